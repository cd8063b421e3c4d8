"""How a question is answered: on a slip over the chart, by cells with coins, by buttons."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from treasure_games.core.chances import WORDS, manner, sentence_with, told
from treasure_games.core.language import N_, plural, translate as _
from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules import actions, events, phases, pieces
from treasure_games.games.treasure_boots.rules.actions import PASS, SHOOT, TAKE, UNLOAD, Sail
from treasure_games.games.treasure_boots.rules.gunnery import Aim, chance_once_rolled
from treasure_games.games.treasure_boots.rules.movement import Route
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import forecast, names
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Shot
from treasure_games.table.pieces.picker import Pick, Slip
from treasure_games.table.table_api import Choice, TurnToken


class Question(Struct, frozen=True):
    """`send` does an action, or says why it isn't legal."""

    view: View
    legal: tuple[actions.Action, ...]
    called: Called
    send: Callable[[actions.Action], object]
    aims: tuple[Aim, ...] = ()
    """The ships in sight, where somebody may fire."""
    aimed: int | None = None
    """Which of them the sight is on."""
    aside: pieces.Hold = pieces.EMPTY
    """What shall stay aboard when the rest is unloaded."""
    put_aside: Callable[[int, int], None] = lambda kind, index: None
    unload: Callable[[], None] = lambda: None
    emblem: Callable[[int], str] = str
    seen: Sequence[events.Event] = ()
    """What has happened so far."""

    def slip(self) -> Slip | None:
        """Return the slip of what is asked now; None where chart and buttons are enough."""
        make = _SLIPS.get(self.view.phase) if self.legal else None
        return make(self) if make else None

    @property
    def ashore(self) -> pieces.Hold | None:
        """What would come ashore, if that is what is asked."""
        view = self.view
        is_asked = view.phase == phases.UNLOADING
        return left(view.holds[view.ship], self.aside) if is_asked else None

    def choices(self) -> list[Choice]:
        """Return the button for what is legal; another ship to fire at is chosen on the chart."""
        make = _CHOICES.get(self.view.phase) if self.legal else None
        choice = make(self) if make else None
        return [choice] if choice is not None else []

    def passing(self) -> Choice | None:
        """Return the button for doing nothing, which mostly ends the turn."""
        if PASS not in self.legal:
            return None
        label, brief = _PASSES[self.view.phase]()
        gives_up_points = self.view.phase == phases.UNLOADING
        loss = self._left_aboard() if gives_up_points else ""
        return Choice(
            "end", label, brief, partial(self.send, PASS), forgoes=gives_up_points, loss=loss
        )

    def _left_aboard(self) -> str:
        """Return what the cargo would bring here."""
        worth = unload_value(self.view.holds[self.view.ship], self.view.house).total
        return plural(
            "Your cargo is worth {count} point here.",
            "Your cargo is worth {count} points here.",
            worth,
        )


def _refit(question: Question) -> Slip | None:
    """What went down with the ship, beside the ports for a new one."""
    lost, hit = pieces.EMPTY, ""
    for event in reversed(question.seen):
        match event:
            case events.ShotHit(attack=attack, defence=defence):
                hit = _("A hit: {attack} against {defence}.", attack=attack, defence=defence)
            case events.LootTaken(target=target, kind=kind) if target == question.view.asked:
                lost = pieces.more(lost, kind)
            case events.ShotDeclared(ship=ship):
                break
    else:
        return None
    heading = _("Sunk by {ship}", ship=names.ship_name(ship, question.called))
    text = _("A ship that is hit with nothing aboard sinks.")
    if pieces.cargo(lost):
        text = _("A ship that loses its last piece sinks. Lost: {cargo}.")
    return Slip(heading, (), f"{hit} {text.format(cargo=names.cargo_words(lost))}".strip())


def _rollers(question: Question) -> Slip:
    picks = tuple(
        Pick(
            f"seat{action.seat}", question.emblem(action.seat), question.called(action.seat),
            partial(question.send, action),
        )
        for action in question.legal if isinstance(action, actions.NameRoller)
    )  # fmt: skip
    sentence = _("Whoever rolls also decides for it: pearls as Rum, and what it loses.")
    return Slip(_("Who rolls for it?"), picks, sentence)


def _unload(question: Question) -> Slip | None:
    """Every piece of the hold, to be taken in or left out, with what it is worth."""
    hold, aside = question.view.holds[question.view.ship], question.aside
    worth = {pieces.GOLD: question.view.house.gold_value}
    if pieces.cargo(hold) < 2 or not any(
        isinstance(action, actions.Keep) for action in question.legal
    ):
        return None
    picks = tuple(
        Pick(
            f"{kind}.{index}", names.token_picture(kind), names.label(kind),
            # Pieces of a kind are alike, so those put aside come first.
            partial(question.put_aside, kind, index), is_on=index >= aside[kind],
            figure=_("+{count}", count=worth.get(kind, 1)),
        )
        for kind, count in enumerate(hold) for index in range(count)
    )  # fmt: skip
    return Slip("", picks)


