"""The table of Do Not Touch My Treasures: layout, choices and animations over its views."""
