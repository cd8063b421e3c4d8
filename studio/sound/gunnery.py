"""Body sounds of a fight: the gun, the ball in the water, the ball in the planks, a ship going
down.
"""

import numpy as np

from .filters import bandpass, highpass, lowpass, run
from .group import Group
from .modes import RING, metal, struck, wooden
from .signal import SAMPLE_RATE, Rng, Samples, bump, decay, frames, mixed, noise, ramp, times
from .timber import creak
from .water import bubble, drops, rush


def cannon(rng: Rng) -> Samples:
    """A twelve-pounder: the crack of the muzzle, the boom, the carriage thrown back on its ropes,
    and the shore answering.
    """
    blown = boom(rng, float(rng.uniform(96, 112)), 0.85)
    blast = mixed([(0.0, _crack(rng)), (0.001, blown)])
    far = run(blast, lowpass(520.0), highpass(70.0), tail_s=0.1)
    wheels = creak(rng, 0.26, 34.0, 90.0, (120.0, 205.0, 340.0, 560.0))
    shot = mixed(
        [
            (0.0, blast),
            (0.10, wheels * 0.16),
            (0.31 + float(rng.uniform(0.0, 0.03)), _thud(rng, 88.0, 0.22)),
            (float(rng.uniform(0.40, 0.46)), far * 0.13),
            (float(rng.uniform(0.66, 0.76)), far * 0.07),
        ]
    )
    return pressed(shot, 2.2)


def pressed(sound: Samples, drive: float) -> Samples:
    """So loud that the air itself gives way: peaks are rounded off, what lies under them rises."""
    return np.asarray(np.tanh(drive * sound / np.max(np.abs(sound))))


def _crack(rng: Rng) -> Samples:
    """The shock at the muzzle: a step of pressure and fire after it, bright for an instant."""
    length = frames(0.12)
    fire = noise(rng, length) * (decay(length, 0.11) + 1.6 * decay(length, 0.016))
    sound = run(fire, lowpass(4200.0, 0.6), highpass(180.0))
    return np.asarray(sound / np.max(np.abs(sound)) * 0.85)


def boom(rng: Rng, hz: float, t60_s: float) -> Samples:
    """A mass of gas that swings out and back, ever slower, over a rumble of air."""
    length = frames(t60_s * 1.25)
    t = times(length)
    sinking = hz * (0.46 + 0.54 * np.exp(-t / 0.07))
    swing = np.sin(2 * np.pi * np.cumsum(sinking) / SAMPLE_RATE) * decay(length, t60_s * 0.8)
    rumble = run(noise(rng, length), lowpass(240.0), highpass(50.0))
    rumble *= decay(length, t60_s) / np.std(rumble) * 0.30
    body = (swing + rumble) * (1.0 - np.exp(-t / 0.0015))
    return np.asarray(np.tanh(1.6 * body))


def _thud(rng: Rng, hz: float, force: float) -> Samples:
    return struck(wooden(hz, 7, 8.0, rng), rng, force, 0.0018)


def bomb(rng: Rng) -> Samples:
    """A round bomb goes off below deck: the fuse spits, then a dull blast, and boards come down."""
    spit = run(noise(rng, frames(0.26)) * ramp(frames(0.26)), bandpass(5200.0, 0.6))
    blast = mixed([(0.0, _crack(rng) * 0.6), (0.001, boom(rng, float(rng.uniform(70, 82)), 1.0))])
    boards = [
        (0.5 + float(at), _thud(rng, float(rng.uniform(120, 320)), 0.22 * (1.2 - float(at))))
        for at in np.sort(rng.uniform(0.0, 0.7, 6))
    ]
    tear = _splintering(rng, float(rng.uniform(0.28, 0.34)))
    parts = [(0.24, blast), (0.25, tear * 0.6), *boards]
    return pressed(mixed([(0.0, spit / np.max(np.abs(spit)) * 0.10), *parts]), 2.2)


def cannon_splash(rng: Rng) -> Samples:
    """A miss: the ball slaps through the surface, a column stands up and rains back."""
    slap = run(noise(rng, frames(0.09)) * decay(frames(0.09), 0.07), bandpass(620.0, 0.5))
    cavity = bubble(rng, (0.13, 0.17), 92.0, 125.0)
    column = rush(rng, float(rng.uniform(0.55, 0.65)), 520.0, float(rng.uniform(2300, 3000)), 0.24)
    rain = mixed(drops(rng, 90, float(rng.uniform(0.75, 0.85)), 1100.0, 4200.0))
    gulp = [
        (float(at), bubble(rng, (0.05, 0.1), 240, 520) * 0.22) for at in rng.uniform(0.2, 0.7, 7)
    ]
    return mixed(
        [
            (0.0, slap / np.max(np.abs(slap)) * 0.8),
            (0.012, cavity * 0.8),
            (0.02, column * 0.75),
            (0.20, rain * 0.17),
            *gulp,
        ]
    )


