"""The stub of PyTorch in a rehearsal, and stubs of other packages that are not installed."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, final

from cutec import environment
from cutec.frontend.core import device_facts
from cutec.lazy import LazyModule
from cutec.rehearsal import cuda_calls
from cutec.rehearsal.assertions import holding
from cutec.rehearsal.autograd import make_autograd
from cutec.rehearsal.creation import DTYPES, MAKERS
from cutec.rehearsal.einops_module import make_einops
from cutec.rehearsal.libraries import make_tvm_ffi
from cutec.rehearsal.limits import Floats, Integers
from cutec.rehearsal.many_gpus import make_modules
from cutec.rehearsal.operations import ACTIVATIONS, elementwise, functions, tolerant
from cutec.rehearsal.rearranging import FUNCTIONS, OF_NETWORKS
from cutec.rehearsal.stubbed import DRIVERS, OPTIONAL, is_replaced
from cutec.rehearsal.tensors import Device, DType, Size, Tensor, broadcast
from cutec.rehearsal.torch_functions import make_wrappers, wrapper
from cutec.rehearsal.torch_state import MODES, TESTS, VERSION, OutOfMemoryError, make_state
from cutec.rehearsal.triton_module import make_triton
from cutec.rehearsal.unknown import Module, Quiet, no_effect
from cutec.target.arch import Arch, parse_arch

jax_module = LazyModule("cutec.rehearsal.jax_module")
numpy_functions = LazyModule("cutec.rehearsal.numpy_functions")

_MEMORY = 80 << 30  # bytes of a GPU, all of them free


class CudaStream:
    """`torch.cuda.Stream`."""

    cuda_stream = 0

    def __init__(self, *args: Any, **kwargs: Any):
        """All streams are the same one."""

    synchronize = wait_stream = record_event = wait_event = no_effect


class Event:
    """`torch.cuda.Event`: everything between two events takes a millisecond."""

    cuda_event = 1

    def __init__(self, *args: Any, **kwargs: Any):
        """All events are alike."""

    record = synchronize = wait = no_effect

    def elapsed_time(self, other: Event) -> float:
        """Milliseconds; not 0, because programs divide by it."""
        return 1.0


class Graph:
    """`torch.cuda.CUDAGraph`: captures and replays nothing."""

    replay = capture_begin = capture_end = reset = no_effect


@final
class Context:
    """`torch.no_grad()`, `torch.cuda.stream(s)` and the like."""

    def __init__(self, *args: Any, **kwargs: Any):
        """It changes nothing."""

    def __enter__(self) -> Context:
        return self

    def __exit__(self, *exception: object) -> None:
        """It changed nothing."""

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function


def make_torch() -> dict[str, Module]:
    """The stub and its submodules, by name."""
    cuda = Module(
        "torch.cuda",
        {
            "is_available": lambda: True,
            "device_count": lambda: 1,
            "current_device": lambda: 0,
            "synchronize": no_effect,
            "set_device": no_effect,
            "manual_seed": no_effect,
            "empty_cache": no_effect,
            "Stream": CudaStream,
            "current_stream": CudaStream,
            "default_stream": CudaStream,
            "stream": Context,
            "device": Context,
            "graph": Context,
            "CUDAGraph": Graph,
            "Event": Event,
            "OutOfMemoryError": OutOfMemoryError,
            "mem_get_info": lambda *device: (_MEMORY, _MEMORY),
            "get_device_capability": _capability,
            "is_bf16_supported": lambda including_emulation=True: _capability() >= (8, 0),
            "nvtx": Quiet("torch.cuda.nvtx"),
            "get_device_properties": Properties,
            "get_device_name": lambda *device: Properties().name,
        },
    )
    testing = Module("torch.testing", {"assert_close": no_effect, "assert_allclose": no_effect})
    torch = Module(
        "torch",
        {
            **DTYPES,
            **MAKERS,
            "__version__": VERSION,
            "Tensor": Tensor,
            "dtype": DType,
            "device": Device,
            "Size": Size,
            "cuda": cuda,
            "testing": testing,
            "manual_seed": no_effect,
            "no_grad": Context,
            "is_grad_enabled": lambda: True,
            "inference_mode": Context,
            "set_printoptions": no_effect,
            "backends": Quiet("torch.backends"),
            "get_default_dtype": lambda: DTYPES["float32"],
            **functions(),
            **{name: tolerant(function) for name, function in FUNCTIONS.items()},
            **{name: getattr(math, name) for name in ("inf", "nan", "pi", "e")},
            "allclose": _agree,
            "equal": _agree,
            **TESTS,
            **MODES,
            "is_tensor": lambda x: isinstance(x, Tensor),
            "iinfo": Integers,
            "finfo": Floats,
            "einsum": tolerant(einsum),
            "matmul": tolerant(matmul),
            "bmm": tolerant(matmul),
            "mm": tolerant(matmul),
            "compile": wrapper,
        },
    )
    networks = OF_NETWORKS | {name: elementwise(name) for name in ACTIVATIONS}
    functional = Module("torch.nn.functional", {name: tolerant(function) for name, function in networks.items()})
    own = (torch, cuda, testing, Module("torch.utils"), Module("torch.nn"), functional)
    return _linked(*own, *make_wrappers(), *make_autograd(), *make_state(), *make_modules())


def _linked(*modules: Module) -> dict[str, Module]:
    """Modules by name, each an attribute of the one that it is in."""
    named = {module.__name__: module for module in modules}
    for name, module in named.items():
        outer, _, last = name.rpartition(".")
        if outer in named:
            vars(named[outer])[last] = module
    return named


class Properties:
    """`torch.cuda.get_device_properties()`: those of the GPU that the rehearsal is for."""

    def __init__(self, *device: Any):
        arch = _arch()
        self.major, self.minor, limits = arch.major, arch.minor, arch.limits
        self.name = f"sm_{self.major}{self.minor}"
        self.total_memory, self.warp_size = _MEMORY, 32
        self.shared_memory_per_block = limits.static_shared
        self.shared_memory_per_block_optin = limits.shared_per_block
        self.shared_memory_per_multiprocessor = limits.shared_per_sm
        self.regs_per_multiprocessor = limits.registers_per_sm
        self.max_threads_per_block = limits.threads_per_block
        self.max_threads_per_multi_processor = 32 * limits.warps_per_sm

    @property
    def multi_processor_count(self) -> int:
        """The number of SMs, as --device-facts states it."""
        return device_facts.needed(device_facts.SM_COUNT)


def _arch() -> Arch:
    """That of the GPU that the rehearsal is for."""
    return parse_arch(environment.get("CUTEC_ARCH").split(",")[0].strip())


def _capability(*device: Any) -> tuple[int, int]:
    """The compute capability of the GPU that the rehearsal is for."""
    arch = _arch()
    return arch.major, arch.minor


def _agree(*args: Any, **options: Any) -> bool:
    """A check of results, which a rehearsal does not have, passes; it fails where the program
    asserts that.
    """
    return holding(sys._getframe(1)) is not False


def einsum(text: str, *given: Any) -> Tensor:
    """The shape of a sum over the indices that are not named behind `->`; the tensors may come in
    one list.
    """
    operands: Any = given[0] if isinstance(given[0], (list, tuple)) else given
    inputs, _, result = text.replace(" ", "").partition("->")
    ranks = [x.dim() - len(labels.replace("...", "")) for labels, x in zip(inputs.split(","), operands)]
    unnamed = "0123456789"[: max(ranks) if "..." in inputs else 0]  # what `...` stands for
    each = [labels.replace("...", unnamed[len(unnamed) - rank :]) for labels, rank in zip(inputs.split(","), ranks)]
    extents = {label: n for labels, x in zip(each, operands) for label, n in zip(labels, x.shape)}
    result = result.replace("...", unnamed)
    return Tensor([extents[label] for label in result], operands[0].dtype, operands[0].device).computed(*operands)


def matmul(a: Tensor, b: Tensor, out_dtype: DType | None = None, *, out: Tensor | None = None) -> Tensor:
    """The shape of a product of matrices, batched ones too."""
    if out is not None:
        return out
    shape = [*broadcast(a.shape[:-2], b.shape[:-2]), *a.shape[-2:-1], *(b.shape[-1:] if b.dim() > 1 else ())]
    return Tensor(shape, out_dtype or a.dtype, a.device).computed(a, b)


setattr(Tensor, "__matmul__", tolerant(matmul))  # noqa: B010  # as the operators of `tensors`


class Finder:
    """A meta path finder and loader of the stubs. `loading`: of `make_tvm_ffi`."""

    def __init__(self, loading: Callable[[Path], Any]):
        self.used = ExitStack()  # what is to be undone
        self.made: dict[str, Module] = {**make_torch(), **make_triton(), "tvm_ffi": make_tvm_ffi(loading)}
        self.made["einops"] = make_einops(einsum)
        self.made["jax_tvm_ffi"] = Module("jax_tvm_ffi", {"register_ffi_target": no_effect})

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        top = fullname.partition(".")[0]
        return (
            ModuleSpec(fullname, self, is_package=True)  # pyright: ignore[reportArgumentType]  # no base class
            if is_replaced(fullname) or (top in OPTIONAL and not _installed(fullname, path))
            else None
        )

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        if spec.name in DRIVERS:
            return cuda_calls.stand_in(spec.name, self)
        if spec.name == "jax":
            self.made.update(jax_module.make_jax())
            self.used.enter_context(numpy_functions.numpy_of_unread())
        return self.made.get(spec.name) or Module(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """It is filled already."""


def _installed(name: str, path: Any) -> bool:
    """Whether a package or a module of one is found by the other finders. `path`: that of the
    package.
    """
    return any(f.find_spec(name, path) for f in sys.meta_path if not isinstance(f, Finder) and hasattr(f, "find_spec"))


@contextmanager
def stub_modules(loading: Callable[[Path], Any] = no_effect) -> Iterator[None]:
    """Let imports find the stubs inside the block. `loading` is called with the path of each
    library that the program loads by one of them.
    """
    finder = Finder(loading)
    real = {name: sys.modules.pop(name) for name in list(sys.modules) if is_replaced(name)}
    sys.meta_path.insert(0, finder)
    try:
        with finder.used:
            yield
    finally:
        sys.meta_path.remove(finder)
        for name, module in [(name, module) for name, module in sys.modules.items() if isinstance(module, Module)]:
            del sys.modules[name]
            if isinstance(module, cuda_calls.Calls):
                cuda_calls.put_back(module)
        sys.modules.update(real)
