"""Whether a manifest tells the truth about the kernels of a cubin: their names, the number and
sizes of their parameters, which of these are pointers, and their shared memory. A launch by a wrong
manifest reads what it was not given, and may end with wrong numbers instead of an error.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutec.artifact import cubin
from cutec.artifact.cubin import CubinKernel
from cutec.artifact.host import MOST_SHARED, HostProgram, Launch, constant
from cutec.artifact.host_ops import INT_BITS
from cutec.artifact.manifest import Export, Image, Manifest

_RESERVED = 1 << 10  # what the system takes of each block since 9.0; cubins count it as static
_ALIGNMENT = 128  # behind that
_BYTES = {"ptr": 8, "f16": 2, "bf16": 2, "f32": 4, "f64": 8, "tensor_map": 128}


def disagreement(manifest: Manifest, image: Image, data: bytes) -> str:
    """How the manifest differs from an image of kind cubin; "" if it does not."""
    try:
        kernels = cubin.kernels(data)
    except ValueError as err:
        return f"it is no whole cubin: {err}"
    for export in manifest.exports:
        program = export.host(image.archs[0])
        if program is not None and image.export in (None, export.name):
            found = _of_export(export, program, image.archs[0], kernels)
            if found:
                return f"{export.name}: {found}"
    return ""


def _of_export(export: Export, program: HostProgram, arch: str, kernels: dict[str, CubinKernel]) -> str:
    types = [*(leaf.type for leaf in program.inputs), *(node.type for node in program.nodes)]
    for launch in program.launches:
        kernel = kernels.get(launch.kernel)
        if kernel is None:
            return f"there is no kernel {launch.kernel}, only {', '.join(kernels) or 'none'}"
        found = _of_launch(launch, [types[ref] for ref in launch.args], kernel)
        found = found or _of_shared(kernel, constant(program, launch.smem))
        if found:
            return f"{launch.kernel} {found}"
    for name, archs in export.kernels.items():
        told, kernel = archs.get(arch), kernels.get(name)
        if told and kernel and not 0 <= kernel.shared - told.shared < _RESERVED + _ALIGNMENT:
            return f"{name} has {kernel.shared} bytes of static shared memory, not {told.shared}"
    return ""


def _of_launch(launch: Launch, types: Sequence[str], kernel: CubinKernel) -> str:
    if len(types) != len(kernel.params):
        return f"takes {len(kernel.params)} parameters, the launch passes {len(types)}"
    for i, (type, param) in enumerate(zip(types, kernel.params)):
        given = _BYTES.get(type) or max(8, INT_BITS[type]) // 8
        if given != param.bytes:
            return f"takes {param.bytes} bytes as parameter {i}, the launch passes {given} ({type})"
        if param.pointer and type != "ptr":
            return f"takes a pointer as parameter {i}, the launch passes {type}"
    return ""


def _of_shared(kernel: CubinKernel, dynamic: object) -> str:
    if dynamic is None or (isinstance(dynamic, int) and 0 <= dynamic <= MOST_SHARED + _RESERVED - kernel.shared):
        return ""
    return f"has {kernel.shared} bytes of static shared memory; a launch cannot ask for {dynamic} more"
