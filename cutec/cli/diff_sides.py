"""The two sides of `cutec diff`: bundles, and kernel files that are built in memory."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from cutec.artifact.bundle import Bundle, MemoryBundle, open_bundle
from cutec.artifact.manifest_read import parse
from cutec.cli import output
from cutec.cli.building import HOW, WHAT, build_options, options
from cutec.cli.machine_code import Kernel, chosen, kernels
from cutec.diag import error
from cutec.driver.build.build import perform
from cutec.driver.options.finding import FoundFiles, search_folders
from cutec.driver.options.options import project_root
from cutec.records import dataclass
from cutec.target.arch import parse_arch
from cutec.toolchain.find import find_toolset

Given = dict[str, Any]


@dataclass(frozen=True)
class Side:
    """One side: its name in reports, its bundle, the archs that are compared, and the kernels by
    export and arch.
    """

    name: str
    archs: tuple[str, ...]
    kernels: dict[tuple[str, str], list[Kernel]]
    files: FoundFiles


@click.command(add_help_option=False)
@options(WHAT, HOW)
def _build_words(**given: Any) -> Given:
    return given


def given_for(name: str, file: str, shared: Given, words: str) -> Given:
    """The options of one side: the shared ones, and before them those of `words`. Raises E1001."""
    return {**shared, **own_options(name, words), "file": file}


def own_options(name: str, words: str) -> Given:
    """The options of a build that an option's text such as `-O2 --llvm DIR` gives. Raises E1001 for
    an open quote, and as the command line does for options that there are not.
    """
    try:
        context = _build_words.make_context("cutec build", shlex.split(words))
    except ValueError as exc:
        raise error("E1001", f"{name} {words!r}: {exc}") from None
    sources = {key: context.get_parameter_source(key) for key in context.params}
    return {key: context.params[key] for key, source in sources.items() if source is ParameterSource.COMMANDLINE}


def side(name: str, path: str, given: Given, progress: Callable[[int, int, str], None]) -> Side:
    """A bundle, or a kernel file (`.py`, `.ipynb`) that is built with the options of `given`.
    Raises what opening and building raise.
    """
    archs, exports = given["archs"], tuple(filter(None, (given["entry"] or "").split(",")))
    if path.endswith((".py", ".ipynb")):
        asked = build_options(**given, output="diff")
        asked.progress = progress
        product = perform(asked, output.talk)
        output.show_warnings(product.warnings)
        bundle: Bundle | MemoryBundle = MemoryBundle(parse(product.manifest.encode()), product.files, Path(path))
        archs, exports = (), ()
        folders: Iterable[Path] = [project_root(asked.kernel_path(product.sources))]
    else:
        bundle = open_bundle(path)
        folders = search_folders(bundle.directory)
    images = chosen(bundle, exports, tuple(archs))
    found: dict[tuple[str, str], list[Kernel]] = {}
    for kernel in kernels(bundle, images, find_toolset(given["llvm"], given["cuda"]), progress):
        found.setdefault((kernel.export.name, kernel.arch.name), []).append(kernel)
    return Side(
        name, tuple(dict.fromkeys(arch for _, arch in found)), found, FoundFiles(folders, bundle.manifest.sources)
    )


def by_arch(both: Side) -> tuple[Side, Side]:
    """One side with two archs as two sides. Raises E1001 for another number of archs."""
    if len(both.archs) != 2:
        have = ", ".join(both.archs) or "none"
        raise error("E1001", f"one side has to have two archs to compare, and it has {have}", help="--arch A --arch B")
    first, second = (
        Side(arch, (arch,), {key: k for key, k in both.kernels.items() if key[1] == arch}, both.files)
        for arch in sorted(both.archs, key=lambda name: parse_arch(name).capability)
    )
    return first, second


def matched(a: Side, b: Side) -> tuple[list[tuple[tuple[str, str], tuple[str, str]]], list[str], list[str]]:
    """The (export, arch) pairs that both sides have, and what only one has. Two sides with one arch
    each are compared whatever their archs are.
    """
    across = len(a.archs) == len(b.archs) == 1

    def key(of: tuple[str, str]) -> tuple[str, str]:
        return (of[0], "" if across else of[1])

    left, right = {key(k): k for k in a.kernels}, {key(k): k for k in b.kernels}
    common = [(k, right[at]) for at, k in left.items() if at in right]
    return (
        common,
        _words(k for at, k in left.items() if at not in right),
        _words(k for at, k in right.items() if at not in left),
    )


def _words(keys: Any) -> list[str]:
    return [" ".join(key) for key in keys]
