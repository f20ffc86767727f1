"""Luck: every draw is below its bound, as likely as the others, and the same wherever the seed is the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from tablee.kernel import FastLuck, Luck, SealedLuck, StdLuck

KEY = bytes(range(32))
FIRST_WORDS_OF_2017 = [1454532014, 3429326956, 3312297332, 1868860265, 505707618, 2035846616]  # from the author's C
FIRST_SEALED_WORDS = [8585014680016584382, 15725951202267097093, 10363138625032885654]
FAST_DICE = {0: 1065, 1: 973, 2: 948, 3: 1038, 4: 1001, 5: 975}
SEALED_DICE = {0: 967, 1: 1027, 2: 1023, 3: 989, 4: 1003, 5: 991}

LUCKS: list[Callable[[int], Luck]] = [FastLuck, StdLuck, lambda seed: SealedLuck(blake2b(b"%d" % seed).digest()[:32])]
every_luck = pytest.mark.parametrize("make", LUCKS, ids=["fast", "std", "sealed"])


# --- The same draws again, from first principles


def sfc32(seed: int) -> Iterator[int]:
    """Doty-Humphrey's small fast counting generator, from its description; the first twelve words are thrown away."""
    word = 2**32
    a, b, c, counter = seed % word, (seed >> 32) % word, (seed >> 64) % word, 1
    for number in range(10**9):
        drawn = (a + b + counter) % word
        counter = (counter + 1) % word
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % word, (((c << 21) | (c >> 11)) % word + drawn) % word
        if number >= 12:
            yield drawn


def sealed_words(key: bytes) -> Iterator[int]:
    """The digests of the counters 0, 1, 2 ... under the key, eight words of 64 bits in each, lowest byte first."""
    for counter in range(10**9):
        digest = blake2b(counter.to_bytes(16, "little"), key=key, digest_size=64).digest()
        for start in range(0, 64, 8):
            yield sum(byte << 8 * place for place, byte in enumerate(digest[start : start + 8]))


