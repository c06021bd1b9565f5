"""What a desktop needs to start the program: the entry, its icon, and a command that is installed."""

import configparser
import importlib.util
import re
import shutil
import tomllib
from pathlib import Path

import pytest
from PySide6.QtSvg import QSvgRenderer

from tests.narrow import known

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def entry():
    class CaseMatters(configparser.ConfigParser):
        def optionxform(self, optionstr: str) -> str:
            return optionstr

    parser = CaseMatters(interpolation=None)
    parser.read(ROOT / "resources/desktop/pokertable.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_entry_starts_a_command_that_is_installed(project, entry):
    assert entry["Type"] == "Application" and entry["Name"] == "Pokertable" and entry["Terminal"] == "false"
    command = entry["Exec"].split()[0]
    assert command in project["project"]["scripts"]
    assert project["project"]["gui-scripts"]["pokertable-gui"] == project["project"]["scripts"][command]


def test_entry_and_icon_are_installed_where_desktops_look(project, entry):
    installed = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert all((ROOT / source).is_file() for source in installed)
    assert set(installed.values()) == {
        "share/applications/pokertable.desktop",
        f"share/icons/hicolor/scalable/apps/{entry['Icon']}.svg",
    }


def test_the_icon_is_a_square_drawing(qapp):
    renderer = QSvgRenderer(str(ROOT / "resources/art/icon.svg"))
    assert renderer.isValid()
    assert renderer.viewBoxF().width() == renderer.viewBoxF().height() > 0


def test_categories_and_lists_end_as_the_standard_wants(entry):
    assert "Game" in entry["Categories"].split(";")
    assert entry["Categories"].endswith(";") and entry["Keywords"].endswith(";")


def test_the_package_takes_every_folder_of_resources_that_the_program_reads():
    spec = (ROOT / "resources/packaging/pokertable.spec").read_text(encoding="utf-8")
    compile(spec, "pokertable.spec", "exec")
    left_out = next(line for line in spec.splitlines() if line.startswith("NOT_PACKED"))
    read = {folder.name for folder in (ROOT / "resources").iterdir() if folder.is_dir()} - {
        "desktop",
        "packaging",
        "pictures",
    }
    assert {"art", "lessons"} <= read
    assert not any(f'"{name}"' in left_out for name in read)


@pytest.fixture(scope="module")
def check():
    """The script that tries what was built."""
    spec = known(importlib.util.spec_from_file_location("check", ROOT / "resources/packaging/check.py"))
    module = importlib.util.module_from_spec(spec)
    known(spec.loader).exec_module(module)
    return module


def test_a_packed_folder_without_a_file_of_ours_is_told(check, tmp_path):
    tried = check.Tried(tmp_path / "pokertable", tmp_path)
    assert check.resources(tried) == "installed, not packed"
    packed = tmp_path / "_internal/pokertable/resources"
    shutil.copytree(ROOT / "resources", packed, ignore=shutil.ignore_patterns(*check.NOT_PACKED, "__pycache__"))
    assert check.resources(tried).endswith("MB in all")
    (packed / "sounds/chip.wav").unlink()
    with pytest.raises(check.Wrong, match=r"chip\.wav: missing or another one"):
        check.resources(tried)


def test_the_package_takes_the_libraries_that_are_imported_by_name(check):
    spec = (ROOT / "resources/packaging/pokertable.spec").read_text(encoding="utf-8")
    named = set()
    for file in (ROOT / "pokertable").rglob("*.py"):
        named |= set(re.findall(r'import_module\("(\w+)"\)', file.read_text(encoding="utf-8")))
    assert named == {"miniaudio"} and all(f'"{name}"' in spec for name in named)
    left_out = next(line for line in spec.splitlines() if line.startswith("NOT_PACKED"))
    assert left_out == f"NOT_PACKED = {check.NOT_PACKED}".replace("'", '"')
