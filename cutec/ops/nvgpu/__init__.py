"""The `cute_nvgpu` dialect: NVIDIA's instructions as operations on atoms and on what a thread holds
of their operands.
"""
