"""What the kernels of a bundle need: what ptxas reported, and what machine code counts."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

from cutec.artifact.bundle import Bundle, MemoryBundle
from cutec.artifact.manifest import Export, Image, Manifest, Recipe
from cutec.cost.cards import default_card
from cutec.cost.kinds import SHORT
from cutec.cost.listing import Function, read_listing
from cutec.cost.model import weigh
from cutec.diag import error
from cutec.driver.cache.build_cache import own_digest
from cutec.driver.lock.lock_file import Entries, Entry, Inputs, Key, Origin
from cutec.driver.lock.records import Footprint
from cutec.records import replace
from cutec.target.arch import Arch, parse_arch
from cutec.toolchain.emit import sass
from cutec.toolchain.find import Toolset
from cutec.toolchain.key import Store, make_key

_DISASSEMBLY = ("--print-code", "--no-dataflow")
Code = dict[str, dict[str, Any]]


def measure(bundle: Bundle | MemoryBundle, tools: Toolset, store: Store) -> Entries:
    """What each export needs on each arch. Machine code is counted where there is nvdisasm or
    cuobjdump; `store` keeps the numbers. Raises E1004 for a bundle without machine code, E2001 for
    a disassembler that the user named wrongly, E20xx if it fails, E3006 for a damaged bundle.
    """
    manifest = bundle.manifest
    disassembler = tools.optional("nvdisasm") or tools.optional("cuobjdump")
    inputs, origin = inputs_of(manifest), origin_of(manifest)
    found: Entries = {}
    for export in manifest.exports:
        for image in manifest.images:
            if image.kind == "cubin" and image.export in (None, export.name):
                (name,) = image.archs
                code = _code(bundle.read(image), image, tools, store) if disassembler else {}
                kernels = _footprints(export, name, code)
                found[Key(origin, export.name, name)] = Entry(inputs, kernels)
    if not found:
        raise error(
            "E1004", f"{bundle.directory} has no machine code", help="`cutec build` makes a bundle that has some"
        )
    return found


def origin_of(manifest: Manifest) -> Origin:
    """The kernel file of a bundle, relative to its project, or its module; and its spec."""
    made_by = manifest.recipe or Recipe()
    return Origin(made_by.file or made_by.module or manifest.exports[0].source.file, made_by.spec)


def inputs_of(manifest: Manifest) -> Inputs:
    """What a bundle was made from."""
    read = sorted(f"{source.file} {source.sha256}" for source in manifest.sources)
    digest = hashlib.sha256("\n".join(read).encode()).hexdigest()[:16]
    options = replace(manifest.recipe, file=None, module=None) if manifest.recipe else Recipe()
    return Inputs(manifest.cutec, manifest.tools, digest, options)


def _footprints(export: Export, arch: str, code: Code) -> dict[str, Footprint]:
    return {
        kernel: Footprint(
            used.registers,
            used.spill_stores,
            used.spill_loads,
            used.stack,
            used.shared,
            used.dynamic_shared,
            used.occupancy,
            used.limit,
            **code.get(kernel, {}),
        )
        for kernel, archs in export.kernels.items()
        if (used := archs.get(arch)) is not None
    }


def _code(cubin: bytes, image: Image, tools: Toolset, store: Store) -> Code:
    """The numbers of a cubin's kernels, from the store or by disassembling it."""
    tool = tools.find("nvdisasm") or tools.tool("cuobjdump")
    if not store.keeps:
        return _counted(cubin, image.archs[0], tools)
    parts = {"input": cubin, "tools": tool.identity(), "cutec": own_digest()}
    key = make_key("counts", (image.export or "", image.archs[0]), parts)
    known = store.get(key)
    if known is not None:
        return json.loads(known)
    counted = _counted(cubin, image.archs[0], tools)
    store.put(key, json.dumps(counted).encode())
    return counted


def _counted(cubin: bytes, arch: str, tools: Toolset) -> Code:
    return {f.name: count(f, parse_arch(arch)) for f in read_listing(sass(cubin, tools, _DISASSEMBLY))}


def count(function: Function, arch: Arch) -> dict[str, Any]:
    """`instructions`, `cost` and `mix` of a kernel, by name."""
    cost = sum(weighed.cost for weighed in weigh(function, default_card(arch)))
    mix = Counter(SHORT[instruction.kind] for instruction in function.instructions)
    return {"instructions": len(function.instructions), "cost": round(cost, 1), "mix": dict(sorted(mix.items()))}
