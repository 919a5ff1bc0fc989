"""An arena is fair, comes to the same result however it is run, and keeps what is finished."""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from cantiere.bots import LEVELS, split
from cantiere.bots.nets import judges_of
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.registry import game
from cantiere.lab import Plan, Summary, arena, make_plan, processes
from cantiere.lab.plan import Row
from cantiere.lab.play import game_seed, play
from cantiere.lab.standings import Standings
from cantiere.lab.store import Store, write_whole

# Ctrl-C counts even where whoever runs the tests, in the background say, has it ignored.
HEEDING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
COMMAND = [sys.executable, "-c", f"{HEEDING}; from cantiere.cli import app; app()", "arena", "twowalls"]


def plan(*players: str, seats: int = 2, id: str = "twowalls", **more: Any) -> Plan:
    return make_plan(id, players, seats=seats, seed=4, **more)


def results(summary: Summary) -> dict[str, Any]:
    """Everything but the times."""
    plain: dict[str, Any] = msgspec.to_builtins(summary, str_keys=True)
    for side in plain["players"]:
        del side["turns"]
    return plain


def rows(folder: Path) -> list[Row]:
    lines = (folder / "games.jsonl").read_bytes().splitlines()
    return sorted((msgspec.json.decode(line, type=Row) for line in lines), key=lambda row: row.game)


# --- who meets whom ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seats", "against"),
    [
        (["random", "greedy"], 2, None),
        (["random", "greedy", "novice"], 2, None),
        (["random", "greedy"], 4, None),
        (["random", "greedy", "novice"], 4, None),
        (["random", "greedy", "novice", "builder"], 4, None),
        (["random", "greedy"], 1, None),
        (["greedy"], 4, "random"),
        (["greedy", "novice"], 3, "random"),
    ],
)
def test_every_side_sits_on_every_seat_equally_often(players: list[str], seats: int, against: str | None) -> None:
    chosen = plan(*players, seats=seats, against=against, id="tinytowns")
    seatings = chosen.seatings(200)
    assert len(seatings) >= 200
    assert [seating.game for seating in seatings] == list(range(len(seatings)))
    taken = Counter((player, seat) for seating in seatings for seat, player in enumerate(seating.players))
    for player in chosen.everybody():
        assert len({taken[player, seat] for seat in range(seats)}) == 1
    if against is None:
        assert len({taken[player, 0] for player in players}) == 1
    else:
        assert all(sum(player != against for player in seating.players) == 1 for seating in seatings)
    for deal in range(seatings[-1].deal + 1):  # and no game of a deal is played twice
        of_deal = [seating.players for seating in seatings if seating.deal == deal]
        assert len(set(of_deal)) == len(of_deal)


def test_who_sits_behind_whom_changes() -> None:
    seatings = plan("random", "greedy", "novice", seats=3, id="tinytowns").seatings(60)
    behind = Counter(seating.players.index("greedy") - seating.players.index("random") for seating in seatings)
    assert behind[1] + behind[-2] == behind[-1] + behind[2]


def test_more_games_begin_with_the_same_ones() -> None:
    chosen = plan("random", "greedy", "novice", seats=4, id="tinytowns")
    assert chosen.seatings(100)[:20] == chosen.seatings(20)[:20]


def test_all_arrangements_of_a_deal_have_the_same_draws() -> None:
    """In Two Walls nobody has a say in what is drawn: the secret cards and the weight of all stones."""

    def drawn(players: tuple[str, ...], deal: int) -> tuple[list[int], int]:
        table: Any = game("twowalls").new(2)
        play(table, players, game_seed(4, deal))
        return table.ground, sum(table.walls)

    deals = [{str(drawn(players, deal)) for players in plan("greedy", "random").games_of(deal)} for deal in range(20)]
    assert all(len(seen) == 1 for seen in deals)
    assert len(set().union(*deals)) > 10


# --- what comes of it -------------------------------------------------------------------------------


def row(number: int, players: list[str], points: list[int], places: list[int]) -> Row:
    return Row(
        game=number,
        deal=number // 2,
        players=players,
        points=points,
        places=places,
        decisions=[5] * len(players),
        turns=[[0.1, 0.3]] * len(players),
        things=[["building-cottage"]] * len(players),
        first=0,
        ending="ten_stones",
    )


def test_alone_players_are_compared_on_the_same_deal() -> None:
    standings = Standings(plan("greedy", "random", seats=1, id="tinytowns"), 4)
    standings.add(row(0, ["greedy"], [20], [1]))
    standings.add(row(1, ["random"], [3], [1]))
    standings.add(row(3, ["random"], [9], [1]))
    standings.add(row(2, ["greedy"], [9], [1]))
    greedy, other = standings.summary().players
    assert (greedy.ahead["random"].value, other.ahead["greedy"].value) == (1.5 / 2, 0.5 / 2)


