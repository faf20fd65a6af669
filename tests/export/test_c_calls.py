"""A C library does what Python's checks and evaluator say: launches, their arguments, errors."""

import random
from contextlib import suppress

import pytest
from bundles import ARCH, bundle_of, choice_of, program_of, single
from c_library import CLibrary, agrees, expected, fields_of, workspaces_of
from random_calls import random_call

from cutec.artifact.host import HostProgram, Launch, LaunchEvent, Node
from cutec.artifact.host_ops import OPS, TYPE_SETS
from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    WorkspaceParam,
)
from cutec.artifact.step import Step
from cutec.artifact.tensor_map import Im2col, TensorMapRecipe
from cutec.diag import CutecError
from cutec.records import replace
from cutec.runtime.tensors import TensorView

pytestmark = pytest.mark.slow

ALL_SCALARS = ("i1", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "bf16", "f32", "f64")


def library(bundle, folder, driver, name="lib"):
    return CLibrary(bundle, folder, name, driver)


def agree(made, bundle, function, arguments, stream=0):
    """Make a call in C; compare with Python. Returns the status."""
    choice = bundle.manifest.choice(function)
    signature = bundle.manifest.export(choice.forms[0].export if choice else function).signature
    want = expected(bundle.manifest, function, arguments, ARCH, stream)
    got = made.call(function, fields_of(signature, arguments, stream))
    assert agrees(got, want), (arguments, got, want)
    return got[0]


def campaign(made, bundle, function, seed, count):
    """Random calls; the statuses that occurred."""
    rng = random.Random(seed)
    choice = bundle.manifest.choice(function)
    signature = bundle.manifest.export(choice.forms[0].export if choice else function).signature
    seen = set()
    for _ in range(count):
        arguments = random_call(rng, signature)
        with suppress(CutecError):  # a wrong call has no workspaces
            arguments |= workspaces_of(bundle.manifest, function, arguments)
        seen.add(agree(made, bundle, function, arguments, rng.choice((0, 7))))
    return seen


def test_tensors_and_their_rules(tmp_path, driver):
    bundle = single(
        TensorParam("a", "f16", ("m", "n"), (None, 1), (8, 1), 16, role="in"),
        TensorParam("b", "f32", ("n", 4, "m"), (None, None, None), (4, 2, 1), 4),
        TensorParam("c", "f32", ("m", "n"), (None, 1), (4, 1), 16, order=(1, 0), noalias=True, role="out"),
        TensorParam("d", "f4E2M1FN", (32,), (1,)),
        StreamParam("stream"),
        symbols=(Symbol("m"), Symbol("n", 64, 4)),
    )
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, "fn", 1, 1500) >= {0, 4023, 4025, 4026}


def test_scalars_of_every_type(tmp_path, driver):
    params = [ScalarParam(f"x{i}", dtype) for i, dtype in enumerate(ALL_SCALARS)]
    bundle = single(*params, PointerParam("p", "f32", 16), ScalarParam("int", "i32", 7), ScalarParam("size", "i32"))
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, "fn", 2, 500) == {0, 4025}
    numbers = dict.fromkeys((p.name for p in bundle.manifest.exports[0].signature.params), 0)
    for value in (
        65504.0,
        65519.0,
        65520.0,
        1e-7,
        5.9604645e-08,
        -(2.0**-25),
        (2 - 2.0**-23) * 2.0**127,
        2.0**-24 * 1.5,
        2.0**-14 * 0.99999,
    ):
        agree(made, bundle, "fn", numbers | {"x9": value})
        agree(made, bundle, "fn", numbers | {"x10": value})


def test_fields_have_names_that_c_and_cpp_allow(tmp_path, driver):
    bundle = single(
        ScalarParam("class", "i32"),
        ScalarParam("class_", "i32"),
        ScalarParam("stream", "i32"),
        ScalarParam("größe", "i32"),
    )
    header = library(bundle, tmp_path, driver).path.with_name("lib.h").read_text()
    assert all(f"int32_t {name};" in header for name in ("class_", "class__", "stream_", "gr_f6__df_e"))


