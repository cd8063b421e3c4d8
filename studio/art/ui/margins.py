"""How far each edge of a nine-slice picture keeps its shape, in master pixels.

Written to art/ui/nine_slice.json, from which the game reads it. Margins reach past the ornament of
the corners; what lies between them is stretched. A grain is laid over a slice at its own size,
again and again, and a rim over both.
"""


def _sides(
    left: int, top: int, right: int | None = None, bottom: int | None = None
) -> dict[str, int | str]:
    return {
        "left": left,
        "top": top,
        "right": left if right is None else right,
        "bottom": top if bottom is None else bottom,
    }


_STATES = ("", "_hover", "_pressed", "_disabled")


def _on(grain: str, sides: dict[str, int | str], rim: str = "") -> dict[str, int | str]:
    """A white slice that a ground without an end shines through, and what is laid over both."""
    return {**sides, "grain": grain} | ({"rim": rim} if rim else {})


MARGINS: dict[str, dict[str, int | str]] = {
    **{f"ui/button{state}": _sides(80, 52) for state in _STATES},
    **{f"ui/button_primary{state}": _sides(80, 52) for state in _STATES},
    **{f"ui/icon_button{state}": _sides(44, 44) for state in _STATES},
    "ui/panel_plank": _on("ui/grain_plank", _sides(116, 116), "ui/panel_plank_rim"),
    "ui/panel_plank_rim": _sides(116, 116),
    "ui/panel_bulkhead": _on("ui/grain_bulkhead", _sides(76, 76), "ui/panel_bulkhead_rim"),
    "ui/panel_bulkhead_rim": _sides(76, 76),
    **{f"ui/keycap{state}": _sides(48, 44, 48, 52) for state in _STATES},
    "ui/panel_parchment": _on("ui/grain_paper", _sides(184, 180)),
    "ui/book_cover": _sides(96, 96),
    "ui/book_page": _on("ui/grain_paper", _sides(110, 110)),
    "ui/panel_dark": _sides(60, 60),
    "ui/chair": _on("ui/grain_plank", _sides(76, 76), "ui/chair_rim"),
    "ui/chair_rim": _sides(76, 76),
    "ui/chair_free": _sides(76, 76),
    "ui/plate": _sides(42, 42),
    "ui/status_plate": _sides(84, 46),
    "ui/tray": _sides(66, 50),
    "ui/tab": _sides(46, 48, 46, 20),
    "ui/tab_selected": _sides(46, 48, 46, 20),
    "ui/field": _on("ui/grain_paper", _sides(32, 32)),
    "ui/tooltip": _on("ui/grain_paper", _sides(46, 44, 46, 48)),
    "ui/slider_track": _sides(26, 16),
    "ui/slider_fill": _sides(22, 16),
    "ui/scroll_track": _sides(13, 24),
    "ui/scroll_thumb": _sides(13, 50),
    "chart/frame": _sides(150, 150),
    "chart/overview_frame": _sides(60, 60),
    "chart/ribbon": _sides(92, 30, 94, 44),
}
"""Picture to its margins."""
