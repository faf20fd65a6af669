"""Bundles as Python functions: `load("manifest.yaml").vector_add(a, b, c, stream=s)`.

Nothing touches the GPU before the first call. Then, per device, the image that fits is loaded into
the device's primary context (the one PyTorch, CuPy and the CUDA runtime use) and the function is
specialised for the export's signature.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from cutec.artifact.bundle import Bundle as Files, MemoryBundle, open_bundle
from cutec.artifact.choice import Choice
from cutec.artifact.manifest import Export, Image
from cutec.artifact.workspace import bytes_needed
from cutec.diag import CutecError, error
from cutec.runtime.check import check_arguments
from cutec.runtime.dispatcher import Dispatcher
from cutec.runtime.driver import cuda_driver
from cutec.runtime.library import Function, functions_of, open_library
from cutec.runtime.loaded_export import LoadedExport
from cutec.runtime.select import select
from cutec.runtime.specialise import first_code, named
from cutec.runtime.streams import stream_handle
from cutec.runtime.workspaces import named_values, values_of_call

if TYPE_CHECKING:
    from typing_extensions import Self

_SPARE = 256  # bytes: room for any element

Adapt = Callable[[Export, tuple[Any, ...]], tuple[Any, ...]]


def load(path: Path | str, driver: Any = None, *, allocate: bool = True, library: bool = True) -> Bundle:
    """Open a bundle by its manifest or directory. `driver` replaces the CUDA driver (see
    `runtime.driver`). Without `allocate` each call has to give the workspaces that it needs. With
    `library` calls go through the bundle's library, if it lies beside the manifest (see
    `runtime.library`). Raises E3xxx.
    """
    files = open_bundle(path)
    made = open_library(files.directory, files.manifest) if library and driver is None else None
    return Bundle(files, driver, allocate=allocate, library=made)


def _no_function(name: object, functions: Iterable[str]) -> str:
    return f"this bundle has no function {name!r}, only {', '.join(functions)}"


class Bundle:
    """An opened bundle. `functions` has a Python function for each export and choice, by name; they
    are attributes too, and items (`bundle["gemm"]`). A name that is not there is an AttributeError,
    or a KeyError, that tells the names.

    Close it with `unload`, or use `with`. `adapt(export, arguments)` is called when the fast path
    of a function refuses its arguments: if it returns others, these are tried; if it returns the
    same tuple, they are checked one by one. `allocate` is as for `load`.

    Each function has `workspace_bytes`, which gives the bytes of its workspaces by name, either for
    symbols and scalars (`gemm.workspace_bytes(m=8, n=8, k=64)`) or for the arguments of a call.
    `library` is what `runtime.library` opened: calls go through it first.
    """

    def __init__(
        self,
        files: Files | MemoryBundle,
        driver: Any = None,
        adapt: Adapt | None = None,
        *,
        allocate: bool = True,
        library: Any = None,
    ):
        self.files = files
        self.allocate = allocate
        self.adapt = adapt
        self.manifest = files.manifest
        self._given = driver
        self._lock = threading.RLock()
        self._contexts: dict[int, Any] = {}
        self._modules: dict[tuple[int, str], Any] = {}
        self._spare: dict[int, int] = {}  # of each device
        self._callers = {export.name: _Caller(self, export) for export in self.manifest.exports}
        self._forms: dict[str, FunctionType] = {name: caller.function for name, caller in self._callers.items()}
        self._dispatchers = {choice.name: self._dispatcher(choice) for choice in self.manifest.choices}
        own = {name: dispatcher.function for name, dispatcher in self._dispatchers.items()}
        self.functions: dict[str, Function] = {**self._forms, **own}
        self._library = library
        if library is not None:
            self.functions |= functions_of(library, self.functions)

    @property
    def driver(self) -> Any:
        """The CUDA driver, initialised on first use. Raises E4001 to E4003."""
        return self._given or cuda_driver()

    def __getattr__(self, name: str) -> Function:
        functions = self.__dict__.get("functions", {})
        if name in functions:
            return functions[name]
        raise AttributeError(_no_function(name, functions))

    def __getitem__(self, name: str) -> Function:
        if name in self.functions:
            return self.functions[name]
        raise KeyError(_no_function(name, self.functions))

    def __iter__(self) -> Iterator[str]:
        return iter(self.functions)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *exception: object) -> None:
        # After a kernel error the context refuses every call; the first error is reported.
        with suppress(CutecError) if kind else nullcontext():
            self.unload()

    def unload(self) -> None:
        """Unload all modules from all devices, and free their workspaces. A later call loads them
        again.
        """
        with self._lock:
            if self._library is not None:
                self._library.unload()
            for caller in self._callers.values():
                for ordinal, loaded in caller.loaded.items():
                    with self.driver.current(self._contexts[ordinal]):
                        loaded.workspaces.free()
                caller.forget()
            for (ordinal, _), module in self._modules.items():
                with self.driver.current(self._contexts[ordinal]):
                    self.driver.unload_module(module)
            for ordinal, spare in self._spare.items():
                with self.driver.current(self._contexts[ordinal]):
                    self.driver.free(spare)
            for ordinal in self._contexts:
                self.driver.release_context(ordinal)
            self._modules.clear()
            self._spare.clear()
            self._contexts.clear()

    def prepare(self, name: str, arguments: Sequence[Any], stream: Any = None) -> Callable[[], None]:
        """Check a call of the function `name` once, and return a function that launches it: for
        repeating one call, in benchmarks for example.

        `arguments` are in parameter order; that of a stream parameter is not looked at. The
        tensors' memory has to stay.
        """
        if name in self._dispatchers:
            name = self._dispatchers[name].export(tuple(arguments), stream)
        return self._callers[name].prepare(tuple(arguments), stream)

    def _dispatcher(self, choice: Choice) -> Dispatcher:
        export = self.manifest.export(choice.forms[0].export)
        assert export is not None
        return Dispatcher(choice, export, self._forms, lambda: self.driver)

    def load_export(self, export: Export, ordinal: int) -> LoadedExport:
        """Load the kernels of `export` on a device. Raises E401x."""
        driver = self.driver
        image, arch = select(
            self.manifest,
            export,
            driver.capability(ordinal),
            str(self.files.directory),
            repr(driver.device_name(ordinal)),
        )
        program = export.host(arch)
        assert program is not None
        context = self.context(ordinal)
        with driver.current(context):
            module = self._module(ordinal, image)
            functions = {launch.kernel: self._function(module, launch.kernel, image) for launch in program.launches}
        return LoadedExport(
            export, program, driver, ordinal, context, functions, lambda: self._spare_of(ordinal), self.allocate
        )

    def _spare_of(self, ordinal: int) -> int:
        """The address of some zeros on a device that belong to no tensor; they stay until
        `unload`.
        """
        with self._lock:
            if ordinal not in self._spare:
                with self.driver.current(self.context(ordinal)):
                    self._spare[ordinal] = self.driver.zeros(_SPARE)
            return self._spare[ordinal]

    def context(self, ordinal: int) -> Any:
        """The device's primary context, kept until `unload`."""
        with self._lock:
            if ordinal not in self._contexts:
                self._contexts[ordinal] = self.driver.retain_context(ordinal)
            return self._contexts[ordinal]

    def _module(self, ordinal: int, image: Image) -> Any:
        key = ordinal, image.file
        if key not in self._modules:
            data = self.files.read(image)
            if image.kind == "ptx":
                print(
                    f"cutec: no cubin fits GPU {ordinal}; the driver compiles the PTX for {image.archs[0]}",
                    file=sys.stderr,
                )
                data += b"\0"
            try:
                self._modules[key] = self.driver.load_module(data)
            except CutecError as e:
                raise error(
                    "E4011",
                    f"{self.files.directory / image.file} does not load on GPU {ordinal}: {e.message}",
                    help="update the driver, or build with a ptxas of its CUDA version",
                ) from e
        return self._modules[key]

    def _function(self, module: Any, kernel: str, image: Image) -> Any:
        try:
            return self.driver.function(module, kernel)
        except CutecError as e:
            raise error(
                "E4012", f"{image.file} has no kernel {kernel!r}: {e.message}", help="build the bundle again"
            ) from e


