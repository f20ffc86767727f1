"""The seal of a live game: promised before, checked after, and salted by the players in between."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel import BrokenSeal, Seal, SealedLuck

SEED = bytes(range(100, 132))
salts_of_players = st.lists(st.binary(max_size=256), max_size=5)


def draws(luck: SealedLuck) -> list[int]:
    return [luck.below(1_000_000) for _ in range(10)]


def test_the_commitment_is_the_digest_of_a_label_and_the_seed() -> None:
    assert Seal(SEED).commitment == sha256(b"tablee/commitment/1\x00" + SEED).hexdigest()


def test_the_key_of_the_deal_is_the_digest_of_a_label_the_seed_and_every_salt_with_its_length() -> None:
    message = b"tablee/deal/1\x00" + SEED + b"\x02\x00ab" + b"\x00\x00" + b"\x01\x00c"
    luck = Seal(SEED).luck([b"ab", b"", b"c"])
    assert (luck.key, luck.drawn) == (sha256(message).digest(), 0)


def test_a_deal_without_salts_has_a_key_of_the_seed_alone() -> None:
    assert Seal(SEED).luck().key == sha256(b"tablee/deal/1\x00" + SEED).digest()


def test_the_promised_seed_passes_the_check() -> None:
    seal = Seal.check(Seal(SEED).commitment, SEED)
    assert seal.seed == SEED


@given(st.integers(0, 31), st.integers(1, 255))
def test_any_other_seed_breaks_the_seal(place: int, change: int) -> None:
    other = bytes(byte ^ change if here == place else byte for here, byte in enumerate(SEED))
    with pytest.raises(BrokenSeal) as broken:
        Seal.check(Seal(SEED).commitment, other)
    assert broken.value.wrong == Seal(other).commitment
    assert broken.value.right == Seal(SEED).commitment


@pytest.mark.parametrize("promise", ["", "0" * 64, "é"])
def test_what_is_no_commitment_breaks_the_seal(promise: str) -> None:
    with pytest.raises(BrokenSeal):
        Seal.check(promise, SEED)


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_seed_has_thirty_two_bytes(size: int) -> None:
    with pytest.raises(BrokenSeal) as broken:
        Seal(bytes(size))
    assert (broken.value.detail, broken.value.wrong, broken.value.right) == ("seed_size", str(size), "32")


def test_a_salt_has_at_most_256_bytes() -> None:
    assert Seal(SEED).luck([bytes(256)]).key
    with pytest.raises(BrokenSeal) as broken:
        Seal(SEED).luck([b"", bytes(257)])
    assert (broken.value.detail, broken.value.wrong, broken.value.right) == ("salt_size", "257", "256")


def test_every_salt_changes_the_deal() -> None:
    seal = Seal(SEED)
    salted = [seal.luck(salts) for salts in ([], [b""], [b"a"], [b"b"], [b"a", b"b"], [b"b", b"a"], [b"a", b""])]
    assert len({tuple(draws(luck)) for luck in salted}) == len(salted)


def test_salts_cannot_be_cut_in_another_way() -> None:
    seal = Seal(SEED)
    assert draws(seal.luck([b"ab", b"c"])) != draws(seal.luck([b"a", b"bc"]))
    assert draws(seal.luck([b"a\x01\x00b"])) != draws(seal.luck([b"a", b"b"]))


@given(salts_of_players, salts_of_players)
def test_two_tables_have_the_same_key_only_if_they_have_the_same_salts(ours: list[bytes], theirs: list[bytes]) -> None:
    seal = Seal(SEED)
    assert (seal.luck(ours).key == seal.luck(theirs).key) == (ours == theirs)


def test_the_same_seed_and_salts_deal_the_same_again() -> None:
    assert draws(Seal(SEED).luck([b"salt"])) == draws(Seal(SEED).luck([b"salt"]))


def test_a_fresh_seal_is_never_the_same() -> None:
    seals = [Seal.fresh() for _ in range(50)]
    assert len({seal.seed for seal in seals}) == len({seal.commitment for seal in seals}) == 50
    assert all(len(seal.seed) == 32 for seal in seals)
