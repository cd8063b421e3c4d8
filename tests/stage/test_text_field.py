"""Typing: letters, editing keys, selections, the clipboard, suggestions for a pad."""

import pygame
from pygame.event import Event

from tests.stage.conftest import pad, placed
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.text_field import TextField


def test_a_text_field_takes_letters_only_while_it_has_the_focus(stage, heard):
    field = TextField("Mary", heard.append, longest=8)
    stage.show(placed(field, Button("Go")))
    stage.type("x")
    stage.click_on(field)
    stage.type(" Q")
    assert field.text == "Mary Q"
    stage.key(pygame.K_BACKSPACE)
    stage.key(pygame.K_HOME)
    stage.key(pygame.K_DELETE)
    stage.type("H")
    assert field.text == "Hary "
    stage.type("very long name")
    assert len(field.text) == 8
    stage.key(pygame.K_TAB)
    stage.type("zzz")
    assert len(field.text) == 8
    assert heard[-1] == field.text


def test_what_an_input_method_composes_is_shown_where_it_will_be_typed(stage, heard):
    field = TextField("Mary Read", heard.append)
    stage.show(placed(field))
    stage.key(pygame.K_TAB)
    stage.key(pygame.K_HOME)
    start = field.caret_x
    stage.step(Event(pygame.TEXTEDITING, text="sen", start=3, length=0))
    assert (field.composed, field.text) == ("sen", "Mary Read"), "nothing is typed yet"
    assert field.caret_x > start + 20.0
    stage.key(pygame.K_BACKSPACE)
    stage.key(pygame.K_TAB)
    assert (field.text, field.is_focused) == ("Mary Read", True), "keys are the method's"
    stage.type("é")
    stage.key(pygame.K_END)
    assert (field.composed, field.text, heard) == ("", "éMary Read", ["éMary Read"])


def test_what_is_composed_goes_with_the_focus(stage, heard):
    field = TextField("Mary", heard.append)
    stage.show(placed(field, Button("Go")))
    stage.click_on(field)
    stage.step(Event(pygame.TEXTEDITING, text="sen", start=3, length=0))
    stage.step(Event(pygame.WINDOWFOCUSLOST))
    stage.step(Event(pygame.TEXTEDITING, text="", start=0, length=0))
    stage.key(pygame.K_TAB)
    assert (field.composed, field.text, heard) == ("", "Mary", [])


def test_keys_that_come_to_a_field_replace_all_of_it(stage, heard):
    field = TextField("Mary", heard.append)
    stage.show(placed(field))
    stage.key(pygame.K_TAB)
    stage.type("B")
    assert heard == ["B"]


