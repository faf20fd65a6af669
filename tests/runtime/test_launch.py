"""Launches as they reach the driver, and refused calls with their messages: the first call, the
second and the ten thousandth alike.
"""

import inspect
import struct
import threading

import pytest
from fake_driver import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, INT32, Status, Tensor

from cutec.artifact.host import HostProgram, Launch, LaunchEvent, Node
from cutec.artifact.signature import ScalarParam, Signature, StreamParam, Symbol, TensorParam
from cutec.diag import CutecError
from cutec.diag.kinds import LaunchError
from cutec.records import replace

P, Q = 0x7F0000000000, 0x7F0000100000


def vector(name, **kw):
    return TensorParam(name, "f32", ("n",), (1,), (1,), 16, (0,), **kw)


@pytest.fixture(params=(1, 2))
def add(bundle_of, request):
    """fn and driver, on one GPU and as one of two: what is asked about devices differs."""
    parameters = (vector("a"), vector("b"), vector("c"), StreamParam("stream"))
    bundle, driver = bundle_of(*parameters, symbols=(Symbol("n", div=4),), devices=((9, 0),) * request.param)
    return bundle.fn, driver


def abc(n=1000, **change):
    tensors = [Tensor((n,), pointer=P + i * 0x10000) for i in range(3)]
    for position, tensor in change.items():
        tensors["abc".index(position)] = tensor
    return tensors


def code_of(call, *args, **kwargs):
    with pytest.raises(CutecError) as caught:
        call(*args, **kwargs)
    return caught.value


def test_launch_parameters(add):
    fn, driver = add
    for _ in range(3):
        fn(*abc(), stream=7)
    assert (
        driver.launches
        == [
            dict(
                kernel="kernel",
                module=b"cubin sm_90",
                grid=(8, 1, 1),
                block=(128, 1, 1),
                smem=0,
                stream=7,
                arguments=[P, 1000, P + 0x10000, P + 0x20000],
                attributes={},
            )
        ]
        * 3
    )
    assert [entry for entry in driver.log if entry[0] == "load"] == [("load", "context0", b"cubin sm_90")]


WRONG = [
    (dict(b=Tensor((1000,), FLOAT16)), "E4021", "'b' has dtype f16, expected f32"),
    (dict(b=Tensor((1000, 1))), "E4022", "'b' has 2 dimensions"),
    (dict(c=Tensor((996,))), "E4023", "Mismatched c.shape[0] = 996, expected n = 1000 (from a.shape[0])"),
    (dict(a=Tensor((1000,), stride=(2,))), "E4024", "'a' has strides [2], expected 1 in dimension 0"),
    (dict(a=Tensor((1000,), pointer=P + 4)), "E4025", "'a' begins at 0x7f0000000004, expected an alignment of 16"),
    (dict(a=Tensor((1000,), device=-1)), "E4027", "'a' is in cpu memory"),
    (dict(b=[1, 2]), "E4020", "'b' is a list"),
    (dict(b=None), "E4020", "'b' is a NoneType"),
]


@pytest.mark.parametrize("change, code, message", WRONG)
@pytest.mark.parametrize("calls_before", (0, 1, 2_000))
def test_wrong_tensors_are_refused_however_late(add, change, code, message, calls_before):
    fn, driver = add
    tensors = abc()
    for _ in range(calls_before):
        fn(*tensors)
    wrong = code_of(fn, *abc(**change))
    assert wrong.code == code and message in wrong.message
    assert len(driver.launches) == calls_before
    fn(*abc())
    assert len(driver.launches) == calls_before + 1


def test_call_10_001_is_checked_like_the_first(add):
    fn, driver = add
    for _ in range(10_000):
        fn(*abc())
    assert code_of(fn, *abc(b=Tensor((1000,), FLOAT16))).code == "E4021"
    assert code_of(fn, *abc(b=Tensor((1000,), stride=(3,)))).code == "E4024"
    assert len(driver.launches) == 10_000


def test_symbols(add):
    fn, _ = add
    assert "multiple of 4" in code_of(fn, *abc(1002)).message
    big = [Tensor((1 << 31,)) for _ in range(3)]
    assert code_of(fn, *big).code == "E4023"


