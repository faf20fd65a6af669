"""`cutlass.jax`: functions in programs of JAX, on the interpreter and through XLA's handlers."""

import os
import subprocess
import sys

import pytest
from c_library import HERE, WARNINGS, compiled, compiler
from frameworks_kit import needs, run

from cutec.diag import CutecError
from cutec.frontend.exports import host_only
from cutec.jax import cutlass_call, frames, jax_to_cutlass_dtype
from cutec.jax.handlers import handler_library, handler_source

pytestmark = pytest.mark.slow

ROOT = HERE.parents[1]
PATHS = f"""
import sys
sys.path += [{str(ROOT)!r}, {next(p for p in sys.path if p.endswith("site-packages"))!r}]
from kernels import *
"""
KERNELS = """
import cutec
import jax, jax.numpy as jnp, numpy as np
from cutec import cute
from cutec.jax import TensorSpec, cutlass_call, cutlass_to_jax_dtype, jax_to_cutlass_dtype, is_available, testing

@cute.kernel
def axpy_kernel(x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, factor: cutec.Constexpr):
    i = cute.arch.block_idx()[0] * 32 + cute.arch.thread_idx()[0]
    if i < cute.size(z):
        z[i] = x[i] * factor + y[i]

@cute.jit
def axpy(stream, x: cute.Tensor, y: cute.Tensor, z: cute.Tensor, *, factor: float):
    shown.append((x.shape, z.stride))
    axpy_kernel(x, y, z, factor).launch(grid=cute.ceil_div(cute.size(z), 32), block=32, stream=stream)

@cute.kernel
def scale_kernel(x: cute.Tensor, factor: cutec.Constexpr):
    x[cute.arch.thread_idx()[0]] *= factor

@cute.jit
def scale(stream, x: cute.Tensor, *, factor: float):
    scale_kernel(x, factor).launch(grid=1, block=cute.size(x), stream=stream)

@cute.jit
def nothing(stream, x, *rest):
    pass

shown = []
like = lambda *shape, dtype=jnp.float32: jax.ShapeDtypeStruct(shape, dtype)

def said(call):
    try:
        jax.block_until_ready(call())
    except Exception as e:
        return f"{type(e).__name__}: {e}".split(" [cutec")[0]
"""
ON_CPU = """
x, y = jnp.arange(40, dtype=jnp.float32), jnp.ones(40)

# extents are found at the call, or known when compiling
for static, wanted in ((False, "(?)"), (True, "40")):
    call = cutlass_call(axpy, output_shape_dtype=like(40), use_static_tensors=static, factor=2.0)
    z = jax.jit(call)(x, y)
    assert jnp.array_equal(z, 2 * x + 1), z
    assert type(shown[-1][0][0]) is (int if static else cutec.Int32), shown

# trees of arrays, several outputs, a Python function that calls the jitted one
def both(stream, arrays, copy, result, *, factor):
    axpy(stream, arrays["x"], arrays["y"], result, factor=factor)
    axpy(stream, arrays["x"], arrays["x"], copy, factor=0.0)

call = cutlass_call(both, output_shape_dtype=[like(40), like(40)], factor=3.0)
copy, result = jax.jit(call)({"x": x, "y": y})
assert jnp.array_equal(copy, x) and jnp.array_equal(result, 3 * x + 1)

# the order of dimensions, divisors, what is static of one array
def transposed(stream, x, y):
    shown.append((x.shape, x.stride, y.shape, y.stride))
    axpy(stream, x, x, y, factor=1.0)

spec = TensorSpec(mode=(1, 2, 0), divisibility=(1, 1, 4), static=True)
written = TensorSpec(mode=(2, 0, 1))
call = cutlass_call(transposed, output_shape_dtype=like(4, 2, 3), input_spec=(spec,), output_spec=written)
made = call(jnp.arange(24, dtype=jnp.float32).reshape(2, 3, 4))
assert shown[-2][:2] == ((3, 4, 2), (4, 1, 12)), shown
assert isinstance(shown[-2][2][0], cutec.Int32) and shown[-2][3][0] == 1, shown
wanted = 2 * np.arange(24, dtype=np.float32).reshape(2, 3, 4).transpose(1, 2, 0)
assert np.array_equal(np.asarray(made).transpose(2, 0, 1).ravel("F"), wanted.ravel("F"))

# inputs whose memory becomes that of outputs, in another order
def twice(stream, a, b, c):
    scale(stream, a, factor=2.0)
    scale(stream, b, factor=3.0)
    axpy(stream, a, b, c, factor=1.0)

call = cutlass_call(twice, output_shape_dtype=(like(8), like(8), like(8)), input_output_aliases={0: 2, 1: 0})
b, c, a = jax.jit(call)(jnp.ones(8), x[:8])
assert [list(v[:2]) for v in (a, b, c)] == [[2, 2], [0, 3], [2, 5]], (a, b, c)

# gradients that the program states, and a part of a mesh
@jax.custom_vjp
def product(x):
    return cutlass_call(axpy, output_shape_dtype=x, factor=5.0)(x, x)

product.defvjp(lambda x: (product(x), None), lambda _, g: (6 * g,))
assert jnp.array_equal(jax.jit(jax.grad(lambda x: product(x).sum()))(x), jnp.full(40, 6.0))
mesh = jax.make_mesh((1,), ("n",), axis_types=(jax.sharding.AxisType.Auto,))
part = jax.sharding.PartitionSpec("n")
mapped = jax.shard_map(product, mesh=mesh, in_specs=(part,), out_specs=part)
assert jnp.array_equal(jax.jit(mapped)(x), 6 * x)
assert jnp.array_equal(jax.vmap(product)(x.reshape(4, 10)), 6 * x.reshape(4, 10))

# two devices at once, with arrays that XLA copies in its pool
two = jax.make_mesh((2,), ("n",), axis_types=(jax.sharding.AxisType.Auto,))
large = jnp.arange(1 << 16, dtype=jnp.float32)
mapped = jax.shard_map(product, mesh=two, in_specs=(part,), out_specs=part)
assert jnp.array_equal(jax.jit(mapped)(large), 6 * large)

# no elements, and symbols as extents
assert product(jnp.zeros(0)).shape == (0,)
m = jax.export.symbolic_shape("m")[0]
made = jax.eval_shape(lambda x: product(x), like(m))
assert made.shape == (m,)

# a function that launches nothing leaves arrays as they are
call = cutlass_call(nothing, output_shape_dtype=(like(40), like(3)), input_output_aliases={0: 0})
kept, zero = call(x)
assert jnp.array_equal(kept, x) and jnp.array_equal(zero, jnp.zeros(3))

# dtypes
for dtype in (cutec.Float16, cutec.BFloat16, cutec.Float8E5M2, cutec.Int32, cutec.Boolean, cutec.Uint8):
    assert jax_to_cutlass_dtype(cutlass_to_jax_dtype(dtype)) is dtype, dtype
    made = testing.create_tensor((3, 4), cutlass_to_jax_dtype(dtype), jax.random.key(0))
    assert made.shape == (3, 4) and jax_to_cutlass_dtype(made.dtype) is dtype
assert is_available() and cutlass_to_jax_dtype(cutec.TFloat32) == jnp.float32
"""
WRONG = """
x = jnp.ones(8)
call = lambda *arrays, **rest: cutlass_call(axpy, output_shape_dtype=like(8), factor=1.0, **rest)(*arrays)
print(*[
    said(lambda: call(x, x, input_spec=(TensorSpec(), None, None))),
    said(lambda: call(x, x, input_spec=(TensorSpec(), "row"))),
    said(lambda: call(x, x, output_spec=TensorSpec(mode=(1, 0)))),
    said(lambda: call(x, x, output_spec=TensorSpec(divisibility=(1, 2)))),
    said(lambda: call(x, x, output_spec=TensorSpec(divisibility=3))),
    said(lambda: call(x, x, input_output_aliases={2: 0})),
    said(lambda: call(x, x[:4], input_output_aliases={1: 0})),
    said(lambda: call(x, x, input_output_aliases={0: 0, 1: 0})),
    said(lambda: call(x, jnp.ones(8, jnp.complex64))),
    said(lambda: call(x, x, compile_options="--nosuch")),
    said(lambda: call(x)),
    said(lambda: cutlass_to_jax_dtype(cutec.Float6E2M3FN)),
    said(lambda: jax.grad(lambda x: call(x, x).sum())(x)),
    said(lambda: jax.ffi.ffi_call("cutlass_call_interpreted", like(8))(x)),
], sep="\\n")
"""


