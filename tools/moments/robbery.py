"""Telling moments and animations of Stolen Treasure."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

from tools.moments.acts import Acts, Show, Steps, sit_down
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.words import Note
from treasure_games.games.stolen_treasure.rules import actions, events
from treasure_games.games.stolen_treasure.rules.pieces import KRAKEN, VALUES
from treasure_games.match.advice import alternative_words, reason_words
from treasure_games.match.match import Match
from treasure_games.opponents.advice import suggest
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.worker import Answer, Request

_ROBBED = (
    actions.PlayYoHoHo, actions.PlaySpyglass, actions.PlaySkulduggery,
    actions.PlayHook, actions.PlayXMarks, actions.PlayBombsAway,
)  # fmt: skip
_ANSWERS = (actions.PlayYarr, actions.PlayCode, actions.PlayParley)


def _prefer(view: Any, legal: Sequence[Any], rng: Random) -> Any | None:
    """Play piracy, answer it (a Kraken always), wager, and bury what is worth it."""
    is_kraken = bool(view.stack) and view.faces[view.stack[0][0]] == KRAKEN
    answered = 1.0 if is_kraken else 0.1
    for kinds, share in (((actions.PlayKraken,), 1.0), (_ANSWERS, answered), (_ROBBED, 0.3)):
        found = [one for one in legal if isinstance(one, kinds)]
        if found and rng.random() < share:
            return rng.choice(found)
    buried = [one for one in legal if isinstance(one, actions.Bury)]
    worth = [one for one in buried if VALUES[view.faces[one.card]] > 0]
    if worth and rng.random() < 0.8:
        return rng.choice(worth)
    staked = [one for one in legal if isinstance(one, actions.Stake | actions.Challenge)]
    if staked and rng.random() < 0.12:
        return rng.choice(staked)
    for kind, share in ((actions.DrawPiracy, 0.5), (actions.DrawTreasure, 0.8)):
        drawn = [one for one in legal if isinstance(one, kind)]
        if drawn and rng.random() < share:
            return rng.choice(drawn)
    return None


_ACTS = Acts("stolen_treasure", _prefer)
asked, film = _ACTS.asked, _ACTS.film


def _on_stack(count: int, *kinds: int) -> Callable[[Match], bool]:
    """Do so many cards lie there, the first of such a kind, and is there a choice?"""

    def fits(match: Match) -> bool:
        view = match.view(0)
        first = view.faces[view.stack[0][0]] if view.stack else -1
        is_right = len(view.stack) == count and (not kinds or first in kinds)
        return is_right and len(match.legal(0)) > 1

    return fits


def _has_buried(match: Match) -> bool:
    """Lies much on the sand of everybody, and has seat 0 much in hand and something to bury?"""
    view = match.view(0)
    hand = *view.treasures[0], *view.pirates[0]
    if len({view.faces[card] for card in hand}) < 5 or len(hand) > 6:
        return False
    can_bury = any(isinstance(one, actions.Bury) for one in match.legal(0))
    is_full = min(map(len, view.buried)) > 1 and max(map(len, view.buried)) < 6
    return can_bury and is_full and view.score(0) > 0 and view.left == 2


def _is_close(match: Match) -> bool:
    """Is seat 0 near the goal, at the first action of a turn?"""
    view = match.view(0)
    is_near = view.score(0) > 0.6 * view.house.target and view.left == 2
    return is_near and _is_lively(match)


def _is_lively(match: Match) -> bool:
    """Lies something on the sand of everybody, never in heaps, and has seat 0 a hand of four?"""
    view = match.view(0)
    is_full = len(view.treasures[0]) + len(view.pirates[0]) > 3
    return is_full and min(map(len, view.buried)) > 0 and max(map(len, view.buried)) < 6


def _is_ahead(match: Match) -> bool:
    """Has seat 0 a score at the first action of a turn, while the table is full?"""
    view = match.view(0)
    return view.score(0) > 0 and view.left == 2 and _is_lively(match)


def _has_choice(match: Match) -> bool:
    """May one of several treasures be dug up, while the table is full?"""
    return _is_lively(match) and len(match.legal(0)) > 2


def _is_worth_it(match: Match) -> bool:
    """Is treasure staked that counts, while the table is full?"""
    view = match.view(0)
    is_good = all(VALUES[view.faces[card]] > 0 for stake in view.stakes for card in stake)
    return is_good and bool(view.stakes[0]) and _is_lively(match)


def _passing_on(rig: Rig) -> None:
    """Somebody passes a card on by the Pirate's Code: to whom?"""
    asked("respond", pirates=5, fit=_has_code)(rig)
    table: Any = rig.top
    table.game.play.aim()
    table.changed()
    rig.settle(2.0)


def _has_code(match: Match) -> bool:
    """May seat 0 pass a card on?"""
    return any(isinstance(one, actions.PlayCode) for one in match.legal(0))


def _hinted(rig: Rig) -> None:
    """A hint with its alternative."""
    asked("action", pirates=2, acts=60, fit=_has_buried)(rig)
    table: Any = rig.top
    session, mind = table.session, mind_of("stolen_treasure")
    view, legal = session.match.view(0), session.match.legal(0)
    found = suggest(mind, view, legal, mind.levels["deckhand"], Random(0))
    reason, nobody = mind.reason(view, found.better), cast(Request, None)
    answer = Answer(0, nobody, found.better, reason, 0.0, others=found.others)
    compared = alternative_words(answer, session.described)
    why = f"{reason_words(reason, session.called)} {compared}"
    table.hints.lead_to(found.better)
    table.hud.show_note(Note(session.described(found.better), why))
    rig.settle(1.0)


