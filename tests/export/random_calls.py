"""Random calls of a bundle's functions: arguments that fit, and such that break a rule."""

import random
import re
from contextlib import suppress

from c_library import agrees, expected, fields_of, workspaces_of

from cutec.artifact.signature import (
    DTYPE_BITS,
    PointerParam,
    ScalarParam,
    TensorParam,
    WorkspaceParam,
    concrete_compact_stride,
)
from cutec.diag import CutecError
from cutec.runtime.tensors import TensorView

_EXTENTS = (
    0,
    1,
    2,
    3,
    7,
    8,
    16,
    31,
    64,
    100,
    127,
    128,
    129,
    256,
    500,
    1000,
    2112,
    4096,
    18944,
    65536,
    1 << 20,
    1 << 30,
)
_INTS = (0, 1, -1, 2, 3, 5, 7, 64, 127, 1000, 12345)


# What functions, by the begin of their names, assert of extents.
_HALVES = "k == 2 * kh and mt == (m + 63) // 64 and kt == (k + 63) // 64"
_ASSERTED = {"gemm_sparse_": _HALVES, "linear_sparse_": _HALVES}


def rule_of(bundle, name):
    """The guard of a function's first form, or what it asserts."""
    choice = bundle.manifest.choice(name)
    asserted = next((rule for begin, rule in _ASSERTED.items() if name.startswith(begin)), "")
    return (choice.forms[0].when if choice else "") or asserted


def _fit(symbols, rule):
    """Extents that a rule sets equal to sums of others get these values."""
    for name, value in re.findall(r"(\w+) == ([^<>=]+?)(?= and |$)", rule):
        if name in symbols:
            symbols[name] = eval(value, {}, symbols)


def random_call(rng, signature, rule=""):
    """Arguments by name, as `c_library.fields_of` takes them; of three calls one is wrong. `rule`:
    a guard, which most of the others fit.
    """
    symbols = {s.name: rng.choice(_EXTENTS) // s.div * s.div for s in signature.symbols}
    if rule and rng.random() < 3 / 4:
        _fit(symbols, rule)
    wrong = rng.random() < 1 / 3
    if wrong and signature.symbols and rng.random() < 0.5:
        name = rng.choice(signature.symbols).name
        symbols[name] = rng.choice((symbols[name] + 1, 1 << 31, (1 << 40) + 8, symbols[name] + 4))
    arguments = {}
    for position, param in enumerate(signature.params, 1):
        if isinstance(param, TensorParam):
            arguments[param.name] = _tensor(rng, param, symbols, position << 44, wrong)
        elif isinstance(param, PointerParam):
            arguments[param.name] = (position << 44) + param.align * rng.randrange(8) + (wrong and rng.randrange(2))
        elif isinstance(param, ScalarParam):
            arguments[param.name] = _scalar(rng, param.dtype)
        elif isinstance(param, WorkspaceParam):
            arguments[param.name] = (0, 0)
    return arguments


def _tensor(rng, param, symbols, base, wrong):
    shape = tuple(symbols[e] if isinstance(e, str) else e for e in param.shape)
    if param.order is not None:
        stride = concrete_compact_stride(shape, param.order)
    else:
        stride, running = [0] * len(shape), 1
        for dim in reversed(range(len(shape))):
            div = param.stride_div[dim]
            given = param.stride[dim]
            padded = -(-running // div) * div + div * rng.choice((0, 0, 1, 5))
            stride[dim] = padded if given is None else given
            if wrong and given is None and rng.random() < 0.3:
                stride[dim] += rng.choice((1, 3))
            running = min(max(running, stride[dim] * shape[dim]), 1 << 60)  # strides have 64 bits
        stride = tuple(stride)
    address = base + param.align * rng.randrange(16)
    if wrong and rng.random() < 0.2:
        address += rng.choice((1, 2, 4, 8))
    return TensorView(address, shape, stride, param.dtype, 0)


def _scalar(rng, dtype):
    if dtype == "i1":
        return bool(rng.randrange(2))
    if dtype[0] in "iu":
        bits = DTYPE_BITS[dtype]
        value = rng.choice((*_INTS, (1 << bits - 1) - 1)) % (1 << bits - (dtype[0] == "i"))
        return -value if dtype[0] == "i" and rng.randrange(2) else value
    return rng.choice((0.0, 1.0, -0.5, 0.125, 3.0, 1024.0, -0.0078125))


def calls(made, bundle, arch, count):
    """Random calls of all functions of a library on one arch, compared; the statuses."""
    rng, seen = random.Random(1), set()
    names = list(made.functions)
    for number in range(count):
        name = names[number % len(names)]
        choice = bundle.manifest.choice(name)
        signature = bundle.manifest.export(choice.forms[0].export if choice else name).signature
        arguments = random_call(rng, signature, rule_of(bundle, name))
        with suppress(CutecError):  # a wrong call has no workspaces
            arguments |= workspaces_of(bundle.manifest, name, arguments)
        stream = rng.choice((0, 0x1230))
        want = expected(bundle.manifest, name, arguments, arch, stream)
        got = made.call(name, fields_of(signature, arguments, stream))
        assert agrees(got, want), (arguments, got, want)
        seen.add(got[0])
    return seen
