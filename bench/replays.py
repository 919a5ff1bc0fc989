"""Whether looking back disturbs play: how long an action takes while others ask for the replay of a long game.

    python -m bench.replays [--clients 12] [--seconds 10]

One player acts over a socket, as fast as the answers come; beside that, so many clients ask for the replay of a whole
game of The Red Cathedral (some 1,500 actions), through five pairs of eyes, without a pause.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import Counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.players import SERVER, Latencies, process
from cantiere.kernel import replay
from cantiere.kernel.chance import SealedDealer
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game

SEATS = 4


def long_game() -> str:
    """A replay file of a game played at random."""
    match, dice = Match(game("redcathedral").new(SEATS), SealedDealer()), random.Random(1)
    while not match.is_over:
        seat = match.actors()[0]
        match.play(dice.choice(match.state.legal(seat)), seat)
    return replay.write(match)


async def hammer(url: str, table: str, number: int, seconds: float, seen: Counter[int]) -> None:
    """Ask again and again."""
    end = time.perf_counter() + seconds
    query = f"?seat={number % 5}" if number % 5 < SEATS else ""
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        while time.perf_counter() < end:
            seen[(await http.get(f"/api/tables/{table}/replay{query}")).status_code] += 1


async def play(url: str, http: httpx.AsyncClient, seconds: float) -> Latencies:
    """Act alone at a table of Tiny Towns, and again from the start when it is over."""
    latencies, end = Latencies(), time.perf_counter() + seconds
    headers = {"Cookie": f"cantiere={http.cookies['cantiere']}"}
    while time.perf_counter() < end:
        made = await http.post("/api/tables", json={"game": "tinytowns", "seats": [{"kind": "person"}]})
        table = made.json()["table"]
        address = url.replace("http", "ws") + "/api/socket"
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            await socket.send(
                msgspec.json.encode({"t": "hello", "protocol": 1, "tables": [{"table": table}]}), text=True
            )
            await act(table, socket, latencies, end)
    return latencies


async def act(table: str, socket: Any, latencies: Latencies, end: float) -> None:
    sent, count = 0.0, 0
    async for text in socket:
        message = msgspec.json.decode(text)
        if message["t"] == "ack":
            latencies.seconds.append(time.perf_counter() - sent)
            sent = 0.0
        if message["t"] == "view":
            decision = message["table"]["decision"]
        elif message["t"] == "delta":
            decision = message["set"].get("decision", decision)
            if message["set"].get("status") == "finished":
                return
        if time.perf_counter() > end:
            return
        if not sent and message["t"] in ("view", "ack") and decision:
            sent, count = time.perf_counter(), count + 1
            question = {"t": "act", "ack": str(count), "table": table, "seat": 0, "decision": decision["id"]}
            words = random.choice(decision["actions"])["words"]
            await socket.send(msgspec.json.encode(question | {"words": words}), text=True)


async def measure(clients: int, seconds: float) -> None:
    async with process(SERVER) as (url, _), httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/me", json={"name": "Player"})
        made = await http.post("/api/replays", json={"replay": long_game(), "public": True})
        table = made.json()["table"]
        for count in (0, clients):
            seen: Counter[int] = Counter()
            hammers = [asyncio.create_task(hammer(url, table, number, seconds, seen)) for number in range(count)]
            latencies = await play(url, http, seconds)
            await asyncio.gather(*hammers)
            times = ", ".join(f"{name} {value:.1f} ms" for name, value in latencies.row().items())
            print(f"{count:3} clients: {len(latencies.seconds)} actions, {times}; replays answered: {dict(seen)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clients", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.clients, arguments.seconds))


if __name__ == "__main__":
    main()
