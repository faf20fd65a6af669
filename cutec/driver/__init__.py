"""The driver: what is built from what, in which order, what the cache answers, and where results
go.

From the bottom up: `options` and `explain`, then `cache`, `kernel_file`, `build` and `run`.
"""
