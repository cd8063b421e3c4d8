"""Tables at rest where somebody is asked something, and film strips from one event to another."""

from collections.abc import Callable
from functools import partial
from typing import Any

from tools.rig import Prefer, Rig, crew, play_on, table_plan
from treasure_games.core.codec import wire_name
from treasure_games.match.match import Match
from treasure_games.match.steps import TURN_STARTED, Step
from treasure_games.stage.animation import Call, Later
from treasure_games.table.scene import TableScene

SEEDS = 60
"""Matches that are looked through for a moment."""
Show = Callable[[Rig], None]
Steps = tuple[Step, ...]


def sit_down(rig: Rig, match: Match) -> TableScene:
    """The table of a match, at rest."""
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle(12.0)
    return scene


def any_steps(_steps: Steps) -> bool:
    """Every way of it will do."""
    return True


def any_match(_match: Match) -> bool:
    """Every position will do."""
    return True


def film_is_over(rig: Rig) -> bool:
    """Return True once the film has ended; the table then asks what the match below it asks."""
    return not rig.top.timeline.is_busy


def _tell(scene: TableScene, step: Step) -> None:
    """Log what was shown, as the table does."""
    scene.session.log.add(step)
    scene.hud.log_changed()
    scene.hud.seats.roll(step.view)


def _rest_at(scene: TableScene, view: Any) -> None:
    """Let everything stay where a film ends, although the match below it is at its deal."""
    settle = scene.game.settle
    scene.game.settle = lambda _view: settle(view)  # type: ignore[method-assign]


class Acts:
    """Moments and strips of one game.

    `prefer` may choose among what is legal instead of a greedy player, by the number of the act:
    so that everything happens now and then.
    """

    def __init__(self, game: str, prefer: Prefer | None = None) -> None:
        self.game, self._prefer = game, prefer

    def _played(self, match: Match, until: Callable[[Match], bool]) -> Match:
        """Let greedy players play on, but for what is preferred."""
        return play_on(match, until, prefer=self._prefer)

    def asked(
        self,
        ask: str,
        people: int = 1,
        pirates: int = 3,
        acts: int = 12,
        fit: Callable[[Match], bool] = any_match,
        first: int = 0,
        **options: Any,
    ) -> Show:
        """The table at rest while only seat 0 is asked this.

        `first` is the match that is looked at first: where such a moment was found before.
        """

        def is_there(match: Match) -> bool:
            pending = match.pending()
            is_asked = pending is not None and pending.ask == ask and match.whose() == 0
            return is_asked and len(match.acts) > acts and fit(match)

        def show(rig: Rig) -> None:
            for seed in range(first, first + SEEDS):
                plan = table_plan(self.game, crew(people, pirates), seed, **options)
                match = self._played(Match(plan), is_there)
                if not match.is_over:
                    rig.services.settings.auto_play_forced = False
                    sit_down(rig, match)
                    return
            raise LookupError(f"nobody is asked for {ask} like that")

        return show

    def film(
        self,
        begins: type[Any],
        ends: type[Any],
        fit: Callable[[Steps], bool] = any_steps,
        first: int = 0,
        **options: Any,
    ) -> Show:
        """The animations from an event of one kind to the next of another."""

        def begin(rig: Rig) -> None:
            before, steps = self._found(begins, ends, fit, first, options)
            scene = sit_down(rig, self._waiting())
            scene.timeline.clear()
            scene.game.show(before[-1].view)
            scene.hud.seats.jump(before[-1].view)
            for step in steps:
                scene.timeline.play(Later(partial(scene.game.animate, step)))
                scene.timeline.play(Call(partial(_tell, scene, step)))
            scene.session.log.rewrite(())
            for step in before:
                scene.session.log.add(step)
                if wire_name(type(step.event)) == TURN_STARTED:
                    scene.session.log.begin_turn(step.event.seat)
            _rest_at(scene, steps[-1].view)
            scene.hud.log_changed()
            scene.session.offers_changed()
            rig.tick(0.0)

        return begin

    def _waiting(self) -> Match:
        """A match that waits for seat 0, so that nothing follows the strip."""
        plans = (table_plan(self.game, crew(1, 3), seed) for seed in range(SEEDS))
        return next(one for one in map(Match, plans) if one.awaited()[0] == 0)

    def _found(
        self,
        begins: type[Any],
        ends: type[Any],
        fit: Callable[[Steps], bool],
        first: int,
        options: dict[str, Any],
    ) -> tuple[Steps, Steps]:
        """The steps before such an act, and its own."""
        for seed in range(first, first + SEEDS):
            plan = table_plan(self.game, crew(1, 3), seed, **options)
            match = self._played(Match(plan), lambda _match: False)
            steps = [step for act in match.acts for step in act.steps_for(0)]
            for index in range(1, len(steps)):
                if not isinstance(steps[index].event, begins):
                    continue
                found = (n for n in range(index, len(steps)) if isinstance(steps[n].event, ends))
                end = next(found, None)
                if end is not None and fit(tuple(steps[index : end + 1])):
                    return tuple(steps[:index]), tuple(steps[index : end + 1])
        raise LookupError(f"no {begins.__name__} like that in {SEEDS} matches")
