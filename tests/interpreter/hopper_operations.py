"""One kernel with each primitive of sm_90 in it, each as often as it has forms, for the tools."""

from __future__ import annotations

from kernel_kit import TENSOR_MAP, Kernel

from cutec.cute.arch.registers import accessed
from cutec.ir.attrs import IntArray, Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I32, I64, Type, integer, ptr
from cutec.ops.primitives.bulk import REDUCTIONS
from cutec.ops.primitives.multimem import TYPES
from cutec.ops.primitives.ptx_memory import ATOMIC_TYPES
from cutec.ops.primitives.remote import REDUCED
from cutec.ops.primitives.wgmma import descriptor_fields, register_type, registers
from cutec.target.wgmma import KINDS


def hopper() -> Kernel:
    """The kernel `hopper`; never run."""
    k = Kernel(ptr(1), I32, I64, TENSOR_MAP, name="hopper")
    bar = k.shared("bar", 16)
    remote = k.op("nvvm.mapa", bar, k.args[1], to=ptr(7))
    _mbarriers(k, bar, remote)
    _bulk_copies(k, bar, remote)
    _tensor_copies(k, bar, remote)
    _multicast_objects(k)
    return k


def _mbarriers(k: Kernel, bar: Value, remote: Value) -> None:
    n = k.args[1]
    k.emit("cutec.mbarrier.init", (bar, n))
    for name in ("arrive", "arrive_drop"):
        k.emit(f"cutec.mbarrier.{name}", (bar,))
        k.emit(f"cutec.mbarrier.{name}", (remote, n))
        state = k.op(f"cutec.mbarrier.{name}", bar, n, to=I64)
        k.emit(f"cutec.mbarrier.{name}.expect_tx", (remote, n))
        state = k.op(f"cutec.mbarrier.{name}.expect_tx", bar, n, to=I64)
    for name in ("expect_tx", "complete_tx"):
        k.emit(f"cutec.mbarrier.{name}", (bar, n))
        k.emit(f"cutec.mbarrier.{name}", (remote, n))
    results = [k.op("cutec.mbarrier.test_wait", bar, state, to=I1)]
    results += [k.op(f"cutec.mbarrier.{name}.parity", bar, n, to=I1) for name in ("test_wait", "try_wait")]
    for number, result in enumerate(results):
        k.store(k.op("arith.extui", result, to=I32), k.at(k.args[0], number, I32))
    k.emit("cutec.mbarrier.wait.parity", (bar, n))
    k.emit("cutec.mbarrier.arrive", (remote, n), scope="cluster")
    k.emit("cutec.mbarrier.arrive", (bar,), scope="cluster")
    k.emit("cutec.mbarrier.wait.parity", (bar, n), scope="cluster")
    k.emit("nvvm.cp.async.mbarrier.arrive", (bar,), noinc=Typed(1, I1))
    k.emit("nvvm.cp.async.mbarrier.arrive", (bar,), noinc=Typed(0, I1))
    k.emit("nvvm.fence.mbarrier.init")
    for order in ("acquire", "release"):
        k.emit("nvvm.fence.sync_restrict", order=Raw(f"#nvvm.mem_order<{order}>"))
    k.emit("cutec.mbarrier.inval", (bar,))


def grouped(k: Kernel, name: str, *groups: list[Value], **attrs: object) -> None:
    """An operation whose operands come in groups."""
    k.emit(
        name,
        [v for group in groups for v in group],
        operandSegmentSizes=IntArray(tuple(len(g) for g in groups)),
        **attrs,
    )


def _bulk_copies(k: Kernel, data: Value, remote: Value) -> None:
    target, size, hint, mask = [k.args[0]], [k.args[1]], [k.args[2]], [k.op("arith.trunci", k.args[1], to=integer(16))]
    for hints in ([], hint):
        grouped(k, "cutec.bulk.load", [data], target, size, [data], [], hints)
        grouped(k, "cutec.bulk.load", [remote], target, size, [remote], mask, hints)
        grouped(k, "cutec.bulk.store", target, [data], size, hints)
        grouped(k, "cutec.bulk.prefetch", target, size, hints)
    k.emit("cutec.bulk.send", (remote, data, size[0], remote))
    long = k.args[2]
    for values in ([size[0]], [size[0]] * 2, [size[0]] * 4, [long], [long] * 2):
        k.emit("cutec.st.async", (remote, remote, *values))
    for kind, dtypes in REDUCED.items():
        for dtype in dtypes:
            k.emit("cutec.red.async", (remote, remote, long if dtype == "u64" else size[0]), kind=kind, dtype=dtype)
            k.emit("cutec.bulk.reduce_send", (remote, data, size[0], remote), kind=kind, dtype=dtype)
    floats = [("add", t) for t in ("f16", "bf16", "f32", "f64")] + [("min", "f16"), ("max", "bf16")]
    integers = [
        ("add", "u64"),
        ("min", "s32"),
        ("max", "s64"),
        ("inc", "u32"),
        ("dec", "u32"),
        ("and", "b32"),
        ("or", "b64"),
        ("xor", "b32"),
    ]
    for kind, dtype in floats + integers:
        grouped(k, "cutec.bulk.reduce", target, [data], size, [], kind=kind, dtype=dtype)
    k.emit("nvvm.cp.async.bulk.commit.group")
    k.emit("nvvm.cp.async.bulk.wait_group", group=Typed(1, I32), read=None)
    k.emit("nvvm.cp.async.bulk.wait_group", group=Typed(0, I32))


