"""Somebody goes from all their tables for good: what stays of them, and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from cantiere.server.errors import Damaged
from cantiere.server.live.vacating import vacate
from cantiere.server.protocol import Line, Status
from cantiere.server.store.database import Database, open_database
from cantiere.server.store.records import Chair, ChatEntry, Head, Question, TableRecord
from cantiere.server.store.schema import person
from cantiere.server.store.store import Store

pytestmark = pytest.mark.anyio

RUDE, ANNA, CYRIL = "rude", "anna", "cyril"


def record(id: str, status: Status, *, ask: Question | None = None, owner: str = RUDE) -> TableRecord:
    head = Head(id, "tinytowns", 1, {}, b"secret", True, status, created=1, changed=5, owner=owner, ask=ask)
    names = ((RUDE, "Rude"), (ANNA, "Anna"), (CYRIL, "Cyril"))
    chairs = [Chair(seat, "person", *who) for seat, who in enumerate(names)]
    chat = [ChatEntry(n, 1, "Rude", f"Word {n}", 0, who=RUDE) for n in range(1, 60)]
    return TableRecord(head, chairs, [], [*chat, ChatEntry(60, 1, "Anna", "Hello", 1, who=ANNA)])


async def stored(database: Database, *records: TableRecord) -> Store:
    store = Store(database)
    await database.migrate()
    people = [{"id": id, "name": id, "created": 0, "admin": False} for id in (RUDE, ANNA, CYRIL)]
    await database.write(lambda db: db.execute(person.insert(), people))
    for one in records:
        await store.create(one)
    return store


async def loaded(store: Store, id: str) -> TableRecord:
    found = await store.load(id)
    assert found is not None
    return found


async def test_a_question_among_the_others_goes_on(tmp_path: Path) -> None:
    between = Question("1", "a", ANNA, 1, None, [], [2])
    with_all = Question("1", "a", ANNA, 1, None, [], [0, 2])
    database = open_database(str(tmp_path / "server.sqlite3"))
    store = await stored(database, record("a", "playing", ask=between), record("b", "playing", ask=with_all))
    await vacate(store, RUDE, "greedy")
    left = [await loaded(store, id) for id in ("a", "b")]
    assert [one.head.ask for one in left] == [between, None]
    for one in left:
        assert one.chairs[0] == Chair(0, "bot", RUDE, "Rude", "greedy")
        assert one.chat[-1].note == Line("note-leaves", {"seat": 0, "name": "Rude"})
        assert one.head.owner == RUDE
    await vacate(store, RUDE, "greedy")
    assert await loaded(store, "a") == left[0], "nothing is left to change"
    await database.close()


async def test_who_is_forgotten_leaves_no_word(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "server.sqlite3"))
    store = await stored(database, record("a", "waiting"), record("b", "playing"), record("c", "finished"))
    await vacate(store, RUDE, "greedy", forget=True)
    found = [await loaded(store, id) for id in ("a", "b", "c")]
    assert [one.chairs[0] for one in found] == [Chair(0, "open"), Chair(0, "bot", level="greedy"), Chair(0, "person")]
    for one in found:
        assert one.head.owner is None
        assert not any(word in str(one) for word in ("Rude", "Word"))
        assert one.chat[-1].words == "Hello"
    assert found[2].head.changed == 5, "in the lists nothing has happened to it"
    assert await store.said("b", 1) == ChatEntry(1, 1, "", "…", 0), "however old"
    assert await store.with_traces_of(RUDE) == []
    await database.close()


@pytest.mark.parametrize("forget", [False, True])
async def test_a_damaged_table_does_not_keep_the_others(tmp_path: Path, forget: bool) -> None:
    database = open_database(str(tmp_path / "server.sqlite3"))
    store = await stored(database, *[record(id, "playing") for id in ("a", "b", "c")])
    await database.write(lambda db: db.execute(text("UPDATE seat SET kind = 'throne' WHERE table_id = 'b'")))
    if forget:
        with pytest.raises(Damaged):
            await vacate(store, RUDE, "greedy", forget=True)
        assert await store.with_traces_of(RUDE) == ["b"]
    else:
        await vacate(store, RUDE, "greedy")
    assert [(await loaded(store, id)).chairs[0].kind for id in ("a", "c")] == ["bot", "bot"]
    await database.close()
