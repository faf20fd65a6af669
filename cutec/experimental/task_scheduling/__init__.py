"""`cutlass.experimental.task_scheduling`: kernels as tasks of warps that work on resources.

A *resource* is memory with methods that are its *work*. A *schedule* is a function that calls the
work of resources, in loops; it is recorded, not run. A *task* runs a schedule on some warps of the
block, and the *task manager* runs all tasks:

    @schedule
    def copy(source, target):                       # records two calls in a loop
        with domain_loop(start, count, step):
            item = source.get_item()
            target.set_item(data=item)

    task = Task(name="copy", warp_idx=0, num_warps=4, schedule=copy(a, b), …)

Pipelines within a block, those of multiplies into tensor memory among them, and queues of tiles of
the static persistent scheduler, are there.
"""
