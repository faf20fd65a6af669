"""The process that `cutec verify` starts: one build, whose task comes as JSON on stdin."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from cutec.cli import failures, output
from cutec.cli.building import tables_of_model
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import deliver
from cutec.driver.options.options import BuildOptions
from cutec.driver.verify.clock import shift


def main() -> int:
    """Build, and return the exit status; failures are reported on stderr."""
    task: dict[str, Any] = json.load(sys.stdin)
    sys.path[:] = [*filter(None, [task["path"]]), *filter(None, sys.path)]  # not the current folder
    os.chdir(task["folder"])
    if task["clock"]:
        shift(task["clock"])
    options: dict[str, Any] = task["options"]
    given: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in options.items()}
    asked = BuildOptions(**given, tuner=tables_of_model, say=output.talk)
    try:
        deliver(asked, perform(asked))
    except BaseException as exc:
        return failures.report(exc, [])
    return 0
