"""From an export to something that can be launched: traced in this process, its binary taken from
the call cache or made by the tools.

A call is traced whenever its signature is new to the process, since only a trace shows which code
the function means now. The binary is cached on disk by the content of that trace, so that another
process or another machine finds it (`call_cache`).
"""

from __future__ import annotations

import os
from contextlib import nullcontext
from pathlib import Path

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest_read import parse
from cutec.calling import log
from cutec.calling.call_cache import CallCacheEntry, store
from cutec.calling.options import CallOptions
from cutec.diag import CutecError, Warning_, error
from cutec.driver.build.unit import BuildContext, Unit
from cutec.driver.cache.product import Product, StageOutput
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import BuildOptions, project_root
from cutec.frontend.exports.export import Export
from cutec.frontend.rewriting.rewrite import seconds_spent
from cutec.lazy import LazyModule
from cutec.lowering.host_code import HostCode, has_effects, host_code
from cutec.records import dataclass, replace
from cutec.target.arch import Arch

make_bundle = LazyModule("cutec.driver.build.make_bundle")
prestart = LazyModule("cutec.driver.build.prestart")
one_thread = LazyModule("cutec.interpreter.values.one_thread")

_STAGES = ("llvm", "ptx")


@dataclass
class Built:
    """The results of one compilation. `files` and `product` are None for a dry run, and where
    nothing is launched; `host` is then what a call does on the host. `cached`: the binary is from
    the call cache.
    """

    unit: Unit
    files: MemoryBundle | None
    product: Product | None
    cached: bool = False
    host: HostCode | None = None

    def stage(self, name: str) -> bytes:
        """A stage on the tools' way: "llvm" or "ptx"; empty where no tool was needed."""
        return next((s.data for s in self.product.stages if s.stage == name), b"") if self.product else b""

    @property
    def cubin(self) -> bytes:
        """The binary; empty where there is none."""
        image = self.files.manifest.image("cubin", self.unit.arch.name) if self.files else None
        return self.files.read(image) if image and self.files else b""


def compile_export(export: Export, arch: Arch, options: CallOptions, show_layouts: bool) -> Built:
    """Trace, lower, and find or make the binary; `show_layouts`: the CuTe IR shows static layout
    operations too. Raises CutecError (E2013 where a binary is neither in the cache nor can be
    made), and the exceptions of the user's code.
    """
    cache = store()
    asked = build_options(export, arch, options)
    root = getattr(cache, "root", None)
    build_context = BuildContext(
        asked,
        None,
        cache,
        FileNames(project_root(Path(asked.file or ""))),
        str(root / "templates") if root else None,
        nullcontext,
        show_layouts,
    )
    unit = Unit(export, arch, build_context)
    rewriting = seconds_spent()
    unit.run_frontend()
    asked.timings.seconds["preprocess"] = seconds_spent() - rewriting
    assert unit.lowered is not None
    on_host = [op for op in unit.lowered.body.ops if op.name != "gpu.module"]
    if not any(op.name == "gpu.launch_func" for function in on_host for op in function.walk()):
        runs = not options.dry_run and options.device != "none"
        return Built(unit, None, None, host=_host_code(unit) if runs else None)
    make_bundle.finish(unit)
    if options.dry_run:
        return Built(unit, None, None)
    if options.device == "cpu":
        return _assembled(unit, {}, False)
    entry = CallCacheEntry(unit)
    product = entry.load()
    if product is not None:
        log.info("%s for %s: found in the cache (%s)", export.name, arch.name, entry.key.digest[:12])
        manifest = parse(product.manifest.encode())
        made = [replace(e, signature=export.signature) for e in manifest.exports]
        return Built(unit, MemoryBundle(replace(manifest, exports=tuple(made)), product.files), product, True)
    log.info("%s for %s: compiling; call %s: %s", export.name, arch.name, entry.key.digest[:12], entry.missed)
    try:
        return _made(unit, entry)
    except CutecError as err:
        raise entry.explained(err) from None


def _host_code(unit: Unit) -> HostCode | None:
    """What a call of a function without launches does on the host. None where the trace did all.
    Raises E0505 for what the host cannot do.
    """
    assert unit.lowered is not None
    (function,) = [op for op in unit.lowered.body.ops if op.name == "func.func"]
    return host_code(function, one_thread.evaluator) if has_effects(function) else None


def _made(unit: Unit, entry: CallCacheEntry) -> Built:
    """Compile a traced unit with the tools, and cache the product. Raises E20xx."""
    asked = unit.context.options
    with asked.timings.span("find tools"):
        started = prestart.StartedTools(asked, entry.store)
    with started as unit.context.started:
        with asked.timings.span("wait"):
            unit.run_backend()
        built = _assembled(unit, started.versions(), True)
        assert built.product is not None
        entry.save(built.product, started.tools)
    return built


def warnings_of(built: Built) -> list[Warning_]:
    """The warnings of tracing and of the tools."""
    return list(dict.fromkeys([*built.unit.warnings, *(built.product.warnings if built.product else [])]))


def build_options(export: Export, arch: Arch, options: CallOptions) -> BuildOptions:
    """The options of the driver. Raises E1002 for a library that cannot be read."""
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
    """The bundle of a finished unit, in memory."""
    manifest, text, contents = make_bundle.bundle([unit], None, versions, Path)
    stages = (
        [StageOutput(name, unit.export.name, unit.arch.name, unit.stages.get(name, b"")) for name in _STAGES]
        if images
        else []
    )
    product = Product(text, contents, stages, [unit.export.name], [unit.arch.name], "call", [], list(unit.warnings))
    return Built(unit, MemoryBundle(manifest, contents), product)
