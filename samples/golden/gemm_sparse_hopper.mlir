!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr, %10: i64, %11: i64, %12: i64, %13: i32, %14: i32):
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
          "llvm.inline_asm"(%2) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %36 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%36) ({
          "llvm.inline_asm"(%9) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %38 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 163840>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 200704>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %45 = "arith.constant"() {value = 2 : i32} : () -> i32
      %46 = "arith.remui"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.remui"(%43, %45) : (i32, i32) -> i32
      %48 = "arith.cmpi"(%47, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      %49 = "arith.constant"() {value = true} : () -> i1
      %50 = "arith.ori"(%48, %49) : (i1, i1) -> i1
      %51 = "arith.cmpi"(%43, %45) {predicate = 2 : i64} : (i32, i32) -> i1
      %52 = "arith.andi"(%50, %51) : (i1, i1) -> i1
      %53 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %55 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %57 = "arith.addi"(%55, %56) : (i32, i32) -> i32
      %58 = "arith.constant"() {value = 384 : i32} : () -> i32
      %59 = "arith.muli"(%57, %58) : (i32, i32) -> i32
      %60 = "arith.addi"(%54, %59) : (i32, i32) -> i32
      %61 = "arith.divui"(%60, %26) : (i32, i32) -> i32
      %62 = "arith.cmpi"(%61, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%62) ({
        %63 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%63) ({
          %64 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t65_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t73_s0 = "llvm.ptrtoint"(%53) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %72) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %72) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t77_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %72) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %72) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %80 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %81 = "nvvm.shfl.sync"(%22, %80, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %82 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %88 = "arith.remui"(%82, %45) : (i32, i32) -> i32
      %89 = "arith.constant"() {value = 1 : i32} : () -> i32
      %90 = "arith.remui"(%83, %89) : (i32, i32) -> i32
      %91 = "arith.constant"() {value = 63 : i32} : () -> i32
      %92 = "arith.addi"(%8, %91) : (i32, i32) -> i32
      %93 = "arith.constant"() {value = 64 : i32} : () -> i32
      %94 = "arith.divui"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.maxsi"(%94, %89) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %96 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %97, %98, %99, %100 = "scf.if"(%96) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %101, %102 = "scf.if"(%29) ({
          %103 = "arith.andi"(%81, %89) : (i32, i32) -> i32
          %104, %105, %106, %107, %108, %109, %110, %111 = "scf.while"(%84, %88, %90, %84, %23, %23, %23, %89) ({
          ^bb0(%112: i32, %113: i32, %114: i32, %115: i32, %116: i32, %117: i32, %118: i32, %119: i32):
            %120 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %121 = "arith.cmpi"(%112, %120) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%121, %112, %113, %114, %115, %116, %117, %118, %119) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%122: i32, %123: i32, %124: i32, %125: i32, %126: i32, %127: i32, %128: i32, %129: i32):
            %130 = "arith.constant"() {value = 32 : i64} : () -> i64
            %131 = "arith.shrui"(%11, %130) : (i64, i64) -> i64
            %132 = "arith.subi"(%15, %89) : (i32, i32) -> i32
            %133 = "llvm.intr.ctlz"(%132) {is_zero_poison = false} : (i32) -> i32
            %134 = "arith.subi"(%26, %133) : (i32, i32) -> i32
            %135 = "arith.extui"(%122) : (i32) -> i64
            %136 = "arith.muli"(%135, %131) : (i64, i64) -> i64
            %137 = "arith.shrui"(%136, %130) : (i64, i64) -> i64
            %138 = "arith.trunci"(%137) : (i64) -> i32
            %139 = "arith.addi"(%138, %122) : (i32, i32) -> i32
            %140 = "arith.shrui"(%139, %134) : (i32, i32) -> i32
            %141 = "arith.cmpi"(%134, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %142 = "arith.select"(%141, %140, %23) : (i1, i32, i32) -> i32
            %143 = "llvm.intr.ctlz"(%132) {is_zero_poison = false} : (i32) -> i32
            %144 = "arith.subi"(%26, %143) : (i32, i32) -> i32
            %145 = "arith.shrui"(%139, %144) : (i32, i32) -> i32
            %146 = "arith.cmpi"(%144, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %147 = "arith.select"(%146, %145, %23) : (i1, i32, i32) -> i32
            %148 = "arith.muli"(%147, %15) : (i32, i32) -> i32
            %149 = "arith.subi"(%122, %148) : (i32, i32) -> i32
            %150 = "arith.constant"() {value = 8 : i32} : () -> i32
            %151 = "arith.muli"(%142, %150) : (i32, i32) -> i32
            %152 = "arith.addi"(%151, %150) : (i32, i32) -> i32
            %153 = "arith.cmpi"(%152, %13) {predicate = 3 : i64} : (i32, i32) -> i1
            %154 = "arith.divui"(%149, %150) : (i32, i32) -> i32
            %155 = "arith.shrui"(%12, %130) : (i64, i64) -> i64
            %156 = "arith.subi"(%16, %89) : (i32, i32) -> i32
            %157 = "llvm.intr.ctlz"(%156) {is_zero_poison = false} : (i32) -> i32
            %158 = "arith.subi"(%26, %157) : (i32, i32) -> i32
            %159 = "arith.extui"(%149) : (i32) -> i64
            %160 = "arith.muli"(%159, %155) : (i64, i64) -> i64
            %161 = "arith.shrui"(%160, %130) : (i64, i64) -> i64
            %162 = "arith.trunci"(%161) : (i64) -> i32
            %163 = "arith.addi"(%162, %149) : (i32, i32) -> i32
            %164 = "arith.shrui"(%163, %158) : (i32, i32) -> i32
            %165 = "arith.cmpi"(%158, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %166 = "arith.select"(%165, %164, %23) : (i1, i32, i32) -> i32
            %167 = "arith.select"(%153, %154, %166) : (i1, i32, i32) -> i32
            %168 = "arith.remui"(%149, %150) : (i32, i32) -> i32
            %169 = "llvm.intr.ctlz"(%156) {is_zero_poison = false} : (i32) -> i32
            %170 = "arith.subi"(%26, %169) : (i32, i32) -> i32
            %171 = "arith.shrui"(%163, %170) : (i32, i32) -> i32
            %172 = "arith.cmpi"(%170, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %173 = "arith.select"(%172, %171, %23) : (i1, i32, i32) -> i32
            %174 = "arith.muli"(%173, %16) : (i32, i32) -> i32
            %175 = "arith.subi"(%149, %174) : (i32, i32) -> i32
            %176 = "arith.select"(%153, %168, %175) : (i1, i32, i32) -> i32
            %177 = "arith.addi"(%151, %176) : (i32, i32) -> i32
            %178 = "arith.muli"(%177, %45) : (i32, i32) -> i32
            %179 = "arith.addi"(%178, %123) : (i32, i32) -> i32
            %180 = "arith.addi"(%167, %124) : (i32, i32) -> i32
            %181 = "arith.muli"(%179, %20) : (i32, i32) -> i32
            %182 = "arith.muli"(%179, %45) : (i32, i32) -> i32
            %183 = "arith.constant"() {value = 256 : i32} : () -> i32
            %184 = "arith.muli"(%180, %183) : (i32, i32) -> i32
            %185 = "arith.muli"(%103, %20) : (i32, i32) -> i32
            %186 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %187 = "arith.muli"(%103, %186) : (i32, i32) -> i32
            %188 = "llvm.getelementptr"(%39, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %189 = "arith.addi"(%184, %185) : (i32, i32) -> i32
            %190, %191, %192 = "scf.for"(%23, %95, %89, %127, %128, %129) ({
            ^bb0(%193: i32, %194: i32, %195: i32, %196: i32):
              %197 = "llvm.getelementptr"(%53, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t198_s0 = "llvm.ptrtoint"(%197) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t198_s0, %196) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %199 = "llvm.getelementptr"(%42, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %200 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%200) ({
                %201 = "arith.constant"() {value = 41984 : i32} : () -> i32
                %t202_s0 = "llvm.ptrtoint"(%199) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t202_s0, %201) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %203 = "arith.muli"(%193, %26) : (i32, i32) -> i32
              %204 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %205 = "arith.muli"(%195, %204) : (i32, i32) -> i32
              %206 = "llvm.getelementptr"(%38, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %207 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%207) ({
                %t208_s0 = "llvm.ptrtoint"(%206) : (!llvm.ptr<3>) -> i32
                %t208_s2 = "llvm.ptrtoint"(%199) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t208_s0, %0, %t208_s2, %203, %181) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %209 = "arith.muli"(%193, %20) : (i32, i32) -> i32
              %210 = "arith.muli"(%195, %183) : (i32, i32) -> i32
              %211 = "llvm.getelementptr"(%41, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %212 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
              "scf.if"(%212) ({
                %t213_s0 = "llvm.ptrtoint"(%211) : (!llvm.ptr<3>) -> i32
                %t213_s2 = "llvm.ptrtoint"(%199) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t213_s0, %1, %t213_s2, %209, %182) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %214 = "arith.muli"(%193, %93) : (i32, i32) -> i32
              %215 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %216 = "arith.muli"(%195, %215) : (i32, i32) -> i32
              %217 = "llvm.getelementptr"(%188, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %218 = "arith.constant"() {value = 3 : i16} : () -> i16
              %219 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%219) ({
                %t220_s0 = "llvm.ptrtoint"(%217) : (!llvm.ptr<3>) -> i32
                %t220_s2 = "llvm.ptrtoint"(%199) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t220_s0, %2, %t220_s2, %214, %189, %218) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {$3, $4}], [$2], $5;", constraints = "r,l,r,r,r,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %221 = "arith.addi"(%195, %89) : (i32, i32) -> i32
              %222 = "arith.constant"() {value = 4 : i32} : () -> i32
              %223 = "arith.cmpi"(%221, %222) {predicate = 0 : i64} : (i32, i32) -> i1
              %224 = "arith.xori"(%196, %89) : (i32, i32) -> i32
              %225 = "arith.select"(%223, %224, %196) : (i1, i32, i32) -> i32
              %226 = "arith.select"(%223, %23, %221) : (i1, i32, i32) -> i32
              %227 = "arith.addi"(%194, %89) : (i32, i32) -> i32
              "scf.yield"(%227, %226, %225) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %228 = "arith.addi"(%125, %87) : (i32, i32) -> i32
            %229 = "arith.addi"(%126, %89) : (i32, i32) -> i32
            "scf.yield"(%228, %88, %90, %228, %229, %190, %191, %192) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %230 = "llvm.getelementptr"(%53, %110) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t231_s0 = "llvm.ptrtoint"(%230) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t231_s0, %111) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %232 = "arith.addi"(%110, %89) : (i32, i32) -> i32
          %233 = "arith.constant"() {value = 4 : i32} : () -> i32
          %234 = "arith.cmpi"(%232, %233) {predicate = 0 : i64} : (i32, i32) -> i1
          %235 = "arith.xori"(%111, %89) : (i32, i32) -> i32
          %236 = "arith.select"(%234, %235, %111) : (i1, i32, i32) -> i32
          %237 = "arith.select"(%234, %23, %232) : (i1, i32, i32) -> i32
          %238 = "llvm.getelementptr"(%53, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t239_s0 = "llvm.ptrtoint"(%238) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t239_s0, %236) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %240 = "arith.addi"(%237, %89) : (i32, i32) -> i32
          %241 = "arith.cmpi"(%240, %233) {predicate = 0 : i64} : (i32, i32) -> i1
          %242 = "arith.xori"(%236, %89) : (i32, i32) -> i32
          %243 = "arith.select"(%241, %242, %236) : (i1, i32, i32) -> i32
          %244 = "arith.select"(%241, %23, %240) : (i1, i32, i32) -> i32
          %245 = "llvm.getelementptr"(%53, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t246_s0 = "llvm.ptrtoint"(%245) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t246_s0, %243) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %247 = "arith.addi"(%244, %89) : (i32, i32) -> i32
          %248 = "arith.cmpi"(%247, %233) {predicate = 0 : i64} : (i32, i32) -> i1
          %249 = "arith.xori"(%243, %89) : (i32, i32) -> i32
          %250 = "arith.select"(%248, %249, %243) : (i1, i32, i32) -> i32
          %251 = "arith.select"(%248, %23, %247) : (i1, i32, i32) -> i32
          %252 = "llvm.getelementptr"(%53, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t253_s0 = "llvm.ptrtoint"(%252) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t253_s0, %250) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%107, %108) : (i32, i32) -> ()
        }, {
          "scf.yield"(%84, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.yield"(%101, %102, %49, %49) : (i32, i32, i1, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %254 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %255 = "arith.subi"(%25, %89) : (i32, i32) -> i32
        %256 = "arith.muli"(%255, %20) : (i32, i32) -> i32
        %257 = "arith.divui"(%256, %20) : (i32, i32) -> i32
        %258 = "arith.remui"(%257, %45) : (i32, i32) -> i32
        %259 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %260 = "arith.muli"(%258, %259) : (i32, i32) -> i32
        %261 = "llvm.getelementptr"(%38, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %262 = "arith.constant"() {value = 127 : i32} : () -> i32
        %263 = "arith.andi"(%254, %262) : (i32, i32) -> i32
        %264 = "llvm.mlir.undef"() : () -> f32
        %265 = "llvm.mlir.undef"() : () -> f32
        %266 = "llvm.mlir.undef"() : () -> f32
        %267 = "llvm.mlir.undef"() : () -> f32
        %268 = "llvm.mlir.undef"() : () -> f32
        %269 = "llvm.mlir.undef"() : () -> f32
        %270 = "llvm.mlir.undef"() : () -> f32
        %271 = "llvm.mlir.undef"() : () -> f32
        %272 = "llvm.mlir.undef"() : () -> f32
        %273 = "llvm.mlir.undef"() : () -> f32
        %274 = "llvm.mlir.undef"() : () -> f32
        %275 = "llvm.mlir.undef"() : () -> f32
        %276 = "llvm.mlir.undef"() : () -> f32
        %277 = "llvm.mlir.undef"() : () -> f32
        %278 = "llvm.mlir.undef"() : () -> f32
        %279 = "llvm.mlir.undef"() : () -> f32
        %280 = "llvm.mlir.undef"() : () -> f32
        %281 = "llvm.mlir.undef"() : () -> f32
        %282 = "llvm.mlir.undef"() : () -> f32
        %283 = "llvm.mlir.undef"() : () -> f32
        %284 = "llvm.mlir.undef"() : () -> f32
        %285 = "llvm.mlir.undef"() : () -> f32
        %286 = "llvm.mlir.undef"() : () -> f32
        %287 = "llvm.mlir.undef"() : () -> f32
        %288 = "llvm.mlir.undef"() : () -> f32
        %289 = "llvm.mlir.undef"() : () -> f32
        %290 = "llvm.mlir.undef"() : () -> f32
        %291 = "llvm.mlir.undef"() : () -> f32
        %292 = "llvm.mlir.undef"() : () -> f32
        %293 = "llvm.mlir.undef"() : () -> f32
        %294 = "llvm.mlir.undef"() : () -> f32
        %295 = "llvm.mlir.undef"() : () -> f32
        %296 = "llvm.mlir.undef"() : () -> f32
        %297 = "llvm.mlir.undef"() : () -> f32
        %298 = "llvm.mlir.undef"() : () -> f32
        %299 = "llvm.mlir.undef"() : () -> f32
        %300 = "llvm.mlir.undef"() : () -> f32
        %301 = "llvm.mlir.undef"() : () -> f32
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
        %385 = "llvm.mlir.undef"() : () -> f32
        %386 = "llvm.mlir.undef"() : () -> f32
        %387 = "llvm.mlir.undef"() : () -> f32
        %388 = "llvm.mlir.undef"() : () -> f32
        %389 = "llvm.mlir.undef"() : () -> f32
        %390 = "llvm.mlir.undef"() : () -> f32
        %391 = "llvm.mlir.undef"() : () -> f32
        %392 = "llvm.mlir.undef"() : () -> i32
        %393 = "llvm.mlir.undef"() : () -> i32
        %394 = "llvm.mlir.undef"() : () -> i32
        %395 = "llvm.mlir.undef"() : () -> i32
        %396 = "llvm.mlir.undef"() : () -> i32
        %397 = "llvm.mlir.undef"() : () -> i32
        %398 = "llvm.mlir.undef"() : () -> i32
        %399 = "llvm.mlir.undef"() : () -> i32
        %400 = "llvm.mlir.undef"() : () -> i32
        %401 = "llvm.mlir.undef"() : () -> i32
        %402 = "llvm.mlir.undef"() : () -> i32
        %403 = "llvm.mlir.undef"() : () -> i32
        %404 = "llvm.mlir.undef"() : () -> i32
        %405 = "llvm.mlir.undef"() : () -> i32
        %406 = "llvm.mlir.undef"() : () -> i32
        %407 = "llvm.mlir.undef"() : () -> i32
        %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562 = "scf.while"(%23, %84, %88, %90, %49, %49, %84, %23, %23, %23, %23, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407) ({
        ^bb0(%563: i32, %564: i32, %565: i32, %566: i32, %567: i1, %568: i1, %569: i32, %570: i32, %571: i32, %572: i32, %573: i32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: f32, %645: f32, %646: f32, %647: f32, %648: f32, %649: f32, %650: f32, %651: f32, %652: f32, %653: f32, %654: f32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32, %660: f32, %661: f32, %662: f32, %663: f32, %664: f32, %665: f32, %666: f32, %667: f32, %668: f32, %669: f32, %670: f32, %671: f32, %672: f32, %673: f32, %674: f32, %675: f32, %676: f32, %677: f32, %678: f32, %679: f32, %680: f32, %681: f32, %682: f32, %683: f32, %684: f32, %685: f32, %686: f32, %687: f32, %688: f32, %689: f32, %690: f32, %691: f32, %692: f32, %693: f32, %694: f32, %695: f32, %696: f32, %697: f32, %698: f32, %699: f32, %700: f32, %701: f32, %702: i32, %703: i32, %704: i32, %705: i32, %706: i32, %707: i32, %708: i32, %709: i32, %710: i32, %711: i32, %712: i32, %713: i32, %714: i32, %715: i32, %716: i32, %717: i32):
          %718 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %719 = "arith.cmpi"(%564, %718) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%719, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717) : (i1, i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%720: i32, %721: i32, %722: i32, %723: i32, %724: i1, %725: i1, %726: i32, %727: i32, %728: i32, %729: i32, %730: i32, %731: f32, %732: f32, %733: f32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32, %741: f32, %742: f32, %743: f32, %744: f32, %745: f32, %746: f32, %747: f32, %748: f32, %749: f32, %750: f32, %751: f32, %752: f32, %753: f32, %754: f32, %755: f32, %756: f32, %757: f32, %758: f32, %759: f32, %760: f32, %761: f32, %762: f32, %763: f32, %764: f32, %765: f32, %766: f32, %767: f32, %768: f32, %769: f32, %770: f32, %771: f32, %772: f32, %773: f32, %774: f32, %775: f32, %776: f32, %777: f32, %778: f32, %779: f32, %780: f32, %781: f32, %782: f32, %783: f32, %784: f32, %785: f32, %786: f32, %787: f32, %788: f32, %789: f32, %790: f32, %791: f32, %792: f32, %793: f32, %794: f32, %795: f32, %796: f32, %797: f32, %798: f32, %799: f32, %800: f32, %801: f32, %802: f32, %803: f32, %804: f32, %805: f32, %806: f32, %807: f32, %808: f32, %809: f32, %810: f32, %811: f32, %812: f32, %813: f32, %814: f32, %815: f32, %816: f32, %817: f32, %818: f32, %819: f32, %820: f32, %821: f32, %822: f32, %823: f32, %824: f32, %825: f32, %826: f32, %827: f32, %828: f32, %829: f32, %830: f32, %831: f32, %832: f32, %833: f32, %834: f32, %835: f32, %836: f32, %837: f32, %838: f32, %839: f32, %840: f32, %841: f32, %842: f32, %843: f32, %844: f32, %845: f32, %846: f32, %847: f32, %848: f32, %849: f32, %850: f32, %851: f32, %852: f32, %853: f32, %854: f32, %855: f32, %856: f32, %857: f32, %858: f32, %859: i32, %860: i32, %861: i32, %862: i32, %863: i32, %864: i32, %865: i32, %866: i32, %867: i32, %868: i32, %869: i32, %870: i32, %871: i32, %872: i32, %873: i32, %874: i32):
          %875 = "arith.constant"() {value = false} : () -> i1
          %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008 = "scf.for"(%23, %95, %89, %875, %725, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858) ({
          ^bb0(%1009: i32, %1010: i1, %1011: i1, %1012: i32, %1013: i32, %1014: i32, %1015: f32, %1016: f32, %1017: f32, %1018: f32, %1019: f32, %1020: f32, %1021: f32, %1022: f32, %1023: f32, %1024: f32, %1025: f32, %1026: f32, %1027: f32, %1028: f32, %1029: f32, %1030: f32, %1031: f32, %1032: f32, %1033: f32, %1034: f32, %1035: f32, %1036: f32, %1037: f32, %1038: f32, %1039: f32, %1040: f32, %1041: f32, %1042: f32, %1043: f32, %1044: f32, %1045: f32, %1046: f32, %1047: f32, %1048: f32, %1049: f32, %1050: f32, %1051: f32, %1052: f32, %1053: f32, %1054: f32, %1055: f32, %1056: f32, %1057: f32, %1058: f32, %1059: f32, %1060: f32, %1061: f32, %1062: f32, %1063: f32, %1064: f32, %1065: f32, %1066: f32, %1067: f32, %1068: f32, %1069: f32, %1070: f32, %1071: f32, %1072: f32, %1073: f32, %1074: f32, %1075: f32, %1076: f32, %1077: f32, %1078: f32, %1079: f32, %1080: f32, %1081: f32, %1082: f32, %1083: f32, %1084: f32, %1085: f32, %1086: f32, %1087: f32, %1088: f32, %1089: f32, %1090: f32, %1091: f32, %1092: f32, %1093: f32, %1094: f32, %1095: f32, %1096: f32, %1097: f32, %1098: f32, %1099: f32, %1100: f32, %1101: f32, %1102: f32, %1103: f32, %1104: f32, %1105: f32, %1106: f32, %1107: f32, %1108: f32, %1109: f32, %1110: f32, %1111: f32, %1112: f32, %1113: f32, %1114: f32, %1115: f32, %1116: f32, %1117: f32, %1118: f32, %1119: f32, %1120: f32, %1121: f32, %1122: f32, %1123: f32, %1124: f32, %1125: f32, %1126: f32, %1127: f32, %1128: f32, %1129: f32, %1130: f32, %1131: f32, %1132: f32, %1133: f32, %1134: f32, %1135: f32, %1136: f32, %1137: f32, %1138: f32, %1139: f32, %1140: f32, %1141: f32, %1142: f32):
            %1143 = "llvm.getelementptr"(%42, %1013) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1144_s0 = "llvm.ptrtoint"(%1143) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1144_s0, %1014) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1145 = "arith.addi"(%256, %263) : (i32, i32) -> i32
            %1146 = "arith.constant"() {value = 256 : i32} : () -> i32
            %1147 = "arith.muli"(%1013, %1146) : (i32, i32) -> i32
            %1148 = "arith.addi"(%1145, %1147) : (i32, i32) -> i32
            %1149 = "llvm.getelementptr"(%41, %1148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1150 = "llvm.load"(%1149) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1151 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %1152 = "arith.muli"(%1013, %1151) : (i32, i32) -> i32
            %1153 = "llvm.getelementptr"(%261, %1152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1154 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %1155 = "arith.muli"(%1013, %1154) : (i32, i32) -> i32
            %1156 = "llvm.getelementptr"(%39, %1155) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1158_a = "llvm.ptrtoint"(%1153) : (!llvm.ptr<3>) -> i32
            %t1158_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1158_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1158_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t1158_shifted = "arith.shrui"(%t1158_a, %t1158_four) : (i32, i32) -> i32
            %t1158_low = "arith.andi"(%t1158_shifted, %t1158_mask) : (i32, i32) -> i32
            %t1158_wide = "arith.extui"(%t1158_low) : (i32) -> i64
            %1157 = "arith.ori"(%t1158_wide, %t1158_fields) : (i64, i64) -> i64
            %t1160_a = "llvm.ptrtoint"(%1156) : (!llvm.ptr<3>) -> i32
            %t1160_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1160_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1160_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1160_shifted = "arith.shrui"(%t1160_a, %t1160_four) : (i32, i32) -> i32
            %t1160_low = "arith.andi"(%t1160_shifted, %t1160_mask) : (i32, i32) -> i32
            %t1160_wide = "arith.extui"(%t1160_low) : (i32) -> i64
            %1159 = "arith.ori"(%t1160_wide, %t1160_fields) : (i64, i64) -> i64
            %t1289_r = "llvm.inline_asm"(%1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1161 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1162 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1163 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1164 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1165 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1166 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1167 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1168 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1169 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1170 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1171 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1172 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1173 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1174 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1175 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1176 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1177 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1178 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1179 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1180 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1181 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1182 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1183 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1184 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1185 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1186 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1187 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1188 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1189 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1190 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1191 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1192 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1193 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1194 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1195 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1196 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1197 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1198 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1199 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1200 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1201 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1202 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1203 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1204 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1205 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1206 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1207 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1208 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1209 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1210 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1211 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1212 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1213 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1214 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1215 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1216 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1217 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1218 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1219 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1220 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1221 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1222 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1223 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1224 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1225 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1226 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1227 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1228 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1229 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1230 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1231 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1232 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1233 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1234 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1235 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1236 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1237 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1238 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1239 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1240 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1241 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1242 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1243 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1244 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1245 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1246 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1247 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1248 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1249 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1250 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1251 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1252 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1253 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1254 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1255 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1256 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1257 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1258 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1259 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1260 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1261 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1262 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1263 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1264 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1265 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1266 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1267 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1268 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1269 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1270 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1271 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1272 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1273 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1274 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1275 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1276 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1277 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1278 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1279 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1280 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1281 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1282 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1283 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1284 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1285 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1286 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1287 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1288 = "llvm.extractvalue"(%t1289_r) {position = array<i64: 127>} : (!struct0) -> f32
            %t1418_r = "llvm.inline_asm"(%1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1157, %1159, %1150, %1010) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sp.sync.aligned.m64n256k32.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 0, $259, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 9 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i32, i1) -> !struct0
            %1290 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1291 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1292 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1293 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1294 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1295 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1296 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1297 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1298 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1299 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1300 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1301 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1302 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1303 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1304 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1305 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1306 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1307 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1308 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1309 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1310 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1311 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1312 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1313 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1314 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1315 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1316 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1317 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1318 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1319 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1320 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1321 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1322 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1323 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1324 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1325 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1326 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1327 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1328 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1329 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1330 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1331 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1332 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1333 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1334 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1335 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1336 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1337 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1338 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1339 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1340 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1341 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1342 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1343 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1344 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1345 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1346 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1347 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1348 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1349 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1350 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1351 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1352 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1353 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1354 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1355 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1356 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1357 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1358 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1359 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1360 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1361 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1362 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1363 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1364 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1365 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1366 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1367 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1368 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1369 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1370 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1371 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1372 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1373 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1374 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1375 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1376 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1377 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1378 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1379 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1380 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1381 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1382 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1383 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1384 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1385 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1386 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1387 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1388 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1389 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1390 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1391 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1392 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1393 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1394 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1395 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1396 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1397 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1398 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1399 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1400 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1401 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1402 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1403 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1404 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1405 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1406 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1407 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1408 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1409 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1410 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1411 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1412 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1413 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1414 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1415 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1416 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1417 = "llvm.extractvalue"(%t1418_r) {position = array<i64: 127>} : (!struct0) -> f32
            %t1420_a = "llvm.ptrtoint"(%1153) : (!llvm.ptr<3>) -> i32
            %t1420_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1420_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1420_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
            %t1420_shifted = "arith.shrui"(%t1420_a, %t1420_four) : (i32, i32) -> i32
            %t1420_low = "arith.andi"(%t1420_shifted, %t1420_mask) : (i32, i32) -> i32
            %t1420_wide = "arith.extui"(%t1420_low) : (i32) -> i64
            %1419 = "arith.ori"(%t1420_wide, %t1420_fields) : (i64, i64) -> i64
            %t1422_a = "llvm.ptrtoint"(%1156) : (!llvm.ptr<3>) -> i32
            %t1422_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1422_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1422_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1422_shifted = "arith.shrui"(%t1422_a, %t1422_four) : (i32, i32) -> i32
            %t1422_low = "arith.andi"(%t1422_shifted, %t1422_mask) : (i32, i32) -> i32
            %t1422_wide = "arith.extui"(%t1422_low) : (i32) -> i64
            %1421 = "arith.ori"(%t1422_wide, %t1422_fields) : (i64, i64) -> i64
            %t1551_r = "llvm.inline_asm"(%1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1419, %1421, %1150, %1011) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sp.sync.aligned.m64n256k32.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, $259, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 10 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i32, i1) -> !struct0
            %1423 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1424 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1425 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1426 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1427 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1428 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1429 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1430 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1431 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1432 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1433 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1434 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1435 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1436 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1437 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1438 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1439 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1440 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1441 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1442 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1443 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1444 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1445 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1446 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1447 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1448 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1449 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1450 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1451 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1452 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1453 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1454 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1455 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1456 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1457 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1458 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1459 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1460 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1461 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1462 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1463 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1464 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1465 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1466 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1467 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1468 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1469 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1470 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1471 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1472 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1473 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1474 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1475 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1476 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1477 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1478 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1479 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1480 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1481 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1482 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1483 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1484 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1485 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1486 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1487 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1488 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1489 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1490 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1491 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1492 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1493 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1494 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1495 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1496 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1497 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1498 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1499 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1500 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1501 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1502 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1503 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1504 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1505 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1506 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1507 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1508 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1509 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1510 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1511 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1512 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1513 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1514 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1515 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1516 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1517 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1518 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1519 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1520 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1521 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1522 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1523 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1524 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1525 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1526 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1527 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1528 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1529 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1530 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1531 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1532 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1533 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1534 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1535 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1536 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1537 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1538 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1539 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1540 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1541 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1542 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1543 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1544 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1545 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1546 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1547 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1548 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1549 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1550 = "llvm.extractvalue"(%t1551_r) {position = array<i64: 127>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1680_r = "llvm.inline_asm"(%1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1552 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1553 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1554 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1555 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1556 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1557 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1558 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1559 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1560 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1561 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1562 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1563 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1564 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1565 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1566 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1567 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1568 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1569 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1570 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1571 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1572 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1573 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1574 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1575 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1576 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1577 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1578 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1579 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1580 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1581 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1582 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1583 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1584 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1585 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1586 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1587 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1588 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1589 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1590 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1591 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1592 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1593 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1594 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1595 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1596 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1597 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1598 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1599 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1600 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1601 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1602 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1603 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1604 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1605 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1606 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1607 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1608 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1609 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1610 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1611 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1612 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1613 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1614 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1615 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1616 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1617 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1618 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1619 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1620 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1621 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1622 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1623 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1624 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1625 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1626 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1627 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1628 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1629 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1630 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1631 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1632 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1633 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1634 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1635 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1636 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1637 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1638 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1639 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1640 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1641 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1642 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1643 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1644 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1645 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1646 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1647 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1648 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1649 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1650 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1651 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1652 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1653 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1654 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1655 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1656 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1657 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1658 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1659 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1660 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1661 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1662 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1663 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1664 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1665 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1666 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1667 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1668 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1669 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1670 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1671 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1672 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1673 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1674 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1675 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1676 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1677 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1678 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1679 = "llvm.extractvalue"(%t1680_r) {position = array<i64: 127>} : (!struct0) -> f32
            "nvvm.bar.warp.sync"(%22) {cutec.arm = 11 : i32} : (i32) -> ()
            "scf.if"(%52) ({
              %1681 = "llvm.getelementptr"(%53, %1013) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1682 = "nvvm.mapa"(%1681, %43) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
              %t1683_s0 = "llvm.ptrtoint"(%1682) : (!llvm.ptr<7>) -> i32
              "llvm.inline_asm"(%t1683_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1684 = "arith.addi"(%1013, %89) : (i32, i32) -> i32
            %1685 = "arith.constant"() {value = 4 : i32} : () -> i32
            %1686 = "arith.cmpi"(%1684, %1685) {predicate = 0 : i64} : (i32, i32) -> i1
            %1687 = "arith.xori"(%1014, %89) : (i32, i32) -> i32
            %1688 = "arith.select"(%1686, %1687, %1014) : (i1, i32, i32) -> i32
            %1689 = "arith.select"(%1686, %23, %1684) : (i1, i32, i32) -> i32
            %1690 = "arith.addi"(%1012, %89) : (i32, i32) -> i32
            "scf.yield"(%49, %49, %1690, %1689, %1688, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679) : (i1, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i1, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i1, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1691 = "arith.constant"() {value = 32 : i64} : () -> i64
          %1692 = "arith.shrui"(%11, %1691) : (i64, i64) -> i64
          %1693 = "arith.subi"(%15, %89) : (i32, i32) -> i32
          %1694 = "llvm.intr.ctlz"(%1693) {is_zero_poison = false} : (i32) -> i32
          %1695 = "arith.subi"(%26, %1694) : (i32, i32) -> i32
          %1696 = "arith.extui"(%721) : (i32) -> i64
          %1697 = "arith.muli"(%1696, %1692) : (i64, i64) -> i64
          %1698 = "arith.shrui"(%1697, %1691) : (i64, i64) -> i64
          %1699 = "arith.trunci"(%1698) : (i64) -> i32
          %1700 = "arith.addi"(%1699, %721) : (i32, i32) -> i32
          %1701 = "arith.shrui"(%1700, %1695) : (i32, i32) -> i32
          %1702 = "arith.cmpi"(%1695, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %1703 = "arith.select"(%1702, %1701, %23) : (i1, i32, i32) -> i32
          %1704 = "llvm.intr.ctlz"(%1693) {is_zero_poison = false} : (i32) -> i32
          %1705 = "arith.subi"(%26, %1704) : (i32, i32) -> i32
          %1706 = "arith.shrui"(%1700, %1705) : (i32, i32) -> i32
          %1707 = "arith.cmpi"(%1705, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %1708 = "arith.select"(%1707, %1706, %23) : (i1, i32, i32) -> i32
          %1709 = "arith.muli"(%1708, %15) : (i32, i32) -> i32
          %1710 = "arith.subi"(%721, %1709) : (i32, i32) -> i32
          %1711 = "arith.constant"() {value = 8 : i32} : () -> i32
          %1712 = "arith.muli"(%1703, %1711) : (i32, i32) -> i32
          %1713 = "arith.addi"(%1712, %1711) : (i32, i32) -> i32
          %1714 = "arith.cmpi"(%1713, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %1715 = "arith.divui"(%1710, %1711) : (i32, i32) -> i32
          %1716 = "arith.shrui"(%12, %1691) : (i64, i64) -> i64
          %1717 = "arith.subi"(%16, %89) : (i32, i32) -> i32
          %1718 = "llvm.intr.ctlz"(%1717) {is_zero_poison = false} : (i32) -> i32
          %1719 = "arith.subi"(%26, %1718) : (i32, i32) -> i32
          %1720 = "arith.extui"(%1710) : (i32) -> i64
          %1721 = "arith.muli"(%1720, %1716) : (i64, i64) -> i64
          %1722 = "arith.shrui"(%1721, %1691) : (i64, i64) -> i64
          %1723 = "arith.trunci"(%1722) : (i64) -> i32
          %1724 = "arith.addi"(%1723, %1710) : (i32, i32) -> i32
          %1725 = "arith.shrui"(%1724, %1719) : (i32, i32) -> i32
          %1726 = "arith.cmpi"(%1719, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %1727 = "arith.select"(%1726, %1725, %23) : (i1, i32, i32) -> i32
          %1728 = "arith.select"(%1714, %1715, %1727) : (i1, i32, i32) -> i32
          %1729 = "arith.remui"(%1710, %1711) : (i32, i32) -> i32
          %1730 = "llvm.intr.ctlz"(%1717) {is_zero_poison = false} : (i32) -> i32
          %1731 = "arith.subi"(%26, %1730) : (i32, i32) -> i32
          %1732 = "arith.shrui"(%1724, %1731) : (i32, i32) -> i32
          %1733 = "arith.cmpi"(%1731, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %1734 = "arith.select"(%1733, %1732, %23) : (i1, i32, i32) -> i32
          %1735 = "arith.muli"(%1734, %16) : (i32, i32) -> i32
          %1736 = "arith.subi"(%1710, %1735) : (i32, i32) -> i32
          %1737 = "arith.select"(%1714, %1729, %1736) : (i1, i32, i32) -> i32
          %1738 = "arith.addi"(%1712, %1737) : (i32, i32) -> i32
          %1739 = "arith.muli"(%1738, %45) : (i32, i32) -> i32
          %1740 = "arith.addi"(%1739, %722) : (i32, i32) -> i32
          %1741 = "arith.addi"(%1728, %723) : (i32, i32) -> i32
          %1742 = "arith.muli"(%1740, %45) : (i32, i32) -> i32
          %1743 = "arith.addi"(%1742, %255) : (i32, i32) -> i32
          %1744 = "arith.constant"() {value = 256 : i32} : () -> i32
          %1745 = "arith.muli"(%1743, %93) : (i32, i32) -> i32
          %1746 = "arith.muli"(%1741, %1744) : (i32, i32) -> i32
          %1747 = "arith.divui"(%263, %26) : (i32, i32) -> i32
          %1748 = "nvvm.shfl.sync"(%22, %1747, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
          %1749 = "arith.cmpi"(%1748, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          %1750 = "arith.remui"(%263, %1711) : (i32, i32) -> i32
          %1751 = "arith.divui"(%263, %1711) : (i32, i32) -> i32
          %1752 = "arith.muli"(%1750, %93) : (i32, i32) -> i32
          %1753 = "arith.remui"(%1751, %45) : (i32, i32) -> i32
          %1754 = "arith.divui"(%1751, %45) : (i32, i32) -> i32
          %1755 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1756 = "arith.muli"(%1753, %1755) : (i32, i32) -> i32
          %1757 = "arith.addi"(%1752, %1756) : (i32, i32) -> i32
          %1758 = "arith.remui"(%1754, %45) : (i32, i32) -> i32
          %1759 = "arith.divui"(%1754, %45) : (i32, i32) -> i32
          %1760 = "arith.muli"(%1758, %1711) : (i32, i32) -> i32
          %1761 = "arith.addi"(%1757, %1760) : (i32, i32) -> i32
          %1762 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1763 = "arith.muli"(%1759, %1762) : (i32, i32) -> i32
          %1764 = "arith.addi"(%1761, %1763) : (i32, i32) -> i32
          %1765 = "arith.muli"(%255, %45) : (i32, i32) -> i32
          %1766 = "arith.remui"(%720, %45) : (i32, i32) -> i32
          %1767 = "arith.addi"(%1765, %1766) : (i32, i32) -> i32
          "scf.if"(%1749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1768 = "arith.addi"(%89, %255) : (i32, i32) -> i32
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 13 : i32} : (i32, i32) -> ()
          %1769 = "vector.from_elements"(%881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1770 = "arith.truncf"(%1769) : (vector<32xf32>) -> vector<32xf16>
          %1771 = "vector.extract"(%1770) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1772 = "vector.extract"(%1770) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1773 = "vector.extract"(%1770) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1774 = "vector.extract"(%1770) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1775 = "vector.extract"(%1770) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1776 = "vector.extract"(%1770) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1777 = "vector.extract"(%1770) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1778 = "vector.extract"(%1770) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1779 = "vector.extract"(%1770) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1780 = "vector.extract"(%1770) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1781 = "vector.extract"(%1770) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1782 = "vector.extract"(%1770) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1783 = "vector.extract"(%1770) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1784 = "vector.extract"(%1770) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1785 = "vector.extract"(%1770) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1786 = "vector.extract"(%1770) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1787 = "vector.extract"(%1770) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1788 = "vector.extract"(%1770) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1789 = "vector.extract"(%1770) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1790 = "vector.extract"(%1770) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1791 = "vector.extract"(%1770) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1792 = "vector.extract"(%1770) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1793 = "vector.extract"(%1770) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1794 = "vector.extract"(%1770) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1795 = "vector.extract"(%1770) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1796 = "vector.extract"(%1770) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1797 = "vector.extract"(%1770) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1798 = "vector.extract"(%1770) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1799 = "vector.extract"(%1770) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1800 = "vector.extract"(%1770) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1801 = "vector.extract"(%1770) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1802 = "vector.extract"(%1770) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1803 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %1804 = "arith.muli"(%1767, %1803) : (i32, i32) -> i32
          %1805 = "llvm.getelementptr"(%40, %1804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1806 = "vector.from_elements"(%1771, %1772) : (f16, f16) -> vector<2xf16>
          %1807 = "llvm.bitcast"(%1806) : (vector<2xf16>) -> i32
          %1808 = "vector.from_elements"(%1773, %1774) : (f16, f16) -> vector<2xf16>
          %1809 = "llvm.bitcast"(%1808) : (vector<2xf16>) -> i32
          %1810 = "vector.from_elements"(%1775, %1776) : (f16, f16) -> vector<2xf16>
          %1811 = "llvm.bitcast"(%1810) : (vector<2xf16>) -> i32
          %1812 = "vector.from_elements"(%1777, %1778) : (f16, f16) -> vector<2xf16>
          %1813 = "llvm.bitcast"(%1812) : (vector<2xf16>) -> i32
          %1814 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1815 = "arith.andi"(%1764, %1814) : (i32, i32) -> i32
          %1816 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1817 = "arith.shrui"(%1815, %1816) : (i32, i32) -> i32
          %1818 = "arith.xori"(%1764, %1817) : (i32, i32) -> i32
          %1819 = "llvm.getelementptr"(%1805, %1818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1819, %1807, %1809, %1811, %1813) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1821 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1822 = "arith.addi"(%1764, %1821) : (i32, i32) -> i32
          %1823 = "vector.from_elements"(%1779, %1780) : (f16, f16) -> vector<2xf16>
          %1824 = "llvm.bitcast"(%1823) : (vector<2xf16>) -> i32
          %1825 = "vector.from_elements"(%1781, %1782) : (f16, f16) -> vector<2xf16>
          %1826 = "llvm.bitcast"(%1825) : (vector<2xf16>) -> i32
          %1827 = "vector.from_elements"(%1783, %1784) : (f16, f16) -> vector<2xf16>
          %1828 = "llvm.bitcast"(%1827) : (vector<2xf16>) -> i32
          %1829 = "vector.from_elements"(%1785, %1786) : (f16, f16) -> vector<2xf16>
          %1830 = "llvm.bitcast"(%1829) : (vector<2xf16>) -> i32
          %1831 = "arith.andi"(%1822, %1814) : (i32, i32) -> i32
          %1832 = "arith.shrui"(%1831, %1816) : (i32, i32) -> i32
          %1833 = "arith.xori"(%1822, %1832) : (i32, i32) -> i32
          %1834 = "llvm.getelementptr"(%1805, %1833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1834, %1824, %1826, %1828, %1830) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1836 = "arith.addi"(%1764, %26) : (i32, i32) -> i32
          %1837 = "vector.from_elements"(%1787, %1788) : (f16, f16) -> vector<2xf16>
          %1838 = "llvm.bitcast"(%1837) : (vector<2xf16>) -> i32
          %1839 = "vector.from_elements"(%1789, %1790) : (f16, f16) -> vector<2xf16>
          %1840 = "llvm.bitcast"(%1839) : (vector<2xf16>) -> i32
          %1841 = "vector.from_elements"(%1791, %1792) : (f16, f16) -> vector<2xf16>
          %1842 = "llvm.bitcast"(%1841) : (vector<2xf16>) -> i32
          %1843 = "vector.from_elements"(%1793, %1794) : (f16, f16) -> vector<2xf16>
          %1844 = "llvm.bitcast"(%1843) : (vector<2xf16>) -> i32
          %1845 = "arith.andi"(%1836, %1814) : (i32, i32) -> i32
          %1846 = "arith.shrui"(%1845, %1816) : (i32, i32) -> i32
          %1847 = "arith.xori"(%1836, %1846) : (i32, i32) -> i32
          %1848 = "llvm.getelementptr"(%1805, %1847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1848, %1838, %1840, %1842, %1844) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1850 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1851 = "arith.addi"(%1764, %1850) : (i32, i32) -> i32
          %1852 = "vector.from_elements"(%1795, %1796) : (f16, f16) -> vector<2xf16>
          %1853 = "llvm.bitcast"(%1852) : (vector<2xf16>) -> i32
          %1854 = "vector.from_elements"(%1797, %1798) : (f16, f16) -> vector<2xf16>
          %1855 = "llvm.bitcast"(%1854) : (vector<2xf16>) -> i32
          %1856 = "vector.from_elements"(%1799, %1800) : (f16, f16) -> vector<2xf16>
          %1857 = "llvm.bitcast"(%1856) : (vector<2xf16>) -> i32
          %1858 = "vector.from_elements"(%1801, %1802) : (f16, f16) -> vector<2xf16>
          %1859 = "llvm.bitcast"(%1858) : (vector<2xf16>) -> i32
          %1860 = "arith.andi"(%1851, %1814) : (i32, i32) -> i32
          %1861 = "arith.shrui"(%1860, %1816) : (i32, i32) -> i32
          %1862 = "arith.xori"(%1851, %1861) : (i32, i32) -> i32
          %1863 = "llvm.getelementptr"(%1805, %1862) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1863, %1853, %1855, %1857, %1859) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 18 : i32} : (i32, i32) -> ()
          "scf.if"(%1749) ({
            %1865 = "nvvm.elect.sync"() {cutec.arm = 19 : i32} : () -> i1
            "scf.if"(%1865) ({
              %t1866_s1 = "llvm.ptrtoint"(%1805) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%9, %t1866_s1, %1746, %1745) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1867 = "arith.addi"(%720, %89) : (i32, i32) -> i32
          %1868 = "arith.remui"(%1867, %45) : (i32, i32) -> i32
          %1869 = "arith.addi"(%1765, %1868) : (i32, i32) -> i32
          "scf.if"(%1749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 20 : i32} : (i32, i32) -> ()
          %1870 = "vector.from_elements"(%913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1871 = "arith.truncf"(%1870) : (vector<32xf32>) -> vector<32xf16>
          %1872 = "vector.extract"(%1871) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1873 = "vector.extract"(%1871) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1874 = "vector.extract"(%1871) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1875 = "vector.extract"(%1871) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1876 = "vector.extract"(%1871) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1877 = "vector.extract"(%1871) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1878 = "vector.extract"(%1871) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1879 = "vector.extract"(%1871) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1880 = "vector.extract"(%1871) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1881 = "vector.extract"(%1871) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1882 = "vector.extract"(%1871) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1883 = "vector.extract"(%1871) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1884 = "vector.extract"(%1871) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1885 = "vector.extract"(%1871) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1886 = "vector.extract"(%1871) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1887 = "vector.extract"(%1871) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1888 = "vector.extract"(%1871) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1889 = "vector.extract"(%1871) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1890 = "vector.extract"(%1871) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1891 = "vector.extract"(%1871) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1892 = "vector.extract"(%1871) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1893 = "vector.extract"(%1871) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1894 = "vector.extract"(%1871) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1895 = "vector.extract"(%1871) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1896 = "vector.extract"(%1871) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1897 = "vector.extract"(%1871) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1898 = "vector.extract"(%1871) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1899 = "vector.extract"(%1871) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1900 = "vector.extract"(%1871) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1901 = "vector.extract"(%1871) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1902 = "vector.extract"(%1871) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1903 = "vector.extract"(%1871) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1904 = "arith.muli"(%1869, %1803) : (i32, i32) -> i32
          %1905 = "llvm.getelementptr"(%40, %1904) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1906 = "vector.from_elements"(%1872, %1873) : (f16, f16) -> vector<2xf16>
          %1907 = "llvm.bitcast"(%1906) : (vector<2xf16>) -> i32
          %1908 = "vector.from_elements"(%1874, %1875) : (f16, f16) -> vector<2xf16>
          %1909 = "llvm.bitcast"(%1908) : (vector<2xf16>) -> i32
          %1910 = "vector.from_elements"(%1876, %1877) : (f16, f16) -> vector<2xf16>
          %1911 = "llvm.bitcast"(%1910) : (vector<2xf16>) -> i32
          %1912 = "vector.from_elements"(%1878, %1879) : (f16, f16) -> vector<2xf16>
          %1913 = "llvm.bitcast"(%1912) : (vector<2xf16>) -> i32
          %1914 = "llvm.getelementptr"(%1905, %1818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1914, %1907, %1909, %1911, %1913) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1916 = "vector.from_elements"(%1880, %1881) : (f16, f16) -> vector<2xf16>
          %1917 = "llvm.bitcast"(%1916) : (vector<2xf16>) -> i32
          %1918 = "vector.from_elements"(%1882, %1883) : (f16, f16) -> vector<2xf16>
          %1919 = "llvm.bitcast"(%1918) : (vector<2xf16>) -> i32
          %1920 = "vector.from_elements"(%1884, %1885) : (f16, f16) -> vector<2xf16>
          %1921 = "llvm.bitcast"(%1920) : (vector<2xf16>) -> i32
          %1922 = "vector.from_elements"(%1886, %1887) : (f16, f16) -> vector<2xf16>
          %1923 = "llvm.bitcast"(%1922) : (vector<2xf16>) -> i32
          %1924 = "llvm.getelementptr"(%1905, %1833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1924, %1917, %1919, %1921, %1923) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1926 = "vector.from_elements"(%1888, %1889) : (f16, f16) -> vector<2xf16>
          %1927 = "llvm.bitcast"(%1926) : (vector<2xf16>) -> i32
          %1928 = "vector.from_elements"(%1890, %1891) : (f16, f16) -> vector<2xf16>
          %1929 = "llvm.bitcast"(%1928) : (vector<2xf16>) -> i32
          %1930 = "vector.from_elements"(%1892, %1893) : (f16, f16) -> vector<2xf16>
          %1931 = "llvm.bitcast"(%1930) : (vector<2xf16>) -> i32
          %1932 = "vector.from_elements"(%1894, %1895) : (f16, f16) -> vector<2xf16>
          %1933 = "llvm.bitcast"(%1932) : (vector<2xf16>) -> i32
          %1934 = "llvm.getelementptr"(%1905, %1847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1934, %1927, %1929, %1931, %1933) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1936 = "vector.from_elements"(%1896, %1897) : (f16, f16) -> vector<2xf16>
          %1937 = "llvm.bitcast"(%1936) : (vector<2xf16>) -> i32
          %1938 = "vector.from_elements"(%1898, %1899) : (f16, f16) -> vector<2xf16>
          %1939 = "llvm.bitcast"(%1938) : (vector<2xf16>) -> i32
          %1940 = "vector.from_elements"(%1900, %1901) : (f16, f16) -> vector<2xf16>
          %1941 = "llvm.bitcast"(%1940) : (vector<2xf16>) -> i32
          %1942 = "vector.from_elements"(%1902, %1903) : (f16, f16) -> vector<2xf16>
          %1943 = "llvm.bitcast"(%1942) : (vector<2xf16>) -> i32
          %1944 = "llvm.getelementptr"(%1905, %1862) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1944, %1937, %1939, %1941, %1943) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 25 : i32} : (i32, i32) -> ()
          "scf.if"(%1749) ({
            %1946 = "arith.addi"(%1746, %93) : (i32, i32) -> i32
            %1947 = "nvvm.elect.sync"() {cutec.arm = 26 : i32} : () -> i1
            "scf.if"(%1947) ({
              %t1948_s1 = "llvm.ptrtoint"(%1905) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%9, %t1948_s1, %1946, %1745) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1949 = "arith.addi"(%720, %45) : (i32, i32) -> i32
          %1950 = "arith.remui"(%1949, %45) : (i32, i32) -> i32
          %1951 = "arith.addi"(%1765, %1950) : (i32, i32) -> i32
          "scf.if"(%1749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 27 : i32} : (i32, i32) -> ()
          %1952 = "vector.from_elements"(%945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1953 = "arith.truncf"(%1952) : (vector<32xf32>) -> vector<32xf16>
          %1954 = "vector.extract"(%1953) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1955 = "vector.extract"(%1953) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1956 = "vector.extract"(%1953) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1957 = "vector.extract"(%1953) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1958 = "vector.extract"(%1953) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1959 = "vector.extract"(%1953) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1960 = "vector.extract"(%1953) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1961 = "vector.extract"(%1953) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1962 = "vector.extract"(%1953) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1963 = "vector.extract"(%1953) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1964 = "vector.extract"(%1953) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1965 = "vector.extract"(%1953) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1966 = "vector.extract"(%1953) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1967 = "vector.extract"(%1953) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1968 = "vector.extract"(%1953) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1969 = "vector.extract"(%1953) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1970 = "vector.extract"(%1953) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1971 = "vector.extract"(%1953) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1972 = "vector.extract"(%1953) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1973 = "vector.extract"(%1953) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1974 = "vector.extract"(%1953) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1975 = "vector.extract"(%1953) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1976 = "vector.extract"(%1953) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1977 = "vector.extract"(%1953) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1978 = "vector.extract"(%1953) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1979 = "vector.extract"(%1953) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1980 = "vector.extract"(%1953) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1981 = "vector.extract"(%1953) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1982 = "vector.extract"(%1953) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1983 = "vector.extract"(%1953) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1984 = "vector.extract"(%1953) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1985 = "vector.extract"(%1953) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %1986 = "arith.muli"(%1951, %1803) : (i32, i32) -> i32
          %1987 = "llvm.getelementptr"(%40, %1986) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1988 = "vector.from_elements"(%1954, %1955) : (f16, f16) -> vector<2xf16>
          %1989 = "llvm.bitcast"(%1988) : (vector<2xf16>) -> i32
          %1990 = "vector.from_elements"(%1956, %1957) : (f16, f16) -> vector<2xf16>
          %1991 = "llvm.bitcast"(%1990) : (vector<2xf16>) -> i32
          %1992 = "vector.from_elements"(%1958, %1959) : (f16, f16) -> vector<2xf16>
          %1993 = "llvm.bitcast"(%1992) : (vector<2xf16>) -> i32
          %1994 = "vector.from_elements"(%1960, %1961) : (f16, f16) -> vector<2xf16>
          %1995 = "llvm.bitcast"(%1994) : (vector<2xf16>) -> i32
          %1996 = "llvm.getelementptr"(%1987, %1818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1996, %1989, %1991, %1993, %1995) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1998 = "vector.from_elements"(%1962, %1963) : (f16, f16) -> vector<2xf16>
          %1999 = "llvm.bitcast"(%1998) : (vector<2xf16>) -> i32
          %2000 = "vector.from_elements"(%1964, %1965) : (f16, f16) -> vector<2xf16>
          %2001 = "llvm.bitcast"(%2000) : (vector<2xf16>) -> i32
          %2002 = "vector.from_elements"(%1966, %1967) : (f16, f16) -> vector<2xf16>
          %2003 = "llvm.bitcast"(%2002) : (vector<2xf16>) -> i32
          %2004 = "vector.from_elements"(%1968, %1969) : (f16, f16) -> vector<2xf16>
          %2005 = "llvm.bitcast"(%2004) : (vector<2xf16>) -> i32
          %2006 = "llvm.getelementptr"(%1987, %1833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2006, %1999, %2001, %2003, %2005) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2008 = "vector.from_elements"(%1970, %1971) : (f16, f16) -> vector<2xf16>
          %2009 = "llvm.bitcast"(%2008) : (vector<2xf16>) -> i32
          %2010 = "vector.from_elements"(%1972, %1973) : (f16, f16) -> vector<2xf16>
          %2011 = "llvm.bitcast"(%2010) : (vector<2xf16>) -> i32
          %2012 = "vector.from_elements"(%1974, %1975) : (f16, f16) -> vector<2xf16>
          %2013 = "llvm.bitcast"(%2012) : (vector<2xf16>) -> i32
          %2014 = "vector.from_elements"(%1976, %1977) : (f16, f16) -> vector<2xf16>
          %2015 = "llvm.bitcast"(%2014) : (vector<2xf16>) -> i32
          %2016 = "llvm.getelementptr"(%1987, %1847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2016, %2009, %2011, %2013, %2015) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2018 = "vector.from_elements"(%1978, %1979) : (f16, f16) -> vector<2xf16>
          %2019 = "llvm.bitcast"(%2018) : (vector<2xf16>) -> i32
          %2020 = "vector.from_elements"(%1980, %1981) : (f16, f16) -> vector<2xf16>
          %2021 = "llvm.bitcast"(%2020) : (vector<2xf16>) -> i32
          %2022 = "vector.from_elements"(%1982, %1983) : (f16, f16) -> vector<2xf16>
          %2023 = "llvm.bitcast"(%2022) : (vector<2xf16>) -> i32
          %2024 = "vector.from_elements"(%1984, %1985) : (f16, f16) -> vector<2xf16>
          %2025 = "llvm.bitcast"(%2024) : (vector<2xf16>) -> i32
          %2026 = "llvm.getelementptr"(%1987, %1862) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2026, %2019, %2021, %2023, %2025) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 32 : i32} : (i32, i32) -> ()
          "scf.if"(%1749) ({
            %2028 = "arith.addi"(%1746, %20) : (i32, i32) -> i32
            %2029 = "nvvm.elect.sync"() {cutec.arm = 33 : i32} : () -> i1
            "scf.if"(%2029) ({
              %t2030_s1 = "llvm.ptrtoint"(%1987) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%9, %t2030_s1, %2028, %1745) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2031 = "arith.addi"(%720, %1816) : (i32, i32) -> i32
          %2032 = "arith.remui"(%2031, %45) : (i32, i32) -> i32
          %2033 = "arith.addi"(%1765, %2032) : (i32, i32) -> i32
          "scf.if"(%1749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 34 : i32} : (i32, i32) -> ()
          %2034 = "vector.from_elements"(%977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2035 = "arith.truncf"(%2034) : (vector<32xf32>) -> vector<32xf16>
          %2036 = "vector.extract"(%2035) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2037 = "vector.extract"(%2035) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2038 = "vector.extract"(%2035) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2039 = "vector.extract"(%2035) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2040 = "vector.extract"(%2035) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2041 = "vector.extract"(%2035) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2042 = "vector.extract"(%2035) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2043 = "vector.extract"(%2035) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2044 = "vector.extract"(%2035) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2045 = "vector.extract"(%2035) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2046 = "vector.extract"(%2035) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2047 = "vector.extract"(%2035) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2048 = "vector.extract"(%2035) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2049 = "vector.extract"(%2035) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2050 = "vector.extract"(%2035) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2051 = "vector.extract"(%2035) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2052 = "vector.extract"(%2035) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2053 = "vector.extract"(%2035) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2054 = "vector.extract"(%2035) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2055 = "vector.extract"(%2035) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2056 = "vector.extract"(%2035) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2057 = "vector.extract"(%2035) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2058 = "vector.extract"(%2035) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2059 = "vector.extract"(%2035) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2060 = "vector.extract"(%2035) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2061 = "vector.extract"(%2035) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2062 = "vector.extract"(%2035) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2063 = "vector.extract"(%2035) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2064 = "vector.extract"(%2035) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2065 = "vector.extract"(%2035) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2066 = "vector.extract"(%2035) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2067 = "vector.extract"(%2035) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %2068 = "arith.muli"(%2033, %1803) : (i32, i32) -> i32
          %2069 = "llvm.getelementptr"(%40, %2068) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2070 = "vector.from_elements"(%2036, %2037) : (f16, f16) -> vector<2xf16>
          %2071 = "llvm.bitcast"(%2070) : (vector<2xf16>) -> i32
          %2072 = "vector.from_elements"(%2038, %2039) : (f16, f16) -> vector<2xf16>
          %2073 = "llvm.bitcast"(%2072) : (vector<2xf16>) -> i32
          %2074 = "vector.from_elements"(%2040, %2041) : (f16, f16) -> vector<2xf16>
          %2075 = "llvm.bitcast"(%2074) : (vector<2xf16>) -> i32
          %2076 = "vector.from_elements"(%2042, %2043) : (f16, f16) -> vector<2xf16>
          %2077 = "llvm.bitcast"(%2076) : (vector<2xf16>) -> i32
          %2078 = "llvm.getelementptr"(%2069, %1818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2078, %2071, %2073, %2075, %2077) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2080 = "vector.from_elements"(%2044, %2045) : (f16, f16) -> vector<2xf16>
          %2081 = "llvm.bitcast"(%2080) : (vector<2xf16>) -> i32
          %2082 = "vector.from_elements"(%2046, %2047) : (f16, f16) -> vector<2xf16>
          %2083 = "llvm.bitcast"(%2082) : (vector<2xf16>) -> i32
          %2084 = "vector.from_elements"(%2048, %2049) : (f16, f16) -> vector<2xf16>
          %2085 = "llvm.bitcast"(%2084) : (vector<2xf16>) -> i32
          %2086 = "vector.from_elements"(%2050, %2051) : (f16, f16) -> vector<2xf16>
          %2087 = "llvm.bitcast"(%2086) : (vector<2xf16>) -> i32
          %2088 = "llvm.getelementptr"(%2069, %1833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2088, %2081, %2083, %2085, %2087) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2090 = "vector.from_elements"(%2052, %2053) : (f16, f16) -> vector<2xf16>
          %2091 = "llvm.bitcast"(%2090) : (vector<2xf16>) -> i32
          %2092 = "vector.from_elements"(%2054, %2055) : (f16, f16) -> vector<2xf16>
          %2093 = "llvm.bitcast"(%2092) : (vector<2xf16>) -> i32
          %2094 = "vector.from_elements"(%2056, %2057) : (f16, f16) -> vector<2xf16>
          %2095 = "llvm.bitcast"(%2094) : (vector<2xf16>) -> i32
          %2096 = "vector.from_elements"(%2058, %2059) : (f16, f16) -> vector<2xf16>
          %2097 = "llvm.bitcast"(%2096) : (vector<2xf16>) -> i32
          %2098 = "llvm.getelementptr"(%2069, %1847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2098, %2091, %2093, %2095, %2097) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2100 = "vector.from_elements"(%2060, %2061) : (f16, f16) -> vector<2xf16>
          %2101 = "llvm.bitcast"(%2100) : (vector<2xf16>) -> i32
          %2102 = "vector.from_elements"(%2062, %2063) : (f16, f16) -> vector<2xf16>
          %2103 = "llvm.bitcast"(%2102) : (vector<2xf16>) -> i32
          %2104 = "vector.from_elements"(%2064, %2065) : (f16, f16) -> vector<2xf16>
          %2105 = "llvm.bitcast"(%2104) : (vector<2xf16>) -> i32
          %2106 = "vector.from_elements"(%2066, %2067) : (f16, f16) -> vector<2xf16>
          %2107 = "llvm.bitcast"(%2106) : (vector<2xf16>) -> i32
          %2108 = "llvm.getelementptr"(%2069, %1862) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2108, %2101, %2103, %2105, %2107) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1768, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 39 : i32} : (i32, i32) -> ()
          "scf.if"(%1749) ({
            %2110 = "arith.constant"() {value = 192 : i32} : () -> i32
            %2111 = "arith.addi"(%1746, %2110) : (i32, i32) -> i32
            %2112 = "nvvm.elect.sync"() {cutec.arm = 40 : i32} : () -> i1
            "scf.if"(%2112) ({
              %t2113_s1 = "llvm.ptrtoint"(%2069) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%9, %t2113_s1, %2111, %1745) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2114 = "arith.addi"(%726, %87) : (i32, i32) -> i32
          %2115 = "arith.addi"(%727, %89) : (i32, i32) -> i32
          "scf.yield"(%720, %2114, %88, %90, %876, %877, %2114, %2115, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %2071, %2073, %2075, %2077, %2081, %2083, %2085, %2087, %2091, %2093, %2095, %2097, %2101, %2103, %2105, %2107) : (i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%414, %415, %412, %413) : (i32, i32, i1, i1) -> ()
      }) : (i1) -> (i32, i32, i1, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32, !llvm.ptr, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 2, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i64, %12: !llvm.ptr<1>, %13: i64):
    %14 = "arith.constant"() {value = 2 : i32} : () -> i32
    %15 = "arith.muli"(%14, %2) : (i32, i32) -> i32
    %16 = "arith.cmpi"(%10, %15) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%16) {message = "half of the columns of A are stored", file = "samples/gemm_sparse_hopper.py", line = 215 : i32} : (i1) -> ()
    %17 = "arith.constant"() {value = 63 : i32} : () -> i32
    %18 = "arith.addi"(%1, %17) : (i32, i32) -> i32
    %19 = "arith.constant"() {value = 64 : i32} : () -> i32
    %20 = "arith.divui"(%18, %19) : (i32, i32) -> i32
    %21 = "arith.cmpi"(%5, %20) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%21) {message = "metadata has a row for 64 rows of A", file = "samples/gemm_sparse_hopper.py", line = 216 : i32} : (i1) -> ()
    %22 = "arith.addi"(%10, %17) : (i32, i32) -> i32
    %23 = "arith.divui"(%22, %19) : (i32, i32) -> i32
    %24 = "arith.cmpi"(%6, %23) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%24) {message = "metadata has a column for 64 columns of A", file = "samples/gemm_sparse_hopper.py", line = 217 : i32} : (i1) -> ()
    %25 = "arith.constant"() {value = 128 : i32} : () -> i32
    %26 = "arith.muli"(%6, %25) : (i32, i32) -> i32
    %27 = "arith.extsi"(%2) : (i32) -> i64
    %28 = "arith.extsi"(%1) : (i32) -> i64
    %29 = "arith.constant"() {value = 2 : i64} : () -> i64
    %30 = "arith.muli"(%3, %29) : (i64, i64) -> i64
    %31 = "cutec.tensor_map"(%0, %27, %28, %30) {dtype = "f16", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 32, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %32 = "arith.extsi"(%26) : (i32) -> i64
    %33 = "arith.extsi"(%5) : (i32) -> i64
    %34 = "arith.constant"() {value = 4 : i64} : () -> i64
    %35 = "arith.muli"(%7, %34) : (i64, i64) -> i64
    %36 = "cutec.tensor_map"(%4, %32, %33, %35) {dtype = "i32", swizzle = "none", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 128, 2>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %37 = "arith.extsi"(%10) : (i32) -> i64
    %38 = "arith.extsi"(%9) : (i32) -> i64
    %39 = "arith.muli"(%11, %29) : (i64, i64) -> i64
    %40 = "cutec.tensor_map"(%8, %37, %38, %39) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %41 = "arith.muli"(%13, %29) : (i64, i64) -> i64
    %42 = "cutec.tensor_map"(%12, %38, %28, %41) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %43 = "arith.constant"() {value = 127 : i32} : () -> i32
    %44 = "arith.addi"(%1, %43) : (i32, i32) -> i32
    %45 = "arith.divui"(%44, %25) : (i32, i32) -> i32
    %46 = "arith.constant"() {value = 255 : i32} : () -> i32
    %47 = "arith.addi"(%9, %46) : (i32, i32) -> i32
    %48 = "arith.constant"() {value = 256 : i32} : () -> i32
    %49 = "arith.divui"(%47, %48) : (i32, i32) -> i32
    %50 = "arith.constant"() {value = 1 : i32} : () -> i32
    %51 = "arith.addi"(%45, %50) : (i32, i32) -> i32
    %52 = "arith.divui"(%51, %14) : (i32, i32) -> i32
    %53 = "arith.muli"(%49, %52) : (i32, i32) -> i32
    %54 = "arith.maxsi"(%53, %50) : (i32, i32) -> i32
    %55 = "arith.extui"(%54) : (i32) -> i64
    %56 = "arith.subi"(%54, %50) : (i32, i32) -> i32
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
    %75 = "arith.muli"(%49, %74) : (i32, i32) -> i32
    %76 = "arith.maxsi"(%75, %50) : (i32, i32) -> i32
    %77 = "arith.extui"(%76) : (i32) -> i64
    %78 = "arith.subi"(%76, %50) : (i32, i32) -> i32
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
    %91 = "arith.addi"(%52, %74) : (i32, i32) -> i32
    %92 = "arith.subi"(%91, %50) : (i32, i32) -> i32
    %93 = "arith.constant"() {value = 7 : i32} : () -> i32
    %94 = "arith.andi"(%92, %93) : (i32, i32) -> i32
    %95 = "arith.addi"(%94, %50) : (i32, i32) -> i32
    %96 = "arith.maxsi"(%95, %50) : (i32, i32) -> i32
    %97 = "arith.extui"(%96) : (i32) -> i64
    %98 = "arith.subi"(%96, %50) : (i32, i32) -> i32
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
    %111 = "arith.muli"(%52, %49) : (i32, i32) -> i32
    %112 = "arith.constant"() {value = 66 : i32} : () -> i32
    %113 = "arith.minsi"(%111, %112) : (i32, i32) -> i32
    %114 = "arith.constant"() {value = 384 : i32} : () -> i32
    %115 = "arith.constant"() {value = 200768 : i32} : () -> i32
    "gpu.launch_func"(%14, %50, %113, %114, %50, %50, %14, %50, %50, %115, %31, %36, %40, %1, %2, %5, %26, %9, %10, %42, %73, %90, %110, %52, %49) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32, !llvm.ptr, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_sparse_f16_tile128x256_cluster2x1_columns64_resident1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
