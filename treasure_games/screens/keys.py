"""The keys of a keyboard and the buttons of a gamepad, what they do, and how to change that."""

from functools import partial
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.screens.buzzers import BuzzersScene
from treasure_games.screens.rebinding import RebindingScene
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input.keymap import ACTS
from treasure_games.stage.text import mixed_look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row, Spacer
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.services import AppServices

_CAP: Final = Size(84.0, 58.0)
"""The least of a key cap."""
_AT, _AS = mixed_look_beside(__file__)


class KeysScene(RebindingScene):
    """A list on a bulkhead: each act with two brass caps, its key and its button on a
    gamepad. Pressing one waits for another. Esc or Done closes it.
    """

    def __init__(self, services: AppServices) -> None:
        self._caps = {
            (act, on_pad): _Cap(
                "", partial(self.ask, act), f"{'pad' if on_pad else 'key'}.{act}", style=_AS.key,
                hint=_(ACTS[act].label), least=_CAP,
            )
            for act in ACTS for on_pad in (False, True)
        }  # fmt: skip
        heads = [
            _Slot(Label(head, _AS.head, name), Picture("ui/divider", _AT.wide, 18.0), gap=0.0)
            for head, name in ((_("Keyboard"), "keyboard"), (_("Gamepad"), "gamepad"))
        ]
        lines = [
            _line(_(act.label), name, self._caps[name, False], self._caps[name, True])
            for name, act in ACTS.items()
        ]
        fixed = [
            _line(_(one["what"]), f"stick{n}", Label(_(one["part"]), _AS.head, f"stick{n}"))
            for n, one in enumerate(_AT.pad)
        ]
        top = Row(Spacer(), *heads, gap=20.0)
        self._scroll = ScrollArea(Column(top, *lines, *fixed, gap=4.0), "keys").growing()
        idle = _("Press a key below, then the new one on your keyboard or gamepad.")
        own = Button(_("Own keys"), lambda: self.stack.push(BuzzersScene(services)), "buzzers")
        super().__init__(
            services, _("Keys"), self._scroll, acts=ACTS, idle=idle, others=[own], widest=1180.0,
            material="bulkhead",
        )  # fmt: skip

    def tell_keys(self) -> None:
        """Write on each cap what it stands for now."""
        for (act, on_pad), cap in self._caps.items():
            cap.text = self._app.keymap.spoken(act, on_pad=on_pad) or "–"


def _line(what: str, name: str, *keys: Widget) -> Row:
    label = Label(what, _AS.line, f"{name}.what").growing()
    return Row(label, *map(_Slot, keys), gap=20.0, align="centre")


class _Slot(Column):
    """As wide in every line, whatever stands there."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the width of the column; words have some of what large letters need."""
        wide = _AT.wide * (0.5 + 0.5 * max(1.0, context.viewport.text_scale))
        return Size(wide, super().preferred(context, wide).height)


class _Cap(Button):
    """A key that can be changed."""

    kind, padding, raised = "keycap", 30.0, 4.0
