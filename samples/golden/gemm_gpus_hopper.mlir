!struct0 = !llvm.struct<"struct0", (i64, i64)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: i32, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: !llvm.ptr, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: !llvm.ptr<1>, %15: i64, %16: !llvm.ptr<1>, %17: i32, %18: !llvm.ptr<1>, %19: i64, %20: !llvm.ptr<1>, %21: i64, %22: i64, %23: i64, %24: i32, %25: i32, %26: i32):
      %27 = "arith.trunci"(%21) : (i64) -> i32
      %28 = "arith.trunci"(%22) : (i64) -> i32
      %29 = "arith.trunci"(%23) : (i64) -> i32
      %30 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %33 = "arith.constant"() {value = 128 : i32} : () -> i32
      %34 = "arith.divui"(%30, %33) : (i32, i32) -> i32
      %35 = "arith.constant"() {value = -1 : i32} : () -> i32
      %36 = "arith.constant"() {value = 0 : i32} : () -> i32
      %37 = "arith.constant"() {value = 31 : i32} : () -> i32
      %38 = "nvvm.shfl.sync"(%35, %34, %36, %37) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %39 = "arith.constant"() {value = 32 : i32} : () -> i32
      %40 = "arith.divui"(%30, %39) : (i32, i32) -> i32
      %41 = "nvvm.shfl.sync"(%35, %40, %36, %37) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %42 = "arith.cmpi"(%41, %36) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%42) ({
        %43 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%43) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %45 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%45) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %47 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%47) ({
          "llvm.inline_asm"(%7) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %49 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %50 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 98304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %51 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 229472>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "arith.constant"() {value = 2 : i32} : () -> i32
      %55 = "arith.cmpi"(%30, %54) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%55) ({
        %56 = "llvm.getelementptr"(%53, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%36, %56) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %57 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %59 = "arith.remui"(%58, %54) : (i32, i32) -> i32
      %60 = "arith.remui"(%57, %54) : (i32, i32) -> i32
      %61 = "arith.cmpi"(%60, %59) {predicate = 0 : i64} : (i32, i32) -> i1
      %62 = "arith.constant"() {value = true} : () -> i1
      %63 = "arith.ori"(%61, %62) : (i1, i1) -> i1
      %64 = "arith.cmpi"(%57, %54) {predicate = 2 : i64} : (i32, i32) -> i1
      %65 = "arith.andi"(%63, %64) : (i1, i1) -> i1
      %66 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %67 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %68 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %69 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %70 = "arith.addi"(%68, %69) : (i32, i32) -> i32
      %71 = "arith.constant"() {value = 384 : i32} : () -> i32
      %72 = "arith.muli"(%70, %71) : (i32, i32) -> i32
      %73 = "arith.addi"(%67, %72) : (i32, i32) -> i32
      %74 = "arith.divui"(%73, %39) : (i32, i32) -> i32
      %75 = "arith.cmpi"(%74, %36) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%75) ({
        %76 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%76) ({
          %77 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t78_s0 = "llvm.ptrtoint"(%52) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %85 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t86_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %87 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t88_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %89 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t90_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %89) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %91 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t92_s0 = "llvm.ptrtoint"(%91) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t92_s0, %89) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %93 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t94_s0 = "llvm.ptrtoint"(%93) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t94_s0, %89) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %95 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t96_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t96_s0, %89) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %97 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t98_s0 = "llvm.ptrtoint"(%97) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t98_s0, %89) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %99 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t100_s0 = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t100_s0, %89) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %101 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %102 = "nvvm.shfl.sync"(%35, %101, %36, %37) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %103 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %104 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %105 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %107 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %108 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %109 = "arith.remui"(%103, %54) : (i32, i32) -> i32
      %110 = "arith.constant"() {value = 1 : i32} : () -> i32
      %111 = "arith.remui"(%104, %110) : (i32, i32) -> i32
      %112 = "arith.constant"() {value = 63 : i32} : () -> i32
      %113 = "arith.addi"(%6, %112) : (i32, i32) -> i32
      %114 = "arith.constant"() {value = 64 : i32} : () -> i32
      %115 = "arith.divui"(%113, %114) : (i32, i32) -> i32
      %116 = "arith.maxsi"(%115, %110) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %117 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %118 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %119 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %120 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %121 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %122 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %123 = "arith.muli"(%117, %118) : (i32, i32) -> i32
      %124 = "arith.muli"(%123, %119) : (i32, i32) -> i32
      %125 = "arith.muli"(%118, %122) : (i32, i32) -> i32
      %126 = "arith.addi"(%121, %125) : (i32, i32) -> i32
      %127 = "arith.muli"(%117, %126) : (i32, i32) -> i32
      %128 = "arith.addi"(%120, %127) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%38, %36) {predicate = 0 : i64} : (i32, i32) -> i1
      %130, %131, %132 = "scf.if"(%129) ({
        "nvvm.setmaxregister"() {regCount = 88 : i32, action = #nvvm<action decrease>} : () -> ()
        %133, %134 = "scf.if"(%42) ({
          %135 = "arith.andi"(%102, %110) : (i32, i32) -> i32
          %136 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %138 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %139, %140, %141, %142, %143, %144, %145, %146 = "scf.while"(%105, %109, %111, %105, %36, %36, %36, %110) ({
          ^bb0(%147: i32, %148: i32, %149: i32, %150: i32, %151: i32, %152: i32, %153: i32, %154: i32):
            %155 = "arith.muli"(%24, %25) : (i32, i32) -> i32
            %156 = "arith.muli"(%155, %54) : (i32, i32) -> i32
            %157 = "arith.cmpi"(%147, %156) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%157, %147, %148, %149, %150, %151, %152, %153, %154) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%158: i32, %159: i32, %160: i32, %161: i32, %162: i32, %163: i32, %164: i32, %165: i32):
            %166 = "arith.constant"() {value = 32 : i64} : () -> i64
            %167 = "arith.shrui"(%21, %166) : (i64, i64) -> i64
            %168 = "arith.subi"(%27, %110) : (i32, i32) -> i32
            %169 = "llvm.intr.ctlz"(%168) {is_zero_poison = false} : (i32) -> i32
            %170 = "arith.subi"(%39, %169) : (i32, i32) -> i32
            %171 = "arith.extui"(%158) : (i32) -> i64
            %172 = "arith.muli"(%171, %167) : (i64, i64) -> i64
            %173 = "arith.shrui"(%172, %166) : (i64, i64) -> i64
            %174 = "arith.trunci"(%173) : (i64) -> i32
            %175 = "arith.addi"(%174, %158) : (i32, i32) -> i32
            %176 = "arith.shrui"(%175, %170) : (i32, i32) -> i32
            %177 = "arith.cmpi"(%170, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %178 = "arith.select"(%177, %176, %36) : (i1, i32, i32) -> i32
            %179 = "llvm.intr.ctlz"(%168) {is_zero_poison = false} : (i32) -> i32
            %180 = "arith.subi"(%39, %179) : (i32, i32) -> i32
            %181 = "arith.shrui"(%175, %180) : (i32, i32) -> i32
            %182 = "arith.cmpi"(%180, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %183 = "arith.select"(%182, %181, %36) : (i1, i32, i32) -> i32
            %184 = "arith.muli"(%183, %27) : (i32, i32) -> i32
            %185 = "arith.subi"(%158, %184) : (i32, i32) -> i32
            %186 = "arith.shrui"(%22, %166) : (i64, i64) -> i64
            %187 = "arith.subi"(%28, %110) : (i32, i32) -> i32
            %188 = "llvm.intr.ctlz"(%187) {is_zero_poison = false} : (i32) -> i32
            %189 = "arith.subi"(%39, %188) : (i32, i32) -> i32
            %190 = "arith.extui"(%185) : (i32) -> i64
            %191 = "arith.muli"(%190, %186) : (i64, i64) -> i64
            %192 = "arith.shrui"(%191, %166) : (i64, i64) -> i64
            %193 = "arith.trunci"(%192) : (i64) -> i32
            %194 = "arith.addi"(%193, %185) : (i32, i32) -> i32
            %195 = "arith.shrui"(%194, %189) : (i32, i32) -> i32
            %196 = "arith.cmpi"(%189, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %197 = "arith.select"(%196, %195, %36) : (i1, i32, i32) -> i32
            %198 = "llvm.intr.ctlz"(%187) {is_zero_poison = false} : (i32) -> i32
            %199 = "arith.subi"(%39, %198) : (i32, i32) -> i32
            %200 = "arith.shrui"(%194, %199) : (i32, i32) -> i32
            %201 = "arith.cmpi"(%199, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %202 = "arith.select"(%201, %200, %36) : (i1, i32, i32) -> i32
            %203 = "arith.muli"(%202, %28) : (i32, i32) -> i32
            %204 = "arith.subi"(%185, %203) : (i32, i32) -> i32
            %205 = "arith.constant"() {value = 8 : i32} : () -> i32
            %206 = "arith.muli"(%197, %205) : (i32, i32) -> i32
            %207 = "arith.addi"(%206, %205) : (i32, i32) -> i32
            %208 = "arith.cmpi"(%207, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %209 = "arith.divui"(%204, %205) : (i32, i32) -> i32
            %210 = "arith.shrui"(%23, %166) : (i64, i64) -> i64
            %211 = "arith.subi"(%29, %110) : (i32, i32) -> i32
            %212 = "llvm.intr.ctlz"(%211) {is_zero_poison = false} : (i32) -> i32
            %213 = "arith.subi"(%39, %212) : (i32, i32) -> i32
            %214 = "arith.extui"(%204) : (i32) -> i64
            %215 = "arith.muli"(%214, %210) : (i64, i64) -> i64
            %216 = "arith.shrui"(%215, %166) : (i64, i64) -> i64
            %217 = "arith.trunci"(%216) : (i64) -> i32
            %218 = "arith.addi"(%217, %204) : (i32, i32) -> i32
            %219 = "arith.shrui"(%218, %213) : (i32, i32) -> i32
            %220 = "arith.cmpi"(%213, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %221 = "arith.select"(%220, %219, %36) : (i1, i32, i32) -> i32
            %222 = "arith.select"(%208, %209, %221) : (i1, i32, i32) -> i32
            %223 = "arith.remui"(%204, %205) : (i32, i32) -> i32
            %224 = "llvm.intr.ctlz"(%211) {is_zero_poison = false} : (i32) -> i32
            %225 = "arith.subi"(%39, %224) : (i32, i32) -> i32
            %226 = "arith.shrui"(%218, %225) : (i32, i32) -> i32
            %227 = "arith.cmpi"(%225, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %228 = "arith.select"(%227, %226, %36) : (i1, i32, i32) -> i32
            %229 = "arith.muli"(%228, %29) : (i32, i32) -> i32
            %230 = "arith.subi"(%204, %229) : (i32, i32) -> i32
            %231 = "arith.select"(%208, %223, %230) : (i1, i32, i32) -> i32
            %232 = "arith.addi"(%206, %231) : (i32, i32) -> i32
            %233 = "arith.muli"(%232, %54) : (i32, i32) -> i32
            %234 = "arith.addi"(%233, %159) : (i32, i32) -> i32
            %235 = "arith.addi"(%222, %160) : (i32, i32) -> i32
            %236 = "arith.muli"(%235, %33) : (i32, i32) -> i32
            %237 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %238 = "arith.muli"(%135, %237) : (i32, i32) -> i32
            %239 = "llvm.getelementptr"(%50, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %240 = "arith.muli"(%135, %114) : (i32, i32) -> i32
            %241 = "arith.addi"(%236, %240) : (i32, i32) -> i32
            %242 = "arith.addi"(%0, %110) : (i32, i32) -> i32
            %243 = "arith.addi"(%242, %178) : (i32, i32) -> i32
            %244 = "arith.andi"(%243, %110) : (i32, i32) -> i32
            %245 = "arith.muli"(%234, %33) : (i32, i32) -> i32
            %246, %247, %248 = "scf.for"(%36, %116, %110, %163, %164, %165) ({
            ^bb0(%249: i32, %250: i32, %251: i32, %252: i32):
              %253 = "llvm.getelementptr"(%66, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t254_s0 = "llvm.ptrtoint"(%253) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t254_s0, %252) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %255 = "llvm.getelementptr"(%52, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %256 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%256) ({
                %257 = "arith.constant"() {value = 32768 : i32} : () -> i32
                %t258_s0 = "llvm.ptrtoint"(%255) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t258_s0, %257) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %259 = "arith.muli"(%249, %114) : (i32, i32) -> i32
              %260 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %261 = "arith.muli"(%251, %260) : (i32, i32) -> i32
              %262 = "llvm.getelementptr"(%49, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %263 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%263) ({
                %t264_s0 = "llvm.ptrtoint"(%262) : (!llvm.ptr<3>) -> i32
                %t264_s2 = "llvm.ptrtoint"(%255) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t264_s0, %1, %t264_s2, %259, %245, %244) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %265 = "llvm.getelementptr"(%239, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %266 = "arith.constant"() {value = 3 : i16} : () -> i16
              %267 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%267) ({
                %t268_s0 = "llvm.ptrtoint"(%265) : (!llvm.ptr<3>) -> i32
                %t268_s2 = "llvm.ptrtoint"(%255) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t268_s0, %4, %t268_s2, %259, %241, %266) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {$3, $4}], [$2], $5;", constraints = "r,l,r,r,r,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %269 = "arith.addi"(%251, %110) : (i32, i32) -> i32
              %270 = "arith.constant"() {value = 6 : i32} : () -> i32
              %271 = "arith.cmpi"(%269, %270) {predicate = 0 : i64} : (i32, i32) -> i1
              %272 = "arith.xori"(%252, %110) : (i32, i32) -> i32
              %273 = "arith.select"(%271, %272, %252) : (i1, i32, i32) -> i32
              %274 = "arith.select"(%271, %36, %269) : (i1, i32, i32) -> i32
              %275 = "arith.addi"(%250, %110) : (i32, i32) -> i32
              "scf.yield"(%275, %274, %273) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %276 = "arith.addi"(%161, %108) : (i32, i32) -> i32
            %277 = "arith.addi"(%162, %110) : (i32, i32) -> i32
            "scf.yield"(%276, %109, %111, %276, %277, %246, %247, %248) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %278 = "llvm.getelementptr"(%66, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t279_s0 = "llvm.ptrtoint"(%278) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t279_s0, %146) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %280 = "arith.addi"(%145, %110) : (i32, i32) -> i32
          %281 = "arith.constant"() {value = 6 : i32} : () -> i32
          %282 = "arith.cmpi"(%280, %281) {predicate = 0 : i64} : (i32, i32) -> i1
          %283 = "arith.xori"(%146, %110) : (i32, i32) -> i32
          %284 = "arith.select"(%282, %283, %146) : (i1, i32, i32) -> i32
          %285 = "arith.select"(%282, %36, %280) : (i1, i32, i32) -> i32
          %286 = "llvm.getelementptr"(%66, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t287_s0 = "llvm.ptrtoint"(%286) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t287_s0, %284) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %288 = "arith.addi"(%285, %110) : (i32, i32) -> i32
          %289 = "arith.cmpi"(%288, %281) {predicate = 0 : i64} : (i32, i32) -> i1
          %290 = "arith.xori"(%284, %110) : (i32, i32) -> i32
          %291 = "arith.select"(%289, %290, %284) : (i1, i32, i32) -> i32
          %292 = "arith.select"(%289, %36, %288) : (i1, i32, i32) -> i32
          %293 = "llvm.getelementptr"(%66, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t294_s0 = "llvm.ptrtoint"(%293) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t294_s0, %291) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %295 = "arith.addi"(%292, %110) : (i32, i32) -> i32
          %296 = "arith.cmpi"(%295, %281) {predicate = 0 : i64} : (i32, i32) -> i1
          %297 = "arith.xori"(%291, %110) : (i32, i32) -> i32
          %298 = "arith.select"(%296, %297, %291) : (i1, i32, i32) -> i32
          %299 = "arith.select"(%296, %36, %295) : (i1, i32, i32) -> i32
          %300 = "llvm.getelementptr"(%66, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t301_s0 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t301_s0, %298) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %302 = "arith.addi"(%299, %110) : (i32, i32) -> i32
          %303 = "arith.cmpi"(%302, %281) {predicate = 0 : i64} : (i32, i32) -> i1
          %304 = "arith.xori"(%298, %110) : (i32, i32) -> i32
          %305 = "arith.select"(%303, %304, %298) : (i1, i32, i32) -> i32
          %306 = "arith.select"(%303, %36, %302) : (i1, i32, i32) -> i32
          %307 = "llvm.getelementptr"(%66, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t308_s0 = "llvm.ptrtoint"(%307) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t308_s0, %305) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %309 = "arith.addi"(%306, %110) : (i32, i32) -> i32
          %310 = "arith.cmpi"(%309, %281) {predicate = 0 : i64} : (i32, i32) -> i1
          %311 = "arith.xori"(%305, %110) : (i32, i32) -> i32
          %312 = "arith.select"(%310, %311, %305) : (i1, i32, i32) -> i32
          %313 = "arith.select"(%310, %36, %309) : (i1, i32, i32) -> i32
          %314 = "llvm.getelementptr"(%66, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t315_s0 = "llvm.ptrtoint"(%314) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t315_s0, %312) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%142, %143) : (i32, i32) -> ()
        }, {
          %316 = "arith.cmpi"(%41, %54) {predicate = 3 : i64} : (i32, i32) -> i1
          %317, %318 = "scf.if"(%316) ({
            %319 = "arith.remui"(%30, %39) : (i32, i32) -> i32
            %320 = "arith.subi"(%41, %110) : (i32, i32) -> i32
            %321 = "arith.muli"(%26, %25) : (i32, i32) -> i32
            %322 = "arith.muli"(%321, %54) : (i32, i32) -> i32
            %323 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            %325 = "arith.constant"() {value = 10 : i64} : () -> i64
            %326 = "arith.shrsi"(%323, %325) : (i64, i64) -> i64
            %327 = "arith.cmpi"(%319, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%327) ({
              %328 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %329 = "arith.constant"() {value = 1024 : i64} : () -> i64
              %330 = "arith.muli"(%326, %329) : (i64, i64) -> i64
              %331 = "llvm.inline_asm"(%328) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
              %333 = "scf.while"(%331) ({
              ^bb0(%334: i64):
                %335 = "arith.cmpi"(%334, %330) {predicate = 2 : i64} : (i64, i64) -> i1
                "scf.condition"(%335, %334) : (i1, i64) -> ()
              }, {
              ^bb0(%336: i64):
                %337 = "llvm.inline_asm"(%328) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                "scf.yield"(%337) : (i64) -> ()
              }) : (i64) -> i64
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 7 : i32} : (i32) -> ()
            %339, %340, %341, %342, %343, %344 = "scf.while"(%36, %105, %109, %111, %105, %36) ({
            ^bb0(%345: i32, %346: i32, %347: i32, %348: i32, %349: i32, %350: i32):
              %351 = "arith.muli"(%24, %25) : (i32, i32) -> i32
              %352 = "arith.muli"(%351, %54) : (i32, i32) -> i32
              %353 = "arith.cmpi"(%346, %352) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.condition"(%353, %345, %346, %347, %348, %349, %350) : (i1, i32, i32, i32, i32, i32, i32) -> ()
            }, {
            ^bb0(%354: i32, %355: i32, %356: i32, %357: i32, %358: i32, %359: i32):
              %360 = "arith.constant"() {value = 32 : i64} : () -> i64
              %361 = "arith.shrui"(%21, %360) : (i64, i64) -> i64
              %362 = "arith.subi"(%27, %110) : (i32, i32) -> i32
              %363 = "llvm.intr.ctlz"(%362) {is_zero_poison = false} : (i32) -> i32
              %364 = "arith.subi"(%39, %363) : (i32, i32) -> i32
              %365 = "arith.extui"(%355) : (i32) -> i64
              %366 = "arith.muli"(%365, %361) : (i64, i64) -> i64
              %367 = "arith.shrui"(%366, %360) : (i64, i64) -> i64
              %368 = "arith.trunci"(%367) : (i64) -> i32
              %369 = "arith.addi"(%368, %355) : (i32, i32) -> i32
              %370 = "arith.shrui"(%369, %364) : (i32, i32) -> i32
              %371 = "arith.cmpi"(%364, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %372 = "arith.select"(%371, %370, %36) : (i1, i32, i32) -> i32
              %373 = "llvm.intr.ctlz"(%362) {is_zero_poison = false} : (i32) -> i32
              %374 = "arith.subi"(%39, %373) : (i32, i32) -> i32
              %375 = "arith.shrui"(%369, %374) : (i32, i32) -> i32
              %376 = "arith.cmpi"(%374, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %377 = "arith.select"(%376, %375, %36) : (i1, i32, i32) -> i32
              %378 = "arith.muli"(%377, %27) : (i32, i32) -> i32
              %379 = "arith.subi"(%355, %378) : (i32, i32) -> i32
              %380 = "arith.shrui"(%22, %360) : (i64, i64) -> i64
              %381 = "arith.subi"(%28, %110) : (i32, i32) -> i32
              %382 = "llvm.intr.ctlz"(%381) {is_zero_poison = false} : (i32) -> i32
              %383 = "arith.subi"(%39, %382) : (i32, i32) -> i32
              %384 = "arith.extui"(%379) : (i32) -> i64
              %385 = "arith.muli"(%384, %380) : (i64, i64) -> i64
              %386 = "arith.shrui"(%385, %360) : (i64, i64) -> i64
              %387 = "arith.trunci"(%386) : (i64) -> i32
              %388 = "arith.addi"(%387, %379) : (i32, i32) -> i32
              %389 = "arith.shrui"(%388, %383) : (i32, i32) -> i32
              %390 = "arith.cmpi"(%383, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %391 = "arith.select"(%390, %389, %36) : (i1, i32, i32) -> i32
              %392 = "llvm.intr.ctlz"(%381) {is_zero_poison = false} : (i32) -> i32
              %393 = "arith.subi"(%39, %392) : (i32, i32) -> i32
              %394 = "arith.shrui"(%388, %393) : (i32, i32) -> i32
              %395 = "arith.cmpi"(%393, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %396 = "arith.select"(%395, %394, %36) : (i1, i32, i32) -> i32
              %397 = "arith.muli"(%396, %28) : (i32, i32) -> i32
              %398 = "arith.subi"(%379, %397) : (i32, i32) -> i32
              %399 = "arith.constant"() {value = 8 : i32} : () -> i32
              %400 = "arith.muli"(%391, %399) : (i32, i32) -> i32
              %401 = "arith.addi"(%400, %399) : (i32, i32) -> i32
              %402 = "arith.cmpi"(%401, %24) {predicate = 3 : i64} : (i32, i32) -> i1
              %403 = "arith.divui"(%398, %399) : (i32, i32) -> i32
              %404 = "arith.shrui"(%23, %360) : (i64, i64) -> i64
              %405 = "arith.subi"(%29, %110) : (i32, i32) -> i32
              %406 = "llvm.intr.ctlz"(%405) {is_zero_poison = false} : (i32) -> i32
              %407 = "arith.subi"(%39, %406) : (i32, i32) -> i32
              %408 = "arith.extui"(%398) : (i32) -> i64
              %409 = "arith.muli"(%408, %404) : (i64, i64) -> i64
              %410 = "arith.shrui"(%409, %360) : (i64, i64) -> i64
              %411 = "arith.trunci"(%410) : (i64) -> i32
              %412 = "arith.addi"(%411, %398) : (i32, i32) -> i32
              %413 = "arith.shrui"(%412, %407) : (i32, i32) -> i32
              %414 = "arith.cmpi"(%407, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %415 = "arith.select"(%414, %413, %36) : (i1, i32, i32) -> i32
              %416 = "arith.select"(%402, %403, %415) : (i1, i32, i32) -> i32
              %417 = "arith.remui"(%398, %399) : (i32, i32) -> i32
              %418 = "llvm.intr.ctlz"(%405) {is_zero_poison = false} : (i32) -> i32
              %419 = "arith.subi"(%39, %418) : (i32, i32) -> i32
              %420 = "arith.shrui"(%412, %419) : (i32, i32) -> i32
              %421 = "arith.cmpi"(%419, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %422 = "arith.select"(%421, %420, %36) : (i1, i32, i32) -> i32
              %423 = "arith.muli"(%422, %29) : (i32, i32) -> i32
              %424 = "arith.subi"(%398, %423) : (i32, i32) -> i32
              %425 = "arith.select"(%402, %417, %424) : (i1, i32, i32) -> i32
              %426 = "arith.addi"(%400, %425) : (i32, i32) -> i32
              %427 = "arith.muli"(%426, %54) : (i32, i32) -> i32
              %428 = "arith.addi"(%427, %356) : (i32, i32) -> i32
              %429 = "arith.addi"(%416, %357) : (i32, i32) -> i32
              %430 = "arith.muli"(%428, %25) : (i32, i32) -> i32
              %431 = "arith.addi"(%430, %429) : (i32, i32) -> i32
              %432 = "arith.muli"(%431, %54) : (i32, i32) -> i32
              %433 = "arith.addi"(%432, %320) : (i32, i32) -> i32
              %434 = "arith.cmpi"(%372, %110) {predicate = 2 : i64} : (i32, i32) -> i1
              %435 = "scf.if"(%434) ({
                %436 = "arith.addi"(%354, %110) : (i32, i32) -> i32
                "scf.if"(%327) ({
                  %437 = "llvm.getelementptr"(%53, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %438 = "arith.constant"() {value = 4 : i32} : () -> i32
                  %439 = "arith.muli"(%436, %438) : (i32, i32) -> i32
                  %t441_s0 = "llvm.ptrtoint"(%437) : (!llvm.ptr<3>) -> i32
                  %440 = "llvm.inline_asm"(%t441_s0) {asm_string = "ld.acquire.cta.shared::cta.b32 $0, [$1];", constraints = "=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> i32
                  %442 = "scf.while"(%440) ({
                  ^bb0(%443: i32):
                    %444 = "arith.cmpi"(%443, %439) {predicate = 2 : i64} : (i32, i32) -> i1
                    "scf.condition"(%444, %443) : (i1, i32) -> ()
                  }, {
                  ^bb0(%445: i32):
                    %t447_s0 = "llvm.ptrtoint"(%437) : (!llvm.ptr<3>) -> i32
                    %446 = "llvm.inline_asm"(%t447_s0) {asm_string = "ld.acquire.cta.shared::cta.b32 $0, [$1];", constraints = "=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> i32
                    "scf.yield"(%446) : (i32) -> ()
                  }) : (i32) -> i32
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "nvvm.bar.warp.sync"(%35) {cutec.arm = 8 : i32} : (i32) -> ()
                "scf.yield"(%436) : (i32) -> ()
              }, {
                "scf.yield"(%354) : (i32) -> ()
              }) : (i1) -> i32
              %448 = "arith.cmpi"(%372, %36) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%448) ({
                %449 = "arith.constant"() {value = 8192 : i32} : () -> i32
                %450 = "arith.muli"(%433, %449) : (i32, i32) -> i32
                %451 = "llvm.getelementptr"(%18, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %452 = "llvm.getelementptr"(%12, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %453 = "arith.constant"() {value = 5 : i32} : () -> i32
                "scf.for"(%36, %453, %110) ({
                ^bb0(%454: i32):
                  %455 = "arith.constant"() {value = 6 : i32} : () -> i32
                  %456 = "arith.muli"(%454, %455) : (i32, i32) -> i32
                  %457 = "arith.constant"() {value = 256 : i32} : () -> i32
                  %458 = "arith.muli"(%456, %457) : (i32, i32) -> i32
                  %459 = "arith.muli"(%319, %399) : (i32, i32) -> i32
                  %460 = "arith.addi"(%458, %459) : (i32, i32) -> i32
                  %461 = "llvm.getelementptr"(%452, %460) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t464_r = "llvm.inline_asm"(%461) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %462 = "llvm.extractvalue"(%t464_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %463 = "llvm.extractvalue"(%t464_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %465 = "vector.from_elements"(%462, %463) : (i64, i64) -> vector<2xi64>
                  %466 = "vector.bitcast"(%465) : (vector<2xi64>) -> vector<8xbf16>
                  %467 = "arith.addi"(%456, %110) : (i32, i32) -> i32
                  %468 = "arith.muli"(%467, %457) : (i32, i32) -> i32
                  %469 = "arith.addi"(%468, %459) : (i32, i32) -> i32
                  %470 = "llvm.getelementptr"(%452, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t473_r = "llvm.inline_asm"(%470) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %471 = "llvm.extractvalue"(%t473_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %472 = "llvm.extractvalue"(%t473_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %474 = "vector.from_elements"(%471, %472) : (i64, i64) -> vector<2xi64>
                  %475 = "vector.bitcast"(%474) : (vector<2xi64>) -> vector<8xbf16>
                  %476 = "arith.addi"(%456, %54) : (i32, i32) -> i32
                  %477 = "arith.muli"(%476, %457) : (i32, i32) -> i32
                  %478 = "arith.addi"(%477, %459) : (i32, i32) -> i32
                  %479 = "llvm.getelementptr"(%452, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t482_r = "llvm.inline_asm"(%479) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %480 = "llvm.extractvalue"(%t482_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %481 = "llvm.extractvalue"(%t482_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %483 = "vector.from_elements"(%480, %481) : (i64, i64) -> vector<2xi64>
                  %484 = "vector.bitcast"(%483) : (vector<2xi64>) -> vector<8xbf16>
                  %485 = "arith.constant"() {value = 3 : i32} : () -> i32
                  %486 = "arith.addi"(%456, %485) : (i32, i32) -> i32
                  %487 = "arith.muli"(%486, %457) : (i32, i32) -> i32
                  %488 = "arith.addi"(%487, %459) : (i32, i32) -> i32
                  %489 = "llvm.getelementptr"(%452, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t492_r = "llvm.inline_asm"(%489) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %490 = "llvm.extractvalue"(%t492_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %491 = "llvm.extractvalue"(%t492_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %493 = "vector.from_elements"(%490, %491) : (i64, i64) -> vector<2xi64>
                  %494 = "vector.bitcast"(%493) : (vector<2xi64>) -> vector<8xbf16>
                  %495 = "arith.constant"() {value = 4 : i32} : () -> i32
                  %496 = "arith.addi"(%456, %495) : (i32, i32) -> i32
                  %497 = "arith.muli"(%496, %457) : (i32, i32) -> i32
                  %498 = "arith.addi"(%497, %459) : (i32, i32) -> i32
                  %499 = "llvm.getelementptr"(%452, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t502_r = "llvm.inline_asm"(%499) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %500 = "llvm.extractvalue"(%t502_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %501 = "llvm.extractvalue"(%t502_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %503 = "vector.from_elements"(%500, %501) : (i64, i64) -> vector<2xi64>
                  %504 = "vector.bitcast"(%503) : (vector<2xi64>) -> vector<8xbf16>
                  %505 = "arith.addi"(%456, %453) : (i32, i32) -> i32
                  %506 = "arith.muli"(%505, %457) : (i32, i32) -> i32
                  %507 = "arith.addi"(%506, %459) : (i32, i32) -> i32
                  %508 = "llvm.getelementptr"(%452, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t511_r = "llvm.inline_asm"(%508) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %509 = "llvm.extractvalue"(%t511_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %510 = "llvm.extractvalue"(%t511_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %512 = "vector.from_elements"(%509, %510) : (i64, i64) -> vector<2xi64>
                  %513 = "vector.bitcast"(%512) : (vector<2xi64>) -> vector<8xbf16>
                  %514 = "llvm.getelementptr"(%451, %460) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %515 = "vector.bitcast"(%466) : (vector<8xbf16>) -> vector<2xi64>
                  %516 = "vector.extract"(%515) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %517 = "vector.extract"(%515) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%514, %516, %517) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  %519 = "llvm.getelementptr"(%451, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %520 = "vector.bitcast"(%475) : (vector<8xbf16>) -> vector<2xi64>
                  %521 = "vector.extract"(%520) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %522 = "vector.extract"(%520) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%519, %521, %522) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  %524 = "llvm.getelementptr"(%451, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %525 = "vector.bitcast"(%484) : (vector<8xbf16>) -> vector<2xi64>
                  %526 = "vector.extract"(%525) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %527 = "vector.extract"(%525) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%524, %526, %527) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  %529 = "llvm.getelementptr"(%451, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %530 = "vector.bitcast"(%494) : (vector<8xbf16>) -> vector<2xi64>
                  %531 = "vector.extract"(%530) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %532 = "vector.extract"(%530) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%529, %531, %532) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  %534 = "llvm.getelementptr"(%451, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %535 = "vector.bitcast"(%504) : (vector<8xbf16>) -> vector<2xi64>
                  %536 = "vector.extract"(%535) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %537 = "vector.extract"(%535) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%534, %536, %537) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  %539 = "llvm.getelementptr"(%451, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %540 = "vector.bitcast"(%513) : (vector<8xbf16>) -> vector<2xi64>
                  %541 = "vector.extract"(%540) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %542 = "vector.extract"(%540) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%539, %541, %542) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                %544 = "arith.muli"(%319, %399) : (i32, i32) -> i32
                %545 = "arith.constant"() {value = 7680 : i32} : () -> i32
                %546 = "arith.addi"(%545, %544) : (i32, i32) -> i32
                %547 = "arith.constant"() {value = 256 : i32} : () -> i32
                "scf.for"(%546, %449, %547) ({
                ^bb0(%548: i32):
                  %549 = "llvm.getelementptr"(%451, %548) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %550 = "llvm.getelementptr"(%452, %548) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t553_r = "llvm.inline_asm"(%550) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %551 = "llvm.extractvalue"(%t553_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %552 = "llvm.extractvalue"(%t553_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %554 = "vector.from_elements"(%551, %552) : (i64, i64) -> vector<2xi64>
                  %555 = "vector.bitcast"(%554) : (vector<2xi64>) -> vector<8xbf16>
                  %556 = "vector.bitcast"(%555) : (vector<8xbf16>) -> vector<2xi64>
                  %557 = "vector.extract"(%556) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %558 = "vector.extract"(%556) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%549, %557, %558) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                "nvvm.bar.warp.sync"(%35) {cutec.arm = 9 : i32} : (i32) -> ()
                "scf.if"(%327) ({
                  %560 = "arith.muli"(%36, %322) : (i32, i32) -> i32
                  %561 = "arith.addi"(%39, %560) : (i32, i32) -> i32
                  %562 = "arith.addi"(%561, %433) : (i32, i32) -> i32
                  %563 = "llvm.getelementptr"(%20, %562) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %564 = "arith.constant"() {value = 1 : i64} : () -> i64
                  %565 = "arith.addi"(%326, %564) : (i64, i64) -> i64
                  "llvm.inline_asm"(%563, %565) {asm_string = "st.release.sys.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %567 = "arith.addi"(%358, %108) : (i32, i32) -> i32
              %568 = "arith.addi"(%359, %110) : (i32, i32) -> i32
              "scf.yield"(%435, %567, %109, %111, %567, %568) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            "scf.yield"(%343, %344) : (i32, i32) -> ()
          }, {
            "scf.yield"(%105, %36) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          "scf.yield"(%317, %318) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.yield"(%133, %134, %62) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 208 : i32, action = #nvvm<action increase>} : () -> ()
        %569 = "arith.subi"(%30, %33) : (i32, i32) -> i32
        %570 = "arith.subi"(%38, %110) : (i32, i32) -> i32
        %571 = "arith.muli"(%26, %25) : (i32, i32) -> i32
        %572 = "arith.muli"(%571, %54) : (i32, i32) -> i32
        %573 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %575 = "arith.constant"() {value = 10 : i64} : () -> i64
        %576 = "arith.shrsi"(%573, %575) : (i64, i64) -> i64
        %577 = "arith.muli"(%570, %33) : (i32, i32) -> i32
        %578 = "arith.divui"(%577, %33) : (i32, i32) -> i32
        %579 = "arith.remui"(%578, %54) : (i32, i32) -> i32
        %580 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %581 = "arith.muli"(%579, %580) : (i32, i32) -> i32
        %582 = "llvm.getelementptr"(%49, %581) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %631 = "llvm.mlir.undef"() : () -> f32
        %632 = "llvm.mlir.undef"() : () -> f32
        %633 = "llvm.mlir.undef"() : () -> f32
        %634 = "llvm.mlir.undef"() : () -> f32
        %635 = "llvm.mlir.undef"() : () -> f32
        %636 = "llvm.mlir.undef"() : () -> f32
        %637 = "llvm.mlir.undef"() : () -> f32
        %638 = "llvm.mlir.undef"() : () -> f32
        %639 = "llvm.mlir.undef"() : () -> f32
        %640 = "llvm.mlir.undef"() : () -> f32
        %641 = "llvm.mlir.undef"() : () -> f32
        %642 = "llvm.mlir.undef"() : () -> f32
        %643 = "llvm.mlir.undef"() : () -> f32
        %644 = "llvm.mlir.undef"() : () -> f32
        %645 = "llvm.mlir.undef"() : () -> f32
        %646 = "llvm.mlir.undef"() : () -> f32
        %647 = "llvm.mlir.undef"() : () -> i32
        %648 = "llvm.mlir.undef"() : () -> i32
        %649 = "llvm.mlir.undef"() : () -> i32
        %650 = "llvm.mlir.undef"() : () -> i32
        %651 = "llvm.mlir.undef"() : () -> i32
        %652 = "llvm.mlir.undef"() : () -> i32
        %653 = "llvm.mlir.undef"() : () -> i32
        %654 = "llvm.mlir.undef"() : () -> i32
        %655 = "llvm.mlir.undef"() : () -> i32
        %656 = "llvm.mlir.undef"() : () -> i32
        %657 = "llvm.mlir.undef"() : () -> i32
        %658 = "llvm.mlir.undef"() : () -> i32
        %659 = "llvm.mlir.undef"() : () -> i32
        %660 = "llvm.mlir.undef"() : () -> i32
        %661 = "llvm.mlir.undef"() : () -> i32
        %662 = "llvm.mlir.undef"() : () -> i32
        %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752 = "scf.while"(%105, %109, %111, %36, %62, %105, %36, %36, %36, %36, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662) ({
        ^bb0(%753: i32, %754: i32, %755: i32, %756: i32, %757: i1, %758: i32, %759: i32, %760: i32, %761: i32, %762: i32, %763: f32, %764: f32, %765: f32, %766: f32, %767: f32, %768: f32, %769: f32, %770: f32, %771: f32, %772: f32, %773: f32, %774: f32, %775: f32, %776: f32, %777: f32, %778: f32, %779: f32, %780: f32, %781: f32, %782: f32, %783: f32, %784: f32, %785: f32, %786: f32, %787: f32, %788: f32, %789: f32, %790: f32, %791: f32, %792: f32, %793: f32, %794: f32, %795: f32, %796: f32, %797: f32, %798: f32, %799: f32, %800: f32, %801: f32, %802: f32, %803: f32, %804: f32, %805: f32, %806: f32, %807: f32, %808: f32, %809: f32, %810: f32, %811: f32, %812: f32, %813: f32, %814: f32, %815: f32, %816: f32, %817: f32, %818: f32, %819: f32, %820: f32, %821: f32, %822: f32, %823: f32, %824: f32, %825: f32, %826: f32, %827: i32, %828: i32, %829: i32, %830: i32, %831: i32, %832: i32, %833: i32, %834: i32, %835: i32, %836: i32, %837: i32, %838: i32, %839: i32, %840: i32, %841: i32, %842: i32):
          %843 = "arith.muli"(%24, %25) : (i32, i32) -> i32
          %844 = "arith.muli"(%843, %54) : (i32, i32) -> i32
          %845 = "arith.cmpi"(%753, %844) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%845, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%846: i32, %847: i32, %848: i32, %849: i32, %850: i1, %851: i32, %852: i32, %853: i32, %854: i32, %855: i32, %856: f32, %857: f32, %858: f32, %859: f32, %860: f32, %861: f32, %862: f32, %863: f32, %864: f32, %865: f32, %866: f32, %867: f32, %868: f32, %869: f32, %870: f32, %871: f32, %872: f32, %873: f32, %874: f32, %875: f32, %876: f32, %877: f32, %878: f32, %879: f32, %880: f32, %881: f32, %882: f32, %883: f32, %884: f32, %885: f32, %886: f32, %887: f32, %888: f32, %889: f32, %890: f32, %891: f32, %892: f32, %893: f32, %894: f32, %895: f32, %896: f32, %897: f32, %898: f32, %899: f32, %900: f32, %901: f32, %902: f32, %903: f32, %904: f32, %905: f32, %906: f32, %907: f32, %908: f32, %909: f32, %910: f32, %911: f32, %912: f32, %913: f32, %914: f32, %915: f32, %916: f32, %917: f32, %918: f32, %919: f32, %920: i32, %921: i32, %922: i32, %923: i32, %924: i32, %925: i32, %926: i32, %927: i32, %928: i32, %929: i32, %930: i32, %931: i32, %932: i32, %933: i32, %934: i32, %935: i32):
          %936 = "arith.constant"() {value = 32 : i64} : () -> i64
          %937 = "arith.shrui"(%21, %936) : (i64, i64) -> i64
          %938 = "arith.subi"(%27, %110) : (i32, i32) -> i32
          %939 = "llvm.intr.ctlz"(%938) {is_zero_poison = false} : (i32) -> i32
          %940 = "arith.subi"(%39, %939) : (i32, i32) -> i32
          %941 = "arith.extui"(%846) : (i32) -> i64
          %942 = "arith.muli"(%941, %937) : (i64, i64) -> i64
          %943 = "arith.shrui"(%942, %936) : (i64, i64) -> i64
          %944 = "arith.trunci"(%943) : (i64) -> i32
          %945 = "arith.addi"(%944, %846) : (i32, i32) -> i32
          %946 = "arith.shrui"(%945, %940) : (i32, i32) -> i32
          %947 = "arith.cmpi"(%940, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %948 = "arith.select"(%947, %946, %36) : (i1, i32, i32) -> i32
          %949 = "llvm.intr.ctlz"(%938) {is_zero_poison = false} : (i32) -> i32
          %950 = "arith.subi"(%39, %949) : (i32, i32) -> i32
          %951 = "arith.shrui"(%945, %950) : (i32, i32) -> i32
          %952 = "arith.cmpi"(%950, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %953 = "arith.select"(%952, %951, %36) : (i1, i32, i32) -> i32
          %954 = "arith.muli"(%953, %27) : (i32, i32) -> i32
          %955 = "arith.subi"(%846, %954) : (i32, i32) -> i32
          %956 = "arith.shrui"(%22, %936) : (i64, i64) -> i64
          %957 = "arith.subi"(%28, %110) : (i32, i32) -> i32
          %958 = "llvm.intr.ctlz"(%957) {is_zero_poison = false} : (i32) -> i32
          %959 = "arith.subi"(%39, %958) : (i32, i32) -> i32
          %960 = "arith.extui"(%955) : (i32) -> i64
          %961 = "arith.muli"(%960, %956) : (i64, i64) -> i64
          %962 = "arith.shrui"(%961, %936) : (i64, i64) -> i64
          %963 = "arith.trunci"(%962) : (i64) -> i32
          %964 = "arith.addi"(%963, %955) : (i32, i32) -> i32
          %965 = "arith.shrui"(%964, %959) : (i32, i32) -> i32
          %966 = "arith.cmpi"(%959, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %967 = "arith.select"(%966, %965, %36) : (i1, i32, i32) -> i32
          %968 = "llvm.intr.ctlz"(%957) {is_zero_poison = false} : (i32) -> i32
          %969 = "arith.subi"(%39, %968) : (i32, i32) -> i32
          %970 = "arith.shrui"(%964, %969) : (i32, i32) -> i32
          %971 = "arith.cmpi"(%969, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %972 = "arith.select"(%971, %970, %36) : (i1, i32, i32) -> i32
          %973 = "arith.muli"(%972, %28) : (i32, i32) -> i32
          %974 = "arith.subi"(%955, %973) : (i32, i32) -> i32
          %975 = "arith.constant"() {value = 8 : i32} : () -> i32
          %976 = "arith.muli"(%967, %975) : (i32, i32) -> i32
          %977 = "arith.addi"(%976, %975) : (i32, i32) -> i32
          %978 = "arith.cmpi"(%977, %24) {predicate = 3 : i64} : (i32, i32) -> i1
          %979 = "arith.divui"(%974, %975) : (i32, i32) -> i32
          %980 = "arith.shrui"(%23, %936) : (i64, i64) -> i64
          %981 = "arith.subi"(%29, %110) : (i32, i32) -> i32
          %982 = "llvm.intr.ctlz"(%981) {is_zero_poison = false} : (i32) -> i32
          %983 = "arith.subi"(%39, %982) : (i32, i32) -> i32
          %984 = "arith.extui"(%974) : (i32) -> i64
          %985 = "arith.muli"(%984, %980) : (i64, i64) -> i64
          %986 = "arith.shrui"(%985, %936) : (i64, i64) -> i64
          %987 = "arith.trunci"(%986) : (i64) -> i32
          %988 = "arith.addi"(%987, %974) : (i32, i32) -> i32
          %989 = "arith.shrui"(%988, %983) : (i32, i32) -> i32
          %990 = "arith.cmpi"(%983, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %991 = "arith.select"(%990, %989, %36) : (i1, i32, i32) -> i32
          %992 = "arith.select"(%978, %979, %991) : (i1, i32, i32) -> i32
          %993 = "arith.remui"(%974, %975) : (i32, i32) -> i32
          %994 = "llvm.intr.ctlz"(%981) {is_zero_poison = false} : (i32) -> i32
          %995 = "arith.subi"(%39, %994) : (i32, i32) -> i32
          %996 = "arith.shrui"(%988, %995) : (i32, i32) -> i32
          %997 = "arith.cmpi"(%995, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %998 = "arith.select"(%997, %996, %36) : (i1, i32, i32) -> i32
          %999 = "arith.muli"(%998, %29) : (i32, i32) -> i32
          %1000 = "arith.subi"(%974, %999) : (i32, i32) -> i32
          %1001 = "arith.select"(%978, %993, %1000) : (i1, i32, i32) -> i32
          %1002 = "arith.addi"(%976, %1001) : (i32, i32) -> i32
          %1003 = "arith.muli"(%1002, %54) : (i32, i32) -> i32
          %1004 = "arith.addi"(%1003, %847) : (i32, i32) -> i32
          %1005 = "arith.addi"(%992, %848) : (i32, i32) -> i32
          %1006 = "llvm.getelementptr"(%52, %854) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1007_s0 = "llvm.ptrtoint"(%1006) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1007_s0, %855) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1008 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1009 = "arith.muli"(%854, %1008) : (i32, i32) -> i32
          %1010 = "llvm.getelementptr"(%582, %1009) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1011 = "llvm.getelementptr"(%50, %1009) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1012 = "arith.constant"() {value = false} : () -> i1
          %t1014_a = "llvm.ptrtoint"(%1010) : (!llvm.ptr<3>) -> i32
          %t1014_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1014_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1014_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1014_shifted = "arith.shrui"(%t1014_a, %t1014_four) : (i32, i32) -> i32
          %t1014_low = "arith.andi"(%t1014_shifted, %t1014_mask) : (i32, i32) -> i32
          %t1014_wide = "arith.extui"(%t1014_low) : (i32) -> i64
          %1013 = "arith.ori"(%t1014_wide, %t1014_fields) : (i64, i64) -> i64
          %t1016_a = "llvm.ptrtoint"(%1011) : (!llvm.ptr<3>) -> i32
          %t1016_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1016_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1016_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1016_shifted = "arith.shrui"(%t1016_a, %t1016_four) : (i32, i32) -> i32
          %t1016_low = "arith.andi"(%t1016_shifted, %t1016_mask) : (i32, i32) -> i32
          %t1016_wide = "arith.extui"(%t1016_low) : (i32) -> i64
          %1015 = "arith.ori"(%t1016_wide, %t1016_fields) : (i64, i64) -> i64
          %t1081_r = "llvm.inline_asm"(%856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1017 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1018 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1019 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1020 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1021 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1022 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1023 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1024 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1025 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1026 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1027 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1028 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1029 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1030 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1031 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1032 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1033 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1034 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1035 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1036 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1037 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1038 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1039 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1040 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1041 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1042 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1043 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1044 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1045 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1046 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1047 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1048 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1049 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1050 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1051 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1052 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1053 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1054 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1055 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1056 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1057 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1058 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1059 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1060 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1061 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1062 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1063 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1064 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1065 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1066 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1067 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1068 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1069 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1070 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1071 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1072 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1073 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1074 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1075 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1076 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1077 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1078 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1079 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1080 = "llvm.extractvalue"(%t1081_r) {position = array<i64: 63>} : (!struct1) -> f32
          %t1146_r = "llvm.inline_asm"(%1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1013, %1015, %1012) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 10 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1082 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1083 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1084 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1085 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1086 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1087 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1088 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1089 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1090 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1091 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1092 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1093 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1094 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1095 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1096 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1097 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1098 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1099 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1100 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1101 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1102 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1103 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1104 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1105 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1106 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1107 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1108 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1109 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1110 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1111 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1112 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1113 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1114 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1115 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1116 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1117 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1118 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1119 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1120 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1121 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1122 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1123 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1124 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1125 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1126 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1127 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1128 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1129 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1130 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1131 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1132 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1133 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1134 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1135 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1136 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1137 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1138 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1139 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1140 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1141 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1142 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1143 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1144 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1145 = "llvm.extractvalue"(%t1146_r) {position = array<i64: 63>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1147 = "arith.addi"(%854, %110) : (i32, i32) -> i32
          %1148 = "arith.constant"() {value = 6 : i32} : () -> i32
          %1149 = "arith.cmpi"(%1147, %1148) {predicate = 0 : i64} : (i32, i32) -> i1
          %1150 = "arith.xori"(%855, %110) : (i32, i32) -> i32
          %1151 = "arith.select"(%1149, %1150, %855) : (i1, i32, i32) -> i32
          %1152 = "arith.select"(%1149, %36, %1147) : (i1, i32, i32) -> i32
          %1153 = "arith.addi"(%853, %110) : (i32, i32) -> i32
          %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223 = "scf.for"(%110, %116, %110, %853, %854, %855, %1153, %1152, %1151, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145) ({
          ^bb0(%1224: i32, %1225: i32, %1226: i32, %1227: i32, %1228: i32, %1229: i32, %1230: i32, %1231: f32, %1232: f32, %1233: f32, %1234: f32, %1235: f32, %1236: f32, %1237: f32, %1238: f32, %1239: f32, %1240: f32, %1241: f32, %1242: f32, %1243: f32, %1244: f32, %1245: f32, %1246: f32, %1247: f32, %1248: f32, %1249: f32, %1250: f32, %1251: f32, %1252: f32, %1253: f32, %1254: f32, %1255: f32, %1256: f32, %1257: f32, %1258: f32, %1259: f32, %1260: f32, %1261: f32, %1262: f32, %1263: f32, %1264: f32, %1265: f32, %1266: f32, %1267: f32, %1268: f32, %1269: f32, %1270: f32, %1271: f32, %1272: f32, %1273: f32, %1274: f32, %1275: f32, %1276: f32, %1277: f32, %1278: f32, %1279: f32, %1280: f32, %1281: f32, %1282: f32, %1283: f32, %1284: f32, %1285: f32, %1286: f32, %1287: f32, %1288: f32, %1289: f32, %1290: f32, %1291: f32, %1292: f32, %1293: f32, %1294: f32):
            %1295 = "llvm.getelementptr"(%52, %1229) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1296_s0 = "llvm.ptrtoint"(%1295) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1296_s0, %1230) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1297 = "arith.muli"(%1229, %1008) : (i32, i32) -> i32
            %1298 = "llvm.getelementptr"(%582, %1297) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1299 = "llvm.getelementptr"(%50, %1297) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1301_a = "llvm.ptrtoint"(%1298) : (!llvm.ptr<3>) -> i32
            %t1301_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1301_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1301_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1301_shifted = "arith.shrui"(%t1301_a, %t1301_four) : (i32, i32) -> i32
            %t1301_low = "arith.andi"(%t1301_shifted, %t1301_mask) : (i32, i32) -> i32
            %t1301_wide = "arith.extui"(%t1301_low) : (i32) -> i64
            %1300 = "arith.ori"(%t1301_wide, %t1301_fields) : (i64, i64) -> i64
            %t1303_a = "llvm.ptrtoint"(%1299) : (!llvm.ptr<3>) -> i32
            %t1303_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1303_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1303_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1303_shifted = "arith.shrui"(%t1303_a, %t1303_four) : (i32, i32) -> i32
            %t1303_low = "arith.andi"(%t1303_shifted, %t1303_mask) : (i32, i32) -> i32
            %t1303_wide = "arith.extui"(%t1303_low) : (i32) -> i64
            %1302 = "arith.ori"(%t1303_wide, %t1303_fields) : (i64, i64) -> i64
            %t1368_r = "llvm.inline_asm"(%1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %1304 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1305 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1306 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1307 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1308 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1309 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1310 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1311 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1312 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1313 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1314 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1315 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1316 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1317 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1318 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1319 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1320 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1321 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1322 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1323 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1324 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1325 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1326 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1327 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1328 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1329 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1330 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1331 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1332 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1333 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1334 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1335 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1336 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1337 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1338 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1339 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1340 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1341 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1342 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1343 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1344 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1345 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1346 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1347 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1348 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1349 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1350 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1351 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1352 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1353 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1354 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1355 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1356 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1357 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1358 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1359 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1360 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1361 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1362 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1363 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1364 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1365 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1366 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1367 = "llvm.extractvalue"(%t1368_r) {position = array<i64: 63>} : (!struct1) -> f32
            %t1433_r = "llvm.inline_asm"(%1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1300, %1302, %62) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 11 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %1369 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1370 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1371 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1372 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1373 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1374 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1375 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1376 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1377 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1378 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1379 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1380 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1381 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1382 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1383 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1384 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1385 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1386 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1387 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1388 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1389 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1390 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1391 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1392 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1393 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1394 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1395 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1396 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1397 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1398 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1399 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1400 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1401 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1402 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1403 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1404 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1405 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1406 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1407 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1408 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1409 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1410 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1411 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1412 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1413 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1414 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1415 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1416 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1417 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1418 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1419 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1420 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1421 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1422 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1423 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1424 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1425 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1426 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1427 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1428 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1429 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1430 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1431 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1432 = "llvm.extractvalue"(%t1433_r) {position = array<i64: 63>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1498_r = "llvm.inline_asm"(%1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %1434 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1435 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1436 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1437 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1438 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1439 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1440 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1441 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1442 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1443 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1444 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1445 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1446 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1447 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1448 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1449 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1450 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1451 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1452 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1453 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1454 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1455 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1456 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1457 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1458 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1459 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1460 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1461 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1462 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1463 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1464 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1465 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1466 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1467 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1468 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1469 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1470 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1471 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1472 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1473 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1474 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1475 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1476 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1477 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1478 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1479 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1480 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1481 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1482 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1483 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1484 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1485 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1486 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1487 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1488 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1489 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1490 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1491 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1492 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1493 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1494 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1495 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1496 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1497 = "llvm.extractvalue"(%t1498_r) {position = array<i64: 63>} : (!struct1) -> f32
            "scf.if"(%65) ({
              %1499 = "llvm.getelementptr"(%66, %1226) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1500 = "nvvm.mapa"(%1499, %57) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
              %t1501_s0 = "llvm.ptrtoint"(%1500) : (!llvm.ptr<7>) -> i32
              "llvm.inline_asm"(%t1501_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1502 = "arith.addi"(%1229, %110) : (i32, i32) -> i32
            %1503 = "arith.cmpi"(%1502, %1148) {predicate = 0 : i64} : (i32, i32) -> i1
            %1504 = "arith.xori"(%1230, %110) : (i32, i32) -> i32
            %1505 = "arith.select"(%1503, %1504, %1230) : (i1, i32, i32) -> i32
            %1506 = "arith.select"(%1503, %36, %1502) : (i1, i32, i32) -> i32
            %1507 = "arith.addi"(%1228, %110) : (i32, i32) -> i32
            "scf.yield"(%1228, %1229, %1230, %1507, %1506, %1505, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t1572_r = "llvm.inline_asm"(%1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1508 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1509 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1510 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1511 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1512 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1513 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1514 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1515 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1516 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1517 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1518 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1519 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1520 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1521 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1522 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1523 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1524 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1525 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1526 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1527 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1528 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1529 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1530 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1531 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1532 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1533 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1534 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1535 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1536 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1537 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1538 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1539 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1540 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1541 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1542 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1543 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1544 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1545 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1546 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1547 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1548 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1549 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1550 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1551 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1552 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1553 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1554 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1555 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1556 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1557 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1558 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1559 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1560 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1561 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1562 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1563 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1564 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1565 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1566 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1567 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1568 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1569 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1570 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1571 = "llvm.extractvalue"(%t1572_r) {position = array<i64: 63>} : (!struct1) -> f32
          "scf.if"(%65) ({
            %1573 = "llvm.getelementptr"(%66, %1155) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1574 = "nvvm.mapa"(%1573, %57) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t1575_s0 = "llvm.ptrtoint"(%1574) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t1575_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1576 = "arith.muli"(%1004, %25) : (i32, i32) -> i32
          %1577 = "arith.addi"(%1576, %1005) : (i32, i32) -> i32
          %1578 = "arith.muli"(%1577, %54) : (i32, i32) -> i32
          %1579 = "arith.addi"(%1578, %570) : (i32, i32) -> i32
          %1580 = "arith.cmpi"(%948, %110) {predicate = 2 : i64} : (i32, i32) -> i1
          %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660 = "scf.if"(%1580) ({
            %1661 = "arith.extsi"(%948) : (i32) -> i64
            %1662 = "arith.muli"(%1661, %13) : (i64, i64) -> i64
            %1663 = "llvm.getelementptr"(%12, %1662) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1664 = "arith.muli"(%1579, %1008) : (i32, i32) -> i32
            %1665 = "llvm.getelementptr"(%1663, %1664) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1666 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1667 = "arith.andi"(%569, %1666) : (i32, i32) -> i32
            %1668 = "arith.muli"(%1667, %975) : (i32, i32) -> i32
            %1669 = "llvm.getelementptr"(%1665, %1668) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1670 = "vector.from_elements"(%1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1671 = "arith.truncf"(%1670) : (vector<8xf32>) -> vector<8xbf16>
            %1672 = "vector.bitcast"(%1671) : (vector<8xbf16>) -> vector<2xi64>
            %1673 = "vector.extract"(%1672) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1674 = "vector.extract"(%1672) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1669, %1673, %1674) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1676 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %1677 = "arith.addi"(%1668, %1676) : (i32, i32) -> i32
            %1678 = "llvm.getelementptr"(%1665, %1677) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1679 = "vector.from_elements"(%1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1680 = "arith.truncf"(%1679) : (vector<8xf32>) -> vector<8xbf16>
            %1681 = "vector.bitcast"(%1680) : (vector<8xbf16>) -> vector<2xi64>
            %1682 = "vector.extract"(%1681) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1683 = "vector.extract"(%1681) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1678, %1682, %1683) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1685 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %1686 = "arith.addi"(%1668, %1685) : (i32, i32) -> i32
            %1687 = "llvm.getelementptr"(%1665, %1686) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1688 = "vector.from_elements"(%1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1689 = "arith.truncf"(%1688) : (vector<8xf32>) -> vector<8xbf16>
            %1690 = "vector.bitcast"(%1689) : (vector<8xbf16>) -> vector<2xi64>
            %1691 = "vector.extract"(%1690) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1692 = "vector.extract"(%1690) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1687, %1691, %1692) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1694 = "arith.constant"() {value = 3072 : i32} : () -> i32
            %1695 = "arith.addi"(%1668, %1694) : (i32, i32) -> i32
            %1696 = "llvm.getelementptr"(%1665, %1695) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1697 = "vector.from_elements"(%1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1698 = "arith.truncf"(%1697) : (vector<8xf32>) -> vector<8xbf16>
            %1699 = "vector.bitcast"(%1698) : (vector<8xbf16>) -> vector<2xi64>
            %1700 = "vector.extract"(%1699) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1701 = "vector.extract"(%1699) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1696, %1700, %1701) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1703 = "arith.addi"(%1668, %580) : (i32, i32) -> i32
            %1704 = "llvm.getelementptr"(%1665, %1703) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1705 = "vector.from_elements"(%1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1706 = "arith.truncf"(%1705) : (vector<8xf32>) -> vector<8xbf16>
            %1707 = "vector.bitcast"(%1706) : (vector<8xbf16>) -> vector<2xi64>
            %1708 = "vector.extract"(%1707) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1709 = "vector.extract"(%1707) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1704, %1708, %1709) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1711 = "arith.constant"() {value = 5120 : i32} : () -> i32
            %1712 = "arith.addi"(%1668, %1711) : (i32, i32) -> i32
            %1713 = "llvm.getelementptr"(%1665, %1712) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1714 = "vector.from_elements"(%1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1715 = "arith.truncf"(%1714) : (vector<8xf32>) -> vector<8xbf16>
            %1716 = "vector.bitcast"(%1715) : (vector<8xbf16>) -> vector<2xi64>
            %1717 = "vector.extract"(%1716) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1718 = "vector.extract"(%1716) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1713, %1717, %1718) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1720 = "arith.constant"() {value = 6144 : i32} : () -> i32
            %1721 = "arith.addi"(%1668, %1720) : (i32, i32) -> i32
            %1722 = "llvm.getelementptr"(%1665, %1721) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1723 = "vector.from_elements"(%1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1724 = "arith.truncf"(%1723) : (vector<8xf32>) -> vector<8xbf16>
            %1725 = "vector.bitcast"(%1724) : (vector<8xbf16>) -> vector<2xi64>
            %1726 = "vector.extract"(%1725) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1727 = "vector.extract"(%1725) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1722, %1726, %1727) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1729 = "arith.constant"() {value = 7168 : i32} : () -> i32
            %1730 = "arith.addi"(%1668, %1729) : (i32, i32) -> i32
            %1731 = "llvm.getelementptr"(%1665, %1730) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1732 = "vector.from_elements"(%1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1733 = "arith.truncf"(%1732) : (vector<8xf32>) -> vector<8xbf16>
            %1734 = "vector.bitcast"(%1733) : (vector<8xbf16>) -> vector<2xi64>
            %1735 = "vector.extract"(%1734) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1736 = "vector.extract"(%1734) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1731, %1735, %1736) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1738 = "llvm.getelementptr"(%53, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 12 : i32} : (i32) -> ()
            %1739 = "arith.andi"(%569, %37) : (i32, i32) -> i32
            %1740 = "arith.cmpi"(%1739, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%1740) ({
              %t1741_s0 = "llvm.ptrtoint"(%1738) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1741_s0, %110) {asm_string = "red.release.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 13 : i32} : (i32) -> ()
            "scf.yield"(%1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805 = "scf.for"(%36, %110, %110, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571) ({
            ^bb0(%1806: i32, %1807: f32, %1808: f32, %1809: f32, %1810: f32, %1811: f32, %1812: f32, %1813: f32, %1814: f32, %1815: f32, %1816: f32, %1817: f32, %1818: f32, %1819: f32, %1820: f32, %1821: f32, %1822: f32, %1823: f32, %1824: f32, %1825: f32, %1826: f32, %1827: f32, %1828: f32, %1829: f32, %1830: f32, %1831: f32, %1832: f32, %1833: f32, %1834: f32, %1835: f32, %1836: f32, %1837: f32, %1838: f32, %1839: f32, %1840: f32, %1841: f32, %1842: f32, %1843: f32, %1844: f32, %1845: f32, %1846: f32, %1847: f32, %1848: f32, %1849: f32, %1850: f32, %1851: f32, %1852: f32, %1853: f32, %1854: f32, %1855: f32, %1856: f32, %1857: f32, %1858: f32, %1859: f32, %1860: f32, %1861: f32, %1862: f32, %1863: f32, %1864: f32, %1865: f32, %1866: f32, %1867: f32, %1868: f32, %1869: f32, %1870: f32):
              %1871 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1872 = "arith.andi"(%569, %1871) : (i32, i32) -> i32
              %1873 = "arith.cmpi"(%1872, %36) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%1873) ({
                %1874 = "arith.muli"(%1806, %572) : (i32, i32) -> i32
                %1875 = "arith.addi"(%39, %1874) : (i32, i32) -> i32
                %1876 = "arith.addi"(%1875, %1579) : (i32, i32) -> i32
                %1877 = "llvm.getelementptr"(%16, %1876) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %1878 = "arith.constant"() {value = 1 : i64} : () -> i64
                %1879 = "arith.addi"(%576, %1878) : (i64, i64) -> i64
                %1880 = "llvm.inline_asm"(%1877) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                %1882 = "scf.while"(%1880) ({
                ^bb0(%1883: i64):
                  %1884 = "arith.cmpi"(%1883, %1879) {predicate = 2 : i64} : (i64, i64) -> i1
                  "scf.condition"(%1884, %1883) : (i1, i64) -> ()
                }, {
                ^bb0(%1885: i64):
                  %1886 = "llvm.inline_asm"(%1877) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                  "scf.yield"(%1886) : (i64) -> ()
                }) : (i64) -> i64
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1888 = "arith.addi"(%110, %570) : (i32, i32) -> i32
              "nvvm.barrier"(%1888, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 14 : i32} : (i32, i32) -> ()
              %1889 = "arith.extsi"(%1806) : (i32) -> i64
              %1890 = "arith.muli"(%1889, %11) : (i64, i64) -> i64
              %1891 = "llvm.getelementptr"(%9, %1890) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1892 = "arith.muli"(%1579, %1008) : (i32, i32) -> i32
              %1893 = "llvm.getelementptr"(%1891, %1892) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %1894 = "arith.muli"(%1872, %975) : (i32, i32) -> i32
              %1895 = "llvm.getelementptr"(%1893, %1894) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1898_r = "llvm.inline_asm"(%1895) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1896 = "llvm.extractvalue"(%t1898_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1897 = "llvm.extractvalue"(%t1898_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1899 = "vector.from_elements"(%1896, %1897) : (i64, i64) -> vector<2xi64>
              %1900 = "vector.bitcast"(%1899) : (vector<2xi64>) -> vector<8xbf16>
              %1901 = "vector.from_elements"(%1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1902 = "arith.extf"(%1900) : (vector<8xbf16>) -> vector<8xf32>
              %1903 = "arith.addf"(%1901, %1902) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1904 = "vector.extract"(%1903) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1905 = "vector.extract"(%1903) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1906 = "vector.extract"(%1903) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1907 = "vector.extract"(%1903) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1908 = "vector.extract"(%1903) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1909 = "vector.extract"(%1903) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1910 = "vector.extract"(%1903) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1911 = "vector.extract"(%1903) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1912 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %1913 = "arith.addi"(%1894, %1912) : (i32, i32) -> i32
              %1914 = "llvm.getelementptr"(%1893, %1913) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1917_r = "llvm.inline_asm"(%1914) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1915 = "llvm.extractvalue"(%t1917_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1916 = "llvm.extractvalue"(%t1917_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1918 = "vector.from_elements"(%1915, %1916) : (i64, i64) -> vector<2xi64>
              %1919 = "vector.bitcast"(%1918) : (vector<2xi64>) -> vector<8xbf16>
              %1920 = "vector.from_elements"(%1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1921 = "arith.extf"(%1919) : (vector<8xbf16>) -> vector<8xf32>
              %1922 = "arith.addf"(%1920, %1921) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1923 = "vector.extract"(%1922) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1924 = "vector.extract"(%1922) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1925 = "vector.extract"(%1922) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1926 = "vector.extract"(%1922) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1927 = "vector.extract"(%1922) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1928 = "vector.extract"(%1922) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1929 = "vector.extract"(%1922) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1930 = "vector.extract"(%1922) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1931 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1932 = "arith.addi"(%1894, %1931) : (i32, i32) -> i32
              %1933 = "llvm.getelementptr"(%1893, %1932) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1936_r = "llvm.inline_asm"(%1933) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1934 = "llvm.extractvalue"(%t1936_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1935 = "llvm.extractvalue"(%t1936_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1937 = "vector.from_elements"(%1934, %1935) : (i64, i64) -> vector<2xi64>
              %1938 = "vector.bitcast"(%1937) : (vector<2xi64>) -> vector<8xbf16>
              %1939 = "vector.from_elements"(%1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1940 = "arith.extf"(%1938) : (vector<8xbf16>) -> vector<8xf32>
              %1941 = "arith.addf"(%1939, %1940) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1942 = "vector.extract"(%1941) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1943 = "vector.extract"(%1941) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1944 = "vector.extract"(%1941) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1945 = "vector.extract"(%1941) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1946 = "vector.extract"(%1941) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1947 = "vector.extract"(%1941) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1948 = "vector.extract"(%1941) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1949 = "vector.extract"(%1941) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1950 = "arith.constant"() {value = 3072 : i32} : () -> i32
              %1951 = "arith.addi"(%1894, %1950) : (i32, i32) -> i32
              %1952 = "llvm.getelementptr"(%1893, %1951) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1955_r = "llvm.inline_asm"(%1952) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1953 = "llvm.extractvalue"(%t1955_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1954 = "llvm.extractvalue"(%t1955_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1956 = "vector.from_elements"(%1953, %1954) : (i64, i64) -> vector<2xi64>
              %1957 = "vector.bitcast"(%1956) : (vector<2xi64>) -> vector<8xbf16>
              %1958 = "vector.from_elements"(%1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1959 = "arith.extf"(%1957) : (vector<8xbf16>) -> vector<8xf32>
              %1960 = "arith.addf"(%1958, %1959) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1961 = "vector.extract"(%1960) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1962 = "vector.extract"(%1960) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1963 = "vector.extract"(%1960) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1964 = "vector.extract"(%1960) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1965 = "vector.extract"(%1960) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1966 = "vector.extract"(%1960) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1967 = "vector.extract"(%1960) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1968 = "vector.extract"(%1960) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1969 = "arith.addi"(%1894, %580) : (i32, i32) -> i32
              %1970 = "llvm.getelementptr"(%1893, %1969) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1973_r = "llvm.inline_asm"(%1970) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1971 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1972 = "llvm.extractvalue"(%t1973_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1974 = "vector.from_elements"(%1971, %1972) : (i64, i64) -> vector<2xi64>
              %1975 = "vector.bitcast"(%1974) : (vector<2xi64>) -> vector<8xbf16>
              %1976 = "vector.from_elements"(%1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1977 = "arith.extf"(%1975) : (vector<8xbf16>) -> vector<8xf32>
              %1978 = "arith.addf"(%1976, %1977) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1979 = "vector.extract"(%1978) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1980 = "vector.extract"(%1978) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1981 = "vector.extract"(%1978) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1982 = "vector.extract"(%1978) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1983 = "vector.extract"(%1978) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1984 = "vector.extract"(%1978) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1985 = "vector.extract"(%1978) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1986 = "vector.extract"(%1978) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1987 = "arith.constant"() {value = 5120 : i32} : () -> i32
              %1988 = "arith.addi"(%1894, %1987) : (i32, i32) -> i32
              %1989 = "llvm.getelementptr"(%1893, %1988) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1992_r = "llvm.inline_asm"(%1989) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1990 = "llvm.extractvalue"(%t1992_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1991 = "llvm.extractvalue"(%t1992_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1993 = "vector.from_elements"(%1990, %1991) : (i64, i64) -> vector<2xi64>
              %1994 = "vector.bitcast"(%1993) : (vector<2xi64>) -> vector<8xbf16>
              %1995 = "vector.from_elements"(%1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1996 = "arith.extf"(%1994) : (vector<8xbf16>) -> vector<8xf32>
              %1997 = "arith.addf"(%1995, %1996) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1998 = "vector.extract"(%1997) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1999 = "vector.extract"(%1997) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2000 = "vector.extract"(%1997) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2001 = "vector.extract"(%1997) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2002 = "vector.extract"(%1997) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2003 = "vector.extract"(%1997) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2004 = "vector.extract"(%1997) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2005 = "vector.extract"(%1997) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2006 = "arith.constant"() {value = 6144 : i32} : () -> i32
              %2007 = "arith.addi"(%1894, %2006) : (i32, i32) -> i32
              %2008 = "llvm.getelementptr"(%1893, %2007) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2011_r = "llvm.inline_asm"(%2008) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2009 = "llvm.extractvalue"(%t2011_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2010 = "llvm.extractvalue"(%t2011_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2012 = "vector.from_elements"(%2009, %2010) : (i64, i64) -> vector<2xi64>
              %2013 = "vector.bitcast"(%2012) : (vector<2xi64>) -> vector<8xbf16>
              %2014 = "vector.from_elements"(%1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2015 = "arith.extf"(%2013) : (vector<8xbf16>) -> vector<8xf32>
              %2016 = "arith.addf"(%2014, %2015) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2017 = "vector.extract"(%2016) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2018 = "vector.extract"(%2016) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2019 = "vector.extract"(%2016) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2020 = "vector.extract"(%2016) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2021 = "vector.extract"(%2016) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2022 = "vector.extract"(%2016) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2023 = "vector.extract"(%2016) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2024 = "vector.extract"(%2016) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2025 = "arith.constant"() {value = 7168 : i32} : () -> i32
              %2026 = "arith.addi"(%1894, %2025) : (i32, i32) -> i32
              %2027 = "llvm.getelementptr"(%1893, %2026) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2030_r = "llvm.inline_asm"(%2027) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2028 = "llvm.extractvalue"(%t2030_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2029 = "llvm.extractvalue"(%t2030_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2031 = "vector.from_elements"(%2028, %2029) : (i64, i64) -> vector<2xi64>
              %2032 = "vector.bitcast"(%2031) : (vector<2xi64>) -> vector<8xbf16>
              %2033 = "vector.from_elements"(%1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2034 = "arith.extf"(%2032) : (vector<8xbf16>) -> vector<8xf32>
              %2035 = "arith.addf"(%2033, %2034) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2036 = "vector.extract"(%2035) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2037 = "vector.extract"(%2035) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2038 = "vector.extract"(%2035) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2039 = "vector.extract"(%2035) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2040 = "vector.extract"(%2035) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2041 = "vector.extract"(%2035) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2042 = "vector.extract"(%2035) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2043 = "vector.extract"(%2035) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              "scf.yield"(%1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2044 = "arith.muli"(%1004, %54) : (i32, i32) -> i32
            %2045 = "arith.addi"(%2044, %570) : (i32, i32) -> i32
            %2046 = "arith.constant"() {value = 127 : i32} : () -> i32
            %2047 = "arith.muli"(%2045, %114) : (i32, i32) -> i32
            %2048 = "arith.muli"(%1005, %33) : (i32, i32) -> i32
            %2049 = "arith.andi"(%569, %2046) : (i32, i32) -> i32
            %2050 = "arith.divui"(%2049, %39) : (i32, i32) -> i32
            %2051 = "nvvm.shfl.sync"(%35, %2050, %36, %37) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %2052 = "arith.cmpi"(%2051, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            %2053 = "arith.remui"(%2049, %975) : (i32, i32) -> i32
            %2054 = "arith.divui"(%2049, %975) : (i32, i32) -> i32
            %2055 = "arith.muli"(%2053, %114) : (i32, i32) -> i32
            %2056 = "arith.remui"(%2054, %54) : (i32, i32) -> i32
            %2057 = "arith.divui"(%2054, %54) : (i32, i32) -> i32
            %2058 = "arith.constant"() {value = 512 : i32} : () -> i32
            %2059 = "arith.muli"(%2056, %2058) : (i32, i32) -> i32
            %2060 = "arith.addi"(%2055, %2059) : (i32, i32) -> i32
            %2061 = "arith.remui"(%2057, %54) : (i32, i32) -> i32
            %2062 = "arith.divui"(%2057, %54) : (i32, i32) -> i32
            %2063 = "arith.muli"(%2061, %975) : (i32, i32) -> i32
            %2064 = "arith.addi"(%2060, %2063) : (i32, i32) -> i32
            %2065 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2066 = "arith.muli"(%2062, %2065) : (i32, i32) -> i32
            %2067 = "arith.addi"(%2064, %2066) : (i32, i32) -> i32
            %2068 = "arith.muli"(%570, %54) : (i32, i32) -> i32
            %2069 = "arith.remui"(%849, %54) : (i32, i32) -> i32
            %2070 = "arith.addi"(%2068, %2069) : (i32, i32) -> i32
            "scf.if"(%2052) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2071 = "arith.addi"(%110, %570) : (i32, i32) -> i32
            "nvvm.barrier"(%2071, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 16 : i32} : (i32, i32) -> ()
            %2072 = "vector.from_elements"(%1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2073 = "arith.truncf"(%2072) : (vector<32xf32>) -> vector<32xbf16>
            %2074 = "vector.extract"(%2073) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %2075 = "vector.extract"(%2073) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %2076 = "vector.extract"(%2073) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %2077 = "vector.extract"(%2073) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %2078 = "vector.extract"(%2073) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %2079 = "vector.extract"(%2073) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %2080 = "vector.extract"(%2073) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %2081 = "vector.extract"(%2073) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %2082 = "vector.extract"(%2073) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %2083 = "vector.extract"(%2073) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %2084 = "vector.extract"(%2073) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %2085 = "vector.extract"(%2073) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %2086 = "vector.extract"(%2073) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %2087 = "vector.extract"(%2073) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %2088 = "vector.extract"(%2073) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %2089 = "vector.extract"(%2073) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %2090 = "vector.extract"(%2073) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %2091 = "vector.extract"(%2073) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %2092 = "vector.extract"(%2073) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %2093 = "vector.extract"(%2073) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %2094 = "vector.extract"(%2073) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %2095 = "vector.extract"(%2073) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %2096 = "vector.extract"(%2073) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %2097 = "vector.extract"(%2073) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %2098 = "vector.extract"(%2073) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %2099 = "vector.extract"(%2073) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %2100 = "vector.extract"(%2073) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %2101 = "vector.extract"(%2073) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %2102 = "vector.extract"(%2073) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %2103 = "vector.extract"(%2073) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %2104 = "vector.extract"(%2073) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %2105 = "vector.extract"(%2073) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %2106 = "arith.muli"(%2070, %580) : (i32, i32) -> i32
            %2107 = "llvm.getelementptr"(%51, %2106) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2108 = "vector.from_elements"(%2074, %2075) : (bf16, bf16) -> vector<2xbf16>
            %2109 = "llvm.bitcast"(%2108) : (vector<2xbf16>) -> i32
            %2110 = "vector.from_elements"(%2076, %2077) : (bf16, bf16) -> vector<2xbf16>
            %2111 = "llvm.bitcast"(%2110) : (vector<2xbf16>) -> i32
            %2112 = "vector.from_elements"(%2078, %2079) : (bf16, bf16) -> vector<2xbf16>
            %2113 = "llvm.bitcast"(%2112) : (vector<2xbf16>) -> i32
            %2114 = "vector.from_elements"(%2080, %2081) : (bf16, bf16) -> vector<2xbf16>
            %2115 = "llvm.bitcast"(%2114) : (vector<2xbf16>) -> i32
            %2116 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2117 = "arith.andi"(%2067, %2116) : (i32, i32) -> i32
            %2118 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2119 = "arith.shrui"(%2117, %2118) : (i32, i32) -> i32
            %2120 = "arith.xori"(%2067, %2119) : (i32, i32) -> i32
            %2121 = "llvm.getelementptr"(%2107, %2120) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2121, %2109, %2111, %2113, %2115) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2123 = "arith.constant"() {value = 16 : i32} : () -> i32
            %2124 = "arith.addi"(%2067, %2123) : (i32, i32) -> i32
            %2125 = "vector.from_elements"(%2082, %2083) : (bf16, bf16) -> vector<2xbf16>
            %2126 = "llvm.bitcast"(%2125) : (vector<2xbf16>) -> i32
            %2127 = "vector.from_elements"(%2084, %2085) : (bf16, bf16) -> vector<2xbf16>
            %2128 = "llvm.bitcast"(%2127) : (vector<2xbf16>) -> i32
            %2129 = "vector.from_elements"(%2086, %2087) : (bf16, bf16) -> vector<2xbf16>
            %2130 = "llvm.bitcast"(%2129) : (vector<2xbf16>) -> i32
            %2131 = "vector.from_elements"(%2088, %2089) : (bf16, bf16) -> vector<2xbf16>
            %2132 = "llvm.bitcast"(%2131) : (vector<2xbf16>) -> i32
            %2133 = "arith.andi"(%2124, %2116) : (i32, i32) -> i32
            %2134 = "arith.shrui"(%2133, %2118) : (i32, i32) -> i32
            %2135 = "arith.xori"(%2124, %2134) : (i32, i32) -> i32
            %2136 = "llvm.getelementptr"(%2107, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2136, %2126, %2128, %2130, %2132) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2138 = "arith.addi"(%2067, %39) : (i32, i32) -> i32
            %2139 = "vector.from_elements"(%2090, %2091) : (bf16, bf16) -> vector<2xbf16>
            %2140 = "llvm.bitcast"(%2139) : (vector<2xbf16>) -> i32
            %2141 = "vector.from_elements"(%2092, %2093) : (bf16, bf16) -> vector<2xbf16>
            %2142 = "llvm.bitcast"(%2141) : (vector<2xbf16>) -> i32
            %2143 = "vector.from_elements"(%2094, %2095) : (bf16, bf16) -> vector<2xbf16>
            %2144 = "llvm.bitcast"(%2143) : (vector<2xbf16>) -> i32
            %2145 = "vector.from_elements"(%2096, %2097) : (bf16, bf16) -> vector<2xbf16>
            %2146 = "llvm.bitcast"(%2145) : (vector<2xbf16>) -> i32
            %2147 = "arith.andi"(%2138, %2116) : (i32, i32) -> i32
            %2148 = "arith.shrui"(%2147, %2118) : (i32, i32) -> i32
            %2149 = "arith.xori"(%2138, %2148) : (i32, i32) -> i32
            %2150 = "llvm.getelementptr"(%2107, %2149) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2150, %2140, %2142, %2144, %2146) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2152 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2153 = "arith.addi"(%2067, %2152) : (i32, i32) -> i32
            %2154 = "vector.from_elements"(%2098, %2099) : (bf16, bf16) -> vector<2xbf16>
            %2155 = "llvm.bitcast"(%2154) : (vector<2xbf16>) -> i32
            %2156 = "vector.from_elements"(%2100, %2101) : (bf16, bf16) -> vector<2xbf16>
            %2157 = "llvm.bitcast"(%2156) : (vector<2xbf16>) -> i32
            %2158 = "vector.from_elements"(%2102, %2103) : (bf16, bf16) -> vector<2xbf16>
            %2159 = "llvm.bitcast"(%2158) : (vector<2xbf16>) -> i32
            %2160 = "vector.from_elements"(%2104, %2105) : (bf16, bf16) -> vector<2xbf16>
            %2161 = "llvm.bitcast"(%2160) : (vector<2xbf16>) -> i32
            %2162 = "arith.andi"(%2153, %2116) : (i32, i32) -> i32
            %2163 = "arith.shrui"(%2162, %2118) : (i32, i32) -> i32
            %2164 = "arith.xori"(%2153, %2163) : (i32, i32) -> i32
            %2165 = "llvm.getelementptr"(%2107, %2164) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2165, %2155, %2157, %2159, %2161) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%2071, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 21 : i32} : (i32, i32) -> ()
            "scf.if"(%2052) ({
              %2167 = "nvvm.elect.sync"() {cutec.arm = 22 : i32} : () -> i1
              "scf.if"(%2167) ({
                %t2168_s1 = "llvm.ptrtoint"(%2107) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t2168_s1, %2048, %2047) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2169 = "arith.addi"(%849, %110) : (i32, i32) -> i32
            %2170 = "arith.remui"(%2169, %54) : (i32, i32) -> i32
            %2171 = "arith.addi"(%2068, %2170) : (i32, i32) -> i32
            "scf.if"(%2052) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%2071, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 23 : i32} : (i32, i32) -> ()
            %2172 = "vector.from_elements"(%1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2173 = "arith.truncf"(%2172) : (vector<32xf32>) -> vector<32xbf16>
            %2174 = "vector.extract"(%2173) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %2175 = "vector.extract"(%2173) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %2176 = "vector.extract"(%2173) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %2177 = "vector.extract"(%2173) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %2178 = "vector.extract"(%2173) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %2179 = "vector.extract"(%2173) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %2180 = "vector.extract"(%2173) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %2181 = "vector.extract"(%2173) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %2182 = "vector.extract"(%2173) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %2183 = "vector.extract"(%2173) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %2184 = "vector.extract"(%2173) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %2185 = "vector.extract"(%2173) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %2186 = "vector.extract"(%2173) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %2187 = "vector.extract"(%2173) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %2188 = "vector.extract"(%2173) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %2189 = "vector.extract"(%2173) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %2190 = "vector.extract"(%2173) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %2191 = "vector.extract"(%2173) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %2192 = "vector.extract"(%2173) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %2193 = "vector.extract"(%2173) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %2194 = "vector.extract"(%2173) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %2195 = "vector.extract"(%2173) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %2196 = "vector.extract"(%2173) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %2197 = "vector.extract"(%2173) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %2198 = "vector.extract"(%2173) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %2199 = "vector.extract"(%2173) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %2200 = "vector.extract"(%2173) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %2201 = "vector.extract"(%2173) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %2202 = "vector.extract"(%2173) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %2203 = "vector.extract"(%2173) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %2204 = "vector.extract"(%2173) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %2205 = "vector.extract"(%2173) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %2206 = "arith.muli"(%2171, %580) : (i32, i32) -> i32
            %2207 = "llvm.getelementptr"(%51, %2206) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2208 = "vector.from_elements"(%2174, %2175) : (bf16, bf16) -> vector<2xbf16>
            %2209 = "llvm.bitcast"(%2208) : (vector<2xbf16>) -> i32
            %2210 = "vector.from_elements"(%2176, %2177) : (bf16, bf16) -> vector<2xbf16>
            %2211 = "llvm.bitcast"(%2210) : (vector<2xbf16>) -> i32
            %2212 = "vector.from_elements"(%2178, %2179) : (bf16, bf16) -> vector<2xbf16>
            %2213 = "llvm.bitcast"(%2212) : (vector<2xbf16>) -> i32
            %2214 = "vector.from_elements"(%2180, %2181) : (bf16, bf16) -> vector<2xbf16>
            %2215 = "llvm.bitcast"(%2214) : (vector<2xbf16>) -> i32
            %2216 = "llvm.getelementptr"(%2207, %2120) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2216, %2209, %2211, %2213, %2215) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2218 = "vector.from_elements"(%2182, %2183) : (bf16, bf16) -> vector<2xbf16>
            %2219 = "llvm.bitcast"(%2218) : (vector<2xbf16>) -> i32
            %2220 = "vector.from_elements"(%2184, %2185) : (bf16, bf16) -> vector<2xbf16>
            %2221 = "llvm.bitcast"(%2220) : (vector<2xbf16>) -> i32
            %2222 = "vector.from_elements"(%2186, %2187) : (bf16, bf16) -> vector<2xbf16>
            %2223 = "llvm.bitcast"(%2222) : (vector<2xbf16>) -> i32
            %2224 = "vector.from_elements"(%2188, %2189) : (bf16, bf16) -> vector<2xbf16>
            %2225 = "llvm.bitcast"(%2224) : (vector<2xbf16>) -> i32
            %2226 = "llvm.getelementptr"(%2207, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2226, %2219, %2221, %2223, %2225) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2228 = "vector.from_elements"(%2190, %2191) : (bf16, bf16) -> vector<2xbf16>
            %2229 = "llvm.bitcast"(%2228) : (vector<2xbf16>) -> i32
            %2230 = "vector.from_elements"(%2192, %2193) : (bf16, bf16) -> vector<2xbf16>
            %2231 = "llvm.bitcast"(%2230) : (vector<2xbf16>) -> i32
            %2232 = "vector.from_elements"(%2194, %2195) : (bf16, bf16) -> vector<2xbf16>
            %2233 = "llvm.bitcast"(%2232) : (vector<2xbf16>) -> i32
            %2234 = "vector.from_elements"(%2196, %2197) : (bf16, bf16) -> vector<2xbf16>
            %2235 = "llvm.bitcast"(%2234) : (vector<2xbf16>) -> i32
            %2236 = "llvm.getelementptr"(%2207, %2149) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2236, %2229, %2231, %2233, %2235) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2238 = "vector.from_elements"(%2198, %2199) : (bf16, bf16) -> vector<2xbf16>
            %2239 = "llvm.bitcast"(%2238) : (vector<2xbf16>) -> i32
            %2240 = "vector.from_elements"(%2200, %2201) : (bf16, bf16) -> vector<2xbf16>
            %2241 = "llvm.bitcast"(%2240) : (vector<2xbf16>) -> i32
            %2242 = "vector.from_elements"(%2202, %2203) : (bf16, bf16) -> vector<2xbf16>
            %2243 = "llvm.bitcast"(%2242) : (vector<2xbf16>) -> i32
            %2244 = "vector.from_elements"(%2204, %2205) : (bf16, bf16) -> vector<2xbf16>
            %2245 = "llvm.bitcast"(%2244) : (vector<2xbf16>) -> i32
            %2246 = "llvm.getelementptr"(%2207, %2164) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2246, %2239, %2241, %2243, %2245) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%2071, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 28 : i32} : (i32, i32) -> ()
            "scf.if"(%2052) ({
              %2248 = "arith.addi"(%2048, %114) : (i32, i32) -> i32
              %2249 = "nvvm.elect.sync"() {cutec.arm = 29 : i32} : () -> i1
              "scf.if"(%2249) ({
                %t2250_s1 = "llvm.ptrtoint"(%2207) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t2250_s1, %2248, %2047) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %2209, %2211, %2213, %2215, %2219, %2221, %2223, %2225, %2229, %2231, %2233, %2235, %2239, %2241, %2243, %2245) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %2251 = "arith.addi"(%851, %108) : (i32, i32) -> i32
          %2252 = "arith.addi"(%852, %110) : (i32, i32) -> i32
          "scf.yield"(%2251, %109, %111, %849, %62, %2251, %2252, %1157, %1158, %1159, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%668, %669, %667) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2253 = "arith.cmpi"(%30, %36) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%2253) ({
        %2254 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2256 = "arith.cmpi"(%128, %36) {predicate = 0 : i64} : (i32, i32) -> i1
        %2257 = "scf.if"(%2256) ({
          %2258 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %2259 = "arith.subi"(%2258, %124) : (i32, i32) -> i32
          %2260 = "arith.extsi"(%2259) : (i32) -> i64
          "scf.yield"(%2260) : (i64) -> ()
        }, {
          %2261 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%2261) : (i64) -> ()
        }) : (i1) -> i64
        %2262 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%2262, %2257) {asm_string = "red.release.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%16, %2257) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "kernel", function_type = !llvm.func<void (i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.cluster_dim = array<i32: 2, 1, 1>, arg_attrs = [{}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: i32, %1: !llvm.ptr<1>, %2: i32, %3: i32, %4: i64, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i32, %13: i64, %14: !llvm.ptr<1>, %15: i32, %16: !llvm.ptr<1>, %17: i64, %18: !llvm.ptr<1>, %19: !llvm.ptr<1>):
    %20 = "arith.extsi"(%12) : (i32) -> i64
    %21 = "arith.extsi"(%3) : (i32) -> i64
    %22 = "arith.extsi"(%2) : (i32) -> i64
    %23 = "arith.constant"() {value = 2 : i64} : () -> i64
    %24 = "arith.muli"(%5, %23) : (i64, i64) -> i64
    %25 = "arith.muli"(%4, %23) : (i64, i64) -> i64
    %26 = "cutec.tensor_map"(%1, %21, %22, %23, %24, %25) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %27 = "arith.extsi"(%7) : (i32) -> i64
    %28 = "arith.muli"(%8, %23) : (i64, i64) -> i64
    %29 = "cutec.tensor_map"(%6, %21, %27, %28) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %30 = "arith.muli"(%10, %23) : (i64, i64) -> i64
    %31 = "cutec.tensor_map"(%9, %27, %22, %30) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %32 = "arith.constant"() {value = 255 : i32} : () -> i32
    %33 = "arith.addi"(%2, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 256 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 2 : i32} : () -> i32
    %37 = "arith.muli"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 127 : i32} : () -> i32
    %39 = "arith.addi"(%7, %38) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 128 : i32} : () -> i32
    %41 = "arith.divui"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.constant"() {value = 1 : i32} : () -> i32
    %43 = "arith.addi"(%37, %42) : (i32, i32) -> i32
    %44 = "arith.divui"(%43, %36) : (i32, i32) -> i32
    %45 = "arith.muli"(%41, %44) : (i32, i32) -> i32
    %46 = "arith.maxsi"(%45, %42) : (i32, i32) -> i32
    %47 = "arith.extui"(%46) : (i32) -> i64
    %48 = "arith.subi"(%46, %42) : (i32, i32) -> i32
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
    %67 = "arith.muli"(%41, %66) : (i32, i32) -> i32
    %68 = "arith.maxsi"(%67, %42) : (i32, i32) -> i32
    %69 = "arith.extui"(%68) : (i32) -> i64
    %70 = "arith.subi"(%68, %42) : (i32, i32) -> i32
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
    %83 = "arith.addi"(%44, %66) : (i32, i32) -> i32
    %84 = "arith.subi"(%83, %42) : (i32, i32) -> i32
    %85 = "arith.constant"() {value = 7 : i32} : () -> i32
    %86 = "arith.andi"(%84, %85) : (i32, i32) -> i32
    %87 = "arith.addi"(%86, %42) : (i32, i32) -> i32
    %88 = "arith.maxsi"(%87, %42) : (i32, i32) -> i32
    %89 = "arith.extui"(%88) : (i32) -> i64
    %90 = "arith.subi"(%88, %42) : (i32, i32) -> i32
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
    %103 = "arith.muli"(%44, %41) : (i32, i32) -> i32
    %104 = "arith.muli"(%103, %36) : (i32, i32) -> i32
    %105 = "arith.constant"() {value = 66 : i32} : () -> i32
    %106 = "arith.minsi"(%104, %105) : (i32, i32) -> i32
    %107 = "arith.constant"() {value = 384 : i32} : () -> i32
    %108 = "arith.constant"() {value = 229480 : i32} : () -> i32
    "gpu.launch_func"(%36, %42, %106, %107, %42, %42, %36, %42, %42, %108, %0, %26, %2, %3, %29, %7, %3, %31, %2, %11, %12, %13, %19, %20, %9, %10, %14, %15, %16, %17, %18, %65, %82, %102, %44, %41, %37) {kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 27, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_reduce_scatter_tile128x128", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
