"""Input: what mouse, keys and pads do, said as intents."""

from collections.abc import Iterator
from ctypes import CDLL, c_uint8, c_void_p
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from treasure_games.stage.input import intents, pads
from treasure_games.stage.input.intents import Device, Direction, EditKey
from treasure_games.stage.input.keymap import ACTS, KeyMap
from treasure_games.stage.input.pads import FIRST_REPEAT, NEXT_REPEAT
from treasure_games.stage.input.reader import InputReader

PLACES = ["", *"abcdefghijklmnopqrstuvwxyz1234567890"]


@pytest.fixture
def reader() -> InputReader:
    pygame.display.init()
    return InputReader(KeyMap(), lambda x, y: (x * 2, y * 2))


def down(key: int, modifiers: int = 0, place: str = "") -> Event:
    """Press a key; `place` is what stands there on the plainest keyboard."""
    return Event(pygame.KEYDOWN, key=key, mod=modifiers, scancode=PLACES.index(place) + 3)


def up(key: int) -> Event:
    return Event(pygame.KEYUP, key=key, mod=0)


def test_the_pointer_is_told_in_virtual_units(reader):
    assert list(reader.read([Event(pygame.MOUSEMOTION, pos=(10, 20))])) == [
        intents.PointerMoved(20, 40)
    ]
    assert reader.device is Device.MOUSE


def test_a_small_tremble_is_no_drag(reader):
    events = [
        Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1),
        Event(pygame.MOUSEMOTION, pos=(11, 11)),
        Event(pygame.MOUSEMOTION, pos=(40, 10)),
        Event(pygame.MOUSEBUTTONUP, pos=(40, 10), button=1),
    ]
    kinds = [type(intent) for intent in reader.read(events)]
    assert kinds == [intents.PointerPressed, intents.PointerDragged, intents.PointerReleased]


def test_the_wheel_speaks_where_the_pointer_is(reader):
    list(reader.read([Event(pygame.MOUSEMOTION, pos=(10, 20))]))
    wheel = Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0, flipped=False)
    assert list(reader.read([wheel])) == [intents.Wheel(20, 40, 1.0)]


@pytest.mark.parametrize(
    ("key", "modifiers", "intent"),
    [
        (pygame.K_LEFT, 0, intents.Navigate(Direction.LEFT)),
        (pygame.K_TAB, 0, intents.NextFocus()),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, intents.PreviousFocus()),
        (pygame.K_RETURN, 0, intents.Confirm()),
        (pygame.K_RETURN, pygame.KMOD_LALT, intents.FullScreenToggle()),
        (pygame.K_ESCAPE, 0, intents.Cancel()),
        (pygame.K_F1, 0, intents.Help()),
        (pygame.K_z, pygame.KMOD_LCTRL, intents.Undo()),
        (pygame.K_z, 0, intents.SeatKey(2, True)),
        (pygame.K_q, 0, intents.SeatKey(0, True)),
        (pygame.K_KP_ENTER, 0, intents.SeatKey(5, True)),
    ],
)
def test_keys_mean_what_the_map_says(reader, key, modifiers, intent):
    assert list(reader.read([down(key, modifiers)])) == [intent]
    assert reader.device is Device.KEYS


@pytest.mark.parametrize(
    ("printed", "place", "modifiers", "intent"),
    [
        ("д", "l", 0, intents.LogToggle()),
        ("р", "h", 0, intents.Hint()),
        ("я", "z", pygame.KMOD_LCTRL, intents.Undo()),
        ("λ", "l", 0, intents.LogToggle()),
        ("ל", "k", 0, None),
        (";", "q", 0, intents.SeatKey(0, True)),
        ("'", "w", 0, intents.Replay()),
        ("é", "2", 0, intents.Pick(1)),
        ("&", "1", 0, intents.Pick(0)),
        ("-", "6", pygame.KMOD_LSHIFT, intents.Pick(5)),
    ],
    ids=[
        "Russian L",
        "Russian H",
        "Russian Ctrl+Z",
        "Greek L",
        "Hebrew K",
        "Greek Q",
        "Hebrew W",
        "French 2",
        "French 1",
        "French 6",
    ],
)
def test_keys_go_by_place_where_no_letters_are_printed(reader, printed, place, modifiers, intent):
    told = list(reader.read([down(ord(printed), modifiers, place)]))
    assert told == ([] if intent is None else [intent])


