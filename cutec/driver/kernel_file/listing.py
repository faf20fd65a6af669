"""The exports to build: those that the kernel file, a spec or the command line declares."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cutec.artifact.choice import Choice
from cutec.artifact.param_text import param_text
from cutec.diag import error
from cutec.driver.kernel_file.decided import decided
from cutec.driver.kernel_file.load import Loaded, loaded, read_source
from cutec.driver.options.options import BuildOptions
from cutec.frontend.core import device_facts
from cutec.frontend.exports.export import Export
from cutec.frontend.exports.kernel_names import told_apart
from cutec.lazy import LazyModule

backwards = LazyModule("cutec.frontend.exports.backwards")
spec = LazyModule("cutec.driver.kernel_file.spec")
tuned = LazyModule("cutec.driver.kernel_file.tuned")  # of files that declare candidates

_HOW = """\
declare it in the file:
    cutec.export(entry, ["f32[n]", "f32[n]", "out f32[n]"])
or in a spec next to it (--spec spec.yaml), or here:
    --entry entry --args '["f32[n]", "f32[n]", "out f32[n]"]'"""


def list_exports(options: BuildOptions) -> list[Export]:
    """All exports that a build with these options builds. Runs the kernel file, traces nothing
    (but for tables that `options.tuner` makes).
    """
    return decided(options, _listed)


def _listed(options: BuildOptions) -> list[Export]:
    with device_facts.stated(options.device_facts), loaded(options.file, options.module) as kernel:
        return select(kernel, options)


def select(kernel: Loaded, options: BuildOptions) -> list[Export]:
    """The exports of a loaded kernel file that the options select. Raises E1003 to E1006 and the
    errors of specs.
    """
    if options.args is not None or options.kwargs is not None:
        if options.entry is None:
            raise error("E1005", "--args and --kwargs need --entry", help="--entry names a function of the kernel file")
        return spec.command_line_exports(kernel.module, options.entry, options.args, options.kwargs)
    exports = declared(kernel, options)
    if any(e.tuned is not None for e in exports):
        exports = list(tuned.resolved(exports, kernel, options))
    if options.entry is not None:
        chosen = [
            e for name in options.entry.split(",") for e in _named(exports, name) or _undeclared(kernel, name, exports)
        ]
        return list({id(e): e for e in chosen}.values())
    if not exports:
        raise error("E1003", f"{options.file or options.module} declares nothing to build", help=_HOW)
    return [e for e in exports if e.tuned is None or e.choice is not None]


def declared(kernel: Loaded, options: BuildOptions) -> list[Export]:
    """All exports that the kernel file, or the options' spec, declares; all candidates of tuned
    functions.
    """
    exports = kernel.exports
    if options.spec is not None:
        text = read_source(Path(options.spec))
        kernel.sources.add(options.spec, text)
        exports = spec.read_spec(Path(options.spec), text, kernel.module)
    if any(export.backward for export in exports):
        backwards.check_backwards(exports)
    return told_apart(exports)


def _named(exports: list[Export], name: str) -> list[Export]:
    """The export of that name, or all forms of that choice, or all variants of that base."""
    named = [e for e in exports if e.name == name]
    return (
        named
        or [e for e in exports if e.choice is not None and e.choice.name == name]
        or [e for e in exports if e.base == name and (e.tuned is None or e.choice is not None)]
    )


def _undeclared(kernel: Loaded, name: str, exports: list[Export]) -> list[Export]:
    """The export of an entry that was not declared; its parameters have to say all that an export
    needs. Raises E1004.
    """
    if not exports and hasattr(kernel.module, name.partition(".")[0]):
        return spec.command_line_exports(kernel.module, name, None, None)
    known = ", ".join(dict.fromkeys(e.name for e in exports))
    raise error("E1004", f"no export is called {name!r}", help=f"there are {known}" if known else _HOW)


def export_data(export: Export) -> dict[str, Any]:
    """An export as plain data, for `build --list --json`."""
    return {
        "name": export.name,
        "args": {p.name: param_text(p, export.signature) for p in export.signature.params},
        "constexpr": {name: plain_value(value) for name, value in export.constexprs.items()},
        "variant": {name: plain_value(value) for name, value in export.variant.items()},
        "choice": _choice_data(export.choice, export.name) if export.choice else None,
        "arch": list(export.arch),
        "file": export.place.file if export.place else None,
        "line": export.place.line if export.place else None,
    }


def _choice_data(choice: Choice, name: str) -> dict[str, Any]:
    """When a choice takes the export of that name: the guards and costs of its forms."""
    forms = [form for form in choice.forms if form.export == name]
    return {"name": choice.name, "when": [form.when for form in forms], "cost": [form.cost for form in forms]}


def plain_value(value: Any) -> Any:
    """A compile-time value as plain data."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain_value(v) for v in value]
    return getattr(value, "__name__", None) or repr(value)
