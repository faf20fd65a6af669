"""PyTorch's operators of a library: schemas, shapes, launches, gradients, errors, without a GPU."""

import ast
import builtins
import shutil
import subprocess

import pytest
from bundles import ARCH, bundle_of, program_of
from c_library import agrees, expected
from frameworks_kit import PYTHON, needs, run
from torch_kit import build, call

from cutec.artifact.backward import Backward
from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    WorkspaceParam,
)
from cutec.diag import CutecError
from cutec.library.pytorch import _taken
from cutec.library.write import export, rendered
from cutec.records import replace
from cutec.runtime.tensors import TensorView

pytestmark = [
    needs("torch"),
    pytest.mark.tools,
    pytest.mark.skipif(shutil.which("g++") is None, reason="no C++ compiler here"),
]

M, N = Symbol("m"), Symbol("n")


def vector(name, role, dtype="f32", extent="n", **more):
    return TensorParam(name, dtype, (extent,), (1,), order=(0,), role=role, **more)


def matrix(name, role, dtype="f32", shape=("m", "n"), order=(1, 0)):
    return TensorParam(name, dtype, shape, (None, 1) if order[0] else (1, None), order=order, role=role)


NORM = Signature(
    (
        TensorParam("x", "bf16", ("m", "n"), (None, 1), (8, 1), 16, role="in"),
        vector("weight", "in"),
        TensorParam("y", "bf16", ("m", "n"), (None, 1), (8, 1), 16, role="out"),
        vector("mean", "out", extent="m"),
        ScalarParam("eps", "f32", 1e-5),
        StreamParam("stream"),
        WorkspaceParam("sums", "f32", ("m",), 256, zeroed=True),
    ),
    (M, N),
)
NORM_BACKWARD = Signature(
    (
        matrix("grad", "in", "bf16"),
        TensorParam("x", "bf16", ("m", "n"), (None, 1), (8, 1), 16, role="in"),
        vector("mean", "in", extent="m"),
        vector("weight", "in"),
        matrix("dx", "out", "bf16"),
        vector("dweight", "out"),
        ScalarParam("eps", "f32"),
    ),
    (M, N),
)
TURNED = Signature((matrix("x", "in"), matrix("y", "out", "f32", ("n", "m"), (0, 1))), (M, N))
ADDED = Signature(
    (vector("total", "inout"), vector("x", "in"), ScalarParam("k", "i32", 3), ScalarParam("on", "i1", True)), (N,)
)
FILLED = Signature((vector("int", "out"), ScalarParam("value", "f64")), (N,))
LOOKED_UP = Signature((PointerParam("table", "f32"), vector("at", "in", "i64"), vector("found", "out")), (N,))
# Addresses alone: nothing of a call is known before it runs.
COPIED = Signature((PointerParam("source", "f32"), PointerParam("target", "i64")))
WIDE = ("i1", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "bf16", "tf32", "f32", "f64")
NARROW = ("f8E4M3FN", "f8E5M2", "f8E8M0FNU", "f4E2M1FN", "i4", "u4", "f6E3M2FN", "f6E2M3FN")
DTYPES = Signature(tuple(TensorParam(f"of_{d}", d, (16,), (1,), role="in") for d in (*WIDE, *NARROW)))
FUNCTIONS = {
    "norm": NORM,
    "norm_backward": NORM_BACKWARD,
    "turned": TURNED,
    "added": ADDED,
    "filled": FILLED,
    "looked_up": LOOKED_UP,
    "copied": COPIED,
    "large": Signature((vector("x", "inout"), ScalarParam("a", "i32", 1), ScalarParam("u", "u64", 1 << 63)), (N,)),
    "dtypes": DTYPES,
    "halved": Signature((vector("output", "in"), ScalarParam("inputs", "f32"), vector("ctx", "out")), (N,)),
    "halved_backward": Signature((vector("dctx", "in"), ScalarParam("inputs", "f32"), vector("doutput", "out")), (N,)),
}


def with_backward(bundle, name, backward):
    """The bundle, in which an export names its backward function."""
    exports = [replace(e, backward=backward) if e.name == name else e for e in bundle.manifest.exports]
    return MemoryBundle(replace(bundle.manifest, exports=tuple(exports)), bundle.contents)


def made(functions):
    exports = {name: (s, program_of(s, kernel=f"{name}_kernel")) for name, s in functions.items()}
    return bundle_of(exports)