@pytest.mark.parametrize(
    ("printed", "place", "intent"),
    [
        ("z", "y", intents.SeatKey(2, True)),
        ("j", "c", None),
        (",", "m", None),
        ("ö", "h", None),
    ],
    ids=["German Z", "Dvorak J", "French comma", "a Latin letter"],
)
def test_letters_that_are_printed_beat_their_places(reader, printed, place, intent):
    told = list(reader.read([down(ord(printed), 0, place)]))
    assert told == ([] if intent is None else [intent])


def test_a_letter_that_was_chosen_on_another_layout_counts(reader):
    reader.keymap.bind("seat_1", ("й",))
    assert list(reader.read([down(ord("й"), 0, "q")])) == [intents.SeatKey(0, True)]


def test_a_key_is_captured_by_the_place_that_all_layouts_share(reader):
    reader.is_capturing = True
    assert list(reader.read([down(ord("й"), 0, "q")])) == [intents.KeyCaptured("q")]


def test_text_is_edited_by_place_too(reader):
    reader.is_typing = True
    told = list(reader.read([down(ord("м"), pygame.KMOD_LCTRL, "v")]))
    assert told == [intents.TextEdited(EditKey.PASTE)]


@pytest.mark.parametrize(
    ("key", "modifiers", "intent"),
    [
        (pygame.K_KP_ENTER, 0, intents.Confirm()),
        (pygame.K_KP_ENTER, pygame.KMOD_RALT, intents.FullScreenToggle()),
        (pygame.K_KP_3, pygame.KMOD_NUM, intents.Pick(2)),
        (pygame.K_KP_3, 0, intents.TurnPage(1.0)),
        (pygame.K_KP_8, 0, intents.Navigate(Direction.UP)),
        (pygame.K_KP_PLUS, pygame.KMOD_NUM, intents.Magnify(1.0)),
        (pygame.K_KP_MINUS, 0, intents.Magnify(-1.0)),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, intents.PreviousFocus()),
        (pygame.K_f, pygame.KMOD_RCTRL, intents.Find()),
    ],
)
def test_twins_mean_the_same_where_no_seat_has_claimed_one(key, modifiers, intent):
    reader = InputReader(KeyMap(), lambda x, y: (x, y))
    reader.is_seat = lambda _seat: False
    assert list(reader.read([down(key, modifiers)])) == [intent]


def test_the_keypad_edits_text(reader):
    reader.is_typing = True
    left, enter = down(pygame.K_KP_4), down(pygame.K_KP_ENTER)
    assert list(reader.read([left])) == [intents.TextEdited(EditKey.LEFT)]
    assert list(reader.read([down(pygame.K_KP_4, pygame.KMOD_NUM)])) == [], "it is typed"
    reader.is_seat = lambda _seat: False
    assert list(reader.read([enter])) == [intents.Confirm()]


@pytest.mark.parametrize(
    "back",
    [
        down(pygame.K_ESCAPE),
        Event(pygame.MOUSEBUTTONDOWN, pos=(50, 10), button=3),
        Event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=pygame.CONTROLLER_BUTTON_B),
    ],
    ids=["Esc", "right button", "B"],
)
def test_back_takes_back_a_press_that_lasts(reader, back):
    hold = Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1)
    list(reader.read([hold, Event(pygame.MOUSEMOTION, pos=(50, 10))]))
    assert list(reader.read([back])) == [intents.PressCancelled()]
    moved = list(reader.read([Event(pygame.MOUSEMOTION, pos=(90, 10))]))
    assert moved == [intents.PointerMoved(180, 20)], "nothing is dragged any more"


def test_held_keys_come_up(reader):
    events = [down(pygame.K_SPACE), down(pygame.K_SPACE), up(pygame.K_SPACE)]
    assert list(reader.read(events)) == [intents.Skip(True), intents.Skip(False)]


def test_held_keys_come_up_when_the_window_loses_the_focus(reader):
    list(reader.read([down(pygame.K_SPACE), down(pygame.K_q)]))
    told = list(reader.read([Event(pygame.WINDOWFOCUSLOST)]))
    assert told == [
        intents.PressCancelled(),
        intents.Skip(False),
        intents.SeatKey(0, False),
        intents.FocusLost(),
    ]
    assert list(reader.read([up(pygame.K_SPACE)])) == []


