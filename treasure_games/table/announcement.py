"""How a turn is announced, whatever is played."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.table.contract import Desk

_ = translate


def announce_turn(desk: Desk, seat: int) -> None:
    """A banner and a sound for a person, by name where others sit at the screen, too; calm faces
    for all.
    """
    if desk.seats[seat].is_human:
        is_alone = sum(one.is_human for one in desk.seats) == 1
        text = _("Your turn") if is_alone else _("{name}’s turn").format(name=desk.called(seat))
        desk.show_banner(text, seat)
        if desk.viewer == seat:
            desk.services.audio.play("your_turn")
    for other in range(len(desk.seats)):
        desk.show_mood(other, "calm")
