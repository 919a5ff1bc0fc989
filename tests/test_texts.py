"""Every word in three languages: nothing missing, nothing left over, nothing that does not become a sentence."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cantiere.bots import KINDS, LEVELS
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, ORDER
from cantiere.kernel.registry import games
from cantiere.kernel.rng import Rng, shuffle
from cantiere.kernel.state import CHANCE, NOBODY, State
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts

COMMON = Path(str(files("cantiere")))
# Where words live: the common ones, and those of each game.
PLACES = {"common": COMMON, **{game.id: game.folder for game in games()}}
PLURALS = {"zero", "one", "two", "few", "many"}  # `other` alone may be the default of any choice

every_place = pytest.mark.parametrize("place", PLACES)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


class Reader(Visitor):
    """What a message asks for: its variables, and the forms of each choice it makes."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        self.choices.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


@cache
def entries(place: str, language: str) -> list[ftl.EntryType]:
    path = PLACES[place] / "text" / f"{language}.ftl"
    return list(FluentParser(with_spans=False).parse(path.read_text("utf-8")).body)


@cache
def messages(place: str, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(place, language) if isinstance(entry, ftl.Message)}


@cache
def known(place: str) -> set[str]:
    """The keys that code of the place may use."""
    return {*messages("common", "en"), *messages(place, "en")}


def forms(message: ftl.Message) -> set[str]:
    """The other forms a name has: `acc`, `gen`."""
    return {attribute.id.name for attribute in message.attributes}


def bare(variable: str, place: str, language: str) -> str:
    """The variable without its case: `building` for `building_acc`."""
    cases = set().union(*(forms(message) for message in messages(place, language).values()))
    name, _, case = variable.rpartition("_")
    return name if case in cases else variable


# --- the files --------------------------------------------------------------------------------------------------


@every_place
@every_language
def test_every_entry_can_be_read_and_stands_once(place: str, language: str) -> None:
    body = entries(place, language)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    assert len(messages(place, language)) == sum(isinstance(entry, ftl.Message) for entry in body)


@every_place
@every_translation
def test_translations_have_the_messages_of_the_english_in_its_order(place: str, language: str) -> None:
    assert list(messages(place, language)) == list(messages(place, "en"))


@every_place
@every_translation
def test_translations_ask_for_nothing_the_english_does_not(place: str, language: str) -> None:
    english = messages(place, "en")
    for key, message in messages(place, language).items():
        asked = {bare(variable, place, language) for variable in Reader(message).variables}
        assert asked <= {bare(variable, place, "en") for variable in Reader(english[key]).variables}, key


@every_place
@every_language
def test_plurals_have_every_form_of_their_language(place: str, language: str) -> None:
    needed = Locale(language).plural_form.tags | {"other"}
    for key, message in messages(place, language).items():
        for choice in Reader(message).choices:
            assert not choice & PLURALS or choice == needed, key


@every_place
@every_language
def test_names_of_a_kind_have_the_same_forms(place: str, language: str) -> None:
    kinds: dict[str, dict[str, set[str]]] = {}
    for key, message in messages(place, language).items():
        kinds.setdefault(key.partition("-")[0], {})[key] = forms(message)
    kinds.pop("game", None)  # a name and a tagline
    for names in kinds.values():
        first = next(iter(names.values()))
        assert {key: own for key, own in names.items() if own != first} == {}


@every_place
@every_language
def test_words_hold_no_markup(place: str, language: str) -> None:
    # Square brackets are how `Texts` shows what went wrong.
    text = (PLACES[place] / "text" / f"{language}.ftl").read_text("utf-8")
    assert re.findall(r"</?[a-z]|&[a-z]+;|&#", text) == []
    assert re.findall(r"^[\w-]+ = .*[\[\]].*", text, re.MULTILINE) == []


# --- what is declared ---------------------------------------------------------------------------------------------


def declared(game: Game) -> Iterator[str]:
    yield from ("game-name", "game-tagline")
    for verb in game.vocabulary.verbs:
        yield from (f"do-{verb.name}", f"log-{verb.name}")
    for option in game.options:
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        if option.kind in (CHOICE, ORDER):
            yield from (f"option-{option.name}-{choice}" for choice in option.choices)
    yield from (f"preset-{preset}" for preset in game.presets)
    yield from (f"ending-{ending}" for ending in game.endings)
    box = tomllib.loads((game.folder / "components.toml").read_text("utf-8"))
    yield from (f"box-{table}" for table in box if table != "about")


@every_game
def test_everything_a_game_declares_has_words(game: Game) -> None:
    assert [key for key in declared(game) if key not in messages(game.id, "en")] == []


@every_game
def test_a_game_does_not_redefine_the_common_words(game: Game) -> None:
    assert messages(game.id, "en").keys() & messages("common", "en").keys() == set()


def test_every_bot_and_level_has_words() -> None:
    keys = [f"bot-{kind}" for kind in KINDS]
    keys += [f"level-{level}{more}" for level in LEVELS for more in ("", "-help")]
    assert [key for key in keys if key not in messages("common", "en")] == []


# --- what the code says -------------------------------------------------------------------------------------------


