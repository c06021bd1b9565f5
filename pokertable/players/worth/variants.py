"""Variants by number: a short cache key, because a variant takes long to hash."""

from __future__ import annotations

from pokertable.model.variant import Variant

_SEEN: list[Variant] = []


def variant_number(variant: Variant) -> int:
    """The number of this variant, the same for equal ones."""
    for number, seen in enumerate(_SEEN):
        if seen is variant:
            return number
    if variant not in _SEEN:
        _SEEN.append(variant)
    return _SEEN.index(variant)


def numbered_variant(number: int) -> Variant:
    """The variant of this number."""
    return _SEEN[number]
