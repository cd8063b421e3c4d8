"""A house rule in the set-up: its listed values, a typed number, or an editor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.errors import BadSetup
from treasure_games.core.language import translate
from treasure_games.core.options import HouseRule, OptionValue
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Widget

_ = translate
LINE: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl")
HELP: Final = TextStyle(20.0, Face.REGULAR, "parchment_light")
OWN: Final = "\0own"
"""Stands in the stepper for a value that isn't listed; no option has such a value."""

Change = Callable[[OptionValue], None]


def rule_line(
    rule: HouseRule, value: OptionValue, on_change: Change, on_edit: Callable[[], None]
) -> Widget:
    """Return the title beside the values, with the help below.

    `on_change` gets the chosen value; `on_edit` is called to open the option's own editor.
    """
    title = Label(_(rule.title), LINE, f"{rule.name}.label").growing()
    lines: list[Widget] = [
        Row(title, _stepper(rule, value, on_change, on_edit), gap=20.0, align="centre")
    ]
    if value not in rule.values:
        lines.append(_own(rule, value, on_change, on_edit))
    return Column(*lines, Label(_(rule.help), HELP, f"{rule.name}.help"), gap=4.0)


def _stepper(
    rule: HouseRule, value: OptionValue, on_change: Change, on_edit: Callable[[], None]
) -> Widget:
    options: list[Option[OptionValue]] = [
        Option(listed, _(title)) for listed, title in zip(rule.values, rule.titles, strict=True)
    ]
    if rule.numbers:
        options.append(Option(OWN, _("A number of your own")))
    if rule.written:
        options.append(Option(OWN, _("By hand")))

    def choose(new: OptionValue) -> None:
        if new != OWN:
            on_change(new)
        elif rule.numbers:
            on_change(rule.numbers.low + (rule.numbers.high - rule.numbers.low) // 10)
        else:
            on_edit()

    shown = value if value in rule.values else OWN
    return Stepper(options, shown, choose, rule.name)


def _own(
    rule: HouseRule, value: OptionValue, on_change: Change, on_edit: Callable[[], None]
) -> Widget:
    """Return the number field, or the button to the editor."""
    if rule.numbers is None:
        return Flow(Button(_("Lay it out"), on_edit, f"{rule.name}.edit"), gap=12.0)
    low, high = rule.numbers
    told = _("A whole number from {low} to {high}").format(low=low, high=high)

    def accepts(text: str) -> bool:
        """Accept any number while typing; the last valid one stays chosen."""
        try:
            rule.parse(text)
        except BadSetup:
            return False
        return True

    field = TextField(
        str(value), lambda text: on_change(rule.parse(text)), f"{rule.name}.number",
        accepts=accepts, longest=len(str(high)), width=160.0,
        suggestions=lambda: [str(number) for number in range(low, high + 1)],
    )  # fmt: skip
    return Row(Label(told, HELP, f"{rule.name}.range"), field, gap=16.0, align="centre")
