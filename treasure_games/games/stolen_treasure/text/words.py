"""Everything that Stolen Treasure says: `WORDS`; what decided a match, and statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, plural, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import Breakdown, PhaseWords, Phrases, Sentence, seat_in
from treasure_games.games.stolen_treasure.rules import actions, events, phases
from treasure_games.games.stolen_treasure.rules.events import (
    BuriedTaken,
    CardStolen,
    Event,
    GameStalled,
    HandsSwapped,
    KrakenSwept,
    TurnHooked,
)
from treasure_games.games.stolen_treasure.rules.pieces import SPOT
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.text.deeds import DEEDS, facts
from treasure_games.games.stolen_treasure.text.log import HANDS, LINES, card_name, stake_worth


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return how each score came about, and how the match ended."""
    by_seat = tuple(", ".join(_made_of(view, seat)) for seat in range(view.seats))
    if any(isinstance(event, GameStalled) for event in events):
        return Breakdown(by_seat, _("Nobody reached the goal: the highest score counts."))
    winner = outcome.winners[0]
    rounds = view.turn_number // view.seats + 1
    text = translate_plural(
        "The goal of {goal} points was reached after {count} round.",
        "The goal of {goal} points was reached after {count} rounds.",
        rounds,
    ).format(goal=view.house.target, count=rounds)
    if winner != view.active:
        text = f"{text} {_('It was won on somebody else’s turn.')}"
    return Breakdown(by_seat, text)


def _made_of(view: View, seat: int) -> list[str]:
    count = len(view.buried[seat])
    found = [plural("{count} treasure buried", "{count} treasures buried", count)]
    burden = view.score(seat) - view.banked[seat]
    if burden:
        found.append(_("{value} in hand").format(value=figure(burden)))
    if SPOT in [view.faces[card] for card in view.pirates[seat]]:
        found.append(_("held the Black Spot"))
    return found


NUMBERS: Final = {
    "buried": N_("treasures buried"),
    "dug_up": N_("buried treasures dug up"),
    "stolen": N_("cards stolen"),
    "lost": N_("cards and treasures lost"),
    "played": N_("piracy cards played"),
    "cancelled": N_("own cards cancelled"),
    "swept": N_("treasures lost to the Kraken"),
    "wagers": N_("wagers"),
    "wagers_won": N_("wagers won"),
    "skipped": N_("turns skipped"),
}


