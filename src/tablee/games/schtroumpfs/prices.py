"""What things cost, and how much is collected, with everything in force (SCH-081, 082, 214 to 216)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.schtroumpfs.box import BERRY, LOG, ROW_NUMBER, STONE, Invention, Roof, RowCard

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village

Tokens = tuple[int, int, int]

FREE: Final = (0, 0, 0)


# --- Combinations of tokens


def shares(count: int, most: Tokens) -> list[Tokens]:
    """Every way to take so many tokens where there are only so many of each kind; berries first, then logs."""
    found: list[Tokens] = []
    for berries in range(min(count, most[0]), -1, -1):
        for logs in range(min(count - berries, most[1]), -1, -1):
            stones = count - berries - logs
            if stones <= most[2]:
                found.append((berries, logs, stones))
    return found


def stock_of(village: Village) -> Tokens:
    return (village.stock[BERRY], village.stock[LOG], village.stock[STONE])


def supply_of(village: Village) -> Tokens:
    return (village.supply(BERRY), village.supply(LOG), village.supply(STONE))


# --- Actions


def row_cost(village: Village, row: RowCard) -> Tokens:
    """SCH-056, N17. Resources only: a roof is paid besides."""
    if row.cost[0] > 0:
        lantern = village.has("no_berries")
        if lantern is not None and row.location in lantern.locations:
            return (0, row.cost[1], row.cost[2])
    return row.cost


def is_dangerous(village: Village, row: RowCard) -> bool:
    """SCH-055, G14."""
    return row.dangerous or village.suffers_at("traps", row.location)


def can_pay_row(village: Village, row: RowCard) -> bool:
    """SCH-081, 082."""
    if not village.has_tokens(row_cost(village, row)):
        return False
    return row.effect != "build" or can_build(village)


def can_pay_invention(village: Village, invention: Invention) -> bool:
    """SCH-146. The cost on the card, a roof, or that of the row that a Springboard repeats."""
    if village.stock[BERRY] < invention.fee:
        return False
    if invention.effect == "build":
        return can_build(village)
    if invention.effect == "springboard":
        return len(spring_rows(village)) > 0
    return True


def can_pay(village: Village, target: str) -> bool:
    number = ROW_NUMBER.get(target, -1)
    if number >= 0:
        return can_pay_row(village, village.box.rows[number])
    return can_pay_invention(village, village.box.invention_by_id[target])


def spring_rows(village: Village) -> list[RowCard]:
    """N24. Actions without danger whose slots are all occupied, and whose cost can be paid."""
    found: list[RowCard] = []
    for row in village.box.rows:
        if village.is_full(row.number) and not is_dangerous(village, row) and can_pay_row(village, row):
            found.append(row)
    return found


# --- Houses


def surcharge(village: Village) -> int:
    """SCH-215. How many resources a house costs more, or less, than its roof says."""
    return (
        village.suffers_amount("dear_roofs")
        - village.plays_amount("cheaper_house")
        - village.has_amount("cheaper_house")
    )


def can_build(village: Village) -> bool:
    """SCH-082. At least one unfinished house can be paid."""
    more = surcharge(village)
    for house in village.houses:
        if not house.built and can_pay_roof(village, house.roof, more):
            return True
    return False


def can_pay_roof(village: Village, roof: Roof, more: int) -> bool:
    missing = 0
    for kind in range(3):
        missing += max(0, roof.cost[kind] - village.stock[kind])
    if more <= 0:
        return missing <= -more
    return missing == 0 and village.in_stock() >= roof.total + more


def payments(village: Village, roof: Roof) -> list[Tokens]:
    """SCH-215. Everything that may be paid for this house: some resources are left out, or added."""
    more = surcharge(village)
    found: list[Tokens] = []
    if more <= 0:
        for out in shares(min(-more, roof.total), roof.cost):
            paid = (roof.cost[0] - out[0], roof.cost[1] - out[1], roof.cost[2] - out[2])
            if village.has_tokens(paid):
                found.append(paid)
    elif village.has_tokens(roof.cost):
        stock = village.stock
        spare = (stock[BERRY] - roof.cost[0], stock[LOG] - roof.cost[1], stock[STONE] - roof.cost[2])
        for added in shares(more, spare):
            found.append((roof.cost[0] + added[0], roof.cost[1] + added[1], roof.cost[2] + added[2]))
    return found


# --- Inventions


def discount(village: Village) -> int:
    """SCH-216. The Toolbox, and a Handy Smurf who has not helped yet in this turn."""
    less = village.has_amount("cheaper_invention")
    if not village.discounted:
        less += village.plays_amount("cheaper_invention")
    return less


def invention_price(village: Village, invention: Invention) -> int:
    return max(0, invention.berries - discount(village))


# --- Collecting


def base_amount(village: Village, row: RowCard) -> int:
    """SCH-214. The amount of the board, less what holds it up; not below nothing."""
    less = village.plays_amount("collect_less") + village.suffers_amount("downpour")
    return max(0, row.amount - less)


def bonus_amount(village: Village, row: RowCard) -> int:
    """SCH-214. What a Smurf and the Shovel bring besides."""
    bonus = village.has_amount("collect_more")
    played = village.played
    if played is not None and played.effect == "collect_more" and played.location in (0, row.location):
        bonus += played.amount
    return bonus


def of_kind(kind: int, amount: int) -> Tokens:
    if kind == BERRY:
        return (amount, 0, 0)
    if kind == LOG:
        return (0, amount, 0)
    return (0, 0, amount)


def most_of(found: list[Tokens]) -> list[Tokens]:
    """SCH-043. Those that bring as many tokens as possible, each once."""
    most = 0
    for tokens in found:
        most = max(most, tokens[0] + tokens[1] + tokens[2])
    best: list[Tokens] = []
    for tokens in found:
        if tokens[0] + tokens[1] + tokens[2] == most and tokens not in best:
            best.append(tokens)
    return best


def same_kind(village: Village, amount: int) -> list[Tokens]:
    """SCH-227. So many of one kind."""
    return most_of([of_kind(kind, min(amount, village.supply(kind))) for kind in range(3)])


def free_choice(village: Village, amount: int) -> list[Tokens]:
    """SCH-044. Each one chosen freely and separately."""
    supply = supply_of(village)
    return shares(min(amount, supply[0] + supply[1] + supply[2]), supply)


def brook_choices(village: Village, row: RowCard) -> list[Tokens]:
    """SCH-115, 214, 228. Different kinds (with Smurflily any), and a bonus that differs from all of them."""
    base = base_amount(village, row)
    bonus = bonus_amount(village, row)
    supply = supply_of(village)
    one_each = (min(1, supply[0]), min(1, supply[1]), min(1, supply[2]))
    most = supply if village.plays("collect_other") else one_each
    found: list[Tokens] = []
    for first in shares(min(base, most[0] + most[1] + most[2]), most):
        others = (
            0 if first[0] > 0 else supply[0],
            0 if first[1] > 0 else supply[1],
            0 if first[2] > 0 else supply[2],
        )
        for second in shares(min(bonus, others[0] + others[1] + others[2]), others):
            found.append((first[0] + second[0], first[1] + second[1], first[2] + second[2]))
    return most_of(found)