def test_default_values_are_those_of_the_initialiser(tmp_path, driver):
    reals = [ScalarParam("a", "f32", 0.1), ScalarParam("z", "f16", -0.0), ScalarParam("d", "f64", -0.0)]
    bundle = single(*reals, ScalarParam("b", "i1", True), ScalarParam("c", "i64", -3))
    header = library(bundle, tmp_path, driver).path.with_name("lib.h").read_text()
    assert "#define LIB_FN_ARGS_INIT \\\n    {sizeof(lib_fn_args), NULL, 0.1f, -0.0f, -0.0, 1, -3}" in header


def test_the_form_is_chosen_by_guards(tmp_path, driver):
    signature = Signature(
        (TensorParam("a", "f32", ("m", "n"), (None, 1)), ScalarParam("k", "u64")), (Symbol("m"), Symbol("n"))
    )
    exports = {f"f{i}": (signature, program_of(signature, kernel=f"k{i}")) for i in range(4)}
    guards = ["m * n * k <= 1 and not (m == 0 or n < 3)", "(m - 5000) // 7 % 3 == 2 and k > 5", "-1 < m - n < 1000", ""]
    bundle = bundle_of(exports, [choice_of("fn", *((g, f"f{i}") for i, g in enumerate(guards)))])
    made = library(bundle, tmp_path, driver)
    campaign(made, bundle, "fn", 3, 1000)
    forms = set()
    for m, n, k in ((1, 3, 0), (100, 50, 1000), (5014, 99999, 6), (0, 3, 5), (2, 9, 9)):
        view = TensorView(4096, (m, n), (n, 1), "f32", 0)
        agree(made, bundle, "fn", {"a": view, "k": k})
        forms |= {line.split("|")[0] for line in made.driver.fake_log().decode().splitlines()}
    assert len(forms) >= 3


COSTS = {
    "int64_t": [
        "(m + 127) // 128 * 150 + n",
        "m // 2 * 3 + (m + 127) // 128 * 5",
        "max(n * 7 - (m + 127) // 128 * 5, min(m, n, 90) * 2)",
        "(n - m) % 50 * 900 + (m - 700) // max(n - 3, 1) % max(m, 7) + 40",
    ],
    "wide": [
        "(m + 127) // 128 * n * k + 5",
        "m // 2 * n * k + 100000000000 * 100000000000 // 100000000000 - 100000000000",
        "(m * n * (k + 4)) // 700 + 40 - (m + 127) // 128 * n",
        "max((n - m) // 50 * 9 * k, min(k, 5) - n) + 40",
    ],
}


@pytest.mark.parametrize("type", COSTS)
def test_the_form_of_least_cost_is_taken(tmp_path, driver, type):
    signature = Signature(
        (TensorParam("a", "f32", ("m", "n"), (None, 1)), ScalarParam("k", "u64")), (Symbol("m"), Symbol("n"))
    )
    exports = {f"f{i}": (signature, program_of(signature, kernel=f"k{i}")) for i in range(4)}
    guards = ["n >= 3", "", "m * n * k > 90", ""]
    forms = [(guard, f"f{i}", cost) for i, (guard, cost) in enumerate(zip(guards, COSTS[type]))]
    closed = [(guard or "n < 90 and k < 5", *rest) for guard, *rest in forms]
    equal = [("", "f0", "3"), ("", "f1", "2"), ("", "f2", "2")]
    bundle = bundle_of(exports, [choice_of("fn", *forms), choice_of("closed", *closed), choice_of("equal", *equal)])
    made = library(bundle, tmp_path, driver)
    written = made.path.with_name("lib.c").read_text()
    assert f"{type} cost, least = 0;" in written and "const int64_t v0 = " in written
    campaign(made, bundle, "fn", 3, 500)
    assert campaign(made, bundle, "closed", 4, 500) >= {0, 4035}
    taken = set()
    for m, n, k in ((1280, 300, 6), (1, 1, 1), (100, 3, 1), (100, 300, 6), (100, 1, 6), (9, 9, (1 << 64) - 1)):
        view = TensorView(4096, (m, n), (n, 1), "f32", 0)
        agree(made, bundle, "fn", {"a": view, "k": k})
        agree(made, bundle, "equal", {"a": view, "k": k})
        taken.add(bundle.manifest.choice("fn").export({"m": m, "n": n, "k": k}))
    assert len(taken) == 4


