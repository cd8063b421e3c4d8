"""What is seen and heard of each event of Bluffaneer."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from treasure_games.core.language import translate, translate_plural
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.events import BOX
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.bones import FAMILY
from treasure_games.games.bluffaneer.ui.props import Props
from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Parallel,
    Sequential,
    Shake,
    Staggered,
    Tween,
    Wait,
)
from treasure_games.stage.easing import in_out_sine
from treasure_games.stage.sprite import Sprite
from treasure_games.table.announcement import announce_turn
from treasure_games.table.pieces.dice import Throw

_ = translate
_COIN_GAP: Final = 0.09
_ALL_PAY_GAP: Final = 0.22
"""Seconds from one payer's coins to the next one's, where all pay."""
_SPIN_SECONDS: Final = 0.9
_SPINS: Final = 5
_COIN_SIDE: Final = 150.0
_TOLD: Final = 0.45
_SHOUT: Final = 0.55
_CAUGHT: Final = 0.35
"""How strongly a caught lie shakes the table."""
_JOINT: Final = frozenset({events.CHESTS, events.SKULLS, events.MATCH})
"""Payments in which many take part: their coins run at the same time."""


def _started(props: Props, _event: events.GameStarted, view: View) -> Animation:
    props.sound("page_turn")
    props.show_coins(view)
    props.sheet.share = 0.0
    return Tween(props.sheet, props.brief(0.5), share=1.0)


def _dealt(props: Props, _event: events.Dealt, view: View) -> Animation:
    return Sequential(Call(lambda: props.sound("card_deal")), props.move_cards(view))


def _turn(props: Props, event: events.TurnStarted, view: View) -> Animation:
    props.clear_round()
    announce_turn(props.api, event.seat)
    for seat in range(view.seats):
        props.face(seat, "calm")
    return Sequential(props.people.lean(None, props.theme), props.move_cards(view))


def _rolled(props: Props, event: events.BonesRolled, view: View) -> Animation:
    props.sound("dice_roll")
    rolled = ((FAMILY, event.first), (FAMILY, event.second))
    return Sequential(
        Throw(props.bones, rolled, props.theme, view.turn_number),
        Call(lambda: props.sound("die_roll")),
        Wait(props.brief(0.2)),
    )


def _double(props: Props, event: events.DoubleRolled, _view: View) -> Animation:
    props.light(event.icon)
    props.sound("link_lit")
    props.face(event.seat, "caught" if event.icon == 3 else "pleased")
    return Wait(props.brief(_TOLD))


def _paid(props: Props, event: events.Paid, _view: View) -> Animation:
    """Coin by coin; where many pay, one payer's coins start while another's still run."""
    start = props.piles[event.payer].top()
    goal = props.box if event.payee == BOX else props.piles[event.payee].top()

    def leave() -> None:
        props.add_coins(event.payer, -1)

    def arrive() -> None:
        props.sound("coin_single")
        if event.payee != BOX:
            props.add_coins(event.payee, 1)

    coins = [
        Sequential(Call(leave), props.coins.fly(start, goal, 1, props.theme, arrive))
        for _coin in range(event.coins)
    ]
    run = Staggered(_COIN_GAP, *coins)
    if event.reason not in _JOINT:
        return run
    return Sequential(Call(lambda: props.beside(run)), Wait(props.brief(_ALL_PAY_GAP)))


def _matched(props: Props, event: events.RollerMatched, view: View) -> Animation:
    props.face(event.seat, "pleased")
    props.sound("card_flip")
    return Sequential(
        props.move_cards(view),
        Call(lambda: props.sound("gain")),
        Wait(props.theme.durations.reveal_verdict + _TOLD),
    )


def _hands(props: Props, event: events.HandsRaised, _view: View) -> Animation:
    """BLA-06: all at once; with no hand the bones just wait for the next pirate."""
    if not event.seats:
        return Wait(props.brief(0.3))
    props.sound("wood_knock")
    return Sequential(props.people.raise_hands(event.seats), Wait(props.brief(0.25)))


def _flipped(props: Props, event: events.CoinFlipped | events.TieFlipped, _view: View) -> Animation:
    """A coin spins in the middle of the map, and goes to whom it chose."""
    x, y = props.centre
    coin = Sprite("objects/score_coin", x, y, _COIN_SIDE, _COIN_SIDE, has_shadow=False)
    goal = props.piles[event.winner].top()

    def appear() -> None:
        props.coins.sprites.append(coin)
        props.sound("coins_pour")

    def spin(t: float) -> None:
        coin.width_pinch = max(0.06, abs(math.cos(math.pi * _SPINS * in_out_sine(t))))
        coin.lift = 70.0 * math.sin(math.pi * t)
        if t >= 1.0:
            coin.width_pinch, coin.lift = 1.0, 0.0

    def gone() -> None:
        if coin in props.coins.sprites:
            props.coins.sprites.remove(coin)

    return Sequential(
        Call(appear),
        Animate(props.brief(_SPIN_SECONDS), spin),
        Wait(props.brief(0.2)),
        Tween(coin, props.brief(0.32), x=goal[0], y=goal[1], scale=0.3),
        Call(gone),
    )


def _claimed(props: Props, event: events.Claimed, _view: View) -> Animation:
    props.sound("wood_knock")
    props.face(event.seat, "pleased")
    return Sequential(
        props.people.lean(event.seat, props.theme),
        props.say(event.seat, _("Mine!"), pair=True),
        Wait(props.brief(_SHOUT)),
    )


def _believed(props: Props, event: events.ClaimBelieved, _view: View) -> Animation:
    return Sequential(props.say(event.seat, _("All right…")), Wait(props.brief(_SHOUT)))


def _challenged(props: Props, event: events.ClaimChallenged, _view: View) -> Animation:
    props.hush()
    props.sound("bell")
    props.face(event.seat, "angry")
    return Sequential(
        props.say(event.seat, _("Bluffaneer!")),
        Wait(props.theme.durations.reveal_hush + props.brief(_SHOUT)),
    )


def _revealed(props: Props, event: events.CardRevealed, view: View) -> Animation:
    """The card flips on the axis; the face changes before the coins run."""

    def told() -> None:
        props.sound("gain" if event.is_match else "caught")
        props.face(event.seat, "pleased" if event.is_match else "caught")
        if not event.is_match:
            props.beside(Shake(props, _CAUGHT, most=props.theme.motion.shake_pixels))

    props.sound("card_flip")
    return Sequential(
        props.move_cards(view), Call(told), Wait(props.theme.durations.reveal_verdict)
    )


def _discarded(props: Props, _event: events.Discarded, view: View) -> Animation:
    return Sequential(
        Parallel(props.move_cards(view), props.people.lean(None, props.theme)),
        Call(props.hush),
        Call(lambda: props.sound("card_place")),
    )


def _reshuffled(props: Props, _event: events.DeckReshuffled, view: View) -> Animation:
    props.sound("card_shuffle")
    return Sequential(props.move_cards(view), Wait(props.brief(0.25)))


def _ended(props: Props, event: events.GameEnded, view: View) -> Animation:
    names = [props.api.called(seat) for seat in event.winners]
    people_won = any(props.api.seats[seat].is_human for seat in event.winners)
    props.sound("win" if people_won else "lose")
    props.sound("coins_pour")
    props.api.services.audio.duck(2.0)
    text = translate_plural("{names} takes the gold", "{names} share the gold", len(event.winners))
    props.api.show_banner(text.format(names=", ".join(names)), event.winners[0])
    for seat in range(view.seats):
        props.face(seat, "pleased" if seat in event.winners else "angry")
    return Wait(min(1.8, props.theme.durations.win_most))


def move_only(props: Props, _event: Any, view: View) -> Animation:
    """What is seen of all other events: cards travel to where the view has them."""
    return props.move_cards(view)


Show: TypeAlias = Callable[[Props, Any, View], Animation]

SHOWS: Final[Mapping[type[Any], Show]] = {
    events.GameStarted: _started,
    events.Dealt: _dealt,
    events.TurnStarted: _turn,
    events.BonesRolled: _rolled,
    events.DoubleRolled: _double,
    events.Paid: _paid,
    events.RollerMatched: _matched,
    events.HandsRaised: _hands,
    events.CoinFlipped: _flipped,
    events.TieFlipped: _flipped,
    events.Claimed: _claimed,
    events.ClaimBelieved: _believed,
    events.ClaimChallenged: _challenged,
    events.CardRevealed: _revealed,
    events.Discarded: _discarded,
    events.DeckReshuffled: _reshuffled,
    events.GameEnded: _ended,
}
"""By the kind of event; for the rest there is `move_only`."""
