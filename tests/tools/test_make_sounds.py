"""The sounds of the product: complete, clean, in tune with their scores, and as rendered."""

from __future__ import annotations

import sys
from collections import Counter
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import make_sounds
from sound import manifest, ogg, score
from sound.arrange import played
from sound.catalogue import Take, groups, takes
from sound.filters import Biquad, bins, highpass, resampled, run, run_loop
from sound.loudness import integrated
from sound.measure import measured, seam_step
from sound.metals import clink
from sound.paper import slap
from sound.signal import SAMPLE_RATE, Samples, amplitude, at_peak, frames, noise
from sound.stems import add_round
from sound.strings import CITTERN, GUITAR, PluckedString, plucked
from sound.tune import Section, Tune
from sound.tunes import TUNES

from tests.memory import Memory

SOUNDS = make_sounds.SOUNDS

SEVERAL = {
    *("card_deal", "card_flip", "card_place", "card_slide", "card_swap", "card_shuffle"),
    *("coin_single", "coins_pour", "link_lit", "wood_knock"),
    *("page_turn", "rope_creak", "cloth", "chest_open", "bell"),
    *("dice_roll", "die_roll", "dice_shake"),
    *("wind_turn", "sails_fill", "ship_step"),
    *("cannon", "cannon_splash", "cannon_hit", "ship_sinks"),
    *("token_lands", "token_taken", "cargo_landed", "pearl_spent", "port_bell"),
    *("bones_roll", "bones_settle", "coin_slide", "coin_spin", "coin_falls"),
    *("table_slap", "fist_knock", "false_start", "call_drum", "hand_raised", "map_unroll"),
}
TOUCH = {"ui_hover", "ui_press", "ui_release", "ui_toggle", "ui_refuse"}
MEANING = {
    "gain", "loss", "caught", "privateer", "your_turn", "last_turn", "win", "lose", "undo", "hint",
    "lie_found", "told_true", "buzzer",
}  # fmt: skip

BY_NAME = {take.name: take for take in takes()}
ALL = pytest.mark.parametrize("take", takes(), ids=lambda take: take.name, scope="module")
"""The scope lets all tests of one sound run one after the other: it is decoded once."""
EACH_TUNE = pytest.mark.parametrize("tune", TUNES, ids=lambda tune: tune.name)


@pytest.fixture(autouse=True, scope="module")
def room_for_tunes(memory: Memory) -> None:
    """What earlier tests left goes first: to decode and weigh a tune takes 200 MB."""
    memory.collect()


@lru_cache(maxsize=1)
def decoded(name: str) -> Samples:
    """Only the last: all of them would fill 385 MB, even in single precision."""
    return manifest.sound_of(SOUNDS, BY_NAME[name], "float32")


def columns(take: Take) -> Samples:
    sound = decoded(take.name)
    return sound[:, None] if sound.ndim == 1 else sound


def spectrum(sound: Samples) -> tuple[Samples, Samples]:
    padded = 1 << 17
    tapered = sound * np.hanning(len(sound))
    return bins(padded), np.abs(np.fft.rfft(tapered, padded))


# What there is


def test_every_body_sound_has_four_variants_or_more() -> None:
    counts = {group.name: group.variants for group in groups() if group.layer == "body"}
    assert set(counts) == SEVERAL
    assert min(counts.values()) >= 4


def test_every_act_has_its_tick_and_its_motif() -> None:
    by_layer = {
        layer: {g.name for g in groups() if g.layer == layer} for layer in ("touch", "meaning")
    }
    assert by_layer == {"touch": TOUCH, "meaning": MEANING}


def test_the_files_are_those_of_the_catalogue() -> None:
    lying = {path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*.ogg")}
    assert lying == {take.file for take in takes()}


def test_all_sounds_together_fit_the_budget() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) <= 12_000_000


