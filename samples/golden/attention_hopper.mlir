!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr, %9: i32, %10: i32, %11: i32, %12: !llvm.ptr<1>, %13: i32, %14: i32, %15: i32, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i32, %21: i32, %22: i32, %23: i64, %24: i64, %25: i32, %26: i32, %27: i64, %28: i64, %29: i32, %30: i32, %31: i32, %32: f32, %33: i32):
      %34 = "arith.trunci"(%27) : (i64) -> i32
      %35 = "arith.trunci"(%28) : (i64) -> i32
      %36 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %39 = "arith.constant"() {value = 128 : i32} : () -> i32
      %40 = "arith.divui"(%36, %39) : (i32, i32) -> i32
      %41 = "arith.constant"() {value = -1 : i32} : () -> i32
      %42 = "arith.constant"() {value = 0 : i32} : () -> i32
      %43 = "arith.constant"() {value = 31 : i32} : () -> i32
      %44 = "nvvm.shfl.sync"(%41, %40, %42, %43) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %45 = "arith.constant"() {value = 32 : i32} : () -> i32
      %46 = "arith.divui"(%36, %45) : (i32, i32) -> i32
      %47 = "nvvm.shfl.sync"(%41, %46, %42, %43) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %48 = "arith.cmpi"(%47, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%48) ({
        %49 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%49) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %51 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%51) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %53 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%53) ({
          "llvm.inline_asm"(%8) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %55 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %56 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %57 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %58 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %59 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %60 = "arith.cmpi"(%59, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      %61 = "llvm.getelementptr"(%58) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %62 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %63 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %64 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %65 = "arith.addi"(%63, %64) : (i32, i32) -> i32
      %66 = "arith.constant"() {value = 256 : i32} : () -> i32
      %67 = "arith.muli"(%65, %66) : (i32, i32) -> i32
      %68 = "arith.addi"(%62, %67) : (i32, i32) -> i32
      %69 = "arith.divui"(%68, %45) : (i32, i32) -> i32
      %70 = "arith.cmpi"(%69, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%70) ({
        %71 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%71) ({
          %72 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t73_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %72) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%58) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %72) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t77_s0 = "llvm.ptrtoint"(%61) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%61) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %80 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 49184>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %81 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %82 = "arith.cmpi"(%81, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      %83 = "llvm.getelementptr"(%80) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %84 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %87 = "arith.addi"(%85, %86) : (i32, i32) -> i32
      %88 = "arith.muli"(%87, %66) : (i32, i32) -> i32
      %89 = "arith.addi"(%84, %88) : (i32, i32) -> i32
      %90 = "arith.divui"(%89, %45) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%91) ({
        %92 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%92) ({
          %93 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t94_s0 = "llvm.ptrtoint"(%80) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t94_s0, %93) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %95 = "llvm.getelementptr"(%80) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t96_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t96_s0, %93) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %97 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t98_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t98_s0, %97) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %99 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t100_s0 = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t100_s0, %97) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %101 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 49216>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %102 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %103 = "arith.cmpi"(%102, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      %104 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %105 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %107 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %108 = "arith.addi"(%106, %107) : (i32, i32) -> i32
      %109 = "arith.muli"(%108, %66) : (i32, i32) -> i32
      %110 = "arith.addi"(%105, %109) : (i32, i32) -> i32
      %111 = "arith.divui"(%110, %45) : (i32, i32) -> i32
      %112 = "arith.cmpi"(%111, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%112) ({
        %113 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%113) ({
          %114 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t115_s0 = "llvm.ptrtoint"(%101) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t115_s0, %114) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %116 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t117_s0 = "llvm.ptrtoint"(%116) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t117_s0, %114) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %118 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t119_s0 = "llvm.ptrtoint"(%104) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t119_s0, %118) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %120 = "llvm.getelementptr"(%104) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t121_s0 = "llvm.ptrtoint"(%120) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t121_s0, %118) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %122 = "arith.cmpi"(%44, %42) {predicate = 0 : i64} : (i32, i32) -> i1
      %123 = "scf.if"(%122) ({
        "nvvm.setmaxregister"() {regCount = 24 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%48) ({
          %124 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %125 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %126 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %127 = "arith.subi"(%29, %124) : (i32, i32) -> i32
          %128 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %129 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %130 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %131 = "arith.constant"() {value = 1 : i32} : () -> i32
          %132 = "arith.subi"(%128, %131) : (i32, i32) -> i32
          %133 = "arith.addi"(%127, %132) : (i32, i32) -> i32
          %134 = "arith.remsi"(%133, %128) : (i32, i32) -> i32
          %135 = "arith.cmpi"(%134, %42) {predicate = 2 : i64} : (i32, i32) -> i1
          %136 = "arith.divsi"(%133, %128) : (i32, i32) -> i32
          %137 = "arith.extsi"(%135) : (i1) -> i32
          %138 = "arith.addi"(%136, %137) : (i32, i32) -> i32
          %139 = "arith.shli"(%138, %42) : (i32, i32) -> i32
          %140, %141, %142, %143, %144, %145, %146, %147, %148 = "scf.for"(%42, %139, %131, %42, %42, %131, %42, %42, %131, %42, %42, %131) ({
          ^bb0(%149: i32, %150: i32, %151: i32, %152: i32, %153: i32, %154: i32, %155: i32, %156: i32, %157: i32, %158: i32):
            %159 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %160 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %161 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %162 = "arith.shrsi"(%149, %42) : (i32, i32) -> i32
            %163 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
            %164 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
            %165 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
            %166 = "arith.muli"(%162, %163) : (i32, i32) -> i32
            %167 = "arith.addi"(%159, %166) : (i32, i32) -> i32
            %168 = "arith.constant"() {value = 32 : i64} : () -> i64
            %169 = "arith.shrui"(%27, %168) : (i64, i64) -> i64
            %170 = "arith.subi"(%34, %131) : (i32, i32) -> i32
            %171 = "llvm.intr.ctlz"(%170) {is_zero_poison = false} : (i32) -> i32
            %172 = "arith.subi"(%45, %171) : (i32, i32) -> i32
            %173 = "arith.extui"(%167) : (i32) -> i64
            %174 = "arith.muli"(%173, %169) : (i64, i64) -> i64
            %175 = "arith.shrui"(%174, %168) : (i64, i64) -> i64
            %176 = "arith.trunci"(%175) : (i64) -> i32
            %177 = "arith.addi"(%176, %167) : (i32, i32) -> i32
            %178 = "arith.shrui"(%177, %172) : (i32, i32) -> i32
            %179 = "arith.cmpi"(%172, %45) {predicate = 6 : i64} : (i32, i32) -> i1
            %180 = "arith.select"(%179, %178, %42) : (i1, i32, i32) -> i32
            %181 = "arith.muli"(%180, %34) : (i32, i32) -> i32
            %182 = "arith.subi"(%167, %181) : (i32, i32) -> i32
            %183 = "arith.andi"(%149, %42) : (i32, i32) -> i32
            %184 = "llvm.intr.ctlz"(%170) {is_zero_poison = false} : (i32) -> i32
            %185 = "arith.subi"(%45, %184) : (i32, i32) -> i32
            %186 = "arith.shrui"(%177, %185) : (i32, i32) -> i32
            %187 = "arith.cmpi"(%185, %45) {predicate = 6 : i64} : (i32, i32) -> i1
            %188 = "arith.select"(%187, %186, %42) : (i1, i32, i32) -> i32
            %189 = "arith.shli"(%188, %42) : (i32, i32) -> i32
            %190 = "arith.andi"(%183, %42) : (i32, i32) -> i32
            %191 = "arith.addi"(%189, %190) : (i32, i32) -> i32
            %192 = "arith.subi"(%25, %131) : (i32, i32) -> i32
            %193 = "arith.minsi"(%191, %192) : (i32, i32) -> i32
            %194 = "arith.shrui"(%28, %168) : (i64, i64) -> i64
            %195 = "arith.subi"(%35, %131) : (i32, i32) -> i32
            %196 = "llvm.intr.ctlz"(%195) {is_zero_poison = false} : (i32) -> i32
            %197 = "arith.subi"(%45, %196) : (i32, i32) -> i32
            %198 = "arith.shrsi"(%193, %43) : (i32, i32) -> i32
            %199 = "arith.xori"(%193, %198) : (i32, i32) -> i32
            %200 = "arith.extui"(%199) : (i32) -> i64
            %201 = "arith.muli"(%200, %194) : (i64, i64) -> i64
            %202 = "arith.shrui"(%201, %168) : (i64, i64) -> i64
            %203 = "arith.trunci"(%202) : (i64) -> i32
            %204 = "arith.addi"(%203, %199) : (i32, i32) -> i32
            %205 = "arith.shrui"(%204, %197) : (i32, i32) -> i32
            %206 = "arith.cmpi"(%197, %45) {predicate = 6 : i64} : (i32, i32) -> i1
            %207 = "arith.select"(%206, %205, %42) : (i1, i32, i32) -> i32
            %208 = "arith.xori"(%207, %198) : (i32, i32) -> i32
            %209 = "arith.muli"(%208, %35) : (i32, i32) -> i32
            %210 = "arith.subi"(%193, %209) : (i32, i32) -> i32
            %211 = "llvm.intr.ctlz"(%195) {is_zero_poison = false} : (i32) -> i32
            %212 = "arith.subi"(%45, %211) : (i32, i32) -> i32
            %213 = "arith.shrui"(%204, %212) : (i32, i32) -> i32
            %214 = "arith.cmpi"(%212, %45) {predicate = 6 : i64} : (i32, i32) -> i1
            %215 = "arith.select"(%214, %213, %42) : (i1, i32, i32) -> i32
            %216 = "arith.xori"(%215, %198) : (i32, i32) -> i32
            %217 = "arith.cmpi"(%191, %193) {predicate = 0 : i64} : (i32, i32) -> i1
            %218 = "arith.constant"() {value = 64 : i32} : () -> i32
            %219 = "arith.constant"() {value = 63 : i32} : () -> i32
            %220 = "arith.addi"(%31, %219) : (i32, i32) -> i32
            %221 = "arith.divui"(%220, %218) : (i32, i32) -> i32
            %222 = "arith.subi"(%221, %131) : (i32, i32) -> i32
            %223 = "arith.subi"(%222, %182) : (i32, i32) -> i32
            %224 = "arith.cmpi"(%223, %42) {predicate = 5 : i64} : (i32, i32) -> i1
            %225 = "arith.andi"(%224, %217) : (i1, i1) -> i1
            %226, %227, %228, %229, %230, %231, %232, %233, %234 = "scf.if"(%225) ({
              %235 = "arith.muli"(%223, %218) : (i32, i32) -> i32
              %236 = "arith.maxsi"(%30, %131) : (i32, i32) -> i32
              %237 = "arith.subi"(%236, %131) : (i32, i32) -> i32
              %238 = "arith.constant"() {value = 6 : i32} : () -> i32
              %239 = "arith.shrsi"(%237, %238) : (i32, i32) -> i32
              %240 = "arith.addi"(%239, %131) : (i32, i32) -> i32
              %241 = "arith.minsi"(%42, %239) : (i32, i32) -> i32
              %242 = "arith.subi"(%240, %241) : (i32, i32) -> i32
              %243 = "arith.divui"(%210, %33) : (i32, i32) -> i32
              %244 = "arith.cmpi"(%30, %42) {predicate = 0 : i64} : (i32, i32) -> i1
              %245 = "arith.extui"(%244) : (i1) -> i32
              %246 = "arith.addi"(%239, %245) : (i32, i32) -> i32
              %247 = "llvm.getelementptr"(%83, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t248_s0 = "llvm.ptrtoint"(%247) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t248_s0, %155) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %249 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%249) ({
                %250 = "llvm.getelementptr"(%80, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %251 = "arith.constant"() {value = 8192 : i32} : () -> i32
                %t252_s0 = "llvm.ptrtoint"(%250) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t252_s0, %251) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %253 = "arith.muli"(%246, %218) : (i32, i32) -> i32
              %254 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %255 = "arith.muli"(%154, %254) : (i32, i32) -> i32
              %256 = "llvm.getelementptr"(%56, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %257 = "llvm.getelementptr"(%80, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %258 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%258) ({
                %t259_s0 = "llvm.ptrtoint"(%256) : (!llvm.ptr<3>) -> i32
                %t259_s2 = "llvm.ptrtoint"(%257) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t259_s0, %4, %t259_s2, %42, %253, %243, %216) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %260 = "arith.addi"(%154, %131) : (i32, i32) -> i32
              %261 = "arith.constant"() {value = 2 : i32} : () -> i32
              %262 = "arith.cmpi"(%260, %261) {predicate = 0 : i64} : (i32, i32) -> i1
              %263 = "arith.xori"(%155, %131) : (i32, i32) -> i32
              %264 = "arith.select"(%262, %263, %155) : (i1, i32, i32) -> i32
              %265 = "arith.select"(%262, %42, %260) : (i1, i32, i32) -> i32
              %266 = "arith.addi"(%153, %131) : (i32, i32) -> i32
              %267 = "llvm.getelementptr"(%61, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t268_s0 = "llvm.ptrtoint"(%267) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t268_s0, %152) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %269 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%269) ({
                %270 = "llvm.getelementptr"(%58, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %271 = "arith.constant"() {value = 8192 : i32} : () -> i32
                %t272_s0 = "llvm.ptrtoint"(%270) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t272_s0, %271) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %273 = "arith.muli"(%151, %254) : (i32, i32) -> i32
              %274 = "llvm.getelementptr"(%55, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %275 = "llvm.getelementptr"(%58, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %276 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%276) ({
                %t277_s0 = "llvm.ptrtoint"(%274) : (!llvm.ptr<3>) -> i32
                %t277_s2 = "llvm.ptrtoint"(%275) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t277_s0, %0, %t277_s2, %42, %235, %210, %216) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %278 = "arith.addi"(%151, %131) : (i32, i32) -> i32
              %279 = "arith.cmpi"(%278, %261) {predicate = 0 : i64} : (i32, i32) -> i1
              %280 = "arith.xori"(%152, %131) : (i32, i32) -> i32
              %281 = "arith.select"(%279, %280, %152) : (i1, i32, i32) -> i32
              %282 = "arith.select"(%279, %42, %278) : (i1, i32, i32) -> i32
              %283 = "arith.addi"(%150, %131) : (i32, i32) -> i32
              %284, %285, %286, %287, %288, %289 = "scf.for"(%131, %242, %131, %266, %265, %264, %156, %157, %158) ({
              ^bb0(%290: i32, %291: i32, %292: i32, %293: i32, %294: i32, %295: i32, %296: i32):
                %297 = "arith.subi"(%239, %290) : (i32, i32) -> i32
                %298 = "llvm.getelementptr"(%83, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t299_s0 = "llvm.ptrtoint"(%298) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t299_s0, %293) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %300 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%300) ({
                  %301 = "llvm.getelementptr"(%80, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %302 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t303_s0 = "llvm.ptrtoint"(%301) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t303_s0, %302) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %304 = "arith.muli"(%297, %218) : (i32, i32) -> i32
                %305 = "arith.muli"(%292, %254) : (i32, i32) -> i32
                %306 = "llvm.getelementptr"(%56, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %307 = "llvm.getelementptr"(%80, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %308 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%308) ({
                  %t309_s0 = "llvm.ptrtoint"(%306) : (!llvm.ptr<3>) -> i32
                  %t309_s2 = "llvm.ptrtoint"(%307) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t309_s0, %4, %t309_s2, %42, %304, %243, %216) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %310 = "arith.addi"(%292, %131) : (i32, i32) -> i32
                %311 = "arith.cmpi"(%310, %261) {predicate = 0 : i64} : (i32, i32) -> i1
                %312 = "arith.xori"(%293, %131) : (i32, i32) -> i32
                %313 = "arith.select"(%311, %312, %293) : (i1, i32, i32) -> i32
                %314 = "arith.select"(%311, %42, %310) : (i1, i32, i32) -> i32
                %315 = "arith.addi"(%291, %131) : (i32, i32) -> i32
                %316 = "arith.addi"(%297, %131) : (i32, i32) -> i32
                %317 = "llvm.getelementptr"(%104, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t318_s0 = "llvm.ptrtoint"(%317) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t318_s0, %296) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %319 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%319) ({
                  %320 = "llvm.getelementptr"(%101, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %321 = "arith.constant"() {value = 8192 : i32} : () -> i32
                  %t322_s0 = "llvm.ptrtoint"(%320) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t322_s0, %321) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %323 = "arith.muli"(%316, %218) : (i32, i32) -> i32
                %324 = "arith.muli"(%295, %254) : (i32, i32) -> i32
                %325 = "llvm.getelementptr"(%57, %324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %326 = "llvm.getelementptr"(%101, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %327 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%327) ({
                  %t328_s0 = "llvm.ptrtoint"(%325) : (!llvm.ptr<3>) -> i32
                  %t328_s2 = "llvm.ptrtoint"(%326) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t328_s0, %8, %t328_s2, %42, %323, %243, %216) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %329 = "arith.addi"(%295, %131) : (i32, i32) -> i32
                %330 = "arith.cmpi"(%329, %261) {predicate = 0 : i64} : (i32, i32) -> i1
                %331 = "arith.xori"(%296, %131) : (i32, i32) -> i32
                %332 = "arith.select"(%330, %331, %296) : (i1, i32, i32) -> i32
                %333 = "arith.select"(%330, %42, %329) : (i1, i32, i32) -> i32
                %334 = "arith.addi"(%294, %131) : (i32, i32) -> i32
                "scf.yield"(%315, %314, %313, %334, %333, %332) : (i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
              %335 = "arith.subi"(%240, %242) : (i32, i32) -> i32
              %336 = "arith.addi"(%335, %245) : (i32, i32) -> i32
              %337 = "llvm.getelementptr"(%104, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t338_s0 = "llvm.ptrtoint"(%337) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t338_s0, %289) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %339 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%339) ({
                %340 = "llvm.getelementptr"(%101, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %341 = "arith.constant"() {value = 8192 : i32} : () -> i32
                %t342_s0 = "llvm.ptrtoint"(%340) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t342_s0, %341) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %343 = "arith.muli"(%336, %218) : (i32, i32) -> i32
              %344 = "arith.muli"(%288, %254) : (i32, i32) -> i32
              %345 = "llvm.getelementptr"(%57, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %346 = "llvm.getelementptr"(%101, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %347 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%347) ({
                %t348_s0 = "llvm.ptrtoint"(%345) : (!llvm.ptr<3>) -> i32
                %t348_s2 = "llvm.ptrtoint"(%346) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t348_s0, %8, %t348_s2, %42, %343, %243, %216) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %349 = "arith.addi"(%288, %131) : (i32, i32) -> i32
              %350 = "arith.cmpi"(%349, %261) {predicate = 0 : i64} : (i32, i32) -> i1
              %351 = "arith.xori"(%289, %131) : (i32, i32) -> i32
              %352 = "arith.select"(%350, %351, %289) : (i1, i32, i32) -> i32
              %353 = "arith.select"(%350, %42, %349) : (i1, i32, i32) -> i32
              %354 = "arith.addi"(%287, %131) : (i32, i32) -> i32
              "scf.yield"(%283, %282, %281, %284, %285, %286, %354, %353, %352) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%150, %151, %152, %153, %154, %155, %156, %157, %158) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
            "scf.yield"(%226, %227, %228, %229, %230, %231, %232, %233, %234) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %355 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%355) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 136 : i32, action = #nvvm<action increase>} : () -> ()
        %356 = "arith.constant"() {value = 1 : i32} : () -> i32
        %357 = "arith.subi"(%44, %356) : (i32, i32) -> i32
        %358 = "arith.subi"(%36, %39) : (i32, i32) -> i32
        %359 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %360 = "arith.mulf"(%359, %32) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %361 = "arith.constant"() {value = 8 : i32} : () -> i32
        %362 = "arith.constant"() {value = 9 : i32} : () -> i32
        %363 = "arith.constant"() {value = 16 : i32} : () -> i32
        %364 = "arith.constant"() {value = 17 : i32} : () -> i32
        %365 = "arith.constant"() {value = 24 : i32} : () -> i32
        %366 = "arith.constant"() {value = 25 : i32} : () -> i32
        %367 = "arith.constant"() {value = 33 : i32} : () -> i32
        %368 = "arith.constant"() {value = 40 : i32} : () -> i32
        %369 = "arith.constant"() {value = 41 : i32} : () -> i32
        %370 = "arith.constant"() {value = 48 : i32} : () -> i32
        %371 = "arith.constant"() {value = 49 : i32} : () -> i32
        %372 = "arith.constant"() {value = 56 : i32} : () -> i32
        %373 = "arith.constant"() {value = 57 : i32} : () -> i32
        %374 = "arith.cmpi"(%357, %42) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%374) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %375 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %376 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %377 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %378 = "arith.subi"(%29, %375) : (i32, i32) -> i32
        %379 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %380 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %381 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %382 = "arith.subi"(%379, %356) : (i32, i32) -> i32
        %383 = "arith.addi"(%378, %382) : (i32, i32) -> i32
        %384 = "arith.remsi"(%383, %379) : (i32, i32) -> i32
        %385 = "arith.cmpi"(%384, %42) {predicate = 2 : i64} : (i32, i32) -> i1
        %386 = "arith.divsi"(%383, %379) : (i32, i32) -> i32
        %387 = "arith.extsi"(%385) : (i1) -> i32
        %388 = "arith.addi"(%386, %387) : (i32, i32) -> i32
        %389 = "arith.shli"(%388, %42) : (i32, i32) -> i32
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
        %401 = "llvm.mlir.undef"() : () -> f32
        %402 = "llvm.mlir.undef"() : () -> f32
        %403 = "llvm.mlir.undef"() : () -> f32
        %404 = "llvm.mlir.undef"() : () -> f32
        %405 = "llvm.mlir.undef"() : () -> f32
        %406 = "llvm.mlir.undef"() : () -> f32
        %407 = "llvm.mlir.undef"() : () -> f32
        %408 = "llvm.mlir.undef"() : () -> f32
        %409 = "llvm.mlir.undef"() : () -> f32
        %410 = "llvm.mlir.undef"() : () -> f32
        %411 = "llvm.mlir.undef"() : () -> f32
        %412 = "llvm.mlir.undef"() : () -> f32
        %413 = "llvm.mlir.undef"() : () -> f32
        %414 = "llvm.mlir.undef"() : () -> f32
        %415 = "llvm.mlir.undef"() : () -> f32
        %416 = "llvm.mlir.undef"() : () -> f32
        %417 = "llvm.mlir.undef"() : () -> f32
        %418 = "llvm.mlir.undef"() : () -> f32
        %419 = "llvm.mlir.undef"() : () -> f32
        %420 = "llvm.mlir.undef"() : () -> f32
        %421 = "llvm.mlir.undef"() : () -> f32
        %422 = "llvm.mlir.undef"() : () -> f32
        %423 = "llvm.mlir.undef"() : () -> f32
        %424 = "llvm.mlir.undef"() : () -> i32
        %425 = "llvm.mlir.undef"() : () -> i32
        %426 = "llvm.mlir.undef"() : () -> i32
        %427 = "llvm.mlir.undef"() : () -> i32
        %428 = "llvm.mlir.undef"() : () -> i32
        %429 = "llvm.mlir.undef"() : () -> i32
        %430 = "llvm.mlir.undef"() : () -> i32
        %431 = "llvm.mlir.undef"() : () -> i32
        %432 = "llvm.mlir.undef"() : () -> i32
        %433 = "llvm.mlir.undef"() : () -> i32
        %434 = "llvm.mlir.undef"() : () -> i32
        %435 = "llvm.mlir.undef"() : () -> i32
        %436 = "llvm.mlir.undef"() : () -> i32
        %437 = "llvm.mlir.undef"() : () -> i32
        %438 = "llvm.mlir.undef"() : () -> i32
        %439 = "llvm.mlir.undef"() : () -> i32
        %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498 = "scf.for"(%42, %389, %356, %42, %42, %42, %42, %42, %42, %42, %42, %42, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439) ({
        ^bb0(%499: i32, %500: i32, %501: i32, %502: i32, %503: i32, %504: i32, %505: i32, %506: i32, %507: i32, %508: i32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: i32, %544: i32, %545: i32, %546: i32, %547: i32, %548: i32, %549: i32, %550: i32, %551: i32, %552: i32, %553: i32, %554: i32, %555: i32, %556: i32, %557: i32, %558: i32):
          %559 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %560 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %561 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %562 = "arith.shrsi"(%499, %42) : (i32, i32) -> i32
          %563 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %564 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %565 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %566 = "arith.muli"(%562, %563) : (i32, i32) -> i32
          %567 = "arith.addi"(%559, %566) : (i32, i32) -> i32
          %568 = "arith.constant"() {value = 32 : i64} : () -> i64
          %569 = "arith.shrui"(%27, %568) : (i64, i64) -> i64
          %570 = "arith.subi"(%34, %356) : (i32, i32) -> i32
          %571 = "llvm.intr.ctlz"(%570) {is_zero_poison = false} : (i32) -> i32
          %572 = "arith.subi"(%45, %571) : (i32, i32) -> i32
          %573 = "arith.extui"(%567) : (i32) -> i64
          %574 = "arith.muli"(%573, %569) : (i64, i64) -> i64
          %575 = "arith.shrui"(%574, %568) : (i64, i64) -> i64
          %576 = "arith.trunci"(%575) : (i64) -> i32
          %577 = "arith.addi"(%576, %567) : (i32, i32) -> i32
          %578 = "arith.shrui"(%577, %572) : (i32, i32) -> i32
          %579 = "arith.cmpi"(%572, %45) {predicate = 6 : i64} : (i32, i32) -> i1
          %580 = "arith.select"(%579, %578, %42) : (i1, i32, i32) -> i32
          %581 = "arith.muli"(%580, %34) : (i32, i32) -> i32
          %582 = "arith.subi"(%567, %581) : (i32, i32) -> i32
          %583 = "arith.andi"(%499, %42) : (i32, i32) -> i32
          %584 = "llvm.intr.ctlz"(%570) {is_zero_poison = false} : (i32) -> i32
          %585 = "arith.subi"(%45, %584) : (i32, i32) -> i32
          %586 = "arith.shrui"(%577, %585) : (i32, i32) -> i32
          %587 = "arith.cmpi"(%585, %45) {predicate = 6 : i64} : (i32, i32) -> i1
          %588 = "arith.select"(%587, %586, %42) : (i1, i32, i32) -> i32
          %589 = "arith.shli"(%588, %42) : (i32, i32) -> i32
          %590 = "arith.andi"(%583, %42) : (i32, i32) -> i32
          %591 = "arith.addi"(%589, %590) : (i32, i32) -> i32
          %592 = "arith.subi"(%25, %356) : (i32, i32) -> i32
          %593 = "arith.minsi"(%591, %592) : (i32, i32) -> i32
          %594 = "arith.shrui"(%28, %568) : (i64, i64) -> i64
          %595 = "arith.subi"(%35, %356) : (i32, i32) -> i32
          %596 = "llvm.intr.ctlz"(%595) {is_zero_poison = false} : (i32) -> i32
          %597 = "arith.subi"(%45, %596) : (i32, i32) -> i32
          %598 = "arith.shrsi"(%593, %43) : (i32, i32) -> i32
          %599 = "arith.xori"(%593, %598) : (i32, i32) -> i32
          %600 = "arith.extui"(%599) : (i32) -> i64
          %601 = "arith.muli"(%600, %594) : (i64, i64) -> i64
          %602 = "arith.shrui"(%601, %568) : (i64, i64) -> i64
          %603 = "arith.trunci"(%602) : (i64) -> i32
          %604 = "arith.addi"(%603, %599) : (i32, i32) -> i32
          %605 = "arith.shrui"(%604, %597) : (i32, i32) -> i32
          %606 = "arith.cmpi"(%597, %45) {predicate = 6 : i64} : (i32, i32) -> i1
          %607 = "arith.select"(%606, %605, %42) : (i1, i32, i32) -> i32
          %608 = "arith.xori"(%607, %598) : (i32, i32) -> i32
          %609 = "arith.muli"(%608, %35) : (i32, i32) -> i32
          %610 = "arith.subi"(%593, %609) : (i32, i32) -> i32
          %611 = "llvm.intr.ctlz"(%595) {is_zero_poison = false} : (i32) -> i32
          %612 = "arith.subi"(%45, %611) : (i32, i32) -> i32
          %613 = "arith.shrui"(%604, %612) : (i32, i32) -> i32
          %614 = "arith.cmpi"(%612, %45) {predicate = 6 : i64} : (i32, i32) -> i1
          %615 = "arith.select"(%614, %613, %42) : (i1, i32, i32) -> i32
          %616 = "arith.xori"(%615, %598) : (i32, i32) -> i32
          %617 = "arith.cmpi"(%591, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %618 = "arith.constant"() {value = 64 : i32} : () -> i32
          %619 = "arith.constant"() {value = 63 : i32} : () -> i32
          %620 = "arith.addi"(%31, %619) : (i32, i32) -> i32
          %621 = "arith.divui"(%620, %618) : (i32, i32) -> i32
          %622 = "arith.subi"(%621, %356) : (i32, i32) -> i32
          %623 = "arith.subi"(%622, %582) : (i32, i32) -> i32
          %624 = "arith.cmpi"(%623, %42) {predicate = 5 : i64} : (i32, i32) -> i1
          %625 = "arith.andi"(%624, %617) : (i1, i1) -> i1
          %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684 = "scf.if"(%625) ({
            %685 = "arith.muli"(%623, %618) : (i32, i32) -> i32
            %686 = "arith.maxsi"(%30, %356) : (i32, i32) -> i32
            %687 = "arith.subi"(%686, %356) : (i32, i32) -> i32
            %688 = "arith.constant"() {value = 6 : i32} : () -> i32
            %689 = "arith.shrsi"(%687, %688) : (i32, i32) -> i32
            %690 = "arith.addi"(%689, %356) : (i32, i32) -> i32
            %691 = "arith.minsi"(%42, %689) : (i32, i32) -> i32
            %692 = "arith.subi"(%690, %691) : (i32, i32) -> i32
            %693 = "arith.muli"(%357, %618) : (i32, i32) -> i32
            %694 = "arith.addi"(%685, %693) : (i32, i32) -> i32
            %695 = "arith.constant"() {value = 127 : i32} : () -> i32
            %696 = "arith.andi"(%358, %695) : (i32, i32) -> i32
            %697 = "arith.divui"(%696, %45) : (i32, i32) -> i32
            %698 = "arith.muli"(%697, %363) : (i32, i32) -> i32
            %699 = "arith.addi"(%694, %698) : (i32, i32) -> i32
            %700 = "arith.andi"(%358, %43) : (i32, i32) -> i32
            %701 = "arith.constant"() {value = 4 : i32} : () -> i32
            %702 = "arith.divui"(%700, %701) : (i32, i32) -> i32
            %703 = "arith.addi"(%699, %702) : (i32, i32) -> i32
            %704 = "arith.constant"() {value = 3 : i32} : () -> i32
            %705 = "arith.andi"(%358, %704) : (i32, i32) -> i32
            %706 = "arith.constant"() {value = 2 : i32} : () -> i32
            %707 = "arith.muli"(%705, %706) : (i32, i32) -> i32
            %708 = "arith.muli"(%689, %618) : (i32, i32) -> i32
            %709 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %710 = "vector.extract"(%709) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %711 = "vector.extract"(%709) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %712 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
            %713 = "vector.extract"(%712) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %714 = "vector.extract"(%712) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %715 = "vector.extract"(%712) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %716 = "vector.extract"(%712) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %717 = "vector.extract"(%712) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %718 = "vector.extract"(%712) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %719 = "vector.extract"(%712) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %720 = "vector.extract"(%712) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %721 = "vector.extract"(%712) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %722 = "vector.extract"(%712) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %723 = "vector.extract"(%712) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %724 = "vector.extract"(%712) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %725 = "vector.extract"(%712) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %726 = "vector.extract"(%712) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %727 = "vector.extract"(%712) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %728 = "vector.extract"(%712) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %729 = "vector.extract"(%712) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %730 = "vector.extract"(%712) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %731 = "vector.extract"(%712) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %732 = "vector.extract"(%712) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %733 = "vector.extract"(%712) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %734 = "vector.extract"(%712) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %735 = "vector.extract"(%712) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %736 = "vector.extract"(%712) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %737 = "vector.extract"(%712) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %738 = "vector.extract"(%712) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %739 = "vector.extract"(%712) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %740 = "vector.extract"(%712) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %741 = "vector.extract"(%712) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %742 = "vector.extract"(%712) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %743 = "vector.extract"(%712) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %744 = "vector.extract"(%712) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %745 = "llvm.getelementptr"(%58, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t746_s0 = "llvm.ptrtoint"(%745) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t746_s0, %505) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %747 = "llvm.getelementptr"(%80, %501) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t748_s0 = "llvm.ptrtoint"(%747) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t748_s0, %502) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %749 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %750 = "arith.muli"(%504, %749) : (i32, i32) -> i32
            %751 = "llvm.getelementptr"(%55, %750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %752 = "arith.muli"(%501, %749) : (i32, i32) -> i32
            %753 = "llvm.getelementptr"(%56, %752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %754 = "arith.constant"() {value = false} : () -> i1
            %t756_a = "llvm.ptrtoint"(%751) : (!llvm.ptr<3>) -> i32
            %t756_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t756_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t756_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t756_shifted = "arith.shrui"(%t756_a, %t756_four) : (i32, i32) -> i32
            %t756_low = "arith.andi"(%t756_shifted, %t756_mask) : (i32, i32) -> i32
            %t756_wide = "arith.extui"(%t756_low) : (i32) -> i64
            %755 = "arith.ori"(%t756_wide, %t756_fields) : (i64, i64) -> i64
            %t758_a = "llvm.ptrtoint"(%753) : (!llvm.ptr<3>) -> i32
            %t758_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t758_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t758_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t758_shifted = "arith.shrui"(%t758_a, %t758_four) : (i32, i32) -> i32
            %t758_low = "arith.andi"(%t758_shifted, %t758_mask) : (i32, i32) -> i32
            %t758_wide = "arith.extui"(%t758_low) : (i32) -> i64
            %757 = "arith.ori"(%t758_wide, %t758_fields) : (i64, i64) -> i64
            %t791_r = "llvm.inline_asm"(%509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %759 = "llvm.extractvalue"(%t791_r) {position = array<i64: 0>} : (!struct0) -> f32
            %760 = "llvm.extractvalue"(%t791_r) {position = array<i64: 1>} : (!struct0) -> f32
            %761 = "llvm.extractvalue"(%t791_r) {position = array<i64: 2>} : (!struct0) -> f32
            %762 = "llvm.extractvalue"(%t791_r) {position = array<i64: 3>} : (!struct0) -> f32
            %763 = "llvm.extractvalue"(%t791_r) {position = array<i64: 4>} : (!struct0) -> f32
            %764 = "llvm.extractvalue"(%t791_r) {position = array<i64: 5>} : (!struct0) -> f32
            %765 = "llvm.extractvalue"(%t791_r) {position = array<i64: 6>} : (!struct0) -> f32
            %766 = "llvm.extractvalue"(%t791_r) {position = array<i64: 7>} : (!struct0) -> f32
            %767 = "llvm.extractvalue"(%t791_r) {position = array<i64: 8>} : (!struct0) -> f32
            %768 = "llvm.extractvalue"(%t791_r) {position = array<i64: 9>} : (!struct0) -> f32
            %769 = "llvm.extractvalue"(%t791_r) {position = array<i64: 10>} : (!struct0) -> f32
            %770 = "llvm.extractvalue"(%t791_r) {position = array<i64: 11>} : (!struct0) -> f32
            %771 = "llvm.extractvalue"(%t791_r) {position = array<i64: 12>} : (!struct0) -> f32
            %772 = "llvm.extractvalue"(%t791_r) {position = array<i64: 13>} : (!struct0) -> f32
            %773 = "llvm.extractvalue"(%t791_r) {position = array<i64: 14>} : (!struct0) -> f32
            %774 = "llvm.extractvalue"(%t791_r) {position = array<i64: 15>} : (!struct0) -> f32
            %775 = "llvm.extractvalue"(%t791_r) {position = array<i64: 16>} : (!struct0) -> f32
            %776 = "llvm.extractvalue"(%t791_r) {position = array<i64: 17>} : (!struct0) -> f32
            %777 = "llvm.extractvalue"(%t791_r) {position = array<i64: 18>} : (!struct0) -> f32
            %778 = "llvm.extractvalue"(%t791_r) {position = array<i64: 19>} : (!struct0) -> f32
            %779 = "llvm.extractvalue"(%t791_r) {position = array<i64: 20>} : (!struct0) -> f32
            %780 = "llvm.extractvalue"(%t791_r) {position = array<i64: 21>} : (!struct0) -> f32
            %781 = "llvm.extractvalue"(%t791_r) {position = array<i64: 22>} : (!struct0) -> f32
            %782 = "llvm.extractvalue"(%t791_r) {position = array<i64: 23>} : (!struct0) -> f32
            %783 = "llvm.extractvalue"(%t791_r) {position = array<i64: 24>} : (!struct0) -> f32
            %784 = "llvm.extractvalue"(%t791_r) {position = array<i64: 25>} : (!struct0) -> f32
            %785 = "llvm.extractvalue"(%t791_r) {position = array<i64: 26>} : (!struct0) -> f32
            %786 = "llvm.extractvalue"(%t791_r) {position = array<i64: 27>} : (!struct0) -> f32
            %787 = "llvm.extractvalue"(%t791_r) {position = array<i64: 28>} : (!struct0) -> f32
            %788 = "llvm.extractvalue"(%t791_r) {position = array<i64: 29>} : (!struct0) -> f32
            %789 = "llvm.extractvalue"(%t791_r) {position = array<i64: 30>} : (!struct0) -> f32
            %790 = "llvm.extractvalue"(%t791_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t824_r = "llvm.inline_asm"(%759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %755, %757, %754) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %792 = "llvm.extractvalue"(%t824_r) {position = array<i64: 0>} : (!struct0) -> f32
            %793 = "llvm.extractvalue"(%t824_r) {position = array<i64: 1>} : (!struct0) -> f32
            %794 = "llvm.extractvalue"(%t824_r) {position = array<i64: 2>} : (!struct0) -> f32
            %795 = "llvm.extractvalue"(%t824_r) {position = array<i64: 3>} : (!struct0) -> f32
            %796 = "llvm.extractvalue"(%t824_r) {position = array<i64: 4>} : (!struct0) -> f32
            %797 = "llvm.extractvalue"(%t824_r) {position = array<i64: 5>} : (!struct0) -> f32
            %798 = "llvm.extractvalue"(%t824_r) {position = array<i64: 6>} : (!struct0) -> f32
            %799 = "llvm.extractvalue"(%t824_r) {position = array<i64: 7>} : (!struct0) -> f32
            %800 = "llvm.extractvalue"(%t824_r) {position = array<i64: 8>} : (!struct0) -> f32
            %801 = "llvm.extractvalue"(%t824_r) {position = array<i64: 9>} : (!struct0) -> f32
            %802 = "llvm.extractvalue"(%t824_r) {position = array<i64: 10>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t824_r) {position = array<i64: 11>} : (!struct0) -> f32
            %804 = "llvm.extractvalue"(%t824_r) {position = array<i64: 12>} : (!struct0) -> f32
            %805 = "llvm.extractvalue"(%t824_r) {position = array<i64: 13>} : (!struct0) -> f32
            %806 = "llvm.extractvalue"(%t824_r) {position = array<i64: 14>} : (!struct0) -> f32
            %807 = "llvm.extractvalue"(%t824_r) {position = array<i64: 15>} : (!struct0) -> f32
            %808 = "llvm.extractvalue"(%t824_r) {position = array<i64: 16>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t824_r) {position = array<i64: 17>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t824_r) {position = array<i64: 18>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t824_r) {position = array<i64: 19>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t824_r) {position = array<i64: 20>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t824_r) {position = array<i64: 21>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t824_r) {position = array<i64: 22>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t824_r) {position = array<i64: 23>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t824_r) {position = array<i64: 24>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t824_r) {position = array<i64: 25>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t824_r) {position = array<i64: 26>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t824_r) {position = array<i64: 27>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t824_r) {position = array<i64: 28>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t824_r) {position = array<i64: 29>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t824_r) {position = array<i64: 30>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t824_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t857_r = "llvm.inline_asm"(%792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %825 = "llvm.extractvalue"(%t857_r) {position = array<i64: 0>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t857_r) {position = array<i64: 1>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t857_r) {position = array<i64: 2>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t857_r) {position = array<i64: 3>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t857_r) {position = array<i64: 4>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t857_r) {position = array<i64: 5>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t857_r) {position = array<i64: 6>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t857_r) {position = array<i64: 7>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t857_r) {position = array<i64: 8>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t857_r) {position = array<i64: 9>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t857_r) {position = array<i64: 10>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t857_r) {position = array<i64: 11>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t857_r) {position = array<i64: 12>} : (!struct0) -> f32
            %838 = "llvm.extractvalue"(%t857_r) {position = array<i64: 13>} : (!struct0) -> f32
            %839 = "llvm.extractvalue"(%t857_r) {position = array<i64: 14>} : (!struct0) -> f32
            %840 = "llvm.extractvalue"(%t857_r) {position = array<i64: 15>} : (!struct0) -> f32
            %841 = "llvm.extractvalue"(%t857_r) {position = array<i64: 16>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t857_r) {position = array<i64: 17>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t857_r) {position = array<i64: 18>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t857_r) {position = array<i64: 19>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t857_r) {position = array<i64: 20>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t857_r) {position = array<i64: 21>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t857_r) {position = array<i64: 22>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t857_r) {position = array<i64: 23>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t857_r) {position = array<i64: 24>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t857_r) {position = array<i64: 25>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t857_r) {position = array<i64: 26>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t857_r) {position = array<i64: 27>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t857_r) {position = array<i64: 28>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t857_r) {position = array<i64: 29>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t857_r) {position = array<i64: 30>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t857_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%82) ({
              %858 = "llvm.getelementptr"(%83, %501) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t859_s0 = "llvm.ptrtoint"(%858) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t859_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %860 = "arith.addi"(%501, %356) : (i32, i32) -> i32
            %861 = "arith.cmpi"(%860, %706) {predicate = 0 : i64} : (i32, i32) -> i1
            %862 = "arith.xori"(%502, %356) : (i32, i32) -> i32
            %863 = "arith.select"(%861, %862, %502) : (i1, i32, i32) -> i32
            %864 = "arith.select"(%861, %42, %860) : (i1, i32, i32) -> i32
            %865 = "arith.addi"(%500, %356) : (i32, i32) -> i32
            %866 = "arith.addi"(%708, %618) : (i32, i32) -> i32
            %867 = "arith.cmpi"(%866, %30) {predicate = 4 : i64} : (i32, i32) -> i1
            %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899 = "scf.if"(%867) ({
              %900 = "arith.addi"(%708, %707) : (i32, i32) -> i32
              %901 = "vector.from_elements"(%42, %356, %361, %362, %363, %364, %365, %366, %45, %367, %368, %369, %370, %371, %372, %373) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %902 = "arith.subi"(%30, %900) : (i32, i32) -> i32
              %903 = "vector.broadcast"(%902) : (i32) -> vector<16xi32>
              %904 = "arith.cmpi"(%901, %903) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %905 = "vector.from_elements"(%825, %826, %829, %830, %833, %834, %837, %838, %841, %842, %845, %846, %849, %850, %853, %854) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %906 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
              %907 = "arith.select"(%904, %906, %905) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %908 = "vector.extract"(%907) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %909 = "vector.extract"(%907) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %910 = "vector.extract"(%907) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %911 = "vector.extract"(%907) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %912 = "vector.extract"(%907) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %913 = "vector.extract"(%907) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %914 = "vector.extract"(%907) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %915 = "vector.extract"(%907) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %916 = "vector.extract"(%907) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %917 = "vector.extract"(%907) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %918 = "vector.extract"(%907) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %919 = "vector.extract"(%907) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %920 = "vector.extract"(%907) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %921 = "vector.extract"(%907) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %922 = "vector.extract"(%907) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %923 = "vector.extract"(%907) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %924 = "vector.from_elements"(%42, %356, %361, %362, %363, %364, %365, %366, %45, %367, %368, %369, %370, %371, %372, %373) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
              %925 = "vector.broadcast"(%902) : (i32) -> vector<16xi32>
              %926 = "arith.cmpi"(%924, %925) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
              %927 = "vector.from_elements"(%827, %828, %831, %832, %835, %836, %839, %840, %843, %844, %847, %848, %851, %852, %855, %856) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %928 = "arith.select"(%926, %906, %927) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %929 = "vector.extract"(%928) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %930 = "vector.extract"(%928) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %931 = "vector.extract"(%928) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %932 = "vector.extract"(%928) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %933 = "vector.extract"(%928) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %934 = "vector.extract"(%928) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %935 = "vector.extract"(%928) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %936 = "vector.extract"(%928) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %937 = "vector.extract"(%928) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %938 = "vector.extract"(%928) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %939 = "vector.extract"(%928) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %940 = "vector.extract"(%928) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %941 = "vector.extract"(%928) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %942 = "vector.extract"(%928) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %943 = "vector.extract"(%928) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %944 = "vector.extract"(%928) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%908, %909, %929, %930, %910, %911, %931, %932, %912, %913, %933, %934, %914, %915, %935, %936, %916, %917, %937, %938, %918, %919, %939, %940, %920, %921, %941, %942, %922, %923, %943, %944) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %945 = "vector.from_elements"(%868, %869, %872, %873, %876, %877, %880, %881, %884, %885, %888, %889, %892, %893, %896, %897) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %946 = "vector.shuffle"(%945, %945) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %947 = "vector.shuffle"(%945, %945) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %948 = "arith.maxnumf"(%946, %947) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %949 = "vector.shuffle"(%948, %948) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %950 = "vector.shuffle"(%948, %948) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %951 = "arith.maxnumf"(%949, %950) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %952 = "vector.shuffle"(%951, %951) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %953 = "vector.shuffle"(%951, %951) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %954 = "arith.maxnumf"(%952, %953) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %955 = "vector.shuffle"(%954, %954) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %956 = "vector.shuffle"(%954, %954) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %957 = "arith.maxnumf"(%955, %956) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %958 = "vector.extract"(%957) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %959 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %960 = "arith.maxnumf"(%958, %959) : (f32, f32) -> f32
            %961 = "arith.mulf"(%960, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %962 = "vector.from_elements"(%870, %871, %874, %875, %878, %879, %882, %883, %886, %887, %890, %891, %894, %895, %898, %899) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %963 = "vector.shuffle"(%962, %962) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %964 = "vector.shuffle"(%962, %962) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %965 = "arith.maxnumf"(%963, %964) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %966 = "vector.shuffle"(%965, %965) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %967 = "vector.shuffle"(%965, %965) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %968 = "arith.maxnumf"(%966, %967) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %969 = "vector.shuffle"(%968, %968) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %970 = "vector.shuffle"(%968, %968) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %971 = "arith.maxnumf"(%969, %970) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %972 = "vector.shuffle"(%971, %971) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %973 = "vector.shuffle"(%971, %971) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %974 = "arith.maxnumf"(%972, %973) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %975 = "vector.extract"(%974) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %976 = "arith.maxnumf"(%975, %959) : (f32, f32) -> f32
            %977 = "arith.mulf"(%976, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %978 = "arith.constant"() {value = 2.0 : f32} : () -> f32
            %979 = "arith.addf"(%710, %978) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %980 = "arith.cmpf"(%961, %979) {predicate = 2 : i64} : (f32, f32) -> i1
            %981 = "arith.addf"(%711, %978) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %982 = "arith.cmpf"(%977, %981) {predicate = 2 : i64} : (f32, f32) -> i1
            %983 = "arith.ori"(%980, %982) : (i1, i1) -> i1
            %984 = "nvvm.vote.sync"(%41, %983) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %985, %986, %987, %988 = "scf.if"(%984) ({
              %989 = "nvvm.shfl.sync"(%41, %961, %356, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %990 = "arith.maxnumf"(%961, %989) : (f32, f32) -> f32
              %991 = "nvvm.shfl.sync"(%41, %990, %706, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %992 = "arith.maxnumf"(%990, %991) : (f32, f32) -> f32
              %993 = "arith.maxnumf"(%710, %992) : (f32, f32) -> f32
              %994 = "nvvm.shfl.sync"(%41, %977, %356, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %995 = "arith.maxnumf"(%977, %994) : (f32, f32) -> f32
              %996 = "nvvm.shfl.sync"(%41, %995, %706, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %997 = "arith.maxnumf"(%995, %996) : (f32, f32) -> f32
              %998 = "arith.maxnumf"(%711, %997) : (f32, f32) -> f32
              "scf.yield"(%993, %998, %710, %711) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%710, %711, %541, %542) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %999 = "vector.from_elements"(%868, %869, %872, %873, %876, %877, %880, %881, %884, %885, %888, %889, %892, %893, %896, %897) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1000 = "vector.broadcast"(%360) : (f32) -> vector<16xf32>
            %1001 = "arith.mulf"(%999, %1000) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1002 = "arith.cmpf"(%985, %959) {predicate = 2 : i64} : (f32, f32) -> i1
            %1003 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1004 = "arith.select"(%1002, %985, %1003) : (i1, f32, f32) -> f32
            %1005 = "vector.broadcast"(%1004) : (f32) -> vector<16xf32>
            %1006 = "arith.subf"(%1001, %1005) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1007 = "vector.extract"(%1006) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1008 = "vector.extract"(%1006) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1009 = "vector.extract"(%1006) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1010 = "vector.extract"(%1006) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1011 = "vector.extract"(%1006) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1012 = "vector.extract"(%1006) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1013 = "vector.extract"(%1006) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1014 = "vector.extract"(%1006) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1015 = "vector.extract"(%1006) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1016 = "vector.extract"(%1006) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1017 = "vector.extract"(%1006) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1018 = "vector.extract"(%1006) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1019 = "vector.extract"(%1006) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1020 = "vector.extract"(%1006) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1021 = "vector.extract"(%1006) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1022 = "vector.extract"(%1006) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1023 = "llvm.call_intrinsic"(%1007) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1024 = "llvm.call_intrinsic"(%1008) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1025 = "llvm.call_intrinsic"(%1009) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1026 = "llvm.call_intrinsic"(%1010) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1027 = "llvm.call_intrinsic"(%1011) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1028 = "llvm.call_intrinsic"(%1012) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1029 = "llvm.call_intrinsic"(%1013) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1030 = "llvm.call_intrinsic"(%1014) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1031 = "llvm.call_intrinsic"(%1015) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1032 = "llvm.call_intrinsic"(%1016) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1033 = "llvm.call_intrinsic"(%1017) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1034 = "llvm.call_intrinsic"(%1018) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1035 = "llvm.call_intrinsic"(%1019) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1036 = "llvm.call_intrinsic"(%1020) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1037 = "llvm.call_intrinsic"(%1021) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1038 = "llvm.call_intrinsic"(%1022) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1039 = "vector.from_elements"(%1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1040 = "vector.shuffle"(%1039, %1039) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1041 = "vector.shuffle"(%1039, %1039) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1042 = "arith.addf"(%1040, %1041) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1043 = "vector.shuffle"(%1042, %1042) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1044 = "vector.shuffle"(%1042, %1042) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1045 = "arith.addf"(%1043, %1044) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1046 = "vector.shuffle"(%1045, %1045) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1047 = "vector.shuffle"(%1045, %1045) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1048 = "arith.addf"(%1046, %1047) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1049 = "vector.shuffle"(%1048, %1048) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1050 = "vector.shuffle"(%1048, %1048) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1051 = "arith.addf"(%1049, %1050) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1052 = "vector.extract"(%1051) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1053 = "arith.addf"(%1052, %1003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1054 = "vector.extract"(%1039) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1055 = "vector.extract"(%1039) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1056 = "vector.extract"(%1039) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1057 = "vector.extract"(%1039) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1058 = "vector.extract"(%1039) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1059 = "vector.extract"(%1039) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1060 = "vector.extract"(%1039) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1061 = "vector.extract"(%1039) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1062 = "vector.extract"(%1039) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1063 = "vector.extract"(%1039) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1064 = "vector.extract"(%1039) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1065 = "vector.extract"(%1039) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1066 = "vector.extract"(%1039) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1067 = "vector.extract"(%1039) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1068 = "vector.extract"(%1039) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1069 = "vector.extract"(%1039) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1070 = "vector.from_elements"(%870, %871, %874, %875, %878, %879, %882, %883, %886, %887, %890, %891, %894, %895, %898, %899) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1071 = "vector.broadcast"(%360) : (f32) -> vector<16xf32>
            %1072 = "arith.mulf"(%1070, %1071) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1073 = "arith.cmpf"(%986, %959) {predicate = 2 : i64} : (f32, f32) -> i1
            %1074 = "arith.select"(%1073, %986, %1003) : (i1, f32, f32) -> f32
            %1075 = "vector.broadcast"(%1074) : (f32) -> vector<16xf32>
            %1076 = "arith.subf"(%1072, %1075) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1077 = "vector.extract"(%1076) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1078 = "vector.extract"(%1076) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1079 = "vector.extract"(%1076) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1080 = "vector.extract"(%1076) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1081 = "vector.extract"(%1076) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1082 = "vector.extract"(%1076) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1083 = "vector.extract"(%1076) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1084 = "vector.extract"(%1076) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1085 = "vector.extract"(%1076) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1086 = "vector.extract"(%1076) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1087 = "vector.extract"(%1076) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1088 = "vector.extract"(%1076) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1089 = "vector.extract"(%1076) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1090 = "vector.extract"(%1076) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1091 = "vector.extract"(%1076) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1092 = "vector.extract"(%1076) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1093 = "llvm.call_intrinsic"(%1077) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1094 = "llvm.call_intrinsic"(%1078) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1095 = "llvm.call_intrinsic"(%1079) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1096 = "llvm.call_intrinsic"(%1080) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1097 = "llvm.call_intrinsic"(%1081) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1098 = "llvm.call_intrinsic"(%1082) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1099 = "llvm.call_intrinsic"(%1083) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1100 = "llvm.call_intrinsic"(%1084) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1101 = "llvm.call_intrinsic"(%1085) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1102 = "llvm.call_intrinsic"(%1086) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1103 = "llvm.call_intrinsic"(%1087) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1104 = "llvm.call_intrinsic"(%1088) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1105 = "llvm.call_intrinsic"(%1089) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1106 = "llvm.call_intrinsic"(%1090) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1107 = "llvm.call_intrinsic"(%1091) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1108 = "llvm.call_intrinsic"(%1092) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1109 = "vector.from_elements"(%1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1110 = "vector.shuffle"(%1109, %1109) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1111 = "vector.shuffle"(%1109, %1109) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1112 = "arith.addf"(%1110, %1111) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1113 = "vector.shuffle"(%1112, %1112) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1114 = "vector.shuffle"(%1112, %1112) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1115 = "arith.addf"(%1113, %1114) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1116 = "vector.shuffle"(%1115, %1115) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1117 = "vector.shuffle"(%1115, %1115) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1118 = "arith.addf"(%1116, %1117) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1119 = "vector.shuffle"(%1118, %1118) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1120 = "vector.shuffle"(%1118, %1118) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1121 = "arith.addf"(%1119, %1120) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1122 = "vector.extract"(%1121) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1123 = "arith.addf"(%1122, %1003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1124 = "vector.extract"(%1109) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1125 = "vector.extract"(%1109) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1126 = "vector.extract"(%1109) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1127 = "vector.extract"(%1109) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1128 = "vector.extract"(%1109) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1129 = "vector.extract"(%1109) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1130 = "vector.extract"(%1109) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1131 = "vector.extract"(%1109) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1132 = "vector.extract"(%1109) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1133 = "vector.extract"(%1109) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1134 = "vector.extract"(%1109) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1135 = "vector.extract"(%1109) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1136 = "vector.extract"(%1109) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1137 = "vector.extract"(%1109) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1138 = "vector.extract"(%1109) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1139 = "vector.extract"(%1109) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1140 = "vector.from_elements"(%1054, %1055, %1124, %1125, %1056, %1057, %1126, %1127, %1058, %1059, %1128, %1129, %1060, %1061, %1130, %1131, %1062, %1063, %1132, %1133, %1064, %1065, %1134, %1135, %1066, %1067, %1136, %1137, %1068, %1069, %1138, %1139) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1141 = "arith.truncf"(%1140) : (vector<32xf32>) -> vector<32xf16>
            %1142 = "vector.bitcast"(%1141) : (vector<32xf16>) -> vector<16xi32>
            %1143 = "vector.extract"(%1142) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
            %1144 = "vector.extract"(%1142) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
            %1145 = "vector.extract"(%1142) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
            %1146 = "vector.extract"(%1142) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
            %1147 = "vector.extract"(%1142) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
            %1148 = "vector.extract"(%1142) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
            %1149 = "vector.extract"(%1142) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
            %1150 = "vector.extract"(%1142) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
            %1151 = "vector.extract"(%1142) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
            %1152 = "vector.extract"(%1142) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
            %1153 = "vector.extract"(%1142) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
            %1154 = "vector.extract"(%1142) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
            %1155 = "vector.extract"(%1142) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
            %1156 = "vector.extract"(%1142) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
            %1157 = "vector.extract"(%1142) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
            %1158 = "vector.extract"(%1142) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
            %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251 = "scf.for"(%356, %692, %356, %708, %865, %864, %863, %506, %507, %508, %1054, %1055, %1124, %1125, %1056, %1057, %1126, %1127, %1058, %1059, %1128, %1129, %1060, %1061, %1130, %1131, %1062, %1063, %1132, %1133, %1064, %1065, %1134, %1135, %1066, %1067, %1136, %1137, %1068, %1069, %1138, %1139, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %985, %986, %1053, %1123, %987, %988) ({
            ^bb0(%1252: i32, %1253: i32, %1254: i32, %1255: i32, %1256: i32, %1257: i32, %1258: i32, %1259: i32, %1260: f32, %1261: f32, %1262: f32, %1263: f32, %1264: f32, %1265: f32, %1266: f32, %1267: f32, %1268: f32, %1269: f32, %1270: f32, %1271: f32, %1272: f32, %1273: f32, %1274: f32, %1275: f32, %1276: f32, %1277: f32, %1278: f32, %1279: f32, %1280: f32, %1281: f32, %1282: f32, %1283: f32, %1284: f32, %1285: f32, %1286: f32, %1287: f32, %1288: f32, %1289: f32, %1290: f32, %1291: f32, %1292: i32, %1293: i32, %1294: i32, %1295: i32, %1296: i32, %1297: i32, %1298: i32, %1299: i32, %1300: i32, %1301: i32, %1302: i32, %1303: i32, %1304: i32, %1305: i32, %1306: i32, %1307: i32, %1308: f32, %1309: f32, %1310: f32, %1311: f32, %1312: f32, %1313: f32, %1314: f32, %1315: f32, %1316: f32, %1317: f32, %1318: f32, %1319: f32, %1320: f32, %1321: f32, %1322: f32, %1323: f32, %1324: f32, %1325: f32, %1326: f32, %1327: f32, %1328: f32, %1329: f32, %1330: f32, %1331: f32, %1332: f32, %1333: f32, %1334: f32, %1335: f32, %1336: f32, %1337: f32, %1338: f32, %1339: f32, %1340: f32, %1341: f32, %1342: f32, %1343: f32, %1344: f32, %1345: f32):
              %1346 = "llvm.getelementptr"(%80, %1255) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1347_s0 = "llvm.ptrtoint"(%1346) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1347_s0, %1256) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1348 = "llvm.getelementptr"(%101, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1349_s0 = "llvm.ptrtoint"(%1348) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1349_s0, %1259) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1350 = "arith.muli"(%1255, %749) : (i32, i32) -> i32
              %1351 = "llvm.getelementptr"(%56, %1350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1353_a = "llvm.ptrtoint"(%751) : (!llvm.ptr<3>) -> i32
              %t1353_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1353_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1353_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1353_shifted = "arith.shrui"(%t1353_a, %t1353_four) : (i32, i32) -> i32
              %t1353_low = "arith.andi"(%t1353_shifted, %t1353_mask) : (i32, i32) -> i32
              %t1353_wide = "arith.extui"(%t1353_low) : (i32) -> i64
              %1352 = "arith.ori"(%t1353_wide, %t1353_fields) : (i64, i64) -> i64
              %t1355_a = "llvm.ptrtoint"(%1351) : (!llvm.ptr<3>) -> i32
              %t1355_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1355_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1355_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1355_shifted = "arith.shrui"(%t1355_a, %t1355_four) : (i32, i32) -> i32
              %t1355_low = "arith.andi"(%t1355_shifted, %t1355_mask) : (i32, i32) -> i32
              %t1355_wide = "arith.extui"(%t1355_low) : (i32) -> i64
              %1354 = "arith.ori"(%t1355_wide, %t1355_fields) : (i64, i64) -> i64
              %t1388_r = "llvm.inline_asm"(%1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %1356 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1357 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1358 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1359 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1360 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1361 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1362 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1363 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1364 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1365 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1366 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1367 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1368 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1369 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1370 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1371 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1372 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1373 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1374 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1375 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1376 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1377 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1378 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1379 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1380 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1381 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1382 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1383 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1384 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1385 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1386 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1387 = "llvm.extractvalue"(%t1388_r) {position = array<i64: 31>} : (!struct0) -> f32
              %t1421_r = "llvm.inline_asm"(%1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1352, %1354, %754) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %1389 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1390 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1391 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1392 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1393 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1394 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1395 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1396 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1397 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1398 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1399 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1400 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1401 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1402 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1403 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1404 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1405 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1406 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1407 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1408 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1409 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1410 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1411 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1412 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1413 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1414 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1415 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1416 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1417 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1418 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1419 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1420 = "llvm.extractvalue"(%t1421_r) {position = array<i64: 31>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %1422 = "arith.muli"(%1258, %749) : (i32, i32) -> i32
              %1423 = "llvm.getelementptr"(%57, %1422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1424 = "arith.constant"() {value = true} : () -> i1
              %t1426_a = "llvm.ptrtoint"(%1423) : (!llvm.ptr<3>) -> i32
              %t1426_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1426_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1426_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
              %t1426_shifted = "arith.shrui"(%t1426_a, %t1426_four) : (i32, i32) -> i32
              %t1426_low = "arith.andi"(%t1426_shifted, %t1426_mask) : (i32, i32) -> i32
              %t1426_wide = "arith.extui"(%t1426_low) : (i32) -> i64
              %1425 = "arith.ori"(%t1426_wide, %t1426_fields) : (i64, i64) -> i64
              %t1459_r = "llvm.inline_asm"(%1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %1427 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1428 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1429 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1430 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1431 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1432 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1433 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1434 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1435 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1436 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1437 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1438 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1439 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1440 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1441 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1442 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1443 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1444 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1445 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1446 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1447 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1448 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1449 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1450 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1451 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1452 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1453 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1454 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1455 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1456 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1457 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1458 = "llvm.extractvalue"(%t1459_r) {position = array<i64: 31>} : (!struct0) -> f32
              %t1492_r = "llvm.inline_asm"(%1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1425, %1424) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
              %1460 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1461 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1462 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1463 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1464 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1465 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1466 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1467 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1468 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1469 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1470 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1471 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1472 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1473 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1474 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1475 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1476 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1477 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1478 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1479 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1480 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1481 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1482 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1483 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1484 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1485 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1486 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1487 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1488 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1489 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1490 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1491 = "llvm.extractvalue"(%t1492_r) {position = array<i64: 31>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t1557_r = "llvm.inline_asm"(%1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %1493 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1494 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1495 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1496 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1497 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1498 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1499 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1500 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1501 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1502 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1503 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1504 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1505 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1506 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1507 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1508 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1509 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1510 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1511 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1512 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1513 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1514 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1515 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1516 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1517 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1518 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1519 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1520 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1521 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1522 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1523 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1524 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 31>} : (!struct1) -> f32
              %1525 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 32>} : (!struct1) -> f32
              %1526 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 33>} : (!struct1) -> f32
              %1527 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 34>} : (!struct1) -> f32
              %1528 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 35>} : (!struct1) -> f32
              %1529 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 36>} : (!struct1) -> f32
              %1530 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 37>} : (!struct1) -> f32
              %1531 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 38>} : (!struct1) -> f32
              %1532 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 39>} : (!struct1) -> f32
              %1533 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 40>} : (!struct1) -> f32
              %1534 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 41>} : (!struct1) -> f32
              %1535 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 42>} : (!struct1) -> f32
              %1536 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 43>} : (!struct1) -> f32
              %1537 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 44>} : (!struct1) -> f32
              %1538 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 45>} : (!struct1) -> f32
              %1539 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 46>} : (!struct1) -> f32
              %1540 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 47>} : (!struct1) -> f32
              %1541 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 48>} : (!struct1) -> f32
              %1542 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 49>} : (!struct1) -> f32
              %1543 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 50>} : (!struct1) -> f32
              %1544 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 51>} : (!struct1) -> f32
              %1545 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 52>} : (!struct1) -> f32
              %1546 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 53>} : (!struct1) -> f32
              %1547 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 54>} : (!struct1) -> f32
              %1548 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 55>} : (!struct1) -> f32
              %1549 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 56>} : (!struct1) -> f32
              %1550 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 57>} : (!struct1) -> f32
              %1551 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 58>} : (!struct1) -> f32
              %1552 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 59>} : (!struct1) -> f32
              %1553 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 60>} : (!struct1) -> f32
              %1554 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 61>} : (!struct1) -> f32
              %1555 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 62>} : (!struct1) -> f32
              %1556 = "llvm.extractvalue"(%t1557_r) {position = array<i64: 63>} : (!struct1) -> f32
              %1558 = "arith.subi"(%1253, %618) : (i32, i32) -> i32
              "scf.if"(%82) ({
                %1559 = "llvm.getelementptr"(%83, %1255) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1560_s0 = "llvm.ptrtoint"(%1559) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1560_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1561 = "arith.addi"(%1255, %356) : (i32, i32) -> i32
              %1562 = "arith.cmpi"(%1561, %706) {predicate = 0 : i64} : (i32, i32) -> i1
              %1563 = "arith.xori"(%1256, %356) : (i32, i32) -> i32
              %1564 = "arith.select"(%1562, %1563, %1256) : (i1, i32, i32) -> i32
              %1565 = "arith.select"(%1562, %42, %1561) : (i1, i32, i32) -> i32
              %1566 = "arith.addi"(%1254, %356) : (i32, i32) -> i32
              %1567 = "vector.from_elements"(%1493, %1494, %1497, %1498, %1501, %1502, %1505, %1506, %1509, %1510, %1513, %1514, %1517, %1518, %1521, %1522) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1568 = "vector.shuffle"(%1567, %1567) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1569 = "vector.shuffle"(%1567, %1567) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1570 = "arith.maxnumf"(%1568, %1569) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1571 = "vector.shuffle"(%1570, %1570) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1572 = "vector.shuffle"(%1570, %1570) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1573 = "arith.maxnumf"(%1571, %1572) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %1574 = "vector.shuffle"(%1573, %1573) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1575 = "vector.shuffle"(%1573, %1573) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1576 = "arith.maxnumf"(%1574, %1575) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %1577 = "vector.shuffle"(%1576, %1576) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1578 = "vector.shuffle"(%1576, %1576) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1579 = "arith.maxnumf"(%1577, %1578) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %1580 = "vector.extract"(%1579) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %1581 = "arith.maxnumf"(%1580, %959) : (f32, f32) -> f32
              %1582 = "arith.mulf"(%1581, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1583 = "vector.from_elements"(%1495, %1496, %1499, %1500, %1503, %1504, %1507, %1508, %1511, %1512, %1515, %1516, %1519, %1520, %1523, %1524) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1584 = "vector.shuffle"(%1583, %1583) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1585 = "vector.shuffle"(%1583, %1583) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1586 = "arith.maxnumf"(%1584, %1585) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1587 = "vector.shuffle"(%1586, %1586) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1588 = "vector.shuffle"(%1586, %1586) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1589 = "arith.maxnumf"(%1587, %1588) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %1590 = "vector.shuffle"(%1589, %1589) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1591 = "vector.shuffle"(%1589, %1589) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1592 = "arith.maxnumf"(%1590, %1591) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %1593 = "vector.shuffle"(%1592, %1592) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1594 = "vector.shuffle"(%1592, %1592) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1595 = "arith.maxnumf"(%1593, %1594) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %1596 = "vector.extract"(%1595) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %1597 = "arith.maxnumf"(%1596, %959) : (f32, f32) -> f32
              %1598 = "arith.mulf"(%1597, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1599 = "arith.addf"(%1340, %978) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1600 = "arith.cmpf"(%1582, %1599) {predicate = 2 : i64} : (f32, f32) -> i1
              %1601 = "arith.addf"(%1341, %978) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1602 = "arith.cmpf"(%1598, %1601) {predicate = 2 : i64} : (f32, f32) -> i1
              %1603 = "arith.ori"(%1600, %1602) : (i1, i1) -> i1
              %1604 = "nvvm.vote.sync"(%41, %1603) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
              %1605, %1606, %1607, %1608 = "scf.if"(%1604) ({
                %1609 = "nvvm.shfl.sync"(%41, %1582, %356, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %1610 = "arith.maxnumf"(%1582, %1609) : (f32, f32) -> f32
                %1611 = "nvvm.shfl.sync"(%41, %1610, %706, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %1612 = "arith.maxnumf"(%1610, %1611) : (f32, f32) -> f32
                %1613 = "arith.maxnumf"(%1340, %1612) : (f32, f32) -> f32
                %1614 = "nvvm.shfl.sync"(%41, %1598, %356, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %1615 = "arith.maxnumf"(%1598, %1614) : (f32, f32) -> f32
                %1616 = "nvvm.shfl.sync"(%41, %1615, %706, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %1617 = "arith.maxnumf"(%1615, %1616) : (f32, f32) -> f32
                %1618 = "arith.maxnumf"(%1341, %1617) : (f32, f32) -> f32
                "scf.yield"(%1613, %1618, %1340, %1341) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1340, %1341, %1344, %1345) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %1619 = "vector.from_elements"(%1493, %1494, %1497, %1498, %1501, %1502, %1505, %1506, %1509, %1510, %1513, %1514, %1517, %1518, %1521, %1522) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1620 = "vector.broadcast"(%360) : (f32) -> vector<16xf32>
              %1621 = "arith.mulf"(%1619, %1620) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %1622 = "arith.cmpf"(%1605, %959) {predicate = 2 : i64} : (f32, f32) -> i1
              %1623 = "arith.select"(%1622, %1605, %1003) : (i1, f32, f32) -> f32
              %1624 = "vector.broadcast"(%1623) : (f32) -> vector<16xf32>
              %1625 = "arith.subf"(%1621, %1624) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %1626 = "vector.extract"(%1625) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %1627 = "vector.extract"(%1625) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %1628 = "vector.extract"(%1625) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %1629 = "vector.extract"(%1625) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %1630 = "vector.extract"(%1625) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %1631 = "vector.extract"(%1625) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %1632 = "vector.extract"(%1625) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %1633 = "vector.extract"(%1625) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %1634 = "vector.extract"(%1625) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %1635 = "vector.extract"(%1625) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %1636 = "vector.extract"(%1625) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %1637 = "vector.extract"(%1625) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %1638 = "vector.extract"(%1625) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %1639 = "vector.extract"(%1625) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %1640 = "vector.extract"(%1625) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %1641 = "vector.extract"(%1625) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %1642 = "llvm.call_intrinsic"(%1626) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1643 = "llvm.call_intrinsic"(%1627) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1644 = "llvm.call_intrinsic"(%1628) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1645 = "llvm.call_intrinsic"(%1629) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1646 = "llvm.call_intrinsic"(%1630) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1647 = "llvm.call_intrinsic"(%1631) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1648 = "llvm.call_intrinsic"(%1632) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1649 = "llvm.call_intrinsic"(%1633) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1650 = "llvm.call_intrinsic"(%1634) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1651 = "llvm.call_intrinsic"(%1635) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1652 = "llvm.call_intrinsic"(%1636) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1653 = "llvm.call_intrinsic"(%1637) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1654 = "llvm.call_intrinsic"(%1638) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1655 = "llvm.call_intrinsic"(%1639) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1656 = "llvm.call_intrinsic"(%1640) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1657 = "llvm.call_intrinsic"(%1641) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1658 = "vector.from_elements"(%1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1659 = "vector.shuffle"(%1658, %1658) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1660 = "vector.shuffle"(%1658, %1658) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1661 = "arith.addf"(%1659, %1660) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1662 = "vector.shuffle"(%1661, %1661) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1663 = "vector.shuffle"(%1661, %1661) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1664 = "arith.addf"(%1662, %1663) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %1665 = "vector.shuffle"(%1664, %1664) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1666 = "vector.shuffle"(%1664, %1664) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1667 = "arith.addf"(%1665, %1666) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %1668 = "vector.shuffle"(%1667, %1667) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1669 = "vector.shuffle"(%1667, %1667) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1670 = "arith.addf"(%1668, %1669) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %1671 = "vector.extract"(%1670) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %1672 = "arith.addf"(%1671, %1003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1673 = "vector.extract"(%1658) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %1674 = "vector.extract"(%1658) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %1675 = "vector.extract"(%1658) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %1676 = "vector.extract"(%1658) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %1677 = "vector.extract"(%1658) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %1678 = "vector.extract"(%1658) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %1679 = "vector.extract"(%1658) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %1680 = "vector.extract"(%1658) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %1681 = "vector.extract"(%1658) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %1682 = "vector.extract"(%1658) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %1683 = "vector.extract"(%1658) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %1684 = "vector.extract"(%1658) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %1685 = "vector.extract"(%1658) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %1686 = "vector.extract"(%1658) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %1687 = "vector.extract"(%1658) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %1688 = "vector.extract"(%1658) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %1689 = "vector.from_elements"(%1495, %1496, %1499, %1500, %1503, %1504, %1507, %1508, %1511, %1512, %1515, %1516, %1519, %1520, %1523, %1524) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1690 = "vector.broadcast"(%360) : (f32) -> vector<16xf32>
              %1691 = "arith.mulf"(%1689, %1690) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %1692 = "arith.cmpf"(%1606, %959) {predicate = 2 : i64} : (f32, f32) -> i1
              %1693 = "arith.select"(%1692, %1606, %1003) : (i1, f32, f32) -> f32
              %1694 = "vector.broadcast"(%1693) : (f32) -> vector<16xf32>
              %1695 = "arith.subf"(%1691, %1694) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %1696 = "vector.extract"(%1695) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %1697 = "vector.extract"(%1695) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %1698 = "vector.extract"(%1695) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %1699 = "vector.extract"(%1695) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %1700 = "vector.extract"(%1695) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %1701 = "vector.extract"(%1695) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %1702 = "vector.extract"(%1695) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %1703 = "vector.extract"(%1695) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %1704 = "vector.extract"(%1695) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %1705 = "vector.extract"(%1695) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %1706 = "vector.extract"(%1695) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %1707 = "vector.extract"(%1695) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %1708 = "vector.extract"(%1695) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %1709 = "vector.extract"(%1695) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %1710 = "vector.extract"(%1695) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %1711 = "vector.extract"(%1695) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %1712 = "llvm.call_intrinsic"(%1696) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1713 = "llvm.call_intrinsic"(%1697) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1714 = "llvm.call_intrinsic"(%1698) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1715 = "llvm.call_intrinsic"(%1699) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1716 = "llvm.call_intrinsic"(%1700) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1717 = "llvm.call_intrinsic"(%1701) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1718 = "llvm.call_intrinsic"(%1702) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1719 = "llvm.call_intrinsic"(%1703) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1720 = "llvm.call_intrinsic"(%1704) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1721 = "llvm.call_intrinsic"(%1705) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1722 = "llvm.call_intrinsic"(%1706) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1723 = "llvm.call_intrinsic"(%1707) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1724 = "llvm.call_intrinsic"(%1708) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1725 = "llvm.call_intrinsic"(%1709) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1726 = "llvm.call_intrinsic"(%1710) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1727 = "llvm.call_intrinsic"(%1711) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1728 = "vector.from_elements"(%1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1729 = "vector.shuffle"(%1728, %1728) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1730 = "vector.shuffle"(%1728, %1728) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1731 = "arith.addf"(%1729, %1730) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1732 = "vector.shuffle"(%1731, %1731) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1733 = "vector.shuffle"(%1731, %1731) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1734 = "arith.addf"(%1732, %1733) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %1735 = "vector.shuffle"(%1734, %1734) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1736 = "vector.shuffle"(%1734, %1734) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1737 = "arith.addf"(%1735, %1736) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %1738 = "vector.shuffle"(%1737, %1737) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1739 = "vector.shuffle"(%1737, %1737) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1740 = "arith.addf"(%1738, %1739) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %1741 = "vector.extract"(%1740) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %1742 = "arith.addf"(%1741, %1003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1743 = "vector.extract"(%1728) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %1744 = "vector.extract"(%1728) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %1745 = "vector.extract"(%1728) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %1746 = "vector.extract"(%1728) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %1747 = "vector.extract"(%1728) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %1748 = "vector.extract"(%1728) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %1749 = "vector.extract"(%1728) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %1750 = "vector.extract"(%1728) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %1751 = "vector.extract"(%1728) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %1752 = "vector.extract"(%1728) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %1753 = "vector.extract"(%1728) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %1754 = "vector.extract"(%1728) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %1755 = "vector.extract"(%1728) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %1756 = "vector.extract"(%1728) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %1757 = "vector.extract"(%1728) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %1758 = "vector.extract"(%1728) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %1759 = "arith.addf"(%1672, %1742) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1760 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
              %1761 = "arith.cmpf"(%1759, %1760) {predicate = 2 : i64} : (f32, f32) -> i1
              %1762 = "arith.ori"(%1604, %1761) : (i1, i1) -> i1
              %1763 = "nvvm.vote.sync"(%41, %1762) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
              %1764, %1765, %1766, %1767 = "scf.if"(%1763) ({
                "nvvm.bar.warp.sync"(%41) : (i32) -> ()
                %1768 = "arith.cmpf"(%1605, %959) {predicate = 2 : i64} : (f32, f32) -> i1
                %1769 = "arith.select"(%1768, %1605, %1003) : (i1, f32, f32) -> f32
                %1770 = "arith.subf"(%1607, %1769) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1771 = "llvm.call_intrinsic"(%1770) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %1772 = "arith.mulf"(%1342, %1771) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1773 = "arith.cmpf"(%1606, %959) {predicate = 2 : i64} : (f32, f32) -> i1
                %1774 = "arith.select"(%1773, %1606, %1003) : (i1, f32, f32) -> f32
                %1775 = "arith.subf"(%1608, %1774) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %1776 = "llvm.call_intrinsic"(%1775) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %1777 = "arith.mulf"(%1343, %1776) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                "scf.yield"(%1772, %1777, %1771, %1776) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1342, %1343, %1607, %1608) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %t1842_r = "llvm.inline_asm"(%1673, %1674, %1743, %1744, %1675, %1676, %1745, %1746, %1677, %1678, %1747, %1748, %1679, %1680, %1749, %1750, %1681, %1682, %1751, %1752, %1683, %1684, %1753, %1754, %1685, %1686, %1755, %1756, %1687, %1688, %1757, %1758, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %1778 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1779 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1780 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1781 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1782 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1783 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1784 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1785 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1786 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1787 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1788 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1789 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1790 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1791 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1792 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1793 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1794 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1795 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1796 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1797 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1798 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1799 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1800 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1801 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1802 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1803 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1804 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1805 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1806 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1807 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1808 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1809 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 31>} : (!struct1) -> f32
              %1810 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 32>} : (!struct1) -> f32
              %1811 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 33>} : (!struct1) -> f32
              %1812 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 34>} : (!struct1) -> f32
              %1813 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 35>} : (!struct1) -> f32
              %1814 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 36>} : (!struct1) -> f32
              %1815 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 37>} : (!struct1) -> f32
              %1816 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 38>} : (!struct1) -> f32
              %1817 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 39>} : (!struct1) -> f32
              %1818 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 40>} : (!struct1) -> f32
              %1819 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 41>} : (!struct1) -> f32
              %1820 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 42>} : (!struct1) -> f32
              %1821 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 43>} : (!struct1) -> f32
              %1822 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 44>} : (!struct1) -> f32
              %1823 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 45>} : (!struct1) -> f32
              %1824 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 46>} : (!struct1) -> f32
              %1825 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 47>} : (!struct1) -> f32
              %1826 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 48>} : (!struct1) -> f32
              %1827 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 49>} : (!struct1) -> f32
              %1828 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 50>} : (!struct1) -> f32
              %1829 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 51>} : (!struct1) -> f32
              %1830 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 52>} : (!struct1) -> f32
              %1831 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 53>} : (!struct1) -> f32
              %1832 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 54>} : (!struct1) -> f32
              %1833 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 55>} : (!struct1) -> f32
              %1834 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 56>} : (!struct1) -> f32
              %1835 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 57>} : (!struct1) -> f32
              %1836 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 58>} : (!struct1) -> f32
              %1837 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 59>} : (!struct1) -> f32
              %1838 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 60>} : (!struct1) -> f32
              %1839 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 61>} : (!struct1) -> f32
              %1840 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 62>} : (!struct1) -> f32
              %1841 = "llvm.extractvalue"(%t1842_r) {position = array<i64: 63>} : (!struct1) -> f32
              %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874 = "scf.if"(%1604) ({
                %1875 = "vector.from_elements"(%1810, %1811, %1814, %1815, %1818, %1819, %1822, %1823, %1826, %1827, %1830, %1831, %1834, %1835, %1838, %1839) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
                %1876 = "vector.broadcast"(%1766) : (f32) -> vector<16xf32>
                %1877 = "arith.mulf"(%1875, %1876) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %1878 = "vector.extract"(%1877) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
                %1879 = "vector.extract"(%1877) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
                %1880 = "vector.extract"(%1877) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
                %1881 = "vector.extract"(%1877) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
                %1882 = "vector.extract"(%1877) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
                %1883 = "vector.extract"(%1877) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
                %1884 = "vector.extract"(%1877) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
                %1885 = "vector.extract"(%1877) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
                %1886 = "vector.extract"(%1877) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
                %1887 = "vector.extract"(%1877) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
                %1888 = "vector.extract"(%1877) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
                %1889 = "vector.extract"(%1877) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
                %1890 = "vector.extract"(%1877) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
                %1891 = "vector.extract"(%1877) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
                %1892 = "vector.extract"(%1877) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
                %1893 = "vector.extract"(%1877) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
                %1894 = "vector.from_elements"(%1812, %1813, %1816, %1817, %1820, %1821, %1824, %1825, %1828, %1829, %1832, %1833, %1836, %1837, %1840, %1841) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
                %1895 = "vector.broadcast"(%1767) : (f32) -> vector<16xf32>
                %1896 = "arith.mulf"(%1894, %1895) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %1897 = "vector.extract"(%1896) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
                %1898 = "vector.extract"(%1896) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
                %1899 = "vector.extract"(%1896) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
                %1900 = "vector.extract"(%1896) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
                %1901 = "vector.extract"(%1896) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
                %1902 = "vector.extract"(%1896) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
                %1903 = "vector.extract"(%1896) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
                %1904 = "vector.extract"(%1896) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
                %1905 = "vector.extract"(%1896) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
                %1906 = "vector.extract"(%1896) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
                %1907 = "vector.extract"(%1896) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
                %1908 = "vector.extract"(%1896) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
                %1909 = "vector.extract"(%1896) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
                %1910 = "vector.extract"(%1896) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
                %1911 = "vector.extract"(%1896) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
                %1912 = "vector.extract"(%1896) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
                "scf.yield"(%1878, %1879, %1897, %1898, %1880, %1881, %1899, %1900, %1882, %1883, %1901, %1902, %1884, %1885, %1903, %1904, %1886, %1887, %1905, %1906, %1888, %1889, %1907, %1908, %1890, %1891, %1909, %1910, %1892, %1893, %1911, %1912) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              "scf.if"(%103) ({
                %1913 = "llvm.getelementptr"(%104, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1914_s0 = "llvm.ptrtoint"(%1913) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1914_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1915 = "arith.addi"(%1258, %356) : (i32, i32) -> i32
              %1916 = "arith.cmpi"(%1915, %706) {predicate = 0 : i64} : (i32, i32) -> i1
              %1917 = "arith.xori"(%1259, %356) : (i32, i32) -> i32
              %1918 = "arith.select"(%1916, %1917, %1259) : (i1, i32, i32) -> i32
              %1919 = "arith.select"(%1916, %42, %1915) : (i1, i32, i32) -> i32
              %1920 = "arith.addi"(%1257, %356) : (i32, i32) -> i32
              %1921 = "vector.from_elements"(%1764, %1765) : (f32, f32) -> vector<2xf32>
              %1922 = "vector.from_elements"(%1672, %1742) : (f32, f32) -> vector<2xf32>
              %1923 = "arith.addf"(%1921, %1922) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %1924 = "vector.extract"(%1923) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %1925 = "vector.extract"(%1923) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %1926 = "vector.from_elements"(%1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1927 = "arith.truncf"(%1926) : (vector<32xf32>) -> vector<32xf16>
              %1928 = "vector.bitcast"(%1927) : (vector<32xf16>) -> vector<16xi32>
              %1929 = "vector.extract"(%1928) {static_position = array<i64: 0>} : (vector<16xi32>) -> i32
              %1930 = "vector.extract"(%1928) {static_position = array<i64: 1>} : (vector<16xi32>) -> i32
              %1931 = "vector.extract"(%1928) {static_position = array<i64: 2>} : (vector<16xi32>) -> i32
              %1932 = "vector.extract"(%1928) {static_position = array<i64: 3>} : (vector<16xi32>) -> i32
              %1933 = "vector.extract"(%1928) {static_position = array<i64: 4>} : (vector<16xi32>) -> i32
              %1934 = "vector.extract"(%1928) {static_position = array<i64: 5>} : (vector<16xi32>) -> i32
              %1935 = "vector.extract"(%1928) {static_position = array<i64: 6>} : (vector<16xi32>) -> i32
              %1936 = "vector.extract"(%1928) {static_position = array<i64: 7>} : (vector<16xi32>) -> i32
              %1937 = "vector.extract"(%1928) {static_position = array<i64: 8>} : (vector<16xi32>) -> i32
              %1938 = "vector.extract"(%1928) {static_position = array<i64: 9>} : (vector<16xi32>) -> i32
              %1939 = "vector.extract"(%1928) {static_position = array<i64: 10>} : (vector<16xi32>) -> i32
              %1940 = "vector.extract"(%1928) {static_position = array<i64: 11>} : (vector<16xi32>) -> i32
              %1941 = "vector.extract"(%1928) {static_position = array<i64: 12>} : (vector<16xi32>) -> i32
              %1942 = "vector.extract"(%1928) {static_position = array<i64: 13>} : (vector<16xi32>) -> i32
              %1943 = "vector.extract"(%1928) {static_position = array<i64: 14>} : (vector<16xi32>) -> i32
              %1944 = "vector.extract"(%1928) {static_position = array<i64: 15>} : (vector<16xi32>) -> i32
              "scf.yield"(%1558, %1566, %1565, %1564, %1920, %1919, %1918, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1605, %1606, %1924, %1925, %1766, %1767) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1945 = "llvm.getelementptr"(%101, %1164) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1946_s0 = "llvm.ptrtoint"(%1945) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1946_s0, %1165) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1947 = "arith.muli"(%1164, %749) : (i32, i32) -> i32
            %1948 = "llvm.getelementptr"(%57, %1947) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1949 = "arith.constant"() {value = true} : () -> i1
            %t1951_a = "llvm.ptrtoint"(%1948) : (!llvm.ptr<3>) -> i32
            %t1951_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1951_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1951_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t1951_shifted = "arith.shrui"(%t1951_a, %t1951_four) : (i32, i32) -> i32
            %t1951_low = "arith.andi"(%t1951_shifted, %t1951_mask) : (i32, i32) -> i32
            %t1951_wide = "arith.extui"(%t1951_low) : (i32) -> i64
            %1950 = "arith.ori"(%t1951_wide, %t1951_fields) : (i64, i64) -> i64
            %t1984_r = "llvm.inline_asm"(%1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1952 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1953 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1954 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1955 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1956 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1957 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1958 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1959 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1960 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1961 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1962 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1963 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1964 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1965 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1966 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1967 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1968 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1969 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1970 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1971 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1972 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1973 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1974 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1975 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1976 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1977 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1978 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1979 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1980 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1981 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1982 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1983 = "llvm.extractvalue"(%t1984_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t2017_r = "llvm.inline_asm"(%1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1950, %1949) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $80, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $81, 1, 1, 1;\0Aadd.s64 db, $80, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $80, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct0
            %1985 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1986 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1987 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1988 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1989 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1990 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1991 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1992 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1993 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1994 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1995 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1996 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1997 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1998 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1999 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 14>} : (!struct0) -> f32
            %2000 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 15>} : (!struct0) -> f32
            %2001 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 16>} : (!struct0) -> f32
            %2002 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 17>} : (!struct0) -> f32
            %2003 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 18>} : (!struct0) -> f32
            %2004 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 19>} : (!struct0) -> f32
            %2005 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 20>} : (!struct0) -> f32
            %2006 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 21>} : (!struct0) -> f32
            %2007 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 22>} : (!struct0) -> f32
            %2008 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 23>} : (!struct0) -> f32
            %2009 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 24>} : (!struct0) -> f32
            %2010 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 25>} : (!struct0) -> f32
            %2011 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 26>} : (!struct0) -> f32
            %2012 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 27>} : (!struct0) -> f32
            %2013 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 28>} : (!struct0) -> f32
            %2014 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 29>} : (!struct0) -> f32
            %2015 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 30>} : (!struct0) -> f32
            %2016 = "llvm.extractvalue"(%t2017_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2018 = "arith.extsi"(%610) : (i32) -> i64
            %2019 = "arith.extsi"(%616) : (i32) -> i64
            %2020 = "arith.muli"(%2018, %23) : (i64, i64) -> i64
            %2021 = "arith.muli"(%2019, %24) : (i64, i64) -> i64
            %2022 = "arith.addi"(%2020, %2021) : (i64, i64) -> i64
            %2023 = "llvm.getelementptr"(%19, %2022) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2024 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %2025 = "nvvm.shfl.sync"(%41, %1248, %356, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2026 = "arith.addf"(%1248, %2025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2027 = "nvvm.shfl.sync"(%41, %2026, %706, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2028 = "arith.addf"(%2026, %2027) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2029 = "llvm.call_intrinsic"(%2028) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2030 = "arith.cmpf"(%2028, %1003) {predicate = 1 : i64} : (f32, f32) -> i1
            %2031 = "scf.if"(%2030) ({
              "scf.yield"(%1003) : (f32) -> ()
            }, {
              "scf.yield"(%2029) : (f32) -> ()
            }) : (i1) -> f32
            %2032 = "arith.remui"(%2024, %701) : (i32, i32) -> i32
            %2033 = "arith.cmpi"(%2032, %42) {predicate = 0 : i64} : (i32, i32) -> i1
            %2034 = "arith.cmpi"(%703, %31) {predicate = 2 : i64} : (i32, i32) -> i1
            %2035 = "arith.andi"(%2033, %2034) : (i1, i1) -> i1
            "scf.if"(%2035) ({
              %2036 = "llvm.call_intrinsic"(%2028) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2037 = "arith.addf"(%1246, %2036) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2038 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2039 = "arith.mulf"(%2037, %2038) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2040 = "arith.addf"(%2039, %1003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2041 = "arith.extsi"(%703) : (i32) -> i64
              %2042 = "llvm.getelementptr"(%2023, %2041) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2040, %2042) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2043 = "nvvm.shfl.sync"(%41, %1249, %356, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2044 = "arith.addf"(%1249, %2043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2045 = "nvvm.shfl.sync"(%41, %2044, %706, %43) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2046 = "arith.addf"(%2044, %2045) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2047 = "llvm.call_intrinsic"(%2046) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2048 = "arith.cmpf"(%2046, %1003) {predicate = 1 : i64} : (f32, f32) -> i1
            %2049 = "scf.if"(%2048) ({
              "scf.yield"(%1003) : (f32) -> ()
            }, {
              "scf.yield"(%2047) : (f32) -> ()
            }) : (i1) -> f32
            %2050 = "arith.addi"(%703, %361) : (i32, i32) -> i32
            %2051 = "arith.cmpi"(%2050, %31) {predicate = 2 : i64} : (i32, i32) -> i1
            %2052 = "arith.andi"(%2033, %2051) : (i1, i1) -> i1
            "scf.if"(%2052) ({
              %2053 = "llvm.call_intrinsic"(%2046) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2054 = "arith.addf"(%1247, %2053) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2055 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2056 = "arith.mulf"(%2054, %2055) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2057 = "arith.addf"(%2056, %1003) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2058 = "arith.extsi"(%2050) : (i32) -> i64
              %2059 = "llvm.getelementptr"(%2023, %2058) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2057, %2059) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %t2124_r = "llvm.inline_asm"(%1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2060 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2061 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2062 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2063 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2064 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2065 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2066 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2067 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2068 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2069 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2070 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2071 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2072 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2073 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2074 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2075 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2076 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2077 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2078 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2079 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2080 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2081 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2082 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2083 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2084 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2085 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2086 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2087 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2088 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2089 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2090 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2091 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2092 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2093 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2094 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2095 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2096 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2097 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2098 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2099 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2100 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2101 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2102 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2103 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2104 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2105 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2106 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2107 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2108 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2109 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2110 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2111 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2112 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2113 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2114 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2115 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2116 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2117 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2118 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2119 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2120 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2121 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2122 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2123 = "llvm.extractvalue"(%t2124_r) {position = array<i64: 63>} : (!struct1) -> f32
            "scf.if"(%103) ({
              %2125 = "llvm.getelementptr"(%104, %1164) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2126_s0 = "llvm.ptrtoint"(%2125) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2126_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2127 = "arith.addi"(%1164, %356) : (i32, i32) -> i32
            %2128 = "arith.cmpi"(%2127, %706) {predicate = 0 : i64} : (i32, i32) -> i1
            %2129 = "arith.xori"(%1165, %356) : (i32, i32) -> i32
            %2130 = "arith.select"(%2128, %2129, %1165) : (i1, i32, i32) -> i32
            %2131 = "arith.select"(%2128, %42, %2127) : (i1, i32, i32) -> i32
            %2132 = "arith.addi"(%1163, %356) : (i32, i32) -> i32
            %2133 = "vector.from_elements"(%2092, %2093, %2096, %2097, %2100, %2101, %2104, %2105, %2108, %2109, %2112, %2113, %2116, %2117, %2120, %2121) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2134 = "vector.broadcast"(%2031) : (f32) -> vector<16xf32>
            %2135 = "arith.mulf"(%2133, %2134) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2136 = "vector.extract"(%2135) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2137 = "vector.extract"(%2135) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2138 = "vector.extract"(%2135) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2139 = "vector.extract"(%2135) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2140 = "vector.extract"(%2135) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2141 = "vector.extract"(%2135) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2142 = "vector.extract"(%2135) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2143 = "vector.extract"(%2135) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2144 = "vector.extract"(%2135) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2145 = "vector.extract"(%2135) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2146 = "vector.extract"(%2135) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2147 = "vector.extract"(%2135) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2148 = "vector.extract"(%2135) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2149 = "vector.extract"(%2135) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2150 = "vector.extract"(%2135) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2151 = "vector.extract"(%2135) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2152 = "vector.from_elements"(%2094, %2095, %2098, %2099, %2102, %2103, %2106, %2107, %2110, %2111, %2114, %2115, %2118, %2119, %2122, %2123) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2153 = "vector.broadcast"(%2049) : (f32) -> vector<16xf32>
            %2154 = "arith.mulf"(%2152, %2153) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2155 = "vector.extract"(%2154) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2156 = "vector.extract"(%2154) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2157 = "vector.extract"(%2154) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2158 = "vector.extract"(%2154) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2159 = "vector.extract"(%2154) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2160 = "vector.extract"(%2154) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2161 = "vector.extract"(%2154) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2162 = "vector.extract"(%2154) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2163 = "vector.extract"(%2154) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2164 = "vector.extract"(%2154) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2165 = "vector.extract"(%2154) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2166 = "vector.extract"(%2154) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2167 = "vector.extract"(%2154) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2168 = "vector.extract"(%2154) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2169 = "vector.extract"(%2154) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2170 = "vector.extract"(%2154) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2171 = "arith.muli"(%2018, %17) : (i64, i64) -> i64
            %2172 = "arith.muli"(%2019, %18) : (i64, i64) -> i64
            %2173 = "arith.addi"(%2171, %2172) : (i64, i64) -> i64
            %2174 = "llvm.getelementptr"(%12, %2173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2175 = "arith.extsi"(%685) : (i32) -> i64
            %2176 = "arith.muli"(%2175, %16) : (i64, i64) -> i64
            %2177 = "llvm.getelementptr"(%2174, %2176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2178 = "arith.subi"(%31, %685) : (i32, i32) -> i32
            %2179 = "nvvm.shfl.sync"(%41, %358, %700, %43) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
            %2180 = "arith.remui"(%2179, %363) : (i32, i32) -> i32
            %2181 = "arith.divui"(%2179, %363) : (i32, i32) -> i32
            %2182 = "arith.muli"(%2180, %618) : (i32, i32) -> i32
            %2183 = "arith.remui"(%2181, %706) : (i32, i32) -> i32
            %2184 = "arith.divui"(%2181, %706) : (i32, i32) -> i32
            %2185 = "arith.muli"(%2183, %361) : (i32, i32) -> i32
            %2186 = "arith.addi"(%2182, %2185) : (i32, i32) -> i32
            %2187 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2188 = "arith.muli"(%2184, %2187) : (i32, i32) -> i32
            %2189 = "arith.addi"(%2186, %2188) : (i32, i32) -> i32
            %2190 = "vector.from_elements"(%2136, %2137, %2155, %2156, %2138, %2139, %2157, %2158, %2140, %2141, %2159, %2160, %2142, %2143, %2161, %2162, %2144, %2145, %2163, %2164, %2146, %2147, %2165, %2166, %2148, %2149, %2167, %2168, %2150, %2151, %2169, %2170) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2191 = "arith.truncf"(%2190) : (vector<32xf32>) -> vector<32xf16>
            %2192 = "vector.extract"(%2191) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2193 = "vector.extract"(%2191) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2194 = "vector.extract"(%2191) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2195 = "vector.extract"(%2191) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2196 = "vector.extract"(%2191) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2197 = "vector.extract"(%2191) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2198 = "vector.extract"(%2191) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2199 = "vector.extract"(%2191) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2200 = "vector.extract"(%2191) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2201 = "vector.extract"(%2191) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2202 = "vector.extract"(%2191) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2203 = "vector.extract"(%2191) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2204 = "vector.extract"(%2191) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2205 = "vector.extract"(%2191) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2206 = "vector.extract"(%2191) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2207 = "vector.extract"(%2191) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2208 = "vector.extract"(%2191) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2209 = "vector.extract"(%2191) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2210 = "vector.extract"(%2191) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2211 = "vector.extract"(%2191) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2212 = "vector.extract"(%2191) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2213 = "vector.extract"(%2191) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2214 = "vector.extract"(%2191) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2215 = "vector.extract"(%2191) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2216 = "vector.extract"(%2191) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2217 = "vector.extract"(%2191) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2218 = "vector.extract"(%2191) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2219 = "vector.extract"(%2191) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2220 = "vector.extract"(%2191) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2221 = "vector.extract"(%2191) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2222 = "vector.extract"(%2191) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2223 = "vector.extract"(%2191) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2224 = "vector.from_elements"(%2192, %2193) : (f16, f16) -> vector<2xf16>
            %2225 = "llvm.bitcast"(%2224) : (vector<2xf16>) -> i32
            %2226 = "vector.from_elements"(%2194, %2195) : (f16, f16) -> vector<2xf16>
            %2227 = "llvm.bitcast"(%2226) : (vector<2xf16>) -> i32
            %2228 = "vector.from_elements"(%2196, %2197) : (f16, f16) -> vector<2xf16>
            %2229 = "llvm.bitcast"(%2228) : (vector<2xf16>) -> i32
            %2230 = "vector.from_elements"(%2198, %2199) : (f16, f16) -> vector<2xf16>
            %2231 = "llvm.bitcast"(%2230) : (vector<2xf16>) -> i32
            %2232 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2233 = "arith.andi"(%2189, %2232) : (i32, i32) -> i32
            %2234 = "arith.shrui"(%2233, %704) : (i32, i32) -> i32
            %2235 = "arith.xori"(%2189, %2234) : (i32, i32) -> i32
            %2236 = "llvm.getelementptr"(%751, %2235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2236, %2225, %2227, %2229, %2231) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2238 = "arith.addi"(%2189, %363) : (i32, i32) -> i32
            %2239 = "vector.from_elements"(%2200, %2201) : (f16, f16) -> vector<2xf16>
            %2240 = "llvm.bitcast"(%2239) : (vector<2xf16>) -> i32
            %2241 = "vector.from_elements"(%2202, %2203) : (f16, f16) -> vector<2xf16>
            %2242 = "llvm.bitcast"(%2241) : (vector<2xf16>) -> i32
            %2243 = "vector.from_elements"(%2204, %2205) : (f16, f16) -> vector<2xf16>
            %2244 = "llvm.bitcast"(%2243) : (vector<2xf16>) -> i32
            %2245 = "vector.from_elements"(%2206, %2207) : (f16, f16) -> vector<2xf16>
            %2246 = "llvm.bitcast"(%2245) : (vector<2xf16>) -> i32
            %2247 = "arith.andi"(%2238, %2232) : (i32, i32) -> i32
            %2248 = "arith.shrui"(%2247, %704) : (i32, i32) -> i32
            %2249 = "arith.xori"(%2238, %2248) : (i32, i32) -> i32
            %2250 = "llvm.getelementptr"(%751, %2249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2250, %2240, %2242, %2244, %2246) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2252 = "arith.addi"(%2189, %45) : (i32, i32) -> i32
            %2253 = "vector.from_elements"(%2208, %2209) : (f16, f16) -> vector<2xf16>
            %2254 = "llvm.bitcast"(%2253) : (vector<2xf16>) -> i32
            %2255 = "vector.from_elements"(%2210, %2211) : (f16, f16) -> vector<2xf16>
            %2256 = "llvm.bitcast"(%2255) : (vector<2xf16>) -> i32
            %2257 = "vector.from_elements"(%2212, %2213) : (f16, f16) -> vector<2xf16>
            %2258 = "llvm.bitcast"(%2257) : (vector<2xf16>) -> i32
            %2259 = "vector.from_elements"(%2214, %2215) : (f16, f16) -> vector<2xf16>
            %2260 = "llvm.bitcast"(%2259) : (vector<2xf16>) -> i32
            %2261 = "arith.andi"(%2252, %2232) : (i32, i32) -> i32
            %2262 = "arith.shrui"(%2261, %704) : (i32, i32) -> i32
            %2263 = "arith.xori"(%2252, %2262) : (i32, i32) -> i32
            %2264 = "llvm.getelementptr"(%751, %2263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2264, %2254, %2256, %2258, %2260) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2266 = "arith.addi"(%2189, %370) : (i32, i32) -> i32
            %2267 = "vector.from_elements"(%2216, %2217) : (f16, f16) -> vector<2xf16>
            %2268 = "llvm.bitcast"(%2267) : (vector<2xf16>) -> i32
            %2269 = "vector.from_elements"(%2218, %2219) : (f16, f16) -> vector<2xf16>
            %2270 = "llvm.bitcast"(%2269) : (vector<2xf16>) -> i32
            %2271 = "vector.from_elements"(%2220, %2221) : (f16, f16) -> vector<2xf16>
            %2272 = "llvm.bitcast"(%2271) : (vector<2xf16>) -> i32
            %2273 = "vector.from_elements"(%2222, %2223) : (f16, f16) -> vector<2xf16>
            %2274 = "llvm.bitcast"(%2273) : (vector<2xf16>) -> i32
            %2275 = "arith.andi"(%2266, %2232) : (i32, i32) -> i32
            %2276 = "arith.shrui"(%2275, %704) : (i32, i32) -> i32
            %2277 = "arith.xori"(%2266, %2276) : (i32, i32) -> i32
            %2278 = "llvm.getelementptr"(%751, %2277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2278, %2268, %2270, %2272, %2274) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%41) : (i32) -> ()
            %2280 = "arith.andi"(%2179, %43) : (i32, i32) -> i32
            %2281 = "arith.constant"() {value = 5 : i32} : () -> i32
            %2282 = "arith.shrsi"(%2179, %2281) : (i32, i32) -> i32
            %2283 = "arith.muli"(%2282, %363) : (i32, i32) -> i32
            %2284 = "arith.divui"(%2280, %361) : (i32, i32) -> i32
            %2285 = "arith.addi"(%2283, %2284) : (i32, i32) -> i32
            %2286 = "arith.remui"(%2280, %361) : (i32, i32) -> i32
            %2287 = "arith.addi"(%2280, %45) : (i32, i32) -> i32
            %2288 = "arith.divui"(%2287, %361) : (i32, i32) -> i32
            %2289 = "arith.addi"(%2283, %2288) : (i32, i32) -> i32
            %2290 = "arith.remui"(%2287, %361) : (i32, i32) -> i32
            %2291 = "arith.addi"(%2280, %618) : (i32, i32) -> i32
            %2292 = "arith.divui"(%2291, %361) : (i32, i32) -> i32
            %2293 = "arith.addi"(%2283, %2292) : (i32, i32) -> i32
            %2294 = "arith.remui"(%2291, %361) : (i32, i32) -> i32
            %2295 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2296 = "arith.addi"(%2280, %2295) : (i32, i32) -> i32
            %2297 = "arith.divui"(%2296, %361) : (i32, i32) -> i32
            %2298 = "arith.addi"(%2283, %2297) : (i32, i32) -> i32
            %2299 = "arith.remui"(%2296, %361) : (i32, i32) -> i32
            %2300 = "arith.muli"(%2285, %618) : (i32, i32) -> i32
            %2301 = "arith.muli"(%2286, %361) : (i32, i32) -> i32
            %2302 = "arith.addi"(%2300, %2301) : (i32, i32) -> i32
            %2303 = "arith.andi"(%2302, %2232) : (i32, i32) -> i32
            %2304 = "arith.shrui"(%2303, %704) : (i32, i32) -> i32
            %2305 = "arith.xori"(%2302, %2304) : (i32, i32) -> i32
            %2306 = "llvm.getelementptr"(%751, %2305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2307 = "llvm.load"(%2306) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2308 = "vector.extract"(%2307) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2309 = "vector.extract"(%2307) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2310 = "vector.extract"(%2307) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2311 = "vector.extract"(%2307) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2312 = "vector.extract"(%2307) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2313 = "vector.extract"(%2307) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2314 = "vector.extract"(%2307) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2315 = "vector.extract"(%2307) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2316 = "arith.muli"(%2289, %618) : (i32, i32) -> i32
            %2317 = "arith.muli"(%2290, %361) : (i32, i32) -> i32
            %2318 = "arith.addi"(%2316, %2317) : (i32, i32) -> i32
            %2319 = "arith.andi"(%2318, %2232) : (i32, i32) -> i32
            %2320 = "arith.shrui"(%2319, %704) : (i32, i32) -> i32
            %2321 = "arith.xori"(%2318, %2320) : (i32, i32) -> i32
            %2322 = "llvm.getelementptr"(%751, %2321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2323 = "llvm.load"(%2322) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2324 = "vector.extract"(%2323) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2325 = "vector.extract"(%2323) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2326 = "vector.extract"(%2323) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2327 = "vector.extract"(%2323) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2328 = "vector.extract"(%2323) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2329 = "vector.extract"(%2323) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2330 = "vector.extract"(%2323) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2331 = "vector.extract"(%2323) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2332 = "arith.muli"(%2293, %618) : (i32, i32) -> i32
            %2333 = "arith.muli"(%2294, %361) : (i32, i32) -> i32
            %2334 = "arith.addi"(%2332, %2333) : (i32, i32) -> i32
            %2335 = "arith.andi"(%2334, %2232) : (i32, i32) -> i32
            %2336 = "arith.shrui"(%2335, %704) : (i32, i32) -> i32
            %2337 = "arith.xori"(%2334, %2336) : (i32, i32) -> i32
            %2338 = "llvm.getelementptr"(%751, %2337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2339 = "llvm.load"(%2338) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2340 = "vector.extract"(%2339) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2341 = "vector.extract"(%2339) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2342 = "vector.extract"(%2339) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2343 = "vector.extract"(%2339) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2344 = "vector.extract"(%2339) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2345 = "vector.extract"(%2339) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2346 = "vector.extract"(%2339) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2347 = "vector.extract"(%2339) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2348 = "arith.muli"(%2298, %618) : (i32, i32) -> i32
            %2349 = "arith.muli"(%2299, %361) : (i32, i32) -> i32
            %2350 = "arith.addi"(%2348, %2349) : (i32, i32) -> i32
            %2351 = "arith.andi"(%2350, %2232) : (i32, i32) -> i32
            %2352 = "arith.shrui"(%2351, %704) : (i32, i32) -> i32
            %2353 = "arith.xori"(%2350, %2352) : (i32, i32) -> i32
            %2354 = "llvm.getelementptr"(%751, %2353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2355 = "llvm.load"(%2354) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2356 = "vector.extract"(%2355) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2357 = "vector.extract"(%2355) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2358 = "vector.extract"(%2355) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2359 = "vector.extract"(%2355) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2360 = "vector.extract"(%2355) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2361 = "vector.extract"(%2355) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2362 = "vector.extract"(%2355) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2363 = "vector.extract"(%2355) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%41) : (i32) -> ()
            "scf.if"(%60) ({
              %2364 = "llvm.getelementptr"(%61, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2365_s0 = "llvm.ptrtoint"(%2364) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2365_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2366 = "arith.cmpi"(%2285, %2178) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2366) ({
              %2367 = "arith.extsi"(%2285) : (i32) -> i64
              %2368 = "arith.extsi"(%2286) : (i32) -> i64
              %2369 = "arith.muli"(%2367, %16) : (i64, i64) -> i64
              %2370 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2371 = "arith.muli"(%2368, %2370) : (i64, i64) -> i64
              %2372 = "arith.addi"(%2369, %2371) : (i64, i64) -> i64
              %2373 = "llvm.getelementptr"(%2177, %2372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2374 = "vector.from_elements"(%2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2374, %2373) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2375 = "arith.cmpi"(%2289, %2178) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2375) ({
              %2376 = "arith.extsi"(%2289) : (i32) -> i64
              %2377 = "arith.extsi"(%2290) : (i32) -> i64
              %2378 = "arith.muli"(%2376, %16) : (i64, i64) -> i64
              %2379 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2380 = "arith.muli"(%2377, %2379) : (i64, i64) -> i64
              %2381 = "arith.addi"(%2378, %2380) : (i64, i64) -> i64
              %2382 = "llvm.getelementptr"(%2177, %2381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2383 = "vector.from_elements"(%2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2383, %2382) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2384 = "arith.cmpi"(%2293, %2178) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2384) ({
              %2385 = "arith.extsi"(%2293) : (i32) -> i64
              %2386 = "arith.extsi"(%2294) : (i32) -> i64
              %2387 = "arith.muli"(%2385, %16) : (i64, i64) -> i64
              %2388 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2389 = "arith.muli"(%2386, %2388) : (i64, i64) -> i64
              %2390 = "arith.addi"(%2387, %2389) : (i64, i64) -> i64
              %2391 = "llvm.getelementptr"(%2177, %2390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2392 = "vector.from_elements"(%2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2392, %2391) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2393 = "arith.cmpi"(%2298, %2178) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2393) ({
              %2394 = "arith.extsi"(%2298) : (i32) -> i64
              %2395 = "arith.extsi"(%2299) : (i32) -> i64
              %2396 = "arith.muli"(%2394, %16) : (i64, i64) -> i64
              %2397 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2398 = "arith.muli"(%2395, %2397) : (i64, i64) -> i64
              %2399 = "arith.addi"(%2396, %2398) : (i64, i64) -> i64
              %2400 = "llvm.getelementptr"(%2177, %2399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2401 = "vector.from_elements"(%2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2401, %2400) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2402 = "arith.addi"(%504, %356) : (i32, i32) -> i32
            %2403 = "arith.cmpi"(%2402, %706) {predicate = 0 : i64} : (i32, i32) -> i1
            %2404 = "arith.xori"(%505, %356) : (i32, i32) -> i32
            %2405 = "arith.select"(%2403, %2404, %505) : (i1, i32, i32) -> i32
            %2406 = "arith.select"(%2403, %42, %2402) : (i1, i32, i32) -> i32
            %2407 = "arith.addi"(%503, %356) : (i32, i32) -> i32
            "scf.yield"(%1160, %1161, %1162, %2407, %2406, %2405, %2132, %2131, %2130, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2031, %2049, %2225, %2227, %2229, %2231, %2240, %2242, %2244, %2246, %2254, %2256, %2258, %2260, %2268, %2270, %2272, %2274) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "scf.if"(%374) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %2408 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%2408) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i64, i64, i32, i32, i32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 3 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32):
    %25 = "arith.constant"() {value = 63 : i32} : () -> i32
    %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 64 : i32} : () -> i32
    %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 64 : i64} : () -> i64
    %30 = "arith.extsi"(%2) : (i32) -> i64
    %31 = "arith.extsi"(%3) : (i32) -> i64
    %32 = "arith.extsi"(%1) : (i32) -> i64
    %33 = "arith.constant"() {value = 2 : i64} : () -> i64
    %34 = "arith.muli"(%5, %33) : (i64, i64) -> i64
    %35 = "arith.muli"(%6, %33) : (i64, i64) -> i64
    %36 = "arith.muli"(%4, %33) : (i64, i64) -> i64
    %37 = "cutec.tensor_map"(%0, %29, %30, %31, %32, %34, %35, %36) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %38 = "arith.extsi"(%8) : (i32) -> i64
    %39 = "arith.extsi"(%9) : (i32) -> i64
    %40 = "arith.muli"(%11, %33) : (i64, i64) -> i64
    %41 = "arith.muli"(%12, %33) : (i64, i64) -> i64
    %42 = "arith.muli"(%10, %33) : (i64, i64) -> i64
    %43 = "cutec.tensor_map"(%7, %29, %38, %39, %32, %40, %41, %42) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %44 = "arith.muli"(%15, %33) : (i64, i64) -> i64
    %45 = "arith.muli"(%16, %33) : (i64, i64) -> i64
    %46 = "arith.muli"(%14, %33) : (i64, i64) -> i64
    %47 = "cutec.tensor_map"(%13, %29, %38, %39, %32, %44, %45, %46) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %48 = "arith.constant"() {value = 0 : i32} : () -> i32
    %49 = "arith.cmpi"(%9, %48) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%49) {message = "K and V have at least one head", file = "samples/attention_hopper.py", line = 477 : i32} : (i1) -> ()
    %50 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %51 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %52 = "arith.cmpi"(%51, %48) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%52) {message = "as many heads of Q share each one of K and V", file = "samples/attention_hopper.py", line = 479 : i32} : (i1) -> ()
    %53 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %54 = "arith.cmpf"(%24, %53) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%54) {message = "scores keep their order when they are scaled", file = "samples/attention_hopper.py", line = 480 : i32} : (i1) -> ()
    %55 = "arith.muli"(%3, %1) : (i32, i32) -> i32
    %56 = "arith.shli"(%28, %48) : (i32, i32) -> i32
    %57 = "arith.muli"(%56, %55) : (i32, i32) -> i32
    %58 = "arith.constant"() {value = 1 : i32} : () -> i32
    %59 = "arith.maxsi"(%56, %58) : (i32, i32) -> i32
    %60 = "arith.extui"(%59) : (i32) -> i64
    %61 = "arith.subi"(%59, %58) : (i32, i32) -> i32
    %62 = "llvm.intr.ctlz"(%61) {is_zero_poison = false} : (i32) -> i32
    %63 = "arith.constant"() {value = 32 : i32} : () -> i32
    %64 = "arith.subi"(%63, %62) : (i32, i32) -> i32
    %65 = "arith.extsi"(%64) : (i32) -> i64
    %66 = "arith.constant"() {value = 1 : i64} : () -> i64
    %67 = "arith.shli"(%66, %65) : (i64, i64) -> i64
    %68 = "arith.cmpi"(%65, %29) {predicate = 6 : i64} : (i64, i64) -> i1
    %69 = "arith.constant"() {value = 0 : i64} : () -> i64
    %70 = "arith.select"(%68, %67, %69) : (i1, i64, i64) -> i64
    %71 = "arith.subi"(%70, %60) : (i64, i64) -> i64
    %72 = "arith.constant"() {value = 32 : i64} : () -> i64
    %73 = "arith.shli"(%71, %72) : (i64, i64) -> i64
    %74 = "arith.divui"(%73, %60) : (i64, i64) -> i64
    %75 = "arith.addi"(%74, %66) : (i64, i64) -> i64
    %76 = "arith.shli"(%75, %72) : (i64, i64) -> i64
    %77 = "arith.ori"(%76, %60) : (i64, i64) -> i64
    %78 = "arith.maxsi"(%3, %58) : (i32, i32) -> i32
    %79 = "arith.extui"(%78) : (i32) -> i64
    %80 = "arith.subi"(%78, %58) : (i32, i32) -> i32
    %81 = "llvm.intr.ctlz"(%80) {is_zero_poison = false} : (i32) -> i32
    %82 = "arith.subi"(%63, %81) : (i32, i32) -> i32
    %83 = "arith.extsi"(%82) : (i32) -> i64
    %84 = "arith.shli"(%66, %83) : (i64, i64) -> i64
    %85 = "arith.cmpi"(%83, %29) {predicate = 6 : i64} : (i64, i64) -> i1
    %86 = "arith.select"(%85, %84, %69) : (i1, i64, i64) -> i64
    %87 = "arith.subi"(%86, %79) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %72) : (i64, i64) -> i64
    %89 = "arith.divui"(%88, %79) : (i64, i64) -> i64
    %90 = "arith.addi"(%89, %66) : (i64, i64) -> i64
    %91 = "arith.shli"(%90, %72) : (i64, i64) -> i64
    %92 = "arith.ori"(%91, %79) : (i64, i64) -> i64
    %93 = "arith.constant"() {value = 396 : i32} : () -> i32
    %94 = "arith.minsi"(%57, %93) : (i32, i32) -> i32
    %95 = "arith.constant"() {value = 256 : i32} : () -> i32
    %96 = "arith.constant"() {value = 49248 : i32} : () -> i32
    "gpu.launch_func"(%94, %58, %58, %95, %58, %58, %96, %37, %2, %3, %1, %43, %8, %9, %1, %47, %8, %9, %1, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %55, %28, %77, %92, %57, %8, %2, %24, %50) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 34, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i64, i64, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64_groups1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
