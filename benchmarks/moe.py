"""A mixture of experts: `samples/moe_routing.py` beside PyTorch and a copy, and
`samples/moe_gpus.py` on two or four GPUs of one host beside NCCL. Needs torch.

    python -m cutec build samples/moe_routing.py -o build/moe_routing
    python benchmarks/moe.py routing build/moe_routing
    python -m cutec build samples/moe_gpus.py -o build/moe_gpus
    python benchmarks/moe.py gpus build/moe_gpus [--gpus 4] [--check] [--multiply BUNDLE]
        [--fused BUNDLE]

Routing: PyTorch's `topk`, `softmax`, a stable `sort` and `bincount`; and a copy that moves as many
bytes as gates and results have.

Several GPUs, as `several_gpus.py` measures them: NCCL's `all_to_all_single`, which is told how many
rows go where, with PyTorch's `index_select` to bring rows in the order of experts and back, and a
batched product with the weights. It moves a row for each expert, ours one for each GPU. `alone` is
the longer of two parts of what ours has to do: NCCL's `all_to_all_single` of as many rows as ours
moves, and the copy of local rows (`index_select`). With `--multiply` and the bundle of
`gemm_grouped_hopper.py` also rows that are dispatched and multiplied, or multiplied and combined,
beside NCCL and the same multiply, or PyTorch's `_grouped_mm`; `alone` is the longer of the multiply
and NCCL's way then. With `--fused` and the bundle of `moe_gemm_gpus_hopper.py` one kernel that
dispatches and multiplies. Data: gates of all experts alike, or as words of a language (`zipf`).
"""

import argparse
import tempfile
from collections.abc import Callable
from functools import partial

import torch
import torch.distributed as dist
import torch.multiprocessing as processes
from several_gpus import Rank, functions_of, graph_of, medians, slowest

HEAD, PART, WARPS = 32, 1024, 132 * 16
ROUNDS = 7
MODELS = [(7168, 8, 256), (4096, 8, 128), (2048, 8, 128), (4096, 2, 8)]  # columns, experts a token, experts
INNER = {256: 2048, 128: 1536, 8: 14336}  # columns in between: twice as many come out of the first multiply
ROWS = (512, 2048, 4096, 8192, 16384)  # tokens of all GPUs
MULTIPLIED = (2048, 8192, 16384)  # of these, with multiplies
ODD = [(3, 40, 3, 9), (64, 1200, 2, 5), (0, 64, 2, 8), (3000, 136, 16, 40)]  # tokens of a GPU
TOLERANCE = 6e-3  # of norms: sums of other GPUs go through bfloat16
GATES = [
    (m, e, k, d)
    for d in ("bf16", "f32")
    for e, k in ((64, 6), (128, 8), (256, 8), (384, 8), (8, 2))
    for m in (128, 4096, 32768, 131072)
]


Call = Callable[[int], None]