def sealed_below(words: Iterator[int], n: int) -> int:
    """A word below the largest multiple of n that fits into 64 bits, counted down to the rest."""
    while True:
        word = next(words)
        if word < (2**64 // n) * n:
            return word % n


# --- Fast luck


def test_the_fast_stream_is_the_one_written_down() -> None:
    luck = FastLuck(2017)
    assert [luck.next32() for _ in range(6)] == FIRST_WORDS_OF_2017


@given(st.integers(-(2**100), 2**100))
def test_the_fast_stream_is_sfc32_for_any_seed(seed: int) -> None:
    luck, words = FastLuck(seed), sfc32(seed)
    assert [luck.next32() for _ in range(20)] == [next(words) for _ in range(20)]


@given(st.integers(0, 2**96 - 1), st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=10))
def test_a_fast_draw_is_the_high_part_of_a_product(seed: int, bounds: list[int]) -> None:
    luck, words = FastLuck(seed), sfc32(seed)
    assert [luck.below(n) for n in bounds] == [next(words) * n // 2**32 for n in bounds]


def test_a_spawned_stream_does_not_depend_on_what_its_parent_draws_later() -> None:
    parent, again = FastLuck(1), FastLuck(1)
    child, other = parent.spawn(), again.spawn()
    parent.below(6)
    drawn = [child.next32() for _ in range(8)]
    assert drawn == [other.next32() for _ in range(8)]
    words = sfc32(1)
    low, middle, high = next(words), next(words), next(words)
    expected = sfc32(low + (middle << 32) + (high << 64))
    assert drawn == [next(expected) for _ in range(8)]


def test_spawned_streams_differ() -> None:
    parent = FastLuck(1)
    assert len({parent.spawn().next32() for _ in range(100)}) == 100


def test_neighbouring_seeds_give_other_streams() -> None:
    assert len({FastLuck(seed).next32() for seed in range(1000)}) == 1000


# --- Every luck


@every_luck
@pytest.mark.parametrize("n", [1, 2, 3, 7, 50, 2**24, 2**31 - 1])
def test_a_draw_is_below_its_bound(make: Callable[[int], Luck], n: int) -> None:
    luck = make(3)
    draws = [luck.below(n) for _ in range(500)]
    assert all(0 <= draw < n for draw in draws)
    assert all(type(draw) is int for draw in draws)
    assert max(draws) >= n // 2


@every_luck
def test_every_number_is_about_as_likely(make: Callable[[int], Luck]) -> None:
    """Six thousand dice: chi-square with five degrees of freedom, far below the 20.5 of one chance in a thousand."""
    luck = make(11)
    counts = Counter(luck.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_the_exact_counts_of_fixed_seeds() -> None:
    fast, sealed = FastLuck(11), SealedLuck(KEY)
    assert Counter(fast.below(6) for _ in range(6000)) == FAST_DICE
    assert Counter(sealed.below(6) for _ in range(6000)) == SEALED_DICE


@every_luck
def test_a_shuffle_is_a_permutation_and_draws_once_for_each_card_but_the_last(make: Callable[[int], Luck]) -> None:
    for size in range(12):
        luck, again = make(size), make(size)
        cards = list(range(size))
        luck.shuffle(cards)
        assert sorted(cards) == list(range(size))
        for n in range(size, 1, -1):
            again.below(n)
        assert luck.below(1000) == again.below(1000)


@every_luck
def test_a_shuffle_is_that_of_fisher_and_yates_from_the_end(make: Callable[[int], Luck]) -> None:
    luck, again = make(5), make(5)
    cards, expected = list("abcdefgh"), list("abcdefgh")
    luck.shuffle(cards)
    for last in range(7, 0, -1):
        other = again.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected


@every_luck
def test_every_order_of_three_cards_is_about_as_likely(make: Callable[[int], Luck]) -> None:
    luck = make(4)
    orders: Counter[str] = Counter()
    for _ in range(3000):
        cards = ["a", "b", "c"]
        luck.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 20.5


@every_luck
def test_a_uniform_number_is_in_steps_of_one_sixteen_millionth(make: Callable[[int], Luck]) -> None:
    luck, again = make(9), make(9)
    for _ in range(200):
        drawn = luck.uniform()
        assert 0.0 <= drawn < 1.0
        assert drawn * 2**24 == again.below(2**24)


@every_luck
def test_the_same_seed_gives_the_same_draws(make: Callable[[int], Luck]) -> None:
    one, other, third = make(21), make(21), make(22)
    draws = [one.below(1000) for _ in range(50)]
    assert draws == [other.below(1000) for _ in range(50)]
    assert draws != [third.below(1000) for _ in range(50)]


def test_std_luck_draws_from_pythons_own_generator() -> None:
    luck, draw = StdLuck(7), random.Random(7)
    assert [luck.below(52) for _ in range(50)] == [int(draw.random() * 52) for _ in range(50)]


def test_std_luck_leaves_the_generator_of_everybody_alone() -> None:
    random.seed(1)
    before = random.getstate()
    luck = StdLuck(7)
    luck.shuffle(list(range(50)))
    assert random.getstate() == before


class Scripted(Luck):
    """Luck of a test's own, in plain Python: draws what it is told."""

    def __init__(self, *draws: int) -> None:
        self.draws = list(draws)

    def below(self, n: i64) -> i64:
        return self.draws.pop(0) % n


def test_a_luck_of_ones_own_can_be_written_in_plain_python() -> None:
    cards = list("abc")
    Scripted(0, 0).shuffle(cards)
    assert cards == list("bca")
    assert Scripted(2**23).uniform() == 0.5


# --- Sealed luck


def test_the_sealed_stream_is_the_one_written_down() -> None:
    luck = SealedLuck(KEY)
    assert [luck.word() for _ in range(3)] == FIRST_SEALED_WORDS


@given(st.binary(min_size=32, max_size=32))
def test_a_sealed_word_is_a_part_of_a_keyed_digest_of_a_counter(key: bytes) -> None:
    luck, words = SealedLuck(key), sealed_words(key)
    assert [luck.word() for _ in range(20)] == [next(words) for _ in range(20)]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**63 - 1), min_size=1, max_size=10))
