"""Moments of the past in words, as one says them: "two hours ago", "yesterday"."""

from __future__ import annotations

import time
from datetime import date
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.core.language import translate_plural

_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
_TODAY: Final = 6 * _HOUR
"""So long after midnight, what was before is still told in hours."""
_WEEK: Final = 7


def ago(then: float, now: float) -> str:
    """Return how long ago `then` was; both are in seconds since 1970."""
    passed = now - then
    days = (date.fromtimestamp(now) - date.fromtimestamp(then)).days
    if passed < 0 or days >= _WEEK:
        # A clock that was put back tells nothing but the date.
        return time.strftime(_("on %Y-%m-%d"), time.localtime(then))
    if passed < 2 * _MINUTE:
        return _("just now")
    if passed < _HOUR:
        return _counted(int(passed / _MINUTE), "minutes")
    if days == 0 or passed < _TODAY:
        return _counted(int(passed / _HOUR), "hours")
    if days == 1:
        return _("yesterday")
    return _counted(days, "days")


def _counted(count: int, unit: str) -> str:
    if unit == "minutes":
        text = translate_plural("{count} minute ago", "{count} minutes ago", count)
    elif unit == "hours":
        text = translate_plural("{count} hour ago", "{count} hours ago", count)
    else:
        text = translate_plural("{count} day ago", "{count} days ago", count)
    return text.format(count=count)
