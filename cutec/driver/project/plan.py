"""Plans: the builds of a project as rules of ninja or make, which start `cutec build` for each file
when something that it reads has changed.

A rule has the whole command, so that build systems see when it changes, and a depfile, by which
they learn what a build has read. Builds share the tool's jobs: make's by its jobserver; under ninja
each build is one job.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Sequence

from cutec.driver.options.options import BuildOptions
from cutec.driver.project.project import Project

MANIFEST = "manifest.yaml"
_DEFAULTS = BuildOptions(environment={})
# Fields of the options -> how the command line says them; the order of a rule's arguments.
_VALUES = {
    "spec": "--spec",
    "entry": "--entry",
    "ptxas_options": "--ptxas-options",
    "pipeline": "--pipeline",
    "llvm": "--llvm",
    "cuda": "--cuda",
    "cache_dir": "--cache-dir",
}
_FLAGS = {
    "lineinfo": "--no-lineinfo",
    "embed_ptx": "--embed-ptx",
    "assertions": "--enable-assertions",
    "verify_each": "--verify-each",
    "ir": "--no-ir",
    "cache": "--no-cache",
}


def arguments(options: BuildOptions) -> list[str]:
    """The words by which `cutec build` has these options, without file and output."""
    words = [word for arch in options.archs for word in ("--arch", arch)]
    words += [f"-O{options.opt_level}"] if options.opt_level != _DEFAULTS.opt_level else []
    for field, flag in _VALUES.items():
        words += [flag, str(getattr(options, field))] if getattr(options, field) else []
    words += [word for path in options.link for word in ("--link", path)]
    facts = ",".join(f"{name}={value}" for name, value in options.device_facts.items())
    words += ["--device-facts", facts] if facts else []
    words += ["--compress" if options.compress else "--no-compress"] if options.compress is not None else []
    return words + [flag for field, flag in _FLAGS.items() if getattr(options, field) != getattr(_DEFAULTS, field)]


def ninja(project: Project, builds: Sequence[BuildOptions], file: str | None, again: Sequence[str]) -> str:
    """The text of a `build.ninja`. `file`: its own name, if it is to be made again with the
    arguments `again` of `cutec plan` when `cutec.yaml` changes.
    """
    edges = [_edge(options) for options in builds]
    if file is not None and project.source is not None:
        edges.append(
            f"build {_ninja_path(file)}: cutec-plan {_ninja_path(project.source)}\n  options = {_ninja_words(again)}\n"
        )
    return _NINJA + "\n" + "\n".join(edges)


_NINJA = """\
# Written by `cutec plan --format ninja`.
ninja_required_version = 1.5
cutec = cutec
# Things that one build runs at once: with more than one, ninja runs more than its -j says.
jobs = 1

rule cutec-build
  command = $cutec build $in $options -j $jobs
  depfile = $depfile
  deps = gcc
  restat = 1
  description = cutec $in

rule cutec-plan
  command = $cutec plan --format ninja -o $out $options
  generator = 1
  restat = 1
  description = cutec plan $out
"""


def _edge(options: BuildOptions) -> str:
    bundle = str(options.output)
    words = [*arguments(options), "-o", bundle, "--depfile", f"{bundle}.d"]
    return (
        f"build {_ninja_path(os.path.join(bundle, MANIFEST))}: cutec-build {_ninja_path(str(options.file))}\n"
        f"  options = {_ninja_words(words)}\n"
        f"  depfile = {_ninja_value(f'{bundle}.d')}\n"
    )


def _ninja_words(words: Iterable[str]) -> str:
    return _ninja_value(shlex.join(words))


def _ninja_value(text: str) -> str:
    return text.replace("$", "$$")


def _ninja_path(path: str) -> str:
    return _ninja_value(path).replace(" ", "$ ").replace(":", "$:")


def make(project: Project, builds: Sequence[BuildOptions], file: str | None, again: Sequence[str]) -> str:
    """The text of a makefile that others include, with the target `cutec-bundles`; `file` and
    `again` as for `ninja`.

    Make compares times, so that each build renews a stamp; the files of a bundle that have not
    changed keep theirs.
    """
    stamps = [_make_path(f"{options.output}.stamp") for options in builds]
    rules = [_rule(options, file) for options in builds]
    if file is not None and project.source is not None:
        words = _make_words(["plan", "--format", "make", "-o", file, *again])
        rules.append(f"{_make_path(file)}: {_make_path(project.source)}\n\t$(CUTEC) {words}\n")
    depfiles = [_make_path(f"{options.output}.d") for options in builds]
    return "\n".join(
        [
            f"# Written by `cutec plan --format make`.\nCUTEC ?= cutec\n\n.PHONY: cutec-bundles\n"
            f"cutec-bundles:{_continued(stamps)}\n",
            *rules,
            f"-include{_continued(depfiles)}\n",
        ]
    )


def _rule(options: BuildOptions, file: str | None) -> str:
    bundle, kernel = str(options.output), str(options.file)
    words = [kernel, *arguments(options), "-o", bundle, "--stamp", f"{bundle}.stamp", "--depfile", f"{bundle}.d"]
    needs = [_make_path(kernel), *([_make_path(file)] if file is not None else [])]
    stamp = _make_path(f"{bundle}.stamp")
    return (
        f"{stamp}: {' '.join(needs)}\n\t+$(CUTEC) build {_make_words(words)}\n"
        f"{_make_path(os.path.join(bundle, MANIFEST))}: {stamp} ;\n"
    )


def _continued(names: Iterable[str]) -> str:
    return "".join(f" \\\n  {name}" for name in names)


def _make_words(words: Iterable[str]) -> str:
    return shlex.join(words).replace("$", "$$")


def _make_path(path: str) -> str:
    return path.replace("$", "$$").replace("#", "\\#").replace(" ", "\\ ").replace(":", "\\:").replace("%", "\\%")
