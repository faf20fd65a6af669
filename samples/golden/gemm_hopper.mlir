!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
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
        %30 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%30) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %32 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%32) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %34 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%34) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %36 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%36) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %38 = "nvvm.elect.sync"() : () -> i1
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
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 98304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 106496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 16>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "arith.constant"() {value = 63 : i32} : () -> i32
      %46 = "arith.addi"(%2, %45) : (i32, i32) -> i32
      %47 = "arith.constant"() {value = 64 : i32} : () -> i32
      %48 = "arith.divui"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.constant"() {value = 1 : i32} : () -> i32
      %50 = "arith.subi"(%48, %49) : (i32, i32) -> i32
      %51 = "arith.maxsi"(%50, %23) : (i32, i32) -> i32
      %52 = "arith.muli"(%51, %47) : (i32, i32) -> i32
      %53 = "arith.subi"(%2, %52) : (i32, i32) -> i32
      %54 = "arith.maxsi"(%53, %49) : (i32, i32) -> i32
      %55 = "arith.subi"(%47, %54) : (i32, i32) -> i32
      %56 = "arith.maxsi"(%55, %23) : (i32, i32) -> i32
      %57 = "arith.subi"(%47, %56) : (i32, i32) -> i32
      %58 = "arith.addi"(%57, %27) : (i32, i32) -> i32
      %59 = "arith.constant"() {value = 8 : i32} : () -> i32
      "scf.for"(%58, %47, %59) ({
      ^bb0(%60: i32):
        %61 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %62 = "arith.muli"(%60, %26) : (i32, i32) -> i32
        %63 = "arith.addi"(%61, %62) : (i32, i32) -> i32
        %64 = "llvm.getelementptr"(%40, %63) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %64) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %65 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %66 = "arith.addi"(%63, %65) : (i32, i32) -> i32
        %67 = "llvm.getelementptr"(%40, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %67) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %68 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %69 = "arith.addi"(%63, %68) : (i32, i32) -> i32
        %70 = "llvm.getelementptr"(%40, %69) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %70) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %71 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %72 = "arith.addi"(%63, %71) : (i32, i32) -> i32
        %73 = "llvm.getelementptr"(%40, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %73) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %74 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %75 = "arith.addi"(%63, %74) : (i32, i32) -> i32
        %76 = "llvm.getelementptr"(%40, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %76) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %77 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %78 = "arith.addi"(%63, %77) : (i32, i32) -> i32
        %79 = "llvm.getelementptr"(%40, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %79) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %80 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %81 = "arith.addi"(%63, %80) : (i32, i32) -> i32
        %82 = "llvm.getelementptr"(%40, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %82) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %83 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %84 = "arith.addi"(%63, %83) : (i32, i32) -> i32
        %85 = "llvm.getelementptr"(%40, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %85) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %86 = "arith.constant"() {value = 3 : i32} : () -> i32
      %87 = "arith.cmpi"(%56, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%87) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %88 = "arith.addi"(%6, %24) : (i32, i32) -> i32
      %89 = "arith.divui"(%88, %26) : (i32, i32) -> i32
      %90 = "arith.subi"(%89, %49) : (i32, i32) -> i32
      %91 = "arith.maxsi"(%90, %23) : (i32, i32) -> i32
      %92 = "arith.muli"(%91, %26) : (i32, i32) -> i32
      %93 = "arith.subi"(%6, %92) : (i32, i32) -> i32
      %94 = "arith.maxsi"(%93, %49) : (i32, i32) -> i32
      %95 = "arith.subi"(%26, %94) : (i32, i32) -> i32
      %96 = "arith.maxsi"(%95, %23) : (i32, i32) -> i32
      %97 = "arith.subi"(%26, %96) : (i32, i32) -> i32
      %98 = "arith.addi"(%97, %27) : (i32, i32) -> i32
      "scf.for"(%98, %26, %59) ({
      ^bb0(%99: i32):
        %100 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %101 = "arith.muli"(%99, %26) : (i32, i32) -> i32
        %102 = "arith.addi"(%100, %101) : (i32, i32) -> i32
        %103 = "llvm.getelementptr"(%41, %102) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %103) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %104 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %105 = "arith.addi"(%102, %104) : (i32, i32) -> i32
        %106 = "llvm.getelementptr"(%41, %105) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %106) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %107 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %108 = "arith.addi"(%102, %107) : (i32, i32) -> i32
        %109 = "llvm.getelementptr"(%41, %108) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %109) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %110 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %111 = "arith.addi"(%102, %110) : (i32, i32) -> i32
        %112 = "llvm.getelementptr"(%41, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %112) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %113 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %114 = "arith.addi"(%102, %113) : (i32, i32) -> i32
        %115 = "llvm.getelementptr"(%41, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %115) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %116 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %117 = "arith.addi"(%102, %116) : (i32, i32) -> i32
        %118 = "llvm.getelementptr"(%41, %117) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %118) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %119 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %120 = "arith.addi"(%102, %119) : (i32, i32) -> i32
        %121 = "llvm.getelementptr"(%41, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %121) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %122 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %123 = "arith.addi"(%102, %122) : (i32, i32) -> i32
        %124 = "llvm.getelementptr"(%41, %123) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %124) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %125 = "arith.cmpi"(%96, %23) {predicate = 4 : i64} : (i32, i32) -> i1
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
      %130 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
        %140 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%140) ({
          %t141_s0 = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t141_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %142 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t143_s0 = "llvm.ptrtoint"(%142) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t143_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %144 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t145_s0 = "llvm.ptrtoint"(%144) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t145_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %146 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t147_s0 = "llvm.ptrtoint"(%146) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t147_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %148 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t149_s0 = "llvm.ptrtoint"(%148) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t149_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %150 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t151_s0 = "llvm.ptrtoint"(%150) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t151_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %152 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t153_s0 = "llvm.ptrtoint"(%152) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t153_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %154 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t155_s0 = "llvm.ptrtoint"(%154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t157_s0 = "llvm.ptrtoint"(%130) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t157_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %158 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t159_s0 = "llvm.ptrtoint"(%158) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %160 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t161_s0 = "llvm.ptrtoint"(%160) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t161_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %162 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t163_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t163_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %164 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t165_s0 = "llvm.ptrtoint"(%164) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t165_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %166 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t167_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t167_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %168 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t169_s0 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t169_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %170 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t171_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t171_s0, %156) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %172 = "arith.subi"(%25, %49) : (i32, i32) -> i32
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.addi"(%174, %175) : (i32, i32) -> i32
      %177 = "arith.muli"(%176, %135) : (i32, i32) -> i32
      %178 = "arith.addi"(%173, %177) : (i32, i32) -> i32
      %179 = "arith.divui"(%178, %26) : (i32, i32) -> i32
      %180 = "arith.cmpi"(%179, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%180) ({
        %181 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%181) ({
          %t182_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t182_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %183 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %184 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %185 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %186 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %187 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %188 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %189 = "arith.remui"(%183, %49) : (i32, i32) -> i32
      %190 = "arith.remui"(%184, %49) : (i32, i32) -> i32
      %191 = "arith.addi"(%3, %45) : (i32, i32) -> i32
      %192 = "arith.divui"(%191, %47) : (i32, i32) -> i32
      %193 = "arith.maxsi"(%192, %49) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %194 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %195, %196, %197 = "scf.if"(%194) ({
        %198, %199 = "scf.if"(%29) ({
          %200, %201, %202, %203, %204, %205, %206, %207 = "scf.while"(%185, %189, %190, %185, %23, %23, %23, %49) ({
          ^bb0(%208: i32, %209: i32, %210: i32, %211: i32, %212: i32, %213: i32, %214: i32, %215: i32):
            %216 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %217 = "arith.cmpi"(%208, %216) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%217, %208, %209, %210, %211, %212, %213, %214, %215) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%218: i32, %219: i32, %220: i32, %221: i32, %222: i32, %223: i32, %224: i32, %225: i32):
            %226 = "arith.constant"() {value = 32 : i64} : () -> i64
            %227 = "arith.shrui"(%11, %226) : (i64, i64) -> i64
            %228 = "arith.subi"(%15, %49) : (i32, i32) -> i32
            %229 = "llvm.intr.ctlz"(%228) {is_zero_poison = false} : (i32) -> i32
            %230 = "arith.subi"(%26, %229) : (i32, i32) -> i32
            %231 = "arith.extui"(%218) : (i32) -> i64
            %232 = "arith.muli"(%231, %227) : (i64, i64) -> i64
            %233 = "arith.shrui"(%232, %226) : (i64, i64) -> i64
            %234 = "arith.trunci"(%233) : (i64) -> i32
            %235 = "arith.addi"(%234, %218) : (i32, i32) -> i32
            %236 = "arith.shrui"(%235, %230) : (i32, i32) -> i32
            %237 = "arith.cmpi"(%230, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %238 = "arith.select"(%237, %236, %23) : (i1, i32, i32) -> i32
            %239 = "llvm.intr.ctlz"(%228) {is_zero_poison = false} : (i32) -> i32
            %240 = "arith.subi"(%26, %239) : (i32, i32) -> i32
            %241 = "arith.shrui"(%235, %240) : (i32, i32) -> i32
            %242 = "arith.cmpi"(%240, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %243 = "arith.select"(%242, %241, %23) : (i1, i32, i32) -> i32
            %244 = "arith.muli"(%243, %15) : (i32, i32) -> i32
            %245 = "arith.subi"(%218, %244) : (i32, i32) -> i32
            %246 = "arith.muli"(%238, %59) : (i32, i32) -> i32
            %247 = "arith.addi"(%246, %59) : (i32, i32) -> i32
            %248 = "arith.cmpi"(%247, %13) {predicate = 3 : i64} : (i32, i32) -> i1
            %249 = "arith.divui"(%245, %59) : (i32, i32) -> i32
            %250 = "arith.shrui"(%12, %226) : (i64, i64) -> i64
            %251 = "arith.subi"(%16, %49) : (i32, i32) -> i32
            %252 = "llvm.intr.ctlz"(%251) {is_zero_poison = false} : (i32) -> i32
            %253 = "arith.subi"(%26, %252) : (i32, i32) -> i32
            %254 = "arith.extui"(%245) : (i32) -> i64
            %255 = "arith.muli"(%254, %250) : (i64, i64) -> i64
            %256 = "arith.shrui"(%255, %226) : (i64, i64) -> i64
            %257 = "arith.trunci"(%256) : (i64) -> i32
            %258 = "arith.addi"(%257, %245) : (i32, i32) -> i32
            %259 = "arith.shrui"(%258, %253) : (i32, i32) -> i32
            %260 = "arith.cmpi"(%253, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %261 = "arith.select"(%260, %259, %23) : (i1, i32, i32) -> i32
            %262 = "arith.select"(%248, %249, %261) : (i1, i32, i32) -> i32
            %263 = "arith.remui"(%245, %59) : (i32, i32) -> i32
            %264 = "llvm.intr.ctlz"(%251) {is_zero_poison = false} : (i32) -> i32
            %265 = "arith.subi"(%26, %264) : (i32, i32) -> i32
            %266 = "arith.shrui"(%258, %265) : (i32, i32) -> i32
            %267 = "arith.cmpi"(%265, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %268 = "arith.select"(%267, %266, %23) : (i1, i32, i32) -> i32
            %269 = "arith.muli"(%268, %16) : (i32, i32) -> i32
            %270 = "arith.subi"(%245, %269) : (i32, i32) -> i32
            %271 = "arith.select"(%248, %263, %270) : (i1, i32, i32) -> i32
            %272 = "arith.addi"(%246, %271) : (i32, i32) -> i32
            %273 = "arith.addi"(%272, %219) : (i32, i32) -> i32
            %274 = "arith.addi"(%262, %220) : (i32, i32) -> i32
            %275 = "arith.remui"(%274, %49) : (i32, i32) -> i32
            %276 = "arith.addi"(%274, %275) : (i32, i32) -> i32
            %277 = "arith.muli"(%273, %47) : (i32, i32) -> i32
            %278 = "arith.subi"(%273, %51) : (i32, i32) -> i32
            %279 = "arith.muli"(%278, %47) : (i32, i32) -> i32
            %280 = "arith.muli"(%276, %26) : (i32, i32) -> i32
            %281 = "arith.subi"(%276, %91) : (i32, i32) -> i32
            %282 = "arith.muli"(%281, %26) : (i32, i32) -> i32
            %283 = "arith.cmpi"(%273, %51) {predicate = 5 : i64} : (i32, i32) -> i1
            %284 = "arith.cmpi"(%276, %91) {predicate = 5 : i64} : (i32, i32) -> i1
            %285 = "arith.select"(%283, %56, %23) : (i1, i32, i32) -> i32
            %286 = "arith.select"(%284, %96, %23) : (i1, i32, i32) -> i32
            %287 = "arith.addi"(%285, %286) : (i32, i32) -> i32
            %288 = "arith.muli"(%275, %193) : (i32, i32) -> i32
            %289 = "arith.addi"(%275, %49) : (i32, i32) -> i32
            %290 = "arith.muli"(%289, %193) : (i32, i32) -> i32
            %291, %292, %293 = "scf.for"(%288, %290, %49, %223, %224, %225) ({
            ^bb0(%294: i32, %295: i32, %296: i32, %297: i32):
              %298 = "llvm.getelementptr"(%130, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t299_s0 = "llvm.ptrtoint"(%298) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t299_s0, %297) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %300 = "llvm.getelementptr"(%43, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %301 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%301) ({
                %302 = "arith.constant"() {value = 12288 : i32} : () -> i32
                %t303_s0 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t303_s0, %302) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %304 = "arith.cmpi"(%287, %23) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%304) ({
                %305 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%305) ({
                  %306 = "arith.muli"(%287, %20) : (i32, i32) -> i32
                  %t307_s0 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t307_s0, %306) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %308 = "arith.constant"() {value = true} : () -> i1
              %309 = "arith.xori"(%283, %308) : (i1, i1) -> i1
              "scf.if"(%309) ({
                %310 = "arith.muli"(%294, %47) : (i32, i32) -> i32
                %311 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %312 = "arith.muli"(%296, %311) : (i32, i32) -> i32
                %313 = "llvm.getelementptr"(%40, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %314 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%314) ({
                  %t315_s0 = "llvm.ptrtoint"(%313) : (!llvm.ptr<3>) -> i32
                  %t315_s2 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t315_s0, %0, %t315_s2, %310, %277) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %316 = "arith.muli"(%294, %47) : (i32, i32) -> i32
                %317 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %318 = "arith.muli"(%296, %317) : (i32, i32) -> i32
                %319 = "llvm.getelementptr"(%40, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %320 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%320) ({
                  %t321_s0 = "llvm.ptrtoint"(%319) : (!llvm.ptr<3>) -> i32
                  %t321_s2 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t321_s0, %1, %t321_s2, %316, %279) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %322 = "arith.xori"(%284, %308) : (i1, i1) -> i1
              "scf.if"(%322) ({
                %323 = "arith.muli"(%294, %47) : (i32, i32) -> i32
                %324 = "arith.constant"() {value = 2048 : i32} : () -> i32
                %325 = "arith.muli"(%296, %324) : (i32, i32) -> i32
                %326 = "llvm.getelementptr"(%41, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %327 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%327) ({
                  %t328_s0 = "llvm.ptrtoint"(%326) : (!llvm.ptr<3>) -> i32
                  %t328_s2 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t328_s0, %4, %t328_s2, %323, %280) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %329 = "arith.muli"(%294, %47) : (i32, i32) -> i32
                %330 = "arith.constant"() {value = 2048 : i32} : () -> i32
                %331 = "arith.muli"(%296, %330) : (i32, i32) -> i32
                %332 = "llvm.getelementptr"(%41, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %333 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%333) ({
                  %t334_s0 = "llvm.ptrtoint"(%332) : (!llvm.ptr<3>) -> i32
                  %t334_s2 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t334_s0, %5, %t334_s2, %329, %282) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %335 = "arith.addi"(%296, %49) : (i32, i32) -> i32
              %336 = "arith.cmpi"(%335, %59) {predicate = 0 : i64} : (i32, i32) -> i1
              %337 = "arith.xori"(%297, %49) : (i32, i32) -> i32
              %338 = "arith.select"(%336, %337, %297) : (i1, i32, i32) -> i32
              %339 = "arith.select"(%336, %23, %335) : (i1, i32, i32) -> i32
              %340 = "arith.addi"(%295, %49) : (i32, i32) -> i32
              "scf.yield"(%340, %339, %338) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %341 = "arith.addi"(%221, %188) : (i32, i32) -> i32
            %342 = "arith.addi"(%222, %49) : (i32, i32) -> i32
            "scf.yield"(%341, %189, %190, %341, %342, %291, %292, %293) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %343 = "llvm.getelementptr"(%130, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t344_s0 = "llvm.ptrtoint"(%343) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t344_s0, %207) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %345 = "arith.addi"(%206, %49) : (i32, i32) -> i32
          %346 = "arith.cmpi"(%345, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %347 = "arith.xori"(%207, %49) : (i32, i32) -> i32
          %348 = "arith.select"(%346, %347, %207) : (i1, i32, i32) -> i32
          %349 = "arith.select"(%346, %23, %345) : (i1, i32, i32) -> i32
          %350 = "llvm.getelementptr"(%130, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t351_s0 = "llvm.ptrtoint"(%350) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t351_s0, %348) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %352 = "arith.addi"(%349, %49) : (i32, i32) -> i32
          %353 = "arith.cmpi"(%352, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %354 = "arith.xori"(%348, %49) : (i32, i32) -> i32
          %355 = "arith.select"(%353, %354, %348) : (i1, i32, i32) -> i32
          %356 = "arith.select"(%353, %23, %352) : (i1, i32, i32) -> i32
          %357 = "llvm.getelementptr"(%130, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t358_s0 = "llvm.ptrtoint"(%357) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t358_s0, %355) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %359 = "arith.addi"(%356, %49) : (i32, i32) -> i32
          %360 = "arith.cmpi"(%359, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %361 = "arith.xori"(%355, %49) : (i32, i32) -> i32
          %362 = "arith.select"(%360, %361, %355) : (i1, i32, i32) -> i32
          %363 = "arith.select"(%360, %23, %359) : (i1, i32, i32) -> i32
          %364 = "llvm.getelementptr"(%130, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t365_s0 = "llvm.ptrtoint"(%364) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t365_s0, %362) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %366 = "arith.addi"(%363, %49) : (i32, i32) -> i32
          %367 = "arith.cmpi"(%366, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %368 = "arith.xori"(%362, %49) : (i32, i32) -> i32
          %369 = "arith.select"(%367, %368, %362) : (i1, i32, i32) -> i32
          %370 = "arith.select"(%367, %23, %366) : (i1, i32, i32) -> i32
          %371 = "llvm.getelementptr"(%130, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t372_s0 = "llvm.ptrtoint"(%371) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t372_s0, %369) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %373 = "arith.addi"(%370, %49) : (i32, i32) -> i32
          %374 = "arith.cmpi"(%373, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %375 = "arith.xori"(%369, %49) : (i32, i32) -> i32
          %376 = "arith.select"(%374, %375, %369) : (i1, i32, i32) -> i32
          %377 = "arith.select"(%374, %23, %373) : (i1, i32, i32) -> i32
          %378 = "llvm.getelementptr"(%130, %377) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t379_s0 = "llvm.ptrtoint"(%378) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t379_s0, %376) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %380 = "arith.addi"(%377, %49) : (i32, i32) -> i32
          %381 = "arith.cmpi"(%380, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %382 = "arith.xori"(%376, %49) : (i32, i32) -> i32
          %383 = "arith.select"(%381, %382, %376) : (i1, i32, i32) -> i32
          %384 = "arith.select"(%381, %23, %380) : (i1, i32, i32) -> i32
          %385 = "llvm.getelementptr"(%130, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t386_s0 = "llvm.ptrtoint"(%385) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t386_s0, %383) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %387 = "arith.addi"(%384, %49) : (i32, i32) -> i32
          %388 = "arith.cmpi"(%387, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %389 = "arith.xori"(%383, %49) : (i32, i32) -> i32
          %390 = "arith.select"(%388, %389, %383) : (i1, i32, i32) -> i32
          %391 = "arith.select"(%388, %23, %387) : (i1, i32, i32) -> i32
          %392 = "llvm.getelementptr"(%130, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t393_s0 = "llvm.ptrtoint"(%392) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t393_s0, %390) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%203, %204) : (i32, i32) -> ()
        }, {
          "scf.yield"(%185, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %394 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%198, %199, %394) : (i32, i32, i1) -> ()
      }, {
        %395 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %396 = "arith.constant"() {value = true} : () -> i1
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
        %413 = "llvm.mlir.undef"() : () -> i32
        %414 = "llvm.mlir.undef"() : () -> i32
        %415 = "llvm.mlir.undef"() : () -> i32
        %416 = "llvm.mlir.undef"() : () -> i32
        %417 = "llvm.mlir.undef"() : () -> i32
        %418 = "llvm.mlir.undef"() : () -> i32
        %419 = "llvm.mlir.undef"() : () -> i32
        %420 = "llvm.mlir.undef"() : () -> i32
        %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454 = "scf.while"(%23, %185, %189, %190, %396, %185, %23, %23, %23, %23, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420) ({
        ^bb0(%455: i32, %456: i32, %457: i32, %458: i32, %459: i1, %460: i32, %461: i32, %462: i32, %463: i32, %464: i32, %465: f32, %466: f32, %467: f32, %468: f32, %469: f32, %470: f32, %471: f32, %472: f32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: i32, %482: i32, %483: i32, %484: i32, %485: i32, %486: i32, %487: i32, %488: i32):
          %489 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %490 = "arith.cmpi"(%456, %489) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%490, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%491: i32, %492: i32, %493: i32, %494: i32, %495: i1, %496: i32, %497: i32, %498: i32, %499: i32, %500: i32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: i32, %518: i32, %519: i32, %520: i32, %521: i32, %522: i32, %523: i32, %524: i32):
          %525 = "llvm.getelementptr"(%43, %499) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t526_s0 = "llvm.ptrtoint"(%525) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t526_s0, %500) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %527 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %528 = "arith.muli"(%499, %527) : (i32, i32) -> i32
          %529 = "llvm.getelementptr"(%40, %528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %530 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %531 = "arith.muli"(%499, %530) : (i32, i32) -> i32
          %532 = "llvm.getelementptr"(%41, %531) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %533 = "arith.constant"() {value = false} : () -> i1
          %t535_a = "llvm.ptrtoint"(%529) : (!llvm.ptr<3>) -> i32
          %t535_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t535_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t535_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t535_shifted = "arith.shrui"(%t535_a, %t535_four) : (i32, i32) -> i32
          %t535_low = "arith.andi"(%t535_shifted, %t535_mask) : (i32, i32) -> i32
          %t535_wide = "arith.extui"(%t535_low) : (i32) -> i64
          %534 = "arith.ori"(%t535_wide, %t535_fields) : (i64, i64) -> i64
          %t537_a = "llvm.ptrtoint"(%532) : (!llvm.ptr<3>) -> i32
          %t537_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t537_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t537_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t537_shifted = "arith.shrui"(%t537_a, %t537_four) : (i32, i32) -> i32
          %t537_low = "arith.andi"(%t537_shifted, %t537_mask) : (i32, i32) -> i32
          %t537_wide = "arith.extui"(%t537_low) : (i32) -> i64
          %536 = "arith.ori"(%t537_wide, %t537_fields) : (i64, i64) -> i64
          %t554_r = "llvm.inline_asm"(%501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %538 = "llvm.extractvalue"(%t554_r) {position = array<i64: 0>} : (!struct0) -> f32
          %539 = "llvm.extractvalue"(%t554_r) {position = array<i64: 1>} : (!struct0) -> f32
          %540 = "llvm.extractvalue"(%t554_r) {position = array<i64: 2>} : (!struct0) -> f32
          %541 = "llvm.extractvalue"(%t554_r) {position = array<i64: 3>} : (!struct0) -> f32
          %542 = "llvm.extractvalue"(%t554_r) {position = array<i64: 4>} : (!struct0) -> f32
          %543 = "llvm.extractvalue"(%t554_r) {position = array<i64: 5>} : (!struct0) -> f32
          %544 = "llvm.extractvalue"(%t554_r) {position = array<i64: 6>} : (!struct0) -> f32
          %545 = "llvm.extractvalue"(%t554_r) {position = array<i64: 7>} : (!struct0) -> f32
          %546 = "llvm.extractvalue"(%t554_r) {position = array<i64: 8>} : (!struct0) -> f32
          %547 = "llvm.extractvalue"(%t554_r) {position = array<i64: 9>} : (!struct0) -> f32
          %548 = "llvm.extractvalue"(%t554_r) {position = array<i64: 10>} : (!struct0) -> f32
          %549 = "llvm.extractvalue"(%t554_r) {position = array<i64: 11>} : (!struct0) -> f32
          %550 = "llvm.extractvalue"(%t554_r) {position = array<i64: 12>} : (!struct0) -> f32
          %551 = "llvm.extractvalue"(%t554_r) {position = array<i64: 13>} : (!struct0) -> f32
          %552 = "llvm.extractvalue"(%t554_r) {position = array<i64: 14>} : (!struct0) -> f32
          %553 = "llvm.extractvalue"(%t554_r) {position = array<i64: 15>} : (!struct0) -> f32
          %t571_r = "llvm.inline_asm"(%538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %534, %536, %533) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %555 = "llvm.extractvalue"(%t571_r) {position = array<i64: 0>} : (!struct0) -> f32
          %556 = "llvm.extractvalue"(%t571_r) {position = array<i64: 1>} : (!struct0) -> f32
          %557 = "llvm.extractvalue"(%t571_r) {position = array<i64: 2>} : (!struct0) -> f32
          %558 = "llvm.extractvalue"(%t571_r) {position = array<i64: 3>} : (!struct0) -> f32
          %559 = "llvm.extractvalue"(%t571_r) {position = array<i64: 4>} : (!struct0) -> f32
          %560 = "llvm.extractvalue"(%t571_r) {position = array<i64: 5>} : (!struct0) -> f32
          %561 = "llvm.extractvalue"(%t571_r) {position = array<i64: 6>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t571_r) {position = array<i64: 7>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t571_r) {position = array<i64: 8>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t571_r) {position = array<i64: 9>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t571_r) {position = array<i64: 10>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t571_r) {position = array<i64: 11>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t571_r) {position = array<i64: 12>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t571_r) {position = array<i64: 13>} : (!struct0) -> f32
          %569 = "llvm.extractvalue"(%t571_r) {position = array<i64: 14>} : (!struct0) -> f32
          %570 = "llvm.extractvalue"(%t571_r) {position = array<i64: 15>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %572 = "arith.addi"(%499, %49) : (i32, i32) -> i32
          %573 = "arith.cmpi"(%572, %59) {predicate = 0 : i64} : (i32, i32) -> i1
          %574 = "arith.xori"(%500, %49) : (i32, i32) -> i32
          %575 = "arith.select"(%573, %574, %500) : (i1, i32, i32) -> i32
          %576 = "arith.select"(%573, %23, %572) : (i1, i32, i32) -> i32
          %577 = "arith.addi"(%498, %49) : (i32, i32) -> i32
          %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599 = "scf.for"(%49, %193, %49, %498, %499, %500, %577, %576, %575, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570) ({
          ^bb0(%600: i32, %601: i32, %602: i32, %603: i32, %604: i32, %605: i32, %606: i32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32):
            %623 = "llvm.getelementptr"(%43, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t624_s0 = "llvm.ptrtoint"(%623) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t624_s0, %606) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %625 = "arith.muli"(%605, %527) : (i32, i32) -> i32
            %626 = "llvm.getelementptr"(%40, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %627 = "arith.muli"(%605, %530) : (i32, i32) -> i32
            %628 = "llvm.getelementptr"(%41, %627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t630_a = "llvm.ptrtoint"(%626) : (!llvm.ptr<3>) -> i32
            %t630_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t630_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t630_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t630_shifted = "arith.shrui"(%t630_a, %t630_four) : (i32, i32) -> i32
            %t630_low = "arith.andi"(%t630_shifted, %t630_mask) : (i32, i32) -> i32
            %t630_wide = "arith.extui"(%t630_low) : (i32) -> i64
            %629 = "arith.ori"(%t630_wide, %t630_fields) : (i64, i64) -> i64
            %t632_a = "llvm.ptrtoint"(%628) : (!llvm.ptr<3>) -> i32
            %t632_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t632_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t632_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t632_shifted = "arith.shrui"(%t632_a, %t632_four) : (i32, i32) -> i32
            %t632_low = "arith.andi"(%t632_shifted, %t632_mask) : (i32, i32) -> i32
            %t632_wide = "arith.extui"(%t632_low) : (i32) -> i64
            %631 = "arith.ori"(%t632_wide, %t632_fields) : (i64, i64) -> i64
            %t649_r = "llvm.inline_asm"(%607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %633 = "llvm.extractvalue"(%t649_r) {position = array<i64: 0>} : (!struct0) -> f32
            %634 = "llvm.extractvalue"(%t649_r) {position = array<i64: 1>} : (!struct0) -> f32
            %635 = "llvm.extractvalue"(%t649_r) {position = array<i64: 2>} : (!struct0) -> f32
            %636 = "llvm.extractvalue"(%t649_r) {position = array<i64: 3>} : (!struct0) -> f32
            %637 = "llvm.extractvalue"(%t649_r) {position = array<i64: 4>} : (!struct0) -> f32
            %638 = "llvm.extractvalue"(%t649_r) {position = array<i64: 5>} : (!struct0) -> f32
            %639 = "llvm.extractvalue"(%t649_r) {position = array<i64: 6>} : (!struct0) -> f32
            %640 = "llvm.extractvalue"(%t649_r) {position = array<i64: 7>} : (!struct0) -> f32
            %641 = "llvm.extractvalue"(%t649_r) {position = array<i64: 8>} : (!struct0) -> f32
            %642 = "llvm.extractvalue"(%t649_r) {position = array<i64: 9>} : (!struct0) -> f32
            %643 = "llvm.extractvalue"(%t649_r) {position = array<i64: 10>} : (!struct0) -> f32
            %644 = "llvm.extractvalue"(%t649_r) {position = array<i64: 11>} : (!struct0) -> f32
            %645 = "llvm.extractvalue"(%t649_r) {position = array<i64: 12>} : (!struct0) -> f32
            %646 = "llvm.extractvalue"(%t649_r) {position = array<i64: 13>} : (!struct0) -> f32
            %647 = "llvm.extractvalue"(%t649_r) {position = array<i64: 14>} : (!struct0) -> f32
            %648 = "llvm.extractvalue"(%t649_r) {position = array<i64: 15>} : (!struct0) -> f32
            %t666_r = "llvm.inline_asm"(%633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %629, %631, %396) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %650 = "llvm.extractvalue"(%t666_r) {position = array<i64: 0>} : (!struct0) -> f32
            %651 = "llvm.extractvalue"(%t666_r) {position = array<i64: 1>} : (!struct0) -> f32
            %652 = "llvm.extractvalue"(%t666_r) {position = array<i64: 2>} : (!struct0) -> f32
            %653 = "llvm.extractvalue"(%t666_r) {position = array<i64: 3>} : (!struct0) -> f32
            %654 = "llvm.extractvalue"(%t666_r) {position = array<i64: 4>} : (!struct0) -> f32
            %655 = "llvm.extractvalue"(%t666_r) {position = array<i64: 5>} : (!struct0) -> f32
            %656 = "llvm.extractvalue"(%t666_r) {position = array<i64: 6>} : (!struct0) -> f32
            %657 = "llvm.extractvalue"(%t666_r) {position = array<i64: 7>} : (!struct0) -> f32
            %658 = "llvm.extractvalue"(%t666_r) {position = array<i64: 8>} : (!struct0) -> f32
            %659 = "llvm.extractvalue"(%t666_r) {position = array<i64: 9>} : (!struct0) -> f32
            %660 = "llvm.extractvalue"(%t666_r) {position = array<i64: 10>} : (!struct0) -> f32
            %661 = "llvm.extractvalue"(%t666_r) {position = array<i64: 11>} : (!struct0) -> f32
            %662 = "llvm.extractvalue"(%t666_r) {position = array<i64: 12>} : (!struct0) -> f32
            %663 = "llvm.extractvalue"(%t666_r) {position = array<i64: 13>} : (!struct0) -> f32
            %664 = "llvm.extractvalue"(%t666_r) {position = array<i64: 14>} : (!struct0) -> f32
            %665 = "llvm.extractvalue"(%t666_r) {position = array<i64: 15>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t683_r = "llvm.inline_asm"(%650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %667 = "llvm.extractvalue"(%t683_r) {position = array<i64: 0>} : (!struct0) -> f32
            %668 = "llvm.extractvalue"(%t683_r) {position = array<i64: 1>} : (!struct0) -> f32
            %669 = "llvm.extractvalue"(%t683_r) {position = array<i64: 2>} : (!struct0) -> f32
            %670 = "llvm.extractvalue"(%t683_r) {position = array<i64: 3>} : (!struct0) -> f32
            %671 = "llvm.extractvalue"(%t683_r) {position = array<i64: 4>} : (!struct0) -> f32
            %672 = "llvm.extractvalue"(%t683_r) {position = array<i64: 5>} : (!struct0) -> f32
            %673 = "llvm.extractvalue"(%t683_r) {position = array<i64: 6>} : (!struct0) -> f32
            %674 = "llvm.extractvalue"(%t683_r) {position = array<i64: 7>} : (!struct0) -> f32
            %675 = "llvm.extractvalue"(%t683_r) {position = array<i64: 8>} : (!struct0) -> f32
            %676 = "llvm.extractvalue"(%t683_r) {position = array<i64: 9>} : (!struct0) -> f32
            %677 = "llvm.extractvalue"(%t683_r) {position = array<i64: 10>} : (!struct0) -> f32
            %678 = "llvm.extractvalue"(%t683_r) {position = array<i64: 11>} : (!struct0) -> f32
            %679 = "llvm.extractvalue"(%t683_r) {position = array<i64: 12>} : (!struct0) -> f32
            %680 = "llvm.extractvalue"(%t683_r) {position = array<i64: 13>} : (!struct0) -> f32
            %681 = "llvm.extractvalue"(%t683_r) {position = array<i64: 14>} : (!struct0) -> f32
            %682 = "llvm.extractvalue"(%t683_r) {position = array<i64: 15>} : (!struct0) -> f32
            "scf.if"(%129) ({
              %684 = "llvm.getelementptr"(%130, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t685_s0 = "llvm.ptrtoint"(%684) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t685_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %686 = "arith.addi"(%605, %49) : (i32, i32) -> i32
            %687 = "arith.cmpi"(%686, %59) {predicate = 0 : i64} : (i32, i32) -> i1
            %688 = "arith.xori"(%606, %49) : (i32, i32) -> i32
            %689 = "arith.select"(%687, %688, %606) : (i1, i32, i32) -> i32
            %690 = "arith.select"(%687, %23, %686) : (i1, i32, i32) -> i32
            %691 = "arith.addi"(%604, %49) : (i32, i32) -> i32
            "scf.yield"(%604, %605, %606, %691, %690, %689, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t708_r = "llvm.inline_asm"(%584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %692 = "llvm.extractvalue"(%t708_r) {position = array<i64: 0>} : (!struct0) -> f32
          %693 = "llvm.extractvalue"(%t708_r) {position = array<i64: 1>} : (!struct0) -> f32
          %694 = "llvm.extractvalue"(%t708_r) {position = array<i64: 2>} : (!struct0) -> f32
          %695 = "llvm.extractvalue"(%t708_r) {position = array<i64: 3>} : (!struct0) -> f32
          %696 = "llvm.extractvalue"(%t708_r) {position = array<i64: 4>} : (!struct0) -> f32
          %697 = "llvm.extractvalue"(%t708_r) {position = array<i64: 5>} : (!struct0) -> f32
          %698 = "llvm.extractvalue"(%t708_r) {position = array<i64: 6>} : (!struct0) -> f32
          %699 = "llvm.extractvalue"(%t708_r) {position = array<i64: 7>} : (!struct0) -> f32
          %700 = "llvm.extractvalue"(%t708_r) {position = array<i64: 8>} : (!struct0) -> f32
          %701 = "llvm.extractvalue"(%t708_r) {position = array<i64: 9>} : (!struct0) -> f32
          %702 = "llvm.extractvalue"(%t708_r) {position = array<i64: 10>} : (!struct0) -> f32
          %703 = "llvm.extractvalue"(%t708_r) {position = array<i64: 11>} : (!struct0) -> f32
          %704 = "llvm.extractvalue"(%t708_r) {position = array<i64: 12>} : (!struct0) -> f32
          %705 = "llvm.extractvalue"(%t708_r) {position = array<i64: 13>} : (!struct0) -> f32
          %706 = "llvm.extractvalue"(%t708_r) {position = array<i64: 14>} : (!struct0) -> f32
          %707 = "llvm.extractvalue"(%t708_r) {position = array<i64: 15>} : (!struct0) -> f32
          "scf.if"(%129) ({
            %709 = "llvm.getelementptr"(%130, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t710_s0 = "llvm.ptrtoint"(%709) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t710_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %711 = "arith.constant"() {value = 32 : i64} : () -> i64
          %712 = "arith.shrui"(%11, %711) : (i64, i64) -> i64
          %713 = "arith.subi"(%15, %49) : (i32, i32) -> i32
          %714 = "llvm.intr.ctlz"(%713) {is_zero_poison = false} : (i32) -> i32
          %715 = "arith.subi"(%26, %714) : (i32, i32) -> i32
          %716 = "arith.extui"(%492) : (i32) -> i64
          %717 = "arith.muli"(%716, %712) : (i64, i64) -> i64
          %718 = "arith.shrui"(%717, %711) : (i64, i64) -> i64
          %719 = "arith.trunci"(%718) : (i64) -> i32
          %720 = "arith.addi"(%719, %492) : (i32, i32) -> i32
          %721 = "arith.shrui"(%720, %715) : (i32, i32) -> i32
          %722 = "arith.cmpi"(%715, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %723 = "arith.select"(%722, %721, %23) : (i1, i32, i32) -> i32
          %724 = "llvm.intr.ctlz"(%713) {is_zero_poison = false} : (i32) -> i32
          %725 = "arith.subi"(%26, %724) : (i32, i32) -> i32
          %726 = "arith.shrui"(%720, %725) : (i32, i32) -> i32
          %727 = "arith.cmpi"(%725, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %728 = "arith.select"(%727, %726, %23) : (i1, i32, i32) -> i32
          %729 = "arith.muli"(%728, %15) : (i32, i32) -> i32
          %730 = "arith.subi"(%492, %729) : (i32, i32) -> i32
          %731 = "arith.muli"(%723, %59) : (i32, i32) -> i32
          %732 = "arith.addi"(%731, %59) : (i32, i32) -> i32
          %733 = "arith.cmpi"(%732, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %734 = "arith.divui"(%730, %59) : (i32, i32) -> i32
          %735 = "arith.shrui"(%12, %711) : (i64, i64) -> i64
          %736 = "arith.subi"(%16, %49) : (i32, i32) -> i32
          %737 = "llvm.intr.ctlz"(%736) {is_zero_poison = false} : (i32) -> i32
          %738 = "arith.subi"(%26, %737) : (i32, i32) -> i32
          %739 = "arith.extui"(%730) : (i32) -> i64
          %740 = "arith.muli"(%739, %735) : (i64, i64) -> i64
          %741 = "arith.shrui"(%740, %711) : (i64, i64) -> i64
          %742 = "arith.trunci"(%741) : (i64) -> i32
          %743 = "arith.addi"(%742, %730) : (i32, i32) -> i32
          %744 = "arith.shrui"(%743, %738) : (i32, i32) -> i32
          %745 = "arith.cmpi"(%738, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %746 = "arith.select"(%745, %744, %23) : (i1, i32, i32) -> i32
          %747 = "arith.select"(%733, %734, %746) : (i1, i32, i32) -> i32
          %748 = "arith.remui"(%730, %59) : (i32, i32) -> i32
          %749 = "llvm.intr.ctlz"(%736) {is_zero_poison = false} : (i32) -> i32
          %750 = "arith.subi"(%26, %749) : (i32, i32) -> i32
          %751 = "arith.shrui"(%743, %750) : (i32, i32) -> i32
          %752 = "arith.cmpi"(%750, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %753 = "arith.select"(%752, %751, %23) : (i1, i32, i32) -> i32
          %754 = "arith.muli"(%753, %16) : (i32, i32) -> i32
          %755 = "arith.subi"(%730, %754) : (i32, i32) -> i32
          %756 = "arith.select"(%733, %748, %755) : (i1, i32, i32) -> i32
          %757 = "arith.addi"(%731, %756) : (i32, i32) -> i32
          %758 = "arith.addi"(%757, %493) : (i32, i32) -> i32
          %759 = "arith.addi"(%747, %494) : (i32, i32) -> i32
          %760 = "arith.remui"(%759, %49) : (i32, i32) -> i32
          %761 = "arith.addi"(%759, %760) : (i32, i32) -> i32
          %762 = "arith.muli"(%758, %47) : (i32, i32) -> i32
          %763 = "arith.muli"(%761, %26) : (i32, i32) -> i32
          %764 = "arith.constant"() {value = 127 : i32} : () -> i32
          %765 = "arith.andi"(%395, %764) : (i32, i32) -> i32
          %766 = "arith.constant"() {value = 4 : i32} : () -> i32
          %767 = "arith.constant"() {value = 2 : i32} : () -> i32
          %768 = "arith.constant"() {value = 16 : i32} : () -> i32
          %769 = "arith.divui"(%765, %26) : (i32, i32) -> i32
          %770 = "nvvm.shfl.sync"(%22, %769, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %771 = "arith.cmpi"(%770, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          %772 = "arith.remui"(%765, %767) : (i32, i32) -> i32
          %773 = "arith.divui"(%765, %767) : (i32, i32) -> i32
          %774 = "arith.muli"(%772, %47) : (i32, i32) -> i32
          %775 = "arith.remui"(%773, %766) : (i32, i32) -> i32
          %776 = "arith.divui"(%773, %766) : (i32, i32) -> i32
          %777 = "arith.muli"(%775, %20) : (i32, i32) -> i32
          %778 = "arith.addi"(%774, %777) : (i32, i32) -> i32
          %779 = "arith.remui"(%776, %767) : (i32, i32) -> i32
          %780 = "arith.divui"(%776, %767) : (i32, i32) -> i32
          %781 = "arith.muli"(%779, %59) : (i32, i32) -> i32
          %782 = "arith.addi"(%778, %781) : (i32, i32) -> i32
          %783 = "arith.remui"(%780, %767) : (i32, i32) -> i32
          %784 = "arith.divui"(%780, %767) : (i32, i32) -> i32
          %785 = "arith.constant"() {value = 512 : i32} : () -> i32
          %786 = "arith.muli"(%783, %785) : (i32, i32) -> i32
          %787 = "arith.addi"(%782, %786) : (i32, i32) -> i32
          %788 = "arith.muli"(%784, %768) : (i32, i32) -> i32
          %789 = "arith.addi"(%787, %788) : (i32, i32) -> i32
          %790 = "arith.muli"(%172, %767) : (i32, i32) -> i32
          %791 = "arith.remui"(%491, %767) : (i32, i32) -> i32
          %792 = "arith.addi"(%790, %791) : (i32, i32) -> i32
          %793 = "arith.muli"(%792, %530) : (i32, i32) -> i32
          %794 = "llvm.getelementptr"(%42, %793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "scf.if"(%771) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %795 = "arith.addi"(%49, %172) : (i32, i32) -> i32
          "nvvm.barrier"(%795, %20) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %796 = "vector.from_elements"(%692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %797 = "arith.truncf"(%796) : (vector<16xf32>) -> vector<16xf16>
          %798 = "vector.extract"(%797) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
          %799 = "vector.extract"(%797) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
          %800 = "vector.extract"(%797) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
          %801 = "vector.extract"(%797) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
          %802 = "vector.extract"(%797) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
          %803 = "vector.extract"(%797) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
          %804 = "vector.extract"(%797) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
          %805 = "vector.extract"(%797) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
          %806 = "vector.extract"(%797) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
          %807 = "vector.extract"(%797) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
          %808 = "vector.extract"(%797) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
          %809 = "vector.extract"(%797) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
          %810 = "vector.extract"(%797) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
          %811 = "vector.extract"(%797) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
          %812 = "vector.extract"(%797) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
          %813 = "vector.extract"(%797) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
          %814 = "vector.from_elements"(%798, %799) : (f16, f16) -> vector<2xf16>
          %815 = "llvm.bitcast"(%814) : (vector<2xf16>) -> i32
          %816 = "vector.from_elements"(%800, %801) : (f16, f16) -> vector<2xf16>
          %817 = "llvm.bitcast"(%816) : (vector<2xf16>) -> i32
          %818 = "vector.from_elements"(%802, %803) : (f16, f16) -> vector<2xf16>
          %819 = "llvm.bitcast"(%818) : (vector<2xf16>) -> i32
          %820 = "vector.from_elements"(%804, %805) : (f16, f16) -> vector<2xf16>
          %821 = "llvm.bitcast"(%820) : (vector<2xf16>) -> i32
          %822 = "arith.constant"() {value = 448 : i32} : () -> i32
          %823 = "arith.andi"(%789, %822) : (i32, i32) -> i32
          %824 = "arith.shrui"(%823, %86) : (i32, i32) -> i32
          %825 = "arith.xori"(%789, %824) : (i32, i32) -> i32
          %826 = "llvm.getelementptr"(%794, %825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%826, %815, %817, %819, %821) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %828 = "llvm.getelementptr"(%794) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %829 = "vector.from_elements"(%806, %807) : (f16, f16) -> vector<2xf16>
          %830 = "llvm.bitcast"(%829) : (vector<2xf16>) -> i32
          %831 = "vector.from_elements"(%808, %809) : (f16, f16) -> vector<2xf16>
          %832 = "llvm.bitcast"(%831) : (vector<2xf16>) -> i32
          %833 = "vector.from_elements"(%810, %811) : (f16, f16) -> vector<2xf16>
          %834 = "llvm.bitcast"(%833) : (vector<2xf16>) -> i32
          %835 = "vector.from_elements"(%812, %813) : (f16, f16) -> vector<2xf16>
          %836 = "llvm.bitcast"(%835) : (vector<2xf16>) -> i32
          %837 = "llvm.getelementptr"(%828, %825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%837, %830, %832, %834, %836) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%795, %20) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%771) ({
            %839 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%839) ({
              %t840_s1 = "llvm.ptrtoint"(%794) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%7, %t840_s1, %762, %763) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %841 = "arith.addi"(%491, %49) : (i32, i32) -> i32
          %842 = "arith.remui"(%841, %767) : (i32, i32) -> i32
          %843 = "arith.addi"(%496, %188) : (i32, i32) -> i32
          %844 = "arith.addi"(%497, %49) : (i32, i32) -> i32
          "scf.yield"(%842, %843, %189, %190, %396, %843, %844, %581, %582, %583, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %815, %817, %819, %821, %830, %832, %834, %836) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%426, %427, %425) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%5) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%4, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.constant"() {value = 63 : i32} : () -> i32
    %15 = "arith.addi"(%5, %14) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 64 : i32} : () -> i32
    %17 = "arith.divui"(%15, %16) : (i32, i32) -> i32
    %18 = "arith.constant"() {value = 1 : i32} : () -> i32
    %19 = "arith.subi"(%17, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 0 : i32} : () -> i32
    %21 = "arith.maxsi"(%19, %20) : (i32, i32) -> i32
    %22 = "arith.muli"(%21, %16) : (i32, i32) -> i32
    %23 = "arith.subi"(%5, %22) : (i32, i32) -> i32
    %24 = "arith.extsi"(%22) : (i32) -> i64
    %25 = "arith.muli"(%24, %6) : (i64, i64) -> i64
    %26 = "llvm.getelementptr"(%4, %25) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %27 = "arith.extsi"(%23) : (i32) -> i64
    %28 = "cutec.tensor_map"(%26, %9, %27, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %29 = "arith.extsi"(%1) : (i32) -> i64
    %30 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %31 = "cutec.tensor_map"(%0, %9, %29, %30) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 32>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %32 = "arith.constant"() {value = 31 : i32} : () -> i32
    %33 = "arith.addi"(%1, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 32 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.subi"(%35, %18) : (i32, i32) -> i32
    %37 = "arith.maxsi"(%36, %20) : (i32, i32) -> i32
    %38 = "arith.muli"(%37, %34) : (i32, i32) -> i32
    %39 = "arith.subi"(%1, %38) : (i32, i32) -> i32
    %40 = "arith.extsi"(%38) : (i32) -> i64
    %41 = "arith.muli"(%40, %3) : (i64, i64) -> i64
    %42 = "llvm.getelementptr"(%0, %41) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %43 = "arith.extsi"(%39) : (i32) -> i64
    %44 = "cutec.tensor_map"(%42, %9, %43, %30) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 32>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %45 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %46 = "cutec.tensor_map"(%7, %10, %29, %45) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 32>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %47 = "arith.muli"(%35, %17) : (i32, i32) -> i32
    %48 = "arith.maxsi"(%47, %18) : (i32, i32) -> i32
    %49 = "arith.extui"(%48) : (i32) -> i64
    %50 = "arith.subi"(%48, %18) : (i32, i32) -> i32
    %51 = "llvm.intr.ctlz"(%50) {is_zero_poison = false} : (i32) -> i32
    %52 = "arith.subi"(%34, %51) : (i32, i32) -> i32
    %53 = "arith.extsi"(%52) : (i32) -> i64
    %54 = "arith.constant"() {value = 1 : i64} : () -> i64
    %55 = "arith.shli"(%54, %53) : (i64, i64) -> i64
    %56 = "arith.constant"() {value = 64 : i64} : () -> i64
    %57 = "arith.cmpi"(%53, %56) {predicate = 6 : i64} : (i64, i64) -> i1
    %58 = "arith.constant"() {value = 0 : i64} : () -> i64
    %59 = "arith.select"(%57, %55, %58) : (i1, i64, i64) -> i64
    %60 = "arith.subi"(%59, %49) : (i64, i64) -> i64
    %61 = "arith.constant"() {value = 32 : i64} : () -> i64
    %62 = "arith.shli"(%60, %61) : (i64, i64) -> i64
    %63 = "arith.divui"(%62, %49) : (i64, i64) -> i64
    %64 = "arith.addi"(%63, %54) : (i64, i64) -> i64
    %65 = "arith.shli"(%64, %61) : (i64, i64) -> i64
    %66 = "arith.ori"(%65, %49) : (i64, i64) -> i64
    %67 = "arith.constant"() {value = 8 : i32} : () -> i32
    %68 = "arith.muli"(%35, %67) : (i32, i32) -> i32
    %69 = "arith.maxsi"(%68, %18) : (i32, i32) -> i32
    %70 = "arith.extui"(%69) : (i32) -> i64
    %71 = "arith.subi"(%69, %18) : (i32, i32) -> i32
    %72 = "llvm.intr.ctlz"(%71) {is_zero_poison = false} : (i32) -> i32
    %73 = "arith.subi"(%34, %72) : (i32, i32) -> i32
    %74 = "arith.extsi"(%73) : (i32) -> i64
    %75 = "arith.shli"(%54, %74) : (i64, i64) -> i64
    %76 = "arith.cmpi"(%74, %56) {predicate = 6 : i64} : (i64, i64) -> i1
    %77 = "arith.select"(%76, %75, %58) : (i1, i64, i64) -> i64
    %78 = "arith.subi"(%77, %70) : (i64, i64) -> i64
    %79 = "arith.shli"(%78, %61) : (i64, i64) -> i64
    %80 = "arith.divui"(%79, %70) : (i64, i64) -> i64
    %81 = "arith.addi"(%80, %54) : (i64, i64) -> i64
    %82 = "arith.shli"(%81, %61) : (i64, i64) -> i64
    %83 = "arith.ori"(%82, %70) : (i64, i64) -> i64
    %84 = "arith.addi"(%17, %67) : (i32, i32) -> i32
    %85 = "arith.subi"(%84, %18) : (i32, i32) -> i32
    %86 = "arith.constant"() {value = 7 : i32} : () -> i32
    %87 = "arith.andi"(%85, %86) : (i32, i32) -> i32
    %88 = "arith.addi"(%87, %18) : (i32, i32) -> i32
    %89 = "arith.maxsi"(%88, %18) : (i32, i32) -> i32
    %90 = "arith.extui"(%89) : (i32) -> i64
    %91 = "arith.subi"(%89, %18) : (i32, i32) -> i32
    %92 = "llvm.intr.ctlz"(%91) {is_zero_poison = false} : (i32) -> i32
    %93 = "arith.subi"(%34, %92) : (i32, i32) -> i32
    %94 = "arith.extsi"(%93) : (i32) -> i64
    %95 = "arith.shli"(%54, %94) : (i64, i64) -> i64
    %96 = "arith.cmpi"(%94, %56) {predicate = 6 : i64} : (i64, i64) -> i1
    %97 = "arith.select"(%96, %95, %58) : (i1, i64, i64) -> i64
    %98 = "arith.subi"(%97, %90) : (i64, i64) -> i64
    %99 = "arith.shli"(%98, %61) : (i64, i64) -> i64
    %100 = "arith.divui"(%99, %90) : (i64, i64) -> i64
    %101 = "arith.addi"(%100, %54) : (i64, i64) -> i64
    %102 = "arith.shli"(%101, %61) : (i64, i64) -> i64
    %103 = "arith.ori"(%102, %90) : (i64, i64) -> i64
    %104 = "arith.muli"(%17, %35) : (i32, i32) -> i32
    %105 = "arith.constant"() {value = 132 : i32} : () -> i32
    %106 = "arith.minsi"(%104, %105) : (i32, i32) -> i32
    %107 = "arith.constant"() {value = 256 : i32} : () -> i32
    %108 = "arith.constant"() {value = 106648 : i32} : () -> i32
    "gpu.launch_func"(%18, %18, %106, %107, %18, %18, %18, %18, %18, %108, %13, %28, %5, %2, %31, %44, %1, %46, %5, %1, %66, %83, %103, %17, %35) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x32_cluster1x1_swapped1_resident2", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
