"""What a suggested move is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import translate
from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules import state
from treasure_games.games.treasure_boots.rules.actions import (
    Action,
    ChoosePort,
    Command,
    Keep,
    Loot,
    NameRoller,
    Pass,
    Sail,
    Shoot,
    Spend,
    Take,
    Unload,
)
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import (
    capital,
    pearl_words,
    place_name,
    ship_name,
    thing,
)

_ = translate


def described(view: View, action: Action, called: Called) -> str:
    """A suggested move in a few words."""
    return capital(_ACTS[type(action)](view, action, called))


def pick_of(action: Action) -> str:
    """What answers an action on a slip, by name; "" for what is answered elsewhere."""
    match action:
        case Shoot(ship=ship):
            return f"ship{ship}"
        case NameRoller(seat=seat):
            return f"seat{seat}"
        case Spend(pearls=pearls):
            return f"spend{pearls}"
        case Loot(kind=kind):
            return f"kind{kind}"
        case Keep(kind=kind):
            return f"{kind}.0"
    return ""


_ACTS: Final[dict[type[Any], Callable[[View, Any, Called], str]]] = {
    ChoosePort: lambda view, act, called: _("Choose {port}").format(
        port=place_name(view.chart, act.cell)
    ),
    Command: lambda view, act, called: _("Command {ship}").format(ship=ship_name(act.ship, called)),
    Sail: lambda view, act, called: (
        _("Stay where you are")
        if act.cell == view.cells[view.ship]
        else _("Sail to {place}").format(place=place_name(view.chart, act.cell))
    ),
    Take: lambda view, act, called: _("Take the treasure"),
    Unload: lambda view, act, called: _("Unload"),
    Keep: lambda view, act, called: _("Keep {treasure} aboard").format(treasure=thing(act.kind)),
    Shoot: lambda view, act, called: _("Fire at {ship}").format(ship=ship_name(act.ship, called)),
    NameRoller: lambda view, act, called: _("Let {name} roll").format(name=called(act.seat)),
    Spend: lambda view, act, called: (
        _("Spend {pearls}").format(pearls=pearl_words(act.pearls))
        if act.pearls
        else _("Spend no pearl")
    ),
    Loot: lambda view, act, called: (
        _("Give up {treasure}") if view.asked == view.roller else _("Take {treasure}")
    ).format(treasure=thing(act.kind)),
    Pass: lambda view, act, called: _PASSES.get(view.phase, lambda: _("Do nothing"))(),
}
_PASSES: Final[dict[int, Callable[[], str]]] = {
    state.COMMANDING: lambda: _("Sail without a privateer"),
    state.COLLECTING: lambda: _("Leave the treasure"),
    state.UNLOADING: lambda: _("Unload nothing"),
    state.SHOOTING: lambda: _("Hold your fire"),
}
