"""What a suggested move is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import translate
from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules import actions, phases
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names

_ = translate


def described(view: View, action: actions.Action, called: Called) -> str:
    """Return a suggested move in a few words."""
    return names.capital(_ACTS[type(action)](view, action, called))


def pick_of(action: actions.Action) -> str:
    """Return the name of the pick that answers an action; "" for what isn't on a slip."""
    match action:
        case actions.Shoot(ship=ship):
            return f"ship{ship}"
        case actions.NameRoller(seat=seat):
            return f"seat{seat}"
        case actions.Spend(pearls=pearls):
            return f"spend{pearls}"
        case actions.Loot(kind=kind):
            return f"kind{kind}"
        case actions.Keep(kind=kind):
            return f"{kind}.0"
    return ""


_ACTS: Final[dict[type[Any], Callable[[View, Any, Called], str]]] = {
    actions.ChoosePort: lambda view, act, called: _("Choose {port}").format(
        port=names.place_name(view.chart, act.cell)
    ),
    actions.Command: lambda view, act, called: _("Command {ship}").format(
        ship=names.ship_name(act.ship, called)
    ),
    actions.Sail: lambda view, act, called: (
        _("Stay where you are")
        if act.cell == view.cells[view.ship]
        else _("Sail to {place}").format(place=names.place_name(view.chart, act.cell))
    ),
    actions.Take: lambda view, act, called: _("Take the treasure"),
    actions.Unload: lambda view, act, called: _("Unload"),
    actions.Keep: lambda view, act, called: _("Keep {treasure} aboard").format(
        treasure=names.thing(act.kind)
    ),
    actions.Shoot: lambda view, act, called: _("Fire at {ship}").format(
        ship=names.ship_name(act.ship, called)
    ),
    actions.NameRoller: lambda view, act, called: _("Let {name} roll").format(
        name=called(act.seat)
    ),
    actions.Spend: lambda view, act, called: (
        _("Spend {pearls}").format(pearls=names.pearl_words(act.pearls))
        if act.pearls
        else _("Spend no pearl")
    ),
    actions.Loot: lambda view, act, called: (
        _("Give up {treasure}") if view.asked == view.roller else _("Take {treasure}")
    ).format(treasure=names.thing(act.kind)),
    actions.Pass: lambda view, act, called: _PASSES.get(view.phase, lambda: _("Do nothing"))(),
}
_PASSES: Final[dict[int, Callable[[], str]]] = {
    phases.COMMANDING: lambda: _("Sail without a privateer"),
    phases.COLLECTING: lambda: _("Leave the treasure"),
    phases.UNLOADING: lambda: _("Unload nothing"),
    phases.SHOOTING: lambda: _("Hold your fire"),
}
