"""The variant codes of PHH for the games that are played here, and our own where PHH has none."""

from __future__ import annotations

from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.games import HOLDEM, OMAHA, OMAHA8, STUD8, Variant
from pokertable.session.phh.text import PhhError, quoted

CODES: Final[dict[str, tuple[Variant, Structure]]] = {
    "NT": (HOLDEM, Structure.NONE),
    "FT": (HOLDEM, Structure.FIXED),
    "PO": (OMAHA, Structure.POT),
    "FO/8": (OMAHA8, Structure.FIXED),
    "F7S/8": (STUD8, Structure.FIXED),
    # Combinations that PHH has no code for; plain readers refuse them.
    "PT": (HOLDEM, Structure.POT),
    "FO": (OMAHA, Structure.FIXED),
    "NO": (OMAHA, Structure.NONE),
    "PO/8": (OMAHA8, Structure.POT),
    "NO/8": (OMAHA8, Structure.NONE),
}


def played(code: object) -> tuple[Variant, Structure]:
    """The game of a code; raises `PhhError` if it is not played here."""
    if not isinstance(code, str):
        raise PhhError(f"variant: {quoted(code)} is no code: expected one such as 'NT'")
    try:
        return CODES[code]
    except KeyError:
        raise PhhError(f"variant {quoted(code)} is not played here: expected one of {', '.join(CODES)}") from None


def code_of(variant: Variant, structure: Structure) -> str:
    """The code of a game; raises `PhhError` if it has none yet."""
    for code, (played_variant, played_structure) in CODES.items():
        if (played_variant.key, played_structure) == (variant.key, structure):
            return code
    raise PhhError(f"{variant.key} with structure {structure.value!r} has no PHH code")
