"""Everything that Stolen Treasure says: `WORDS`."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.language import N_, translate, translate_plural
from treasure_games.core.sentences import PhaseWords, Phrases, Sentence, seat_in
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.events import Event
from treasure_games.games.stolen_treasure.rules.state import (
    ACTION,
    BOMBED,
    DIGGING,
    GIVING,
    MATCHING,
    OVER_LIMIT,
    PARLEYING,
    PLUNDERING,
    RESPONDING,
    STAKING,
    STEALING,
    THROWING,
)
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.breakdown import breakdown
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.text.log import HANDS, LINES, card_name, stake_worth
from treasure_games.games.stolen_treasure.text.numbers import NUMBERS, count_numbers

_ = translate


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
    ACTION: _in_turn,
    STAKING: N_("{name}, stake more treasure, or choose whom to challenge."),
    MATCHING: N_(
        "{name}, match {staked} with treasure from your hand. So far you’ve put down {down}."
    ),
    RESPONDING: N_("{name}, {owner} plays {card}: will you answer?"),
    PARLEYING: N_("{name}, the stakes are down. Let chance decide?"),
    THROWING: N_("{name}, choose rock, paper or scissors in secret."),
    PLUNDERING: N_("{name}, plunder: draw from either treasure pile."),
    STEALING: N_("{name}, will you steal a treasure or a piracy card from {victim}?"),
    GIVING: N_("{name}, choose a card to give to {victim}."),
    DIGGING: N_("{name}, choose which of {victim}’s buried treasures to take."),
    BOMBED: N_("{name}, the bombs go off: discard a piracy card."),
    OVER_LIMIT: _discards,
}
"""What the person at the screen can do, by phase."""
_WAITING: Final[dict[int, Sentence[View]]] = {
    ACTION: N_("It’s {name}’s turn."),
    STAKING: N_("{name} is setting up a wager."),
    MATCHING: N_("{name} must match {staked}."),
    RESPONDING: N_("{owner} plays {card}: {name} may answer."),
    PARLEYING: N_("{name} is weighing up the stakes."),
    THROWING: N_("{name} chooses rock, paper or scissors."),
    PLUNDERING: N_("{name} plunders."),
    STEALING: N_("{name} steals from {victim}."),
    GIVING: N_("{name} chooses a card to give to {victim}."),
    DIGGING: N_("{name} chooses one of {victim}’s buried treasures."),
    BOMBED: N_("{name} chooses a piracy card to lose to the bombs."),
    OVER_LIMIT: N_("{name} holds too many cards and discards."),
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
    breakdown = staticmethod(breakdown)
    numbers = NUMBERS
    count_numbers = staticmethod(count_numbers)
    statuses, waits = _STATUS, _WAITING
    choices = tuple(phase for phase in _STATUS if phase not in (ACTION, STAKING))
    suggestions, phrases = _SUGGESTIONS, _PHRASES

    def worth(self, score: int) -> str:
        """Return the score as a value in treasure."""
        return _("treasure worth {value}").format(value=score)


WORDS: Final = StolenTreasureWords()
