!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i32, %12: i64, %13: i64, %14: i64, %15: !llvm.ptr<1>, %16: i32, %17: i32, %18: i32, %19: i64, %20: i64, %21: i64, %22: !llvm.ptr<1>, %23: i32, %24: i32, %25: i32, %26: i64, %27: i64, %28: !llvm.ptr<1>, %29: !llvm.ptr<1>, %30: !llvm.ptr<1>, %31: i32, %32: i64, %33: i32, %34: i32, %35: i32, %36: i64, %37: i32, %38: i32, %39: i32, %40: i32, %41: i1, %42: i1, %43: f32):
      %44 = "arith.trunci"(%32) : (i64) -> i32
      %45 = "arith.trunci"(%36) : (i64) -> i32
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.constant"() {value = 128 : i32} : () -> i32
      %50 = "arith.divui"(%46, %49) : (i32, i32) -> i32
      %51 = "arith.constant"() {value = -1 : i32} : () -> i32
      %52 = "arith.constant"() {value = 0 : i32} : () -> i32
      %53 = "arith.constant"() {value = 31 : i32} : () -> i32
      %54 = "nvvm.shfl.sync"(%51, %50, %52, %53) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %55 = "arith.constant"() {value = 32 : i32} : () -> i32
      %56 = "arith.divui"(%46, %55) : (i32, i32) -> i32
      %57 = "nvvm.shfl.sync"(%51, %56, %52, %53) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %58 = "arith.cmpi"(%57, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%58) ({
        %59 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%59) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %61 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%61) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %63 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %64 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 8192>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %65 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 57344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %66 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 106496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %67 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %68 = "arith.cmpi"(%67, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %69 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %70 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %71 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %72 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %73 = "arith.addi"(%71, %72) : (i32, i32) -> i32
      %74 = "arith.constant"() {value = 256 : i32} : () -> i32
      %75 = "arith.muli"(%73, %74) : (i32, i32) -> i32
      %76 = "arith.addi"(%70, %75) : (i32, i32) -> i32
      %77 = "arith.divui"(%76, %55) : (i32, i32) -> i32
      %78 = "arith.cmpi"(%77, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%78) ({
        %79 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%79) ({
          %80 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t81_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t81_s0, %80) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %82 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t83_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t83_s0, %80) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %84 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t85_s0 = "llvm.ptrtoint"(%84) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t85_s0, %80) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %86 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t87_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t87_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %88 = "llvm.getelementptr"(%69) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t89_s0 = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t89_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %90 = "llvm.getelementptr"(%69) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t91_s0 = "llvm.ptrtoint"(%90) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t91_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %92 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 106544>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %93 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %94 = "arith.cmpi"(%93, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %95 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %96 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %99 = "arith.addi"(%97, %98) : (i32, i32) -> i32
      %100 = "arith.muli"(%99, %74) : (i32, i32) -> i32
      %101 = "arith.addi"(%96, %100) : (i32, i32) -> i32
      %102 = "arith.divui"(%101, %55) : (i32, i32) -> i32
      %103 = "arith.cmpi"(%102, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%103) ({
        %104 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%104) ({
          %105 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t106_s0 = "llvm.ptrtoint"(%92) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t106_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %107 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t108_s0 = "llvm.ptrtoint"(%107) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t108_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %109 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t110_s0 = "llvm.ptrtoint"(%109) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t110_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %111 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t112_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t112_s0, %111) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %113 = "llvm.getelementptr"(%95) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t114_s0 = "llvm.ptrtoint"(%113) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t114_s0, %111) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %115 = "llvm.getelementptr"(%95) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t116_s0 = "llvm.ptrtoint"(%115) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t116_s0, %111) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %117 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 106592>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %118 = "arith.cmpi"(%54, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %119 = "scf.if"(%118) ({
        "nvvm.setmaxregister"() {regCount = 24 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%58) ({
          %120 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %121 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %122 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %123 = "arith.cmpi"(%1, %52) {predicate = 0 : i64} : (i32, i32) -> i1
          %124 = "arith.extui"(%123) : (i1) -> i32
          %125 = "arith.constant"() {value = 32 : i64} : () -> i64
          %126 = "arith.shrui"(%36, %125) : (i64, i64) -> i64
          %127 = "arith.constant"() {value = 1 : i32} : () -> i32
          %128 = "arith.subi"(%45, %127) : (i32, i32) -> i32
          %129 = "llvm.intr.ctlz"(%128) {is_zero_poison = false} : (i32) -> i32
          %130 = "arith.subi"(%55, %129) : (i32, i32) -> i32
          %131 = "arith.extui"(%120) : (i32) -> i64
          %132 = "arith.muli"(%131, %126) : (i64, i64) -> i64
          %133 = "arith.shrui"(%132, %125) : (i64, i64) -> i64
          %134 = "arith.trunci"(%133) : (i64) -> i32
          %135 = "arith.addi"(%134, %120) : (i32, i32) -> i32
          %136 = "arith.shrui"(%135, %130) : (i32, i32) -> i32
          %137 = "arith.cmpi"(%130, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %138 = "arith.select"(%137, %136, %52) : (i1, i32, i32) -> i32
          %139 = "llvm.intr.ctlz"(%128) {is_zero_poison = false} : (i32) -> i32
          %140 = "arith.subi"(%55, %139) : (i32, i32) -> i32
          %141 = "arith.shrui"(%135, %140) : (i32, i32) -> i32
          %142 = "arith.cmpi"(%140, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %143 = "arith.select"(%142, %141, %52) : (i1, i32, i32) -> i32
          %144 = "arith.muli"(%143, %45) : (i32, i32) -> i32
          %145 = "arith.subi"(%120, %144) : (i32, i32) -> i32
          %146 = "arith.muli"(%138, %39) : (i32, i32) -> i32
          %147 = "arith.muli"(%145, %37) : (i32, i32) -> i32
          %148 = "arith.addi"(%146, %147) : (i32, i32) -> i32
          %149 = "arith.minsi"(%145, %38) : (i32, i32) -> i32
          %150 = "arith.addi"(%148, %149) : (i32, i32) -> i32
          %151 = "arith.addi"(%120, %127) : (i32, i32) -> i32
          %152 = "llvm.intr.ctlz"(%128) {is_zero_poison = false} : (i32) -> i32
          %153 = "arith.subi"(%55, %152) : (i32, i32) -> i32
          %154 = "arith.extui"(%151) : (i32) -> i64
          %155 = "arith.muli"(%154, %126) : (i64, i64) -> i64
          %156 = "arith.shrui"(%155, %125) : (i64, i64) -> i64
          %157 = "arith.trunci"(%156) : (i64) -> i32
          %158 = "arith.addi"(%157, %151) : (i32, i32) -> i32
          %159 = "arith.shrui"(%158, %153) : (i32, i32) -> i32
          %160 = "arith.cmpi"(%153, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %161 = "arith.select"(%160, %159, %52) : (i1, i32, i32) -> i32
          %162 = "llvm.intr.ctlz"(%128) {is_zero_poison = false} : (i32) -> i32
          %163 = "arith.subi"(%55, %162) : (i32, i32) -> i32
          %164 = "arith.shrui"(%158, %163) : (i32, i32) -> i32
          %165 = "arith.cmpi"(%163, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %166 = "arith.select"(%165, %164, %52) : (i1, i32, i32) -> i32
          %167 = "arith.muli"(%166, %45) : (i32, i32) -> i32
          %168 = "arith.subi"(%151, %167) : (i32, i32) -> i32
          %169 = "arith.muli"(%161, %39) : (i32, i32) -> i32
          %170 = "arith.muli"(%168, %37) : (i32, i32) -> i32
          %171 = "arith.addi"(%169, %170) : (i32, i32) -> i32
          %172 = "arith.minsi"(%168, %38) : (i32, i32) -> i32
          %173 = "arith.addi"(%171, %172) : (i32, i32) -> i32
          %174, %175, %176, %177, %178, %179 = "scf.for"(%150, %173, %127, %52, %52, %127, %52, %52, %127) ({
          ^bb0(%180: i32, %181: i32, %182: i32, %183: i32, %184: i32, %185: i32, %186: i32):
            %187 = "arith.divui"(%180, %40) : (i32, i32) -> i32
            %188 = "arith.divui"(%187, %34) : (i32, i32) -> i32
            %189 = "arith.remui"(%188, %2) : (i32, i32) -> i32
            %190 = "arith.divui"(%188, %2) : (i32, i32) -> i32
            %191 = "arith.remui"(%180, %40) : (i32, i32) -> i32
            %192 = "arith.addi"(%191, %124) : (i32, i32) -> i32
            %193 = "llvm.getelementptr"(%69, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t194_s0 = "llvm.ptrtoint"(%193) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t194_s0, %183) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %195 = "llvm.getelementptr"(%66, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %196 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
            "scf.if"(%196) ({
              %197 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t198_s0 = "llvm.ptrtoint"(%195) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t198_s0, %197) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %199 = "arith.muli"(%192, %49) : (i32, i32) -> i32
            %200 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %201 = "arith.muli"(%182, %200) : (i32, i32) -> i32
            %202 = "llvm.getelementptr"(%64, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %203 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
            "scf.if"(%203) ({
              %t204_s0 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
              %t204_s2 = "llvm.ptrtoint"(%195) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t204_s0, %0, %t204_s2, %52, %199, %189, %190) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %205 = "arith.addi"(%182, %127) : (i32, i32) -> i32
            %206 = "arith.constant"() {value = 3 : i32} : () -> i32
            %207 = "arith.cmpi"(%205, %206) {predicate = 0 : i64} : (i32, i32) -> i1
            %208 = "arith.xori"(%183, %127) : (i32, i32) -> i32
            %209 = "arith.select"(%207, %208, %183) : (i1, i32, i32) -> i32
            %210 = "arith.select"(%207, %52, %205) : (i1, i32, i32) -> i32
            %211 = "arith.addi"(%181, %127) : (i32, i32) -> i32
            %212 = "llvm.getelementptr"(%95, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t213_s0 = "llvm.ptrtoint"(%212) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t213_s0, %186) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %214 = "llvm.getelementptr"(%92, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %215 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
            "scf.if"(%215) ({
              %216 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t217_s0 = "llvm.ptrtoint"(%214) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t217_s0, %216) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %218 = "arith.muli"(%185, %200) : (i32, i32) -> i32
            %219 = "llvm.getelementptr"(%65, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %220 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
            "scf.if"(%220) ({
              %t221_s0 = "llvm.ptrtoint"(%219) : (!llvm.ptr<3>) -> i32
              %t221_s2 = "llvm.ptrtoint"(%214) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t221_s0, %4, %t221_s2, %52, %199, %189, %190) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %222 = "arith.addi"(%185, %127) : (i32, i32) -> i32
            %223 = "arith.cmpi"(%222, %206) {predicate = 0 : i64} : (i32, i32) -> i1
            %224 = "arith.xori"(%186, %127) : (i32, i32) -> i32
            %225 = "arith.select"(%223, %224, %186) : (i1, i32, i32) -> i32
            %226 = "arith.select"(%223, %52, %222) : (i1, i32, i32) -> i32
            %227 = "arith.addi"(%184, %127) : (i32, i32) -> i32
            "scf.yield"(%211, %210, %209, %227, %226, %225) : (i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
          "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %228 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%228) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %229 = "arith.constant"() {value = 1 : i32} : () -> i32
        %230 = "arith.subi"(%54, %229) : (i32, i32) -> i32
        %231 = "arith.subi"(%46, %49) : (i32, i32) -> i32
        %232 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %233 = "arith.mulf"(%232, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %234 = "arith.constant"() {value = 8 : i32} : () -> i32
        %235 = "arith.constant"() {value = 9 : i32} : () -> i32
        %236 = "arith.constant"() {value = 16 : i32} : () -> i32
        %237 = "arith.constant"() {value = 17 : i32} : () -> i32
        %238 = "arith.constant"() {value = 24 : i32} : () -> i32
        %239 = "arith.constant"() {value = 25 : i32} : () -> i32
        %240 = "arith.constant"() {value = 33 : i32} : () -> i32
        %241 = "arith.constant"() {value = 40 : i32} : () -> i32
        %242 = "arith.constant"() {value = 41 : i32} : () -> i32
        %243 = "arith.constant"() {value = 48 : i32} : () -> i32
        %244 = "arith.constant"() {value = 49 : i32} : () -> i32
        %245 = "arith.constant"() {value = 56 : i32} : () -> i32
        %246 = "arith.constant"() {value = 57 : i32} : () -> i32
        %247 = "arith.constant"() {value = 64 : i32} : () -> i32
        %248 = "arith.constant"() {value = 65 : i32} : () -> i32
        %249 = "arith.constant"() {value = 72 : i32} : () -> i32
        %250 = "arith.constant"() {value = 73 : i32} : () -> i32
        %251 = "arith.constant"() {value = 80 : i32} : () -> i32
        %252 = "arith.constant"() {value = 81 : i32} : () -> i32
        %253 = "arith.constant"() {value = 88 : i32} : () -> i32
        %254 = "arith.constant"() {value = 89 : i32} : () -> i32
        %255 = "arith.constant"() {value = 96 : i32} : () -> i32
        %256 = "arith.constant"() {value = 97 : i32} : () -> i32
        %257 = "arith.constant"() {value = 104 : i32} : () -> i32
        %258 = "arith.constant"() {value = 105 : i32} : () -> i32
        %259 = "arith.constant"() {value = 112 : i32} : () -> i32
        %260 = "arith.constant"() {value = 113 : i32} : () -> i32
        %261 = "arith.constant"() {value = 120 : i32} : () -> i32
        %262 = "arith.constant"() {value = 121 : i32} : () -> i32
        %263 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %264 = "arith.muli"(%230, %247) : (i32, i32) -> i32
        %265 = "arith.constant"() {value = 127 : i32} : () -> i32
        %266 = "arith.andi"(%231, %265) : (i32, i32) -> i32
        %267 = "arith.divui"(%266, %55) : (i32, i32) -> i32
        %268 = "arith.muli"(%267, %236) : (i32, i32) -> i32
        %269 = "arith.addi"(%264, %268) : (i32, i32) -> i32
        %270 = "arith.constant"() {value = 4 : i32} : () -> i32
        %271 = "arith.divui"(%263, %270) : (i32, i32) -> i32
        %272 = "arith.addi"(%269, %271) : (i32, i32) -> i32
        %273 = "arith.remui"(%263, %270) : (i32, i32) -> i32
        %274 = "arith.constant"() {value = 2 : i32} : () -> i32
        %275 = "arith.muli"(%273, %274) : (i32, i32) -> i32
        %276 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %277 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %278 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %279 = "arith.constant"() {value = 32 : i64} : () -> i64
        %280 = "arith.shrui"(%36, %279) : (i64, i64) -> i64
        %281 = "arith.subi"(%45, %229) : (i32, i32) -> i32
        %282 = "llvm.intr.ctlz"(%281) {is_zero_poison = false} : (i32) -> i32
        %283 = "arith.subi"(%55, %282) : (i32, i32) -> i32
        %284 = "arith.extui"(%276) : (i32) -> i64
        %285 = "arith.muli"(%284, %280) : (i64, i64) -> i64
        %286 = "arith.shrui"(%285, %279) : (i64, i64) -> i64
        %287 = "arith.trunci"(%286) : (i64) -> i32
        %288 = "arith.addi"(%287, %276) : (i32, i32) -> i32
        %289 = "arith.shrui"(%288, %283) : (i32, i32) -> i32
        %290 = "arith.cmpi"(%283, %55) {predicate = 6 : i64} : (i32, i32) -> i1
        %291 = "arith.select"(%290, %289, %52) : (i1, i32, i32) -> i32
        %292 = "llvm.intr.ctlz"(%281) {is_zero_poison = false} : (i32) -> i32
        %293 = "arith.subi"(%55, %292) : (i32, i32) -> i32
        %294 = "arith.shrui"(%288, %293) : (i32, i32) -> i32
        %295 = "arith.cmpi"(%293, %55) {predicate = 6 : i64} : (i32, i32) -> i1
        %296 = "arith.select"(%295, %294, %52) : (i1, i32, i32) -> i32
        %297 = "arith.muli"(%296, %45) : (i32, i32) -> i32
        %298 = "arith.subi"(%276, %297) : (i32, i32) -> i32
        %299 = "arith.muli"(%291, %39) : (i32, i32) -> i32
        %300 = "arith.muli"(%298, %37) : (i32, i32) -> i32
        %301 = "arith.addi"(%299, %300) : (i32, i32) -> i32
        %302 = "arith.minsi"(%298, %38) : (i32, i32) -> i32
        %303 = "arith.addi"(%301, %302) : (i32, i32) -> i32
        %304 = "arith.addi"(%276, %229) : (i32, i32) -> i32
        %305 = "llvm.intr.ctlz"(%281) {is_zero_poison = false} : (i32) -> i32
        %306 = "arith.subi"(%55, %305) : (i32, i32) -> i32
        %307 = "arith.extui"(%304) : (i32) -> i64
        %308 = "arith.muli"(%307, %280) : (i64, i64) -> i64
        %309 = "arith.shrui"(%308, %279) : (i64, i64) -> i64
        %310 = "arith.trunci"(%309) : (i64) -> i32
        %311 = "arith.addi"(%310, %304) : (i32, i32) -> i32
        %312 = "arith.shrui"(%311, %306) : (i32, i32) -> i32
        %313 = "arith.cmpi"(%306, %55) {predicate = 6 : i64} : (i32, i32) -> i1
        %314 = "arith.select"(%313, %312, %52) : (i1, i32, i32) -> i32
        %315 = "llvm.intr.ctlz"(%281) {is_zero_poison = false} : (i32) -> i32
        %316 = "arith.subi"(%55, %315) : (i32, i32) -> i32
        %317 = "arith.shrui"(%311, %316) : (i32, i32) -> i32
        %318 = "arith.cmpi"(%316, %55) {predicate = 6 : i64} : (i32, i32) -> i1
        %319 = "arith.select"(%318, %317, %52) : (i1, i32, i32) -> i32
        %320 = "arith.muli"(%319, %45) : (i32, i32) -> i32
        %321 = "arith.subi"(%304, %320) : (i32, i32) -> i32
        %322 = "arith.muli"(%314, %39) : (i32, i32) -> i32
        %323 = "arith.muli"(%321, %37) : (i32, i32) -> i32
        %324 = "arith.addi"(%322, %323) : (i32, i32) -> i32
        %325 = "arith.minsi"(%321, %38) : (i32, i32) -> i32
        %326 = "arith.addi"(%324, %325) : (i32, i32) -> i32
        %327 = "arith.divui"(%303, %40) : (i32, i32) -> i32
        %328 = "arith.subi"(%40, %229) : (i32, i32) -> i32
        %329 = "arith.addi"(%326, %328) : (i32, i32) -> i32
        %330 = "arith.remsi"(%329, %40) : (i32, i32) -> i32
        %331 = "arith.cmpi"(%330, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %332 = "arith.divsi"(%329, %40) : (i32, i32) -> i32
        %333 = "arith.extsi"(%331) : (i1) -> i32
        %334 = "arith.addi"(%332, %333) : (i32, i32) -> i32
        %335 = "llvm.mlir.undef"() : () -> f32
        %336 = "llvm.mlir.undef"() : () -> f32
        %337 = "llvm.mlir.undef"() : () -> f32
        %338 = "llvm.mlir.undef"() : () -> f32
        %339 = "llvm.mlir.undef"() : () -> f32
        %340 = "llvm.mlir.undef"() : () -> f32
        %341 = "llvm.mlir.undef"() : () -> f32
        %342 = "llvm.mlir.undef"() : () -> f32
        %343 = "llvm.mlir.undef"() : () -> f32
        %344 = "llvm.mlir.undef"() : () -> f32
        %345 = "llvm.mlir.undef"() : () -> f32
        %346 = "llvm.mlir.undef"() : () -> f32
        %347 = "llvm.mlir.undef"() : () -> f32
        %348 = "llvm.mlir.undef"() : () -> f32
        %349 = "llvm.mlir.undef"() : () -> f32
        %350 = "llvm.mlir.undef"() : () -> f32
        %351 = "llvm.mlir.undef"() : () -> f32
        %352 = "llvm.mlir.undef"() : () -> f32
        %353 = "llvm.mlir.undef"() : () -> f32
        %354 = "llvm.mlir.undef"() : () -> f32
        %355 = "llvm.mlir.undef"() : () -> f32
        %356 = "llvm.mlir.undef"() : () -> f32
        %357 = "llvm.mlir.undef"() : () -> f32
        %358 = "llvm.mlir.undef"() : () -> f32
        %359 = "llvm.mlir.undef"() : () -> f32
        %360 = "llvm.mlir.undef"() : () -> f32
        %361 = "llvm.mlir.undef"() : () -> f32
        %362 = "llvm.mlir.undef"() : () -> f32
        %363 = "llvm.mlir.undef"() : () -> f32
        %364 = "llvm.mlir.undef"() : () -> f32
        %365 = "llvm.mlir.undef"() : () -> f32
        %366 = "llvm.mlir.undef"() : () -> f32
        %367 = "llvm.mlir.undef"() : () -> f32
        %368 = "llvm.mlir.undef"() : () -> f32
        %369 = "llvm.mlir.undef"() : () -> f32
        %370 = "llvm.mlir.undef"() : () -> f32
        %371 = "llvm.mlir.undef"() : () -> f32
        %372 = "llvm.mlir.undef"() : () -> f32
        %373 = "llvm.mlir.undef"() : () -> f32
        %374 = "llvm.mlir.undef"() : () -> f32
        %375 = "llvm.mlir.undef"() : () -> f32
        %376 = "llvm.mlir.undef"() : () -> f32
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> f32
        %384 = "llvm.mlir.undef"() : () -> f32
        %385 = "llvm.mlir.undef"() : () -> f32
        %386 = "llvm.mlir.undef"() : () -> f32
        %387 = "llvm.mlir.undef"() : () -> f32
        %388 = "llvm.mlir.undef"() : () -> f32
        %389 = "llvm.mlir.undef"() : () -> f32
        %390 = "llvm.mlir.undef"() : () -> f32
        %391 = "llvm.mlir.undef"() : () -> f32
        %392 = "llvm.mlir.undef"() : () -> f32
        %393 = "llvm.mlir.undef"() : () -> f32
        %394 = "llvm.mlir.undef"() : () -> f32
        %395 = "llvm.mlir.undef"() : () -> f32
        %396 = "llvm.mlir.undef"() : () -> f32
        %397 = "llvm.mlir.undef"() : () -> f32
        %398 = "llvm.mlir.undef"() : () -> f32
        %399 = "llvm.mlir.undef"() : () -> f32
        %400 = "llvm.mlir.undef"() : () -> f32
        %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472 = "scf.for"(%327, %334, %229, %52, %52, %52, %52, %52, %52, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400) ({
        ^bb0(%473: i32, %474: i32, %475: i32, %476: i32, %477: i32, %478: i32, %479: i32, %480: f32, %481: f32, %482: f32, %483: f32, %484: f32, %485: f32, %486: f32, %487: f32, %488: f32, %489: f32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32):
          %546 = "arith.remui"(%473, %34) : (i32, i32) -> i32
          %547 = "arith.divui"(%473, %34) : (i32, i32) -> i32
          %548 = "arith.remui"(%547, %2) : (i32, i32) -> i32
          %549 = "arith.divui"(%547, %2) : (i32, i32) -> i32
          %550 = "arith.muli"(%473, %40) : (i32, i32) -> i32
          %551 = "arith.subi"(%303, %550) : (i32, i32) -> i32
          %552 = "arith.maxsi"(%551, %52) : (i32, i32) -> i32
          %553 = "arith.subi"(%326, %550) : (i32, i32) -> i32
          %554 = "arith.minsi"(%553, %40) : (i32, i32) -> i32
          %555 = "arith.divui"(%266, %234) : (i32, i32) -> i32
          %556 = "arith.remui"(%266, %234) : (i32, i32) -> i32
          %557 = "arith.addi"(%266, %49) : (i32, i32) -> i32
          %558 = "arith.divui"(%557, %234) : (i32, i32) -> i32
          %559 = "arith.remui"(%557, %234) : (i32, i32) -> i32
          %560 = "arith.addi"(%266, %74) : (i32, i32) -> i32
          %561 = "arith.divui"(%560, %234) : (i32, i32) -> i32
          %562 = "arith.remui"(%560, %234) : (i32, i32) -> i32
          %563 = "arith.constant"() {value = 384 : i32} : () -> i32
          %564 = "arith.addi"(%266, %563) : (i32, i32) -> i32
          %565 = "arith.divui"(%564, %234) : (i32, i32) -> i32
          %566 = "arith.remui"(%564, %234) : (i32, i32) -> i32
          %567 = "arith.muli"(%546, %247) : (i32, i32) -> i32
          %568 = "arith.addi"(%567, %264) : (i32, i32) -> i32
          %569 = "arith.addi"(%568, %555) : (i32, i32) -> i32
          %570 = "arith.addi"(%568, %558) : (i32, i32) -> i32
          %571 = "arith.addi"(%568, %561) : (i32, i32) -> i32
          %572 = "arith.addi"(%568, %565) : (i32, i32) -> i32
          %573 = "arith.subi"(%33, %229) : (i32, i32) -> i32
          %574 = "arith.minsi"(%569, %573) : (i32, i32) -> i32
          %575 = "arith.shrui"(%32, %279) : (i64, i64) -> i64
          %576 = "arith.subi"(%44, %229) : (i32, i32) -> i32
          %577 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %578 = "arith.subi"(%55, %577) : (i32, i32) -> i32
          %579 = "arith.shrsi"(%574, %53) : (i32, i32) -> i32
          %580 = "arith.xori"(%574, %579) : (i32, i32) -> i32
          %581 = "arith.extui"(%580) : (i32) -> i64
          %582 = "arith.muli"(%581, %575) : (i64, i64) -> i64
          %583 = "arith.shrui"(%582, %279) : (i64, i64) -> i64
          %584 = "arith.trunci"(%583) : (i64) -> i32
          %585 = "arith.addi"(%584, %580) : (i32, i32) -> i32
          %586 = "arith.shrui"(%585, %578) : (i32, i32) -> i32
          %587 = "arith.cmpi"(%578, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %588 = "arith.select"(%587, %586, %52) : (i1, i32, i32) -> i32
          %589 = "arith.xori"(%588, %579) : (i32, i32) -> i32
          %590 = "arith.muli"(%548, %44) : (i32, i32) -> i32
          %591 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %592 = "arith.subi"(%55, %591) : (i32, i32) -> i32
          %593 = "arith.shrui"(%585, %592) : (i32, i32) -> i32
          %594 = "arith.cmpi"(%592, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %595 = "arith.select"(%594, %593, %52) : (i1, i32, i32) -> i32
          %596 = "arith.xori"(%595, %579) : (i32, i32) -> i32
          %597 = "arith.muli"(%596, %44) : (i32, i32) -> i32
          %598 = "arith.subi"(%574, %597) : (i32, i32) -> i32
          %599 = "arith.addi"(%590, %598) : (i32, i32) -> i32
          %600 = "arith.extsi"(%599) : (i32) -> i64
          %601 = "arith.extsi"(%549) : (i32) -> i64
          %602 = "arith.muli"(%600, %13) : (i64, i64) -> i64
          %603 = "arith.muli"(%601, %14) : (i64, i64) -> i64
          %604 = "arith.addi"(%602, %603) : (i64, i64) -> i64
          %605 = "llvm.getelementptr"(%8, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %606 = "arith.extsi"(%589) : (i32) -> i64
          %607 = "arith.extsi"(%556) : (i32) -> i64
          %608 = "arith.muli"(%606, %12) : (i64, i64) -> i64
          %609 = "arith.constant"() {value = 8 : i64} : () -> i64
          %610 = "arith.muli"(%607, %609) : (i64, i64) -> i64
          %611 = "arith.addi"(%608, %610) : (i64, i64) -> i64
          %612 = "llvm.getelementptr"(%605, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %613 = "llvm.load"(%612) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %614 = "vector.extract"(%613) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %615 = "vector.extract"(%613) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %616 = "vector.extract"(%613) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %617 = "vector.extract"(%613) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %618 = "vector.extract"(%613) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %619 = "vector.extract"(%613) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %620 = "vector.extract"(%613) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %621 = "vector.extract"(%613) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %622 = "arith.minsi"(%570, %573) : (i32, i32) -> i32
          %623 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %624 = "arith.subi"(%55, %623) : (i32, i32) -> i32
          %625 = "arith.shrsi"(%622, %53) : (i32, i32) -> i32
          %626 = "arith.xori"(%622, %625) : (i32, i32) -> i32
          %627 = "arith.extui"(%626) : (i32) -> i64
          %628 = "arith.muli"(%627, %575) : (i64, i64) -> i64
          %629 = "arith.shrui"(%628, %279) : (i64, i64) -> i64
          %630 = "arith.trunci"(%629) : (i64) -> i32
          %631 = "arith.addi"(%630, %626) : (i32, i32) -> i32
          %632 = "arith.shrui"(%631, %624) : (i32, i32) -> i32
          %633 = "arith.cmpi"(%624, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %634 = "arith.select"(%633, %632, %52) : (i1, i32, i32) -> i32
          %635 = "arith.xori"(%634, %625) : (i32, i32) -> i32
          %636 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %637 = "arith.subi"(%55, %636) : (i32, i32) -> i32
          %638 = "arith.shrui"(%631, %637) : (i32, i32) -> i32
          %639 = "arith.cmpi"(%637, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %640 = "arith.select"(%639, %638, %52) : (i1, i32, i32) -> i32
          %641 = "arith.xori"(%640, %625) : (i32, i32) -> i32
          %642 = "arith.muli"(%641, %44) : (i32, i32) -> i32
          %643 = "arith.subi"(%622, %642) : (i32, i32) -> i32
          %644 = "arith.addi"(%590, %643) : (i32, i32) -> i32
          %645 = "arith.extsi"(%644) : (i32) -> i64
          %646 = "arith.muli"(%645, %13) : (i64, i64) -> i64
          %647 = "arith.addi"(%646, %603) : (i64, i64) -> i64
          %648 = "llvm.getelementptr"(%8, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %649 = "arith.extsi"(%635) : (i32) -> i64
          %650 = "arith.extsi"(%559) : (i32) -> i64
          %651 = "arith.muli"(%649, %12) : (i64, i64) -> i64
          %652 = "arith.muli"(%650, %609) : (i64, i64) -> i64
          %653 = "arith.addi"(%651, %652) : (i64, i64) -> i64
          %654 = "llvm.getelementptr"(%648, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %655 = "llvm.load"(%654) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %656 = "vector.extract"(%655) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %657 = "vector.extract"(%655) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %658 = "vector.extract"(%655) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %659 = "vector.extract"(%655) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %660 = "vector.extract"(%655) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %661 = "vector.extract"(%655) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %662 = "vector.extract"(%655) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %663 = "vector.extract"(%655) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %664 = "arith.minsi"(%571, %573) : (i32, i32) -> i32
          %665 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %666 = "arith.subi"(%55, %665) : (i32, i32) -> i32
          %667 = "arith.shrsi"(%664, %53) : (i32, i32) -> i32
          %668 = "arith.xori"(%664, %667) : (i32, i32) -> i32
          %669 = "arith.extui"(%668) : (i32) -> i64
          %670 = "arith.muli"(%669, %575) : (i64, i64) -> i64
          %671 = "arith.shrui"(%670, %279) : (i64, i64) -> i64
          %672 = "arith.trunci"(%671) : (i64) -> i32
          %673 = "arith.addi"(%672, %668) : (i32, i32) -> i32
          %674 = "arith.shrui"(%673, %666) : (i32, i32) -> i32
          %675 = "arith.cmpi"(%666, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %676 = "arith.select"(%675, %674, %52) : (i1, i32, i32) -> i32
          %677 = "arith.xori"(%676, %667) : (i32, i32) -> i32
          %678 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %679 = "arith.subi"(%55, %678) : (i32, i32) -> i32
          %680 = "arith.shrui"(%673, %679) : (i32, i32) -> i32
          %681 = "arith.cmpi"(%679, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %682 = "arith.select"(%681, %680, %52) : (i1, i32, i32) -> i32
          %683 = "arith.xori"(%682, %667) : (i32, i32) -> i32
          %684 = "arith.muli"(%683, %44) : (i32, i32) -> i32
          %685 = "arith.subi"(%664, %684) : (i32, i32) -> i32
          %686 = "arith.addi"(%590, %685) : (i32, i32) -> i32
          %687 = "arith.extsi"(%686) : (i32) -> i64
          %688 = "arith.muli"(%687, %13) : (i64, i64) -> i64
          %689 = "arith.addi"(%688, %603) : (i64, i64) -> i64
          %690 = "llvm.getelementptr"(%8, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %691 = "arith.extsi"(%677) : (i32) -> i64
          %692 = "arith.extsi"(%562) : (i32) -> i64
          %693 = "arith.muli"(%691, %12) : (i64, i64) -> i64
          %694 = "arith.muli"(%692, %609) : (i64, i64) -> i64
          %695 = "arith.addi"(%693, %694) : (i64, i64) -> i64
          %696 = "llvm.getelementptr"(%690, %695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %697 = "llvm.load"(%696) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %698 = "vector.extract"(%697) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %699 = "vector.extract"(%697) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %700 = "vector.extract"(%697) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %701 = "vector.extract"(%697) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %702 = "vector.extract"(%697) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %703 = "vector.extract"(%697) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %704 = "vector.extract"(%697) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %705 = "vector.extract"(%697) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %706 = "arith.minsi"(%572, %573) : (i32, i32) -> i32
          %707 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %708 = "arith.subi"(%55, %707) : (i32, i32) -> i32
          %709 = "arith.shrsi"(%706, %53) : (i32, i32) -> i32
          %710 = "arith.xori"(%706, %709) : (i32, i32) -> i32
          %711 = "arith.extui"(%710) : (i32) -> i64
          %712 = "arith.muli"(%711, %575) : (i64, i64) -> i64
          %713 = "arith.shrui"(%712, %279) : (i64, i64) -> i64
          %714 = "arith.trunci"(%713) : (i64) -> i32
          %715 = "arith.addi"(%714, %710) : (i32, i32) -> i32
          %716 = "arith.shrui"(%715, %708) : (i32, i32) -> i32
          %717 = "arith.cmpi"(%708, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %718 = "arith.select"(%717, %716, %52) : (i1, i32, i32) -> i32
          %719 = "arith.xori"(%718, %709) : (i32, i32) -> i32
          %720 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %721 = "arith.subi"(%55, %720) : (i32, i32) -> i32
          %722 = "arith.shrui"(%715, %721) : (i32, i32) -> i32
          %723 = "arith.cmpi"(%721, %55) {predicate = 6 : i64} : (i32, i32) -> i1
          %724 = "arith.select"(%723, %722, %52) : (i1, i32, i32) -> i32
          %725 = "arith.xori"(%724, %709) : (i32, i32) -> i32
          %726 = "arith.muli"(%725, %44) : (i32, i32) -> i32
          %727 = "arith.subi"(%706, %726) : (i32, i32) -> i32
          %728 = "arith.addi"(%590, %727) : (i32, i32) -> i32
          %729 = "arith.extsi"(%728) : (i32) -> i64
          %730 = "arith.muli"(%729, %13) : (i64, i64) -> i64
          %731 = "arith.addi"(%730, %603) : (i64, i64) -> i64
          %732 = "llvm.getelementptr"(%8, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %733 = "arith.extsi"(%719) : (i32) -> i64
          %734 = "arith.extsi"(%566) : (i32) -> i64
          %735 = "arith.muli"(%733, %12) : (i64, i64) -> i64
          %736 = "arith.muli"(%734, %609) : (i64, i64) -> i64
          %737 = "arith.addi"(%735, %736) : (i64, i64) -> i64
          %738 = "llvm.getelementptr"(%732, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %739 = "llvm.load"(%738) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %740 = "vector.extract"(%739) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %741 = "vector.extract"(%739) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %742 = "vector.extract"(%739) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %743 = "vector.extract"(%739) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %744 = "vector.extract"(%739) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %745 = "vector.extract"(%739) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %746 = "vector.extract"(%739) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %747 = "vector.extract"(%739) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %748 = "arith.addi"(%229, %230) : (i32, i32) -> i32
          "nvvm.barrier"(%748, %49) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 8 : i32} : (i32, i32) -> ()
          %749 = "arith.addi"(%264, %555) : (i32, i32) -> i32
          %750 = "arith.cmpi"(%569, %33) {predicate = 5 : i64} : (i32, i32) -> i1
          %751, %752, %753, %754, %755, %756, %757, %758 = "scf.if"(%750) ({
            %759 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %760 = "vector.extract"(%759) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %761 = "vector.extract"(%759) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %762 = "vector.extract"(%759) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %763 = "vector.extract"(%759) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %764 = "vector.extract"(%759) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %765 = "vector.extract"(%759) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %766 = "vector.extract"(%759) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %767 = "vector.extract"(%759) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%760, %761, %762, %763, %764, %765, %766, %767) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%614, %615, %616, %617, %618, %619, %620, %621) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %768 = "arith.muli"(%749, %247) : (i32, i32) -> i32
          %769 = "arith.muli"(%556, %234) : (i32, i32) -> i32
          %770 = "arith.addi"(%768, %769) : (i32, i32) -> i32
          %771 = "arith.constant"() {value = 448 : i32} : () -> i32
          %772 = "arith.andi"(%770, %771) : (i32, i32) -> i32
          %773 = "arith.constant"() {value = 3 : i32} : () -> i32
          %774 = "arith.shrui"(%772, %773) : (i32, i32) -> i32
          %775 = "arith.xori"(%770, %774) : (i32, i32) -> i32
          %776 = "llvm.getelementptr"(%63, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %777 = "vector.from_elements"(%751, %752, %753, %754, %755, %756, %757, %758) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%777, %776) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %778 = "arith.addi"(%264, %558) : (i32, i32) -> i32
          %779 = "arith.cmpi"(%570, %33) {predicate = 5 : i64} : (i32, i32) -> i1
          %780, %781, %782, %783, %784, %785, %786, %787 = "scf.if"(%779) ({
            %788 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %789 = "vector.extract"(%788) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %790 = "vector.extract"(%788) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %791 = "vector.extract"(%788) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %792 = "vector.extract"(%788) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %793 = "vector.extract"(%788) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %794 = "vector.extract"(%788) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %795 = "vector.extract"(%788) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %796 = "vector.extract"(%788) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%789, %790, %791, %792, %793, %794, %795, %796) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%656, %657, %658, %659, %660, %661, %662, %663) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %797 = "arith.muli"(%778, %247) : (i32, i32) -> i32
          %798 = "arith.muli"(%559, %234) : (i32, i32) -> i32
          %799 = "arith.addi"(%797, %798) : (i32, i32) -> i32
          %800 = "arith.andi"(%799, %771) : (i32, i32) -> i32
          %801 = "arith.shrui"(%800, %773) : (i32, i32) -> i32
          %802 = "arith.xori"(%799, %801) : (i32, i32) -> i32
          %803 = "llvm.getelementptr"(%63, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %804 = "vector.from_elements"(%780, %781, %782, %783, %784, %785, %786, %787) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%804, %803) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %805 = "arith.addi"(%264, %561) : (i32, i32) -> i32
          %806 = "arith.cmpi"(%571, %33) {predicate = 5 : i64} : (i32, i32) -> i1
          %807, %808, %809, %810, %811, %812, %813, %814 = "scf.if"(%806) ({
            %815 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %816 = "vector.extract"(%815) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %817 = "vector.extract"(%815) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %818 = "vector.extract"(%815) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %819 = "vector.extract"(%815) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %820 = "vector.extract"(%815) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %821 = "vector.extract"(%815) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %822 = "vector.extract"(%815) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %823 = "vector.extract"(%815) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%816, %817, %818, %819, %820, %821, %822, %823) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%698, %699, %700, %701, %702, %703, %704, %705) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %824 = "arith.muli"(%805, %247) : (i32, i32) -> i32
          %825 = "arith.muli"(%562, %234) : (i32, i32) -> i32
          %826 = "arith.addi"(%824, %825) : (i32, i32) -> i32
          %827 = "arith.andi"(%826, %771) : (i32, i32) -> i32
          %828 = "arith.shrui"(%827, %773) : (i32, i32) -> i32
          %829 = "arith.xori"(%826, %828) : (i32, i32) -> i32
          %830 = "llvm.getelementptr"(%63, %829) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %831 = "vector.from_elements"(%807, %808, %809, %810, %811, %812, %813, %814) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%831, %830) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %832 = "arith.addi"(%264, %565) : (i32, i32) -> i32
          %833 = "arith.cmpi"(%572, %33) {predicate = 5 : i64} : (i32, i32) -> i1
          %834, %835, %836, %837, %838, %839, %840, %841 = "scf.if"(%833) ({
            %842 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
            %843 = "vector.extract"(%842) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %844 = "vector.extract"(%842) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %845 = "vector.extract"(%842) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %846 = "vector.extract"(%842) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %847 = "vector.extract"(%842) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %848 = "vector.extract"(%842) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %849 = "vector.extract"(%842) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %850 = "vector.extract"(%842) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "scf.yield"(%843, %844, %845, %846, %847, %848, %849, %850) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }, {
            "scf.yield"(%740, %741, %742, %743, %744, %745, %746, %747) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
          }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
          %851 = "arith.muli"(%832, %247) : (i32, i32) -> i32
          %852 = "arith.muli"(%566, %234) : (i32, i32) -> i32
          %853 = "arith.addi"(%851, %852) : (i32, i32) -> i32
          %854 = "arith.andi"(%853, %771) : (i32, i32) -> i32
          %855 = "arith.shrui"(%854, %773) : (i32, i32) -> i32
          %856 = "arith.xori"(%853, %855) : (i32, i32) -> i32
          %857 = "llvm.getelementptr"(%63, %856) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %858 = "vector.from_elements"(%834, %835, %836, %837, %838, %839, %840, %841) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%858, %857) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%748, %49) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 9 : i32} : (i32, i32) -> ()
          %859 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %860 = "vector.extract"(%859) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %861 = "vector.extract"(%859) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %862 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %863 = "vector.extract"(%862) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %864 = "vector.extract"(%862) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %865 = "vector.extract"(%862) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %866 = "vector.extract"(%862) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %867 = "vector.extract"(%862) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %868 = "vector.extract"(%862) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %869 = "vector.extract"(%862) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %870 = "vector.extract"(%862) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %871 = "vector.extract"(%862) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %872 = "vector.extract"(%862) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %873 = "vector.extract"(%862) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %874 = "vector.extract"(%862) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %875 = "vector.extract"(%862) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %876 = "vector.extract"(%862) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %877 = "vector.extract"(%862) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %878 = "vector.extract"(%862) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %879 = "vector.extract"(%862) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %880 = "vector.extract"(%862) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %881 = "vector.extract"(%862) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %882 = "vector.extract"(%862) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %883 = "vector.extract"(%862) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %884 = "vector.extract"(%862) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %885 = "vector.extract"(%862) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %886 = "vector.extract"(%862) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %887 = "vector.extract"(%862) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %888 = "vector.extract"(%862) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %889 = "vector.extract"(%862) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %890 = "vector.extract"(%862) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %891 = "vector.extract"(%862) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %892 = "vector.extract"(%862) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %893 = "vector.extract"(%862) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %894 = "vector.extract"(%862) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %895 = "arith.muli"(%552, %49) : (i32, i32) -> i32
          %896 = "arith.addi"(%567, %272) : (i32, i32) -> i32
          %897 = "llvm.getelementptr"(%66, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t898_s0 = "llvm.ptrtoint"(%897) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t898_s0, %476) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %899 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %900 = "arith.muli"(%475, %899) : (i32, i32) -> i32
          %901 = "llvm.getelementptr"(%64, %900) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %902 = "arith.constant"() {value = false} : () -> i1
          %t904_a = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          %t904_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t904_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t904_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t904_shifted = "arith.shrui"(%t904_a, %t904_four) : (i32, i32) -> i32
          %t904_low = "arith.andi"(%t904_shifted, %t904_mask) : (i32, i32) -> i32
          %t904_wide = "arith.extui"(%t904_low) : (i32) -> i64
          %903 = "arith.ori"(%t904_wide, %t904_fields) : (i64, i64) -> i64
          %t906_a = "llvm.ptrtoint"(%901) : (!llvm.ptr<3>) -> i32
          %t906_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t906_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t906_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t906_shifted = "arith.shrui"(%t906_a, %t906_four) : (i32, i32) -> i32
          %t906_low = "arith.andi"(%t906_shifted, %t906_mask) : (i32, i32) -> i32
          %t906_wide = "arith.extui"(%t906_low) : (i32) -> i64
          %905 = "arith.ori"(%t906_wide, %t906_fields) : (i64, i64) -> i64
          %t971_r = "llvm.inline_asm"(%480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %907 = "llvm.extractvalue"(%t971_r) {position = array<i64: 0>} : (!struct0) -> f32
          %908 = "llvm.extractvalue"(%t971_r) {position = array<i64: 1>} : (!struct0) -> f32
          %909 = "llvm.extractvalue"(%t971_r) {position = array<i64: 2>} : (!struct0) -> f32
          %910 = "llvm.extractvalue"(%t971_r) {position = array<i64: 3>} : (!struct0) -> f32
          %911 = "llvm.extractvalue"(%t971_r) {position = array<i64: 4>} : (!struct0) -> f32
          %912 = "llvm.extractvalue"(%t971_r) {position = array<i64: 5>} : (!struct0) -> f32
          %913 = "llvm.extractvalue"(%t971_r) {position = array<i64: 6>} : (!struct0) -> f32
          %914 = "llvm.extractvalue"(%t971_r) {position = array<i64: 7>} : (!struct0) -> f32
          %915 = "llvm.extractvalue"(%t971_r) {position = array<i64: 8>} : (!struct0) -> f32
          %916 = "llvm.extractvalue"(%t971_r) {position = array<i64: 9>} : (!struct0) -> f32
          %917 = "llvm.extractvalue"(%t971_r) {position = array<i64: 10>} : (!struct0) -> f32
          %918 = "llvm.extractvalue"(%t971_r) {position = array<i64: 11>} : (!struct0) -> f32
          %919 = "llvm.extractvalue"(%t971_r) {position = array<i64: 12>} : (!struct0) -> f32
          %920 = "llvm.extractvalue"(%t971_r) {position = array<i64: 13>} : (!struct0) -> f32
          %921 = "llvm.extractvalue"(%t971_r) {position = array<i64: 14>} : (!struct0) -> f32
          %922 = "llvm.extractvalue"(%t971_r) {position = array<i64: 15>} : (!struct0) -> f32
          %923 = "llvm.extractvalue"(%t971_r) {position = array<i64: 16>} : (!struct0) -> f32
          %924 = "llvm.extractvalue"(%t971_r) {position = array<i64: 17>} : (!struct0) -> f32
          %925 = "llvm.extractvalue"(%t971_r) {position = array<i64: 18>} : (!struct0) -> f32
          %926 = "llvm.extractvalue"(%t971_r) {position = array<i64: 19>} : (!struct0) -> f32
          %927 = "llvm.extractvalue"(%t971_r) {position = array<i64: 20>} : (!struct0) -> f32
          %928 = "llvm.extractvalue"(%t971_r) {position = array<i64: 21>} : (!struct0) -> f32
          %929 = "llvm.extractvalue"(%t971_r) {position = array<i64: 22>} : (!struct0) -> f32
          %930 = "llvm.extractvalue"(%t971_r) {position = array<i64: 23>} : (!struct0) -> f32
          %931 = "llvm.extractvalue"(%t971_r) {position = array<i64: 24>} : (!struct0) -> f32
          %932 = "llvm.extractvalue"(%t971_r) {position = array<i64: 25>} : (!struct0) -> f32
          %933 = "llvm.extractvalue"(%t971_r) {position = array<i64: 26>} : (!struct0) -> f32
          %934 = "llvm.extractvalue"(%t971_r) {position = array<i64: 27>} : (!struct0) -> f32
          %935 = "llvm.extractvalue"(%t971_r) {position = array<i64: 28>} : (!struct0) -> f32
          %936 = "llvm.extractvalue"(%t971_r) {position = array<i64: 29>} : (!struct0) -> f32
          %937 = "llvm.extractvalue"(%t971_r) {position = array<i64: 30>} : (!struct0) -> f32
          %938 = "llvm.extractvalue"(%t971_r) {position = array<i64: 31>} : (!struct0) -> f32
          %939 = "llvm.extractvalue"(%t971_r) {position = array<i64: 32>} : (!struct0) -> f32
          %940 = "llvm.extractvalue"(%t971_r) {position = array<i64: 33>} : (!struct0) -> f32
          %941 = "llvm.extractvalue"(%t971_r) {position = array<i64: 34>} : (!struct0) -> f32
          %942 = "llvm.extractvalue"(%t971_r) {position = array<i64: 35>} : (!struct0) -> f32
          %943 = "llvm.extractvalue"(%t971_r) {position = array<i64: 36>} : (!struct0) -> f32
          %944 = "llvm.extractvalue"(%t971_r) {position = array<i64: 37>} : (!struct0) -> f32
          %945 = "llvm.extractvalue"(%t971_r) {position = array<i64: 38>} : (!struct0) -> f32
          %946 = "llvm.extractvalue"(%t971_r) {position = array<i64: 39>} : (!struct0) -> f32
          %947 = "llvm.extractvalue"(%t971_r) {position = array<i64: 40>} : (!struct0) -> f32
          %948 = "llvm.extractvalue"(%t971_r) {position = array<i64: 41>} : (!struct0) -> f32
          %949 = "llvm.extractvalue"(%t971_r) {position = array<i64: 42>} : (!struct0) -> f32
          %950 = "llvm.extractvalue"(%t971_r) {position = array<i64: 43>} : (!struct0) -> f32
          %951 = "llvm.extractvalue"(%t971_r) {position = array<i64: 44>} : (!struct0) -> f32
          %952 = "llvm.extractvalue"(%t971_r) {position = array<i64: 45>} : (!struct0) -> f32
          %953 = "llvm.extractvalue"(%t971_r) {position = array<i64: 46>} : (!struct0) -> f32
          %954 = "llvm.extractvalue"(%t971_r) {position = array<i64: 47>} : (!struct0) -> f32
          %955 = "llvm.extractvalue"(%t971_r) {position = array<i64: 48>} : (!struct0) -> f32
          %956 = "llvm.extractvalue"(%t971_r) {position = array<i64: 49>} : (!struct0) -> f32
          %957 = "llvm.extractvalue"(%t971_r) {position = array<i64: 50>} : (!struct0) -> f32
          %958 = "llvm.extractvalue"(%t971_r) {position = array<i64: 51>} : (!struct0) -> f32
          %959 = "llvm.extractvalue"(%t971_r) {position = array<i64: 52>} : (!struct0) -> f32
          %960 = "llvm.extractvalue"(%t971_r) {position = array<i64: 53>} : (!struct0) -> f32
          %961 = "llvm.extractvalue"(%t971_r) {position = array<i64: 54>} : (!struct0) -> f32
          %962 = "llvm.extractvalue"(%t971_r) {position = array<i64: 55>} : (!struct0) -> f32
          %963 = "llvm.extractvalue"(%t971_r) {position = array<i64: 56>} : (!struct0) -> f32
          %964 = "llvm.extractvalue"(%t971_r) {position = array<i64: 57>} : (!struct0) -> f32
          %965 = "llvm.extractvalue"(%t971_r) {position = array<i64: 58>} : (!struct0) -> f32
          %966 = "llvm.extractvalue"(%t971_r) {position = array<i64: 59>} : (!struct0) -> f32
          %967 = "llvm.extractvalue"(%t971_r) {position = array<i64: 60>} : (!struct0) -> f32
          %968 = "llvm.extractvalue"(%t971_r) {position = array<i64: 61>} : (!struct0) -> f32
          %969 = "llvm.extractvalue"(%t971_r) {position = array<i64: 62>} : (!struct0) -> f32
          %970 = "llvm.extractvalue"(%t971_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t1036_r = "llvm.inline_asm"(%907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %903, %905, %902) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 10 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %972 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 0>} : (!struct0) -> f32
          %973 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 1>} : (!struct0) -> f32
          %974 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 2>} : (!struct0) -> f32
          %975 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 3>} : (!struct0) -> f32
          %976 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 4>} : (!struct0) -> f32
          %977 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 5>} : (!struct0) -> f32
          %978 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 6>} : (!struct0) -> f32
          %979 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 7>} : (!struct0) -> f32
          %980 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 8>} : (!struct0) -> f32
          %981 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 9>} : (!struct0) -> f32
          %982 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 10>} : (!struct0) -> f32
          %983 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 11>} : (!struct0) -> f32
          %984 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 12>} : (!struct0) -> f32
          %985 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 13>} : (!struct0) -> f32
          %986 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 14>} : (!struct0) -> f32
          %987 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 15>} : (!struct0) -> f32
          %988 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 16>} : (!struct0) -> f32
          %989 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 17>} : (!struct0) -> f32
          %990 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 18>} : (!struct0) -> f32
          %991 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 19>} : (!struct0) -> f32
          %992 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 20>} : (!struct0) -> f32
          %993 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 21>} : (!struct0) -> f32
          %994 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 22>} : (!struct0) -> f32
          %995 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 23>} : (!struct0) -> f32
          %996 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 24>} : (!struct0) -> f32
          %997 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 25>} : (!struct0) -> f32
          %998 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 26>} : (!struct0) -> f32
          %999 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1000 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1001 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1002 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1003 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1004 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1005 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1006 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1007 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1008 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1009 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1010 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1011 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1012 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1013 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1014 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1015 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1016 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1017 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1018 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1019 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1020 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1021 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1022 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1023 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1024 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1025 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1026 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1027 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1028 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1029 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1030 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1031 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1032 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1033 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1034 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1035 = "llvm.extractvalue"(%t1036_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t1101_r = "llvm.inline_asm"(%972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1037 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1038 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1039 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1040 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1041 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1042 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1043 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1044 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1045 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1046 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1047 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1048 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1049 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1050 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1051 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1052 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1053 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1054 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1055 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1056 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1057 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1058 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1059 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1060 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1061 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1062 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1063 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1064 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1065 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1066 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1067 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1068 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1069 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1070 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1071 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1072 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1073 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1074 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1075 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1076 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1077 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1078 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1079 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1080 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1081 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1082 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1083 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1084 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1085 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1086 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1087 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1088 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1089 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1090 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1091 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1092 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1093 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1094 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1095 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1096 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1097 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1098 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1099 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1100 = "llvm.extractvalue"(%t1101_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%68) ({
            %1102 = "llvm.getelementptr"(%69, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1103_s0 = "llvm.ptrtoint"(%1102) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1103_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1104 = "arith.addi"(%475, %229) : (i32, i32) -> i32
          %1105 = "arith.cmpi"(%1104, %773) {predicate = 0 : i64} : (i32, i32) -> i1
          %1106 = "arith.xori"(%476, %229) : (i32, i32) -> i32
          %1107 = "arith.select"(%1105, %1106, %476) : (i1, i32, i32) -> i32
          %1108 = "arith.select"(%1105, %52, %1104) : (i1, i32, i32) -> i32
          %1109 = "arith.addi"(%474, %229) : (i32, i32) -> i32
          %1110 = "arith.addi"(%895, %49) : (i32, i32) -> i32
          %1111 = "arith.cmpi"(%1110, %1) {predicate = 4 : i64} : (i32, i32) -> i1
          %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175 = "scf.if"(%1111) ({
            %1176 = "arith.addi"(%895, %275) : (i32, i32) -> i32
            %1177 = "vector.from_elements"(%52, %229, %234, %235, %236, %237, %238, %239, %55, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1178 = "arith.subi"(%1, %1176) : (i32, i32) -> i32
            %1179 = "vector.broadcast"(%1178) : (i32) -> vector<32xi32>
            %1180 = "arith.cmpi"(%1177, %1179) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1181 = "vector.from_elements"(%1037, %1038, %1041, %1042, %1045, %1046, %1049, %1050, %1053, %1054, %1057, %1058, %1061, %1062, %1065, %1066, %1069, %1070, %1073, %1074, %1077, %1078, %1081, %1082, %1085, %1086, %1089, %1090, %1093, %1094, %1097, %1098) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1182 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
            %1183 = "arith.select"(%1180, %1182, %1181) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1184 = "vector.extract"(%1183) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1185 = "vector.extract"(%1183) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1186 = "vector.extract"(%1183) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1187 = "vector.extract"(%1183) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1188 = "vector.extract"(%1183) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1189 = "vector.extract"(%1183) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1190 = "vector.extract"(%1183) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1191 = "vector.extract"(%1183) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1192 = "vector.extract"(%1183) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1193 = "vector.extract"(%1183) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1194 = "vector.extract"(%1183) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1195 = "vector.extract"(%1183) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1196 = "vector.extract"(%1183) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1197 = "vector.extract"(%1183) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1198 = "vector.extract"(%1183) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1199 = "vector.extract"(%1183) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1200 = "vector.extract"(%1183) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1201 = "vector.extract"(%1183) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1202 = "vector.extract"(%1183) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1203 = "vector.extract"(%1183) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1204 = "vector.extract"(%1183) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1205 = "vector.extract"(%1183) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1206 = "vector.extract"(%1183) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1207 = "vector.extract"(%1183) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1208 = "vector.extract"(%1183) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1209 = "vector.extract"(%1183) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1210 = "vector.extract"(%1183) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1211 = "vector.extract"(%1183) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1212 = "vector.extract"(%1183) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1213 = "vector.extract"(%1183) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1214 = "vector.extract"(%1183) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1215 = "vector.extract"(%1183) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1216 = "vector.from_elements"(%52, %229, %234, %235, %236, %237, %238, %239, %55, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
            %1217 = "vector.broadcast"(%1178) : (i32) -> vector<32xi32>
            %1218 = "arith.cmpi"(%1216, %1217) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
            %1219 = "vector.from_elements"(%1039, %1040, %1043, %1044, %1047, %1048, %1051, %1052, %1055, %1056, %1059, %1060, %1063, %1064, %1067, %1068, %1071, %1072, %1075, %1076, %1079, %1080, %1083, %1084, %1087, %1088, %1091, %1092, %1095, %1096, %1099, %1100) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1220 = "arith.select"(%1218, %1182, %1219) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1221 = "vector.extract"(%1220) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1222 = "vector.extract"(%1220) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1223 = "vector.extract"(%1220) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1224 = "vector.extract"(%1220) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1225 = "vector.extract"(%1220) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1226 = "vector.extract"(%1220) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1227 = "vector.extract"(%1220) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1228 = "vector.extract"(%1220) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1229 = "vector.extract"(%1220) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1230 = "vector.extract"(%1220) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1231 = "vector.extract"(%1220) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1232 = "vector.extract"(%1220) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1233 = "vector.extract"(%1220) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1234 = "vector.extract"(%1220) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1235 = "vector.extract"(%1220) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1236 = "vector.extract"(%1220) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1237 = "vector.extract"(%1220) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1238 = "vector.extract"(%1220) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1239 = "vector.extract"(%1220) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1240 = "vector.extract"(%1220) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1241 = "vector.extract"(%1220) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1242 = "vector.extract"(%1220) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1243 = "vector.extract"(%1220) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1244 = "vector.extract"(%1220) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1245 = "vector.extract"(%1220) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1246 = "vector.extract"(%1220) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1247 = "vector.extract"(%1220) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1248 = "vector.extract"(%1220) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1249 = "vector.extract"(%1220) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1250 = "vector.extract"(%1220) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1251 = "vector.extract"(%1220) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1252 = "vector.extract"(%1220) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            "scf.yield"(%1184, %1185, %1221, %1222, %1186, %1187, %1223, %1224, %1188, %1189, %1225, %1226, %1190, %1191, %1227, %1228, %1192, %1193, %1229, %1230, %1194, %1195, %1231, %1232, %1196, %1197, %1233, %1234, %1198, %1199, %1235, %1236, %1200, %1201, %1237, %1238, %1202, %1203, %1239, %1240, %1204, %1205, %1241, %1242, %1206, %1207, %1243, %1244, %1208, %1209, %1245, %1246, %1210, %1211, %1247, %1248, %1212, %1213, %1249, %1250, %1214, %1215, %1251, %1252) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1253 = "llvm.bitcast"(%1112) : (f32) -> i32
          %1254 = "llvm.bitcast"(%1113) : (f32) -> i32
          %1255 = "llvm.bitcast"(%1116) : (f32) -> i32
          %1256 = "llvm.bitcast"(%1117) : (f32) -> i32
          %1257 = "llvm.bitcast"(%1120) : (f32) -> i32
          %1258 = "llvm.bitcast"(%1121) : (f32) -> i32
          %1259 = "llvm.bitcast"(%1124) : (f32) -> i32
          %1260 = "llvm.bitcast"(%1125) : (f32) -> i32
          %1261 = "llvm.bitcast"(%1128) : (f32) -> i32
          %1262 = "llvm.bitcast"(%1129) : (f32) -> i32
          %1263 = "llvm.bitcast"(%1132) : (f32) -> i32
          %1264 = "llvm.bitcast"(%1133) : (f32) -> i32
          %1265 = "llvm.bitcast"(%1136) : (f32) -> i32
          %1266 = "llvm.bitcast"(%1137) : (f32) -> i32
          %1267 = "llvm.bitcast"(%1140) : (f32) -> i32
          %1268 = "llvm.bitcast"(%1141) : (f32) -> i32
          %1269 = "llvm.bitcast"(%1144) : (f32) -> i32
          %1270 = "llvm.bitcast"(%1145) : (f32) -> i32
          %1271 = "llvm.bitcast"(%1148) : (f32) -> i32
          %1272 = "llvm.bitcast"(%1149) : (f32) -> i32
          %1273 = "llvm.bitcast"(%1152) : (f32) -> i32
          %1274 = "llvm.bitcast"(%1153) : (f32) -> i32
          %1275 = "llvm.bitcast"(%1156) : (f32) -> i32
          %1276 = "llvm.bitcast"(%1157) : (f32) -> i32
          %1277 = "llvm.bitcast"(%1160) : (f32) -> i32
          %1278 = "llvm.bitcast"(%1161) : (f32) -> i32
          %1279 = "llvm.bitcast"(%1164) : (f32) -> i32
          %1280 = "llvm.bitcast"(%1165) : (f32) -> i32
          %1281 = "llvm.bitcast"(%1168) : (f32) -> i32
          %1282 = "llvm.bitcast"(%1169) : (f32) -> i32
          %1283 = "llvm.bitcast"(%1172) : (f32) -> i32
          %1284 = "llvm.bitcast"(%1173) : (f32) -> i32
          %1285 = "arith.maxsi"(%1253, %1254) : (i32, i32) -> i32
          %1286 = "arith.maxsi"(%1285, %1255) : (i32, i32) -> i32
          %1287 = "arith.maxsi"(%1256, %1257) : (i32, i32) -> i32
          %1288 = "arith.maxsi"(%1287, %1258) : (i32, i32) -> i32
          %1289 = "arith.maxsi"(%1259, %1260) : (i32, i32) -> i32
          %1290 = "arith.maxsi"(%1289, %1261) : (i32, i32) -> i32
          %1291 = "arith.maxsi"(%1262, %1263) : (i32, i32) -> i32
          %1292 = "arith.maxsi"(%1291, %1264) : (i32, i32) -> i32
          %1293 = "arith.maxsi"(%1265, %1266) : (i32, i32) -> i32
          %1294 = "arith.maxsi"(%1293, %1267) : (i32, i32) -> i32
          %1295 = "arith.maxsi"(%1268, %1269) : (i32, i32) -> i32
          %1296 = "arith.maxsi"(%1295, %1270) : (i32, i32) -> i32
          %1297 = "arith.maxsi"(%1271, %1272) : (i32, i32) -> i32
          %1298 = "arith.maxsi"(%1297, %1273) : (i32, i32) -> i32
          %1299 = "arith.maxsi"(%1274, %1275) : (i32, i32) -> i32
          %1300 = "arith.maxsi"(%1299, %1276) : (i32, i32) -> i32
          %1301 = "arith.maxsi"(%1277, %1278) : (i32, i32) -> i32
          %1302 = "arith.maxsi"(%1301, %1279) : (i32, i32) -> i32
          %1303 = "arith.maxsi"(%1280, %1281) : (i32, i32) -> i32
          %1304 = "arith.maxsi"(%1303, %1282) : (i32, i32) -> i32
          %1305 = "arith.maxsi"(%1283, %1284) : (i32, i32) -> i32
          %1306 = "arith.maxsi"(%1286, %1288) : (i32, i32) -> i32
          %1307 = "arith.maxsi"(%1306, %1290) : (i32, i32) -> i32
          %1308 = "arith.maxsi"(%1292, %1294) : (i32, i32) -> i32
          %1309 = "arith.maxsi"(%1308, %1296) : (i32, i32) -> i32
          %1310 = "arith.maxsi"(%1298, %1300) : (i32, i32) -> i32
          %1311 = "arith.maxsi"(%1310, %1302) : (i32, i32) -> i32
          %1312 = "arith.maxsi"(%1304, %1305) : (i32, i32) -> i32
          %1313 = "arith.maxsi"(%1307, %1309) : (i32, i32) -> i32
          %1314 = "arith.maxsi"(%1313, %1311) : (i32, i32) -> i32
          %1315 = "arith.maxsi"(%1314, %1312) : (i32, i32) -> i32
          %1316 = "llvm.bitcast"(%1114) : (f32) -> i32
          %1317 = "llvm.bitcast"(%1115) : (f32) -> i32
          %1318 = "llvm.bitcast"(%1118) : (f32) -> i32
          %1319 = "llvm.bitcast"(%1119) : (f32) -> i32
          %1320 = "llvm.bitcast"(%1122) : (f32) -> i32
          %1321 = "llvm.bitcast"(%1123) : (f32) -> i32
          %1322 = "llvm.bitcast"(%1126) : (f32) -> i32
          %1323 = "llvm.bitcast"(%1127) : (f32) -> i32
          %1324 = "llvm.bitcast"(%1130) : (f32) -> i32
          %1325 = "llvm.bitcast"(%1131) : (f32) -> i32
          %1326 = "llvm.bitcast"(%1134) : (f32) -> i32
          %1327 = "llvm.bitcast"(%1135) : (f32) -> i32
          %1328 = "llvm.bitcast"(%1138) : (f32) -> i32
          %1329 = "llvm.bitcast"(%1139) : (f32) -> i32
          %1330 = "llvm.bitcast"(%1142) : (f32) -> i32
          %1331 = "llvm.bitcast"(%1143) : (f32) -> i32
          %1332 = "llvm.bitcast"(%1146) : (f32) -> i32
          %1333 = "llvm.bitcast"(%1147) : (f32) -> i32
          %1334 = "llvm.bitcast"(%1150) : (f32) -> i32
          %1335 = "llvm.bitcast"(%1151) : (f32) -> i32
          %1336 = "llvm.bitcast"(%1154) : (f32) -> i32
          %1337 = "llvm.bitcast"(%1155) : (f32) -> i32
          %1338 = "llvm.bitcast"(%1158) : (f32) -> i32
          %1339 = "llvm.bitcast"(%1159) : (f32) -> i32
          %1340 = "llvm.bitcast"(%1162) : (f32) -> i32
          %1341 = "llvm.bitcast"(%1163) : (f32) -> i32
          %1342 = "llvm.bitcast"(%1166) : (f32) -> i32
          %1343 = "llvm.bitcast"(%1167) : (f32) -> i32
          %1344 = "llvm.bitcast"(%1170) : (f32) -> i32
          %1345 = "llvm.bitcast"(%1171) : (f32) -> i32
          %1346 = "llvm.bitcast"(%1174) : (f32) -> i32
          %1347 = "llvm.bitcast"(%1175) : (f32) -> i32
          %1348 = "arith.maxsi"(%1316, %1317) : (i32, i32) -> i32
          %1349 = "arith.maxsi"(%1348, %1318) : (i32, i32) -> i32
          %1350 = "arith.maxsi"(%1319, %1320) : (i32, i32) -> i32
          %1351 = "arith.maxsi"(%1350, %1321) : (i32, i32) -> i32
          %1352 = "arith.maxsi"(%1322, %1323) : (i32, i32) -> i32
          %1353 = "arith.maxsi"(%1352, %1324) : (i32, i32) -> i32
          %1354 = "arith.maxsi"(%1325, %1326) : (i32, i32) -> i32
          %1355 = "arith.maxsi"(%1354, %1327) : (i32, i32) -> i32
          %1356 = "arith.maxsi"(%1328, %1329) : (i32, i32) -> i32
          %1357 = "arith.maxsi"(%1356, %1330) : (i32, i32) -> i32
          %1358 = "arith.maxsi"(%1331, %1332) : (i32, i32) -> i32
          %1359 = "arith.maxsi"(%1358, %1333) : (i32, i32) -> i32
          %1360 = "arith.maxsi"(%1334, %1335) : (i32, i32) -> i32
          %1361 = "arith.maxsi"(%1360, %1336) : (i32, i32) -> i32
          %1362 = "arith.maxsi"(%1337, %1338) : (i32, i32) -> i32
          %1363 = "arith.maxsi"(%1362, %1339) : (i32, i32) -> i32
          %1364 = "arith.maxsi"(%1340, %1341) : (i32, i32) -> i32
          %1365 = "arith.maxsi"(%1364, %1342) : (i32, i32) -> i32
          %1366 = "arith.maxsi"(%1343, %1344) : (i32, i32) -> i32
          %1367 = "arith.maxsi"(%1366, %1345) : (i32, i32) -> i32
          %1368 = "arith.maxsi"(%1346, %1347) : (i32, i32) -> i32
          %1369 = "arith.maxsi"(%1349, %1351) : (i32, i32) -> i32
          %1370 = "arith.maxsi"(%1369, %1353) : (i32, i32) -> i32
          %1371 = "arith.maxsi"(%1355, %1357) : (i32, i32) -> i32
          %1372 = "arith.maxsi"(%1371, %1359) : (i32, i32) -> i32
          %1373 = "arith.maxsi"(%1361, %1363) : (i32, i32) -> i32
          %1374 = "arith.maxsi"(%1373, %1365) : (i32, i32) -> i32
          %1375 = "arith.maxsi"(%1367, %1368) : (i32, i32) -> i32
          %1376 = "arith.maxsi"(%1370, %1372) : (i32, i32) -> i32
          %1377 = "arith.maxsi"(%1376, %1374) : (i32, i32) -> i32
          %1378 = "arith.maxsi"(%1377, %1375) : (i32, i32) -> i32
          %1379 = "arith.ori"(%1315, %1378) : (i32, i32) -> i32
          %1380 = "arith.cmpi"(%1379, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %1381 = "nvvm.vote.sync"(%51, %1380) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 11 : i32} : (i32, i1) -> i1
          %1382, %1383 = "scf.if"(%1381) ({
            %1384 = "llvm.bitcast"(%1112) : (f32) -> i32
            %1385 = "llvm.bitcast"(%1113) : (f32) -> i32
            %1386 = "llvm.bitcast"(%1116) : (f32) -> i32
            %1387 = "llvm.bitcast"(%1117) : (f32) -> i32
            %1388 = "llvm.bitcast"(%1120) : (f32) -> i32
            %1389 = "llvm.bitcast"(%1121) : (f32) -> i32
            %1390 = "llvm.bitcast"(%1124) : (f32) -> i32
            %1391 = "llvm.bitcast"(%1125) : (f32) -> i32
            %1392 = "llvm.bitcast"(%1128) : (f32) -> i32
            %1393 = "llvm.bitcast"(%1129) : (f32) -> i32
            %1394 = "llvm.bitcast"(%1132) : (f32) -> i32
            %1395 = "llvm.bitcast"(%1133) : (f32) -> i32
            %1396 = "llvm.bitcast"(%1136) : (f32) -> i32
            %1397 = "llvm.bitcast"(%1137) : (f32) -> i32
            %1398 = "llvm.bitcast"(%1140) : (f32) -> i32
            %1399 = "llvm.bitcast"(%1141) : (f32) -> i32
            %1400 = "llvm.bitcast"(%1144) : (f32) -> i32
            %1401 = "llvm.bitcast"(%1145) : (f32) -> i32
            %1402 = "llvm.bitcast"(%1148) : (f32) -> i32
            %1403 = "llvm.bitcast"(%1149) : (f32) -> i32
            %1404 = "llvm.bitcast"(%1152) : (f32) -> i32
            %1405 = "llvm.bitcast"(%1153) : (f32) -> i32
            %1406 = "llvm.bitcast"(%1156) : (f32) -> i32
            %1407 = "llvm.bitcast"(%1157) : (f32) -> i32
            %1408 = "llvm.bitcast"(%1160) : (f32) -> i32
            %1409 = "llvm.bitcast"(%1161) : (f32) -> i32
            %1410 = "llvm.bitcast"(%1164) : (f32) -> i32
            %1411 = "llvm.bitcast"(%1165) : (f32) -> i32
            %1412 = "llvm.bitcast"(%1168) : (f32) -> i32
            %1413 = "llvm.bitcast"(%1169) : (f32) -> i32
            %1414 = "llvm.bitcast"(%1172) : (f32) -> i32
            %1415 = "llvm.bitcast"(%1173) : (f32) -> i32
            %1416 = "arith.minui"(%1384, %1385) : (i32, i32) -> i32
            %1417 = "arith.minui"(%1416, %1386) : (i32, i32) -> i32
            %1418 = "arith.minui"(%1387, %1388) : (i32, i32) -> i32
            %1419 = "arith.minui"(%1418, %1389) : (i32, i32) -> i32
            %1420 = "arith.minui"(%1390, %1391) : (i32, i32) -> i32
            %1421 = "arith.minui"(%1420, %1392) : (i32, i32) -> i32
            %1422 = "arith.minui"(%1393, %1394) : (i32, i32) -> i32
            %1423 = "arith.minui"(%1422, %1395) : (i32, i32) -> i32
            %1424 = "arith.minui"(%1396, %1397) : (i32, i32) -> i32
            %1425 = "arith.minui"(%1424, %1398) : (i32, i32) -> i32
            %1426 = "arith.minui"(%1399, %1400) : (i32, i32) -> i32
            %1427 = "arith.minui"(%1426, %1401) : (i32, i32) -> i32
            %1428 = "arith.minui"(%1402, %1403) : (i32, i32) -> i32
            %1429 = "arith.minui"(%1428, %1404) : (i32, i32) -> i32
            %1430 = "arith.minui"(%1405, %1406) : (i32, i32) -> i32
            %1431 = "arith.minui"(%1430, %1407) : (i32, i32) -> i32
            %1432 = "arith.minui"(%1408, %1409) : (i32, i32) -> i32
            %1433 = "arith.minui"(%1432, %1410) : (i32, i32) -> i32
            %1434 = "arith.minui"(%1411, %1412) : (i32, i32) -> i32
            %1435 = "arith.minui"(%1434, %1413) : (i32, i32) -> i32
            %1436 = "arith.minui"(%1414, %1415) : (i32, i32) -> i32
            %1437 = "arith.minui"(%1417, %1419) : (i32, i32) -> i32
            %1438 = "arith.minui"(%1437, %1421) : (i32, i32) -> i32
            %1439 = "arith.minui"(%1423, %1425) : (i32, i32) -> i32
            %1440 = "arith.minui"(%1439, %1427) : (i32, i32) -> i32
            %1441 = "arith.minui"(%1429, %1431) : (i32, i32) -> i32
            %1442 = "arith.minui"(%1441, %1433) : (i32, i32) -> i32
            %1443 = "arith.minui"(%1435, %1436) : (i32, i32) -> i32
            %1444 = "arith.minui"(%1438, %1440) : (i32, i32) -> i32
            %1445 = "arith.minui"(%1444, %1442) : (i32, i32) -> i32
            %1446 = "arith.minui"(%1445, %1443) : (i32, i32) -> i32
            %1447 = "arith.cmpi"(%1315, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %1448 = "arith.select"(%1447, %1446, %1315) : (i1, i32, i32) -> i32
            %1449 = "llvm.bitcast"(%1114) : (f32) -> i32
            %1450 = "llvm.bitcast"(%1115) : (f32) -> i32
            %1451 = "llvm.bitcast"(%1118) : (f32) -> i32
            %1452 = "llvm.bitcast"(%1119) : (f32) -> i32
            %1453 = "llvm.bitcast"(%1122) : (f32) -> i32
            %1454 = "llvm.bitcast"(%1123) : (f32) -> i32
            %1455 = "llvm.bitcast"(%1126) : (f32) -> i32
            %1456 = "llvm.bitcast"(%1127) : (f32) -> i32
            %1457 = "llvm.bitcast"(%1130) : (f32) -> i32
            %1458 = "llvm.bitcast"(%1131) : (f32) -> i32
            %1459 = "llvm.bitcast"(%1134) : (f32) -> i32
            %1460 = "llvm.bitcast"(%1135) : (f32) -> i32
            %1461 = "llvm.bitcast"(%1138) : (f32) -> i32
            %1462 = "llvm.bitcast"(%1139) : (f32) -> i32
            %1463 = "llvm.bitcast"(%1142) : (f32) -> i32
            %1464 = "llvm.bitcast"(%1143) : (f32) -> i32
            %1465 = "llvm.bitcast"(%1146) : (f32) -> i32
            %1466 = "llvm.bitcast"(%1147) : (f32) -> i32
            %1467 = "llvm.bitcast"(%1150) : (f32) -> i32
            %1468 = "llvm.bitcast"(%1151) : (f32) -> i32
            %1469 = "llvm.bitcast"(%1154) : (f32) -> i32
            %1470 = "llvm.bitcast"(%1155) : (f32) -> i32
            %1471 = "llvm.bitcast"(%1158) : (f32) -> i32
            %1472 = "llvm.bitcast"(%1159) : (f32) -> i32
            %1473 = "llvm.bitcast"(%1162) : (f32) -> i32
            %1474 = "llvm.bitcast"(%1163) : (f32) -> i32
            %1475 = "llvm.bitcast"(%1166) : (f32) -> i32
            %1476 = "llvm.bitcast"(%1167) : (f32) -> i32
            %1477 = "llvm.bitcast"(%1170) : (f32) -> i32
            %1478 = "llvm.bitcast"(%1171) : (f32) -> i32
            %1479 = "llvm.bitcast"(%1174) : (f32) -> i32
            %1480 = "llvm.bitcast"(%1175) : (f32) -> i32
            %1481 = "arith.minui"(%1449, %1450) : (i32, i32) -> i32
            %1482 = "arith.minui"(%1481, %1451) : (i32, i32) -> i32
            %1483 = "arith.minui"(%1452, %1453) : (i32, i32) -> i32
            %1484 = "arith.minui"(%1483, %1454) : (i32, i32) -> i32
            %1485 = "arith.minui"(%1455, %1456) : (i32, i32) -> i32
            %1486 = "arith.minui"(%1485, %1457) : (i32, i32) -> i32
            %1487 = "arith.minui"(%1458, %1459) : (i32, i32) -> i32
            %1488 = "arith.minui"(%1487, %1460) : (i32, i32) -> i32
            %1489 = "arith.minui"(%1461, %1462) : (i32, i32) -> i32
            %1490 = "arith.minui"(%1489, %1463) : (i32, i32) -> i32
            %1491 = "arith.minui"(%1464, %1465) : (i32, i32) -> i32
            %1492 = "arith.minui"(%1491, %1466) : (i32, i32) -> i32
            %1493 = "arith.minui"(%1467, %1468) : (i32, i32) -> i32
            %1494 = "arith.minui"(%1493, %1469) : (i32, i32) -> i32
            %1495 = "arith.minui"(%1470, %1471) : (i32, i32) -> i32
            %1496 = "arith.minui"(%1495, %1472) : (i32, i32) -> i32
            %1497 = "arith.minui"(%1473, %1474) : (i32, i32) -> i32
            %1498 = "arith.minui"(%1497, %1475) : (i32, i32) -> i32
            %1499 = "arith.minui"(%1476, %1477) : (i32, i32) -> i32
            %1500 = "arith.minui"(%1499, %1478) : (i32, i32) -> i32
            %1501 = "arith.minui"(%1479, %1480) : (i32, i32) -> i32
            %1502 = "arith.minui"(%1482, %1484) : (i32, i32) -> i32
            %1503 = "arith.minui"(%1502, %1486) : (i32, i32) -> i32
            %1504 = "arith.minui"(%1488, %1490) : (i32, i32) -> i32
            %1505 = "arith.minui"(%1504, %1492) : (i32, i32) -> i32
            %1506 = "arith.minui"(%1494, %1496) : (i32, i32) -> i32
            %1507 = "arith.minui"(%1506, %1498) : (i32, i32) -> i32
            %1508 = "arith.minui"(%1500, %1501) : (i32, i32) -> i32
            %1509 = "arith.minui"(%1503, %1505) : (i32, i32) -> i32
            %1510 = "arith.minui"(%1509, %1507) : (i32, i32) -> i32
            %1511 = "arith.minui"(%1510, %1508) : (i32, i32) -> i32
            %1512 = "arith.cmpi"(%1378, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %1513 = "arith.select"(%1512, %1511, %1378) : (i1, i32, i32) -> i32
            "scf.yield"(%1448, %1513) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1315, %1378) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %1514 = "arith.bitcast"(%1382) : (i32) -> f32
          %1515 = "arith.bitcast"(%1383) : (i32) -> f32
          %1516 = "arith.mulf"(%1514, %233) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1517 = "arith.mulf"(%1515, %233) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1518 = "arith.constant"() {value = 2.0 : f32} : () -> f32
          %1519 = "arith.addf"(%860, %1518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1520 = "arith.cmpf"(%1516, %1519) {predicate = 2 : i64} : (f32, f32) -> i1
          %1521 = "arith.addf"(%861, %1518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1522 = "arith.cmpf"(%1517, %1521) {predicate = 2 : i64} : (f32, f32) -> i1
          %1523 = "arith.ori"(%1520, %1522) : (i1, i1) -> i1
          %1524 = "nvvm.vote.sync"(%51, %1523) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 12 : i32} : (i32, i1) -> i1
          %1525, %1526, %1527, %1528 = "scf.if"(%1524) ({
            %1529 = "nvvm.shfl.sync"(%51, %1516, %229, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 13 : i32} : (i32, f32, i32, i32) -> f32
            %1530 = "arith.maxnumf"(%1516, %1529) : (f32, f32) -> f32
            %1531 = "nvvm.shfl.sync"(%51, %1530, %274, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 14 : i32} : (i32, f32, i32, i32) -> f32
            %1532 = "arith.maxnumf"(%1530, %1531) : (f32, f32) -> f32
            %1533 = "arith.maxnumf"(%860, %1532) : (f32, f32) -> f32
            %1534 = "nvvm.shfl.sync"(%51, %1517, %229, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 15 : i32} : (i32, f32, i32, i32) -> f32
            %1535 = "arith.maxnumf"(%1517, %1534) : (f32, f32) -> f32
            %1536 = "nvvm.shfl.sync"(%51, %1535, %274, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 16 : i32} : (i32, f32, i32, i32) -> f32
            %1537 = "arith.maxnumf"(%1535, %1536) : (f32, f32) -> f32
            %1538 = "arith.maxnumf"(%861, %1537) : (f32, f32) -> f32
            "scf.yield"(%1533, %1538, %860, %861) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%860, %861, %544, %545) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1539 = "vector.from_elements"(%1112, %1113, %1116, %1117, %1120, %1121, %1124, %1125, %1128, %1129, %1132, %1133, %1136, %1137, %1140, %1141, %1144, %1145, %1148, %1149, %1152, %1153, %1156, %1157, %1160, %1161, %1164, %1165, %1168, %1169, %1172, %1173) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1540 = "vector.broadcast"(%233) : (f32) -> vector<32xf32>
          %1541 = "arith.mulf"(%1539, %1540) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1542 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1543 = "arith.cmpf"(%1525, %1542) {predicate = 2 : i64} : (f32, f32) -> i1
          %1544 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1545 = "arith.select"(%1543, %1525, %1544) : (i1, f32, f32) -> f32
          %1546 = "vector.broadcast"(%1545) : (f32) -> vector<32xf32>
          %1547 = "arith.subf"(%1541, %1546) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1548 = "vector.extract"(%1547) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1549 = "vector.extract"(%1547) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1550 = "vector.extract"(%1547) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1551 = "vector.extract"(%1547) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1552 = "vector.extract"(%1547) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1553 = "vector.extract"(%1547) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1554 = "vector.extract"(%1547) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1555 = "vector.extract"(%1547) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1556 = "vector.extract"(%1547) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1557 = "vector.extract"(%1547) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1558 = "vector.extract"(%1547) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1559 = "vector.extract"(%1547) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1560 = "vector.extract"(%1547) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1561 = "vector.extract"(%1547) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1562 = "vector.extract"(%1547) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1563 = "vector.extract"(%1547) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1564 = "vector.extract"(%1547) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1565 = "vector.extract"(%1547) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1566 = "vector.extract"(%1547) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1567 = "vector.extract"(%1547) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1568 = "vector.extract"(%1547) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1569 = "vector.extract"(%1547) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1570 = "vector.extract"(%1547) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1571 = "vector.extract"(%1547) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1572 = "vector.extract"(%1547) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1573 = "vector.extract"(%1547) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1574 = "vector.extract"(%1547) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1575 = "vector.extract"(%1547) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1576 = "vector.extract"(%1547) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1577 = "vector.extract"(%1547) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1578 = "vector.extract"(%1547) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1579 = "vector.extract"(%1547) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1580 = "llvm.call_intrinsic"(%1548) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1581 = "llvm.call_intrinsic"(%1549) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1582 = "llvm.call_intrinsic"(%1550) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1583 = "llvm.call_intrinsic"(%1551) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1584 = "llvm.call_intrinsic"(%1552) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1585 = "llvm.call_intrinsic"(%1553) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1586 = "llvm.call_intrinsic"(%1554) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1587 = "llvm.call_intrinsic"(%1555) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1588 = "llvm.call_intrinsic"(%1556) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1589 = "llvm.call_intrinsic"(%1557) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1590 = "llvm.call_intrinsic"(%1558) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1591 = "llvm.call_intrinsic"(%1559) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1592 = "llvm.call_intrinsic"(%1560) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1593 = "llvm.call_intrinsic"(%1561) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1594 = "llvm.call_intrinsic"(%1562) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1595 = "llvm.call_intrinsic"(%1563) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1596 = "llvm.call_intrinsic"(%1564) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1597 = "llvm.call_intrinsic"(%1565) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1598 = "llvm.call_intrinsic"(%1566) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1599 = "llvm.call_intrinsic"(%1567) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1600 = "llvm.call_intrinsic"(%1568) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1601 = "llvm.call_intrinsic"(%1569) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1602 = "llvm.call_intrinsic"(%1570) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1603 = "llvm.call_intrinsic"(%1571) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1604 = "llvm.call_intrinsic"(%1572) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1605 = "llvm.call_intrinsic"(%1573) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1606 = "llvm.call_intrinsic"(%1574) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1607 = "llvm.call_intrinsic"(%1575) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1608 = "llvm.call_intrinsic"(%1576) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1609 = "llvm.call_intrinsic"(%1577) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1610 = "llvm.call_intrinsic"(%1578) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1611 = "llvm.call_intrinsic"(%1579) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1612 = "vector.from_elements"(%1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1613 = "vector.extract"(%1612) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1614 = "vector.extract"(%1612) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1615 = "arith.addf"(%1613, %1614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1616 = "vector.extract"(%1612) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1617 = "vector.extract"(%1612) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1618 = "arith.addf"(%1616, %1617) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1619 = "arith.addf"(%1615, %1618) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1620 = "vector.extract"(%1612) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1621 = "vector.extract"(%1612) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1622 = "arith.addf"(%1620, %1621) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1623 = "vector.extract"(%1612) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1624 = "vector.extract"(%1612) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1625 = "arith.addf"(%1623, %1624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1626 = "arith.addf"(%1622, %1625) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1627 = "arith.addf"(%1619, %1626) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1628 = "vector.extract"(%1612) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1629 = "vector.extract"(%1612) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1630 = "arith.addf"(%1628, %1629) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1631 = "vector.extract"(%1612) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1632 = "vector.extract"(%1612) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1633 = "arith.addf"(%1631, %1632) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1634 = "arith.addf"(%1630, %1633) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1635 = "vector.extract"(%1612) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1636 = "vector.extract"(%1612) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1637 = "arith.addf"(%1635, %1636) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1638 = "vector.extract"(%1612) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1639 = "vector.extract"(%1612) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1640 = "arith.addf"(%1638, %1639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1641 = "arith.addf"(%1637, %1640) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1642 = "arith.addf"(%1634, %1641) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1643 = "arith.addf"(%1627, %1642) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1644 = "vector.extract"(%1612) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1645 = "vector.extract"(%1612) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1646 = "arith.addf"(%1644, %1645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1647 = "vector.extract"(%1612) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1648 = "vector.extract"(%1612) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1649 = "arith.addf"(%1647, %1648) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1650 = "arith.addf"(%1646, %1649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1651 = "vector.extract"(%1612) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1652 = "vector.extract"(%1612) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1653 = "arith.addf"(%1651, %1652) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1654 = "vector.extract"(%1612) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1655 = "vector.extract"(%1612) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1656 = "arith.addf"(%1654, %1655) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1657 = "arith.addf"(%1653, %1656) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1658 = "arith.addf"(%1650, %1657) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1659 = "vector.extract"(%1612) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1660 = "vector.extract"(%1612) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1661 = "arith.addf"(%1659, %1660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1662 = "vector.extract"(%1612) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1663 = "vector.extract"(%1612) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1664 = "arith.addf"(%1662, %1663) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1665 = "arith.addf"(%1661, %1664) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1666 = "vector.extract"(%1612) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1667 = "vector.extract"(%1612) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1668 = "arith.addf"(%1666, %1667) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1669 = "vector.extract"(%1612) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1670 = "vector.extract"(%1612) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1671 = "arith.addf"(%1669, %1670) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1672 = "arith.addf"(%1668, %1671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1673 = "arith.addf"(%1665, %1672) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1674 = "arith.addf"(%1658, %1673) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1675 = "arith.addf"(%1643, %1674) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1676 = "arith.addf"(%1675, %1544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1677 = "vector.from_elements"(%1114, %1115, %1118, %1119, %1122, %1123, %1126, %1127, %1130, %1131, %1134, %1135, %1138, %1139, %1142, %1143, %1146, %1147, %1150, %1151, %1154, %1155, %1158, %1159, %1162, %1163, %1166, %1167, %1170, %1171, %1174, %1175) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1678 = "vector.broadcast"(%233) : (f32) -> vector<32xf32>
          %1679 = "arith.mulf"(%1677, %1678) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1680 = "arith.cmpf"(%1526, %1542) {predicate = 2 : i64} : (f32, f32) -> i1
          %1681 = "arith.select"(%1680, %1526, %1544) : (i1, f32, f32) -> f32
          %1682 = "vector.broadcast"(%1681) : (f32) -> vector<32xf32>
          %1683 = "arith.subf"(%1679, %1682) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %1684 = "vector.extract"(%1683) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1685 = "vector.extract"(%1683) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1686 = "vector.extract"(%1683) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1687 = "vector.extract"(%1683) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1688 = "vector.extract"(%1683) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1689 = "vector.extract"(%1683) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1690 = "vector.extract"(%1683) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1691 = "vector.extract"(%1683) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1692 = "vector.extract"(%1683) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1693 = "vector.extract"(%1683) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1694 = "vector.extract"(%1683) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1695 = "vector.extract"(%1683) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1696 = "vector.extract"(%1683) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1697 = "vector.extract"(%1683) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1698 = "vector.extract"(%1683) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1699 = "vector.extract"(%1683) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1700 = "vector.extract"(%1683) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1701 = "vector.extract"(%1683) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1702 = "vector.extract"(%1683) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1703 = "vector.extract"(%1683) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1704 = "vector.extract"(%1683) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1705 = "vector.extract"(%1683) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1706 = "vector.extract"(%1683) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1707 = "vector.extract"(%1683) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1708 = "vector.extract"(%1683) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1709 = "vector.extract"(%1683) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1710 = "vector.extract"(%1683) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1711 = "vector.extract"(%1683) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1712 = "vector.extract"(%1683) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1713 = "vector.extract"(%1683) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1714 = "vector.extract"(%1683) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1715 = "vector.extract"(%1683) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1716 = "llvm.call_intrinsic"(%1684) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1717 = "llvm.call_intrinsic"(%1685) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1718 = "llvm.call_intrinsic"(%1686) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1719 = "llvm.call_intrinsic"(%1687) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1720 = "llvm.call_intrinsic"(%1688) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1721 = "llvm.call_intrinsic"(%1689) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1722 = "llvm.call_intrinsic"(%1690) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1723 = "llvm.call_intrinsic"(%1691) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1724 = "llvm.call_intrinsic"(%1692) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1725 = "llvm.call_intrinsic"(%1693) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1726 = "llvm.call_intrinsic"(%1694) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1727 = "llvm.call_intrinsic"(%1695) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1728 = "llvm.call_intrinsic"(%1696) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1729 = "llvm.call_intrinsic"(%1697) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1730 = "llvm.call_intrinsic"(%1698) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1731 = "llvm.call_intrinsic"(%1699) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1732 = "llvm.call_intrinsic"(%1700) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1733 = "llvm.call_intrinsic"(%1701) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1734 = "llvm.call_intrinsic"(%1702) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1735 = "llvm.call_intrinsic"(%1703) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1736 = "llvm.call_intrinsic"(%1704) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1737 = "llvm.call_intrinsic"(%1705) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1738 = "llvm.call_intrinsic"(%1706) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1739 = "llvm.call_intrinsic"(%1707) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1740 = "llvm.call_intrinsic"(%1708) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1741 = "llvm.call_intrinsic"(%1709) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1742 = "llvm.call_intrinsic"(%1710) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1743 = "llvm.call_intrinsic"(%1711) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1744 = "llvm.call_intrinsic"(%1712) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1745 = "llvm.call_intrinsic"(%1713) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1746 = "llvm.call_intrinsic"(%1714) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1747 = "llvm.call_intrinsic"(%1715) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1748 = "vector.from_elements"(%1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1749 = "vector.extract"(%1748) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1750 = "vector.extract"(%1748) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1751 = "arith.addf"(%1749, %1750) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1752 = "vector.extract"(%1748) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1753 = "vector.extract"(%1748) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1754 = "arith.addf"(%1752, %1753) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1755 = "arith.addf"(%1751, %1754) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1756 = "vector.extract"(%1748) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1757 = "vector.extract"(%1748) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1758 = "arith.addf"(%1756, %1757) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1759 = "vector.extract"(%1748) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1760 = "vector.extract"(%1748) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1761 = "arith.addf"(%1759, %1760) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1762 = "arith.addf"(%1758, %1761) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1763 = "arith.addf"(%1755, %1762) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1764 = "vector.extract"(%1748) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1765 = "vector.extract"(%1748) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1766 = "arith.addf"(%1764, %1765) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1767 = "vector.extract"(%1748) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1768 = "vector.extract"(%1748) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1769 = "arith.addf"(%1767, %1768) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1770 = "arith.addf"(%1766, %1769) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1771 = "vector.extract"(%1748) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1772 = "vector.extract"(%1748) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1773 = "arith.addf"(%1771, %1772) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1774 = "vector.extract"(%1748) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1775 = "vector.extract"(%1748) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1776 = "arith.addf"(%1774, %1775) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1777 = "arith.addf"(%1773, %1776) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1778 = "arith.addf"(%1770, %1777) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1779 = "arith.addf"(%1763, %1778) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1780 = "vector.extract"(%1748) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1781 = "vector.extract"(%1748) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1782 = "arith.addf"(%1780, %1781) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1783 = "vector.extract"(%1748) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1784 = "vector.extract"(%1748) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1785 = "arith.addf"(%1783, %1784) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1786 = "arith.addf"(%1782, %1785) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1787 = "vector.extract"(%1748) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1788 = "vector.extract"(%1748) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1789 = "arith.addf"(%1787, %1788) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1790 = "vector.extract"(%1748) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1791 = "vector.extract"(%1748) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1792 = "arith.addf"(%1790, %1791) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1793 = "arith.addf"(%1789, %1792) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1794 = "arith.addf"(%1786, %1793) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1795 = "vector.extract"(%1748) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1796 = "vector.extract"(%1748) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1797 = "arith.addf"(%1795, %1796) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1798 = "vector.extract"(%1748) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1799 = "vector.extract"(%1748) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1800 = "arith.addf"(%1798, %1799) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1801 = "arith.addf"(%1797, %1800) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1802 = "vector.extract"(%1748) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1803 = "vector.extract"(%1748) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1804 = "arith.addf"(%1802, %1803) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1805 = "vector.extract"(%1748) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1806 = "vector.extract"(%1748) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1807 = "arith.addf"(%1805, %1806) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1808 = "arith.addf"(%1804, %1807) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1809 = "arith.addf"(%1801, %1808) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1810 = "arith.addf"(%1794, %1809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1811 = "arith.addf"(%1779, %1810) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1812 = "arith.addf"(%1811, %1544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1813 = "vector.from_elements"(%1613, %1644, %1749, %1780, %1628, %1659, %1764, %1795, %1620, %1651, %1756, %1787, %1635, %1666, %1771, %1802, %1616, %1647, %1752, %1783, %1631, %1662, %1767, %1798, %1623, %1654, %1759, %1790, %1638, %1669, %1774, %1805, %1614, %1645, %1750, %1781, %1629, %1660, %1765, %1796, %1621, %1652, %1757, %1788, %1636, %1667, %1772, %1803, %1617, %1648, %1753, %1784, %1632, %1663, %1768, %1799, %1624, %1655, %1760, %1791, %1639, %1670, %1775, %1806) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %1814 = "arith.truncf"(%1813) : (vector<64xf32>) -> vector<64xf16>
          %1815 = "vector.bitcast"(%1814) : (vector<64xf16>) -> vector<32xi32>
          %1816 = "vector.extract"(%1815) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
          %1817 = "vector.extract"(%1815) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
          %1818 = "vector.extract"(%1815) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
          %1819 = "vector.extract"(%1815) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
          %1820 = "vector.extract"(%1815) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
          %1821 = "vector.extract"(%1815) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
          %1822 = "vector.extract"(%1815) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
          %1823 = "vector.extract"(%1815) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
          %1824 = "vector.extract"(%1815) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
          %1825 = "vector.extract"(%1815) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
          %1826 = "vector.extract"(%1815) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
          %1827 = "vector.extract"(%1815) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
          %1828 = "vector.extract"(%1815) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
          %1829 = "vector.extract"(%1815) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
          %1830 = "vector.extract"(%1815) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
          %1831 = "vector.extract"(%1815) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
          %1832 = "vector.extract"(%1815) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
          %1833 = "vector.extract"(%1815) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
          %1834 = "vector.extract"(%1815) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
          %1835 = "vector.extract"(%1815) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
          %1836 = "vector.extract"(%1815) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
          %1837 = "vector.extract"(%1815) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
          %1838 = "vector.extract"(%1815) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
          %1839 = "vector.extract"(%1815) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
          %1840 = "vector.extract"(%1815) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
          %1841 = "vector.extract"(%1815) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
          %1842 = "vector.extract"(%1815) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
          %1843 = "vector.extract"(%1815) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
          %1844 = "vector.extract"(%1815) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
          %1845 = "vector.extract"(%1815) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
          %1846 = "vector.extract"(%1815) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
          %1847 = "vector.extract"(%1815) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
          %1848 = "arith.addi"(%552, %229) : (i32, i32) -> i32
          %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989 = "scf.for"(%1848, %554, %229, %895, %1109, %1108, %1107, %477, %478, %479, %1613, %1644, %1749, %1780, %1628, %1659, %1764, %1795, %1620, %1651, %1756, %1787, %1635, %1666, %1771, %1802, %1616, %1647, %1752, %1783, %1631, %1662, %1767, %1798, %1623, %1654, %1759, %1790, %1638, %1669, %1774, %1805, %1614, %1645, %1750, %1781, %1629, %1660, %1765, %1796, %1621, %1652, %1757, %1788, %1636, %1667, %1772, %1803, %1617, %1648, %1753, %1784, %1632, %1663, %1768, %1799, %1624, %1655, %1760, %1791, %1639, %1670, %1775, %1806, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %1525, %1526, %1676, %1812, %1527, %1528) ({
          ^bb0(%1990: i32, %1991: i32, %1992: i32, %1993: i32, %1994: i32, %1995: i32, %1996: i32, %1997: i32, %1998: f32, %1999: f32, %2000: f32, %2001: f32, %2002: f32, %2003: f32, %2004: f32, %2005: f32, %2006: f32, %2007: f32, %2008: f32, %2009: f32, %2010: f32, %2011: f32, %2012: f32, %2013: f32, %2014: f32, %2015: f32, %2016: f32, %2017: f32, %2018: f32, %2019: f32, %2020: f32, %2021: f32, %2022: f32, %2023: f32, %2024: f32, %2025: f32, %2026: f32, %2027: f32, %2028: f32, %2029: f32, %2030: f32, %2031: f32, %2032: f32, %2033: f32, %2034: f32, %2035: f32, %2036: f32, %2037: f32, %2038: f32, %2039: f32, %2040: f32, %2041: f32, %2042: f32, %2043: f32, %2044: f32, %2045: f32, %2046: f32, %2047: f32, %2048: f32, %2049: f32, %2050: f32, %2051: f32, %2052: f32, %2053: f32, %2054: f32, %2055: f32, %2056: f32, %2057: f32, %2058: f32, %2059: f32, %2060: f32, %2061: f32, %2062: i32, %2063: i32, %2064: i32, %2065: i32, %2066: i32, %2067: i32, %2068: i32, %2069: i32, %2070: i32, %2071: i32, %2072: i32, %2073: i32, %2074: i32, %2075: i32, %2076: i32, %2077: i32, %2078: i32, %2079: i32, %2080: i32, %2081: i32, %2082: i32, %2083: i32, %2084: i32, %2085: i32, %2086: i32, %2087: i32, %2088: i32, %2089: i32, %2090: i32, %2091: i32, %2092: i32, %2093: i32, %2094: f32, %2095: f32, %2096: f32, %2097: f32, %2098: f32, %2099: f32, %2100: f32, %2101: f32, %2102: f32, %2103: f32, %2104: f32, %2105: f32, %2106: f32, %2107: f32, %2108: f32, %2109: f32, %2110: f32, %2111: f32, %2112: f32, %2113: f32, %2114: f32, %2115: f32, %2116: f32, %2117: f32, %2118: f32, %2119: f32, %2120: f32, %2121: f32, %2122: f32, %2123: f32, %2124: f32, %2125: f32, %2126: f32, %2127: f32, %2128: f32, %2129: f32, %2130: f32, %2131: f32):
            %2132 = "arith.addi"(%1991, %49) : (i32, i32) -> i32
            %2133 = "llvm.getelementptr"(%66, %1993) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2134_s0 = "llvm.ptrtoint"(%2133) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2134_s0, %1994) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2135 = "llvm.getelementptr"(%92, %1996) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2136_s0 = "llvm.ptrtoint"(%2135) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2136_s0, %1997) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2137 = "arith.muli"(%1993, %899) : (i32, i32) -> i32
            %2138 = "llvm.getelementptr"(%64, %2137) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2140_a = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
            %t2140_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2140_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2140_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2140_shifted = "arith.shrui"(%t2140_a, %t2140_four) : (i32, i32) -> i32
            %t2140_low = "arith.andi"(%t2140_shifted, %t2140_mask) : (i32, i32) -> i32
            %t2140_wide = "arith.extui"(%t2140_low) : (i32) -> i64
            %2139 = "arith.ori"(%t2140_wide, %t2140_fields) : (i64, i64) -> i64
            %t2142_a = "llvm.ptrtoint"(%2138) : (!llvm.ptr<3>) -> i32
            %t2142_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2142_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2142_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2142_shifted = "arith.shrui"(%t2142_a, %t2142_four) : (i32, i32) -> i32
            %t2142_low = "arith.andi"(%t2142_shifted, %t2142_mask) : (i32, i32) -> i32
            %t2142_wide = "arith.extui"(%t2142_low) : (i32) -> i64
            %2141 = "arith.ori"(%t2142_wide, %t2142_fields) : (i64, i64) -> i64
            %t2207_r = "llvm.inline_asm"(%1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %2143 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 0>} : (!struct0) -> f32
            %2144 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 1>} : (!struct0) -> f32
            %2145 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 2>} : (!struct0) -> f32
            %2146 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 3>} : (!struct0) -> f32
            %2147 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 4>} : (!struct0) -> f32
            %2148 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 5>} : (!struct0) -> f32
            %2149 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 6>} : (!struct0) -> f32
            %2150 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 7>} : (!struct0) -> f32
            %2151 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 8>} : (!struct0) -> f32
            %2152 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 9>} : (!struct0) -> f32
            %2153 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 10>} : (!struct0) -> f32
            %2154 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 11>} : (!struct0) -> f32
            %2155 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 12>} : (!struct0) -> f32
            %2156 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 13>} : (!struct0) -> f32
            %2157 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 14>} : (!struct0) -> f32
            %2158 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 15>} : (!struct0) -> f32
            %2159 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 16>} : (!struct0) -> f32
            %2160 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 17>} : (!struct0) -> f32
            %2161 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 18>} : (!struct0) -> f32
            %2162 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 19>} : (!struct0) -> f32
            %2163 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 20>} : (!struct0) -> f32
            %2164 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 21>} : (!struct0) -> f32
            %2165 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 22>} : (!struct0) -> f32
            %2166 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 23>} : (!struct0) -> f32
            %2167 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 24>} : (!struct0) -> f32
            %2168 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 25>} : (!struct0) -> f32
            %2169 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 26>} : (!struct0) -> f32
            %2170 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 27>} : (!struct0) -> f32
            %2171 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 28>} : (!struct0) -> f32
            %2172 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 29>} : (!struct0) -> f32
            %2173 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 30>} : (!struct0) -> f32
            %2174 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 31>} : (!struct0) -> f32
            %2175 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 32>} : (!struct0) -> f32
            %2176 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 33>} : (!struct0) -> f32
            %2177 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 34>} : (!struct0) -> f32
            %2178 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 35>} : (!struct0) -> f32
            %2179 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 36>} : (!struct0) -> f32
            %2180 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 37>} : (!struct0) -> f32
            %2181 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 38>} : (!struct0) -> f32
            %2182 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 39>} : (!struct0) -> f32
            %2183 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 40>} : (!struct0) -> f32
            %2184 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 41>} : (!struct0) -> f32
            %2185 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 42>} : (!struct0) -> f32
            %2186 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 43>} : (!struct0) -> f32
            %2187 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 44>} : (!struct0) -> f32
            %2188 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 45>} : (!struct0) -> f32
            %2189 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 46>} : (!struct0) -> f32
            %2190 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 47>} : (!struct0) -> f32
            %2191 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 48>} : (!struct0) -> f32
            %2192 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 49>} : (!struct0) -> f32
            %2193 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 50>} : (!struct0) -> f32
            %2194 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 51>} : (!struct0) -> f32
            %2195 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 52>} : (!struct0) -> f32
            %2196 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 53>} : (!struct0) -> f32
            %2197 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 54>} : (!struct0) -> f32
            %2198 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2199 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2200 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2201 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2202 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2203 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2204 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2205 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2206 = "llvm.extractvalue"(%t2207_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t2272_r = "llvm.inline_asm"(%2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2139, %2141, %902) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 17 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %2208 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 0>} : (!struct0) -> f32
            %2209 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 1>} : (!struct0) -> f32
            %2210 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 2>} : (!struct0) -> f32
            %2211 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 3>} : (!struct0) -> f32
            %2212 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 4>} : (!struct0) -> f32
            %2213 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 5>} : (!struct0) -> f32
            %2214 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 6>} : (!struct0) -> f32
            %2215 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 7>} : (!struct0) -> f32
            %2216 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 8>} : (!struct0) -> f32
            %2217 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 9>} : (!struct0) -> f32
            %2218 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 10>} : (!struct0) -> f32
            %2219 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 11>} : (!struct0) -> f32
            %2220 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 12>} : (!struct0) -> f32
            %2221 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 13>} : (!struct0) -> f32
            %2222 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 14>} : (!struct0) -> f32
            %2223 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 15>} : (!struct0) -> f32
            %2224 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 16>} : (!struct0) -> f32
            %2225 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 17>} : (!struct0) -> f32
            %2226 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 18>} : (!struct0) -> f32
            %2227 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 19>} : (!struct0) -> f32
            %2228 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 20>} : (!struct0) -> f32
            %2229 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 21>} : (!struct0) -> f32
            %2230 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 22>} : (!struct0) -> f32
            %2231 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 23>} : (!struct0) -> f32
            %2232 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 24>} : (!struct0) -> f32
            %2233 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 25>} : (!struct0) -> f32
            %2234 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 26>} : (!struct0) -> f32
            %2235 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 27>} : (!struct0) -> f32
            %2236 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 28>} : (!struct0) -> f32
            %2237 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 29>} : (!struct0) -> f32
            %2238 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 30>} : (!struct0) -> f32
            %2239 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 31>} : (!struct0) -> f32
            %2240 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 32>} : (!struct0) -> f32
            %2241 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 33>} : (!struct0) -> f32
            %2242 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 34>} : (!struct0) -> f32
            %2243 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 35>} : (!struct0) -> f32
            %2244 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 36>} : (!struct0) -> f32
            %2245 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 37>} : (!struct0) -> f32
            %2246 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 38>} : (!struct0) -> f32
            %2247 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 39>} : (!struct0) -> f32
            %2248 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 40>} : (!struct0) -> f32
            %2249 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 41>} : (!struct0) -> f32
            %2250 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 42>} : (!struct0) -> f32
            %2251 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 43>} : (!struct0) -> f32
            %2252 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 44>} : (!struct0) -> f32
            %2253 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 45>} : (!struct0) -> f32
            %2254 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 46>} : (!struct0) -> f32
            %2255 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 47>} : (!struct0) -> f32
            %2256 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 48>} : (!struct0) -> f32
            %2257 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 49>} : (!struct0) -> f32
            %2258 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 50>} : (!struct0) -> f32
            %2259 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 51>} : (!struct0) -> f32
            %2260 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 52>} : (!struct0) -> f32
            %2261 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 53>} : (!struct0) -> f32
            %2262 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 54>} : (!struct0) -> f32
            %2263 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 55>} : (!struct0) -> f32
            %2264 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 56>} : (!struct0) -> f32
            %2265 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 57>} : (!struct0) -> f32
            %2266 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 58>} : (!struct0) -> f32
            %2267 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 59>} : (!struct0) -> f32
            %2268 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 60>} : (!struct0) -> f32
            %2269 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 61>} : (!struct0) -> f32
            %2270 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 62>} : (!struct0) -> f32
            %2271 = "llvm.extractvalue"(%t2272_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2273 = "arith.muli"(%1996, %899) : (i32, i32) -> i32
            %2274 = "llvm.getelementptr"(%65, %2273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2275 = "arith.constant"() {value = true} : () -> i1
            %t2277_a = "llvm.ptrtoint"(%2274) : (!llvm.ptr<3>) -> i32
            %t2277_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2277_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2277_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2277_shifted = "arith.shrui"(%t2277_a, %t2277_four) : (i32, i32) -> i32
            %t2277_low = "arith.andi"(%t2277_shifted, %t2277_mask) : (i32, i32) -> i32
            %t2277_wide = "arith.extui"(%t2277_low) : (i32) -> i64
            %2276 = "arith.ori"(%t2277_wide, %t2277_fields) : (i64, i64) -> i64
            %t2310_r = "llvm.inline_asm"(%2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2278 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2279 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2280 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2281 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2282 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2283 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2284 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2285 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2286 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2287 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2288 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2289 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2290 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2291 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2292 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2293 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2294 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2295 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2296 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2297 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2298 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2299 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2300 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2301 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2302 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2303 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2304 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2305 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2306 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2307 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2308 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2309 = "llvm.extractvalue"(%t2310_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2343_r = "llvm.inline_asm"(%2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2276, %2275) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 18 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2311 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2312 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2313 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2314 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2315 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2316 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2317 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2318 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2319 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2320 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2321 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2322 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2323 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2324 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2325 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2326 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2327 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2328 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2329 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2330 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2331 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2332 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2333 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2334 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2335 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2336 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2337 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2338 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2339 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2340 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2341 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2342 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2440_r = "llvm.inline_asm"(%2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2344 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2345 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2346 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2347 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2348 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2349 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2350 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2351 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2352 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2353 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2354 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2355 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2356 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2357 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2358 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2359 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2360 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2361 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2362 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2363 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2364 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2365 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2366 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2367 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2368 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2369 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2370 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2371 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2372 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2373 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2374 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2375 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2376 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2377 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2378 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2379 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2380 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2381 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2382 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2383 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2384 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2385 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2386 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2387 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2388 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2389 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2390 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2391 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2392 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2393 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2394 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2395 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2396 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2397 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2398 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2399 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2400 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2401 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2402 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2403 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2404 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2405 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2406 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2407 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2408 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2409 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2410 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2411 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2412 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2413 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2414 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2415 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2416 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2417 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2418 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2419 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2420 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2421 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2422 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2423 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2424 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2425 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2426 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2427 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2428 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2429 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2430 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2431 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2432 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2433 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2434 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2435 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2436 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2437 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2438 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2439 = "llvm.extractvalue"(%t2440_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%68) ({
              %2441 = "llvm.getelementptr"(%69, %1993) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2442_s0 = "llvm.ptrtoint"(%2441) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2442_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2443 = "arith.addi"(%1993, %229) : (i32, i32) -> i32
            %2444 = "arith.cmpi"(%2443, %773) {predicate = 0 : i64} : (i32, i32) -> i1
            %2445 = "arith.xori"(%1994, %229) : (i32, i32) -> i32
            %2446 = "arith.select"(%2444, %2445, %1994) : (i1, i32, i32) -> i32
            %2447 = "arith.select"(%2444, %52, %2443) : (i1, i32, i32) -> i32
            %2448 = "arith.addi"(%1992, %229) : (i32, i32) -> i32
            %2449 = "arith.addi"(%2132, %49) : (i32, i32) -> i32
            %2450 = "arith.cmpi"(%2449, %1) {predicate = 4 : i64} : (i32, i32) -> i1
            %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514 = "scf.if"(%2450) ({
              %2515 = "arith.addi"(%2132, %275) : (i32, i32) -> i32
              %2516 = "vector.from_elements"(%52, %229, %234, %235, %236, %237, %238, %239, %55, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2517 = "arith.subi"(%1, %2515) : (i32, i32) -> i32
              %2518 = "vector.broadcast"(%2517) : (i32) -> vector<32xi32>
              %2519 = "arith.cmpi"(%2516, %2518) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2520 = "vector.from_elements"(%2344, %2345, %2348, %2349, %2352, %2353, %2356, %2357, %2360, %2361, %2364, %2365, %2368, %2369, %2372, %2373, %2376, %2377, %2380, %2381, %2384, %2385, %2388, %2389, %2392, %2393, %2396, %2397, %2400, %2401, %2404, %2405) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2521 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %2522 = "arith.select"(%2519, %2521, %2520) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2523 = "vector.extract"(%2522) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2524 = "vector.extract"(%2522) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2525 = "vector.extract"(%2522) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2526 = "vector.extract"(%2522) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2527 = "vector.extract"(%2522) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2528 = "vector.extract"(%2522) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2529 = "vector.extract"(%2522) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2530 = "vector.extract"(%2522) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2531 = "vector.extract"(%2522) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2532 = "vector.extract"(%2522) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2533 = "vector.extract"(%2522) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2534 = "vector.extract"(%2522) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2535 = "vector.extract"(%2522) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2536 = "vector.extract"(%2522) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2537 = "vector.extract"(%2522) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2538 = "vector.extract"(%2522) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2539 = "vector.extract"(%2522) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2540 = "vector.extract"(%2522) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2541 = "vector.extract"(%2522) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2542 = "vector.extract"(%2522) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2543 = "vector.extract"(%2522) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2544 = "vector.extract"(%2522) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2545 = "vector.extract"(%2522) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2546 = "vector.extract"(%2522) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2547 = "vector.extract"(%2522) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2548 = "vector.extract"(%2522) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2549 = "vector.extract"(%2522) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2550 = "vector.extract"(%2522) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2551 = "vector.extract"(%2522) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2552 = "vector.extract"(%2522) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2553 = "vector.extract"(%2522) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2554 = "vector.extract"(%2522) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2555 = "vector.from_elements"(%52, %229, %234, %235, %236, %237, %238, %239, %55, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %2556 = "vector.broadcast"(%2517) : (i32) -> vector<32xi32>
              %2557 = "arith.cmpi"(%2555, %2556) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %2558 = "vector.from_elements"(%2346, %2347, %2350, %2351, %2354, %2355, %2358, %2359, %2362, %2363, %2366, %2367, %2370, %2371, %2374, %2375, %2378, %2379, %2382, %2383, %2386, %2387, %2390, %2391, %2394, %2395, %2398, %2399, %2402, %2403, %2406, %2407) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2559 = "arith.select"(%2557, %2521, %2558) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2560 = "vector.extract"(%2559) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2561 = "vector.extract"(%2559) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2562 = "vector.extract"(%2559) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2563 = "vector.extract"(%2559) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2564 = "vector.extract"(%2559) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2565 = "vector.extract"(%2559) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2566 = "vector.extract"(%2559) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2567 = "vector.extract"(%2559) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2568 = "vector.extract"(%2559) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2569 = "vector.extract"(%2559) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2570 = "vector.extract"(%2559) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2571 = "vector.extract"(%2559) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2572 = "vector.extract"(%2559) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2573 = "vector.extract"(%2559) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2574 = "vector.extract"(%2559) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2575 = "vector.extract"(%2559) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2576 = "vector.extract"(%2559) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2577 = "vector.extract"(%2559) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2578 = "vector.extract"(%2559) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2579 = "vector.extract"(%2559) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2580 = "vector.extract"(%2559) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2581 = "vector.extract"(%2559) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2582 = "vector.extract"(%2559) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2583 = "vector.extract"(%2559) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2584 = "vector.extract"(%2559) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2585 = "vector.extract"(%2559) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2586 = "vector.extract"(%2559) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2587 = "vector.extract"(%2559) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2588 = "vector.extract"(%2559) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2589 = "vector.extract"(%2559) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2590 = "vector.extract"(%2559) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2591 = "vector.extract"(%2559) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%2523, %2524, %2560, %2561, %2525, %2526, %2562, %2563, %2527, %2528, %2564, %2565, %2529, %2530, %2566, %2567, %2531, %2532, %2568, %2569, %2533, %2534, %2570, %2571, %2535, %2536, %2572, %2573, %2537, %2538, %2574, %2575, %2539, %2540, %2576, %2577, %2541, %2542, %2578, %2579, %2543, %2544, %2580, %2581, %2545, %2546, %2582, %2583, %2547, %2548, %2584, %2585, %2549, %2550, %2586, %2587, %2551, %2552, %2588, %2589, %2553, %2554, %2590, %2591) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2592 = "llvm.bitcast"(%2451) : (f32) -> i32
            %2593 = "llvm.bitcast"(%2452) : (f32) -> i32
            %2594 = "llvm.bitcast"(%2455) : (f32) -> i32
            %2595 = "llvm.bitcast"(%2456) : (f32) -> i32
            %2596 = "llvm.bitcast"(%2459) : (f32) -> i32
            %2597 = "llvm.bitcast"(%2460) : (f32) -> i32
            %2598 = "llvm.bitcast"(%2463) : (f32) -> i32
            %2599 = "llvm.bitcast"(%2464) : (f32) -> i32
            %2600 = "llvm.bitcast"(%2467) : (f32) -> i32
            %2601 = "llvm.bitcast"(%2468) : (f32) -> i32
            %2602 = "llvm.bitcast"(%2471) : (f32) -> i32
            %2603 = "llvm.bitcast"(%2472) : (f32) -> i32
            %2604 = "llvm.bitcast"(%2475) : (f32) -> i32
            %2605 = "llvm.bitcast"(%2476) : (f32) -> i32
            %2606 = "llvm.bitcast"(%2479) : (f32) -> i32
            %2607 = "llvm.bitcast"(%2480) : (f32) -> i32
            %2608 = "llvm.bitcast"(%2483) : (f32) -> i32
            %2609 = "llvm.bitcast"(%2484) : (f32) -> i32
            %2610 = "llvm.bitcast"(%2487) : (f32) -> i32
            %2611 = "llvm.bitcast"(%2488) : (f32) -> i32
            %2612 = "llvm.bitcast"(%2491) : (f32) -> i32
            %2613 = "llvm.bitcast"(%2492) : (f32) -> i32
            %2614 = "llvm.bitcast"(%2495) : (f32) -> i32
            %2615 = "llvm.bitcast"(%2496) : (f32) -> i32
            %2616 = "llvm.bitcast"(%2499) : (f32) -> i32
            %2617 = "llvm.bitcast"(%2500) : (f32) -> i32
            %2618 = "llvm.bitcast"(%2503) : (f32) -> i32
            %2619 = "llvm.bitcast"(%2504) : (f32) -> i32
            %2620 = "llvm.bitcast"(%2507) : (f32) -> i32
            %2621 = "llvm.bitcast"(%2508) : (f32) -> i32
            %2622 = "llvm.bitcast"(%2511) : (f32) -> i32
            %2623 = "llvm.bitcast"(%2512) : (f32) -> i32
            %2624 = "arith.maxsi"(%2592, %2593) : (i32, i32) -> i32
            %2625 = "arith.maxsi"(%2624, %2594) : (i32, i32) -> i32
            %2626 = "arith.maxsi"(%2595, %2596) : (i32, i32) -> i32
            %2627 = "arith.maxsi"(%2626, %2597) : (i32, i32) -> i32
            %2628 = "arith.maxsi"(%2598, %2599) : (i32, i32) -> i32
            %2629 = "arith.maxsi"(%2628, %2600) : (i32, i32) -> i32
            %2630 = "arith.maxsi"(%2601, %2602) : (i32, i32) -> i32
            %2631 = "arith.maxsi"(%2630, %2603) : (i32, i32) -> i32
            %2632 = "arith.maxsi"(%2604, %2605) : (i32, i32) -> i32
            %2633 = "arith.maxsi"(%2632, %2606) : (i32, i32) -> i32
            %2634 = "arith.maxsi"(%2607, %2608) : (i32, i32) -> i32
            %2635 = "arith.maxsi"(%2634, %2609) : (i32, i32) -> i32
            %2636 = "arith.maxsi"(%2610, %2611) : (i32, i32) -> i32
            %2637 = "arith.maxsi"(%2636, %2612) : (i32, i32) -> i32
            %2638 = "arith.maxsi"(%2613, %2614) : (i32, i32) -> i32
            %2639 = "arith.maxsi"(%2638, %2615) : (i32, i32) -> i32
            %2640 = "arith.maxsi"(%2616, %2617) : (i32, i32) -> i32
            %2641 = "arith.maxsi"(%2640, %2618) : (i32, i32) -> i32
            %2642 = "arith.maxsi"(%2619, %2620) : (i32, i32) -> i32
            %2643 = "arith.maxsi"(%2642, %2621) : (i32, i32) -> i32
            %2644 = "arith.maxsi"(%2622, %2623) : (i32, i32) -> i32
            %2645 = "arith.maxsi"(%2625, %2627) : (i32, i32) -> i32
            %2646 = "arith.maxsi"(%2645, %2629) : (i32, i32) -> i32
            %2647 = "arith.maxsi"(%2631, %2633) : (i32, i32) -> i32
            %2648 = "arith.maxsi"(%2647, %2635) : (i32, i32) -> i32
            %2649 = "arith.maxsi"(%2637, %2639) : (i32, i32) -> i32
            %2650 = "arith.maxsi"(%2649, %2641) : (i32, i32) -> i32
            %2651 = "arith.maxsi"(%2643, %2644) : (i32, i32) -> i32
            %2652 = "arith.maxsi"(%2646, %2648) : (i32, i32) -> i32
            %2653 = "arith.maxsi"(%2652, %2650) : (i32, i32) -> i32
            %2654 = "arith.maxsi"(%2653, %2651) : (i32, i32) -> i32
            %2655 = "llvm.bitcast"(%2453) : (f32) -> i32
            %2656 = "llvm.bitcast"(%2454) : (f32) -> i32
            %2657 = "llvm.bitcast"(%2457) : (f32) -> i32
            %2658 = "llvm.bitcast"(%2458) : (f32) -> i32
            %2659 = "llvm.bitcast"(%2461) : (f32) -> i32
            %2660 = "llvm.bitcast"(%2462) : (f32) -> i32
            %2661 = "llvm.bitcast"(%2465) : (f32) -> i32
            %2662 = "llvm.bitcast"(%2466) : (f32) -> i32
            %2663 = "llvm.bitcast"(%2469) : (f32) -> i32
            %2664 = "llvm.bitcast"(%2470) : (f32) -> i32
            %2665 = "llvm.bitcast"(%2473) : (f32) -> i32
            %2666 = "llvm.bitcast"(%2474) : (f32) -> i32
            %2667 = "llvm.bitcast"(%2477) : (f32) -> i32
            %2668 = "llvm.bitcast"(%2478) : (f32) -> i32
            %2669 = "llvm.bitcast"(%2481) : (f32) -> i32
            %2670 = "llvm.bitcast"(%2482) : (f32) -> i32
            %2671 = "llvm.bitcast"(%2485) : (f32) -> i32
            %2672 = "llvm.bitcast"(%2486) : (f32) -> i32
            %2673 = "llvm.bitcast"(%2489) : (f32) -> i32
            %2674 = "llvm.bitcast"(%2490) : (f32) -> i32
            %2675 = "llvm.bitcast"(%2493) : (f32) -> i32
            %2676 = "llvm.bitcast"(%2494) : (f32) -> i32
            %2677 = "llvm.bitcast"(%2497) : (f32) -> i32
            %2678 = "llvm.bitcast"(%2498) : (f32) -> i32
            %2679 = "llvm.bitcast"(%2501) : (f32) -> i32
            %2680 = "llvm.bitcast"(%2502) : (f32) -> i32
            %2681 = "llvm.bitcast"(%2505) : (f32) -> i32
            %2682 = "llvm.bitcast"(%2506) : (f32) -> i32
            %2683 = "llvm.bitcast"(%2509) : (f32) -> i32
            %2684 = "llvm.bitcast"(%2510) : (f32) -> i32
            %2685 = "llvm.bitcast"(%2513) : (f32) -> i32
            %2686 = "llvm.bitcast"(%2514) : (f32) -> i32
            %2687 = "arith.maxsi"(%2655, %2656) : (i32, i32) -> i32
            %2688 = "arith.maxsi"(%2687, %2657) : (i32, i32) -> i32
            %2689 = "arith.maxsi"(%2658, %2659) : (i32, i32) -> i32
            %2690 = "arith.maxsi"(%2689, %2660) : (i32, i32) -> i32
            %2691 = "arith.maxsi"(%2661, %2662) : (i32, i32) -> i32
            %2692 = "arith.maxsi"(%2691, %2663) : (i32, i32) -> i32
            %2693 = "arith.maxsi"(%2664, %2665) : (i32, i32) -> i32
            %2694 = "arith.maxsi"(%2693, %2666) : (i32, i32) -> i32
            %2695 = "arith.maxsi"(%2667, %2668) : (i32, i32) -> i32
            %2696 = "arith.maxsi"(%2695, %2669) : (i32, i32) -> i32
            %2697 = "arith.maxsi"(%2670, %2671) : (i32, i32) -> i32
            %2698 = "arith.maxsi"(%2697, %2672) : (i32, i32) -> i32
            %2699 = "arith.maxsi"(%2673, %2674) : (i32, i32) -> i32
            %2700 = "arith.maxsi"(%2699, %2675) : (i32, i32) -> i32
            %2701 = "arith.maxsi"(%2676, %2677) : (i32, i32) -> i32
            %2702 = "arith.maxsi"(%2701, %2678) : (i32, i32) -> i32
            %2703 = "arith.maxsi"(%2679, %2680) : (i32, i32) -> i32
            %2704 = "arith.maxsi"(%2703, %2681) : (i32, i32) -> i32
            %2705 = "arith.maxsi"(%2682, %2683) : (i32, i32) -> i32
            %2706 = "arith.maxsi"(%2705, %2684) : (i32, i32) -> i32
            %2707 = "arith.maxsi"(%2685, %2686) : (i32, i32) -> i32
            %2708 = "arith.maxsi"(%2688, %2690) : (i32, i32) -> i32
            %2709 = "arith.maxsi"(%2708, %2692) : (i32, i32) -> i32
            %2710 = "arith.maxsi"(%2694, %2696) : (i32, i32) -> i32
            %2711 = "arith.maxsi"(%2710, %2698) : (i32, i32) -> i32
            %2712 = "arith.maxsi"(%2700, %2702) : (i32, i32) -> i32
            %2713 = "arith.maxsi"(%2712, %2704) : (i32, i32) -> i32
            %2714 = "arith.maxsi"(%2706, %2707) : (i32, i32) -> i32
            %2715 = "arith.maxsi"(%2709, %2711) : (i32, i32) -> i32
            %2716 = "arith.maxsi"(%2715, %2713) : (i32, i32) -> i32
            %2717 = "arith.maxsi"(%2716, %2714) : (i32, i32) -> i32
            %2718 = "arith.ori"(%2654, %2717) : (i32, i32) -> i32
            %2719 = "arith.cmpi"(%2718, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %2720 = "nvvm.vote.sync"(%51, %2719) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 19 : i32} : (i32, i1) -> i1
            %2721, %2722 = "scf.if"(%2720) ({
              %2723 = "llvm.bitcast"(%2451) : (f32) -> i32
              %2724 = "llvm.bitcast"(%2452) : (f32) -> i32
              %2725 = "llvm.bitcast"(%2455) : (f32) -> i32
              %2726 = "llvm.bitcast"(%2456) : (f32) -> i32
              %2727 = "llvm.bitcast"(%2459) : (f32) -> i32
              %2728 = "llvm.bitcast"(%2460) : (f32) -> i32
              %2729 = "llvm.bitcast"(%2463) : (f32) -> i32
              %2730 = "llvm.bitcast"(%2464) : (f32) -> i32
              %2731 = "llvm.bitcast"(%2467) : (f32) -> i32
              %2732 = "llvm.bitcast"(%2468) : (f32) -> i32
              %2733 = "llvm.bitcast"(%2471) : (f32) -> i32
              %2734 = "llvm.bitcast"(%2472) : (f32) -> i32
              %2735 = "llvm.bitcast"(%2475) : (f32) -> i32
              %2736 = "llvm.bitcast"(%2476) : (f32) -> i32
              %2737 = "llvm.bitcast"(%2479) : (f32) -> i32
              %2738 = "llvm.bitcast"(%2480) : (f32) -> i32
              %2739 = "llvm.bitcast"(%2483) : (f32) -> i32
              %2740 = "llvm.bitcast"(%2484) : (f32) -> i32
              %2741 = "llvm.bitcast"(%2487) : (f32) -> i32
              %2742 = "llvm.bitcast"(%2488) : (f32) -> i32
              %2743 = "llvm.bitcast"(%2491) : (f32) -> i32
              %2744 = "llvm.bitcast"(%2492) : (f32) -> i32
              %2745 = "llvm.bitcast"(%2495) : (f32) -> i32
              %2746 = "llvm.bitcast"(%2496) : (f32) -> i32
              %2747 = "llvm.bitcast"(%2499) : (f32) -> i32
              %2748 = "llvm.bitcast"(%2500) : (f32) -> i32
              %2749 = "llvm.bitcast"(%2503) : (f32) -> i32
              %2750 = "llvm.bitcast"(%2504) : (f32) -> i32
              %2751 = "llvm.bitcast"(%2507) : (f32) -> i32
              %2752 = "llvm.bitcast"(%2508) : (f32) -> i32
              %2753 = "llvm.bitcast"(%2511) : (f32) -> i32
              %2754 = "llvm.bitcast"(%2512) : (f32) -> i32
              %2755 = "arith.minui"(%2723, %2724) : (i32, i32) -> i32
              %2756 = "arith.minui"(%2755, %2725) : (i32, i32) -> i32
              %2757 = "arith.minui"(%2726, %2727) : (i32, i32) -> i32
              %2758 = "arith.minui"(%2757, %2728) : (i32, i32) -> i32
              %2759 = "arith.minui"(%2729, %2730) : (i32, i32) -> i32
              %2760 = "arith.minui"(%2759, %2731) : (i32, i32) -> i32
              %2761 = "arith.minui"(%2732, %2733) : (i32, i32) -> i32
              %2762 = "arith.minui"(%2761, %2734) : (i32, i32) -> i32
              %2763 = "arith.minui"(%2735, %2736) : (i32, i32) -> i32
              %2764 = "arith.minui"(%2763, %2737) : (i32, i32) -> i32
              %2765 = "arith.minui"(%2738, %2739) : (i32, i32) -> i32
              %2766 = "arith.minui"(%2765, %2740) : (i32, i32) -> i32
              %2767 = "arith.minui"(%2741, %2742) : (i32, i32) -> i32
              %2768 = "arith.minui"(%2767, %2743) : (i32, i32) -> i32
              %2769 = "arith.minui"(%2744, %2745) : (i32, i32) -> i32
              %2770 = "arith.minui"(%2769, %2746) : (i32, i32) -> i32
              %2771 = "arith.minui"(%2747, %2748) : (i32, i32) -> i32
              %2772 = "arith.minui"(%2771, %2749) : (i32, i32) -> i32
              %2773 = "arith.minui"(%2750, %2751) : (i32, i32) -> i32
              %2774 = "arith.minui"(%2773, %2752) : (i32, i32) -> i32
              %2775 = "arith.minui"(%2753, %2754) : (i32, i32) -> i32
              %2776 = "arith.minui"(%2756, %2758) : (i32, i32) -> i32
              %2777 = "arith.minui"(%2776, %2760) : (i32, i32) -> i32
              %2778 = "arith.minui"(%2762, %2764) : (i32, i32) -> i32
              %2779 = "arith.minui"(%2778, %2766) : (i32, i32) -> i32
              %2780 = "arith.minui"(%2768, %2770) : (i32, i32) -> i32
              %2781 = "arith.minui"(%2780, %2772) : (i32, i32) -> i32
              %2782 = "arith.minui"(%2774, %2775) : (i32, i32) -> i32
              %2783 = "arith.minui"(%2777, %2779) : (i32, i32) -> i32
              %2784 = "arith.minui"(%2783, %2781) : (i32, i32) -> i32
              %2785 = "arith.minui"(%2784, %2782) : (i32, i32) -> i32
              %2786 = "arith.cmpi"(%2654, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %2787 = "arith.select"(%2786, %2785, %2654) : (i1, i32, i32) -> i32
              %2788 = "llvm.bitcast"(%2453) : (f32) -> i32
              %2789 = "llvm.bitcast"(%2454) : (f32) -> i32
              %2790 = "llvm.bitcast"(%2457) : (f32) -> i32
              %2791 = "llvm.bitcast"(%2458) : (f32) -> i32
              %2792 = "llvm.bitcast"(%2461) : (f32) -> i32
              %2793 = "llvm.bitcast"(%2462) : (f32) -> i32
              %2794 = "llvm.bitcast"(%2465) : (f32) -> i32
              %2795 = "llvm.bitcast"(%2466) : (f32) -> i32
              %2796 = "llvm.bitcast"(%2469) : (f32) -> i32
              %2797 = "llvm.bitcast"(%2470) : (f32) -> i32
              %2798 = "llvm.bitcast"(%2473) : (f32) -> i32
              %2799 = "llvm.bitcast"(%2474) : (f32) -> i32
              %2800 = "llvm.bitcast"(%2477) : (f32) -> i32
              %2801 = "llvm.bitcast"(%2478) : (f32) -> i32
              %2802 = "llvm.bitcast"(%2481) : (f32) -> i32
              %2803 = "llvm.bitcast"(%2482) : (f32) -> i32
              %2804 = "llvm.bitcast"(%2485) : (f32) -> i32
              %2805 = "llvm.bitcast"(%2486) : (f32) -> i32
              %2806 = "llvm.bitcast"(%2489) : (f32) -> i32
              %2807 = "llvm.bitcast"(%2490) : (f32) -> i32
              %2808 = "llvm.bitcast"(%2493) : (f32) -> i32
              %2809 = "llvm.bitcast"(%2494) : (f32) -> i32
              %2810 = "llvm.bitcast"(%2497) : (f32) -> i32
              %2811 = "llvm.bitcast"(%2498) : (f32) -> i32
              %2812 = "llvm.bitcast"(%2501) : (f32) -> i32
              %2813 = "llvm.bitcast"(%2502) : (f32) -> i32
              %2814 = "llvm.bitcast"(%2505) : (f32) -> i32
              %2815 = "llvm.bitcast"(%2506) : (f32) -> i32
              %2816 = "llvm.bitcast"(%2509) : (f32) -> i32
              %2817 = "llvm.bitcast"(%2510) : (f32) -> i32
              %2818 = "llvm.bitcast"(%2513) : (f32) -> i32
              %2819 = "llvm.bitcast"(%2514) : (f32) -> i32
              %2820 = "arith.minui"(%2788, %2789) : (i32, i32) -> i32
              %2821 = "arith.minui"(%2820, %2790) : (i32, i32) -> i32
              %2822 = "arith.minui"(%2791, %2792) : (i32, i32) -> i32
              %2823 = "arith.minui"(%2822, %2793) : (i32, i32) -> i32
              %2824 = "arith.minui"(%2794, %2795) : (i32, i32) -> i32
              %2825 = "arith.minui"(%2824, %2796) : (i32, i32) -> i32
              %2826 = "arith.minui"(%2797, %2798) : (i32, i32) -> i32
              %2827 = "arith.minui"(%2826, %2799) : (i32, i32) -> i32
              %2828 = "arith.minui"(%2800, %2801) : (i32, i32) -> i32
              %2829 = "arith.minui"(%2828, %2802) : (i32, i32) -> i32
              %2830 = "arith.minui"(%2803, %2804) : (i32, i32) -> i32
              %2831 = "arith.minui"(%2830, %2805) : (i32, i32) -> i32
              %2832 = "arith.minui"(%2806, %2807) : (i32, i32) -> i32
              %2833 = "arith.minui"(%2832, %2808) : (i32, i32) -> i32
              %2834 = "arith.minui"(%2809, %2810) : (i32, i32) -> i32
              %2835 = "arith.minui"(%2834, %2811) : (i32, i32) -> i32
              %2836 = "arith.minui"(%2812, %2813) : (i32, i32) -> i32
              %2837 = "arith.minui"(%2836, %2814) : (i32, i32) -> i32
              %2838 = "arith.minui"(%2815, %2816) : (i32, i32) -> i32
              %2839 = "arith.minui"(%2838, %2817) : (i32, i32) -> i32
              %2840 = "arith.minui"(%2818, %2819) : (i32, i32) -> i32
              %2841 = "arith.minui"(%2821, %2823) : (i32, i32) -> i32
              %2842 = "arith.minui"(%2841, %2825) : (i32, i32) -> i32
              %2843 = "arith.minui"(%2827, %2829) : (i32, i32) -> i32
              %2844 = "arith.minui"(%2843, %2831) : (i32, i32) -> i32
              %2845 = "arith.minui"(%2833, %2835) : (i32, i32) -> i32
              %2846 = "arith.minui"(%2845, %2837) : (i32, i32) -> i32
              %2847 = "arith.minui"(%2839, %2840) : (i32, i32) -> i32
              %2848 = "arith.minui"(%2842, %2844) : (i32, i32) -> i32
              %2849 = "arith.minui"(%2848, %2846) : (i32, i32) -> i32
              %2850 = "arith.minui"(%2849, %2847) : (i32, i32) -> i32
              %2851 = "arith.cmpi"(%2717, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %2852 = "arith.select"(%2851, %2850, %2717) : (i1, i32, i32) -> i32
              "scf.yield"(%2787, %2852) : (i32, i32) -> ()
            }, {
              "scf.yield"(%2654, %2717) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %2853 = "arith.bitcast"(%2721) : (i32) -> f32
            %2854 = "arith.bitcast"(%2722) : (i32) -> f32
            %2855 = "arith.mulf"(%2853, %233) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2856 = "arith.mulf"(%2854, %233) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2857 = "arith.addf"(%2126, %1518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2858 = "arith.cmpf"(%2855, %2857) {predicate = 2 : i64} : (f32, f32) -> i1
            %2859 = "arith.addf"(%2127, %1518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2860 = "arith.cmpf"(%2856, %2859) {predicate = 2 : i64} : (f32, f32) -> i1
            %2861 = "arith.ori"(%2858, %2860) : (i1, i1) -> i1
            %2862 = "nvvm.vote.sync"(%51, %2861) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 20 : i32} : (i32, i1) -> i1
            %2863, %2864, %2865, %2866 = "scf.if"(%2862) ({
              %2867 = "nvvm.shfl.sync"(%51, %2855, %229, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 21 : i32} : (i32, f32, i32, i32) -> f32
              %2868 = "arith.maxnumf"(%2855, %2867) : (f32, f32) -> f32
              %2869 = "nvvm.shfl.sync"(%51, %2868, %274, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 22 : i32} : (i32, f32, i32, i32) -> f32
              %2870 = "arith.maxnumf"(%2868, %2869) : (f32, f32) -> f32
              %2871 = "arith.maxnumf"(%2126, %2870) : (f32, f32) -> f32
              %2872 = "nvvm.shfl.sync"(%51, %2856, %229, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 23 : i32} : (i32, f32, i32, i32) -> f32
              %2873 = "arith.maxnumf"(%2856, %2872) : (f32, f32) -> f32
              %2874 = "nvvm.shfl.sync"(%51, %2873, %274, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 24 : i32} : (i32, f32, i32, i32) -> f32
              %2875 = "arith.maxnumf"(%2873, %2874) : (f32, f32) -> f32
              %2876 = "arith.maxnumf"(%2127, %2875) : (f32, f32) -> f32
              "scf.yield"(%2871, %2876, %2126, %2127) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2126, %2127, %2130, %2131) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %2877 = "vector.from_elements"(%2451, %2452, %2455, %2456, %2459, %2460, %2463, %2464, %2467, %2468, %2471, %2472, %2475, %2476, %2479, %2480, %2483, %2484, %2487, %2488, %2491, %2492, %2495, %2496, %2499, %2500, %2503, %2504, %2507, %2508, %2511, %2512) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2878 = "vector.broadcast"(%233) : (f32) -> vector<32xf32>
            %2879 = "arith.mulf"(%2877, %2878) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2880 = "arith.cmpf"(%2863, %1542) {predicate = 2 : i64} : (f32, f32) -> i1
            %2881 = "arith.select"(%2880, %2863, %1544) : (i1, f32, f32) -> f32
            %2882 = "vector.broadcast"(%2881) : (f32) -> vector<32xf32>
            %2883 = "arith.subf"(%2879, %2882) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %2884 = "vector.extract"(%2883) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2885 = "vector.extract"(%2883) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2886 = "vector.extract"(%2883) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2887 = "vector.extract"(%2883) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2888 = "vector.extract"(%2883) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2889 = "vector.extract"(%2883) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2890 = "vector.extract"(%2883) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2891 = "vector.extract"(%2883) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %2892 = "vector.extract"(%2883) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2893 = "vector.extract"(%2883) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2894 = "vector.extract"(%2883) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2895 = "vector.extract"(%2883) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2896 = "vector.extract"(%2883) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2897 = "vector.extract"(%2883) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2898 = "vector.extract"(%2883) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2899 = "vector.extract"(%2883) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %2900 = "vector.extract"(%2883) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2901 = "vector.extract"(%2883) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2902 = "vector.extract"(%2883) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2903 = "vector.extract"(%2883) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2904 = "vector.extract"(%2883) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2905 = "vector.extract"(%2883) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2906 = "vector.extract"(%2883) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2907 = "vector.extract"(%2883) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %2908 = "vector.extract"(%2883) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2909 = "vector.extract"(%2883) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2910 = "vector.extract"(%2883) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2911 = "vector.extract"(%2883) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %2912 = "vector.extract"(%2883) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2913 = "vector.extract"(%2883) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2914 = "vector.extract"(%2883) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2915 = "vector.extract"(%2883) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %2916 = "llvm.call_intrinsic"(%2884) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2917 = "llvm.call_intrinsic"(%2885) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2918 = "llvm.call_intrinsic"(%2886) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2919 = "llvm.call_intrinsic"(%2887) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2920 = "llvm.call_intrinsic"(%2888) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2921 = "llvm.call_intrinsic"(%2889) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2922 = "llvm.call_intrinsic"(%2890) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2923 = "llvm.call_intrinsic"(%2891) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2924 = "llvm.call_intrinsic"(%2892) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2925 = "llvm.call_intrinsic"(%2893) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2926 = "llvm.call_intrinsic"(%2894) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2927 = "llvm.call_intrinsic"(%2895) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2928 = "llvm.call_intrinsic"(%2896) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2929 = "llvm.call_intrinsic"(%2897) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2930 = "llvm.call_intrinsic"(%2898) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2931 = "llvm.call_intrinsic"(%2899) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2932 = "llvm.call_intrinsic"(%2900) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2933 = "llvm.call_intrinsic"(%2901) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2934 = "llvm.call_intrinsic"(%2902) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2935 = "llvm.call_intrinsic"(%2903) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2936 = "llvm.call_intrinsic"(%2904) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2937 = "llvm.call_intrinsic"(%2905) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2938 = "llvm.call_intrinsic"(%2906) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2939 = "llvm.call_intrinsic"(%2907) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2940 = "llvm.call_intrinsic"(%2908) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2941 = "llvm.call_intrinsic"(%2909) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2942 = "llvm.call_intrinsic"(%2910) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2943 = "llvm.call_intrinsic"(%2911) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2944 = "llvm.call_intrinsic"(%2912) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2945 = "llvm.call_intrinsic"(%2913) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2946 = "llvm.call_intrinsic"(%2914) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2947 = "llvm.call_intrinsic"(%2915) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2948 = "vector.from_elements"(%2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2949 = "vector.extract"(%2948) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %2950 = "vector.extract"(%2948) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %2951 = "arith.addf"(%2949, %2950) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2952 = "vector.extract"(%2948) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %2953 = "vector.extract"(%2948) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %2954 = "arith.addf"(%2952, %2953) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2955 = "arith.addf"(%2951, %2954) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2956 = "vector.extract"(%2948) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %2957 = "vector.extract"(%2948) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %2958 = "arith.addf"(%2956, %2957) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2959 = "vector.extract"(%2948) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %2960 = "vector.extract"(%2948) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %2961 = "arith.addf"(%2959, %2960) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2962 = "arith.addf"(%2958, %2961) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2963 = "arith.addf"(%2955, %2962) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2964 = "vector.extract"(%2948) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %2965 = "vector.extract"(%2948) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %2966 = "arith.addf"(%2964, %2965) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2967 = "vector.extract"(%2948) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %2968 = "vector.extract"(%2948) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %2969 = "arith.addf"(%2967, %2968) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2970 = "arith.addf"(%2966, %2969) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2971 = "vector.extract"(%2948) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %2972 = "vector.extract"(%2948) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %2973 = "arith.addf"(%2971, %2972) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2974 = "vector.extract"(%2948) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %2975 = "vector.extract"(%2948) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %2976 = "arith.addf"(%2974, %2975) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2977 = "arith.addf"(%2973, %2976) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2978 = "arith.addf"(%2970, %2977) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2979 = "arith.addf"(%2963, %2978) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2980 = "vector.extract"(%2948) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %2981 = "vector.extract"(%2948) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %2982 = "arith.addf"(%2980, %2981) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2983 = "vector.extract"(%2948) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %2984 = "vector.extract"(%2948) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %2985 = "arith.addf"(%2983, %2984) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2986 = "arith.addf"(%2982, %2985) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2987 = "vector.extract"(%2948) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %2988 = "vector.extract"(%2948) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %2989 = "arith.addf"(%2987, %2988) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2990 = "vector.extract"(%2948) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %2991 = "vector.extract"(%2948) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %2992 = "arith.addf"(%2990, %2991) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2993 = "arith.addf"(%2989, %2992) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2994 = "arith.addf"(%2986, %2993) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2995 = "vector.extract"(%2948) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %2996 = "vector.extract"(%2948) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %2997 = "arith.addf"(%2995, %2996) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2998 = "vector.extract"(%2948) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %2999 = "vector.extract"(%2948) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3000 = "arith.addf"(%2998, %2999) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3001 = "arith.addf"(%2997, %3000) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3002 = "vector.extract"(%2948) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3003 = "vector.extract"(%2948) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3004 = "arith.addf"(%3002, %3003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3005 = "vector.extract"(%2948) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3006 = "vector.extract"(%2948) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3007 = "arith.addf"(%3005, %3006) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3008 = "arith.addf"(%3004, %3007) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3009 = "arith.addf"(%3001, %3008) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3010 = "arith.addf"(%2994, %3009) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3011 = "arith.addf"(%2979, %3010) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3012 = "arith.addf"(%3011, %1544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3013 = "vector.from_elements"(%2453, %2454, %2457, %2458, %2461, %2462, %2465, %2466, %2469, %2470, %2473, %2474, %2477, %2478, %2481, %2482, %2485, %2486, %2489, %2490, %2493, %2494, %2497, %2498, %2501, %2502, %2505, %2506, %2509, %2510, %2513, %2514) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3014 = "vector.broadcast"(%233) : (f32) -> vector<32xf32>
            %3015 = "arith.mulf"(%3013, %3014) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3016 = "arith.cmpf"(%2864, %1542) {predicate = 2 : i64} : (f32, f32) -> i1
            %3017 = "arith.select"(%3016, %2864, %1544) : (i1, f32, f32) -> f32
            %3018 = "vector.broadcast"(%3017) : (f32) -> vector<32xf32>
            %3019 = "arith.subf"(%3015, %3018) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %3020 = "vector.extract"(%3019) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3021 = "vector.extract"(%3019) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3022 = "vector.extract"(%3019) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3023 = "vector.extract"(%3019) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3024 = "vector.extract"(%3019) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3025 = "vector.extract"(%3019) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3026 = "vector.extract"(%3019) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3027 = "vector.extract"(%3019) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3028 = "vector.extract"(%3019) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3029 = "vector.extract"(%3019) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3030 = "vector.extract"(%3019) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3031 = "vector.extract"(%3019) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3032 = "vector.extract"(%3019) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3033 = "vector.extract"(%3019) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3034 = "vector.extract"(%3019) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3035 = "vector.extract"(%3019) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3036 = "vector.extract"(%3019) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3037 = "vector.extract"(%3019) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3038 = "vector.extract"(%3019) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3039 = "vector.extract"(%3019) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3040 = "vector.extract"(%3019) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3041 = "vector.extract"(%3019) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3042 = "vector.extract"(%3019) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3043 = "vector.extract"(%3019) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3044 = "vector.extract"(%3019) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3045 = "vector.extract"(%3019) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3046 = "vector.extract"(%3019) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3047 = "vector.extract"(%3019) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3048 = "vector.extract"(%3019) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3049 = "vector.extract"(%3019) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3050 = "vector.extract"(%3019) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3051 = "vector.extract"(%3019) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3052 = "llvm.call_intrinsic"(%3020) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3053 = "llvm.call_intrinsic"(%3021) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3054 = "llvm.call_intrinsic"(%3022) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3055 = "llvm.call_intrinsic"(%3023) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3056 = "llvm.call_intrinsic"(%3024) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3057 = "llvm.call_intrinsic"(%3025) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3058 = "llvm.call_intrinsic"(%3026) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3059 = "llvm.call_intrinsic"(%3027) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3060 = "llvm.call_intrinsic"(%3028) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3061 = "llvm.call_intrinsic"(%3029) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3062 = "llvm.call_intrinsic"(%3030) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3063 = "llvm.call_intrinsic"(%3031) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3064 = "llvm.call_intrinsic"(%3032) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3065 = "llvm.call_intrinsic"(%3033) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3066 = "llvm.call_intrinsic"(%3034) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3067 = "llvm.call_intrinsic"(%3035) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3068 = "llvm.call_intrinsic"(%3036) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3069 = "llvm.call_intrinsic"(%3037) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3070 = "llvm.call_intrinsic"(%3038) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3071 = "llvm.call_intrinsic"(%3039) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3072 = "llvm.call_intrinsic"(%3040) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3073 = "llvm.call_intrinsic"(%3041) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3074 = "llvm.call_intrinsic"(%3042) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3075 = "llvm.call_intrinsic"(%3043) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3076 = "llvm.call_intrinsic"(%3044) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3077 = "llvm.call_intrinsic"(%3045) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3078 = "llvm.call_intrinsic"(%3046) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3079 = "llvm.call_intrinsic"(%3047) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3080 = "llvm.call_intrinsic"(%3048) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3081 = "llvm.call_intrinsic"(%3049) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3082 = "llvm.call_intrinsic"(%3050) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3083 = "llvm.call_intrinsic"(%3051) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3084 = "vector.from_elements"(%3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074, %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3085 = "vector.extract"(%3084) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %3086 = "vector.extract"(%3084) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %3087 = "arith.addf"(%3085, %3086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3088 = "vector.extract"(%3084) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %3089 = "vector.extract"(%3084) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %3090 = "arith.addf"(%3088, %3089) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3091 = "arith.addf"(%3087, %3090) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3092 = "vector.extract"(%3084) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %3093 = "vector.extract"(%3084) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %3094 = "arith.addf"(%3092, %3093) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3095 = "vector.extract"(%3084) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %3096 = "vector.extract"(%3084) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %3097 = "arith.addf"(%3095, %3096) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3098 = "arith.addf"(%3094, %3097) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3099 = "arith.addf"(%3091, %3098) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3100 = "vector.extract"(%3084) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %3101 = "vector.extract"(%3084) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %3102 = "arith.addf"(%3100, %3101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3103 = "vector.extract"(%3084) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %3104 = "vector.extract"(%3084) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %3105 = "arith.addf"(%3103, %3104) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3106 = "arith.addf"(%3102, %3105) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3107 = "vector.extract"(%3084) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %3108 = "vector.extract"(%3084) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %3109 = "arith.addf"(%3107, %3108) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3110 = "vector.extract"(%3084) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %3111 = "vector.extract"(%3084) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %3112 = "arith.addf"(%3110, %3111) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3113 = "arith.addf"(%3109, %3112) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3114 = "arith.addf"(%3106, %3113) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3115 = "arith.addf"(%3099, %3114) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3116 = "vector.extract"(%3084) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %3117 = "vector.extract"(%3084) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %3118 = "arith.addf"(%3116, %3117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3119 = "vector.extract"(%3084) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %3120 = "vector.extract"(%3084) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %3121 = "arith.addf"(%3119, %3120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3122 = "arith.addf"(%3118, %3121) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3123 = "vector.extract"(%3084) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %3124 = "vector.extract"(%3084) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %3125 = "arith.addf"(%3123, %3124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3126 = "vector.extract"(%3084) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %3127 = "vector.extract"(%3084) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %3128 = "arith.addf"(%3126, %3127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3129 = "arith.addf"(%3125, %3128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3130 = "arith.addf"(%3122, %3129) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3131 = "vector.extract"(%3084) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %3132 = "vector.extract"(%3084) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %3133 = "arith.addf"(%3131, %3132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3134 = "vector.extract"(%3084) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %3135 = "vector.extract"(%3084) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %3136 = "arith.addf"(%3134, %3135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3137 = "arith.addf"(%3133, %3136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3138 = "vector.extract"(%3084) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %3139 = "vector.extract"(%3084) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %3140 = "arith.addf"(%3138, %3139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3141 = "vector.extract"(%3084) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %3142 = "vector.extract"(%3084) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %3143 = "arith.addf"(%3141, %3142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3144 = "arith.addf"(%3140, %3143) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3145 = "arith.addf"(%3137, %3144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3146 = "arith.addf"(%3130, %3145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3147 = "arith.addf"(%3115, %3146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3148 = "arith.addf"(%3147, %1544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3149 = "arith.addf"(%3012, %3148) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3150 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
            %3151 = "arith.cmpf"(%3149, %3150) {predicate = 2 : i64} : (f32, f32) -> i1
            %3152 = "arith.ori"(%2862, %3151) : (i1, i1) -> i1
            %3153 = "nvvm.vote.sync"(%51, %3152) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 25 : i32} : (i32, i1) -> i1
            %3154, %3155, %3156, %3157 = "scf.if"(%3153) ({
              "nvvm.bar.warp.sync"(%51) {cutec.arm = 26 : i32} : (i32) -> ()
              %3158 = "arith.cmpf"(%2863, %1542) {predicate = 2 : i64} : (f32, f32) -> i1
              %3159 = "arith.select"(%3158, %2863, %1544) : (i1, f32, f32) -> f32
              %3160 = "arith.subf"(%2865, %3159) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3161 = "llvm.call_intrinsic"(%3160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3162 = "arith.mulf"(%2128, %3161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3163 = "arith.cmpf"(%2864, %1542) {predicate = 2 : i64} : (f32, f32) -> i1
              %3164 = "arith.select"(%3163, %2864, %1544) : (i1, f32, f32) -> f32
              %3165 = "arith.subf"(%2866, %3164) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3166 = "llvm.call_intrinsic"(%3165) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3167 = "arith.mulf"(%2129, %3166) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.yield"(%3162, %3167, %3161, %3166) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2128, %2129, %2865, %2866) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %t3264_r = "llvm.inline_asm"(%2949, %2980, %3085, %3116, %2964, %2995, %3100, %3131, %2956, %2987, %3092, %3123, %2971, %3002, %3107, %3138, %2952, %2983, %3088, %3119, %2967, %2998, %3103, %3134, %2959, %2990, %3095, %3126, %2974, %3005, %3110, %3141, %2950, %2981, %3086, %3117, %2965, %2996, %3101, %3132, %2957, %2988, %3093, %3124, %2972, %3003, %3108, %3139, %2953, %2984, %3089, %3120, %2968, %2999, %3104, %3135, %2960, %2991, %3096, %3127, %2975, %3006, %3111, %3142, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %3168 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 0>} : (!struct2) -> f32
            %3169 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 1>} : (!struct2) -> f32
            %3170 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 2>} : (!struct2) -> f32
            %3171 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 3>} : (!struct2) -> f32
            %3172 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 4>} : (!struct2) -> f32
            %3173 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 5>} : (!struct2) -> f32
            %3174 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 6>} : (!struct2) -> f32
            %3175 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 7>} : (!struct2) -> f32
            %3176 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 8>} : (!struct2) -> f32
            %3177 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 9>} : (!struct2) -> f32
            %3178 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 10>} : (!struct2) -> f32
            %3179 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 11>} : (!struct2) -> f32
            %3180 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 12>} : (!struct2) -> f32
            %3181 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 13>} : (!struct2) -> f32
            %3182 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 14>} : (!struct2) -> f32
            %3183 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 15>} : (!struct2) -> f32
            %3184 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 16>} : (!struct2) -> f32
            %3185 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 17>} : (!struct2) -> f32
            %3186 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 18>} : (!struct2) -> f32
            %3187 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 19>} : (!struct2) -> f32
            %3188 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 20>} : (!struct2) -> f32
            %3189 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 21>} : (!struct2) -> f32
            %3190 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 22>} : (!struct2) -> f32
            %3191 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 23>} : (!struct2) -> f32
            %3192 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 24>} : (!struct2) -> f32
            %3193 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 25>} : (!struct2) -> f32
            %3194 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 26>} : (!struct2) -> f32
            %3195 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 27>} : (!struct2) -> f32
            %3196 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 28>} : (!struct2) -> f32
            %3197 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 29>} : (!struct2) -> f32
            %3198 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 30>} : (!struct2) -> f32
            %3199 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 31>} : (!struct2) -> f32
            %3200 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 32>} : (!struct2) -> f32
            %3201 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 33>} : (!struct2) -> f32
            %3202 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 34>} : (!struct2) -> f32
            %3203 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 35>} : (!struct2) -> f32
            %3204 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 36>} : (!struct2) -> f32
            %3205 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 37>} : (!struct2) -> f32
            %3206 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 38>} : (!struct2) -> f32
            %3207 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 39>} : (!struct2) -> f32
            %3208 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 40>} : (!struct2) -> f32
            %3209 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 41>} : (!struct2) -> f32
            %3210 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 42>} : (!struct2) -> f32
            %3211 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 43>} : (!struct2) -> f32
            %3212 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 44>} : (!struct2) -> f32
            %3213 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 45>} : (!struct2) -> f32
            %3214 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 46>} : (!struct2) -> f32
            %3215 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 47>} : (!struct2) -> f32
            %3216 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 48>} : (!struct2) -> f32
            %3217 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 49>} : (!struct2) -> f32
            %3218 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 50>} : (!struct2) -> f32
            %3219 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 51>} : (!struct2) -> f32
            %3220 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 52>} : (!struct2) -> f32
            %3221 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 53>} : (!struct2) -> f32
            %3222 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 54>} : (!struct2) -> f32
            %3223 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 55>} : (!struct2) -> f32
            %3224 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 56>} : (!struct2) -> f32
            %3225 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 57>} : (!struct2) -> f32
            %3226 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 58>} : (!struct2) -> f32
            %3227 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 59>} : (!struct2) -> f32
            %3228 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 60>} : (!struct2) -> f32
            %3229 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 61>} : (!struct2) -> f32
            %3230 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 62>} : (!struct2) -> f32
            %3231 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 63>} : (!struct2) -> f32
            %3232 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 64>} : (!struct2) -> f32
            %3233 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 65>} : (!struct2) -> f32
            %3234 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 66>} : (!struct2) -> f32
            %3235 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 67>} : (!struct2) -> f32
            %3236 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 68>} : (!struct2) -> f32
            %3237 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 69>} : (!struct2) -> f32
            %3238 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 70>} : (!struct2) -> f32
            %3239 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 71>} : (!struct2) -> f32
            %3240 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 72>} : (!struct2) -> f32
            %3241 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 73>} : (!struct2) -> f32
            %3242 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 74>} : (!struct2) -> f32
            %3243 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 75>} : (!struct2) -> f32
            %3244 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 76>} : (!struct2) -> f32
            %3245 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 77>} : (!struct2) -> f32
            %3246 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 78>} : (!struct2) -> f32
            %3247 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 79>} : (!struct2) -> f32
            %3248 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 80>} : (!struct2) -> f32
            %3249 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 81>} : (!struct2) -> f32
            %3250 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 82>} : (!struct2) -> f32
            %3251 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 83>} : (!struct2) -> f32
            %3252 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 84>} : (!struct2) -> f32
            %3253 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 85>} : (!struct2) -> f32
            %3254 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 86>} : (!struct2) -> f32
            %3255 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 87>} : (!struct2) -> f32
            %3256 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 88>} : (!struct2) -> f32
            %3257 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 89>} : (!struct2) -> f32
            %3258 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 90>} : (!struct2) -> f32
            %3259 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 91>} : (!struct2) -> f32
            %3260 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 92>} : (!struct2) -> f32
            %3261 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 93>} : (!struct2) -> f32
            %3262 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 94>} : (!struct2) -> f32
            %3263 = "llvm.extractvalue"(%t3264_r) {position = array<i64: 95>} : (!struct2) -> f32
            %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296 = "scf.if"(%2862) ({
              %3297 = "vector.from_elements"(%3232, %3233, %3236, %3237, %3240, %3241, %3244, %3245, %3248, %3249, %3252, %3253, %3256, %3257, %3260, %3261) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3298 = "vector.broadcast"(%3156) : (f32) -> vector<16xf32>
              %3299 = "arith.mulf"(%3297, %3298) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3300 = "vector.extract"(%3299) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3301 = "vector.extract"(%3299) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3302 = "vector.extract"(%3299) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3303 = "vector.extract"(%3299) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3304 = "vector.extract"(%3299) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3305 = "vector.extract"(%3299) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3306 = "vector.extract"(%3299) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3307 = "vector.extract"(%3299) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3308 = "vector.extract"(%3299) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3309 = "vector.extract"(%3299) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3310 = "vector.extract"(%3299) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3311 = "vector.extract"(%3299) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3312 = "vector.extract"(%3299) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3313 = "vector.extract"(%3299) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3314 = "vector.extract"(%3299) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3315 = "vector.extract"(%3299) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3316 = "vector.from_elements"(%3234, %3235, %3238, %3239, %3242, %3243, %3246, %3247, %3250, %3251, %3254, %3255, %3258, %3259, %3262, %3263) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3317 = "vector.broadcast"(%3157) : (f32) -> vector<16xf32>
              %3318 = "arith.mulf"(%3316, %3317) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %3319 = "vector.extract"(%3318) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3320 = "vector.extract"(%3318) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3321 = "vector.extract"(%3318) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3322 = "vector.extract"(%3318) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3323 = "vector.extract"(%3318) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3324 = "vector.extract"(%3318) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3325 = "vector.extract"(%3318) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3326 = "vector.extract"(%3318) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3327 = "vector.extract"(%3318) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3328 = "vector.extract"(%3318) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3329 = "vector.extract"(%3318) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3330 = "vector.extract"(%3318) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3331 = "vector.extract"(%3318) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3332 = "vector.extract"(%3318) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3333 = "vector.extract"(%3318) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3334 = "vector.extract"(%3318) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%3300, %3301, %3319, %3320, %3302, %3303, %3321, %3322, %3304, %3305, %3323, %3324, %3306, %3307, %3325, %3326, %3308, %3309, %3327, %3328, %3310, %3311, %3329, %3330, %3312, %3313, %3331, %3332, %3314, %3315, %3333, %3334) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "scf.if"(%94) ({
              %3335 = "llvm.getelementptr"(%95, %1996) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3336_s0 = "llvm.ptrtoint"(%3335) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3336_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3337 = "arith.addi"(%1996, %229) : (i32, i32) -> i32
            %3338 = "arith.cmpi"(%3337, %773) {predicate = 0 : i64} : (i32, i32) -> i1
            %3339 = "arith.xori"(%1997, %229) : (i32, i32) -> i32
            %3340 = "arith.select"(%3338, %3339, %1997) : (i1, i32, i32) -> i32
            %3341 = "arith.select"(%3338, %52, %3337) : (i1, i32, i32) -> i32
            %3342 = "arith.addi"(%1995, %229) : (i32, i32) -> i32
            %3343 = "vector.from_elements"(%3154, %3155) : (f32, f32) -> vector<2xf32>
            %3344 = "vector.from_elements"(%3012, %3148) : (f32, f32) -> vector<2xf32>
            %3345 = "arith.addf"(%3343, %3344) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %3346 = "vector.extract"(%3345) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3347 = "vector.extract"(%3345) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3348 = "vector.from_elements"(%3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %3349 = "arith.truncf"(%3348) : (vector<64xf32>) -> vector<64xf16>
            %3350 = "vector.bitcast"(%3349) : (vector<64xf16>) -> vector<32xi32>
            %3351 = "vector.extract"(%3350) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %3352 = "vector.extract"(%3350) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %3353 = "vector.extract"(%3350) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %3354 = "vector.extract"(%3350) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %3355 = "vector.extract"(%3350) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %3356 = "vector.extract"(%3350) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %3357 = "vector.extract"(%3350) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %3358 = "vector.extract"(%3350) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %3359 = "vector.extract"(%3350) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %3360 = "vector.extract"(%3350) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %3361 = "vector.extract"(%3350) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %3362 = "vector.extract"(%3350) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %3363 = "vector.extract"(%3350) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %3364 = "vector.extract"(%3350) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %3365 = "vector.extract"(%3350) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %3366 = "vector.extract"(%3350) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %3367 = "vector.extract"(%3350) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %3368 = "vector.extract"(%3350) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %3369 = "vector.extract"(%3350) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %3370 = "vector.extract"(%3350) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %3371 = "vector.extract"(%3350) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %3372 = "vector.extract"(%3350) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %3373 = "vector.extract"(%3350) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %3374 = "vector.extract"(%3350) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %3375 = "vector.extract"(%3350) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %3376 = "vector.extract"(%3350) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %3377 = "vector.extract"(%3350) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %3378 = "vector.extract"(%3350) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %3379 = "vector.extract"(%3350) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %3380 = "vector.extract"(%3350) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %3381 = "vector.extract"(%3350) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %3382 = "vector.extract"(%3350) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            "scf.yield"(%2132, %2448, %2447, %2446, %3342, %3341, %3340, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %2863, %2864, %3346, %3347, %3156, %3157) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3383 = "llvm.getelementptr"(%92, %1854) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t3384_s0 = "llvm.ptrtoint"(%3383) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t3384_s0, %1855) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %3385 = "arith.muli"(%1854, %899) : (i32, i32) -> i32
          %3386 = "llvm.getelementptr"(%65, %3385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3387 = "arith.constant"() {value = true} : () -> i1
          %t3389_a = "llvm.ptrtoint"(%3386) : (!llvm.ptr<3>) -> i32
          %t3389_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t3389_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t3389_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t3389_shifted = "arith.shrui"(%t3389_a, %t3389_four) : (i32, i32) -> i32
          %t3389_low = "arith.andi"(%t3389_shifted, %t3389_mask) : (i32, i32) -> i32
          %t3389_wide = "arith.extui"(%t3389_low) : (i32) -> i64
          %3388 = "arith.ori"(%t3389_wide, %t3389_fields) : (i64, i64) -> i64
          %t3422_r = "llvm.inline_asm"(%1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %3390 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 0>} : (!struct1) -> f32
          %3391 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 1>} : (!struct1) -> f32
          %3392 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 2>} : (!struct1) -> f32
          %3393 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 3>} : (!struct1) -> f32
          %3394 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 4>} : (!struct1) -> f32
          %3395 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 5>} : (!struct1) -> f32
          %3396 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 6>} : (!struct1) -> f32
          %3397 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 7>} : (!struct1) -> f32
          %3398 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 8>} : (!struct1) -> f32
          %3399 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 9>} : (!struct1) -> f32
          %3400 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 10>} : (!struct1) -> f32
          %3401 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 11>} : (!struct1) -> f32
          %3402 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 12>} : (!struct1) -> f32
          %3403 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 13>} : (!struct1) -> f32
          %3404 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 14>} : (!struct1) -> f32
          %3405 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 15>} : (!struct1) -> f32
          %3406 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 16>} : (!struct1) -> f32
          %3407 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 17>} : (!struct1) -> f32
          %3408 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 18>} : (!struct1) -> f32
          %3409 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 19>} : (!struct1) -> f32
          %3410 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 20>} : (!struct1) -> f32
          %3411 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 21>} : (!struct1) -> f32
          %3412 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 22>} : (!struct1) -> f32
          %3413 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 23>} : (!struct1) -> f32
          %3414 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 24>} : (!struct1) -> f32
          %3415 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 25>} : (!struct1) -> f32
          %3416 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 26>} : (!struct1) -> f32
          %3417 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 27>} : (!struct1) -> f32
          %3418 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 28>} : (!struct1) -> f32
          %3419 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 29>} : (!struct1) -> f32
          %3420 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 30>} : (!struct1) -> f32
          %3421 = "llvm.extractvalue"(%t3422_r) {position = array<i64: 31>} : (!struct1) -> f32
          %t3455_r = "llvm.inline_asm"(%3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %3388, %3387) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 27 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
          %3423 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 0>} : (!struct1) -> f32
          %3424 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 1>} : (!struct1) -> f32
          %3425 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 2>} : (!struct1) -> f32
          %3426 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 3>} : (!struct1) -> f32
          %3427 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 4>} : (!struct1) -> f32
          %3428 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 5>} : (!struct1) -> f32
          %3429 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 6>} : (!struct1) -> f32
          %3430 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 7>} : (!struct1) -> f32
          %3431 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 8>} : (!struct1) -> f32
          %3432 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 9>} : (!struct1) -> f32
          %3433 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 10>} : (!struct1) -> f32
          %3434 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 11>} : (!struct1) -> f32
          %3435 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 12>} : (!struct1) -> f32
          %3436 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 13>} : (!struct1) -> f32
          %3437 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 14>} : (!struct1) -> f32
          %3438 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 15>} : (!struct1) -> f32
          %3439 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 16>} : (!struct1) -> f32
          %3440 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 17>} : (!struct1) -> f32
          %3441 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 18>} : (!struct1) -> f32
          %3442 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 19>} : (!struct1) -> f32
          %3443 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 20>} : (!struct1) -> f32
          %3444 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 21>} : (!struct1) -> f32
          %3445 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 22>} : (!struct1) -> f32
          %3446 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 23>} : (!struct1) -> f32
          %3447 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 24>} : (!struct1) -> f32
          %3448 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 25>} : (!struct1) -> f32
          %3449 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 26>} : (!struct1) -> f32
          %3450 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 27>} : (!struct1) -> f32
          %3451 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 28>} : (!struct1) -> f32
          %3452 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 29>} : (!struct1) -> f32
          %3453 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 30>} : (!struct1) -> f32
          %3454 = "llvm.extractvalue"(%t3455_r) {position = array<i64: 31>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %3456 = "nvvm.shfl.sync"(%51, %1986, %229, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 28 : i32} : (i32, f32, i32, i32) -> f32
          %3457 = "arith.addf"(%1986, %3456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3458 = "nvvm.shfl.sync"(%51, %3457, %274, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 29 : i32} : (i32, f32, i32, i32) -> f32
          %3459 = "arith.addf"(%3457, %3458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3460 = "arith.cmpf"(%3459, %1544) {predicate = 1 : i64} : (f32, f32) -> i1
          %3461 = "llvm.call_intrinsic"(%3459) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3462 = "arith.select"(%3460, %1544, %3461) : (i1, f32, f32) -> f32
          %3463 = "nvvm.shfl.sync"(%51, %1987, %229, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 30 : i32} : (i32, f32, i32, i32) -> f32
          %3464 = "arith.addf"(%1987, %3463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3465 = "nvvm.shfl.sync"(%51, %3464, %274, %53) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 31 : i32} : (i32, f32, i32, i32) -> f32
          %3466 = "arith.addf"(%3464, %3465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3467 = "arith.cmpf"(%3466, %1544) {predicate = 1 : i64} : (f32, f32) -> i1
          %3468 = "llvm.call_intrinsic"(%3466) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3469 = "arith.select"(%3467, %1544, %3468) : (i1, f32, f32) -> f32
          %t3566_r = "llvm.inline_asm"(%1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %3470 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 0>} : (!struct2) -> f32
          %3471 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 1>} : (!struct2) -> f32
          %3472 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 2>} : (!struct2) -> f32
          %3473 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 3>} : (!struct2) -> f32
          %3474 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 4>} : (!struct2) -> f32
          %3475 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 5>} : (!struct2) -> f32
          %3476 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 6>} : (!struct2) -> f32
          %3477 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 7>} : (!struct2) -> f32
          %3478 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 8>} : (!struct2) -> f32
          %3479 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 9>} : (!struct2) -> f32
          %3480 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 10>} : (!struct2) -> f32
          %3481 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 11>} : (!struct2) -> f32
          %3482 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 12>} : (!struct2) -> f32
          %3483 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 13>} : (!struct2) -> f32
          %3484 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 14>} : (!struct2) -> f32
          %3485 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 15>} : (!struct2) -> f32
          %3486 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 16>} : (!struct2) -> f32
          %3487 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 17>} : (!struct2) -> f32
          %3488 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 18>} : (!struct2) -> f32
          %3489 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 19>} : (!struct2) -> f32
          %3490 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 20>} : (!struct2) -> f32
          %3491 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 21>} : (!struct2) -> f32
          %3492 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 22>} : (!struct2) -> f32
          %3493 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 23>} : (!struct2) -> f32
          %3494 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 24>} : (!struct2) -> f32
          %3495 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 25>} : (!struct2) -> f32
          %3496 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 26>} : (!struct2) -> f32
          %3497 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 27>} : (!struct2) -> f32
          %3498 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 28>} : (!struct2) -> f32
          %3499 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 29>} : (!struct2) -> f32
          %3500 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 30>} : (!struct2) -> f32
          %3501 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 31>} : (!struct2) -> f32
          %3502 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 32>} : (!struct2) -> f32
          %3503 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 33>} : (!struct2) -> f32
          %3504 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 34>} : (!struct2) -> f32
          %3505 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 35>} : (!struct2) -> f32
          %3506 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 36>} : (!struct2) -> f32
          %3507 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 37>} : (!struct2) -> f32
          %3508 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 38>} : (!struct2) -> f32
          %3509 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 39>} : (!struct2) -> f32
          %3510 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 40>} : (!struct2) -> f32
          %3511 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 41>} : (!struct2) -> f32
          %3512 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 42>} : (!struct2) -> f32
          %3513 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 43>} : (!struct2) -> f32
          %3514 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 44>} : (!struct2) -> f32
          %3515 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 45>} : (!struct2) -> f32
          %3516 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 46>} : (!struct2) -> f32
          %3517 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 47>} : (!struct2) -> f32
          %3518 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 48>} : (!struct2) -> f32
          %3519 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 49>} : (!struct2) -> f32
          %3520 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 50>} : (!struct2) -> f32
          %3521 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 51>} : (!struct2) -> f32
          %3522 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 52>} : (!struct2) -> f32
          %3523 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 53>} : (!struct2) -> f32
          %3524 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 54>} : (!struct2) -> f32
          %3525 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 55>} : (!struct2) -> f32
          %3526 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 56>} : (!struct2) -> f32
          %3527 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 57>} : (!struct2) -> f32
          %3528 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 58>} : (!struct2) -> f32
          %3529 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 59>} : (!struct2) -> f32
          %3530 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 60>} : (!struct2) -> f32
          %3531 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 61>} : (!struct2) -> f32
          %3532 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 62>} : (!struct2) -> f32
          %3533 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 63>} : (!struct2) -> f32
          %3534 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 64>} : (!struct2) -> f32
          %3535 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 65>} : (!struct2) -> f32
          %3536 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 66>} : (!struct2) -> f32
          %3537 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 67>} : (!struct2) -> f32
          %3538 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 68>} : (!struct2) -> f32
          %3539 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 69>} : (!struct2) -> f32
          %3540 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 70>} : (!struct2) -> f32
          %3541 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 71>} : (!struct2) -> f32
          %3542 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 72>} : (!struct2) -> f32
          %3543 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 73>} : (!struct2) -> f32
          %3544 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 74>} : (!struct2) -> f32
          %3545 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 75>} : (!struct2) -> f32
          %3546 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 76>} : (!struct2) -> f32
          %3547 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 77>} : (!struct2) -> f32
          %3548 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 78>} : (!struct2) -> f32
          %3549 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 79>} : (!struct2) -> f32
          %3550 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 80>} : (!struct2) -> f32
          %3551 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 81>} : (!struct2) -> f32
          %3552 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 82>} : (!struct2) -> f32
          %3553 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 83>} : (!struct2) -> f32
          %3554 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 84>} : (!struct2) -> f32
          %3555 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 85>} : (!struct2) -> f32
          %3556 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 86>} : (!struct2) -> f32
          %3557 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 87>} : (!struct2) -> f32
          %3558 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 88>} : (!struct2) -> f32
          %3559 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 89>} : (!struct2) -> f32
          %3560 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 90>} : (!struct2) -> f32
          %3561 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 91>} : (!struct2) -> f32
          %3562 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 92>} : (!struct2) -> f32
          %3563 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 93>} : (!struct2) -> f32
          %3564 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 94>} : (!struct2) -> f32
          %3565 = "llvm.extractvalue"(%t3566_r) {position = array<i64: 95>} : (!struct2) -> f32
          "scf.if"(%94) ({
            %3567 = "llvm.getelementptr"(%95, %1854) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3568_s0 = "llvm.ptrtoint"(%3567) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3568_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3569 = "arith.addi"(%1854, %229) : (i32, i32) -> i32
          %3570 = "arith.cmpi"(%3569, %773) {predicate = 0 : i64} : (i32, i32) -> i1
          %3571 = "arith.xori"(%1855, %229) : (i32, i32) -> i32
          %3572 = "arith.select"(%3570, %3571, %1855) : (i1, i32, i32) -> i32
          %3573 = "arith.select"(%3570, %52, %3569) : (i1, i32, i32) -> i32
          %3574 = "arith.addi"(%1853, %229) : (i32, i32) -> i32
          %3575 = "vector.from_elements"(%3534, %3535, %3538, %3539, %3542, %3543, %3546, %3547, %3550, %3551, %3554, %3555, %3558, %3559, %3562, %3563) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3576 = "vector.broadcast"(%3462) : (f32) -> vector<16xf32>
          %3577 = "arith.mulf"(%3575, %3576) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3578 = "vector.extract"(%3577) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3579 = "vector.extract"(%3577) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3580 = "vector.extract"(%3577) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3581 = "vector.extract"(%3577) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3582 = "vector.extract"(%3577) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3583 = "vector.extract"(%3577) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3584 = "vector.extract"(%3577) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3585 = "vector.extract"(%3577) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3586 = "vector.extract"(%3577) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3587 = "vector.extract"(%3577) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3588 = "vector.extract"(%3577) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3589 = "vector.extract"(%3577) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3590 = "vector.extract"(%3577) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3591 = "vector.extract"(%3577) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3592 = "vector.extract"(%3577) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3593 = "vector.extract"(%3577) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3594 = "vector.from_elements"(%3536, %3537, %3540, %3541, %3544, %3545, %3548, %3549, %3552, %3553, %3556, %3557, %3560, %3561, %3564, %3565) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3595 = "vector.broadcast"(%3469) : (f32) -> vector<16xf32>
          %3596 = "arith.mulf"(%3594, %3595) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %3597 = "vector.extract"(%3596) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %3598 = "vector.extract"(%3596) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %3599 = "vector.extract"(%3596) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %3600 = "vector.extract"(%3596) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %3601 = "vector.extract"(%3596) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %3602 = "vector.extract"(%3596) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %3603 = "vector.extract"(%3596) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %3604 = "vector.extract"(%3596) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %3605 = "vector.extract"(%3596) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %3606 = "vector.extract"(%3596) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %3607 = "vector.extract"(%3596) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %3608 = "vector.extract"(%3596) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %3609 = "vector.extract"(%3596) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %3610 = "vector.extract"(%3596) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %3611 = "vector.extract"(%3596) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %3612 = "vector.extract"(%3596) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %3613 = "llvm.call_intrinsic"(%3459) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3614 = "arith.addf"(%1984, %3613) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3615 = "arith.cmpi"(%896, %33) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3615) ({
            %3616 = "arith.cmpi"(%552, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            %3617 = "arith.cmpi"(%554, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %3618 = "arith.andi"(%3616, %3617) : (i1, i1) -> i1
            "scf.if"(%3618) ({
              %3619 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
              %3620 = "arith.subi"(%55, %3619) : (i32, i32) -> i32
              %3621 = "arith.shrsi"(%896, %53) : (i32, i32) -> i32
              %3622 = "arith.xori"(%896, %3621) : (i32, i32) -> i32
              %3623 = "arith.extui"(%3622) : (i32) -> i64
              %3624 = "arith.muli"(%3623, %575) : (i64, i64) -> i64
              %3625 = "arith.shrui"(%3624, %279) : (i64, i64) -> i64
              %3626 = "arith.trunci"(%3625) : (i64) -> i32
              %3627 = "arith.addi"(%3626, %3622) : (i32, i32) -> i32
              %3628 = "arith.shrui"(%3627, %3620) : (i32, i32) -> i32
              %3629 = "arith.cmpi"(%3620, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %3630 = "arith.select"(%3629, %3628, %52) : (i1, i32, i32) -> i32
              %3631 = "arith.xori"(%3630, %3621) : (i32, i32) -> i32
              %3632 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
              %3633 = "arith.subi"(%55, %3632) : (i32, i32) -> i32
              %3634 = "arith.shrui"(%3627, %3633) : (i32, i32) -> i32
              %3635 = "arith.cmpi"(%3633, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %3636 = "arith.select"(%3635, %3634, %52) : (i1, i32, i32) -> i32
              %3637 = "arith.xori"(%3636, %3621) : (i32, i32) -> i32
              %3638 = "arith.muli"(%3637, %44) : (i32, i32) -> i32
              %3639 = "arith.subi"(%896, %3638) : (i32, i32) -> i32
              %3640 = "arith.addi"(%590, %3639) : (i32, i32) -> i32
              %3641 = "arith.extsi"(%3631) : (i32) -> i64
              %3642 = "arith.extsi"(%3640) : (i32) -> i64
              %3643 = "arith.muli"(%3641, %19) : (i64, i64) -> i64
              %3644 = "arith.muli"(%3642, %20) : (i64, i64) -> i64
              %3645 = "arith.addi"(%3643, %3644) : (i64, i64) -> i64
              %3646 = "arith.muli"(%601, %21) : (i64, i64) -> i64
              %3647 = "arith.addi"(%3645, %3646) : (i64, i64) -> i64
              %3648 = "llvm.getelementptr"(%15, %3647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3649 = "vector.from_elements"(%3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592, %3593) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3650 = "arith.truncf"(%3649) : (vector<16xf32>) -> vector<16xf16>
              %3651 = "vector.extract"(%3650) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3652 = "vector.extract"(%3650) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3653 = "vector.extract"(%3650) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3654 = "vector.extract"(%3650) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3655 = "vector.extract"(%3650) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3656 = "vector.extract"(%3650) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3657 = "vector.extract"(%3650) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3658 = "vector.extract"(%3650) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3659 = "vector.extract"(%3650) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3660 = "vector.extract"(%3650) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3661 = "vector.extract"(%3650) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3662 = "vector.extract"(%3650) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3663 = "vector.extract"(%3650) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3664 = "vector.extract"(%3650) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3665 = "vector.extract"(%3650) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3666 = "vector.extract"(%3650) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3667 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3668 = "arith.remui"(%3667, %270) : (i32, i32) -> i32
              %3669 = "arith.muli"(%3668, %274) : (i32, i32) -> i32
              %3670 = "llvm.getelementptr"(%3648, %3669) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3671 = "vector.from_elements"(%3651, %3652) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3671, %3670) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3672 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3673 = "arith.remui"(%3672, %270) : (i32, i32) -> i32
              %3674 = "arith.addi"(%270, %3673) : (i32, i32) -> i32
              %3675 = "arith.muli"(%3674, %274) : (i32, i32) -> i32
              %3676 = "llvm.getelementptr"(%3648, %3675) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3677 = "vector.from_elements"(%3653, %3654) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3677, %3676) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3678 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3679 = "arith.remui"(%3678, %270) : (i32, i32) -> i32
              %3680 = "arith.addi"(%234, %3679) : (i32, i32) -> i32
              %3681 = "arith.muli"(%3680, %274) : (i32, i32) -> i32
              %3682 = "llvm.getelementptr"(%3648, %3681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3683 = "vector.from_elements"(%3655, %3656) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3683, %3682) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3684 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3685 = "arith.remui"(%3684, %270) : (i32, i32) -> i32
              %3686 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3687 = "arith.addi"(%3686, %3685) : (i32, i32) -> i32
              %3688 = "arith.muli"(%3687, %274) : (i32, i32) -> i32
              %3689 = "llvm.getelementptr"(%3648, %3688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3690 = "vector.from_elements"(%3657, %3658) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3690, %3689) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3691 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3692 = "arith.remui"(%3691, %270) : (i32, i32) -> i32
              %3693 = "arith.addi"(%236, %3692) : (i32, i32) -> i32
              %3694 = "arith.muli"(%3693, %274) : (i32, i32) -> i32
              %3695 = "llvm.getelementptr"(%3648, %3694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3696 = "vector.from_elements"(%3659, %3660) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3696, %3695) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3697 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3698 = "arith.remui"(%3697, %270) : (i32, i32) -> i32
              %3699 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3700 = "arith.addi"(%3699, %3698) : (i32, i32) -> i32
              %3701 = "arith.muli"(%3700, %274) : (i32, i32) -> i32
              %3702 = "llvm.getelementptr"(%3648, %3701) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3703 = "vector.from_elements"(%3661, %3662) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3703, %3702) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3704 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3705 = "arith.remui"(%3704, %270) : (i32, i32) -> i32
              %3706 = "arith.addi"(%238, %3705) : (i32, i32) -> i32
              %3707 = "arith.muli"(%3706, %274) : (i32, i32) -> i32
              %3708 = "llvm.getelementptr"(%3648, %3707) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3709 = "vector.from_elements"(%3663, %3664) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3709, %3708) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3710 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3711 = "arith.remui"(%3710, %270) : (i32, i32) -> i32
              %3712 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3713 = "arith.addi"(%3712, %3711) : (i32, i32) -> i32
              %3714 = "arith.muli"(%3713, %274) : (i32, i32) -> i32
              %3715 = "llvm.getelementptr"(%3648, %3714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3716 = "vector.from_elements"(%3665, %3666) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3716, %3715) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3717 = "arith.cmpi"(%273, %52) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3717) ({
                %3718 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3719 = "arith.mulf"(%3614, %3718) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3720 = "arith.muli"(%3642, %26) : (i64, i64) -> i64
                %3721 = "arith.addi"(%3641, %3720) : (i64, i64) -> i64
                %3722 = "arith.muli"(%601, %27) : (i64, i64) -> i64
                %3723 = "arith.addi"(%3721, %3722) : (i64, i64) -> i64
                %3724 = "llvm.getelementptr"(%22, %3723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3719, %3724) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3725 = "arith.muli"(%274, %276) : (i32, i32) -> i32
              %3726 = "arith.extui"(%3616) : (i1) -> i32
              %3727 = "arith.addi"(%3725, %3726) : (i32, i32) -> i32
              %3728 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3729 = "arith.muli"(%3727, %3728) : (i32, i32) -> i32
              %3730 = "arith.muli"(%272, %247) : (i32, i32) -> i32
              %3731 = "arith.addi"(%3729, %3730) : (i32, i32) -> i32
              %3732 = "llvm.getelementptr"(%28, %3731) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3733 = "vector.from_elements"(%3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592, %3593) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3734 = "vector.extract"(%3733) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3735 = "vector.extract"(%3733) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3736 = "vector.extract"(%3733) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3737 = "vector.extract"(%3733) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3738 = "vector.extract"(%3733) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3739 = "vector.extract"(%3733) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3740 = "vector.extract"(%3733) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3741 = "vector.extract"(%3733) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3742 = "vector.extract"(%3733) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3743 = "vector.extract"(%3733) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3744 = "vector.extract"(%3733) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3745 = "vector.extract"(%3733) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3746 = "vector.extract"(%3733) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3747 = "vector.extract"(%3733) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3748 = "vector.extract"(%3733) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3749 = "vector.extract"(%3733) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3750 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3751 = "arith.remui"(%3750, %270) : (i32, i32) -> i32
              %3752 = "arith.muli"(%3751, %274) : (i32, i32) -> i32
              %3753 = "llvm.getelementptr"(%3732, %3752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3754 = "vector.from_elements"(%3734, %3735) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3754, %3753) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3755 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3756 = "arith.remui"(%3755, %270) : (i32, i32) -> i32
              %3757 = "arith.addi"(%270, %3756) : (i32, i32) -> i32
              %3758 = "arith.muli"(%3757, %274) : (i32, i32) -> i32
              %3759 = "llvm.getelementptr"(%3732, %3758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3760 = "vector.from_elements"(%3736, %3737) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3760, %3759) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3761 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3762 = "arith.remui"(%3761, %270) : (i32, i32) -> i32
              %3763 = "arith.addi"(%234, %3762) : (i32, i32) -> i32
              %3764 = "arith.muli"(%3763, %274) : (i32, i32) -> i32
              %3765 = "llvm.getelementptr"(%3732, %3764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3766 = "vector.from_elements"(%3738, %3739) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3766, %3765) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3767 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3768 = "arith.remui"(%3767, %270) : (i32, i32) -> i32
              %3769 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3770 = "arith.addi"(%3769, %3768) : (i32, i32) -> i32
              %3771 = "arith.muli"(%3770, %274) : (i32, i32) -> i32
              %3772 = "llvm.getelementptr"(%3732, %3771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3773 = "vector.from_elements"(%3740, %3741) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3773, %3772) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3774 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3775 = "arith.remui"(%3774, %270) : (i32, i32) -> i32
              %3776 = "arith.addi"(%236, %3775) : (i32, i32) -> i32
              %3777 = "arith.muli"(%3776, %274) : (i32, i32) -> i32
              %3778 = "llvm.getelementptr"(%3732, %3777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3779 = "vector.from_elements"(%3742, %3743) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3779, %3778) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3780 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3781 = "arith.remui"(%3780, %270) : (i32, i32) -> i32
              %3782 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3783 = "arith.addi"(%3782, %3781) : (i32, i32) -> i32
              %3784 = "arith.muli"(%3783, %274) : (i32, i32) -> i32
              %3785 = "llvm.getelementptr"(%3732, %3784) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3786 = "vector.from_elements"(%3744, %3745) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3786, %3785) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3787 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3788 = "arith.remui"(%3787, %270) : (i32, i32) -> i32
              %3789 = "arith.addi"(%238, %3788) : (i32, i32) -> i32
              %3790 = "arith.muli"(%3789, %274) : (i32, i32) -> i32
              %3791 = "llvm.getelementptr"(%3732, %3790) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3792 = "vector.from_elements"(%3746, %3747) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3792, %3791) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3793 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3794 = "arith.remui"(%3793, %270) : (i32, i32) -> i32
              %3795 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3796 = "arith.addi"(%3795, %3794) : (i32, i32) -> i32
              %3797 = "arith.muli"(%3796, %274) : (i32, i32) -> i32
              %3798 = "llvm.getelementptr"(%3732, %3797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3799 = "vector.from_elements"(%3748, %3749) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3799, %3798) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3800 = "arith.cmpi"(%273, %52) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3800) ({
                %3801 = "arith.muli"(%3727, %247) : (i32, i32) -> i32
                %3802 = "arith.addi"(%3801, %272) : (i32, i32) -> i32
                %3803 = "llvm.getelementptr"(%29, %3802) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3614, %3803) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3804 = "arith.addi"(%272, %234) : (i32, i32) -> i32
          %3805 = "arith.addi"(%567, %3804) : (i32, i32) -> i32
          %3806 = "llvm.call_intrinsic"(%3466) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3807 = "arith.addf"(%1985, %3806) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3808 = "arith.cmpi"(%3805, %33) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3808) ({
            %3809 = "arith.cmpi"(%552, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            %3810 = "arith.cmpi"(%554, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %3811 = "arith.andi"(%3809, %3810) : (i1, i1) -> i1
            "scf.if"(%3811) ({
              %3812 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
              %3813 = "arith.subi"(%55, %3812) : (i32, i32) -> i32
              %3814 = "arith.shrsi"(%3805, %53) : (i32, i32) -> i32
              %3815 = "arith.xori"(%3805, %3814) : (i32, i32) -> i32
              %3816 = "arith.extui"(%3815) : (i32) -> i64
              %3817 = "arith.muli"(%3816, %575) : (i64, i64) -> i64
              %3818 = "arith.shrui"(%3817, %279) : (i64, i64) -> i64
              %3819 = "arith.trunci"(%3818) : (i64) -> i32
              %3820 = "arith.addi"(%3819, %3815) : (i32, i32) -> i32
              %3821 = "arith.shrui"(%3820, %3813) : (i32, i32) -> i32
              %3822 = "arith.cmpi"(%3813, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %3823 = "arith.select"(%3822, %3821, %52) : (i1, i32, i32) -> i32
              %3824 = "arith.xori"(%3823, %3814) : (i32, i32) -> i32
              %3825 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
              %3826 = "arith.subi"(%55, %3825) : (i32, i32) -> i32
              %3827 = "arith.shrui"(%3820, %3826) : (i32, i32) -> i32
              %3828 = "arith.cmpi"(%3826, %55) {predicate = 6 : i64} : (i32, i32) -> i1
              %3829 = "arith.select"(%3828, %3827, %52) : (i1, i32, i32) -> i32
              %3830 = "arith.xori"(%3829, %3814) : (i32, i32) -> i32
              %3831 = "arith.muli"(%3830, %44) : (i32, i32) -> i32
              %3832 = "arith.subi"(%3805, %3831) : (i32, i32) -> i32
              %3833 = "arith.addi"(%590, %3832) : (i32, i32) -> i32
              %3834 = "arith.extsi"(%3824) : (i32) -> i64
              %3835 = "arith.extsi"(%3833) : (i32) -> i64
              %3836 = "arith.muli"(%3834, %19) : (i64, i64) -> i64
              %3837 = "arith.muli"(%3835, %20) : (i64, i64) -> i64
              %3838 = "arith.addi"(%3836, %3837) : (i64, i64) -> i64
              %3839 = "arith.muli"(%601, %21) : (i64, i64) -> i64
              %3840 = "arith.addi"(%3838, %3839) : (i64, i64) -> i64
              %3841 = "llvm.getelementptr"(%15, %3840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3842 = "vector.from_elements"(%3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3843 = "arith.truncf"(%3842) : (vector<16xf32>) -> vector<16xf16>
              %3844 = "vector.extract"(%3843) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %3845 = "vector.extract"(%3843) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %3846 = "vector.extract"(%3843) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %3847 = "vector.extract"(%3843) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %3848 = "vector.extract"(%3843) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %3849 = "vector.extract"(%3843) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %3850 = "vector.extract"(%3843) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %3851 = "vector.extract"(%3843) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %3852 = "vector.extract"(%3843) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %3853 = "vector.extract"(%3843) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %3854 = "vector.extract"(%3843) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %3855 = "vector.extract"(%3843) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %3856 = "vector.extract"(%3843) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %3857 = "vector.extract"(%3843) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %3858 = "vector.extract"(%3843) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %3859 = "vector.extract"(%3843) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %3860 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3861 = "arith.remui"(%3860, %270) : (i32, i32) -> i32
              %3862 = "arith.muli"(%3861, %274) : (i32, i32) -> i32
              %3863 = "llvm.getelementptr"(%3841, %3862) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3864 = "vector.from_elements"(%3844, %3845) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3864, %3863) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3865 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3866 = "arith.remui"(%3865, %270) : (i32, i32) -> i32
              %3867 = "arith.addi"(%270, %3866) : (i32, i32) -> i32
              %3868 = "arith.muli"(%3867, %274) : (i32, i32) -> i32
              %3869 = "llvm.getelementptr"(%3841, %3868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3870 = "vector.from_elements"(%3846, %3847) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3870, %3869) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3871 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3872 = "arith.remui"(%3871, %270) : (i32, i32) -> i32
              %3873 = "arith.addi"(%234, %3872) : (i32, i32) -> i32
              %3874 = "arith.muli"(%3873, %274) : (i32, i32) -> i32
              %3875 = "llvm.getelementptr"(%3841, %3874) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3876 = "vector.from_elements"(%3848, %3849) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3876, %3875) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3877 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3878 = "arith.remui"(%3877, %270) : (i32, i32) -> i32
              %3879 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3880 = "arith.addi"(%3879, %3878) : (i32, i32) -> i32
              %3881 = "arith.muli"(%3880, %274) : (i32, i32) -> i32
              %3882 = "llvm.getelementptr"(%3841, %3881) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3883 = "vector.from_elements"(%3850, %3851) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3883, %3882) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3884 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3885 = "arith.remui"(%3884, %270) : (i32, i32) -> i32
              %3886 = "arith.addi"(%236, %3885) : (i32, i32) -> i32
              %3887 = "arith.muli"(%3886, %274) : (i32, i32) -> i32
              %3888 = "llvm.getelementptr"(%3841, %3887) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3889 = "vector.from_elements"(%3852, %3853) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3889, %3888) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3890 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3891 = "arith.remui"(%3890, %270) : (i32, i32) -> i32
              %3892 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3893 = "arith.addi"(%3892, %3891) : (i32, i32) -> i32
              %3894 = "arith.muli"(%3893, %274) : (i32, i32) -> i32
              %3895 = "llvm.getelementptr"(%3841, %3894) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3896 = "vector.from_elements"(%3854, %3855) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3896, %3895) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3897 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3898 = "arith.remui"(%3897, %270) : (i32, i32) -> i32
              %3899 = "arith.addi"(%238, %3898) : (i32, i32) -> i32
              %3900 = "arith.muli"(%3899, %274) : (i32, i32) -> i32
              %3901 = "llvm.getelementptr"(%3841, %3900) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3902 = "vector.from_elements"(%3856, %3857) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3902, %3901) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3903 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3904 = "arith.remui"(%3903, %270) : (i32, i32) -> i32
              %3905 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3906 = "arith.addi"(%3905, %3904) : (i32, i32) -> i32
              %3907 = "arith.muli"(%3906, %274) : (i32, i32) -> i32
              %3908 = "llvm.getelementptr"(%3841, %3907) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3909 = "vector.from_elements"(%3858, %3859) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%3909, %3908) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %3910 = "arith.cmpi"(%273, %52) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3910) ({
                %3911 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %3912 = "arith.mulf"(%3807, %3911) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3913 = "arith.muli"(%3835, %26) : (i64, i64) -> i64
                %3914 = "arith.addi"(%3834, %3913) : (i64, i64) -> i64
                %3915 = "arith.muli"(%601, %27) : (i64, i64) -> i64
                %3916 = "arith.addi"(%3914, %3915) : (i64, i64) -> i64
                %3917 = "llvm.getelementptr"(%22, %3916) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%3912, %3917) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %3918 = "arith.muli"(%274, %276) : (i32, i32) -> i32
              %3919 = "arith.extui"(%3809) : (i1) -> i32
              %3920 = "arith.addi"(%3918, %3919) : (i32, i32) -> i32
              %3921 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %3922 = "arith.muli"(%3920, %3921) : (i32, i32) -> i32
              %3923 = "arith.muli"(%3804, %247) : (i32, i32) -> i32
              %3924 = "arith.addi"(%3922, %3923) : (i32, i32) -> i32
              %3925 = "llvm.getelementptr"(%28, %3924) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3926 = "vector.from_elements"(%3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %3927 = "vector.extract"(%3926) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %3928 = "vector.extract"(%3926) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %3929 = "vector.extract"(%3926) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %3930 = "vector.extract"(%3926) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %3931 = "vector.extract"(%3926) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %3932 = "vector.extract"(%3926) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %3933 = "vector.extract"(%3926) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %3934 = "vector.extract"(%3926) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %3935 = "vector.extract"(%3926) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %3936 = "vector.extract"(%3926) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %3937 = "vector.extract"(%3926) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %3938 = "vector.extract"(%3926) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %3939 = "vector.extract"(%3926) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %3940 = "vector.extract"(%3926) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %3941 = "vector.extract"(%3926) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %3942 = "vector.extract"(%3926) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %3943 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3944 = "arith.remui"(%3943, %270) : (i32, i32) -> i32
              %3945 = "arith.muli"(%3944, %274) : (i32, i32) -> i32
              %3946 = "llvm.getelementptr"(%3925, %3945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3947 = "vector.from_elements"(%3927, %3928) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3947, %3946) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3948 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3949 = "arith.remui"(%3948, %270) : (i32, i32) -> i32
              %3950 = "arith.addi"(%270, %3949) : (i32, i32) -> i32
              %3951 = "arith.muli"(%3950, %274) : (i32, i32) -> i32
              %3952 = "llvm.getelementptr"(%3925, %3951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3953 = "vector.from_elements"(%3929, %3930) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3953, %3952) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3954 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3955 = "arith.remui"(%3954, %270) : (i32, i32) -> i32
              %3956 = "arith.addi"(%234, %3955) : (i32, i32) -> i32
              %3957 = "arith.muli"(%3956, %274) : (i32, i32) -> i32
              %3958 = "llvm.getelementptr"(%3925, %3957) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3959 = "vector.from_elements"(%3931, %3932) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3959, %3958) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3960 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3961 = "arith.remui"(%3960, %270) : (i32, i32) -> i32
              %3962 = "arith.constant"() {value = 12 : i32} : () -> i32
              %3963 = "arith.addi"(%3962, %3961) : (i32, i32) -> i32
              %3964 = "arith.muli"(%3963, %274) : (i32, i32) -> i32
              %3965 = "llvm.getelementptr"(%3925, %3964) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3966 = "vector.from_elements"(%3933, %3934) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3966, %3965) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3967 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3968 = "arith.remui"(%3967, %270) : (i32, i32) -> i32
              %3969 = "arith.addi"(%236, %3968) : (i32, i32) -> i32
              %3970 = "arith.muli"(%3969, %274) : (i32, i32) -> i32
              %3971 = "llvm.getelementptr"(%3925, %3970) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3972 = "vector.from_elements"(%3935, %3936) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3972, %3971) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3973 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3974 = "arith.remui"(%3973, %270) : (i32, i32) -> i32
              %3975 = "arith.constant"() {value = 20 : i32} : () -> i32
              %3976 = "arith.addi"(%3975, %3974) : (i32, i32) -> i32
              %3977 = "arith.muli"(%3976, %274) : (i32, i32) -> i32
              %3978 = "llvm.getelementptr"(%3925, %3977) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3979 = "vector.from_elements"(%3937, %3938) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3979, %3978) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3980 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3981 = "arith.remui"(%3980, %270) : (i32, i32) -> i32
              %3982 = "arith.addi"(%238, %3981) : (i32, i32) -> i32
              %3983 = "arith.muli"(%3982, %274) : (i32, i32) -> i32
              %3984 = "llvm.getelementptr"(%3925, %3983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3985 = "vector.from_elements"(%3939, %3940) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3985, %3984) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3986 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %3987 = "arith.remui"(%3986, %270) : (i32, i32) -> i32
              %3988 = "arith.constant"() {value = 28 : i32} : () -> i32
              %3989 = "arith.addi"(%3988, %3987) : (i32, i32) -> i32
              %3990 = "arith.muli"(%3989, %274) : (i32, i32) -> i32
              %3991 = "llvm.getelementptr"(%3925, %3990) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %3992 = "vector.from_elements"(%3941, %3942) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3992, %3991) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %3993 = "arith.cmpi"(%273, %52) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3993) ({
                %3994 = "arith.muli"(%3920, %247) : (i32, i32) -> i32
                %3995 = "arith.addi"(%3994, %3804) : (i32, i32) -> i32
                %3996 = "llvm.getelementptr"(%29, %3995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%3807, %3996) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3997 = "arith.cmpi"(%552, %52) {predicate = 1 : i64} : (i32, i32) -> i1
          %3998 = "arith.cmpi"(%554, %40) {predicate = 1 : i64} : (i32, i32) -> i1
          %3999 = "arith.ori"(%3997, %3998) : (i1, i1) -> i1
          %4000 = "arith.andi"(%42, %3999) : (i1, i1) -> i1
          "scf.if"(%4000) ({
            %4001 = "arith.divui"(%550, %39) : (i32, i32) -> i32
            %4002 = "arith.remui"(%550, %39) : (i32, i32) -> i32
            %4003 = "arith.addi"(%37, %229) : (i32, i32) -> i32
            %4004 = "arith.muli"(%38, %4003) : (i32, i32) -> i32
            %4005 = "arith.muli"(%4001, %45) : (i32, i32) -> i32
            %4006 = "arith.cmpi"(%4002, %4004) {predicate = 2 : i64} : (i32, i32) -> i1
            %4007 = "arith.divui"(%4002, %4003) : (i32, i32) -> i32
            %4008 = "arith.subi"(%4002, %4004) : (i32, i32) -> i32
            %4009 = "arith.maxsi"(%37, %229) : (i32, i32) -> i32
            %4010 = "arith.remsi"(%4008, %4009) : (i32, i32) -> i32
            %4011 = "arith.cmpi"(%4010, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %4012 = "arith.divsi"(%4008, %4009) : (i32, i32) -> i32
            %4013 = "arith.extsi"(%4011) : (i1) -> i32
            %4014 = "arith.addi"(%4012, %4013) : (i32, i32) -> i32
            %4015 = "arith.addi"(%38, %4014) : (i32, i32) -> i32
            %4016 = "arith.select"(%4006, %4007, %4015) : (i1, i32, i32) -> i32
            %4017 = "arith.addi"(%4005, %4016) : (i32, i32) -> i32
            %4018 = "arith.addi"(%473, %229) : (i32, i32) -> i32
            %4019 = "arith.muli"(%4018, %40) : (i32, i32) -> i32
            %4020 = "arith.subi"(%4019, %229) : (i32, i32) -> i32
            %4021 = "arith.remsi"(%4020, %39) : (i32, i32) -> i32
            %4022 = "arith.cmpi"(%4021, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %4023 = "arith.divsi"(%4020, %39) : (i32, i32) -> i32
            %4024 = "arith.extsi"(%4022) : (i1) -> i32
            %4025 = "arith.addi"(%4023, %4024) : (i32, i32) -> i32
            %4026 = "arith.addi"(%4021, %39) : (i32, i32) -> i32
            %4027 = "arith.select"(%4022, %4026, %4021) : (i1, i32, i32) -> i32
            %4028 = "arith.muli"(%4025, %45) : (i32, i32) -> i32
            %4029 = "arith.cmpi"(%4027, %4004) {predicate = 2 : i64} : (i32, i32) -> i1
            %4030 = "arith.divui"(%4027, %4003) : (i32, i32) -> i32
            %4031 = "arith.subi"(%4027, %4004) : (i32, i32) -> i32
            %4032 = "arith.remsi"(%4031, %4009) : (i32, i32) -> i32
            %4033 = "arith.cmpi"(%4032, %52) {predicate = 2 : i64} : (i32, i32) -> i1
            %4034 = "arith.divsi"(%4031, %4009) : (i32, i32) -> i32
            %4035 = "arith.extsi"(%4033) : (i1) -> i32
            %4036 = "arith.addi"(%4034, %4035) : (i32, i32) -> i32
            %4037 = "arith.addi"(%38, %4036) : (i32, i32) -> i32
            %4038 = "arith.select"(%4029, %4030, %4037) : (i1, i32, i32) -> i32
            %4039 = "arith.addi"(%4028, %4038) : (i32, i32) -> i32
            %4040 = "arith.subi"(%4039, %4017) : (i32, i32) -> i32
            %4041 = "arith.addi"(%4040, %229) : (i32, i32) -> i32
            %4042 = "llvm.getelementptr"(%30, %4017) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "nvvm.barrier"(%274, %49) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 32 : i32} : (i32, i32) -> ()
            %4043 = "arith.cmpi"(%231, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4043) ({
              "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
              %4044 = "arith.subi"(%4041, %229) : (i32, i32) -> i32
              %4045 = "llvm.inline_asm"(%4042, %4044) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
              %4047 = "arith.extui"(%4045) : (i32) -> i64
              %4048 = "arith.extsi"(%4044) : (i32) -> i64
              %4049 = "arith.cmpi"(%4047, %4048) {predicate = 0 : i64} : (i64, i64) -> i1
              %4050 = "arith.extui"(%4049) : (i1) -> i32
              "llvm.store"(%4050, %117) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%274, %49) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 33 : i32} : (i32, i32) -> ()
            %4051 = "llvm.load"(%117) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %4052 = "arith.cmpi"(%4051, %229) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4052) ({
              %4053 = "arith.shrsi"(%231, %270) : (i32, i32) -> i32
              %4054 = "arith.constant"() {value = 15 : i32} : () -> i32
              %4055 = "arith.andi"(%231, %4054) : (i32, i32) -> i32
              %4056 = "arith.cmpi"(%4053, %234) {predicate = 2 : i64} : (i32, i32) -> i1
              %4057 = "arith.subi"(%33, %567) : (i32, i32) -> i32
              %4058 = "arith.minsi"(%4057, %247) : (i32, i32) -> i32
              %4059 = "arith.select"(%4056, %4058, %52) : (i1, i32, i32) -> i32
              "scf.for"(%4053, %4059, %234) ({
              ^bb0(%4060: i32):
                %4061 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
                %4062 = "vector.extract"(%4061) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %4063 = "vector.extract"(%4061) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %4064 = "vector.extract"(%4061) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %4065 = "vector.extract"(%4061) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %4066, %4067, %4068, %4069, %4070, %4071 = "scf.for"(%52, %4041, %234, %1542, %1544, %4062, %4063, %4064, %4065) ({
                ^bb0(%4072: i32, %4073: f32, %4074: f32, %4075: f32, %4076: f32, %4077: f32, %4078: f32):
                  %4079 = "arith.subi"(%4041, %229) : (i32, i32) -> i32
                  %4080 = "arith.minsi"(%4072, %4079) : (i32, i32) -> i32
                  %4081 = "arith.addi"(%4017, %4080) : (i32, i32) -> i32
                  %4082 = "arith.muli"(%274, %4081) : (i32, i32) -> i32
                  %4083 = "arith.cmpi"(%4080, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4084 = "arith.extui"(%4083) : (i1) -> i32
                  %4085 = "arith.addi"(%4082, %4084) : (i32, i32) -> i32
                  %4086 = "arith.addi"(%4072, %229) : (i32, i32) -> i32
                  %4087 = "arith.minsi"(%4086, %4079) : (i32, i32) -> i32
                  %4088 = "arith.addi"(%4017, %4087) : (i32, i32) -> i32
                  %4089 = "arith.muli"(%274, %4088) : (i32, i32) -> i32
                  %4090 = "arith.cmpi"(%4087, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4091 = "arith.extui"(%4090) : (i1) -> i32
                  %4092 = "arith.addi"(%4089, %4091) : (i32, i32) -> i32
                  %4093 = "arith.addi"(%4072, %274) : (i32, i32) -> i32
                  %4094 = "arith.minsi"(%4093, %4079) : (i32, i32) -> i32
                  %4095 = "arith.addi"(%4017, %4094) : (i32, i32) -> i32
                  %4096 = "arith.muli"(%274, %4095) : (i32, i32) -> i32
                  %4097 = "arith.cmpi"(%4094, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4098 = "arith.extui"(%4097) : (i1) -> i32
                  %4099 = "arith.addi"(%4096, %4098) : (i32, i32) -> i32
                  %4100 = "arith.addi"(%4072, %773) : (i32, i32) -> i32
                  %4101 = "arith.minsi"(%4100, %4079) : (i32, i32) -> i32
                  %4102 = "arith.addi"(%4017, %4101) : (i32, i32) -> i32
                  %4103 = "arith.muli"(%274, %4102) : (i32, i32) -> i32
                  %4104 = "arith.cmpi"(%4101, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4105 = "arith.extui"(%4104) : (i1) -> i32
                  %4106 = "arith.addi"(%4103, %4105) : (i32, i32) -> i32
                  %4107 = "arith.addi"(%4072, %270) : (i32, i32) -> i32
                  %4108 = "arith.minsi"(%4107, %4079) : (i32, i32) -> i32
                  %4109 = "arith.addi"(%4017, %4108) : (i32, i32) -> i32
                  %4110 = "arith.muli"(%274, %4109) : (i32, i32) -> i32
                  %4111 = "arith.cmpi"(%4108, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4112 = "arith.extui"(%4111) : (i1) -> i32
                  %4113 = "arith.addi"(%4110, %4112) : (i32, i32) -> i32
                  %4114 = "arith.constant"() {value = 5 : i32} : () -> i32
                  %4115 = "arith.addi"(%4072, %4114) : (i32, i32) -> i32
                  %4116 = "arith.minsi"(%4115, %4079) : (i32, i32) -> i32
                  %4117 = "arith.addi"(%4017, %4116) : (i32, i32) -> i32
                  %4118 = "arith.muli"(%274, %4117) : (i32, i32) -> i32
                  %4119 = "arith.cmpi"(%4116, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4120 = "arith.extui"(%4119) : (i1) -> i32
                  %4121 = "arith.addi"(%4118, %4120) : (i32, i32) -> i32
                  %4122 = "arith.constant"() {value = 6 : i32} : () -> i32
                  %4123 = "arith.addi"(%4072, %4122) : (i32, i32) -> i32
                  %4124 = "arith.minsi"(%4123, %4079) : (i32, i32) -> i32
                  %4125 = "arith.addi"(%4017, %4124) : (i32, i32) -> i32
                  %4126 = "arith.muli"(%274, %4125) : (i32, i32) -> i32
                  %4127 = "arith.cmpi"(%4124, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4128 = "arith.extui"(%4127) : (i1) -> i32
                  %4129 = "arith.addi"(%4126, %4128) : (i32, i32) -> i32
                  %4130 = "arith.constant"() {value = 7 : i32} : () -> i32
                  %4131 = "arith.addi"(%4072, %4130) : (i32, i32) -> i32
                  %4132 = "arith.minsi"(%4131, %4079) : (i32, i32) -> i32
                  %4133 = "arith.addi"(%4017, %4132) : (i32, i32) -> i32
                  %4134 = "arith.muli"(%274, %4133) : (i32, i32) -> i32
                  %4135 = "arith.cmpi"(%4132, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                  %4136 = "arith.extui"(%4135) : (i1) -> i32
                  %4137 = "arith.addi"(%4134, %4136) : (i32, i32) -> i32
                  %4138 = "arith.muli"(%4085, %247) : (i32, i32) -> i32
                  %4139 = "arith.addi"(%4138, %4060) : (i32, i32) -> i32
                  %4140 = "llvm.getelementptr"(%29, %4139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4141 = "llvm.load"(%4140) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4142 = "arith.muli"(%4092, %247) : (i32, i32) -> i32
                  %4143 = "arith.addi"(%4142, %4060) : (i32, i32) -> i32
                  %4144 = "llvm.getelementptr"(%29, %4143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4145 = "llvm.load"(%4144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4146 = "arith.muli"(%4099, %247) : (i32, i32) -> i32
                  %4147 = "arith.addi"(%4146, %4060) : (i32, i32) -> i32
                  %4148 = "llvm.getelementptr"(%29, %4147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4149 = "llvm.load"(%4148) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4150 = "arith.muli"(%4106, %247) : (i32, i32) -> i32
                  %4151 = "arith.addi"(%4150, %4060) : (i32, i32) -> i32
                  %4152 = "llvm.getelementptr"(%29, %4151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4153 = "llvm.load"(%4152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4154 = "arith.muli"(%4113, %247) : (i32, i32) -> i32
                  %4155 = "arith.addi"(%4154, %4060) : (i32, i32) -> i32
                  %4156 = "llvm.getelementptr"(%29, %4155) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4157 = "llvm.load"(%4156) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4158 = "arith.muli"(%4121, %247) : (i32, i32) -> i32
                  %4159 = "arith.addi"(%4158, %4060) : (i32, i32) -> i32
                  %4160 = "llvm.getelementptr"(%29, %4159) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4161 = "llvm.load"(%4160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4162 = "arith.muli"(%4129, %247) : (i32, i32) -> i32
                  %4163 = "arith.addi"(%4162, %4060) : (i32, i32) -> i32
                  %4164 = "llvm.getelementptr"(%29, %4163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4165 = "llvm.load"(%4164) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4166 = "arith.muli"(%4137, %247) : (i32, i32) -> i32
                  %4167 = "arith.addi"(%4166, %4060) : (i32, i32) -> i32
                  %4168 = "llvm.getelementptr"(%29, %4167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4169 = "llvm.load"(%4168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                  %4170 = "arith.constant"() {value = 4096 : i32} : () -> i32
                  %4171 = "arith.muli"(%4085, %4170) : (i32, i32) -> i32
                  %4172 = "arith.muli"(%4060, %247) : (i32, i32) -> i32
                  %4173 = "arith.addi"(%4171, %4172) : (i32, i32) -> i32
                  %4174 = "llvm.getelementptr"(%28, %4173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4175 = "arith.muli"(%4055, %270) : (i32, i32) -> i32
                  %4176 = "llvm.getelementptr"(%4174, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4177 = "llvm.load"(%4176) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4178 = "vector.extract"(%4177) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4179 = "vector.extract"(%4177) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4180 = "vector.extract"(%4177) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4181 = "vector.extract"(%4177) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4182 = "arith.muli"(%4092, %4170) : (i32, i32) -> i32
                  %4183 = "arith.addi"(%4182, %4172) : (i32, i32) -> i32
                  %4184 = "llvm.getelementptr"(%28, %4183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4185 = "llvm.getelementptr"(%4184, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4186 = "llvm.load"(%4185) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4187 = "vector.extract"(%4186) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4188 = "vector.extract"(%4186) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4189 = "vector.extract"(%4186) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4190 = "vector.extract"(%4186) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4191 = "arith.muli"(%4099, %4170) : (i32, i32) -> i32
                  %4192 = "arith.addi"(%4191, %4172) : (i32, i32) -> i32
                  %4193 = "llvm.getelementptr"(%28, %4192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4194 = "llvm.getelementptr"(%4193, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4195 = "llvm.load"(%4194) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4196 = "vector.extract"(%4195) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4197 = "vector.extract"(%4195) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4198 = "vector.extract"(%4195) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4199 = "vector.extract"(%4195) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4200 = "arith.muli"(%4106, %4170) : (i32, i32) -> i32
                  %4201 = "arith.addi"(%4200, %4172) : (i32, i32) -> i32
                  %4202 = "llvm.getelementptr"(%28, %4201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4203 = "llvm.getelementptr"(%4202, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4204 = "llvm.load"(%4203) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4205 = "vector.extract"(%4204) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4206 = "vector.extract"(%4204) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4207 = "vector.extract"(%4204) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4208 = "vector.extract"(%4204) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4209 = "arith.muli"(%4113, %4170) : (i32, i32) -> i32
                  %4210 = "arith.addi"(%4209, %4172) : (i32, i32) -> i32
                  %4211 = "llvm.getelementptr"(%28, %4210) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4212 = "llvm.getelementptr"(%4211, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4213 = "llvm.load"(%4212) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4214 = "vector.extract"(%4213) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4215 = "vector.extract"(%4213) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4216 = "vector.extract"(%4213) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4217 = "vector.extract"(%4213) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4218 = "arith.muli"(%4121, %4170) : (i32, i32) -> i32
                  %4219 = "arith.addi"(%4218, %4172) : (i32, i32) -> i32
                  %4220 = "llvm.getelementptr"(%28, %4219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4221 = "llvm.getelementptr"(%4220, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4222 = "llvm.load"(%4221) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4223 = "vector.extract"(%4222) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4224 = "vector.extract"(%4222) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4225 = "vector.extract"(%4222) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4226 = "vector.extract"(%4222) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4227 = "arith.muli"(%4129, %4170) : (i32, i32) -> i32
                  %4228 = "arith.addi"(%4227, %4172) : (i32, i32) -> i32
                  %4229 = "llvm.getelementptr"(%28, %4228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4230 = "llvm.getelementptr"(%4229, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4231 = "llvm.load"(%4230) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4232 = "vector.extract"(%4231) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4233 = "vector.extract"(%4231) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4234 = "vector.extract"(%4231) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4235 = "vector.extract"(%4231) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4236 = "arith.muli"(%4137, %4170) : (i32, i32) -> i32
                  %4237 = "arith.addi"(%4236, %4172) : (i32, i32) -> i32
                  %4238 = "llvm.getelementptr"(%28, %4237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4239 = "llvm.getelementptr"(%4238, %4175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %4240 = "llvm.load"(%4239) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
                  %4241 = "vector.extract"(%4240) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4242 = "vector.extract"(%4240) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4243 = "vector.extract"(%4240) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4244 = "vector.extract"(%4240) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4245 = "arith.maxnumf"(%4073, %4141) : (f32, f32) -> f32
                  %4246 = "arith.maxnumf"(%4245, %4145) : (f32, f32) -> f32
                  %4247 = "arith.maxnumf"(%4246, %4149) : (f32, f32) -> f32
                  %4248 = "arith.maxnumf"(%4247, %4153) : (f32, f32) -> f32
                  %4249 = "arith.maxnumf"(%4248, %4157) : (f32, f32) -> f32
                  %4250 = "arith.maxnumf"(%4249, %4161) : (f32, f32) -> f32
                  %4251 = "arith.maxnumf"(%4250, %4165) : (f32, f32) -> f32
                  %4252 = "arith.maxnumf"(%4251, %4169) : (f32, f32) -> f32
                  %4253 = "arith.cmpf"(%4252, %1542) {predicate = 2 : i64} : (f32, f32) -> i1
                  %4254 = "arith.select"(%4253, %4252, %1544) : (i1, f32, f32) -> f32
                  %4255 = "arith.subf"(%4073, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4256 = "llvm.call_intrinsic"(%4255) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4257 = "arith.mulf"(%4074, %4256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4258 = "vector.from_elements"(%4075, %4076, %4077, %4078) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4259 = "vector.broadcast"(%4256) : (f32) -> vector<4xf32>
                  %4260 = "arith.mulf"(%4258, %4259) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4261 = "vector.extract"(%4260) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4262 = "vector.extract"(%4260) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4263 = "vector.extract"(%4260) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4264 = "vector.extract"(%4260) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4265 = "arith.cmpi"(%4072, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4266 = "arith.subf"(%4141, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4267 = "llvm.call_intrinsic"(%4266) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4268 = "arith.select"(%4265, %4267, %1544) : (i1, f32, f32) -> f32
                  %4269 = "arith.addf"(%4257, %4268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4270 = "vector.from_elements"(%4261, %4262, %4263, %4264) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4271 = "vector.from_elements"(%4178, %4179, %4180, %4181) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4272 = "vector.broadcast"(%4268) : (f32) -> vector<4xf32>
                  %4273 = "arith.mulf"(%4271, %4272) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4274 = "arith.addf"(%4270, %4273) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4275 = "vector.extract"(%4274) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4276 = "vector.extract"(%4274) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4277 = "vector.extract"(%4274) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4278 = "vector.extract"(%4274) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4279 = "arith.cmpi"(%4086, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4280 = "arith.subf"(%4145, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4281 = "llvm.call_intrinsic"(%4280) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4282 = "arith.select"(%4279, %4281, %1544) : (i1, f32, f32) -> f32
                  %4283 = "arith.addf"(%4269, %4282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4284 = "vector.from_elements"(%4275, %4276, %4277, %4278) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4285 = "vector.from_elements"(%4187, %4188, %4189, %4190) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4286 = "vector.broadcast"(%4282) : (f32) -> vector<4xf32>
                  %4287 = "arith.mulf"(%4285, %4286) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4288 = "arith.addf"(%4284, %4287) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4289 = "vector.extract"(%4288) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4290 = "vector.extract"(%4288) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4291 = "vector.extract"(%4288) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4292 = "vector.extract"(%4288) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4293 = "arith.cmpi"(%4093, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4294 = "arith.subf"(%4149, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4295 = "llvm.call_intrinsic"(%4294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4296 = "arith.select"(%4293, %4295, %1544) : (i1, f32, f32) -> f32
                  %4297 = "arith.addf"(%4283, %4296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4298 = "vector.from_elements"(%4289, %4290, %4291, %4292) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4299 = "vector.from_elements"(%4196, %4197, %4198, %4199) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4300 = "vector.broadcast"(%4296) : (f32) -> vector<4xf32>
                  %4301 = "arith.mulf"(%4299, %4300) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4302 = "arith.addf"(%4298, %4301) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4303 = "vector.extract"(%4302) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4304 = "vector.extract"(%4302) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4305 = "vector.extract"(%4302) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4306 = "vector.extract"(%4302) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4307 = "arith.cmpi"(%4100, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4308 = "arith.subf"(%4153, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4309 = "llvm.call_intrinsic"(%4308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4310 = "arith.select"(%4307, %4309, %1544) : (i1, f32, f32) -> f32
                  %4311 = "arith.addf"(%4297, %4310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4312 = "vector.from_elements"(%4303, %4304, %4305, %4306) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4313 = "vector.from_elements"(%4205, %4206, %4207, %4208) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4314 = "vector.broadcast"(%4310) : (f32) -> vector<4xf32>
                  %4315 = "arith.mulf"(%4313, %4314) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4316 = "arith.addf"(%4312, %4315) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4317 = "vector.extract"(%4316) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4318 = "vector.extract"(%4316) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4319 = "vector.extract"(%4316) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4320 = "vector.extract"(%4316) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4321 = "arith.cmpi"(%4107, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4322 = "arith.subf"(%4157, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4323 = "llvm.call_intrinsic"(%4322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4324 = "arith.select"(%4321, %4323, %1544) : (i1, f32, f32) -> f32
                  %4325 = "arith.addf"(%4311, %4324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4326 = "vector.from_elements"(%4317, %4318, %4319, %4320) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4327 = "vector.from_elements"(%4214, %4215, %4216, %4217) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4328 = "vector.broadcast"(%4324) : (f32) -> vector<4xf32>
                  %4329 = "arith.mulf"(%4327, %4328) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4330 = "arith.addf"(%4326, %4329) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4331 = "vector.extract"(%4330) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4332 = "vector.extract"(%4330) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4333 = "vector.extract"(%4330) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4334 = "vector.extract"(%4330) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4335 = "arith.cmpi"(%4115, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4336 = "arith.subf"(%4161, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4337 = "llvm.call_intrinsic"(%4336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4338 = "arith.select"(%4335, %4337, %1544) : (i1, f32, f32) -> f32
                  %4339 = "arith.addf"(%4325, %4338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4340 = "vector.from_elements"(%4331, %4332, %4333, %4334) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4341 = "vector.from_elements"(%4223, %4224, %4225, %4226) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4342 = "vector.broadcast"(%4338) : (f32) -> vector<4xf32>
                  %4343 = "arith.mulf"(%4341, %4342) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4344 = "arith.addf"(%4340, %4343) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4345 = "vector.extract"(%4344) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4346 = "vector.extract"(%4344) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4347 = "vector.extract"(%4344) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4348 = "vector.extract"(%4344) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4349 = "arith.cmpi"(%4123, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4350 = "arith.subf"(%4165, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4351 = "llvm.call_intrinsic"(%4350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4352 = "arith.select"(%4349, %4351, %1544) : (i1, f32, f32) -> f32
                  %4353 = "arith.addf"(%4339, %4352) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4354 = "vector.from_elements"(%4345, %4346, %4347, %4348) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4355 = "vector.from_elements"(%4232, %4233, %4234, %4235) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4356 = "vector.broadcast"(%4352) : (f32) -> vector<4xf32>
                  %4357 = "arith.mulf"(%4355, %4356) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4358 = "arith.addf"(%4354, %4357) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4359 = "vector.extract"(%4358) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4360 = "vector.extract"(%4358) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4361 = "vector.extract"(%4358) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4362 = "vector.extract"(%4358) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  %4363 = "arith.cmpi"(%4131, %4041) {predicate = 2 : i64} : (i32, i32) -> i1
                  %4364 = "arith.subf"(%4169, %4254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4365 = "llvm.call_intrinsic"(%4364) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4366 = "arith.select"(%4363, %4365, %1544) : (i1, f32, f32) -> f32
                  %4367 = "arith.addf"(%4353, %4366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4368 = "vector.from_elements"(%4359, %4360, %4361, %4362) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4369 = "vector.from_elements"(%4241, %4242, %4243, %4244) : (f32, f32, f32, f32) -> vector<4xf32>
                  %4370 = "vector.broadcast"(%4366) : (f32) -> vector<4xf32>
                  %4371 = "arith.mulf"(%4369, %4370) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4372 = "arith.addf"(%4368, %4371) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                  %4373 = "vector.extract"(%4372) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                  %4374 = "vector.extract"(%4372) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                  %4375 = "vector.extract"(%4372) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                  %4376 = "vector.extract"(%4372) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                  "scf.yield"(%4252, %4367, %4373, %4374, %4375, %4376) : (f32, f32, f32, f32, f32, f32) -> ()
                }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32)
                %4377 = "arith.addi"(%567, %4060) : (i32, i32) -> i32
                %4378 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
                %4379 = "arith.subi"(%55, %4378) : (i32, i32) -> i32
                %4380 = "arith.shrsi"(%4377, %53) : (i32, i32) -> i32
                %4381 = "arith.xori"(%4377, %4380) : (i32, i32) -> i32
                %4382 = "arith.extui"(%4381) : (i32) -> i64
                %4383 = "arith.muli"(%4382, %575) : (i64, i64) -> i64
                %4384 = "arith.shrui"(%4383, %279) : (i64, i64) -> i64
                %4385 = "arith.trunci"(%4384) : (i64) -> i32
                %4386 = "arith.addi"(%4385, %4381) : (i32, i32) -> i32
                %4387 = "arith.shrui"(%4386, %4379) : (i32, i32) -> i32
                %4388 = "arith.cmpi"(%4379, %55) {predicate = 6 : i64} : (i32, i32) -> i1
                %4389 = "arith.select"(%4388, %4387, %52) : (i1, i32, i32) -> i32
                %4390 = "arith.xori"(%4389, %4380) : (i32, i32) -> i32
                %4391 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
                %4392 = "arith.subi"(%55, %4391) : (i32, i32) -> i32
                %4393 = "arith.shrui"(%4386, %4392) : (i32, i32) -> i32
                %4394 = "arith.cmpi"(%4392, %55) {predicate = 6 : i64} : (i32, i32) -> i1
                %4395 = "arith.select"(%4394, %4393, %52) : (i1, i32, i32) -> i32
                %4396 = "arith.xori"(%4395, %4380) : (i32, i32) -> i32
                %4397 = "arith.muli"(%4396, %44) : (i32, i32) -> i32
                %4398 = "arith.subi"(%4377, %4397) : (i32, i32) -> i32
                %4399 = "arith.addi"(%590, %4398) : (i32, i32) -> i32
                %4400 = "arith.cmpf"(%4067, %1544) {predicate = 1 : i64} : (f32, f32) -> i1
                %4401 = "llvm.call_intrinsic"(%4067) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %4402 = "arith.select"(%4400, %1544, %4401) : (i1, f32, f32) -> f32
                %4403 = "vector.from_elements"(%4068, %4069, %4070, %4071) : (f32, f32, f32, f32) -> vector<4xf32>
                %4404 = "vector.broadcast"(%4402) : (f32) -> vector<4xf32>
                %4405 = "arith.mulf"(%4403, %4404) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %4406 = "arith.truncf"(%4405) : (vector<4xf32>) -> vector<4xf16>
                %4407 = "vector.extract"(%4406) {static_position = array<i64: 0>} : (vector<4xf16>) -> f16
                %4408 = "vector.extract"(%4406) {static_position = array<i64: 1>} : (vector<4xf16>) -> f16
                %4409 = "vector.extract"(%4406) {static_position = array<i64: 2>} : (vector<4xf16>) -> f16
                %4410 = "vector.extract"(%4406) {static_position = array<i64: 3>} : (vector<4xf16>) -> f16
                %4411 = "arith.extsi"(%4390) : (i32) -> i64
                %4412 = "arith.extsi"(%4399) : (i32) -> i64
                %4413 = "arith.muli"(%4411, %19) : (i64, i64) -> i64
                %4414 = "arith.muli"(%4412, %20) : (i64, i64) -> i64
                %4415 = "arith.addi"(%4413, %4414) : (i64, i64) -> i64
                %4416 = "arith.muli"(%601, %21) : (i64, i64) -> i64
                %4417 = "arith.addi"(%4415, %4416) : (i64, i64) -> i64
                %4418 = "llvm.getelementptr"(%15, %4417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %4419 = "arith.muli"(%4055, %270) : (i32, i32) -> i32
                %4420 = "llvm.getelementptr"(%4418, %4419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %4421 = "vector.from_elements"(%4407, %4408, %4409, %4410) : (f16, f16, f16, f16) -> vector<4xf16>
                "llvm.store"(%4421, %4420) {alignment = 8 : i64} : (vector<4xf16>, !llvm.ptr<1>) -> ()
                %4422 = "arith.cmpi"(%4055, %52) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%4422) ({
                  %4423 = "llvm.call_intrinsic"(%4067) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                  %4424 = "arith.addf"(%4066, %4423) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4425 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %4426 = "arith.mulf"(%4424, %4425) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %4427 = "arith.muli"(%4412, %26) : (i64, i64) -> i64
                  %4428 = "arith.addi"(%4411, %4427) : (i64, i64) -> i64
                  %4429 = "arith.muli"(%601, %27) : (i64, i64) -> i64
                  %4430 = "arith.addi"(%4428, %4429) : (i64, i64) -> i64
                  %4431 = "llvm.getelementptr"(%22, %4430) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%4426, %4431) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"(%1850, %1851, %1852, %3574, %3573, %3572, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3462, %3469) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %4432 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%4432) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "split_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, i1, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i32, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i32, %19: i64, %20: i32, %21: i32, %22: i32, %23: i64, %24: i32, %25: i32, %26: i32, %27: i32, %28: i1, %29: i32):
      %30 = "arith.trunci"(%19) : (i64) -> i32
      %31 = "arith.trunci"(%23) : (i64) -> i32
      %32 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %38 = "arith.constant"() {value = 32 : i32} : () -> i32
      %39 = "arith.remui"(%32, %38) : (i32, i32) -> i32
      %40 = "arith.divui"(%32, %38) : (i32, i32) -> i32
      %41 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 2080>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %47 = "arith.muli"(%21, %18) : (i32, i32) -> i32
      %48 = "arith.muli"(%47, %16) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%44, %48) {predicate = 0 : i64} : (i32, i32) -> i1
      %50 = "arith.constant"() {value = 1 : i32} : () -> i32
      %51 = "arith.addi"(%35, %50) : (i32, i32) -> i32
      %52 = "arith.constant"() {value = 32 : i64} : () -> i64
      %53 = "arith.shrui"(%23, %52) : (i64, i64) -> i64
      %54 = "arith.subi"(%31, %50) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.subi"(%38, %55) : (i32, i32) -> i32
      %57 = "arith.extui"(%51) : (i32) -> i64
      %58 = "arith.muli"(%57, %53) : (i64, i64) -> i64
      %59 = "arith.shrui"(%58, %52) : (i64, i64) -> i64
      %60 = "arith.trunci"(%59) : (i64) -> i32
      %61 = "arith.addi"(%60, %51) : (i32, i32) -> i32
      %62 = "arith.shrui"(%61, %56) : (i32, i32) -> i32
      %63 = "arith.cmpi"(%56, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %64 = "arith.constant"() {value = 0 : i32} : () -> i32
      %65 = "arith.select"(%63, %62, %64) : (i1, i32, i32) -> i32
      %66 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %67 = "arith.subi"(%38, %66) : (i32, i32) -> i32
      %68 = "arith.shrui"(%61, %67) : (i32, i32) -> i32
      %69 = "arith.cmpi"(%67, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %70 = "arith.select"(%69, %68, %64) : (i1, i32, i32) -> i32
      %71 = "arith.muli"(%70, %31) : (i32, i32) -> i32
      %72 = "arith.subi"(%51, %71) : (i32, i32) -> i32
      %73 = "arith.muli"(%65, %26) : (i32, i32) -> i32
      %74 = "arith.muli"(%72, %24) : (i32, i32) -> i32
      %75 = "arith.addi"(%73, %74) : (i32, i32) -> i32
      %76 = "arith.minsi"(%72, %25) : (i32, i32) -> i32
      %77 = "arith.addi"(%75, %76) : (i32, i32) -> i32
      %78 = "arith.divui"(%77, %27) : (i32, i32) -> i32
      %79 = "arith.select"(%49, %35, %78) : (i1, i32, i32) -> i32
      %80 = "arith.muli"(%79, %27) : (i32, i32) -> i32
      %81 = "arith.divui"(%80, %26) : (i32, i32) -> i32
      %82 = "arith.remui"(%80, %26) : (i32, i32) -> i32
      %83 = "arith.addi"(%24, %50) : (i32, i32) -> i32
      %84 = "arith.muli"(%25, %83) : (i32, i32) -> i32
      %85 = "arith.muli"(%81, %31) : (i32, i32) -> i32
      %86 = "arith.cmpi"(%82, %84) {predicate = 2 : i64} : (i32, i32) -> i1
      %87 = "arith.divui"(%82, %83) : (i32, i32) -> i32
      %88 = "arith.subi"(%82, %84) : (i32, i32) -> i32
      %89 = "arith.maxsi"(%24, %50) : (i32, i32) -> i32
      %90 = "arith.remsi"(%88, %89) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %64) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.divsi"(%88, %89) : (i32, i32) -> i32
      %93 = "arith.extsi"(%91) : (i1) -> i32
      %94 = "arith.addi"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.addi"(%25, %94) : (i32, i32) -> i32
      %96 = "arith.select"(%86, %87, %95) : (i1, i32, i32) -> i32
      %97 = "arith.addi"(%85, %96) : (i32, i32) -> i32
      %98 = "arith.select"(%49, %97, %35) : (i1, i32, i32) -> i32
      %99 = "arith.addi"(%98, %50) : (i32, i32) -> i32
      %100 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %101 = "arith.subi"(%38, %100) : (i32, i32) -> i32
      %102 = "arith.constant"() {value = 31 : i32} : () -> i32
      %103 = "arith.shrsi"(%99, %102) : (i32, i32) -> i32
      %104 = "arith.xori"(%99, %103) : (i32, i32) -> i32
      %105 = "arith.extui"(%104) : (i32) -> i64
      %106 = "arith.muli"(%105, %53) : (i64, i64) -> i64
      %107 = "arith.shrui"(%106, %52) : (i64, i64) -> i64
      %108 = "arith.trunci"(%107) : (i64) -> i32
      %109 = "arith.addi"(%108, %104) : (i32, i32) -> i32
      %110 = "arith.shrui"(%109, %101) : (i32, i32) -> i32
      %111 = "arith.cmpi"(%101, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %112 = "arith.select"(%111, %110, %64) : (i1, i32, i32) -> i32
      %113 = "arith.xori"(%112, %103) : (i32, i32) -> i32
      %114 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %115 = "arith.subi"(%38, %114) : (i32, i32) -> i32
      %116 = "arith.shrui"(%109, %115) : (i32, i32) -> i32
      %117 = "arith.cmpi"(%115, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %118 = "arith.select"(%117, %116, %64) : (i1, i32, i32) -> i32
      %119 = "arith.xori"(%118, %103) : (i32, i32) -> i32
      %120 = "arith.muli"(%119, %31) : (i32, i32) -> i32
      %121 = "arith.subi"(%99, %120) : (i32, i32) -> i32
      %122 = "arith.muli"(%113, %26) : (i32, i32) -> i32
      %123 = "arith.muli"(%121, %24) : (i32, i32) -> i32
      %124 = "arith.addi"(%122, %123) : (i32, i32) -> i32
      %125 = "arith.minsi"(%121, %25) : (i32, i32) -> i32
      %126 = "arith.addi"(%124, %125) : (i32, i32) -> i32
      %127 = "arith.cmpi"(%126, %80) {predicate = 4 : i64} : (i32, i32) -> i1
      %128 = "arith.addi"(%80, %27) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%126, %128) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%127, %129) : (i1, i1) -> i1
      %131 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %132 = "arith.subi"(%38, %131) : (i32, i32) -> i32
      %133 = "arith.shrsi"(%98, %102) : (i32, i32) -> i32
      %134 = "arith.xori"(%98, %133) : (i32, i32) -> i32
      %135 = "arith.extui"(%134) : (i32) -> i64
      %136 = "arith.muli"(%135, %53) : (i64, i64) -> i64
      %137 = "arith.shrui"(%136, %52) : (i64, i64) -> i64
      %138 = "arith.trunci"(%137) : (i64) -> i32
      %139 = "arith.addi"(%138, %134) : (i32, i32) -> i32
      %140 = "arith.shrui"(%139, %132) : (i32, i32) -> i32
      %141 = "arith.cmpi"(%132, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %142 = "arith.select"(%141, %140, %64) : (i1, i32, i32) -> i32
      %143 = "arith.xori"(%142, %133) : (i32, i32) -> i32
      %144 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
      %145 = "arith.subi"(%38, %144) : (i32, i32) -> i32
      %146 = "arith.shrui"(%139, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%145, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %148 = "arith.select"(%147, %146, %64) : (i1, i32, i32) -> i32
      %149 = "arith.xori"(%148, %133) : (i32, i32) -> i32
      %150 = "arith.muli"(%149, %31) : (i32, i32) -> i32
      %151 = "arith.subi"(%98, %150) : (i32, i32) -> i32
      %152 = "arith.muli"(%143, %26) : (i32, i32) -> i32
      %153 = "arith.muli"(%151, %24) : (i32, i32) -> i32
      %154 = "arith.addi"(%152, %153) : (i32, i32) -> i32
      %155 = "arith.minsi"(%151, %25) : (i32, i32) -> i32
      %156 = "arith.addi"(%154, %155) : (i32, i32) -> i32
      %157 = "arith.cmpi"(%156, %80) {predicate = 3 : i64} : (i32, i32) -> i1
      %158 = "arith.andi"(%130, %157) : (i1, i1) -> i1
      "scf.if"(%158) ({
        %159 = "arith.remui"(%79, %21) : (i32, i32) -> i32
        %160 = "arith.divui"(%79, %21) : (i32, i32) -> i32
        %161 = "arith.remui"(%160, %18) : (i32, i32) -> i32
        %162 = "arith.divui"(%160, %18) : (i32, i32) -> i32
        %163 = "arith.subi"(%128, %50) : (i32, i32) -> i32
        %164 = "arith.remsi"(%163, %26) : (i32, i32) -> i32
        %165 = "arith.cmpi"(%164, %64) {predicate = 2 : i64} : (i32, i32) -> i1
        %166 = "arith.divsi"(%163, %26) : (i32, i32) -> i32
        %167 = "arith.extsi"(%165) : (i1) -> i32
        %168 = "arith.addi"(%166, %167) : (i32, i32) -> i32
        %169 = "arith.addi"(%164, %26) : (i32, i32) -> i32
        %170 = "arith.select"(%165, %169, %164) : (i1, i32, i32) -> i32
        %171 = "arith.muli"(%168, %31) : (i32, i32) -> i32
        %172 = "arith.cmpi"(%170, %84) {predicate = 2 : i64} : (i32, i32) -> i1
        %173 = "arith.divui"(%170, %83) : (i32, i32) -> i32
        %174 = "arith.subi"(%170, %84) : (i32, i32) -> i32
        %175 = "arith.remsi"(%174, %89) : (i32, i32) -> i32
        %176 = "arith.cmpi"(%175, %64) {predicate = 2 : i64} : (i32, i32) -> i1
        %177 = "arith.divsi"(%174, %89) : (i32, i32) -> i32
        %178 = "arith.extsi"(%176) : (i1) -> i32
        %179 = "arith.addi"(%177, %178) : (i32, i32) -> i32
        %180 = "arith.addi"(%25, %179) : (i32, i32) -> i32
        %181 = "arith.select"(%172, %173, %180) : (i1, i32, i32) -> i32
        %182 = "arith.addi"(%171, %181) : (i32, i32) -> i32
        %183 = "arith.subi"(%182, %98) : (i32, i32) -> i32
        %184 = "arith.addi"(%183, %50) : (i32, i32) -> i32
        %185 = "arith.constant"() {value = 8 : i32} : () -> i32
        %186 = "arith.muli"(%36, %185) : (i32, i32) -> i32
        %187 = "arith.addi"(%186, %40) : (i32, i32) -> i32
        %188 = "arith.minui"(%29, %102) : (i32, i32) -> i32
        %189 = "arith.shrsi"(%187, %188) : (i32, i32) -> i32
        %190 = "arith.shli"(%50, %29) : (i32, i32) -> i32
        %191 = "arith.cmpi"(%29, %38) {predicate = 6 : i64} : (i32, i32) -> i1
        %192 = "arith.select"(%191, %190, %64) : (i1, i32, i32) -> i32
        %193 = "arith.subi"(%192, %50) : (i32, i32) -> i32
        %194 = "arith.andi"(%187, %193) : (i32, i32) -> i32
        %195 = "arith.constant"() {value = 64 : i32} : () -> i32
        %196 = "arith.muli"(%159, %195) : (i32, i32) -> i32
        %197 = "arith.addi"(%196, %189) : (i32, i32) -> i32
        %198 = "arith.cmpi"(%189, %195) {predicate = 2 : i64} : (i32, i32) -> i1
        %199 = "arith.cmpi"(%197, %20) {predicate = 2 : i64} : (i32, i32) -> i1
        %200 = "arith.andi"(%198, %199) : (i1, i1) -> i1
        %201 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %202 = "vector.extract"(%201) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %203 = "vector.extract"(%201) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
        %204, %205, %206, %207 = "scf.if"(%200) ({
          %208 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %209 = "arith.subi"(%184, %194) : (i32, i32) -> i32
          %210 = "arith.addi"(%209, %192) : (i32, i32) -> i32
          %211 = "arith.subi"(%210, %50) : (i32, i32) -> i32
          %212 = "arith.shrsi"(%211, %188) : (i32, i32) -> i32
          %213 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %214 = "scf.for"(%208, %212, %38, %213) ({
          ^bb0(%215: i32, %216: f32):
            %217 = "arith.shli"(%215, %29) : (i32, i32) -> i32
            %218 = "arith.select"(%191, %217, %64) : (i1, i32, i32) -> i32
            %219 = "arith.addi"(%194, %218) : (i32, i32) -> i32
            %220 = "arith.addi"(%98, %219) : (i32, i32) -> i32
            %221 = "arith.constant"() {value = 2 : i32} : () -> i32
            %222 = "arith.muli"(%221, %220) : (i32, i32) -> i32
            %223 = "arith.cmpi"(%219, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %224 = "arith.extui"(%223) : (i1) -> i32
            %225 = "arith.addi"(%222, %224) : (i32, i32) -> i32
            %226 = "arith.muli"(%225, %195) : (i32, i32) -> i32
            %227 = "arith.addi"(%226, %189) : (i32, i32) -> i32
            %228 = "llvm.getelementptr"(%14, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %229 = "llvm.load"(%228) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %230 = "arith.maxnumf"(%216, %229) : (f32, f32) -> f32
            "scf.yield"(%230) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %231 = "arith.constant"() {value = -1 : i32} : () -> i32
          %232 = "arith.constant"() {value = 16 : i32} : () -> i32
          %233 = "nvvm.shfl.sync"(%231, %214, %232, %102) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %234 = "arith.maxnumf"(%214, %233) : (f32, f32) -> f32
          %235 = "nvvm.shfl.sync"(%231, %234, %185, %102) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %236 = "arith.maxnumf"(%234, %235) : (f32, f32) -> f32
          %237 = "arith.constant"() {value = 4 : i32} : () -> i32
          %238 = "nvvm.shfl.sync"(%231, %236, %237, %102) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %239 = "arith.maxnumf"(%236, %238) : (f32, f32) -> f32
          %240 = "arith.constant"() {value = 2 : i32} : () -> i32
          %241 = "nvvm.shfl.sync"(%231, %239, %240, %102) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %242 = "arith.maxnumf"(%239, %241) : (f32, f32) -> f32
          %243 = "nvvm.shfl.sync"(%231, %242, %50, %102) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %244 = "arith.maxnumf"(%242, %243) : (f32, f32) -> f32
          %245 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %246, %247, %248 = "scf.for"(%64, %212, %237, %245, %202, %203) ({
          ^bb0(%249: i32, %250: f32, %251: f32, %252: f32):
            %253 = "arith.subi"(%212, %50) : (i32, i32) -> i32
            %254 = "arith.minsi"(%249, %253) : (i32, i32) -> i32
            %255 = "arith.shli"(%254, %29) : (i32, i32) -> i32
            %256 = "arith.select"(%191, %255, %64) : (i1, i32, i32) -> i32
            %257 = "arith.addi"(%194, %256) : (i32, i32) -> i32
            %258 = "arith.addi"(%249, %50) : (i32, i32) -> i32
            %259 = "arith.minsi"(%258, %253) : (i32, i32) -> i32
            %260 = "arith.shli"(%259, %29) : (i32, i32) -> i32
            %261 = "arith.select"(%191, %260, %64) : (i1, i32, i32) -> i32
            %262 = "arith.addi"(%194, %261) : (i32, i32) -> i32
            %263 = "arith.addi"(%249, %240) : (i32, i32) -> i32
            %264 = "arith.minsi"(%263, %253) : (i32, i32) -> i32
            %265 = "arith.shli"(%264, %29) : (i32, i32) -> i32
            %266 = "arith.select"(%191, %265, %64) : (i1, i32, i32) -> i32
            %267 = "arith.addi"(%194, %266) : (i32, i32) -> i32
            %268 = "arith.constant"() {value = 3 : i32} : () -> i32
            %269 = "arith.addi"(%249, %268) : (i32, i32) -> i32
            %270 = "arith.minsi"(%269, %253) : (i32, i32) -> i32
            %271 = "arith.shli"(%270, %29) : (i32, i32) -> i32
            %272 = "arith.select"(%191, %271, %64) : (i1, i32, i32) -> i32
            %273 = "arith.addi"(%194, %272) : (i32, i32) -> i32
            %274 = "arith.addi"(%98, %257) : (i32, i32) -> i32
            %275 = "arith.muli"(%240, %274) : (i32, i32) -> i32
            %276 = "arith.cmpi"(%257, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %277 = "arith.extui"(%276) : (i1) -> i32
            %278 = "arith.addi"(%275, %277) : (i32, i32) -> i32
            %279 = "arith.addi"(%98, %262) : (i32, i32) -> i32
            %280 = "arith.muli"(%240, %279) : (i32, i32) -> i32
            %281 = "arith.cmpi"(%262, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %282 = "arith.extui"(%281) : (i1) -> i32
            %283 = "arith.addi"(%280, %282) : (i32, i32) -> i32
            %284 = "arith.addi"(%98, %267) : (i32, i32) -> i32
            %285 = "arith.muli"(%240, %284) : (i32, i32) -> i32
            %286 = "arith.cmpi"(%267, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %287 = "arith.extui"(%286) : (i1) -> i32
            %288 = "arith.addi"(%285, %287) : (i32, i32) -> i32
            %289 = "arith.addi"(%98, %273) : (i32, i32) -> i32
            %290 = "arith.muli"(%240, %289) : (i32, i32) -> i32
            %291 = "arith.cmpi"(%273, %64) {predicate = 0 : i64} : (i32, i32) -> i1
            %292 = "arith.extui"(%291) : (i1) -> i32
            %293 = "arith.addi"(%290, %292) : (i32, i32) -> i32
            %294 = "arith.muli"(%278, %195) : (i32, i32) -> i32
            %295 = "arith.addi"(%294, %189) : (i32, i32) -> i32
            %296 = "llvm.getelementptr"(%14, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %297 = "llvm.load"(%296) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %298 = "arith.muli"(%283, %195) : (i32, i32) -> i32
            %299 = "arith.addi"(%298, %189) : (i32, i32) -> i32
            %300 = "llvm.getelementptr"(%14, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %301 = "llvm.load"(%300) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %302 = "arith.muli"(%288, %195) : (i32, i32) -> i32
            %303 = "arith.addi"(%302, %189) : (i32, i32) -> i32
            %304 = "llvm.getelementptr"(%14, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %305 = "llvm.load"(%304) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %306 = "arith.muli"(%293, %195) : (i32, i32) -> i32
            %307 = "arith.addi"(%306, %189) : (i32, i32) -> i32
            %308 = "llvm.getelementptr"(%14, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %309 = "llvm.load"(%308) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %310 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %311 = "arith.muli"(%278, %310) : (i32, i32) -> i32
            %312 = "arith.muli"(%189, %195) : (i32, i32) -> i32
            %313 = "arith.addi"(%311, %312) : (i32, i32) -> i32
            %314 = "arith.addi"(%313, %208) : (i32, i32) -> i32
            %315 = "llvm.getelementptr"(%13, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %316 = "llvm.load"(%315) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %317 = "arith.addi"(%208, %38) : (i32, i32) -> i32
            %318 = "arith.addi"(%313, %317) : (i32, i32) -> i32
            %319 = "llvm.getelementptr"(%13, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %320 = "llvm.load"(%319) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %321 = "arith.muli"(%283, %310) : (i32, i32) -> i32
            %322 = "arith.addi"(%321, %312) : (i32, i32) -> i32
            %323 = "arith.addi"(%322, %208) : (i32, i32) -> i32
            %324 = "llvm.getelementptr"(%13, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %325 = "llvm.load"(%324) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %326 = "arith.addi"(%322, %317) : (i32, i32) -> i32
            %327 = "llvm.getelementptr"(%13, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %328 = "llvm.load"(%327) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %329 = "arith.muli"(%288, %310) : (i32, i32) -> i32
            %330 = "arith.addi"(%329, %312) : (i32, i32) -> i32
            %331 = "arith.addi"(%330, %208) : (i32, i32) -> i32
            %332 = "llvm.getelementptr"(%13, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %334 = "arith.addi"(%330, %317) : (i32, i32) -> i32
            %335 = "llvm.getelementptr"(%13, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %336 = "llvm.load"(%335) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %337 = "arith.muli"(%293, %310) : (i32, i32) -> i32
            %338 = "arith.addi"(%337, %312) : (i32, i32) -> i32
            %339 = "arith.addi"(%338, %208) : (i32, i32) -> i32
            %340 = "llvm.getelementptr"(%13, %339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %341 = "llvm.load"(%340) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %342 = "arith.addi"(%338, %317) : (i32, i32) -> i32
            %343 = "llvm.getelementptr"(%13, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %344 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %345 = "arith.cmpi"(%249, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %346 = "arith.cmpf"(%244, %213) {predicate = 2 : i64} : (f32, f32) -> i1
            %347 = "arith.select"(%346, %244, %245) : (i1, f32, f32) -> f32
            %348 = "arith.subf"(%297, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %349 = "llvm.call_intrinsic"(%348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %350 = "arith.select"(%345, %349, %245) : (i1, f32, f32) -> f32
            %351 = "arith.addf"(%250, %350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %352 = "arith.mulf"(%350, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %353 = "arith.addf"(%251, %352) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %354 = "arith.mulf"(%350, %320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %355 = "arith.addf"(%252, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %356 = "arith.cmpi"(%258, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %357 = "arith.subf"(%301, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %358 = "llvm.call_intrinsic"(%357) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %359 = "arith.select"(%356, %358, %245) : (i1, f32, f32) -> f32
            %360 = "arith.addf"(%351, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %361 = "arith.mulf"(%359, %325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %362 = "arith.addf"(%353, %361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %363 = "arith.mulf"(%359, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %364 = "arith.addf"(%355, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %365 = "arith.cmpi"(%263, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %366 = "arith.subf"(%305, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %367 = "llvm.call_intrinsic"(%366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %368 = "arith.select"(%365, %367, %245) : (i1, f32, f32) -> f32
            %369 = "arith.addf"(%360, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %370 = "arith.mulf"(%368, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %371 = "arith.addf"(%362, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %372 = "arith.mulf"(%368, %336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %373 = "arith.addf"(%364, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %374 = "arith.cmpi"(%269, %212) {predicate = 2 : i64} : (i32, i32) -> i1
            %375 = "arith.subf"(%309, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %376 = "llvm.call_intrinsic"(%375) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %377 = "arith.select"(%374, %376, %245) : (i1, f32, f32) -> f32
            %378 = "arith.addf"(%369, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %379 = "arith.mulf"(%377, %341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %380 = "arith.addf"(%371, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %381 = "arith.mulf"(%377, %344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %382 = "arith.addf"(%373, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%378, %380, %382) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%244, %246, %247, %248) : (f32, f32, f32, f32) -> ()
        }, {
          %383 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %384 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%383, %384, %202, %203) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %385 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %386 = "arith.muli"(%40, %195) : (i32, i32) -> i32
        %387 = "arith.addi"(%386, %385) : (i32, i32) -> i32
        %388 = "llvm.getelementptr"(%41, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%206, %388) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %389 = "arith.addi"(%385, %38) : (i32, i32) -> i32
        %390 = "arith.addi"(%386, %389) : (i32, i32) -> i32
        %391 = "llvm.getelementptr"(%41, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%207, %391) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %392 = "arith.cmpi"(%385, %64) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%392) ({
          %393 = "llvm.getelementptr"(%42, %40) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%205, %393) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %394 = "llvm.getelementptr"(%43, %40) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%204, %394) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 5 : i32} : () -> ()
        %395 = "arith.cmpi"(%194, %64) {predicate = 0 : i64} : (i32, i32) -> i1
        %396 = "arith.andi"(%200, %395) : (i1, i1) -> i1
        "scf.if"(%396) ({
          %397 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %398 = "scf.for"(%50, %192, %50, %204) ({
          ^bb0(%399: i32, %400: f32):
            %401 = "arith.addi"(%40, %399) : (i32, i32) -> i32
            %402 = "llvm.getelementptr"(%43, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %403 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %404 = "arith.maxnumf"(%400, %403) : (f32, f32) -> f32
            "scf.yield"(%404) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %405 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %406 = "arith.cmpf"(%398, %405) {predicate = 2 : i64} : (f32, f32) -> i1
          %407 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %408 = "arith.select"(%406, %398, %407) : (i1, f32, f32) -> f32
          %409 = "arith.subf"(%204, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %410 = "llvm.call_intrinsic"(%409) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %411 = "arith.mulf"(%205, %410) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %412 = "arith.mulf"(%206, %410) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %413 = "arith.mulf"(%207, %410) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %414, %415, %416 = "scf.for"(%50, %192, %50, %411, %412, %413) ({
          ^bb0(%417: i32, %418: f32, %419: f32, %420: f32):
            %421 = "arith.addi"(%40, %417) : (i32, i32) -> i32
            %422 = "llvm.getelementptr"(%43, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %424 = "arith.subf"(%423, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %425 = "llvm.call_intrinsic"(%424) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %426 = "llvm.getelementptr"(%42, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %427 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %428 = "arith.mulf"(%425, %427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %429 = "arith.addf"(%418, %428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %430 = "arith.muli"(%421, %195) : (i32, i32) -> i32
            %431 = "arith.addi"(%430, %397) : (i32, i32) -> i32
            %432 = "llvm.getelementptr"(%41, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %433 = "llvm.load"(%432) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %434 = "arith.mulf"(%425, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %435 = "arith.addf"(%419, %434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %436 = "arith.addi"(%397, %38) : (i32, i32) -> i32
            %437 = "arith.addi"(%430, %436) : (i32, i32) -> i32
            %438 = "llvm.getelementptr"(%41, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %440 = "arith.mulf"(%425, %439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %441 = "arith.addf"(%420, %440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%429, %435, %441) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %442 = "arith.shrui"(%19, %52) : (i64, i64) -> i64
          %443 = "arith.subi"(%30, %50) : (i32, i32) -> i32
          %444 = "llvm.intr.ctlz"(%443) {is_zero_poison = false} : (i32) -> i32
          %445 = "arith.subi"(%38, %444) : (i32, i32) -> i32
          %446 = "arith.extui"(%197) : (i32) -> i64
          %447 = "arith.muli"(%446, %442) : (i64, i64) -> i64
          %448 = "arith.shrui"(%447, %52) : (i64, i64) -> i64
          %449 = "arith.trunci"(%448) : (i64) -> i32
          %450 = "arith.addi"(%449, %197) : (i32, i32) -> i32
          %451 = "arith.shrui"(%450, %445) : (i32, i32) -> i32
          %452 = "arith.cmpi"(%445, %38) {predicate = 6 : i64} : (i32, i32) -> i1
          %453 = "arith.select"(%452, %451, %64) : (i1, i32, i32) -> i32
          %454 = "arith.muli"(%161, %30) : (i32, i32) -> i32
          %455 = "llvm.intr.ctlz"(%443) {is_zero_poison = false} : (i32) -> i32
          %456 = "arith.subi"(%38, %455) : (i32, i32) -> i32
          %457 = "arith.shrui"(%450, %456) : (i32, i32) -> i32
          %458 = "arith.cmpi"(%456, %38) {predicate = 6 : i64} : (i32, i32) -> i1
          %459 = "arith.select"(%458, %457, %64) : (i1, i32, i32) -> i32
          %460 = "arith.muli"(%459, %30) : (i32, i32) -> i32
          %461 = "arith.subi"(%197, %460) : (i32, i32) -> i32
          %462 = "arith.addi"(%454, %461) : (i32, i32) -> i32
          %463 = "arith.extsi"(%453) : (i32) -> i64
          %464 = "arith.extsi"(%462) : (i32) -> i64
          %465 = "arith.extsi"(%162) : (i32) -> i64
          %466 = "arith.muli"(%463, %4) : (i64, i64) -> i64
          %467 = "arith.muli"(%464, %5) : (i64, i64) -> i64
          %468 = "arith.addi"(%466, %467) : (i64, i64) -> i64
          %469 = "arith.muli"(%465, %6) : (i64, i64) -> i64
          %470 = "arith.addi"(%468, %469) : (i64, i64) -> i64
          %471 = "llvm.getelementptr"(%0, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %472 = "arith.cmpf"(%414, %407) {predicate = 1 : i64} : (f32, f32) -> i1
          %473 = "llvm.call_intrinsic"(%414) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %474 = "arith.select"(%472, %407, %473) : (i1, f32, f32) -> f32
          %475 = "arith.mulf"(%415, %474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %476 = "arith.truncf"(%475) : (f32) -> f16
          %477 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %478 = "llvm.getelementptr"(%471, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%476, %478) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %479 = "arith.mulf"(%416, %474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %480 = "arith.truncf"(%479) : (f32) -> f16
          %481 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %482 = "arith.addi"(%481, %38) : (i32, i32) -> i32
          %483 = "llvm.getelementptr"(%471, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%480, %483) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %484 = "arith.cmpi"(%39, %64) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%484) ({
            %485 = "llvm.call_intrinsic"(%414) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %486 = "arith.addf"(%398, %485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %487 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %488 = "arith.mulf"(%486, %487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %489 = "arith.muli"(%464, %11) : (i64, i64) -> i64
            %490 = "arith.addi"(%463, %489) : (i64, i64) -> i64
            %491 = "arith.muli"(%465, %12) : (i64, i64) -> i64
            %492 = "arith.addi"(%490, %491) : (i64, i64) -> i64
            %493 = "llvm.getelementptr"(%7, %492) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%488, %493) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32, %25: !llvm.ptr<1>, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>):
    %28 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %29 = "arith.cmpf"(%24, %28) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%29) {message = "scores keep their order when they are scaled", file = "samples/common/attention_arguments.py", line = 50 : i32} : (i1) -> ()
    %30 = "arith.constant"() {value = 64 : i64} : () -> i64
    %31 = "arith.extsi"(%8) : (i32) -> i64
    %32 = "arith.extsi"(%9) : (i32) -> i64
    %33 = "arith.extsi"(%1) : (i32) -> i64
    %34 = "arith.constant"() {value = 2 : i64} : () -> i64
    %35 = "arith.muli"(%11, %34) : (i64, i64) -> i64
    %36 = "arith.muli"(%12, %34) : (i64, i64) -> i64
    %37 = "arith.muli"(%10, %34) : (i64, i64) -> i64
    %38 = "cutec.tensor_map"(%7, %30, %31, %32, %33, %35, %36, %37) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %39 = "arith.muli"(%15, %34) : (i64, i64) -> i64
    %40 = "arith.muli"(%16, %34) : (i64, i64) -> i64
    %41 = "arith.muli"(%14, %34) : (i64, i64) -> i64
    %42 = "cutec.tensor_map"(%13, %30, %31, %32, %33, %39, %40, %41) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %43 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %44 = "arith.constant"() {value = 1 : i32} : () -> i32
    %45 = "arith.maxsi"(%43, %44) : (i32, i32) -> i32
    %46 = "arith.extui"(%45) : (i32) -> i64
    %47 = "arith.subi"(%45, %44) : (i32, i32) -> i32
    %48 = "llvm.intr.ctlz"(%47) {is_zero_poison = false} : (i32) -> i32
    %49 = "arith.constant"() {value = 32 : i32} : () -> i32
    %50 = "arith.subi"(%49, %48) : (i32, i32) -> i32
    %51 = "arith.extsi"(%50) : (i32) -> i64
    %52 = "arith.constant"() {value = 1 : i64} : () -> i64
    %53 = "arith.shli"(%52, %51) : (i64, i64) -> i64
    %54 = "arith.cmpi"(%51, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %55 = "arith.constant"() {value = 0 : i64} : () -> i64
    %56 = "arith.select"(%54, %53, %55) : (i1, i64, i64) -> i64
    %57 = "arith.subi"(%56, %46) : (i64, i64) -> i64
    %58 = "arith.constant"() {value = 32 : i64} : () -> i64
    %59 = "arith.shli"(%57, %58) : (i64, i64) -> i64
    %60 = "arith.divui"(%59, %46) : (i64, i64) -> i64
    %61 = "arith.addi"(%60, %52) : (i64, i64) -> i64
    %62 = "arith.shli"(%61, %58) : (i64, i64) -> i64
    %63 = "arith.ori"(%62, %46) : (i64, i64) -> i64
    %64 = "arith.muli"(%2, %45) : (i32, i32) -> i32
    %65 = "arith.subi"(%8, %2) : (i32, i32) -> i32
    %66 = "arith.constant"() {value = 63 : i32} : () -> i32
    %67 = "arith.addi"(%64, %66) : (i32, i32) -> i32
    %68 = "arith.constant"() {value = 64 : i32} : () -> i32
    %69 = "arith.divui"(%67, %68) : (i32, i32) -> i32
    %70 = "arith.constant"() {value = 127 : i32} : () -> i32
    %71 = "arith.addi"(%8, %70) : (i32, i32) -> i32
    %72 = "arith.constant"() {value = 128 : i32} : () -> i32
    %73 = "arith.divui"(%71, %72) : (i32, i32) -> i32
    %74 = "arith.maxsi"(%73, %44) : (i32, i32) -> i32
    %75 = "arith.muli"(%69, %9) : (i32, i32) -> i32
    %76 = "arith.muli"(%75, %1) : (i32, i32) -> i32
    %77 = "arith.muli"(%76, %74) : (i32, i32) -> i32
    %78 = "arith.maxsi"(%76, %44) : (i32, i32) -> i32
    %79 = "arith.constant"() {value = 264 : i32} : () -> i32
    %80 = "arith.divui"(%79, %78) : (i32, i32) -> i32
    %81 = "arith.minsi"(%80, %74) : (i32, i32) -> i32
    %82 = "arith.muli"(%81, %76) : (i32, i32) -> i32
    %83 = "arith.constant"() {value = 10 : i32} : () -> i32
    %84 = "arith.muli"(%82, %83) : (i32, i32) -> i32
    %85 = "arith.constant"() {value = 2376 : i32} : () -> i32
    %86 = "arith.cmpi"(%84, %85) {predicate = 5 : i64} : (i32, i32) -> i1
    %87 = "arith.cmpi"(%81, %74) {predicate = 0 : i64} : (i32, i32) -> i1
    %88 = "arith.ori"(%86, %87) : (i1, i1) -> i1
    %89 = "arith.constant"() {value = 263 : i32} : () -> i32
    %90 = "arith.addi"(%78, %89) : (i32, i32) -> i32
    %91 = "arith.divui"(%90, %79) : (i32, i32) -> i32
    %92 = "arith.divui"(%78, %91) : (i32, i32) -> i32
    %93 = "arith.remui"(%78, %92) : (i32, i32) -> i32
    %94 = "arith.constant"() {value = 0 : i32} : () -> i32
    %95 = "arith.cmpi"(%93, %94) {predicate = 0 : i64} : (i32, i32) -> i1
    %96 = "arith.muli"(%92, %83) : (i32, i32) -> i32
    %97 = "arith.cmpi"(%96, %85) {predicate = 5 : i64} : (i32, i32) -> i1
    %98 = "arith.andi"(%95, %97) : (i1, i1) -> i1
    %99 = "arith.minsi"(%77, %79) : (i32, i32) -> i32
    %100 = "arith.select"(%98, %92, %99) : (i1, i32, i32) -> i32
    %101 = "arith.select"(%88, %74, %77) : (i1, i32, i32) -> i32
    %102 = "arith.select"(%88, %82, %100) : (i1, i32, i32) -> i32
    %103 = "arith.select"(%88, %81, %100) : (i1, i32, i32) -> i32
    %104 = "arith.maxsi"(%103, %44) : (i32, i32) -> i32
    %105 = "arith.extui"(%104) : (i32) -> i64
    %106 = "arith.subi"(%104, %44) : (i32, i32) -> i32
    %107 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
    %108 = "arith.subi"(%49, %107) : (i32, i32) -> i32
    %109 = "arith.extsi"(%108) : (i32) -> i64
    %110 = "arith.shli"(%52, %109) : (i64, i64) -> i64
    %111 = "arith.cmpi"(%109, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %112 = "arith.select"(%111, %110, %55) : (i1, i64, i64) -> i64
    %113 = "arith.subi"(%112, %105) : (i64, i64) -> i64
    %114 = "arith.shli"(%113, %58) : (i64, i64) -> i64
    %115 = "arith.divui"(%114, %105) : (i64, i64) -> i64
    %116 = "arith.addi"(%115, %52) : (i64, i64) -> i64
    %117 = "arith.shli"(%116, %58) : (i64, i64) -> i64
    %118 = "arith.ori"(%117, %105) : (i64, i64) -> i64
    %119 = "arith.shrui"(%118, %58) : (i64, i64) -> i64
    %120 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
    %121 = "arith.subi"(%49, %120) : (i32, i32) -> i32
    %122 = "arith.extui"(%101) : (i32) -> i64
    %123 = "arith.muli"(%122, %119) : (i64, i64) -> i64
    %124 = "arith.shrui"(%123, %58) : (i64, i64) -> i64
    %125 = "arith.trunci"(%124) : (i64) -> i32
    %126 = "arith.addi"(%125, %101) : (i32, i32) -> i32
    %127 = "arith.shrui"(%126, %121) : (i32, i32) -> i32
    %128 = "arith.cmpi"(%121, %49) {predicate = 6 : i64} : (i32, i32) -> i1
    %129 = "arith.select"(%128, %127, %94) : (i1, i32, i32) -> i32
    %130 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
    %131 = "arith.subi"(%49, %130) : (i32, i32) -> i32
    %132 = "arith.shrui"(%126, %131) : (i32, i32) -> i32
    %133 = "arith.cmpi"(%131, %49) {predicate = 6 : i64} : (i32, i32) -> i1
    %134 = "arith.select"(%133, %132, %94) : (i1, i32, i32) -> i32
    %135 = "arith.muli"(%134, %104) : (i32, i32) -> i32
    %136 = "arith.subi"(%101, %135) : (i32, i32) -> i32
    %137 = "arith.cmpi"(%136, %94) {predicate = 0 : i64} : (i32, i32) -> i1
    %138 = "arith.remui"(%129, %74) : (i32, i32) -> i32
    %139 = "arith.cmpi"(%138, %94) {predicate = 0 : i64} : (i32, i32) -> i1
    %140 = "arith.andi"(%137, %139) : (i1, i1) -> i1
    %141 = "arith.minsi"(%64, %68) : (i32, i32) -> i32
    %142 = "arith.constant"() {value = 7 : i32} : () -> i32
    %143 = "arith.addi"(%141, %142) : (i32, i32) -> i32
    %144 = "arith.constant"() {value = 8 : i32} : () -> i32
    %145 = "arith.divui"(%143, %144) : (i32, i32) -> i32
    %146 = "arith.maxsi"(%129, %44) : (i32, i32) -> i32
    %147 = "arith.divui"(%74, %146) : (i32, i32) -> i32
    %148 = "arith.constant"() {value = 2 : i32} : () -> i32
    %149 = "arith.addi"(%147, %148) : (i32, i32) -> i32
    %150 = "arith.addi"(%149, %142) : (i32, i32) -> i32
    %151 = "arith.divui"(%150, %144) : (i32, i32) -> i32
    %152 = "arith.muli"(%145, %151) : (i32, i32) -> i32
    %153 = "arith.constant"() {value = 4 : i32} : () -> i32
    %154 = "arith.cmpi"(%152, %153) {predicate = 3 : i64} : (i32, i32) -> i1
    %155 = "arith.constant"() {value = 256 : i32} : () -> i32
    %156 = "arith.constant"() {value = 106596 : i32} : () -> i32
    "gpu.launch_func"(%102, %44, %44, %155, %44, %44, %156, %38, %8, %9, %1, %42, %8, %9, %1, %0, %2, %3, %1, %5, %6, %4, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %27, %65, %63, %64, %69, %102, %118, %129, %136, %101, %74, %140, %154, %24) {kernel = @kernels::@split_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 44, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, i1, f32) -> ()
    %157 = "arith.muli"(%76, %144) : (i32, i32) -> i32
    %158 = "arith.cmpi"(%157, %102) {predicate = 3 : i64} : (i32, i32) -> i1
    %159 = "arith.constant"() {value = 3 : i32} : () -> i32
    %160 = "arith.select"(%158, %159, %94) : (i1, i32, i32) -> i32
    %161 = "arith.subi"(%102, %44) : (i32, i32) -> i32
    %162 = "arith.maxsi"(%161, %94) : (i32, i32) -> i32
    %163 = "arith.minsi"(%76, %162) : (i32, i32) -> i32
    %164 = "arith.ori"(%140, %154) : (i1, i1) -> i1
    %165 = "arith.select"(%164, %94, %163) : (i1, i32, i32) -> i32
    %166 = "arith.shli"(%141, %160) : (i32, i32) -> i32
    %167 = "arith.cmpi"(%160, %49) {predicate = 6 : i64} : (i32, i32) -> i1
    %168 = "arith.select"(%167, %166, %94) : (i1, i32, i32) -> i32
    %169 = "arith.addi"(%168, %142) : (i32, i32) -> i32
    %170 = "arith.divui"(%169, %144) : (i32, i32) -> i32
    %171 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%165, %170, %44, %155, %44, %44, %171, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %65, %1, %8, %9, %63, %64, %69, %102, %118, %129, %136, %101, %74, %140, %160) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 30, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, i32, i1, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64_groups1_columns128_split1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
