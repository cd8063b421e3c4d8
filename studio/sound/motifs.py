"""The meaning layer: short motifs played by the instruments of the tunes, all around D.

They keep to D, E, G, A, C, which every mode of the music shares, unless the news is bad.
"""

from . import drum, metals
from .filters import run
from .group import Group, Render
from .modes import RING, metal, struck
from .score import midi_of
from .signal import Rng, Samples, at_peak, faded, frames, mixed, panned
from .space import GREAT_CABIN, in_room
from .voices import single

Line = tuple[tuple[float, str, float, float], ...]


def line(rng: Rng, voice: str, played: Line, level: float = 1.0) -> list[tuple[float, Samples]]:
    """Notes (start in s, pitch, length in s, velocity) of one instrument, a little uneven."""
    return [
        (
            at + abs(float(rng.normal(0.0, 0.003))),
            single(voice, midi_of(pitch), length, velocity, rng) * level,
        )
        for at, pitch, length, velocity in played
    ]


def hit(rng: Rng, at: float, velocity: float, level: float) -> tuple[float, Samples]:
    """One stroke of the frame drum, its peak at `level`."""
    return at, at_peak(run(drum.deep(velocity, rng), *drum.BODY), 0.0) * level


def roomy(parts: list[tuple[float, Samples]], wet: float = 0.28) -> Samples:
    """The parts together in the great cabin."""
    return in_room(panned(mixed(parts), 0.0), GREAT_CABIN, wet)


def gain(rng: Rng) -> Samples:
    """Something won: three plucked steps up and a glint of brass on the last."""
    rising = ((0.0, "A4", 0.30, 0.7), (0.085, "D5", 0.35, 0.75), (0.170, "A5", 0.70, 0.85))
    glint = at_peak(struck(metal(3520.0, RING, 0.5, rng, split=0.002), rng, 1.0, 0.00005), -32.0)
    return roomy([*line(rng, "cittern", rising), (0.175, glint)])


def loss(rng: Rng) -> Samples:
    """Something gone: three steps down, on the gut strings, damped."""
    falling = ((0.0, "A3", 0.22, 0.75), (0.14, "G3", 0.22, 0.7), (0.28, "D3", 0.65, 0.75))
    under = ((0.28, "D3", 0.45, 0.45),)
    return roomy([*line(rng, "guitar", falling), *line(rng, "cello", under, 0.55)])


def caught(rng: Rng) -> Samples:
    """Caught in a lie: drum and low strings, D against G sharp, and the reed cries out."""
    stab = ((0.0, "D3", 0.45, 1.0), (0.0, "G#3", 0.45, 0.95), (0.0, "D4", 0.40, 0.8))
    cry = ((0.02, "G#4", 0.14, 0.95), (0.16, "D4", 0.42, 0.9))
    return roomy(
        [
            hit(rng, 0.0, 1.0, 0.7),
            *line(rng, "cello", stab, 0.8),
            *line(rng, "concertina", cry, 0.9),
            hit(rng, 0.16, 0.7, 0.45),
        ]
    )


def lie_found(rng: Rng) -> Samples:
    """A lie found out: the reed slides down a step at a time, and sits on the wrong note."""
    steps = ("E5", "D5", "C5", "B4", "A4")
    fall = tuple((0.105 * i, pitch, 0.12, 0.95 - 0.05 * i) for i, pitch in enumerate(steps))
    end = ((0.525, "G#4", 0.55, 0.9), (0.535, "D4", 0.5, 0.6))
    return roomy([*line(rng, "concertina", (*fall, *end)), hit(rng, 0.525, 0.7, 0.25)])


def told_true(rng: Rng) -> Samples:
    """The truth: two strings plucked, open and plain, a fifth apart."""
    pair = ((0.0, "D4", 0.7, 0.8), (0.13, "A4", 0.9, 0.85))
    return roomy(line(rng, "cittern", pair))


