"""The sensible options of a seat, each with its worth in points, as a good player sees it.

The greedy player takes the best one; the search tries the first few.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.stolen_treasure.bot import effects
from treasure_games.games.stolen_treasure.bot.assessment import WORTH, Assessment
from treasure_games.games.stolen_treasure.rules import actions, phases, pieces
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import can_draw_piracy, drawable
from treasure_games.games.stolen_treasure.rules.piracy import CARDS, giveable
from treasure_games.games.stolen_treasure.rules.state import NOBODY, State
from treasure_games.games.stolen_treasure.rules.windows import code_choices, is_victim
from treasure_games.opponents.evaluation import Move

Option = Move[Action]

_WORTH: Final = Named(page_beside(__file__, dict[str, float]))


def options(table: State, seat: int) -> list[Option]:
    """Return the sensible options of a seat that is asked, at least one, the best first."""
    assessment = Assessment(table, seat)
    found = _OPTIONS[table.phase](assessment)
    found.sort(key=lambda option: -option.prior)
    return found


def _option(key: tuple[int, ...], action: Action, worth: float) -> Option:
    return Move(key, (action,), worth)


DRAW, BURY, PLAY, END, STEAL, GIVE, DIG, DISCARD, ANSWER, THROW = range(10)
"""The first part of a move's key: its kind."""


def _in_turn(assessment: Assessment) -> list[Option]:
    end = _option((END,), actions.END_TURN, 0.0)
    return [
        *_draws(assessment),
        *_burials(assessment),
        *_plays(assessment),
        *effects.wagers(assessment),
        end,
    ]


def _draws(assessment: Assessment) -> Iterator[Option]:
    table = assessment.table
    crowded = _WORTH.crowded if assessment.is_full else 0.0
    if piles := drawable(table):
        pile = 0 if piles & 1 else 1
        yield _option((DRAW, 0), actions.DRAW_TREASURE[pile], assessment.mean_draw() - crowded)
    if can_draw_piracy(table):
        held = _WORTH.and_one_more * len(assessment.kinds[assessment.seat])
        yield _option((DRAW, 1), actions.DRAW_PIRACY, _WORTH.a_piracy_card - held - crowded)


def _burials(assessment: Assessment) -> Iterator[Option]:
    """ST-27: bury positive treasure, one of each kind; reaching the goal comes first."""
    table, seat = assessment.table, assessment.seat
    latest, since = table.turn_number - table.house.delay, table.since
    ripe = [card for card in table.treasures[seat] if since[card] <= latest]
    values = sorted([pieces.VALUES[table.faces[card]] for card in ripe], reverse=True)
    missing = assessment.target - assessment.score(seat)
    wins = not assessment.has_spot and sum(values[: table.left]) >= missing
    for kind, card in _one_of_each(table, ripe):
        if pieces.VALUES[kind] < 0:
            continue
        value = pieces.VALUES[kind]
        worth = _WORTH.buries * value + _WORTH.safe + (_WORTH.full if assessment.is_full else 0.0)
        yield _option((BURY, kind), actions.BURY[card], worth + _WORTH.wins * wins)


def _plays(assessment: Assessment) -> Iterator[Option]:
    """ST-34: play each piracy card of the hand on each target."""
    table, seat = assessment.table, assessment.seat
    for kind in sorted(set(assessment.kinds[seat]) & CARDS.keys()):
        card = CARDS[kind]
        assessment.kinds[seat].remove(kind)
        for action in card.choices(table, seat):
            target = getattr(action, "target", NOBODY)
            victims = card.victims(table, seat, target)
            yield _option(
                (PLAY, kind, target), action, effects.effect(assessment, kind, seat, victims)
            )
        assessment.kinds[seat].append(kind)


def _theft(assessment: Assessment) -> list[Option]:
    """ST-Q43: steal a card of either back; the victim's loss counts too."""
    victim = assessment.table.victims[0]
    harmed = 1.0 - assessment.weights[victim]
    return [
        _option((STEAL, 0), actions.STEAL_TREASURE, assessment.mean_treasure(victim) * harmed),
        _option((STEAL, 1), actions.STEAL_PIRACY, assessment.mean_piracy(victim) * harmed),
    ]


