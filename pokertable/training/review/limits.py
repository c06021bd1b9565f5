"""How far a decision is played out where nobody says."""

from __future__ import annotations

from typing import Final

SECONDS: Final = 3.0
"""A decision is settled after so long, of the processor; sooner where its figures allow."""
PATIENCE: Final = 3.0
"""Where others want the processor too nobody waits longer than so many times that: fewer deals are played then."""
LONGER: Final = 27.0
"""So many seconds more, while somebody looks, where the error does not decide by then."""
MOST_DEALS: Final = 2000
"""So many deals say all that there is to say."""
