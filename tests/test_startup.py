"""Opening the window does not import numpy: it comes when the first opponent has to act."""

import os
import subprocess
import sys

SCRIPT = """
import sys
from pokertable.app import App, application
from pokertable.session.profile.settings import Settings
app = application()
program = App(Settings())
program.window.show()
app.processEvents()
program.window.close()
slow = ("numpy", "pyqtgraph", "sqlite3", "pokertable.analysis", "pokertable.players.personas")
loaded = sorted(name for name in slow if name in sys.modules)
print("loaded:", *loaded)
"""


def test_opening_the_window_imports_no_numpy():
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True, text=True, timeout=60, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "loaded:"