def left(hold: pieces.Hold, aside: pieces.Hold) -> pieces.Hold:
    """A cargo without what is put aside."""
    for kind, count in enumerate(aside):
        hold = pieces.more(hold, kind, -count)
    return hold


def _attack_pearls(question: Question) -> Slip:
    """How many pearls, each with the chance that it makes (the defender's die is still to roll)."""
    view = question.view
    foe = view.holds[view.target]
    counts = [action.pearls for action in question.legal if isinstance(action, actions.Spend)]
    chances = {count: chance_once_rolled(view.attack + count, foe) for count in counts}
    # One word for all of them wouldn't tell them apart.
    is_vague = len({*map(told, chances.values())}) == 1 < len({*chances.values()})
    tell = _rolls_hit if is_vague and manner() == WORDS else told
    picks = _spendings(question, view.ship, _("None"), lambda count: tell(chances[count]))
    # TB-58: what may still be put up against the attack; the rest stands on the board.
    left = pieces.pearls(foe)
    words = forecast.answer_words(view.target, left, question.called) if left else ""
    return Slip(_("Pearls as Guns?"), picks, words)


def _rolls_hit(chance: float) -> str:
    """Tell in words which rolls of the defence a shot hits, of which it hits some but not all."""
    sides = round(6 * chance)
    return plural("hits on a 1", "hits on 1 to {count}", sides)


def _spendings(
    question: Question, payer: int, without: str, note: Callable[[int], str] = lambda count: ""
) -> tuple[Pick, ...]:
    """How many pearls a ship may spend; the one that goes first is shown."""
    picture = names.token_picture(pieces.token_of(question.view.holds[payer], pieces.PEARL))
    return tuple(
        Pick(
            f"spend{action.pearls}", picture,
            _("Spend {count}", count=action.pearls) if action.pearls else without,
            partial(question.send, action), note(action.pearls), count=action.pearls,
        )
        for action in question.legal if isinstance(action, actions.Spend)
    )  # fmt: skip


def _defence_pearls(question: Question) -> Slip:
    """So many pearls as make the shot miss, or none; and what a hit would do."""
    picks = _spendings(question, question.view.target, _("Let it hit"))
    return Slip(_("Pearls as Rum?"), picks, _hit_words(question))


def _hit_words(question: Question) -> str:
    """TB-50, TB-51: what comes of it if the shot is let hit."""
    view, hold = question.view, question.view.holds[question.view.target]
    name = names.ship_name(view.target, question.called)
    if pieces.cargo(hold) > 1:
        if hold[pieces.GOLD]:
            return _("Once hit, you choose what is lost.")
        text = _("Once hit, {captain} chooses what is lost.")
        return text.format(captain=question.called(view.turn))
    if view.target == view.asked:
        return _("A hit would sink you.")
    return _("A hit would sink {ship}.", ship=name)


def _loot(question: Question) -> Slip:
    """What each choice makes of the cargo of whoever chooses; else how many there are."""
    view = question.view
    hold = view.holds[view.target]
    picks = tuple(
        Pick(
            f"kind{action.kind}", names.token_picture(pieces.token_of(hold, action.kind)),
            names.label(action.kind), partial(question.send, action),
            _after_loot(view, action.kind),
        )
        for action in question.legal if isinstance(action, actions.Loot)
    )  # fmt: skip
    is_own = view.asked == view.target
    text = _("Which piece do you lose?") if is_own else _("Which piece does {ship} lose?")
    heading = text.format(ship=names.ship_name(view.target, question.called))
    if not _change(view):
        return Slip(heading, picks)
    now = names.points_words(unload_value(view.holds[view.asked], view.house).total)
    return Slip(heading, picks, _("Your cargo is worth {points} now.", points=now))


def _after_loot(view: View, kind: int) -> str:
    change = _change(view)
    if not change:
        hold = view.holds[view.target]
        count = pieces.pearls(hold) if kind == pieces.PEARL else hold[kind]
        return _("has {count}", count=count)
    token = pieces.token_of(view.holds[view.target], kind)
    worth = unload_value(pieces.more(view.holds[view.asked], token, change), view.house)
    return _("then {points}", points=names.points_words(worth.total))


def _change(view: View) -> int:
    """By how much the own cargo of whoever chooses the loot grows; 0 if it is another's affair."""
    if view.asked == view.target:
        return -1
    return int(view.asked == view.ship)


_SLIPS: Final[dict[int, Callable[[Question], Slip | None]]] = {
    phases.NAMING: _rollers,
    phases.ATTACKING: _attack_pearls,
    phases.DEFENDING: _defence_pearls,
    phases.LOOTING: _loot,
    phases.UNLOADING: _unload,
    phases.REFITTING: _refit,
}


