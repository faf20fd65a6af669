"""The `cute_nvgpu` dialect: NVIDIA's instructions as operations on atoms and tensors.

An *atom* is one instruction: its shape, and for each operand a thread-value layout from (thread,
value) to an index in the operand's tile (`target.mma_atoms`, `target.copy_atoms`). An operation
takes an atom and, for each operand, the tensor of the values that this thread has of it. It expands
to loads of the registers, the primitive, and stores of the results:

    "cute_nvgpu.warp_mma_f16bf16"(%atom, %d, %a, %b, %c)     m16n8k16: 4, 8, 4, 4 values per thread
    llvm.load             4 + 2 registers with two f16 each, 4 registers with an f32
    cutec.mma.sync        {atom = "SM80_16x8x16_F32F16F16F32_TN"}, 4 results
    llvm.store            the results to %d

`atoms` makes atoms and sets their fields, `multiply` has mma.sync, `warpgroup` wgmma, with matrix
descriptors derived from layouts, `copies` ldmatrix, stmatrix and cp.async, `tma` bulk and tensor
copies, `barriers` mbarriers.
"""
