"""Body sounds of a ship under way: the wind goes round, sails fill, the bow meets a wave."""

import numpy as np

from .filters import bandpass, highpass, lowpass, run, swept
from .group import Group
from .modes import RING, metal, struck
from .paper import flutter
from .signal import Rng, Samples, bump, decay, frames, mixed, noise, ramp, times
from .timber import creak
from .water import bubble, rush


def gust(rng: Rng, seconds: float, low_hz: float, high_hz: float, peak_at: float) -> Samples:
    """Moving air: a broad band that climbs with its speed, and a narrow one that whistles in it."""
    length = frames(seconds)
    speed = bump(length, peak_at, 1.5)

    def band(hz: Samples, t: Samples) -> Samples:
        centre = low_hz + (high_hz - low_hz) * np.interp(t, times(length), speed)
        octaves = np.log2(np.maximum(hz, 20.0) / centre)
        whistle = np.exp(-0.5 * ((octaves - 1.05) / 0.13) ** 2)
        return np.asarray(np.exp(-0.5 * (octaves / 0.9) ** 2) + 0.5 * whistle)

    blown = swept(noise(rng, length), band) * speed * flutter(rng, length, 11.0, 0.25)
    return np.asarray(blown / np.max(np.abs(blown)))


def wind_turn(rng: Rng) -> Samples:
    """A gust comes round; the brass needle follows on a dry pivot and springs against its stop."""
    seconds = float(rng.uniform(0.80, 0.92))
    air = gust(rng, seconds, 260.0, float(rng.uniform(820, 1050)), 0.42)
    pivot = creak(rng, 0.40, 70.0, float(rng.uniform(150, 190)), (830.0, 1390.0, 2280.0, 3350.0))
    stop = struck(metal(float(rng.uniform(1350, 1600)), RING, 0.16, rng), rng, 0.5, 0.00012)
    return mixed([(0.0, air), (0.07, pivot * 0.20), (0.46, stop * 0.14), (0.53, stop * 0.07)])


def wind_gust(rng: Rng) -> Samples:
    """The wind goes far round: it howls up in the rigging, and the needle is thrown to its stop."""
    air = gust(rng, float(rng.uniform(0.95, 1.05)), 240.0, float(rng.uniform(1400, 1600)), 0.40)
    shrouds = gust(rng, 0.60, 900.0, float(rng.uniform(2000, 2300)), 0.45)
    needle = metal(float(rng.uniform(1350, 1600)), RING, 0.16, rng)
    stops = [(at, struck(needle, rng, force, 0.00012)) for at, force in ((0.40, 0.1), (0.47, 0.06))]
    slap = canvas(rng, 0.12, 380.0)
    return mixed([(0.0, air), (0.12, shrouds * 0.28), (0.34, slap * 0.5), *stops])


def sails_fill(rng: Rng) -> Samples:
    """Canvas shakes in the wind, fills with a soft clap, and the sheet takes the strain."""
    luffs = [
        (at, canvas(rng, float(rng.uniform(0.045, 0.07)), 620.0) * float(rng.uniform(0.2, 0.45)))
        for at in np.cumsum(rng.uniform(0.045, 0.075, 4))
    ]
    full = float(luffs[-1][0]) + float(rng.uniform(0.06, 0.08))
    belly = canvas(rng, 0.20, 260.0)
    cloth = canvas(rng, 0.10, 900.0)
    sheet = creak(rng, 0.42, 30.0, float(rng.uniform(62, 80)), (340.0, 590.0, 910.0, 1500.0))
    air = gust(rng, full + 0.35, 220.0, 560.0, 0.55)
    return mixed(
        [
            (0.0, air * 0.45),
            *luffs,
            (full, belly * 1.1),
            (full, cloth * 0.5),
            (full + 0.06, sheet * 0.16),
        ]
    )


def canvas(rng: Rng, t60_s: float, centre_hz: float) -> Samples:
    """Heavy cloth pulled taut: a blow too soft to have an edge."""
    length = frames(t60_s * 1.4)
    attack = np.ones(length)
    rise = frames(0.004)
    attack[:rise] = ramp(rise)
    burst = noise(rng, length) * decay(length, t60_s) * attack
    sound = run(burst, bandpass(centre_hz, 0.6), highpass(70.0), lowpass(3800.0), tail_s=0.02)
    return np.asarray(sound / np.max(np.abs(sound)))


def ship_step(rng: Rng) -> Samples:
    """One cell of sea: the bow parts a small wave, a frame of the hull works."""
    seconds = float(rng.uniform(0.27, 0.33))
    wave = rush(rng, seconds, 300.0, float(rng.uniform(1250, 1900)), float(rng.uniform(0.28, 0.38)))
    under = rush(rng, seconds, 120.0, 360.0, 0.35)
    hull = creak(rng, 0.17, 26.0, float(rng.uniform(48, 70)), (210.0, 370.0, 610.0))
    parts = [(0.0, wave), (0.0, under * 0.7), (0.07, hull * 0.22)]
    parts += [(float(at), bubble(rng) * 0.10) for at in rng.uniform(0.08, seconds - 0.06, 4)]
    return mixed(parts)


GROUPS = (
    Group("wind_turn", "body", 4, -27.0, wind_turn, 110.0, quality=0.4),
    Group("wind_gust", "body", 4, -23.0, wind_gust, 90.0, quality=0.4),
    Group("sails_fill", "body", 4, -27.0, sails_fill, 70.0, quality=0.4),
    Group("ship_step", "body", 6, -31.0, ship_step, 90.0, quality=0.4),
)