def test_programs_that_differ_in_constants_share_their_code(tmp_path, driver):
    tensor = TensorParam("a", "f32", ("m", "n"), (None, 1))
    signature = Signature((tensor, ScalarParam("x", "f64")), (Symbol("m"), Symbol("n")))

    def program(kernel, divisor, infinite, extra=()):
        first = len(signature.leaves())
        nodes = [
            Node("const", "i32", (), divisor),
            Node("floordiv", "i32", (1, first)),
            Node("const", "f64", (), infinite),
            Node("addf", "f64", (4, first + 2)),
            *extra,
        ]
        return program_of(signature, nodes, range(first + len(nodes)), kernel=kernel)

    programs = {
        "two": program("k2", 2, 0.5),
        "seven": program("k7", 7, 0.5),
        "zero": program("k0", 0, 0.5),
        "infinite": program("k1", 2, float("inf")),
        "more": program("k3", 2, 0.5, [Node("const", "i8", (), -128)]),
    }
    bundle = bundle_of({name: (signature, host) for name, host in programs.items()})
    made = library(bundle, tmp_path, driver)
    assert made.path.with_name("lib.c").read_text().count("static int fill_") == 4
    view = TensorView(4096, (9, 6), (6, 1), "f32", 0)
    said = {name: agree(made, bundle, name, {"a": view, "x": 2.0}) for name in programs}
    assert said == dict.fromkeys(programs, 0) | {"zero": 3011}


def test_calls_that_no_form_takes_are_refused_with_the_rules(tmp_path, driver):
    params = (TensorParam("m", "f32", ("n", "k"), (None, 1)), ScalarParam("x", "u64"), ScalarParam("f", "f32"))
    signature = Signature(params, (Symbol("n"), Symbol("k", 64)))
    exports = {f"f{i}": (signature, program_of(signature, kernel=f"k{i}")) for i in range(2)}
    bundle = bundle_of(exports, [choice_of("fn", ("n < 3", "f0"), ("x % 7 == 2 and k > 5", "f1"))])
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, "fn", 6, 300) >= {0, 4035}
    view = TensorView(4096, (9, 6), (6, 1), "f32", 0)
    assert agree(made, bundle, "fn", {"m": view, "x": (1 << 64) - 1, "f": 0.0}) == 4035
    assert "fn takes n=9, k=6, x=18446744073709551615: none of its rules holds" in made.message()


def test_guards_and_costs_beyond_128_bits_are_refused(tmp_path, driver):
    signature = Signature((ScalarParam("k", "i64"),))
    exports = {f"f{i}": (signature, program_of(signature)) for i in range(2)}
    for forms in ((("k * k * k > 0", "f0"), ("", "f1")), (("", "f0", "k * k * k"), ("", "f1", "0"))):
        bundle = bundle_of(exports, [choice_of("fn", *forms)])
        with pytest.raises(CutecError, match=r"'k \* k \* k.* more than 128 bits") as caught:
            library(bundle, tmp_path, driver)
        assert caught.value.code == "E1120" and not list(tmp_path.iterdir())


WORKSPACES = (
    TensorParam("a", "f32", ("m",), (1,)),
    WorkspaceParam("parts", "f16", ("(m + 3) // 4", "m", 3), 128),
    ScalarParam("splits", "i32"),
    WorkspaceParam("counters", "i32", ("splits - 2",), zeroed=True),
)


