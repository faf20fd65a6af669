"""From finished units to a bundle: the manifest and the files that it lists."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from cutec.artifact.bundle_write import compressed, make_archives, make_image
from cutec.artifact.choice import Choice
from cutec.artifact.host import HostProgram
from cutec.artifact.manifest import Export as ManifestExport, Image, Manifest, Program, Reference, Resources, Source
from cutec.artifact.manifest_write import dump
from cutec.artifact.merge import merged_export, whole_choices
from cutec.diag import error
from cutec.driver.build.recipe import recipe_of, source_files
from cutec.driver.build.unit import Unit
from cutec.driver.options.naming import FileNames
from cutec.frontend.exports.entry import entry_of
from cutec.frontend.exports.export import Export
from cutec.ir import serial
from cutec.ir.attrs import IntArray
from cutec.ir.builder import constant_of
from cutec.ir.core import Op
from cutec.lowering import check_inputs, host_program
from cutec.ops.primitives.verify import verify_lowered
from cutec.records import replace
from cutec.target.arch import Arch
from cutec.target.occupancy import most_threads, occupancy
from cutec.toolchain.kernel_resources import KernelResources
from cutec.version import __version__


def finish(unit: Unit) -> None:
    """Verify the lowered IR, derive the host program, and serialise the IR for the interpreter.

    Raises E0420 for what the arch lacks, E0505 for what a host function cannot do, E0507 if there
    is nothing to compile, E0512 for a store to an input, E91xx for a bug of cutec.
    """
    assert unit.device is not None and unit.lowered is not None
    options = unit.context.options
    verify_lowered(unit.device, unit.arch.name)
    unit.program = host_program(unit.lowered, unit.export.signature)
    check_inputs(unit.device, unit.program, unit.export.signature)
    if options.bundle is not None and not unit.program.launches:
        raise error(
            "E0507",
            f"{unit.export.name} launches no kernel",
            unit.export.place,
            help="k(...).launch(grid=..., block=...)",
        )
    for function in (entry_of(unit.export.function, starred=True, kernels=True).python, unit.export.reference):
        if code := getattr(function, "__code__", None):
            unit.context.files.name(code.co_filename)  # known from now on; later its module is not loaded any more
    if options.ir and options.bundle is not None:
        unit.ir = serial.dumps(unit.device, unit.context.files.name)


def bundle(
    units: list[Unit],
    fatbin: Callable[[list[tuple[Arch, str, bytes]]], bytes] | None,
    versions: dict[str, str],
    reference_file: Callable[[str], Path],
    hashes: Mapping[str, str] | None = None,
) -> tuple[Manifest, str, dict[str, bytes]]:
    """The manifest of a build, its text, and its files' contents. `reference_file` resolves the
    file of a reference given as text. `fatbin` packs the cubins of an export for several archs;
    None: there is no fat binary. `hashes`: those of all files that were read; None: the bundle does
    not say how to build it.
    """
    images: list[Image] = []
    contents: dict[str, bytes] = {}
    exports: list[ManifestExport] = []
    for name, group in groupby(units, key=lambda u: u.export.name):
        mine = list(group)
        cubins = [(u.arch, "cubin", u.compiled.cubin) for u in mine if u.compiled and u.compiled.cubin]
        parts: list[tuple[str, tuple[str, ...], bytes]] = [(kind, (arch.name,), data) for arch, kind, data in cubins]
        if len(cubins) > 1 and fatbin is not None:
            parts.append(("fatbin", tuple(arch.name for arch, _, _ in cubins), fatbin(cubins)))
        for kind, archs, data in parts:
            image = make_image(kind, archs, name, data, name)
            images.append(image)
            contents[image.file] = data
        exports.append(_export(mine, reference_file))
    modules: dict[str, list[tuple[str, bytes]]] = {}
    for unit in units:
        if unit.ir:
            modules.setdefault(unit.arch.name, []).append((unit.export.name, unit.ir))
    for image, data in make_archives(modules).items():
        images.append(image)
        contents[image.file] = data
    archs = tuple(dict.fromkeys(u.arch.name for u in units))
    manifest = Manifest(__version__, versions, archs, tuple(exports), tuple(images), _choices(units))
    if hashes is not None:
        context = units[0].context
        made_by, read = recipe_of(context.options, context.files), source_files(hashes, context.files)
        manifest = replace(manifest, recipe=made_by, sources=read)
    manifest, contents = compressed(manifest, contents, units[0].context.options.compress)
    return manifest, dump(manifest), contents


def _choices(units: list[Unit]) -> tuple[Choice, ...]:
    found = dict.fromkeys(unit.export.choice for unit in units if unit.export.choice is not None)
    return whole_choices(found, {unit.export.name for unit in units})


def _export(units: list[Unit], reference_file: Callable[[str], Path]) -> ManifestExport:
    """The export of its units, one for each arch."""
    reference = _reference(units[0].export, units[0].context.files, reference_file)
    return merged_export([_part(unit, reference) for unit in units])


def _part(unit: Unit, reference: Reference | None) -> ManifestExport:
    export, arch = unit.export, unit.arch.name
    code = entry_of(export.function, starred=True, kernels=True).python.__code__
    used = unit.compiled.resources if unit.compiled else {}
    assert unit.program is not None
    return ManifestExport(
        export.name,
        Source(unit.context.files.name(code.co_filename), code.co_firstlineno),
        export.signature,
        (Program((arch,), unit.program),),
        {name: {arch: _resources(unit, name, kernel)} for name, kernel in used.items()},
        reference,
        export.flops or None,
        export.bytes or None,
        export.backward,
        dict(export.contents) or None,
    )


def _reference(export: Export, files: FileNames, reference_file: Callable[[str], Path]) -> Reference | None:
    """The reference function's place and the hash of its file. Raises E1019."""
    given = export.reference
    if given is None:
        return None
    if isinstance(given, str):
        file, colon, function = given.rpartition(":")
        path = reference_file(file)
    else:
        code = getattr(given, "__code__", None)
        path, function, colon = Path(code.co_filename) if code else Path(), getattr(given, "__qualname__", ""), ":"
    if not colon or not all(part.isidentifier() for part in function.split(".")) or not path.is_file():
        raise error(
            "E1019",
            f"{given!r} is not a function of a file",
            export.place,
            help='a function defined with def, or "file.py:function"',
        )
    return Reference(f"{files.name(str(path))}:{function}", hashlib.sha256(path.read_bytes()).hexdigest())