def test_a_key_that_comes_up_as_the_window_loses_the_focus_was_not_let_go(reader):
    """The keyboard is reset first: what is held is put back, and then comes up."""
    list(reader.read([down(pygame.K_SPACE)]))
    told = list(reader.read([up(pygame.K_SPACE), Event(pygame.WINDOWFOCUSLOST)]))
    assert told == [intents.PressCancelled(), intents.Skip(False), intents.FocusLost()]


def test_the_key_of_a_seat_is_its_twin_while_somebody_types(reader):
    reader.is_typing = True
    assert list(reader.read([down(pygame.K_KP_ENTER)])) == [intents.Confirm()]


def test_arrows_repeat_and_confirm_does_not(reader):
    for key, times in ((pygame.K_LEFT, 3), (pygame.K_RETURN, 1)):
        told = [intent for _ in range(3) for intent in reader.read([down(key)])]
        assert len(told) == times


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RETURN])
def test_one_press_acts_once_however_late_it_is_seen(reader, key):
    """While a loop was late, a key that had been let go repeated all the same."""
    repeats = [down(key)] * 5
    assert len(list(reader.read([down(key)]))) == 1
    assert list(reader.read([*repeats, up(key)])) == []
    assert len(list(reader.read([down(key), *repeats, up(key)]))) == 1
    again = [down(key), *repeats, up(key), down(key), up(key)]
    assert len(list(reader.read(again))) == 2


def test_a_held_key_repeats_once_in_each_step_at_most(reader):
    list(reader.read([down(pygame.K_LEFT)]))
    assert len(list(reader.read([down(pygame.K_LEFT)] * 5))) == 1


@pytest.mark.parametrize("key", "acvx")
def test_what_goes_by_the_clipboard_does_not_repeat(reader, key):
    reader.is_typing = True
    event = down(ord(key), pygame.KMOD_LCTRL)
    assert len(list(reader.read([event]))) == 1
    for _repeat in range(3):
        assert list(reader.read([event])) == []
    assert len(list(reader.read([up(ord(key)), event]))) == 1


def test_held_backspace_erases_on(reader):
    reader.is_typing = True
    for _repeat in range(3):
        assert len(list(reader.read([down(pygame.K_BACKSPACE)]))) == 1


def test_letters_are_text_while_somebody_types(reader):
    reader.is_typing = True
    events = [down(pygame.K_q), Event(pygame.TEXTINPUT, text="q"), down(pygame.K_BACKSPACE)]
    assert list(reader.read(events)) == [
        intents.TextTyped("q"),
        intents.TextEdited(EditKey.BACKSPACE),
    ]


def test_tab_and_escape_leave_a_field(reader):
    reader.is_typing = True
    assert list(reader.read([down(pygame.K_TAB)])) == [intents.NextFocus()]
    assert list(reader.read([down(pygame.K_ESCAPE)])) == [intents.Cancel()]


def test_a_key_that_writes_nothing_does_in_a_field_what_it_was_chosen_for(reader):
    reader.is_typing = True
    reader.keymap.bind("cancel", ("f9", "x"))
    assert list(reader.read([down(pygame.K_F9)])) == [intents.Cancel()]
    assert list(reader.read([down(pygame.K_x)])) == [], "a letter is text first"


def test_nothing_is_typed_where_nobody_types(reader):
    assert list(reader.read([Event(pygame.TEXTINPUT, text="q")])) == []


def test_the_next_key_can_be_captured_raw(reader):
    reader.is_capturing = True
    assert list(reader.read([down(pygame.K_LSHIFT)])) == []
    captured = list(reader.read([down(pygame.K_j, pygame.KMOD_LCTRL)]))
    assert captured == [intents.KeyCaptured("ctrl+j")]
    assert not reader.is_capturing


def test_a_remapped_key_means_its_new_act_alone(reader):
    reader.keymap.bind("undo", ("backspace",))
    assert list(reader.read([down(pygame.K_u)])) == []
    assert list(reader.read([down(pygame.K_BACKSPACE)])) == [intents.Undo()]


def test_no_two_acts_share_a_default_key():
    assert KeyMap().conflicts() == {}
    assert all(KeyMap().keys(act) for act in ACTS)


def test_conflicts_are_told():
    keymap = KeyMap()
    keymap.bind("hint", ("u",))
    assert keymap.conflicts() == {"u": ("hint", "undo")}
    keymap.reset()
    assert keymap.conflicts() == {}


