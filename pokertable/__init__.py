"""A practice table for poker."""

import os

__version__ = "0.1.0"

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Our products of matrices are small: a second thread takes longer to wake than to add. Said before numpy is loaded."""
