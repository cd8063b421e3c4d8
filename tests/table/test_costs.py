"""What others have cost somebody is told when that person is asked again, once."""

import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import GAMES, load_words
from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable
from treasure_games.match.challenge import challenge_match, challenges_of
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.opponents.players import make_player
from treasure_games.table.scene import TableScene

MOST_ACTS = 600


def losses(match: Match) -> set[str]:
    """The kinds of events by which others have cost seat 0 something since it last acted."""
    victims = load_words(match.plan.game).victims
    own = max((act.row for act in match.acts if act.seat == 0), default=0)
    return {
        type(step.event).__name__
        for act in match.acts[own + 1 :]
        for step in act.steps_for(0)
        if type(step.event) in victims and getattr(step.event, victims[type(step.event)]) == 0
    }


def played_into_a_loss(rig: Rig, game: str, *kinds: str, but: str = "") -> Match:
    """A match in which seat 0 is asked again after others have cost it something, not `but`."""
    for seed in range(30):
        match = rig.services.matches.begin(table_plan(game, crew(1, 2), seed=seed))
        players = [make_player("greedy", game, seat, seed) for seat in range(3)]
        while not match.is_over and len(match.acts) < MOST_ACTS:
            lost = losses(match) if match.whose() == 0 else set()
            is_meant = lost and lost.issuperset(kinds) and but not in lost
            if is_meant and match.forced_action() is None:
                return match
            seat = match.awaited()[0]
            match.act(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    raise AssertionError("nobody did any harm")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_what_others_have_cost(game: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    match = played_into_a_loss(rig, game, but="ShipSunk")
    table = TableScene(rig.services, match)
    rig.show(table)
    rig.settle()
    note = table.session.note
    assert note is not None
    assert note.heading == "It cost you"
    assert any(line.text in note.text for line in table.session.log.lines if line.text)


def test_it_is_told_once(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    match = played_into_a_loss(rig, "do_not_touch")
    table = TableScene(rig.services, match)
    rig.show(table)
    rig.settle()
    Mouse(rig).key("escape")
    rig.settle()
    assert table.session.note is None
    rig.settle()
    assert table.session.note is None


def test_a_ship_robbed_of_her_last_piece_is_told_so(open_rig: OpenRig) -> None:
    """Not that she had nothing aboard, nor what her loss brought to others; by her slip alone."""
    rig = open_rig((1280, 720), speed=0.0)
    match = played_into_a_loss(rig, "treasure_boots", "LootTaken", "ShipSunk")
    table = TableScene(rig.services, match)
    rig.show(table)
    rig.settle()
    assert table.session.note is None
    assert isinstance(table.game, TreasureBootsTable)
    slip = table.game.picker.slip
    assert slip is not None
    assert slip.heading.startswith("Sunk by ")
    _hit, sunk, lost = slip.sentence.rstrip(".").split(". ")
    assert sunk == "A ship that loses its last piece sinks"
    assert lost.startswith("Lost: ")


def test_what_led_to_a_challenge_has_cost_nobody_anything(open_rig: OpenRig) -> None:
    rig = open_rig((640, 360), speed=0.0)
    for one in (found for game in GAMES for found in challenges_of(game)):
        match = challenge_match(one, Seat("Anne", 5), 1)
        table = TableScene(rig.services, match)
        rig.show(table)
        table.playback.costs.forget()
        if table.session.asked is not None:
            assert not table.playback.costs.tell()
