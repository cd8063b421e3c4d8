"""The small reader of the rulebooks' Markdown."""

from treasure_games.core.rulebook import paragraphs

MARKDOWN = """# Title

A paragraph with **bold** and *slanted*
words over two lines. (DT-01, DT-R3)

- one
- two (DT-02)

1. first
2. second

![Both](cards/do_not_touch/back ui/icon_add)

![](tokens/rum)
**Rum** is blue. (TB-47)
"""


def test_a_page_is_read_as_paragraphs() -> None:
    found = list(paragraphs(MARKDOWN))
    assert [one.level for one in found[:2]] == [1, 0]
    assert found[1].rules == ("DT-01", "DT-R3")
    assert found[1].text == "A paragraph with <b>bold</b> and <i>slanted</i> words over two lines."
    assert [one.text for one in found[2:6]] == ["• one", "• two", "1. first", "2. second"]
    assert all(one.is_item for one in found[2:6])
    assert (found[6].text, found[6].image) == ("Both", "cards/do_not_touch/back ui/icon_add")
    assert (found[7].text, found[7].image) == ("<b>Rum</b> is blue.", "tokens/rum")
    assert found[7].rules == ("TB-47",)
    assert [one.is_beside for one in found[6:]] == [False, True]


def test_words_are_looked_for_whatever_their_case_and_order() -> None:
    paragraph = next(paragraphs("The Hook Reaches Across. (DT-12)"))
    assert paragraph.matches("ACROSS hook")
    assert paragraph.matches("dt-12")
    assert not paragraph.matches("hook deck")