def test_a_sealed_draw_is_a_word_without_bias(key: bytes, bounds: list[int]) -> None:
    luck, words = SealedLuck(key), sealed_words(key)
    assert [luck.below(n) for n in bounds] == [sealed_below(words, n) for n in bounds]


def test_words_beyond_the_last_whole_multiple_are_drawn_again() -> None:
    """With a bound just above 2 ** 62 one word in four would favour the low numbers."""
    luck, words = SealedLuck(KEY), sealed_words(KEY)
    n = 2**62 + 1
    draws = [luck.below(n) for _ in range(100)]
    assert draws == [sealed_below(words, n) for _ in range(100)]
    assert 110 < luck.drawn < 160


def test_a_word_at_the_limit_is_refused_and_the_one_below_it_is_taken() -> None:
    """A crafted block: ten goes into 2 ** 64 with a rest of six, so the six highest words count for nothing."""
    limit = 2**64 - 6
    crafted = [0, 2**64 - 1, limit, limit - 1, 23, 0, 0, 0]
    luck = SealedLuck(KEY, drawn=1)
    luck.block = b"".join(word.to_bytes(8, "little") for word in crafted)
    assert luck.below(10) == 9  # limit - 1
    assert luck.drawn == 4
    assert luck.below(10) == 3
    assert luck.drawn == 5


@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 15, 16, 100])
def test_the_state_of_sealed_luck_is_its_key_and_how_much_was_drawn(drawn: int) -> None:
    luck = SealedLuck(KEY)
    for _ in range(drawn):
        luck.word()
    again = SealedLuck(luck.key, luck.drawn)
    assert [again.below(1000) for _ in range(30)] == [luck.below(1000) for _ in range(30)]
    assert again.drawn == luck.drawn


def test_another_key_gives_other_words() -> None:
    assert SealedLuck(KEY).word() != SealedLuck(bytes(32)).word()


# --- A stream for each label


@every_luck
def test_a_label_gives_the_same_draws_whatever_else_was_drawn(make: Callable[[int], Luck]) -> None:
    """LGT-364: of two games, one drew a hundred times and from another label before."""
    one, other = make(7), make(7)
    for _ in range(100):
        other.below(6)
    other.stream("lots", 3).below(6)
    assert draws(one.stream("glimpse", 2, 5)) == draws(other.stream("glimpse", 2, 5))


@every_luck
def test_a_stream_takes_nothing_from_the_other_draws(make: Callable[[int], Luck]) -> None:
    one, other = make(7), make(7)
    one.stream("glimpse", 2).below(1000)
    assert draws(one) == draws(other)


@every_luck
def test_labels_and_seeds_part_the_streams(make: Callable[[int], Luck]) -> None:
    labels: list[tuple[str, tuple[int, ...]]] = [
        ("a", ()),
        ("b", ()),
        ("a", (0,)),
        ("a", (1,)),
        ("a", (1, 2)),
        ("a", (12,)),
    ]
    found = {tuple(draws(make(seed).stream(purpose, *parts))) for seed in (1, 2) for purpose, parts in labels}
    assert len(found) == 2 * len(labels)
    assert tuple(draws(make(1))) not in found


def test_a_sealed_stream_is_the_one_written_down() -> None:
    """BLAKE2b of the label under the key of the game, with a person of its own, is the key of the stream."""
    written = blake2b(b"glimpse\x002\x005\0", key=KEY, person=b"tablee/stream/1\0", digest_size=32).digest()
    words = sealed_words(written)
    assert draws(SealedLuck(KEY).stream("glimpse", 2, 5)) == [sealed_below(words, 1000) for _ in range(20)]


def test_a_luck_that_is_written_down_has_one_stream() -> None:
    scripted = Scripted(3, 1)
    assert [scripted.stream("lots").below(6), scripted.below(6)] == [3, 1]


def draws(luck: Luck) -> list[int]:
    return [luck.below(1000) for _ in range(20)]
