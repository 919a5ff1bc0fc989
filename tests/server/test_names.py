"""Names people can tell apart: something to see in each, and no two alike at one table."""

from __future__ import annotations

import pytest

from cantiere.server.people.lookalikes import are_alike
from tests.server.kit import Refused, Server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "An na"),
        ("Anna", "\u0410nna"),  # a Cyrillic A
        ("Anna", "Ａｎｎａ"),
        ("Pavel", "PaveI"),
        ("Pavel", "Pave1"),
        ("Tom", "Torn"),
        ("Bob", "B0b"),
        ("Žofie", "Z\u030cofie"),
        ("paypal", "раураl"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hana"), ("Anna", "Anna 2"), ("Jan", "Ján"), ("Zofia", "Žofia"), ("Tom", "Tim")]
)
def test_names_that_people_can_tell_apart(one: str, other: str) -> None:
    assert not are_alike(one, other)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164", "error-name-characters"),
        ("\u2800\u2800", "error-name-characters"),
        ("Anna\u115f", "error-name-characters"),
        ("An\u034fna", "error-name-characters"),
        ("A\u0301\u0302\u0303\u0304\u0305nna", "error-name-characters"),
        ("...", "error-name-letter"),
        ("\U0001f600", "error-name-letter"),
        ("\u0301", "error-name-letter"),
    ],
)
async def test_a_name_can_be_seen(crowd: Server, name: str, why: str) -> None:
    async with crowd.player("Anna") as anna:
        with pytest.raises(Refused) as no:
            await anna.post("/api/me", {"name": name})
        assert no.value.key == why


@pytest.mark.parametrize("name", ["Žofie", "李", "Ольга", "Łukasz 2", "José", "R2-D2"])
async def test_names_of_any_script_are_names(crowd: Server, name: str) -> None:
    async with crowd.player("Anna") as anna:
        assert (await anna.post("/api/me", {"name": name}))["you"]["name"] == name


async def test_no_two_at_a_table_look_alike(crowd: Server) -> None:
    async with (
        crowd.player("Anna") as anna,
        crowd.player("\u0410nna") as eve,
        crowd.player("Bořek") as borek,
    ):
        table = await anna.make("person", "open", "open")
        with pytest.raises(Refused) as no:
            await eve.sit(table, 1)
        assert no.value.key == "error-name-alike"
        await borek.sit(table, 1)
        for name in ("ANNA", "\u0410nna"):
            with pytest.raises(Refused) as no:
                await borek.post("/api/me", {"name": name})
            assert no.value.key == "error-name-alike"
        assert (await borek.get("/api/me"))["you"]["name"] == "Bořek"
        for seats in (["person", {"kind": "local", "name": "anna"}], [{"kind": "local", "name": "Eva"}] * 2):
            with pytest.raises(Refused) as no:
                await anna.make(*seats)
            assert no.value.key == "error-name-alike"
        await anna.post(f"/api/tables/{table}/seat", {"seat": 2, "plan": {"kind": "open"}})
        with pytest.raises(Refused) as no:
            await anna.post(f"/api/tables/{table}/seat", {"seat": 2, "plan": {"kind": "local", "name": "BOŘEK"}})
        assert no.value.key == "error-name-alike"