BUNDLE = with_backward(made(FUNCTIONS), "norm", Backward("norm_backward", {"y": "grad"}))
BUNDLE = with_backward(BUNDLE, "halved", Backward("halved_backward"))


# What the GPU would do, in PyTorch.
COMPUTE = """
def compute(function, **a):
    if function == "norm":
        a["mean"].copy_(a["x"].float().mean(1))
        a["y"].copy_(a["x"].float() * a["weight"] * a["eps"])
    elif function == "norm_backward":
        a["dx"].copy_(a["grad"].float() * a["weight"] * a["eps"])
        a["dweight"].copy_((a["grad"].float() * a["x"].float()).sum(0) * a["eps"])
    elif function == "turned":
        a["y"].copy_(a["x"].T)
    elif function == "added":
        a["total"].add_(a["x"] * a["k"] if a["on"] else 0)
    elif function == "looked_up":
        a["found"].copy_(a["table"][a["at"]])
    elif function == "filled":
        a["int"].fill_(a["value"])
    elif function == "halved":
        a["ctx"].copy_(a["output"] * a["inputs"])
    elif function == "halved_backward":
        a["doutput"].copy_(a["dctx"] * a["inputs"])
def arguments(m=6, n=40):
    return torch.randn(m, n, dtype=torch.bfloat16, requires_grad=True), torch.randn(n, requires_grad=True)
"""

# Programs of the tests, all run in one process: importing PyTorch takes long. Each sets `result`.
PROGRAMS = {}
_RUN = """
import traceback
found = {}
for name, text in PROGRAMS.items():
    driver.fake_clear()
    claim(compute)
    torch.manual_seed(1)
    scope = dict(globals())
    try:
        exec(text, scope)
        found[name] = {"result": scope["result"]}
    except Exception:
        found[name] = {"error": traceback.format_exc()}
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A function that gives the result of a program, which ran with the operators of BUNDLE."""
    folder = tmp_path_factory.mktemp("torch")
    build(BUNDLE, folder, "lib")
    found = call(BUNDLE, folder, "lib", f"{COMPUTE}\nPROGRAMS = {PROGRAMS!r}\n{_RUN}")

    def result(name):
        assert "result" in found[name], found[name]["error"]
        return found[name]["result"]

    return result


PROGRAMS["schemas"] = """
names = [n for n in module.__all__ if hasattr(ops, n)]
result = [str(getattr(getattr(ops, n), o)._schema) for n in names for o in getattr(ops, n).overloads()]
"""


def test_schemas(told):
    found = told("schemas")
    assert {text.removeprefix("lib::") for text in found} >= {
        "norm(Tensor x, Tensor weight, float eps=1.0000000000000001e-05) -> (Tensor y, Tensor mean)",
        "norm.out(Tensor x, Tensor weight, Tensor(a2!) y, Tensor(a3!) mean, float eps=1.0000000000000001e-05) -> ()",
        "turned(Tensor x) -> Tensor y",
        "turned.out(Tensor x, Tensor(a1!) y) -> ()",
        "added(Tensor(a0!) total, Tensor x, SymInt k=3, bool on=True) -> ()",
        "filled(Tensor(a0!) int_, float value) -> ()",
        "looked_up(Tensor(a0!) table, Tensor at) -> Tensor found",
        "looked_up.out(Tensor(a0!) table, Tensor at, Tensor(a2!) found) -> ()",
    }


