"""The resident process, which `resident_pool.py` starts: it loads LLVM's libraries once, and is
copied (`fork`) for each chain of tools. `python -c` imports this module alone, without the package,
which would take longer than Python itself.

It writes `LOADED` to stdout when it has loaded them. A request on stdin is `marshal` of (method of
`Libraries`, words, input). An answer is a `TOOL` whenever the next tool of the chain begins, then
`MADE`, the length (8 bytes, little endian) and the output, or `FAILED`: the copy did not exit with
0, or had something to say. Nothing is lost with a copy that crashes.

mlir-opt and mlir-translate are functions of libMLIR, `MlirOptMain` and `mlirTranslateMain`, which
take a command line. They are C++: their mangled names have the types of their parameters, so a
libMLIR where these differ lacks the name. opt and llc are programs around libLLVM's C interface
(`llvm-c/`): what they do between parsing and printing is here.
"""

import ctypes
import marshal
import os
import sys
from _signal import alarm  # `signal` takes four times as long to import

LOADED, TOOL, MADE, FAILED = b"l", b"t", b"m", b"f"
IDLE = 30  # seconds without a request, after which the process ends
ANSWERS = os.dup(1)  # stdout is a place where libraries may print
_LAZY = os.RTLD_LAZY | os.RTLD_DEEPBIND  # symbols are found in LLVM's libraries first: a tenth less time
_REGISTRY = 1 << 16  # bytes, more than any mlir::DialectRegistry has
_ASSEMBLY = 0  # LLVMAssemblyFile
_POINTER, _TEXT, _INT = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int


class _StringRef(ctypes.Structure):
    """llvm::StringRef, which calls pass in two registers."""

    _fields_ = [("data", _TEXT), ("length", ctypes.c_size_t)]


