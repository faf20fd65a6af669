"""`python -m cutec` is the program `cutec`."""

import sys

from cutec.cli.main import program

if __name__ == "__main__":
    sys.exit(program())