def test_the_fast_path_is_taken(add, monkeypatch):
    """Without it the budget of a launch cannot be met, and nothing else would tell."""
    fn, driver = add
    fn(*abc())
    monkeypatch.setitem(fn.__globals__, "SLOW", None)
    fn(*abc(), stream=5)
    assert len(driver.launches) == 2
    with pytest.raises(TypeError):
        fn(*abc(b=Tensor((1000,), FLOAT16)))


def test_calling_convention(add):
    fn, driver = add
    assert str(inspect.signature(fn)) == "(a, b, c, stream=None)" and fn.__name__ == "fn"
    a, b, c = abc()
    fn(c=c, b=b, a=a)
    fn(a, c=c, b=b, stream=3)
    fn(a, b, c, 9)
    assert [launch["stream"] for launch in driver.launches] == [0, 3, 9]
    for wrong in (dict(a=a, b=b), dict(a=a, b=b, c=c, d=1)):
        with pytest.raises(TypeError, match="argument"):
            fn(**wrong)


def test_stream_is_a_keyword_where_the_kernel_declares_none(bundle_of):
    bundle, driver = bundle_of(vector("v0"), symbols=(Symbol("n"),))
    for _ in range(2):
        bundle.fn(Tensor((8,)), stream=6)
    assert [launch["stream"] for launch in driver.launches] == [6, 6]
    assert str(inspect.signature(bundle.fn)) == "(v0, *, stream=None)"


def test_parameter_names_are_never_compiled(bundle_of):
    names = ["ok", "h", "v1", "SLOW", "stream", "print", "DEV", "élan"]
    bundle, driver = bundle_of(*(ScalarParam(name, "i32") for name in names))
    for _ in range(2):
        bundle.fn(**{name: i for i, name in enumerate(names)}, stream_=5)
    assert [launch["arguments"] for launch in driver.launches] == [list(range(8))] * 2
    assert [launch["stream"] for launch in driver.launches] == [5, 5]


def test_streams(add):
    fn, driver = add

    class Torch:
        cuda_stream = 11

    class CuPy:
        ptr = 12

    class Cuda:
        def __int__(self):
            return 13

    class Core:
        def __cuda_stream__(self):
            return (0, 14)

    for stream in (Torch(), CuPy(), Cuda(), Core(), 15, None):
        for _ in range(2):
            fn(*abc(), stream=stream)
    assert [launch["stream"] for launch in driver.launches][::2] == [11, 12, 13, 14, 15, 0]
    assert code_of(fn, *abc(), stream="main").code == "E4030"
    assert code_of(fn, *abc(), stream=object()).code == "E4030"


SCALARS = {
    "i8": ([-128, 127, True], [-129, 128, 1.0, "1"]),
    "u8": ([0, 200], [-1, 256]),
    "i32": ([-(2**31), 5], [2**31]),
    "u32": ([2**32 - 1, 1], [2**32]),
    "i64": ([-(2**63)], [2**63]),
    "u64": ([2**64 - 1], [2**64]),
    "i1": ([True, False, 1], [2]),
    "f16": ([1.5, 65504.0, float("inf"), 2], [1e6, "x", None]),
    "bf16": ([1.0, -2.5, 3], [3.4e38]),
    "f32": ([0.1, 2, -float("inf")], [1e39, 1j]),
    "f64": ([0.1, 1e300], ["1"]),
}


@pytest.mark.parametrize("dtype", SCALARS)
def test_scalars(bundle_of, dtype):
    bundle, driver = bundle_of(ScalarParam("x", dtype))
    good, bad = SCALARS[dtype]
    for value in [*good, *good]:
        bundle.fn(value)
        (got,) = driver.launches[-1]["arguments"]
        if dtype[0] == "u":
            got %= 1 << int(dtype[1:])
        elif dtype == "f32":
            value = struct.unpack("f", struct.pack("f", value))[0]
        elif dtype == "bf16":
            got = struct.unpack("<f", struct.pack("<I", got << 16))[0]
        assert got == value
    for value in bad:
        wrong = code_of(bundle.fn, value)
        assert wrong.code == "E4029" and "'x'" in wrong.message


