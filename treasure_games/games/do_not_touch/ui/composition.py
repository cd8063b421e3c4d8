"""How the table is composed: rivals' lanes above; deck, own plank and hand on one axis below."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.do_not_touch.ui.faces import ASPECT
from treasure_games.games.do_not_touch.ui.lanes import CROWD, EDGE, Lane, Measure, Rivals
from treasure_games.stage.canvas import LayoutContext, sized
from treasure_games.table import places as table

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Composition(Struct, frozen=True):
    """The places of the table's own things; `lanes` from the bottom clockwise, like the seats."""

    places: table.Places
    lanes: tuple[Lane, ...]
    card_height: float
    """Height of a card of the hand."""
    deck: FRect
    discard: FRect
    sign: FRect
    """What the own loot is worth."""
    counts: tuple[FRect, FRect]
    """What is said of deck and discard pile, outside of them."""
    hook: FRect
    hook_words: FRect | None
    race: FRect | None
    is_tight: bool
    """True if a forecast has room for its figures alone, beside the own plate."""


def compose(
    context: LayoutContext, rivals: int, tools: int, status: float, is_log_open: bool,
    *, is_start: bool = False,
) -> Composition:  # fmt: skip
    """Return all places at a table with so many rivals; `tools` buttons are at the upper right.

    At the start faces take the room of last acts.
    """
    large = table.is_large(context)
    room = table.room_beside_log(context, is_log_open and not large, _AT.least_room)
    bar = table.TOP + max(table.BUTTON, status)
    grown = min(_AT.most_grown, (room.bottom - bar) / _AT.height)
    lanes = Rivals(room, rivals, bar + 15.0, max(1.0, grown), told=not is_start)
    row = _middle(room, lanes, rivals, grown)
    top = lanes.foot - 30.0 if lanes.is_crowd else row.bottom + 4.0
    share = min(grown, (room.bottom - top) / _AT.own)
    hand = _AT.hand * share
    high = room.bottom - 14.0 - max(lanes.foot, row.bottom) - 2 * table.GAP
    column = sized(480.0 if large else 338.0, high, bottomright=(room.right - 14, room.bottom - 14))
    foot = room.centerx, room.bottom - 10.0 - hand
    wood = sized(room.width - 16.0, _AT.wood * share, midbottom=foot)
    own = _own_lane(wood, share, column.left - table.GAP, is_crowd=lanes.is_crowd)
    field = FRect(wood.left, max(lanes.foot + 4.0, top), column.left - table.GAP - wood.left, 0)
    # The hotspots of the hand are a little higher than its cards.
    field.height = min(wood.bottom, room.bottom - 1.03 * hand - 5.0) - field.top
    sign = FRect(room.left + 60.0, 0, 0, min(_AT.sign_height, wood.top - 4.0 - field.top))
    sign.width = min(_AT.sign_width, own.room.left - table.GAP - sign.left)
    sign.bottom = wood.top - 2.0
    high = 120.0 * share
    banner = FRect(own.room.right, wood.top - 4.0 - high, room.right - 14.0 - own.room.right, high)
    deck = FRect(0, row.top, row.height * ASPECT, row.height).move_to(right=row.centerx - 8.0)
    discard = deck.move(deck.width + 16.0, 0)
    beside = lanes.inner - table.GAP if lanes.is_crowd else room.right
    side = min(_AT.counts, beside - discard.right - 14.0)
    if is_start and not lanes.is_crowd:  # the deck lies large beside the place of the first card
        place, high = own.row(0).slot(), share * _AT.first_deck
        deck = FRect(0, row.top, high * ASPECT, high).move_to(right=place.left - 2 * table.GAP)
        discard.left = place.right + 2 * table.GAP
        field.width, field.left = field.right - deck.right - table.GAP, deck.right + table.GAP
        sign.width = min(sign.width, deck.left - side - 14.0 - table.GAP - sign.left)
    told = FRect(deck.left - side - 14.0, row.top, side, row.height)
    hook, hook_words = _hook(room, row, own, rivals, lanes)
    plate = FRect(room.left + 14.0, wood.bottom + 32.0, 300.0, room.bottom - 46.0 - wood.bottom)
    middle = room.centerx, room.bottom - 4.0
    hand_room = sized(2 * (column.left - table.GAP - room.centerx), hand, midbottom=middle)
    is_tight = large and lanes.is_crowd
    note, aside = column, FRect(sign.left, *column[1:])
    if is_tight:  # between the own plate and a full hand; what has more words lies over the plate
        note = FRect(plate.right + table.GAP, wood.bottom + 2.0, _AT.forecast, plate.height + 36.0)
        aside = note.union(plate)
    places: table.Places = table.frame(context, room, tools, status)(
        seat_areas=(table.SeatArea(plate, table.Form.TALL, None, field), *lanes.areas),
        centre=row.union(own.room), hand=hand_room, tokens=FRect(*column.bottomleft, 0, 0),
        banner=banner, verdict=room,
        note=note, note_aside=aside, note_is_over_actions=not is_tight, actions=column,
    )  # fmt: skip
    return Composition(
        _with_low_drawer(places), (own, *lanes.lanes), hand, deck, discard, sign,
        (told, told.move_to(left=discard.right + 14.0)), hook,
        None if is_tight else hook_words,
        None if is_start else _race(sign, row, lanes, rivals), is_tight,
    )  # fmt: skip