def test_the_manifest_counts_every_variant() -> None:
    counts = Counter(line["group"] for line in manifest.read(SOUNDS).values())
    expected = {group.name: group.variants for group in groups()} | {t.name: 3 for t in TUNES}
    assert counts == expected


@ALL
def test_the_manifest_tells_the_truth_about_a_sound(take: Take) -> None:
    line = manifest.read(SOUNDS)[take.name]
    sound = columns(take)
    assert (line["layer"], line["group"], line["variant"]) == (take.layer, take.group, take.variant)
    assert (line["frames"], line["channels"]) == sound.shape
    assert line["loop"] is take.loop
    assert line["length_s"] == pytest.approx(len(sound) / SAMPLE_RATE, abs=0.001)
    assert amplitude(line["peak_db"]) == pytest.approx(np.max(np.abs(sound)), rel=0.02)
    assert line["file"] == take.file
    assert line["stems"] == list(take.stems)


# How they are


@ALL
def test_a_sound_neither_clips_nor_vanishes(take: Take) -> None:
    level = np.max(np.abs(columns(take)))
    assert amplitude(-30.0) < level <= amplitude(-2.9)


@ALL
def test_a_sound_has_no_direct_current(take: Take) -> None:
    assert np.max(np.abs(np.mean(columns(take), axis=0))) < 1e-3


@ALL
def test_a_sound_begins_and_ends_in_silence_and_a_loop_has_no_seam(take: Take) -> None:
    sound = columns(take)
    if take.loop:
        assert seam_step(sound) < 2.0
    else:
        assert np.max(np.abs(sound[[0, -1]])) < 5e-3