def gates_of(m: int, experts: int, zipf: bool, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    gates = torch.randn(m, experts, device="cuda")
    if zipf:
        gates -= torch.arange(1, experts + 1, device="cuda").log()
    return gates.to(dtype)


def routed(gates: torch.Tensor, tokens: int, k: int) -> tuple[torch.Tensor, ...]:
    """By PyTorch: (weights, experts, order, sources, ends)."""
    m, e = gates.shape
    found, experts = gates.float().sort(dim=1, descending=True, stable=True)
    weights, experts = found[:, :k].softmax(1), experts[:, :k].to(torch.int32)
    experts[tokens:], weights[tokens:] = -1, 0
    order = torch.full((m * k,), -1, device="cuda", dtype=torch.int32)
    rows = experts[:tokens].flatten().long().sort(stable=True).indices
    order[rows] = torch.arange(len(rows), device="cuda", dtype=torch.int32)
    ends = torch.bincount(experts[:tokens].flatten().long(), minlength=e).cumsum(0).to(torch.int32)
    return weights, experts.contiguous(), order.view(m, k), (rows // max(k, 1)).to(torch.int32), ends


class Routing:
    """A shape of routing."""

    def __init__(self, functions: dict, m: int, e: int, k: int, dtype: str, data: str = ""):
        self.m, self.e, self.k, self.function = m, e, k, functions[f"moe_routing_{dtype}"]
        kind = {"bf16": torch.bfloat16, "f32": torch.float32}[dtype]
        sets = max(1, min(16, (256 << 20) // max(m * e * kind.itemsize, 1)))
        self.gates = [gates_of(m, e, data == "zipf", kind) for _ in range(sets)]
        if data == "close":
            self.gates = [(x.float() / 64 + 1000).to(kind) for x in self.gates]
        empty = partial(torch.empty, device="cuda", dtype=torch.int32)
        self.results = [
            (torch.empty(m, k, device="cuda"), empty(m, k), empty(m, k), empty(m, k), empty(e)) for _ in range(sets)
        ]
        size = m * e * kind.itemsize + sum(x.nbytes for x in self.results[0])
        self.copies = [
            [torch.empty(-(-size // 2), dtype=torch.int8, device="cuda").random_() for _ in range(2)]
            for _ in range(sets)
        ]
        self.stream = torch.cuda.current_stream().cuda_stream

    def ours(self, number: int, tokens: int | None = None, function: Call | None = None) -> tuple[torch.Tensor, ...]:
        at = number % len(self.gates)
        tokens = self.m if tokens is None else tokens
        (function or self.function)(self.gates[at], *self.results[at], tokens, self.k, stream=self.stream)
        return self.results[at]

    def pytorch(self, number: int) -> None:
        values, experts = self.gates[number % len(self.gates)].topk(self.k, dim=1)
        torch.softmax(values, 1, dtype=torch.float32)
        experts.flatten().sort(stable=True)
        torch.zeros(self.e, device="cuda", dtype=torch.int64).scatter_add_(
            0, experts.flatten(), torch.ones_like(experts.flatten())
        ).cumsum(0)

    def copy(self, number: int) -> None:
        one, other = self.copies[number % len(self.copies)]
        one.copy_(other)

    def wrong(self, tokens: int) -> str:
        for result in self.results[0]:
            result.view(torch.uint8).fill_(0xFF)
        found, wanted = self.ours(0, tokens), routed(self.gates[0], tokens, self.k)
        names = ("weights", "experts", "order", "sources", "ends")
        pairs = dict(zip(names, zip(found, wanted)))
        pairs["sources"] = found[3].flatten()[: len(wanted[3])], wanted[3]
        bad = [n for n, (x, y) in pairs.items() if n != "weights" and not torch.equal(x, y)]
        off = (pairs["weights"][0] - pairs["weights"][1]).abs().max().item() if self.m * self.k else 0.0
        return " ".join([*bad, *(["weights"] if not off <= 1e-5 else [])])


def routing(options: argparse.Namespace) -> None:
    torch.cuda.set_stream(torch.cuda.Stream())
    torch.manual_seed(1)
    functions = functions_of(options.bundle)
    tests = [
        (m, e, k, d)
        for d in ("bf16", "f32")
        for m in (0, 1, 130, 5000)
        for e, k in ((64, 6), (60, 3), (512, 16), (8, 2), (256, 8))
    ]
    wrong = 0
    for m, e, k, dtype in tests:
        for tokens in {m, m * 2 // 3, 0}:
            for data in ("", "zipf", "close"):
                said = Routing(functions, m, e, k, dtype, data).wrong(tokens)
                if said:
                    print(f"WRONG {m} {e} {k} {dtype} {data} of {tokens}: {said}")
                wrong += bool(said)
    print(f"routing: {9 * len(tests)} cases, {wrong} wrong", flush=True)
    beside = list(map(functions_of, options.beside))
    for m, e, k, dtype in () if options.check else GATES:
        problem = Routing(functions, m, e, k, dtype)
        calls = {"ours": problem.ours, "PyTorch": problem.pytorch, "copy": problem.copy}
        for i, other in enumerate(beside):
            calls[f"beside {i}"] = partial(problem.ours, function=other[f"moe_routing_{dtype}"])
        graphs = {name: graph_of(call, 16) for name, call in calls.items()}
        us = {name: timed(graph, 16) for name, graph in graphs.items()}
        others = "".join(f", {name} {us[name]:6.1f}" for name in calls if name.startswith("beside"))
        print(
            f"routing {dtype:4} {m:6} {e:3} {k} ours {us['ours']:6.1f} us, copy {us['copy']:6.1f}, PyTorch"
            f" {us['PyTorch']:7.1f}{others}: {us['PyTorch'] / us['ours']:.1f} x PyTorch,"
            f" {us['copy'] / us['ours']:.2f} of copy",
            flush=True,
        )


def timed(graph: torch.cuda.CUDAGraph, calls: int) -> float:
    """Microseconds of a call."""
    times = []
    for _ in range(ROUNDS + 1):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        graph.replay()
        end.record()
        end.synchronize()
        times.append(1000 * begin.elapsed_time(end) / calls)
    return sorted(times[1:])[ROUNDS // 2]


def both(first: Call, second: Call) -> Call:
    def run(number: int) -> None:
        first(number)
        second(number)

    return run


class Exchange:
    """Tokens of all GPUs, ours and NCCL's ways there and back. `m`: tokens of a GPU."""

    def __init__(self, gpu: Rank, m: int, h: int, k: int, experts: int, zipf: bool, tokens: int | None = None):
        self.gpu, self.m, self.h, self.k, self.each = gpu, m, h, k, -(-experts // gpu.gpus)
        self.experts_in_all = experts
        torch.manual_seed(100 * gpu.rank + 7)
        tokens = m if tokens is None else tokens
        self.weights, self.experts, self.order, self.sources, self.ends = routed(gates_of(m, experts, zipf), tokens, k)
        self.stream, gpus = torch.cuda.current_stream().cuda_stream, gpu.gpus
        shape, bf16 = (m, k), torch.bfloat16
        self.x, *self.their_x = gpu.room_for((m, h), bf16)
        self.x.copy_(torch.randn(m, h, device="cuda"))
        sources = torch.full((m * k,), -1, device="cuda", dtype=torch.int32)
        sources[: len(self.sources)] = self.sources
        known = self.experts, self.order, self.weights, self.ends, sources.view(shape)
        self.known, self.theirs = [], []
        for own in known:
            mine, *others = gpu.room_for(tuple(own.shape), own.dtype)
            mine.copy_(own)
            self.known.append(mine)
            self.theirs.append(others)
        self.box, *self.their_box = gpu.room_for((gpus - 1, m, h), bf16)
        gpu.meet()
        # what each GPU sends to each: rows, and tokens of which it sends one
        counts = torch.zeros(experts, device="cuda", dtype=torch.int64)
        counts += torch.diff(self.ends.long(), prepend=torch.zeros(1, device="cuda", dtype=torch.int64))
        of_all = [torch.empty_like(counts) for _ in range(gpus)]
        dist.all_gather(of_all, counts)
        padded = torch.zeros(gpus, self.each * gpus, device="cuda", dtype=torch.int64)
        padded[:, :experts] = torch.stack(of_all)
        self.by_expert = padded.view(gpus, gpus, self.each)  # from, to, expert
        rows = self.by_expert.sum(2)
        self.sent, self.got = rows[gpu.rank].tolist(), rows[:, gpu.rank].tolist()
        target = torch.where(self.experts >= 0, self.experts // self.each, -1)
        reached = torch.stack([(target == other).any(1).sum() for other in range(gpus)])
        of_all = [torch.empty_like(reached) for _ in range(gpus)]
        dist.all_gather(of_all, reached)
        once = torch.stack(of_all)
        once.fill_diagonal_(0)
        self.sent_once, self.got_once = once[gpu.rank].tolist(), once[:, gpu.rank].tolist()
        self.count = sum(self.got)
        # NCCL's rows come by GPU, then by expert; kernels need them by expert, then by GPU
        mine = self.by_expert[:, gpu.rank]
        label = torch.arange(self.each, device="cuda").repeat(gpus).repeat_interleave(mine.flatten())
        self.to_experts = label.sort(stable=True).indices
        self.back = torch.empty_like(self.to_experts)
        self.back[self.to_experts] = torch.arange(self.count, device="cuda")
        self.entries = sum(self.sent)
        self.from_order = self.order.flatten().clamp(min=0).long()
        self.rows = torch.empty(self.count, h, device="cuda", dtype=bf16)
        self.row_ends = torch.empty(self.each, device="cuda", dtype=torch.int32)
        self.places = torch.empty(gpus, *shape, device="cuda", dtype=torch.int32)
        self.scales = torch.empty(gpus, *shape, device="cuda")
        self.out = torch.empty(m, h, device="cuda", dtype=bf16)
        self.suffix = "" if gpus == 2 else f"_{gpus}"
        self.staged = torch.empty(max(self.entries, self.count), h, device="cuda", dtype=bf16)
        self.sorted = torch.empty(self.count, h, device="cuda", dtype=bf16)
        self.y = torch.randn(self.count, h, device="cuda").to(bf16)
        self.arrived = torch.zeros(max(self.entries, 1), h, device="cuda", dtype=bf16)
        self.in_slots = torch.empty(m * k, h, device="cuda", dtype=bf16)

    def dispatch(self, number: int, functions: dict | None = None) -> None:
        gpu = self.gpu
        theirs = [x for each in (self.their_x, *self.theirs[:4], gpu.their_flags) for x in each]
        results = self.rows, self.row_ends, self.places, self.scales
        function = (functions or gpu.functions)[f"moe_dispatch{self.suffix}"]
        function(gpu.rank, self.x, *self.known[:4], gpu.flags, *theirs, *results, stream=self.stream)

    def fused(self, number: int, functions: dict) -> None:
        """Dispatch and multiply in one kernel."""
        gpu = self.gpu
        theirs = [x for each in (self.their_x, *self.theirs[:4], gpu.their_flags, self.theirs[4]) for x in each]
        results = self.rows, self.row_ends, self.places, self.scales, self.up, self.wide, self.arrived_rows
        known = *self.known[:4], gpu.flags, self.known[4]
        function = functions[f"moe_dispatch_gemm{self.suffix}"]
        function(gpu.rank, self.x, *known, *theirs, *results, stream=self.stream)

    def combine(self, number: int, functions: dict | None = None) -> None:
        gpu = self.gpu
        known = self.y, self.places, self.scales, self.known[0], self.out
        function = (functions or gpu.functions)[f"moe_combine{self.suffix}"]
        others = *self.their_box, *gpu.their_flags
        function(gpu.rank, self.experts_in_all, *known, self.box, gpu.flags, *others, stream=self.stream)

    def nccl_dispatch(self, number: int) -> None:
        staged, got = self.staged[: self.entries], self.arrived_here()
        torch.index_select(self.x, 0, self.sources, out=staged)
        dist.all_to_all_single(got, staged, self.got, self.sent)
        torch.index_select(got, 0, self.to_experts, out=self.sorted)

    def with_weights(self, functions: dict) -> None:
        """Room for multiplies, of rows and of what they have become."""
        self.multiplies, inner = functions["gemm_grouped"], INNER.get(self.experts_in_all, 72)
        normal = partial(torch.randn, device="cuda", dtype=torch.bfloat16)
        self.up, self.down = normal(self.each, 2 * inner, self.h), normal(self.each, self.h, inner)
        self.wide, self.narrow = normal(self.count, 2 * inner), normal(self.count, inner)
        counters = 1 + 2 * -(-self.count // 64)
        self.arrived_rows = torch.zeros(counters, device="cuda", dtype=torch.int64)

    def multiply_up(self, number: int) -> None:
        self.multiplies(self.rows, self.up, self.row_ends, self.wide, stream=self.stream)

    def pytorch_up(self, number: int) -> None:
        torch._grouped_mm(self.rows, self.up.transpose(1, 2), self.row_ends)

    def multiply_down(self, number: int) -> None:
        self.multiplies(self.narrow, self.down, self.row_ends, self.y, stream=self.stream)

    def multiplied(self) -> dict[str, Call]:
        """There with a multiply, and a multiply with the way back; and parts of that."""
        return {
            "up": both(self.dispatch, self.multiply_up),
            "NCCL up": both(self.nccl_dispatch, self.multiply_up),
            "PyTorch up": both(self.nccl_dispatch, self.pytorch_up),
            "alone up": self.multiply_up,
            "down": both(self.multiply_down, self.combine),
            "NCCL down": both(self.multiply_down, self.nccl_combine),
            "alone down": self.multiply_down,
        }

    def arrived_here(self) -> torch.Tensor:
        return self.rows

    def nccl_combine(self, number: int) -> None:
        staged = self.staged[: self.count]
        torch.index_select(self.y, 0, self.back, out=staged)
        dist.all_to_all_single(self.arrived[: self.entries], staged, self.sent, self.got)
        torch.index_select(self.arrived, 0, self.from_order, out=self.in_slots)
        rows = self.in_slots.view(self.m, self.k, self.h)
        torch.bmm(self.weights.to(torch.bfloat16)[:, None], rows, out=self.out[:, None])

    def nccl_once(self, number: int) -> None:
        """As many rows as ours moves."""
        got, sent = self.sorted[: sum(self.got_once)], self.staged[: sum(self.sent_once)]
        dist.all_to_all_single(got, sent, self.got_once, self.sent_once)

    def local(self, number: int) -> None:
        torch.index_select(self.y, 0, self.back, out=self.sorted)

    def errors(self) -> tuple[float, float, float]:
        """Whether rows are wrong (0 or 1), and the errors of sums: ours and NCCL's."""
        self.nccl_dispatch(0)
        wanted = self.sorted.clone()
        self.rows.view(torch.int16).fill_(-1)
        self.places.fill_(-5)
        self.gpu.meet()
        self.dispatch(0)
        self.gpu.meet()
        ends = self.by_expert[:, self.gpu.rank].sum(0).cumsum(0)
        wrong = not torch.equal(self.rows.view(torch.int16), wanted.view(torch.int16))
        wrong |= not torch.equal(self.row_ends.long(), ends)
        self.out.view(torch.int16).fill_(-1)
        self.gpu.meet()
        self.combine(0)
        self.gpu.meet()
        ours = self.out.clone()
        self.nccl_combine(0)
        arrived = self.arrived[self.from_order].view(self.m, self.k, self.h).double()
        total = (arrived * self.weights.double()[..., None]).sum(1)
        norm = total.norm().clamp(min=1e-30)
        found = ((ours.double() - total).norm() / norm).item() if self.m else 0.0
        theirs = ((self.out.double() - total).norm() / norm).item() if self.m else 0.0
        return float(wrong), found if found == found else 9.0, theirs


def fused_error(problem: Exchange, functions: dict) -> float:
    """Of the kernel that dispatches and multiplies, relative to dispatch and multiply; 9 if rows or
    places are others.
    """
    exact = problem.rows, problem.row_ends, problem.places, problem.scales
    problem.dispatch(0)
    problem.multiply_up(0)
    problem.gpu.meet()
    wanted, product = [x.clone() for x in exact], problem.wide.double()
    for x in (*exact, problem.wide):
        x.view(torch.uint8).fill_(0xFF)
    problem.gpu.meet()
    problem.fused(0, functions)
    problem.gpu.meet()
    same = all(torch.equal(x.view(torch.uint8), y.view(torch.uint8)) for x, y in zip(exact, wanted))
    error = ((problem.wide.double() - product).norm() / product.norm().clamp(min=1e-30)).item()
    return error if same and error == error else 9.0


class Gpu(Rank):
    """A process's GPU, with more memory that all reach, of which problems take parts."""

    def __init__(self, rank: int, gpus: int, folder: str, bundle: str):
        super().__init__(rank, gpus, folder, bundle, most=(16, 16))
        most = ROWS[-1] // gpus
        flags = HEAD + (gpus - 1) * max(most, 2 * WARPS + 8 * PART)
        self.flags, self.their_flags = self.shared(flags, torch.int64)
        self.memory, self.their_memory = self.shared((gpus + 1) * most * MODELS[0][0] * 2 + (16 << 20), torch.uint8)
        self.taken = 0
        self.meet()

    def room_for(self, shape: tuple[int, ...], dtype: torch.dtype) -> list[torch.Tensor]:
        """Of this GPU and of the others."""
        count = torch.Size(shape).numel() * dtype.itemsize
        begin, self.taken = self.taken, self.taken + -(-count // 256) * 256
        assert self.taken <= self.memory.numel()
        return [x[begin : begin + count].view(dtype).view(shape) for x in (self.memory, *self.their_memory)]


def measure(
    gpu: Gpu, m: int, model: tuple[int, int, int], zipf: bool, beside: list[dict], multiply: dict, fused: list[dict]
) -> None:
    gpu.taken = 0
    problem = Exchange(gpu, m // gpu.gpus, *model, zipf)
    wrong, error, theirs = slowest(gpu, list(problem.errors()))
    calls = {
        "dispatch": problem.dispatch,
        "combine": problem.combine,
        "NCCL dispatch": problem.nccl_dispatch,
        "NCCL combine": problem.nccl_combine,
        "once": problem.nccl_once,
        "local": problem.local,
    }
    for i, other in enumerate(beside):
        calls |= {f"dispatch {i}": partial(problem.dispatch, functions=other)}
        calls |= {f"combine {i}": partial(problem.combine, functions=other)}
    if multiply and m in MULTIPLIED:
        problem.with_weights(multiply)
        calls |= problem.multiplied()
        for i, functions in enumerate(fused):
            error = max(error, slowest(gpu, [fused_error(problem, functions)])[0])
            calls[f"fused {i}"] = partial(problem.fused, functions=functions)
    us = {name: 1000 * ms for name, ms in medians(gpu, calls, ROUNDS, "NCCL dispatch").items()}
    moved = max(slowest(gpu, [float(sum(problem.sent_once)), float(sum(problem.got_once))])) * problem.h * 2
    alone = max(us["once"], us["local"])
    parts = [
        f"{name} {us[name]:6.1f} us, NCCL {us[f'NCCL {name}']:6.1f}: {us[f'NCCL {name}'] / us[name]:.2f} x,"
        f" {moved / us[name] / 1000:3.0f} GB/s, alone {alone / us[name]:.2f}"
        for name in ("dispatch", "combine")
    ]
    parts += [f"beside {us[f'dispatch {i}']:6.1f} {us[f'combine {i}']:6.1f}" for i in range(len(beside))]
    for name, way in (("up", "dispatch"), ("down", "combine")) if "up" in us else ():
        longer = max(us[f"alone {name}"], us[f"NCCL {way}"])
        parts.append(
            f"{name} {us[name]:6.1f} us, NCCL {us[f'NCCL {name}']:6.1f}: {us[f'NCCL {name}'] / us[name]:.2f} x,"
            f" multiply {us[f'alone {name}']:6.1f}, alone {longer / us[name]:.2f}"
        )
    if "up" in us:
        longer = max(us["alone up"], us["NCCL dispatch"])
        parts.append(f"with PyTorch {us['PyTorch up']:6.1f}")
        parts += [f"fused {us[name]:6.1f}, alone {longer / us[name]:.2f}" for name in us if name.startswith("fused")]
    bad = "" if not wrong and error <= TOLERANCE else " WRONG"
    gpu.say(f"{m:5} {model} {'zipf' if zipf else '    '} {'; '.join(parts)}; error {error:.1e} ({theirs:.1e}){bad}")


def work(rank: int, options: argparse.Namespace, folder: str) -> None:
    gpu = Gpu(rank, options.gpus, folder, options.bundle)
    gpu.say(f"{torch.cuda.get_device_name()} x {gpu.gpus}, torch {torch.__version__}")
    beside, fused = (list(map(functions_of, bundles)) for bundles in (options.beside, options.fused))
    multiply = functions_of(options.multiply) if options.multiply else {}
    for m, h, k, experts in ODD:
        for zipf in (False, True):
            gpu.taken = 0
            tokens = m if rank % 2 == 0 else m // 3 * zipf  # the others have fewer, or none
            problem = Exchange(gpu, m, h, k, experts, zipf, tokens)
            for _ in range(2):
                wrong, error, _ = slowest(gpu, list(problem.errors()))
            for functions in fused:
                problem.with_weights(multiply)
                for _ in range(2):
                    error = max(error, slowest(gpu, [fused_error(problem, functions)])[0])
            bad = "" if not wrong and error <= TOLERANCE else " WRONG"
            gpu.say(f"{(m, h, k, experts)} {'zipf' if zipf else ''} error {error:.1e}{bad}")
    for model in () if options.check else MODELS:
        for m in ROWS:
            for zipf in (False, True):
                measure(gpu, m, model, zipf, beside, multiply, fused)
    gpu.meet()
    dist.destroy_process_group()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("routing", "gpus"))
    parser.add_argument("bundle", help="the folder of the bundle")
    parser.add_argument("--gpus", type=int, choices=(2, 4), default=2)
    parser.add_argument("--beside", nargs="*", default=[], help="more bundles of the same functions")
    parser.add_argument("--multiply", help="the bundle of gemm_grouped_hopper")
    parser.add_argument("--fused", nargs="*", default=[], help="bundles of moe_gemm_gpus_hopper, with --multiply")
    parser.add_argument("--check", action="store_true", help="small shapes only, and no times")
    options = parser.parse_args()
    if options.what == "routing":
        routing(options)
        return
    with tempfile.TemporaryDirectory() as folder:
        processes.spawn(work, (options, folder), nprocs=options.gpus)


if __name__ == "__main__":
    main()