class _Caller:
    """The function of one export. The first device's specialised code becomes the public function's
    own; it hands calls for other devices to theirs.
    """

    def __init__(self, bundle: Bundle, export: Export):
        self.bundle = bundle
        self.export = export
        self.loaded: dict[int, LoadedExport] = {}
        self.lock = threading.RLock()
        names: dict[str, Any] = {"SLOW": self.route}
        exec(first_code(export.signature), names)
        self.function: FunctionType = names["call"]
        self.unbound = named(self.function.__code__, export.signature)
        self.function.__code__ = self.unbound
        self.function.__name__ = self.function.__qualname__ = export.name
        self.function.__doc__ = f"{export.name}, compiled from {export.source.file}:{export.source.line}."
        self.function.__dict__["workspace_bytes"] = self.workspace_bytes

    def route(self, arguments: tuple[Any, ...], stream: Any) -> None:
        """A call that the public function did not accept: it is for another device, unusual, or
        wrong.
        """
        for argument in arguments if len(self.loaded) > 1 else ():
            if hasattr(argument, "get_device"):
                loaded = self.loaded.get(argument.get_device())
                if loaded is not None and loaded.names is not self.function.__globals__:
                    keywords = {} if self.export.signature.stream else {"stream": stream}
                    return loaded.call(*arguments, **keywords)
                break
        if self.bundle.adapt is not None:
            adapted = self.bundle.adapt(self.export, arguments)
            if adapted is not arguments:
                keywords = {} if self.export.signature.stream else {"stream": stream}
                return self.function(*adapted, **keywords)
        return self.explain(arguments, stream)

    def explain(self, arguments: tuple[Any, ...], stream: Any) -> None:
        """Check the arguments one by one, with reasons; launch if all are right after all."""
        self.prepare(arguments, stream)()

    def prepare(self, arguments: tuple[Any, ...], stream: Any) -> Callable[[], None]:
        """Check now; each call of the result launches."""
        handle = stream_handle(stream)
        leaves, device, views = check_arguments(self.export.signature, arguments, self.bundle.driver, handle)
        loaded = self.on_device(self.bundle.driver.current_device() if device is None else device)
        loaded.learn(arguments)
        loaded.workspaces.fill(leaves, arguments, handle)
        run = loaded.run

        def launch(keep: object = (views, arguments)) -> None:  # DLPack capsules have to live as long
            run(leaves, handle)

        return launch

    def workspace_bytes(self, *arguments: Any, **values: int) -> dict[str, int]:
        """The bytes of each workspace of a call, by name. See `Bundle`."""
        signature = self.export.signature
        if arguments:
            values = values_of_call(signature, arguments, self.bundle.driver)
        return bytes_needed(signature, named_values(self.export.name, signature, values))

    def on_device(self, ordinal: int) -> LoadedExport:
        """The export on a device, loaded once."""
        with self.lock:
            if ordinal not in self.loaded:
                loaded = self.bundle.load_export(self.export, ordinal)
                first = not self.loaded
                loaded.specialise(self.function.__globals__ if first else {}, self.route if first else self.explain)
                if first:
                    self.function.__code__ = loaded.call.__code__
                self.loaded[ordinal] = loaded
            return self.loaded[ordinal]

    def forget(self) -> None:
        """Drop all devices: the next call loads again."""
        with self.lock:
            self.loaded.clear()
            self.function.__code__ = self.unbound
            self.function.__globals__["SLOW"] = self.route
