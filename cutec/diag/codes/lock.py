"""E108x and E505x: locks, and builds that are compared with them."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1080": Entry(
        "there is no lock file",
        "--locked and `cutec lock --check` compare a build with cutec.lock.yaml, which lies in the project's folder or"
        " beside the kernel file, and which `cutec lock` writes. Of a bundle whose kernel file is not here, nobody"
        " knows where the lock file is: name it.",
        "cutec lock gemm.py --arch sm_90a                  # writes cutec.lock.yaml\n"
        "cutec build gemm.py --arch sm_90a --locked\n"
        "cutec lock --check build/gemm --lock cutec.lock.yaml",
    ),
    "E1081": Entry(
        "the lock file is wrong",
        "cutec.lock.yaml is not as `cutec lock` writes it: perhaps two branches that changed it were merged, and the"
        " marks of the conflict are left. Only its tolerances are meant to be edited. To make it anew, remove it and"
        " run `cutec lock`.",
        "git checkout --ours cutec.lock.yaml\ncutec lock",
    ),
    "E1082": Entry(
        "one export was built in two ways",
        "A lock file has one row of numbers for each kernel of an export and arch. Two of the builds that were named"
        " contain the same export of the same file, built with other options or tools.",
        "cutec lock build/release                                     # cutec.lock.yaml\n"
        "cutec lock build/debug --lock debug.cutec.lock.yaml",
    ),
    "E5050": Entry(
        "a kernel needs more than its lock allows",
        "A kernel needs more registers, memory or instructions than cutec.lock.yaml says, by more than the tolerance"
        " that is stated there, or fewer of its blocks are resident. The report says what differs in the build: another"
        " ptxas, options, or the sources. Nothing was written. If more is needed on purpose, renew the lock; its change"
        " is then reviewed with the code.",
        "cutec build gemm.py --arch sm_90a --locked\ncutec diff gemm.py gemm.py --b '--cuda /usr/local/cuda-13.0'\n"
        "cutec lock gemm.py --arch sm_90a",
    ),
    "E5051": Entry(
        "the build has other kernels than its lock",
        "An export, a kernel or a file is locked and was not built, was built and is not locked, or has another name."
        " Programs that load kernels by name would not find it, and what is not locked may get worse unseen. If the"
        " change is meant, renew the lock.",
        "cutec lock gemm.py --arch sm_90a",
    ),
}
