"""`python -m cutec` is the program `cutec`."""

import sys

from cutec.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
