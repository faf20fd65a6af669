"""Kinds of machine instructions, by opcode: `LDG.E.128` is of the kind "global memory".

The opcodes are those of Turing to Blackwell (CUDA Binary Utilities, "Instruction Set Reference").
An opcode that is not in the table has the kind "other".
"""

from __future__ import annotations

_TABLE: dict[str, str] = {
    "tensor core": """
        HMMA IMMA BMMA DMMA QMMA OMMA FMMA HGMMA IGMMA BGMMA QGMMA
        UTCHMMA UTCIMMA UTCQMMA UTCOMMA UTCMXQMMA""",
    "floating point": """
        FADD FADD32I FADD2 FFMA FFMA32I FFMA2 FMUL FMUL32I FMUL2 FMNMX FMNMX3 FSEL FSET FSETP FCHK FSWZADD
        FHADD FHFMA HADD2 HADD2_32I HFMA2 HFMA2_32I HMUL2 HMUL2_32I HMNMX2 HSET2 HSETP2 HFMA2_MMA
        DADD DFMA DMUL DSETP""",
    "special function": "MUFU",
    "integer": """
        IADD IADD3 IADD32I IMAD IMAD32I IMUL IMUL32I IDP IDP4A IABS IMNMX ISETP ISCADD ISCADD32I LEA
        LOP LOP3 LOP32I PLOP3 PSETP SHF SHL SHR SGXT BMSK BREV FLO POPC VABSDIFF VABSDIFF4 VHMNMX VIADD
        VIADDMNMX VIMNMX VIMNMX3""",
    "uniform datapath": """
        UBMSK UBREV UFLO UIABS UIADD3 UIMAD UIMNMX UISETP ULEA ULEPC ULOP ULOP3 ULOP32I UMOV UMOV32I UP2UR
        UPLOP3 UPOPC UPRMT UPSETP UR2UP USEL USGXT USHF USHL USHR UVIADD UVIMNMX UCLEA UVIRTCOUNT UFADD UFFMA
        UFMUL UFMNMX UFSEL UFSET UFSETP UFRND UF2F UF2I UF2IP UF2FP UI2F UI2FP UI2I UI2IP UVIADDMNMX US2UR
        USTGR UMEMSETS UREDUX""",
    "conversion": "F2F F2I F2IP F2FP FRND I2F I2FP I2I I2IP",
    "move": """
        MOV MOV32I PRMT SEL CS2R CS2UR S2R S2UR R2P P2R R2B B2R R2UR UR2R SETCTAID GETLMEMBASE SETLMEMBASE
        LEPC AL2P""",
    "lane exchange": "SHFL VOTE VOTEU MATCH REDUX CREDUX ELECT MOVM",
    "constant memory": "LDC LDCU ULDC",
    "global memory": """
        LD ST LDG STG LDGSTS LDGMC ATOM ATOMG RED REDG CCTL CCTLL CCTLT QSPC""",
    "local memory": "LDL STL",
    "shared memory": "LDS STS LDSM STSM ATOMS STAS REDAS",
    "tensor memory": "LDT LDTM STT STTM UTCCP UTCSHIFT UTCATOMSWS",
    "bulk copy": """
        UBLKCP UBLKPF UBLKRED UTMALDG UTMASTG UTMAREDG UTMAPF UTMACCTL UTMACMDFLUSH""",
    "texture": "TEX TLD TLD4 TMML TXD TXQ SUATOM SULD SUQ SURED SUST FOOTPRINT",
    "synchronisation": """
        ACQBULK ACQSHMINIT ARRIVES BAR CGAERRBAR DEPBAR LDGDEPBAR ERRBAR FENCE MEMBAR NANOSLEEP SYNCS SYNCSU
        UCGABAR_ARV UCGABAR_WAIT UCGABAR_GET UCGABAR_SET UTCBAR UGETNEXTWORKID USYNCS WARPGROUP WARPGROUPSET
        WARPSYNC ENDCOLLECTIVE COLLECTIVE""",
    "control": """
        BMOV BPT BRA BREAK BRX BRXU BSSY BSYNC CALL CONT EXIT IDE JMP JMX JMXU KILL NOP PMTRIG PREEXIT RET
        RPCMOV RTT USETMAXREG USETSHMSZ WARPRET YIELD""",
}
OTHER = "other"
KINDS = (*_TABLE, OTHER)
_KIND_OF = {opcode: kind for kind, opcodes in _TABLE.items() for opcode in opcodes.split()}
# For tables: one word each.
SHORT = {
    "tensor core": "mma",
    "floating point": "float",
    "special function": "function",
    "integer": "int",
    "uniform datapath": "uniform",
    "lane exchange": "lanes",
    "constant memory": "constant",
    "global memory": "global",
    "local memory": "local",
    "shared memory": "shared",
    "tensor memory": "tmem",
    "bulk copy": "bulk",
    "synchronisation": "sync",
} | {kind: kind for kind in ("conversion", "move", "texture", "control", OTHER)}


def kind_of(opcode: str) -> str:
    """The kind of `IMAD.WIDE.U32` or any other opcode with its modifiers: one of `KINDS`."""
    return _KIND_OF.get(opcode.partition(".")[0], OTHER)
