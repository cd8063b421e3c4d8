"""Choosing a card and where it goes, by click, drag and number key; refusals."""

from collections.abc import Callable

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Keys, Mouse
from tests.table.conftest import Sit, Sitting
from tools.rig import crew, play_on, table_plan
from treasure_games.games.do_not_touch.rules.actions import (
    ADD,
    DRAW_COVERED,
    END_TURN,
    SWAP,
    Add,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.ui.faces import GHOST
from treasure_games.match.match import Match
from treasure_games.opponents.mind import mind_of
from treasure_games.stage.canvas import Canvas
from treasure_games.table.scene import TableScene


def until(sitting: Sitting, may: Callable[[object], bool]) -> object:
    """Play on, as the greedy player would, until a person may do such a thing; that action."""
    mind = mind_of("do_not_touch")
    for _ in range(300):
        sitting.settle()
        found = [action for action in sitting.table.session.legal() if may(action)]
        if found:
            return found[0]
        assert not sitting.match.is_over
        sitting.table.session.act(mind.greedy(sitting.match.view(0), sitting.match.legal(0)))
    raise AssertionError("it never came to that")


def shown(sitting: Sitting) -> list[int]:
    """The cards of the hand as they lie, from left to right."""
    board = sitting.table.game.board
    return list(board.held(board.view))


def spot_of(sitting: Sitting, card: int) -> str:
    return f"hand.{shown(sitting).index(card)}"


def test_a_click_on_the_card_then_on_the_plank_adds_it(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Add))
    assert isinstance(action, Add)
    mouse = Mouse(sitting.rig)
    mouse.press(spot_of(sitting, action.card))
    mouse.press("plank.0")
    sitting.settle()
    assert sitting.match.view(0).loots[0][-1] == action.card


def test_a_click_on_the_card_then_on_a_rivals_plank_swaps_it(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Swap))
    assert isinstance(action, Swap)
    mouse = Mouse(sitting.rig)
    mouse.press(spot_of(sitting, action.card))
    mouse.press(f"plank.{action.rival}")
    sitting.settle()
    assert sitting.match.view(0).loots[action.rival][-1] == action.card


def test_dragging_does_the_same(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Add))
    assert isinstance(action, Add)
    mouse = Mouse(sitting.rig)
    mouse.drag(mouse.spot(spot_of(sitting, action.card)), mouse.spot("plank.0"))
    sitting.settle()
    assert sitting.match.view(0).loots[0][-1] == action.card


@pytest.mark.parametrize("pile", ["deck", "discard"])
@pytest.mark.parametrize("is_dragged", [False, True])
def test_the_first_card_may_be_put_where_the_piles_lie_over_its_place(
    sit: Sit, pile: str, is_dragged: bool
) -> None:
    """Before it the piles are large; its pale picture lies across both."""
    sitting = sit(acts=0)
    action = until(sitting, lambda one: isinstance(one, StartLoot))
    assert isinstance(action, StartLoot)
    mouse, hand = Mouse(sitting.rig), spot_of(sitting, action.card)
    if is_dragged:
        mouse.drag(mouse.spot(hand), mouse.spot(pile))
    else:
        mouse.press(hand)
        mouse.press(pile)
    sitting.settle()
    assert sitting.match.view(0).loots[0] == (action.card,)


def test_what_another_card_would_bring_is_told_though_one_has_the_focus(sit: Sit) -> None:
    """After a card was dragged and let go nowhere it keeps the focus, unseen."""
    sitting = sit(acts=0)
    until(sitting, lambda one: isinstance(one, StartLoot))
    mouse = Mouse(sitting.rig)
    mouse.drag(mouse.spot("hand.3"), mouse.spot("menu"))
    headings = set()
    for number in range(4):
        mouse.move(*mouse.spot(f"hand.{number}"))
        sitting.settle()
        note = sitting.table.session.note
        assert note is not None
        headings.add(note.heading)
    faces = {sitting.match.view(0).faces[card] for card in sitting.match.view(0).hands[0]}
    assert len(headings) == len(faces)


def test_a_card_dropped_nowhere_goes_home(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Add))
    assert isinstance(action, Add)
    before = len(sitting.match.acts)
    mouse = Mouse(sitting.rig)
    mouse.drag(mouse.spot(spot_of(sitting, action.card)), mouse.spot("menu"))
    sitting.settle()
    assert len(sitting.match.acts) == before
    assert sitting.table.game.play.selected is None


def test_a_card_that_was_pointed_at_lies_down_among_the_others(sit: Sit) -> None:
    sitting = sit(acts=6)
    until(sitting, lambda one: isinstance(one, Add))
    mouse, game = Mouse(sitting.rig), sitting.table.game
    mouse.move(*mouse.spot("hand.0"))
    sitting.settle()
    assert game.board.sprites.is_moving(game.board.hand.cards[0])
    mouse.move(5, 5)
    # No longer than things move: afterwards there are no frames that could mend it.
    while game.is_moving:
        sitting.rig.tick()
    assert not any(game.board.sprites.is_moving(card) for card in game.board.hand.cards)


