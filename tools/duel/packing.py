"""Turns solved rounds into the file of tables that the computer captains read, and back."""

import json
from collections.abc import Mapping
from struct import pack
from typing import Any
from zlib import compress

import numpy as np

from tools.duel.solver import Round, shares
from tools.duel.tree import Array, Dice, Group, Tree
from treasure_games.games.scallywager.bot.duel import CALL, MEMORY, PARLAY, Table, key_of, number_of

RARE = 0.002
"""Actions less likely than this are left out."""
UNLIKELY = 1e-4
"""So are nodes and hands that the player itself brings about less often."""


def packed(game: Round, average: list[Array]) -> bytes:
    """Return one pair of dice as it lies in the file."""
    strategy = [shares(np.where(one < RARE, 0, one)) for one in average]
    own, _ = game.reaches(strategy)
    nodes: dict[int, bytes] = {}
    for group, past in zip(game.tree.groups, _pasts(game.tree), strict=True):
        weights = _weights(strategy[group.at], own[group.at])
        for node in np.flatnonzero((own[group.at] > UNLIKELY).any(axis=1)):
            record = _record(group, weights[:, node])
            nodes[key_of(past[node], opens=group.mover == 0)] = record
    keys = sorted(nodes)
    data = pack("<I", len(keys)) + np.diff(np.array([0, *keys], "<u8")).astype("<u8").tobytes()
    data += np.array([len(nodes[key]) for key in keys], "<u2").tobytes()
    return compress(data + b"".join([nodes[key] for key in keys]), 9)


def _weights(strategy: Array, own: Array) -> Array:
    """Return the actions' weights as bytes, nothing where the player hardly ever comes."""
    scaled = np.rint(strategy / strategy.max(axis=0) * 255)
    kept: Array = np.where(own > UNLIKELY, np.maximum(scaled, strategy > 0), 0).astype(np.uint8)
    return kept


def _record(group: Group, weights: Array) -> bytes:
    names = [number_of(*bid) for bid in group.raises] + [CALL, PARLAY]
    found = bytearray()
    for hand in range(weights.shape[1]):
        actions = np.flatnonzero(weights[:, hand])
        found.append(len(actions))
        for action in actions:
            found.append(names[action])
            if len(actions) > 1:
                found.append(weights[action, hand])
    return bytes(found)


def _pasts(tree: Tree) -> list[list[tuple[int, ...]]]:
    """Return for each group the last bids of its nodes, the standing one last."""
    found: dict[Group, list[tuple[int, ...]]] = {group: [] for group in tree.groups}
    found[tree.groups[0]].append(())
    keep = tree.memory or MEMORY
    for group in tree.groups:
        first: dict[int, tuple[int, ...]] = {}
        for node, past in enumerate(found[group]):
            first.setdefault(node if group.kept is None else int(group.kept[node]), past)
        for bid, (child, _) in zip(group.raises, group.blocks, strict=True):
            number = number_of(*bid)
            found[child] += [(*first[place], number)[-keep:] for place in range(len(first))]
    return [found[group] for group in tree.groups]


def unpacked(table: Table, tree: Tree) -> list[Array]:
    """Return a table as a strategy on a tree that remembers MEMORY bids or fewer.

    Where it says nothing the captain calls, or opens with anything.
    """
    found = []
    for group, pasts in zip(tree.groups, _pasts(tree), strict=True):
        names = [number_of(*bid) for bid in group.raises] + [CALL, PARLAY][: group.ends]
        strategy = np.zeros((group.actions, group.size, len(group.own)), np.float32)
        for node, past in enumerate(pasts):
            _fill(strategy[:, node], list(table.record(past, opens=group.mover == 0)), names)
        silent = strategy.sum(axis=0) == 0
        strategy[names.index(CALL) if group.ends else 0][silent] = 1
        found.append(strategy)
    return found


def _fill(strategy: Array, record: list[dict[int, float]], names: list[int]) -> None:
    for hand, chances in enumerate(record):
        for action, chance in chances.items():
            strategy[names.index(action), hand] = chance


def file_of(
    about: Mapping[str, Any], values: Mapping[Dice, float], parts: Mapping[Dice, bytes]
) -> bytes:
    """Return all tables as one file."""
    spans, start = {}, 0
    for dice in sorted(parts):
        spans[_name(dice)] = [start, len(parts[dice]), remembered(dice) or MEMORY]
        start += len(parts[dice])
    named = {_name(dice): round(values[dice], 5) for dice in sorted(values)}
    line = json.dumps({**about, "values": named, "parts": spans})
    return line.encode() + b"\n" + b"".join([parts[dice] for dice in sorted(parts)])


def _name(dice: Dice) -> str:
    return f"{dice[0]}-{dice[1]}"


def remembered(dice: Dice) -> int:
    """Return how many bids are remembered when these dice are solved; 0: all."""
    return 0 if sum(dice) <= 8 else 4
