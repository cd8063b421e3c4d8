"""Setting up a table: who sits down, and with which house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from treasure_games.core.errors import BadSetup
from treasure_games.core.language import N_, translate
from treasure_games.core.options import HouseRule, OptionValue, Setup
from treasure_games.core.registry import load
from treasure_games.match.seats import EMBLEMS, Kind, MatchSetup, Pace, Seat, fresh_seed
from treasure_games.match.validation import is_name
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.dialog import notice
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.saves import kept_sentence
from treasure_games.screens.setup.crew import (
    LEVELS,
    default_crew,
    level_title,
    person,
    pirate,
    spare_names,
)
from treasure_games.screens.setup.planks import Plank, Planks, on_plate
from treasure_games.screens.setup.rule import LINE, rule_line
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.settings import CURTAIN, PEEK
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_ = translate
_KEPT: Final = TextStyle(20.0, Face.REGULAR, "parchment_light", "centre")
_PACES: Final = (
    (Pace.BRISK, N_("Brisk")),
    (Pace.STEADY, N_("Steady")),
    (Pace.LEISURELY, N_("Leisurely")),
)
_NAME_FIELD: Final = 250.0
"""Virtual units: a person's controls fit one line, even beside a scroll bar."""
_EMBLEM: Final = 36.0
"""Size of the emblems, in virtual units: distinct even in a small window."""


