!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: !llvm.ptr, %6: i32, %7: !llvm.ptr, %8: i64, %9: i64, %10: i64, %11: i32, %12: i32):
      %13 = "arith.trunci"(%9) : (i64) -> i32
      %14 = "arith.trunci"(%10) : (i64) -> i32
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "arith.constant"() {value = 128 : i32} : () -> i32
      %19 = "arith.divui"(%15, %18) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = -1 : i32} : () -> i32
      %21 = "arith.constant"() {value = 0 : i32} : () -> i32
      %22 = "arith.constant"() {value = 31 : i32} : () -> i32
      %23 = "nvvm.shfl.sync"(%20, %19, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %24 = "arith.constant"() {value = 32 : i32} : () -> i32
      %25 = "arith.divui"(%15, %24) : (i32, i32) -> i32
      %26 = "nvvm.shfl.sync"(%20, %25, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %27 = "arith.cmpi"(%26, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%27) ({
        %28 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%28) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %30 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%30) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %32 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%32) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %34 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%34) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %36 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%36) ({
          "llvm.inline_asm"(%7) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %38 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 106496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 212992>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 26>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "arith.constant"() {value = 63 : i32} : () -> i32
      %44 = "arith.addi"(%2, %43) : (i32, i32) -> i32
      %45 = "arith.constant"() {value = 64 : i32} : () -> i32
      %46 = "arith.divui"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.constant"() {value = 1 : i32} : () -> i32
      %48 = "arith.subi"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.maxsi"(%48, %21) : (i32, i32) -> i32
      %50 = "arith.muli"(%49, %45) : (i32, i32) -> i32
      %51 = "arith.subi"(%2, %50) : (i32, i32) -> i32
      %52 = "arith.maxsi"(%51, %47) : (i32, i32) -> i32
      %53 = "arith.subi"(%45, %52) : (i32, i32) -> i32
      %54 = "arith.maxsi"(%53, %21) : (i32, i32) -> i32
      %55 = "arith.subi"(%45, %54) : (i32, i32) -> i32
      %56 = "arith.addi"(%55, %25) : (i32, i32) -> i32
      %57 = "arith.constant"() {value = 8 : i32} : () -> i32
      "scf.for"(%56, %45, %57) ({
      ^bb0(%58: i32):
        %59 = "arith.remui"(%15, %24) : (i32, i32) -> i32
        %60 = "arith.muli"(%58, %24) : (i32, i32) -> i32
        %61 = "arith.addi"(%59, %60) : (i32, i32) -> i32
        %62 = "llvm.getelementptr"(%38, %61) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %62) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %63 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %64 = "arith.addi"(%61, %63) : (i32, i32) -> i32
        %65 = "llvm.getelementptr"(%38, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %65) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %66 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %67 = "arith.addi"(%61, %66) : (i32, i32) -> i32
        %68 = "llvm.getelementptr"(%38, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %68) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %69 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %70 = "arith.addi"(%61, %69) : (i32, i32) -> i32
        %71 = "llvm.getelementptr"(%38, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %71) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %72 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %73 = "arith.addi"(%61, %72) : (i32, i32) -> i32
        %74 = "llvm.getelementptr"(%38, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %74) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %75 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %76 = "arith.addi"(%61, %75) : (i32, i32) -> i32
        %77 = "llvm.getelementptr"(%38, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %77) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %78 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %79 = "arith.addi"(%61, %78) : (i32, i32) -> i32
        %80 = "llvm.getelementptr"(%38, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %80) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %81 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %82 = "arith.addi"(%61, %81) : (i32, i32) -> i32
        %83 = "llvm.getelementptr"(%38, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %83) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %84 = "arith.constant"() {value = 16384 : i32} : () -> i32
        %85 = "arith.addi"(%61, %84) : (i32, i32) -> i32
        %86 = "llvm.getelementptr"(%38, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %86) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %87 = "arith.constant"() {value = 18432 : i32} : () -> i32
        %88 = "arith.addi"(%61, %87) : (i32, i32) -> i32
        %89 = "llvm.getelementptr"(%38, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %89) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %90 = "arith.constant"() {value = 20480 : i32} : () -> i32
        %91 = "arith.addi"(%61, %90) : (i32, i32) -> i32
        %92 = "llvm.getelementptr"(%38, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %92) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %93 = "arith.constant"() {value = 22528 : i32} : () -> i32
        %94 = "arith.addi"(%61, %93) : (i32, i32) -> i32
        %95 = "llvm.getelementptr"(%38, %94) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %95) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %96 = "arith.constant"() {value = 24576 : i32} : () -> i32
        %97 = "arith.addi"(%61, %96) : (i32, i32) -> i32
        %98 = "llvm.getelementptr"(%38, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %98) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %99 = "arith.constant"() {value = 3 : i32} : () -> i32
      %100 = "arith.cmpi"(%54, %21) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%100) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %101 = "arith.addi"(%6, %43) : (i32, i32) -> i32
      %102 = "arith.divui"(%101, %45) : (i32, i32) -> i32
      %103 = "arith.subi"(%102, %47) : (i32, i32) -> i32
      %104 = "arith.maxsi"(%103, %21) : (i32, i32) -> i32
      %105 = "arith.muli"(%104, %45) : (i32, i32) -> i32
      %106 = "arith.subi"(%6, %105) : (i32, i32) -> i32
      %107 = "arith.maxsi"(%106, %47) : (i32, i32) -> i32
      %108 = "arith.subi"(%45, %107) : (i32, i32) -> i32
      %109 = "arith.maxsi"(%108, %21) : (i32, i32) -> i32
      %110 = "arith.subi"(%45, %109) : (i32, i32) -> i32
      %111 = "arith.addi"(%110, %25) : (i32, i32) -> i32
      "scf.for"(%111, %45, %57) ({
      ^bb0(%112: i32):
        %113 = "arith.remui"(%15, %24) : (i32, i32) -> i32
        %114 = "arith.muli"(%112, %24) : (i32, i32) -> i32
        %115 = "arith.addi"(%113, %114) : (i32, i32) -> i32
        %116 = "llvm.getelementptr"(%39, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %116) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %117 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %118 = "arith.addi"(%115, %117) : (i32, i32) -> i32
        %119 = "llvm.getelementptr"(%39, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %119) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %120 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %121 = "arith.addi"(%115, %120) : (i32, i32) -> i32
        %122 = "llvm.getelementptr"(%39, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %122) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %123 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %124 = "arith.addi"(%115, %123) : (i32, i32) -> i32
        %125 = "llvm.getelementptr"(%39, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %125) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %126 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %127 = "arith.addi"(%115, %126) : (i32, i32) -> i32
        %128 = "llvm.getelementptr"(%39, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %128) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %129 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %130 = "arith.addi"(%115, %129) : (i32, i32) -> i32
        %131 = "llvm.getelementptr"(%39, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %131) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %132 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %133 = "arith.addi"(%115, %132) : (i32, i32) -> i32
        %134 = "llvm.getelementptr"(%39, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %134) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %135 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %136 = "arith.addi"(%115, %135) : (i32, i32) -> i32
        %137 = "llvm.getelementptr"(%39, %136) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %137) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %138 = "arith.constant"() {value = 16384 : i32} : () -> i32
        %139 = "arith.addi"(%115, %138) : (i32, i32) -> i32
        %140 = "llvm.getelementptr"(%39, %139) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %140) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %141 = "arith.constant"() {value = 18432 : i32} : () -> i32
        %142 = "arith.addi"(%115, %141) : (i32, i32) -> i32
        %143 = "llvm.getelementptr"(%39, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %143) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %144 = "arith.constant"() {value = 20480 : i32} : () -> i32
        %145 = "arith.addi"(%115, %144) : (i32, i32) -> i32
        %146 = "llvm.getelementptr"(%39, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %146) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %147 = "arith.constant"() {value = 22528 : i32} : () -> i32
        %148 = "arith.addi"(%115, %147) : (i32, i32) -> i32
        %149 = "llvm.getelementptr"(%39, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %149) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %150 = "arith.constant"() {value = 24576 : i32} : () -> i32
        %151 = "arith.addi"(%115, %150) : (i32, i32) -> i32
        %152 = "llvm.getelementptr"(%39, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%21, %152) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %153 = "arith.cmpi"(%109, %21) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%153) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %154 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %155 = "nvvm.shfl.sync"(%20, %154, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %156 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %157 = "arith.cmpi"(%156, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      %158 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 13>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %159 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %160 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %161 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
      %163 = "arith.constant"() {value = 256 : i32} : () -> i32
      %164 = "arith.muli"(%162, %163) : (i32, i32) -> i32
      %165 = "arith.addi"(%159, %164) : (i32, i32) -> i32
      %166 = "arith.divui"(%165, %24) : (i32, i32) -> i32
      %167 = "arith.cmpi"(%166, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%167) ({
        %168 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%168) ({
          %t169_s0 = "llvm.ptrtoint"(%41) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t169_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %170 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t171_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t171_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %172 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t173_s0 = "llvm.ptrtoint"(%172) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t173_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %174 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t175_s0 = "llvm.ptrtoint"(%174) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t175_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %176 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t177_s0 = "llvm.ptrtoint"(%176) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t177_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %178 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t179_s0 = "llvm.ptrtoint"(%178) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t179_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %180 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t181_s0 = "llvm.ptrtoint"(%180) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t181_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %182 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t183_s0 = "llvm.ptrtoint"(%182) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t183_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %184 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t185_s0 = "llvm.ptrtoint"(%184) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t185_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %186 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 9>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t187_s0 = "llvm.ptrtoint"(%186) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t187_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %188 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 10>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t189_s0 = "llvm.ptrtoint"(%188) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t189_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %190 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 11>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t191_s0 = "llvm.ptrtoint"(%190) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t191_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %192 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 12>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t193_s0 = "llvm.ptrtoint"(%192) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t193_s0, %47) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %194 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t195_s0 = "llvm.ptrtoint"(%158) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t195_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %196 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t197_s0 = "llvm.ptrtoint"(%196) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t197_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %198 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t199_s0 = "llvm.ptrtoint"(%198) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t199_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %200 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t201_s0 = "llvm.ptrtoint"(%200) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t201_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %202 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t203_s0 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t203_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %204 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t205_s0 = "llvm.ptrtoint"(%204) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t205_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %206 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t207_s0 = "llvm.ptrtoint"(%206) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t207_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %208 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t209_s0 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t209_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %210 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t211_s0 = "llvm.ptrtoint"(%210) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t211_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %212 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 9>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t213_s0 = "llvm.ptrtoint"(%212) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t213_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %214 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 10>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t215_s0 = "llvm.ptrtoint"(%214) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t215_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %216 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 11>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t217_s0 = "llvm.ptrtoint"(%216) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t217_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %218 = "llvm.getelementptr"(%158) {rawConstantIndices = array<i32: 12>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t219_s0 = "llvm.ptrtoint"(%218) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t219_s0, %194) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %220 = "arith.subi"(%23, %47) : (i32, i32) -> i32
      %221 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %222 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %223 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %224 = "arith.addi"(%222, %223) : (i32, i32) -> i32
      %225 = "arith.muli"(%224, %163) : (i32, i32) -> i32
      %226 = "arith.addi"(%221, %225) : (i32, i32) -> i32
      %227 = "arith.divui"(%226, %24) : (i32, i32) -> i32
      %228 = "arith.cmpi"(%227, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%228) ({
        %229 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%229) ({
          %t230_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t230_s0, %18) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %231 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %232 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %233 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %234 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %235 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %236 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %237 = "arith.remui"(%231, %47) : (i32, i32) -> i32
      %238 = "arith.remui"(%232, %47) : (i32, i32) -> i32
      %239 = "arith.addi"(%3, %43) : (i32, i32) -> i32
      %240 = "arith.divui"(%239, %45) : (i32, i32) -> i32
      %241 = "arith.maxsi"(%240, %47) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %242 = "arith.cmpi"(%23, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      %243, %244, %245 = "scf.if"(%242) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %246, %247 = "scf.if"(%27) ({
          %248, %249, %250, %251, %252, %253, %254, %255 = "scf.while"(%233, %237, %238, %233, %21, %21, %21, %47) ({
          ^bb0(%256: i32, %257: i32, %258: i32, %259: i32, %260: i32, %261: i32, %262: i32, %263: i32):
            %264 = "arith.muli"(%11, %12) : (i32, i32) -> i32
            %265 = "arith.cmpi"(%256, %264) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%265, %256, %257, %258, %259, %260, %261, %262, %263) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%266: i32, %267: i32, %268: i32, %269: i32, %270: i32, %271: i32, %272: i32, %273: i32):
            %274 = "arith.constant"() {value = 32 : i64} : () -> i64
            %275 = "arith.shrui"(%9, %274) : (i64, i64) -> i64
            %276 = "arith.subi"(%13, %47) : (i32, i32) -> i32
            %277 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %278 = "arith.subi"(%24, %277) : (i32, i32) -> i32
            %279 = "arith.extui"(%266) : (i32) -> i64
            %280 = "arith.muli"(%279, %275) : (i64, i64) -> i64
            %281 = "arith.shrui"(%280, %274) : (i64, i64) -> i64
            %282 = "arith.trunci"(%281) : (i64) -> i32
            %283 = "arith.addi"(%282, %266) : (i32, i32) -> i32
            %284 = "arith.shrui"(%283, %278) : (i32, i32) -> i32
            %285 = "arith.cmpi"(%278, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %286 = "arith.select"(%285, %284, %21) : (i1, i32, i32) -> i32
            %287 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %288 = "arith.subi"(%24, %287) : (i32, i32) -> i32
            %289 = "arith.shrui"(%283, %288) : (i32, i32) -> i32
            %290 = "arith.cmpi"(%288, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %291 = "arith.select"(%290, %289, %21) : (i1, i32, i32) -> i32
            %292 = "arith.muli"(%291, %13) : (i32, i32) -> i32
            %293 = "arith.subi"(%266, %292) : (i32, i32) -> i32
            %294 = "arith.muli"(%286, %57) : (i32, i32) -> i32
            %295 = "arith.addi"(%294, %57) : (i32, i32) -> i32
            %296 = "arith.cmpi"(%295, %11) {predicate = 3 : i64} : (i32, i32) -> i1
            %297 = "arith.divui"(%293, %57) : (i32, i32) -> i32
            %298 = "arith.shrui"(%10, %274) : (i64, i64) -> i64
            %299 = "arith.subi"(%14, %47) : (i32, i32) -> i32
            %300 = "llvm.intr.ctlz"(%299) {is_zero_poison = false} : (i32) -> i32
            %301 = "arith.subi"(%24, %300) : (i32, i32) -> i32
            %302 = "arith.extui"(%293) : (i32) -> i64
            %303 = "arith.muli"(%302, %298) : (i64, i64) -> i64
            %304 = "arith.shrui"(%303, %274) : (i64, i64) -> i64
            %305 = "arith.trunci"(%304) : (i64) -> i32
            %306 = "arith.addi"(%305, %293) : (i32, i32) -> i32
            %307 = "arith.shrui"(%306, %301) : (i32, i32) -> i32
            %308 = "arith.cmpi"(%301, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %309 = "arith.select"(%308, %307, %21) : (i1, i32, i32) -> i32
            %310 = "arith.select"(%296, %297, %309) : (i1, i32, i32) -> i32
            %311 = "arith.remui"(%293, %57) : (i32, i32) -> i32
            %312 = "llvm.intr.ctlz"(%299) {is_zero_poison = false} : (i32) -> i32
            %313 = "arith.subi"(%24, %312) : (i32, i32) -> i32
            %314 = "arith.shrui"(%306, %313) : (i32, i32) -> i32
            %315 = "arith.cmpi"(%313, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %316 = "arith.select"(%315, %314, %21) : (i1, i32, i32) -> i32
            %317 = "arith.muli"(%316, %14) : (i32, i32) -> i32
            %318 = "arith.subi"(%293, %317) : (i32, i32) -> i32
            %319 = "arith.select"(%296, %311, %318) : (i1, i32, i32) -> i32
            %320 = "arith.addi"(%294, %319) : (i32, i32) -> i32
            %321 = "arith.addi"(%320, %267) : (i32, i32) -> i32
            %322 = "arith.addi"(%310, %268) : (i32, i32) -> i32
            %323 = "arith.remui"(%322, %47) : (i32, i32) -> i32
            %324 = "arith.addi"(%322, %323) : (i32, i32) -> i32
            %325 = "arith.muli"(%321, %45) : (i32, i32) -> i32
            %326 = "arith.subi"(%321, %49) : (i32, i32) -> i32
            %327 = "arith.muli"(%326, %45) : (i32, i32) -> i32
            %328 = "arith.muli"(%324, %45) : (i32, i32) -> i32
            %329 = "arith.subi"(%324, %104) : (i32, i32) -> i32
            %330 = "arith.muli"(%329, %45) : (i32, i32) -> i32
            %331 = "arith.cmpi"(%321, %49) {predicate = 5 : i64} : (i32, i32) -> i1
            %332 = "arith.cmpi"(%324, %104) {predicate = 5 : i64} : (i32, i32) -> i1
            %333 = "arith.select"(%331, %54, %21) : (i1, i32, i32) -> i32
            %334 = "arith.select"(%332, %109, %21) : (i1, i32, i32) -> i32
            %335 = "arith.addi"(%333, %334) : (i32, i32) -> i32
            %336 = "arith.muli"(%323, %241) : (i32, i32) -> i32
            %337 = "arith.addi"(%323, %47) : (i32, i32) -> i32
            %338 = "arith.muli"(%337, %241) : (i32, i32) -> i32
            %339, %340, %341 = "scf.for"(%336, %338, %47, %271, %272, %273) ({
            ^bb0(%342: i32, %343: i32, %344: i32, %345: i32):
              %346 = "llvm.getelementptr"(%158, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t347_s0 = "llvm.ptrtoint"(%346) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t347_s0, %345) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %348 = "llvm.getelementptr"(%41, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %349 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%349) ({
                %350 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t351_s0 = "llvm.ptrtoint"(%348) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t351_s0, %350) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %352 = "arith.cmpi"(%335, %21) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%352) ({
                %353 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%353) ({
                  %354 = "arith.muli"(%335, %18) : (i32, i32) -> i32
                  %t355_s0 = "llvm.ptrtoint"(%348) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t355_s0, %354) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %356 = "arith.constant"() {value = true} : () -> i1
              %357 = "arith.xori"(%331, %356) : (i1, i1) -> i1
              "scf.if"(%357) ({
                %358 = "arith.muli"(%342, %45) : (i32, i32) -> i32
                %359 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %360 = "arith.muli"(%344, %359) : (i32, i32) -> i32
                %361 = "llvm.getelementptr"(%38, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %362 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%362) ({
                  %t363_s0 = "llvm.ptrtoint"(%361) : (!llvm.ptr<3>) -> i32
                  %t363_s2 = "llvm.ptrtoint"(%348) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t363_s0, %0, %t363_s2, %358, %325) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %364 = "arith.muli"(%342, %45) : (i32, i32) -> i32
                %365 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %366 = "arith.muli"(%344, %365) : (i32, i32) -> i32
                %367 = "llvm.getelementptr"(%38, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %368 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%368) ({
                  %t369_s0 = "llvm.ptrtoint"(%367) : (!llvm.ptr<3>) -> i32
                  %t369_s2 = "llvm.ptrtoint"(%348) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t369_s0, %1, %t369_s2, %364, %327) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %370 = "arith.xori"(%332, %356) : (i1, i1) -> i1
              "scf.if"(%370) ({
                %371 = "arith.muli"(%342, %45) : (i32, i32) -> i32
                %372 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %373 = "arith.muli"(%344, %372) : (i32, i32) -> i32
                %374 = "llvm.getelementptr"(%39, %373) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %375 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%375) ({
                  %t376_s0 = "llvm.ptrtoint"(%374) : (!llvm.ptr<3>) -> i32
                  %t376_s2 = "llvm.ptrtoint"(%348) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t376_s0, %4, %t376_s2, %371, %328) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %377 = "arith.muli"(%342, %45) : (i32, i32) -> i32
                %378 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %379 = "arith.muli"(%344, %378) : (i32, i32) -> i32
                %380 = "llvm.getelementptr"(%39, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %381 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%381) ({
                  %t382_s0 = "llvm.ptrtoint"(%380) : (!llvm.ptr<3>) -> i32
                  %t382_s2 = "llvm.ptrtoint"(%348) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t382_s0, %5, %t382_s2, %377, %330) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %383 = "arith.addi"(%344, %47) : (i32, i32) -> i32
              %384 = "arith.constant"() {value = 13 : i32} : () -> i32
              %385 = "arith.cmpi"(%383, %384) {predicate = 0 : i64} : (i32, i32) -> i1
              %386 = "arith.xori"(%345, %47) : (i32, i32) -> i32
              %387 = "arith.select"(%385, %386, %345) : (i1, i32, i32) -> i32
              %388 = "arith.select"(%385, %21, %383) : (i1, i32, i32) -> i32
              %389 = "arith.addi"(%343, %47) : (i32, i32) -> i32
              "scf.yield"(%389, %388, %387) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %390 = "arith.addi"(%269, %236) : (i32, i32) -> i32
            %391 = "arith.addi"(%270, %47) : (i32, i32) -> i32
            "scf.yield"(%390, %237, %238, %390, %391, %339, %340, %341) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %392 = "llvm.getelementptr"(%158, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t393_s0 = "llvm.ptrtoint"(%392) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t393_s0, %255) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %394 = "arith.addi"(%254, %47) : (i32, i32) -> i32
          %395 = "arith.constant"() {value = 13 : i32} : () -> i32
          %396 = "arith.cmpi"(%394, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %397 = "arith.xori"(%255, %47) : (i32, i32) -> i32
          %398 = "arith.select"(%396, %397, %255) : (i1, i32, i32) -> i32
          %399 = "arith.select"(%396, %21, %394) : (i1, i32, i32) -> i32
          %400 = "llvm.getelementptr"(%158, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t401_s0 = "llvm.ptrtoint"(%400) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t401_s0, %398) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %402 = "arith.addi"(%399, %47) : (i32, i32) -> i32
          %403 = "arith.cmpi"(%402, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %404 = "arith.xori"(%398, %47) : (i32, i32) -> i32
          %405 = "arith.select"(%403, %404, %398) : (i1, i32, i32) -> i32
          %406 = "arith.select"(%403, %21, %402) : (i1, i32, i32) -> i32
          %407 = "llvm.getelementptr"(%158, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t408_s0 = "llvm.ptrtoint"(%407) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t408_s0, %405) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %409 = "arith.addi"(%406, %47) : (i32, i32) -> i32
          %410 = "arith.cmpi"(%409, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %411 = "arith.xori"(%405, %47) : (i32, i32) -> i32
          %412 = "arith.select"(%410, %411, %405) : (i1, i32, i32) -> i32
          %413 = "arith.select"(%410, %21, %409) : (i1, i32, i32) -> i32
          %414 = "llvm.getelementptr"(%158, %413) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t415_s0 = "llvm.ptrtoint"(%414) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t415_s0, %412) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %416 = "arith.addi"(%413, %47) : (i32, i32) -> i32
          %417 = "arith.cmpi"(%416, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %418 = "arith.xori"(%412, %47) : (i32, i32) -> i32
          %419 = "arith.select"(%417, %418, %412) : (i1, i32, i32) -> i32
          %420 = "arith.select"(%417, %21, %416) : (i1, i32, i32) -> i32
          %421 = "llvm.getelementptr"(%158, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t422_s0 = "llvm.ptrtoint"(%421) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t422_s0, %419) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %423 = "arith.addi"(%420, %47) : (i32, i32) -> i32
          %424 = "arith.cmpi"(%423, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %425 = "arith.xori"(%419, %47) : (i32, i32) -> i32
          %426 = "arith.select"(%424, %425, %419) : (i1, i32, i32) -> i32
          %427 = "arith.select"(%424, %21, %423) : (i1, i32, i32) -> i32
          %428 = "llvm.getelementptr"(%158, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t429_s0 = "llvm.ptrtoint"(%428) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t429_s0, %426) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %430 = "arith.addi"(%427, %47) : (i32, i32) -> i32
          %431 = "arith.cmpi"(%430, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %432 = "arith.xori"(%426, %47) : (i32, i32) -> i32
          %433 = "arith.select"(%431, %432, %426) : (i1, i32, i32) -> i32
          %434 = "arith.select"(%431, %21, %430) : (i1, i32, i32) -> i32
          %435 = "llvm.getelementptr"(%158, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t436_s0 = "llvm.ptrtoint"(%435) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t436_s0, %433) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %437 = "arith.addi"(%434, %47) : (i32, i32) -> i32
          %438 = "arith.cmpi"(%437, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %439 = "arith.xori"(%433, %47) : (i32, i32) -> i32
          %440 = "arith.select"(%438, %439, %433) : (i1, i32, i32) -> i32
          %441 = "arith.select"(%438, %21, %437) : (i1, i32, i32) -> i32
          %442 = "llvm.getelementptr"(%158, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t443_s0 = "llvm.ptrtoint"(%442) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t443_s0, %440) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %444 = "arith.addi"(%441, %47) : (i32, i32) -> i32
          %445 = "arith.cmpi"(%444, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %446 = "arith.xori"(%440, %47) : (i32, i32) -> i32
          %447 = "arith.select"(%445, %446, %440) : (i1, i32, i32) -> i32
          %448 = "arith.select"(%445, %21, %444) : (i1, i32, i32) -> i32
          %449 = "llvm.getelementptr"(%158, %448) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t450_s0 = "llvm.ptrtoint"(%449) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t450_s0, %447) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %451 = "arith.addi"(%448, %47) : (i32, i32) -> i32
          %452 = "arith.cmpi"(%451, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %453 = "arith.xori"(%447, %47) : (i32, i32) -> i32
          %454 = "arith.select"(%452, %453, %447) : (i1, i32, i32) -> i32
          %455 = "arith.select"(%452, %21, %451) : (i1, i32, i32) -> i32
          %456 = "llvm.getelementptr"(%158, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t457_s0 = "llvm.ptrtoint"(%456) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t457_s0, %454) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %458 = "arith.addi"(%455, %47) : (i32, i32) -> i32
          %459 = "arith.cmpi"(%458, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %460 = "arith.xori"(%454, %47) : (i32, i32) -> i32
          %461 = "arith.select"(%459, %460, %454) : (i1, i32, i32) -> i32
          %462 = "arith.select"(%459, %21, %458) : (i1, i32, i32) -> i32
          %463 = "llvm.getelementptr"(%158, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t464_s0 = "llvm.ptrtoint"(%463) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t464_s0, %461) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %465 = "arith.addi"(%462, %47) : (i32, i32) -> i32
          %466 = "arith.cmpi"(%465, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %467 = "arith.xori"(%461, %47) : (i32, i32) -> i32
          %468 = "arith.select"(%466, %467, %461) : (i1, i32, i32) -> i32
          %469 = "arith.select"(%466, %21, %465) : (i1, i32, i32) -> i32
          %470 = "llvm.getelementptr"(%158, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t471_s0 = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t471_s0, %468) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %472 = "arith.addi"(%469, %47) : (i32, i32) -> i32
          %473 = "arith.cmpi"(%472, %395) {predicate = 0 : i64} : (i32, i32) -> i1
          %474 = "arith.xori"(%468, %47) : (i32, i32) -> i32
          %475 = "arith.select"(%473, %474, %468) : (i1, i32, i32) -> i32
          %476 = "arith.select"(%473, %21, %472) : (i1, i32, i32) -> i32
          %477 = "llvm.getelementptr"(%158, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t478_s0 = "llvm.ptrtoint"(%477) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t478_s0, %475) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%251, %252) : (i32, i32) -> ()
        }, {
          "scf.yield"(%233, %21) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %479 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%246, %247, %479) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %480 = "arith.subi"(%15, %18) : (i32, i32) -> i32
        %481 = "arith.constant"() {value = true} : () -> i1
        %482 = "llvm.mlir.undef"() : () -> f32
        %483 = "llvm.mlir.undef"() : () -> f32
        %484 = "llvm.mlir.undef"() : () -> f32
        %485 = "llvm.mlir.undef"() : () -> f32
        %486 = "llvm.mlir.undef"() : () -> f32
        %487 = "llvm.mlir.undef"() : () -> f32
        %488 = "llvm.mlir.undef"() : () -> f32
        %489 = "llvm.mlir.undef"() : () -> f32
        %490 = "llvm.mlir.undef"() : () -> f32
        %491 = "llvm.mlir.undef"() : () -> f32
        %492 = "llvm.mlir.undef"() : () -> f32
        %493 = "llvm.mlir.undef"() : () -> f32
        %494 = "llvm.mlir.undef"() : () -> f32
        %495 = "llvm.mlir.undef"() : () -> f32
        %496 = "llvm.mlir.undef"() : () -> f32
        %497 = "llvm.mlir.undef"() : () -> f32
        %498 = "llvm.mlir.undef"() : () -> f32
        %499 = "llvm.mlir.undef"() : () -> f32
        %500 = "llvm.mlir.undef"() : () -> f32
        %501 = "llvm.mlir.undef"() : () -> f32
        %502 = "llvm.mlir.undef"() : () -> f32
        %503 = "llvm.mlir.undef"() : () -> f32
        %504 = "llvm.mlir.undef"() : () -> f32
        %505 = "llvm.mlir.undef"() : () -> f32
        %506 = "llvm.mlir.undef"() : () -> f32
        %507 = "llvm.mlir.undef"() : () -> f32
        %508 = "llvm.mlir.undef"() : () -> f32
        %509 = "llvm.mlir.undef"() : () -> f32
        %510 = "llvm.mlir.undef"() : () -> f32
        %511 = "llvm.mlir.undef"() : () -> f32
        %512 = "llvm.mlir.undef"() : () -> f32
        %513 = "llvm.mlir.undef"() : () -> f32
        %514 = "llvm.mlir.undef"() : () -> i32
        %515 = "llvm.mlir.undef"() : () -> i32
        %516 = "llvm.mlir.undef"() : () -> i32
        %517 = "llvm.mlir.undef"() : () -> i32
        %518 = "llvm.mlir.undef"() : () -> i32
        %519 = "llvm.mlir.undef"() : () -> i32
        %520 = "llvm.mlir.undef"() : () -> i32
        %521 = "llvm.mlir.undef"() : () -> i32
        %522 = "llvm.mlir.undef"() : () -> i32
        %523 = "llvm.mlir.undef"() : () -> i32
        %524 = "llvm.mlir.undef"() : () -> i32
        %525 = "llvm.mlir.undef"() : () -> i32
        %526 = "llvm.mlir.undef"() : () -> i32
        %527 = "llvm.mlir.undef"() : () -> i32
        %528 = "llvm.mlir.undef"() : () -> i32
        %529 = "llvm.mlir.undef"() : () -> i32
        %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586 = "scf.while"(%233, %237, %238, %481, %233, %21, %21, %21, %21, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529) ({
        ^bb0(%587: i32, %588: i32, %589: i32, %590: i1, %591: i32, %592: i32, %593: i32, %594: i32, %595: i32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: i32, %629: i32, %630: i32, %631: i32, %632: i32, %633: i32, %634: i32, %635: i32, %636: i32, %637: i32, %638: i32, %639: i32, %640: i32, %641: i32, %642: i32, %643: i32):
          %644 = "arith.muli"(%11, %12) : (i32, i32) -> i32
          %645 = "arith.cmpi"(%587, %644) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%645, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%646: i32, %647: i32, %648: i32, %649: i1, %650: i32, %651: i32, %652: i32, %653: i32, %654: i32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32, %660: f32, %661: f32, %662: f32, %663: f32, %664: f32, %665: f32, %666: f32, %667: f32, %668: f32, %669: f32, %670: f32, %671: f32, %672: f32, %673: f32, %674: f32, %675: f32, %676: f32, %677: f32, %678: f32, %679: f32, %680: f32, %681: f32, %682: f32, %683: f32, %684: f32, %685: f32, %686: f32, %687: i32, %688: i32, %689: i32, %690: i32, %691: i32, %692: i32, %693: i32, %694: i32, %695: i32, %696: i32, %697: i32, %698: i32, %699: i32, %700: i32, %701: i32, %702: i32):
          %703 = "llvm.getelementptr"(%41, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t704_s0 = "llvm.ptrtoint"(%703) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t704_s0, %654) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %705 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %706 = "arith.muli"(%653, %705) : (i32, i32) -> i32
          %707 = "llvm.getelementptr"(%38, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %708 = "llvm.getelementptr"(%39, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %709 = "arith.constant"() {value = false} : () -> i1
          %t711_a = "llvm.ptrtoint"(%707) : (!llvm.ptr<3>) -> i32
          %t711_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t711_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t711_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t711_shifted = "arith.shrui"(%t711_a, %t711_four) : (i32, i32) -> i32
          %t711_low = "arith.andi"(%t711_shifted, %t711_mask) : (i32, i32) -> i32
          %t711_wide = "arith.extui"(%t711_low) : (i32) -> i64
          %710 = "arith.ori"(%t711_wide, %t711_fields) : (i64, i64) -> i64
          %t713_a = "llvm.ptrtoint"(%708) : (!llvm.ptr<3>) -> i32
          %t713_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t713_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t713_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t713_shifted = "arith.shrui"(%t713_a, %t713_four) : (i32, i32) -> i32
          %t713_low = "arith.andi"(%t713_shifted, %t713_mask) : (i32, i32) -> i32
          %t713_wide = "arith.extui"(%t713_low) : (i32) -> i64
          %712 = "arith.ori"(%t713_wide, %t713_fields) : (i64, i64) -> i64
          %t746_r = "llvm.inline_asm"(%655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %714 = "llvm.extractvalue"(%t746_r) {position = array<i64: 0>} : (!struct0) -> f32
          %715 = "llvm.extractvalue"(%t746_r) {position = array<i64: 1>} : (!struct0) -> f32
          %716 = "llvm.extractvalue"(%t746_r) {position = array<i64: 2>} : (!struct0) -> f32
          %717 = "llvm.extractvalue"(%t746_r) {position = array<i64: 3>} : (!struct0) -> f32
          %718 = "llvm.extractvalue"(%t746_r) {position = array<i64: 4>} : (!struct0) -> f32
          %719 = "llvm.extractvalue"(%t746_r) {position = array<i64: 5>} : (!struct0) -> f32
          %720 = "llvm.extractvalue"(%t746_r) {position = array<i64: 6>} : (!struct0) -> f32
          %721 = "llvm.extractvalue"(%t746_r) {position = array<i64: 7>} : (!struct0) -> f32
          %722 = "llvm.extractvalue"(%t746_r) {position = array<i64: 8>} : (!struct0) -> f32
          %723 = "llvm.extractvalue"(%t746_r) {position = array<i64: 9>} : (!struct0) -> f32
          %724 = "llvm.extractvalue"(%t746_r) {position = array<i64: 10>} : (!struct0) -> f32
          %725 = "llvm.extractvalue"(%t746_r) {position = array<i64: 11>} : (!struct0) -> f32
          %726 = "llvm.extractvalue"(%t746_r) {position = array<i64: 12>} : (!struct0) -> f32
          %727 = "llvm.extractvalue"(%t746_r) {position = array<i64: 13>} : (!struct0) -> f32
          %728 = "llvm.extractvalue"(%t746_r) {position = array<i64: 14>} : (!struct0) -> f32
          %729 = "llvm.extractvalue"(%t746_r) {position = array<i64: 15>} : (!struct0) -> f32
          %730 = "llvm.extractvalue"(%t746_r) {position = array<i64: 16>} : (!struct0) -> f32
          %731 = "llvm.extractvalue"(%t746_r) {position = array<i64: 17>} : (!struct0) -> f32
          %732 = "llvm.extractvalue"(%t746_r) {position = array<i64: 18>} : (!struct0) -> f32
          %733 = "llvm.extractvalue"(%t746_r) {position = array<i64: 19>} : (!struct0) -> f32
          %734 = "llvm.extractvalue"(%t746_r) {position = array<i64: 20>} : (!struct0) -> f32
          %735 = "llvm.extractvalue"(%t746_r) {position = array<i64: 21>} : (!struct0) -> f32
          %736 = "llvm.extractvalue"(%t746_r) {position = array<i64: 22>} : (!struct0) -> f32
          %737 = "llvm.extractvalue"(%t746_r) {position = array<i64: 23>} : (!struct0) -> f32
          %738 = "llvm.extractvalue"(%t746_r) {position = array<i64: 24>} : (!struct0) -> f32
          %739 = "llvm.extractvalue"(%t746_r) {position = array<i64: 25>} : (!struct0) -> f32
          %740 = "llvm.extractvalue"(%t746_r) {position = array<i64: 26>} : (!struct0) -> f32
          %741 = "llvm.extractvalue"(%t746_r) {position = array<i64: 27>} : (!struct0) -> f32
          %742 = "llvm.extractvalue"(%t746_r) {position = array<i64: 28>} : (!struct0) -> f32
          %743 = "llvm.extractvalue"(%t746_r) {position = array<i64: 29>} : (!struct0) -> f32
          %744 = "llvm.extractvalue"(%t746_r) {position = array<i64: 30>} : (!struct0) -> f32
          %745 = "llvm.extractvalue"(%t746_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t779_r = "llvm.inline_asm"(%714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %710, %712, %709) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %747 = "llvm.extractvalue"(%t779_r) {position = array<i64: 0>} : (!struct0) -> f32
          %748 = "llvm.extractvalue"(%t779_r) {position = array<i64: 1>} : (!struct0) -> f32
          %749 = "llvm.extractvalue"(%t779_r) {position = array<i64: 2>} : (!struct0) -> f32
          %750 = "llvm.extractvalue"(%t779_r) {position = array<i64: 3>} : (!struct0) -> f32
          %751 = "llvm.extractvalue"(%t779_r) {position = array<i64: 4>} : (!struct0) -> f32
          %752 = "llvm.extractvalue"(%t779_r) {position = array<i64: 5>} : (!struct0) -> f32
          %753 = "llvm.extractvalue"(%t779_r) {position = array<i64: 6>} : (!struct0) -> f32
          %754 = "llvm.extractvalue"(%t779_r) {position = array<i64: 7>} : (!struct0) -> f32
          %755 = "llvm.extractvalue"(%t779_r) {position = array<i64: 8>} : (!struct0) -> f32
          %756 = "llvm.extractvalue"(%t779_r) {position = array<i64: 9>} : (!struct0) -> f32
          %757 = "llvm.extractvalue"(%t779_r) {position = array<i64: 10>} : (!struct0) -> f32
          %758 = "llvm.extractvalue"(%t779_r) {position = array<i64: 11>} : (!struct0) -> f32
          %759 = "llvm.extractvalue"(%t779_r) {position = array<i64: 12>} : (!struct0) -> f32
          %760 = "llvm.extractvalue"(%t779_r) {position = array<i64: 13>} : (!struct0) -> f32
          %761 = "llvm.extractvalue"(%t779_r) {position = array<i64: 14>} : (!struct0) -> f32
          %762 = "llvm.extractvalue"(%t779_r) {position = array<i64: 15>} : (!struct0) -> f32
          %763 = "llvm.extractvalue"(%t779_r) {position = array<i64: 16>} : (!struct0) -> f32
          %764 = "llvm.extractvalue"(%t779_r) {position = array<i64: 17>} : (!struct0) -> f32
          %765 = "llvm.extractvalue"(%t779_r) {position = array<i64: 18>} : (!struct0) -> f32
          %766 = "llvm.extractvalue"(%t779_r) {position = array<i64: 19>} : (!struct0) -> f32
          %767 = "llvm.extractvalue"(%t779_r) {position = array<i64: 20>} : (!struct0) -> f32
          %768 = "llvm.extractvalue"(%t779_r) {position = array<i64: 21>} : (!struct0) -> f32
          %769 = "llvm.extractvalue"(%t779_r) {position = array<i64: 22>} : (!struct0) -> f32
          %770 = "llvm.extractvalue"(%t779_r) {position = array<i64: 23>} : (!struct0) -> f32
          %771 = "llvm.extractvalue"(%t779_r) {position = array<i64: 24>} : (!struct0) -> f32
          %772 = "llvm.extractvalue"(%t779_r) {position = array<i64: 25>} : (!struct0) -> f32
          %773 = "llvm.extractvalue"(%t779_r) {position = array<i64: 26>} : (!struct0) -> f32
          %774 = "llvm.extractvalue"(%t779_r) {position = array<i64: 27>} : (!struct0) -> f32
          %775 = "llvm.extractvalue"(%t779_r) {position = array<i64: 28>} : (!struct0) -> f32
          %776 = "llvm.extractvalue"(%t779_r) {position = array<i64: 29>} : (!struct0) -> f32
          %777 = "llvm.extractvalue"(%t779_r) {position = array<i64: 30>} : (!struct0) -> f32
          %778 = "llvm.extractvalue"(%t779_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %780 = "arith.addi"(%653, %47) : (i32, i32) -> i32
          %781 = "arith.constant"() {value = 13 : i32} : () -> i32
          %782 = "arith.cmpi"(%780, %781) {predicate = 0 : i64} : (i32, i32) -> i1
          %783 = "arith.xori"(%654, %47) : (i32, i32) -> i32
          %784 = "arith.select"(%782, %783, %654) : (i1, i32, i32) -> i32
          %785 = "arith.select"(%782, %21, %780) : (i1, i32, i32) -> i32
          %786 = "arith.addi"(%652, %47) : (i32, i32) -> i32
          %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824 = "scf.for"(%47, %241, %47, %652, %653, %654, %786, %785, %784, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778) ({
          ^bb0(%825: i32, %826: i32, %827: i32, %828: i32, %829: i32, %830: i32, %831: i32, %832: f32, %833: f32, %834: f32, %835: f32, %836: f32, %837: f32, %838: f32, %839: f32, %840: f32, %841: f32, %842: f32, %843: f32, %844: f32, %845: f32, %846: f32, %847: f32, %848: f32, %849: f32, %850: f32, %851: f32, %852: f32, %853: f32, %854: f32, %855: f32, %856: f32, %857: f32, %858: f32, %859: f32, %860: f32, %861: f32, %862: f32, %863: f32):
            %864 = "llvm.getelementptr"(%41, %830) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t865_s0 = "llvm.ptrtoint"(%864) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t865_s0, %831) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %866 = "arith.muli"(%830, %705) : (i32, i32) -> i32
            %867 = "llvm.getelementptr"(%38, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %868 = "llvm.getelementptr"(%39, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t870_a = "llvm.ptrtoint"(%867) : (!llvm.ptr<3>) -> i32
            %t870_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t870_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t870_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t870_shifted = "arith.shrui"(%t870_a, %t870_four) : (i32, i32) -> i32
            %t870_low = "arith.andi"(%t870_shifted, %t870_mask) : (i32, i32) -> i32
            %t870_wide = "arith.extui"(%t870_low) : (i32) -> i64
            %869 = "arith.ori"(%t870_wide, %t870_fields) : (i64, i64) -> i64
            %t872_a = "llvm.ptrtoint"(%868) : (!llvm.ptr<3>) -> i32
            %t872_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t872_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t872_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t872_shifted = "arith.shrui"(%t872_a, %t872_four) : (i32, i32) -> i32
            %t872_low = "arith.andi"(%t872_shifted, %t872_mask) : (i32, i32) -> i32
            %t872_wide = "arith.extui"(%t872_low) : (i32) -> i64
            %871 = "arith.ori"(%t872_wide, %t872_fields) : (i64, i64) -> i64
            %t905_r = "llvm.inline_asm"(%832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %873 = "llvm.extractvalue"(%t905_r) {position = array<i64: 0>} : (!struct0) -> f32
            %874 = "llvm.extractvalue"(%t905_r) {position = array<i64: 1>} : (!struct0) -> f32
            %875 = "llvm.extractvalue"(%t905_r) {position = array<i64: 2>} : (!struct0) -> f32
            %876 = "llvm.extractvalue"(%t905_r) {position = array<i64: 3>} : (!struct0) -> f32
            %877 = "llvm.extractvalue"(%t905_r) {position = array<i64: 4>} : (!struct0) -> f32
            %878 = "llvm.extractvalue"(%t905_r) {position = array<i64: 5>} : (!struct0) -> f32
            %879 = "llvm.extractvalue"(%t905_r) {position = array<i64: 6>} : (!struct0) -> f32
            %880 = "llvm.extractvalue"(%t905_r) {position = array<i64: 7>} : (!struct0) -> f32
            %881 = "llvm.extractvalue"(%t905_r) {position = array<i64: 8>} : (!struct0) -> f32
            %882 = "llvm.extractvalue"(%t905_r) {position = array<i64: 9>} : (!struct0) -> f32
            %883 = "llvm.extractvalue"(%t905_r) {position = array<i64: 10>} : (!struct0) -> f32
            %884 = "llvm.extractvalue"(%t905_r) {position = array<i64: 11>} : (!struct0) -> f32
            %885 = "llvm.extractvalue"(%t905_r) {position = array<i64: 12>} : (!struct0) -> f32
            %886 = "llvm.extractvalue"(%t905_r) {position = array<i64: 13>} : (!struct0) -> f32
            %887 = "llvm.extractvalue"(%t905_r) {position = array<i64: 14>} : (!struct0) -> f32
            %888 = "llvm.extractvalue"(%t905_r) {position = array<i64: 15>} : (!struct0) -> f32
            %889 = "llvm.extractvalue"(%t905_r) {position = array<i64: 16>} : (!struct0) -> f32
            %890 = "llvm.extractvalue"(%t905_r) {position = array<i64: 17>} : (!struct0) -> f32
            %891 = "llvm.extractvalue"(%t905_r) {position = array<i64: 18>} : (!struct0) -> f32
            %892 = "llvm.extractvalue"(%t905_r) {position = array<i64: 19>} : (!struct0) -> f32
            %893 = "llvm.extractvalue"(%t905_r) {position = array<i64: 20>} : (!struct0) -> f32
            %894 = "llvm.extractvalue"(%t905_r) {position = array<i64: 21>} : (!struct0) -> f32
            %895 = "llvm.extractvalue"(%t905_r) {position = array<i64: 22>} : (!struct0) -> f32
            %896 = "llvm.extractvalue"(%t905_r) {position = array<i64: 23>} : (!struct0) -> f32
            %897 = "llvm.extractvalue"(%t905_r) {position = array<i64: 24>} : (!struct0) -> f32
            %898 = "llvm.extractvalue"(%t905_r) {position = array<i64: 25>} : (!struct0) -> f32
            %899 = "llvm.extractvalue"(%t905_r) {position = array<i64: 26>} : (!struct0) -> f32
            %900 = "llvm.extractvalue"(%t905_r) {position = array<i64: 27>} : (!struct0) -> f32
            %901 = "llvm.extractvalue"(%t905_r) {position = array<i64: 28>} : (!struct0) -> f32
            %902 = "llvm.extractvalue"(%t905_r) {position = array<i64: 29>} : (!struct0) -> f32
            %903 = "llvm.extractvalue"(%t905_r) {position = array<i64: 30>} : (!struct0) -> f32
            %904 = "llvm.extractvalue"(%t905_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t938_r = "llvm.inline_asm"(%873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %869, %871, %481) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %906 = "llvm.extractvalue"(%t938_r) {position = array<i64: 0>} : (!struct0) -> f32
            %907 = "llvm.extractvalue"(%t938_r) {position = array<i64: 1>} : (!struct0) -> f32
            %908 = "llvm.extractvalue"(%t938_r) {position = array<i64: 2>} : (!struct0) -> f32
            %909 = "llvm.extractvalue"(%t938_r) {position = array<i64: 3>} : (!struct0) -> f32
            %910 = "llvm.extractvalue"(%t938_r) {position = array<i64: 4>} : (!struct0) -> f32
            %911 = "llvm.extractvalue"(%t938_r) {position = array<i64: 5>} : (!struct0) -> f32
            %912 = "llvm.extractvalue"(%t938_r) {position = array<i64: 6>} : (!struct0) -> f32
            %913 = "llvm.extractvalue"(%t938_r) {position = array<i64: 7>} : (!struct0) -> f32
            %914 = "llvm.extractvalue"(%t938_r) {position = array<i64: 8>} : (!struct0) -> f32
            %915 = "llvm.extractvalue"(%t938_r) {position = array<i64: 9>} : (!struct0) -> f32
            %916 = "llvm.extractvalue"(%t938_r) {position = array<i64: 10>} : (!struct0) -> f32
            %917 = "llvm.extractvalue"(%t938_r) {position = array<i64: 11>} : (!struct0) -> f32
            %918 = "llvm.extractvalue"(%t938_r) {position = array<i64: 12>} : (!struct0) -> f32
            %919 = "llvm.extractvalue"(%t938_r) {position = array<i64: 13>} : (!struct0) -> f32
            %920 = "llvm.extractvalue"(%t938_r) {position = array<i64: 14>} : (!struct0) -> f32
            %921 = "llvm.extractvalue"(%t938_r) {position = array<i64: 15>} : (!struct0) -> f32
            %922 = "llvm.extractvalue"(%t938_r) {position = array<i64: 16>} : (!struct0) -> f32
            %923 = "llvm.extractvalue"(%t938_r) {position = array<i64: 17>} : (!struct0) -> f32
            %924 = "llvm.extractvalue"(%t938_r) {position = array<i64: 18>} : (!struct0) -> f32
            %925 = "llvm.extractvalue"(%t938_r) {position = array<i64: 19>} : (!struct0) -> f32
            %926 = "llvm.extractvalue"(%t938_r) {position = array<i64: 20>} : (!struct0) -> f32
            %927 = "llvm.extractvalue"(%t938_r) {position = array<i64: 21>} : (!struct0) -> f32
            %928 = "llvm.extractvalue"(%t938_r) {position = array<i64: 22>} : (!struct0) -> f32
            %929 = "llvm.extractvalue"(%t938_r) {position = array<i64: 23>} : (!struct0) -> f32
            %930 = "llvm.extractvalue"(%t938_r) {position = array<i64: 24>} : (!struct0) -> f32
            %931 = "llvm.extractvalue"(%t938_r) {position = array<i64: 25>} : (!struct0) -> f32
            %932 = "llvm.extractvalue"(%t938_r) {position = array<i64: 26>} : (!struct0) -> f32
            %933 = "llvm.extractvalue"(%t938_r) {position = array<i64: 27>} : (!struct0) -> f32
            %934 = "llvm.extractvalue"(%t938_r) {position = array<i64: 28>} : (!struct0) -> f32
            %935 = "llvm.extractvalue"(%t938_r) {position = array<i64: 29>} : (!struct0) -> f32
            %936 = "llvm.extractvalue"(%t938_r) {position = array<i64: 30>} : (!struct0) -> f32
            %937 = "llvm.extractvalue"(%t938_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t971_r = "llvm.inline_asm"(%906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %939 = "llvm.extractvalue"(%t971_r) {position = array<i64: 0>} : (!struct0) -> f32
            %940 = "llvm.extractvalue"(%t971_r) {position = array<i64: 1>} : (!struct0) -> f32
            %941 = "llvm.extractvalue"(%t971_r) {position = array<i64: 2>} : (!struct0) -> f32
            %942 = "llvm.extractvalue"(%t971_r) {position = array<i64: 3>} : (!struct0) -> f32
            %943 = "llvm.extractvalue"(%t971_r) {position = array<i64: 4>} : (!struct0) -> f32
            %944 = "llvm.extractvalue"(%t971_r) {position = array<i64: 5>} : (!struct0) -> f32
            %945 = "llvm.extractvalue"(%t971_r) {position = array<i64: 6>} : (!struct0) -> f32
            %946 = "llvm.extractvalue"(%t971_r) {position = array<i64: 7>} : (!struct0) -> f32
            %947 = "llvm.extractvalue"(%t971_r) {position = array<i64: 8>} : (!struct0) -> f32
            %948 = "llvm.extractvalue"(%t971_r) {position = array<i64: 9>} : (!struct0) -> f32
            %949 = "llvm.extractvalue"(%t971_r) {position = array<i64: 10>} : (!struct0) -> f32
            %950 = "llvm.extractvalue"(%t971_r) {position = array<i64: 11>} : (!struct0) -> f32
            %951 = "llvm.extractvalue"(%t971_r) {position = array<i64: 12>} : (!struct0) -> f32
            %952 = "llvm.extractvalue"(%t971_r) {position = array<i64: 13>} : (!struct0) -> f32
            %953 = "llvm.extractvalue"(%t971_r) {position = array<i64: 14>} : (!struct0) -> f32
            %954 = "llvm.extractvalue"(%t971_r) {position = array<i64: 15>} : (!struct0) -> f32
            %955 = "llvm.extractvalue"(%t971_r) {position = array<i64: 16>} : (!struct0) -> f32
            %956 = "llvm.extractvalue"(%t971_r) {position = array<i64: 17>} : (!struct0) -> f32
            %957 = "llvm.extractvalue"(%t971_r) {position = array<i64: 18>} : (!struct0) -> f32
            %958 = "llvm.extractvalue"(%t971_r) {position = array<i64: 19>} : (!struct0) -> f32
            %959 = "llvm.extractvalue"(%t971_r) {position = array<i64: 20>} : (!struct0) -> f32
            %960 = "llvm.extractvalue"(%t971_r) {position = array<i64: 21>} : (!struct0) -> f32
            %961 = "llvm.extractvalue"(%t971_r) {position = array<i64: 22>} : (!struct0) -> f32
            %962 = "llvm.extractvalue"(%t971_r) {position = array<i64: 23>} : (!struct0) -> f32
            %963 = "llvm.extractvalue"(%t971_r) {position = array<i64: 24>} : (!struct0) -> f32
            %964 = "llvm.extractvalue"(%t971_r) {position = array<i64: 25>} : (!struct0) -> f32
            %965 = "llvm.extractvalue"(%t971_r) {position = array<i64: 26>} : (!struct0) -> f32
            %966 = "llvm.extractvalue"(%t971_r) {position = array<i64: 27>} : (!struct0) -> f32
            %967 = "llvm.extractvalue"(%t971_r) {position = array<i64: 28>} : (!struct0) -> f32
            %968 = "llvm.extractvalue"(%t971_r) {position = array<i64: 29>} : (!struct0) -> f32
            %969 = "llvm.extractvalue"(%t971_r) {position = array<i64: 30>} : (!struct0) -> f32
            %970 = "llvm.extractvalue"(%t971_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%157) ({
              %972 = "llvm.getelementptr"(%158, %827) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t973_s0 = "llvm.ptrtoint"(%972) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t973_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %974 = "arith.addi"(%830, %47) : (i32, i32) -> i32
            %975 = "arith.cmpi"(%974, %781) {predicate = 0 : i64} : (i32, i32) -> i1
            %976 = "arith.xori"(%831, %47) : (i32, i32) -> i32
            %977 = "arith.select"(%975, %976, %831) : (i1, i32, i32) -> i32
            %978 = "arith.select"(%975, %21, %974) : (i1, i32, i32) -> i32
            %979 = "arith.addi"(%829, %47) : (i32, i32) -> i32
            "scf.yield"(%829, %830, %831, %979, %978, %977, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t1012_r = "llvm.inline_asm"(%793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %980 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 0>} : (!struct0) -> f32
          %981 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 1>} : (!struct0) -> f32
          %982 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 2>} : (!struct0) -> f32
          %983 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 3>} : (!struct0) -> f32
          %984 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 4>} : (!struct0) -> f32
          %985 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 5>} : (!struct0) -> f32
          %986 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 6>} : (!struct0) -> f32
          %987 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 7>} : (!struct0) -> f32
          %988 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 8>} : (!struct0) -> f32
          %989 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 9>} : (!struct0) -> f32
          %990 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 10>} : (!struct0) -> f32
          %991 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 11>} : (!struct0) -> f32
          %992 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 12>} : (!struct0) -> f32
          %993 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 13>} : (!struct0) -> f32
          %994 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 14>} : (!struct0) -> f32
          %995 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 15>} : (!struct0) -> f32
          %996 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 16>} : (!struct0) -> f32
          %997 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 17>} : (!struct0) -> f32
          %998 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 18>} : (!struct0) -> f32
          %999 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1000 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1001 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1002 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1003 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1004 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1005 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1006 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1007 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1008 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1009 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1010 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1011 = "llvm.extractvalue"(%t1012_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%157) ({
            %1013 = "llvm.getelementptr"(%158, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1014_s0 = "llvm.ptrtoint"(%1013) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1014_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1015 = "arith.constant"() {value = 32 : i64} : () -> i64
          %1016 = "arith.shrui"(%9, %1015) : (i64, i64) -> i64
          %1017 = "arith.subi"(%13, %47) : (i32, i32) -> i32
          %1018 = "llvm.intr.ctlz"(%1017) {is_zero_poison = false} : (i32) -> i32
          %1019 = "arith.subi"(%24, %1018) : (i32, i32) -> i32
          %1020 = "arith.extui"(%646) : (i32) -> i64
          %1021 = "arith.muli"(%1020, %1016) : (i64, i64) -> i64
          %1022 = "arith.shrui"(%1021, %1015) : (i64, i64) -> i64
          %1023 = "arith.trunci"(%1022) : (i64) -> i32
          %1024 = "arith.addi"(%1023, %646) : (i32, i32) -> i32
          %1025 = "arith.shrui"(%1024, %1019) : (i32, i32) -> i32
          %1026 = "arith.cmpi"(%1019, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %1027 = "arith.select"(%1026, %1025, %21) : (i1, i32, i32) -> i32
          %1028 = "llvm.intr.ctlz"(%1017) {is_zero_poison = false} : (i32) -> i32
          %1029 = "arith.subi"(%24, %1028) : (i32, i32) -> i32
          %1030 = "arith.shrui"(%1024, %1029) : (i32, i32) -> i32
          %1031 = "arith.cmpi"(%1029, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %1032 = "arith.select"(%1031, %1030, %21) : (i1, i32, i32) -> i32
          %1033 = "arith.muli"(%1032, %13) : (i32, i32) -> i32
          %1034 = "arith.subi"(%646, %1033) : (i32, i32) -> i32
          %1035 = "arith.muli"(%1027, %57) : (i32, i32) -> i32
          %1036 = "arith.addi"(%1035, %57) : (i32, i32) -> i32
          %1037 = "arith.cmpi"(%1036, %11) {predicate = 3 : i64} : (i32, i32) -> i1
          %1038 = "arith.divui"(%1034, %57) : (i32, i32) -> i32
          %1039 = "arith.shrui"(%10, %1015) : (i64, i64) -> i64
          %1040 = "arith.subi"(%14, %47) : (i32, i32) -> i32
          %1041 = "llvm.intr.ctlz"(%1040) {is_zero_poison = false} : (i32) -> i32
          %1042 = "arith.subi"(%24, %1041) : (i32, i32) -> i32
          %1043 = "arith.extui"(%1034) : (i32) -> i64
          %1044 = "arith.muli"(%1043, %1039) : (i64, i64) -> i64
          %1045 = "arith.shrui"(%1044, %1015) : (i64, i64) -> i64
          %1046 = "arith.trunci"(%1045) : (i64) -> i32
          %1047 = "arith.addi"(%1046, %1034) : (i32, i32) -> i32
          %1048 = "arith.shrui"(%1047, %1042) : (i32, i32) -> i32
          %1049 = "arith.cmpi"(%1042, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %1050 = "arith.select"(%1049, %1048, %21) : (i1, i32, i32) -> i32
          %1051 = "arith.select"(%1037, %1038, %1050) : (i1, i32, i32) -> i32
          %1052 = "arith.remui"(%1034, %57) : (i32, i32) -> i32
          %1053 = "llvm.intr.ctlz"(%1040) {is_zero_poison = false} : (i32) -> i32
          %1054 = "arith.subi"(%24, %1053) : (i32, i32) -> i32
          %1055 = "arith.shrui"(%1047, %1054) : (i32, i32) -> i32
          %1056 = "arith.cmpi"(%1054, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %1057 = "arith.select"(%1056, %1055, %21) : (i1, i32, i32) -> i32
          %1058 = "arith.muli"(%1057, %14) : (i32, i32) -> i32
          %1059 = "arith.subi"(%1034, %1058) : (i32, i32) -> i32
          %1060 = "arith.select"(%1037, %1052, %1059) : (i1, i32, i32) -> i32
          %1061 = "arith.addi"(%1035, %1060) : (i32, i32) -> i32
          %1062 = "arith.addi"(%1061, %647) : (i32, i32) -> i32
          %1063 = "arith.addi"(%1051, %648) : (i32, i32) -> i32
          %1064 = "arith.remui"(%1063, %47) : (i32, i32) -> i32
          %1065 = "arith.addi"(%1063, %1064) : (i32, i32) -> i32
          %1066 = "arith.muli"(%1062, %45) : (i32, i32) -> i32
          %1067 = "arith.muli"(%1065, %45) : (i32, i32) -> i32
          %1068 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1069 = "arith.andi"(%480, %1068) : (i32, i32) -> i32
          %1070 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1071 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1072 = "arith.divui"(%1069, %24) : (i32, i32) -> i32
          %1073 = "nvvm.shfl.sync"(%20, %1072, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %1074 = "arith.cmpi"(%1073, %21) {predicate = 0 : i64} : (i32, i32) -> i1
          %1075 = "arith.remui"(%1069, %57) : (i32, i32) -> i32
          %1076 = "arith.divui"(%1069, %57) : (i32, i32) -> i32
          %1077 = "arith.muli"(%1075, %45) : (i32, i32) -> i32
          %1078 = "arith.remui"(%1076, %1070) : (i32, i32) -> i32
          %1079 = "arith.divui"(%1076, %1070) : (i32, i32) -> i32
          %1080 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1081 = "arith.muli"(%1078, %1080) : (i32, i32) -> i32
          %1082 = "arith.addi"(%1077, %1081) : (i32, i32) -> i32
          %1083 = "arith.remui"(%1079, %1070) : (i32, i32) -> i32
          %1084 = "arith.divui"(%1079, %1070) : (i32, i32) -> i32
          %1085 = "arith.muli"(%1083, %57) : (i32, i32) -> i32
          %1086 = "arith.addi"(%1082, %1085) : (i32, i32) -> i32
          %1087 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1088 = "arith.muli"(%1084, %1087) : (i32, i32) -> i32
          %1089 = "arith.addi"(%1086, %1088) : (i32, i32) -> i32
          %1090 = "arith.muli"(%220, %1070) : (i32, i32) -> i32
          "scf.if"(%1074) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1091 = "arith.addi"(%47, %220) : (i32, i32) -> i32
          "nvvm.barrier"(%1091, %18) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1092 = "vector.from_elements"(%980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1093 = "arith.truncf"(%1092) : (vector<32xf32>) -> vector<32xf16>
          %1094 = "vector.extract"(%1093) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1095 = "vector.extract"(%1093) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1096 = "vector.extract"(%1093) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1097 = "vector.extract"(%1093) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1098 = "vector.extract"(%1093) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1099 = "vector.extract"(%1093) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1100 = "vector.extract"(%1093) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1101 = "vector.extract"(%1093) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1102 = "vector.extract"(%1093) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1103 = "vector.extract"(%1093) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1104 = "vector.extract"(%1093) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1105 = "vector.extract"(%1093) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1106 = "vector.extract"(%1093) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1107 = "vector.extract"(%1093) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1108 = "vector.extract"(%1093) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1109 = "vector.extract"(%1093) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1110 = "vector.extract"(%1093) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1111 = "vector.extract"(%1093) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1112 = "vector.extract"(%1093) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1113 = "vector.extract"(%1093) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1114 = "vector.extract"(%1093) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1115 = "vector.extract"(%1093) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1116 = "vector.extract"(%1093) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1117 = "vector.extract"(%1093) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1118 = "vector.extract"(%1093) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1119 = "vector.extract"(%1093) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1120 = "vector.extract"(%1093) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1121 = "vector.extract"(%1093) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1122 = "vector.extract"(%1093) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1123 = "vector.extract"(%1093) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1124 = "vector.extract"(%1093) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1125 = "vector.extract"(%1093) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1126 = "arith.muli"(%1090, %705) : (i32, i32) -> i32
          %1127 = "llvm.getelementptr"(%40, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1128 = "vector.from_elements"(%1094, %1095) : (f16, f16) -> vector<2xf16>
          %1129 = "llvm.bitcast"(%1128) : (vector<2xf16>) -> i32
          %1130 = "vector.from_elements"(%1096, %1097) : (f16, f16) -> vector<2xf16>
          %1131 = "llvm.bitcast"(%1130) : (vector<2xf16>) -> i32
          %1132 = "vector.from_elements"(%1098, %1099) : (f16, f16) -> vector<2xf16>
          %1133 = "llvm.bitcast"(%1132) : (vector<2xf16>) -> i32
          %1134 = "vector.from_elements"(%1100, %1101) : (f16, f16) -> vector<2xf16>
          %1135 = "llvm.bitcast"(%1134) : (vector<2xf16>) -> i32
          %1136 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1137 = "arith.andi"(%1089, %1136) : (i32, i32) -> i32
          %1138 = "arith.shrui"(%1137, %99) : (i32, i32) -> i32
          %1139 = "arith.xori"(%1089, %1138) : (i32, i32) -> i32
          %1140 = "llvm.getelementptr"(%1127, %1139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1140, %1129, %1131, %1133, %1135) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1142 = "arith.addi"(%1089, %1071) : (i32, i32) -> i32
          %1143 = "vector.from_elements"(%1102, %1103) : (f16, f16) -> vector<2xf16>
          %1144 = "llvm.bitcast"(%1143) : (vector<2xf16>) -> i32
          %1145 = "vector.from_elements"(%1104, %1105) : (f16, f16) -> vector<2xf16>
          %1146 = "llvm.bitcast"(%1145) : (vector<2xf16>) -> i32
          %1147 = "vector.from_elements"(%1106, %1107) : (f16, f16) -> vector<2xf16>
          %1148 = "llvm.bitcast"(%1147) : (vector<2xf16>) -> i32
          %1149 = "vector.from_elements"(%1108, %1109) : (f16, f16) -> vector<2xf16>
          %1150 = "llvm.bitcast"(%1149) : (vector<2xf16>) -> i32
          %1151 = "arith.andi"(%1142, %1136) : (i32, i32) -> i32
          %1152 = "arith.shrui"(%1151, %99) : (i32, i32) -> i32
          %1153 = "arith.xori"(%1142, %1152) : (i32, i32) -> i32
          %1154 = "llvm.getelementptr"(%1127, %1153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1154, %1144, %1146, %1148, %1150) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1156 = "arith.addi"(%1089, %24) : (i32, i32) -> i32
          %1157 = "vector.from_elements"(%1110, %1111) : (f16, f16) -> vector<2xf16>
          %1158 = "llvm.bitcast"(%1157) : (vector<2xf16>) -> i32
          %1159 = "vector.from_elements"(%1112, %1113) : (f16, f16) -> vector<2xf16>
          %1160 = "llvm.bitcast"(%1159) : (vector<2xf16>) -> i32
          %1161 = "vector.from_elements"(%1114, %1115) : (f16, f16) -> vector<2xf16>
          %1162 = "llvm.bitcast"(%1161) : (vector<2xf16>) -> i32
          %1163 = "vector.from_elements"(%1116, %1117) : (f16, f16) -> vector<2xf16>
          %1164 = "llvm.bitcast"(%1163) : (vector<2xf16>) -> i32
          %1165 = "arith.andi"(%1156, %1136) : (i32, i32) -> i32
          %1166 = "arith.shrui"(%1165, %99) : (i32, i32) -> i32
          %1167 = "arith.xori"(%1156, %1166) : (i32, i32) -> i32
          %1168 = "llvm.getelementptr"(%1127, %1167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1168, %1158, %1160, %1162, %1164) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1170 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1171 = "arith.addi"(%1089, %1170) : (i32, i32) -> i32
          %1172 = "vector.from_elements"(%1118, %1119) : (f16, f16) -> vector<2xf16>
          %1173 = "llvm.bitcast"(%1172) : (vector<2xf16>) -> i32
          %1174 = "vector.from_elements"(%1120, %1121) : (f16, f16) -> vector<2xf16>
          %1175 = "llvm.bitcast"(%1174) : (vector<2xf16>) -> i32
          %1176 = "vector.from_elements"(%1122, %1123) : (f16, f16) -> vector<2xf16>
          %1177 = "llvm.bitcast"(%1176) : (vector<2xf16>) -> i32
          %1178 = "vector.from_elements"(%1124, %1125) : (f16, f16) -> vector<2xf16>
          %1179 = "llvm.bitcast"(%1178) : (vector<2xf16>) -> i32
          %1180 = "arith.andi"(%1171, %1136) : (i32, i32) -> i32
          %1181 = "arith.shrui"(%1180, %99) : (i32, i32) -> i32
          %1182 = "arith.xori"(%1171, %1181) : (i32, i32) -> i32
          %1183 = "llvm.getelementptr"(%1127, %1182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1183, %1173, %1175, %1177, %1179) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1091, %18) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1074) ({
            %1185 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1185) ({
              %t1186_s1 = "llvm.ptrtoint"(%1127) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%7, %t1186_s1, %1067, %1066) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1187 = "arith.addi"(%650, %236) : (i32, i32) -> i32
          %1188 = "arith.addi"(%651, %47) : (i32, i32) -> i32
          "scf.yield"(%1187, %237, %238, %481, %1187, %1188, %790, %791, %792, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1129, %1131, %1133, %1135, %1144, %1146, %1148, %1150, %1158, %1160, %1162, %1164, %1173, %1175, %1177, %1179) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%534, %535, %533) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.constant"() {value = 63 : i32} : () -> i32
    %15 = "arith.addi"(%1, %14) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 64 : i32} : () -> i32
    %17 = "arith.divui"(%15, %16) : (i32, i32) -> i32
    %18 = "arith.constant"() {value = 1 : i32} : () -> i32
    %19 = "arith.subi"(%17, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 0 : i32} : () -> i32
    %21 = "arith.maxsi"(%19, %20) : (i32, i32) -> i32
    %22 = "arith.muli"(%21, %16) : (i32, i32) -> i32
    %23 = "arith.subi"(%1, %22) : (i32, i32) -> i32
    %24 = "arith.extsi"(%22) : (i32) -> i64
    %25 = "arith.muli"(%24, %3) : (i64, i64) -> i64
    %26 = "llvm.getelementptr"(%0, %25) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %27 = "arith.extsi"(%23) : (i32) -> i64
    %28 = "cutec.tensor_map"(%26, %9, %27, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %29 = "arith.extsi"(%5) : (i32) -> i64
    %30 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %31 = "cutec.tensor_map"(%4, %9, %29, %30) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %32 = "arith.addi"(%5, %14) : (i32, i32) -> i32
    %33 = "arith.divui"(%32, %16) : (i32, i32) -> i32
    %34 = "arith.subi"(%33, %18) : (i32, i32) -> i32
    %35 = "arith.maxsi"(%34, %20) : (i32, i32) -> i32
    %36 = "arith.muli"(%35, %16) : (i32, i32) -> i32
    %37 = "arith.subi"(%5, %36) : (i32, i32) -> i32
    %38 = "arith.extsi"(%36) : (i32) -> i64
    %39 = "arith.muli"(%38, %6) : (i64, i64) -> i64
    %40 = "llvm.getelementptr"(%4, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %41 = "arith.extsi"(%37) : (i32) -> i64
    %42 = "cutec.tensor_map"(%40, %9, %41, %30) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %43 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %44 = "cutec.tensor_map"(%7, %29, %10, %43) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %45 = "arith.muli"(%33, %17) : (i32, i32) -> i32
    %46 = "arith.maxsi"(%45, %18) : (i32, i32) -> i32
    %47 = "arith.extui"(%46) : (i32) -> i64
    %48 = "arith.subi"(%46, %18) : (i32, i32) -> i32
    %49 = "llvm.intr.ctlz"(%48) {is_zero_poison = false} : (i32) -> i32
    %50 = "arith.constant"() {value = 32 : i32} : () -> i32
    %51 = "arith.subi"(%50, %49) : (i32, i32) -> i32
    %52 = "arith.extsi"(%51) : (i32) -> i64
    %53 = "arith.constant"() {value = 1 : i64} : () -> i64
    %54 = "arith.shli"(%53, %52) : (i64, i64) -> i64
    %55 = "arith.constant"() {value = 64 : i64} : () -> i64
    %56 = "arith.cmpi"(%52, %55) {predicate = 6 : i64} : (i64, i64) -> i1
    %57 = "arith.constant"() {value = 0 : i64} : () -> i64
    %58 = "arith.select"(%56, %54, %57) : (i1, i64, i64) -> i64
    %59 = "arith.subi"(%58, %47) : (i64, i64) -> i64
    %60 = "arith.constant"() {value = 32 : i64} : () -> i64
    %61 = "arith.shli"(%59, %60) : (i64, i64) -> i64
    %62 = "arith.divui"(%61, %47) : (i64, i64) -> i64
    %63 = "arith.addi"(%62, %53) : (i64, i64) -> i64
    %64 = "arith.shli"(%63, %60) : (i64, i64) -> i64
    %65 = "arith.ori"(%64, %47) : (i64, i64) -> i64
    %66 = "arith.constant"() {value = 8 : i32} : () -> i32
    %67 = "arith.muli"(%33, %66) : (i32, i32) -> i32
    %68 = "arith.maxsi"(%67, %18) : (i32, i32) -> i32
    %69 = "arith.extui"(%68) : (i32) -> i64
    %70 = "arith.subi"(%68, %18) : (i32, i32) -> i32
    %71 = "llvm.intr.ctlz"(%70) {is_zero_poison = false} : (i32) -> i32
    %72 = "arith.subi"(%50, %71) : (i32, i32) -> i32
    %73 = "arith.extsi"(%72) : (i32) -> i64
    %74 = "arith.shli"(%53, %73) : (i64, i64) -> i64
    %75 = "arith.cmpi"(%73, %55) {predicate = 6 : i64} : (i64, i64) -> i1
    %76 = "arith.select"(%75, %74, %57) : (i1, i64, i64) -> i64
    %77 = "arith.subi"(%76, %69) : (i64, i64) -> i64
    %78 = "arith.shli"(%77, %60) : (i64, i64) -> i64
    %79 = "arith.divui"(%78, %69) : (i64, i64) -> i64
    %80 = "arith.addi"(%79, %53) : (i64, i64) -> i64
    %81 = "arith.shli"(%80, %60) : (i64, i64) -> i64
    %82 = "arith.ori"(%81, %69) : (i64, i64) -> i64
    %83 = "arith.addi"(%17, %66) : (i32, i32) -> i32
    %84 = "arith.subi"(%83, %18) : (i32, i32) -> i32
    %85 = "arith.constant"() {value = 7 : i32} : () -> i32
    %86 = "arith.andi"(%84, %85) : (i32, i32) -> i32
    %87 = "arith.addi"(%86, %18) : (i32, i32) -> i32
    %88 = "arith.maxsi"(%87, %18) : (i32, i32) -> i32
    %89 = "arith.extui"(%88) : (i32) -> i64
    %90 = "arith.subi"(%88, %18) : (i32, i32) -> i32
    %91 = "llvm.intr.ctlz"(%90) {is_zero_poison = false} : (i32) -> i32
    %92 = "arith.subi"(%50, %91) : (i32, i32) -> i32
    %93 = "arith.extsi"(%92) : (i32) -> i64
    %94 = "arith.shli"(%53, %93) : (i64, i64) -> i64
    %95 = "arith.cmpi"(%93, %55) {predicate = 6 : i64} : (i64, i64) -> i1
    %96 = "arith.select"(%95, %94, %57) : (i1, i64, i64) -> i64
    %97 = "arith.subi"(%96, %89) : (i64, i64) -> i64
    %98 = "arith.shli"(%97, %60) : (i64, i64) -> i64
    %99 = "arith.divui"(%98, %89) : (i64, i64) -> i64
    %100 = "arith.addi"(%99, %53) : (i64, i64) -> i64
    %101 = "arith.shli"(%100, %60) : (i64, i64) -> i64
    %102 = "arith.ori"(%101, %89) : (i64, i64) -> i64
    %103 = "arith.muli"(%17, %33) : (i32, i32) -> i32
    %104 = "arith.constant"() {value = 132 : i32} : () -> i32
    %105 = "arith.minsi"(%103, %104) : (i32, i32) -> i32
    %106 = "arith.constant"() {value = 256 : i32} : () -> i32
    %107 = "arith.constant"() {value = 229608 : i32} : () -> i32
    "gpu.launch_func"(%18, %18, %105, %106, %18, %18, %18, %18, %18, %107, %13, %28, %1, %2, %31, %42, %5, %44, %65, %82, %102, %17, %33) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x64_cluster1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
