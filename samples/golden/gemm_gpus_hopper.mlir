!struct0 = !llvm.struct<"struct0", (i64, i64)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
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
      %50 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %51 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 229440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
      %66 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
          %85 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t86_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %87 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t88_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %89 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t90_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %91 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t92_s0 = "llvm.ptrtoint"(%91) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t92_s0, %85) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %93 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %94 = "nvvm.shfl.sync"(%35, %93, %36, %37) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %95 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %99 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %100 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %101 = "arith.remui"(%95, %54) : (i32, i32) -> i32
      %102 = "arith.constant"() {value = 1 : i32} : () -> i32
      %103 = "arith.remui"(%96, %102) : (i32, i32) -> i32
      %104 = "arith.constant"() {value = 63 : i32} : () -> i32
      %105 = "arith.addi"(%6, %104) : (i32, i32) -> i32
      %106 = "arith.constant"() {value = 64 : i32} : () -> i32
      %107 = "arith.divui"(%105, %106) : (i32, i32) -> i32
      %108 = "arith.maxsi"(%107, %102) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %109 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %110 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %111 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %112 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %113 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %114 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %115 = "arith.muli"(%109, %110) : (i32, i32) -> i32
      %116 = "arith.muli"(%115, %111) : (i32, i32) -> i32
      %117 = "arith.muli"(%110, %114) : (i32, i32) -> i32
      %118 = "arith.addi"(%113, %117) : (i32, i32) -> i32
      %119 = "arith.muli"(%109, %118) : (i32, i32) -> i32
      %120 = "arith.addi"(%112, %119) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%38, %36) {predicate = 0 : i64} : (i32, i32) -> i1
      %122, %123, %124 = "scf.if"(%121) ({
        "nvvm.setmaxregister"() {regCount = 88 : i32, action = #nvvm<action decrease>} : () -> ()
        %125, %126 = "scf.if"(%42) ({
          %127 = "arith.andi"(%94, %102) : (i32, i32) -> i32
          %128 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %130 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %131, %132, %133, %134, %135, %136, %137, %138 = "scf.while"(%97, %101, %103, %97, %36, %36, %36, %102) ({
          ^bb0(%139: i32, %140: i32, %141: i32, %142: i32, %143: i32, %144: i32, %145: i32, %146: i32):
            %147 = "arith.muli"(%24, %25) : (i32, i32) -> i32
            %148 = "arith.muli"(%147, %54) : (i32, i32) -> i32
            %149 = "arith.cmpi"(%139, %148) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%149, %139, %140, %141, %142, %143, %144, %145, %146) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%150: i32, %151: i32, %152: i32, %153: i32, %154: i32, %155: i32, %156: i32, %157: i32):
            %158 = "arith.constant"() {value = 32 : i64} : () -> i64
            %159 = "arith.shrui"(%21, %158) : (i64, i64) -> i64
            %160 = "arith.subi"(%27, %102) : (i32, i32) -> i32
            %161 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
            %162 = "arith.subi"(%39, %161) : (i32, i32) -> i32
            %163 = "arith.extui"(%150) : (i32) -> i64
            %164 = "arith.muli"(%163, %159) : (i64, i64) -> i64
            %165 = "arith.shrui"(%164, %158) : (i64, i64) -> i64
            %166 = "arith.trunci"(%165) : (i64) -> i32
            %167 = "arith.addi"(%166, %150) : (i32, i32) -> i32
            %168 = "arith.shrui"(%167, %162) : (i32, i32) -> i32
            %169 = "arith.cmpi"(%162, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %170 = "arith.select"(%169, %168, %36) : (i1, i32, i32) -> i32
            %171 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
            %172 = "arith.subi"(%39, %171) : (i32, i32) -> i32
            %173 = "arith.shrui"(%167, %172) : (i32, i32) -> i32
            %174 = "arith.cmpi"(%172, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %175 = "arith.select"(%174, %173, %36) : (i1, i32, i32) -> i32
            %176 = "arith.muli"(%175, %27) : (i32, i32) -> i32
            %177 = "arith.subi"(%150, %176) : (i32, i32) -> i32
            %178 = "arith.shrui"(%22, %158) : (i64, i64) -> i64
            %179 = "arith.subi"(%28, %102) : (i32, i32) -> i32
            %180 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
            %181 = "arith.subi"(%39, %180) : (i32, i32) -> i32
            %182 = "arith.extui"(%177) : (i32) -> i64
            %183 = "arith.muli"(%182, %178) : (i64, i64) -> i64
            %184 = "arith.shrui"(%183, %158) : (i64, i64) -> i64
            %185 = "arith.trunci"(%184) : (i64) -> i32
            %186 = "arith.addi"(%185, %177) : (i32, i32) -> i32
            %187 = "arith.shrui"(%186, %181) : (i32, i32) -> i32
            %188 = "arith.cmpi"(%181, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %189 = "arith.select"(%188, %187, %36) : (i1, i32, i32) -> i32
            %190 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
            %191 = "arith.subi"(%39, %190) : (i32, i32) -> i32
            %192 = "arith.shrui"(%186, %191) : (i32, i32) -> i32
            %193 = "arith.cmpi"(%191, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %194 = "arith.select"(%193, %192, %36) : (i1, i32, i32) -> i32
            %195 = "arith.muli"(%194, %28) : (i32, i32) -> i32
            %196 = "arith.subi"(%177, %195) : (i32, i32) -> i32
            %197 = "arith.constant"() {value = 8 : i32} : () -> i32
            %198 = "arith.muli"(%189, %197) : (i32, i32) -> i32
            %199 = "arith.addi"(%198, %197) : (i32, i32) -> i32
            %200 = "arith.cmpi"(%199, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %201 = "arith.divui"(%196, %197) : (i32, i32) -> i32
            %202 = "arith.shrui"(%23, %158) : (i64, i64) -> i64
            %203 = "arith.subi"(%29, %102) : (i32, i32) -> i32
            %204 = "llvm.intr.ctlz"(%203) {is_zero_poison = false} : (i32) -> i32
            %205 = "arith.subi"(%39, %204) : (i32, i32) -> i32
            %206 = "arith.extui"(%196) : (i32) -> i64
            %207 = "arith.muli"(%206, %202) : (i64, i64) -> i64
            %208 = "arith.shrui"(%207, %158) : (i64, i64) -> i64
            %209 = "arith.trunci"(%208) : (i64) -> i32
            %210 = "arith.addi"(%209, %196) : (i32, i32) -> i32
            %211 = "arith.shrui"(%210, %205) : (i32, i32) -> i32
            %212 = "arith.cmpi"(%205, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %213 = "arith.select"(%212, %211, %36) : (i1, i32, i32) -> i32
            %214 = "arith.select"(%200, %201, %213) : (i1, i32, i32) -> i32
            %215 = "arith.remui"(%196, %197) : (i32, i32) -> i32
            %216 = "llvm.intr.ctlz"(%203) {is_zero_poison = false} : (i32) -> i32
            %217 = "arith.subi"(%39, %216) : (i32, i32) -> i32
            %218 = "arith.shrui"(%210, %217) : (i32, i32) -> i32
            %219 = "arith.cmpi"(%217, %39) {predicate = 6 : i64} : (i32, i32) -> i1
            %220 = "arith.select"(%219, %218, %36) : (i1, i32, i32) -> i32
            %221 = "arith.muli"(%220, %29) : (i32, i32) -> i32
            %222 = "arith.subi"(%196, %221) : (i32, i32) -> i32
            %223 = "arith.select"(%200, %215, %222) : (i1, i32, i32) -> i32
            %224 = "arith.addi"(%198, %223) : (i32, i32) -> i32
            %225 = "arith.muli"(%224, %54) : (i32, i32) -> i32
            %226 = "arith.addi"(%225, %151) : (i32, i32) -> i32
            %227 = "arith.addi"(%214, %152) : (i32, i32) -> i32
            %228 = "arith.constant"() {value = 256 : i32} : () -> i32
            %229 = "arith.muli"(%227, %228) : (i32, i32) -> i32
            %230 = "arith.muli"(%127, %33) : (i32, i32) -> i32
            %231 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %232 = "arith.muli"(%127, %231) : (i32, i32) -> i32
            %233 = "llvm.getelementptr"(%50, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %234 = "arith.addi"(%229, %230) : (i32, i32) -> i32
            %235 = "arith.addi"(%0, %102) : (i32, i32) -> i32
            %236 = "arith.addi"(%235, %170) : (i32, i32) -> i32
            %237 = "arith.andi"(%236, %102) : (i32, i32) -> i32
            %238 = "arith.muli"(%226, %33) : (i32, i32) -> i32
            %239, %240, %241 = "scf.for"(%36, %108, %102, %155, %156, %157) ({
            ^bb0(%242: i32, %243: i32, %244: i32, %245: i32):
              %246 = "llvm.getelementptr"(%66, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t247_s0 = "llvm.ptrtoint"(%246) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t247_s0, %245) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %248 = "llvm.getelementptr"(%52, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %249 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%249) ({
                %250 = "arith.constant"() {value = 49152 : i32} : () -> i32
                %t251_s0 = "llvm.ptrtoint"(%248) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t251_s0, %250) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %252 = "arith.muli"(%242, %106) : (i32, i32) -> i32
              %253 = "arith.muli"(%244, %231) : (i32, i32) -> i32
              %254 = "llvm.getelementptr"(%49, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %255 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%255) ({
                %t256_s0 = "llvm.ptrtoint"(%254) : (!llvm.ptr<3>) -> i32
                %t256_s2 = "llvm.ptrtoint"(%248) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t256_s0, %1, %t256_s2, %252, %238, %237) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %257 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %258 = "arith.muli"(%244, %257) : (i32, i32) -> i32
              %259 = "llvm.getelementptr"(%233, %258) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %260 = "arith.constant"() {value = 3 : i16} : () -> i16
              %261 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%261) ({
                %t262_s0 = "llvm.ptrtoint"(%259) : (!llvm.ptr<3>) -> i32
                %t262_s2 = "llvm.ptrtoint"(%248) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t262_s0, %4, %t262_s2, %252, %234, %260) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {$3, $4}], [$2], $5;", constraints = "r,l,r,r,r,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %263 = "arith.addi"(%244, %102) : (i32, i32) -> i32
              %264 = "arith.constant"() {value = 4 : i32} : () -> i32
              %265 = "arith.cmpi"(%263, %264) {predicate = 0 : i64} : (i32, i32) -> i1
              %266 = "arith.xori"(%245, %102) : (i32, i32) -> i32
              %267 = "arith.select"(%265, %266, %245) : (i1, i32, i32) -> i32
              %268 = "arith.select"(%265, %36, %263) : (i1, i32, i32) -> i32
              %269 = "arith.addi"(%243, %102) : (i32, i32) -> i32
              "scf.yield"(%269, %268, %267) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %270 = "arith.addi"(%153, %100) : (i32, i32) -> i32
            %271 = "arith.addi"(%154, %102) : (i32, i32) -> i32
            "scf.yield"(%270, %101, %103, %270, %271, %239, %240, %241) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %272 = "llvm.getelementptr"(%66, %137) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t273_s0 = "llvm.ptrtoint"(%272) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t273_s0, %138) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %274 = "arith.addi"(%137, %102) : (i32, i32) -> i32
          %275 = "arith.constant"() {value = 4 : i32} : () -> i32
          %276 = "arith.cmpi"(%274, %275) {predicate = 0 : i64} : (i32, i32) -> i1
          %277 = "arith.xori"(%138, %102) : (i32, i32) -> i32
          %278 = "arith.select"(%276, %277, %138) : (i1, i32, i32) -> i32
          %279 = "arith.select"(%276, %36, %274) : (i1, i32, i32) -> i32
          %280 = "llvm.getelementptr"(%66, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t281_s0 = "llvm.ptrtoint"(%280) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t281_s0, %278) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %282 = "arith.addi"(%279, %102) : (i32, i32) -> i32
          %283 = "arith.cmpi"(%282, %275) {predicate = 0 : i64} : (i32, i32) -> i1
          %284 = "arith.xori"(%278, %102) : (i32, i32) -> i32
          %285 = "arith.select"(%283, %284, %278) : (i1, i32, i32) -> i32
          %286 = "arith.select"(%283, %36, %282) : (i1, i32, i32) -> i32
          %287 = "llvm.getelementptr"(%66, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t288_s0 = "llvm.ptrtoint"(%287) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t288_s0, %285) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %289 = "arith.addi"(%286, %102) : (i32, i32) -> i32
          %290 = "arith.cmpi"(%289, %275) {predicate = 0 : i64} : (i32, i32) -> i1
          %291 = "arith.xori"(%285, %102) : (i32, i32) -> i32
          %292 = "arith.select"(%290, %291, %285) : (i1, i32, i32) -> i32
          %293 = "arith.select"(%290, %36, %289) : (i1, i32, i32) -> i32
          %294 = "llvm.getelementptr"(%66, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t295_s0 = "llvm.ptrtoint"(%294) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t295_s0, %292) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%134, %135) : (i32, i32) -> ()
        }, {
          %296 = "arith.cmpi"(%41, %54) {predicate = 3 : i64} : (i32, i32) -> i1
          %297, %298 = "scf.if"(%296) ({
            %299 = "arith.remui"(%30, %39) : (i32, i32) -> i32
            %300 = "arith.subi"(%41, %102) : (i32, i32) -> i32
            %301 = "arith.muli"(%26, %25) : (i32, i32) -> i32
            %302 = "arith.muli"(%301, %54) : (i32, i32) -> i32
            %303 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            %305 = "arith.constant"() {value = 10 : i64} : () -> i64
            %306 = "arith.shrsi"(%303, %305) : (i64, i64) -> i64
            %307 = "arith.cmpi"(%299, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%307) ({
              %308 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %309 = "arith.constant"() {value = 1024 : i64} : () -> i64
              %310 = "arith.muli"(%306, %309) : (i64, i64) -> i64
              %311 = "llvm.inline_asm"(%308) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
              %313 = "scf.while"(%311) ({
              ^bb0(%314: i64):
                %315 = "arith.cmpi"(%314, %310) {predicate = 2 : i64} : (i64, i64) -> i1
                "scf.condition"(%315, %314) : (i1, i64) -> ()
              }, {
              ^bb0(%316: i64):
                %317 = "llvm.inline_asm"(%308) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                "scf.yield"(%317) : (i64) -> ()
              }) : (i64) -> i64
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 7 : i32} : (i32) -> ()
            %319, %320, %321, %322, %323, %324 = "scf.while"(%36, %97, %101, %103, %97, %36) ({
            ^bb0(%325: i32, %326: i32, %327: i32, %328: i32, %329: i32, %330: i32):
              %331 = "arith.muli"(%24, %25) : (i32, i32) -> i32
              %332 = "arith.muli"(%331, %54) : (i32, i32) -> i32
              %333 = "arith.cmpi"(%326, %332) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.condition"(%333, %325, %326, %327, %328, %329, %330) : (i1, i32, i32, i32, i32, i32, i32) -> ()
            }, {
            ^bb0(%334: i32, %335: i32, %336: i32, %337: i32, %338: i32, %339: i32):
              %340 = "arith.constant"() {value = 32 : i64} : () -> i64
              %341 = "arith.shrui"(%21, %340) : (i64, i64) -> i64
              %342 = "arith.subi"(%27, %102) : (i32, i32) -> i32
              %343 = "llvm.intr.ctlz"(%342) {is_zero_poison = false} : (i32) -> i32
              %344 = "arith.subi"(%39, %343) : (i32, i32) -> i32
              %345 = "arith.extui"(%335) : (i32) -> i64
              %346 = "arith.muli"(%345, %341) : (i64, i64) -> i64
              %347 = "arith.shrui"(%346, %340) : (i64, i64) -> i64
              %348 = "arith.trunci"(%347) : (i64) -> i32
              %349 = "arith.addi"(%348, %335) : (i32, i32) -> i32
              %350 = "arith.shrui"(%349, %344) : (i32, i32) -> i32
              %351 = "arith.cmpi"(%344, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %352 = "arith.select"(%351, %350, %36) : (i1, i32, i32) -> i32
              %353 = "llvm.intr.ctlz"(%342) {is_zero_poison = false} : (i32) -> i32
              %354 = "arith.subi"(%39, %353) : (i32, i32) -> i32
              %355 = "arith.shrui"(%349, %354) : (i32, i32) -> i32
              %356 = "arith.cmpi"(%354, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %357 = "arith.select"(%356, %355, %36) : (i1, i32, i32) -> i32
              %358 = "arith.muli"(%357, %27) : (i32, i32) -> i32
              %359 = "arith.subi"(%335, %358) : (i32, i32) -> i32
              %360 = "arith.shrui"(%22, %340) : (i64, i64) -> i64
              %361 = "arith.subi"(%28, %102) : (i32, i32) -> i32
              %362 = "llvm.intr.ctlz"(%361) {is_zero_poison = false} : (i32) -> i32
              %363 = "arith.subi"(%39, %362) : (i32, i32) -> i32
              %364 = "arith.extui"(%359) : (i32) -> i64
              %365 = "arith.muli"(%364, %360) : (i64, i64) -> i64
              %366 = "arith.shrui"(%365, %340) : (i64, i64) -> i64
              %367 = "arith.trunci"(%366) : (i64) -> i32
              %368 = "arith.addi"(%367, %359) : (i32, i32) -> i32
              %369 = "arith.shrui"(%368, %363) : (i32, i32) -> i32
              %370 = "arith.cmpi"(%363, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %371 = "arith.select"(%370, %369, %36) : (i1, i32, i32) -> i32
              %372 = "llvm.intr.ctlz"(%361) {is_zero_poison = false} : (i32) -> i32
              %373 = "arith.subi"(%39, %372) : (i32, i32) -> i32
              %374 = "arith.shrui"(%368, %373) : (i32, i32) -> i32
              %375 = "arith.cmpi"(%373, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %376 = "arith.select"(%375, %374, %36) : (i1, i32, i32) -> i32
              %377 = "arith.muli"(%376, %28) : (i32, i32) -> i32
              %378 = "arith.subi"(%359, %377) : (i32, i32) -> i32
              %379 = "arith.constant"() {value = 8 : i32} : () -> i32
              %380 = "arith.muli"(%371, %379) : (i32, i32) -> i32
              %381 = "arith.addi"(%380, %379) : (i32, i32) -> i32
              %382 = "arith.cmpi"(%381, %24) {predicate = 3 : i64} : (i32, i32) -> i1
              %383 = "arith.divui"(%378, %379) : (i32, i32) -> i32
              %384 = "arith.shrui"(%23, %340) : (i64, i64) -> i64
              %385 = "arith.subi"(%29, %102) : (i32, i32) -> i32
              %386 = "llvm.intr.ctlz"(%385) {is_zero_poison = false} : (i32) -> i32
              %387 = "arith.subi"(%39, %386) : (i32, i32) -> i32
              %388 = "arith.extui"(%378) : (i32) -> i64
              %389 = "arith.muli"(%388, %384) : (i64, i64) -> i64
              %390 = "arith.shrui"(%389, %340) : (i64, i64) -> i64
              %391 = "arith.trunci"(%390) : (i64) -> i32
              %392 = "arith.addi"(%391, %378) : (i32, i32) -> i32
              %393 = "arith.shrui"(%392, %387) : (i32, i32) -> i32
              %394 = "arith.cmpi"(%387, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %395 = "arith.select"(%394, %393, %36) : (i1, i32, i32) -> i32
              %396 = "arith.select"(%382, %383, %395) : (i1, i32, i32) -> i32
              %397 = "arith.remui"(%378, %379) : (i32, i32) -> i32
              %398 = "llvm.intr.ctlz"(%385) {is_zero_poison = false} : (i32) -> i32
              %399 = "arith.subi"(%39, %398) : (i32, i32) -> i32
              %400 = "arith.shrui"(%392, %399) : (i32, i32) -> i32
              %401 = "arith.cmpi"(%399, %39) {predicate = 6 : i64} : (i32, i32) -> i1
              %402 = "arith.select"(%401, %400, %36) : (i1, i32, i32) -> i32
              %403 = "arith.muli"(%402, %29) : (i32, i32) -> i32
              %404 = "arith.subi"(%378, %403) : (i32, i32) -> i32
              %405 = "arith.select"(%382, %397, %404) : (i1, i32, i32) -> i32
              %406 = "arith.addi"(%380, %405) : (i32, i32) -> i32
              %407 = "arith.muli"(%406, %54) : (i32, i32) -> i32
              %408 = "arith.addi"(%407, %336) : (i32, i32) -> i32
              %409 = "arith.addi"(%396, %337) : (i32, i32) -> i32
              %410 = "arith.muli"(%408, %25) : (i32, i32) -> i32
              %411 = "arith.addi"(%410, %409) : (i32, i32) -> i32
              %412 = "arith.muli"(%411, %54) : (i32, i32) -> i32
              %413 = "arith.addi"(%412, %300) : (i32, i32) -> i32
              %414 = "arith.addi"(%338, %100) : (i32, i32) -> i32
              %415 = "arith.addi"(%339, %102) : (i32, i32) -> i32
              %416 = "arith.cmpi"(%352, %102) {predicate = 2 : i64} : (i32, i32) -> i1
              %417 = "arith.constant"() {value = false} : () -> i1
              %418 = "arith.ori"(%416, %417) : (i1, i1) -> i1
              %419 = "scf.if"(%418) ({
                %420 = "arith.addi"(%334, %102) : (i32, i32) -> i32
                "scf.if"(%307) ({
                  %421 = "llvm.getelementptr"(%53, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %422 = "arith.constant"() {value = 4 : i32} : () -> i32
                  %423 = "arith.muli"(%420, %422) : (i32, i32) -> i32
                  %t425_s0 = "llvm.ptrtoint"(%421) : (!llvm.ptr<3>) -> i32
                  %424 = "llvm.inline_asm"(%t425_s0) {asm_string = "ld.acquire.cta.shared::cta.b32 $0, [$1];", constraints = "=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> i32
                  %426 = "scf.while"(%424) ({
                  ^bb0(%427: i32):
                    %428 = "arith.cmpi"(%427, %423) {predicate = 2 : i64} : (i32, i32) -> i1
                    "scf.condition"(%428, %427) : (i1, i32) -> ()
                  }, {
                  ^bb0(%429: i32):
                    %t431_s0 = "llvm.ptrtoint"(%421) : (!llvm.ptr<3>) -> i32
                    %430 = "llvm.inline_asm"(%t431_s0) {asm_string = "ld.acquire.cta.shared::cta.b32 $0, [$1];", constraints = "=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> i32
                    "scf.yield"(%430) : (i32) -> ()
                  }) : (i32) -> i32
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "nvvm.bar.warp.sync"(%35) {cutec.arm = 8 : i32} : (i32) -> ()
                "scf.yield"(%420) : (i32) -> ()
              }, {
                "scf.yield"(%334) : (i32) -> ()
              }) : (i1) -> i32
              "scf.if"(%416) ({
                %432 = "arith.extsi"(%352) : (i32) -> i64
                %433 = "arith.muli"(%432, %13) : (i64, i64) -> i64
                %434 = "llvm.getelementptr"(%12, %433) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %435 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %436 = "arith.muli"(%413, %435) : (i32, i32) -> i32
                %437 = "llvm.getelementptr"(%434, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %438 = "llvm.getelementptr"(%18, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %439 = "arith.muli"(%36, %302) : (i32, i32) -> i32
                %440 = "arith.addi"(%39, %439) : (i32, i32) -> i32
                %441 = "arith.addi"(%440, %413) : (i32, i32) -> i32
                %442 = "llvm.getelementptr"(%20, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "scf.for"(%36, %39, %102) ({
                ^bb0(%443: i32):
                  %444 = "arith.muli"(%443, %54) : (i32, i32) -> i32
                  %445 = "arith.constant"() {value = 256 : i32} : () -> i32
                  %446 = "arith.muli"(%444, %445) : (i32, i32) -> i32
                  %447 = "arith.muli"(%299, %379) : (i32, i32) -> i32
                  %448 = "arith.addi"(%446, %447) : (i32, i32) -> i32
                  %449 = "llvm.getelementptr"(%437, %448) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t452_r = "llvm.inline_asm"(%449) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %450 = "llvm.extractvalue"(%t452_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %451 = "llvm.extractvalue"(%t452_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %453 = "vector.from_elements"(%450, %451) : (i64, i64) -> vector<2xi64>
                  %454 = "vector.bitcast"(%453) : (vector<2xi64>) -> vector<8xbf16>
                  %455 = "arith.addi"(%444, %102) : (i32, i32) -> i32
                  %456 = "arith.muli"(%455, %445) : (i32, i32) -> i32
                  %457 = "arith.addi"(%456, %447) : (i32, i32) -> i32
                  %458 = "llvm.getelementptr"(%437, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t461_r = "llvm.inline_asm"(%458) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %459 = "llvm.extractvalue"(%t461_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %460 = "llvm.extractvalue"(%t461_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %462 = "vector.from_elements"(%459, %460) : (i64, i64) -> vector<2xi64>
                  %463 = "vector.bitcast"(%462) : (vector<2xi64>) -> vector<8xbf16>
                  %464 = "llvm.getelementptr"(%438, %448) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %465 = "vector.bitcast"(%454) : (vector<8xbf16>) -> vector<2xi64>
                  %466 = "vector.extract"(%465) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %467 = "vector.extract"(%465) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%464, %466, %467) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  %469 = "llvm.getelementptr"(%438, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %470 = "vector.bitcast"(%463) : (vector<8xbf16>) -> vector<2xi64>
                  %471 = "vector.extract"(%470) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %472 = "vector.extract"(%470) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%469, %471, %472) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                %474 = "arith.muli"(%299, %379) : (i32, i32) -> i32
                %475 = "arith.addi"(%435, %474) : (i32, i32) -> i32
                %476 = "arith.constant"() {value = 256 : i32} : () -> i32
                "scf.for"(%475, %435, %476) ({
                ^bb0(%477: i32):
                  %478 = "llvm.getelementptr"(%438, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %479 = "llvm.getelementptr"(%437, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t482_r = "llvm.inline_asm"(%479) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %480 = "llvm.extractvalue"(%t482_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %481 = "llvm.extractvalue"(%t482_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %483 = "vector.from_elements"(%480, %481) : (i64, i64) -> vector<2xi64>
                  %484 = "vector.bitcast"(%483) : (vector<2xi64>) -> vector<8xbf16>
                  %485 = "vector.bitcast"(%484) : (vector<8xbf16>) -> vector<2xi64>
                  %486 = "vector.extract"(%485) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                  %487 = "vector.extract"(%485) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                  "llvm.inline_asm"(%478, %486, %487) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                "nvvm.bar.warp.sync"(%35) {cutec.arm = 9 : i32} : (i32) -> ()
                "scf.if"(%307) ({
                  %489 = "arith.constant"() {value = 1 : i64} : () -> i64
                  %490 = "arith.addi"(%306, %489) : (i64, i64) -> i64
                  "llvm.inline_asm"(%442, %490) {asm_string = "st.release.sys.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"(%419, %414, %101, %103, %414, %415) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            "scf.yield"(%323, %324) : (i32, i32) -> ()
          }, {
            "scf.yield"(%97, %36) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          "scf.yield"(%297, %298) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.yield"(%125, %126, %62) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 208 : i32, action = #nvvm<action increase>} : () -> ()
        %492 = "arith.subi"(%30, %33) : (i32, i32) -> i32
        %493 = "arith.subi"(%38, %102) : (i32, i32) -> i32
        %494 = "arith.muli"(%26, %25) : (i32, i32) -> i32
        %495 = "arith.muli"(%494, %54) : (i32, i32) -> i32
        %496 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %498 = "arith.constant"() {value = 10 : i64} : () -> i64
        %499 = "arith.shrsi"(%496, %498) : (i64, i64) -> i64
        %500 = "arith.muli"(%493, %33) : (i32, i32) -> i32
        %501 = "arith.divui"(%500, %33) : (i32, i32) -> i32
        %502 = "arith.remui"(%501, %54) : (i32, i32) -> i32
        %503 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %504 = "arith.muli"(%502, %503) : (i32, i32) -> i32
        %505 = "llvm.getelementptr"(%49, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %631 = "llvm.mlir.undef"() : () -> f32
        %632 = "llvm.mlir.undef"() : () -> f32
        %633 = "llvm.mlir.undef"() : () -> f32
        %634 = "llvm.mlir.undef"() : () -> i32
        %635 = "llvm.mlir.undef"() : () -> i32
        %636 = "llvm.mlir.undef"() : () -> i32
        %637 = "llvm.mlir.undef"() : () -> i32
        %638 = "llvm.mlir.undef"() : () -> i32
        %639 = "llvm.mlir.undef"() : () -> i32
        %640 = "llvm.mlir.undef"() : () -> i32
        %641 = "llvm.mlir.undef"() : () -> i32
        %642 = "llvm.mlir.undef"() : () -> i32
        %643 = "llvm.mlir.undef"() : () -> i32
        %644 = "llvm.mlir.undef"() : () -> i32
        %645 = "llvm.mlir.undef"() : () -> i32
        %646 = "llvm.mlir.undef"() : () -> i32
        %647 = "llvm.mlir.undef"() : () -> i32
        %648 = "llvm.mlir.undef"() : () -> i32
        %649 = "llvm.mlir.undef"() : () -> i32
        %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803 = "scf.while"(%97, %101, %103, %36, %62, %97, %36, %36, %36, %36, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649) ({
        ^bb0(%804: i32, %805: i32, %806: i32, %807: i32, %808: i1, %809: i32, %810: i32, %811: i32, %812: i32, %813: i32, %814: f32, %815: f32, %816: f32, %817: f32, %818: f32, %819: f32, %820: f32, %821: f32, %822: f32, %823: f32, %824: f32, %825: f32, %826: f32, %827: f32, %828: f32, %829: f32, %830: f32, %831: f32, %832: f32, %833: f32, %834: f32, %835: f32, %836: f32, %837: f32, %838: f32, %839: f32, %840: f32, %841: f32, %842: f32, %843: f32, %844: f32, %845: f32, %846: f32, %847: f32, %848: f32, %849: f32, %850: f32, %851: f32, %852: f32, %853: f32, %854: f32, %855: f32, %856: f32, %857: f32, %858: f32, %859: f32, %860: f32, %861: f32, %862: f32, %863: f32, %864: f32, %865: f32, %866: f32, %867: f32, %868: f32, %869: f32, %870: f32, %871: f32, %872: f32, %873: f32, %874: f32, %875: f32, %876: f32, %877: f32, %878: f32, %879: f32, %880: f32, %881: f32, %882: f32, %883: f32, %884: f32, %885: f32, %886: f32, %887: f32, %888: f32, %889: f32, %890: f32, %891: f32, %892: f32, %893: f32, %894: f32, %895: f32, %896: f32, %897: f32, %898: f32, %899: f32, %900: f32, %901: f32, %902: f32, %903: f32, %904: f32, %905: f32, %906: f32, %907: f32, %908: f32, %909: f32, %910: f32, %911: f32, %912: f32, %913: f32, %914: f32, %915: f32, %916: f32, %917: f32, %918: f32, %919: f32, %920: f32, %921: f32, %922: f32, %923: f32, %924: f32, %925: f32, %926: f32, %927: f32, %928: f32, %929: f32, %930: f32, %931: f32, %932: f32, %933: f32, %934: f32, %935: f32, %936: f32, %937: f32, %938: f32, %939: f32, %940: f32, %941: f32, %942: i32, %943: i32, %944: i32, %945: i32, %946: i32, %947: i32, %948: i32, %949: i32, %950: i32, %951: i32, %952: i32, %953: i32, %954: i32, %955: i32, %956: i32, %957: i32):
          %958 = "arith.muli"(%24, %25) : (i32, i32) -> i32
          %959 = "arith.muli"(%958, %54) : (i32, i32) -> i32
          %960 = "arith.cmpi"(%804, %959) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%960, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%961: i32, %962: i32, %963: i32, %964: i32, %965: i1, %966: i32, %967: i32, %968: i32, %969: i32, %970: i32, %971: f32, %972: f32, %973: f32, %974: f32, %975: f32, %976: f32, %977: f32, %978: f32, %979: f32, %980: f32, %981: f32, %982: f32, %983: f32, %984: f32, %985: f32, %986: f32, %987: f32, %988: f32, %989: f32, %990: f32, %991: f32, %992: f32, %993: f32, %994: f32, %995: f32, %996: f32, %997: f32, %998: f32, %999: f32, %1000: f32, %1001: f32, %1002: f32, %1003: f32, %1004: f32, %1005: f32, %1006: f32, %1007: f32, %1008: f32, %1009: f32, %1010: f32, %1011: f32, %1012: f32, %1013: f32, %1014: f32, %1015: f32, %1016: f32, %1017: f32, %1018: f32, %1019: f32, %1020: f32, %1021: f32, %1022: f32, %1023: f32, %1024: f32, %1025: f32, %1026: f32, %1027: f32, %1028: f32, %1029: f32, %1030: f32, %1031: f32, %1032: f32, %1033: f32, %1034: f32, %1035: f32, %1036: f32, %1037: f32, %1038: f32, %1039: f32, %1040: f32, %1041: f32, %1042: f32, %1043: f32, %1044: f32, %1045: f32, %1046: f32, %1047: f32, %1048: f32, %1049: f32, %1050: f32, %1051: f32, %1052: f32, %1053: f32, %1054: f32, %1055: f32, %1056: f32, %1057: f32, %1058: f32, %1059: f32, %1060: f32, %1061: f32, %1062: f32, %1063: f32, %1064: f32, %1065: f32, %1066: f32, %1067: f32, %1068: f32, %1069: f32, %1070: f32, %1071: f32, %1072: f32, %1073: f32, %1074: f32, %1075: f32, %1076: f32, %1077: f32, %1078: f32, %1079: f32, %1080: f32, %1081: f32, %1082: f32, %1083: f32, %1084: f32, %1085: f32, %1086: f32, %1087: f32, %1088: f32, %1089: f32, %1090: f32, %1091: f32, %1092: f32, %1093: f32, %1094: f32, %1095: f32, %1096: f32, %1097: f32, %1098: f32, %1099: i32, %1100: i32, %1101: i32, %1102: i32, %1103: i32, %1104: i32, %1105: i32, %1106: i32, %1107: i32, %1108: i32, %1109: i32, %1110: i32, %1111: i32, %1112: i32, %1113: i32, %1114: i32):
          %1115 = "arith.constant"() {value = 32 : i64} : () -> i64
          %1116 = "arith.shrui"(%21, %1115) : (i64, i64) -> i64
          %1117 = "arith.subi"(%27, %102) : (i32, i32) -> i32
          %1118 = "llvm.intr.ctlz"(%1117) {is_zero_poison = false} : (i32) -> i32
          %1119 = "arith.subi"(%39, %1118) : (i32, i32) -> i32
          %1120 = "arith.extui"(%961) : (i32) -> i64
          %1121 = "arith.muli"(%1120, %1116) : (i64, i64) -> i64
          %1122 = "arith.shrui"(%1121, %1115) : (i64, i64) -> i64
          %1123 = "arith.trunci"(%1122) : (i64) -> i32
          %1124 = "arith.addi"(%1123, %961) : (i32, i32) -> i32
          %1125 = "arith.shrui"(%1124, %1119) : (i32, i32) -> i32
          %1126 = "arith.cmpi"(%1119, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %1127 = "arith.select"(%1126, %1125, %36) : (i1, i32, i32) -> i32
          %1128 = "llvm.intr.ctlz"(%1117) {is_zero_poison = false} : (i32) -> i32
          %1129 = "arith.subi"(%39, %1128) : (i32, i32) -> i32
          %1130 = "arith.shrui"(%1124, %1129) : (i32, i32) -> i32
          %1131 = "arith.cmpi"(%1129, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %1132 = "arith.select"(%1131, %1130, %36) : (i1, i32, i32) -> i32
          %1133 = "arith.muli"(%1132, %27) : (i32, i32) -> i32
          %1134 = "arith.subi"(%961, %1133) : (i32, i32) -> i32
          %1135 = "arith.shrui"(%22, %1115) : (i64, i64) -> i64
          %1136 = "arith.subi"(%28, %102) : (i32, i32) -> i32
          %1137 = "llvm.intr.ctlz"(%1136) {is_zero_poison = false} : (i32) -> i32
          %1138 = "arith.subi"(%39, %1137) : (i32, i32) -> i32
          %1139 = "arith.extui"(%1134) : (i32) -> i64
          %1140 = "arith.muli"(%1139, %1135) : (i64, i64) -> i64
          %1141 = "arith.shrui"(%1140, %1115) : (i64, i64) -> i64
          %1142 = "arith.trunci"(%1141) : (i64) -> i32
          %1143 = "arith.addi"(%1142, %1134) : (i32, i32) -> i32
          %1144 = "arith.shrui"(%1143, %1138) : (i32, i32) -> i32
          %1145 = "arith.cmpi"(%1138, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %1146 = "arith.select"(%1145, %1144, %36) : (i1, i32, i32) -> i32
          %1147 = "llvm.intr.ctlz"(%1136) {is_zero_poison = false} : (i32) -> i32
          %1148 = "arith.subi"(%39, %1147) : (i32, i32) -> i32
          %1149 = "arith.shrui"(%1143, %1148) : (i32, i32) -> i32
          %1150 = "arith.cmpi"(%1148, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %1151 = "arith.select"(%1150, %1149, %36) : (i1, i32, i32) -> i32
          %1152 = "arith.muli"(%1151, %28) : (i32, i32) -> i32
          %1153 = "arith.subi"(%1134, %1152) : (i32, i32) -> i32
          %1154 = "arith.constant"() {value = 8 : i32} : () -> i32
          %1155 = "arith.muli"(%1146, %1154) : (i32, i32) -> i32
          %1156 = "arith.addi"(%1155, %1154) : (i32, i32) -> i32
          %1157 = "arith.cmpi"(%1156, %24) {predicate = 3 : i64} : (i32, i32) -> i1
          %1158 = "arith.divui"(%1153, %1154) : (i32, i32) -> i32
          %1159 = "arith.shrui"(%23, %1115) : (i64, i64) -> i64
          %1160 = "arith.subi"(%29, %102) : (i32, i32) -> i32
          %1161 = "llvm.intr.ctlz"(%1160) {is_zero_poison = false} : (i32) -> i32
          %1162 = "arith.subi"(%39, %1161) : (i32, i32) -> i32
          %1163 = "arith.extui"(%1153) : (i32) -> i64
          %1164 = "arith.muli"(%1163, %1159) : (i64, i64) -> i64
          %1165 = "arith.shrui"(%1164, %1115) : (i64, i64) -> i64
          %1166 = "arith.trunci"(%1165) : (i64) -> i32
          %1167 = "arith.addi"(%1166, %1153) : (i32, i32) -> i32
          %1168 = "arith.shrui"(%1167, %1162) : (i32, i32) -> i32
          %1169 = "arith.cmpi"(%1162, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %1170 = "arith.select"(%1169, %1168, %36) : (i1, i32, i32) -> i32
          %1171 = "arith.select"(%1157, %1158, %1170) : (i1, i32, i32) -> i32
          %1172 = "arith.remui"(%1153, %1154) : (i32, i32) -> i32
          %1173 = "llvm.intr.ctlz"(%1160) {is_zero_poison = false} : (i32) -> i32
          %1174 = "arith.subi"(%39, %1173) : (i32, i32) -> i32
          %1175 = "arith.shrui"(%1167, %1174) : (i32, i32) -> i32
          %1176 = "arith.cmpi"(%1174, %39) {predicate = 6 : i64} : (i32, i32) -> i1
          %1177 = "arith.select"(%1176, %1175, %36) : (i1, i32, i32) -> i32
          %1178 = "arith.muli"(%1177, %29) : (i32, i32) -> i32
          %1179 = "arith.subi"(%1153, %1178) : (i32, i32) -> i32
          %1180 = "arith.select"(%1157, %1172, %1179) : (i1, i32, i32) -> i32
          %1181 = "arith.addi"(%1155, %1180) : (i32, i32) -> i32
          %1182 = "arith.muli"(%1181, %54) : (i32, i32) -> i32
          %1183 = "arith.addi"(%1182, %962) : (i32, i32) -> i32
          %1184 = "arith.addi"(%1171, %963) : (i32, i32) -> i32
          %1185 = "arith.addi"(%966, %100) : (i32, i32) -> i32
          %1186 = "arith.addi"(%967, %102) : (i32, i32) -> i32
          %1187 = "llvm.getelementptr"(%52, %969) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1188_s0 = "llvm.ptrtoint"(%1187) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1188_s0, %970) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1189 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1190 = "arith.muli"(%969, %1189) : (i32, i32) -> i32
          %1191 = "llvm.getelementptr"(%505, %1190) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1192 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %1193 = "arith.muli"(%969, %1192) : (i32, i32) -> i32
          %1194 = "llvm.getelementptr"(%50, %1193) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1195 = "arith.constant"() {value = false} : () -> i1
          %t1197_a = "llvm.ptrtoint"(%1191) : (!llvm.ptr<3>) -> i32
          %t1197_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1197_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1197_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1197_shifted = "arith.shrui"(%t1197_a, %t1197_four) : (i32, i32) -> i32
          %t1197_low = "arith.andi"(%t1197_shifted, %t1197_mask) : (i32, i32) -> i32
          %t1197_wide = "arith.extui"(%t1197_low) : (i32) -> i64
          %1196 = "arith.ori"(%t1197_wide, %t1197_fields) : (i64, i64) -> i64
          %t1199_a = "llvm.ptrtoint"(%1194) : (!llvm.ptr<3>) -> i32
          %t1199_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1199_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1199_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1199_shifted = "arith.shrui"(%t1199_a, %t1199_four) : (i32, i32) -> i32
          %t1199_low = "arith.andi"(%t1199_shifted, %t1199_mask) : (i32, i32) -> i32
          %t1199_wide = "arith.extui"(%t1199_low) : (i32) -> i64
          %1198 = "arith.ori"(%t1199_wide, %t1199_fields) : (i64, i64) -> i64
          %t1328_r = "llvm.inline_asm"(%971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1200 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1201 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1202 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1203 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1204 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1205 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1206 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1207 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1208 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1209 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1210 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1211 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1212 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1213 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1214 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1215 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1216 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1217 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1218 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1219 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1220 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1221 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1222 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1223 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1224 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1225 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1226 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1227 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1228 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1229 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1230 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1231 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1232 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1233 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1234 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1235 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1236 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1237 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1238 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1239 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1240 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1241 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1242 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1243 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1244 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1245 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1246 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1247 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1248 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1249 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1250 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1251 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1252 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1253 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1254 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1255 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1256 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1257 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1258 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1259 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1260 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1261 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1262 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1263 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1264 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1265 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1266 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1267 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1268 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1269 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1270 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1271 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1272 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1273 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1274 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1275 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1276 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1277 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1278 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1279 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1280 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1281 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1282 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1283 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1284 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1285 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1286 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1287 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1288 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1289 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1290 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1291 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1292 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1293 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1294 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1295 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1296 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1297 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1298 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1299 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1300 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1301 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1302 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1303 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1304 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1305 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1306 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1307 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1308 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1309 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1310 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1311 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1312 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1313 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1314 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1315 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1316 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1317 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1318 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1319 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1320 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1321 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1322 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1323 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1324 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1325 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1326 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1327 = "llvm.extractvalue"(%t1328_r) {position = array<i64: 127>} : (!struct1) -> f32
          %t1457_r = "llvm.inline_asm"(%1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1196, %1198, %1195) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 10 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1329 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1330 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1331 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1332 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1333 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1334 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1335 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1336 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1337 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1338 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1339 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1340 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1341 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1342 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1343 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1344 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1345 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1346 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1347 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1348 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1349 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1350 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1351 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1352 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1353 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1354 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1355 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1356 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1357 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1358 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1359 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1360 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1361 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1362 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1363 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1364 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1365 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1366 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1367 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1368 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1369 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1370 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1371 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1372 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1373 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1374 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1375 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1376 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1377 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1378 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1379 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1380 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1381 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1382 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1383 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1384 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1385 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1386 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1387 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1388 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1389 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1390 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1391 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1392 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1393 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1394 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1395 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1396 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1397 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1398 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1399 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1400 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1401 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1402 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1403 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1404 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1405 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1406 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1407 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1408 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1409 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1410 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1411 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1412 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1413 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1414 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1415 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1416 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1417 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1418 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1419 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1420 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1421 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1422 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1423 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1424 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1425 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1426 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1427 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1428 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1429 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1430 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1431 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1432 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1433 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1434 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1435 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1436 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1437 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1438 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1439 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1440 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1441 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1442 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1443 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1444 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1445 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1446 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1447 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1448 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1449 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1450 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1451 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1452 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1453 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1454 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1455 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1456 = "llvm.extractvalue"(%t1457_r) {position = array<i64: 127>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1458 = "arith.addi"(%969, %102) : (i32, i32) -> i32
          %1459 = "arith.constant"() {value = 4 : i32} : () -> i32
          %1460 = "arith.cmpi"(%1458, %1459) {predicate = 0 : i64} : (i32, i32) -> i1
          %1461 = "arith.xori"(%970, %102) : (i32, i32) -> i32
          %1462 = "arith.select"(%1460, %1461, %970) : (i1, i32, i32) -> i32
          %1463 = "arith.select"(%1460, %36, %1458) : (i1, i32, i32) -> i32
          %1464 = "arith.addi"(%968, %102) : (i32, i32) -> i32
          %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598 = "scf.for"(%102, %108, %102, %968, %969, %970, %1464, %1463, %1462, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456) ({
          ^bb0(%1599: i32, %1600: i32, %1601: i32, %1602: i32, %1603: i32, %1604: i32, %1605: i32, %1606: f32, %1607: f32, %1608: f32, %1609: f32, %1610: f32, %1611: f32, %1612: f32, %1613: f32, %1614: f32, %1615: f32, %1616: f32, %1617: f32, %1618: f32, %1619: f32, %1620: f32, %1621: f32, %1622: f32, %1623: f32, %1624: f32, %1625: f32, %1626: f32, %1627: f32, %1628: f32, %1629: f32, %1630: f32, %1631: f32, %1632: f32, %1633: f32, %1634: f32, %1635: f32, %1636: f32, %1637: f32, %1638: f32, %1639: f32, %1640: f32, %1641: f32, %1642: f32, %1643: f32, %1644: f32, %1645: f32, %1646: f32, %1647: f32, %1648: f32, %1649: f32, %1650: f32, %1651: f32, %1652: f32, %1653: f32, %1654: f32, %1655: f32, %1656: f32, %1657: f32, %1658: f32, %1659: f32, %1660: f32, %1661: f32, %1662: f32, %1663: f32, %1664: f32, %1665: f32, %1666: f32, %1667: f32, %1668: f32, %1669: f32, %1670: f32, %1671: f32, %1672: f32, %1673: f32, %1674: f32, %1675: f32, %1676: f32, %1677: f32, %1678: f32, %1679: f32, %1680: f32, %1681: f32, %1682: f32, %1683: f32, %1684: f32, %1685: f32, %1686: f32, %1687: f32, %1688: f32, %1689: f32, %1690: f32, %1691: f32, %1692: f32, %1693: f32, %1694: f32, %1695: f32, %1696: f32, %1697: f32, %1698: f32, %1699: f32, %1700: f32, %1701: f32, %1702: f32, %1703: f32, %1704: f32, %1705: f32, %1706: f32, %1707: f32, %1708: f32, %1709: f32, %1710: f32, %1711: f32, %1712: f32, %1713: f32, %1714: f32, %1715: f32, %1716: f32, %1717: f32, %1718: f32, %1719: f32, %1720: f32, %1721: f32, %1722: f32, %1723: f32, %1724: f32, %1725: f32, %1726: f32, %1727: f32, %1728: f32, %1729: f32, %1730: f32, %1731: f32, %1732: f32, %1733: f32):
            %1734 = "llvm.getelementptr"(%52, %1604) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1735_s0 = "llvm.ptrtoint"(%1734) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1735_s0, %1605) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1736 = "arith.muli"(%1604, %1189) : (i32, i32) -> i32
            %1737 = "llvm.getelementptr"(%505, %1736) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1738 = "arith.muli"(%1604, %1192) : (i32, i32) -> i32
            %1739 = "llvm.getelementptr"(%50, %1738) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1741_a = "llvm.ptrtoint"(%1737) : (!llvm.ptr<3>) -> i32
            %t1741_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1741_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1741_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1741_shifted = "arith.shrui"(%t1741_a, %t1741_four) : (i32, i32) -> i32
            %t1741_low = "arith.andi"(%t1741_shifted, %t1741_mask) : (i32, i32) -> i32
            %t1741_wide = "arith.extui"(%t1741_low) : (i32) -> i64
            %1740 = "arith.ori"(%t1741_wide, %t1741_fields) : (i64, i64) -> i64
            %t1743_a = "llvm.ptrtoint"(%1739) : (!llvm.ptr<3>) -> i32
            %t1743_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1743_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1743_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1743_shifted = "arith.shrui"(%t1743_a, %t1743_four) : (i32, i32) -> i32
            %t1743_low = "arith.andi"(%t1743_shifted, %t1743_mask) : (i32, i32) -> i32
            %t1743_wide = "arith.extui"(%t1743_low) : (i32) -> i64
            %1742 = "arith.ori"(%t1743_wide, %t1743_fields) : (i64, i64) -> i64
            %t1872_r = "llvm.inline_asm"(%1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %1744 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1745 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1746 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1747 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1748 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1749 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1750 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1751 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1752 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1753 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1754 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1755 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1756 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1757 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1758 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1759 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1760 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1761 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1762 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1763 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1764 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1765 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1766 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1767 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1768 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1769 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1770 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1771 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1772 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1773 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1774 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1775 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1776 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1777 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1778 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1779 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1780 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1781 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1782 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1783 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1784 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1785 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1786 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1787 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1788 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1789 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1790 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1791 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1792 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1793 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1794 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1795 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1796 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1797 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1798 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1799 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1800 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1801 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1802 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1803 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1804 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1805 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1806 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1807 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 63>} : (!struct1) -> f32
            %1808 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 64>} : (!struct1) -> f32
            %1809 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 65>} : (!struct1) -> f32
            %1810 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 66>} : (!struct1) -> f32
            %1811 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 67>} : (!struct1) -> f32
            %1812 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 68>} : (!struct1) -> f32
            %1813 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 69>} : (!struct1) -> f32
            %1814 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 70>} : (!struct1) -> f32
            %1815 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 71>} : (!struct1) -> f32
            %1816 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 72>} : (!struct1) -> f32
            %1817 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 73>} : (!struct1) -> f32
            %1818 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 74>} : (!struct1) -> f32
            %1819 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 75>} : (!struct1) -> f32
            %1820 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 76>} : (!struct1) -> f32
            %1821 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 77>} : (!struct1) -> f32
            %1822 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 78>} : (!struct1) -> f32
            %1823 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 79>} : (!struct1) -> f32
            %1824 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 80>} : (!struct1) -> f32
            %1825 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 81>} : (!struct1) -> f32
            %1826 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 82>} : (!struct1) -> f32
            %1827 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 83>} : (!struct1) -> f32
            %1828 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 84>} : (!struct1) -> f32
            %1829 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 85>} : (!struct1) -> f32
            %1830 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 86>} : (!struct1) -> f32
            %1831 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 87>} : (!struct1) -> f32
            %1832 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 88>} : (!struct1) -> f32
            %1833 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 89>} : (!struct1) -> f32
            %1834 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 90>} : (!struct1) -> f32
            %1835 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 91>} : (!struct1) -> f32
            %1836 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 92>} : (!struct1) -> f32
            %1837 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 93>} : (!struct1) -> f32
            %1838 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 94>} : (!struct1) -> f32
            %1839 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 95>} : (!struct1) -> f32
            %1840 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 96>} : (!struct1) -> f32
            %1841 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 97>} : (!struct1) -> f32
            %1842 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 98>} : (!struct1) -> f32
            %1843 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 99>} : (!struct1) -> f32
            %1844 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 100>} : (!struct1) -> f32
            %1845 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 101>} : (!struct1) -> f32
            %1846 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 102>} : (!struct1) -> f32
            %1847 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 103>} : (!struct1) -> f32
            %1848 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 104>} : (!struct1) -> f32
            %1849 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 105>} : (!struct1) -> f32
            %1850 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 106>} : (!struct1) -> f32
            %1851 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 107>} : (!struct1) -> f32
            %1852 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 108>} : (!struct1) -> f32
            %1853 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 109>} : (!struct1) -> f32
            %1854 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 110>} : (!struct1) -> f32
            %1855 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 111>} : (!struct1) -> f32
            %1856 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 112>} : (!struct1) -> f32
            %1857 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 113>} : (!struct1) -> f32
            %1858 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 114>} : (!struct1) -> f32
            %1859 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 115>} : (!struct1) -> f32
            %1860 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 116>} : (!struct1) -> f32
            %1861 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 117>} : (!struct1) -> f32
            %1862 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 118>} : (!struct1) -> f32
            %1863 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 119>} : (!struct1) -> f32
            %1864 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 120>} : (!struct1) -> f32
            %1865 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 121>} : (!struct1) -> f32
            %1866 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 122>} : (!struct1) -> f32
            %1867 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 123>} : (!struct1) -> f32
            %1868 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 124>} : (!struct1) -> f32
            %1869 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 125>} : (!struct1) -> f32
            %1870 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 126>} : (!struct1) -> f32
            %1871 = "llvm.extractvalue"(%t1872_r) {position = array<i64: 127>} : (!struct1) -> f32
            %t2001_r = "llvm.inline_asm"(%1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1740, %1742, %62) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 11 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %1873 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1874 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1875 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1876 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1877 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1878 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1879 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1880 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1881 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1882 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1883 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1884 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1885 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1886 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1887 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1888 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1889 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1890 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1891 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1892 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1893 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1894 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1895 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1896 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1897 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1898 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1899 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1900 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1901 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1902 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1903 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1904 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 31>} : (!struct1) -> f32
            %1905 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 32>} : (!struct1) -> f32
            %1906 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 33>} : (!struct1) -> f32
            %1907 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 34>} : (!struct1) -> f32
            %1908 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 35>} : (!struct1) -> f32
            %1909 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 36>} : (!struct1) -> f32
            %1910 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 37>} : (!struct1) -> f32
            %1911 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 38>} : (!struct1) -> f32
            %1912 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 39>} : (!struct1) -> f32
            %1913 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 40>} : (!struct1) -> f32
            %1914 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 41>} : (!struct1) -> f32
            %1915 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 42>} : (!struct1) -> f32
            %1916 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 43>} : (!struct1) -> f32
            %1917 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 44>} : (!struct1) -> f32
            %1918 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 45>} : (!struct1) -> f32
            %1919 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 46>} : (!struct1) -> f32
            %1920 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 47>} : (!struct1) -> f32
            %1921 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 48>} : (!struct1) -> f32
            %1922 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 49>} : (!struct1) -> f32
            %1923 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 50>} : (!struct1) -> f32
            %1924 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 51>} : (!struct1) -> f32
            %1925 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 52>} : (!struct1) -> f32
            %1926 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 53>} : (!struct1) -> f32
            %1927 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 54>} : (!struct1) -> f32
            %1928 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 55>} : (!struct1) -> f32
            %1929 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 56>} : (!struct1) -> f32
            %1930 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 57>} : (!struct1) -> f32
            %1931 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 58>} : (!struct1) -> f32
            %1932 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 59>} : (!struct1) -> f32
            %1933 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 60>} : (!struct1) -> f32
            %1934 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 61>} : (!struct1) -> f32
            %1935 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 62>} : (!struct1) -> f32
            %1936 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 63>} : (!struct1) -> f32
            %1937 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 64>} : (!struct1) -> f32
            %1938 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 65>} : (!struct1) -> f32
            %1939 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 66>} : (!struct1) -> f32
            %1940 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 67>} : (!struct1) -> f32
            %1941 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 68>} : (!struct1) -> f32
            %1942 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 69>} : (!struct1) -> f32
            %1943 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 70>} : (!struct1) -> f32
            %1944 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 71>} : (!struct1) -> f32
            %1945 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 72>} : (!struct1) -> f32
            %1946 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 73>} : (!struct1) -> f32
            %1947 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 74>} : (!struct1) -> f32
            %1948 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 75>} : (!struct1) -> f32
            %1949 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 76>} : (!struct1) -> f32
            %1950 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 77>} : (!struct1) -> f32
            %1951 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 78>} : (!struct1) -> f32
            %1952 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 79>} : (!struct1) -> f32
            %1953 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 80>} : (!struct1) -> f32
            %1954 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 81>} : (!struct1) -> f32
            %1955 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 82>} : (!struct1) -> f32
            %1956 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 83>} : (!struct1) -> f32
            %1957 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 84>} : (!struct1) -> f32
            %1958 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 85>} : (!struct1) -> f32
            %1959 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 86>} : (!struct1) -> f32
            %1960 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 87>} : (!struct1) -> f32
            %1961 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 88>} : (!struct1) -> f32
            %1962 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 89>} : (!struct1) -> f32
            %1963 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 90>} : (!struct1) -> f32
            %1964 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 91>} : (!struct1) -> f32
            %1965 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 92>} : (!struct1) -> f32
            %1966 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 93>} : (!struct1) -> f32
            %1967 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 94>} : (!struct1) -> f32
            %1968 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 95>} : (!struct1) -> f32
            %1969 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 96>} : (!struct1) -> f32
            %1970 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 97>} : (!struct1) -> f32
            %1971 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 98>} : (!struct1) -> f32
            %1972 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 99>} : (!struct1) -> f32
            %1973 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 100>} : (!struct1) -> f32
            %1974 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 101>} : (!struct1) -> f32
            %1975 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 102>} : (!struct1) -> f32
            %1976 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 103>} : (!struct1) -> f32
            %1977 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 104>} : (!struct1) -> f32
            %1978 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 105>} : (!struct1) -> f32
            %1979 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 106>} : (!struct1) -> f32
            %1980 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 107>} : (!struct1) -> f32
            %1981 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 108>} : (!struct1) -> f32
            %1982 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 109>} : (!struct1) -> f32
            %1983 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 110>} : (!struct1) -> f32
            %1984 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 111>} : (!struct1) -> f32
            %1985 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 112>} : (!struct1) -> f32
            %1986 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 113>} : (!struct1) -> f32
            %1987 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 114>} : (!struct1) -> f32
            %1988 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 115>} : (!struct1) -> f32
            %1989 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 116>} : (!struct1) -> f32
            %1990 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 117>} : (!struct1) -> f32
            %1991 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 118>} : (!struct1) -> f32
            %1992 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 119>} : (!struct1) -> f32
            %1993 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 120>} : (!struct1) -> f32
            %1994 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 121>} : (!struct1) -> f32
            %1995 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 122>} : (!struct1) -> f32
            %1996 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 123>} : (!struct1) -> f32
            %1997 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 124>} : (!struct1) -> f32
            %1998 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 125>} : (!struct1) -> f32
            %1999 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2000 = "llvm.extractvalue"(%t2001_r) {position = array<i64: 127>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2130_r = "llvm.inline_asm"(%1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2002 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2003 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2004 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2005 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2006 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2007 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2008 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2009 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2010 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2011 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2012 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2013 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2014 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2015 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2016 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2017 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2018 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2019 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2020 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2021 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2022 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2023 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2024 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2025 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2026 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2027 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2028 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2029 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2030 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2031 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2032 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2033 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2034 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2035 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2036 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2037 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2038 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2039 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2040 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2041 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2042 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2043 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2044 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2045 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2046 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2047 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2048 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2049 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2050 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2051 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2052 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2053 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2054 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2055 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2056 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2057 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2058 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2059 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2060 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2061 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2062 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2063 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2064 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2065 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2066 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2067 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2068 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2069 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2070 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2071 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2072 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2073 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2074 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2075 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2076 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2077 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2078 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2079 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2080 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2081 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2082 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2083 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2084 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2085 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2086 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2087 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2088 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2089 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2090 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2091 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2092 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2093 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2094 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2095 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2096 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2097 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2098 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2099 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2100 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2101 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2102 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2103 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2104 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2105 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2106 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2107 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2108 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2109 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2110 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2111 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2112 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2113 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2114 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2115 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2116 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2117 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2118 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2119 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2120 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2121 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2122 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2123 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2124 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2125 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2126 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2127 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2128 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2129 = "llvm.extractvalue"(%t2130_r) {position = array<i64: 127>} : (!struct1) -> f32
            "scf.if"(%65) ({
              %2131 = "llvm.getelementptr"(%66, %1601) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2132 = "nvvm.mapa"(%2131, %57) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
              %t2133_s0 = "llvm.ptrtoint"(%2132) : (!llvm.ptr<7>) -> i32
              "llvm.inline_asm"(%t2133_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2134 = "arith.addi"(%1604, %102) : (i32, i32) -> i32
            %2135 = "arith.cmpi"(%2134, %1459) {predicate = 0 : i64} : (i32, i32) -> i1
            %2136 = "arith.xori"(%1605, %102) : (i32, i32) -> i32
            %2137 = "arith.select"(%2135, %2136, %1605) : (i1, i32, i32) -> i32
            %2138 = "arith.select"(%2135, %36, %2134) : (i1, i32, i32) -> i32
            %2139 = "arith.addi"(%1603, %102) : (i32, i32) -> i32
            "scf.yield"(%1603, %1604, %1605, %2139, %2138, %2137, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t2268_r = "llvm.inline_asm"(%1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2140 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2141 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2142 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2143 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2144 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2145 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2146 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2147 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2148 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2149 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2150 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2151 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2152 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2153 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2154 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2155 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2156 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2157 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2158 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2159 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2160 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2161 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2162 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2163 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2164 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2165 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2166 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2167 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2168 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2169 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2170 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2171 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2172 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2173 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2174 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2175 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2176 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2177 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2178 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2179 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2180 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2181 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2182 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2183 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2184 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2185 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2186 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2187 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2188 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2189 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2190 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2191 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2192 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2193 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2194 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2195 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2196 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2197 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2198 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2199 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2200 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2201 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2202 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2203 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2204 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2205 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2206 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2207 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2208 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2209 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2210 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2211 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2212 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2213 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2214 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2215 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2216 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2217 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2218 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2219 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2220 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2221 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2222 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2223 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2224 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2225 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2226 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2227 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2228 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2229 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2230 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2231 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2232 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2233 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2234 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2235 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2236 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 96>} : (!struct1) -> f32
          %2237 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 97>} : (!struct1) -> f32
          %2238 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 98>} : (!struct1) -> f32
          %2239 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 99>} : (!struct1) -> f32
          %2240 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 100>} : (!struct1) -> f32
          %2241 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 101>} : (!struct1) -> f32
          %2242 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 102>} : (!struct1) -> f32
          %2243 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 103>} : (!struct1) -> f32
          %2244 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 104>} : (!struct1) -> f32
          %2245 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 105>} : (!struct1) -> f32
          %2246 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 106>} : (!struct1) -> f32
          %2247 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 107>} : (!struct1) -> f32
          %2248 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 108>} : (!struct1) -> f32
          %2249 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 109>} : (!struct1) -> f32
          %2250 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 110>} : (!struct1) -> f32
          %2251 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 111>} : (!struct1) -> f32
          %2252 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 112>} : (!struct1) -> f32
          %2253 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 113>} : (!struct1) -> f32
          %2254 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 114>} : (!struct1) -> f32
          %2255 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 115>} : (!struct1) -> f32
          %2256 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 116>} : (!struct1) -> f32
          %2257 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 117>} : (!struct1) -> f32
          %2258 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 118>} : (!struct1) -> f32
          %2259 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 119>} : (!struct1) -> f32
          %2260 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 120>} : (!struct1) -> f32
          %2261 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 121>} : (!struct1) -> f32
          %2262 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 122>} : (!struct1) -> f32
          %2263 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 123>} : (!struct1) -> f32
          %2264 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 124>} : (!struct1) -> f32
          %2265 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 125>} : (!struct1) -> f32
          %2266 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 126>} : (!struct1) -> f32
          %2267 = "llvm.extractvalue"(%t2268_r) {position = array<i64: 127>} : (!struct1) -> f32
          "scf.if"(%65) ({
            %2269 = "llvm.getelementptr"(%66, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2270 = "nvvm.mapa"(%2269, %57) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t2271_s0 = "llvm.ptrtoint"(%2270) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t2271_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2272 = "arith.muli"(%1183, %25) : (i32, i32) -> i32
          %2273 = "arith.addi"(%2272, %1184) : (i32, i32) -> i32
          %2274 = "arith.muli"(%2273, %54) : (i32, i32) -> i32
          %2275 = "arith.addi"(%2274, %493) : (i32, i32) -> i32
          %2276 = "arith.cmpi"(%1127, %102) {predicate = 2 : i64} : (i32, i32) -> i1
          %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420 = "scf.if"(%2276) ({
            %2421 = "arith.extsi"(%1127) : (i32) -> i64
            %2422 = "arith.muli"(%2421, %13) : (i64, i64) -> i64
            %2423 = "llvm.getelementptr"(%12, %2422) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2424 = "arith.muli"(%2275, %1192) : (i32, i32) -> i32
            %2425 = "llvm.getelementptr"(%2423, %2424) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2426 = "arith.constant"() {value = 127 : i32} : () -> i32
            %2427 = "arith.andi"(%492, %2426) : (i32, i32) -> i32
            %2428 = "arith.muli"(%2427, %1154) : (i32, i32) -> i32
            %2429 = "llvm.getelementptr"(%2425, %2428) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2430 = "vector.from_elements"(%2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2431 = "arith.truncf"(%2430) : (vector<8xf32>) -> vector<8xbf16>
            %2432 = "vector.bitcast"(%2431) : (vector<8xbf16>) -> vector<2xi64>
            %2433 = "vector.extract"(%2432) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2434 = "vector.extract"(%2432) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2429, %2433, %2434) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2436 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2437 = "arith.addi"(%2428, %2436) : (i32, i32) -> i32
            %2438 = "llvm.getelementptr"(%2425, %2437) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2439 = "vector.from_elements"(%2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2440 = "arith.truncf"(%2439) : (vector<8xf32>) -> vector<8xbf16>
            %2441 = "vector.bitcast"(%2440) : (vector<8xbf16>) -> vector<2xi64>
            %2442 = "vector.extract"(%2441) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2443 = "vector.extract"(%2441) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2438, %2442, %2443) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2445 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %2446 = "arith.addi"(%2428, %2445) : (i32, i32) -> i32
            %2447 = "llvm.getelementptr"(%2425, %2446) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2448 = "vector.from_elements"(%2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2449 = "arith.truncf"(%2448) : (vector<8xf32>) -> vector<8xbf16>
            %2450 = "vector.bitcast"(%2449) : (vector<8xbf16>) -> vector<2xi64>
            %2451 = "vector.extract"(%2450) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2452 = "vector.extract"(%2450) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2447, %2451, %2452) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2454 = "arith.constant"() {value = 3072 : i32} : () -> i32
            %2455 = "arith.addi"(%2428, %2454) : (i32, i32) -> i32
            %2456 = "llvm.getelementptr"(%2425, %2455) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2457 = "vector.from_elements"(%2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2458 = "arith.truncf"(%2457) : (vector<8xf32>) -> vector<8xbf16>
            %2459 = "vector.bitcast"(%2458) : (vector<8xbf16>) -> vector<2xi64>
            %2460 = "vector.extract"(%2459) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2461 = "vector.extract"(%2459) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2456, %2460, %2461) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2463 = "arith.addi"(%2428, %503) : (i32, i32) -> i32
            %2464 = "llvm.getelementptr"(%2425, %2463) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2465 = "vector.from_elements"(%2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2466 = "arith.truncf"(%2465) : (vector<8xf32>) -> vector<8xbf16>
            %2467 = "vector.bitcast"(%2466) : (vector<8xbf16>) -> vector<2xi64>
            %2468 = "vector.extract"(%2467) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2469 = "vector.extract"(%2467) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2464, %2468, %2469) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2471 = "arith.constant"() {value = 5120 : i32} : () -> i32
            %2472 = "arith.addi"(%2428, %2471) : (i32, i32) -> i32
            %2473 = "llvm.getelementptr"(%2425, %2472) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2474 = "vector.from_elements"(%2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2475 = "arith.truncf"(%2474) : (vector<8xf32>) -> vector<8xbf16>
            %2476 = "vector.bitcast"(%2475) : (vector<8xbf16>) -> vector<2xi64>
            %2477 = "vector.extract"(%2476) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2478 = "vector.extract"(%2476) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2473, %2477, %2478) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2480 = "arith.constant"() {value = 6144 : i32} : () -> i32
            %2481 = "arith.addi"(%2428, %2480) : (i32, i32) -> i32
            %2482 = "llvm.getelementptr"(%2425, %2481) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2483 = "vector.from_elements"(%2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2484 = "arith.truncf"(%2483) : (vector<8xf32>) -> vector<8xbf16>
            %2485 = "vector.bitcast"(%2484) : (vector<8xbf16>) -> vector<2xi64>
            %2486 = "vector.extract"(%2485) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2487 = "vector.extract"(%2485) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2482, %2486, %2487) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2489 = "arith.constant"() {value = 7168 : i32} : () -> i32
            %2490 = "arith.addi"(%2428, %2489) : (i32, i32) -> i32
            %2491 = "llvm.getelementptr"(%2425, %2490) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2492 = "vector.from_elements"(%2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2493 = "arith.truncf"(%2492) : (vector<8xf32>) -> vector<8xbf16>
            %2494 = "vector.bitcast"(%2493) : (vector<8xbf16>) -> vector<2xi64>
            %2495 = "vector.extract"(%2494) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2496 = "vector.extract"(%2494) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2491, %2495, %2496) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2498 = "arith.addi"(%2428, %1189) : (i32, i32) -> i32
            %2499 = "llvm.getelementptr"(%2425, %2498) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2500 = "vector.from_elements"(%2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2501 = "arith.truncf"(%2500) : (vector<8xf32>) -> vector<8xbf16>
            %2502 = "vector.bitcast"(%2501) : (vector<8xbf16>) -> vector<2xi64>
            %2503 = "vector.extract"(%2502) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2504 = "vector.extract"(%2502) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2499, %2503, %2504) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2506 = "arith.constant"() {value = 9216 : i32} : () -> i32
            %2507 = "arith.addi"(%2428, %2506) : (i32, i32) -> i32
            %2508 = "llvm.getelementptr"(%2425, %2507) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2509 = "vector.from_elements"(%2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2510 = "arith.truncf"(%2509) : (vector<8xf32>) -> vector<8xbf16>
            %2511 = "vector.bitcast"(%2510) : (vector<8xbf16>) -> vector<2xi64>
            %2512 = "vector.extract"(%2511) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2513 = "vector.extract"(%2511) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2508, %2512, %2513) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2515 = "arith.constant"() {value = 10240 : i32} : () -> i32
            %2516 = "arith.addi"(%2428, %2515) : (i32, i32) -> i32
            %2517 = "llvm.getelementptr"(%2425, %2516) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2518 = "vector.from_elements"(%2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2519 = "arith.truncf"(%2518) : (vector<8xf32>) -> vector<8xbf16>
            %2520 = "vector.bitcast"(%2519) : (vector<8xbf16>) -> vector<2xi64>
            %2521 = "vector.extract"(%2520) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2522 = "vector.extract"(%2520) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2517, %2521, %2522) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2524 = "arith.constant"() {value = 11264 : i32} : () -> i32
            %2525 = "arith.addi"(%2428, %2524) : (i32, i32) -> i32
            %2526 = "llvm.getelementptr"(%2425, %2525) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2527 = "vector.from_elements"(%2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2528 = "arith.truncf"(%2527) : (vector<8xf32>) -> vector<8xbf16>
            %2529 = "vector.bitcast"(%2528) : (vector<8xbf16>) -> vector<2xi64>
            %2530 = "vector.extract"(%2529) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2531 = "vector.extract"(%2529) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2526, %2530, %2531) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2533 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %2534 = "arith.addi"(%2428, %2533) : (i32, i32) -> i32
            %2535 = "llvm.getelementptr"(%2425, %2534) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2536 = "vector.from_elements"(%2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2537 = "arith.truncf"(%2536) : (vector<8xf32>) -> vector<8xbf16>
            %2538 = "vector.bitcast"(%2537) : (vector<8xbf16>) -> vector<2xi64>
            %2539 = "vector.extract"(%2538) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2540 = "vector.extract"(%2538) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2535, %2539, %2540) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2542 = "arith.constant"() {value = 13312 : i32} : () -> i32
            %2543 = "arith.addi"(%2428, %2542) : (i32, i32) -> i32
            %2544 = "llvm.getelementptr"(%2425, %2543) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2545 = "vector.from_elements"(%2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2546 = "arith.truncf"(%2545) : (vector<8xf32>) -> vector<8xbf16>
            %2547 = "vector.bitcast"(%2546) : (vector<8xbf16>) -> vector<2xi64>
            %2548 = "vector.extract"(%2547) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2549 = "vector.extract"(%2547) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2544, %2548, %2549) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2551 = "arith.constant"() {value = 14336 : i32} : () -> i32
            %2552 = "arith.addi"(%2428, %2551) : (i32, i32) -> i32
            %2553 = "llvm.getelementptr"(%2425, %2552) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2554 = "vector.from_elements"(%2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2555 = "arith.truncf"(%2554) : (vector<8xf32>) -> vector<8xbf16>
            %2556 = "vector.bitcast"(%2555) : (vector<8xbf16>) -> vector<2xi64>
            %2557 = "vector.extract"(%2556) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2558 = "vector.extract"(%2556) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2553, %2557, %2558) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2560 = "arith.constant"() {value = 15360 : i32} : () -> i32
            %2561 = "arith.addi"(%2428, %2560) : (i32, i32) -> i32
            %2562 = "llvm.getelementptr"(%2425, %2561) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %2563 = "vector.from_elements"(%2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2564 = "arith.truncf"(%2563) : (vector<8xf32>) -> vector<8xbf16>
            %2565 = "vector.bitcast"(%2564) : (vector<8xbf16>) -> vector<2xi64>
            %2566 = "vector.extract"(%2565) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
            %2567 = "vector.extract"(%2565) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
            "llvm.inline_asm"(%2562, %2566, %2567) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
            %2569 = "llvm.getelementptr"(%53, %493) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 12 : i32} : (i32) -> ()
            %2570 = "arith.andi"(%492, %37) : (i32, i32) -> i32
            %2571 = "arith.cmpi"(%2570, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2571) ({
              %t2572_s0 = "llvm.ptrtoint"(%2569) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2572_s0, %102) {asm_string = "red.release.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.bar.warp.sync"(%35) {cutec.arm = 13 : i32} : (i32) -> ()
            "scf.yield"(%2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700 = "scf.for"(%36, %102, %102, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267) ({
            ^bb0(%2701: i32, %2702: f32, %2703: f32, %2704: f32, %2705: f32, %2706: f32, %2707: f32, %2708: f32, %2709: f32, %2710: f32, %2711: f32, %2712: f32, %2713: f32, %2714: f32, %2715: f32, %2716: f32, %2717: f32, %2718: f32, %2719: f32, %2720: f32, %2721: f32, %2722: f32, %2723: f32, %2724: f32, %2725: f32, %2726: f32, %2727: f32, %2728: f32, %2729: f32, %2730: f32, %2731: f32, %2732: f32, %2733: f32, %2734: f32, %2735: f32, %2736: f32, %2737: f32, %2738: f32, %2739: f32, %2740: f32, %2741: f32, %2742: f32, %2743: f32, %2744: f32, %2745: f32, %2746: f32, %2747: f32, %2748: f32, %2749: f32, %2750: f32, %2751: f32, %2752: f32, %2753: f32, %2754: f32, %2755: f32, %2756: f32, %2757: f32, %2758: f32, %2759: f32, %2760: f32, %2761: f32, %2762: f32, %2763: f32, %2764: f32, %2765: f32, %2766: f32, %2767: f32, %2768: f32, %2769: f32, %2770: f32, %2771: f32, %2772: f32, %2773: f32, %2774: f32, %2775: f32, %2776: f32, %2777: f32, %2778: f32, %2779: f32, %2780: f32, %2781: f32, %2782: f32, %2783: f32, %2784: f32, %2785: f32, %2786: f32, %2787: f32, %2788: f32, %2789: f32, %2790: f32, %2791: f32, %2792: f32, %2793: f32, %2794: f32, %2795: f32, %2796: f32, %2797: f32, %2798: f32, %2799: f32, %2800: f32, %2801: f32, %2802: f32, %2803: f32, %2804: f32, %2805: f32, %2806: f32, %2807: f32, %2808: f32, %2809: f32, %2810: f32, %2811: f32, %2812: f32, %2813: f32, %2814: f32, %2815: f32, %2816: f32, %2817: f32, %2818: f32, %2819: f32, %2820: f32, %2821: f32, %2822: f32, %2823: f32, %2824: f32, %2825: f32, %2826: f32, %2827: f32, %2828: f32, %2829: f32):
              %2830 = "arith.constant"() {value = 127 : i32} : () -> i32
              %2831 = "arith.andi"(%492, %2830) : (i32, i32) -> i32
              %2832 = "arith.cmpi"(%2831, %36) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2832) ({
                %2833 = "arith.muli"(%2701, %495) : (i32, i32) -> i32
                %2834 = "arith.addi"(%39, %2833) : (i32, i32) -> i32
                %2835 = "arith.addi"(%2834, %2275) : (i32, i32) -> i32
                %2836 = "llvm.getelementptr"(%16, %2835) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %2837 = "arith.constant"() {value = 1 : i64} : () -> i64
                %2838 = "arith.addi"(%499, %2837) : (i64, i64) -> i64
                %2839 = "llvm.inline_asm"(%2836) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                %2841 = "scf.while"(%2839) ({
                ^bb0(%2842: i64):
                  %2843 = "arith.cmpi"(%2842, %2838) {predicate = 2 : i64} : (i64, i64) -> i1
                  "scf.condition"(%2843, %2842) : (i1, i64) -> ()
                }, {
                ^bb0(%2844: i64):
                  %2845 = "llvm.inline_asm"(%2836) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                  "scf.yield"(%2845) : (i64) -> ()
                }) : (i64) -> i64
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2847 = "arith.addi"(%102, %493) : (i32, i32) -> i32
              "nvvm.barrier"(%2847, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 14 : i32} : (i32, i32) -> ()
              %2848 = "arith.extsi"(%2701) : (i32) -> i64
              %2849 = "arith.muli"(%2848, %11) : (i64, i64) -> i64
              %2850 = "llvm.getelementptr"(%9, %2849) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2851 = "arith.muli"(%2275, %1192) : (i32, i32) -> i32
              %2852 = "llvm.getelementptr"(%2850, %2851) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2853 = "arith.muli"(%2831, %1154) : (i32, i32) -> i32
              %2854 = "llvm.getelementptr"(%2852, %2853) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2857_r = "llvm.inline_asm"(%2854) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2855 = "llvm.extractvalue"(%t2857_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2856 = "llvm.extractvalue"(%t2857_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2858 = "vector.from_elements"(%2855, %2856) : (i64, i64) -> vector<2xi64>
              %2859 = "vector.bitcast"(%2858) : (vector<2xi64>) -> vector<8xbf16>
              %2860 = "vector.from_elements"(%2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2861 = "arith.extf"(%2859) : (vector<8xbf16>) -> vector<8xf32>
              %2862 = "arith.addf"(%2860, %2861) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2863 = "vector.extract"(%2862) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2864 = "vector.extract"(%2862) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2865 = "vector.extract"(%2862) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2866 = "vector.extract"(%2862) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2867 = "vector.extract"(%2862) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2868 = "vector.extract"(%2862) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2869 = "vector.extract"(%2862) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2870 = "vector.extract"(%2862) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2871 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %2872 = "arith.addi"(%2853, %2871) : (i32, i32) -> i32
              %2873 = "llvm.getelementptr"(%2852, %2872) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2876_r = "llvm.inline_asm"(%2873) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2874 = "llvm.extractvalue"(%t2876_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2875 = "llvm.extractvalue"(%t2876_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2877 = "vector.from_elements"(%2874, %2875) : (i64, i64) -> vector<2xi64>
              %2878 = "vector.bitcast"(%2877) : (vector<2xi64>) -> vector<8xbf16>
              %2879 = "vector.from_elements"(%2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2880 = "arith.extf"(%2878) : (vector<8xbf16>) -> vector<8xf32>
              %2881 = "arith.addf"(%2879, %2880) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2882 = "vector.extract"(%2881) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2883 = "vector.extract"(%2881) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2884 = "vector.extract"(%2881) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2885 = "vector.extract"(%2881) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2886 = "vector.extract"(%2881) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2887 = "vector.extract"(%2881) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2888 = "vector.extract"(%2881) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2889 = "vector.extract"(%2881) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2890 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %2891 = "arith.addi"(%2853, %2890) : (i32, i32) -> i32
              %2892 = "llvm.getelementptr"(%2852, %2891) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2895_r = "llvm.inline_asm"(%2892) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2893 = "llvm.extractvalue"(%t2895_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2894 = "llvm.extractvalue"(%t2895_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2896 = "vector.from_elements"(%2893, %2894) : (i64, i64) -> vector<2xi64>
              %2897 = "vector.bitcast"(%2896) : (vector<2xi64>) -> vector<8xbf16>
              %2898 = "vector.from_elements"(%2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2899 = "arith.extf"(%2897) : (vector<8xbf16>) -> vector<8xf32>
              %2900 = "arith.addf"(%2898, %2899) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2901 = "vector.extract"(%2900) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2902 = "vector.extract"(%2900) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2903 = "vector.extract"(%2900) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2904 = "vector.extract"(%2900) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2905 = "vector.extract"(%2900) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2906 = "vector.extract"(%2900) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2907 = "vector.extract"(%2900) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2908 = "vector.extract"(%2900) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2909 = "arith.constant"() {value = 3072 : i32} : () -> i32
              %2910 = "arith.addi"(%2853, %2909) : (i32, i32) -> i32
              %2911 = "llvm.getelementptr"(%2852, %2910) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2914_r = "llvm.inline_asm"(%2911) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2912 = "llvm.extractvalue"(%t2914_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2913 = "llvm.extractvalue"(%t2914_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2915 = "vector.from_elements"(%2912, %2913) : (i64, i64) -> vector<2xi64>
              %2916 = "vector.bitcast"(%2915) : (vector<2xi64>) -> vector<8xbf16>
              %2917 = "vector.from_elements"(%2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2918 = "arith.extf"(%2916) : (vector<8xbf16>) -> vector<8xf32>
              %2919 = "arith.addf"(%2917, %2918) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2920 = "vector.extract"(%2919) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2921 = "vector.extract"(%2919) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2922 = "vector.extract"(%2919) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2923 = "vector.extract"(%2919) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2924 = "vector.extract"(%2919) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2925 = "vector.extract"(%2919) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2926 = "vector.extract"(%2919) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2927 = "vector.extract"(%2919) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2928 = "arith.addi"(%2853, %503) : (i32, i32) -> i32
              %2929 = "llvm.getelementptr"(%2852, %2928) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2932_r = "llvm.inline_asm"(%2929) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2930 = "llvm.extractvalue"(%t2932_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2931 = "llvm.extractvalue"(%t2932_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2933 = "vector.from_elements"(%2930, %2931) : (i64, i64) -> vector<2xi64>
              %2934 = "vector.bitcast"(%2933) : (vector<2xi64>) -> vector<8xbf16>
              %2935 = "vector.from_elements"(%2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2936 = "arith.extf"(%2934) : (vector<8xbf16>) -> vector<8xf32>
              %2937 = "arith.addf"(%2935, %2936) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2938 = "vector.extract"(%2937) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2939 = "vector.extract"(%2937) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2940 = "vector.extract"(%2937) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2941 = "vector.extract"(%2937) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2942 = "vector.extract"(%2937) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2943 = "vector.extract"(%2937) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2944 = "vector.extract"(%2937) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2945 = "vector.extract"(%2937) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2946 = "arith.constant"() {value = 5120 : i32} : () -> i32
              %2947 = "arith.addi"(%2853, %2946) : (i32, i32) -> i32
              %2948 = "llvm.getelementptr"(%2852, %2947) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2951_r = "llvm.inline_asm"(%2948) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2949 = "llvm.extractvalue"(%t2951_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2950 = "llvm.extractvalue"(%t2951_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2952 = "vector.from_elements"(%2949, %2950) : (i64, i64) -> vector<2xi64>
              %2953 = "vector.bitcast"(%2952) : (vector<2xi64>) -> vector<8xbf16>
              %2954 = "vector.from_elements"(%2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2955 = "arith.extf"(%2953) : (vector<8xbf16>) -> vector<8xf32>
              %2956 = "arith.addf"(%2954, %2955) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2957 = "vector.extract"(%2956) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2958 = "vector.extract"(%2956) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2959 = "vector.extract"(%2956) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2960 = "vector.extract"(%2956) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2961 = "vector.extract"(%2956) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2962 = "vector.extract"(%2956) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2963 = "vector.extract"(%2956) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2964 = "vector.extract"(%2956) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2965 = "arith.constant"() {value = 6144 : i32} : () -> i32
              %2966 = "arith.addi"(%2853, %2965) : (i32, i32) -> i32
              %2967 = "llvm.getelementptr"(%2852, %2966) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2970_r = "llvm.inline_asm"(%2967) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2968 = "llvm.extractvalue"(%t2970_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2969 = "llvm.extractvalue"(%t2970_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2971 = "vector.from_elements"(%2968, %2969) : (i64, i64) -> vector<2xi64>
              %2972 = "vector.bitcast"(%2971) : (vector<2xi64>) -> vector<8xbf16>
              %2973 = "vector.from_elements"(%2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2974 = "arith.extf"(%2972) : (vector<8xbf16>) -> vector<8xf32>
              %2975 = "arith.addf"(%2973, %2974) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2976 = "vector.extract"(%2975) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2977 = "vector.extract"(%2975) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2978 = "vector.extract"(%2975) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2979 = "vector.extract"(%2975) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2980 = "vector.extract"(%2975) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2981 = "vector.extract"(%2975) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2982 = "vector.extract"(%2975) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2983 = "vector.extract"(%2975) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2984 = "arith.constant"() {value = 7168 : i32} : () -> i32
              %2985 = "arith.addi"(%2853, %2984) : (i32, i32) -> i32
              %2986 = "llvm.getelementptr"(%2852, %2985) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t2989_r = "llvm.inline_asm"(%2986) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %2987 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 0>} : (!struct0) -> i64
              %2988 = "llvm.extractvalue"(%t2989_r) {position = array<i64: 1>} : (!struct0) -> i64
              %2990 = "vector.from_elements"(%2987, %2988) : (i64, i64) -> vector<2xi64>
              %2991 = "vector.bitcast"(%2990) : (vector<2xi64>) -> vector<8xbf16>
              %2992 = "vector.from_elements"(%2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2993 = "arith.extf"(%2991) : (vector<8xbf16>) -> vector<8xf32>
              %2994 = "arith.addf"(%2992, %2993) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2995 = "vector.extract"(%2994) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2996 = "vector.extract"(%2994) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2997 = "vector.extract"(%2994) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2998 = "vector.extract"(%2994) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2999 = "vector.extract"(%2994) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3000 = "vector.extract"(%2994) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3001 = "vector.extract"(%2994) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3002 = "vector.extract"(%2994) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3003 = "arith.addi"(%2853, %1189) : (i32, i32) -> i32
              %3004 = "llvm.getelementptr"(%2852, %3003) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3007_r = "llvm.inline_asm"(%3004) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3005 = "llvm.extractvalue"(%t3007_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3006 = "llvm.extractvalue"(%t3007_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3008 = "vector.from_elements"(%3005, %3006) : (i64, i64) -> vector<2xi64>
              %3009 = "vector.bitcast"(%3008) : (vector<2xi64>) -> vector<8xbf16>
              %3010 = "vector.from_elements"(%2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3011 = "arith.extf"(%3009) : (vector<8xbf16>) -> vector<8xf32>
              %3012 = "arith.addf"(%3010, %3011) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3013 = "vector.extract"(%3012) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3014 = "vector.extract"(%3012) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3015 = "vector.extract"(%3012) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3016 = "vector.extract"(%3012) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3017 = "vector.extract"(%3012) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3018 = "vector.extract"(%3012) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3019 = "vector.extract"(%3012) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3020 = "vector.extract"(%3012) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3021 = "arith.constant"() {value = 9216 : i32} : () -> i32
              %3022 = "arith.addi"(%2853, %3021) : (i32, i32) -> i32
              %3023 = "llvm.getelementptr"(%2852, %3022) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3026_r = "llvm.inline_asm"(%3023) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3024 = "llvm.extractvalue"(%t3026_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3025 = "llvm.extractvalue"(%t3026_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3027 = "vector.from_elements"(%3024, %3025) : (i64, i64) -> vector<2xi64>
              %3028 = "vector.bitcast"(%3027) : (vector<2xi64>) -> vector<8xbf16>
              %3029 = "vector.from_elements"(%2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3030 = "arith.extf"(%3028) : (vector<8xbf16>) -> vector<8xf32>
              %3031 = "arith.addf"(%3029, %3030) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3032 = "vector.extract"(%3031) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3033 = "vector.extract"(%3031) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3034 = "vector.extract"(%3031) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3035 = "vector.extract"(%3031) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3036 = "vector.extract"(%3031) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3037 = "vector.extract"(%3031) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3038 = "vector.extract"(%3031) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3039 = "vector.extract"(%3031) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3040 = "arith.constant"() {value = 10240 : i32} : () -> i32
              %3041 = "arith.addi"(%2853, %3040) : (i32, i32) -> i32
              %3042 = "llvm.getelementptr"(%2852, %3041) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3045_r = "llvm.inline_asm"(%3042) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3043 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3044 = "llvm.extractvalue"(%t3045_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3046 = "vector.from_elements"(%3043, %3044) : (i64, i64) -> vector<2xi64>
              %3047 = "vector.bitcast"(%3046) : (vector<2xi64>) -> vector<8xbf16>
              %3048 = "vector.from_elements"(%2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3049 = "arith.extf"(%3047) : (vector<8xbf16>) -> vector<8xf32>
              %3050 = "arith.addf"(%3048, %3049) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3051 = "vector.extract"(%3050) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3052 = "vector.extract"(%3050) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3053 = "vector.extract"(%3050) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3054 = "vector.extract"(%3050) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3055 = "vector.extract"(%3050) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3056 = "vector.extract"(%3050) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3057 = "vector.extract"(%3050) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3058 = "vector.extract"(%3050) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3059 = "arith.constant"() {value = 11264 : i32} : () -> i32
              %3060 = "arith.addi"(%2853, %3059) : (i32, i32) -> i32
              %3061 = "llvm.getelementptr"(%2852, %3060) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3064_r = "llvm.inline_asm"(%3061) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3062 = "llvm.extractvalue"(%t3064_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3063 = "llvm.extractvalue"(%t3064_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3065 = "vector.from_elements"(%3062, %3063) : (i64, i64) -> vector<2xi64>
              %3066 = "vector.bitcast"(%3065) : (vector<2xi64>) -> vector<8xbf16>
              %3067 = "vector.from_elements"(%2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3068 = "arith.extf"(%3066) : (vector<8xbf16>) -> vector<8xf32>
              %3069 = "arith.addf"(%3067, %3068) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3070 = "vector.extract"(%3069) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3071 = "vector.extract"(%3069) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3072 = "vector.extract"(%3069) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3073 = "vector.extract"(%3069) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3074 = "vector.extract"(%3069) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3075 = "vector.extract"(%3069) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3076 = "vector.extract"(%3069) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3077 = "vector.extract"(%3069) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3078 = "arith.constant"() {value = 12288 : i32} : () -> i32
              %3079 = "arith.addi"(%2853, %3078) : (i32, i32) -> i32
              %3080 = "llvm.getelementptr"(%2852, %3079) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3083_r = "llvm.inline_asm"(%3080) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3081 = "llvm.extractvalue"(%t3083_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3082 = "llvm.extractvalue"(%t3083_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3084 = "vector.from_elements"(%3081, %3082) : (i64, i64) -> vector<2xi64>
              %3085 = "vector.bitcast"(%3084) : (vector<2xi64>) -> vector<8xbf16>
              %3086 = "vector.from_elements"(%2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3087 = "arith.extf"(%3085) : (vector<8xbf16>) -> vector<8xf32>
              %3088 = "arith.addf"(%3086, %3087) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3089 = "vector.extract"(%3088) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3090 = "vector.extract"(%3088) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3091 = "vector.extract"(%3088) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3092 = "vector.extract"(%3088) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3093 = "vector.extract"(%3088) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3094 = "vector.extract"(%3088) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3095 = "vector.extract"(%3088) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3096 = "vector.extract"(%3088) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3097 = "arith.constant"() {value = 13312 : i32} : () -> i32
              %3098 = "arith.addi"(%2853, %3097) : (i32, i32) -> i32
              %3099 = "llvm.getelementptr"(%2852, %3098) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3102_r = "llvm.inline_asm"(%3099) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3100 = "llvm.extractvalue"(%t3102_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3101 = "llvm.extractvalue"(%t3102_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3103 = "vector.from_elements"(%3100, %3101) : (i64, i64) -> vector<2xi64>
              %3104 = "vector.bitcast"(%3103) : (vector<2xi64>) -> vector<8xbf16>
              %3105 = "vector.from_elements"(%2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3106 = "arith.extf"(%3104) : (vector<8xbf16>) -> vector<8xf32>
              %3107 = "arith.addf"(%3105, %3106) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3108 = "vector.extract"(%3107) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3109 = "vector.extract"(%3107) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3110 = "vector.extract"(%3107) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3111 = "vector.extract"(%3107) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3112 = "vector.extract"(%3107) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3113 = "vector.extract"(%3107) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3114 = "vector.extract"(%3107) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3115 = "vector.extract"(%3107) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3116 = "arith.constant"() {value = 14336 : i32} : () -> i32
              %3117 = "arith.addi"(%2853, %3116) : (i32, i32) -> i32
              %3118 = "llvm.getelementptr"(%2852, %3117) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3121_r = "llvm.inline_asm"(%3118) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3119 = "llvm.extractvalue"(%t3121_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3120 = "llvm.extractvalue"(%t3121_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3122 = "vector.from_elements"(%3119, %3120) : (i64, i64) -> vector<2xi64>
              %3123 = "vector.bitcast"(%3122) : (vector<2xi64>) -> vector<8xbf16>
              %3124 = "vector.from_elements"(%2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3125 = "arith.extf"(%3123) : (vector<8xbf16>) -> vector<8xf32>
              %3126 = "arith.addf"(%3124, %3125) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3127 = "vector.extract"(%3126) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3128 = "vector.extract"(%3126) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3129 = "vector.extract"(%3126) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3130 = "vector.extract"(%3126) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3131 = "vector.extract"(%3126) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3132 = "vector.extract"(%3126) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3133 = "vector.extract"(%3126) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3134 = "vector.extract"(%3126) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3135 = "arith.constant"() {value = 15360 : i32} : () -> i32
              %3136 = "arith.addi"(%2853, %3135) : (i32, i32) -> i32
              %3137 = "llvm.getelementptr"(%2852, %3136) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %t3140_r = "llvm.inline_asm"(%3137) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
              %3138 = "llvm.extractvalue"(%t3140_r) {position = array<i64: 0>} : (!struct0) -> i64
              %3139 = "llvm.extractvalue"(%t3140_r) {position = array<i64: 1>} : (!struct0) -> i64
              %3141 = "vector.from_elements"(%3138, %3139) : (i64, i64) -> vector<2xi64>
              %3142 = "vector.bitcast"(%3141) : (vector<2xi64>) -> vector<8xbf16>
              %3143 = "vector.from_elements"(%2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3144 = "arith.extf"(%3142) : (vector<8xbf16>) -> vector<8xf32>
              %3145 = "arith.addf"(%3143, %3144) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3146 = "vector.extract"(%3145) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3147 = "vector.extract"(%3145) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3148 = "vector.extract"(%3145) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3149 = "vector.extract"(%3145) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3150 = "vector.extract"(%3145) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3151 = "vector.extract"(%3145) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3152 = "vector.extract"(%3145) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3153 = "vector.extract"(%3145) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              "scf.yield"(%2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3032, %3033, %3034, %3035, %3036, %3037, %3038, %3039, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3070, %3071, %3072, %3073, %3074, %3075, %3076, %3077, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3108, %3109, %3110, %3111, %3112, %3113, %3114, %3115, %3127, %3128, %3129, %3130, %3131, %3132, %3133, %3134, %3146, %3147, %3148, %3149, %3150, %3151, %3152, %3153) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3154 = "arith.muli"(%1183, %54) : (i32, i32) -> i32
            %3155 = "arith.addi"(%3154, %493) : (i32, i32) -> i32
            %3156 = "arith.constant"() {value = 256 : i32} : () -> i32
            %3157 = "arith.muli"(%3155, %106) : (i32, i32) -> i32
            %3158 = "arith.muli"(%1184, %3156) : (i32, i32) -> i32
            %3159 = "arith.constant"() {value = 127 : i32} : () -> i32
            %3160 = "arith.andi"(%492, %3159) : (i32, i32) -> i32
            %3161 = "arith.divui"(%3160, %39) : (i32, i32) -> i32
            %3162 = "nvvm.shfl.sync"(%35, %3161, %36, %37) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %3163 = "arith.cmpi"(%3162, %36) {predicate = 0 : i64} : (i32, i32) -> i1
            %3164 = "arith.remui"(%3160, %1154) : (i32, i32) -> i32
            %3165 = "arith.divui"(%3160, %1154) : (i32, i32) -> i32
            %3166 = "arith.muli"(%3164, %106) : (i32, i32) -> i32
            %3167 = "arith.remui"(%3165, %54) : (i32, i32) -> i32
            %3168 = "arith.divui"(%3165, %54) : (i32, i32) -> i32
            %3169 = "arith.constant"() {value = 512 : i32} : () -> i32
            %3170 = "arith.muli"(%3167, %3169) : (i32, i32) -> i32
            %3171 = "arith.addi"(%3166, %3170) : (i32, i32) -> i32
            %3172 = "arith.remui"(%3168, %54) : (i32, i32) -> i32
            %3173 = "arith.divui"(%3168, %54) : (i32, i32) -> i32
            %3174 = "arith.muli"(%3172, %1154) : (i32, i32) -> i32
            %3175 = "arith.addi"(%3171, %3174) : (i32, i32) -> i32
            %3176 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %3177 = "arith.muli"(%3173, %3176) : (i32, i32) -> i32
            %3178 = "arith.addi"(%3175, %3177) : (i32, i32) -> i32
            %3179 = "arith.muli"(%493, %54) : (i32, i32) -> i32
            %3180 = "arith.remui"(%964, %54) : (i32, i32) -> i32
            %3181 = "arith.addi"(%3179, %3180) : (i32, i32) -> i32
            "scf.if"(%3163) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3182 = "arith.addi"(%102, %493) : (i32, i32) -> i32
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 16 : i32} : (i32, i32) -> ()
            %3183 = "vector.from_elements"(%2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3184 = "arith.truncf"(%3183) : (vector<32xf32>) -> vector<32xbf16>
            %3185 = "vector.extract"(%3184) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %3186 = "vector.extract"(%3184) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %3187 = "vector.extract"(%3184) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %3188 = "vector.extract"(%3184) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %3189 = "vector.extract"(%3184) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %3190 = "vector.extract"(%3184) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %3191 = "vector.extract"(%3184) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %3192 = "vector.extract"(%3184) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %3193 = "vector.extract"(%3184) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %3194 = "vector.extract"(%3184) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %3195 = "vector.extract"(%3184) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %3196 = "vector.extract"(%3184) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %3197 = "vector.extract"(%3184) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %3198 = "vector.extract"(%3184) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %3199 = "vector.extract"(%3184) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %3200 = "vector.extract"(%3184) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %3201 = "vector.extract"(%3184) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %3202 = "vector.extract"(%3184) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %3203 = "vector.extract"(%3184) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %3204 = "vector.extract"(%3184) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %3205 = "vector.extract"(%3184) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %3206 = "vector.extract"(%3184) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %3207 = "vector.extract"(%3184) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %3208 = "vector.extract"(%3184) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %3209 = "vector.extract"(%3184) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %3210 = "vector.extract"(%3184) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %3211 = "vector.extract"(%3184) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %3212 = "vector.extract"(%3184) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %3213 = "vector.extract"(%3184) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %3214 = "vector.extract"(%3184) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %3215 = "vector.extract"(%3184) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %3216 = "vector.extract"(%3184) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %3217 = "arith.muli"(%3181, %503) : (i32, i32) -> i32
            %3218 = "llvm.getelementptr"(%51, %3217) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3219 = "vector.from_elements"(%3185, %3186) : (bf16, bf16) -> vector<2xbf16>
            %3220 = "llvm.bitcast"(%3219) : (vector<2xbf16>) -> i32
            %3221 = "vector.from_elements"(%3187, %3188) : (bf16, bf16) -> vector<2xbf16>
            %3222 = "llvm.bitcast"(%3221) : (vector<2xbf16>) -> i32
            %3223 = "vector.from_elements"(%3189, %3190) : (bf16, bf16) -> vector<2xbf16>
            %3224 = "llvm.bitcast"(%3223) : (vector<2xbf16>) -> i32
            %3225 = "vector.from_elements"(%3191, %3192) : (bf16, bf16) -> vector<2xbf16>
            %3226 = "llvm.bitcast"(%3225) : (vector<2xbf16>) -> i32
            %3227 = "arith.constant"() {value = 448 : i32} : () -> i32
            %3228 = "arith.andi"(%3178, %3227) : (i32, i32) -> i32
            %3229 = "arith.constant"() {value = 3 : i32} : () -> i32
            %3230 = "arith.shrui"(%3228, %3229) : (i32, i32) -> i32
            %3231 = "arith.xori"(%3178, %3230) : (i32, i32) -> i32
            %3232 = "llvm.getelementptr"(%3218, %3231) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3232, %3220, %3222, %3224, %3226) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3234 = "arith.constant"() {value = 16 : i32} : () -> i32
            %3235 = "arith.addi"(%3178, %3234) : (i32, i32) -> i32
            %3236 = "vector.from_elements"(%3193, %3194) : (bf16, bf16) -> vector<2xbf16>
            %3237 = "llvm.bitcast"(%3236) : (vector<2xbf16>) -> i32
            %3238 = "vector.from_elements"(%3195, %3196) : (bf16, bf16) -> vector<2xbf16>
            %3239 = "llvm.bitcast"(%3238) : (vector<2xbf16>) -> i32
            %3240 = "vector.from_elements"(%3197, %3198) : (bf16, bf16) -> vector<2xbf16>
            %3241 = "llvm.bitcast"(%3240) : (vector<2xbf16>) -> i32
            %3242 = "vector.from_elements"(%3199, %3200) : (bf16, bf16) -> vector<2xbf16>
            %3243 = "llvm.bitcast"(%3242) : (vector<2xbf16>) -> i32
            %3244 = "arith.andi"(%3235, %3227) : (i32, i32) -> i32
            %3245 = "arith.shrui"(%3244, %3229) : (i32, i32) -> i32
            %3246 = "arith.xori"(%3235, %3245) : (i32, i32) -> i32
            %3247 = "llvm.getelementptr"(%3218, %3246) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3247, %3237, %3239, %3241, %3243) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3249 = "arith.addi"(%3178, %39) : (i32, i32) -> i32
            %3250 = "vector.from_elements"(%3201, %3202) : (bf16, bf16) -> vector<2xbf16>
            %3251 = "llvm.bitcast"(%3250) : (vector<2xbf16>) -> i32
            %3252 = "vector.from_elements"(%3203, %3204) : (bf16, bf16) -> vector<2xbf16>
            %3253 = "llvm.bitcast"(%3252) : (vector<2xbf16>) -> i32
            %3254 = "vector.from_elements"(%3205, %3206) : (bf16, bf16) -> vector<2xbf16>
            %3255 = "llvm.bitcast"(%3254) : (vector<2xbf16>) -> i32
            %3256 = "vector.from_elements"(%3207, %3208) : (bf16, bf16) -> vector<2xbf16>
            %3257 = "llvm.bitcast"(%3256) : (vector<2xbf16>) -> i32
            %3258 = "arith.andi"(%3249, %3227) : (i32, i32) -> i32
            %3259 = "arith.shrui"(%3258, %3229) : (i32, i32) -> i32
            %3260 = "arith.xori"(%3249, %3259) : (i32, i32) -> i32
            %3261 = "llvm.getelementptr"(%3218, %3260) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3261, %3251, %3253, %3255, %3257) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3263 = "arith.constant"() {value = 48 : i32} : () -> i32
            %3264 = "arith.addi"(%3178, %3263) : (i32, i32) -> i32
            %3265 = "vector.from_elements"(%3209, %3210) : (bf16, bf16) -> vector<2xbf16>
            %3266 = "llvm.bitcast"(%3265) : (vector<2xbf16>) -> i32
            %3267 = "vector.from_elements"(%3211, %3212) : (bf16, bf16) -> vector<2xbf16>
            %3268 = "llvm.bitcast"(%3267) : (vector<2xbf16>) -> i32
            %3269 = "vector.from_elements"(%3213, %3214) : (bf16, bf16) -> vector<2xbf16>
            %3270 = "llvm.bitcast"(%3269) : (vector<2xbf16>) -> i32
            %3271 = "vector.from_elements"(%3215, %3216) : (bf16, bf16) -> vector<2xbf16>
            %3272 = "llvm.bitcast"(%3271) : (vector<2xbf16>) -> i32
            %3273 = "arith.andi"(%3264, %3227) : (i32, i32) -> i32
            %3274 = "arith.shrui"(%3273, %3229) : (i32, i32) -> i32
            %3275 = "arith.xori"(%3264, %3274) : (i32, i32) -> i32
            %3276 = "llvm.getelementptr"(%3218, %3275) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3276, %3266, %3268, %3270, %3272) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 21 : i32} : (i32, i32) -> ()
            "scf.if"(%3163) ({
              %3278 = "nvvm.elect.sync"() {cutec.arm = 22 : i32} : () -> i1
              "scf.if"(%3278) ({
                %t3279_s1 = "llvm.ptrtoint"(%3218) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t3279_s1, %3158, %3157) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3280 = "arith.addi"(%964, %102) : (i32, i32) -> i32
            %3281 = "arith.remui"(%3280, %54) : (i32, i32) -> i32
            %3282 = "arith.addi"(%3179, %3281) : (i32, i32) -> i32
            "scf.if"(%3163) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 23 : i32} : (i32, i32) -> ()
            %3283 = "vector.from_elements"(%2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3284 = "arith.truncf"(%3283) : (vector<32xf32>) -> vector<32xbf16>
            %3285 = "vector.extract"(%3284) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %3286 = "vector.extract"(%3284) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %3287 = "vector.extract"(%3284) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %3288 = "vector.extract"(%3284) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %3289 = "vector.extract"(%3284) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %3290 = "vector.extract"(%3284) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %3291 = "vector.extract"(%3284) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %3292 = "vector.extract"(%3284) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %3293 = "vector.extract"(%3284) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %3294 = "vector.extract"(%3284) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %3295 = "vector.extract"(%3284) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %3296 = "vector.extract"(%3284) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %3297 = "vector.extract"(%3284) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %3298 = "vector.extract"(%3284) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %3299 = "vector.extract"(%3284) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %3300 = "vector.extract"(%3284) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %3301 = "vector.extract"(%3284) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %3302 = "vector.extract"(%3284) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %3303 = "vector.extract"(%3284) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %3304 = "vector.extract"(%3284) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %3305 = "vector.extract"(%3284) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %3306 = "vector.extract"(%3284) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %3307 = "vector.extract"(%3284) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %3308 = "vector.extract"(%3284) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %3309 = "vector.extract"(%3284) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %3310 = "vector.extract"(%3284) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %3311 = "vector.extract"(%3284) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %3312 = "vector.extract"(%3284) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %3313 = "vector.extract"(%3284) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %3314 = "vector.extract"(%3284) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %3315 = "vector.extract"(%3284) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %3316 = "vector.extract"(%3284) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %3317 = "arith.muli"(%3282, %503) : (i32, i32) -> i32
            %3318 = "llvm.getelementptr"(%51, %3317) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3319 = "vector.from_elements"(%3285, %3286) : (bf16, bf16) -> vector<2xbf16>
            %3320 = "llvm.bitcast"(%3319) : (vector<2xbf16>) -> i32
            %3321 = "vector.from_elements"(%3287, %3288) : (bf16, bf16) -> vector<2xbf16>
            %3322 = "llvm.bitcast"(%3321) : (vector<2xbf16>) -> i32
            %3323 = "vector.from_elements"(%3289, %3290) : (bf16, bf16) -> vector<2xbf16>
            %3324 = "llvm.bitcast"(%3323) : (vector<2xbf16>) -> i32
            %3325 = "vector.from_elements"(%3291, %3292) : (bf16, bf16) -> vector<2xbf16>
            %3326 = "llvm.bitcast"(%3325) : (vector<2xbf16>) -> i32
            %3327 = "llvm.getelementptr"(%3318, %3231) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3327, %3320, %3322, %3324, %3326) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3329 = "vector.from_elements"(%3293, %3294) : (bf16, bf16) -> vector<2xbf16>
            %3330 = "llvm.bitcast"(%3329) : (vector<2xbf16>) -> i32
            %3331 = "vector.from_elements"(%3295, %3296) : (bf16, bf16) -> vector<2xbf16>
            %3332 = "llvm.bitcast"(%3331) : (vector<2xbf16>) -> i32
            %3333 = "vector.from_elements"(%3297, %3298) : (bf16, bf16) -> vector<2xbf16>
            %3334 = "llvm.bitcast"(%3333) : (vector<2xbf16>) -> i32
            %3335 = "vector.from_elements"(%3299, %3300) : (bf16, bf16) -> vector<2xbf16>
            %3336 = "llvm.bitcast"(%3335) : (vector<2xbf16>) -> i32
            %3337 = "llvm.getelementptr"(%3318, %3246) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3337, %3330, %3332, %3334, %3336) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3339 = "vector.from_elements"(%3301, %3302) : (bf16, bf16) -> vector<2xbf16>
            %3340 = "llvm.bitcast"(%3339) : (vector<2xbf16>) -> i32
            %3341 = "vector.from_elements"(%3303, %3304) : (bf16, bf16) -> vector<2xbf16>
            %3342 = "llvm.bitcast"(%3341) : (vector<2xbf16>) -> i32
            %3343 = "vector.from_elements"(%3305, %3306) : (bf16, bf16) -> vector<2xbf16>
            %3344 = "llvm.bitcast"(%3343) : (vector<2xbf16>) -> i32
            %3345 = "vector.from_elements"(%3307, %3308) : (bf16, bf16) -> vector<2xbf16>
            %3346 = "llvm.bitcast"(%3345) : (vector<2xbf16>) -> i32
            %3347 = "llvm.getelementptr"(%3318, %3260) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3347, %3340, %3342, %3344, %3346) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3349 = "vector.from_elements"(%3309, %3310) : (bf16, bf16) -> vector<2xbf16>
            %3350 = "llvm.bitcast"(%3349) : (vector<2xbf16>) -> i32
            %3351 = "vector.from_elements"(%3311, %3312) : (bf16, bf16) -> vector<2xbf16>
            %3352 = "llvm.bitcast"(%3351) : (vector<2xbf16>) -> i32
            %3353 = "vector.from_elements"(%3313, %3314) : (bf16, bf16) -> vector<2xbf16>
            %3354 = "llvm.bitcast"(%3353) : (vector<2xbf16>) -> i32
            %3355 = "vector.from_elements"(%3315, %3316) : (bf16, bf16) -> vector<2xbf16>
            %3356 = "llvm.bitcast"(%3355) : (vector<2xbf16>) -> i32
            %3357 = "llvm.getelementptr"(%3318, %3275) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3357, %3350, %3352, %3354, %3356) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 28 : i32} : (i32, i32) -> ()
            "scf.if"(%3163) ({
              %3359 = "arith.addi"(%3158, %106) : (i32, i32) -> i32
              %3360 = "nvvm.elect.sync"() {cutec.arm = 29 : i32} : () -> i1
              "scf.if"(%3360) ({
                %t3361_s1 = "llvm.ptrtoint"(%3318) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t3361_s1, %3359, %3157) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3362 = "arith.addi"(%964, %54) : (i32, i32) -> i32
            %3363 = "arith.remui"(%3362, %54) : (i32, i32) -> i32
            %3364 = "arith.addi"(%3179, %3363) : (i32, i32) -> i32
            "scf.if"(%3163) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 30 : i32} : (i32, i32) -> ()
            %3365 = "vector.from_elements"(%2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3366 = "arith.truncf"(%3365) : (vector<32xf32>) -> vector<32xbf16>
            %3367 = "vector.extract"(%3366) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %3368 = "vector.extract"(%3366) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %3369 = "vector.extract"(%3366) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %3370 = "vector.extract"(%3366) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %3371 = "vector.extract"(%3366) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %3372 = "vector.extract"(%3366) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %3373 = "vector.extract"(%3366) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %3374 = "vector.extract"(%3366) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %3375 = "vector.extract"(%3366) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %3376 = "vector.extract"(%3366) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %3377 = "vector.extract"(%3366) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %3378 = "vector.extract"(%3366) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %3379 = "vector.extract"(%3366) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %3380 = "vector.extract"(%3366) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %3381 = "vector.extract"(%3366) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %3382 = "vector.extract"(%3366) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %3383 = "vector.extract"(%3366) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %3384 = "vector.extract"(%3366) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %3385 = "vector.extract"(%3366) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %3386 = "vector.extract"(%3366) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %3387 = "vector.extract"(%3366) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %3388 = "vector.extract"(%3366) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %3389 = "vector.extract"(%3366) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %3390 = "vector.extract"(%3366) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %3391 = "vector.extract"(%3366) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %3392 = "vector.extract"(%3366) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %3393 = "vector.extract"(%3366) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %3394 = "vector.extract"(%3366) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %3395 = "vector.extract"(%3366) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %3396 = "vector.extract"(%3366) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %3397 = "vector.extract"(%3366) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %3398 = "vector.extract"(%3366) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %3399 = "arith.muli"(%3364, %503) : (i32, i32) -> i32
            %3400 = "llvm.getelementptr"(%51, %3399) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3401 = "vector.from_elements"(%3367, %3368) : (bf16, bf16) -> vector<2xbf16>
            %3402 = "llvm.bitcast"(%3401) : (vector<2xbf16>) -> i32
            %3403 = "vector.from_elements"(%3369, %3370) : (bf16, bf16) -> vector<2xbf16>
            %3404 = "llvm.bitcast"(%3403) : (vector<2xbf16>) -> i32
            %3405 = "vector.from_elements"(%3371, %3372) : (bf16, bf16) -> vector<2xbf16>
            %3406 = "llvm.bitcast"(%3405) : (vector<2xbf16>) -> i32
            %3407 = "vector.from_elements"(%3373, %3374) : (bf16, bf16) -> vector<2xbf16>
            %3408 = "llvm.bitcast"(%3407) : (vector<2xbf16>) -> i32
            %3409 = "llvm.getelementptr"(%3400, %3231) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3409, %3402, %3404, %3406, %3408) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3411 = "vector.from_elements"(%3375, %3376) : (bf16, bf16) -> vector<2xbf16>
            %3412 = "llvm.bitcast"(%3411) : (vector<2xbf16>) -> i32
            %3413 = "vector.from_elements"(%3377, %3378) : (bf16, bf16) -> vector<2xbf16>
            %3414 = "llvm.bitcast"(%3413) : (vector<2xbf16>) -> i32
            %3415 = "vector.from_elements"(%3379, %3380) : (bf16, bf16) -> vector<2xbf16>
            %3416 = "llvm.bitcast"(%3415) : (vector<2xbf16>) -> i32
            %3417 = "vector.from_elements"(%3381, %3382) : (bf16, bf16) -> vector<2xbf16>
            %3418 = "llvm.bitcast"(%3417) : (vector<2xbf16>) -> i32
            %3419 = "llvm.getelementptr"(%3400, %3246) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3419, %3412, %3414, %3416, %3418) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3421 = "vector.from_elements"(%3383, %3384) : (bf16, bf16) -> vector<2xbf16>
            %3422 = "llvm.bitcast"(%3421) : (vector<2xbf16>) -> i32
            %3423 = "vector.from_elements"(%3385, %3386) : (bf16, bf16) -> vector<2xbf16>
            %3424 = "llvm.bitcast"(%3423) : (vector<2xbf16>) -> i32
            %3425 = "vector.from_elements"(%3387, %3388) : (bf16, bf16) -> vector<2xbf16>
            %3426 = "llvm.bitcast"(%3425) : (vector<2xbf16>) -> i32
            %3427 = "vector.from_elements"(%3389, %3390) : (bf16, bf16) -> vector<2xbf16>
            %3428 = "llvm.bitcast"(%3427) : (vector<2xbf16>) -> i32
            %3429 = "llvm.getelementptr"(%3400, %3260) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3429, %3422, %3424, %3426, %3428) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3431 = "vector.from_elements"(%3391, %3392) : (bf16, bf16) -> vector<2xbf16>
            %3432 = "llvm.bitcast"(%3431) : (vector<2xbf16>) -> i32
            %3433 = "vector.from_elements"(%3393, %3394) : (bf16, bf16) -> vector<2xbf16>
            %3434 = "llvm.bitcast"(%3433) : (vector<2xbf16>) -> i32
            %3435 = "vector.from_elements"(%3395, %3396) : (bf16, bf16) -> vector<2xbf16>
            %3436 = "llvm.bitcast"(%3435) : (vector<2xbf16>) -> i32
            %3437 = "vector.from_elements"(%3397, %3398) : (bf16, bf16) -> vector<2xbf16>
            %3438 = "llvm.bitcast"(%3437) : (vector<2xbf16>) -> i32
            %3439 = "llvm.getelementptr"(%3400, %3275) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3439, %3432, %3434, %3436, %3438) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 35 : i32} : (i32, i32) -> ()
            "scf.if"(%3163) ({
              %3441 = "arith.addi"(%3158, %33) : (i32, i32) -> i32
              %3442 = "nvvm.elect.sync"() {cutec.arm = 36 : i32} : () -> i1
              "scf.if"(%3442) ({
                %t3443_s1 = "llvm.ptrtoint"(%3400) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t3443_s1, %3441, %3157) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3444 = "arith.addi"(%964, %3229) : (i32, i32) -> i32
            %3445 = "arith.remui"(%3444, %54) : (i32, i32) -> i32
            %3446 = "arith.addi"(%3179, %3445) : (i32, i32) -> i32
            "scf.if"(%3163) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 37 : i32} : (i32, i32) -> ()
            %3447 = "vector.from_elements"(%2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3448 = "arith.truncf"(%3447) : (vector<32xf32>) -> vector<32xbf16>
            %3449 = "vector.extract"(%3448) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %3450 = "vector.extract"(%3448) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %3451 = "vector.extract"(%3448) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %3452 = "vector.extract"(%3448) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %3453 = "vector.extract"(%3448) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %3454 = "vector.extract"(%3448) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %3455 = "vector.extract"(%3448) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %3456 = "vector.extract"(%3448) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %3457 = "vector.extract"(%3448) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %3458 = "vector.extract"(%3448) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %3459 = "vector.extract"(%3448) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %3460 = "vector.extract"(%3448) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %3461 = "vector.extract"(%3448) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %3462 = "vector.extract"(%3448) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %3463 = "vector.extract"(%3448) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %3464 = "vector.extract"(%3448) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %3465 = "vector.extract"(%3448) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %3466 = "vector.extract"(%3448) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %3467 = "vector.extract"(%3448) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %3468 = "vector.extract"(%3448) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %3469 = "vector.extract"(%3448) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %3470 = "vector.extract"(%3448) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %3471 = "vector.extract"(%3448) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %3472 = "vector.extract"(%3448) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %3473 = "vector.extract"(%3448) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %3474 = "vector.extract"(%3448) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %3475 = "vector.extract"(%3448) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %3476 = "vector.extract"(%3448) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %3477 = "vector.extract"(%3448) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %3478 = "vector.extract"(%3448) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %3479 = "vector.extract"(%3448) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %3480 = "vector.extract"(%3448) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %3481 = "arith.muli"(%3446, %503) : (i32, i32) -> i32
            %3482 = "llvm.getelementptr"(%51, %3481) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3483 = "vector.from_elements"(%3449, %3450) : (bf16, bf16) -> vector<2xbf16>
            %3484 = "llvm.bitcast"(%3483) : (vector<2xbf16>) -> i32
            %3485 = "vector.from_elements"(%3451, %3452) : (bf16, bf16) -> vector<2xbf16>
            %3486 = "llvm.bitcast"(%3485) : (vector<2xbf16>) -> i32
            %3487 = "vector.from_elements"(%3453, %3454) : (bf16, bf16) -> vector<2xbf16>
            %3488 = "llvm.bitcast"(%3487) : (vector<2xbf16>) -> i32
            %3489 = "vector.from_elements"(%3455, %3456) : (bf16, bf16) -> vector<2xbf16>
            %3490 = "llvm.bitcast"(%3489) : (vector<2xbf16>) -> i32
            %3491 = "llvm.getelementptr"(%3482, %3231) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3491, %3484, %3486, %3488, %3490) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3493 = "vector.from_elements"(%3457, %3458) : (bf16, bf16) -> vector<2xbf16>
            %3494 = "llvm.bitcast"(%3493) : (vector<2xbf16>) -> i32
            %3495 = "vector.from_elements"(%3459, %3460) : (bf16, bf16) -> vector<2xbf16>
            %3496 = "llvm.bitcast"(%3495) : (vector<2xbf16>) -> i32
            %3497 = "vector.from_elements"(%3461, %3462) : (bf16, bf16) -> vector<2xbf16>
            %3498 = "llvm.bitcast"(%3497) : (vector<2xbf16>) -> i32
            %3499 = "vector.from_elements"(%3463, %3464) : (bf16, bf16) -> vector<2xbf16>
            %3500 = "llvm.bitcast"(%3499) : (vector<2xbf16>) -> i32
            %3501 = "llvm.getelementptr"(%3482, %3246) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3501, %3494, %3496, %3498, %3500) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3503 = "vector.from_elements"(%3465, %3466) : (bf16, bf16) -> vector<2xbf16>
            %3504 = "llvm.bitcast"(%3503) : (vector<2xbf16>) -> i32
            %3505 = "vector.from_elements"(%3467, %3468) : (bf16, bf16) -> vector<2xbf16>
            %3506 = "llvm.bitcast"(%3505) : (vector<2xbf16>) -> i32
            %3507 = "vector.from_elements"(%3469, %3470) : (bf16, bf16) -> vector<2xbf16>
            %3508 = "llvm.bitcast"(%3507) : (vector<2xbf16>) -> i32
            %3509 = "vector.from_elements"(%3471, %3472) : (bf16, bf16) -> vector<2xbf16>
            %3510 = "llvm.bitcast"(%3509) : (vector<2xbf16>) -> i32
            %3511 = "llvm.getelementptr"(%3482, %3260) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3511, %3504, %3506, %3508, %3510) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3513 = "vector.from_elements"(%3473, %3474) : (bf16, bf16) -> vector<2xbf16>
            %3514 = "llvm.bitcast"(%3513) : (vector<2xbf16>) -> i32
            %3515 = "vector.from_elements"(%3475, %3476) : (bf16, bf16) -> vector<2xbf16>
            %3516 = "llvm.bitcast"(%3515) : (vector<2xbf16>) -> i32
            %3517 = "vector.from_elements"(%3477, %3478) : (bf16, bf16) -> vector<2xbf16>
            %3518 = "llvm.bitcast"(%3517) : (vector<2xbf16>) -> i32
            %3519 = "vector.from_elements"(%3479, %3480) : (bf16, bf16) -> vector<2xbf16>
            %3520 = "llvm.bitcast"(%3519) : (vector<2xbf16>) -> i32
            %3521 = "llvm.getelementptr"(%3482, %3275) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3521, %3514, %3516, %3518, %3520) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%3182, %33) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 42 : i32} : (i32, i32) -> ()
            "scf.if"(%3163) ({
              %3523 = "arith.constant"() {value = 192 : i32} : () -> i32
              %3524 = "arith.addi"(%3158, %3523) : (i32, i32) -> i32
              %3525 = "nvvm.elect.sync"() {cutec.arm = 43 : i32} : () -> i1
              "scf.if"(%3525) ({
                %t3526_s1 = "llvm.ptrtoint"(%3482) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t3526_s1, %3524, %3157) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %3484, %3486, %3488, %3490, %3494, %3496, %3498, %3500, %3504, %3506, %3508, %3510, %3514, %3516, %3518, %3520) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%1185, %101, %103, %964, %62, %1185, %1186, %1468, %1469, %1470, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%655, %656, %654) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3527 = "arith.cmpi"(%30, %36) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3527) ({
        %3528 = "llvm.inline_asm"(%16) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %3530 = "arith.cmpi"(%120, %36) {predicate = 0 : i64} : (i32, i32) -> i1
        %3531 = "scf.if"(%3530) ({
          %3532 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %3533 = "arith.subi"(%3532, %116) : (i32, i32) -> i32
          %3534 = "arith.extsi"(%3533) : (i32) -> i64
          "scf.yield"(%3534) : (i64) -> ()
        }, {
          %3535 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%3535) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %3536 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%3536, %3531) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%16, %3531) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
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
    %29 = "cutec.tensor_map"(%6, %21, %27, %28) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %30 = "arith.muli"(%10, %23) : (i64, i64) -> i64
    %31 = "cutec.tensor_map"(%9, %27, %22, %30) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %32 = "arith.constant"() {value = 255 : i32} : () -> i32
    %33 = "arith.addi"(%2, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 256 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 2 : i32} : () -> i32
    %37 = "arith.muli"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.addi"(%7, %32) : (i32, i32) -> i32
    %39 = "arith.divui"(%38, %34) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 1 : i32} : () -> i32
    %41 = "arith.addi"(%2, %40) : (i32, i32) -> i32
    %42 = "arith.divui"(%41, %36) : (i32, i32) -> i32
    %43 = "arith.muli"(%37, %39) : (i32, i32) -> i32
    %44 = "arith.muli"(%43, %36) : (i32, i32) -> i32
    %45 = "arith.constant"() {value = 16384 : i32} : () -> i32
    %46 = "arith.muli"(%44, %45) : (i32, i32) -> i32
    %47 = "arith.cmpi"(%12, %46) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%47) {message = "boxes have less room than messages_of says", file = "samples/gemm_gpus_hopper.py", line = 439 : i32} : (i1) -> ()
    %48 = "arith.constant"() {value = 32 : i32} : () -> i32
    %49 = "arith.addi"(%48, %44) : (i32, i32) -> i32
    %50 = "arith.cmpi"(%15, %49) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%50) {message = "fewer flags than flags_of says", file = "samples/gemm_gpus_hopper.py", line = 440 : i32} : (i1) -> ()
    %51 = "arith.addi"(%37, %40) : (i32, i32) -> i32
    %52 = "arith.divui"(%51, %36) : (i32, i32) -> i32
    %53 = "arith.muli"(%39, %52) : (i32, i32) -> i32
    %54 = "arith.maxsi"(%53, %40) : (i32, i32) -> i32
    %55 = "arith.extui"(%54) : (i32) -> i64
    %56 = "arith.subi"(%54, %40) : (i32, i32) -> i32
    %57 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
    %58 = "arith.subi"(%48, %57) : (i32, i32) -> i32
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
    %74 = "arith.muli"(%39, %73) : (i32, i32) -> i32
    %75 = "arith.maxsi"(%74, %40) : (i32, i32) -> i32
    %76 = "arith.extui"(%75) : (i32) -> i64
    %77 = "arith.subi"(%75, %40) : (i32, i32) -> i32
    %78 = "llvm.intr.ctlz"(%77) {is_zero_poison = false} : (i32) -> i32
    %79 = "arith.subi"(%48, %78) : (i32, i32) -> i32
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
    %90 = "arith.addi"(%52, %73) : (i32, i32) -> i32
    %91 = "arith.subi"(%90, %40) : (i32, i32) -> i32
    %92 = "arith.constant"() {value = 7 : i32} : () -> i32
    %93 = "arith.andi"(%91, %92) : (i32, i32) -> i32
    %94 = "arith.addi"(%93, %40) : (i32, i32) -> i32
    %95 = "arith.maxsi"(%94, %40) : (i32, i32) -> i32
    %96 = "arith.extui"(%95) : (i32) -> i64
    %97 = "arith.subi"(%95, %40) : (i32, i32) -> i32
    %98 = "llvm.intr.ctlz"(%97) {is_zero_poison = false} : (i32) -> i32
    %99 = "arith.subi"(%48, %98) : (i32, i32) -> i32
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
    %110 = "arith.muli"(%52, %39) : (i32, i32) -> i32
    %111 = "arith.muli"(%110, %36) : (i32, i32) -> i32
    %112 = "arith.constant"() {value = 66 : i32} : () -> i32
    %113 = "arith.minsi"(%111, %112) : (i32, i32) -> i32
    %114 = "arith.constant"() {value = 384 : i32} : () -> i32
    %115 = "arith.constant"() {value = 229448 : i32} : () -> i32
    "gpu.launch_func"(%36, %40, %113, %114, %40, %40, %36, %40, %40, %115, %0, %26, %2, %3, %29, %7, %3, %31, %2, %11, %12, %13, %19, %20, %9, %10, %14, %15, %16, %17, %18, %72, %89, %109, %52, %39, %37) {kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 27, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_reduce_scatter_tile128x256", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
