"""The guides: their figures are positions of the game, the same in every language, and decisions lead to them."""

from __future__ import annotations

import re
import tomllib

from cantiere.kernel.decision import Decision
from cantiere.kernel.registry import game
from cantiere.kernel.texts import LANGUAGES, guide
from cantiere.server.http.figures import figures
from tests.conformance.kit import every_game
from tests.conformance.test_skeleton import taken

FENCE = re.compile(r"^```(figure|drawing) (.*)\n((?:.*\n)*?)```$", re.MULTILINE)
HEADING = re.compile(r"^#+ .*\{#([\w-]+)\}$", re.MULTILINE)


@every_game
def test_figures_are_the_same_in_every_language_and_have_captions(id: str) -> None:
    shown = [found[:2] for found in FENCE.findall(guide("en", id))]
    for language in LANGUAGES:
        fences = FENCE.findall(guide(language, id))
        assert [fence[:2] for fence in fences] == shown
        captions = [caption.strip() for kind, _, caption in fences if kind == "figure"]
        assert all(captions)
        assert len(set(captions)) == len(captions)


@every_game
def test_positions_of_figures_are_possible_and_what_is_done_on_them_is_legal(id: str) -> None:
    found = figures(game(id))  # which raises otherwise
    named = [dict(word.partition("=")[::2] for word in words.split()) for _, words, _ in FENCE.findall(guide("en", id))]
    used = {words["position"] for words in named if "position" in words}
    assert used == set(found), "every figure has its file, and every file is shown"
    for words in named:
        if "step" in words:
            assert int(words["step"]) < len(found[words["position"]].steps)
        if "seat" in words:
            assert int(words["seat"]) <= found[words["position"]].seats


@every_game
def test_every_decision_of_a_player_leads_to_a_heading_of_the_guide(id: str) -> None:
    chapters = {verb.chapter for verb in game(id).vocabulary.verbs} - {""}
    for decision in taken(id):
        by_chance = any("tickets" in vars(base) for base in type(decision).__mro__ if base is not Decision)
        own = decision.chapter or all(verb.chapter for verb in decision.verbs)
        assert own or by_chance, f"{decision.name or type(decision).__name__} names no chapter"
        chapters |= {decision.chapter} - {""}
    for language in LANGUAGES:
        assert chapters <= set(HEADING.findall(guide(language, id)))


@every_game
def test_things_on_the_board_lead_to_headings_of_the_guide(id: str) -> None:
    file = game(id).folder / "guide" / "anchors.toml"
    anchors = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    lines = [line for table in anchors.values() for line in table.items()]
    fixed = {heading for _, heading in lines if "{" not in heading}
    for language in LANGUAGES:
        headings = HEADING.findall(guide(language, id))
        assert fixed <= set(headings)
        assert headings == HEADING.findall(guide("en", id))
    if anchors:  # whatever can be clicked leads somewhere: by its kind, where it has no paragraph of its own
        kinds = {verb.target.partition(".")[0] for verb in game(id).vocabulary.verbs} - {""}
        assert kinds <= {pattern.partition(".")[0] for pattern, heading in lines if heading in fixed}


def test_what_is_refused_leads_to_what_it_is_for() -> None:
    """Not only to what one is asked instead."""
    for id, element, chapter in (
        ("tiletum", "house.antwerpen.1", "merchant"),
        ("tiletum", "pillar.london", "architect"),
        ("redcathedral", "supply.brick", "merchants"),
        ("carrara", "pay.0", "build-building"),
    ):
        start = game(id).set_up(2)
        seat = start.actors()[0]
        assert start.why_not_at(seat, element) is not None
        assert start.chapter_at(seat, element) == chapter
