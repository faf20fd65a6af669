"""The function that callers call, made for one signature and host program.

Its text tests everything that `check.check_arguments` tests, for PyTorch tensors on one device, as one chain of conditions over plain
attribute reads; then the host program's statements, one `pack_into` and the driver call per launch. Whatever does not pass goes to
`SLOW`, which accepts or explains. Text is used because it is what the budget allows: a launch may cost half as much again as a bare
cuLaunchKernelEx, and one closure a check or node would take all of that. It consists of this module's own words, numbers, and names
numbered by position: no string of a manifest is ever compiled (parameters get their names afterwards, as a code object's `co_varnames`).

`IS…` comes first among an argument's conditions: the attributes of whoever passes it mean what torch's do.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from types import CodeType

from cutec.artifact.host import HostCode, HostProgram, Launch
from cutec.artifact.host_range import SMALL
from cutec.artifact.signature import DTYPE_BITS, PointerParam, ScalarParam, Signature, StreamParam, TensorParam, compact_stride, row_major
from cutec.diag import error
from cutec.runtime.block import BlockLayout
from cutec.runtime.check import FLOAT_MAX, INT_RANGE


def layouts(program: HostProgram, code: HostCode) -> list[BlockLayout]:
    """The block of each launch. Raises E4041 for a constant extent that no launch can have."""
    try:
        return [BlockLayout(launch, code.values, program.types(), f"k{i}_") for i, launch in enumerate(program.launches)]
    except struct.error as e:
        raise error("E4041", f"a launch has a negative extent: {e}") from e


def call_code(
    signature: Signature, program: HostProgram, code: HostCode, small: HostCode, blocks: Sequence[BlockLayout], only_gpu: bool
) -> CodeType:
    """The code of `call(*parameters, stream=None)` and, beside it, of `run(leaves, h)` for arguments that were checked elsewhere.

    `small` is the program for small symbols, to which `call` keeps. `only_gpu`: there is one GPU, so being on a GPU is being on this one.
    Names it expects: DEV (the device's ordinal), IS0, IS1, ... (whether something is a torch tensor on a GPU with tensor i's dtype),
    SLOW(arguments, stream), HANDLE(stream), LAUNCH, OK, ZERO() (an error to raise), REFUSED and PACKING (tuples of exceptions),
    and per launch i: PACK{i}, FN{i}, POOL{i}, NEW{i}, SET{i}(block, stream), LIMIT{i}, GROW{i}(size), BAD{i}(error),
    FAILED{i}(status, block); `code.names`; the blocks' constants.
    """
    arguments, position, stream = _arguments(signature)
    accept = _Acceptor(signature, program, only_gpu)
    launch = [line for lines in map(_launch, range(len(blocks)), program.launches, [code] * len(blocks), blocks) for line in lines]
    text = "\n".join(
        [
            f"def call({_parameters(arguments, position)}):",
            "    try:",
            *(f"        {line}" for line in accept.reads),
            f"        ok = {' and '.join(accept.conditions) or 'True'}",
            "    except REFUSED:",
            "        ok = False",
            "    if not ok:",
            f"        return SLOW(({''.join(a + ', ' for a in arguments)}), {stream})",
            f"    h = 0 if {stream} is None else {stream} if {stream}.__class__ is int else HANDLE({stream})",
            *(f"    {line}" for line in accept.derived),
            *_guarded([*small.statements, *launch]),
            "def run(leaves, h):",
            *([f"    ({''.join(f'v{i}, ' for i in range(len(program.inputs)))}) = leaves"] if program.inputs else []),
            *_guarded([*code.statements, *launch]),
        ]
    )
    return compile(text, "<cutec launch>", "exec")


def first_code(signature: Signature) -> CodeType:
    """The code of a `call` that leaves everything to SLOW, for as long as no device is known."""
    arguments, position, stream = _arguments(signature)
    text = f"def call({_parameters(arguments, position)}): return SLOW(({''.join(a + ', ' for a in arguments)}), {stream})"
    return compile(text, "<cutec launch>", "exec")


def _arguments(signature: Signature) -> tuple[list[str], int | None, str]:
    """The parameters' texts, the position of the stream among them if it is one, and the stream's text."""
    arguments = [f"p{i}" for i in range(len(signature.params))]
    position = next((i for i, p in enumerate(signature.params) if isinstance(p, StreamParam)), None)
    return arguments, position, "stream" if position is None else arguments[position]


def named(code: CodeType, signature: Signature) -> CodeType:
    """The code of `call` with the parameters' real names; locals that would clash get a name that no parameter can have."""
    names = [p.name for p in signature.params]
    names += ["stream" if "stream" not in names else "stream_"] if signature.stream is None else []
    rest = [f".{name}" if name in names else name for name in code.co_varnames[len(names) :]]
    return code.replace(co_varnames=(*names, *rest))


