"""Caches keep what was used last, within their budget."""

from pygame import Surface

from treasure_games.stage.cache import Cache, SpriteCache


def test_what_was_used_last_is_kept() -> None:
    cache: Cache[str] = Cache(2)
    for key in ("one", "two"):
        cache.keep(key, lambda key=key: key.upper())
    assert cache.find("one") == "ONE"
    cache.keep("three", lambda: "THREE")
    assert [cache.find(key) for key in ("one", "two", "three")] == ["ONE", None, "THREE"]


def test_a_budget_may_be_for_the_sum_of_sizes_but_the_newest_is_kept_however_large_it_is() -> None:
    cache: Cache[str] = Cache(5, len)
    cache.keep("short", lambda: "ab")
    cache.keep("also short", lambda: "cd")
    assert cache.find("short") == "ab"
    cache.keep("long", lambda: "abcdefgh")
    assert cache.find("short") is None
    assert cache.keep("long", lambda: "another") == "abcdefgh"


def test_a_picture_that_had_to_go_is_found_again_while_somebody_holds_it() -> None:
    cache = SpriteCache(100)
    held = cache.keep("held", lambda: Surface((5, 5), 0, 32))
    cache.keep("other", lambda: Surface((5, 5), 0, 32))
    assert cache.find("held") is None
    assert cache.kept_bytes == 100
    assert cache.keep("held", lambda: Surface((5, 5), 0, 32)) is held
    assert cache.kept_bytes == 100
    cache.clear()
    assert cache.keep("held", lambda: Surface((5, 5), 0, 32)) is not held
