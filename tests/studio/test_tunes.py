"""The tunes: clean, growing, and their scores in order."""

from collections.abc import Iterator

import numpy as np
import pytest

from studio.sound import score
from studio.sound.arrange import played
from studio.sound.catalogue import takes
from studio.sound.filters import gain_of
from studio.sound.loudness import integrated
from studio.sound.measure import bright_share
from studio.sound.signal import SAMPLE_RATE, amplitude, frames
from studio.sound.strings import CITTERN, GUITAR, PluckedString, plucked
from studio.sound.tune import Section, Tune
from studio.sound.tunes import TUNES
from tests.memory import Memory
from tests.studio.sounds import check_sound, decoded, listed, shelf, spectrum

EACH_TUNE = pytest.mark.parametrize("tune", TUNES, ids=lambda tune: tune.name, scope="module")
"""The scope lets all tests of one tune run one after the other."""
EACH_LONG_TUNE = pytest.mark.parametrize(
    "tune",
    [TUNES[0], *(pytest.param(tune, marks=pytest.mark.full) for tune in TUNES[1:])],
    ids=lambda tune: tune.name,
    scope="module",
)
"""One of them in the short run: to decode and weigh the stems of a tune takes two seconds."""
BY_NAME = {take.name: take for take in takes()}


@pytest.fixture(autouse=True, scope="module")
def room_for_tunes(memory: Memory) -> Iterator[None]:
    """What earlier tests left goes first: to decode and weigh a tune takes 200 MB."""
    memory.collect()
    yield
    for kept in (shelf, gain_of):
        kept.cache_clear()


# How they are


@EACH_LONG_TUNE
def test_stems_are_clean_and_grow_from_twenty_below_full_scale(tune: Tune) -> None:
    """One after the other: all of them at once would take a hundred megabytes more."""
    gain_of.cache_clear()
    levels, together = [], np.zeros((tune.frames, 2), np.float32)
    for number in (1, 2, 3):
        name = f"music/{tune.name}_{number}"
        stem = decoded(name)
        check_sound(BY_NAME[name], stem)
        together += stem
        if number == 3:
            assert bright_share(stem) > 0.05, "fifes and bells are not heard"
        del stem
        shelf.cache_clear()
        levels.append(integrated(together, loop=True))
    assert levels == sorted(levels)
    assert levels[0] == pytest.approx(-20.0, abs=0.3)
    assert levels[0] + 1.0 < levels[2] < -16.0
    assert np.max(np.abs(together)) <= amplitude(-2.9)


@EACH_TUNE
def test_the_stems_of_a_tune_are_equally_long(tune: Tune) -> None:
    """By the manifest, which tells the truth about them."""
    lengths = {listed()[f"music/{tune.name}_{number}"]["frames"] for number in (1, 2, 3)}
    assert lengths == {tune.frames}
    assert 60.0 <= tune.frames / SAMPLE_RATE <= 120.0


# The scores


@EACH_TUNE
def test_every_bar_adds_up_and_every_note_is_in_the_mode(tune: Tune) -> None:
    assert {bars_of(section, tune.bar) for section in tune.sections.values()} == {8}
    for note in tune.melody() + tune.counter():
        assert note.midi % 12 in tune.scale
    for chord in tune.harmony():
        assert chord.tones <= tune.scale


def bars_of(section: Section, bar: int) -> float:
    last = score.chords(section.chords, bar)[-1]
    return (last.start + last.length) / bar


@EACH_TUNE
def test_the_melody_meets_the_chord_on_most_strong_beats(tune: Tune) -> None:
    harmony = tune.harmony()
    strong = [note for note in tune.melody() if note.start % tune.bar == 0]
    meeting = [
        note
        for note in strong
        if any(
            c.start <= note.start < c.start + c.length and note.midi % 12 in c.tones
            for c in harmony
        )
    ]
    assert len(meeting) >= 0.9 * len(strong)


@EACH_TUNE
def test_no_part_leaves_the_loop_or_its_sections(tune: Tune) -> None:
    for part in tune.parts:
        line = played(tune, part)
        assert line
        assert all(0 <= note.start < tune.bars * tune.bar and note.length > 0 for note in line)


def test_a_bar_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(score.ScoreError, match="bar 2 lasts 5 of 6"):
        score.notes("A4:6 | A4:3 G4:2", bar=6)


@pytest.mark.parametrize("string", [GUITAR, CITTERN], ids=["guitar", "cittern"])
@pytest.mark.parametrize("midi", [50, 62, 74])
def test_a_plucked_string_sounds_the_written_pitch(string: PluckedString, midi: int) -> None:
    written = score.frequency(midi)
    note = plucked(string, written, 1.0, 0.7, np.random.default_rng(3))
    hz, power = spectrum(note[frames(0.05) : frames(0.9)])
    near = (hz > written * 0.94) & (hz < written * 1.06)
    heard = hz[near][np.argmax(power[near])]
    assert abs(1200 * np.log2(heard / written)) < 4.0
    assert note[-1] == pytest.approx(0.0, abs=1e-3)
