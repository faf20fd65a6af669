"""One export for one arch on its way from Python to a cubin."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial

from cutec.artifact.host import HostProgram
from cutec.diag import CutecError, Note, Warning_
from cutec.diag.error import Place
from cutec.driver.build.prestart import StartedTools, last_stage, make_request
from cutec.driver.build.steps import Steps
from cutec.driver.cache.product import StageOutput
from cutec.driver.explain.python_places import python_place
from cutec.driver.kernel_file.load import prints_to_stderr
from cutec.driver.options.naming import FileNames
from cutec.driver.options.options import BuildOptions
from cutec.frontend.exports.export import Export
from cutec.frontend.kernels.trace import Traced, TraceOptions, trace
from cutec.ir.attrs import Raw
from cutec.ir.core import Block, Loc, Op, Region
from cutec.ir.types import bit_width
from cutec.lazy import LazyModule
from cutec.lowering import LowerOptions, device_module, lower
from cutec.records import dataclass, field, replace
from cutec.render import module_text
from cutec.target.arch import Arch
from cutec.toolchain.compile import Compiled, compile_module
from cutec.toolchain.emit import LISTING, llvm_dialect, pretty, sass
from cutec.toolchain.find import Toolset
from cutec.toolchain.kernel_resources import Slot, stack_warnings
from cutec.toolchain.key import Store
from cutec.toolchain.plan import Request, stage_file
from cutec.toolchain.process import write_file

kernel_digests = LazyModule("cutec.driver.build.kernel_digests")
listing = LazyModule("cutec.cost.listing")
machine_code = LazyModule("cutec.cost.text")
verify_cute = LazyModule("cutec.ops.verify_cute")  # with its parser of types, for the few who ask

# Failures that an old tool, or another program, would explain: input refused, a crash, nothing
# useful written, no message, no start.
_MAYBE_UNSUITABLE = ("E2003", "E2004", "E2007", "E2008", "E2009")


@dataclass
class BuildContext:
    """What all units of a build share."""

    options: BuildOptions
    started: StartedTools | None  # None as long as no tool is needed
    store: Store
    files: FileNames
    template_cache: str | None
    redirected: Callable[[], AbstractContextManager[object]] = prints_to_stderr  # where prints of user code go
    show_layouts: bool = False  # the CuTe IR shows static layout operations even if no stage asks for it
    steps: Steps = field(default_factory=Steps)

    @property
    def tools(self) -> Toolset:
        """The tools of the build."""
        assert self.started is not None
        return self.started.tools

    def wants(self, stage: str) -> bool:
        """Whether `--emit` asks for a stage, or `--keep-dir` for one that no tool writes."""
        to_folder = self.options.keep_dir is not None and stage in ("cute", "mlir")
        return to_folder or any(e.stage == stage for e in self.options.emits)

    def text(self, module: Op, locations: bool) -> str:
        """MLIR text of a module."""
        return module_text(module, locations, self.files.name, self.template_cache)


@dataclass
class Unit:
    """One export for one arch, with its results so far. `run_frontend` fills it up to MLIR text,
    `run_backend` up to the cubin. Meanwhile `make_bundle.finish` adds what needs no tool: checks,
    the host program, the interpreter's IR.
    """

    export: Export
    arch: Arch
    context: BuildContext
    traced: Traced | None = None
    program: HostProgram | None = None
    lowered: Op | None = None
    device: Op | None = None
    compiled: Compiled | None = None
    ir: bytes = b""
    mlir: str = ""
    sources: set[str] = field(default_factory=set)
    stages: dict[str, bytes] = field(default_factory=dict)
    warnings: list[Warning_] = field(default_factory=list)

    @property
    def title(self) -> str:
        """The unit in messages: `gemm_f16 sm_90a`."""
        return f"{self.export.name} {self.arch.name}"

    def run_frontend(self) -> None:
        """Trace, lower and render. Raises CutecError, and the exceptions of the user's code."""
        options = self.context.options
        span, steps = options.timings.span, self.context.steps
        steps.begin(self.title, "trace")
        with span("trace"), self.context.redirected():
            shows = self.context.show_layouts or self.context.wants("cute")
            traced = trace(
                self.export,
                self.arch.name,
                TraceOptions(options.assertions, options.opt_level, shows, self.context.files.name),
            )
        self.traced, self.sources = traced, traced.sources
        if options.verify_each:
            verify_cute.verify_cute(traced.module)
        self.warnings += traced.warnings
        if self.context.wants("cute"):
            self.stages["cute"] = self.context.text(traced.module, options.lineinfo).encode()
        steps.begin(self.title, "lower")
        with span("lower"):
            self.lowered = lower(
                traced.module, LowerOptions(options.assertions, self.context.files.name, self.arch.name), self.warnings
            )
            self.device = device_module(self.lowered)
        with span("render"):
            self.mlir = self.context.text(self.device, options.lineinfo)
            if self.export.naming.by_content(traced.functions):
                self.mlir = kernel_digests.append_digests(
                    self.mlir, self.device, self.export.signature, traced.module, self.lowered
                )
        steps.pause(self.title)

    def run_backend(self) -> None:
        """Run the tools, and make the requested stages. Raises E20xx."""
        self._show_texts()
        if last_stage(self.context.options):
            self.compiled = self._compiled()
            self.context.options.timings.add_tools(self.compiled.seconds)
            messages = [replace(w, place=self._python_place(w.place)) for w in self.compiled.messages]
            self.warnings += messages + stack_warnings(self.compiled.resources, self._stack_slots())
            self._show_images(self.compiled)
        self.context.steps.finish(self.title)

    def _stack_slots(self) -> dict[str, list[Slot]]:
        """The stack space that each kernel asked for."""
        assert self.device is not None
        slots: dict[str, list[Slot]] = {}
        for kernel in self.device.body.ops:
            found = [op for op in kernel.walk() if op.name in ("cutec.printf", "llvm.alloca")]
            buffers = {op.operands[0] for op in found if op.name == "cutec.printf"}
            for op in found:
                if op.name == "llvm.alloca":
                    constant = op.operands[0].owner
                    assert isinstance(constant, Op)
                    count = constant.attrs["value"].value
                    size = count * bit_width(op.attrs["elem_type"]) // 8
                    slots.setdefault(kernel.attrs["sym_name"], []).append(Slot(size, op.loc, op.result in buffers))
        return slots

    def _show_texts(self) -> None:
        """Make the stages between tracing and the tools' own."""
        options, tools = self.context.options, self.context.tools
        assert self.lowered is not None
        if self.context.wants("mlir"):
            text = self.context.text(self.lowered, options.lineinfo)
            self.stages["mlir"] = (text if options.dry_run else pretty(text, options.lineinfo, tools)).encode()
        if self.context.wants("llvm-dialect") and not options.dry_run:
            self.stages["llvm-dialect"] = llvm_dialect(self.mlir, self.request(), tools).encode()

    def _show_images(self, made: Compiled) -> None:
        """Note the stages that the tools made, and make those that follow from them."""
        self.stages |= {"llvm": made.llvm.encode(), "ptx": made.ptx.encode(), "cubin": made.cubin}
        if self.context.wants("sass") and made.cubin:
            self.stages["sass"] = self._sass(made.cubin).encode()
        if self.context.wants("binary") and made.cubin:
            assert self.lowered is not None
            locations = self.context.options.lineinfo
            text = self.context.text(with_binary(self.lowered, made.cubin), locations)
            self.stages["binary"] = pretty(text, locations, self.context.tools).encode()

    def _sass(self, cubin: bytes) -> str:
        """Machine code with Python lines between, or as the disassembler prints it."""
        if not self.context.options.source:
            return sass(cubin, self.context.tools)
        code = listing.read_listing(sass(cubin, self.context.tools, LISTING))
        return machine_code.sass_text(code, self.context.files.path)

    def request(self) -> Request:
        """The request to the tools."""
        assert self.context.started is not None
        return make_request(self.context.options, self.arch, self.export.name, self.context.started.pipeline)

    def _python_place(self, place: Place | None) -> Place | None:
        assert self.device is not None
        files = self.context.files
        return python_place(place, self.device, files.name, files.path) if isinstance(place, Loc) else place

    def _compiled(self) -> Compiled:
        """The result of the tools; their errors point at the Python line with its callers."""
        try:
            return self._compile()
        except CutecError as err:
            err.place = self._python_place(err.place)
            raise

    def _compile(self) -> Compiled:
        """Run the pipeline. Text without locations does not say which line a tool complains about:
        it is then run again with them.
        """
        request = self.request()
        self._write_first_stages(request)
        if request.print_each_pass is not None:
            request.print_each_pass.mkdir(parents=True, exist_ok=True)  # mlir-opt makes one level only
        assert self.context.started is not None
        try:
            return compile_module(
                self.mlir,
                request,
                self.context.tools,
                self.context.store,
                self.context.started.chains,
                partial(self.context.steps.begin, self.title),
            )
        except CutecError as err:
            unsuitable = self.context.tools.unsuitable() if err.code in _MAYBE_UNSUITABLE else None
            if unsuitable:
                unsuitable.notes += [Note(err.message), *err.notes]
                raise unsuitable from None
            if self.context.options.lineinfo or err.place is not None:
                raise
            assert self.device is not None
            compile_module(self.context.text(self.device, True), request, self.context.tools, self.context.store)
            raise  # the tools accept the same text with locations: only the first error is known

    def _write_first_stages(self, request: Request) -> None:
        """Write the stages before those of the tools to `--keep-dir`."""
        if request.keep_dir is not None and not request.dry_run:
            write_file(stage_file(request, "cute.mlir"), self.stages["cute"])
            write_file(stage_file(request, "host.mlir"), self.stages["mlir"])

    def outputs(self) -> list[StageOutput]:
        """The stages that `--emit` asks for, in the order of the build."""
        wanted = {e.stage for e in self.context.options.emits}
        return [
            StageOutput(stage, self.export.name, self.arch.name, data)
            for stage, data in self.stages.items()
            if stage in wanted
        ]


def with_binary(lowered: Op, cubin: bytes) -> Op:
    """The container module with its device part as a `gpu.binary` that holds the cubin."""
    result = Op(lowered.name, (), (), dict(lowered.attrs), [Region(Block())], lowered.loc)
    text = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\\\' else f"\\{b:02X}" for b in cubin)
    for op in lowered.body.ops:
        if op.name == "gpu.module":
            (target,) = op.attrs["targets"]
            objects = [Raw(f'#gpu.object<{target.text}, bin = "{text}">')]
            op = Op(
                "gpu.binary",
                (),
                (),
                {"sym_name": op.attrs["sym_name"], "offloadingHandler": Raw("#gpu.select_object"), "objects": objects},
                (),
                op.loc,
            )
        result.body.ops.append(op)
    return result
