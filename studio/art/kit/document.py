"""One SVG picture in the making: its size, its shared definitions with unique ids, its body."""

from collections.abc import Iterable

from studio.art.kit.svg import Stop, element, group, stops

SVG_NAMESPACE = "http://www.w3.org/2000/svg"


class Document:
    """A picture of `width` x `height` user units, drawn by adding parts and asked for its `svg()`.

    Definitions are made on demand: `doc.linear(...)`, `doc.clip(...)`, materials and lights return
    what an attribute takes (`"url(#g3)"`). Ids are counted, so that equal drawings give equal text.
    """

    def __init__(self, width: float, height: float, left: float = 0, top: float = 0) -> None:
        self.width, self.height, self.left, self.top = width, height, left, top
        self._definitions: dict[str, str] = {}
        self._counts: dict[str, int] = {}
        self._body: list[str] = []

    def add(self, *parts: str) -> None:
        """Lay parts on top of what is there."""
        self._body.extend(parts)

    def unique(self, prefix: str = "i") -> str:
        """An id that this document has not given out yet."""
        self._counts[prefix] = self._counts.get(prefix, 0) + 1
        return f"{prefix}{self._counts[prefix]}"

    def define(self, identifier: str, text: str) -> str:
        """Keep a definition under a name of the caller's; giving the same one twice is fine.

        Raises ValueError when another definition has the name.
        """
        if self._definitions.setdefault(identifier, text) != text:
            raise ValueError(f"two definitions are called {identifier}")
        return f"url(#{identifier})"

    def symbol(self, identifier: str, body: str) -> str:
        """Keep a drawing to be placed many times with svg.use(identifier, ...)."""
        self.define(identifier, element("g", body, id=identifier))
        return identifier

    def linear(
        self,
        colours: Iterable[Stop],
        start: tuple[float, float] = (0, 0),
        end: tuple[float, float] = (0, 1),
        absolute: bool = False,
    ) -> str:
        """A linear gradient from `start` to `end`: fractions of the shape, or user units."""
        identifier = self.unique("line")
        text = element(
            "linearGradient",
            stops(colours),
            id=identifier,
            x1=start[0],
            y1=start[1],
            x2=end[0],
            y2=end[1],
            gradientUnits="userSpaceOnUse" if absolute else None,
        )
        return self.define(identifier, text)

    def radial(
        self,
        colours: Iterable[Stop],
        centre: tuple[float, float] = (0.5, 0.5),
        radius: float = 0.5,
        absolute: bool = False,
    ) -> str:
        """A radial gradient: fractions of the shape's box, or user units."""
        identifier = self.unique("ray")
        text = element(
            "radialGradient",
            stops(colours),
            id=identifier,
            cx=centre[0],
            cy=centre[1],
            r=radius,
            gradientUnits="userSpaceOnUse" if absolute else None,
        )
        return self.define(identifier, text)

    def clip(self, shape: str) -> str:
        """A clip path from path data, or from an element given as text."""
        identifier = self.unique("clip")
        inner = shape if shape.startswith("<") else element("path", d=shape)
        return self.define(identifier, element("clipPath", inner, id=identifier))

    def clipped(self, shape: str, *parts: str) -> str:
        """Parts cut to `shape` (path data or an element)."""
        return group(*parts, clip_path=self.clip(shape))

    def filter(
        self,
        identifier: str,
        primitives: str,
        region: tuple[float, float, float, float] = (-0.1, -0.1, 1.2, 1.2),
        absolute: bool = False,
    ) -> str:
        """A filter in sRGB; `region` is x, y, width, height: parts of the box, or user units."""
        x, y, width, height = region
        text = element(
            "filter",
            primitives,
            id=identifier,
            x=x,
            y=y,
            width=width,
            height=height,
            filterUnits="userSpaceOnUse" if absolute else None,
            color_interpolation_filters="sRGB",
        )
        return self.define(identifier, text)

    def svg(self) -> str:
        """The whole picture as SVG text, the same bytes for the same drawing."""
        return element(
            "svg",
            element("defs", "".join(self._definitions.values())) + "".join(self._body),
            xmlns=SVG_NAMESPACE,
            viewBox=f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}",
            width=f"{self.width:g}",
            height=f"{self.height:g}",
        )