def _gift(assessment: Assessment) -> list[Option]:
    harmed = 1.0 - assessment.weights[assessment.table.victims[0]]
    cards = giveable(assessment.table, assessment.seat)
    return [
        _option((GIVE, kind), actions.GIVE[card], -_kept(assessment, kind) * harmed)
        for kind, card in _one_of_each(assessment.table, cards)
    ]


def _kept(assessment: Assessment, kind: int) -> float:
    """Return the worth of keeping a card; near the goal the Black Spot is the worst."""
    near = _WORTH.rid_of_spot * assessment.target
    if kind == pieces.SPOT and assessment.score(assessment.seat) > near:
        return 5 * WORTH[pieces.SPOT]
    return WORTH[kind]


def _dig(assessment: Assessment) -> list[Option]:
    buried = assessment.table.buried[assessment.table.victims[0]]
    return [
        _option((DIG, kind), actions.DIG_UP[card], float(pieces.VALUES[kind]))
        for kind, card in _one_of_each(assessment.table, buried)
    ]


def _discards(assessment: Assessment) -> list[Option]:
    """ST-69, ST-97: discard a card, for Bombs Away a piracy card."""
    table, seat = assessment.table, assessment.seat
    cards = list(table.pirates[seat])
    if table.phase == phases.OVER_LIMIT:
        cards += table.treasures[seat]
    return [
        _option((DISCARD, kind), actions.DISCARD[card], -_kept(assessment, kind))
        for kind, card in _one_of_each(table, cards)
    ]


def _one_of_each(table: State, cards: Sequence[int]) -> list[tuple[int, int]]:
    return list({table.faces[card]: card for card in cards}.items())


def _answers(assessment: Assessment) -> list[Option]:
    """ST-64, ST-77: pass, play Yarr! or Pirate's Code, valued as if nobody replied."""
    table, seat = assessment.table, assessment.seat
    kinds, stack = assessment.kinds[seat], table.stack
    now = effects.settled(assessment, stack, table.victims)
    found = [_option((ANSWER, pieces.NO_CARD), actions.PASS, 0.0)]
    if pieces.YARR in kinds:
        then = effects.settled(assessment, stack[:-1], table.victims)
        found.append(_option((ANSWER, pieces.YARR), actions.YARR, then - now - _WORTH.yarr_cost))
    if pieces.CODE in kinds and is_victim(table, seat):
        for action in code_choices(table, seat):
            target: int = getattr(action, "target")  # noqa: B009  all of them have one
            moved = list(table.victims)
            moved[moved.index(seat)] = target
            worth = effects.settled(assessment, stack, moved) - now - _WORTH.code_cost
            found.append(_option((ANSWER, pieces.CODE, target), action, worth))
    return found


def _parleys(assessment: Assessment) -> list[Option]:
    """ST-81: give the wager up, or let it be decided."""
    found = [_option((ANSWER, pieces.NO_CARD), actions.PASS, 0.0)]
    if pieces.PARLEY in assessment.kinds[assessment.seat]:
        lost = effects.wager_worth(
            assessment, next(one for one in assessment.table.wager if one != assessment.seat)
        )
        worth = lost - effects.wager_worth(assessment, None) - _WORTH.parley_cost
        found.append(_option((ANSWER, pieces.PARLEY), actions.PARLEY, worth))
    return found


def _throws(assessment: Assessment) -> list[Option]:
    """ST-94: throw any hand, all equal; the first one changes from turn to turn."""
    turn = assessment.table.turn_number + assessment.seat
    hands = [(turn + hand) % len(actions.HANDS) for hand in actions.HANDS]
    return [_option((THROW, hand), actions.THROW[hand], 0.0) for hand in hands]


_OPTIONS: Final[dict[int, Callable[[Assessment], list[Option]]]] = {
    phases.ACTION: _in_turn,
    phases.STAKING: lambda assessment: list(effects.wagers(assessment)),
    phases.MATCHING: effects.matches,
    phases.RESPONDING: _answers,
    phases.PARLEYING: _parleys,
    phases.THROWING: _throws,
    phases.PLUNDERING: lambda _assessment: [_option((DRAW, 0), actions.DRAW_TREASURE[0], 0.0)],
    phases.STEALING: _theft,
    phases.GIVING: _gift,
    phases.DIGGING: _dig,
    phases.BOMBED: _discards,
    phases.OVER_LIMIT: _discards,
}
"""By phase."""
