"""Short listings, as nvdisasm and cuobjdump print them."""

from __future__ import annotations

# A loop with a barrier that is tried again out of line, code inlined at two levels, and padding.
PLACES = """
	.target	sm_90a

//--------------------- .text.scale         --------------------------
	.section	.text.scale,"ax",@progbits
	.align	128
        .global         scale
scale:
.text.scale:
	//## File "scale.py", line 4
        /*0000*/                   LDC R1, c[0x0][0x28] ;
.L_x_0:
	//## File "tools.py", line 9 inlined at "scale.py", line 7
	//## File "scale.py", line 7
        /*0010*/              @!P0 LDG.E.128 R4, desc[UR4][R2.64] ;
        /*0020*/                   SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [UR9], R7 ;
        /*0030*/              @!P1 BRA `(.L_x_2) ;
.L_x_1:
	//## File "inner.py", line 2 inlined at "tools.py", line 10
	//## File "tools.py", line 10 inlined at "scale.py", line 8
	//## File "scale.py", line 8
        /*0040*/                   HMMA.16816.F32.BF16 R8, R4, R12, R8 ;
	//## File "scale.py", line 6
        /*0050*/               @P2 BRA `(.L_x_0) ;
        /*0060*/                   EXIT ;
.L_x_2:
	//## File "tools.py", line 9 inlined at "scale.py", line 7
	//## File "scale.py", line 7
        /*0070*/                   SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [UR9], R7 ;
        /*0080*/              @!P1 BRA `(.L_x_2) ;
        /*0090*/                   BRA `(.L_x_1) ;
.L_x_3:
        /*00a0*/                   BRA `(.L_x_3);
        /*00b0*/                   NOP;
        /*00c0*/                   NOP;
.L_x_4:

//--------------------- SYMBOLS --------------------------
	.type		.nv.reservedSmem.offset0,@object
"""

LIVE = """
	.section	.text.scale,"ax",@progbits
                                                      // | GPR   | PRED   | UGPR   |
scale:                                                // |       |        |        |
        /*0000*/            LDC R1, c[0x0][0x28] ;    // |   1   |        |        |
.L_x_0:                                               // |   2   |        |        |
        /*0010*/      @!P0  LDG.E.128 R4, desc[UR4][R2.64] ; // |  17   |   1    |   2    |
        /*0060*/            EXIT ;                    // |       |        |        |
"""

CUOBJDUMP = """
	code for sm_90a
		Function : scale
	.headerflags	@"EF_CUDA_SM90"
        /*0000*/                   LDC R1, c[0x0][0x28] ;      /* 0x00000a00ff017b82 */
                                                               /* 0x000fe20000000800 */
        /*0010*/                   MOV R2, R1 ;                /* 0x00008400ff047b82 */
                                                               /* 0x000e620000000a00 */
        /*0020*/               @P0 BRA 0x10 ;                  /* 0x00008400ff047b82 */
                                                               /* 0x000e620000000a00 */
        /*0030*/                   EXIT ;                      /* 0x00008400ff047b82 */
                                                               /* 0x000e620000000a00 */
        /*0040*/                   BRA 0x40;                   /* 0x00008400ff047b82 */
                                                               /* 0x000e620000000a00 */
        /*0050*/                   NOP;                        /* 0x00008400ff047b82 */
                                                               /* 0x000e620000000a00 */
"""
