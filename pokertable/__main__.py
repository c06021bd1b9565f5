"""``python -m pokertable``."""

import os
import sys

if not sys.flags.safe_path and sys.path[0] == os.getcwd():  # noqa: PTH109  pathlib imports much
    del sys.path[0]  # or a file of that folder named like a module, such as queue.py, would be taken for it

from pokertable.cli.main import main

sys.exit(main())