def _may_hail(match: Match) -> bool:
    """Can all three people answer a card now?"""
    pending = match.pending()
    hands = match.view(None).pirates[:3]
    is_asked = pending is not None and pending.ask == "respond" and all(hands)
    return is_asked and min(map(len, match.view(None).buried)) > 0


def _hailing(rig: Rig) -> None:
    """Three people at one screen may answer a card."""
    for seed in range(60):
        plan = table_plan("stolen_treasure", crew(3, 1), seed)
        match = play_on(Match(plan), _may_hail, prefer=_prefer)
        if not match.is_over:
            sit_down(rig, match)
            return
    raise LookupError("nobody may answer")


def _short(most: int) -> Callable[[Steps], bool]:
    return lambda steps: len(steps) <= most


def _yarrs(steps: Steps) -> bool:
    """Is a Kraken answered, and the answer too?"""
    views = [step.view for step in steps if len(step.view.stack) > 2]
    return any(view.faces[view.stack[0][0]] == KRAKEN for view in views) and len(steps) < 16


def _strikes(steps: Steps) -> bool:
    """Does the Kraken strike several?"""
    swept = sum(isinstance(step.event, events.KrakenSwept) for step in steps)
    return swept > 1 and len(steps) < 16 and bool(steps[0].view.stack)


SHOWN: dict[str, tuple[str, Show]] = {
    "stolen_turn": ("the first action of a turn", asked("action", pirates=4, acts=60,
                                                        fit=_has_buried)),
    "stolen_2": ("two pirates", asked("action", pirates=1, acts=60, fit=_has_buried)),
    "stolen_3": ("three pirates", asked("action", pirates=2, acts=60, fit=_has_buried)),
    "stolen_4": ("four pirates", asked("action", pirates=3, acts=80, fit=_has_buried)),
    "stolen_6": ("six pirates", asked("action", pirates=5, acts=60, fit=_is_ahead, first=16)),
    "stolen_late": ("a full bank near the goal", asked("action", pirates=3, fit=_is_close)),
    "stolen_answer": ("a card that may be answered", asked("respond", fit=_on_stack(1))),
    "stolen_kraken": ("the Kraken is played", asked("respond", fit=_on_stack(1, KRAKEN))),
    "stolen_yarr": ("a Yarr! on the Kraken", asked("respond", fit=_on_stack(2, KRAKEN))),
    "stolen_yarrs": ("a Yarr! on a Yarr!", asked("respond", fit=_on_stack(3, KRAKEN))),
    "stolen_hint": ("a hint and its alternative", _hinted),
    "stolen_pass_on": ("to whom the Pirate’s Code passes a card", _passing_on),
    "stolen_dig": ("X Marks The Spot: which treasure?", asked("dig", fit=_has_choice)),
    "stolen_give": ("Skulduggery: which card to give?", asked("give", fit=_is_lively)),
    "stolen_stake": ("a wager is staked", asked("stake", fit=_is_worth_it)),
    "stolen_match": ("a wager must be matched", asked("match", fit=_is_worth_it, first=49)),
    "stolen_parley": ("the stakes lie", asked("parley", fit=_is_worth_it)),
    "stolen_limit": ("too many cards in hand", asked("limit", fit=_is_lively)),
    "stolen_bombed": ("bombs burst", asked("bombed", fit=_is_lively)),
    "stolen_hail": ("who of three people answers", _hailing),
}  # fmt: skip
"""By name: what it tells, and how to bring the app there."""

FILMED: dict[str, tuple[str, Show]] = {
    "stolen_draw": ("a treasure is drawn", film(events.TreasureDrawn, events.ActionSpent)),
    "stolen_bury": ("a treasure is buried", film(events.Buried, events.ActionSpent)),
    "stolen_dug_up": ("a buried treasure is taken", film(events.BuriedTaken, events.ActionSpent)),
    "stolen_hook": ("a pirate is hooked", film(events.CardStolen, events.TurnHooked, _short(4))),
    "stolen_swap": ("two hands are swapped", film(events.HandsSwapped, events.ActionSpent)),
    "stolen_toss": ("a wager is tossed", film(events.CoinTossed, events.ActionSpent, _short(6))),
    "stolen_dice": (
        "a wager is rolled for",
        film(events.DiceRolled, events.ActionSpent, _short(6), wager_method="die"),
    ),
    "stolen_hands": (
        "rock against scissors for a wager",
        film(events.HandsOpened, events.ActionSpent, _short(6), wager_method="rps"),
    ),
    "stolen_on_yarr": (
        "Yarr! upon Yarr! upon a Kraken",
        film(events.CardPlayed, events.ActionSpent, _yarrs),
    ),
    "stolen_sweep": (
        "the Kraken strikes",
        film(events.CardPlayed, events.ActionSpent, _strikes),
    ),
    "stolen_win": ("the end of a match", film(events.Buried, events.GameWon, _short(6))),
}
"""By name: what it tells, and how to bring the app to its first frame."""