PROGRAMS["calls_are_those_of_python"] = """
half, one = torch.bfloat16, torch.float32
x, w, y, mean = torch.zeros(6, 40, dtype=half), torch.zeros(40), torch.zeros(6, 40, dtype=half), torch.zeros(6)
rows = torch.zeros(6, 48, dtype=half)
out = ops.norm.out
calls = [
    (ops.norm.out, "norm", dict(x=x, weight=w, y=y, mean=mean, eps=0.5)),
    (ops.norm.out, "norm", dict(x=rows[:, :40], weight=w, y=y, mean=mean, eps=0.5)),
    (ops.norm.out, "norm", dict(x=rows[:, 1:41], weight=w, y=y, mean=mean, eps=0.5)),
    (ops.norm.out, "norm", dict(x=x[:, :39], weight=w[:39], y=y[:, :39], mean=mean, eps=1.0)),
    (ops.norm.out, "norm", dict(x=x[:0], weight=w, y=y[:0], mean=mean[:0], eps=1.0)),
    (ops.norm.out, "norm", dict(x=x.half(), weight=w, y=y, mean=mean, eps=1.0)),
    (ops.norm.out, "norm", dict(x=x[0], weight=w, y=y, mean=mean, eps=1.0)),
    (ops.norm.out, "norm", dict(x=x.T, weight=w, y=y, mean=mean, eps=1.0)),
    (ops.norm.out, "norm", dict(x=x, weight=w[1:], y=y, mean=mean, eps=1.0)),
    (ops.norm.out, "norm", dict(x=x, weight=w, y=y, mean=mean, eps=1e300)),
    (ops.turned.out, "turned", dict(x=torch.zeros(3, 5), y=torch.zeros(3, 5).T)),
    (ops.turned.out, "turned", dict(x=torch.zeros(3, 5), y=torch.zeros(5, 3))),
    (ops.added.default, "added", dict(total=w, x=w, k=-7, on=False)),
    (ops.added.default, "added", dict(total=w, x=w, k=1 << 31, on=True)),
    (ops.added.default, "added", dict(total=w[::2], x=w[:20], k=0, on=True)),
    (ops.filled.default, "filled", dict(int=w, value=-0.0)),
]

def plain(value):
    if not isinstance(value, torch.Tensor):
        return value
    return [value.data_ptr(), list(value.shape), list(value.stride()), str(value.dtype).removeprefix("torch.")]

found = []
for op, name, arguments in calls:
    message = said(on_gpu, op, *arguments.values())
    found.append([name, {n: plain(v) for n, v in arguments.items()}, message, launched()])
result = found
"""
_NAMES = {"bfloat16": "bf16", "float16": "f16", "float32": "f32", "int64": "i64"}


def test_calls_are_those_of_python(told):
    """Status, message and launches of each call are those of Python's checks and evaluator."""
    seen = set()
    for name, given, message, launches in told("calls_are_those_of_python"):
        arguments = {
            n: TensorView(v[0], tuple(v[1]), tuple(v[2]), _NAMES[v[3]], 0) if isinstance(v, list) else v
            for n, v in given.items()
        }
        if name == "norm" and launches:
            zeroed, launches = launches.split("\n", 1)
            size, place = 4 * given["x"][1][0], int.from_bytes(bytes.fromhex(launches.strip().split("|")[-1]), "little")
            assert zeroed == f"set 0|{place:x}|{size}|57" and place % 256 == 0
            arguments["sums"] = place, size
        want = expected(BUNDLE.manifest, name, arguments, ARCH, 0x57)
        code, _, text = (message or "RuntimeError: E0: ").removeprefix("RuntimeError: E").partition(": ")
        assert agrees((int(code), text, launches), want), (name, given, message, want)
        seen.add(int(code))
    assert seen >= {0, 4021, 4022, 4023, 4024, 4025, 4026, 4029}


PROGRAMS["addresses"] = """
table, at = torch.zeros(10), torch.zeros(4, dtype=torch.int64)
got = on_gpu(ops.looked_up.default, table, at)
result = [launched(), table.data_ptr(), got.data_ptr(), list(got.shape),
                  said(on_gpu, ops.looked_up.default, table.double(), at)]
claims = ctypes.CDLL(None)
for kind in (0, 1):
    claims.fake_elsewhere(ctypes.c_void_p(table.data_ptr()), kind)
    result.append(said(on_gpu, ops.looked_up.default, table, at))
claims.fake_elsewhere(None, 0)
result.append(said(ops.copied.default, table.to("meta"), at.to("meta")))
"""


def test_addresses(told):
    found = told("addresses")
    _, *arguments = found[0].strip().split("||")
    words = arguments[0].split("|")
    assert [int.from_bytes(bytes.fromhex(words[i]), "little") for i in (0, 3)] == found[1:3] and found[3] == [4]
    assert found[4:] == [
        "RuntimeError: E4021: argument 'table' has dtype f64, expected f32",
        "RuntimeError: E4027: argument 'table' is in host memory, expected device_type=cuda",
        "RuntimeError: E4027: argument 'table' is on GPU 1, and the call on GPU 0",
        None,
    ]


