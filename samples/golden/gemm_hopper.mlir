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
          %t51_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t51_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %52 = "arith.constant"() {value = 63 : i32} : () -> i32
      %53 = "arith.addi"(%2, %52) : (i32, i32) -> i32
      %54 = "arith.constant"() {value = 64 : i32} : () -> i32
      %55 = "arith.divui"(%53, %54) : (i32, i32) -> i32
      %56 = "arith.constant"() {value = 1 : i32} : () -> i32
      %57 = "arith.subi"(%55, %56) : (i32, i32) -> i32
      %58 = "arith.maxsi"(%57, %23) : (i32, i32) -> i32
      %59 = "arith.muli"(%58, %54) : (i32, i32) -> i32
      %60 = "arith.subi"(%2, %59) : (i32, i32) -> i32
      %61 = "arith.maxsi"(%60, %56) : (i32, i32) -> i32
      %62 = "arith.subi"(%54, %61) : (i32, i32) -> i32
      %63 = "arith.maxsi"(%62, %23) : (i32, i32) -> i32
      %64 = "arith.subi"(%54, %63) : (i32, i32) -> i32
      %65 = "arith.addi"(%64, %27) : (i32, i32) -> i32
      %66 = "arith.constant"() {value = 8 : i32} : () -> i32
      "scf.for"(%65, %54, %66) ({
      ^bb0(%67: i32):
        %68 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %69 = "arith.muli"(%67, %26) : (i32, i32) -> i32
        %70 = "arith.addi"(%68, %69) : (i32, i32) -> i32
        %71 = "llvm.getelementptr"(%40, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %71) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %72 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %73 = "arith.addi"(%70, %72) : (i32, i32) -> i32
        %74 = "llvm.getelementptr"(%40, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %74) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %75 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %76 = "arith.addi"(%70, %75) : (i32, i32) -> i32
        %77 = "llvm.getelementptr"(%40, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %77) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %78 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %79 = "arith.addi"(%70, %78) : (i32, i32) -> i32
        %80 = "llvm.getelementptr"(%40, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %80) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %81 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %82 = "arith.addi"(%70, %81) : (i32, i32) -> i32
        %83 = "llvm.getelementptr"(%40, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %83) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %84 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %85 = "arith.addi"(%70, %84) : (i32, i32) -> i32
        %86 = "llvm.getelementptr"(%40, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %86) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %87 = "arith.cmpi"(%63, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%87) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %88 = "arith.constant"() {value = 15 : i32} : () -> i32
      %89 = "arith.addi"(%6, %88) : (i32, i32) -> i32
      %90 = "arith.constant"() {value = 16 : i32} : () -> i32
      %91 = "arith.divui"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.subi"(%91, %56) : (i32, i32) -> i32
      %93 = "arith.maxsi"(%92, %23) : (i32, i32) -> i32
      %94 = "arith.muli"(%93, %90) : (i32, i32) -> i32
      %95 = "arith.subi"(%6, %94) : (i32, i32) -> i32
      %96 = "arith.maxsi"(%95, %56) : (i32, i32) -> i32
      %97 = "arith.subi"(%90, %96) : (i32, i32) -> i32
      %98 = "arith.maxsi"(%97, %23) : (i32, i32) -> i32
      %99 = "arith.subi"(%90, %98) : (i32, i32) -> i32
      %100 = "arith.addi"(%99, %27) : (i32, i32) -> i32
      "scf.for"(%100, %90, %66) ({
      ^bb0(%101: i32):
        %102 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %103 = "arith.muli"(%101, %26) : (i32, i32) -> i32
        %104 = "arith.addi"(%102, %103) : (i32, i32) -> i32
        %105 = "llvm.getelementptr"(%41, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %105) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %106 = "arith.constant"() {value = 512 : i32} : () -> i32
        %107 = "arith.addi"(%104, %106) : (i32, i32) -> i32
        %108 = "llvm.getelementptr"(%41, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %108) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %109 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %110 = "arith.addi"(%104, %109) : (i32, i32) -> i32
        %111 = "llvm.getelementptr"(%41, %110) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %111) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %112 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %113 = "arith.addi"(%104, %112) : (i32, i32) -> i32
        %114 = "llvm.getelementptr"(%41, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %114) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %115 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %116 = "arith.addi"(%104, %115) : (i32, i32) -> i32
        %117 = "llvm.getelementptr"(%41, %116) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %117) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %118 = "arith.constant"() {value = 2560 : i32} : () -> i32
        %119 = "arith.addi"(%104, %118) : (i32, i32) -> i32
        %120 = "llvm.getelementptr"(%41, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %120) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %121 = "arith.cmpi"(%98, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%121) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %122 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %123 = "nvvm.shfl.sync"(%22, %122, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %124 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %125 = "arith.cmpi"(%124, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %126 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %127 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %129 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %130 = "arith.addi"(%128, %129) : (i32, i32) -> i32
      %131 = "arith.constant"() {value = 256 : i32} : () -> i32
      %132 = "arith.muli"(%130, %131) : (i32, i32) -> i32
      %133 = "arith.addi"(%127, %132) : (i32, i32) -> i32
      %134 = "arith.divui"(%133, %26) : (i32, i32) -> i32
      %135 = "arith.cmpi"(%134, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%135) ({
        %136 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%136) ({
          %t137_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t137_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %138 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t139_s0 = "llvm.ptrtoint"(%138) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t139_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %140 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t141_s0 = "llvm.ptrtoint"(%140) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t141_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %142 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t143_s0 = "llvm.ptrtoint"(%142) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t143_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %144 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t145_s0 = "llvm.ptrtoint"(%144) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t145_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %146 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t147_s0 = "llvm.ptrtoint"(%146) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t147_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %148 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t149_s0 = "llvm.ptrtoint"(%126) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t149_s0, %148) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %150 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t151_s0 = "llvm.ptrtoint"(%150) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t151_s0, %148) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %152 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t153_s0 = "llvm.ptrtoint"(%152) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t153_s0, %148) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %154 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t155_s0 = "llvm.ptrtoint"(%154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %148) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t157_s0 = "llvm.ptrtoint"(%156) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t157_s0, %148) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %158 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t159_s0 = "llvm.ptrtoint"(%158) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %148) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %160 = "arith.subi"(%25, %56) : (i32, i32) -> i32
      %161 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %162 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %163 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %164 = "arith.addi"(%162, %163) : (i32, i32) -> i32
      %165 = "arith.muli"(%164, %131) : (i32, i32) -> i32
      %166 = "arith.addi"(%161, %165) : (i32, i32) -> i32
      %167 = "arith.divui"(%166, %26) : (i32, i32) -> i32
      %168 = "arith.cmpi"(%167, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%168) ({
        %169 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%169) ({
          %t170_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t170_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %171 = "arith.constant"() {value = 127 : i32} : () -> i32
      %172 = "arith.addi"(%3, %171) : (i32, i32) -> i32
      %173 = "arith.divui"(%172, %20) : (i32, i32) -> i32
      %174 = "arith.maxsi"(%173, %56) : (i32, i32) -> i32
      %175 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %176 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %179 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %180 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %181 = "arith.remui"(%175, %56) : (i32, i32) -> i32
      %182 = "arith.constant"() {value = 2 : i32} : () -> i32
      %183 = "arith.remui"(%176, %182) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %184 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %185, %186, %187 = "scf.if"(%184) ({
        %188, %189 = "scf.if"(%29) ({
          %190, %191, %192, %193, %194, %195, %196, %197 = "scf.while"(%177, %181, %183, %177, %23, %23, %23, %56) ({
          ^bb0(%198: i32, %199: i32, %200: i32, %201: i32, %202: i32, %203: i32, %204: i32, %205: i32):
            %206 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %207 = "arith.cmpi"(%198, %206) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%207, %198, %199, %200, %201, %202, %203, %204, %205) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%208: i32, %209: i32, %210: i32, %211: i32, %212: i32, %213: i32, %214: i32, %215: i32):
            %216 = "arith.constant"() {value = 32 : i64} : () -> i64
            %217 = "arith.shrui"(%11, %216) : (i64, i64) -> i64
            %218 = "arith.subi"(%15, %56) : (i32, i32) -> i32
            %219 = "llvm.intr.ctlz"(%218) {is_zero_poison = false} : (i32) -> i32
            %220 = "arith.subi"(%26, %219) : (i32, i32) -> i32
            %221 = "arith.extui"(%208) : (i32) -> i64
            %222 = "arith.muli"(%221, %217) : (i64, i64) -> i64
            %223 = "arith.shrui"(%222, %216) : (i64, i64) -> i64
            %224 = "arith.trunci"(%223) : (i64) -> i32
            %225 = "arith.addi"(%224, %208) : (i32, i32) -> i32
            %226 = "arith.shrui"(%225, %220) : (i32, i32) -> i32
            %227 = "arith.cmpi"(%220, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %228 = "arith.select"(%227, %226, %23) : (i1, i32, i32) -> i32
            %229 = "llvm.intr.ctlz"(%218) {is_zero_poison = false} : (i32) -> i32
            %230 = "arith.subi"(%26, %229) : (i32, i32) -> i32
            %231 = "arith.shrui"(%225, %230) : (i32, i32) -> i32
            %232 = "arith.cmpi"(%230, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %233 = "arith.select"(%232, %231, %23) : (i1, i32, i32) -> i32
            %234 = "arith.muli"(%233, %15) : (i32, i32) -> i32
            %235 = "arith.subi"(%208, %234) : (i32, i32) -> i32
            %236 = "arith.muli"(%228, %66) : (i32, i32) -> i32
            %237 = "arith.addi"(%236, %66) : (i32, i32) -> i32
            %238 = "arith.cmpi"(%237, %13) {predicate = 3 : i64} : (i32, i32) -> i1
            %239 = "arith.divui"(%235, %66) : (i32, i32) -> i32
            %240 = "arith.shrui"(%12, %216) : (i64, i64) -> i64
            %241 = "arith.subi"(%16, %56) : (i32, i32) -> i32
            %242 = "llvm.intr.ctlz"(%241) {is_zero_poison = false} : (i32) -> i32
            %243 = "arith.subi"(%26, %242) : (i32, i32) -> i32
            %244 = "arith.extui"(%235) : (i32) -> i64
            %245 = "arith.muli"(%244, %240) : (i64, i64) -> i64
            %246 = "arith.shrui"(%245, %216) : (i64, i64) -> i64
            %247 = "arith.trunci"(%246) : (i64) -> i32
            %248 = "arith.addi"(%247, %235) : (i32, i32) -> i32
            %249 = "arith.shrui"(%248, %243) : (i32, i32) -> i32
            %250 = "arith.cmpi"(%243, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %251 = "arith.select"(%250, %249, %23) : (i1, i32, i32) -> i32
            %252 = "arith.select"(%238, %239, %251) : (i1, i32, i32) -> i32
            %253 = "arith.remui"(%235, %66) : (i32, i32) -> i32
            %254 = "llvm.intr.ctlz"(%241) {is_zero_poison = false} : (i32) -> i32
            %255 = "arith.subi"(%26, %254) : (i32, i32) -> i32
            %256 = "arith.shrui"(%248, %255) : (i32, i32) -> i32
            %257 = "arith.cmpi"(%255, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %258 = "arith.select"(%257, %256, %23) : (i1, i32, i32) -> i32
            %259 = "arith.muli"(%258, %16) : (i32, i32) -> i32
            %260 = "arith.subi"(%235, %259) : (i32, i32) -> i32
            %261 = "arith.select"(%238, %253, %260) : (i1, i32, i32) -> i32
            %262 = "arith.addi"(%236, %261) : (i32, i32) -> i32
            %263 = "arith.addi"(%262, %209) : (i32, i32) -> i32
            %264 = "arith.muli"(%252, %182) : (i32, i32) -> i32
            %265 = "arith.addi"(%264, %210) : (i32, i32) -> i32
            %266 = "arith.divui"(%265, %182) : (i32, i32) -> i32
            %267 = "arith.remui"(%265, %56) : (i32, i32) -> i32
            %268 = "arith.addi"(%266, %267) : (i32, i32) -> i32
            %269 = "arith.remui"(%265, %182) : (i32, i32) -> i32
            %270 = "arith.muli"(%263, %54) : (i32, i32) -> i32
            %271 = "arith.subi"(%263, %58) : (i32, i32) -> i32
            %272 = "arith.muli"(%271, %54) : (i32, i32) -> i32
            %273 = "arith.addi"(%3, %52) : (i32, i32) -> i32
            %274 = "arith.divui"(%273, %54) : (i32, i32) -> i32
            %275 = "arith.muli"(%268, %90) : (i32, i32) -> i32
            %276 = "arith.subi"(%268, %93) : (i32, i32) -> i32
            %277 = "arith.muli"(%276, %90) : (i32, i32) -> i32
            %278 = "arith.cmpi"(%263, %58) {predicate = 5 : i64} : (i32, i32) -> i1
            %279 = "arith.cmpi"(%268, %93) {predicate = 5 : i64} : (i32, i32) -> i1
            %280 = "arith.select"(%278, %63, %23) : (i1, i32, i32) -> i32
            %281 = "arith.select"(%279, %98, %23) : (i1, i32, i32) -> i32
            %282 = "arith.addi"(%280, %281) : (i32, i32) -> i32
            %283 = "arith.muli"(%269, %174) : (i32, i32) -> i32
            %284 = "arith.addi"(%269, %56) : (i32, i32) -> i32
            %285 = "arith.muli"(%284, %174) : (i32, i32) -> i32
            %286, %287, %288 = "scf.for"(%283, %285, %56, %213, %214, %215) ({
            ^bb0(%289: i32, %290: i32, %291: i32, %292: i32):
              %293 = "llvm.getelementptr"(%126, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t294_s0 = "llvm.ptrtoint"(%293) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t294_s0, %292) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %295 = "llvm.getelementptr"(%44, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %296 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%296) ({
                %297 = "arith.constant"() {value = 10240 : i32} : () -> i32
                %t298_s0 = "llvm.ptrtoint"(%295) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t298_s0, %297) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %299 = "arith.cmpi"(%282, %23) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%299) ({
                %300 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
                "scf.if"(%300) ({
                  %301 = "arith.muli"(%282, %20) : (i32, i32) -> i32
                  %t302_s0 = "llvm.ptrtoint"(%295) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t302_s0, %301) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %303, %304, %305, %306 = "scf.if"(%278) ({
                "scf.yield"(%272, %274, %40, %1) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%270, %274, %40, %0) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %307 = "arith.muli"(%289, %54) : (i32, i32) -> i32
              %308 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %309 = "arith.muli"(%291, %308) : (i32, i32) -> i32
              %310 = "llvm.getelementptr"(%305, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %311 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
              "scf.if"(%311) ({
                %t312_s0 = "llvm.ptrtoint"(%310) : (!llvm.ptr<3>) -> i32
                %t312_s2 = "llvm.ptrtoint"(%295) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t312_s0, %306, %t312_s2, %307, %303) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %313, %314, %315, %316 = "scf.if"(%279) ({
                "scf.yield"(%277, %274, %41, %5) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%275, %274, %41, %4) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %317 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %318 = "arith.muli"(%291, %317) : (i32, i32) -> i32
              %319 = "llvm.getelementptr"(%315, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %320 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%320) ({
                %t321_s0 = "llvm.ptrtoint"(%319) : (!llvm.ptr<3>) -> i32
                %t321_s2 = "llvm.ptrtoint"(%295) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t321_s0, %316, %t321_s2, %307, %313) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %322 = "arith.addi"(%291, %56) : (i32, i32) -> i32
              %323 = "arith.constant"() {value = 6 : i32} : () -> i32
              %324 = "arith.cmpi"(%322, %323) {predicate = 0 : i64} : (i32, i32) -> i1
              %325 = "arith.xori"(%292, %56) : (i32, i32) -> i32
              %326 = "arith.select"(%324, %325, %292) : (i1, i32, i32) -> i32
              %327 = "arith.select"(%324, %23, %322) : (i1, i32, i32) -> i32
              %328 = "arith.addi"(%290, %56) : (i32, i32) -> i32
              "scf.yield"(%328, %327, %326) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %329 = "arith.addi"(%211, %180) : (i32, i32) -> i32
            %330 = "arith.addi"(%212, %56) : (i32, i32) -> i32
            "scf.yield"(%329, %181, %183, %329, %330, %286, %287, %288) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %331 = "llvm.getelementptr"(%126, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t332_s0 = "llvm.ptrtoint"(%331) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t332_s0, %197) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %333 = "arith.addi"(%196, %56) : (i32, i32) -> i32
          %334 = "arith.constant"() {value = 6 : i32} : () -> i32
          %335 = "arith.cmpi"(%333, %334) {predicate = 0 : i64} : (i32, i32) -> i1
          %336 = "arith.xori"(%197, %56) : (i32, i32) -> i32
          %337 = "arith.select"(%335, %336, %197) : (i1, i32, i32) -> i32
          %338 = "arith.select"(%335, %23, %333) : (i1, i32, i32) -> i32
          %339 = "llvm.getelementptr"(%126, %338) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t340_s0 = "llvm.ptrtoint"(%339) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t340_s0, %337) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %341 = "arith.addi"(%338, %56) : (i32, i32) -> i32
          %342 = "arith.cmpi"(%341, %334) {predicate = 0 : i64} : (i32, i32) -> i1
          %343 = "arith.xori"(%337, %56) : (i32, i32) -> i32
          %344 = "arith.select"(%342, %343, %337) : (i1, i32, i32) -> i32
          %345 = "arith.select"(%342, %23, %341) : (i1, i32, i32) -> i32
          %346 = "llvm.getelementptr"(%126, %345) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t347_s0 = "llvm.ptrtoint"(%346) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t347_s0, %344) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %348 = "arith.addi"(%345, %56) : (i32, i32) -> i32
          %349 = "arith.cmpi"(%348, %334) {predicate = 0 : i64} : (i32, i32) -> i1
          %350 = "arith.xori"(%344, %56) : (i32, i32) -> i32
          %351 = "arith.select"(%349, %350, %344) : (i1, i32, i32) -> i32
          %352 = "arith.select"(%349, %23, %348) : (i1, i32, i32) -> i32
          %353 = "llvm.getelementptr"(%126, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t354_s0 = "llvm.ptrtoint"(%353) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t354_s0, %351) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %355 = "arith.addi"(%352, %56) : (i32, i32) -> i32
          %356 = "arith.cmpi"(%355, %334) {predicate = 0 : i64} : (i32, i32) -> i1
          %357 = "arith.xori"(%351, %56) : (i32, i32) -> i32
          %358 = "arith.select"(%356, %357, %351) : (i1, i32, i32) -> i32
          %359 = "arith.select"(%356, %23, %355) : (i1, i32, i32) -> i32
          %360 = "llvm.getelementptr"(%126, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t361_s0 = "llvm.ptrtoint"(%360) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t361_s0, %358) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %362 = "arith.addi"(%359, %56) : (i32, i32) -> i32
          %363 = "arith.cmpi"(%362, %334) {predicate = 0 : i64} : (i32, i32) -> i1
          %364 = "arith.xori"(%358, %56) : (i32, i32) -> i32
          %365 = "arith.select"(%363, %364, %358) : (i1, i32, i32) -> i32
          %366 = "arith.select"(%363, %23, %362) : (i1, i32, i32) -> i32
          %367 = "llvm.getelementptr"(%126, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t368_s0 = "llvm.ptrtoint"(%367) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t368_s0, %365) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%193, %194) : (i32, i32) -> ()
        }, {
          "scf.yield"(%177, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %369 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%188, %189, %369) : (i32, i32, i1) -> ()
      }, {
        %370 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %371 = "arith.constant"() {value = true} : () -> i1
        %372 = "llvm.mlir.undef"() : () -> f32
        %373 = "llvm.mlir.undef"() : () -> f32
        %374 = "llvm.mlir.undef"() : () -> f32
        %375 = "llvm.mlir.undef"() : () -> f32
        %376 = "llvm.mlir.undef"() : () -> f32
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> i32
        %381 = "llvm.mlir.undef"() : () -> i32
        %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401 = "scf.while"(%23, %177, %181, %183, %371, %177, %23, %23, %23, %23, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381) ({
        ^bb0(%402: i32, %403: i32, %404: i32, %405: i32, %406: i1, %407: i32, %408: i32, %409: i32, %410: i32, %411: i32, %412: f32, %413: f32, %414: f32, %415: f32, %416: f32, %417: f32, %418: f32, %419: f32, %420: i32, %421: i32):
          %422 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %423 = "arith.cmpi"(%403, %422) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%423, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }, {
        ^bb0(%424: i32, %425: i32, %426: i32, %427: i32, %428: i1, %429: i32, %430: i32, %431: i32, %432: i32, %433: i32, %434: f32, %435: f32, %436: f32, %437: f32, %438: f32, %439: f32, %440: f32, %441: f32, %442: i32, %443: i32):
          %444 = "arith.muli"(%23, %174) : (i32, i32) -> i32
          %445 = "arith.subi"(%174, %444) : (i32, i32) -> i32
          %446 = "llvm.getelementptr"(%44, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t447_s0 = "llvm.ptrtoint"(%446) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t447_s0, %433) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %448 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %449 = "arith.muli"(%432, %448) : (i32, i32) -> i32
          %450 = "llvm.getelementptr"(%40, %449) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %451 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %452 = "arith.muli"(%432, %451) : (i32, i32) -> i32
          %453 = "llvm.getelementptr"(%41, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %454 = "arith.constant"() {value = false} : () -> i1
          %t456_a = "llvm.ptrtoint"(%450) : (!llvm.ptr<3>) -> i32
          %t456_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t456_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t456_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t456_shifted = "arith.shrui"(%t456_a, %t456_four) : (i32, i32) -> i32
          %t456_low = "arith.andi"(%t456_shifted, %t456_mask) : (i32, i32) -> i32
          %t456_wide = "arith.extui"(%t456_low) : (i32) -> i64
          %455 = "arith.ori"(%t456_wide, %t456_fields) : (i64, i64) -> i64
          %t458_a = "llvm.ptrtoint"(%453) : (!llvm.ptr<3>) -> i32
          %t458_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t458_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t458_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t458_shifted = "arith.shrui"(%t458_a, %t458_four) : (i32, i32) -> i32
          %t458_low = "arith.andi"(%t458_shifted, %t458_mask) : (i32, i32) -> i32
          %t458_wide = "arith.extui"(%t458_low) : (i32) -> i64
          %457 = "arith.ori"(%t458_wide, %t458_fields) : (i64, i64) -> i64
          %t467_r = "llvm.inline_asm"(%434, %435, %436, %437, %438, %439, %440, %441) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %459 = "llvm.extractvalue"(%t467_r) {position = array<i64: 0>} : (!struct0) -> f32
          %460 = "llvm.extractvalue"(%t467_r) {position = array<i64: 1>} : (!struct0) -> f32
          %461 = "llvm.extractvalue"(%t467_r) {position = array<i64: 2>} : (!struct0) -> f32
          %462 = "llvm.extractvalue"(%t467_r) {position = array<i64: 3>} : (!struct0) -> f32
          %463 = "llvm.extractvalue"(%t467_r) {position = array<i64: 4>} : (!struct0) -> f32
          %464 = "llvm.extractvalue"(%t467_r) {position = array<i64: 5>} : (!struct0) -> f32
          %465 = "llvm.extractvalue"(%t467_r) {position = array<i64: 6>} : (!struct0) -> f32
          %466 = "llvm.extractvalue"(%t467_r) {position = array<i64: 7>} : (!struct0) -> f32
          %t476_r = "llvm.inline_asm"(%459, %460, %461, %462, %463, %464, %465, %466, %455, %457, %454) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 12 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %468 = "llvm.extractvalue"(%t476_r) {position = array<i64: 0>} : (!struct0) -> f32
          %469 = "llvm.extractvalue"(%t476_r) {position = array<i64: 1>} : (!struct0) -> f32
          %470 = "llvm.extractvalue"(%t476_r) {position = array<i64: 2>} : (!struct0) -> f32
          %471 = "llvm.extractvalue"(%t476_r) {position = array<i64: 3>} : (!struct0) -> f32
          %472 = "llvm.extractvalue"(%t476_r) {position = array<i64: 4>} : (!struct0) -> f32
          %473 = "llvm.extractvalue"(%t476_r) {position = array<i64: 5>} : (!struct0) -> f32
          %474 = "llvm.extractvalue"(%t476_r) {position = array<i64: 6>} : (!struct0) -> f32
          %475 = "llvm.extractvalue"(%t476_r) {position = array<i64: 7>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %477 = "arith.addi"(%432, %56) : (i32, i32) -> i32
          %478 = "arith.constant"() {value = 6 : i32} : () -> i32
          %479 = "arith.cmpi"(%477, %478) {predicate = 0 : i64} : (i32, i32) -> i1
          %480 = "arith.xori"(%433, %56) : (i32, i32) -> i32
          %481 = "arith.select"(%479, %480, %433) : (i1, i32, i32) -> i32
          %482 = "arith.select"(%479, %23, %477) : (i1, i32, i32) -> i32
          %483 = "arith.addi"(%431, %56) : (i32, i32) -> i32
          %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497 = "scf.for"(%56, %445, %56, %431, %432, %433, %483, %482, %481, %468, %469, %470, %471, %472, %473, %474, %475) ({
          ^bb0(%498: i32, %499: i32, %500: i32, %501: i32, %502: i32, %503: i32, %504: i32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32):
            %513 = "llvm.getelementptr"(%44, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t514_s0 = "llvm.ptrtoint"(%513) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t514_s0, %504) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %515 = "arith.muli"(%503, %448) : (i32, i32) -> i32
            %516 = "llvm.getelementptr"(%40, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %517 = "arith.muli"(%503, %451) : (i32, i32) -> i32
            %518 = "llvm.getelementptr"(%41, %517) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t520_a = "llvm.ptrtoint"(%516) : (!llvm.ptr<3>) -> i32
            %t520_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t520_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t520_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t520_shifted = "arith.shrui"(%t520_a, %t520_four) : (i32, i32) -> i32
            %t520_low = "arith.andi"(%t520_shifted, %t520_mask) : (i32, i32) -> i32
            %t520_wide = "arith.extui"(%t520_low) : (i32) -> i64
            %519 = "arith.ori"(%t520_wide, %t520_fields) : (i64, i64) -> i64
            %t522_a = "llvm.ptrtoint"(%518) : (!llvm.ptr<3>) -> i32
            %t522_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t522_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t522_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t522_shifted = "arith.shrui"(%t522_a, %t522_four) : (i32, i32) -> i32
            %t522_low = "arith.andi"(%t522_shifted, %t522_mask) : (i32, i32) -> i32
            %t522_wide = "arith.extui"(%t522_low) : (i32) -> i64
            %521 = "arith.ori"(%t522_wide, %t522_fields) : (i64, i64) -> i64
            %t531_r = "llvm.inline_asm"(%505, %506, %507, %508, %509, %510, %511, %512) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %523 = "llvm.extractvalue"(%t531_r) {position = array<i64: 0>} : (!struct0) -> f32
            %524 = "llvm.extractvalue"(%t531_r) {position = array<i64: 1>} : (!struct0) -> f32
            %525 = "llvm.extractvalue"(%t531_r) {position = array<i64: 2>} : (!struct0) -> f32
            %526 = "llvm.extractvalue"(%t531_r) {position = array<i64: 3>} : (!struct0) -> f32
            %527 = "llvm.extractvalue"(%t531_r) {position = array<i64: 4>} : (!struct0) -> f32
            %528 = "llvm.extractvalue"(%t531_r) {position = array<i64: 5>} : (!struct0) -> f32
            %529 = "llvm.extractvalue"(%t531_r) {position = array<i64: 6>} : (!struct0) -> f32
            %530 = "llvm.extractvalue"(%t531_r) {position = array<i64: 7>} : (!struct0) -> f32
            %t540_r = "llvm.inline_asm"(%523, %524, %525, %526, %527, %528, %529, %530, %519, %521, %371) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 13 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %532 = "llvm.extractvalue"(%t540_r) {position = array<i64: 0>} : (!struct0) -> f32
            %533 = "llvm.extractvalue"(%t540_r) {position = array<i64: 1>} : (!struct0) -> f32
            %534 = "llvm.extractvalue"(%t540_r) {position = array<i64: 2>} : (!struct0) -> f32
            %535 = "llvm.extractvalue"(%t540_r) {position = array<i64: 3>} : (!struct0) -> f32
            %536 = "llvm.extractvalue"(%t540_r) {position = array<i64: 4>} : (!struct0) -> f32
            %537 = "llvm.extractvalue"(%t540_r) {position = array<i64: 5>} : (!struct0) -> f32
            %538 = "llvm.extractvalue"(%t540_r) {position = array<i64: 6>} : (!struct0) -> f32
            %539 = "llvm.extractvalue"(%t540_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t549_r = "llvm.inline_asm"(%532, %533, %534, %535, %536, %537, %538, %539) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %541 = "llvm.extractvalue"(%t549_r) {position = array<i64: 0>} : (!struct0) -> f32
            %542 = "llvm.extractvalue"(%t549_r) {position = array<i64: 1>} : (!struct0) -> f32
            %543 = "llvm.extractvalue"(%t549_r) {position = array<i64: 2>} : (!struct0) -> f32
            %544 = "llvm.extractvalue"(%t549_r) {position = array<i64: 3>} : (!struct0) -> f32
            %545 = "llvm.extractvalue"(%t549_r) {position = array<i64: 4>} : (!struct0) -> f32
            %546 = "llvm.extractvalue"(%t549_r) {position = array<i64: 5>} : (!struct0) -> f32
            %547 = "llvm.extractvalue"(%t549_r) {position = array<i64: 6>} : (!struct0) -> f32
            %548 = "llvm.extractvalue"(%t549_r) {position = array<i64: 7>} : (!struct0) -> f32
            "scf.if"(%125) ({
              %550 = "llvm.getelementptr"(%126, %500) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t551_s0 = "llvm.ptrtoint"(%550) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t551_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %552 = "arith.addi"(%503, %56) : (i32, i32) -> i32
            %553 = "arith.cmpi"(%552, %478) {predicate = 0 : i64} : (i32, i32) -> i1
            %554 = "arith.xori"(%504, %56) : (i32, i32) -> i32
            %555 = "arith.select"(%553, %554, %504) : (i1, i32, i32) -> i32
            %556 = "arith.select"(%553, %23, %552) : (i1, i32, i32) -> i32
            %557 = "arith.addi"(%502, %56) : (i32, i32) -> i32
            "scf.yield"(%502, %503, %504, %557, %556, %555, %541, %542, %543, %544, %545, %546, %547, %548) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t566_r = "llvm.inline_asm"(%490, %491, %492, %493, %494, %495, %496, %497) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %558 = "llvm.extractvalue"(%t566_r) {position = array<i64: 0>} : (!struct0) -> f32
          %559 = "llvm.extractvalue"(%t566_r) {position = array<i64: 1>} : (!struct0) -> f32
          %560 = "llvm.extractvalue"(%t566_r) {position = array<i64: 2>} : (!struct0) -> f32
          %561 = "llvm.extractvalue"(%t566_r) {position = array<i64: 3>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t566_r) {position = array<i64: 4>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t566_r) {position = array<i64: 5>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t566_r) {position = array<i64: 6>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t566_r) {position = array<i64: 7>} : (!struct0) -> f32
          "scf.if"(%125) ({
            %567 = "llvm.getelementptr"(%126, %485) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t568_s0 = "llvm.ptrtoint"(%567) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t568_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %569 = "arith.constant"() {value = 32 : i64} : () -> i64
          %570 = "arith.shrui"(%11, %569) : (i64, i64) -> i64
          %571 = "arith.subi"(%15, %56) : (i32, i32) -> i32
          %572 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %573 = "arith.subi"(%26, %572) : (i32, i32) -> i32
          %574 = "arith.extui"(%425) : (i32) -> i64
          %575 = "arith.muli"(%574, %570) : (i64, i64) -> i64
          %576 = "arith.shrui"(%575, %569) : (i64, i64) -> i64
          %577 = "arith.trunci"(%576) : (i64) -> i32
          %578 = "arith.addi"(%577, %425) : (i32, i32) -> i32
          %579 = "arith.shrui"(%578, %573) : (i32, i32) -> i32
          %580 = "arith.cmpi"(%573, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %581 = "arith.select"(%580, %579, %23) : (i1, i32, i32) -> i32
          %582 = "llvm.intr.ctlz"(%571) {is_zero_poison = false} : (i32) -> i32
          %583 = "arith.subi"(%26, %582) : (i32, i32) -> i32
          %584 = "arith.shrui"(%578, %583) : (i32, i32) -> i32
          %585 = "arith.cmpi"(%583, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %586 = "arith.select"(%585, %584, %23) : (i1, i32, i32) -> i32
          %587 = "arith.muli"(%586, %15) : (i32, i32) -> i32
          %588 = "arith.subi"(%425, %587) : (i32, i32) -> i32
          %589 = "arith.muli"(%581, %66) : (i32, i32) -> i32
          %590 = "arith.addi"(%589, %66) : (i32, i32) -> i32
          %591 = "arith.cmpi"(%590, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %592 = "arith.divui"(%588, %66) : (i32, i32) -> i32
          %593 = "arith.shrui"(%12, %569) : (i64, i64) -> i64
          %594 = "arith.subi"(%16, %56) : (i32, i32) -> i32
          %595 = "llvm.intr.ctlz"(%594) {is_zero_poison = false} : (i32) -> i32
          %596 = "arith.subi"(%26, %595) : (i32, i32) -> i32
          %597 = "arith.extui"(%588) : (i32) -> i64
          %598 = "arith.muli"(%597, %593) : (i64, i64) -> i64
          %599 = "arith.shrui"(%598, %569) : (i64, i64) -> i64
          %600 = "arith.trunci"(%599) : (i64) -> i32
          %601 = "arith.addi"(%600, %588) : (i32, i32) -> i32
          %602 = "arith.shrui"(%601, %596) : (i32, i32) -> i32
          %603 = "arith.cmpi"(%596, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %604 = "arith.select"(%603, %602, %23) : (i1, i32, i32) -> i32
          %605 = "arith.select"(%591, %592, %604) : (i1, i32, i32) -> i32
          %606 = "arith.remui"(%588, %66) : (i32, i32) -> i32
          %607 = "llvm.intr.ctlz"(%594) {is_zero_poison = false} : (i32) -> i32
          %608 = "arith.subi"(%26, %607) : (i32, i32) -> i32
          %609 = "arith.shrui"(%601, %608) : (i32, i32) -> i32
          %610 = "arith.cmpi"(%608, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %611 = "arith.select"(%610, %609, %23) : (i1, i32, i32) -> i32
          %612 = "arith.muli"(%611, %16) : (i32, i32) -> i32
          %613 = "arith.subi"(%588, %612) : (i32, i32) -> i32
          %614 = "arith.select"(%591, %606, %613) : (i1, i32, i32) -> i32
          %615 = "arith.addi"(%589, %614) : (i32, i32) -> i32
          %616 = "arith.addi"(%615, %426) : (i32, i32) -> i32
          %617 = "arith.muli"(%605, %182) : (i32, i32) -> i32
          %618 = "arith.addi"(%617, %427) : (i32, i32) -> i32
          %619 = "arith.divui"(%618, %182) : (i32, i32) -> i32
          %620 = "arith.remui"(%618, %56) : (i32, i32) -> i32
          %621 = "arith.addi"(%619, %620) : (i32, i32) -> i32
          %622 = "arith.remui"(%618, %182) : (i32, i32) -> i32
          %623 = "arith.muli"(%616, %54) : (i32, i32) -> i32
          %624 = "arith.muli"(%621, %90) : (i32, i32) -> i32
          %625 = "arith.andi"(%370, %171) : (i32, i32) -> i32
          %626 = "arith.constant"() {value = 4 : i32} : () -> i32
          %627 = "arith.andi"(%370, %24) : (i32, i32) -> i32
          %628 = "arith.andi"(%123, %23) : (i32, i32) -> i32
          %629 = "nvvm.mapa"(%42, %628) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %630 = "arith.muli"(%370, %626) : (i32, i32) -> i32
          %631 = "arith.constant"() {value = 512 : i32} : () -> i32
          %632 = "arith.muli"(%123, %631) : (i32, i32) -> i32
          %633 = "arith.addi"(%630, %632) : (i32, i32) -> i32
          %634 = "llvm.getelementptr"(%629, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %635 = "vector.from_elements"(%558, %559, %560, %561) : (f32, f32, f32, f32) -> vector<4xf32>
          %636 = "vector.bitcast"(%635) : (vector<4xf32>) -> vector<2xi64>
          %637 = "vector.extract"(%636) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %638 = "vector.extract"(%636) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t639_s0 = "llvm.ptrtoint"(%634) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t639_s0, %637, %638) {asm_string = "st.weak.shared::cluster.v2.b64 [$0], {$1, $2};", constraints = "r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64) -> ()
          %640 = "arith.addi"(%628, %56) : (i32, i32) -> i32
          %641 = "nvvm.mapa"(%42, %640) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %642 = "llvm.getelementptr"(%641, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %643 = "vector.from_elements"(%562, %563, %564, %565) : (f32, f32, f32, f32) -> vector<4xf32>
          %644 = "vector.bitcast"(%643) : (vector<4xf32>) -> vector<2xi64>
          %645 = "vector.extract"(%644) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %646 = "vector.extract"(%644) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t647_s0 = "llvm.ptrtoint"(%642) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t647_s0, %645, %646) {asm_string = "st.weak.shared::cluster.v2.b64 [$0], {$1, $2};", constraints = "r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64) -> ()
          "nvvm.bar.warp.sync"(%22) {cutec.arm = 14 : i32} : (i32) -> ()
          %648 = "arith.cmpi"(%627, %182) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%648) ({
            %649 = "arith.addi"(%628, %627) : (i32, i32) -> i32
            %650 = "nvvm.mapa"(%47, %649) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t651_s0 = "llvm.ptrtoint"(%650) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t651_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %652 = "arith.cmpi"(%622, %182) {predicate = 2 : i64} : (i32, i32) -> i1
          %653, %654 = "scf.if"(%652) ({
            %t655_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t655_s0, %23) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %656 = "llvm.getelementptr"(%42, %630) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %657 = "llvm.load"(%656) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %658 = "arith.addi"(%630, %631) : (i32, i32) -> i32
            %659 = "llvm.getelementptr"(%42, %658) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %660 = "llvm.load"(%659) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %661 = "arith.addf"(%657, %660) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %662 = "vector.extract"(%661) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %663 = "vector.extract"(%661) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %664 = "vector.extract"(%661) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %665 = "vector.extract"(%661) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %666 = "arith.divui"(%625, %26) : (i32, i32) -> i32
            %667 = "nvvm.shfl.sync"(%22, %666, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %668 = "arith.cmpi"(%667, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %669 = "arith.remui"(%625, %182) : (i32, i32) -> i32
            %670 = "arith.divui"(%625, %182) : (i32, i32) -> i32
            %671 = "arith.muli"(%669, %54) : (i32, i32) -> i32
            %672 = "arith.remui"(%670, %626) : (i32, i32) -> i32
            %673 = "arith.divui"(%670, %626) : (i32, i32) -> i32
            %674 = "arith.muli"(%672, %20) : (i32, i32) -> i32
            %675 = "arith.addi"(%671, %674) : (i32, i32) -> i32
            %676 = "arith.remui"(%673, %182) : (i32, i32) -> i32
            %677 = "arith.divui"(%673, %182) : (i32, i32) -> i32
            %678 = "arith.muli"(%676, %66) : (i32, i32) -> i32
            %679 = "arith.addi"(%675, %678) : (i32, i32) -> i32
            %680 = "arith.divui"(%677, %182) : (i32, i32) -> i32
            %681 = "arith.muli"(%680, %90) : (i32, i32) -> i32
            %682 = "arith.addi"(%679, %681) : (i32, i32) -> i32
            %683 = "arith.muli"(%160, %182) : (i32, i32) -> i32
            %684 = "arith.muli"(%683, %631) : (i32, i32) -> i32
            %685 = "llvm.getelementptr"(%43, %684) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.if"(%668) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %686 = "arith.addi"(%56, %160) : (i32, i32) -> i32
            "nvvm.barrier"(%686, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 16 : i32} : (i32, i32) -> ()
            %687 = "vector.from_elements"(%662, %663, %664, %665) : (f32, f32, f32, f32) -> vector<4xf32>
            %688 = "arith.truncf"(%687) : (vector<4xf32>) -> vector<4xbf16>
            %689 = "vector.extract"(%688) {static_position = array<i64: 0>} : (vector<4xbf16>) -> bf16
            %690 = "vector.extract"(%688) {static_position = array<i64: 1>} : (vector<4xbf16>) -> bf16
            %691 = "vector.extract"(%688) {static_position = array<i64: 2>} : (vector<4xbf16>) -> bf16
            %692 = "vector.extract"(%688) {static_position = array<i64: 3>} : (vector<4xbf16>) -> bf16
            %693 = "vector.from_elements"(%689, %690) : (bf16, bf16) -> vector<2xbf16>
            %694 = "llvm.bitcast"(%693) : (vector<2xbf16>) -> i32
            %695 = "vector.from_elements"(%691, %692) : (bf16, bf16) -> vector<2xbf16>
            %696 = "llvm.bitcast"(%695) : (vector<2xbf16>) -> i32
            %697 = "arith.constant"() {value = 448 : i32} : () -> i32
            %698 = "arith.andi"(%682, %697) : (i32, i32) -> i32
            %699 = "arith.constant"() {value = 3 : i32} : () -> i32
            %700 = "arith.shrui"(%698, %699) : (i32, i32) -> i32
            %701 = "arith.xori"(%682, %700) : (i32, i32) -> i32
            %702 = "llvm.getelementptr"(%685, %701) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%702, %694, %696) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%686, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 18 : i32} : (i32, i32) -> ()
            "scf.if"(%668) ({
              %704 = "arith.remui"(%622, %182) : (i32, i32) -> i32
              %705 = "arith.muli"(%704, %66) : (i32, i32) -> i32
              %706 = "arith.addi"(%624, %705) : (i32, i32) -> i32
              %707 = "nvvm.elect.sync"() {cutec.arm = 19 : i32} : () -> i1
              "scf.if"(%707) ({
                %t708_s1 = "llvm.ptrtoint"(%685) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t708_s1, %623, %706) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%694, %696) : (i32, i32) -> ()
          }, {
            "scf.yield"(%442, %443) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %709 = "arith.addi"(%429, %180) : (i32, i32) -> i32
          %710 = "arith.addi"(%430, %56) : (i32, i32) -> i32
          "scf.yield"(%424, %709, %181, %183, %371, %709, %710, %487, %488, %489, %558, %559, %560, %561, %562, %563, %564, %565, %653, %654) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%387, %388, %386) : (i32, i32, i1) -> ()
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
    %15 = "cutec.tensor_map"(%4, %11, %12, %14) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
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
    %28 = "llvm.getelementptr"(%4, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %29 = "arith.extsi"(%25) : (i32) -> i64
    %30 = "cutec.tensor_map"(%28, %11, %29, %14) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %31 = "arith.extsi"(%1) : (i32) -> i64
    %32 = "arith.muli"(%3, %13) : (i64, i64) -> i64
    %33 = "cutec.tensor_map"(%0, %11, %31, %32) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
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
    %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %45 = "arith.extsi"(%41) : (i32) -> i64
    %46 = "cutec.tensor_map"(%44, %11, %45, %32) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %47 = "arith.muli"(%8, %13) : (i64, i64) -> i64
    %48 = "cutec.tensor_map"(%7, %12, %31, %47) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 8>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
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
  }) {sym_name = "gemm_bf16_tile64x16_cluster1x1_split2_swapped1_resident3", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
