"""Tests run without a screen, and away from the player's own files."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
