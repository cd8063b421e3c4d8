"""The truth reel in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, ToldTruth
from treasure_games.games.bluffaneer.rules.events import Event, GameEnded
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, PAIRS, spoken_name
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.text.reel import ToldClaim, reel_from

_ = translate


def truths(moments: Iterable[tuple[Event, State]], called: Called) -> tuple[ToldTruth, ...]:
    """Return every claim whose card was shown."""
    told = list(moments)
    is_over = any(isinstance(event, GameEnded) for event, _state in told)
    reel = reel_from(told)
    best, worst = reel.best_lie, reel.worst_call
    return tuple(
        ToldTruth(
            seat=claim.claimant,
            claim=_("{name} claimed {pair}").format(
                name=called(claim.claimant), pair=drawn(claim.pair)
            ),
            is_true=claim.is_true,
            is_believed=not claim.challengers,
            answerers=claim.challengers or claim.believers,
            shown="" if claim.is_true else drawn(claim.face),
            answer=f"{_answer(claim, called)} {_earned(claim.earned)}",
            odds=_odds(claim, called) if is_over else _open_odds(claim),
            is_best_lie=claim is best,
            is_worst_call=claim is worst,
        )
        for claim in reel.claims
    )


def drawn(face: int) -> str:
    """Return a pair by its icons and its name, with markup."""
    icons = "".join(f"<icon=bluffaneer/icon_{ICON_NAMES[icon]}>" for icon in PAIRS[face])
    return f"{icons}\u2060\u00a0{spoken_name(face)}"


def _answer(claim: ToldClaim, called: Called) -> str:
    text = _("Challenged by {names}.") if claim.challengers else _("Believed by {names}.")
    names = ", ".join(called(seat) for seat in claim.challengers or claim.believers)
    return text.format(names=names)


def _earned(coins: int) -> str:
    if not coins:
        return _("No coin moved.")
    text = (
        translate_plural("It brought {count} coin.", "It brought {count} coins.", coins)
        if coins > 0
        else translate_plural("It cost {count} coin.", "It cost {count} coins.", -coins)
    )
    return text.format(count=abs(coins))


def _odds(claim: ToldClaim, called: Called) -> str:
    text = _("By {name}’s count it was {percent} likely.")
    return text.format(name=called(claim.roller), percent=_percent(claim))


def _open_odds(claim: ToldClaim) -> str:
    text = _("By what lay open it was {percent} likely.")
    return text.format(percent=_percent(claim))


def _percent(claim: ToldClaim) -> str:
    return f"{round(100 * claim.chance)}\u00a0%"