def buzzer(rng: Rng) -> Samples:
    """A squeeze of the horn and a tap on a brass cup: short; each seat has its own pitch of it."""
    horn = line(rng, "concertina", ((0.0, "D4", 0.22, 1.0), (0.004, "A4", 0.20, 0.8)))
    cup = at_peak(struck(metal(1175.0, RING, 0.4, rng, split=0.003), rng, 1.0, 0.0001), -16.0)
    return roomy([*horn, (0.0, cup)], 0.2)


def parlay(rng: Rng) -> Samples:
    """Parlay: a captain may speak. Whistle and reed call a fourth up and a fifth over it."""
    call = ((0.0, "D5", 0.10, 0.8), (0.11, "D5", 0.10, 0.75), (0.22, "G5", 0.22, 0.9))
    held = ((0.45, "D5", 0.10, 0.7), (0.56, "A5", 0.50, 1.0))
    under = ((0.22, "D4", 0.20, 0.7), (0.22, "G4", 0.20, 0.7), (0.56, "D4", 0.5, 0.8))
    return roomy(
        [
            *line(rng, "whistle", (*call, *held), 0.6),
            *line(rng, "concertina", (*call, *held), 0.7),
            *line(rng, "concertina", (*under, (0.56, "E4", 0.5, 0.5), (0.56, "A4", 0.5, 0.7)), 0.4),
            hit(rng, 0.56, 0.8, 0.25),
        ],
        0.26,
    )


def parlay_asked(rng: Rng) -> Samples:
    """Another captain: the whistle asks, the reed repeats it lower."""
    asks = ((0.0, "A5", 0.16, 0.9), (0.18, "G5", 0.10, 0.75), (0.30, "D5", 0.30, 0.9))
    answers = ((0.62, "A4", 0.14, 0.85), (0.78, "G4", 0.10, 0.7), (0.90, "D5", 0.45, 1.0))
    under = ((0.62, "D4", 0.25, 0.6), (0.90, "G4", 0.40, 0.7), (0.90, "A4", 0.40, 0.6))
    return roomy(
        [
            *line(rng, "whistle", asks, 0.7),
            *line(rng, "concertina", (*answers, *under), 0.65),
            hit(rng, 0.90, 0.8, 0.25),
        ],
        0.26,
    )


def parlay_drummed(rng: Rng) -> Samples:
    """A truce is drummed: three soft strokes, and a fifth that opens over them."""
    call = ((0.0, "D5", 0.14, 0.8), (0.16, "G5", 0.14, 0.85), (0.48, "A5", 0.60, 1.0))
    under = ((0.0, "D4", 0.30, 0.7), (0.48, "D4", 0.6, 0.8), (0.48, "A4", 0.6, 0.7))
    return roomy(
        [
            *line(rng, "concertina", (*call, *under), 0.6),
            *line(rng, "fiddle", ((0.48, "D5", 0.6, 0.6),), 0.6),
            *[hit(rng, at, force, 0.3) for at, force in ((0.0, 0.6), (0.16, 0.6), (0.48, 0.9))],
        ],
        0.26,
    )


def plunder(rng: Rng) -> Samples:
    """Plunder: two strokes and a fifth torn upwards, all hands over the rail."""
    up = ((0.0, "D4", 0.10, 0.9), (0.10, "A4", 0.10, 0.9), (0.20, "D5", 0.42, 1.0))
    return roomy(
        [
            hit(rng, 0.0, 0.9, 0.5),
            hit(rng, 0.10, 0.7, 0.35),
            hit(rng, 0.20, 1.0, 0.55),
            *line(rng, "fiddle", up, 0.9),
            *line(rng, "cello", ((0.20, "D3", 0.40, 0.9), (0.20, "A3", 0.38, 0.7)), 0.7),
        ]
    )