def test_a_step_at_the_seam_would_be_noticed() -> None:
    t = np.arange(2 * SAMPLE_RATE) / SAMPLE_RATE
    closing = np.sin(2 * np.pi * 220 * t)[:, None]
    assert seam_step(closing) < 1.5
    assert seam_step(closing[: -SAMPLE_RATE // 880]) > 5.0


@EACH_TUNE
def test_the_stems_of_a_tune_are_equally_long(tune: Tune) -> None:
    """By the manifest, which tells the truth about them."""
    listed = manifest.read(SOUNDS)
    lengths = {listed[f"music/{tune.name}_{number}"]["frames"] for number in (1, 2, 3)}
    assert lengths == {tune.frames}
    assert 60.0 <= tune.frames / SAMPLE_RATE <= 120.0


@EACH_TUNE
def test_a_tune_grows_with_its_intensity_to_twenty_below_full_scale(tune: Tune) -> None:
    levels, together = [], np.zeros((tune.frames, 2), np.float32)
    for number in (1, 2, 3):
        together += decoded(f"music/{tune.name}_{number}")
        levels.append(integrated(together, loop=True))
    assert levels == sorted(levels)
    assert levels[2] == pytest.approx(-20.0, abs=0.7)
    assert levels[0] > -24.0
    assert np.max(np.abs(together)) <= amplitude(-2.9)


@pytest.mark.parametrize("name", ["card_deal", "card_flip", "card_place", "card_slide"])
def test_a_card_is_a_short_burst_of_noise(name: str) -> None:
    group = next(group for group in groups() if group.name == name)
    for number in range(1, group.variants + 1):
        sound = decoded(f"body/{name}_{number}")
        assert 0.04 <= len(sound) / SAMPLE_RATE <= 0.21
        hz, power = spectrum(sound)
        assert np.sum(power[hz < 100] ** 2) < 0.01 * np.sum(power**2)


def test_a_placed_card_lands_at_once() -> None:
    for number in range(1, 7):
        loudest = int(np.argmax(np.abs(decoded(f"body/card_place_{number}"))))
        assert loudest < frames(0.030)


@pytest.mark.parametrize("name", ["dice_roll", "die_roll"])
def test_dice_fall_bounce_twice_and_lie_still_before_the_tumble_is_over(name: str) -> None:
    group = next(group for group in groups() if group.name == name)
    for number in range(1, group.variants + 1):
        sound = decoded(f"body/{name}_{number}")
        loud = np.flatnonzero(np.abs(sound) > 0.12 * np.max(np.abs(sound)))
        blows = loud[np.diff(loud, prepend=-SAMPLE_RATE) > frames(0.02)]
        assert len(blows) >= 3
        assert blows[0] < frames(0.10)
        assert 0.55 <= len(sound) / SAMPLE_RATE <= 0.80


def test_bones_knock_three_times_and_then_rattle_low() -> None:
    for number in range(1, 7):
        sound = decoded(f"body/bones_roll_{number}")
        loud = np.flatnonzero(np.abs(sound) > 0.3 * np.max(np.abs(sound)))
        knocks = loud[np.diff(loud, prepend=-SAMPLE_RATE) > frames(0.05)]
        assert len(knocks) == 3
        assert 0.55 <= len(sound) / SAMPLE_RATE <= 0.85
        hz, power = spectrum(sound[int(knocks[-1]) + frames(0.06) :])
        assert np.sum(power[hz < 800] ** 2) > 0.5 * np.sum(power**2)


def test_a_spun_coin_touches_the_wood_ever_quicker() -> None:
    for number in range(1, 5):
        sound = np.abs(decoded(f"body/coin_spin_{number}"))
        first, last = sound[: frames(0.4)], sound[-frames(0.45) : -frames(0.05)]
        assert touches(last) > 1.4 * touches(first)


def touches(sound: Samples) -> int:
    """How often it swells: peaks of its envelope by windows of 4 ms."""
    width = frames(0.004)
    level = sound[: len(sound) // width * width].reshape(-1, width).max(axis=1)
    middle = level[1:-1]
    return int(
        np.sum((middle > level[:-2]) & (middle >= level[2:]) & (middle > 0.25 * level.max()))
    )


def test_a_lie_slides_down_and_the_truth_steps_up() -> None:
    def moves(name: str, early_s: float, late_s: float) -> float:
        sound = np.sum(decoded(name), axis=1)
        return loudest_hz(sound, late_s) / loudest_hz(sound, early_s)

    assert moves("meaning/lie_found_1", 0.02, 0.60) < 0.75
    assert moves("meaning/told_true_1", 0.02, 0.20) > 1.4


def loudest_hz(sound: Samples, at_s: float) -> float:
    hz, power = spectrum(sound[frames(at_s) : frames(at_s + 0.09)])
    return float(hz[np.argmax(power)])


@pytest.mark.parametrize("name", ["cannon", "cannon_hit"])
def test_a_gun_speaks_at_once_and_from_below(name: str) -> None:
    for number in range(1, 6):
        sound = decoded(f"body/{name}_{number}")
        assert int(np.argmax(np.abs(sound))) < frames(0.06)
        hz, power = spectrum(sound)
        assert np.sum(power[hz < 400] ** 2) > 0.5 * np.sum(power**2)


def test_a_step_of_a_ship_is_over_when_the_next_one_starts_to_be_heard() -> None:
    for number in range(1, 7):
        assert 0.25 <= len(decoded(f"body/ship_step_{number}")) / SAMPLE_RATE <= 0.36


def test_coins_ring_at_frequencies_of_a_plate_not_of_a_string() -> None:
    sound = clink(np.random.default_rng(5), 1.0)
    late = sound[frames(0.02) : frames(0.09)]
    hz, power = spectrum(late)
    peaks = hz[
        np.flatnonzero(
            (power > np.roll(power, 1))
            & (power > np.roll(power, -1))
            & (power > 0.08 * power.max())
        )
    ]
    assert 3000.0 < peaks.min() < 5200.0
    ratios = peaks[peaks > peaks.min() * 1.2] / peaks.min()
    assert len(ratios) >= 3
    assert np.max(np.abs(ratios - np.round(ratios))) > 0.15
    assert np.std(sound[frames(0.10) : frames(0.12)]) > 0.01 * np.std(sound[: frames(0.02)])


def test_no_two_variants_are_alike() -> None:
    for group in groups():
        for one, other in combinations([decoded(stem).ravel() for stem in group.stems()], 2):
            span = min(len(one), len(other))
            assert np.corrcoef(one[:span], other[:span])[0, 1] < 0.995


# That they can be made again


@pytest.mark.parametrize("name", ["touch/ui_press_1", "body/coin_single_2", "body/card_place_3"])
def test_a_sound_renders_to_the_same_samples_each_time(name: str) -> None:
    take = next(take for take in takes() if take.name == name)
    assert np.array_equal(take.render(), take.render())


@pytest.mark.parametrize(
    "take",
    [t for t in takes() if t.layer in ("touch", "body", "meaning") and t.variant == 1],
    ids=lambda take: take.name,
)
def test_the_committed_file_is_what_the_code_renders_now(take: Take) -> None:
    fresh, lying = take.render().ravel(), decoded(take.name).ravel()
    assert len(fresh) == len(lying)
    assert np.corrcoef(fresh, lying)[0, 1] > 0.9


def test_encoding_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    sound = slap(np.random.default_rng(1), 0.5) * 0.3
    files = [tmp_path / folder / "body" / "slap_1.ogg" for folder in ("once", "again")]
    for path in files:
        ogg.write(path, [sound, sound[::-1]], 0.6)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_an_overshooting_sound_is_brought_under_the_ceiling(tmp_path: Path) -> None:
    loud = at_peak(noise(np.random.default_rng(2), 9600), -0.1)
    ogg.write(tmp_path / "loud.ogg", [loud], 0.5)
    assert np.max(np.abs(ogg.read(tmp_path / "loud.ogg"))) <= amplitude(-2.9)


def test_rendering_some_sounds_keeps_the_manifest_of_the_others(tmp_path: Path) -> None:
    assert make_sounds.main(["--only", "page_turn", "--out", str(tmp_path)]) == 0
    fabric = manifest.read(tmp_path)
    assert make_sounds.main(["--only", "ui_hover", "--out", str(tmp_path)]) == 0
    listed = manifest.read(tmp_path)
    assert fabric.items() < listed.items()
    files = {line["file"] for line in listed.values()}
    assert files == {"body/fabric.ogg", "touch/touch.ogg"}


def test_a_file_is_rendered_with_all_effects_that_share_it(tmp_path: Path) -> None:
    assert make_sounds.main(["--only", "ui_press_2", "--out", str(tmp_path)]) == 0
    assert set(manifest.read(tmp_path)) == {take.name for take in takes() if take.layer == "touch"}


def test_sounds_that_share_a_file_are_those_that_would_lie_alone(tmp_path: Path) -> None:
    loud = [at_peak(slap(np.random.default_rng(seed), 0.5), -6.0) for seed in range(3)]
    together = ogg.write(tmp_path / "together.ogg", loud, 0.6)
    for number, (sound, span) in enumerate(zip(loud, together, strict=True)):
        alone = ogg.write(tmp_path / f"{number}.ogg", [sound], 0.6)
        expected = ogg.read(tmp_path / f"{number}.ogg")[alone[0]]
        assert len(expected) == len(sound)
        assert np.array_equal(ogg.read(tmp_path / "together.ogg")[span], expected)
    sizes = {path.stem: path.stat().st_size for path in tmp_path.iterdir()}
    assert sizes.pop("together") < sum(sizes.values()) - 7_000


def test_sounds_of_unequal_channels_cannot_share_a_file(tmp_path: Path) -> None:
    mono = np.zeros(4800)
    with pytest.raises(ValueError, match="pair"):
        ogg.write(tmp_path / "pair.ogg", [mono, np.stack([mono, mono], axis=1)], 0.6)


def test_a_pattern_that_matches_nothing_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_sounds.main(["--only", "trombone"]) == 2
    assert "trombone" in capsys.readouterr().err


def test_a_loop_is_stored_between_its_own_end_and_beginning(tmp_path: Path) -> None:
    t = np.arange(2 * SAMPLE_RATE) / SAMPLE_RATE
    loop = 0.2 * np.stack([np.sin(2 * np.pi * 220 * t), np.sin(2 * np.pi * 330 * t)], axis=1)
    (span,) = ogg.write_loop(tmp_path / "loop.ogg", loop, 0.2)
    lying = ogg.read(tmp_path / "loop.ogg")
    assert np.std(lying[span] - loop) < 0.05 * np.std(loop)
    near = slice(span.stop, span.stop + frames(0.05))
    assert np.std(lying[near] - loop[: frames(0.05)]) < 0.05 * np.std(loop)
    near = slice(span.start - frames(0.05), span.start)
    assert np.std(lying[near] - loop[-frames(0.05) :]) < 0.05 * np.std(loop)


def test_a_rate_that_gives_no_whole_number_of_frames_is_refused() -> None:
    with pytest.raises(ValueError, match="whole number"):
        resampled(np.zeros(100), 48_000, 32_000)


def test_a_tone_is_the_same_at_another_rate() -> None:
    tones = [np.sin(2 * np.pi * 500 * np.arange(rate // 10) / rate) for rate in (48_000, 32_000)]
    assert np.allclose(resampled(tones[0], 48_000, 32_000), tones[1], atol=1e-9)
    assert np.allclose(resampled(tones[1], 32_000, 48_000), tones[0], atol=1e-9)


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


# The tools of the trade


def test_a_full_scale_sine_measures_as_the_recommendation_says() -> None:
    t = np.arange(5 * SAMPLE_RATE) / SAMPLE_RATE
    left_only = np.stack([np.sin(2 * np.pi * 997 * t), np.zeros(len(t))], axis=1)
    assert integrated(left_only) == pytest.approx(-3.01, abs=0.05)


def test_silence_around_a_sound_is_gated_out() -> None:
    tone = 0.1 * np.sin(2 * np.pi * 997 * np.arange(4 * SAMPLE_RATE) / SAMPLE_RATE)
    assert integrated(np.pad(tone, (0, 8 * SAMPLE_RATE))) == pytest.approx(
        integrated(tone), abs=0.5
    )


def test_a_filter_in_the_frequency_domain_equals_its_difference_equation() -> None:
    biquad = highpass(500.0)
    sound = noise(np.random.default_rng(4), 2000)
    assert np.allclose(run(sound, biquad), recursive(biquad, sound), atol=1e-9)


def recursive(biquad: Biquad, sound: Samples) -> Samples:
    out = np.zeros(len(sound))
    for n in range(len(sound)):
        forward = sum(biquad.b[k] * sound[n - k] for k in range(3) if n >= k)
        back = sum(biquad.a[k] * out[n - k] for k in (1, 2) if n >= k)
        out[n] = (forward - back) / biquad.a[0]
    return out


def test_a_filtered_loop_may_start_anywhere() -> None:
    loop = noise(np.random.default_rng(6), 4800)
    turned = run_loop(np.roll(loop, 1234), highpass(300.0))
    assert np.allclose(turned, np.roll(run_loop(loop, highpass(300.0)), 1234))


def test_a_note_past_the_end_of_a_loop_goes_on_at_its_start() -> None:
    loop = np.zeros(10)
    add_round(loop, 8, np.arange(1.0, 5.0))
    assert loop.tolist() == [3, 4, 0, 0, 0, 0, 0, 0, 1, 2]


def test_measures_of_a_known_sound() -> None:
    sound = np.array([0.0, 0.5, -0.25, 0.0])
    figures = measured(sound, loop=False)
    assert (figures.frames, figures.channels, figures.edge) == (4, 1, 0.0)
    assert figures.peak_db == pytest.approx(-6.02, abs=0.01)
    assert figures.dc == pytest.approx(0.0625)
