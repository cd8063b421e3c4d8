"""The rendered art is what the drawings say, all of it, and nothing besides."""

import hashlib
import io
import json

import pytest
from PIL import Image

from studio import render_art
from studio.art.kit.document import Document
from studio.art.picture import Picture

BUDGET_BYTES = 40_000_000


@pytest.fixture(scope="module")
def registered() -> list[render_art.Entry]:
    return list(render_art.entries())


@pytest.fixture(scope="module")
def manifest() -> dict[str, dict[str, dict[str, object]]]:
    return render_art.read_manifest()


def dot(size: int = 20) -> str:
    doc = Document(size, size)
    doc.add('<circle cx="10" cy="10" r="8" fill="#A8322A"/>')
    return doc.svg()


def test_every_picture_has_its_rendering(registered, manifest) -> None:
    missing = [e.picture.file_name for e in registered
               if not (render_art.ART / e.picture.file_name).exists()]  # fmt: skip
    assert not missing, "run studio/render_art.py"
    assert set(manifest["pictures"]) == {entry.picture.name for entry in registered}


def test_no_drawing_has_changed_since_its_rendering(registered, manifest) -> None:
    for family in {entry.family for entry in registered}:
        assert manifest["families"].get(family) == render_art.source_digest(family), (
            f"the sources of {family} have changed: run studio/render_art.py"
        )


def test_files_are_the_rendered_ones_at_their_registered_size(registered, manifest) -> None:
    for entry in registered:
        known = manifest["pictures"][entry.picture.name]
        path = render_art.ART / entry.picture.file_name
        content = path.read_bytes()
        assert known["file"] == hashlib.sha256(content).hexdigest(), path
        assert known["size"] == [entry.picture.width, entry.picture.height], path
        with Image.open(io.BytesIO(content)) as image:
            assert list(image.size) == known["size"], path


def test_nothing_is_in_art_that_no_picture_makes(registered) -> None:
    assert render_art.strays(registered) == []


def test_data_files_say_what_the_families_say() -> None:
    assert render_art.stale_data() == []


def test_all_art_stays_within_its_budget() -> None:
    assert sum(p.stat().st_size for p in render_art.ART.rglob("*") if p.is_file()) < BUDGET_BYTES


def test_the_same_drawing_gives_the_same_text(registered) -> None:
    small = min(registered, key=lambda entry: entry.picture.width * entry.picture.height)
    assert small.picture.draw() == small.picture.draw()


def test_a_rendering_keeps_size_and_alpha() -> None:
    image = Image.open(io.BytesIO(render_art.rasterise(Picture("t/dot", 20, 20, dot), dot())))
    assert image.size == (20, 20)
    assert image.mode == "RGBA"
    assert image.getpixel((0, 0))[3] == 0
    assert image.getpixel((10, 10))[3] == 255


def test_a_picture_that_cannot_be_rendered_is_named() -> None:
    with pytest.raises(render_art.ArtError, match="t/broken"):
        render_art.rasterise(Picture("t/broken", 20, 20, dot), "<svg>")


def test_a_picture_of_another_size_than_registered_is_refused() -> None:
    with pytest.raises(render_art.ArtError, match="t/square"):
        render_art.rasterise(Picture("t/square", 20, 30, dot), dot())


def test_a_changed_drawing_is_not_current(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(render_art, "ART", tmp_path)
    entry = render_art.Entry("tests", Picture("dot", 20, 20, dot))
    content = render_art.rasterise(entry.picture, dot())
    (tmp_path / "dot.webp").write_bytes(content)
    known = json.loads(json.dumps(render_art.record(entry, dot(), content)))
    assert render_art.is_current(entry, dot(), known)
    assert not render_art.is_current(entry, dot().replace("A8322A", "2C5FA8"), known)
    (tmp_path / "dot.webp").write_bytes(content + b"!")
    assert not render_art.is_current(entry, dot(), known)


def test_pictures_are_chosen_by_pattern_or_by_part(registered) -> None:
    by_part = render_art.matching(registered, "do_not_touch/red_")
    by_pattern = render_art.matching(registered, "cards/do_not_touch/red_*")
    assert by_part == by_pattern
    assert {entry.picture.name for entry in by_part} >= {"cards/do_not_touch/red_5"}


def test_a_document_gives_no_id_twice() -> None:
    doc = Document(10, 10)
    doc.define("tint", "<a/>")
    assert doc.define("tint", "<a/>") == "url(#tint)"
    with pytest.raises(ValueError, match="tint"):
        doc.define("tint", "<b/>")
    assert doc.unique("clip") != doc.unique("clip")
