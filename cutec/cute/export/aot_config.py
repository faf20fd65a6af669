"""`python -m cutec.cute.export.aot_config`: flags with which C++ programs are linked that load or
contain what `export_to_c` wrote.

    g++ main.cpp add.o $(python -m cutec.cute.export.aot_config --ldflags --libs)
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Sequence

from cutec.calling import runtime_library
from cutec.diag import CutecError, error, exit_code


def main(arguments: Sequence[str]) -> None:
    """Print what the arguments ask for. Raises E1001 for another machine than this, E20xx without a
    C compiler.
    """
    parser = _parser()
    options = parser.parse_args(arguments)
    if not options.asked:
        parser.error("one of --libdir, --includedir, --ldflags and --libs is needed")
    here = f"{platform.machine()}-"
    if options.target and not options.target.startswith(here):
        raise error(
            "E1001",
            f"there is no runtime library for {options.target} here",
            help="compile templates/export/runtime/cute_dsl_runtime.c with that machine's compiler",
        )
    words = {
        "libdir": lambda: str(runtime_library.folder() / "lib"),
        "includedir": lambda: str(runtime_library.folder() / "include"),
        "ldflags": lambda: f"-L{runtime_library.folder() / 'lib'}",
        "libs": lambda: f"-l{runtime_library.NAME}" + " -ltvm_ffi" * options.with_tvm_ffi,
    }
    print(" ".join(words[name]() for name in options.asked))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="aot_config", description=__doc__.split("\n\n")[0] if __doc__ else None)
    for name, meaning in (
        ("libdir", "the folder of the runtime library"),
        ("includedir", "the folder of CuteDSLRuntime.h"),
        ("ldflags", "where the linker finds it"),
        ("libs", "what the linker takes"),
    ):
        parser.add_argument(f"--{name}", dest="asked", action="append_const", const=name, help=meaning)
    parser.add_argument("--target", metavar="TRIPLE", default="", help="the machine on which the program will run")
    parser.add_argument("--with-tvm-ffi", action="store_true", help="with --libs: TVM-FFI's library too")
    return parser


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CutecError as failure:
        print(f"{failure}\n{failure.help}".rstrip(), file=sys.stderr)
        raise SystemExit(exit_code(failure)) from None
