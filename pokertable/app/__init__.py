"""The composition root: builds the window, its controllers and what they work on, and joins them.

What is imported here stays to the end: the garbage collector need not go through it ever again. What needs no Qt comes
first, for PySide6 reads the source of every module that is imported after it.
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
