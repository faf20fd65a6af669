"""Atoms: one instruction of a copy or a matrix multiply, with its types, and fields that may change
from call to call.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, TypeAlias

from cutec.cute.arch.common import choice
from cutec.cute.hinted import hints_of
from cutec.cute.nvgpu.common import UnitTrait
from cutec.diag import error
from cutec.frontend.core.context import active, builder
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.flatten import NodeHandler, register
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Int32, Numeric, as_numeric
from cutec.frontend.tensors.pointers import Pointer
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I32, Type
from cutec.layout import Layout, LayoutError
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.atom_types import MmaAtom as MmaPayload, make_copy
from cutec.ops.nvgpu.atoms import FIELDS, default_of, is_immediate
from cutec.ops.tables import COMPOSITES
from cutec.target.arch import parse_arch
from cutec.target.copy_atoms import COPY_ATOMS, L2_PREFETCHES, prefetching
from cutec.target.mma_atoms import MmaRow

if TYPE_CHECKING:
    from typing_extensions import Self

Table: TypeAlias = "dict[str, dict[str, Any]]"
_NUMBERS: dict[Type, type[Numeric]] = {I1: Boolean, I32: Int32}


def emitted(name: str, operands: Sequence[Value] = (), attrs: dict[str, Any] | None = None) -> Value:
    """The one result of an operation."""
    (ty,) = COMPOSITES[name].result_types(attrs or {}, [v.type for v in operands])
    return builder().value(name, operands, ty, attrs)


def _one_of(archs: Sequence[str]) -> str:
    """Archs in words, each once."""
    known = list(dict.fromkeys(archs))
    return known[0] if len(known) == 1 else f"{', '.join(known[:-1])} or {known[-1]}"


def check_arch(row: Any) -> None:
    """Raises E0432 if the arch being built for has no such instruction."""
    trace = active()
    archs = (row.arch, *getattr(row, "also", ()))
    if trace is not None and not set(archs) & set(parse_arch(trace.arch).lineage) and row.arch != "sm_75":
        raise error(
            "E0432",
            f"{row.name} needs {_one_of(archs)}; this is built for {trace.arch}",
            user_location(),
            help=f"build with --arch {row.arch}, or use an atom that {trace.arch} has",
        )


def _default(row: Any, field: str) -> Any:
    """The default of a field."""
    return _NUMBERS[FIELDS[field][0]](default_of(row, field))


class Atom:
    """Base of copy and multiply atoms. `set` changes a field from here on, in loops and branches
    too, to the end of the kernel; a field that was not set has its default.
    """

    __carried__ = "fields"
    __moves__ = frozenset({"set"})

    def __init__(self, op: Any, payload: Any):
        self.op = op
        self.payload = payload
        known = [name for name in getattr(self.row, "fields", ()) if name in FIELDS]
        self._fields: dict[str, Any] = {name: _default(self.row, name) for name in known}
        self._made_of: list[Any] = []
        self._value: Value | None = None

    @property
    def _op(self) -> Any:
        """`op`, by the name that programs of others print."""
        return self.op

    @property
    def fields(self) -> dict[str, Any]:
        """The fields by name: of the kernel that is traced, else of the host function."""
        trace = active()
        return trace.kernel.own_state(self._fields) if trace and trace.kernel else self._fields

    def set(self, modifier: Any, value: Any) -> None:
        """Set a field, e.g. whether to accumulate. Raises E0433 for a field that the atom does not
        have, E0435 for a run-time value of a field that is part of the instruction.
        """
        name = self._field(modifier)
        kind = _NUMBERS[FIELDS[name][0]]
        number = as_numeric(value.toint() if isinstance(value, Pointer) else value, kind).to(kind)
        if not number.is_static and is_immediate(self.row, name):
            raise error(
                "E0435",
                f"{name} is part of the instruction: it is known when the kernel is built",
                user_location(),
                help="branch on the condition, and set it to a constant in each branch's own atom",
            )
        self.fields[name] = number

    def with_(self) -> Self:
        """A copy of the atom, whose fields are set apart from this one's."""
        made = copy(self)
        made._fields, made._made_of, made._value = dict(self.fields), [], None
        return made

    def __moved__(self) -> dict[str, Any]:
        """The new value of the field that loops change, `accumulate`, inverted."""
        return {name: ~number for name, number in self.fields.items() if name == "accumulate"}

    def get(self, modifier: Any) -> Any:
        """The value of a field. Raises E0433 for a field that the atom does not have."""
        return self.fields[self._field(modifier)]

    def _field(self, modifier: Any) -> str:
        name = str(getattr(modifier, "value", modifier))
        known = getattr(self.row, "fields", ())
        if name not in self.fields:
            raise error(
                "E0433",
                f"{self.row.name} has no field {name!r}",
                user_location(),
                help=f"it has {', '.join(known)}" if known else "nothing of it can be set",
            )
        return name

    @property
    def row(self) -> Any:
        """The atom's row in the table."""
        return self.payload.atom.row

    @property
    def ir(self) -> Value:
        """The value of its type, with its fields set."""
        numbers = list(self.fields.values())
        value = self._value
        block = value.block if value is not None else None
        if value is None or block is None or block.closed or any(a is not b for a, b in zip(numbers, self._made_of)):
            value = self._made()
            for name, number in self.fields.items():
                if not (number.is_static and number.python == _default(self.row, name).python):
                    value = emitted("cute_nvgpu.atom_set_value", [value, number.ir], {"field": name})
            self._value, self._made_of = value, numbers
        return value

    def _made(self) -> Value:
        raise NotImplementedError

    @property
    def thr_id(self) -> Layout:
        """The threads of one atom."""
        return Layout(self.row.threads)

    def copied(self, fields: dict[str, Any]) -> Any:
        """The same atom with other values of its fields."""
        result = object.__new__(type(self))
        vars(result).update(vars(self), _fields=fields, _value=None)
        return result

    @property
    def type(self) -> Type:
        """The type of its value in CuTe IR."""
        return self.payload.cute_type

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.type == self.type and other.fields == self.fields

    def __hash__(self) -> int:
        return hash(self.type)

    def __repr__(self) -> str:
        return self.type.mlir

    def _table(self) -> Table:
        """What `print` shows: for each heading the layouts by name."""
        raise NotImplementedError

    def __str__(self) -> str:
        table = self._table()
        width = max(len(name) for rows in table.values() for name in rows) + 1
        lines: list[str] = []
        for heading, rows in table.items():
            lines += [heading, *(f"  {name + ':':{width}} {text}" for name, text in rows.items())]
        return "\n".join(lines)