class SetupScene(Scene):
    """Two planks: the crew and the house rules. "Set sail" deals."""

    def __init__(self, services: AppServices, game_id: str) -> None:
        super().__init__(services)
        self._app = services
        self._info = load(game_id).info
        self._characters = mind_of(game_id).characters
        last = LastTables(services.folders.data).load(game_id)
        self._crew: list[Seat] = list(last.seats if last else default_crew(2))
        self._chosen = self._own_choices(last.setup.options if last else {})
        """House rules of the person's own choice; others follow what is proposed to the crew."""
        self._crew_list = Column(gap=16.0)
        self._rules_list = Column(gap=20.0)
        self._planks = Planks(
            Plank(_("The crew"), self._crew_list, "crew"),
            Plank(_("House rules"), self._rules_list, "rules"),
            self.relayout,
        )
        self._sail = Button(_("Set sail"), self._begin, "sail", primary=True)
        foot = Flow(
            Button(_("Back"), self._back, "back"),
            Button(_("Rulebook"), self._rulebook, "rulebook"),
            self._sail,
            gap=26.0,
            align="centre",
        )
        title = Picture(f"title/name_{game_id}", 420.0, 96.0, "title")
        kept = kept_sentence(len(services.matches.under_way()))
        fine = [on_plate(Label(kept, _KEPT, "kept"))] if kept else []
        sheet = Column(title, self._planks.growing(), *fine, foot, gap=18.0)
        self.root.add(sheet, lambda context: context.viewport.rect.inflate(-80.0, -50.0))  # type: ignore[attr-defined]
        self._fill()

    def enter(self) -> None:
        """Focus "Set sail": the table is ready as it is."""
        self.focus.set(self._sail)

    def handle(self, intent: Intent) -> bool:
        """Open the game's rulebook on F1."""
        if isinstance(intent, intents.Help):
            self._rulebook()
            return True
        return super().handle(intent)

    def go_back(self) -> bool:
        """Go back to the title."""
        self._back()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the empty table under the planks."""
        canvas.cover("scenes/table", canvas.context.viewport.rect)
        super().draw(canvas)

    def _fill(self) -> None:
        high = self._info.seats[1]
        lines: list[Widget] = [self._seat_line(n, seat) for n, seat in enumerate(self._crew)]
        add_person = Button(_("Add a person"), self._add_person, "add_person")
        add_pirate = Button(_("Add a computer pirate"), self._add_pirate, "add_pirate")
        if len(self._crew) >= high:
            full = _("No more than {high} can play.").format(high=high)
            add_person.disable(full)
            add_pirate.disable(full)
        lines.append(Flow(add_person, add_pirate, gap=18.0))
        if self._people > 1 and self._info.has_secrets(self._chosen):
            lines.append(self._privacy_line())
        self._crew_list.fill(lines)
        applying = [
            rule for rule in self._info.options if self._info.holds(rule.only_if, self._chosen)
        ]
        self._rules_list.fill([self._rule_line(rule) for rule in applying])

    def _own_choices(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        proposed = {rule.name: rule.default_for(self._people) for rule in self._info.options}
        return {name: value for name, value in options.items() if value != proposed.get(name)}

    @property
    def _people(self) -> int:
        """How many people share the screen."""
        return sum(seat.is_human for seat in self._crew)

    def _refill(self) -> None:
        """Rebuild the lines and focus the control of the same name again."""
        name = self.focus.current.name if self.focus.current else ""
        self._fill()
        self.relayout()
        again = next((one for one in self.focus.controls() if one.name == name), self._sail)
        self.focus.set(again)

    def _seat_line(self, number: int, seat: Seat) -> Widget:
        """Return who it is in the upper line, how it plays and looks in the lower one."""
        name = f"seat{number}"
        kinds = [Option(Kind.HUMAN, _("Person")), Option(Kind.COMPUTER, _("Computer"))]
        kind = Stepper(kinds, seat.kind, lambda new: self._set_kind(number, new), f"{name}.kind")
        emblem = self._emblem_stepper(number)
        if seat.is_human:
            lines = [Flow(kind, self._name_field(number, seat, name), emblem, gap=12.0)]
        else:
            who, *how = self._computer_parts(number, seat, name)
            lines = [Flow(kind, who, gap=12.0), Flow(*how, emblem, gap=12.0)]
        parts = Column(*lines, gap=10.0).growing()
        face = SeatFace(seat, 110.0, name=f"{name}.face")
        leave = self._remove_button(number, seat, name)
        return Row(face, parts, leave, gap=18.0, align="centre")

    def _name_field(self, number: int, seat: Seat, name: str) -> Widget:
        return TextField(
            seat.name,
            partial(self._rename, number),
            f"{name}.name",
            accepts=is_name,
            suggestions=partial(self._free_names, number),
            hint=_("The name at this seat: type it, or choose one with the arrows"),
            width=_NAME_FIELD,
        )

    def _free_names(self, number: int) -> list[str]:
        """Return the names that nobody else at the table has."""
        return spare_names(seat.name for index, seat in enumerate(self._crew) if index != number)

    def _computer_parts(self, number: int, seat: Seat, name: str) -> list[Widget]:
        pirates = [Option(one.id, _(one.name)) for one in PERSONAS.values()]
        who = Stepper(
            pirates,
            seat.persona,
            lambda persona: self._set_persona(number, persona),
            f"{name}.persona",
            hint=_(self._characters[seat.persona]) if seat.persona in PERSONAS else "",
        )
        levels = [Option(level, level_title(level)) for level in LEVELS]
        paces = [Option(pace, _(text)) for pace, text in _PACES]
        return [
            who,
            self._seat_stepper(number, "level", levels, _("How strong this pirate plays")),
            self._seat_stepper(number, "pace", paces, _("How long its turns stay on the screen")),
        ]

    def _emblem_stepper(self, number: int) -> Widget:
        taken = {one.emblem for index, one in enumerate(self._crew) if index != number}
        free = [emblem for emblem in range(EMBLEMS) if emblem not in taken]
        options = [Option(emblem, f"<seat={emblem}>") for emblem in free]
        return self._seat_stepper(number, "emblem", options, _("Colour and emblem"), _EMBLEM)

    def _seat_stepper(
        self,
        number: int,
        part: str,
        options: Sequence[Option[Any]],
        hint: str,
        size: float = LINE.size,
    ) -> Widget:
        """Return the control of one part of a seat: its level, pace or emblem."""

        def choose(value: Any) -> None:
            self._change(number, replace(self._crew[number], **{part: value}))

        value = getattr(self._crew[number], part)
        return Stepper(options, value, choose, f"seat{number}.{part}", hint=hint, size=size)

    def _remove_button(self, number: int, seat: Seat, name: str) -> Widget:
        hint = _("{name} leaves the table").format(name=escaped(seat.name))
        button = IconButton(
            "cross", hint, lambda: self._remove(number), f"{name}.remove", side=56.0
        )
        if len(self._crew) <= self._info.seats[0]:
            least = _("At least {low} must play.").format(low=self._info.seats[0])
            button.disable(least)
        return button

    def _privacy_line(self) -> Widget:
        options = [
            Option(CURTAIN, _("A curtain falls between turns")),
            Option(PEEK, _("Hands lie face down, hold to peek")),
        ]
        stepper = Stepper(options, self._app.settings.privacy, self._set_privacy, "privacy")
        return Flow(Label(_("Secrets"), LINE, "privacy.label"), stepper, gap=18.0)

    def _rule_line(self, rule: HouseRule) -> Widget:
        value = self._chosen.get(rule.name, rule.default_for(self._people))
        return rule_line(
            rule,
            value,
            lambda new: self._set_rule(rule, new),
            lambda: self._edit_rule(rule),
        )

    def _edit_rule(self, rule: HouseRule) -> None:
        """Let another screen write the value; leaving it keeps the old one."""
        from treasure_games.table.game_table import load_table

        editor = load_table(self._info.id).editors[rule.name]

        def done(text: str) -> None:
            self._chosen[rule.name] = text
            self._refill()

        self.stack.push(editor(self.services, len(self._crew), self._chosen, done))
        self._refill()

    def _set_rule(self, rule: HouseRule, value: OptionValue) -> None:
        """Set the rule and rebuild the lines, but never the field being typed in."""
        was = self._chosen.get(rule.name, rule.default_for(self._people))
        self._chosen[rule.name] = value
        is_own = value not in rule.values
        conditions = [self._info.secret_if, *(other.only_if for other in self._info.options)]
        if is_own != (was not in rule.values) or any(
            one is not None and one[0] == rule.name for one in conditions
        ):
            self._refill()

    def _set_privacy(self, value: str) -> None:
        self._app.settings.privacy = value
        self.services.host.settings_changed()

    def _set_kind(self, number: int, kind: Kind) -> None:
        others = [seat for index, seat in enumerate(self._crew) if index != number]
        fresh = person(number, "", others) if kind is Kind.HUMAN else pirate(others)
        self._change(number, replace(fresh, emblem=self._crew[number].emblem))

    def _set_persona(self, number: int, persona: str) -> None:
        name = _(PERSONAS[persona].name)
        self._change(number, replace(self._crew[number], persona=persona, name=name))

    def _rename(self, number: int, text: str) -> None:
        """Rename without rebuilding, so that the field being typed in stays."""
        self._crew[number] = replace(self._crew[number], name=text.strip())

    def _change(self, number: int, seat: Seat) -> None:
        self._crew[number] = seat
        self._refill()

    def _add_person(self) -> None:
        self._crew.append(person(len(self._crew), "", self._crew))
        self._refill()

    def _add_pirate(self) -> None:
        self._crew.append(pirate(self._crew))
        self._refill()

    def _remove(self, number: int) -> None:
        del self._crew[number]
        self._refill()

    def _begin(self) -> None:
        try:
            proposed = {rule.name: rule.default_for(self._people) for rule in self._info.options}
            setup = Setup.of(self._info, len(self._crew), {**proposed, **self._chosen})
        except BadSetup as error:
            self.stack.push(notice(self.services, str(error)))
            return
        plan = MatchSetup(self._info.id, setup, tuple(self._crew), fresh_seed())
        self._app.navigation.begin_match(plan)

    def _rulebook(self) -> None:
        self._app.navigation.show_rulebook(self._info.id)

    def _back(self) -> None:
        self.stack.remove(self)
