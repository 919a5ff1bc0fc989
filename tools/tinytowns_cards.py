"""Write what the browser draws of Tiny Towns' cards: `python tools/tinytowns_cards.py` (a test fails when stale).

Patterns and points come from `components.toml`, so that a number corrected there is corrected on the screen.
"""

from __future__ import annotations

from pathlib import Path

from cantiere.games.tinytowns.box import COMPONENTS

TARGET = Path(__file__).parent.parent / "web" / "src" / "games" / "tinytowns" / "cards.ts"
HEAD = """// Written by tools/tinytowns_cards.py from the game's components.toml; do not edit.
import type { Family } from './pieces/drawings';

/** One card: its pattern in letters as printed, its points each, or the town's by number of buildings. */
export interface Card {
  readonly family: Family;
  readonly pattern: readonly string[];
  readonly points?: number;
  readonly totals?: readonly number[];
}

"""


def cards() -> str:
    """The whole file."""
    letters = ", ".join(f"{letter}: '{name}'" for letter, name in COMPONENTS["cubes"]["letters"].items())
    lines = [HEAD, f"export const letters = {{ {letters} }} as const;\n\n"]
    lines.append(f"export const cavernUses = {COMPONENTS['cavern']['uses']};\n")
    lines.append(f"export const townHallCycle = {COMPONENTS['cards']['town_hall_cycle']};\n\n")
    lines.append("export const cards: Readonly<Record<string, Card>> = {\n")
    for card in [*COMPONENTS["building"], *COMPONENTS["monument"]]:
        facts = [f"family: '{card.get('family', 'monument')}'"]
        facts.append("pattern: [" + ", ".join(f"'{row}'" for row in card["pattern"]) + "]")
        facts.extend(f"{fact}: {card[fact]}" for fact in ("points", "totals") if fact in card)
        lines.append(f"  {card['id']}: {{ {', '.join(facts)} }},\n")
    lines.append("};\n")
    return "".join(lines)


if __name__ == "__main__":
    TARGET.write_text(cards(), "utf-8")
