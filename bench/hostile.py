"""Hostile input, as much as one likes: `python bench/hostile.py --messages 1000000` (prints JSON).

Several sockets send malformed and out-of-turn messages to the real server, each answered by a refusal, and others knock
with what is no HTTP, while two people play at another table. Printed are counts by kind and by code, what the server counted
and said as failures, and its memory after each round. It fails if anything was left without an answer, if the server failed
or said anything, or if its memory keeps growing.

Before that some games are played: a house keeps the words of moves and facts, up to a bound, and a table for two minutes after
the last who was there has gone. Most of what these take is reached by then, so that what the attack takes can be told from it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from tests.server.clients import Client
from tests.server.hostility import GARBAGE, Malice, attack, knock
from tests.server.houses import House


def memory(house: House) -> int:
    """What the server has in memory, in kB."""
    status = Path(f"/proc/{house.process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def grows(curve: list[int], most: float = 0.1) -> bool:
    """Whether memory still grows when it should have settled: by more than a share from the second quarter to the last."""
    quarter = len(curve) // 4
    if not quarter:
        return False
    return statistics.median(curve[-quarter:]) > (1 + most) * statistics.median(curve[quarter : 2 * quarter])


async def people(url: str) -> Client:
    mia, leo = Client(url, "Mia"), Client(url, "Leo")
    await mia.create("cat-burglars", 2)
    await leo.join(mia.table)
    for client in (mia, leo):
        await client.come()
    await asyncio.gather(*(client.play_on(random.Random(client.name)) for client in (mia, leo)))
    for client in (mia, leo):
        await client.go()
    return mia


async def run(house: House, messages: int, sockets: int, warm: int, seed: int) -> dict[str, object]:
    for _ in range(warm):
        await people(house.url)
    warmed = memory(house)
    victim = Client(house.url, "Ida")
    await victim.create("meow", 3, others=[None, None])
    guest = Client(house.url, "Tom")
    await guest.join(victim.table)
    guest_two = Client(house.url, "Eva")
    await guest_two.join(victim.table)
    tokens = [victim.token, guest.token, guest_two.token, "", "a foreign token"]
    malices = [Malice(f"{seed} {number}") for number in range(sockets)]
    rounds, curve, heard, codes, knocks = 20, [], Counter(), Counter(), 0
    started = time.time()
    for number in range(rounds):
        playing = asyncio.create_task(people(house.url))
        done = await asyncio.gather(
            *(
                attack(house.url, victim.table, tokens[place % len(tokens)], messages // sockets // rounds, malice)
                for place, malice in enumerate(malices)
            ),
        )
        answers = await asyncio.gather(*(knock(house.url, garbage) for garbage in GARBAGE))
        knocks += sum(answer.startswith(b"HTTP/1.1 ") for answer in answers)
        await playing
        for socket in done:
            heard += socket.heard
            codes += socket.codes
        curve.append(memory(house))
        print(f"round {number + 1} of {rounds}: {heard['sent']} sent, {curve[-1]} kB", file=sys.stderr)
    metrics = httpx.get(f"{house.url}/metrics").text
    return {
        "sent": heard["sent"],
        "answered": heard["refused"] + heard["done"],
        "garbage_sent": rounds * len(GARBAGE),
        "garbage_answered": knocks,
        "refused_by_code": dict(codes),
        "sent_by_kind": dict(sum((malice.kinds for malice in malices), Counter())),
        "failures": int(metrics.partition("mewseum_failures_total ")[2].split()[0]),
        "rss_kb_before": warmed,
        "rss_kb": curve,
        "memory_grows": grows([warmed, *curve], most=0.05),
        "seconds": round(time.time() - started, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--sockets", type=int, default=5)
    parser.add_argument("--warm", type=int, default=100, help="games before the attack")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(
            f"sqlite:///{folder}/tables.sqlite", "--pace", "0", "--thinkers", "0", "--no-limits", "--grace", "600"
        )
        try:
            result = asyncio.run(run(house, asked.messages, asked.sockets, asked.warm, asked.seed))
        finally:
            said = house.close()
    result |= {"server_said": said, "games_meanwhile": len(result["rss_kb"])}  # type: ignore[arg-type]
    print(json.dumps(result))
    is_answered = result["answered"] == result["sent"] and result["garbage_answered"] == result["garbage_sent"]
    sys.exit(bool(result["failures"] or said or result["memory_grows"] or not is_answered))


if __name__ == "__main__":
    main()
