"""Who somebody is: a name, a cookie, and nothing else."""

from __future__ import annotations

from hashlib import sha256
from http.cookies import SimpleCookie

import pytest

from tablee.server.sessions import Sessions, Signer
from tablee.server.settings import SESSION
from tests.server.http.conftest import House, problem

pytestmark = pytest.mark.anyio
DAY = 86_400


async def test_a_guest_picks_a_name_and_is_known_by_a_cookie(house: House) -> None:
    ana = house.visitor()
    came = await ana.post("/api/guest", json={"name": "  Ana \t Maria "})
    assert came.status_code == 201
    assert came.json()["name"] == "Ana Maria"
    assert (await ana.get("/api/me")).json() == came.json()


async def test_the_cookie_is_for_us_alone(house: House) -> None:
    came = await house.visitor().post("/api/guest", json={"name": "Ana"})
    cookie = SimpleCookie(came.headers["set-cookie"])["tablee"]
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "Lax"
    assert cookie["path"] == "/"
    assert cookie["domain"] == ""
    assert cookie["max-age"] == str(SESSION)
    assert cookie["secure"] == ""


async def test_over_https_the_cookie_stays_there(house: House) -> None:
    came = await house.visitor(here="https://tablee.local").post("/api/guest", json={"name": "Ana"})
    assert SimpleCookie(came.headers["set-cookie"])["tablee"]["secure"] is True
    assert came.headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize("settings", [{"origins": ("https://games.example",)}])
async def test_behind_a_proxy_with_https_the_cookie_stays_there_too(house: House) -> None:
    came = await house.visitor().post("/api/guest", json={"name": "Ana"})
    assert "Secure" in came.headers["set-cookie"]


async def test_only_a_hash_of_the_token_is_kept(house: House) -> None:
    came = await house.visitor().post("/api/guest", json={"name": "Ana"})
    identity, token, *_ = SimpleCookie(came.headers["set-cookie"])["tablee"].value.split(".")
    kept = await house.store.person(identity)
    assert kept is not None
    assert kept.token_hash == sha256(token.encode()).digest()
    await house.store.close()
    for file in house.path.iterdir():
        assert token.encode() not in file.read_bytes()


async def test_two_guests_of_one_name_are_two_people(house: House) -> None:
    one, other = [(await (await house.guest("Ana")).get("/api/me")).json()["id"] for _ in range(2)]
    assert one != other


async def test_a_guest_may_be_called_otherwise(house: House) -> None:
    ana = await house.guest("Ana")
    before = (await ana.get("/api/me")).json()
    renamed = await ana.put("/api/me", json={"name": "Anna"})
    assert renamed.status_code == 200
    assert renamed.json() == {"id": before["id"], "name": "Anna"} == (await ana.get("/api/me")).json()


async def test_whoever_comes_twice_stays_the_same_person(house: House) -> None:
    ana = await house.guest("Ana")
    before = (await ana.get("/api/me")).json()
    again = await ana.post("/api/guest", json={"name": "Anna"})
    assert again.json() == {"id": before["id"], "name": "Anna"}
    assert "set-cookie" not in again.headers


async def test_a_new_name_costs_the_same_however_it_is_asked_for(house: House) -> None:
    ana = await house.guest("Ana")
    ways = [("POST", "/api/guest"), ("PUT", "/api/me")] * 6
    answers = [
        await ana.request(method, path, json={"name": f"Ana {turn}"}) for turn, (method, path) in enumerate(ways)
    ]
    assert [answer.status_code for answer in answers] == [201, 200] * 5 + [429, 429]
    assert (await ana.get("/api/me")).json()["name"] == "Ana 9"


async def test_a_cookie_outlives_the_server(house: House) -> None:
    ana = await house.guest("Ana")
    before = (await ana.get("/api/me")).json()
    cookies = ana.cookies
    house.app = house.make_app()
    after = house.visitor()
    after.cookies = cookies
    assert (await after.get("/api/me")).json() == before


async def test_the_store_is_asked_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await house.guest("Ana")
    await ana.get("/api/me")

    async def never(person: str) -> None:
        raise AssertionError(person)

    monkeypatch.setattr(house.store, "person", never)
    assert (await ana.get("/api/me")).status_code == 200


# --- Names