def skulduggery(rng: Rng) -> Samples:
    """Skulduggery: tiptoe on the low strings, and a pinch where nobody looks."""
    steps = ((0.0, "D3", 0.10, 0.7), (0.16, "F3", 0.10, 0.65), (0.32, "E3", 0.10, 0.7))
    pinch = ((0.52, "Bb4", 0.12, 0.95), (0.60, "A4", 0.35, 0.7))
    return roomy([*line(rng, "guitar", steps), *line(rng, "cittern", pinch, 0.8)])


def pirates_code(rng: Rng) -> Samples:
    """The Code is read out: two chords of the reed, as in church, and a page set down."""
    first = tuple((0.0, pitch, 0.34, 0.75) for pitch in ("G3", "D4", "G4"))
    second = tuple((0.40, pitch, 0.75, 0.85) for pitch in ("D3", "A3", "D4", "A4"))
    return roomy(
        [*line(rng, "concertina", (*first, *second), 0.7), hit(rng, 0.40, 0.5, 0.15)], 0.34
    )


def yo_ho_ho(rng: Rng) -> Samples:
    """Yo ho ho: the refrain of the crew, three notes and three stamps."""
    refrain = ((0.0, "D5", 0.20, 0.85), (0.26, "A4", 0.16, 0.85), (0.46, "D5", 0.60, 1.0))
    crew = ((0.0, "D4", 0.20, 0.8), (0.26, "E4", 0.16, 0.8), (0.46, "D4", 0.55, 0.9))
    low = ((0.0, "D3", 0.22, 0.8), (0.26, "A2", 0.18, 0.8), (0.46, "D3", 0.6, 0.9))
    return roomy(
        [
            *line(rng, "concertina", (*refrain, *crew), 0.7),
            *line(rng, "cello", low, 0.8),
            *[hit(rng, at, force, 0.5) for at, force in ((0.0, 0.9), (0.26, 0.8), (0.46, 1.0))],
        ],
        0.32,
    )


def privateer(rng: Rng) -> Samples:
    """A black sail: three low steps that stop a half tone too high, over a drum that walks on."""
    steps = (
        (0.0, "D3", 0.30, 0.85),
        (0.32, "F3", 0.30, 0.85),
        (0.64, "Eb3", 0.95, 1.0),
        (0.64, "A2", 0.95, 0.8),
    )
    reed = ((0.64, "Eb4", 0.80, 0.7), (0.66, "A3", 0.78, 0.6))
    plucked = ((0.0, "D3", 0.3, 0.8), (0.32, "F3", 0.3, 0.75), (0.64, "Eb3", 0.9, 0.85))
    return roomy(
        [
            *line(rng, "cello", steps, 0.9),
            *line(rng, "concertina", reed, 0.45),
            *line(rng, "guitar", plucked, 0.5),
            *[hit(rng, at, 0.9, 0.5) for at in (0.0, 0.32, 0.64, 1.12)],
        ],
        0.3,
    )


def your_turn(rng: Rng) -> Samples:
    """A hand on the shoulder: a fourth up, plucked, and its fifth ringing with it."""
    call = ((0.0, "A4", 0.30, 0.65), (0.15, "D5", 0.75, 0.75))
    return roomy(
        [*line(rng, "cittern", call), *line(rng, "guitar", ((0.15, "D4", 0.6, 0.5),), 0.7)]
    )


def last_turn(rng: Rng) -> Samples:
    """The watch is ending: a pair of strokes on the bell and one more, over a low drum."""
    bells = [
        (at, at_peak(faded(metals.bell(rng)[: frames(1.8)], 0.0, 0.6), level))
        for at, level in ((0.0, -8.0), (0.32, -9.0), (0.95, -7.0))
    ]
    return roomy([*bells, hit(rng, 0.0, 0.8, 0.6), hit(rng, 0.95, 0.9, 0.6)], 0.2)


