"""Cards are dragged to where they belong, in a whole match."""

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.robot import Robot
from tests.ui_battery.seating import at_the_title
from tools.rig import crew, table_plan

GAME = "do_not_touch"


class Dragging(Robot):
    """Takes cards by the mouse and lays them where they may belong; clicks only buttons."""

    drops = 0

    def _press(self, name: str) -> None:
        if not name.startswith("hand."):
            super()._press(name)
            return
        assert isinstance(self.hands, Mouse)
        goals = [one for one in self.hands.names() if one.startswith("plank.")] + ["discard"]
        before = len(self.table.match.acts)
        self.hands.drag(self.hands.spot(name), self.hands.spot(self.rng.choice(goals)))
        self.drops += len(self.table.match.acts) > before


def test_cards_are_dragged_to_where_they_belong(open_rig: OpenRig) -> None:
    rig = open_rig((1024, 640), speed=0.0)
    at_the_title(rig, table_plan(GAME, crew(1, 1)))
    mouse = Mouse(rig)
    mouse.choose(GAME)
    robot = Dragging(mouse)
    robot.play(until=lambda: robot.drops >= 8)
    assert robot.drops >= 8
