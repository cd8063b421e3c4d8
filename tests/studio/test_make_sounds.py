"""The sounds of the product: complete, clean, and as rendered."""

import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from studio import make_sounds
from studio.sound import manifest
from studio.sound.catalogue import Take, groups, takes
from studio.sound.loudness import integrated
from studio.sound.signal import amplitude
from studio.sound.tunes import TUNES
from tests.alike import some_of
from tests.studio.sounds import SOUNDS, check_sound, decoded, listed

SEVERAL = {
    *("card_deal", "card_flip", "card_place", "card_slide", "card_swap", "card_shuffle"),
    *("coin_single", "coins_pour", "link_lit", "chain_breaks", "wood_knock"),
    *("page_turn", "rope_creak", "cloth", "chest_open", "bell"),
    *("dice_roll", "die_roll", "dice_shake"),
    *("wind_turn", "wind_gust", "sails_fill", "ship_step"),
    *("bomb", "cannon", "cannon_splash", "cannon_hit", "ship_sinks"),
    *("token_lands", "token_taken", "pearl_spent", "port_bell"),
    *("cargo_bale", "cargo_guns", "cargo_cask", "cargo_coins", "cargo_pearls"),
    *("bones_roll", "bones_settle", "coin_slide", "coin_spin", "coin_falls"),
    *("cup_rattle", "cup_slam", "screen_down", "screen_up", "die_overboard"),
    *("bid_tick", "die_counted", "drum_hush", "seal_thud", "wax_hiss", "packet_torn"),
    *("bury", "sand_stroke", "treasure_stolen", "hook_iron", "card_hewn"),
    *("kraken_strikes", "suckers"),
    *(
        "table_slap",
        "fist_knock",
        "hands_thrown",
        "false_start",
        "call_drum",
        "hand_raised",
        "map_unroll",
    ),
}
TOUCH = {"ui_hover", "ui_press", "ui_release", "ui_toggle", "ui_refuse"}
MEANING = {
    "gain", "loss", "caught", "privateer", "your_turn", "last_turn", "win", "lose", "undo", "hint",
    "lie_found", "told_true", "buzzer", "parlay",
    "plunder", "skulduggery", "pirates_code", "yo_ho_ho",
    "yarr_first", "yarr_second", "yarr_third", "yarr_fourth", "kraken_rises",
    "duel", "keg", "ghosts", "shanghaied", "kraken", "hornswoggle", "colours", "fog", "wager",
    "boarders", "spot", "xmarks", "ill_luck",
}  # fmt: skip

EFFECTS = tuple(take for take in takes() if take.layer != "music")
"""The stems of the tunes are in `test_tunes`."""


# What there is


def test_every_body_sound_has_four_variants_or_more() -> None:
    counts = {group.name: group.variants for group in groups() if group.layer == "body"}
    assert set(counts) == SEVERAL
    assert min(counts.values()) >= 4


def test_every_act_has_its_tick_and_its_motif() -> None:
    by_layer = {
        layer: {g.name for g in groups() if g.layer == layer} for layer in ("touch", "meaning")
    }
    assert by_layer == {"touch": TOUCH, "meaning": MEANING}


def test_the_files_are_those_of_the_catalogue() -> None:
    lying = {path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*.ogg")}
    assert lying == {take.file for take in takes()}


def test_all_sounds_together_fit_the_budget() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) <= 12_000_000


def test_the_manifest_counts_every_variant() -> None:
    counts = Counter(line["group"] for line in listed().values())
    expected = {group.name: group.variants for group in groups()} | {t.name: 3 for t in TUNES}
    assert counts == expected


# How they are


@pytest.mark.parametrize("take", EFFECTS, ids=lambda take: take.name)
def test_a_sound_is_clean_and_as_the_manifest_says(take: Take) -> None:
    check_sound(take, decoded(take.name))


def test_no_two_variants_are_alike() -> None:
    for group in (group for group in groups() if group.variants > 1):
        for one, other in combinations([decoded(stem).ravel() for stem in group.stems()], 2):
            span = min(len(one), len(other))
            assert np.corrcoef(one[:span], other[:span])[0, 1] < 0.995


@pytest.mark.parametrize("place", ["cabin", "deck", "breeze", "fresh", "storm"])
def test_each_place_is_quiet_but_not_silent(place: str) -> None:
    mixer = tomllib.loads(Path("treasure_games/stage/audio/mixer.toml").read_text("utf-8"))
    layers = [level * decoded(f"ambience/{name}_1") for name, level in mixer[place].items()]
    shortest = min(map(len, layers))
    whole = np.sum([layer[:shortest] for layer in layers], axis=0)
    assert -38.0 < integrated(whole, loop=True) < -34.0
    assert np.max(np.abs(whole)) < amplitude(-14.0)


# That they can be made again


@pytest.mark.parametrize("name", ["touch/ui_press_1", "body/coin_single_2", "body/card_place_3"])
def test_a_sound_renders_to_the_same_samples_each_time(name: str) -> None:
    take = next(take for take in takes() if take.name == name)
    assert np.array_equal(take.render(), take.render())


@pytest.mark.parametrize(
    "take",
    some_of(take for take in EFFECTS if take.layer != "ambience" and take.variant == 1),
    ids=lambda take: take.name,
)
def test_the_committed_file_is_what_the_code_renders_now(take: Take) -> None:
    fresh, lying = take.render().ravel(), decoded(take.name).ravel()
    assert len(fresh) == len(lying)
    assert np.corrcoef(fresh, lying)[0, 1] > 0.9


def test_rendering_some_sounds_keeps_the_manifest_of_the_others(tmp_path: Path) -> None:
    assert make_sounds.main(["--only", "page_turn", "--out", str(tmp_path)]) == 0
    fabric = manifest.read(tmp_path)
    assert make_sounds.main(["--only", "ui_hover", "--out", str(tmp_path)]) == 0
    both = manifest.read(tmp_path)
    assert fabric.items() < both.items()
    files = {line["file"] for line in both.values()}
    assert files == {"body/fabric.ogg", "touch/touch.ogg"}


def test_a_file_is_rendered_with_all_effects_that_share_it(tmp_path: Path) -> None:
    assert make_sounds.main(["--only", "ui_press_2", "--out", str(tmp_path)]) == 0
    assert set(manifest.read(tmp_path)) == {take.name for take in takes() if take.layer == "touch"}


def test_a_pattern_that_matches_nothing_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_sounds.main(["--only", "trombone"]) == 2
    assert "trombone" in capsys.readouterr().err
