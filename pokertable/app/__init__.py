"""The composition root: builds the window, its controllers and their data, and joins them.

Imports here live until the end, so the garbage collector can skip them for good. Imports without Qt come first, because
PySide6 reads the source of every module imported after it.
"""

import gc

from pokertable.model.garbage import not_collecting

with not_collecting():
    import pokertable.session.profile.opponents
    import pokertable.session.profile.settings  # noqa: F401
    from pokertable.app.program import App as App
    from pokertable.app.start import application as application
    from pokertable.app.start import run_window as run_window

    gc.freeze()
