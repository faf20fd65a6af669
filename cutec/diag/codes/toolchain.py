"""E2xxx: finding and running the tools, what they warn about, and the build cache; E111x: pipeline
files and settings.
"""

from cutec.diag.codes.entry import Entry
from cutec.diag.packages import in_checkout, pip_install

CODES = {
    "E1110": Entry(
        "unusable pipeline file",
        "A pipeline is a YAML file that lists tools, flags and order. This one cannot be read, or says something that"
        " the format does not know. pipelines/default.yaml is a commented example; a file with `extends: default` has"
        " to say only what differs.",
        "extends: default\nappend:\n  llc: [--nvptx-fma-level=1]",
    ),
    "E2001": Entry(
        "a tool is missing",
        "cutec drives mlir-opt, mlir-translate, opt, llc and llvm-link of one LLVM installation (22 or newer), and"
        " ptxas and fatbinary of CUDA (12.9 or newer). `cutec doctor` lists where each was looked for and the command"
        " that installs it.",
        f"sudo apt-get install mlir-22-tools llvm-22\n{pip_install('cuda-tools')}",
    ),
    "E2002": Entry(
        "LLVM is too old",
        "Debian and Ubuntu ship several LLVM versions side by side; cutec needs 22 or newer, because older ones lack"
        " NVVM operations that it emits.",
        "CUTEC_LLVM=/usr/lib/llvm-19 cutec build kernel.py    # wrong\nCUTEC_LLVM=/usr/lib/llvm-22 cutec build"
        " kernel.py    # right",
    ),
    "E2003": Entry(
        "a tool refused its input",
        "A tool of the chain refused its input; its command line and its message follow. If the place is a line of"
        " your kernel, that line asks for something that the tool or the arch cannot do. `--keep-dir DIR` keeps the"
        " input of every tool, and `-v` prints the commands so that they can be run by hand.",
        "cutec build kernel.py --keep-dir stages -v      # every stage, and the commands to run by hand",
    ),
    "E2004": Entry(
        "a tool crashed",
        "A tool ended with a signal such as SIGSEGV. That is a bug of the tool; `--keep-dir DIR` keeps its input, for"
        " a report.",
        "cutec build kernel.py --keep-dir stages -v      # the crashing command and its input",
    ),
    "E2005": Entry(
        "a tool did not end in time",
        "Each chain of tools may run for 300 seconds. Very large kernels can need more: set CUTEC_TOOL_TIMEOUT to a"
        " number of seconds.",
        "CUTEC_TOOL_TIMEOUT=1200 cutec build kernel.py",
    ),
    "E2006": Entry(
        "a tool was killed",
        "Something outside ended the tool: often the kernel's out-of-memory killer, or a limit of the container or"
        " batch system.",
        "ulimit -v unlimited; cutec build kernel.py",
    ),
    "E2007": Entry(
        "a tool reported success, but its output is not whole",
        "The exit status was 0, but the output is empty, breaks off or lacks a kernel: sections of a cubin, braces of"
        " PTX, definitions of LLVM IR. It is not kept. Is a wrapper script in the way? `cutec doctor` shows which"
        " program is run.",
        "cutec doctor            # which programs are run",
    ),
    "E2008": Entry(
        "a tool failed without a word",
        "The exit status says failure, and nothing was written to stderr. Run the command by hand: `cutec build -v`"
        " prints it.",
        "cutec build kernel.py -v      # then run the last command by hand",
    ),
    "E2009": Entry(
        "a tool cannot be started",
        "The file is there, but the system refuses to run it: it is not executable, is for another machine, or its"
        " interpreter is missing.",
        "file $(which ptxas); chmod +x $(which ptxas)",
    ),
    "E2010": Entry(
        "incomplete LLVM installation",
        "All LLVM tools come from one installation, so that versions agree. The one that was found lacks some; on"
        " Debian mlir-opt is in mlir-22-tools, the others in llvm-22.",
        "sudo apt-get install mlir-22-tools llvm-22",
    ),
    "E2011": Entry(
        "the tools do not know this arch",
        "LLVM or ptxas is older than the arch. An arch needs the CUDA toolkit that introduced it, or a newer one.",
        f"{pip_install('cuda-tools', 'nvidia-cuda-nvcc')}      # a newer ptxas; cutec doctor shows which is used",
    ),
    "E2012": Entry(
        "ptxas is too old",
        "cutec writes PTX ISA 8.8 or newer, which CUDA 12.9 introduced. An older ptxas cannot read it, for any arch.",
        pip_install("cuda-tools"),
    ),
    "E2013": Entry(
        "neither in the cache nor tools to compile with",
        "A call looks for its binary in the cache before it asks for a tool, so that a machine without tools can run"
        " binaries that another one has compiled. The entry was not found: the notes say where it was looked up and"
        " what differs from the last one of that function (input, options, cutec itself), and which tool is missing."
        " Fill the cache with the same cutec, the same functions and the same kinds of arguments, or install the"
        " tools.",
        "CUTEC_CACHE_DIR=cache python fill.py      # where the tools are: cute.compile[cute.GPUArch('sm_90a')](f,"
        " *args)\nCUTEC_CACHE_DIR=cache python run.py       # on the GPU, with that folder",
    ),
    "E1111": Entry(
        "wrong CUTEC_TOOL_TIMEOUT",
        "The environment variable is a number of seconds above 0.",
        "CUTEC_TOOL_TIMEOUT=5m     # wrong\nCUTEC_TOOL_TIMEOUT=300    # right",
    ),
    "E1112": Entry(
        "wrong environment variable",
        "Flags are on (1, true, yes, on) or off (0, false, no, off, empty), and numbers are integers."
        " docs/environment.md lists all variables.",
        "CUTEC_LINEINFO=maybe    # wrong\nCUTEC_LINEINFO=1        # right",
    ),
    "E2014": Entry(
        "temporary or kept files cannot be written",
        "The folder is not writable. TMPDIR names another one.",
        "TMPDIR=/data/tmp cutec build kernel.py",
    ),
    "E2015": Entry(
        "Python packages are missing",
        "Building needs click, Jinja and PyYAML, which come with cutec. Running a kernel needs NumPy and ml_dtypes, and"
        " on a GPU cuda-bindings. cutec itself is on no package index: install these by name, or from a checkout.",
        f"{pip_install('run')}\n{in_checkout('run')}      # the same, in a checkout of cutec",
    ),
    "E2016": Entry(
        "a process of the build died",
        "A build of several files works in several processes, and one of them was killed: by the system, where memory"
        " was short, or by somebody. The other files were built; build again for this one.",
        "cutec build -j 1",
    ),
    "E2101": Entry(
        "ptxas changed what the kernel asked for",
        "Messages C7500 to C7599 say that ptxas serialised asynchronous instructions, added waits or ignored a register"
        " request. The result is right but slower than meant. C7507: setmaxregister gives a part of the kernel fewer"
        " registers than it needs. C7508: launch with min_blocks_per_mp=1, so that ptxas may count registers. C7510,"
        " C7517: wait for a multiply (warpgroup.wait_group) before its sums are used. C7519: registers of A are written"
        " between multiplies; one cute.gemm for all k-blocks of a tile takes them together.",
        "for k in range_constexpr(n): cute.gemm(mma, o, p[None, None, k], v[None, None, k], o)   # C7519, where p is in"
        " registers\ncute.gemm(mma, o, p, v, o)                                                              # right",
    ),
    "E2102": Entry(
        "the kernel uses a stack frame",
        "Local variables that are indexed at run time, or a fragment that could not be kept in registers, live in local"
        " memory: each access goes through the cache.",
        "for i in range(n): s += regs[i]                          # wrong: registers have no addresses\nfor i in"
        " cutec.range_constexpr(4): s += regs[i]          # right",
    ),
    "E2103": Entry(
        "the kernel spills registers",
        "More values are alive than a thread has registers. Smaller tiles, more threads or fewer stages need fewer;"
        " launch bounds with fewer threads allow more.",
        "cutec show build/kernel                             # registers and spills of each kernel\nk(a).launch(grid=n,"
        " block=128, min_blocks_per_mp=1)  # allows 255 registers a thread",
    ),
    "E2104": Entry(
        "LLVM did not follow a hint",
        "A hint such as full unrolling could not be followed, e.g. because the loop's trip count is known only at run"
        " time and its body has warp-collective instructions.",
        "for i in cutec.range(n, unroll_full=True): ...     # wrong: n is known only at run time\nfor i in"
        " cutec.range(8, unroll_full=True): ...     # right",
    ),
    "E2105": Entry(
        "ptxas warns",
        "A warning of ptxas, in its own words.",
        "cutec build kernel.py --ptxas-options '--suppress-stack-size-warning'",
    ),
    "E2106": Entry(
        "building without the cache",
        "The cache folder cannot be written (read-only, owned by someone else, or the disk is full). The build goes on"
        " and takes longer. CUTEC_CACHE_DIR names another folder.",
        "CUTEC_CACHE_DIR=/data/cache cutec build kernel.py",
    ),
    "E2108": Entry(
        "the shared cache cannot be used",
        "The server or bucket of --remote-cache does not answer, refuses, or answers with something else than what was"
        " stored. The build goes on with the local cache alone, and does not ask again; an entry that is damaged is"
        " made anew and replaced. CUTEC_REMOTE_TIMEOUT sets how long an answer may take.",
        "cutec build kernel.py --remote-cache https://cache.example.org/cutec\ncurl -sS"
        " https://cache.example.org/cutec/ac/     # does it answer at all?",
    ),
    "E2107": Entry(
        "make's jobserver is gone",
        "`make -j` shares its jobs with what it starts, by a pipe that MAKEFLAGS names. A line of a makefile gets that"
        " pipe only if it begins with + or has $(MAKE) in it (before GNU make 4.4). The build goes on with one job;"
        " -j N says how many instead.",
        "build/gemm/manifest.yaml: gemm.py\n\t+cutec build $< -o $(@D)",
    ),
}