def test_scalars_with_defaults_may_be_left_out(bundle_of):
    bundle, driver = bundle_of(
        ScalarParam("n", "i32", 3), ScalarParam("m", "i32"), ScalarParam("x", "f32", 0.5), ScalarParam("on", "i1", True)
    )
    for _ in range(2):
        bundle.fn(1, 2)
        assert driver.launches[-1]["arguments"] == [1, 2, 0.5, 1]
        bundle.fn(1, 2, on=False, x=2.0)
        assert driver.launches[-1]["arguments"] == [1, 2, 2.0, 0]
        bundle.fn(None, 2, None, None)  # None is the default, as through exported libraries
        assert driver.launches[-1]["arguments"] == [3, 2, 0.5, 1]
    assert code_of(bundle.fn, 1, None).code == "E4029", "a parameter without a default"
    with pytest.raises(TypeError):
        bundle.fn(1)  # as in Python, a default counts where all after it have one


def test_numpy_like_scalars(bundle_of):
    bundle, driver = bundle_of(ScalarParam("i", "i32"), ScalarParam("f", "f32"))

    class Int:
        def __index__(self):
            return 7

    class Float:
        def __float__(self):
            return 0.5

    bundle.fn(Int(), Float())
    bundle.fn(Int(), Int())
    assert [launch["arguments"] for launch in driver.launches] == [[7, 0.5], [7, 7.0]]


def test_bf16_rounds_to_nearest_even(bundle_of):
    bundle, driver = bundle_of(ScalarParam("x", "bf16"))
    for value, bits in (
        (1.00390625, 0x3F80),
        (1.01171875, 0x3F82),
        (-1.0, 0xBF80),
        (float("inf"), 0x7F80),
        (float("nan"), 0x7FFF),
    ):
        for _ in range(2):
            bundle.fn(value)
            assert driver.launches[-1]["arguments"] == [bits]


MATRIX = [
    # parameter, accepted strides with the leaves they give, refused strides with their code
    (dict(stride=(None, 1), order=(1, 0)), {(16, 1): [16]}, {(24, 1): "E4024", (1, 8): "E4024"}),
    (dict(stride=(1, None), order=(0, 1)), {(1, 8): [8]}, {(16, 1): "E4024"}),
    (dict(stride=(None, 1), stride_div=(8, 1)), {(16, 1): [16], (24, 1): [24]}, {(20, 1): "E4026", (16, 2): "E4024"}),
    (dict(stride=(None, None)), {(16, 1): [16, 1], (3, 5): [3, 5]}, {}),
    (dict(stride=(16, 1)), {(16, 1): []}, {(17, 1): "E4024"}),
]


@pytest.mark.parametrize("spec, good, bad", MATRIX)
def test_strides(bundle_of, spec, good, bad):
    bundle, driver = bundle_of(TensorParam("a", "f32", (8, 16), **spec), extent=None)
    for stride, leaves in [*good.items(), *good.items()]:
        bundle.fn(Tensor((8, 16), stride=stride))
        assert driver.launches[-1]["arguments"] == [P, *leaves]
    for stride, code in bad.items():
        assert code_of(bundle.fn, Tensor((8, 16), stride=stride)).code == code


def test_strides_of_unit_dimensions_do_not_matter(bundle_of):
    param = TensorParam("a", "f32", ("m", 16), (None, 1), (8, 1))
    bundle, driver = bundle_of(param, symbols=(Symbol("m"),))
    for _ in range(2):
        bundle.fn(Tensor((1, 16), stride=(7, 1)))
        bundle.fn(Tensor((2, 16), stride=(16, 1)))
    assert [launch["arguments"] for launch in driver.launches] == [[P, 1, 8], [P, 2, 16]] * 2


BATCHED = TensorParam("a", "f16", ("m", "k", "l"), (None, 1, None), (8, 1, 8), 16, (1, 0, 2))
SINGLE = dict(shape=("m", "k", 1))


