"""The status line, a move in a few words, and what is at stake when a claim is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, Note
from treasure_games.games.bluffaneer.rules.actions import (
    Action,
    Believe,
    Challenge,
    Claim,
    FalseStart,
    StayQuiet,
    Steal,
)
from treasure_games.games.bluffaneer.rules.claims import STOLEN
from treasure_games.games.bluffaneer.rules.house import RACE, SEALED
from treasure_games.games.bluffaneer.rules.odds import face_chances
from treasure_games.games.bluffaneer.rules.pieces import spoken_name
from treasure_games.games.bluffaneer.rules.state import ANSWER, BLUFFS, SHOUT, TRUE_CLAIMS, VICTIM
from treasure_games.games.bluffaneer.rules.view import View, hidden_hands

_ = translate


def status(view: View, seat: int, called: Called) -> str:
    """Return what the person at the screen, who is asked, can do."""
    name, pair = called(seat), spoken_name(view.pair)
    if view.phase == VICTIM:
        owed, _reason = STOLEN[view.bones[0]]
        text = _("{name}, choose who loses {count} coins to you.")
        return text.format(name=name, count=owed)
    if view.phase == ANSWER:
        text = _("{name}, {rival} claims {pair}. Believe it, or shout “Bluffaneer!”?")
        return text.format(name=name, rival=called(view.claimant), pair=pair)
    if view.own_face == view.pair:
        text = _("{name}, you have {pair}: claim it!")
    else:
        text = _("{name}, your card doesn’t show {pair}. Bluff, or keep quiet?")
    return text.format(name=name, pair=pair)


def waiting_for(view: View, seat: int, called: Called) -> str:
    """Return what the others wait for."""
    mode = view.house.answers if view.phase == ANSWER else view.house.shouts
    if view.phase == VICTIM:
        text = _("{name} is choosing whom to rob.")
    elif view.phase in (SHOUT, ANSWER) and mode is SEALED:
        text = _("Everyone is deciding in secret.")
    elif view.phase in (SHOUT, ANSWER) and mode is RACE:
        text = _("Who will shout first?")
    elif view.phase == ANSWER:
        text = _("{name} is weighing the claim.")
    else:
        text = _("{name} may claim the pair.")
    return text.format(name=called(seat))


def described(view: View, action: Action, called: Called) -> str:
    """Return a move in a few words."""
    return _ACTS[type(action)](view, action, called)


_ACTS: Final[dict[type[Any], Callable[[View, Any, Called], str]]] = {
    StayQuiet: lambda view, act, called: _("Keep quiet"),
    Claim: lambda view, act, called: _("Claim {pair}").format(pair=spoken_name(view.pair)),
    FalseStart: lambda view, act, called: _("Press too soon"),
    Believe: lambda view, act, called: _("Believe it"),
    Challenge: lambda view, act, called: _("Challenge it"),
    Steal: lambda view, act, called: _("Rob {name}").format(name=called(act.victim)),
}


def stakes(view: View) -> str:
    """Return what the answers to the standing claim cost and bring, in one line.

    Only the roller, and everyone who answers for themselves, pay for believing.
    """
    if view.house.answer == "first_shout" and view.seat != view.roller:
        return _("Let it stand: 0 · Challenge: +1 if it’s a bluff, −2 if it’s true")
    return _("Believe: −1 · Challenge: +1 if it’s a bluff, −2 if it’s true")


def aid(view: View, called: Called) -> Note:
    """Return what the cards and the claimant's past tell of the standing claim."""
    claimant = view.claimant
    left = translate_plural(
        "{count} card with {pair} is unseen.",
        "{count} cards with {pair} are unseen.",
        view.unseen_copies,
    ).format(count=view.unseen_copies, pair=spoken_name(view.pair))
    past = _("{name} so far: {true} true, {false} bluffed.").format(
        name=called(claimant),
        true=view.tally(claimant, TRUE_CLAIMS),
        false=view.tally(claimant, BLUFFS),
    )
    heading = _("{percent}% by the cards alone").format(percent=round(100 * by_cards(view)))
    return Note(heading, f"{left} {past}")


def by_cards(view: View) -> float:
    """Return how likely the claimant's card shows the pair, if nobody ever bluffed or kept quiet.

    Pairs that it has failed to show as the roller are ruled out.
    """
    hidden = hidden_hands(view)
    if view.claimant not in hidden:
        return float(view.faces[view.hands[view.claimant]] == view.pair)
    place = list(hidden).index(view.claimant)
    return face_chances(tuple(hidden.values()), place, view.loose)[view.pair]


def unseen_by_pair(view: View) -> Sequence[int]:
    """Return how many cards of each face this view can't see, for a look at the discards."""
    return [sum(counts) for counts in zip(*view.loose, strict=True)]
