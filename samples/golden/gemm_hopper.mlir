!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: !llvm.ptr, %6: i32, %7: !llvm.ptr, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: i32, %14: i32):
      %15 = "arith.trunci"(%11) : (i64) -> i32
      %16 = "arith.trunci"(%12) : (i64) -> i32
      %17 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %20 = "arith.constant"() {value = 128 : i32} : () -> i32
      %21 = "arith.divui"(%17, %20) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = -1 : i32} : () -> i32
      %23 = "arith.constant"() {value = 0 : i32} : () -> i32
      %24 = "arith.constant"() {value = 31 : i32} : () -> i32
      %25 = "nvvm.shfl.sync"(%22, %21, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %26 = "arith.constant"() {value = 32 : i32} : () -> i32
      %27 = "arith.divui"(%17, %26) : (i32, i32) -> i32
      %28 = "nvvm.shfl.sync"(%22, %27, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %29 = "arith.cmpi"(%28, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%29) ({
        %30 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%30) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %32 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%32) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %34 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%34) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %36 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%36) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %38 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%38) ({
          "llvm.inline_asm"(%7) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %40 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 61440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 67584>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 12>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %47 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "scf.if"(%29) ({
        %48 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%48) ({
          %49 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t50_s0 = "llvm.ptrtoint"(%46) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t50_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %51 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t52_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t52_s0, %51) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %53 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %t54_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t54_s0, %53) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %55 = "arith.constant"() {value = 63 : i32} : () -> i32
      %56 = "arith.addi"(%2, %55) : (i32, i32) -> i32
      %57 = "arith.constant"() {value = 64 : i32} : () -> i32
      %58 = "arith.divui"(%56, %57) : (i32, i32) -> i32
      %59 = "arith.constant"() {value = 1 : i32} : () -> i32
      %60 = "arith.subi"(%58, %59) : (i32, i32) -> i32
      %61 = "arith.maxsi"(%60, %23) : (i32, i32) -> i32
      %62 = "arith.muli"(%61, %57) : (i32, i32) -> i32
      %63 = "arith.subi"(%2, %62) : (i32, i32) -> i32
      %64 = "arith.maxsi"(%63, %59) : (i32, i32) -> i32
      %65 = "arith.subi"(%57, %64) : (i32, i32) -> i32
      %66 = "arith.maxsi"(%65, %23) : (i32, i32) -> i32
      %67 = "arith.subi"(%57, %66) : (i32, i32) -> i32
      %68 = "arith.addi"(%67, %27) : (i32, i32) -> i32
      %69 = "arith.constant"() {value = 8 : i32} : () -> i32
      "scf.for"(%68, %57, %69) ({
      ^bb0(%70: i32):
        %71 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %72 = "arith.muli"(%70, %26) : (i32, i32) -> i32
        %73 = "arith.addi"(%71, %72) : (i32, i32) -> i32
        %74 = "llvm.getelementptr"(%40, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %74) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %75 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %76 = "arith.addi"(%73, %75) : (i32, i32) -> i32
        %77 = "llvm.getelementptr"(%40, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %77) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %78 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %79 = "arith.addi"(%73, %78) : (i32, i32) -> i32
        %80 = "llvm.getelementptr"(%40, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %80) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %81 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %82 = "arith.addi"(%73, %81) : (i32, i32) -> i32
        %83 = "llvm.getelementptr"(%40, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %83) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %84 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %85 = "arith.addi"(%73, %84) : (i32, i32) -> i32
        %86 = "llvm.getelementptr"(%40, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %86) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %87 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %88 = "arith.addi"(%73, %87) : (i32, i32) -> i32
        %89 = "llvm.getelementptr"(%40, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %89) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %90 = "arith.constant"() {value = 3 : i32} : () -> i32
      %91 = "arith.cmpi"(%66, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%91) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %92 = "arith.constant"() {value = 15 : i32} : () -> i32
      %93 = "arith.addi"(%6, %92) : (i32, i32) -> i32
      %94 = "arith.constant"() {value = 16 : i32} : () -> i32
      %95 = "arith.divui"(%93, %94) : (i32, i32) -> i32
      %96 = "arith.subi"(%95, %59) : (i32, i32) -> i32
      %97 = "arith.maxsi"(%96, %23) : (i32, i32) -> i32
      %98 = "arith.muli"(%97, %94) : (i32, i32) -> i32
      %99 = "arith.subi"(%6, %98) : (i32, i32) -> i32
      %100 = "arith.maxsi"(%99, %59) : (i32, i32) -> i32
      %101 = "arith.subi"(%94, %100) : (i32, i32) -> i32
      %102 = "arith.maxsi"(%101, %23) : (i32, i32) -> i32
      %103 = "arith.subi"(%94, %102) : (i32, i32) -> i32
      %104 = "arith.addi"(%103, %27) : (i32, i32) -> i32
      "scf.for"(%104, %94, %69) ({
      ^bb0(%105: i32):
        %106 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %107 = "arith.muli"(%105, %26) : (i32, i32) -> i32
        %108 = "arith.addi"(%106, %107) : (i32, i32) -> i32
        %109 = "llvm.getelementptr"(%41, %108) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %109) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %110 = "arith.constant"() {value = 512 : i32} : () -> i32
        %111 = "arith.addi"(%108, %110) : (i32, i32) -> i32
        %112 = "llvm.getelementptr"(%41, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %112) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %113 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %114 = "arith.addi"(%108, %113) : (i32, i32) -> i32
        %115 = "llvm.getelementptr"(%41, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %115) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %116 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %117 = "arith.addi"(%108, %116) : (i32, i32) -> i32
        %118 = "llvm.getelementptr"(%41, %117) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %118) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %119 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %120 = "arith.addi"(%108, %119) : (i32, i32) -> i32
        %121 = "llvm.getelementptr"(%41, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %121) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %122 = "arith.constant"() {value = 2560 : i32} : () -> i32
        %123 = "arith.addi"(%108, %122) : (i32, i32) -> i32
        %124 = "llvm.getelementptr"(%41, %123) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %124) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %125 = "arith.cmpi"(%102, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%125) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %126 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %127 = "nvvm.shfl.sync"(%22, %126, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %128 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %129 = "arith.cmpi"(%128, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %130 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %131 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %132 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %133 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %134 = "arith.addi"(%132, %133) : (i32, i32) -> i32
      %135 = "arith.constant"() {value = 256 : i32} : () -> i32
      %136 = "arith.muli"(%134, %135) : (i32, i32) -> i32
      %137 = "arith.addi"(%131, %136) : (i32, i32) -> i32
      %138 = "arith.divui"(%137, %26) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%139) ({
        %140 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%140) ({
          %t141_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t141_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %142 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t143_s0 = "llvm.ptrtoint"(%142) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t143_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %144 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t145_s0 = "llvm.ptrtoint"(%144) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t145_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %146 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t147_s0 = "llvm.ptrtoint"(%146) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t147_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %148 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t149_s0 = "llvm.ptrtoint"(%148) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t149_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %150 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t151_s0 = "llvm.ptrtoint"(%150) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t151_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %152 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t153_s0 = "llvm.ptrtoint"(%130) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t153_s0, %152) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %154 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t155_s0 = "llvm.ptrtoint"(%154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %152) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t157_s0 = "llvm.ptrtoint"(%156) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t157_s0, %152) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %158 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t159_s0 = "llvm.ptrtoint"(%158) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %152) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %160 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t161_s0 = "llvm.ptrtoint"(%160) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t161_s0, %152) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %162 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t163_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t163_s0, %152) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %164 = "arith.subi"(%25, %59) : (i32, i32) -> i32
      %165 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %166 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %167 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %168 = "arith.addi"(%166, %167) : (i32, i32) -> i32
      %169 = "arith.muli"(%168, %135) : (i32, i32) -> i32
      %170 = "arith.addi"(%165, %169) : (i32, i32) -> i32
      %171 = "arith.divui"(%170, %26) : (i32, i32) -> i32
      %172 = "arith.cmpi"(%171, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%172) ({
        %173 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%173) ({
          %t174_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t174_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %175 = "arith.constant"() {value = 127 : i32} : () -> i32
      %176 = "arith.addi"(%3, %175) : (i32, i32) -> i32
      %177 = "arith.divui"(%176, %20) : (i32, i32) -> i32
      %178 = "arith.maxsi"(%177, %59) : (i32, i32) -> i32
      %179 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %180 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %181 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %182 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %183 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %184 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %185 = "arith.remui"(%179, %59) : (i32, i32) -> i32
      %186 = "arith.constant"() {value = 2 : i32} : () -> i32
      %187 = "arith.remui"(%180, %186) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %188 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %189, %190, %191 = "scf.if"(%188) ({
        %192, %193 = "scf.if"(%29) ({
          %194, %195, %196, %197, %198, %199, %200, %201 = "scf.while"(%181, %185, %187, %181, %23, %23, %23, %59) ({
          ^bb0(%202: i32, %203: i32, %204: i32, %205: i32, %206: i32, %207: i32, %208: i32, %209: i32):
            %210 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %211 = "arith.cmpi"(%202, %210) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%211, %202, %203, %204, %205, %206, %207, %208, %209) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%212: i32, %213: i32, %214: i32, %215: i32, %216: i32, %217: i32, %218: i32, %219: i32):
            %220 = "arith.constant"() {value = 32 : i64} : () -> i64
            %221 = "arith.shrui"(%11, %220) : (i64, i64) -> i64
            %222 = "arith.subi"(%15, %59) : (i32, i32) -> i32
            %223 = "llvm.intr.ctlz"(%222) {is_zero_poison = false} : (i32) -> i32
            %224 = "arith.subi"(%26, %223) : (i32, i32) -> i32
            %225 = "arith.extui"(%212) : (i32) -> i64
            %226 = "arith.muli"(%225, %221) : (i64, i64) -> i64
            %227 = "arith.shrui"(%226, %220) : (i64, i64) -> i64
            %228 = "arith.trunci"(%227) : (i64) -> i32
            %229 = "arith.addi"(%228, %212) : (i32, i32) -> i32
            %230 = "arith.shrui"(%229, %224) : (i32, i32) -> i32
            %231 = "arith.cmpi"(%224, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %232 = "arith.select"(%231, %230, %23) : (i1, i32, i32) -> i32
            %233 = "llvm.intr.ctlz"(%222) {is_zero_poison = false} : (i32) -> i32
            %234 = "arith.subi"(%26, %233) : (i32, i32) -> i32
            %235 = "arith.shrui"(%229, %234) : (i32, i32) -> i32
            %236 = "arith.cmpi"(%234, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %237 = "arith.select"(%236, %235, %23) : (i1, i32, i32) -> i32
            %238 = "arith.muli"(%237, %15) : (i32, i32) -> i32
            %239 = "arith.subi"(%212, %238) : (i32, i32) -> i32
            %240 = "arith.muli"(%232, %69) : (i32, i32) -> i32
            %241 = "arith.addi"(%240, %69) : (i32, i32) -> i32
            %242 = "arith.cmpi"(%241, %13) {predicate = 3 : i64} : (i32, i32) -> i1
            %243 = "arith.divui"(%239, %69) : (i32, i32) -> i32
            %244 = "arith.shrui"(%12, %220) : (i64, i64) -> i64
            %245 = "arith.subi"(%16, %59) : (i32, i32) -> i32
            %246 = "llvm.intr.ctlz"(%245) {is_zero_poison = false} : (i32) -> i32
            %247 = "arith.subi"(%26, %246) : (i32, i32) -> i32
            %248 = "arith.extui"(%239) : (i32) -> i64
            %249 = "arith.muli"(%248, %244) : (i64, i64) -> i64
            %250 = "arith.shrui"(%249, %220) : (i64, i64) -> i64
            %251 = "arith.trunci"(%250) : (i64) -> i32
            %252 = "arith.addi"(%251, %239) : (i32, i32) -> i32
            %253 = "arith.shrui"(%252, %247) : (i32, i32) -> i32
            %254 = "arith.cmpi"(%247, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %255 = "arith.select"(%254, %253, %23) : (i1, i32, i32) -> i32
            %256 = "arith.select"(%242, %243, %255) : (i1, i32, i32) -> i32
            %257 = "arith.remui"(%239, %69) : (i32, i32) -> i32
            %258 = "llvm.intr.ctlz"(%245) {is_zero_poison = false} : (i32) -> i32
            %259 = "arith.subi"(%26, %258) : (i32, i32) -> i32
            %260 = "arith.shrui"(%252, %259) : (i32, i32) -> i32
            %261 = "arith.cmpi"(%259, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %262 = "arith.select"(%261, %260, %23) : (i1, i32, i32) -> i32
            %263 = "arith.muli"(%262, %16) : (i32, i32) -> i32
            %264 = "arith.subi"(%239, %263) : (i32, i32) -> i32
            %265 = "arith.select"(%242, %257, %264) : (i1, i32, i32) -> i32
            %266 = "arith.addi"(%240, %265) : (i32, i32) -> i32
            %267 = "arith.addi"(%266, %213) : (i32, i32) -> i32
            %268 = "arith.muli"(%256, %186) : (i32, i32) -> i32
            %269 = "arith.addi"(%268, %214) : (i32, i32) -> i32
            %270 = "arith.divui"(%269, %186) : (i32, i32) -> i32
            %271 = "arith.remui"(%269, %59) : (i32, i32) -> i32
            %272 = "arith.addi"(%270, %271) : (i32, i32) -> i32
            %273 = "arith.remui"(%269, %186) : (i32, i32) -> i32
            %274 = "arith.muli"(%267, %57) : (i32, i32) -> i32
            %275 = "arith.subi"(%267, %61) : (i32, i32) -> i32
            %276 = "arith.muli"(%275, %57) : (i32, i32) -> i32
            %277 = "arith.addi"(%3, %55) : (i32, i32) -> i32
            %278 = "arith.divui"(%277, %57) : (i32, i32) -> i32
            %279 = "arith.muli"(%272, %94) : (i32, i32) -> i32
            %280 = "arith.subi"(%272, %97) : (i32, i32) -> i32
            %281 = "arith.muli"(%280, %94) : (i32, i32) -> i32
            %282 = "arith.cmpi"(%267, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            %283 = "arith.cmpi"(%272, %97) {predicate = 5 : i64} : (i32, i32) -> i1
            %284 = "arith.select"(%282, %66, %23) : (i1, i32, i32) -> i32
            %285 = "arith.select"(%283, %102, %23) : (i1, i32, i32) -> i32
            %286 = "arith.addi"(%284, %285) : (i32, i32) -> i32
            %287 = "arith.muli"(%273, %178) : (i32, i32) -> i32
            %288 = "arith.addi"(%273, %59) : (i32, i32) -> i32
            %289 = "arith.muli"(%288, %178) : (i32, i32) -> i32
            %290, %291, %292 = "scf.for"(%287, %289, %59, %217, %218, %219) ({
            ^bb0(%293: i32, %294: i32, %295: i32, %296: i32):
              %297 = "llvm.getelementptr"(%130, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t298_s0 = "llvm.ptrtoint"(%297) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t298_s0, %296) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %299 = "llvm.getelementptr"(%44, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %300 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%300) ({
                %301 = "arith.constant"() {value = 10240 : i32} : () -> i32
                %t302_s0 = "llvm.ptrtoint"(%299) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t302_s0, %301) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %303 = "arith.cmpi"(%286, %23) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%303) ({
                %304 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
                "scf.if"(%304) ({
                  %305 = "arith.muli"(%286, %20) : (i32, i32) -> i32
                  %t306_s0 = "llvm.ptrtoint"(%299) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t306_s0, %305) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %307, %308, %309, %310 = "scf.if"(%282) ({
                "scf.yield"(%276, %278, %40, %1) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%274, %278, %40, %0) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %311 = "arith.muli"(%293, %57) : (i32, i32) -> i32
              %312 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %313 = "arith.muli"(%295, %312) : (i32, i32) -> i32
              %314 = "llvm.getelementptr"(%309, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %315 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
              "scf.if"(%315) ({
                %t316_s0 = "llvm.ptrtoint"(%314) : (!llvm.ptr<3>) -> i32
                %t316_s2 = "llvm.ptrtoint"(%299) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t316_s0, %310, %t316_s2, %311, %307) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %317, %318, %319, %320 = "scf.if"(%283) ({
                "scf.yield"(%281, %278, %41, %5) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%279, %278, %41, %4) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %321 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %322 = "arith.muli"(%295, %321) : (i32, i32) -> i32
              %323 = "llvm.getelementptr"(%319, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %324 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%324) ({
                %t325_s0 = "llvm.ptrtoint"(%323) : (!llvm.ptr<3>) -> i32
                %t325_s2 = "llvm.ptrtoint"(%299) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t325_s0, %320, %t325_s2, %311, %317) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %326 = "arith.addi"(%295, %59) : (i32, i32) -> i32
              %327 = "arith.constant"() {value = 6 : i32} : () -> i32
              %328 = "arith.cmpi"(%326, %327) {predicate = 0 : i64} : (i32, i32) -> i1
              %329 = "arith.xori"(%296, %59) : (i32, i32) -> i32
              %330 = "arith.select"(%328, %329, %296) : (i1, i32, i32) -> i32
              %331 = "arith.select"(%328, %23, %326) : (i1, i32, i32) -> i32
              %332 = "arith.addi"(%294, %59) : (i32, i32) -> i32
              "scf.yield"(%332, %331, %330) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %333 = "arith.addi"(%215, %184) : (i32, i32) -> i32
            %334 = "arith.addi"(%216, %59) : (i32, i32) -> i32
            "scf.yield"(%333, %185, %187, %333, %334, %290, %291, %292) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %335 = "llvm.getelementptr"(%130, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t336_s0 = "llvm.ptrtoint"(%335) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t336_s0, %201) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %337 = "arith.addi"(%200, %59) : (i32, i32) -> i32
          %338 = "arith.constant"() {value = 6 : i32} : () -> i32
          %339 = "arith.cmpi"(%337, %338) {predicate = 0 : i64} : (i32, i32) -> i1
          %340 = "arith.xori"(%201, %59) : (i32, i32) -> i32
          %341 = "arith.select"(%339, %340, %201) : (i1, i32, i32) -> i32
          %342 = "arith.select"(%339, %23, %337) : (i1, i32, i32) -> i32
          %343 = "llvm.getelementptr"(%130, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t344_s0 = "llvm.ptrtoint"(%343) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t344_s0, %341) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %345 = "arith.addi"(%342, %59) : (i32, i32) -> i32
          %346 = "arith.cmpi"(%345, %338) {predicate = 0 : i64} : (i32, i32) -> i1
          %347 = "arith.xori"(%341, %59) : (i32, i32) -> i32
          %348 = "arith.select"(%346, %347, %341) : (i1, i32, i32) -> i32
          %349 = "arith.select"(%346, %23, %345) : (i1, i32, i32) -> i32
          %350 = "llvm.getelementptr"(%130, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t351_s0 = "llvm.ptrtoint"(%350) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t351_s0, %348) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %352 = "arith.addi"(%349, %59) : (i32, i32) -> i32
          %353 = "arith.cmpi"(%352, %338) {predicate = 0 : i64} : (i32, i32) -> i1
          %354 = "arith.xori"(%348, %59) : (i32, i32) -> i32
          %355 = "arith.select"(%353, %354, %348) : (i1, i32, i32) -> i32
          %356 = "arith.select"(%353, %23, %352) : (i1, i32, i32) -> i32
          %357 = "llvm.getelementptr"(%130, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t358_s0 = "llvm.ptrtoint"(%357) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t358_s0, %355) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %359 = "arith.addi"(%356, %59) : (i32, i32) -> i32
          %360 = "arith.cmpi"(%359, %338) {predicate = 0 : i64} : (i32, i32) -> i1
          %361 = "arith.xori"(%355, %59) : (i32, i32) -> i32
          %362 = "arith.select"(%360, %361, %355) : (i1, i32, i32) -> i32
          %363 = "arith.select"(%360, %23, %359) : (i1, i32, i32) -> i32
          %364 = "llvm.getelementptr"(%130, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t365_s0 = "llvm.ptrtoint"(%364) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t365_s0, %362) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %366 = "arith.addi"(%363, %59) : (i32, i32) -> i32
          %367 = "arith.cmpi"(%366, %338) {predicate = 0 : i64} : (i32, i32) -> i1
          %368 = "arith.xori"(%362, %59) : (i32, i32) -> i32
          %369 = "arith.select"(%367, %368, %362) : (i1, i32, i32) -> i32
          %370 = "arith.select"(%367, %23, %366) : (i1, i32, i32) -> i32
          %371 = "llvm.getelementptr"(%130, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t372_s0 = "llvm.ptrtoint"(%371) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t372_s0, %369) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%197, %198) : (i32, i32) -> ()
        }, {
          "scf.yield"(%181, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %373 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%192, %193, %373) : (i32, i32, i1) -> ()
      }, {
        %374 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %375 = "arith.constant"() {value = true} : () -> i1
        %376 = "llvm.mlir.undef"() : () -> f32
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> f32
        %384 = "llvm.mlir.undef"() : () -> i32
        %385 = "llvm.mlir.undef"() : () -> i32
        %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405 = "scf.while"(%23, %181, %185, %187, %375, %181, %23, %23, %23, %23, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385) ({
        ^bb0(%406: i32, %407: i32, %408: i32, %409: i32, %410: i1, %411: i32, %412: i32, %413: i32, %414: i32, %415: i32, %416: f32, %417: f32, %418: f32, %419: f32, %420: f32, %421: f32, %422: f32, %423: f32, %424: i32, %425: i32):
          %426 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %427 = "arith.cmpi"(%407, %426) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%427, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }, {
        ^bb0(%428: i32, %429: i32, %430: i32, %431: i32, %432: i1, %433: i32, %434: i32, %435: i32, %436: i32, %437: i32, %438: f32, %439: f32, %440: f32, %441: f32, %442: f32, %443: f32, %444: f32, %445: f32, %446: i32, %447: i32):
          %448 = "llvm.getelementptr"(%44, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t449_s0 = "llvm.ptrtoint"(%448) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t449_s0, %437) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %450 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %451 = "arith.muli"(%436, %450) : (i32, i32) -> i32
          %452 = "llvm.getelementptr"(%40, %451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %453 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %454 = "arith.muli"(%436, %453) : (i32, i32) -> i32
          %455 = "llvm.getelementptr"(%41, %454) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %456 = "arith.constant"() {value = false} : () -> i1
          %t458_a = "llvm.ptrtoint"(%452) : (!llvm.ptr<3>) -> i32
          %t458_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t458_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t458_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t458_shifted = "arith.shrui"(%t458_a, %t458_four) : (i32, i32) -> i32
          %t458_low = "arith.andi"(%t458_shifted, %t458_mask) : (i32, i32) -> i32
          %t458_wide = "arith.extui"(%t458_low) : (i32) -> i64
          %457 = "arith.ori"(%t458_wide, %t458_fields) : (i64, i64) -> i64
          %t460_a = "llvm.ptrtoint"(%455) : (!llvm.ptr<3>) -> i32
          %t460_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t460_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t460_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t460_shifted = "arith.shrui"(%t460_a, %t460_four) : (i32, i32) -> i32
          %t460_low = "arith.andi"(%t460_shifted, %t460_mask) : (i32, i32) -> i32
          %t460_wide = "arith.extui"(%t460_low) : (i32) -> i64
          %459 = "arith.ori"(%t460_wide, %t460_fields) : (i64, i64) -> i64
          %t469_r = "llvm.inline_asm"(%438, %439, %440, %441, %442, %443, %444, %445) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %461 = "llvm.extractvalue"(%t469_r) {position = array<i64: 0>} : (!struct0) -> f32
          %462 = "llvm.extractvalue"(%t469_r) {position = array<i64: 1>} : (!struct0) -> f32
          %463 = "llvm.extractvalue"(%t469_r) {position = array<i64: 2>} : (!struct0) -> f32
          %464 = "llvm.extractvalue"(%t469_r) {position = array<i64: 3>} : (!struct0) -> f32
          %465 = "llvm.extractvalue"(%t469_r) {position = array<i64: 4>} : (!struct0) -> f32
          %466 = "llvm.extractvalue"(%t469_r) {position = array<i64: 5>} : (!struct0) -> f32
          %467 = "llvm.extractvalue"(%t469_r) {position = array<i64: 6>} : (!struct0) -> f32
          %468 = "llvm.extractvalue"(%t469_r) {position = array<i64: 7>} : (!struct0) -> f32
          %t478_r = "llvm.inline_asm"(%461, %462, %463, %464, %465, %466, %467, %468, %457, %459, %456) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 12 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %470 = "llvm.extractvalue"(%t478_r) {position = array<i64: 0>} : (!struct0) -> f32
          %471 = "llvm.extractvalue"(%t478_r) {position = array<i64: 1>} : (!struct0) -> f32
          %472 = "llvm.extractvalue"(%t478_r) {position = array<i64: 2>} : (!struct0) -> f32
          %473 = "llvm.extractvalue"(%t478_r) {position = array<i64: 3>} : (!struct0) -> f32
          %474 = "llvm.extractvalue"(%t478_r) {position = array<i64: 4>} : (!struct0) -> f32
          %475 = "llvm.extractvalue"(%t478_r) {position = array<i64: 5>} : (!struct0) -> f32
          %476 = "llvm.extractvalue"(%t478_r) {position = array<i64: 6>} : (!struct0) -> f32
          %477 = "llvm.extractvalue"(%t478_r) {position = array<i64: 7>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %479 = "arith.addi"(%436, %59) : (i32, i32) -> i32
          %480 = "arith.constant"() {value = 6 : i32} : () -> i32
          %481 = "arith.cmpi"(%479, %480) {predicate = 0 : i64} : (i32, i32) -> i1
          %482 = "arith.xori"(%437, %59) : (i32, i32) -> i32
          %483 = "arith.select"(%481, %482, %437) : (i1, i32, i32) -> i32
          %484 = "arith.select"(%481, %23, %479) : (i1, i32, i32) -> i32
          %485 = "arith.addi"(%435, %59) : (i32, i32) -> i32
          %486 = "arith.muli"(%23, %178) : (i32, i32) -> i32
          %487 = "arith.subi"(%178, %486) : (i32, i32) -> i32
          %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501 = "scf.for"(%59, %487, %59, %435, %436, %437, %485, %484, %483, %470, %471, %472, %473, %474, %475, %476, %477) ({
          ^bb0(%502: i32, %503: i32, %504: i32, %505: i32, %506: i32, %507: i32, %508: i32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32):
            %517 = "llvm.getelementptr"(%44, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t518_s0 = "llvm.ptrtoint"(%517) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t518_s0, %508) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %519 = "arith.muli"(%507, %450) : (i32, i32) -> i32
            %520 = "llvm.getelementptr"(%40, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %521 = "arith.muli"(%507, %453) : (i32, i32) -> i32
            %522 = "llvm.getelementptr"(%41, %521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t524_a = "llvm.ptrtoint"(%520) : (!llvm.ptr<3>) -> i32
            %t524_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t524_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t524_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t524_shifted = "arith.shrui"(%t524_a, %t524_four) : (i32, i32) -> i32
            %t524_low = "arith.andi"(%t524_shifted, %t524_mask) : (i32, i32) -> i32
            %t524_wide = "arith.extui"(%t524_low) : (i32) -> i64
            %523 = "arith.ori"(%t524_wide, %t524_fields) : (i64, i64) -> i64
            %t526_a = "llvm.ptrtoint"(%522) : (!llvm.ptr<3>) -> i32
            %t526_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t526_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t526_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t526_shifted = "arith.shrui"(%t526_a, %t526_four) : (i32, i32) -> i32
            %t526_low = "arith.andi"(%t526_shifted, %t526_mask) : (i32, i32) -> i32
            %t526_wide = "arith.extui"(%t526_low) : (i32) -> i64
            %525 = "arith.ori"(%t526_wide, %t526_fields) : (i64, i64) -> i64
            %t535_r = "llvm.inline_asm"(%509, %510, %511, %512, %513, %514, %515, %516) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %527 = "llvm.extractvalue"(%t535_r) {position = array<i64: 0>} : (!struct0) -> f32
            %528 = "llvm.extractvalue"(%t535_r) {position = array<i64: 1>} : (!struct0) -> f32
            %529 = "llvm.extractvalue"(%t535_r) {position = array<i64: 2>} : (!struct0) -> f32
            %530 = "llvm.extractvalue"(%t535_r) {position = array<i64: 3>} : (!struct0) -> f32
            %531 = "llvm.extractvalue"(%t535_r) {position = array<i64: 4>} : (!struct0) -> f32
            %532 = "llvm.extractvalue"(%t535_r) {position = array<i64: 5>} : (!struct0) -> f32
            %533 = "llvm.extractvalue"(%t535_r) {position = array<i64: 6>} : (!struct0) -> f32
            %534 = "llvm.extractvalue"(%t535_r) {position = array<i64: 7>} : (!struct0) -> f32
            %t544_r = "llvm.inline_asm"(%527, %528, %529, %530, %531, %532, %533, %534, %523, %525, %375) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 13 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %536 = "llvm.extractvalue"(%t544_r) {position = array<i64: 0>} : (!struct0) -> f32
            %537 = "llvm.extractvalue"(%t544_r) {position = array<i64: 1>} : (!struct0) -> f32
            %538 = "llvm.extractvalue"(%t544_r) {position = array<i64: 2>} : (!struct0) -> f32
            %539 = "llvm.extractvalue"(%t544_r) {position = array<i64: 3>} : (!struct0) -> f32
            %540 = "llvm.extractvalue"(%t544_r) {position = array<i64: 4>} : (!struct0) -> f32
            %541 = "llvm.extractvalue"(%t544_r) {position = array<i64: 5>} : (!struct0) -> f32
            %542 = "llvm.extractvalue"(%t544_r) {position = array<i64: 6>} : (!struct0) -> f32
            %543 = "llvm.extractvalue"(%t544_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t553_r = "llvm.inline_asm"(%536, %537, %538, %539, %540, %541, %542, %543) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %545 = "llvm.extractvalue"(%t553_r) {position = array<i64: 0>} : (!struct0) -> f32
            %546 = "llvm.extractvalue"(%t553_r) {position = array<i64: 1>} : (!struct0) -> f32
            %547 = "llvm.extractvalue"(%t553_r) {position = array<i64: 2>} : (!struct0) -> f32
            %548 = "llvm.extractvalue"(%t553_r) {position = array<i64: 3>} : (!struct0) -> f32
            %549 = "llvm.extractvalue"(%t553_r) {position = array<i64: 4>} : (!struct0) -> f32
            %550 = "llvm.extractvalue"(%t553_r) {position = array<i64: 5>} : (!struct0) -> f32
            %551 = "llvm.extractvalue"(%t553_r) {position = array<i64: 6>} : (!struct0) -> f32
            %552 = "llvm.extractvalue"(%t553_r) {position = array<i64: 7>} : (!struct0) -> f32
            "scf.if"(%129) ({
              %554 = "llvm.getelementptr"(%130, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t555_s0 = "llvm.ptrtoint"(%554) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t555_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %556 = "arith.addi"(%507, %59) : (i32, i32) -> i32
            %557 = "arith.cmpi"(%556, %480) {predicate = 0 : i64} : (i32, i32) -> i1
            %558 = "arith.xori"(%508, %59) : (i32, i32) -> i32
            %559 = "arith.select"(%557, %558, %508) : (i1, i32, i32) -> i32
            %560 = "arith.select"(%557, %23, %556) : (i1, i32, i32) -> i32
            %561 = "arith.addi"(%506, %59) : (i32, i32) -> i32
            "scf.yield"(%506, %507, %508, %561, %560, %559, %545, %546, %547, %548, %549, %550, %551, %552) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t570_r = "llvm.inline_asm"(%494, %495, %496, %497, %498, %499, %500, %501) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %562 = "llvm.extractvalue"(%t570_r) {position = array<i64: 0>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t570_r) {position = array<i64: 1>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t570_r) {position = array<i64: 2>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t570_r) {position = array<i64: 3>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t570_r) {position = array<i64: 4>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t570_r) {position = array<i64: 5>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t570_r) {position = array<i64: 6>} : (!struct0) -> f32
          %569 = "llvm.extractvalue"(%t570_r) {position = array<i64: 7>} : (!struct0) -> f32
          "scf.if"(%129) ({
            %571 = "llvm.getelementptr"(%130, %489) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t572_s0 = "llvm.ptrtoint"(%571) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t572_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %573 = "arith.constant"() {value = 32 : i64} : () -> i64
          %574 = "arith.shrui"(%11, %573) : (i64, i64) -> i64
          %575 = "arith.subi"(%15, %59) : (i32, i32) -> i32
          %576 = "llvm.intr.ctlz"(%575) {is_zero_poison = false} : (i32) -> i32
          %577 = "arith.subi"(%26, %576) : (i32, i32) -> i32
          %578 = "arith.extui"(%429) : (i32) -> i64
          %579 = "arith.muli"(%578, %574) : (i64, i64) -> i64
          %580 = "arith.shrui"(%579, %573) : (i64, i64) -> i64
          %581 = "arith.trunci"(%580) : (i64) -> i32
          %582 = "arith.addi"(%581, %429) : (i32, i32) -> i32
          %583 = "arith.shrui"(%582, %577) : (i32, i32) -> i32
          %584 = "arith.cmpi"(%577, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %585 = "arith.select"(%584, %583, %23) : (i1, i32, i32) -> i32
          %586 = "llvm.intr.ctlz"(%575) {is_zero_poison = false} : (i32) -> i32
          %587 = "arith.subi"(%26, %586) : (i32, i32) -> i32
          %588 = "arith.shrui"(%582, %587) : (i32, i32) -> i32
          %589 = "arith.cmpi"(%587, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %590 = "arith.select"(%589, %588, %23) : (i1, i32, i32) -> i32
          %591 = "arith.muli"(%590, %15) : (i32, i32) -> i32
          %592 = "arith.subi"(%429, %591) : (i32, i32) -> i32
          %593 = "arith.muli"(%585, %69) : (i32, i32) -> i32
          %594 = "arith.addi"(%593, %69) : (i32, i32) -> i32
          %595 = "arith.cmpi"(%594, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %596 = "arith.divui"(%592, %69) : (i32, i32) -> i32
          %597 = "arith.shrui"(%12, %573) : (i64, i64) -> i64
          %598 = "arith.subi"(%16, %59) : (i32, i32) -> i32
          %599 = "llvm.intr.ctlz"(%598) {is_zero_poison = false} : (i32) -> i32
          %600 = "arith.subi"(%26, %599) : (i32, i32) -> i32
          %601 = "arith.extui"(%592) : (i32) -> i64
          %602 = "arith.muli"(%601, %597) : (i64, i64) -> i64
          %603 = "arith.shrui"(%602, %573) : (i64, i64) -> i64
          %604 = "arith.trunci"(%603) : (i64) -> i32
          %605 = "arith.addi"(%604, %592) : (i32, i32) -> i32
          %606 = "arith.shrui"(%605, %600) : (i32, i32) -> i32
          %607 = "arith.cmpi"(%600, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %608 = "arith.select"(%607, %606, %23) : (i1, i32, i32) -> i32
          %609 = "arith.select"(%595, %596, %608) : (i1, i32, i32) -> i32
          %610 = "arith.remui"(%592, %69) : (i32, i32) -> i32
          %611 = "llvm.intr.ctlz"(%598) {is_zero_poison = false} : (i32) -> i32
          %612 = "arith.subi"(%26, %611) : (i32, i32) -> i32
          %613 = "arith.shrui"(%605, %612) : (i32, i32) -> i32
          %614 = "arith.cmpi"(%612, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %615 = "arith.select"(%614, %613, %23) : (i1, i32, i32) -> i32
          %616 = "arith.muli"(%615, %16) : (i32, i32) -> i32
          %617 = "arith.subi"(%592, %616) : (i32, i32) -> i32
          %618 = "arith.select"(%595, %610, %617) : (i1, i32, i32) -> i32
          %619 = "arith.addi"(%593, %618) : (i32, i32) -> i32
          %620 = "arith.addi"(%619, %430) : (i32, i32) -> i32
          %621 = "arith.muli"(%609, %186) : (i32, i32) -> i32
          %622 = "arith.addi"(%621, %431) : (i32, i32) -> i32
          %623 = "arith.divui"(%622, %186) : (i32, i32) -> i32
          %624 = "arith.remui"(%622, %59) : (i32, i32) -> i32
          %625 = "arith.addi"(%623, %624) : (i32, i32) -> i32
          %626 = "arith.remui"(%622, %186) : (i32, i32) -> i32
          %627 = "arith.muli"(%620, %57) : (i32, i32) -> i32
          %628 = "arith.muli"(%625, %94) : (i32, i32) -> i32
          %629 = "arith.andi"(%374, %175) : (i32, i32) -> i32
          %630 = "arith.constant"() {value = 4 : i32} : () -> i32
          %631 = "arith.andi"(%127, %23) : (i32, i32) -> i32
          %632 = "nvvm.mapa"(%42, %631) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %633 = "nvvm.mapa"(%47, %631) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %634 = "arith.muli"(%374, %630) : (i32, i32) -> i32
          %635 = "arith.constant"() {value = 512 : i32} : () -> i32
          %636 = "arith.muli"(%127, %635) : (i32, i32) -> i32
          %637 = "arith.addi"(%634, %636) : (i32, i32) -> i32
          %638 = "llvm.getelementptr"(%632, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %639 = "vector.from_elements"(%562, %563, %564, %565) : (f32, f32, f32, f32) -> vector<4xf32>
          %640 = "vector.bitcast"(%639) : (vector<4xf32>) -> vector<2xi64>
          %641 = "vector.extract"(%640) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %642 = "vector.extract"(%640) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t643_s0 = "llvm.ptrtoint"(%638) : (!llvm.ptr<7>) -> i32
          %t643_s1 = "llvm.ptrtoint"(%633) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t643_s0, %t643_s1, %641, %642) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %644 = "arith.addi"(%631, %59) : (i32, i32) -> i32
          %645 = "nvvm.mapa"(%42, %644) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %646 = "nvvm.mapa"(%47, %644) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %647 = "llvm.getelementptr"(%645, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %648 = "vector.from_elements"(%566, %567, %568, %569) : (f32, f32, f32, f32) -> vector<4xf32>
          %649 = "vector.bitcast"(%648) : (vector<4xf32>) -> vector<2xi64>
          %650 = "vector.extract"(%649) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %651 = "vector.extract"(%649) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t652_s0 = "llvm.ptrtoint"(%647) : (!llvm.ptr<7>) -> i32
          %t652_s1 = "llvm.ptrtoint"(%646) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t652_s0, %t652_s1, %650, %651) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %653 = "arith.cmpi"(%626, %186) {predicate = 2 : i64} : (i32, i32) -> i1
          %654, %655 = "scf.if"(%653) ({
            %t656_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t656_s0, %23) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %657 = "llvm.getelementptr"(%42, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %658 = "llvm.load"(%657) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %659 = "arith.addi"(%634, %635) : (i32, i32) -> i32
            %660 = "llvm.getelementptr"(%42, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %661 = "llvm.load"(%660) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %662 = "arith.addf"(%658, %661) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %663 = "vector.extract"(%662) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %664 = "vector.extract"(%662) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %665 = "vector.extract"(%662) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %666 = "vector.extract"(%662) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %667 = "arith.divui"(%629, %26) : (i32, i32) -> i32
            %668 = "nvvm.shfl.sync"(%22, %667, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
            %669 = "arith.cmpi"(%668, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %670 = "arith.remui"(%629, %186) : (i32, i32) -> i32
            %671 = "arith.divui"(%629, %186) : (i32, i32) -> i32
            %672 = "arith.muli"(%670, %57) : (i32, i32) -> i32
            %673 = "arith.remui"(%671, %630) : (i32, i32) -> i32
            %674 = "arith.divui"(%671, %630) : (i32, i32) -> i32
            %675 = "arith.muli"(%673, %20) : (i32, i32) -> i32
            %676 = "arith.addi"(%672, %675) : (i32, i32) -> i32
            %677 = "arith.remui"(%674, %186) : (i32, i32) -> i32
            %678 = "arith.divui"(%674, %186) : (i32, i32) -> i32
            %679 = "arith.muli"(%677, %69) : (i32, i32) -> i32
            %680 = "arith.addi"(%676, %679) : (i32, i32) -> i32
            %681 = "arith.divui"(%678, %186) : (i32, i32) -> i32
            %682 = "arith.muli"(%681, %94) : (i32, i32) -> i32
            %683 = "arith.addi"(%680, %682) : (i32, i32) -> i32
            %684 = "arith.muli"(%164, %186) : (i32, i32) -> i32
            %685 = "arith.muli"(%684, %635) : (i32, i32) -> i32
            %686 = "llvm.getelementptr"(%43, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.if"(%669) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %687 = "arith.addi"(%59, %164) : (i32, i32) -> i32
            "nvvm.barrier"(%687, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
            %688 = "vector.from_elements"(%663, %664, %665, %666) : (f32, f32, f32, f32) -> vector<4xf32>
            %689 = "arith.truncf"(%688) : (vector<4xf32>) -> vector<4xf16>
            %690 = "vector.extract"(%689) {static_position = array<i64: 0>} : (vector<4xf16>) -> f16
            %691 = "vector.extract"(%689) {static_position = array<i64: 1>} : (vector<4xf16>) -> f16
            %692 = "vector.extract"(%689) {static_position = array<i64: 2>} : (vector<4xf16>) -> f16
            %693 = "vector.extract"(%689) {static_position = array<i64: 3>} : (vector<4xf16>) -> f16
            %694 = "vector.from_elements"(%690, %691) : (f16, f16) -> vector<2xf16>
            %695 = "llvm.bitcast"(%694) : (vector<2xf16>) -> i32
            %696 = "vector.from_elements"(%692, %693) : (f16, f16) -> vector<2xf16>
            %697 = "llvm.bitcast"(%696) : (vector<2xf16>) -> i32
            %698 = "arith.constant"() {value = 448 : i32} : () -> i32
            %699 = "arith.andi"(%683, %698) : (i32, i32) -> i32
            %700 = "arith.shrui"(%699, %90) : (i32, i32) -> i32
            %701 = "arith.xori"(%683, %700) : (i32, i32) -> i32
            %702 = "llvm.getelementptr"(%686, %701) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%702, %695, %697) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%687, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 17 : i32} : (i32, i32) -> ()
            "scf.if"(%669) ({
              %704 = "arith.remui"(%626, %186) : (i32, i32) -> i32
              %705 = "arith.muli"(%704, %69) : (i32, i32) -> i32
              %706 = "arith.addi"(%628, %705) : (i32, i32) -> i32
              %707 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
              "scf.if"(%707) ({
                %t708_s1 = "llvm.ptrtoint"(%686) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t708_s1, %627, %706) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%695, %697) : (i32, i32) -> ()
          }, {
            "scf.yield"(%446, %447) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %709 = "arith.addi"(%433, %184) : (i32, i32) -> i32
          %710 = "arith.addi"(%434, %59) : (i32, i32) -> i32
          "scf.yield"(%428, %709, %185, %187, %375, %709, %710, %491, %492, %493, %562, %563, %564, %565, %566, %567, %568, %569, %654, %655) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%391, %392, %390) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 3 : i32, nvvm.cluster_dim = array<i32: 1, 2, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>):
    %11 = "arith.extsi"(%2) : (i32) -> i64
    %12 = "arith.extsi"(%5) : (i32) -> i64
    %13 = "arith.constant"() {value = 2 : i64} : () -> i64
    %14 = "arith.muli"(%6, %13) : (i64, i64) -> i64
    %15 = "cutec.tensor_map"(%4, %11, %12, %14) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %16 = "arith.constant"() {value = 63 : i32} : () -> i32
    %17 = "arith.addi"(%5, %16) : (i32, i32) -> i32
    %18 = "arith.constant"() {value = 64 : i32} : () -> i32
    %19 = "arith.divui"(%17, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%19, %20) : (i32, i32) -> i32
    %22 = "arith.constant"() {value = 0 : i32} : () -> i32
    %23 = "arith.maxsi"(%21, %22) : (i32, i32) -> i32
    %24 = "arith.muli"(%23, %18) : (i32, i32) -> i32
    %25 = "arith.subi"(%5, %24) : (i32, i32) -> i32
    %26 = "arith.extsi"(%24) : (i32) -> i64
    %27 = "arith.muli"(%26, %6) : (i64, i64) -> i64
    %28 = "llvm.getelementptr"(%4, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %29 = "arith.extsi"(%25) : (i32) -> i64
    %30 = "cutec.tensor_map"(%28, %11, %29, %14) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %31 = "arith.extsi"(%1) : (i32) -> i64
    %32 = "arith.muli"(%3, %13) : (i64, i64) -> i64
    %33 = "cutec.tensor_map"(%0, %11, %31, %32) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %34 = "arith.constant"() {value = 15 : i32} : () -> i32
    %35 = "arith.addi"(%1, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 16 : i32} : () -> i32
    %37 = "arith.divui"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.subi"(%37, %20) : (i32, i32) -> i32
    %39 = "arith.maxsi"(%38, %22) : (i32, i32) -> i32
    %40 = "arith.muli"(%39, %36) : (i32, i32) -> i32
    %41 = "arith.subi"(%1, %40) : (i32, i32) -> i32
    %42 = "arith.extsi"(%40) : (i32) -> i64
    %43 = "arith.muli"(%42, %3) : (i64, i64) -> i64
    %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %45 = "arith.extsi"(%41) : (i32) -> i64
    %46 = "cutec.tensor_map"(%44, %11, %45, %32) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %47 = "arith.muli"(%8, %13) : (i64, i64) -> i64
    %48 = "cutec.tensor_map"(%7, %12, %31, %47) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 8>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %49 = "arith.constant"() {value = 2 : i32} : () -> i32
    %50 = "arith.muli"(%37, %49) : (i32, i32) -> i32
    %51 = "arith.addi"(%50, %20) : (i32, i32) -> i32
    %52 = "arith.divui"(%51, %49) : (i32, i32) -> i32
    %53 = "arith.muli"(%52, %19) : (i32, i32) -> i32
    %54 = "arith.maxsi"(%53, %20) : (i32, i32) -> i32
    %55 = "arith.extui"(%54) : (i32) -> i64
    %56 = "arith.subi"(%54, %20) : (i32, i32) -> i32
    %57 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
    %58 = "arith.constant"() {value = 32 : i32} : () -> i32
    %59 = "arith.subi"(%58, %57) : (i32, i32) -> i32
    %60 = "arith.extsi"(%59) : (i32) -> i64
    %61 = "arith.constant"() {value = 1 : i64} : () -> i64
    %62 = "arith.shli"(%61, %60) : (i64, i64) -> i64
    %63 = "arith.constant"() {value = 64 : i64} : () -> i64
    %64 = "arith.cmpi"(%60, %63) {predicate = 6 : i64} : (i64, i64) -> i1
    %65 = "arith.constant"() {value = 0 : i64} : () -> i64
    %66 = "arith.select"(%64, %62, %65) : (i1, i64, i64) -> i64
    %67 = "arith.subi"(%66, %55) : (i64, i64) -> i64
    %68 = "arith.constant"() {value = 32 : i64} : () -> i64
    %69 = "arith.shli"(%67, %68) : (i64, i64) -> i64
    %70 = "arith.divui"(%69, %55) : (i64, i64) -> i64
    %71 = "arith.addi"(%70, %61) : (i64, i64) -> i64
    %72 = "arith.shli"(%71, %68) : (i64, i64) -> i64
    %73 = "arith.ori"(%72, %55) : (i64, i64) -> i64
    %74 = "arith.constant"() {value = 8 : i32} : () -> i32
    %75 = "arith.muli"(%52, %74) : (i32, i32) -> i32
    %76 = "arith.maxsi"(%75, %20) : (i32, i32) -> i32
    %77 = "arith.extui"(%76) : (i32) -> i64
    %78 = "arith.subi"(%76, %20) : (i32, i32) -> i32
    %79 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
    %80 = "arith.subi"(%58, %79) : (i32, i32) -> i32
    %81 = "arith.extsi"(%80) : (i32) -> i64
    %82 = "arith.shli"(%61, %81) : (i64, i64) -> i64
    %83 = "arith.cmpi"(%81, %63) {predicate = 6 : i64} : (i64, i64) -> i1
    %84 = "arith.select"(%83, %82, %65) : (i1, i64, i64) -> i64
    %85 = "arith.subi"(%84, %77) : (i64, i64) -> i64
    %86 = "arith.shli"(%85, %68) : (i64, i64) -> i64
    %87 = "arith.divui"(%86, %77) : (i64, i64) -> i64
    %88 = "arith.addi"(%87, %61) : (i64, i64) -> i64
    %89 = "arith.shli"(%88, %68) : (i64, i64) -> i64
    %90 = "arith.ori"(%89, %77) : (i64, i64) -> i64
    %91 = "arith.addi"(%19, %74) : (i32, i32) -> i32
    %92 = "arith.subi"(%91, %20) : (i32, i32) -> i32
    %93 = "arith.constant"() {value = 7 : i32} : () -> i32
    %94 = "arith.andi"(%92, %93) : (i32, i32) -> i32
    %95 = "arith.addi"(%94, %20) : (i32, i32) -> i32
    %96 = "arith.maxsi"(%95, %20) : (i32, i32) -> i32
    %97 = "arith.extui"(%96) : (i32) -> i64
    %98 = "arith.subi"(%96, %20) : (i32, i32) -> i32
    %99 = "llvm.intr.ctlz"(%98) {is_zero_poison = false} : (i32) -> i32
    %100 = "arith.subi"(%58, %99) : (i32, i32) -> i32
    %101 = "arith.extsi"(%100) : (i32) -> i64
    %102 = "arith.shli"(%61, %101) : (i64, i64) -> i64
    %103 = "arith.cmpi"(%101, %63) {predicate = 6 : i64} : (i64, i64) -> i1
    %104 = "arith.select"(%103, %102, %65) : (i1, i64, i64) -> i64
    %105 = "arith.subi"(%104, %97) : (i64, i64) -> i64
    %106 = "arith.shli"(%105, %68) : (i64, i64) -> i64
    %107 = "arith.divui"(%106, %97) : (i64, i64) -> i64
    %108 = "arith.addi"(%107, %61) : (i64, i64) -> i64
    %109 = "arith.shli"(%108, %68) : (i64, i64) -> i64
    %110 = "arith.ori"(%109, %97) : (i64, i64) -> i64
    %111 = "arith.muli"(%19, %52) : (i32, i32) -> i32
    %112 = "arith.minsi"(%111, %111) : (i32, i32) -> i32
    %113 = "arith.constant"() {value = 256 : i32} : () -> i32
    %114 = "arith.constant"() {value = 67704 : i32} : () -> i32
    "gpu.launch_func"(%20, %49, %112, %113, %20, %20, %20, %49, %20, %114, %15, %30, %5, %2, %33, %46, %1, %48, %5, %1, %73, %90, %110, %19, %52) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x16_cluster1x1_split2_swapped1_resident3", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
