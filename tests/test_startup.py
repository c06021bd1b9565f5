"""Opening the window imports only what the start page needs; the rest comes when it is first wanted.

Nothing is loaded for English, and garbage waits for the GUI thread from the start.
"""

import os
import subprocess
import sys

SCRIPT = """
import gc
import sys
from pokertable.app import App, application
from pokertable.session.profile.settings import Settings
from pokertable.views.kit import language
app = application()
language.speak("en")
assert not gc.isenabled(), "Python collects garbage on any thread"
assert language._Spoken.translators == (), "loaded for English"
program = App(Settings())
program.window.show()
app.processEvents()
assert "actions_by_game" not in vars(program.window.bar.games), "lines of a menu that is not open"
program.window.close()
print(*sys.modules)
"""


LATER = (
    "numpy",
    "socket",
    "datetime",
    "pyqtgraph",
    "sqlite3",
    "platformdirs",
    "decimal",
    "html",
    "tomllib",
    "xml.etree",
    "PySide6.QtSvg",
    "miniaudio",
    "pokertable.analysis",
    "pokertable.controllers",
    "pokertable.model.hand",
    "pokertable.players.opponents",
    "pokertable.players.people",
    "pokertable.players.styles.cast",
    "pokertable.players.styles.named",
    "pokertable.session.history",
    "pokertable.session.play",
    "pokertable.session.profile.opponents",
    "pokertable.session.tournament",
    "pokertable.training",
    "pokertable.views.kit.animation",
    "pokertable.views.desk",
    "pokertable.views.lab",
    "pokertable.views.quiz",
    "pokertable.views.settings",
    "pokertable.views.start.table_form",
    "pokertable.views.table",
    "pokertable.views.felt.places.layout",
    "pokertable.views.felt.table_items",
    "pokertable.views.felt.table_view",
    "pokertable.views.widgets.choices",
    "pokertable.views.widgets.dialog",
    "pokertable.views.widgets.sliders",
)
"""Packages and modules that the first window does not need."""


def test_opening_the_window_imports_nothing_that_is_not_shown() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True, text=True, timeout=60, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert "pokertable.views.start.start_page" in loaded
    early = [name for name in loaded if any(name == later or name.startswith(f"{later}.") for later in LATER)]
    assert early == []
