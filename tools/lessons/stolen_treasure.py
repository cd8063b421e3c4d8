"""The lesson of Stolen Treasure: burying, a curse and how to lose it, theft, Yarr!, the goal."""

from typing import Final

from tools.lessons.rehearsal import Rehearsal
from treasure_games.core.record import Record
from treasure_games.games.stolen_treasure.rules.actions import (
    Bury,
    Challenge,
    DrawPiracy,
    DrawTreasure,
    Give,
    Match,
    Pass,
    PlayHook,
    PlayParley,
    PlaySkulduggery,
    PlayYarr,
    Stake,
    StealTreasure,
)
from treasure_games.games.stolen_treasure.rules.pieces import (
    BOOT,
    EMERALD,
    FIRST_PIRACY,
    GOLD,
    HOOK,
    PARLEY,
    PILE_A,
    RUBY,
    SILVER,
    SKULDUGGERY,
    YARR,
)

ME, RUTH = 0, 1
_HALF: Final = FIRST_PIRACY // 2
"""The size of a pile, whose last card is on top."""
_TREASURES: Final = (RUBY, GOLD, EMERALD, BOOT, SILVER, SILVER)
_PIRATES: Final = (PARLEY, SKULDUGGERY, SKULDUGGERY, HOOK, YARR)


def burying_and_stealing() -> Record:
    """Five turns against Ruthless Ruth, up to the goal."""
    play = Rehearsal(
        "stolen_treasure",
        ["ruth"],
        {"target_score": 550},
        orders=[
            lambda _: [*(None,) * (_HALF - len(_TREASURES)), *reversed(_TREASURES)],
            lambda cards: [*(None,) * (len(cards) - len(_PIRATES)), *reversed(_PIRATES)],
        ],
        dice=[1],
    )

    def held(seat: int, kind: int) -> int:
        """Return the card of this kind in a hand: when hands are mixed, faces change places."""
        cards = [*play.state.treasures[seat], *play.state.pirates[seat]]
        return next(card for card in cards if play.state.faces[card] == kind)

    def steal(seat: int, victim: int, kind: int) -> None:
        """Steal a treasure by chance, which is this one."""
        play.luck.orders.append(lambda _: [held(victim, kind)])
        play.act(seat, StealTreasure())
        play.luck.orders.clear()

    draw = DrawTreasure(PILE_A)
    play.act(ME, draw)
    play.act(ME, draw)
    play.act(RUTH, draw)
    play.act(RUTH, draw)
    play.act(ME, Bury(held(ME, RUBY)))
    play.act(ME, DrawPiracy())
    play.act(RUTH, DrawPiracy())
    play.act(RUTH, PlaySkulduggery(ME))
    play.act(ME, Pass())
    steal(RUTH, ME, GOLD)
    play.act(RUTH, Give(held(RUTH, BOOT)))
    play.act(ME, Stake(held(ME, BOOT)))
    play.act(ME, Challenge(RUTH))
    play.act(RUTH, Stake(held(RUTH, GOLD)))
    play.act(RUTH, Match())
    play.act(ME, PlayParley())
    play.act(ME, DrawPiracy())
    play.act(RUTH, draw)
    play.act(RUTH, DrawPiracy())
    play.act(ME, PlaySkulduggery(RUTH))
    play.act(RUTH, Pass())
    steal(ME, RUTH, EMERALD)
    play.act(ME, DrawPiracy())
    play.act(RUTH, PlayHook(ME))
    play.act(ME, PlayYarr())
    play.act(RUTH, draw)
    play.act(ME, Bury(held(ME, EMERALD)))
    return play.record


CHAPTERS: Final = (burying_and_stealing,)