@pytest.mark.parametrize(
    "change",
    [{}, dict(order=None), SINGLE, SINGLE | dict(order=None), SINGLE | dict(stride=(None, 1, 512), order=None)],
)
def test_the_fast_path_takes_any_stride_of_unit_dimensions(bundle_of, monkeypatch, change):
    """`x.unsqueeze(-1)` gives that dimension another stride than a batch of one has; the launch is
    the one after checks one by one.
    """
    param = replace(BATCHED, **change)
    bundle, driver = bundle_of(param, symbols=[Symbol(s) for s in param.shape if s != 1])
    tensors = [Tensor((8, 64, 1), FLOAT16, (64, 1, stride)) for stride in (512, 64, 0, 7, 1 << 40)]
    for tensor in tensors:
        bundle.prepare("fn", [tensor])()
    monkeypatch.setitem(bundle.fn.__globals__, "SLOW", None)
    for tensor in tensors:
        bundle.fn(tensor)
    assert driver.launches[len(tensors) :] == driver.launches[: len(tensors)]
    for wrong in ((64, 2, 512), (60, 1, 512)):
        with pytest.raises(TypeError):
            bundle.fn(Tensor((8, 64, 1), FLOAT16, wrong))


def test_repeated_symbols_in_one_tensor(bundle_of):
    bundle, _ = bundle_of(TensorParam("a", "f32", ("n", "n"), (None, 1), order=(1, 0)), symbols=(Symbol("n"),))
    for _ in range(2):
        bundle.fn(Tensor((4, 4)))
        assert code_of(bundle.fn, Tensor((4, 5))).code == "E4023"


def test_empty_tensors_launch_nothing(add):
    fn, driver = add
    for _ in range(2):
        fn(*abc(0))
    assert driver.launches == []


def test_rank_zero(bundle_of):
    bundle, driver = bundle_of(TensorParam("a", "f32", (), ()))
    for _ in range(2):
        bundle.fn(Tensor(()))
    assert len(driver.launches) == 2
    assert code_of(bundle.fn, Tensor((1,))).code == "E4022"


@pytest.mark.parametrize("order", [(0,), None])
def test_noalias(bundle_of, order):
    bundle, _ = bundle_of(
        vector("a"), TensorParam("c", "f32", ("n",), (1,), (1,), 16, order, noalias=True), symbols=(Symbol("n"),)
    )
    for _ in range(2):
        bundle.fn(Tensor((256,), pointer=P), Tensor((256,), pointer=P + 1024))
        bundle.fn(Tensor((256,), pointer=P + 1024), Tensor((256,), pointer=P))
        for offset in (0, 16, 1008):
            wrong = code_of(bundle.fn, Tensor((256,), pointer=P + offset), Tensor((256,), pointer=P))
            assert wrong.code == "E4028" and "'c' and 'a' overlap" in wrong.message


def test_host_program_uses_scalars_as_their_type(bundle_of):
    """f32 arithmetic on the host starts from the rounded argument, and u32 arguments compare as
    what they are.
    """
    signature = Signature((ScalarParam("x", "f32"), ScalarParam("u", "u32")))
    nodes = (
        Node("const", "i32", (), 1),
        Node("const", "i32", (), 0),
        Node("fpext", "f64", (0,)),
        Node("const", "i32", (), 10),
        Node("divu", "i32", (1, 5)),
    )
    program = HostProgram(signature.leaves(), nodes, (Launch("kernel", (2, 2, 2), (2, 2, 2), None, 3, (4, 6)),))
    bundle, driver = bundle_of(*signature.params, program=program, kernels={"kernel": ["d", "I"]})
    for _ in range(2):
        bundle.fn(0.1, 4_000_000_000)
        assert driver.launches[-1]["arguments"] == [0.10000000149011612, 400_000_000]


def program_with(signature, nodes, **launch):
    one = len(signature.leaves())
    nodes = (Node("const", "i32", (), 1), *nodes)
    full = dict(grid=(one,) * 3, block=(one,) * 3, cluster=None, smem=one, args=()) | launch
    return HostProgram(signature.leaves(), nodes, (Launch("kernel", **full),))


def test_attributes(bundle_of):
    signature = Signature((ScalarParam("k", "i32"),))
    program = program_with(
        signature, (Node("const", "i32", (), 2),), cluster=(2, 0, 1), cooperative=True, pdl=True, args=(0,)
    )
    bundle, driver = bundle_of(*signature.params, program=program, kernels={"kernel": ["i"]})
    for k in (1, 3):
        bundle.fn(k)
        launch = driver.launches[-1]
        assert launch["attributes"] == {4: [2, k, 1, 0], 2: [1, 0, 0, 0], 6: [1, 0, 0, 0]} and launch["arguments"] == [
            k
        ]


