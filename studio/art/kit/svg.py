"""SVG elements as text: numbers, path data, shapes, groups, gradient stops."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

Stop = tuple[float, str] | tuple[float, str, float]
"""Offset 0 to 1, colour, and opacity where it is not 1."""


def number(value: float) -> str:
    """A coordinate to a tenth, without a trailing zero."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def _tenth(value: int) -> str:
    """An integer count of tenths, as short as path data allows."""
    whole, tenths = divmod(abs(value), 10)
    digits = (str(whole) if whole or not tenths else "") + (f".{tenths}" if tenths else "")
    return ("-" if value < 0 else "") + digits


def path_data(points: ArrayLike, closed: bool = True) -> str:
    """A polygon or polyline as relative path data in tenths: half as long as absolute numbers."""
    grid = np.rint(np.asarray(points, float) * 10).astype(int)
    start = f"M{_tenth(int(grid[0, 0]))} {_tenth(int(grid[0, 1]))}"
    moves = []
    for dx, dy in np.diff(grid, axis=0).tolist():
        if dx or dy:
            moves += [_tenth(dx), _tenth(dy)]
    line = "".join(move if move[0] == "-" else " " + move for move in moves).lstrip()
    return start + ("l" + line if line else "") + ("Z" if closed else "")


def _attributes(values: dict[str, Any]) -> str:
    """Keywords as attributes: clip_path is clip-path, in_ is in, numbers short, None left out."""
    shown = (
        (key.rstrip("_").replace("_", "-"), value)
        for key, value in values.items()
        if value is not None
    )
    return "".join(
        f' {key}="{_short(value) if isinstance(value, float) else value}"' for key, value in shown
    )


def _short(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if value else "0"


def element(name: str, content: str = "", **attributes: Any) -> str:
    """Any element; `element("rect", x=1, fill="red")`."""
    opening = f"<{name}{_attributes(attributes)}"
    return f"{opening}>{content}</{name}>" if content else opening + "/>"


def path(
    data: str, fill: str = "none", stroke: str | None = None, width: float = 0, **attributes: Any
) -> str:
    """A path with path data `data`. An even stroke is for small detail: lines are strokes.py's."""
    if stroke is not None:
        attributes = {
            "stroke": stroke,
            "stroke_width": float(width),
            "stroke_linejoin": "round",
            "stroke_linecap": "round",
            **attributes,
        }
    return element("path", d=data, fill=fill, **attributes)


def polygon(
    points: ArrayLike,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    **attributes: Any,
) -> str:
    """A filled polygon through `points`."""
    return path(path_data(points), fill, stroke, width, **attributes)


def polyline(points: ArrayLike, stroke: str, width: float, **attributes: Any) -> str:
    """An even open line."""
    return path(path_data(points, closed=False), "none", stroke, width, **attributes)


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    **attributes: Any,
) -> str:
    """A circle about (x, y)."""
    if stroke is not None:
        attributes = {"stroke": stroke, "stroke_width": float(width), **attributes}
    return element("circle", cx=float(x), cy=float(y), r=float(radius), fill=fill, **attributes)


def ellipse(
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    **attributes: Any,
) -> str:
    """An upright ellipse about (x, y)."""
    if stroke is not None:
        attributes = {"stroke": stroke, "stroke_width": float(width), **attributes}
    box: dict[str, Any] = {"cx": float(x), "cy": float(y)}
    box |= {"rx": float(radius_x), "ry": float(radius_y)}
    return element("ellipse", **box, fill=fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: Any) -> str:
    """A rectangle by its upper left corner and size."""
    box: dict[str, Any] = {"x": float(x), "y": float(y)}
    box |= {"width": float(width), "height": float(height)}
    return element("rect", **box, fill=fill, **attributes)


def group(*parts: str, **attributes: Any) -> str:
    """Parts in one group; `group(a, b, filter=doc.drop_shadow(), opacity=.5)`."""
    return element("g", "".join(parts), **attributes) if any(parts) else ""


def place(
    body: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    rotate: float = 0,
    mirrored: bool = False,
    **attributes: Any,
) -> str:
    """`body`, drawn about the origin, moved to (x, y), turned by degrees clockwise, and scaled."""
    steps = [f"translate({_short(float(x))} {_short(float(y))})"]
    if rotate:
        steps.append(f"rotate({_short(float(rotate))})")
    if mirrored:
        steps.append(f"scale({_short(-float(scale))} {_short(float(scale))})")
    elif scale != 1:
        steps.append(f"scale({_short(float(scale))})")
    return group(body, transform=" ".join(steps), **attributes)


def use(identifier: str, x: float, y: float, scale: float = 1, rotate: float = 0) -> str:
    """An instance of something defined once (Document.symbol), placed as `place` does."""
    transform = f"translate({number(x)} {number(y)})"
    transform += f" rotate({number(rotate)})" if rotate else ""
    transform += f" scale({_short(float(scale))})" if scale != 1 else ""
    return element("use", href=f"#{identifier}", transform=transform)


def stops(values: Iterable[Stop]) -> str:
    """Gradient stops."""
    return "".join(
        element("stop", offset=stop[0], stop_color=stop[1], stop_opacity=(*stop, None)[2])
        for stop in values
    )
