"""The amounts that are ready to be bet."""

from enum import Enum


class PresetKey(Enum):
    """Key of an amount that the action panel offers."""

    MIN = "min"
    BLINDS_2_5 = "blinds_2_5"
    BLINDS_3 = "blinds_3"
    BLINDS_4 = "blinds_4"
    HALF = "half"
    THREE_QUARTERS = "three_quarters"
    POT = "pot"
    ALL_IN = "all_in"
