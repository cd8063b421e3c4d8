"""The pictures of the rulebook: the table in a few fixed positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from pygame import FRect

from treasure_games.core.options import Setup
from treasure_games.games.stolen_treasure.rules.actions import Action, Bury, Pass, PlayYarr
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.phases import (
    ACTION,
    OVER_LIMIT,
    PARLEYING,
    RESPONDING,
)
from treasure_games.games.stolen_treasure.rules.pieces import (
    BARNACLE,
    BOOT,
    BOOTY,
    CODE,
    FIRST_PIRACY,
    GOLD,
    HAUL,
    HOOK,
    KRAKEN,
    PACK,
    PARLEY,
    PLUNDER,
    RUBY,
    SILVER,
    SKULDUGGERY,
    TROVE,
    VALUES,
    YARR,
)
from treasure_games.games.stolen_treasure.rules.state import NOBODY, State
from treasure_games.games.stolen_treasure.ui.table import StolenTreasureTable
from treasure_games.table.diagram import Diagram, around, changed, whole

_HAND: Final = (GOLD, RUBY, BARNACLE, HOOK, YARR)
_BURIED: Final = (SILVER, SILVER, GOLD, BOOTY)


class _Pack:
    """Takes cards from the pack by their kinds."""

    def __init__(self) -> None:
        self.left = list(range(len(PACK)))

    def take(self, *kinds: int) -> tuple[int, ...]:
        """Return a card of each of these kinds."""
        taken = []
        for kind in kinds:
            taken.append(next(card for card in self.left if PACK[card] == kind))
            self.left.remove(taken[-1])
        return tuple(taken)


def _table(
    hand: Sequence[int] = _HAND,
    buried: Sequence[int] = _BURIED,
    played: Sequence[tuple[int, int, int]] = (),
    stakes: tuple[Sequence[int], Sequence[int]] = ((), ()),
    **changes: Any,
) -> State:
    """Return a table for three in the turn of the first; cards are named by their kinds, those
    played with who plays them and at whom.
    """
    state, pack = GAME.new(Setup.of(GAME.info, 3)), _Pack()
    everyone = state.house.everyone
    own = pack.take(*hand)
    theirs = [pack.take(SILVER, BOOT, SKULDUGGERY, CODE), pack.take(GOLD, SILVER, YARR)]
    for seat, cards in enumerate((own, *theirs)):
        state.treasures[seat] = tuple(sorted(card for card in cards if card < FIRST_PIRACY))
        state.pirates[seat] = tuple(sorted(card for card in cards if card >= FIRST_PIRACY))
    state.buried[:] = [pack.take(*buried), pack.take(RUBY, GOLD), pack.take(HAUL, SILVER)]
    state.banked[:] = [sum(VALUES[PACK[card]] for card in cards) for cards in state.buried]
    state.stack[:] = [(pack.take(kind)[0], seat, target) for kind, seat, target in played]
    state.stakes = pack.take(*stakes[0]), pack.take(*stakes[1])
    state.discards[:] = [pack.take(BARNACLE), pack.take(KRAKEN)]
    treasure = [card for card in pack.left if card < FIRST_PIRACY]
    half, piracy = len(treasure) // 2, pack.left[len(treasure) :]
    state.piles[:] = [tuple(treasure[:half]), tuple(treasure[half:]), tuple(piracy)]
    open_cards = (*sum(state.buried, ()), *sum(state.discards, ()), *sum(state.stakes, ()))
    for card in (*open_cards, *(card for card, _seat, _target in state.stack)):
        state.seen[card] = everyone
    for seat in range(3):
        for card in (*state.treasures[seat], *state.pirates[seat]):
            state.seen[card] |= 1 << seat
    state.phase, state.asked, state.active, state.left, state.turn_number = ACTION, 0, 0, 2, 9
    return changed(state, changes)


def _choose(kind: int) -> Callable[[StolenTreasureTable], None]:
    """Return what chooses a card of the own hand by its kind."""

    def choose(table: StolenTreasureTable) -> None:
        view = table.view
        hand = (*view.treasures[0], *view.pirates[0])
        table.play.select(next(card for card in hand if view.faces[card] == kind))

    return choose


def _hand(table: StolenTreasureTable) -> FRect:
    layout = table.board.layout
    return layout.fan.rect.inflate(0.0, 20.0).clip(layout.room)


def _bury(state: State) -> Sequence[tuple[int, Action]]:
    """The ruby is buried."""
    return [(0, Bury(next(card for card in state.treasures[0] if PACK[card] == RUBY)))]


def _yarr(_state: State) -> Sequence[tuple[int, Action]]:
    """Yarr! upon Yarr!, and nobody has another one."""
    return [(0, PlayYarr()), (1, Pass()), (2, Pass())]


_YARRS: Final = ((HOOK, 1, 0), (YARR, 0, NOBODY), (YARR, 2, NOBODY))
_EIGHT: Final = (GOLD, RUBY, SILVER, BARNACLE, PLUNDER, YARR, PARLEY, CODE)
_whole: Final = partial(whole, text_scale=1.0)
_in_hand: Final = partial(Diagram, crop=_hand, size=(700.0, 250.0), across=1228.0)
_in_sand: Final = partial(Diagram, crop=around("own_bank"), size=(700.0, 230.0), across=1216.0)

DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "cards": _in_hand(_table),
    "turn": _whole(_table),
    "buried": _in_sand(_table, acts=_bury),
    "piracy": _whole(_table, prepare=_choose(HOOK)),
    "answers": Diagram(
        partial(_table, played=_YARRS, phase=RESPONDING, victims=(0,)),
        around("stack", "consequence", "answers"),
        (700.0, 440.0),
        across=1374.0,
        acts=_yarr,
    ),
    "wager": Diagram(
        partial(_table, stakes=((RUBY,), (GOLD, GOLD)), wager=(0, 2), phase=PARLEYING),
        around("raft", grow=(40.0, 40.0)),
        (700.0, 250.0),
        across=1004.0,
    ),
    "limit": _in_hand(partial(_table, _EIGHT, phase=OVER_LIMIT)),
    "winning": _in_sand(partial(_table, (GOLD, YARR), (*_BURIED, TROVE, HAUL))),
    "bad": _in_sand(partial(_table, (GOLD, YARR), (GOLD, RUBY, BOOT))),
}
"""By the name that the rulebook has for it."""
