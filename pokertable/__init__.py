"""A practice table for poker."""

import os

__version__ = "0.1.0"

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Number of OpenBLAS threads. Our matrix products are small: waking a second thread takes longer than it saves.

Set before numpy is loaded."""