def test_preferred_clusters(bundle_of):
    signature = Signature((ScalarParam("k", "i32"),))
    program = program_with(signature, (Node("const", "i32", (), 2),), cluster=(2, 0, 1), fallback=(2, 1, 1), args=(0,))
    bundle, driver = bundle_of(*signature.params, program=program, kernels={"kernel": ["i"]})
    for k in (1, 3):
        bundle.fn(k)
        assert driver.launches[-1]["attributes"] == {4: [2, 1, 1, 0], 11: [2, k, 1, 0]}


def test_a_carve_out_of_shared_memory(bundle_of):
    signature = Signature((ScalarParam("k", "i32"),))
    program = program_with(signature, (), carveout=25, args=(0,))
    bundle, driver = bundle_of(*signature.params, program=program, kernels={"kernel": ["i"]})
    bundle.fn(1)
    assert driver.launches[-1]["attributes"] == {14: [25, 0, 0, 0]}


def test_events(bundle_of):
    signature = Signature((ScalarParam("k", "i32"), ScalarParam("event", "i64")))
    events = LaunchEvent("launch_completion", 1), LaunchEvent("programmatic", 1, 3, True)
    bundle, driver = bundle_of(
        *signature.params, program=program_with(signature, (), args=(0,), events=events), kernels={"kernel": ["i"]}
    )
    for handle in (0x7F00_1234_5678, 77):
        bundle.fn(5, handle)
        low, high = handle & 0xFFFFFFFF, handle >> 32
        assert driver.launches[-1]["attributes"] == {12: [low, high, 0, 0], 7: [low, high, 3, 1]}


def test_dynamic_shared_memory_above_48_kib_is_asked_for_once(bundle_of):
    signature = Signature((ScalarParam("bytes", "i32"),))
    bundle, driver = bundle_of(*signature.params, program=program_with(signature, (), smem=0), kernels={"kernel": []})
    bundle.fn(48 << 10)
    assert driver.shared == {}
    for size in (100_000, 60_000, 120_000, 110_000):
        bundle.fn(size)
    assert driver.shared == {"kernel": 120_000} and [launch["smem"] for launch in driver.launches] == [
        49152,
        100_000,
        60_000,
        120_000,
        110_000,
    ]
    assert "has 231424 left" in code_of(bundle.fn, 232_000).message
    static = program_with(signature, (Node("const", "i32", (), 99_000),), smem=2)
    bundle, driver = bundle_of(*signature.params, program=static, kernels={"kernel": []})
    bundle.fn(0)
    assert driver.shared == {"kernel": 99_000}


def test_negative_extents_are_refused(bundle_of):
    signature = Signature((ScalarParam("n", "i32"),))
    bundle, _ = bundle_of(
        *signature.params, program=program_with(signature, (), grid=(0, 1, 1)), kernels={"kernel": []}
    )
    for _ in range(2):
        assert code_of(bundle.fn, -1).code == "E4041"


def test_division_by_zero(bundle_of):
    signature = Signature((ScalarParam("n", "i32"),))
    bundle, _ = bundle_of(
        *signature.params,
        program=program_with(signature, (Node("divs", "i32", (1, 0)),), grid=(2, 1, 1)),
        kernels={"kernel": []},
    )
    bundle.fn(1)
    for _ in range(2):
        assert code_of(bundle.fn, 0).code == "E3011"


def test_conditional_launch(bundle_of):
    signature = Signature((ScalarParam("go", "i1"),))
    bundle, driver = bundle_of(*signature.params, program=program_with(signature, (), when=0), kernels={"kernel": []})
    for go in (True, False, True, 0):
        bundle.fn(go)
    assert len(driver.launches) == 2