def test_workspaces(tmp_path, driver):
    bundle = single(*WORKSPACES, symbols=(Symbol("m"),))
    made = library(bundle, tmp_path, driver)
    assert campaign(made, bundle, "fn", 4, 500) >= {0, 4034}
    view = TensorView(4096, (10,), (1,), "f32", 0)
    call = {"a": view, "splits": 5, "parts": (0x6000_0000, 180), "counters": (0x7000_0000, 12)}
    signature = bundle.manifest.exports[0].signature
    assert agree(made, bundle, "fn", call) == 0
    for name, given, what in (
        ("parts", (0x6000_0000, 179), "has 179 bytes; the call needs 180 bytes"),
        (
            "parts",
            (0x6000_0040, 180),
            "begins at 0x60000040, expected an alignment of 128 bytes; the call needs 180 bytes",
        ),
        ("counters", (0, 0), "is not given; the call needs 12 bytes of zeros"),
    ):
        status, message, launched = made.call("fn", fields_of(signature, call | {name: given}))
        assert (status, message, launched) == (4033, f"workspace '{name}' of fn {what}", "")


def test_the_bytes_of_workspaces(tmp_path, driver):
    import ctypes

    from c_library import args_type

    bundle = single(*WORKSPACES, symbols=(Symbol("m"),))
    made = library(bundle, tmp_path, driver)
    fields = args_type(tuple((f.name, f.type.strip()) for f in made.functions["fn"]["fields"]))
    sizes = (ctypes.c_size_t * 2)()
    args = fields(size=ctypes.sizeof(fields), m=10, splits=5)
    assert made.library.lib_fn_workspace_size(ctypes.byref(args), sizes) == 0 and list(sizes) == [180, 12]
    args.splits = 1
    assert made.library.lib_fn_workspace_size(ctypes.byref(args), sizes) == 4034
    assert made.message() == "workspace 'counters' has extent -1 (splits - 2) in dimension 0, expected 0 to 2147483647"


def tiled(dtype="f16", **more):
    return TensorMapRecipe(dtype, (8, 16), (1, 1), **more)


def test_tensor_maps(tmp_path, driver):
    signature = Signature(
        (
            TensorParam("a", "f16", ("m", "n"), (None, 1), (8, 1), 16),
            TensorParam("b", "f16", ("m", 3, 3, 64), (576, 192, 64, 1), align=16),
        ),
        (Symbol("m", 64), Symbol("n", 64)),
    )
    # leaves: 0 a, 1 m, 2 n, 3 stride, 4 b
    const = [Node("const", "i64", (), v) for v in (2, 64, 3, 128, 384, 1152)]  # 5 to 10
    nodes = [
        *const,
        Node("mul", "i64", (3, 5)),  # 11
        Node("tensor_map", "tensor_map", (0, 2, 1, 11), tiled(swizzle="128B", oob_fill="nan")),  # 12
        Node(
            "tensor_map",
            "tensor_map",
            (4, 6, 7, 7, 1, 8, 9, 10),
            TensorMapRecipe("bf16", (), (1, 1, 2, 1), "64B", im2col=Im2col((-1, -1), (1, 0), 32, 64)),
        ),
        Node("tensor_map", "tensor_map", (0, 2, 1, 11), tiled("u16", l2_promotion="256B")),
    ]
    bundle = bundle_of({"fn": (signature, program_of(signature, nodes, (12, 0, 13, 14)))})
    made = library(bundle, tmp_path, driver)
    zeroed = driver.fake_zeroed()
    seen = campaign(made, bundle, "fn", 5, 1000)
    assert driver.fake_zeroed() == zeroed + 1  # the memory of maps of nothing, once a context
    assert seen >= {0, 3013}
    for m, at in ((8, 0), (8, 16), (8, 16), (9, 16), (0, 0)):  # again, elsewhere, of another shape, of nothing
        a = TensorView(4096 + at, (m, 16), (16, 1), "f16", 0)
        agree(made, bundle, "fn", {"a": a, "b": TensorView(1 << 40, (m, 3, 3, 64), (576, 192, 64, 1), "f16", 0)})


