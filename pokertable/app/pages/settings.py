"""The settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Work
from pokertable.app.pages.table import TABLE
from pokertable.model.text import phrase
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.layouts import open_once
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.views.settings.settings_page import SettingsPage


class SettingsWork(Work["SettingsPage"]):
    """Hands on what is changed, and tells about the program."""

    def build(self) -> SettingsPage:  # noqa: D102
        from pokertable.views.settings.settings_page import SettingsPage

        page = SettingsPage(self.app.window.pages)
        page.changed.connect(self.app.window.change)
        page.reset_wanted.connect(self.app.reset_settings)
        page.forget_wanted.connect(self.app.carrying.reset)
        page.about_button.clicked.connect(self._show_about)
        page.back_wanted.connect(lambda: self.app.open_page(TABLE))
        return page

    def set_settings(self, settings: Settings) -> None:  # noqa: D102
        silence = self.app.silence
        self.page.set_silent(None if silence is None else shown(silence))
        self.page.set_settings(settings)

    def _show_about(self) -> None:
        from pokertable.views.window.about_dialog import AboutDialog

        profile = self.app.profile
        open_once(AboutDialog(profile.folder, profile.log_path, self.app.window))


SETTINGS: Final = Page(
    key="settings",
    title=phrase("Settings"),
    words=phrase("Settings…"),
    stands=Stands.MENU,
    work=SettingsWork,
)
