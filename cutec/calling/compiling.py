"""From an export to something that can be launched: traced in this process, its binary taken from the cache or made by the tools.

A call is traced whenever its signature is new to the process, since only a trace tells which code the function means now. What the tools make
is kept on disk by the content of that trace (text of the device module, host program, signature, options, cutec's own bytes), so that another
process finds it. The tools are no part of the key, but an entry remembers the files of those that made it: where one of them is another
file now, the entry is not taken; where it is missing, as on a machine that was only given the cache, it is.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import nullcontext
from functools import lru_cache
from pathlib import Path
from typing import Any

from cutec import driver, environment
from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest_read import parse
from cutec.calling import log
from cutec.calling.options import CallOptions
from cutec.diag import Warning_, error
from cutec.driver.memory import file_hash, identity, own_digest
from cutec.driver.options import BuildOptions, project_root
from cutec.driver.product import Product, StageOutput
from cutec.driver.store import DiskStore, Entry
from cutec.driver.unit import Setting, Unit
from cutec.frontend.export import Export
from cutec.frontend.rewrite import seconds_spent
from cutec.records import dataclass, replace
from cutec.target.arch import Arch
from cutec.toolchain.key import Key, NoStore, Store, make_key

KIND, TOOLS = "call", "tools of call"
_STAGES = ("llvm", "ptx")


@dataclass
class Built:
    """What one compilation made. `files` and `product` are None for a dry run, and where nothing is launched. `remembered`: no tool ran."""

    unit: Unit
    files: MemoryBundle | None
    product: Product | None
    remembered: bool = False

    def stage(self, name: str) -> bytes:
        """What the tools made on the way: "llvm" or "ptx"; empty where no tool was needed."""
        return next((s.data for s in self.product.stages if s.stage == name), b"") if self.product else b""

    @property
    def cubin(self) -> bytes:
        """The binary; empty where there is none."""
        image = self.files.manifest.image("cubin", self.unit.arch.name) if self.files else None
        return self.files.read(image) if image and self.files else b""


def store() -> Store:
    """The cache on disk, or none where it is switched off."""
    if environment.flag("CUTEC_DISABLE_FILE_CACHING"):
        return NoStore()
    return DiskStore()


def compile_export(export: Export, arch: Arch, options: CallOptions, show_layouts: bool) -> Built:
    """Trace, lower, and find or make the binary; `show_layouts`: the CuTe IR shows static layout operations too. Raises CutecError, and whatever the user's code raises."""
    kept = store()
    asked = build_options(export, arch, options)
    root = getattr(kept, "root", None)
    setting = Setting(asked, None, kept, project_root(Path(asked.file or "")), str(root / "templates") if root else None, nullcontext, show_layouts)
    unit = Unit(export, arch, setting)
    rewriting = seconds_spent()
    unit.front()
    asked.timings.seconds["preprocess"] = seconds_spent() - rewriting
    assert unit.lowered is not None
    if not any(op.name == "gpu.launch_func" for op in unit.lowered.walk()):
        return Built(unit, None, None)  # all that it does was done in the trace
    driver.bundling.settle(unit)
    if options.dry_run:
        return Built(unit, None, None)
    if options.device == "cpu":
        return _assembled(unit, {}, False)
    key = _key(unit)
    product = _recall(kept, key)
    if product is not None:
        log.info("%s for %s: found in the cache (%s)", export.name, arch.name, key.digest[:12])
        manifest = parse(product.manifest.encode())
        made = [replace(e, signature=export.signature) for e in manifest.exports]
        return Built(unit, MemoryBundle(replace(manifest, exports=tuple(made)), product.files), product, True)
    with asked.timings.span("find tools"):
        started = driver.ahead.Ahead(asked, kept)
    with started as setting.ahead:
        log.info("%s for %s: compiling", export.name, arch.name)
        with asked.timings.span("wait"):
            unit.back()
        built = _assembled(unit, started.versions(), True)
        _remember(kept, key, built, started)
    return built


def warnings_of(built: Built) -> list[Warning_]:
    """What tracing and the tools warned of."""
    return list(dict.fromkeys([*built.unit.warnings, *(built.product.warnings if built.product else [])]))


def build_options(export: Export, arch: Arch, options: CallOptions) -> BuildOptions:
    """What the driver is asked for. Raises E1002 for a library that cannot be read."""
    for path in options.link:
        if not os.path.isfile(path):
            raise error("E1002", f"cannot read {path} (LinkLibraries)")
    return BuildOptions(
        file=export.place.file if export.place else None,
        archs=(arch.name,),
        output="",
        opt_level=options.opt_level,
        ptxas_options=options.ptxas,
        lineinfo=options.lineinfo,
        assertions=options.assertions,
        link=options.link,
        ir=options.device == "cpu",
        images=options.device != "cpu",
    )


def _assembled(unit: Unit, versions: dict[str, str], images: bool) -> Built:
    """The bundle of a unit that is done, in memory."""
    manifest, text, contents = driver.bundling.bundle([unit], None, versions, Path)
    stages = [StageOutput(name, unit.export.name, unit.arch.name, unit.stages.get(name, b"")) for name in _STAGES] if images else []
    product = Product(text, contents, stages, [unit.export.name], [unit.arch.name], "call", [], list(unit.warnings))
    return Built(unit, MemoryBundle(manifest, contents), product)


def cached() -> Iterator[Entry]:
    """The compilations in the cache on disk, newest first."""
    kept = store()
    entries = kept.entries() if isinstance(kept, DiskStore) else iter(())
    return iter(sorted((e for e in entries if e.kind == KIND), key=lambda e: e.time, reverse=True))


# -- the cache on disk ------------------------------------------------------------------------------------------------


def _key(unit: Unit) -> Key:
    options = unit.setting.options
    parts = {
        "input": unit.mlir,
        "host program": repr((unit.program, unit.export.signature)),
        "options": "\n".join(options.recipe()),
        "libraries": json.dumps([file_hash(path) for path in options.link]),
        "cutec": _own_digest(str(getattr(unit.setting.store, "root", ""))),
    }
    return make_key(KIND, (unit.export.name, unit.arch.name), parts)


@lru_cache(maxsize=None)
def _own_digest(root: str) -> str:
    """cutec's own bytes, asked once a process."""
    return own_digest(DiskStore(Path(root)) if root else NoStore())


def _tools_key(key: Key) -> Key:
    return make_key(TOOLS, key.subject, {"of": key.digest})


def _recall(kept: Store, key: Key) -> Product | None:
    """What an earlier process made of the same content, unless the tools have changed since."""
    listed = kept.get(_tools_key(key))
    if listed is None:
        return None
    for path, known in json.loads(listed).items():
        if identity(path) not in ("", known):
            return None
    value = kept.get(key)
    return None if value is None else Product.unpack(value)


def _remember(kept: Store, key: Key, built: Built, tools: Any) -> None:
    assert built.product is not None
    files = {path: identity(path) for path in sorted({*driver.bundling.tool_files(tools.tools)})}
    kept.put(key, built.product.pack())
    kept.put(_tools_key(key), json.dumps(files).encode())
