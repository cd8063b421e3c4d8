"""Prints, as text, what can be pressed or pointed at on a screen: role, name, state and place.

    python tools/tree.py [--only NAME] [--size WxH] [--text-scale N] [--language de]

`--only` takes the name of a moment of the gallery, or a pattern like `table_*`.

This is what somebody can be told who doesn't see the screen. A thing is called by the words on it,
by those of the label before it in its line if it bears a value, or by its tooltip. What has none of
these, or is called like another, is told apart by its line and by what is said as the focus comes
to it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.gallery import prepared, size_of
from tools.moments import MOMENTS
from tools.rig import Rig, rig
from treasure_games.core.language import SOURCE, available_languages
from treasure_games.games.treasure_boots.ui.chart.pointing import SeaSpot
from treasure_games.screens.setup.chairs import FreeChair
from treasure_games.screens.setup.faces import Likeness
from treasure_games.stage.input.intents import Device
from treasure_games.stage.naming import (
    Drawn,
    line_before,
    name_of,
    plain,
    states_of,
    words_drawn,
    words_on,
)
from treasure_games.stage.widgets.button import Hotspot, IconButton, TextControl
from treasure_games.stage.widgets.choice import Pick, Stepper
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollBar
from treasure_games.stage.widgets.tabs import Tab
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.toggle import Slider, Toggle
from treasure_games.stage.widgets.widget import BoxKind, Control
from treasure_games.table.card_play import HandSpot
from treasure_games.table.pieces.picker import PickSpot

_ROLES: Final[tuple[tuple[type[Control], str], ...]] = (
    (Pick, "choice"),
    (PickSpot, "choice"),
    (Tab, "tab"),
    (Toggle, "switch"),
    (Slider, "slider"),
    (Stepper, "stepper"),
    (TextField, "text field"),
    (ScrollBar, "scroll bar"),
    (TextControl, "button"),
    (IconButton, "button"),
    (SeaSpot, "cursor"),
)
"""What it is to whoever uses it, the first that fits; anything else is a piece of a table."""


_NUMBERED: Final = (Likeness, FreeChair, HandSpot, Hotspot)
"""Faces without names, chairs, cards and piles that are alike: told apart by their number."""


class Thing(NamedTuple):
    """One line of the tree."""

    role: str
    name: str
    """In the player's language."""
    told: str
    """What is said as the focus comes to it; only where the name is not enough."""
    state: tuple[str, ...]
    """Words for a value, for what is chosen, and why it is disabled."""
    place: tuple[int, int, int, int]
    """Left, top, width and height, in virtual units."""
    known_as: str
    """Its name in the code and in tests."""

    @property
    def meant(self) -> tuple[str, str, str]:
        """What it is to somebody who doesn't see it."""
        return self.role, self.name, self.told

    def __str__(self) -> str:
        told = f" ({self.told})" if self.told else ""
        state = f" [{'; '.join(self.state)}]" if self.state else ""
        left, top, width, height = self.place
        return (
            f"{self.role} “{self.name}”{told}{state}"
            f" at {left},{top} {width}x{height} as {self.known_as}"
        )


def tree(stand: Rig) -> list[Thing]:
    """Return what can be pressed or pointed at on the top scene, in the order of Tab."""
    scene = stand.top
    stand.services.host.input.device = Device.KEYS
    controls = [one for one in scene.root.walk() if isinstance(one, Control) and _is_used(one)]
    drawn = words_drawn(scene)
    things = [_thing(one, drawn) for one in controls]
    called = Counter(thing.meant for thing in things)
    focused = scene.focus.current
    for place, (one, thing) in enumerate(zip(controls, things, strict=True)):
        if not thing.name or called[thing.meant] > 1:
            told = _told_on(stand, one, drawn)
            if thing.name and isinstance(one, _NUMBERED):
                alike = [other for other in controls if type(other) is type(one)]
                told = f"{alike.index(one) + 1} of {len(alike)} {told}"
            things[place] = thing._replace(told=told)
    if focused in scene.focus.controls():
        scene.focus.set(focused)
    return things


def _is_used(one: Control) -> bool:
    """Return False for a picture that is a control only where it moves."""
    return one.is_visible and (one.takes_focus or one.box_kind is not BoxKind.ART)


def _thing(one: Control, drawn: Drawn) -> Thing:
    role = next((role for kind, role in _ROLES if isinstance(one, kind)), "piece")
    rect = one.rect
    place = round(rect.left), round(rect.top), round(rect.width), round(rect.height)
    states = (*states_of(one), *(("focused",) if one.is_focused else ()))
    if not one.takes_focus:
        states = (*states, "for pointers only")
    return Thing(role, name_of(one, lambda: drawn), "", states, place, one.name or one.path)


def _told_on(stand: Rig, one: Control, before: Drawn) -> str:
    """Return the words before it in its line, those that it bears, and those that are only there
    when it has the focus.
    """
    scene = stand.top
    scene.focus.set(None)
    if one.takes_focus:
        scene.focus.show_on(one)
        one.reached()
    stand.settle()
    after, known = words_drawn(stand.top), {words for words, _where in before}
    fresh = [words for words, _where in after if words not in known]
    if stand.top is scene:
        scene.focus.set(None)
        stand.settle()
    line = line_before(one, Label | TextControl)
    told = [line, words_on(one, after), plain(one.hint), *fresh]
    return " ".join(dict.fromkeys(filter(None, told)))


# On the command line


def main() -> int:
    """Do what the command line asks."""
    arguments = _parsed()
    for name, moment in MOMENTS.items():
        if fnmatch(name, arguments.only):
            prepare = partial(prepared, language=arguments.language)
            with rig(arguments.size, arguments.text_scale, prepare=prepare) as stand:
                moment.show(stand)
                print(f"{name}: {moment.tells}")
                for thing in tree(stand):
                    print(f"    {thing}")
    return 0


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Print what can be pressed or pointed at.")
    parser.add_argument("--only", default="*", metavar="NAME", help="only these moments")
    parser.add_argument("--size", type=size_of, default=(1280, 720), metavar="WxH")
    parser.add_argument("--text-scale", type=float, default=1.0, metavar="N", help="0.75 to 2")
    parser.add_argument("--language", choices=available_languages(), default=SOURCE)
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