PROGRAMS["results_that_a_call_makes"] = """
x, w = torch.zeros(6, 40, dtype=torch.bfloat16), torch.zeros(40)
described = lambda results: [[list(r.shape), list(r.stride()), str(r.dtype)] for r in results]
odd = torch.zeros(6, 48, dtype=torch.bfloat16)[:, :33]
def both(op, *arguments):
    meta = [a.to("meta") if isinstance(a, torch.Tensor) else a for a in arguments]
    real = said(on_gpu, op, *arguments)
    if real is None:
        real = on_gpu(op, *arguments)
        return [described(r if isinstance(r, tuple) else [r]) for r in (real, op(*meta))]
    return [real, said(op, *meta)]
result = [
    both(ops.norm.default, x, w, 1.0), both(ops.norm.default, odd, w[:33], 1.0),
    both(ops.norm.default, x[:0], w, 1.0), both(ops.turned.default, torch.zeros(3, 5)),
    both(ops.turned.default, torch.zeros(3, 0)),
    both(ops.norm.default, x.half(), w, 1.0), both(ops.norm.default, x[0], w, 1.0),
    both(ops.norm.default, x, w[1:], 1.0), both(ops.norm.out, x, w, x, x[0], 1.0),
    both(ops.norm.default, None, w, 1.0), both(ops.norm.out, x, None, x, w[:6], 1.0),
]
"""


def test_results_that_a_call_makes(told):
    """Extents and strides as the fake functions say; what a call refuses, fake functions refuse."""
    found = told("results_that_a_call_makes")
    shapes, refusals = found[:5], found[5:]
    assert all(real == fake for real, fake in found)
    padded = [[6, 33], [40, 1], "torch.bfloat16"]
    assert shapes[1][0] == [padded, [[6], [1], "torch.float32"]]
    assert shapes[3][0] == [[[5, 3], [1, 5], "torch.float32"]]
    codes = [text.split(":")[1].strip() for text, _ in refusals]
    assert codes == ["E4021", "E4022", "E4023", "E4021", "E4020", "E4020"]
    assert refusals[4][0] == "RuntimeError: E4020: argument 'x' is None, expected a tensor on the GPU"


PROGRAMS["every_dtype"] = f"""
names = {(*WIDE, *NARROW)!r}
theirs = dict(zip(module._DTYPES.values(), module._DTYPES))
def tensor(name):
    bits = {{"i4": 4, "u4": 4, "f6E3M2FN": 6, "f6E2M3FN": 6, "f4E2M1FN": 4}}.get(name)
    kind = theirs.get("f32" if name == "tf32" else "u8" if bits and name not in theirs else name)
    return torch.zeros(2 * bits if bits else 16, dtype=torch.uint8).view(kind)[:2 * bits if bits else 16]
tensors = [torch.zeros(16, dtype=theirs[n]) if n in theirs and n != "f4E2M1FN" else
           torch.zeros(16) if n == "tf32" else
           torch.zeros(8, dtype=torch.uint8).view(torch.float4_e2m1fn_x2) if n == "f4E2M1FN" else
           torch.zeros(12 if n.startswith("f6") else 8, dtype=torch.uint8) for n in names]
wrong = [said(on_gpu, ops.dtypes.default, *tensors[:i], torch.zeros(16, dtype=torch.complex64), *tensors[i + 1:])
         for i in range(len(names))]
result = [said(on_gpu, ops.dtypes.default, *tensors), launched().count("dtypes_kernel"),
                  said(ops.dtypes.default, *[t.to("meta") for t in tensors]), wrong]
"""


def test_every_dtype(told):
    found = told("every_dtype")
    assert found[:3] == [None, 1, None]
    for name, text in zip((*WIDE, *NARROW), found[3]):
        assert text.startswith(f"RuntimeError: E4021: argument 'of_{name}' has dtype ") and text.endswith(name)


PROGRAMS["opcheck"] = """x, w = arguments()
y, mean = torch.empty_like(x).detach(), torch.empty(6)
v, i = torch.randn(9), torch.arange(9)
cases = [(ops.norm.default, (x, w, 0.5)), (ops.norm.default, (x.detach(), w.detach())),
         (ops.norm.out, (x.detach(), w.detach(), y, mean, 0.5)), (ops.turned.default, (torch.randn(3, 5),)),
         (ops.turned.out, (torch.randn(3, 5), torch.randn(3, 5).T)), (ops.added.default, (v.clone(), v, 4, True)),
         (ops.filled.default, (v, 2.0)), (ops.looked_up.default, (v, i)),
         (ops.norm.no_grad, (x.detach(), w.detach(), 0.5))]
result = [list(torch.library.opcheck(op, given).values()) for op, given in cases]
"""


