"""Pipelines: which tools run, with which flags, in which order. Data, read from
`pipelines/*.yaml`.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from string import Template
from typing import Any

from cutec.artifact import document
from cutec.derived_cache import derived
from cutec.diag import CutecError, error
from cutec.files import read_some
from cutec.records import dataclass
from cutec.resources import tree
from cutec.target.arch import Arch
from cutec.toolchain.fixups import FIXUPS

SEGMENTS = ("mlir", "llvm", "ptxas")
FACTS = (
    *("lineinfo", "no-lineinfo", "embed_ptx", "no-embed_ptx", "verify_each", "no-verify_each"),
    *("pipes", "files", "links", "flat", "no-flat", "spills", "no-spills", "few_registers"),
)
# Lists of passes, which arguments and later lists name as $passes and so on.
LISTS = ("passes", "function_passes", "module_passes")
VARIABLES = ("arch", "level", "ptx", *LISTS)
SPLICES = ("", "links", "ptxas_options")
LLVM_TOOLS = ("mlir-opt", "mlir-translate", "llvm-link", "opt", "llc")
_SCHEMA = 1
_STEP_KEYS = {"tool", "fixup", "segment", "writes", "args", "when", "splice"}
_STEP_TEXTS = _STEP_KEYS - {"args"}
_TOP_KEYS = {"schema": int, "extends": str, "ptx": int, **dict.fromkeys(LISTS, list), "steps": list, "append": dict}


@dataclass(frozen=True, slots=True)
class Arg:
    """One argument, present if the fact `when` holds (always if empty) and from `-O<level>` on."""

    text: str
    when: str = ""
    level: int = 0

    def holds(self, level: int, facts: Collection[str]) -> bool:
        """Is it present at this optimisation level and with these facts?"""
        return level >= self.level and (not self.when or self.when in facts)


@dataclass(frozen=True, slots=True)
class Step:
    """A tool or a text fix-up (exactly one is set). `writes` is the suffix of its output's name;
    `splice` names what is appended to `args`.
    """

    tool: str
    fixup: str
    segment: str
    writes: str
    args: tuple[Arg, ...] = ()
    when: str = ""
    splice: str = ""


@dataclass(frozen=True, slots=True)
class Pipeline:
    """Steps in order, the passes of each of `LISTS`, and the PTX ISA version to emit (88 for
    8.8).
    """

    name: str
    ptx: int
    lists: dict[str, tuple[Arg, ...]]
    steps: tuple[Step, ...]

    def with_lists(self, values: dict[str, str], level: int, facts: Collection[str]) -> dict[str, str]:
        """`values` and the passes of each list at this optimisation level, comma-separated."""
        for name, passes in self.lists.items():
            values = {**values, name: ",".join(_filled(passes, values, level, facts))}
        return values

    def arguments(self, step: Step, values: dict[str, str], level: int, facts: Collection[str]) -> list[str]:
        """The arguments of a step, `$name`s filled in from `values` (without what `splice`
        appends).
        """
        return _filled(step.args, values, level, facts)


def _filled(args: Iterable[Arg], values: dict[str, str], level: int, facts: Collection[str]) -> list[str]:
    texts = (a.text for a in args if a.holds(level, facts))
    return [Template(text).substitute(values) if "$" in text else text for text in texts]


def for_arch(arch: Arch) -> Pipeline:
    """The shipped pipeline of an arch: the first of `pipelines/<name>.yaml` along its lineage, else
    `pipelines/default.yaml`.
    """
    folder = tree("pipelines")
    names = [name for name in arch.lineage if (folder / f"{name}.yaml").exists()]
    return load(folder / f"{names[0] if names else 'default'}.yaml")


@cache
def load(path: Path) -> Pipeline:
    """Read a pipeline file. Raises E1110 with the reason for a file that cannot be read or is no
    pipeline.
    """
    return _build(path, _merged(path, ()))


def _merged(path: Path, seen: tuple[Path, ...]) -> dict[str, Any]:
    """The file's mapping on top of the one that it `extends` (looked for beside it, then among the
    shipped ones).
    """
    data = _shipped(path) if path.parent == tree("pipelines") and path.exists() else _read(path)
    base_name = data.pop("extends", None)
    if base_name is None:
        return data
    candidates = [folder / f"{base_name}.yaml" for folder in (path.parent, tree("pipelines"))]
    base_path = next((c for c in candidates if os.path.exists(c) and c.resolve() != path.resolve()), None)
    if base_path is None or base_path.resolve() in seen:
        raise bad(path, f"`extends: {base_name}` names no pipeline that could be extended")
    base = _merged(base_path, (*seen, path.resolve()))
    merged = {**base, **data}
    merged["append"] = {
        tool: [*base.get("append", {}).get(tool, []), *args]
        for tool, args in {**base.get("append", {}), **data.get("append", {})}.items()
    }
    return merged


def _shipped(path: Path) -> dict[str, Any]:
    info = path.stat()
    return derived(path.name, (str(path), info.st_size, info.st_mtime_ns), lambda: _read(path))


def _read(path: Path) -> dict[str, Any]:
    try:
        text = read_some(path)
    except OSError as err:
        raise bad(path, err.strerror or str(err)) from err
    data = document.read(text, str(path), "a pipeline", ("E1110", "E1110")).data
    if not isinstance(data, dict) or not data.keys() <= _TOP_KEYS.keys():
        raise bad(path, f"expected a mapping with the keys {', '.join(sorted(_TOP_KEYS))}")
    if not all(isinstance(value, _TOP_KEYS[key]) for key, value in data.items()):
        raise bad(
            path,
            "`schema` and `ptx` are numbers, `extends` is a name, `steps` and lists of passes are lists, `append` is a"
            " mapping",
        )
    if not all(isinstance(args, list) for args in data.get("append", {}).values()):
        raise bad(path, "`append` maps names of tools to lists of arguments")
    return data


def bad(path: Path, reason: str) -> CutecError:
    """E1110 for a pipeline file."""
    return error("E1110", f"{path}: {reason}", help="pipelines/default.yaml explains the format")


def _build(path: Path, data: dict[str, Any]) -> Pipeline:
    if data.get("schema") != _SCHEMA:
        raise bad(path, f"schema {data.get('schema')!r} is not {_SCHEMA}")
    ptx, steps, append = data.get("ptx"), data.get("steps"), data.get("append", {})
    if ptx is None or not steps:
        raise bad(path, "`ptx` and `steps` are missing")
    lists = {name: tuple(_arg(path, item) for item in data.get(name, [])) for name in LISTS}
    built = tuple(_step(path, item, append) for item in steps)
    order = [SEGMENTS.index(s.segment) for s in built]
    if order != sorted(order) or set(order) != set(range(len(SEGMENTS))):
        raise bad(path, f"steps belong to the segments {', '.join(SEGMENTS)}, each used, in that order")
    return Pipeline(path.stem, ptx, lists, built)


def _step(path: Path, item: Any, append: dict[str, Any]) -> Step:
    if not isinstance(item, dict) or not set(item) <= _STEP_KEYS:
        raise bad(path, f"a step has the keys {', '.join(sorted(_STEP_KEYS))}: {item!r}")
    texts = all(isinstance(item.get(key, ""), str) for key in _STEP_TEXTS)
    if not texts or not isinstance(item.get("args", []), list):
        raise bad(path, f"`args` of a step is a list, all else text: {item!r}")
    tool, fixup, segment, writes = (item.get(k, "") for k in ("tool", "fixup", "segment", "writes"))
    if bool(tool) == bool(fixup) or segment not in SEGMENTS or not writes:
        raise bad(
            path,
            f"a step is one tool or fixup, and has a segment ({', '.join(SEGMENTS)}) and `writes`: {item!r}",
        )
    if tool and tool not in (*LLVM_TOOLS, "ptxas"):
        raise bad(path, f"unknown tool {tool!r}; there are {', '.join(LLVM_TOOLS)} and ptxas")
    if fixup and fixup not in FIXUPS:
        raise bad(path, f"unknown fixup {fixup!r}; there are {', '.join(FIXUPS)}")
    if item.get("when", "") not in ("", *FACTS) or item.get("splice", "") not in SPLICES:
        raise bad(path, f"`when` is one of {', '.join(FACTS)}; `splice` is links or ptxas_options: {item!r}")
    args = [*item.get("args", []), *append.get(tool, [])]
    return Step(
        tool, fixup, segment, writes, tuple(_arg(path, a) for a in args), item.get("when", ""), item.get("splice", "")
    )


def _arg(path: Path, item: Any) -> Arg:
    if isinstance(item, (str, int, float)):
        item = {"arg": str(item)}
    if not isinstance(item, dict) or not isinstance(item.get("arg"), str) or not set(item) <= {"arg", "when", "level"}:
        raise bad(path, f"an argument is text, or a mapping with arg, when and level: {item!r}")
    arg = Arg(item["arg"], item.get("when", ""), item.get("level", 0))
    if arg.when not in ("", *FACTS) or arg.level not in range(4):
        raise bad(path, f"`when` is one of {', '.join(FACTS)}; `level` is 0 to 3: {item!r}")
    try:
        Template(arg.text).substitute(dict.fromkeys(VARIABLES, ""))
    except (KeyError, ValueError) as err:
        raise bad(
            path, f"in {arg.text!r}, $ is followed by none of {', '.join(VARIABLES)} (write $$ for a dollar sign)"
        ) from err
    return arg
