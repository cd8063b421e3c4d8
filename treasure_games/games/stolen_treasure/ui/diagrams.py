"""What the page of the rulebook's pictures can't say of cards and table."""

from collections.abc import Sequence

from treasure_games.games.stolen_treasure.rules import pieces
from treasure_games.games.stolen_treasure.rules.state import State


def lay(
    state: State, hand: Sequence[int], buried: Sequence[int],
    played: Sequence[tuple[int, int, int]],
) -> None:  # fmt: skip
    """Deal cards of these kinds, the others as always."""
    left = list(range(len(pieces.PACK)))

    def take(*kinds: int) -> tuple[int, ...]:
        """Return a card of each of these kinds from what is left of the pack."""
        taken = []
        for kind in kinds:
            taken.append(next(card for card in left if pieces.PACK[card] == kind))
            left.remove(taken[-1])
        return tuple(taken)

    own, left_hand = take(*hand), take(pieces.SILVER, pieces.BOOT, pieces.SKULDUGGERY, pieces.CODE)
    hands = own, left_hand, take(pieces.GOLD, pieces.SILVER, pieces.YARR)
    for seat, cards in enumerate(hands):
        state.treasures[seat] = tuple(sorted(card for card in cards if card < pieces.FIRST_PIRACY))
        state.pirates[seat] = tuple(sorted(card for card in cards if card >= pieces.FIRST_PIRACY))
    state.buried[:2] = take(*buried), take(pieces.RUBY, pieces.GOLD)
    state.buried[2] = take(pieces.HAUL, pieces.SILVER)
    kinds = ([pieces.PACK[card] for card in cards] for cards in state.buried)
    state.banked[:] = [sum(map(pieces.VALUES.__getitem__, one)) for one in kinds]
    state.stack[:] = [(take(kind)[0], seat, target) for kind, seat, target in played]
    state.discards[:] = [take(pieces.BARNACLE), take(pieces.KRAKEN)]
    treasure = [card for card in left if card < pieces.FIRST_PIRACY]
    half, piracy = len(treasure) // 2, left[len(treasure) :]
    state.piles[:] = [tuple(treasure[:half]), tuple(treasure[half:]), tuple(piracy)]
    open_cards = (*sum(state.buried, ()), *sum(state.discards, ()))
    for card in (*open_cards, *(card for card, _seat, _target in state.stack)):
        state.seen[card] = state.house.everyone
    for seat, cards in enumerate(hands):
        for card in cards:
            state.seen[card] |= 1 << seat
