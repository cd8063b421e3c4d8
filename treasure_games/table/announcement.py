"""How a turn is announced in every game."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.stage.animation import Animation, Call, Sequential, Wait
from treasure_games.table.table_api import TableApi

_ = translate


def turn_banner(api: TableApi, seat: int) -> Animation:
    """Tell whose turn it is, and let a person read it before anything else is shown."""
    durations, is_told = api.services.theme.durations, api.seats[seat].is_human
    told = durations.banner_in + durations.banner_hold + durations.banner_out
    return Sequential(Call(lambda: announce_turn(api, seat)), Wait(told if is_told else 0.0))


def announce_turn(api: TableApi, seat: int) -> None:
    """Show a banner and play a sound for a person, by name if there are several, and calm all
    faces.
    """
    if api.seats[seat].is_human:
        is_alone = sum(one.is_human for one in api.seats) == 1
        text = _("Your turn") if is_alone else _("{name}’s turn").format(name=api.called(seat))
        api.show_banner(text, seat)
        if api.viewer == seat:
            api.services.audio.play("your_turn")
    for other in range(len(api.seats)):
        api.show_mood(other, "calm")
