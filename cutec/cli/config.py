"""`cutec config`: where the files are by which build systems use cutec."""

from __future__ import annotations

import click

from cutec.cli import output
from cutec.diag import error
from cutec.resources import tree


@click.command(short_help="Print where cutec's files for CMake and Bazel are.")
@click.option("--cmake-dir", "wanted", flag_value="cmake", help="The folder of the CMake package, for cutec_DIR.")
@click.option("--bazel-dir", "wanted", flag_value="bazel", help="The folder of the Bazel rules, for local_repository.")
def command(wanted: str | None) -> None:
    """Print the folder of cutec's files for CMake (`cmake -Dcutec_DIR=$(cutec config --cmake-dir)`)
    or Bazel.
    """
    if wanted is None:
        raise error("E1001", "say what to print", help="--cmake-dir or --bazel-dir")
    output.result(str(tree("rules") / wanted))
