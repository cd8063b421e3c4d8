"""Why to make a choice, in one sentence with odds and coins."""

from typing import Final

from treasure_games.core.chances import sentence_with
from treasure_games.core.game import Mode
from treasure_games.core.language import N_
from treasure_games.core.pages import by_kind, page_beside
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.pieces import COPIES, spoken_name
from treasure_games.games.bluffaneer.rules.state import ANSWER, DOUBTING, SHOUT, TRUSTING
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View, claim_chance
from treasure_games.opponents.mind import Reasons
from treasure_games.opponents.personas import leads


def _may_end_behind(view: View, seat: int, _action: actions.Action) -> bool:
    """Return True if whoever pays for a claim may go broke, and this seat won’t lead then."""
    others, mode = view.house.others[seat], view.house.modes[ANSWER]
    payers = (view.turn,) if mode is Mode.TURN else others
    gain = 2 * (len(others) if mode is Mode.SEALED else 1)
    is_near = min([view.coins[one] for one in payers]) <= 2
    return is_near and view.coins[seat] + gain <= max([view.coins[one] for one in others])


def _pays(view: View, seat: int, _action: actions.Action) -> bool:
    """BLA-01: return True if belief costs this seat a coin."""
    return seat == view.turn or view.house.modes[view.phase] is Mode.SEALED


def _is_ahead(view: View, seat: int, action: actions.Steal) -> bool:
    """Return True if this seat has the most coins after a theft."""
    coins, loot = list(view.coins), min(view.coins[action.victim], LOOT[view.bones[0]])
    coins[seat] += loot
    coins[action.victim] -= loot
    return coins[seat] > max([coins[one] for one in view.house.others[seat]])


def _rival(view: View, _seat: int, action: actions.Action) -> int:
    if isinstance(action, actions.Steal):
        return action.victim
    return view.turn if view.phase == SHOUT else view.claimant


def _chance(view: View, seat: int) -> float:
    """Return how likely the pair is held by whoever claims it, or might."""
    return claim_chance(view, seat if view.phase == SHOUT else view.claimant)


def _odds(view: View, seat: int, _action: actions.Action) -> str:
    """Return the sentence that stands in the panel, too."""
    if view.phase == SHOUT:
        return sentence_with(N_("True by what lay open: {chance}."), _chance(view, seat))
    return sentence_with(N_("True by your count: {chance}."), _chance(view, seat))


def _is_honest(view: View, _seat: int, _action: actions.Action) -> bool:
    lies, claims = view.claims(view.claimant)
    return claims > max(1, 2 * lies)


def _is_liar(view: View, _seat: int, _action: actions.Action) -> bool:
    lies, claims = view.claims(view.claimant)
    return 3 * lies > claims


def _answers(view: View) -> tuple[int, int]:
    """Return how many claims the roller challenged, and how many it believed."""
    return view.tally(view.turn, DOUBTING), view.tally(view.turn, TRUSTING)


def _gone(view: View, *_: object) -> int:
    return [view.faces[card] for card in view.discard].count(view.pair)


reason_for: Final = Reasons(
    by_kind(page_beside(__file__, dict[str, dict[str, str]]), actions.ACTIONS),
    {
        "has_pair": lambda view, _seat, _action: view.own_face == view.pair,
        "is_impossible": lambda view, seat, _action: _chance(view, seat) == 0,
        "is_trusted": lambda view, _seat, _action: _answers(view)[0] < _answers(view)[1],
        "may_end_behind": _may_end_behind,
        "is_last_coin": lambda view, seat, _action: view.coins[seat] == 1,
        "is_free": lambda *asked: not _pays(*asked),
        "pays": _pays,
        "is_honest": _is_honest,
        "is_liar": _is_liar,
        "is_discarded": lambda *asked: _gone(*asked) > 0,
        "breaks": lambda view, _seat, action: view.coins[action.victim] <= LOOT[view.bones[0]],
        "is_ahead": _is_ahead,
        "is_richest": lambda view, seat, action: (
            view.seats > 2 and leads(view.coins, action.victim, seat)
        ),
        "is_poorest": lambda view, seat, action: (
            view.coins[action.victim] == min([view.coins[one] for one in view.house.others[seat]])
        ),
        "rival": _rival,
        "odds": _odds,
        "answered": lambda view, _seat, _action: sum(_answers(view)),
        "called": lambda view, _seat, _action: _answers(view)[0],
        "claims": lambda view, _seat, _action: view.claims(view.claimant)[1],
        "lies": lambda view, _seat, _action: view.claims(view.claimant)[0],
        "pair": lambda view, _seat, _action: spoken_name(view.pair),
        "copies": lambda _view, _seat, _action: COPIES,
        "gone": _gone,
        "coins": lambda view, _seat, action: view.coins[action.victim],
    },
)