class CopyAtom(Atom):
    """A copy operation with the type of its values. `num_bits` 0: the widest access that can be
    proved legal. `hints`: cache and order hints of loads and stores (`cute.hinted`).
    """

    def __new__(cls, op: Any = None, value_type: Any = None, *_: Any, **__: Any) -> Any:
        """The atom; with a trait in the place of the type, the unit's atom that the trait holds."""
        if not isinstance(value_type, UnitTrait):
            return super().__new__(cls)
        return value_type.value

    def __init__(self, op: Any, value_type: NumberClass, num_bits: int = 0, hints: dict[str, Any] | None = None):
        name, self.hints = _prefetching(op.row_name(), hints or {})
        try:
            payload = make_copy(name, value_type.mlir, num_bits)
        except LayoutError as err:
            raise error(
                "E0411",
                str(err),
                user_location(),
                help="num_bits_per_copy= is the number of bits that one thread moves at once",
            ) from None
        super().__init__(op, payload)
        self.value_type = value_type
        self.num_bits = num_bits
        if self.hints and self.row.operation != "cute_nvgpu.copy_universal":
            raise error(
                "E0411",
                f"{self.row.name} has no {next(iter(self.hints))}",
                user_location(),
                help="plain loads and stores, such as CopyUniversalOp, take it; cp.async takes l2_prefetch_size",
            )
        check_arch(self.row)

    def _table(self) -> Table:
        return {
            "Copy Atom": {
                "ThrID": self.thr_id,
                "TV Layout Src": self.payload.atom.sides[0],
                "TV Layout Dst": self.payload.atom.sides[1],
                "Value type": self.value_type.mlir.mlir,
            }
        }

    def _made(self) -> Value:
        attrs = {"name": self.row.name, "element": self.value_type.mlir, "bits": Typed(self.payload.atom.bits, I32)}
        return emitted("cute_nvgpu.make_copy_atom", (), attrs)

    @property
    def layout_src_tv(self) -> Layout:
        """(thread, value) to the atom's values, as they are read."""
        return self.payload.atom.sides[0]

    @property
    def layout_dst_tv(self) -> Layout:
        """(thread, value) to the atom's values, as they are written."""
        return self.payload.atom.sides[1]


