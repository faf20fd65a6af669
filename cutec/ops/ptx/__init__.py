"""Inline PTX as operations: what the interpreter runs in place of a text.

    {.reg .b32 t; add.s32 t, $1, $2;      arith.addi  %t, %1, %2
     st.shared.b32 [$3], t;}              cutec.st    %3, %t

`text` reads a text, `registers` follows the values of its registers, and each of the other modules
knows a family of instructions (PTX ISA, "Instruction Set"). `expand` puts the operations of a text
into the module. A text with one instruction that no module knows stays as it is.
"""
