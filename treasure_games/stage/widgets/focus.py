"""The focus of a scene: which control gets the keys, hovering, rings and tooltips."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from treasure_games.stage.animation import Sequential, Tween, out_cubic, out_quad
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Button, Device, Direction, Intent
from treasure_games.stage.timeline import INSTANT, Timeline
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.navigation import neighbour, next_column
from treasure_games.stage.widgets.scroll import ScrollArea, scroll_to_height, seen_at
from treasure_games.stage.widgets.tooltip import Tips, words_of
from treasure_games.stage.widgets.widget import Control, Widget

if TYPE_CHECKING:
    from treasure_games.stage.services import Services

_SCROLL = 0.2
"""Share of a sheet's visible height by which a stick scrolls it."""
_GLIDE = 0.16
"""Seconds in which scrolled content comes to rest."""

_AWAY = (intents.PointerLeft, intents.PressCancelled, intents.FocusLost)
_KEYS = (intents.Navigate, intents.NextFocus, intents.PreviousFocus, intents.Confirm)


class Focus:
    """One per scene. Pass it every intent; it moves the focus, hovers and presses."""

    def __init__(self, root: Widget, services: Services) -> None:
        self.root = root
        self.current: Control | None = None
        self.hovered: Control | None = None
        self.is_ring_shown = services.host.input.device is not Device.MOUSE
        """Only while keys or a pad are used; also from the start, if they opened the scene."""
        self._services = services
        self.is_away = False
        """True while the ring is hidden although the focus is still there, as what it was on is
        being done; a key shows it again.
        """
        self._pressed: Control | None = None
        self._motions = Timeline()
        self._glides = Timeline()
        """Scroll areas whose content is on its way."""
        self._tips = Tips()

    def controls(self) -> list[Control]:
        """Return all focusable controls, in Tab order."""
        return [one for one in self.root.walk() if isinstance(one, Control) and one.takes_focus]

    @property
    def is_seen(self) -> bool:
        """True if the focus is visible."""
        return self.current is not None and self.is_ring_shown and not self.is_away

    def set(self, control: Control | None, *, reveal: bool = True) -> None:
        """Focus this control."""
        if control is self.current:
            return
        before, self.current = self.current, control
        for one, is_focused in ((before, False), (control, True)):
            if one is not None:
                one.focused(is_focused)
                self._lift(one)
        self._services.host.input.is_typing = control is not None and control.wants_text
        if control is not None and reveal:
            control.reveal(control.rect)
        self._tips.show(control if self.is_ring_shown else None)

    def hush(self) -> None:
        """Put the tooltip away until another control is focused or hovered."""
        self._tips.show(None)

    def show_on(self, control: Control) -> None:
        """Focus this control, and show the ring even when the mouse is used."""
        self.is_ring_shown = True
        if control is self.current:
            # It may have been pushed out of sight since.
            control.reveal(control.rect)
        self.set(control)

    def set_by_name(self, name: str) -> None:
        """Focus the control of this name, if there is one."""
        again = next((one for one in self.controls() if one.name == name), None)
        if again is not None:
            self.set(again)

    def hold_height(self, top: float) -> None:
        """Scroll what has the focus to where it was before all was laid out anew, so that it is
        still under the pointer; if that is out of sight now, into sight.
        """
        if self.current is None:
            return
        scroll_to_height(self.current, top)
        clip = self.current.clip()
        if clip is not None and not clip.collidepoint(self.current.rect.center):
            self.current.reveal(self.current.rect)

    def handle(self, intent: Intent) -> bool:
        """Act on an intent; return True if it was used."""
        if isinstance(intent, intents.PointerIntent):
            return self._pointer(intent)
        if isinstance(intent, _AWAY):
            self.forget_pointer()
            return False
        if self.current is not None and not self._is_there(self.current):
            self.set(None)
        if isinstance(intent, _KEYS):
            self.is_ring_shown, self.is_away = True, False
        if self.current is not None and self.current.handle(intent):
            if self.current.complaint:
                self.explain(self.current)
            return True
        return self._key(intent)

    def arranged(self, context: LayoutContext) -> None:
        """Handle a new layout; a removed control loses focus and hover to what is there now."""
        if self.current is not None and not self._is_there(self.current):
            self.set(None)
        if self.hovered is not None and not self._is_there(self.hovered):
            self.forget_pointer()
            source = self._services.host.input
            if source.device is Device.MOUSE:
                # Silently, as it is not the pointer that has moved.
                self._hover(self.control_at(*source.pointer), is_heard=False)
        elif self._tips.explanation is not None:
            self._listen(*self._services.host.input.pointer)

    def update(self, dt: float) -> None:
        """Advance hovers and presses, and count down to the tooltip."""
        self._motions.update(dt)
        if self._pressed is None:
            # What is being pressed stays under the pointer.
            self._glides.update(dt)
        self._tips.update(dt, self.hovered)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring, round a control that doesn't show it itself, and the tooltip, over all."""
        current = self.current if self.is_seen else None
        if current is not None and self._is_there(current) and (around := current.focus_rect()):
            skin.draw_ring(canvas, around, current.clip())
        self._tips.draw(canvas, self._kept_clear() if self._tips.shown is not None else ())

    def _kept_clear(self) -> list[Widget]:
        """Return what a tooltip lies beside: controls, and words that are being read."""
        walked = self.root.walk()
        return [
            one for one in walked if one.is_read or (isinstance(one, Control) and one.takes_focus)
        ]

    @property
    def is_moving(self) -> bool:
        """True while a hover or press is animated, or content glides."""
        return self._motions.is_moving or self._glides.is_moving

    def next_wakeup(self) -> float | None:
        """Return the seconds until a tooltip is due or the focused control changes, or None."""
        wishes = self._tips.until, self.current.next_wakeup() if self.current else None
        return min((wish for wish in wishes if wish is not None), default=None)

    def forget_pointer(self) -> None:
        """End hovers and holds, as the pointer has gone."""
        pressed = self._pressed
        self._release_press()
        if pressed is not None:
            pressed.let_go()
        self._tips.explanation = None
        self._hover(None)

    def explain(self, control: Control) -> None:
        """Say why a control refuses: show its tooltip, and call `on_explain` with the rule."""
        self._services.audio.play("ui_refuse")
        self._tips.show(control)
        if control.rule_id and control.on_explain is not None:
            control.on_explain(control.rule_id)

    def control_at(self, x: float, y: float) -> Control | None:
        """Return the topmost control at a point."""
        for control in reversed(self.controls()):
            clip = control.clip()
            if (clip is None or clip.collidepoint(x, y)) and control.hit(x, y):
                return control
        return None

    def _pointer(self, intent: intents.PointerIntent) -> bool:
        self.is_ring_shown = False
        if isinstance(intent, intents.Wheel):
            return self._wheel(intent)
        if isinstance(intent, intents.PointerPressed):
            return self._press(intent)
        if isinstance(intent, intents.PointerReleased):
            return self._release(intent)
        if self._pressed is not None:
            return self._pressed.handle(intent)
        self._hover(self.control_at(intent.x, intent.y))
        self._listen(intent.x, intent.y)
        return self.hovered is not None

    def _listen(self, x: float, y: float) -> None:
        explanation = None if words_of(self.hovered) else self.root.explanation_at(x, y)
        self._tips.listen(self.hovered, explanation)

    @property
    def tip(self) -> str:
        """The words of the tooltip that is shown; "" for none."""
        return words_of(self._tips.shown)

    def _wheel(self, intent: intents.Wheel) -> bool:
        under = [one for one in self.root.walk() if one.rect.collidepoint(intent.x, intent.y)]
        for widget in reversed(under):
            before = seen_at(widget)
            if widget.wheel(intent.steps):
                self._glide(widget, before)
                self._hover(self.control_at(intent.x, intent.y))
                return True
        return False

    def _press(self, intent: intents.PointerPressed) -> bool:
        control = self.control_at(intent.x, intent.y)
        self._tips.show(None)
        if control is None or intent.button is not Button.LEFT:
            return control is not None and control.handle(intent)
        self.set(control, reveal=False)
        if not control.is_enabled:
            self.explain(control)
            return True
        self._pressed = control
        self._services.audio.play("ui_press")
        self._sink(control, 1.0)
        control.handle(intent)
        return True

    def _release(self, intent: intents.PointerReleased) -> bool:
        control = self._pressed
        if control is None or intent.button is not Button.LEFT:
            return False
        self._release_press()
        if not control.handle(intent) and control.hit(intent.x, intent.y) and control.is_enabled:
            self._activate(control)
        return True

    def _release_press(self) -> None:
        if self._pressed is not None:
            self._sink(self._pressed, 0.0)
            self._pressed = None

    def _key(self, intent: Intent) -> bool:
        if isinstance(intent, intents.NextFocus):
            return self._step(1)
        if isinstance(intent, intents.PreviousFocus):
            return self._step(-1)
        if isinstance(intent, intents.Navigate):
            return self._navigate(intent)
        if isinstance(intent, intents.Confirm) and self.current is not None:
            return self._confirm(self.current)
        if isinstance(intent, intents.TurnPage):
            return self._turn_page(intent.pages)
        if isinstance(intent, intents.Scroll):
            return self._turn_page(intent.direction.value[1] * _SCROLL)
        return False

    def _glide(self, widget: Widget, before: float) -> None:
        """Let the content of a scroll area come smoothly from where it was seen."""
        is_still = self._services.settings.reduced_motion or self._services.pace == INSTANT
        if isinstance(widget, ScrollArea) and not is_still:
            widget.lag = before - widget.offset
            self._glides.beside(Tween(widget, _GLIDE, easing=out_cubic, lag=0.0))

    def _turn_page(self, pages: float) -> bool:
        """Scroll the sheet with the focus, else the first scrollable one."""
        around: list[Widget] = [] if self.current is None else list(self.current.ancestors())
        for widget in (*around, *self.root.walk()):
            before = seen_at(widget)
            if widget.turn_page(pages):
                self._glide(widget, before)
                return True
        return False

    def _confirm(self, control: Control) -> bool:
        if not control.is_enabled:
            self.explain(control)
            return True
        self._services.audio.play("ui_press")
        length = self._services.theme.durations.press
        down = Tween(control, length, easing=out_quad, press=1.0)
        self._motions.beside(Sequential(down, Tween(control, length, press=0.0)))
        self._activate(control)
        return True

    def _activate(self, control: Control) -> None:
        self._services.audio.play(control.sound)
        control.activate()

    def _step(self, by: int) -> bool:
        controls = self.controls()
        if not controls:
            return False
        if self.current in controls:
            index = (controls.index(self.current) + by) % len(controls)
        else:
            index = 0 if by > 0 else -1
        self.reach(controls[index])
        return True

    def _navigate(self, intent: intents.Navigate) -> bool:
        if self.current is None:
            return self._step(1)
        found = self._towards(self.current, intent.direction)
        if found is not None:
            self.reach(found)
        return found is not None

    def _towards(self, control: Control, way: Direction) -> Control | None:
        """Return the neighbour in the same scroll area, or outside of it at its end."""
        controls = self.controls()
        area = control.clip()
        # Visible or not: the next line of a scroll area comes before what is below the area.
        beside = [] if area is None else [one for one in controls if one.clip() == area]
        found = neighbour(control, beside, way)
        if found is None or not _is_over(control, found):
            # A longer column beside this one comes after its end, from its beginning.
            found = next_column(control, beside, way) or found
        found = found or neighbour(control, controls, way)
        if found is None and beside:
            others = [one for one in controls if one not in beside]
            return neighbour(control, others, way, inf)
        return found

    def reach(self, control: Control) -> None:
        """Focus a control by keys."""
        self.set(control)
        control.reached()

    def _hover(self, control: Control | None, *, is_heard: bool = True) -> None:
        if control is self.hovered:
            return
        before, self.hovered = self.hovered, control
        for one, is_hovered in ((before, False), (control, True)):
            if one is not None:
                one.hovered(is_hovered)
                self._lift(one)
        if control is not None and is_heard:
            self._services.audio.play("ui_hover")
        self._tips.await_words(control)

    def _lift(self, control: Control) -> None:
        goal = 1.0 if control.is_enabled and (control.is_hovered or control.is_focused) else 0.0
        length = self._services.theme.durations.hover
        self._motions.beside(Tween(control, length, easing=out_quad, hover=goal))

    def _sink(self, control: Control, goal: float) -> None:
        length = self._services.theme.durations.press
        self._motions.beside(Tween(control, length, easing=out_quad, press=goal))

    def _is_there(self, control: Control) -> bool:
        return any(one is control for one in self.root.walk())


def _is_over(one: Control, other: Control) -> bool:
    """Return True if both are in one column."""
    return one.rect.left < other.rect.right and other.rect.left < one.rect.right