def sources(place: str) -> list[Path]:
    """The Python files whose sentences are looked up in the place."""
    if place != "common":
        return sorted(PLACES[place].rglob("*.py"))
    return [
        path for path in sorted(COMMON.rglob("*.py")) if path.relative_to(COMMON).parts[0] not in ("games", "_compiled")
    ]


def spoken(place: str) -> Iterator[tuple[str, set[str] | None]]:
    """The keys written out in `Text("…")` and in errors, each with what it is given (None: cannot be seen there)."""
    kinds = "|".join({key.partition("-")[0] for key in known(place)})
    for path in sources(place):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name(callee), [first, *rest], keywords) if callee[0].isupper():
                    for part in ast.walk(first):  # `"why-a" if … else "why-b"` has two
                        match part:
                            case ast.Constant(str(key)) if re.fullmatch(rf"({kinds})(-\w+)+", key):
                                yield key, given(rest, keywords)


def given(rest: list[ast.expr], keywords: list[ast.keyword]) -> set[str] | None:
    match rest:
        case []:
            return {str(keyword.arg) for keyword in keywords} - {"game"}  # which says whose words, and is no argument
        case [ast.Dict(names)]:
            return {str(name.value) for name in names if isinstance(name, ast.Constant)}
    return None


@every_place
def test_every_key_in_the_code_has_words(place: str) -> None:
    assert {key for key, _ in spoken(place) if key not in known(place)} == set()


@every_place
@every_language
def test_sentences_ask_only_for_what_the_code_gives(place: str, language: str) -> None:
    words = messages("common", language) | messages(place, language)
    for key, args in spoken(place):
        if args is not None:
            players = {player for seat, player in (("seat", "player"), ("to", "to_player")) if seat in args}
            asked = {bare(variable, place, language) for variable in Reader(words[key]).variables}
            assert asked <= args | players, key


def composed(game: Game) -> Iterator[str]:
    """The keys put together from a table of names: all of `"building-" + box.BUILDINGS[number]`, and of every argument
    whose values have names."""
    for verb in game.vocabulary.verbs:
        for argument in verb.arguments:
            if argument.text_key:
                yield from (argument.text_key + value for value in argument.values)
    for path in sources(game.id):
        name = ".".join(path.relative_to(game.folder).with_suffix("").parts)
        module = import_module(f"cantiere.games.{game.id}.{name}") if path.stem != "__init__" else None
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.BinOp(ast.Constant(str(head)), ast.Add(), ast.Subscript(table)) | ast.JoinedStr(
                    [ast.Constant(str(head)), ast.FormattedValue(ast.Subscript(table))]
                ) if head.endswith("-"):
                    match table:
                        case ast.Name(names):
                            yield from (head + name for name in getattr(module, names, ()))
                        case ast.Attribute(ast.Name(owner), names):
                            yield from (head + name for name in getattr(getattr(module, owner, None), names, ()))


@every_game
def test_every_component_has_a_name(game: Game) -> None:
    assert {key for key in composed(game) if key not in messages(game.id, "en")} == set()


# --- names and numbers --------------------------------------------------------------------------------------------


def test_a_name_counts_in_its_other_forms() -> None:
    words = texts("cs", "tiletum")
    gained = Text("log-collect", {"seat": 0, "goods": Text("goods-wool", {"count": 1})})
    assert words.format(gained, ["Eva"]) == "Eva získává 1 vlnu."


@every_language
def test_numbers_have_a_real_minus_sign(language: str) -> None:
    points = Text("points-of", {"seat": 0, "sign": "", "points": -12})
    assert "−12" in texts(language, "tiletum").format(points)


# --- what people read ---------------------------------------------------------------------------------------------


def said(state: State, rng: Rng, taken: Counter[str]) -> Iterator[Text]:
    """What is said around the table in the course of a game; whoever is to act tries the verb least tried so far."""
    vocabulary = state.game.vocabulary
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal(actor)
            shuffle(legal, rng)
            action = min(legal, key=lambda code: taken[vocabulary.verb(code).name])
            taken[vocabulary.verb(action).name] += 1
            yield from (state.prompt(seat) for seat in range(state.seats))
            other = rng.below(vocabulary.size)
            if other not in legal:
                yield state.why_not(actor, other)
        yield state.describe(actor, action)
        yield from (state.tell(actor, action, viewer) for viewer in (None, *range(state.seats)))
        state.apply(actor, action)
    yield Text(f"ending-{state.ending()}")
    yield from (state.prompt(seat) for seat in range(state.seats))
    lines = [line for seat in range(state.seats) for line in state.breakdown(seat)]
    yield from (text for line in lines for text in (Text(line.source), line.why) if text is not None)


@every_game
def test_whole_games_are_told_in_every_language(game: Game) -> None:
    told: dict[str, Text] = {}
    taken: Counter[str] = Counter()
    for preset, options in game.presets.items():
        for seats in filter(partial(game.allows, preset), (game.seats[0], game.seats[-1])):
            told |= {str(text.plain()): text for text in said(game.new(seats, options), Rng(seats), taken)}
    for language in LANGUAGES:
        words = texts(language, game.id)
        assert [sentence for text in told.values() if "[" in (sentence := words.format(text))] == []
