"""Evenings in words: today, yesterday, the days of this week, then dates."""

from datetime import date
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.core.pages import page_beside
from treasure_games.stage.text import Face, TextStyle

FINE: Final = TextStyle(24.0, Face.ITALIC, "sepia", "centre")
"""What stands beside a date on a page."""
_PAGE: Final = page_beside(__file__, dict[str, tuple[str, ...]])
WEEKDAYS, MONTHS = _PAGE["weekdays"], _PAGE["months"]


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


def on_day(day: date) -> str:
    """Return when something was, as it stands in a sentence."""
    month = _(MONTHS[day.month - 1])
    return _("on {day} {month} {year}", day=day.day, month=month, year=day.year)
