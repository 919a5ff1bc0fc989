"""Tables and scores drawn with letters, in the colours of the game: for terminals, notebooks and pictures."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as RichTable
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text as RichText

from cantiere.kernel.state import Points, State
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts

# What Rich fills in for a picture; its own form asks the web for a font.
_SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -24 {width} {height}" style="max-width:{width}px" role="img">'
    "<style>.{unique_id}-matrix {{ font: {char_height}px monospace; }} {styles}</style>"
    '<rect x="-8" y="-24" width="100%" height="100%" fill="#292929"/><defs>{lines}</defs>'
    '<g class="{unique_id}-matrix">{backgrounds}{matrix}</g></svg>'
)
WIDE: Final = 96  # letters beside each other; what is longer goes on below
_DEEPER: Final = 4  # by so many letters further in
_HTML: Final = '<pre style="font:14px monospace;padding:1em;background:{background};color:{foreground}">{code}</pre>'


def board(state: State, language: str = "en", width: int = WIDE) -> RichText:
    """The table as the game draws it, names coloured as the game asks for, in small letters or capitals."""
    words = texts(language, state.game.id)

    def name(key: str) -> str:
        return words.format(Text(key))

    drawing = RichText(state.board(name))
    for key, style in state.game.colours.items():
        small, large = re.escape(name(key)), re.escape(name(key).upper())
        drawing.highlight_regex(rf"(?<!\w)({small}|{large})(?!\w)", style)
    console = _recorder(width)
    lines = [part for line in drawing.split(allow_blank=True) for part in _folded(line, width, console)]
    return RichText("\n").join(lines)


def _folded(line: RichText, width: int, console: Console) -> list[RichText]:
    """A line that is too long goes on below, between words."""
    if line.cell_len <= width:
        return [line]
    inset = len(line.plain) - len(line.plain.lstrip()) + _DEEPER
    parts = list(line.wrap(console, width - inset))
    for part in parts[1:]:
        part.pad_left(inset)
    return parts


def points(game: str, columns: Mapping[str, Sequence[Points]], language: str = "en") -> RichTable:
    """Scores beside each other, each under its player's name: line by line, sources of the same name added up."""
    words = texts(language, game)
    sources: dict[str, dict[str, int]] = {}
    table = RichTable(show_footer=True)
    table.add_column(words.format(Text("table-points")), footer=words.format(Text("table-total")))
    for name, lines in columns.items():
        table.add_column(name, justify="right", footer=_signed(sum([line.points for line in lines])))
        for line in lines:
            paid = sources.setdefault(line.source, {})
            paid[name] = paid.get(name, 0) + line.points
    for source, paid in sources.items():
        table.add_row(words.format(Text(source)), *[_signed(paid.get(name, 0)) for name in columns])
    return table


def _signed(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def svg(state: State) -> str:
    """The table as a picture that needs nothing else."""
    drawing = board(state)
    console = _recorder(max([line.cell_len for line in drawing.split()]))
    console.print(drawing)
    return console.export_svg(code_format=_SVG, unique_id="cantiere")


def html(*parts: RenderableType) -> str:
    """What a notebook shows for a match or a score."""
    console = _recorder(160)
    console.print(Group(*parts))
    return console.export_html(code_format=_HTML, inline_styles=True, theme=SVG_EXPORT_THEME)


def _recorder(width: int) -> Console:
    return Console(file=io.StringIO(), record=True, width=width, force_terminal=True, color_system="truecolor")
