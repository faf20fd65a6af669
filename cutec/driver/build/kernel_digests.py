"""Digests in names of kernels: where what a kernel was compiled for does not tell it apart from
others, a digest of the lowered code does: `kernel_gemm_f16_d1_3fa9c2`. It is that of the text of
the whole device module, without places in files, and of the arguments' types.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cutec.artifact.signature import Signature
from cutec.frontend.core.kernel_naming import digest_of
from cutec.ir.attrs import Symbol
from cutec.ir.core import Op
from cutec.records import replace

_PLACES = re.compile(r"^#loc\d+ = .*\n| loc\((?:#loc\d+|unknown)\)", re.MULTILINE)


def append_digests(text: str, device: Op, signature: Signature, *modules: Op) -> str:
    """Append a digest to the names of the device module's kernels, in other modules that define or
    launch them too. Returns the device module's text, which is `text` with the old names.
    """
    without = _PLACES.sub("", text) if " loc(" in text else text
    digest = digest_of(f"{signature!r}\n{without}")
    names = {op.attrs["sym_name"] for op in device.body.ops if "nvvm.kernel" in op.attrs}
    new = {name: f"{name}_{digest}" for name in names}
    for op in {id(op): op for module in modules for op in _naming(module)}.values():
        if op.name == "gpu.func" or "nvvm.kernel" in op.attrs:
            op.attrs["sym_name"] = new[op.attrs["sym_name"]]
        elif op.name == "gpu.launch_func":
            kernel: Symbol = op.attrs["kernel"]
            op.attrs["kernel"] = replace(kernel, nested=new[kernel.nested])
    for name in names:  # in strings of the module, quotes are escaped
        text = text.replace(f'sym_name = "{name}"', f'sym_name = "{new[name]}"')
    return text


def _naming(module: Op) -> Iterator[Op]:
    """The operations that may name kernels: those of host functions, functions for devices."""
    for op in module.body.ops:
        yield from op.body.ops if op.name == "gpu.module" else op.walk()
