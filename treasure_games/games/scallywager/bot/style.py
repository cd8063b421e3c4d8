"""How a player bids, calls and believes, in numbers."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """How a player plays.

    `inference` is how much it infers from bids of others, `memory` the share of their known bluffs
    that it uses; `worlds` is the number of rounds that it samples for a bid. `temperature`, in
    dice, is how freely it chooses among about equal actions, `tolerance` the most that a choice may
    give away. `bluff` and `call` are likings in dice for bids that its own dice don't support, and
    for calls; `floor` is the least share of such bids. `grudge` is added to `call` against those
    who cost it much. `patience` keeps cards for later, `risk` prefers adventures. `solved` plays
    duels by the tables.
    """

    inference: float = 1.0
    memory: float = 1.0
    worlds: int = 200
    temperature: float = 0.04
    tolerance: float = 0.4
    bluff: float = 0.0
    call: float = 0.0
    floor: float = 0.03
    grudge: float = 0.0
    patience: float = 0.0
    risk: float = 0.0
    solved: bool = False
