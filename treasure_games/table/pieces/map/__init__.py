"""A map to explore: a camera that glides and zooms, pictures in layers, pre-drawn tiles.

Places of the map are in world units, of any size that suits the game; a camera turns them into
virtual units of the screen, and tiles hold what is drawn for one zoom.
"""