def program(text, folder, **environment):
    """Run a program that has the kernels; what it printed."""
    (folder / "kernels.py").write_text(KERNELS)
    return run(PATHS + text, folder, CUTEC_CACHE_DIR=str(folder / "cache"), **environment)


@pytest.mark.slow
@needs("jax")
def test_values(tmp_path):
    two = "--xla_force_host_platform_device_count=2"
    program(ON_CPU, tmp_path, CUTEC_DEVICE="cpu", JAX_PLATFORMS="cpu", XLA_FLAGS=two)


@needs("jax")
def test_calls_that_do_not_fit(tmp_path):
    told = program(WRONG, tmp_path, CUTEC_DEVICE="cpu", JAX_PLATFORMS="cpu")
    told = "".join(told.split())
    wanted = [
        "input_spec has 3 entries, and there are 2 inputs",
        "input_spec has 'row', expected a TensorSpec or None",
        "output 0 has 1 dimensions, and mode=(1, 0) does not name each once",
        "output 0 has 1 dimensions, and divisibility=(1, 2) 2",
        "output 0 has extent 8 in dimension 0, which is no multiple of 3",
        "input_output_aliases has 2: 0, and there are 2 inputs and 1 outputs",
        "input 1 (float32[4]) cannot be output 0 (float32[8]): they differ",
        "input_output_aliases={0: 0, 1: 0} gives an output to two inputs",
        "an array of complex64 cannot be passed",
    ]
    for message in wanted:
        assert "".join(message.split()) in told, message
    for rest in ("E4310", "E0106", "JAXhasnodtypeforFloat6E2M3FN", "cannotbedifferentiated", "withoutthenumber"):
        assert rest in told, told


