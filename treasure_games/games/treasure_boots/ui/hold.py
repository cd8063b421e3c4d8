"""What a captain's plate shows beside name and score: all that the hold gives, and the standing."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules.pieces import GOLD
from treasure_games.games.treasure_boots.rules.scoring import ship_values, unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.forecast import wins_by_unloading
from treasure_games.table.pieces.plate_slots import Badge, Shown

_ = translate


class Value(Struct, frozen=True):
    """One thing that the hold gives: an icon and a number; pale where there is nothing of it."""

    image: str
    text: str
    is_pale: bool = False


class HoldBadge(Badge, frozen=True):
    """All that a captain's plate shows beside name and score."""

    values: tuple[Value, ...] = ()
    tokens: tuple[str, ...] = ()
    """Pictures of the cargo, a token each."""
    standing: str = ""
    """How far behind the leader, "" for none."""
    leads: bool = False
    can_win: bool = False
    """True if what is aboard wins when it is unloaded."""
    goal: int = 0


_EMPTY: Final = HoldBadge("", 0, "")


def hold_of(shown: Shown) -> HoldBadge:
    """Return the hold that a plate shows; an empty one before there is a view."""
    return next((badge for badge in shown.badges if isinstance(badge, HoldBadge)), _EMPTY)


def hold_badge(view: View, seat: int) -> HoldBadge:
    """Moves, attack, defence, gold, pearls, and what the cargo is worth in a port."""
    hold, values = view.holds[seat], ship_values(view, seat)
    worth = unload_value(hold, view.house)
    found = (
        Value("tokens/cargo_sails", str(values.move), values.move == view.house.base_move),
        Value("tokens/cargo_guns", f"+{values.attack}", not values.attack),
        Value("tokens/cargo_rum", f"+{values.defence}", not values.defence),
        Value("tokens/cargo_gold", str(hold[GOLD]), not values.has_gold),
        Value("tokens/cargo_pearl", str(values.pearls), not values.pearls),
        Value("objects/score_coin", str(worth.total), not worth.total),
    )
    best = max(view.scores)
    behind = best - view.scores[seat]
    aboard = _("{cargo} aboard; worth {points} in a port.")
    hint = names.capital(
        aboard.format(cargo=names.cargo_words(hold), points=names.points_words(worth.total))
    )
    can_win = wins_by_unloading(view, seat)
    if can_win:
        hint = f"{hint} {_('Unloading that wins.')}"
    return HoldBadge(
        "", 0, hint, 1.0, found, names.hold_pictures(hold), f"−{behind}" if behind else "",
        leads=best > 0 and not behind, can_win=can_win, goal=view.house.target,
    )  # fmt: skip