def test_opcheck(told):
    found = told("opcheck")
    assert found == [["SUCCESS"] * 4] * 9


PROGRAMS["compile_traces_through"] = """from torch._dynamo.utils import counters
def step(x, weight, total, k):
    y, mean = module.norm(x * 2, weight, 0.5)
    module.added(total, y.float().sum(0), k, on=True)
    out = torch.empty_like(mean)
    module.norm_out(x, weight, y=torch.empty_like(x), mean=out)
    return module.turned(y.float()) + out, total
compiled = torch.compile(step, fullgraph=True, dynamic=True, backend="aot_eager")
same = []
for m, n, k in ((6, 40, 3), (9, 64, 5), (16, 48, 7)):
    x, w = (t.detach() for t in arguments(m, n))
    totals = torch.ones(n), torch.ones(n)
    driver.fake_clear()
    a, b = compiled(x, w, totals[0], k), launched()
    c = step(x, w, totals[1], k)
    kernels = [[line.split("|")[0] for line in text.splitlines()] for text in (b, launched())]
    same.append([all(map(torch.allclose, a, c)), kernels[0] == kernels[1], len(kernels[0])])
result = [counters["stats"]["unique_graphs"], same]
"""


def test_compile_traces_through(told):
    """One graph for all extents, without a break, with the results of eager calls."""
    found = told("compile_traces_through")
    assert found == [1, [[True, True, 6]] * 3]


PROGRAMS["gradients"] = """def gradients(norm):
    x, w = arguments()
    norm(x, w).float().square().sum().backward()
    return x.grad, w.grad
eager = gradients(lambda x, w: module.norm(x, w, 3.0)[0])
torch.manual_seed(1)
plain = gradients(lambda x, w: (x.float() * w * 3).bfloat16())
torch.manual_seed(1)
compiled = gradients(torch.compile(lambda x, w: module.norm(x, w, 3.0)[0], fullgraph=True, backend="aot_eager"))
x, w = arguments()
y, mean = module.norm(x, w)
module.norm(x, w)[0].sum().backward()
close = [torch.allclose(a, b, rtol=0.05, atol=0.5) for got in (eager, compiled) for a, b in zip(got, plain)]
result = [close, y.requires_grad, mean.requires_grad, x.grad.shape, launched().count("norm_backward_kernel")]
"""


def test_gradients(told):
    """Of squares, also compiled, and of a sum, whose gradient has strides 0."""
    found = told("gradients")
    assert found == [[True] * 4, True, False, [6, 40], 3]


PROGRAMS["no_gradients"] = """
from torch.utils._python_dispatch import TorchDispatchMode
called = []
class Names(TorchDispatchMode):
    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        called.append(str(op))
        return op(*args, **(kwargs or {}))
x, w = arguments()
kept = module.norm(x, w, 3.0)[0]
with Names(), torch.no_grad():
    y, mean = module.norm(x, w, 3.0)
compiled = torch.compile(lambda x, w: module.norm(x, w, 3.0)[0] + 1, fullgraph=True, backend="aot_eager")
with torch.no_grad():
    z = compiled(x, w)
again = compiled(x, w)
again.float().sum().backward()
result = [called, y.requires_grad, torch.equal(y, kept), torch.equal(z, again), x.grad is not None]
"""


def test_no_gradients(told):
    """Calls that record nothing do not pass through PyTorch's autograd in Python."""
    found = told("no_gradients")
    assert found == [["lib.norm.no_grad"], False, True, True, True]


PROGRAMS["tensors_on_the_cpu"] = """
module.interpret(None)
x = torch.zeros(3, 5)
result = [said(module.turned, x), said(module.turned_out, x, x.T), said(module.interpret, "nowhere")]
result += [said(module.large, x[0], 1, u) for u in (7, 1 << 63)]
"""


def test_tensors_on_the_cpu(told):
    found = told("tensors_on_the_cpu")
    assert found[0] == (
        "RuntimeError: E4027: turned takes tensors on a GPU, not on the CPU (interpret(BUNDLE) runs it there)"
    )
    assert found[1] == found[0] and found[2].startswith("ModuleNotFoundError")
    assert "E4027: large takes tensors on a GPU" in found[3]
    large = "argument 'u' is 9223372036854775808, and integers of PyTorch's operators end at 2^63 - 1"
    assert found[4] == f"RuntimeError: E4029: {large}"


