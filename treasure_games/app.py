"""The app: connects folders, settings, matches, worker and stage, and runs them."""

from __future__ import annotations

import sys
from collections import deque
from dataclasses import replace
from typing import Any, Final

from treasure_games.core.language import translate, use_language
from treasure_games.core.registry import GAMES, load
from treasure_games.folders import Folders
from treasure_games.launch import Launch
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.opponents.process import Thinker
from treasure_games.screens.dialog import Dialog, notice
from treasure_games.screens.navigation import Screens
from treasure_games.screens.title import TitleScene
from treasure_games.stage.application import run as run_loop
from treasure_games.stage.assets import Assets, BadAsset
from treasure_games.stage.audio.mixer import Audio
from treasure_games.stage.clock import RealClock
from treasure_games.stage.input.keymap import KeyMap
from treasure_games.stage.loop import Loop
from treasure_games.stage.scene import Scene
from treasure_games.stage.settings import Settings
from treasure_games.stage.settings_file import SettingsFile
from treasure_games.stage.window import DisplayUnavailable, Window
from treasure_games.table.services import AppServices

_ = translate
PRODUCT: Final = "Treasure Games"
BAD_START: Final = 2
CRASHED: Final = 1


class App:
    """One run of the program."""

    def __init__(self, launch: Launch, assets: Assets | None = None) -> None:
        self.launch = launch
        self.folders = Folders.choose(launch.data_dir)
        self._notices: deque[str] = deque()
        self._settings_complaint = ""
        self._file = SettingsFile(self.folders.config)
        self.settings, complaint = self._file.load()
        use_language(self.settings.language)
        self._kept = _as_kept(self.settings)
        _overrule(self.settings, launch)
        self._audio = Audio(self.settings, self._wake)
        self.services = self._make_services(Assets() if assets is None else assets)
        if complaint:
            self._tell(str(complaint))

    def open(self) -> Loop:
        """Return the window's loop; raises `DisplayUnavailable`."""
        self._loop = Loop(
            Window(self.settings, PRODUCT),
            self.services,
            between_steps=self._between_steps,
            save_settings=self._save_settings,
        )
        self.services.navigation = Screens(self.services, self._loop.stack)
        return self._loop

    def run(self) -> int:
        """Show the window until the person quits; return the exit code."""
        try:
            loop = self.open()
        except DisplayUnavailable as error:
            sys.stderr.write(f"treasure-games: {error}\n")
            return BAD_START
        try:
            run_loop(loop, self._first_scene(), after_first_frame=self._after_first_frame)
        except BadAsset as error:
            sys.stderr.write(f"treasure-games: {error}\n")
            return BAD_START
        except Exception as error:
            self._report(error)
            return CRASHED
        finally:
            self._save_settings()
            self.close()
        return 0

    def close(self) -> None:
        """End the worker process and close the files."""
        self.services.thinker.close()
        self.services.matches.close()

    def _make_services(self, assets: Assets) -> AppServices:
        return AppServices(
            settings=self.settings,
            assets=assets,
            audio=self._audio,
            clock=RealClock(),
            keymap=KeyMap.from_json(self.settings.keys),
            folders=self.folders,
            matches=Matches(self.folders.data, self._tell),
            thinker=Thinker(on_answer=self._wake),
            launch=self.launch,
            notices=self._notices,
        )

    def _first_scene(self) -> Scene:
        if self.launch.plan is None:
            return TitleScene(self.services)
        from treasure_games.table.scene import TableScene

        return TableScene(self.services, self.services.matches.begin(self.launch.plan))

    def _after_first_frame(self) -> None:
        """Load what takes a while (sound card, worker, rules) after the first frame."""
        self.services.thinker.start()
        self._audio.open()
        for game_id in GAMES:
            load(game_id)

    def _between_steps(self) -> None:
        """Show the next notice, unless one is being read."""
        stack = self._loop.stack
        if self.services.notices and stack.top is not None and not isinstance(stack.top, Dialog):
            stack.push(notice(self.services, self.services.notices.popleft()))

    def _wake(self) -> None:
        self.services.host.wake()

    def _tell(self, sentence: str) -> None:
        """Queue a notice; may be called before the services are complete."""
        self._notices.append(sentence)

    def _save_settings(self) -> None:
        """Save the settings, except those that the command line overrides.

        A disk that keeps refusing is reported once.
        """
        complaint = self._file.save(_without_overrules(self.settings, self._kept, self.launch))
        if complaint and complaint != self._settings_complaint:
            self._tell(complaint)
        self._settings_complaint = complaint

    def _report(self, error: Exception) -> None:
        from treasure_games.match.crash import write_crash_report

        report = write_crash_report(self.folders.state, error, self._match_in_play())
        sentence = _("The game has run aground: {error}.").format(error=error)
        if report is not None:
            sentence += " " + _("A report that replays to this point: {path}").format(path=report)
        sys.stderr.write(f"treasure-games: {sentence}\n")

    def _match_in_play(self) -> Match | None:
        for scene in reversed(self._loop.stack.scenes):
            match: Any = getattr(scene, "match", None)
            if isinstance(match, Match):
                return match
        return None


def run(launch: Launch, assets: Assets | None = None) -> int:
    """Run the windowed game; return the exit code. `assets` may already be loading."""
    return App(launch, assets).run()


def _overrule(settings: Settings, launch: Launch) -> None:
    """Apply the settings from the command line, for this session only."""
    if launch.window_mode is not None:
        settings.window_mode = launch.window_mode
    if launch.speed is not None:
        settings.speed = launch.speed


def _as_kept(settings: Settings) -> Settings:
    return replace(settings)


def _without_overrules(settings: Settings, kept: Settings, launch: Launch) -> Settings:
    """Return the settings to save: overridden fields stay as saved unless changed since."""
    written = replace(settings)
    if launch.window_mode is not None and settings.window_mode == launch.window_mode:
        written.window_mode = kept.window_mode
    if launch.speed is not None and settings.speed == launch.speed:
        written.speed = kept.speed
    return written
