"""`samples/gemm_gpus_hopper.py` on two or four GPUs of one host, beside NCCL and cuBLAS. Needs
torch.

    python -m cutec build samples/gemm_gpus_hopper.py -o build/gemm_gpus_hopper
    python benchmarks/several_gpus.py build/gemm_gpus_hopper [--gpus 4] [--stress 200] [--check]

A process for each GPU. Times are those of the slowest GPU: graphs of several calls after each
other, begun together, ours and peers in turns in a new order each round; medians of rounds. Beside
ours stand cuBLAS and NCCL after each other (`both`), each of the two alone, and PyTorch's fused
operators or other bundles if asked for. `bound` is the longer of the two alone over ours: 1 if the
shorter is hidden.

Memory that all reach comes from `torch.distributed._symmetric_memory`, without multicast.
"""

import argparse
import os
import random
import statistics
import tempfile
from functools import partial
from pathlib import Path

import torch
import torch.distributed as dist
import torch.distributed._symmetric_memory as symmetric
import torch.multiprocessing as processes

from cutec import runtime

TILE, CLUSTER, HEAD = (128, 256), (2, 1), 32
ROUNDS, LONGEST = 7, 8.0  # milliseconds of a graph
SUMS, GATHERED = [(8192, 28672), (8192, 8192)], [(28672, 8192), (10240, 8192)]  # N and K of all GPUs
FUNCTIONS = ("reduce_scatter", "all_reduce", "all_gather")
MOST = 16384, 14336  # rows of all GPUs and columns of each, that memory for messages is made for
TOLERANCE = 6e-3  # of norms: sums of other GPUs go through bfloat16


