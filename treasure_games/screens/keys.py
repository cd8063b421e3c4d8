"""The keys of a keyboard and the buttons of a gamepad, what they do, and how to change that."""

from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.pages import page_beside
from treasure_games.screens.buzzers import BuzzersScene
from treasure_games.screens.rebinding import RebindingScene
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input.keymap import ACTS
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row, Spacer
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.services import AppServices

_LINE: Final = TextStyle(24.0, Face.REGULAR, "pearl")
_KEY: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
_DOT: Final = 4.0
_DOTS: Final = 18.0
"""Side of a dot of a leader, and from one to the next."""
_HEAD: Final = TextStyle(28.0, Face.SEMIBOLD, "brass_light", "centre")
_CAP: Final = Size(84.0, 58.0)
"""The least of a key cap."""
_WIDE: Final = 310.0
"""Width of a column of caps."""
_STICKS: Final = page_beside(__file__, dict[str, tuple[dict[str, str], ...]])["pad"]
"""What a gamepad does beside its buttons: msgids of its `part`, and of `what` that does."""


class KeysScene(RebindingScene):
    """A list on a bulkhead: each act with two brass caps, its key and its button on a
    gamepad. Pressing one waits for another. Esc or Done closes it.
    """

    def __init__(self, services: AppServices) -> None:
        self._caps = {
            (act, on_pad): _Cap(
                "", partial(self.ask, act), f"{'pad' if on_pad else 'key'}.{act}", style=_KEY,
                hint=_(ACTS[act].label), least=_CAP,
            )
            for act in ACTS for on_pad in (False, True)
        }  # fmt: skip
        heads = [
            _Slot(Label(head, _HEAD, name), Picture("ui/divider", _WIDE, 18.0), gap=0.0)
            for head, name in ((_("Keyboard"), "keyboard"), (_("Gamepad"), "gamepad"))
        ]
        lines = [
            _line(_(act.label), name, self._caps[name, False], self._caps[name, True])
            for name, act in ACTS.items()
        ]
        fixed = [
            _line(_(one["what"]), f"stick{n}", Label(_(one["part"]), _HEAD, f"stick{n}"))
            for n, one in enumerate(_STICKS)
        ]
        top = Row(Spacer(), *heads, gap=20.0)
        self._scroll = ScrollArea(Column(top, *lines, *fixed, gap=4.0), "keys").growing()
        idle = _("Press a key below, then the new one on your keyboard or gamepad.")
        own = Button(_("Own keys"), lambda: self.stack.push(BuzzersScene(services)), "buzzers")
        super().__init__(
            services, _("Keys"), self._scroll, acts=ACTS, idle=idle, others=[own], widest=1400.0,
            material="bulkhead",
        )  # fmt: skip

    def tell_keys(self) -> None:
        """Write on each cap what it stands for now."""
        for (act, on_pad), cap in self._caps.items():
            cap.text = self._app.keymap.spoken(act, on_pad=on_pad) or "–"


def _line(what: str, name: str, *keys: Widget) -> Row:
    label = Leading(what, _LINE, f"{name}.what").growing()
    slots = map(_Slot, keys)
    return Row(label, *slots, gap=20.0, align="centre")


class _Slot(Column):
    """As wide in every line, whatever stands there."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the width of the column; words have some of what large letters need."""
        wide = _WIDE * (0.5 + 0.5 * max(1.0, context.viewport.text_scale))
        return Size(wide, super().preferred(context, wide).height)


class _Cap(Button):
    """A key that can be changed."""

    kind, padding, raised = "keycap", 30.0, 4.0


class Leading(Label):
    """Words with dots after them that lead the eye to the key."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the dots at the same places in every line, so that they stand in columns."""
        super().draw(canvas)
        colour = canvas.context.theme.palette.parchment_shade
        width, height = canvas.context.texts.measure(self.text, self.style, self.rect.width)
        y = self.rect.top + height - 0.36 * canvas.context.texts.line_height(self.style)
        x = self.rect.right - self.rect.right % _DOTS
        while x > self.rect.left + width + _DOTS:
            canvas.fill(FRect(x - _DOT, y, _DOT, _DOT), colour, 0.45)
            x -= _DOTS
