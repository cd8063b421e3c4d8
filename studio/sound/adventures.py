"""The meaning layer of cards: what each of the twelve adventures strikes with, in about a second,
and the ill luck that a draw or a throw may bring.

They are things heard, not tunes, so that they stand apart from the motifs; a card that takes a
die later is heard again as it does.
"""

import numpy as np

from . import drum
from .bones import flesh, thump
from .burial import grains, spade_cut
from .filters import bandpass, highpass, lowpass, run
from .group import Group, Render
from .gunnery import boom, pressed
from .modes import BELL, RING, metal, struck, tick, wooden
from .motifs import line
from .paper import rub, snap
from .sailing import canvas, gust
from .signal import (
    SAMPLE_RATE,
    Rng,
    Samples,
    at_peak,
    bump,
    decay,
    faded,
    frames,
    held,
    mixed,
    noise,
    ramp,
    times,
)
from .timber import creak
from .water import bubble, drops, rush


def duel(rng: Rng) -> Samples:
    """Duel at Dawn: a cutlass drawn, two blades that meet, slide along and meet again."""
    drawn = rub(rng, 0.24, 2200, float(rng.uniform(6200, 7200)), peak_at=0.8, grain=0.1)
    slides = rub(rng, 0.15, 3000, 7000, peak_at=0.4, grain=0.5)
    first, second = 0.27, 0.27 + float(rng.uniform(0.24, 0.28))
    return mixed(
        [
            (0.0, at_peak(drawn, -11.0)),
            (first, _blades(rng, 0.8)),
            (first + 0.03, at_peak(slides, -13.0)),
            (second, _blades(rng, 1.0)),
        ]
    )


def _blades(rng: Rng, force: float) -> Samples:
    """Steel on steel, damped by two hands."""
    one, other = (metal(float(rng.uniform(1150, 1900)), RING, 0.30, rng) for _ in range(2))
    parts = [(0.0, struck(one, rng, force, 0.00006)), (0.002, struck(other, rng, force, 0.00005))]
    return at_peak(mixed([*parts, (0.0, tick(rng, 0.006) * 0.5 * force)]), 0.0) * force


def keg(rng: Rng) -> Samples:
    """Powder Keg: the fuse spits along the staves, a breath, and the blast between the hoops."""
    length = frames(0.36)
    sparks = noise(rng, length) * (rng.random(length) < 0.03 + 0.1 * ramp(length))
    spit = run(sparks, highpass(2400.0), bandpass(5600.0, 0.5))
    at = 0.43
    hoop = struck(metal(float(rng.uniform(540, 640)), RING, 0.22, rng), rng, 0.4, 0.0002)
    staves = []
    for after in np.sort(rng.uniform(0.08, 0.42, 6)):
        stave = wooden(float(rng.uniform(260, 620)), 5, 8.0, rng)
        staves.append((at + float(after), struck(stave, rng, 0.2, 0.0004)))
    crack = run(noise(rng, frames(0.09)) * decay(frames(0.09), 0.08), lowpass(3800.0))
    blast = [(at, at_peak(crack, -3.0)), (at, boom(rng, float(rng.uniform(104, 118)), 0.55))]
    return pressed(mixed([(0.0, at_peak(spit, -14.0)), *blast, (at + 0.03, hoop), *staves]), 2.0)


def ghosts(rng: Rng) -> Samples:
    """Ghost Crew: two voices a half tone apart sink and shudder, a chain is drawn after."""
    length = frames(1.0)
    t = times(length)
    sinking = np.linspace(1.0, float(rng.uniform(0.74, 0.78)), length)
    shudder = 1.0 + 0.012 * np.sin(2 * np.pi * 5.6 * t)
    wail = np.zeros(length)
    for hz, level in ((622.0, 1.0), (659.0, 0.8), (1244.0, 0.16)):
        wail += level * np.sin(2 * np.pi * np.cumsum(hz * sinking * shudder) / SAMPLE_RATE)
    breath = gust(rng, 1.0, 420.0, 900.0, 0.4)
    links = []
    for at in np.sort(rng.uniform(0.35, 0.9, 7)):
        link = metal(float(rng.uniform(1500, 2300)), RING, 0.10, rng)
        links.append((float(at), struck(link, rng, 0.12, 0.0001)))
    return mixed([(0.0, wail * bump(length, 0.35, 2.2) * 0.3), (0.0, breath * 0.35), *links])


