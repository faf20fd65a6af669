"""A library as a Python package: its functions as Python calls them, and what its wheel says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.artifact.signature import PointerParam, Signature, TensorParam
from cutec.diag import error
from cutec.lazy_pattern import pattern
from cutec.library.interface import description
from cutec.library.operators import Given, given
from cutec.library.python_names import check_distinct, parameter_names, python_name
from cutec.records import dataclass

Values = dict[str, Any]

# Version specifiers (packaging.python.org) without local versions and epochs; an SPDX expression.
_VERSION = pattern(r"\d+(\.\d+)*((a|b|rc)\d+)?(\.post\d+)?(\.dev\d+)?\Z")
_LICENSE = pattern(r"[A-Za-z0-9.+() -]+\Z")
# What the package has beside the functions: the first three for its users.
PUBLIC = ("Error", "LIBRARY", "__version__")
# Parts of an export that are modules of the package -> what these need.
MODULES = {"jax": "jax>=0.6", "torch": "torch>=2.11"}
# Names that functions do not take: of the package, and of what its stubs use.
_TAKEN = frozenset({*PUBLIC, "Function", "jax", "torch", "RuntimeError", "dict", "int", "property", "str", "tuple"})


@dataclass(frozen=True, slots=True)
class Package:
    """What a wheel says of itself: a version of Python packages, and a licence in the terms of SPDX
    ("" says nothing).
    """

    version: str = "0.1.0"
    license: str = ""


def check(package: Package, name: str) -> None:
    """Raise E1120 for what no wheel can say, and a name that no package can have."""
    if not _VERSION.match(package.version):
        raise error("E1120", f"{package.version!r} is no version of a Python package", help="such as 1.2.0 or 1.2.0rc1")
    if package.license and not _LICENSE.match(package.license):
        raise error("E1120", f"{package.license!r} is no SPDX expression", help="such as MIT, or Apache-2.0 OR MIT")
    if python_name(name, set()) != name:
        raise error("E1120", f"{name!r} cannot be the name of a Python package", help="--lib NAME")


def add(functions: Sequence[Values]) -> None:
    """Add to each function of a library what the package has: `python`. Raises E1120 for two of one
    name.
    """
    for function in functions:
        function["python"] = _calls(function["name"], function["export"].signature)
    check_distinct((f["python"]["name"] for f in functions), "the package", "wheel")


def _calls(name: str, signature: Signature) -> Values:
    """A function as the package has it: what `..._dlpack` takes, in its order, then the stream."""
    params = given(signature)
    names = parameter_names({p.name: p.name for p in params}, ())
    stream = signature.stream.name if signature.stream else "stream"
    return {
        "name": python_name(name, _TAKEN),
        "params": [{**_param(p), "python": names[p.name]} for p in params],
        "about": [f"{names[p.name]}: {description(p)}" for p in params],
        "stream": python_name(stream, names.values()),
    }


def _param(param: Given) -> Values:
    values: Values = {"name": param.name, "dtype": param.dtype, "default": None}
    if isinstance(param, TensorParam):
        return {**values, "kind": "tensor"}
    if isinstance(param, PointerParam):
        return {**values, "kind": "address"}
    kind = "integer" if param.dtype[0] in "iu" else "real"
    return {**values, "kind": kind, "default": None if param.default is None else repr(param.default)}
