"""Shared memory: static arrays, the dynamic array after them, and struct layouts in either."""

from __future__ import annotations

import enum
import linecache
import re
from typing import TYPE_CHECKING, Annotated, Any

from cutec.diag import Warning_, error
from cutec.frontend.core.context import KernelState, current
from cutec.frontend.core.location import user_frames, user_location
from cutec.frontend.kernels.launch import DYNAMIC_SMEM, shared_global
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Uint8, as_class
from cutec.frontend.tensors.layouts import LayoutValue, apply, is_dynamic
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, pointer_type, recast_ptr
from cutec.frontend.tensors.tensor import Tensor, make_tensor
from cutec.ir.attrs import Symbol
from cutec.ir.core import Loc
from cutec.layout import cosize, make_layout
from cutec.loc_ip import taking_loc_ip
from cutec.ops.cute.load_store import element_bits
from cutec.records import replace


def _kernel(what: str) -> KernelState:
    state = current().kernel
    if state is None:
        raise error(
            "E0407",
            f"{what} is for kernels: shared memory belongs to a block",
            user_location(),
            help="allocate in the @cute.kernel function, and leave smem= of the launch out",
        )
    return state


def _address(symbol: str) -> Any:
    attrs = {"global_name": Symbol(symbol)}
    return current().builder.value("llvm.mlir.addressof", (), pointer_type(AddressSpace.smem), attrs)


