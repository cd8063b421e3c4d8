"""Inline markup: <b>bold</b>, <i>italic</i>, <c=wax_red>colour</c>, <icon=ui/coin>, <seat=3>;
<m>marked</m> as found."""

import re
from functools import lru_cache

from msgspec import Struct

from treasure_games.stage.theme import SEATS


class Run(Struct, frozen=True):
    """A stretch of text in one style, or one picture of a line's height."""

    text: str
    is_bold: bool = False
    is_italic: bool = False
    colour: str = ""
    image: str = ""
    is_marked: bool = False


_MARK = re.compile(r"<(/?)(b|i|m|c|icon|seat)(?:=([^<>]*))?>")


@lru_cache(maxsize=512)
def runs(text: str) -> tuple[Run, ...]:
    """Return the runs of marked-up text. Anything else in angle brackets is plain text."""
    found: list[Run] = []
    bold = italic = marked = False
    colour, start = "", 0
    for mark in _MARK.finditer(text):
        if mark.start() > start:
            found.append(Run(text[start : mark.start()], bold, italic, colour, is_marked=marked))
        start = mark.end()
        is_closing, kind, value = bool(mark[1]), mark[2], mark[3] or ""
        if kind == "b":
            bold = not is_closing
        elif kind == "i":
            italic = not is_closing
        elif kind == "m":
            marked = not is_closing
        elif kind == "c":
            colour = "" if is_closing else value
        elif kind == "icon":
            found.append(Run("", image=value))
        else:
            found.append(Run("", image=SEATS[int(value)].emblem_image))
    if start < len(text):
        found.append(Run(text[start:], bold, italic, colour, is_marked=marked))
    return tuple(found)


def escaped(text: str) -> str:
    """Escape text from outside (a typed name) so that nothing in it is markup."""
    return text.replace("<", "\u2039").replace(">", "\u203a")
