"""The table that every game is played at: seats, flow of turns, log, hints, privacy at one screen.

`scene.TableScene` is the screen; `game_table.GameTable` is what a game must supply to it. Nothing
here knows a card or a ship, and everything is drawn from views.
"""