def test_tensor_maps_of_rounds(tmp_path, driver):
    """A round that needs no map makes one of nothing, also of numbers that no map can have."""
    signature = Signature(
        (TensorParam("a", "f16", ("m", 16), (16, 1), align=16), ScalarParam("from_", "i64")), (Symbol("m", 64),)
    )
    # leaves: 0 a, 1 m, 2 from_
    nodes = [
        Node("carried", "i64", (), 0),  # 3: 0, then `from_` and 16 more in each round
        Node("const", "i64", (), 16),
        Node("const", "i64", (), 0),
        Node("const", "i64", (), 32),
        Node("cmp.ne", "i1", (3, 5)),  # 7
        Node("select", "i64", (7, 4, 5)),
        Node("ptr_add", "ptr", (0, 3)),
        Node("tensor_map", "tensor_map", (9, 8, 1, 6), tiled()),  # 10
        Node("add", "i64", (3, 4)),
        Node("select", "i64", (7, 11, 2)),
        Node("const", "i64", (), 48),
        Node("cmp.slt", "i1", (3, 13)),
    ]
    program = replace(program_of(signature, nodes, (10, 3), when=7), again=14, carried=(12,))
    bundle = bundle_of({"fn": (signature, program)})
    made = library(bundle, tmp_path, driver)
    view = TensorView(4096, (8, 16), (16, 1), "f16", 0)
    assert {agree(made, bundle, "fn", {"a": view, "from_": first}) for first in (16, 32, 8)} == {0, 3013}


def test_launch_attributes(tmp_path, driver):
    signature = Signature((ScalarParam("n", "i32"), ScalarParam("event", "i64")))
    nodes = [Node("const", "i32", (), 2), Node("cmp.sgt", "i1", (0, 2))]
    program = program_of(
        signature,
        nodes,
        cooperative=True,
        pdl=True,
        cluster=(2, 2, 2),
        when=3,
        events=(LaunchEvent("launch_completion", 1, 5, True),),
    )
    made = library(bundle := bundle_of({"fn": (signature, program)}), tmp_path, driver)
    assert agree(made, bundle, "fn", {"n": 2, "event": 9}) == 0 and not made.driver.fake_log()
    _, _, launched = made.call("fn", {"n": 3, "event": 9})
    assert launched.split("|")[5] == "4:2,2,2,0 2:1,0,0,0 6:1,0,0,0 12:9,0,5,1"


def test_a_carve_out_is_an_attribute(tmp_path, driver):
    signature = Signature((ScalarParam("n", "i32"),))
    made = library(bundle := bundle_of({"fn": (signature, program_of(signature, [], carveout=100))}), tmp_path, driver)
    assert agree(made, bundle, "fn", {"n": 2}) == 0
    _, _, launched = made.call("fn", {"n": 3})
    assert launched.split("|")[5] == "14:100,0,0,0"


def test_preferred_clusters_have_a_fallback(tmp_path, driver):
    signature = Signature((ScalarParam("n", "i32"),))
    nodes = [Node("const", "i32", (), 4), Node("const", "i32", (), 1)]
    program = program_of(signature, nodes, cluster=(1, 2, 2), fallback=(2, 1, 1))
    made = library(bundle := bundle_of({"fn": (signature, program)}), tmp_path, driver)
    assert agree(made, bundle, "fn", {"n": 2}) == 0
    _, _, launched = made.call("fn", {"n": 3})
    assert launched.split("|")[5] == "4:2,1,1,0 11:4,1,1,0"


