"""The look that is set, put on the application."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from pokertable.session.profile.settings import AMOUNTS, Settings
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.look import look
from pokertable.views.kit.stillness import asks_for_stillness
from pokertable.views.kit.stylesheet import palette, stylesheet
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors
from pokertable.views.window.window_geometry import largest_text


class Dress:
    """What the settings say of the look, as far as the window has room and the desktop lets things move."""

    def __init__(self) -> None:
        self._window_size: QSize | None = None
        self._still = False

    def put_on(self, settings: Settings) -> None:
        """Put on the look that is set; before the widgets are there it costs least."""
        theme = DARK if settings.theme == "dark" else LIGHT
        deck = SuitColors.TWO if settings.deck == 2 else SuitColors.FOUR
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        keys = KeyMap.changed_by(settings.keys)
        text_scale = self._text_size(settings) / 100
        sheet = stylesheet(theme, text_scale)
        if app.styleSheet() != sheet:
            app.setPalette(palette(theme))
            # Another sheet in the place of one polishes a widget once for itself and once for each that it is in.
            app.setStyleSheet("")
            app.setStyleSheet(sheet)
        look().change(
            theme=theme,
            deck=deck,
            text_scale=text_scale,
            speed=0.0 if self._still else settings.speed,
            keys=keys,
            in_blinds=settings.amounts == AMOUNTS[1],
        )

    def heed_system(self, settings: Settings) -> None:
        """Nothing moves where the desktop asks for that, whatever is set."""
        self._still = asks_for_stillness()
        if self._still:
            self.put_on(settings)

    def fit(self, settings: Settings, window_size: QSize) -> None:
        """The window has this size now."""
        before, self._window_size = self._text_size(settings), window_size
        if self._text_size(settings) != before:
            self.put_on(settings)

    def _text_size(self, settings: Settings) -> int:
        """The size that is set, as far as the window has the room for it."""
        wanted = settings.text_size
        return wanted if self._window_size is None else largest_text(wanted, self._window_size)
