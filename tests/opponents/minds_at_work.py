"""What a thinking process may do in the tests: well-behaved and otherwise; importable by it."""

import os
import sys
import time
from typing import Any

from treasure_games.opponents.worker import Request, decide

READY = "ready"
"""The view of a request that any thinker answers at once: it only asks whether there is one."""
SCREENS = ("pygame", "pytest", "numpy", "treasure_games.stage")


def without_a_screen(request: Request) -> Any:
    """Decides in earnest, in a process that must not have loaded what draws."""
    action = request.legal[0] if request.view == READY else decide(request)
    if loaded := [name for name in sys.modules if name.startswith(SCREENS)]:
        raise ImportError(", ".join(loaded))
    return action


def first_legal(request: Request) -> Any:
    """A quick and honest thinker."""
    return request.legal[0]


def never_done(request: Request) -> Any:
    """Thinks for ever."""
    while request.view != READY:
        time.sleep(60)
    return without_a_screen(request)


def slow_last(request: Request) -> Any:
    """Takes a while, as real thinking does, and answers with the last legal action."""
    if request.view != READY:
        time.sleep(0.4)
    return request.legal[-1]


def dies(request: Request) -> Any:
    """Takes the process with it, each time."""
    os._exit(3)


def dies_once(request: Request) -> Any:
    """Dies over the first request; `view` is a file that remembers it."""
    path = request.view
    if not os.path.exists(path):  # noqa: PTH110 - kept as light as a crash
        with open(path, "w", encoding="utf-8"):  # noqa: PTH123
            os._exit(3)
    return request.legal[-1]


def dies_and_tells(request: Request) -> Any:
    """Dies each time, and adds a line to the file that `view` names."""
    with open(request.view, "a", encoding="utf-8") as file:  # noqa: PTH123 - light as a crash
        file.write("died\n")
    os._exit(3)


def fails(request: Request) -> Any:
    """A bug in a bot."""
    raise ZeroDivisionError("no wind")


def answers_nonsense(request: Request) -> Any:
    """Something that no rule allows."""
    return "sink the ship"


def answers_unpicklable(request: Request) -> Any:
    """Something that can't leave the process."""
    return lambda: None
