"""The variant codes of PHH for the games that are played here, and our own where PHH has none."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.text import quoted
from pokertable.model.variant import Variant
from pokertable.session.phh.text import PhhError

_LETTERS: Final = {Structure.NO_LIMIT: "N", Structure.POT: "P", Structure.FIXED: "F"}
CODES: Final[dict[str, tuple[Variant, Structure]]] = {
    _LETTERS[structure] + variant.phh: (variant, structure)
    for variant in CATALOGUE.values()
    for structure in variant.structures
}
"""Every game by its code: the structure's letter, then the variant's own. Where PHH has no such code, plain readers
refuse it."""


def played(code: object) -> tuple[Variant, Structure]:
    """The game of a code; raises `PhhError` if it is not played here."""
    if not isinstance(code, str):
        raise PhhError("variant: {code} is no code: expected one such as 'NT'", code=quoted(code))
    try:
        return CODES[code]
    except KeyError:
        raise PhhError(
            "variant {code} is not played here: expected one of {names}", code=quoted(code), names=", ".join(CODES)
        ) from None


def code_of(variant: Variant, structure: Structure) -> str:
    """The code of a game."""
    return _LETTERS[structure] + variant.phh
