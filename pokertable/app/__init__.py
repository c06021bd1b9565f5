"""The composition root: builds the window, its controllers and what they work on, and joins them."""

from pokertable.model.garbage import not_collecting

with not_collecting():
    from pokertable.app.program import App as App
    from pokertable.app.start import application as application
    from pokertable.app.start import run_window as run_window
