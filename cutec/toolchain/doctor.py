"""The report of `cutec doctor` as data: every tool, the GPU and the driver."""

from __future__ import annotations

import ctypes
import platform
import re
import sys
from pathlib import Path
from typing import Any

from cutec.records import asdict, dataclass, field
from cutec.target.arch import ARCHS
from cutec.toolchain.find import CUDA_REQUIRED, CUDA_TOOLS, LLVM_TOOLS, MIN_CUDA, MIN_LLVM, Toolset
from cutec.toolchain.find_cuda import INSTALL_CUDA
from cutec.toolchain.find_llvm import INSTALL_LLVM

_INSTALL_DRIVER = "install NVIDIA's driver (only running on a GPU needs it; building does not)"
# CUdevice_attribute: COMPUTE_CAPABILITY_MAJOR, COMPUTE_CAPABILITY_MINOR, MULTIPROCESSOR_COUNT
_ATTRIBUTE_MAJOR, _ATTRIBUTE_MINOR, _ATTRIBUTE_SMS = 75, 76, 16


@dataclass(frozen=True, slots=True)
class ToolReport:
    """One line of the report. `problem` is empty where `ok`; `install` tells how to solve it."""

    name: str
    required: bool
    ok: bool
    path: str = ""
    found: str = ""
    version: str = ""
    problem: str = ""
    install: str = ""


@dataclass(frozen=True, slots=True)
class Device:
    """A GPU: its name, compute capability as `9.0`, the arch to build for and its number of
    multiprocessors.
    """

    name: str
    capability: str
    arch: str
    multiprocessors: int


@dataclass(frozen=True, slots=True)
class Report:
    """The whole report. `ok` if all required tools are there; a GPU is not required."""

    ok: bool
    tools: list[ToolReport]
    driver: str
    driver_problem: str
    devices: list[Device] = field(default_factory=list)
    python: str = ""
    system: str = ""

    def to_json(self) -> dict[str, Any]:
        """As plain dictionaries and lists."""
        return asdict(self)


def doctor_report(toolset: Toolset) -> Report:
    """Make the report; runs each tool with --version."""
    tools = [_tool(name, toolset, True) for name in LLVM_TOOLS]
    tools += [_tool(name, toolset, name in CUDA_REQUIRED) for name in CUDA_TOOLS]
    tools.insert(len(LLVM_TOOLS), _libdevice(toolset))
    driver, problem, devices = _gpu()
    ok = all(t.ok for t in tools if t.required)
    system = f"{platform.system()} {platform.machine()}, {sys.executable}"
    return Report(ok, tools, driver, problem, devices, platform.python_version(), system)


def _tool(name: str, toolset: Toolset, required: bool) -> ToolReport:
    tool = toolset.find(name)
    install = INSTALL_LLVM if name in LLVM_TOOLS else INSTALL_CUDA
    if tool is None:
        return ToolReport(name, required, False, problem=toolset.problem(name).message, install=install)
    version = tool.version()
    problem = _version_problem(name, version)
    return ToolReport(
        name, required, not problem, str(tool.path), tool.found, version, problem, install if problem else ""
    )


def _version_problem(name: str, version: str) -> str:
    if not version:
        return "it cannot be run, or does not print its version"
    numbers = tuple(int(n) for n in version.split(".")[:2])
    if name in LLVM_TOOLS and numbers[0] < MIN_LLVM:
        return f"too old: LLVM {MIN_LLVM} or newer is needed"
    if name == "ptxas" and numbers < MIN_CUDA:
        return f"too old: CUDA {MIN_CUDA[0]}.{MIN_CUDA[1]} or newer is needed"
    return ""


def _libdevice(toolset: Toolset) -> ToolReport:
    path = toolset.libdevice
    if path is None:
        return ToolReport("libdevice", True, False, problem=toolset.problem("libdevice").message, install=INSTALL_CUDA)
    return ToolReport(
        "libdevice", True, True, str(path), "beside ptxas" if _below_toolkit(path, toolset) else "looked up like ptxas"
    )


def _below_toolkit(path: Path, toolset: Toolset) -> bool:
    ptxas = toolset.find("ptxas")
    return ptxas is not None and ptxas.binary.parent.parent in path.parents


def _gpu() -> tuple[str, str, list[Device]]:
    """Driver version, why none can be used, and the devices. Only this part of the compiler loads
    libcuda.
    """
    version = _kernel_driver()
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return version, "no CUDA driver library (libcuda.so.1); " + _INSTALL_DRIVER, []
    status = cuda.cuInit(0)
    if status:
        return version, f"the CUDA driver does not start (cuInit: error {status})", []
    supported = ctypes.c_int()
    cuda.cuDriverGetVersion(ctypes.byref(supported))
    count = ctypes.c_int()
    cuda.cuDeviceGetCount(ctypes.byref(count))
    version = f"{version or 'version unknown'}, CUDA {supported.value // 1000}.{supported.value % 1000 // 10}"
    return version, "", [_device(cuda, i) for i in range(count.value)]


def _device(cuda: ctypes.CDLL, index: int) -> Device:
    handle = ctypes.c_int()
    cuda.cuDeviceGet(ctypes.byref(handle), index)
    name = ctypes.create_string_buffer(128)
    cuda.cuDeviceGetName(name, len(name), handle)
    major, minor, sms = (_attribute(cuda, handle, a) for a in (_ATTRIBUTE_MAJOR, _ATTRIBUTE_MINOR, _ATTRIBUTE_SMS))
    plain = f"sm_{major}{minor}"
    arch = next((n for n in (f"{plain}a", plain) if n in ARCHS), plain)
    return Device(name.value.decode("utf-8", "replace"), f"{major}.{minor}", arch, sms)


def _attribute(cuda: ctypes.CDLL, handle: ctypes.c_int, attribute: int) -> int:
    value = ctypes.c_int()
    cuda.cuDeviceGetAttribute(ctypes.byref(value), attribute, handle)
    return value.value


def _kernel_driver() -> str:
    """The version of the loaded kernel module; "" without one."""
    try:
        text = Path("/proc/driver/nvidia/version").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    match = re.search(r"\b(\d+\.\d+(?:\.\d+)?)\b", text)
    return match[1] if match else ""
