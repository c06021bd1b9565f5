"""The standard streams as found: some may be closed, or their encodings may lack characters."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Final, TextIO, cast

_HANDLER: Final = "pokertable-stand-ins"
_STANDARD: Final = 3
"""Standard input, output and error: file descriptors 0 to 2."""
_STAND_INS: Final = {
    "±": "+/-", "−": "-", "–": "-", "×": "x", "→": "->", "≤": "<=", "½": "1/2", "¼": "1/4", "¾": "3/4", "·": "-",
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "‹": "<", "›": ">", "œ": "oe", "Œ": "OE", "æ": "ae",
    "Æ": "AE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "ß": "ss",
}  # fmt: skip
"""Replacement for a character that an encoding lacks, unless it is the character without its accents."""
_NO_WIDTH: Final = frozenset({"Mn", "Me", "Cf"})
"""Unicode categories of combining marks and of invisible format characters."""


class _Nowhere(io.TextIOBase):
    """Replaces a closed standard error."""

    def write(self, text: str, /) -> int:
        return len(text)


def settle() -> None:
    """Make the standard streams safe to use.

    Prevents a closed one from being taken by the next opened file, which would receive libraries' output. Standard
    error becomes writable in any case. Characters that a stream's encoding lacks get their stand-ins. File names pass
    through unchanged, whatever their bytes.
    """
    opened = -1
    while opened < _STANDARD - 1:
        opened = os.open(os.devnull, os.O_RDWR)
    if opened >= _STANDARD:
        os.close(opened)
    if sys.stderr is None:
        sys.stderr = cast("TextIO", _Nowhere())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)


def shown(text: str) -> str:
    """The text as standard output shows it: with stand-ins for characters that its encoding lacks."""
    encoding = _encoding(sys.stdout)
    return text.encode(encoding, _HANDLER).decode(encoding, "surrogateescape")


def lacking(text: str) -> str | None:
    """The encoding of the first standard stream that cannot show the text unchanged; None where both can."""
    for stream in (sys.stdout, sys.stderr):
        encoding = _encoding(stream)
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            return encoding
    return None


def _encoding(stream: TextIO | None) -> str:
    return getattr(stream, "encoding", None) or "utf-8"


def _stand_in(error: UnicodeError) -> tuple[str | bytes, int]:
    """The stand-in of one character that cannot be encoded, and the next position; an error handler of `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    sign, then = error.object[error.start], error.start + 1
    if "\udc80" <= sign <= "\udcff":  # a byte of a file name
        return bytes([ord(sign) - 0xDC00]), then
    if sign in _STAND_INS:
        return _STAND_INS[sign], then
    category = unicodedata.category(sign)
    if category in _NO_WIDTH:
        return "", then
    if category == "Zs":
        return " ", then
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    return bare or "?", then


codecs.register_error(_HANDLER, _stand_in)
