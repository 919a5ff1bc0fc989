"""Every message as people read it, in files for each game and language: with 0, 1, 2 and 5, and with each name it may
meet.

`make texts` (or `python -m tests.texts.rendered`) writes them anew; read the difference as an editor would. Under a key
stand its sentences, one line for each argument, what the argument changes between angle quotes:

    Waiting for ‹one more player · 2 more players · 5 more players›.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cantiere.kernel.registry import game_ids
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import LANGUAGES, Texts
from cantiere.kernel.texts import __file__ as kernel_texts

FOLDER = Path(__file__).parent
SOURCES = Path(kernel_texts).parent.parent
SERVER = SOURCES / "text"
CLIENT = FOLDER.parent.parent / "web" / "src" / "text"
COUNTS: tuple[TextArg, ...] = (0, 1, 2, 5)
PLAYERS = ("Anna", "Jan")
PLURALS = {"zero", "one", "two", "few", "many", "other"}

# Arguments that are numbers. What is neither a number nor a name is shown as `$file`.
NUMBERS = {
    "amount", "ap", "at", "building", "coins", "count", "deals", "due", "final", "finished", "first", "floor",
    "food", "games", "gaps", "generation", "give", "given", "gold", "have", "high", "his", "houses", "index",
    "king", "lap", "larger", "last", "least", "left", "low", "means", "most", "moves", "needs", "number", "one",
    "other", "own", "pillars", "place", "places", "player", "points", "prestige", "price", "rate", "recognition",
    "room", "round", "rounds", "rubles", "seat", "seats", "seconds", "space", "stack", "steps", "stone", "strength",
    "take", "tenths", "tiles", "times", "titus", "total", "turn", "turned", "turns", "uses", "value", "vp",
}  # fmt: skip
NUMBER = "#"  # instead of a kind
# The kind of names an argument may be where it is not called so, in a game or in some of its messages; "": any word.
KINDS = {
    "tinytowns": {"old": "building", "hand": "resource"},
    "carrara": {"old": "piece", "some": "paid", "more": "paid", "coins": NUMBER},
    "redcathedral": {
        "goods": "amount", "gains.amount": "amount", "loses.amount": "amount", "gain": "amount-prestige",
        "price": "amount-rubles", "why-rubles.rubles": "amount-rubles", "kind": "section", "section": "",
        "card": "solo", "card-twice.card": "", "card-kind.card": "",
        "one": "resource", "two": "resource", "three": "resource",
    },
    "tiletum": {
        "given": "goods", "wanted": "goods", "where": "place", "tile-contract.price": "contract",
        "hire.tile": "tile-character", "lodge.tile": "tile-character", "welcome.tile": "tile-character",
        "fulfil.tile": "tile-contract", "fulfil_with.tile": "tile-contract", "sign.tile": "tile-contract",
        "crest.tile": "crest", "crest.food": "goods-food", "contribute.stone": "goods-stone", "use.tile": "helper",
        "challenge.card": "challenge", "decree.card": "decree", "log-scored.line": "log-end_turn",
        "log-scored.king": "points-of", "log-scored.market": "points-of", "first": "points-of", "rest": "points-titus",
        "points-titus.titus": "titus", "titus": NUMBER, "place": NUMBER, "points": NUMBER,
    },
}  # fmt: skip


class _Reader(Visitor):
    """The variables of a message in the order in which it names them, with the words it chooses between, and those that
    it formats as numbers."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: dict[str, list[str]] = {}
        self.numbers: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            words = [variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)]
            own = [word for word in words if word not in PLURALS]
            # Beside words of its own, `other` stands for whatever else is given.
            self.variables.setdefault(name, []).extend([*own, f"${name}"] if own and "other" in words else own)
            if "one" in words:
                self.numbers.add(name)
        self.generic_visit(node)


