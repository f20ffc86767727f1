"""How a village must have ended, read off its position on paper by the law alone (LGT-310 to 320)."""

from __future__ import annotations

from tablee.kernel import Json

WOLVES = ("werewolf", "white_wolf")
ROUNDS_OF_REST = 4  # LGT-317


def ended_as(paper: Json) -> tuple[str, list[int]]:
    """The reason and the winners; no reason at all, if nothing has ended the game."""
    players = list(enumerate(paper["players"]))
    living = [(seat, player) for seat, player in players if player.get("alive", True)]
    couple = paper.get("lovers", [])
    cards = [player["card"] for _, player in players]
    kinds = {cards[seat] in WOLVES for seat in couple}
    mixed = len(couple) == 2 and (kinds == {True, False} or any(cards[seat] == "white_wolf" for seat in couple))
    apart = couple if mixed else []
    if not living:
        return "draw", []
    if mixed and sorted(seat for seat, _ in living) == sorted(couple):
        return "lovers", sorted(couple)
    if [player["card"] for _, player in living] == ["white_wolf"]:
        return "white", [living[0][0]]
    pipers = [seat for seat, player in living if player["card"] == "piper" and seat not in apart]
    if pipers and all(player.get("charmed", False) for seat, player in living if seat != pipers[0]):
        return "piper", pipers
    wolves = sum(1 for _, player in living if player["card"] in WOLVES)
    if wolves == 0:
        with_the_village = [card not in WOLVES and card != "piper" for card in cards]
        return "villagers", [seat for seat, yes in enumerate(with_the_village) if yes and seat not in apart]
    if wolves == len(living):
        return "werewolves", [seat for seat, card in enumerate(cards) if card == "werewolf" and seat not in apart]
    if paper.get("quiet_rounds", 0) >= ROUNDS_OF_REST:
        return "stalemate", []
    return "", []