def shanghaied(rng: Rng) -> Samples:
    """Shanghaied: a sack comes down, a cudgel after it, somebody slumps, and a cord is drawn."""
    sack = rub(rng, 0.20, 500, 2200, peak_at=0.6, grain=0.3)
    blow, falls = 0.24, 0.24 + float(rng.uniform(0.20, 0.24))
    cudgel = struck(wooden(float(rng.uniform(420, 500)), 5, 9.0, rng), rng, 0.8, 0.0005)
    cord = creak(rng, 0.26, 60.0, float(rng.uniform(120, 150)), (520.0, 860.0, 1400.0))
    parts = [
        (0.0, at_peak(sack, -9.0)),
        (blow, at_peak(cudgel, -4.0)),
        (blow, flesh(rng, 160.0, 1100.0, 0.05) * 0.5),
        (falls, at_peak(thump(rng, 0.9, 0.0030), -1.0)),
        (falls + 0.09, at_peak(thump(rng, 0.4, 0.0032), -9.0)),
        (falls + 0.16, cord * 0.25),
    ]
    return pressed(mixed(parts), 1.6)


def kraken(rng: Rng) -> Samples:
    """The Kraken: the sea heaves up, an arm goes round the mast, and the mast gives."""
    heave = rush(rng, 0.6, 160.0, float(rng.uniform(1000, 1300)), 0.8)
    grip = creak(rng, 0.5, 18.0, float(rng.uniform(44, 56)), (140.0, 230.0, 370.0, 600.0))
    gives = 0.62
    mast = struck(wooden(float(rng.uniform(92, 108)), 10, 10.0, rng), rng, 1.0, 0.0012)
    air = run(noise(rng, frames(0.1)) * decay(frames(0.1), 0.08), bandpass(1100.0, 0.6))
    rain = mixed(drops(rng, 26, 0.4, 900.0, 3200.0))
    parts = [(0.0, heave * 0.5), (0.16, grip * 0.4), (gives, at_peak(mast, -1.0))]
    return pressed(mixed([*parts, (gives, at_peak(air, -8.0)), (gives + 0.08, rain * 0.12)]), 1.8)


def hornswoggle(rng: Rng) -> Samples:
    """Hornswoggle: the whistle talks fast and slips away downwards; a string winks."""
    talk = ("A5", "B5", "A5", "C6", "B5", "A5", "G#5", "G5", "F#5", "F5", "E5")
    slip = tuple((0.050 * i, pitch, 0.055, 0.9 - 0.02 * i) for i, pitch in enumerate(talk))
    wink = ((0.62, "D5", 0.08, 0.8), (0.70, "A5", 0.14, 0.9))
    return mixed([*line(rng, "whistle", slip), *line(rng, "cittern", wink)])


def colours(rng: Rng) -> Samples:
    """Show Your Colours: the halyard runs through its block, and the flag cracks open twice."""
    runs, at = [], 0.0
    while at < 0.44:
        sheave = wooden(float(rng.uniform(820, 980)), 4, 9.0, rng)
        runs.append((at, struck(sheave, rng, float(rng.uniform(0.15, 0.3)), 0.0003)))
        at += 0.075 * (1.0 - 0.9 * at) * float(rng.uniform(0.85, 1.15))
    cord = rub(rng, 0.44, 600, 1900, peak_at=0.75, grain=0.5)
    parts = [*runs, (0.0, at_peak(cord, -16.0))]
    for opens, force in ((0.50, 1.0), (0.50 + float(rng.uniform(0.16, 0.20)), 0.6)):
        parts.append((opens, canvas(rng, 0.10, 420.0) * force))
        parts.append((opens, canvas(rng, 0.05, 1700.0) * 0.6 * force))
    return pressed(mixed(parts), 2.0)


def fog(rng: Rng) -> Samples:
    """Fog Bank: somewhere in the grey a horn of shell is blown, and nothing answers but a drip."""
    length = frames(0.95)
    t = times(length)
    hz = 146.8 * float(rng.uniform(0.985, 1.015)) * (1.0 - 0.06 * np.exp(-t / 0.05))
    angle = 2 * np.pi * np.cumsum(hz) / SAMPLE_RATE
    shell = sum(np.sin(k * angle) / k**1.5 for k in range(1, 9))
    air = run(noise(rng, length), bandpass(700.0, 0.6))
    blown = np.asarray(shell + 0.25 * air / np.std(air)) * held(length, 0.16, 0.34)
    far = run(blown, lowpass(760.0, 0.6), tail_s=0.05)
    drips = [(float(at), bubble(rng, (0.02, 0.03), 900.0, 1300.0) * 0.1) for at in (0.86, 1.0)]
    return mixed([(0.0, far / np.max(np.abs(far))), *drips])


