!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i64, %7: i64, %8: i64, %9: i32, %10: i32):
      %11 = "arith.trunci"(%7) : (i64) -> i32
      %12 = "arith.trunci"(%8) : (i64) -> i32
      %13 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %16 = "arith.constant"() {value = 128 : i32} : () -> i32
      %17 = "arith.divui"(%13, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = -1 : i32} : () -> i32
      %19 = "arith.constant"() {value = 0 : i32} : () -> i32
      %20 = "arith.constant"() {value = 31 : i32} : () -> i32
      %21 = "nvvm.shfl.sync"(%18, %17, %19, %20) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.divui"(%13, %22) : (i32, i32) -> i32
      %24 = "nvvm.shfl.sync"(%18, %23, %19, %20) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %25 = "arith.cmpi"(%24, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%25) ({
        %26 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%26) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %28 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%28) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %30 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%30) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %32 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %33 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %34 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %35 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %36 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 16>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %37 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %38 = "nvvm.shfl.sync"(%18, %37, %19, %20) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %39 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %40 = "arith.cmpi"(%39, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %41 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %43 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %45 = "arith.addi"(%43, %44) : (i32, i32) -> i32
      %46 = "arith.constant"() {value = 384 : i32} : () -> i32
      %47 = "arith.muli"(%45, %46) : (i32, i32) -> i32
      %48 = "arith.addi"(%42, %47) : (i32, i32) -> i32
      %49 = "arith.divui"(%48, %22) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%49, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%50) ({
        %51 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%51) ({
          %52 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t53_s0 = "llvm.ptrtoint"(%35) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t53_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %54 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t55_s0 = "llvm.ptrtoint"(%54) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t55_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %56 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t57_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t57_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %58 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t59_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t65_s0 = "llvm.ptrtoint"(%64) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %52) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t69_s0 = "llvm.ptrtoint"(%41) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t77_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %80 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t81_s0 = "llvm.ptrtoint"(%80) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t81_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %82 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t83_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t83_s0, %68) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %84 = "arith.constant"() {value = 1 : i32} : () -> i32
      %85 = "arith.subi"(%21, %84) : (i32, i32) -> i32
      %86 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %89 = "arith.addi"(%87, %88) : (i32, i32) -> i32
      %90 = "arith.muli"(%89, %46) : (i32, i32) -> i32
      %91 = "arith.addi"(%86, %90) : (i32, i32) -> i32
      %92 = "arith.divui"(%91, %22) : (i32, i32) -> i32
      %93 = "arith.cmpi"(%92, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%93) ({
        %94 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%94) ({
          %t95_s0 = "llvm.ptrtoint"(%36) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t95_s0, %16) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %96 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t97_s0 = "llvm.ptrtoint"(%96) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t97_s0, %16) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %98 = "arith.cmpi"(%85, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %99 = "arith.extui"(%98) : (i1) -> i32
      %100 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %101 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %102 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %103 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %104 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %105 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %106 = "arith.remui"(%100, %84) : (i32, i32) -> i32
      %107 = "arith.remui"(%101, %84) : (i32, i32) -> i32
      %108 = "arith.constant"() {value = 63 : i32} : () -> i32
      %109 = "arith.addi"(%2, %108) : (i32, i32) -> i32
      %110 = "arith.constant"() {value = 64 : i32} : () -> i32
      %111 = "arith.divui"(%109, %110) : (i32, i32) -> i32
      %112 = "arith.maxsi"(%111, %84) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %113 = "arith.cmpi"(%21, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %114, %115, %116, %117, %118, %119 = "scf.if"(%113) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %120, %121 = "scf.if"(%25) ({
          %122, %123, %124, %125, %126, %127, %128, %129 = "scf.while"(%102, %106, %107, %102, %19, %19, %19, %84) ({
          ^bb0(%130: i32, %131: i32, %132: i32, %133: i32, %134: i32, %135: i32, %136: i32, %137: i32):
            %138 = "arith.muli"(%9, %10) : (i32, i32) -> i32
            %139 = "arith.cmpi"(%130, %138) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%139, %130, %131, %132, %133, %134, %135, %136, %137) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%140: i32, %141: i32, %142: i32, %143: i32, %144: i32, %145: i32, %146: i32, %147: i32):
            %148 = "arith.constant"() {value = 32 : i64} : () -> i64
            %149 = "arith.shrui"(%7, %148) : (i64, i64) -> i64
            %150 = "arith.subi"(%11, %84) : (i32, i32) -> i32
            %151 = "llvm.intr.ctlz"(%150) {is_zero_poison = false} : (i32) -> i32
            %152 = "arith.subi"(%22, %151) : (i32, i32) -> i32
            %153 = "arith.extui"(%140) : (i32) -> i64
            %154 = "arith.muli"(%153, %149) : (i64, i64) -> i64
            %155 = "arith.shrui"(%154, %148) : (i64, i64) -> i64
            %156 = "arith.trunci"(%155) : (i64) -> i32
            %157 = "arith.addi"(%156, %140) : (i32, i32) -> i32
            %158 = "arith.shrui"(%157, %152) : (i32, i32) -> i32
            %159 = "arith.cmpi"(%152, %22) {predicate = 6 : i64} : (i32, i32) -> i1
            %160 = "arith.select"(%159, %158, %19) : (i1, i32, i32) -> i32
            %161 = "llvm.intr.ctlz"(%150) {is_zero_poison = false} : (i32) -> i32
            %162 = "arith.subi"(%22, %161) : (i32, i32) -> i32
            %163 = "arith.shrui"(%157, %162) : (i32, i32) -> i32
            %164 = "arith.cmpi"(%162, %22) {predicate = 6 : i64} : (i32, i32) -> i1
            %165 = "arith.select"(%164, %163, %19) : (i1, i32, i32) -> i32
            %166 = "arith.muli"(%165, %11) : (i32, i32) -> i32
            %167 = "arith.subi"(%140, %166) : (i32, i32) -> i32
            %168 = "arith.constant"() {value = 8 : i32} : () -> i32
            %169 = "arith.muli"(%160, %168) : (i32, i32) -> i32
            %170 = "arith.addi"(%169, %168) : (i32, i32) -> i32
            %171 = "arith.cmpi"(%170, %9) {predicate = 3 : i64} : (i32, i32) -> i1
            %172 = "arith.divui"(%167, %168) : (i32, i32) -> i32
            %173 = "arith.shrui"(%8, %148) : (i64, i64) -> i64
            %174 = "arith.subi"(%12, %84) : (i32, i32) -> i32
            %175 = "llvm.intr.ctlz"(%174) {is_zero_poison = false} : (i32) -> i32
            %176 = "arith.subi"(%22, %175) : (i32, i32) -> i32
            %177 = "arith.extui"(%167) : (i32) -> i64
            %178 = "arith.muli"(%177, %173) : (i64, i64) -> i64
            %179 = "arith.shrui"(%178, %148) : (i64, i64) -> i64
            %180 = "arith.trunci"(%179) : (i64) -> i32
            %181 = "arith.addi"(%180, %167) : (i32, i32) -> i32
            %182 = "arith.shrui"(%181, %176) : (i32, i32) -> i32
            %183 = "arith.cmpi"(%176, %22) {predicate = 6 : i64} : (i32, i32) -> i1
            %184 = "arith.select"(%183, %182, %19) : (i1, i32, i32) -> i32
            %185 = "arith.select"(%171, %172, %184) : (i1, i32, i32) -> i32
            %186 = "arith.remui"(%167, %168) : (i32, i32) -> i32
            %187 = "llvm.intr.ctlz"(%174) {is_zero_poison = false} : (i32) -> i32
            %188 = "arith.subi"(%22, %187) : (i32, i32) -> i32
            %189 = "arith.shrui"(%181, %188) : (i32, i32) -> i32
            %190 = "arith.cmpi"(%188, %22) {predicate = 6 : i64} : (i32, i32) -> i1
            %191 = "arith.select"(%190, %189, %19) : (i1, i32, i32) -> i32
            %192 = "arith.muli"(%191, %12) : (i32, i32) -> i32
            %193 = "arith.subi"(%167, %192) : (i32, i32) -> i32
            %194 = "arith.select"(%171, %186, %193) : (i1, i32, i32) -> i32
            %195 = "arith.addi"(%169, %194) : (i32, i32) -> i32
            %196 = "arith.addi"(%195, %141) : (i32, i32) -> i32
            %197 = "arith.addi"(%185, %142) : (i32, i32) -> i32
            %198 = "arith.remui"(%197, %84) : (i32, i32) -> i32
            %199 = "arith.addi"(%197, %198) : (i32, i32) -> i32
            %200 = "arith.muli"(%198, %112) : (i32, i32) -> i32
            %201 = "arith.addi"(%198, %84) : (i32, i32) -> i32
            %202 = "arith.muli"(%201, %112) : (i32, i32) -> i32
            %203, %204, %205 = "scf.for"(%200, %202, %84, %145, %146, %147) ({
            ^bb0(%206: i32, %207: i32, %208: i32, %209: i32):
              %210 = "llvm.getelementptr"(%41, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t211_s0 = "llvm.ptrtoint"(%210) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t211_s0, %209) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %212 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%212) ({
                %213 = "llvm.getelementptr"(%35, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %214 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t215_s0 = "llvm.ptrtoint"(%213) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t215_s0, %214) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %216 = "llvm.getelementptr"(%35, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %217 = "arith.muli"(%196, %110) : (i32, i32) -> i32
              %218 = "arith.muli"(%206, %110) : (i32, i32) -> i32
              %219 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %220 = "arith.muli"(%208, %219) : (i32, i32) -> i32
              %221 = "llvm.getelementptr"(%32, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %222 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%222) ({
                %t223_s0 = "llvm.ptrtoint"(%221) : (!llvm.ptr<3>) -> i32
                %t223_s2 = "llvm.ptrtoint"(%216) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t223_s0, %0, %t223_s2, %218, %217) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %224 = "arith.muli"(%199, %16) : (i32, i32) -> i32
              %225 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %226 = "arith.muli"(%208, %225) : (i32, i32) -> i32
              %227 = "llvm.getelementptr"(%33, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %228 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%228) ({
                %t229_s0 = "llvm.ptrtoint"(%227) : (!llvm.ptr<3>) -> i32
                %t229_s2 = "llvm.ptrtoint"(%216) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t229_s0, %3, %t229_s2, %218, %224) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %230 = "arith.addi"(%208, %84) : (i32, i32) -> i32
              %231 = "arith.cmpi"(%230, %168) {predicate = 0 : i64} : (i32, i32) -> i1
              %232 = "arith.xori"(%209, %84) : (i32, i32) -> i32
              %233 = "arith.select"(%231, %232, %209) : (i1, i32, i32) -> i32
              %234 = "arith.select"(%231, %19, %230) : (i1, i32, i32) -> i32
              %235 = "arith.addi"(%207, %84) : (i32, i32) -> i32
              "scf.yield"(%235, %234, %233) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %236 = "arith.addi"(%143, %105) : (i32, i32) -> i32
            %237 = "arith.addi"(%144, %84) : (i32, i32) -> i32
            "scf.yield"(%236, %106, %107, %236, %237, %203, %204, %205) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %238 = "llvm.getelementptr"(%41, %128) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t239_s0 = "llvm.ptrtoint"(%238) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t239_s0, %129) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %240 = "arith.addi"(%128, %84) : (i32, i32) -> i32
          %241 = "arith.constant"() {value = 8 : i32} : () -> i32
          %242 = "arith.cmpi"(%240, %241) {predicate = 0 : i64} : (i32, i32) -> i1
          %243 = "arith.xori"(%129, %84) : (i32, i32) -> i32
          %244 = "arith.select"(%242, %243, %129) : (i1, i32, i32) -> i32
          %245 = "arith.select"(%242, %19, %240) : (i1, i32, i32) -> i32
          %246 = "llvm.getelementptr"(%41, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t247_s0 = "llvm.ptrtoint"(%246) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t247_s0, %244) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %248 = "arith.addi"(%245, %84) : (i32, i32) -> i32
          %249 = "arith.cmpi"(%248, %241) {predicate = 0 : i64} : (i32, i32) -> i1
          %250 = "arith.xori"(%244, %84) : (i32, i32) -> i32
          %251 = "arith.select"(%249, %250, %244) : (i1, i32, i32) -> i32
          %252 = "arith.select"(%249, %19, %248) : (i1, i32, i32) -> i32
          %253 = "llvm.getelementptr"(%41, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t254_s0 = "llvm.ptrtoint"(%253) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t254_s0, %251) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %255 = "arith.addi"(%252, %84) : (i32, i32) -> i32
          %256 = "arith.cmpi"(%255, %241) {predicate = 0 : i64} : (i32, i32) -> i1
          %257 = "arith.xori"(%251, %84) : (i32, i32) -> i32
          %258 = "arith.select"(%256, %257, %251) : (i1, i32, i32) -> i32
          %259 = "arith.select"(%256, %19, %255) : (i1, i32, i32) -> i32
          %260 = "llvm.getelementptr"(%41, %259) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t261_s0 = "llvm.ptrtoint"(%260) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t261_s0, %258) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %262 = "arith.addi"(%259, %84) : (i32, i32) -> i32
          %263 = "arith.cmpi"(%262, %241) {predicate = 0 : i64} : (i32, i32) -> i1
          %264 = "arith.xori"(%258, %84) : (i32, i32) -> i32
          %265 = "arith.select"(%263, %264, %258) : (i1, i32, i32) -> i32
          %266 = "arith.select"(%263, %19, %262) : (i1, i32, i32) -> i32
          %267 = "llvm.getelementptr"(%41, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t268_s0 = "llvm.ptrtoint"(%267) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t268_s0, %265) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %269 = "arith.addi"(%266, %84) : (i32, i32) -> i32
          %270 = "arith.cmpi"(%269, %241) {predicate = 0 : i64} : (i32, i32) -> i1
          %271 = "arith.xori"(%265, %84) : (i32, i32) -> i32
          %272 = "arith.select"(%270, %271, %265) : (i1, i32, i32) -> i32
          %273 = "arith.select"(%270, %19, %269) : (i1, i32, i32) -> i32
          %274 = "llvm.getelementptr"(%41, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t275_s0 = "llvm.ptrtoint"(%274) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t275_s0, %272) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %276 = "arith.addi"(%273, %84) : (i32, i32) -> i32
          %277 = "arith.cmpi"(%276, %241) {predicate = 0 : i64} : (i32, i32) -> i1
          %278 = "arith.xori"(%272, %84) : (i32, i32) -> i32
          %279 = "arith.select"(%277, %278, %272) : (i1, i32, i32) -> i32
          %280 = "arith.select"(%277, %19, %276) : (i1, i32, i32) -> i32
          %281 = "llvm.getelementptr"(%41, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t282_s0 = "llvm.ptrtoint"(%281) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t282_s0, %279) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %283 = "arith.addi"(%280, %84) : (i32, i32) -> i32
          %284 = "arith.cmpi"(%283, %241) {predicate = 0 : i64} : (i32, i32) -> i1
          %285 = "arith.xori"(%279, %84) : (i32, i32) -> i32
          %286 = "arith.select"(%284, %285, %279) : (i1, i32, i32) -> i32
          %287 = "arith.select"(%284, %19, %283) : (i1, i32, i32) -> i32
          %288 = "llvm.getelementptr"(%41, %287) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t289_s0 = "llvm.ptrtoint"(%288) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t289_s0, %286) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%125, %126) : (i32, i32) -> ()
        }, {
          "scf.yield"(%102, %19) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %290 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%120, %121, %19, %19, %99, %290) : (i32, i32, i32, i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %291 = "arith.subi"(%13, %16) : (i32, i32) -> i32
        %292 = "arith.muli"(%105, %85) : (i32, i32) -> i32
        %293 = "arith.addi"(%102, %292) : (i32, i32) -> i32
        %294 = "arith.muli"(%85, %112) : (i32, i32) -> i32
        %295 = "arith.constant"() {value = 3 : i32} : () -> i32
        %296 = "arith.shrsi"(%294, %295) : (i32, i32) -> i32
        %297 = "arith.andi"(%296, %84) : (i32, i32) -> i32
        %298 = "arith.xori"(%19, %297) : (i32, i32) -> i32
        %299 = "arith.constant"() {value = 7 : i32} : () -> i32
        %300 = "arith.andi"(%294, %299) : (i32, i32) -> i32
        %301 = "arith.constant"() {value = true} : () -> i1
        %302 = "llvm.mlir.undef"() : () -> f32
        %303 = "llvm.mlir.undef"() : () -> f32
        %304 = "llvm.mlir.undef"() : () -> f32
        %305 = "llvm.mlir.undef"() : () -> f32
        %306 = "llvm.mlir.undef"() : () -> f32
        %307 = "llvm.mlir.undef"() : () -> f32
        %308 = "llvm.mlir.undef"() : () -> f32
        %309 = "llvm.mlir.undef"() : () -> f32
        %310 = "llvm.mlir.undef"() : () -> f32
        %311 = "llvm.mlir.undef"() : () -> f32
        %312 = "llvm.mlir.undef"() : () -> f32
        %313 = "llvm.mlir.undef"() : () -> f32
        %314 = "llvm.mlir.undef"() : () -> f32
        %315 = "llvm.mlir.undef"() : () -> f32
        %316 = "llvm.mlir.undef"() : () -> f32
        %317 = "llvm.mlir.undef"() : () -> f32
        %318 = "llvm.mlir.undef"() : () -> f32
        %319 = "llvm.mlir.undef"() : () -> f32
        %320 = "llvm.mlir.undef"() : () -> f32
        %321 = "llvm.mlir.undef"() : () -> f32
        %322 = "llvm.mlir.undef"() : () -> f32
        %323 = "llvm.mlir.undef"() : () -> f32
        %324 = "llvm.mlir.undef"() : () -> f32
        %325 = "llvm.mlir.undef"() : () -> f32
        %326 = "llvm.mlir.undef"() : () -> f32
        %327 = "llvm.mlir.undef"() : () -> f32
        %328 = "llvm.mlir.undef"() : () -> f32
        %329 = "llvm.mlir.undef"() : () -> f32
        %330 = "llvm.mlir.undef"() : () -> f32
        %331 = "llvm.mlir.undef"() : () -> f32
        %332 = "llvm.mlir.undef"() : () -> f32
        %333 = "llvm.mlir.undef"() : () -> f32
        %334 = "llvm.mlir.undef"() : () -> f32
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
        %366 = "llvm.mlir.undef"() : () -> i32
        %367 = "llvm.mlir.undef"() : () -> i32
        %368 = "llvm.mlir.undef"() : () -> i32
        %369 = "llvm.mlir.undef"() : () -> i32
        %370 = "llvm.mlir.undef"() : () -> i32
        %371 = "llvm.mlir.undef"() : () -> i32
        %372 = "llvm.mlir.undef"() : () -> i32
        %373 = "llvm.mlir.undef"() : () -> i32
        %374 = "llvm.mlir.undef"() : () -> i32
        %375 = "llvm.mlir.undef"() : () -> i32
        %376 = "llvm.mlir.undef"() : () -> i32
        %377 = "llvm.mlir.undef"() : () -> i32
        %378 = "llvm.mlir.undef"() : () -> i32
        %379 = "llvm.mlir.undef"() : () -> i32
        %380 = "llvm.mlir.undef"() : () -> i32
        %381 = "llvm.mlir.undef"() : () -> i32
        %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473 = "scf.while"(%293, %106, %107, %19, %19, %99, %301, %293, %84, %19, %300, %298, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381) ({
        ^bb0(%474: i32, %475: i32, %476: i32, %477: i32, %478: i32, %479: i32, %480: i1, %481: i32, %482: i32, %483: i32, %484: i32, %485: i32, %486: f32, %487: f32, %488: f32, %489: f32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: i32, %551: i32, %552: i32, %553: i32, %554: i32, %555: i32, %556: i32, %557: i32, %558: i32, %559: i32, %560: i32, %561: i32, %562: i32, %563: i32, %564: i32, %565: i32):
          %566 = "arith.muli"(%9, %10) : (i32, i32) -> i32
          %567 = "arith.cmpi"(%474, %566) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%567, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%568: i32, %569: i32, %570: i32, %571: i32, %572: i32, %573: i32, %574: i1, %575: i32, %576: i32, %577: i32, %578: i32, %579: i32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: i32, %645: i32, %646: i32, %647: i32, %648: i32, %649: i32, %650: i32, %651: i32, %652: i32, %653: i32, %654: i32, %655: i32, %656: i32, %657: i32, %658: i32, %659: i32):
          %660 = "arith.constant"() {value = 2 : i32} : () -> i32
          %661 = "arith.muli"(%572, %660) : (i32, i32) -> i32
          %662 = "arith.addi"(%661, %85) : (i32, i32) -> i32
          %663 = "llvm.getelementptr"(%36, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t664_s0 = "llvm.ptrtoint"(%663) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t664_s0, %573) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %665 = "llvm.getelementptr"(%35, %578) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t666_s0 = "llvm.ptrtoint"(%665) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t666_s0, %579) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %667 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %668 = "arith.muli"(%578, %667) : (i32, i32) -> i32
          %669 = "llvm.getelementptr"(%32, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %670 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %671 = "arith.muli"(%578, %670) : (i32, i32) -> i32
          %672 = "llvm.getelementptr"(%33, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %673 = "arith.constant"() {value = false} : () -> i1
          %t675_a = "llvm.ptrtoint"(%669) : (!llvm.ptr<3>) -> i32
          %t675_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t675_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t675_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t675_shifted = "arith.shrui"(%t675_a, %t675_four) : (i32, i32) -> i32
          %t675_low = "arith.andi"(%t675_shifted, %t675_mask) : (i32, i32) -> i32
          %t675_wide = "arith.extui"(%t675_low) : (i32) -> i64
          %674 = "arith.ori"(%t675_wide, %t675_fields) : (i64, i64) -> i64
          %t677_a = "llvm.ptrtoint"(%672) : (!llvm.ptr<3>) -> i32
          %t677_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t677_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t677_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t677_shifted = "arith.shrui"(%t677_a, %t677_four) : (i32, i32) -> i32
          %t677_low = "arith.andi"(%t677_shifted, %t677_mask) : (i32, i32) -> i32
          %t677_wide = "arith.extui"(%t677_low) : (i32) -> i64
          %676 = "arith.ori"(%t677_wide, %t677_fields) : (i64, i64) -> i64
          %t742_r = "llvm.inline_asm"(%580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %678 = "llvm.extractvalue"(%t742_r) {position = array<i64: 0>} : (!struct0) -> f32
          %679 = "llvm.extractvalue"(%t742_r) {position = array<i64: 1>} : (!struct0) -> f32
          %680 = "llvm.extractvalue"(%t742_r) {position = array<i64: 2>} : (!struct0) -> f32
          %681 = "llvm.extractvalue"(%t742_r) {position = array<i64: 3>} : (!struct0) -> f32
          %682 = "llvm.extractvalue"(%t742_r) {position = array<i64: 4>} : (!struct0) -> f32
          %683 = "llvm.extractvalue"(%t742_r) {position = array<i64: 5>} : (!struct0) -> f32
          %684 = "llvm.extractvalue"(%t742_r) {position = array<i64: 6>} : (!struct0) -> f32
          %685 = "llvm.extractvalue"(%t742_r) {position = array<i64: 7>} : (!struct0) -> f32
          %686 = "llvm.extractvalue"(%t742_r) {position = array<i64: 8>} : (!struct0) -> f32
          %687 = "llvm.extractvalue"(%t742_r) {position = array<i64: 9>} : (!struct0) -> f32
          %688 = "llvm.extractvalue"(%t742_r) {position = array<i64: 10>} : (!struct0) -> f32
          %689 = "llvm.extractvalue"(%t742_r) {position = array<i64: 11>} : (!struct0) -> f32
          %690 = "llvm.extractvalue"(%t742_r) {position = array<i64: 12>} : (!struct0) -> f32
          %691 = "llvm.extractvalue"(%t742_r) {position = array<i64: 13>} : (!struct0) -> f32
          %692 = "llvm.extractvalue"(%t742_r) {position = array<i64: 14>} : (!struct0) -> f32
          %693 = "llvm.extractvalue"(%t742_r) {position = array<i64: 15>} : (!struct0) -> f32
          %694 = "llvm.extractvalue"(%t742_r) {position = array<i64: 16>} : (!struct0) -> f32
          %695 = "llvm.extractvalue"(%t742_r) {position = array<i64: 17>} : (!struct0) -> f32
          %696 = "llvm.extractvalue"(%t742_r) {position = array<i64: 18>} : (!struct0) -> f32
          %697 = "llvm.extractvalue"(%t742_r) {position = array<i64: 19>} : (!struct0) -> f32
          %698 = "llvm.extractvalue"(%t742_r) {position = array<i64: 20>} : (!struct0) -> f32
          %699 = "llvm.extractvalue"(%t742_r) {position = array<i64: 21>} : (!struct0) -> f32
          %700 = "llvm.extractvalue"(%t742_r) {position = array<i64: 22>} : (!struct0) -> f32
          %701 = "llvm.extractvalue"(%t742_r) {position = array<i64: 23>} : (!struct0) -> f32
          %702 = "llvm.extractvalue"(%t742_r) {position = array<i64: 24>} : (!struct0) -> f32
          %703 = "llvm.extractvalue"(%t742_r) {position = array<i64: 25>} : (!struct0) -> f32
          %704 = "llvm.extractvalue"(%t742_r) {position = array<i64: 26>} : (!struct0) -> f32
          %705 = "llvm.extractvalue"(%t742_r) {position = array<i64: 27>} : (!struct0) -> f32
          %706 = "llvm.extractvalue"(%t742_r) {position = array<i64: 28>} : (!struct0) -> f32
          %707 = "llvm.extractvalue"(%t742_r) {position = array<i64: 29>} : (!struct0) -> f32
          %708 = "llvm.extractvalue"(%t742_r) {position = array<i64: 30>} : (!struct0) -> f32
          %709 = "llvm.extractvalue"(%t742_r) {position = array<i64: 31>} : (!struct0) -> f32
          %710 = "llvm.extractvalue"(%t742_r) {position = array<i64: 32>} : (!struct0) -> f32
          %711 = "llvm.extractvalue"(%t742_r) {position = array<i64: 33>} : (!struct0) -> f32
          %712 = "llvm.extractvalue"(%t742_r) {position = array<i64: 34>} : (!struct0) -> f32
          %713 = "llvm.extractvalue"(%t742_r) {position = array<i64: 35>} : (!struct0) -> f32
          %714 = "llvm.extractvalue"(%t742_r) {position = array<i64: 36>} : (!struct0) -> f32
          %715 = "llvm.extractvalue"(%t742_r) {position = array<i64: 37>} : (!struct0) -> f32
          %716 = "llvm.extractvalue"(%t742_r) {position = array<i64: 38>} : (!struct0) -> f32
          %717 = "llvm.extractvalue"(%t742_r) {position = array<i64: 39>} : (!struct0) -> f32
          %718 = "llvm.extractvalue"(%t742_r) {position = array<i64: 40>} : (!struct0) -> f32
          %719 = "llvm.extractvalue"(%t742_r) {position = array<i64: 41>} : (!struct0) -> f32
          %720 = "llvm.extractvalue"(%t742_r) {position = array<i64: 42>} : (!struct0) -> f32
          %721 = "llvm.extractvalue"(%t742_r) {position = array<i64: 43>} : (!struct0) -> f32
          %722 = "llvm.extractvalue"(%t742_r) {position = array<i64: 44>} : (!struct0) -> f32
          %723 = "llvm.extractvalue"(%t742_r) {position = array<i64: 45>} : (!struct0) -> f32
          %724 = "llvm.extractvalue"(%t742_r) {position = array<i64: 46>} : (!struct0) -> f32
          %725 = "llvm.extractvalue"(%t742_r) {position = array<i64: 47>} : (!struct0) -> f32
          %726 = "llvm.extractvalue"(%t742_r) {position = array<i64: 48>} : (!struct0) -> f32
          %727 = "llvm.extractvalue"(%t742_r) {position = array<i64: 49>} : (!struct0) -> f32
          %728 = "llvm.extractvalue"(%t742_r) {position = array<i64: 50>} : (!struct0) -> f32
          %729 = "llvm.extractvalue"(%t742_r) {position = array<i64: 51>} : (!struct0) -> f32
          %730 = "llvm.extractvalue"(%t742_r) {position = array<i64: 52>} : (!struct0) -> f32
          %731 = "llvm.extractvalue"(%t742_r) {position = array<i64: 53>} : (!struct0) -> f32
          %732 = "llvm.extractvalue"(%t742_r) {position = array<i64: 54>} : (!struct0) -> f32
          %733 = "llvm.extractvalue"(%t742_r) {position = array<i64: 55>} : (!struct0) -> f32
          %734 = "llvm.extractvalue"(%t742_r) {position = array<i64: 56>} : (!struct0) -> f32
          %735 = "llvm.extractvalue"(%t742_r) {position = array<i64: 57>} : (!struct0) -> f32
          %736 = "llvm.extractvalue"(%t742_r) {position = array<i64: 58>} : (!struct0) -> f32
          %737 = "llvm.extractvalue"(%t742_r) {position = array<i64: 59>} : (!struct0) -> f32
          %738 = "llvm.extractvalue"(%t742_r) {position = array<i64: 60>} : (!struct0) -> f32
          %739 = "llvm.extractvalue"(%t742_r) {position = array<i64: 61>} : (!struct0) -> f32
          %740 = "llvm.extractvalue"(%t742_r) {position = array<i64: 62>} : (!struct0) -> f32
          %741 = "llvm.extractvalue"(%t742_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t807_r = "llvm.inline_asm"(%678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %674, %676, %673) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %743 = "llvm.extractvalue"(%t807_r) {position = array<i64: 0>} : (!struct0) -> f32
          %744 = "llvm.extractvalue"(%t807_r) {position = array<i64: 1>} : (!struct0) -> f32
          %745 = "llvm.extractvalue"(%t807_r) {position = array<i64: 2>} : (!struct0) -> f32
          %746 = "llvm.extractvalue"(%t807_r) {position = array<i64: 3>} : (!struct0) -> f32
          %747 = "llvm.extractvalue"(%t807_r) {position = array<i64: 4>} : (!struct0) -> f32
          %748 = "llvm.extractvalue"(%t807_r) {position = array<i64: 5>} : (!struct0) -> f32
          %749 = "llvm.extractvalue"(%t807_r) {position = array<i64: 6>} : (!struct0) -> f32
          %750 = "llvm.extractvalue"(%t807_r) {position = array<i64: 7>} : (!struct0) -> f32
          %751 = "llvm.extractvalue"(%t807_r) {position = array<i64: 8>} : (!struct0) -> f32
          %752 = "llvm.extractvalue"(%t807_r) {position = array<i64: 9>} : (!struct0) -> f32
          %753 = "llvm.extractvalue"(%t807_r) {position = array<i64: 10>} : (!struct0) -> f32
          %754 = "llvm.extractvalue"(%t807_r) {position = array<i64: 11>} : (!struct0) -> f32
          %755 = "llvm.extractvalue"(%t807_r) {position = array<i64: 12>} : (!struct0) -> f32
          %756 = "llvm.extractvalue"(%t807_r) {position = array<i64: 13>} : (!struct0) -> f32
          %757 = "llvm.extractvalue"(%t807_r) {position = array<i64: 14>} : (!struct0) -> f32
          %758 = "llvm.extractvalue"(%t807_r) {position = array<i64: 15>} : (!struct0) -> f32
          %759 = "llvm.extractvalue"(%t807_r) {position = array<i64: 16>} : (!struct0) -> f32
          %760 = "llvm.extractvalue"(%t807_r) {position = array<i64: 17>} : (!struct0) -> f32
          %761 = "llvm.extractvalue"(%t807_r) {position = array<i64: 18>} : (!struct0) -> f32
          %762 = "llvm.extractvalue"(%t807_r) {position = array<i64: 19>} : (!struct0) -> f32
          %763 = "llvm.extractvalue"(%t807_r) {position = array<i64: 20>} : (!struct0) -> f32
          %764 = "llvm.extractvalue"(%t807_r) {position = array<i64: 21>} : (!struct0) -> f32
          %765 = "llvm.extractvalue"(%t807_r) {position = array<i64: 22>} : (!struct0) -> f32
          %766 = "llvm.extractvalue"(%t807_r) {position = array<i64: 23>} : (!struct0) -> f32
          %767 = "llvm.extractvalue"(%t807_r) {position = array<i64: 24>} : (!struct0) -> f32
          %768 = "llvm.extractvalue"(%t807_r) {position = array<i64: 25>} : (!struct0) -> f32
          %769 = "llvm.extractvalue"(%t807_r) {position = array<i64: 26>} : (!struct0) -> f32
          %770 = "llvm.extractvalue"(%t807_r) {position = array<i64: 27>} : (!struct0) -> f32
          %771 = "llvm.extractvalue"(%t807_r) {position = array<i64: 28>} : (!struct0) -> f32
          %772 = "llvm.extractvalue"(%t807_r) {position = array<i64: 29>} : (!struct0) -> f32
          %773 = "llvm.extractvalue"(%t807_r) {position = array<i64: 30>} : (!struct0) -> f32
          %774 = "llvm.extractvalue"(%t807_r) {position = array<i64: 31>} : (!struct0) -> f32
          %775 = "llvm.extractvalue"(%t807_r) {position = array<i64: 32>} : (!struct0) -> f32
          %776 = "llvm.extractvalue"(%t807_r) {position = array<i64: 33>} : (!struct0) -> f32
          %777 = "llvm.extractvalue"(%t807_r) {position = array<i64: 34>} : (!struct0) -> f32
          %778 = "llvm.extractvalue"(%t807_r) {position = array<i64: 35>} : (!struct0) -> f32
          %779 = "llvm.extractvalue"(%t807_r) {position = array<i64: 36>} : (!struct0) -> f32
          %780 = "llvm.extractvalue"(%t807_r) {position = array<i64: 37>} : (!struct0) -> f32
          %781 = "llvm.extractvalue"(%t807_r) {position = array<i64: 38>} : (!struct0) -> f32
          %782 = "llvm.extractvalue"(%t807_r) {position = array<i64: 39>} : (!struct0) -> f32
          %783 = "llvm.extractvalue"(%t807_r) {position = array<i64: 40>} : (!struct0) -> f32
          %784 = "llvm.extractvalue"(%t807_r) {position = array<i64: 41>} : (!struct0) -> f32
          %785 = "llvm.extractvalue"(%t807_r) {position = array<i64: 42>} : (!struct0) -> f32
          %786 = "llvm.extractvalue"(%t807_r) {position = array<i64: 43>} : (!struct0) -> f32
          %787 = "llvm.extractvalue"(%t807_r) {position = array<i64: 44>} : (!struct0) -> f32
          %788 = "llvm.extractvalue"(%t807_r) {position = array<i64: 45>} : (!struct0) -> f32
          %789 = "llvm.extractvalue"(%t807_r) {position = array<i64: 46>} : (!struct0) -> f32
          %790 = "llvm.extractvalue"(%t807_r) {position = array<i64: 47>} : (!struct0) -> f32
          %791 = "llvm.extractvalue"(%t807_r) {position = array<i64: 48>} : (!struct0) -> f32
          %792 = "llvm.extractvalue"(%t807_r) {position = array<i64: 49>} : (!struct0) -> f32
          %793 = "llvm.extractvalue"(%t807_r) {position = array<i64: 50>} : (!struct0) -> f32
          %794 = "llvm.extractvalue"(%t807_r) {position = array<i64: 51>} : (!struct0) -> f32
          %795 = "llvm.extractvalue"(%t807_r) {position = array<i64: 52>} : (!struct0) -> f32
          %796 = "llvm.extractvalue"(%t807_r) {position = array<i64: 53>} : (!struct0) -> f32
          %797 = "llvm.extractvalue"(%t807_r) {position = array<i64: 54>} : (!struct0) -> f32
          %798 = "llvm.extractvalue"(%t807_r) {position = array<i64: 55>} : (!struct0) -> f32
          %799 = "llvm.extractvalue"(%t807_r) {position = array<i64: 56>} : (!struct0) -> f32
          %800 = "llvm.extractvalue"(%t807_r) {position = array<i64: 57>} : (!struct0) -> f32
          %801 = "llvm.extractvalue"(%t807_r) {position = array<i64: 58>} : (!struct0) -> f32
          %802 = "llvm.extractvalue"(%t807_r) {position = array<i64: 59>} : (!struct0) -> f32
          %803 = "llvm.extractvalue"(%t807_r) {position = array<i64: 60>} : (!struct0) -> f32
          %804 = "llvm.extractvalue"(%t807_r) {position = array<i64: 61>} : (!struct0) -> f32
          %805 = "llvm.extractvalue"(%t807_r) {position = array<i64: 62>} : (!struct0) -> f32
          %806 = "llvm.extractvalue"(%t807_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %808 = "arith.addi"(%578, %84) : (i32, i32) -> i32
          %809 = "arith.constant"() {value = 8 : i32} : () -> i32
          %810 = "arith.cmpi"(%808, %809) {predicate = 0 : i64} : (i32, i32) -> i1
          %811 = "arith.xori"(%579, %84) : (i32, i32) -> i32
          %812 = "arith.select"(%810, %811, %579) : (i1, i32, i32) -> i32
          %813 = "arith.select"(%810, %19, %808) : (i1, i32, i32) -> i32
          %814 = "arith.addi"(%577, %84) : (i32, i32) -> i32
          %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884 = "scf.for"(%84, %112, %84, %577, %578, %579, %814, %813, %812, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806) ({
          ^bb0(%885: i32, %886: i32, %887: i32, %888: i32, %889: i32, %890: i32, %891: i32, %892: f32, %893: f32, %894: f32, %895: f32, %896: f32, %897: f32, %898: f32, %899: f32, %900: f32, %901: f32, %902: f32, %903: f32, %904: f32, %905: f32, %906: f32, %907: f32, %908: f32, %909: f32, %910: f32, %911: f32, %912: f32, %913: f32, %914: f32, %915: f32, %916: f32, %917: f32, %918: f32, %919: f32, %920: f32, %921: f32, %922: f32, %923: f32, %924: f32, %925: f32, %926: f32, %927: f32, %928: f32, %929: f32, %930: f32, %931: f32, %932: f32, %933: f32, %934: f32, %935: f32, %936: f32, %937: f32, %938: f32, %939: f32, %940: f32, %941: f32, %942: f32, %943: f32, %944: f32, %945: f32, %946: f32, %947: f32, %948: f32, %949: f32, %950: f32, %951: f32, %952: f32, %953: f32, %954: f32, %955: f32):
            %956 = "llvm.getelementptr"(%35, %890) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t957_s0 = "llvm.ptrtoint"(%956) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t957_s0, %891) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %958 = "arith.muli"(%890, %667) : (i32, i32) -> i32
            %959 = "llvm.getelementptr"(%32, %958) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %960 = "arith.muli"(%890, %670) : (i32, i32) -> i32
            %961 = "llvm.getelementptr"(%33, %960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t963_a = "llvm.ptrtoint"(%959) : (!llvm.ptr<3>) -> i32
            %t963_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t963_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t963_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t963_shifted = "arith.shrui"(%t963_a, %t963_four) : (i32, i32) -> i32
            %t963_low = "arith.andi"(%t963_shifted, %t963_mask) : (i32, i32) -> i32
            %t963_wide = "arith.extui"(%t963_low) : (i32) -> i64
            %962 = "arith.ori"(%t963_wide, %t963_fields) : (i64, i64) -> i64
            %t965_a = "llvm.ptrtoint"(%961) : (!llvm.ptr<3>) -> i32
            %t965_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t965_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t965_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t965_shifted = "arith.shrui"(%t965_a, %t965_four) : (i32, i32) -> i32
            %t965_low = "arith.andi"(%t965_shifted, %t965_mask) : (i32, i32) -> i32
            %t965_wide = "arith.extui"(%t965_low) : (i32) -> i64
            %964 = "arith.ori"(%t965_wide, %t965_fields) : (i64, i64) -> i64
            %t1030_r = "llvm.inline_asm"(%892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %966 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 0>} : (!struct0) -> f32
            %967 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 1>} : (!struct0) -> f32
            %968 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 2>} : (!struct0) -> f32
            %969 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 3>} : (!struct0) -> f32
            %970 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 4>} : (!struct0) -> f32
            %971 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 5>} : (!struct0) -> f32
            %972 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 6>} : (!struct0) -> f32
            %973 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 7>} : (!struct0) -> f32
            %974 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 8>} : (!struct0) -> f32
            %975 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 9>} : (!struct0) -> f32
            %976 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 10>} : (!struct0) -> f32
            %977 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 11>} : (!struct0) -> f32
            %978 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 12>} : (!struct0) -> f32
            %979 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 13>} : (!struct0) -> f32
            %980 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 14>} : (!struct0) -> f32
            %981 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 15>} : (!struct0) -> f32
            %982 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 16>} : (!struct0) -> f32
            %983 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 17>} : (!struct0) -> f32
            %984 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 18>} : (!struct0) -> f32
            %985 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 19>} : (!struct0) -> f32
            %986 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 20>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 21>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 22>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 23>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 24>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 25>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 26>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 27>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 28>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 29>} : (!struct0) -> f32
            %996 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 30>} : (!struct0) -> f32
            %997 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 31>} : (!struct0) -> f32
            %998 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 32>} : (!struct0) -> f32
            %999 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1000 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1001 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1002 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1003 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1004 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1005 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1006 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1007 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1008 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1009 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1010 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1011 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1012 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1013 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1014 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1015 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1016 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1017 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1018 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1019 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1020 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1021 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1022 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1023 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1024 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1025 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1026 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1027 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1028 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1029 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t1095_r = "llvm.inline_asm"(%966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %962, %964, %301) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1031 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1032 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1033 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1034 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1035 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1036 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1037 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1038 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1039 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1040 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1041 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1042 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1043 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1044 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1045 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1046 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1047 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1048 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1049 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1050 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1051 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1052 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1053 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1054 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1055 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1056 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1057 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1058 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1059 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1060 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1061 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1062 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1063 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1064 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1065 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1066 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1067 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1068 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1069 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1070 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1071 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1072 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1073 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1074 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1075 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1076 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1077 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1078 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1079 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1080 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1081 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1082 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1083 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1084 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1085 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1086 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1087 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1088 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1089 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1090 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1091 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1092 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1093 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1094 = "llvm.extractvalue"(%t1095_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1160_r = "llvm.inline_asm"(%1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1096 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1097 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1098 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1099 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1100 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1101 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1102 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1103 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1104 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1105 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1106 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1107 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1108 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1109 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1110 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1111 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1112 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1113 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1114 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1115 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1116 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1117 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1118 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1119 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1120 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1121 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1122 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1123 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1124 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1125 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1126 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1127 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1128 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1129 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1130 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1131 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1132 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1133 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1134 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1135 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1136 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1137 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1138 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1139 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1140 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1141 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1142 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1143 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1144 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1145 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1146 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1147 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1148 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1149 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1150 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1151 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1152 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1153 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1154 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1155 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1156 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1157 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1158 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1159 = "llvm.extractvalue"(%t1160_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%40) ({
              %1161 = "llvm.getelementptr"(%41, %887) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1162_s0 = "llvm.ptrtoint"(%1161) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1162_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1163 = "arith.addi"(%890, %84) : (i32, i32) -> i32
            %1164 = "arith.cmpi"(%1163, %809) {predicate = 0 : i64} : (i32, i32) -> i1
            %1165 = "arith.xori"(%891, %84) : (i32, i32) -> i32
            %1166 = "arith.select"(%1164, %1165, %891) : (i1, i32, i32) -> i32
            %1167 = "arith.select"(%1164, %19, %1163) : (i1, i32, i32) -> i32
            %1168 = "arith.addi"(%889, %84) : (i32, i32) -> i32
            "scf.yield"(%889, %890, %891, %1168, %1167, %1166, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1169 = "arith.addi"(%85, %84) : (i32, i32) -> i32
          %1170 = "arith.andi"(%1169, %84) : (i32, i32) -> i32
          %1171 = "arith.addi"(%661, %1170) : (i32, i32) -> i32
          %1172 = "llvm.getelementptr"(%36, %1171) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1173_s0 = "llvm.ptrtoint"(%1172) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1173_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1174 = "arith.addi"(%572, %84) : (i32, i32) -> i32
          %1175 = "arith.cmpi"(%1174, %84) {predicate = 0 : i64} : (i32, i32) -> i1
          %1176 = "arith.xori"(%573, %84) : (i32, i32) -> i32
          %1177 = "arith.select"(%1175, %1176, %573) : (i1, i32, i32) -> i32
          %1178 = "arith.select"(%1175, %19, %1174) : (i1, i32, i32) -> i32
          %1179 = "arith.addi"(%571, %84) : (i32, i32) -> i32
          %1180 = "arith.addi"(%819, %112) : (i32, i32) -> i32
          %1181 = "arith.shrsi"(%1180, %295) : (i32, i32) -> i32
          %1182 = "arith.andi"(%1181, %84) : (i32, i32) -> i32
          %1183 = "arith.xori"(%820, %1182) : (i32, i32) -> i32
          %1184 = "arith.andi"(%1180, %299) : (i32, i32) -> i32
          %t1249_r = "llvm.inline_asm"(%821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1185 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1186 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1187 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1188 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1189 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1190 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1191 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1192 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1193 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1194 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1195 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1196 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1197 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1198 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1199 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1200 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1201 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1202 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1203 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1204 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1205 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1206 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1207 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1208 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1209 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1210 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1211 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1212 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1213 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1214 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1215 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1216 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1217 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1218 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1219 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1220 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1221 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1222 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1223 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1224 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1225 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1226 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1227 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1228 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1229 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1230 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1231 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1232 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1233 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1234 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1235 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1236 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1237 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1238 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1239 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1240 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1241 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1242 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1243 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1244 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1245 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1246 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1247 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1248 = "llvm.extractvalue"(%t1249_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%40) ({
            %1250 = "llvm.getelementptr"(%41, %816) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1251_s0 = "llvm.ptrtoint"(%1250) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1251_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1252 = "arith.constant"() {value = 32 : i64} : () -> i64
          %1253 = "arith.shrui"(%7, %1252) : (i64, i64) -> i64
          %1254 = "arith.subi"(%11, %84) : (i32, i32) -> i32
          %1255 = "llvm.intr.ctlz"(%1254) {is_zero_poison = false} : (i32) -> i32
          %1256 = "arith.subi"(%22, %1255) : (i32, i32) -> i32
          %1257 = "arith.extui"(%568) : (i32) -> i64
          %1258 = "arith.muli"(%1257, %1253) : (i64, i64) -> i64
          %1259 = "arith.shrui"(%1258, %1252) : (i64, i64) -> i64
          %1260 = "arith.trunci"(%1259) : (i64) -> i32
          %1261 = "arith.addi"(%1260, %568) : (i32, i32) -> i32
          %1262 = "arith.shrui"(%1261, %1256) : (i32, i32) -> i32
          %1263 = "arith.cmpi"(%1256, %22) {predicate = 6 : i64} : (i32, i32) -> i1
          %1264 = "arith.select"(%1263, %1262, %19) : (i1, i32, i32) -> i32
          %1265 = "llvm.intr.ctlz"(%1254) {is_zero_poison = false} : (i32) -> i32
          %1266 = "arith.subi"(%22, %1265) : (i32, i32) -> i32
          %1267 = "arith.shrui"(%1261, %1266) : (i32, i32) -> i32
          %1268 = "arith.cmpi"(%1266, %22) {predicate = 6 : i64} : (i32, i32) -> i1
          %1269 = "arith.select"(%1268, %1267, %19) : (i1, i32, i32) -> i32
          %1270 = "arith.muli"(%1269, %11) : (i32, i32) -> i32
          %1271 = "arith.subi"(%568, %1270) : (i32, i32) -> i32
          %1272 = "arith.muli"(%1264, %809) : (i32, i32) -> i32
          %1273 = "arith.addi"(%1272, %809) : (i32, i32) -> i32
          %1274 = "arith.cmpi"(%1273, %9) {predicate = 3 : i64} : (i32, i32) -> i1
          %1275 = "arith.divui"(%1271, %809) : (i32, i32) -> i32
          %1276 = "arith.shrui"(%8, %1252) : (i64, i64) -> i64
          %1277 = "arith.subi"(%12, %84) : (i32, i32) -> i32
          %1278 = "llvm.intr.ctlz"(%1277) {is_zero_poison = false} : (i32) -> i32
          %1279 = "arith.subi"(%22, %1278) : (i32, i32) -> i32
          %1280 = "arith.extui"(%1271) : (i32) -> i64
          %1281 = "arith.muli"(%1280, %1276) : (i64, i64) -> i64
          %1282 = "arith.shrui"(%1281, %1252) : (i64, i64) -> i64
          %1283 = "arith.trunci"(%1282) : (i64) -> i32
          %1284 = "arith.addi"(%1283, %1271) : (i32, i32) -> i32
          %1285 = "arith.shrui"(%1284, %1279) : (i32, i32) -> i32
          %1286 = "arith.cmpi"(%1279, %22) {predicate = 6 : i64} : (i32, i32) -> i1
          %1287 = "arith.select"(%1286, %1285, %19) : (i1, i32, i32) -> i32
          %1288 = "arith.select"(%1274, %1275, %1287) : (i1, i32, i32) -> i32
          %1289 = "arith.remui"(%1271, %809) : (i32, i32) -> i32
          %1290 = "llvm.intr.ctlz"(%1277) {is_zero_poison = false} : (i32) -> i32
          %1291 = "arith.subi"(%22, %1290) : (i32, i32) -> i32
          %1292 = "arith.shrui"(%1284, %1291) : (i32, i32) -> i32
          %1293 = "arith.cmpi"(%1291, %22) {predicate = 6 : i64} : (i32, i32) -> i1
          %1294 = "arith.select"(%1293, %1292, %19) : (i1, i32, i32) -> i32
          %1295 = "arith.muli"(%1294, %12) : (i32, i32) -> i32
          %1296 = "arith.subi"(%1271, %1295) : (i32, i32) -> i32
          %1297 = "arith.select"(%1274, %1289, %1296) : (i1, i32, i32) -> i32
          %1298 = "arith.addi"(%1272, %1297) : (i32, i32) -> i32
          %1299 = "arith.addi"(%1298, %569) : (i32, i32) -> i32
          %1300 = "arith.addi"(%1288, %570) : (i32, i32) -> i32
          %1301 = "arith.remui"(%1300, %84) : (i32, i32) -> i32
          %1302 = "arith.addi"(%1300, %1301) : (i32, i32) -> i32
          %1303 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1304 = "arith.muli"(%1299, %110) : (i32, i32) -> i32
          %1305 = "arith.muli"(%1302, %16) : (i32, i32) -> i32
          %1306 = "arith.andi"(%291, %1303) : (i32, i32) -> i32
          %1307 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1308 = "arith.divui"(%1306, %22) : (i32, i32) -> i32
          %1309 = "nvvm.shfl.sync"(%18, %1308, %19, %20) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %1310 = "arith.cmpi"(%1309, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %1311 = "arith.remui"(%1306, %809) : (i32, i32) -> i32
          %1312 = "arith.divui"(%1306, %809) : (i32, i32) -> i32
          %1313 = "arith.muli"(%1311, %110) : (i32, i32) -> i32
          %1314 = "arith.remui"(%1312, %660) : (i32, i32) -> i32
          %1315 = "arith.divui"(%1312, %660) : (i32, i32) -> i32
          %1316 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1317 = "arith.muli"(%1314, %1316) : (i32, i32) -> i32
          %1318 = "arith.addi"(%1313, %1317) : (i32, i32) -> i32
          %1319 = "arith.remui"(%1315, %660) : (i32, i32) -> i32
          %1320 = "arith.divui"(%1315, %660) : (i32, i32) -> i32
          %1321 = "arith.muli"(%1319, %809) : (i32, i32) -> i32
          %1322 = "arith.addi"(%1318, %1321) : (i32, i32) -> i32
          %1323 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1324 = "arith.muli"(%1320, %1323) : (i32, i32) -> i32
          %1325 = "arith.addi"(%1322, %1324) : (i32, i32) -> i32
          %1326 = "arith.muli"(%85, %660) : (i32, i32) -> i32
          "scf.if"(%1310) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1327 = "arith.addi"(%84, %85) : (i32, i32) -> i32
          "nvvm.barrier"(%1327, %16) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1328 = "vector.from_elements"(%1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1329 = "arith.truncf"(%1328) : (vector<32xf32>) -> vector<32xf16>
          %1330 = "vector.extract"(%1329) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1331 = "vector.extract"(%1329) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1332 = "vector.extract"(%1329) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1333 = "vector.extract"(%1329) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1334 = "vector.extract"(%1329) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1335 = "vector.extract"(%1329) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1336 = "vector.extract"(%1329) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1337 = "vector.extract"(%1329) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1338 = "vector.extract"(%1329) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1339 = "vector.extract"(%1329) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1340 = "vector.extract"(%1329) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1341 = "vector.extract"(%1329) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1342 = "vector.extract"(%1329) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1343 = "vector.extract"(%1329) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1344 = "vector.extract"(%1329) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1345 = "vector.extract"(%1329) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1346 = "vector.extract"(%1329) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1347 = "vector.extract"(%1329) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1348 = "vector.extract"(%1329) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1349 = "vector.extract"(%1329) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1350 = "vector.extract"(%1329) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1351 = "vector.extract"(%1329) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1352 = "vector.extract"(%1329) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1353 = "vector.extract"(%1329) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1354 = "vector.extract"(%1329) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1355 = "vector.extract"(%1329) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1356 = "vector.extract"(%1329) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1357 = "vector.extract"(%1329) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1358 = "vector.extract"(%1329) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1359 = "vector.extract"(%1329) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1360 = "vector.extract"(%1329) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1361 = "vector.extract"(%1329) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1362 = "arith.muli"(%1326, %667) : (i32, i32) -> i32
          %1363 = "llvm.getelementptr"(%34, %1362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1364 = "vector.from_elements"(%1330, %1331) : (f16, f16) -> vector<2xf16>
          %1365 = "llvm.bitcast"(%1364) : (vector<2xf16>) -> i32
          %1366 = "vector.from_elements"(%1332, %1333) : (f16, f16) -> vector<2xf16>
          %1367 = "llvm.bitcast"(%1366) : (vector<2xf16>) -> i32
          %1368 = "vector.from_elements"(%1334, %1335) : (f16, f16) -> vector<2xf16>
          %1369 = "llvm.bitcast"(%1368) : (vector<2xf16>) -> i32
          %1370 = "vector.from_elements"(%1336, %1337) : (f16, f16) -> vector<2xf16>
          %1371 = "llvm.bitcast"(%1370) : (vector<2xf16>) -> i32
          %1372 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1373 = "arith.andi"(%1325, %1372) : (i32, i32) -> i32
          %1374 = "arith.shrui"(%1373, %295) : (i32, i32) -> i32
          %1375 = "arith.xori"(%1325, %1374) : (i32, i32) -> i32
          %1376 = "llvm.getelementptr"(%1363, %1375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1376, %1365, %1367, %1369, %1371) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1378 = "arith.addi"(%1325, %1307) : (i32, i32) -> i32
          %1379 = "vector.from_elements"(%1338, %1339) : (f16, f16) -> vector<2xf16>
          %1380 = "llvm.bitcast"(%1379) : (vector<2xf16>) -> i32
          %1381 = "vector.from_elements"(%1340, %1341) : (f16, f16) -> vector<2xf16>
          %1382 = "llvm.bitcast"(%1381) : (vector<2xf16>) -> i32
          %1383 = "vector.from_elements"(%1342, %1343) : (f16, f16) -> vector<2xf16>
          %1384 = "llvm.bitcast"(%1383) : (vector<2xf16>) -> i32
          %1385 = "vector.from_elements"(%1344, %1345) : (f16, f16) -> vector<2xf16>
          %1386 = "llvm.bitcast"(%1385) : (vector<2xf16>) -> i32
          %1387 = "arith.andi"(%1378, %1372) : (i32, i32) -> i32
          %1388 = "arith.shrui"(%1387, %295) : (i32, i32) -> i32
          %1389 = "arith.xori"(%1378, %1388) : (i32, i32) -> i32
          %1390 = "llvm.getelementptr"(%1363, %1389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1390, %1380, %1382, %1384, %1386) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1392 = "arith.addi"(%1325, %22) : (i32, i32) -> i32
          %1393 = "vector.from_elements"(%1346, %1347) : (f16, f16) -> vector<2xf16>
          %1394 = "llvm.bitcast"(%1393) : (vector<2xf16>) -> i32
          %1395 = "vector.from_elements"(%1348, %1349) : (f16, f16) -> vector<2xf16>
          %1396 = "llvm.bitcast"(%1395) : (vector<2xf16>) -> i32
          %1397 = "vector.from_elements"(%1350, %1351) : (f16, f16) -> vector<2xf16>
          %1398 = "llvm.bitcast"(%1397) : (vector<2xf16>) -> i32
          %1399 = "vector.from_elements"(%1352, %1353) : (f16, f16) -> vector<2xf16>
          %1400 = "llvm.bitcast"(%1399) : (vector<2xf16>) -> i32
          %1401 = "arith.andi"(%1392, %1372) : (i32, i32) -> i32
          %1402 = "arith.shrui"(%1401, %295) : (i32, i32) -> i32
          %1403 = "arith.xori"(%1392, %1402) : (i32, i32) -> i32
          %1404 = "llvm.getelementptr"(%1363, %1403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1404, %1394, %1396, %1398, %1400) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1406 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1407 = "arith.addi"(%1325, %1406) : (i32, i32) -> i32
          %1408 = "vector.from_elements"(%1354, %1355) : (f16, f16) -> vector<2xf16>
          %1409 = "llvm.bitcast"(%1408) : (vector<2xf16>) -> i32
          %1410 = "vector.from_elements"(%1356, %1357) : (f16, f16) -> vector<2xf16>
          %1411 = "llvm.bitcast"(%1410) : (vector<2xf16>) -> i32
          %1412 = "vector.from_elements"(%1358, %1359) : (f16, f16) -> vector<2xf16>
          %1413 = "llvm.bitcast"(%1412) : (vector<2xf16>) -> i32
          %1414 = "vector.from_elements"(%1360, %1361) : (f16, f16) -> vector<2xf16>
          %1415 = "llvm.bitcast"(%1414) : (vector<2xf16>) -> i32
          %1416 = "arith.andi"(%1407, %1372) : (i32, i32) -> i32
          %1417 = "arith.shrui"(%1416, %295) : (i32, i32) -> i32
          %1418 = "arith.xori"(%1407, %1417) : (i32, i32) -> i32
          %1419 = "llvm.getelementptr"(%1363, %1418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1419, %1409, %1411, %1413, %1415) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1327, %16) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1310) ({
            %1421 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1421) ({
              %t1422_s1 = "llvm.ptrtoint"(%1363) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1422_s1, %1305, %1304) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1423 = "arith.addi"(%1326, %84) : (i32, i32) -> i32
          "scf.if"(%1310) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1327, %16) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1424 = "vector.from_elements"(%1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1425 = "arith.truncf"(%1424) : (vector<32xf32>) -> vector<32xf16>
          %1426 = "vector.extract"(%1425) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1427 = "vector.extract"(%1425) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1428 = "vector.extract"(%1425) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1429 = "vector.extract"(%1425) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1430 = "vector.extract"(%1425) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1431 = "vector.extract"(%1425) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1432 = "vector.extract"(%1425) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1433 = "vector.extract"(%1425) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1434 = "vector.extract"(%1425) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1435 = "vector.extract"(%1425) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1436 = "vector.extract"(%1425) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1437 = "vector.extract"(%1425) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1438 = "vector.extract"(%1425) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1439 = "vector.extract"(%1425) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1440 = "vector.extract"(%1425) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1441 = "vector.extract"(%1425) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1442 = "vector.extract"(%1425) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1443 = "vector.extract"(%1425) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1444 = "vector.extract"(%1425) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1445 = "vector.extract"(%1425) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1446 = "vector.extract"(%1425) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1447 = "vector.extract"(%1425) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1448 = "vector.extract"(%1425) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1449 = "vector.extract"(%1425) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1450 = "vector.extract"(%1425) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1451 = "vector.extract"(%1425) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1452 = "vector.extract"(%1425) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1453 = "vector.extract"(%1425) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1454 = "vector.extract"(%1425) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1455 = "vector.extract"(%1425) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1456 = "vector.extract"(%1425) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1457 = "vector.extract"(%1425) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1458 = "arith.muli"(%1423, %667) : (i32, i32) -> i32
          %1459 = "llvm.getelementptr"(%34, %1458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1460 = "vector.from_elements"(%1426, %1427) : (f16, f16) -> vector<2xf16>
          %1461 = "llvm.bitcast"(%1460) : (vector<2xf16>) -> i32
          %1462 = "vector.from_elements"(%1428, %1429) : (f16, f16) -> vector<2xf16>
          %1463 = "llvm.bitcast"(%1462) : (vector<2xf16>) -> i32
          %1464 = "vector.from_elements"(%1430, %1431) : (f16, f16) -> vector<2xf16>
          %1465 = "llvm.bitcast"(%1464) : (vector<2xf16>) -> i32
          %1466 = "vector.from_elements"(%1432, %1433) : (f16, f16) -> vector<2xf16>
          %1467 = "llvm.bitcast"(%1466) : (vector<2xf16>) -> i32
          %1468 = "llvm.getelementptr"(%1459, %1375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1468, %1461, %1463, %1465, %1467) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1470 = "vector.from_elements"(%1434, %1435) : (f16, f16) -> vector<2xf16>
          %1471 = "llvm.bitcast"(%1470) : (vector<2xf16>) -> i32
          %1472 = "vector.from_elements"(%1436, %1437) : (f16, f16) -> vector<2xf16>
          %1473 = "llvm.bitcast"(%1472) : (vector<2xf16>) -> i32
          %1474 = "vector.from_elements"(%1438, %1439) : (f16, f16) -> vector<2xf16>
          %1475 = "llvm.bitcast"(%1474) : (vector<2xf16>) -> i32
          %1476 = "vector.from_elements"(%1440, %1441) : (f16, f16) -> vector<2xf16>
          %1477 = "llvm.bitcast"(%1476) : (vector<2xf16>) -> i32
          %1478 = "llvm.getelementptr"(%1459, %1389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1478, %1471, %1473, %1475, %1477) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1480 = "vector.from_elements"(%1442, %1443) : (f16, f16) -> vector<2xf16>
          %1481 = "llvm.bitcast"(%1480) : (vector<2xf16>) -> i32
          %1482 = "vector.from_elements"(%1444, %1445) : (f16, f16) -> vector<2xf16>
          %1483 = "llvm.bitcast"(%1482) : (vector<2xf16>) -> i32
          %1484 = "vector.from_elements"(%1446, %1447) : (f16, f16) -> vector<2xf16>
          %1485 = "llvm.bitcast"(%1484) : (vector<2xf16>) -> i32
          %1486 = "vector.from_elements"(%1448, %1449) : (f16, f16) -> vector<2xf16>
          %1487 = "llvm.bitcast"(%1486) : (vector<2xf16>) -> i32
          %1488 = "llvm.getelementptr"(%1459, %1403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1488, %1481, %1483, %1485, %1487) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1490 = "vector.from_elements"(%1450, %1451) : (f16, f16) -> vector<2xf16>
          %1491 = "llvm.bitcast"(%1490) : (vector<2xf16>) -> i32
          %1492 = "vector.from_elements"(%1452, %1453) : (f16, f16) -> vector<2xf16>
          %1493 = "llvm.bitcast"(%1492) : (vector<2xf16>) -> i32
          %1494 = "vector.from_elements"(%1454, %1455) : (f16, f16) -> vector<2xf16>
          %1495 = "llvm.bitcast"(%1494) : (vector<2xf16>) -> i32
          %1496 = "vector.from_elements"(%1456, %1457) : (f16, f16) -> vector<2xf16>
          %1497 = "llvm.bitcast"(%1496) : (vector<2xf16>) -> i32
          %1498 = "llvm.getelementptr"(%1459, %1418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1498, %1491, %1493, %1495, %1497) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1327, %16) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1310) ({
            %1500 = "arith.addi"(%1305, %110) : (i32, i32) -> i32
            %1501 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1501) ({
              %t1502_s1 = "llvm.ptrtoint"(%1459) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1502_s1, %1500, %1304) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1503 = "arith.muli"(%105, %660) : (i32, i32) -> i32
          %1504 = "arith.addi"(%575, %1503) : (i32, i32) -> i32
          %1505 = "arith.addi"(%576, %84) : (i32, i32) -> i32
          "scf.yield"(%1504, %106, %107, %1179, %1178, %1177, %301, %1504, %1505, %818, %1184, %1183, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1461, %1463, %1465, %1467, %1471, %1473, %1475, %1477, %1481, %1483, %1485, %1487, %1491, %1493, %1495, %1497) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%389, %390, %385, %386, %387, %388) : (i32, i32, i32, i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i32, i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%5) : (i32) -> i64
    %15 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%4, %9, %14, %15) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 63 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 64 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 127 : i32} : () -> i32
    %24 = "arith.addi"(%5, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 128 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.muli"(%26, %22) : (i32, i32) -> i32
    %28 = "arith.constant"() {value = 1 : i32} : () -> i32
    %29 = "arith.maxsi"(%27, %28) : (i32, i32) -> i32
    %30 = "arith.extui"(%29) : (i32) -> i64
    %31 = "arith.subi"(%29, %28) : (i32, i32) -> i32
    %32 = "llvm.intr.ctlz"(%31) {is_zero_poison = false} : (i32) -> i32
    %33 = "arith.constant"() {value = 32 : i32} : () -> i32
    %34 = "arith.subi"(%33, %32) : (i32, i32) -> i32
    %35 = "arith.extsi"(%34) : (i32) -> i64
    %36 = "arith.constant"() {value = 1 : i64} : () -> i64
    %37 = "arith.shli"(%36, %35) : (i64, i64) -> i64
    %38 = "arith.constant"() {value = 64 : i64} : () -> i64
    %39 = "arith.cmpi"(%35, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %40 = "arith.constant"() {value = 0 : i64} : () -> i64
    %41 = "arith.select"(%39, %37, %40) : (i1, i64, i64) -> i64
    %42 = "arith.subi"(%41, %30) : (i64, i64) -> i64
    %43 = "arith.constant"() {value = 32 : i64} : () -> i64
    %44 = "arith.shli"(%42, %43) : (i64, i64) -> i64
    %45 = "arith.divui"(%44, %30) : (i64, i64) -> i64
    %46 = "arith.addi"(%45, %36) : (i64, i64) -> i64
    %47 = "arith.shli"(%46, %43) : (i64, i64) -> i64
    %48 = "arith.ori"(%47, %30) : (i64, i64) -> i64
    %49 = "arith.constant"() {value = 8 : i32} : () -> i32
    %50 = "arith.muli"(%26, %49) : (i32, i32) -> i32
    %51 = "arith.maxsi"(%50, %28) : (i32, i32) -> i32
    %52 = "arith.extui"(%51) : (i32) -> i64
    %53 = "arith.subi"(%51, %28) : (i32, i32) -> i32
    %54 = "llvm.intr.ctlz"(%53) {is_zero_poison = false} : (i32) -> i32
    %55 = "arith.subi"(%33, %54) : (i32, i32) -> i32
    %56 = "arith.extsi"(%55) : (i32) -> i64
    %57 = "arith.shli"(%36, %56) : (i64, i64) -> i64
    %58 = "arith.cmpi"(%56, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %59 = "arith.select"(%58, %57, %40) : (i1, i64, i64) -> i64
    %60 = "arith.subi"(%59, %52) : (i64, i64) -> i64
    %61 = "arith.shli"(%60, %43) : (i64, i64) -> i64
    %62 = "arith.divui"(%61, %52) : (i64, i64) -> i64
    %63 = "arith.addi"(%62, %36) : (i64, i64) -> i64
    %64 = "arith.shli"(%63, %43) : (i64, i64) -> i64
    %65 = "arith.ori"(%64, %52) : (i64, i64) -> i64
    %66 = "arith.addi"(%22, %49) : (i32, i32) -> i32
    %67 = "arith.subi"(%66, %28) : (i32, i32) -> i32
    %68 = "arith.constant"() {value = 7 : i32} : () -> i32
    %69 = "arith.andi"(%67, %68) : (i32, i32) -> i32
    %70 = "arith.addi"(%69, %28) : (i32, i32) -> i32
    %71 = "arith.maxsi"(%70, %28) : (i32, i32) -> i32
    %72 = "arith.extui"(%71) : (i32) -> i64
    %73 = "arith.subi"(%71, %28) : (i32, i32) -> i32
    %74 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
    %75 = "arith.subi"(%33, %74) : (i32, i32) -> i32
    %76 = "arith.extsi"(%75) : (i32) -> i64
    %77 = "arith.shli"(%36, %76) : (i64, i64) -> i64
    %78 = "arith.cmpi"(%76, %38) {predicate = 6 : i64} : (i64, i64) -> i1
    %79 = "arith.select"(%78, %77, %40) : (i1, i64, i64) -> i64
    %80 = "arith.subi"(%79, %72) : (i64, i64) -> i64
    %81 = "arith.shli"(%80, %43) : (i64, i64) -> i64
    %82 = "arith.divui"(%81, %72) : (i64, i64) -> i64
    %83 = "arith.addi"(%82, %36) : (i64, i64) -> i64
    %84 = "arith.shli"(%83, %43) : (i64, i64) -> i64
    %85 = "arith.ori"(%84, %72) : (i64, i64) -> i64
    %86 = "arith.muli"(%22, %26) : (i32, i32) -> i32
    %87 = "arith.constant"() {value = 132 : i32} : () -> i32
    %88 = "arith.minsi"(%86, %87) : (i32, i32) -> i32
    %89 = "arith.constant"() {value = 384 : i32} : () -> i32
    %90 = "arith.constant"() {value = 229536 : i32} : () -> i32
    "gpu.launch_func"(%28, %28, %88, %89, %28, %28, %28, %28, %28, %90, %13, %1, %2, %16, %5, %18, %48, %65, %85, %22, %26) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x128_cluster1x1_turns1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