def test_standings_by_hand() -> None:
    standings = Standings(plan("greedy", "random"), 4)
    standings.add(row(0, ["greedy", "random"], [10, 4], [1, 2]))
    standings.add(row(1, ["random", "greedy"], [7, 7], [1, 1]))
    standings.add(row(2, ["greedy", "random"], [3, 5], [2, 1]))
    standings.add(row(3, ["random", "greedy"], [2, 9], [2, 1]))
    summary = standings.summary()
    greedy, other = summary.players
    assert (greedy.player, greedy.games, greedy.wins.value) == ("greedy", 4, 2.5 / 4)
    assert greedy.points.value == 29 / 4
    assert greedy.margin is not None
    assert greedy.margin.value == (6 + 0 - 2 + 7) / 4
    assert (greedy.places, other.places) == ([3, 1], [2, 2])
    assert greedy.ahead["random"].value == 2.5 / 4
    assert greedy.scores == {3: 1, 7: 1, 9: 1, 10: 1}
    assert [wins.value for wins in summary.seats] == [1.5 / 4, 2.5 / 4]
    assert greedy.turns is not None
    assert greedy.turns.count == 8
    assert greedy.turns.longest == pytest.approx(0.3)
    assert greedy.rating is not None
    assert other.rating is not None
    assert greedy.rating.mu > 25 > other.rating.mu


def test_the_better_bot_wins() -> None:
    summary = arena(plan("greedy:looks=8", "random", id="tinytowns"), 20)
    better, worse = summary.players
    assert better.wins.value > 0.9
    assert better.wins.low is not None
    assert better.wins.low > 0.5
    assert better.points.value > worse.points.value


def test_one_among_others_and_alone() -> None:
    among = arena(plan("greedy:looks=8", id="tinytowns", seats=3, against="random"), 6)
    assert [side.player for side in among.players] == ["greedy:looks=8", "random"]
    assert among.players[0].wins.value + 2 * among.players[1].wins.value == pytest.approx(1)
    alone = arena(plan("greedy:looks=8", "random", id="tinytowns", seats=1), 8)
    assert [side.games for side in alone.players] == [4, 4]
    assert alone.players[0].margin is None
    assert alone.players[0].rating is None
    assert alone.players[0].points.value > alone.players[1].points.value


def test_the_result_does_not_depend_on_who_does_the_work() -> None:
    chosen = plan("greedy:looks=4", "random", "novice", id="tinytowns", seats=3)
    assert results(arena(chosen, 24)) == results(arena(chosen, 24, scheduler=processes(3)))


# --- stopping and going on --------------------------------------------------------------------------


def start(folder: Path, *more: str) -> subprocess.Popen[str]:
    """The command, at work: some games are finished, many are not."""
    command = [*COMMAND, "--players", "greedy,random", "--seed", "4", "--out", str(folder), *more]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    log = folder / "games.jsonl"
    while not (log.exists() and log.read_bytes().count(b"\n") >= 3):
        assert run.poll() is None, run.communicate()
        time.sleep(0.01)
    return run


def test_a_killed_run_goes_on_to_the_same_result(tmp_path: Path) -> None:
    games = 300
    with start(tmp_path / "killed", "--games", "100000", "--jobs", "2") as run:
        run.kill()
    finished = len(rows(tmp_path / "killed"))
    assert finished > 0
    went_on = arena(plan("greedy", "random"), finished + games, folder=tmp_path / "killed")
    whole = arena(plan("greedy", "random"), finished + games, folder=tmp_path / "whole")
    assert results(went_on) == results(whole)
    assert [each.points for each in rows(tmp_path / "killed")] == [each.points for each in rows(tmp_path / "whole")]
    kept = msgspec.json.decode((tmp_path / "killed" / "summary.json").read_bytes(), type=Summary)
    assert results(kept) == results(whole)
    assert not list((tmp_path / "killed").glob("*.part"))


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    with start(tmp_path / "out", "--games", "100000", "--report", str(tmp_path / "page.html")) as run:
        run.send_signal(signal.SIGINT)
        out, err = run.communicate()
    assert run.returncode == 130
    finished = len(rows(tmp_path / "out"))
    assert f"{finished:,} of 100,000 games" in " ".join(out.split())
    assert "The same command goes on from here." in err
    assert "Traceback" not in err
    assert json.loads((tmp_path / "out" / "summary.json").read_text())["finished"] == finished
    assert (tmp_path / "page.html").exists()


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    chosen = plan("greedy", "random")
    first = arena(chosen, 10, folder=tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    assert results(arena(chosen, 10, folder=tmp_path)) == results(first)
    assert (tmp_path / "games.jsonl").read_bytes() == before
    arena(chosen, 20, folder=tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes().startswith(before)
    assert results(arena(chosen, 10, folder=tmp_path)) == results(first)  # fewer than there are


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    chosen = plan("greedy", "random")
    whole = arena(chosen, 10, folder=tmp_path)
    log = tmp_path / "games.jsonl"
    log.write_bytes(log.read_bytes()[:-40])
    assert results(arena(chosen, 10, folder=tmp_path)) == results(whole)
    assert len(rows(tmp_path)) == 10


def test_a_row_a_game_as_parquet(tmp_path: Path) -> None:
    arena(plan("greedy", "random"), 20, folder=tmp_path, scheduler=processes(2))
    table = pl.read_parquet(tmp_path / "games.parquet")
    kept = rows(tmp_path)
    for name in ("game", "deal", "players", "points", "places", "decisions", "ending"):
        assert table[name].to_list() == [getattr(each, name) for each in kept]


def test_without_polars_all_but_the_parquet_is_there(tmp_path: Path) -> None:
    program = "import sys; sys.modules['polars'] = None; from cantiere.cli import app; app()"
    command = [
        "arena",
        "twowalls",
        "--players",
        "greedy,random",
        "--games",
        "4",
        "--lang",
        "en",
        "--out",
        str(tmp_path),
    ]
    run = subprocess.run([sys.executable, "-c", program, *command], capture_output=True, text=True, check=True)
    assert "install the extra “lab”" in run.stderr
    assert sorted(content(tmp_path)) == ["games.jsonl", "plan.json", "summary.json"]


# --- what cannot be done ----------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    arena(plan("greedy", "random"), 4, folder=tmp_path)
    return tmp_path


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (plan("greedy", "random", id="tinytowns"), "“game” is twowalls there, not tinytowns"),
        (plan("greedy", "novice"), "“players” is"),
        (make_plan("twowalls", ["greedy", "random"], seed=5), "“seed” is 4 there, not 5"),
    ],
)
def test_another_arena_in_the_folder_is_left_alone(kept: Path, other: Plan, complaint: str) -> None:
    before = content(kept)
    with pytest.raises(CantiereError, match=complaint):
        arena(other, 4, folder=kept)
    assert content(kept) == before