_PASSES: Final[dict[int, Callable[[], tuple[str, str]]]] = {
    phases.COMMANDING: lambda: (_("Sail on without one"), _("No privateer")),
    phases.COLLECTING: lambda: (_("Leave it there"), _("Leave it")),
    phases.UNLOADING: lambda: (_("Unload nothing"), _("Nothing")),
    phases.SHOOTING: lambda: (_("Hold your fire"), _("Hold fire")),
}
_NO_COIN: Final = Cost(0, has_coin=False)
_TARGET: Final = Cost(0, has_coin=False, is_lit=False)
_PRICE: Final = Cost(0, 1)
"""TB-56: a pearl."""


def _stay_button(question: Question) -> Choice | None:
    view = question.view
    action = Sail(view.cells[view.ship], 0)
    if action not in question.legal:
        return None
    label = _("Stay here") if view.ship < pieces.FIRST_PRIVATEER else _("Let it stay")
    return Choice("stay", label, _("Stay"), partial(question.send, action))


def _take_button(question: Question) -> Choice:
    take = partial(question.send, TAKE)
    return Choice("take", _("Take the treasure"), _("Take"), take, is_primary=True)


def _unload_button(question: Question) -> Choice:
    view = question.view
    worth = unload_value(left(view.holds[view.ship], question.aside), view.house)
    pattern = _("Unload all: {points}") if question.aside == pieces.EMPTY else _("Unload: {points}")
    label = pattern.format(points=names.points_words(worth.total))
    brief = _("Unload: {total}", total=worth.total)
    action = UNLOAD if question.aside == pieces.EMPTY else None
    return Choice("unload", label, brief, question.unload, is_primary=True, action=action)


def aimed_at(found: Sequence[Aim], ship: int | None) -> Aim | None:
    """Return the shot at this ship, else the one with the best chance."""
    return next((aim for aim in found if aim.ship == ship), next(iter(found), None))


def _shoot_button(question: Question) -> Choice | None:
    aim = aimed_at(question.aims, question.aimed)
    if aim is None or SHOOT[aim.ship] not in question.legal:
        return None
    name, chance = names.ship_name(aim.ship, question.called), aim.chances[0]
    label = sentence_with(N_("Fire at {ship}: {chance}"), chance, ship=name)
    label = label or _("Fire at {ship}", ship=name)
    brief = sentence_with(N_("Fire: {chance}"), chance) or _("Fire")
    shoot = partial(question.send, SHOOT[aim.ship])
    return Choice("shoot", label, brief, shoot, is_primary=True)


_CHOICES: Final[dict[int, Callable[[Question], Choice | None]]] = {
    phases.SAILING: _stay_button,
    phases.COLLECTING: _take_button,
    phases.UNLOADING: _unload_button,
    phases.SHOOTING: _shoot_button,
}


def tokens_of(view: View) -> Sequence[TurnToken]:
    """Return the steps of the turn; none outside of turns, and for the captain of a wreck."""
    if not view.turn_number or view.phase in (phases.OVER, phases.REFITTING):
        return ()
    is_privateers = view.phase == phases.COMMANDING or view.ship >= pieces.FIRST_PRIVATEER
    can_command = bool(view.privateers) and is_privateers
    has_sailed = not is_privateers and view.phase != phases.SAILING
    return (
        TurnToken("privateer", "privateer", _("privateer"), can_command),
        TurnToken("sail", "wind", _("sail"), not has_sailed),
        TurnToken("act", "cargo", _("act"), True),
    )


def cells_of(
    view: View, legal: Iterable[actions.Action], ways: Mapping[int, Route]
) -> dict[int, Cost]:
    """Return every cell that answers, each with what it costs."""
    if view.phase == phases.SAILING and ways:
        return {
            cell: Cost(way.cost, way.pearls, way.cost == 0 and len(way.path) > 1)
            for cell, way in ways.items()
        }
    found: dict[int, Cost] = {}
    for action in legal:
        if isinstance(action, actions.ChoosePort):
            found[action.cell] = _NO_COIN
        elif isinstance(action, actions.Command):
            found[view.cells[action.ship]] = _NO_COIN if view.is_double else _PRICE
        elif isinstance(action, actions.Shoot):
            found[view.cells[action.ship]] = _TARGET
        elif action == actions.TAKE:
            found[view.cells[view.ship]] = _NO_COIN
    return found


def shots_of(
    view: View, found: Sequence[Aim], origin: int | None = None, aimed: int | None = None
) -> tuple[Shot, ...]:
    """Lines from the acting ship, or those that might hit from where she may lie, with the chance
    of each. The `aimed` ship has the sight on her, and her chance stands on the board of the shot.
    """
    cells = view.cells
    start = cells[view.ship] if origin is None else origin
    return tuple(
        Shot(start, cells[aim.ship], aim.line, is_aimed=True)
        if aim.ship == aimed
        else Shot(start, cells[aim.ship], aim.line, told(aim.chances[0]), _with_pearl(aim))
        for aim in found
        if origin is None or any(aim.chances)
    )  # fmt: skip


def _with_pearl(aim: Aim) -> str:
    """The chance with one pearl more, where there is one and it helps."""
    if len(aim.chances) < 2 or aim.chances[1] <= aim.chances[0]:
        return ""
    return sentence_with(N_("+1 pearl: {chance}"), aim.chances[1])
