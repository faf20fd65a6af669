"""The log of compilations and calls: lines on stderr from CUTEC_LOG_LEVEL upwards, if
CUTEC_LOG_TO_CONSOLE is on.
"""

from __future__ import annotations

import sys
import time

from cutec import environment

DEBUG, INFO, WARNING, ERROR = 10, 20, 30, 40
_NAMES = {DEBUG: "debug", INFO: "info", WARNING: "warning", ERROR: "error"}


def enabled(level: int) -> bool:
    """Whether lines of that level are logged."""
    wanted = environment.number("CUTEC_LOG_LEVEL", 1)
    return environment.flag("CUTEC_LOG_TO_CONSOLE") and wanted > 0 and level >= wanted


def write(level: int, text: str, *values: object) -> None:
    """Log `text % values` if its level is enabled."""
    if enabled(level):
        print(f"{time.strftime('%H:%M:%S')} cutec {_NAMES[level]}: {text % values}", file=sys.stderr)


def debug(text: str, *values: object) -> None:
    """Log details for debugging."""
    write(DEBUG, text, *values)


def info(text: str, *values: object) -> None:
    """Log an action."""
    write(INFO, text, *values)


def warning(text: str, *values: object) -> None:
    """Log a possible mistake."""
    write(WARNING, text, *values)
