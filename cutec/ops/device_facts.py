"""Facts about the device that a host function runs for, as operations: known when a bundle is
launched, not when it is built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.ir.core import Op, Value
from cutec.ir.types import I32, Type
from cutec.ops.cute.registry import composite, example

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

DEVICE_ATTRIBUTE = "cutec.device_attribute"
MAX_ACTIVE_CLUSTERS = "cutec.max_active_clusters"
FACTS = (DEVICE_ATTRIBUTE, MAX_ACTIVE_CLUSTERS)


def _infer(attrs: dict[str, Any], *operands: Any) -> list[Type]:
    return [I32]


@composite(
    DEVICE_ATTRIBUTE,
    "a CUdevice_attribute, by its name in lower case without prefix; in host functions",
    "{name: string} -> i32",
    _infer,
    example=example(name="multiprocessor_count"),
    lowering="`device_attr` of the host program.",
)
def _device_attribute(cx: Expander, op: Op) -> list[Any]:
    return [cx.builder.value(op.name, (), I32, dict(op.attrs))]


@composite(
    MAX_ACTIVE_CLUSTERS,
    "how many clusters of that many blocks can be resident at once; in host functions",
    "blocks: i32 -> i32",
    _infer,
    example=example("i32"),
    lowering="`max_active_clusters` of the host program (CUDA Driver API, cuOccupancyMaxActiveClusters).",
)
def _max_active_clusters(cx: Expander, op: Op, blocks: Value) -> list[Any]:
    return [cx.builder.value(op.name, [blocks], I32)]
