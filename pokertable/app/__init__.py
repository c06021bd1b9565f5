"""The composition root: builds the window, its controllers and their data, and joins them.

Imports here live until the end, so the garbage collector can skip them for good.
"""

import builtins
import gc

from pokertable.model.garbage import not_collecting

with not_collecting():
    import PySide6.QtCore  # noqa: F401

    # It replaces Python's import to switch its own `__feature__`s, which nothing here asks for: that one reads the
    # source of every module imported from then on, a twentieth of a cold start, and keeps all of it.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

    from pokertable.app.program import App as App
    from pokertable.app.start import application as application
    from pokertable.app.start import run_window as run_window

    gc.freeze()
