!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: i32, %5: !llvm.ptr):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "arith.addi"(%10, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = 288 : i32} : () -> i32
      %14 = "arith.muli"(%12, %13) : (i32, i32) -> i32
      %15 = "arith.addi"(%9, %14) : (i32, i32) -> i32
      %16 = "arith.constant"() {value = 32 : i32} : () -> i32
      %17 = "arith.divui"(%15, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = -1 : i32} : () -> i32
      %19 = "arith.constant"() {value = 0 : i32} : () -> i32
      %20 = "arith.constant"() {value = 31 : i32} : () -> i32
      %21 = "nvvm.shfl.sync"(%18, %17, %19, %20) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %22 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %25 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %27 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 50176>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %28 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %29 = "arith.cmpi"(%28, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %30 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %31 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %34 = "arith.addi"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.muli"(%34, %13) : (i32, i32) -> i32
      %36 = "arith.addi"(%31, %35) : (i32, i32) -> i32
      %37 = "arith.divui"(%36, %16) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%37, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%38) ({
        %39 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%39) ({
          %40 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t41_s0 = "llvm.ptrtoint"(%25) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t41_s0, %40) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %42 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t43_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t43_s0, %40) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %44 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t45_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t45_s0, %40) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %46 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t47_s0 = "llvm.ptrtoint"(%30) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t47_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %48 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t49_s0 = "llvm.ptrtoint"(%48) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t49_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %50 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t51_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t51_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %52 = "arith.constant"() {value = 128 : i32} : () -> i32
      %53 = "arith.constant"() {value = 1 : i32} : () -> i32
      %54 = "arith.constant"() {value = 64 : i32} : () -> i32
      %55 = "arith.constant"() {value = 63 : i32} : () -> i32
      %56 = "arith.addi"(%3, %55) : (i32, i32) -> i32
      %57 = "arith.divui"(%56, %54) : (i32, i32) -> i32
      %58 = "arith.muli"(%22, %52) : (i32, i32) -> i32
      %59 = "arith.muli"(%23, %52) : (i32, i32) -> i32
      %60 = "arith.constant"() {value = 8 : i32} : () -> i32
      %61 = "arith.cmpi"(%21, %60) {predicate = 0 : i64} : (i32, i32) -> i1
      %62, %63, %64, %65, %66, %67 = "scf.if"(%61) ({
        %68, %69, %70 = "scf.for"(%19, %57, %53, %19, %19, %53) ({
        ^bb0(%71: i32, %72: i32, %73: i32, %74: i32):
          %75 = "llvm.getelementptr"(%30, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %74) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%25, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %78 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
          "scf.if"(%78) ({
            %79 = "arith.constant"() {value = 32768 : i32} : () -> i32
            %t80_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t80_s0, %79) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %81 = "arith.addi"(%73, %53) : (i32, i32) -> i32
          %82 = "arith.constant"() {value = 3 : i32} : () -> i32
          %83 = "arith.cmpi"(%81, %82) {predicate = 0 : i64} : (i32, i32) -> i1
          %84 = "arith.xori"(%74, %53) : (i32, i32) -> i32
          %85 = "arith.select"(%83, %84, %74) : (i1, i32, i32) -> i32
          %86 = "arith.select"(%83, %19, %81) : (i1, i32, i32) -> i32
          %87 = "arith.addi"(%72, %53) : (i32, i32) -> i32
          %88 = "arith.muli"(%72, %54) : (i32, i32) -> i32
          %89 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %90 = "arith.muli"(%73, %89) : (i32, i32) -> i32
          %91 = "llvm.getelementptr"(%26, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %92 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
          "scf.if"(%92) ({
            %t93_s0 = "llvm.ptrtoint"(%91) : (!llvm.ptr<3>) -> i32
            %t93_s2 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t93_s0, %0, %t93_s2, %88, %58) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %94 = "llvm.getelementptr"(%27, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %95 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
          "scf.if"(%95) ({
            %t96_s0 = "llvm.ptrtoint"(%94) : (!llvm.ptr<3>) -> i32
            %t96_s2 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t96_s0, %1, %t96_s2, %88, %59) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"(%87, %86, %85) : (i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
        %97 = "llvm.getelementptr"(%30, %69) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t98_s0 = "llvm.ptrtoint"(%97) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t98_s0, %70) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %99 = "arith.addi"(%69, %53) : (i32, i32) -> i32
        %100 = "arith.constant"() {value = 3 : i32} : () -> i32
        %101 = "arith.cmpi"(%99, %100) {predicate = 0 : i64} : (i32, i32) -> i1
        %102 = "arith.xori"(%70, %53) : (i32, i32) -> i32
        %103 = "arith.select"(%101, %102, %70) : (i1, i32, i32) -> i32
        %104 = "arith.select"(%101, %19, %99) : (i1, i32, i32) -> i32
        %105 = "arith.addi"(%68, %53) : (i32, i32) -> i32
        %106 = "llvm.getelementptr"(%30, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t107_s0 = "llvm.ptrtoint"(%106) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t107_s0, %103) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %108 = "arith.addi"(%104, %53) : (i32, i32) -> i32
        %109 = "arith.cmpi"(%108, %100) {predicate = 0 : i64} : (i32, i32) -> i1
        %110 = "arith.xori"(%103, %53) : (i32, i32) -> i32
        %111 = "arith.select"(%109, %110, %103) : (i1, i32, i32) -> i32
        %112 = "arith.select"(%109, %19, %108) : (i1, i32, i32) -> i32
        %113 = "arith.addi"(%105, %53) : (i32, i32) -> i32
        %114 = "llvm.getelementptr"(%30, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t115_s0 = "llvm.ptrtoint"(%114) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t115_s0, %111) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %116 = "arith.addi"(%112, %53) : (i32, i32) -> i32
        %117 = "arith.cmpi"(%116, %100) {predicate = 0 : i64} : (i32, i32) -> i1
        %118 = "arith.xori"(%111, %53) : (i32, i32) -> i32
        %119 = "arith.select"(%117, %118, %111) : (i1, i32, i32) -> i32
        %120 = "arith.select"(%117, %19, %116) : (i1, i32, i32) -> i32
        %121 = "arith.addi"(%113, %53) : (i32, i32) -> i32
        "scf.yield"(%121, %120, %119, %19, %19, %19) : (i32, i32, i32, i32, i32, i32) -> ()
      }, {
        %122 = "arith.remui"(%6, %16) : (i32, i32) -> i32
        %123 = "arith.divui"(%6, %16) : (i32, i32) -> i32
        %124 = "arith.constant"() {value = 4 : i32} : () -> i32
        %125 = "arith.remui"(%123, %124) : (i32, i32) -> i32
        %126 = "arith.divui"(%6, %52) : (i32, i32) -> i32
        %127 = "arith.constant"() {value = 2 : i32} : () -> i32
        %128 = "arith.remui"(%126, %127) : (i32, i32) -> i32
        %129 = "arith.remui"(%122, %124) : (i32, i32) -> i32
        %130 = "arith.divui"(%122, %124) : (i32, i32) -> i32
        %131 = "arith.muli"(%129, %127) : (i32, i32) -> i32
        %132 = "arith.muli"(%130, %54) : (i32, i32) -> i32
        %133 = "arith.addi"(%131, %132) : (i32, i32) -> i32
        %134 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %135 = "arith.muli"(%125, %134) : (i32, i32) -> i32
        %136 = "arith.constant"() {value = 512 : i32} : () -> i32
        %137 = "arith.constant"() {value = dense<0.0> : vector<64xf32>} : () -> vector<64xf32>
        %138 = "vector.extract"(%137) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
        %139 = "vector.extract"(%137) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
        %140 = "vector.extract"(%137) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
        %141 = "vector.extract"(%137) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
        %142 = "vector.extract"(%137) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
        %143 = "vector.extract"(%137) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
        %144 = "vector.extract"(%137) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
        %145 = "vector.extract"(%137) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
        %146 = "vector.extract"(%137) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
        %147 = "vector.extract"(%137) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
        %148 = "vector.extract"(%137) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
        %149 = "vector.extract"(%137) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
        %150 = "vector.extract"(%137) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
        %151 = "vector.extract"(%137) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
        %152 = "vector.extract"(%137) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
        %153 = "vector.extract"(%137) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
        %154 = "vector.extract"(%137) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
        %155 = "vector.extract"(%137) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
        %156 = "vector.extract"(%137) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
        %157 = "vector.extract"(%137) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
        %158 = "vector.extract"(%137) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
        %159 = "vector.extract"(%137) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
        %160 = "vector.extract"(%137) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
        %161 = "vector.extract"(%137) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
        %162 = "vector.extract"(%137) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
        %163 = "vector.extract"(%137) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
        %164 = "vector.extract"(%137) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
        %165 = "vector.extract"(%137) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
        %166 = "vector.extract"(%137) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
        %167 = "vector.extract"(%137) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
        %168 = "vector.extract"(%137) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
        %169 = "vector.extract"(%137) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
        %170 = "vector.extract"(%137) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
        %171 = "vector.extract"(%137) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
        %172 = "vector.extract"(%137) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
        %173 = "vector.extract"(%137) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
        %174 = "vector.extract"(%137) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
        %175 = "vector.extract"(%137) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
        %176 = "vector.extract"(%137) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
        %177 = "vector.extract"(%137) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
        %178 = "vector.extract"(%137) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
        %179 = "vector.extract"(%137) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
        %180 = "vector.extract"(%137) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
        %181 = "vector.extract"(%137) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
        %182 = "vector.extract"(%137) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
        %183 = "vector.extract"(%137) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
        %184 = "vector.extract"(%137) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
        %185 = "vector.extract"(%137) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
        %186 = "vector.extract"(%137) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
        %187 = "vector.extract"(%137) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
        %188 = "vector.extract"(%137) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
        %189 = "vector.extract"(%137) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
        %190 = "vector.extract"(%137) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
        %191 = "vector.extract"(%137) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
        %192 = "vector.extract"(%137) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
        %193 = "vector.extract"(%137) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
        %194 = "vector.extract"(%137) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
        %195 = "vector.extract"(%137) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
        %196 = "vector.extract"(%137) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
        %197 = "vector.extract"(%137) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
        %198 = "vector.extract"(%137) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
        %199 = "vector.extract"(%137) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
        %200 = "vector.extract"(%137) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
        %201 = "vector.extract"(%137) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
        %202 = "arith.constant"() {value = 16 : i32} : () -> i32
        %203 = "arith.remui"(%6, %202) : (i32, i32) -> i32
        %204 = "arith.divui"(%6, %202) : (i32, i32) -> i32
        %205 = "arith.muli"(%203, %54) : (i32, i32) -> i32
        %206 = "arith.remui"(%204, %127) : (i32, i32) -> i32
        %207 = "arith.divui"(%204, %127) : (i32, i32) -> i32
        %208 = "arith.muli"(%206, %60) : (i32, i32) -> i32
        %209 = "arith.addi"(%205, %208) : (i32, i32) -> i32
        %210 = "arith.remui"(%207, %124) : (i32, i32) -> i32
        %211 = "arith.muli"(%210, %134) : (i32, i32) -> i32
        %212 = "arith.addi"(%209, %211) : (i32, i32) -> i32
        %213 = "arith.remui"(%6, %60) : (i32, i32) -> i32
        %214 = "arith.divui"(%6, %60) : (i32, i32) -> i32
        %215 = "arith.muli"(%213, %54) : (i32, i32) -> i32
        %216 = "arith.remui"(%214, %127) : (i32, i32) -> i32
        %217 = "arith.divui"(%214, %127) : (i32, i32) -> i32
        %218 = "arith.muli"(%216, %60) : (i32, i32) -> i32
        %219 = "arith.addi"(%215, %218) : (i32, i32) -> i32
        %220 = "arith.remui"(%217, %127) : (i32, i32) -> i32
        %221 = "arith.divui"(%217, %127) : (i32, i32) -> i32
        %222 = "arith.muli"(%220, %134) : (i32, i32) -> i32
        %223 = "arith.addi"(%219, %222) : (i32, i32) -> i32
        %224 = "arith.divui"(%221, %124) : (i32, i32) -> i32
        %225 = "arith.muli"(%224, %136) : (i32, i32) -> i32
        %226 = "arith.addi"(%223, %225) : (i32, i32) -> i32
        %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262, %263, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293 = "scf.for"(%19, %57, %53, %19, %19, %19, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201) ({
        ^bb0(%294: i32, %295: i32, %296: i32, %297: i32, %298: f32, %299: f32, %300: f32, %301: f32, %302: f32, %303: f32, %304: f32, %305: f32, %306: f32, %307: f32, %308: f32, %309: f32, %310: f32, %311: f32, %312: f32, %313: f32, %314: f32, %315: f32, %316: f32, %317: f32, %318: f32, %319: f32, %320: f32, %321: f32, %322: f32, %323: f32, %324: f32, %325: f32, %326: f32, %327: f32, %328: f32, %329: f32, %330: f32, %331: f32, %332: f32, %333: f32, %334: f32, %335: f32, %336: f32, %337: f32, %338: f32, %339: f32, %340: f32, %341: f32, %342: f32, %343: f32, %344: f32, %345: f32, %346: f32, %347: f32, %348: f32, %349: f32, %350: f32, %351: f32, %352: f32, %353: f32, %354: f32, %355: f32, %356: f32, %357: f32, %358: f32, %359: f32, %360: f32, %361: f32):
          %362 = "llvm.getelementptr"(%25, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t363_s0 = "llvm.ptrtoint"(%362) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t363_s0, %297) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %364 = "arith.addi"(%296, %53) : (i32, i32) -> i32
          %365 = "arith.constant"() {value = 3 : i32} : () -> i32
          %366 = "arith.cmpi"(%364, %365) {predicate = 0 : i64} : (i32, i32) -> i1
          %367 = "arith.xori"(%297, %53) : (i32, i32) -> i32
          %368 = "arith.select"(%366, %367, %297) : (i1, i32, i32) -> i32
          %369 = "arith.select"(%366, %19, %364) : (i1, i32, i32) -> i32
          %370 = "arith.addi"(%295, %53) : (i32, i32) -> i32
          %371 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %372 = "arith.muli"(%296, %371) : (i32, i32) -> i32
          %373 = "llvm.getelementptr"(%26, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %374 = "arith.constant"() {value = 448 : i32} : () -> i32
          %375 = "arith.andi"(%212, %374) : (i32, i32) -> i32
          %376 = "arith.shrui"(%375, %365) : (i32, i32) -> i32
          %377 = "arith.xori"(%212, %376) : (i32, i32) -> i32
          %378 = "llvm.getelementptr"(%373, %377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t383_d = "nvvm.ldmatrix"(%378) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %379 = "llvm.extractvalue"(%t383_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %380 = "llvm.extractvalue"(%t383_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %381 = "llvm.extractvalue"(%t383_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %382 = "llvm.extractvalue"(%t383_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %384 = "llvm.getelementptr"(%373) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %385 = "llvm.getelementptr"(%384, %377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t390_d = "nvvm.ldmatrix"(%385) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %386 = "llvm.extractvalue"(%t390_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %387 = "llvm.extractvalue"(%t390_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %388 = "llvm.extractvalue"(%t390_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %389 = "llvm.extractvalue"(%t390_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %391 = "llvm.getelementptr"(%27, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %392 = "arith.andi"(%226, %374) : (i32, i32) -> i32
          %393 = "arith.shrui"(%392, %365) : (i32, i32) -> i32
          %394 = "arith.xori"(%226, %393) : (i32, i32) -> i32
          %395 = "llvm.getelementptr"(%391, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t400_d = "nvvm.ldmatrix"(%395) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %396 = "llvm.extractvalue"(%t400_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %397 = "llvm.extractvalue"(%t400_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %398 = "llvm.extractvalue"(%t400_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %399 = "llvm.extractvalue"(%t400_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %401 = "llvm.getelementptr"(%391) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %402 = "llvm.getelementptr"(%401, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t407_d = "nvvm.ldmatrix"(%402) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %403 = "llvm.extractvalue"(%t407_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %404 = "llvm.extractvalue"(%t407_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %405 = "llvm.extractvalue"(%t407_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %406 = "llvm.extractvalue"(%t407_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %408 = "llvm.getelementptr"(%391) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %409 = "llvm.getelementptr"(%408, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t414_d = "nvvm.ldmatrix"(%409) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %410 = "llvm.extractvalue"(%t414_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %411 = "llvm.extractvalue"(%t414_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %412 = "llvm.extractvalue"(%t414_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %413 = "llvm.extractvalue"(%t414_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %415 = "llvm.getelementptr"(%391) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %416 = "llvm.getelementptr"(%415, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t421_d = "nvvm.ldmatrix"(%416) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %417 = "llvm.extractvalue"(%t421_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %418 = "llvm.extractvalue"(%t421_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %419 = "llvm.extractvalue"(%t421_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %420 = "llvm.extractvalue"(%t421_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %422 = "llvm.bitcast"(%379) : (i32) -> vector<2xf16>
          %423 = "llvm.bitcast"(%380) : (i32) -> vector<2xf16>
          %424 = "llvm.bitcast"(%381) : (i32) -> vector<2xf16>
          %425 = "llvm.bitcast"(%382) : (i32) -> vector<2xf16>
          %426 = "llvm.bitcast"(%396) : (i32) -> vector<2xf16>
          %427 = "llvm.bitcast"(%397) : (i32) -> vector<2xf16>
          %t432_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %426, %427, %298, %299, %300, %301) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %428 = "llvm.extractvalue"(%t432_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %429 = "llvm.extractvalue"(%t432_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %430 = "llvm.extractvalue"(%t432_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %431 = "llvm.extractvalue"(%t432_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %433 = "llvm.bitcast"(%398) : (i32) -> vector<2xf16>
          %434 = "llvm.bitcast"(%399) : (i32) -> vector<2xf16>
          %t439_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %433, %434, %306, %307, %308, %309) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %435 = "llvm.extractvalue"(%t439_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %436 = "llvm.extractvalue"(%t439_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %437 = "llvm.extractvalue"(%t439_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %438 = "llvm.extractvalue"(%t439_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %440 = "llvm.bitcast"(%403) : (i32) -> vector<2xf16>
          %441 = "llvm.bitcast"(%404) : (i32) -> vector<2xf16>
          %t446_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %440, %441, %314, %315, %316, %317) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %442 = "llvm.extractvalue"(%t446_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %443 = "llvm.extractvalue"(%t446_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %444 = "llvm.extractvalue"(%t446_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %445 = "llvm.extractvalue"(%t446_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %447 = "llvm.bitcast"(%405) : (i32) -> vector<2xf16>
          %448 = "llvm.bitcast"(%406) : (i32) -> vector<2xf16>
          %t453_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %447, %448, %322, %323, %324, %325) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %449 = "llvm.extractvalue"(%t453_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %450 = "llvm.extractvalue"(%t453_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %451 = "llvm.extractvalue"(%t453_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %452 = "llvm.extractvalue"(%t453_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %454 = "llvm.bitcast"(%410) : (i32) -> vector<2xf16>
          %455 = "llvm.bitcast"(%411) : (i32) -> vector<2xf16>
          %t460_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %454, %455, %330, %331, %332, %333) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %456 = "llvm.extractvalue"(%t460_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %457 = "llvm.extractvalue"(%t460_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %458 = "llvm.extractvalue"(%t460_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %459 = "llvm.extractvalue"(%t460_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %461 = "llvm.bitcast"(%412) : (i32) -> vector<2xf16>
          %462 = "llvm.bitcast"(%413) : (i32) -> vector<2xf16>
          %t467_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %461, %462, %338, %339, %340, %341) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %463 = "llvm.extractvalue"(%t467_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %464 = "llvm.extractvalue"(%t467_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %465 = "llvm.extractvalue"(%t467_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %466 = "llvm.extractvalue"(%t467_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %468 = "llvm.bitcast"(%417) : (i32) -> vector<2xf16>
          %469 = "llvm.bitcast"(%418) : (i32) -> vector<2xf16>
          %t474_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %468, %469, %346, %347, %348, %349) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %470 = "llvm.extractvalue"(%t474_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %471 = "llvm.extractvalue"(%t474_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %472 = "llvm.extractvalue"(%t474_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %473 = "llvm.extractvalue"(%t474_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %475 = "llvm.bitcast"(%419) : (i32) -> vector<2xf16>
          %476 = "llvm.bitcast"(%420) : (i32) -> vector<2xf16>
          %t481_d = "llvm.call_intrinsic"(%422, %423, %424, %425, %475, %476, %354, %355, %356, %357) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %477 = "llvm.extractvalue"(%t481_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %478 = "llvm.extractvalue"(%t481_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %479 = "llvm.extractvalue"(%t481_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %480 = "llvm.extractvalue"(%t481_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %482 = "llvm.bitcast"(%386) : (i32) -> vector<2xf16>
          %483 = "llvm.bitcast"(%387) : (i32) -> vector<2xf16>
          %484 = "llvm.bitcast"(%388) : (i32) -> vector<2xf16>
          %485 = "llvm.bitcast"(%389) : (i32) -> vector<2xf16>
          %t490_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %475, %476, %358, %359, %360, %361) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %486 = "llvm.extractvalue"(%t490_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %487 = "llvm.extractvalue"(%t490_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %488 = "llvm.extractvalue"(%t490_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %489 = "llvm.extractvalue"(%t490_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t495_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %468, %469, %350, %351, %352, %353) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %491 = "llvm.extractvalue"(%t495_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %492 = "llvm.extractvalue"(%t495_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %493 = "llvm.extractvalue"(%t495_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %494 = "llvm.extractvalue"(%t495_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t500_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %461, %462, %342, %343, %344, %345) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %496 = "llvm.extractvalue"(%t500_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %497 = "llvm.extractvalue"(%t500_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %498 = "llvm.extractvalue"(%t500_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %499 = "llvm.extractvalue"(%t500_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t505_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %454, %455, %334, %335, %336, %337) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %501 = "llvm.extractvalue"(%t505_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %502 = "llvm.extractvalue"(%t505_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %503 = "llvm.extractvalue"(%t505_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %504 = "llvm.extractvalue"(%t505_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t510_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %447, %448, %326, %327, %328, %329) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %506 = "llvm.extractvalue"(%t510_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %507 = "llvm.extractvalue"(%t510_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %508 = "llvm.extractvalue"(%t510_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %509 = "llvm.extractvalue"(%t510_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t515_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %440, %441, %318, %319, %320, %321) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %511 = "llvm.extractvalue"(%t515_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %512 = "llvm.extractvalue"(%t515_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %513 = "llvm.extractvalue"(%t515_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %514 = "llvm.extractvalue"(%t515_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t520_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %433, %434, %310, %311, %312, %313) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %516 = "llvm.extractvalue"(%t520_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %517 = "llvm.extractvalue"(%t520_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %518 = "llvm.extractvalue"(%t520_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %519 = "llvm.extractvalue"(%t520_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t525_d = "llvm.call_intrinsic"(%482, %483, %484, %485, %426, %427, %302, %303, %304, %305) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %521 = "llvm.extractvalue"(%t525_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %522 = "llvm.extractvalue"(%t525_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %523 = "llvm.extractvalue"(%t525_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %524 = "llvm.extractvalue"(%t525_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %526 = "arith.addi"(%212, %202) : (i32, i32) -> i32
          %527 = "arith.andi"(%526, %374) : (i32, i32) -> i32
          %528 = "arith.shrui"(%527, %365) : (i32, i32) -> i32
          %529 = "arith.xori"(%526, %528) : (i32, i32) -> i32
          %530 = "llvm.getelementptr"(%373, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t535_d = "nvvm.ldmatrix"(%530) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %531 = "llvm.extractvalue"(%t535_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %532 = "llvm.extractvalue"(%t535_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %533 = "llvm.extractvalue"(%t535_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %534 = "llvm.extractvalue"(%t535_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %536 = "llvm.getelementptr"(%384, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t541_d = "nvvm.ldmatrix"(%536) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %537 = "llvm.extractvalue"(%t541_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %538 = "llvm.extractvalue"(%t541_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %539 = "llvm.extractvalue"(%t541_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %540 = "llvm.extractvalue"(%t541_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %542 = "arith.addi"(%226, %202) : (i32, i32) -> i32
          %543 = "arith.andi"(%542, %374) : (i32, i32) -> i32
          %544 = "arith.shrui"(%543, %365) : (i32, i32) -> i32
          %545 = "arith.xori"(%542, %544) : (i32, i32) -> i32
          %546 = "llvm.getelementptr"(%391, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t551_d = "nvvm.ldmatrix"(%546) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %547 = "llvm.extractvalue"(%t551_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %548 = "llvm.extractvalue"(%t551_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %549 = "llvm.extractvalue"(%t551_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %550 = "llvm.extractvalue"(%t551_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %552 = "llvm.getelementptr"(%401, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t557_d = "nvvm.ldmatrix"(%552) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %553 = "llvm.extractvalue"(%t557_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %554 = "llvm.extractvalue"(%t557_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %555 = "llvm.extractvalue"(%t557_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %556 = "llvm.extractvalue"(%t557_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %558 = "llvm.getelementptr"(%408, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t563_d = "nvvm.ldmatrix"(%558) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %559 = "llvm.extractvalue"(%t563_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %560 = "llvm.extractvalue"(%t563_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %561 = "llvm.extractvalue"(%t563_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %562 = "llvm.extractvalue"(%t563_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %564 = "llvm.getelementptr"(%415, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t569_d = "nvvm.ldmatrix"(%564) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %565 = "llvm.extractvalue"(%t569_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %566 = "llvm.extractvalue"(%t569_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %567 = "llvm.extractvalue"(%t569_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %568 = "llvm.extractvalue"(%t569_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %570 = "llvm.bitcast"(%531) : (i32) -> vector<2xf16>
          %571 = "llvm.bitcast"(%532) : (i32) -> vector<2xf16>
          %572 = "llvm.bitcast"(%533) : (i32) -> vector<2xf16>
          %573 = "llvm.bitcast"(%534) : (i32) -> vector<2xf16>
          %574 = "llvm.bitcast"(%547) : (i32) -> vector<2xf16>
          %575 = "llvm.bitcast"(%548) : (i32) -> vector<2xf16>
          %t580_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %574, %575, %428, %429, %430, %431) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %576 = "llvm.extractvalue"(%t580_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %577 = "llvm.extractvalue"(%t580_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %578 = "llvm.extractvalue"(%t580_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %579 = "llvm.extractvalue"(%t580_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %581 = "llvm.bitcast"(%549) : (i32) -> vector<2xf16>
          %582 = "llvm.bitcast"(%550) : (i32) -> vector<2xf16>
          %t587_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %581, %582, %435, %436, %437, %438) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %583 = "llvm.extractvalue"(%t587_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %584 = "llvm.extractvalue"(%t587_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %585 = "llvm.extractvalue"(%t587_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %586 = "llvm.extractvalue"(%t587_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %588 = "llvm.bitcast"(%553) : (i32) -> vector<2xf16>
          %589 = "llvm.bitcast"(%554) : (i32) -> vector<2xf16>
          %t594_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %588, %589, %442, %443, %444, %445) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %590 = "llvm.extractvalue"(%t594_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %591 = "llvm.extractvalue"(%t594_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %592 = "llvm.extractvalue"(%t594_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %593 = "llvm.extractvalue"(%t594_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %595 = "llvm.bitcast"(%555) : (i32) -> vector<2xf16>
          %596 = "llvm.bitcast"(%556) : (i32) -> vector<2xf16>
          %t601_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %595, %596, %449, %450, %451, %452) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %597 = "llvm.extractvalue"(%t601_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %598 = "llvm.extractvalue"(%t601_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %599 = "llvm.extractvalue"(%t601_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %600 = "llvm.extractvalue"(%t601_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %602 = "llvm.bitcast"(%559) : (i32) -> vector<2xf16>
          %603 = "llvm.bitcast"(%560) : (i32) -> vector<2xf16>
          %t608_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %602, %603, %456, %457, %458, %459) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %604 = "llvm.extractvalue"(%t608_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %605 = "llvm.extractvalue"(%t608_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %606 = "llvm.extractvalue"(%t608_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %607 = "llvm.extractvalue"(%t608_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %609 = "llvm.bitcast"(%561) : (i32) -> vector<2xf16>
          %610 = "llvm.bitcast"(%562) : (i32) -> vector<2xf16>
          %t615_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %609, %610, %463, %464, %465, %466) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %611 = "llvm.extractvalue"(%t615_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %612 = "llvm.extractvalue"(%t615_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %613 = "llvm.extractvalue"(%t615_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %614 = "llvm.extractvalue"(%t615_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %616 = "llvm.bitcast"(%565) : (i32) -> vector<2xf16>
          %617 = "llvm.bitcast"(%566) : (i32) -> vector<2xf16>
          %t622_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %616, %617, %470, %471, %472, %473) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %618 = "llvm.extractvalue"(%t622_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %619 = "llvm.extractvalue"(%t622_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %620 = "llvm.extractvalue"(%t622_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %621 = "llvm.extractvalue"(%t622_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %623 = "llvm.bitcast"(%567) : (i32) -> vector<2xf16>
          %624 = "llvm.bitcast"(%568) : (i32) -> vector<2xf16>
          %t629_d = "llvm.call_intrinsic"(%570, %571, %572, %573, %623, %624, %477, %478, %479, %480) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %625 = "llvm.extractvalue"(%t629_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %626 = "llvm.extractvalue"(%t629_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %627 = "llvm.extractvalue"(%t629_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %628 = "llvm.extractvalue"(%t629_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %630 = "llvm.bitcast"(%537) : (i32) -> vector<2xf16>
          %631 = "llvm.bitcast"(%538) : (i32) -> vector<2xf16>
          %632 = "llvm.bitcast"(%539) : (i32) -> vector<2xf16>
          %633 = "llvm.bitcast"(%540) : (i32) -> vector<2xf16>
          %t638_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %623, %624, %486, %487, %488, %489) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %634 = "llvm.extractvalue"(%t638_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %635 = "llvm.extractvalue"(%t638_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %636 = "llvm.extractvalue"(%t638_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %637 = "llvm.extractvalue"(%t638_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t643_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %616, %617, %491, %492, %493, %494) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %639 = "llvm.extractvalue"(%t643_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %640 = "llvm.extractvalue"(%t643_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %641 = "llvm.extractvalue"(%t643_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %642 = "llvm.extractvalue"(%t643_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t648_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %609, %610, %496, %497, %498, %499) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %644 = "llvm.extractvalue"(%t648_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %645 = "llvm.extractvalue"(%t648_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %646 = "llvm.extractvalue"(%t648_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %647 = "llvm.extractvalue"(%t648_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t653_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %602, %603, %501, %502, %503, %504) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %649 = "llvm.extractvalue"(%t653_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %650 = "llvm.extractvalue"(%t653_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %651 = "llvm.extractvalue"(%t653_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %652 = "llvm.extractvalue"(%t653_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t658_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %595, %596, %506, %507, %508, %509) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %654 = "llvm.extractvalue"(%t658_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %655 = "llvm.extractvalue"(%t658_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %656 = "llvm.extractvalue"(%t658_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %657 = "llvm.extractvalue"(%t658_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t663_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %588, %589, %511, %512, %513, %514) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %659 = "llvm.extractvalue"(%t663_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %660 = "llvm.extractvalue"(%t663_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %661 = "llvm.extractvalue"(%t663_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %662 = "llvm.extractvalue"(%t663_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t668_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %581, %582, %516, %517, %518, %519) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %664 = "llvm.extractvalue"(%t668_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %665 = "llvm.extractvalue"(%t668_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %666 = "llvm.extractvalue"(%t668_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %667 = "llvm.extractvalue"(%t668_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t673_d = "llvm.call_intrinsic"(%630, %631, %632, %633, %574, %575, %521, %522, %523, %524) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %669 = "llvm.extractvalue"(%t673_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %670 = "llvm.extractvalue"(%t673_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %671 = "llvm.extractvalue"(%t673_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %672 = "llvm.extractvalue"(%t673_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %674 = "arith.addi"(%212, %16) : (i32, i32) -> i32
          %675 = "arith.andi"(%674, %374) : (i32, i32) -> i32
          %676 = "arith.shrui"(%675, %365) : (i32, i32) -> i32
          %677 = "arith.xori"(%674, %676) : (i32, i32) -> i32
          %678 = "llvm.getelementptr"(%373, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t683_d = "nvvm.ldmatrix"(%678) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %679 = "llvm.extractvalue"(%t683_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %680 = "llvm.extractvalue"(%t683_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %681 = "llvm.extractvalue"(%t683_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %682 = "llvm.extractvalue"(%t683_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %684 = "llvm.getelementptr"(%384, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t689_d = "nvvm.ldmatrix"(%684) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %685 = "llvm.extractvalue"(%t689_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %686 = "llvm.extractvalue"(%t689_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %687 = "llvm.extractvalue"(%t689_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %688 = "llvm.extractvalue"(%t689_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %690 = "arith.addi"(%226, %16) : (i32, i32) -> i32
          %691 = "arith.andi"(%690, %374) : (i32, i32) -> i32
          %692 = "arith.shrui"(%691, %365) : (i32, i32) -> i32
          %693 = "arith.xori"(%690, %692) : (i32, i32) -> i32
          %694 = "llvm.getelementptr"(%391, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t699_d = "nvvm.ldmatrix"(%694) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %695 = "llvm.extractvalue"(%t699_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %696 = "llvm.extractvalue"(%t699_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %697 = "llvm.extractvalue"(%t699_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %698 = "llvm.extractvalue"(%t699_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %700 = "llvm.getelementptr"(%401, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t705_d = "nvvm.ldmatrix"(%700) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %701 = "llvm.extractvalue"(%t705_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %702 = "llvm.extractvalue"(%t705_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %703 = "llvm.extractvalue"(%t705_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %704 = "llvm.extractvalue"(%t705_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %706 = "llvm.getelementptr"(%408, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t711_d = "nvvm.ldmatrix"(%706) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %707 = "llvm.extractvalue"(%t711_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %708 = "llvm.extractvalue"(%t711_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %709 = "llvm.extractvalue"(%t711_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %710 = "llvm.extractvalue"(%t711_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %712 = "llvm.getelementptr"(%415, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t717_d = "nvvm.ldmatrix"(%712) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %713 = "llvm.extractvalue"(%t717_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %714 = "llvm.extractvalue"(%t717_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %715 = "llvm.extractvalue"(%t717_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %716 = "llvm.extractvalue"(%t717_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %718 = "llvm.bitcast"(%679) : (i32) -> vector<2xf16>
          %719 = "llvm.bitcast"(%680) : (i32) -> vector<2xf16>
          %720 = "llvm.bitcast"(%681) : (i32) -> vector<2xf16>
          %721 = "llvm.bitcast"(%682) : (i32) -> vector<2xf16>
          %722 = "llvm.bitcast"(%695) : (i32) -> vector<2xf16>
          %723 = "llvm.bitcast"(%696) : (i32) -> vector<2xf16>
          %t728_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %722, %723, %576, %577, %578, %579) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %724 = "llvm.extractvalue"(%t728_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %725 = "llvm.extractvalue"(%t728_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %726 = "llvm.extractvalue"(%t728_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %727 = "llvm.extractvalue"(%t728_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %729 = "llvm.bitcast"(%697) : (i32) -> vector<2xf16>
          %730 = "llvm.bitcast"(%698) : (i32) -> vector<2xf16>
          %t735_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %729, %730, %583, %584, %585, %586) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %731 = "llvm.extractvalue"(%t735_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %732 = "llvm.extractvalue"(%t735_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %733 = "llvm.extractvalue"(%t735_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %734 = "llvm.extractvalue"(%t735_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %736 = "llvm.bitcast"(%701) : (i32) -> vector<2xf16>
          %737 = "llvm.bitcast"(%702) : (i32) -> vector<2xf16>
          %t742_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %736, %737, %590, %591, %592, %593) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %738 = "llvm.extractvalue"(%t742_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %739 = "llvm.extractvalue"(%t742_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %740 = "llvm.extractvalue"(%t742_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %741 = "llvm.extractvalue"(%t742_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %743 = "llvm.bitcast"(%703) : (i32) -> vector<2xf16>
          %744 = "llvm.bitcast"(%704) : (i32) -> vector<2xf16>
          %t749_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %743, %744, %597, %598, %599, %600) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %745 = "llvm.extractvalue"(%t749_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %746 = "llvm.extractvalue"(%t749_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %747 = "llvm.extractvalue"(%t749_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %748 = "llvm.extractvalue"(%t749_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %750 = "llvm.bitcast"(%707) : (i32) -> vector<2xf16>
          %751 = "llvm.bitcast"(%708) : (i32) -> vector<2xf16>
          %t756_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %750, %751, %604, %605, %606, %607) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %752 = "llvm.extractvalue"(%t756_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %753 = "llvm.extractvalue"(%t756_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %754 = "llvm.extractvalue"(%t756_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %755 = "llvm.extractvalue"(%t756_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %757 = "llvm.bitcast"(%709) : (i32) -> vector<2xf16>
          %758 = "llvm.bitcast"(%710) : (i32) -> vector<2xf16>
          %t763_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %757, %758, %611, %612, %613, %614) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %759 = "llvm.extractvalue"(%t763_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %760 = "llvm.extractvalue"(%t763_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %761 = "llvm.extractvalue"(%t763_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %762 = "llvm.extractvalue"(%t763_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %764 = "llvm.bitcast"(%713) : (i32) -> vector<2xf16>
          %765 = "llvm.bitcast"(%714) : (i32) -> vector<2xf16>
          %t770_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %764, %765, %618, %619, %620, %621) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %766 = "llvm.extractvalue"(%t770_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %767 = "llvm.extractvalue"(%t770_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %768 = "llvm.extractvalue"(%t770_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %769 = "llvm.extractvalue"(%t770_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %771 = "llvm.bitcast"(%715) : (i32) -> vector<2xf16>
          %772 = "llvm.bitcast"(%716) : (i32) -> vector<2xf16>
          %t777_d = "llvm.call_intrinsic"(%718, %719, %720, %721, %771, %772, %625, %626, %627, %628) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %773 = "llvm.extractvalue"(%t777_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %774 = "llvm.extractvalue"(%t777_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %775 = "llvm.extractvalue"(%t777_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %776 = "llvm.extractvalue"(%t777_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %778 = "llvm.bitcast"(%685) : (i32) -> vector<2xf16>
          %779 = "llvm.bitcast"(%686) : (i32) -> vector<2xf16>
          %780 = "llvm.bitcast"(%687) : (i32) -> vector<2xf16>
          %781 = "llvm.bitcast"(%688) : (i32) -> vector<2xf16>
          %t786_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %771, %772, %634, %635, %636, %637) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %782 = "llvm.extractvalue"(%t786_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %783 = "llvm.extractvalue"(%t786_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %784 = "llvm.extractvalue"(%t786_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %785 = "llvm.extractvalue"(%t786_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t791_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %764, %765, %639, %640, %641, %642) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %787 = "llvm.extractvalue"(%t791_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %788 = "llvm.extractvalue"(%t791_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %789 = "llvm.extractvalue"(%t791_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %790 = "llvm.extractvalue"(%t791_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t796_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %757, %758, %644, %645, %646, %647) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %792 = "llvm.extractvalue"(%t796_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %793 = "llvm.extractvalue"(%t796_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %794 = "llvm.extractvalue"(%t796_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %795 = "llvm.extractvalue"(%t796_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t801_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %750, %751, %649, %650, %651, %652) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %797 = "llvm.extractvalue"(%t801_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %798 = "llvm.extractvalue"(%t801_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %799 = "llvm.extractvalue"(%t801_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %800 = "llvm.extractvalue"(%t801_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t806_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %743, %744, %654, %655, %656, %657) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %802 = "llvm.extractvalue"(%t806_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %803 = "llvm.extractvalue"(%t806_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %804 = "llvm.extractvalue"(%t806_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %805 = "llvm.extractvalue"(%t806_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t811_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %736, %737, %659, %660, %661, %662) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %807 = "llvm.extractvalue"(%t811_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %808 = "llvm.extractvalue"(%t811_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %809 = "llvm.extractvalue"(%t811_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %810 = "llvm.extractvalue"(%t811_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t816_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %729, %730, %664, %665, %666, %667) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %812 = "llvm.extractvalue"(%t816_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %813 = "llvm.extractvalue"(%t816_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %814 = "llvm.extractvalue"(%t816_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %815 = "llvm.extractvalue"(%t816_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t821_d = "llvm.call_intrinsic"(%778, %779, %780, %781, %722, %723, %669, %670, %671, %672) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %817 = "llvm.extractvalue"(%t821_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %818 = "llvm.extractvalue"(%t821_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %819 = "llvm.extractvalue"(%t821_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %820 = "llvm.extractvalue"(%t821_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %822 = "arith.constant"() {value = 48 : i32} : () -> i32
          %823 = "arith.addi"(%212, %822) : (i32, i32) -> i32
          %824 = "arith.andi"(%823, %374) : (i32, i32) -> i32
          %825 = "arith.shrui"(%824, %365) : (i32, i32) -> i32
          %826 = "arith.xori"(%823, %825) : (i32, i32) -> i32
          %827 = "llvm.getelementptr"(%373, %826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t832_d = "nvvm.ldmatrix"(%827) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %828 = "llvm.extractvalue"(%t832_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %829 = "llvm.extractvalue"(%t832_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %830 = "llvm.extractvalue"(%t832_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %831 = "llvm.extractvalue"(%t832_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %833 = "llvm.getelementptr"(%384, %826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t838_d = "nvvm.ldmatrix"(%833) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %834 = "llvm.extractvalue"(%t838_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %835 = "llvm.extractvalue"(%t838_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %836 = "llvm.extractvalue"(%t838_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %837 = "llvm.extractvalue"(%t838_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %839 = "arith.addi"(%226, %822) : (i32, i32) -> i32
          %840 = "arith.andi"(%839, %374) : (i32, i32) -> i32
          %841 = "arith.shrui"(%840, %365) : (i32, i32) -> i32
          %842 = "arith.xori"(%839, %841) : (i32, i32) -> i32
          %843 = "llvm.getelementptr"(%391, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t848_d = "nvvm.ldmatrix"(%843) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %844 = "llvm.extractvalue"(%t848_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %845 = "llvm.extractvalue"(%t848_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %846 = "llvm.extractvalue"(%t848_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %847 = "llvm.extractvalue"(%t848_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %849 = "llvm.getelementptr"(%401, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t854_d = "nvvm.ldmatrix"(%849) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %850 = "llvm.extractvalue"(%t854_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %851 = "llvm.extractvalue"(%t854_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %852 = "llvm.extractvalue"(%t854_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %853 = "llvm.extractvalue"(%t854_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %855 = "llvm.getelementptr"(%408, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t860_d = "nvvm.ldmatrix"(%855) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %856 = "llvm.extractvalue"(%t860_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %857 = "llvm.extractvalue"(%t860_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %858 = "llvm.extractvalue"(%t860_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %859 = "llvm.extractvalue"(%t860_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %861 = "llvm.getelementptr"(%415, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t866_d = "nvvm.ldmatrix"(%861) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %862 = "llvm.extractvalue"(%t866_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %863 = "llvm.extractvalue"(%t866_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %864 = "llvm.extractvalue"(%t866_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %865 = "llvm.extractvalue"(%t866_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %867 = "llvm.bitcast"(%828) : (i32) -> vector<2xf16>
          %868 = "llvm.bitcast"(%829) : (i32) -> vector<2xf16>
          %869 = "llvm.bitcast"(%830) : (i32) -> vector<2xf16>
          %870 = "llvm.bitcast"(%831) : (i32) -> vector<2xf16>
          %871 = "llvm.bitcast"(%844) : (i32) -> vector<2xf16>
          %872 = "llvm.bitcast"(%845) : (i32) -> vector<2xf16>
          %t877_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %871, %872, %724, %725, %726, %727) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %873 = "llvm.extractvalue"(%t877_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %874 = "llvm.extractvalue"(%t877_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %875 = "llvm.extractvalue"(%t877_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %876 = "llvm.extractvalue"(%t877_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %878 = "llvm.bitcast"(%846) : (i32) -> vector<2xf16>
          %879 = "llvm.bitcast"(%847) : (i32) -> vector<2xf16>
          %t884_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %878, %879, %731, %732, %733, %734) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %880 = "llvm.extractvalue"(%t884_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %881 = "llvm.extractvalue"(%t884_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %882 = "llvm.extractvalue"(%t884_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %883 = "llvm.extractvalue"(%t884_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %885 = "llvm.bitcast"(%850) : (i32) -> vector<2xf16>
          %886 = "llvm.bitcast"(%851) : (i32) -> vector<2xf16>
          %t891_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %885, %886, %738, %739, %740, %741) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %887 = "llvm.extractvalue"(%t891_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %888 = "llvm.extractvalue"(%t891_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %889 = "llvm.extractvalue"(%t891_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %890 = "llvm.extractvalue"(%t891_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %892 = "llvm.bitcast"(%852) : (i32) -> vector<2xf16>
          %893 = "llvm.bitcast"(%853) : (i32) -> vector<2xf16>
          %t898_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %892, %893, %745, %746, %747, %748) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %894 = "llvm.extractvalue"(%t898_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %895 = "llvm.extractvalue"(%t898_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %896 = "llvm.extractvalue"(%t898_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %897 = "llvm.extractvalue"(%t898_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %899 = "llvm.bitcast"(%856) : (i32) -> vector<2xf16>
          %900 = "llvm.bitcast"(%857) : (i32) -> vector<2xf16>
          %t905_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %899, %900, %752, %753, %754, %755) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %901 = "llvm.extractvalue"(%t905_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %902 = "llvm.extractvalue"(%t905_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %903 = "llvm.extractvalue"(%t905_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %904 = "llvm.extractvalue"(%t905_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %906 = "llvm.bitcast"(%858) : (i32) -> vector<2xf16>
          %907 = "llvm.bitcast"(%859) : (i32) -> vector<2xf16>
          %t912_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %906, %907, %759, %760, %761, %762) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %908 = "llvm.extractvalue"(%t912_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %909 = "llvm.extractvalue"(%t912_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %910 = "llvm.extractvalue"(%t912_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %911 = "llvm.extractvalue"(%t912_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %913 = "llvm.bitcast"(%862) : (i32) -> vector<2xf16>
          %914 = "llvm.bitcast"(%863) : (i32) -> vector<2xf16>
          %t919_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %913, %914, %766, %767, %768, %769) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %915 = "llvm.extractvalue"(%t919_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %916 = "llvm.extractvalue"(%t919_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %917 = "llvm.extractvalue"(%t919_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %918 = "llvm.extractvalue"(%t919_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %920 = "llvm.bitcast"(%864) : (i32) -> vector<2xf16>
          %921 = "llvm.bitcast"(%865) : (i32) -> vector<2xf16>
          %t926_d = "llvm.call_intrinsic"(%867, %868, %869, %870, %920, %921, %773, %774, %775, %776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %922 = "llvm.extractvalue"(%t926_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %923 = "llvm.extractvalue"(%t926_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %924 = "llvm.extractvalue"(%t926_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %925 = "llvm.extractvalue"(%t926_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %927 = "llvm.bitcast"(%834) : (i32) -> vector<2xf16>
          %928 = "llvm.bitcast"(%835) : (i32) -> vector<2xf16>
          %929 = "llvm.bitcast"(%836) : (i32) -> vector<2xf16>
          %930 = "llvm.bitcast"(%837) : (i32) -> vector<2xf16>
          %t935_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %920, %921, %782, %783, %784, %785) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %931 = "llvm.extractvalue"(%t935_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %932 = "llvm.extractvalue"(%t935_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %933 = "llvm.extractvalue"(%t935_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %934 = "llvm.extractvalue"(%t935_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t940_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %913, %914, %787, %788, %789, %790) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %936 = "llvm.extractvalue"(%t940_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %937 = "llvm.extractvalue"(%t940_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %938 = "llvm.extractvalue"(%t940_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %939 = "llvm.extractvalue"(%t940_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t945_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %906, %907, %792, %793, %794, %795) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %941 = "llvm.extractvalue"(%t945_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %942 = "llvm.extractvalue"(%t945_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %943 = "llvm.extractvalue"(%t945_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %944 = "llvm.extractvalue"(%t945_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t950_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %899, %900, %797, %798, %799, %800) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %946 = "llvm.extractvalue"(%t950_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %947 = "llvm.extractvalue"(%t950_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %948 = "llvm.extractvalue"(%t950_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %949 = "llvm.extractvalue"(%t950_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t955_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %892, %893, %802, %803, %804, %805) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %951 = "llvm.extractvalue"(%t955_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %952 = "llvm.extractvalue"(%t955_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %953 = "llvm.extractvalue"(%t955_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %954 = "llvm.extractvalue"(%t955_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t960_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %885, %886, %807, %808, %809, %810) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %956 = "llvm.extractvalue"(%t960_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %957 = "llvm.extractvalue"(%t960_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %958 = "llvm.extractvalue"(%t960_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %959 = "llvm.extractvalue"(%t960_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t965_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %878, %879, %812, %813, %814, %815) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %961 = "llvm.extractvalue"(%t965_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %962 = "llvm.extractvalue"(%t965_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %963 = "llvm.extractvalue"(%t965_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %964 = "llvm.extractvalue"(%t965_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t970_d = "llvm.call_intrinsic"(%927, %928, %929, %930, %871, %872, %817, %818, %819, %820) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %966 = "llvm.extractvalue"(%t970_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %967 = "llvm.extractvalue"(%t970_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %968 = "llvm.extractvalue"(%t970_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %969 = "llvm.extractvalue"(%t970_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          "nvvm.bar.warp.sync"(%18) {cutec.arm = 92 : i32} : (i32) -> ()
          "scf.if"(%29) ({
            %971 = "llvm.getelementptr"(%30, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t972_s0 = "llvm.ptrtoint"(%971) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t972_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"(%370, %369, %368, %873, %874, %875, %876, %966, %967, %968, %969, %880, %881, %882, %883, %961, %962, %963, %964, %887, %888, %889, %890, %956, %957, %958, %959, %894, %895, %896, %897, %951, %952, %953, %954, %901, %902, %903, %904, %946, %947, %948, %949, %908, %909, %910, %911, %941, %942, %943, %944, %915, %916, %917, %918, %936, %937, %938, %939, %922, %923, %924, %925, %931, %932, %933, %934) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %973 = "arith.constant"() {value = 256 : i32} : () -> i32
        "nvvm.barrier"(%53, %973) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 93 : i32} : (i32, i32) -> ()
        %974 = "vector.from_elements"(%230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262, %263, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
        %975 = "arith.truncf"(%974) : (vector<64xf32>) -> vector<64xbf16>
        %976 = "vector.extract"(%975) {static_position = array<i64: 0>} : (vector<64xbf16>) -> bf16
        %977 = "vector.extract"(%975) {static_position = array<i64: 1>} : (vector<64xbf16>) -> bf16
        %978 = "vector.extract"(%975) {static_position = array<i64: 2>} : (vector<64xbf16>) -> bf16
        %979 = "vector.extract"(%975) {static_position = array<i64: 3>} : (vector<64xbf16>) -> bf16
        %980 = "vector.extract"(%975) {static_position = array<i64: 4>} : (vector<64xbf16>) -> bf16
        %981 = "vector.extract"(%975) {static_position = array<i64: 5>} : (vector<64xbf16>) -> bf16
        %982 = "vector.extract"(%975) {static_position = array<i64: 6>} : (vector<64xbf16>) -> bf16
        %983 = "vector.extract"(%975) {static_position = array<i64: 7>} : (vector<64xbf16>) -> bf16
        %984 = "vector.extract"(%975) {static_position = array<i64: 8>} : (vector<64xbf16>) -> bf16
        %985 = "vector.extract"(%975) {static_position = array<i64: 9>} : (vector<64xbf16>) -> bf16
        %986 = "vector.extract"(%975) {static_position = array<i64: 10>} : (vector<64xbf16>) -> bf16
        %987 = "vector.extract"(%975) {static_position = array<i64: 11>} : (vector<64xbf16>) -> bf16
        %988 = "vector.extract"(%975) {static_position = array<i64: 12>} : (vector<64xbf16>) -> bf16
        %989 = "vector.extract"(%975) {static_position = array<i64: 13>} : (vector<64xbf16>) -> bf16
        %990 = "vector.extract"(%975) {static_position = array<i64: 14>} : (vector<64xbf16>) -> bf16
        %991 = "vector.extract"(%975) {static_position = array<i64: 15>} : (vector<64xbf16>) -> bf16
        %992 = "vector.extract"(%975) {static_position = array<i64: 16>} : (vector<64xbf16>) -> bf16
        %993 = "vector.extract"(%975) {static_position = array<i64: 17>} : (vector<64xbf16>) -> bf16
        %994 = "vector.extract"(%975) {static_position = array<i64: 18>} : (vector<64xbf16>) -> bf16
        %995 = "vector.extract"(%975) {static_position = array<i64: 19>} : (vector<64xbf16>) -> bf16
        %996 = "vector.extract"(%975) {static_position = array<i64: 20>} : (vector<64xbf16>) -> bf16
        %997 = "vector.extract"(%975) {static_position = array<i64: 21>} : (vector<64xbf16>) -> bf16
        %998 = "vector.extract"(%975) {static_position = array<i64: 22>} : (vector<64xbf16>) -> bf16
        %999 = "vector.extract"(%975) {static_position = array<i64: 23>} : (vector<64xbf16>) -> bf16
        %1000 = "vector.extract"(%975) {static_position = array<i64: 24>} : (vector<64xbf16>) -> bf16
        %1001 = "vector.extract"(%975) {static_position = array<i64: 25>} : (vector<64xbf16>) -> bf16
        %1002 = "vector.extract"(%975) {static_position = array<i64: 26>} : (vector<64xbf16>) -> bf16
        %1003 = "vector.extract"(%975) {static_position = array<i64: 27>} : (vector<64xbf16>) -> bf16
        %1004 = "vector.extract"(%975) {static_position = array<i64: 28>} : (vector<64xbf16>) -> bf16
        %1005 = "vector.extract"(%975) {static_position = array<i64: 29>} : (vector<64xbf16>) -> bf16
        %1006 = "vector.extract"(%975) {static_position = array<i64: 30>} : (vector<64xbf16>) -> bf16
        %1007 = "vector.extract"(%975) {static_position = array<i64: 31>} : (vector<64xbf16>) -> bf16
        %1008 = "vector.extract"(%975) {static_position = array<i64: 32>} : (vector<64xbf16>) -> bf16
        %1009 = "vector.extract"(%975) {static_position = array<i64: 33>} : (vector<64xbf16>) -> bf16
        %1010 = "vector.extract"(%975) {static_position = array<i64: 34>} : (vector<64xbf16>) -> bf16
        %1011 = "vector.extract"(%975) {static_position = array<i64: 35>} : (vector<64xbf16>) -> bf16
        %1012 = "vector.extract"(%975) {static_position = array<i64: 36>} : (vector<64xbf16>) -> bf16
        %1013 = "vector.extract"(%975) {static_position = array<i64: 37>} : (vector<64xbf16>) -> bf16
        %1014 = "vector.extract"(%975) {static_position = array<i64: 38>} : (vector<64xbf16>) -> bf16
        %1015 = "vector.extract"(%975) {static_position = array<i64: 39>} : (vector<64xbf16>) -> bf16
        %1016 = "vector.extract"(%975) {static_position = array<i64: 40>} : (vector<64xbf16>) -> bf16
        %1017 = "vector.extract"(%975) {static_position = array<i64: 41>} : (vector<64xbf16>) -> bf16
        %1018 = "vector.extract"(%975) {static_position = array<i64: 42>} : (vector<64xbf16>) -> bf16
        %1019 = "vector.extract"(%975) {static_position = array<i64: 43>} : (vector<64xbf16>) -> bf16
        %1020 = "vector.extract"(%975) {static_position = array<i64: 44>} : (vector<64xbf16>) -> bf16
        %1021 = "vector.extract"(%975) {static_position = array<i64: 45>} : (vector<64xbf16>) -> bf16
        %1022 = "vector.extract"(%975) {static_position = array<i64: 46>} : (vector<64xbf16>) -> bf16
        %1023 = "vector.extract"(%975) {static_position = array<i64: 47>} : (vector<64xbf16>) -> bf16
        %1024 = "vector.extract"(%975) {static_position = array<i64: 48>} : (vector<64xbf16>) -> bf16
        %1025 = "vector.extract"(%975) {static_position = array<i64: 49>} : (vector<64xbf16>) -> bf16
        %1026 = "vector.extract"(%975) {static_position = array<i64: 50>} : (vector<64xbf16>) -> bf16
        %1027 = "vector.extract"(%975) {static_position = array<i64: 51>} : (vector<64xbf16>) -> bf16
        %1028 = "vector.extract"(%975) {static_position = array<i64: 52>} : (vector<64xbf16>) -> bf16
        %1029 = "vector.extract"(%975) {static_position = array<i64: 53>} : (vector<64xbf16>) -> bf16
        %1030 = "vector.extract"(%975) {static_position = array<i64: 54>} : (vector<64xbf16>) -> bf16
        %1031 = "vector.extract"(%975) {static_position = array<i64: 55>} : (vector<64xbf16>) -> bf16
        %1032 = "vector.extract"(%975) {static_position = array<i64: 56>} : (vector<64xbf16>) -> bf16
        %1033 = "vector.extract"(%975) {static_position = array<i64: 57>} : (vector<64xbf16>) -> bf16
        %1034 = "vector.extract"(%975) {static_position = array<i64: 58>} : (vector<64xbf16>) -> bf16
        %1035 = "vector.extract"(%975) {static_position = array<i64: 59>} : (vector<64xbf16>) -> bf16
        %1036 = "vector.extract"(%975) {static_position = array<i64: 60>} : (vector<64xbf16>) -> bf16
        %1037 = "vector.extract"(%975) {static_position = array<i64: 61>} : (vector<64xbf16>) -> bf16
        %1038 = "vector.extract"(%975) {static_position = array<i64: 62>} : (vector<64xbf16>) -> bf16
        %1039 = "vector.extract"(%975) {static_position = array<i64: 63>} : (vector<64xbf16>) -> bf16
        %1040 = "arith.muli"(%128, %60) : (i32, i32) -> i32
        %1041 = "arith.addi"(%133, %1040) : (i32, i32) -> i32
        %1042 = "llvm.getelementptr"(%26, %135) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1043 = "arith.constant"() {value = 448 : i32} : () -> i32
        %1044 = "arith.andi"(%1041, %1043) : (i32, i32) -> i32
        %1045 = "arith.constant"() {value = 3 : i32} : () -> i32
        %1046 = "arith.shrui"(%1044, %1045) : (i32, i32) -> i32
        %1047 = "arith.xori"(%1041, %1046) : (i32, i32) -> i32
        %1048 = "llvm.getelementptr"(%1042, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1049 = "vector.from_elements"(%976, %977) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1049, %1048) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1050 = "arith.addi"(%1041, %202) : (i32, i32) -> i32
        %1051 = "arith.andi"(%1050, %1043) : (i32, i32) -> i32
        %1052 = "arith.shrui"(%1051, %1045) : (i32, i32) -> i32
        %1053 = "arith.xori"(%1050, %1052) : (i32, i32) -> i32
        %1054 = "llvm.getelementptr"(%1042, %1053) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1055 = "vector.from_elements"(%984, %985) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1055, %1054) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1056 = "arith.addi"(%1041, %16) : (i32, i32) -> i32
        %1057 = "arith.andi"(%1056, %1043) : (i32, i32) -> i32
        %1058 = "arith.shrui"(%1057, %1045) : (i32, i32) -> i32
        %1059 = "arith.xori"(%1056, %1058) : (i32, i32) -> i32
        %1060 = "llvm.getelementptr"(%1042, %1059) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1061 = "vector.from_elements"(%992, %993) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1061, %1060) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1062 = "arith.constant"() {value = 48 : i32} : () -> i32
        %1063 = "arith.addi"(%1041, %1062) : (i32, i32) -> i32
        %1064 = "arith.andi"(%1063, %1043) : (i32, i32) -> i32
        %1065 = "arith.shrui"(%1064, %1045) : (i32, i32) -> i32
        %1066 = "arith.xori"(%1063, %1065) : (i32, i32) -> i32
        %1067 = "llvm.getelementptr"(%1042, %1066) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1068 = "vector.from_elements"(%1000, %1001) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1068, %1067) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1069 = "arith.addi"(%1047, %136) : (i32, i32) -> i32
        %1070 = "llvm.getelementptr"(%1042, %1069) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1071 = "vector.from_elements"(%978, %979) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1071, %1070) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1072 = "arith.addi"(%1053, %136) : (i32, i32) -> i32
        %1073 = "llvm.getelementptr"(%1042, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1074 = "vector.from_elements"(%986, %987) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1074, %1073) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1075 = "arith.addi"(%1059, %136) : (i32, i32) -> i32
        %1076 = "llvm.getelementptr"(%1042, %1075) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1077 = "vector.from_elements"(%994, %995) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1077, %1076) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1078 = "arith.addi"(%1066, %136) : (i32, i32) -> i32
        %1079 = "llvm.getelementptr"(%1042, %1078) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1080 = "vector.from_elements"(%1002, %1003) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1080, %1079) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1081 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %1082 = "arith.addi"(%1047, %1081) : (i32, i32) -> i32
        %1083 = "llvm.getelementptr"(%1042, %1082) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1084 = "vector.from_elements"(%980, %981) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1084, %1083) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1085 = "arith.addi"(%1053, %1081) : (i32, i32) -> i32
        %1086 = "llvm.getelementptr"(%1042, %1085) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1087 = "vector.from_elements"(%988, %989) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1087, %1086) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1088 = "arith.addi"(%1059, %1081) : (i32, i32) -> i32
        %1089 = "llvm.getelementptr"(%1042, %1088) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1090 = "vector.from_elements"(%996, %997) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1090, %1089) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1091 = "arith.addi"(%1066, %1081) : (i32, i32) -> i32
        %1092 = "llvm.getelementptr"(%1042, %1091) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1093 = "vector.from_elements"(%1004, %1005) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1093, %1092) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1094 = "arith.constant"() {value = 4608 : i32} : () -> i32
        %1095 = "arith.addi"(%1047, %1094) : (i32, i32) -> i32
        %1096 = "llvm.getelementptr"(%1042, %1095) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1097 = "vector.from_elements"(%982, %983) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1097, %1096) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1098 = "arith.addi"(%1053, %1094) : (i32, i32) -> i32
        %1099 = "llvm.getelementptr"(%1042, %1098) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1100 = "vector.from_elements"(%990, %991) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1100, %1099) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1101 = "arith.addi"(%1059, %1094) : (i32, i32) -> i32
        %1102 = "llvm.getelementptr"(%1042, %1101) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1103 = "vector.from_elements"(%998, %999) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1103, %1102) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1104 = "arith.addi"(%1066, %1094) : (i32, i32) -> i32
        %1105 = "llvm.getelementptr"(%1042, %1104) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1106 = "vector.from_elements"(%1006, %1007) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1106, %1105) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1107 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %1108 = "arith.addi"(%1047, %1107) : (i32, i32) -> i32
        %1109 = "llvm.getelementptr"(%1042, %1108) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1110 = "vector.from_elements"(%1008, %1009) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1110, %1109) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1111 = "arith.addi"(%1053, %1107) : (i32, i32) -> i32
        %1112 = "llvm.getelementptr"(%1042, %1111) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1113 = "vector.from_elements"(%1016, %1017) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1113, %1112) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1114 = "arith.addi"(%1059, %1107) : (i32, i32) -> i32
        %1115 = "llvm.getelementptr"(%1042, %1114) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1116 = "vector.from_elements"(%1024, %1025) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1116, %1115) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1117 = "arith.addi"(%1066, %1107) : (i32, i32) -> i32
        %1118 = "llvm.getelementptr"(%1042, %1117) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1119 = "vector.from_elements"(%1032, %1033) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1119, %1118) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1120 = "arith.constant"() {value = 8704 : i32} : () -> i32
        %1121 = "arith.addi"(%1047, %1120) : (i32, i32) -> i32
        %1122 = "llvm.getelementptr"(%1042, %1121) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1123 = "vector.from_elements"(%1010, %1011) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1123, %1122) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1124 = "arith.addi"(%1053, %1120) : (i32, i32) -> i32
        %1125 = "llvm.getelementptr"(%1042, %1124) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1126 = "vector.from_elements"(%1018, %1019) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1126, %1125) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1127 = "arith.addi"(%1059, %1120) : (i32, i32) -> i32
        %1128 = "llvm.getelementptr"(%1042, %1127) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1129 = "vector.from_elements"(%1026, %1027) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1129, %1128) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1130 = "arith.addi"(%1066, %1120) : (i32, i32) -> i32
        %1131 = "llvm.getelementptr"(%1042, %1130) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1132 = "vector.from_elements"(%1034, %1035) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1132, %1131) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1133 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %1134 = "arith.addi"(%1047, %1133) : (i32, i32) -> i32
        %1135 = "llvm.getelementptr"(%1042, %1134) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1136 = "vector.from_elements"(%1012, %1013) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1136, %1135) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1137 = "arith.addi"(%1053, %1133) : (i32, i32) -> i32
        %1138 = "llvm.getelementptr"(%1042, %1137) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1139 = "vector.from_elements"(%1020, %1021) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1139, %1138) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1140 = "arith.addi"(%1059, %1133) : (i32, i32) -> i32
        %1141 = "llvm.getelementptr"(%1042, %1140) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1142 = "vector.from_elements"(%1028, %1029) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1142, %1141) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1143 = "arith.addi"(%1066, %1133) : (i32, i32) -> i32
        %1144 = "llvm.getelementptr"(%1042, %1143) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1145 = "vector.from_elements"(%1036, %1037) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1145, %1144) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1146 = "arith.constant"() {value = 12800 : i32} : () -> i32
        %1147 = "arith.addi"(%1047, %1146) : (i32, i32) -> i32
        %1148 = "llvm.getelementptr"(%1042, %1147) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1149 = "vector.from_elements"(%1014, %1015) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1149, %1148) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1150 = "arith.addi"(%1053, %1146) : (i32, i32) -> i32
        %1151 = "llvm.getelementptr"(%1042, %1150) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1152 = "vector.from_elements"(%1022, %1023) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1152, %1151) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1153 = "arith.addi"(%1059, %1146) : (i32, i32) -> i32
        %1154 = "llvm.getelementptr"(%1042, %1153) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1155 = "vector.from_elements"(%1030, %1031) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1155, %1154) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %1156 = "arith.addi"(%1066, %1146) : (i32, i32) -> i32
        %1157 = "llvm.getelementptr"(%1042, %1156) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1158 = "vector.from_elements"(%1038, %1039) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%1158, %1157) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "nvvm.barrier"(%53, %973) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 94 : i32} : (i32, i32) -> ()
        %1159 = "arith.cmpi"(%6, %16) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1159) ({
          %1160 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 8192>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1161 = "arith.addi"(%59, %54) : (i32, i32) -> i32
          %1162 = "nvvm.elect.sync"() {cutec.arm = 95 : i32} : () -> i1
          "scf.if"(%1162) ({
            %t1163_s1 = "llvm.ptrtoint"(%26) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t1163_s1, %59, %58) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
            %t1164_s1 = "llvm.ptrtoint"(%1160) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t1164_s1, %1161, %58) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.bulk.commit.group"() : () -> ()
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%19, %19, %53, %227, %228, %229) : (i32, i32, i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32, i32, i32)
      "llvm.return"() : () -> ()
    }) {sym_name = "kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr)>, gpu.kernel, nvvm.reqntid = array<i32: 288, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_120a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%5) : (i32) -> i64
    %15 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%4, %9, %14, %15) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 127 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 128 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.addi"(%5, %19) : (i32, i32) -> i32
    %24 = "arith.divui"(%23, %21) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 1 : i32} : () -> i32
    %26 = "arith.constant"() {value = 288 : i32} : () -> i32
    %27 = "arith.constant"() {value = 99328 : i32} : () -> i32
    "gpu.launch_func"(%22, %24, %25, %26, %25, %25, %27, %13, %16, %1, %2, %5, %18) {kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "f16", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
