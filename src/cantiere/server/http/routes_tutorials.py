"""HTTP: tutorials."""

from __future__ import annotations

from cantiere.kernel import registry
from cantiere.server.errors import NotFound
from cantiere.server.http.api import Api, Call, Written
from cantiere.server.http.bodies import GoToStep, Learn, Made, Nothing, OwnTutorial, StepInfo, TutorialInfo
from cantiere.server.http.routes_games import KEEP, read_text
from cantiere.server.table.tutorial import Tutorial, folder, tutorial


def add(api: Api) -> None:
    api.get("/api/tutorials", own)
    api.get("/api/games/{game}/tutorial", steps)
    api.get("/api/games/{game}/tutorial/{lang}", text, answer="text/plain")
    api.post("/api/games/{game}/tutorial", learn)
    api.post("/api/tables/{id}/step", go_to)


async def own(call: Call) -> list[OwnTutorial]:
    """Which tutorials you have begun."""
    found: dict[str, OwnTutorial] = {}
    for head in await call.services.store.tutorials(call.person) if call.person is not None else []:
        script = tutorial(head.game) if head.game in registry.game_ids() else None
        if script is None:
            continue
        one = found.setdefault(head.game, OwnTutorial(head.game, False, ""))
        one.done = one.done or head.status == "finished"
        if head.status == "playing" and not one.table and head.tutorial == script.fingerprint:
            one.table = head.id
    return list(found.values())


async def steps(call: Call) -> TutorialInfo:
    """What a game's tutorial consists of."""
    shown = [StepInfo(step.name, step.at, step.acts, step.light) for step in _tutorial(call).steps]
    return TutorialInfo(shown)


async def text(call: Call) -> Written:
    """The sentences of a game's tutorial, in Fluent."""
    place = folder(_tutorial(call).match.game)
    return Written(read_text(place, call.path("lang"), "ftl"), "text/plain", KEEP)


async def learn(call: Call, body: Learn) -> Made:
    """Your table of the tutorial: the one you left, or a new one."""
    me, game = call.me(), _tutorial(call).match.game
    call.services.quotas.tables.spend(me.id)
    return Made((await call.services.tables.learn(me, game.id, again=body.again)).id)


async def go_to(call: Call, body: GoToStep) -> Nothing:
    """Go to where a step of your tutorial begins."""
    me = call.me()
    call.services.quotas.seats.spend(me.id)
    table = await call.services.tables.get(call.path("id"))
    await table.step(me.id, body.step)
    return Nothing()


def _tutorial(call: Call) -> Tutorial:
    id = call.path("game")
    found = tutorial(id) if id in registry.game_ids() else None
    if found is None:
        raise NotFound("error-no-tutorial")
    return found
