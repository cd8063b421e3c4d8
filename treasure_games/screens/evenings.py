"""Evenings in words: today, yesterday, the days of this week, then dates."""

from datetime import date
from typing import Final

from treasure_games.core.language import N_, translate as _
from treasure_games.stage.text import Face, TextStyle

FINE: Final = TextStyle(24.0, Face.ITALIC, "sepia", "centre")
"""What stands beside a date on a page."""
WEEKDAYS: Final = (N_("Monday"), N_("Tuesday"), N_("Wednesday"), N_("Thursday"), N_("Friday"),
                N_("Saturday"), N_("Sunday"))  # fmt: skip
MONTHS: Final = (N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"),
                  N_("July"), N_("August"), N_("September"), N_("October"), N_("November"),
                  N_("December"))  # fmt: skip


def evening_of(day: date, today: date) -> str:
    """Return what an evening is called."""
    ago, weekday, month = (today - day).days, _(WEEKDAYS[day.weekday()]), _(MONTHS[day.month - 1])
    if 0 <= ago < len(WEEKDAYS):
        return (_("Today"), _("Yesterday"), weekday)[min(ago, 2)]
    is_ours = day.year == today.year
    text = _("{weekday}, {day} {month}") if is_ours else _("{weekday}, {day} {month} {year}")
    return text.format(weekday=weekday, day=day.day, month=month, year=day.year)


def dated(day: date) -> str:
    """Return a date without its year."""
    return _("{day} {month}", day=day.day, month=_(MONTHS[day.month - 1]))
