"""The version of cutec: the one place that states it (`pyproject.toml` reads it from here)."""

__version__ = "0.1.0"
PUBLIC_DSL = "4.7.0"  # the version of NVIDIA's CuTe DSL whose names cutec follows
