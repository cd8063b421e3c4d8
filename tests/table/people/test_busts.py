"""The others at a table: how they sit, lean over, raise their hands and pay."""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import FRect, Surface

from tests.pictures import Reads
from tests.table.pieces.bench import painted
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.match.seats import SAILORS, Kind, Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.animation import Owners
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas
from treasure_games.table.people.busts import People
from treasure_games.table.people.far_edge import LOW, FarEdge, Station
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.stagehand import Stagehand

SEATS = (
    Seat("Anne", 0, Kind.HUMAN),
    Seat("Mary", 1, Kind.COMPUTER, "mate", "mary"),
    Seat("Pike", 2, Kind.COMPUTER, "mate", "pike"),
    Seat("Bart", 3, Kind.HUMAN),
)
CALM, LEANING = -1, 2


class Company:
    """Four at a table, seat 0 at the bottom."""

    def __init__(self, assets: Assets | None = None) -> None:
        self.context = context = canvas_of(assets=assets).context
        self.sounds: list[str] = []
        api: Any = SimpleNamespace(
            seats=SEATS,
            context=context,
            services=SimpleNamespace(
                theme=context.theme, audio=SimpleNamespace(play=self.sounds.append)
            ),
            emblem=lambda seat: "bluffaneer/icon_ship",
        )
        self.hand = Stagehand(api)
        self.people = People(api)
        self.edge = FarEdge(context, len(SEATS), 0, 60.0, False)
        self.edge.own = FRect(839, 752, 242, 339)
        self.edge.own_plate = FRect(420, 900, 360, 140)
        for number, seat in enumerate(SEATS):
            self.people.plates[number] = SeatPlate(number, seat, lambda: None, LOW)
        self.people.sit(self.edge, CALM)

    def drawn(self) -> Surface:
        canvas = Canvas(self.context)
        self.people.draw(canvas)
        return painted(canvas)

    def picture(self) -> bytes:
        return self.drawn().get_buffer().raw


@pytest.fixture
def company() -> Company:
    return Company()


def stations(company: Company) -> dict[int, Station]:
    return {seat: person.station for seat, person in company.people.persons.items()}


def test_last_acts_go_with_whoever_did_them(company: Company) -> None:
    people, edge = company.people, company.edge
    people.update(0.0)
    play(people.lean(3), 4, lambda _share: people.update(0.0))
    for seat, person in people.persons.items():
        caption, place = people.plates[seat].caption, edge.caption(person.station, 3)
        assert caption.is_visible == (place is not None)
        assert place is None or caption.rect == place
    assert not people.plates[3].caption.is_visible


def test_all_but_the_seat_at_the_bottom_sit_behind_the_edge(company: Company) -> None:
    assert stations(company) == company.edge.stations(CALM)


def test_a_speaker_comes_to_the_middle_and_goes_back(company: Company) -> None:
    company.people.sit(company.edge, CALM)
    play(company.people.lean(1), 6, lambda t: None)
    assert stations(company) == company.edge.stations(1)
    play(company.people.lean(CALM), 6, lambda t: None)
    assert stations(company) == company.edge.stations(CALM)


def test_faces_stay_when_all_are_seated_anew(company: Company) -> None:
    angry(company)
    before = company.picture()
    company.people.sit(company.edge, CALM)
    assert company.picture() == before


def fists(company: Company) -> None:
    play(company.people.fists(1.0), 4, lambda t: None)


def hand_up(company: Company) -> None:
    fists(company)
    company.people.raise_hands((1,))


def over_the_table(company: Company) -> None:
    company.people.sit(company.edge, LEANING)


def angry(company: Company) -> None:
    company.people.plates[1].mood = "angry"


def thoughtful(company: Company) -> None:
    company.people.plates[1].is_turn = True


def watching(company: Company) -> None:
    plates = company.people.plates
    company.people.update(0.0)
    plates[1].watched = plates[2]


def with_cards(company: Company) -> None:
    company.people.hold_cards = True


def shaken(company: Company) -> None:
    company.people.persons[1].shake_x = 12.0


@pytest.mark.parametrize(
    "change", [fists, hand_up, over_the_table, angry, thoughtful, watching, with_cards, shaken]
)
def test_what_people_do_is_seen(change: Callable[[Company], None], company: Company) -> None:
    before = company.picture()
    change(company)
    assert company.picture() != before


HANDS = [("calm", "card"), ("shout", "card"), ("caught", "slip"), ("angry", ""), ("think", "")]


@pytest.mark.parametrize(("mood", "hand"), HANDS)
def test_in_a_game_of_cards_one_is_held_as_the_mood_is(mood: str, hand: str) -> None:
    reads = Reads()
    company = Company(reads.assets)
    company.people.hold_cards = True
    company.people.plates[1].mood = mood
    company.picture()
    held = {f"portraits/{one}_mary" for one in ("card", "slip")} & set(reads.names)
    assert held == ({f"portraits/{hand}_mary"} if hand else set())


def test_elsewhere_nobody_holds_a_card() -> None:
    reads = Reads()
    Company(reads.assets).picture()
    assert not [one for one in reads.names if one.startswith(("portraits/card", "portraits/slip"))]


