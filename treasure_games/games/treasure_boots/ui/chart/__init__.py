"""The living chart: sea, islands, ships and marks of Captain Treasure Boots, seen by a camera.

Everything drawn is one list of pictures with a layer and a depth (`picture_list`), held in tiles
(`tiles`); a changed piece or mark changes the list, and only the rectangles that differ are
redrawn. A `sheet` is all that for one zoom; while the camera zooms, one sheet is shown scaled and
the next is made behind it (`sea_window`). Places are in world units: the radius of a hex is 1, the
side of a square is sqrt 3, the middle of cell (0, 0) is the origin, y grows southwards.
"""
