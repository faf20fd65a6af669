"""Writing a product where the user wants it: the bundle, emitted stages, the depfile. Each file
appears whole or not at all. A file that is there already with the same content stays untouched, its
time included, so that a build system sees what changed; the stamp (`--stamp`) says that a build was
done.
"""

from __future__ import annotations

import os
from pathlib import Path

from cutec.diag import error
from cutec.driver.cache.product import Product, StageOutput
from cutec.driver.options.options import STAGES, BuildOptions
from cutec.files import holds, write_changed, write_whole
from cutec.lazy import LazyModule
from cutec.leftovers import sweep

write = LazyModule("cutec.driver.build.write")

MANIFEST = "manifest.yaml"
_COMMENT = {"llvm": ";"}
_MLIR = ("cute", "mlir", "llvm-dialect", "binary")


def deliver(options: BuildOptions, product: Product) -> Path | None:
    """Write everything that goes to files; returns the manifest's path if there is one. Raises
    E1007, E1030, E3007, E3008.
    """
    for emit in options.emits:
        if emit.file is not None:
            _emit_to(emit.file, [s for s in product.stages if s.stage == emit.stage])
    manifest = None
    if options.bundle is not None and product.manifest:
        manifest = options.bundle / MANIFEST
        with options.timings.span("write"):
            if is_intact(options.bundle, product):
                sweep(options.bundle)
            else:
                write.write(options.bundle, product)
    if options.depfile is not None:
        target = options.stamp or manifest or next((e.file for e in options.emits if e.file), options.stem)
        write_changed(Path(options.depfile), depfile_text(str(target), product.sources).encode())
    if options.stamp is not None:
        write_whole(Path(options.stamp), b"")
    return manifest


def is_intact(folder: Path, product: Product) -> bool:
    """Whether a folder already holds exactly this bundle."""
    files = {MANIFEST: product.manifest.encode(), **product.files}
    return all(holds(folder / name, data) for name, data in files.items())


def emitted_to_stdout(options: BuildOptions, product: Product) -> bytes:
    """The output of `--emit` without a file. Raises E1007 for cubins of several builds at once."""
    out = b""
    for emit in options.emits:
        if emit.file is None:
            out += _joined([s for s in product.stages if s.stage == emit.stage])
    return out


def _joined(outputs: list[StageOutput]) -> bytes:
    """The outputs one after the other. Several texts have a title line each; MLIR is separated as
    `--split-input-file` takes it.
    """
    if len(outputs) == 1:
        return outputs[0].data
    if outputs and not STAGES[outputs[0].stage]:
        raise error(
            "E1007",
            f"{len(outputs)} cubins cannot go into one stream",
            help="choose one --arch and --entry, or a folder: --emit cubin=DIR/",
        )
    leader = _COMMENT.get(outputs[0].stage, "//") if outputs else ""
    between = b"\n// -----\n\n" if outputs and outputs[0].stage in _MLIR else b""
    return between.join(f"{leader} {s.export} {s.arch}\n".encode() + s.data.rstrip(b"\n") + b"\n" for s in outputs)


def _emit_to(file: str, outputs: list[StageOutput]) -> None:
    """Write to a file, or into a folder (a name that ends in /, or a folder that exists) as
    `<export>.<arch>.<stage>`.
    """
    if file.endswith("/") or os.path.isdir(file):
        for output in outputs:
            write_changed(Path(file) / f"{output.export}.{output.arch}.{output.stage}", output.data)
    else:
        write_changed(Path(file), _joined(outputs))


def depfile_text(target: str, sources: list[str]) -> str:
    """A make rule: the target depends on every source. Each source is a target too, so that a
    deleted one does not stop make.
    """
    escaped = [_make_name(os.path.relpath(s) if s.startswith(os.getcwd() + os.sep) else s) for s in sources]
    rule = f"{_make_name(target)}:" + "".join(f" \\\n  {name}" for name in escaped)
    return rule + "\n" + "".join(f"\n{name}:\n" for name in escaped)


def _make_name(path: str) -> str:
    return path.replace("$", "$$").replace("#", "\\#").replace(" ", "\\ ")