def _resources(unit: Unit, name: str, used: KernelResources) -> Resources:
    """The report of ptxas, and what follows from it and the launches."""
    limits = unit.arch.limits
    threads, limit = _block_sizes(unit, name)
    dynamic = dynamic_shared(unit.program, name)
    columns = _tensor_columns(_kernel(unit, name))
    resident = None
    if threads and dynamic is not None:
        resident = occupancy(limits, threads, used.registers, used.shared + dynamic, columns)
    return Resources(
        used.registers,
        used.spill_stores,
        used.spill_loads,
        used.shared,
        used.stack,
        sum(used.constant.values()),
        used.barriers,
        dynamic,
        columns,
        limit or most_threads(limits, used.registers),
        resident.blocks if resident else None,
        round(resident.fraction, 4) if resident else None,
        resident.limit if resident else None,
    )


def _block_sizes(unit: Unit, name: str) -> tuple[int, int | None]:
    """Threads per block if they are fixed (else 0), and their maximum."""
    kernel = _kernel(unit, name)
    sizes = {key: _product(kernel.attrs.get(f"nvvm.{key}")) for key in ("reqntid", "maxntid")}
    return sizes["reqntid"] or 0, sizes["reqntid"] or sizes["maxntid"]


def _kernel(unit: Unit, name: str) -> Op:
    """A kernel's lowered IR."""
    assert unit.device is not None
    return next(op for op in unit.device.body.ops if op.attrs.get("sym_name") == name)


def _tensor_columns(kernel: Op) -> int:
    """The columns of tensor memory that a block allocates, as far as they are constants."""
    return sum(constant_of(op.operands[1]) or 0 for op in kernel.walk() if op.name == "cutec.tcgen05_alloc")


def _product(sizes: Any) -> int | None:
    if not isinstance(sizes, IntArray):
        return None
    total = 1
    for size in sizes.values:
        total *= size
    return total


def dynamic_shared(program: HostProgram | None, kernel: str) -> int | None:
    """The maximum dynamic shared memory of a kernel's launches, in bytes; None if it depends on the
    call.
    """
    if program is None:
        return None
    constants = {i: node.value for i, node in enumerate(program.nodes, len(program.inputs)) if node.op == "const"}
    asked = [constants.get(launch.smem) for launch in program.launches if launch.kernel == kernel]
    sizes = [size for size in asked if isinstance(size, (int, float))]
    return int(max(sizes, default=0)) if len(sizes) == len(asked) else None
