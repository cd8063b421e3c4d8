"""Runs the command line: `python -m treasure_games`."""

from __future__ import annotations

import sys

from treasure_games.cli import main

if __name__ == "__main__":
    sys.exit(main())
