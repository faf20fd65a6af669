!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i64, %7: i64, %8: i32, %9: i64, %10: i64, %11: i64, %12: i32, %13: i32):
      %14 = "arith.trunci"(%6) : (i64) -> i32
      %15 = "arith.trunci"(%7) : (i64) -> i32
      %16 = "arith.trunci"(%10) : (i64) -> i32
      %17 = "arith.trunci"(%11) : (i64) -> i32
      %18 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %21 = "arith.constant"() {value = 128 : i32} : () -> i32
      %22 = "arith.divui"(%18, %21) : (i32, i32) -> i32
      %23 = "arith.constant"() {value = -1 : i32} : () -> i32
      %24 = "arith.constant"() {value = 0 : i32} : () -> i32
      %25 = "arith.constant"() {value = 31 : i32} : () -> i32
      %26 = "nvvm.shfl.sync"(%23, %22, %24, %25) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %27 = "arith.constant"() {value = 32 : i32} : () -> i32
      %28 = "arith.divui"(%18, %27) : (i32, i32) -> i32
      %29 = "nvvm.shfl.sync"(%23, %28, %24, %25) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %30 = "arith.cmpi"(%29, %24) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%30) ({
        %31 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%31) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %33 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%33) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %35 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%35) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %37 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %38 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %41 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %42 = "arith.cmpi"(%41, %24) {predicate = 0 : i64} : (i32, i32) -> i1
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %47 = "arith.addi"(%45, %46) : (i32, i32) -> i32
      %48 = "arith.constant"() {value = 384 : i32} : () -> i32
      %49 = "arith.muli"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.addi"(%44, %49) : (i32, i32) -> i32
      %51 = "arith.divui"(%50, %27) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%51, %24) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%52) ({
        %53 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%53) ({
          %54 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t55_s0 = "llvm.ptrtoint"(%40) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t55_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %56 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t57_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t57_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %58 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t59_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t65_s0 = "llvm.ptrtoint"(%64) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %54) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t71_s0 = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t77_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %80 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t81_s0 = "llvm.ptrtoint"(%80) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t81_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %82 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t83_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t83_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %84 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t85_s0 = "llvm.ptrtoint"(%84) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t85_s0, %70) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %86 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %92 = "arith.constant"() {value = 1 : i32} : () -> i32
      %93 = "arith.remui"(%86, %92) : (i32, i32) -> i32
      %94 = "arith.remui"(%87, %92) : (i32, i32) -> i32
      %95 = "arith.constant"() {value = 63 : i32} : () -> i32
      %96 = "arith.addi"(%3, %95) : (i32, i32) -> i32
      %97 = "arith.constant"() {value = 64 : i32} : () -> i32
      %98 = "arith.divui"(%96, %97) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %99 = "arith.cmpi"(%26, %24) {predicate = 0 : i64} : (i32, i32) -> i1
      %100, %101, %102 = "scf.if"(%99) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %103, %104 = "scf.if"(%30) ({
          %105 = "arith.extui"(%98) : (i32) -> i64
          %106 = "arith.subi"(%98, %92) : (i32, i32) -> i32
          %107 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
          %108 = "arith.subi"(%27, %107) : (i32, i32) -> i32
          %109 = "arith.extsi"(%108) : (i32) -> i64
          %110 = "arith.constant"() {value = 1 : i64} : () -> i64
          %111 = "arith.shli"(%110, %109) : (i64, i64) -> i64
          %112 = "arith.constant"() {value = 64 : i64} : () -> i64
          %113 = "arith.cmpi"(%109, %112) {predicate = 6 : i64} : (i64, i64) -> i1
          %114 = "arith.constant"() {value = 0 : i64} : () -> i64
          %115 = "arith.select"(%113, %111, %114) : (i1, i64, i64) -> i64
          %116 = "arith.subi"(%115, %105) : (i64, i64) -> i64
          %117 = "arith.constant"() {value = 32 : i64} : () -> i64
          %118 = "arith.shli"(%116, %117) : (i64, i64) -> i64
          %119 = "arith.divui"(%118, %105) : (i64, i64) -> i64
          %120 = "arith.addi"(%119, %110) : (i64, i64) -> i64
          %121 = "arith.shli"(%120, %117) : (i64, i64) -> i64
          %122 = "arith.ori"(%121, %105) : (i64, i64) -> i64
          %123, %124, %125, %126, %127, %128, %129, %130 = "scf.while"(%88, %93, %94, %88, %24, %24, %24, %92) ({
          ^bb0(%131: i32, %132: i32, %133: i32, %134: i32, %135: i32, %136: i32, %137: i32, %138: i32):
            %139 = "arith.muli"(%12, %13) : (i32, i32) -> i32
            %140 = "arith.cmpi"(%131, %139) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%140, %131, %132, %133, %134, %135, %136, %137, %138) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%141: i32, %142: i32, %143: i32, %144: i32, %145: i32, %146: i32, %147: i32, %148: i32):
            %149 = "arith.shrui"(%10, %117) : (i64, i64) -> i64
            %150 = "arith.subi"(%16, %92) : (i32, i32) -> i32
            %151 = "llvm.intr.ctlz"(%150) {is_zero_poison = false} : (i32) -> i32
            %152 = "arith.subi"(%27, %151) : (i32, i32) -> i32
            %153 = "arith.extui"(%141) : (i32) -> i64
            %154 = "arith.muli"(%153, %149) : (i64, i64) -> i64
            %155 = "arith.shrui"(%154, %117) : (i64, i64) -> i64
            %156 = "arith.trunci"(%155) : (i64) -> i32
            %157 = "arith.addi"(%156, %141) : (i32, i32) -> i32
            %158 = "arith.shrui"(%157, %152) : (i32, i32) -> i32
            %159 = "arith.cmpi"(%152, %27) {predicate = 6 : i64} : (i32, i32) -> i1
            %160 = "arith.select"(%159, %158, %24) : (i1, i32, i32) -> i32
            %161 = "llvm.intr.ctlz"(%150) {is_zero_poison = false} : (i32) -> i32
            %162 = "arith.subi"(%27, %161) : (i32, i32) -> i32
            %163 = "arith.shrui"(%157, %162) : (i32, i32) -> i32
            %164 = "arith.cmpi"(%162, %27) {predicate = 6 : i64} : (i32, i32) -> i1
            %165 = "arith.select"(%164, %163, %24) : (i1, i32, i32) -> i32
            %166 = "arith.muli"(%165, %16) : (i32, i32) -> i32
            %167 = "arith.subi"(%141, %166) : (i32, i32) -> i32
            %168 = "arith.constant"() {value = 8 : i32} : () -> i32
            %169 = "arith.muli"(%160, %168) : (i32, i32) -> i32
            %170 = "arith.addi"(%169, %168) : (i32, i32) -> i32
            %171 = "arith.cmpi"(%170, %12) {predicate = 3 : i64} : (i32, i32) -> i1
            %172 = "arith.divui"(%167, %168) : (i32, i32) -> i32
            %173 = "arith.shrui"(%11, %117) : (i64, i64) -> i64
            %174 = "arith.subi"(%17, %92) : (i32, i32) -> i32
            %175 = "llvm.intr.ctlz"(%174) {is_zero_poison = false} : (i32) -> i32
            %176 = "arith.subi"(%27, %175) : (i32, i32) -> i32
            %177 = "arith.extui"(%167) : (i32) -> i64
            %178 = "arith.muli"(%177, %173) : (i64, i64) -> i64
            %179 = "arith.shrui"(%178, %117) : (i64, i64) -> i64
            %180 = "arith.trunci"(%179) : (i64) -> i32
            %181 = "arith.addi"(%180, %167) : (i32, i32) -> i32
            %182 = "arith.shrui"(%181, %176) : (i32, i32) -> i32
            %183 = "arith.cmpi"(%176, %27) {predicate = 6 : i64} : (i32, i32) -> i1
            %184 = "arith.select"(%183, %182, %24) : (i1, i32, i32) -> i32
            %185 = "arith.select"(%171, %172, %184) : (i1, i32, i32) -> i32
            %186 = "arith.remui"(%167, %168) : (i32, i32) -> i32
            %187 = "llvm.intr.ctlz"(%174) {is_zero_poison = false} : (i32) -> i32
            %188 = "arith.subi"(%27, %187) : (i32, i32) -> i32
            %189 = "arith.shrui"(%181, %188) : (i32, i32) -> i32
            %190 = "arith.cmpi"(%188, %27) {predicate = 6 : i64} : (i32, i32) -> i1
            %191 = "arith.select"(%190, %189, %24) : (i1, i32, i32) -> i32
            %192 = "arith.muli"(%191, %17) : (i32, i32) -> i32
            %193 = "arith.subi"(%167, %192) : (i32, i32) -> i32
            %194 = "arith.select"(%171, %186, %193) : (i1, i32, i32) -> i32
            %195 = "arith.addi"(%169, %194) : (i32, i32) -> i32
            %196 = "arith.addi"(%195, %142) : (i32, i32) -> i32
            %197 = "arith.addi"(%185, %143) : (i32, i32) -> i32
            %198 = "arith.muli"(%24, %98) : (i32, i32) -> i32
            %199, %200, %201 = "scf.for"(%198, %98, %92, %146, %147, %148) ({
            ^bb0(%202: i32, %203: i32, %204: i32, %205: i32):
              %206 = "llvm.getelementptr"(%43, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t207_s0 = "llvm.ptrtoint"(%206) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t207_s0, %205) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %208 = "llvm.getelementptr"(%40, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %209 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%209) ({
                %210 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t211_s0 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t211_s0, %210) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %212 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %213 = "arith.muli"(%204, %212) : (i32, i32) -> i32
              %214 = "llvm.getelementptr"(%37, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %215 = "arith.shrui"(%122, %117) : (i64, i64) -> i64
              %216 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
              %217 = "arith.subi"(%27, %216) : (i32, i32) -> i32
              %218 = "arith.extui"(%202) : (i32) -> i64
              %219 = "arith.muli"(%218, %215) : (i64, i64) -> i64
              %220 = "arith.shrui"(%219, %117) : (i64, i64) -> i64
              %221 = "arith.trunci"(%220) : (i64) -> i32
              %222 = "arith.addi"(%221, %202) : (i32, i32) -> i32
              %223 = "arith.shrui"(%222, %217) : (i32, i32) -> i32
              %224 = "arith.cmpi"(%217, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %225 = "arith.select"(%224, %223, %24) : (i1, i32, i32) -> i32
              %226 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
              %227 = "arith.subi"(%27, %226) : (i32, i32) -> i32
              %228 = "arith.shrui"(%222, %227) : (i32, i32) -> i32
              %229 = "arith.cmpi"(%227, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %230 = "arith.select"(%229, %228, %24) : (i1, i32, i32) -> i32
              %231 = "arith.muli"(%230, %98) : (i32, i32) -> i32
              %232 = "arith.subi"(%202, %231) : (i32, i32) -> i32
              %233 = "arith.cmpi"(%202, %98) {predicate = 2 : i64} : (i32, i32) -> i1
              %234 = "arith.select"(%233, %232, %98) : (i1, i32, i32) -> i32
              %235 = "arith.remui"(%225, %92) : (i32, i32) -> i32
              %236 = "arith.muli"(%196, %21) : (i32, i32) -> i32
              %237 = "arith.muli"(%234, %97) : (i32, i32) -> i32
              %238 = "arith.shrui"(%6, %117) : (i64, i64) -> i64
              %239 = "arith.subi"(%14, %92) : (i32, i32) -> i32
              %240 = "llvm.intr.ctlz"(%239) {is_zero_poison = false} : (i32) -> i32
              %241 = "arith.subi"(%27, %240) : (i32, i32) -> i32
              %242 = "arith.shrsi"(%236, %25) : (i32, i32) -> i32
              %243 = "arith.xori"(%236, %242) : (i32, i32) -> i32
              %244 = "arith.extui"(%243) : (i32) -> i64
              %245 = "arith.muli"(%244, %238) : (i64, i64) -> i64
              %246 = "arith.shrui"(%245, %117) : (i64, i64) -> i64
              %247 = "arith.trunci"(%246) : (i64) -> i32
              %248 = "arith.addi"(%247, %243) : (i32, i32) -> i32
              %249 = "arith.shrui"(%248, %241) : (i32, i32) -> i32
              %250 = "arith.cmpi"(%241, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %251 = "arith.select"(%250, %249, %24) : (i1, i32, i32) -> i32
              %252 = "arith.xori"(%251, %242) : (i32, i32) -> i32
              %253 = "arith.muli"(%252, %14) : (i32, i32) -> i32
              %254 = "arith.subi"(%236, %253) : (i32, i32) -> i32
              %255 = "llvm.intr.ctlz"(%239) {is_zero_poison = false} : (i32) -> i32
              %256 = "arith.subi"(%27, %255) : (i32, i32) -> i32
              %257 = "arith.shrui"(%248, %256) : (i32, i32) -> i32
              %258 = "arith.cmpi"(%256, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %259 = "arith.select"(%258, %257, %24) : (i1, i32, i32) -> i32
              %260 = "arith.xori"(%259, %242) : (i32, i32) -> i32
              %261 = "arith.shrui"(%7, %117) : (i64, i64) -> i64
              %262 = "arith.subi"(%15, %92) : (i32, i32) -> i32
              %263 = "llvm.intr.ctlz"(%262) {is_zero_poison = false} : (i32) -> i32
              %264 = "arith.subi"(%27, %263) : (i32, i32) -> i32
              %265 = "arith.shrsi"(%260, %25) : (i32, i32) -> i32
              %266 = "arith.xori"(%260, %265) : (i32, i32) -> i32
              %267 = "arith.extui"(%266) : (i32) -> i64
              %268 = "arith.muli"(%267, %261) : (i64, i64) -> i64
              %269 = "arith.shrui"(%268, %117) : (i64, i64) -> i64
              %270 = "arith.trunci"(%269) : (i64) -> i32
              %271 = "arith.addi"(%270, %266) : (i32, i32) -> i32
              %272 = "arith.shrui"(%271, %264) : (i32, i32) -> i32
              %273 = "arith.cmpi"(%264, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %274 = "arith.select"(%273, %272, %24) : (i1, i32, i32) -> i32
              %275 = "arith.xori"(%274, %265) : (i32, i32) -> i32
              %276 = "arith.muli"(%275, %15) : (i32, i32) -> i32
              %277 = "arith.subi"(%260, %276) : (i32, i32) -> i32
              %278 = "llvm.intr.ctlz"(%262) {is_zero_poison = false} : (i32) -> i32
              %279 = "arith.subi"(%27, %278) : (i32, i32) -> i32
              %280 = "arith.shrui"(%271, %279) : (i32, i32) -> i32
              %281 = "arith.cmpi"(%279, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %282 = "arith.select"(%281, %280, %24) : (i1, i32, i32) -> i32
              %283 = "arith.xori"(%282, %265) : (i32, i32) -> i32
              %284 = "arith.trunci"(%235) : (i32) -> i16
              %285 = "arith.trunci"(%225) : (i32) -> i16
              %286 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%286) ({
                %t287_s0 = "llvm.ptrtoint"(%214) : (!llvm.ptr<3>) -> i32
                %t287_s2 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t287_s0, %0, %t287_s2, %237, %254, %277, %283, %284, %285) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %288 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
              %289 = "arith.subi"(%27, %288) : (i32, i32) -> i32
              %290 = "arith.shrui"(%222, %289) : (i32, i32) -> i32
              %291 = "arith.cmpi"(%289, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %292 = "arith.select"(%291, %290, %24) : (i1, i32, i32) -> i32
              %293 = "arith.muli"(%292, %98) : (i32, i32) -> i32
              %294 = "arith.subi"(%202, %293) : (i32, i32) -> i32
              %295 = "llvm.intr.ctlz"(%106) {is_zero_poison = false} : (i32) -> i32
              %296 = "arith.subi"(%27, %295) : (i32, i32) -> i32
              %297 = "arith.shrui"(%222, %296) : (i32, i32) -> i32
              %298 = "arith.cmpi"(%296, %27) {predicate = 6 : i64} : (i32, i32) -> i1
              %299 = "arith.select"(%298, %297, %24) : (i1, i32, i32) -> i32
              %300 = "arith.muli"(%197, %97) : (i32, i32) -> i32
              %301 = "arith.muli"(%294, %97) : (i32, i32) -> i32
              %302 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %303 = "arith.muli"(%204, %302) : (i32, i32) -> i32
              %304 = "llvm.getelementptr"(%38, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %305 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%305) ({
                %t306_s0 = "llvm.ptrtoint"(%304) : (!llvm.ptr<3>) -> i32
                %t306_s2 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t306_s0, %1, %t306_s2, %301, %300, %299) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %307 = "arith.addi"(%204, %92) : (i32, i32) -> i32
              %308 = "arith.cmpi"(%307, %168) {predicate = 0 : i64} : (i32, i32) -> i1
              %309 = "arith.xori"(%205, %92) : (i32, i32) -> i32
              %310 = "arith.select"(%308, %309, %205) : (i1, i32, i32) -> i32
              %311 = "arith.select"(%308, %24, %307) : (i1, i32, i32) -> i32
              %312 = "arith.addi"(%203, %92) : (i32, i32) -> i32
              "scf.yield"(%312, %311, %310) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %313 = "arith.addi"(%144, %91) : (i32, i32) -> i32
            %314 = "arith.addi"(%145, %92) : (i32, i32) -> i32
            "scf.yield"(%313, %93, %94, %313, %314, %199, %200, %201) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %315 = "llvm.getelementptr"(%43, %129) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t316_s0 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t316_s0, %130) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %317 = "arith.addi"(%129, %92) : (i32, i32) -> i32
          %318 = "arith.constant"() {value = 8 : i32} : () -> i32
          %319 = "arith.cmpi"(%317, %318) {predicate = 0 : i64} : (i32, i32) -> i1
          %320 = "arith.xori"(%130, %92) : (i32, i32) -> i32
          %321 = "arith.select"(%319, %320, %130) : (i1, i32, i32) -> i32
          %322 = "arith.select"(%319, %24, %317) : (i1, i32, i32) -> i32
          %323 = "llvm.getelementptr"(%43, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t324_s0 = "llvm.ptrtoint"(%323) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t324_s0, %321) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %325 = "arith.addi"(%322, %92) : (i32, i32) -> i32
          %326 = "arith.cmpi"(%325, %318) {predicate = 0 : i64} : (i32, i32) -> i1
          %327 = "arith.xori"(%321, %92) : (i32, i32) -> i32
          %328 = "arith.select"(%326, %327, %321) : (i1, i32, i32) -> i32
          %329 = "arith.select"(%326, %24, %325) : (i1, i32, i32) -> i32
          %330 = "llvm.getelementptr"(%43, %329) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t331_s0 = "llvm.ptrtoint"(%330) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t331_s0, %328) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %332 = "arith.addi"(%329, %92) : (i32, i32) -> i32
          %333 = "arith.cmpi"(%332, %318) {predicate = 0 : i64} : (i32, i32) -> i1
          %334 = "arith.xori"(%328, %92) : (i32, i32) -> i32
          %335 = "arith.select"(%333, %334, %328) : (i1, i32, i32) -> i32
          %336 = "arith.select"(%333, %24, %332) : (i1, i32, i32) -> i32
          %337 = "llvm.getelementptr"(%43, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t338_s0 = "llvm.ptrtoint"(%337) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t338_s0, %335) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %339 = "arith.addi"(%336, %92) : (i32, i32) -> i32
          %340 = "arith.cmpi"(%339, %318) {predicate = 0 : i64} : (i32, i32) -> i1
          %341 = "arith.xori"(%335, %92) : (i32, i32) -> i32
          %342 = "arith.select"(%340, %341, %335) : (i1, i32, i32) -> i32
          %343 = "arith.select"(%340, %24, %339) : (i1, i32, i32) -> i32
          %344 = "llvm.getelementptr"(%43, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t345_s0 = "llvm.ptrtoint"(%344) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t345_s0, %342) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %346 = "arith.addi"(%343, %92) : (i32, i32) -> i32
          %347 = "arith.cmpi"(%346, %318) {predicate = 0 : i64} : (i32, i32) -> i1
          %348 = "arith.xori"(%342, %92) : (i32, i32) -> i32
          %349 = "arith.select"(%347, %348, %342) : (i1, i32, i32) -> i32
          %350 = "arith.select"(%347, %24, %346) : (i1, i32, i32) -> i32
          %351 = "llvm.getelementptr"(%43, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t352_s0 = "llvm.ptrtoint"(%351) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t352_s0, %349) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %353 = "arith.addi"(%350, %92) : (i32, i32) -> i32
          %354 = "arith.cmpi"(%353, %318) {predicate = 0 : i64} : (i32, i32) -> i1
          %355 = "arith.xori"(%349, %92) : (i32, i32) -> i32
          %356 = "arith.select"(%354, %355, %349) : (i1, i32, i32) -> i32
          %357 = "arith.select"(%354, %24, %353) : (i1, i32, i32) -> i32
          %358 = "llvm.getelementptr"(%43, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t359_s0 = "llvm.ptrtoint"(%358) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t359_s0, %356) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %360 = "arith.addi"(%357, %92) : (i32, i32) -> i32
          %361 = "arith.cmpi"(%360, %318) {predicate = 0 : i64} : (i32, i32) -> i1
          %362 = "arith.xori"(%356, %92) : (i32, i32) -> i32
          %363 = "arith.select"(%361, %362, %356) : (i1, i32, i32) -> i32
          %364 = "arith.select"(%361, %24, %360) : (i1, i32, i32) -> i32
          %365 = "llvm.getelementptr"(%43, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t366_s0 = "llvm.ptrtoint"(%365) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t366_s0, %363) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%126, %127) : (i32, i32) -> ()
        }, {
          "scf.yield"(%88, %24) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %367 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%103, %104, %367) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %368 = "arith.subi"(%18, %21) : (i32, i32) -> i32
        %369 = "arith.subi"(%26, %92) : (i32, i32) -> i32
        %370 = "arith.muli"(%369, %21) : (i32, i32) -> i32
        %371 = "arith.divui"(%370, %21) : (i32, i32) -> i32
        %372 = "arith.constant"() {value = 2 : i32} : () -> i32
        %373 = "arith.remui"(%371, %372) : (i32, i32) -> i32
        %374 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %375 = "arith.muli"(%373, %374) : (i32, i32) -> i32
        %376 = "llvm.getelementptr"(%37, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %377 = "arith.constant"() {value = true} : () -> i1
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
        %401 = "llvm.mlir.undef"() : () -> f32
        %402 = "llvm.mlir.undef"() : () -> f32
        %403 = "llvm.mlir.undef"() : () -> f32
        %404 = "llvm.mlir.undef"() : () -> f32
        %405 = "llvm.mlir.undef"() : () -> f32
        %406 = "llvm.mlir.undef"() : () -> f32
        %407 = "llvm.mlir.undef"() : () -> f32
        %408 = "llvm.mlir.undef"() : () -> f32
        %409 = "llvm.mlir.undef"() : () -> f32
        %410 = "llvm.mlir.undef"() : () -> i32
        %411 = "llvm.mlir.undef"() : () -> i32
        %412 = "llvm.mlir.undef"() : () -> i32
        %413 = "llvm.mlir.undef"() : () -> i32
        %414 = "llvm.mlir.undef"() : () -> i32
        %415 = "llvm.mlir.undef"() : () -> i32
        %416 = "llvm.mlir.undef"() : () -> i32
        %417 = "llvm.mlir.undef"() : () -> i32
        %418 = "llvm.mlir.undef"() : () -> i32
        %419 = "llvm.mlir.undef"() : () -> i32
        %420 = "llvm.mlir.undef"() : () -> i32
        %421 = "llvm.mlir.undef"() : () -> i32
        %422 = "llvm.mlir.undef"() : () -> i32
        %423 = "llvm.mlir.undef"() : () -> i32
        %424 = "llvm.mlir.undef"() : () -> i32
        %425 = "llvm.mlir.undef"() : () -> i32
        %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483 = "scf.while"(%88, %93, %94, %24, %377, %88, %24, %24, %24, %24, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425) ({
        ^bb0(%484: i32, %485: i32, %486: i32, %487: i32, %488: i1, %489: i32, %490: i32, %491: i32, %492: i32, %493: i32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: i32, %527: i32, %528: i32, %529: i32, %530: i32, %531: i32, %532: i32, %533: i32, %534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: i32, %540: i32, %541: i32):
          %542 = "arith.muli"(%12, %13) : (i32, i32) -> i32
          %543 = "arith.cmpi"(%484, %542) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%543, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%544: i32, %545: i32, %546: i32, %547: i32, %548: i1, %549: i32, %550: i32, %551: i32, %552: i32, %553: i32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: i32, %587: i32, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32, %594: i32, %595: i32, %596: i32, %597: i32, %598: i32, %599: i32, %600: i32, %601: i32):
          %602 = "llvm.getelementptr"(%40, %552) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t603_s0 = "llvm.ptrtoint"(%602) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t603_s0, %553) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %604 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %605 = "arith.muli"(%552, %604) : (i32, i32) -> i32
          %606 = "llvm.getelementptr"(%376, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %607 = "arith.muli"(%552, %374) : (i32, i32) -> i32
          %608 = "llvm.getelementptr"(%38, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %609 = "arith.constant"() {value = false} : () -> i1
          %t611_a = "llvm.ptrtoint"(%606) : (!llvm.ptr<3>) -> i32
          %t611_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t611_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t611_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t611_shifted = "arith.shrui"(%t611_a, %t611_four) : (i32, i32) -> i32
          %t611_low = "arith.andi"(%t611_shifted, %t611_mask) : (i32, i32) -> i32
          %t611_wide = "arith.extui"(%t611_low) : (i32) -> i64
          %610 = "arith.ori"(%t611_wide, %t611_fields) : (i64, i64) -> i64
          %t613_a = "llvm.ptrtoint"(%608) : (!llvm.ptr<3>) -> i32
          %t613_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t613_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t613_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t613_shifted = "arith.shrui"(%t613_a, %t613_four) : (i32, i32) -> i32
          %t613_low = "arith.andi"(%t613_shifted, %t613_mask) : (i32, i32) -> i32
          %t613_wide = "arith.extui"(%t613_low) : (i32) -> i64
          %612 = "arith.ori"(%t613_wide, %t613_fields) : (i64, i64) -> i64
          %t646_r = "llvm.inline_asm"(%554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %614 = "llvm.extractvalue"(%t646_r) {position = array<i64: 0>} : (!struct0) -> f32
          %615 = "llvm.extractvalue"(%t646_r) {position = array<i64: 1>} : (!struct0) -> f32
          %616 = "llvm.extractvalue"(%t646_r) {position = array<i64: 2>} : (!struct0) -> f32
          %617 = "llvm.extractvalue"(%t646_r) {position = array<i64: 3>} : (!struct0) -> f32
          %618 = "llvm.extractvalue"(%t646_r) {position = array<i64: 4>} : (!struct0) -> f32
          %619 = "llvm.extractvalue"(%t646_r) {position = array<i64: 5>} : (!struct0) -> f32
          %620 = "llvm.extractvalue"(%t646_r) {position = array<i64: 6>} : (!struct0) -> f32
          %621 = "llvm.extractvalue"(%t646_r) {position = array<i64: 7>} : (!struct0) -> f32
          %622 = "llvm.extractvalue"(%t646_r) {position = array<i64: 8>} : (!struct0) -> f32
          %623 = "llvm.extractvalue"(%t646_r) {position = array<i64: 9>} : (!struct0) -> f32
          %624 = "llvm.extractvalue"(%t646_r) {position = array<i64: 10>} : (!struct0) -> f32
          %625 = "llvm.extractvalue"(%t646_r) {position = array<i64: 11>} : (!struct0) -> f32
          %626 = "llvm.extractvalue"(%t646_r) {position = array<i64: 12>} : (!struct0) -> f32
          %627 = "llvm.extractvalue"(%t646_r) {position = array<i64: 13>} : (!struct0) -> f32
          %628 = "llvm.extractvalue"(%t646_r) {position = array<i64: 14>} : (!struct0) -> f32
          %629 = "llvm.extractvalue"(%t646_r) {position = array<i64: 15>} : (!struct0) -> f32
          %630 = "llvm.extractvalue"(%t646_r) {position = array<i64: 16>} : (!struct0) -> f32
          %631 = "llvm.extractvalue"(%t646_r) {position = array<i64: 17>} : (!struct0) -> f32
          %632 = "llvm.extractvalue"(%t646_r) {position = array<i64: 18>} : (!struct0) -> f32
          %633 = "llvm.extractvalue"(%t646_r) {position = array<i64: 19>} : (!struct0) -> f32
          %634 = "llvm.extractvalue"(%t646_r) {position = array<i64: 20>} : (!struct0) -> f32
          %635 = "llvm.extractvalue"(%t646_r) {position = array<i64: 21>} : (!struct0) -> f32
          %636 = "llvm.extractvalue"(%t646_r) {position = array<i64: 22>} : (!struct0) -> f32
          %637 = "llvm.extractvalue"(%t646_r) {position = array<i64: 23>} : (!struct0) -> f32
          %638 = "llvm.extractvalue"(%t646_r) {position = array<i64: 24>} : (!struct0) -> f32
          %639 = "llvm.extractvalue"(%t646_r) {position = array<i64: 25>} : (!struct0) -> f32
          %640 = "llvm.extractvalue"(%t646_r) {position = array<i64: 26>} : (!struct0) -> f32
          %641 = "llvm.extractvalue"(%t646_r) {position = array<i64: 27>} : (!struct0) -> f32
          %642 = "llvm.extractvalue"(%t646_r) {position = array<i64: 28>} : (!struct0) -> f32
          %643 = "llvm.extractvalue"(%t646_r) {position = array<i64: 29>} : (!struct0) -> f32
          %644 = "llvm.extractvalue"(%t646_r) {position = array<i64: 30>} : (!struct0) -> f32
          %645 = "llvm.extractvalue"(%t646_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t679_r = "llvm.inline_asm"(%614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %610, %612, %609) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %647 = "llvm.extractvalue"(%t679_r) {position = array<i64: 0>} : (!struct0) -> f32
          %648 = "llvm.extractvalue"(%t679_r) {position = array<i64: 1>} : (!struct0) -> f32
          %649 = "llvm.extractvalue"(%t679_r) {position = array<i64: 2>} : (!struct0) -> f32
          %650 = "llvm.extractvalue"(%t679_r) {position = array<i64: 3>} : (!struct0) -> f32
          %651 = "llvm.extractvalue"(%t679_r) {position = array<i64: 4>} : (!struct0) -> f32
          %652 = "llvm.extractvalue"(%t679_r) {position = array<i64: 5>} : (!struct0) -> f32
          %653 = "llvm.extractvalue"(%t679_r) {position = array<i64: 6>} : (!struct0) -> f32
          %654 = "llvm.extractvalue"(%t679_r) {position = array<i64: 7>} : (!struct0) -> f32
          %655 = "llvm.extractvalue"(%t679_r) {position = array<i64: 8>} : (!struct0) -> f32
          %656 = "llvm.extractvalue"(%t679_r) {position = array<i64: 9>} : (!struct0) -> f32
          %657 = "llvm.extractvalue"(%t679_r) {position = array<i64: 10>} : (!struct0) -> f32
          %658 = "llvm.extractvalue"(%t679_r) {position = array<i64: 11>} : (!struct0) -> f32
          %659 = "llvm.extractvalue"(%t679_r) {position = array<i64: 12>} : (!struct0) -> f32
          %660 = "llvm.extractvalue"(%t679_r) {position = array<i64: 13>} : (!struct0) -> f32
          %661 = "llvm.extractvalue"(%t679_r) {position = array<i64: 14>} : (!struct0) -> f32
          %662 = "llvm.extractvalue"(%t679_r) {position = array<i64: 15>} : (!struct0) -> f32
          %663 = "llvm.extractvalue"(%t679_r) {position = array<i64: 16>} : (!struct0) -> f32
          %664 = "llvm.extractvalue"(%t679_r) {position = array<i64: 17>} : (!struct0) -> f32
          %665 = "llvm.extractvalue"(%t679_r) {position = array<i64: 18>} : (!struct0) -> f32
          %666 = "llvm.extractvalue"(%t679_r) {position = array<i64: 19>} : (!struct0) -> f32
          %667 = "llvm.extractvalue"(%t679_r) {position = array<i64: 20>} : (!struct0) -> f32
          %668 = "llvm.extractvalue"(%t679_r) {position = array<i64: 21>} : (!struct0) -> f32
          %669 = "llvm.extractvalue"(%t679_r) {position = array<i64: 22>} : (!struct0) -> f32
          %670 = "llvm.extractvalue"(%t679_r) {position = array<i64: 23>} : (!struct0) -> f32
          %671 = "llvm.extractvalue"(%t679_r) {position = array<i64: 24>} : (!struct0) -> f32
          %672 = "llvm.extractvalue"(%t679_r) {position = array<i64: 25>} : (!struct0) -> f32
          %673 = "llvm.extractvalue"(%t679_r) {position = array<i64: 26>} : (!struct0) -> f32
          %674 = "llvm.extractvalue"(%t679_r) {position = array<i64: 27>} : (!struct0) -> f32
          %675 = "llvm.extractvalue"(%t679_r) {position = array<i64: 28>} : (!struct0) -> f32
          %676 = "llvm.extractvalue"(%t679_r) {position = array<i64: 29>} : (!struct0) -> f32
          %677 = "llvm.extractvalue"(%t679_r) {position = array<i64: 30>} : (!struct0) -> f32
          %678 = "llvm.extractvalue"(%t679_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %680 = "arith.addi"(%552, %92) : (i32, i32) -> i32
          %681 = "arith.constant"() {value = 8 : i32} : () -> i32
          %682 = "arith.cmpi"(%680, %681) {predicate = 0 : i64} : (i32, i32) -> i1
          %683 = "arith.xori"(%553, %92) : (i32, i32) -> i32
          %684 = "arith.select"(%682, %683, %553) : (i1, i32, i32) -> i32
          %685 = "arith.select"(%682, %24, %680) : (i1, i32, i32) -> i32
          %686 = "arith.addi"(%551, %92) : (i32, i32) -> i32
          %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724 = "scf.for"(%92, %98, %92, %551, %552, %553, %686, %685, %684, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678) ({
          ^bb0(%725: i32, %726: i32, %727: i32, %728: i32, %729: i32, %730: i32, %731: i32, %732: f32, %733: f32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32, %741: f32, %742: f32, %743: f32, %744: f32, %745: f32, %746: f32, %747: f32, %748: f32, %749: f32, %750: f32, %751: f32, %752: f32, %753: f32, %754: f32, %755: f32, %756: f32, %757: f32, %758: f32, %759: f32, %760: f32, %761: f32, %762: f32, %763: f32):
            %764 = "llvm.getelementptr"(%40, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t765_s0 = "llvm.ptrtoint"(%764) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t765_s0, %731) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %766 = "arith.muli"(%730, %604) : (i32, i32) -> i32
            %767 = "llvm.getelementptr"(%376, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %768 = "arith.muli"(%730, %374) : (i32, i32) -> i32
            %769 = "llvm.getelementptr"(%38, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t771_a = "llvm.ptrtoint"(%767) : (!llvm.ptr<3>) -> i32
            %t771_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t771_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t771_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t771_shifted = "arith.shrui"(%t771_a, %t771_four) : (i32, i32) -> i32
            %t771_low = "arith.andi"(%t771_shifted, %t771_mask) : (i32, i32) -> i32
            %t771_wide = "arith.extui"(%t771_low) : (i32) -> i64
            %770 = "arith.ori"(%t771_wide, %t771_fields) : (i64, i64) -> i64
            %t773_a = "llvm.ptrtoint"(%769) : (!llvm.ptr<3>) -> i32
            %t773_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t773_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t773_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t773_shifted = "arith.shrui"(%t773_a, %t773_four) : (i32, i32) -> i32
            %t773_low = "arith.andi"(%t773_shifted, %t773_mask) : (i32, i32) -> i32
            %t773_wide = "arith.extui"(%t773_low) : (i32) -> i64
            %772 = "arith.ori"(%t773_wide, %t773_fields) : (i64, i64) -> i64
            %t806_r = "llvm.inline_asm"(%732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %774 = "llvm.extractvalue"(%t806_r) {position = array<i64: 0>} : (!struct0) -> f32
            %775 = "llvm.extractvalue"(%t806_r) {position = array<i64: 1>} : (!struct0) -> f32
            %776 = "llvm.extractvalue"(%t806_r) {position = array<i64: 2>} : (!struct0) -> f32
            %777 = "llvm.extractvalue"(%t806_r) {position = array<i64: 3>} : (!struct0) -> f32
            %778 = "llvm.extractvalue"(%t806_r) {position = array<i64: 4>} : (!struct0) -> f32
            %779 = "llvm.extractvalue"(%t806_r) {position = array<i64: 5>} : (!struct0) -> f32
            %780 = "llvm.extractvalue"(%t806_r) {position = array<i64: 6>} : (!struct0) -> f32
            %781 = "llvm.extractvalue"(%t806_r) {position = array<i64: 7>} : (!struct0) -> f32
            %782 = "llvm.extractvalue"(%t806_r) {position = array<i64: 8>} : (!struct0) -> f32
            %783 = "llvm.extractvalue"(%t806_r) {position = array<i64: 9>} : (!struct0) -> f32
            %784 = "llvm.extractvalue"(%t806_r) {position = array<i64: 10>} : (!struct0) -> f32
            %785 = "llvm.extractvalue"(%t806_r) {position = array<i64: 11>} : (!struct0) -> f32
            %786 = "llvm.extractvalue"(%t806_r) {position = array<i64: 12>} : (!struct0) -> f32
            %787 = "llvm.extractvalue"(%t806_r) {position = array<i64: 13>} : (!struct0) -> f32
            %788 = "llvm.extractvalue"(%t806_r) {position = array<i64: 14>} : (!struct0) -> f32
            %789 = "llvm.extractvalue"(%t806_r) {position = array<i64: 15>} : (!struct0) -> f32
            %790 = "llvm.extractvalue"(%t806_r) {position = array<i64: 16>} : (!struct0) -> f32
            %791 = "llvm.extractvalue"(%t806_r) {position = array<i64: 17>} : (!struct0) -> f32
            %792 = "llvm.extractvalue"(%t806_r) {position = array<i64: 18>} : (!struct0) -> f32
            %793 = "llvm.extractvalue"(%t806_r) {position = array<i64: 19>} : (!struct0) -> f32
            %794 = "llvm.extractvalue"(%t806_r) {position = array<i64: 20>} : (!struct0) -> f32
            %795 = "llvm.extractvalue"(%t806_r) {position = array<i64: 21>} : (!struct0) -> f32
            %796 = "llvm.extractvalue"(%t806_r) {position = array<i64: 22>} : (!struct0) -> f32
            %797 = "llvm.extractvalue"(%t806_r) {position = array<i64: 23>} : (!struct0) -> f32
            %798 = "llvm.extractvalue"(%t806_r) {position = array<i64: 24>} : (!struct0) -> f32
            %799 = "llvm.extractvalue"(%t806_r) {position = array<i64: 25>} : (!struct0) -> f32
            %800 = "llvm.extractvalue"(%t806_r) {position = array<i64: 26>} : (!struct0) -> f32
            %801 = "llvm.extractvalue"(%t806_r) {position = array<i64: 27>} : (!struct0) -> f32
            %802 = "llvm.extractvalue"(%t806_r) {position = array<i64: 28>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t806_r) {position = array<i64: 29>} : (!struct0) -> f32
            %804 = "llvm.extractvalue"(%t806_r) {position = array<i64: 30>} : (!struct0) -> f32
            %805 = "llvm.extractvalue"(%t806_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t839_r = "llvm.inline_asm"(%774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %770, %772, %377) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 8 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %807 = "llvm.extractvalue"(%t839_r) {position = array<i64: 0>} : (!struct0) -> f32
            %808 = "llvm.extractvalue"(%t839_r) {position = array<i64: 1>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t839_r) {position = array<i64: 2>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t839_r) {position = array<i64: 3>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t839_r) {position = array<i64: 4>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t839_r) {position = array<i64: 5>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t839_r) {position = array<i64: 6>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t839_r) {position = array<i64: 7>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t839_r) {position = array<i64: 8>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t839_r) {position = array<i64: 9>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t839_r) {position = array<i64: 10>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t839_r) {position = array<i64: 11>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t839_r) {position = array<i64: 12>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t839_r) {position = array<i64: 13>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t839_r) {position = array<i64: 14>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t839_r) {position = array<i64: 15>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t839_r) {position = array<i64: 16>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t839_r) {position = array<i64: 17>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t839_r) {position = array<i64: 18>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t839_r) {position = array<i64: 19>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t839_r) {position = array<i64: 20>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t839_r) {position = array<i64: 21>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t839_r) {position = array<i64: 22>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t839_r) {position = array<i64: 23>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t839_r) {position = array<i64: 24>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t839_r) {position = array<i64: 25>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t839_r) {position = array<i64: 26>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t839_r) {position = array<i64: 27>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t839_r) {position = array<i64: 28>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t839_r) {position = array<i64: 29>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t839_r) {position = array<i64: 30>} : (!struct0) -> f32
            %838 = "llvm.extractvalue"(%t839_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t872_r = "llvm.inline_asm"(%807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %840 = "llvm.extractvalue"(%t872_r) {position = array<i64: 0>} : (!struct0) -> f32
            %841 = "llvm.extractvalue"(%t872_r) {position = array<i64: 1>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t872_r) {position = array<i64: 2>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t872_r) {position = array<i64: 3>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t872_r) {position = array<i64: 4>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t872_r) {position = array<i64: 5>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t872_r) {position = array<i64: 6>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t872_r) {position = array<i64: 7>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t872_r) {position = array<i64: 8>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t872_r) {position = array<i64: 9>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t872_r) {position = array<i64: 10>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t872_r) {position = array<i64: 11>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t872_r) {position = array<i64: 12>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t872_r) {position = array<i64: 13>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t872_r) {position = array<i64: 14>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t872_r) {position = array<i64: 15>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t872_r) {position = array<i64: 16>} : (!struct0) -> f32
            %857 = "llvm.extractvalue"(%t872_r) {position = array<i64: 17>} : (!struct0) -> f32
            %858 = "llvm.extractvalue"(%t872_r) {position = array<i64: 18>} : (!struct0) -> f32
            %859 = "llvm.extractvalue"(%t872_r) {position = array<i64: 19>} : (!struct0) -> f32
            %860 = "llvm.extractvalue"(%t872_r) {position = array<i64: 20>} : (!struct0) -> f32
            %861 = "llvm.extractvalue"(%t872_r) {position = array<i64: 21>} : (!struct0) -> f32
            %862 = "llvm.extractvalue"(%t872_r) {position = array<i64: 22>} : (!struct0) -> f32
            %863 = "llvm.extractvalue"(%t872_r) {position = array<i64: 23>} : (!struct0) -> f32
            %864 = "llvm.extractvalue"(%t872_r) {position = array<i64: 24>} : (!struct0) -> f32
            %865 = "llvm.extractvalue"(%t872_r) {position = array<i64: 25>} : (!struct0) -> f32
            %866 = "llvm.extractvalue"(%t872_r) {position = array<i64: 26>} : (!struct0) -> f32
            %867 = "llvm.extractvalue"(%t872_r) {position = array<i64: 27>} : (!struct0) -> f32
            %868 = "llvm.extractvalue"(%t872_r) {position = array<i64: 28>} : (!struct0) -> f32
            %869 = "llvm.extractvalue"(%t872_r) {position = array<i64: 29>} : (!struct0) -> f32
            %870 = "llvm.extractvalue"(%t872_r) {position = array<i64: 30>} : (!struct0) -> f32
            %871 = "llvm.extractvalue"(%t872_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%42) ({
              %873 = "llvm.getelementptr"(%43, %727) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t874_s0 = "llvm.ptrtoint"(%873) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t874_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %875 = "arith.addi"(%730, %92) : (i32, i32) -> i32
            %876 = "arith.cmpi"(%875, %681) {predicate = 0 : i64} : (i32, i32) -> i1
            %877 = "arith.xori"(%731, %92) : (i32, i32) -> i32
            %878 = "arith.select"(%876, %877, %731) : (i1, i32, i32) -> i32
            %879 = "arith.select"(%876, %24, %875) : (i1, i32, i32) -> i32
            %880 = "arith.addi"(%729, %92) : (i32, i32) -> i32
            "scf.yield"(%729, %730, %731, %880, %879, %878, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t913_r = "llvm.inline_asm"(%693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %881 = "llvm.extractvalue"(%t913_r) {position = array<i64: 0>} : (!struct0) -> f32
          %882 = "llvm.extractvalue"(%t913_r) {position = array<i64: 1>} : (!struct0) -> f32
          %883 = "llvm.extractvalue"(%t913_r) {position = array<i64: 2>} : (!struct0) -> f32
          %884 = "llvm.extractvalue"(%t913_r) {position = array<i64: 3>} : (!struct0) -> f32
          %885 = "llvm.extractvalue"(%t913_r) {position = array<i64: 4>} : (!struct0) -> f32
          %886 = "llvm.extractvalue"(%t913_r) {position = array<i64: 5>} : (!struct0) -> f32
          %887 = "llvm.extractvalue"(%t913_r) {position = array<i64: 6>} : (!struct0) -> f32
          %888 = "llvm.extractvalue"(%t913_r) {position = array<i64: 7>} : (!struct0) -> f32
          %889 = "llvm.extractvalue"(%t913_r) {position = array<i64: 8>} : (!struct0) -> f32
          %890 = "llvm.extractvalue"(%t913_r) {position = array<i64: 9>} : (!struct0) -> f32
          %891 = "llvm.extractvalue"(%t913_r) {position = array<i64: 10>} : (!struct0) -> f32
          %892 = "llvm.extractvalue"(%t913_r) {position = array<i64: 11>} : (!struct0) -> f32
          %893 = "llvm.extractvalue"(%t913_r) {position = array<i64: 12>} : (!struct0) -> f32
          %894 = "llvm.extractvalue"(%t913_r) {position = array<i64: 13>} : (!struct0) -> f32
          %895 = "llvm.extractvalue"(%t913_r) {position = array<i64: 14>} : (!struct0) -> f32
          %896 = "llvm.extractvalue"(%t913_r) {position = array<i64: 15>} : (!struct0) -> f32
          %897 = "llvm.extractvalue"(%t913_r) {position = array<i64: 16>} : (!struct0) -> f32
          %898 = "llvm.extractvalue"(%t913_r) {position = array<i64: 17>} : (!struct0) -> f32
          %899 = "llvm.extractvalue"(%t913_r) {position = array<i64: 18>} : (!struct0) -> f32
          %900 = "llvm.extractvalue"(%t913_r) {position = array<i64: 19>} : (!struct0) -> f32
          %901 = "llvm.extractvalue"(%t913_r) {position = array<i64: 20>} : (!struct0) -> f32
          %902 = "llvm.extractvalue"(%t913_r) {position = array<i64: 21>} : (!struct0) -> f32
          %903 = "llvm.extractvalue"(%t913_r) {position = array<i64: 22>} : (!struct0) -> f32
          %904 = "llvm.extractvalue"(%t913_r) {position = array<i64: 23>} : (!struct0) -> f32
          %905 = "llvm.extractvalue"(%t913_r) {position = array<i64: 24>} : (!struct0) -> f32
          %906 = "llvm.extractvalue"(%t913_r) {position = array<i64: 25>} : (!struct0) -> f32
          %907 = "llvm.extractvalue"(%t913_r) {position = array<i64: 26>} : (!struct0) -> f32
          %908 = "llvm.extractvalue"(%t913_r) {position = array<i64: 27>} : (!struct0) -> f32
          %909 = "llvm.extractvalue"(%t913_r) {position = array<i64: 28>} : (!struct0) -> f32
          %910 = "llvm.extractvalue"(%t913_r) {position = array<i64: 29>} : (!struct0) -> f32
          %911 = "llvm.extractvalue"(%t913_r) {position = array<i64: 30>} : (!struct0) -> f32
          %912 = "llvm.extractvalue"(%t913_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%42) ({
            %914 = "llvm.getelementptr"(%43, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t915_s0 = "llvm.ptrtoint"(%914) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t915_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %916 = "arith.constant"() {value = 32 : i64} : () -> i64
          %917 = "arith.shrui"(%10, %916) : (i64, i64) -> i64
          %918 = "arith.subi"(%16, %92) : (i32, i32) -> i32
          %919 = "llvm.intr.ctlz"(%918) {is_zero_poison = false} : (i32) -> i32
          %920 = "arith.subi"(%27, %919) : (i32, i32) -> i32
          %921 = "arith.extui"(%544) : (i32) -> i64
          %922 = "arith.muli"(%921, %917) : (i64, i64) -> i64
          %923 = "arith.shrui"(%922, %916) : (i64, i64) -> i64
          %924 = "arith.trunci"(%923) : (i64) -> i32
          %925 = "arith.addi"(%924, %544) : (i32, i32) -> i32
          %926 = "arith.shrui"(%925, %920) : (i32, i32) -> i32
          %927 = "arith.cmpi"(%920, %27) {predicate = 6 : i64} : (i32, i32) -> i1
          %928 = "arith.select"(%927, %926, %24) : (i1, i32, i32) -> i32
          %929 = "llvm.intr.ctlz"(%918) {is_zero_poison = false} : (i32) -> i32
          %930 = "arith.subi"(%27, %929) : (i32, i32) -> i32
          %931 = "arith.shrui"(%925, %930) : (i32, i32) -> i32
          %932 = "arith.cmpi"(%930, %27) {predicate = 6 : i64} : (i32, i32) -> i1
          %933 = "arith.select"(%932, %931, %24) : (i1, i32, i32) -> i32
          %934 = "arith.muli"(%933, %16) : (i32, i32) -> i32
          %935 = "arith.subi"(%544, %934) : (i32, i32) -> i32
          %936 = "arith.muli"(%928, %681) : (i32, i32) -> i32
          %937 = "arith.addi"(%936, %681) : (i32, i32) -> i32
          %938 = "arith.cmpi"(%937, %12) {predicate = 3 : i64} : (i32, i32) -> i1
          %939 = "arith.divui"(%935, %681) : (i32, i32) -> i32
          %940 = "arith.shrui"(%11, %916) : (i64, i64) -> i64
          %941 = "arith.subi"(%17, %92) : (i32, i32) -> i32
          %942 = "llvm.intr.ctlz"(%941) {is_zero_poison = false} : (i32) -> i32
          %943 = "arith.subi"(%27, %942) : (i32, i32) -> i32
          %944 = "arith.extui"(%935) : (i32) -> i64
          %945 = "arith.muli"(%944, %940) : (i64, i64) -> i64
          %946 = "arith.shrui"(%945, %916) : (i64, i64) -> i64
          %947 = "arith.trunci"(%946) : (i64) -> i32
          %948 = "arith.addi"(%947, %935) : (i32, i32) -> i32
          %949 = "arith.shrui"(%948, %943) : (i32, i32) -> i32
          %950 = "arith.cmpi"(%943, %27) {predicate = 6 : i64} : (i32, i32) -> i1
          %951 = "arith.select"(%950, %949, %24) : (i1, i32, i32) -> i32
          %952 = "arith.select"(%938, %939, %951) : (i1, i32, i32) -> i32
          %953 = "arith.remui"(%935, %681) : (i32, i32) -> i32
          %954 = "llvm.intr.ctlz"(%941) {is_zero_poison = false} : (i32) -> i32
          %955 = "arith.subi"(%27, %954) : (i32, i32) -> i32
          %956 = "arith.shrui"(%948, %955) : (i32, i32) -> i32
          %957 = "arith.cmpi"(%955, %27) {predicate = 6 : i64} : (i32, i32) -> i1
          %958 = "arith.select"(%957, %956, %24) : (i1, i32, i32) -> i32
          %959 = "arith.muli"(%958, %17) : (i32, i32) -> i32
          %960 = "arith.subi"(%935, %959) : (i32, i32) -> i32
          %961 = "arith.select"(%938, %953, %960) : (i1, i32, i32) -> i32
          %962 = "arith.addi"(%936, %961) : (i32, i32) -> i32
          %963 = "arith.addi"(%962, %545) : (i32, i32) -> i32
          %964 = "arith.addi"(%952, %546) : (i32, i32) -> i32
          %965 = "arith.constant"() {value = 127 : i32} : () -> i32
          %966 = "arith.muli"(%963, %21) : (i32, i32) -> i32
          %967 = "arith.muli"(%964, %97) : (i32, i32) -> i32
          %968 = "arith.andi"(%368, %965) : (i32, i32) -> i32
          %969 = "arith.divui"(%968, %27) : (i32, i32) -> i32
          %970 = "nvvm.shfl.sync"(%23, %969, %24, %25) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
          %971 = "arith.cmpi"(%970, %24) {predicate = 0 : i64} : (i32, i32) -> i1
          %972 = "arith.remui"(%968, %681) : (i32, i32) -> i32
          %973 = "arith.divui"(%968, %681) : (i32, i32) -> i32
          %974 = "arith.muli"(%972, %97) : (i32, i32) -> i32
          %975 = "arith.remui"(%973, %372) : (i32, i32) -> i32
          %976 = "arith.divui"(%973, %372) : (i32, i32) -> i32
          %977 = "arith.constant"() {value = 512 : i32} : () -> i32
          %978 = "arith.muli"(%975, %977) : (i32, i32) -> i32
          %979 = "arith.addi"(%974, %978) : (i32, i32) -> i32
          %980 = "arith.remui"(%976, %372) : (i32, i32) -> i32
          %981 = "arith.divui"(%976, %372) : (i32, i32) -> i32
          %982 = "arith.muli"(%980, %681) : (i32, i32) -> i32
          %983 = "arith.addi"(%979, %982) : (i32, i32) -> i32
          %984 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %985 = "arith.muli"(%981, %984) : (i32, i32) -> i32
          %986 = "arith.addi"(%983, %985) : (i32, i32) -> i32
          %987 = "arith.muli"(%369, %372) : (i32, i32) -> i32
          %988 = "arith.remui"(%547, %372) : (i32, i32) -> i32
          %989 = "arith.addi"(%987, %988) : (i32, i32) -> i32
          "scf.if"(%971) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %990 = "arith.addi"(%92, %369) : (i32, i32) -> i32
          "nvvm.barrier"(%990, %21) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 10 : i32} : (i32, i32) -> ()
          %991 = "vector.from_elements"(%881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %992 = "arith.truncf"(%991) : (vector<32xf32>) -> vector<32xbf16>
          %993 = "vector.extract"(%992) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
          %994 = "vector.extract"(%992) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
          %995 = "vector.extract"(%992) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
          %996 = "vector.extract"(%992) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
          %997 = "vector.extract"(%992) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
          %998 = "vector.extract"(%992) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
          %999 = "vector.extract"(%992) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
          %1000 = "vector.extract"(%992) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
          %1001 = "vector.extract"(%992) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
          %1002 = "vector.extract"(%992) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
          %1003 = "vector.extract"(%992) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
          %1004 = "vector.extract"(%992) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
          %1005 = "vector.extract"(%992) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
          %1006 = "vector.extract"(%992) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
          %1007 = "vector.extract"(%992) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
          %1008 = "vector.extract"(%992) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
          %1009 = "vector.extract"(%992) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
          %1010 = "vector.extract"(%992) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
          %1011 = "vector.extract"(%992) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
          %1012 = "vector.extract"(%992) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
          %1013 = "vector.extract"(%992) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
          %1014 = "vector.extract"(%992) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
          %1015 = "vector.extract"(%992) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
          %1016 = "vector.extract"(%992) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
          %1017 = "vector.extract"(%992) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
          %1018 = "vector.extract"(%992) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
          %1019 = "vector.extract"(%992) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
          %1020 = "vector.extract"(%992) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
          %1021 = "vector.extract"(%992) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
          %1022 = "vector.extract"(%992) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
          %1023 = "vector.extract"(%992) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
          %1024 = "vector.extract"(%992) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
          %1025 = "arith.muli"(%989, %374) : (i32, i32) -> i32
          %1026 = "llvm.getelementptr"(%39, %1025) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1027 = "vector.from_elements"(%993, %994) : (bf16, bf16) -> vector<2xbf16>
          %1028 = "llvm.bitcast"(%1027) : (vector<2xbf16>) -> i32
          %1029 = "vector.from_elements"(%995, %996) : (bf16, bf16) -> vector<2xbf16>
          %1030 = "llvm.bitcast"(%1029) : (vector<2xbf16>) -> i32
          %1031 = "vector.from_elements"(%997, %998) : (bf16, bf16) -> vector<2xbf16>
          %1032 = "llvm.bitcast"(%1031) : (vector<2xbf16>) -> i32
          %1033 = "vector.from_elements"(%999, %1000) : (bf16, bf16) -> vector<2xbf16>
          %1034 = "llvm.bitcast"(%1033) : (vector<2xbf16>) -> i32
          %1035 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1036 = "arith.andi"(%986, %1035) : (i32, i32) -> i32
          %1037 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1038 = "arith.shrui"(%1036, %1037) : (i32, i32) -> i32
          %1039 = "arith.xori"(%986, %1038) : (i32, i32) -> i32
          %1040 = "llvm.getelementptr"(%1026, %1039) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1040, %1028, %1030, %1032, %1034) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1042 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1043 = "arith.addi"(%986, %1042) : (i32, i32) -> i32
          %1044 = "vector.from_elements"(%1001, %1002) : (bf16, bf16) -> vector<2xbf16>
          %1045 = "llvm.bitcast"(%1044) : (vector<2xbf16>) -> i32
          %1046 = "vector.from_elements"(%1003, %1004) : (bf16, bf16) -> vector<2xbf16>
          %1047 = "llvm.bitcast"(%1046) : (vector<2xbf16>) -> i32
          %1048 = "vector.from_elements"(%1005, %1006) : (bf16, bf16) -> vector<2xbf16>
          %1049 = "llvm.bitcast"(%1048) : (vector<2xbf16>) -> i32
          %1050 = "vector.from_elements"(%1007, %1008) : (bf16, bf16) -> vector<2xbf16>
          %1051 = "llvm.bitcast"(%1050) : (vector<2xbf16>) -> i32
          %1052 = "arith.andi"(%1043, %1035) : (i32, i32) -> i32
          %1053 = "arith.shrui"(%1052, %1037) : (i32, i32) -> i32
          %1054 = "arith.xori"(%1043, %1053) : (i32, i32) -> i32
          %1055 = "llvm.getelementptr"(%1026, %1054) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1055, %1045, %1047, %1049, %1051) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1057 = "arith.addi"(%986, %27) : (i32, i32) -> i32
          %1058 = "vector.from_elements"(%1009, %1010) : (bf16, bf16) -> vector<2xbf16>
          %1059 = "llvm.bitcast"(%1058) : (vector<2xbf16>) -> i32
          %1060 = "vector.from_elements"(%1011, %1012) : (bf16, bf16) -> vector<2xbf16>
          %1061 = "llvm.bitcast"(%1060) : (vector<2xbf16>) -> i32
          %1062 = "vector.from_elements"(%1013, %1014) : (bf16, bf16) -> vector<2xbf16>
          %1063 = "llvm.bitcast"(%1062) : (vector<2xbf16>) -> i32
          %1064 = "vector.from_elements"(%1015, %1016) : (bf16, bf16) -> vector<2xbf16>
          %1065 = "llvm.bitcast"(%1064) : (vector<2xbf16>) -> i32
          %1066 = "arith.andi"(%1057, %1035) : (i32, i32) -> i32
          %1067 = "arith.shrui"(%1066, %1037) : (i32, i32) -> i32
          %1068 = "arith.xori"(%1057, %1067) : (i32, i32) -> i32
          %1069 = "llvm.getelementptr"(%1026, %1068) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1069, %1059, %1061, %1063, %1065) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1071 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1072 = "arith.addi"(%986, %1071) : (i32, i32) -> i32
          %1073 = "vector.from_elements"(%1017, %1018) : (bf16, bf16) -> vector<2xbf16>
          %1074 = "llvm.bitcast"(%1073) : (vector<2xbf16>) -> i32
          %1075 = "vector.from_elements"(%1019, %1020) : (bf16, bf16) -> vector<2xbf16>
          %1076 = "llvm.bitcast"(%1075) : (vector<2xbf16>) -> i32
          %1077 = "vector.from_elements"(%1021, %1022) : (bf16, bf16) -> vector<2xbf16>
          %1078 = "llvm.bitcast"(%1077) : (vector<2xbf16>) -> i32
          %1079 = "vector.from_elements"(%1023, %1024) : (bf16, bf16) -> vector<2xbf16>
          %1080 = "llvm.bitcast"(%1079) : (vector<2xbf16>) -> i32
          %1081 = "arith.andi"(%1072, %1035) : (i32, i32) -> i32
          %1082 = "arith.shrui"(%1081, %1037) : (i32, i32) -> i32
          %1083 = "arith.xori"(%1072, %1082) : (i32, i32) -> i32
          %1084 = "llvm.getelementptr"(%1026, %1083) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1084, %1074, %1076, %1078, %1080) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%990, %21) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
          "scf.if"(%971) ({
            %1086 = "arith.muli"(%369, %97) : (i32, i32) -> i32
            %1087 = "arith.addi"(%966, %1086) : (i32, i32) -> i32
            %1088 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%1088) ({
              %t1089_s1 = "llvm.ptrtoint"(%1026) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%4, %t1089_s1, %967, %1087) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1090 = "arith.addi"(%547, %92) : (i32, i32) -> i32
          %1091 = "arith.remui"(%1090, %372) : (i32, i32) -> i32
          %1092 = "arith.addi"(%549, %91) : (i32, i32) -> i32
          %1093 = "arith.addi"(%550, %92) : (i32, i32) -> i32
          "scf.yield"(%1092, %93, %94, %1091, %377, %1092, %1093, %690, %691, %692, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %1028, %1030, %1032, %1034, %1045, %1047, %1049, %1051, %1059, %1061, %1063, %1065, %1074, %1076, %1078, %1080) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%431, %432, %430) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "conv_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>):
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%2, %20) : (i32, i32) -> i32
    %22 = "arith.addi"(%21, %20) : (i32, i32) -> i32
    %23 = "arith.cmpi"(%14, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%23) {message = "Y's rows are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 316 : i32} : (i1) -> ()
    %24 = "arith.subi"(%3, %20) : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %20) : (i32, i32) -> i32
    %26 = "arith.cmpi"(%15, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "Y's columns are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 317 : i32} : (i1) -> ()
    %27 = "arith.extsi"(%4) : (i32) -> i64
    %28 = "arith.extsi"(%3) : (i32) -> i64
    %29 = "arith.extsi"(%2) : (i32) -> i64
    %30 = "arith.extsi"(%1) : (i32) -> i64
    %31 = "arith.constant"() {value = 2 : i64} : () -> i64
    %32 = "arith.muli"(%7, %31) : (i64, i64) -> i64
    %33 = "arith.muli"(%6, %31) : (i64, i64) -> i64
    %34 = "arith.muli"(%5, %31) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%0, %27, %28, %29, %30, %32, %33, %34) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32>, element_strides = array<i32: 1, 1, 1, 1>, im2col = {lower = array<i32: 0, 0>, upper = array<i32: 0, 0>, column = array<i32: 64, 128>, wide = "none"}} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.extsi"(%9) : (i32) -> i64
    %37 = "arith.constant"() {value = 1 : i64} : () -> i64
    %38 = "arith.constant"() {value = 2 : i32} : () -> i32
    %39 = "arith.muli"(%4, %38) : (i32, i32) -> i32
    %40 = "arith.extsi"(%39) : (i32) -> i64
    %41 = "cutec.tensor_map"(%8, %27, %36, %37, %40, %40) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %42 = "arith.muli"(%1, %14) : (i32, i32) -> i32
    %43 = "arith.muli"(%42, %15) : (i32, i32) -> i32
    %44 = "arith.extsi"(%43) : (i32) -> i64
    %45 = "arith.muli"(%9, %38) : (i32, i32) -> i32
    %46 = "arith.extsi"(%45) : (i32) -> i64
    %47 = "cutec.tensor_map"(%13, %36, %44, %46) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %48 = "arith.constant"() {value = 127 : i32} : () -> i32
    %49 = "arith.addi"(%43, %48) : (i32, i32) -> i32
    %50 = "arith.constant"() {value = 128 : i32} : () -> i32
    %51 = "arith.divui"(%49, %50) : (i32, i32) -> i32
    %52 = "arith.constant"() {value = 63 : i32} : () -> i32
    %53 = "arith.addi"(%9, %52) : (i32, i32) -> i32
    %54 = "arith.constant"() {value = 64 : i32} : () -> i32
    %55 = "arith.divui"(%53, %54) : (i32, i32) -> i32
    %56 = "arith.muli"(%55, %51) : (i32, i32) -> i32
    %57 = "arith.maxsi"(%56, %20) : (i32, i32) -> i32
    %58 = "arith.extui"(%57) : (i32) -> i64
    %59 = "arith.subi"(%57, %20) : (i32, i32) -> i32
    %60 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
    %61 = "arith.constant"() {value = 32 : i32} : () -> i32
    %62 = "arith.subi"(%61, %60) : (i32, i32) -> i32
    %63 = "arith.extsi"(%62) : (i32) -> i64
    %64 = "arith.shli"(%37, %63) : (i64, i64) -> i64
    %65 = "arith.constant"() {value = 64 : i64} : () -> i64
    %66 = "arith.cmpi"(%63, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %67 = "arith.constant"() {value = 0 : i64} : () -> i64
    %68 = "arith.select"(%66, %64, %67) : (i1, i64, i64) -> i64
    %69 = "arith.subi"(%68, %58) : (i64, i64) -> i64
    %70 = "arith.constant"() {value = 32 : i64} : () -> i64
    %71 = "arith.shli"(%69, %70) : (i64, i64) -> i64
    %72 = "arith.divui"(%71, %58) : (i64, i64) -> i64
    %73 = "arith.addi"(%72, %37) : (i64, i64) -> i64
    %74 = "arith.shli"(%73, %70) : (i64, i64) -> i64
    %75 = "arith.ori"(%74, %58) : (i64, i64) -> i64
    %76 = "arith.constant"() {value = 8 : i32} : () -> i32
    %77 = "arith.muli"(%55, %76) : (i32, i32) -> i32
    %78 = "arith.maxsi"(%77, %20) : (i32, i32) -> i32
    %79 = "arith.extui"(%78) : (i32) -> i64
    %80 = "arith.subi"(%78, %20) : (i32, i32) -> i32
    %81 = "llvm.intr.ctlz"(%80) {is_zero_poison = false} : (i32) -> i32
    %82 = "arith.subi"(%61, %81) : (i32, i32) -> i32
    %83 = "arith.extsi"(%82) : (i32) -> i64
    %84 = "arith.shli"(%37, %83) : (i64, i64) -> i64
    %85 = "arith.cmpi"(%83, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %86 = "arith.select"(%85, %84, %67) : (i1, i64, i64) -> i64
    %87 = "arith.subi"(%86, %79) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %70) : (i64, i64) -> i64
    %89 = "arith.divui"(%88, %79) : (i64, i64) -> i64
    %90 = "arith.addi"(%89, %37) : (i64, i64) -> i64
    %91 = "arith.shli"(%90, %70) : (i64, i64) -> i64
    %92 = "arith.ori"(%91, %79) : (i64, i64) -> i64
    %93 = "arith.addi"(%51, %76) : (i32, i32) -> i32
    %94 = "arith.subi"(%93, %20) : (i32, i32) -> i32
    %95 = "arith.constant"() {value = 7 : i32} : () -> i32
    %96 = "arith.andi"(%94, %95) : (i32, i32) -> i32
    %97 = "arith.addi"(%96, %20) : (i32, i32) -> i32
    %98 = "arith.maxsi"(%97, %20) : (i32, i32) -> i32
    %99 = "arith.extui"(%98) : (i32) -> i64
    %100 = "arith.subi"(%98, %20) : (i32, i32) -> i32
    %101 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
    %102 = "arith.subi"(%61, %101) : (i32, i32) -> i32
    %103 = "arith.extsi"(%102) : (i32) -> i64
    %104 = "arith.shli"(%37, %103) : (i64, i64) -> i64
    %105 = "arith.cmpi"(%103, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %106 = "arith.select"(%105, %104, %67) : (i1, i64, i64) -> i64
    %107 = "arith.subi"(%106, %99) : (i64, i64) -> i64
    %108 = "arith.shli"(%107, %70) : (i64, i64) -> i64
    %109 = "arith.divui"(%108, %99) : (i64, i64) -> i64
    %110 = "arith.addi"(%109, %37) : (i64, i64) -> i64
    %111 = "arith.shli"(%110, %70) : (i64, i64) -> i64
    %112 = "arith.ori"(%111, %99) : (i64, i64) -> i64
    %113 = "arith.muli"(%51, %55) : (i32, i32) -> i32
    %114 = "arith.constant"() {value = 132 : i32} : () -> i32
    %115 = "arith.minsi"(%113, %114) : (i32, i32) -> i32
    %116 = "arith.maxsi"(%15, %20) : (i32, i32) -> i32
    %117 = "arith.extui"(%116) : (i32) -> i64
    %118 = "arith.subi"(%116, %20) : (i32, i32) -> i32
    %119 = "llvm.intr.ctlz"(%118) {is_zero_poison = false} : (i32) -> i32
    %120 = "arith.subi"(%61, %119) : (i32, i32) -> i32
    %121 = "arith.extsi"(%120) : (i32) -> i64
    %122 = "arith.shli"(%37, %121) : (i64, i64) -> i64
    %123 = "arith.cmpi"(%121, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %124 = "arith.select"(%123, %122, %67) : (i1, i64, i64) -> i64
    %125 = "arith.subi"(%124, %117) : (i64, i64) -> i64
    %126 = "arith.shli"(%125, %70) : (i64, i64) -> i64
    %127 = "arith.divui"(%126, %117) : (i64, i64) -> i64
    %128 = "arith.addi"(%127, %37) : (i64, i64) -> i64
    %129 = "arith.shli"(%128, %70) : (i64, i64) -> i64
    %130 = "arith.ori"(%129, %117) : (i64, i64) -> i64
    %131 = "arith.maxsi"(%14, %20) : (i32, i32) -> i32
    %132 = "arith.extui"(%131) : (i32) -> i64
    %133 = "arith.subi"(%131, %20) : (i32, i32) -> i32
    %134 = "llvm.intr.ctlz"(%133) {is_zero_poison = false} : (i32) -> i32
    %135 = "arith.subi"(%61, %134) : (i32, i32) -> i32
    %136 = "arith.extsi"(%135) : (i32) -> i64
    %137 = "arith.shli"(%37, %136) : (i64, i64) -> i64
    %138 = "arith.cmpi"(%136, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %139 = "arith.select"(%138, %137, %67) : (i1, i64, i64) -> i64
    %140 = "arith.subi"(%139, %132) : (i64, i64) -> i64
    %141 = "arith.shli"(%140, %70) : (i64, i64) -> i64
    %142 = "arith.divui"(%141, %132) : (i64, i64) -> i64
    %143 = "arith.addi"(%142, %37) : (i64, i64) -> i64
    %144 = "arith.shli"(%143, %70) : (i64, i64) -> i64
    %145 = "arith.ori"(%144, %132) : (i64, i64) -> i64
    %146 = "arith.maxsi"(%51, %20) : (i32, i32) -> i32
    %147 = "arith.subi"(%146, %20) : (i32, i32) -> i32
    %148 = "arith.constant"() {value = 384 : i32} : () -> i32
    %149 = "arith.constant"() {value = 229504 : i32} : () -> i32
    "gpu.launch_func"(%20, %20, %115, %148, %20, %20, %20, %20, %20, %149, %35, %41, %9, %4, %47, %43, %130, %145, %147, %75, %92, %112, %51, %55) {kernel = @kernels::@conv_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 14, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "conv_1x1_bf16_columns64", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
