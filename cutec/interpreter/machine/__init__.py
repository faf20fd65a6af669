"""The scheduler: runs blocks of a grid through a program, and a device that keeps arrays and
launches kernels.

`machine` picks a group of lanes that can run and executes its segment of the program; groups that
wait at a barrier are resumed by `sync`. `schedule` permutes the order, so that races which depend
on it are found.
"""
