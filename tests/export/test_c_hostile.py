"""Random structs and values, of callers that mean no good, under AddressSanitizer and UBSan."""

import shutil
import subprocess
from pathlib import Path

import pytest
from bundles import bundle_of, choice_of, program_of
from c_library import LOOKS_FOR, RECORDER, compiled, compiler

from cutec.artifact.host import Node
from cutec.artifact.signature import (
    PointerParam,
    ScalarParam,
    Signature,
    StreamParam,
    Symbol,
    TensorParam,
    WorkspaceParam,
)
from cutec.artifact.tensor_map import TensorMapRecipe
from cutec.library.attributes import NUMBERS
from cutec.library.contents import Library
from cutec.library.write import export

HERE = Path(__file__).parent
CALLS = 200_000
SANITIZERS = ["-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def a_bundle():
    """Functions with all kinds of parameters; guards and workspaces of 64 and of 128 bits; maps."""
    m, n = Symbol("m"), Symbol("n", 64, 8)
    matrix = TensorParam("a", "f32", ("m", "n"), (None, 1), role="in")
    mixed = Signature(
        (
            matrix,
            TensorParam("b", "f16", ("n", "m"), (None, None), (8, 1), 16, noalias=True, role="out"),
            TensorParam("c", "f4E2M1FN", (4, "m"), (None, None), order=(1, 0)),
            *(
                ScalarParam(f"x_{dtype}", dtype)
                for dtype in ("i1", "i8", "u16", "i32", "u64", "f16", "bf16", "f32", "f64")
            ),
            PointerParam("p", "f32", 16),
            WorkspaceParam("parts", "f32", ("(m + 7) // 8", "n", "x_i32"), 128),
            WorkspaceParam("counters", "i1", ("n - x_u64",), zeroed=True),
            StreamParam("queue"),
        ),
        (m, n),
    )
    forms = {f"form{i}": (mixed, program_of(mixed, kernel=f"k{i}")) for i in range(4)}
    guards = ["n * x_u64 <= 1 and not (m == 0 or n < 3)", "(m - 5000) // 7 % 3 == 2 and x_i32 > 5", "m * n < 9000", ""]
    mapped = Signature((matrix,), (m, n))
    nodes = [
        Node("const", "i64", (), 4),
        Node("mul", "i64", (3, 4)),
        Node("sext", "i64", (1,)),
        Node("tensor_map", "tensor_map", (0, 2, 6, 5), TensorMapRecipe("f32", (8, 16), (1, 1))),
        Node("floordiv", "i64", (4, 2)),
    ]
    plain = Signature((ScalarParam("n", "i32"), ScalarParam("k", "i64", 3)))
    exports = forms | {
        "mapped": (mapped, program_of(mapped, nodes, (7, 8), kernel="k4")),
        "plain": (plain, program_of(plain)),
    }
    return bundle_of(exports, [choice_of("chosen", *((guard, f"form{i}") for i, guard in enumerate(guards)))])


@pytest.mark.slow
def test_nothing_falls(tmp_path):
    if compiler() is None or shutil.which("gcc") is None:
        pytest.skip("no gcc here")
    bundle = a_bundle()
    export(bundle, tmp_path, "lib", ["c"])
    rows = []
    for function in Library(bundle, "lib").context()["functions"]:
        symbol = function["symbol"]
        count = len(function["values"])
        rows.append(f"X({symbol}, {count}, {f'{symbol}_workspace_size' if function['workspaces'] else 'NULL'})")
    launched = [n.kernel for e in bundle.manifest.exports for p in e.programs for n in p.host.launches]
    begin = [f'    fake_kernel("{name}", 0, no_sizes);' for name in launched]
    known = [
        f"#define FUNCTIONS(X) {' '.join(rows)}",
        "void fake_kernel(const char *name, int count, const int *sizes);",
        "void fake_attribute(int number, int value);",
        "void fake_new_context(int device);",
        "static void begin(void)\n{\n    static const int no_sizes[1] = {0};",
        *begin,
        f"    fake_attribute({NUMBERS['max_shared_memory_per_block_optin']}, 232448);\n    fake_new_context(0);\n}}\n",
    ]
    (tmp_path / "known.h").write_text("\n".join(known))
    compiled(HERE / "fake_cuda.c", tmp_path / RECORDER, f"-Wl,-soname,{RECORDER}")
    program = ["gcc", *SANITIZERS, LOOKS_FOR, "-DSEED=1", f"-DCALLS={CALLS}", f"-I{tmp_path}"]
    program += [str(HERE / "hostile.c"), str(tmp_path / "lib.c"), str(tmp_path / RECORDER), f"-Wl,-rpath,{tmp_path}"]
    program += ["-o", str(tmp_path / "hostile"), "-lpthread", "-ldl", "-lm"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    done = subprocess.run([str(tmp_path / "hostile")], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout[-2000:] + done.stderr[-4000:]
    seen = {int(line.split()[0]) for line in done.stdout.splitlines()}
    assert seen >= {0, 4020, 4021, 4022, 4023, 4024, 4025, 4026, 4033, 4034, 4071, 4072}