def _parameters(arguments: list[str], stream: int | None) -> str:
    if stream is None:
        return ", ".join([*arguments, "*", "stream=None"])
    return ", ".join(f"{a}=None" if i == stream == len(arguments) - 1 else a for i, a in enumerate(arguments))


def _guarded(lines: list[str]) -> Iterator[str]:
    """The body that computes and launches; the host program may divide by an extent that is 0."""
    yield "    try:"
    yield from (f"        {line}" for line in lines or ["pass"])
    yield "    except ZeroDivisionError as e:"
    yield "        raise ZERO() from e"


def _launch(number: int, launch: Launch, code: HostCode, block: BlockLayout) -> Iterator[str]:
    """The statements of one launch. A grid without blocks launches nothing (CUDA would call it an error)."""
    conditions = [] if launch.when is None else [str(code.values[launch.when])]
    conditions += [str(code.values[r]) for r in launch.grid if str(code.values[r]) != "1"]
    indent = ""
    if conditions:
        yield f"if {' and '.join(dict.fromkeys(conditions))}:"
        indent = "    "
    smem = str(code.values[launch.smem])
    body = [] if smem.isdigit() else [f"if {smem} > LIMIT{number}[0]: GROW{number}({smem})"]
    packing = f"PACK{number}(b, {block.pack_offset}, {block.pack_arguments})" if block.pack_arguments else "pass"
    body += [
        "try:",
        f"    b, c, a, s = block = POOL{number}.pop()",
        "except IndexError:",
        f"    b, c, a, s = block = NEW{number}()",
        "try:",
        f"    {packing}",
        f"    if h != s: SET{number}(block, h)",
        "except PACKING as e:",
        f"    raise BAD{number}(e) from e",
        f"r = LAUNCH(c, FN{number}, a, 0)[0]",
        f"if r is not OK: FAILED{number}(r, block)",
        f"POOL{number}.append(block)",
    ]
    yield from (indent + line for line in body)


