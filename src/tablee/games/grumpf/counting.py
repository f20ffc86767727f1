"""Sections 3.7 to 3.10: what happens when a hunt is over, board by board, and what everything is worth."""

from __future__ import annotations

from abc import abstractmethod

from tablee.games.grumpf import events, sight
from tablee.games.grumpf.box import SIDE_2
from tablee.games.grumpf.hunt import Hunt
from tablee.games.grumpf.moves import BOARDS, EXCHANGES, SORCERER, SPECIES, Exchange
from tablee.games.grumpf.phases import EXCHANGE
from tablee.games.grumpf.scoring import Best, best_use, ranks_of
from tablee.games.grumpf.sharing import Tally, share
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move
from tablee.kernel.records import Outcome


class Counting(Hunt):
    """A table of Grumpf whose boards can be counted."""

    __slots__ = ()

    # --- 3.7, 3.8 Finishing the hunt

    def resolve(self, luck: Luck) -> None:
        """GRU-105, 106. Board by board, the Sorcerer last; then everybody looks at the count."""
        self.chooser = -1
        for board in range(len(BOARDS)):
            count = self.tally(board)
            if self.told is not None:
                self.told.append(sight.board_tally(self, board, count))
            if board == SORCERER:
                self.sorcerer(count)
            elif count.met:
                self.share_animals(board, count)
            elif self.told is not None:
                self.told.append(events.BoardFailed(self.t(), BOARDS[board], self.animals[board]))
        self.open_review(luck)

    def share_animals(self, board: int, count: Tally) -> None:
        """GRU-111, 144 to 152. All of them, by the pattern; those of the neutral clan leave the game (GRU-227)."""
        shares = share(self.box.boards[board].pattern, count.standings, self.animals[board])
        self.animals[board] = 0
        lost = 0
        for part in shares:
            if part.clan < self.seats:
                self.clans[part.clan].animals[board] += part.taken
            else:
                lost += part.taken
        self.discarded[board] += lost
        if self.told is not None:
            key = BOARDS[board]
            self.told.append(events.AnimalsShared(self.t(), key, [(part.clan, part.taken) for part in shares]))
            if lost:
                self.told.append(events.AnimalsDiscarded(self.t(), key, SPECIES[board], lost))

    # --- 3.9 The Sorcerer board

    def sorcerer(self, count: Tally) -> None:
        """GRU-160 to 165, 228, 229. To the strongest clan: one tile (side •), or the right to exchange (side ••)."""
        winner = count.standings[0].clan if count.met else -1
        if self.terms.sides[SORCERER] == SIDE_2:
            if 0 <= winner < self.seats:
                self.offer_exchange(winner)
        elif self.tiles > 0:
            self.give_tile(winner)

    def give_tile(self, winner: int) -> None:
        """GRU-160 to 162, 228. One at most; nobody takes none, and the neutral clan's leaves the game."""
        if winner >= 0:
            self.tiles -= 1
        if 0 <= winner < self.seats:
            self.clans[winner].tiles += 1
        if self.told is None:
            return
        if winner < 0:
            self.told.append(events.TileUnclaimed(self.t(), self.tiles))
        elif winner < self.seats:
            self.told.append(events.TileWon(self.t(), winner, self.tiles))
        else:
            self.told.append(events.TileDiscarded(self.t(), self.tiles))

    def offer_exchange(self, winner: int) -> None:
        """GRU-165, 173. To be decided when the boards have been looked at; or impossible."""
        if len(self.exchanges(winner)) > 0:
            self.chooser = winner
        elif self.told is not None:
            self.told.append(events.ExchangeImpossible(self.t(), winner))

    def exchanges(self, seat: int) -> list[Move]:
        """GRU-166 to 173. Another player, an animal of his, and one of one's own of another species."""
        moves: list[Move] = []
        mine = self.clans[seat].animals
        for other in range(self.seats):
            if other == seat:
                continue
            theirs = self.clans[other].animals
            for taken in range(len(SPECIES)):
                for given in range(len(SPECIES)):
                    if taken != given and theirs[taken] > 0 and mine[given] > 0:
                        moves.append(EXCHANGES[other][taken][given])
        return moves

    def open_exchange(self, luck: Luck) -> None:
        if self.chooser < 0:
            self.end_round(luck)
            return
        self.phase = EXCHANGE
        if self.told is not None:
            options = [move.text for move in self.exchanges(self.chooser)]
            self.told.append(events.ExchangeOpen(self.t(), self.chooser, options))

    def exchange(self, seat: int, move: Move, luck: Luck) -> None:
        """GRU-165 to 168. One for one, and the other cannot refuse; or nothing."""
        if isinstance(move, Exchange):
            mine = self.clans[seat].animals
            theirs = self.clans[move.other].animals
            theirs[move.taken] -= 1
            mine[move.taken] += 1
            mine[move.given] -= 1
            theirs[move.given] += 1
            if self.told is not None:
                taken, given = SPECIES[move.taken], SPECIES[move.given]
                self.told.append(events.ExchangeDone(self.t(), seat, move.other, taken, given))
        elif self.told is not None:
            self.told.append(events.ExchangeDeclined(self.t(), seat))
        self.chooser = -1
        self.end_round(luck)

    @abstractmethod
    def open_review(self, luck: Luck) -> None:
        """GRU-044. The boards are looked at."""

    @abstractmethod
    def end_round(self, luck: Luck) -> None:
        """GRU-042, 180. The next round begins, or the game is over."""

    # --- 3.10 Scoring

    def best(self, seat: int) -> Best:
        """GRU-189. The best use of everything that a seat has won."""
        clan = self.clans[seat]
        return best_use(clan.animals, clan.tiles, clan.jokers, self.box.series)

    def scores(self) -> list[int]:
        return [self.best(seat).points for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """GRU-190 to 193, 231."""
        return ranks_of(self.scores(), [sum(clan.animals) for clan in self.clans[: self.seats]])

    def payoff(self) -> list[float]:
        """The whole victory to the winner, or shared alike."""
        ranks = self.ranks()
        portion = 1.0 / ranks.count(1)
        return [portion if rank == 1 else 0.0 for rank in ranks]

    def outcome(self) -> Outcome:
        """GRU-190 to 193. Who won: by points, by fewer animals among equals, or together."""
        ranks = self.ranks()
        scores = self.scores()
        reason = "shared" if ranks.count(1) > 1 else "animals" if scores.count(max(scores)) > 1 else "points"
        return Outcome.by_rank(ranks, scores, reason)
