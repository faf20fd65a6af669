"""Tuning: which candidate of a function is the fastest at which shapes (docs/internals/tuning.md).

`subject` reads what a file declares. `plan` says what there is to do: candidates that are built and
`screen`ed without a GPU, shapes, and the times that the model of the card predicts. `measure` times
candidates on GPUs, shape by shape, with `gpu`, and keeps a `journal`, so that it can go on where it
stopped. `fit` makes rules of times, and `table` the text beside the file.
"""
