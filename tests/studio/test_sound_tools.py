"""The tools of the trade: files, filters, measures."""

from pathlib import Path

import numpy as np
import pytest

from studio.sound import ogg
from studio.sound.filters import Biquad, highpass, resampled, run, run_loop
from studio.sound.loudness import integrated
from studio.sound.measure import measured, seam_step
from studio.sound.paper import slap
from studio.sound.signal import SAMPLE_RATE, Samples, amplitude, at_peak, frames, noise
from studio.sound.stems import add_round


def test_a_step_at_the_seam_would_be_noticed() -> None:
    t = np.arange(2 * SAMPLE_RATE) / SAMPLE_RATE
    closing = np.sin(2 * np.pi * 220 * t)[:, None]
    assert seam_step(closing) < 1.5
    assert seam_step(closing[: -SAMPLE_RATE // 880]) > 5.0


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


def test_a_loop_is_stored_between_its_own_end_and_beginning(tmp_path: Path) -> None:
    t = np.arange(SAMPLE_RATE) / SAMPLE_RATE
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