def test_one_hand_may_stay_below_the_edge(company: Company) -> None:
    first, *others = company.people.persons
    play(company.people.fists(1.0, but=first), 4, lambda t: None)
    assert company.people.persons[first].fist == 0.0
    assert {company.people.persons[seat].fist for seat in others} == {1.0}


@pytest.mark.parametrize("persona", [*PERSONAS, *SAILORS])
def test_an_open_hand_leaves_the_eyes_free(persona: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SEATS", (
        SEATS[0], Seat("Mate", 1, Kind.COMPUTER, "mate", persona), *SEATS[2:],
    ))  # fmt: skip
    company = Company()
    bust = company.edge.bust(company.people.persons[1].station)
    eyes = FRect(bust.left + 0.38 * bust.width, bust.top + 0.47 * bust.height,
                 0.2 * bust.width, 0.04 * bust.height)  # fmt: skip
    seen = company.context.viewport.to_pixels(eyes)
    before = company.drawn().subsurface(seen).copy()
    hand_up(company)
    after = company.drawn().subsurface(seen).copy()
    assert after.get_buffer().raw == before.get_buffer().raw


def test_an_open_hand_is_not_a_fist(company: Company) -> None:
    fists(company)
    before = company.picture()
    company.people.raise_hands((1,))
    raised = company.picture()
    company.people.raise_hands(())
    assert raised != before == company.picture()


def test_words_and_cards_come_from_the_bust_or_the_own_place(company: Company) -> None:
    people, edge = company.people, company.edge
    bust = edge.bust(people.persons[3].station)
    assert bust.collidepoint(people.mouth(3))
    assert people.mouth(0) == edge.own.center
    assert bust.left < people.speaks(3).centerx < bust.right
    assert people.speaks(0) is edge.own_plate


def test_a_bust_is_pressed_above_its_plate(company: Company) -> None:
    people, edge = company.people, company.edge
    for seat, person in people.persons.items():
        spot = people.spot(seat)
        assert spot.bottom < edge.plate(person.station).top
        assert edge.bust(person.station).left < spot.left
        assert spot.top >= edge.top


def test_plates_follow_whoever_moves(company: Company) -> None:
    people = company.people
    people.update(0.0)
    before = FRect(people.plates[1].rect)
    people.sit(company.edge, 1)
    people.update(0.0)
    plate = people.plates[1].rect
    assert plate.topleft == company.edge.plate(people.persons[1].station).topleft
    assert plate.topleft != before.topleft


def test_nobody_is_shaken_at_the_bottom(company: Company) -> None:
    before = company.picture()
    play(company.people.shake(0, 0.5), 5, lambda t: None)
    assert company.picture() == before


def test_whoever_was_caught_ducks_and_comes_up_again(company: Company) -> None:
    person, depths = company.people.persons[1], []
    play(company.people.shake(1, 0.5), 10, lambda t: depths.append(person.sunk))
    assert 0.1 < max(depths) < 0.5, "the eyes are still seen"
    assert person.sunk == person.shake_x == 0.0


def brightness(company: Company, seat: int) -> float:
    """The mean of what is seen of somebody."""
    rect = company.context.viewport.to_pixels(company.people.spot(seat))
    return sum(pygame.transform.average_color(company.drawn(), rect)[:3])


def test_whoever_has_not_the_word_is_darker(company: Company) -> None:
    before = brightness(company, 3)
    company.people.persons[3].dim = 1.0
    assert brightness(company, 3) < 0.95 * before


def test_whoever_leans_over_stands_before_the_others(company: Company) -> None:
    persons = company.people.persons
    persons[1].lean, persons[2].x = 1.0, persons[1].x + 60.0
    together = company.drawn()
    del persons[2]
    alone = company.drawn()
    x, y = company.context.viewport.to_pixels(company.edge.bust(persons[1].station)).center
    for column in range(x, x + 10):
        seen, wanted = together.get_at((column, y)), alone.get_at((column, y))
        assert max(abs(one - other) for one, other in zip(seen, wanted, strict=True)) < 5
    assert together.get_buffer().raw != alone.get_buffer().raw


def test_who_leans_over_with_a_raised_hand_is_read_once() -> None:
    """Bust and palm grow on the way: reading them again for each size would cost every frame."""
    reads = Reads()
    company = Company(reads.assets)
    people = company.people
    people.raise_hands((LEANING,))
    for person in people.persons.values():
        person.fist = 1.0
    company.picture()
    reads.names.clear()
    play(people.lean(LEANING), 12, lambda t: company.picture())
    grown = [name for name in reads.names if "stand" not in name]
    assert grown
    assert len(grown) == len(set(grown))


def test_who_leaves_sinks_behind_the_edge_and_stays_away(company: Company) -> None:
    people = company.people
    seen: list[float] = []
    way = people.leave(1)
    way.begin(Owners())
    for step in range(11):
        way.at(step / 10)
        seen.append(people.persons[1].sunk)
        assert (1 in people.absent) == (step == 10)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    way = people.leave(0)
    way.begin(Owners())
    way.at(1.0)
    assert 0 not in people.absent