def test_without_jax_the_module_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(CutecError, match="needs JAX, which is not installed") as caught:
        cutlass_call(print, output_shape_dtype=())()
    assert caught.value.code == "E4314"


def test_a_build_calls_nothing(monkeypatch):
    monkeypatch.setattr(host_only, "is_recording", lambda: True)
    with pytest.raises(CutecError, match="E0506"):
        jax_to_cutlass_dtype("float32")


THROUGH_XLA = """
import base64, ctypes
from pathlib import Path
from cutec.calling import dispatch
from cutec.jax import get_export_disabled_safety_checks, handlers, register
driver = ctypes.CDLL("./libcuda.so.1", mode=ctypes.RTLD_GLOBAL)
driver.fake_log.restype = ctypes.c_char_p
driver.fake_attribute(97, 232448)
driver.fake_new_context(1)
names = set()

def known(name):
    sizes = [8, 4] * (3 if name.startswith("axpy") else 1)
    driver.fake_kernel(name.encode(), len(sizes), (ctypes.c_int * len(sizes))(*sizes))
    names.add(name)

dispatch.hooks.append(lambda compiled: [known(name) for name in compiled.resources])
register("cpu", "./shim.so")

def launched(call):
    driver.fake_clear()
    result = jax.block_until_ready(call())
    return result, [line.split("|") for line in driver.fake_log().decode().splitlines()]

def address(parameter):
    return int.from_bytes(bytes.fromhex(parameter), "little")
"""
LAUNCHES = """
# on XLA's stream and device, with the memory and extents of the call's arrays
call = cutlass_call(axpy, output_shape_dtype=like(70), factor=2.0)
x, y = jnp.ones(70), jnp.ones(70)
z, (line,) = launched(lambda: jax.jit(call)(x, y))
assert line[0].startswith("axpy_kernel_f32") and line[1:5] == ["3,1,1", "32,1,1", "0", "5ea"], line
assert [address(p) for p in line[6::2]] == [a.unsafe_buffer_pointer() for a in (x, y, z)], line
assert [address(p) for p in line[7::2]] == [70] * 3 and driver.fake_launched_on() == 1, line

# a library is loaded once, whichever program calls it
before = len(list(Path("/proc/self/fd").iterdir()))
_, lines = launched(lambda: [jax.jit(lambda x, y, n=n: call(x, y) + n)(x, y) for n in range(3)])
assert len(lines) == 3 and len(list(Path("/proc/self/fd").iterdir())) == before

# memory that is given away is that of the result; other memory is copied
scaled = jax.jit(lambda x: cutlass_call(scale, output_shape_dtype=x, input_output_aliases={0: 0}, factor=2.0)(x))
y, (line,) = launched(lambda: scaled(x))
assert address(line[6]) == y.unsafe_buffer_pointer() != x.unsafe_buffer_pointer()
given, before = jnp.ones(70), None
before = given.unsafe_buffer_pointer()
y, (line,) = launched(lambda: jax.jit(scaled, donate_argnums=0)(given))
assert before == y.unsafe_buffer_pointer() == address(line[6]) and given.is_deleted()

# each device of a mesh runs its part; a loop of calls; a program may keep a call out of CUDA graphs
mesh = jax.make_mesh((2,), ("n",), axis_types=(jax.sharding.AxisType.Auto,))
part = jax.sharding.PartitionSpec("n")
product = lambda x: cutlass_call(axpy, output_shape_dtype=x, factor=5.0, allow_cuda_graph=False)(x, x)
mapped = jax.jit(jax.shard_map(product, mesh=mesh, in_specs=(part,), out_specs=part))
_, lines = launched(lambda: mapped(x))
assert [address(line[7]) for line in lines] == [35, 35], lines
assert "@cutlass_call_untraced(" in mapped.lower(x).as_text()
assert "@cutlass_call(" in jax.jit(call).lower(x, x).as_text()
_, lines = launched(lambda: jax.vmap(product)(jnp.ones((3, 10))))
assert [address(line[7]) for line in lines] == [10] * 3, lines

# a program that is exported has its libraries in itself
from jax import export
m = export.symbolic_shape("4*m")
f = jax.jit(lambda x: product(x) + 1)
made = export.export(f, disabled_checks=get_export_disabled_safety_checks())(like(*m))
Path("exported").write_bytes(made.serialize())
static = lambda x: cutlass_call(axpy, output_shape_dtype=x, use_static_tensors=True, factor=1.0)(x, x)
print(said(lambda: export.export(jax.jit(static))(like(*m))))

# what a call may say when it runs
driver.fake_fail(b"cuLaunchKernelEx", 0, 999)
print(said(lambda: jax.jit(call)(x, x)))
driver.fake_clear()
raw = jax.ffi.ffi_call("cutlass_call", like(3))
print(said(lambda: raw(x)))
for code in ("!", "AAAA", base64.b64encode(b"no library").decode()):
    print(said(lambda: raw(x, library="0" * 32, code=code)))
_, (line,) = launched(lambda: jax.jit(call)(x, y))  # the next call works

Path("names").write_text("\\n".join(names))
"""
IN_ANOTHER_PROCESS = """
from jax import export
for name in Path("names").read_text().splitlines():
    known(name)
made = export.deserialize(bytearray(Path("exported").read_bytes()))
for extent in (8, 36):
    z, (line,) = launched(lambda: made.call(jnp.ones(extent)))
    assert z.shape == (extent,) and address(line[7]) == extent, line
print(said(lambda: made.call(jnp.ones(6))))

# what was compiled once needs no tools
call = cutlass_call(axpy, output_shape_dtype=like(70), factor=2.0)
_, (line,) = launched(lambda: jax.jit(call)(jnp.ones(70), jnp.ones(70)))
print(said(lambda: cutlass_call(axpy, output_shape_dtype=like(70), factor=7.0)(jnp.ones(70), jnp.ones(70))))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with the handlers behind `fake_xla.c`, and a driver."""
    folder = tmp_path_factory.mktemp("call")
    (folder / "handlers.so").write_bytes(handler_library())
    include = run("import jax.ffi; print(jax.ffi.include_dir())", "/").strip()
    handlers = "HANDLER(cutlass_call) HANDLER(cutlass_call_untraced)"
    flags = ["-I", include, f'-DLIBRARY="{folder}/handlers.so"', f"-DHANDLERS={handlers}"]
    compiled(HERE / "fake_xla.c", folder / "shim.so", *flags)
    compiled(HERE / "fake_cuda.c", folder / "libcuda.so.1", "-Wl,-soname,libcuda.so.1")
    return folder


