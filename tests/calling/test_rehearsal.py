"""`cutec exec`: programs whose `cutlass` is cutec, and rehearsals of programs that need a GPU and
PyTorch.
"""

from __future__ import annotations

import linecache
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import cutec
from cutec.calling.arguments import with_dtype
from cutec.cute.runtime import from_dlpack
from cutec.diag import CutecError
from cutec.rehearsal.bounds import Exceeded, begin_anew, bounded
from cutec.rehearsal.cuda_calls import Calls
from cutec.rehearsal.follow import run_program
from cutec.rehearsal.tensors import DType, NoAttribute, Tensor, device_of
from cutec.rehearsal.torch_module import make_torch
from cutec.rehearsal.unread import Ended

pytestmark = pytest.mark.slow

TORCH = make_torch()["torch"]
PROGRAM = """\
import sys
import torch
import cuda.bindings.driver as cuda
import cutlass
import cutlass.cute as cute
import cutlass.torch as cutlass_torch
from cutlass.cute import testing
from cutlass.cute.runtime import from_dlpack

@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor, sms: cutlass.Constexpr):
    i = cute.arch.thread_idx()[0]
    if i < cute.size(x):
        y[i] = x[i] * sms

@cute.jit
def scale(x: cute.Tensor, y: cute.Tensor, sms: cutlass.Constexpr, stream: cuda.CUstream):
    kernel(x, y, sms).launch(grid=[1, 1, 1], block=[128, 1, 1], stream=stream)

if __name__ == "__main__":
    assert torch.cuda.is_available() and sys.argv[1:] == ["--n", "100"], sys.argv
    x = torch.randn(100, device="cuda", dtype=cutlass_torch.dtype(cutlass.Float16))
    y, y_torch = cutlass_torch.cute_tensor_like(x, cutlass.Float32, is_dynamic_layout=True, assumed_align=16)
    stream = cuda.CUstream(torch.cuda.current_stream().cuda_stream)
    compiled = cute.compile(scale, x, y, cutlass.utils.HardwareInfo().get_device_multiprocessor_count(), stream)
    compiled(x, y, stream)
    torch.testing.assert_close(y_torch, x.to(torch.float32) * 2)
    print(testing.benchmark(compiled, kernel_arguments=testing.JitArguments(x, y, stream), iterations=3) >= 0)
    print(float(y_torch.sum()))
    print("not reached")
"""


