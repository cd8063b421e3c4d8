"""The app: connects folders, settings, matches, worker and stage, and runs them."""

import sys
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from treasure_games.core.chances import tell_chances
from treasure_games.core.errors import printable
from treasure_games.core.language import use_language
from treasure_games.core.pages import damage_of
from treasure_games.core.registry import PACKAGES, load
from treasure_games.core.rulebook import aim_of, scenes_of
from treasure_games.folders import Folders
from treasure_games.launch import Launch
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.records import write_crash_report
from treasure_games.opponents.process import Thinker
from treasure_games.screens.crash import Crash, CrashScene
from treasure_games.screens.dialog import Dialog, notice
from treasure_games.screens.navigation import Screens
from treasure_games.screens.title import TitleScene
from treasure_games.stage.assets import Assets
from treasure_games.stage.audio.mixer import Audio
from treasure_games.stage.clock import RealClock
from treasure_games.stage.input.keymap import KeyMap
from treasure_games.stage.loop import Loop, run as run_loop
from treasure_games.stage.scene import Scene
from treasure_games.stage.settings_file import SettingsFile
from treasure_games.stage.window import DisplayUnavailable, Window
from treasure_games.table.services import AppServices

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
        if damage := use_language(self.settings.language):
            self._notices.append(damage)
        tell_chances(self.settings.chances)
        self._kept = replace(self.settings)
        for name, value in _overrules(launch).items():
            setattr(self.settings, name, value)
        self._audio = Audio(self.settings, self._wake)
        self._code = 0
        """The exit code: once something has failed, that of the last failure."""
        self._stranded: tuple[str, int] | None = None
        """The match that was on the screen at the last failure, and the number of its acts."""
        self.services = AppServices(
            settings=self.settings,
            assets=Assets() if assets is None else assets,
            audio=self._audio,
            clock=RealClock(),
            keymap=KeyMap.from_json(self.settings.keys),
            folders=self.folders,
            matches=Matches(self.folders.data, self._notices.append),
            thinker=Thinker(on_answer=self._wake),
            launch=launch,
            notices=self._notices,
        )
        if complaint:
            self._notices.append(str(complaint))

    def open(self) -> Loop:
        """Return the window's loop; raises `DisplayUnavailable`."""
        self._loop = Loop(
            Window(self.settings, PRODUCT),
            self.services,
            between_steps=self._between_steps,
            save_settings=self._save_settings,
            take_file=lambda path: screens.watch_file(Path(path)),
            rescue=self._rescue,
        )
        self.services.navigation = screens = Screens(self.services, self._loop.stack)
        self._loop.stack.letters = screens.letters
        self._loop.speaker.tell = self._notices.append
        self.services.matches.catch_up.on_end = self._wake
        return self._loop

    def run(self) -> int:
        """Show the window until the person quits; return the exit code."""
        try:
            loop = self.open()
        except DisplayUnavailable as error:
            sys.stderr.write(f"treasure-games: {error}\n")
            return BAD_START
        try:
            run_loop(loop, self._first_scene, after_first_frame=self._after_first_frame)
        except Exception as error:
            self._crash_of(error)
        finally:
            self._save_settings()
            self.close()
        return self._code

    def close(self) -> None:
        """End the worker process and the voice, and close the files."""
        self._loop.speaker.close()
        self.services.thinker.close()
        self.services.matches.close()

    def _first_scene(self) -> Scene:
        if damage := self._audio.read():
            self._notices.append(damage)
        if self.launch.replay is not None:
            from treasure_games.screens.replay.scene import ReplayScene

            return ReplayScene(self.services, self.launch.replay)
        if self.launch.plan is None:
            return TitleScene(self.services)
        from treasure_games.table.scene import TableScene

        return TableScene(self.services, self.services.matches.begin(self.launch.plan))

    def _after_first_frame(self) -> None:
        """Load what takes a while (sound card, worker, rules) after the first frame."""
        self.services.thinker.start()
        self._audio.open()
        for game_id in PACKAGES:
            load(game_id)
        self.services.matches.catch_up.start()
        for game_id in PACKAGES:
            aim_of(game_id)  # A page that is missing is told now, and not when it is wanted.
            scenes_of(game_id)

    def _between_steps(self) -> None:
        """Show the next notice, unless one is being read."""
        stack = self._loop.stack
        if self.services.notices and stack.top is not None and not isinstance(stack.top, Dialog):
            stack.push(notice(self.services, self.services.notices.popleft()))

    def _wake(self) -> None:
        self.services.host.wake()

    def _save_settings(self) -> None:
        """Save the settings; those that the command line overrides stay as saved unless changed.

        A disk that keeps refusing is reported once.
        """
        overruled = {
            name: getattr(self._kept, name)
            for name, value in _overrules(self.launch).items()
            if getattr(self.settings, name) == value
        }
        complaint = self._file.save(replace(self.settings, **overruled))
        if complaint and complaint != self._settings_complaint:
            self._notices.append(complaint)
        self._settings_complaint = complaint

    def _rescue(self, error: Exception) -> Scene:
        """Return the scene that tells of a failure, after which the person may go on: with the
        match, unless that has failed already, with no act since.
        """
        crash, before = self._crash_of(error), self._stranded
        match = crash.match
        self._stranded = None if match is None else (match.identity, len(match.acts))
        return CrashScene(self.services, crash, goes_on=self._stranded != before)

    def _crash_of(self, error: Exception) -> Crash:
        """Report a failure, in a file and on stderr."""
        match, damage = self._match_in_play(), damage_of(error)
        report = None if damage is error else write_crash_report(self.folders.state, error, match)
        crash = Crash(damage or error, match, report, self.services.matches)
        sys.stderr.write(f"treasure-games: {printable(crash.told)}\n")
        self._code = BAD_START if damage else CRASHED
        return crash

    def _match_in_play(self) -> Match | None:
        scenes = reversed(self._loop.stack.scenes)
        matches = (getattr(scene, "match", None) for scene in scenes)
        return next((match for match in matches if isinstance(match, Match)), None)


def run(launch: Launch, assets: Assets | None = None) -> int:
    """Run the windowed game; return the exit code. `assets` may already be loading."""
    return App(launch, assets).run()


def _overrules(launch: Launch) -> dict[str, Any]:
    """Return the settings from the command line, for this session only."""
    asked = {"window_mode": launch.window_mode, "speed": launch.speed}
    return {name: value for name, value in asked.items() if value is not None}