def cannon_hit(rng: Rng) -> Samples:
    """A hit: the blow on the hull, oak torn along its grain, splinters coming down on deck."""
    hull = wooden(float(rng.uniform(72, 90)), 11, 9.0, rng)
    blow = run(struck(hull, rng, 1.0, 0.0016), lowpass(2600.0))
    tear = _splintering(rng, float(rng.uniform(0.24, 0.32)))
    parts = [(0.0, blow / np.max(np.abs(blow))), (0.004, tear * 0.85)]
    for at in np.sort(rng.uniform(0.26, 0.85, 11)):
        chip = wooden(float(rng.uniform(520, 1250)), 4, 12.0, rng)
        force = float(rng.uniform(0.05, 0.16)) * (1.1 - float(at))
        parts.append((float(at), struck(chip, rng, force, 0.00025)))
    parts.append((float(rng.uniform(0.30, 0.40)), _thud(rng, 130.0, 0.22)))
    return pressed(mixed(parts), 3.0)


def _splintering(rng: Rng, seconds: float) -> Samples:
    """Fibres parting: a shower of cracks, dense at first, each ringing in the plank it leaves."""
    length = frames(seconds)
    thinning = (1.0 - np.linspace(0.0, 1.0, length)) ** 1.6
    cracks = noise(rng, length) * (rng.random(length) < 0.012 * thinning) * 5.0
    rough = cracks + noise(rng, length) * thinning * 0.10
    rung = [run(rough, bandpass(hz * float(rng.uniform(0.93, 1.07)), 3.5)) for hz in _GRAIN_HZ]
    sound = run(np.sum(rung, axis=0), highpass(260.0)) * thinning**0.5
    return np.asarray(sound / np.max(np.abs(sound)))


_GRAIN_HZ = (430.0, 760.0, 1240.0, 2050.0, 3300.0)


def ship_sinks(rng: Rng) -> Samples:
    """Going down: the frames groan, water finds its way in, the last air comes up in gulps."""
    groan = creak(rng, 1.35, 13.0, float(rng.uniform(30, 38)), (118.0, 196.0, 310.0, 505.0))
    second = creak(rng, 0.7, 17.0, 42.0, (165.0, 270.0, 440.0))
    flood = rush(rng, 2.2, 180.0, 760.0, 0.55)
    bell = struck(metal(610.0, RING, 0.9, rng, split=0.003), rng, 0.5, 0.0003)
    parts = [(0.0, groan * 0.8), (0.95, second * 0.4), (0.10, flood * 0.5), (0.55, bell * 0.07)]
    for share in np.linspace(0.0, 1.0, 46):
        at = 0.45 + 1.75 * float(share) + float(rng.uniform(-0.05, 0.05))
        deep = 620.0 - 380.0 * float(share)
        air = bubble(rng, (0.045, 0.12), deep * 0.55, deep)
        parts.append((at, air * float(rng.uniform(0.06, 0.26))))
    parts += [(at, _gulp(rng) * level) for at, level in ((1.72, 0.5), (2.02, 0.65))]
    return mixed(parts)


def _gulp(rng: Rng) -> Samples:
    """A great bubble breaking: low, swelling, and cut off by the surface closing over it."""
    length = frames(float(rng.uniform(0.20, 0.26)))
    rise = np.cumsum(np.linspace(0.8, 1.7, length)) / SAMPLE_RATE
    belch = run(noise(rng, length), lowpass(420.0), highpass(90.0))
    voice = np.sin(2 * np.pi * float(rng.uniform(105, 135)) * rise) + belch / np.std(belch) * 0.25
    closing = bump(length, 0.55, 2.2)
    closing[-frames(0.02) :] *= ramp(frames(0.02))[::-1]
    return np.asarray(voice * closing)


GROUPS = (
    Group("cannon", "body", 5, -17.0, cannon, 42.0, quality=0.45),
    Group("bomb", "body", 4, -18.5, bomb, 42.0, quality=0.45),
    Group("cannon_splash", "body", 5, -22.0, cannon_splash, 70.0, quality=0.45, news=True),
    Group("cannon_hit", "body", 5, -20.5, cannon_hit, 60.0, quality=0.45, news=True),
    Group("ship_sinks", "body", 4, -22.0, ship_sinks, 60.0, quality=0.4),
)