def _tensor_copies(k: Kernel, data: Value, remote: Value) -> None:
    tensor, n, hint, half = [k.args[3]], k.args[1], [k.args[2]], k.op("arith.trunci", k.args[1], to=integer(16))
    k.emit("cutec.tma.prefetch_descriptor", tensor)
    for rank in range(1, 6):
        coord = [n] * rank
        grouped(k, "cutec.tma.load", [data], tensor, [data], coord, [], [], [])
        grouped(k, "cutec.tma.load", [remote], tensor, [remote], coord, [], [half], hint)
        grouped(k, "cutec.tma.store", tensor, [data], coord, hint)
        grouped(k, "cutec.tma.prefetch", tensor, coord, [], [])
        if rank > 2:
            offsets = [half] * (rank - 2)
            grouped(k, "cutec.tma.load", [data], tensor, [data], coord, offsets, [], hint)
            grouped(k, "cutec.tma.store", tensor, [data], coord, [], im2col=None)
            grouped(k, "cutec.tma.prefetch", tensor, coord, offsets, hint)
    for pointer in (k.args[0], tensor[0], data):
        k.emit("cutec.tensormap.copy", (pointer, tensor[0]))
        k.emit("cutec.tensormap.replace", (pointer, hint[0]), field="global_address")
        k.emit("cutec.tensormap.replace", (pointer, n), field="global_dim", ordinal=Typed(4, I32))
        k.emit("cutec.tensormap.replace", (pointer, hint[0]), field="global_stride", ordinal=Typed(3, I32))
    for pointer in (k.args[0], tensor[0]):
        k.emit("cutec.tensormap.acquire", (pointer,))
        k.emit("cutec.tensormap.cp_fence", (pointer, data))
    k.emit("cutec.tensormap.release")
    for kind in REDUCTIONS:
        grouped(k, "cutec.tma.reduce", tensor, [data], [n, n], [], kind=kind)


def _multicast_objects(k: Kernel) -> None:
    """Each form of multimem: what is loaded is stored and reduced, where that has the form."""

    def form(op: str, ty: str, values: list[Type], order: str) -> dict[str, object]:
        whole = accessed(values)
        return {
            "op": op,
            "type": ty,
            "order": order,
            "accesses": whole,
            "alignment": Typed(16, I64),
            **({} if order == "weak" else {"scope": "gpu"}),
        }

    for op, types in TYPES["ld_reduce"].items():
        for ty, counts in types.items():
            for count in counts:
                values = [ATOMIC_TYPES[ty][0]] * count
                loaded = k.emit(
                    "cutec.multimem.ld_reduce", (k.args[0],), values, **form(op, ty, values, "acquire")
                ).results
                if count in TYPES["red"][op].get(ty, ()):
                    k.emit("cutec.multimem.red", (k.args[0], *loaded), **form(op, ty, values, "release"))
                if count in TYPES["st"][""].get(ty, ()):
                    k.emit("cutec.multimem.st", (k.args[0], *loaded), **form("", ty, values, "weak"))


def grouped_results(k: Kernel, name: str, results: list[Type], *groups: list[Value], **attrs: object) -> list[Value]:
    """An operation with results whose operands come in groups."""
    sizes = IntArray(tuple(len(g) for g in groups))
    return k.emit(name, [v for group in groups for v in group], results, operandSegmentSizes=sizes, **attrs).results


def warpgroup_multiplications(number: int, a: str, n: int, sparse: bool = False) -> Kernel:
    """A kernel of one element type: both sources of A, all accumulators, majors and signs that it
    has, and selectors of a sparse A.
    """
    k = Kernel(ptr(1), I32, name=f"wgmma_{number}")
    kind, data = KINDS[a], k.shared("operands_" + str(number), 1024)
    descriptor = k.op("cutec.wgmma.descriptor", data, to=I64, fields=Typed(descriptor_fields(16, 1024, "128B"), I64))
    scale = k.compare("ne", k.args[1], 0)
    flags: list[dict[str, None]] = [{}]
    flags += [{"negate_a": None}, {"negate_b": None}] if kind.accumulators[-1] == "f32" else []
    flags += [{"b_mn": None}] if kind.bits == 16 else []
    flags += [{"satfinite": None}] if kind.accumulators == ("s32",) and a != "b1" else []
    for d in kind.accumulators:
        values = [k.const(0, register_type(d))] * registers(n, d)
        common = {"shape": IntArray((64, n, kind.k * (1 + sparse))), "a": a, "b": kind.partners[-1], "d": d}
        common |= {"selector": Typed(int(kind.bits >= 16), I32)} if sparse else {}
        for flag in [*flags, *([{"a_mn": None}] if kind.bits == 16 else [])]:
            k.emit("nvvm.wgmma.fence.aligned")
            values = _multiply(k, values, [descriptor], descriptor, scale, 2, common | flag)
        for flag in flags:
            values = k.emit("cutec.wgmma.fence", values, [v.type for v in values]).results
            values = _multiply(k, values, [k.args[1]] * 8, descriptor, scale, 2, common | flag)
        k.emit("nvvm.wgmma.commit.group.sync.aligned")
        values = k.emit("cutec.wgmma.wait_group", values, [v.type for v in values], group=Typed(0, I32)).results
        for i, value in enumerate(values):
            k.store(value, k.at(k.args[0], i, value.type))
    return k


def _multiply(
    k: Kernel, d: list[Value], a: list[Value], b: Value, scale: Value, steps: int, attrs: dict[str, object]
) -> list[Value]:
    offsets = IntArray(tuple(2 * s for s in range(steps)))
    metadata = [[k.args[1]] * steps] if "selector" in attrs else []
    return grouped_results(
        k,
        "cutec.wgmma.mma_async",
        [v.type for v in d],
        d,
        a,
        [b],
        *metadata,
        [scale],
        a_steps=offsets,
        b_steps=offsets,
        **attrs,
    )
