"""What a program leaves behind when this one is gone: nothing, however it went."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pokertable.cli.main import main
from pokertable.session.programs.lifeline import Lifeline
from pokertable.session.programs.program import Program
from tests.machine import patience
from tests.narrow import known

pytestmark = pytest.mark.skipif(os.name != "posix", reason="groups of processes")

STUBBORN = """
trap "" TERM HUP INT
exec 9>"$1"
(trap "" TERM HUP INT; while :; do sleep 1000; done) &
echo '{"type": "ready", "name": "Stubborn"}' >&1
while :; do sleep 1000; done
"""
"""It hears no end of its input and no signal that can be ignored, and has a child like itself."""
HOLDER = """
import sys
from pokertable.session.programs.program import Program
program = Program(sys.argv[1])
print("seated", flush=True)
sys.stdin.read()
"""


class Held:
    """A pipe that a program holds open with all that it has started, as long as one of them lives."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "held"
        os.mkfifo(self.path)
        self._reader = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)
        (folder / "stubborn.sh").write_text(STUBBORN)
        self.player = f"program:sh '{folder}/stubborn.sh' '{self.path}'"

    def is_let_go(self) -> bool:
        """Whether none lives any more, after a while at most."""
        ready, _, _ = select.select([self._reader], [], [], patience(20))
        return bool(ready) and os.read(self._reader, 1) == b""

    def close(self) -> None:
        os.close(self._reader)


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Held]:
    made = Held(tmp_path)
    yield made
    made.close()


@pytest.mark.parametrize("last", [signal.SIGKILL, signal.SIGTERM, signal.SIGABRT])
def test_a_program_ends_with_the_process_that_started_it(held: Held, last: signal.Signals) -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([sys.executable, "-c", HOLDER, held.player], **pipes) as holder:  # type: ignore[call-overload]
        assert holder.stdout.readline() == b"seated\n"
        holder.send_signal(last)
    assert holder.returncode == -last
    assert held.is_let_go()


def test_who_forgets_a_program_in_a_seat_can_end_and_the_program_with_it(held: Held) -> None:
    """No thread that reads, writes or logs for a program keeps this process alive."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([sys.executable, "-c", HOLDER, held.player], **pipes) as holder:  # type: ignore[call-overload]
        assert holder.stdout.readline() == b"seated\n"
        holder.stdin.close()
        try:
            assert holder.wait(patience(20)) == 0
        finally:
            holder.kill()
    assert held.is_let_go()


def test_a_program_that_was_told_goodbye_ends_with_all_that_it_started(
    held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pokertable.session.programs.program._PARTING_S", 0.1)
    program = Program(held.player)
    shell = known(program._lifeline._shell)
    assert shell.poll() is None
    program.close()
    assert held.is_let_go()
    assert shell.poll() is not None, "nobody watches any more"


def test_a_group_that_was_released_goes_on() -> None:
    with subprocess.Popen(["sleep", "1000"], start_new_session=True) as process:
        Lifeline(process.pid).release()
        assert process.poll() is None
        shell = known(Lifeline(process.pid)._shell)
        shell.communicate()  # closes its input, as the end of this process would
        assert process.wait(patience(20)) == -signal.SIGKILL


def test_a_simulation_that_is_terminated_ends_its_programs_first(
    held: Held, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second program sends the signal, when it is asked."""
    heard = tmp_path / "heard"
    terminates = f"""program:sh -c 'read x; echo "{{}}"; read x; kill -TERM $PPID; cat >{heard}'"""
    small = ("--game", "holdem", "--stakes", "1/2", "--hands", "5", "--move-time", "0.3")
    monkeypatch.setattr("pokertable.session.programs.program._PARTING_S", 0.3)
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *small, "--players", f"{held.player},{terminates}"])
    assert ended.value.code == 128 + signal.SIGTERM
    assert held.is_let_go()
    assert heard.read_text().endswith('{"type":"bye"}\n')
    assert signal.getsignal(signal.SIGTERM) is before
    assert capsys.readouterr().out == ""
