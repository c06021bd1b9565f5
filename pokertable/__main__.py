"""``python -m pokertable``."""

import sys

from pokertable.cli.main import main

sys.exit(main())