def shapes(gpus: int) -> list[tuple]:
    """(function, rows of all GPUs, N and K of each)"""
    found: list[tuple] = []
    for function in FUNCTIONS:
        for n, k in GATHERED if function == "all_gather" else SUMS:
            extents = (n // gpus, k) if function == "all_gather" else (n, k // gpus)
            found += [(function, m, *extents) for m in (2048, 4096, 8192, 16384)]
    return found


def odd_shapes(gpus: int) -> list[tuple]:
    return [(f, rows * gpus, n, k) for f in FUNCTIONS for rows, n, k in ((1, 8, 8), (135, 392, 200))]


def functions_of(bundle: str) -> dict:
    return runtime.load(Path(bundle) / "manifest.yaml").functions


class Rank:
    """A process's GPU, with memory that all reach."""

    def __init__(self, rank: int, gpus: int, folder: str, bundle: str, most: tuple[int, int] = MOST):
        self.rank, self.gpus = rank, gpus
        self.others = [(rank + 1 + number) % gpus for number in range(gpus - 1)]
        os.environ |= {"TORCH_SYMM_MEM_DISABLE_MULTICAST": "1", "NCCL_NVLS_ENABLE": "0"}
        torch.cuda.set_device(rank)
        dist.init_process_group(
            "nccl",
            init_method=f"file://{folder}/store",
            rank=rank,
            world_size=gpus,
            device_id=torch.device("cuda", rank),
        )
        torch.cuda.set_stream(torch.cuda.Stream())
        self.functions = functions_of(bundle)
        rows, columns = most
        down, across = -(-rows // gpus // 256) * 2, -(-columns // 256)
        self.room = down * across * TILE[0] * TILE[1]
        self.box, self.their_box = self.shared((gpus - 1) * self.room, torch.bfloat16)
        flags = HEAD + (gpus - 1) * (6 * down * across + 64 * down)
        self.flags, self.their_flags = self.shared(flags, torch.int64)
        self.d, self.their_d = self.shared(rows * columns, torch.bfloat16)
        self.meet()

    def shared(self, count: int, dtype: torch.dtype) -> tuple[torch.Tensor, list[torch.Tensor]]:
        """Zeros of this GPU and of the others."""
        own = symmetric.empty(count, dtype=dtype, device=f"cuda:{self.rank}")
        own.zero_()
        handle = symmetric.rendezvous(own, dist.group.WORLD)
        return own, [handle.get_buffer(other, (count,), dtype) for other in self.others]

    def meet(self) -> None:
        """All have come here, and their GPUs have nothing to do."""
        torch.cuda.synchronize()
        dist.barrier(device_ids=[self.rank])
        torch.cuda.synchronize()

    def say(self, text: str) -> None:
        if self.rank == 0:
            print(text, flush=True)


class Problem:
    """A shape of a function: its operands, ours, and its peers. `m`: rows of all GPUs."""

    def __init__(self, gpu: Rank, function: str, m: int, n: int, k: int, sets: int = 2):
        self.gpu, self.function, self.m, self.n, self.k = gpu, function, m, n, k
        torch.manual_seed(1000 * gpu.rank + m)
        normal = partial(torch.randn, device="cuda", dtype=torch.bfloat16)
        self.gathers = function == "all_gather"
        gpus = gpu.gpus
        self.a = normal(m // gpus, k) if self.gathers else normal(gpus, m // gpus, k)
        self.b = [normal(n, k) / k**0.5 for _ in range(sets)]
        own = m // gpus
        shape = (own, n) if function == "reduce_scatter" else (gpus, own, n)
        size = own * n * (1 if function == "reduce_scatter" else gpus)
        self.d, *self.their_d = (x[:size].view(shape) for x in (gpu.d, *gpu.their_d))
        self.full = torch.empty(m, k if self.gathers else n, device="cuda", dtype=torch.bfloat16)
        self.theirs = torch.empty(m if function != "reduce_scatter" else own, n, device="cuda", dtype=torch.bfloat16)
        self.stream = torch.cuda.current_stream().cuda_stream

    def ours(self, number: int, functions: dict | None = None) -> None:
        gpu, b = self.gpu, self.b[number % len(self.b)]
        name = f"gemm_{self.function}" + ("" if gpu.gpus == 2 else f"_{gpu.gpus}")
        given = gpu.rank, self.a, b, self.d
        if self.gathers:
            shape = gpu.gpus - 1, *self.a.shape
            count = (gpu.gpus - 1) * self.a.numel()
            box, *theirs = (x[:count].view(shape) for x in (gpu.box, *gpu.their_box))
        else:
            box, *theirs = (x.view(gpu.gpus - 1, gpu.room) for x in (gpu.box, *gpu.their_box))
        others = [*(self.their_d if self.function == "all_reduce" else ()), *theirs, *gpu.their_flags]
        (functions or gpu.functions)[name](*given, box, gpu.flags, *others, stream=self.stream)

    def multiply(self, number: int) -> None:
        """By cuBLAS."""
        b = self.b[number % len(self.b)].T
        if self.gathers:
            torch.mm(self.full, b, out=self.theirs)
        else:
            torch.mm(self.a.view(self.m, self.k), b, out=self.full)

    def communicate(self, number: int) -> None:
        """By NCCL."""
        if self.gathers:
            dist.all_gather_into_tensor(self.full, self.a)
        elif self.function == "reduce_scatter":
            dist.reduce_scatter_tensor(self.theirs, self.full)
        else:
            dist.all_reduce(self.full)

    def both(self, number: int) -> None:
        first, second = (self.communicate, self.multiply) if self.gathers else (self.multiply, self.communicate)
        first(number)
        second(number)

    def fused(self, number: int) -> None:
        """PyTorch's operators, which divide the product into steps."""
        b, group = self.b[number % len(self.b)].T, dist.group.WORLD.group_name
        if self.gathers:
            torch.ops.symm_mem.fused_all_gather_matmul(self.a, [b], 0, group)
        else:
            torch.ops.symm_mem.fused_matmul_reduce_scatter(self.a.view(self.m, self.k), b, "sum", 0, group)

    def error(self) -> float:
        """Of ours, relative to the norm of the product in float64 of the first and last rows of
        each GPU; NaN in memory that was not written.
        """
        own, few = self.m // self.gpu.gpus, 64
        rows = sorted({*range(min(few, own)), *range(max(own - few, 0), own)})
        self.d.view(torch.int16).fill_(-1)
        self.gpu.meet()
        self.ours(0)
        self.gpu.meet()
        b = self.b[0].double().T
        if self.gathers:
            a = torch.empty(self.m, self.k, device="cuda", dtype=torch.bfloat16)
            dist.all_gather_into_tensor(a, self.a)
            wanted = a.view(self.gpu.gpus, own, self.k)[:, rows].double() @ b
        else:
            wanted = self.a[:, rows].double() @ b
            dist.all_reduce(wanted)
        found = self.d[..., rows, :].double()
        wanted = wanted[self.gpu.rank] if self.function == "reduce_scatter" else wanted
        nowhere = (~torch.isfinite(self.d.float())).any().item()
        return float("nan") if nowhere else ((found - wanted).norm() / wanted.norm()).item()


def slowest(gpu: Rank, values: list[float]) -> list[float]:
    """Of all GPUs."""
    found = torch.tensor(values, device="cuda", dtype=torch.float64)
    dist.all_reduce(found, op=dist.ReduceOp.MAX)
    return found.tolist()


def graph_of(call, count: int) -> torch.cuda.CUDAGraph:
    call(0)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=torch.cuda.current_stream(), capture_error_mode="thread_local"):
        for number in range(count):
            call(number)
    return graph


def milliseconds(gpu: Rank, run) -> float:
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    gpu.meet()
    begin.record()
    run()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def medians(gpu: Rank, calls: dict, rounds: int, typical: str = "cuBLAS") -> dict[str, float]:
    """Milliseconds of a call by name."""
    (single,) = slowest(gpu, [milliseconds(gpu, lambda: calls[typical](0))])
    count = max(2, min(20, int(LONGEST / single)))
    graphs = {name: graph_of(call, count) for name, call in calls.items()}
    times: dict[str, list[float]] = {name: [] for name in graphs}
    order = random.Random(1)
    for turn in range(rounds + 1):
        for name in order.sample(list(graphs), len(graphs)):
            found = milliseconds(gpu, graphs[name].replay)
            if turn:
                times[name].append(found / count)
    return dict(zip(times, [statistics.median(each) for each in map(partial(slowest, gpu), times.values())]))


def measure(gpu: Rank, shape: tuple, rounds: int, fused: bool, beside: list[dict]) -> None:
    function, m, n, k = shape
    problem = Problem(gpu, *shape)
    (error,) = slowest(gpu, [problem.error()])
    calls = {"ours": problem.ours, "both": problem.both, "cuBLAS": problem.multiply, "NCCL": problem.communicate}
    if fused and function != "all_reduce":
        calls["PyTorch"] = problem.fused
    calls |= {f"beside {i}": partial(problem.ours, functions=other) for i, other in enumerate(beside)}
    ms = medians(gpu, calls, rounds)
    bound = max(ms["cuBLAS"], ms["NCCL"]) / ms["ours"]
    others = " ".join(f"{name} {1000 * ms[name]:6.0f}" for name in calls if name != "ours")
    gpu.say(
        f"{function:14} {m:5} {n:5} {k:5} ours {1000 * ms['ours']:6.0f} us, {others}:"
        f" {ms['both'] / ms['ours']:.2f} x both, bound {bound:.2f}, error {error:.1e}"
        + ("" if error <= TOLERANCE else " WRONG")
    )


def stress(gpu: Rank, times: int) -> None:
    """Calls of all functions and of changing shapes, with one GPU late: results stay what they
    are.
    """
    chance = random.Random(7)
    some = [*odd_shapes(gpu.gpus), ("reduce_scatter", 2048, 1024, 512), ("all_reduce", 1024, 1024, 256)]
    some += [("all_gather", 2048, 768, 512)]
    problems = [Problem(gpu, *shape, sets=1) for shape in some]
    wanted = []
    for problem in problems:
        gpu.meet()
        problem.ours(0)
        gpu.meet()
        wanted.append(problem.d.clone())
    wrong = 0
    for _ in range(times):
        number, late = chance.randrange(len(problems)), chance.randrange(gpu.gpus + 1)
        if late == gpu.rank:
            torch.cuda._sleep(chance.randrange(400_000))
        else:
            chance.randrange(400_000)
        problems[number].ours(0)
        got = problems[number].d.clone()
        wrong += not torch.equal(got.view(torch.int16), wanted[number].view(torch.int16))
    (most,) = slowest(gpu, [float(wrong)])
    gpu.say(f"stress: {times} calls, {int(most)} with other results")


def work(rank: int, options: argparse.Namespace, folder: str) -> None:
    gpu = Rank(rank, options.gpus, folder, options.bundle)
    gpu.say(f"{torch.cuda.get_device_name()} x {gpu.gpus}, torch {torch.__version__}")
    for shape in () if options.no_odd else odd_shapes(gpu.gpus):
        (error,) = slowest(gpu, [Problem(gpu, *shape, sets=1).error()])
        gpu.say(f"{shape[0]:14} {shape[1:]} error {error:.1e}" + ("" if error <= TOLERANCE else " WRONG"))
    beside = list(map(functions_of, options.beside))
    if options.stress:
        stress(gpu, options.stress)
    for shape in () if options.check else shapes(gpu.gpus)[:: options.every]:
        measure(gpu, shape, options.rounds, options.fused, beside)
    gpu.meet()
    dist.destroy_process_group()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("bundle", help="the folder of the bundle")
    parser.add_argument("--gpus", type=int, choices=(2, 4), default=2)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--every", type=int, default=1, help="measure one of so many shapes")
    parser.add_argument("--stress", type=int, default=0, help="calls with GPUs late")
    parser.add_argument("--fused", action="store_true", help="PyTorch's operators too")
    parser.add_argument("--beside", nargs="*", default=[], help="more bundles of the same functions")
    parser.add_argument("--check", action="store_true", help="small shapes only, and no times")
    parser.add_argument("--no-odd", action="store_true", help="without small shapes")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        processes.spawn(work, (options, folder), nprocs=options.gpus)


if __name__ == "__main__":
    main()