def test_a_word_is_copied_and_pasted_elsewhere(stage, heard, monkeypatch):
    board = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    field = TextField("Mary Read", heard.append)
    stage.show(placed(field))
    stage.key(pygame.K_TAB)
    stage.key(pygame.K_HOME)
    stage.key(pygame.K_RIGHT, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    stage.key(pygame.K_c, pygame.KMOD_LCTRL)
    stage.key(pygame.K_END)
    stage.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert heard == ["Mary ReadMary"]
    stage.key(pygame.K_a, pygame.KMOD_LCTRL)
    stage.key(pygame.K_x, pygame.KMOD_LCTRL)
    assert (board, heard[-1]) == (["Mary", "Mary ReadMary"], "")


def test_a_pad_without_a_keyboard_on_the_screen_leaves_a_field_as_by_enter(stage, heard):
    field = TextField("Mary", heard.append)
    field.on_enter = lambda: heard.append("entered")
    scene = stage.show(placed(field))
    stage.key(pygame.K_TAB)
    pad(stage, pygame.CONTROLLER_BUTTON_A)
    assert (heard, stage.loop.stack.scenes) == (["entered"], (scene,))


def test_a_system_without_a_clipboard_is_no_trouble(stage, heard, monkeypatch):
    def refuse(*_text: str) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    field = TextField("Mary", heard.append)
    stage.show(placed(field))
    stage.key(pygame.K_TAB)
    for key in (pygame.K_c, pygame.K_v):
        stage.key(key, pygame.KMOD_LCTRL)
    assert field.text == "Mary"


def test_a_press_puts_the_caret_and_a_drag_selects(stage, heard):
    field = TextField("Mary", heard.append)
    stage.show(placed(field))
    stage.click(field.rect.left + 20, field.rect.centery)
    stage.type("a")
    assert field.text == "aMary"
    stage.press(field.rect.left + 20, field.rect.centery)
    stage.move(field.rect.right - 5, field.rect.centery)
    stage.release(field.rect.right - 5, field.rect.centery)
    assert field.line.selected == "aMary"


def test_two_clicks_take_a_word_and_three_the_line(stage, heard):
    field = TextField("Mary Read", heard.append)
    stage.show(placed(field))
    x, y = field.rect.left + 30, field.rect.centery
    taken = []
    for _ in range(4):
        stage.click(x, y)
        taken.append(field.line.selected)
    assert taken == ["", "Mary", "Mary Read", ""]
    stage.rest(1.0)
    stage.click(x, y)
    assert field.line.selected == ""


def test_the_caret_of_a_long_line_stays_within_the_field(stage, heard):
    field = TextField("M" * 40, heard.append, longest=60)
    stage.show(placed(field))
    stage.key(pygame.K_TAB)
    for key in (pygame.K_END, pygame.K_HOME, pygame.K_RIGHT, pygame.K_END, pygame.K_LEFT):
        stage.key(key)
        assert field.rect.left < field.caret_x < field.rect.right
    stage.key(pygame.K_HOME)
    stage.click(field.rect.right - 25, field.rect.centery)
    assert 0 < field.line.caret < 40


def test_a_text_field_left_with_what_it_does_not_accept_is_as_it_was(stage, heard):
    field = TextField("12", heard.append, accepts=str.isdecimal)
    stage.show(placed(field, Button("Go")))
    stage.click_on(field)
    for key in (pygame.K_BACKSPACE, pygame.K_BACKSPACE):
        stage.key(key)
    stage.type("x")
    assert heard == ["1"]
    stage.key(pygame.K_TAB)
    assert (field.text, heard[-1]) == ("12", "12")


def offering(heard, text="", **more):
    return TextField(text, heard.append, suggestions=lambda: ("Anne", "Bess", "Cat"), **more)


def test_a_text_field_offers_names_to_a_pad(stage, heard):
    field = offering(heard)
    scene = stage.show(placed(field))
    scene.focus.set(field)
    for _ in range(3):
        pad(stage, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pad(stage, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert heard == ["Anne", "Bess", "Cat", "Bess"]


def test_what_was_typed_is_found_again_among_the_names(stage, heard):
    field = offering(heard, "Mary")
    scene = stage.show(placed(field))
    scene.focus.set(field)
    for _ in range(4):
        pad(stage, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert heard == ["Cat", "Bess", "Anne", "Mary"]


def test_what_is_not_accepted_is_not_offered(stage, heard):
    field = offering(heard, "Mary", accepts=lambda text: bool(text))
    scene = stage.show(placed(field))
    stage.key(pygame.K_TAB)
    stage.key(pygame.K_BACKSPACE)
    scene.focus.set(field)
    for _ in range(4):
        pad(stage, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert heard == ["Mary", "Anne", "Bess", "Cat"]


def test_what_is_offered_is_asked_for_anew(stage, heard):
    names = ["Anne"]
    field = TextField("Mary", heard.append, suggestions=lambda: names)
    scene = stage.show(placed(field))
    scene.focus.set(field)
    names[0] = "Bess"
    pad(stage, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert heard == ["Bess"]


def test_the_arrows_of_a_field_are_for_the_mouse_as_well(stage, heard):
    field = offering(heard, "Mary")
    stage.show(placed(field))
    for _ in range(2):
        stage.click(field.rect.right - 20, field.rect.centery)
    stage.click(field.rect.left + 20, field.rect.centery)
    assert heard == ["Anne", "Bess", "Anne"]
    stage.click(field.rect.centerx, field.rect.centery)
    stage.type("!")
    assert heard[-1] == "Anne!"


def test_the_arrows_of_a_field_grow_with_the_text(open_stage, heard):
    stage = open_stage(text_scale=2.0)
    field = offering(heard, "Mary")
    stage.show(placed(field))
    assert field.rect.height > 70
    stage.click(field.rect.right - field.rect.height + 5, field.rect.centery)
    stage.click(field.rect.left + field.rect.height - 5, field.rect.centery)
    assert heard == ["Anne", "Mary"]


def test_a_field_with_nothing_to_offer_lets_a_pad_pass(stage, heard):
    field, button = TextField("Mary", heard.append), Button("Go")
    scene = stage.show(placed(field, button))
    scene.focus.set(field)
    pad(stage, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pad(stage, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert heard == []
    assert not field.is_focused
