!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i32, %7: i32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "arith.constant"() {value = 32 : i32} : () -> i32
      %12 = "arith.divui"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = -1 : i32} : () -> i32
      %14 = "arith.constant"() {value = 0 : i32} : () -> i32
      %15 = "arith.constant"() {value = 31 : i32} : () -> i32
      %16 = "nvvm.shfl.sync"(%13, %12, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %17 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %18 = "nvvm.shfl.sync"(%13, %17, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %19 = "arith.constant"() {value = 5 : i32} : () -> i32
      %20 = "arith.cmpi"(%16, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%21) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %23 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%23) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %25 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%25) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %27 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %28 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %29 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 64>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %30 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 80>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %31 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 96>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %32 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %33 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 132096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %34 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 197632>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %35 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %36 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.constant"() {value = 224 : i32} : () -> i32
      %41 = "arith.muli"(%39, %40) : (i32, i32) -> i32
      %42 = "arith.addi"(%36, %41) : (i32, i32) -> i32
      %43 = "arith.divui"(%42, %11) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%43, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%44) ({
        %45 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%45) ({
          %46 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t47_s0 = "llvm.ptrtoint"(%31) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t47_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %48 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t49_s0 = "llvm.ptrtoint"(%48) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t49_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %50 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t51_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t51_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %52 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t53_s0 = "llvm.ptrtoint"(%52) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t53_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %54 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t55_s0 = "llvm.ptrtoint"(%54) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t55_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %56 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t57_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t57_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %58 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t59_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t62_s0 = "llvm.ptrtoint"(%35) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      %77 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %78 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %79 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %81 = "arith.addi"(%79, %80) : (i32, i32) -> i32
      %82 = "arith.muli"(%81, %40) : (i32, i32) -> i32
      %83 = "arith.addi"(%78, %82) : (i32, i32) -> i32
      %84 = "arith.divui"(%83, %11) : (i32, i32) -> i32
      %85 = "arith.cmpi"(%84, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%85) ({
        %86 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%86) ({
          %87 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t88_s0 = "llvm.ptrtoint"(%27) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %87) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %89 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t90_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %87) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %91 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t92_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t92_s0, %91) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %93 = "llvm.getelementptr"(%77) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t94_s0 = "llvm.ptrtoint"(%93) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t94_s0, %91) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      %95 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %96 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %99 = "arith.addi"(%97, %98) : (i32, i32) -> i32
      %100 = "arith.muli"(%99, %40) : (i32, i32) -> i32
      %101 = "arith.addi"(%96, %100) : (i32, i32) -> i32
      %102 = "arith.divui"(%101, %11) : (i32, i32) -> i32
      %103 = "arith.cmpi"(%102, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%103) ({
        %104 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%104) ({
          %105 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t106_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t106_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t107_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t107_s0, %40) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %108 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %109 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %110 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %111 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %112 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %113 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %114 = "arith.constant"() {value = 6 : i32} : () -> i32
      %115 = "arith.cmpi"(%16, %114) {predicate = 0 : i64} : (i32, i32) -> i1
      %116 = "arith.cmpi"(%18, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%115, %116) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "arith.constant"() {value = true} : () -> i1
        %120 = "arith.constant"() {value = 1 : i32} : () -> i32
        %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131 = "scf.while"(%119, %108, %109, %110, %14, %14, %120, %14, %14, %14, %14) ({
        ^bb0(%132: i1, %133: i32, %134: i32, %135: i32, %136: i32, %137: i32, %138: i32, %139: i32, %140: i32, %141: i32, %142: i32):
          "scf.condition"(%132, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%143: i1, %144: i32, %145: i32, %146: i32, %147: i32, %148: i32, %149: i32, %150: i32, %151: i32, %152: i32, %153: i32):
          %154 = "llvm.getelementptr"(%95, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t155_s0 = "llvm.ptrtoint"(%154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %149) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %157 = "arith.cmpi"(%156, %120) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%157) ({
            %158 = "llvm.getelementptr"(%28, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %159 = "nvvm.mapa"(%158, %156) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %160 = "arith.constant"() {value = 16 : i32} : () -> i32
            %t161_s0 = "llvm.ptrtoint"(%159) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t161_s0, %160) {asm_string = "mbarrier.arrive.expect_tx.shared::cluster.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %162 = "llvm.getelementptr"(%28, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %163 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
          "scf.if"(%163) ({
            %t164_s0 = "llvm.ptrtoint"(%29) : (!llvm.ptr<3>) -> i32
            %t164_s1 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t164_s0, %t164_s1) {asm_string = "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [$0], [$1];", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %165 = "arith.addi"(%148, %120) : (i32, i32) -> i32
          %166 = "arith.cmpi"(%165, %120) {predicate = 0 : i64} : (i32, i32) -> i1
          %167 = "arith.xori"(%149, %120) : (i32, i32) -> i32
          %168 = "arith.select"(%166, %167, %149) : (i1, i32, i32) -> i32
          %169 = "arith.select"(%166, %14, %165) : (i1, i32, i32) -> i32
          %170 = "arith.addi"(%147, %120) : (i32, i32) -> i32
          %171 = "llvm.getelementptr"(%28, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t172_s0 = "llvm.ptrtoint"(%171) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t172_s0, %153) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %173 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %174 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %175 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %176 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %177 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %178 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %179 = "llvm.load"(%178) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t184_r = "llvm.inline_asm"(%173, %175, %177, %179) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %180 = "llvm.extractvalue"(%t184_r) {position = array<i64: 0>} : (!struct0) -> i32
          %181 = "llvm.extractvalue"(%t184_r) {position = array<i64: 1>} : (!struct0) -> i32
          %182 = "llvm.extractvalue"(%t184_r) {position = array<i64: 2>} : (!struct0) -> i32
          %183 = "llvm.extractvalue"(%t184_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %185 = "arith.addi"(%150, %120) : (i32, i32) -> i32
          %186 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %187 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %188 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %189 = "arith.addi"(%180, %186) : (i32, i32) -> i32
          %190 = "arith.addi"(%181, %187) : (i32, i32) -> i32
          %191 = "arith.addi"(%182, %188) : (i32, i32) -> i32
          %192 = "arith.cmpi"(%183, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %193 = "llvm.getelementptr"(%95, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %194 = "nvvm.mapa"(%193, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t195_s0 = "llvm.ptrtoint"(%194) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t195_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %196 = "arith.addi"(%152, %120) : (i32, i32) -> i32
          %197 = "arith.cmpi"(%196, %120) {predicate = 0 : i64} : (i32, i32) -> i1
          %198 = "arith.xori"(%153, %120) : (i32, i32) -> i32
          %199 = "arith.select"(%197, %198, %153) : (i1, i32, i32) -> i32
          %200 = "arith.select"(%197, %14, %196) : (i1, i32, i32) -> i32
          %201 = "arith.addi"(%151, %120) : (i32, i32) -> i32
          "scf.yield"(%192, %189, %190, %191, %170, %169, %168, %185, %201, %200, %199) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %202 = "llvm.getelementptr"(%95, %126) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t203_s0 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t203_s0, %127) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"(%128) : (i32) -> ()
      }, {
        "scf.yield"(%14) : (i32) -> ()
      }) : (i1) -> i32
      %204 = "arith.constant"() {value = 63 : i32} : () -> i32
      %205 = "arith.addi"(%2, %204) : (i32, i32) -> i32
      %206 = "arith.constant"() {value = 64 : i32} : () -> i32
      %207 = "arith.divui"(%205, %206) : (i32, i32) -> i32
      %208 = "arith.constant"() {value = 1 : i32} : () -> i32
      %209 = "arith.maxsi"(%207, %208) : (i32, i32) -> i32
      %210 = "scf.if"(%20) ({
        %211 = "arith.constant"() {value = true} : () -> i1
        %212, %213, %214, %215, %216, %217, %218, %219, %220, %221, %222 = "scf.while"(%211, %108, %109, %110, %118, %14, %14, %14, %14, %14, %208) ({
        ^bb0(%223: i1, %224: i32, %225: i32, %226: i32, %227: i32, %228: i32, %229: i32, %230: i32, %231: i32, %232: i32, %233: i32):
          "scf.condition"(%223, %223, %224, %225, %226, %227, %228, %229, %230, %231, %232, %233) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%234: i1, %235: i32, %236: i32, %237: i32, %238: i32, %239: i32, %240: i32, %241: i32, %242: i32, %243: i32, %244: i32):
          %245 = "arith.constant"() {value = 128 : i32} : () -> i32
          %246 = "arith.muli"(%235, %245) : (i32, i32) -> i32
          %247 = "arith.muli"(%236, %206) : (i32, i32) -> i32
          %248, %249, %250 = "scf.for"(%14, %209, %208, %242, %243, %244) ({
          ^bb0(%251: i32, %252: i32, %253: i32, %254: i32):
            %255 = "llvm.getelementptr"(%35, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t256_s0 = "llvm.ptrtoint"(%255) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t256_s0, %254) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %257 = "llvm.getelementptr"(%31, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %258 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
            "scf.if"(%258) ({
              %259 = "arith.constant"() {value = 24576 : i32} : () -> i32
              %t260_s0 = "llvm.ptrtoint"(%257) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t260_s0, %259) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %261 = "arith.muli"(%251, %206) : (i32, i32) -> i32
            %262 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %263 = "arith.muli"(%253, %262) : (i32, i32) -> i32
            %264 = "llvm.getelementptr"(%32, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %265 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
            "scf.if"(%265) ({
              %t266_s0 = "llvm.ptrtoint"(%264) : (!llvm.ptr<3>) -> i32
              %t266_s2 = "llvm.ptrtoint"(%257) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t266_s0, %0, %t266_s2, %261, %246) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %267 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %268 = "arith.muli"(%253, %267) : (i32, i32) -> i32
            %269 = "llvm.getelementptr"(%33, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %270 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
            "scf.if"(%270) ({
              %t271_s0 = "llvm.ptrtoint"(%269) : (!llvm.ptr<3>) -> i32
              %t271_s2 = "llvm.ptrtoint"(%257) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t271_s0, %3, %t271_s2, %261, %247) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %272 = "arith.addi"(%253, %208) : (i32, i32) -> i32
            %273 = "arith.constant"() {value = 8 : i32} : () -> i32
            %274 = "arith.cmpi"(%272, %273) {predicate = 0 : i64} : (i32, i32) -> i1
            %275 = "arith.xori"(%254, %208) : (i32, i32) -> i32
            %276 = "arith.select"(%274, %275, %254) : (i1, i32, i32) -> i32
            %277 = "arith.select"(%274, %14, %272) : (i1, i32, i32) -> i32
            %278 = "arith.addi"(%252, %208) : (i32, i32) -> i32
            "scf.yield"(%278, %277, %276) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %279 = "llvm.getelementptr"(%28, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t280_s0 = "llvm.ptrtoint"(%279) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t280_s0, %241) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %281 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %282 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %284 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %285 = "llvm.load"(%284) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %286 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %287 = "llvm.load"(%286) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t292_r = "llvm.inline_asm"(%281, %283, %285, %287) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %288 = "llvm.extractvalue"(%t292_r) {position = array<i64: 0>} : (!struct0) -> i32
          %289 = "llvm.extractvalue"(%t292_r) {position = array<i64: 1>} : (!struct0) -> i32
          %290 = "llvm.extractvalue"(%t292_r) {position = array<i64: 2>} : (!struct0) -> i32
          %291 = "llvm.extractvalue"(%t292_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %293 = "arith.addi"(%238, %208) : (i32, i32) -> i32
          %294 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %295 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %296 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %297 = "arith.addi"(%288, %294) : (i32, i32) -> i32
          %298 = "arith.addi"(%289, %295) : (i32, i32) -> i32
          %299 = "arith.addi"(%290, %296) : (i32, i32) -> i32
          %300 = "arith.cmpi"(%291, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %301 = "llvm.getelementptr"(%95, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %302 = "nvvm.mapa"(%301, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t303_s0 = "llvm.ptrtoint"(%302) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t303_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %304 = "arith.addi"(%240, %208) : (i32, i32) -> i32
          %305 = "arith.cmpi"(%304, %208) {predicate = 0 : i64} : (i32, i32) -> i1
          %306 = "arith.xori"(%241, %208) : (i32, i32) -> i32
          %307 = "arith.select"(%305, %306, %241) : (i1, i32, i32) -> i32
          %308 = "arith.select"(%305, %14, %304) : (i1, i32, i32) -> i32
          %309 = "arith.addi"(%239, %208) : (i32, i32) -> i32
          "scf.yield"(%300, %297, %298, %299, %293, %309, %308, %307, %248, %249, %250) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %310 = "llvm.getelementptr"(%35, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t311_s0 = "llvm.ptrtoint"(%310) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t311_s0, %222) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %312 = "arith.addi"(%221, %208) : (i32, i32) -> i32
        %313 = "arith.constant"() {value = 8 : i32} : () -> i32
        %314 = "arith.cmpi"(%312, %313) {predicate = 0 : i64} : (i32, i32) -> i1
        %315 = "arith.xori"(%222, %208) : (i32, i32) -> i32
        %316 = "arith.select"(%314, %315, %222) : (i1, i32, i32) -> i32
        %317 = "arith.select"(%314, %14, %312) : (i1, i32, i32) -> i32
        %318 = "llvm.getelementptr"(%35, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t319_s0 = "llvm.ptrtoint"(%318) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t319_s0, %316) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %320 = "arith.addi"(%317, %208) : (i32, i32) -> i32
        %321 = "arith.cmpi"(%320, %313) {predicate = 0 : i64} : (i32, i32) -> i1
        %322 = "arith.xori"(%316, %208) : (i32, i32) -> i32
        %323 = "arith.select"(%321, %322, %316) : (i1, i32, i32) -> i32
        %324 = "arith.select"(%321, %14, %320) : (i1, i32, i32) -> i32
        %325 = "llvm.getelementptr"(%35, %324) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t326_s0 = "llvm.ptrtoint"(%325) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t326_s0, %323) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %327 = "arith.addi"(%324, %208) : (i32, i32) -> i32
        %328 = "arith.cmpi"(%327, %313) {predicate = 0 : i64} : (i32, i32) -> i1
        %329 = "arith.xori"(%323, %208) : (i32, i32) -> i32
        %330 = "arith.select"(%328, %329, %323) : (i1, i32, i32) -> i32
        %331 = "arith.select"(%328, %14, %327) : (i1, i32, i32) -> i32
        %332 = "llvm.getelementptr"(%35, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t333_s0 = "llvm.ptrtoint"(%332) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t333_s0, %330) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %334 = "arith.addi"(%331, %208) : (i32, i32) -> i32
        %335 = "arith.cmpi"(%334, %313) {predicate = 0 : i64} : (i32, i32) -> i1
        %336 = "arith.xori"(%330, %208) : (i32, i32) -> i32
        %337 = "arith.select"(%335, %336, %330) : (i1, i32, i32) -> i32
        %338 = "arith.select"(%335, %14, %334) : (i1, i32, i32) -> i32
        %339 = "llvm.getelementptr"(%35, %338) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t340_s0 = "llvm.ptrtoint"(%339) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t340_s0, %337) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %341 = "arith.addi"(%338, %208) : (i32, i32) -> i32
        %342 = "arith.cmpi"(%341, %313) {predicate = 0 : i64} : (i32, i32) -> i1
        %343 = "arith.xori"(%337, %208) : (i32, i32) -> i32
        %344 = "arith.select"(%342, %343, %337) : (i1, i32, i32) -> i32
        %345 = "arith.select"(%342, %14, %341) : (i1, i32, i32) -> i32
        %346 = "llvm.getelementptr"(%35, %345) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t347_s0 = "llvm.ptrtoint"(%346) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t347_s0, %344) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %348 = "arith.addi"(%345, %208) : (i32, i32) -> i32
        %349 = "arith.cmpi"(%348, %313) {predicate = 0 : i64} : (i32, i32) -> i1
        %350 = "arith.xori"(%344, %208) : (i32, i32) -> i32
        %351 = "arith.select"(%349, %350, %344) : (i1, i32, i32) -> i32
        %352 = "arith.select"(%349, %14, %348) : (i1, i32, i32) -> i32
        %353 = "llvm.getelementptr"(%35, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t354_s0 = "llvm.ptrtoint"(%353) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t354_s0, %351) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %355 = "arith.addi"(%352, %208) : (i32, i32) -> i32
        %356 = "arith.cmpi"(%355, %313) {predicate = 0 : i64} : (i32, i32) -> i1
        %357 = "arith.xori"(%351, %208) : (i32, i32) -> i32
        %358 = "arith.select"(%356, %357, %351) : (i1, i32, i32) -> i32
        %359 = "arith.select"(%356, %14, %355) : (i1, i32, i32) -> i32
        %360 = "llvm.getelementptr"(%35, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t361_s0 = "llvm.ptrtoint"(%360) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t361_s0, %358) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"(%216) : (i32) -> ()
      }, {
        "scf.yield"(%118) : (i32) -> ()
      }) : (i1) -> i32
      %362 = "arith.constant"() {value = 4 : i32} : () -> i32
      %363 = "arith.cmpi"(%16, %362) {predicate = 0 : i64} : (i32, i32) -> i1
      %364, %365 = "scf.if"(%363) ({
        %366 = "arith.constant"() {value = 2 : i32} : () -> i32
        %367 = "arith.constant"() {value = 160 : i32} : () -> i32
        "nvvm.barrier"(%366, %367) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 10 : i32} : (i32, i32) -> ()
        %368 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %369 = "arith.andi"(%18, %14) : (i32, i32) -> i32
        %370 = "arith.cmpi"(%369, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        %371, %372 = "scf.if"(%370) ({
          %373 = "arith.constant"() {value = true} : () -> i1
          %374 = "arith.constant"() {value = false} : () -> i1
          %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389 = "scf.while"(%373, %108, %109, %110, %14, %14, %208, %210, %14, %14, %14, %14, %14, %14, %374) ({
          ^bb0(%390: i1, %391: i32, %392: i32, %393: i32, %394: i32, %395: i32, %396: i32, %397: i32, %398: i32, %399: i32, %400: i32, %401: i32, %402: i32, %403: i32, %404: i1):
            "scf.condition"(%390, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> ()
          }, {
          ^bb0(%405: i1, %406: i32, %407: i32, %408: i32, %409: i32, %410: i32, %411: i32, %412: i32, %413: i32, %414: i32, %415: i32, %416: i32, %417: i32, %418: i32, %419: i1):
            %420 = "llvm.getelementptr"(%77, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t421_s0 = "llvm.ptrtoint"(%420) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t421_s0, %411) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %423 = "arith.muli"(%410, %206) : (i32, i32) -> i32
            %424 = "arith.addi"(%368, %423) : (i32, i32) -> i32
            %425, %426, %427, %428 = "scf.for"(%14, %209, %208, %416, %417, %418, %374) ({
            ^bb0(%429: i32, %430: i32, %431: i32, %432: i32, %433: i1):
              %434 = "llvm.getelementptr"(%31, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t435_s0 = "llvm.ptrtoint"(%434) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t435_s0, %432) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %436 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %437 = "arith.muli"(%431, %436) : (i32, i32) -> i32
              %438 = "llvm.getelementptr"(%32, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %439 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %440 = "arith.muli"(%431, %439) : (i32, i32) -> i32
              %441 = "llvm.getelementptr"(%33, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %442 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%442) ({
                %t444_a = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
                %t444_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t444_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t444_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t444_shifted = "arith.shrui"(%t444_a, %t444_four) : (i32, i32) -> i32
                %t444_low = "arith.andi"(%t444_shifted, %t444_mask) : (i32, i32) -> i32
                %t444_wide = "arith.extui"(%t444_low) : (i32) -> i64
                %443 = "arith.ori"(%t444_wide, %t444_fields) : (i64, i64) -> i64
                %t446_a = "llvm.ptrtoint"(%438) : (!llvm.ptr<3>) -> i32
                %t446_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t446_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t446_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t446_shifted = "arith.shrui"(%t446_a, %t446_four) : (i32, i32) -> i32
                %t446_low = "arith.andi"(%t446_shifted, %t446_mask) : (i32, i32) -> i32
                %t446_wide = "arith.extui"(%t446_low) : (i32) -> i64
                %445 = "arith.ori"(%t446_wide, %t446_fields) : (i64, i64) -> i64
                %447 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%424, %445, %443, %447, %433) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %449 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
              "scf.if"(%449) ({
                %t451_a = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
                %t451_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t451_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t451_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t451_shifted = "arith.shrui"(%t451_a, %t451_four) : (i32, i32) -> i32
                %t451_low = "arith.andi"(%t451_shifted, %t451_mask) : (i32, i32) -> i32
                %t451_wide = "arith.extui"(%t451_low) : (i32) -> i64
                %450 = "arith.ori"(%t451_wide, %t451_fields) : (i64, i64) -> i64
                %452 = "arith.constant"() {value = 2 : i64} : () -> i64
                %453 = "arith.addi"(%450, %452) : (i64, i64) -> i64
                %t455_a = "llvm.ptrtoint"(%438) : (!llvm.ptr<3>) -> i32
                %t455_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t455_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t455_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t455_shifted = "arith.shrui"(%t455_a, %t455_four) : (i32, i32) -> i32
                %t455_low = "arith.andi"(%t455_shifted, %t455_mask) : (i32, i32) -> i32
                %t455_wide = "arith.extui"(%t455_low) : (i32) -> i64
                %454 = "arith.ori"(%t455_wide, %t455_fields) : (i64, i64) -> i64
                %456 = "arith.addi"(%454, %452) : (i64, i64) -> i64
                %457 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%424, %456, %453, %457, %373) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %459 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
              "scf.if"(%459) ({
                %t461_a = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
                %t461_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t461_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t461_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t461_shifted = "arith.shrui"(%t461_a, %t461_four) : (i32, i32) -> i32
                %t461_low = "arith.andi"(%t461_shifted, %t461_mask) : (i32, i32) -> i32
                %t461_wide = "arith.extui"(%t461_low) : (i32) -> i64
                %460 = "arith.ori"(%t461_wide, %t461_fields) : (i64, i64) -> i64
                %462 = "arith.constant"() {value = 4 : i64} : () -> i64
                %463 = "arith.addi"(%460, %462) : (i64, i64) -> i64
                %t465_a = "llvm.ptrtoint"(%438) : (!llvm.ptr<3>) -> i32
                %t465_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t465_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t465_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t465_shifted = "arith.shrui"(%t465_a, %t465_four) : (i32, i32) -> i32
                %t465_low = "arith.andi"(%t465_shifted, %t465_mask) : (i32, i32) -> i32
                %t465_wide = "arith.extui"(%t465_low) : (i32) -> i64
                %464 = "arith.ori"(%t465_wide, %t465_fields) : (i64, i64) -> i64
                %466 = "arith.addi"(%464, %462) : (i64, i64) -> i64
                %467 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%424, %466, %463, %467, %373) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %469 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
              "scf.if"(%469) ({
                %t471_a = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
                %t471_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t471_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t471_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t471_shifted = "arith.shrui"(%t471_a, %t471_four) : (i32, i32) -> i32
                %t471_low = "arith.andi"(%t471_shifted, %t471_mask) : (i32, i32) -> i32
                %t471_wide = "arith.extui"(%t471_low) : (i32) -> i64
                %470 = "arith.ori"(%t471_wide, %t471_fields) : (i64, i64) -> i64
                %472 = "arith.constant"() {value = 6 : i64} : () -> i64
                %473 = "arith.addi"(%470, %472) : (i64, i64) -> i64
                %t475_a = "llvm.ptrtoint"(%438) : (!llvm.ptr<3>) -> i32
                %t475_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t475_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t475_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t475_shifted = "arith.shrui"(%t475_a, %t475_four) : (i32, i32) -> i32
                %t475_low = "arith.andi"(%t475_shifted, %t475_mask) : (i32, i32) -> i32
                %t475_wide = "arith.extui"(%t475_low) : (i32) -> i64
                %474 = "arith.ori"(%t475_wide, %t475_fields) : (i64, i64) -> i64
                %476 = "arith.addi"(%474, %472) : (i64, i64) -> i64
                %477 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%424, %476, %473, %477, %373) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %479 = "llvm.getelementptr"(%35, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %480 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
              "scf.if"(%480) ({
                %t481_s0 = "llvm.ptrtoint"(%479) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t481_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %482 = "arith.addi"(%431, %208) : (i32, i32) -> i32
              %483 = "arith.constant"() {value = 8 : i32} : () -> i32
              %484 = "arith.cmpi"(%482, %483) {predicate = 0 : i64} : (i32, i32) -> i1
              %485 = "arith.xori"(%432, %208) : (i32, i32) -> i32
              %486 = "arith.select"(%484, %485, %432) : (i1, i32, i32) -> i32
              %487 = "arith.select"(%484, %14, %482) : (i1, i32, i32) -> i32
              %488 = "arith.addi"(%430, %208) : (i32, i32) -> i32
              "scf.yield"(%488, %487, %486, %373) : (i32, i32, i32, i1) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i1) -> (i32, i32, i32, i1)
            %489 = "llvm.getelementptr"(%27, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %490 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%490) ({
              %t491_s0 = "llvm.ptrtoint"(%489) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t491_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %492 = "arith.addi"(%410, %208) : (i32, i32) -> i32
            %493 = "arith.cmpi"(%492, %366) {predicate = 0 : i64} : (i32, i32) -> i1
            %494 = "arith.xori"(%411, %208) : (i32, i32) -> i32
            %495 = "arith.select"(%493, %494, %411) : (i1, i32, i32) -> i32
            %496 = "arith.select"(%493, %14, %492) : (i1, i32, i32) -> i32
            %497 = "arith.addi"(%409, %208) : (i32, i32) -> i32
            %498 = "llvm.getelementptr"(%28, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t499_s0 = "llvm.ptrtoint"(%498) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t499_s0, %415) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %500 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %501 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %502 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %503 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %504 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %505 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %506 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %t511_r = "llvm.inline_asm"(%500, %502, %504, %506) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
            %507 = "llvm.extractvalue"(%t511_r) {position = array<i64: 0>} : (!struct0) -> i32
            %508 = "llvm.extractvalue"(%t511_r) {position = array<i64: 1>} : (!struct0) -> i32
            %509 = "llvm.extractvalue"(%t511_r) {position = array<i64: 2>} : (!struct0) -> i32
            %510 = "llvm.extractvalue"(%t511_r) {position = array<i64: 3>} : (!struct0) -> i32
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            %512 = "arith.addi"(%412, %208) : (i32, i32) -> i32
            %513 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
            %514 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
            %515 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
            %516 = "arith.addi"(%507, %513) : (i32, i32) -> i32
            %517 = "arith.addi"(%508, %514) : (i32, i32) -> i32
            %518 = "arith.addi"(%509, %515) : (i32, i32) -> i32
            %519 = "arith.cmpi"(%510, %14) {predicate = 1 : i64} : (i32, i32) -> i1
            %520 = "llvm.getelementptr"(%95, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %521 = "nvvm.mapa"(%520, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t522_s0 = "llvm.ptrtoint"(%521) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t522_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %523 = "arith.addi"(%414, %208) : (i32, i32) -> i32
            %524 = "arith.cmpi"(%523, %208) {predicate = 0 : i64} : (i32, i32) -> i1
            %525 = "arith.xori"(%415, %208) : (i32, i32) -> i32
            %526 = "arith.select"(%524, %525, %415) : (i1, i32, i32) -> i32
            %527 = "arith.select"(%524, %14, %523) : (i1, i32, i32) -> i32
            %528 = "arith.addi"(%413, %208) : (i32, i32) -> i32
            "scf.yield"(%519, %516, %517, %518, %497, %496, %495, %512, %528, %527, %526, %425, %426, %427, %428) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> ()
          }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1)
          %529 = "llvm.getelementptr"(%77, %380) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t530_s0 = "llvm.ptrtoint"(%529) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t530_s0, %381) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %531 = "arith.addi"(%380, %208) : (i32, i32) -> i32
          %532 = "arith.cmpi"(%531, %366) {predicate = 0 : i64} : (i32, i32) -> i1
          %533 = "arith.xori"(%381, %208) : (i32, i32) -> i32
          %534 = "arith.select"(%532, %533, %381) : (i1, i32, i32) -> i32
          %535 = "arith.select"(%532, %14, %531) : (i1, i32, i32) -> i32
          %536 = "llvm.getelementptr"(%77, %535) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t537_s0 = "llvm.ptrtoint"(%536) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t537_s0, %534) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%382, %389) : (i32, i1) -> ()
        }, {
          %538 = "arith.constant"() {value = false} : () -> i1
          "scf.yield"(%210, %538) : (i32, i1) -> ()
        }) : (i1) -> (i32, i1)
        "scf.yield"(%371, %372) : (i32, i1) -> ()
      }, {
        %539 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%210, %539) : (i32, i1) -> ()
      }) : (i1) -> (i32, i1)
      %540 = "arith.cmpi"(%16, %362) {predicate = 2 : i64} : (i32, i32) -> i1
      %541, %542 = "scf.if"(%540) ({
        %543 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %544 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %545 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %546 = "arith.addi"(%544, %545) : (i32, i32) -> i32
        %547 = "arith.muli"(%546, %40) : (i32, i32) -> i32
        %548 = "arith.addi"(%543, %547) : (i32, i32) -> i32
        %549 = "arith.divui"(%548, %11) : (i32, i32) -> i32
        %550 = "nvvm.shfl.sync"(%13, %549, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
        %551 = "arith.cmpi"(%550, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%551) ({
          %552 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t553_s0 = "llvm.ptrtoint"(%30) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t553_s0, %552) {asm_string = "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 18 : i32} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %554 = "arith.constant"() {value = 2 : i32} : () -> i32
        %555 = "arith.constant"() {value = 160 : i32} : () -> i32
        "nvvm.barrier"(%554, %555) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 19 : i32} : (i32, i32) -> ()
        %556 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %557 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %558 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %559 = "arith.addi"(%557, %558) : (i32, i32) -> i32
        %560 = "arith.muli"(%559, %40) : (i32, i32) -> i32
        %561 = "arith.addi"(%556, %560) : (i32, i32) -> i32
        %562 = "arith.divui"(%561, %11) : (i32, i32) -> i32
        %563 = "nvvm.shfl.sync"(%13, %562, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
        %564 = "arith.cmpi"(%563, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%564) ({
          "llvm.inline_asm"() {asm_string = "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 21 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %566 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %567 = "nvvm.shfl.sync"(%13, %12, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
        %568 = "arith.cmpi"(%567, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        %569 = "arith.remui"(%8, %11) : (i32, i32) -> i32
        %570 = "arith.constant"() {value = 2097152 : i32} : () -> i32
        %571 = "arith.muli"(%12, %570) : (i32, i32) -> i32
        %572 = "arith.addi"(%566, %571) : (i32, i32) -> i32
        %573 = "arith.muli"(%569, %206) : (i32, i32) -> i32
        %574 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %575 = "arith.muli"(%12, %574) : (i32, i32) -> i32
        %576 = "arith.addi"(%573, %575) : (i32, i32) -> i32
        %577 = "arith.constant"() {value = true} : () -> i1
        %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588 = "scf.while"(%577, %108, %109, %110, %364, %14, %14, %14, %14, %14, %14) ({
        ^bb0(%589: i1, %590: i32, %591: i32, %592: i32, %593: i32, %594: i32, %595: i32, %596: i32, %597: i32, %598: i32, %599: i32):
          "scf.condition"(%589, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%600: i1, %601: i32, %602: i32, %603: i32, %604: i32, %605: i32, %606: i32, %607: i32, %608: i32, %609: i32, %610: i32):
          %611 = "arith.constant"() {value = 128 : i32} : () -> i32
          %612 = "arith.muli"(%601, %611) : (i32, i32) -> i32
          %613 = "arith.muli"(%602, %206) : (i32, i32) -> i32
          %614 = "llvm.getelementptr"(%28, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t615_s0 = "llvm.ptrtoint"(%614) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t615_s0, %610) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %616 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %617 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %618 = "llvm.load"(%617) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %619 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %620 = "llvm.load"(%619) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %621 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %622 = "llvm.load"(%621) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t627_r = "llvm.inline_asm"(%616, %618, %620, %622) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %623 = "llvm.extractvalue"(%t627_r) {position = array<i64: 0>} : (!struct0) -> i32
          %624 = "llvm.extractvalue"(%t627_r) {position = array<i64: 1>} : (!struct0) -> i32
          %625 = "llvm.extractvalue"(%t627_r) {position = array<i64: 2>} : (!struct0) -> i32
          %626 = "llvm.extractvalue"(%t627_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %628 = "arith.addi"(%604, %208) : (i32, i32) -> i32
          %629 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %630 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %631 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %632 = "arith.addi"(%623, %629) : (i32, i32) -> i32
          %633 = "arith.addi"(%624, %630) : (i32, i32) -> i32
          %634 = "arith.addi"(%625, %631) : (i32, i32) -> i32
          %635 = "arith.cmpi"(%626, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %636 = "llvm.getelementptr"(%95, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %637 = "nvvm.mapa"(%636, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t638_s0 = "llvm.ptrtoint"(%637) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t638_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %639 = "arith.addi"(%609, %208) : (i32, i32) -> i32
          %640 = "arith.cmpi"(%639, %208) {predicate = 0 : i64} : (i32, i32) -> i1
          %641 = "arith.xori"(%610, %208) : (i32, i32) -> i32
          %642 = "arith.select"(%640, %641, %610) : (i1, i32, i32) -> i32
          %643 = "arith.select"(%640, %14, %639) : (i1, i32, i32) -> i32
          %644 = "arith.addi"(%608, %208) : (i32, i32) -> i32
          %645 = "llvm.getelementptr"(%27, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t646_s0 = "llvm.ptrtoint"(%645) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t646_s0, %607) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %648 = "arith.muli"(%606, %206) : (i32, i32) -> i32
          %649 = "arith.addi"(%572, %648) : (i32, i32) -> i32
          %t714_r = "llvm.inline_asm"(%649) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x64.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [$64];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 23 : i32} : (i32) -> !struct1
          %650 = "llvm.extractvalue"(%t714_r) {position = array<i64: 0>} : (!struct1) -> i32
          %651 = "llvm.extractvalue"(%t714_r) {position = array<i64: 1>} : (!struct1) -> i32
          %652 = "llvm.extractvalue"(%t714_r) {position = array<i64: 2>} : (!struct1) -> i32
          %653 = "llvm.extractvalue"(%t714_r) {position = array<i64: 3>} : (!struct1) -> i32
          %654 = "llvm.extractvalue"(%t714_r) {position = array<i64: 4>} : (!struct1) -> i32
          %655 = "llvm.extractvalue"(%t714_r) {position = array<i64: 5>} : (!struct1) -> i32
          %656 = "llvm.extractvalue"(%t714_r) {position = array<i64: 6>} : (!struct1) -> i32
          %657 = "llvm.extractvalue"(%t714_r) {position = array<i64: 7>} : (!struct1) -> i32
          %658 = "llvm.extractvalue"(%t714_r) {position = array<i64: 8>} : (!struct1) -> i32
          %659 = "llvm.extractvalue"(%t714_r) {position = array<i64: 9>} : (!struct1) -> i32
          %660 = "llvm.extractvalue"(%t714_r) {position = array<i64: 10>} : (!struct1) -> i32
          %661 = "llvm.extractvalue"(%t714_r) {position = array<i64: 11>} : (!struct1) -> i32
          %662 = "llvm.extractvalue"(%t714_r) {position = array<i64: 12>} : (!struct1) -> i32
          %663 = "llvm.extractvalue"(%t714_r) {position = array<i64: 13>} : (!struct1) -> i32
          %664 = "llvm.extractvalue"(%t714_r) {position = array<i64: 14>} : (!struct1) -> i32
          %665 = "llvm.extractvalue"(%t714_r) {position = array<i64: 15>} : (!struct1) -> i32
          %666 = "llvm.extractvalue"(%t714_r) {position = array<i64: 16>} : (!struct1) -> i32
          %667 = "llvm.extractvalue"(%t714_r) {position = array<i64: 17>} : (!struct1) -> i32
          %668 = "llvm.extractvalue"(%t714_r) {position = array<i64: 18>} : (!struct1) -> i32
          %669 = "llvm.extractvalue"(%t714_r) {position = array<i64: 19>} : (!struct1) -> i32
          %670 = "llvm.extractvalue"(%t714_r) {position = array<i64: 20>} : (!struct1) -> i32
          %671 = "llvm.extractvalue"(%t714_r) {position = array<i64: 21>} : (!struct1) -> i32
          %672 = "llvm.extractvalue"(%t714_r) {position = array<i64: 22>} : (!struct1) -> i32
          %673 = "llvm.extractvalue"(%t714_r) {position = array<i64: 23>} : (!struct1) -> i32
          %674 = "llvm.extractvalue"(%t714_r) {position = array<i64: 24>} : (!struct1) -> i32
          %675 = "llvm.extractvalue"(%t714_r) {position = array<i64: 25>} : (!struct1) -> i32
          %676 = "llvm.extractvalue"(%t714_r) {position = array<i64: 26>} : (!struct1) -> i32
          %677 = "llvm.extractvalue"(%t714_r) {position = array<i64: 27>} : (!struct1) -> i32
          %678 = "llvm.extractvalue"(%t714_r) {position = array<i64: 28>} : (!struct1) -> i32
          %679 = "llvm.extractvalue"(%t714_r) {position = array<i64: 29>} : (!struct1) -> i32
          %680 = "llvm.extractvalue"(%t714_r) {position = array<i64: 30>} : (!struct1) -> i32
          %681 = "llvm.extractvalue"(%t714_r) {position = array<i64: 31>} : (!struct1) -> i32
          %682 = "llvm.extractvalue"(%t714_r) {position = array<i64: 32>} : (!struct1) -> i32
          %683 = "llvm.extractvalue"(%t714_r) {position = array<i64: 33>} : (!struct1) -> i32
          %684 = "llvm.extractvalue"(%t714_r) {position = array<i64: 34>} : (!struct1) -> i32
          %685 = "llvm.extractvalue"(%t714_r) {position = array<i64: 35>} : (!struct1) -> i32
          %686 = "llvm.extractvalue"(%t714_r) {position = array<i64: 36>} : (!struct1) -> i32
          %687 = "llvm.extractvalue"(%t714_r) {position = array<i64: 37>} : (!struct1) -> i32
          %688 = "llvm.extractvalue"(%t714_r) {position = array<i64: 38>} : (!struct1) -> i32
          %689 = "llvm.extractvalue"(%t714_r) {position = array<i64: 39>} : (!struct1) -> i32
          %690 = "llvm.extractvalue"(%t714_r) {position = array<i64: 40>} : (!struct1) -> i32
          %691 = "llvm.extractvalue"(%t714_r) {position = array<i64: 41>} : (!struct1) -> i32
          %692 = "llvm.extractvalue"(%t714_r) {position = array<i64: 42>} : (!struct1) -> i32
          %693 = "llvm.extractvalue"(%t714_r) {position = array<i64: 43>} : (!struct1) -> i32
          %694 = "llvm.extractvalue"(%t714_r) {position = array<i64: 44>} : (!struct1) -> i32
          %695 = "llvm.extractvalue"(%t714_r) {position = array<i64: 45>} : (!struct1) -> i32
          %696 = "llvm.extractvalue"(%t714_r) {position = array<i64: 46>} : (!struct1) -> i32
          %697 = "llvm.extractvalue"(%t714_r) {position = array<i64: 47>} : (!struct1) -> i32
          %698 = "llvm.extractvalue"(%t714_r) {position = array<i64: 48>} : (!struct1) -> i32
          %699 = "llvm.extractvalue"(%t714_r) {position = array<i64: 49>} : (!struct1) -> i32
          %700 = "llvm.extractvalue"(%t714_r) {position = array<i64: 50>} : (!struct1) -> i32
          %701 = "llvm.extractvalue"(%t714_r) {position = array<i64: 51>} : (!struct1) -> i32
          %702 = "llvm.extractvalue"(%t714_r) {position = array<i64: 52>} : (!struct1) -> i32
          %703 = "llvm.extractvalue"(%t714_r) {position = array<i64: 53>} : (!struct1) -> i32
          %704 = "llvm.extractvalue"(%t714_r) {position = array<i64: 54>} : (!struct1) -> i32
          %705 = "llvm.extractvalue"(%t714_r) {position = array<i64: 55>} : (!struct1) -> i32
          %706 = "llvm.extractvalue"(%t714_r) {position = array<i64: 56>} : (!struct1) -> i32
          %707 = "llvm.extractvalue"(%t714_r) {position = array<i64: 57>} : (!struct1) -> i32
          %708 = "llvm.extractvalue"(%t714_r) {position = array<i64: 58>} : (!struct1) -> i32
          %709 = "llvm.extractvalue"(%t714_r) {position = array<i64: 59>} : (!struct1) -> i32
          %710 = "llvm.extractvalue"(%t714_r) {position = array<i64: 60>} : (!struct1) -> i32
          %711 = "llvm.extractvalue"(%t714_r) {position = array<i64: 61>} : (!struct1) -> i32
          %712 = "llvm.extractvalue"(%t714_r) {position = array<i64: 62>} : (!struct1) -> i32
          %713 = "llvm.extractvalue"(%t714_r) {position = array<i64: 63>} : (!struct1) -> i32
          %t779_r = "llvm.inline_asm"(%650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 24 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct1
          %715 = "llvm.extractvalue"(%t779_r) {position = array<i64: 0>} : (!struct1) -> i32
          %716 = "llvm.extractvalue"(%t779_r) {position = array<i64: 1>} : (!struct1) -> i32
          %717 = "llvm.extractvalue"(%t779_r) {position = array<i64: 2>} : (!struct1) -> i32
          %718 = "llvm.extractvalue"(%t779_r) {position = array<i64: 3>} : (!struct1) -> i32
          %719 = "llvm.extractvalue"(%t779_r) {position = array<i64: 4>} : (!struct1) -> i32
          %720 = "llvm.extractvalue"(%t779_r) {position = array<i64: 5>} : (!struct1) -> i32
          %721 = "llvm.extractvalue"(%t779_r) {position = array<i64: 6>} : (!struct1) -> i32
          %722 = "llvm.extractvalue"(%t779_r) {position = array<i64: 7>} : (!struct1) -> i32
          %723 = "llvm.extractvalue"(%t779_r) {position = array<i64: 8>} : (!struct1) -> i32
          %724 = "llvm.extractvalue"(%t779_r) {position = array<i64: 9>} : (!struct1) -> i32
          %725 = "llvm.extractvalue"(%t779_r) {position = array<i64: 10>} : (!struct1) -> i32
          %726 = "llvm.extractvalue"(%t779_r) {position = array<i64: 11>} : (!struct1) -> i32
          %727 = "llvm.extractvalue"(%t779_r) {position = array<i64: 12>} : (!struct1) -> i32
          %728 = "llvm.extractvalue"(%t779_r) {position = array<i64: 13>} : (!struct1) -> i32
          %729 = "llvm.extractvalue"(%t779_r) {position = array<i64: 14>} : (!struct1) -> i32
          %730 = "llvm.extractvalue"(%t779_r) {position = array<i64: 15>} : (!struct1) -> i32
          %731 = "llvm.extractvalue"(%t779_r) {position = array<i64: 16>} : (!struct1) -> i32
          %732 = "llvm.extractvalue"(%t779_r) {position = array<i64: 17>} : (!struct1) -> i32
          %733 = "llvm.extractvalue"(%t779_r) {position = array<i64: 18>} : (!struct1) -> i32
          %734 = "llvm.extractvalue"(%t779_r) {position = array<i64: 19>} : (!struct1) -> i32
          %735 = "llvm.extractvalue"(%t779_r) {position = array<i64: 20>} : (!struct1) -> i32
          %736 = "llvm.extractvalue"(%t779_r) {position = array<i64: 21>} : (!struct1) -> i32
          %737 = "llvm.extractvalue"(%t779_r) {position = array<i64: 22>} : (!struct1) -> i32
          %738 = "llvm.extractvalue"(%t779_r) {position = array<i64: 23>} : (!struct1) -> i32
          %739 = "llvm.extractvalue"(%t779_r) {position = array<i64: 24>} : (!struct1) -> i32
          %740 = "llvm.extractvalue"(%t779_r) {position = array<i64: 25>} : (!struct1) -> i32
          %741 = "llvm.extractvalue"(%t779_r) {position = array<i64: 26>} : (!struct1) -> i32
          %742 = "llvm.extractvalue"(%t779_r) {position = array<i64: 27>} : (!struct1) -> i32
          %743 = "llvm.extractvalue"(%t779_r) {position = array<i64: 28>} : (!struct1) -> i32
          %744 = "llvm.extractvalue"(%t779_r) {position = array<i64: 29>} : (!struct1) -> i32
          %745 = "llvm.extractvalue"(%t779_r) {position = array<i64: 30>} : (!struct1) -> i32
          %746 = "llvm.extractvalue"(%t779_r) {position = array<i64: 31>} : (!struct1) -> i32
          %747 = "llvm.extractvalue"(%t779_r) {position = array<i64: 32>} : (!struct1) -> i32
          %748 = "llvm.extractvalue"(%t779_r) {position = array<i64: 33>} : (!struct1) -> i32
          %749 = "llvm.extractvalue"(%t779_r) {position = array<i64: 34>} : (!struct1) -> i32
          %750 = "llvm.extractvalue"(%t779_r) {position = array<i64: 35>} : (!struct1) -> i32
          %751 = "llvm.extractvalue"(%t779_r) {position = array<i64: 36>} : (!struct1) -> i32
          %752 = "llvm.extractvalue"(%t779_r) {position = array<i64: 37>} : (!struct1) -> i32
          %753 = "llvm.extractvalue"(%t779_r) {position = array<i64: 38>} : (!struct1) -> i32
          %754 = "llvm.extractvalue"(%t779_r) {position = array<i64: 39>} : (!struct1) -> i32
          %755 = "llvm.extractvalue"(%t779_r) {position = array<i64: 40>} : (!struct1) -> i32
          %756 = "llvm.extractvalue"(%t779_r) {position = array<i64: 41>} : (!struct1) -> i32
          %757 = "llvm.extractvalue"(%t779_r) {position = array<i64: 42>} : (!struct1) -> i32
          %758 = "llvm.extractvalue"(%t779_r) {position = array<i64: 43>} : (!struct1) -> i32
          %759 = "llvm.extractvalue"(%t779_r) {position = array<i64: 44>} : (!struct1) -> i32
          %760 = "llvm.extractvalue"(%t779_r) {position = array<i64: 45>} : (!struct1) -> i32
          %761 = "llvm.extractvalue"(%t779_r) {position = array<i64: 46>} : (!struct1) -> i32
          %762 = "llvm.extractvalue"(%t779_r) {position = array<i64: 47>} : (!struct1) -> i32
          %763 = "llvm.extractvalue"(%t779_r) {position = array<i64: 48>} : (!struct1) -> i32
          %764 = "llvm.extractvalue"(%t779_r) {position = array<i64: 49>} : (!struct1) -> i32
          %765 = "llvm.extractvalue"(%t779_r) {position = array<i64: 50>} : (!struct1) -> i32
          %766 = "llvm.extractvalue"(%t779_r) {position = array<i64: 51>} : (!struct1) -> i32
          %767 = "llvm.extractvalue"(%t779_r) {position = array<i64: 52>} : (!struct1) -> i32
          %768 = "llvm.extractvalue"(%t779_r) {position = array<i64: 53>} : (!struct1) -> i32
          %769 = "llvm.extractvalue"(%t779_r) {position = array<i64: 54>} : (!struct1) -> i32
          %770 = "llvm.extractvalue"(%t779_r) {position = array<i64: 55>} : (!struct1) -> i32
          %771 = "llvm.extractvalue"(%t779_r) {position = array<i64: 56>} : (!struct1) -> i32
          %772 = "llvm.extractvalue"(%t779_r) {position = array<i64: 57>} : (!struct1) -> i32
          %773 = "llvm.extractvalue"(%t779_r) {position = array<i64: 58>} : (!struct1) -> i32
          %774 = "llvm.extractvalue"(%t779_r) {position = array<i64: 59>} : (!struct1) -> i32
          %775 = "llvm.extractvalue"(%t779_r) {position = array<i64: 60>} : (!struct1) -> i32
          %776 = "llvm.extractvalue"(%t779_r) {position = array<i64: 61>} : (!struct1) -> i32
          %777 = "llvm.extractvalue"(%t779_r) {position = array<i64: 62>} : (!struct1) -> i32
          %778 = "llvm.extractvalue"(%t779_r) {position = array<i64: 63>} : (!struct1) -> i32
          %780 = "llvm.bitcast"(%715) : (i32) -> f32
          %781 = "llvm.bitcast"(%716) : (i32) -> f32
          %782 = "llvm.bitcast"(%717) : (i32) -> f32
          %783 = "llvm.bitcast"(%718) : (i32) -> f32
          %784 = "llvm.bitcast"(%719) : (i32) -> f32
          %785 = "llvm.bitcast"(%720) : (i32) -> f32
          %786 = "llvm.bitcast"(%721) : (i32) -> f32
          %787 = "llvm.bitcast"(%722) : (i32) -> f32
          %788 = "llvm.bitcast"(%723) : (i32) -> f32
          %789 = "llvm.bitcast"(%724) : (i32) -> f32
          %790 = "llvm.bitcast"(%725) : (i32) -> f32
          %791 = "llvm.bitcast"(%726) : (i32) -> f32
          %792 = "llvm.bitcast"(%727) : (i32) -> f32
          %793 = "llvm.bitcast"(%728) : (i32) -> f32
          %794 = "llvm.bitcast"(%729) : (i32) -> f32
          %795 = "llvm.bitcast"(%730) : (i32) -> f32
          %796 = "llvm.bitcast"(%731) : (i32) -> f32
          %797 = "llvm.bitcast"(%732) : (i32) -> f32
          %798 = "llvm.bitcast"(%733) : (i32) -> f32
          %799 = "llvm.bitcast"(%734) : (i32) -> f32
          %800 = "llvm.bitcast"(%735) : (i32) -> f32
          %801 = "llvm.bitcast"(%736) : (i32) -> f32
          %802 = "llvm.bitcast"(%737) : (i32) -> f32
          %803 = "llvm.bitcast"(%738) : (i32) -> f32
          %804 = "llvm.bitcast"(%739) : (i32) -> f32
          %805 = "llvm.bitcast"(%740) : (i32) -> f32
          %806 = "llvm.bitcast"(%741) : (i32) -> f32
          %807 = "llvm.bitcast"(%742) : (i32) -> f32
          %808 = "llvm.bitcast"(%743) : (i32) -> f32
          %809 = "llvm.bitcast"(%744) : (i32) -> f32
          %810 = "llvm.bitcast"(%745) : (i32) -> f32
          %811 = "llvm.bitcast"(%746) : (i32) -> f32
          %812 = "llvm.bitcast"(%747) : (i32) -> f32
          %813 = "llvm.bitcast"(%748) : (i32) -> f32
          %814 = "llvm.bitcast"(%749) : (i32) -> f32
          %815 = "llvm.bitcast"(%750) : (i32) -> f32
          %816 = "llvm.bitcast"(%751) : (i32) -> f32
          %817 = "llvm.bitcast"(%752) : (i32) -> f32
          %818 = "llvm.bitcast"(%753) : (i32) -> f32
          %819 = "llvm.bitcast"(%754) : (i32) -> f32
          %820 = "llvm.bitcast"(%755) : (i32) -> f32
          %821 = "llvm.bitcast"(%756) : (i32) -> f32
          %822 = "llvm.bitcast"(%757) : (i32) -> f32
          %823 = "llvm.bitcast"(%758) : (i32) -> f32
          %824 = "llvm.bitcast"(%759) : (i32) -> f32
          %825 = "llvm.bitcast"(%760) : (i32) -> f32
          %826 = "llvm.bitcast"(%761) : (i32) -> f32
          %827 = "llvm.bitcast"(%762) : (i32) -> f32
          %828 = "llvm.bitcast"(%763) : (i32) -> f32
          %829 = "llvm.bitcast"(%764) : (i32) -> f32
          %830 = "llvm.bitcast"(%765) : (i32) -> f32
          %831 = "llvm.bitcast"(%766) : (i32) -> f32
          %832 = "llvm.bitcast"(%767) : (i32) -> f32
          %833 = "llvm.bitcast"(%768) : (i32) -> f32
          %834 = "llvm.bitcast"(%769) : (i32) -> f32
          %835 = "llvm.bitcast"(%770) : (i32) -> f32
          %836 = "llvm.bitcast"(%771) : (i32) -> f32
          %837 = "llvm.bitcast"(%772) : (i32) -> f32
          %838 = "llvm.bitcast"(%773) : (i32) -> f32
          %839 = "llvm.bitcast"(%774) : (i32) -> f32
          %840 = "llvm.bitcast"(%775) : (i32) -> f32
          %841 = "llvm.bitcast"(%776) : (i32) -> f32
          %842 = "llvm.bitcast"(%777) : (i32) -> f32
          %843 = "llvm.bitcast"(%778) : (i32) -> f32
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %845 = "llvm.getelementptr"(%77, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t846_s0 = "llvm.ptrtoint"(%845) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t846_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %847 = "vector.from_elements"(%780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %848 = "arith.truncf"(%847) : (vector<64xf32>) -> vector<64xf16>
          %849 = "vector.extract"(%848) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
          %850 = "vector.extract"(%848) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
          %851 = "vector.extract"(%848) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
          %852 = "vector.extract"(%848) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
          %853 = "vector.extract"(%848) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
          %854 = "vector.extract"(%848) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
          %855 = "vector.extract"(%848) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
          %856 = "vector.extract"(%848) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
          %857 = "vector.extract"(%848) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
          %858 = "vector.extract"(%848) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
          %859 = "vector.extract"(%848) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
          %860 = "vector.extract"(%848) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
          %861 = "vector.extract"(%848) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
          %862 = "vector.extract"(%848) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
          %863 = "vector.extract"(%848) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
          %864 = "vector.extract"(%848) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
          %865 = "vector.extract"(%848) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
          %866 = "vector.extract"(%848) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
          %867 = "vector.extract"(%848) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
          %868 = "vector.extract"(%848) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
          %869 = "vector.extract"(%848) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
          %870 = "vector.extract"(%848) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
          %871 = "vector.extract"(%848) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
          %872 = "vector.extract"(%848) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
          %873 = "vector.extract"(%848) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
          %874 = "vector.extract"(%848) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
          %875 = "vector.extract"(%848) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
          %876 = "vector.extract"(%848) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
          %877 = "vector.extract"(%848) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
          %878 = "vector.extract"(%848) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
          %879 = "vector.extract"(%848) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
          %880 = "vector.extract"(%848) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
          %881 = "vector.extract"(%848) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
          %882 = "vector.extract"(%848) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
          %883 = "vector.extract"(%848) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
          %884 = "vector.extract"(%848) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
          %885 = "vector.extract"(%848) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
          %886 = "vector.extract"(%848) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
          %887 = "vector.extract"(%848) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
          %888 = "vector.extract"(%848) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
          %889 = "vector.extract"(%848) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
          %890 = "vector.extract"(%848) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
          %891 = "vector.extract"(%848) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
          %892 = "vector.extract"(%848) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
          %893 = "vector.extract"(%848) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
          %894 = "vector.extract"(%848) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
          %895 = "vector.extract"(%848) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
          %896 = "vector.extract"(%848) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
          %897 = "vector.extract"(%848) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
          %898 = "vector.extract"(%848) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
          %899 = "vector.extract"(%848) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
          %900 = "vector.extract"(%848) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
          %901 = "vector.extract"(%848) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
          %902 = "vector.extract"(%848) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
          %903 = "vector.extract"(%848) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
          %904 = "vector.extract"(%848) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
          %905 = "vector.extract"(%848) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
          %906 = "vector.extract"(%848) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
          %907 = "vector.extract"(%848) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
          %908 = "vector.extract"(%848) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
          %909 = "vector.extract"(%848) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
          %910 = "vector.extract"(%848) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
          %911 = "vector.extract"(%848) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
          %912 = "vector.extract"(%848) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
          "scf.if"(%568) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%208, %611) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 25 : i32} : (i32, i32) -> ()
          %913 = "arith.constant"() {value = 448 : i32} : () -> i32
          %914 = "arith.andi"(%576, %913) : (i32, i32) -> i32
          %915 = "arith.constant"() {value = 3 : i32} : () -> i32
          %916 = "arith.shrui"(%914, %915) : (i32, i32) -> i32
          %917 = "arith.xori"(%576, %916) : (i32, i32) -> i32
          %918 = "llvm.getelementptr"(%34, %917) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %919 = "vector.from_elements"(%849, %850, %851, %852, %853, %854, %855, %856) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%919, %918) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %920 = "arith.constant"() {value = 8 : i32} : () -> i32
          %921 = "arith.addi"(%576, %920) : (i32, i32) -> i32
          %922 = "arith.andi"(%921, %913) : (i32, i32) -> i32
          %923 = "arith.shrui"(%922, %915) : (i32, i32) -> i32
          %924 = "arith.xori"(%921, %923) : (i32, i32) -> i32
          %925 = "llvm.getelementptr"(%34, %924) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %926 = "vector.from_elements"(%857, %858, %859, %860, %861, %862, %863, %864) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%926, %925) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %927 = "arith.constant"() {value = 16 : i32} : () -> i32
          %928 = "arith.addi"(%576, %927) : (i32, i32) -> i32
          %929 = "arith.andi"(%928, %913) : (i32, i32) -> i32
          %930 = "arith.shrui"(%929, %915) : (i32, i32) -> i32
          %931 = "arith.xori"(%928, %930) : (i32, i32) -> i32
          %932 = "llvm.getelementptr"(%34, %931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %933 = "vector.from_elements"(%865, %866, %867, %868, %869, %870, %871, %872) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%933, %932) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %934 = "arith.constant"() {value = 24 : i32} : () -> i32
          %935 = "arith.addi"(%576, %934) : (i32, i32) -> i32
          %936 = "arith.andi"(%935, %913) : (i32, i32) -> i32
          %937 = "arith.shrui"(%936, %915) : (i32, i32) -> i32
          %938 = "arith.xori"(%935, %937) : (i32, i32) -> i32
          %939 = "llvm.getelementptr"(%34, %938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %940 = "vector.from_elements"(%873, %874, %875, %876, %877, %878, %879, %880) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%940, %939) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %941 = "arith.addi"(%576, %11) : (i32, i32) -> i32
          %942 = "arith.andi"(%941, %913) : (i32, i32) -> i32
          %943 = "arith.shrui"(%942, %915) : (i32, i32) -> i32
          %944 = "arith.xori"(%941, %943) : (i32, i32) -> i32
          %945 = "llvm.getelementptr"(%34, %944) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %946 = "vector.from_elements"(%881, %882, %883, %884, %885, %886, %887, %888) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%946, %945) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %947 = "arith.constant"() {value = 40 : i32} : () -> i32
          %948 = "arith.addi"(%576, %947) : (i32, i32) -> i32
          %949 = "arith.andi"(%948, %913) : (i32, i32) -> i32
          %950 = "arith.shrui"(%949, %915) : (i32, i32) -> i32
          %951 = "arith.xori"(%948, %950) : (i32, i32) -> i32
          %952 = "llvm.getelementptr"(%34, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %953 = "vector.from_elements"(%889, %890, %891, %892, %893, %894, %895, %896) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%953, %952) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %954 = "arith.constant"() {value = 48 : i32} : () -> i32
          %955 = "arith.addi"(%576, %954) : (i32, i32) -> i32
          %956 = "arith.andi"(%955, %913) : (i32, i32) -> i32
          %957 = "arith.shrui"(%956, %915) : (i32, i32) -> i32
          %958 = "arith.xori"(%955, %957) : (i32, i32) -> i32
          %959 = "llvm.getelementptr"(%34, %958) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %960 = "vector.from_elements"(%897, %898, %899, %900, %901, %902, %903, %904) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%960, %959) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %961 = "arith.constant"() {value = 56 : i32} : () -> i32
          %962 = "arith.addi"(%576, %961) : (i32, i32) -> i32
          %963 = "arith.andi"(%962, %913) : (i32, i32) -> i32
          %964 = "arith.shrui"(%963, %915) : (i32, i32) -> i32
          %965 = "arith.xori"(%962, %964) : (i32, i32) -> i32
          %966 = "llvm.getelementptr"(%34, %965) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %967 = "vector.from_elements"(%905, %906, %907, %908, %909, %910, %911, %912) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%967, %966) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%208, %611) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 26 : i32} : (i32, i32) -> ()
          "scf.if"(%568) ({
            %968 = "nvvm.elect.sync"() {cutec.arm = 27 : i32} : () -> i1
            "scf.if"(%968) ({
              %t969_s1 = "llvm.ptrtoint"(%34) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t969_s1, %613, %612) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %970 = "arith.addi"(%606, %208) : (i32, i32) -> i32
          %971 = "arith.cmpi"(%970, %554) {predicate = 0 : i64} : (i32, i32) -> i1
          %972 = "arith.xori"(%607, %208) : (i32, i32) -> i32
          %973 = "arith.select"(%971, %972, %607) : (i1, i32, i32) -> i32
          %974 = "arith.select"(%971, %14, %970) : (i1, i32, i32) -> i32
          %975 = "arith.addi"(%605, %208) : (i32, i32) -> i32
          "scf.yield"(%635, %632, %633, %634, %628, %975, %974, %973, %644, %643, %642) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        %976 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %977 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %978 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %979 = "arith.addi"(%977, %978) : (i32, i32) -> i32
        %980 = "arith.muli"(%979, %40) : (i32, i32) -> i32
        %981 = "arith.addi"(%976, %980) : (i32, i32) -> i32
        %982 = "arith.divui"(%981, %11) : (i32, i32) -> i32
        %983 = "nvvm.shfl.sync"(%13, %982, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 28 : i32} : (i32, i32, i32, i32) -> i32
        %984 = "arith.cmpi"(%983, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%984) ({
          %985 = "arith.constant"() {value = 128 : i32} : () -> i32
          "llvm.inline_asm"(%566, %985) {asm_string = "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 29 : i32} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %987 = "arith.constant"() {value = 128 : i32} : () -> i32
        "scf.yield"(%582, %987) : (i32, i32) -> ()
      }, {
        "scf.yield"(%364, %14) : (i32, i32) -> ()
      }) : (i1) -> (i32, i32)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 224, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_100a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%5) : (i32) -> i64
    %15 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%4, %9, %14, %15) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 127 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 128 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 63 : i32} : () -> i32
    %24 = "arith.addi"(%5, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 64 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 1 : i32} : () -> i32
    %28 = "arith.constant"() {value = 224 : i32} : () -> i32
    %29 = "arith.constant"() {value = 214016 : i32} : () -> i32
    "gpu.launch_func"(%22, %26, %27, %28, %27, %27, %27, %27, %27, %29, %13, %1, %2, %16, %5, %18, %22, %26) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile128x64_cluster1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