def in_rounds(signature, args):
    """A launch for each i below the first leaf, a number; `args` among the leaves, or -1: i."""
    base = len(signature.leaves())
    one, i, more, following = range(base, base + 4)
    nodes = (
        Node("const", "i32", (), 1),
        Node("carried", "i32", (), 0),
        Node("cmp.slt", "i1", (i, 0)),
        Node("add", "i32", (i, one)),
    )
    args = tuple(i if ref < 0 else ref for ref in args)
    launch = Launch("kernel", (one,) * 3, (one,) * 3, None, one, args, more)
    return HostProgram(signature.leaves(), nodes, (launch,), again=more, carried=(following,))


@pytest.mark.parametrize("prepared", [False, True])
def test_rounds(bundle_of, prepared):
    """Each round launches with the number that the round before has carried, and a tensor."""
    signature = Signature((ScalarParam("count", "i32"), vector("a")), (Symbol("n"),))
    program = in_rounds(signature, (-1, 1))
    bundle, driver = bundle_of(
        *signature.params, symbols=(Symbol("n"),), program=program, kernels={"kernel": ["i", "Q"]}
    )
    for count in (3, 0, 2, 2):
        driver.launches.clear()
        arguments = count, Tensor((8,), pointer=P)
        bundle.prepare("fn", arguments)() if prepared else bundle.fn(*arguments)
        assert [launch["arguments"] for launch in driver.launches] == [[i, P] for i in range(count)]


def test_device_facts(bundle_of):
    signature = Signature((ScalarParam("n", "i32"),))
    nodes = (
        Node("device_attr", "i32", (), "multiprocessor_count"),
        Node("const", "i32", (), 4),
        Node("max_active_clusters", "i32", (3,)),
    )
    program = program_with(signature, nodes, grid=(2, 4, 1), cluster=(3, 1, 1))
    bundle, driver = bundle_of(*signature.params, program=program, kernels={"kernel": []})
    bundle.fn(0)
    assert driver.launches[0]["grid"] == (132, 33, 1) and ("clusters", 4, 1, 231424) in driver.log


def test_clusters_are_asked_for_in_the_shape_the_kernel_was_compiled_for(bundle_of):
    signature = Signature((ScalarParam("n", "i32"),))
    nodes = (*(Node("const", "i32", (), value) for value in (2, 384)), Node("max_active_clusters", "i32", (2,)))
    program = program_with(signature, nodes, grid=(1, 2, 4), cluster=(1, 2, 1), block=(3, 1, 1))
    bundle, driver = bundle_of(*signature.params, program=program, kernels={"kernel": []})
    bundle.fn(0)
    assert ("clusters", 1, 384, 231424) in driver.log


def test_launch_failures_are_explained(add):
    fn, driver = add
    fn(*abc())
    driver.fail = [Status("CUDA_ERROR_INVALID_VALUE")]
    failure = code_of(fn, *abc())
    assert failure.code == "E4040"
    assert all(
        text in failure.message for text in ("kernel", "CUDA_ERROR_INVALID_VALUE", "[8, 1, 1]", "[128, 1, 1]", "Fake 0")
    )
    assert isinstance(failure, LaunchError)
    assert (failure.cuda_error, failure.meaning, failure.kernel) == ("CUDA_ERROR_INVALID_VALUE", "fake", "kernel")
    assert failure.error_code == 1, "its number"
    assert (failure.grid, failure.block, failure.shared_bytes) == ((8, 1, 1), (128, 1, 1), 0)
    driver.fail = [Status("CUDA_ERROR_LAUNCH_FAILED")]
    failure = code_of(fn, *abc())
    assert "--enable-assertions" in failure.help and "--on cpu" in failure.help and failure.causes
    driver.fail = [Status("CUDA_ERROR_ILLEGAL_ADDRESS")]
    assert "earlier kernel" in code_of(fn, *abc()).notes[0].message
    fn(*abc())


def test_another_thread_without_a_context(add):
    fn, driver = add
    fn(*abc())
    driver.fail = [Status("CUDA_ERROR_INVALID_CONTEXT")]
    fn(*abc())
    assert len(driver.launches) == 2


