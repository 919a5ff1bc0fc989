"""How fast are random playouts? Every game here, compiled, plain and through the adapters, beside catanatron, OpenSpiel
and PettingZoo, in one run.

    make bench                    # the table, and bench/results/playouts.json
    make bench ARGS=--quick       # a second a row
    make bench ARGS=--memory      # and: does memory stay flat over 100,000 games?
    python bench/playouts.py --before ../old    # only the compiled games, beside another checkout with its own .venv

One core, one thread, whole games until the time is up: the processor's time, which other work on the machine does not
lengthen. A decision is a player's choice; draws are inside the time but not counted. The ratio is to catanatron's
decisions per second in the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "results"


def own_rows(seconds: float) -> list[dict[str, Any]]:
    """Every registered game, by the engine this process runs (compiled or plain)."""
    from cantiere._build import mode
    from cantiere.kernel.registry import games
    from cantiere.kernel.rng import Rng
    from cantiere.kernel.state import playout

    rows = []
    for game in games():
        seats = min(4, game.seats[-1])
        start = game.new(seats, game.presets[game.bench_preset])
        rng = Rng(1)
        playout(start.clone(), rng)  # warm up
        played = decisions = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            decisions += playout(start.clone(), rng)
            played += 1
        elapsed = time.process_time() - begun
        rows.append(
            {
                "engine": f"Cantiere, {mode().name}",
                "game": f"{game.id}, {seats} seats",
                "decisions_per_second": decisions / elapsed,
                "games_per_second": played / elapsed,
                "decisions_per_game": decisions / played,
                "clone_us": clone_cost(game, seats),
            }
        )
    return rows


def clone_cost(game: Any, seats: int) -> float:
    """Microseconds to copy a state halfway through a game, the mean over thirty such states."""
    from cantiere.kernel.rng import Rng
    from cantiere.kernel.state import CHANCE, NOBODY

    states = []
    for seed in range(30):
        state, rng, past = game.new(seats, game.presets[game.bench_preset]), Rng(seed), []
        while state.actor() != NOBODY:
            past.append(state.clone())
            seat = state.actor()
            legal = state.legal(seat)
            state.apply(seat, state.sample(rng) if seat == CHANCE else legal[rng.below(len(legal))])
        states.append(past[len(past) // 2])
    copies, begun = 0, time.process_time()
    while time.process_time() - begun < 0.5:
        for state in states:
            state.clone()
        copies += len(states)
    return (time.process_time() - begun) / copies * 1e6


def elsewhere(python: str, arguments: list[str], root: Path = ROOT, **environment: str) -> Any:
    """The JSON another process prints, pinned to the same core as this one where the system can."""
    run = subprocess.run(
        [python, *arguments], env=os.environ | environment, capture_output=True, text=True, check=False, cwd=root
    )
    if run.returncode:
        sys.exit(f"{' '.join(arguments)} failed:\n{run.stderr}")
    return json.loads(run.stdout.strip().splitlines()[-1])


def show(rows: list[dict[str, Any]], console: Console) -> None:
    peer = next(row["decisions_per_second"] for row in rows if row["engine"] == "catanatron")
    # Titles break and names fold, so that figures are whole on 80 columns.
    table = Table("engine", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("game", min_width=len("redcathedral,"))
    for title in ("decisions\na second", "× cata-\nnatron", "games\na second", "decisions\na game", "clone\nµs"):
        table.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        row["ratio_to_catanatron"] = row["decisions_per_second"] / peer
        table.add_row(
            row["engine"],
            row["game"],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['ratio_to_catanatron']:.1f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['decisions_per_game']:.0f}",
            f"{row['clone_us']:.2f}" if row["clone_us"] is not None else "–",
        )
    console.print(table)


def beside(before: Path, seconds: float, console: Console) -> None:
    """The compiled games of this checkout and another in turn, three times each; the best of each counts."""
    best: list[dict[str, dict[str, Any]]] = [{}, {}]
    for _ in range(3):
        for which, root in enumerate((ROOT, before.resolve())):
            python, script = root / ".venv" / "bin" / "python", root / "bench" / "playouts.py"
            for row in elsewhere(str(python), [str(script), "--own", str(seconds)], root):
                known = best[which].setdefault(row["game"], row)
                known["decisions_per_second"] = max(known["decisions_per_second"], row["decisions_per_second"])
                known["clone_us"] = min(known["clone_us"], row["clone_us"])
    table = Table("game", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for title in ("decisions\na second", "before", "ratio", "clone\nµs", "before", "ratio"):
        table.add_column(title, justify="right", no_wrap=True)
    product = 1.0
    for game, now in best[0].items():
        then = best[1][game]
        speed, clone = (now[key] / then[key] for key in ("decisions_per_second", "clone_us"))
        product *= speed
        table.add_row(
            game,
            f"{now['decisions_per_second']:,.0f}",
            f"{then['decisions_per_second']:,.0f}",
            f"{speed:.2f}",
            f"{now['clone_us']:.2f}",
            f"{then['clone_us']:.2f}",
            f"{clone:.2f}",
        )
    console.print(table)
    console.print(f"Playouts, geometric mean: {product ** (1 / len(best[0])):.2f} times as fast.")


def memory(console: Console) -> list[dict[str, Any]]:
    """The most memory the process has held, after ever more games: flat means nothing is kept."""
    from cantiere.kernel.registry import games
    from cantiere.kernel.rng import Rng
    from cantiere.kernel.state import playout

    rows = []
    for game in games():
        seats, rng, played = min(4, game.seats[-1]), Rng(3), 0
        for goal in (1_000, 10_000, 100_000):
            while played < goal:
                playout(game.new(seats, game.presets[game.bench_preset]), rng)
                played += 1
            held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            rows.append({"game": game.id, "games": played, "max_rss_kb": held})
            console.print(f"{game.id}: {played:>7,} games, at most {held / 1024:.1f} MB held")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="a second a row instead of five")
    parser.add_argument("--memory", action="store_true", help="also play 100,000 games of each and watch memory")
    parser.add_argument("--before", type=Path, help="measure only the compiled games, beside this other checkout")
    parser.add_argument("--own", type=float, help=argparse.SUPPRESS)  # the rows of this engine only, as JSON
    chosen = parser.parse_args()
    if chosen.own:
        print(json.dumps(own_rows(chosen.own)))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, for us and the processes we start
    seconds = 1.0 if chosen.quick else 5.0
    console = Console()
    if chosen.before:
        beside(chosen.before, seconds, console)
        return
    bench_python = ROOT / ".venv-bench" / "bin" / "python"
    if not bench_python.exists():
        sys.exit("The peers are not installed: run `make bench`.")
    me = str(Path(__file__))
    rows = elsewhere(sys.executable, [me, "--own", str(seconds)])
    rows += elsewhere(sys.executable, [me, "--own", str(seconds)], CANTIERE_PURE="1")
    rows += elsewhere(sys.executable, ["-m", "bench.adapters", str(seconds)])
    rows += elsewhere(str(bench_python), [str(ROOT / "bench" / "peers.py"), str(seconds)])
    show(rows, console)
    result = {"python": sys.version.split()[0], "seconds_a_row": seconds, "rows": rows}
    if chosen.memory:
        result["memory"] = memory(console)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "playouts.json").write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