def _prefetching(name: str, hints: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The row of an operation with hints, and those that the row does not say: of cp.async, how
    much of L2 is fetched at once is part of the instruction.
    """
    if "l2_prefetch_size" not in hints or prefetching(name, L2_PREFETCHES[0]) not in COPY_ATOMS:
        return name, hints
    left = dict(hints)
    return prefetching(name, choice("l2_prefetch_size", left.pop("l2_prefetch_size"), L2_PREFETCHES)), left


class MmaAtom(Atom):
    """A multiply instruction."""

    def __init__(self, op: Any):
        row: MmaRow = op.mma_row()
        check_arch(row)
        super().__init__(op, MmaPayload(row))

    def _table(self) -> Table:
        shape = ",".join(map(str, self.row.shape))
        layouts = {f"TV Layout {operand}": layout for operand, layout in zip("ABC", self.row.tv)}
        return {"MMA Atom": {"ThrID": self.thr_id, "Shape MNK": f"({shape})", **layouts}}

    def _made(self) -> Value:
        return emitted("cute_nvgpu.make_mma_atom", (), {"name": self.row.name})

    @property
    def thr_id(self) -> Layout:
        return self.row.thr_id

    @property
    def shape_mnk(self) -> tuple[int, int, int]:
        """(M, N, K) of one atom."""
        return self.row.shape

    @property
    def tv_layout_A(self) -> Layout:
        """(thread, value) to the column-major index in A's (M, K)."""
        return self.row.tv[0]

    @property
    def tv_layout_B(self) -> Layout:
        """(thread, value) to the column-major index in B's (N, K)."""
        return self.row.tv[1]

    @property
    def tv_layout_C(self) -> Layout:
        """(thread, value) to the column-major index in C's (M, N)."""
        return self.row.tv[2]


def make_copy_atom(
    op: Any,
    copy_internal_type: NumberClass,
    *,
    num_bits_per_copy: int = 0,
    **kwargs: Any,
) -> CopyAtom:
    """An atom of `op` for values of a type. num_bits_per_copy: bits that one thread moves at once;
    0 means the widest provable access. Plain loads and stores also take `memory_order`,
    `memory_scope`, `load_cache_mode`, `store_cache_mode`, `l1c_evict_priority`, `l2_prefetch_size`,
    `cache_policy` and `invariant` (nobody writes there while the kernel runs). `cp.async` takes
    `l2_prefetch_size`.

    Raises E0411 for an operation, a size or a hint that there is not, E0432 for one that the arch
    does not have.
    """
    hints = hints_of(kwargs)
    if hasattr(op, "unit_atom"):
        return op.unit_atom(copy_internal_type, num_bits_per_copy)
    if isinstance(op, NumberClass):
        raise error(
            "E0411",
            f"{op.name} is a type, not a copy operation",
            user_location(),
            help="the operation comes first, then the type: make_copy_atom(op, dtype)",
        )
    if isinstance(op, type):
        raise error(
            "E0411",
            f"{op.__name__} is a class of copy operations",
            user_location(),
            help=f"call it: {op.__name__}(...)",
        )
    if not hasattr(op, "row_name"):
        raise error(
            "E0411",
            f"this version has no copy operation {type(op).__name__}",
            user_location(),
            help=f"there are {', '.join(list(COPY_ATOMS)[:4])}, ... as classes of cute.nvgpu",
        )
    return CopyAtom(op, copy_internal_type, num_bits_per_copy, hints)


def make_mma_atom(op: Any) -> MmaAtom:
    """An atom of a multiply operation. Raises E0431 for types and shapes that no instruction has,
    E0432 for an instruction that the arch does not have.
    """
    if isinstance(op, type):
        raise error(
            "E0431",
            f"{op.__name__} is a class of multiply operations",
            user_location(),
            help=f"call it with types and shape: {op.__name__}(...)",
        )
    if not hasattr(op, "mma_row"):
        raise error(
            "E0431",
            f"{type(op).__name__} is no multiply operation",
            user_location(),
            help="cute.nvgpu.warp has MmaF16BF16Op and others",
        )
    return MmaAtom(op)


def make_atom(ty: Any) -> MmaAtom:
    """The atom of an operation that the dialect `cute_nvgpu` has made
    (`cute_nvgpu.MmaAtomSM80Type.get`), for a `Trait`.
    """
    return make_mma_atom(ty)


class _AtomHandler(NodeHandler):
    """The fields of an atom are carried; everything else is static."""

    def decompose(self, obj: Atom) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return list(obj.fields.values()), (obj.copied({}), tuple(obj.fields)), [f".{name}" for name in obj.fields]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Atom:
        prototype, names = aux
        return prototype.copied(dict(zip(names, parts)))


register(Atom, _AtomHandler())


take_loc_ip(globals())