def test_a_bot_that_has_changed_is_another_arena(kept: Path) -> None:
    """Its games are not counted together with those it played before."""
    changed = msgspec.structs.replace(plan("greedy", "random"), bots={"greedy": "greedy:looks=2", "random": "random"})
    with pytest.raises(CantiereError, match="“bots” is"):
        arena(changed, 8, folder=kept)


def test_a_plan_says_what_decides_how_a_bot_plays() -> None:
    net = judges_of("tinytowns").file_for(game("tinytowns").new(2))
    assert net is not None
    assert plan("master", "builder", id="tinytowns").bots == {
        "master": f"{LEVELS['master']} {net.digest}",
        "builder": "greedy",
    }


def test_a_row_that_does_not_fit_on_the_disk_is_not_there(kept: Path) -> None:
    """The file may grow by a few bytes only, as on a disk that is nearly full."""
    store = Store(kept, plan("greedy", "random"))
    found = list(store.rows())
    before = (kept / "games.jsonl").read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 100, limits[1]))
    try:
        with pytest.raises(CantiereError, match=r"games\.jsonl” cannot be written"):
            store.append(found[0])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    store.close()
    assert (kept / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("plan.json", b'"game"', b'"gams"', "plan.json” is damaged"),
        ("plan.json", b"{", b"[", "plan.json” is damaged"),
        ("games.jsonl", b'"places":[', b'"places":["x",', "games.jsonl” is damaged or of another kind, at line 1"),
        ("games.jsonl", b'"game":2', b'"game":1', "games.jsonl” is damaged or of another kind, at line 3"),
        ("games.jsonl", b'"points":[', b'"points":[1,', "games.jsonl” is damaged or of another kind, at line 1"),
    ],
)
def test_damaged_results_are_left_alone(kept: Path, file: str, old: bytes, new: bytes, complaint: str) -> None:
    (kept / file).write_bytes((kept / file).read_bytes().replace(old, new))
    before = content(kept)
    with pytest.raises(CantiereError, match=complaint):
        arena(plan("greedy", "random"), 8, folder=kept)
    assert content(kept) == before


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    with pytest.raises(CantiereError, match="holds other files"):
        arena(plan("greedy", "random"), 4, folder=tmp_path)
    assert list(content(tmp_path)) == ["letter.txt"]
    with pytest.raises(CantiereError, match="cannot be written"):
        arena(plan("greedy", "random"), 4, folder=tmp_path / "letter.txt")


def test_where_nothing_can_be_written_not_even_the_mess_is_cleared(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    page = tmp_path / "letter.txt" / "page.html"
    with pytest.raises(CantiereError, match="cannot be written: a part of the path is not a folder"):
        write_whole(page, lambda part: part.write_text("page", "utf-8"))


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with start(tmp_path, "--games", "100000") as run:
        with pytest.raises(CantiereError, match="Another run"):
            arena(plan("greedy", "random"), 4, folder=tmp_path)
        run.kill()


def test_bots_are_parted_by_commas_and_so_are_their_settings() -> None:
    assert split("mcts:iterations=40,ahead=2, random,greedy:looks=3") == [
        "mcts:iterations=40,ahead=2",
        "random",
        "greedy:looks=3",
    ]
