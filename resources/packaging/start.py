"""Where the packaged program starts; worker processes of ``simulate --jobs`` start here too."""

import multiprocessing
import sys

from pokertable.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