@pytest.mark.parametrize(
    ("wish", "kept"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("X Æ A-12", "X Æ A-12"),
        ("木村", "木村"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("a" * 24, "a" * 24),
        ("\u00a0Jo\u3000", "Jo"),
        ("<b>Jo</b>", "<b>Jo</b>"),
    ],
)
async def test_names_of_all_kinds_are_welcome(house: House, wish: str, kept: str) -> None:
    came = await house.visitor().post("/api/guest", json={"name": wish})
    assert came.json()["name"] == kept


@pytest.mark.parametrize(
    ("wish", "detail"),
    [
        ("", "empty"),
        (" \t\n\u00a0", "empty"),
        ("a" * 25, "long"),
        ("a\x00b", "letter"),
        ("a\x07b", "letter"),
        ("abc\u202etxt", "letter"),
        ("\u2066a\u2069", "letter"),
        ("\u200b", "letter"),
        ("a\ufeffb", "letter"),
        ("\u3164", "letter"),
        ("\ue000", "letter"),
        ("\U000e0041", "letter"),
        ("\u0301\u0302", "marks"),
        ("a" + "\u0316" * 5, "marks"),
        ("\u200d", "marks"),
    ],
)
async def test_names_that_nobody_can_read_are_refused(house: House, wish: str, detail: str) -> None:
    visitor = house.visitor()
    refused = await visitor.post("/api/guest", json={"name": wish})
    assert problem(refused) == (422, "bad_name")
    assert refused.json()["detail"] == detail
    assert "set-cookie" not in refused.headers
    ana = await house.guest("Ana")
    assert problem(await ana.put("/api/me", json={"name": wish})) == (422, "bad_name")
    assert (await ana.get("/api/me")).json()["name"] == "Ana"


@pytest.mark.parametrize("body", [{}, {"name": 5}, {"name": None}, {"name": "a" * 201}, {"name": "Ana", "id": "x"}, []])
async def test_what_is_no_name_at_all_is_refused(house: House, body: object) -> None:
    assert problem(await house.visitor().post("/api/guest", json=body)) == (422, "invalid")


# --- Cookies that are not good


async def cookie_of(house: House) -> str:
    came = await house.visitor().post("/api/guest", json={"name": "Ana"})
    return SimpleCookie(came.headers["set-cookie"])["tablee"].value


async def known(house: House, *cookies: str) -> bool:
    line = "; ".join(f"tablee={cookie}" for cookie in cookies)
    answer = await house.visitor().get("/api/me", headers={"Cookie": line})
    if answer.status_code == 200:
        return True
    assert problem(answer) == (401, "no_session")
    return False


async def test_no_cookie_is_nobody(house: House) -> None:
    assert not await known(house)


async def test_the_good_cookie_is_good(house: House) -> None:
    assert await known(house, await cookie_of(house))


async def test_a_cookie_with_any_letter_changed_is_nobodys(house: House) -> None:
    cookie = await cookie_of(house)
    for place, letter in enumerate(cookie[:-1]):  # the last one has bits that mean nothing
        assert not await known(house, cookie[:place] + ("A" if letter != "A" else "B") + cookie[place + 1 :]), place


@pytest.mark.parametrize(
    "cookie", ["", ".", "..", "...", "a.b.c.d", "\u00e9", "x" * 301, '"quoted"', "%00", "a" * 5000]
)
async def test_nonsense_is_nobody(house: House, cookie: str) -> None:
    answer = await house.visitor().get("/api/me", headers={b"Cookie": f"tablee={cookie}".encode("latin-1")})
    assert problem(answer) == (401, "no_session")


async def test_a_cookie_signed_by_somebody_else_is_nobodys(house: House) -> None:
    identity, token, *_ = (await cookie_of(house)).split(".")
    forged = Signer(b"another key", house.clock.seconds).sign(f"{identity}.{token}").decode()
    assert not await known(house, forged)


async def test_our_own_signature_is_not_enough_without_the_token(house: House) -> None:
    """As if the signing key had leaked, but not the tokens."""
    identity, *_ = (await cookie_of(house)).split(".")
    signer = await house.app.sessions.signing()
    assert not await known(house, signer.sign(f"{identity}.guessed").decode())
    assert not await known(house, signer.sign("nobody.guessed").decode())


async def test_a_cookie_expires(house: House) -> None:
    cookie = await cookie_of(house)
    house.clock.now += SESSION
    assert await known(house, cookie)
    house.clock.now += 1
    assert not await known(house, cookie)
    house.app = house.make_app()
    assert not await known(house, cookie)


async def test_a_cookie_is_given_anew_before_it_expires(house: House) -> None:
    ana = await house.guest("Ana")
    first = ana.cookies["tablee"]
    assert "set-cookie" not in (await ana.get("/api/me")).headers
    house.clock.now += 31 * DAY
    assert "set-cookie" in (await ana.get("/api/me")).headers
    assert ana.cookies["tablee"] != first
    house.clock.now += SESSION - DAY
    assert (await ana.get("/api/me")).status_code == 200
    assert not await known(house, first)


async def test_two_of_our_cookies_at_once_are_nobodys(house: House) -> None:
    assert not await known(house, await cookie_of(house), await cookie_of(house))


async def test_cookies_of_others_beside_ours_do_no_harm(house: House) -> None:
    cookie = await cookie_of(house)
    line = f'a="b; c=d{{}}; tablee={cookie}; x[]=@;;=;nothing'
    assert (await house.visitor().get("/api/me", headers={"Cookie": line})).status_code == 200


async def test_a_new_token_ends_the_old_cookie(house: House) -> None:
    cookie = await cookie_of(house)
    await house.store.save_person(cookie.split(".")[0], b"another", "Ana", 0)
    house.app.sessions = Sessions(house.store, house.settings, house.clock.seconds)
    house.app = house.make_app()
    assert not await known(house, cookie)


async def test_what_is_remembered_is_bounded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.sessions.REMEMBERED", 3)
    cookies = [await cookie_of(house) for _ in range(6)]
    for cookie in cookies * 2:
        assert await known(house, cookie)
    assert len(house.app.sessions.cookies) <= 3
    assert len(house.app.sessions.people) <= 3


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/mine"])
async def test_what_is_somebodys_own_is_for_nobody_else(house: House, path: str) -> None:
    assert problem(await house.visitor().get(path)) == (401, "no_session")