def test_several_launches_and_grids_without_blocks(tmp_path, driver):
    signature = Signature((ScalarParam("n", "i32"),))
    one = Node("const", "i32", (), 1)
    launches = tuple(Launch(f"k{i}", (0, 1, 1), (1, 1, 1), None, 1, (0, 1)[i:]) for i in range(2))
    bundle = bundle_of({"fn": (signature, HostProgram(signature.leaves(), (one,), launches))})
    made = library(bundle, tmp_path, driver)
    assert agree(made, bundle, "fn", {"n": 5}) == 0 and made.driver.fake_log().count(b"\n") == 2
    assert agree(made, bundle, "fn", {"n": 0}) == 0 and not made.driver.fake_log()
    status, message, launched = made.call("fn", {"n": -3})
    assert (status, message, launched) == (4041, "launch of k0: grid[0] is -3 for these arguments", "")


def test_steps_check_and_print_in_order(tmp_path, driver, capfd):
    signature = Signature((ScalarParam("n", "i32"), ScalarParam("x", "f32")))
    nodes = [Node("const", "i32", (), 0), Node("cmp.sgt", "i1", (0, 2)), Node("divs", "i32", (0, 2))]
    steps = (
        Step("print", 'n %d %u %08x %p %c "%5.2f" 100%%\n', (0, 0, 0, 0, 0, 1)),
        Step("check", "n is positive, so?", (3,), place="fn.py:7"),
        Step("print", "only then\n", (), when=3),
    )
    program = program_of(signature, nodes)
    program = HostProgram(program.inputs, program.nodes, program.launches, steps)
    made = library(bundle := bundle_of({"fn": (signature, program)}), tmp_path, driver)
    assert agree(made, bundle, "fn", {"n": -1, "x": 2.5}) == 4032
    assert made.message() == "n is positive, so? (fn.py:7)"
    assert agree(made, bundle, "fn", {"n": 65, "x": 2.5}) == 0
    made.library.fflush(None)
    assert (
        capfd.readouterr().out.replace("\ufffd", "\xff")
        == 'n -1 4294967295 ffffffff 0xffffffff \xff " 2.50" 100%\nn 65 65 00000041 0x41 A " 2.50" 100%\nonly then\n'
    )


def test_rounds(tmp_path, driver):
    """A launch for each i from a float on, halved while above one, with a pointer that moves."""
    signature = Signature((ScalarParam("x", "f32"), PointerParam("p", "f32", 16)))
    nodes = [
        Node("const", "i32", (), 1),  # 2
        Node("carried", "i1", (), 0),
        Node("carried", "f32", (), 1),
        Node("carried", "ptr", (), 2),  # 5
        Node("select", "f32", (3, 4, 0)),
        Node("select", "ptr", (3, 5, 1)),
        Node("const", "f32", (), 1.0),
        Node("cmpf.gt", "i1", (6, 8)),
        Node("const", "f32", (), 0.5),  # 10
        Node("mulf", "f32", (6, 10)),
        Node("const", "i64", (), 64),
        Node("ptr_add", "ptr", (7, 12)),
        Node("const", "i1", (), 1),
    ]
    launch = Launch("k0", (2, 2, 2), (2, 2, 2), None, 2, (6, 7), 9)
    program = HostProgram(signature.leaves(), tuple(nodes), (launch,), again=9, carried=(14, 11, 13))
    made = library(bundle := bundle_of({"fn": (signature, program)}), tmp_path, driver)
    for x in (0.0, 1.5, 100.0):
        assert agree(made, bundle, "fn", {"x": x, "p": 0x1000}) == 0
        launched = made.call("fn", {"x": x, "p": 0x1000}, "_unchecked")[2]
        assert launched.count("k0|") == {0.0: 0, 1.5: 1, 100.0: 7}[x]
        assert made.prepared("fn", {"x": x, "p": 0x1000}) == [launched, launched]


