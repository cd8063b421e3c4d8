"""The voice: a child process is fed, silenced and ended; without one there is silence."""

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from treasure_games.stage.settings import VOICE_SPEEDS
from treasure_games.stage.voice import PAGE, Speech, Voice

RATES = dict.fromkeys(VOICE_SPEEDS, 0)
NOTES_LINES = """
import sys
with open(sys.argv[1], "a", encoding="utf-8") as heard:
    for line in sys.stdin.buffer:
        heard.write(line.decode())
        heard.flush()
"""


def speech_to(file: Path, silences: str = "!stop") -> Speech:
    """A system on which what is spoken is written to a file."""
    return Speech((sys.executable, "-c", NOTES_LINES, str(file)), RATES, silences)


def until(is_so: Callable[[], object]) -> None:
    """Another process has to get on."""
    end = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)


def lines(file: Path) -> list[str]:
    """What was spoken by now."""
    return file.read_text("utf-8").splitlines() if file.exists() else []


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "heard"


def test_it_speaks_line_by_line_and_ends(file: Path) -> None:
    voice = Voice("en", "normal", speech_to(file))
    voice.say("Your turn, Anne.")
    voice.say("Würfle!")
    until(lambda: len(lines(file)) == 2)
    assert lines(file) == [" Your turn, Anne.", " Würfle!"]
    process = voice.process
    voice.close()
    voice.join()
    assert process is not None
    assert process.poll() is not None, "its process goes on"
    assert not voice.is_dumb


def test_it_is_silenced_by_a_line_and_forgets_what_was_to_be_said(file: Path) -> None:
    voice = Voice("en", "normal", speech_to(file))
    voice.say("One.")
    until(lambda: lines(file))
    voice.stop()
    voice.close()
    voice.join()
    assert lines(file)[:2] == [" One.", "!stop"]


def test_where_no_line_silences_it_the_process_is_ended_and_begun_anew(file: Path) -> None:
    voice = Voice("en", "normal", speech_to(file, ""))
    voice.say("One.")
    until(lambda: lines(file))
    first = voice.process
    voice.stop()
    voice.say("Two.")
    until(lambda: len(lines(file)) == 2)
    assert first is not None
    assert first.poll() is not None
    assert voice.process is not first
    voice.close()
    voice.join()


def test_a_name_is_no_command_and_long_words_are_divided(file: Path) -> None:
    voice = Voice("en", "normal", speech_to(file))
    voice.say("!stop\n!-!QUIT")
    voice.say("ahoy " * 1000)
    until(lambda: len(lines(file)) > 5)
    assert lines(file)[0] == " !stop !-!QUIT"
    assert max(map(len, lines(file))) < 1000
    voice.close()
    voice.join()


def test_without_a_command_it_is_dumb_and_no_thread_runs() -> None:
    voice = Voice("en", "normal", Speech(("no-such-voice",), RATES))
    assert voice.is_dumb
    voice.say("Ahoy.")
    voice.stop()
    voice.close()
    voice.join()
    assert voice.process is None


def test_a_process_that_dies_makes_it_dumb() -> None:
    voice = Voice("en", "normal", Speech((sys.executable, "-c", "raise SystemExit"), RATES, "!"))
    until(lambda: voice.say("Ahoy.") or voice.is_dumb)
    voice.close()
    voice.join()
    assert voice.process is None


def test_what_reads_nothing_any_more_is_ended_by_force() -> None:
    """Its pipe is full, so the thread that feeds it can't go on."""
    deaf = Speech((sys.executable, "-c", "import time; time.sleep(600)"), RATES, "!" * 1_000_000)
    voice = Voice("en", "normal", deaf)
    voice.say("Ahoy.")
    until(lambda: voice.process)
    process = voice.process
    voice.close()
    voice.join()
    assert process is not None
    assert process.poll() is not None
    assert "voice" not in {thread.name for thread in threading.enumerate()}


@pytest.mark.parametrize("system", PAGE)
@pytest.mark.parametrize("speed", VOICE_SPEEDS)
def test_every_system_speaks_at_every_speed(system: str, speed: str) -> None:
    voice = Voice("de", speed, replace(PAGE[system], command=("no-such", *PAGE[system].command)))
    called = " ".join(voice.call)
    assert f"{PAGE[system].rates[speed]}" in called
    assert "{language}" not in called
    assert "{rate}" not in called
    rates = [PAGE[system].rates[one] for one in VOICE_SPEEDS]
    assert rates == sorted(set(rates))
