"""What is served besides the tables: games and their words, the client, the description of the interface, health."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from starlette.applications import Starlette

from cantiere.kernel.registry import games
from cantiere.kernel.texts import LANGUAGES
from cantiere.server.http import client_files
from cantiere.server.http.figures import figures
from cantiere.server.protocol import encoder
from tests.server.kit import Server

pytestmark = pytest.mark.anyio


async def test_the_server_tells_what_it_offers(crowd: Server) -> None:
    async with httpx.AsyncClient(base_url=crowd.url) as http:
        server = (await http.get("/api/server")).json()
        assert [game["id"] for game in server["games"]] == [game.id for game in games()]
        assert server["languages"] == list(LANGUAGES)
        assert server["bots"] == [{"id": "random", "strength": 1, "records": []}]
        assert server["default_level"] == "random"
        tinytowns = next(game for game in server["games"] if game["id"] == "tinytowns")
        assert {"name": "cavern", "kind": "flag", "default": False, "group": "game"} in tinytowns["options"]
        assert 1 not in next(preset for preset in tinytowns["presets"] if preset["name"] == "town_hall")["seats"]
        assert (await http.get("/api/games")).json() == server["games"]


async def test_words_guides_and_components_of_every_game(crowd: Server) -> None:
    async with httpx.AsyncClient(base_url=crowd.url) as http:
        for game in games():
            for language in LANGUAGES:
                text = (await http.get(f"/api/games/{game.id}/text/{language}")).text
                bundle = FluentBundle([language])
                bundle.add_resource(FluentResource(text))
                assert bundle.has_message("game-name")
                assert bundle.has_message("error-nobody")
                assert (await http.get(f"/api/games/{game.id}/guide/{language}")).text.startswith("# ")
            components = (await http.get(f"/api/games/{game.id}/components")).json()
            assert components["tables"]
            assert set(components["marks"]) <= {"rulebook", "sources", "few", "inferred", "reconstructed"}


async def test_figures_of_a_guide_are_sent_once_and_packed(crowd: Server) -> None:
    async with httpx.AsyncClient(base_url=crowd.url) as http:
        for game in games():
            path = f"/api/games/{game.id}/figures"
            first = await http.get(path)
            assert first.headers["content-encoding"] == "gzip"
            assert first.json() == msgspec.json.decode(encoder.encode(figures(game)))
            assert (await http.get(path, headers={"accept-encoding": "identity"})).json() == first.json()
            again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert (await http.get("/api/games/chess/figures")).status_code == 404


async def test_the_printed_facts_of_a_game_are_sent_once(crowd: Server) -> None:
    async with httpx.AsyncClient(base_url=crowd.url) as http:
        for game in games():
            path = f"/api/games/{game.id}/facts"
            first = await http.get(path)
            assert first.content == encoder.encode(game.facts.facts())
            again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = await http.get(path, headers={"if-none-match": 'W/"another"'})
            assert (other.status_code, other.content) == (200, first.content)
        assert (await http.get("/api/games/chess/facts")).status_code == 404


async def test_every_route_is_described(crowd: Server) -> None:
    async with httpx.AsyncClient(base_url=crowd.url) as http:
        described = (await http.get("/api/openapi.json")).json()
        shapes = described["components"]["schemas"]
        for path, methods in described["paths"].items():
            for method, route in methods.items():
                assert route["summary"], (path, method)
                assert "4XX" in route["responses"]
        assert described["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"] == {
            "$ref": "#/components/schemas/NewTable"
        }
        assert "seats" in shapes["NewTable"]["properties"]
        page = (await http.get("/api/docs")).text
        assert "<script" not in page
        assert all(f'id="{name}"' in page for name in shapes)
        documented = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
        for path in described["paths"]:
            assert path.replace("{lang}", "{lang}") in documented, path


async def test_health_and_metrics(crowd: Server) -> None:
    async with crowd.player("Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        await anna.turn(table)
        await anna.act(table)
        assert (await anna.http.get("/healthz")).text == "ok\n"
        metrics = (await anna.http.get("/metrics")).text
        assert 'cantiere_actions_total{by="person"}' in metrics
        assert "cantiere_storing_seconds_bucket" in metrics


async def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    app = Starlette(routes=[client_files.route(tmp_path)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as http:
        answer = await http.get("/table/abc")
        assert answer.status_code == 200
        assert "make play" in answer.text


async def test_the_client_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    app = Starlette(routes=[client_files.route(tmp_path)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as http:
        for path in ("/", "/table/abc", "/table/abc/replay"):
            answer = await http.get(path)
            assert answer.text.endswith("the page")
            assert answer.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/app-1a2b.js")
        assert script.headers["cache-control"].endswith("immutable")
        assert "javascript" in script.headers["content-type"]
        assert (await http.get("/favicon.svg")).text == "<svg/>"
        assert (await http.get("/assets/gone.js")).status_code == 404
        assert (await http.get("/..%2fsecret.txt")).text != "secret"
        assert (await http.get("/api/gone")).status_code == 404