def bytes_of(dtype: NumberClass, count: int = 1) -> int:
    """Bytes that `count` elements take in memory."""
    return -(-count * element_bits(dtype.mlir) // 8)


@taking_loc_ip
def alloc_smem(element_type: NumberClass, size_in_elems: int, alignment: int | None = None) -> Pointer:
    """A static array in shared memory."""
    state = _kernel("alloc_smem")
    align = alignment or max(16, bytes_of(element_type))
    name = f"{state.name}_smem_{state.statics}"
    size = bytes_of(element_type, size_in_elems)
    state.statics += 1
    state.static_bytes = -(-state.static_bytes // align) * align + size
    trace = current()
    ops = trace.gpu_module.body.ops
    behind = sum(op.name == "llvm.mlir.global" for op in ops)  # ptxas places arrays in their order
    ops.insert(behind, shared_global(name, size, align, trace))
    return _array(Pointer(_address(name), element_type, AddressSpace.smem, align), size)


def _array(start: Pointer, size: int) -> Pointer:
    """A pointer to an array of `size` bytes: accesses beyond it are findings."""
    pointer = start.bounded(size, "in shared memory")
    pointer.room = size
    return pointer


@taking_loc_ip
def get_dyn_smem(element_type: NumberClass, alignment: int = 16) -> Pointer:
    """The start of dynamic shared memory; its size is `smem=` of the launch."""
    state = _kernel("get_dyn_smem")
    state.smem_align = max(state.smem_align, alignment)
    trace = current()
    if all(op.attrs.get("sym_name") != DYNAMIC_SMEM for op in trace.gpu_module.body.ops):
        trace.gpu_module.body.ops.insert(0, shared_global(DYNAMIC_SMEM, 0, alignment, trace))
    start = Pointer(_address(DYNAMIC_SMEM), element_type, AddressSpace.smem, alignment)
    start.place = 0
    return start


class SmemPartition(enum.Enum):
    """Parts of shared memory: RESERVED has small things, such as the barriers of pipelines, and
    lies before USER, whose buffers are aligned to more. Here RESERVED is static memory and USER the
    dynamic one behind it, so that both together have one gap between them.
    """

    RESERVED = 0
    USER = 1


@taking_loc_ip
class SmemAllocator:
    """Allocates the kernel's dynamic shared memory from its start, or where asked to from the
    reserved part. The launch's default `smem` is the allocated size of dynamic memory.
    """

    def __init__(self) -> None:
        self._state = _kernel("SmemAllocator")

    def allocate(self, size_or_type: Any, byte_alignment: int = 1, *, partition: SmemPartition | None = None) -> Any:
        """Bytes (a Uint8 pointer), one element of a numeric class (its pointer), or an instance of
        a `@cute.struct` class.
        """
        if isinstance(size_or_type, int):
            return self._take(Uint8, size_or_type, byte_alignment, partition)
        if isinstance(size_or_type, NumberClass):
            size = bytes_of(size_or_type)
            return self._take(size_or_type, size, max(byte_alignment, size), partition)
        if not hasattr(size_or_type, "__cutec_fields__"):
            raise error(
                "E0408",
                f"SmemAllocator cannot allocate {size_or_type!r}",
                user_location(),
                help="give a size, a numeric class or a @cute.struct",
            )
        align = max(byte_alignment, size_or_type.alignment())
        return size_or_type(self._take(Uint8, size_or_type.size_in_bytes(), align, partition))

    def allocate_array(
        self, element_type: NumberClass, num_elems: int = 1, *, partition: SmemPartition | None = None
    ) -> Pointer:
        """`num_elems` elements; aligned to 16 bytes or the element, whichever is more."""
        element_type = as_class(element_type)
        return self._take(element_type, bytes_of(element_type, num_elems), max(16, bytes_of(element_type)), partition)

    def allocate_tensor(
        self,
        element_type: NumberClass,
        layout: Any,
        byte_alignment: int = 16,
        swizzle: Any = None,
        *,
        partition: SmemPartition | None = None,
    ) -> Tensor:
        """A tensor with a static layout, or a compact one with a static shape. One with a swizzle
        begins at a multiple of its period. Raises E0401 for a dynamic layout.
        """
        element_type = as_class(element_type)
        if isinstance(layout, (int, tuple, list)):
            layout = make_layout(tuple(layout) if isinstance(layout, list) else layout)
        if isinstance(layout, LayoutValue):
            raise error(
                "E0401",
                f"shared memory needs a static layout, not {layout}",
                user_location(),
                help="give a static layout, with the largest size that is needed",
            )
        count = cosize(layout)
        assert isinstance(count, int)  # the layout is static
        period = swizzle.size() if swizzle is not None else 1  # hardware swizzles the bits of addresses
        pointer = self._take(element_type, bytes_of(element_type, count), max(byte_alignment, period), partition)
        return make_tensor(recast_ptr(pointer, swizzle), layout)

    def _take(self, element_type: NumberClass, size: int, align: int, part: SmemPartition | None) -> Pointer:
        if not isinstance(size, int) or size < 0:
            raise error(
                "E0408",
                f"cannot allocate {size} bytes of shared memory",
                user_location(),
                help="a number of elements or bytes is a Python integer: use // to divide",
            )
        if part is SmemPartition.RESERVED:
            return _array(alloc_smem(Uint8, size, align).retyped(element_type, align), size)
        state = self._state
        start = -(-state.smem_bytes // align) * align
        state.smem_bytes = start + size
        base = get_dyn_smem(Uint8, max(16, align))
        moved = base + start
        return _array(moved.retyped(element_type, align), size)


@taking_loc_ip
class MemRange:
    """`MemRange[T, n]`: n elements of T in a struct; an instance gives `.data_ptr()` and
    `.get_tensor(layout)`, and `[i]` reads and writes one. `following`: the elements of fields of
    the same class right behind, or those that fit before an aligned field, which a pipeline may
    take for its barriers too. `behind`: the bytes of the struct behind the field.
    """

    def __init__(self, dtype: NumberClass, count: int, pointer: Pointer | None = None, following: int = 0):
        self.dtype = dtype
        self.count = count
        self._pointer = pointer
        self.following = following
        self.behind = 0

    def __class_getitem__(cls, parameters: tuple[NumberClass, int]) -> MemRange:
        return cls(*parameters)

    def size_in_bytes(self) -> int:
        return bytes_of(self.dtype, self.count)

    def alignment(self) -> int:
        return max(1, bytes_of(self.dtype))

    def at(self, base: Pointer, align: int) -> MemRange:
        """The field at an address."""
        return MemRange(self.dtype, self.count, base.retyped(self.dtype, align), self.following)

    @property
    def _start(self) -> Pointer:
        """The first element of an array of the field's."""
        return _array(self._address, bytes_of(self.dtype, self.count + self.following))

    @property
    def _address(self) -> Pointer:
        """The address. Raises E0408 for the type itself."""
        if self._pointer is None:
            raise error(
                "E0408",
                "MemRange[T, n] is the type of a struct field; it has no memory itself",
                user_location(),
                help="allocate a @cute.struct that has it as a field, or use SmemAllocator().allocate_array(T, n)",
            )
        return self._pointer

    def data_ptr(self) -> Pointer:
        """The first element."""
        return self._start

    def get_tensor(self, layout: Any, swizzle: Any = None, dtype: NumberClass | None = None) -> Tensor:
        """A tensor of the field's memory. One that reaches into the fields behind it is warned of
        (W0419). Raises E0419 for a layout that exceeds the struct.
        """
        tensor = make_tensor(recast_ptr(self._start, swizzle, dtype), layout)
        if not self.count or is_dynamic(tensor.layout):
            return tensor
        reached, room = bytes_of(tensor.element_type, apply("cosize", tensor.layout)), self.size_in_bytes()
        if reached <= room:
            return tensor
        over = f"{tensor.layout} of {tensor.element_type.name} reaches over {reached} bytes, the field has {room}"
        if reached > room + self.behind:
            raise error(
                "E0419",
                over,
                user_location(),
                help="cute.struct.MemRange[dtype, cute.cosize(layout)], stages included",
            )
        current().warnings.append(Warning_("W0419", f"{over}: it has memory of the fields behind it", user_location()))
        return make_tensor(recast_ptr(_array(self._address, reached), swizzle, dtype), layout)

    def __getitem__(self, index: Any) -> Any:
        return (self._start + index).load()

    def __setitem__(self, index: Any, value: Any) -> None:
        (self._start + index).store(value)


class Align:
    """`Align[field, bytes]`: a field with at least this alignment."""

    def __init__(self, field: Any, align: int):
        self.field = field
        self.align = align

    def __class_getitem__(cls, parameters: tuple[Any, int]) -> Align:
        return cls(*parameters)

    def size_in_bytes(self) -> int:
        return field_size(self.field)

    def alignment(self) -> int:
        return max(self.align, field_align(self.field))

    def at(self, base: Pointer, align: int) -> Any:
        """The field at an address, aligned as that is: often more than was asked for, which
        operands of a multiply with a swizzle may need.
        """
        return place_field(self.field, base, max(align, base.alignment))


def field_size(field: Any) -> int:
    """Bytes of a struct field: a numeric class, MemRange, Align or nested struct."""
    return bytes_of(field) if isinstance(field, NumberClass) else field.size_in_bytes()


def field_align(field: Any) -> int:
    """Alignment of a struct field in bytes."""
    return bytes_of(field) if isinstance(field, NumberClass) else field.alignment()


def place_field(field: Any, base: Pointer, align: int) -> Any:
    """The value of an instance's field at `base`: a pointer, a MemRange, or a nested struct."""
    if isinstance(field, NumberClass):
        return base.retyped(field, align)
    return field.at(base, align) if hasattr(field, "at") else field(base)


class struct:
    """Class decorator: lays the annotated fields out as a C struct. `cls(pointer)` is the struct at
    an address, with its fields as attributes: a scalar field is a pointer, and an assignment to it
    is a store. `cls.size_in_bytes()` and `cls.alignment()` give size and alignment. Field types:
    number classes, `struct.MemRange[T, n]`, `struct.Align[field, bytes]`, other structs.

    Raises E0409 for a field that has no size.
    """

    MemRange = MemRange
    if TYPE_CHECKING:
        Align = Annotated  # an instance has the field itself as its attribute
    else:
        Align = Align

    def __new__(cls, decorated: type) -> Any:  # no type has the fields of the class and these methods
        return _laid_out(decorated, overlapping=False)


def union(cls: type) -> Any:
    """Class decorator: like `struct`, but all fields begin at the same address, as in a C union.
    The phases of a kernel can use the memory for different things.
    """
    return _laid_out(cls, overlapping=True)


def _laid_out(cls: Any, overlapping: bool) -> Any:
    """`cls`, with the methods of a struct."""
    fields, offset, size, align = {}, 0, 0, 1
    if not vars(cls).get("__annotations__"):
        raise error(
            "E0409", f"{cls.__name__} has no fields", user_location(), help="a field has a type: total: cutec.Int32"
        )
    for name, field in cls.__annotations__.items():
        field = _evaluated(name, field) if isinstance(field, str) else field
        if not (isinstance(field, NumberClass) or hasattr(field, "size_in_bytes")):
            raise error(
                "E0409",
                f"struct field {name!r} has no size: {field!r}",
                _place_of_field(name, user_location()),
                help="use a numeric class, MemRange[T, n] or Align[...]",
            )
        own = field_align(field)
        offset = 0 if overlapping else -(-offset // own) * own
        fields[name] = (offset, field)
        offset += field_size(field)
        size, align = max(size, offset), max(align, own)
    if not overlapping:
        _join_neighbours(fields)
    size = -(-size // align) * align
    decorator = user_location()

    def __init__(self: Any, base: Pointer) -> None:
        for name, (start, field) in fields.items():
            at = base.retyped(Uint8, max(base.alignment, align)) + start
            if start:
                # Findings name an address by its field's line (interpreter/memory/shared_names.py).
                at.value.owner.loc = replace(_place_of_field(name, decorator), caller=user_location())
            placed = place_field(field, at, field_align(field))
            if isinstance(placed, MemRange):
                placed.behind = size - start - placed.size_in_bytes()
            object.__setattr__(self, name, placed)

    def __setattr__(self: Any, name: str, value: Any) -> None:
        """An assignment to a scalar field is a store."""
        pointer = getattr(self, name, None)
        if name not in fields or not isinstance(pointer, Pointer) or isinstance(value, Pointer):
            object.__setattr__(self, name, value)
        else:
            pointer.store(value)

    __init__.__qualname__ = f"{cls.__name__}.__init__"
    cls.__init__ = __init__
    cls.__setattr__ = __setattr__
    cls.__cutec_fields__ = fields
    cls.size_in_bytes = cls.__sizeof__ = staticmethod(lambda: size)
    cls.alignment = cls.__alignof__ = staticmethod(lambda: align)
    return cls


def _join_neighbours(fields: dict[str, tuple[int, Any]]) -> None:
    """State of ranges of elements how many follow them: those of a range of the same class right
    behind, or as many as fit before the next field where that is aligned.
    """
    behind, end, following = MemRange(Uint8, 0), -1, -1
    for name, (offset, field) in reversed(fields.items()):
        if isinstance(field, MemRange):
            past = offset + field.size_in_bytes()
            count = max(0, following - past) // max(1, bytes_of(field.dtype))
            if behind.dtype is field.dtype and past == end:
                count = behind.count + behind.following
            if count:
                field = MemRange(field.dtype, field.count, following=count)
                fields[name] = offset, field
            behind, end = field, offset
        else:
            end = -1
        following = offset


def _evaluated(name: str, text: str) -> Any:
    """The type of a field that `from __future__ import annotations` has left as text. Raises E0409
    for an unknown name.
    """
    frame = next(user_frames(), None)
    try:
        return eval(text, frame.f_globals, frame.f_locals) if frame else text
    except NameError as exception:
        note = "`from __future__ import annotations` leaves annotations as text"
        raise error(
            "E0409",
            f"struct field {name!r}: {exception}",
            _place_of_field(name, user_location()),
            help=f"{note}: leave it out, or use the name in the function too",
        ) from None


def _place_of_field(name: str, decorator: Loc) -> Loc:
    """The line of a field in the class below a decorator; the decorator's line if the source cannot
    be read.
    """
    declaration = re.compile(rf"(\s+){name}\s*:[^#\n]*")
    for number, line in enumerate(linecache.getlines(decorator.file)[decorator.line :], decorator.line + 1):
        if match := declaration.match(line):
            return replace(decorator, line=number, col=match.end(1) + 1, end_col=len(match[0].rstrip()) + 1)
    return decorator
