"""What is installed under which name: `pokertable` belongs to somebody else in the public index."""

import re
import tomllib
from pathlib import Path

TOP = Path(__file__).parents[1]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ADVICE = re.compile(r"pip install (?:-\S+ )*[\"']?([^\s\"'`<]+)")
"""What is to be installed, where somebody is told to."""
PLACES = ("README.md", ".github", ".ci/run", "pokertable", "resources")


def told() -> dict[str, set[str]]:
    """What each text tells its reader to install."""
    found: dict[str, set[str]] = {}
    for place in PLACES:
        files = [TOP / place] if (TOP / place).is_file() else (TOP / place).rglob("*")
        for file in files:
            if file.suffix in (".md", ".py", ".ts", ".yml", ".toml", "") and file.is_file():
                advised = set(ADVICE.findall(file.read_text(encoding="utf-8")))
                if advised:
                    found[str(file.relative_to(TOP))] = advised
    return found


def test_nobody_is_told_to_install_a_package_of_that_name():
    assert PROJECT["name"] == "pokertable-practice"
    assert set(PROJECT["scripts"]) == {"pokertable"}
    advice = told()
    assert "README.md" in advice
    strangers = {place: sorted(each for each in what if not each.startswith(".")) for place, what in advice.items()}
    assert {place: what for place, what in strangers.items() if what} == {}