class _Acceptor:
    """`reads`: statements that read the arguments' attributes into leaves `v…` and other locals. `conditions`: all of them true means
    accepted. `derived`: statements for leaves that follow from others."""

    def __init__(self, signature: Signature, program: HostProgram, only_gpu: bool):
        self.signature = signature
        self.reads: list[str] = []
        self.conditions: list[str] = []
        self.derived: list[str] = []
        self.numbers = {(leaf.kind, leaf.param, leaf.index): i for i, leaf in enumerate(signature.leaves())}
        self.computed = {ref for node in program.nodes for ref in node.args}
        self.symbols: dict[str, str] = {}  # the text of each symbol met so far
        self.shapes: dict[tuple[int | str, ...], str] = {}  # the local that holds a shape
        self.aligned: dict[int, list[str]] = {}
        tensors: list[str] = []
        for position, param in enumerate(signature.params):
            if isinstance(param, TensorParam):
                self._tensor(f"p{position}", param, len(tensors))
                tensors.append(f"p{position}")
            elif isinstance(param, ScalarParam):
                self._scalar(f"p{position}", param)
            elif isinstance(param, PointerParam):
                self._pointer(f"p{position}", param)
        self.conditions += [f"not ({' | '.join(pointers)}) & {align - 1}" for align, pointers in self.aligned.items()]
        if tensors and not only_gpu:
            self.conditions.append(" == ".join(["DEV", *(f"{p}.get_device()" for p in tensors)]))
        self._overlaps()

    def _leaf(self, kind: str, param: str, index: int = 0) -> str:
        return f"v{self.numbers[kind, param, index]}"

    def _tensor(self, p: str, param: TensorParam, number: int) -> None:
        pointer = self._leaf("ptr", param.name)
        self.reads.append(f"{pointer} = {p}.data_ptr()")
        # A null pointer is an empty tensor, or one whose memory is elsewhere: both are for the slow path.
        self.conditions += [f"IS{number}({p})", pointer]
        if param.align > 1:
            self.aligned.setdefault(param.align, []).append(pointer)
        extents = self._shape(p, param, number)
        self._strides(p, param, number, extents)

    def _shape(self, p: str, param: TensorParam, number: int) -> list[str]:
        """Read and compare the shape; the texts of its extents."""
        if param.shape in self.shapes:
            self.conditions.append(f"{p}.shape == {self.shapes[param.shape]}")
            return [self.symbols[e] if isinstance(e, str) else str(e) for e in param.shape]
        local, names, extents = f"s{number}", [], []
        for dim, extent in enumerate(param.shape):
            if isinstance(extent, str) and extent not in self.symbols:
                names.append(self._symbol(extent, param, dim))
            else:
                names.append(f"x{number}_{dim}")
                self.conditions.append(f"{names[-1]} == {self.symbols[extent] if isinstance(extent, str) else extent}")
            extents.append(self.symbols[extent] if isinstance(extent, str) else str(extent))
        self.reads.append(f"[{', '.join(names)}] = {local} = {p}.shape")
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
            self.conditions.append(f"{p}.is_contiguous()")
        else:
            self._compare_strides(p, param, number, extents, compact)
        if compact is not None:
            implied = compact_stride(param.shape, param.order or (), self.signature.symbols)[1]
            for dim, text in enumerate(compact):
                if implied[dim] % param.stride_div[dim]:
                    self.conditions.append(f"not ({text}) % {param.stride_div[dim]}")
                if param.stride[dim] is None:
                    self.derived.append(f"{self._leaf('stride', param.name, dim)} = {text}")

    def _compare_strides(self, p: str, param: TensorParam, number: int, extents: list[str], compact: list[str] | None) -> None:
        """Dimensions of extent 1 may have any stride; as their leaf counts one that keeps the promised divisor."""
        names = []
        for dim, want in enumerate(param.stride):
            dynamic = compact is None and want is None
            names.append(self._leaf("stride", param.name, dim) if dynamic else f"y{number}_{dim}")
            single = {"1": " or True"}.get(extents[dim], "" if extents[dim].isdigit() else f" or {extents[dim]} == 1")
            if not dynamic:
                self.conditions.append(f"({names[-1]} == {want if compact is None else compact[dim]}{single})")
            elif param.stride_div[dim] > 1:
                self.conditions.append(f"(not {names[-1]} % {param.stride_div[dim]}{single})")
                self.derived += [f"if {names[-1]} % {param.stride_div[dim]}: {names[-1]} = {param.stride_div[dim]}"] if single else []
        self.reads.append(f"[{', '.join(names)}] = {p}.stride()")

    def _pointer(self, p: str, param: PointerParam) -> None:
        aligned = f" and not {p} & {param.align - 1}" if param.align > 1 else ""
        self.conditions.append(f"{p}.__class__ is int and 0 <= {p} < {1 << 64}{aligned}")
        self.derived.append(f"{self._leaf('ptr', param.name)} = {p}")

    def _scalar(self, p: str, param: ScalarParam) -> None:
        leaf = self._leaf("scalar", param.name)
        if param.dtype in INT_RANGE:
            low, high = INT_RANGE[param.dtype]
            kind = "bool" if param.dtype == "i1" else "int"
            self.conditions.append(f"{p}.__class__ is {kind} and {low} <= {p} <= {high}")
            wraps = param.dtype[0] == "u"
            self.derived.append(f"{leaf} = {p} if {p} <= {high >> 1} else {p} - {high + 1}" if wraps else f"{leaf} = {p}")
            return
        limit = FLOAT_MAX[param.dtype]
        bounds = "" if math.isinf(limit) else f" and -{limit!r} <= {p} <= {limit!r}"
        self.conditions.append(f"{p}.__class__ is float{bounds}")
        rounds = param.dtype == "f32" and self.numbers["scalar", param.name, 0] in self.computed
        self.derived.append(f"{leaf} = round_f32({p})" if rounds else f"{leaf} = {p}")

    def _overlaps(self) -> None:
        """What a noalias tensor covers lies before or after what each other tensor covers."""
        spans = {t.name: self._span(t) for t in self.signature.tensors}
        for tensor in self.signature.tensors:
            for other in self.signature.tensors if tensor.noalias else ():
                if other is not tensor:
                    (low, size), (peer, peer_size) = spans[tensor.name], spans[other.name]
                    self.conditions.append(f"({low} + {size} <= {peer} or {peer} + {peer_size} <= {low})")

    def _span(self, param: TensorParam) -> tuple[str, str]:
        """Pointer and number of bytes covered, as texts. (Torch has no negative strides; nothing is covered in front of the pointer.)"""
        extents = [self.symbols[e] if isinstance(e, str) else str(e) for e in param.shape]
        bits = DTYPE_BITS[param.dtype]
        size = f"* {bits // 8}" if bits >= 8 else f"* {bits} + 7 >> 3"
        if param.order is not None:
            return self._leaf("ptr", param.name), f"({' * '.join(extents) or '1'} {size})"
        strides = [str(s) if s is not None else self._leaf("stride", param.name, d) for d, s in enumerate(param.stride)]
        last = " + ".join(["1", *(f"({x} - 1) * {s}" for x, s in zip(extents, strides))])
        return self._leaf("ptr", param.name), f"(({last}) {size})"


def _products(param: TensorParam, extents: list[str]) -> list[str]:
    """The texts of a compact tensor's strides."""
    order = param.order or ()
    texts = [""] * len(extents)
    for position, dim in enumerate(order):
        texts[dim] = " * ".join(extents[faster] for faster in order[:position]) or "1"
    return texts


# What reading attributes of a stranger may raise, and what packing numbers out of range does.
REFUSED = (ValueError, TypeError, AttributeError, RuntimeError)
PACKING = (struct.error, OverflowError)
