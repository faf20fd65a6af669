"""The scheduler, which runs the blocks of a grid through a program, and the device that has arrays
and launches kernels.

`machine` picks a group of lanes that can run and executes its segment of the program; `sync` says
which waiting groups go on. `schedule` permutes the order, to find errors that depend on it.
`context` is the machine as the semantics of primitives see it.
"""
