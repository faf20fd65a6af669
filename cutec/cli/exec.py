"""`cutec exec`: a Python program in which `cutlass` is cutec; with --rehearse, its compilations
alone.
"""

from __future__ import annotations

import gc
import os
from typing import Any

import click

from cutec.cli import output
from cutec.collecting import BY_DEFAULT
from cutec.diag import error
from cutec.lazy import LazyModule
from cutec.rehearsal.follow import Bounds, Rehearsed, rehearse, run_program

spec = LazyModule("cutec.driver.kernel_file.spec")


def _bound(flag: str, name: str, default: float, unit: str, help: str) -> Any:
    """An option for a bound of a rehearsal: a positive number of units."""
    positive = click.FloatRange(0, min_open=True)
    words = f"With --rehearse: {help}"
    return click.option(flag, name, type=positive, default=default, show_default=True, metavar=unit, help=words)


@click.command(
    short_help="Run a program that calls kernels.",
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
)
@click.option("-m", "as_module", is_flag=True, help="PROGRAM is a module, not a file.")
@click.option(
    "--arch", metavar="ARCH", help="Target of what is compiled, such as sm_90a.  [default: CUTEC_ARCH, the GPU's]"
)
@click.option(
    "--rehearse",
    "rehearsed",
    is_flag=True,
    help="Without GPU, PyTorch and JAX: compile what the program compiles, launch nothing.",
)
@click.option(
    "--device-facts",
    "facts",
    metavar="FACTS",
    help="With --rehearse, answers of HardwareInfo: sm_count=132, or a YAML file.",
)
@_bound("--time-limit", "seconds", Bounds.seconds, "SECONDS", "stop a program that compiles nothing for so long.")
@_bound("--memory-limit", "gigabytes", Bounds.memory / 1e9, "GB", "stop a program that takes more memory.")
@click.argument("program")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def command(
    ctx: click.Context,
    as_module: bool,
    arch: str | None,
    rehearsed: bool,
    facts: str | None,
    seconds: float,
    gigabytes: float,
    program: str,
    arguments: tuple[str, ...],
) -> None:
    """Run PROGRAM with ARGUMENTS as Python would; `import cutlass` in it is cutec.

    --rehearse fills the cache for machines that have a GPU and no tools: the program runs on
    tensors without elements up to the first line that needs one.
    """
    gc.set_threshold(*BY_DEFAULT)  # garbage of the program may hold memory of the GPU
    if arch is not None:
        os.environ["CUTEC_ARCH"] = arch
    if rehearsed:
        bounds = Bounds(seconds, int(gigabytes * 1e9))
        found = rehearse(program, arguments, spec.device_facts_of(facts) if facts else {}, as_module, bounds)
        _show(found)
        ctx.exit(_status(found.code))
    if facts is not None:
        raise error("E1001", "--device-facts needs --rehearse", help="without it the facts are those of the GPU")
    try:
        run_program(program, arguments, as_module)
    except SystemExit as exc:
        ctx.exit(_status(exc.code))


def _status(code: Any) -> int:
    """The exit status that Python gives for an argument of sys.exit."""
    if code is None or isinstance(code, int):
        return code or 0
    output.talk(str(code))
    return 1


def _show(found: Rehearsed) -> None:
    """Print the compiled functions and the loaded libraries, one per line. Raises E4311 where there
    are none, E4312 for a program that was stopped.
    """
    told = [
        f"{c.name}  {c.arch}  {'was in the cache' if c.cached else 'compiled'}"
        for c in (*found.compiled, *found.by_children)
    ]
    output.result("\n".join([*told, *(f"{name}  loaded" for name in found.loaded)]))
    if found.exceeded:
        raise error(
            "E4312",
            f"the program was stopped at {found.ended}: {found.exceeded}",
            help="look at that line: it may wait for what a rehearsal does not have; --time-limit and --memory-limit"
            " set other bounds",
        )
    if not told and not found.loaded:
        raise error("E4311", "the program compiled nothing" + (f" before {found.ended}" if found.ended else ""))
    output.talk(
        f"followed up to {found.ended}, which a rehearsal does not have" if found.ended else "followed to the end"
    )
