"""Making, joining, leaving, finding, finishing and continuing tables."""

from __future__ import annotations

import asyncio

import pytest

from cantiere.kernel import replay
from tests.server.kit import Json, Player, Refused, Server, patched

pytestmark = pytest.mark.anyio


async def finished(anna: Player, *seats: str) -> str:
    table = await anna.make("person", *(seats or ("bot",)), public=True)
    await anna.connect(table)
    await anna.play(table)
    return table


async def test_a_table_starts_when_the_last_seat_is_taken(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await anna.make("person", "open", "bot")
        await anna.connect(table)
        assert anna.tables[table]["board"] is None
        await borek.sit(table, 1)
        await anna.until(lambda: anna.tables[table]["status"] == "playing")
        assert [seat["name"] for seat in anna.tables[table]["seats"]] == ["Anna", "Bořek", ""]
        assert [line["note"]["key"] for line in anna.tables[table]["chat"]] == ["note-sits", "note-starts"]
        for seat, why in (
            (1, "error-seat-taken"),
            (2, "error-seat-taken"),
            (0, "error-seat-taken"),
            (5, "error-no-seat"),
        ):
            with pytest.raises(Refused) as no:
                await cyril.sit(table, seat)
            assert no.value.key == why


async def test_who_watches_and_sits_down_looks_through_that_seat(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await anna.make("person", "open")
        await borek.connect(table)
        assert borek.tables[table]["you"] is None
        await borek.sit(table, 1)
        await borek.until(lambda: borek.tables[table]["you"] == 1 and borek.tables[table]["decision"])


async def test_a_new_name_is_known_at_every_table(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        tables = [await anna.make("person", "open"), await anna.make("person", "open")]
        for table in tables:
            await borek.sit(table, 1)
        await anna.connect(*tables)
        await borek.post("/api/me", {"name": "Bořivoj"})
        await anna.until(lambda: all(anna.tables[table]["seats"][1]["name"] == "Bořivoj" for table in tables))
        assert [anna.tables[table]["seats"][0]["name"] for table in tables] == ["Anna", "Anna"]


async def test_leaving_seats_a_bot_and_coming_back_takes_its_place(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await anna.make("person", "open")
        await borek.sit(table, 1)
        await anna.connect(table)
        await borek.connect(table)
        await borek.post(f"/api/tables/{table}/leave", {"seat": 1})
        await anna.until(lambda: anna.tables[table]["seats"][1]["kind"] == "bot")
        assert anna.tables[table]["seats"][1]["held"] is True
        await borek.until(lambda: borek.tables[table]["you"] is None)
        assert borek.tables[table]["seats"][1]["held_for_you"] is True
        await anna.play(table, lambda view: any(line["seat"] == 1 for line in view["log"]))  # the bot plays on
        with pytest.raises(Refused):
            await anna.sit(table, 1)
        await borek.sit(table, 1)
        await borek.until(lambda: borek.tables[table]["you"] == 1)
        await anna.play(table, lambda view: 1 in view["waiting"])
        await borek.turn(table)
        await borek.act(table)


async def test_the_owner_arranges_the_chairs(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await anna.make("person", "open", "open")
        change = f"/api/tables/{table}/seat"
        with pytest.raises(Refused) as no:
            await borek.post(change, {"seat": 1, "plan": {"kind": "bot"}})
        assert no.value.key == "error-not-owner"
        await borek.sit(table, 1)
        await anna.post(change, {"seat": 1, "plan": {"kind": "open"}})  # not with him
        await anna.post(change, {"seat": 1, "plan": {"kind": "bot", "level": "random"}})
        await anna.post(change, {"seat": 2, "plan": {"kind": "local", "name": "Dana"}})
        view = await anna.get(f"/api/tables/{table}")
        assert view["status"] == "playing"
        assert [(seat["kind"], seat["yours"]) for seat in view["seats"]] == [
            ("person", True),
            ("bot", False),
            ("local", True),
        ]
        await anna.post(change, {"seat": 1, "plan": {"kind": "open"}})  # a guest may take over from the bot
        await borek.sit(table, 1)
        with pytest.raises(Refused) as taken:
            await anna.post(change, {"seat": 1, "plan": {"kind": "open"}})
        assert taken.value.key == "error-seat-kept"


async def test_a_table_that_has_not_started_can_be_cleared_away(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await anna.make("person", "open")
        await borek.connect(table)
        assert (await borek.http.delete(f"/api/tables/{table}")).status_code == 403
        assert (await anna.http.delete(f"/api/tables/{table}")).status_code == 200
        await borek.until(lambda: "gone" in borek._answers)
        assert (await anna.http.get(f"/api/tables/{table}")).status_code == 404


async def test_bad_plans_make_no_table(server: Server) -> None:
    async with server.player("Anna") as anna:
        bad: list[tuple[Json, str]] = [
            ({"game": "chess"}, "error-unknown-game"),
            ({"seats": []}, "error-seats"),
            ({"seats": [{"kind": "open"}] * 7}, "error-seats"),
            ({"seats": [{"kind": "person"}] * 2}, "error-one-person"),
            ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "oracle"}]}, "error-no-level"),
            ({"seats": [{"kind": "local", "name": "<b>x</b>"}]}, "error-name-characters"),
            ({"seats": [{"kind": "cat"}]}, "error-message"),
            ({"options": {"cavern": "maybe"}}, "error-option-flag"),
            ({"options": {"dragons": True}}, "error-option-unknown"),
            ({"options": {"mode": "town_hall"}, "seats": [{"kind": "person"}]}, "error-town-hall-alone"),
            ({"surprise": 1}, "error-message"),
            ({"origin": "nowhere", "at": 1}, "error-no-table"),
        ]
        for change, why in bad:
            with pytest.raises(Refused) as no:
                await anna.post("/api/tables", {"game": "tinytowns", "seats": [{"kind": "person"}]} | change)
            assert no.value.key == why, change
        lobby = await anna.get("/api/lobby")
        assert lobby["mine"] == []


async def test_your_turn_comes_first_in_the_lobby(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        first = await anna.make("person", "open")
        await borek.sit(first, 1)
        second = await anna.make("person", "open", public=True)
        await anna.connect(first, lobby=True)
        await borek.connect(first)
        assert [card["id"] for card in anna.lobby["mine"]] == [first, second]
        assert anna.lobby["mine"][0]["your_turn"] is True
        await anna.act(first)
        await anna.until(lambda: not any(card["your_turn"] for card in anna.lobby["mine"]))
        await borek.act(first)
        await borek.play(first, lambda view: 0 in view["waiting"])
        await anna.until(lambda: anna.lobby["mine"][0]["id"] == first and anna.lobby["mine"][0]["your_turn"])
        assert [card["id"] for card in (await borek.get("/api/lobby"))["open"]] == [second]


async def test_a_private_table_is_in_nobody_elses_lists(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        await anna.make("person", "open")
        lobby = await borek.get("/api/lobby")
        assert lobby == {"mine": [], "open": [], "live": [], "finished": []}


async def test_chat_and_presence(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Eve") as eve:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        await eve.connect(table)
        await anna.until(lambda: anna.presence.get(table) == {"online": [0], "watching": 1})
        await eve.ask({"t": "say", "table": table, "words": "<script>alert(1)</script> dobrý den", "ack": "once"})
        await eve.ask({"t": "say", "table": table, "words": "sent again", "ack": "once"})
        await anna.until(lambda: anna.tables[table]["chat"][-1]["name"] == "Eve")
        line = anna.tables[table]["chat"][-1]
        assert (line["words"], line["seat"]) == ("<script>alert(1)</script> dobrý den", None)  # text is text
        await anna.ask({"t": "say", "table": table, "words": "Ahoj", "ack": "once"})  # her own id
        await eve.until(lambda: [line["words"] for line in eve.tables[table]["chat"][-2:]] == [line["words"], "Ahoj"])
        for words in ("", " \n ", "x" * 501):
            with pytest.raises(Refused) as no:
                await eve.ask({"t": "say", "table": table, "words": words})
            assert no.value.key == "error-chat-length"
        await eve.disconnect()
        await anna.until(lambda: anna.presence[table] == {"online": [0], "watching": 0})


async def test_hot_seat_looks_through_one_pair_of_eyes_at_a_time(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", {"kind": "local", "name": "Dana"})
        await anna.connect(table)
        assert anna.tables[table]["you"] == 0
        mine = {action["words"]["monument"] for action in anna.tables[table]["decision"]["actions"]}
        view = await anna.watch(table, seat=1)
        assert view["you"] == 1
        assert not mine & {action["words"]["monument"] for action in view["decision"]["actions"]}
        await anna.act(table)
        view = await anna.watch(table, spectate=True)
        assert (view["you"], view["decision"]) == (None, None)


async def test_why_not_is_answered(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "bot", options={"monuments": False})
        await anna.connect(table)
        await anna.play(table, lambda view: view["board"]["towns"][0]["hand"] is not None and view["decision"])
        await anna.act(table, {"verb": "place", "cell": "a1"})
        await anna.play(table, lambda view: view["board"]["towns"][0]["hand"] is not None and view["decision"])
        taken = next(iter(anna.tables[table]["board"]["towns"][0]["squares"]))
        why = {"t": "why", "table": table, "seat": 0}
        reason = await anna.ask(why | {"element": f"town.0.{taken}"})
        assert reason["text"]["key"].startswith("why-square")
        assert reason["chapter"] == anna.tables[table]["decision"]["chapter"] == "place", "where the guide tells more"
        possible = anna.tables[table]["decision"]["actions"][0]
        assert (await anna.ask(why | {"element": possible["elements"][0]}))["text"] is None
        assert (await anna.ask(why | {"words": {"verb": "done"}}))["text"]["key"] == "why-asked-else"
        assert (await anna.ask(why | {"element": "no.such.thing"}))["text"] is None


# --- after the game -------------------------------------------------------------------------------


async def test_finished_games_are_listed_replayed_exported_and_imported(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Eve") as eve:
        table = await finished(anna)
        assert [card["id"] for card in (await eve.get("/api/lobby"))["finished"]] == [table]
        last = anna.tables[table]
        for seat in ("", "?seat=0", "?seat=1"):
            told = await eve.get(f"/api/tables/{table}/replay{seat}")
            board = told["start"]
            for frame in told["frames"]:
                board = patched(board, frame["patch"])
            assert board["towns"][0]["squares"] == last["board"]["towns"][0]["squares"]
            assert told["frames"][-1]["totals"] == [score["total"] for score in last["scores"]]
        file = (await eve.http.get(f"/api/tables/{table}/file")).text
        match = replay.read(file)
        assert match.is_over
        imported = (await eve.post("/api/replays", {"replay": file}))["table"]
        view = await eve.get(f"/api/tables/{imported}")
        assert view["status"] == "finished"
        assert view["scores"] == last["scores"]
        with pytest.raises(Refused) as no:
            await eve.post("/api/replays", {"replay": file.replace('"verb": "done"', '"verb": "cavern"')})
        assert no.value.key == "error-replay-at"


async def test_a_game_goes_on_from_any_position(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Eve") as eve:
        table = await finished(anna)
        half = anna.tables[table]["log"][0]["n"] // 2
        plans = [{"kind": "bot", "level": "random"}, {"kind": "person"}]
        made = await eve.post("/api/tables", {"game": "tinytowns", "seats": plans, "origin": table, "at": half})
        other = made["table"]
        view = await eve.get(f"/api/tables/{other}")
        assert view["origin"] == {"table": table, "n": half}
        assert view["commitment"] != anna.tables[table]["commitment"]
        await eve.connect(other)
        with pytest.raises(Refused) as no:
            await eve.ask({"t": "rewind", "table": other, "seat": 1, "to": half - 1})
        assert no.value.key == "error-cannot-rewind"
        await eve.play(other)
        assert (await eve.get(f"/api/tables/{other}/dice"))["fair"] is True


async def test_a_rematch_is_found_by_all(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Eve") as eve:
        table = await anna.make("person", "open", "bot", options={"cavern": True})
        await borek.sit(table, 1)
        await anna.connect(table)
        await borek.connect(table)
        with pytest.raises(Refused) as early:
            await anna.post(f"/api/tables/{table}/rematch")
        assert early.value.key == "error-not-finished"
        await asyncio.gather(anna.play(table, seed=1), borek.play(table, seed=2))
        made = await asyncio.gather(*(player.post(f"/api/tables/{table}/rematch") for player in (anna, borek)))
        assert made[0] == made[1]
        await anna.until(lambda: anna.tables[table]["next"] == made[0]["table"])
        new = made[0]["table"]
        with pytest.raises(Refused):
            await eve.post(f"/api/tables/{table}/rematch")
        view = await anna.get(f"/api/tables/{new}")
        empty = next(seat["seat"] for seat in view["seats"] if seat["kind"] == "open")
        with pytest.raises(Refused) as no:
            await eve.sit(new, empty)  # kept for whom it is kept
        assert no.value.key == "error-seat-taken"
        invited = borek if empty == 1 else anna
        assert view["seats"][empty]["name"] == invited.name  # not for somebody
        assert (await invited.get(f"/api/tables/{new}"))["seats"][empty]["held_for_you"] is True
        await invited.sit(new, empty)
        view = await anna.get(f"/api/tables/{new}")
        assert view["status"] == "playing"
        assert view["options"]["cavern"] is True


async def test_a_game_of_ones_own_may_be_thrown_away(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        own, shared = await anna.make("person", "bot"), await anna.make("person", "open")
        await borek.sit(shared, 1)
        await borek.post(f"/api/tables/{shared}/leave", {"seat": 1})  # he may come back
        assert (await anna.http.delete(f"/api/tables/{shared}")).status_code == 409
        assert (await borek.http.delete(f"/api/tables/{own}")).status_code == 403
        assert (await anna.http.delete(f"/api/tables/{own}")).status_code == 200
        assert [card["id"] for card in (await anna.get("/api/lobby"))["mine"]] == [shared]


async def test_a_saved_game_keeps_its_names(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await anna.make("person", {"kind": "bot", "level": "random"}, {"kind": "local", "name": "Eva"})
        file = (await anna.http.get(f"/api/tables/{table}/file")).text
        seats = {
            player: (await player.get(f"/api/tables/{(await player.post('/api/replays', {'replay': file}))['table']}"))
            for player in (anna, borek)
        }
        assert [(seat["kind"], seat["name"], seat["level"]) for seat in seats[anna]["seats"]] == [
            ("person", "Anna", ""),
            ("bot", "", "random"),
            ("local", "Eva", ""),
        ]
        assert [seat["name"] for seat in seats[borek]["seats"]] == ["Anna", "", "Eva"]
        assert [seat["yours"] for seat in seats[anna]["seats"]] == [True, False, True]
        spoilt = file.replace('"Eva"', '"Anna"').replace('"level": "random"', '"level": "none such"')
        again = (await borek.post("/api/replays", {"replay": spoilt}))["table"]
        assert [seat["name"] for seat in (await borek.get(f"/api/tables/{again}"))["seats"]] == ["Anna", "", ""]


async def test_a_result_is_compared_with_ones_other_games_of_its_kind(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        first = await finished(anna)
        best = await anna.get(f"/api/tables/{first}/best")
        assert (best["games"], best["before"]) == (1, None)
        await finished(anna, "bot", "bot")  # of another kind
        second = await finished(anna)
        assert (await anna.get(f"/api/tables/{second}/best"))["before"] == best["points"]
        with pytest.raises(Refused):
            await borek.get(f"/api/tables/{second}/best")


async def test_an_opponent_whom_nobody_plays_is_scored(server: Server) -> None:
    async with server.player("Anna") as anna:
        view = await anna.get(f"/api/tables/{await anna.make('person', game='tiletum')}")
        assert view["rival"] == {"key": "titus"}
        assert [score["seat"] for score in view["scores"]] == [0, 1]
        assert sorted(score["place"] for score in view["scores"]) == [1, 2]
        ranks = (await anna.get(f"/api/tables/{await anna.make('person')}"))["ranks"]
        assert [rank["least"] for rank in ranks] == sorted([rank["least"] for rank in ranks], reverse=True)
