"""The `cute` dialect: layout algebra, tensors and copies as operations that expand to simpler
ones.
"""
