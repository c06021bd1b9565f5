"""First-time hints at the table, and the offer of sound after the first hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QObject, Qt

from pokertable.app.pages import REVIEW, RULES
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase
from pokertable.session.profile.first_times import FirstTime, hint_at_result, hint_at_turn, offers_sound
from pokertable.session.profile.settings import MAX_VOLUME
from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.notices import NoticeStrip
from pokertable.views.widgets.sliders import ClickedSlider

if TYPE_CHECKING:
    from pokertable.app.program import App
    from pokertable.controllers.table_controller import TableController


class FirstTimes(QObject):
    """Works for one window: at most one hint a hand, each of them once, that of the rules once in each game.

    Without a folder nothing is hinted: it could not be kept that it was.
    """

    def __init__(self, app: App, tables: TableController) -> None:
        super().__init__(app.window)
        self._app = app
        self._hinted = False
        self._has_read = False
        """Whether an opponent was put on a hand in this window."""
        self.strip: NoticeStrip | None = None
        """The open offer of sound; unanswered, it goes with the next hand and is not made again."""
        self._tables, self._flow = tables, tables.flow
        tables.hand_begun.connect(self._begun)
        tables.asked.connect(self._asked)
        tables.hand_ended.connect(self._ended)
        app.window.bar.read.triggered.connect(self._read)

    def _begun(self, _number: int) -> None:
        self._hinted = False
        self._close()

    def _asked(self, _seat: int, seen: Observation) -> None:
        self._say(hint_at_turn(seen, self._known()))

    def _ended(self) -> None:
        if self._flow.hands.is_practising or self._app.profile.folder is None:
            return
        settings = self._app.settings
        if offers_sound(settings.told, sounds=settings.sounds):
            self._keep(FirstTime.SOUND)
            self._offer_sound()
        else:
            self._say(hint_at_result(self._known(), short=self._is_short))

    @property
    def _is_short(self) -> bool:
        """Whether the player has less than half of the buy-in, and may buy the rest."""
        table, missing = self._tables.table, self._flow.after.chips_missing
        return table is not None and table.buy_in / 2 < missing < table.buy_in

    def _read(self) -> None:
        self._has_read = True

    def _known(self) -> list[str]:
        """Names of the hints that were told, or not needed as the player uses the feature already; both are kept."""
        app, rules = self._app, self._app.pages.built(RULES)
        used = {
            FirstTime.RULES: rules is not None and self._game in rules.read,
            FirstTime.ODDS: app.settings.odds,
            FirstTime.READ: self._has_read,
            FirstTime.REVIEW: app.pages.built(REVIEW) is not None,
        }
        new = {hint.name_in(self._game) for hint, is_used in used.items() if is_used} - app.settings.told.keys()
        if new and app.profile.folder is not None:
            app.settings.told.update(dict.fromkeys(new, True))
            app.profile.save()
        return [*app.settings.told, *new]

    @property
    def _game(self) -> str:
        """The key of the game that is played."""
        table = self._tables.table
        return "" if table is None else table.game.variant.key

    def _say(self, hint: FirstTime | None) -> None:
        if hint is None or self._hinted or self._app.profile.folder is None:
            return
        self._hinted = True
        self._keep(hint)
        self._app.window.table.note.say(self._words(hint))

    def _keep(self, hint: FirstTime) -> None:
        self._app.settings.told[hint.name_in(self._game)] = True
        self._app.profile.save()

    def _words(self, hint: FirstTime) -> str:
        keys = look().keys
        match hint:
            case FirstTime.RULES:
                return self.tr("New to this game? F1 shows its rules")
            case FirstTime.ODDS:
                return self._with_key(self.tr("Odds show your equity and the price of a call"), keys.odds)
            case FirstTime.READ:
                return self._with_key(self.tr("“What do they have?” asks for your read and scores it"), keys.read)
            case FirstTime.REVIEW:
                return self._with_key(self.tr("The review weighs each of your decisions"), keys.review)
            case FirstTime.TOP_UP:
                return self._with_key(self.tr("Low on chips? Top up to the full stack from the menu"), keys.top_up)
            case FirstTime.SOUND:
                return ""
            case _:
                assert_never(hint)

    def _with_key(self, words: str, key: str) -> str:
        return self.tr("{words} (key {key})").format(words=words, key=key_cap(key)) if key else words

    # Sound

    def _offer_sound(self) -> None:
        app = self._app
        self.strip = strip = NoticeStrip(app.window)
        volume = ClickedSlider(Qt.Orientation.Horizontal, strip)
        volume.setRange(0, MAX_VOLUME)
        volume.setValue(app.settings.volume)
        volume.setTracking(False)
        volume.setAccessibleName(self.tr("Volume"))
        volume.valueChanged.connect(lambda value: app.window.change("volume", value))
        follow_scale(volume.setMinimumWidth, 160)
        strip.add_beside(volume)
        strip.add_button(self.tr("Turn on")).clicked.connect(self._turn_on)
        strip.add_button(self.tr("No, thanks")).clicked.connect(self._close)
        app.window.add_strip(strip)
        strip.say(self.tr("Play the sounds of cards and chips?"))

    def _turn_on(self) -> None:
        """Turn sound on, and say so where there is none here: else it is said in the settings alone."""
        self._app.sounds.silence_told.connect(self._say_silence)
        self._app.window.change("sounds", True)
        self._close()

    def _say_silence(self, reason: Phrase | None) -> None:
        self._app.sounds.silence_told.disconnect(self._say_silence)
        if reason is not None:
            self._app.window.table.note.say(shown(reason))

    def _close(self) -> None:
        strip, self.strip = self.strip, None
        if strip is not None:
            strip.hide()
