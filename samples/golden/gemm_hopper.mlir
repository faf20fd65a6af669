"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i32, %7: i32):
      %8 = "arith.constant"() {value = 128 : i32} : () -> i32
      %9 = "llvm.alloca"(%8) {elem_type = f32, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %10 = "arith.constant"() {value = 32 : i32} : () -> i32
      %11 = "llvm.alloca"(%10) {elem_type = f16, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %12 = "arith.constant"() {value = 32 : i32} : () -> i32
      %13 = "llvm.alloca"(%12) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %14 = "arith.constant"() {value = 32 : i32} : () -> i32
      %15 = "llvm.alloca"(%14) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %16 = "arith.constant"() {value = 32 : i32} : () -> i32
      %17 = "llvm.alloca"(%16) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %18 = "arith.constant"() {value = 32 : i32} : () -> i32
      %19 = "llvm.alloca"(%18) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "arith.constant"() {value = 128 : i32} : () -> i32
      %24 = "arith.divui"(%20, %23) : (i32, i32) -> i32
      %25 = "arith.constant"() {value = -1 : i32} : () -> i32
      %26 = "arith.constant"() {value = 0 : i32} : () -> i32
      %27 = "arith.constant"() {value = 31 : i32} : () -> i32
      %28 = "nvvm.shfl.sync"(%25, %24, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %29 = "arith.constant"() {value = 32 : i32} : () -> i32
      %30 = "arith.divui"(%20, %29) : (i32, i32) -> i32
      %31 = "nvvm.shfl.sync"(%25, %30, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %32 = "arith.cmpi"(%31, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%32) ({
        %33 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%33) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %35 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%35) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %37 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%37) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %39 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %40 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %45 = "arith.constant"() {value = 2 : i32} : () -> i32
      %46 = "arith.remui"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.divui"(%44, %45) : (i32, i32) -> i32
      %48 = "arith.remui"(%43, %45) : (i32, i32) -> i32
      %49 = "arith.divui"(%43, %45) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%48, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      %51 = "arith.constant"() {value = true} : () -> i1
      %52 = "arith.ori"(%50, %51) : (i1, i1) -> i1
      %53 = "arith.cmpi"(%43, %45) {predicate = 2 : i64} : (i32, i32) -> i1
      %54 = "arith.andi"(%52, %53) : (i1, i1) -> i1
      %55 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %56 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %59 = "arith.addi"(%57, %58) : (i32, i32) -> i32
      %60 = "arith.constant"() {value = 384 : i32} : () -> i32
      %61 = "arith.muli"(%59, %60) : (i32, i32) -> i32
      %62 = "arith.addi"(%56, %61) : (i32, i32) -> i32
      %63 = "arith.divui"(%62, %29) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%63, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%64) ({
        %65 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%65) ({
          %66 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t67_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t75_s0 = "llvm.ptrtoint"(%55) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t77_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %80 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t81_s0 = "llvm.ptrtoint"(%80) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t81_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %82 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %83 = "arith.constant"() {value = 1 : i32} : () -> i32
      %84 = "arith.subi"(%28, %83) : (i32, i32) -> i32
      %85 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
      %89 = "arith.muli"(%88, %60) : (i32, i32) -> i32
      %90 = "arith.addi"(%85, %89) : (i32, i32) -> i32
      %91 = "arith.divui"(%90, %29) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%91, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%92) ({
        %93 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%93) ({
          %t94_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t94_s0, %23) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %95 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t96_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t96_s0, %23) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %97 = "arith.cmpi"(%84, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      %98 = "arith.extui"(%97) : (i1) -> i32
      %99 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %100 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %101 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %102 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %103 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %104 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %105 = "arith.remui"(%99, %45) : (i32, i32) -> i32
      %106 = "arith.remui"(%100, %83) : (i32, i32) -> i32
      %107 = "arith.constant"() {value = 63 : i32} : () -> i32
      %108 = "arith.addi"(%2, %107) : (i32, i32) -> i32
      %109 = "arith.constant"() {value = 64 : i32} : () -> i32
      %110 = "arith.divui"(%108, %109) : (i32, i32) -> i32
      %111 = "arith.cmpi"(%28, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      %112, %113, %114 = "scf.if"(%111) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %115, %116 = "scf.if"(%32) ({
          %117 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
          %118 = "nvvm.shfl.sync"(%25, %117, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %119 = "arith.andi"(%118, %83) : (i32, i32) -> i32
          %120 = "arith.shrsi"(%118, %83) : (i32, i32) -> i32
          %121 = "arith.constant"() {value = 127 : i32} : () -> i32
          %122 = "arith.addi"(%1, %121) : (i32, i32) -> i32
          %123 = "arith.divui"(%122, %23) : (i32, i32) -> i32
          %124 = "arith.constant"() {value = 256 : i32} : () -> i32
          %125 = "arith.constant"() {value = 255 : i32} : () -> i32
          %126 = "arith.addi"(%4, %125) : (i32, i32) -> i32
          %127 = "arith.divui"(%126, %124) : (i32, i32) -> i32
          %128 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %129 = "arith.muli"(%119, %128) : (i32, i32) -> i32
          %130 = "llvm.getelementptr"(%40, %129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %131 = "arith.muli"(%119, %23) : (i32, i32) -> i32
          %132 = "arith.shli"(%83, %119) : (i32, i32) -> i32
          %133 = "arith.cmpi"(%119, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %134 = "arith.select"(%133, %132, %26) : (i1, i32, i32) -> i32
          %135 = "arith.ori"(%26, %134) : (i32, i32) -> i32
          %136 = "arith.trunci"(%135) : (i32) -> i16
          %137 = "arith.muli"(%7, %6) : (i32, i32) -> i32
          %138 = "arith.divui"(%101, %137) : (i32, i32) -> i32
          %139 = "arith.remui"(%101, %137) : (i32, i32) -> i32
          %140 = "arith.constant"() {value = 8 : i32} : () -> i32
          %141 = "arith.muli"(%7, %140) : (i32, i32) -> i32
          %142 = "arith.divui"(%139, %141) : (i32, i32) -> i32
          %143 = "arith.remui"(%139, %141) : (i32, i32) -> i32
          %144 = "arith.muli"(%142, %140) : (i32, i32) -> i32
          %145 = "arith.subi"(%6, %144) : (i32, i32) -> i32
          %146 = "arith.minsi"(%140, %145) : (i32, i32) -> i32
          %147 = "arith.remsi"(%143, %146) : (i32, i32) -> i32
          %148 = "arith.xori"(%147, %146) : (i32, i32) -> i32
          %149 = "arith.cmpi"(%148, %26) {predicate = 2 : i64} : (i32, i32) -> i1
          %150 = "arith.cmpi"(%147, %26) {predicate = 1 : i64} : (i32, i32) -> i1
          %151 = "arith.andi"(%149, %150) : (i1, i1) -> i1
          %152 = "arith.divsi"(%143, %146) : (i32, i32) -> i32
          %153 = "arith.extsi"(%151) : (i1) -> i32
          %154 = "arith.addi"(%152, %153) : (i32, i32) -> i32
          %155 = "arith.addi"(%147, %146) : (i32, i32) -> i32
          %156 = "arith.select"(%151, %155, %147) : (i1, i32, i32) -> i32
          %157 = "arith.addi"(%144, %156) : (i32, i32) -> i32
          %158 = "arith.muli"(%157, %45) : (i32, i32) -> i32
          %159 = "arith.addi"(%158, %105) : (i32, i32) -> i32
          %160 = "arith.addi"(%154, %106) : (i32, i32) -> i32
          %161 = "arith.muli"(%6, %7) : (i32, i32) -> i32
          %162 = "arith.cmpi"(%101, %161) {predicate = 2 : i64} : (i32, i32) -> i1
          %163, %164, %165, %166, %167, %168, %169, %170, %171 = "scf.while"(%162, %159, %160, %138, %101, %26, %26, %26, %83) ({
          ^bb0(%172: i1, %173: i32, %174: i32, %175: i32, %176: i32, %177: i32, %178: i32, %179: i32, %180: i32):
            "scf.condition"(%172, %172, %173, %174, %175, %176, %177, %178, %179, %180) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%181: i1, %182: i32, %183: i32, %184: i32, %185: i32, %186: i32, %187: i32, %188: i32, %189: i32):
            %190, %191, %192 = "scf.for"(%26, %110, %83, %187, %188, %189) ({
            ^bb0(%193: i32, %194: i32, %195: i32, %196: i32):
              %197 = "llvm.getelementptr"(%55, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t198_s0 = "llvm.ptrtoint"(%197) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t198_s0, %196) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %199 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%199) ({
                %200 = "llvm.getelementptr"(%42, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %201 = "arith.constant"() {value = 49152 : i32} : () -> i32
                %t202_s0 = "llvm.ptrtoint"(%200) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t202_s0, %201) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %203 = "llvm.getelementptr"(%42, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %204 = "arith.muli"(%182, %23) : (i32, i32) -> i32
              %205 = "arith.muli"(%193, %109) : (i32, i32) -> i32
              %206 = "arith.muli"(%195, %128) : (i32, i32) -> i32
              %207 = "llvm.getelementptr"(%39, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %208 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%208) ({
                %t209_s0 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
                %t209_s2 = "llvm.ptrtoint"(%203) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t209_s0, %0, %t209_s2, %205, %204) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %210 = "arith.muli"(%183, %124) : (i32, i32) -> i32
              %211 = "arith.addi"(%131, %210) : (i32, i32) -> i32
              %212 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %213 = "arith.muli"(%195, %212) : (i32, i32) -> i32
              %214 = "llvm.getelementptr"(%130, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %215 = "arith.constant"() {value = 3 : i16} : () -> i16
              %216 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%216) ({
                %t217_s0 = "llvm.ptrtoint"(%214) : (!llvm.ptr<3>) -> i32
                %t217_s2 = "llvm.ptrtoint"(%203) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t217_s0, %3, %t217_s2, %205, %211, %215) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {$3, $4}], [$2], $5;", constraints = "r,l,r,r,r,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %218 = "arith.addi"(%195, %83) : (i32, i32) -> i32
              %219 = "arith.constant"() {value = 4 : i32} : () -> i32
              %220 = "arith.cmpi"(%218, %219) {predicate = 0 : i64} : (i32, i32) -> i1
              %221 = "arith.xori"(%196, %83) : (i32, i32) -> i32
              %222 = "arith.select"(%220, %221, %196) : (i1, i32, i32) -> i32
              %223 = "arith.select"(%220, %26, %218) : (i1, i32, i32) -> i32
              %224 = "arith.addi"(%194, %83) : (i32, i32) -> i32
              "scf.yield"(%224, %223, %222) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %225 = "arith.addi"(%185, %104) : (i32, i32) -> i32
            %226 = "arith.addi"(%186, %83) : (i32, i32) -> i32
            %227 = "arith.divui"(%225, %137) : (i32, i32) -> i32
            %228 = "arith.remui"(%225, %137) : (i32, i32) -> i32
            %229 = "arith.divui"(%228, %141) : (i32, i32) -> i32
            %230 = "arith.remui"(%228, %141) : (i32, i32) -> i32
            %231 = "arith.muli"(%229, %140) : (i32, i32) -> i32
            %232 = "arith.subi"(%6, %231) : (i32, i32) -> i32
            %233 = "arith.minsi"(%140, %232) : (i32, i32) -> i32
            %234 = "arith.remsi"(%230, %233) : (i32, i32) -> i32
            %235 = "arith.xori"(%234, %233) : (i32, i32) -> i32
            %236 = "arith.cmpi"(%235, %26) {predicate = 2 : i64} : (i32, i32) -> i1
            %237 = "arith.cmpi"(%234, %26) {predicate = 1 : i64} : (i32, i32) -> i1
            %238 = "arith.andi"(%236, %237) : (i1, i1) -> i1
            %239 = "arith.divsi"(%230, %233) : (i32, i32) -> i32
            %240 = "arith.extsi"(%238) : (i1) -> i32
            %241 = "arith.addi"(%239, %240) : (i32, i32) -> i32
            %242 = "arith.addi"(%234, %233) : (i32, i32) -> i32
            %243 = "arith.select"(%238, %242, %234) : (i1, i32, i32) -> i32
            %244 = "arith.addi"(%231, %243) : (i32, i32) -> i32
            %245 = "arith.muli"(%244, %45) : (i32, i32) -> i32
            %246 = "arith.addi"(%245, %105) : (i32, i32) -> i32
            %247 = "arith.addi"(%241, %106) : (i32, i32) -> i32
            %248 = "arith.cmpi"(%225, %161) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.yield"(%248, %246, %247, %227, %225, %226, %190, %191, %192) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32)
          %249 = "llvm.getelementptr"(%55, %170) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t250_s0 = "llvm.ptrtoint"(%249) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t250_s0, %171) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %251 = "arith.addi"(%170, %83) : (i32, i32) -> i32
          %252 = "arith.constant"() {value = 4 : i32} : () -> i32
          %253 = "arith.cmpi"(%251, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %254 = "arith.xori"(%171, %83) : (i32, i32) -> i32
          %255 = "arith.select"(%253, %254, %171) : (i1, i32, i32) -> i32
          %256 = "arith.select"(%253, %26, %251) : (i1, i32, i32) -> i32
          %257 = "arith.addi"(%169, %83) : (i32, i32) -> i32
          %258 = "llvm.getelementptr"(%55, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t259_s0 = "llvm.ptrtoint"(%258) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t259_s0, %255) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %260 = "arith.addi"(%256, %83) : (i32, i32) -> i32
          %261 = "arith.cmpi"(%260, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %262 = "arith.xori"(%255, %83) : (i32, i32) -> i32
          %263 = "arith.select"(%261, %262, %255) : (i1, i32, i32) -> i32
          %264 = "arith.select"(%261, %26, %260) : (i1, i32, i32) -> i32
          %265 = "arith.addi"(%257, %83) : (i32, i32) -> i32
          %266 = "llvm.getelementptr"(%55, %264) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t267_s0 = "llvm.ptrtoint"(%266) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t267_s0, %263) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %268 = "arith.addi"(%264, %83) : (i32, i32) -> i32
          %269 = "arith.cmpi"(%268, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %270 = "arith.xori"(%263, %83) : (i32, i32) -> i32
          %271 = "arith.select"(%269, %270, %263) : (i1, i32, i32) -> i32
          %272 = "arith.select"(%269, %26, %268) : (i1, i32, i32) -> i32
          %273 = "arith.addi"(%265, %83) : (i32, i32) -> i32
          %274 = "llvm.getelementptr"(%55, %272) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t275_s0 = "llvm.ptrtoint"(%274) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t275_s0, %271) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %276 = "arith.addi"(%272, %83) : (i32, i32) -> i32
          %277 = "arith.cmpi"(%276, %252) {predicate = 0 : i64} : (i32, i32) -> i1
          %278 = "arith.xori"(%271, %83) : (i32, i32) -> i32
          %279 = "arith.select"(%277, %278, %271) : (i1, i32, i32) -> i32
          %280 = "arith.select"(%277, %26, %276) : (i1, i32, i32) -> i32
          %281 = "arith.addi"(%273, %83) : (i32, i32) -> i32
          "scf.yield"(%167, %168) : (i32, i32) -> ()
        }, {
          "scf.yield"(%101, %26) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.yield"(%115, %116, %51) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %282 = "arith.subi"(%20, %23) : (i32, i32) -> i32
        %283 = "arith.andi"(%84, %83) : (i32, i32) -> i32
        %284 = "arith.muli"(%283, %23) : (i32, i32) -> i32
        %285 = "arith.divui"(%284, %23) : (i32, i32) -> i32
        %286 = "arith.remui"(%285, %45) : (i32, i32) -> i32
        %287 = "arith.divui"(%285, %45) : (i32, i32) -> i32
        %288 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %289 = "arith.muli"(%286, %288) : (i32, i32) -> i32
        %290 = "llvm.getelementptr"(%39, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %291 = "arith.muli"(%7, %6) : (i32, i32) -> i32
        %292 = "arith.divui"(%101, %291) : (i32, i32) -> i32
        %293 = "arith.remui"(%101, %291) : (i32, i32) -> i32
        %294 = "arith.constant"() {value = 8 : i32} : () -> i32
        %295 = "arith.muli"(%7, %294) : (i32, i32) -> i32
        %296 = "arith.divui"(%293, %295) : (i32, i32) -> i32
        %297 = "arith.remui"(%293, %295) : (i32, i32) -> i32
        %298 = "arith.muli"(%296, %294) : (i32, i32) -> i32
        %299 = "arith.subi"(%6, %298) : (i32, i32) -> i32
        %300 = "arith.minsi"(%294, %299) : (i32, i32) -> i32
        %301 = "arith.remsi"(%297, %300) : (i32, i32) -> i32
        %302 = "arith.xori"(%301, %300) : (i32, i32) -> i32
        %303 = "arith.cmpi"(%302, %26) {predicate = 2 : i64} : (i32, i32) -> i1
        %304 = "arith.cmpi"(%301, %26) {predicate = 1 : i64} : (i32, i32) -> i1
        %305 = "arith.andi"(%303, %304) : (i1, i1) -> i1
        %306 = "arith.divsi"(%297, %300) : (i32, i32) -> i32
        %307 = "arith.extsi"(%305) : (i1) -> i32
        %308 = "arith.addi"(%306, %307) : (i32, i32) -> i32
        %309 = "arith.addi"(%301, %300) : (i32, i32) -> i32
        %310 = "arith.select"(%305, %309, %301) : (i1, i32, i32) -> i32
        %311 = "arith.addi"(%298, %310) : (i32, i32) -> i32
        %312 = "arith.muli"(%311, %45) : (i32, i32) -> i32
        %313 = "arith.addi"(%312, %105) : (i32, i32) -> i32
        %314 = "arith.addi"(%308, %106) : (i32, i32) -> i32
        %315 = "arith.muli"(%6, %7) : (i32, i32) -> i32
        %316 = "arith.cmpi"(%101, %315) {predicate = 2 : i64} : (i32, i32) -> i1
        %317, %318, %319, %320, %321, %322, %323, %324, %325, %326 = "scf.while"(%316, %313, %314, %292, %51, %101, %26, %26, %26, %26) ({
        ^bb0(%327: i1, %328: i32, %329: i32, %330: i32, %331: i1, %332: i32, %333: i32, %334: i32, %335: i32, %336: i32):
          "scf.condition"(%327, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336) : (i1, i1, i32, i32, i32, i1, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%337: i1, %338: i32, %339: i32, %340: i32, %341: i1, %342: i32, %343: i32, %344: i32, %345: i32, %346: i32):
          %347 = "llvm.getelementptr"(%42, %345) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t348_s0 = "llvm.ptrtoint"(%347) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t348_s0, %346) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %349 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %350 = "arith.muli"(%345, %349) : (i32, i32) -> i32
          %351 = "llvm.getelementptr"(%290, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %352 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %353 = "arith.muli"(%345, %352) : (i32, i32) -> i32
          %354 = "llvm.getelementptr"(%40, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.wgmma.fence.aligned"() : () -> ()
          %355 = "arith.constant"() {value = false} : () -> i1
          %356 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %357 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %358 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %359 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 8>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %360 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %361 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 12>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %362 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %363 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 16>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %364 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %365 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 20>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %366 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %367 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 24>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %368 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %369 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 28>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %371 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %372 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %373 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 36>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %374 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %375 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 40>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %376 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %377 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 44>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %378 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %379 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 48>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %380 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %381 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 52>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %382 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %383 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 56>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %384 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %385 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 60>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %386 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %387 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 64>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %389 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 68>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %390 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %391 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 72>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %393 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 76>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %394 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %395 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 80>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %396 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %397 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 84>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %399 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 88>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %400 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %401 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 92>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %402 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %403 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 96>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %404 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %405 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 100>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %406 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %407 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 104>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %408 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %409 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 108>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %410 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %411 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 112>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %413 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 116>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %415 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 120>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %417 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 124>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %419 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 128>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %420 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %421 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 132>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %422 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %423 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 136>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %425 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 140>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %427 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %429 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 148>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %431 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %432 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %433 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 156>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %435 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 160>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %437 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 164>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %439 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 168>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %440 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %441 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 172>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %443 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 176>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %444 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %445 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 180>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %446 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %447 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 184>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %449 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 188>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %450 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %451 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 192>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %452 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %453 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 196>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %454 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %455 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 200>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %456 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %457 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 204>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %459 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 208>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %460 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %461 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 212>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %462 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %463 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 216>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %464 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %465 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 220>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %466 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %467 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 224>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %469 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 228>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %470 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %471 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 232>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %472 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %473 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 236>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %474 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %475 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 240>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %476 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %477 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 244>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %478 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %479 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 248>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %480 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %481 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 252>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %482 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %483 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 256>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %484 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %485 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 260>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %486 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %487 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 264>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %488 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %489 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 268>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %490 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %491 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 272>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %492 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %493 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 276>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %494 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %495 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 280>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %496 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %497 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 284>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %498 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %499 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 288>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %500 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %501 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 292>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %502 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %503 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 296>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %504 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %505 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 300>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %506 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %507 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %508 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %509 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 308>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %510 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %511 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 312>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %512 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %513 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 316>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %514 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %515 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 320>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %516 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %517 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 324>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %518 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %519 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 328>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %520 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %521 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 332>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %522 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %523 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 336>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %524 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %525 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 340>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %526 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %527 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %529 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 348>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %530 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %531 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 352>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %532 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %533 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 356>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %534 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %535 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 360>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %536 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %537 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 364>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %538 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %539 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 368>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %540 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %541 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 372>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %542 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %543 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %544 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %545 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 380>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %546 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %547 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %548 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %549 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 388>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %550 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %551 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 392>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %552 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %553 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 396>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %554 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %555 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 400>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %557 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 404>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %558 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %559 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 408>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %560 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %561 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 412>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %562 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %563 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 416>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %565 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 420>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %566 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %567 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 424>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %568 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %569 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 428>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %570 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %571 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 432>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %572 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %573 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 436>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %575 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %576 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %577 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 444>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %578 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %579 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 448>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %580 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %581 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 452>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %582 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %583 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 456>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %584 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %585 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 460>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %586 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %587 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 464>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %588 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %589 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 468>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %590 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %591 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 472>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %592 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %593 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 476>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %595 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 480>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %596 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %597 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 484>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %598 = "llvm.load"(%597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %599 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 488>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %600 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %601 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 492>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %602 = "llvm.load"(%601) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %603 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %604 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %605 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 500>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %606 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %607 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 504>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %608 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %609 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 508>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %610 = "llvm.load"(%609) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %t612_a = "llvm.ptrtoint"(%351) : (!llvm.ptr<3>) -> i32
          %t612_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t612_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t612_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t612_shifted = "arith.shrui"(%t612_a, %t612_four) : (i32, i32) -> i32
          %t612_low = "arith.andi"(%t612_shifted, %t612_mask) : (i32, i32) -> i32
          %t612_wide = "arith.extui"(%t612_low) : (i32) -> i64
          %611 = "arith.ori"(%t612_wide, %t612_fields) : (i64, i64) -> i64
          %t614_a = "llvm.ptrtoint"(%354) : (!llvm.ptr<3>) -> i32
          %t614_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t614_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t614_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t614_shifted = "arith.shrui"(%t614_a, %t614_four) : (i32, i32) -> i32
          %t614_low = "arith.andi"(%t614_shifted, %t614_mask) : (i32, i32) -> i32
          %t614_wide = "arith.extui"(%t614_low) : (i32) -> i64
          %613 = "arith.ori"(%t614_wide, %t614_fields) : (i64, i64) -> i64
          %t743_r = "llvm.inline_asm"(%356, %358, %360, %362, %364, %366, %368, %370, %372, %374, %376, %378, %380, %382, %384, %386, %388, %390, %392, %394, %396, %398, %400, %402, %404, %406, %408, %410, %412, %414, %416, %418, %420, %422, %424, %426, %428, %430, %432, %434, %436, %438, %440, %442, %444, %446, %448, %450, %452, %454, %456, %458, %460, %462, %464, %466, %468, %470, %472, %474, %476, %478, %480, %482, %484, %486, %488, %490, %492, %494, %496, %498, %500, %502, %504, %506, %508, %510, %512, %514, %516, %518, %520, %522, %524, %526, %528, %530, %532, %534, %536, %538, %540, %542, %544, %546, %548, %550, %552, %554, %556, %558, %560, %562, %564, %566, %568, %570, %572, %574, %576, %578, %580, %582, %584, %586, %588, %590, %592, %594, %596, %598, %600, %602, %604, %606, %608, %610, %611, %613, %355) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
          %615 = "llvm.extractvalue"(%t743_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %616 = "llvm.extractvalue"(%t743_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %617 = "llvm.extractvalue"(%t743_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %618 = "llvm.extractvalue"(%t743_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %619 = "llvm.extractvalue"(%t743_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %620 = "llvm.extractvalue"(%t743_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %621 = "llvm.extractvalue"(%t743_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %622 = "llvm.extractvalue"(%t743_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %623 = "llvm.extractvalue"(%t743_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %624 = "llvm.extractvalue"(%t743_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %625 = "llvm.extractvalue"(%t743_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %626 = "llvm.extractvalue"(%t743_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %627 = "llvm.extractvalue"(%t743_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %628 = "llvm.extractvalue"(%t743_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %629 = "llvm.extractvalue"(%t743_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %630 = "llvm.extractvalue"(%t743_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %631 = "llvm.extractvalue"(%t743_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %632 = "llvm.extractvalue"(%t743_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %633 = "llvm.extractvalue"(%t743_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %634 = "llvm.extractvalue"(%t743_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %635 = "llvm.extractvalue"(%t743_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %636 = "llvm.extractvalue"(%t743_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %637 = "llvm.extractvalue"(%t743_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %638 = "llvm.extractvalue"(%t743_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %639 = "llvm.extractvalue"(%t743_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %640 = "llvm.extractvalue"(%t743_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %641 = "llvm.extractvalue"(%t743_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %642 = "llvm.extractvalue"(%t743_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %643 = "llvm.extractvalue"(%t743_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %644 = "llvm.extractvalue"(%t743_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %645 = "llvm.extractvalue"(%t743_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %646 = "llvm.extractvalue"(%t743_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %647 = "llvm.extractvalue"(%t743_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %648 = "llvm.extractvalue"(%t743_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %649 = "llvm.extractvalue"(%t743_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %650 = "llvm.extractvalue"(%t743_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %651 = "llvm.extractvalue"(%t743_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %652 = "llvm.extractvalue"(%t743_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %653 = "llvm.extractvalue"(%t743_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %654 = "llvm.extractvalue"(%t743_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %655 = "llvm.extractvalue"(%t743_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %656 = "llvm.extractvalue"(%t743_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %657 = "llvm.extractvalue"(%t743_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %658 = "llvm.extractvalue"(%t743_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %659 = "llvm.extractvalue"(%t743_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %660 = "llvm.extractvalue"(%t743_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %661 = "llvm.extractvalue"(%t743_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %662 = "llvm.extractvalue"(%t743_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %663 = "llvm.extractvalue"(%t743_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %664 = "llvm.extractvalue"(%t743_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %665 = "llvm.extractvalue"(%t743_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %666 = "llvm.extractvalue"(%t743_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %667 = "llvm.extractvalue"(%t743_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %668 = "llvm.extractvalue"(%t743_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %669 = "llvm.extractvalue"(%t743_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %670 = "llvm.extractvalue"(%t743_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %671 = "llvm.extractvalue"(%t743_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %672 = "llvm.extractvalue"(%t743_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %673 = "llvm.extractvalue"(%t743_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %674 = "llvm.extractvalue"(%t743_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %675 = "llvm.extractvalue"(%t743_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %676 = "llvm.extractvalue"(%t743_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %677 = "llvm.extractvalue"(%t743_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %678 = "llvm.extractvalue"(%t743_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %679 = "llvm.extractvalue"(%t743_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %680 = "llvm.extractvalue"(%t743_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %681 = "llvm.extractvalue"(%t743_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %682 = "llvm.extractvalue"(%t743_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %683 = "llvm.extractvalue"(%t743_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %684 = "llvm.extractvalue"(%t743_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %685 = "llvm.extractvalue"(%t743_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %686 = "llvm.extractvalue"(%t743_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %687 = "llvm.extractvalue"(%t743_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %688 = "llvm.extractvalue"(%t743_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %689 = "llvm.extractvalue"(%t743_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %690 = "llvm.extractvalue"(%t743_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %691 = "llvm.extractvalue"(%t743_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %692 = "llvm.extractvalue"(%t743_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %693 = "llvm.extractvalue"(%t743_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %694 = "llvm.extractvalue"(%t743_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %695 = "llvm.extractvalue"(%t743_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %696 = "llvm.extractvalue"(%t743_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %697 = "llvm.extractvalue"(%t743_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %698 = "llvm.extractvalue"(%t743_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %699 = "llvm.extractvalue"(%t743_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %700 = "llvm.extractvalue"(%t743_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %701 = "llvm.extractvalue"(%t743_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %702 = "llvm.extractvalue"(%t743_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %703 = "llvm.extractvalue"(%t743_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %704 = "llvm.extractvalue"(%t743_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %705 = "llvm.extractvalue"(%t743_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %706 = "llvm.extractvalue"(%t743_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %707 = "llvm.extractvalue"(%t743_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %708 = "llvm.extractvalue"(%t743_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %709 = "llvm.extractvalue"(%t743_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %710 = "llvm.extractvalue"(%t743_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %711 = "llvm.extractvalue"(%t743_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %712 = "llvm.extractvalue"(%t743_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %713 = "llvm.extractvalue"(%t743_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %714 = "llvm.extractvalue"(%t743_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %715 = "llvm.extractvalue"(%t743_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %716 = "llvm.extractvalue"(%t743_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %717 = "llvm.extractvalue"(%t743_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %718 = "llvm.extractvalue"(%t743_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %719 = "llvm.extractvalue"(%t743_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %720 = "llvm.extractvalue"(%t743_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %721 = "llvm.extractvalue"(%t743_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %722 = "llvm.extractvalue"(%t743_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %723 = "llvm.extractvalue"(%t743_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %724 = "llvm.extractvalue"(%t743_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %725 = "llvm.extractvalue"(%t743_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %726 = "llvm.extractvalue"(%t743_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %727 = "llvm.extractvalue"(%t743_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %728 = "llvm.extractvalue"(%t743_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %729 = "llvm.extractvalue"(%t743_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %730 = "llvm.extractvalue"(%t743_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %731 = "llvm.extractvalue"(%t743_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %732 = "llvm.extractvalue"(%t743_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %733 = "llvm.extractvalue"(%t743_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %734 = "llvm.extractvalue"(%t743_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %735 = "llvm.extractvalue"(%t743_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %736 = "llvm.extractvalue"(%t743_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %737 = "llvm.extractvalue"(%t743_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %738 = "llvm.extractvalue"(%t743_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %739 = "llvm.extractvalue"(%t743_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %740 = "llvm.extractvalue"(%t743_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %741 = "llvm.extractvalue"(%t743_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %742 = "llvm.extractvalue"(%t743_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          "llvm.store"(%615, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%616, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%617, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%618, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%619, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%620, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%621, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%622, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%623, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%624, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%625, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%626, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%627, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%628, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%629, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%630, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%631, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%632, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%633, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%634, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%635, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%636, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%637, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%638, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%639, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%640, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%641, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%642, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%643, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%644, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%645, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%646, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%647, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%648, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%649, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%650, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%651, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%652, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%653, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%654, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%655, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%656, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%657, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%658, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%659, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%660, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%661, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%662, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%663, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%664, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%665, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%666, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%667, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%668, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%669, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%670, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%671, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%672, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%673, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%674, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%675, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%676, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%677, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%678, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%679, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%680, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%681, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%682, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%683, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%684, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%685, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%686, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%687, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%688, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%689, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%690, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%691, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%692, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%693, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%694, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%695, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%696, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%697, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%698, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%699, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%700, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%701, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%702, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%703, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%704, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%705, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%706, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%707, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%708, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%709, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%710, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%711, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%712, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%713, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%714, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%715, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%716, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%717, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%718, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%719, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%720, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%721, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%722, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%723, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%724, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%725, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%726, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%727, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%728, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%729, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%730, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%731, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%732, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%733, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%734, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%735, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%736, %597) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%737, %599) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%738, %601) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%739, %603) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%740, %605) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%741, %607) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%742, %609) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %744 = "arith.addi"(%345, %83) : (i32, i32) -> i32
          %745 = "arith.constant"() {value = 4 : i32} : () -> i32
          %746 = "arith.cmpi"(%744, %745) {predicate = 0 : i64} : (i32, i32) -> i1
          %747 = "arith.xori"(%346, %83) : (i32, i32) -> i32
          %748 = "arith.select"(%746, %747, %346) : (i1, i32, i32) -> i32
          %749 = "arith.select"(%746, %26, %744) : (i1, i32, i32) -> i32
          %750 = "arith.addi"(%344, %83) : (i32, i32) -> i32
          %751, %752, %753, %754, %755, %756 = "scf.for"(%83, %110, %83, %344, %345, %346, %750, %749, %748) ({
          ^bb0(%757: i32, %758: i32, %759: i32, %760: i32, %761: i32, %762: i32, %763: i32):
            %764 = "llvm.getelementptr"(%42, %762) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t765_s0 = "llvm.ptrtoint"(%764) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t765_s0, %763) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %766 = "arith.muli"(%762, %349) : (i32, i32) -> i32
            %767 = "llvm.getelementptr"(%290, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %768 = "arith.muli"(%762, %352) : (i32, i32) -> i32
            %769 = "llvm.getelementptr"(%40, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.wgmma.fence.aligned"() : () -> ()
            %770 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %771 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %772 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %773 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %774 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %775 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %776 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %777 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %778 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %779 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %780 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %781 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %782 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %783 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %784 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %785 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %786 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %787 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %788 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %789 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %790 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %791 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %792 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %793 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %794 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %795 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %796 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %797 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %798 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %799 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %800 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %801 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %802 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %803 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %804 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %805 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %806 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %807 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %808 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %809 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %810 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %811 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %812 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %813 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %814 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %815 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %816 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %817 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %818 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %819 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %820 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %821 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %822 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %823 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %824 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %825 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %826 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %827 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %828 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %829 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %830 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %831 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %832 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %833 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %834 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %835 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %836 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %837 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %838 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %839 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %840 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %841 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %842 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %843 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %844 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %845 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %846 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %847 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %848 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %849 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %850 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %851 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %852 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %853 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %854 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %855 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %856 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %857 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %858 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %859 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %860 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %861 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %862 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %863 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %864 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %865 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %866 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %867 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %868 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %869 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %870 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %871 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %872 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %873 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %874 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %875 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %876 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %877 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %878 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %879 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %880 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %881 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %882 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %883 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %884 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %885 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %886 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %887 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %888 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %889 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %890 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %891 = "llvm.load"(%597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %892 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %893 = "llvm.load"(%601) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %894 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %895 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %896 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %897 = "llvm.load"(%609) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %t899_a = "llvm.ptrtoint"(%767) : (!llvm.ptr<3>) -> i32
            %t899_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t899_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t899_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t899_shifted = "arith.shrui"(%t899_a, %t899_four) : (i32, i32) -> i32
            %t899_low = "arith.andi"(%t899_shifted, %t899_mask) : (i32, i32) -> i32
            %t899_wide = "arith.extui"(%t899_low) : (i32) -> i64
            %898 = "arith.ori"(%t899_wide, %t899_fields) : (i64, i64) -> i64
            %t901_a = "llvm.ptrtoint"(%769) : (!llvm.ptr<3>) -> i32
            %t901_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t901_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t901_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t901_shifted = "arith.shrui"(%t901_a, %t901_four) : (i32, i32) -> i32
            %t901_low = "arith.andi"(%t901_shifted, %t901_mask) : (i32, i32) -> i32
            %t901_wide = "arith.extui"(%t901_low) : (i32) -> i64
            %900 = "arith.ori"(%t901_wide, %t901_fields) : (i64, i64) -> i64
            %t1030_r = "llvm.inline_asm"(%770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %900, %51) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %902 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %903 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %904 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %905 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %906 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %907 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %908 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %909 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %910 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %911 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %912 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %913 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %914 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %915 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %916 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %917 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %918 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %919 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %920 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %921 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %922 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %923 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %924 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %925 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %926 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %927 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %928 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %929 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %930 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %931 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %932 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %933 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %934 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %935 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %936 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %937 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %938 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %939 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %940 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %941 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %942 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %943 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %944 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %945 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %946 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %947 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %948 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %949 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %950 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %951 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %952 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %953 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %954 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %955 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %956 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %957 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %958 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %959 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %960 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %961 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %962 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %963 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %964 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %965 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %966 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %967 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %968 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %969 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %970 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %971 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %972 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %973 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %974 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %975 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %976 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %977 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %978 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %979 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %980 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %981 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %982 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %983 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %984 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %985 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %986 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %987 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %988 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %989 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %990 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %991 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %992 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %993 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %994 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %995 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %996 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %997 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %998 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %999 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1000 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1001 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1002 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1003 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1004 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1005 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1006 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1007 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1008 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1009 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1010 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1011 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1012 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1013 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1014 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1015 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1016 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1017 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1018 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1019 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1020 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1021 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1022 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1023 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1024 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1025 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1026 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1027 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1028 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1029 = "llvm.extractvalue"(%t1030_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "llvm.store"(%902, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%903, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%904, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%905, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%906, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%907, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%908, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%909, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%910, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%911, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%912, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%913, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%914, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%915, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%916, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%917, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%918, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%919, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%920, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%921, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%922, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%923, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%924, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%925, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%926, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%927, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%928, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%929, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%930, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%931, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%932, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%933, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%934, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%935, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%936, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%937, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%938, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%939, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%940, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%941, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%942, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%943, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%944, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%945, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%946, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%947, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%948, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%949, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%950, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%951, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%952, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%953, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%954, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%955, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%956, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%957, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%958, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%959, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%960, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%961, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%962, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%963, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%964, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%965, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%966, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%967, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%968, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%969, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%970, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%971, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%972, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%973, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%974, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%975, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%976, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%977, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%978, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%979, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%980, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%981, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%982, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%983, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%984, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%985, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%986, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%987, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%988, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%989, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%990, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%991, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%992, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%993, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%994, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%995, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%996, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%997, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%998, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%999, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1000, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1001, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1002, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1003, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1004, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1005, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1006, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1007, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1008, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1009, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1010, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1011, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1012, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1013, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1014, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1015, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1016, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1017, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1018, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1019, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1020, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1021, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1022, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1023, %597) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1024, %599) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1025, %601) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1026, %603) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1027, %605) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1028, %607) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1029, %609) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %1031 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1032 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1033 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1034 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1035 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1036 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1037 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1038 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1039 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1040 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1041 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1042 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1043 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1044 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1045 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1046 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1047 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1048 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1049 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1050 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1051 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1052 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1053 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1054 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1055 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1056 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1057 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1058 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1059 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1060 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1061 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1062 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1063 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1064 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1065 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1066 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1067 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1068 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1069 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1070 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1071 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1072 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1073 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1074 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1075 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1076 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1077 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1078 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1079 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1080 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1081 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1082 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1083 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1084 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1085 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1086 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1087 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1088 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1089 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1090 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1091 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1092 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1093 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1094 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1095 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1096 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1097 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1098 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1099 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1100 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1101 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1102 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1103 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1104 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1105 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1106 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1107 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1108 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1109 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1110 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1111 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1112 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1113 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1114 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1115 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1116 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1117 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1118 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1119 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1120 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1121 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1122 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1123 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1124 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1125 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1126 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1127 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1128 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1129 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1130 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1131 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1132 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1133 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1134 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1135 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1136 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1137 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1138 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1139 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1140 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1141 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1142 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1143 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1144 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1145 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1146 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1147 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1148 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1149 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1150 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1151 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1152 = "llvm.load"(%597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1153 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1154 = "llvm.load"(%601) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1155 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1156 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1157 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1158 = "llvm.load"(%609) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %t1287_r = "llvm.inline_asm"(%1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %1159 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1160 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1161 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1162 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1163 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1164 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1165 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1166 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1167 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1168 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1169 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1170 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1171 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1172 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1173 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1174 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1175 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1176 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1177 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1178 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1179 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1180 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1181 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1182 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1183 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1184 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1185 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1186 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1187 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1188 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1189 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1190 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1191 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1192 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1193 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1194 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1195 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1196 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1197 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1198 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1199 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1200 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1201 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1202 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1203 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1204 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1205 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1206 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1207 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1208 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1209 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1210 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1211 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1212 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1213 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1214 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1215 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1216 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1217 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1218 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1219 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1220 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1221 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1222 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1223 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1224 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1225 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1226 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1227 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1228 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1229 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1230 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1231 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1232 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1233 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1234 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1235 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1236 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1237 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1238 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1239 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1240 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1241 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1242 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1243 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1244 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1245 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1246 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1247 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1248 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1249 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1250 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1251 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1252 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1253 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1254 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1255 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1256 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1257 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1258 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1259 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1260 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1261 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1262 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1263 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1264 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1265 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1266 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1267 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1268 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1269 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1270 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1271 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1272 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1273 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1274 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1275 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1276 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1277 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1278 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1279 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1280 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1281 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1282 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1283 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1284 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1285 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1286 = "llvm.extractvalue"(%t1287_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "llvm.store"(%1159, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1160, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1161, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1162, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1163, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1164, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1165, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1166, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1167, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1168, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1169, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1170, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1171, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1172, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1173, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1174, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1175, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1176, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1177, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1178, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1179, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1180, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1181, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1182, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1183, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1184, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1185, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1186, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1187, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1188, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1189, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1190, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1191, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1192, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1193, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1194, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1195, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1196, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1197, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1198, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1199, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1200, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1201, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1202, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1203, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1204, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1205, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1206, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1207, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1208, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1209, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1210, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1211, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1212, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1213, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1214, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1215, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1216, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1217, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1218, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1219, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1220, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1221, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1222, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1223, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1224, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1225, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1226, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1227, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1228, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1229, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1230, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1231, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1232, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1233, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1234, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1235, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1236, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1237, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1238, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1239, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1240, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1241, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1242, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1243, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1244, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1245, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1246, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1247, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1248, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1249, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1250, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1251, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1252, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1253, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1254, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1255, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1256, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1257, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1258, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1259, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1260, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1261, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1262, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1263, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1264, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1265, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1266, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1267, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1268, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1269, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1270, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1271, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1272, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1273, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1274, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1275, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1276, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1277, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1278, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1279, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1280, %597) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1281, %599) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1282, %601) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1283, %603) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1284, %605) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1285, %607) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1286, %609) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.if"(%54) ({
              %1288 = "llvm.getelementptr"(%55, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1289 = "nvvm.mapa"(%1288, %43) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
              %t1290_s0 = "llvm.ptrtoint"(%1289) : (!llvm.ptr<7>) -> i32
              "llvm.inline_asm"(%t1290_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1291 = "arith.addi"(%762, %83) : (i32, i32) -> i32
            %1292 = "arith.cmpi"(%1291, %745) {predicate = 0 : i64} : (i32, i32) -> i1
            %1293 = "arith.xori"(%763, %83) : (i32, i32) -> i32
            %1294 = "arith.select"(%1292, %1293, %763) : (i1, i32, i32) -> i32
            %1295 = "arith.select"(%1292, %26, %1291) : (i1, i32, i32) -> i32
            %1296 = "arith.addi"(%761, %83) : (i32, i32) -> i32
            "scf.yield"(%761, %762, %763, %1296, %1295, %1294) : (i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
          %1297 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1298 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1299 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1300 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1301 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1302 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1303 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1304 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1305 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1306 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1307 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1308 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1309 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1310 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1311 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1312 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1313 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1314 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1315 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1316 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1317 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1318 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1319 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1320 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1321 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1322 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1323 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1324 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1325 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1326 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1327 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1328 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1329 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1330 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1331 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1332 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1333 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1334 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1335 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1336 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1337 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1338 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1339 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1340 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1341 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1342 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1343 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1344 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1345 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1346 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1347 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1348 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1349 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1350 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1351 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1352 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1353 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1354 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1355 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1356 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1357 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1358 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1359 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1360 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1361 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1362 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1363 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1364 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1365 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1366 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1367 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1368 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1369 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1370 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1371 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1372 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1373 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1374 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1375 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1376 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1377 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1378 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1379 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1380 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1381 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1382 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1383 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1384 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1385 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1386 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1387 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1388 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1389 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1390 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1391 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1392 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1393 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1394 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1395 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1396 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1397 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1398 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1399 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1400 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1401 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1402 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1403 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1404 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1405 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1406 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1407 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1408 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1409 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1410 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1411 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1412 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1413 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1414 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1415 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1416 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1417 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1418 = "llvm.load"(%597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1419 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1420 = "llvm.load"(%601) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1421 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1422 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1423 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1424 = "llvm.load"(%609) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %t1553_r = "llvm.inline_asm"(%1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
          %1425 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1426 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1427 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1428 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1429 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1430 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1431 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1432 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1433 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1434 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1435 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1436 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1437 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1438 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1439 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1440 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1441 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1442 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1443 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1444 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1445 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1446 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1447 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1448 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1449 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1450 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1451 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1452 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1453 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1454 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1455 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1456 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1457 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1458 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1459 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1460 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1461 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1462 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1463 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1464 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1465 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1466 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1467 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1468 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1469 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1470 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1471 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1472 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1473 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1474 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1475 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1476 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1477 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1478 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1479 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1480 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1481 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1482 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1483 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1484 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1485 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1486 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1487 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1488 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1489 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1490 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1491 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1492 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1493 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1494 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1495 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1496 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1497 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1498 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1499 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1500 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1501 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1502 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1503 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1504 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1505 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1506 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1507 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1508 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1509 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1510 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1511 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1512 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1513 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1514 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1515 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1516 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1517 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1518 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1519 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1520 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1521 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1522 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1523 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1524 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1525 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1526 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1527 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1528 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1529 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1530 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1531 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1532 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1533 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1534 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1535 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1536 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1537 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1538 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1539 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1540 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1541 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1542 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1543 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1544 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1545 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1546 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1547 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1548 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1549 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1550 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1551 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1552 = "llvm.extractvalue"(%t1553_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          "llvm.store"(%1425, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1426, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1427, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1428, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1429, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1430, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1431, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1432, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1433, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1434, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1435, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1436, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1437, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1438, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1439, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1440, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1441, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1442, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1443, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1444, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1445, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1446, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1447, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1448, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1449, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1450, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1451, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1452, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1453, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1454, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1455, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1456, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1457, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1458, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1459, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1460, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1461, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1462, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1463, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1464, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1465, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1466, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1467, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1468, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1469, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1470, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1471, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1472, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1473, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1474, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1475, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1476, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1477, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1478, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1479, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1480, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1481, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1482, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1483, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1484, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1485, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1486, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1487, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1488, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1489, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1490, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1491, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1492, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1493, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1494, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1495, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1496, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1497, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1498, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1499, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1500, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1501, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1502, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1503, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1504, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1505, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1506, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1507, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1508, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1509, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1510, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1511, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1512, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1513, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1514, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1515, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1516, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1517, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1518, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1519, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1520, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1521, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1522, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1523, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1524, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1525, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1526, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1527, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1528, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1529, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1530, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1531, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1532, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1533, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1534, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1535, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1536, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1537, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1538, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1539, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1540, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1541, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1542, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1543, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1544, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1545, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1546, %597) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1547, %599) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1548, %601) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1549, %603) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1550, %605) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1551, %607) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1552, %609) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.if"(%54) ({
            %1554 = "llvm.getelementptr"(%55, %752) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1555 = "nvvm.mapa"(%1554, %43) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t1556_s0 = "llvm.ptrtoint"(%1555) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t1556_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1557 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1558 = "arith.addi"(%1, %1557) : (i32, i32) -> i32
          %1559 = "arith.divui"(%1558, %23) : (i32, i32) -> i32
          %1560 = "arith.constant"() {value = 256 : i32} : () -> i32
          %1561 = "arith.constant"() {value = 255 : i32} : () -> i32
          %1562 = "arith.addi"(%4, %1561) : (i32, i32) -> i32
          %1563 = "arith.divui"(%1562, %1560) : (i32, i32) -> i32
          %1564 = "arith.muli"(%338, %23) : (i32, i32) -> i32
          %1565 = "arith.muli"(%339, %1560) : (i32, i32) -> i32
          %1566 = "arith.andi"(%282, %1561) : (i32, i32) -> i32
          %1567 = "arith.remui"(%1566, %23) : (i32, i32) -> i32
          %1568 = "arith.divui"(%1566, %23) : (i32, i32) -> i32
          %1569 = "arith.remui"(%1568, %45) : (i32, i32) -> i32
          %1570 = "arith.divui"(%1568, %45) : (i32, i32) -> i32
          %1571 = "arith.remui"(%1567, %745) : (i32, i32) -> i32
          %1572 = "arith.divui"(%1567, %745) : (i32, i32) -> i32
          %1573 = "arith.muli"(%1571, %45) : (i32, i32) -> i32
          %1574 = "arith.remui"(%1572, %294) : (i32, i32) -> i32
          %1575 = "arith.divui"(%1572, %294) : (i32, i32) -> i32
          %1576 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1577 = "arith.muli"(%1575, %1576) : (i32, i32) -> i32
          %1578 = "arith.addi"(%1574, %1577) : (i32, i32) -> i32
          %1579 = "arith.muli"(%1569, %109) : (i32, i32) -> i32
          %1580 = "arith.addi"(%1578, %1579) : (i32, i32) -> i32
          %1581 = "arith.addi"(%1564, %1580) : (i32, i32) -> i32
          %1582 = "arith.addi"(%1565, %1573) : (i32, i32) -> i32
          %1583 = "arith.andi"(%282, %1557) : (i32, i32) -> i32
          %1584 = "arith.divui"(%1583, %29) : (i32, i32) -> i32
          %1585 = "nvvm.shfl.sync"(%25, %1584, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %1586 = "arith.cmpi"(%1585, %26) {predicate = 0 : i64} : (i32, i32) -> i1
          %1587 = "arith.remui"(%1583, %294) : (i32, i32) -> i32
          %1588 = "arith.divui"(%1583, %294) : (i32, i32) -> i32
          %1589 = "arith.muli"(%1587, %109) : (i32, i32) -> i32
          %1590 = "arith.remui"(%1588, %45) : (i32, i32) -> i32
          %1591 = "arith.divui"(%1588, %45) : (i32, i32) -> i32
          %1592 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1593 = "arith.muli"(%1590, %1592) : (i32, i32) -> i32
          %1594 = "arith.addi"(%1589, %1593) : (i32, i32) -> i32
          %1595 = "arith.remui"(%1591, %45) : (i32, i32) -> i32
          %1596 = "arith.divui"(%1591, %45) : (i32, i32) -> i32
          %1597 = "arith.muli"(%1595, %294) : (i32, i32) -> i32
          %1598 = "arith.addi"(%1594, %1597) : (i32, i32) -> i32
          %1599 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1600 = "arith.muli"(%1596, %1599) : (i32, i32) -> i32
          %1601 = "arith.addi"(%1598, %1600) : (i32, i32) -> i32
          %1602 = "arith.remui"(%1583, %745) : (i32, i32) -> i32
          %1603 = "arith.divui"(%1583, %745) : (i32, i32) -> i32
          %1604 = "arith.muli"(%1602, %45) : (i32, i32) -> i32
          %1605 = "arith.remui"(%1603, %294) : (i32, i32) -> i32
          %1606 = "arith.divui"(%1603, %294) : (i32, i32) -> i32
          %1607 = "arith.muli"(%1605, %109) : (i32, i32) -> i32
          %1608 = "arith.muli"(%1606, %1599) : (i32, i32) -> i32
          %1609 = "arith.addi"(%1607, %1608) : (i32, i32) -> i32
          %1610 = "arith.addi"(%1604, %1609) : (i32, i32) -> i32
          %1611 = "arith.muli"(%84, %45) : (i32, i32) -> i32
          "scf.if"(%1586) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1612 = "arith.addi"(%83, %84) : (i32, i32) -> i32
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1613 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%1613, %13) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1614 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1615 = "llvm.load"(%1614) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1616 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1615, %1616) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1617 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1618 = "llvm.load"(%1617) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1619 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1618, %1619) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1620 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1621 = "llvm.load"(%1620) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1622 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1621, %1622) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1623 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1624 = "llvm.load"(%1623) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1625 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1624, %1625) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1626 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1627 = "llvm.load"(%1626) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1628 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1627, %1628) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1629 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1630 = "llvm.load"(%1629) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1631 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1630, %1631) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1632 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1633 = "llvm.load"(%1632) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1634 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1633, %1634) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1635 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1636 = "llvm.load"(%1635) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1637 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1636, %1637) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1638 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1639 = "llvm.load"(%1638) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1640 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1639, %1640) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1641 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1642 = "llvm.load"(%1641) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1643 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1642, %1643) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1644 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1645 = "llvm.load"(%1644) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1646 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1645, %1646) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1647 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1648 = "llvm.load"(%1647) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1649 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1648, %1649) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1650 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1651 = "llvm.load"(%1650) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1652 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1651, %1652) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1653 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1654 = "llvm.load"(%1653) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1655 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1654, %1655) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1656 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1657 = "llvm.load"(%1656) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1658 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1657, %1658) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1659 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1660 = "llvm.load"(%1659) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1661 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1660, %1661) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1662 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1663 = "llvm.load"(%1662) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1664 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1663, %1664) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1665 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1666 = "llvm.load"(%1665) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1667 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1666, %1667) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1668 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1669 = "llvm.load"(%1668) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1670 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1669, %1670) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1671 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1672 = "llvm.load"(%1671) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1673 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1672, %1673) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1674 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1675 = "llvm.load"(%1674) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1676 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1675, %1676) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1677 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1678 = "llvm.load"(%1677) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1679 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1678, %1679) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1680 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1681 = "llvm.load"(%1680) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1682 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1681, %1682) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1683 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1684 = "llvm.load"(%1683) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1685 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1684, %1685) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1686 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1687 = "llvm.load"(%1686) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1688 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1687, %1688) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1689 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1690 = "llvm.load"(%1689) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1691 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1690, %1691) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1692 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1693 = "llvm.load"(%1692) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1694 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1693, %1694) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1695 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1696 = "llvm.load"(%1695) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1697 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1696, %1697) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1698 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1699 = "llvm.load"(%1698) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1700 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1699, %1700) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1701 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1702 = "llvm.load"(%1701) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1703 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1702, %1703) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1704 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1705 = "llvm.load"(%1704) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1706 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1705, %1706) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1707 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1708 = "llvm.load"(%1616) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1709 = "llvm.load"(%1619) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1710 = "llvm.load"(%1622) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1711 = "llvm.load"(%1625) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1712 = "llvm.load"(%1628) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1713 = "llvm.load"(%1631) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1714 = "llvm.load"(%1634) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1715 = "llvm.load"(%1637) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1716 = "llvm.load"(%1640) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1717 = "llvm.load"(%1643) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1718 = "llvm.load"(%1646) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1719 = "llvm.load"(%1649) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1720 = "llvm.load"(%1652) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1721 = "llvm.load"(%1655) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1722 = "llvm.load"(%1658) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1723 = "llvm.load"(%1661) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1724 = "llvm.load"(%1664) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1725 = "llvm.load"(%1667) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1726 = "llvm.load"(%1670) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1727 = "llvm.load"(%1673) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1728 = "llvm.load"(%1676) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1729 = "llvm.load"(%1679) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1730 = "llvm.load"(%1682) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1731 = "llvm.load"(%1685) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1732 = "llvm.load"(%1688) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1733 = "llvm.load"(%1691) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1734 = "llvm.load"(%1694) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1735 = "llvm.load"(%1697) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1736 = "llvm.load"(%1700) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1737 = "llvm.load"(%1703) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1738 = "llvm.load"(%1706) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1739 = "vector.from_elements"(%1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1740 = "arith.truncf"(%1739) : (vector<32xf32>) -> vector<32xf16>
          %1741 = "vector.extract"(%1740) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1742 = "vector.extract"(%1740) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1743 = "vector.extract"(%1740) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1744 = "vector.extract"(%1740) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1745 = "vector.extract"(%1740) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1746 = "vector.extract"(%1740) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1747 = "vector.extract"(%1740) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1748 = "vector.extract"(%1740) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1749 = "vector.extract"(%1740) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1750 = "vector.extract"(%1740) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1751 = "vector.extract"(%1740) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1752 = "vector.extract"(%1740) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1753 = "vector.extract"(%1740) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1754 = "vector.extract"(%1740) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1755 = "vector.extract"(%1740) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1756 = "vector.extract"(%1740) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1757 = "vector.extract"(%1740) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1758 = "vector.extract"(%1740) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1759 = "vector.extract"(%1740) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1760 = "vector.extract"(%1740) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1761 = "vector.extract"(%1740) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1762 = "vector.extract"(%1740) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1763 = "vector.extract"(%1740) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1764 = "vector.extract"(%1740) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1765 = "vector.extract"(%1740) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1766 = "vector.extract"(%1740) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1767 = "vector.extract"(%1740) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1768 = "vector.extract"(%1740) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1769 = "vector.extract"(%1740) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1770 = "vector.extract"(%1740) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1771 = "vector.extract"(%1740) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1772 = "vector.extract"(%1740) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%1741, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1773 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 1>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1742, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1774 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1743, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1775 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 3>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1744, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1776 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1745, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1777 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 5>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1746, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1778 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1747, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1779 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 7>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1748, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1780 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1749, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1781 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 9>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1750, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1782 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 10>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1751, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1783 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 11>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1752, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1784 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1753, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1785 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 13>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1754, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1786 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 14>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1755, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1787 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 15>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1756, %1787) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1788 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1757, %1788) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1789 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 17>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1758, %1789) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1790 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 18>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1759, %1790) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1791 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 19>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1760, %1791) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1792 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1761, %1792) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1793 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 21>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1762, %1793) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1794 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 22>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1763, %1794) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1795 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 23>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1764, %1795) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1796 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1765, %1796) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1797 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 25>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1766, %1797) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1798 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 26>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1767, %1798) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1799 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 27>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1768, %1799) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1800 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1769, %1800) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1801 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 29>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1770, %1801) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1802 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 30>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1771, %1802) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1803 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 31>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1772, %1803) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1804 = "arith.muli"(%1611, %288) : (i32, i32) -> i32
          %1805 = "llvm.getelementptr"(%41, %1804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1806 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1807 = "llvm.load"(%1774) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1808 = "llvm.load"(%1776) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1809 = "llvm.load"(%1778) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1810 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1811 = "arith.andi"(%1601, %1810) : (i32, i32) -> i32
          %1812 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1813 = "arith.shrui"(%1811, %1812) : (i32, i32) -> i32
          %1814 = "arith.xori"(%1601, %1813) : (i32, i32) -> i32
          %1815 = "llvm.getelementptr"(%1805, %1814) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1815, %1806, %1807, %1808, %1809) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1817 = "arith.addi"(%1601, %1576) : (i32, i32) -> i32
          %1818 = "llvm.load"(%1780) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1819 = "llvm.getelementptr"(%1780) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1820 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1821 = "llvm.getelementptr"(%1780) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1822 = "llvm.load"(%1821) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1823 = "llvm.getelementptr"(%1780) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1824 = "llvm.load"(%1823) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1825 = "arith.andi"(%1817, %1810) : (i32, i32) -> i32
          %1826 = "arith.shrui"(%1825, %1812) : (i32, i32) -> i32
          %1827 = "arith.xori"(%1817, %1826) : (i32, i32) -> i32
          %1828 = "llvm.getelementptr"(%1805, %1827) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1828, %1818, %1820, %1822, %1824) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1830 = "arith.addi"(%1601, %29) : (i32, i32) -> i32
          %1831 = "llvm.load"(%1788) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1832 = "llvm.getelementptr"(%1788) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1833 = "llvm.load"(%1832) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1834 = "llvm.getelementptr"(%1788) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1835 = "llvm.load"(%1834) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1836 = "llvm.getelementptr"(%1788) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1837 = "llvm.load"(%1836) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1838 = "arith.andi"(%1830, %1810) : (i32, i32) -> i32
          %1839 = "arith.shrui"(%1838, %1812) : (i32, i32) -> i32
          %1840 = "arith.xori"(%1830, %1839) : (i32, i32) -> i32
          %1841 = "llvm.getelementptr"(%1805, %1840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1841, %1831, %1833, %1835, %1837) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1843 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1844 = "arith.addi"(%1601, %1843) : (i32, i32) -> i32
          %1845 = "llvm.load"(%1796) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1846 = "llvm.getelementptr"(%1796) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1847 = "llvm.load"(%1846) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1848 = "llvm.getelementptr"(%1796) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1849 = "llvm.load"(%1848) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1850 = "llvm.getelementptr"(%1796) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1851 = "llvm.load"(%1850) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1852 = "arith.andi"(%1844, %1810) : (i32, i32) -> i32
          %1853 = "arith.shrui"(%1852, %1812) : (i32, i32) -> i32
          %1854 = "arith.xori"(%1844, %1853) : (i32, i32) -> i32
          %1855 = "llvm.getelementptr"(%1805, %1854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1855, %1845, %1847, %1849, %1851) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1586) ({
            %1857 = "arith.muli"(%283, %109) : (i32, i32) -> i32
            %1858 = "arith.addi"(%1564, %1857) : (i32, i32) -> i32
            %1859 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1859) ({
              %t1860_s1 = "llvm.ptrtoint"(%1805) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1860_s1, %1565, %1858) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1861 = "arith.addi"(%1611, %83) : (i32, i32) -> i32
          "scf.if"(%1586) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1862 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1863 = "llvm.load"(%1862) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%1863, %15) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1864 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 33>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1865 = "llvm.load"(%1864) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1866 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1865, %1866) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1867 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 34>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1868 = "llvm.load"(%1867) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1869 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1868, %1869) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1870 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 35>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1871 = "llvm.load"(%1870) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1872 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1871, %1872) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1873 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 36>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1874 = "llvm.load"(%1873) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1875 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1874, %1875) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1876 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 37>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1877 = "llvm.load"(%1876) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1878 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1877, %1878) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1879 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 38>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1880 = "llvm.load"(%1879) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1881 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1880, %1881) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1882 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 39>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1883 = "llvm.load"(%1882) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1884 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1883, %1884) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1885 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1886 = "llvm.load"(%1885) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1887 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1886, %1887) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1888 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 41>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1889 = "llvm.load"(%1888) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1890 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1889, %1890) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1891 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 42>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1892 = "llvm.load"(%1891) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1893 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1892, %1893) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1894 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 43>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1895 = "llvm.load"(%1894) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1896 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1895, %1896) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1897 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 44>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1898 = "llvm.load"(%1897) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1899 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1898, %1899) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1900 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 45>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1901 = "llvm.load"(%1900) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1902 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1901, %1902) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1903 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 46>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1904 = "llvm.load"(%1903) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1905 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1904, %1905) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1906 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 47>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1907 = "llvm.load"(%1906) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1908 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1907, %1908) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1909 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1910 = "llvm.load"(%1909) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1911 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1910, %1911) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1912 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 49>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1913 = "llvm.load"(%1912) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1914 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1913, %1914) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1915 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 50>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1916 = "llvm.load"(%1915) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1917 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1916, %1917) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1918 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 51>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1919 = "llvm.load"(%1918) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1920 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1919, %1920) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1921 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 52>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1922 = "llvm.load"(%1921) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1923 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1922, %1923) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1924 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 53>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1925 = "llvm.load"(%1924) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1926 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1925, %1926) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1927 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 54>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1928 = "llvm.load"(%1927) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1929 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1928, %1929) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1930 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 55>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1931 = "llvm.load"(%1930) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1932 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1931, %1932) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1933 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1934 = "llvm.load"(%1933) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1935 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1934, %1935) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1936 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 57>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1937 = "llvm.load"(%1936) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1938 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1937, %1938) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1939 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 58>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1940 = "llvm.load"(%1939) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1941 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1940, %1941) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1942 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 59>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1943 = "llvm.load"(%1942) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1944 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1943, %1944) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1945 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 60>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1946 = "llvm.load"(%1945) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1947 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1946, %1947) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1948 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 61>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1949 = "llvm.load"(%1948) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1950 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1949, %1950) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1951 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 62>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1952 = "llvm.load"(%1951) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1953 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1952, %1953) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1954 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 63>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1955 = "llvm.load"(%1954) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1956 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1955, %1956) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1957 = "llvm.load"(%15) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1958 = "llvm.load"(%1866) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1959 = "llvm.load"(%1869) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1960 = "llvm.load"(%1872) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1961 = "llvm.load"(%1875) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1962 = "llvm.load"(%1878) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1963 = "llvm.load"(%1881) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1964 = "llvm.load"(%1884) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1965 = "llvm.load"(%1887) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1966 = "llvm.load"(%1890) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1967 = "llvm.load"(%1893) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1968 = "llvm.load"(%1896) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1969 = "llvm.load"(%1899) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1970 = "llvm.load"(%1902) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1971 = "llvm.load"(%1905) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1972 = "llvm.load"(%1908) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1973 = "llvm.load"(%1911) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1974 = "llvm.load"(%1914) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1975 = "llvm.load"(%1917) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1976 = "llvm.load"(%1920) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1977 = "llvm.load"(%1923) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1978 = "llvm.load"(%1926) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1979 = "llvm.load"(%1929) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1980 = "llvm.load"(%1932) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1981 = "llvm.load"(%1935) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1982 = "llvm.load"(%1938) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1983 = "llvm.load"(%1941) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1984 = "llvm.load"(%1944) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1985 = "llvm.load"(%1947) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1986 = "llvm.load"(%1950) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1987 = "llvm.load"(%1953) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1988 = "llvm.load"(%1956) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1989 = "vector.from_elements"(%1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1990 = "arith.truncf"(%1989) : (vector<32xf32>) -> vector<32xf16>
          %1991 = "vector.extract"(%1990) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1992 = "vector.extract"(%1990) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1993 = "vector.extract"(%1990) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1994 = "vector.extract"(%1990) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1995 = "vector.extract"(%1990) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1996 = "vector.extract"(%1990) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1997 = "vector.extract"(%1990) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1998 = "vector.extract"(%1990) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1999 = "vector.extract"(%1990) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2000 = "vector.extract"(%1990) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2001 = "vector.extract"(%1990) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2002 = "vector.extract"(%1990) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2003 = "vector.extract"(%1990) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2004 = "vector.extract"(%1990) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2005 = "vector.extract"(%1990) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2006 = "vector.extract"(%1990) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2007 = "vector.extract"(%1990) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2008 = "vector.extract"(%1990) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2009 = "vector.extract"(%1990) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2010 = "vector.extract"(%1990) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2011 = "vector.extract"(%1990) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2012 = "vector.extract"(%1990) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2013 = "vector.extract"(%1990) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2014 = "vector.extract"(%1990) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2015 = "vector.extract"(%1990) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2016 = "vector.extract"(%1990) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2017 = "vector.extract"(%1990) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2018 = "vector.extract"(%1990) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2019 = "vector.extract"(%1990) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2020 = "vector.extract"(%1990) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2021 = "vector.extract"(%1990) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2022 = "vector.extract"(%1990) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%1991, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1992, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1993, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1994, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1995, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1996, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1997, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1998, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1999, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2000, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2001, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2002, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2003, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2004, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2005, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2006, %1787) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2007, %1788) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2008, %1789) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2009, %1790) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2010, %1791) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2011, %1792) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2012, %1793) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2013, %1794) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2014, %1795) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2015, %1796) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2016, %1797) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2017, %1798) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2018, %1799) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2019, %1800) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2020, %1801) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2021, %1802) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2022, %1803) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %2023 = "arith.muli"(%1861, %288) : (i32, i32) -> i32
          %2024 = "llvm.getelementptr"(%41, %2023) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2025 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2026 = "llvm.load"(%1774) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2027 = "llvm.load"(%1776) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2028 = "llvm.load"(%1778) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2029 = "llvm.getelementptr"(%2024, %1814) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2029, %2025, %2026, %2027, %2028) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2031 = "llvm.load"(%1780) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2032 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2033 = "llvm.load"(%1821) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2034 = "llvm.load"(%1823) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2035 = "llvm.getelementptr"(%2024, %1827) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2035, %2031, %2032, %2033, %2034) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2037 = "llvm.load"(%1788) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2038 = "llvm.load"(%1832) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2039 = "llvm.load"(%1834) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2040 = "llvm.load"(%1836) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2041 = "llvm.getelementptr"(%2024, %1840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2041, %2037, %2038, %2039, %2040) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2043 = "llvm.load"(%1796) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2044 = "llvm.load"(%1846) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2045 = "llvm.load"(%1848) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2046 = "llvm.load"(%1850) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2047 = "llvm.getelementptr"(%2024, %1854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2047, %2043, %2044, %2045, %2046) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1586) ({
            %2049 = "arith.muli"(%283, %109) : (i32, i32) -> i32
            %2050 = "arith.addi"(%1565, %109) : (i32, i32) -> i32
            %2051 = "arith.addi"(%1564, %2049) : (i32, i32) -> i32
            %2052 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%2052) ({
              %t2053_s1 = "llvm.ptrtoint"(%2024) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t2053_s1, %2050, %2051) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1586) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %2054 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2055 = "llvm.load"(%2054) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%2055, %17) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2056 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 65>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2057 = "llvm.load"(%2056) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2058 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2057, %2058) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2059 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 66>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2060 = "llvm.load"(%2059) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2061 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2060, %2061) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2062 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 67>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2063 = "llvm.load"(%2062) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2064 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2063, %2064) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2065 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 68>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2066 = "llvm.load"(%2065) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2067 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2066, %2067) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2068 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 69>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2069 = "llvm.load"(%2068) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2070 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2069, %2070) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2071 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 70>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2072 = "llvm.load"(%2071) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2073 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2072, %2073) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2074 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 71>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2075 = "llvm.load"(%2074) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2076 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2075, %2076) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2077 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2078 = "llvm.load"(%2077) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2079 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2078, %2079) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2080 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 73>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2081 = "llvm.load"(%2080) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2082 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2081, %2082) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2083 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 74>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2084 = "llvm.load"(%2083) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2085 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2084, %2085) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2086 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 75>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2087 = "llvm.load"(%2086) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2088 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2087, %2088) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2089 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 76>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2090 = "llvm.load"(%2089) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2091 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2090, %2091) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2092 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 77>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2093 = "llvm.load"(%2092) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2094 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2093, %2094) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2095 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 78>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2096 = "llvm.load"(%2095) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2097 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2096, %2097) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2098 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 79>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2099 = "llvm.load"(%2098) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2100 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2099, %2100) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2101 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2102 = "llvm.load"(%2101) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2103 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2102, %2103) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2104 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 81>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2105 = "llvm.load"(%2104) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2106 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2105, %2106) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2107 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 82>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2108 = "llvm.load"(%2107) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2109 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2108, %2109) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2110 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 83>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2111 = "llvm.load"(%2110) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2112 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2111, %2112) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2113 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 84>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2114 = "llvm.load"(%2113) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2115 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2114, %2115) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2116 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 85>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2117 = "llvm.load"(%2116) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2118 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2117, %2118) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2119 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 86>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2120 = "llvm.load"(%2119) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2121 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2120, %2121) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2122 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 87>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2123 = "llvm.load"(%2122) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2124 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2123, %2124) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2125 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2126 = "llvm.load"(%2125) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2127 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2126, %2127) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2128 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 89>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2129 = "llvm.load"(%2128) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2130 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2129, %2130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2131 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 90>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2132 = "llvm.load"(%2131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2133 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2132, %2133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2134 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 91>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2135 = "llvm.load"(%2134) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2136 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2135, %2136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2137 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 92>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2138 = "llvm.load"(%2137) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2139 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2138, %2139) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2140 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 93>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2141 = "llvm.load"(%2140) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2142 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2141, %2142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2143 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 94>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2144 = "llvm.load"(%2143) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2145 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2144, %2145) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2146 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 95>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2147 = "llvm.load"(%2146) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2148 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2147, %2148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2149 = "llvm.load"(%17) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2150 = "llvm.load"(%2058) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2151 = "llvm.load"(%2061) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2152 = "llvm.load"(%2064) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2153 = "llvm.load"(%2067) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2154 = "llvm.load"(%2070) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2155 = "llvm.load"(%2073) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2156 = "llvm.load"(%2076) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2157 = "llvm.load"(%2079) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2158 = "llvm.load"(%2082) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2159 = "llvm.load"(%2085) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2160 = "llvm.load"(%2088) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2161 = "llvm.load"(%2091) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2162 = "llvm.load"(%2094) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2163 = "llvm.load"(%2097) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2164 = "llvm.load"(%2100) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2165 = "llvm.load"(%2103) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2166 = "llvm.load"(%2106) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2167 = "llvm.load"(%2109) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2168 = "llvm.load"(%2112) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2169 = "llvm.load"(%2115) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2170 = "llvm.load"(%2118) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2171 = "llvm.load"(%2121) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2172 = "llvm.load"(%2124) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2173 = "llvm.load"(%2127) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2174 = "llvm.load"(%2130) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2175 = "llvm.load"(%2133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2176 = "llvm.load"(%2136) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2177 = "llvm.load"(%2139) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2178 = "llvm.load"(%2142) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2179 = "llvm.load"(%2145) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2180 = "llvm.load"(%2148) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2181 = "vector.from_elements"(%2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2182 = "arith.truncf"(%2181) : (vector<32xf32>) -> vector<32xf16>
          %2183 = "vector.extract"(%2182) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2184 = "vector.extract"(%2182) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2185 = "vector.extract"(%2182) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2186 = "vector.extract"(%2182) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2187 = "vector.extract"(%2182) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2188 = "vector.extract"(%2182) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2189 = "vector.extract"(%2182) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2190 = "vector.extract"(%2182) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2191 = "vector.extract"(%2182) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2192 = "vector.extract"(%2182) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2193 = "vector.extract"(%2182) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2194 = "vector.extract"(%2182) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2195 = "vector.extract"(%2182) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2196 = "vector.extract"(%2182) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2197 = "vector.extract"(%2182) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2198 = "vector.extract"(%2182) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2199 = "vector.extract"(%2182) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2200 = "vector.extract"(%2182) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2201 = "vector.extract"(%2182) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2202 = "vector.extract"(%2182) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2203 = "vector.extract"(%2182) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2204 = "vector.extract"(%2182) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2205 = "vector.extract"(%2182) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2206 = "vector.extract"(%2182) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2207 = "vector.extract"(%2182) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2208 = "vector.extract"(%2182) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2209 = "vector.extract"(%2182) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2210 = "vector.extract"(%2182) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2211 = "vector.extract"(%2182) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2212 = "vector.extract"(%2182) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2213 = "vector.extract"(%2182) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2214 = "vector.extract"(%2182) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%2183, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2184, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2185, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2186, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2187, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2188, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2189, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2190, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2191, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2192, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2193, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2194, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2195, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2196, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2197, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2198, %1787) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2199, %1788) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2200, %1789) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2201, %1790) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2202, %1791) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2203, %1792) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2204, %1793) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2205, %1794) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2206, %1795) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2207, %1796) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2208, %1797) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2209, %1798) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2210, %1799) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2211, %1800) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2212, %1801) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2213, %1802) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2214, %1803) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %2215 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2216 = "llvm.load"(%1774) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2217 = "llvm.load"(%1776) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2218 = "llvm.load"(%1778) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1815, %2215, %2216, %2217, %2218) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2220 = "llvm.load"(%1780) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2221 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2222 = "llvm.load"(%1821) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2223 = "llvm.load"(%1823) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1828, %2220, %2221, %2222, %2223) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2225 = "llvm.load"(%1788) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2226 = "llvm.load"(%1832) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2227 = "llvm.load"(%1834) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2228 = "llvm.load"(%1836) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1841, %2225, %2226, %2227, %2228) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2230 = "llvm.load"(%1796) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2231 = "llvm.load"(%1846) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2232 = "llvm.load"(%1848) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2233 = "llvm.load"(%1850) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1855, %2230, %2231, %2232, %2233) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1586) ({
            %2235 = "arith.muli"(%283, %109) : (i32, i32) -> i32
            %2236 = "arith.addi"(%1565, %23) : (i32, i32) -> i32
            %2237 = "arith.addi"(%1564, %2235) : (i32, i32) -> i32
            %2238 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%2238) ({
              %t2239_s1 = "llvm.ptrtoint"(%1805) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t2239_s1, %2236, %2237) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1586) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %2240 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2241 = "llvm.load"(%2240) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%2241, %19) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2242 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 97>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2243 = "llvm.load"(%2242) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2244 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2243, %2244) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2245 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 98>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2246 = "llvm.load"(%2245) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2247 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2246, %2247) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2248 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 99>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2249 = "llvm.load"(%2248) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2250 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2249, %2250) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2251 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 100>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2252 = "llvm.load"(%2251) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2253 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2252, %2253) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2254 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 101>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2255 = "llvm.load"(%2254) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2256 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2255, %2256) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2257 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 102>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2258 = "llvm.load"(%2257) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2259 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2258, %2259) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2260 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 103>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2261 = "llvm.load"(%2260) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2262 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2261, %2262) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2263 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2264 = "llvm.load"(%2263) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2265 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2264, %2265) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2266 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 105>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2267 = "llvm.load"(%2266) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2268 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2267, %2268) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2269 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 106>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2270 = "llvm.load"(%2269) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2271 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2270, %2271) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2272 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 107>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2273 = "llvm.load"(%2272) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2274 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2273, %2274) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2275 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 108>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2276 = "llvm.load"(%2275) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2277 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2276, %2277) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2278 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 109>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2279 = "llvm.load"(%2278) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2280 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2279, %2280) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2281 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 110>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2282 = "llvm.load"(%2281) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2283 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2282, %2283) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2284 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 111>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2285 = "llvm.load"(%2284) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2286 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2285, %2286) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2287 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2288 = "llvm.load"(%2287) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2289 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2288, %2289) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2290 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 113>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2291 = "llvm.load"(%2290) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2292 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2291, %2292) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2293 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 114>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2294 = "llvm.load"(%2293) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2295 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2294, %2295) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2296 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 115>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2297 = "llvm.load"(%2296) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2298 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2297, %2298) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2299 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 116>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2300 = "llvm.load"(%2299) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2301 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2300, %2301) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2302 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 117>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2303 = "llvm.load"(%2302) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2304 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2303, %2304) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2305 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 118>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2306 = "llvm.load"(%2305) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2307 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2306, %2307) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2308 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 119>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2309 = "llvm.load"(%2308) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2310 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2309, %2310) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2311 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2312 = "llvm.load"(%2311) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2313 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2312, %2313) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2314 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 121>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2315 = "llvm.load"(%2314) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2316 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2315, %2316) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2317 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2318 = "llvm.load"(%2317) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2319 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2318, %2319) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2320 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 123>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2321 = "llvm.load"(%2320) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2322 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2321, %2322) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2323 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 124>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2324 = "llvm.load"(%2323) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2325 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2324, %2325) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2326 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 125>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2327 = "llvm.load"(%2326) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2328 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2327, %2328) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2329 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 126>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2330 = "llvm.load"(%2329) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2331 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2330, %2331) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2332 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 127>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2333 = "llvm.load"(%2332) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2334 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2333, %2334) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2335 = "llvm.load"(%19) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2336 = "llvm.load"(%2244) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2337 = "llvm.load"(%2247) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2338 = "llvm.load"(%2250) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2339 = "llvm.load"(%2253) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2340 = "llvm.load"(%2256) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2341 = "llvm.load"(%2259) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2342 = "llvm.load"(%2262) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2343 = "llvm.load"(%2265) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2344 = "llvm.load"(%2268) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2345 = "llvm.load"(%2271) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2346 = "llvm.load"(%2274) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2347 = "llvm.load"(%2277) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2348 = "llvm.load"(%2280) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2349 = "llvm.load"(%2283) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2350 = "llvm.load"(%2286) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2351 = "llvm.load"(%2289) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2352 = "llvm.load"(%2292) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2353 = "llvm.load"(%2295) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2354 = "llvm.load"(%2298) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2355 = "llvm.load"(%2301) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2356 = "llvm.load"(%2304) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2357 = "llvm.load"(%2307) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2358 = "llvm.load"(%2310) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2359 = "llvm.load"(%2313) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2360 = "llvm.load"(%2316) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2361 = "llvm.load"(%2319) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2362 = "llvm.load"(%2322) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2363 = "llvm.load"(%2325) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2364 = "llvm.load"(%2328) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2365 = "llvm.load"(%2331) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2366 = "llvm.load"(%2334) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2367 = "vector.from_elements"(%2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2368 = "arith.truncf"(%2367) : (vector<32xf32>) -> vector<32xf16>
          %2369 = "vector.extract"(%2368) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2370 = "vector.extract"(%2368) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2371 = "vector.extract"(%2368) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2372 = "vector.extract"(%2368) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2373 = "vector.extract"(%2368) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2374 = "vector.extract"(%2368) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2375 = "vector.extract"(%2368) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2376 = "vector.extract"(%2368) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2377 = "vector.extract"(%2368) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2378 = "vector.extract"(%2368) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2379 = "vector.extract"(%2368) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2380 = "vector.extract"(%2368) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2381 = "vector.extract"(%2368) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2382 = "vector.extract"(%2368) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2383 = "vector.extract"(%2368) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2384 = "vector.extract"(%2368) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2385 = "vector.extract"(%2368) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2386 = "vector.extract"(%2368) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2387 = "vector.extract"(%2368) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2388 = "vector.extract"(%2368) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2389 = "vector.extract"(%2368) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2390 = "vector.extract"(%2368) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2391 = "vector.extract"(%2368) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2392 = "vector.extract"(%2368) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2393 = "vector.extract"(%2368) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2394 = "vector.extract"(%2368) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2395 = "vector.extract"(%2368) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2396 = "vector.extract"(%2368) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2397 = "vector.extract"(%2368) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2398 = "vector.extract"(%2368) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2399 = "vector.extract"(%2368) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2400 = "vector.extract"(%2368) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%2369, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2370, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2371, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2372, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2373, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2374, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2375, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2376, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2377, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2378, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2379, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2380, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2381, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2382, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2383, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2384, %1787) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2385, %1788) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2386, %1789) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2387, %1790) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2388, %1791) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2389, %1792) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2390, %1793) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2391, %1794) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2392, %1795) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2393, %1796) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2394, %1797) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2395, %1798) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2396, %1799) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2397, %1800) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2398, %1801) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2399, %1802) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2400, %1803) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %2401 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2402 = "llvm.load"(%1774) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2403 = "llvm.load"(%1776) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2404 = "llvm.load"(%1778) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2029, %2401, %2402, %2403, %2404) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2406 = "llvm.load"(%1780) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2407 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2408 = "llvm.load"(%1821) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2409 = "llvm.load"(%1823) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2035, %2406, %2407, %2408, %2409) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2411 = "llvm.load"(%1788) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2412 = "llvm.load"(%1832) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2413 = "llvm.load"(%1834) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2414 = "llvm.load"(%1836) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2041, %2411, %2412, %2413, %2414) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2416 = "llvm.load"(%1796) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2417 = "llvm.load"(%1846) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2418 = "llvm.load"(%1848) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2419 = "llvm.load"(%1850) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2047, %2416, %2417, %2418, %2419) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1612, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1586) ({
            %2421 = "arith.muli"(%283, %109) : (i32, i32) -> i32
            %2422 = "arith.constant"() {value = 192 : i32} : () -> i32
            %2423 = "arith.addi"(%1565, %2422) : (i32, i32) -> i32
            %2424 = "arith.addi"(%1564, %2421) : (i32, i32) -> i32
            %2425 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%2425) ({
              %t2426_s1 = "llvm.ptrtoint"(%2024) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t2426_s1, %2423, %2424) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2427 = "arith.addi"(%342, %104) : (i32, i32) -> i32
          %2428 = "arith.addi"(%343, %83) : (i32, i32) -> i32
          %2429 = "arith.divui"(%2427, %291) : (i32, i32) -> i32
          %2430 = "arith.remui"(%2427, %291) : (i32, i32) -> i32
          %2431 = "arith.divui"(%2430, %295) : (i32, i32) -> i32
          %2432 = "arith.remui"(%2430, %295) : (i32, i32) -> i32
          %2433 = "arith.muli"(%2431, %294) : (i32, i32) -> i32
          %2434 = "arith.subi"(%6, %2433) : (i32, i32) -> i32
          %2435 = "arith.minsi"(%294, %2434) : (i32, i32) -> i32
          %2436 = "arith.remsi"(%2432, %2435) : (i32, i32) -> i32
          %2437 = "arith.xori"(%2436, %2435) : (i32, i32) -> i32
          %2438 = "arith.cmpi"(%2437, %26) {predicate = 2 : i64} : (i32, i32) -> i1
          %2439 = "arith.cmpi"(%2436, %26) {predicate = 1 : i64} : (i32, i32) -> i1
          %2440 = "arith.andi"(%2438, %2439) : (i1, i1) -> i1
          %2441 = "arith.divsi"(%2432, %2435) : (i32, i32) -> i32
          %2442 = "arith.extsi"(%2440) : (i1) -> i32
          %2443 = "arith.addi"(%2441, %2442) : (i32, i32) -> i32
          %2444 = "arith.addi"(%2436, %2435) : (i32, i32) -> i32
          %2445 = "arith.select"(%2440, %2444, %2436) : (i1, i32, i32) -> i32
          %2446 = "arith.addi"(%2433, %2445) : (i32, i32) -> i32
          %2447 = "arith.muli"(%2446, %45) : (i32, i32) -> i32
          %2448 = "arith.addi"(%2447, %105) : (i32, i32) -> i32
          %2449 = "arith.addi"(%2443, %106) : (i32, i32) -> i32
          %2450 = "arith.cmpi"(%2427, %315) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.yield"(%2450, %2448, %2449, %2429, %51, %2427, %2428, %754, %755, %756) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        "scf.yield"(%322, %323, %321) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.cluster_dim = array<i32: 2, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
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
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 127 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 128 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 255 : i32} : () -> i32
    %24 = "arith.addi"(%5, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 256 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 1 : i32} : () -> i32
    %28 = "arith.addi"(%22, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 2 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.muli"(%30, %26) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 66 : i32} : () -> i32
    %33 = "arith.minsi"(%31, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 384 : i32} : () -> i32
    %35 = "arith.constant"() {value = 229456 : i32} : () -> i32
    "gpu.launch_func"(%29, %27, %33, %34, %27, %27, %29, %27, %27, %35, %13, %1, %2, %16, %5, %18, %30, %26) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile128x256_cluster2x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