class Libraries:
    """libLLVM and libMLIR, loaded, with what mlir-opt registers. Raises OSError for files that
    cannot be loaded, AttributeError where a function is missing.
    """

    def __init__(self, llvm: str, mlir: str):
        self._llvm = ctypes.CDLL(llvm, _LAZY)
        self._mlir = ctypes.CDLL(mlir, _LAZY)
        self._registry = ctypes.create_string_buffer(_REGISTRY)
        self._cpp("_ZN4mlir15DialectRegistryC1Ev")(self._registry)
        self._cpp("_ZN4mlir19registerAllDialectsERNS_15DialectRegistryE")(self._registry)
        self._cpp("_ZN4mlir21registerAllExtensionsERNS_15DialectRegistryE")(self._registry)
        self._cpp("_ZN4mlir17registerAllPassesEv")()
        self._cpp("_ZN4mlir27registerToLLVMIRTranslationEv")()
        self._opt = self._cpp("_ZN4mlir11MlirOptMainEiPPcN4llvm9StringRefERNS_15DialectRegistryE")
        self._translate = self._cpp("_ZN4mlir17mlirTranslateMainEiPPcN4llvm9StringRefE")

    def _cpp(self, name: str):
        """A function of libMLIR that returns nothing or mlir::LogicalResult."""
        function = getattr(self._mlir, name)
        function.restype = ctypes.c_bool
        return function

    def _c(self, name: str, result, *arguments):
        """A function of LLVM's C interface; the types are those of its result and arguments."""
        function = getattr(self._llvm, name)
        function.restype, function.argtypes = result, [type(a) for a in arguments]
        return function(*arguments)

    def translated(self, words: list[list[str]], source: int, target: int) -> None:
        """`mlir-opt … | mlir-translate …`, from a file to a file; `words` are both command lines,
        whose last word stands for the input.
        """
        between = os.memfd_create("between")
        first, second = words
        self._main(self._opt, first, source, between, ctypes.byref(self._registry))
        # Both parse a command line, and such options can be given once.
        self._llvm._ZN4llvm2cl25ResetAllOptionOccurrencesEv()
        self._main(self._translate, second, between, target)

    def _main(self, function, words: list[str], source: int, target: int, *more) -> None:
        _begin()
        line = [*words[:-1], f"/proc/self/fd/{source}", "-o", f"/proc/self/fd/{target}"]
        arguments = (_TEXT * (len(line) + 1))(*map(os.fsencode, line), None)
        if not function(len(line), arguments, _StringRef(b"", 0), *more):
            os._exit(1)

    def compiled(self, words: tuple[str, str, int, str, str], source: int, target: int) -> None:
        """`opt … | llc …`, from a file to a file; `words` are passes, arch, the digit of -O, llc's
        features, and an option of llc that opt takes too, or "".
        """
        _begin()
        passes, arch, level, features, option = words
        for part in ("TargetInfo", "Target", "TargetMC", "AsmPrinter"):
            self._c(f"LLVMInitializeNVPTX{part}", None)
        line = [b"opt", b"-disable-auto-upgrade-debug-info", *([option.encode()] if option else [])]
        self._c(
            "LLVMParseCommandLineOptions", None, _INT(len(line)), (_TEXT * (len(line) + 1))(*line, None), _TEXT(None)
        )
        module = self._parsed(source)
        triple = _TEXT(self._c("LLVMGetTarget", _TEXT, module))
        self._mark(module, b"target-cpu", arch.encode())
        machine = self._machine(triple, arch, "", 2)  # llc's and opt's level where none is named
        options = _POINTER(self._c("LLVMCreatePassBuilderOptions", _POINTER))
        if self._c("LLVMRunPasses", _POINTER, module, _TEXT(passes.encode()), machine, options):
            os._exit(1)
        _begin()
        self._mark(module, b"target-features", features.encode())
        machine = self._machine(triple, arch, features, level)
        self._c("LLVMSetTargetMachineAsmVerbosity", None, machine, _INT(1))
        made, said = _POINTER(), _POINTER()
        emit = "LLVMTargetMachineEmitToMemoryBuffer"
        if self._c(emit, _INT, machine, module, _INT(_ASSEMBLY), ctypes.pointer(said), ctypes.pointer(made)):
            os._exit(1)
        size = self._c("LLVMGetBufferSize", ctypes.c_size_t, made)
        _write(target, ctypes.string_at(self._c("LLVMGetBufferStart", _POINTER, made), size))

    def _parsed(self, source: int) -> ctypes.c_void_p:
        """The module of a file of LLVM IR."""
        context, buffer = _POINTER(self._c("LLVMContextCreate", _POINTER)), _POINTER()
        module, said = _POINTER(), _POINTER()
        path = _TEXT(f"/proc/self/fd/{source}".encode())
        failed = self._c(
            "LLVMCreateMemoryBufferWithContentsOfFile", _INT, path, ctypes.pointer(buffer), ctypes.pointer(said)
        ) or self._c("LLVMParseIRInContext", _INT, context, buffer, ctypes.pointer(module), ctypes.pointer(said))
        if failed:
            os._exit(1)
        return module

    def _machine(self, triple: ctypes.c_char_p, arch: str, features: str, level: int) -> ctypes.c_void_p:
        """A machine of an arch for code of a level, with the models of relocation and code of the
        target.
        """
        target, said = _POINTER(), _POINTER()
        if self._c("LLVMGetTargetFromTriple", _INT, triple, ctypes.pointer(target), ctypes.pointer(said)):
            os._exit(1)
        names = _TEXT(arch.encode()), _TEXT(features.encode())
        return _POINTER(
            self._c("LLVMCreateTargetMachine", _POINTER, target, triple, *names, _INT(level), _INT(0), _INT(0))
        )

    def _mark(self, module: ctypes.c_void_p, name: bytes, value: bytes) -> None:
        """Give each function an attribute of the target, as opt and llc do."""
        function = self._c("LLVMGetFirstFunction", _POINTER, module)
        while function:
            here = _POINTER(function)
            self._c("LLVMAddTargetDependentFunctionAttr", None, here, _TEXT(name), _TEXT(value))
            function = self._c("LLVMGetNextFunction", _POINTER, here)


def _begin() -> None:
    os.write(ANSWERS, TOOL)


def _write(target: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(target, view) :]


def _read_all(source: int) -> bytes:
    size = os.lseek(source, 0, os.SEEK_END)
    return os.pread(source, size, 0)


def _answer(libraries: Libraries, kind: str, words, data: bytes) -> None:
    """Answer one request by a copy of this process."""
    files = source, target, said = [os.memfd_create(name) for name in ("input", "output", "said")]
    _write(source, data)
    copy = os.fork()
    if not copy:
        os.dup2(said, 1)
        os.dup2(said, 2)
        getattr(libraries, kind)(words, source, target)
        os._exit(0)
    _, status = os.waitpid(copy, 0)
    if status or os.fstat(said).st_size:
        _write(ANSWERS, FAILED)
    else:
        output = _read_all(target)
        _write(ANSWERS, MADE + len(output).to_bytes(8, "little") + output)
    for file in files:
        os.close(file)


def serve(llvm: str, mlir: str) -> None:
    """Load the libraries and answer requests, until there are no more or none comes for a while."""
    os.dup2(2, 1)
    libraries = Libraries(llvm, mlir)
    _write(ANSWERS, LOADED)
    while True:
        alarm(IDLE)
        try:
            kind, words, data = marshal.load(sys.stdin.buffer)
        except EOFError:
            return
        alarm(0)
        _answer(libraries, kind, words, data)