def win(rng: Rng) -> Samples:
    """The crew strikes up: a run from D up to A over D, C and D again, as in the menu's tune."""
    tune = (
        (0.00, "D5", 0.16, 0.80),
        (0.17, "E5", 0.16, 0.75),
        (0.34, "F#5", 0.30, 0.85),
        (0.68, "G5", 0.16, 0.80),
        (0.85, "A5", 0.16, 0.80),
        (1.02, "A5", 0.95, 0.95),
    )
    chord = tuple(
        (1.02 + 0.012 * i, pitch, 1.1, 0.85) for i, pitch in enumerate(("D3", "A3", "D4", "F#4"))
    )
    reeds = (
        (0.0, "D4", 0.32, 0.7),
        (0.0, "A4", 0.32, 0.7),
        (0.34, "D4", 0.32, 0.75),
        (0.34, "A4", 0.32, 0.75),
        (0.68, "C4", 0.32, 0.8),
        (0.68, "G4", 0.32, 0.8),
        (1.02, "D4", 1.0, 0.9),
        (1.02, "F#4", 1.0, 0.9),
        (1.02, "A4", 1.0, 0.9),
    )
    drums = [
        hit(rng, at, force, 0.45)
        for at, force in ((0.0, 0.8), (0.34, 0.7), (0.68, 0.8), (0.85, 0.6), (1.02, 1.0))
    ]
    return roomy(
        [
            *line(rng, "cittern", tune),
            *line(rng, "guitar", chord, 0.8),
            *line(rng, "concertina", reeds, 0.4),
            *line(rng, "whistle", tune, 0.4),
            *drums,
        ],
        0.32,
    )


def lose(rng: Rng) -> Samples:
    """The flag comes down: four slow steps into D aeolian, the reed letting go of its air."""
    falling = (
        (0.0, "A4", 0.34, 0.7),
        (0.36, "F4", 0.34, 0.65),
        (0.72, "E4", 0.34, 0.6),
        (1.08, "D4", 1.0, 0.6),
    )
    under = ((0.0, "D3", 1.05, 0.6), (1.08, "Bb2", 0.5, 0.6), (1.55, "D3", 0.7, 0.45))
    strings = ((1.08, "D3", 0.9, 0.6), (1.09, "A3", 0.9, 0.5))
    return roomy(
        [
            *line(rng, "concertina", falling, 0.9),
            *line(rng, "cello", under, 0.6),
            *line(rng, "guitar", strings, 0.7),
        ],
        0.32,
    )


def _struck_up(rng: Rng, tune: Line, chord_at: float, chord: tuple[str, ...]) -> Samples:
    """A tune on string and whistle that ends on a chord of everybody."""
    end = tuple((chord_at + 0.012 * i, pitch, 1.1, 0.85) for i, pitch in enumerate(chord))
    beats = (0.0, 0.5 * chord_at, chord_at)
    return roomy(
        [
            *line(rng, "cittern", tune),
            *line(rng, "whistle", tune, 0.4),
            *line(rng, "guitar", end, 0.8),
            *line(rng, "concertina", end, 0.4),
            *[hit(rng, at, 0.8 if at < chord_at else 1.0, 0.45) for at in beats],
        ],
        0.32,
    )


def win_jig(rng: Rng) -> Samples:
    """A round of the jig at sea: down from D over G, and home by its leading whole tone."""
    pitches = ("D5", "B4", "G4", "A4", "B4", "D5", "C5", "A4")
    run_up = tuple((0.145 * i, pitch, 0.14, 0.8) for i, pitch in enumerate(pitches))
    return _struck_up(rng, (*run_up, (1.16, "G5", 0.95, 0.95)), 1.16, ("G3", "D4", "G4", "B4"))


