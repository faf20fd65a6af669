"""E4xxx: the GPU, its driver, and the arguments of a launch."""

from cutec.diag.codes.entry import Entry
from cutec.diag.packages import pip_install

_CHECKED = "A kernel is compiled for what its signature promises, and every launch checks that promise. "

CODES = {
    "E4001": Entry(
        "cuda-bindings is missing",
        "The runtime talks to the GPU through NVIDIA's cuda-bindings (part of cuda-python). Building needs neither.",
        pip_install("run", "cuda-bindings"),
    ),
    "E4002": Entry(
        "there is no NVIDIA driver",
        "libcuda.so.1, which comes with the driver, cannot be loaded. On a machine without a GPU use `--on cpu`.",
        "cutec run build/kernel --on cpu",
    ),
    "E4003": Entry(
        "there is no usable GPU",
        "The driver is installed and cannot be initialised. Common causes: no GPU in this container (docker run --gpus"
        " all), CUDA_VISIBLE_DEVICES is empty, or the kernel module and the user-space driver have different versions"
        " (reboot after an update).",
        "docker run --gpus all ...\nnvidia-smi                   # does the driver see a GPU?",
    ),
    "E4004": Entry(
        "a driver call failed",
        "The message names the call and CUDA's error. Out of memory is the most common one.",
        "nvidia-smi                   # free memory, other processes",
    ),
    "E4005": Entry(
        "unknown device attribute",
        "The kernel's host program asks for a device attribute that this cuda-bindings does not know: update it.",
        "pip install -U cuda-bindings",
    ),
    "E4006": Entry(
        "device memory does not suffice",
        "The tensors of one call at a shape that is tuned take more memory than the GPU has free. Leave the shape out"
        " of over=, or end what else uses the GPU.",
        'over={"m": [1, 64, 4096], "n, k": [(6144, 4096)]}',
    ),
    "E4010": Entry(
        "the bundle has no code for this GPU",
        "A cubin for sm_XYa runs on exactly X.Y, one for the family sm_XYf on X.Z with Z >= Y, a plain one for sm_XY"
        " likewise on X.Z with Z >= Y; none runs on another major version. PTX, if the bundle has any, runs on the"
        " named arch and all later ones.",
        "cutec build kernel.py --arch sm_90a --arch sm_100a",
    ),
    "E4011": Entry(
        "the driver refuses the image",
        "The image fits the GPU by its name and does not load. The driver may be older than the toolkit that made it:"
        " update the driver, or build with an older ptxas.",
        "cutec build kernel.py --cuda /usr/local/cuda-12.9     # an older ptxas, for an older driver",
    ),
    "E4012": Entry(
        "the image lacks a kernel",
        "Manifest and image do not belong together; build the bundle again.",
        "cutec build kernel.py        # write the bundle again",
    ),
    "E4020": Entry(
        "the argument is no tensor",
        "Tensors are passed as anything with DLPack or `__cuda_array_interface__`: PyTorch, CuPy, JAX, Numba and"
        " others.",
        'f([1.0, 2.0])                                       # wrong\nf(torch.tensor([1.0, 2.0], device="cuda"))       '
        "   # right",
    ),
    "E4021": Entry(
        "wrong dtype",
        _CHECKED + "Convert the tensor, or export the kernel for this dtype as well.",
        "x.to(torch.float16)",
    ),
    "E4022": Entry(
        "wrong number of dimensions",
        _CHECKED + "Add or remove dimensions with reshape.",
        "f(x)                    # wrong: x has shape (8, 4), f takes f32[n]\nf(x.reshape(-1))        # right",
    ),
    "E4023": Entry(
        "wrong extent",
        _CHECKED
        + "A static extent must be met exactly; extents that share a symbol (such as `n`) must be equal; a symbol's"
        " extent must fit its integer type.",
        "add(a[:10], b[:11], c)      # wrong: f32[n], f32[n]: one n\nadd(a[:10], b[:10], c[:10]) # right",
    ),
    "E4024": Entry(
        "wrong strides",
        _CHECKED
        + "Static strides must be met exactly, and a compact tensor must have no gaps and its dimensions in the order"
        " that was declared. Strides of dimensions with extent 1 do not matter.",
        "x = x.contiguous()",
    ),
    "E4025": Entry(
        "misaligned tensor",
        _CHECKED
        + "Vectorised accesses need the first element to be aligned; a slice such as x[1:] is not. Copy it, or export "
        "the kernel with a smaller alignment.",
        "x = x[1:].clone()",
    ),
    "E4026": Entry(
        "not a multiple",
        _CHECKED
        + "This extent or stride was declared divisible, which is what makes wide accesses legal. Pad the tensor.",
        'x = torch.nn.functional.pad(x, (0, -x.shape[-1] % 8))     # for "f32[m,n{div=8}]"',
    ),
    "E4027": Entry(
        "wrong device",
        "Kernels read GPU memory, and all tensors of a call are on one GPU. Move the tensor first.",
        "x = x.cuda()",
    ),
    "E4028": Entry(
        "overlapping tensors",
        _CHECKED + "A tensor declared noalias shares no memory with any other tensor of the call.",
        "add(x, y, x)                # wrong if the spec says noalias\nadd(x, y, torch.empty_like(x))",
    ),
    "E4029": Entry(
        "wrong scalar",
        _CHECKED
        + "An integer parameter takes an integer that its type can hold, a float parameter any number that its type can"
        " hold.",
        "f(x, 2**40)                 # wrong: the parameter is i32",
    ),
    "E4030": Entry(
        "not a stream",
        "Streams are passed as an integer handle, a stream of PyTorch, CuPy, Numba or cuda-python, or None for the"
        " default stream.",
        "f(x, stream=torch.cuda.current_stream())",
    ),
    "E4031": Entry(
        "not an address",
        "A pointer parameter takes the address of memory on the GPU, as an integer or a ctypes pointer, or what"
        " make_ptr made.",
        "kernel(make_ptr(Float32, x.data_ptr()))",
    ),
    "E4032": Entry(
        "an assertion of the host function",
        "The host function asserts this of its arguments; the message names the assertion's line. It is checked in"
        " every call, before anything is launched. The error is also an `AssertionError` of Python.",
        '@cute.jit\ndef host(a: cute.Tensor, n: cutec.Int32):\n    assert n > 0, "n is positive"\n    k(a,'
        " n).launch(grid=1, block=32)\n\nhost(a, 0)        # wrong",
    ),
    "E4033": Entry(
        "unusable workspace",
        "A function needs scratch memory. The runtime allocates it where a call gives None, unless the bundle was"
        " loaded with allocate=False. Memory that a call gives is compact, on the GPU of the call, aligned, and large"
        " enough; function.workspace_bytes tells how large. A zeroed workspace has to be zero before its first call.",
        "kernels = cutec.runtime.load(folder, allocate=False)\nkernels.gemm(a, b, c)             # wrong\n"
        "kernels.gemm(a, b, c, scratch)    # right",
    ),
    "E4034": Entry(
        "a workspace of impossible size",
        "An extent of a workspace, which the declaration computes from the arguments, is negative or does not fit into"
        " 32 bits in this call; or all of it is more than a machine can address.",
        '"workspace f32[m - 8]"     # wrong for m = 4\n"workspace f32[m]"',
    ),
    "E4035": Entry(
        "no form takes this call",
        "The function is one of several forms, each with a rule over extents and integers (choose=), and none of the"
        " rules holds. The message has all of them. A last form without a rule takes all other calls.",
        'choose=[("m <= 64", {"tile": 64}), ("m % 128 == 0", {"tile": 128})]       # refuses m=100\n'
        'choose=[("m <= 64", {"tile": 64}), ("", {"tile": 128})]',
    ),
    "E4040": Entry(
        "the launch failed",
        "The driver refused the launch; the message has its error, the kernel, grid, block and shared memory. An"
        " illegal address or similar means that an earlier kernel failed: run that one with `cutec run --on cpu`, which"
        " names the access at fault.",
        "cutec run build/kernel --on cpu                        # names access, thread and line\ncutec build kernel.py"
        " --enable-assertions              # checks every access on the GPU",
    ),
    "E4041": Entry(
        "an extent is out of range",
        "The grid or an argument, as computed from this call's arguments, does not fit its type: negative or too"
        " large.",
        "f(x[:0])                    # wrong: a grid of 0 blocks\nif n > 0: k(a).launch(...)  # right, in the host"
        " function",
    ),
    "E5021": Entry(
        "a kernel failed while it ran",
        "The GPU reports errors after the fact. `cutec run --on cpu` runs the kernel on the interpreter, which reports "
        "out-of-bounds and misaligned accesses with thread, array, index and Python line.",
        "cutec run build/kernel --on cpu\ncutec build kernel.py --enable-assertions",
    ),
    "E4043": Entry(
        "too much shared memory",
        "The kernel asks for more dynamic shared memory than this GPU has: choose a smaller tile or fewer stages.",
        "k(a).launch(grid=n, block=128)      # fewer stages or smaller tiles in k",
    ),
    "E4071": Entry(
        "a null pointer",
        "A tensor with elements, or a struct that a function needs, is NULL.",
        "gemm_args args = GEMM_ARGS_INIT;\nargs.a = a;       // GPU memory\ngemm(&args);",
    ),
    "E4072": Entry(
        "a struct of another size",
        "The first field of a struct of arguments is its size, by which a library knows the fields that its caller"
        " knows. Start from the macro of the header, which sets it.",
        "gemm_args args = GEMM_ARGS_INIT;",
    ),
    "E4073": Entry(
        "no CUDA context is current",
        "A library launches in the current context of the calling thread, and this thread has none yet.",
        "cudaSetDevice(0);       // makes the device's primary context current\ngemm(&args);",
    ),
    "E4074": Entry(
        "no host memory",
        "Loading kernels into a context takes a little memory of the host, and there was none.",
        "gemm_load();       // once, at the start of the program",
    ),
    "E4075": Entry(
        "a wrong number of values",
        "A call by values has one value for each parameter, in order, without stream and workspaces. Values at the end"
        " may be left out if their parameters have defaults.",
        "gemm_value values[] = {...};          // a, b, c\ngemm_dlpack(values, 3, stream, &memory);",
    ),
    "E4050": Entry(
        "a CUDA call of the program failed",
        "checkCudaErrors takes what a function of cuda-python returns, status first; the message has the status by its"
        " CUDA name.",
        "pointer = checkCudaErrors(cudart.cudaMalloc(1024))",
    ),
}