def count_numbers(true_events: Iterable[events.Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
    for event in true_events:
        match event:
            case events.Buried(seat=seat):
                by_seat["buried"][seat] += 1
            case events.BuriedTaken(seat=seat, target=target):
                by_seat["dug_up"][seat] += 1
                by_seat["lost"][target] += 1
            case events.CardStolen(seat=seat, target=target):
                by_seat["stolen"][seat] += 1
                by_seat["lost"][target] += 1
            case events.CardPlayed(seat=seat):
                by_seat["played"][seat] += 1
            case events.CardCancelled(seat=seat):
                by_seat["cancelled"][seat] += 1
            case events.KrakenSwept(seat=seat, cards=cards):
                by_seat["swept"][seat] += len(cards)
            case events.Challenged(seat=seat, target=target):
                by_seat["wagers"][seat] += 1
                by_seat["wagers"][target] += 1
            case events.WagerWon(seat=seat):
                by_seat["wagers_won"][seat] += 1
            case events.TurnSkipped(seat=seat):
                by_seat["skipped"][seat] += 1
    return by_seat


def _in_turn(_legal: Any, view: View) -> str:
    return translate_plural(
        "{name}, one action left: draw, bury, play piracy or wager.",
        "{name}, {left} actions left: draw, bury, play piracy or wager.",
        view.left,
    )


def _discards(_legal: Any, view: View) -> str:
    return translate_plural(
        "{name}, you hold too many cards: discard one.",
        "{name}, you hold too many cards: discard {excess}.",
        _excess(view),
    )


def _excess(view: View) -> int:
    hand = len(view.treasures[view.asked]) + len(view.pirates[view.asked])
    return max(1, hand - view.house.hand_limit)


_STATUS: Final[dict[int, Sentence[View]]] = {
    phases.ACTION: _in_turn,
    phases.STAKING: N_("{name}, stake more treasure, or choose whom to challenge."),
    phases.MATCHING: N_(
        "{name}, match {staked} with treasure from your hand. So far you’ve put down {down}."
    ),
    phases.RESPONDING: N_("{name}, {owner} plays {card}: will you answer?"),
    phases.PARLEYING: N_(
        "{name}, let chance decide, or lose on purpose: Parley gives all stakes away."
    ),
    phases.THROWING: N_("{name}, choose rock, paper or scissors in secret."),
    phases.PLUNDERING: N_("{name}, plunder: draw from either treasure pile."),
    phases.STEALING: N_("{name}, will you steal a treasure or a piracy card from {victim}?"),
    phases.GIVING: N_("{name}, choose a card to give to {victim}."),
    phases.DIGGING: N_("{name}, choose which of {victim}’s buried treasures to take."),
    phases.BOMBED: N_("{name}, the bombs go off: discard a piracy card."),
    phases.OVER_LIMIT: _discards,
}
"""What the person at the screen can do, by phase."""
_WAITING: Final[dict[int, Sentence[View]]] = {
    phases.ACTION: N_("It’s {name}’s turn."),
    phases.STAKING: N_("{name} is setting up a wager."),
    phases.MATCHING: N_("{name} must match {staked}."),
    phases.RESPONDING: N_("{owner} plays {card}: {name} may answer."),
    phases.PARLEYING: N_("{name} is weighing up the stakes."),
    phases.THROWING: N_("{name} chooses rock, paper or scissors."),
    phases.PLUNDERING: N_("{name} plunders."),
    phases.STEALING: N_("{name} steals from {victim}."),
    phases.GIVING: N_("{name} chooses a card to give to {victim}."),
    phases.DIGGING: N_("{name} chooses one of {victim}’s buried treasures."),
    phases.BOMBED: N_("{name} chooses a piracy card to lose to the bombs."),
    phases.OVER_LIMIT: N_("{name} holds too many cards and discards."),
}
"""What the others read while somebody decides, by phase."""
_SUGGESTIONS: Final[dict[type[Any], str]] = {
    actions.DrawTreasure: N_("Draw a treasure"),
    actions.DrawPiracy: N_("Draw a piracy card"),
    actions.Bury: N_("Bury {held}"),
    actions.PlayPlunder: N_("Play Plunder"),
    actions.PlaySpyglass: N_("Spyglass: swap hands with {target}"),
    actions.PlaySkulduggery: N_("Skulduggery on {target}"),
    actions.PlayXMarks: N_("X Marks The Spot on {target}"),
    actions.PlayYoHoHo: N_("Play YO HO HO!"),
    actions.PlayHook: N_("Hook {target}"),
    actions.PlayKraken: N_("Summon the Kraken"),
    actions.PlayBombsAway: N_("Play Bombs Away"),
    actions.Stake: N_("Stake {held}"),
    actions.Challenge: N_("Challenge {target}"),
    actions.Match: N_("That’s enough"),
    actions.Pass: N_("Let it happen"),
    actions.PlayYarr: N_("Play Yarr!"),
    actions.PlayCode: N_("Pirate’s Code: pass it to {target}"),
    actions.PlayParley: N_("Call Parley"),
    actions.StealTreasure: N_("Steal a treasure"),
    actions.StealPiracy: N_("Steal a piracy card"),
    actions.Give: N_("Give {held}"),
    actions.DigUp: N_("Dig up {held}"),
    actions.Discard: N_("Discard {held}"),
    actions.Throw: N_("Show {hand}"),
    actions.EndTurn: N_("End your turn"),
}
"""Suggested moves."""
_PHRASES: Final[Phrases[View]] = {
    "left": lambda _legal, view, _called: view.left,
    "excess": lambda _legal, view, _called: _excess(view),
    "staked": lambda _legal, view, _called: figure(stake_worth(view, 0)),
    "down": lambda _legal, view, _called: figure(stake_worth(view, 1)),
    "owner": lambda _legal, view, called: called(view.stack[-1][1]),
    "card": lambda _legal, view, _called: card_name(view, view.stack[-1][0]),
    "victim": lambda _legal, view, called: called(view.victims[0]),
    "held": lambda action, view, _called: card_name(view, action.card),
    "target": seat_in("target"),
    "hand": lambda action, _view, _called: _(HANDS[action.hand]),
}


class StolenTreasureWords(PhaseWords[View, actions.Action, Event]):
    """Sentences of the log and the status line, and what decided a match.

    None of them names cards that may lie face down on a shared screen.
    """

    lines = LINES
    deeds = DEEDS
    facts = staticmethod(facts)
    victims = {
        BuriedTaken: "target",
        CardStolen: "target",
        HandsSwapped: "target",
        KrakenSwept: "seat",
        TurnHooked: "seat",
    }
    reveals = events.CoinTossed, events.DiceRolled, events.HandsOpened, events.WagerWon
    breakdown = staticmethod(breakdown)
    numbers = NUMBERS
    count_numbers = staticmethod(count_numbers)
    statuses, waits = _STATUS, _WAITING
    choices = tuple(phase for phase in _STATUS if phase not in (phases.ACTION, phases.STAKING))
    suggestions, phrases = _SUGGESTIONS, _PHRASES

    def worth(self, score: int) -> str:
        """Return the score as a value in treasure."""
        return _("treasure worth {value}").format(value=score)


WORDS: Final = StolenTreasureWords()