@pytest.mark.tools
@needs("jax")
@pytest.mark.skipif(compiler() is None, reason="no C compiler here")
def test_calls_through_xla(folder):
    machine = {"CUTEC_ARCH": "sm_90a", "JAX_PLATFORMS": "cpu"}
    two = {"XLA_FLAGS": "--xla_force_host_platform_device_count=2"}
    told = program(THROUGH_XLA + LAUNCHES, folder, **machine, **two).splitlines()
    wrong = "JaxRuntimeError: INTERNAL: E4313: "
    assert told[0] == "CutecError: E4314: cutlass_call: input 0 has extent 4*m in dimension 0, and is static"
    assert "INTERNAL: E4040: launch of axpy_kernel_f32" in told[1] and "on Fake GPU 1 failed" in told[1]
    assert told[2] == f"{wrong}a call without the attributes of cutlass_call"
    assert told[3] == f"{wrong}the library of a call does not load: it is damaged, or memory is short"
    assert told[4].startswith(f"{wrong}the library of a call does not load: /proc/self/fd/"), told
    later = program(THROUGH_XLA + IN_ANOTHER_PROCESS, folder, **machine, PATH=str(folder)).splitlines()
    assert "Division had remainder 2" in later[0], later
    assert later[1] == "CutecError: E2001: there is no C compiler: no cc, gcc or clang"


