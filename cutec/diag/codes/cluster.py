"""E107x, E204x: builds on a cluster."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1070": Entry(
        "wrong address of a cluster",
        "--on takes `dask:` with the address that `dask scheduler` prints, or `dask:local` for workers on this"
        " machine.",
        "cutec build --on dask:tcp://10.0.0.1:8786\ncutec build --on dask:local=4",
    ),
    "E1071": Entry(
        "project too large for a cluster",
        "A cluster gets all files of the project's folder but hidden ones, virtual environments, bundles and the"
        " output. Data sets and the like do not belong there.",
        "mkdir kernels && mv *.py cutec.yaml kernels/",
    ),
    "E1072": Entry(
        "kernel file outside of the project",
        "A cluster gets the files of the project's folder: that of `cutec.yaml`, or else the current one.",
        "cd project && cutec build kernels/gemm.py --on dask:local      # not ../other/gemm.py",
    ),
    "E2040": Entry(
        "cluster not there",
        "The scheduler of the cluster cannot be reached, has no workers, or was lost while it built. What was built is"
        " in the store: the next build goes on from there.",
        "dask scheduler &\ndask worker tcp://127.0.0.1:8786 --nthreads 1 --nworkers auto",
    ),
    "E2041": Entry(
        "worker that cannot build this",
        "All workers need the same version of cutec, of Python and of the tools: otherwise the bytes of a build would"
        " depend on who built what.",
        "cutec doctor           # on the worker's machine",
    ),
    "E2042": Entry(
        "store that workers and caller do not share",
        "Sources and results of a build on a cluster go through the build cache, not through the scheduler. So all"
        " machines need one: a folder on a shared disk, or a remote cache.",
        "cutec build --on dask:tcp://10.0.0.1:8786 --cache-dir /shared/cutec",
    ),
    "E2043": Entry(
        "two builds of one thing that differ",
        "A unit was built twice, and gave other bytes. Its kernel file reads something that no cache can see, such as a"
        " clock.",
        "cutec verify build/gemm",
    ),
    "E3020": Entry(
        "parts that do not belong together",
        "The parts of a bundle were built at different times, and a file, an option or a tool changed in between.",
        "cutec build            # again",
    ),
}
