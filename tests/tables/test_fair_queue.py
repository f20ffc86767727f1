"""A queue in which people take turns."""

from __future__ import annotations

from random import Random

from tablee.tables.fair_queue import FairQueue


def filled(**owned: int) -> FairQueue[str]:
    """So many things of each owner, one owner after the other."""
    queue: FairQueue[str] = FairQueue()
    for owner, count in owned.items():
        for number in range(count):
            assert queue.put(owner, number, f"{owner}{number}") is None
    return queue


def emptied(queue: FairQueue[str]) -> list[str]:
    taken = []
    while (thing := queue.take()) is not None:
        taken.append(thing)
    return taken


def test_what_one_owns_is_taken_in_the_order_in_which_it_came() -> None:
    assert emptied(filled(ada=4)) == ["ada0", "ada1", "ada2", "ada3"]


def test_people_take_turns_however_much_one_of_them_has_put_in() -> None:
    queue = filled(gil=150, ada=2, bob=1)
    assert emptied(queue)[:6] == ["gil0", "ada0", "bob0", "gil1", "ada1", "gil2"]
    assert len(queue) == 0


def test_whoever_comes_while_somebody_has_their_turn_is_next() -> None:
    queue = filled(gil=150)
    assert queue.take() == "gil0"
    queue.put("ada", 0, "ada0")
    assert [queue.take(), queue.take()] == ["ada0", "gil1"]


def test_nobody_comes_before_others_by_having_nothing_left_for_a_moment() -> None:
    queue = filled(gil=1, ada=2)
    assert queue.take() == "gil0"
    queue.put("gil", 1, "gil1")
    assert emptied(queue) == ["ada0", "gil1", "ada1"]


def test_a_newer_thing_takes_the_place_of_the_older_one_of_its_name() -> None:
    queue = filled(ada=3)
    assert queue.put("ada", 1, "newer") == "ada1"
    assert emptied(queue) == ["ada0", "newer", "ada2"]


def test_of_too_many_things_of_one_owner_the_oldest_goes() -> None:
    queue: FairQueue[int] = FairQueue(most=3)
    assert [queue.put("ada", number, number) for number in range(5)] == [None, None, None, 0, 1]
    assert queue.put("bob", 0, 10) is None, "everybody has room of their own"
    assert queue.put("ada", 4, 40) == 4, "a newer thing takes no more room"
    assert [queue.take() for _ in range(5)] == [2, 10, 3, 40, None]


def test_what_is_taken_out_does_not_wait_any_more() -> None:
    queue = filled(ada=2, bob=1)
    assert queue.remove("ada", 0) == "ada0"
    assert queue.remove("ada", 0) is None
    assert queue.remove("bob", 0) == "bob0"
    assert queue.remove("cleo", 0) is None
    assert (len(queue), list(queue.lines)) == (1, ["ada"])
    assert emptied(queue) == ["ada1"]


def test_somebody_with_very_much_counts_once_for_everybody_else() -> None:
    queue = filled(gil=150)
    assert (queue.ahead("gil"), queue.ahead("ada")) == (150, 1)
    queue.take()
    assert (queue.ahead("gil"), queue.ahead("ada")) == (150, 1), "what is taken is still before both"
    queue.put("ada", 0, "ada0")
    assert (queue.ahead("gil"), queue.ahead("ada"), queue.ahead("bob")) == (151, 3, 2)
    assert filled(ada=1, bob=1, cleo=1).ahead("dan") == 3


def test_no_more_are_taken_before_a_thing_than_were_said_to_be() -> None:
    """And hardly fewer: at most one of each of the others, who may have had their turn already."""
    luck = Random(1)
    for _ in range(300):
        queue = filled(**{owner: luck.randrange(6) for owner in luck.sample("abcd", 4)})
        for _ in range(luck.randrange(5)):
            queue.take()
        owner = luck.choice("abcde")
        said = queue.ahead(owner) - (queue.turn is not None)
        others = len(queue.lines.keys() - {owner})
        queue.put(owner, "new", "new")
        assert said - others <= emptied(queue).index("new") <= said
