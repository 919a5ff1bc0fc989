"""The first game by the hand: scripts that cannot go stale, and tables that are played by them."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cantiere.kernel.game import Game
from cantiere.kernel.registry import games
from cantiere.kernel.texts import LANGUAGES
from cantiere.server.store.records import Chair, Head, LogEntry, TableRecord
from cantiere.server.table.check import check
from cantiere.server.table.log import Author
from cantiere.server.table.rules import TableRules
from cantiere.server.table.tutorial import LEARNER, Tutorial, folder, tutorial
from tests.server.kit import Json, Player, Refused, Server

pytestmark = pytest.mark.anyio

TAUGHT = [game for game in games() if tutorial(game.id)]
every_taught = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: str(game.id))
GAME = "tinytowns"  # any would do


def script(game: Game) -> Tutorial:
    found = tutorial(game.id)
    assert found is not None
    return found


def sentences(game: Game, language: str) -> dict[str, str]:
    parsed = FluentParser(with_spans=False).parse((folder(game) / f"{language}.ftl").read_text("utf-8"))
    found = {}
    for entry in parsed.body:
        assert isinstance(entry, ftl.Message | ftl.Comment), entry
        if isinstance(entry, ftl.Message):
            (text,) = entry.value.elements if entry.value else []
            assert isinstance(text, ftl.TextElement), entry.id.name
            found[entry.id.name] = text.value
    return found


def test_every_game_but_the_example_has_a_tutorial() -> None:
    assert [game.id for game in games() if game not in TAUGHT] == ["twowalls"]


@every_taught
def test_every_step_is_possible_in_its_position(game: Game) -> None:
    """Reading has looked at every action; here is what each step shows to the person."""
    lesson = script(game)
    assert 8 <= len(lesson.steps) <= 15
    assert lesson.match.is_over
    for step in lesson.steps:
        state = lesson.match.at(step.at)
        if step.acts:
            assert lesson.actions[step.at].seat == LEARNER
            assert lesson.actions[step.at].action in state.legal(LEARNER), step.name
    assert lesson.match.state.places()[LEARNER] == 1  # who learns is not beaten by who teaches


@every_taught
def test_every_step_has_its_sentences_in_each_language(game: Game) -> None:
    steps = script(game).steps
    done = {f"tutorial-{step.name}-done" for step in steps[:-1] if step.acts}
    said = {f"tutorial-{step.name}" for step in steps}
    assert len(said) == len(steps), "two steps of one name"
    skips = {f"tutorial-{one['name']}-done" for one in _written(game) if one.get("skip")}
    avoided = tomllib.loads((game.folder / "text" / "glossary.toml").read_text("utf-8"))
    for language in LANGUAGES:
        found = sentences(game, language)
        assert found.keys() == said | done | skips, language
        assert [key for key, text in found.items() if len(text) > 260] == [], "a step is a sentence or two"
        words = [word for term in avoided.values() for word in term.get("avoid", {}).get(language, ())]
        assert [word for word in words if word in "\n".join(found.values())] == [], language


def _written(game: Game) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = tomllib.loads((folder(game) / "script.toml").read_text("utf-8"))["step"]
    return steps


@every_taught
def test_a_table_follows_the_script_to_the_end_and_makes_sense(game: Game) -> None:
    lesson = script(game)
    chairs = [Chair(0, "person", "anna", "Anna")]
    chairs += [Chair(seat, "bot", None, "", "novice") for seat in range(1, lesson.match.seats)]
    options = dict(lesson.match.options)
    head = Head("t", game.id, game.rules, options, b"x", False, "waiting", 0, 0, "anna", tutorial=lesson.fingerprint)
    rules = TableRules(TableRecord(head, chairs, [], []))
    rules.take_in(rules.plan_start(0))
    for number, step in enumerate(lesson.steps, start=1):
        assert rules.played == step.at
        if step.acts:
            (action,) = rules.offered(LEARNER)
            words = game.vocabulary.words(action)
            rules.take_in(rules.plan_act(LEARNER, rules.log.offer(LEARNER).id, words, Author("anna", 0)))
        elif number < len(lesson.steps) and (plan := rules.plan_step(number, Author("anna", 0))):
            rules.take_in(plan)
    assert rules.head.status == "finished"
    stored: list[LogEntry] = [item.entry for item in rules.log.items]
    assert check(TableRecord(rules.head, chairs, stored, [])).faults == []
    while rules.undoable(LEARNER) is not None:  # all the way back, step by step
        rules.take_in(rules.plan_undo(LEARNER, Author("anna", 0)))
    assert (rules.head.status, rules.played) == ("playing", lesson.steps[0].at)


async def begin(player: Player, **more: Any) -> str:
    return str((await player.post(f"/api/games/{GAME}/tutorial", more))["table"])


async def test_only_what_comes_next_is_offered_and_accepted(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await begin(anna)
        await anna.connect(table)
        view = anna.tables[table]
        (only,) = view["decision"]["actions"]
        assert only["words"] == {"verb": "name", "resource": "brick"}
        with pytest.raises(Refused) as no:
            await anna.act(table, {"verb": "name", "resource": "glass"})
        assert no.value.key == "why-tutorial"
        why = await anna.ask({"t": "why", "table": table, "seat": 0, "element": "resource.glass"})
        assert why["text"]["key"] == "why-tutorial"
        before = view["tutorial"]
        await anna.act(table)
        await anna.until(lambda: anna.tables[table]["tutorial"] > before)
        assert anna.tables[table]["waiting"] == [0]  # whatever the others do, the script does it
        await anna.ask({"t": "undo", "table": table, "seat": 0})
        await anna.until(lambda: anna.tables[table]["tutorial"] == before)
        for path, body in (("leave", {"seat": 0}), ("seat", {"seat": 1, "plan": {"kind": "open"}})):
            assert (await anna.http.post(f"/api/tables/{table}/{path}", json=body)).status_code == 409


async def test_it_can_be_left_resumed_and_repeated_and_is_nobody_elses(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Eve") as eve:
        steps: list[Json] = (await anna.get(f"/api/games/{GAME}/tutorial"))["steps"]
        table = await begin(anna)
        assert await begin(anna) == table
        assert await anna.get("/api/tutorials") == [{"game": GAME, "done": False, "table": table}]
        assert (await anna.get("/api/lobby"))["mine"] == []
        refused = await eve.http.post(f"/api/tables/{table}/step", json={"step": 3})
        assert refused.status_code == 403
        await anna.post(f"/api/tables/{table}/step", {"step": len(steps) - 1})
        view = await anna.get(f"/api/tables/{table}")
        assert (view["status"], view["tutorial"]) == ("finished", steps[-1]["at"])
        assert await anna.get("/api/tutorials") == [{"game": GAME, "done": True, "table": ""}]
        assert (await anna.get("/api/lobby"))["finished"] == []
        again = await begin(anna)
        assert again != table
        assert await begin(anna, again=True) not in (table, again)
        assert (await anna.post(f"/api/tables/{table}/rematch"))["table"] not in (table, again)
        assert (await anna.get(f"/api/tables/{table}/dice"))["fair"] is None
        assert await eve.get("/api/tutorials") == []


async def test_there_is_none_where_there_is_none(server: Server) -> None:
    async with server.player("Anna") as anna:
        assert (await anna.http.get("/api/games/nothing/tutorial")).status_code == 404
        table = await anna.make("person", "bot")
        refused = await anna.http.post(f"/api/tables/{table}/step", json={"step": 1})
        assert refused.json()["error"]["key"] == "error-no-tutorial"
        begun = await begin(anna)
        assert (await anna.http.post(f"/api/tables/{begun}/step", json={"step": 99})).status_code == 404


@every_taught
def test_tips_belong_to_a_question_in_every_language(game: Game) -> None:
    """`coach-<question>` and, for further ones in turn, `coach-<question>-2`, for a question `prompt-<question>`."""
    texts = [(game.folder / "text" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    tips = [re.findall(r"^coach-(\S+) = \S", text, re.MULTILINE) for text in texts]
    assert tips[0] == tips[1] == tips[2] != []
    asked = set(re.findall(r"^prompt-(\S+) =", texts[0], re.MULTILINE))
    first = {tip for tip in tips[0] if not re.search(r"-\d$", tip)}
    assert first <= asked
    for tip in {*tips[0]} - first:
        question, _, number = tip.rpartition("-")
        assert (question if number == "2" else f"{question}-{int(number) - 1}") in tips[0], tip
