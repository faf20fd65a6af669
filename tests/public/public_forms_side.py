"""One call of a public program, compiled with fake tensors; `public_forms.py` runs this file with
the interpreter of NVIDIA's compiler, and reads the PTX that it keeps.

    python public_forms_side.py '{"file": …, "entry": …, "init": …, "args": …, "constexpr": …}'
"""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from typing import Any

import cutlass
from cutlass import cute

DTYPES = {
    "f16": "Float16",
    "bf16": "BFloat16",
    "f32": "Float32",
    "tf32": "Float32",
    "i8": "Int8",
    "i32": "Int32",
    "f8E4M3FN": "Float8E4M3FN",
}
_TENSOR = re.compile(r"(?:in |out )?(\w+)\[(.*?)\](?::\((.*)\))?(?:@(\d+))?$")


def argument(text: str) -> Any:
    """What a type of a spec stands for: a fake tensor, a fake stream, or a number."""
    if text == "stream":
        return cute.runtime.make_fake_stream()
    if (found := _TENSOR.match(text)) is None:
        return getattr(cutlass, DTYPES[text])(1)
    names = [name.strip() for name in found[2].split(",")]
    extents = [cute.sym_int(divisibility=int((re.search(r"div=(\d+)", name) or [0, 1])[1])) for name in names]
    strides = [s.strip() for s in found[3].split(",")] if found[3] else ["-"] * (len(names) - 1) + ["1"]
    first = strides.index("1")
    order = [first, *(m for m in range(len(names)) if m != first)] if found[3] else [*reversed(range(len(names)))]
    ranks = tuple([order.index(mode) for mode in range(len(names))])
    align = int(found[4] or 16)
    dtype = getattr(cutlass, DTYPES[found[1]])
    return cute.runtime.make_fake_compact_tensor(dtype, tuple(extents), stride_order=ranks, assumed_align=align)


def constant(value: Any) -> Any:
    """A constant of a spec."""
    if isinstance(value, dict):
        return getattr(cutlass, DTYPES[value["dtype"]])
    return tuple(map(constant, value)) if isinstance(value, list) else value


def main(case: dict[str, Any]) -> None:
    file = Path(case["file"])
    described = importlib.util.spec_from_file_location(file.stem, file)
    assert described and described.loader
    module = importlib.util.module_from_spec(described)
    sys.path.insert(0, str(file.parent))
    described.loader.exec_module(module)
    entry = getattr(module, case["entry"])
    if isinstance(entry, type):
        entry = entry(**{name: constant(value) for name, value in case.get("init", {}).items()})
    args = {name: argument(text) for name, text in case["args"].items()}
    constants = {name: constant(v) for name, v in case.get("constexpr", {}).items()}
    cute.compile(entry, **args, **constants, options="--keep-ptx")  # CUTE_DSL_KEEP alone does not keep all


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
