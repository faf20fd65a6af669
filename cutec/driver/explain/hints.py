"""Tables of help texts: for names of other systems, and for one kind of object taken for another.
`python_errors` uses them when Python itself raises an exception on a line of a kernel file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cutec.lazy import LazyModule

public_names = LazyModule("cutec.driver.explain.public_names")  # only a missing name needs it

# Names of CUDA C++, NumPy, Triton and Numba, in lower case and without underscores -> the
# equivalent.
_ELSEWHERE = {
    "syncthreads": "cute.arch.sync_threads()",
    "barriersync": "cute.arch.barrier()",
    "threadidx": "cute.arch.thread_idx()",
    "blockidx": "cute.arch.block_idx()",
    "blockdim": "cute.arch.block_dim()",
    "griddim": "cute.arch.grid_dim()",
    "threadid": "cute.arch.thread_idx()",
    "programid": "cute.arch.block_idx()",
    "syncwarp": "cute.arch.sync_warp()",
    "shfl": "cute.arch.shuffle_sync(value, lane)",
    "shflsync": "cute.arch.shuffle_sync(value, lane)",
    "shfldown": "cute.arch.shuffle_sync_down(value, offset)",
    "shfldownsync": "cute.arch.shuffle_sync_down(value, offset)",
    "shflup": "cute.arch.shuffle_sync_up(value, offset)",
    "shflupsync": "cute.arch.shuffle_sync_up(value, offset)",
    "shflxor": "cute.arch.shuffle_sync_bfly(value, mask)",
    "shflxorsync": "cute.arch.shuffle_sync_bfly(value, mask)",
    "ballot": "cute.arch.vote_ballot_sync(predicate)",
    "ballotsync": "cute.arch.vote_ballot_sync(predicate)",
    "laneid": "cute.arch.lane_idx()",
    "warpid": "cute.arch.warp_idx()",
    "atomicadd": "cute.arch.atomic_add(tensor.iterator + offset, value)",
    "shared": "cutec.utils.SmemAllocator().allocate_tensor(dtype, layout)",
    "sharedmemory": "cutec.utils.SmemAllocator().allocate_tensor(dtype, layout)",
    "dot": "cute.gemm(tiled_mma, d, a, b, c)",
    "matmul": "cute.gemm(tiled_mma, d, a, b, c)",
    "relu": "cute.where(value > 0, value, 0) of a TensorSSA, max(x, 0) of a number",
    "maximum": "max(a, b) of numbers, cute.where(a > b, a, b) of values",
    "arange": "cute.make_identity_tensor(shape), or the thread's index: tid, _, _ = cute.arch.thread_idx()",
    "makefragment": "cute.make_rmem_tensor(shape, dtype)",
    "makeregistertensor": "cute.make_rmem_tensor(shape, dtype)",
    "maketensorlike": "cute.make_rmem_tensor_like(tensor)",
    "zeros": "cute.full(shape, 0, dtype)",
    "cdiv": "cute.ceil_div(a, b)",
    "print": "cute.printf(...) for values at run time, print(...) for what is known while compiling",
    "float": "cutec.Float32",
    "int": "cutec.Int32",
    "half": "cutec.Float16",
    "bool": "cutec.Boolean",
    "double": "cutec.Float64",
    "constexpr": "cutec.Constexpr for parameters, cutec.const_expr(...) for conditions",
}

# (class, attribute) -> help. "number" stands for every number class.
_ATTRIBUTES = {
    ("Tensor", "dtype"): "a tensor's dtype is `.element_type`",
    ("Tensor", "ndim"): "`cute.rank(t)` counts the modes",
    ("Tensor", "size"): "`cute.size(t)` counts the elements",
    ("Tensor", "numel"): "`cute.size(t)` counts the elements",
    ("Tensor", "strides"): "`t.stride`, or `t.layout.stride`",
    ("Tensor", "reshape"): "cute.make_tensor(t.iterator, cute.make_layout(shape)) is the same memory in another shape",
    ("Tensor", "view"): "cute.make_tensor(t.iterator, cute.make_layout(shape)) is the same memory in another shape",
    ("Tensor", "T"): "cute.make_tensor(t.iterator, cute.select(t.layout, [1, 0])) is t transposed",
    ("Tensor", "ptr"): "a tensor's pointer is `.iterator`",
    ("Tensor", "data_ptr"): "a tensor's pointer is `.iterator`",
    ("Tensor", "sum"): "t.load().reduce(cute.ReductionOp.ADD, 0.0, 0), for a tensor of static shape",
    ("Tensor", "max"): "t.load().reduce(cute.ReductionOp.MAX, -float('inf'), 0), for a tensor of static shape",
    ("Tensor", "to"): "load its value first: t.load().to(dtype)",
    ("Tensor", "reduce"): "load its value first: t.load().reduce(...)",
    ("Tensor", "copy_"): "cute.copy(atom, src, dst), or cute.autovec_copy(src, dst)",
    ("TensorSSA", "sum"): "value.reduce(cute.ReductionOp.ADD, 0.0, 0)",
    ("TensorSSA", "max"): "value.reduce(cute.ReductionOp.MAX, -float('inf'), 0)",
    ("TensorSSA", "min"): "value.reduce(cute.ReductionOp.MIN, float('inf'), 0)",
    ("TensorSSA", "mean"): "value.reduce(cute.ReductionOp.ADD, 0.0, 0) / number_of_elements",
    ("TensorSSA", "astype"): "value.to(dtype)",
    ("TensorSSA", "load"): "it is a loaded value already",
    ("TensorSSA", "store"): "the tensor is stored to: tensor.store(value)",
    ("TensorSSA", "fill"): "a value cannot be changed: cute.full_like(value, x) makes another",
    ("number class", "infinity"): "Float32.inf, or -Float32.inf",
    ("number class", "epsilon"): "write the number: 2.0 ** -23 for Float32",
    (
        "SmemAllocator",
        "alloc",
    ): "allocate_tensor(dtype, layout), allocate_array(dtype, count) or allocate(a @cute.struct)",
    ("number", "astype"): "x.to(dtype)",
    ("number", "item"): "the value is known only at run time; use it as it is",
    ("number", "load"): "it is a number already: only tensors are loaded",
    ("number", "value"): "the value is known only at run time; use it as it is",
    ("tuple", "x"): "unpack the three numbers: x, y, z = ...",
    ("tuple", "y"): "unpack the three numbers: x, y, z = ...",
    ("tuple", "z"): "unpack the three numbers: x, y, z = ...",
    ("NoneType", "launch"): "only a call of a @cute.kernel function is launched; a @cute.jit function is just called",
    ("KernelCall", "run"): "a kernel is launched: kernel(...).launch(grid=..., block=...)",
}

# Python's message about an operation -> help.
_OPERATIONS = (
    (
        r"unsupported operand.* 'str'|concatenate str",
        "texts exist only while compiling; cute.printf prints values at run time",
    ),
    (r"'NoneType'", "the value is None: does the function that made it lack its `return`?"),
    (
        r"(unsupported operand|not supported between).*'Tensor'",
        "a tensor is memory: use an element, t[i], or its loaded value, t.load()",
    ),
    (
        r"bad operand type for unary .*'Tensor'",
        "a tensor is memory: use an element, t[i], or its loaded value, t.load()",
    ),
    (r"(unsupported operand|not supported between).*'tuple'", "unpack the tuple, and use its numbers"),
    (
        r"(unsupported operand|not supported between).*'(function|builtin_function_or_method|method)'",
        "call the function: put () after its name",
    ),
    (r"cannot unpack non-iterable (function|builtin|method)", "call the function: put () after its name"),
    (
        r"'(function|builtin_function_or_method|method)' object is not subscriptable",
        "call the function: () instead of []",
    ),
    (r"operand type\(s\) for @", "cute.gemm(tiled_mma, d, a, b, c) multiplies matrices, * multiplies elements"),
    (r"range expected", "range(stop), range(start, stop) or range(start, stop, step)"),
    (r"'KernelFunction' object is not subscriptable", "kernel(args).launch(grid=..., block=...)"),
    (
        r"'TensorSSA' object does not support item assignment",
        "a value cannot be changed: store it to a register tensor and assign to that",
    ),
    (
        r"'\w+' object does not support item assignment",
        "make another object with the changed item, or use a register tensor",
    ),
    (r"object of type 'Tensor' has no len", "cute.size(t) counts its elements, t.shape[0] those of its first mode"),
    (r"object of type 'TensorSSA' has no len", "cute.size(value.shape) counts its elements"),
    (r"'\w+' object is not (iterable|an iterator)", "`for i in range(n)` counts; a tensor is indexed"),
    (r"loop of ufunc|ufunc '|NumPy", "NumPy computes while compiling; cute.math has functions for values at run time"),
    (
        r"'Float\d*' object is not subscriptable",
        "one index gives an element; a part is t[None, i], or one of cute.local_tile and cute.zipped_divide",
    ),
    (
        r"Float\d+ object cannot be interpreted as an integer",
        "convert it, cutec.Int32(x); where `/` has made it a float, divide by // or cute.ceil_div(n, tile)",
    ),
    (r"is missing argument", "give it by position or by name: its class says what it takes, help(...) shows it"),
    (r"cannot be interpreted as an integer", "convert it: cutec.Int32(x), or x.to(cutec.Int32)"),
    (r"unpack", "the left side needs as many names as the right side has items"),
    (r"'\w+' object is not callable", "only functions are called: [] indexes"),
)


# Keywords of older versions → what functions call them now: the first that a function has.
_RENAMED_KEYWORDS = {
    "a": "lhs x",
    "b": "rhs y",
    "base": "value m",
    "bits": "b",
    "condition": "cond",
    "coord": "dicer",
    "insert": "replacement",
    "l1": "level1_eviction_priority",
    "l1c_evict_priority": "level1_eviction_priority",
    "l2_prefetch": "level_prefetch_size",
    "l2_prefetch_size": "level_prefetch_size",
    "layout": "obj src",
    "modes": "mode",
    "pointer": "ptr",
    "pos": "start",
    "predicate": "pred",
    "profile": "shape",
    "sequence": "a",
    "shape": "a",
    "shift": "s",
    "source": "obj src input target a t",
    "src": "src_f32",
    "target": "target_profile",
    "tensor": "input target src a",
    "value": "val src a x arg",
    "x": "a",
}


def for_keyword(name: str, parameters: Iterable[str]) -> str:
    """Help for a keyword that a function of cutec lacks: what it is called now; "" if unknown."""
    known = set(parameters)
    now = next((new for new in _RENAMED_KEYWORDS.get(name, "").split() if new in known), "")
    return f"`{name}=` is `{now}=` now: " if now else ""


def for_operation(message: str) -> str:
    """Help for a TypeError or ValueError by its message; "" if there is none."""
    return next((help for pattern, help in _OPERATIONS if re.search(pattern, message)), "")


def for_attribute(kind: str, name: str, known: Iterable[str]) -> str:
    """Help for a missing attribute of an object of class `kind` whose attributes are `known`."""
    return _ATTRIBUTES.get((kind, name), "") or for_name(name, known)


def for_name_of(module: str, name: str, known: Iterable[str]) -> str:
    """Help for a name that a module does not have: what the public DSL says of it, the nearest name
    of the module, or that the name is of another version.
    """
    return public_names.help_for(module, name) or for_name(name, known) or public_names.help_for_unknown(module)


def for_name(name: str, known: Iterable[str]) -> str:
    """Help for a name that does not exist: the nearest known one, or the equivalent of another
    system's name.
    """
    import difflib  # only a misspelt name needs it

    public = [k for k in known if not k.startswith("_")]
    same = [k for k in public if k.lower().replace("_", "") == name.lower().replace("_", "")]
    elsewhere = _ELSEWHERE.get(re.sub(r"[\W\d_]", "", name).lower(), "")
    nearest = next(iter(same or difflib.get_close_matches(name, public, 1, 0.7)), "")
    # a lazy module has such a name once it was used: the help is the same before and after
    lazy = nearest and elsewhere.endswith(f".{nearest}")
    if lazy or (elsewhere and not same and difflib.SequenceMatcher(None, name, nearest).ratio() < _SURELY):
        return f"did you mean {elsewhere}?"
    return f"did you mean `{nearest}`?" if nearest else ""


_SURELY = 0.9  # a name so near to an existing one is a misspelling, whatever it means elsewhere
