!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i32, %8: i64, %9: i64, %10: i64, %11: i32, %12: i32, %13: i64, %14: i64, %15: i64, %16: i32, %17: i32):
      %18 = "arith.trunci"(%8) : (i64) -> i32
      %19 = "arith.trunci"(%9) : (i64) -> i32
      %20 = "arith.trunci"(%10) : (i64) -> i32
      %21 = "arith.trunci"(%13) : (i64) -> i32
      %22 = "arith.trunci"(%14) : (i64) -> i32
      %23 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %26 = "arith.constant"() {value = 128 : i32} : () -> i32
      %27 = "arith.divui"(%23, %26) : (i32, i32) -> i32
      %28 = "arith.constant"() {value = -1 : i32} : () -> i32
      %29 = "arith.constant"() {value = 0 : i32} : () -> i32
      %30 = "arith.constant"() {value = 31 : i32} : () -> i32
      %31 = "nvvm.shfl.sync"(%28, %27, %29, %30) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %32 = "arith.constant"() {value = 32 : i32} : () -> i32
      %33 = "arith.divui"(%23, %32) : (i32, i32) -> i32
      %34 = "nvvm.shfl.sync"(%28, %33, %29, %30) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %35 = "arith.cmpi"(%34, %29) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%35) ({
        %36 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%36) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %38 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%38) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
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
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %44 = "arith.cmpi"(%43, %29) {predicate = 0 : i64} : (i32, i32) -> i1
      %45 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.addi"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 384 : i32} : () -> i32
      %51 = "arith.muli"(%49, %50) : (i32, i32) -> i32
      %52 = "arith.addi"(%46, %51) : (i32, i32) -> i32
      %53 = "arith.divui"(%52, %32) : (i32, i32) -> i32
      %54 = "arith.cmpi"(%53, %29) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%54) ({
        %55 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%55) ({
          %56 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t57_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t57_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %58 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t59_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %56) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t65_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %72 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %73 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %74 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %75 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %76 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %77 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %78 = "arith.constant"() {value = 1 : i32} : () -> i32
      %79 = "arith.remui"(%72, %78) : (i32, i32) -> i32
      %80 = "arith.remui"(%73, %78) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %81 = "arith.cmpi"(%31, %29) {predicate = 0 : i64} : (i32, i32) -> i1
      %82, %83, %84 = "scf.if"(%81) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %85, %86 = "scf.if"(%35) ({
          %87 = "arith.constant"() {value = 64 : i32} : () -> i32
          %88, %89, %90, %91, %92, %93, %94, %95 = "scf.while"(%74, %79, %80, %74, %29, %29, %29, %78) ({
          ^bb0(%96: i32, %97: i32, %98: i32, %99: i32, %100: i32, %101: i32, %102: i32, %103: i32):
            %104 = "arith.muli"(%16, %17) : (i32, i32) -> i32
            %105 = "arith.muli"(%104, %6) : (i32, i32) -> i32
            %106 = "arith.cmpi"(%96, %105) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%106, %96, %97, %98, %99, %100, %101, %102, %103) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%107: i32, %108: i32, %109: i32, %110: i32, %111: i32, %112: i32, %113: i32, %114: i32):
            %115 = "arith.constant"() {value = 32 : i64} : () -> i64
            %116 = "arith.shrui"(%13, %115) : (i64, i64) -> i64
            %117 = "arith.subi"(%21, %78) : (i32, i32) -> i32
            %118 = "llvm.intr.ctlz"(%117) {is_zero_poison = false} : (i32) -> i32
            %119 = "arith.subi"(%32, %118) : (i32, i32) -> i32
            %120 = "arith.extui"(%107) : (i32) -> i64
            %121 = "arith.muli"(%120, %116) : (i64, i64) -> i64
            %122 = "arith.shrui"(%121, %115) : (i64, i64) -> i64
            %123 = "arith.trunci"(%122) : (i64) -> i32
            %124 = "arith.addi"(%123, %107) : (i32, i32) -> i32
            %125 = "arith.shrui"(%124, %119) : (i32, i32) -> i32
            %126 = "arith.cmpi"(%119, %32) {predicate = 6 : i64} : (i32, i32) -> i1
            %127 = "arith.select"(%126, %125, %29) : (i1, i32, i32) -> i32
            %128 = "llvm.intr.ctlz"(%117) {is_zero_poison = false} : (i32) -> i32
            %129 = "arith.subi"(%32, %128) : (i32, i32) -> i32
            %130 = "arith.shrui"(%124, %129) : (i32, i32) -> i32
            %131 = "arith.cmpi"(%129, %32) {predicate = 6 : i64} : (i32, i32) -> i1
            %132 = "arith.select"(%131, %130, %29) : (i1, i32, i32) -> i32
            %133 = "arith.muli"(%132, %21) : (i32, i32) -> i32
            %134 = "arith.subi"(%107, %133) : (i32, i32) -> i32
            %135 = "arith.shrui"(%14, %115) : (i64, i64) -> i64
            %136 = "arith.subi"(%22, %78) : (i32, i32) -> i32
            %137 = "llvm.intr.ctlz"(%136) {is_zero_poison = false} : (i32) -> i32
            %138 = "arith.subi"(%32, %137) : (i32, i32) -> i32
            %139 = "arith.extui"(%134) : (i32) -> i64
            %140 = "arith.muli"(%139, %135) : (i64, i64) -> i64
            %141 = "arith.shrui"(%140, %115) : (i64, i64) -> i64
            %142 = "arith.trunci"(%141) : (i64) -> i32
            %143 = "arith.addi"(%142, %134) : (i32, i32) -> i32
            %144 = "arith.shrui"(%143, %138) : (i32, i32) -> i32
            %145 = "arith.cmpi"(%138, %32) {predicate = 6 : i64} : (i32, i32) -> i1
            %146 = "arith.select"(%145, %144, %29) : (i1, i32, i32) -> i32
            %147 = "llvm.intr.ctlz"(%136) {is_zero_poison = false} : (i32) -> i32
            %148 = "arith.subi"(%32, %147) : (i32, i32) -> i32
            %149 = "arith.shrui"(%143, %148) : (i32, i32) -> i32
            %150 = "arith.cmpi"(%148, %32) {predicate = 6 : i64} : (i32, i32) -> i1
            %151 = "arith.select"(%150, %149, %29) : (i1, i32, i32) -> i32
            %152 = "arith.muli"(%151, %22) : (i32, i32) -> i32
            %153 = "arith.subi"(%134, %152) : (i32, i32) -> i32
            %154 = "arith.addi"(%153, %108) : (i32, i32) -> i32
            %155 = "arith.addi"(%146, %109) : (i32, i32) -> i32
            %156 = "arith.muli"(%127, %12) : (i32, i32) -> i32
            %157 = "arith.addi"(%127, %78) : (i32, i32) -> i32
            %158 = "arith.muli"(%157, %12) : (i32, i32) -> i32
            %159, %160, %161 = "scf.for"(%156, %158, %78, %112, %113, %114) ({
            ^bb0(%162: i32, %163: i32, %164: i32, %165: i32):
              %166 = "llvm.getelementptr"(%45, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t167_s0 = "llvm.ptrtoint"(%166) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t167_s0, %165) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %168 = "llvm.getelementptr"(%42, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %169 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
              "scf.if"(%169) ({
                %170 = "arith.constant"() {value = 49152 : i32} : () -> i32
                %t171_s0 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t171_s0, %170) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %172 = "arith.muli"(%154, %26) : (i32, i32) -> i32
              %173 = "arith.muli"(%162, %87) : (i32, i32) -> i32
              %174 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %175 = "arith.muli"(%164, %174) : (i32, i32) -> i32
              %176 = "llvm.getelementptr"(%40, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %177 = "llvm.getelementptr"(%176) {rawConstantIndices = array<i32: 4096>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %178 = "arith.addi"(%172, %87) : (i32, i32) -> i32
              %179 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%179) ({
                %t180_s0 = "llvm.ptrtoint"(%176) : (!llvm.ptr<3>) -> i32
                %t180_s2 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t180_s0, %1, %t180_s2, %172, %173) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                %t181_s0 = "llvm.ptrtoint"(%177) : (!llvm.ptr<3>) -> i32
                %t181_s2 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t181_s0, %1, %t181_s2, %178, %173) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %182 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %183 = "arith.muli"(%164, %182) : (i32, i32) -> i32
              %184 = "llvm.getelementptr"(%41, %183) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %185 = "arith.constant"() {value = 4 : i32} : () -> i32
              %186 = "arith.muli"(%155, %185) : (i32, i32) -> i32
              %187 = "arith.shrui"(%10, %115) : (i64, i64) -> i64
              %188 = "arith.subi"(%20, %78) : (i32, i32) -> i32
              %189 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %190 = "arith.subi"(%32, %189) : (i32, i32) -> i32
              %191 = "arith.shrsi"(%186, %30) : (i32, i32) -> i32
              %192 = "arith.xori"(%186, %191) : (i32, i32) -> i32
              %193 = "arith.extui"(%192) : (i32) -> i64
              %194 = "arith.muli"(%193, %187) : (i64, i64) -> i64
              %195 = "arith.shrui"(%194, %115) : (i64, i64) -> i64
              %196 = "arith.trunci"(%195) : (i64) -> i32
              %197 = "arith.addi"(%196, %192) : (i32, i32) -> i32
              %198 = "arith.shrui"(%197, %190) : (i32, i32) -> i32
              %199 = "arith.cmpi"(%190, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %200 = "arith.select"(%199, %198, %29) : (i1, i32, i32) -> i32
              %201 = "arith.xori"(%200, %191) : (i32, i32) -> i32
              %202 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %203 = "arith.subi"(%32, %202) : (i32, i32) -> i32
              %204 = "arith.shrui"(%197, %203) : (i32, i32) -> i32
              %205 = "arith.cmpi"(%203, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %206 = "arith.select"(%205, %204, %29) : (i1, i32, i32) -> i32
              %207 = "arith.xori"(%206, %191) : (i32, i32) -> i32
              %208 = "arith.muli"(%207, %20) : (i32, i32) -> i32
              %209 = "arith.subi"(%186, %208) : (i32, i32) -> i32
              %210 = "arith.cmpi"(%201, %78) {predicate = 2 : i64} : (i32, i32) -> i1
              %211 = "arith.select"(%210, %209, %20) : (i1, i32, i32) -> i32
              %212 = "arith.andi"(%201, %29) : (i32, i32) -> i32
              %213 = "arith.muli"(%211, %87) : (i32, i32) -> i32
              %214 = "arith.shrui"(%8, %115) : (i64, i64) -> i64
              %215 = "arith.subi"(%18, %78) : (i32, i32) -> i32
              %216 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %217 = "arith.subi"(%32, %216) : (i32, i32) -> i32
              %218 = "arith.shrsi"(%173, %30) : (i32, i32) -> i32
              %219 = "arith.xori"(%173, %218) : (i32, i32) -> i32
              %220 = "arith.extui"(%219) : (i32) -> i64
              %221 = "arith.muli"(%220, %214) : (i64, i64) -> i64
              %222 = "arith.shrui"(%221, %115) : (i64, i64) -> i64
              %223 = "arith.trunci"(%222) : (i64) -> i32
              %224 = "arith.addi"(%223, %219) : (i32, i32) -> i32
              %225 = "arith.shrui"(%224, %217) : (i32, i32) -> i32
              %226 = "arith.cmpi"(%217, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %227 = "arith.select"(%226, %225, %29) : (i1, i32, i32) -> i32
              %228 = "arith.xori"(%227, %218) : (i32, i32) -> i32
              %229 = "arith.muli"(%228, %18) : (i32, i32) -> i32
              %230 = "arith.subi"(%173, %229) : (i32, i32) -> i32
              %231 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %232 = "arith.subi"(%32, %231) : (i32, i32) -> i32
              %233 = "arith.shrui"(%224, %232) : (i32, i32) -> i32
              %234 = "arith.cmpi"(%232, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %235 = "arith.select"(%234, %233, %29) : (i1, i32, i32) -> i32
              %236 = "arith.xori"(%235, %218) : (i32, i32) -> i32
              %237 = "arith.shrui"(%9, %115) : (i64, i64) -> i64
              %238 = "arith.subi"(%19, %78) : (i32, i32) -> i32
              %239 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %240 = "arith.subi"(%32, %239) : (i32, i32) -> i32
              %241 = "arith.shrsi"(%236, %30) : (i32, i32) -> i32
              %242 = "arith.xori"(%236, %241) : (i32, i32) -> i32
              %243 = "arith.extui"(%242) : (i32) -> i64
              %244 = "arith.muli"(%243, %237) : (i64, i64) -> i64
              %245 = "arith.shrui"(%244, %115) : (i64, i64) -> i64
              %246 = "arith.trunci"(%245) : (i64) -> i32
              %247 = "arith.addi"(%246, %242) : (i32, i32) -> i32
              %248 = "arith.shrui"(%247, %240) : (i32, i32) -> i32
              %249 = "arith.cmpi"(%240, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %250 = "arith.select"(%249, %248, %29) : (i1, i32, i32) -> i32
              %251 = "arith.xori"(%250, %241) : (i32, i32) -> i32
              %252 = "arith.muli"(%251, %19) : (i32, i32) -> i32
              %253 = "arith.subi"(%236, %252) : (i32, i32) -> i32
              %254 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %255 = "arith.subi"(%32, %254) : (i32, i32) -> i32
              %256 = "arith.shrui"(%247, %255) : (i32, i32) -> i32
              %257 = "arith.cmpi"(%255, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %258 = "arith.select"(%257, %256, %29) : (i1, i32, i32) -> i32
              %259 = "arith.xori"(%258, %241) : (i32, i32) -> i32
              %260 = "arith.trunci"(%212) : (i32) -> i16
              %261 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%261) ({
                %t262_s0 = "llvm.ptrtoint"(%184) : (!llvm.ptr<3>) -> i32
                %t262_s2 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t262_s0, %0, %t262_s2, %213, %230, %253, %259, %260, %260) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %263 = "arith.addi"(%186, %78) : (i32, i32) -> i32
              %264 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %265 = "arith.subi"(%32, %264) : (i32, i32) -> i32
              %266 = "arith.shrsi"(%263, %30) : (i32, i32) -> i32
              %267 = "arith.xori"(%263, %266) : (i32, i32) -> i32
              %268 = "arith.extui"(%267) : (i32) -> i64
              %269 = "arith.muli"(%268, %187) : (i64, i64) -> i64
              %270 = "arith.shrui"(%269, %115) : (i64, i64) -> i64
              %271 = "arith.trunci"(%270) : (i64) -> i32
              %272 = "arith.addi"(%271, %267) : (i32, i32) -> i32
              %273 = "arith.shrui"(%272, %265) : (i32, i32) -> i32
              %274 = "arith.cmpi"(%265, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %275 = "arith.select"(%274, %273, %29) : (i1, i32, i32) -> i32
              %276 = "arith.xori"(%275, %266) : (i32, i32) -> i32
              %277 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %278 = "arith.subi"(%32, %277) : (i32, i32) -> i32
              %279 = "arith.shrui"(%272, %278) : (i32, i32) -> i32
              %280 = "arith.cmpi"(%278, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %281 = "arith.select"(%280, %279, %29) : (i1, i32, i32) -> i32
              %282 = "arith.xori"(%281, %266) : (i32, i32) -> i32
              %283 = "arith.muli"(%282, %20) : (i32, i32) -> i32
              %284 = "arith.subi"(%263, %283) : (i32, i32) -> i32
              %285 = "arith.cmpi"(%276, %78) {predicate = 2 : i64} : (i32, i32) -> i1
              %286 = "arith.select"(%285, %284, %20) : (i1, i32, i32) -> i32
              %287 = "arith.andi"(%276, %29) : (i32, i32) -> i32
              %288 = "arith.muli"(%286, %87) : (i32, i32) -> i32
              %289 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %290 = "arith.subi"(%32, %289) : (i32, i32) -> i32
              %291 = "arith.shrui"(%224, %290) : (i32, i32) -> i32
              %292 = "arith.cmpi"(%290, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %293 = "arith.select"(%292, %291, %29) : (i1, i32, i32) -> i32
              %294 = "arith.xori"(%293, %218) : (i32, i32) -> i32
              %295 = "arith.muli"(%294, %18) : (i32, i32) -> i32
              %296 = "arith.subi"(%173, %295) : (i32, i32) -> i32
              %297 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %298 = "arith.subi"(%32, %297) : (i32, i32) -> i32
              %299 = "arith.shrui"(%224, %298) : (i32, i32) -> i32
              %300 = "arith.cmpi"(%298, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %301 = "arith.select"(%300, %299, %29) : (i1, i32, i32) -> i32
              %302 = "arith.xori"(%301, %218) : (i32, i32) -> i32
              %303 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %304 = "arith.subi"(%32, %303) : (i32, i32) -> i32
              %305 = "arith.shrsi"(%302, %30) : (i32, i32) -> i32
              %306 = "arith.xori"(%302, %305) : (i32, i32) -> i32
              %307 = "arith.extui"(%306) : (i32) -> i64
              %308 = "arith.muli"(%307, %237) : (i64, i64) -> i64
              %309 = "arith.shrui"(%308, %115) : (i64, i64) -> i64
              %310 = "arith.trunci"(%309) : (i64) -> i32
              %311 = "arith.addi"(%310, %306) : (i32, i32) -> i32
              %312 = "arith.shrui"(%311, %304) : (i32, i32) -> i32
              %313 = "arith.cmpi"(%304, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %314 = "arith.select"(%313, %312, %29) : (i1, i32, i32) -> i32
              %315 = "arith.xori"(%314, %305) : (i32, i32) -> i32
              %316 = "arith.muli"(%315, %19) : (i32, i32) -> i32
              %317 = "arith.subi"(%302, %316) : (i32, i32) -> i32
              %318 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %319 = "arith.subi"(%32, %318) : (i32, i32) -> i32
              %320 = "arith.shrui"(%311, %319) : (i32, i32) -> i32
              %321 = "arith.cmpi"(%319, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %322 = "arith.select"(%321, %320, %29) : (i1, i32, i32) -> i32
              %323 = "arith.xori"(%322, %305) : (i32, i32) -> i32
              %324 = "llvm.getelementptr"(%184) {rawConstantIndices = array<i32: 4096>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %325 = "arith.trunci"(%287) : (i32) -> i16
              %326 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%326) ({
                %t327_s0 = "llvm.ptrtoint"(%324) : (!llvm.ptr<3>) -> i32
                %t327_s2 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t327_s0, %0, %t327_s2, %288, %296, %317, %323, %325, %325) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %328 = "arith.constant"() {value = 2 : i32} : () -> i32
              %329 = "arith.addi"(%186, %328) : (i32, i32) -> i32
              %330 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %331 = "arith.subi"(%32, %330) : (i32, i32) -> i32
              %332 = "arith.shrsi"(%329, %30) : (i32, i32) -> i32
              %333 = "arith.xori"(%329, %332) : (i32, i32) -> i32
              %334 = "arith.extui"(%333) : (i32) -> i64
              %335 = "arith.muli"(%334, %187) : (i64, i64) -> i64
              %336 = "arith.shrui"(%335, %115) : (i64, i64) -> i64
              %337 = "arith.trunci"(%336) : (i64) -> i32
              %338 = "arith.addi"(%337, %333) : (i32, i32) -> i32
              %339 = "arith.shrui"(%338, %331) : (i32, i32) -> i32
              %340 = "arith.cmpi"(%331, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %341 = "arith.select"(%340, %339, %29) : (i1, i32, i32) -> i32
              %342 = "arith.xori"(%341, %332) : (i32, i32) -> i32
              %343 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %344 = "arith.subi"(%32, %343) : (i32, i32) -> i32
              %345 = "arith.shrui"(%338, %344) : (i32, i32) -> i32
              %346 = "arith.cmpi"(%344, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %347 = "arith.select"(%346, %345, %29) : (i1, i32, i32) -> i32
              %348 = "arith.xori"(%347, %332) : (i32, i32) -> i32
              %349 = "arith.muli"(%348, %20) : (i32, i32) -> i32
              %350 = "arith.subi"(%329, %349) : (i32, i32) -> i32
              %351 = "arith.cmpi"(%342, %78) {predicate = 2 : i64} : (i32, i32) -> i1
              %352 = "arith.select"(%351, %350, %20) : (i1, i32, i32) -> i32
              %353 = "arith.andi"(%342, %29) : (i32, i32) -> i32
              %354 = "arith.muli"(%352, %87) : (i32, i32) -> i32
              %355 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %356 = "arith.subi"(%32, %355) : (i32, i32) -> i32
              %357 = "arith.shrui"(%224, %356) : (i32, i32) -> i32
              %358 = "arith.cmpi"(%356, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %359 = "arith.select"(%358, %357, %29) : (i1, i32, i32) -> i32
              %360 = "arith.xori"(%359, %218) : (i32, i32) -> i32
              %361 = "arith.muli"(%360, %18) : (i32, i32) -> i32
              %362 = "arith.subi"(%173, %361) : (i32, i32) -> i32
              %363 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %364 = "arith.subi"(%32, %363) : (i32, i32) -> i32
              %365 = "arith.shrui"(%224, %364) : (i32, i32) -> i32
              %366 = "arith.cmpi"(%364, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %367 = "arith.select"(%366, %365, %29) : (i1, i32, i32) -> i32
              %368 = "arith.xori"(%367, %218) : (i32, i32) -> i32
              %369 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %370 = "arith.subi"(%32, %369) : (i32, i32) -> i32
              %371 = "arith.shrsi"(%368, %30) : (i32, i32) -> i32
              %372 = "arith.xori"(%368, %371) : (i32, i32) -> i32
              %373 = "arith.extui"(%372) : (i32) -> i64
              %374 = "arith.muli"(%373, %237) : (i64, i64) -> i64
              %375 = "arith.shrui"(%374, %115) : (i64, i64) -> i64
              %376 = "arith.trunci"(%375) : (i64) -> i32
              %377 = "arith.addi"(%376, %372) : (i32, i32) -> i32
              %378 = "arith.shrui"(%377, %370) : (i32, i32) -> i32
              %379 = "arith.cmpi"(%370, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %380 = "arith.select"(%379, %378, %29) : (i1, i32, i32) -> i32
              %381 = "arith.xori"(%380, %371) : (i32, i32) -> i32
              %382 = "arith.muli"(%381, %19) : (i32, i32) -> i32
              %383 = "arith.subi"(%368, %382) : (i32, i32) -> i32
              %384 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %385 = "arith.subi"(%32, %384) : (i32, i32) -> i32
              %386 = "arith.shrui"(%377, %385) : (i32, i32) -> i32
              %387 = "arith.cmpi"(%385, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %388 = "arith.select"(%387, %386, %29) : (i1, i32, i32) -> i32
              %389 = "arith.xori"(%388, %371) : (i32, i32) -> i32
              %390 = "llvm.getelementptr"(%184) {rawConstantIndices = array<i32: 8192>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %391 = "arith.trunci"(%353) : (i32) -> i16
              %392 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
              "scf.if"(%392) ({
                %t393_s0 = "llvm.ptrtoint"(%390) : (!llvm.ptr<3>) -> i32
                %t393_s2 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t393_s0, %0, %t393_s2, %354, %362, %383, %389, %391, %391) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %394 = "arith.constant"() {value = 3 : i32} : () -> i32
              %395 = "arith.addi"(%186, %394) : (i32, i32) -> i32
              %396 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %397 = "arith.subi"(%32, %396) : (i32, i32) -> i32
              %398 = "arith.shrsi"(%395, %30) : (i32, i32) -> i32
              %399 = "arith.xori"(%395, %398) : (i32, i32) -> i32
              %400 = "arith.extui"(%399) : (i32) -> i64
              %401 = "arith.muli"(%400, %187) : (i64, i64) -> i64
              %402 = "arith.shrui"(%401, %115) : (i64, i64) -> i64
              %403 = "arith.trunci"(%402) : (i64) -> i32
              %404 = "arith.addi"(%403, %399) : (i32, i32) -> i32
              %405 = "arith.shrui"(%404, %397) : (i32, i32) -> i32
              %406 = "arith.cmpi"(%397, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %407 = "arith.select"(%406, %405, %29) : (i1, i32, i32) -> i32
              %408 = "arith.xori"(%407, %398) : (i32, i32) -> i32
              %409 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
              %410 = "arith.subi"(%32, %409) : (i32, i32) -> i32
              %411 = "arith.shrui"(%404, %410) : (i32, i32) -> i32
              %412 = "arith.cmpi"(%410, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %413 = "arith.select"(%412, %411, %29) : (i1, i32, i32) -> i32
              %414 = "arith.xori"(%413, %398) : (i32, i32) -> i32
              %415 = "arith.muli"(%414, %20) : (i32, i32) -> i32
              %416 = "arith.subi"(%395, %415) : (i32, i32) -> i32
              %417 = "arith.cmpi"(%408, %78) {predicate = 2 : i64} : (i32, i32) -> i1
              %418 = "arith.select"(%417, %416, %20) : (i1, i32, i32) -> i32
              %419 = "arith.andi"(%408, %29) : (i32, i32) -> i32
              %420 = "arith.muli"(%418, %87) : (i32, i32) -> i32
              %421 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %422 = "arith.subi"(%32, %421) : (i32, i32) -> i32
              %423 = "arith.shrui"(%224, %422) : (i32, i32) -> i32
              %424 = "arith.cmpi"(%422, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %425 = "arith.select"(%424, %423, %29) : (i1, i32, i32) -> i32
              %426 = "arith.xori"(%425, %218) : (i32, i32) -> i32
              %427 = "arith.muli"(%426, %18) : (i32, i32) -> i32
              %428 = "arith.subi"(%173, %427) : (i32, i32) -> i32
              %429 = "llvm.intr.ctlz"(%215) {is_zero_poison = false} : (i32) -> i32
              %430 = "arith.subi"(%32, %429) : (i32, i32) -> i32
              %431 = "arith.shrui"(%224, %430) : (i32, i32) -> i32
              %432 = "arith.cmpi"(%430, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %433 = "arith.select"(%432, %431, %29) : (i1, i32, i32) -> i32
              %434 = "arith.xori"(%433, %218) : (i32, i32) -> i32
              %435 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %436 = "arith.subi"(%32, %435) : (i32, i32) -> i32
              %437 = "arith.shrsi"(%434, %30) : (i32, i32) -> i32
              %438 = "arith.xori"(%434, %437) : (i32, i32) -> i32
              %439 = "arith.extui"(%438) : (i32) -> i64
              %440 = "arith.muli"(%439, %237) : (i64, i64) -> i64
              %441 = "arith.shrui"(%440, %115) : (i64, i64) -> i64
              %442 = "arith.trunci"(%441) : (i64) -> i32
              %443 = "arith.addi"(%442, %438) : (i32, i32) -> i32
              %444 = "arith.shrui"(%443, %436) : (i32, i32) -> i32
              %445 = "arith.cmpi"(%436, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %446 = "arith.select"(%445, %444, %29) : (i1, i32, i32) -> i32
              %447 = "arith.xori"(%446, %437) : (i32, i32) -> i32
              %448 = "arith.muli"(%447, %19) : (i32, i32) -> i32
              %449 = "arith.subi"(%434, %448) : (i32, i32) -> i32
              %450 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %451 = "arith.subi"(%32, %450) : (i32, i32) -> i32
              %452 = "arith.shrui"(%443, %451) : (i32, i32) -> i32
              %453 = "arith.cmpi"(%451, %32) {predicate = 6 : i64} : (i32, i32) -> i1
              %454 = "arith.select"(%453, %452, %29) : (i1, i32, i32) -> i32
              %455 = "arith.xori"(%454, %437) : (i32, i32) -> i32
              %456 = "llvm.getelementptr"(%184) {rawConstantIndices = array<i32: 12288>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %457 = "arith.trunci"(%419) : (i32) -> i16
              %458 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%458) ({
                %t459_s0 = "llvm.ptrtoint"(%456) : (!llvm.ptr<3>) -> i32
                %t459_s2 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t459_s0, %0, %t459_s2, %420, %428, %449, %455, %457, %457) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %460 = "arith.addi"(%164, %78) : (i32, i32) -> i32
              %461 = "arith.cmpi"(%460, %185) {predicate = 0 : i64} : (i32, i32) -> i1
              %462 = "arith.xori"(%165, %78) : (i32, i32) -> i32
              %463 = "arith.select"(%461, %462, %165) : (i1, i32, i32) -> i32
              %464 = "arith.select"(%461, %29, %460) : (i1, i32, i32) -> i32
              %465 = "arith.addi"(%163, %78) : (i32, i32) -> i32
              "scf.yield"(%465, %464, %463) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %466 = "arith.addi"(%110, %77) : (i32, i32) -> i32
            %467 = "arith.addi"(%111, %78) : (i32, i32) -> i32
            "scf.yield"(%466, %79, %80, %466, %467, %159, %160, %161) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %468 = "llvm.getelementptr"(%45, %94) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t469_s0 = "llvm.ptrtoint"(%468) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t469_s0, %95) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %470 = "arith.addi"(%94, %78) : (i32, i32) -> i32
          %471 = "arith.constant"() {value = 4 : i32} : () -> i32
          %472 = "arith.cmpi"(%470, %471) {predicate = 0 : i64} : (i32, i32) -> i1
          %473 = "arith.xori"(%95, %78) : (i32, i32) -> i32
          %474 = "arith.select"(%472, %473, %95) : (i1, i32, i32) -> i32
          %475 = "arith.select"(%472, %29, %470) : (i1, i32, i32) -> i32
          %476 = "llvm.getelementptr"(%45, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t477_s0 = "llvm.ptrtoint"(%476) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t477_s0, %474) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %478 = "arith.addi"(%475, %78) : (i32, i32) -> i32
          %479 = "arith.cmpi"(%478, %471) {predicate = 0 : i64} : (i32, i32) -> i1
          %480 = "arith.xori"(%474, %78) : (i32, i32) -> i32
          %481 = "arith.select"(%479, %480, %474) : (i1, i32, i32) -> i32
          %482 = "arith.select"(%479, %29, %478) : (i1, i32, i32) -> i32
          %483 = "llvm.getelementptr"(%45, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t484_s0 = "llvm.ptrtoint"(%483) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t484_s0, %481) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %485 = "arith.addi"(%482, %78) : (i32, i32) -> i32
          %486 = "arith.cmpi"(%485, %471) {predicate = 0 : i64} : (i32, i32) -> i1
          %487 = "arith.xori"(%481, %78) : (i32, i32) -> i32
          %488 = "arith.select"(%486, %487, %481) : (i1, i32, i32) -> i32
          %489 = "arith.select"(%486, %29, %485) : (i1, i32, i32) -> i32
          %490 = "llvm.getelementptr"(%45, %489) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t491_s0 = "llvm.ptrtoint"(%490) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t491_s0, %488) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%91, %92) : (i32, i32) -> ()
        }, {
          "scf.yield"(%74, %29) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %492 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%85, %86, %492) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %493 = "arith.subi"(%23, %26) : (i32, i32) -> i32
        %494 = "arith.subi"(%31, %78) : (i32, i32) -> i32
        %495 = "arith.muli"(%494, %26) : (i32, i32) -> i32
        %496 = "arith.divui"(%495, %26) : (i32, i32) -> i32
        %497 = "arith.constant"() {value = 2 : i32} : () -> i32
        %498 = "arith.remui"(%496, %497) : (i32, i32) -> i32
        %499 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %500 = "arith.muli"(%498, %499) : (i32, i32) -> i32
        %501 = "llvm.getelementptr"(%40, %500) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %502 = "arith.constant"() {value = true} : () -> i1
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
        %514 = "llvm.mlir.undef"() : () -> f32
        %515 = "llvm.mlir.undef"() : () -> f32
        %516 = "llvm.mlir.undef"() : () -> f32
        %517 = "llvm.mlir.undef"() : () -> f32
        %518 = "llvm.mlir.undef"() : () -> f32
        %519 = "llvm.mlir.undef"() : () -> f32
        %520 = "llvm.mlir.undef"() : () -> f32
        %521 = "llvm.mlir.undef"() : () -> f32
        %522 = "llvm.mlir.undef"() : () -> f32
        %523 = "llvm.mlir.undef"() : () -> f32
        %524 = "llvm.mlir.undef"() : () -> f32
        %525 = "llvm.mlir.undef"() : () -> f32
        %526 = "llvm.mlir.undef"() : () -> f32
        %527 = "llvm.mlir.undef"() : () -> f32
        %528 = "llvm.mlir.undef"() : () -> f32
        %529 = "llvm.mlir.undef"() : () -> f32
        %530 = "llvm.mlir.undef"() : () -> f32
        %531 = "llvm.mlir.undef"() : () -> f32
        %532 = "llvm.mlir.undef"() : () -> f32
        %533 = "llvm.mlir.undef"() : () -> f32
        %534 = "llvm.mlir.undef"() : () -> f32
        %535 = "llvm.mlir.undef"() : () -> f32
        %536 = "llvm.mlir.undef"() : () -> f32
        %537 = "llvm.mlir.undef"() : () -> f32
        %538 = "llvm.mlir.undef"() : () -> f32
        %539 = "llvm.mlir.undef"() : () -> f32
        %540 = "llvm.mlir.undef"() : () -> f32
        %541 = "llvm.mlir.undef"() : () -> f32
        %542 = "llvm.mlir.undef"() : () -> f32
        %543 = "llvm.mlir.undef"() : () -> f32
        %544 = "llvm.mlir.undef"() : () -> f32
        %545 = "llvm.mlir.undef"() : () -> f32
        %546 = "llvm.mlir.undef"() : () -> f32
        %547 = "llvm.mlir.undef"() : () -> f32
        %548 = "llvm.mlir.undef"() : () -> f32
        %549 = "llvm.mlir.undef"() : () -> f32
        %550 = "llvm.mlir.undef"() : () -> f32
        %551 = "llvm.mlir.undef"() : () -> f32
        %552 = "llvm.mlir.undef"() : () -> f32
        %553 = "llvm.mlir.undef"() : () -> f32
        %554 = "llvm.mlir.undef"() : () -> f32
        %555 = "llvm.mlir.undef"() : () -> f32
        %556 = "llvm.mlir.undef"() : () -> f32
        %557 = "llvm.mlir.undef"() : () -> f32
        %558 = "llvm.mlir.undef"() : () -> f32
        %559 = "llvm.mlir.undef"() : () -> f32
        %560 = "llvm.mlir.undef"() : () -> f32
        %561 = "llvm.mlir.undef"() : () -> f32
        %562 = "llvm.mlir.undef"() : () -> f32
        %563 = "llvm.mlir.undef"() : () -> f32
        %564 = "llvm.mlir.undef"() : () -> f32
        %565 = "llvm.mlir.undef"() : () -> f32
        %566 = "llvm.mlir.undef"() : () -> f32
        %567 = "llvm.mlir.undef"() : () -> f32
        %568 = "llvm.mlir.undef"() : () -> f32
        %569 = "llvm.mlir.undef"() : () -> f32
        %570 = "llvm.mlir.undef"() : () -> f32
        %571 = "llvm.mlir.undef"() : () -> f32
        %572 = "llvm.mlir.undef"() : () -> f32
        %573 = "llvm.mlir.undef"() : () -> f32
        %574 = "llvm.mlir.undef"() : () -> f32
        %575 = "llvm.mlir.undef"() : () -> f32
        %576 = "llvm.mlir.undef"() : () -> f32
        %577 = "llvm.mlir.undef"() : () -> f32
        %578 = "llvm.mlir.undef"() : () -> f32
        %579 = "llvm.mlir.undef"() : () -> f32
        %580 = "llvm.mlir.undef"() : () -> f32
        %581 = "llvm.mlir.undef"() : () -> f32
        %582 = "llvm.mlir.undef"() : () -> f32
        %583 = "llvm.mlir.undef"() : () -> f32
        %584 = "llvm.mlir.undef"() : () -> f32
        %585 = "llvm.mlir.undef"() : () -> f32
        %586 = "llvm.mlir.undef"() : () -> f32
        %587 = "llvm.mlir.undef"() : () -> f32
        %588 = "llvm.mlir.undef"() : () -> f32
        %589 = "llvm.mlir.undef"() : () -> f32
        %590 = "llvm.mlir.undef"() : () -> f32
        %591 = "llvm.mlir.undef"() : () -> f32
        %592 = "llvm.mlir.undef"() : () -> f32
        %593 = "llvm.mlir.undef"() : () -> f32
        %594 = "llvm.mlir.undef"() : () -> f32
        %595 = "llvm.mlir.undef"() : () -> f32
        %596 = "llvm.mlir.undef"() : () -> f32
        %597 = "llvm.mlir.undef"() : () -> f32
        %598 = "llvm.mlir.undef"() : () -> f32
        %599 = "llvm.mlir.undef"() : () -> f32
        %600 = "llvm.mlir.undef"() : () -> f32
        %601 = "llvm.mlir.undef"() : () -> f32
        %602 = "llvm.mlir.undef"() : () -> f32
        %603 = "llvm.mlir.undef"() : () -> f32
        %604 = "llvm.mlir.undef"() : () -> f32
        %605 = "llvm.mlir.undef"() : () -> f32
        %606 = "llvm.mlir.undef"() : () -> f32
        %607 = "llvm.mlir.undef"() : () -> f32
        %608 = "llvm.mlir.undef"() : () -> f32
        %609 = "llvm.mlir.undef"() : () -> f32
        %610 = "llvm.mlir.undef"() : () -> f32
        %611 = "llvm.mlir.undef"() : () -> f32
        %612 = "llvm.mlir.undef"() : () -> f32
        %613 = "llvm.mlir.undef"() : () -> f32
        %614 = "llvm.mlir.undef"() : () -> f32
        %615 = "llvm.mlir.undef"() : () -> f32
        %616 = "llvm.mlir.undef"() : () -> f32
        %617 = "llvm.mlir.undef"() : () -> f32
        %618 = "llvm.mlir.undef"() : () -> f32
        %619 = "llvm.mlir.undef"() : () -> f32
        %620 = "llvm.mlir.undef"() : () -> f32
        %621 = "llvm.mlir.undef"() : () -> f32
        %622 = "llvm.mlir.undef"() : () -> f32
        %623 = "llvm.mlir.undef"() : () -> f32
        %624 = "llvm.mlir.undef"() : () -> f32
        %625 = "llvm.mlir.undef"() : () -> f32
        %626 = "llvm.mlir.undef"() : () -> f32
        %627 = "llvm.mlir.undef"() : () -> f32
        %628 = "llvm.mlir.undef"() : () -> f32
        %629 = "llvm.mlir.undef"() : () -> f32
        %630 = "llvm.mlir.undef"() : () -> f32
        %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767 = "scf.while"(%74, %79, %80, %502, %74, %29, %29, %29, %29, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630) ({
        ^bb0(%768: i32, %769: i32, %770: i32, %771: i1, %772: i32, %773: i32, %774: i32, %775: i32, %776: i32, %777: f32, %778: f32, %779: f32, %780: f32, %781: f32, %782: f32, %783: f32, %784: f32, %785: f32, %786: f32, %787: f32, %788: f32, %789: f32, %790: f32, %791: f32, %792: f32, %793: f32, %794: f32, %795: f32, %796: f32, %797: f32, %798: f32, %799: f32, %800: f32, %801: f32, %802: f32, %803: f32, %804: f32, %805: f32, %806: f32, %807: f32, %808: f32, %809: f32, %810: f32, %811: f32, %812: f32, %813: f32, %814: f32, %815: f32, %816: f32, %817: f32, %818: f32, %819: f32, %820: f32, %821: f32, %822: f32, %823: f32, %824: f32, %825: f32, %826: f32, %827: f32, %828: f32, %829: f32, %830: f32, %831: f32, %832: f32, %833: f32, %834: f32, %835: f32, %836: f32, %837: f32, %838: f32, %839: f32, %840: f32, %841: f32, %842: f32, %843: f32, %844: f32, %845: f32, %846: f32, %847: f32, %848: f32, %849: f32, %850: f32, %851: f32, %852: f32, %853: f32, %854: f32, %855: f32, %856: f32, %857: f32, %858: f32, %859: f32, %860: f32, %861: f32, %862: f32, %863: f32, %864: f32, %865: f32, %866: f32, %867: f32, %868: f32, %869: f32, %870: f32, %871: f32, %872: f32, %873: f32, %874: f32, %875: f32, %876: f32, %877: f32, %878: f32, %879: f32, %880: f32, %881: f32, %882: f32, %883: f32, %884: f32, %885: f32, %886: f32, %887: f32, %888: f32, %889: f32, %890: f32, %891: f32, %892: f32, %893: f32, %894: f32, %895: f32, %896: f32, %897: f32, %898: f32, %899: f32, %900: f32, %901: f32, %902: f32, %903: f32, %904: f32):
          %905 = "arith.muli"(%16, %17) : (i32, i32) -> i32
          %906 = "arith.muli"(%905, %6) : (i32, i32) -> i32
          %907 = "arith.cmpi"(%768, %906) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%907, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
        ^bb0(%908: i32, %909: i32, %910: i32, %911: i1, %912: i32, %913: i32, %914: i32, %915: i32, %916: i32, %917: f32, %918: f32, %919: f32, %920: f32, %921: f32, %922: f32, %923: f32, %924: f32, %925: f32, %926: f32, %927: f32, %928: f32, %929: f32, %930: f32, %931: f32, %932: f32, %933: f32, %934: f32, %935: f32, %936: f32, %937: f32, %938: f32, %939: f32, %940: f32, %941: f32, %942: f32, %943: f32, %944: f32, %945: f32, %946: f32, %947: f32, %948: f32, %949: f32, %950: f32, %951: f32, %952: f32, %953: f32, %954: f32, %955: f32, %956: f32, %957: f32, %958: f32, %959: f32, %960: f32, %961: f32, %962: f32, %963: f32, %964: f32, %965: f32, %966: f32, %967: f32, %968: f32, %969: f32, %970: f32, %971: f32, %972: f32, %973: f32, %974: f32, %975: f32, %976: f32, %977: f32, %978: f32, %979: f32, %980: f32, %981: f32, %982: f32, %983: f32, %984: f32, %985: f32, %986: f32, %987: f32, %988: f32, %989: f32, %990: f32, %991: f32, %992: f32, %993: f32, %994: f32, %995: f32, %996: f32, %997: f32, %998: f32, %999: f32, %1000: f32, %1001: f32, %1002: f32, %1003: f32, %1004: f32, %1005: f32, %1006: f32, %1007: f32, %1008: f32, %1009: f32, %1010: f32, %1011: f32, %1012: f32, %1013: f32, %1014: f32, %1015: f32, %1016: f32, %1017: f32, %1018: f32, %1019: f32, %1020: f32, %1021: f32, %1022: f32, %1023: f32, %1024: f32, %1025: f32, %1026: f32, %1027: f32, %1028: f32, %1029: f32, %1030: f32, %1031: f32, %1032: f32, %1033: f32, %1034: f32, %1035: f32, %1036: f32, %1037: f32, %1038: f32, %1039: f32, %1040: f32, %1041: f32, %1042: f32, %1043: f32, %1044: f32):
          %1045 = "llvm.getelementptr"(%42, %915) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1046_s0 = "llvm.ptrtoint"(%1045) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1046_s0, %916) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1047 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1048 = "arith.muli"(%915, %1047) : (i32, i32) -> i32
          %1049 = "llvm.getelementptr"(%501, %1048) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1050 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %1051 = "arith.muli"(%915, %1050) : (i32, i32) -> i32
          %1052 = "llvm.getelementptr"(%41, %1051) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1053 = "arith.constant"() {value = false} : () -> i1
          %t1055_a = "llvm.ptrtoint"(%1049) : (!llvm.ptr<3>) -> i32
          %t1055_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1055_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1055_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t1055_shifted = "arith.shrui"(%t1055_a, %t1055_four) : (i32, i32) -> i32
          %t1055_low = "arith.andi"(%t1055_shifted, %t1055_mask) : (i32, i32) -> i32
          %t1055_wide = "arith.extui"(%t1055_low) : (i32) -> i64
          %1054 = "arith.ori"(%t1055_wide, %t1055_fields) : (i64, i64) -> i64
          %t1057_a = "llvm.ptrtoint"(%1052) : (!llvm.ptr<3>) -> i32
          %t1057_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1057_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1057_fields = "arith.constant"() {value = 4611686293338849280 : i64} : () -> i64
          %t1057_shifted = "arith.shrui"(%t1057_a, %t1057_four) : (i32, i32) -> i32
          %t1057_low = "arith.andi"(%t1057_shifted, %t1057_mask) : (i32, i32) -> i32
          %t1057_wide = "arith.extui"(%t1057_low) : (i32) -> i64
          %1056 = "arith.ori"(%t1057_wide, %t1057_fields) : (i64, i64) -> i64
          %t1186_r = "llvm.inline_asm"(%917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1058 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1059 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1060 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1061 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1062 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1063 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1064 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1065 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1066 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1067 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1068 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1069 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1070 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1071 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1072 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1073 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1074 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1075 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1076 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1077 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1078 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1079 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1080 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1081 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1082 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1083 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1084 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1085 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1086 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1087 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1088 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1089 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1090 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1091 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1092 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1093 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1094 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1095 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1096 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1097 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1098 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1099 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1100 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1101 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1102 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1103 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1104 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1105 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1106 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1107 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1108 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1109 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1110 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1111 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1112 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1113 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1114 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1115 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1116 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1117 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1118 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1119 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1120 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1121 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 63>} : (!struct0) -> f32
          %1122 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 64>} : (!struct0) -> f32
          %1123 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 65>} : (!struct0) -> f32
          %1124 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 66>} : (!struct0) -> f32
          %1125 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 67>} : (!struct0) -> f32
          %1126 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 68>} : (!struct0) -> f32
          %1127 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 69>} : (!struct0) -> f32
          %1128 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 70>} : (!struct0) -> f32
          %1129 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 71>} : (!struct0) -> f32
          %1130 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 72>} : (!struct0) -> f32
          %1131 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 73>} : (!struct0) -> f32
          %1132 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 74>} : (!struct0) -> f32
          %1133 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 75>} : (!struct0) -> f32
          %1134 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 76>} : (!struct0) -> f32
          %1135 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 77>} : (!struct0) -> f32
          %1136 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 78>} : (!struct0) -> f32
          %1137 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 79>} : (!struct0) -> f32
          %1138 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 80>} : (!struct0) -> f32
          %1139 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 81>} : (!struct0) -> f32
          %1140 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 82>} : (!struct0) -> f32
          %1141 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 83>} : (!struct0) -> f32
          %1142 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 84>} : (!struct0) -> f32
          %1143 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 85>} : (!struct0) -> f32
          %1144 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 86>} : (!struct0) -> f32
          %1145 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 87>} : (!struct0) -> f32
          %1146 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 88>} : (!struct0) -> f32
          %1147 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 89>} : (!struct0) -> f32
          %1148 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 90>} : (!struct0) -> f32
          %1149 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 91>} : (!struct0) -> f32
          %1150 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 92>} : (!struct0) -> f32
          %1151 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 93>} : (!struct0) -> f32
          %1152 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 94>} : (!struct0) -> f32
          %1153 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 95>} : (!struct0) -> f32
          %1154 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 96>} : (!struct0) -> f32
          %1155 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 97>} : (!struct0) -> f32
          %1156 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 98>} : (!struct0) -> f32
          %1157 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 99>} : (!struct0) -> f32
          %1158 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 100>} : (!struct0) -> f32
          %1159 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 101>} : (!struct0) -> f32
          %1160 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 102>} : (!struct0) -> f32
          %1161 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 103>} : (!struct0) -> f32
          %1162 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 104>} : (!struct0) -> f32
          %1163 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 105>} : (!struct0) -> f32
          %1164 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 106>} : (!struct0) -> f32
          %1165 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 107>} : (!struct0) -> f32
          %1166 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 108>} : (!struct0) -> f32
          %1167 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 109>} : (!struct0) -> f32
          %1168 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 110>} : (!struct0) -> f32
          %1169 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 111>} : (!struct0) -> f32
          %1170 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 112>} : (!struct0) -> f32
          %1171 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 113>} : (!struct0) -> f32
          %1172 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 114>} : (!struct0) -> f32
          %1173 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 115>} : (!struct0) -> f32
          %1174 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 116>} : (!struct0) -> f32
          %1175 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 117>} : (!struct0) -> f32
          %1176 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 118>} : (!struct0) -> f32
          %1177 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 119>} : (!struct0) -> f32
          %1178 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 120>} : (!struct0) -> f32
          %1179 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 121>} : (!struct0) -> f32
          %1180 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 122>} : (!struct0) -> f32
          %1181 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 123>} : (!struct0) -> f32
          %1182 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 124>} : (!struct0) -> f32
          %1183 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 125>} : (!struct0) -> f32
          %1184 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 126>} : (!struct0) -> f32
          %1185 = "llvm.extractvalue"(%t1186_r) {position = array<i64: 127>} : (!struct0) -> f32
          %t1315_r = "llvm.inline_asm"(%1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1054, %1056, %1053) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 1, 1;\0Aadd.s64 da, $256, 128;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $256, 256;\0Aadd.s64 db, $257, 256;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $256, 384;\0Aadd.s64 db, $257, 384;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 9 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %1187 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1188 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1189 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1190 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1191 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1192 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1193 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1194 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1195 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1196 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1197 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1198 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1199 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1200 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1201 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1202 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1203 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1204 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1205 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1206 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1207 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1208 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1209 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1210 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1211 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1212 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1213 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1214 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1215 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1216 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1217 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1218 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1219 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1220 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1221 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1222 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1223 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1224 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1225 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1226 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1227 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1228 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1229 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1230 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1231 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1232 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1233 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1234 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1235 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1236 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1237 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1238 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1239 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1240 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1241 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1242 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1243 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1244 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1245 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1246 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1247 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1248 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1249 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1250 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 63>} : (!struct0) -> f32
          %1251 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 64>} : (!struct0) -> f32
          %1252 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 65>} : (!struct0) -> f32
          %1253 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 66>} : (!struct0) -> f32
          %1254 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 67>} : (!struct0) -> f32
          %1255 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 68>} : (!struct0) -> f32
          %1256 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 69>} : (!struct0) -> f32
          %1257 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 70>} : (!struct0) -> f32
          %1258 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 71>} : (!struct0) -> f32
          %1259 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 72>} : (!struct0) -> f32
          %1260 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 73>} : (!struct0) -> f32
          %1261 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 74>} : (!struct0) -> f32
          %1262 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 75>} : (!struct0) -> f32
          %1263 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 76>} : (!struct0) -> f32
          %1264 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 77>} : (!struct0) -> f32
          %1265 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 78>} : (!struct0) -> f32
          %1266 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 79>} : (!struct0) -> f32
          %1267 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 80>} : (!struct0) -> f32
          %1268 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 81>} : (!struct0) -> f32
          %1269 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 82>} : (!struct0) -> f32
          %1270 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 83>} : (!struct0) -> f32
          %1271 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 84>} : (!struct0) -> f32
          %1272 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 85>} : (!struct0) -> f32
          %1273 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 86>} : (!struct0) -> f32
          %1274 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 87>} : (!struct0) -> f32
          %1275 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 88>} : (!struct0) -> f32
          %1276 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 89>} : (!struct0) -> f32
          %1277 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 90>} : (!struct0) -> f32
          %1278 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 91>} : (!struct0) -> f32
          %1279 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 92>} : (!struct0) -> f32
          %1280 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 93>} : (!struct0) -> f32
          %1281 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 94>} : (!struct0) -> f32
          %1282 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 95>} : (!struct0) -> f32
          %1283 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 96>} : (!struct0) -> f32
          %1284 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 97>} : (!struct0) -> f32
          %1285 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 98>} : (!struct0) -> f32
          %1286 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 99>} : (!struct0) -> f32
          %1287 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 100>} : (!struct0) -> f32
          %1288 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 101>} : (!struct0) -> f32
          %1289 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 102>} : (!struct0) -> f32
          %1290 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 103>} : (!struct0) -> f32
          %1291 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 104>} : (!struct0) -> f32
          %1292 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 105>} : (!struct0) -> f32
          %1293 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 106>} : (!struct0) -> f32
          %1294 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 107>} : (!struct0) -> f32
          %1295 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 108>} : (!struct0) -> f32
          %1296 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 109>} : (!struct0) -> f32
          %1297 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 110>} : (!struct0) -> f32
          %1298 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 111>} : (!struct0) -> f32
          %1299 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 112>} : (!struct0) -> f32
          %1300 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 113>} : (!struct0) -> f32
          %1301 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 114>} : (!struct0) -> f32
          %1302 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 115>} : (!struct0) -> f32
          %1303 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 116>} : (!struct0) -> f32
          %1304 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 117>} : (!struct0) -> f32
          %1305 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 118>} : (!struct0) -> f32
          %1306 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 119>} : (!struct0) -> f32
          %1307 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 120>} : (!struct0) -> f32
          %1308 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 121>} : (!struct0) -> f32
          %1309 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 122>} : (!struct0) -> f32
          %1310 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 123>} : (!struct0) -> f32
          %1311 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 124>} : (!struct0) -> f32
          %1312 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 125>} : (!struct0) -> f32
          %1313 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 126>} : (!struct0) -> f32
          %1314 = "llvm.extractvalue"(%t1315_r) {position = array<i64: 127>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1316 = "arith.addi"(%915, %78) : (i32, i32) -> i32
          %1317 = "arith.constant"() {value = 4 : i32} : () -> i32
          %1318 = "arith.cmpi"(%1316, %1317) {predicate = 0 : i64} : (i32, i32) -> i1
          %1319 = "arith.xori"(%916, %78) : (i32, i32) -> i32
          %1320 = "arith.select"(%1318, %1319, %916) : (i1, i32, i32) -> i32
          %1321 = "arith.select"(%1318, %29, %1316) : (i1, i32, i32) -> i32
          %1322 = "arith.addi"(%914, %78) : (i32, i32) -> i32
          %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456 = "scf.for"(%78, %12, %78, %914, %915, %916, %1322, %1321, %1320, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314) ({
          ^bb0(%1457: i32, %1458: i32, %1459: i32, %1460: i32, %1461: i32, %1462: i32, %1463: i32, %1464: f32, %1465: f32, %1466: f32, %1467: f32, %1468: f32, %1469: f32, %1470: f32, %1471: f32, %1472: f32, %1473: f32, %1474: f32, %1475: f32, %1476: f32, %1477: f32, %1478: f32, %1479: f32, %1480: f32, %1481: f32, %1482: f32, %1483: f32, %1484: f32, %1485: f32, %1486: f32, %1487: f32, %1488: f32, %1489: f32, %1490: f32, %1491: f32, %1492: f32, %1493: f32, %1494: f32, %1495: f32, %1496: f32, %1497: f32, %1498: f32, %1499: f32, %1500: f32, %1501: f32, %1502: f32, %1503: f32, %1504: f32, %1505: f32, %1506: f32, %1507: f32, %1508: f32, %1509: f32, %1510: f32, %1511: f32, %1512: f32, %1513: f32, %1514: f32, %1515: f32, %1516: f32, %1517: f32, %1518: f32, %1519: f32, %1520: f32, %1521: f32, %1522: f32, %1523: f32, %1524: f32, %1525: f32, %1526: f32, %1527: f32, %1528: f32, %1529: f32, %1530: f32, %1531: f32, %1532: f32, %1533: f32, %1534: f32, %1535: f32, %1536: f32, %1537: f32, %1538: f32, %1539: f32, %1540: f32, %1541: f32, %1542: f32, %1543: f32, %1544: f32, %1545: f32, %1546: f32, %1547: f32, %1548: f32, %1549: f32, %1550: f32, %1551: f32, %1552: f32, %1553: f32, %1554: f32, %1555: f32, %1556: f32, %1557: f32, %1558: f32, %1559: f32, %1560: f32, %1561: f32, %1562: f32, %1563: f32, %1564: f32, %1565: f32, %1566: f32, %1567: f32, %1568: f32, %1569: f32, %1570: f32, %1571: f32, %1572: f32, %1573: f32, %1574: f32, %1575: f32, %1576: f32, %1577: f32, %1578: f32, %1579: f32, %1580: f32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32):
            %1592 = "llvm.getelementptr"(%42, %1462) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1593_s0 = "llvm.ptrtoint"(%1592) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1593_s0, %1463) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1594 = "arith.muli"(%1462, %1047) : (i32, i32) -> i32
            %1595 = "llvm.getelementptr"(%501, %1594) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1596 = "arith.muli"(%1462, %1050) : (i32, i32) -> i32
            %1597 = "llvm.getelementptr"(%41, %1596) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1599_a = "llvm.ptrtoint"(%1595) : (!llvm.ptr<3>) -> i32
            %t1599_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1599_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1599_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t1599_shifted = "arith.shrui"(%t1599_a, %t1599_four) : (i32, i32) -> i32
            %t1599_low = "arith.andi"(%t1599_shifted, %t1599_mask) : (i32, i32) -> i32
            %t1599_wide = "arith.extui"(%t1599_low) : (i32) -> i64
            %1598 = "arith.ori"(%t1599_wide, %t1599_fields) : (i64, i64) -> i64
            %t1601_a = "llvm.ptrtoint"(%1597) : (!llvm.ptr<3>) -> i32
            %t1601_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1601_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1601_fields = "arith.constant"() {value = 4611686293338849280 : i64} : () -> i64
            %t1601_shifted = "arith.shrui"(%t1601_a, %t1601_four) : (i32, i32) -> i32
            %t1601_low = "arith.andi"(%t1601_shifted, %t1601_mask) : (i32, i32) -> i32
            %t1601_wide = "arith.extui"(%t1601_low) : (i32) -> i64
            %1600 = "arith.ori"(%t1601_wide, %t1601_fields) : (i64, i64) -> i64
            %t1730_r = "llvm.inline_asm"(%1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1602 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1603 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1604 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1605 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1606 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1607 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1608 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1609 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1610 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1611 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1612 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1613 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1614 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1615 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1616 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1617 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1618 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1619 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1620 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1621 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1622 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1623 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1624 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1625 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1626 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1627 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1628 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1629 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1630 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1631 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1632 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1633 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1634 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1635 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1636 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1637 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1638 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1639 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1640 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1641 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1642 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1643 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1644 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1645 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1646 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1647 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1648 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1649 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1650 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1651 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1652 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1653 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1654 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1655 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1656 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1657 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1658 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1659 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1660 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1661 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1662 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1663 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1664 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1665 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1666 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1667 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1668 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1669 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1670 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1671 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1672 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1673 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1674 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1675 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1676 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1677 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1678 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1679 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1680 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1681 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1682 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1683 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1684 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1685 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1686 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1687 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1688 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1689 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1690 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1691 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1692 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1693 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1694 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1695 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1696 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1697 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1698 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1699 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1700 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1701 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1702 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1703 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1704 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1705 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1706 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1707 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1708 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1709 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1710 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1711 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1712 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1713 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1714 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1715 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1716 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1717 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1718 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1719 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1720 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1721 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1722 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1723 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1724 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1725 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1726 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1727 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1728 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1729 = "llvm.extractvalue"(%t1730_r) {position = array<i64: 127>} : (!struct0) -> f32
            %t1859_r = "llvm.inline_asm"(%1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1598, %1600, %502) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 1, 1;\0Aadd.s64 da, $256, 128;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $256, 256;\0Aadd.s64 db, $257, 256;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $256, 384;\0Aadd.s64 db, $257, 384;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 10 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1731 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1732 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1733 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1734 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1735 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1736 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1737 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1738 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1739 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1740 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1741 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1742 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1743 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1744 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1745 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1746 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1747 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1748 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1749 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1750 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1751 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1752 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1753 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1754 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1755 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1756 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1757 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1758 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1759 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1760 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1761 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1762 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1763 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1764 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1765 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1766 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1767 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1768 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1769 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1770 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1771 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1772 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1773 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1774 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1775 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1776 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1777 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1778 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1779 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1780 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1781 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1782 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1783 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1784 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1785 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1786 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1787 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1788 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1789 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1790 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1791 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1792 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1793 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1794 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1795 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1796 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1797 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1798 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1799 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1800 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1801 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1802 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1803 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1804 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1805 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1806 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1807 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1808 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1809 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1810 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1811 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1812 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1813 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1814 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1815 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1816 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1817 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1818 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1819 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1820 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1821 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1822 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1823 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1824 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1825 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1826 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1827 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1828 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1829 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1830 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1831 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1832 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1833 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1834 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1835 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1836 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1837 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1838 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1839 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1840 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1841 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1842 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1843 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1844 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1845 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1846 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1847 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1848 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1849 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1850 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1851 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1852 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1853 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1854 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1855 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1856 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1857 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1858 = "llvm.extractvalue"(%t1859_r) {position = array<i64: 127>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1988_r = "llvm.inline_asm"(%1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1860 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1861 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1862 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1863 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1864 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1865 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1866 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1867 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1868 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1869 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1870 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1871 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1872 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1873 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1874 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1875 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1876 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1877 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1878 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1879 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1880 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1881 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1882 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1883 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1884 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1885 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1886 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1887 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1888 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1889 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1890 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1891 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1892 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1893 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1894 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1895 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1896 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1897 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1898 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1899 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1900 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1901 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1902 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1903 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1904 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1905 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1906 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1907 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1908 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1909 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1910 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1911 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1912 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1913 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1914 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1915 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1916 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1917 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1918 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1919 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1920 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1921 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1922 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1923 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 63>} : (!struct0) -> f32
            %1924 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 64>} : (!struct0) -> f32
            %1925 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 65>} : (!struct0) -> f32
            %1926 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 66>} : (!struct0) -> f32
            %1927 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 67>} : (!struct0) -> f32
            %1928 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 68>} : (!struct0) -> f32
            %1929 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 69>} : (!struct0) -> f32
            %1930 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 70>} : (!struct0) -> f32
            %1931 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 71>} : (!struct0) -> f32
            %1932 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 72>} : (!struct0) -> f32
            %1933 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 73>} : (!struct0) -> f32
            %1934 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 74>} : (!struct0) -> f32
            %1935 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 75>} : (!struct0) -> f32
            %1936 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 76>} : (!struct0) -> f32
            %1937 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 77>} : (!struct0) -> f32
            %1938 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 78>} : (!struct0) -> f32
            %1939 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 79>} : (!struct0) -> f32
            %1940 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 80>} : (!struct0) -> f32
            %1941 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 81>} : (!struct0) -> f32
            %1942 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 82>} : (!struct0) -> f32
            %1943 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 83>} : (!struct0) -> f32
            %1944 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 84>} : (!struct0) -> f32
            %1945 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 85>} : (!struct0) -> f32
            %1946 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 86>} : (!struct0) -> f32
            %1947 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 87>} : (!struct0) -> f32
            %1948 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 88>} : (!struct0) -> f32
            %1949 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 89>} : (!struct0) -> f32
            %1950 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 90>} : (!struct0) -> f32
            %1951 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 91>} : (!struct0) -> f32
            %1952 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 92>} : (!struct0) -> f32
            %1953 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 93>} : (!struct0) -> f32
            %1954 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 94>} : (!struct0) -> f32
            %1955 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 95>} : (!struct0) -> f32
            %1956 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 96>} : (!struct0) -> f32
            %1957 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 97>} : (!struct0) -> f32
            %1958 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 98>} : (!struct0) -> f32
            %1959 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 99>} : (!struct0) -> f32
            %1960 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 100>} : (!struct0) -> f32
            %1961 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 101>} : (!struct0) -> f32
            %1962 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 102>} : (!struct0) -> f32
            %1963 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 103>} : (!struct0) -> f32
            %1964 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 104>} : (!struct0) -> f32
            %1965 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 105>} : (!struct0) -> f32
            %1966 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 106>} : (!struct0) -> f32
            %1967 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 107>} : (!struct0) -> f32
            %1968 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 108>} : (!struct0) -> f32
            %1969 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 109>} : (!struct0) -> f32
            %1970 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 110>} : (!struct0) -> f32
            %1971 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 111>} : (!struct0) -> f32
            %1972 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 112>} : (!struct0) -> f32
            %1973 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 113>} : (!struct0) -> f32
            %1974 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 114>} : (!struct0) -> f32
            %1975 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 115>} : (!struct0) -> f32
            %1976 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 116>} : (!struct0) -> f32
            %1977 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 117>} : (!struct0) -> f32
            %1978 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 118>} : (!struct0) -> f32
            %1979 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 119>} : (!struct0) -> f32
            %1980 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 120>} : (!struct0) -> f32
            %1981 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 121>} : (!struct0) -> f32
            %1982 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 122>} : (!struct0) -> f32
            %1983 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 123>} : (!struct0) -> f32
            %1984 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 124>} : (!struct0) -> f32
            %1985 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 125>} : (!struct0) -> f32
            %1986 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 126>} : (!struct0) -> f32
            %1987 = "llvm.extractvalue"(%t1988_r) {position = array<i64: 127>} : (!struct0) -> f32
            "scf.if"(%44) ({
              %1989 = "llvm.getelementptr"(%45, %1459) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1990_s0 = "llvm.ptrtoint"(%1989) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1990_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1991 = "arith.addi"(%1462, %78) : (i32, i32) -> i32
            %1992 = "arith.cmpi"(%1991, %1317) {predicate = 0 : i64} : (i32, i32) -> i1
            %1993 = "arith.xori"(%1463, %78) : (i32, i32) -> i32
            %1994 = "arith.select"(%1992, %1993, %1463) : (i1, i32, i32) -> i32
            %1995 = "arith.select"(%1992, %29, %1991) : (i1, i32, i32) -> i32
            %1996 = "arith.addi"(%1461, %78) : (i32, i32) -> i32
            "scf.yield"(%1461, %1462, %1463, %1996, %1995, %1994, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t2125_r = "llvm.inline_asm"(%1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1997 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1998 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1999 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2000 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2001 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2002 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2003 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2004 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2005 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2006 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2007 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2008 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2009 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2010 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2011 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2012 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2013 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2014 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2015 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2016 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2017 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2018 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2019 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2020 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2021 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2022 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2023 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2024 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2025 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2026 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2027 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2028 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 31>} : (!struct0) -> f32
          %2029 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 32>} : (!struct0) -> f32
          %2030 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 33>} : (!struct0) -> f32
          %2031 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 34>} : (!struct0) -> f32
          %2032 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 35>} : (!struct0) -> f32
          %2033 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 36>} : (!struct0) -> f32
          %2034 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 37>} : (!struct0) -> f32
          %2035 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 38>} : (!struct0) -> f32
          %2036 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 39>} : (!struct0) -> f32
          %2037 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 40>} : (!struct0) -> f32
          %2038 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 41>} : (!struct0) -> f32
          %2039 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 42>} : (!struct0) -> f32
          %2040 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 43>} : (!struct0) -> f32
          %2041 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 44>} : (!struct0) -> f32
          %2042 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 45>} : (!struct0) -> f32
          %2043 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 46>} : (!struct0) -> f32
          %2044 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 47>} : (!struct0) -> f32
          %2045 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 48>} : (!struct0) -> f32
          %2046 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 49>} : (!struct0) -> f32
          %2047 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 50>} : (!struct0) -> f32
          %2048 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 51>} : (!struct0) -> f32
          %2049 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 52>} : (!struct0) -> f32
          %2050 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 53>} : (!struct0) -> f32
          %2051 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 54>} : (!struct0) -> f32
          %2052 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 55>} : (!struct0) -> f32
          %2053 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 56>} : (!struct0) -> f32
          %2054 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 57>} : (!struct0) -> f32
          %2055 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 58>} : (!struct0) -> f32
          %2056 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 59>} : (!struct0) -> f32
          %2057 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 60>} : (!struct0) -> f32
          %2058 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 61>} : (!struct0) -> f32
          %2059 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 62>} : (!struct0) -> f32
          %2060 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 63>} : (!struct0) -> f32
          %2061 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 64>} : (!struct0) -> f32
          %2062 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 65>} : (!struct0) -> f32
          %2063 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 66>} : (!struct0) -> f32
          %2064 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 67>} : (!struct0) -> f32
          %2065 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 68>} : (!struct0) -> f32
          %2066 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 69>} : (!struct0) -> f32
          %2067 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 70>} : (!struct0) -> f32
          %2068 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 71>} : (!struct0) -> f32
          %2069 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 72>} : (!struct0) -> f32
          %2070 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 73>} : (!struct0) -> f32
          %2071 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 74>} : (!struct0) -> f32
          %2072 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 75>} : (!struct0) -> f32
          %2073 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 76>} : (!struct0) -> f32
          %2074 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 77>} : (!struct0) -> f32
          %2075 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 78>} : (!struct0) -> f32
          %2076 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 79>} : (!struct0) -> f32
          %2077 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 80>} : (!struct0) -> f32
          %2078 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 81>} : (!struct0) -> f32
          %2079 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 82>} : (!struct0) -> f32
          %2080 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 83>} : (!struct0) -> f32
          %2081 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 84>} : (!struct0) -> f32
          %2082 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 85>} : (!struct0) -> f32
          %2083 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 86>} : (!struct0) -> f32
          %2084 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 87>} : (!struct0) -> f32
          %2085 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 88>} : (!struct0) -> f32
          %2086 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 89>} : (!struct0) -> f32
          %2087 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 90>} : (!struct0) -> f32
          %2088 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 91>} : (!struct0) -> f32
          %2089 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 92>} : (!struct0) -> f32
          %2090 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 93>} : (!struct0) -> f32
          %2091 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 94>} : (!struct0) -> f32
          %2092 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 95>} : (!struct0) -> f32
          %2093 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 96>} : (!struct0) -> f32
          %2094 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 97>} : (!struct0) -> f32
          %2095 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 98>} : (!struct0) -> f32
          %2096 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 99>} : (!struct0) -> f32
          %2097 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 100>} : (!struct0) -> f32
          %2098 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 101>} : (!struct0) -> f32
          %2099 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 102>} : (!struct0) -> f32
          %2100 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 103>} : (!struct0) -> f32
          %2101 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 104>} : (!struct0) -> f32
          %2102 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 105>} : (!struct0) -> f32
          %2103 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 106>} : (!struct0) -> f32
          %2104 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 107>} : (!struct0) -> f32
          %2105 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 108>} : (!struct0) -> f32
          %2106 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 109>} : (!struct0) -> f32
          %2107 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 110>} : (!struct0) -> f32
          %2108 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 111>} : (!struct0) -> f32
          %2109 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 112>} : (!struct0) -> f32
          %2110 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 113>} : (!struct0) -> f32
          %2111 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 114>} : (!struct0) -> f32
          %2112 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 115>} : (!struct0) -> f32
          %2113 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 116>} : (!struct0) -> f32
          %2114 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 117>} : (!struct0) -> f32
          %2115 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 118>} : (!struct0) -> f32
          %2116 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 119>} : (!struct0) -> f32
          %2117 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 120>} : (!struct0) -> f32
          %2118 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 121>} : (!struct0) -> f32
          %2119 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 122>} : (!struct0) -> f32
          %2120 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 123>} : (!struct0) -> f32
          %2121 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 124>} : (!struct0) -> f32
          %2122 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 125>} : (!struct0) -> f32
          %2123 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 126>} : (!struct0) -> f32
          %2124 = "llvm.extractvalue"(%t2125_r) {position = array<i64: 127>} : (!struct0) -> f32
          "scf.if"(%44) ({
            %2126 = "llvm.getelementptr"(%45, %1324) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2127_s0 = "llvm.ptrtoint"(%2126) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2127_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2128 = "arith.constant"() {value = 32 : i64} : () -> i64
          %2129 = "arith.shrui"(%13, %2128) : (i64, i64) -> i64
          %2130 = "arith.subi"(%21, %78) : (i32, i32) -> i32
          %2131 = "llvm.intr.ctlz"(%2130) {is_zero_poison = false} : (i32) -> i32
          %2132 = "arith.subi"(%32, %2131) : (i32, i32) -> i32
          %2133 = "arith.extui"(%908) : (i32) -> i64
          %2134 = "arith.muli"(%2133, %2129) : (i64, i64) -> i64
          %2135 = "arith.shrui"(%2134, %2128) : (i64, i64) -> i64
          %2136 = "arith.trunci"(%2135) : (i64) -> i32
          %2137 = "arith.addi"(%2136, %908) : (i32, i32) -> i32
          %2138 = "arith.shrui"(%2137, %2132) : (i32, i32) -> i32
          %2139 = "arith.cmpi"(%2132, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2140 = "arith.select"(%2139, %2138, %29) : (i1, i32, i32) -> i32
          %2141 = "llvm.intr.ctlz"(%2130) {is_zero_poison = false} : (i32) -> i32
          %2142 = "arith.subi"(%32, %2141) : (i32, i32) -> i32
          %2143 = "arith.shrui"(%2137, %2142) : (i32, i32) -> i32
          %2144 = "arith.cmpi"(%2142, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2145 = "arith.select"(%2144, %2143, %29) : (i1, i32, i32) -> i32
          %2146 = "arith.muli"(%2145, %21) : (i32, i32) -> i32
          %2147 = "arith.subi"(%908, %2146) : (i32, i32) -> i32
          %2148 = "arith.shrui"(%14, %2128) : (i64, i64) -> i64
          %2149 = "arith.subi"(%22, %78) : (i32, i32) -> i32
          %2150 = "llvm.intr.ctlz"(%2149) {is_zero_poison = false} : (i32) -> i32
          %2151 = "arith.subi"(%32, %2150) : (i32, i32) -> i32
          %2152 = "arith.extui"(%2147) : (i32) -> i64
          %2153 = "arith.muli"(%2152, %2148) : (i64, i64) -> i64
          %2154 = "arith.shrui"(%2153, %2128) : (i64, i64) -> i64
          %2155 = "arith.trunci"(%2154) : (i64) -> i32
          %2156 = "arith.addi"(%2155, %2147) : (i32, i32) -> i32
          %2157 = "arith.shrui"(%2156, %2151) : (i32, i32) -> i32
          %2158 = "arith.cmpi"(%2151, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2159 = "arith.select"(%2158, %2157, %29) : (i1, i32, i32) -> i32
          %2160 = "llvm.intr.ctlz"(%2149) {is_zero_poison = false} : (i32) -> i32
          %2161 = "arith.subi"(%32, %2160) : (i32, i32) -> i32
          %2162 = "arith.shrui"(%2156, %2161) : (i32, i32) -> i32
          %2163 = "arith.cmpi"(%2161, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2164 = "arith.select"(%2163, %2162, %29) : (i1, i32, i32) -> i32
          %2165 = "arith.muli"(%2164, %22) : (i32, i32) -> i32
          %2166 = "arith.subi"(%2147, %2165) : (i32, i32) -> i32
          %2167 = "arith.addi"(%2166, %909) : (i32, i32) -> i32
          %2168 = "arith.addi"(%2159, %910) : (i32, i32) -> i32
          %2169 = "arith.muli"(%2168, %1317) : (i32, i32) -> i32
          %2170 = "arith.shrui"(%10, %2128) : (i64, i64) -> i64
          %2171 = "arith.subi"(%20, %78) : (i32, i32) -> i32
          %2172 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %2173 = "arith.subi"(%32, %2172) : (i32, i32) -> i32
          %2174 = "arith.shrsi"(%2169, %30) : (i32, i32) -> i32
          %2175 = "arith.xori"(%2169, %2174) : (i32, i32) -> i32
          %2176 = "arith.extui"(%2175) : (i32) -> i64
          %2177 = "arith.muli"(%2176, %2170) : (i64, i64) -> i64
          %2178 = "arith.shrui"(%2177, %2128) : (i64, i64) -> i64
          %2179 = "arith.trunci"(%2178) : (i64) -> i32
          %2180 = "arith.addi"(%2179, %2175) : (i32, i32) -> i32
          %2181 = "arith.shrui"(%2180, %2173) : (i32, i32) -> i32
          %2182 = "arith.cmpi"(%2173, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2183 = "arith.select"(%2182, %2181, %29) : (i1, i32, i32) -> i32
          %2184 = "arith.xori"(%2183, %2174) : (i32, i32) -> i32
          %2185 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %2186 = "arith.subi"(%32, %2185) : (i32, i32) -> i32
          %2187 = "arith.shrui"(%2180, %2186) : (i32, i32) -> i32
          %2188 = "arith.cmpi"(%2186, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2189 = "arith.select"(%2188, %2187, %29) : (i1, i32, i32) -> i32
          %2190 = "arith.xori"(%2189, %2174) : (i32, i32) -> i32
          %2191 = "arith.muli"(%2190, %20) : (i32, i32) -> i32
          %2192 = "arith.subi"(%2169, %2191) : (i32, i32) -> i32
          %2193 = "arith.cmpi"(%2184, %78) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%2193) ({
            %2194 = "arith.extsi"(%2184) : (i32) -> i64
            %2195 = "arith.extsi"(%2140) : (i32) -> i64
            %2196 = "arith.extsi"(%5) : (i32) -> i64
            %2197 = "arith.muli"(%2194, %2196) : (i64, i64) -> i64
            %2198 = "arith.extsi"(%7) : (i32) -> i64
            %2199 = "arith.muli"(%2195, %2198) : (i64, i64) -> i64
            %2200 = "arith.addi"(%2197, %2199) : (i64, i64) -> i64
            %2201 = "llvm.getelementptr"(%4, %2200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2202 = "arith.constant"() {value = 64 : i32} : () -> i32
            %2203 = "arith.muli"(%2167, %26) : (i32, i32) -> i32
            %2204 = "arith.muli"(%2192, %2202) : (i32, i32) -> i32
            %2205 = "arith.remui"(%493, %26) : (i32, i32) -> i32
            %2206 = "arith.divui"(%493, %26) : (i32, i32) -> i32
            %2207 = "arith.remui"(%2206, %497) : (i32, i32) -> i32
            %2208 = "arith.remui"(%2205, %1317) : (i32, i32) -> i32
            %2209 = "arith.divui"(%2205, %1317) : (i32, i32) -> i32
            %2210 = "arith.muli"(%2208, %497) : (i32, i32) -> i32
            %2211 = "arith.constant"() {value = 8 : i32} : () -> i32
            %2212 = "arith.remui"(%2209, %2211) : (i32, i32) -> i32
            %2213 = "arith.divui"(%2209, %2211) : (i32, i32) -> i32
            %2214 = "arith.constant"() {value = 16 : i32} : () -> i32
            %2215 = "arith.muli"(%2213, %2214) : (i32, i32) -> i32
            %2216 = "arith.addi"(%2212, %2215) : (i32, i32) -> i32
            %2217 = "arith.muli"(%2207, %2202) : (i32, i32) -> i32
            %2218 = "arith.addi"(%2216, %2217) : (i32, i32) -> i32
            %2219 = "arith.addi"(%2203, %2218) : (i32, i32) -> i32
            %2220 = "arith.addi"(%2204, %2210) : (i32, i32) -> i32
            %2221 = "arith.cmpi"(%2219, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %2222 = "arith.cmpi"(%2220, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2223 = "arith.andi"(%2221, %2222) : (i1, i1) -> i1
            "scf.if"(%2223) ({
              %2224 = "vector.from_elements"(%1997, %1998) : (f32, f32) -> vector<2xf32>
              %2225 = "vector.extract"(%2224) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2226 = "vector.extract"(%2224) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2227 = "arith.extsi"(%2219) : (i32) -> i64
              %2228 = "arith.muli"(%2227, %2196) : (i64, i64) -> i64
              %2229 = "llvm.getelementptr"(%2201, %2228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2230 = "arith.divui"(%2220, %497) : (i32, i32) -> i32
              %2231 = "arith.extsi"(%2230) : (i32) -> i64
              %2232 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2233 = "arith.muli"(%2231, %2232) : (i64, i64) -> i64
              %2234 = "llvm.getelementptr"(%2229, %2233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2235 = "vector.from_elements"(%2225, %2226) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2235, %2234) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2236 = "arith.addi"(%2219, %2211) : (i32, i32) -> i32
            %2237 = "arith.cmpi"(%2236, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %2238 = "arith.andi"(%2237, %2222) : (i1, i1) -> i1
            "scf.if"(%2238) ({
              %2239 = "vector.from_elements"(%1999, %2000) : (f32, f32) -> vector<2xf32>
              %2240 = "vector.extract"(%2239) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2241 = "vector.extract"(%2239) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2242 = "arith.extsi"(%2236) : (i32) -> i64
              %2243 = "arith.muli"(%2242, %2196) : (i64, i64) -> i64
              %2244 = "llvm.getelementptr"(%2201, %2243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2245 = "arith.divui"(%2220, %497) : (i32, i32) -> i32
              %2246 = "arith.extsi"(%2245) : (i32) -> i64
              %2247 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2248 = "arith.muli"(%2246, %2247) : (i64, i64) -> i64
              %2249 = "llvm.getelementptr"(%2244, %2248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2250 = "vector.from_elements"(%2240, %2241) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2250, %2249) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2251 = "arith.addi"(%2220, %2211) : (i32, i32) -> i32
            %2252 = "arith.cmpi"(%2251, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2253 = "arith.andi"(%2221, %2252) : (i1, i1) -> i1
            "scf.if"(%2253) ({
              %2254 = "vector.from_elements"(%2001, %2002) : (f32, f32) -> vector<2xf32>
              %2255 = "vector.extract"(%2254) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2256 = "vector.extract"(%2254) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2257 = "arith.extsi"(%2219) : (i32) -> i64
              %2258 = "arith.muli"(%2257, %2196) : (i64, i64) -> i64
              %2259 = "llvm.getelementptr"(%2201, %2258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2260 = "arith.divui"(%2251, %497) : (i32, i32) -> i32
              %2261 = "arith.extsi"(%2260) : (i32) -> i64
              %2262 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2263 = "arith.muli"(%2261, %2262) : (i64, i64) -> i64
              %2264 = "llvm.getelementptr"(%2259, %2263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2265 = "vector.from_elements"(%2255, %2256) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2265, %2264) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2266 = "arith.andi"(%2237, %2252) : (i1, i1) -> i1
            "scf.if"(%2266) ({
              %2267 = "vector.from_elements"(%2003, %2004) : (f32, f32) -> vector<2xf32>
              %2268 = "vector.extract"(%2267) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2269 = "vector.extract"(%2267) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2270 = "arith.extsi"(%2236) : (i32) -> i64
              %2271 = "arith.muli"(%2270, %2196) : (i64, i64) -> i64
              %2272 = "llvm.getelementptr"(%2201, %2271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2273 = "arith.divui"(%2251, %497) : (i32, i32) -> i32
              %2274 = "arith.extsi"(%2273) : (i32) -> i64
              %2275 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2276 = "arith.muli"(%2274, %2275) : (i64, i64) -> i64
              %2277 = "llvm.getelementptr"(%2272, %2276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2278 = "vector.from_elements"(%2268, %2269) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2278, %2277) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2279 = "arith.addi"(%2220, %2214) : (i32, i32) -> i32
            %2280 = "arith.cmpi"(%2279, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2281 = "arith.andi"(%2221, %2280) : (i1, i1) -> i1
            "scf.if"(%2281) ({
              %2282 = "vector.from_elements"(%2005, %2006) : (f32, f32) -> vector<2xf32>
              %2283 = "vector.extract"(%2282) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2284 = "vector.extract"(%2282) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2285 = "arith.extsi"(%2219) : (i32) -> i64
              %2286 = "arith.muli"(%2285, %2196) : (i64, i64) -> i64
              %2287 = "llvm.getelementptr"(%2201, %2286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2288 = "arith.divui"(%2279, %497) : (i32, i32) -> i32
              %2289 = "arith.extsi"(%2288) : (i32) -> i64
              %2290 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2291 = "arith.muli"(%2289, %2290) : (i64, i64) -> i64
              %2292 = "llvm.getelementptr"(%2287, %2291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2293 = "vector.from_elements"(%2283, %2284) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2293, %2292) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2294 = "arith.andi"(%2237, %2280) : (i1, i1) -> i1
            "scf.if"(%2294) ({
              %2295 = "vector.from_elements"(%2007, %2008) : (f32, f32) -> vector<2xf32>
              %2296 = "vector.extract"(%2295) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2297 = "vector.extract"(%2295) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2298 = "arith.extsi"(%2236) : (i32) -> i64
              %2299 = "arith.muli"(%2298, %2196) : (i64, i64) -> i64
              %2300 = "llvm.getelementptr"(%2201, %2299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2301 = "arith.divui"(%2279, %497) : (i32, i32) -> i32
              %2302 = "arith.extsi"(%2301) : (i32) -> i64
              %2303 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2304 = "arith.muli"(%2302, %2303) : (i64, i64) -> i64
              %2305 = "llvm.getelementptr"(%2300, %2304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2306 = "vector.from_elements"(%2296, %2297) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2306, %2305) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2307 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2308 = "arith.addi"(%2220, %2307) : (i32, i32) -> i32
            %2309 = "arith.cmpi"(%2308, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2310 = "arith.andi"(%2221, %2309) : (i1, i1) -> i1
            "scf.if"(%2310) ({
              %2311 = "vector.from_elements"(%2009, %2010) : (f32, f32) -> vector<2xf32>
              %2312 = "vector.extract"(%2311) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2313 = "vector.extract"(%2311) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2314 = "arith.extsi"(%2219) : (i32) -> i64
              %2315 = "arith.muli"(%2314, %2196) : (i64, i64) -> i64
              %2316 = "llvm.getelementptr"(%2201, %2315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2317 = "arith.divui"(%2308, %497) : (i32, i32) -> i32
              %2318 = "arith.extsi"(%2317) : (i32) -> i64
              %2319 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2320 = "arith.muli"(%2318, %2319) : (i64, i64) -> i64
              %2321 = "llvm.getelementptr"(%2316, %2320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2322 = "vector.from_elements"(%2312, %2313) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2322, %2321) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2323 = "arith.andi"(%2237, %2309) : (i1, i1) -> i1
            "scf.if"(%2323) ({
              %2324 = "vector.from_elements"(%2011, %2012) : (f32, f32) -> vector<2xf32>
              %2325 = "vector.extract"(%2324) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2326 = "vector.extract"(%2324) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2327 = "arith.extsi"(%2236) : (i32) -> i64
              %2328 = "arith.muli"(%2327, %2196) : (i64, i64) -> i64
              %2329 = "llvm.getelementptr"(%2201, %2328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2330 = "arith.divui"(%2308, %497) : (i32, i32) -> i32
              %2331 = "arith.extsi"(%2330) : (i32) -> i64
              %2332 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2333 = "arith.muli"(%2331, %2332) : (i64, i64) -> i64
              %2334 = "llvm.getelementptr"(%2329, %2333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2335 = "vector.from_elements"(%2325, %2326) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2335, %2334) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2336 = "arith.addi"(%2220, %32) : (i32, i32) -> i32
            %2337 = "arith.cmpi"(%2336, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2338 = "arith.andi"(%2221, %2337) : (i1, i1) -> i1
            "scf.if"(%2338) ({
              %2339 = "vector.from_elements"(%2013, %2014) : (f32, f32) -> vector<2xf32>
              %2340 = "vector.extract"(%2339) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2341 = "vector.extract"(%2339) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2342 = "arith.extsi"(%2219) : (i32) -> i64
              %2343 = "arith.muli"(%2342, %2196) : (i64, i64) -> i64
              %2344 = "llvm.getelementptr"(%2201, %2343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2345 = "arith.divui"(%2336, %497) : (i32, i32) -> i32
              %2346 = "arith.extsi"(%2345) : (i32) -> i64
              %2347 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2348 = "arith.muli"(%2346, %2347) : (i64, i64) -> i64
              %2349 = "llvm.getelementptr"(%2344, %2348) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2350 = "vector.from_elements"(%2340, %2341) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2350, %2349) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2351 = "arith.andi"(%2237, %2337) : (i1, i1) -> i1
            "scf.if"(%2351) ({
              %2352 = "vector.from_elements"(%2015, %2016) : (f32, f32) -> vector<2xf32>
              %2353 = "vector.extract"(%2352) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2354 = "vector.extract"(%2352) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2355 = "arith.extsi"(%2236) : (i32) -> i64
              %2356 = "arith.muli"(%2355, %2196) : (i64, i64) -> i64
              %2357 = "llvm.getelementptr"(%2201, %2356) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2358 = "arith.divui"(%2336, %497) : (i32, i32) -> i32
              %2359 = "arith.extsi"(%2358) : (i32) -> i64
              %2360 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2361 = "arith.muli"(%2359, %2360) : (i64, i64) -> i64
              %2362 = "llvm.getelementptr"(%2357, %2361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2363 = "vector.from_elements"(%2353, %2354) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2363, %2362) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2364 = "arith.constant"() {value = 40 : i32} : () -> i32
            %2365 = "arith.addi"(%2220, %2364) : (i32, i32) -> i32
            %2366 = "arith.cmpi"(%2365, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2367 = "arith.andi"(%2221, %2366) : (i1, i1) -> i1
            "scf.if"(%2367) ({
              %2368 = "vector.from_elements"(%2017, %2018) : (f32, f32) -> vector<2xf32>
              %2369 = "vector.extract"(%2368) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2370 = "vector.extract"(%2368) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2371 = "arith.extsi"(%2219) : (i32) -> i64
              %2372 = "arith.muli"(%2371, %2196) : (i64, i64) -> i64
              %2373 = "llvm.getelementptr"(%2201, %2372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2374 = "arith.divui"(%2365, %497) : (i32, i32) -> i32
              %2375 = "arith.extsi"(%2374) : (i32) -> i64
              %2376 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2377 = "arith.muli"(%2375, %2376) : (i64, i64) -> i64
              %2378 = "llvm.getelementptr"(%2373, %2377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2379 = "vector.from_elements"(%2369, %2370) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2379, %2378) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2380 = "arith.andi"(%2237, %2366) : (i1, i1) -> i1
            "scf.if"(%2380) ({
              %2381 = "vector.from_elements"(%2019, %2020) : (f32, f32) -> vector<2xf32>
              %2382 = "vector.extract"(%2381) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2383 = "vector.extract"(%2381) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2384 = "arith.extsi"(%2236) : (i32) -> i64
              %2385 = "arith.muli"(%2384, %2196) : (i64, i64) -> i64
              %2386 = "llvm.getelementptr"(%2201, %2385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2387 = "arith.divui"(%2365, %497) : (i32, i32) -> i32
              %2388 = "arith.extsi"(%2387) : (i32) -> i64
              %2389 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2390 = "arith.muli"(%2388, %2389) : (i64, i64) -> i64
              %2391 = "llvm.getelementptr"(%2386, %2390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2392 = "vector.from_elements"(%2382, %2383) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2392, %2391) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2393 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2394 = "arith.addi"(%2220, %2393) : (i32, i32) -> i32
            %2395 = "arith.cmpi"(%2394, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2396 = "arith.andi"(%2221, %2395) : (i1, i1) -> i1
            "scf.if"(%2396) ({
              %2397 = "vector.from_elements"(%2021, %2022) : (f32, f32) -> vector<2xf32>
              %2398 = "vector.extract"(%2397) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2399 = "vector.extract"(%2397) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2400 = "arith.extsi"(%2219) : (i32) -> i64
              %2401 = "arith.muli"(%2400, %2196) : (i64, i64) -> i64
              %2402 = "llvm.getelementptr"(%2201, %2401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2403 = "arith.divui"(%2394, %497) : (i32, i32) -> i32
              %2404 = "arith.extsi"(%2403) : (i32) -> i64
              %2405 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2406 = "arith.muli"(%2404, %2405) : (i64, i64) -> i64
              %2407 = "llvm.getelementptr"(%2402, %2406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2408 = "vector.from_elements"(%2398, %2399) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2408, %2407) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2409 = "arith.andi"(%2237, %2395) : (i1, i1) -> i1
            "scf.if"(%2409) ({
              %2410 = "vector.from_elements"(%2023, %2024) : (f32, f32) -> vector<2xf32>
              %2411 = "vector.extract"(%2410) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2412 = "vector.extract"(%2410) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2413 = "arith.extsi"(%2236) : (i32) -> i64
              %2414 = "arith.muli"(%2413, %2196) : (i64, i64) -> i64
              %2415 = "llvm.getelementptr"(%2201, %2414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2416 = "arith.divui"(%2394, %497) : (i32, i32) -> i32
              %2417 = "arith.extsi"(%2416) : (i32) -> i64
              %2418 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2419 = "arith.muli"(%2417, %2418) : (i64, i64) -> i64
              %2420 = "llvm.getelementptr"(%2415, %2419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2421 = "vector.from_elements"(%2411, %2412) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2421, %2420) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2422 = "arith.constant"() {value = 56 : i32} : () -> i32
            %2423 = "arith.addi"(%2220, %2422) : (i32, i32) -> i32
            %2424 = "arith.cmpi"(%2423, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2425 = "arith.andi"(%2221, %2424) : (i1, i1) -> i1
            "scf.if"(%2425) ({
              %2426 = "vector.from_elements"(%2025, %2026) : (f32, f32) -> vector<2xf32>
              %2427 = "vector.extract"(%2426) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2428 = "vector.extract"(%2426) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2429 = "arith.extsi"(%2219) : (i32) -> i64
              %2430 = "arith.muli"(%2429, %2196) : (i64, i64) -> i64
              %2431 = "llvm.getelementptr"(%2201, %2430) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2432 = "arith.divui"(%2423, %497) : (i32, i32) -> i32
              %2433 = "arith.extsi"(%2432) : (i32) -> i64
              %2434 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2435 = "arith.muli"(%2433, %2434) : (i64, i64) -> i64
              %2436 = "llvm.getelementptr"(%2431, %2435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2437 = "vector.from_elements"(%2427, %2428) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2437, %2436) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2438 = "arith.andi"(%2237, %2424) : (i1, i1) -> i1
            "scf.if"(%2438) ({
              %2439 = "vector.from_elements"(%2027, %2028) : (f32, f32) -> vector<2xf32>
              %2440 = "vector.extract"(%2439) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2441 = "vector.extract"(%2439) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2442 = "arith.extsi"(%2236) : (i32) -> i64
              %2443 = "arith.muli"(%2442, %2196) : (i64, i64) -> i64
              %2444 = "llvm.getelementptr"(%2201, %2443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2445 = "arith.divui"(%2423, %497) : (i32, i32) -> i32
              %2446 = "arith.extsi"(%2445) : (i32) -> i64
              %2447 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2448 = "arith.muli"(%2446, %2447) : (i64, i64) -> i64
              %2449 = "llvm.getelementptr"(%2444, %2448) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2450 = "vector.from_elements"(%2440, %2441) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2450, %2449) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2451 = "arith.addi"(%2169, %78) : (i32, i32) -> i32
          %2452 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %2453 = "arith.subi"(%32, %2452) : (i32, i32) -> i32
          %2454 = "arith.shrsi"(%2451, %30) : (i32, i32) -> i32
          %2455 = "arith.xori"(%2451, %2454) : (i32, i32) -> i32
          %2456 = "arith.extui"(%2455) : (i32) -> i64
          %2457 = "arith.muli"(%2456, %2170) : (i64, i64) -> i64
          %2458 = "arith.shrui"(%2457, %2128) : (i64, i64) -> i64
          %2459 = "arith.trunci"(%2458) : (i64) -> i32
          %2460 = "arith.addi"(%2459, %2455) : (i32, i32) -> i32
          %2461 = "arith.shrui"(%2460, %2453) : (i32, i32) -> i32
          %2462 = "arith.cmpi"(%2453, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2463 = "arith.select"(%2462, %2461, %29) : (i1, i32, i32) -> i32
          %2464 = "arith.xori"(%2463, %2454) : (i32, i32) -> i32
          %2465 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %2466 = "arith.subi"(%32, %2465) : (i32, i32) -> i32
          %2467 = "arith.shrui"(%2460, %2466) : (i32, i32) -> i32
          %2468 = "arith.cmpi"(%2466, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2469 = "arith.select"(%2468, %2467, %29) : (i1, i32, i32) -> i32
          %2470 = "arith.xori"(%2469, %2454) : (i32, i32) -> i32
          %2471 = "arith.muli"(%2470, %20) : (i32, i32) -> i32
          %2472 = "arith.subi"(%2451, %2471) : (i32, i32) -> i32
          %2473 = "arith.cmpi"(%2464, %78) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%2473) ({
            %2474 = "arith.extsi"(%2464) : (i32) -> i64
            %2475 = "arith.extsi"(%2140) : (i32) -> i64
            %2476 = "arith.extsi"(%5) : (i32) -> i64
            %2477 = "arith.muli"(%2474, %2476) : (i64, i64) -> i64
            %2478 = "arith.extsi"(%7) : (i32) -> i64
            %2479 = "arith.muli"(%2475, %2478) : (i64, i64) -> i64
            %2480 = "arith.addi"(%2477, %2479) : (i64, i64) -> i64
            %2481 = "llvm.getelementptr"(%4, %2480) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2482 = "arith.constant"() {value = 64 : i32} : () -> i32
            %2483 = "arith.muli"(%2167, %26) : (i32, i32) -> i32
            %2484 = "arith.muli"(%2472, %2482) : (i32, i32) -> i32
            %2485 = "arith.remui"(%493, %26) : (i32, i32) -> i32
            %2486 = "arith.divui"(%493, %26) : (i32, i32) -> i32
            %2487 = "arith.remui"(%2486, %497) : (i32, i32) -> i32
            %2488 = "arith.remui"(%2485, %1317) : (i32, i32) -> i32
            %2489 = "arith.divui"(%2485, %1317) : (i32, i32) -> i32
            %2490 = "arith.muli"(%2488, %497) : (i32, i32) -> i32
            %2491 = "arith.constant"() {value = 8 : i32} : () -> i32
            %2492 = "arith.remui"(%2489, %2491) : (i32, i32) -> i32
            %2493 = "arith.divui"(%2489, %2491) : (i32, i32) -> i32
            %2494 = "arith.constant"() {value = 16 : i32} : () -> i32
            %2495 = "arith.muli"(%2493, %2494) : (i32, i32) -> i32
            %2496 = "arith.addi"(%2492, %2495) : (i32, i32) -> i32
            %2497 = "arith.muli"(%2487, %2482) : (i32, i32) -> i32
            %2498 = "arith.addi"(%2496, %2497) : (i32, i32) -> i32
            %2499 = "arith.addi"(%2483, %2498) : (i32, i32) -> i32
            %2500 = "arith.addi"(%2484, %2490) : (i32, i32) -> i32
            %2501 = "arith.cmpi"(%2499, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %2502 = "arith.cmpi"(%2500, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2503 = "arith.andi"(%2501, %2502) : (i1, i1) -> i1
            "scf.if"(%2503) ({
              %2504 = "vector.from_elements"(%2029, %2030) : (f32, f32) -> vector<2xf32>
              %2505 = "vector.extract"(%2504) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2506 = "vector.extract"(%2504) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2507 = "arith.extsi"(%2499) : (i32) -> i64
              %2508 = "arith.muli"(%2507, %2476) : (i64, i64) -> i64
              %2509 = "llvm.getelementptr"(%2481, %2508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2510 = "arith.divui"(%2500, %497) : (i32, i32) -> i32
              %2511 = "arith.extsi"(%2510) : (i32) -> i64
              %2512 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2513 = "arith.muli"(%2511, %2512) : (i64, i64) -> i64
              %2514 = "llvm.getelementptr"(%2509, %2513) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2515 = "vector.from_elements"(%2505, %2506) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2515, %2514) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2516 = "arith.addi"(%2499, %2491) : (i32, i32) -> i32
            %2517 = "arith.cmpi"(%2516, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %2518 = "arith.andi"(%2517, %2502) : (i1, i1) -> i1
            "scf.if"(%2518) ({
              %2519 = "vector.from_elements"(%2031, %2032) : (f32, f32) -> vector<2xf32>
              %2520 = "vector.extract"(%2519) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2521 = "vector.extract"(%2519) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2522 = "arith.extsi"(%2516) : (i32) -> i64
              %2523 = "arith.muli"(%2522, %2476) : (i64, i64) -> i64
              %2524 = "llvm.getelementptr"(%2481, %2523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2525 = "arith.divui"(%2500, %497) : (i32, i32) -> i32
              %2526 = "arith.extsi"(%2525) : (i32) -> i64
              %2527 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2528 = "arith.muli"(%2526, %2527) : (i64, i64) -> i64
              %2529 = "llvm.getelementptr"(%2524, %2528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2530 = "vector.from_elements"(%2520, %2521) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2530, %2529) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2531 = "arith.addi"(%2500, %2491) : (i32, i32) -> i32
            %2532 = "arith.cmpi"(%2531, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2533 = "arith.andi"(%2501, %2532) : (i1, i1) -> i1
            "scf.if"(%2533) ({
              %2534 = "vector.from_elements"(%2033, %2034) : (f32, f32) -> vector<2xf32>
              %2535 = "vector.extract"(%2534) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2536 = "vector.extract"(%2534) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2537 = "arith.extsi"(%2499) : (i32) -> i64
              %2538 = "arith.muli"(%2537, %2476) : (i64, i64) -> i64
              %2539 = "llvm.getelementptr"(%2481, %2538) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2540 = "arith.divui"(%2531, %497) : (i32, i32) -> i32
              %2541 = "arith.extsi"(%2540) : (i32) -> i64
              %2542 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2543 = "arith.muli"(%2541, %2542) : (i64, i64) -> i64
              %2544 = "llvm.getelementptr"(%2539, %2543) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2545 = "vector.from_elements"(%2535, %2536) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2545, %2544) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2546 = "arith.andi"(%2517, %2532) : (i1, i1) -> i1
            "scf.if"(%2546) ({
              %2547 = "vector.from_elements"(%2035, %2036) : (f32, f32) -> vector<2xf32>
              %2548 = "vector.extract"(%2547) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2549 = "vector.extract"(%2547) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2550 = "arith.extsi"(%2516) : (i32) -> i64
              %2551 = "arith.muli"(%2550, %2476) : (i64, i64) -> i64
              %2552 = "llvm.getelementptr"(%2481, %2551) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2553 = "arith.divui"(%2531, %497) : (i32, i32) -> i32
              %2554 = "arith.extsi"(%2553) : (i32) -> i64
              %2555 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2556 = "arith.muli"(%2554, %2555) : (i64, i64) -> i64
              %2557 = "llvm.getelementptr"(%2552, %2556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2558 = "vector.from_elements"(%2548, %2549) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2558, %2557) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2559 = "arith.addi"(%2500, %2494) : (i32, i32) -> i32
            %2560 = "arith.cmpi"(%2559, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2561 = "arith.andi"(%2501, %2560) : (i1, i1) -> i1
            "scf.if"(%2561) ({
              %2562 = "vector.from_elements"(%2037, %2038) : (f32, f32) -> vector<2xf32>
              %2563 = "vector.extract"(%2562) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2564 = "vector.extract"(%2562) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2565 = "arith.extsi"(%2499) : (i32) -> i64
              %2566 = "arith.muli"(%2565, %2476) : (i64, i64) -> i64
              %2567 = "llvm.getelementptr"(%2481, %2566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2568 = "arith.divui"(%2559, %497) : (i32, i32) -> i32
              %2569 = "arith.extsi"(%2568) : (i32) -> i64
              %2570 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2571 = "arith.muli"(%2569, %2570) : (i64, i64) -> i64
              %2572 = "llvm.getelementptr"(%2567, %2571) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2573 = "vector.from_elements"(%2563, %2564) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2573, %2572) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2574 = "arith.andi"(%2517, %2560) : (i1, i1) -> i1
            "scf.if"(%2574) ({
              %2575 = "vector.from_elements"(%2039, %2040) : (f32, f32) -> vector<2xf32>
              %2576 = "vector.extract"(%2575) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2577 = "vector.extract"(%2575) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2578 = "arith.extsi"(%2516) : (i32) -> i64
              %2579 = "arith.muli"(%2578, %2476) : (i64, i64) -> i64
              %2580 = "llvm.getelementptr"(%2481, %2579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2581 = "arith.divui"(%2559, %497) : (i32, i32) -> i32
              %2582 = "arith.extsi"(%2581) : (i32) -> i64
              %2583 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2584 = "arith.muli"(%2582, %2583) : (i64, i64) -> i64
              %2585 = "llvm.getelementptr"(%2580, %2584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2586 = "vector.from_elements"(%2576, %2577) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2586, %2585) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2587 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2588 = "arith.addi"(%2500, %2587) : (i32, i32) -> i32
            %2589 = "arith.cmpi"(%2588, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2590 = "arith.andi"(%2501, %2589) : (i1, i1) -> i1
            "scf.if"(%2590) ({
              %2591 = "vector.from_elements"(%2041, %2042) : (f32, f32) -> vector<2xf32>
              %2592 = "vector.extract"(%2591) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2593 = "vector.extract"(%2591) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2594 = "arith.extsi"(%2499) : (i32) -> i64
              %2595 = "arith.muli"(%2594, %2476) : (i64, i64) -> i64
              %2596 = "llvm.getelementptr"(%2481, %2595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2597 = "arith.divui"(%2588, %497) : (i32, i32) -> i32
              %2598 = "arith.extsi"(%2597) : (i32) -> i64
              %2599 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2600 = "arith.muli"(%2598, %2599) : (i64, i64) -> i64
              %2601 = "llvm.getelementptr"(%2596, %2600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2602 = "vector.from_elements"(%2592, %2593) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2602, %2601) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2603 = "arith.andi"(%2517, %2589) : (i1, i1) -> i1
            "scf.if"(%2603) ({
              %2604 = "vector.from_elements"(%2043, %2044) : (f32, f32) -> vector<2xf32>
              %2605 = "vector.extract"(%2604) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2606 = "vector.extract"(%2604) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2607 = "arith.extsi"(%2516) : (i32) -> i64
              %2608 = "arith.muli"(%2607, %2476) : (i64, i64) -> i64
              %2609 = "llvm.getelementptr"(%2481, %2608) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2610 = "arith.divui"(%2588, %497) : (i32, i32) -> i32
              %2611 = "arith.extsi"(%2610) : (i32) -> i64
              %2612 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2613 = "arith.muli"(%2611, %2612) : (i64, i64) -> i64
              %2614 = "llvm.getelementptr"(%2609, %2613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2615 = "vector.from_elements"(%2605, %2606) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2615, %2614) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2616 = "arith.addi"(%2500, %32) : (i32, i32) -> i32
            %2617 = "arith.cmpi"(%2616, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2618 = "arith.andi"(%2501, %2617) : (i1, i1) -> i1
            "scf.if"(%2618) ({
              %2619 = "vector.from_elements"(%2045, %2046) : (f32, f32) -> vector<2xf32>
              %2620 = "vector.extract"(%2619) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2621 = "vector.extract"(%2619) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2622 = "arith.extsi"(%2499) : (i32) -> i64
              %2623 = "arith.muli"(%2622, %2476) : (i64, i64) -> i64
              %2624 = "llvm.getelementptr"(%2481, %2623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2625 = "arith.divui"(%2616, %497) : (i32, i32) -> i32
              %2626 = "arith.extsi"(%2625) : (i32) -> i64
              %2627 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2628 = "arith.muli"(%2626, %2627) : (i64, i64) -> i64
              %2629 = "llvm.getelementptr"(%2624, %2628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2630 = "vector.from_elements"(%2620, %2621) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2630, %2629) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2631 = "arith.andi"(%2517, %2617) : (i1, i1) -> i1
            "scf.if"(%2631) ({
              %2632 = "vector.from_elements"(%2047, %2048) : (f32, f32) -> vector<2xf32>
              %2633 = "vector.extract"(%2632) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2634 = "vector.extract"(%2632) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2635 = "arith.extsi"(%2516) : (i32) -> i64
              %2636 = "arith.muli"(%2635, %2476) : (i64, i64) -> i64
              %2637 = "llvm.getelementptr"(%2481, %2636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2638 = "arith.divui"(%2616, %497) : (i32, i32) -> i32
              %2639 = "arith.extsi"(%2638) : (i32) -> i64
              %2640 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2641 = "arith.muli"(%2639, %2640) : (i64, i64) -> i64
              %2642 = "llvm.getelementptr"(%2637, %2641) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2643 = "vector.from_elements"(%2633, %2634) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2643, %2642) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2644 = "arith.constant"() {value = 40 : i32} : () -> i32
            %2645 = "arith.addi"(%2500, %2644) : (i32, i32) -> i32
            %2646 = "arith.cmpi"(%2645, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2647 = "arith.andi"(%2501, %2646) : (i1, i1) -> i1
            "scf.if"(%2647) ({
              %2648 = "vector.from_elements"(%2049, %2050) : (f32, f32) -> vector<2xf32>
              %2649 = "vector.extract"(%2648) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2650 = "vector.extract"(%2648) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2651 = "arith.extsi"(%2499) : (i32) -> i64
              %2652 = "arith.muli"(%2651, %2476) : (i64, i64) -> i64
              %2653 = "llvm.getelementptr"(%2481, %2652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2654 = "arith.divui"(%2645, %497) : (i32, i32) -> i32
              %2655 = "arith.extsi"(%2654) : (i32) -> i64
              %2656 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2657 = "arith.muli"(%2655, %2656) : (i64, i64) -> i64
              %2658 = "llvm.getelementptr"(%2653, %2657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2659 = "vector.from_elements"(%2649, %2650) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2659, %2658) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2660 = "arith.andi"(%2517, %2646) : (i1, i1) -> i1
            "scf.if"(%2660) ({
              %2661 = "vector.from_elements"(%2051, %2052) : (f32, f32) -> vector<2xf32>
              %2662 = "vector.extract"(%2661) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2663 = "vector.extract"(%2661) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2664 = "arith.extsi"(%2516) : (i32) -> i64
              %2665 = "arith.muli"(%2664, %2476) : (i64, i64) -> i64
              %2666 = "llvm.getelementptr"(%2481, %2665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2667 = "arith.divui"(%2645, %497) : (i32, i32) -> i32
              %2668 = "arith.extsi"(%2667) : (i32) -> i64
              %2669 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2670 = "arith.muli"(%2668, %2669) : (i64, i64) -> i64
              %2671 = "llvm.getelementptr"(%2666, %2670) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2672 = "vector.from_elements"(%2662, %2663) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2672, %2671) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2673 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2674 = "arith.addi"(%2500, %2673) : (i32, i32) -> i32
            %2675 = "arith.cmpi"(%2674, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2676 = "arith.andi"(%2501, %2675) : (i1, i1) -> i1
            "scf.if"(%2676) ({
              %2677 = "vector.from_elements"(%2053, %2054) : (f32, f32) -> vector<2xf32>
              %2678 = "vector.extract"(%2677) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2679 = "vector.extract"(%2677) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2680 = "arith.extsi"(%2499) : (i32) -> i64
              %2681 = "arith.muli"(%2680, %2476) : (i64, i64) -> i64
              %2682 = "llvm.getelementptr"(%2481, %2681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2683 = "arith.divui"(%2674, %497) : (i32, i32) -> i32
              %2684 = "arith.extsi"(%2683) : (i32) -> i64
              %2685 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2686 = "arith.muli"(%2684, %2685) : (i64, i64) -> i64
              %2687 = "llvm.getelementptr"(%2682, %2686) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2688 = "vector.from_elements"(%2678, %2679) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2688, %2687) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2689 = "arith.andi"(%2517, %2675) : (i1, i1) -> i1
            "scf.if"(%2689) ({
              %2690 = "vector.from_elements"(%2055, %2056) : (f32, f32) -> vector<2xf32>
              %2691 = "vector.extract"(%2690) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2692 = "vector.extract"(%2690) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2693 = "arith.extsi"(%2516) : (i32) -> i64
              %2694 = "arith.muli"(%2693, %2476) : (i64, i64) -> i64
              %2695 = "llvm.getelementptr"(%2481, %2694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2696 = "arith.divui"(%2674, %497) : (i32, i32) -> i32
              %2697 = "arith.extsi"(%2696) : (i32) -> i64
              %2698 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2699 = "arith.muli"(%2697, %2698) : (i64, i64) -> i64
              %2700 = "llvm.getelementptr"(%2695, %2699) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2701 = "vector.from_elements"(%2691, %2692) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2701, %2700) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2702 = "arith.constant"() {value = 56 : i32} : () -> i32
            %2703 = "arith.addi"(%2500, %2702) : (i32, i32) -> i32
            %2704 = "arith.cmpi"(%2703, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2705 = "arith.andi"(%2501, %2704) : (i1, i1) -> i1
            "scf.if"(%2705) ({
              %2706 = "vector.from_elements"(%2057, %2058) : (f32, f32) -> vector<2xf32>
              %2707 = "vector.extract"(%2706) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2708 = "vector.extract"(%2706) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2709 = "arith.extsi"(%2499) : (i32) -> i64
              %2710 = "arith.muli"(%2709, %2476) : (i64, i64) -> i64
              %2711 = "llvm.getelementptr"(%2481, %2710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2712 = "arith.divui"(%2703, %497) : (i32, i32) -> i32
              %2713 = "arith.extsi"(%2712) : (i32) -> i64
              %2714 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2715 = "arith.muli"(%2713, %2714) : (i64, i64) -> i64
              %2716 = "llvm.getelementptr"(%2711, %2715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2717 = "vector.from_elements"(%2707, %2708) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2717, %2716) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2718 = "arith.andi"(%2517, %2704) : (i1, i1) -> i1
            "scf.if"(%2718) ({
              %2719 = "vector.from_elements"(%2059, %2060) : (f32, f32) -> vector<2xf32>
              %2720 = "vector.extract"(%2719) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2721 = "vector.extract"(%2719) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2722 = "arith.extsi"(%2516) : (i32) -> i64
              %2723 = "arith.muli"(%2722, %2476) : (i64, i64) -> i64
              %2724 = "llvm.getelementptr"(%2481, %2723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2725 = "arith.divui"(%2703, %497) : (i32, i32) -> i32
              %2726 = "arith.extsi"(%2725) : (i32) -> i64
              %2727 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2728 = "arith.muli"(%2726, %2727) : (i64, i64) -> i64
              %2729 = "llvm.getelementptr"(%2724, %2728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2730 = "vector.from_elements"(%2720, %2721) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2730, %2729) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2731 = "arith.addi"(%2169, %497) : (i32, i32) -> i32
          %2732 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %2733 = "arith.subi"(%32, %2732) : (i32, i32) -> i32
          %2734 = "arith.shrsi"(%2731, %30) : (i32, i32) -> i32
          %2735 = "arith.xori"(%2731, %2734) : (i32, i32) -> i32
          %2736 = "arith.extui"(%2735) : (i32) -> i64
          %2737 = "arith.muli"(%2736, %2170) : (i64, i64) -> i64
          %2738 = "arith.shrui"(%2737, %2128) : (i64, i64) -> i64
          %2739 = "arith.trunci"(%2738) : (i64) -> i32
          %2740 = "arith.addi"(%2739, %2735) : (i32, i32) -> i32
          %2741 = "arith.shrui"(%2740, %2733) : (i32, i32) -> i32
          %2742 = "arith.cmpi"(%2733, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2743 = "arith.select"(%2742, %2741, %29) : (i1, i32, i32) -> i32
          %2744 = "arith.xori"(%2743, %2734) : (i32, i32) -> i32
          %2745 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %2746 = "arith.subi"(%32, %2745) : (i32, i32) -> i32
          %2747 = "arith.shrui"(%2740, %2746) : (i32, i32) -> i32
          %2748 = "arith.cmpi"(%2746, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %2749 = "arith.select"(%2748, %2747, %29) : (i1, i32, i32) -> i32
          %2750 = "arith.xori"(%2749, %2734) : (i32, i32) -> i32
          %2751 = "arith.muli"(%2750, %20) : (i32, i32) -> i32
          %2752 = "arith.subi"(%2731, %2751) : (i32, i32) -> i32
          %2753 = "arith.cmpi"(%2744, %78) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%2753) ({
            %2754 = "arith.extsi"(%2744) : (i32) -> i64
            %2755 = "arith.extsi"(%2140) : (i32) -> i64
            %2756 = "arith.extsi"(%5) : (i32) -> i64
            %2757 = "arith.muli"(%2754, %2756) : (i64, i64) -> i64
            %2758 = "arith.extsi"(%7) : (i32) -> i64
            %2759 = "arith.muli"(%2755, %2758) : (i64, i64) -> i64
            %2760 = "arith.addi"(%2757, %2759) : (i64, i64) -> i64
            %2761 = "llvm.getelementptr"(%4, %2760) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2762 = "arith.constant"() {value = 64 : i32} : () -> i32
            %2763 = "arith.muli"(%2167, %26) : (i32, i32) -> i32
            %2764 = "arith.muli"(%2752, %2762) : (i32, i32) -> i32
            %2765 = "arith.remui"(%493, %26) : (i32, i32) -> i32
            %2766 = "arith.divui"(%493, %26) : (i32, i32) -> i32
            %2767 = "arith.remui"(%2766, %497) : (i32, i32) -> i32
            %2768 = "arith.remui"(%2765, %1317) : (i32, i32) -> i32
            %2769 = "arith.divui"(%2765, %1317) : (i32, i32) -> i32
            %2770 = "arith.muli"(%2768, %497) : (i32, i32) -> i32
            %2771 = "arith.constant"() {value = 8 : i32} : () -> i32
            %2772 = "arith.remui"(%2769, %2771) : (i32, i32) -> i32
            %2773 = "arith.divui"(%2769, %2771) : (i32, i32) -> i32
            %2774 = "arith.constant"() {value = 16 : i32} : () -> i32
            %2775 = "arith.muli"(%2773, %2774) : (i32, i32) -> i32
            %2776 = "arith.addi"(%2772, %2775) : (i32, i32) -> i32
            %2777 = "arith.muli"(%2767, %2762) : (i32, i32) -> i32
            %2778 = "arith.addi"(%2776, %2777) : (i32, i32) -> i32
            %2779 = "arith.addi"(%2763, %2778) : (i32, i32) -> i32
            %2780 = "arith.addi"(%2764, %2770) : (i32, i32) -> i32
            %2781 = "arith.cmpi"(%2779, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %2782 = "arith.cmpi"(%2780, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2783 = "arith.andi"(%2781, %2782) : (i1, i1) -> i1
            "scf.if"(%2783) ({
              %2784 = "vector.from_elements"(%2061, %2062) : (f32, f32) -> vector<2xf32>
              %2785 = "vector.extract"(%2784) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2786 = "vector.extract"(%2784) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2787 = "arith.extsi"(%2779) : (i32) -> i64
              %2788 = "arith.muli"(%2787, %2756) : (i64, i64) -> i64
              %2789 = "llvm.getelementptr"(%2761, %2788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2790 = "arith.divui"(%2780, %497) : (i32, i32) -> i32
              %2791 = "arith.extsi"(%2790) : (i32) -> i64
              %2792 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2793 = "arith.muli"(%2791, %2792) : (i64, i64) -> i64
              %2794 = "llvm.getelementptr"(%2789, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2795 = "vector.from_elements"(%2785, %2786) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2795, %2794) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2796 = "arith.addi"(%2779, %2771) : (i32, i32) -> i32
            %2797 = "arith.cmpi"(%2796, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %2798 = "arith.andi"(%2797, %2782) : (i1, i1) -> i1
            "scf.if"(%2798) ({
              %2799 = "vector.from_elements"(%2063, %2064) : (f32, f32) -> vector<2xf32>
              %2800 = "vector.extract"(%2799) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2801 = "vector.extract"(%2799) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2802 = "arith.extsi"(%2796) : (i32) -> i64
              %2803 = "arith.muli"(%2802, %2756) : (i64, i64) -> i64
              %2804 = "llvm.getelementptr"(%2761, %2803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2805 = "arith.divui"(%2780, %497) : (i32, i32) -> i32
              %2806 = "arith.extsi"(%2805) : (i32) -> i64
              %2807 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2808 = "arith.muli"(%2806, %2807) : (i64, i64) -> i64
              %2809 = "llvm.getelementptr"(%2804, %2808) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2810 = "vector.from_elements"(%2800, %2801) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2810, %2809) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2811 = "arith.addi"(%2780, %2771) : (i32, i32) -> i32
            %2812 = "arith.cmpi"(%2811, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2813 = "arith.andi"(%2781, %2812) : (i1, i1) -> i1
            "scf.if"(%2813) ({
              %2814 = "vector.from_elements"(%2065, %2066) : (f32, f32) -> vector<2xf32>
              %2815 = "vector.extract"(%2814) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2816 = "vector.extract"(%2814) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2817 = "arith.extsi"(%2779) : (i32) -> i64
              %2818 = "arith.muli"(%2817, %2756) : (i64, i64) -> i64
              %2819 = "llvm.getelementptr"(%2761, %2818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2820 = "arith.divui"(%2811, %497) : (i32, i32) -> i32
              %2821 = "arith.extsi"(%2820) : (i32) -> i64
              %2822 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2823 = "arith.muli"(%2821, %2822) : (i64, i64) -> i64
              %2824 = "llvm.getelementptr"(%2819, %2823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2825 = "vector.from_elements"(%2815, %2816) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2825, %2824) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2826 = "arith.andi"(%2797, %2812) : (i1, i1) -> i1
            "scf.if"(%2826) ({
              %2827 = "vector.from_elements"(%2067, %2068) : (f32, f32) -> vector<2xf32>
              %2828 = "vector.extract"(%2827) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2829 = "vector.extract"(%2827) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2830 = "arith.extsi"(%2796) : (i32) -> i64
              %2831 = "arith.muli"(%2830, %2756) : (i64, i64) -> i64
              %2832 = "llvm.getelementptr"(%2761, %2831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2833 = "arith.divui"(%2811, %497) : (i32, i32) -> i32
              %2834 = "arith.extsi"(%2833) : (i32) -> i64
              %2835 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2836 = "arith.muli"(%2834, %2835) : (i64, i64) -> i64
              %2837 = "llvm.getelementptr"(%2832, %2836) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2838 = "vector.from_elements"(%2828, %2829) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2838, %2837) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2839 = "arith.addi"(%2780, %2774) : (i32, i32) -> i32
            %2840 = "arith.cmpi"(%2839, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2841 = "arith.andi"(%2781, %2840) : (i1, i1) -> i1
            "scf.if"(%2841) ({
              %2842 = "vector.from_elements"(%2069, %2070) : (f32, f32) -> vector<2xf32>
              %2843 = "vector.extract"(%2842) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2844 = "vector.extract"(%2842) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2845 = "arith.extsi"(%2779) : (i32) -> i64
              %2846 = "arith.muli"(%2845, %2756) : (i64, i64) -> i64
              %2847 = "llvm.getelementptr"(%2761, %2846) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2848 = "arith.divui"(%2839, %497) : (i32, i32) -> i32
              %2849 = "arith.extsi"(%2848) : (i32) -> i64
              %2850 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2851 = "arith.muli"(%2849, %2850) : (i64, i64) -> i64
              %2852 = "llvm.getelementptr"(%2847, %2851) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2853 = "vector.from_elements"(%2843, %2844) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2853, %2852) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2854 = "arith.andi"(%2797, %2840) : (i1, i1) -> i1
            "scf.if"(%2854) ({
              %2855 = "vector.from_elements"(%2071, %2072) : (f32, f32) -> vector<2xf32>
              %2856 = "vector.extract"(%2855) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2857 = "vector.extract"(%2855) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2858 = "arith.extsi"(%2796) : (i32) -> i64
              %2859 = "arith.muli"(%2858, %2756) : (i64, i64) -> i64
              %2860 = "llvm.getelementptr"(%2761, %2859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2861 = "arith.divui"(%2839, %497) : (i32, i32) -> i32
              %2862 = "arith.extsi"(%2861) : (i32) -> i64
              %2863 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2864 = "arith.muli"(%2862, %2863) : (i64, i64) -> i64
              %2865 = "llvm.getelementptr"(%2860, %2864) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2866 = "vector.from_elements"(%2856, %2857) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2866, %2865) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2867 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2868 = "arith.addi"(%2780, %2867) : (i32, i32) -> i32
            %2869 = "arith.cmpi"(%2868, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2870 = "arith.andi"(%2781, %2869) : (i1, i1) -> i1
            "scf.if"(%2870) ({
              %2871 = "vector.from_elements"(%2073, %2074) : (f32, f32) -> vector<2xf32>
              %2872 = "vector.extract"(%2871) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2873 = "vector.extract"(%2871) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2874 = "arith.extsi"(%2779) : (i32) -> i64
              %2875 = "arith.muli"(%2874, %2756) : (i64, i64) -> i64
              %2876 = "llvm.getelementptr"(%2761, %2875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2877 = "arith.divui"(%2868, %497) : (i32, i32) -> i32
              %2878 = "arith.extsi"(%2877) : (i32) -> i64
              %2879 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2880 = "arith.muli"(%2878, %2879) : (i64, i64) -> i64
              %2881 = "llvm.getelementptr"(%2876, %2880) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2882 = "vector.from_elements"(%2872, %2873) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2882, %2881) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2883 = "arith.andi"(%2797, %2869) : (i1, i1) -> i1
            "scf.if"(%2883) ({
              %2884 = "vector.from_elements"(%2075, %2076) : (f32, f32) -> vector<2xf32>
              %2885 = "vector.extract"(%2884) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2886 = "vector.extract"(%2884) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2887 = "arith.extsi"(%2796) : (i32) -> i64
              %2888 = "arith.muli"(%2887, %2756) : (i64, i64) -> i64
              %2889 = "llvm.getelementptr"(%2761, %2888) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2890 = "arith.divui"(%2868, %497) : (i32, i32) -> i32
              %2891 = "arith.extsi"(%2890) : (i32) -> i64
              %2892 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2893 = "arith.muli"(%2891, %2892) : (i64, i64) -> i64
              %2894 = "llvm.getelementptr"(%2889, %2893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2895 = "vector.from_elements"(%2885, %2886) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2895, %2894) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2896 = "arith.addi"(%2780, %32) : (i32, i32) -> i32
            %2897 = "arith.cmpi"(%2896, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2898 = "arith.andi"(%2781, %2897) : (i1, i1) -> i1
            "scf.if"(%2898) ({
              %2899 = "vector.from_elements"(%2077, %2078) : (f32, f32) -> vector<2xf32>
              %2900 = "vector.extract"(%2899) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2901 = "vector.extract"(%2899) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2902 = "arith.extsi"(%2779) : (i32) -> i64
              %2903 = "arith.muli"(%2902, %2756) : (i64, i64) -> i64
              %2904 = "llvm.getelementptr"(%2761, %2903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2905 = "arith.divui"(%2896, %497) : (i32, i32) -> i32
              %2906 = "arith.extsi"(%2905) : (i32) -> i64
              %2907 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2908 = "arith.muli"(%2906, %2907) : (i64, i64) -> i64
              %2909 = "llvm.getelementptr"(%2904, %2908) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2910 = "vector.from_elements"(%2900, %2901) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2910, %2909) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2911 = "arith.andi"(%2797, %2897) : (i1, i1) -> i1
            "scf.if"(%2911) ({
              %2912 = "vector.from_elements"(%2079, %2080) : (f32, f32) -> vector<2xf32>
              %2913 = "vector.extract"(%2912) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2914 = "vector.extract"(%2912) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2915 = "arith.extsi"(%2796) : (i32) -> i64
              %2916 = "arith.muli"(%2915, %2756) : (i64, i64) -> i64
              %2917 = "llvm.getelementptr"(%2761, %2916) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2918 = "arith.divui"(%2896, %497) : (i32, i32) -> i32
              %2919 = "arith.extsi"(%2918) : (i32) -> i64
              %2920 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2921 = "arith.muli"(%2919, %2920) : (i64, i64) -> i64
              %2922 = "llvm.getelementptr"(%2917, %2921) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2923 = "vector.from_elements"(%2913, %2914) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2923, %2922) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2924 = "arith.constant"() {value = 40 : i32} : () -> i32
            %2925 = "arith.addi"(%2780, %2924) : (i32, i32) -> i32
            %2926 = "arith.cmpi"(%2925, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2927 = "arith.andi"(%2781, %2926) : (i1, i1) -> i1
            "scf.if"(%2927) ({
              %2928 = "vector.from_elements"(%2081, %2082) : (f32, f32) -> vector<2xf32>
              %2929 = "vector.extract"(%2928) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2930 = "vector.extract"(%2928) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2931 = "arith.extsi"(%2779) : (i32) -> i64
              %2932 = "arith.muli"(%2931, %2756) : (i64, i64) -> i64
              %2933 = "llvm.getelementptr"(%2761, %2932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2934 = "arith.divui"(%2925, %497) : (i32, i32) -> i32
              %2935 = "arith.extsi"(%2934) : (i32) -> i64
              %2936 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2937 = "arith.muli"(%2935, %2936) : (i64, i64) -> i64
              %2938 = "llvm.getelementptr"(%2933, %2937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2939 = "vector.from_elements"(%2929, %2930) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2939, %2938) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2940 = "arith.andi"(%2797, %2926) : (i1, i1) -> i1
            "scf.if"(%2940) ({
              %2941 = "vector.from_elements"(%2083, %2084) : (f32, f32) -> vector<2xf32>
              %2942 = "vector.extract"(%2941) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2943 = "vector.extract"(%2941) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2944 = "arith.extsi"(%2796) : (i32) -> i64
              %2945 = "arith.muli"(%2944, %2756) : (i64, i64) -> i64
              %2946 = "llvm.getelementptr"(%2761, %2945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2947 = "arith.divui"(%2925, %497) : (i32, i32) -> i32
              %2948 = "arith.extsi"(%2947) : (i32) -> i64
              %2949 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2950 = "arith.muli"(%2948, %2949) : (i64, i64) -> i64
              %2951 = "llvm.getelementptr"(%2946, %2950) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2952 = "vector.from_elements"(%2942, %2943) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2952, %2951) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2953 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2954 = "arith.addi"(%2780, %2953) : (i32, i32) -> i32
            %2955 = "arith.cmpi"(%2954, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2956 = "arith.andi"(%2781, %2955) : (i1, i1) -> i1
            "scf.if"(%2956) ({
              %2957 = "vector.from_elements"(%2085, %2086) : (f32, f32) -> vector<2xf32>
              %2958 = "vector.extract"(%2957) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2959 = "vector.extract"(%2957) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2960 = "arith.extsi"(%2779) : (i32) -> i64
              %2961 = "arith.muli"(%2960, %2756) : (i64, i64) -> i64
              %2962 = "llvm.getelementptr"(%2761, %2961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2963 = "arith.divui"(%2954, %497) : (i32, i32) -> i32
              %2964 = "arith.extsi"(%2963) : (i32) -> i64
              %2965 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2966 = "arith.muli"(%2964, %2965) : (i64, i64) -> i64
              %2967 = "llvm.getelementptr"(%2962, %2966) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2968 = "vector.from_elements"(%2958, %2959) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2968, %2967) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2969 = "arith.andi"(%2797, %2955) : (i1, i1) -> i1
            "scf.if"(%2969) ({
              %2970 = "vector.from_elements"(%2087, %2088) : (f32, f32) -> vector<2xf32>
              %2971 = "vector.extract"(%2970) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2972 = "vector.extract"(%2970) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2973 = "arith.extsi"(%2796) : (i32) -> i64
              %2974 = "arith.muli"(%2973, %2756) : (i64, i64) -> i64
              %2975 = "llvm.getelementptr"(%2761, %2974) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2976 = "arith.divui"(%2954, %497) : (i32, i32) -> i32
              %2977 = "arith.extsi"(%2976) : (i32) -> i64
              %2978 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2979 = "arith.muli"(%2977, %2978) : (i64, i64) -> i64
              %2980 = "llvm.getelementptr"(%2975, %2979) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2981 = "vector.from_elements"(%2971, %2972) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2981, %2980) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2982 = "arith.constant"() {value = 56 : i32} : () -> i32
            %2983 = "arith.addi"(%2780, %2982) : (i32, i32) -> i32
            %2984 = "arith.cmpi"(%2983, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %2985 = "arith.andi"(%2781, %2984) : (i1, i1) -> i1
            "scf.if"(%2985) ({
              %2986 = "vector.from_elements"(%2089, %2090) : (f32, f32) -> vector<2xf32>
              %2987 = "vector.extract"(%2986) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2988 = "vector.extract"(%2986) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2989 = "arith.extsi"(%2779) : (i32) -> i64
              %2990 = "arith.muli"(%2989, %2756) : (i64, i64) -> i64
              %2991 = "llvm.getelementptr"(%2761, %2990) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2992 = "arith.divui"(%2983, %497) : (i32, i32) -> i32
              %2993 = "arith.extsi"(%2992) : (i32) -> i64
              %2994 = "arith.constant"() {value = 2 : i64} : () -> i64
              %2995 = "arith.muli"(%2993, %2994) : (i64, i64) -> i64
              %2996 = "llvm.getelementptr"(%2991, %2995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2997 = "vector.from_elements"(%2987, %2988) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2997, %2996) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2998 = "arith.andi"(%2797, %2984) : (i1, i1) -> i1
            "scf.if"(%2998) ({
              %2999 = "vector.from_elements"(%2091, %2092) : (f32, f32) -> vector<2xf32>
              %3000 = "vector.extract"(%2999) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3001 = "vector.extract"(%2999) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3002 = "arith.extsi"(%2796) : (i32) -> i64
              %3003 = "arith.muli"(%3002, %2756) : (i64, i64) -> i64
              %3004 = "llvm.getelementptr"(%2761, %3003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3005 = "arith.divui"(%2983, %497) : (i32, i32) -> i32
              %3006 = "arith.extsi"(%3005) : (i32) -> i64
              %3007 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3008 = "arith.muli"(%3006, %3007) : (i64, i64) -> i64
              %3009 = "llvm.getelementptr"(%3004, %3008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3010 = "vector.from_elements"(%3000, %3001) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3010, %3009) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3011 = "arith.constant"() {value = 3 : i32} : () -> i32
          %3012 = "arith.addi"(%2169, %3011) : (i32, i32) -> i32
          %3013 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %3014 = "arith.subi"(%32, %3013) : (i32, i32) -> i32
          %3015 = "arith.shrsi"(%3012, %30) : (i32, i32) -> i32
          %3016 = "arith.xori"(%3012, %3015) : (i32, i32) -> i32
          %3017 = "arith.extui"(%3016) : (i32) -> i64
          %3018 = "arith.muli"(%3017, %2170) : (i64, i64) -> i64
          %3019 = "arith.shrui"(%3018, %2128) : (i64, i64) -> i64
          %3020 = "arith.trunci"(%3019) : (i64) -> i32
          %3021 = "arith.addi"(%3020, %3016) : (i32, i32) -> i32
          %3022 = "arith.shrui"(%3021, %3014) : (i32, i32) -> i32
          %3023 = "arith.cmpi"(%3014, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %3024 = "arith.select"(%3023, %3022, %29) : (i1, i32, i32) -> i32
          %3025 = "arith.xori"(%3024, %3015) : (i32, i32) -> i32
          %3026 = "llvm.intr.ctlz"(%2171) {is_zero_poison = false} : (i32) -> i32
          %3027 = "arith.subi"(%32, %3026) : (i32, i32) -> i32
          %3028 = "arith.shrui"(%3021, %3027) : (i32, i32) -> i32
          %3029 = "arith.cmpi"(%3027, %32) {predicate = 6 : i64} : (i32, i32) -> i1
          %3030 = "arith.select"(%3029, %3028, %29) : (i1, i32, i32) -> i32
          %3031 = "arith.xori"(%3030, %3015) : (i32, i32) -> i32
          %3032 = "arith.muli"(%3031, %20) : (i32, i32) -> i32
          %3033 = "arith.subi"(%3012, %3032) : (i32, i32) -> i32
          %3034 = "arith.cmpi"(%3025, %78) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%3034) ({
            %3035 = "arith.extsi"(%3025) : (i32) -> i64
            %3036 = "arith.extsi"(%2140) : (i32) -> i64
            %3037 = "arith.extsi"(%5) : (i32) -> i64
            %3038 = "arith.muli"(%3035, %3037) : (i64, i64) -> i64
            %3039 = "arith.extsi"(%7) : (i32) -> i64
            %3040 = "arith.muli"(%3036, %3039) : (i64, i64) -> i64
            %3041 = "arith.addi"(%3038, %3040) : (i64, i64) -> i64
            %3042 = "llvm.getelementptr"(%4, %3041) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3043 = "arith.constant"() {value = 64 : i32} : () -> i32
            %3044 = "arith.muli"(%2167, %26) : (i32, i32) -> i32
            %3045 = "arith.muli"(%3033, %3043) : (i32, i32) -> i32
            %3046 = "arith.remui"(%493, %26) : (i32, i32) -> i32
            %3047 = "arith.divui"(%493, %26) : (i32, i32) -> i32
            %3048 = "arith.remui"(%3047, %497) : (i32, i32) -> i32
            %3049 = "arith.remui"(%3046, %1317) : (i32, i32) -> i32
            %3050 = "arith.divui"(%3046, %1317) : (i32, i32) -> i32
            %3051 = "arith.muli"(%3049, %497) : (i32, i32) -> i32
            %3052 = "arith.constant"() {value = 8 : i32} : () -> i32
            %3053 = "arith.remui"(%3050, %3052) : (i32, i32) -> i32
            %3054 = "arith.divui"(%3050, %3052) : (i32, i32) -> i32
            %3055 = "arith.constant"() {value = 16 : i32} : () -> i32
            %3056 = "arith.muli"(%3054, %3055) : (i32, i32) -> i32
            %3057 = "arith.addi"(%3053, %3056) : (i32, i32) -> i32
            %3058 = "arith.muli"(%3048, %3043) : (i32, i32) -> i32
            %3059 = "arith.addi"(%3057, %3058) : (i32, i32) -> i32
            %3060 = "arith.addi"(%3044, %3059) : (i32, i32) -> i32
            %3061 = "arith.addi"(%3045, %3051) : (i32, i32) -> i32
            %3062 = "arith.cmpi"(%3060, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %3063 = "arith.cmpi"(%3061, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3064 = "arith.andi"(%3062, %3063) : (i1, i1) -> i1
            "scf.if"(%3064) ({
              %3065 = "vector.from_elements"(%2093, %2094) : (f32, f32) -> vector<2xf32>
              %3066 = "vector.extract"(%3065) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3067 = "vector.extract"(%3065) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3068 = "arith.extsi"(%3060) : (i32) -> i64
              %3069 = "arith.muli"(%3068, %3037) : (i64, i64) -> i64
              %3070 = "llvm.getelementptr"(%3042, %3069) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3071 = "arith.divui"(%3061, %497) : (i32, i32) -> i32
              %3072 = "arith.extsi"(%3071) : (i32) -> i64
              %3073 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3074 = "arith.muli"(%3072, %3073) : (i64, i64) -> i64
              %3075 = "llvm.getelementptr"(%3070, %3074) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3076 = "vector.from_elements"(%3066, %3067) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3076, %3075) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3077 = "arith.addi"(%3060, %3052) : (i32, i32) -> i32
            %3078 = "arith.cmpi"(%3077, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %3079 = "arith.andi"(%3078, %3063) : (i1, i1) -> i1
            "scf.if"(%3079) ({
              %3080 = "vector.from_elements"(%2095, %2096) : (f32, f32) -> vector<2xf32>
              %3081 = "vector.extract"(%3080) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3082 = "vector.extract"(%3080) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3083 = "arith.extsi"(%3077) : (i32) -> i64
              %3084 = "arith.muli"(%3083, %3037) : (i64, i64) -> i64
              %3085 = "llvm.getelementptr"(%3042, %3084) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3086 = "arith.divui"(%3061, %497) : (i32, i32) -> i32
              %3087 = "arith.extsi"(%3086) : (i32) -> i64
              %3088 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3089 = "arith.muli"(%3087, %3088) : (i64, i64) -> i64
              %3090 = "llvm.getelementptr"(%3085, %3089) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3091 = "vector.from_elements"(%3081, %3082) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3091, %3090) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3092 = "arith.addi"(%3061, %3052) : (i32, i32) -> i32
            %3093 = "arith.cmpi"(%3092, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3094 = "arith.andi"(%3062, %3093) : (i1, i1) -> i1
            "scf.if"(%3094) ({
              %3095 = "vector.from_elements"(%2097, %2098) : (f32, f32) -> vector<2xf32>
              %3096 = "vector.extract"(%3095) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3097 = "vector.extract"(%3095) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3098 = "arith.extsi"(%3060) : (i32) -> i64
              %3099 = "arith.muli"(%3098, %3037) : (i64, i64) -> i64
              %3100 = "llvm.getelementptr"(%3042, %3099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3101 = "arith.divui"(%3092, %497) : (i32, i32) -> i32
              %3102 = "arith.extsi"(%3101) : (i32) -> i64
              %3103 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3104 = "arith.muli"(%3102, %3103) : (i64, i64) -> i64
              %3105 = "llvm.getelementptr"(%3100, %3104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3106 = "vector.from_elements"(%3096, %3097) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3106, %3105) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3107 = "arith.andi"(%3078, %3093) : (i1, i1) -> i1
            "scf.if"(%3107) ({
              %3108 = "vector.from_elements"(%2099, %2100) : (f32, f32) -> vector<2xf32>
              %3109 = "vector.extract"(%3108) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3110 = "vector.extract"(%3108) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3111 = "arith.extsi"(%3077) : (i32) -> i64
              %3112 = "arith.muli"(%3111, %3037) : (i64, i64) -> i64
              %3113 = "llvm.getelementptr"(%3042, %3112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3114 = "arith.divui"(%3092, %497) : (i32, i32) -> i32
              %3115 = "arith.extsi"(%3114) : (i32) -> i64
              %3116 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3117 = "arith.muli"(%3115, %3116) : (i64, i64) -> i64
              %3118 = "llvm.getelementptr"(%3113, %3117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3119 = "vector.from_elements"(%3109, %3110) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3119, %3118) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3120 = "arith.addi"(%3061, %3055) : (i32, i32) -> i32
            %3121 = "arith.cmpi"(%3120, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3122 = "arith.andi"(%3062, %3121) : (i1, i1) -> i1
            "scf.if"(%3122) ({
              %3123 = "vector.from_elements"(%2101, %2102) : (f32, f32) -> vector<2xf32>
              %3124 = "vector.extract"(%3123) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3125 = "vector.extract"(%3123) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3126 = "arith.extsi"(%3060) : (i32) -> i64
              %3127 = "arith.muli"(%3126, %3037) : (i64, i64) -> i64
              %3128 = "llvm.getelementptr"(%3042, %3127) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3129 = "arith.divui"(%3120, %497) : (i32, i32) -> i32
              %3130 = "arith.extsi"(%3129) : (i32) -> i64
              %3131 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3132 = "arith.muli"(%3130, %3131) : (i64, i64) -> i64
              %3133 = "llvm.getelementptr"(%3128, %3132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3134 = "vector.from_elements"(%3124, %3125) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3134, %3133) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3135 = "arith.andi"(%3078, %3121) : (i1, i1) -> i1
            "scf.if"(%3135) ({
              %3136 = "vector.from_elements"(%2103, %2104) : (f32, f32) -> vector<2xf32>
              %3137 = "vector.extract"(%3136) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3138 = "vector.extract"(%3136) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3139 = "arith.extsi"(%3077) : (i32) -> i64
              %3140 = "arith.muli"(%3139, %3037) : (i64, i64) -> i64
              %3141 = "llvm.getelementptr"(%3042, %3140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3142 = "arith.divui"(%3120, %497) : (i32, i32) -> i32
              %3143 = "arith.extsi"(%3142) : (i32) -> i64
              %3144 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3145 = "arith.muli"(%3143, %3144) : (i64, i64) -> i64
              %3146 = "llvm.getelementptr"(%3141, %3145) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3147 = "vector.from_elements"(%3137, %3138) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3147, %3146) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3148 = "arith.constant"() {value = 24 : i32} : () -> i32
            %3149 = "arith.addi"(%3061, %3148) : (i32, i32) -> i32
            %3150 = "arith.cmpi"(%3149, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3151 = "arith.andi"(%3062, %3150) : (i1, i1) -> i1
            "scf.if"(%3151) ({
              %3152 = "vector.from_elements"(%2105, %2106) : (f32, f32) -> vector<2xf32>
              %3153 = "vector.extract"(%3152) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3154 = "vector.extract"(%3152) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3155 = "arith.extsi"(%3060) : (i32) -> i64
              %3156 = "arith.muli"(%3155, %3037) : (i64, i64) -> i64
              %3157 = "llvm.getelementptr"(%3042, %3156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3158 = "arith.divui"(%3149, %497) : (i32, i32) -> i32
              %3159 = "arith.extsi"(%3158) : (i32) -> i64
              %3160 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3161 = "arith.muli"(%3159, %3160) : (i64, i64) -> i64
              %3162 = "llvm.getelementptr"(%3157, %3161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3163 = "vector.from_elements"(%3153, %3154) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3163, %3162) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3164 = "arith.andi"(%3078, %3150) : (i1, i1) -> i1
            "scf.if"(%3164) ({
              %3165 = "vector.from_elements"(%2107, %2108) : (f32, f32) -> vector<2xf32>
              %3166 = "vector.extract"(%3165) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3167 = "vector.extract"(%3165) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3168 = "arith.extsi"(%3077) : (i32) -> i64
              %3169 = "arith.muli"(%3168, %3037) : (i64, i64) -> i64
              %3170 = "llvm.getelementptr"(%3042, %3169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3171 = "arith.divui"(%3149, %497) : (i32, i32) -> i32
              %3172 = "arith.extsi"(%3171) : (i32) -> i64
              %3173 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3174 = "arith.muli"(%3172, %3173) : (i64, i64) -> i64
              %3175 = "llvm.getelementptr"(%3170, %3174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3176 = "vector.from_elements"(%3166, %3167) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3176, %3175) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3177 = "arith.addi"(%3061, %32) : (i32, i32) -> i32
            %3178 = "arith.cmpi"(%3177, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3179 = "arith.andi"(%3062, %3178) : (i1, i1) -> i1
            "scf.if"(%3179) ({
              %3180 = "vector.from_elements"(%2109, %2110) : (f32, f32) -> vector<2xf32>
              %3181 = "vector.extract"(%3180) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3182 = "vector.extract"(%3180) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3183 = "arith.extsi"(%3060) : (i32) -> i64
              %3184 = "arith.muli"(%3183, %3037) : (i64, i64) -> i64
              %3185 = "llvm.getelementptr"(%3042, %3184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3186 = "arith.divui"(%3177, %497) : (i32, i32) -> i32
              %3187 = "arith.extsi"(%3186) : (i32) -> i64
              %3188 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3189 = "arith.muli"(%3187, %3188) : (i64, i64) -> i64
              %3190 = "llvm.getelementptr"(%3185, %3189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3191 = "vector.from_elements"(%3181, %3182) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3191, %3190) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3192 = "arith.andi"(%3078, %3178) : (i1, i1) -> i1
            "scf.if"(%3192) ({
              %3193 = "vector.from_elements"(%2111, %2112) : (f32, f32) -> vector<2xf32>
              %3194 = "vector.extract"(%3193) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3195 = "vector.extract"(%3193) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3196 = "arith.extsi"(%3077) : (i32) -> i64
              %3197 = "arith.muli"(%3196, %3037) : (i64, i64) -> i64
              %3198 = "llvm.getelementptr"(%3042, %3197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3199 = "arith.divui"(%3177, %497) : (i32, i32) -> i32
              %3200 = "arith.extsi"(%3199) : (i32) -> i64
              %3201 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3202 = "arith.muli"(%3200, %3201) : (i64, i64) -> i64
              %3203 = "llvm.getelementptr"(%3198, %3202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3204 = "vector.from_elements"(%3194, %3195) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3204, %3203) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3205 = "arith.constant"() {value = 40 : i32} : () -> i32
            %3206 = "arith.addi"(%3061, %3205) : (i32, i32) -> i32
            %3207 = "arith.cmpi"(%3206, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3208 = "arith.andi"(%3062, %3207) : (i1, i1) -> i1
            "scf.if"(%3208) ({
              %3209 = "vector.from_elements"(%2113, %2114) : (f32, f32) -> vector<2xf32>
              %3210 = "vector.extract"(%3209) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3211 = "vector.extract"(%3209) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3212 = "arith.extsi"(%3060) : (i32) -> i64
              %3213 = "arith.muli"(%3212, %3037) : (i64, i64) -> i64
              %3214 = "llvm.getelementptr"(%3042, %3213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3215 = "arith.divui"(%3206, %497) : (i32, i32) -> i32
              %3216 = "arith.extsi"(%3215) : (i32) -> i64
              %3217 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3218 = "arith.muli"(%3216, %3217) : (i64, i64) -> i64
              %3219 = "llvm.getelementptr"(%3214, %3218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3220 = "vector.from_elements"(%3210, %3211) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3220, %3219) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3221 = "arith.andi"(%3078, %3207) : (i1, i1) -> i1
            "scf.if"(%3221) ({
              %3222 = "vector.from_elements"(%2115, %2116) : (f32, f32) -> vector<2xf32>
              %3223 = "vector.extract"(%3222) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3224 = "vector.extract"(%3222) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3225 = "arith.extsi"(%3077) : (i32) -> i64
              %3226 = "arith.muli"(%3225, %3037) : (i64, i64) -> i64
              %3227 = "llvm.getelementptr"(%3042, %3226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3228 = "arith.divui"(%3206, %497) : (i32, i32) -> i32
              %3229 = "arith.extsi"(%3228) : (i32) -> i64
              %3230 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3231 = "arith.muli"(%3229, %3230) : (i64, i64) -> i64
              %3232 = "llvm.getelementptr"(%3227, %3231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3233 = "vector.from_elements"(%3223, %3224) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3233, %3232) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3234 = "arith.constant"() {value = 48 : i32} : () -> i32
            %3235 = "arith.addi"(%3061, %3234) : (i32, i32) -> i32
            %3236 = "arith.cmpi"(%3235, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3237 = "arith.andi"(%3062, %3236) : (i1, i1) -> i1
            "scf.if"(%3237) ({
              %3238 = "vector.from_elements"(%2117, %2118) : (f32, f32) -> vector<2xf32>
              %3239 = "vector.extract"(%3238) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3240 = "vector.extract"(%3238) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3241 = "arith.extsi"(%3060) : (i32) -> i64
              %3242 = "arith.muli"(%3241, %3037) : (i64, i64) -> i64
              %3243 = "llvm.getelementptr"(%3042, %3242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3244 = "arith.divui"(%3235, %497) : (i32, i32) -> i32
              %3245 = "arith.extsi"(%3244) : (i32) -> i64
              %3246 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3247 = "arith.muli"(%3245, %3246) : (i64, i64) -> i64
              %3248 = "llvm.getelementptr"(%3243, %3247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3249 = "vector.from_elements"(%3239, %3240) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3249, %3248) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3250 = "arith.andi"(%3078, %3236) : (i1, i1) -> i1
            "scf.if"(%3250) ({
              %3251 = "vector.from_elements"(%2119, %2120) : (f32, f32) -> vector<2xf32>
              %3252 = "vector.extract"(%3251) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3253 = "vector.extract"(%3251) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3254 = "arith.extsi"(%3077) : (i32) -> i64
              %3255 = "arith.muli"(%3254, %3037) : (i64, i64) -> i64
              %3256 = "llvm.getelementptr"(%3042, %3255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3257 = "arith.divui"(%3235, %497) : (i32, i32) -> i32
              %3258 = "arith.extsi"(%3257) : (i32) -> i64
              %3259 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3260 = "arith.muli"(%3258, %3259) : (i64, i64) -> i64
              %3261 = "llvm.getelementptr"(%3256, %3260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3262 = "vector.from_elements"(%3252, %3253) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3262, %3261) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3263 = "arith.constant"() {value = 56 : i32} : () -> i32
            %3264 = "arith.addi"(%3061, %3263) : (i32, i32) -> i32
            %3265 = "arith.cmpi"(%3264, %5) {predicate = 2 : i64} : (i32, i32) -> i1
            %3266 = "arith.andi"(%3062, %3265) : (i1, i1) -> i1
            "scf.if"(%3266) ({
              %3267 = "vector.from_elements"(%2121, %2122) : (f32, f32) -> vector<2xf32>
              %3268 = "vector.extract"(%3267) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3269 = "vector.extract"(%3267) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3270 = "arith.extsi"(%3060) : (i32) -> i64
              %3271 = "arith.muli"(%3270, %3037) : (i64, i64) -> i64
              %3272 = "llvm.getelementptr"(%3042, %3271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3273 = "arith.divui"(%3264, %497) : (i32, i32) -> i32
              %3274 = "arith.extsi"(%3273) : (i32) -> i64
              %3275 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3276 = "arith.muli"(%3274, %3275) : (i64, i64) -> i64
              %3277 = "llvm.getelementptr"(%3272, %3276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3278 = "vector.from_elements"(%3268, %3269) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3278, %3277) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3279 = "arith.andi"(%3078, %3265) : (i1, i1) -> i1
            "scf.if"(%3279) ({
              %3280 = "vector.from_elements"(%2123, %2124) : (f32, f32) -> vector<2xf32>
              %3281 = "vector.extract"(%3280) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3282 = "vector.extract"(%3280) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3283 = "arith.extsi"(%3077) : (i32) -> i64
              %3284 = "arith.muli"(%3283, %3037) : (i64, i64) -> i64
              %3285 = "llvm.getelementptr"(%3042, %3284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3286 = "arith.divui"(%3264, %497) : (i32, i32) -> i32
              %3287 = "arith.extsi"(%3286) : (i32) -> i64
              %3288 = "arith.constant"() {value = 2 : i64} : () -> i64
              %3289 = "arith.muli"(%3287, %3288) : (i64, i64) -> i64
              %3290 = "llvm.getelementptr"(%3285, %3289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3291 = "vector.from_elements"(%3281, %3282) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%3291, %3290) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3292 = "arith.addi"(%912, %77) : (i32, i32) -> i32
          %3293 = "arith.addi"(%913, %78) : (i32, i32) -> i32
          "scf.yield"(%3292, %79, %80, %502, %3292, %3293, %1326, %1327, %1328, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%635, %636, %634) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "filter_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: !llvm.ptr<1>):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %12 = "arith.constant"() {value = 128 : i32} : () -> i32
      %13 = "arith.muli"(%9, %12) : (i32, i32) -> i32
      %14 = "arith.addi"(%13, %6) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = 4 : i32} : () -> i32
      %16 = "arith.muli"(%14, %15) : (i32, i32) -> i32
      %17 = "arith.divui"(%16, %3) : (i32, i32) -> i32
      %18 = "arith.remui"(%16, %3) : (i32, i32) -> i32
      %19 = "arith.divui"(%18, %15) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %20 = "arith.cmpi"(%17, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %22 = "vector.extract"(%21) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %23 = "vector.extract"(%21) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %24 = "vector.extract"(%21) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %25 = "vector.extract"(%21) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %26 = "arith.constant"() {value = 0 : i32} : () -> i32
        %27 = "arith.constant"() {value = 1 : i32} : () -> i32
        %28, %29, %30, %31 = "scf.for"(%26, %1, %27, %22, %23, %24, %25) ({
        ^bb0(%32: i32, %33: f32, %34: f32, %35: f32, %36: f32):
          %37 = "vector.from_elements"(%33, %34, %35, %36) : (f32, f32, f32, f32) -> vector<4xf32>
          %38 = "arith.extsi"(%32) : (i32) -> i64
          %39 = "arith.extsi"(%17) : (i32) -> i64
          %40 = "arith.extsi"(%4) : (i32) -> i64
          %41 = "arith.muli"(%38, %40) : (i64, i64) -> i64
          %42 = "arith.extsi"(%3) : (i32) -> i64
          %43 = "arith.muli"(%39, %42) : (i64, i64) -> i64
          %44 = "arith.addi"(%41, %43) : (i64, i64) -> i64
          %45 = "llvm.getelementptr"(%0, %44) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %46 = "arith.extsi"(%19) : (i32) -> i64
          %47 = "arith.constant"() {value = 4 : i64} : () -> i64
          %48 = "arith.muli"(%46, %47) : (i64, i64) -> i64
          %49 = "llvm.getelementptr"(%45, %48) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %50 = "llvm.load"(%49) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %51 = "arith.addf"(%37, %50) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %52 = "vector.extract"(%51) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %53 = "vector.extract"(%51) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %54 = "vector.extract"(%51) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %55 = "vector.extract"(%51) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%52, %53, %54, %55) : (f32, f32, f32, f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        %56 = "arith.extsi"(%17) : (i32) -> i64
        %57 = "arith.extsi"(%3) : (i32) -> i64
        %58 = "arith.muli"(%56, %57) : (i64, i64) -> i64
        %59 = "llvm.getelementptr"(%5, %58) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %60 = "arith.extsi"(%19) : (i32) -> i64
        %61 = "arith.constant"() {value = 4 : i64} : () -> i64
        %62 = "arith.muli"(%60, %61) : (i64, i64) -> i64
        %63 = "llvm.getelementptr"(%59, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %64 = "vector.from_elements"(%28, %29, %30, %31) : (f32, f32, f32, f32) -> vector<4xf32>
        %65 = "arith.truncf"(%64) : (vector<4xf32>) -> vector<4xbf16>
        "llvm.store"(%65, %63) {alignment = 8 : i64} : (vector<4xbf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_pieces_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i32, %12: i64, %13: i64, %14: i64, %15: !llvm.ptr<1>, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>):
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%2, %20) : (i32, i32) -> i32
    %22 = "arith.addi"(%21, %20) : (i32, i32) -> i32
    %23 = "arith.cmpi"(%9, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%23) {message = "dY's rows are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 187 : i32} : (i1) -> ()
    %24 = "arith.subi"(%3, %20) : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %20) : (i32, i32) -> i32
    %26 = "arith.cmpi"(%10, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "dY's columns are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 188 : i32} : (i1) -> ()
    %27 = "arith.extsi"(%4) : (i32) -> i64
    %28 = "arith.extsi"(%3) : (i32) -> i64
    %29 = "arith.extsi"(%2) : (i32) -> i64
    %30 = "arith.extsi"(%1) : (i32) -> i64
    %31 = "arith.constant"() {value = 2 : i64} : () -> i64
    %32 = "arith.muli"(%7, %31) : (i64, i64) -> i64
    %33 = "arith.muli"(%6, %31) : (i64, i64) -> i64
    %34 = "arith.muli"(%5, %31) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%0, %27, %28, %29, %30, %32, %33, %34) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32>, element_strides = array<i32: 1, 1, 1, 1>, im2col = {lower = array<i32: 0, 0>, upper = array<i32: 0, 0>, column = array<i32: 64, 64>, wide = "none"}} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.muli"(%1, %9) : (i32, i32) -> i32
    %37 = "arith.muli"(%36, %10) : (i32, i32) -> i32
    %38 = "arith.extsi"(%11) : (i32) -> i64
    %39 = "arith.extsi"(%37) : (i32) -> i64
    %40 = "arith.constant"() {value = 2 : i32} : () -> i32
    %41 = "arith.muli"(%11, %40) : (i32, i32) -> i32
    %42 = "arith.extsi"(%41) : (i32) -> i64
    %43 = "cutec.tensor_map"(%8, %38, %39, %42) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %44 = "arith.constant"() {value = 63 : i32} : () -> i32
    %45 = "arith.addi"(%4, %44) : (i32, i32) -> i32
    %46 = "arith.constant"() {value = 64 : i32} : () -> i32
    %47 = "arith.divui"(%45, %46) : (i32, i32) -> i32
    %48 = "arith.maxsi"(%47, %20) : (i32, i32) -> i32
    %49 = "arith.constant"() {value = 3 : i32} : () -> i32
    %50 = "arith.addi"(%48, %49) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 4 : i32} : () -> i32
    %52 = "arith.divui"(%50, %51) : (i32, i32) -> i32
    %53 = "arith.constant"() {value = 127 : i32} : () -> i32
    %54 = "arith.addi"(%11, %53) : (i32, i32) -> i32
    %55 = "arith.constant"() {value = 128 : i32} : () -> i32
    %56 = "arith.divui"(%54, %55) : (i32, i32) -> i32
    %57 = "arith.addi"(%37, %44) : (i32, i32) -> i32
    %58 = "arith.divui"(%57, %46) : (i32, i32) -> i32
    %59 = "arith.maxsi"(%58, %20) : (i32, i32) -> i32
    %60 = "arith.muli"(%52, %56) : (i32, i32) -> i32
    %61 = "arith.maxsi"(%60, %20) : (i32, i32) -> i32
    %62 = "arith.constant"() {value = 132 : i32} : () -> i32
    %63 = "arith.divui"(%62, %61) : (i32, i32) -> i32
    %64 = "arith.constant"() {value = 8 : i32} : () -> i32
    %65 = "arith.divui"(%59, %64) : (i32, i32) -> i32
    %66 = "arith.minsi"(%63, %65) : (i32, i32) -> i32
    %67 = "arith.maxsi"(%66, %20) : (i32, i32) -> i32
    %68 = "arith.muli"(%11, %4) : (i32, i32) -> i32
    %69 = "arith.muli"(%56, %52) : (i32, i32) -> i32
    %70 = "arith.maxsi"(%69, %20) : (i32, i32) -> i32
    %71 = "arith.extui"(%70) : (i32) -> i64
    %72 = "arith.subi"(%70, %20) : (i32, i32) -> i32
    %73 = "llvm.intr.ctlz"(%72) {is_zero_poison = false} : (i32) -> i32
    %74 = "arith.constant"() {value = 32 : i32} : () -> i32
    %75 = "arith.subi"(%74, %73) : (i32, i32) -> i32
    %76 = "arith.extsi"(%75) : (i32) -> i64
    %77 = "arith.constant"() {value = 1 : i64} : () -> i64
    %78 = "arith.shli"(%77, %76) : (i64, i64) -> i64
    %79 = "arith.constant"() {value = 64 : i64} : () -> i64
    %80 = "arith.cmpi"(%76, %79) {predicate = 6 : i64} : (i64, i64) -> i1
    %81 = "arith.constant"() {value = 0 : i64} : () -> i64
    %82 = "arith.select"(%80, %78, %81) : (i1, i64, i64) -> i64
    %83 = "arith.subi"(%82, %71) : (i64, i64) -> i64
    %84 = "arith.constant"() {value = 32 : i64} : () -> i64
    %85 = "arith.shli"(%83, %84) : (i64, i64) -> i64
    %86 = "arith.divui"(%85, %71) : (i64, i64) -> i64
    %87 = "arith.addi"(%86, %77) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %84) : (i64, i64) -> i64
    %89 = "arith.ori"(%88, %71) : (i64, i64) -> i64
    %90 = "arith.maxsi"(%56, %20) : (i32, i32) -> i32
    %91 = "arith.extui"(%90) : (i32) -> i64
    %92 = "arith.subi"(%90, %20) : (i32, i32) -> i32
    %93 = "llvm.intr.ctlz"(%92) {is_zero_poison = false} : (i32) -> i32
    %94 = "arith.subi"(%74, %93) : (i32, i32) -> i32
    %95 = "arith.extsi"(%94) : (i32) -> i64
    %96 = "arith.shli"(%77, %95) : (i64, i64) -> i64
    %97 = "arith.cmpi"(%95, %79) {predicate = 6 : i64} : (i64, i64) -> i1
    %98 = "arith.select"(%97, %96, %81) : (i1, i64, i64) -> i64
    %99 = "arith.subi"(%98, %91) : (i64, i64) -> i64
    %100 = "arith.shli"(%99, %84) : (i64, i64) -> i64
    %101 = "arith.divui"(%100, %91) : (i64, i64) -> i64
    %102 = "arith.addi"(%101, %77) : (i64, i64) -> i64
    %103 = "arith.shli"(%102, %84) : (i64, i64) -> i64
    %104 = "arith.ori"(%103, %91) : (i64, i64) -> i64
    %105 = "arith.addi"(%52, %20) : (i32, i32) -> i32
    %106 = "arith.subi"(%105, %20) : (i32, i32) -> i32
    %107 = "arith.constant"() {value = 0 : i32} : () -> i32
    %108 = "arith.andi"(%106, %107) : (i32, i32) -> i32
    %109 = "arith.addi"(%108, %20) : (i32, i32) -> i32
    %110 = "arith.maxsi"(%109, %20) : (i32, i32) -> i32
    %111 = "arith.extui"(%110) : (i32) -> i64
    %112 = "arith.subi"(%110, %20) : (i32, i32) -> i32
    %113 = "llvm.intr.ctlz"(%112) {is_zero_poison = false} : (i32) -> i32
    %114 = "arith.subi"(%74, %113) : (i32, i32) -> i32
    %115 = "arith.extsi"(%114) : (i32) -> i64
    %116 = "arith.shli"(%77, %115) : (i64, i64) -> i64
    %117 = "arith.cmpi"(%115, %79) {predicate = 6 : i64} : (i64, i64) -> i1
    %118 = "arith.select"(%117, %116, %81) : (i1, i64, i64) -> i64
    %119 = "arith.subi"(%118, %111) : (i64, i64) -> i64
    %120 = "arith.shli"(%119, %84) : (i64, i64) -> i64
    %121 = "arith.divui"(%120, %111) : (i64, i64) -> i64
    %122 = "arith.addi"(%121, %77) : (i64, i64) -> i64
    %123 = "arith.shli"(%122, %84) : (i64, i64) -> i64
    %124 = "arith.ori"(%123, %111) : (i64, i64) -> i64
    %125 = "arith.muli"(%69, %67) : (i32, i32) -> i32
    %126 = "arith.minsi"(%125, %62) : (i32, i32) -> i32
    %127 = "arith.maxsi"(%10, %20) : (i32, i32) -> i32
    %128 = "arith.extui"(%127) : (i32) -> i64
    %129 = "arith.subi"(%127, %20) : (i32, i32) -> i32
    %130 = "llvm.intr.ctlz"(%129) {is_zero_poison = false} : (i32) -> i32
    %131 = "arith.subi"(%74, %130) : (i32, i32) -> i32
    %132 = "arith.extsi"(%131) : (i32) -> i64
    %133 = "arith.shli"(%77, %132) : (i64, i64) -> i64
    %134 = "arith.cmpi"(%132, %79) {predicate = 6 : i64} : (i64, i64) -> i1
    %135 = "arith.select"(%134, %133, %81) : (i1, i64, i64) -> i64
    %136 = "arith.subi"(%135, %128) : (i64, i64) -> i64
    %137 = "arith.shli"(%136, %84) : (i64, i64) -> i64
    %138 = "arith.divui"(%137, %128) : (i64, i64) -> i64
    %139 = "arith.addi"(%138, %77) : (i64, i64) -> i64
    %140 = "arith.shli"(%139, %84) : (i64, i64) -> i64
    %141 = "arith.ori"(%140, %128) : (i64, i64) -> i64
    %142 = "arith.maxsi"(%9, %20) : (i32, i32) -> i32
    %143 = "arith.extui"(%142) : (i32) -> i64
    %144 = "arith.subi"(%142, %20) : (i32, i32) -> i32
    %145 = "llvm.intr.ctlz"(%144) {is_zero_poison = false} : (i32) -> i32
    %146 = "arith.subi"(%74, %145) : (i32, i32) -> i32
    %147 = "arith.extsi"(%146) : (i32) -> i64
    %148 = "arith.shli"(%77, %147) : (i64, i64) -> i64
    %149 = "arith.cmpi"(%147, %79) {predicate = 6 : i64} : (i64, i64) -> i1
    %150 = "arith.select"(%149, %148, %81) : (i1, i64, i64) -> i64
    %151 = "arith.subi"(%150, %143) : (i64, i64) -> i64
    %152 = "arith.shli"(%151, %84) : (i64, i64) -> i64
    %153 = "arith.divui"(%152, %143) : (i64, i64) -> i64
    %154 = "arith.addi"(%153, %77) : (i64, i64) -> i64
    %155 = "arith.shli"(%154, %84) : (i64, i64) -> i64
    %156 = "arith.ori"(%155, %143) : (i64, i64) -> i64
    %157 = "arith.subi"(%67, %20) : (i32, i32) -> i32
    %158 = "arith.addi"(%59, %157) : (i32, i32) -> i32
    %159 = "arith.remsi"(%158, %67) : (i32, i32) -> i32
    %160 = "arith.cmpi"(%159, %107) {predicate = 2 : i64} : (i32, i32) -> i1
    %161 = "arith.divsi"(%158, %67) : (i32, i32) -> i32
    %162 = "arith.extsi"(%160) : (i1) -> i32
    %163 = "arith.addi"(%161, %162) : (i32, i32) -> i32
    %164 = "arith.extui"(%48) : (i32) -> i64
    %165 = "arith.subi"(%48, %20) : (i32, i32) -> i32
    %166 = "llvm.intr.ctlz"(%165) {is_zero_poison = false} : (i32) -> i32
    %167 = "arith.subi"(%74, %166) : (i32, i32) -> i32
    %168 = "arith.extsi"(%167) : (i32) -> i64
    %169 = "arith.shli"(%77, %168) : (i64, i64) -> i64
    %170 = "arith.cmpi"(%168, %79) {predicate = 6 : i64} : (i64, i64) -> i1
    %171 = "arith.select"(%170, %169, %81) : (i1, i64, i64) -> i64
    %172 = "arith.subi"(%171, %164) : (i64, i64) -> i64
    %173 = "arith.shli"(%172, %84) : (i64, i64) -> i64
    %174 = "arith.divui"(%173, %164) : (i64, i64) -> i64
    %175 = "arith.addi"(%174, %77) : (i64, i64) -> i64
    %176 = "arith.shli"(%175, %84) : (i64, i64) -> i64
    %177 = "arith.ori"(%176, %164) : (i64, i64) -> i64
    %178 = "arith.constant"() {value = 384 : i32} : () -> i32
    %179 = "arith.constant"() {value = 196672 : i32} : () -> i32
    "gpu.launch_func"(%20, %20, %126, %178, %20, %20, %179, %35, %43, %11, %37, %19, %4, %67, %68, %141, %156, %177, %59, %163, %89, %104, %124, %56, %52) {kernel = @kernels::@filter_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 18, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i64, i64, i64, i32, i32) -> ()
    %180 = "arith.constant"() {value = 511 : i32} : () -> i32
    %181 = "arith.addi"(%68, %180) : (i32, i32) -> i32
    %182 = "arith.constant"() {value = 512 : i32} : () -> i32
    %183 = "arith.divui"(%181, %182) : (i32, i32) -> i32
    "gpu.launch_func"(%183, %20, %20, %55, %20, %20, %107, %19, %67, %11, %4, %68, %15) {kernel = @kernels::@add_pieces_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "conv_1x1_filter_bf16_units4_split1", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
