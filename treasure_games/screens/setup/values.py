"""The values of one house rule, opened under its tag, with what the rule does."""

from collections.abc import Callable

from treasure_games.core.errors import BadSetup
from treasure_games.core.language import translate as _
from treasure_games.core.options import HouseRule, OptionValue
from treasure_games.screens.sheet import SheetScene
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.services import Services
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Pick, Picks
from treasure_games.stage.widgets.containers import Centred, Column, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.pieces.brass import BrassLabel

_AT, _AS = look_beside(__file__)


class ValuesScene(SheetScene):
    """A board over the page. A press outside closes it and counts where it falls.

    `shown` is the number that its field begins with; `edit` opens the screen on which a value is
    laid out, `look_up` the rulebook.
    """

    keeps_below, dim = True, 0.6

    def __init__(
        self, services: Services, rule: HouseRule, value: OptionValue, shown: int,
        change: Callable[[OptionValue], None], edit: Callable[[], None],
        look_up: Callable[[], None],
    ) -> None:  # fmt: skip
        self._rule, self._value, self._shown = rule, value, shown
        self._change, self._edit, self._look_up = change, edit, look_up
        self._figure = BrassLabel("", _AS.figure, f"{rule.name}.figure")
        page = ScrollArea(Column(*self._content(), gap=14.0), "values.scroll")
        self.panel = Panel(page, "parchment", "values.sheet", padding=_AT.padding)
        super().__init__(services, Centred(self.panel, widest=_AT.widest, margin=_AT.margin))
        controls = self.focus.controls()
        chosen = (one for one in controls if isinstance(one, Pick) and one.is_chosen)
        named = (one for one in controls if one.name == f"{self._rule.name}.number")
        self.first = next(chosen, None) or next(named, controls[0])

    def handle(self, intent: Intent) -> bool:
        """Close on a press outside, and let the scene below have it."""
        if isinstance(intent, intents.PointerPressed) and not self.panel.rect.collidepoint(
            intent.x, intent.y
        ):
            stack = self.stack
            self.close()
            return stack.top.handle(intent) if stack.top is not None else True
        return super().handle(intent)

    def _content(self) -> list[Widget]:
        rule = self._rule
        titles = zip(rule.values, rule.titles, strict=True)
        options = [Option(value, _(title)) for value, title in titles]
        values = Picks(options, self._value, self._choose, rule.name)
        self._picks = values.picks
        title = Label(_(rule.title), _AS.title, f"{rule.name}.title")
        told = Column(title, Label(_(rule.help), _AS.help, f"{rule.name}.help"), gap=14.0).growing()
        figure = [self._figure] if rule.numbers else []
        content: list[Widget] = [Row(told, *figure, gap=26.0, align="centre"), values]
        if rule.numbers:
            content.append(self._own_number(rule.numbers.low, rule.numbers.high))
        if rule.written:
            is_written = self._value not in rule.values
            words = _("By hand, lay it out again") if is_written else _("By hand")
            content.append(Flow(Pick(words, is_written, self._lay_out, f"{rule.name}.edit")))
        ways = [Button(_("In the rulebook"), self._look_up, f"{rule.name}.book")]
        close = Button(_("Close"), self.close, f"{rule.name}.close")
        return [*content, Flow(*(ways if rule.rule else ()), close, gap=16.0, align="centre")]

    def _own_number(self, low: int, high: int) -> Widget:
        told = _("A whole number from {low} to {high}", low=low, high=high)
        start = self._shown if self._value in self._rule.values else self._value
        field = TextField(
            str(start), self._write, f"{self._rule.name}.number",
            accepts=self._accepts, longest=len(str(high)), width=_AT.own_width,
            suggestions=lambda: [str(number) for number in range(low, high + 1)],
        )  # fmt: skip
        words = Label(told, _AS.help, f"{self._rule.name}.range").growing()
        self._figure.text = str(start)
        return Row(words, field, gap=16.0, align="centre")

    def _accepts(self, text: str) -> bool:
        """Accept any number while typing; the last valid one stays chosen."""
        try:
            self._rule.parse(text)
        except BadSetup:
            return False
        return True

    def _write(self, text: str) -> None:
        value = self._rule.parse(text)
        for pick, listed in zip(self._picks, self._rule.values, strict=True):
            pick.is_chosen = listed == value
        self._figure.text = text
        self.relayout()
        self._change(value)

    def _choose(self, value: OptionValue) -> None:
        self.close()
        self._change(value)

    def _lay_out(self) -> None:
        self.close()
        self._edit()
