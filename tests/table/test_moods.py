"""Which faces events bring about, by the pages of the games."""

import re

import pytest

from treasure_games.core.codec import Coded, wire_name
from treasure_games.games.bluffaneer.rules import events as bluffaneer
from treasure_games.games.bluffaneer.ui.presenter import Presenter as Bluffaneer
from treasure_games.games.do_not_touch.rules import events as do_not_touch
from treasure_games.games.do_not_touch.ui.presenter import Presenter as DoNotTouch
from treasure_games.games.scallywager.rules import events as scallywager
from treasure_games.games.scallywager.ui.presenter import Presenter as Scallywager
from treasure_games.games.stolen_treasure.rules import events as stolen_treasure
from treasure_games.games.stolen_treasure.ui.presenter import Presenter as StolenTreasure
from treasure_games.games.treasure_boots.rules import events as treasure_boots
from treasure_games.games.treasure_boots.ui.animations.stagehand import Stagehand as TreasureBoots
from treasure_games.table.moods import FACES, moods_of, recalled

PAGES = (
    (Bluffaneer, bluffaneer.EVENTS, {"roller"}),
    (DoNotTouch, do_not_touch.EVENTS, {"loss"}),
    (Scallywager, scallywager.EVENTS, set()),
    (StolenTreasure, stolen_treasure.EVENTS, {"answered", "yarrs", "loss"}),
    (TreasureBoots, treasure_boots.EVENTS, set()),
)


class Robbed(Coded, frozen=True):
    seat: int
    target: int
    crew: tuple[int, ...] = ()
    reason: str = ""
    is_seen: bool = False


def felt(*rules: str, event: Robbed, **known: int) -> dict[int, str]:
    return moods_of({"at_once": {"robbed": rules}}, "at_once", event, **known)


def test_a_rule_names_the_face_of_each_seat() -> None:
    assert felt("seat:pleased target:angry", event=Robbed(1, 2)) == {1: "pleased", 2: "angry"}


def test_an_event_without_a_rule_moves_nobody() -> None:
    assert moods_of({"at_once": {"sunk": ("seat:angry",)}}, "at_once", Robbed(1, 2)) == {}


def test_a_rule_holds_in_its_time() -> None:
    page = {"at_once": {"robbed": ("seat:pleased",)}, "in_time": {"robbed": ("target:angry",)}}
    assert moods_of(page, "at_once", Robbed(1, 2)) == {1: "pleased"}
    assert moods_of(page, "in_time", Robbed(1, 2)) == {2: "angry"}


def test_nobody_is_below_0() -> None:
    assert felt("seat:pleased target:angry", event=Robbed(1, -1)) == {1: "pleased"}


def test_a_field_may_name_several() -> None:
    assert felt("crew:shout", event=Robbed(1, 2, (3, 0))) == {3: "shout", 0: "shout"}


def test_later_rules_win_if_they_hold() -> None:
    rules = "target:caught", "loss>=3 target:angry"
    assert felt(*rules, event=Robbed(1, 2), loss=2) == {2: "caught"}
    assert felt(*rules, event=Robbed(1, 2), loss=3) == {2: "angry"}


@pytest.mark.parametrize(
    ("event", "rule", "holds"),
    [
        (Robbed(1, 2, reason="spite"), "reason=spite seat:angry", True),
        (Robbed(1, 2, reason="greed"), "reason=spite seat:angry", False),
        (Robbed(1, 2, is_seen=True), "is_seen=1 seat:angry", True),
        (Robbed(1, 2, is_seen=True), "is_seen=0 seat:angry", False),
        (Robbed(1, 2), "target<=1 seat:angry", False),
        (Robbed(1, 1), "target<=1 seat:angry", True),
    ],
)
def test_a_rule_may_ask_for_fields(event: Robbed, rule: str, *, holds: bool) -> None:
    assert felt(rule, event=event) == ({1: "angry"} if holds else {})


@pytest.mark.parametrize(("presenter", "events", "known"), PAGES)
def test_pages_name_events_fields_and_faces(presenter, events, known) -> None:
    kinds = {wire_name(kind): kind for kind in events}
    assert presenter.moods.keys() <= {"at_once", "in_time"}
    for name, rules in (rule for page in presenter.moods.values() for rule in page.items()):
        for field, sign, word in (re.split("(:|[<>]?=)", test) for test in " ".join(rules).split()):
            assert field in {*kinds[name].__struct_fields__, *known}, (name, field)
            assert sign != ":" or word in FACES, (name, word)


@pytest.mark.parametrize(("presenter", "events", "_known"), PAGES[:-1])
def test_who_is_moved_in_time_is_moved_by_what_is_shown(presenter, events, _known) -> None:
    shown = {wire_name(kind) for kind in presenter._shows}
    assert presenter.moods["in_time"].keys() <= shown


def test_a_table_laid_anew_has_the_faces_of_what_went_before() -> None:
    page = {
        "at_once": {"robbed": ("seat:pleased", "loss>=3 target:angry")},
        "in_time": {"robbed": ("target:caught",)},
    }
    events = Robbed(0, 1), Robbed(2, 0)
    assert recalled(page, events, 4) == ["caught", "caught", "pleased", "calm"]


def test_who_has_no_seat_has_no_face() -> None:
    assert recalled({"at_once": {"robbed": ("seat:angry",)}}, (Robbed(9, 1),), 2) == ["calm"] * 2
