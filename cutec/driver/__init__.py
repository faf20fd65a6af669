"""The driver: loads kernel files, looks up the build cache, runs builds and writes the results.

From the bottom up: `options` and `explain`, then `cache`, `kernel_file`, `build` and `run`.
"""