# Structures of `frames`, those of XLA's header, and the fields that have the same meaning.
LAYOUTS = {
    "Version": ("Api_Version", "bytes struct_size major major_version minor minor_version"),
    "Metadata": ("Metadata", "version api_version traits traits"),
    "Extension": ("Metadata_Extension", "bytes extension_base metadata metadata"),
    "Buffer": ("Buffer", "extensions extension_start dtype dtype data data rank rank extents dims"),
    "Buffers": ("Args", "count size types types each args"),
    "Text": ("ByteSpan", "begin ptr length len"),
    "Scalar": ("Scalar", "dtype dtype value value"),
    "Attributes": ("Attrs", "count size types types names names each attrs"),
    "Error": ("Error_Create_Args", "message message code errc"),
    "Api": ("Api", "version api_version internal internal_api create_error XLA_FFI_Error_Create"),
    "Frame": (
        "CallFrame",
        "extensions extension_start api api context ctx stage stage operands args results rets attributes attrs",
    ),
}


@pytest.mark.slow
@needs("jax")
@pytest.mark.skipif(compiler() is None, reason="no C compiler here")
def test_structures_are_those_of_the_header(tmp_path):
    ours, theirs = list[int](), list[str]()
    for name, (other, fields) in LAYOUTS.items():
        words = fields.split()
        ours += [getattr(getattr(frames, f"_{name}"), field).offset for field in words[::2]]
        theirs += [f"offsetof(XLA_FFI_{other}, {field})" for field in words[1::2]]
    prints = "".join(f'printf("%zu ", {offset});' for offset in theirs)
    (tmp_path / "show.c").write_text(
        f"#include <stddef.h>\n#include <stdio.h>\n#include <xla/ffi/api/c_api.h>\nint main(void) {{ {prints} }}"
    )
    include = run("import jax.ffi; print(jax.ffi.include_dir())", "/").strip()
    subprocess.run(["cc", "-I", include, "show.c", "-o", "show"], cwd=tmp_path, check=True)
    told = subprocess.run([tmp_path / "show"], capture_output=True, text=True, check=True).stdout.split()
    assert ours == [int(offset) for offset in told]


REHEARSED = """
from kernels import *
x = jnp.ones(70)
print(jax.jit(cutlass_call(axpy, output_shape_dtype=like(70), factor=8.0))(x, x).shape)
"""
AFTERWARDS = """
cached = []
dispatch.hooks.append(lambda compiled: cached.append(compiled.cached))
_, (line,) = launched(lambda: exec(open("rehearsed.py").read()))
assert cached == [True] and line[1] == "3,1,1", line
"""


@pytest.mark.tools
@needs("jax")
@pytest.mark.skipif(compiler() is None, reason="no C compiler here")
def test_a_rehearsal_is_enough(folder):
    """A program that was rehearsed without JAX runs with it, without a compiler."""
    (folder / "kernels.py").write_text(KERNELS)
    (folder / "rehearsed.py").write_text(REHEARSED)
    words = ["exec", "--rehearse", "--arch", "sm_90a", "rehearsed.py"]
    environment = os.environ | {"CUTEC_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-m", "cutec", *words], cwd=folder, env=environment, check=True)
    machine = {"CUTEC_ARCH": "sm_90a", "JAX_PLATFORMS": "cpu", "PATH": str(folder)}
    assert program(THROUGH_XLA + AFTERWARDS, folder, **machine) == "(70,)\n"


@pytest.mark.parametrize("how", [("cc", "-std=c99", "-pedantic"), ("c++", "-std=c++17", "-x", "c++")])
def test_the_handlers_compile_without_a_warning(how, tmp_path):
    if compiler() is None:
        pytest.skip("no C compiler here")
    ((name, text),) = handler_source().items()
    (tmp_path / name).write_text(text)
    command = [*how, "-O2", *WARNINGS, "-fPIC", "-c", name, "-o", "call.o"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stderr == ""