def wager(rng: Rng) -> Samples:
    """Davy Jones's Wager: a bell that lies on the sea floor is struck, and air climbs from it."""
    bell = struck(
        metal(float(rng.uniform(228, 240)), BELL, 1.4, rng, split=0.004), rng, 1.0, 0.0006
    )
    deep = faded(run(bell, lowpass(1300.0))[: frames(1.05)], 0.0, 0.35)
    climbs = [
        (0.12 + 0.08 * k, bubble(rng, (0.04, 0.08), 240.0 + 46.0 * k, 300.0 + 52.0 * k) * 0.22)
        for k in range(9)
    ]
    return mixed([(0.0, deep / np.max(np.abs(deep))), (0.0, thump(rng, 0.3, 0.0030)), *climbs])


def boarders(rng: Rng) -> Samples:
    """Boarders Away!: a grapnel whirs over and bites the rail; feet come down on deck."""
    whir = gust(rng, 0.26, 500.0, float(rng.uniform(1300, 1600)), 0.75)
    bites = 0.27
    iron = struck(metal(float(rng.uniform(820, 940)), RING, 0.26, rng), rng, 0.6, 0.00012)
    rail = struck(wooden(float(rng.uniform(300, 360)), 6, 9.0, rng), rng, 0.7, 0.0004)
    feet = [
        (at + float(rng.uniform(0.0, 0.03)), thump(rng, force, 0.0018))
        for at, force in ((0.50, 0.7), (0.62, 0.8), (0.72, 0.7), (0.85, 1.0))
    ]
    return pressed(mixed([(0.0, whir * 0.4), (bites, iron), (bites, rail), *feet]), 1.4)


def spot(rng: Rng) -> Samples:
    """The Black Spot: a slip of paper pressed into a palm, and a heart that beats twice."""
    slip = [(0.0, at_peak(rub(rng, 0.16, 900, 2800, peak_at=0.6, grain=0.8), -12.0))]
    slip.append((0.15, snap(rng, float(rng.uniform(1400, 1900)), 0.012) * 0.3))
    beats = [
        (at, at_peak(run(drum.deep(force, rng), lowpass(420.0)), 0.0) * force)
        for at, force in ((0.20, 0.8), (0.36, 0.55), (0.66, 1.0), (0.82, 0.65))
    ]
    return faded(mixed([*slip, *beats])[: frames(1.15)], 0.0, 0.12)


def xmarks(rng: Rng) -> Samples:
    """X Marks the Spot: the spade goes in, sand flies, the spade goes in again and meets a lid."""
    lid = struck(wooden(float(rng.uniform(190, 225)), 8, 13.0, rng), rng, 1.0, 0.0006)
    hasp = struck(metal(float(rng.uniform(1900, 2300)), RING, 0.16, rng), rng, 0.16, 0.0001)
    at = float(rng.uniform(0.52, 0.56))
    parts = [
        (0.0, spade_cut(rng, 0.8)),
        (0.17, grains(rng, 0.26, 600.0, 2600.0, 0.3) * 0.4),
        (at, spade_cut(rng, 0.7)),
        (at + 0.035, lid),
        (at + 0.05, hasp),
    ]
    return pressed(mixed(parts), 1.5)


def ill_luck(rng: Rng) -> Samples:
    """Ill luck: a low string, plucked, sags by a half tone, over a knock under the table."""
    sags = ((0.0, "Eb3", 0.16, 0.8), (0.15, "D3", 0.34, 0.8), (0.15, "G#2", 0.34, 0.6))
    knock = at_peak(thump(rng, 1.0, 0.0028), -14.0)
    return mixed([*line(rng, "guitar", sags), (0.15, knock)])


def _card(name: str, lufs: float, render: Render, lowest_hz: float = 70.0) -> Group:
    return Group(name, "meaning", 2, lufs, render, lowest_hz, quality=0.25)


GROUPS = (
    _card("duel", -23.0, duel, 250.0),
    _card("keg", -19.5, keg, 55.0),
    _card("ghosts", -23.0, ghosts, 200.0),
    _card("shanghaied", -22.5, shanghaied),
    _card("kraken", -20.5, kraken, 55.0),
    _card("hornswoggle", -23.0, hornswoggle, 200.0),
    _card("colours", -23.0, colours),
    _card("fog", -22.5, fog, 90.0),
    _card("wager", -22.5, wager),
    _card("boarders", -21.5, boarders),
    _card("spot", -21.5, spot, 55.0),
    _card("xmarks", -22.0, xmarks),
    _card("ill_luck", -25.0, ill_luck),
)
