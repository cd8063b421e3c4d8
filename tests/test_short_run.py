"""What the short run takes of tests that come in many combinations."""

from itertools import product

import pytest

from tests.short_run import diagonal


@pytest.mark.parametrize("sizes", [(5, 2), (2, 5), (3, 3), (4, 2, 3), (1, 1), (7,)])
def test_each_value_is_taken_and_no_more_than_it_takes(sizes: tuple[int, ...]) -> None:
    names = "abc"[: len(sizes)]
    places = [dict(zip(names, one, strict=True)) for one in product(*map(range, sizes))]
    taken = [places[index] for index in diagonal(places)]
    assert len(taken) == max(sizes)
    for name, size in zip(names, sizes, strict=True):
        assert {place[name] for place in taken} == set(range(size))


def test_other_tests_keep_all_of_their_variants(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        "from tests.short_run import left_out\n"
        "def pytest_configure(config):\n"
        "    config.addinivalue_line('markers', 'in_turn: x')\n"
        "    config.addinivalue_line('markers', 'full: x')\n"
        "    config.addinivalue_line('markers', 'games_in_turn: x')\n"
        "    config.addinivalue_line('markers', 'one_in_turn: x')\n"
        "def pytest_collection_modifyitems(items):\n"
        "    rest = left_out(items)\n"
        "    items[:] = [item for item in items if item not in rest]\n"
    )
    pytester.makepyfile(
        test_it="""
        import pytest
        @pytest.fixture(params=["mouse", "keys", "pad"])
        def hands(request): return request.param
        def test_one(hands): pass
        def test_next(hands): pass
        @pytest.mark.parametrize("a", "xyz")
        def test_plain(a): pass
        @pytest.mark.in_turn
        @pytest.mark.parametrize("a", "xyz")
        @pytest.mark.parametrize("b", "uv")
        def test_pairs(a, b): pass
        @pytest.mark.full
        def test_long(): pass
        @pytest.mark.games_in_turn
        @pytest.mark.parametrize("game", "abcde")
        def test_played(game): pass
        @pytest.mark.games_in_turn
        @pytest.mark.in_turn
        @pytest.mark.parametrize("game", "abcde")
        @pytest.mark.parametrize("b", "uv")
        def test_played_in_turn(game, b): pass
        @pytest.mark.games_in_turn
        @pytest.mark.parametrize("game", "abcde")
        def test_played_last(game): pass
        @pytest.mark.one_in_turn("size", "scale", "none")
        @pytest.mark.parametrize("size", "ab")
        @pytest.mark.parametrize("scale", "xy")
        @pytest.mark.parametrize("what", "uv")
        def test_dressed(size, scale, what): pass
        @pytest.mark.one_in_turn("size")
        @pytest.mark.parametrize("size", "ab")
        def test_dressed_next(size): pass
        @pytest.mark.one_in_turn("size")
        @pytest.mark.parametrize("what", "uv")
        def test_bare(what): pass
        """
    )
    told = pytester.runpytest_inprocess("--collect-only", "-q").stdout.str()
    names = {line.partition("::")[2] for line in told.splitlines() if "::" in line}
    assert names == {
        *("test_one[mouse]", "test_next[keys]", "test_plain[x]", "test_plain[y]"),
        *("test_plain[z]", "test_pairs[u-x]", "test_pairs[v-y]", "test_pairs[u-z]"),
        *("test_played[d]", "test_played_in_turn[u-e]", "test_played_in_turn[v-e]"),
        *(
            "test_played_last[a]",
            "test_dressed[u-x-b]",
            "test_dressed[v-x-b]",
            "test_dressed_next[a]",
        ),
        *("test_bare[u]", "test_bare[v]"),
    }
