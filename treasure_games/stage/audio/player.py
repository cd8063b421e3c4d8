"""What can be heard, as the rest of the stage sees it; and the player that is silent."""

from __future__ import annotations

from typing import Protocol


class AudioPlayer(Protocol):
    """Plays sounds and music by name. Nothing here ever blocks or fails without a sound card."""

    def play(
        self, group: str, *, volume: float = 1.0, pan: float = 0.0, pitch: float = 1.0
    ) -> None:
        """Sound one variant of `group`. `pan` -1 left to 1 right; `pitch` 1.06 is a semitone up."""

    def music(self, tune: str | None, intensity: int = 0) -> None:
        """Play `tune` at intensity 0, 1 or 2, cross-faded from what plays now; None fades out."""

    def ambience(self, group: str | None) -> None:
        """Loop a quiet background (the sea), if the settings want any; None ends it."""

    def duck(self, seconds: float) -> None:
        """Lower the music by 6 dB for a while, for a verdict or a banner."""

    def hush(self, is_hushed: bool) -> None:
        """Silence everything while the window is not in front."""

    def volumes_changed(self) -> None:
        """The settings have new volumes: apply them now."""

    def update(self, dt: float) -> None:
        """Move fades on by `dt` seconds."""

    @property
    def is_fading(self) -> bool:
        """Whether `update` has work to do."""

    def close(self) -> None:
        """Let the sound card go."""


class NullAudio:
    """Plays silently: no sound card, no sounds, or nobody wants any."""

    is_fading = False

    def play(
        self, group: str, *, volume: float = 1.0, pan: float = 0.0, pitch: float = 1.0
    ) -> None:
        """Silence."""

    def music(self, tune: str | None, intensity: int = 0) -> None:
        """Silence."""

    def ambience(self, group: str | None) -> None:
        """Silence."""

    def duck(self, seconds: float) -> None:
        """Nothing to lower."""

    def hush(self, is_hushed: bool) -> None:
        """Is hushed already."""

    def volumes_changed(self) -> None:
        """Nothing to apply."""

    def update(self, dt: float) -> None:
        """No fades."""

    def close(self) -> None:
        """Nothing is held."""
