"""The JAX door: handlers run under `jit` on a CPU, with the recording driver, a stream and memory
that `fake_xla.c` gives them.
"""

import ast
import builtins
import json
import subprocess
from pathlib import Path

import pytest
from bundles import bundle_of, choice_of, program_of, single
from c_library import LOOKS_FOR, RECORDER, WARNINGS, compiled, compiler
from frameworks_kit import needs, run

from cutec.artifact.backward import Backward
from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    WorkspaceParam,
    row_major,
)
from cutec.diag import CutecError
from cutec.library.jax_calls import dense_order
from cutec.library.write import export
from cutec.records import replace
from cutec.runtime.tensors import DLPACK

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
PARTS = ["c", "jax"]
N = Symbol("n")
M, K, N4 = Symbol("m"), Symbol("k"), Symbol("n", div=4)


FUNCTIONS = ("gemm", "scale", "fill", "mix", "norm", "norm_backward")


def tensor(name, dtype="f32", shape=("n",), role="in"):
    return TensorParam(name, dtype, shape, (None,) * (len(shape) - 1) + (1,), order=row_major(len(shape)), role=role)


GEMM = Signature(
    (
        tensor("a", "bf16", ("m", "k")),
        TensorParam("b", "bf16", ("n", "k"), (1, None), role="in"),
        ScalarParam("alpha", "f32"),
        StreamParam("stream"),
        tensor("c", "f32", ("m", "n"), "out"),
        ScalarParam("count", "i32", 3),
        ScalarParam("flag", "i1", False),
    ),
    (M, K, N4),
)
SCALE = Signature((tensor("x", role="inout"), ScalarParam("factor", "f16")), (N,))
FILL = Signature(
    (tensor("x", role="out"), ScalarParam("value", "f32"), WorkspaceParam("w", "f32", ("n + 3",), 64)), (N,)
)
MIX = Signature(
    (
        tensor("y", role="inout"),
        tensor("x", "i64"),
        tensor("z", "i1", ("n", 2), "out"),
        ScalarParam("wide", "u64", (1 << 63) + 1),
    ),
    (N,),
)
# y = norm(x, w), and r for the gradients; w has none
NORM = Signature(
    (tensor("x"), tensor("w", "f16"), ScalarParam("eps", "f32"), tensor("y", role="out"), tensor("r", role="out")), (N,)
)
NORM_BACKWARD = Signature(
    (
        tensor("r"),
        tensor("dy"),
        tensor("w", "f16"),
        tensor("dx", role="out"),
        tensor("gw", role="out"),
        ScalarParam("eps", "f32"),
    ),
    (N,),
)
ADDRESS = Signature((PointerParam("p", "f32"), tensor("x", role="out")), (N,))
READS = Signature((tensor("x"),), (N,))


@pytest.fixture(scope="module")
def bundle():
    if compiler() is None:
        pytest.skip("no C compiler here")
    signatures = {"gemm": GEMM, "small": SCALE, "large": SCALE, "fill": FILL, "mix": MIX}
    signatures |= {"address": ADDRESS, "reads": READS, "norm": NORM, "norm_backward": NORM_BACKWARD}
    exports = {name: (s, program_of(s, kernel=f"{name}_kernel")) for name, s in signatures.items()}
    made = bundle_of(exports, [choice_of("scale", ("n <= 1000", "small"), ("", "large"))])
    back = Backward("norm_backward", {"w": "gw"})
    exports = tuple(replace(e, backward=back) if e.name == "norm" else e for e in made.manifest.exports)
    return replace(made, manifest=replace(made.manifest, exports=exports))


def include():
    """jaxlib's folder of headers."""
    return run("import jax.ffi; print(jax.ffi.include_dir())", "/").strip()


@needs("jax")
def test_declarations_are_those_of_the_header(bundle, tmp_path):
    export(bundle, tmp_path, "kernels", PARTS)
    handlers = ["-DHANDLED=kernels_scale_xla, kernels_fill_xla", '-DLIBRARY_JAX="kernels_jax.c"']
    sources = [HERE / "xla_layout.c", tmp_path / "kernels.c", "-lpthread", "-ldl", "-o", tmp_path / "show"]
    subprocess.run(["cc", "-std=c11", f"-I{include()}", f"-I{tmp_path}", *handlers, *sources], check=True)
    lines = subprocess.run([tmp_path / "show"], capture_output=True, text=True, check=True).stdout.splitlines()
    assert lines[:2] == ["0 0.1 1", "0 0.1 0"]  # a call with memory of XLA is not replayed
    kinds = {"PRED": "i1", "BF16": "bf16", **{f"S{bits}": f"i{bits}" for bits in (8, 16, 32, 64)}}
    for line in lines[2:]:
        name, code, bits = line.split()
        assert DLPACK[int(code), int(bits)] == kinds.get(name, name[0].lower() + name[1:])


