"""Compiled functions: results of `cute.compile`, and specialisations of implicit calls."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.bundle_write import write_bundle
from cutec.artifact.manifest import Export as ManifestExport, Resources
from cutec.artifact.signature import Signature
from cutec.calling import dumps
from cutec.calling.arguments import converted
from cutec.calling.call_signature import CallSignature
from cutec.calling.compiling import Built
from cutec.calling.no_launch import launch_nothing
from cutec.calling.options import CallOptions
from cutec.diag import error
from cutec.frontend.exports.argspec import ArgSpec
from cutec.ir.core import Op
from cutec.lazy import LazyModule
from cutec.runtime.load import Bundle

host_steps = LazyModule("cutec.calling.host_steps")
objects = LazyModule("cutec.calling.objects")
on_cpu = LazyModule("cutec.calling.on_cpu")

_MLIR_STAGES = {"cute": dumps.cute_text, "mlir": dumps.lowered_text}


class ByKernel(dict[str, Resources]):
    """Resources by the names of kernels, which say what they were compiled for."""

    def __missing__(self, beginning: str) -> Resources:
        found = [name for name in self if name.startswith(f"{beginning}_")]
        if len(found) != 1:
            raise KeyError(beginning)
        return self[found[0]]


class CompiledFunction:
    """A function compiled for one kind of arguments. Calling it launches; `Constexpr` arguments are
    left out.
    """

    def __init__(self, call: CallSignature, built: Built, options: CallOptions):
        self.call_signature, self.built, self.options = call, built, options
        self.__name__ = self.name = built.unit.export.name
        self.arch = built.unit.arch.name
        # known when compiling: E0510 refuses others
        self._returned = built.unit.traced.returned if built.unit.traced else None
        self._specs: list[ArgSpec] = list(call.specs().values())
        self._count = len(self._specs) if call.direct else -1
        self.bundle: Bundle | None = None
        self._run = self._runner()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if kwargs or len(args) != self._count:
            args = tuple(self.call_signature.values(args, kwargs))
        self._run(*args)
        return self._returned

    def launch(self, values: list[Any]) -> Any:
        """Call with run-time values that were collected already. They are checked one by one, and
        the fast path is prepared for their kind.
        """
        if self.bundle is not None and not self.options.profiling:
            given = [converted(value, spec) for value, spec in zip(values, self._specs)]
            self.bundle.prepare(self.name, given, self._stream(values))()
        else:
            self._run(*values)
        return self._returned

    def _stream(self, values: list[Any]) -> Any:
        stream = self.signature.stream
        return None if stream is None else values[[p.name for p in self.signature.params].index(stream.name)]

    def _runner(self) -> Callable[..., None]:
        """The function that runs a call with its run-time values."""
        if self.options.dry_run or self.options.device == "none":
            return launch_nothing
        program = self.built.unit.program
        if self.built.files is None or program is None:
            host = self.built.host
            return host_steps.runner(host, self.signature, self._specs) if host else launch_nothing
        if self.options.device == "cpu":
            run = on_cpu.runner(self.built, self.options)
            return self._timed(run) if self.options.profiling else run
        self.bundle = Bundle(self.built.files, adapt=self.adapt)
        run = self.bundle.functions[self.name]
        return self._timed(run) if self.options.profiling else run

    def adapt(self, export: ManifestExport, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """Arguments that the fast path refused, with tensors and numbers unwrapped."""
        found = tuple(map(converted, arguments, self._specs))
        return arguments if all(a is b for a, b in zip(found, arguments)) else found

    def _timed(self, run: Callable[..., None]) -> Callable[..., None]:
        def timed(*values: Any) -> None:
            begin = time.perf_counter()
            run(*values)
            if self.bundle is not None:
                self.bundle.driver.synchronize()
            print(f"{self.name}: kernel execution {1e3 * (time.perf_counter() - begin):.3f} ms")

        return timed

    # What was compiled.

    @property
    def signature(self) -> Signature:
        """The run-time parameters."""
        return self.built.unit.export.signature

    def get_constexpr_args(self) -> dict[str, Any]:
        """The values of the `Constexpr` parameters, which calls leave out."""
        return self.call_signature.constants

    @property
    def mlir_types(self) -> tuple[str, ...]:
        """The MLIR types of the host function's arguments. A tensor is a pointer, then its dynamic
        extents and strides.
        """
        return tuple(value.type.mlir for value in self._host().body.args)

    def _host(self) -> Op:
        assert self.built.unit.traced is not None
        return next(op for op in self.built.unit.traced.module.body.ops if op.name == "func.func")

    @property
    def cached(self) -> bool:
        """Whether its binary was found in the cache."""
        return self.built.cached

    @property
    def ptx(self) -> str:
        """The PTX."""
        return self.built.stage("ptx").decode()

    @property
    def cubin(self) -> bytes:
        """The binary."""
        return self.built.cubin

    @property
    def sass(self) -> str:
        """The machine code. Raises E2001 where no tool shows it."""
        return dumps.content(self.built, "sass", self.options).decode()

    def mlir(self, stage: str = "mlir") -> str:
        """The IR as text: "cute" (as traced), "mlir" (lowered to upstream dialects) or "llvm".
        Raises E1007 for another stage.
        """
        if stage == "llvm":
            return self.built.stage("llvm").decode()
        if stage not in _MLIR_STAGES:
            raise error(
                "E1007",
                f"unknown stage {stage!r}",
                help=f"one of {', '.join(_MLIR_STAGES)}, llvm; .ptx, .cubin and .sass are attributes",
            )
        return _MLIR_STAGES[stage](self.built)

    def walk(self, function: Callable[[Op], Any]) -> None:
        """Call `function` with each operation of the CuTe IR: `.name`, `.loc` (file, line, column,
        the calls that led there), `.operands`.
        """
        assert self.built.unit.traced is not None
        for op in self.built.unit.traced.module.walk():
            function(op)

    @property
    def resources(self) -> dict[str, Resources]:
        """The resources of each kernel: registers, shared memory, … An item is found by the whole
        name, or by its beginning if no other kernel's name begins so: `resources["gemm_kernel"]`.
        """
        if self.built.files is None:
            return {}
        (export,) = self.built.files.manifest.exports
        return ByKernel((name, archs[self.arch]) for name, archs in export.kernels.items() if self.arch in archs)

    def save(self, folder: Path | str) -> Path:
        """Write a bundle, which `cute.runtime.load_module` and `cutec.runtime.load` take, on
        machines without tools too. Returns the manifest's path. Raises E4306.
        """
        files = self._files()
        return write_bundle(folder, files.manifest, files.contents)

    def export_to_c(
        self,
        object_file_path: Path | str | None = None,
        function_name: str | None = None,
        *,
        file_path: Path | str = ".",
        file_name: str | None = None,
        function_prefix: str = "",
    ) -> None:
        """Write an object file, with the function for C and for TVM-FFI: either `object_file_path`,
        or `file_name.o` in the folder `file_path`, with a header beside it. The function's name is
        `function_name` or `function_prefix`, by default its own. If it was compiled without
        `--enable-tvm-ffi`, it has the names of public C++ programs too. Raises E4306, E1120, E20xx.
        """
        name = function_name or function_prefix or file_name or self.name
        header, target = None, Path(object_file_path or f"{file_name or name}.o")
        if object_file_path is None:
            target = Path(file_path, target)
            header = target.with_suffix(".h")
        made = objects.sources(self._files(), name, self.call_signature.absent(), cute=not self.options.tvm_ffi)
        objects.write_object(made, name, target, header)

    def _files(self) -> MemoryBundle:
        if self.built.files is None:
            raise error(
                "E4306", f"{self.name} was compiled in a dry run, or launches nothing: there is nothing to save"
            )
        return self.built.files

    __ptx__, __cubin__, __sass__, __mlir__ = ptx, cubin, sass, property(mlir)

    def __repr__(self) -> str:
        return f"<compiled {self.name} for {self.arch}>"
