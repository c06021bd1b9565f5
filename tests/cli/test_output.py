"""Output of a command."""

from pathlib import Path

import pokertable.cli
from pokertable.cli.output import json_line


def test_a_zero_in_json_has_no_minus():
    line = json_line({"mean": -0.0, "ev": [{"loss": -0.0, "took": "f"}, (-0.0, -1.5, 0, None)]})
    assert line == '{"mean": 0.0, "ev": [{"loss": 0.0, "took": "f"}, [0.0, -1.5, 0, null]]}'


def test_every_command_writes_json_by_it():
    folder = Path(pokertable.cli.__file__).parent
    assert [path.name for path in folder.glob("*.py") if "json.dumps" in path.read_text("utf-8")] == ["output.py"]
