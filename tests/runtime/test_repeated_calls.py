"""Calls that repeat the one before fill nothing; whatever differs is checked and takes effect."""

import struct
import threading

import pytest
from fake_driver import FLOAT16, FLOAT32, Status, Tensor

from cutec.artifact.host import HostProgram, Launch, Node
from cutec.artifact.signature import PointerParam, ScalarParam, Signature, StreamParam, Symbol, TensorParam
from cutec.artifact.step import Step
from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.diag import CutecError

P, Q = 0x7F0000000000, 0x7F0000100000
RECIPE = TensorMapRecipe("f16", (64, 8, 1), (1, 1, 1), swizzle="128B")
SIGNATURE = Signature(
    (
        TensorParam("a", "f16", ("m", "k", "l"), (None, 1, None), (8, 1, 8), 16, (1, 0, 2)),
        TensorParam("b", "f16", ("m", "k", "l"), (None, 1, None), (8, 1, 8), 16, noalias=True),
        ScalarParam("x", "f32"),
        ScalarParam("n", "i32"),
        PointerParam("p", "f32"),
        StreamParam("stream"),
    ),
    (Symbol("m"), Symbol("k", div=8), Symbol("l")),
)
NAMES = ("a", "m", "k", "l", "a0", "a2", "b", "b0", "b2", "x", "n", "p")
FORMATS = ["128s", "i", "i", "i", "Q", "q", "q", "f", "i", "Q"]


def program():
    """kernel(map of a, m, k, l, b, b's strides, x, n, p) on m blocks, and again, as a second
    launch, if n is not 0.
    """
    leaves = SIGNATURE.leaves()
    assert len(leaves) == len(NAMES)
    at = {name: i for i, name in enumerate(NAMES)}
    nodes = [Node("sext", "i64", (at[name],)) for name in ("k", "m", "l")]
    nodes += [Node("const", "i64", (), 2), Node("mul", "i64", (at["a0"], 15)), Node("mul", "i64", (at["a2"], 15))]
    nodes += [Node("tensor_map", "tensor_map", (at["a"], 12, 13, 14, 16, 17), RECIPE)]
    nodes += [Node("const", "i32", (), 1), Node("const", "i32", (), 0), Node("cmp.ne", "i1", (at["n"], 20))]
    arguments = (18, *(at[name] for name in ("m", "k", "l", "b", "b0", "b2", "x", "n", "p")))
    first = Launch("kernel", (at["m"], 19, 19), (19, 19, 19), None, 20, arguments)
    second = Launch("second", (19, at["m"], 19), (19, 19, 19), None, 20, (at["p"],), when=21)
    return HostProgram(leaves, tuple(nodes), (first, second))


@pytest.fixture(params=(1, 2))
def make(bundle_of, request):
    """`make()` loads the bundle anew; returns it and its fake driver."""
    return lambda: bundle_of(
        *SIGNATURE.params,
        symbols=SIGNATURE.symbols,
        program=program(),
        devices=((9, 0),) * request.param,
        kernels={"kernel": FORMATS, "second": ["Q"]},
    )


@pytest.fixture
def bundle(make):
    return make()


def call(**change):
    """Arguments of a call, some of them changed; tensors are new objects each time."""
    a = dict(shape=(64, 128, 1), dtype=FLOAT16, stride=(128, 1, 64 * 128), pointer=P, device=0) | change.pop("a", {})
    b = dict(shape=(64, 128, 1), dtype=FLOAT16, stride=(128, 1, 64 * 128), pointer=Q, device=0) | change.pop("b", {})
    values = dict(x=1.0, n=0, p=0x1000, stream=5) | change
    return dict(a=Tensor(**a), b=Tensor(**b), **values)


LARGER = dict(shape=(128, 128, 1), stride=(128, 1, 128 * 128))
CHANGES = [
    {},
    {"a": dict(pointer=P + 64)},
    {"b": dict(pointer=Q + 64)},
    {"a": LARGER, "b": LARGER},
    {"b": dict(stride=(136, 1, 8192))},
    {"x": 2.0},
    {"x": 0.0},
    {"x": -0.0},
    {"x": float("nan")},
    {"n": 1},
    {"n": 2},
    {"p": 0x2000},
    {"stream": 0},
    {"stream": None},
    {"a": dict(stride=(128, 1, 7))},
    {"b": dict(stride=(128, 1, 7))},
    {"n": 1, "stream": 6},
]


class Several:
    """A tensor of several elements, which is no number."""

    def __index__(self):
        raise TypeError("only integer tensors of a single element can be converted to an index")

    def __float__(self):
        raise ValueError("only one element tensors can be converted to Python scalars")

    def __bool__(self):
        raise RuntimeError("Boolean value of Tensor with more than one value is ambiguous")


WRONG = [
    ({"a": dict(dtype=FLOAT32)}, "E4021"),
    ({"a": dict(shape=(64, 128))}, "E4022"),
    ({"b": dict(shape=(63, 128, 1))}, "E4023"),
    ({"a": dict(stride=(136, 1, 8192))}, "E4024"),
    ({"a": dict(pointer=P + 8)}, "E4025"),
    ({"b": dict(stride=(132, 1, 8192))}, "E4026"),
    ({"a": dict(device=-1)}, "E4027"),
    ({"b": dict(pointer=P + 128)}, "E4028"),
    ({"x": "1"}, "E4029"),
    ({"x": 10**400}, "E4029"),
    ({"x": Several()}, "E4029"),
    ({"n": Several()}, "E4029"),
    ({"n": 1.0}, "E4029"),
    ({"n": 1 << 31}, "E4029"),
    ({"p": 2}, "E4025"),
    ({"p": 1 << 64}, "E4031"),
    ({"p": -16}, "E4031"),
    ({"p": Several()}, "E4031"),
    ({"p": None, "x": None}, "E4029"),
    ({"stream": "main"}, "E4030"),
]


