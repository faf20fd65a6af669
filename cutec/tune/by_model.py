"""Tables without measurements: what the model of a card says of candidates, for a build that has
no table.
"""

from __future__ import annotations

from pathlib import Path

from cutec.artifact.tuning import Table
from cutec.driver.options.options import BuildOptions
from cutec.records import replace
from cutec.toolchain.process import temporary_folder
from cutec.tune import candidates, subject, table
from cutec.tune.screen import Screen


def tables(options: BuildOptions) -> list[Table]:
    """A table of each tuned function that the options name: the same for the same sources and
    tools. Candidates are built, and left out where they need too much; none is run. Raises E1093
    where none is left, and as builds do.
    """
    asked = replace(options, emits=(), keep_dir=None, dry_run=False, verbose=False, print_each_pass=None)
    functions, path = subject.functions_of(asked)
    tuned = functions[0].forms[0].tuned
    card = (tuned.declared.card if tuned else "") or None
    with temporary_folder() as folder:
        plan = candidates.planned(functions, asked, Path(folder), path.name, card, Screen(0.0), options.progress)
    return table.tables(plan, None, plan.card, "")