def test_a_key_that_was_chosen_beats_a_usual_one_of_a_later_version(reader):
    reader.keymap.changed = {"seat_2": ("s",)}
    reader.keymap._index()
    assert reader.keymap.acts("s")[0] == "seat_2"
    assert reader.keymap.keys("speed") == ()
    assert reader.keymap.conflicts() == {"s": ("seat_2", "speed")}
    assert reader.with_key("Speed", "speed")() == "Speed"
    reader.keymap.reset()
    assert reader.keymap.keys("speed") == ("s",)


def test_a_tooltip_names_the_button_while_a_pad_is_used(reader):
    hint = reader.with_key("A move", "hint")
    assert (hint(), reader.spoken("undo")) == ("A move [H]", "U or Ctrl+Z")
    list(reader.read([Event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=0)]))
    assert (hint(), reader.spoken("undo")) == ("A move [X]", "Press the right stick")
    assert reader.with_key("The end", "end_turn")() == "The end"  # No button does that.
    list(reader.read([down(pygame.K_LEFT)]))
    assert hint() == "A move [H]"


def test_the_key_of_a_seat_means_the_usual_where_that_seat_is_not_at_the_table(reader):
    reader.keymap.bind("seat_2", ("s",))
    at_table = {1}
    reader.is_seat = at_table.__contains__
    assert list(reader.read([down(pygame.K_s)])) == [intents.SeatKey(1, True)]
    assert list(reader.read([up(pygame.K_s)])) == [intents.SeatKey(1, False)]
    at_table.clear()
    assert list(reader.read([down(pygame.K_s)])) == [intents.Speed()]


def test_one_key_of_two_seats_is_that_of_the_one_at_the_table(reader):
    (key,) = reader.keymap.keys("seat_1")
    reader.keymap.bind("seat_2", (key,))
    reader.is_seat = {1}.__contains__
    assert list(reader.read([down(pygame.key.key_code(key))])) == [intents.SeatKey(1, True)]


def test_a_key_given_to_another_act_loses_its_usual_one_for_good(reader):
    reader.keymap.bind("hint", ("s",))
    assert list(reader.read([down(pygame.K_s)])) == [intents.Hint()]


@pytest.mark.parametrize("key", ["return", "tab", "up"])
def test_keys_by_which_everything_is_reached_are_not_given_away(reader, key):
    """Else nothing could be set right any more without a mouse."""
    usual = reader.keymap.acts(key)[0]
    reader.keymap.bind("seat_1", (key,))
    assert reader.keymap.acts(key)[0] == usual
    assert key in reader.keymap.keys(usual)


def test_two_seats_with_one_key_keep_it_both_and_the_first_counts(reader):
    (key,) = reader.keymap.keys("seat_1")
    reader.keymap.bind("seat_2", (key,))
    assert reader.keymap.acts(key)[0] == "seat_1"
    assert reader.keymap.conflicts() == {key: ("seat_1", "seat_2")}


def test_the_key_map_survives_json():
    keymap = KeyMap()
    keymap.bind("undo", ("x", "ctrl+y"))
    keymap.bind("log", ACTS["log"].keys)
    assert keymap.to_json() == {"undo": ["x", "ctrl+y"]}
    assert KeyMap.from_json(keymap.to_json()).keys("undo") == ("x", "ctrl+y")


def pad(kind: int, **more: object) -> Event:
    return Event(kind, instance_id=1, **more)


def test_a_pad_confirms_cancels_and_tabs(reader):
    buttons = [
        pygame.CONTROLLER_BUTTON_A,
        pygame.CONTROLLER_BUTTON_B,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
        pygame.CONTROLLER_BUTTON_START,
    ]
    events = [pad(pygame.CONTROLLERBUTTONDOWN, button=button) for button in buttons]
    assert list(reader.read(events)) == [
        intents.PadConfirm(0),
        intents.Cancel(),
        intents.NextFocus(),
        intents.PreviousFocus(),
        intents.Menu(),
    ]
    assert reader.device is Device.PAD


def test_a_held_cross_repeats(reader):
    cross = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    assert list(reader.read([pad(pygame.CONTROLLERBUTTONDOWN, button=cross)])) == [
        intents.Navigate(Direction.DOWN)
    ]
    assert list(reader.pads.repeats(FIRST_REPEAT * 0.9)) == []
    assert list(reader.pads.repeats(FIRST_REPEAT * 0.2)) == [intents.Navigate(Direction.DOWN)]
    assert list(reader.pads.repeats(NEXT_REPEAT)) == [intents.Navigate(Direction.DOWN)]
    list(reader.read([pad(pygame.CONTROLLERBUTTONUP, button=cross)]))
    assert list(reader.pads.repeats(5.0)) == []