def win_hornpipe(rng: Rng) -> Samples:
    """Two steps of a hornpipe, dotted, and heels together on D."""
    steps = ("A4", "D5", "F#5", "A5", "G5", "E5")
    at = (0.0, 0.24, 0.36, 0.60, 0.72, 0.96)
    tune = tuple((start, pitch, 0.20, 0.85) for start, pitch in zip(at, steps, strict=True))
    ending = ((1.08, "D5", 0.14, 0.8), (1.26, "D5", 0.9, 0.95), (1.27, "A5", 0.9, 0.8))
    return _struck_up(rng, (*tune, *ending), 1.26, ("D3", "A3", "D4", "F#4", "A4"))


def lose_ebb(rng: Rng) -> Samples:
    """The tide goes out: a low string that sinks by steps under one held note."""
    held = ((0.0, "A4", 1.9, 0.55),)
    sinks = tuple(
        (0.42 * i, pitch, 0.5, 0.7) for i, pitch in enumerate(("F3", "E3", "D3", "C3", "D3"))
    )
    return roomy(
        [
            *line(rng, "concertina", held, 0.7),
            *line(rng, "cello", sinks, 0.8),
            *line(rng, "guitar", ((1.68, "D3", 0.9, 0.6), (1.70, "A3", 0.9, 0.5)), 0.7),
        ],
        0.32,
    )


def lose_bell(rng: Rng) -> Samples:
    """The bell for those who stay out: one stroke, and a fiddle that doesn't get up again."""
    stroke = at_peak(faded(metals.bell(rng)[: frames(2.0)], 0.0, 0.8), -9.0)
    sigh = ((0.25, "D5", 0.42, 0.6), (0.68, "C5", 0.30, 0.55), (0.99, "A4", 0.95, 0.55))
    under = ((0.25, "D3", 0.7, 0.6), (0.99, "F3", 0.45, 0.55), (1.45, "D3", 0.6, 0.5))
    return roomy(
        [(0.0, stroke), *line(rng, "fiddle", sigh, 0.9), *line(rng, "cello", under, 0.7)], 0.34
    )


def undo(rng: Rng) -> Samples:
    """Taken back: a plucked fourth played backwards."""
    there = roomy(line(rng, "cittern", ((0.0, "D5", 0.16, 0.6), (0.10, "A4", 0.12, 0.6))), 0.15)
    kept = there[: frames(0.34)][::-1]
    return kept.copy()


def hint(rng: Rng) -> Samples:
    """A whisper: two harmonics of the string, the second higher."""
    return roomy(line(rng, "cittern", ((0.0, "D6", 0.5, 0.35), (0.12, "G6", 0.7, 0.3))), 0.4)


def _group(
    name: str,
    variants: int,
    lufs: float,
    render: Render | tuple[Render, ...],
    news: bool | None = None,
) -> Group:
    return Group(name, "meaning", variants, lufs, render, 70.0, quality=0.4, news=news)


GROUPS = (
    _group("gain", 3, -24.0, gain),
    _group("loss", 3, -25.0, loss),
    _group("caught", 2, -20.0, caught),
    _group("lie_found", 2, -21.0, lie_found),
    _group("told_true", 3, -24.0, told_true),
    _group("buzzer", 2, -22.0, buzzer),
    _group("parlay", 3, -21.5, (parlay, parlay_asked, parlay_drummed)),
    _group("plunder", 2, -21.5, plunder),
    _group("skulduggery", 2, -23.5, skulduggery),
    _group("pirates_code", 2, -22.5, pirates_code),
    _group("yo_ho_ho", 2, -20.0, yo_ho_ho),
    _group("privateer", 2, -21.0, privateer),
    _group("your_turn", 2, -25.0, your_turn, news=False),
    _group("last_turn", 2, -22.0, last_turn),
    _group("win", 3, -17.5, (win, win_jig, win_hornpipe)),
    _group("lose", 3, -20.0, (lose, lose_ebb, lose_bell)),
    _group("undo", 2, -28.0, undo, news=False),
    _group("hint", 2, -27.0, hint, news=False),
)
