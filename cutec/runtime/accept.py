"""The fast test of a call's arguments, as Python text. It tests everything that
`check.check_arguments` does, for PyTorch tensors on one device.

It has two parts. Facts that only the objects know (that they are tensors on this device, their
dtype, whether they are contiguous) are tested in every call. Everything else follows from numbers
that are read from them: a call with the same numbers as an accepted one needs no other test.
"""

from __future__ import annotations

import math

from cutec.artifact import guard
from cutec.artifact.host import HostProgram
from cutec.artifact.host_range import SMALL
from cutec.artifact.signature import (
    DTYPE_BITS,
    PointerParam,
    ScalarParam,
    Signature,
    TensorParam,
    WorkspaceParam,
    compact_stride,
    row_major,
)
from cutec.lazy import LazyModule
from cutec.runtime.check import FLOAT_MAX, INT_RANGE

workspace = LazyModule("cutec.artifact.workspace")  # few functions have one


class Acceptor:
    """Texts about the arguments `p0 p1 …` of a call.

    reads: statements that read attributes of the tensors into locals. checks: conditions on the
    objects themselves. A tensor's first condition is `IS…`: the object is a torch tensor. key:
    expressions of the numbers read; they determine all leaves (equal keys are equal in every bit:
    0.0 and -0.0 differ). unpacks: statements that spread the numbers over leaves `v…` and other
    locals; ValueError for another rank. conditions: on those numbers. A call is accepted if all of
    `checks` and `conditions` are true. derived: statements for leaves that follow from others.
    workspaces: statements for the addresses of workspaces, after all tests and with the stream `h`;
    they name `TAKE` (`Workspaces.take`). numbers_fit: the conditions on scalars alone. tensors: the
    text of each tensor's address.
    """

    def __init__(self, signature: Signature, program: HostProgram, only_gpu: bool):
        self.signature = signature
        self.reads: list[str] = []
        self.checks: list[str] = []
        self.key: list[str] = []
        self.unpacks: list[str] = []
        self.conditions: list[str] = []
        self.derived: list[str] = []
        self.workspaces: list[str] = []
        self.numbers_fit: list[str] = []
        self.tensors: dict[str, str] = {}
        self.scalars: dict[str, str] = {}  # the text of each scalar
        self.numbers = {(leaf.kind, leaf.param, leaf.index): i for i, leaf in enumerate(signature.leaves())}
        self.computed = {ref for node in program.nodes for ref in node.args}
        self.symbols: dict[str, str] = {}  # the text of each symbol met so far
        self.shapes: dict[tuple[int | str, ...], str] = {}  # the local that holds a shape
        self.aligned: dict[int, list[str]] = {}
        for position, param in enumerate(signature.params):
            if isinstance(param, TensorParam):
                self._tensor(f"p{position}", param, len(self.tensors))
            elif isinstance(param, ScalarParam):
                checks, conditions = len(self.checks), len(self.conditions)
                self._scalar(f"p{position}", param)
                self.numbers_fit += self.checks[checks:] + self.conditions[conditions:]
            elif isinstance(param, PointerParam):
                self._pointer(f"p{position}", param)
        for position, param in enumerate(signature.params):
            if isinstance(param, WorkspaceParam):
                self._workspace(position, param)
        self.conditions += self.alignments()
        if self.tensors and not only_gpu:
            self.checks.append(" == ".join(["DEV", *(f"{p}.get_device()" for p in self.tensors)]))
        self._overlaps()

    def alignments(self) -> list[str]:
        """The conditions on the tensors' addresses."""
        return [f"not ({' or '.join(f'{v} % {align}' for v in found)})" for align, found in self.aligned.items()]

    def _leaf(self, kind: str, param: str, index: int = 0) -> str:
        return f"v{self.numbers[kind, param, index]}"

    def _read(self, local: str, text: str) -> None:
        self.reads.append(f"{local} = {text}")
        self.key.append(local)

    def _tensor(self, p: str, param: TensorParam, number: int) -> None:
        pointer = self.tensors[p] = self._leaf("ptr", param.name)
        self.checks.append(f"IS{number}({p})")
        self._read(pointer, f"{p}.data_ptr()")
        # A null pointer is an empty tensor, or one whose memory is elsewhere; the slow path takes
        # both.
        self.conditions.append(pointer)
        if param.align > 1:
            self.aligned.setdefault(param.align, []).append(pointer)
        extents = self._shape(p, param, number)
        self._strides(p, param, number, extents)

    def _shape(self, p: str, param: TensorParam, number: int) -> list[str]:
        """Read and compare the shape; the texts of its extents."""
        local = f"s{number}"
        self._read(local, f"{p}.shape")
        if param.shape in self.shapes:
            self.conditions.append(f"{local} == {self.shapes[param.shape]}")
            return [self.symbols[e] if isinstance(e, str) else str(e) for e in param.shape]
        names, extents = [], []
        for dim, extent in enumerate(param.shape):
            if isinstance(extent, str) and extent not in self.symbols:
                names.append(self._symbol(extent, param, dim))
            else:
                names.append(f"x{number}_{dim}")
                self.conditions.append(f"{names[-1]} == {self.symbols[extent] if isinstance(extent, str) else extent}")
            extents.append(self.symbols[extent] if isinstance(extent, str) else str(extent))
        self.unpacks.append(f"[{', '.join(names)}] = {local}")
        self.shapes[param.shape] = local
        return extents

    def _symbol(self, name: str, param: TensorParam, dim: int) -> str:
        symbol, leaf = self.signature.symbol(name), self._leaf("symbol", param.name, dim)
        self.symbols[name] = leaf
        self.conditions.append(f"{leaf} <= {SMALL[f'i{symbol.width}']}")
        if symbol.div > 1:
            self.conditions.append(f"not {leaf} % {symbol.div}")
        return leaf

    def _strides(self, p: str, param: TensorParam, number: int, extents: list[str]) -> None:
        if not param.rank:
            return
        compact = None if param.order is None else _products(param, extents)
        if param.order == row_major(param.rank):
            self.checks.append(f"{p}.is_contiguous()")
        else:
            self._compare_strides(p, param, number, extents, compact)
        if compact is not None:
            implied = compact_stride(param.shape, param.order or (), self.signature.symbols)[1]
            for dim, text in enumerate(compact):
                if implied[dim] % param.stride_div[dim]:
                    self.conditions.append(f"not ({text}) % {param.stride_div[dim]}")
                if param.stride[dim] is None:
                    self.derived.append(f"{self._leaf('stride', param.name, dim)} = {text}")

    def _compare_strides(
        self, p: str, param: TensorParam, number: int, extents: list[str], compact: list[str] | None
    ) -> None:
        """Dimensions of extent 1 may have any stride: then the stride leaf becomes the promised
        divisor.
        """
        names = []
        for dim, want in enumerate(param.stride):
            dynamic, div = compact is None and want is None, param.stride_div[dim]
            name = self._leaf("stride", param.name, dim) if dynamic else f"y{number}_{dim}"
            names.append(name)
            single = "" if extents[dim].isdigit() else f" or {extents[dim]} == 1"
            if extents[dim] != "1" and (not dynamic or div > 1):
                matches = f"not {name} % {div}" if dynamic else f"{name} == {want if compact is None else compact[dim]}"
                self.conditions.append(f"({matches}{single})")
            if dynamic and div > 1 and (single or extents[dim] == "1"):
                self.derived.append(f"if {name} % {div}: {name} = {div}")
        self._read(f"t{number}", f"{p}.stride()")
        self.unpacks.append(f"[{', '.join(names)}] = t{number}")

    def _pointer(self, p: str, param: PointerParam) -> None:
        self.checks.append(f"{p}.__class__ is int")
        self.key.append(p)
        self.conditions.append(f"0 <= {p} < {1 << 64}")
        if param.align > 1:
            self.conditions.append(f"not {p} & {param.align - 1}")
        self.derived.append(f"{self._leaf('ptr', param.name)} = {p}")

    def _scalar(self, p: str, param: ScalarParam) -> None:
        leaf = self._leaf("scalar", param.name)
        self.scalars[param.name] = p
        if param.dtype in INT_RANGE:
            low, high = INT_RANGE[param.dtype]
            self.checks.append(f"{p}.__class__ is {'bool' if param.dtype == 'i1' else 'int'}")
            self.key.append(p)
            self.conditions.append(f"{low} <= {p} <= {high}")
            wraps = param.dtype[0] == "u"
            self.derived.append(
                f"{leaf} = {p} if {p} <= {high >> 1} else {p} - {high + 1}" if wraps else f"{leaf} = {p}"
            )
            return
        limit = FLOAT_MAX[param.dtype]
        self.checks.append(f"{p}.__class__ is float")
        self.key.append(f"{p} or repr({p})")
        if not math.isinf(limit):
            self.conditions.append(f"-{limit!r} <= {p} <= {limit!r}")
        rounds = param.dtype == "f32" and self.numbers["scalar", param.name, 0] in self.computed
        self.derived.append(f"{leaf} = round_f32({p})" if rounds else f"{leaf} = {p}")

    def _workspace(self, position: int, param: WorkspaceParam) -> None:
        texts = self.symbols | self.scalars
        extents = [guard.text_of(tree, texts.__getitem__) for tree in workspace.trees(param, set(texts))]
        self.conditions += [f"0 <= {text} <= {SMALL['i32']}" for text in extents if not text.isdigit()]
        self.derived += [f"{self._leaf('extent', param.name, dim)} = {extents[dim]}" for dim in param.computed]
        size = f"{' * '.join(extents)} {_bytes(param.dtype)}"
        address = self._leaf("ptr", param.name)
        self.workspaces.append(f"{address} = TAKE({position}, p{position}, {size}, h)")
        self.key.append(address)

    def _overlaps(self) -> None:
        """The memory of a noalias tensor lies before or after that of each other tensor."""
        spans = {t.name: self._span(t) for t in self.signature.tensors}
        for tensor in self.signature.tensors:
            for other in self.signature.tensors if tensor.noalias else ():
                if other is not tensor:
                    (low, size), (peer, peer_size) = spans[tensor.name], spans[other.name]
                    self.conditions.append(f"({low} + {size} <= {peer} or {peer} + {peer_size} <= {low})")

    def _span(self, param: TensorParam) -> tuple[str, str]:
        """Pointer and number of bytes covered, as texts. (Torch has no negative strides: a tensor
        covers nothing in front of its pointer.)
        """
        extents = [self.symbols[e] if isinstance(e, str) else str(e) for e in param.shape]
        size = _bytes(param.dtype)
        if param.order is not None:
            return self._leaf("ptr", param.name), f"({' * '.join(extents) or '1'} {size})"
        strides = [str(s) if s is not None else self._leaf("stride", param.name, d) for d, s in enumerate(param.stride)]
        last = " + ".join(["1", *(f"({x} - 1) * {s}" for x, s in zip(extents, strides))])
        return self._leaf("ptr", param.name), f"(({last}) {size})"


def _bytes(dtype: str) -> str:
    """The text that makes a number of bytes of a number of elements before it."""
    bits = DTYPE_BITS[dtype]
    return f"* {bits // 8}" if bits >= 8 else f"* {bits} + 7 >> 3"


def _products(param: TensorParam, extents: list[str]) -> list[str]:
    """The texts of a compact tensor's strides."""
    order = param.order or ()
    texts = [""] * len(extents)
    for position, dim in enumerate(order):
        texts[dim] = " * ".join(extents[faster] for faster in order[:position]) or "1"
    return texts