def _middle(room: FRect, lanes: Rivals, rivals: int, grown: float) -> FRect:
    """Return the band of the deck: between the lower lanes, or below all."""
    row = FRect(room.left, lanes.foot + 12.0, room.width, _AT.row * max(1.0, grown))
    if rivals in (1, CROWD):
        row.height = _AT.roomy_row * max(1.0, grown)
    if rivals == CROWD:
        row.centery = lanes.upper
    elif lanes.is_crowd:
        row.top, row.height = lanes.upper + 34.0, 140.0 * max(1.0, grown)
    return row


def _own_lane(wood: FRect, share: float, end: float, *, is_crowd: bool) -> Lane:
    """Return the own lane, whose chain goes on to `end` where it is long."""
    half = 320.0 if is_crowd else 392.0
    cards = FRect(wood.centerx - half, wood.top - 200.0, 2 * half, 200.0 + _AT.foot * share)
    height = _AT.chain * share * (0.9 if is_crowd else 1.0)
    measure = Measure(height, step=0.8, strip=0.296, last=1.0, least=_AT.least_card)
    return Lane(cards, measure, wood, max(0.0, end - cards.right))


def _hook(
    room: FRect, row: FRect, own: Lane, rivals: int, lanes: Rivals
) -> tuple[FRect, FRect | None]:
    """Return where the hook lies, and its words below; in a crowd it lies below the deck."""
    hook = FRect(0, 0, 600.0, 120.0)
    if lanes.is_crowd:
        hook.center = room.centerx, (row.bottom + own.card_top) / 2
        if rivals > CROWD:
            return hook, None
    else:
        hook.topright = room.right - EDGE - 6.0, row.centery - 70.0
    words = FRect(hook.left, hook.bottom - 24.0, hook.width - 90.0, 44.0)  # clear of its bend
    # The stage of a swap ends above the own chain, and cuts no words.
    words.bottom = min(words.bottom, own.card_top - 2.0)
    return hook, words


def _race(sign: FRect, row: FRect, lanes: Rivals, rivals: int) -> FRect | None:
    """Return where the race is: above the sign, or above the deck between four rivals."""
    if rivals > CROWD:
        return None
    if lanes.is_crowd:
        return sized(_AT.race, _AT.row, center=(row.centerx, (lanes.top + row.top) / 2))
    race = FRect(sign.left + 44.0, row.top, sign.width - 88.0, min(row.height, _AT.row))
    race.centery = row.centery
    return race


def _with_low_drawer(places: table.Places) -> table.Places:
    """Have a log that lies over the table leave status line, tools and buttons free."""
    if places.is_docked:
        return places
    drawer = FRect(places.drawer).move_to(top=places.status.bottom + 4.0)
    drawer.height = places.actions.bottom - _AT.buttons - drawer.top
    return replace(places, drawer=drawer)
