"""The language of the window: its translations, and a font with its characters. English loads nothing."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QMimeData, QTranslator

from pokertable.model.resources import root
from pokertable.session.words.breaks import BLANK, JOINER, apart, together, with_last, with_sums

ENGLISH: Final = "en"
SYSTEM: Final = "system"
LANGUAGES: Final = {ENGLISH: "English", "ja": "日本語", "fr": "Français"}
"""The available languages, each by its own name."""
_FACES: Final = (
    "Yu Gothic UI",
    "Meiryo",
    "Hiragino Sans",
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "IPAexGothic",
    "VL Gothic",
)
"""Fonts with the Japanese forms of characters, the best first: without a name a Chinese one may be chosen."""
_CONTRACTIONS: Final = {
    "de as": "d’as",
    "le as": "l’as",
    "du as": "de l’as",
    "au as": "à l’as",
    "le dame": "la dame",
    "du dame": "de la dame",
    "au dame": "à la dame",
    "un dame": "une dame",
    "de Omaha": "d’Omaha",
}
"""French words that contract with the word filled in after them."""
_CONTRACTED: Final = r"(?i)\b(?:de (?:as|Omaha)|[ld][eu] (?:as|dame)|(?:au|un) (?:as|dame))\b"


class _Spoken:
    """The present language, and the translators installed for it."""

    language = ENGLISH
    translators: tuple[QTranslator, ...] = ()


def language() -> str:
    """The language of the window, one of `LANGUAGES`."""
    return _Spoken.language


def is_translated(context: str, text: str) -> bool:
    """Whether the present language has this text; English has every one."""
    translators = _Spoken.translators
    return not translators or any(each.translate(context, text) for each in translators)


def system_language() -> str:
    """The first of the system's languages that has a translation, else English."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return ENGLISH


def speak(wanted: str) -> str | None:
    """Use one of `LANGUAGES`, or the `SYSTEM`'s, for all texts made from now on. Needs an application.

    Returns a message in English if the language cannot be shown here; English is then used.
    """
    app = QCoreApplication.instance()
    assert app is not None
    for translator in _Spoken.translators:
        app.removeTranslator(translator)
        translator.deleteLater()
    _Spoken.translators = ()
    chosen = system_language() if wanted == SYSTEM else wanted
    problem = _no_face() if chosen == "ja" else None
    if problem is not None:
        chosen = ENGLISH
    _Spoken.language = chosen
    if chosen == ENGLISH:
        QLocale.setDefault(QLocale.system())
        return problem
    folders = {
        f"qtbase_{chosen}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
        f"pokertable_{chosen}": str(root() / "i18n"),
    }
    for name, folder in folders.items():
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)
            _Spoken.translators += (translator,)
    QLocale.setDefault(QLocale(chosen))
    return None


def can_show_japanese() -> bool:
    """Whether a font here has Japanese characters."""
    from PySide6.QtGui import QFontDatabase

    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))


def _no_face() -> str | None:
    """Let the window's font fall back to one with Japanese characters; a message if there is none."""
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    app = QCoreApplication.instance()
    if not isinstance(app, QGuiApplication):
        return None
    there = set(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
    if not there:
        return (
            "Japanese cannot be shown: no font here has its characters. Install one, such as Noto Sans CJK JP "
            "(on Debian the package fonts-noto-cjk), and start again."
        )
    font = app.font()
    font.setFamilies([*font.families(), *(face for face in _FACES if face in there)])
    app.setFont(font)
    return None


def unbroken(text: str) -> str:
    """The text as laid out, with joiners where a line must not break.

    In Japanese as `session.words.breaks` says; else beside a short part of a word, as in "all-in", "re-raise", "hi/lo".
    """
    if _Spoken.language == "ja":
        return together(text)
    return _SHORT_PART.sub(JOINER, text) if "-" in text or "/" in text else text


def unbroken_lines(text: str) -> str:
    """A text that is wrapped, as laid out: like `unbroken`, and no short word is left alone on a line."""
    return with_last(unbroken(text))


def unbroken_html(html: str) -> str:
    """HTML treated like `unbroken_lines`: the text between the tags is changed, no-break spaces as in `for_html`."""
    html = re.sub(_PARTICLE, JOINER, re.sub(_LAST_OF_LINE, _WIDE, html.replace(_NARROW, _WIDE)))
    html = re.sub(_BETWEEN_TAGS, lambda found: with_sums(unbroken(found[0]), _WIDE), html)
    if _Spoken.language != "ja":
        return html
    return re.sub(_END_OF_BLOCK, lambda found: with_last(found[0]).replace(BLANK, _WIDE), html)


def for_html(text: str) -> str:
    """Text escaped for Qt's HTML, which would take a narrow no-break space for a blank: with wide ones instead."""
    from html import escape  # late: the first page has no markup

    return escape(text).replace(_NARROW, _WIDE)


def without_joiners(copied: QMimeData) -> QMimeData:
    """Copied text without the joiners of `unbroken`."""
    if JOINER not in copied.text():
        return copied
    plain = QMimeData()
    plain.setText(apart(copied.text()))
    return plain


_NARROW, _WIDE = "\u202f", "\u00a0"
"""No-break spaces."""
_SHORT_PART: Final = re.compile(
    r"(?<=\w-)(?=[^\W\d]\w?\b)|(?:(?<=\b\w-)|(?<=\b\w\w-))(?=[^\W\d])|(?<=[a-z]/)(?=[a-z]{1,2}\b)"
)
"""After a hyphen with one or two letters on either side, and before the second half of ``hi/lo``.

Before a figure Qt breaks no line, and in a face without the joiner each of them costs it the kerning.
"""
_LAST_OF_LINE: Final = (
    r"(?<=[^ <>]) (?=(?:[^ <>&]{1,4}[.?!]?|[0-9][^ <>&]{0,6})(?:</(?:b|i|span)>)*(?:<br>|</p>|</li>|</td>|$))"
)
"""The blank before a short last word of a paragraph or cell."""
_PARTICLE: Final = "(?<=</[ab]>)(?=[ぁ-ゖ])"
"""Before what follows a word of Japanese that is a link or bold."""
_END_OF_BLOCK: Final = r"(?<![^>])[^<>]+(?=<br>|</p>|</li>|</td>|$)"
_BETWEEN_TAGS: Final = r"(?<![^>])[^<>]+"


def contracted(text: str, spoken: str | None = None) -> str:
    """The text with French contractions before filled-in words: "d’as" for "de as".

    `spoken`: its language, None for that of the window.
    """
    if (spoken or _Spoken.language) != "fr":
        return text
    return re.sub(_CONTRACTED, lambda found: _like(found[0]), text)


def _like(words: str) -> str:
    contraction = _CONTRACTIONS.get(words) or _CONTRACTIONS.get(words[0].lower() + words[1:], words)
    return contraction[0].upper() + contraction[1:] if words[0].isupper() else contraction