def test_the_focus_goes_round_a_loot_and_not_round_its_whole_field(sit: Sit) -> None:
    sitting = sit(acts=6)
    until(sitting, lambda one: isinstance(one, Add))
    spot = Mouse(sitting.rig).find("plank.0")
    ring, chain = spot.focus_rect(), sitting.table.game.board.row(0)
    assert ring.contains(chain.rect(0))
    assert ring.contains(chain.top())
    assert ring.width < spot.rect.width


def test_the_button_of_a_suggested_swap_names_its_rival_and_comes_first(sit: Sit) -> None:
    sitting = sit(acts=6)
    game = sitting.table.game
    mind = mind_of("do_not_touch")
    for _ in range(300):
        swaps = [one for one in sitting.table.session.legal() if isinstance(one, Swap)]
        found = next((one for one in swaps if game.play.uses(one.card).rivals == (1, 2)), None)
        if found is not None:
            break
        sitting.table.session.act(mind.greedy(sitting.match.view(0), sitting.match.legal(0)))
        sitting.settle()
    assert found is not None
    game.point_out(found)
    buttons = [one for one in sitting.table.hud.offers.choices if one.is_primary]
    assert [one.name for one in buttons] == ["swap"]
    assert sitting.match.seats[found.rival].name in buttons[0].label
    buttons[0].on_press()
    sitting.settle()
    assert sitting.match.view(0).loots[found.rival][-1] == found.card


@pytest.mark.parametrize("device", DEVICES)
def test_a_swap_with_one_of_several_rivals_is_answered_by_a_loot(
    sit: Sit, device: type[Hands]
) -> None:
    sitting = sit(acts=6)
    game = sitting.table.game
    uses = game.play.uses

    def is_only_swapped(one: object) -> bool:
        return (
            isinstance(one, Swap) and uses(one.card).own is None and len(uses(one.card).rivals) == 2
        )

    found = until(sitting, is_only_swapped)
    assert isinstance(found, Swap)
    hands = device(sitting.rig)
    hands.press(spot_of(sitting, found.card))
    hands.blink()
    assert not [one for one in sitting.table.hud.offers.choices if one.name == "swap"]
    assert sitting.table.hud.status.text == game.preview
    if not isinstance(hands, Mouse):
        assert hands.focused == "plank.1"
    hands.press("plank.2")
    sitting.settle()
    assert sitting.match.view(0).loots[2][-1] == found.card


def test_number_keys_choose_and_the_first_answer_is_one_tab_away(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Add))
    assert isinstance(action, Add)
    keys = Keys(sitting.rig)
    keys.key(str(shown(sitting).index(action.card) + 1))
    assert sitting.table.game.play.selected == action.card
    keys.press("choice.own")
    sitting.settle()
    assert sitting.match.view(0).loots[0][-1] == action.card


def test_a_card_of_no_use_says_which_rule_forbids_it(sit: Sit) -> None:
    """DT-R4: it shares neither colour nor number."""
    sitting = sit(acts=6)
    sitting.settle()
    for _ in range(60):
        hand = sitting.match.view(0).hands[0]
        useless = [card for card in hand if not sitting.table.game.play.uses(card).is_any]
        if useless and sitting.match.pending().ask == "main":  # type: ignore[union-attr]
            break
        mind = mind_of("do_not_touch")
        sitting.table.session.act(mind.greedy(sitting.match.view(0), sitting.match.legal(0)))
        sitting.settle()
    Mouse(sitting.rig).press(spot_of(sitting, useless[0]))
    note = sitting.table.hud.note.note
    assert note is not None
    assert note.rule_id == "DT-R4"
    assert sitting.match.refusal(0, ADD[useless[0]]) is not None


def test_a_swap_with_the_own_loot_is_no_swap(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    sitting.table.session.act(DRAW_COVERED)
    sitting.settle()
    card = sitting.match.view(0).hands[0][0]
    before = len(sitting.match.acts)
    sitting.table.session.act(SWAP[card][0])
    assert len(sitting.match.acts) == before


def test_a_plank_opens_the_whole_loot_when_no_card_is_chosen(sit: Sit) -> None:
    """DT-R24: everybody may inspect all loots."""
    sitting = sit(acts=16)
    sitting.settle()
    Mouse(sitting.rig).press("plank.1")
    assert sitting.table.game.look.inspector.key == 1


def by_number(sitting: Sitting, card: int) -> None:
    """Choose a card of the hand by its number key."""
    number = shown(sitting).index(card)
    Keys(sitting.rig).key(str(number + 1))


def test_the_focus_goes_round_a_loot_that_is_laid_out_until_it_goes_on(sit: Sit) -> None:
    """Not right across its cards."""
    sitting = sit(acts=40)
    sitting.settle()
    inspector, keys = sitting.table.game.look.inspector, Keys(sitting.rig)
    keys.press("plank.1")
    assert inspector.key == 1
    assert keys.find("plank.1").focus_rect() == inspector.rect()
    keys.key("right")
    assert inspector.key is None
    assert sitting.table.focus.current is not keys.find("plank.1")


def test_a_number_and_enter_add_a_card(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Add))
    assert isinstance(action, Add)
    by_number(sitting, action.card)
    assert sitting.table.focus.current.name == "choice.own"
    Keys(sitting.rig).confirm()
    sitting.settle()
    assert sitting.match.view(0).loots[0][-1] == action.card


