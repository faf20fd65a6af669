!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i32, %9: i64, %10: !llvm.ptr<1>, %11: i32, %12: i64, %13: i64, %14: i64, %15: i64, %16: i32, %17: i32):
      %18 = "arith.trunci"(%14) : (i64) -> i32
      %19 = "arith.trunci"(%15) : (i64) -> i32
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
        %33 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%33) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %35 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%35) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %37 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %38 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %41 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %42 = "arith.constant"() {value = 2 : i32} : () -> i32
      %43 = "arith.remui"(%41, %42) : (i32, i32) -> i32
      %44 = "arith.remui"(%40, %42) : (i32, i32) -> i32
      %45 = "arith.cmpi"(%44, %43) {predicate = 0 : i64} : (i32, i32) -> i1
      %46 = "arith.constant"() {value = true} : () -> i1
      %47 = "arith.ori"(%45, %46) : (i1, i1) -> i1
      %48 = "arith.cmpi"(%40, %42) {predicate = 2 : i64} : (i32, i32) -> i1
      %49 = "arith.andi"(%47, %48) : (i1, i1) -> i1
      %50 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %54 = "arith.addi"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.constant"() {value = 384 : i32} : () -> i32
      %56 = "arith.muli"(%54, %55) : (i32, i32) -> i32
      %57 = "arith.addi"(%51, %56) : (i32, i32) -> i32
      %58 = "arith.divui"(%57, %29) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%58, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%59) ({
        %60 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%60) ({
          %61 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t62_s0 = "llvm.ptrtoint"(%39) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %61) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %61) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %61) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %61) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t70_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %77 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %78 = "nvvm.shfl.sync"(%25, %77, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %79 = "arith.constant"() {value = 63 : i32} : () -> i32
      %80 = "arith.addi"(%2, %79) : (i32, i32) -> i32
      %81 = "arith.constant"() {value = 64 : i32} : () -> i32
      %82 = "arith.divui"(%80, %81) : (i32, i32) -> i32
      %83 = "arith.constant"() {value = 1 : i32} : () -> i32
      %84 = "arith.maxsi"(%82, %83) : (i32, i32) -> i32
      %85 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %91 = "arith.remui"(%85, %42) : (i32, i32) -> i32
      %92 = "arith.remui"(%86, %83) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %93 = "arith.cmpi"(%28, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      %94, %95, %96 = "scf.if"(%93) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %97, %98 = "scf.if"(%32) ({
          %99 = "arith.andi"(%78, %83) : (i32, i32) -> i32
          %100, %101, %102, %103, %104, %105, %106, %107 = "scf.while"(%87, %91, %92, %87, %26, %26, %26, %83) ({
          ^bb0(%108: i32, %109: i32, %110: i32, %111: i32, %112: i32, %113: i32, %114: i32, %115: i32):
            %116 = "arith.muli"(%16, %17) : (i32, i32) -> i32
            %117 = "arith.cmpi"(%108, %116) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%117, %108, %109, %110, %111, %112, %113, %114, %115) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%118: i32, %119: i32, %120: i32, %121: i32, %122: i32, %123: i32, %124: i32, %125: i32):
            %126 = "arith.constant"() {value = 32 : i64} : () -> i64
            %127 = "arith.shrui"(%14, %126) : (i64, i64) -> i64
            %128 = "arith.subi"(%18, %83) : (i32, i32) -> i32
            %129 = "llvm.intr.ctlz"(%128) {is_zero_poison = false} : (i32) -> i32
            %130 = "arith.subi"(%29, %129) : (i32, i32) -> i32
            %131 = "arith.extui"(%118) : (i32) -> i64
            %132 = "arith.muli"(%131, %127) : (i64, i64) -> i64
            %133 = "arith.shrui"(%132, %126) : (i64, i64) -> i64
            %134 = "arith.trunci"(%133) : (i64) -> i32
            %135 = "arith.addi"(%134, %118) : (i32, i32) -> i32
            %136 = "arith.shrui"(%135, %130) : (i32, i32) -> i32
            %137 = "arith.cmpi"(%130, %29) {predicate = 6 : i64} : (i32, i32) -> i1
            %138 = "arith.select"(%137, %136, %26) : (i1, i32, i32) -> i32
            %139 = "llvm.intr.ctlz"(%128) {is_zero_poison = false} : (i32) -> i32
            %140 = "arith.subi"(%29, %139) : (i32, i32) -> i32
            %141 = "arith.shrui"(%135, %140) : (i32, i32) -> i32
            %142 = "arith.cmpi"(%140, %29) {predicate = 6 : i64} : (i32, i32) -> i1
            %143 = "arith.select"(%142, %141, %26) : (i1, i32, i32) -> i32
            %144 = "arith.muli"(%143, %18) : (i32, i32) -> i32
            %145 = "arith.subi"(%118, %144) : (i32, i32) -> i32
            %146 = "arith.constant"() {value = 8 : i32} : () -> i32
            %147 = "arith.muli"(%138, %146) : (i32, i32) -> i32
            %148 = "arith.addi"(%147, %146) : (i32, i32) -> i32
            %149 = "arith.cmpi"(%148, %16) {predicate = 3 : i64} : (i32, i32) -> i1
            %150 = "arith.divui"(%145, %146) : (i32, i32) -> i32
            %151 = "arith.shrui"(%15, %126) : (i64, i64) -> i64
            %152 = "arith.subi"(%19, %83) : (i32, i32) -> i32
            %153 = "llvm.intr.ctlz"(%152) {is_zero_poison = false} : (i32) -> i32
            %154 = "arith.subi"(%29, %153) : (i32, i32) -> i32
            %155 = "arith.extui"(%145) : (i32) -> i64
            %156 = "arith.muli"(%155, %151) : (i64, i64) -> i64
            %157 = "arith.shrui"(%156, %126) : (i64, i64) -> i64
            %158 = "arith.trunci"(%157) : (i64) -> i32
            %159 = "arith.addi"(%158, %145) : (i32, i32) -> i32
            %160 = "arith.shrui"(%159, %154) : (i32, i32) -> i32
            %161 = "arith.cmpi"(%154, %29) {predicate = 6 : i64} : (i32, i32) -> i1
            %162 = "arith.select"(%161, %160, %26) : (i1, i32, i32) -> i32
            %163 = "arith.select"(%149, %150, %162) : (i1, i32, i32) -> i32
            %164 = "arith.remui"(%145, %146) : (i32, i32) -> i32
            %165 = "llvm.intr.ctlz"(%152) {is_zero_poison = false} : (i32) -> i32
            %166 = "arith.subi"(%29, %165) : (i32, i32) -> i32
            %167 = "arith.shrui"(%159, %166) : (i32, i32) -> i32
            %168 = "arith.cmpi"(%166, %29) {predicate = 6 : i64} : (i32, i32) -> i1
            %169 = "arith.select"(%168, %167, %26) : (i1, i32, i32) -> i32
            %170 = "arith.muli"(%169, %19) : (i32, i32) -> i32
            %171 = "arith.subi"(%145, %170) : (i32, i32) -> i32
            %172 = "arith.select"(%149, %164, %171) : (i1, i32, i32) -> i32
            %173 = "arith.addi"(%147, %172) : (i32, i32) -> i32
            %174 = "arith.muli"(%173, %42) : (i32, i32) -> i32
            %175 = "arith.addi"(%174, %119) : (i32, i32) -> i32
            %176 = "arith.addi"(%163, %120) : (i32, i32) -> i32
            %177 = "arith.muli"(%26, %84) : (i32, i32) -> i32
            %178 = "arith.subi"(%84, %177) : (i32, i32) -> i32
            %179 = "arith.minsi"(%178, %84) : (i32, i32) -> i32
            %180 = "arith.maxsi"(%179, %83) : (i32, i32) -> i32
            %181 = "arith.muli"(%177, %81) : (i32, i32) -> i32
            %182 = "arith.muli"(%175, %23) : (i32, i32) -> i32
            %183 = "arith.constant"() {value = 256 : i32} : () -> i32
            %184 = "arith.muli"(%176, %183) : (i32, i32) -> i32
            %185 = "arith.muli"(%99, %23) : (i32, i32) -> i32
            %186 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %187 = "arith.muli"(%99, %186) : (i32, i32) -> i32
            %188 = "llvm.getelementptr"(%38, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %189 = "arith.addi"(%184, %185) : (i32, i32) -> i32
            %190, %191, %192 = "scf.for"(%26, %180, %83, %123, %124, %125) ({
            ^bb0(%193: i32, %194: i32, %195: i32, %196: i32):
              %197 = "llvm.getelementptr"(%50, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t198_s0 = "llvm.ptrtoint"(%197) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t198_s0, %196) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %199 = "llvm.getelementptr"(%39, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %200 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
              "scf.if"(%200) ({
                %201 = "arith.constant"() {value = 49152 : i32} : () -> i32
                %t202_s0 = "llvm.ptrtoint"(%199) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t202_s0, %201) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %203 = "arith.muli"(%193, %81) : (i32, i32) -> i32
              %204 = "arith.addi"(%181, %203) : (i32, i32) -> i32
              %205 = "arith.muli"(%195, %186) : (i32, i32) -> i32
              %206 = "llvm.getelementptr"(%37, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %207 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%207) ({
                %t208_s0 = "llvm.ptrtoint"(%206) : (!llvm.ptr<3>) -> i32
                %t208_s2 = "llvm.ptrtoint"(%199) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t208_s0, %0, %t208_s2, %204, %182) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %209 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %210 = "arith.muli"(%195, %209) : (i32, i32) -> i32
              %211 = "llvm.getelementptr"(%188, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %212 = "arith.constant"() {value = 3 : i16} : () -> i16
              %213 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%213) ({
                %t214_s0 = "llvm.ptrtoint"(%211) : (!llvm.ptr<3>) -> i32
                %t214_s2 = "llvm.ptrtoint"(%199) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t214_s0, %3, %t214_s2, %204, %189, %212) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {$3, $4}], [$2], $5;", constraints = "r,l,r,r,r,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %215 = "arith.addi"(%195, %83) : (i32, i32) -> i32
              %216 = "arith.constant"() {value = 4 : i32} : () -> i32
              %217 = "arith.cmpi"(%215, %216) {predicate = 0 : i64} : (i32, i32) -> i1
              %218 = "arith.xori"(%196, %83) : (i32, i32) -> i32
              %219 = "arith.select"(%217, %218, %196) : (i1, i32, i32) -> i32
              %220 = "arith.select"(%217, %26, %215) : (i1, i32, i32) -> i32
              %221 = "arith.addi"(%194, %83) : (i32, i32) -> i32
              "scf.yield"(%221, %220, %219) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %222 = "arith.addi"(%121, %90) : (i32, i32) -> i32
            %223 = "arith.addi"(%122, %83) : (i32, i32) -> i32
            "scf.yield"(%222, %91, %92, %222, %223, %190, %191, %192) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %224 = "llvm.getelementptr"(%50, %106) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t225_s0 = "llvm.ptrtoint"(%224) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t225_s0, %107) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %226 = "arith.addi"(%106, %83) : (i32, i32) -> i32
          %227 = "arith.constant"() {value = 4 : i32} : () -> i32
          %228 = "arith.cmpi"(%226, %227) {predicate = 0 : i64} : (i32, i32) -> i1
          %229 = "arith.xori"(%107, %83) : (i32, i32) -> i32
          %230 = "arith.select"(%228, %229, %107) : (i1, i32, i32) -> i32
          %231 = "arith.select"(%228, %26, %226) : (i1, i32, i32) -> i32
          %232 = "llvm.getelementptr"(%50, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t233_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t233_s0, %230) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %234 = "arith.addi"(%231, %83) : (i32, i32) -> i32
          %235 = "arith.cmpi"(%234, %227) {predicate = 0 : i64} : (i32, i32) -> i1
          %236 = "arith.xori"(%230, %83) : (i32, i32) -> i32
          %237 = "arith.select"(%235, %236, %230) : (i1, i32, i32) -> i32
          %238 = "arith.select"(%235, %26, %234) : (i1, i32, i32) -> i32
          %239 = "llvm.getelementptr"(%50, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t240_s0 = "llvm.ptrtoint"(%239) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t240_s0, %237) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %241 = "arith.addi"(%238, %83) : (i32, i32) -> i32
          %242 = "arith.cmpi"(%241, %227) {predicate = 0 : i64} : (i32, i32) -> i1
          %243 = "arith.xori"(%237, %83) : (i32, i32) -> i32
          %244 = "arith.select"(%242, %243, %237) : (i1, i32, i32) -> i32
          %245 = "arith.select"(%242, %26, %241) : (i1, i32, i32) -> i32
          %246 = "llvm.getelementptr"(%50, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t247_s0 = "llvm.ptrtoint"(%246) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t247_s0, %244) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%103, %104) : (i32, i32) -> ()
        }, {
          "scf.yield"(%87, %26) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.yield"(%97, %98, %46) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %248 = "arith.subi"(%20, %23) : (i32, i32) -> i32
        %249 = "arith.subi"(%28, %83) : (i32, i32) -> i32
        %250 = "arith.muli"(%249, %23) : (i32, i32) -> i32
        %251 = "arith.divui"(%250, %23) : (i32, i32) -> i32
        %252 = "arith.remui"(%251, %42) : (i32, i32) -> i32
        %253 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %254 = "arith.muli"(%252, %253) : (i32, i32) -> i32
        %255 = "llvm.getelementptr"(%37, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %256 = "llvm.mlir.undef"() : () -> f32
        %257 = "llvm.mlir.undef"() : () -> f32
        %258 = "llvm.mlir.undef"() : () -> f32
        %259 = "llvm.mlir.undef"() : () -> f32
        %260 = "llvm.mlir.undef"() : () -> f32
        %261 = "llvm.mlir.undef"() : () -> f32
        %262 = "llvm.mlir.undef"() : () -> f32
        %263 = "llvm.mlir.undef"() : () -> f32
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
        %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521 = "scf.while"(%26, %87, %91, %92, %46, %87, %26, %26, %26, %26, %256, %257, %258, %259, %260, %261, %262, %263, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383) ({
        ^bb0(%522: i32, %523: i32, %524: i32, %525: i32, %526: i1, %527: i32, %528: i32, %529: i32, %530: i32, %531: i32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: f32, %645: f32, %646: f32, %647: f32, %648: f32, %649: f32, %650: f32, %651: f32, %652: f32, %653: f32, %654: f32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32):
          %660 = "arith.muli"(%16, %17) : (i32, i32) -> i32
          %661 = "arith.cmpi"(%523, %660) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%661, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
        ^bb0(%662: i32, %663: i32, %664: i32, %665: i32, %666: i1, %667: i32, %668: i32, %669: i32, %670: i32, %671: i32, %672: f32, %673: f32, %674: f32, %675: f32, %676: f32, %677: f32, %678: f32, %679: f32, %680: f32, %681: f32, %682: f32, %683: f32, %684: f32, %685: f32, %686: f32, %687: f32, %688: f32, %689: f32, %690: f32, %691: f32, %692: f32, %693: f32, %694: f32, %695: f32, %696: f32, %697: f32, %698: f32, %699: f32, %700: f32, %701: f32, %702: f32, %703: f32, %704: f32, %705: f32, %706: f32, %707: f32, %708: f32, %709: f32, %710: f32, %711: f32, %712: f32, %713: f32, %714: f32, %715: f32, %716: f32, %717: f32, %718: f32, %719: f32, %720: f32, %721: f32, %722: f32, %723: f32, %724: f32, %725: f32, %726: f32, %727: f32, %728: f32, %729: f32, %730: f32, %731: f32, %732: f32, %733: f32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32, %741: f32, %742: f32, %743: f32, %744: f32, %745: f32, %746: f32, %747: f32, %748: f32, %749: f32, %750: f32, %751: f32, %752: f32, %753: f32, %754: f32, %755: f32, %756: f32, %757: f32, %758: f32, %759: f32, %760: f32, %761: f32, %762: f32, %763: f32, %764: f32, %765: f32, %766: f32, %767: f32, %768: f32, %769: f32, %770: f32, %771: f32, %772: f32, %773: f32, %774: f32, %775: f32, %776: f32, %777: f32, %778: f32, %779: f32, %780: f32, %781: f32, %782: f32, %783: f32, %784: f32, %785: f32, %786: f32, %787: f32, %788: f32, %789: f32, %790: f32, %791: f32, %792: f32, %793: f32, %794: f32, %795: f32, %796: f32, %797: f32, %798: f32, %799: f32):
          %800 = "arith.constant"() {value = 32 : i64} : () -> i64
          %801 = "arith.shrui"(%14, %800) : (i64, i64) -> i64
          %802 = "arith.subi"(%18, %83) : (i32, i32) -> i32
          %803 = "llvm.intr.ctlz"(%802) {is_zero_poison = false} : (i32) -> i32
          %804 = "arith.subi"(%29, %803) : (i32, i32) -> i32
          %805 = "arith.extui"(%663) : (i32) -> i64
          %806 = "arith.muli"(%805, %801) : (i64, i64) -> i64
          %807 = "arith.shrui"(%806, %800) : (i64, i64) -> i64
          %808 = "arith.trunci"(%807) : (i64) -> i32
          %809 = "arith.addi"(%808, %663) : (i32, i32) -> i32
          %810 = "arith.shrui"(%809, %804) : (i32, i32) -> i32
          %811 = "arith.cmpi"(%804, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %812 = "arith.select"(%811, %810, %26) : (i1, i32, i32) -> i32
          %813 = "llvm.intr.ctlz"(%802) {is_zero_poison = false} : (i32) -> i32
          %814 = "arith.subi"(%29, %813) : (i32, i32) -> i32
          %815 = "arith.shrui"(%809, %814) : (i32, i32) -> i32
          %816 = "arith.cmpi"(%814, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %817 = "arith.select"(%816, %815, %26) : (i1, i32, i32) -> i32
          %818 = "arith.muli"(%817, %18) : (i32, i32) -> i32
          %819 = "arith.subi"(%663, %818) : (i32, i32) -> i32
          %820 = "arith.constant"() {value = 8 : i32} : () -> i32
          %821 = "arith.muli"(%812, %820) : (i32, i32) -> i32
          %822 = "arith.addi"(%821, %820) : (i32, i32) -> i32
          %823 = "arith.cmpi"(%822, %16) {predicate = 3 : i64} : (i32, i32) -> i1
          %824 = "arith.divui"(%819, %820) : (i32, i32) -> i32
          %825 = "arith.shrui"(%15, %800) : (i64, i64) -> i64
          %826 = "arith.subi"(%19, %83) : (i32, i32) -> i32
          %827 = "llvm.intr.ctlz"(%826) {is_zero_poison = false} : (i32) -> i32
          %828 = "arith.subi"(%29, %827) : (i32, i32) -> i32
          %829 = "arith.extui"(%819) : (i32) -> i64
          %830 = "arith.muli"(%829, %825) : (i64, i64) -> i64
          %831 = "arith.shrui"(%830, %800) : (i64, i64) -> i64
          %832 = "arith.trunci"(%831) : (i64) -> i32
          %833 = "arith.addi"(%832, %819) : (i32, i32) -> i32
          %834 = "arith.shrui"(%833, %828) : (i32, i32) -> i32
          %835 = "arith.cmpi"(%828, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %836 = "arith.select"(%835, %834, %26) : (i1, i32, i32) -> i32
          %837 = "arith.select"(%823, %824, %836) : (i1, i32, i32) -> i32
          %838 = "arith.remui"(%819, %820) : (i32, i32) -> i32
          %839 = "llvm.intr.ctlz"(%826) {is_zero_poison = false} : (i32) -> i32
          %840 = "arith.subi"(%29, %839) : (i32, i32) -> i32
          %841 = "arith.shrui"(%833, %840) : (i32, i32) -> i32
          %842 = "arith.cmpi"(%840, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %843 = "arith.select"(%842, %841, %26) : (i1, i32, i32) -> i32
          %844 = "arith.muli"(%843, %19) : (i32, i32) -> i32
          %845 = "arith.subi"(%819, %844) : (i32, i32) -> i32
          %846 = "arith.select"(%823, %838, %845) : (i1, i32, i32) -> i32
          %847 = "arith.addi"(%821, %846) : (i32, i32) -> i32
          %848 = "arith.muli"(%847, %42) : (i32, i32) -> i32
          %849 = "arith.addi"(%848, %664) : (i32, i32) -> i32
          %850 = "arith.addi"(%837, %665) : (i32, i32) -> i32
          %851 = "arith.constant"() {value = 256 : i32} : () -> i32
          %852 = "arith.muli"(%850, %851) : (i32, i32) -> i32
          %853 = "arith.constant"() {value = 3 : i32} : () -> i32
          %854 = "arith.andi"(%248, %853) : (i32, i32) -> i32
          %855 = "arith.muli"(%854, %42) : (i32, i32) -> i32
          %856 = "arith.addi"(%852, %855) : (i32, i32) -> i32
          %857 = "arith.muli"(%849, %23) : (i32, i32) -> i32
          %858 = "arith.constant"() {value = 5 : i32} : () -> i32
          %859 = "arith.shrsi"(%248, %858) : (i32, i32) -> i32
          %860 = "arith.constant"() {value = 16 : i32} : () -> i32
          %861 = "arith.muli"(%859, %860) : (i32, i32) -> i32
          %862 = "arith.addi"(%857, %861) : (i32, i32) -> i32
          %863 = "arith.andi"(%248, %27) : (i32, i32) -> i32
          %864 = "arith.constant"() {value = 4 : i32} : () -> i32
          %865 = "arith.divui"(%863, %864) : (i32, i32) -> i32
          %866 = "arith.addi"(%862, %865) : (i32, i32) -> i32
          %867 = "arith.addi"(%866, %820) : (i32, i32) -> i32
          %868 = "arith.cmpi"(%866, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %869 = "arith.cmpi"(%867, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %870 = "arith.subi"(%1, %83) : (i32, i32) -> i32
          %871 = "arith.minsi"(%866, %870) : (i32, i32) -> i32
          %872 = "arith.extsi"(%871) : (i32) -> i64
          %873 = "llvm.getelementptr"(%5, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %874 = "llvm.load"(%873) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
          %875 = "arith.minsi"(%867, %870) : (i32, i32) -> i32
          %876 = "arith.extsi"(%875) : (i32) -> i64
          %877 = "llvm.getelementptr"(%5, %876) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %878 = "llvm.load"(%877) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
          %879 = "arith.extsi"(%4) : (i32) -> i64
          %880 = "arith.cmpi"(%874, %879) {predicate = 2 : i64} : (i64, i64) -> i1
          %881 = "arith.constant"() {value = -1 : i64} : () -> i64
          %882 = "arith.select"(%880, %874, %881) : (i1, i64, i64) -> i64
          %883 = "arith.trunci"(%882) : (i64) -> i32
          %884 = "arith.subi"(%883, %856) : (i32, i32) -> i32
          %885 = "arith.cmpi"(%878, %879) {predicate = 2 : i64} : (i64, i64) -> i1
          %886 = "arith.select"(%885, %878, %881) : (i1, i64, i64) -> i64
          %887 = "arith.trunci"(%886) : (i64) -> i32
          %888 = "arith.subi"(%887, %856) : (i32, i32) -> i32
          %889 = "arith.muli"(%26, %84) : (i32, i32) -> i32
          %890 = "arith.subi"(%84, %889) : (i32, i32) -> i32
          %891 = "arith.minsi"(%890, %84) : (i32, i32) -> i32
          %892 = "arith.maxsi"(%891, %83) : (i32, i32) -> i32
          %893 = "llvm.getelementptr"(%39, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t894_s0 = "llvm.ptrtoint"(%893) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t894_s0, %671) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %895 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %896 = "arith.muli"(%670, %895) : (i32, i32) -> i32
          %897 = "llvm.getelementptr"(%255, %896) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %898 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %899 = "arith.muli"(%670, %898) : (i32, i32) -> i32
          %900 = "llvm.getelementptr"(%38, %899) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %901 = "arith.constant"() {value = false} : () -> i1
          %t903_a = "llvm.ptrtoint"(%897) : (!llvm.ptr<3>) -> i32
          %t903_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t903_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t903_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t903_shifted = "arith.shrui"(%t903_a, %t903_four) : (i32, i32) -> i32
          %t903_low = "arith.andi"(%t903_shifted, %t903_mask) : (i32, i32) -> i32
          %t903_wide = "arith.extui"(%t903_low) : (i32) -> i64
          %902 = "arith.ori"(%t903_wide, %t903_fields) : (i64, i64) -> i64
          %t905_a = "llvm.ptrtoint"(%900) : (!llvm.ptr<3>) -> i32
          %t905_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t905_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t905_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t905_shifted = "arith.shrui"(%t905_a, %t905_four) : (i32, i32) -> i32
          %t905_low = "arith.andi"(%t905_shifted, %t905_mask) : (i32, i32) -> i32
          %t905_wide = "arith.extui"(%t905_low) : (i32) -> i64
          %904 = "arith.ori"(%t905_wide, %t905_fields) : (i64, i64) -> i64
          %t1034_r = "llvm.inline_asm"(%672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %906 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 0>} : (!struct0) -> f32
          %907 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 1>} : (!struct0) -> f32
          %908 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 2>} : (!struct0) -> f32
          %909 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 3>} : (!struct0) -> f32
          %910 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 4>} : (!struct0) -> f32
          %911 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 5>} : (!struct0) -> f32
          %912 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 6>} : (!struct0) -> f32
          %913 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 7>} : (!struct0) -> f32
          %914 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 8>} : (!struct0) -> f32
          %915 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 9>} : (!struct0) -> f32
          %916 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 10>} : (!struct0) -> f32
          %917 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 11>} : (!struct0) -> f32
          %918 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 12>} : (!struct0) -> f32
          %919 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 13>} : (!struct0) -> f32
          %920 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 14>} : (!struct0) -> f32
          %921 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 15>} : (!struct0) -> f32
          %922 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 16>} : (!struct0) -> f32
          %923 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 17>} : (!struct0) -> f32
          %924 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 18>} : (!struct0) -> f32
          %925 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 19>} : (!struct0) -> f32
          %926 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 20>} : (!struct0) -> f32
          %927 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 21>} : (!struct0) -> f32
          %928 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 22>} : (!struct0) -> f32
          %929 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 23>} : (!struct0) -> f32
          %930 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 24>} : (!struct0) -> f32
          %931 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 25>} : (!struct0) -> f32
          %932 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 26>} : (!struct0) -> f32
          %933 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 27>} : (!struct0) -> f32
          %934 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 28>} : (!struct0) -> f32
          %935 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 29>} : (!struct0) -> f32
          %936 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 30>} : (!struct0) -> f32
          %937 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 31>} : (!struct0) -> f32
          %938 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 32>} : (!struct0) -> f32
          %939 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 33>} : (!struct0) -> f32
          %940 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 34>} : (!struct0) -> f32
          %941 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 35>} : (!struct0) -> f32
          %942 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 36>} : (!struct0) -> f32
          %943 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 37>} : (!struct0) -> f32
          %944 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 38>} : (!struct0) -> f32
          %945 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 39>} : (!struct0) -> f32
          %946 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 40>} : (!struct0) -> f32
          %947 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 41>} : (!struct0) -> f32
          %948 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 42>} : (!struct0) -> f32
          %949 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 43>} : (!struct0) -> f32
          %950 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 44>} : (!struct0) -> f32
          %951 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 45>} : (!struct0) -> f32
          %952 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 46>} : (!struct0) -> f32
          %953 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 47>} : (!struct0) -> f32
          %954 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 48>} : (!struct0) -> f32
          %955 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 49>} : (!struct0) -> f32
          %956 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 50>} : (!struct0) -> f32
          %957 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 51>} : (!struct0) -> f32
          %958 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 52>} : (!struct0) -> f32
          %959 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 53>} : (!struct0) -> f32
          %960 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 54>} : (!struct0) -> f32
          %961 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 55>} : (!struct0) -> f32
          %962 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 56>} : (!struct0) -> f32
          %963 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 57>} : (!struct0) -> f32
          %964 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 58>} : (!struct0) -> f32
          %965 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 59>} : (!struct0) -> f32
          %966 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 60>} : (!struct0) -> f32
          %967 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 61>} : (!struct0) -> f32
          %968 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 62>} : (!struct0) -> f32
          %969 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 63>} : (!struct0) -> f32
          %970 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 64>} : (!struct0) -> f32
          %971 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 65>} : (!struct0) -> f32
          %972 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 66>} : (!struct0) -> f32
          %973 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 67>} : (!struct0) -> f32
          %974 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 68>} : (!struct0) -> f32
          %975 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 69>} : (!struct0) -> f32
          %976 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 70>} : (!struct0) -> f32
          %977 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 71>} : (!struct0) -> f32
          %978 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 72>} : (!struct0) -> f32
          %979 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 73>} : (!struct0) -> f32
          %980 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 74>} : (!struct0) -> f32
          %981 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 75>} : (!struct0) -> f32
          %982 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 76>} : (!struct0) -> f32
          %983 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 77>} : (!struct0) -> f32
          %984 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 78>} : (!struct0) -> f32
          %985 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 79>} : (!struct0) -> f32
          %986 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 80>} : (!struct0) -> f32
          %987 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 81>} : (!struct0) -> f32
          %988 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 82>} : (!struct0) -> f32
          %989 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 83>} : (!struct0) -> f32
          %990 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 84>} : (!struct0) -> f32
          %991 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 85>} : (!struct0) -> f32
          %992 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 86>} : (!struct0) -> f32
          %993 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 87>} : (!struct0) -> f32
          %994 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 88>} : (!struct0) -> f32
          %995 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 89>} : (!struct0) -> f32
          %996 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 90>} : (!struct0) -> f32
          %997 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 91>} : (!struct0) -> f32
          %998 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 92>} : (!struct0) -> f32
          %999 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 93>} : (!struct0) -> f32
          %1000 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 94>} : (!struct0) -> f32
          %1001 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 95>} : (!struct0) -> f32
          %1002 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 96>} : (!struct0) -> f32
          %1003 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 97>} : (!struct0) -> f32
          %1004 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 98>} : (!struct0) -> f32
          %1005 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 99>} : (!struct0) -> f32
          %1006 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 100>} : (!struct0) -> f32
          %1007 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 101>} : (!struct0) -> f32
          %1008 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 102>} : (!struct0) -> f32
          %1009 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 103>} : (!struct0) -> f32
          %1010 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 104>} : (!struct0) -> f32
          %1011 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 105>} : (!struct0) -> f32
          %1012 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 106>} : (!struct0) -> f32
          %1013 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 107>} : (!struct0) -> f32
          %1014 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 108>} : (!struct0) -> f32
          %1015 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 109>} : (!struct0) -> f32
          %1016 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 110>} : (!struct0) -> f32
          %1017 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 111>} : (!struct0) -> f32
          %1018 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 112>} : (!struct0) -> f32
          %1019 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 113>} : (!struct0) -> f32
          %1020 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 114>} : (!struct0) -> f32
          %1021 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 115>} : (!struct0) -> f32
          %1022 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 116>} : (!struct0) -> f32
          %1023 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 117>} : (!struct0) -> f32
          %1024 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 118>} : (!struct0) -> f32
          %1025 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 119>} : (!struct0) -> f32
          %1026 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 120>} : (!struct0) -> f32
          %1027 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 121>} : (!struct0) -> f32
          %1028 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 122>} : (!struct0) -> f32
          %1029 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 123>} : (!struct0) -> f32
          %1030 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 124>} : (!struct0) -> f32
          %1031 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 125>} : (!struct0) -> f32
          %1032 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 126>} : (!struct0) -> f32
          %1033 = "llvm.extractvalue"(%t1034_r) {position = array<i64: 127>} : (!struct0) -> f32
          %t1163_r = "llvm.inline_asm"(%906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %902, %904, %901) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 6 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %1035 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1036 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1037 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1038 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1039 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1040 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1041 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1042 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1043 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1044 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1045 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1046 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1047 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1048 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1049 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1050 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1051 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1052 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1053 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1054 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1055 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1056 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1057 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1058 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1059 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1060 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1061 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1062 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1063 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1064 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1065 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1066 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1067 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1068 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1069 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1070 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1071 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1072 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1073 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1074 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1075 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1076 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1077 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1078 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1079 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1080 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1081 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1082 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1083 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1084 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1085 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1086 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1087 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1088 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1089 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1090 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1091 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1092 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1093 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1094 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1095 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1096 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1097 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1098 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 63>} : (!struct0) -> f32
          %1099 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 64>} : (!struct0) -> f32
          %1100 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 65>} : (!struct0) -> f32
          %1101 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 66>} : (!struct0) -> f32
          %1102 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 67>} : (!struct0) -> f32
          %1103 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 68>} : (!struct0) -> f32
          %1104 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 69>} : (!struct0) -> f32
          %1105 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 70>} : (!struct0) -> f32
          %1106 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 71>} : (!struct0) -> f32
          %1107 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 72>} : (!struct0) -> f32
          %1108 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 73>} : (!struct0) -> f32
          %1109 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 74>} : (!struct0) -> f32
          %1110 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 75>} : (!struct0) -> f32
          %1111 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 76>} : (!struct0) -> f32
          %1112 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 77>} : (!struct0) -> f32
          %1113 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 78>} : (!struct0) -> f32
          %1114 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 79>} : (!struct0) -> f32
          %1115 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 80>} : (!struct0) -> f32
          %1116 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 81>} : (!struct0) -> f32
          %1117 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 82>} : (!struct0) -> f32
          %1118 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 83>} : (!struct0) -> f32
          %1119 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 84>} : (!struct0) -> f32
          %1120 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 85>} : (!struct0) -> f32
          %1121 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 86>} : (!struct0) -> f32
          %1122 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 87>} : (!struct0) -> f32
          %1123 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 88>} : (!struct0) -> f32
          %1124 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 89>} : (!struct0) -> f32
          %1125 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 90>} : (!struct0) -> f32
          %1126 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 91>} : (!struct0) -> f32
          %1127 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 92>} : (!struct0) -> f32
          %1128 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 93>} : (!struct0) -> f32
          %1129 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 94>} : (!struct0) -> f32
          %1130 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 95>} : (!struct0) -> f32
          %1131 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 96>} : (!struct0) -> f32
          %1132 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 97>} : (!struct0) -> f32
          %1133 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 98>} : (!struct0) -> f32
          %1134 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 99>} : (!struct0) -> f32
          %1135 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 100>} : (!struct0) -> f32
          %1136 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 101>} : (!struct0) -> f32
          %1137 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 102>} : (!struct0) -> f32
          %1138 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 103>} : (!struct0) -> f32
          %1139 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 104>} : (!struct0) -> f32
          %1140 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 105>} : (!struct0) -> f32
          %1141 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 106>} : (!struct0) -> f32
          %1142 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 107>} : (!struct0) -> f32
          %1143 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 108>} : (!struct0) -> f32
          %1144 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 109>} : (!struct0) -> f32
          %1145 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 110>} : (!struct0) -> f32
          %1146 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 111>} : (!struct0) -> f32
          %1147 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 112>} : (!struct0) -> f32
          %1148 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 113>} : (!struct0) -> f32
          %1149 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 114>} : (!struct0) -> f32
          %1150 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 115>} : (!struct0) -> f32
          %1151 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 116>} : (!struct0) -> f32
          %1152 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 117>} : (!struct0) -> f32
          %1153 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 118>} : (!struct0) -> f32
          %1154 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 119>} : (!struct0) -> f32
          %1155 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 120>} : (!struct0) -> f32
          %1156 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 121>} : (!struct0) -> f32
          %1157 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 122>} : (!struct0) -> f32
          %1158 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 123>} : (!struct0) -> f32
          %1159 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 124>} : (!struct0) -> f32
          %1160 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 125>} : (!struct0) -> f32
          %1161 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 126>} : (!struct0) -> f32
          %1162 = "llvm.extractvalue"(%t1163_r) {position = array<i64: 127>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1164 = "arith.addi"(%670, %83) : (i32, i32) -> i32
          %1165 = "arith.cmpi"(%1164, %864) {predicate = 0 : i64} : (i32, i32) -> i1
          %1166 = "arith.xori"(%671, %83) : (i32, i32) -> i32
          %1167 = "arith.select"(%1165, %1166, %671) : (i1, i32, i32) -> i32
          %1168 = "arith.select"(%1165, %26, %1164) : (i1, i32, i32) -> i32
          %1169 = "arith.addi"(%669, %83) : (i32, i32) -> i32
          %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303 = "scf.for"(%83, %892, %83, %669, %670, %671, %1169, %1168, %1167, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162) ({
          ^bb0(%1304: i32, %1305: i32, %1306: i32, %1307: i32, %1308: i32, %1309: i32, %1310: i32, %1311: f32, %1312: f32, %1313: f32, %1314: f32, %1315: f32, %1316: f32, %1317: f32, %1318: f32, %1319: f32, %1320: f32, %1321: f32, %1322: f32, %1323: f32, %1324: f32, %1325: f32, %1326: f32, %1327: f32, %1328: f32, %1329: f32, %1330: f32, %1331: f32, %1332: f32, %1333: f32, %1334: f32, %1335: f32, %1336: f32, %1337: f32, %1338: f32, %1339: f32, %1340: f32, %1341: f32, %1342: f32, %1343: f32, %1344: f32, %1345: f32, %1346: f32, %1347: f32, %1348: f32, %1349: f32, %1350: f32, %1351: f32, %1352: f32, %1353: f32, %1354: f32, %1355: f32, %1356: f32, %1357: f32, %1358: f32, %1359: f32, %1360: f32, %1361: f32, %1362: f32, %1363: f32, %1364: f32, %1365: f32, %1366: f32, %1367: f32, %1368: f32, %1369: f32, %1370: f32, %1371: f32, %1372: f32, %1373: f32, %1374: f32, %1375: f32, %1376: f32, %1377: f32, %1378: f32, %1379: f32, %1380: f32, %1381: f32, %1382: f32, %1383: f32, %1384: f32, %1385: f32, %1386: f32, %1387: f32, %1388: f32, %1389: f32, %1390: f32, %1391: f32, %1392: f32, %1393: f32, %1394: f32, %1395: f32, %1396: f32, %1397: f32, %1398: f32, %1399: f32, %1400: f32, %1401: f32, %1402: f32, %1403: f32, %1404: f32, %1405: f32, %1406: f32, %1407: f32, %1408: f32, %1409: f32, %1410: f32, %1411: f32, %1412: f32, %1413: f32, %1414: f32, %1415: f32, %1416: f32, %1417: f32, %1418: f32, %1419: f32, %1420: f32, %1421: f32, %1422: f32, %1423: f32, %1424: f32, %1425: f32, %1426: f32, %1427: f32, %1428: f32, %1429: f32, %1430: f32, %1431: f32, %1432: f32, %1433: f32, %1434: f32, %1435: f32, %1436: f32, %1437: f32, %1438: f32):
            %1439 = "llvm.getelementptr"(%39, %1309) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1440_s0 = "llvm.ptrtoint"(%1439) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1440_s0, %1310) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1441 = "arith.muli"(%1309, %895) : (i32, i32) -> i32
            %1442 = "llvm.getelementptr"(%255, %1441) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1443 = "arith.muli"(%1309, %898) : (i32, i32) -> i32
            %1444 = "llvm.getelementptr"(%38, %1443) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1446_a = "llvm.ptrtoint"(%1442) : (!llvm.ptr<3>) -> i32
            %t1446_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1446_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1446_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1446_shifted = "arith.shrui"(%t1446_a, %t1446_four) : (i32, i32) -> i32
            %t1446_low = "arith.andi"(%t1446_shifted, %t1446_mask) : (i32, i32) -> i32
            %t1446_wide = "arith.extui"(%t1446_low) : (i32) -> i64
            %1445 = "arith.ori"(%t1446_wide, %t1446_fields) : (i64, i64) -> i64
            %t1448_a = "llvm.ptrtoint"(%1444) : (!llvm.ptr<3>) -> i32
            %t1448_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1448_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1448_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1448_shifted = "arith.shrui"(%t1448_a, %t1448_four) : (i32, i32) -> i32
            %t1448_low = "arith.andi"(%t1448_shifted, %t1448_mask) : (i32, i32) -> i32
            %t1448_wide = "arith.extui"(%t1448_low) : (i32) -> i64
            %1447 = "arith.ori"(%t1448_wide, %t1448_fields) : (i64, i64) -> i64
            %t1577_r = "llvm.inline_asm"(%1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1449 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1450 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1451 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1452 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1453 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1454 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1455 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1456 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1457 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1458 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1459 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1460 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1461 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1462 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1463 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1464 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1465 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1466 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1467 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1468 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1469 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1470 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1471 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1472 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1473 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1474 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1475 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1476 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1477 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1478 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1479 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1480 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1481 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1482 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1483 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1484 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1485 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1486 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1487 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1488 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1489 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1490 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1491 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1492 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1493 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1494 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1495 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1496 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1497 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1498 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1499 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1500 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1501 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1502 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1503 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1504 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1505 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1506 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1507 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1508 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1509 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1510 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1511 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1512 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1513 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1514 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1515 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1516 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1517 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1518 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1519 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1520 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1521 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1522 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1523 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1524 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1525 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1526 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1527 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1528 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1529 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1530 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1531 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1532 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1533 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1534 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1535 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1536 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1537 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1538 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1539 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1540 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1541 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1542 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1543 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1544 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1545 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1546 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1547 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1548 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1549 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1550 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1551 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1552 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1553 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1554 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1555 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1556 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1557 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1558 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1559 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1560 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1561 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1562 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1563 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1564 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1565 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1566 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1567 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1568 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1569 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1570 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1571 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1572 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1573 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1574 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1575 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1576 = "llvm.extractvalue"(%t1577_r) {position = array<i64: 127>} : (!struct0) -> f32
            %t1706_r = "llvm.inline_asm"(%1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1445, %1447, %46) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1578 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1579 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1580 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1581 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1582 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1583 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1584 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1585 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1586 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1587 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1588 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1589 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1590 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1591 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1592 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1593 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1594 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1595 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1596 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1597 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1598 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1599 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1600 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1601 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1602 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1603 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1604 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1605 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1606 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1607 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1608 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1609 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1610 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1611 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1612 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1613 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1614 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1615 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1616 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1617 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1618 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1619 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1620 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1621 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1622 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1623 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1624 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1625 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1626 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1627 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1628 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1629 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1630 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1631 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1632 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1633 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1634 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1635 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1636 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1637 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1638 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1639 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1640 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1641 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1642 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1643 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1644 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1645 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1646 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1647 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1648 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1649 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1650 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1651 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1652 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1653 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1654 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1655 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1656 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1657 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1658 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1659 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1660 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1661 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1662 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1663 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1664 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1665 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1666 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1667 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1668 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1669 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1670 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1671 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1672 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1673 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1674 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1675 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1676 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1677 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1678 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1679 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1680 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1681 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1682 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1683 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1684 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1685 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1686 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1687 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1688 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1689 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1690 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1691 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1692 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1693 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1694 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1695 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1696 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1697 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1698 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1699 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1700 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1701 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1702 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1703 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1704 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1705 = "llvm.extractvalue"(%t1706_r) {position = array<i64: 127>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1835_r = "llvm.inline_asm"(%1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1707 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1708 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1709 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1710 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1711 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1712 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1713 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1714 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1715 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1716 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1717 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1718 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1719 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1720 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1721 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1722 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1723 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1724 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1725 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1726 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1727 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1728 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1729 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1730 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1731 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1732 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1733 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1734 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1735 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1736 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1737 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1738 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1739 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1740 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1741 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1742 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1743 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1744 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1745 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1746 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1747 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1748 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1749 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1750 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1751 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1752 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1753 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1754 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1755 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1756 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1757 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1758 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1759 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1760 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1761 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1762 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1763 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1764 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1765 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1766 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1767 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1768 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1769 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1770 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1771 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1772 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1773 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1774 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1775 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1776 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1777 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1778 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1779 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1780 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1781 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1782 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1783 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1784 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1785 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1786 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1787 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1788 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1789 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1790 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1791 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1792 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1793 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1794 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1795 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1796 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1797 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1798 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1799 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1800 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1801 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1802 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1803 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1804 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1805 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1806 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1807 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1808 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1809 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1810 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1811 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1812 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1813 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1814 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1815 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1816 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1817 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1818 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1819 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1820 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1821 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1822 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1823 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1824 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1825 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1826 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1827 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1828 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1829 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1830 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1831 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1832 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1833 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1834 = "llvm.extractvalue"(%t1835_r) {position = array<i64: 127>} : (!struct0) -> f32
            "scf.if"(%49) ({
              %1836 = "llvm.getelementptr"(%50, %1306) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1837 = "nvvm.mapa"(%1836, %40) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
              %t1838_s0 = "llvm.ptrtoint"(%1837) : (!llvm.ptr<7>) -> i32
              "llvm.inline_asm"(%t1838_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1839 = "arith.addi"(%1309, %83) : (i32, i32) -> i32
            %1840 = "arith.cmpi"(%1839, %864) {predicate = 0 : i64} : (i32, i32) -> i1
            %1841 = "arith.xori"(%1310, %83) : (i32, i32) -> i32
            %1842 = "arith.select"(%1840, %1841, %1310) : (i1, i32, i32) -> i32
            %1843 = "arith.select"(%1840, %26, %1839) : (i1, i32, i32) -> i32
            %1844 = "arith.addi"(%1308, %83) : (i32, i32) -> i32
            "scf.yield"(%1308, %1309, %1310, %1844, %1843, %1842, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t1973_r = "llvm.inline_asm"(%1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1845 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1846 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1847 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1848 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1849 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1850 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1851 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1852 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1853 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1854 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1855 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1856 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1857 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1858 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1859 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1860 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1861 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1862 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1863 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1864 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1865 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1866 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1867 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1868 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1869 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1870 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1871 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1872 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1873 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1874 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1875 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1876 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1877 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1878 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1879 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1880 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1881 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1882 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1883 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1884 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1885 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1886 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1887 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1888 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1889 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1890 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1891 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1892 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1893 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1894 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1895 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1896 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1897 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1898 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1899 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1900 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1901 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1902 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1903 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1904 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1905 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1906 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1907 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1908 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 63>} : (!struct0) -> f32
          %1909 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 64>} : (!struct0) -> f32
          %1910 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 65>} : (!struct0) -> f32
          %1911 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 66>} : (!struct0) -> f32
          %1912 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 67>} : (!struct0) -> f32
          %1913 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 68>} : (!struct0) -> f32
          %1914 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 69>} : (!struct0) -> f32
          %1915 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 70>} : (!struct0) -> f32
          %1916 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 71>} : (!struct0) -> f32
          %1917 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 72>} : (!struct0) -> f32
          %1918 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 73>} : (!struct0) -> f32
          %1919 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 74>} : (!struct0) -> f32
          %1920 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 75>} : (!struct0) -> f32
          %1921 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 76>} : (!struct0) -> f32
          %1922 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 77>} : (!struct0) -> f32
          %1923 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 78>} : (!struct0) -> f32
          %1924 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 79>} : (!struct0) -> f32
          %1925 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 80>} : (!struct0) -> f32
          %1926 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 81>} : (!struct0) -> f32
          %1927 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 82>} : (!struct0) -> f32
          %1928 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 83>} : (!struct0) -> f32
          %1929 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 84>} : (!struct0) -> f32
          %1930 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 85>} : (!struct0) -> f32
          %1931 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 86>} : (!struct0) -> f32
          %1932 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 87>} : (!struct0) -> f32
          %1933 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 88>} : (!struct0) -> f32
          %1934 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 89>} : (!struct0) -> f32
          %1935 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 90>} : (!struct0) -> f32
          %1936 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 91>} : (!struct0) -> f32
          %1937 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 92>} : (!struct0) -> f32
          %1938 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 93>} : (!struct0) -> f32
          %1939 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 94>} : (!struct0) -> f32
          %1940 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 95>} : (!struct0) -> f32
          %1941 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 96>} : (!struct0) -> f32
          %1942 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 97>} : (!struct0) -> f32
          %1943 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 98>} : (!struct0) -> f32
          %1944 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 99>} : (!struct0) -> f32
          %1945 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 100>} : (!struct0) -> f32
          %1946 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 101>} : (!struct0) -> f32
          %1947 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 102>} : (!struct0) -> f32
          %1948 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 103>} : (!struct0) -> f32
          %1949 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 104>} : (!struct0) -> f32
          %1950 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 105>} : (!struct0) -> f32
          %1951 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 106>} : (!struct0) -> f32
          %1952 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 107>} : (!struct0) -> f32
          %1953 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 108>} : (!struct0) -> f32
          %1954 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 109>} : (!struct0) -> f32
          %1955 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 110>} : (!struct0) -> f32
          %1956 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 111>} : (!struct0) -> f32
          %1957 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 112>} : (!struct0) -> f32
          %1958 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 113>} : (!struct0) -> f32
          %1959 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 114>} : (!struct0) -> f32
          %1960 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 115>} : (!struct0) -> f32
          %1961 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 116>} : (!struct0) -> f32
          %1962 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 117>} : (!struct0) -> f32
          %1963 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 118>} : (!struct0) -> f32
          %1964 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 119>} : (!struct0) -> f32
          %1965 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 120>} : (!struct0) -> f32
          %1966 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 121>} : (!struct0) -> f32
          %1967 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 122>} : (!struct0) -> f32
          %1968 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 123>} : (!struct0) -> f32
          %1969 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 124>} : (!struct0) -> f32
          %1970 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 125>} : (!struct0) -> f32
          %1971 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 126>} : (!struct0) -> f32
          %1972 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 127>} : (!struct0) -> f32
          "scf.if"(%49) ({
            %1974 = "llvm.getelementptr"(%50, %1171) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1975 = "nvvm.mapa"(%1974, %40) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t1976_s0 = "llvm.ptrtoint"(%1975) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t1976_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1977 = "arith.addi"(%850, %83) : (i32, i32) -> i32
          %1978 = "arith.muli"(%1977, %851) : (i32, i32) -> i32
          %1979 = "arith.cmpi"(%1978, %4) {predicate = 4 : i64} : (i32, i32) -> i1
          %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107 = "scf.if"(%1979) ({
            %2108 = "arith.cmpi"(%856, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2109 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %2110 = "arith.select"(%2108, %1845, %2109) : (i1, f32, f32) -> f32
            %2111 = "arith.select"(%2108, %1847, %2109) : (i1, f32, f32) -> f32
            %2112 = "arith.addi"(%856, %83) : (i32, i32) -> i32
            %2113 = "arith.cmpi"(%2112, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2114 = "arith.select"(%2113, %1846, %2109) : (i1, f32, f32) -> f32
            %2115 = "arith.select"(%2113, %1848, %2109) : (i1, f32, f32) -> f32
            %2116 = "arith.addi"(%856, %820) : (i32, i32) -> i32
            %2117 = "arith.cmpi"(%2116, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2118 = "arith.select"(%2117, %1849, %2109) : (i1, f32, f32) -> f32
            %2119 = "arith.select"(%2117, %1851, %2109) : (i1, f32, f32) -> f32
            %2120 = "arith.addi"(%2116, %83) : (i32, i32) -> i32
            %2121 = "arith.cmpi"(%2120, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2122 = "arith.select"(%2121, %1850, %2109) : (i1, f32, f32) -> f32
            %2123 = "arith.select"(%2121, %1852, %2109) : (i1, f32, f32) -> f32
            %2124 = "arith.addi"(%856, %860) : (i32, i32) -> i32
            %2125 = "arith.cmpi"(%2124, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2126 = "arith.select"(%2125, %1853, %2109) : (i1, f32, f32) -> f32
            %2127 = "arith.select"(%2125, %1855, %2109) : (i1, f32, f32) -> f32
            %2128 = "arith.addi"(%2124, %83) : (i32, i32) -> i32
            %2129 = "arith.cmpi"(%2128, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2130 = "arith.select"(%2129, %1854, %2109) : (i1, f32, f32) -> f32
            %2131 = "arith.select"(%2129, %1856, %2109) : (i1, f32, f32) -> f32
            %2132 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2133 = "arith.addi"(%856, %2132) : (i32, i32) -> i32
            %2134 = "arith.cmpi"(%2133, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2135 = "arith.select"(%2134, %1857, %2109) : (i1, f32, f32) -> f32
            %2136 = "arith.select"(%2134, %1859, %2109) : (i1, f32, f32) -> f32
            %2137 = "arith.addi"(%2133, %83) : (i32, i32) -> i32
            %2138 = "arith.cmpi"(%2137, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2139 = "arith.select"(%2138, %1858, %2109) : (i1, f32, f32) -> f32
            %2140 = "arith.select"(%2138, %1860, %2109) : (i1, f32, f32) -> f32
            %2141 = "arith.addi"(%856, %29) : (i32, i32) -> i32
            %2142 = "arith.cmpi"(%2141, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2143 = "arith.select"(%2142, %1861, %2109) : (i1, f32, f32) -> f32
            %2144 = "arith.select"(%2142, %1863, %2109) : (i1, f32, f32) -> f32
            %2145 = "arith.addi"(%2141, %83) : (i32, i32) -> i32
            %2146 = "arith.cmpi"(%2145, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2147 = "arith.select"(%2146, %1862, %2109) : (i1, f32, f32) -> f32
            %2148 = "arith.select"(%2146, %1864, %2109) : (i1, f32, f32) -> f32
            %2149 = "arith.constant"() {value = 40 : i32} : () -> i32
            %2150 = "arith.addi"(%856, %2149) : (i32, i32) -> i32
            %2151 = "arith.cmpi"(%2150, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2152 = "arith.select"(%2151, %1865, %2109) : (i1, f32, f32) -> f32
            %2153 = "arith.select"(%2151, %1867, %2109) : (i1, f32, f32) -> f32
            %2154 = "arith.addi"(%2150, %83) : (i32, i32) -> i32
            %2155 = "arith.cmpi"(%2154, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2156 = "arith.select"(%2155, %1866, %2109) : (i1, f32, f32) -> f32
            %2157 = "arith.select"(%2155, %1868, %2109) : (i1, f32, f32) -> f32
            %2158 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2159 = "arith.addi"(%856, %2158) : (i32, i32) -> i32
            %2160 = "arith.cmpi"(%2159, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2161 = "arith.select"(%2160, %1869, %2109) : (i1, f32, f32) -> f32
            %2162 = "arith.select"(%2160, %1871, %2109) : (i1, f32, f32) -> f32
            %2163 = "arith.addi"(%2159, %83) : (i32, i32) -> i32
            %2164 = "arith.cmpi"(%2163, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2165 = "arith.select"(%2164, %1870, %2109) : (i1, f32, f32) -> f32
            %2166 = "arith.select"(%2164, %1872, %2109) : (i1, f32, f32) -> f32
            %2167 = "arith.constant"() {value = 56 : i32} : () -> i32
            %2168 = "arith.addi"(%856, %2167) : (i32, i32) -> i32
            %2169 = "arith.cmpi"(%2168, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2170 = "arith.select"(%2169, %1873, %2109) : (i1, f32, f32) -> f32
            %2171 = "arith.select"(%2169, %1875, %2109) : (i1, f32, f32) -> f32
            %2172 = "arith.addi"(%2168, %83) : (i32, i32) -> i32
            %2173 = "arith.cmpi"(%2172, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2174 = "arith.select"(%2173, %1874, %2109) : (i1, f32, f32) -> f32
            %2175 = "arith.select"(%2173, %1876, %2109) : (i1, f32, f32) -> f32
            %2176 = "arith.addi"(%856, %81) : (i32, i32) -> i32
            %2177 = "arith.cmpi"(%2176, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2178 = "arith.select"(%2177, %1877, %2109) : (i1, f32, f32) -> f32
            %2179 = "arith.select"(%2177, %1879, %2109) : (i1, f32, f32) -> f32
            %2180 = "arith.addi"(%2176, %83) : (i32, i32) -> i32
            %2181 = "arith.cmpi"(%2180, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2182 = "arith.select"(%2181, %1878, %2109) : (i1, f32, f32) -> f32
            %2183 = "arith.select"(%2181, %1880, %2109) : (i1, f32, f32) -> f32
            %2184 = "arith.constant"() {value = 72 : i32} : () -> i32
            %2185 = "arith.addi"(%856, %2184) : (i32, i32) -> i32
            %2186 = "arith.cmpi"(%2185, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2187 = "arith.select"(%2186, %1881, %2109) : (i1, f32, f32) -> f32
            %2188 = "arith.select"(%2186, %1883, %2109) : (i1, f32, f32) -> f32
            %2189 = "arith.addi"(%2185, %83) : (i32, i32) -> i32
            %2190 = "arith.cmpi"(%2189, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2191 = "arith.select"(%2190, %1882, %2109) : (i1, f32, f32) -> f32
            %2192 = "arith.select"(%2190, %1884, %2109) : (i1, f32, f32) -> f32
            %2193 = "arith.constant"() {value = 80 : i32} : () -> i32
            %2194 = "arith.addi"(%856, %2193) : (i32, i32) -> i32
            %2195 = "arith.cmpi"(%2194, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2196 = "arith.select"(%2195, %1885, %2109) : (i1, f32, f32) -> f32
            %2197 = "arith.select"(%2195, %1887, %2109) : (i1, f32, f32) -> f32
            %2198 = "arith.addi"(%2194, %83) : (i32, i32) -> i32
            %2199 = "arith.cmpi"(%2198, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2200 = "arith.select"(%2199, %1886, %2109) : (i1, f32, f32) -> f32
            %2201 = "arith.select"(%2199, %1888, %2109) : (i1, f32, f32) -> f32
            %2202 = "arith.constant"() {value = 88 : i32} : () -> i32
            %2203 = "arith.addi"(%856, %2202) : (i32, i32) -> i32
            %2204 = "arith.cmpi"(%2203, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2205 = "arith.select"(%2204, %1889, %2109) : (i1, f32, f32) -> f32
            %2206 = "arith.select"(%2204, %1891, %2109) : (i1, f32, f32) -> f32
            %2207 = "arith.addi"(%2203, %83) : (i32, i32) -> i32
            %2208 = "arith.cmpi"(%2207, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2209 = "arith.select"(%2208, %1890, %2109) : (i1, f32, f32) -> f32
            %2210 = "arith.select"(%2208, %1892, %2109) : (i1, f32, f32) -> f32
            %2211 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2212 = "arith.addi"(%856, %2211) : (i32, i32) -> i32
            %2213 = "arith.cmpi"(%2212, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2214 = "arith.select"(%2213, %1893, %2109) : (i1, f32, f32) -> f32
            %2215 = "arith.select"(%2213, %1895, %2109) : (i1, f32, f32) -> f32
            %2216 = "arith.addi"(%2212, %83) : (i32, i32) -> i32
            %2217 = "arith.cmpi"(%2216, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2218 = "arith.select"(%2217, %1894, %2109) : (i1, f32, f32) -> f32
            %2219 = "arith.select"(%2217, %1896, %2109) : (i1, f32, f32) -> f32
            %2220 = "arith.constant"() {value = 104 : i32} : () -> i32
            %2221 = "arith.addi"(%856, %2220) : (i32, i32) -> i32
            %2222 = "arith.cmpi"(%2221, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2223 = "arith.select"(%2222, %1897, %2109) : (i1, f32, f32) -> f32
            %2224 = "arith.select"(%2222, %1899, %2109) : (i1, f32, f32) -> f32
            %2225 = "arith.addi"(%2221, %83) : (i32, i32) -> i32
            %2226 = "arith.cmpi"(%2225, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2227 = "arith.select"(%2226, %1898, %2109) : (i1, f32, f32) -> f32
            %2228 = "arith.select"(%2226, %1900, %2109) : (i1, f32, f32) -> f32
            %2229 = "arith.constant"() {value = 112 : i32} : () -> i32
            %2230 = "arith.addi"(%856, %2229) : (i32, i32) -> i32
            %2231 = "arith.cmpi"(%2230, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2232 = "arith.select"(%2231, %1901, %2109) : (i1, f32, f32) -> f32
            %2233 = "arith.select"(%2231, %1903, %2109) : (i1, f32, f32) -> f32
            %2234 = "arith.addi"(%2230, %83) : (i32, i32) -> i32
            %2235 = "arith.cmpi"(%2234, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2236 = "arith.select"(%2235, %1902, %2109) : (i1, f32, f32) -> f32
            %2237 = "arith.select"(%2235, %1904, %2109) : (i1, f32, f32) -> f32
            %2238 = "arith.constant"() {value = 120 : i32} : () -> i32
            %2239 = "arith.addi"(%856, %2238) : (i32, i32) -> i32
            %2240 = "arith.cmpi"(%2239, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2241 = "arith.select"(%2240, %1905, %2109) : (i1, f32, f32) -> f32
            %2242 = "arith.select"(%2240, %1907, %2109) : (i1, f32, f32) -> f32
            %2243 = "arith.addi"(%2239, %83) : (i32, i32) -> i32
            %2244 = "arith.cmpi"(%2243, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2245 = "arith.select"(%2244, %1906, %2109) : (i1, f32, f32) -> f32
            %2246 = "arith.select"(%2244, %1908, %2109) : (i1, f32, f32) -> f32
            %2247 = "arith.addi"(%856, %23) : (i32, i32) -> i32
            %2248 = "arith.cmpi"(%2247, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2249 = "arith.select"(%2248, %1909, %2109) : (i1, f32, f32) -> f32
            %2250 = "arith.select"(%2248, %1911, %2109) : (i1, f32, f32) -> f32
            %2251 = "arith.addi"(%2247, %83) : (i32, i32) -> i32
            %2252 = "arith.cmpi"(%2251, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2253 = "arith.select"(%2252, %1910, %2109) : (i1, f32, f32) -> f32
            %2254 = "arith.select"(%2252, %1912, %2109) : (i1, f32, f32) -> f32
            %2255 = "arith.constant"() {value = 136 : i32} : () -> i32
            %2256 = "arith.addi"(%856, %2255) : (i32, i32) -> i32
            %2257 = "arith.cmpi"(%2256, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2258 = "arith.select"(%2257, %1913, %2109) : (i1, f32, f32) -> f32
            %2259 = "arith.select"(%2257, %1915, %2109) : (i1, f32, f32) -> f32
            %2260 = "arith.addi"(%2256, %83) : (i32, i32) -> i32
            %2261 = "arith.cmpi"(%2260, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2262 = "arith.select"(%2261, %1914, %2109) : (i1, f32, f32) -> f32
            %2263 = "arith.select"(%2261, %1916, %2109) : (i1, f32, f32) -> f32
            %2264 = "arith.constant"() {value = 144 : i32} : () -> i32
            %2265 = "arith.addi"(%856, %2264) : (i32, i32) -> i32
            %2266 = "arith.cmpi"(%2265, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2267 = "arith.select"(%2266, %1917, %2109) : (i1, f32, f32) -> f32
            %2268 = "arith.select"(%2266, %1919, %2109) : (i1, f32, f32) -> f32
            %2269 = "arith.addi"(%2265, %83) : (i32, i32) -> i32
            %2270 = "arith.cmpi"(%2269, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2271 = "arith.select"(%2270, %1918, %2109) : (i1, f32, f32) -> f32
            %2272 = "arith.select"(%2270, %1920, %2109) : (i1, f32, f32) -> f32
            %2273 = "arith.constant"() {value = 152 : i32} : () -> i32
            %2274 = "arith.addi"(%856, %2273) : (i32, i32) -> i32
            %2275 = "arith.cmpi"(%2274, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2276 = "arith.select"(%2275, %1921, %2109) : (i1, f32, f32) -> f32
            %2277 = "arith.select"(%2275, %1923, %2109) : (i1, f32, f32) -> f32
            %2278 = "arith.addi"(%2274, %83) : (i32, i32) -> i32
            %2279 = "arith.cmpi"(%2278, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2280 = "arith.select"(%2279, %1922, %2109) : (i1, f32, f32) -> f32
            %2281 = "arith.select"(%2279, %1924, %2109) : (i1, f32, f32) -> f32
            %2282 = "arith.constant"() {value = 160 : i32} : () -> i32
            %2283 = "arith.addi"(%856, %2282) : (i32, i32) -> i32
            %2284 = "arith.cmpi"(%2283, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2285 = "arith.select"(%2284, %1925, %2109) : (i1, f32, f32) -> f32
            %2286 = "arith.select"(%2284, %1927, %2109) : (i1, f32, f32) -> f32
            %2287 = "arith.addi"(%2283, %83) : (i32, i32) -> i32
            %2288 = "arith.cmpi"(%2287, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2289 = "arith.select"(%2288, %1926, %2109) : (i1, f32, f32) -> f32
            %2290 = "arith.select"(%2288, %1928, %2109) : (i1, f32, f32) -> f32
            %2291 = "arith.constant"() {value = 168 : i32} : () -> i32
            %2292 = "arith.addi"(%856, %2291) : (i32, i32) -> i32
            %2293 = "arith.cmpi"(%2292, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2294 = "arith.select"(%2293, %1929, %2109) : (i1, f32, f32) -> f32
            %2295 = "arith.select"(%2293, %1931, %2109) : (i1, f32, f32) -> f32
            %2296 = "arith.addi"(%2292, %83) : (i32, i32) -> i32
            %2297 = "arith.cmpi"(%2296, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2298 = "arith.select"(%2297, %1930, %2109) : (i1, f32, f32) -> f32
            %2299 = "arith.select"(%2297, %1932, %2109) : (i1, f32, f32) -> f32
            %2300 = "arith.constant"() {value = 176 : i32} : () -> i32
            %2301 = "arith.addi"(%856, %2300) : (i32, i32) -> i32
            %2302 = "arith.cmpi"(%2301, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2303 = "arith.select"(%2302, %1933, %2109) : (i1, f32, f32) -> f32
            %2304 = "arith.select"(%2302, %1935, %2109) : (i1, f32, f32) -> f32
            %2305 = "arith.addi"(%2301, %83) : (i32, i32) -> i32
            %2306 = "arith.cmpi"(%2305, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2307 = "arith.select"(%2306, %1934, %2109) : (i1, f32, f32) -> f32
            %2308 = "arith.select"(%2306, %1936, %2109) : (i1, f32, f32) -> f32
            %2309 = "arith.constant"() {value = 184 : i32} : () -> i32
            %2310 = "arith.addi"(%856, %2309) : (i32, i32) -> i32
            %2311 = "arith.cmpi"(%2310, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2312 = "arith.select"(%2311, %1937, %2109) : (i1, f32, f32) -> f32
            %2313 = "arith.select"(%2311, %1939, %2109) : (i1, f32, f32) -> f32
            %2314 = "arith.addi"(%2310, %83) : (i32, i32) -> i32
            %2315 = "arith.cmpi"(%2314, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2316 = "arith.select"(%2315, %1938, %2109) : (i1, f32, f32) -> f32
            %2317 = "arith.select"(%2315, %1940, %2109) : (i1, f32, f32) -> f32
            %2318 = "arith.constant"() {value = 192 : i32} : () -> i32
            %2319 = "arith.addi"(%856, %2318) : (i32, i32) -> i32
            %2320 = "arith.cmpi"(%2319, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2321 = "arith.select"(%2320, %1941, %2109) : (i1, f32, f32) -> f32
            %2322 = "arith.select"(%2320, %1943, %2109) : (i1, f32, f32) -> f32
            %2323 = "arith.addi"(%2319, %83) : (i32, i32) -> i32
            %2324 = "arith.cmpi"(%2323, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2325 = "arith.select"(%2324, %1942, %2109) : (i1, f32, f32) -> f32
            %2326 = "arith.select"(%2324, %1944, %2109) : (i1, f32, f32) -> f32
            %2327 = "arith.constant"() {value = 200 : i32} : () -> i32
            %2328 = "arith.addi"(%856, %2327) : (i32, i32) -> i32
            %2329 = "arith.cmpi"(%2328, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2330 = "arith.select"(%2329, %1945, %2109) : (i1, f32, f32) -> f32
            %2331 = "arith.select"(%2329, %1947, %2109) : (i1, f32, f32) -> f32
            %2332 = "arith.addi"(%2328, %83) : (i32, i32) -> i32
            %2333 = "arith.cmpi"(%2332, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2334 = "arith.select"(%2333, %1946, %2109) : (i1, f32, f32) -> f32
            %2335 = "arith.select"(%2333, %1948, %2109) : (i1, f32, f32) -> f32
            %2336 = "arith.constant"() {value = 208 : i32} : () -> i32
            %2337 = "arith.addi"(%856, %2336) : (i32, i32) -> i32
            %2338 = "arith.cmpi"(%2337, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2339 = "arith.select"(%2338, %1949, %2109) : (i1, f32, f32) -> f32
            %2340 = "arith.select"(%2338, %1951, %2109) : (i1, f32, f32) -> f32
            %2341 = "arith.addi"(%2337, %83) : (i32, i32) -> i32
            %2342 = "arith.cmpi"(%2341, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2343 = "arith.select"(%2342, %1950, %2109) : (i1, f32, f32) -> f32
            %2344 = "arith.select"(%2342, %1952, %2109) : (i1, f32, f32) -> f32
            %2345 = "arith.constant"() {value = 216 : i32} : () -> i32
            %2346 = "arith.addi"(%856, %2345) : (i32, i32) -> i32
            %2347 = "arith.cmpi"(%2346, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2348 = "arith.select"(%2347, %1953, %2109) : (i1, f32, f32) -> f32
            %2349 = "arith.select"(%2347, %1955, %2109) : (i1, f32, f32) -> f32
            %2350 = "arith.addi"(%2346, %83) : (i32, i32) -> i32
            %2351 = "arith.cmpi"(%2350, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2352 = "arith.select"(%2351, %1954, %2109) : (i1, f32, f32) -> f32
            %2353 = "arith.select"(%2351, %1956, %2109) : (i1, f32, f32) -> f32
            %2354 = "arith.constant"() {value = 224 : i32} : () -> i32
            %2355 = "arith.addi"(%856, %2354) : (i32, i32) -> i32
            %2356 = "arith.cmpi"(%2355, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2357 = "arith.select"(%2356, %1957, %2109) : (i1, f32, f32) -> f32
            %2358 = "arith.select"(%2356, %1959, %2109) : (i1, f32, f32) -> f32
            %2359 = "arith.addi"(%2355, %83) : (i32, i32) -> i32
            %2360 = "arith.cmpi"(%2359, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2361 = "arith.select"(%2360, %1958, %2109) : (i1, f32, f32) -> f32
            %2362 = "arith.select"(%2360, %1960, %2109) : (i1, f32, f32) -> f32
            %2363 = "arith.constant"() {value = 232 : i32} : () -> i32
            %2364 = "arith.addi"(%856, %2363) : (i32, i32) -> i32
            %2365 = "arith.cmpi"(%2364, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2366 = "arith.select"(%2365, %1961, %2109) : (i1, f32, f32) -> f32
            %2367 = "arith.select"(%2365, %1963, %2109) : (i1, f32, f32) -> f32
            %2368 = "arith.addi"(%2364, %83) : (i32, i32) -> i32
            %2369 = "arith.cmpi"(%2368, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2370 = "arith.select"(%2369, %1962, %2109) : (i1, f32, f32) -> f32
            %2371 = "arith.select"(%2369, %1964, %2109) : (i1, f32, f32) -> f32
            %2372 = "arith.constant"() {value = 240 : i32} : () -> i32
            %2373 = "arith.addi"(%856, %2372) : (i32, i32) -> i32
            %2374 = "arith.cmpi"(%2373, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2375 = "arith.select"(%2374, %1965, %2109) : (i1, f32, f32) -> f32
            %2376 = "arith.select"(%2374, %1967, %2109) : (i1, f32, f32) -> f32
            %2377 = "arith.addi"(%2373, %83) : (i32, i32) -> i32
            %2378 = "arith.cmpi"(%2377, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2379 = "arith.select"(%2378, %1966, %2109) : (i1, f32, f32) -> f32
            %2380 = "arith.select"(%2378, %1968, %2109) : (i1, f32, f32) -> f32
            %2381 = "arith.constant"() {value = 248 : i32} : () -> i32
            %2382 = "arith.addi"(%856, %2381) : (i32, i32) -> i32
            %2383 = "arith.cmpi"(%2382, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2384 = "arith.select"(%2383, %1969, %2109) : (i1, f32, f32) -> f32
            %2385 = "arith.select"(%2383, %1971, %2109) : (i1, f32, f32) -> f32
            %2386 = "arith.addi"(%2382, %83) : (i32, i32) -> i32
            %2387 = "arith.cmpi"(%2386, %4) {predicate = 2 : i64} : (i32, i32) -> i1
            %2388 = "arith.select"(%2387, %1970, %2109) : (i1, f32, f32) -> f32
            %2389 = "arith.select"(%2387, %1972, %2109) : (i1, f32, f32) -> f32
            "scf.yield"(%2110, %2114, %2111, %2115, %2118, %2122, %2119, %2123, %2126, %2130, %2127, %2131, %2135, %2139, %2136, %2140, %2143, %2147, %2144, %2148, %2152, %2156, %2153, %2157, %2161, %2165, %2162, %2166, %2170, %2174, %2171, %2175, %2178, %2182, %2179, %2183, %2187, %2191, %2188, %2192, %2196, %2200, %2197, %2201, %2205, %2209, %2206, %2210, %2214, %2218, %2215, %2219, %2223, %2227, %2224, %2228, %2232, %2236, %2233, %2237, %2241, %2245, %2242, %2246, %2249, %2253, %2250, %2254, %2258, %2262, %2259, %2263, %2267, %2271, %2268, %2272, %2276, %2280, %2277, %2281, %2285, %2289, %2286, %2290, %2294, %2298, %2295, %2299, %2303, %2307, %2304, %2308, %2312, %2316, %2313, %2317, %2321, %2325, %2322, %2326, %2330, %2334, %2331, %2335, %2339, %2343, %2340, %2344, %2348, %2352, %2349, %2353, %2357, %2361, %2358, %2362, %2366, %2370, %2367, %2371, %2375, %2379, %2376, %2380, %2384, %2388, %2385, %2389) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %2390 = "arith.cmpi"(%884, %26) {predicate = 5 : i64} : (i32, i32) -> i1
          %2391 = "arith.cmpi"(%884, %851) {predicate = 2 : i64} : (i32, i32) -> i1
          %2392 = "arith.constant"() {value = 7 : i32} : () -> i32
          %2393 = "arith.andi"(%884, %2392) : (i32, i32) -> i32
          %2394 = "arith.cmpi"(%2393, %42) {predicate = 2 : i64} : (i32, i32) -> i1
          %2395 = "arith.andi"(%2394, %868) : (i1, i1) -> i1
          %2396 = "arith.andi"(%2391, %2395) : (i1, i1) -> i1
          %2397 = "arith.andi"(%2390, %2396) : (i1, i1) -> i1
          "scf.if"(%2397) ({
            %2398 = "arith.cmpi"(%884, %26) {predicate = 0 : i64} : (i32, i32) -> i1
            %2399 = "arith.select"(%2398, %1980, %1980) : (i1, f32, f32) -> f32
            %2400 = "arith.cmpi"(%884, %83) {predicate = 0 : i64} : (i32, i32) -> i1
            %2401 = "arith.select"(%2400, %1981, %2399) : (i1, f32, f32) -> f32
            %2402 = "arith.cmpi"(%884, %820) {predicate = 0 : i64} : (i32, i32) -> i1
            %2403 = "arith.select"(%2402, %1984, %2401) : (i1, f32, f32) -> f32
            %2404 = "arith.constant"() {value = 9 : i32} : () -> i32
            %2405 = "arith.cmpi"(%884, %2404) {predicate = 0 : i64} : (i32, i32) -> i1
            %2406 = "arith.select"(%2405, %1985, %2403) : (i1, f32, f32) -> f32
            %2407 = "arith.cmpi"(%884, %860) {predicate = 0 : i64} : (i32, i32) -> i1
            %2408 = "arith.select"(%2407, %1988, %2406) : (i1, f32, f32) -> f32
            %2409 = "arith.constant"() {value = 17 : i32} : () -> i32
            %2410 = "arith.cmpi"(%884, %2409) {predicate = 0 : i64} : (i32, i32) -> i1
            %2411 = "arith.select"(%2410, %1989, %2408) : (i1, f32, f32) -> f32
            %2412 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2413 = "arith.cmpi"(%884, %2412) {predicate = 0 : i64} : (i32, i32) -> i1
            %2414 = "arith.select"(%2413, %1992, %2411) : (i1, f32, f32) -> f32
            %2415 = "arith.constant"() {value = 25 : i32} : () -> i32
            %2416 = "arith.cmpi"(%884, %2415) {predicate = 0 : i64} : (i32, i32) -> i1
            %2417 = "arith.select"(%2416, %1993, %2414) : (i1, f32, f32) -> f32
            %2418 = "arith.cmpi"(%884, %29) {predicate = 0 : i64} : (i32, i32) -> i1
            %2419 = "arith.select"(%2418, %1996, %2417) : (i1, f32, f32) -> f32
            %2420 = "arith.constant"() {value = 33 : i32} : () -> i32
            %2421 = "arith.cmpi"(%884, %2420) {predicate = 0 : i64} : (i32, i32) -> i1
            %2422 = "arith.select"(%2421, %1997, %2419) : (i1, f32, f32) -> f32
            %2423 = "arith.constant"() {value = 40 : i32} : () -> i32
            %2424 = "arith.cmpi"(%884, %2423) {predicate = 0 : i64} : (i32, i32) -> i1
            %2425 = "arith.select"(%2424, %2000, %2422) : (i1, f32, f32) -> f32
            %2426 = "arith.constant"() {value = 41 : i32} : () -> i32
            %2427 = "arith.cmpi"(%884, %2426) {predicate = 0 : i64} : (i32, i32) -> i1
            %2428 = "arith.select"(%2427, %2001, %2425) : (i1, f32, f32) -> f32
            %2429 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2430 = "arith.cmpi"(%884, %2429) {predicate = 0 : i64} : (i32, i32) -> i1
            %2431 = "arith.select"(%2430, %2004, %2428) : (i1, f32, f32) -> f32
            %2432 = "arith.constant"() {value = 49 : i32} : () -> i32
            %2433 = "arith.cmpi"(%884, %2432) {predicate = 0 : i64} : (i32, i32) -> i1
            %2434 = "arith.select"(%2433, %2005, %2431) : (i1, f32, f32) -> f32
            %2435 = "arith.constant"() {value = 56 : i32} : () -> i32
            %2436 = "arith.cmpi"(%884, %2435) {predicate = 0 : i64} : (i32, i32) -> i1
            %2437 = "arith.select"(%2436, %2008, %2434) : (i1, f32, f32) -> f32
            %2438 = "arith.constant"() {value = 57 : i32} : () -> i32
            %2439 = "arith.cmpi"(%884, %2438) {predicate = 0 : i64} : (i32, i32) -> i1
            %2440 = "arith.select"(%2439, %2009, %2437) : (i1, f32, f32) -> f32
            %2441 = "arith.cmpi"(%884, %81) {predicate = 0 : i64} : (i32, i32) -> i1
            %2442 = "arith.select"(%2441, %2012, %2440) : (i1, f32, f32) -> f32
            %2443 = "arith.constant"() {value = 65 : i32} : () -> i32
            %2444 = "arith.cmpi"(%884, %2443) {predicate = 0 : i64} : (i32, i32) -> i1
            %2445 = "arith.select"(%2444, %2013, %2442) : (i1, f32, f32) -> f32
            %2446 = "arith.constant"() {value = 72 : i32} : () -> i32
            %2447 = "arith.cmpi"(%884, %2446) {predicate = 0 : i64} : (i32, i32) -> i1
            %2448 = "arith.select"(%2447, %2016, %2445) : (i1, f32, f32) -> f32
            %2449 = "arith.constant"() {value = 73 : i32} : () -> i32
            %2450 = "arith.cmpi"(%884, %2449) {predicate = 0 : i64} : (i32, i32) -> i1
            %2451 = "arith.select"(%2450, %2017, %2448) : (i1, f32, f32) -> f32
            %2452 = "arith.constant"() {value = 80 : i32} : () -> i32
            %2453 = "arith.cmpi"(%884, %2452) {predicate = 0 : i64} : (i32, i32) -> i1
            %2454 = "arith.select"(%2453, %2020, %2451) : (i1, f32, f32) -> f32
            %2455 = "arith.constant"() {value = 81 : i32} : () -> i32
            %2456 = "arith.cmpi"(%884, %2455) {predicate = 0 : i64} : (i32, i32) -> i1
            %2457 = "arith.select"(%2456, %2021, %2454) : (i1, f32, f32) -> f32
            %2458 = "arith.constant"() {value = 88 : i32} : () -> i32
            %2459 = "arith.cmpi"(%884, %2458) {predicate = 0 : i64} : (i32, i32) -> i1
            %2460 = "arith.select"(%2459, %2024, %2457) : (i1, f32, f32) -> f32
            %2461 = "arith.constant"() {value = 89 : i32} : () -> i32
            %2462 = "arith.cmpi"(%884, %2461) {predicate = 0 : i64} : (i32, i32) -> i1
            %2463 = "arith.select"(%2462, %2025, %2460) : (i1, f32, f32) -> f32
            %2464 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2465 = "arith.cmpi"(%884, %2464) {predicate = 0 : i64} : (i32, i32) -> i1
            %2466 = "arith.select"(%2465, %2028, %2463) : (i1, f32, f32) -> f32
            %2467 = "arith.constant"() {value = 97 : i32} : () -> i32
            %2468 = "arith.cmpi"(%884, %2467) {predicate = 0 : i64} : (i32, i32) -> i1
            %2469 = "arith.select"(%2468, %2029, %2466) : (i1, f32, f32) -> f32
            %2470 = "arith.constant"() {value = 104 : i32} : () -> i32
            %2471 = "arith.cmpi"(%884, %2470) {predicate = 0 : i64} : (i32, i32) -> i1
            %2472 = "arith.select"(%2471, %2032, %2469) : (i1, f32, f32) -> f32
            %2473 = "arith.constant"() {value = 105 : i32} : () -> i32
            %2474 = "arith.cmpi"(%884, %2473) {predicate = 0 : i64} : (i32, i32) -> i1
            %2475 = "arith.select"(%2474, %2033, %2472) : (i1, f32, f32) -> f32
            %2476 = "arith.constant"() {value = 112 : i32} : () -> i32
            %2477 = "arith.cmpi"(%884, %2476) {predicate = 0 : i64} : (i32, i32) -> i1
            %2478 = "arith.select"(%2477, %2036, %2475) : (i1, f32, f32) -> f32
            %2479 = "arith.constant"() {value = 113 : i32} : () -> i32
            %2480 = "arith.cmpi"(%884, %2479) {predicate = 0 : i64} : (i32, i32) -> i1
            %2481 = "arith.select"(%2480, %2037, %2478) : (i1, f32, f32) -> f32
            %2482 = "arith.constant"() {value = 120 : i32} : () -> i32
            %2483 = "arith.cmpi"(%884, %2482) {predicate = 0 : i64} : (i32, i32) -> i1
            %2484 = "arith.select"(%2483, %2040, %2481) : (i1, f32, f32) -> f32
            %2485 = "arith.constant"() {value = 121 : i32} : () -> i32
            %2486 = "arith.cmpi"(%884, %2485) {predicate = 0 : i64} : (i32, i32) -> i1
            %2487 = "arith.select"(%2486, %2041, %2484) : (i1, f32, f32) -> f32
            %2488 = "arith.cmpi"(%884, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %2489 = "arith.select"(%2488, %2044, %2487) : (i1, f32, f32) -> f32
            %2490 = "arith.constant"() {value = 129 : i32} : () -> i32
            %2491 = "arith.cmpi"(%884, %2490) {predicate = 0 : i64} : (i32, i32) -> i1
            %2492 = "arith.select"(%2491, %2045, %2489) : (i1, f32, f32) -> f32
            %2493 = "arith.constant"() {value = 136 : i32} : () -> i32
            %2494 = "arith.cmpi"(%884, %2493) {predicate = 0 : i64} : (i32, i32) -> i1
            %2495 = "arith.select"(%2494, %2048, %2492) : (i1, f32, f32) -> f32
            %2496 = "arith.constant"() {value = 137 : i32} : () -> i32
            %2497 = "arith.cmpi"(%884, %2496) {predicate = 0 : i64} : (i32, i32) -> i1
            %2498 = "arith.select"(%2497, %2049, %2495) : (i1, f32, f32) -> f32
            %2499 = "arith.constant"() {value = 144 : i32} : () -> i32
            %2500 = "arith.cmpi"(%884, %2499) {predicate = 0 : i64} : (i32, i32) -> i1
            %2501 = "arith.select"(%2500, %2052, %2498) : (i1, f32, f32) -> f32
            %2502 = "arith.constant"() {value = 145 : i32} : () -> i32
            %2503 = "arith.cmpi"(%884, %2502) {predicate = 0 : i64} : (i32, i32) -> i1
            %2504 = "arith.select"(%2503, %2053, %2501) : (i1, f32, f32) -> f32
            %2505 = "arith.constant"() {value = 152 : i32} : () -> i32
            %2506 = "arith.cmpi"(%884, %2505) {predicate = 0 : i64} : (i32, i32) -> i1
            %2507 = "arith.select"(%2506, %2056, %2504) : (i1, f32, f32) -> f32
            %2508 = "arith.constant"() {value = 153 : i32} : () -> i32
            %2509 = "arith.cmpi"(%884, %2508) {predicate = 0 : i64} : (i32, i32) -> i1
            %2510 = "arith.select"(%2509, %2057, %2507) : (i1, f32, f32) -> f32
            %2511 = "arith.constant"() {value = 160 : i32} : () -> i32
            %2512 = "arith.cmpi"(%884, %2511) {predicate = 0 : i64} : (i32, i32) -> i1
            %2513 = "arith.select"(%2512, %2060, %2510) : (i1, f32, f32) -> f32
            %2514 = "arith.constant"() {value = 161 : i32} : () -> i32
            %2515 = "arith.cmpi"(%884, %2514) {predicate = 0 : i64} : (i32, i32) -> i1
            %2516 = "arith.select"(%2515, %2061, %2513) : (i1, f32, f32) -> f32
            %2517 = "arith.constant"() {value = 168 : i32} : () -> i32
            %2518 = "arith.cmpi"(%884, %2517) {predicate = 0 : i64} : (i32, i32) -> i1
            %2519 = "arith.select"(%2518, %2064, %2516) : (i1, f32, f32) -> f32
            %2520 = "arith.constant"() {value = 169 : i32} : () -> i32
            %2521 = "arith.cmpi"(%884, %2520) {predicate = 0 : i64} : (i32, i32) -> i1
            %2522 = "arith.select"(%2521, %2065, %2519) : (i1, f32, f32) -> f32
            %2523 = "arith.constant"() {value = 176 : i32} : () -> i32
            %2524 = "arith.cmpi"(%884, %2523) {predicate = 0 : i64} : (i32, i32) -> i1
            %2525 = "arith.select"(%2524, %2068, %2522) : (i1, f32, f32) -> f32
            %2526 = "arith.constant"() {value = 177 : i32} : () -> i32
            %2527 = "arith.cmpi"(%884, %2526) {predicate = 0 : i64} : (i32, i32) -> i1
            %2528 = "arith.select"(%2527, %2069, %2525) : (i1, f32, f32) -> f32
            %2529 = "arith.constant"() {value = 184 : i32} : () -> i32
            %2530 = "arith.cmpi"(%884, %2529) {predicate = 0 : i64} : (i32, i32) -> i1
            %2531 = "arith.select"(%2530, %2072, %2528) : (i1, f32, f32) -> f32
            %2532 = "arith.constant"() {value = 185 : i32} : () -> i32
            %2533 = "arith.cmpi"(%884, %2532) {predicate = 0 : i64} : (i32, i32) -> i1
            %2534 = "arith.select"(%2533, %2073, %2531) : (i1, f32, f32) -> f32
            %2535 = "arith.constant"() {value = 192 : i32} : () -> i32
            %2536 = "arith.cmpi"(%884, %2535) {predicate = 0 : i64} : (i32, i32) -> i1
            %2537 = "arith.select"(%2536, %2076, %2534) : (i1, f32, f32) -> f32
            %2538 = "arith.constant"() {value = 193 : i32} : () -> i32
            %2539 = "arith.cmpi"(%884, %2538) {predicate = 0 : i64} : (i32, i32) -> i1
            %2540 = "arith.select"(%2539, %2077, %2537) : (i1, f32, f32) -> f32
            %2541 = "arith.constant"() {value = 200 : i32} : () -> i32
            %2542 = "arith.cmpi"(%884, %2541) {predicate = 0 : i64} : (i32, i32) -> i1
            %2543 = "arith.select"(%2542, %2080, %2540) : (i1, f32, f32) -> f32
            %2544 = "arith.constant"() {value = 201 : i32} : () -> i32
            %2545 = "arith.cmpi"(%884, %2544) {predicate = 0 : i64} : (i32, i32) -> i1
            %2546 = "arith.select"(%2545, %2081, %2543) : (i1, f32, f32) -> f32
            %2547 = "arith.constant"() {value = 208 : i32} : () -> i32
            %2548 = "arith.cmpi"(%884, %2547) {predicate = 0 : i64} : (i32, i32) -> i1
            %2549 = "arith.select"(%2548, %2084, %2546) : (i1, f32, f32) -> f32
            %2550 = "arith.constant"() {value = 209 : i32} : () -> i32
            %2551 = "arith.cmpi"(%884, %2550) {predicate = 0 : i64} : (i32, i32) -> i1
            %2552 = "arith.select"(%2551, %2085, %2549) : (i1, f32, f32) -> f32
            %2553 = "arith.constant"() {value = 216 : i32} : () -> i32
            %2554 = "arith.cmpi"(%884, %2553) {predicate = 0 : i64} : (i32, i32) -> i1
            %2555 = "arith.select"(%2554, %2088, %2552) : (i1, f32, f32) -> f32
            %2556 = "arith.constant"() {value = 217 : i32} : () -> i32
            %2557 = "arith.cmpi"(%884, %2556) {predicate = 0 : i64} : (i32, i32) -> i1
            %2558 = "arith.select"(%2557, %2089, %2555) : (i1, f32, f32) -> f32
            %2559 = "arith.constant"() {value = 224 : i32} : () -> i32
            %2560 = "arith.cmpi"(%884, %2559) {predicate = 0 : i64} : (i32, i32) -> i1
            %2561 = "arith.select"(%2560, %2092, %2558) : (i1, f32, f32) -> f32
            %2562 = "arith.constant"() {value = 225 : i32} : () -> i32
            %2563 = "arith.cmpi"(%884, %2562) {predicate = 0 : i64} : (i32, i32) -> i1
            %2564 = "arith.select"(%2563, %2093, %2561) : (i1, f32, f32) -> f32
            %2565 = "arith.constant"() {value = 232 : i32} : () -> i32
            %2566 = "arith.cmpi"(%884, %2565) {predicate = 0 : i64} : (i32, i32) -> i1
            %2567 = "arith.select"(%2566, %2096, %2564) : (i1, f32, f32) -> f32
            %2568 = "arith.constant"() {value = 233 : i32} : () -> i32
            %2569 = "arith.cmpi"(%884, %2568) {predicate = 0 : i64} : (i32, i32) -> i1
            %2570 = "arith.select"(%2569, %2097, %2567) : (i1, f32, f32) -> f32
            %2571 = "arith.constant"() {value = 240 : i32} : () -> i32
            %2572 = "arith.cmpi"(%884, %2571) {predicate = 0 : i64} : (i32, i32) -> i1
            %2573 = "arith.select"(%2572, %2100, %2570) : (i1, f32, f32) -> f32
            %2574 = "arith.constant"() {value = 241 : i32} : () -> i32
            %2575 = "arith.cmpi"(%884, %2574) {predicate = 0 : i64} : (i32, i32) -> i1
            %2576 = "arith.select"(%2575, %2101, %2573) : (i1, f32, f32) -> f32
            %2577 = "arith.constant"() {value = 248 : i32} : () -> i32
            %2578 = "arith.cmpi"(%884, %2577) {predicate = 0 : i64} : (i32, i32) -> i1
            %2579 = "arith.select"(%2578, %2104, %2576) : (i1, f32, f32) -> f32
            %2580 = "arith.constant"() {value = 249 : i32} : () -> i32
            %2581 = "arith.cmpi"(%884, %2580) {predicate = 0 : i64} : (i32, i32) -> i1
            %2582 = "arith.select"(%2581, %2105, %2579) : (i1, f32, f32) -> f32
            %2583 = "arith.extsi"(%866) : (i32) -> i64
            %2584 = "llvm.getelementptr"(%6, %2583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%2582, %2584) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2585 = "vector.from_elements"(%1980, %1981, %1984, %1985, %1988, %1989, %1992, %1993, %1996, %1997, %2000, %2001, %2004, %2005, %2008, %2009, %2012, %2013, %2016, %2017, %2020, %2021, %2024, %2025, %2028, %2029, %2032, %2033, %2036, %2037, %2040, %2041, %2044, %2045, %2048, %2049, %2052, %2053, %2056, %2057, %2060, %2061, %2064, %2065, %2068, %2069, %2072, %2073, %2076, %2077, %2080, %2081, %2084, %2085, %2088, %2089, %2092, %2093, %2096, %2097, %2100, %2101, %2104, %2105) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %2586 = "vector.extract"(%2585) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
          %2587 = "vector.extract"(%2585) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
          %2588 = "arith.maxnumf"(%2586, %2587) : (f32, f32) -> f32
          %2589 = "vector.extract"(%2585) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
          %2590 = "vector.extract"(%2585) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
          %2591 = "arith.maxnumf"(%2589, %2590) : (f32, f32) -> f32
          %2592 = "arith.maxnumf"(%2588, %2591) : (f32, f32) -> f32
          %2593 = "vector.extract"(%2585) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
          %2594 = "vector.extract"(%2585) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
          %2595 = "arith.maxnumf"(%2593, %2594) : (f32, f32) -> f32
          %2596 = "vector.extract"(%2585) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
          %2597 = "vector.extract"(%2585) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
          %2598 = "arith.maxnumf"(%2596, %2597) : (f32, f32) -> f32
          %2599 = "arith.maxnumf"(%2595, %2598) : (f32, f32) -> f32
          %2600 = "arith.maxnumf"(%2592, %2599) : (f32, f32) -> f32
          %2601 = "vector.extract"(%2585) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
          %2602 = "vector.extract"(%2585) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
          %2603 = "arith.maxnumf"(%2601, %2602) : (f32, f32) -> f32
          %2604 = "vector.extract"(%2585) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
          %2605 = "vector.extract"(%2585) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
          %2606 = "arith.maxnumf"(%2604, %2605) : (f32, f32) -> f32
          %2607 = "arith.maxnumf"(%2603, %2606) : (f32, f32) -> f32
          %2608 = "vector.extract"(%2585) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
          %2609 = "vector.extract"(%2585) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
          %2610 = "arith.maxnumf"(%2608, %2609) : (f32, f32) -> f32
          %2611 = "vector.extract"(%2585) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
          %2612 = "vector.extract"(%2585) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
          %2613 = "arith.maxnumf"(%2611, %2612) : (f32, f32) -> f32
          %2614 = "arith.maxnumf"(%2610, %2613) : (f32, f32) -> f32
          %2615 = "arith.maxnumf"(%2607, %2614) : (f32, f32) -> f32
          %2616 = "arith.maxnumf"(%2600, %2615) : (f32, f32) -> f32
          %2617 = "vector.extract"(%2585) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
          %2618 = "vector.extract"(%2585) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
          %2619 = "arith.maxnumf"(%2617, %2618) : (f32, f32) -> f32
          %2620 = "vector.extract"(%2585) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
          %2621 = "vector.extract"(%2585) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
          %2622 = "arith.maxnumf"(%2620, %2621) : (f32, f32) -> f32
          %2623 = "arith.maxnumf"(%2619, %2622) : (f32, f32) -> f32
          %2624 = "vector.extract"(%2585) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
          %2625 = "vector.extract"(%2585) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
          %2626 = "arith.maxnumf"(%2624, %2625) : (f32, f32) -> f32
          %2627 = "vector.extract"(%2585) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
          %2628 = "vector.extract"(%2585) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
          %2629 = "arith.maxnumf"(%2627, %2628) : (f32, f32) -> f32
          %2630 = "arith.maxnumf"(%2626, %2629) : (f32, f32) -> f32
          %2631 = "arith.maxnumf"(%2623, %2630) : (f32, f32) -> f32
          %2632 = "vector.extract"(%2585) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
          %2633 = "vector.extract"(%2585) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
          %2634 = "arith.maxnumf"(%2632, %2633) : (f32, f32) -> f32
          %2635 = "vector.extract"(%2585) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
          %2636 = "vector.extract"(%2585) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
          %2637 = "arith.maxnumf"(%2635, %2636) : (f32, f32) -> f32
          %2638 = "arith.maxnumf"(%2634, %2637) : (f32, f32) -> f32
          %2639 = "vector.extract"(%2585) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
          %2640 = "vector.extract"(%2585) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
          %2641 = "arith.maxnumf"(%2639, %2640) : (f32, f32) -> f32
          %2642 = "vector.extract"(%2585) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
          %2643 = "vector.extract"(%2585) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
          %2644 = "arith.maxnumf"(%2642, %2643) : (f32, f32) -> f32
          %2645 = "arith.maxnumf"(%2641, %2644) : (f32, f32) -> f32
          %2646 = "arith.maxnumf"(%2638, %2645) : (f32, f32) -> f32
          %2647 = "arith.maxnumf"(%2631, %2646) : (f32, f32) -> f32
          %2648 = "arith.maxnumf"(%2616, %2647) : (f32, f32) -> f32
          %2649 = "vector.extract"(%2585) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
          %2650 = "vector.extract"(%2585) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
          %2651 = "arith.maxnumf"(%2649, %2650) : (f32, f32) -> f32
          %2652 = "vector.extract"(%2585) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
          %2653 = "vector.extract"(%2585) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
          %2654 = "arith.maxnumf"(%2652, %2653) : (f32, f32) -> f32
          %2655 = "arith.maxnumf"(%2651, %2654) : (f32, f32) -> f32
          %2656 = "vector.extract"(%2585) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
          %2657 = "vector.extract"(%2585) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
          %2658 = "arith.maxnumf"(%2656, %2657) : (f32, f32) -> f32
          %2659 = "vector.extract"(%2585) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
          %2660 = "vector.extract"(%2585) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
          %2661 = "arith.maxnumf"(%2659, %2660) : (f32, f32) -> f32
          %2662 = "arith.maxnumf"(%2658, %2661) : (f32, f32) -> f32
          %2663 = "arith.maxnumf"(%2655, %2662) : (f32, f32) -> f32
          %2664 = "vector.extract"(%2585) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
          %2665 = "vector.extract"(%2585) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
          %2666 = "arith.maxnumf"(%2664, %2665) : (f32, f32) -> f32
          %2667 = "vector.extract"(%2585) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
          %2668 = "vector.extract"(%2585) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
          %2669 = "arith.maxnumf"(%2667, %2668) : (f32, f32) -> f32
          %2670 = "arith.maxnumf"(%2666, %2669) : (f32, f32) -> f32
          %2671 = "vector.extract"(%2585) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
          %2672 = "vector.extract"(%2585) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
          %2673 = "arith.maxnumf"(%2671, %2672) : (f32, f32) -> f32
          %2674 = "vector.extract"(%2585) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
          %2675 = "vector.extract"(%2585) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
          %2676 = "arith.maxnumf"(%2674, %2675) : (f32, f32) -> f32
          %2677 = "arith.maxnumf"(%2673, %2676) : (f32, f32) -> f32
          %2678 = "arith.maxnumf"(%2670, %2677) : (f32, f32) -> f32
          %2679 = "arith.maxnumf"(%2663, %2678) : (f32, f32) -> f32
          %2680 = "vector.extract"(%2585) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
          %2681 = "vector.extract"(%2585) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
          %2682 = "arith.maxnumf"(%2680, %2681) : (f32, f32) -> f32
          %2683 = "vector.extract"(%2585) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
          %2684 = "vector.extract"(%2585) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
          %2685 = "arith.maxnumf"(%2683, %2684) : (f32, f32) -> f32
          %2686 = "arith.maxnumf"(%2682, %2685) : (f32, f32) -> f32
          %2687 = "vector.extract"(%2585) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
          %2688 = "vector.extract"(%2585) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
          %2689 = "arith.maxnumf"(%2687, %2688) : (f32, f32) -> f32
          %2690 = "vector.extract"(%2585) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
          %2691 = "vector.extract"(%2585) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
          %2692 = "arith.maxnumf"(%2690, %2691) : (f32, f32) -> f32
          %2693 = "arith.maxnumf"(%2689, %2692) : (f32, f32) -> f32
          %2694 = "arith.maxnumf"(%2686, %2693) : (f32, f32) -> f32
          %2695 = "vector.extract"(%2585) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
          %2696 = "vector.extract"(%2585) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
          %2697 = "arith.maxnumf"(%2695, %2696) : (f32, f32) -> f32
          %2698 = "vector.extract"(%2585) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
          %2699 = "vector.extract"(%2585) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
          %2700 = "arith.maxnumf"(%2698, %2699) : (f32, f32) -> f32
          %2701 = "arith.maxnumf"(%2697, %2700) : (f32, f32) -> f32
          %2702 = "vector.extract"(%2585) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
          %2703 = "vector.extract"(%2585) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
          %2704 = "arith.maxnumf"(%2702, %2703) : (f32, f32) -> f32
          %2705 = "vector.extract"(%2585) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
          %2706 = "vector.extract"(%2585) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
          %2707 = "arith.maxnumf"(%2705, %2706) : (f32, f32) -> f32
          %2708 = "arith.maxnumf"(%2704, %2707) : (f32, f32) -> f32
          %2709 = "arith.maxnumf"(%2701, %2708) : (f32, f32) -> f32
          %2710 = "arith.maxnumf"(%2694, %2709) : (f32, f32) -> f32
          %2711 = "arith.maxnumf"(%2679, %2710) : (f32, f32) -> f32
          %2712 = "arith.maxnumf"(%2648, %2711) : (f32, f32) -> f32
          %2713 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %2714 = "arith.maxnumf"(%2712, %2713) : (f32, f32) -> f32
          %2715 = "nvvm.shfl.sync"(%25, %2714, %42, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 8 : i32} : (i32, f32, i32, i32) -> f32
          %2716 = "arith.maxnumf"(%2714, %2715) : (f32, f32) -> f32
          %2717 = "nvvm.shfl.sync"(%25, %2716, %83, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 9 : i32} : (i32, f32, i32, i32) -> f32
          %2718 = "arith.maxnumf"(%2716, %2717) : (f32, f32) -> f32
          %2719 = "arith.cmpf"(%2718, %2713) {predicate = 1 : i64} : (f32, f32) -> i1
          %2720 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %2721 = "arith.mulf"(%2718, %2720) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2722 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %2723 = "arith.select"(%2719, %2722, %2721) : (i1, f32, f32) -> f32
          %2724 = "arith.negf"(%2723) : (f32) -> f32
          %2725 = "arith.constant"() {value = dense<1.4426950216293335> : vector<64xf32>} : () -> vector<64xf32>
          %2726 = "vector.broadcast"(%2724) : (f32) -> vector<64xf32>
          %2727 = "llvm.intr.fma"(%2585, %2725, %2726) : (vector<64xf32>, vector<64xf32>, vector<64xf32>) -> vector<64xf32>
          %2728 = "vector.extract"(%2727) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
          %2729 = "vector.extract"(%2727) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
          %2730 = "vector.extract"(%2727) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
          %2731 = "vector.extract"(%2727) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
          %2732 = "vector.extract"(%2727) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
          %2733 = "vector.extract"(%2727) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
          %2734 = "vector.extract"(%2727) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
          %2735 = "vector.extract"(%2727) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
          %2736 = "vector.extract"(%2727) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
          %2737 = "vector.extract"(%2727) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
          %2738 = "vector.extract"(%2727) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
          %2739 = "vector.extract"(%2727) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
          %2740 = "vector.extract"(%2727) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
          %2741 = "vector.extract"(%2727) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
          %2742 = "vector.extract"(%2727) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
          %2743 = "vector.extract"(%2727) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
          %2744 = "vector.extract"(%2727) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
          %2745 = "vector.extract"(%2727) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
          %2746 = "vector.extract"(%2727) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
          %2747 = "vector.extract"(%2727) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
          %2748 = "vector.extract"(%2727) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
          %2749 = "vector.extract"(%2727) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
          %2750 = "vector.extract"(%2727) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
          %2751 = "vector.extract"(%2727) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
          %2752 = "vector.extract"(%2727) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
          %2753 = "vector.extract"(%2727) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
          %2754 = "vector.extract"(%2727) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
          %2755 = "vector.extract"(%2727) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
          %2756 = "vector.extract"(%2727) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
          %2757 = "vector.extract"(%2727) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
          %2758 = "vector.extract"(%2727) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
          %2759 = "vector.extract"(%2727) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
          %2760 = "vector.extract"(%2727) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
          %2761 = "vector.extract"(%2727) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
          %2762 = "vector.extract"(%2727) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
          %2763 = "vector.extract"(%2727) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
          %2764 = "vector.extract"(%2727) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
          %2765 = "vector.extract"(%2727) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
          %2766 = "vector.extract"(%2727) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
          %2767 = "vector.extract"(%2727) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
          %2768 = "vector.extract"(%2727) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
          %2769 = "vector.extract"(%2727) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
          %2770 = "vector.extract"(%2727) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
          %2771 = "vector.extract"(%2727) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
          %2772 = "vector.extract"(%2727) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
          %2773 = "vector.extract"(%2727) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
          %2774 = "vector.extract"(%2727) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
          %2775 = "vector.extract"(%2727) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
          %2776 = "vector.extract"(%2727) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
          %2777 = "vector.extract"(%2727) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
          %2778 = "vector.extract"(%2727) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
          %2779 = "vector.extract"(%2727) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
          %2780 = "vector.extract"(%2727) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
          %2781 = "vector.extract"(%2727) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
          %2782 = "vector.extract"(%2727) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
          %2783 = "vector.extract"(%2727) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
          %2784 = "vector.extract"(%2727) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
          %2785 = "vector.extract"(%2727) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
          %2786 = "vector.extract"(%2727) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
          %2787 = "vector.extract"(%2727) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
          %2788 = "vector.extract"(%2727) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
          %2789 = "vector.extract"(%2727) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
          %2790 = "vector.extract"(%2727) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
          %2791 = "vector.extract"(%2727) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
          %2792 = "llvm.call_intrinsic"(%2728) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2793 = "llvm.call_intrinsic"(%2729) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2794 = "llvm.call_intrinsic"(%2730) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2795 = "llvm.call_intrinsic"(%2731) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2796 = "llvm.call_intrinsic"(%2732) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2797 = "llvm.call_intrinsic"(%2733) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2798 = "llvm.call_intrinsic"(%2734) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2799 = "llvm.call_intrinsic"(%2735) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2800 = "llvm.call_intrinsic"(%2736) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2801 = "llvm.call_intrinsic"(%2737) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2802 = "llvm.call_intrinsic"(%2738) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2803 = "llvm.call_intrinsic"(%2739) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2804 = "llvm.call_intrinsic"(%2740) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2805 = "llvm.call_intrinsic"(%2741) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2806 = "llvm.call_intrinsic"(%2742) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2807 = "llvm.call_intrinsic"(%2743) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2808 = "llvm.call_intrinsic"(%2744) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2809 = "llvm.call_intrinsic"(%2745) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2810 = "llvm.call_intrinsic"(%2746) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2811 = "llvm.call_intrinsic"(%2747) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2812 = "llvm.call_intrinsic"(%2748) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2813 = "llvm.call_intrinsic"(%2749) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2814 = "llvm.call_intrinsic"(%2750) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2815 = "llvm.call_intrinsic"(%2751) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2816 = "llvm.call_intrinsic"(%2752) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2817 = "llvm.call_intrinsic"(%2753) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2818 = "llvm.call_intrinsic"(%2754) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2819 = "llvm.call_intrinsic"(%2755) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2820 = "llvm.call_intrinsic"(%2756) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2821 = "llvm.call_intrinsic"(%2757) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2822 = "llvm.call_intrinsic"(%2758) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2823 = "llvm.call_intrinsic"(%2759) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2824 = "llvm.call_intrinsic"(%2760) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2825 = "llvm.call_intrinsic"(%2761) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2826 = "llvm.call_intrinsic"(%2762) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2827 = "llvm.call_intrinsic"(%2763) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2828 = "llvm.call_intrinsic"(%2764) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2829 = "llvm.call_intrinsic"(%2765) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2830 = "llvm.call_intrinsic"(%2766) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2831 = "llvm.call_intrinsic"(%2767) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2832 = "llvm.call_intrinsic"(%2768) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2833 = "llvm.call_intrinsic"(%2769) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2834 = "llvm.call_intrinsic"(%2770) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2835 = "llvm.call_intrinsic"(%2771) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2836 = "llvm.call_intrinsic"(%2772) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2837 = "llvm.call_intrinsic"(%2773) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2838 = "llvm.call_intrinsic"(%2774) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2839 = "llvm.call_intrinsic"(%2775) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2840 = "llvm.call_intrinsic"(%2776) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2841 = "llvm.call_intrinsic"(%2777) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2842 = "llvm.call_intrinsic"(%2778) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2843 = "llvm.call_intrinsic"(%2779) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2844 = "llvm.call_intrinsic"(%2780) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2845 = "llvm.call_intrinsic"(%2781) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2846 = "llvm.call_intrinsic"(%2782) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2847 = "llvm.call_intrinsic"(%2783) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2848 = "llvm.call_intrinsic"(%2784) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2849 = "llvm.call_intrinsic"(%2785) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2850 = "llvm.call_intrinsic"(%2786) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2851 = "llvm.call_intrinsic"(%2787) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2852 = "llvm.call_intrinsic"(%2788) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2853 = "llvm.call_intrinsic"(%2789) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2854 = "llvm.call_intrinsic"(%2790) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2855 = "llvm.call_intrinsic"(%2791) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2856 = "vector.from_elements"(%2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %2857 = "vector.extract"(%2856) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
          %2858 = "vector.extract"(%2856) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
          %2859 = "arith.addf"(%2857, %2858) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2860 = "vector.extract"(%2856) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
          %2861 = "vector.extract"(%2856) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
          %2862 = "arith.addf"(%2860, %2861) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2863 = "arith.addf"(%2859, %2862) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2864 = "vector.extract"(%2856) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
          %2865 = "vector.extract"(%2856) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
          %2866 = "arith.addf"(%2864, %2865) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2867 = "vector.extract"(%2856) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
          %2868 = "vector.extract"(%2856) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
          %2869 = "arith.addf"(%2867, %2868) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2870 = "arith.addf"(%2866, %2869) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2871 = "arith.addf"(%2863, %2870) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2872 = "vector.extract"(%2856) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
          %2873 = "vector.extract"(%2856) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
          %2874 = "arith.addf"(%2872, %2873) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2875 = "vector.extract"(%2856) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
          %2876 = "vector.extract"(%2856) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
          %2877 = "arith.addf"(%2875, %2876) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2878 = "arith.addf"(%2874, %2877) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2879 = "vector.extract"(%2856) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
          %2880 = "vector.extract"(%2856) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
          %2881 = "arith.addf"(%2879, %2880) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2882 = "vector.extract"(%2856) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
          %2883 = "vector.extract"(%2856) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
          %2884 = "arith.addf"(%2882, %2883) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2885 = "arith.addf"(%2881, %2884) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2886 = "arith.addf"(%2878, %2885) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2887 = "arith.addf"(%2871, %2886) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2888 = "vector.extract"(%2856) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
          %2889 = "vector.extract"(%2856) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
          %2890 = "arith.addf"(%2888, %2889) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2891 = "vector.extract"(%2856) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
          %2892 = "vector.extract"(%2856) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
          %2893 = "arith.addf"(%2891, %2892) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2894 = "arith.addf"(%2890, %2893) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2895 = "vector.extract"(%2856) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
          %2896 = "vector.extract"(%2856) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
          %2897 = "arith.addf"(%2895, %2896) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2898 = "vector.extract"(%2856) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
          %2899 = "vector.extract"(%2856) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
          %2900 = "arith.addf"(%2898, %2899) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2901 = "arith.addf"(%2897, %2900) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2902 = "arith.addf"(%2894, %2901) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2903 = "vector.extract"(%2856) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
          %2904 = "vector.extract"(%2856) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
          %2905 = "arith.addf"(%2903, %2904) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2906 = "vector.extract"(%2856) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
          %2907 = "vector.extract"(%2856) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
          %2908 = "arith.addf"(%2906, %2907) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2909 = "arith.addf"(%2905, %2908) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2910 = "vector.extract"(%2856) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
          %2911 = "vector.extract"(%2856) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
          %2912 = "arith.addf"(%2910, %2911) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2913 = "vector.extract"(%2856) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
          %2914 = "vector.extract"(%2856) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
          %2915 = "arith.addf"(%2913, %2914) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2916 = "arith.addf"(%2912, %2915) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2917 = "arith.addf"(%2909, %2916) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2918 = "arith.addf"(%2902, %2917) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2919 = "arith.addf"(%2887, %2918) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2920 = "vector.extract"(%2856) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
          %2921 = "vector.extract"(%2856) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
          %2922 = "arith.addf"(%2920, %2921) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2923 = "vector.extract"(%2856) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
          %2924 = "vector.extract"(%2856) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
          %2925 = "arith.addf"(%2923, %2924) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2926 = "arith.addf"(%2922, %2925) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2927 = "vector.extract"(%2856) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
          %2928 = "vector.extract"(%2856) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
          %2929 = "arith.addf"(%2927, %2928) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2930 = "vector.extract"(%2856) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
          %2931 = "vector.extract"(%2856) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
          %2932 = "arith.addf"(%2930, %2931) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2933 = "arith.addf"(%2929, %2932) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2934 = "arith.addf"(%2926, %2933) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2935 = "vector.extract"(%2856) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
          %2936 = "vector.extract"(%2856) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
          %2937 = "arith.addf"(%2935, %2936) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2938 = "vector.extract"(%2856) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
          %2939 = "vector.extract"(%2856) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
          %2940 = "arith.addf"(%2938, %2939) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2941 = "arith.addf"(%2937, %2940) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2942 = "vector.extract"(%2856) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
          %2943 = "vector.extract"(%2856) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
          %2944 = "arith.addf"(%2942, %2943) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2945 = "vector.extract"(%2856) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
          %2946 = "vector.extract"(%2856) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
          %2947 = "arith.addf"(%2945, %2946) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2948 = "arith.addf"(%2944, %2947) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2949 = "arith.addf"(%2941, %2948) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2950 = "arith.addf"(%2934, %2949) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2951 = "vector.extract"(%2856) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
          %2952 = "vector.extract"(%2856) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
          %2953 = "arith.addf"(%2951, %2952) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2954 = "vector.extract"(%2856) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
          %2955 = "vector.extract"(%2856) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
          %2956 = "arith.addf"(%2954, %2955) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2957 = "arith.addf"(%2953, %2956) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2958 = "vector.extract"(%2856) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
          %2959 = "vector.extract"(%2856) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
          %2960 = "arith.addf"(%2958, %2959) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2961 = "vector.extract"(%2856) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
          %2962 = "vector.extract"(%2856) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
          %2963 = "arith.addf"(%2961, %2962) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2964 = "arith.addf"(%2960, %2963) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2965 = "arith.addf"(%2957, %2964) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2966 = "vector.extract"(%2856) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
          %2967 = "vector.extract"(%2856) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
          %2968 = "arith.addf"(%2966, %2967) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2969 = "vector.extract"(%2856) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
          %2970 = "vector.extract"(%2856) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
          %2971 = "arith.addf"(%2969, %2970) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2972 = "arith.addf"(%2968, %2971) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2973 = "vector.extract"(%2856) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
          %2974 = "vector.extract"(%2856) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
          %2975 = "arith.addf"(%2973, %2974) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2976 = "vector.extract"(%2856) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
          %2977 = "vector.extract"(%2856) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
          %2978 = "arith.addf"(%2976, %2977) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2979 = "arith.addf"(%2975, %2978) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2980 = "arith.addf"(%2972, %2979) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2981 = "arith.addf"(%2965, %2980) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2982 = "arith.addf"(%2950, %2981) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2983 = "arith.addf"(%2919, %2982) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2984 = "arith.addf"(%2983, %2722) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2985 = "nvvm.shfl.sync"(%25, %2984, %42, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 10 : i32} : (i32, f32, i32, i32) -> f32
          %2986 = "arith.addf"(%2984, %2985) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2987 = "nvvm.shfl.sync"(%25, %2986, %83, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 11 : i32} : (i32, f32, i32, i32) -> f32
          %2988 = "arith.addf"(%2986, %2987) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2989 = "arith.cmpi"(%854, %26) {predicate = 0 : i64} : (i32, i32) -> i1
          %2990 = "arith.andi"(%2989, %868) : (i1, i1) -> i1
          "scf.if"(%2990) ({
            %2991 = "arith.extsi"(%850) : (i32) -> i64
            %2992 = "arith.extsi"(%866) : (i32) -> i64
            %2993 = "arith.muli"(%2991, %9) : (i64, i64) -> i64
            %2994 = "arith.addi"(%2993, %2992) : (i64, i64) -> i64
            %2995 = "llvm.getelementptr"(%7, %2994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%2718, %2995) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            %2996 = "arith.muli"(%2991, %12) : (i64, i64) -> i64
            %2997 = "arith.addi"(%2996, %2992) : (i64, i64) -> i64
            %2998 = "llvm.getelementptr"(%10, %2997) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%2988, %2998) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2999 = "arith.cmpi"(%888, %26) {predicate = 5 : i64} : (i32, i32) -> i1
          %3000 = "arith.cmpi"(%888, %851) {predicate = 2 : i64} : (i32, i32) -> i1
          %3001 = "arith.andi"(%888, %2392) : (i32, i32) -> i32
          %3002 = "arith.cmpi"(%3001, %42) {predicate = 2 : i64} : (i32, i32) -> i1
          %3003 = "arith.andi"(%3002, %869) : (i1, i1) -> i1
          %3004 = "arith.andi"(%3000, %3003) : (i1, i1) -> i1
          %3005 = "arith.andi"(%2999, %3004) : (i1, i1) -> i1
          "scf.if"(%3005) ({
            %3006 = "arith.cmpi"(%888, %26) {predicate = 0 : i64} : (i32, i32) -> i1
            %3007 = "arith.select"(%3006, %1982, %1982) : (i1, f32, f32) -> f32
            %3008 = "arith.cmpi"(%888, %83) {predicate = 0 : i64} : (i32, i32) -> i1
            %3009 = "arith.select"(%3008, %1983, %3007) : (i1, f32, f32) -> f32
            %3010 = "arith.cmpi"(%888, %820) {predicate = 0 : i64} : (i32, i32) -> i1
            %3011 = "arith.select"(%3010, %1986, %3009) : (i1, f32, f32) -> f32
            %3012 = "arith.constant"() {value = 9 : i32} : () -> i32
            %3013 = "arith.cmpi"(%888, %3012) {predicate = 0 : i64} : (i32, i32) -> i1
            %3014 = "arith.select"(%3013, %1987, %3011) : (i1, f32, f32) -> f32
            %3015 = "arith.cmpi"(%888, %860) {predicate = 0 : i64} : (i32, i32) -> i1
            %3016 = "arith.select"(%3015, %1990, %3014) : (i1, f32, f32) -> f32
            %3017 = "arith.constant"() {value = 17 : i32} : () -> i32
            %3018 = "arith.cmpi"(%888, %3017) {predicate = 0 : i64} : (i32, i32) -> i1
            %3019 = "arith.select"(%3018, %1991, %3016) : (i1, f32, f32) -> f32
            %3020 = "arith.constant"() {value = 24 : i32} : () -> i32
            %3021 = "arith.cmpi"(%888, %3020) {predicate = 0 : i64} : (i32, i32) -> i1
            %3022 = "arith.select"(%3021, %1994, %3019) : (i1, f32, f32) -> f32
            %3023 = "arith.constant"() {value = 25 : i32} : () -> i32
            %3024 = "arith.cmpi"(%888, %3023) {predicate = 0 : i64} : (i32, i32) -> i1
            %3025 = "arith.select"(%3024, %1995, %3022) : (i1, f32, f32) -> f32
            %3026 = "arith.cmpi"(%888, %29) {predicate = 0 : i64} : (i32, i32) -> i1
            %3027 = "arith.select"(%3026, %1998, %3025) : (i1, f32, f32) -> f32
            %3028 = "arith.constant"() {value = 33 : i32} : () -> i32
            %3029 = "arith.cmpi"(%888, %3028) {predicate = 0 : i64} : (i32, i32) -> i1
            %3030 = "arith.select"(%3029, %1999, %3027) : (i1, f32, f32) -> f32
            %3031 = "arith.constant"() {value = 40 : i32} : () -> i32
            %3032 = "arith.cmpi"(%888, %3031) {predicate = 0 : i64} : (i32, i32) -> i1
            %3033 = "arith.select"(%3032, %2002, %3030) : (i1, f32, f32) -> f32
            %3034 = "arith.constant"() {value = 41 : i32} : () -> i32
            %3035 = "arith.cmpi"(%888, %3034) {predicate = 0 : i64} : (i32, i32) -> i1
            %3036 = "arith.select"(%3035, %2003, %3033) : (i1, f32, f32) -> f32
            %3037 = "arith.constant"() {value = 48 : i32} : () -> i32
            %3038 = "arith.cmpi"(%888, %3037) {predicate = 0 : i64} : (i32, i32) -> i1
            %3039 = "arith.select"(%3038, %2006, %3036) : (i1, f32, f32) -> f32
            %3040 = "arith.constant"() {value = 49 : i32} : () -> i32
            %3041 = "arith.cmpi"(%888, %3040) {predicate = 0 : i64} : (i32, i32) -> i1
            %3042 = "arith.select"(%3041, %2007, %3039) : (i1, f32, f32) -> f32
            %3043 = "arith.constant"() {value = 56 : i32} : () -> i32
            %3044 = "arith.cmpi"(%888, %3043) {predicate = 0 : i64} : (i32, i32) -> i1
            %3045 = "arith.select"(%3044, %2010, %3042) : (i1, f32, f32) -> f32
            %3046 = "arith.constant"() {value = 57 : i32} : () -> i32
            %3047 = "arith.cmpi"(%888, %3046) {predicate = 0 : i64} : (i32, i32) -> i1
            %3048 = "arith.select"(%3047, %2011, %3045) : (i1, f32, f32) -> f32
            %3049 = "arith.cmpi"(%888, %81) {predicate = 0 : i64} : (i32, i32) -> i1
            %3050 = "arith.select"(%3049, %2014, %3048) : (i1, f32, f32) -> f32
            %3051 = "arith.constant"() {value = 65 : i32} : () -> i32
            %3052 = "arith.cmpi"(%888, %3051) {predicate = 0 : i64} : (i32, i32) -> i1
            %3053 = "arith.select"(%3052, %2015, %3050) : (i1, f32, f32) -> f32
            %3054 = "arith.constant"() {value = 72 : i32} : () -> i32
            %3055 = "arith.cmpi"(%888, %3054) {predicate = 0 : i64} : (i32, i32) -> i1
            %3056 = "arith.select"(%3055, %2018, %3053) : (i1, f32, f32) -> f32
            %3057 = "arith.constant"() {value = 73 : i32} : () -> i32
            %3058 = "arith.cmpi"(%888, %3057) {predicate = 0 : i64} : (i32, i32) -> i1
            %3059 = "arith.select"(%3058, %2019, %3056) : (i1, f32, f32) -> f32
            %3060 = "arith.constant"() {value = 80 : i32} : () -> i32
            %3061 = "arith.cmpi"(%888, %3060) {predicate = 0 : i64} : (i32, i32) -> i1
            %3062 = "arith.select"(%3061, %2022, %3059) : (i1, f32, f32) -> f32
            %3063 = "arith.constant"() {value = 81 : i32} : () -> i32
            %3064 = "arith.cmpi"(%888, %3063) {predicate = 0 : i64} : (i32, i32) -> i1
            %3065 = "arith.select"(%3064, %2023, %3062) : (i1, f32, f32) -> f32
            %3066 = "arith.constant"() {value = 88 : i32} : () -> i32
            %3067 = "arith.cmpi"(%888, %3066) {predicate = 0 : i64} : (i32, i32) -> i1
            %3068 = "arith.select"(%3067, %2026, %3065) : (i1, f32, f32) -> f32
            %3069 = "arith.constant"() {value = 89 : i32} : () -> i32
            %3070 = "arith.cmpi"(%888, %3069) {predicate = 0 : i64} : (i32, i32) -> i1
            %3071 = "arith.select"(%3070, %2027, %3068) : (i1, f32, f32) -> f32
            %3072 = "arith.constant"() {value = 96 : i32} : () -> i32
            %3073 = "arith.cmpi"(%888, %3072) {predicate = 0 : i64} : (i32, i32) -> i1
            %3074 = "arith.select"(%3073, %2030, %3071) : (i1, f32, f32) -> f32
            %3075 = "arith.constant"() {value = 97 : i32} : () -> i32
            %3076 = "arith.cmpi"(%888, %3075) {predicate = 0 : i64} : (i32, i32) -> i1
            %3077 = "arith.select"(%3076, %2031, %3074) : (i1, f32, f32) -> f32
            %3078 = "arith.constant"() {value = 104 : i32} : () -> i32
            %3079 = "arith.cmpi"(%888, %3078) {predicate = 0 : i64} : (i32, i32) -> i1
            %3080 = "arith.select"(%3079, %2034, %3077) : (i1, f32, f32) -> f32
            %3081 = "arith.constant"() {value = 105 : i32} : () -> i32
            %3082 = "arith.cmpi"(%888, %3081) {predicate = 0 : i64} : (i32, i32) -> i1
            %3083 = "arith.select"(%3082, %2035, %3080) : (i1, f32, f32) -> f32
            %3084 = "arith.constant"() {value = 112 : i32} : () -> i32
            %3085 = "arith.cmpi"(%888, %3084) {predicate = 0 : i64} : (i32, i32) -> i1
            %3086 = "arith.select"(%3085, %2038, %3083) : (i1, f32, f32) -> f32
            %3087 = "arith.constant"() {value = 113 : i32} : () -> i32
            %3088 = "arith.cmpi"(%888, %3087) {predicate = 0 : i64} : (i32, i32) -> i1
            %3089 = "arith.select"(%3088, %2039, %3086) : (i1, f32, f32) -> f32
            %3090 = "arith.constant"() {value = 120 : i32} : () -> i32
            %3091 = "arith.cmpi"(%888, %3090) {predicate = 0 : i64} : (i32, i32) -> i1
            %3092 = "arith.select"(%3091, %2042, %3089) : (i1, f32, f32) -> f32
            %3093 = "arith.constant"() {value = 121 : i32} : () -> i32
            %3094 = "arith.cmpi"(%888, %3093) {predicate = 0 : i64} : (i32, i32) -> i1
            %3095 = "arith.select"(%3094, %2043, %3092) : (i1, f32, f32) -> f32
            %3096 = "arith.cmpi"(%888, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %3097 = "arith.select"(%3096, %2046, %3095) : (i1, f32, f32) -> f32
            %3098 = "arith.constant"() {value = 129 : i32} : () -> i32
            %3099 = "arith.cmpi"(%888, %3098) {predicate = 0 : i64} : (i32, i32) -> i1
            %3100 = "arith.select"(%3099, %2047, %3097) : (i1, f32, f32) -> f32
            %3101 = "arith.constant"() {value = 136 : i32} : () -> i32
            %3102 = "arith.cmpi"(%888, %3101) {predicate = 0 : i64} : (i32, i32) -> i1
            %3103 = "arith.select"(%3102, %2050, %3100) : (i1, f32, f32) -> f32
            %3104 = "arith.constant"() {value = 137 : i32} : () -> i32
            %3105 = "arith.cmpi"(%888, %3104) {predicate = 0 : i64} : (i32, i32) -> i1
            %3106 = "arith.select"(%3105, %2051, %3103) : (i1, f32, f32) -> f32
            %3107 = "arith.constant"() {value = 144 : i32} : () -> i32
            %3108 = "arith.cmpi"(%888, %3107) {predicate = 0 : i64} : (i32, i32) -> i1
            %3109 = "arith.select"(%3108, %2054, %3106) : (i1, f32, f32) -> f32
            %3110 = "arith.constant"() {value = 145 : i32} : () -> i32
            %3111 = "arith.cmpi"(%888, %3110) {predicate = 0 : i64} : (i32, i32) -> i1
            %3112 = "arith.select"(%3111, %2055, %3109) : (i1, f32, f32) -> f32
            %3113 = "arith.constant"() {value = 152 : i32} : () -> i32
            %3114 = "arith.cmpi"(%888, %3113) {predicate = 0 : i64} : (i32, i32) -> i1
            %3115 = "arith.select"(%3114, %2058, %3112) : (i1, f32, f32) -> f32
            %3116 = "arith.constant"() {value = 153 : i32} : () -> i32
            %3117 = "arith.cmpi"(%888, %3116) {predicate = 0 : i64} : (i32, i32) -> i1
            %3118 = "arith.select"(%3117, %2059, %3115) : (i1, f32, f32) -> f32
            %3119 = "arith.constant"() {value = 160 : i32} : () -> i32
            %3120 = "arith.cmpi"(%888, %3119) {predicate = 0 : i64} : (i32, i32) -> i1
            %3121 = "arith.select"(%3120, %2062, %3118) : (i1, f32, f32) -> f32
            %3122 = "arith.constant"() {value = 161 : i32} : () -> i32
            %3123 = "arith.cmpi"(%888, %3122) {predicate = 0 : i64} : (i32, i32) -> i1
            %3124 = "arith.select"(%3123, %2063, %3121) : (i1, f32, f32) -> f32
            %3125 = "arith.constant"() {value = 168 : i32} : () -> i32
            %3126 = "arith.cmpi"(%888, %3125) {predicate = 0 : i64} : (i32, i32) -> i1
            %3127 = "arith.select"(%3126, %2066, %3124) : (i1, f32, f32) -> f32
            %3128 = "arith.constant"() {value = 169 : i32} : () -> i32
            %3129 = "arith.cmpi"(%888, %3128) {predicate = 0 : i64} : (i32, i32) -> i1
            %3130 = "arith.select"(%3129, %2067, %3127) : (i1, f32, f32) -> f32
            %3131 = "arith.constant"() {value = 176 : i32} : () -> i32
            %3132 = "arith.cmpi"(%888, %3131) {predicate = 0 : i64} : (i32, i32) -> i1
            %3133 = "arith.select"(%3132, %2070, %3130) : (i1, f32, f32) -> f32
            %3134 = "arith.constant"() {value = 177 : i32} : () -> i32
            %3135 = "arith.cmpi"(%888, %3134) {predicate = 0 : i64} : (i32, i32) -> i1
            %3136 = "arith.select"(%3135, %2071, %3133) : (i1, f32, f32) -> f32
            %3137 = "arith.constant"() {value = 184 : i32} : () -> i32
            %3138 = "arith.cmpi"(%888, %3137) {predicate = 0 : i64} : (i32, i32) -> i1
            %3139 = "arith.select"(%3138, %2074, %3136) : (i1, f32, f32) -> f32
            %3140 = "arith.constant"() {value = 185 : i32} : () -> i32
            %3141 = "arith.cmpi"(%888, %3140) {predicate = 0 : i64} : (i32, i32) -> i1
            %3142 = "arith.select"(%3141, %2075, %3139) : (i1, f32, f32) -> f32
            %3143 = "arith.constant"() {value = 192 : i32} : () -> i32
            %3144 = "arith.cmpi"(%888, %3143) {predicate = 0 : i64} : (i32, i32) -> i1
            %3145 = "arith.select"(%3144, %2078, %3142) : (i1, f32, f32) -> f32
            %3146 = "arith.constant"() {value = 193 : i32} : () -> i32
            %3147 = "arith.cmpi"(%888, %3146) {predicate = 0 : i64} : (i32, i32) -> i1
            %3148 = "arith.select"(%3147, %2079, %3145) : (i1, f32, f32) -> f32
            %3149 = "arith.constant"() {value = 200 : i32} : () -> i32
            %3150 = "arith.cmpi"(%888, %3149) {predicate = 0 : i64} : (i32, i32) -> i1
            %3151 = "arith.select"(%3150, %2082, %3148) : (i1, f32, f32) -> f32
            %3152 = "arith.constant"() {value = 201 : i32} : () -> i32
            %3153 = "arith.cmpi"(%888, %3152) {predicate = 0 : i64} : (i32, i32) -> i1
            %3154 = "arith.select"(%3153, %2083, %3151) : (i1, f32, f32) -> f32
            %3155 = "arith.constant"() {value = 208 : i32} : () -> i32
            %3156 = "arith.cmpi"(%888, %3155) {predicate = 0 : i64} : (i32, i32) -> i1
            %3157 = "arith.select"(%3156, %2086, %3154) : (i1, f32, f32) -> f32
            %3158 = "arith.constant"() {value = 209 : i32} : () -> i32
            %3159 = "arith.cmpi"(%888, %3158) {predicate = 0 : i64} : (i32, i32) -> i1
            %3160 = "arith.select"(%3159, %2087, %3157) : (i1, f32, f32) -> f32
            %3161 = "arith.constant"() {value = 216 : i32} : () -> i32
            %3162 = "arith.cmpi"(%888, %3161) {predicate = 0 : i64} : (i32, i32) -> i1
            %3163 = "arith.select"(%3162, %2090, %3160) : (i1, f32, f32) -> f32
            %3164 = "arith.constant"() {value = 217 : i32} : () -> i32
            %3165 = "arith.cmpi"(%888, %3164) {predicate = 0 : i64} : (i32, i32) -> i1
            %3166 = "arith.select"(%3165, %2091, %3163) : (i1, f32, f32) -> f32
            %3167 = "arith.constant"() {value = 224 : i32} : () -> i32
            %3168 = "arith.cmpi"(%888, %3167) {predicate = 0 : i64} : (i32, i32) -> i1
            %3169 = "arith.select"(%3168, %2094, %3166) : (i1, f32, f32) -> f32
            %3170 = "arith.constant"() {value = 225 : i32} : () -> i32
            %3171 = "arith.cmpi"(%888, %3170) {predicate = 0 : i64} : (i32, i32) -> i1
            %3172 = "arith.select"(%3171, %2095, %3169) : (i1, f32, f32) -> f32
            %3173 = "arith.constant"() {value = 232 : i32} : () -> i32
            %3174 = "arith.cmpi"(%888, %3173) {predicate = 0 : i64} : (i32, i32) -> i1
            %3175 = "arith.select"(%3174, %2098, %3172) : (i1, f32, f32) -> f32
            %3176 = "arith.constant"() {value = 233 : i32} : () -> i32
            %3177 = "arith.cmpi"(%888, %3176) {predicate = 0 : i64} : (i32, i32) -> i1
            %3178 = "arith.select"(%3177, %2099, %3175) : (i1, f32, f32) -> f32
            %3179 = "arith.constant"() {value = 240 : i32} : () -> i32
            %3180 = "arith.cmpi"(%888, %3179) {predicate = 0 : i64} : (i32, i32) -> i1
            %3181 = "arith.select"(%3180, %2102, %3178) : (i1, f32, f32) -> f32
            %3182 = "arith.constant"() {value = 241 : i32} : () -> i32
            %3183 = "arith.cmpi"(%888, %3182) {predicate = 0 : i64} : (i32, i32) -> i1
            %3184 = "arith.select"(%3183, %2103, %3181) : (i1, f32, f32) -> f32
            %3185 = "arith.constant"() {value = 248 : i32} : () -> i32
            %3186 = "arith.cmpi"(%888, %3185) {predicate = 0 : i64} : (i32, i32) -> i1
            %3187 = "arith.select"(%3186, %2106, %3184) : (i1, f32, f32) -> f32
            %3188 = "arith.constant"() {value = 249 : i32} : () -> i32
            %3189 = "arith.cmpi"(%888, %3188) {predicate = 0 : i64} : (i32, i32) -> i1
            %3190 = "arith.select"(%3189, %2107, %3187) : (i1, f32, f32) -> f32
            %3191 = "arith.extsi"(%867) : (i32) -> i64
            %3192 = "llvm.getelementptr"(%6, %3191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3190, %3192) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3193 = "vector.from_elements"(%1982, %1983, %1986, %1987, %1990, %1991, %1994, %1995, %1998, %1999, %2002, %2003, %2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019, %2022, %2023, %2026, %2027, %2030, %2031, %2034, %2035, %2038, %2039, %2042, %2043, %2046, %2047, %2050, %2051, %2054, %2055, %2058, %2059, %2062, %2063, %2066, %2067, %2070, %2071, %2074, %2075, %2078, %2079, %2082, %2083, %2086, %2087, %2090, %2091, %2094, %2095, %2098, %2099, %2102, %2103, %2106, %2107) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %3194 = "vector.extract"(%3193) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
          %3195 = "vector.extract"(%3193) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
          %3196 = "arith.maxnumf"(%3194, %3195) : (f32, f32) -> f32
          %3197 = "vector.extract"(%3193) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
          %3198 = "vector.extract"(%3193) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
          %3199 = "arith.maxnumf"(%3197, %3198) : (f32, f32) -> f32
          %3200 = "arith.maxnumf"(%3196, %3199) : (f32, f32) -> f32
          %3201 = "vector.extract"(%3193) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
          %3202 = "vector.extract"(%3193) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
          %3203 = "arith.maxnumf"(%3201, %3202) : (f32, f32) -> f32
          %3204 = "vector.extract"(%3193) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
          %3205 = "vector.extract"(%3193) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
          %3206 = "arith.maxnumf"(%3204, %3205) : (f32, f32) -> f32
          %3207 = "arith.maxnumf"(%3203, %3206) : (f32, f32) -> f32
          %3208 = "arith.maxnumf"(%3200, %3207) : (f32, f32) -> f32
          %3209 = "vector.extract"(%3193) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
          %3210 = "vector.extract"(%3193) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
          %3211 = "arith.maxnumf"(%3209, %3210) : (f32, f32) -> f32
          %3212 = "vector.extract"(%3193) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
          %3213 = "vector.extract"(%3193) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
          %3214 = "arith.maxnumf"(%3212, %3213) : (f32, f32) -> f32
          %3215 = "arith.maxnumf"(%3211, %3214) : (f32, f32) -> f32
          %3216 = "vector.extract"(%3193) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
          %3217 = "vector.extract"(%3193) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
          %3218 = "arith.maxnumf"(%3216, %3217) : (f32, f32) -> f32
          %3219 = "vector.extract"(%3193) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
          %3220 = "vector.extract"(%3193) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
          %3221 = "arith.maxnumf"(%3219, %3220) : (f32, f32) -> f32
          %3222 = "arith.maxnumf"(%3218, %3221) : (f32, f32) -> f32
          %3223 = "arith.maxnumf"(%3215, %3222) : (f32, f32) -> f32
          %3224 = "arith.maxnumf"(%3208, %3223) : (f32, f32) -> f32
          %3225 = "vector.extract"(%3193) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
          %3226 = "vector.extract"(%3193) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
          %3227 = "arith.maxnumf"(%3225, %3226) : (f32, f32) -> f32
          %3228 = "vector.extract"(%3193) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
          %3229 = "vector.extract"(%3193) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
          %3230 = "arith.maxnumf"(%3228, %3229) : (f32, f32) -> f32
          %3231 = "arith.maxnumf"(%3227, %3230) : (f32, f32) -> f32
          %3232 = "vector.extract"(%3193) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
          %3233 = "vector.extract"(%3193) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
          %3234 = "arith.maxnumf"(%3232, %3233) : (f32, f32) -> f32
          %3235 = "vector.extract"(%3193) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
          %3236 = "vector.extract"(%3193) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
          %3237 = "arith.maxnumf"(%3235, %3236) : (f32, f32) -> f32
          %3238 = "arith.maxnumf"(%3234, %3237) : (f32, f32) -> f32
          %3239 = "arith.maxnumf"(%3231, %3238) : (f32, f32) -> f32
          %3240 = "vector.extract"(%3193) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
          %3241 = "vector.extract"(%3193) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
          %3242 = "arith.maxnumf"(%3240, %3241) : (f32, f32) -> f32
          %3243 = "vector.extract"(%3193) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
          %3244 = "vector.extract"(%3193) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
          %3245 = "arith.maxnumf"(%3243, %3244) : (f32, f32) -> f32
          %3246 = "arith.maxnumf"(%3242, %3245) : (f32, f32) -> f32
          %3247 = "vector.extract"(%3193) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
          %3248 = "vector.extract"(%3193) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
          %3249 = "arith.maxnumf"(%3247, %3248) : (f32, f32) -> f32
          %3250 = "vector.extract"(%3193) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
          %3251 = "vector.extract"(%3193) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
          %3252 = "arith.maxnumf"(%3250, %3251) : (f32, f32) -> f32
          %3253 = "arith.maxnumf"(%3249, %3252) : (f32, f32) -> f32
          %3254 = "arith.maxnumf"(%3246, %3253) : (f32, f32) -> f32
          %3255 = "arith.maxnumf"(%3239, %3254) : (f32, f32) -> f32
          %3256 = "arith.maxnumf"(%3224, %3255) : (f32, f32) -> f32
          %3257 = "vector.extract"(%3193) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
          %3258 = "vector.extract"(%3193) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
          %3259 = "arith.maxnumf"(%3257, %3258) : (f32, f32) -> f32
          %3260 = "vector.extract"(%3193) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
          %3261 = "vector.extract"(%3193) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
          %3262 = "arith.maxnumf"(%3260, %3261) : (f32, f32) -> f32
          %3263 = "arith.maxnumf"(%3259, %3262) : (f32, f32) -> f32
          %3264 = "vector.extract"(%3193) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
          %3265 = "vector.extract"(%3193) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
          %3266 = "arith.maxnumf"(%3264, %3265) : (f32, f32) -> f32
          %3267 = "vector.extract"(%3193) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
          %3268 = "vector.extract"(%3193) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
          %3269 = "arith.maxnumf"(%3267, %3268) : (f32, f32) -> f32
          %3270 = "arith.maxnumf"(%3266, %3269) : (f32, f32) -> f32
          %3271 = "arith.maxnumf"(%3263, %3270) : (f32, f32) -> f32
          %3272 = "vector.extract"(%3193) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
          %3273 = "vector.extract"(%3193) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
          %3274 = "arith.maxnumf"(%3272, %3273) : (f32, f32) -> f32
          %3275 = "vector.extract"(%3193) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
          %3276 = "vector.extract"(%3193) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
          %3277 = "arith.maxnumf"(%3275, %3276) : (f32, f32) -> f32
          %3278 = "arith.maxnumf"(%3274, %3277) : (f32, f32) -> f32
          %3279 = "vector.extract"(%3193) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
          %3280 = "vector.extract"(%3193) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
          %3281 = "arith.maxnumf"(%3279, %3280) : (f32, f32) -> f32
          %3282 = "vector.extract"(%3193) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
          %3283 = "vector.extract"(%3193) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
          %3284 = "arith.maxnumf"(%3282, %3283) : (f32, f32) -> f32
          %3285 = "arith.maxnumf"(%3281, %3284) : (f32, f32) -> f32
          %3286 = "arith.maxnumf"(%3278, %3285) : (f32, f32) -> f32
          %3287 = "arith.maxnumf"(%3271, %3286) : (f32, f32) -> f32
          %3288 = "vector.extract"(%3193) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
          %3289 = "vector.extract"(%3193) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
          %3290 = "arith.maxnumf"(%3288, %3289) : (f32, f32) -> f32
          %3291 = "vector.extract"(%3193) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
          %3292 = "vector.extract"(%3193) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
          %3293 = "arith.maxnumf"(%3291, %3292) : (f32, f32) -> f32
          %3294 = "arith.maxnumf"(%3290, %3293) : (f32, f32) -> f32
          %3295 = "vector.extract"(%3193) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
          %3296 = "vector.extract"(%3193) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
          %3297 = "arith.maxnumf"(%3295, %3296) : (f32, f32) -> f32
          %3298 = "vector.extract"(%3193) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
          %3299 = "vector.extract"(%3193) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
          %3300 = "arith.maxnumf"(%3298, %3299) : (f32, f32) -> f32
          %3301 = "arith.maxnumf"(%3297, %3300) : (f32, f32) -> f32
          %3302 = "arith.maxnumf"(%3294, %3301) : (f32, f32) -> f32
          %3303 = "vector.extract"(%3193) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
          %3304 = "vector.extract"(%3193) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
          %3305 = "arith.maxnumf"(%3303, %3304) : (f32, f32) -> f32
          %3306 = "vector.extract"(%3193) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
          %3307 = "vector.extract"(%3193) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
          %3308 = "arith.maxnumf"(%3306, %3307) : (f32, f32) -> f32
          %3309 = "arith.maxnumf"(%3305, %3308) : (f32, f32) -> f32
          %3310 = "vector.extract"(%3193) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
          %3311 = "vector.extract"(%3193) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
          %3312 = "arith.maxnumf"(%3310, %3311) : (f32, f32) -> f32
          %3313 = "vector.extract"(%3193) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
          %3314 = "vector.extract"(%3193) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
          %3315 = "arith.maxnumf"(%3313, %3314) : (f32, f32) -> f32
          %3316 = "arith.maxnumf"(%3312, %3315) : (f32, f32) -> f32
          %3317 = "arith.maxnumf"(%3309, %3316) : (f32, f32) -> f32
          %3318 = "arith.maxnumf"(%3302, %3317) : (f32, f32) -> f32
          %3319 = "arith.maxnumf"(%3287, %3318) : (f32, f32) -> f32
          %3320 = "arith.maxnumf"(%3256, %3319) : (f32, f32) -> f32
          %3321 = "arith.maxnumf"(%3320, %2713) : (f32, f32) -> f32
          %3322 = "nvvm.shfl.sync"(%25, %3321, %42, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 12 : i32} : (i32, f32, i32, i32) -> f32
          %3323 = "arith.maxnumf"(%3321, %3322) : (f32, f32) -> f32
          %3324 = "nvvm.shfl.sync"(%25, %3323, %83, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 13 : i32} : (i32, f32, i32, i32) -> f32
          %3325 = "arith.maxnumf"(%3323, %3324) : (f32, f32) -> f32
          %3326 = "arith.cmpf"(%3325, %2713) {predicate = 1 : i64} : (f32, f32) -> i1
          %3327 = "arith.mulf"(%3325, %2720) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3328 = "arith.select"(%3326, %2722, %3327) : (i1, f32, f32) -> f32
          %3329 = "arith.negf"(%3328) : (f32) -> f32
          %3330 = "vector.broadcast"(%3329) : (f32) -> vector<64xf32>
          %3331 = "llvm.intr.fma"(%3193, %2725, %3330) : (vector<64xf32>, vector<64xf32>, vector<64xf32>) -> vector<64xf32>
          %3332 = "vector.extract"(%3331) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
          %3333 = "vector.extract"(%3331) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
          %3334 = "vector.extract"(%3331) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
          %3335 = "vector.extract"(%3331) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
          %3336 = "vector.extract"(%3331) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
          %3337 = "vector.extract"(%3331) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
          %3338 = "vector.extract"(%3331) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
          %3339 = "vector.extract"(%3331) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
          %3340 = "vector.extract"(%3331) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
          %3341 = "vector.extract"(%3331) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
          %3342 = "vector.extract"(%3331) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
          %3343 = "vector.extract"(%3331) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
          %3344 = "vector.extract"(%3331) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
          %3345 = "vector.extract"(%3331) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
          %3346 = "vector.extract"(%3331) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
          %3347 = "vector.extract"(%3331) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
          %3348 = "vector.extract"(%3331) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
          %3349 = "vector.extract"(%3331) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
          %3350 = "vector.extract"(%3331) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
          %3351 = "vector.extract"(%3331) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
          %3352 = "vector.extract"(%3331) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
          %3353 = "vector.extract"(%3331) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
          %3354 = "vector.extract"(%3331) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
          %3355 = "vector.extract"(%3331) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
          %3356 = "vector.extract"(%3331) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
          %3357 = "vector.extract"(%3331) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
          %3358 = "vector.extract"(%3331) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
          %3359 = "vector.extract"(%3331) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
          %3360 = "vector.extract"(%3331) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
          %3361 = "vector.extract"(%3331) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
          %3362 = "vector.extract"(%3331) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
          %3363 = "vector.extract"(%3331) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
          %3364 = "vector.extract"(%3331) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
          %3365 = "vector.extract"(%3331) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
          %3366 = "vector.extract"(%3331) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
          %3367 = "vector.extract"(%3331) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
          %3368 = "vector.extract"(%3331) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
          %3369 = "vector.extract"(%3331) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
          %3370 = "vector.extract"(%3331) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
          %3371 = "vector.extract"(%3331) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
          %3372 = "vector.extract"(%3331) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
          %3373 = "vector.extract"(%3331) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
          %3374 = "vector.extract"(%3331) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
          %3375 = "vector.extract"(%3331) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
          %3376 = "vector.extract"(%3331) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
          %3377 = "vector.extract"(%3331) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
          %3378 = "vector.extract"(%3331) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
          %3379 = "vector.extract"(%3331) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
          %3380 = "vector.extract"(%3331) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
          %3381 = "vector.extract"(%3331) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
          %3382 = "vector.extract"(%3331) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
          %3383 = "vector.extract"(%3331) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
          %3384 = "vector.extract"(%3331) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
          %3385 = "vector.extract"(%3331) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
          %3386 = "vector.extract"(%3331) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
          %3387 = "vector.extract"(%3331) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
          %3388 = "vector.extract"(%3331) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
          %3389 = "vector.extract"(%3331) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
          %3390 = "vector.extract"(%3331) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
          %3391 = "vector.extract"(%3331) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
          %3392 = "vector.extract"(%3331) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
          %3393 = "vector.extract"(%3331) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
          %3394 = "vector.extract"(%3331) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
          %3395 = "vector.extract"(%3331) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
          %3396 = "llvm.call_intrinsic"(%3332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3397 = "llvm.call_intrinsic"(%3333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3398 = "llvm.call_intrinsic"(%3334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3399 = "llvm.call_intrinsic"(%3335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3400 = "llvm.call_intrinsic"(%3336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3401 = "llvm.call_intrinsic"(%3337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3402 = "llvm.call_intrinsic"(%3338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3403 = "llvm.call_intrinsic"(%3339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3404 = "llvm.call_intrinsic"(%3340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3405 = "llvm.call_intrinsic"(%3341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3406 = "llvm.call_intrinsic"(%3342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3407 = "llvm.call_intrinsic"(%3343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3408 = "llvm.call_intrinsic"(%3344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3409 = "llvm.call_intrinsic"(%3345) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3410 = "llvm.call_intrinsic"(%3346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3411 = "llvm.call_intrinsic"(%3347) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3412 = "llvm.call_intrinsic"(%3348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3413 = "llvm.call_intrinsic"(%3349) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3414 = "llvm.call_intrinsic"(%3350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3415 = "llvm.call_intrinsic"(%3351) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3416 = "llvm.call_intrinsic"(%3352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3417 = "llvm.call_intrinsic"(%3353) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3418 = "llvm.call_intrinsic"(%3354) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3419 = "llvm.call_intrinsic"(%3355) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3420 = "llvm.call_intrinsic"(%3356) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3421 = "llvm.call_intrinsic"(%3357) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3422 = "llvm.call_intrinsic"(%3358) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3423 = "llvm.call_intrinsic"(%3359) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3424 = "llvm.call_intrinsic"(%3360) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3425 = "llvm.call_intrinsic"(%3361) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3426 = "llvm.call_intrinsic"(%3362) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3427 = "llvm.call_intrinsic"(%3363) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3428 = "llvm.call_intrinsic"(%3364) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3429 = "llvm.call_intrinsic"(%3365) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3430 = "llvm.call_intrinsic"(%3366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3431 = "llvm.call_intrinsic"(%3367) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3432 = "llvm.call_intrinsic"(%3368) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3433 = "llvm.call_intrinsic"(%3369) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3434 = "llvm.call_intrinsic"(%3370) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3435 = "llvm.call_intrinsic"(%3371) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3436 = "llvm.call_intrinsic"(%3372) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3437 = "llvm.call_intrinsic"(%3373) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3438 = "llvm.call_intrinsic"(%3374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3439 = "llvm.call_intrinsic"(%3375) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3440 = "llvm.call_intrinsic"(%3376) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3441 = "llvm.call_intrinsic"(%3377) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3442 = "llvm.call_intrinsic"(%3378) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3443 = "llvm.call_intrinsic"(%3379) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3444 = "llvm.call_intrinsic"(%3380) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3445 = "llvm.call_intrinsic"(%3381) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3446 = "llvm.call_intrinsic"(%3382) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3447 = "llvm.call_intrinsic"(%3383) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3448 = "llvm.call_intrinsic"(%3384) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3449 = "llvm.call_intrinsic"(%3385) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3450 = "llvm.call_intrinsic"(%3386) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3451 = "llvm.call_intrinsic"(%3387) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3452 = "llvm.call_intrinsic"(%3388) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3453 = "llvm.call_intrinsic"(%3389) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3454 = "llvm.call_intrinsic"(%3390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3455 = "llvm.call_intrinsic"(%3391) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3456 = "llvm.call_intrinsic"(%3392) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3457 = "llvm.call_intrinsic"(%3393) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3458 = "llvm.call_intrinsic"(%3394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3459 = "llvm.call_intrinsic"(%3395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3460 = "vector.from_elements"(%3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %3461 = "vector.extract"(%3460) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
          %3462 = "vector.extract"(%3460) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
          %3463 = "arith.addf"(%3461, %3462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3464 = "vector.extract"(%3460) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
          %3465 = "vector.extract"(%3460) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
          %3466 = "arith.addf"(%3464, %3465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3467 = "arith.addf"(%3463, %3466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3468 = "vector.extract"(%3460) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
          %3469 = "vector.extract"(%3460) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
          %3470 = "arith.addf"(%3468, %3469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3471 = "vector.extract"(%3460) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
          %3472 = "vector.extract"(%3460) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
          %3473 = "arith.addf"(%3471, %3472) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3474 = "arith.addf"(%3470, %3473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3475 = "arith.addf"(%3467, %3474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3476 = "vector.extract"(%3460) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
          %3477 = "vector.extract"(%3460) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
          %3478 = "arith.addf"(%3476, %3477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3479 = "vector.extract"(%3460) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
          %3480 = "vector.extract"(%3460) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
          %3481 = "arith.addf"(%3479, %3480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3482 = "arith.addf"(%3478, %3481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3483 = "vector.extract"(%3460) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
          %3484 = "vector.extract"(%3460) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
          %3485 = "arith.addf"(%3483, %3484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3486 = "vector.extract"(%3460) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
          %3487 = "vector.extract"(%3460) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
          %3488 = "arith.addf"(%3486, %3487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3489 = "arith.addf"(%3485, %3488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3490 = "arith.addf"(%3482, %3489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3491 = "arith.addf"(%3475, %3490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3492 = "vector.extract"(%3460) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
          %3493 = "vector.extract"(%3460) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
          %3494 = "arith.addf"(%3492, %3493) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3495 = "vector.extract"(%3460) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
          %3496 = "vector.extract"(%3460) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
          %3497 = "arith.addf"(%3495, %3496) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3498 = "arith.addf"(%3494, %3497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3499 = "vector.extract"(%3460) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
          %3500 = "vector.extract"(%3460) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
          %3501 = "arith.addf"(%3499, %3500) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3502 = "vector.extract"(%3460) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
          %3503 = "vector.extract"(%3460) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
          %3504 = "arith.addf"(%3502, %3503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3505 = "arith.addf"(%3501, %3504) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3506 = "arith.addf"(%3498, %3505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3507 = "vector.extract"(%3460) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
          %3508 = "vector.extract"(%3460) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
          %3509 = "arith.addf"(%3507, %3508) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3510 = "vector.extract"(%3460) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
          %3511 = "vector.extract"(%3460) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
          %3512 = "arith.addf"(%3510, %3511) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3513 = "arith.addf"(%3509, %3512) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3514 = "vector.extract"(%3460) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
          %3515 = "vector.extract"(%3460) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
          %3516 = "arith.addf"(%3514, %3515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3517 = "vector.extract"(%3460) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
          %3518 = "vector.extract"(%3460) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
          %3519 = "arith.addf"(%3517, %3518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3520 = "arith.addf"(%3516, %3519) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3521 = "arith.addf"(%3513, %3520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3522 = "arith.addf"(%3506, %3521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3523 = "arith.addf"(%3491, %3522) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3524 = "vector.extract"(%3460) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
          %3525 = "vector.extract"(%3460) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
          %3526 = "arith.addf"(%3524, %3525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3527 = "vector.extract"(%3460) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
          %3528 = "vector.extract"(%3460) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
          %3529 = "arith.addf"(%3527, %3528) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3530 = "arith.addf"(%3526, %3529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3531 = "vector.extract"(%3460) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
          %3532 = "vector.extract"(%3460) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
          %3533 = "arith.addf"(%3531, %3532) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3534 = "vector.extract"(%3460) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
          %3535 = "vector.extract"(%3460) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
          %3536 = "arith.addf"(%3534, %3535) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3537 = "arith.addf"(%3533, %3536) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3538 = "arith.addf"(%3530, %3537) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3539 = "vector.extract"(%3460) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
          %3540 = "vector.extract"(%3460) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
          %3541 = "arith.addf"(%3539, %3540) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3542 = "vector.extract"(%3460) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
          %3543 = "vector.extract"(%3460) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
          %3544 = "arith.addf"(%3542, %3543) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3545 = "arith.addf"(%3541, %3544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3546 = "vector.extract"(%3460) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
          %3547 = "vector.extract"(%3460) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
          %3548 = "arith.addf"(%3546, %3547) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3549 = "vector.extract"(%3460) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
          %3550 = "vector.extract"(%3460) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
          %3551 = "arith.addf"(%3549, %3550) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3552 = "arith.addf"(%3548, %3551) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3553 = "arith.addf"(%3545, %3552) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3554 = "arith.addf"(%3538, %3553) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3555 = "vector.extract"(%3460) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
          %3556 = "vector.extract"(%3460) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
          %3557 = "arith.addf"(%3555, %3556) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3558 = "vector.extract"(%3460) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
          %3559 = "vector.extract"(%3460) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
          %3560 = "arith.addf"(%3558, %3559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3561 = "arith.addf"(%3557, %3560) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3562 = "vector.extract"(%3460) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
          %3563 = "vector.extract"(%3460) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
          %3564 = "arith.addf"(%3562, %3563) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3565 = "vector.extract"(%3460) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
          %3566 = "vector.extract"(%3460) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
          %3567 = "arith.addf"(%3565, %3566) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3568 = "arith.addf"(%3564, %3567) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3569 = "arith.addf"(%3561, %3568) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3570 = "vector.extract"(%3460) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
          %3571 = "vector.extract"(%3460) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
          %3572 = "arith.addf"(%3570, %3571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3573 = "vector.extract"(%3460) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
          %3574 = "vector.extract"(%3460) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
          %3575 = "arith.addf"(%3573, %3574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3576 = "arith.addf"(%3572, %3575) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3577 = "vector.extract"(%3460) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
          %3578 = "vector.extract"(%3460) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
          %3579 = "arith.addf"(%3577, %3578) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3580 = "vector.extract"(%3460) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
          %3581 = "vector.extract"(%3460) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
          %3582 = "arith.addf"(%3580, %3581) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3583 = "arith.addf"(%3579, %3582) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3584 = "arith.addf"(%3576, %3583) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3585 = "arith.addf"(%3569, %3584) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3586 = "arith.addf"(%3554, %3585) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3587 = "arith.addf"(%3523, %3586) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3588 = "arith.addf"(%3587, %2722) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3589 = "nvvm.shfl.sync"(%25, %3588, %42, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 14 : i32} : (i32, f32, i32, i32) -> f32
          %3590 = "arith.addf"(%3588, %3589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3591 = "nvvm.shfl.sync"(%25, %3590, %83, %27) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 15 : i32} : (i32, f32, i32, i32) -> f32
          %3592 = "arith.addf"(%3590, %3591) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3593 = "arith.andi"(%2989, %869) : (i1, i1) -> i1
          "scf.if"(%3593) ({
            %3594 = "arith.extsi"(%850) : (i32) -> i64
            %3595 = "arith.extsi"(%867) : (i32) -> i64
            %3596 = "arith.muli"(%3594, %9) : (i64, i64) -> i64
            %3597 = "arith.addi"(%3596, %3595) : (i64, i64) -> i64
            %3598 = "llvm.getelementptr"(%7, %3597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3325, %3598) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            %3599 = "arith.muli"(%3594, %12) : (i64, i64) -> i64
            %3600 = "arith.addi"(%3599, %3595) : (i64, i64) -> i64
            %3601 = "llvm.getelementptr"(%10, %3600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3592, %3601) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3602 = "arith.addi"(%667, %90) : (i32, i32) -> i32
          %3603 = "arith.addi"(%668, %83) : (i32, i32) -> i32
          "scf.yield"(%662, %3602, %91, %92, %46, %3602, %3603, %1173, %1174, %1175, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%389, %390, %388) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "multiply_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 2, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: !llvm.ptr<1>, %4: i32, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i32):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.constant"() {value = 32 : i32} : () -> i32
      %16 = "arith.remui"(%12, %15) : (i32, i32) -> i32
      %17 = "arith.divui"(%12, %15) : (i32, i32) -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.muli"(%18, %15) : (i32, i32) -> i32
      %22 = "arith.addi"(%21, %16) : (i32, i32) -> i32
      %23 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %24 = "arith.constant"() {value = 1 : i32} : () -> i32
      %25 = "arith.subi"(%1, %24) : (i32, i32) -> i32
      %26 = "arith.minsi"(%22, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %28 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %29 = "arith.constant"() {value = 0 : i32} : () -> i32
      %30 = "arith.constant"() {value = 1 : i32} : () -> i32
      %31 = "arith.constant"() {value = 8 : i32} : () -> i32
      %32 = "arith.subi"(%4, %17) : (i32, i32) -> i32
      %33 = "arith.subi"(%32, %30) : (i32, i32) -> i32
      %34 = "arith.divui"(%33, %31) : (i32, i32) -> i32
      %35 = "arith.addi"(%34, %30) : (i32, i32) -> i32
      %36 = "arith.cmpi"(%4, %17) {predicate = 4 : i64} : (i32, i32) -> i1
      %37 = "arith.select"(%36, %35, %29) : (i1, i32, i32) -> i32
      %38, %39 = "scf.for"(%29, %37, %30, %27, %28) ({
      ^bb0(%40: i32, %41: f32, %42: f32):
        %43 = "arith.muli"(%40, %31) : (i32, i32) -> i32
        %44 = "arith.addi"(%17, %43) : (i32, i32) -> i32
        %45 = "arith.extsi"(%44) : (i32) -> i64
        %46 = "arith.extsi"(%26) : (i32) -> i64
        %47 = "arith.muli"(%45, %5) : (i64, i64) -> i64
        %48 = "arith.addi"(%47, %46) : (i64, i64) -> i64
        %49 = "llvm.getelementptr"(%3, %48) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %50 = "llvm.load"(%49) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %51 = "arith.muli"(%45, %8) : (i64, i64) -> i64
        %52 = "arith.addi"(%51, %46) : (i64, i64) -> i64
        %53 = "llvm.getelementptr"(%6, %52) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %54 = "llvm.load"(%53) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %55 = "arith.maxnumf"(%41, %50) : (f32, f32) -> f32
        %56 = "arith.cmpf"(%41, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %57 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %58 = "arith.mulf"(%41, %57) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %59 = "arith.select"(%56, %28, %58) : (i1, f32, f32) -> f32
        %60 = "arith.cmpf"(%55, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %61 = "arith.mulf"(%55, %57) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %62 = "arith.select"(%60, %28, %61) : (i1, f32, f32) -> f32
        %63 = "arith.subf"(%59, %62) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %64 = "llvm.call_intrinsic"(%63) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %65 = "arith.mulf"(%42, %64) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %66 = "arith.cmpf"(%50, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %67 = "arith.mulf"(%50, %57) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %68 = "arith.select"(%66, %28, %67) : (i1, f32, f32) -> f32
        %69 = "arith.subf"(%68, %62) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %70 = "llvm.call_intrinsic"(%69) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %71 = "arith.mulf"(%54, %70) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %72 = "arith.addf"(%65, %71) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%55, %72) : (f32, f32) -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32, f32) -> (f32, f32)
      %73 = "arith.muli"(%17, %15) : (i32, i32) -> i32
      %74 = "arith.addi"(%16, %73) : (i32, i32) -> i32
      %75 = "llvm.getelementptr"(%23, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%38, %75) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %76 = "arith.constant"() {value = 256 : i32} : () -> i32
      %77 = "arith.addi"(%74, %76) : (i32, i32) -> i32
      %78 = "llvm.getelementptr"(%23, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%39, %78) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %79 = "arith.constant"() {value = 0 : i32} : () -> i32
      %80 = "arith.cmpi"(%17, %79) {predicate = 0 : i64} : (i32, i32) -> i1
      %81 = "arith.cmpi"(%22, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %82 = "arith.andi"(%80, %81) : (i1, i1) -> i1
      "scf.if"(%82) ({
        %83 = "arith.addi"(%16, %15) : (i32, i32) -> i32
        %84 = "llvm.getelementptr"(%23, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %85 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %86 = "arith.addi"(%83, %76) : (i32, i32) -> i32
        %87 = "llvm.getelementptr"(%23, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %88 = "llvm.load"(%87) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %89 = "arith.maxnumf"(%38, %85) : (f32, f32) -> f32
        %90 = "arith.cmpf"(%38, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %91 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %92 = "arith.mulf"(%38, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %93 = "arith.select"(%90, %28, %92) : (i1, f32, f32) -> f32
        %94 = "arith.cmpf"(%89, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %95 = "arith.mulf"(%89, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %96 = "arith.select"(%94, %28, %95) : (i1, f32, f32) -> f32
        %97 = "arith.subf"(%93, %96) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %98 = "llvm.call_intrinsic"(%97) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %99 = "arith.mulf"(%39, %98) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %100 = "arith.cmpf"(%85, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %101 = "arith.mulf"(%85, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %102 = "arith.select"(%100, %28, %101) : (i1, f32, f32) -> f32
        %103 = "arith.subf"(%102, %96) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %104 = "llvm.call_intrinsic"(%103) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %105 = "arith.mulf"(%88, %104) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %106 = "arith.addf"(%99, %105) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %107 = "arith.constant"() {value = 64 : i32} : () -> i32
        %108 = "arith.addi"(%16, %107) : (i32, i32) -> i32
        %109 = "llvm.getelementptr"(%23, %108) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %110 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %111 = "arith.addi"(%108, %76) : (i32, i32) -> i32
        %112 = "llvm.getelementptr"(%23, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %113 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %114 = "arith.maxnumf"(%89, %110) : (f32, f32) -> f32
        %115 = "arith.cmpf"(%114, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %116 = "arith.mulf"(%114, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %117 = "arith.select"(%115, %28, %116) : (i1, f32, f32) -> f32
        %118 = "arith.subf"(%96, %117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %119 = "llvm.call_intrinsic"(%118) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %120 = "arith.mulf"(%106, %119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %121 = "arith.cmpf"(%110, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %122 = "arith.mulf"(%110, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %123 = "arith.select"(%121, %28, %122) : (i1, f32, f32) -> f32
        %124 = "arith.subf"(%123, %117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %125 = "llvm.call_intrinsic"(%124) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %126 = "arith.mulf"(%113, %125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %127 = "arith.addf"(%120, %126) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %128 = "arith.constant"() {value = 96 : i32} : () -> i32
        %129 = "arith.addi"(%16, %128) : (i32, i32) -> i32
        %130 = "llvm.getelementptr"(%23, %129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %131 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %132 = "arith.addi"(%129, %76) : (i32, i32) -> i32
        %133 = "llvm.getelementptr"(%23, %132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %134 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %135 = "arith.maxnumf"(%114, %131) : (f32, f32) -> f32
        %136 = "arith.cmpf"(%135, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %137 = "arith.mulf"(%135, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %138 = "arith.select"(%136, %28, %137) : (i1, f32, f32) -> f32
        %139 = "arith.subf"(%117, %138) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %140 = "llvm.call_intrinsic"(%139) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %141 = "arith.mulf"(%127, %140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %142 = "arith.cmpf"(%131, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %143 = "arith.mulf"(%131, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %144 = "arith.select"(%142, %28, %143) : (i1, f32, f32) -> f32
        %145 = "arith.subf"(%144, %138) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %146 = "llvm.call_intrinsic"(%145) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %147 = "arith.mulf"(%134, %146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %148 = "arith.addf"(%141, %147) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %149 = "arith.constant"() {value = 128 : i32} : () -> i32
        %150 = "arith.addi"(%16, %149) : (i32, i32) -> i32
        %151 = "llvm.getelementptr"(%23, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %152 = "llvm.load"(%151) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %153 = "arith.addi"(%150, %76) : (i32, i32) -> i32
        %154 = "llvm.getelementptr"(%23, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %155 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %156 = "arith.maxnumf"(%135, %152) : (f32, f32) -> f32
        %157 = "arith.cmpf"(%156, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %158 = "arith.mulf"(%156, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %159 = "arith.select"(%157, %28, %158) : (i1, f32, f32) -> f32
        %160 = "arith.subf"(%138, %159) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %161 = "llvm.call_intrinsic"(%160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %162 = "arith.mulf"(%148, %161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %163 = "arith.cmpf"(%152, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %164 = "arith.mulf"(%152, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %165 = "arith.select"(%163, %28, %164) : (i1, f32, f32) -> f32
        %166 = "arith.subf"(%165, %159) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %167 = "llvm.call_intrinsic"(%166) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %168 = "arith.mulf"(%155, %167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %169 = "arith.addf"(%162, %168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %170 = "arith.constant"() {value = 160 : i32} : () -> i32
        %171 = "arith.addi"(%16, %170) : (i32, i32) -> i32
        %172 = "llvm.getelementptr"(%23, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %173 = "llvm.load"(%172) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %174 = "arith.addi"(%171, %76) : (i32, i32) -> i32
        %175 = "llvm.getelementptr"(%23, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %176 = "llvm.load"(%175) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %177 = "arith.maxnumf"(%156, %173) : (f32, f32) -> f32
        %178 = "arith.cmpf"(%177, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %179 = "arith.mulf"(%177, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %180 = "arith.select"(%178, %28, %179) : (i1, f32, f32) -> f32
        %181 = "arith.subf"(%159, %180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %182 = "llvm.call_intrinsic"(%181) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %183 = "arith.mulf"(%169, %182) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %184 = "arith.cmpf"(%173, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %185 = "arith.mulf"(%173, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %186 = "arith.select"(%184, %28, %185) : (i1, f32, f32) -> f32
        %187 = "arith.subf"(%186, %180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %188 = "llvm.call_intrinsic"(%187) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %189 = "arith.mulf"(%176, %188) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %190 = "arith.addf"(%183, %189) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %191 = "arith.constant"() {value = 192 : i32} : () -> i32
        %192 = "arith.addi"(%16, %191) : (i32, i32) -> i32
        %193 = "llvm.getelementptr"(%23, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %195 = "arith.addi"(%192, %76) : (i32, i32) -> i32
        %196 = "llvm.getelementptr"(%23, %195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %197 = "llvm.load"(%196) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %198 = "arith.maxnumf"(%177, %194) : (f32, f32) -> f32
        %199 = "arith.cmpf"(%198, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %200 = "arith.mulf"(%198, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %201 = "arith.select"(%199, %28, %200) : (i1, f32, f32) -> f32
        %202 = "arith.subf"(%180, %201) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %203 = "llvm.call_intrinsic"(%202) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %204 = "arith.mulf"(%190, %203) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %205 = "arith.cmpf"(%194, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %206 = "arith.mulf"(%194, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %207 = "arith.select"(%205, %28, %206) : (i1, f32, f32) -> f32
        %208 = "arith.subf"(%207, %201) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %209 = "llvm.call_intrinsic"(%208) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %210 = "arith.mulf"(%197, %209) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %211 = "arith.addf"(%204, %210) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %212 = "arith.constant"() {value = 224 : i32} : () -> i32
        %213 = "arith.addi"(%16, %212) : (i32, i32) -> i32
        %214 = "llvm.getelementptr"(%23, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %215 = "llvm.load"(%214) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %216 = "arith.addi"(%213, %76) : (i32, i32) -> i32
        %217 = "llvm.getelementptr"(%23, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %218 = "llvm.load"(%217) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %219 = "arith.maxnumf"(%198, %215) : (f32, f32) -> f32
        %220 = "arith.cmpf"(%219, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %221 = "arith.mulf"(%219, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %222 = "arith.select"(%220, %28, %221) : (i1, f32, f32) -> f32
        %223 = "arith.subf"(%201, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %224 = "llvm.call_intrinsic"(%223) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %225 = "arith.mulf"(%211, %224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %226 = "arith.cmpf"(%215, %27) {predicate = 1 : i64} : (f32, f32) -> i1
        %227 = "arith.mulf"(%215, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %228 = "arith.select"(%226, %28, %227) : (i1, f32, f32) -> f32
        %229 = "arith.subf"(%228, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %230 = "llvm.call_intrinsic"(%229) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %231 = "arith.mulf"(%218, %230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %232 = "arith.addf"(%225, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %233 = "arith.negf"(%222) : (f32) -> f32
        %234 = "llvm.intr.fma"(%219, %91, %233) : (f32, f32, f32) -> f32
        %235 = "llvm.call_intrinsic"(%232) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %236 = "arith.subf"(%235, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %237 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %238 = "arith.mulf"(%236, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %239 = "arith.addf"(%219, %238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %240 = "arith.extsi"(%22) : (i32) -> i64
        %241 = "llvm.getelementptr"(%10, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%239, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %242 = "llvm.getelementptr"(%9, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%28, %242) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %243 = "llvm.getelementptr"(%0, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %244 = "llvm.load"(%243) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
        %245 = "arith.constant"() {value = 0 : i64} : () -> i64
        %246 = "arith.cmpi"(%244, %245) {predicate = 5 : i64} : (i64, i64) -> i1
        %247 = "scf.if"(%246) ({
          %248 = "llvm.load"(%243) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
          %249 = "arith.extsi"(%11) : (i32) -> i64
          %250 = "arith.cmpi"(%248, %249) {predicate = 2 : i64} : (i64, i64) -> i1
          "scf.yield"(%250) : (i1) -> ()
        }, {
          "scf.yield"(%246) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%247) ({
          %251 = "llvm.getelementptr"(%2, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %253 = "arith.subf"(%219, %252) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %254 = "arith.addf"(%253, %238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "llvm.store"(%254, %242) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "losses_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: !llvm.ptr<1>, %12: i32, %13: !llvm.ptr<1>, %14: i32):
    %15 = "arith.extsi"(%1) : (i32) -> i64
    %16 = "arith.extsi"(%2) : (i32) -> i64
    %17 = "arith.constant"() {value = 2 : i64} : () -> i64
    %18 = "arith.muli"(%3, %17) : (i64, i64) -> i64
    %19 = "cutec.tensor_map"(%0, %16, %15, %18) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %20 = "arith.extsi"(%5) : (i32) -> i64
    %21 = "arith.muli"(%6, %17) : (i64, i64) -> i64
    %22 = "cutec.tensor_map"(%4, %16, %20, %21) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %23 = "arith.constant"() {value = 127 : i32} : () -> i32
    %24 = "arith.addi"(%1, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 128 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 255 : i32} : () -> i32
    %28 = "arith.addi"(%5, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 256 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.constant"() {value = 1 : i32} : () -> i32
    %32 = "arith.addi"(%26, %31) : (i32, i32) -> i32
    %33 = "arith.constant"() {value = 2 : i32} : () -> i32
    %34 = "arith.divui"(%32, %33) : (i32, i32) -> i32
    %35 = "arith.muli"(%30, %34) : (i32, i32) -> i32
    %36 = "arith.maxsi"(%35, %31) : (i32, i32) -> i32
    %37 = "arith.extui"(%36) : (i32) -> i64
    %38 = "arith.subi"(%36, %31) : (i32, i32) -> i32
    %39 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
    %40 = "arith.constant"() {value = 32 : i32} : () -> i32
    %41 = "arith.subi"(%40, %39) : (i32, i32) -> i32
    %42 = "arith.extsi"(%41) : (i32) -> i64
    %43 = "arith.constant"() {value = 1 : i64} : () -> i64
    %44 = "arith.shli"(%43, %42) : (i64, i64) -> i64
    %45 = "arith.constant"() {value = 64 : i64} : () -> i64
    %46 = "arith.cmpi"(%42, %45) {predicate = 6 : i64} : (i64, i64) -> i1
    %47 = "arith.constant"() {value = 0 : i64} : () -> i64
    %48 = "arith.select"(%46, %44, %47) : (i1, i64, i64) -> i64
    %49 = "arith.subi"(%48, %37) : (i64, i64) -> i64
    %50 = "arith.constant"() {value = 32 : i64} : () -> i64
    %51 = "arith.shli"(%49, %50) : (i64, i64) -> i64
    %52 = "arith.divui"(%51, %37) : (i64, i64) -> i64
    %53 = "arith.addi"(%52, %43) : (i64, i64) -> i64
    %54 = "arith.shli"(%53, %50) : (i64, i64) -> i64
    %55 = "arith.ori"(%54, %37) : (i64, i64) -> i64
    %56 = "arith.constant"() {value = 8 : i32} : () -> i32
    %57 = "arith.muli"(%30, %56) : (i32, i32) -> i32
    %58 = "arith.maxsi"(%57, %31) : (i32, i32) -> i32
    %59 = "arith.extui"(%58) : (i32) -> i64
    %60 = "arith.subi"(%58, %31) : (i32, i32) -> i32
    %61 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
    %62 = "arith.subi"(%40, %61) : (i32, i32) -> i32
    %63 = "arith.extsi"(%62) : (i32) -> i64
    %64 = "arith.shli"(%43, %63) : (i64, i64) -> i64
    %65 = "arith.cmpi"(%63, %45) {predicate = 6 : i64} : (i64, i64) -> i1
    %66 = "arith.select"(%65, %64, %47) : (i1, i64, i64) -> i64
    %67 = "arith.subi"(%66, %59) : (i64, i64) -> i64
    %68 = "arith.shli"(%67, %50) : (i64, i64) -> i64
    %69 = "arith.divui"(%68, %59) : (i64, i64) -> i64
    %70 = "arith.addi"(%69, %43) : (i64, i64) -> i64
    %71 = "arith.shli"(%70, %50) : (i64, i64) -> i64
    %72 = "arith.ori"(%71, %59) : (i64, i64) -> i64
    %73 = "arith.addi"(%34, %56) : (i32, i32) -> i32
    %74 = "arith.subi"(%73, %31) : (i32, i32) -> i32
    %75 = "arith.constant"() {value = 7 : i32} : () -> i32
    %76 = "arith.andi"(%74, %75) : (i32, i32) -> i32
    %77 = "arith.addi"(%76, %31) : (i32, i32) -> i32
    %78 = "arith.maxsi"(%77, %31) : (i32, i32) -> i32
    %79 = "arith.extui"(%78) : (i32) -> i64
    %80 = "arith.subi"(%78, %31) : (i32, i32) -> i32
    %81 = "llvm.intr.ctlz"(%80) {is_zero_poison = false} : (i32) -> i32
    %82 = "arith.subi"(%40, %81) : (i32, i32) -> i32
    %83 = "arith.extsi"(%82) : (i32) -> i64
    %84 = "arith.shli"(%43, %83) : (i64, i64) -> i64
    %85 = "arith.cmpi"(%83, %45) {predicate = 6 : i64} : (i64, i64) -> i1
    %86 = "arith.select"(%85, %84, %47) : (i1, i64, i64) -> i64
    %87 = "arith.subi"(%86, %79) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %50) : (i64, i64) -> i64
    %89 = "arith.divui"(%88, %79) : (i64, i64) -> i64
    %90 = "arith.addi"(%89, %43) : (i64, i64) -> i64
    %91 = "arith.shli"(%90, %50) : (i64, i64) -> i64
    %92 = "arith.ori"(%91, %79) : (i64, i64) -> i64
    %93 = "arith.muli"(%34, %30) : (i32, i32) -> i32
    %94 = "arith.constant"() {value = 66 : i32} : () -> i32
    %95 = "arith.minsi"(%93, %94) : (i32, i32) -> i32
    %96 = "arith.constant"() {value = 384 : i32} : () -> i32
    %97 = "arith.constant"() {value = 196672 : i32} : () -> i32
    "gpu.launch_func"(%33, %31, %95, %96, %31, %31, %33, %31, %31, %97, %19, %1, %2, %22, %5, %7, %10, %11, %12, %15, %13, %14, %15, %55, %72, %92, %34, %30) {kernel = @kernels::@multiply_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i32) -> ()
    %98 = "arith.constant"() {value = 31 : i32} : () -> i32
    %99 = "arith.addi"(%1, %98) : (i32, i32) -> i32
    %100 = "arith.divui"(%99, %40) : (i32, i32) -> i32
    %101 = "arith.constant"() {value = 2048 : i32} : () -> i32
    "gpu.launch_func"(%100, %31, %31, %29, %31, %31, %101, %7, %1, %10, %11, %12, %15, %13, %14, %15, %8, %9, %5) {kernel = @kernels::@losses_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "linear_cross_entropy_bf16", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
