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
              %434 = "arith.addi"(%358, %108) : (i32, i32) -> i32
              %435 = "arith.addi"(%359, %110) : (i32, i32) -> i32
              %436 = "arith.cmpi"(%372, %110) {predicate = 2 : i64} : (i32, i32) -> i1
              %437 = "arith.constant"() {value = false} : () -> i1
              %438 = "arith.ori"(%436, %437) : (i1, i1) -> i1
              %439 = "scf.if"(%438) ({
                %440 = "arith.addi"(%354, %110) : (i32, i32) -> i32
                "scf.if"(%327) ({
                  %441 = "llvm.getelementptr"(%53, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %442 = "arith.constant"() {value = 4 : i32} : () -> i32
                  %443 = "arith.muli"(%440, %442) : (i32, i32) -> i32
                  %t445_s0 = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
                  %444 = "llvm.inline_asm"(%t445_s0) {asm_string = "ld.acquire.cta.shared::cta.b32 $0, [$1];", constraints = "=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> i32
                  %446 = "scf.while"(%444) ({
                  ^bb0(%447: i32):
                    %448 = "arith.cmpi"(%447, %443) {predicate = 2 : i64} : (i32, i32) -> i1
                    "scf.condition"(%448, %447) : (i1, i32) -> ()
                  }, {
                  ^bb0(%449: i32):
                    %t451_s0 = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
                    %450 = "llvm.inline_asm"(%t451_s0) {asm_string = "ld.acquire.cta.shared::cta.b32 $0, [$1];", constraints = "=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> i32
                    "scf.yield"(%450) : (i32) -> ()
                  }) : (i32) -> i32
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "nvvm.bar.warp.sync"(%35) {cutec.arm = 8 : i32} : (i32) -> ()
                "scf.yield"(%440) : (i32) -> ()
              }, {
                "scf.yield"(%354) : (i32) -> ()
              }) : (i1) -> i32
              "scf.if"(%436) ({
                %452 = "arith.extsi"(%372) : (i32) -> i64
                %453 = "arith.muli"(%452, %13) : (i64, i64) -> i64
                %454 = "llvm.getelementptr"(%12, %453) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %455 = "arith.constant"() {value = 8192 : i32} : () -> i32
                %456 = "arith.muli"(%433, %455) : (i32, i32) -> i32
                %457 = "llvm.getelementptr"(%454, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %458 = "llvm.getelementptr"(%18, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %459 = "arith.muli"(%36, %322) : (i32, i32) -> i32
                %460 = "arith.addi"(%39, %459) : (i32, i32) -> i32
                %461 = "arith.addi"(%460, %433) : (i32, i32) -> i32
                %462 = "llvm.getelementptr"(%20, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %463 = "arith.constant"() {value = 16 : i32} : () -> i32
                "scf.for"(%36, %463, %110) ({
                ^bb0(%464: i32):
                  %465 = "arith.muli"(%464, %54) : (i32, i32) -> i32
                  %466 = "arith.constant"() {value = 256 : i32} : () -> i32
                  %467 = "arith.muli"(%465, %466) : (i32, i32) -> i32
                  %468 = "arith.muli"(%319, %399) : (i32, i32) -> i32
                  %469 = "arith.addi"(%467, %468) : (i32, i32) -> i32
                  %470 = "llvm.getelementptr"(%457, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t473_r = "llvm.inline_asm"(%470) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %471 = "llvm.extractvalue"(%t473_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %472 = "llvm.extractvalue"(%t473_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %474 = "vector.from_elements"(%471, %472) : (i64, i64) -> vector<2xi64>
                  %475 = "vector.bitcast"(%474) : (vector<2xi64>) -> vector<8xbf16>
                  %476 = "arith.addi"(%465, %110) : (i32, i32) -> i32
                  %477 = "arith.muli"(%476, %466) : (i32, i32) -> i32
                  %478 = "arith.addi"(%477, %468) : (i32, i32) -> i32
                  %479 = "llvm.getelementptr"(%457, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t482_r = "llvm.inline_asm"(%479) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %480 = "llvm.extractvalue"(%t482_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %481 = "llvm.extractvalue"(%t482_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %483 = "vector.from_elements"(%480, %481) : (i64, i64) -> vector<2xi64>
                  %484 = "vector.bitcast"(%483) : (vector<2xi64>) -> vector<8xbf16>
                  %485 = "llvm.getelementptr"(%458, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %486 = "vector.bitcast"(%475) : (vector<8xbf16>) -> vector<2xi64>
                  %487 = "vector.extract"(%486) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %488 = "vector.extract"(%486) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%485, %487, %488) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  %490 = "llvm.getelementptr"(%458, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %491 = "vector.bitcast"(%484) : (vector<8xbf16>) -> vector<2xi64>
                  %492 = "vector.extract"(%491) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %493 = "vector.extract"(%491) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%490, %492, %493) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                %495 = "arith.muli"(%319, %399) : (i32, i32) -> i32
                %496 = "arith.addi"(%455, %495) : (i32, i32) -> i32
                %497 = "arith.constant"() {value = 256 : i32} : () -> i32
                "scf.for"(%496, %455, %497) ({
                ^bb0(%498: i32):
                  %499 = "llvm.getelementptr"(%458, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %500 = "llvm.getelementptr"(%457, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t503_r = "llvm.inline_asm"(%500) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %501 = "llvm.extractvalue"(%t503_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %502 = "llvm.extractvalue"(%t503_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %504 = "vector.from_elements"(%501, %502) : (i64, i64) -> vector<2xi64>
                  %505 = "vector.bitcast"(%504) : (vector<2xi64>) -> vector<8xbf16>
                  %506 = "vector.bitcast"(%505) : (vector<8xbf16>) -> vector<2xi64>
                  %507 = "vector.extract"(%506) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %508 = "vector.extract"(%506) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%499, %507, %508) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                "nvvm.bar.warp.sync"(%35) {cutec.arm = 9 : i32} : (i32) -> ()
                "scf.if"(%327) ({
                  %510 = "arith.constant"() {value = 1 : i64} : () -> i64
                  %511 = "arith.addi"(%326, %510) : (i64, i64) -> i64
                  "llvm.inline_asm"(%462, %511) {asm_string = "st.release.sys.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"(%439, %434, %109, %111, %434, %435) : (i32, i32, i32, i32, i32, i32) -> ()
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
        %513 = "arith.subi"(%30, %33) : (i32, i32) -> i32
        %514 = "arith.subi"(%38, %110) : (i32, i32) -> i32
        %515 = "arith.muli"(%26, %25) : (i32, i32) -> i32
        %516 = "arith.muli"(%515, %54) : (i32, i32) -> i32
        %517 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %519 = "arith.constant"() {value = 10 : i64} : () -> i64
        %520 = "arith.shrsi"(%517, %519) : (i64, i64) -> i64
        %521 = "arith.muli"(%514, %33) : (i32, i32) -> i32
        %522 = "arith.divui"(%521, %33) : (i32, i32) -> i32
        %523 = "arith.remui"(%522, %54) : (i32, i32) -> i32
        %524 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %525 = "arith.muli"(%523, %524) : (i32, i32) -> i32
        %526 = "llvm.getelementptr"(%49, %525) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %591 = "llvm.mlir.undef"() : () -> i32
        %592 = "llvm.mlir.undef"() : () -> i32
        %593 = "llvm.mlir.undef"() : () -> i32
        %594 = "llvm.mlir.undef"() : () -> i32
        %595 = "llvm.mlir.undef"() : () -> i32
        %596 = "llvm.mlir.undef"() : () -> i32
        %597 = "llvm.mlir.undef"() : () -> i32
        %598 = "llvm.mlir.undef"() : () -> i32
        %599 = "llvm.mlir.undef"() : () -> i32
        %600 = "llvm.mlir.undef"() : () -> i32
        %601 = "llvm.mlir.undef"() : () -> i32
        %602 = "llvm.mlir.undef"() : () -> i32
        %603 = "llvm.mlir.undef"() : () -> i32
        %604 = "llvm.mlir.undef"() : () -> i32
        %605 = "llvm.mlir.undef"() : () -> i32
        %606 = "llvm.mlir.undef"() : () -> i32
        %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696 = "scf.while"(%105, %109, %111, %36, %62, %105, %36, %36, %36, %36, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606) ({
        ^bb0(%697: i32, %698: i32, %699: i32, %700: i32, %701: i1, %702: i32, %703: i32, %704: i32, %705: i32, %706: i32, %707: f32, %708: f32, %709: f32, %710: f32, %711: f32, %712: f32, %713: f32, %714: f32, %715: f32, %716: f32, %717: f32, %718: f32, %719: f32, %720: f32, %721: f32, %722: f32, %723: f32, %724: f32, %725: f32, %726: f32, %727: f32, %728: f32, %729: f32, %730: f32, %731: f32, %732: f32, %733: f32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32, %741: f32, %742: f32, %743: f32, %744: f32, %745: f32, %746: f32, %747: f32, %748: f32, %749: f32, %750: f32, %751: f32, %752: f32, %753: f32, %754: f32, %755: f32, %756: f32, %757: f32, %758: f32, %759: f32, %760: f32, %761: f32, %762: f32, %763: f32, %764: f32, %765: f32, %766: f32, %767: f32, %768: f32, %769: f32, %770: f32, %771: i32, %772: i32, %773: i32, %774: i32, %775: i32, %776: i32, %777: i32, %778: i32, %779: i32, %780: i32, %781: i32, %782: i32, %783: i32, %784: i32, %785: i32, %786: i32):
          %787 = "arith.muli"(%24, %25) : (i32, i32) -> i32
          %788 = "arith.muli"(%787, %54) : (i32, i32) -> i32
          %789 = "arith.cmpi"(%697, %788) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%789, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%790: i32, %791: i32, %792: i32, %793: i32, %794: i1, %795: i32, %796: i32, %797: i32, %798: i32, %799: i32, %800: f32, %801: f32, %802: f32, %803: f32, %804: f32, %805: f32, %806: f32, %807: f32, %808: f32, %809: f32, %810: f32, %811: f32, %812: f32, %813: f32, %814: f32, %815: f32, %816: f32, %817: f32, %818: f32, %819: f32, %820: f32, %821: f32, %822: f32, %823: f32, %824: f32, %825: f32, %826: f32, %827: f32, %828: f32, %829: f32, %830: f32, %831: f32, %832: f32, %833: f32, %834: f32, %835: f32, %836: f32, %837: f32, %838: f32, %839: f32, %840: f32, %841: f32, %842: f32, %843: f32, %844: f32, %845: f32, %846: f32, %847: f32, %848: f32, %849: f32, %850: f32, %851: f32, %852: f32, %853: f32, %854: f32, %855: f32, %856: f32, %857: f32, %858: f32, %859: f32, %860: f32, %861: f32, %862: f32, %863: f32, %864: i32, %865: i32, %866: i32, %867: i32, %868: i32, %869: i32, %870: i32, %871: i32, %872: i32, %873: i32, %874: i32, %875: i32, %876: i32, %877: i32, %878: i32, %879: i32):
          %880 = "arith.constant"() {value = 32 : i64} : () -> i64
          %881 = "arith.shrui"(%21, %880) : (i64, i64) -> i64
          %882 = "arith.subi"(%27, %110) : (i32, i32) -> i32
          %883 = "llvm.intr.ctlz"(%882) {is_zero_poison = false} : (i32) -> i32
          %884 = "arith.subi"(%39, %883) : (i32, i32) -> i32
          %885 = "arith.extui"(%790) : (i32) -> i64
          %886 = "arith.muli"(%885, %881) : (i64, i64) -> i64
          %887 = "arith.shrui"(%886, %880) : (i64, i64) -> i64
          %888 = "arith.trunci"(%887) : (i64) -> i32
          %889 = "arith.addi"(%888, %790) : (i32, i32) -> i32
          %890 = "arith.shrui"(%889, %884) : (i32, i32) -> i32
          %891 = "arith.cmpi"(%884, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %892 = "arith.select"(%891, %890, %36) : (i1, i32, i32) -> i32
          %893 = "llvm.intr.ctlz"(%882) {is_zero_poison = false} : (i32) -> i32
          %894 = "arith.subi"(%39, %893) : (i32, i32) -> i32
          %895 = "arith.shrui"(%889, %894) : (i32, i32) -> i32
          %896 = "arith.cmpi"(%894, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %897 = "arith.select"(%896, %895, %36) : (i1, i32, i32) -> i32
          %898 = "arith.muli"(%897, %27) : (i32, i32) -> i32
          %899 = "arith.subi"(%790, %898) : (i32, i32) -> i32
          %900 = "arith.shrui"(%22, %880) : (i64, i64) -> i64
          %901 = "arith.subi"(%28, %110) : (i32, i32) -> i32
          %902 = "llvm.intr.ctlz"(%901) {is_zero_poison = false} : (i32) -> i32
          %903 = "arith.subi"(%39, %902) : (i32, i32) -> i32
          %904 = "arith.extui"(%899) : (i32) -> i64
          %905 = "arith.muli"(%904, %900) : (i64, i64) -> i64
          %906 = "arith.shrui"(%905, %880) : (i64, i64) -> i64
          %907 = "arith.trunci"(%906) : (i64) -> i32
          %908 = "arith.addi"(%907, %899) : (i32, i32) -> i32
          %909 = "arith.shrui"(%908, %903) : (i32, i32) -> i32
          %910 = "arith.cmpi"(%903, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %911 = "arith.select"(%910, %909, %36) : (i1, i32, i32) -> i32
          %912 = "llvm.intr.ctlz"(%901) {is_zero_poison = false} : (i32) -> i32
          %913 = "arith.subi"(%39, %912) : (i32, i32) -> i32
          %914 = "arith.shrui"(%908, %913) : (i32, i32) -> i32
          %915 = "arith.cmpi"(%913, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %916 = "arith.select"(%915, %914, %36) : (i1, i32, i32) -> i32
          %917 = "arith.muli"(%916, %28) : (i32, i32) -> i32
          %918 = "arith.subi"(%899, %917) : (i32, i32) -> i32
          %919 = "arith.constant"() {value = 8 : i32} : () -> i32
          %920 = "arith.muli"(%911, %919) : (i32, i32) -> i32
          %921 = "arith.addi"(%920, %919) : (i32, i32) -> i32
          %922 = "arith.cmpi"(%921, %24) {predicate = 3 : i64} : (i32, i32) -> i1
          %923 = "arith.divui"(%918, %919) : (i32, i32) -> i32
          %924 = "arith.shrui"(%23, %880) : (i64, i64) -> i64
          %925 = "arith.subi"(%29, %110) : (i32, i32) -> i32
          %926 = "llvm.intr.ctlz"(%925) {is_zero_poison = false} : (i32) -> i32
          %927 = "arith.subi"(%39, %926) : (i32, i32) -> i32
          %928 = "arith.extui"(%918) : (i32) -> i64
          %929 = "arith.muli"(%928, %924) : (i64, i64) -> i64
          %930 = "arith.shrui"(%929, %880) : (i64, i64) -> i64
          %931 = "arith.trunci"(%930) : (i64) -> i32
          %932 = "arith.addi"(%931, %918) : (i32, i32) -> i32
          %933 = "arith.shrui"(%932, %927) : (i32, i32) -> i32
          %934 = "arith.cmpi"(%927, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %935 = "arith.select"(%934, %933, %36) : (i1, i32, i32) -> i32
          %936 = "arith.select"(%922, %923, %935) : (i1, i32, i32) -> i32
          %937 = "arith.remui"(%918, %919) : (i32, i32) -> i32
          %938 = "llvm.intr.ctlz"(%925) {is_zero_poison = false} : (i32) -> i32
          %939 = "arith.subi"(%39, %938) : (i32, i32) -> i32
          %940 = "arith.shrui"(%932, %939) : (i32, i32) -> i32
          %941 = "arith.cmpi"(%939, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %942 = "arith.select"(%941, %940, %36) : (i1, i32, i32) -> i32
          %943 = "arith.muli"(%942, %29) : (i32, i32) -> i32
          %944 = "arith.subi"(%918, %943) : (i32, i32) -> i32
          %945 = "arith.select"(%922, %937, %944) : (i1, i32, i32) -> i32
          %946 = "arith.addi"(%920, %945) : (i32, i32) -> i32
          %947 = "arith.muli"(%946, %54) : (i32, i32) -> i32
          %948 = "arith.addi"(%947, %791) : (i32, i32) -> i32
          %949 = "arith.addi"(%936, %792) : (i32, i32) -> i32
          %950 = "arith.addi"(%795, %108) : (i32, i32) -> i32
          %951 = "arith.addi"(%796, %110) : (i32, i32) -> i32
          %952 = "llvm.getelementptr"(%52, %798) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t953_s0 = "llvm.ptrtoint"(%952) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t953_s0, %799) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %954 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %955 = "arith.muli"(%798, %954) : (i32, i32) -> i32
          %956 = "llvm.getelementptr"(%526, %955) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %957 = "llvm.getelementptr"(%50, %955) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %958 = "arith.constant"() {value = false} : () -> i1
          %t960_a = "llvm.ptrtoint"(%956) : (!llvm.ptr<3>) -> i32
          %t960_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t960_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t960_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t960_shifted = "arith.shrui"(%t960_a, %t960_four) : (i32, i32) -> i32
          %t960_low = "arith.andi"(%t960_shifted, %t960_mask) : (i32, i32) -> i32
          %t960_wide = "arith.extui"(%t960_low) : (i32) -> i64
          %959 = "arith.ori"(%t960_wide, %t960_fields) : (i64, i64) -> i64
          %t962_a = "llvm.ptrtoint"(%957) : (!llvm.ptr<3>) -> i32
          %t962_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t962_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t962_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t962_shifted = "arith.shrui"(%t962_a, %t962_four) : (i32, i32) -> i32
          %t962_low = "arith.andi"(%t962_shifted, %t962_mask) : (i32, i32) -> i32
          %t962_wide = "arith.extui"(%t962_low) : (i32) -> i64
          %961 = "arith.ori"(%t962_wide, %t962_fields) : (i64, i64) -> i64
          %t1027_r = "llvm.inline_asm"(%800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %963 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 0>} : (!struct1) -> f32
          %964 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 1>} : (!struct1) -> f32
          %965 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 2>} : (!struct1) -> f32
          %966 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 3>} : (!struct1) -> f32
          %967 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 4>} : (!struct1) -> f32
          %968 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 5>} : (!struct1) -> f32
          %969 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 6>} : (!struct1) -> f32
          %970 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 7>} : (!struct1) -> f32
          %971 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 8>} : (!struct1) -> f32
          %972 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 9>} : (!struct1) -> f32
          %973 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 10>} : (!struct1) -> f32
          %974 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 11>} : (!struct1) -> f32
          %975 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 12>} : (!struct1) -> f32
          %976 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 13>} : (!struct1) -> f32
          %977 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 14>} : (!struct1) -> f32
          %978 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 15>} : (!struct1) -> f32
          %979 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 16>} : (!struct1) -> f32
          %980 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 17>} : (!struct1) -> f32
          %981 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 18>} : (!struct1) -> f32
          %982 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 19>} : (!struct1) -> f32
          %983 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 20>} : (!struct1) -> f32
          %984 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 21>} : (!struct1) -> f32
          %985 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 22>} : (!struct1) -> f32
          %986 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 23>} : (!struct1) -> f32
          %987 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 24>} : (!struct1) -> f32
          %988 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 25>} : (!struct1) -> f32
          %989 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 26>} : (!struct1) -> f32
          %990 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 27>} : (!struct1) -> f32
          %991 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 28>} : (!struct1) -> f32
          %992 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 29>} : (!struct1) -> f32
          %993 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 30>} : (!struct1) -> f32
          %994 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 31>} : (!struct1) -> f32
          %995 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 32>} : (!struct1) -> f32
          %996 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 33>} : (!struct1) -> f32
          %997 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 34>} : (!struct1) -> f32
          %998 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 35>} : (!struct1) -> f32
          %999 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1000 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1001 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1002 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1003 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1004 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1005 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1006 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1007 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1008 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1009 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1010 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1011 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1012 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1013 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1014 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1015 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1016 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1017 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1018 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1019 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1020 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1021 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1022 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1023 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1024 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1025 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1026 = "llvm.extractvalue"(%t1027_r) {position = array<i64: 63>} : (!struct1) -> f32
          %t1092_r = "llvm.inline_asm"(%963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %959, %961, %958) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 10 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1028 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1029 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1030 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1031 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1032 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1033 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1034 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1035 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1036 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1037 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1038 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1039 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1040 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1041 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1042 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1043 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1044 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1045 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1046 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1047 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1048 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1049 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1050 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1051 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1052 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1053 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1054 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1055 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1056 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1057 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1058 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1059 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1060 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1061 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1062 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1063 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1064 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1065 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1066 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1067 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1068 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1069 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1070 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1071 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1072 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1073 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1074 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1075 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1076 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1077 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1078 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1079 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1080 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1081 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1082 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1083 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1084 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1085 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1086 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1087 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1088 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1089 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1090 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1091 = "llvm.extractvalue"(%t1092_r) {position = array<i64: 63>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1093 = "arith.addi"(%798, %110) : (i32, i32) -> i32
          %1094 = "arith.constant"() {value = 6 : i32} : () -> i32
          %1095 = "arith.cmpi"(%1093, %1094) {predicate = 0 : i64} : (i32, i32) -> i1
          %1096 = "arith.xori"(%799, %110) : (i32, i32) -> i32
          %1097 = "arith.select"(%1095, %1096, %799) : (i1, i32, i32) -> i32
          %1098 = "arith.select"(%1095, %36, %1093) : (i1, i32, i32) -> i32
          %1099 = "arith.addi"(%797, %110) : (i32, i32) -> i32
          %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169 = "scf.for"(%110, %116, %110, %797, %798, %799, %1099, %1098, %1097, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091) ({
          ^bb0(%1170: i32, %1171: i32, %1172: i32, %1173: i32, %1174: i32, %1175: i32, %1176: i32, %1177: f32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: f32, %1184: f32, %1185: f32, %1186: f32, %1187: f32, %1188: f32, %1189: f32, %1190: f32, %1191: f32, %1192: f32, %1193: f32, %1194: f32, %1195: f32, %1196: f32, %1197: f32, %1198: f32, %1199: f32, %1200: f32, %1201: f32, %1202: f32, %1203: f32, %1204: f32, %1205: f32, %1206: f32, %1207: f32, %1208: f32, %1209: f32, %1210: f32, %1211: f32, %1212: f32, %1213: f32, %1214: f32, %1215: f32, %1216: f32, %1217: f32, %1218: f32, %1219: f32, %1220: f32, %1221: f32, %1222: f32, %1223: f32, %1224: f32, %1225: f32, %1226: f32, %1227: f32, %1228: f32, %1229: f32, %1230: f32, %1231: f32, %1232: f32, %1233: f32, %1234: f32, %1235: f32, %1236: f32, %1237: f32, %1238: f32, %1239: f32, %1240: f32):
            %1241 = "llvm.getelementptr"(%52, %1175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1242_s0 = "llvm.ptrtoint"(%1241) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1242_s0, %1176) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1243 = "arith.muli"(%1175, %954) : (i32, i32) -> i32
            %1244 = "llvm.getelementptr"(%526, %1243) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1245 = "llvm.getelementptr"(%50, %1243) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1247_a = "llvm.ptrtoint"(%1244) : (!llvm.ptr<3>) -> i32
            %t1247_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1247_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1247_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1247_shifted = "arith.shrui"(%t1247_a, %t1247_four) : (i32, i32) -> i32
            %t1247_low = "arith.andi"(%t1247_shifted, %t1247_mask) : (i32, i32) -> i32
            %t1247_wide = "arith.extui"(%t1247_low) : (i32) -> i64
            %1246 = "arith.ori"(%t1247_wide, %t1247_fields) : (i64, i64) -> i64
            %t1249_a = "llvm.ptrtoint"(%1245) : (!llvm.ptr<3>) -> i32
            %t1249_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1249_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1249_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1249_shifted = "arith.shrui"(%t1249_a, %t1249_four) : (i32, i32) -> i32
            %t1249_low = "arith.andi"(%t1249_shifted, %t1249_mask) : (i32, i32) -> i32
            %t1249_wide = "arith.extui"(%t1249_low) : (i32) -> i64
            %1248 = "arith.ori"(%t1249_wide, %t1249_fields) : (i64, i64) -> i64
            %t1314_r = "llvm.inline_asm"(%1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %1250 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1251 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1252 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1253 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1254 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1255 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1256 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1257 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1258 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1259 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1260 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1261 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1262 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1263 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1264 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1265 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1266 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1267 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1268 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1269 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1270 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1271 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1272 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1273 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1274 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1275 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1276 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1277 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1278 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1279 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1280 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1281 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1282 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1283 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1284 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1285 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1286 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1287 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1288 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1289 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1290 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1291 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1292 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1293 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1294 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1295 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1296 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1297 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1298 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1299 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1300 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1301 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1302 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1303 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1304 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1305 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1306 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1307 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1308 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1309 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1310 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1311 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1312 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1313 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 63>} : (!struct1) -> f32
            %t1379_r = "llvm.inline_asm"(%1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1246, %1248, %62) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 11 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %1315 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1316 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1317 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1318 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1319 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1320 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1321 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1322 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1323 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1324 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1325 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1326 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1327 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1328 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1329 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1330 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1331 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1332 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1333 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1334 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1335 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1336 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1337 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1338 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1339 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1340 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1341 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1342 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1343 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1344 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1345 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1346 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1347 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1348 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1349 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1350 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1351 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1352 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1353 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1354 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1355 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1356 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1357 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1358 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1359 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1360 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1361 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1362 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1363 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1364 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1365 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1366 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1367 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1368 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1369 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1370 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1371 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1372 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1373 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1374 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1375 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1376 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1377 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1378 = "llvm.extractvalue"(%t1379_r) {position = array<i64: 63>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1444_r = "llvm.inline_asm"(%1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %1380 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1381 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1382 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1383 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1384 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1385 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1386 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1387 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1388 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1389 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1390 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1391 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1392 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1393 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1394 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1395 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1396 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1397 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1398 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1399 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1400 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1401 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1402 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1403 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1404 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1405 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1406 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1407 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1408 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1409 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1410 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1411 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1412 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1413 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1414 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1415 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1416 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1417 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1418 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1419 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1420 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1421 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1422 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1423 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1424 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1425 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1426 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1427 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1428 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1429 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1430 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1431 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1432 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1433 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1434 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1435 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1436 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1437 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1438 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1439 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1440 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1441 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1442 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1443 = "llvm.extractvalue"(%t1444_r) {position = array<i64: 63>} : (!struct1) -> f32
            "scf.if"(%65) ({
              %1445 = "llvm.getelementptr"(%66, %1172) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1446 = "nvvm.mapa"(%1445, %57) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
              %t1447_s0 = "llvm.ptrtoint"(%1446) : (!llvm.ptr<7>) -> i32
              "llvm.inline_asm"(%t1447_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1448 = "arith.addi"(%1175, %110) : (i32, i32) -> i32
            %1449 = "arith.cmpi"(%1448, %1094) {predicate = 0 : i64} : (i32, i32) -> i1
            %1450 = "arith.xori"(%1176, %110) : (i32, i32) -> i32
            %1451 = "arith.select"(%1449, %1450, %1176) : (i1, i32, i32) -> i32
            %1452 = "arith.select"(%1449, %36, %1448) : (i1, i32, i32) -> i32
            %1453 = "arith.addi"(%1174, %110) : (i32, i32) -> i32
            "scf.yield"(%1174, %1175, %1176, %1453, %1452, %1451, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t1518_r = "llvm.inline_asm"(%1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1454 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1455 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1456 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1457 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1458 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1459 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1460 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1461 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1462 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1463 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1464 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1465 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1466 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1467 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1468 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1469 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1470 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1471 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1472 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1473 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1474 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1475 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1476 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1477 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1478 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1479 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1480 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1481 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1482 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1483 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1484 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1485 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1486 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1487 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1488 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1489 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1490 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1491 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1492 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1493 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1494 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1495 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1496 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1497 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1498 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1499 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1500 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1501 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1502 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1503 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1504 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1505 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1506 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1507 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1508 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1509 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1510 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1511 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1512 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1513 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1514 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1515 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1516 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1517 = "llvm.extractvalue"(%t1518_r) {position = array<i64: 63>} : (!struct1) -> f32
          "scf.if"(%65) ({
            %1519 = "llvm.getelementptr"(%66, %1101) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1520 = "nvvm.mapa"(%1519, %57) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t1521_s0 = "llvm.ptrtoint"(%1520) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t1521_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1522 = "arith.muli"(%948, %25) : (i32, i32) -> i32
          %1523 = "arith.addi"(%1522, %949) : (i32, i32) -> i32
          %1524 = "arith.muli"(%1523, %54) : (i32, i32) -> i32
          %1525 = "arith.addi"(%1524, %514) : (i32, i32) -> i32
          %1526 = "arith.cmpi"(%892, %110) {predicate = 2 : i64} : (i32, i32) -> i1
          %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606 = "scf.if"(%1526) ({
            %1607 = "arith.extsi"(%892) : (i32) -> i64
            %1608 = "arith.muli"(%1607, %13) : (i64, i64) -> i64
            %1609 = "llvm.getelementptr"(%12, %1608) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1610 = "arith.muli"(%1525, %954) : (i32, i32) -> i32
            %1611 = "llvm.getelementptr"(%1609, %1610) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1612 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1613 = "arith.andi"(%513, %1612) : (i32, i32) -> i32
            %1614 = "arith.muli"(%1613, %919) : (i32, i32) -> i32
            %1615 = "llvm.getelementptr"(%1611, %1614) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1616 = "vector.from_elements"(%1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1617 = "arith.truncf"(%1616) : (vector<8xf32>) -> vector<8xbf16>
            %1618 = "vector.bitcast"(%1617) : (vector<8xbf16>) -> vector<2xi64>
            %1619 = "vector.extract"(%1618) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1620 = "vector.extract"(%1618) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1615, %1619, %1620) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1622 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %1623 = "arith.addi"(%1614, %1622) : (i32, i32) -> i32
            %1624 = "llvm.getelementptr"(%1611, %1623) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1625 = "vector.from_elements"(%1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1626 = "arith.truncf"(%1625) : (vector<8xf32>) -> vector<8xbf16>
            %1627 = "vector.bitcast"(%1626) : (vector<8xbf16>) -> vector<2xi64>
            %1628 = "vector.extract"(%1627) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1629 = "vector.extract"(%1627) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1624, %1628, %1629) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1631 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %1632 = "arith.addi"(%1614, %1631) : (i32, i32) -> i32
            %1633 = "llvm.getelementptr"(%1611, %1632) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1634 = "vector.from_elements"(%1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1635 = "arith.truncf"(%1634) : (vector<8xf32>) -> vector<8xbf16>
            %1636 = "vector.bitcast"(%1635) : (vector<8xbf16>) -> vector<2xi64>
            %1637 = "vector.extract"(%1636) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1638 = "vector.extract"(%1636) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1633, %1637, %1638) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1640 = "arith.constant"() {value = 3072 : i32} : () -> i32
            %1641 = "arith.addi"(%1614, %1640) : (i32, i32) -> i32
            %1642 = "llvm.getelementptr"(%1611, %1641) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1643 = "vector.from_elements"(%1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1644 = "arith.truncf"(%1643) : (vector<8xf32>) -> vector<8xbf16>
            %1645 = "vector.bitcast"(%1644) : (vector<8xbf16>) -> vector<2xi64>
            %1646 = "vector.extract"(%1645) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1647 = "vector.extract"(%1645) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1642, %1646, %1647) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1649 = "arith.addi"(%1614, %524) : (i32, i32) -> i32
            %1650 = "llvm.getelementptr"(%1611, %1649) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1651 = "vector.from_elements"(%1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1652 = "arith.truncf"(%1651) : (vector<8xf32>) -> vector<8xbf16>
            %1653 = "vector.bitcast"(%1652) : (vector<8xbf16>) -> vector<2xi64>
            %1654 = "vector.extract"(%1653) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1655 = "vector.extract"(%1653) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1650, %1654, %1655) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1657 = "arith.constant"() {value = 5120 : i32} : () -> i32
            %1658 = "arith.addi"(%1614, %1657) : (i32, i32) -> i32
            %1659 = "llvm.getelementptr"(%1611, %1658) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1660 = "vector.from_elements"(%1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1661 = "arith.truncf"(%1660) : (vector<8xf32>) -> vector<8xbf16>
            %1662 = "vector.bitcast"(%1661) : (vector<8xbf16>) -> vector<2xi64>
            %1663 = "vector.extract"(%1662) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1664 = "vector.extract"(%1662) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1659, %1663, %1664) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1666 = "arith.constant"() {value = 6144 : i32} : () -> i32
            %1667 = "arith.addi"(%1614, %1666) : (i32, i32) -> i32
            %1668 = "llvm.getelementptr"(%1611, %1667) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1669 = "vector.from_elements"(%1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1670 = "arith.truncf"(%1669) : (vector<8xf32>) -> vector<8xbf16>
            %1671 = "vector.bitcast"(%1670) : (vector<8xbf16>) -> vector<2xi64>
            %1672 = "vector.extract"(%1671) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1673 = "vector.extract"(%1671) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1668, %1672, %1673) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1675 = "arith.constant"() {value = 7168 : i32} : () -> i32
            %1676 = "arith.addi"(%1614, %1675) : (i32, i32) -> i32
            %1677 = "llvm.getelementptr"(%1611, %1676) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1678 = "vector.from_elements"(%1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1679 = "arith.truncf"(%1678) : (vector<8xf32>) -> vector<8xbf16>
            %1680 = "vector.bitcast"(%1679) : (vector<8xbf16>) -> vector<2xi64>
            %1681 = "vector.extract"(%1680) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %1682 = "vector.extract"(%1680) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%1677, %1681, %1682) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %1684 = "llvm.getelementptr"(%53, %514) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 12 : i32} : (i32) -> ()
            %1685 = "arith.andi"(%513, %37) : (i32, i32) -> i32
            %1686 = "arith.cmpi"(%1685, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%1686) ({
              %t1687_s0 = "llvm.ptrtoint"(%1684) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1687_s0, %110) {asm_string = "red.release.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 13 : i32} : (i32) -> ()
            "scf.yield"(%1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751 = "scf.for"(%36, %110, %110, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517) ({
            ^bb0(%1752: i32, %1753: f32, %1754: f32, %1755: f32, %1756: f32, %1757: f32, %1758: f32, %1759: f32, %1760: f32, %1761: f32, %1762: f32, %1763: f32, %1764: f32, %1765: f32, %1766: f32, %1767: f32, %1768: f32, %1769: f32, %1770: f32, %1771: f32, %1772: f32, %1773: f32, %1774: f32, %1775: f32, %1776: f32, %1777: f32, %1778: f32, %1779: f32, %1780: f32, %1781: f32, %1782: f32, %1783: f32, %1784: f32, %1785: f32, %1786: f32, %1787: f32, %1788: f32, %1789: f32, %1790: f32, %1791: f32, %1792: f32, %1793: f32, %1794: f32, %1795: f32, %1796: f32, %1797: f32, %1798: f32, %1799: f32, %1800: f32, %1801: f32, %1802: f32, %1803: f32, %1804: f32, %1805: f32, %1806: f32, %1807: f32, %1808: f32, %1809: f32, %1810: f32, %1811: f32, %1812: f32, %1813: f32, %1814: f32, %1815: f32, %1816: f32):
              %1817 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1818 = "arith.andi"(%513, %1817) : (i32, i32) -> i32
              %1819 = "arith.cmpi"(%1818, %36) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%1819) ({
                %1820 = "arith.muli"(%1752, %516) : (i32, i32) -> i32
                %1821 = "arith.addi"(%39, %1820) : (i32, i32) -> i32
                %1822 = "arith.addi"(%1821, %1525) : (i32, i32) -> i32
                %1823 = "llvm.getelementptr"(%16, %1822) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %1824 = "arith.constant"() {value = 1 : i64} : () -> i64
                %1825 = "arith.addi"(%520, %1824) : (i64, i64) -> i64
                %1826 = "llvm.inline_asm"(%1823) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                %1828 = "scf.while"(%1826) ({
                ^bb0(%1829: i64):
                  %1830 = "arith.cmpi"(%1829, %1825) {predicate = 2 : i64} : (i64, i64) -> i1
                  "scf.condition"(%1830, %1829) : (i1, i64) -> ()
                }, {
                ^bb0(%1831: i64):
                  %1832 = "llvm.inline_asm"(%1823) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                  "scf.yield"(%1832) : (i64) -> ()
                }) : (i64) -> i64
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1834 = "arith.addi"(%110, %514) : (i32, i32) -> i32
              "nvvm.barrier"(%1834, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 14 : i32} : (i32, i32) -> ()
              %1835 = "arith.extsi"(%1752) : (i32) -> i64
              %1836 = "arith.muli"(%1835, %11) : (i64, i64) -> i64
              %1837 = "llvm.getelementptr"(%9, %1836) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1838 = "arith.muli"(%1525, %954) : (i32, i32) -> i32
              %1839 = "llvm.getelementptr"(%1837, %1838) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %1840 = "arith.muli"(%1818, %919) : (i32, i32) -> i32
              %1841 = "llvm.getelementptr"(%1839, %1840) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1844_r = "llvm.inline_asm"(%1841) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1842 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1843 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1845 = "vector.from_elements"(%1842, %1843) : (i64, i64) -> vector<2xi64>
              %1846 = "vector.bitcast"(%1845) : (vector<2xi64>) -> vector<8xbf16>
              %1847 = "vector.from_elements"(%1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1848 = "arith.extf"(%1846) : (vector<8xbf16>) -> vector<8xf32>
              %1849 = "arith.addf"(%1847, %1848) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1850 = "vector.extract"(%1849) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1851 = "vector.extract"(%1849) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1852 = "vector.extract"(%1849) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1853 = "vector.extract"(%1849) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1854 = "vector.extract"(%1849) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1855 = "vector.extract"(%1849) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1856 = "vector.extract"(%1849) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1857 = "vector.extract"(%1849) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1858 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %1859 = "arith.addi"(%1840, %1858) : (i32, i32) -> i32
              %1860 = "llvm.getelementptr"(%1839, %1859) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1863_r = "llvm.inline_asm"(%1860) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1861 = "llvm.extractvalue"(%t1863_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1862 = "llvm.extractvalue"(%t1863_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1864 = "vector.from_elements"(%1861, %1862) : (i64, i64) -> vector<2xi64>
              %1865 = "vector.bitcast"(%1864) : (vector<2xi64>) -> vector<8xbf16>
              %1866 = "vector.from_elements"(%1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1867 = "arith.extf"(%1865) : (vector<8xbf16>) -> vector<8xf32>
              %1868 = "arith.addf"(%1866, %1867) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1869 = "vector.extract"(%1868) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1870 = "vector.extract"(%1868) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1871 = "vector.extract"(%1868) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1872 = "vector.extract"(%1868) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1873 = "vector.extract"(%1868) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1874 = "vector.extract"(%1868) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1875 = "vector.extract"(%1868) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1876 = "vector.extract"(%1868) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1877 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1878 = "arith.addi"(%1840, %1877) : (i32, i32) -> i32
              %1879 = "llvm.getelementptr"(%1839, %1878) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1882_r = "llvm.inline_asm"(%1879) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1880 = "llvm.extractvalue"(%t1882_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1881 = "llvm.extractvalue"(%t1882_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1883 = "vector.from_elements"(%1880, %1881) : (i64, i64) -> vector<2xi64>
              %1884 = "vector.bitcast"(%1883) : (vector<2xi64>) -> vector<8xbf16>
              %1885 = "vector.from_elements"(%1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1886 = "arith.extf"(%1884) : (vector<8xbf16>) -> vector<8xf32>
              %1887 = "arith.addf"(%1885, %1886) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1888 = "vector.extract"(%1887) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1889 = "vector.extract"(%1887) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1890 = "vector.extract"(%1887) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1891 = "vector.extract"(%1887) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1892 = "vector.extract"(%1887) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1893 = "vector.extract"(%1887) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1894 = "vector.extract"(%1887) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1895 = "vector.extract"(%1887) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1896 = "arith.constant"() {value = 3072 : i32} : () -> i32
              %1897 = "arith.addi"(%1840, %1896) : (i32, i32) -> i32
              %1898 = "llvm.getelementptr"(%1839, %1897) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1901_r = "llvm.inline_asm"(%1898) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1899 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1900 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1902 = "vector.from_elements"(%1899, %1900) : (i64, i64) -> vector<2xi64>
              %1903 = "vector.bitcast"(%1902) : (vector<2xi64>) -> vector<8xbf16>
              %1904 = "vector.from_elements"(%1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1905 = "arith.extf"(%1903) : (vector<8xbf16>) -> vector<8xf32>
              %1906 = "arith.addf"(%1904, %1905) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1907 = "vector.extract"(%1906) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1908 = "vector.extract"(%1906) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1909 = "vector.extract"(%1906) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1910 = "vector.extract"(%1906) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1911 = "vector.extract"(%1906) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1912 = "vector.extract"(%1906) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1913 = "vector.extract"(%1906) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1914 = "vector.extract"(%1906) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1915 = "arith.addi"(%1840, %524) : (i32, i32) -> i32
              %1916 = "llvm.getelementptr"(%1839, %1915) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1919_r = "llvm.inline_asm"(%1916) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1917 = "llvm.extractvalue"(%t1919_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1918 = "llvm.extractvalue"(%t1919_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1920 = "vector.from_elements"(%1917, %1918) : (i64, i64) -> vector<2xi64>
              %1921 = "vector.bitcast"(%1920) : (vector<2xi64>) -> vector<8xbf16>
              %1922 = "vector.from_elements"(%1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1923 = "arith.extf"(%1921) : (vector<8xbf16>) -> vector<8xf32>
              %1924 = "arith.addf"(%1922, %1923) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1925 = "vector.extract"(%1924) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1926 = "vector.extract"(%1924) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1927 = "vector.extract"(%1924) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1928 = "vector.extract"(%1924) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1929 = "vector.extract"(%1924) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1930 = "vector.extract"(%1924) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1931 = "vector.extract"(%1924) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1932 = "vector.extract"(%1924) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1933 = "arith.constant"() {value = 5120 : i32} : () -> i32
              %1934 = "arith.addi"(%1840, %1933) : (i32, i32) -> i32
              %1935 = "llvm.getelementptr"(%1839, %1934) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1938_r = "llvm.inline_asm"(%1935) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1936 = "llvm.extractvalue"(%t1938_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1937 = "llvm.extractvalue"(%t1938_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1939 = "vector.from_elements"(%1936, %1937) : (i64, i64) -> vector<2xi64>
              %1940 = "vector.bitcast"(%1939) : (vector<2xi64>) -> vector<8xbf16>
              %1941 = "vector.from_elements"(%1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1942 = "arith.extf"(%1940) : (vector<8xbf16>) -> vector<8xf32>
              %1943 = "arith.addf"(%1941, %1942) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1944 = "vector.extract"(%1943) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1945 = "vector.extract"(%1943) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1946 = "vector.extract"(%1943) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1947 = "vector.extract"(%1943) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1948 = "vector.extract"(%1943) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1949 = "vector.extract"(%1943) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1950 = "vector.extract"(%1943) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1951 = "vector.extract"(%1943) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1952 = "arith.constant"() {value = 6144 : i32} : () -> i32
              %1953 = "arith.addi"(%1840, %1952) : (i32, i32) -> i32
              %1954 = "llvm.getelementptr"(%1839, %1953) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1957_r = "llvm.inline_asm"(%1954) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1955 = "llvm.extractvalue"(%t1957_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1956 = "llvm.extractvalue"(%t1957_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1958 = "vector.from_elements"(%1955, %1956) : (i64, i64) -> vector<2xi64>
              %1959 = "vector.bitcast"(%1958) : (vector<2xi64>) -> vector<8xbf16>
              %1960 = "vector.from_elements"(%1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1961 = "arith.extf"(%1959) : (vector<8xbf16>) -> vector<8xf32>
              %1962 = "arith.addf"(%1960, %1961) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1963 = "vector.extract"(%1962) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1964 = "vector.extract"(%1962) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1965 = "vector.extract"(%1962) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1966 = "vector.extract"(%1962) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1967 = "vector.extract"(%1962) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1968 = "vector.extract"(%1962) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1969 = "vector.extract"(%1962) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1970 = "vector.extract"(%1962) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1971 = "arith.constant"() {value = 7168 : i32} : () -> i32
              %1972 = "arith.addi"(%1840, %1971) : (i32, i32) -> i32
              %1973 = "llvm.getelementptr"(%1839, %1972) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t1976_r = "llvm.inline_asm"(%1973) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %1974 = "llvm.extractvalue"(%t1976_r) {position = array<i64: 0>} : (!struct0) -> i64
              %1975 = "llvm.extractvalue"(%t1976_r) {position = array<i64: 1>} : (!struct0) -> i64
              %1977 = "vector.from_elements"(%1974, %1975) : (i64, i64) -> vector<2xi64>
              %1978 = "vector.bitcast"(%1977) : (vector<2xi64>) -> vector<8xbf16>
              %1979 = "vector.from_elements"(%1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1980 = "arith.extf"(%1978) : (vector<8xbf16>) -> vector<8xf32>
              %1981 = "arith.addf"(%1979, %1980) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1982 = "vector.extract"(%1981) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1983 = "vector.extract"(%1981) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1984 = "vector.extract"(%1981) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1985 = "vector.extract"(%1981) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1986 = "vector.extract"(%1981) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1987 = "vector.extract"(%1981) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1988 = "vector.extract"(%1981) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1989 = "vector.extract"(%1981) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              "scf.yield"(%1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1990 = "arith.muli"(%948, %54) : (i32, i32) -> i32
            %1991 = "arith.addi"(%1990, %514) : (i32, i32) -> i32
            %1992 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1993 = "arith.muli"(%1991, %114) : (i32, i32) -> i32
            %1994 = "arith.muli"(%949, %33) : (i32, i32) -> i32
            %1995 = "arith.andi"(%513, %1992) : (i32, i32) -> i32
            %1996 = "arith.divui"(%1995, %39) : (i32, i32) -> i32
            %1997 = "nvvm.shfl.sync"(%35, %1996, %36, %37) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %1998 = "arith.cmpi"(%1997, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            %1999 = "arith.remui"(%1995, %919) : (i32, i32) -> i32
            %2000 = "arith.divui"(%1995, %919) : (i32, i32) -> i32
            %2001 = "arith.muli"(%1999, %114) : (i32, i32) -> i32
            %2002 = "arith.remui"(%2000, %54) : (i32, i32) -> i32
            %2003 = "arith.divui"(%2000, %54) : (i32, i32) -> i32
            %2004 = "arith.constant"() {value = 512 : i32} : () -> i32
            %2005 = "arith.muli"(%2002, %2004) : (i32, i32) -> i32
            %2006 = "arith.addi"(%2001, %2005) : (i32, i32) -> i32
            %2007 = "arith.remui"(%2003, %54) : (i32, i32) -> i32
            %2008 = "arith.divui"(%2003, %54) : (i32, i32) -> i32
            %2009 = "arith.muli"(%2007, %919) : (i32, i32) -> i32
            %2010 = "arith.addi"(%2006, %2009) : (i32, i32) -> i32
            %2011 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2012 = "arith.muli"(%2008, %2011) : (i32, i32) -> i32
            %2013 = "arith.addi"(%2010, %2012) : (i32, i32) -> i32
            %2014 = "arith.muli"(%514, %54) : (i32, i32) -> i32
            %2015 = "arith.remui"(%793, %54) : (i32, i32) -> i32
            %2016 = "arith.addi"(%2014, %2015) : (i32, i32) -> i32
            "scf.if"(%1998) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2017 = "arith.addi"(%110, %514) : (i32, i32) -> i32
            "nvvm.barrier"(%2017, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 16 : i32} : (i32, i32) -> ()
            %2018 = "vector.from_elements"(%1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2019 = "arith.truncf"(%2018) : (vector<32xf32>) -> vector<32xbf16>
            %2020 = "vector.extract"(%2019) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %2021 = "vector.extract"(%2019) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %2022 = "vector.extract"(%2019) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %2023 = "vector.extract"(%2019) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %2024 = "vector.extract"(%2019) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %2025 = "vector.extract"(%2019) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %2026 = "vector.extract"(%2019) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %2027 = "vector.extract"(%2019) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %2028 = "vector.extract"(%2019) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %2029 = "vector.extract"(%2019) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %2030 = "vector.extract"(%2019) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %2031 = "vector.extract"(%2019) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %2032 = "vector.extract"(%2019) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %2033 = "vector.extract"(%2019) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %2034 = "vector.extract"(%2019) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %2035 = "vector.extract"(%2019) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %2036 = "vector.extract"(%2019) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %2037 = "vector.extract"(%2019) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %2038 = "vector.extract"(%2019) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %2039 = "vector.extract"(%2019) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %2040 = "vector.extract"(%2019) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %2041 = "vector.extract"(%2019) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %2042 = "vector.extract"(%2019) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %2043 = "vector.extract"(%2019) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %2044 = "vector.extract"(%2019) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %2045 = "vector.extract"(%2019) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %2046 = "vector.extract"(%2019) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %2047 = "vector.extract"(%2019) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %2048 = "vector.extract"(%2019) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %2049 = "vector.extract"(%2019) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %2050 = "vector.extract"(%2019) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %2051 = "vector.extract"(%2019) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %2052 = "arith.muli"(%2016, %524) : (i32, i32) -> i32
            %2053 = "llvm.getelementptr"(%51, %2052) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2054 = "vector.from_elements"(%2020, %2021) : (bf16, bf16) -> vector<2xbf16>
            %2055 = "llvm.bitcast"(%2054) : (vector<2xbf16>) -> i32
            %2056 = "vector.from_elements"(%2022, %2023) : (bf16, bf16) -> vector<2xbf16>
            %2057 = "llvm.bitcast"(%2056) : (vector<2xbf16>) -> i32
            %2058 = "vector.from_elements"(%2024, %2025) : (bf16, bf16) -> vector<2xbf16>
            %2059 = "llvm.bitcast"(%2058) : (vector<2xbf16>) -> i32
            %2060 = "vector.from_elements"(%2026, %2027) : (bf16, bf16) -> vector<2xbf16>
            %2061 = "llvm.bitcast"(%2060) : (vector<2xbf16>) -> i32
            %2062 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2063 = "arith.andi"(%2013, %2062) : (i32, i32) -> i32
            %2064 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2065 = "arith.shrui"(%2063, %2064) : (i32, i32) -> i32
            %2066 = "arith.xori"(%2013, %2065) : (i32, i32) -> i32
            %2067 = "llvm.getelementptr"(%2053, %2066) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2067, %2055, %2057, %2059, %2061) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2069 = "arith.constant"() {value = 16 : i32} : () -> i32
            %2070 = "arith.addi"(%2013, %2069) : (i32, i32) -> i32
            %2071 = "vector.from_elements"(%2028, %2029) : (bf16, bf16) -> vector<2xbf16>
            %2072 = "llvm.bitcast"(%2071) : (vector<2xbf16>) -> i32
            %2073 = "vector.from_elements"(%2030, %2031) : (bf16, bf16) -> vector<2xbf16>
            %2074 = "llvm.bitcast"(%2073) : (vector<2xbf16>) -> i32
            %2075 = "vector.from_elements"(%2032, %2033) : (bf16, bf16) -> vector<2xbf16>
            %2076 = "llvm.bitcast"(%2075) : (vector<2xbf16>) -> i32
            %2077 = "vector.from_elements"(%2034, %2035) : (bf16, bf16) -> vector<2xbf16>
            %2078 = "llvm.bitcast"(%2077) : (vector<2xbf16>) -> i32
            %2079 = "arith.andi"(%2070, %2062) : (i32, i32) -> i32
            %2080 = "arith.shrui"(%2079, %2064) : (i32, i32) -> i32
            %2081 = "arith.xori"(%2070, %2080) : (i32, i32) -> i32
            %2082 = "llvm.getelementptr"(%2053, %2081) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2082, %2072, %2074, %2076, %2078) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2084 = "arith.addi"(%2013, %39) : (i32, i32) -> i32
            %2085 = "vector.from_elements"(%2036, %2037) : (bf16, bf16) -> vector<2xbf16>
            %2086 = "llvm.bitcast"(%2085) : (vector<2xbf16>) -> i32
            %2087 = "vector.from_elements"(%2038, %2039) : (bf16, bf16) -> vector<2xbf16>
            %2088 = "llvm.bitcast"(%2087) : (vector<2xbf16>) -> i32
            %2089 = "vector.from_elements"(%2040, %2041) : (bf16, bf16) -> vector<2xbf16>
            %2090 = "llvm.bitcast"(%2089) : (vector<2xbf16>) -> i32
            %2091 = "vector.from_elements"(%2042, %2043) : (bf16, bf16) -> vector<2xbf16>
            %2092 = "llvm.bitcast"(%2091) : (vector<2xbf16>) -> i32
            %2093 = "arith.andi"(%2084, %2062) : (i32, i32) -> i32
            %2094 = "arith.shrui"(%2093, %2064) : (i32, i32) -> i32
            %2095 = "arith.xori"(%2084, %2094) : (i32, i32) -> i32
            %2096 = "llvm.getelementptr"(%2053, %2095) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2096, %2086, %2088, %2090, %2092) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2098 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2099 = "arith.addi"(%2013, %2098) : (i32, i32) -> i32
            %2100 = "vector.from_elements"(%2044, %2045) : (bf16, bf16) -> vector<2xbf16>
            %2101 = "llvm.bitcast"(%2100) : (vector<2xbf16>) -> i32
            %2102 = "vector.from_elements"(%2046, %2047) : (bf16, bf16) -> vector<2xbf16>
            %2103 = "llvm.bitcast"(%2102) : (vector<2xbf16>) -> i32
            %2104 = "vector.from_elements"(%2048, %2049) : (bf16, bf16) -> vector<2xbf16>
            %2105 = "llvm.bitcast"(%2104) : (vector<2xbf16>) -> i32
            %2106 = "vector.from_elements"(%2050, %2051) : (bf16, bf16) -> vector<2xbf16>
            %2107 = "llvm.bitcast"(%2106) : (vector<2xbf16>) -> i32
            %2108 = "arith.andi"(%2099, %2062) : (i32, i32) -> i32
            %2109 = "arith.shrui"(%2108, %2064) : (i32, i32) -> i32
            %2110 = "arith.xori"(%2099, %2109) : (i32, i32) -> i32
            %2111 = "llvm.getelementptr"(%2053, %2110) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2111, %2101, %2103, %2105, %2107) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%2017, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 21 : i32} : (i32, i32) -> ()
            "scf.if"(%1998) ({
              %2113 = "nvvm.elect.sync"() {cutec.arm = 22 : i32} : () -> i1
              "scf.if"(%2113) ({
                %t2114_s1 = "llvm.ptrtoint"(%2053) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t2114_s1, %1994, %1993) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2115 = "arith.addi"(%793, %110) : (i32, i32) -> i32
            %2116 = "arith.remui"(%2115, %54) : (i32, i32) -> i32
            %2117 = "arith.addi"(%2014, %2116) : (i32, i32) -> i32
            "scf.if"(%1998) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%2017, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 23 : i32} : (i32, i32) -> ()
            %2118 = "vector.from_elements"(%1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2119 = "arith.truncf"(%2118) : (vector<32xf32>) -> vector<32xbf16>
            %2120 = "vector.extract"(%2119) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %2121 = "vector.extract"(%2119) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %2122 = "vector.extract"(%2119) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %2123 = "vector.extract"(%2119) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %2124 = "vector.extract"(%2119) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %2125 = "vector.extract"(%2119) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %2126 = "vector.extract"(%2119) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %2127 = "vector.extract"(%2119) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %2128 = "vector.extract"(%2119) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %2129 = "vector.extract"(%2119) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %2130 = "vector.extract"(%2119) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %2131 = "vector.extract"(%2119) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %2132 = "vector.extract"(%2119) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %2133 = "vector.extract"(%2119) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %2134 = "vector.extract"(%2119) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %2135 = "vector.extract"(%2119) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %2136 = "vector.extract"(%2119) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %2137 = "vector.extract"(%2119) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %2138 = "vector.extract"(%2119) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %2139 = "vector.extract"(%2119) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %2140 = "vector.extract"(%2119) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %2141 = "vector.extract"(%2119) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %2142 = "vector.extract"(%2119) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %2143 = "vector.extract"(%2119) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %2144 = "vector.extract"(%2119) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %2145 = "vector.extract"(%2119) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %2146 = "vector.extract"(%2119) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %2147 = "vector.extract"(%2119) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %2148 = "vector.extract"(%2119) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %2149 = "vector.extract"(%2119) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %2150 = "vector.extract"(%2119) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %2151 = "vector.extract"(%2119) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %2152 = "arith.muli"(%2117, %524) : (i32, i32) -> i32
            %2153 = "llvm.getelementptr"(%51, %2152) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2154 = "vector.from_elements"(%2120, %2121) : (bf16, bf16) -> vector<2xbf16>
            %2155 = "llvm.bitcast"(%2154) : (vector<2xbf16>) -> i32
            %2156 = "vector.from_elements"(%2122, %2123) : (bf16, bf16) -> vector<2xbf16>
            %2157 = "llvm.bitcast"(%2156) : (vector<2xbf16>) -> i32
            %2158 = "vector.from_elements"(%2124, %2125) : (bf16, bf16) -> vector<2xbf16>
            %2159 = "llvm.bitcast"(%2158) : (vector<2xbf16>) -> i32
            %2160 = "vector.from_elements"(%2126, %2127) : (bf16, bf16) -> vector<2xbf16>
            %2161 = "llvm.bitcast"(%2160) : (vector<2xbf16>) -> i32
            %2162 = "llvm.getelementptr"(%2153, %2066) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2162, %2155, %2157, %2159, %2161) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2164 = "vector.from_elements"(%2128, %2129) : (bf16, bf16) -> vector<2xbf16>
            %2165 = "llvm.bitcast"(%2164) : (vector<2xbf16>) -> i32
            %2166 = "vector.from_elements"(%2130, %2131) : (bf16, bf16) -> vector<2xbf16>
            %2167 = "llvm.bitcast"(%2166) : (vector<2xbf16>) -> i32
            %2168 = "vector.from_elements"(%2132, %2133) : (bf16, bf16) -> vector<2xbf16>
            %2169 = "llvm.bitcast"(%2168) : (vector<2xbf16>) -> i32
            %2170 = "vector.from_elements"(%2134, %2135) : (bf16, bf16) -> vector<2xbf16>
            %2171 = "llvm.bitcast"(%2170) : (vector<2xbf16>) -> i32
            %2172 = "llvm.getelementptr"(%2153, %2081) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2172, %2165, %2167, %2169, %2171) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2174 = "vector.from_elements"(%2136, %2137) : (bf16, bf16) -> vector<2xbf16>
            %2175 = "llvm.bitcast"(%2174) : (vector<2xbf16>) -> i32
            %2176 = "vector.from_elements"(%2138, %2139) : (bf16, bf16) -> vector<2xbf16>
            %2177 = "llvm.bitcast"(%2176) : (vector<2xbf16>) -> i32
            %2178 = "vector.from_elements"(%2140, %2141) : (bf16, bf16) -> vector<2xbf16>
            %2179 = "llvm.bitcast"(%2178) : (vector<2xbf16>) -> i32
            %2180 = "vector.from_elements"(%2142, %2143) : (bf16, bf16) -> vector<2xbf16>
            %2181 = "llvm.bitcast"(%2180) : (vector<2xbf16>) -> i32
            %2182 = "llvm.getelementptr"(%2153, %2095) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2182, %2175, %2177, %2179, %2181) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2184 = "vector.from_elements"(%2144, %2145) : (bf16, bf16) -> vector<2xbf16>
            %2185 = "llvm.bitcast"(%2184) : (vector<2xbf16>) -> i32
            %2186 = "vector.from_elements"(%2146, %2147) : (bf16, bf16) -> vector<2xbf16>
            %2187 = "llvm.bitcast"(%2186) : (vector<2xbf16>) -> i32
            %2188 = "vector.from_elements"(%2148, %2149) : (bf16, bf16) -> vector<2xbf16>
            %2189 = "llvm.bitcast"(%2188) : (vector<2xbf16>) -> i32
            %2190 = "vector.from_elements"(%2150, %2151) : (bf16, bf16) -> vector<2xbf16>
            %2191 = "llvm.bitcast"(%2190) : (vector<2xbf16>) -> i32
            %2192 = "llvm.getelementptr"(%2153, %2110) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2192, %2185, %2187, %2189, %2191) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%2017, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 28 : i32} : (i32, i32) -> ()
            "scf.if"(%1998) ({
              %2194 = "arith.addi"(%1994, %114) : (i32, i32) -> i32
              %2195 = "nvvm.elect.sync"() {cutec.arm = 29 : i32} : () -> i1
              "scf.if"(%2195) ({
                %t2196_s1 = "llvm.ptrtoint"(%2153) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t2196_s1, %2194, %1993) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %2155, %2157, %2159, %2161, %2165, %2167, %2169, %2171, %2175, %2177, %2179, %2181, %2185, %2187, %2189, %2191) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%950, %109, %111, %793, %62, %950, %951, %1103, %1104, %1105, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%612, %613, %611) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2197 = "arith.cmpi"(%30, %36) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%2197) ({
        %2198 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2200 = "arith.cmpi"(%128, %36) {predicate = 0 : i64} : (i32, i32) -> i1
        %2201 = "scf.if"(%2200) ({
          %2202 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %2203 = "arith.subi"(%2202, %124) : (i32, i32) -> i32
          %2204 = "arith.extsi"(%2203) : (i32) -> i64
          "scf.yield"(%2204) : (i64) -> ()
        }, {
          %2205 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%2205) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %2206 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%2206, %2201) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%16, %2201) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
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
    %43 = "arith.addi"(%2, %42) : (i32, i32) -> i32
    %44 = "arith.divui"(%43, %36) : (i32, i32) -> i32
    %45 = "arith.muli"(%37, %41) : (i32, i32) -> i32
    %46 = "arith.muli"(%45, %36) : (i32, i32) -> i32
    %47 = "arith.constant"() {value = 8192 : i32} : () -> i32
    %48 = "arith.muli"(%46, %47) : (i32, i32) -> i32
    %49 = "arith.cmpi"(%12, %48) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%49) {message = "boxes have less room than messages_of says", file = "samples/gemm_gpus_hopper.py", line = 429 : i32} : (i1) -> ()
    %50 = "arith.constant"() {value = 32 : i32} : () -> i32
    %51 = "arith.addi"(%50, %46) : (i32, i32) -> i32
    %52 = "arith.cmpi"(%15, %51) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%52) {message = "fewer flags than flags_of says", file = "samples/gemm_gpus_hopper.py", line = 430 : i32} : (i1) -> ()
    %53 = "arith.addi"(%37, %42) : (i32, i32) -> i32
    %54 = "arith.divui"(%53, %36) : (i32, i32) -> i32
    %55 = "arith.muli"(%41, %54) : (i32, i32) -> i32
    %56 = "arith.maxsi"(%55, %42) : (i32, i32) -> i32
    %57 = "arith.extui"(%56) : (i32) -> i64
    %58 = "arith.subi"(%56, %42) : (i32, i32) -> i32
    %59 = "llvm.intr.ctlz"(%58) {is_zero_poison = false} : (i32) -> i32
    %60 = "arith.subi"(%50, %59) : (i32, i32) -> i32
    %61 = "arith.extsi"(%60) : (i32) -> i64
    %62 = "arith.constant"() {value = 1 : i64} : () -> i64
    %63 = "arith.shli"(%62, %61) : (i64, i64) -> i64
    %64 = "arith.constant"() {value = 64 : i64} : () -> i64
    %65 = "arith.cmpi"(%61, %64) {predicate = 6 : i64} : (i64, i64) -> i1
    %66 = "arith.constant"() {value = 0 : i64} : () -> i64
    %67 = "arith.select"(%65, %63, %66) : (i1, i64, i64) -> i64
    %68 = "arith.subi"(%67, %57) : (i64, i64) -> i64
    %69 = "arith.constant"() {value = 32 : i64} : () -> i64
    %70 = "arith.shli"(%68, %69) : (i64, i64) -> i64
    %71 = "arith.divui"(%70, %57) : (i64, i64) -> i64
    %72 = "arith.addi"(%71, %62) : (i64, i64) -> i64
    %73 = "arith.shli"(%72, %69) : (i64, i64) -> i64
    %74 = "arith.ori"(%73, %57) : (i64, i64) -> i64
    %75 = "arith.constant"() {value = 8 : i32} : () -> i32
    %76 = "arith.muli"(%41, %75) : (i32, i32) -> i32
    %77 = "arith.maxsi"(%76, %42) : (i32, i32) -> i32
    %78 = "arith.extui"(%77) : (i32) -> i64
    %79 = "arith.subi"(%77, %42) : (i32, i32) -> i32
    %80 = "llvm.intr.ctlz"(%79) {is_zero_poison = false} : (i32) -> i32
    %81 = "arith.subi"(%50, %80) : (i32, i32) -> i32
    %82 = "arith.extsi"(%81) : (i32) -> i64
    %83 = "arith.shli"(%62, %82) : (i64, i64) -> i64
    %84 = "arith.cmpi"(%82, %64) {predicate = 6 : i64} : (i64, i64) -> i1
    %85 = "arith.select"(%84, %83, %66) : (i1, i64, i64) -> i64
    %86 = "arith.subi"(%85, %78) : (i64, i64) -> i64
    %87 = "arith.shli"(%86, %69) : (i64, i64) -> i64
    %88 = "arith.divui"(%87, %78) : (i64, i64) -> i64
    %89 = "arith.addi"(%88, %62) : (i64, i64) -> i64
    %90 = "arith.shli"(%89, %69) : (i64, i64) -> i64
    %91 = "arith.ori"(%90, %78) : (i64, i64) -> i64
    %92 = "arith.addi"(%54, %75) : (i32, i32) -> i32
    %93 = "arith.subi"(%92, %42) : (i32, i32) -> i32
    %94 = "arith.constant"() {value = 7 : i32} : () -> i32
    %95 = "arith.andi"(%93, %94) : (i32, i32) -> i32
    %96 = "arith.addi"(%95, %42) : (i32, i32) -> i32
    %97 = "arith.maxsi"(%96, %42) : (i32, i32) -> i32
    %98 = "arith.extui"(%97) : (i32) -> i64
    %99 = "arith.subi"(%97, %42) : (i32, i32) -> i32
    %100 = "llvm.intr.ctlz"(%99) {is_zero_poison = false} : (i32) -> i32
    %101 = "arith.subi"(%50, %100) : (i32, i32) -> i32
    %102 = "arith.extsi"(%101) : (i32) -> i64
    %103 = "arith.shli"(%62, %102) : (i64, i64) -> i64
    %104 = "arith.cmpi"(%102, %64) {predicate = 6 : i64} : (i64, i64) -> i1
    %105 = "arith.select"(%104, %103, %66) : (i1, i64, i64) -> i64
    %106 = "arith.subi"(%105, %98) : (i64, i64) -> i64
    %107 = "arith.shli"(%106, %69) : (i64, i64) -> i64
    %108 = "arith.divui"(%107, %98) : (i64, i64) -> i64
    %109 = "arith.addi"(%108, %62) : (i64, i64) -> i64
    %110 = "arith.shli"(%109, %69) : (i64, i64) -> i64
    %111 = "arith.ori"(%110, %98) : (i64, i64) -> i64
    %112 = "arith.muli"(%54, %41) : (i32, i32) -> i32
    %113 = "arith.muli"(%112, %36) : (i32, i32) -> i32
    %114 = "arith.constant"() {value = 66 : i32} : () -> i32
    %115 = "arith.minsi"(%113, %114) : (i32, i32) -> i32
    %116 = "arith.constant"() {value = 384 : i32} : () -> i32
    %117 = "arith.constant"() {value = 229480 : i32} : () -> i32
    "gpu.launch_func"(%36, %42, %115, %116, %42, %42, %36, %42, %42, %117, %0, %26, %2, %3, %29, %7, %3, %31, %2, %11, %12, %13, %19, %20, %9, %10, %14, %15, %16, %17, %18, %74, %91, %111, %54, %41, %37) {kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 27, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_reduce_scatter_tile128x128", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
