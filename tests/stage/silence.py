"""A player that nobody hears, for a stage without a sound card."""


class NullAudio:
    """Plays silently."""

    is_fading = False

    def play(self, group, step=None, take=None):
        """Silence."""

    def hush(self, is_hushed):
        """Is hushed already."""

    def volumes_changed(self):
        """Nothing to apply."""

    def update(self, dt):
        """No fades."""
