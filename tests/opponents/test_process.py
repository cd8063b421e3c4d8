"""The thinking process: it answers, whatever happens to it, and never outlives the app."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.opponents import minds_at_work as at_work
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.opponents.process import Thinker
from treasure_games.opponents.worker import Answer, Request, decide

PATIENCE = 60.0
"""Seconds after which a test gives up; nothing here takes long, but machines may be busy."""

FOR_EVER = 3600.0
ROOT = Path(__file__).resolve().parents[2]

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


@pytest.fixture
def open_thinker() -> Iterator[Callable[..., tuple[Thinker, threading.Event]]]:
    opened: list[Thinker] = []

    def open_one(**arguments: Any) -> tuple[Thinker, threading.Event]:
        woken = threading.Event()
        thinker = Thinker(on_answer=woken.set, **{"timeout": FOR_EVER, **arguments})
        opened.append(thinker)
        thinker.start()
        return thinker, woken

    yield open_one
    for thinker in opened:
        returns(thinker.close)


def returns(call: Callable[[], object]) -> None:
    """Make the call, and fail if it waits for what never comes."""
    outcome: Future[object] = Future()

    def run() -> None:
        try:
            outcome.set_result(call())
        except BaseException as error:
            outcome.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    outcome.result(PATIENCE)


def a_request(**changes: Any) -> Request:
    given = {
        "game_id": "do_not_touch",
        "view": None,
        "legal": ("left", "right"),
        "seat": 0,
        "level": "greedy",
        "seed": 1,
        "row": 0,
    }
    return Request(**{**given, **changes})


def a_real_request(**changes: Any) -> Request:
    game = load("do_not_touch")
    state = game.new(Setup.of(game.info, 2, {"first_player": "fixed"}))
    game.start(state, SeededChance(5), silent)
    game.apply(state, 0, game.legal(state, 0)[0], SeededChance(5), silent)
    return a_request(view=game.view(state, 0), legal=game.legal(state, 0), **changes)


def wait_for(thinker: Thinker, woken: threading.Event, count: int = 1) -> list[Answer]:
    answers: list[Answer] = []
    while len(answers) < count:
        assert woken.wait(PATIENCE), "the thinker never answered"
        woken.clear()
        answers += thinker.poll()
    return answers


def wait_until_it_runs(thinker: Thinker, woken: threading.Event) -> None:
    thinker.submit(a_request(view=at_work.READY))
    (answer,) = wait_for(thinker, woken)
    assert answer.trouble == ""


def test_an_answer_carries_its_ticket_and_a_legal_action(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.first_legal)
    ticket = thinker.submit(a_request())
    (answer,) = wait_for(thinker, woken)
    assert (answer.ticket, answer.action, answer.trouble) == (ticket, "left", "")
    assert answer.request.seat == 0


def test_several_requests_are_answered_in_order(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.first_legal)
    tickets = [thinker.submit(a_request(row=row)) for row in range(5)]
    assert [answer.ticket for answer in wait_for(thinker, woken, 5)] == tickets


def test_asking_never_waits(open_thinker: Any) -> None:
    """Neither does looking for answers, of which there will never be any."""
    thinker, _ = open_thinker(decide=at_work.never_done)
    tickets: list[int] = []

    def ask() -> None:
        tickets.extend(thinker.submit(a_request(view="x" * 20_000)) for _ in range(50))
        assert thinker.poll() == []

    returns(ask)
    assert len(set(tickets)) == 50


@needs_proc
def test_asking_never_waits_until_it_is_heard(open_thinker: Any) -> None:
    """A process held up reads nothing, and the requests are more than a pipe takes."""
    thinker, woken = open_thinker(decide=at_work.first_legal)
    wait_until_it_runs(thinker, woken)
    (child,) = children()
    os.kill(child, signal.SIGSTOP)
    try:
        returns(lambda: [thinker.submit(a_request(view="x" * 20_000)) for _ in range(50)])
        assert thinker.poll() == []
    finally:
        os.kill(child, signal.SIGCONT)
    assert len(wait_for(thinker, woken, 50)) == 50


def test_a_real_decision_is_the_one_made_in_process(open_thinker: Any) -> None:
    request = a_real_request(level="mate", persona="ruth")
    thinker, woken = open_thinker()
    thinker.submit(request)
    (answer,) = wait_for(thinker, woken)
    assert answer.trouble == ""
    assert answer.action == decide(request)


def test_a_hint_comes_with_a_reason(open_thinker: Any) -> None:
    thinker, woken = open_thinker()
    thinker.submit(a_real_request(level="mate", hint=True))
    (answer,) = wait_for(thinker, woken)
    assert answer.reason.sentence.format(**answer.reason.values)


def test_the_process_imports_no_screen(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.without_a_screen)
    thinker.submit(a_real_request(level="mate"))
    (answer,) = wait_for(thinker, woken)
    assert answer.trouble == ""


def kill_its_process() -> None:
    for child in children():
        os.kill(child, signal.SIGKILL)


def children(parent: int | None = None) -> list[int]:
    """The thinking processes of a process of ours, by /proc."""
    mine = parent or os.getpid()
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                status = (entry / "stat").read_text().rsplit(")", 1)[1].split()
                command = (entry / "cmdline").read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(status[1]) == mine and "spawn_main" in command:
                found.append(int(entry.name))
    return found


@needs_proc
def test_killed_while_it_thinks_it_is_started_again_and_answers(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.slow_last)
    wait_until_it_runs(thinker, woken)
    ticket = thinker.submit(a_request())
    kill_its_process()
    (answer,) = wait_for(thinker, woken)
    assert (answer.ticket, answer.action, answer.trouble) == (ticket, "right", "")


@needs_proc
def test_reaped_by_somebody_else_it_is_started_again_and_answers(open_thinker: Any) -> None:
    before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # The system reaps our children now.
    try:
        thinker, woken = open_thinker(decide=at_work.slow_last)
        wait_until_it_runs(thinker, woken)
        thinker.submit(a_request())
        kill_its_process()
        (answer,) = wait_for(thinker, woken)
        assert (answer.action, answer.trouble) == ("right", "")
        thinker.close()
    finally:
        signal.signal(signal.SIGCHLD, before)


@needs_proc
def test_killed_between_requests_it_is_started_again(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.first_legal)
    wait_until_it_runs(thinker, woken)
    kill_its_process()
    thinker.submit(a_request())
    assert wait_for(thinker, woken)[0].trouble == ""


def test_a_request_that_kills_it_once_is_sent_again(open_thinker: Any, tmp_path: Path) -> None:
    thinker, woken = open_thinker(decide=at_work.dies_once)
    thinker.submit(a_request(view=str(tmp_path / "died")))
    (answer,) = wait_for(thinker, woken)
    assert (answer.action, answer.trouble) == ("right", "")


def test_a_request_that_always_kills_it_is_answered_greedily(open_thinker: Any) -> None:
    request = a_real_request(level="captain")
    thinker, woken = open_thinker(decide=at_work.dies)
    thinker.submit(request)
    (answer,) = wait_for(thinker, woken)
    assert "died" in answer.trouble
    assert answer.action == decide(a_real_request(level="greedy"))


def test_a_deadly_request_costs_two_processes_and_no_more(
    open_thinker: Any, tmp_path: Path
) -> None:
    thinker, woken = open_thinker(decide=at_work.dies_and_tells)
    deaths = tmp_path / "deaths"
    thinker.submit(a_request(view=str(deaths)))
    wait_for(thinker, woken)
    assert deaths.read_text("utf-8").splitlines() == ["died"] * 2


def test_requests_behind_a_deadly_one_are_still_answered(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.dies)
    tickets = [thinker.submit(a_request(row=row)) for row in range(3)]
    answers = wait_for(thinker, woken, 3)
    assert [answer.ticket for answer in answers] == tickets
    assert all(answer.action in answer.request.legal for answer in answers)


@pytest.mark.parametrize(
    ("behaviour", "word"),
    [
        (at_work.fails, "ZeroDivisionError"),
        (at_work.answers_nonsense, "legal"),
        (at_work.answers_unpicklable, "sent"),
    ],
)
def test_a_bad_answer_is_replaced_by_a_legal_one(
    open_thinker: Any, behaviour: Any, word: str
) -> None:
    thinker, woken = open_thinker(decide=behaviour)
    thinker.submit(a_request())
    (answer,) = wait_for(thinker, woken)
    assert answer.action in answer.request.legal
    assert word in answer.trouble


@pytest.mark.parametrize(
    "changes",
    [
        {"game_id": "no such game"},
        {"level": "admiral"},
        {"persona": "nobody", "level": "mate"},
        {"view": b"\x00garbage"},
        {"view": lambda: None},
        {"seed": "abc"},
    ],
)
def test_garbage_is_answered_too(open_thinker: Any, changes: dict[str, Any]) -> None:
    thinker, woken = open_thinker()
    thinker.submit(a_request(**{"level": "mate", "hint": True, **changes}))
    (answer,) = wait_for(thinker, woken)
    assert answer.action in ("left", "right")
    assert answer.trouble


def test_nothing_to_decide_is_refused_at_once(open_thinker: Any) -> None:
    thinker, _ = open_thinker(decide=at_work.first_legal)
    with pytest.raises(ValueError, match="no legal action"):
        thinker.submit(a_request(legal=()))


def test_one_that_takes_too_long_is_given_up(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.never_done, timeout=0.5)
    thinker.submit(a_request())
    (answer,) = wait_for(thinker, woken)
    assert "too long" in answer.trouble


def test_a_cancelled_request_is_never_answered(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.slow_last)
    dropped, kept = thinker.submit(a_request()), thinker.submit(a_request(row=1))
    thinker.cancel(dropped)
    answers = wait_for(thinker, woken)
    assert [answer.ticket for answer in answers] == [kept]
    assert thinker.poll() == []


@needs_proc
def test_closing_ends_it_in_the_middle_of_a_thought(open_thinker: Any) -> None:
    thinker, woken = open_thinker(decide=at_work.never_done)
    wait_until_it_runs(thinker, woken)
    thinker.submit(a_request())
    assert children()
    returns(thinker.close)
    assert not children()
    thinker.close()
    with pytest.raises(RuntimeError):
        thinker.submit(a_request())


APP = textwrap.dedent("""
    import sys
    import threading
    from tests.opponents import minds_at_work
    from tests.opponents.test_process import a_request, children, wait_until_it_runs
    from treasure_games.opponents.process import Thinker

    if __name__ == "__main__":
        import pygame  # as the app does: its process must not
        woken = threading.Event()
        thinker = Thinker(on_answer=woken.set, decide=minds_at_work.never_done)
        thinker.start()
        wait_until_it_runs(thinker, woken)
        thinker.submit(a_request())
        print(*children(), flush=True)
        sys.stdin.read()
""")


@needs_proc
def test_it_dies_with_an_app_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "app.py"
    script.write_text(APP, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(
        [sys.executable, str(script)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as app:
        assert app.stdout is not None
        pids = [int(word) for word in app.stdout.readline().split()]
        assert pids
        os.kill(app.pid, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while any(is_alive(pid) for pid in pids) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert not any(is_alive(pid) for pid in pids)


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
