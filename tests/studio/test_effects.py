"""What one hears: each effect has the course and the pitch of the thing it is."""

import numpy as np
import pytest

from studio.sound.catalogue import groups
from studio.sound.metals import clink
from studio.sound.score import frequency, midi_of
from studio.sound.signal import SAMPLE_RATE, Samples, frames
from tests.studio.sounds import decoded, spectrum


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


def test_a_slammed_cup_claps_at_once_and_its_dice_topple_after() -> None:
    for number in range(1, 6):
        sound = np.abs(decoded(f"body/cup_slam_{number}"))
        assert int(np.argmax(sound)) < frames(0.03)
        assert np.max(sound[frames(0.06) :]) > 0.1 * np.max(sound)


@pytest.mark.parametrize(("name", "written"), [("die_counted", "D4"), ("bid_tick", "A5")])
def test_all_variants_of_a_series_have_one_pitch(name: str, written: str) -> None:
    """Each may follow any other up the scale, whose narrowest step is 200 cents."""
    for number in range(1, 6):
        sound = decoded(f"body/{name}_{number}")
        heard = loudest_hz(sound, 0.03)
        assert abs(1200 * np.log2(heard / frequency(midi_of(written)))) < 25.0
        assert len(sound) / SAMPLE_RATE < 0.25


def test_the_roll_swells_until_it_is_cut_off() -> None:
    for number in range(1, 5):
        sound = decoded(f"body/drum_hush_{number}")
        early, late = sound[frames(0.1) : frames(0.4)], sound[frames(0.6) : frames(0.9)]
        assert np.std(late) > 1.3 * np.std(early)
        assert np.std(sound[-frames(0.1) :]) < 0.05 * np.std(late)


def test_a_die_overboard_slides_falls_unheard_and_splashes() -> None:
    for number in range(1, 5):
        level = np.abs(decoded(f"body/die_overboard_{number}"))
        quiet = level[frames(0.44) : frames(0.46)]
        slide, splash = level[frames(0.1) : frames(0.35)], level[frames(0.48) :]
        assert np.max(quiet) < 0.1 * np.max(slide) < np.max(splash)


def test_wax_hisses_high() -> None:
    for number in range(1, 5):
        hz, power = spectrum(decoded(f"body/wax_hiss_{number}"))
        assert np.sum(power[hz > 1500] ** 2) > 0.8 * np.sum(power**2)


def test_what_is_buried_is_dug_shut_and_rings_below() -> None:
    """Spade at once, a thump after half a second, then a coin lower than one on a table."""
    for number in range(1, 6):
        sound = decoded(f"body/bury_{number}")
        level = np.abs(sound)
        spade, thump = level[: frames(0.12)], level[frames(0.42) : frames(0.56)]
        assert min(np.max(spade), np.max(thump)) > 0.4 * np.max(level)
        hz, power = spectrum(sound[-frames(0.22) :])
        assert 1500.0 < hz[np.argmax(power)] < 2400.0


def test_a_card_hewn_gets_its_blow_when_the_blade_is_down() -> None:
    for number in range(1, 6):
        loudest = int(np.argmax(np.abs(decoded(f"body/card_hewn_{number}"))))
        assert frames(0.07) < loudest < frames(0.12)


def test_each_shout_is_a_third_over_the_last() -> None:
    def pitch(name: str) -> float:
        """The reed's own pitch by its distance of harmonics: the best comb over the spectrum."""
        sound = np.sum(decoded(f"meaning/{name}_1"), axis=1)
        hz, power = spectrum(sound[frames(0.15) : frames(0.42)])
        tried = np.geomspace(120.0, 290.0, 400)
        combs = [sum(np.interp(f * k, hz, power) for k in range(1, 12)) for f in tried]
        return float(tried[np.argmax(combs)])

    heard = [pitch(f"yarr_{step}") for step in ("first", "second", "third", "fourth")]
    steps = 12 * np.log2(np.array(heard[1:]) / heard[:-1])
    assert np.all((steps > 2.5) & (steps < 4.5)), steps


def test_the_kraken_swells_until_it_is_cut_off() -> None:
    for number in (1, 2):
        level = np.abs(np.sum(decoded(f"meaning/kraken_rises_{number}"), axis=1))
        parts = [float(np.mean(part)) for part in np.array_split(level[: frames(2.4)], 4)]
        assert parts == sorted(parts)
        assert parts[3] > 3.0 * parts[0]
        assert np.mean(level[-frames(0.05) :]) < 0.1 * parts[3]


def test_an_arm_comes_down_from_below_and_suckers_pop_one_by_one() -> None:
    for number in range(1, 5):
        hz, power = spectrum(decoded(f"body/kraken_strikes_{number}")[: frames(0.25)])
        assert np.sum(power[hz < 300] ** 2) > 0.6 * np.sum(power**2)
        assert touches(np.abs(decoded(f"body/suckers_{number}"))) >= 6
