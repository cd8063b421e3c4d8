"""One match in progress: seats, steps for the screen, undo, autosave, history and statistics.

A match knows games only through `core.game.Game` and knows no screen. Start reading at
`match.Match`; an app holds `matches.Matches`, and `conductor.Conductor` moves the computers.
"""