class Renderer:
    """The messages of some folders in one language; those of the last folder are written out."""

    def __init__(self, game: str, language: str, folders: list[Path]) -> None:
        self.kinds = KINDS.get(game, {})
        self.texts = Texts(language, folders)
        self.messages: dict[str, ftl.Message] = {}
        for folder in folders:
            source = (folder / f"{language}.ftl").read_text("utf-8")
            own = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
            self.messages |= {message.id.name: message for message in own}
        self.own = [message.id.name for message in own]
        # Only games put names into sentences, their own.
        self.names = self.own if game in KINDS else []

    def page(self) -> str:
        return "".join(f"{key}\n" + "".join(f"    {line}\n" for line in self.lines(key)) for key in self.own)

    def lines(self, key: str) -> Iterator[str]:
        """The sentences of a message, and the other forms of a name."""
        samples = {name: self.samples(key, name) for name in self.arguments(key)}
        first = {name: values[0] for name, values in samples.items()}
        varied = [name for name, values in samples.items() if len(values) > 1]
        for name in varied or [""]:
            cases = [first | {name: value} for value in samples[name]] if name else [first]
            yield _line([self.texts.format(Text(key, case), PLAYERS) for case in cases])
        for form in self.messages[key].attributes:
            number = {name: values for name, values in samples.items() if values == COUNTS}
            cases = [first | {name: value} for name, values in number.items() for value in values] or [first]
            yield f".{form.id.name} " + _line([self.form(key, form.id.name, case) for case in cases])

    def form(self, key: str, form: str, args: dict[str, TextArg]) -> str:
        """A name in another form, as a sentence that asks for it gets it."""
        args_of_form = self.texts._arguments(Text("", {"name": Text(key, args)}), PLAYERS)
        return str(args_of_form[f"name_{form}"])

    def arguments(self, key: str) -> list[str]:
        """What the message is given: its variables without their forms, and seats for players."""
        found: dict[str, None] = {}
        for variable in _Reader(self.messages[key]).variables:
            name, _, form = variable.rpartition("_")
            bare = name if name and form in self.forms() else variable
            found[{"player": "seat", "to_player": "to"}.get(bare, bare)] = None
        return list(found)

    def forms(self) -> set[str]:
        return {form.id.name for message in self.messages.values() for form in message.attributes}

    def samples(self, key: str, name: str) -> Sequence[TextArg]:
        reader = _Reader(self.messages[key])
        if name in ("seat", "to"):
            return [("seat", "to").index(name)] if "player" in str(reader.variables) else COUNTS
        if reader.variables.get(name):
            return reader.variables[name]
        ways = (f"{key}.{name}", f"{key.partition('-')[2]}.{name}", name)
        kind = next((self.kinds[way] for way in ways if way in self.kinds), name)
        names = [other for other in self.names if kind and (other == kind or other.startswith(f"{kind}-"))]
        if kind not in ("", NUMBER) and names and key not in names:
            return [text for other in names for text in self.named(other)]
        return COUNTS if name in NUMBERS | reader.numbers else [f"${name}"]

    def named(self, key: str) -> Iterator[Text]:
        """The name with what it can be given itself: all numbers, and all names that have other forms."""
        samples = {name: self.samples(key, name) for name in self.arguments(key)}
        first = {name: values[0] for name, values in samples.items()}
        yield Text(key, first)
        for name, values in samples.items():
            if values == COUNTS or any(isinstance(v, Text) and self.messages[v.key].attributes for v in values):
                yield from (Text(key, first | {name: value}) for value in values[1:])


def _line(sentences: list[str]) -> str:
    """The sentences as one: the words that they share at both ends, and what changes."""
    different = [sentence.split(" ") for sentence in dict.fromkeys(sentences)]
    if len(different) == 1:
        return sentences[0]
    start = _shared(different)
    end = _shared([words[start:][::-1] for words in different])
    whole = different[0]
    middles = [" ".join(words[start : len(words) - end]) for words in different]
    return " ".join([*whole[:start], f"‹{' · '.join(middles)}›", *whole[len(whole) - end :]])


def _shared(lists: list[list[str]]) -> int:
    """How many words all lists begin with alike."""
    same = [len(set(words)) == 1 for words in zip(*lists, strict=False)]
    return same.index(False) if False in same else len(same)


@cache
def pages() -> list[tuple[Path, str]]:
    """Every file and what it should hold."""
    return list(_pages())


def _pages() -> Iterator[tuple[Path, str]]:
    places: dict[str, list[Path]] = {"server": [SOURCES / "games" / "carrara" / "text", SERVER], "client": [CLIENT]}
    places["client-admin"] = [CLIENT / "admin"]
    places |= {game: [SERVER, SOURCES / "games" / game / "text"] for game in game_ids() if game in KINDS}
    for place, folders in places.items():
        for language in LANGUAGES:
            yield FOLDER / f"{place}.{language}.txt", Renderer(place, language, folders).page()


if __name__ == "__main__":
    for file, page in pages():
        file.write_text(page, "utf-8")
        print(f"{file.name} written")
