"""A desktop that asks for no motion: its portal, of one setting. Run under the system's Python: GROUP KEY VALUE."""

import sys

from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.Settings"><method name="ReadOne">
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
</method></interface></node>"""


def answer(_bus, _sender, _path, _interface, _method, asked, invocation):
    if asked.unpack() == tuple(sys.argv[1:3]):
        value = GLib.Variant.parse(None, sys.argv[3], None, None)
        invocation.return_value(GLib.Variant("(v)", (value,)))
    else:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")


if __name__ == "__main__":
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
    bus.register_object("/org/freedesktop/portal/desktop", interface, answer, None, None)
    name = "org.freedesktop.portal.Desktop"
    Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
    GLib.MainLoop().run()
