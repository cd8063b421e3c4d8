"""What kind of position each challenge begins with: who sits there, and what is against them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from treasure_games.core.registry import AnyGame

Fits = Callable[[AnyGame, Any, int], bool]


class Odds(NamedTuple):
    """A kind of position. `own` and `players` play up to it, `rivals` from it on.

    A mate has to win between `low` and `high` of the tries, a captain `least`.
    """

    game: str
    seats: int
    fits: Fits
    options: Mapping[str, Any] = {}
    seat: int = 0
    players: str = "greedy"
    own: str = "greedy"
    rivals: str = "mate"
    low: float = 0.03
    high: float = 0.44
    least: float = 0.1
    any_turn: bool = False
    judge: str = "captain"
    """Who shows while searching that it can be won."""


def scores(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Return what everybody knows of the scores."""
    return game.scores(game.view(state, None))


def behind(game: AnyGame, state: Any, seat: int) -> int:
    """Return how far a seat is behind the leader."""
    known = scores(game, state)
    return max(known) - known[seat]


def is_last(game: AnyGame, state: Any, seat: int) -> bool:
    """Return True if everybody else has more."""
    known = scores(game, state)
    return all(other > known[seat] for n, other in enumerate(known) if n != seat)


def dice(own: int, *others: int, cards: int = 0) -> Fits:
    """Scallywager: one's dice, and at least how many the others have, the strongest first, and how
    many treasure cards they have together.
    """

    def fits(game: AnyGame, state: Any, seat: int) -> bool:
        known = scores(game, state)
        rest = sorted((n for s, n in enumerate(known) if s != seat), reverse=True)
        held = sum(len(one) for s, one in enumerate(state.treasures) if s != seat)
        enough = all(n >= least for n, least in zip(rest, others, strict=True))
        return known[seat] == own and enough and held >= cards

    return fits


def coins(own: int, lead: int, lowest: int = 0) -> Fits:
    """Bluffaneer: one's coins at most, the leader's lead at least; `lowest` is the most that
    somebody else has who will soon run out.
    """

    def fits(game: AnyGame, state: Any, seat: int) -> bool:
        known = scores(game, state)
        poorest = min(n for s, n in enumerate(known) if s != seat)
        is_short = not lowest or poorest <= lowest
        return known[seat] <= own and behind(game, state, seat) >= lead and is_short

    return fits


def late(deck: int, gap: int, hand: int = 9, *, last: bool = False) -> Fits:
    """Do Not Touch: so many covered cards, so far behind, so many cards in hand, at most."""

    def fits(game: AnyGame, state: Any, seat: int) -> bool:
        return (
            deck // 2 < state.deck_left <= deck
            and behind(game, state, seat) >= gap
            and len(state.hands[seat]) <= hand
            and (not last or is_last(game, state, seat))
        )

    return fits


def near(goal: int, gap: int, *, empty: bool = False, last: bool = False) -> Fits:
    """The leader needs at most so much more, and one is at least so far behind; perhaps with
    nothing in hand or hold, perhaps the last of all.
    """

    def fits(game: AnyGame, state: Any, seat: int) -> bool:
        known = scores(game, state)
        hand = sum(state.holds[seat]) if hasattr(state, "holds") else len(state.treasures[seat])
        return (
            state.house.target - max(known) <= goal
            and behind(game, state, seat) >= gap
            and (not empty or hand == 0)
            and (not last or is_last(game, state, seat))
        )

    return fits


CARDLESS = {"cards": "off"}
_KINDS: Mapping[str, Odds] = {
    "scallywager.one_die": Odds(
        "scallywager",
        2,
        dice(1, 7),
        own="random",
        players="deckhand",
        rivals="greedy",
        low=0.0,
        least=0.01,
    ),
    "scallywager.bare_hands": Odds(
        "scallywager", 2, dice(3, 4, cards=2), players="deckhand", own="deckhand"
    ),
    "scallywager.two_holds": Odds(
        "scallywager", 3, dice(2, 4, 3), CARDLESS, players="deckhand", own="random"
    ),
    "scallywager.full_house": Odds(
        "scallywager", 5, dice(2, 4, 3, 3, 2), players="deckhand", own="random"
    ),
    "scallywager.last_pair": Odds(
        "scallywager", 2, dice(2, 4), CARDLESS, players="deckhand", own="deckhand"
    ),
    "bluffaneer.last_coin": Odds("bluffaneer", 3, coins(2, 6)),
    "bluffaneer.thin_ice": Odds("bluffaneer", 4, coins(9, 4, 3)),
    "bluffaneer.rich_man": Odds("bluffaneer", 2, coins(6, 8)),
    "bluffaneer.crowd": Odds("bluffaneer", 6, coins(6, 4)),
    "bluffaneer.six_bones": Odds("bluffaneer", 3, coins(5, 5), {"bones": "six_complementary"}),
    "do_not_touch.last_cards": Odds("do_not_touch", 2, late(12, 7)),
    "do_not_touch.short_hand": Odds("do_not_touch", 3, late(14, 6, 1)),
    "do_not_touch.four_hooks": Odds("do_not_touch", 4, late(14, 5, last=True)),
    "do_not_touch.gems": Odds("do_not_touch", 2, late(12, 6), {"version": "symbols"}),
    "do_not_touch.two_hooks": Odds("do_not_touch", 3, late(12, 6), {"swaps_per_turn": "unlimited"}),
    "stolen_treasure.one_burial": Odds("stolen_treasure", 2, near(250, 350)),
    "stolen_treasure.empty_hand": Odds("stolen_treasure", 3, near(300, 200, empty=True)),
    "stolen_treasure.four_spades": Odds("stolen_treasure", 4, near(250, 300, last=True)),
    "stolen_treasure.short_way": Odds(
        "stolen_treasure", 3, near(250, 250), {"target_score": "short"}
    ),
    "stolen_treasure.blind_thief": Odds(
        "stolen_treasure", 2, near(300, 300), {"steal_mode": "true_random"}
    ),
    "treasure_boots.one_port": Odds("treasure_boots", 2, near(4, 4)),
    "treasure_boots.empty_hold": Odds("treasure_boots", 3, near(6, 2, empty=True)),
    "treasure_boots.four_flags": Odds("treasure_boots", 4, near(5, 2, last=True)),
    "treasure_boots.square_sea": Odds("treasure_boots", 3, near(3, 4), {"chart": "square"}),
    "treasure_boots.six_sails": Odds("treasure_boots", 6, near(7, 1), low=0.0, rivals="deckhand"),
}
_BRIEF: Mapping[str, dict[str, Any]] = {
    "do_not_touch": {"rivals": "deckhand", "judge": "captain/8"},
    "stolen_treasure": {"rivals": "deckhand", "judge": "captain/8"},
}
"""Games whose captains take long: rivals that don't, and a captain who thinks less."""
ODDS: Mapping[str, Odds] = {
    name: odds._replace(**_BRIEF.get(odds.game, {})) for name, odds in _KINDS.items()
}
