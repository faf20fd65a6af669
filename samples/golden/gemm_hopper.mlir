!struct0 = !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i32, %7: i32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "arith.constant"() {value = 128 : i32} : () -> i32
      %12 = "arith.divui"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = -1 : i32} : () -> i32
      %14 = "arith.constant"() {value = 0 : i32} : () -> i32
      %15 = "arith.constant"() {value = 31 : i32} : () -> i32
      %16 = "nvvm.shfl.sync"(%13, %12, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %17 = "arith.constant"() {value = 32 : i32} : () -> i32
      %18 = "arith.divui"(%8, %17) : (i32, i32) -> i32
      %19 = "nvvm.shfl.sync"(%13, %18, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %20 = "arith.cmpi"(%19, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%21) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %23 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%23) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %25 = "nvvm.elect.sync"() : () -> i1
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
      %28 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %29 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %30 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %31 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %32 = "arith.cmpi"(%31, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %33 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "arith.addi"(%35, %36) : (i32, i32) -> i32
      %38 = "arith.constant"() {value = 384 : i32} : () -> i32
      %39 = "arith.muli"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.addi"(%34, %39) : (i32, i32) -> i32
      %41 = "arith.divui"(%40, %17) : (i32, i32) -> i32
      %42 = "arith.cmpi"(%41, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%42) ({
        %43 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%43) ({
          %44 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t45_s0 = "llvm.ptrtoint"(%30) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t45_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %46 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t47_s0 = "llvm.ptrtoint"(%46) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t47_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %48 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t49_s0 = "llvm.ptrtoint"(%48) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t49_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %50 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t51_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t51_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %52 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t53_s0 = "llvm.ptrtoint"(%52) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t53_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %54 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t55_s0 = "llvm.ptrtoint"(%54) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t55_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %56 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t57_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t57_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %58 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t59_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %44) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t61_s0 = "llvm.ptrtoint"(%33) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t65_s0 = "llvm.ptrtoint"(%64) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%33) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %60) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %76 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 16>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %77 = "arith.constant"() {value = 1 : i32} : () -> i32
      %78 = "arith.subi"(%16, %77) : (i32, i32) -> i32
      %79 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %81 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %82 = "arith.addi"(%80, %81) : (i32, i32) -> i32
      %83 = "arith.muli"(%82, %38) : (i32, i32) -> i32
      %84 = "arith.addi"(%79, %83) : (i32, i32) -> i32
      %85 = "arith.divui"(%84, %17) : (i32, i32) -> i32
      %86 = "arith.cmpi"(%85, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%86) ({
        %87 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%87) ({
          %t88_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %11) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %89 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t90_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %11) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %91 = "arith.cmpi"(%78, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %92 = "arith.extui"(%91) : (i1) -> i32
      %93 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %99 = "arith.remui"(%93, %77) : (i32, i32) -> i32
      %100 = "arith.remui"(%94, %77) : (i32, i32) -> i32
      %101 = "arith.constant"() {value = 63 : i32} : () -> i32
      %102 = "arith.addi"(%2, %101) : (i32, i32) -> i32
      %103 = "arith.constant"() {value = 64 : i32} : () -> i32
      %104 = "arith.divui"(%102, %103) : (i32, i32) -> i32
      %105 = "arith.cmpi"(%16, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %106, %107, %108, %109, %110, %111 = "scf.if"(%105) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %112, %113 = "scf.if"(%20) ({
          %114 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
          %115 = "nvvm.shfl.sync"(%13, %114, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %116 = "arith.muli"(%7, %6) : (i32, i32) -> i32
          %117 = "arith.divui"(%95, %116) : (i32, i32) -> i32
          %118 = "arith.remui"(%95, %116) : (i32, i32) -> i32
          %119 = "arith.constant"() {value = 8 : i32} : () -> i32
          %120 = "arith.muli"(%7, %119) : (i32, i32) -> i32
          %121 = "arith.divui"(%118, %120) : (i32, i32) -> i32
          %122 = "arith.remui"(%118, %120) : (i32, i32) -> i32
          %123 = "arith.muli"(%121, %119) : (i32, i32) -> i32
          %124 = "arith.subi"(%6, %123) : (i32, i32) -> i32
          %125 = "arith.minsi"(%119, %124) : (i32, i32) -> i32
          %126 = "arith.remsi"(%122, %125) : (i32, i32) -> i32
          %127 = "arith.xori"(%126, %125) : (i32, i32) -> i32
          %128 = "arith.cmpi"(%127, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %129 = "arith.cmpi"(%126, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %130 = "arith.andi"(%128, %129) : (i1, i1) -> i1
          %131 = "arith.divsi"(%122, %125) : (i32, i32) -> i32
          %132 = "arith.extsi"(%130) : (i1) -> i32
          %133 = "arith.addi"(%131, %132) : (i32, i32) -> i32
          %134 = "arith.addi"(%126, %125) : (i32, i32) -> i32
          %135 = "arith.select"(%130, %134, %126) : (i1, i32, i32) -> i32
          %136 = "arith.addi"(%123, %135) : (i32, i32) -> i32
          %137 = "arith.addi"(%136, %99) : (i32, i32) -> i32
          %138 = "arith.addi"(%133, %100) : (i32, i32) -> i32
          %139 = "arith.muli"(%6, %7) : (i32, i32) -> i32
          %140 = "arith.cmpi"(%95, %139) {predicate = 2 : i64} : (i32, i32) -> i1
          %141, %142, %143, %144, %145, %146, %147, %148, %149 = "scf.while"(%140, %137, %138, %117, %95, %14, %14, %14, %77) ({
          ^bb0(%150: i1, %151: i32, %152: i32, %153: i32, %154: i32, %155: i32, %156: i32, %157: i32, %158: i32):
            "scf.condition"(%150, %150, %151, %152, %153, %154, %155, %156, %157, %158) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%159: i1, %160: i32, %161: i32, %162: i32, %163: i32, %164: i32, %165: i32, %166: i32, %167: i32):
            %168 = "arith.andi"(%160, %14) : (i32, i32) -> i32
            %169 = "arith.muli"(%168, %104) : (i32, i32) -> i32
            %170 = "arith.addi"(%168, %77) : (i32, i32) -> i32
            %171 = "arith.muli"(%170, %104) : (i32, i32) -> i32
            %172, %173, %174 = "scf.for"(%169, %171, %77, %165, %166, %167) ({
            ^bb0(%175: i32, %176: i32, %177: i32, %178: i32):
              %179 = "llvm.getelementptr"(%33, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t180_s0 = "llvm.ptrtoint"(%179) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t180_s0, %178) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %181 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%181) ({
                %182 = "llvm.getelementptr"(%30, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %183 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t184_s0 = "llvm.ptrtoint"(%182) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t184_s0, %183) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %185 = "llvm.getelementptr"(%30, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %186 = "arith.muli"(%160, %103) : (i32, i32) -> i32
              %187 = "arith.muli"(%175, %103) : (i32, i32) -> i32
              %188 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %189 = "arith.muli"(%177, %188) : (i32, i32) -> i32
              %190 = "llvm.getelementptr"(%27, %189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %191 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%191) ({
                %t192_s0 = "llvm.ptrtoint"(%190) : (!llvm.ptr<3>) -> i32
                %t192_s2 = "llvm.ptrtoint"(%185) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t192_s0, %0, %t192_s2, %187, %186) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %193 = "arith.muli"(%161, %11) : (i32, i32) -> i32
              %194 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %195 = "arith.muli"(%177, %194) : (i32, i32) -> i32
              %196 = "llvm.getelementptr"(%28, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %197 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%197) ({
                %t198_s0 = "llvm.ptrtoint"(%196) : (!llvm.ptr<3>) -> i32
                %t198_s2 = "llvm.ptrtoint"(%185) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t198_s0, %3, %t198_s2, %187, %193) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %199 = "arith.addi"(%177, %77) : (i32, i32) -> i32
              %200 = "arith.cmpi"(%199, %119) {predicate = 0 : i64} : (i32, i32) -> i1
              %201 = "arith.xori"(%178, %77) : (i32, i32) -> i32
              %202 = "arith.select"(%200, %201, %178) : (i1, i32, i32) -> i32
              %203 = "arith.select"(%200, %14, %199) : (i1, i32, i32) -> i32
              %204 = "arith.addi"(%176, %77) : (i32, i32) -> i32
              "scf.yield"(%204, %203, %202) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %205 = "arith.addi"(%163, %98) : (i32, i32) -> i32
            %206 = "arith.addi"(%164, %77) : (i32, i32) -> i32
            %207 = "arith.divui"(%205, %116) : (i32, i32) -> i32
            %208 = "arith.remui"(%205, %116) : (i32, i32) -> i32
            %209 = "arith.divui"(%208, %120) : (i32, i32) -> i32
            %210 = "arith.remui"(%208, %120) : (i32, i32) -> i32
            %211 = "arith.muli"(%209, %119) : (i32, i32) -> i32
            %212 = "arith.subi"(%6, %211) : (i32, i32) -> i32
            %213 = "arith.minsi"(%119, %212) : (i32, i32) -> i32
            %214 = "arith.remsi"(%210, %213) : (i32, i32) -> i32
            %215 = "arith.xori"(%214, %213) : (i32, i32) -> i32
            %216 = "arith.cmpi"(%215, %14) {predicate = 2 : i64} : (i32, i32) -> i1
            %217 = "arith.cmpi"(%214, %14) {predicate = 1 : i64} : (i32, i32) -> i1
            %218 = "arith.andi"(%216, %217) : (i1, i1) -> i1
            %219 = "arith.divsi"(%210, %213) : (i32, i32) -> i32
            %220 = "arith.extsi"(%218) : (i1) -> i32
            %221 = "arith.addi"(%219, %220) : (i32, i32) -> i32
            %222 = "arith.addi"(%214, %213) : (i32, i32) -> i32
            %223 = "arith.select"(%218, %222, %214) : (i1, i32, i32) -> i32
            %224 = "arith.addi"(%211, %223) : (i32, i32) -> i32
            %225 = "arith.addi"(%224, %99) : (i32, i32) -> i32
            %226 = "arith.addi"(%221, %100) : (i32, i32) -> i32
            %227 = "arith.cmpi"(%205, %139) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.yield"(%227, %225, %226, %207, %205, %206, %172, %173, %174) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32)
          %228 = "llvm.getelementptr"(%33, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t229_s0 = "llvm.ptrtoint"(%228) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t229_s0, %149) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %230 = "arith.addi"(%148, %77) : (i32, i32) -> i32
          %231 = "arith.cmpi"(%230, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %232 = "arith.xori"(%149, %77) : (i32, i32) -> i32
          %233 = "arith.select"(%231, %232, %149) : (i1, i32, i32) -> i32
          %234 = "arith.select"(%231, %14, %230) : (i1, i32, i32) -> i32
          %235 = "llvm.getelementptr"(%33, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t236_s0 = "llvm.ptrtoint"(%235) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t236_s0, %233) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %237 = "arith.addi"(%234, %77) : (i32, i32) -> i32
          %238 = "arith.cmpi"(%237, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %239 = "arith.xori"(%233, %77) : (i32, i32) -> i32
          %240 = "arith.select"(%238, %239, %233) : (i1, i32, i32) -> i32
          %241 = "arith.select"(%238, %14, %237) : (i1, i32, i32) -> i32
          %242 = "llvm.getelementptr"(%33, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t243_s0 = "llvm.ptrtoint"(%242) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t243_s0, %240) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %244 = "arith.addi"(%241, %77) : (i32, i32) -> i32
          %245 = "arith.cmpi"(%244, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %246 = "arith.xori"(%240, %77) : (i32, i32) -> i32
          %247 = "arith.select"(%245, %246, %240) : (i1, i32, i32) -> i32
          %248 = "arith.select"(%245, %14, %244) : (i1, i32, i32) -> i32
          %249 = "llvm.getelementptr"(%33, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t250_s0 = "llvm.ptrtoint"(%249) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t250_s0, %247) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %251 = "arith.addi"(%248, %77) : (i32, i32) -> i32
          %252 = "arith.cmpi"(%251, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %253 = "arith.xori"(%247, %77) : (i32, i32) -> i32
          %254 = "arith.select"(%252, %253, %247) : (i1, i32, i32) -> i32
          %255 = "arith.select"(%252, %14, %251) : (i1, i32, i32) -> i32
          %256 = "llvm.getelementptr"(%33, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t257_s0 = "llvm.ptrtoint"(%256) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t257_s0, %254) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %258 = "arith.addi"(%255, %77) : (i32, i32) -> i32
          %259 = "arith.cmpi"(%258, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %260 = "arith.xori"(%254, %77) : (i32, i32) -> i32
          %261 = "arith.select"(%259, %260, %254) : (i1, i32, i32) -> i32
          %262 = "arith.select"(%259, %14, %258) : (i1, i32, i32) -> i32
          %263 = "llvm.getelementptr"(%33, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t264_s0 = "llvm.ptrtoint"(%263) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t264_s0, %261) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %265 = "arith.addi"(%262, %77) : (i32, i32) -> i32
          %266 = "arith.cmpi"(%265, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %267 = "arith.xori"(%261, %77) : (i32, i32) -> i32
          %268 = "arith.select"(%266, %267, %261) : (i1, i32, i32) -> i32
          %269 = "arith.select"(%266, %14, %265) : (i1, i32, i32) -> i32
          %270 = "llvm.getelementptr"(%33, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t271_s0 = "llvm.ptrtoint"(%270) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t271_s0, %268) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %272 = "arith.addi"(%269, %77) : (i32, i32) -> i32
          %273 = "arith.cmpi"(%272, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %274 = "arith.xori"(%268, %77) : (i32, i32) -> i32
          %275 = "arith.select"(%273, %274, %268) : (i1, i32, i32) -> i32
          %276 = "arith.select"(%273, %14, %272) : (i1, i32, i32) -> i32
          %277 = "llvm.getelementptr"(%33, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t278_s0 = "llvm.ptrtoint"(%277) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t278_s0, %275) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%145, %146) : (i32, i32) -> ()
        }, {
          "scf.yield"(%95, %14) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %279 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%112, %113, %279, %14, %14, %92) : (i32, i32, i1, i32, i32, i32) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %280 = "arith.subi"(%8, %11) : (i32, i32) -> i32
        %281 = "arith.muli"(%98, %78) : (i32, i32) -> i32
        %282 = "arith.addi"(%95, %281) : (i32, i32) -> i32
        %283 = "arith.muli"(%78, %104) : (i32, i32) -> i32
        %284 = "arith.constant"() {value = 3 : i32} : () -> i32
        %285 = "arith.shrsi"(%283, %284) : (i32, i32) -> i32
        %286 = "arith.andi"(%285, %77) : (i32, i32) -> i32
        %287 = "arith.xori"(%14, %286) : (i32, i32) -> i32
        %288 = "arith.constant"() {value = 7 : i32} : () -> i32
        %289 = "arith.andi"(%283, %288) : (i32, i32) -> i32
        %290 = "arith.muli"(%7, %6) : (i32, i32) -> i32
        %291 = "arith.remsi"(%282, %290) : (i32, i32) -> i32
        %292 = "arith.cmpi"(%291, %14) {predicate = 2 : i64} : (i32, i32) -> i1
        %293 = "arith.divsi"(%282, %290) : (i32, i32) -> i32
        %294 = "arith.extsi"(%292) : (i1) -> i32
        %295 = "arith.addi"(%293, %294) : (i32, i32) -> i32
        %296 = "arith.addi"(%291, %290) : (i32, i32) -> i32
        %297 = "arith.select"(%292, %296, %291) : (i1, i32, i32) -> i32
        %298 = "arith.constant"() {value = 8 : i32} : () -> i32
        %299 = "arith.muli"(%7, %298) : (i32, i32) -> i32
        %300 = "arith.divui"(%297, %299) : (i32, i32) -> i32
        %301 = "arith.remui"(%297, %299) : (i32, i32) -> i32
        %302 = "arith.muli"(%300, %298) : (i32, i32) -> i32
        %303 = "arith.subi"(%6, %302) : (i32, i32) -> i32
        %304 = "arith.minsi"(%298, %303) : (i32, i32) -> i32
        %305 = "arith.remsi"(%301, %304) : (i32, i32) -> i32
        %306 = "arith.xori"(%305, %304) : (i32, i32) -> i32
        %307 = "arith.cmpi"(%306, %14) {predicate = 2 : i64} : (i32, i32) -> i1
        %308 = "arith.cmpi"(%305, %14) {predicate = 1 : i64} : (i32, i32) -> i1
        %309 = "arith.andi"(%307, %308) : (i1, i1) -> i1
        %310 = "arith.divsi"(%301, %304) : (i32, i32) -> i32
        %311 = "arith.extsi"(%309) : (i1) -> i32
        %312 = "arith.addi"(%310, %311) : (i32, i32) -> i32
        %313 = "arith.addi"(%305, %304) : (i32, i32) -> i32
        %314 = "arith.select"(%309, %313, %305) : (i1, i32, i32) -> i32
        %315 = "arith.addi"(%302, %314) : (i32, i32) -> i32
        %316 = "arith.addi"(%315, %99) : (i32, i32) -> i32
        %317 = "arith.addi"(%312, %100) : (i32, i32) -> i32
        %318 = "arith.muli"(%6, %7) : (i32, i32) -> i32
        %319 = "arith.cmpi"(%282, %318) {predicate = 2 : i64} : (i32, i32) -> i1
        %320 = "arith.constant"() {value = true} : () -> i1
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
        %366 = "llvm.mlir.undef"() : () -> f32
        %367 = "llvm.mlir.undef"() : () -> f32
        %368 = "llvm.mlir.undef"() : () -> f32
        %369 = "llvm.mlir.undef"() : () -> f32
        %370 = "llvm.mlir.undef"() : () -> f32
        %371 = "llvm.mlir.undef"() : () -> f32
        %372 = "llvm.mlir.undef"() : () -> f32
        %373 = "llvm.mlir.undef"() : () -> f32
        %374 = "llvm.mlir.undef"() : () -> f32
        %375 = "llvm.mlir.undef"() : () -> f32
        %376 = "llvm.mlir.undef"() : () -> f32
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> f32
        %384 = "llvm.mlir.undef"() : () -> f32
        %385 = "llvm.mlir.undef"() : () -> i32
        %386 = "llvm.mlir.undef"() : () -> i32
        %387 = "llvm.mlir.undef"() : () -> i32
        %388 = "llvm.mlir.undef"() : () -> i32
        %389 = "llvm.mlir.undef"() : () -> i32
        %390 = "llvm.mlir.undef"() : () -> i32
        %391 = "llvm.mlir.undef"() : () -> i32
        %392 = "llvm.mlir.undef"() : () -> i32
        %393 = "llvm.mlir.undef"() : () -> i32
        %394 = "llvm.mlir.undef"() : () -> i32
        %395 = "llvm.mlir.undef"() : () -> i32
        %396 = "llvm.mlir.undef"() : () -> i32
        %397 = "llvm.mlir.undef"() : () -> i32
        %398 = "llvm.mlir.undef"() : () -> i32
        %399 = "llvm.mlir.undef"() : () -> i32
        %400 = "llvm.mlir.undef"() : () -> i32
        %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493 = "scf.while"(%319, %316, %317, %295, %14, %14, %92, %320, %282, %77, %14, %289, %287, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400) ({
        ^bb0(%494: i1, %495: i32, %496: i32, %497: i32, %498: i32, %499: i32, %500: i32, %501: i1, %502: i32, %503: i32, %504: i32, %505: i32, %506: i32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: i32, %572: i32, %573: i32, %574: i32, %575: i32, %576: i32, %577: i32, %578: i32, %579: i32, %580: i32, %581: i32, %582: i32, %583: i32, %584: i32, %585: i32, %586: i32):
          "scf.condition"(%494, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586) : (i1, i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%587: i1, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32, %594: i1, %595: i32, %596: i32, %597: i32, %598: i32, %599: i32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: f32, %645: f32, %646: f32, %647: f32, %648: f32, %649: f32, %650: f32, %651: f32, %652: f32, %653: f32, %654: f32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32, %660: f32, %661: f32, %662: f32, %663: f32, %664: i32, %665: i32, %666: i32, %667: i32, %668: i32, %669: i32, %670: i32, %671: i32, %672: i32, %673: i32, %674: i32, %675: i32, %676: i32, %677: i32, %678: i32, %679: i32):
          %680 = "arith.constant"() {value = 2 : i32} : () -> i32
          %681 = "arith.muli"(%592, %680) : (i32, i32) -> i32
          %682 = "arith.addi"(%681, %78) : (i32, i32) -> i32
          %683 = "llvm.getelementptr"(%76, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t684_s0 = "llvm.ptrtoint"(%683) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t684_s0, %593) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %685 = "llvm.getelementptr"(%30, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t686_s0 = "llvm.ptrtoint"(%685) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t686_s0, %599) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %687 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %688 = "arith.muli"(%598, %687) : (i32, i32) -> i32
          %689 = "llvm.getelementptr"(%27, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %690 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %691 = "arith.muli"(%598, %690) : (i32, i32) -> i32
          %692 = "llvm.getelementptr"(%28, %691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %693 = "arith.constant"() {value = false} : () -> i1
          %t695_a = "llvm.ptrtoint"(%689) : (!llvm.ptr<3>) -> i32
          %t695_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t695_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t695_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t695_shifted = "arith.shrui"(%t695_a, %t695_four) : (i32, i32) -> i32
          %t695_low = "arith.andi"(%t695_shifted, %t695_mask) : (i32, i32) -> i32
          %t695_wide = "arith.extui"(%t695_low) : (i32) -> i64
          %694 = "arith.ori"(%t695_wide, %t695_fields) : (i64, i64) -> i64
          %t697_a = "llvm.ptrtoint"(%692) : (!llvm.ptr<3>) -> i32
          %t697_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t697_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t697_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t697_shifted = "arith.shrui"(%t697_a, %t697_four) : (i32, i32) -> i32
          %t697_low = "arith.andi"(%t697_shifted, %t697_mask) : (i32, i32) -> i32
          %t697_wide = "arith.extui"(%t697_low) : (i32) -> i64
          %696 = "arith.ori"(%t697_wide, %t697_fields) : (i64, i64) -> i64
          %t762_r = "llvm.inline_asm"(%600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %698 = "llvm.extractvalue"(%t762_r) {position = array<i64: 0>} : (!struct0) -> f32
          %699 = "llvm.extractvalue"(%t762_r) {position = array<i64: 1>} : (!struct0) -> f32
          %700 = "llvm.extractvalue"(%t762_r) {position = array<i64: 2>} : (!struct0) -> f32
          %701 = "llvm.extractvalue"(%t762_r) {position = array<i64: 3>} : (!struct0) -> f32
          %702 = "llvm.extractvalue"(%t762_r) {position = array<i64: 4>} : (!struct0) -> f32
          %703 = "llvm.extractvalue"(%t762_r) {position = array<i64: 5>} : (!struct0) -> f32
          %704 = "llvm.extractvalue"(%t762_r) {position = array<i64: 6>} : (!struct0) -> f32
          %705 = "llvm.extractvalue"(%t762_r) {position = array<i64: 7>} : (!struct0) -> f32
          %706 = "llvm.extractvalue"(%t762_r) {position = array<i64: 8>} : (!struct0) -> f32
          %707 = "llvm.extractvalue"(%t762_r) {position = array<i64: 9>} : (!struct0) -> f32
          %708 = "llvm.extractvalue"(%t762_r) {position = array<i64: 10>} : (!struct0) -> f32
          %709 = "llvm.extractvalue"(%t762_r) {position = array<i64: 11>} : (!struct0) -> f32
          %710 = "llvm.extractvalue"(%t762_r) {position = array<i64: 12>} : (!struct0) -> f32
          %711 = "llvm.extractvalue"(%t762_r) {position = array<i64: 13>} : (!struct0) -> f32
          %712 = "llvm.extractvalue"(%t762_r) {position = array<i64: 14>} : (!struct0) -> f32
          %713 = "llvm.extractvalue"(%t762_r) {position = array<i64: 15>} : (!struct0) -> f32
          %714 = "llvm.extractvalue"(%t762_r) {position = array<i64: 16>} : (!struct0) -> f32
          %715 = "llvm.extractvalue"(%t762_r) {position = array<i64: 17>} : (!struct0) -> f32
          %716 = "llvm.extractvalue"(%t762_r) {position = array<i64: 18>} : (!struct0) -> f32
          %717 = "llvm.extractvalue"(%t762_r) {position = array<i64: 19>} : (!struct0) -> f32
          %718 = "llvm.extractvalue"(%t762_r) {position = array<i64: 20>} : (!struct0) -> f32
          %719 = "llvm.extractvalue"(%t762_r) {position = array<i64: 21>} : (!struct0) -> f32
          %720 = "llvm.extractvalue"(%t762_r) {position = array<i64: 22>} : (!struct0) -> f32
          %721 = "llvm.extractvalue"(%t762_r) {position = array<i64: 23>} : (!struct0) -> f32
          %722 = "llvm.extractvalue"(%t762_r) {position = array<i64: 24>} : (!struct0) -> f32
          %723 = "llvm.extractvalue"(%t762_r) {position = array<i64: 25>} : (!struct0) -> f32
          %724 = "llvm.extractvalue"(%t762_r) {position = array<i64: 26>} : (!struct0) -> f32
          %725 = "llvm.extractvalue"(%t762_r) {position = array<i64: 27>} : (!struct0) -> f32
          %726 = "llvm.extractvalue"(%t762_r) {position = array<i64: 28>} : (!struct0) -> f32
          %727 = "llvm.extractvalue"(%t762_r) {position = array<i64: 29>} : (!struct0) -> f32
          %728 = "llvm.extractvalue"(%t762_r) {position = array<i64: 30>} : (!struct0) -> f32
          %729 = "llvm.extractvalue"(%t762_r) {position = array<i64: 31>} : (!struct0) -> f32
          %730 = "llvm.extractvalue"(%t762_r) {position = array<i64: 32>} : (!struct0) -> f32
          %731 = "llvm.extractvalue"(%t762_r) {position = array<i64: 33>} : (!struct0) -> f32
          %732 = "llvm.extractvalue"(%t762_r) {position = array<i64: 34>} : (!struct0) -> f32
          %733 = "llvm.extractvalue"(%t762_r) {position = array<i64: 35>} : (!struct0) -> f32
          %734 = "llvm.extractvalue"(%t762_r) {position = array<i64: 36>} : (!struct0) -> f32
          %735 = "llvm.extractvalue"(%t762_r) {position = array<i64: 37>} : (!struct0) -> f32
          %736 = "llvm.extractvalue"(%t762_r) {position = array<i64: 38>} : (!struct0) -> f32
          %737 = "llvm.extractvalue"(%t762_r) {position = array<i64: 39>} : (!struct0) -> f32
          %738 = "llvm.extractvalue"(%t762_r) {position = array<i64: 40>} : (!struct0) -> f32
          %739 = "llvm.extractvalue"(%t762_r) {position = array<i64: 41>} : (!struct0) -> f32
          %740 = "llvm.extractvalue"(%t762_r) {position = array<i64: 42>} : (!struct0) -> f32
          %741 = "llvm.extractvalue"(%t762_r) {position = array<i64: 43>} : (!struct0) -> f32
          %742 = "llvm.extractvalue"(%t762_r) {position = array<i64: 44>} : (!struct0) -> f32
          %743 = "llvm.extractvalue"(%t762_r) {position = array<i64: 45>} : (!struct0) -> f32
          %744 = "llvm.extractvalue"(%t762_r) {position = array<i64: 46>} : (!struct0) -> f32
          %745 = "llvm.extractvalue"(%t762_r) {position = array<i64: 47>} : (!struct0) -> f32
          %746 = "llvm.extractvalue"(%t762_r) {position = array<i64: 48>} : (!struct0) -> f32
          %747 = "llvm.extractvalue"(%t762_r) {position = array<i64: 49>} : (!struct0) -> f32
          %748 = "llvm.extractvalue"(%t762_r) {position = array<i64: 50>} : (!struct0) -> f32
          %749 = "llvm.extractvalue"(%t762_r) {position = array<i64: 51>} : (!struct0) -> f32
          %750 = "llvm.extractvalue"(%t762_r) {position = array<i64: 52>} : (!struct0) -> f32
          %751 = "llvm.extractvalue"(%t762_r) {position = array<i64: 53>} : (!struct0) -> f32
          %752 = "llvm.extractvalue"(%t762_r) {position = array<i64: 54>} : (!struct0) -> f32
          %753 = "llvm.extractvalue"(%t762_r) {position = array<i64: 55>} : (!struct0) -> f32
          %754 = "llvm.extractvalue"(%t762_r) {position = array<i64: 56>} : (!struct0) -> f32
          %755 = "llvm.extractvalue"(%t762_r) {position = array<i64: 57>} : (!struct0) -> f32
          %756 = "llvm.extractvalue"(%t762_r) {position = array<i64: 58>} : (!struct0) -> f32
          %757 = "llvm.extractvalue"(%t762_r) {position = array<i64: 59>} : (!struct0) -> f32
          %758 = "llvm.extractvalue"(%t762_r) {position = array<i64: 60>} : (!struct0) -> f32
          %759 = "llvm.extractvalue"(%t762_r) {position = array<i64: 61>} : (!struct0) -> f32
          %760 = "llvm.extractvalue"(%t762_r) {position = array<i64: 62>} : (!struct0) -> f32
          %761 = "llvm.extractvalue"(%t762_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t827_r = "llvm.inline_asm"(%698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %694, %696, %693) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %763 = "llvm.extractvalue"(%t827_r) {position = array<i64: 0>} : (!struct0) -> f32
          %764 = "llvm.extractvalue"(%t827_r) {position = array<i64: 1>} : (!struct0) -> f32
          %765 = "llvm.extractvalue"(%t827_r) {position = array<i64: 2>} : (!struct0) -> f32
          %766 = "llvm.extractvalue"(%t827_r) {position = array<i64: 3>} : (!struct0) -> f32
          %767 = "llvm.extractvalue"(%t827_r) {position = array<i64: 4>} : (!struct0) -> f32
          %768 = "llvm.extractvalue"(%t827_r) {position = array<i64: 5>} : (!struct0) -> f32
          %769 = "llvm.extractvalue"(%t827_r) {position = array<i64: 6>} : (!struct0) -> f32
          %770 = "llvm.extractvalue"(%t827_r) {position = array<i64: 7>} : (!struct0) -> f32
          %771 = "llvm.extractvalue"(%t827_r) {position = array<i64: 8>} : (!struct0) -> f32
          %772 = "llvm.extractvalue"(%t827_r) {position = array<i64: 9>} : (!struct0) -> f32
          %773 = "llvm.extractvalue"(%t827_r) {position = array<i64: 10>} : (!struct0) -> f32
          %774 = "llvm.extractvalue"(%t827_r) {position = array<i64: 11>} : (!struct0) -> f32
          %775 = "llvm.extractvalue"(%t827_r) {position = array<i64: 12>} : (!struct0) -> f32
          %776 = "llvm.extractvalue"(%t827_r) {position = array<i64: 13>} : (!struct0) -> f32
          %777 = "llvm.extractvalue"(%t827_r) {position = array<i64: 14>} : (!struct0) -> f32
          %778 = "llvm.extractvalue"(%t827_r) {position = array<i64: 15>} : (!struct0) -> f32
          %779 = "llvm.extractvalue"(%t827_r) {position = array<i64: 16>} : (!struct0) -> f32
          %780 = "llvm.extractvalue"(%t827_r) {position = array<i64: 17>} : (!struct0) -> f32
          %781 = "llvm.extractvalue"(%t827_r) {position = array<i64: 18>} : (!struct0) -> f32
          %782 = "llvm.extractvalue"(%t827_r) {position = array<i64: 19>} : (!struct0) -> f32
          %783 = "llvm.extractvalue"(%t827_r) {position = array<i64: 20>} : (!struct0) -> f32
          %784 = "llvm.extractvalue"(%t827_r) {position = array<i64: 21>} : (!struct0) -> f32
          %785 = "llvm.extractvalue"(%t827_r) {position = array<i64: 22>} : (!struct0) -> f32
          %786 = "llvm.extractvalue"(%t827_r) {position = array<i64: 23>} : (!struct0) -> f32
          %787 = "llvm.extractvalue"(%t827_r) {position = array<i64: 24>} : (!struct0) -> f32
          %788 = "llvm.extractvalue"(%t827_r) {position = array<i64: 25>} : (!struct0) -> f32
          %789 = "llvm.extractvalue"(%t827_r) {position = array<i64: 26>} : (!struct0) -> f32
          %790 = "llvm.extractvalue"(%t827_r) {position = array<i64: 27>} : (!struct0) -> f32
          %791 = "llvm.extractvalue"(%t827_r) {position = array<i64: 28>} : (!struct0) -> f32
          %792 = "llvm.extractvalue"(%t827_r) {position = array<i64: 29>} : (!struct0) -> f32
          %793 = "llvm.extractvalue"(%t827_r) {position = array<i64: 30>} : (!struct0) -> f32
          %794 = "llvm.extractvalue"(%t827_r) {position = array<i64: 31>} : (!struct0) -> f32
          %795 = "llvm.extractvalue"(%t827_r) {position = array<i64: 32>} : (!struct0) -> f32
          %796 = "llvm.extractvalue"(%t827_r) {position = array<i64: 33>} : (!struct0) -> f32
          %797 = "llvm.extractvalue"(%t827_r) {position = array<i64: 34>} : (!struct0) -> f32
          %798 = "llvm.extractvalue"(%t827_r) {position = array<i64: 35>} : (!struct0) -> f32
          %799 = "llvm.extractvalue"(%t827_r) {position = array<i64: 36>} : (!struct0) -> f32
          %800 = "llvm.extractvalue"(%t827_r) {position = array<i64: 37>} : (!struct0) -> f32
          %801 = "llvm.extractvalue"(%t827_r) {position = array<i64: 38>} : (!struct0) -> f32
          %802 = "llvm.extractvalue"(%t827_r) {position = array<i64: 39>} : (!struct0) -> f32
          %803 = "llvm.extractvalue"(%t827_r) {position = array<i64: 40>} : (!struct0) -> f32
          %804 = "llvm.extractvalue"(%t827_r) {position = array<i64: 41>} : (!struct0) -> f32
          %805 = "llvm.extractvalue"(%t827_r) {position = array<i64: 42>} : (!struct0) -> f32
          %806 = "llvm.extractvalue"(%t827_r) {position = array<i64: 43>} : (!struct0) -> f32
          %807 = "llvm.extractvalue"(%t827_r) {position = array<i64: 44>} : (!struct0) -> f32
          %808 = "llvm.extractvalue"(%t827_r) {position = array<i64: 45>} : (!struct0) -> f32
          %809 = "llvm.extractvalue"(%t827_r) {position = array<i64: 46>} : (!struct0) -> f32
          %810 = "llvm.extractvalue"(%t827_r) {position = array<i64: 47>} : (!struct0) -> f32
          %811 = "llvm.extractvalue"(%t827_r) {position = array<i64: 48>} : (!struct0) -> f32
          %812 = "llvm.extractvalue"(%t827_r) {position = array<i64: 49>} : (!struct0) -> f32
          %813 = "llvm.extractvalue"(%t827_r) {position = array<i64: 50>} : (!struct0) -> f32
          %814 = "llvm.extractvalue"(%t827_r) {position = array<i64: 51>} : (!struct0) -> f32
          %815 = "llvm.extractvalue"(%t827_r) {position = array<i64: 52>} : (!struct0) -> f32
          %816 = "llvm.extractvalue"(%t827_r) {position = array<i64: 53>} : (!struct0) -> f32
          %817 = "llvm.extractvalue"(%t827_r) {position = array<i64: 54>} : (!struct0) -> f32
          %818 = "llvm.extractvalue"(%t827_r) {position = array<i64: 55>} : (!struct0) -> f32
          %819 = "llvm.extractvalue"(%t827_r) {position = array<i64: 56>} : (!struct0) -> f32
          %820 = "llvm.extractvalue"(%t827_r) {position = array<i64: 57>} : (!struct0) -> f32
          %821 = "llvm.extractvalue"(%t827_r) {position = array<i64: 58>} : (!struct0) -> f32
          %822 = "llvm.extractvalue"(%t827_r) {position = array<i64: 59>} : (!struct0) -> f32
          %823 = "llvm.extractvalue"(%t827_r) {position = array<i64: 60>} : (!struct0) -> f32
          %824 = "llvm.extractvalue"(%t827_r) {position = array<i64: 61>} : (!struct0) -> f32
          %825 = "llvm.extractvalue"(%t827_r) {position = array<i64: 62>} : (!struct0) -> f32
          %826 = "llvm.extractvalue"(%t827_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %828 = "arith.addi"(%598, %77) : (i32, i32) -> i32
          %829 = "arith.cmpi"(%828, %298) {predicate = 0 : i64} : (i32, i32) -> i1
          %830 = "arith.xori"(%599, %77) : (i32, i32) -> i32
          %831 = "arith.select"(%829, %830, %599) : (i1, i32, i32) -> i32
          %832 = "arith.select"(%829, %14, %828) : (i1, i32, i32) -> i32
          %833 = "arith.addi"(%597, %77) : (i32, i32) -> i32
          %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903 = "scf.for"(%77, %104, %77, %597, %598, %599, %833, %832, %831, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826) ({
          ^bb0(%904: i32, %905: i32, %906: i32, %907: i32, %908: i32, %909: i32, %910: i32, %911: f32, %912: f32, %913: f32, %914: f32, %915: f32, %916: f32, %917: f32, %918: f32, %919: f32, %920: f32, %921: f32, %922: f32, %923: f32, %924: f32, %925: f32, %926: f32, %927: f32, %928: f32, %929: f32, %930: f32, %931: f32, %932: f32, %933: f32, %934: f32, %935: f32, %936: f32, %937: f32, %938: f32, %939: f32, %940: f32, %941: f32, %942: f32, %943: f32, %944: f32, %945: f32, %946: f32, %947: f32, %948: f32, %949: f32, %950: f32, %951: f32, %952: f32, %953: f32, %954: f32, %955: f32, %956: f32, %957: f32, %958: f32, %959: f32, %960: f32, %961: f32, %962: f32, %963: f32, %964: f32, %965: f32, %966: f32, %967: f32, %968: f32, %969: f32, %970: f32, %971: f32, %972: f32, %973: f32, %974: f32):
            %975 = "llvm.getelementptr"(%30, %909) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t976_s0 = "llvm.ptrtoint"(%975) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t976_s0, %910) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %977 = "arith.muli"(%909, %687) : (i32, i32) -> i32
            %978 = "llvm.getelementptr"(%27, %977) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %979 = "arith.muli"(%909, %690) : (i32, i32) -> i32
            %980 = "llvm.getelementptr"(%28, %979) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t982_a = "llvm.ptrtoint"(%978) : (!llvm.ptr<3>) -> i32
            %t982_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t982_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t982_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t982_shifted = "arith.shrui"(%t982_a, %t982_four) : (i32, i32) -> i32
            %t982_low = "arith.andi"(%t982_shifted, %t982_mask) : (i32, i32) -> i32
            %t982_wide = "arith.extui"(%t982_low) : (i32) -> i64
            %981 = "arith.ori"(%t982_wide, %t982_fields) : (i64, i64) -> i64
            %t984_a = "llvm.ptrtoint"(%980) : (!llvm.ptr<3>) -> i32
            %t984_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t984_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t984_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t984_shifted = "arith.shrui"(%t984_a, %t984_four) : (i32, i32) -> i32
            %t984_low = "arith.andi"(%t984_shifted, %t984_mask) : (i32, i32) -> i32
            %t984_wide = "arith.extui"(%t984_low) : (i32) -> i64
            %983 = "arith.ori"(%t984_wide, %t984_fields) : (i64, i64) -> i64
            %t1049_r = "llvm.inline_asm"(%911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %985 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 0>} : (!struct0) -> f32
            %986 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 1>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 2>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 3>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 4>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 5>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 6>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 7>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 8>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 9>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 10>} : (!struct0) -> f32
            %996 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 11>} : (!struct0) -> f32
            %997 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 12>} : (!struct0) -> f32
            %998 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 13>} : (!struct0) -> f32
            %999 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1000 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1001 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1002 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1003 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1004 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1005 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1006 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1007 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1008 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1009 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1010 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1011 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1012 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1013 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1014 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1015 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1016 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1017 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1018 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1019 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1020 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1021 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1022 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1023 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1024 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1025 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1026 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1027 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1028 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1029 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1030 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1031 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1032 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1033 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1034 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1035 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1036 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1037 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1038 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1039 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1040 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1041 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1042 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1043 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1044 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1045 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1046 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1047 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1048 = "llvm.extractvalue"(%t1049_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t1114_r = "llvm.inline_asm"(%985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %981, %983, %320) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1050 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1051 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1052 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1053 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1054 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1055 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1056 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1057 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1058 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1059 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1060 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1061 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1062 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1063 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1064 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1065 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1066 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1067 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1068 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1069 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1070 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1071 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1072 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1073 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1074 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1075 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1076 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1077 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1078 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1079 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1080 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1081 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1082 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1083 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1084 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1085 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1086 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1087 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1088 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1089 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1090 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1091 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1092 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1093 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1094 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1095 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1096 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1097 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1098 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1099 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1100 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1101 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1102 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1103 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1104 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1105 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1106 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1107 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1108 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1109 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1110 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1111 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1112 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1113 = "llvm.extractvalue"(%t1114_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1179_r = "llvm.inline_asm"(%1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1115 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1116 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1117 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1118 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1119 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1120 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1121 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1122 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1123 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1124 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1125 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1126 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1127 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1128 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1129 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1130 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1131 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1132 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1133 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1134 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1135 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1136 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1137 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1138 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1139 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1140 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1141 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1142 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1143 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1144 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1145 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1146 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1147 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1148 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1149 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1150 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1151 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1152 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1153 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1154 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1155 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1156 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1157 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1158 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1159 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1160 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1161 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1162 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1163 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1164 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1165 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1166 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1167 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1168 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1169 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1170 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1171 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1172 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1173 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1174 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1175 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1176 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1177 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1178 = "llvm.extractvalue"(%t1179_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%32) ({
              %1180 = "llvm.getelementptr"(%33, %906) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1181_s0 = "llvm.ptrtoint"(%1180) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1181_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1182 = "arith.addi"(%909, %77) : (i32, i32) -> i32
            %1183 = "arith.cmpi"(%1182, %298) {predicate = 0 : i64} : (i32, i32) -> i1
            %1184 = "arith.xori"(%910, %77) : (i32, i32) -> i32
            %1185 = "arith.select"(%1183, %1184, %910) : (i1, i32, i32) -> i32
            %1186 = "arith.select"(%1183, %14, %1182) : (i1, i32, i32) -> i32
            %1187 = "arith.addi"(%908, %77) : (i32, i32) -> i32
            "scf.yield"(%908, %909, %910, %1187, %1186, %1185, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1188 = "arith.addi"(%78, %77) : (i32, i32) -> i32
          %1189 = "arith.andi"(%1188, %77) : (i32, i32) -> i32
          %1190 = "arith.addi"(%681, %1189) : (i32, i32) -> i32
          %1191 = "llvm.getelementptr"(%76, %1190) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1192_s0 = "llvm.ptrtoint"(%1191) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1192_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1193 = "arith.addi"(%592, %77) : (i32, i32) -> i32
          %1194 = "arith.cmpi"(%1193, %77) {predicate = 0 : i64} : (i32, i32) -> i1
          %1195 = "arith.xori"(%593, %77) : (i32, i32) -> i32
          %1196 = "arith.select"(%1194, %1195, %593) : (i1, i32, i32) -> i32
          %1197 = "arith.select"(%1194, %14, %1193) : (i1, i32, i32) -> i32
          %1198 = "arith.addi"(%591, %77) : (i32, i32) -> i32
          %1199 = "arith.addi"(%838, %104) : (i32, i32) -> i32
          %1200 = "arith.shrsi"(%1199, %284) : (i32, i32) -> i32
          %1201 = "arith.andi"(%1200, %77) : (i32, i32) -> i32
          %1202 = "arith.xori"(%839, %1201) : (i32, i32) -> i32
          %1203 = "arith.andi"(%1199, %288) : (i32, i32) -> i32
          %t1268_r = "llvm.inline_asm"(%840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1204 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1205 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1206 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1207 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1208 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1209 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1210 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1211 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1212 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1213 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1214 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1215 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1216 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1217 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1218 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1219 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1220 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1221 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1222 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1223 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1224 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1225 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1226 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1227 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1228 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1229 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1230 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1231 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1232 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1233 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1234 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1235 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1236 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1237 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1238 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1239 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1240 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1241 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1242 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1243 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1244 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1245 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1246 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1247 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1248 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1249 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1250 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1251 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1252 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1253 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1254 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1255 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1256 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1257 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1258 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1259 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1260 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1261 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1262 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1263 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1264 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1265 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1266 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1267 = "llvm.extractvalue"(%t1268_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%32) ({
            %1269 = "llvm.getelementptr"(%33, %835) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1270_s0 = "llvm.ptrtoint"(%1269) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1270_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1271 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1272 = "arith.muli"(%588, %103) : (i32, i32) -> i32
          %1273 = "arith.muli"(%589, %11) : (i32, i32) -> i32
          %1274 = "arith.andi"(%280, %1271) : (i32, i32) -> i32
          %1275 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1276 = "arith.divui"(%1274, %17) : (i32, i32) -> i32
          %1277 = "nvvm.shfl.sync"(%13, %1276, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %1278 = "arith.cmpi"(%1277, %14) {predicate = 0 : i64} : (i32, i32) -> i1
          %1279 = "arith.remui"(%1274, %298) : (i32, i32) -> i32
          %1280 = "arith.divui"(%1274, %298) : (i32, i32) -> i32
          %1281 = "arith.muli"(%1279, %103) : (i32, i32) -> i32
          %1282 = "arith.remui"(%1280, %680) : (i32, i32) -> i32
          %1283 = "arith.divui"(%1280, %680) : (i32, i32) -> i32
          %1284 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1285 = "arith.muli"(%1282, %1284) : (i32, i32) -> i32
          %1286 = "arith.addi"(%1281, %1285) : (i32, i32) -> i32
          %1287 = "arith.remui"(%1283, %680) : (i32, i32) -> i32
          %1288 = "arith.divui"(%1283, %680) : (i32, i32) -> i32
          %1289 = "arith.muli"(%1287, %298) : (i32, i32) -> i32
          %1290 = "arith.addi"(%1286, %1289) : (i32, i32) -> i32
          %1291 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1292 = "arith.muli"(%1288, %1291) : (i32, i32) -> i32
          %1293 = "arith.addi"(%1290, %1292) : (i32, i32) -> i32
          %1294 = "arith.muli"(%78, %680) : (i32, i32) -> i32
          "scf.if"(%1278) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1295 = "arith.addi"(%77, %78) : (i32, i32) -> i32
          "nvvm.barrier"(%1295, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1296 = "vector.from_elements"(%1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1297 = "arith.truncf"(%1296) : (vector<32xf32>) -> vector<32xf16>
          %1298 = "vector.extract"(%1297) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1299 = "vector.extract"(%1297) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1300 = "vector.extract"(%1297) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1301 = "vector.extract"(%1297) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1302 = "vector.extract"(%1297) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1303 = "vector.extract"(%1297) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1304 = "vector.extract"(%1297) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1305 = "vector.extract"(%1297) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1306 = "vector.extract"(%1297) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1307 = "vector.extract"(%1297) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1308 = "vector.extract"(%1297) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1309 = "vector.extract"(%1297) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1310 = "vector.extract"(%1297) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1311 = "vector.extract"(%1297) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1312 = "vector.extract"(%1297) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1313 = "vector.extract"(%1297) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1314 = "vector.extract"(%1297) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1315 = "vector.extract"(%1297) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1316 = "vector.extract"(%1297) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1317 = "vector.extract"(%1297) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1318 = "vector.extract"(%1297) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1319 = "vector.extract"(%1297) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1320 = "vector.extract"(%1297) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1321 = "vector.extract"(%1297) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1322 = "vector.extract"(%1297) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1323 = "vector.extract"(%1297) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1324 = "vector.extract"(%1297) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1325 = "vector.extract"(%1297) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1326 = "vector.extract"(%1297) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1327 = "vector.extract"(%1297) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1328 = "vector.extract"(%1297) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1329 = "vector.extract"(%1297) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1330 = "arith.muli"(%1294, %687) : (i32, i32) -> i32
          %1331 = "llvm.getelementptr"(%29, %1330) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1332 = "vector.from_elements"(%1298, %1299) : (f16, f16) -> vector<2xf16>
          %1333 = "llvm.bitcast"(%1332) : (vector<2xf16>) -> i32
          %1334 = "vector.from_elements"(%1300, %1301) : (f16, f16) -> vector<2xf16>
          %1335 = "llvm.bitcast"(%1334) : (vector<2xf16>) -> i32
          %1336 = "vector.from_elements"(%1302, %1303) : (f16, f16) -> vector<2xf16>
          %1337 = "llvm.bitcast"(%1336) : (vector<2xf16>) -> i32
          %1338 = "vector.from_elements"(%1304, %1305) : (f16, f16) -> vector<2xf16>
          %1339 = "llvm.bitcast"(%1338) : (vector<2xf16>) -> i32
          %1340 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1341 = "arith.andi"(%1293, %1340) : (i32, i32) -> i32
          %1342 = "arith.shrui"(%1341, %284) : (i32, i32) -> i32
          %1343 = "arith.xori"(%1293, %1342) : (i32, i32) -> i32
          %1344 = "llvm.getelementptr"(%1331, %1343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1344, %1333, %1335, %1337, %1339) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1346 = "arith.addi"(%1293, %1275) : (i32, i32) -> i32
          %1347 = "vector.from_elements"(%1306, %1307) : (f16, f16) -> vector<2xf16>
          %1348 = "llvm.bitcast"(%1347) : (vector<2xf16>) -> i32
          %1349 = "vector.from_elements"(%1308, %1309) : (f16, f16) -> vector<2xf16>
          %1350 = "llvm.bitcast"(%1349) : (vector<2xf16>) -> i32
          %1351 = "vector.from_elements"(%1310, %1311) : (f16, f16) -> vector<2xf16>
          %1352 = "llvm.bitcast"(%1351) : (vector<2xf16>) -> i32
          %1353 = "vector.from_elements"(%1312, %1313) : (f16, f16) -> vector<2xf16>
          %1354 = "llvm.bitcast"(%1353) : (vector<2xf16>) -> i32
          %1355 = "arith.andi"(%1346, %1340) : (i32, i32) -> i32
          %1356 = "arith.shrui"(%1355, %284) : (i32, i32) -> i32
          %1357 = "arith.xori"(%1346, %1356) : (i32, i32) -> i32
          %1358 = "llvm.getelementptr"(%1331, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1358, %1348, %1350, %1352, %1354) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1360 = "arith.addi"(%1293, %17) : (i32, i32) -> i32
          %1361 = "vector.from_elements"(%1314, %1315) : (f16, f16) -> vector<2xf16>
          %1362 = "llvm.bitcast"(%1361) : (vector<2xf16>) -> i32
          %1363 = "vector.from_elements"(%1316, %1317) : (f16, f16) -> vector<2xf16>
          %1364 = "llvm.bitcast"(%1363) : (vector<2xf16>) -> i32
          %1365 = "vector.from_elements"(%1318, %1319) : (f16, f16) -> vector<2xf16>
          %1366 = "llvm.bitcast"(%1365) : (vector<2xf16>) -> i32
          %1367 = "vector.from_elements"(%1320, %1321) : (f16, f16) -> vector<2xf16>
          %1368 = "llvm.bitcast"(%1367) : (vector<2xf16>) -> i32
          %1369 = "arith.andi"(%1360, %1340) : (i32, i32) -> i32
          %1370 = "arith.shrui"(%1369, %284) : (i32, i32) -> i32
          %1371 = "arith.xori"(%1360, %1370) : (i32, i32) -> i32
          %1372 = "llvm.getelementptr"(%1331, %1371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1372, %1362, %1364, %1366, %1368) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1374 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1375 = "arith.addi"(%1293, %1374) : (i32, i32) -> i32
          %1376 = "vector.from_elements"(%1322, %1323) : (f16, f16) -> vector<2xf16>
          %1377 = "llvm.bitcast"(%1376) : (vector<2xf16>) -> i32
          %1378 = "vector.from_elements"(%1324, %1325) : (f16, f16) -> vector<2xf16>
          %1379 = "llvm.bitcast"(%1378) : (vector<2xf16>) -> i32
          %1380 = "vector.from_elements"(%1326, %1327) : (f16, f16) -> vector<2xf16>
          %1381 = "llvm.bitcast"(%1380) : (vector<2xf16>) -> i32
          %1382 = "vector.from_elements"(%1328, %1329) : (f16, f16) -> vector<2xf16>
          %1383 = "llvm.bitcast"(%1382) : (vector<2xf16>) -> i32
          %1384 = "arith.andi"(%1375, %1340) : (i32, i32) -> i32
          %1385 = "arith.shrui"(%1384, %284) : (i32, i32) -> i32
          %1386 = "arith.xori"(%1375, %1385) : (i32, i32) -> i32
          %1387 = "llvm.getelementptr"(%1331, %1386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1387, %1377, %1379, %1381, %1383) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1295, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1278) ({
            %1389 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1389) ({
              %t1390_s1 = "llvm.ptrtoint"(%1331) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1390_s1, %1273, %1272) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1391 = "arith.addi"(%1294, %77) : (i32, i32) -> i32
          "scf.if"(%1278) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1295, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1392 = "vector.from_elements"(%1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1393 = "arith.truncf"(%1392) : (vector<32xf32>) -> vector<32xf16>
          %1394 = "vector.extract"(%1393) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1395 = "vector.extract"(%1393) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1396 = "vector.extract"(%1393) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1397 = "vector.extract"(%1393) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1398 = "vector.extract"(%1393) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1399 = "vector.extract"(%1393) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1400 = "vector.extract"(%1393) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1401 = "vector.extract"(%1393) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1402 = "vector.extract"(%1393) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1403 = "vector.extract"(%1393) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1404 = "vector.extract"(%1393) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1405 = "vector.extract"(%1393) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1406 = "vector.extract"(%1393) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1407 = "vector.extract"(%1393) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1408 = "vector.extract"(%1393) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1409 = "vector.extract"(%1393) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1410 = "vector.extract"(%1393) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1411 = "vector.extract"(%1393) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1412 = "vector.extract"(%1393) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1413 = "vector.extract"(%1393) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1414 = "vector.extract"(%1393) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1415 = "vector.extract"(%1393) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1416 = "vector.extract"(%1393) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1417 = "vector.extract"(%1393) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1418 = "vector.extract"(%1393) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1419 = "vector.extract"(%1393) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1420 = "vector.extract"(%1393) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1421 = "vector.extract"(%1393) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1422 = "vector.extract"(%1393) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1423 = "vector.extract"(%1393) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1424 = "vector.extract"(%1393) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1425 = "vector.extract"(%1393) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1426 = "arith.muli"(%1391, %687) : (i32, i32) -> i32
          %1427 = "llvm.getelementptr"(%29, %1426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1428 = "vector.from_elements"(%1394, %1395) : (f16, f16) -> vector<2xf16>
          %1429 = "llvm.bitcast"(%1428) : (vector<2xf16>) -> i32
          %1430 = "vector.from_elements"(%1396, %1397) : (f16, f16) -> vector<2xf16>
          %1431 = "llvm.bitcast"(%1430) : (vector<2xf16>) -> i32
          %1432 = "vector.from_elements"(%1398, %1399) : (f16, f16) -> vector<2xf16>
          %1433 = "llvm.bitcast"(%1432) : (vector<2xf16>) -> i32
          %1434 = "vector.from_elements"(%1400, %1401) : (f16, f16) -> vector<2xf16>
          %1435 = "llvm.bitcast"(%1434) : (vector<2xf16>) -> i32
          %1436 = "llvm.getelementptr"(%1427, %1343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1436, %1429, %1431, %1433, %1435) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1438 = "vector.from_elements"(%1402, %1403) : (f16, f16) -> vector<2xf16>
          %1439 = "llvm.bitcast"(%1438) : (vector<2xf16>) -> i32
          %1440 = "vector.from_elements"(%1404, %1405) : (f16, f16) -> vector<2xf16>
          %1441 = "llvm.bitcast"(%1440) : (vector<2xf16>) -> i32
          %1442 = "vector.from_elements"(%1406, %1407) : (f16, f16) -> vector<2xf16>
          %1443 = "llvm.bitcast"(%1442) : (vector<2xf16>) -> i32
          %1444 = "vector.from_elements"(%1408, %1409) : (f16, f16) -> vector<2xf16>
          %1445 = "llvm.bitcast"(%1444) : (vector<2xf16>) -> i32
          %1446 = "llvm.getelementptr"(%1427, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1446, %1439, %1441, %1443, %1445) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1448 = "vector.from_elements"(%1410, %1411) : (f16, f16) -> vector<2xf16>
          %1449 = "llvm.bitcast"(%1448) : (vector<2xf16>) -> i32
          %1450 = "vector.from_elements"(%1412, %1413) : (f16, f16) -> vector<2xf16>
          %1451 = "llvm.bitcast"(%1450) : (vector<2xf16>) -> i32
          %1452 = "vector.from_elements"(%1414, %1415) : (f16, f16) -> vector<2xf16>
          %1453 = "llvm.bitcast"(%1452) : (vector<2xf16>) -> i32
          %1454 = "vector.from_elements"(%1416, %1417) : (f16, f16) -> vector<2xf16>
          %1455 = "llvm.bitcast"(%1454) : (vector<2xf16>) -> i32
          %1456 = "llvm.getelementptr"(%1427, %1371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1456, %1449, %1451, %1453, %1455) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1458 = "vector.from_elements"(%1418, %1419) : (f16, f16) -> vector<2xf16>
          %1459 = "llvm.bitcast"(%1458) : (vector<2xf16>) -> i32
          %1460 = "vector.from_elements"(%1420, %1421) : (f16, f16) -> vector<2xf16>
          %1461 = "llvm.bitcast"(%1460) : (vector<2xf16>) -> i32
          %1462 = "vector.from_elements"(%1422, %1423) : (f16, f16) -> vector<2xf16>
          %1463 = "llvm.bitcast"(%1462) : (vector<2xf16>) -> i32
          %1464 = "vector.from_elements"(%1424, %1425) : (f16, f16) -> vector<2xf16>
          %1465 = "llvm.bitcast"(%1464) : (vector<2xf16>) -> i32
          %1466 = "llvm.getelementptr"(%1427, %1386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1466, %1459, %1461, %1463, %1465) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1295, %11) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1278) ({
            %1468 = "arith.addi"(%1273, %103) : (i32, i32) -> i32
            %1469 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1469) ({
              %t1470_s1 = "llvm.ptrtoint"(%1427) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1470_s1, %1468, %1272) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1471 = "arith.muli"(%98, %680) : (i32, i32) -> i32
          %1472 = "arith.addi"(%595, %1471) : (i32, i32) -> i32
          %1473 = "arith.addi"(%596, %77) : (i32, i32) -> i32
          %1474 = "arith.remsi"(%1472, %290) : (i32, i32) -> i32
          %1475 = "arith.cmpi"(%1474, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %1476 = "arith.divsi"(%1472, %290) : (i32, i32) -> i32
          %1477 = "arith.extsi"(%1475) : (i1) -> i32
          %1478 = "arith.addi"(%1476, %1477) : (i32, i32) -> i32
          %1479 = "arith.addi"(%1474, %290) : (i32, i32) -> i32
          %1480 = "arith.select"(%1475, %1479, %1474) : (i1, i32, i32) -> i32
          %1481 = "arith.divui"(%1480, %299) : (i32, i32) -> i32
          %1482 = "arith.remui"(%1480, %299) : (i32, i32) -> i32
          %1483 = "arith.muli"(%1481, %298) : (i32, i32) -> i32
          %1484 = "arith.subi"(%6, %1483) : (i32, i32) -> i32
          %1485 = "arith.minsi"(%298, %1484) : (i32, i32) -> i32
          %1486 = "arith.remsi"(%1482, %1485) : (i32, i32) -> i32
          %1487 = "arith.xori"(%1486, %1485) : (i32, i32) -> i32
          %1488 = "arith.cmpi"(%1487, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %1489 = "arith.cmpi"(%1486, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %1490 = "arith.andi"(%1488, %1489) : (i1, i1) -> i1
          %1491 = "arith.divsi"(%1482, %1485) : (i32, i32) -> i32
          %1492 = "arith.extsi"(%1490) : (i1) -> i32
          %1493 = "arith.addi"(%1491, %1492) : (i32, i32) -> i32
          %1494 = "arith.addi"(%1486, %1485) : (i32, i32) -> i32
          %1495 = "arith.select"(%1490, %1494, %1486) : (i1, i32, i32) -> i32
          %1496 = "arith.addi"(%1483, %1495) : (i32, i32) -> i32
          %1497 = "arith.addi"(%1496, %99) : (i32, i32) -> i32
          %1498 = "arith.addi"(%1493, %100) : (i32, i32) -> i32
          %1499 = "arith.cmpi"(%1472, %318) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.yield"(%1499, %1497, %1498, %1478, %1198, %1197, %1196, %320, %1472, %1473, %837, %1203, %1202, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1429, %1431, %1433, %1435, %1439, %1441, %1443, %1445, %1449, %1451, %1453, %1455, %1459, %1461, %1463, %1465) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        "scf.yield"(%409, %410, %408, %405, %406, %407) : (i32, i32, i1, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i1, i32, i32, i32)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
    %27 = "arith.muli"(%22, %26) : (i32, i32) -> i32
    %28 = "arith.constant"() {value = 132 : i32} : () -> i32
    %29 = "arith.minsi"(%27, %28) : (i32, i32) -> i32
    %30 = "arith.constant"() {value = 1 : i32} : () -> i32
    %31 = "arith.constant"() {value = 384 : i32} : () -> i32
    %32 = "arith.constant"() {value = 229520 : i32} : () -> i32
    "gpu.launch_func"(%30, %30, %29, %31, %30, %30, %30, %30, %30, %32, %13, %1, %2, %16, %5, %18, %22, %26) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x128_cluster1x1_turns1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
