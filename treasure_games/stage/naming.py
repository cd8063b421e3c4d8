"""What a thing is called for somebody who doesn't see it, and how it stands; all words drawn."""

from collections.abc import Callable, Iterator
from pathlib import PurePosixPath
from typing import Any, Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.markup import runs
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.choice import Stepper
from treasure_games.stage.widgets.containers import Panel, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollBar
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.toggle import Slider, Toggle
from treasure_games.stage.widgets.widget import Control, Widget

_LABELLED: Final = (Slider, Stepper, TextField)
"""What bears a value, so that its name stands beside it."""

Drawn = list[tuple[str, FRect]]
"""All words on a screen, and where each stands, in virtual units."""


def name_of(one: Control, drawn: Callable[[], Drawn]) -> str:
    """Return the words on a thing, those before it if it bears a value, or its tooltip."""
    if isinstance(one, _LABELLED):
        return line_before(one) or plain(one.hint) or next(states_of(one))
    if isinstance(one, ScrollBar):
        return _("scroll bar")
    called = one.called if isinstance(one.called, str) else one.called()
    own = f"{plain(getattr(one, 'text', ''))} {plain(called)}".strip()
    inside = " ".join(plain(label.text) for label in one.walk() if isinstance(label, Label))
    return own or inside or words_on(one, drawn()) or plain(one.hint) or plain(one.reason)


def plain(text: object) -> str:
    """Return the words of marked-up text, with the names of its pictures."""
    found = runs(text) if isinstance(text, str) else ()
    words = " ".join(run.text or PurePosixPath(run.image).name for run in found)
    return " ".join(words.replace("\u2060", "").split())


def line_before(one: Control, kinds: Any = Label) -> str:
    """Return the words that stand before it in its line, or in a line around that, on its panel."""
    inside: Widget = one
    for around in one.ancestors():
        if isinstance(around, Row):
            before = list(around.children())
            for sibling in before[: before.index(inside)]:
                words = [plain(one.text) for one in sibling.walk() if isinstance(one, kinds)]
                if any(words):
                    return " ".join(words)
        if isinstance(around, Panel):
            return ""
        inside = around
    return ""


def states_of(one: Control) -> Iterator[str]:
    """Yield words for its value, that it is chosen, and why it is disabled or refuses."""
    if isinstance(one, Toggle):
        yield _("on") if one.value else _("off")
    if isinstance(one, Slider):
        yield f"{one.value:.0%}"
    if isinstance(one, Stepper):
        yield plain(one.options[one.index].text)
    if isinstance(one, TextField):
        yield f"“{one.line.text}”"
    if getattr(one, "is_chosen", False) or getattr(one, "is_selected", False):
        yield _("chosen")
    if not one.is_enabled:
        yield _("disabled: {reason}", reason=plain(one.reason))
    if one.complaint:
        yield one.complaint


def words_drawn(scene: Scene) -> Drawn:
    """Draw a scene for nobody's eyes; return what stands on it."""
    found: Drawn = []
    texts = scene.context.texts
    texts.listener = lambda text, where: found.append((plain(text), where))
    try:
        scene.draw(Canvas(scene.context, leaves_out=True))
    finally:
        texts.listener = None
    return found


def words_on(one: Control, drawn: Drawn) -> str:
    """Return the words within its rectangle, if they aren't those of a thing around it."""
    room = one.rect.inflate(2.0, 2.0)
    return " ".join(dict.fromkeys(words for words, where in drawn if room.contains(where)))