def test_threads_do_not_share_buffers(add):
    fn, driver = add
    fn(*abc())
    inside, launch = threading.Barrier(4, timeout=60), driver.launch

    def slow_launch(*args):
        inside.wait()
        return launch(*args)

    fn.__globals__["LAUNCH"] = slow_launch
    threads = [threading.Thread(target=fn, args=abc(4 * i)) for i in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(launch["arguments"][1] for launch in driver.launches[1:]) == [4, 8, 12, 16]


def test_two_devices(bundle_of):
    images = (("cubin", "sm_80"), ("cubin", "sm_90"))
    bundle, driver = bundle_of(vector("a"), symbols=(Symbol("n"),), devices=((9, 0), (8, 6)), images=images)
    for device in (0, 1, 1, 0, 1):
        bundle.fn(Tensor((8,), device=device))
    assert [launch["module"] for launch in driver.launches] == [
        b"cubin sm_90",
        b"cubin sm_80",
        b"cubin sm_80",
        b"cubin sm_90",
        b"cubin sm_80",
    ]
    for device in (0, 1):
        assert code_of(bundle.fn, Tensor((8,), FLOAT64, device=device)).code == "E4021"


@pytest.mark.parametrize("first", (0, 1))
def test_one_call_runs_on_one_device(bundle_of, first):
    bundle, _ = bundle_of(vector("a"), vector("b"), symbols=(Symbol("n"),), devices=((9, 0), (9, 0)))
    for _ in range(2):
        bundle.fn(Tensor((8,), device=first), Tensor((8,), device=first))
        wrong = code_of(bundle.fn, Tensor((8,), device=0), Tensor((8,), device=1))
        assert wrong.code == "E4027" and "'b' is on GPU 1, argument 'a' on GPU 0" in wrong.message


def test_unload_and_reload(add, bundle_of):
    bundle, driver = bundle_of(vector("a"), symbols=(Symbol("n"),))
    with bundle:
        bundle.fn(Tensor((8,)))
    assert driver.log[-2:] == [("unload", "context0", b"cubin sm_90"), ("release", 0)]
    bundle.fn(Tensor((8,)))
    bundle.fn(Tensor((8,)))
    assert len([entry for entry in driver.log if entry[0] == "load"]) == 2 and len(driver.launches) == 3


def test_functions_by_name(add, bundle_of):
    bundle, _ = bundle_of(vector("a"), symbols=(Symbol("n"),))
    assert bundle.functions["fn"] is bundle.fn is bundle["fn"] and list(bundle) == list(bundle.functions)
    with pytest.raises(KeyError, match=r"has no function 'other', only .*fn"):
        bundle["other"]
    with pytest.raises(AttributeError, match="no function 'gn', only fn"):
        _ = bundle.gn


def test_tensors_of_other_dtypes(bundle_of):
    for dtype, torch_dtype in (("bf16", BFLOAT16), ("i32", INT32), ("tf32", FLOAT32)):
        bundle, _ = bundle_of(TensorParam("a", dtype, ("n",), (1,), order=(0,)), symbols=(Symbol("n"),))
        for _ in range(2):
            bundle.fn(Tensor((8,), torch_dtype))
            assert code_of(bundle.fn, Tensor((8,), FLOAT64)).code == "E4021"


@pytest.mark.parametrize("blocks", [8, 7])
def test_a_grid_that_clusters_do_not_fill_is_named(bundle_of, blocks):
    """As many blocks as elements, in clusters of two: the driver refuses, and the failure says
    why.
    """
    parameters = (TensorParam("a", "f32", ("n",), (1,), (1,), 4, (0,)),)
    signature = Signature(parameters, (Symbol("n"),))
    nodes = tuple(Node("const", "i32", (), value) for value in (1, 0, 2))
    program = HostProgram(signature.leaves(), nodes, (Launch("kernel", (1, 2, 2), (2, 2, 2), (4, 2, 2), 3, (0, 1)),))
    bundle, driver = bundle_of(*parameters, symbols=signature.symbols, program=program)
    driver.fail = [Status("CUDA_ERROR_INVALID_CLUSTER_SIZE")]
    failure = code_of(bundle.fn, Tensor((blocks,), pointer=P))
    assert failure.code == "E4040" and f"grid [{blocks}, 1, 1], clusters of [2, 1, 1]" in failure.message
    assert any("does not divide into clusters" in cause for cause in failure.causes) == (blocks == 7)
