"""A screen reader of few words: writes down what the window tells one. Run by `aloud`, under the system's Python.

``said TEXT``: an announcement. ``table TEXT``: the table in words, as it is now. ``focus ROLE NAME``: where the keys
are.
On each line that comes in: ``control ROLE NAME`` for all that can have the focus, then ``read``.
"""

import sys

import pyatspi
from gi.repository import Gio, GLib

MIRROR = ("The table in words", "文字で見るテーブル")


def turn_on():
    """Tell the desktop that there is a screen reader, as real ones do."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1, None
        )


def tell(kind, text):
    print(kind, text.replace("\n", "\\n").replace("\u2029", "\\n"), flush=True)


def announced(event):
    tell("said", event.any_data if isinstance(event.any_data, str) else str(event.any_data))


def written(event):
    if event.source is not None and event.source.name in MIRROR:
        tell("table", event.any_data)


def focused(event):
    if event.detail1:
        tell("focus", f"{event.source.getRoleName()} {event.source.name}")


def controls(part):
    state = part.getState()
    if state.contains(pyatspi.STATE_FOCUSABLE) and state.contains(pyatspi.STATE_SHOWING):
        tell("control", f"{part.getRoleName()} | {part.name} | {part.description}")
    for child in part:
        if child is not None:
            controls(child)


def asked(_source, _condition):
    if not sys.stdin.readline():
        pyatspi.Registry.stop()
        return False
    for program in pyatspi.Registry.getDesktop(0):
        controls(program)
    tell("read", "")
    return True


if __name__ == "__main__":
    turn_on()
    for listener, kind in (
        (announced, "object:announcement"),
        (written, "object:text-changed:insert"),
        (focused, "object:state-changed:focused"),
    ):
        pyatspi.Registry.registerEventListener(listener, kind)
    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, asked)
    tell("ready", "")
    pyatspi.Registry.start()
