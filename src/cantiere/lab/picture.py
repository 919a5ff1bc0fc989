"""The board drawn with letters as an RGB picture, for frameworks that film their games."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from cantiere.kernel import drawing
from cantiere.kernel.state import State

_WIDTH, _HEIGHT = 6, 12  # of a letter, in pixels
_MARGIN = 6


def picture(state: State) -> NDArray[np.uint8]:
    """Rows of pixels; its size follows what lies on the table."""
    lines = drawing.board(state).split(allow_blank=True)
    size = (max(len(line) for line in lines) * _WIDTH + 2 * _MARGIN, len(lines) * _HEIGHT + 2 * _MARGIN)
    image = Image.new("RGB", size, tuple(SVG_EXPORT_THEME.background_color))
    draw, font = ImageDraw.Draw(image), ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        colours = [tuple(SVG_EXPORT_THEME.foreground_color)] * len(line)
        for span in line.spans:
            style = span.style if isinstance(span.style, Style) else Style.parse(span.style)
            if style.color is not None:
                drawn = tuple(style.color.get_truecolor(SVG_EXPORT_THEME))
                colours[span.start : span.end] = [drawn] * len(colours[span.start : span.end])
        for column, letter in enumerate(line.plain):
            known = letter if ord(letter) < 256 else "*"  # the font has no others
            draw.text((_MARGIN + column * _WIDTH, _MARGIN + row * _HEIGHT), known, colours[column], font)
    return np.asarray(image)