def random_nodes(rng, leaves, count, known=()):
    """Random operations on earlier values, constants and the nodes `known` among them; with these
    none that may fail, which would leave the launches of earlier rounds.
    """
    types = [leaf.type for leaf in leaves] + [node.type for node in known]
    nodes = [*known]

    def some(type):
        return rng.choice([i for i, t in enumerate(types) if t == type])

    def append(node):
        nodes.append(node)
        types.append(node.type)

    for type, bits in (("i1", 1), ("i8", 8), ("i16", 16), ("i32", 32), ("i64", 64)):
        low, high = (0, 1) if bits == 1 else (-(1 << bits - 1), (1 << bits - 1) - 1)
        for value in {low, high, 0, 1, rng.randint(low, high)}:
            append(Node("const", type, (), value))
    for value in (0.0, -0.0, 1.5, float("inf"), float("nan"), -3.0e38, 1e-40):
        append(Node("const", "f64", (), value))
        append(Node("const", "f32", (), value if value in (0.0, 1.5) or value != value else 2.0))
    others = ("const", "device_attr", "max_active_clusters", "tensor_map", "carried")
    failing = ("div", "rem", "floordiv", "mod", "fastdiv") if known else ()
    names = [name for name in OPS if name not in others and not name.startswith(failing)]
    for _ in range(count):
        name = rng.choice(names)
        spec, bound = OPS[name], {}
        for want in (*spec.args, spec.result):
            allowed = [t for t in TYPE_SETS.get(want, (want,)) if t in types and t not in ("f16", "bf16")]
            bound.setdefault(want, rng.choice(allowed))
        if name in ("sext", "zext", "trunc"):
            small, large = sorted(rng.sample(range(5), 2))
            order = ("i1", "i8", "i16", "i32", "i64")
            bound["wide"], bound["int"] = (
                (order[large], order[small]) if name == "trunc" else (order[small], order[large])
            )
        if name in ("fpext", "fptrunc"):
            bound["float2"], bound["float"] = ("f32", "f64") if name == "fpext" else ("f64", "f32")
        append(Node(name, bound[spec.result], tuple(some(bound[a]) for a in spec.args)))
    return nodes


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 4))])
def test_random_host_programs(tmp_path, driver, seed):
    rng = random.Random(seed)
    params = [
        ScalarParam(f"x{i}", dtype)
        for i, dtype in enumerate(("i8", "u16", "i32", "u32", "i64", "u64", "f32", "f64", "i1"))
    ]
    signature = Signature((*params, PointerParam("p", "f32")))
    exports = {}
    leaves = signature.leaves()
    for number in range(12):
        nodes = random_nodes(rng, leaves, 12)
        program = program_of(signature, nodes, range(len(leaves) + len(nodes)), kernel=f"r{seed}_{number}")
        exports[f"f{number}"] = (signature, program)
    for number in range(4):
        state = [Node("carried", type, (), i) for i, type in enumerate(("i32", "i1", "i8", "i64", "f32", "f64", "ptr"))]
        nodes = random_nodes(rng, leaves, 12, state)
        types = [leaf.type for leaf in leaves] + [node.type for node in nodes]
        carried = [rng.choice([i for i, type in enumerate(types) if type == node.type]) for node in state]
        last = len(types)
        nodes += [Node("const", "i32", (), 2), Node("cmp.slt", "i1", (len(leaves), last))]
        nodes += [Node("const", "i32", (), 1), Node("add", "i32", (len(leaves), last + 2))]
        program = program_of(signature, nodes, range(len(leaves) + len(nodes)), kernel=f"s{seed}_{number}")
        made_of = replace(program, again=last + 1, carried=(last + 3, *carried[1:]))
        exports[f"rounds{number}"] = (signature, made_of)
    bundle = bundle_of(exports)
    made = library(bundle, tmp_path, driver)
    seen = set().union(*(campaign(made, bundle, name, seed, 40) for name in exports))
    assert seen == {0, 3011, 4025}