PROGRAMS["gradients_of_any_name"] = """
x = torch.ones(4, requires_grad=True)
module.halved(x, 0.5).sum().backward()
result = x.grad.tolist()
"""


def test_gradients_of_any_name(told):
    """Parameters may be called as PyTorch calls its own."""
    assert told("gradients_of_any_name") == [0.5] * 4


def test_a_backward_function_that_is_not_there(tmp_path):
    bundle = with_backward(made({"turned": TURNED}), "turned", Backward("turned_backward"))
    build(bundle, tmp_path, "alone", "LIBRARY=libalone.a")
    found = call(
        bundle,
        tmp_path,
        "alone",
        """
claim(lambda function, x, y: y.copy_(x.T))
y = module.turned(torch.ones(3, 5, requires_grad=True))
print(json.dumps([y.sum().item(), said(y.sum().backward), launched().count("turned_kernel")]))
""",
    )
    assert found == [
        15.0,
        "RuntimeError: turned_backward, which computes the gradients of turned, is not in library alone",
        1,
    ]


@pytest.mark.parametrize(
    "functions, what",
    [
        ({"f": Signature((ScalarParam("k", "i32"),))}, "f takes no tensor"),
        ({"f": Signature((vector("x", "in", "f8E4M3"),), (N,))}, "PyTorch has no dtype for 'x' of f: f8E4M3"),
        ({"interpret": ADDED}, "interpret would stand for two things in lib_torch.py"),
        ({"turned": TURNED, "turned_out": ADDED}, "turned_out would stand for two things in lib_torch.py"),
    ],
)
def test_what_pytorch_cannot_have(functions, what):
    with pytest.raises(CutecError, match="E1120") as caught:
        rendered(made(functions), "lib", ["torch"])
    assert what in str(caught.value)


def test_a_backward_function_without_results():
    backward = Signature((vector("dy", "in", extent="k"), vector("dx", "out")), (Symbol("k"), N))
    forward = Signature((vector("x", "in"), vector("y", "out")), (N,))
    bundle = with_backward(made({"f": forward, "g": backward}), "f", Backward("g"))
    with pytest.raises(CutecError, match="g cannot make what it writes"):
        rendered(bundle, "lib", ["torch"])


def test_cmake_builds_and_installs_it(tmp_path):
    if shutil.which("cmake") is None:
        pytest.skip("no CMake here")
    export(made({"turned": TURNED}), tmp_path / "source", "lib", ["c", "cmake", "torch"])
    options = [f"-DPython3_EXECUTABLE={PYTHON}", f"-DCMAKE_INSTALL_PREFIX={tmp_path}/to", "-DCMAKE_INSTALL_LIBDIR=lib"]
    for command in (["-S", "source", "-B", "out", *options], ["--build", "out", "--target", "install"]):
        done = subprocess.run(["cmake", *command], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert not done.returncode, done.stdout + done.stderr
    program = f"import sys; sys.path[:0] = ['{tmp_path}/to/lib']; import lib_torch, torch; print(torch.ops.lib.turned)"
    assert run(program, tmp_path) == "lib.turned\n"


def test_the_module_is_python():
    ast.parse(rendered(BUNDLE, "lib", ["torch"])["lib_torch.py"], feature_version=(3, 10))


def test_names_of_the_module_cannot_be_taken():
    """Neither by functions nor by parameters."""
    signature = Signature(
        (vector("_extents", "in"), ScalarParam("_run_on_cpu", "i32"), vector("_results", "out")), (N,)
    )
    names = ("list", "isinstance", "Tensor", "_check", "_made", "_torch", "_padded", "sum")
    tree = ast.parse(rendered(made(dict.fromkeys(names, signature)), "lib", ["torch"])["lib_torch.py"])
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    defined = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    functions = [node.name for node in defined if not node.name.startswith(("_fake_", "_cpu_"))]
    assert {"list_", "isinstance_", "Tensor_", "_check_", "_made_", "_torch_", "_padded_", "sum"} < set(functions)
    assert not {f"{name}_" for name in names} & read and read & set(dir(builtins)) <= _taken()
    assert {a.arg for node in defined if node.name == "sum" for a in node.args.args} == {"_extents_", "_run_on_cpu_"}
