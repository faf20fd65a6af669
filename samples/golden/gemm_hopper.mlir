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
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 98304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 106496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 110592>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 16>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
          %53 = "arith.constant"() {value = 8192 : i32} : () -> i32
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
        %90 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %91 = "arith.addi"(%73, %90) : (i32, i32) -> i32
        %92 = "llvm.getelementptr"(%40, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %92) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %93 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %94 = "arith.addi"(%73, %93) : (i32, i32) -> i32
        %95 = "llvm.getelementptr"(%40, %94) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %95) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %96 = "arith.constant"() {value = 3 : i32} : () -> i32
      %97 = "arith.cmpi"(%66, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%97) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %98 = "arith.addi"(%6, %24) : (i32, i32) -> i32
      %99 = "arith.divui"(%98, %26) : (i32, i32) -> i32
      %100 = "arith.subi"(%99, %59) : (i32, i32) -> i32
      %101 = "arith.maxsi"(%100, %23) : (i32, i32) -> i32
      %102 = "arith.muli"(%101, %26) : (i32, i32) -> i32
      %103 = "arith.subi"(%6, %102) : (i32, i32) -> i32
      %104 = "arith.maxsi"(%103, %59) : (i32, i32) -> i32
      %105 = "arith.subi"(%26, %104) : (i32, i32) -> i32
      %106 = "arith.maxsi"(%105, %23) : (i32, i32) -> i32
      %107 = "arith.subi"(%26, %106) : (i32, i32) -> i32
      %108 = "arith.addi"(%107, %27) : (i32, i32) -> i32
      "scf.for"(%108, %26, %69) ({
      ^bb0(%109: i32):
        %110 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %111 = "arith.muli"(%109, %26) : (i32, i32) -> i32
        %112 = "arith.addi"(%110, %111) : (i32, i32) -> i32
        %113 = "llvm.getelementptr"(%41, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %113) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %114 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %115 = "arith.addi"(%112, %114) : (i32, i32) -> i32
        %116 = "llvm.getelementptr"(%41, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %116) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %117 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %118 = "arith.addi"(%112, %117) : (i32, i32) -> i32
        %119 = "llvm.getelementptr"(%41, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %119) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %120 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %121 = "arith.addi"(%112, %120) : (i32, i32) -> i32
        %122 = "llvm.getelementptr"(%41, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %122) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %123 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %124 = "arith.addi"(%112, %123) : (i32, i32) -> i32
        %125 = "llvm.getelementptr"(%41, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %125) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %126 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %127 = "arith.addi"(%112, %126) : (i32, i32) -> i32
        %128 = "llvm.getelementptr"(%41, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %128) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %129 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %130 = "arith.addi"(%112, %129) : (i32, i32) -> i32
        %131 = "llvm.getelementptr"(%41, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %131) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %132 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %133 = "arith.addi"(%112, %132) : (i32, i32) -> i32
        %134 = "llvm.getelementptr"(%41, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %134) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %135 = "arith.cmpi"(%106, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%135) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %136 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %137 = "nvvm.shfl.sync"(%22, %136, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %138 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %139 = "arith.cmpi"(%138, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %140 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %141 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %142 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %144 = "arith.addi"(%142, %143) : (i32, i32) -> i32
      %145 = "arith.constant"() {value = 256 : i32} : () -> i32
      %146 = "arith.muli"(%144, %145) : (i32, i32) -> i32
      %147 = "arith.addi"(%141, %146) : (i32, i32) -> i32
      %148 = "arith.divui"(%147, %26) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%148, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%149) ({
        %150 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%150) ({
          %t151_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t151_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %152 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t153_s0 = "llvm.ptrtoint"(%152) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t153_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %154 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t155_s0 = "llvm.ptrtoint"(%154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t157_s0 = "llvm.ptrtoint"(%156) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t157_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %158 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t159_s0 = "llvm.ptrtoint"(%158) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %160 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t161_s0 = "llvm.ptrtoint"(%160) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t161_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %162 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t163_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t163_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %164 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t165_s0 = "llvm.ptrtoint"(%164) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t165_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %166 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t167_s0 = "llvm.ptrtoint"(%140) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t167_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %168 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t169_s0 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t169_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %170 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t171_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t171_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %172 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t173_s0 = "llvm.ptrtoint"(%172) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t173_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %174 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t175_s0 = "llvm.ptrtoint"(%174) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t175_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %176 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t177_s0 = "llvm.ptrtoint"(%176) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t177_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %178 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t179_s0 = "llvm.ptrtoint"(%178) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t179_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %180 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t181_s0 = "llvm.ptrtoint"(%180) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t181_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %182 = "arith.subi"(%25, %59) : (i32, i32) -> i32
      %183 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %184 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %185 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %186 = "arith.addi"(%184, %185) : (i32, i32) -> i32
      %187 = "arith.muli"(%186, %145) : (i32, i32) -> i32
      %188 = "arith.addi"(%183, %187) : (i32, i32) -> i32
      %189 = "arith.divui"(%188, %26) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%189, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%190) ({
        %191 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%191) ({
          %t192_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t192_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %193 = "arith.constant"() {value = 127 : i32} : () -> i32
      %194 = "arith.addi"(%3, %193) : (i32, i32) -> i32
      %195 = "arith.divui"(%194, %20) : (i32, i32) -> i32
      %196 = "arith.maxsi"(%195, %59) : (i32, i32) -> i32
      %197 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %198 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %199 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %200 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %201 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %202 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %203 = "arith.remui"(%197, %59) : (i32, i32) -> i32
      %204 = "arith.constant"() {value = 2 : i32} : () -> i32
      %205 = "arith.remui"(%198, %204) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %206 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %207, %208, %209 = "scf.if"(%206) ({
        %210, %211 = "scf.if"(%29) ({
          %212, %213, %214, %215, %216, %217, %218, %219 = "scf.while"(%199, %203, %205, %199, %23, %23, %23, %59) ({
          ^bb0(%220: i32, %221: i32, %222: i32, %223: i32, %224: i32, %225: i32, %226: i32, %227: i32):
            %228 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %229 = "arith.cmpi"(%220, %228) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%229, %220, %221, %222, %223, %224, %225, %226, %227) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%230: i32, %231: i32, %232: i32, %233: i32, %234: i32, %235: i32, %236: i32, %237: i32):
            %238 = "arith.constant"() {value = 32 : i64} : () -> i64
            %239 = "arith.shrui"(%11, %238) : (i64, i64) -> i64
            %240 = "arith.subi"(%15, %59) : (i32, i32) -> i32
            %241 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
            %242 = "arith.subi"(%26, %241) : (i32, i32) -> i32
            %243 = "arith.extui"(%230) : (i32) -> i64
            %244 = "arith.muli"(%243, %239) : (i64, i64) -> i64
            %245 = "arith.shrui"(%244, %238) : (i64, i64) -> i64
            %246 = "arith.trunci"(%245) : (i64) -> i32
            %247 = "arith.addi"(%246, %230) : (i32, i32) -> i32
            %248 = "arith.shrui"(%247, %242) : (i32, i32) -> i32
            %249 = "arith.cmpi"(%242, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %250 = "arith.select"(%249, %248, %23) : (i1, i32, i32) -> i32
            %251 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
            %252 = "arith.subi"(%26, %251) : (i32, i32) -> i32
            %253 = "arith.shrui"(%247, %252) : (i32, i32) -> i32
            %254 = "arith.cmpi"(%252, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %255 = "arith.select"(%254, %253, %23) : (i1, i32, i32) -> i32
            %256 = "arith.muli"(%255, %15) : (i32, i32) -> i32
            %257 = "arith.subi"(%230, %256) : (i32, i32) -> i32
            %258 = "arith.muli"(%250, %69) : (i32, i32) -> i32
            %259 = "arith.addi"(%258, %69) : (i32, i32) -> i32
            %260 = "arith.cmpi"(%259, %13) {predicate = 3 : i64} : (i32, i32) -> i1
            %261 = "arith.divui"(%257, %69) : (i32, i32) -> i32
            %262 = "arith.shrui"(%12, %238) : (i64, i64) -> i64
            %263 = "arith.subi"(%16, %59) : (i32, i32) -> i32
            %264 = "llvm.intr.ctlz"(%263) {is_zero_poison = false} : (i32) -> i32
            %265 = "arith.subi"(%26, %264) : (i32, i32) -> i32
            %266 = "arith.extui"(%257) : (i32) -> i64
            %267 = "arith.muli"(%266, %262) : (i64, i64) -> i64
            %268 = "arith.shrui"(%267, %238) : (i64, i64) -> i64
            %269 = "arith.trunci"(%268) : (i64) -> i32
            %270 = "arith.addi"(%269, %257) : (i32, i32) -> i32
            %271 = "arith.shrui"(%270, %265) : (i32, i32) -> i32
            %272 = "arith.cmpi"(%265, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %273 = "arith.select"(%272, %271, %23) : (i1, i32, i32) -> i32
            %274 = "arith.select"(%260, %261, %273) : (i1, i32, i32) -> i32
            %275 = "arith.remui"(%257, %69) : (i32, i32) -> i32
            %276 = "llvm.intr.ctlz"(%263) {is_zero_poison = false} : (i32) -> i32
            %277 = "arith.subi"(%26, %276) : (i32, i32) -> i32
            %278 = "arith.shrui"(%270, %277) : (i32, i32) -> i32
            %279 = "arith.cmpi"(%277, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %280 = "arith.select"(%279, %278, %23) : (i1, i32, i32) -> i32
            %281 = "arith.muli"(%280, %16) : (i32, i32) -> i32
            %282 = "arith.subi"(%257, %281) : (i32, i32) -> i32
            %283 = "arith.select"(%260, %275, %282) : (i1, i32, i32) -> i32
            %284 = "arith.addi"(%258, %283) : (i32, i32) -> i32
            %285 = "arith.addi"(%284, %231) : (i32, i32) -> i32
            %286 = "arith.muli"(%274, %204) : (i32, i32) -> i32
            %287 = "arith.addi"(%286, %232) : (i32, i32) -> i32
            %288 = "arith.divui"(%287, %204) : (i32, i32) -> i32
            %289 = "arith.remui"(%287, %59) : (i32, i32) -> i32
            %290 = "arith.addi"(%288, %289) : (i32, i32) -> i32
            %291 = "arith.remui"(%287, %204) : (i32, i32) -> i32
            %292 = "arith.muli"(%285, %57) : (i32, i32) -> i32
            %293 = "arith.subi"(%285, %61) : (i32, i32) -> i32
            %294 = "arith.muli"(%293, %57) : (i32, i32) -> i32
            %295 = "arith.addi"(%3, %55) : (i32, i32) -> i32
            %296 = "arith.divui"(%295, %57) : (i32, i32) -> i32
            %297 = "arith.muli"(%290, %26) : (i32, i32) -> i32
            %298 = "arith.subi"(%290, %101) : (i32, i32) -> i32
            %299 = "arith.muli"(%298, %26) : (i32, i32) -> i32
            %300 = "arith.cmpi"(%285, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            %301 = "arith.cmpi"(%290, %101) {predicate = 5 : i64} : (i32, i32) -> i1
            %302 = "arith.select"(%300, %66, %23) : (i1, i32, i32) -> i32
            %303 = "arith.select"(%301, %106, %23) : (i1, i32, i32) -> i32
            %304 = "arith.addi"(%302, %303) : (i32, i32) -> i32
            %305 = "arith.muli"(%291, %196) : (i32, i32) -> i32
            %306 = "arith.addi"(%291, %59) : (i32, i32) -> i32
            %307 = "arith.muli"(%306, %196) : (i32, i32) -> i32
            %308, %309, %310 = "scf.for"(%305, %307, %59, %235, %236, %237) ({
            ^bb0(%311: i32, %312: i32, %313: i32, %314: i32):
              %315 = "llvm.getelementptr"(%140, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t316_s0 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t316_s0, %314) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %317 = "llvm.getelementptr"(%44, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %318 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%318) ({
                %319 = "arith.constant"() {value = 12288 : i32} : () -> i32
                %t320_s0 = "llvm.ptrtoint"(%317) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t320_s0, %319) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %321 = "arith.cmpi"(%304, %23) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%321) ({
                %322 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
                "scf.if"(%322) ({
                  %323 = "arith.muli"(%304, %20) : (i32, i32) -> i32
                  %t324_s0 = "llvm.ptrtoint"(%317) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t324_s0, %323) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %325, %326, %327, %328 = "scf.if"(%300) ({
                "scf.yield"(%294, %296, %40, %1) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%292, %296, %40, %0) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %329 = "arith.muli"(%311, %57) : (i32, i32) -> i32
              %330 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %331 = "arith.muli"(%313, %330) : (i32, i32) -> i32
              %332 = "llvm.getelementptr"(%327, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %333 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
              "scf.if"(%333) ({
                %t334_s0 = "llvm.ptrtoint"(%332) : (!llvm.ptr<3>) -> i32
                %t334_s2 = "llvm.ptrtoint"(%317) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t334_s0, %328, %t334_s2, %329, %325) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %335, %336, %337, %338 = "scf.if"(%301) ({
                "scf.yield"(%299, %296, %41, %5) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%297, %296, %41, %4) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %339 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %340 = "arith.muli"(%313, %339) : (i32, i32) -> i32
              %341 = "llvm.getelementptr"(%337, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %342 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%342) ({
                %t343_s0 = "llvm.ptrtoint"(%341) : (!llvm.ptr<3>) -> i32
                %t343_s2 = "llvm.ptrtoint"(%317) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t343_s0, %338, %t343_s2, %329, %335) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %344 = "arith.addi"(%313, %59) : (i32, i32) -> i32
              %345 = "arith.cmpi"(%344, %69) {predicate = 0 : i64} : (i32, i32) -> i1
              %346 = "arith.xori"(%314, %59) : (i32, i32) -> i32
              %347 = "arith.select"(%345, %346, %314) : (i1, i32, i32) -> i32
              %348 = "arith.select"(%345, %23, %344) : (i1, i32, i32) -> i32
              %349 = "arith.addi"(%312, %59) : (i32, i32) -> i32
              "scf.yield"(%349, %348, %347) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %350 = "arith.addi"(%233, %202) : (i32, i32) -> i32
            %351 = "arith.addi"(%234, %59) : (i32, i32) -> i32
            "scf.yield"(%350, %203, %205, %350, %351, %308, %309, %310) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %352 = "llvm.getelementptr"(%140, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t353_s0 = "llvm.ptrtoint"(%352) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t353_s0, %219) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %354 = "arith.addi"(%218, %59) : (i32, i32) -> i32
          %355 = "arith.cmpi"(%354, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %356 = "arith.xori"(%219, %59) : (i32, i32) -> i32
          %357 = "arith.select"(%355, %356, %219) : (i1, i32, i32) -> i32
          %358 = "arith.select"(%355, %23, %354) : (i1, i32, i32) -> i32
          %359 = "llvm.getelementptr"(%140, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t360_s0 = "llvm.ptrtoint"(%359) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t360_s0, %357) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %361 = "arith.addi"(%358, %59) : (i32, i32) -> i32
          %362 = "arith.cmpi"(%361, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %363 = "arith.xori"(%357, %59) : (i32, i32) -> i32
          %364 = "arith.select"(%362, %363, %357) : (i1, i32, i32) -> i32
          %365 = "arith.select"(%362, %23, %361) : (i1, i32, i32) -> i32
          %366 = "llvm.getelementptr"(%140, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t367_s0 = "llvm.ptrtoint"(%366) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t367_s0, %364) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %368 = "arith.addi"(%365, %59) : (i32, i32) -> i32
          %369 = "arith.cmpi"(%368, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %370 = "arith.xori"(%364, %59) : (i32, i32) -> i32
          %371 = "arith.select"(%369, %370, %364) : (i1, i32, i32) -> i32
          %372 = "arith.select"(%369, %23, %368) : (i1, i32, i32) -> i32
          %373 = "llvm.getelementptr"(%140, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t374_s0 = "llvm.ptrtoint"(%373) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t374_s0, %371) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %375 = "arith.addi"(%372, %59) : (i32, i32) -> i32
          %376 = "arith.cmpi"(%375, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %377 = "arith.xori"(%371, %59) : (i32, i32) -> i32
          %378 = "arith.select"(%376, %377, %371) : (i1, i32, i32) -> i32
          %379 = "arith.select"(%376, %23, %375) : (i1, i32, i32) -> i32
          %380 = "llvm.getelementptr"(%140, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t381_s0 = "llvm.ptrtoint"(%380) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t381_s0, %378) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %382 = "arith.addi"(%379, %59) : (i32, i32) -> i32
          %383 = "arith.cmpi"(%382, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %384 = "arith.xori"(%378, %59) : (i32, i32) -> i32
          %385 = "arith.select"(%383, %384, %378) : (i1, i32, i32) -> i32
          %386 = "arith.select"(%383, %23, %382) : (i1, i32, i32) -> i32
          %387 = "llvm.getelementptr"(%140, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t388_s0 = "llvm.ptrtoint"(%387) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t388_s0, %385) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %389 = "arith.addi"(%386, %59) : (i32, i32) -> i32
          %390 = "arith.cmpi"(%389, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %391 = "arith.xori"(%385, %59) : (i32, i32) -> i32
          %392 = "arith.select"(%390, %391, %385) : (i1, i32, i32) -> i32
          %393 = "arith.select"(%390, %23, %389) : (i1, i32, i32) -> i32
          %394 = "llvm.getelementptr"(%140, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t395_s0 = "llvm.ptrtoint"(%394) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t395_s0, %392) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %396 = "arith.addi"(%393, %59) : (i32, i32) -> i32
          %397 = "arith.cmpi"(%396, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %398 = "arith.xori"(%392, %59) : (i32, i32) -> i32
          %399 = "arith.select"(%397, %398, %392) : (i1, i32, i32) -> i32
          %400 = "arith.select"(%397, %23, %396) : (i1, i32, i32) -> i32
          %401 = "llvm.getelementptr"(%140, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t402_s0 = "llvm.ptrtoint"(%401) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t402_s0, %399) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%215, %216) : (i32, i32) -> ()
        }, {
          "scf.yield"(%199, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %403 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%210, %211, %403) : (i32, i32, i1) -> ()
      }, {
        %404 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %405 = "arith.constant"() {value = true} : () -> i1
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
        %422 = "llvm.mlir.undef"() : () -> i32
        %423 = "llvm.mlir.undef"() : () -> i32
        %424 = "llvm.mlir.undef"() : () -> i32
        %425 = "llvm.mlir.undef"() : () -> i32
        %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455 = "scf.while"(%23, %199, %203, %205, %405, %199, %23, %23, %23, %23, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425) ({
        ^bb0(%456: i32, %457: i32, %458: i32, %459: i32, %460: i1, %461: i32, %462: i32, %463: i32, %464: i32, %465: i32, %466: f32, %467: f32, %468: f32, %469: f32, %470: f32, %471: f32, %472: f32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: i32, %483: i32, %484: i32, %485: i32):
          %486 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %487 = "arith.cmpi"(%457, %486) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%487, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%488: i32, %489: i32, %490: i32, %491: i32, %492: i1, %493: i32, %494: i32, %495: i32, %496: i32, %497: i32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: i32, %515: i32, %516: i32, %517: i32):
          %518 = "llvm.getelementptr"(%44, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t519_s0 = "llvm.ptrtoint"(%518) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t519_s0, %497) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %520 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %521 = "arith.muli"(%496, %520) : (i32, i32) -> i32
          %522 = "llvm.getelementptr"(%40, %521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %523 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %524 = "arith.muli"(%496, %523) : (i32, i32) -> i32
          %525 = "llvm.getelementptr"(%41, %524) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %526 = "arith.constant"() {value = false} : () -> i1
          %t528_a = "llvm.ptrtoint"(%522) : (!llvm.ptr<3>) -> i32
          %t528_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t528_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t528_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t528_shifted = "arith.shrui"(%t528_a, %t528_four) : (i32, i32) -> i32
          %t528_low = "arith.andi"(%t528_shifted, %t528_mask) : (i32, i32) -> i32
          %t528_wide = "arith.extui"(%t528_low) : (i32) -> i64
          %527 = "arith.ori"(%t528_wide, %t528_fields) : (i64, i64) -> i64
          %t530_a = "llvm.ptrtoint"(%525) : (!llvm.ptr<3>) -> i32
          %t530_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t530_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t530_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t530_shifted = "arith.shrui"(%t530_a, %t530_four) : (i32, i32) -> i32
          %t530_low = "arith.andi"(%t530_shifted, %t530_mask) : (i32, i32) -> i32
          %t530_wide = "arith.extui"(%t530_low) : (i32) -> i64
          %529 = "arith.ori"(%t530_wide, %t530_fields) : (i64, i64) -> i64
          %t547_r = "llvm.inline_asm"(%498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %531 = "llvm.extractvalue"(%t547_r) {position = array<i64: 0>} : (!struct0) -> f32
          %532 = "llvm.extractvalue"(%t547_r) {position = array<i64: 1>} : (!struct0) -> f32
          %533 = "llvm.extractvalue"(%t547_r) {position = array<i64: 2>} : (!struct0) -> f32
          %534 = "llvm.extractvalue"(%t547_r) {position = array<i64: 3>} : (!struct0) -> f32
          %535 = "llvm.extractvalue"(%t547_r) {position = array<i64: 4>} : (!struct0) -> f32
          %536 = "llvm.extractvalue"(%t547_r) {position = array<i64: 5>} : (!struct0) -> f32
          %537 = "llvm.extractvalue"(%t547_r) {position = array<i64: 6>} : (!struct0) -> f32
          %538 = "llvm.extractvalue"(%t547_r) {position = array<i64: 7>} : (!struct0) -> f32
          %539 = "llvm.extractvalue"(%t547_r) {position = array<i64: 8>} : (!struct0) -> f32
          %540 = "llvm.extractvalue"(%t547_r) {position = array<i64: 9>} : (!struct0) -> f32
          %541 = "llvm.extractvalue"(%t547_r) {position = array<i64: 10>} : (!struct0) -> f32
          %542 = "llvm.extractvalue"(%t547_r) {position = array<i64: 11>} : (!struct0) -> f32
          %543 = "llvm.extractvalue"(%t547_r) {position = array<i64: 12>} : (!struct0) -> f32
          %544 = "llvm.extractvalue"(%t547_r) {position = array<i64: 13>} : (!struct0) -> f32
          %545 = "llvm.extractvalue"(%t547_r) {position = array<i64: 14>} : (!struct0) -> f32
          %546 = "llvm.extractvalue"(%t547_r) {position = array<i64: 15>} : (!struct0) -> f32
          %t564_r = "llvm.inline_asm"(%531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %527, %529, %526) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 12 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %548 = "llvm.extractvalue"(%t564_r) {position = array<i64: 0>} : (!struct0) -> f32
          %549 = "llvm.extractvalue"(%t564_r) {position = array<i64: 1>} : (!struct0) -> f32
          %550 = "llvm.extractvalue"(%t564_r) {position = array<i64: 2>} : (!struct0) -> f32
          %551 = "llvm.extractvalue"(%t564_r) {position = array<i64: 3>} : (!struct0) -> f32
          %552 = "llvm.extractvalue"(%t564_r) {position = array<i64: 4>} : (!struct0) -> f32
          %553 = "llvm.extractvalue"(%t564_r) {position = array<i64: 5>} : (!struct0) -> f32
          %554 = "llvm.extractvalue"(%t564_r) {position = array<i64: 6>} : (!struct0) -> f32
          %555 = "llvm.extractvalue"(%t564_r) {position = array<i64: 7>} : (!struct0) -> f32
          %556 = "llvm.extractvalue"(%t564_r) {position = array<i64: 8>} : (!struct0) -> f32
          %557 = "llvm.extractvalue"(%t564_r) {position = array<i64: 9>} : (!struct0) -> f32
          %558 = "llvm.extractvalue"(%t564_r) {position = array<i64: 10>} : (!struct0) -> f32
          %559 = "llvm.extractvalue"(%t564_r) {position = array<i64: 11>} : (!struct0) -> f32
          %560 = "llvm.extractvalue"(%t564_r) {position = array<i64: 12>} : (!struct0) -> f32
          %561 = "llvm.extractvalue"(%t564_r) {position = array<i64: 13>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t564_r) {position = array<i64: 14>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t564_r) {position = array<i64: 15>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %565 = "arith.addi"(%496, %59) : (i32, i32) -> i32
          %566 = "arith.cmpi"(%565, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %567 = "arith.xori"(%497, %59) : (i32, i32) -> i32
          %568 = "arith.select"(%566, %567, %497) : (i1, i32, i32) -> i32
          %569 = "arith.select"(%566, %23, %565) : (i1, i32, i32) -> i32
          %570 = "arith.addi"(%495, %59) : (i32, i32) -> i32
          %571 = "arith.muli"(%23, %196) : (i32, i32) -> i32
          %572 = "arith.subi"(%196, %571) : (i32, i32) -> i32
          %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594 = "scf.for"(%59, %572, %59, %495, %496, %497, %570, %569, %568, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563) ({
          ^bb0(%595: i32, %596: i32, %597: i32, %598: i32, %599: i32, %600: i32, %601: i32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32):
            %618 = "llvm.getelementptr"(%44, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t619_s0 = "llvm.ptrtoint"(%618) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t619_s0, %601) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %620 = "arith.muli"(%600, %520) : (i32, i32) -> i32
            %621 = "llvm.getelementptr"(%40, %620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %622 = "arith.muli"(%600, %523) : (i32, i32) -> i32
            %623 = "llvm.getelementptr"(%41, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t625_a = "llvm.ptrtoint"(%621) : (!llvm.ptr<3>) -> i32
            %t625_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t625_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t625_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t625_shifted = "arith.shrui"(%t625_a, %t625_four) : (i32, i32) -> i32
            %t625_low = "arith.andi"(%t625_shifted, %t625_mask) : (i32, i32) -> i32
            %t625_wide = "arith.extui"(%t625_low) : (i32) -> i64
            %624 = "arith.ori"(%t625_wide, %t625_fields) : (i64, i64) -> i64
            %t627_a = "llvm.ptrtoint"(%623) : (!llvm.ptr<3>) -> i32
            %t627_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t627_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t627_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t627_shifted = "arith.shrui"(%t627_a, %t627_four) : (i32, i32) -> i32
            %t627_low = "arith.andi"(%t627_shifted, %t627_mask) : (i32, i32) -> i32
            %t627_wide = "arith.extui"(%t627_low) : (i32) -> i64
            %626 = "arith.ori"(%t627_wide, %t627_fields) : (i64, i64) -> i64
            %t644_r = "llvm.inline_asm"(%602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %628 = "llvm.extractvalue"(%t644_r) {position = array<i64: 0>} : (!struct0) -> f32
            %629 = "llvm.extractvalue"(%t644_r) {position = array<i64: 1>} : (!struct0) -> f32
            %630 = "llvm.extractvalue"(%t644_r) {position = array<i64: 2>} : (!struct0) -> f32
            %631 = "llvm.extractvalue"(%t644_r) {position = array<i64: 3>} : (!struct0) -> f32
            %632 = "llvm.extractvalue"(%t644_r) {position = array<i64: 4>} : (!struct0) -> f32
            %633 = "llvm.extractvalue"(%t644_r) {position = array<i64: 5>} : (!struct0) -> f32
            %634 = "llvm.extractvalue"(%t644_r) {position = array<i64: 6>} : (!struct0) -> f32
            %635 = "llvm.extractvalue"(%t644_r) {position = array<i64: 7>} : (!struct0) -> f32
            %636 = "llvm.extractvalue"(%t644_r) {position = array<i64: 8>} : (!struct0) -> f32
            %637 = "llvm.extractvalue"(%t644_r) {position = array<i64: 9>} : (!struct0) -> f32
            %638 = "llvm.extractvalue"(%t644_r) {position = array<i64: 10>} : (!struct0) -> f32
            %639 = "llvm.extractvalue"(%t644_r) {position = array<i64: 11>} : (!struct0) -> f32
            %640 = "llvm.extractvalue"(%t644_r) {position = array<i64: 12>} : (!struct0) -> f32
            %641 = "llvm.extractvalue"(%t644_r) {position = array<i64: 13>} : (!struct0) -> f32
            %642 = "llvm.extractvalue"(%t644_r) {position = array<i64: 14>} : (!struct0) -> f32
            %643 = "llvm.extractvalue"(%t644_r) {position = array<i64: 15>} : (!struct0) -> f32
            %t661_r = "llvm.inline_asm"(%628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %624, %626, %405) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 13 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %645 = "llvm.extractvalue"(%t661_r) {position = array<i64: 0>} : (!struct0) -> f32
            %646 = "llvm.extractvalue"(%t661_r) {position = array<i64: 1>} : (!struct0) -> f32
            %647 = "llvm.extractvalue"(%t661_r) {position = array<i64: 2>} : (!struct0) -> f32
            %648 = "llvm.extractvalue"(%t661_r) {position = array<i64: 3>} : (!struct0) -> f32
            %649 = "llvm.extractvalue"(%t661_r) {position = array<i64: 4>} : (!struct0) -> f32
            %650 = "llvm.extractvalue"(%t661_r) {position = array<i64: 5>} : (!struct0) -> f32
            %651 = "llvm.extractvalue"(%t661_r) {position = array<i64: 6>} : (!struct0) -> f32
            %652 = "llvm.extractvalue"(%t661_r) {position = array<i64: 7>} : (!struct0) -> f32
            %653 = "llvm.extractvalue"(%t661_r) {position = array<i64: 8>} : (!struct0) -> f32
            %654 = "llvm.extractvalue"(%t661_r) {position = array<i64: 9>} : (!struct0) -> f32
            %655 = "llvm.extractvalue"(%t661_r) {position = array<i64: 10>} : (!struct0) -> f32
            %656 = "llvm.extractvalue"(%t661_r) {position = array<i64: 11>} : (!struct0) -> f32
            %657 = "llvm.extractvalue"(%t661_r) {position = array<i64: 12>} : (!struct0) -> f32
            %658 = "llvm.extractvalue"(%t661_r) {position = array<i64: 13>} : (!struct0) -> f32
            %659 = "llvm.extractvalue"(%t661_r) {position = array<i64: 14>} : (!struct0) -> f32
            %660 = "llvm.extractvalue"(%t661_r) {position = array<i64: 15>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t678_r = "llvm.inline_asm"(%645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %662 = "llvm.extractvalue"(%t678_r) {position = array<i64: 0>} : (!struct0) -> f32
            %663 = "llvm.extractvalue"(%t678_r) {position = array<i64: 1>} : (!struct0) -> f32
            %664 = "llvm.extractvalue"(%t678_r) {position = array<i64: 2>} : (!struct0) -> f32
            %665 = "llvm.extractvalue"(%t678_r) {position = array<i64: 3>} : (!struct0) -> f32
            %666 = "llvm.extractvalue"(%t678_r) {position = array<i64: 4>} : (!struct0) -> f32
            %667 = "llvm.extractvalue"(%t678_r) {position = array<i64: 5>} : (!struct0) -> f32
            %668 = "llvm.extractvalue"(%t678_r) {position = array<i64: 6>} : (!struct0) -> f32
            %669 = "llvm.extractvalue"(%t678_r) {position = array<i64: 7>} : (!struct0) -> f32
            %670 = "llvm.extractvalue"(%t678_r) {position = array<i64: 8>} : (!struct0) -> f32
            %671 = "llvm.extractvalue"(%t678_r) {position = array<i64: 9>} : (!struct0) -> f32
            %672 = "llvm.extractvalue"(%t678_r) {position = array<i64: 10>} : (!struct0) -> f32
            %673 = "llvm.extractvalue"(%t678_r) {position = array<i64: 11>} : (!struct0) -> f32
            %674 = "llvm.extractvalue"(%t678_r) {position = array<i64: 12>} : (!struct0) -> f32
            %675 = "llvm.extractvalue"(%t678_r) {position = array<i64: 13>} : (!struct0) -> f32
            %676 = "llvm.extractvalue"(%t678_r) {position = array<i64: 14>} : (!struct0) -> f32
            %677 = "llvm.extractvalue"(%t678_r) {position = array<i64: 15>} : (!struct0) -> f32
            "scf.if"(%139) ({
              %679 = "llvm.getelementptr"(%140, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t680_s0 = "llvm.ptrtoint"(%679) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t680_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %681 = "arith.addi"(%600, %59) : (i32, i32) -> i32
            %682 = "arith.cmpi"(%681, %69) {predicate = 0 : i64} : (i32, i32) -> i1
            %683 = "arith.xori"(%601, %59) : (i32, i32) -> i32
            %684 = "arith.select"(%682, %683, %601) : (i1, i32, i32) -> i32
            %685 = "arith.select"(%682, %23, %681) : (i1, i32, i32) -> i32
            %686 = "arith.addi"(%599, %59) : (i32, i32) -> i32
            "scf.yield"(%599, %600, %601, %686, %685, %684, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t703_r = "llvm.inline_asm"(%579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %687 = "llvm.extractvalue"(%t703_r) {position = array<i64: 0>} : (!struct0) -> f32
          %688 = "llvm.extractvalue"(%t703_r) {position = array<i64: 1>} : (!struct0) -> f32
          %689 = "llvm.extractvalue"(%t703_r) {position = array<i64: 2>} : (!struct0) -> f32
          %690 = "llvm.extractvalue"(%t703_r) {position = array<i64: 3>} : (!struct0) -> f32
          %691 = "llvm.extractvalue"(%t703_r) {position = array<i64: 4>} : (!struct0) -> f32
          %692 = "llvm.extractvalue"(%t703_r) {position = array<i64: 5>} : (!struct0) -> f32
          %693 = "llvm.extractvalue"(%t703_r) {position = array<i64: 6>} : (!struct0) -> f32
          %694 = "llvm.extractvalue"(%t703_r) {position = array<i64: 7>} : (!struct0) -> f32
          %695 = "llvm.extractvalue"(%t703_r) {position = array<i64: 8>} : (!struct0) -> f32
          %696 = "llvm.extractvalue"(%t703_r) {position = array<i64: 9>} : (!struct0) -> f32
          %697 = "llvm.extractvalue"(%t703_r) {position = array<i64: 10>} : (!struct0) -> f32
          %698 = "llvm.extractvalue"(%t703_r) {position = array<i64: 11>} : (!struct0) -> f32
          %699 = "llvm.extractvalue"(%t703_r) {position = array<i64: 12>} : (!struct0) -> f32
          %700 = "llvm.extractvalue"(%t703_r) {position = array<i64: 13>} : (!struct0) -> f32
          %701 = "llvm.extractvalue"(%t703_r) {position = array<i64: 14>} : (!struct0) -> f32
          %702 = "llvm.extractvalue"(%t703_r) {position = array<i64: 15>} : (!struct0) -> f32
          "scf.if"(%139) ({
            %704 = "llvm.getelementptr"(%140, %574) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t705_s0 = "llvm.ptrtoint"(%704) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t705_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %706 = "arith.constant"() {value = 32 : i64} : () -> i64
          %707 = "arith.shrui"(%11, %706) : (i64, i64) -> i64
          %708 = "arith.subi"(%15, %59) : (i32, i32) -> i32
          %709 = "llvm.intr.ctlz"(%708) {is_zero_poison = false} : (i32) -> i32
          %710 = "arith.subi"(%26, %709) : (i32, i32) -> i32
          %711 = "arith.extui"(%489) : (i32) -> i64
          %712 = "arith.muli"(%711, %707) : (i64, i64) -> i64
          %713 = "arith.shrui"(%712, %706) : (i64, i64) -> i64
          %714 = "arith.trunci"(%713) : (i64) -> i32
          %715 = "arith.addi"(%714, %489) : (i32, i32) -> i32
          %716 = "arith.shrui"(%715, %710) : (i32, i32) -> i32
          %717 = "arith.cmpi"(%710, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %718 = "arith.select"(%717, %716, %23) : (i1, i32, i32) -> i32
          %719 = "llvm.intr.ctlz"(%708) {is_zero_poison = false} : (i32) -> i32
          %720 = "arith.subi"(%26, %719) : (i32, i32) -> i32
          %721 = "arith.shrui"(%715, %720) : (i32, i32) -> i32
          %722 = "arith.cmpi"(%720, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %723 = "arith.select"(%722, %721, %23) : (i1, i32, i32) -> i32
          %724 = "arith.muli"(%723, %15) : (i32, i32) -> i32
          %725 = "arith.subi"(%489, %724) : (i32, i32) -> i32
          %726 = "arith.muli"(%718, %69) : (i32, i32) -> i32
          %727 = "arith.addi"(%726, %69) : (i32, i32) -> i32
          %728 = "arith.cmpi"(%727, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %729 = "arith.divui"(%725, %69) : (i32, i32) -> i32
          %730 = "arith.shrui"(%12, %706) : (i64, i64) -> i64
          %731 = "arith.subi"(%16, %59) : (i32, i32) -> i32
          %732 = "llvm.intr.ctlz"(%731) {is_zero_poison = false} : (i32) -> i32
          %733 = "arith.subi"(%26, %732) : (i32, i32) -> i32
          %734 = "arith.extui"(%725) : (i32) -> i64
          %735 = "arith.muli"(%734, %730) : (i64, i64) -> i64
          %736 = "arith.shrui"(%735, %706) : (i64, i64) -> i64
          %737 = "arith.trunci"(%736) : (i64) -> i32
          %738 = "arith.addi"(%737, %725) : (i32, i32) -> i32
          %739 = "arith.shrui"(%738, %733) : (i32, i32) -> i32
          %740 = "arith.cmpi"(%733, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %741 = "arith.select"(%740, %739, %23) : (i1, i32, i32) -> i32
          %742 = "arith.select"(%728, %729, %741) : (i1, i32, i32) -> i32
          %743 = "arith.remui"(%725, %69) : (i32, i32) -> i32
          %744 = "llvm.intr.ctlz"(%731) {is_zero_poison = false} : (i32) -> i32
          %745 = "arith.subi"(%26, %744) : (i32, i32) -> i32
          %746 = "arith.shrui"(%738, %745) : (i32, i32) -> i32
          %747 = "arith.cmpi"(%745, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %748 = "arith.select"(%747, %746, %23) : (i1, i32, i32) -> i32
          %749 = "arith.muli"(%748, %16) : (i32, i32) -> i32
          %750 = "arith.subi"(%725, %749) : (i32, i32) -> i32
          %751 = "arith.select"(%728, %743, %750) : (i1, i32, i32) -> i32
          %752 = "arith.addi"(%726, %751) : (i32, i32) -> i32
          %753 = "arith.addi"(%752, %490) : (i32, i32) -> i32
          %754 = "arith.muli"(%742, %204) : (i32, i32) -> i32
          %755 = "arith.addi"(%754, %491) : (i32, i32) -> i32
          %756 = "arith.divui"(%755, %204) : (i32, i32) -> i32
          %757 = "arith.remui"(%755, %59) : (i32, i32) -> i32
          %758 = "arith.addi"(%756, %757) : (i32, i32) -> i32
          %759 = "arith.remui"(%755, %204) : (i32, i32) -> i32
          %760 = "arith.muli"(%753, %57) : (i32, i32) -> i32
          %761 = "arith.muli"(%758, %26) : (i32, i32) -> i32
          %762 = "arith.andi"(%404, %193) : (i32, i32) -> i32
          %763 = "arith.constant"() {value = 4 : i32} : () -> i32
          %764 = "arith.constant"() {value = 16 : i32} : () -> i32
          %765 = "arith.andi"(%137, %23) : (i32, i32) -> i32
          %766 = "nvvm.mapa"(%42, %765) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %767 = "nvvm.mapa"(%47, %765) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %768 = "arith.muli"(%404, %763) : (i32, i32) -> i32
          %769 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %770 = "arith.muli"(%137, %769) : (i32, i32) -> i32
          %771 = "arith.addi"(%768, %770) : (i32, i32) -> i32
          %772 = "llvm.getelementptr"(%766, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %773 = "vector.from_elements"(%687, %688, %689, %690) : (f32, f32, f32, f32) -> vector<4xf32>
          %774 = "vector.bitcast"(%773) : (vector<4xf32>) -> vector<2xi64>
          %775 = "vector.extract"(%774) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %776 = "vector.extract"(%774) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t777_s0 = "llvm.ptrtoint"(%772) : (!llvm.ptr<7>) -> i32
          %t777_s1 = "llvm.ptrtoint"(%767) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t777_s0, %t777_s1, %775, %776) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %778 = "arith.constant"() {value = 512 : i32} : () -> i32
          %779 = "arith.addi"(%768, %778) : (i32, i32) -> i32
          %780 = "arith.addi"(%779, %770) : (i32, i32) -> i32
          %781 = "llvm.getelementptr"(%766, %780) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %782 = "vector.from_elements"(%691, %692, %693, %694) : (f32, f32, f32, f32) -> vector<4xf32>
          %783 = "vector.bitcast"(%782) : (vector<4xf32>) -> vector<2xi64>
          %784 = "vector.extract"(%783) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %785 = "vector.extract"(%783) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t786_s0 = "llvm.ptrtoint"(%781) : (!llvm.ptr<7>) -> i32
          %t786_s1 = "llvm.ptrtoint"(%767) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t786_s0, %t786_s1, %784, %785) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %787 = "arith.addi"(%765, %59) : (i32, i32) -> i32
          %788 = "nvvm.mapa"(%42, %787) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %789 = "nvvm.mapa"(%47, %787) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %790 = "llvm.getelementptr"(%788, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %791 = "vector.from_elements"(%695, %696, %697, %698) : (f32, f32, f32, f32) -> vector<4xf32>
          %792 = "vector.bitcast"(%791) : (vector<4xf32>) -> vector<2xi64>
          %793 = "vector.extract"(%792) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %794 = "vector.extract"(%792) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t795_s0 = "llvm.ptrtoint"(%790) : (!llvm.ptr<7>) -> i32
          %t795_s1 = "llvm.ptrtoint"(%789) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t795_s0, %t795_s1, %793, %794) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %796 = "llvm.getelementptr"(%788, %780) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %797 = "vector.from_elements"(%699, %700, %701, %702) : (f32, f32, f32, f32) -> vector<4xf32>
          %798 = "vector.bitcast"(%797) : (vector<4xf32>) -> vector<2xi64>
          %799 = "vector.extract"(%798) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %800 = "vector.extract"(%798) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t801_s0 = "llvm.ptrtoint"(%796) : (!llvm.ptr<7>) -> i32
          %t801_s1 = "llvm.ptrtoint"(%789) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t801_s0, %t801_s1, %799, %800) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %802 = "arith.cmpi"(%759, %204) {predicate = 2 : i64} : (i32, i32) -> i1
          %803, %804, %805, %806 = "scf.if"(%802) ({
            %t807_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t807_s0, %23) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %808 = "llvm.getelementptr"(%42, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %809 = "llvm.load"(%808) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %810 = "arith.addi"(%768, %769) : (i32, i32) -> i32
            %811 = "llvm.getelementptr"(%42, %810) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %812 = "llvm.load"(%811) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %813 = "arith.addf"(%809, %812) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %814 = "vector.extract"(%813) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %815 = "vector.extract"(%813) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %816 = "vector.extract"(%813) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %817 = "vector.extract"(%813) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %818 = "llvm.getelementptr"(%42, %779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %819 = "llvm.load"(%818) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %820 = "arith.addi"(%779, %769) : (i32, i32) -> i32
            %821 = "llvm.getelementptr"(%42, %820) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %822 = "llvm.load"(%821) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %823 = "arith.addf"(%819, %822) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %824 = "vector.extract"(%823) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %825 = "vector.extract"(%823) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %826 = "vector.extract"(%823) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %827 = "vector.extract"(%823) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %828 = "arith.divui"(%762, %26) : (i32, i32) -> i32
            %829 = "nvvm.shfl.sync"(%22, %828, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
            %830 = "arith.cmpi"(%829, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %831 = "arith.remui"(%762, %204) : (i32, i32) -> i32
            %832 = "arith.divui"(%762, %204) : (i32, i32) -> i32
            %833 = "arith.muli"(%831, %57) : (i32, i32) -> i32
            %834 = "arith.remui"(%832, %763) : (i32, i32) -> i32
            %835 = "arith.divui"(%832, %763) : (i32, i32) -> i32
            %836 = "arith.muli"(%834, %20) : (i32, i32) -> i32
            %837 = "arith.addi"(%833, %836) : (i32, i32) -> i32
            %838 = "arith.remui"(%835, %204) : (i32, i32) -> i32
            %839 = "arith.divui"(%835, %204) : (i32, i32) -> i32
            %840 = "arith.muli"(%838, %69) : (i32, i32) -> i32
            %841 = "arith.addi"(%837, %840) : (i32, i32) -> i32
            %842 = "arith.remui"(%839, %204) : (i32, i32) -> i32
            %843 = "arith.divui"(%839, %204) : (i32, i32) -> i32
            %844 = "arith.muli"(%842, %778) : (i32, i32) -> i32
            %845 = "arith.addi"(%841, %844) : (i32, i32) -> i32
            %846 = "arith.muli"(%843, %764) : (i32, i32) -> i32
            %847 = "arith.addi"(%845, %846) : (i32, i32) -> i32
            %848 = "arith.muli"(%182, %204) : (i32, i32) -> i32
            %849 = "arith.muli"(%848, %769) : (i32, i32) -> i32
            %850 = "llvm.getelementptr"(%43, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.if"(%830) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %851 = "arith.addi"(%59, %182) : (i32, i32) -> i32
            "nvvm.barrier"(%851, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
            %852 = "vector.from_elements"(%814, %815, %816, %817, %824, %825, %826, %827) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %853 = "arith.truncf"(%852) : (vector<8xf32>) -> vector<8xf16>
            %854 = "vector.extract"(%853) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %855 = "vector.extract"(%853) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %856 = "vector.extract"(%853) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %857 = "vector.extract"(%853) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %858 = "vector.extract"(%853) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %859 = "vector.extract"(%853) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %860 = "vector.extract"(%853) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %861 = "vector.extract"(%853) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %862 = "vector.from_elements"(%854, %855) : (f16, f16) -> vector<2xf16>
            %863 = "llvm.bitcast"(%862) : (vector<2xf16>) -> i32
            %864 = "vector.from_elements"(%856, %857) : (f16, f16) -> vector<2xf16>
            %865 = "llvm.bitcast"(%864) : (vector<2xf16>) -> i32
            %866 = "vector.from_elements"(%858, %859) : (f16, f16) -> vector<2xf16>
            %867 = "llvm.bitcast"(%866) : (vector<2xf16>) -> i32
            %868 = "vector.from_elements"(%860, %861) : (f16, f16) -> vector<2xf16>
            %869 = "llvm.bitcast"(%868) : (vector<2xf16>) -> i32
            %870 = "arith.constant"() {value = 448 : i32} : () -> i32
            %871 = "arith.andi"(%847, %870) : (i32, i32) -> i32
            %872 = "arith.shrui"(%871, %96) : (i32, i32) -> i32
            %873 = "arith.xori"(%847, %872) : (i32, i32) -> i32
            %874 = "llvm.getelementptr"(%850, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%874, %863, %865, %867, %869) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%851, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 17 : i32} : (i32, i32) -> ()
            "scf.if"(%830) ({
              %876 = "arith.remui"(%759, %204) : (i32, i32) -> i32
              %877 = "arith.muli"(%876, %764) : (i32, i32) -> i32
              %878 = "arith.addi"(%761, %877) : (i32, i32) -> i32
              %879 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
              "scf.if"(%879) ({
                %t880_s1 = "llvm.ptrtoint"(%850) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t880_s1, %760, %878) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%863, %865, %867, %869) : (i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%514, %515, %516, %517) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %881 = "arith.addi"(%493, %202) : (i32, i32) -> i32
          %882 = "arith.addi"(%494, %59) : (i32, i32) -> i32
          "scf.yield"(%488, %881, %203, %205, %405, %881, %882, %576, %577, %578, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %803, %804, %805, %806) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%431, %432, %430) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.cluster_dim = array<i32: 1, 2, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
    %33 = "cutec.tensor_map"(%0, %11, %31, %32) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 32>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %34 = "arith.constant"() {value = 31 : i32} : () -> i32
    %35 = "arith.addi"(%1, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 32 : i32} : () -> i32
    %37 = "arith.divui"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.subi"(%37, %20) : (i32, i32) -> i32
    %39 = "arith.maxsi"(%38, %22) : (i32, i32) -> i32
    %40 = "arith.muli"(%39, %36) : (i32, i32) -> i32
    %41 = "arith.subi"(%1, %40) : (i32, i32) -> i32
    %42 = "arith.extsi"(%40) : (i32) -> i64
    %43 = "arith.muli"(%42, %3) : (i64, i64) -> i64
    %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %45 = "arith.extsi"(%41) : (i32) -> i64
    %46 = "cutec.tensor_map"(%44, %11, %45, %32) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 32>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %47 = "arith.muli"(%8, %13) : (i64, i64) -> i64
    %48 = "cutec.tensor_map"(%7, %12, %31, %47) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %49 = "arith.constant"() {value = 2 : i32} : () -> i32
    %50 = "arith.muli"(%37, %49) : (i32, i32) -> i32
    %51 = "arith.addi"(%50, %20) : (i32, i32) -> i32
    %52 = "arith.divui"(%51, %49) : (i32, i32) -> i32
    %53 = "arith.muli"(%52, %19) : (i32, i32) -> i32
    %54 = "arith.maxsi"(%53, %20) : (i32, i32) -> i32
    %55 = "arith.extui"(%54) : (i32) -> i64
    %56 = "arith.subi"(%54, %20) : (i32, i32) -> i32
    %57 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
    %58 = "arith.subi"(%36, %57) : (i32, i32) -> i32
    %59 = "arith.extsi"(%58) : (i32) -> i64
    %60 = "arith.constant"() {value = 1 : i64} : () -> i64
    %61 = "arith.shli"(%60, %59) : (i64, i64) -> i64
    %62 = "arith.constant"() {value = 64 : i64} : () -> i64
    %63 = "arith.cmpi"(%59, %62) {predicate = 6 : i64} : (i64, i64) -> i1
    %64 = "arith.constant"() {value = 0 : i64} : () -> i64
    %65 = "arith.select"(%63, %61, %64) : (i1, i64, i64) -> i64
    %66 = "arith.subi"(%65, %55) : (i64, i64) -> i64
    %67 = "arith.constant"() {value = 32 : i64} : () -> i64
    %68 = "arith.shli"(%66, %67) : (i64, i64) -> i64
    %69 = "arith.divui"(%68, %55) : (i64, i64) -> i64
    %70 = "arith.addi"(%69, %60) : (i64, i64) -> i64
    %71 = "arith.shli"(%70, %67) : (i64, i64) -> i64
    %72 = "arith.ori"(%71, %55) : (i64, i64) -> i64
    %73 = "arith.constant"() {value = 8 : i32} : () -> i32
    %74 = "arith.muli"(%52, %73) : (i32, i32) -> i32
    %75 = "arith.maxsi"(%74, %20) : (i32, i32) -> i32
    %76 = "arith.extui"(%75) : (i32) -> i64
    %77 = "arith.subi"(%75, %20) : (i32, i32) -> i32
    %78 = "llvm.intr.ctlz"(%77) {is_zero_poison = false} : (i32) -> i32
    %79 = "arith.subi"(%36, %78) : (i32, i32) -> i32
    %80 = "arith.extsi"(%79) : (i32) -> i64
    %81 = "arith.shli"(%60, %80) : (i64, i64) -> i64
    %82 = "arith.cmpi"(%80, %62) {predicate = 6 : i64} : (i64, i64) -> i1
    %83 = "arith.select"(%82, %81, %64) : (i1, i64, i64) -> i64
    %84 = "arith.subi"(%83, %76) : (i64, i64) -> i64
    %85 = "arith.shli"(%84, %67) : (i64, i64) -> i64
    %86 = "arith.divui"(%85, %76) : (i64, i64) -> i64
    %87 = "arith.addi"(%86, %60) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %67) : (i64, i64) -> i64
    %89 = "arith.ori"(%88, %76) : (i64, i64) -> i64
    %90 = "arith.addi"(%19, %73) : (i32, i32) -> i32
    %91 = "arith.subi"(%90, %20) : (i32, i32) -> i32
    %92 = "arith.constant"() {value = 7 : i32} : () -> i32
    %93 = "arith.andi"(%91, %92) : (i32, i32) -> i32
    %94 = "arith.addi"(%93, %20) : (i32, i32) -> i32
    %95 = "arith.maxsi"(%94, %20) : (i32, i32) -> i32
    %96 = "arith.extui"(%95) : (i32) -> i64
    %97 = "arith.subi"(%95, %20) : (i32, i32) -> i32
    %98 = "llvm.intr.ctlz"(%97) {is_zero_poison = false} : (i32) -> i32
    %99 = "arith.subi"(%36, %98) : (i32, i32) -> i32
    %100 = "arith.extsi"(%99) : (i32) -> i64
    %101 = "arith.shli"(%60, %100) : (i64, i64) -> i64
    %102 = "arith.cmpi"(%100, %62) {predicate = 6 : i64} : (i64, i64) -> i1
    %103 = "arith.select"(%102, %101, %64) : (i1, i64, i64) -> i64
    %104 = "arith.subi"(%103, %96) : (i64, i64) -> i64
    %105 = "arith.shli"(%104, %67) : (i64, i64) -> i64
    %106 = "arith.divui"(%105, %96) : (i64, i64) -> i64
    %107 = "arith.addi"(%106, %60) : (i64, i64) -> i64
    %108 = "arith.shli"(%107, %67) : (i64, i64) -> i64
    %109 = "arith.ori"(%108, %96) : (i64, i64) -> i64
    %110 = "arith.muli"(%19, %52) : (i32, i32) -> i32
    %111 = "arith.minsi"(%110, %110) : (i32, i32) -> i32
    %112 = "arith.constant"() {value = 256 : i32} : () -> i32
    %113 = "arith.constant"() {value = 110744 : i32} : () -> i32
    "gpu.launch_func"(%20, %49, %111, %112, %20, %20, %20, %49, %20, %113, %15, %30, %5, %2, %33, %46, %1, %48, %5, %1, %72, %89, %109, %19, %52) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x32_cluster1x1_split2_swapped1_resident2", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