def executed(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cutec", "exec", *words],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


@pytest.fixture
def program(tmp_path: Path) -> str:
    (tmp_path / "program.py").write_text(PROGRAM)
    return str(tmp_path / "program.py")


def test_a_rehearsal_follows_to_the_first_value(program):
    done = executed(
        "--rehearse", "--arch", "sm_90a", "--device-facts", "sm_count=7", program, "--n", "100", CUTEC_DRYRUN="1"
    )
    assert done.returncode == 0, done.stderr
    assert "True\n" in done.stdout and "scale  sm_90a" in done.stdout and "not reached" not in done.stdout
    told = "".join(done.stderr.split())
    assert "program.py:29:floatofatensor" in told, done.stderr


@pytest.mark.tools
def test_a_rehearsal_fills_the_cache(program, tmp_path):
    words = ("--rehearse", "--arch", "sm_90a", "--device-facts", "sm_count=7", program, "--n", "100")
    runs = [executed(*words, CUTEC_CACHE_DIR=str(tmp_path / "cache")) for _ in range(2)]
    assert ["compiled" in runs[0].stdout, "was in the cache" in runs[1].stdout] == [True, True], runs[0].stderr
    other = executed(*[w.replace("=7", "=8") for w in words], CUTEC_CACHE_DIR=str(tmp_path / "cache"))
    assert "compiled" in other.stdout, "what was asked of the device is part of the code"


ASKS = """\
import cutlass
import cutlass.cute as cute

@cute.kernel
def kernel(x: cute.Tensor):
    x[cute.arch.block_idx()[0]] = 1.0

class Fill:
    @cute.jit
    def __call__(self, x: cute.Tensor):
        blocks = cutlass.min(cutlass.utils.HardwareInfo().get_device_multiprocessor_count(), cute.size(x))
        kernel(x).launch(grid=[blocks, 1, 1], block=[1, 1, 1])

x = cute.runtime.make_fake_compact_tensor(cutlass.Float32, (cute.sym_int(),))
cute.compile[cute.GenerateLineInfo](Fill(), x)
"""


@pytest.mark.tools
def test_a_run_finds_what_its_rehearsal_compiled_at_another_place(tmp_path, monkeypatch):
    """Host functions ask the GPU when they run, in a rehearsal too; files are named from the folder
    of the entry's, a method's as well, wherever the program is called from.
    """
    folders = [tmp_path / "one", tmp_path / "two" / "below"]
    for folder in folders:
        folder.mkdir(parents=True)
        (folder / "asks.py").write_text(ASKS)
    where = {"CUTEC_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(Path(cutec.__file__).parents[1])}
    rehearsal = ("--rehearse", "--device-facts", "sm_count=7", "--arch", "sm_90a")
    monkeypatch.chdir(folders[0])
    assert "compiled" in executed(*rehearsal, "asks.py", **where).stdout
    monkeypatch.chdir(tmp_path)
    run = executed("two/below/asks.py", CUTEC_DEVICE="none", CUTEC_ARCH="sm_90a", CUTEC_LOG_TO_CONSOLE="1", **where)
    assert run.returncode == 0 and "found in the cache" in run.stderr, run.stderr


@pytest.mark.tools
def test_a_program_that_keeps_its_own_objects(program, tmp_path):
    """The second rehearsal loads what the first has written, as the program will on a GPU."""
    keep = (
        "    compiled.export_to_c('kept.o', 'kept')\n"
        "    loaded = cute.runtime.load_module('kept.o', enable_tvm_ffi=True)\n"
        "    known = torch.zeros(1, device='cuda')\n"
        "    loaded['kept'](x, known)\n"
        "    loaded.kept(x, y)\n"
        "    print(type(known.item()).__name__)\n"
    )
    text = PROGRAM.split("    print(testing")[0] + keep
    (tmp_path / "first.py").write_text(text)
    load = text.partition("    compiled = ")[0] + "".join(keep.splitlines(keepends=True)[1:])
    (tmp_path / "second.py").write_text(load)
    words = ("--rehearse", "--arch", "sm_90a", "--device-facts", "sm_count=7")
    environment = {**os.environ, "PYTHONPATH": os.path.dirname(os.path.dirname(cutec.__file__))}
    for name, made in (("first.py", "scale  sm_90a  compiled\n"), ("second.py", "")):
        done = subprocess.run(
            [sys.executable, "-m", "cutec", "exec", *words, name, "--n", "100"],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout == f"Unread\n{made}kept.o  loaded\n", "what a kernel may have written is unknown"


def test_a_rehearsal_names_its_arch(program):
    done = executed("--rehearse", program, CUTEC_ARCH="")
    assert done.returncode != 0 and "E1008" in done.stderr


def test_a_program_that_compiles_nothing(tmp_path):
    (tmp_path / "empty.py").write_text("import torch\nprint(torch.randn(3).tolist()[0] > 0 or 1)\n")
    done = executed("--rehearse", "--arch", "sm_90a", str(tmp_path / "empty.py"))
    assert "E4311" in done.stderr and "Tensor.item" in done.stderr and done.returncode != 0


def test_exec_is_python_with_another_cutlass(tmp_path):
    (tmp_path / "helper.py").write_text("VALUE = 41\n")
    (tmp_path / "tool.py").write_text(
        "import sys, cutlass, helper\nprint(cutlass.__name__, sys.argv[1:], __name__)\nsys.exit(helper.VALUE + 1)\n"
    )
    done = executed(str(tmp_path / "tool.py"), "-x", "--arch", "y")
    assert done.stdout == "cutec ['-x', '--arch', 'y'] __main__\n" and done.returncode == 42
    assert "E1002" in executed(str(tmp_path / "gone.py")).stderr


def test_a_package_that_another_project_adds_to_cutlass(tmp_path):
    package = tmp_path / "site" / "cutlass" / "extra"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("from cutlass.extra import part\nimport cutlass.extra.part as same\n")
    (package / "part.py").write_text("import cutlass.cute as cute\nvalue = cute.size((3, 4))\n")
    (tmp_path / "program.py").write_text(
        "import cutlass.extra as extra, cutec\n"
        "print(extra.same is extra.part, extra.part.value, cutec.extra is extra)\n"
        "try:\n    import cutlass.extras\nexcept ModuleNotFoundError as e:\n    print(e.name)\n"
    )
    run = executed(str(tmp_path / "program.py"), PYTHONPATH=str(tmp_path / "site"), CUTEC_ARCH="sm_90a")
    assert run.stdout.splitlines() == ["True 12 True", "cutlass.extras"], run.stderr
    # a package of its own is another cutlass
    (tmp_path / "site" / "cutlass" / "__init__.py").touch()
    run = executed(str(tmp_path / "program.py"), PYTHONPATH=str(tmp_path / "site"), CUTEC_ARCH="sm_90a")
    assert "no cutec.extra" in " ".join(run.stderr.split())


def test_a_programs_call_chain_begins_with_it(tmp_path, capsys):
    (tmp_path / "program.py").write_text(
        "from cutec.frontend.core.location import user_frames\nprint(*(f.f_code.co_name for f in user_frames()))\n"
    )
    run_program(str(tmp_path / "program.py"), [])
    assert capsys.readouterr().out == "<genexpr> <module>\n"


@pytest.mark.parametrize("name", ["nosuch", "nosuch.sub", "tool.sub", "folder"])
def test_a_module_that_is_not_there(name, tmp_path, here):
    (tmp_path / "tool.py").write_text("")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder/__init__.py").write_text("")
    status, out, err = here("exec", "-m", name)
    assert (status, out) == (2, "") and err.startswith("error[E1002]: ") and name.partition(".")[0] in err


def test_a_module_that_imports_in_vain_is_told_so(tmp_path, here):
    (tmp_path / "asks.py").write_text("import nosuch\n")
    status, _, err = here("exec", "-m", "asks")
    assert status == 1 and "error[E0109]: ModuleNotFoundError: No module named 'nosuch'" in err and "asks.py:1" in err


def test_what_an_installed_program_raises_is_its_own_error(tmp_path, here, monkeypatch):
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages/runner.py").write_text("import re\nre.compile('(')\n")
    monkeypatch.syspath_prepend(str(tmp_path / "site-packages"))
    status, _, err = here("exec", "-m", "runner")
    assert status == 1 and err.startswith("error[E0002]: ") and "missing )" in err


KERNEL = PROGRAM[: PROGRAM.index("if __name__")]
COMPILED = KERNEL + "cute.compile(scale, torch.empty(4), torch.empty(4), 1, cuda.CUstream(0))\n"
REHEARSED = ("exec", "--rehearse", "--arch", "sm_90a")


@pytest.fixture
def rehearsed(tmp_path, here, monkeypatch):
    """`rehearsed(text, *options)` rehearses a program; compilations trace and render only."""
    monkeypatch.setenv("CUTEC_DRYRUN", "1")
    monkeypatch.setenv("CUTEC_ARCH", "")

    def run(text, *options):
        (tmp_path / "program.py").write_text(text)
        linecache.clearcache()  # another test's program has this name too
        return here(*REHEARSED, *options, "program.py")

    return run


@pytest.mark.parametrize(("call", "status", "said"), [("3", 3, ""), ("'enough'", 1, "enough"), ("0", 0, "to the end")])
def test_a_programs_own_status_is_that_of_its_rehearsal(call, status, said, rehearsed):
    found, out, err = rehearsed(f"{COMPILED}sys.exit({call})\n")
    assert found == status and out.startswith("scale  sm_90a") and said in err


def test_what_is_no_element_is_no_iterable(rehearsed):
    """Python would ask for item after item of what has no `__iter__`, for ever."""
    for line, what in (
        ("torch.empty(4, 4).view(torch.float5)", "torch.float5"),
        ("3 in torch.classes", "torch.classes"),
        ("a, b = torch.empty(2).numpy()", "Tensor.numpy"),
    ):
        status, _, err = rehearsed(f"{COMPILED}{line}\n")
        assert status == 0 and f"program.py:21: {what}, which" in " ".join(err.split())


LOOPS = [
    ("while True: pass", "--time-limit=0.5", "it ran 0.5 s without compiling anything"),
    ("x = []\nwhile True: x.append(bytearray(2000000))", "--memory-limit=0.1", "it takes 0."),
]


@pytest.mark.parametrize(("loop", "limit", "said"), LOOPS)
def test_a_program_that_never_ends_is_stopped(loop, limit, said, rehearsed):
    status, out, err = rehearsed(COMPILED + loop, limit)
    told = " ".join(err.split())
    assert status == 4 and "error[E4312]: the program was stopped at " in told and said in told
    assert out.startswith("scale  sm_90a") and "program.py:2" in told


def test_the_clock_begins_anew_with_each_compilation():
    with bounded(0.5, 1 << 40):
        for _ in range(8):
            time.sleep(0.1)
            begin_anew()
    with pytest.raises(Exceeded), bounded(0.2, 1 << 40):
        time.sleep(60)


def test_stand_ins_in_annotations_and_as_base_classes(rehearsed):
    text = f"""{KERNEL}
import triton

class Config(triton.Other): pass
class Layer(torch.nn.Module, triton.Other):
    def forward(self, x): return x

def run(device: torch.device | None = None, config: triton.Other | None = None, t: torch.Tensor | None = None,
        generator: None | torch.Generator = None):
    assert not isinstance(device, triton.Other) and isinstance(torch.device("cuda:1"), torch.device)
    return torch.empty(4, device=device)

cute.compile(scale, run(torch.device("cuda", 1)), run(), 1, cuda.CUstream(0))
"""
    assert rehearsed(text)[0] == 0
    for use, what in (("Layer()", "nn.Module"), ("Config.apply", "Config.apply")):
        status, _, err = rehearsed(f"{text}{use}\n")
        assert status == 0 and what in " ".join(err.split())


def test_devices():
    names = ["cpu", "cuda:0", "cuda:3", "cuda:2"]
    assert [str(TORCH.device(*given)) for given in (("cpu",), ("cuda",), (3,), ("cuda", 2))] == names
    assert TORCH.device("cuda:2") == TORCH.device(TORCH.device("cuda", 2)) != TORCH.device("cuda")


def test_a_program_that_is_no_text(here, tmp_path):
    (tmp_path / "zero.py").write_bytes(b"x = 1\0")
    status, _, err = here("exec", "zero.py")
    assert status == 1 and "error[E0001]: zero.py contains null bytes" in err


SHAPES = [
    (lambda t: t.permute(2, 0, 1), (4, 2, 3), (1, 12, 4)),
    (lambda t: t.transpose(0, -1).to(TORCH.float16), (4, 3, 2), (1, 4, 12)),
    (lambda t: t.permute(2, 0, 1).contiguous(), (4, 2, 3), (6, 3, 1)),
    (lambda t: t[:, 1], (2, 4), (12, 1)),
    (lambda t: t[None, ..., ::2], (1, 2, 3, 2), (1, 12, 4, 2)),
    (lambda t: t.unsqueeze(-1).squeeze(-1), (2, 3, 4), (12, 4, 1)),
    (lambda t: t.view(-1, 4), (6, 4), (4, 1)),
    (lambda t: t[:1].expand(5, -1, -1), (5, 3, 4), (0, 4, 1)),
    (lambda t: t + t[:, :1], (2, 3, 4), (12, 4, 1)),
    (lambda t: TORCH.einsum("mkl,nkl->mnl", t, t), (2, 2, 4), (8, 4, 1)),
    (lambda t: t @ t.mT, (2, 3, 3), (9, 3, 1)),
    (lambda t: t.view(TORCH.float4_e2m1fn_x2), (2, 3, 16), (48, 16, 1)),
    (lambda t: TORCH.as_strided(t[1], (3, 2), (1, 8)), (3, 2), (1, 8)),
    (lambda t: t.as_strided((2, 2), (4, 1), 4), (2, 2), (4, 1)),
    (lambda t: TORCH.softmax(t, dim=-1), (2, 3, 4), (12, 4, 1)),
    (lambda t: TORCH.nn.functional.gelu(t.mT, approximate="none"), (2, 4, 3), (12, 1, 4)),
    (lambda t: t.masked_fill(t > 0, -TORCH.inf), (2, 3, 4), (12, 4, 1)),
    (lambda t: TORCH.where(t[0] > 0, t, 0.0), (2, 3, 4), (12, 4, 1)),
    (lambda t: TORCH.max(t, dim=-1, keepdim=True).values, (2, 3, 1), (3, 1, 1)),
    (lambda t: t.sum((0, 2), dtype=TORCH.float64), (3,), (1,)),
    (lambda t: t.topk(2).indices, (2, 3, 2), (6, 2, 1)),
    (lambda t: t[:, TORCH.randperm(3)[:2]], (2, 2, 4), (8, 4, 1)),
    (lambda t: t[TORCH.randperm(2)[0], 1:], (2, 4), (4, 1)),
    (lambda t: t[TORCH.randperm(2)[:, None], TORCH.randperm(3)[None]], (2, 3, 4), (12, 4, 1)),
    (lambda t: t[:, TORCH.randperm(2)[:, None], TORCH.randperm(4)], (2, 2, 4), (8, 4, 1)),
    (lambda t: t[TORCH.randperm(2), :, TORCH.randperm(4)[:, None]], (4, 2, 3), (6, 3, 1)),
    (lambda t: TORCH.arange(0.0, 1.0, 0.3), (4,), (1,)),
    (lambda t: TORCH.empty_like(t.permute(2, 0, 1)), (4, 2, 3), (1, 12, 4)),
]


@pytest.mark.parametrize(("view", "shape", "stride"), SHAPES)
def test_shapes_and_strides(view, shape, stride):
    found = view(TORCH.randn(2, 3, 4, device="cuda"))
    assert tuple(found.shape) == shape and all(
        n == 1 or have == want for n, have, want in zip(shape, found.stride(), stride)
    )


def test_offsets_of_views():
    t = TORCH.randn(2, 3, 4)
    views = [t, t[1], t[1:, -1], t[..., 3:].permute(2, 0, 1), t[1].contiguous(), t[:, 1].contiguous(), t[1].clone()]
    assert [view.storage_offset() for view in views] == [0, 12, 20, 3, 12, 0, 0]


def test_types_of_results():
    x, n = TORCH.randn(3, dtype=TORCH.bfloat16), TORCH.arange(3)
    found = [x > 0, (x > 0).int() << 2, n * x, n / 2.0, x.argmax(0), x.any(0), x.sort()[1], n.mean(0, dtype=TORCH.half)]
    names = " ".join(str(t.dtype)[6:] for t in found)
    assert names == "bool int32 bfloat16 float32 int64 bool int64 float16"


def test_lists_of_elements():
    assert TORCH.ones(2, 2).tolist() == [[1.0, 1.0], [1.0, 1.0]] and TORCH.full_like(TORCH.empty(1), 3).tolist() == [
        3.0
    ]
    assert [len(TORCH.randn(3).tolist()), f"{TORCH.randn(3).tolist()[0]}"] == [3, "<Tensor.item, unread>"]
    with pytest.raises(Ended, match="tolist"):
        TORCH.empty(1 << 30).tolist()


def test_cuda_calls_are_checked():
    from cutec.base_dsl.runtime.cuda import checkCudaErrors

    assert [checkCudaErrors(result) for result in ((0,), (0, 5), (0, 5, 6))] == [None, 5, (5, 6)]
    with pytest.raises(CutecError, match=r"E4050.*2"):
        checkCudaErrors((2, None))


def test_streams_that_a_program_makes_are_streams():
    calls = Calls("cuda.bindings.driver", None)
    for make, kind in ((calls.cuStreamCreate, "CUstream"), (calls.cudaStreamCreateWithFlags, "cudaStream_t")):
        status, stream = make(0)
        assert status == 0 and isinstance(stream, getattr(calls, kind))


def test_values_end_a_rehearsal():
    tensor = Tensor((2,), DType("float32", 4, True), device_of("cuda:1"))
    assert tensor.get_device() == 1 and tensor.cpu().get_device() == -1 and not hasattr(tensor, "cuda_stream")
    for use in (bool, float, lambda t: tensor == t and 1, lambda t: [*t.numpy()], lambda t: TORCH.nn.Linear(3)):
        with pytest.raises(Ended):
            use(tensor)
    with pytest.raises(NoAttribute, match=r"Tensor.layout"):
        tensor.layout  # noqa: B018  # the access is the test
    assert [part.shape for part in tensor] == [(), ()] and (tensor.sum() + 1).shape == ()
    for read in (tensor.item(), tensor.sum().item() + 1, TORCH.nn.functional.fold(tensor).max(), tensor.norm() > 3):
        assert "unread" in f"{read}" and "unread" in repr(read[0].shape)
        for use in (bool, int, len, iter, lambda r: r.__dlpack__()):
            with pytest.raises(Ended):
                use(read)


def test_constants_of_the_program_are_known():
    scale = TORCH.tensor([0.75], device="cuda")
    known = [scale, scale.cpu(), TORCH.full((1,), 3, dtype=TORCH.int32), TORCH.ones(4)[:1], TORCH.zeros(1).fill_(2)]
    assert [t.item() for t in known] == [0.75, 0.75, 3, 1.0, 2.0] and int(known[2]) == 3 and float(scale) == 0.75
    product = scale * TORCH.tensor(0.1) - 1
    assert product.item() == float(np.float32(0.75) * np.float32(0.1) - np.float32(1))
    assert "unread" in repr((1 / scale).item()) and "unread" in repr((scale * TORCH.mean(scale)).item())
    assert isinstance(known[2].item(), int) and isinstance(TORCH.ones(1).item(), float)
    changed = [TORCH.randn(2), TORCH.zeros(2), TORCH.zeros(1), TORCH.zeros(1), TORCH.zeros(1), TORCH.zeros(1).exp()]
    for part in (changed[0][:1], changed[1][:1]):
        part.fill_(1)
    changed[2][0] = 5
    changed[3].data_ptr()
    TORCH.nn.functional.fold(changed[4])
    assert ["unread" in repr(t[:1].item()) for t in changed] == [True] * 6


def test_elements_of_an_array_are_known():
    array = np.arange(12, dtype=np.int32).reshape(3, 4)
    t = TORCH.from_numpy(array)
    array[2, 1] = 0x5C
    assert [int(t[1, 2]), int(t[2, 1:][0] & 0xF), (t[2, 1] >> 4).item(), t.view(-1)[11].item()] == [6, 12, 5, 11]
    assert t[0].tolist() == [0, 1, 2, 3]
    for unknown in (t[1, 2].float().exp().item(), TORCH.from_numpy(array.T)[1, 1].item()):
        assert "unread" in repr(unknown)
    t.cuda().data_ptr()
    assert t[0, 1].item() == 1 and t[0].sum().item() == 6
    t[0] = 7
    assert t.sum(1).tolist() == [28, 22, 121]
    t[0] = TORCH.randn(4)
    assert "unread" in repr(t[0, 1].item())


def test_a_launch_may_write_a_constant(rehearsed):
    launch = (
        "x = torch.zeros(4)\nf = cute.compile(scale, x, x, 1, cuda.CUstream(0))\nx.zero_()\nf(x, x, cuda.CUstream(0))\n"
    )
    _, _, err = rehearsed(KERNEL + launch + "float(x[:1])\n")
    assert "float of a tensor, which a rehearsal does not have" in " ".join(err.split())


RANKS = f"""{KERNEL}
import os
import numpy as np
import torch.distributed as dist
import torch.distributed._symmetric_memory as symm_mem
from torch._C._distributed_c10d import _SymmetricMemory
from cuda.core import Device
from cuda.pathfinder import load_nvidia_dynamic_lib
import nvshmem.core

load_nvidia_dynamic_lib("nvshmem_host")
device = Device(int(os.environ["RANK"]))
device.set_current()
dist.init_process_group(backend="nccl")
uid = nvshmem.core.get_unique_id(empty=True)
dist.broadcast(torch.from_numpy(uid._data.view(np.uint8).copy()).cuda(), src=0)
uid._data[:] = 0
t = symm_mem.empty([2, 4], device="cuda")
handle = symm_mem.rendezvous(t, dist.group.WORLD)
assert _SymmetricMemory.has_multicast_support("cuda", 0)
mine = nvshmem.core.tensor((2, 4), dtype=torch.float32)
peers = [nvshmem.core.get_peer_tensor(mine, r) for r in range(dist.get_world_size())]
peers += [handle.get_buffer(r, t.shape, t.dtype) for r in range(handle.world_size)]
one = torch.ones(1)
dist.all_reduce(one)
print(dist.get_rank(), len(peers), {{tuple(p.shape) for p in peers}}, one.item())
cute.compile(scale, peers[0], peers[3], 1, device.create_stream())
"""


def test_a_rank_of_several(rehearsed, monkeypatch):
    monkeypatch.setenv("RANK", "1")
    monkeypatch.setenv("WORLD_SIZE", "2")
    status, out, err = rehearsed(RANKS)
    assert status == 0 and "1 4 {(2, 4)} <Tensor.item, unread>" in out and "to the end" in err


def test_what_is_made_of_tensors():
    a = TORCH.zeros(2, 3, device="cuda", dtype=TORCH.float16)
    assert tuple(TORCH.cat([a, a], dim=1).shape) == (2, 6) and tuple(TORCH.stack([a, a, a]).shape) == (3, 2, 3)
    assert TORCH.iinfo(TORCH.int32).min == -(2**31) and TORCH.iinfo(TORCH.uint8).max == 255
    assert TORCH.finfo(TORCH.float16).max == 65504.0 and TORCH.allclose(a, a) and TORCH.equal(a, a)


def test_versions_compare_as_numbers() -> None:
    version = TORCH.torch_version.TorchVersion
    assert version("2.11") > version("2.4") and TORCH.torch_version.__version__ == TORCH.__version__


def test_the_gpu_is_that_of_the_facts(rehearsed):
    line = "p = torch.cuda.get_device_properties(0)\nprint(p.major * 10 + p.minor, p.multi_processor_count, p.name)\n"
    line += "print(p.shared_memory_per_block_optin, p.max_threads_per_multi_processor)\n"
    line += """
import cuda.bindings.runtime as runtime, cuda.bindings.driver as driver
status, found = runtime.cudaGetDeviceProperties(0)
assert status == runtime.cudaError_t.cudaSuccess and status.value == 0
sms = runtime.cudaDeviceGetAttribute(runtime.cudaDeviceAttr.cudaDevAttrMultiProcessorCount, 0)[1]
major = driver.cuDeviceGetAttribute(driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0)[1]
print(found.major, found.minor, found.multiProcessorCount, sms, major, torch._subclasses.fake_tensor.FakeTensorMode)
driver.cuLinkDestroy(None)
"""
    status, out, err = rehearsed(COMPILED + line, "--device-facts", "sm_count=7")
    assert status == 0 and "90 7 sm_90" in out and "9 0 7 7 9 <class" in out and "232448 2048" in out
    assert "cuda.bindings.driver.cuLinkDestroy" in " ".join(err.split())


def test_a_retyped_tensor_is_the_frameworks_own_where_it_has_the_type(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", TORCH)
    tensor = from_dlpack(TORCH.zeros(8, 4, dtype=TORCH.uint8, device="cuda").t())
    tensor.element_type = cutec.Float8E4M3FN
    found = with_dtype(tensor)
    assert found.dtype is TORCH.float8_e4m3fn and found.stride() == (1, 4) and with_dtype(tensor) is found
    tensor.element_type = cutec.Float8E8M0FNU
    assert with_dtype(tensor).dtype is TORCH.float8_e8m0fnu, "another type, another view"
    tensor.element_type = cutec.Float4E2M1FN
    assert with_dtype(tensor).dtype == "f4E2M1FN", "PyTorch has none: a view"


def test_a_tensor_of_pairs_of_numbers_has_the_numbers():
    """As in CuTe DSL: twice the extent along the dimension of stride 1."""
    pairs = TORCH.zeros(8, 16, dtype=TORCH.uint8, device="cuda").view(TORCH.float4_e2m1fn_x2)
    for tensor, shape, stride in ((pairs, (8, 32), (32, 1)), (pairs.t(), (32, 8), (1, 32))):
        found = from_dlpack(tensor)
        assert (found.element_type, found.shape, found.stride) == (cutec.Float4E2M1FN, shape, stride)


COOPERATIVE = f"""{KERNEL}
import cuda.bindings.runtime as runtime
from cutlass.base_dsl.runtime.cuda import checkCudaErrors
from cutlass.cutlass_dsl import DSLCudaRuntimeError

@cute.jit
def blocks(x: cute.Tensor, n: cutlass.Constexpr):
    kernel(x, x, 1).launch(grid=[n, 1, 1], block=[1024, 1, 1], cooperative=True)

status, address = runtime.cudaMalloc(16)
p = cute.runtime.make_ptr(cutlass.Uint32, address, cute.AddressSpace.gmem)
checkCudaErrors(runtime.cudaMemset(p._pointer, 0, 16))
x = from_dlpack(torch.empty(4))
blocks(x, 14)
try:
    blocks(x, 15)
except DSLCudaRuntimeError as e:
    print("refused", e.error_code, checkCudaErrors(runtime.cudaGetDeviceCount()), runtime.cudaStream_t)
cute.compile(blocks, x, 15)
"""


def test_calls_of_cuda_succeed_but_for_cooperative_launches_that_do_not_fit(rehearsed):
    status, out, err = rehearsed(COOPERATIVE, "--device-facts", "sm_count=7")
    assert status == 0, err
    assert "refused 720 1 <class" in out and "to the end" in err
    assert out.count("blocks  sm_90a") == 3 and rehearsed(COOPERATIVE)[1].count("refused") == 0
