"""Everything that Captain Treasure Boots says: `WORDS`; the status line, what decided a match."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core import words
from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, capital, translate as _
from treasure_games.core.pages import by_number, page_beside
from treasure_games.games.treasure_boots.rules import actions, events, phases
from treasure_games.games.treasure_boots.rules.house import HouseRules
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, GOLD
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.forecast import aims, answers
from treasure_games.games.treasure_boots.text.log import log_entry
from treasure_games.games.treasure_boots.text.names import NO_BREAK, points_words

PAGE: Final = page_beside(__file__, words.WordsPage)
_SCORED: Final = ("cargo", "gold", "colours", "prizes")
"""What adds up to a score: `gold` are the points of gold beyond one for each piece (TBA-55),
`prizes` those of privateers (TB-26).
"""
_SHIPS: Final = ("sank", "was_sunk")
_BY_PHASE: Final = {name: by_number(table, phases.PHASES) for name, table in PAGE.more.items()}


def _status(_legal: Sequence[actions.Action], view: View) -> str:
    """Return the sentence: for a seat under fire, about a privateer, or about one's own ship."""
    pattern = _of_shot(view)
    if pattern is None and view.ship >= FIRST_PRIVATEER:
        pattern = _BY_PHASE["for_privateer"].get(view.phase)
    if view.phase == phases.COMMANDING and view.is_double:
        pattern = N_("{name}, doubles: command a privateer for free, or sail on without one.")
    text = _(pattern or _BY_PHASE["for_captain"].get(view.phase, N_("{name}, you decide.")))
    may_be_answered = view.phase == phases.SHOOTING and any(
        aim.foe_pearls for aim in aims(view, view.ship)
    )
    return f"{text} {{answers}}" if may_be_answered else text


def _of_shot(view: View) -> str | None:
    """TB-50, TB-53: return the sentence for a seat under fire, or one deciding for a privateer."""
    if view.roller != view.asked:
        return None
    if view.phase == phases.LOOTING and not view.holds[view.target][GOLD]:
        return None
    aimed_at = "own_ship_aimed_at" if view.target == view.asked else "privateer_aimed_at"
    return _BY_PHASE[aimed_at].get(view.phase)


_PHRASES: Final[words.Phrases[View]] = {
    "ship": lambda _legal, view, called: names.ship_name(view.ship, called),
    "target": lambda _legal, view, called: names.ship_name(view.target, called),
    "total": lambda _legal, view, _called: view.attack,
    "pearls": lambda _legal, view, _called: names.pearl_words(view.attack - view.defence + 1),
    "treasure": lambda _legal, view, _called: names.thing(
        view.tokens[view.chart.land[view.cells[view.ship]]]
    ),
    "answers": lambda _legal, view, called: answers(aims(view, view.ship), called),
}


def count_numbers(true_events: Iterable[events.Event], view: View) -> dict[str, list[int]]:
    """Return each number by seat."""
    by_seat = deeds(true_events, view.seats, view.house.gold_value)
    return {name: by_seat[name] for name in PAGE.numbers}


def breakdown(outcome: Outcome, happened: Sequence[events.Event], view: View) -> words.Breakdown:
    """Return how each score came about, and what decided the match."""
    by_seat = deeds(happened, len(outcome.scores), view.house.gold_value)
    lines = tuple(_line(by_seat, seat) for seat in range(view.seats))
    return words.Breakdown(lines, _decided(outcome, view.house))


def deeds(happened: Iterable[events.Event], seats: int, gold_value: int) -> dict[str, list[int]]:
    """Return what each captain did, by seat."""
    by_seat = {name: [0] * seats for name in (*_SCORED, *_SHIPS)}
    gunner = 0
    for event in happened:
        match event:
            case events.Unloaded(seat=seat):
                extra = event.kinds[GOLD] * (gold_value - 1)
                by_seat["cargo"][seat] += event.points - extra
                by_seat["gold"][seat] += extra
                by_seat["colours"][seat] += event.bonus
            case events.Scored(why="privateer", seat=seat):
                by_seat["prizes"][seat] += event.points
            case events.ShotDeclared():
                gunner = event.seat
            case events.ShipSunk():
                by_seat["sank"][gunner] += 1
                if event.target < seats:
                    by_seat["was_sunk"][event.target] += 1
    return by_seat


def _line(by_seat: Mapping[str, Sequence[int]], seat: int) -> str:
    """Return the parts of a score, then ships sunk, in a line that breaks only between them."""
    scored, ships = (
        words.counts_in_words(PAGE.results, {name: by_seat[name][seat] for name in names})
        for names in (_SCORED, _SHIPS)
    )
    parts = [*(scored or [_("nothing brought to port")]), *ships]
    return capital(", ".join(part.replace(" ", NO_BREAK) for part in parts))


def _decided(outcome: Outcome, house: HouseRules) -> str:
    """TB-61, TBA-51: return who reached the target first, or had most at the end, and the lead."""
    if outcome.lead is None:
        return words.lead_words(None)
    how = (
        _("Most points at the end of the round.")
        if house.finishes_round
        else _("First to {points}.", points=points_words(house.target))
    )
    return f"{how} {words.lead_words(outcome.lead)}"


def described(view: View, action: actions.Action, called: words.Called) -> str:
    """Return a suggested move in a few words."""
    return capital(words.filled(_(_pattern(view, action)), names.PHRASES, action, view, called))


def pick_of(action: actions.Action) -> str:
    """Return the name of the button for an action; "" if it has none."""
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


def _pattern(view: View, action: actions.Action) -> str:
    match action:
        case actions.Sail(cell=cell) if cell == view.cells[view.ship]:
            return N_("Stay where you are")
        case actions.Sail(cell=cell) if cell not in view.chart.land:
            return N_("Sail to the open sea near {near}")
        case actions.Spend(pearls=0):
            return N_("Spend no pearls")
        case actions.Loot() if view.asked == view.roller:
            return N_("Give up {treasure}")
        case actions.Pass():
            return _BY_PHASE["passes"].get(view.phase, N_("Do nothing"))
    return TreasureBootsWords.suggestions[type(action)]


class TreasureBootsWords(
    words.PhaseWords[View, actions.Action, events.Event],
    page=PAGE, phases=phases.PHASES, acts=actions.ACTIONS, events=events.EVENTS,
):  # fmt: skip
    """Sentences of the log and the status line, and what decided a match."""

    log = staticmethod(log_entry)
    statuses: Mapping[int, words.Sentence[View]] = dict.fromkeys(range(len(phases.PHASES)), _status)
    phrases = _PHRASES
    described = staticmethod(described)
    breakdown = staticmethod(breakdown)
    count_numbers = staticmethod(count_numbers)

    def handover(self, view: View, seat: int, called: words.Called) -> str:
        """Return the banner for a decision out of turn; a turn has a banner of its own."""
        if seat == view.turn and view.phase != phases.START:
            return ""
        return _("{name}, you decide", name=called(seat))


WORDS: Final = TreasureBootsWords()
