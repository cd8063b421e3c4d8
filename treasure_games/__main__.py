"""Runs the command line: `python -m treasure_games`."""

import sys

from treasure_games.cli import main

if __name__ == "__main__":
    sys.exit(main())