def test_a_stick_points_once_and_does_not_tremble(reader):
    axis = pygame.CONTROLLER_AXIS_LEFTX
    values = [1000, 25000, 18000, 25000, 5000, -30000]
    events = [pad(pygame.CONTROLLERAXISMOTION, axis=axis, value=value) for value in values]
    assert list(reader.read(events)) == [
        intents.Navigate(Direction.RIGHT),
        intents.Navigate(Direction.LEFT),
    ]


def test_a_pad_that_is_pulled_out_lets_go(reader):
    cross = pygame.CONTROLLER_BUTTON_DPAD_UP
    list(reader.read([pad(pygame.CONTROLLERBUTTONDOWN, button=cross)]))
    list(reader.read([pad(pygame.CONTROLLERDEVICEREMOVED)]))
    assert reader.pads.next_repeat() is None


class VirtualPads:
    """Pads that SDL itself makes, plugged in and pulled out as real ones are."""

    A_PAD, AXES, BUTTONS = 1, 6, 15

    def __init__(self, reader: InputReader, sdl: CDLL) -> None:
        self._reader, self._sdl = reader, sdl

    def read(self) -> list[intents.Intent]:
        return list(self._reader.read(pygame.event.get()))

    def plug_in(self) -> int:
        """Return the number by which its events are known."""
        index = self._sdl.SDL_JoystickAttachVirtual(self.A_PAD, self.AXES, self.BUTTONS, 0)
        self.read()
        return self._sdl.SDL_JoystickGetDeviceInstanceID(index)

    def pull_out(self, pad: int) -> list[intents.Intent]:
        places = range(self._sdl.SDL_NumJoysticks())
        known = [self._sdl.SDL_JoystickGetDeviceInstanceID(index) for index in places]
        self._sdl.SDL_JoystickDetachVirtual(known.index(pad))
        return self.read()

    def confirm(self, pad: int) -> list[intents.Intent]:
        joystick = self._sdl.SDL_JoystickFromInstanceID(pad)
        meant = []
        for is_down in (True, False):
            self._sdl.SDL_JoystickSetVirtualButton(c_void_p(joystick), 0, c_uint8(is_down))
            meant += self.read()
        return meant


@pytest.fixture
def virtual_pads(reader) -> Iterator[VirtualPads]:
    """Needs the library that came with pygame: another one would know nothing of its events."""
    found = [*Path(pygame.__file__).parents[1].glob("pygame_ce.libs/libSDL2-2*")]
    if not found:
        pytest.skip("this pygame has no SDL of its own beside it")
    sdl = CDLL(str(found[0]))
    sdl.SDL_JoystickFromInstanceID.restype = c_void_p
    pads.start_pads()
    pygame.event.clear()
    yield VirtualPads(reader, sdl)
    pads.controller.quit()


def test_each_gamepad_has_a_number_of_its_own(virtual_pads, reader):
    """Whoever holds the second one must not answer for who holds the first."""
    first, second = virtual_pads.plug_in(), virtual_pads.plug_in()
    assert virtual_pads.confirm(first) == [intents.PadConfirm(0)]
    assert virtual_pads.confirm(second) == [intents.PadConfirm(1)]
    assert virtual_pads.pull_out(first) == [intents.PadsChanged()]
    assert virtual_pads.confirm(second) == [intents.PadConfirm(1)]
    third = virtual_pads.plug_in()
    assert virtual_pads.confirm(third) == [intents.PadConfirm(0)], "the one that has become free"
    assert virtual_pads.confirm(second) == [intents.PadConfirm(1)]
    for pad in (second, third):
        assert virtual_pads.pull_out(pad) == [intents.PadsChanged()]
    assert reader.pads.numbers == {}


def test_a_gamepad_that_comes_back_is_the_one_that_went(virtual_pads):
    first, second = virtual_pads.plug_in(), virtual_pads.plug_in()
    for _again in range(3):
        virtual_pads.pull_out(second)
        second = virtual_pads.plug_in()
        assert virtual_pads.confirm(second) == [intents.PadConfirm(1)]
        assert virtual_pads.confirm(first) == [intents.PadConfirm(0)]
    for pad in (first, second):
        virtual_pads.pull_out(pad)
