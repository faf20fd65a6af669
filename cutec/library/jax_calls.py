"""A function as JAX calls it: arrays and numbers in, new arrays out.

`f(a in, y inout, c out, alpha)` is `y, c = f(a, y, alpha)` there. XLA chooses the memory of arrays:
dense, its dimensions in the order that a call asks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from cutec.artifact.backward import links
from cutec.artifact.signature import (
    DTYPE_BITS,
    PointerParam,
    ScalarParam,
    Signature,
    Symbol,
    TensorParam,
    compact_stride,
)
from cutec.diag import error
from cutec.library.interface import tensor_text
from cutec.library.program import c_string
from cutec.library.python_names import check_distinct, parameter_names, private, python_name
from cutec.runtime.tensors import NAMES

Values = dict[str, Any]

# Our dtypes -> those of JAX. Elements narrower than a byte lie there in bytes of their own.
_DTYPES = {ours: theirs for theirs, ours in NAMES.items()} | {"tf32": "float32"}
# What the generated module has under names of its own.
_WORDS = """
load annotations ctypes operator os Any NamedTuple jax np str bytes int float bool tuple list dict len zip map enumerate
getattr isinstance type iter next partial Callable TypeError ValueError OverflowError KeyError
"""
_TAKEN = frozenset(_WORDS.split())
_NUMBERS = {"i1": "bool", "f16": "float", "bf16": "float", "f32": "float", "f64": "float"}


def add(functions: Sequence[Values]) -> None:
    """Add to each function of a library what the templates print of it for JAX: `jax`, with a
    `refusal` if JAX cannot call it. Raises E1120 if it can call none, and for two of one name.
    """
    for function in functions:
        function["jax"] = _calls(function["name"], function["export"].signature)
    refusals = [f"{f['name']}: {f['jax']['refusal']}" for f in functions if f["jax"]["refusal"]]
    if len(refusals) == len(functions):
        raise error(
            "E1120", f"JAX can call no function of this bundle: {'; '.join(refusals)}", help="leave jax out of --only"
        )
    check_distinct((f["jax"]["name"] for f in functions if not f["jax"]["refusal"]), "the module for JAX", "jax")
    by_name = {f["name"]: f for f in functions}
    for function in functions:
        function["jax"]["backward"] = _backward(function, by_name)


def _calls(name: str, signature: Signature) -> Values:
    refusal = _refusal(signature)
    if refusal:
        return {"name": python_name(name, _TAKEN | private("jax.py.j2")), "refusal": refusal, "scalars": []}
    operands = [t for t in signature.tensors if t.role != "out"]
    results = [t for t in signature.tensors if t.role != "in"]
    read = {extent for t in operands for extent in t.shape}
    free = [s.name for s in signature.symbols if s.name not in read]
    names = parameter_names({p.name: p.name for p in signature.params}, private("jax.py.j2"))
    extents = parameter_names({symbol: symbol for symbol in free}, {*names.values(), *private("jax.py.j2")})
    return {
        "name": python_name(name, _TAKEN | private("jax.py.j2")),
        "refusal": None,
        "operands": [_tensor(t, signature) for t in operands],
        "results": [_tensor(t, signature) for t in results],
        "given": [names[t.name] for t in operands],
        "aliases": {operands.index(t): results.index(t) for t in results if t in operands},
        "scalars": [
            (p.name, names[p.name], _NUMBERS.get(p.dtype, "int"))
            for p in signature.params
            if isinstance(p, ScalarParam)
        ],
        "divisors": {s.name: s.div for s in signature.symbols if s.div > 1},
        "parameters": ", ".join(_parameters(signature, names, extents)),
        "free": extents,
        "about": list(_about(operands, results)),
        "sources": list(_sources(signature, operands, results)),
        "workspaces": bool(signature.workspaces),
    }


def _backward(function: Values, functions: dict[str, Values]) -> Values | None:
    """How the function that an export names computes its gradients: where each of its arrays is
    from, its numbers, and which result is the gradient of which operand. None if there is none, or
    JAX cannot call it.
    """
    named = function["export"].backward
    if named is None or named.function not in functions or function["jax"]["refusal"]:
        return None
    back = functions[named.function]
    if back["jax"]["refusal"] or back["jax"]["free"]:
        return None
    found = {link.name: link for link in links(named, function["export"].signature, back["export"].signature)}
    operands, results = ([t["name"] for t in function["jax"][which]] for which in ("operands", "results"))
    places = {name: ("operand", i) for i, name in enumerate(operands)}
    places |= {name: ("result", i) for i, name in enumerate(results)}
    arrays = [(found[t["name"]], places[found[t["name"]].of]) for t in back["jax"]["operands"]]
    made = [found[t["name"]].of for t in back["jax"]["results"]]
    return {
        "number": back["number"],
        "arrays": tuple(("gradient" if link.gradient else kind, number) for link, (kind, number) in arrays),
        "numbers": {name: found[name].of for name, *_ in back["jax"]["scalars"]},
        "gradients": tuple(made.index(name) if name in made else None for name in operands),
    }


def _refusal(signature: Signature) -> str | None:
    for param in signature.params:
        if isinstance(param, PointerParam):
            return f"'{param.name}' is an address, and JAX gives arrays"
        if isinstance(param, TensorParam) and param.dtype not in _DTYPES:
            return f"'{param.name}' has elements of {DTYPE_BITS[param.dtype]} bits, which JAX keeps in bytes"
        if isinstance(param, TensorParam) and dense_order(param, signature) is None:
            return f"'{param.name}' has gaps between its elements ({tensor_text(param)}), and JAX's arrays have none"
    if all(tensor.role == "in" for tensor in signature.tensors):
        return "it writes no tensor, and JAX takes results from arrays that a function gives"
    return None


def dense_order(param: TensorParam, signature: Signature) -> tuple[int, ...] | None:
    """The dimensions of a tensor without gaps, fastest first, that the parameter takes: row-major
    where it can be so. None if there is none.
    """
    if param.order is not None:
        return param.order
    symbols = {s.name: s for s in signature.symbols}
    return next((o for o in permutations(reversed(range(param.rank))) if _takes(param, o, symbols)), None)


def _takes(param: TensorParam, order: tuple[int, ...], symbols: dict[str, Symbol]) -> bool:
    strides, _ = compact_stride(param.shape, order, symbols)
    return all(
        extent == 1 or (want in (None, stride) and (stride is None or stride % div == 0))
        for extent, want, div, stride in zip(param.shape, param.stride, param.stride_div, strides)
    )


def _tensor(param: TensorParam, signature: Signature) -> Values:
    order = dense_order(param, signature)
    assert order is not None  # `_refusal`
    return {"name": param.name, "dtype": _DTYPES[param.dtype], "shape": param.shape, "layout": tuple(reversed(order))}


def _parameters(signature: Signature, names: dict[str, str], extents: dict[str, str]) -> Iterator[str]:
    """The parameters of the Python function, in the order of the signature, by their names there;
    then the extents that no argument has.
    """
    for param in signature.params:
        if isinstance(param, TensorParam) and param.role != "out":
            yield f"{names[param.name]}: jax.Array"
        elif isinstance(param, ScalarParam):
            default = "" if param.default is None else f" = {param.default!r}"
            yield f"{names[param.name]}: {_NUMBERS.get(param.dtype, 'int')}{default}"
    if extents:
        yield "*"
    yield from (f"{name}: int" for name in extents.values())


def _about(operands: list[TensorParam], results: list[TensorParam]) -> Iterator[str]:
    for tensor in [t for t in operands if t not in results]:
        yield f"{tensor.name}: {tensor_text(tensor)}"
    for tensor in results:
        yield f"{tensor.name}, a result{' and an argument' * (tensor in operands)}: {tensor_text(tensor)}"


def _sources(signature: Signature, operands: list[TensorParam], results: list[TensorParam]) -> Iterator[Values]:
    """Per value of a call where a frame of XLA has it."""
    for param in signature.params:
        if isinstance(param, ScalarParam):
            yield {"kind": "ATTRIBUTE", "number": 0, "rank": 0, "order": None, "name": c_string(param.name)}
        elif isinstance(param, TensorParam):
            order = dense_order(param, signature)
            row_major = order == tuple(reversed(range(param.rank)))
            yield {
                "kind": "OPERAND" if param.role == "in" else "RESULT",
                "number": (operands if param.role == "in" else results).index(param),
                "rank": param.rank,
                "order": None if row_major else order,
                "name": c_string(param.name),
            }