@pytest.mark.parametrize("how", [("cc", "-std=c99"), ("c++", "-std=c++17", "-x", "c++")])
def test_it_compiles_without_a_warning(bundle, tmp_path, how):
    export(bundle, tmp_path, "kernels", PARTS)
    command = [*how, "-O2", *WARNINGS, "-fPIC", "-c", "kernels_jax.c", "-o", "kernels_jax.o"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stderr == ""


def test_make_builds_it_into_the_library(bundle, tmp_path):
    files = export(bundle, tmp_path, "kernels", ["make", *PARTS, "cmake"])
    assert {file.name for file in files} > {"kernels_jax.c", "kernels_jax.py"}
    subprocess.run(["make", "CFLAGS=-O0"], cwd=tmp_path, capture_output=True, check=True)
    found = subprocess.run(["nm", "-D", tmp_path / "libkernels.so"], capture_output=True, text=True, check=True).stdout
    assert {line.split()[-1] for line in found.splitlines() if line.endswith("_xla")} == {
        f"kernels_{name}_xla" for name in FUNCTIONS
    }
    assert "add_library(kernels kernels.c kernels_jax.c)" in (tmp_path / "CMakeLists.txt").read_text()


def test_names_of_the_module_cannot_be_taken(tmp_path):
    names = ("jax", "len", "_Function", "_number", "_0")
    bundle = bundle_of({name: (SCALE, program_of(SCALE)) for name in names})
    export(bundle, tmp_path, "kernels", PARTS)
    tree = ast.parse((tmp_path / "kernels_jax.py").read_text())
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert {f"{name}_" for name in names} < set(functions)
    from cutec.library.jax_calls import _TAKEN

    assert read & set(dir(builtins)) <= _TAKEN and not set(functions[3:]) & read


@pytest.mark.parametrize("part", ["jax", "wheel", "torch"])
def test_two_functions_have_two_names(part, tmp_path):
    name = {"jax": "jax", "wheel": "torch", "torch": "len"}[part]
    bundle = bundle_of({n: (SCALE, program_of(SCALE)) for n in (name, f"{name}_")})
    with pytest.raises(CutecError, match=f"{name}_ would stand for two things") as caught:
        export(bundle, tmp_path / "out", "kernels", ["c", part])
    assert caught.value.code == "E1120" and not (tmp_path / "out").exists()


LAUNCHES = f"""
import ctypes, json, sys
driver = ctypes.CDLL("./{RECORDER}", mode=ctypes.RTLD_GLOBAL)
driver.fake_log.restype = ctypes.c_char_p
for name, sizes in (
    ("gemm", [8, 4, 4, 8, 8, 4, 8, 4, 8, 8, 4, 1]), ("fill", [8, 4, 4, 8, 4]), ("mix", [8, 4, 8, 8, 8, 8]),
    ("norm", [8, 4, 8, 4, 8, 8]), ("norm_backward", [8, 4, 8, 8, 8, 8, 4]), ("small", [8, 4, 2]), ("large", [8, 4, 2]),
):
    driver.fake_kernel(name.encode() + b"_kernel", len(sizes), (ctypes.c_int * len(sizes))(*sizes))
driver.fake_attribute(97, 232448)
driver.fake_new_context(1)
import jax, jax.numpy as jnp, numpy as np
import kernels_jax as kernels
shim = ctypes.CDLL("./shim.so")
shim.fake_alignment.restype = ctypes.c_size_t
kernels.load("./shim.so", platform="cpu")

def launched(call):
    driver.fake_clear()
    result = jax.block_until_ready(call())
    return result, [line.split("|") for line in driver.fake_log().decode().splitlines()]

def address(parameter):
    return int.from_bytes(bytes.fromhex(parameter), "little")

def said(call):
    try:
        jax.block_until_ready(call())
    except Exception as e:
        return f"{{type(e).__name__}}: {{e}}".splitlines()[0]

f32 = lambda *shape: jnp.zeros(shape, jnp.float32)
bf16 = lambda *shape: jnp.zeros(shape, jnp.bfloat16)
"""


@pytest.fixture(scope="module")
def folder(bundle, tmp_path_factory):
    """A folder with the module, the library behind `fake_xla.c`, and the driver."""
    folder = tmp_path_factory.mktemp("jax")
    export(bundle, folder, "kernels", PARTS)
    flags = ["-I", include(), *(f"-D{name}" for name in (f'LIBRARY="{folder}/libkernels.so"',))]
    handlers = " ".join(f"HANDLER(kernels_{name})" for name in FUNCTIONS)
    compiled(HERE / "fake_xla.c", folder / "shim.so", *flags, f"-DHANDLERS={handlers}")
    compiled(folder / "kernels.c", folder / "libkernels.so", LOOKS_FOR, str(folder / "kernels_jax.c"))
    compiled(HERE / "fake_cuda.c", folder / RECORDER, f"-Wl,-soname,{RECORDER}")
    return folder


CALLS = """
# a matrix whose columns are contiguous, numbers as attributes, defaults
c, (line,) = launched(lambda: jax.jit(lambda a, b: kernels.gemm(a, b, 0.5))(bf16(6, 16), bf16(8, 16)))
assert (c.shape, c.dtype) == ((6, 8), jnp.float32), c
assert line[:5] == ["gemm_kernel", "1,1,1", "128,1,1", "0", "5ea"], line
names = ["a", "m", "k", "a_stride", "b", "n", "b_stride", "alpha", "c", "c_stride", "count", "flag"]
found = dict(zip(names, line[6:]))
assert [address(found[name]) for name in ("m", "k", "n", "b_stride", "count", "flag")] == [6, 16, 8, 8, 3, 0], found
assert np.frombuffer(bytes.fromhex(found["alpha"]), np.float32) == 0.5
assert address(found["c"]) == c.unsafe_buffer_pointer()
_, (line,) = launched(lambda: kernels.gemm(bf16(6, 16), bf16(8, 16), alpha=1, count=-1, flag=True))
assert line[-2:] == ["ffffffff", "01"], line

# memory of an argument that is given away is that of the result; another is copied
x = f32(10)
y, (line,) = launched(lambda: jax.jit(kernels.scale, static_argnums=1)(x, 2.0))
assert address(line[6]) == y.unsafe_buffer_pointer() != x.unsafe_buffer_pointer() and line[-1] == "0040", line
before = x.unsafe_buffer_pointer()
y, (line,) = launched(lambda: jax.jit(kernels.scale, static_argnums=1, donate_argnums=0)(x, 2.0))
assert before == y.unsafe_buffer_pointer() == address(line[6]) and x.is_deleted()
_, lines = launched(lambda: (kernels.scale(f32(1000), 1.0), kernels.scale(f32(1001), 1.0)))
assert [line[0] for line in lines] == ["small_kernel", "large_kernel"]

# a loop of calls, also nested
y, lines = launched(lambda: jax.vmap(lambda x: kernels.scale(x, 1.0))(f32(3, 10)))
assert y.shape == (3, 10) and len(lines) == 3, lines
product = jax.vmap(lambda a, b: kernels.gemm(a, b, 1.0), in_axes=(0, None))
y, lines = launched(lambda: jax.vmap(product, in_axes=(0, None))(bf16(2, 2, 6, 16), bf16(8, 16)))
assert y.shape == (2, 2, 6, 8) and len(lines) == 4 and len({line[10] for line in lines}) == 1, lines

# extents that no argument has, and a workspace
x, (line,) = launched(lambda: jax.jit(lambda: kernels.fill(4.0, n=7))())
assert x.shape == (7,) and address(line[9]) == 0x600000000000 and shim.fake_alignment() == 64, line

# two results, one of them an argument
(y, z), (line,) = launched(lambda: kernels.mix(f32(5), jnp.zeros(5, jnp.int64)))
assert (y.shape, z.shape, z.dtype) == ((5,), (5, 2), jnp.bool_)
assert [address(line[n]) for n in (6, 9)] == [y.unsafe_buffer_pointer(), z.unsafe_buffer_pointer()]

# integers that XLA's attributes cannot have
assert address(line[-1]) == (1 << 63) + 1, line
for wide in ((1 << 64) - 1, 1 << 63, 5):
    _, (line,) = launched(lambda: jax.jit(lambda y, x: kernels.mix(y, x, wide))(f32(5), jnp.zeros(5, jnp.int64)))
    assert address(line[-1]) == wide, line
assert "E4029: argument 'wide' is -1" in said(lambda: kernels.mix(f32(5), jnp.zeros(5, jnp.int64), -1))

# programs that are exported, for all extents
from jax import export
asked = [export.DisabledSafetyCheck.custom_call("kernels_gemm")]
m, n = export.symbolic_shape("m, 4*n")
shapes = [jax.ShapeDtypeStruct((extent, 16), jnp.bfloat16) for extent in (m, n)]
made = export.export(jax.jit(lambda a, b: kernels.gemm(a, b, 1.0)), disabled_checks=asked)(*shapes)
y, (line,) = launched(lambda: made.call(bf16(6, 16), bf16(8, 16)))
assert y.shape == (6, 8) and address(line[7]) == 6, line

# gradients by the function that the export names; the result that it saves is not computed twice
f16 = jnp.ones(5, jnp.float16)
loss = lambda x, w: (3 * kernels.norm(x, w, 0.5)[0]).sum()
(dx, dw), lines = launched(lambda: jax.jit(jax.grad(loss, argnums=(0, 1)))(f32(5), f16))
assert (dx.dtype, dw.dtype) == (jnp.float32, jnp.float16) and dx.shape == dw.shape == (5,)
assert [line[0] for line in lines] == ["norm_kernel", "norm_backward_kernel"], lines
assert lines[1][6] == lines[0][-1] and lines[1][-1] == lines[0][9] == "0000003f", lines
_, lines = launched(lambda: jax.vmap(jax.grad(loss), in_axes=(0, None))(f32(3, 5), f16))
assert [line[0] for line in lines].count("norm_backward_kernel") == 3, lines
_, lines = launched(lambda: kernels.norm(f32(5), f16, 0.5))
assert len(lines) == 1
"""


@needs("jax")
def test_calls(folder):
    run(LAUNCHES + CALLS, folder, JAX_ENABLE_X64="1")


ERRORS = """
import jax.errors
traced = "TypeError: argument 'factor' is traced, expected a number: name it in static_argnames of jax.jit"
told = [
    said(lambda: kernels.gemm(f32(6, 16), bf16(8, 16), 1.0)),
    said(lambda: kernels.gemm(bf16(6), bf16(8, 16), 1.0)),
    said(lambda: kernels.gemm(bf16(6, 16), bf16(8, 17), 1.0)),
    said(lambda: kernels.gemm(bf16(6, 16), bf16(6, 16), 1.0)),
    said(lambda: kernels.gemm(bf16(6, 16), bf16(8, 16), None)),
    said(lambda: kernels.gemm(bf16(6, 16), bf16(8, 16), 1.0, 1 << 64)),
    said(lambda: kernels.gemm(bf16(6, 16), bf16(8, 16), 1.0, 1 << 40)),
    said(lambda: jax.jit(kernels.scale)(f32(3), 1.0)),
    said(lambda: jax.jit(lambda x: kernels.scale(x, 1e6))(f32(3))),
    said(lambda: kernels.fill(1.0, n=1 << 20)),
    said(lambda: kernels.fill(1.0)),
    said(lambda: jax.grad(lambda x: kernels.scale(x, 1.0).sum())(f32(3))),
    said(lambda: jax.ffi.ffi_call("kernels_scale", jax.ShapeDtypeStruct((3,), jnp.float32))(factor=1.0)),
    said(lambda: jax.ffi.ffi_call("kernels_scale", jax.ShapeDtypeStruct((3,), jnp.float32))(f32(3))),
    said(lambda: jax.ffi.ffi_call("kernels_scale", jax.ShapeDtypeStruct((3,), jnp.float16))(f32(3), factor=1.0)),
]
driver.fake_fail(b"cuLaunchKernelEx", 0, 999)
told += [said(lambda: kernels.scale(f32(4), 1.0))]
driver.fake_clear()
shim.fake_old(1)
told += [said(lambda: kernels.scale(f32(4), 1.0))]
shim.fake_old(0)
jax.block_until_ready(kernels.scale(f32(4), 1.0))  # the next call works
told += [said(lambda: kernels._number("x", *wrong)) for wrong in (("no", "bool"), (-1, "bool"), ("1", "float"))]
told += [[kernels._number("x", right, "bool") for right in (1, False, np.True_)]]
told += [hasattr(kernels, name) for name in ("address", "reads")] + [kernels.__doc__.splitlines()]
told += [said(lambda: kernels.gemm(bf16(6, 16), bf16(8, 16), 1.0, 1 << 63))]
print(json.dumps(told))
"""


@needs("jax")
def test_errors(folder):
    told = json.loads(run(LAUNCHES + ERRORS, folder).splitlines()[-1])
    run_time = "JaxRuntimeError: INVALID_ARGUMENT: "
    assert told[:9] == [
        "TypeError: E4021: argument 'a' has dtype float32, expected bfloat16",
        "ValueError: E4022: argument 'a' has 1 dimensions [6], expected 2: [m, k]",
        "ValueError: E4023: Mismatched b.shape[1] = 17, expected k = 16 (from a.shape[1])",
        "ValueError: E4026: argument 'b' has extent 6 in dimension 0, expected n to be a multiple of 4",
        "TypeError: E4029: argument 'alpha' is None, expected a number",
        "TypeError: E4029: argument 'count' is 18446744073709551616, expected an integer of 64 bits",
        f"{run_time}E4029: argument 'count' is 1099511627776, which i32 cannot hold (-2147483648 to 2147483647)",
        "TypeError: argument 'factor' is traced, expected a number: name it in static_argnames of jax.jit",
        f"{run_time}E4029: argument 'factor' is 1000000.0, which f16 cannot hold (up to 65504.0)",
    ]
    assert "E4033: workspace 'w' of fill cannot be allocated; the call needs 4194316 bytes" in told[9]
    assert "missing 1 required keyword-only argument: 'n'" in told[10]
    assert "cannot be differentiated" in told[11]
    assert told[12] == f"{run_time}scale has 1 operands and 1 results, the call 0 and 1"
    assert told[13] == f"{run_time}E4029: argument 'factor' is None, expected a number (f16)"
    assert told[14] == f"{run_time}E4021: argument 'x' has dtype f16, expected f32"
    assert "JaxRuntimeError: INTERNAL: E4040: launch of small_kernel on Fake GPU 1 failed" in told[15]
    assert told[16] == "JaxRuntimeError: UNIMPLEMENTED: kernels needs JAX 0.6 or newer"
    assert told[17:20] == [
        "TypeError: E4029: argument 'x' is 'no', expected a bool",
        "TypeError: E4029: argument 'x' is -1, expected a bool",
        "TypeError: E4029: argument 'x' is '1', expected a number",
    ]
    assert told[24].startswith(f"{run_time}E4029: argument 'count' is 9223372036854775808, which i32 cannot hold")
    assert told[20] == [True, False, True] and told[21:23] == [False, False]
    assert [line for line in told[23] if "no function here" in line] == [
        "`address` is no function here: 'p' is an address, and JAX gives arrays.",
        "`reads` is no function here: it writes no tensor, and JAX takes results from arrays that a function gives.",
    ]


def test_a_bundle_without_a_function_for_jax_is_refused(tmp_path):
    with pytest.raises(CutecError) as caught:
        export(single(PointerParam("p", "f32")), tmp_path / "out", "kernels", PARTS)
    assert caught.value.code == "E1120" and not (tmp_path / "out").exists()
    why = "fn: 'p' is an address, and JAX gives arrays"
    assert caught.value.message == f"JAX can call no function of this bundle: {why}"


@pytest.mark.parametrize(
    "shape, stride, more, order",
    [
        (("m", "n"), (None, 1), {}, (1, 0)),
        (("m", "n"), (1, None), {}, (0, 1)),
        (("m", "n"), (None, None), {}, (1, 0)),
        (("m", 4, "n"), (None, 1, None), {}, (1, 2, 0)),
        (("m", 2, 32), (64, None, 1), {}, (2, 1, 0)),
        (("m", 4), (None, 1), {"stride_div": (8, 1)}, None),
        (("m", "n"), (None, 1), {"stride_div": (8, 1)}, (1, 0)),
        (("m", 1, 8), (8, 77, 1), {}, (2, 1, 0)),
        (("m", "n"), (1, None), {"order": (0, 1)}, (0, 1)),
        (("m", "n"), (None, 2), {}, None),
        (("m", "n"), (0, 1), {}, None),
        ((), (), {}, ()),
    ],
)
def test_layouts(shape, stride, more, order):
    param = TensorParam("x", "f32", shape, stride, **more)
    signature = Signature((param,), tuple(Symbol(e) for e in shape if isinstance(e, str)))
    assert dense_order(param, signature) == order