def test_esc_lets_a_card_go_and_leads_the_focus_back_to_it(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Add))
    assert isinstance(action, Add)
    by_number(sitting, action.card)
    sitting.table.session.show_note(None)
    Keys(sitting.rig).key("escape")
    assert sitting.table.game.play.selected is None
    assert sitting.table.focus.current.name == spot_of(sitting, action.card)


def test_the_mouse_leads_the_focus_nowhere(sit: Sit) -> None:
    sitting = sit(acts=6)
    action = until(sitting, lambda one: isinstance(one, Add))
    assert isinstance(action, Add)
    Mouse(sitting.rig).press(spot_of(sitting, action.card))
    assert sitting.table.focus.current.name == spot_of(sitting, action.card)
    assert not sitting.table.focus.is_ring_shown


def test_up_from_the_first_card_of_the_fan_goes_to_the_own_plank(sit: Sit) -> None:
    sitting = sit(acts=6)
    until(sitting, lambda one: isinstance(one, Add))
    focus = sitting.table.focus
    sitting.table.session.focus_on(next(one for one in focus.controls() if one.name == "hand.0"))
    Keys(sitting.rig).key("up")
    assert focus.current.name == "plank.0"


def test_where_only_the_end_of_the_turn_is_left_it_is_the_main_button(sit: Sit) -> None:
    sitting = sit(acts=6)
    until(sitting, lambda one: one == END_TURN and sitting.table.session.legal() == (END_TURN,))
    closing = sitting.table.hud.offers.closing
    assert closing is not None
    assert closing.is_primary


def test_a_key_ends_the_turn_as_its_button_does(sit: Sit) -> None:
    """Where something must be done before, it says so like the button; nobody else's turn ends."""
    sitting = sit(acts=6)
    sitting.settle()
    keys = Keys(sitting.rig)
    assert "[E]" in keys.find("choice.end").hint
    before = len(sitting.match.acts)
    keys.key("e")
    note = sitting.table.hud.note.note
    assert note is not None
    assert note.rule_id
    assert len(sitting.match.acts) == before
    sitting.table.session.act(DRAW_COVERED)
    keys.key("e")
    assert sitting.match.acts[before + 1].action == END_TURN
    assert not sitting.match.is_asked(0)


def test_the_key_says_nothing_while_another_plays(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.settle()
    sitting.table.session.act(DRAW_COVERED)
    sitting.settle()
    sitting.table.session.act(END_TURN)
    sitting.rig.tick()
    acts = len(sitting.match.acts)
    Keys(sitting.rig).key("e")
    assert len(sitting.match.acts) == acts
    assert sitting.table.timeline.is_busy
    assert sitting.table.session.note is None


def come_round(sitting: Sitting) -> None:
    """End the turn, discard what is too much, and let the others play theirs."""
    sitting.table.session.act(END_TURN)
    sitting.settle()
    while DRAW_COVERED not in sitting.table.session.legal():
        assert not sitting.match.is_over
        if sitting.table.session.legal():
            sitting.table.session.act(sitting.table.session.legal()[0])
        sitting.settle()


def test_by_keys_a_turn_begins_at_its_first_answer(sit: Sit) -> None:
    """Not at the card that was played last; a focus at the tools is left alone."""
    sitting = sit(acts=6)
    sitting.settle()
    keys = Keys(sitting.rig)
    for place, expected in (("hand.0", "choice.draw"), ("menu", "menu")):
        sitting.table.session.act(DRAW_COVERED)
        sitting.settle()
        keys.go_to(place)
        come_round(sitting)
        current = sitting.table.focus.current
        assert current is not None
        assert current.name == expected


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960)])
@pytest.mark.parametrize("pirates", [1, 3, 4])
def test_the_pale_first_card_is_whole_and_leaves_the_piles_free(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], pirates: int
) -> None:
    rig = open_rig(size)
    match = Match(table_plan("do_not_touch", crew(1, pirates)))
    play_on(match, lambda one: any(isinstance(act, StartLoot) for act in one.legal(0)))
    scene = TableScene(rig.services, match)
    rig.show(scene)
    ghosts: list[FRect] = []
    image = Canvas.image

    def noted(self: Canvas, name: str, rect: FRect) -> None:
        if name.startswith(GHOST):
            assert self.clip.contains(self.context.viewport.to_pixels(rect))
            ghosts.append(FRect(rect))
        image(self, name, rect)

    monkeypatch.setattr(Canvas, "image", noted)
    mouse, layout = Mouse(rig), scene.game.board.layout  # type: ignore[attr-defined]
    mouse.move(*mouse.spot("hand.0"))
    rig.settle()
    assert ghosts
    piles = layout.deck.rect, layout.discard.rect
    assert not any(ghost.colliderect(pile) for ghost in ghosts for pile in piles)