def launches_of(driver, call):
    """What a call launches, comparable: floats as their bits."""
    before = len(driver.launches)
    call()
    return [
        launch | {"arguments": [struct.pack("<f", v) if isinstance(v, float) else v for v in launch["arguments"]]}
        for launch in driver.launches[before:]
    ]


def launched(functions, driver, arguments):
    """What one call launches."""
    return launches_of(driver, lambda: functions.fn(**arguments))


def checked(functions, driver, arguments):
    """What the call launches after checks one by one."""
    return launches_of(driver, lambda: functions.prepare("fn", list(arguments.values()), arguments["stream"])())


_checked = {}  # by number of GPUs and number of the change


def wanted(functions, driver, number):
    key = len(driver.devices), number
    if key not in _checked:
        _checked[key] = checked(functions, driver, call(**CHANGES[number]))
    return _checked[key]


@pytest.mark.parametrize("number", range(len(CHANGES)))
def test_what_differs_takes_effect(make, number):
    for another, change in enumerate(CHANGES):
        functions, driver = make()
        first, then = wanted(functions, driver, number), wanted(functions, driver, another)
        for _ in range(2):
            assert launched(functions, driver, call(**CHANGES[number])) == first, change
            assert launched(functions, driver, call(**change)) == then, change
            assert launched(functions, driver, call(**change)) == then, change


@pytest.mark.parametrize("change, code", WRONG)
def test_what_is_wrong_is_refused(bundle, change, code):
    functions, driver = bundle
    good = launched(functions, driver, call())
    for _ in range(2):
        assert launched(functions, driver, call()) == good
        count = len(driver.launches)
        with pytest.raises(CutecError) as caught:
            functions.fn(**call(**change))
        assert caught.value.code == code and len(driver.launches) == count
    assert launched(functions, driver, call()) == good


def test_a_repeated_call_fills_nothing(bundle, monkeypatch):
    functions, driver = bundle
    names = functions.fn.__globals__
    functions.fn(**call(n=1))
    functions.fn(**call(n=1))
    (map_,) = [name for name in names if name.startswith("map")]
    for name in ("SLOW", "PACK0", "PACK1", map_, "NEW", "SET"):
        assert name in names
        monkeypatch.setitem(names, name, None)
    functions.fn(**call(n=1))
    assert [launch["kernel"] for launch in driver.launches] == ["kernel", "second"] * 3
    with pytest.raises(TypeError):
        functions.fn(**call(n=2))


def test_after_a_failure(bundle):
    """The launch that failed, the numbers that could not be packed and the driver that refused
    leave nothing behind.
    """
    functions, driver = bundle
    good = launched(functions, driver, call())
    driver.fail = [Status("CUDA_ERROR_INVALID_VALUE")]
    with pytest.raises(CutecError):
        functions.fn(**call())
    assert launched(functions, driver, call()) == good
    with pytest.raises(CutecError) as caught:
        functions.fn(**call(stream=1 << 70))
    assert caught.value.code == "E4041"
    assert launched(functions, driver, call()) == good
    functions.unload()
    assert launched(functions, driver, call()) == good


def test_a_prepared_call_among_others(bundle):
    functions, driver = bundle
    prepared = functions.prepare("fn", list(call(n=1).values()), 9)
    prepared()
    want = driver.launches[-2:]
    for change in ({}, {"x": 3.0}):
        functions.fn(**call(**change))
        prepared()
        prepared()
        assert driver.launches[-4:] == want * 2


def test_threads_do_not_share_frames(bundle):
    functions, driver = bundle
    functions.fn(**call())
    inner, seen = driver.launch, []

    def launch(config, function, parameters, extra):
        if len(seen) < 3:  # a call within the call, as another thread's may come in between
            seen.append(None)
            thread = threading.Thread(target=lambda: functions.fn(**call(p=0x1000 + 4 * len(seen))))
            thread.start()
            thread.join()
        return inner(config, function, parameters, extra)

    functions.fn.__globals__["LAUNCH"] = launch
    functions.fn(**call())
    assert [launch["arguments"][-1] for launch in driver.launches[1:]] == [0x100C, 0x1008, 0x1004, 0x1000]


def test_what_a_program_prints_and_checks_it_does_in_every_call(bundle_of, capsys):
    """Though the numbers are those of the call before, in every order of checks and repetitions."""
    leaves = SIGNATURE.leaves()
    plain = program()
    n = NAMES.index("n")
    three = len(leaves) + len(plain.nodes)
    nodes = (*plain.nodes, Node("const", "i32", (), 3), Node("cmp.ne", "i1", (n, three)))
    steps = (Step("print", "n = %d\n", (n,)), Step("check", "n is not 3", (three + 1,), None, "host.py:7"))
    bundle, driver = bundle_of(
        *SIGNATURE.params,
        symbols=SIGNATURE.symbols,
        program=HostProgram(leaves, nodes, plain.launches, steps),
        kernels={"kernel": FORMATS, "second": ["Q"]},
    )
    for value in (0, 0, 1, 3, 1, 1):
        if value == 3:
            with pytest.raises(AssertionError, match=r"E4032: n is not 3 \(host.py:7\)"):
                bundle.fn(**call(n=value))
        else:
            bundle.fn(**call(n=value))
    assert capsys.readouterr().out == "".join(f"n = {v}\n" for v in (0, 0, 1, 3, 1, 1))
    assert [launch["kernel"] for launch in driver.launches].count("kernel") == 5
