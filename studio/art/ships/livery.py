"""What a ship is painted with: a seat's colour and print, or the privateer's black."""

from dataclasses import dataclass, replace

from studio.art.kit.palette import INK, SEATS, darker, mix


@dataclass(frozen=True)
class Livery:
    """Colours of one ship; `seat` is empty for those that belong to nobody."""

    name: str
    seat: str
    cloth: str
    """The coloured sails, the band along the hull, the flag."""
    canvas: str
    """The other sails."""
    plank: str
    bilge: str
    spar: str
    trim: str
    light: str
    ink: str = INK
    dye: str = ""
    """The print on the coloured sails; none if empty."""
    ragged: bool = False


def of_seat(seat: str) -> Livery:
    """A player's ship."""
    return Livery(
        name=seat, seat=seat, cloth=SEATS[seat][0], dye=darker(SEATS[seat][0], 0.46),
        canvas="#F2E6C8" if seat != "pearl" else "#D9C79C",
        plank="#99663A", bilge="#54331E", spar="#B98A52", trim="#E2B24F", light="#FFD98C",
    )  # fmt: skip


PRIVATEER = Livery(
    name="privateer", seat="", cloth="#35313B", canvas="#4B4651", plank="#463936", bilge="#1B1516",
    spar="#6A5646", trim="#A8322A", light="#F0573C", ink="#09070A", ragged=True,
)  # fmt: skip

PLAYERS: dict[str, Livery] = {seat: of_seat(seat) for seat in SEATS}

PLAIN = replace(PLAYERS["vermilion"], name="plain", seat="", cloth="#000000", dye="")
"""Every player's ship without its colour, print and emblem."""


def shaded(colour: str) -> tuple[str, str, str]:
    """A cloth in light, as it is, and in shade."""
    return mix(colour, "#FFFFFF", 0.26), colour, darker(colour, 0.2)
