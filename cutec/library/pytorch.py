"""A library's operators for PyTorch, as `templates/export/torch.*` print them: schemas, the C++
function of each, and what the Python module says of shapes, gradients and the CPU.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cutec.artifact.backward import Link, links
from cutec.artifact.manifest import Manifest
from cutec.artifact.signature import DTYPE_BITS, ScalarParam, TensorParam
from cutec.diag import error
from cutec.library.interface import description, unreserved
from cutec.library.operators import Given, Operator, operators
from cutec.library.program import c_string
from cutec.library.python_names import check_distinct, parameter_names, private, python_name
from cutec.runtime.tensors import DLPACK, NAMES

# Our dtype -> PyTorch's; elements narrower than a byte are bytes to it.
DTYPES = {
    **{ours: theirs for theirs, ours in NAMES.items() if ours not in ("f8E4M3", "f8E4M3B11FNUZ")},
    "tf32": "float32",
    "f4E2M1FN": "float4_e2m1fn_x2",  # two elements
    **dict.fromkeys(("i4", "u4", "f6E3M2FN", "f6E2M3FN"), "uint8"),
}
# Our dtype -> code and bits in DLPack.
_DLPACK = {ours: code for code, ours in DLPACK.items()}
# Kind of a scalar's dtype -> its type in schemas, in C++ and in Python.
_SCALARS = {
    "i1": ("bool", "bool", "bool"),
    "i": ("SymInt", "int64_t", "int"),
    "u": ("SymInt", "int64_t", "int"),
    "f": ("float", "double", "float"),
    "b": ("float", "double", "float"),
}

# What the generated module uses under names of its own, besides private names.
_WORDS = """
Tensor dict str int float bool list tuple len zip map enumerate isinstance range reversed RuntimeError
"""

# Namespaces of operators that PyTorch registers itself (2.13), and names that `torch.ops` has.
_NAMESPACES = """
aten c10d debug_mode_ops debugprims export higher_order inductor inductor_prims mkl mkldnn mkldnn_prepacked onednn prim
prims profiler quantization quantized rngprims sparse static_runtime symm_mem torch torchvision
import_module load_library loaded_libraries
"""

# The overload without gradients of an operator that has some: PyTorch's autograd for operators is
# in Python, and takes time in calls that record nothing, too.
_NO_GRAD = ".no_grad"

Values = dict[str, Any]


def context(manifest: Manifest, library: str, symbols: Mapping[str, str]) -> Values:
    """What the templates print; `symbols` are the functions' names in C. Raises E1120 for what
    PyTorch cannot have.
    """
    if library in _NAMESPACES.split():
        raise error("E1120", f"torch.ops.{library} is PyTorch's own", help="give the library another name with --lib")
    known = {operator.name: operator for operator in operators(manifest)}
    made = [{**_operator(o), "c_symbol": symbols[o.name], "backward": _backward(o, known)} for o in known.values()]
    variants = [variant for operator in made for variant in operator["variants"]]
    check_distinct((*(v["python"] for v in variants), "interpret"), f"{library}_torch.py", "torch")
    names = [v["python"] for v in variants if v["overload"] != _NO_GRAD]
    return {"operators": made, "torch_dtypes": list(_dtypes()), "names": names}


def _dtypes() -> Iterator[Values]:
    """PyTorch's dtypes, our names of them, DLPack's code, bits and lanes, and the functions of the
    stable ABI that tell their numbers.
    """
    for name, ours in {name: ours for ours, name in reversed(DTYPES.items())}.items():
        prefix = "torch" if name in ("float8_e8m0fnu", "float4_e2m1fn_x2") else "aoti_torch"
        code, bits = _DLPACK[ours]
        yield {
            "ours": ours,
            "name": name,
            "code": code,
            "bits": bits,
            "lanes": 2 if name.endswith("_x2") else 1,
            "function": f"{prefix}_dtype_{name}",
        }


def _operator(operator: Operator) -> Values:
    _check(operator)
    variants = [_variant(operator, operator.params, "out" if operator.returns else "", ())]
    if operator.returns:
        variants.insert(0, _variant(operator, operator.read, "", operator.written))
        if operator.export.backward is not None:
            variants.append(_variant(operator, operator.read, _NO_GRAD[1:], operator.written))
    device = next((p for p in (*operator.read, *operator.params) if not isinstance(p, ScalarParam)), None)
    assert device is not None  # `_check`
    tensor = next((p for p in operator.params if isinstance(p, TensorParam)), device)
    source = operator.export.source
    return {
        "name": operator.name,
        "symbol": operator.symbol,
        "title": f"{operator.name}, compiled from {source.file}:{source.line}.",
        "about": [f"{_names(operator)[p.name]}: {description(p)}" for p in operator.params],
        "params": [_param(operator, p) for p in operator.params],
        "device": _param(operator, device),
        "tensor": _param(operator, tensor),
        "guarded": not any(isinstance(p, TensorParam) for p in operator.params),
        "variants": variants,
    }


def _check(operator: Operator) -> None:
    """Raise E1120 for parameters that PyTorch cannot have."""
    for param in operator.memory:
        if param.dtype not in DTYPES:
            raise error("E1120", f"PyTorch has no dtype for {param.name!r} of {operator.name}: {param.dtype}")
    if not operator.memory:
        raise error(
            "E1120",
            f"{operator.name} takes no tensor, and PyTorch finds the device of a call by its tensors",
            help="--only without torch, or give it a tensor",
        )


def _variant(operator: Operator, params: Sequence[Given], overload: str, made: Sequence[TensorParam]) -> Values:
    """One overload: it takes `params`, and makes and returns the tensors `made`."""
    defaults = _defaults(params)
    taken = [{**_param(operator, p), "default": defaults.get(p.name)} for p in params]
    results = ", ".join(f"Tensor {_names(operator)[p.name]}" for p in made)
    dotted = f".{overload}" if overload else ""
    schema = f"{operator.symbol}{dotted}({', '.join(_schema(p, i) for i, p in enumerate(taken))}) -> ({results})"
    return {
        "overload": dotted,
        "op": f"{operator.symbol}.{overload or 'default'}",
        "python": f"{operator.symbol}_{overload}" if overload else python_name(operator.symbol, _taken()),
        "cpp": "made" if made else "call",
        "schema": c_string(schema),
        "taken": taken,
        "checked": [p for p in taken if p["checked"]],
        "made": [_made(operator, p) for p in made],
        "cpp_result": f"std::tuple<{', '.join(['Tensor'] * len(made))}>" if len(made) > 1 else "Tensor",
        "result": f"tuple[{', '.join(['Tensor'] * len(made))}]" if len(made) > 1 else "Tensor" if made else "None",
    }


def _taken() -> frozenset[str]:
    return private("torch.py.j2") | frozenset(_WORDS.split())


def _schema(param: Values, number: int) -> str:
    """A parameter in a schema; tensors whose memory changes have an alias set each."""
    alias = f"(a{number}!)" if param["mutated"] else ""
    default = f"={param['default']}" if param["default"] else ""
    return f"{param['schema']}{alias} {param['name']}{default}"


def _defaults(params: Sequence[Given]) -> dict[str, str]:
    """The defaults of the parameters at the end that have one which a schema can say: its integers
    have 64 bits with a sign.
    """
    found = {}
    for param in reversed(params):
        if not isinstance(param, ScalarParam) or param.default is None:
            break
        if param.dtype == "u64" and param.default >= 1 << 63:
            break
        found[param.name] = repr(param.default)
    return found


def _param(operator: Operator, param: Given) -> Values:
    name = _names(operator)[param.name]
    values = {"name": name, "said": param.name, "c_said": c_string(param.name), "cpp": f"{name}_", "ours": param.dtype}
    if isinstance(param, ScalarParam):
        schema, cpp, python = _SCALARS["i1" if param.dtype == "i1" else param.dtype[0]]
        return {**values, "schema": schema, "cpp_type": f"{cpp} ", "type": python, "mutated": False, "checked": False}
    tensor = isinstance(param, TensorParam)
    return {
        **values,
        "schema": "Tensor",
        "cpp_type": "const Tensor &",
        "type": "Tensor",
        "mutated": param in operator.mutated,
        "checked": tensor and DTYPE_BITS[param.dtype] >= 8,
        "shape": param.shape if tensor else None,
    }


def _made(operator: Operator, param: TensorParam) -> Values:
    """A tensor that a call makes: its extents are those of tensors that it takes."""
    sources = {symbol: (f"{_names(operator)[name]}_", dim) for symbol, (name, dim) in operator.sources.items()}
    layout, rules = _layout(param)
    return {
        "name": _names(operator)[param.name],
        "cpp": f"{_names(operator)[param.name]}_",
        "dtype": DTYPES[param.dtype],
        "number": next(d["function"] for d in _dtypes() if d["name"] == DTYPES[param.dtype]),
        "extents": [f"extent({sources[e][0]}, {sources[e][1]})" if isinstance(e, str) else str(e) for e in param.shape],
        "shape": [f'_extents["{e}"][0]' if isinstance(e, str) else str(e) for e in param.shape],
        "layout": layout,
        "rules": rules,
    }


def _backward(operator: Operator, known: Mapping[str, Operator]) -> Values | None:
    """How gradients are computed: what is kept of a call, and a call of the backward function."""
    if operator.export.backward is None:
        return None
    function = known.get(operator.export.backward.function)
    if function is None:
        return {"function": operator.export.backward.function, "op": None}
    if not operator.returns or not function.returns:
        raise error(
            "E1120",
            f"{(function if operator.returns else operator).name} cannot make what it writes, so that PyTorch has no"
            f" gradients of {operator.name}: extents of it are none of what it reads",
            help="--only without torch, or declare it without backward=",
        )
    found = {link.name: link for link in links(operator.export.backward, operator.signature, function.signature)}
    names, gradients = _names(operator), {link.of: link.name for link in found.values() if link.gradient}
    kept = [found[p.name] for p in function.read if not found[p.name].gradient]
    scalars = {p.name for p in operator.params if isinstance(p, ScalarParam)}
    return {
        "function": function.name,
        "op": f"{function.symbol}.default",
        "tensors": [names[link.of] for link in kept if link.of not in scalars],
        "scalars": [names[link.of] for link in kept if link.of in scalars],
        "without": [names[p.name] for p in operator.written if p.name not in gradients],
        "arguments": [_argument(p, found[p.name], names) for p in function.read],
        "made": [_names(function)[p.name] for p in function.written],
        "results": [_names(function)[gradients[p.name]] if p.name in gradients else "None" for p in operator.read],
    }


def _argument(param: Given, link: Link, names: Mapping[str, str]) -> str:
    """An argument of a backward function: gradients come in any layout."""
    if not link.gradient:
        return names[link.of]
    assert isinstance(param, TensorParam)
    layout, rules = _layout(param)
    return f"_laid_out(_grad_{names[link.of]}, _{layout}, {rules})"


def _layout(param: TensorParam) -> tuple[str, list[Any]]:
    """The function that computes strides of a tensor, and its rules."""
    if param.order is not None:
        return "compact", list(param.order)
    return "padded", [(stride or 0, div) for stride, div in zip(param.stride, param.stride_div)]


def _names(operator: Operator) -> dict[str, str]:
    """The names of its parameters in schemas, Python and C++: identifiers in ASCII."""
    return parameter_names({p.name: unreserved(p.name) for p in operator.params}, private("torch.py.j2"))
