!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: !llvm.ptr, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: i32, %22: i32):
      %23 = "arith.trunci"(%19) : (i64) -> i32
      %24 = "arith.trunci"(%20) : (i64) -> i32
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "arith.constant"() {value = 128 : i32} : () -> i32
      %29 = "arith.divui"(%25, %28) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = -1 : i32} : () -> i32
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.constant"() {value = 31 : i32} : () -> i32
      %33 = "nvvm.shfl.sync"(%30, %29, %31, %32) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %34 = "arith.constant"() {value = 32 : i32} : () -> i32
      %35 = "arith.divui"(%25, %34) : (i32, i32) -> i32
      %36 = "nvvm.shfl.sync"(%30, %35, %31, %32) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %37 = "arith.cmpi"(%36, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%37) ({
        %38 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%38) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %40 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%40) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %42 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%42) ({
          "llvm.inline_asm"(%2) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %44 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%44) ({
          "llvm.inline_asm"(%15) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %46 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %47 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %48 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 61440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %49 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 63488>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %50 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 64256>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %51 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 68352>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %53 = "arith.cmpi"(%52, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      %54 = "llvm.getelementptr"(%51) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %55 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %58 = "arith.addi"(%56, %57) : (i32, i32) -> i32
      %59 = "arith.constant"() {value = 256 : i32} : () -> i32
      %60 = "arith.muli"(%58, %59) : (i32, i32) -> i32
      %61 = "arith.addi"(%55, %60) : (i32, i32) -> i32
      %62 = "arith.divui"(%61, %34) : (i32, i32) -> i32
      %63 = "arith.cmpi"(%62, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%63) ({
        %64 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%64) ({
          %65 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t66_s0 = "llvm.ptrtoint"(%51) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %65) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%51) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %65) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "llvm.getelementptr"(%51) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %65) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%51) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %65) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%51) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %65) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%51) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %65) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t78_s0 = "llvm.ptrtoint"(%54) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%54) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%54) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%54) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %85 = "llvm.getelementptr"(%54) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t86_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %87 = "llvm.getelementptr"(%54) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t88_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %77) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %89 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %90 = "nvvm.shfl.sync"(%30, %89, %31, %32) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %91 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %97 = "arith.constant"() {value = 1 : i32} : () -> i32
      %98 = "arith.remui"(%91, %97) : (i32, i32) -> i32
      %99 = "arith.constant"() {value = 4 : i32} : () -> i32
      %100 = "arith.remui"(%92, %99) : (i32, i32) -> i32
      %101 = "arith.divui"(%4, %28) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %102 = "arith.cmpi"(%33, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      %103, %104, %105 = "scf.if"(%102) ({
        %106, %107 = "scf.if"(%37) ({
          %108, %109, %110, %111, %112, %113, %114, %115 = "scf.while"(%93, %98, %100, %93, %31, %31, %31, %97) ({
          ^bb0(%116: i32, %117: i32, %118: i32, %119: i32, %120: i32, %121: i32, %122: i32, %123: i32):
            %124 = "arith.muli"(%21, %22) : (i32, i32) -> i32
            %125 = "arith.cmpi"(%116, %124) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%125, %116, %117, %118, %119, %120, %121, %122, %123) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%126: i32, %127: i32, %128: i32, %129: i32, %130: i32, %131: i32, %132: i32, %133: i32):
            %134 = "arith.constant"() {value = 32 : i64} : () -> i64
            %135 = "arith.shrui"(%19, %134) : (i64, i64) -> i64
            %136 = "arith.subi"(%23, %97) : (i32, i32) -> i32
            %137 = "llvm.intr.ctlz"(%136) {is_zero_poison = false} : (i32) -> i32
            %138 = "arith.subi"(%34, %137) : (i32, i32) -> i32
            %139 = "arith.extui"(%126) : (i32) -> i64
            %140 = "arith.muli"(%139, %135) : (i64, i64) -> i64
            %141 = "arith.shrui"(%140, %134) : (i64, i64) -> i64
            %142 = "arith.trunci"(%141) : (i64) -> i32
            %143 = "arith.addi"(%142, %126) : (i32, i32) -> i32
            %144 = "arith.shrui"(%143, %138) : (i32, i32) -> i32
            %145 = "arith.cmpi"(%138, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %146 = "arith.select"(%145, %144, %31) : (i1, i32, i32) -> i32
            %147 = "llvm.intr.ctlz"(%136) {is_zero_poison = false} : (i32) -> i32
            %148 = "arith.subi"(%34, %147) : (i32, i32) -> i32
            %149 = "arith.shrui"(%143, %148) : (i32, i32) -> i32
            %150 = "arith.cmpi"(%148, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %151 = "arith.select"(%150, %149, %31) : (i1, i32, i32) -> i32
            %152 = "arith.muli"(%151, %23) : (i32, i32) -> i32
            %153 = "arith.subi"(%126, %152) : (i32, i32) -> i32
            %154 = "arith.constant"() {value = 8 : i32} : () -> i32
            %155 = "arith.muli"(%146, %154) : (i32, i32) -> i32
            %156 = "arith.addi"(%155, %154) : (i32, i32) -> i32
            %157 = "arith.cmpi"(%156, %21) {predicate = 3 : i64} : (i32, i32) -> i1
            %158 = "arith.divui"(%153, %154) : (i32, i32) -> i32
            %159 = "arith.shrui"(%20, %134) : (i64, i64) -> i64
            %160 = "arith.subi"(%24, %97) : (i32, i32) -> i32
            %161 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
            %162 = "arith.subi"(%34, %161) : (i32, i32) -> i32
            %163 = "arith.extui"(%153) : (i32) -> i64
            %164 = "arith.muli"(%163, %159) : (i64, i64) -> i64
            %165 = "arith.shrui"(%164, %134) : (i64, i64) -> i64
            %166 = "arith.trunci"(%165) : (i64) -> i32
            %167 = "arith.addi"(%166, %153) : (i32, i32) -> i32
            %168 = "arith.shrui"(%167, %162) : (i32, i32) -> i32
            %169 = "arith.cmpi"(%162, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %170 = "arith.select"(%169, %168, %31) : (i1, i32, i32) -> i32
            %171 = "arith.select"(%157, %158, %170) : (i1, i32, i32) -> i32
            %172 = "arith.remui"(%153, %154) : (i32, i32) -> i32
            %173 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
            %174 = "arith.subi"(%34, %173) : (i32, i32) -> i32
            %175 = "arith.shrui"(%167, %174) : (i32, i32) -> i32
            %176 = "arith.cmpi"(%174, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %177 = "arith.select"(%176, %175, %31) : (i1, i32, i32) -> i32
            %178 = "arith.muli"(%177, %24) : (i32, i32) -> i32
            %179 = "arith.subi"(%153, %178) : (i32, i32) -> i32
            %180 = "arith.select"(%157, %172, %179) : (i1, i32, i32) -> i32
            %181 = "arith.addi"(%155, %180) : (i32, i32) -> i32
            %182 = "arith.addi"(%181, %127) : (i32, i32) -> i32
            %183 = "arith.muli"(%171, %99) : (i32, i32) -> i32
            %184 = "arith.addi"(%183, %128) : (i32, i32) -> i32
            %185 = "arith.divui"(%184, %99) : (i32, i32) -> i32
            %186 = "arith.remui"(%184, %97) : (i32, i32) -> i32
            %187 = "arith.addi"(%185, %186) : (i32, i32) -> i32
            %188 = "arith.remui"(%184, %99) : (i32, i32) -> i32
            %189 = "arith.muli"(%101, %188) : (i32, i32) -> i32
            %190 = "arith.divui"(%189, %99) : (i32, i32) -> i32
            %191 = "arith.addi"(%188, %97) : (i32, i32) -> i32
            %192 = "arith.muli"(%101, %191) : (i32, i32) -> i32
            %193 = "arith.divui"(%192, %99) : (i32, i32) -> i32
            %194 = "arith.muli"(%190, %28) : (i32, i32) -> i32
            %195 = "arith.constant"() {value = 64 : i32} : () -> i32
            %196 = "arith.muli"(%182, %195) : (i32, i32) -> i32
            %197 = "arith.constant"() {value = 16 : i32} : () -> i32
            %198 = "arith.muli"(%187, %197) : (i32, i32) -> i32
            %199 = "arith.subi"(%193, %190) : (i32, i32) -> i32
            %200, %201, %202 = "scf.for"(%31, %199, %97, %131, %132, %133) ({
            ^bb0(%203: i32, %204: i32, %205: i32, %206: i32):
              %207 = "llvm.getelementptr"(%54, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t208_s0 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t208_s0, %206) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %209 = "llvm.getelementptr"(%51, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %210 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%210) ({
                %211 = "arith.constant"() {value = 10304 : i32} : () -> i32
                %t212_s0 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t212_s0, %211) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %213 = "arith.muli"(%203, %28) : (i32, i32) -> i32
              %214 = "arith.addi"(%194, %213) : (i32, i32) -> i32
              %215 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %216 = "arith.muli"(%205, %215) : (i32, i32) -> i32
              %217 = "llvm.getelementptr"(%46, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %218 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%218) ({
                %t219_s0 = "llvm.ptrtoint"(%217) : (!llvm.ptr<3>) -> i32
                %t219_s2 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t219_s0, %0, %t219_s2, %214, %196) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %220 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %221 = "arith.muli"(%205, %220) : (i32, i32) -> i32
              %222 = "llvm.getelementptr"(%47, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %223 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
              "scf.if"(%223) ({
                %t224_s0 = "llvm.ptrtoint"(%222) : (!llvm.ptr<3>) -> i32
                %t224_s2 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t224_s0, %1, %t224_s2, %214, %198) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %225 = "arith.addi"(%190, %203) : (i32, i32) -> i32
              %226 = "arith.muli"(%205, %34) : (i32, i32) -> i32
              %227 = "llvm.getelementptr"(%49, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %228 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%228) ({
                %t229_s0 = "llvm.ptrtoint"(%227) : (!llvm.ptr<3>) -> i32
                %t229_s2 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t229_s0, %2, %t229_s2, %198, %225) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %230 = "arith.addi"(%205, %97) : (i32, i32) -> i32
              %231 = "arith.constant"() {value = 6 : i32} : () -> i32
              %232 = "arith.cmpi"(%230, %231) {predicate = 0 : i64} : (i32, i32) -> i1
              %233 = "arith.xori"(%206, %97) : (i32, i32) -> i32
              %234 = "arith.select"(%232, %233, %206) : (i1, i32, i32) -> i32
              %235 = "arith.select"(%232, %31, %230) : (i1, i32, i32) -> i32
              %236 = "arith.addi"(%204, %97) : (i32, i32) -> i32
              "scf.yield"(%236, %235, %234) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %237 = "arith.addi"(%129, %96) : (i32, i32) -> i32
            %238 = "arith.addi"(%130, %97) : (i32, i32) -> i32
            "scf.yield"(%237, %98, %100, %237, %238, %200, %201, %202) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %239 = "llvm.getelementptr"(%54, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t240_s0 = "llvm.ptrtoint"(%239) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t240_s0, %115) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %241 = "arith.addi"(%114, %97) : (i32, i32) -> i32
          %242 = "arith.constant"() {value = 6 : i32} : () -> i32
          %243 = "arith.cmpi"(%241, %242) {predicate = 0 : i64} : (i32, i32) -> i1
          %244 = "arith.xori"(%115, %97) : (i32, i32) -> i32
          %245 = "arith.select"(%243, %244, %115) : (i1, i32, i32) -> i32
          %246 = "arith.select"(%243, %31, %241) : (i1, i32, i32) -> i32
          %247 = "llvm.getelementptr"(%54, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t248_s0 = "llvm.ptrtoint"(%247) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t248_s0, %245) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %249 = "arith.addi"(%246, %97) : (i32, i32) -> i32
          %250 = "arith.cmpi"(%249, %242) {predicate = 0 : i64} : (i32, i32) -> i1
          %251 = "arith.xori"(%245, %97) : (i32, i32) -> i32
          %252 = "arith.select"(%250, %251, %245) : (i1, i32, i32) -> i32
          %253 = "arith.select"(%250, %31, %249) : (i1, i32, i32) -> i32
          %254 = "llvm.getelementptr"(%54, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t255_s0 = "llvm.ptrtoint"(%254) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t255_s0, %252) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %256 = "arith.addi"(%253, %97) : (i32, i32) -> i32
          %257 = "arith.cmpi"(%256, %242) {predicate = 0 : i64} : (i32, i32) -> i1
          %258 = "arith.xori"(%252, %97) : (i32, i32) -> i32
          %259 = "arith.select"(%257, %258, %252) : (i1, i32, i32) -> i32
          %260 = "arith.select"(%257, %31, %256) : (i1, i32, i32) -> i32
          %261 = "llvm.getelementptr"(%54, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t262_s0 = "llvm.ptrtoint"(%261) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t262_s0, %259) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %263 = "arith.addi"(%260, %97) : (i32, i32) -> i32
          %264 = "arith.cmpi"(%263, %242) {predicate = 0 : i64} : (i32, i32) -> i1
          %265 = "arith.xori"(%259, %97) : (i32, i32) -> i32
          %266 = "arith.select"(%264, %265, %259) : (i1, i32, i32) -> i32
          %267 = "arith.select"(%264, %31, %263) : (i1, i32, i32) -> i32
          %268 = "llvm.getelementptr"(%54, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t269_s0 = "llvm.ptrtoint"(%268) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t269_s0, %266) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %270 = "arith.addi"(%267, %97) : (i32, i32) -> i32
          %271 = "arith.cmpi"(%270, %242) {predicate = 0 : i64} : (i32, i32) -> i1
          %272 = "arith.xori"(%266, %97) : (i32, i32) -> i32
          %273 = "arith.select"(%271, %272, %266) : (i1, i32, i32) -> i32
          %274 = "arith.select"(%271, %31, %270) : (i1, i32, i32) -> i32
          %275 = "llvm.getelementptr"(%54, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t276_s0 = "llvm.ptrtoint"(%275) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t276_s0, %273) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%111, %112) : (i32, i32) -> ()
        }, {
          "scf.yield"(%93, %31) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "nvvm.cluster.arrive"() {aligned, cutec.arm = 9 : i32} : () -> ()
        "nvvm.cluster.wait"() {aligned, cutec.arm = 10 : i32} : () -> ()
        %277 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%106, %107, %277) : (i32, i32, i1) -> ()
      }, {
        %278 = "arith.subi"(%25, %28) : (i32, i32) -> i32
        %279 = "arith.subi"(%33, %97) : (i32, i32) -> i32
        %280 = "arith.constant"() {value = true} : () -> i1
        %281 = "llvm.mlir.undef"() : () -> f32
        %282 = "llvm.mlir.undef"() : () -> f32
        %283 = "llvm.mlir.undef"() : () -> f32
        %284 = "llvm.mlir.undef"() : () -> f32
        %285 = "llvm.mlir.undef"() : () -> f32
        %286 = "llvm.mlir.undef"() : () -> f32
        %287 = "llvm.mlir.undef"() : () -> f32
        %288 = "llvm.mlir.undef"() : () -> f32
        %289 = "llvm.mlir.undef"() : () -> i32
        %290 = "llvm.mlir.undef"() : () -> i32
        %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310 = "scf.while"(%31, %93, %98, %100, %280, %93, %31, %31, %31, %31, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290) ({
        ^bb0(%311: i32, %312: i32, %313: i32, %314: i32, %315: i1, %316: i32, %317: i32, %318: i32, %319: i32, %320: i32, %321: f32, %322: f32, %323: f32, %324: f32, %325: f32, %326: f32, %327: f32, %328: f32, %329: i32, %330: i32):
          %331 = "arith.muli"(%21, %22) : (i32, i32) -> i32
          %332 = "arith.cmpi"(%312, %331) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%332, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }, {
        ^bb0(%333: i32, %334: i32, %335: i32, %336: i32, %337: i1, %338: i32, %339: i32, %340: i32, %341: i32, %342: i32, %343: f32, %344: f32, %345: f32, %346: f32, %347: f32, %348: f32, %349: f32, %350: f32, %351: i32, %352: i32):
          %353 = "arith.constant"() {value = 32 : i64} : () -> i64
          %354 = "arith.shrui"(%19, %353) : (i64, i64) -> i64
          %355 = "arith.subi"(%23, %97) : (i32, i32) -> i32
          %356 = "llvm.intr.ctlz"(%355) {is_zero_poison = false} : (i32) -> i32
          %357 = "arith.subi"(%34, %356) : (i32, i32) -> i32
          %358 = "arith.extui"(%334) : (i32) -> i64
          %359 = "arith.muli"(%358, %354) : (i64, i64) -> i64
          %360 = "arith.shrui"(%359, %353) : (i64, i64) -> i64
          %361 = "arith.trunci"(%360) : (i64) -> i32
          %362 = "arith.addi"(%361, %334) : (i32, i32) -> i32
          %363 = "arith.shrui"(%362, %357) : (i32, i32) -> i32
          %364 = "arith.cmpi"(%357, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %365 = "arith.select"(%364, %363, %31) : (i1, i32, i32) -> i32
          %366 = "llvm.intr.ctlz"(%355) {is_zero_poison = false} : (i32) -> i32
          %367 = "arith.subi"(%34, %366) : (i32, i32) -> i32
          %368 = "arith.shrui"(%362, %367) : (i32, i32) -> i32
          %369 = "arith.cmpi"(%367, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %370 = "arith.select"(%369, %368, %31) : (i1, i32, i32) -> i32
          %371 = "arith.muli"(%370, %23) : (i32, i32) -> i32
          %372 = "arith.subi"(%334, %371) : (i32, i32) -> i32
          %373 = "arith.constant"() {value = 8 : i32} : () -> i32
          %374 = "arith.muli"(%365, %373) : (i32, i32) -> i32
          %375 = "arith.addi"(%374, %373) : (i32, i32) -> i32
          %376 = "arith.cmpi"(%375, %21) {predicate = 3 : i64} : (i32, i32) -> i1
          %377 = "arith.divui"(%372, %373) : (i32, i32) -> i32
          %378 = "arith.shrui"(%20, %353) : (i64, i64) -> i64
          %379 = "arith.subi"(%24, %97) : (i32, i32) -> i32
          %380 = "llvm.intr.ctlz"(%379) {is_zero_poison = false} : (i32) -> i32
          %381 = "arith.subi"(%34, %380) : (i32, i32) -> i32
          %382 = "arith.extui"(%372) : (i32) -> i64
          %383 = "arith.muli"(%382, %378) : (i64, i64) -> i64
          %384 = "arith.shrui"(%383, %353) : (i64, i64) -> i64
          %385 = "arith.trunci"(%384) : (i64) -> i32
          %386 = "arith.addi"(%385, %372) : (i32, i32) -> i32
          %387 = "arith.shrui"(%386, %381) : (i32, i32) -> i32
          %388 = "arith.cmpi"(%381, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %389 = "arith.select"(%388, %387, %31) : (i1, i32, i32) -> i32
          %390 = "arith.select"(%376, %377, %389) : (i1, i32, i32) -> i32
          %391 = "arith.remui"(%372, %373) : (i32, i32) -> i32
          %392 = "llvm.intr.ctlz"(%379) {is_zero_poison = false} : (i32) -> i32
          %393 = "arith.subi"(%34, %392) : (i32, i32) -> i32
          %394 = "arith.shrui"(%386, %393) : (i32, i32) -> i32
          %395 = "arith.cmpi"(%393, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %396 = "arith.select"(%395, %394, %31) : (i1, i32, i32) -> i32
          %397 = "arith.muli"(%396, %24) : (i32, i32) -> i32
          %398 = "arith.subi"(%372, %397) : (i32, i32) -> i32
          %399 = "arith.select"(%376, %391, %398) : (i1, i32, i32) -> i32
          %400 = "arith.addi"(%374, %399) : (i32, i32) -> i32
          %401 = "arith.addi"(%400, %335) : (i32, i32) -> i32
          %402 = "arith.muli"(%390, %99) : (i32, i32) -> i32
          %403 = "arith.addi"(%402, %336) : (i32, i32) -> i32
          %404 = "arith.divui"(%403, %99) : (i32, i32) -> i32
          %405 = "arith.remui"(%403, %97) : (i32, i32) -> i32
          %406 = "arith.addi"(%404, %405) : (i32, i32) -> i32
          %407 = "arith.remui"(%403, %99) : (i32, i32) -> i32
          %408 = "arith.constant"() {value = 64 : i32} : () -> i32
          %409 = "arith.muli"(%401, %408) : (i32, i32) -> i32
          %410 = "arith.muli"(%101, %407) : (i32, i32) -> i32
          %411 = "arith.divui"(%410, %99) : (i32, i32) -> i32
          %412 = "arith.addi"(%407, %97) : (i32, i32) -> i32
          %413 = "arith.muli"(%101, %412) : (i32, i32) -> i32
          %414 = "arith.divui"(%413, %99) : (i32, i32) -> i32
          %415 = "arith.constant"() {value = 127 : i32} : () -> i32
          %416 = "arith.andi"(%278, %415) : (i32, i32) -> i32
          %417 = "arith.divui"(%416, %34) : (i32, i32) -> i32
          %418 = "arith.constant"() {value = 16 : i32} : () -> i32
          %419 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
          %420 = "vector.extract"(%419) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %421 = "vector.extract"(%419) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %422 = "vector.extract"(%419) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %423 = "vector.extract"(%419) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %424 = "vector.extract"(%419) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %425 = "vector.extract"(%419) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %426 = "vector.extract"(%419) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %427 = "vector.extract"(%419) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %428 = "arith.cmpi"(%411, %414) {predicate = 2 : i64} : (i32, i32) -> i1
          %429 = "scf.if"(%428) ({
            %430 = "arith.subi"(%10, %97) : (i32, i32) -> i32
            %431 = "arith.constant"() {value = 7 : i32} : () -> i32
            %432 = "arith.shrsi"(%409, %431) : (i32, i32) -> i32
            %433 = "arith.minsi"(%432, %430) : (i32, i32) -> i32
            %434 = "arith.extsi"(%433) : (i32) -> i64
            %435 = "arith.extsi"(%411) : (i32) -> i64
            %436 = "arith.muli"(%434, %12) : (i64, i64) -> i64
            %437 = "arith.addi"(%436, %435) : (i64, i64) -> i64
            %438 = "llvm.getelementptr"(%9, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%439) : (f32) -> ()
          }, {
            %440 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%440) : (f32) -> ()
          }) : (i1) -> f32
          %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461 = "scf.for"(%411, %414, %97, %429, %337, %340, %341, %342, %420, %421, %422, %423, %424, %425, %426, %427, %343, %344, %345, %346, %347, %348, %349, %350) ({
          ^bb0(%462: i32, %463: f32, %464: i1, %465: i32, %466: i32, %467: i32, %468: f32, %469: f32, %470: f32, %471: f32, %472: f32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32):
            %484 = "llvm.getelementptr"(%51, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t485_s0 = "llvm.ptrtoint"(%484) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t485_s0, %467) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %486 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %487 = "arith.muli"(%466, %486) : (i32, i32) -> i32
            %488 = "llvm.getelementptr"(%46, %487) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %489 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %490 = "arith.muli"(%466, %489) : (i32, i32) -> i32
            %491 = "llvm.getelementptr"(%47, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %492 = "arith.constant"() {value = false} : () -> i1
            %t494_a = "llvm.ptrtoint"(%488) : (!llvm.ptr<3>) -> i32
            %t494_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t494_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t494_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t494_shifted = "arith.shrui"(%t494_a, %t494_four) : (i32, i32) -> i32
            %t494_low = "arith.andi"(%t494_shifted, %t494_mask) : (i32, i32) -> i32
            %t494_wide = "arith.extui"(%t494_low) : (i32) -> i64
            %493 = "arith.ori"(%t494_wide, %t494_fields) : (i64, i64) -> i64
            %t496_a = "llvm.ptrtoint"(%491) : (!llvm.ptr<3>) -> i32
            %t496_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t496_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t496_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t496_shifted = "arith.shrui"(%t496_a, %t496_four) : (i32, i32) -> i32
            %t496_low = "arith.andi"(%t496_shifted, %t496_mask) : (i32, i32) -> i32
            %t496_wide = "arith.extui"(%t496_low) : (i32) -> i64
            %495 = "arith.ori"(%t496_wide, %t496_fields) : (i64, i64) -> i64
            %t505_r = "llvm.inline_asm"(%476, %477, %478, %479, %480, %481, %482, %483) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %497 = "llvm.extractvalue"(%t505_r) {position = array<i64: 0>} : (!struct0) -> f32
            %498 = "llvm.extractvalue"(%t505_r) {position = array<i64: 1>} : (!struct0) -> f32
            %499 = "llvm.extractvalue"(%t505_r) {position = array<i64: 2>} : (!struct0) -> f32
            %500 = "llvm.extractvalue"(%t505_r) {position = array<i64: 3>} : (!struct0) -> f32
            %501 = "llvm.extractvalue"(%t505_r) {position = array<i64: 4>} : (!struct0) -> f32
            %502 = "llvm.extractvalue"(%t505_r) {position = array<i64: 5>} : (!struct0) -> f32
            %503 = "llvm.extractvalue"(%t505_r) {position = array<i64: 6>} : (!struct0) -> f32
            %504 = "llvm.extractvalue"(%t505_r) {position = array<i64: 7>} : (!struct0) -> f32
            %t514_r = "llvm.inline_asm"(%497, %498, %499, %500, %501, %502, %503, %504, %493, %495, %492) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 11 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %506 = "llvm.extractvalue"(%t514_r) {position = array<i64: 0>} : (!struct0) -> f32
            %507 = "llvm.extractvalue"(%t514_r) {position = array<i64: 1>} : (!struct0) -> f32
            %508 = "llvm.extractvalue"(%t514_r) {position = array<i64: 2>} : (!struct0) -> f32
            %509 = "llvm.extractvalue"(%t514_r) {position = array<i64: 3>} : (!struct0) -> f32
            %510 = "llvm.extractvalue"(%t514_r) {position = array<i64: 4>} : (!struct0) -> f32
            %511 = "llvm.extractvalue"(%t514_r) {position = array<i64: 5>} : (!struct0) -> f32
            %512 = "llvm.extractvalue"(%t514_r) {position = array<i64: 6>} : (!struct0) -> f32
            %513 = "llvm.extractvalue"(%t514_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %515 = "arith.muli"(%466, %34) : (i32, i32) -> i32
            %516 = "llvm.getelementptr"(%49, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %517 = "arith.constant"() {value = 3 : i32} : () -> i32
            %518 = "arith.andi"(%278, %517) : (i32, i32) -> i32
            %519 = "arith.constant"() {value = 2 : i32} : () -> i32
            %520 = "arith.muli"(%518, %519) : (i32, i32) -> i32
            %521 = "llvm.getelementptr"(%516, %520) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %522 = "llvm.load"(%521) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %523 = "vector.extract"(%522) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %524 = "vector.extract"(%522) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %525 = "arith.addi"(%518, %99) : (i32, i32) -> i32
            %526 = "arith.muli"(%525, %519) : (i32, i32) -> i32
            %527 = "llvm.getelementptr"(%516, %526) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %528 = "llvm.load"(%527) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %529 = "vector.extract"(%528) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %530 = "vector.extract"(%528) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %531 = "vector.from_elements"(%523, %524, %529, %530) : (f32, f32, f32, f32) -> vector<4xf32>
            %532 = "vector.broadcast"(%463) : (f32) -> vector<4xf32>
            %533 = "arith.mulf"(%531, %532) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %534 = "vector.extract"(%533) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %535 = "vector.extract"(%533) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %536 = "vector.extract"(%533) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %537 = "vector.extract"(%533) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %538 = "vector.from_elements"(%523, %524, %529, %530) : (f32, f32, f32, f32) -> vector<4xf32>
            %539 = "vector.broadcast"(%463) : (f32) -> vector<4xf32>
            %540 = "arith.mulf"(%538, %539) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %541 = "vector.extract"(%540) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %542 = "vector.extract"(%540) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %543 = "vector.extract"(%540) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %544 = "vector.extract"(%540) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %t553_r = "llvm.inline_asm"(%506, %507, %508, %509, %510, %511, %512, %513) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %545 = "llvm.extractvalue"(%t553_r) {position = array<i64: 0>} : (!struct0) -> f32
            %546 = "llvm.extractvalue"(%t553_r) {position = array<i64: 1>} : (!struct0) -> f32
            %547 = "llvm.extractvalue"(%t553_r) {position = array<i64: 2>} : (!struct0) -> f32
            %548 = "llvm.extractvalue"(%t553_r) {position = array<i64: 3>} : (!struct0) -> f32
            %549 = "llvm.extractvalue"(%t553_r) {position = array<i64: 4>} : (!struct0) -> f32
            %550 = "llvm.extractvalue"(%t553_r) {position = array<i64: 5>} : (!struct0) -> f32
            %551 = "llvm.extractvalue"(%t553_r) {position = array<i64: 6>} : (!struct0) -> f32
            %552 = "llvm.extractvalue"(%t553_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.bar.warp.sync"(%30) {cutec.arm = 12 : i32} : (i32) -> ()
            "scf.if"(%53) ({
              %554 = "llvm.getelementptr"(%54, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t555_s0 = "llvm.ptrtoint"(%554) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t555_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %556 = "vector.from_elements"(%534, %535, %536, %537) : (f32, f32, f32, f32) -> vector<4xf32>
            %557 = "vector.from_elements"(%468, %469, %472, %473) : (f32, f32, f32, f32) -> vector<4xf32>
            %558 = "vector.from_elements"(%545, %546, %549, %550) : (f32, f32, f32, f32) -> vector<4xf32>
            %559 = "arith.mulf"(%558, %556) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %560 = "arith.addf"(%557, %559) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %561 = "vector.extract"(%560) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %562 = "vector.extract"(%560) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %563 = "vector.extract"(%560) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %564 = "vector.extract"(%560) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %565 = "vector.from_elements"(%541, %542, %543, %544) : (f32, f32, f32, f32) -> vector<4xf32>
            %566 = "vector.from_elements"(%470, %471, %474, %475) : (f32, f32, f32, f32) -> vector<4xf32>
            %567 = "vector.from_elements"(%547, %548, %551, %552) : (f32, f32, f32, f32) -> vector<4xf32>
            %568 = "arith.mulf"(%567, %565) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %569 = "arith.addf"(%566, %568) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %570 = "vector.extract"(%569) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %571 = "vector.extract"(%569) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %572 = "vector.extract"(%569) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %573 = "vector.extract"(%569) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %574 = "arith.addi"(%462, %97) : (i32, i32) -> i32
            %575 = "arith.subi"(%414, %97) : (i32, i32) -> i32
            %576 = "arith.minsi"(%574, %575) : (i32, i32) -> i32
            %577 = "arith.subi"(%10, %97) : (i32, i32) -> i32
            %578 = "arith.constant"() {value = 7 : i32} : () -> i32
            %579 = "arith.shrsi"(%409, %578) : (i32, i32) -> i32
            %580 = "arith.minsi"(%579, %577) : (i32, i32) -> i32
            %581 = "arith.extsi"(%580) : (i32) -> i64
            %582 = "arith.extsi"(%576) : (i32) -> i64
            %583 = "arith.muli"(%581, %12) : (i64, i64) -> i64
            %584 = "arith.addi"(%583, %582) : (i64, i64) -> i64
            %585 = "llvm.getelementptr"(%9, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %586 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %587 = "arith.addi"(%466, %97) : (i32, i32) -> i32
            %588 = "arith.constant"() {value = 6 : i32} : () -> i32
            %589 = "arith.cmpi"(%587, %588) {predicate = 0 : i64} : (i32, i32) -> i1
            %590 = "arith.xori"(%467, %97) : (i32, i32) -> i32
            %591 = "arith.select"(%589, %590, %467) : (i1, i32, i32) -> i32
            %592 = "arith.select"(%589, %31, %587) : (i1, i32, i32) -> i32
            %593 = "arith.addi"(%465, %97) : (i32, i32) -> i32
            "scf.yield"(%586, %492, %593, %592, %591, %561, %562, %570, %571, %563, %564, %572, %573, %545, %546, %547, %548, %549, %550, %551, %552) : (f32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %594 = "arith.addi"(%401, %279) : (i32, i32) -> i32
          %595 = "arith.muli"(%594, %408) : (i32, i32) -> i32
          %596 = "arith.muli"(%406, %418) : (i32, i32) -> i32
          %597 = "llvm.getelementptr"(%50, %278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%446, %597) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %598 = "arith.addi"(%278, %28) : (i32, i32) -> i32
          %599 = "llvm.getelementptr"(%50, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%447, %599) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %600 = "arith.addi"(%278, %59) : (i32, i32) -> i32
          %601 = "llvm.getelementptr"(%50, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%448, %601) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %602 = "arith.constant"() {value = 384 : i32} : () -> i32
          %603 = "arith.addi"(%278, %602) : (i32, i32) -> i32
          %604 = "llvm.getelementptr"(%50, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%449, %604) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %605 = "arith.constant"() {value = 512 : i32} : () -> i32
          %606 = "arith.addi"(%278, %605) : (i32, i32) -> i32
          %607 = "llvm.getelementptr"(%50, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%450, %607) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %608 = "arith.constant"() {value = 640 : i32} : () -> i32
          %609 = "arith.addi"(%278, %608) : (i32, i32) -> i32
          %610 = "llvm.getelementptr"(%50, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%451, %610) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %611 = "arith.constant"() {value = 768 : i32} : () -> i32
          %612 = "arith.addi"(%278, %611) : (i32, i32) -> i32
          %613 = "llvm.getelementptr"(%50, %612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%452, %613) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %614 = "arith.constant"() {value = 896 : i32} : () -> i32
          %615 = "arith.addi"(%278, %614) : (i32, i32) -> i32
          %616 = "llvm.getelementptr"(%50, %615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%453, %616) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "nvvm.cluster.arrive"() {aligned, cutec.arm = 13 : i32} : () -> ()
          "nvvm.cluster.wait"() {aligned, cutec.arm = 14 : i32} : () -> ()
          %617 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %618 = "vector.extract"(%617) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %619 = "vector.extract"(%617) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %620 = "vector.extract"(%617) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %621 = "vector.extract"(%617) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %622 = "arith.constant"() {value = 2 : i32} : () -> i32
          %623 = "arith.remui"(%407, %622) : (i32, i32) -> i32
          %624 = "arith.andi"(%90, %31) : (i32, i32) -> i32
          %625 = "nvvm.mapa"(%50, %624) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %626 = "arith.muli"(%623, %99) : (i32, i32) -> i32
          %627 = "arith.muli"(%626, %28) : (i32, i32) -> i32
          %628 = "arith.addi"(%278, %627) : (i32, i32) -> i32
          %629 = "llvm.getelementptr"(%625, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %630 = "llvm.load"(%629) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %631 = "arith.addf"(%618, %630) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %632 = "arith.addi"(%626, %97) : (i32, i32) -> i32
          %633 = "arith.muli"(%632, %28) : (i32, i32) -> i32
          %634 = "arith.addi"(%278, %633) : (i32, i32) -> i32
          %635 = "llvm.getelementptr"(%625, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %636 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %637 = "arith.addf"(%619, %636) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %638 = "arith.addi"(%626, %622) : (i32, i32) -> i32
          %639 = "arith.muli"(%638, %28) : (i32, i32) -> i32
          %640 = "arith.addi"(%278, %639) : (i32, i32) -> i32
          %641 = "llvm.getelementptr"(%625, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %642 = "llvm.load"(%641) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %643 = "arith.addf"(%620, %642) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %644 = "arith.constant"() {value = 3 : i32} : () -> i32
          %645 = "arith.addi"(%626, %644) : (i32, i32) -> i32
          %646 = "arith.muli"(%645, %28) : (i32, i32) -> i32
          %647 = "arith.addi"(%278, %646) : (i32, i32) -> i32
          %648 = "llvm.getelementptr"(%625, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %649 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %650 = "arith.addf"(%621, %649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %651 = "arith.addi"(%624, %97) : (i32, i32) -> i32
          %652 = "nvvm.mapa"(%50, %651) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %653 = "llvm.getelementptr"(%652, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %654 = "llvm.load"(%653) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %655 = "arith.addf"(%631, %654) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %656 = "llvm.getelementptr"(%652, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %657 = "llvm.load"(%656) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %658 = "arith.addf"(%637, %657) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %659 = "llvm.getelementptr"(%652, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %660 = "llvm.load"(%659) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %661 = "arith.addf"(%643, %660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %662 = "llvm.getelementptr"(%652, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %663 = "llvm.load"(%662) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %664 = "arith.addf"(%650, %663) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %665 = "arith.addi"(%624, %622) : (i32, i32) -> i32
          %666 = "nvvm.mapa"(%50, %665) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %667 = "llvm.getelementptr"(%666, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %668 = "llvm.load"(%667) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %669 = "arith.addf"(%655, %668) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %670 = "llvm.getelementptr"(%666, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %671 = "llvm.load"(%670) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %672 = "arith.addf"(%658, %671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %673 = "llvm.getelementptr"(%666, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %674 = "llvm.load"(%673) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %675 = "arith.addf"(%661, %674) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %676 = "llvm.getelementptr"(%666, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %677 = "llvm.load"(%676) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %678 = "arith.addf"(%664, %677) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %679 = "arith.addi"(%624, %644) : (i32, i32) -> i32
          %680 = "nvvm.mapa"(%50, %679) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %681 = "llvm.getelementptr"(%680, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %682 = "llvm.load"(%681) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %683 = "arith.addf"(%669, %682) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %684 = "llvm.getelementptr"(%680, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %685 = "llvm.load"(%684) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %686 = "arith.addf"(%672, %685) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %687 = "llvm.getelementptr"(%680, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %688 = "llvm.load"(%687) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %689 = "arith.addf"(%675, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %690 = "llvm.getelementptr"(%680, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %691 = "llvm.load"(%690) {alignment = 4 : i64} : (!llvm.ptr<7>) -> f32
          %692 = "arith.addf"(%678, %691) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %693 = "arith.cmpi"(%407, %622) {predicate = 2 : i64} : (i32, i32) -> i1
          %694, %695 = "scf.if"(%693) ({
            %696 = "nvvm.shfl.sync"(%30, %417, %31, %32) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %697 = "arith.cmpi"(%696, %31) {predicate = 0 : i64} : (i32, i32) -> i1
            %698 = "arith.remui"(%416, %622) : (i32, i32) -> i32
            %699 = "arith.divui"(%416, %622) : (i32, i32) -> i32
            %700 = "arith.muli"(%698, %408) : (i32, i32) -> i32
            %701 = "arith.remui"(%699, %99) : (i32, i32) -> i32
            %702 = "arith.divui"(%699, %99) : (i32, i32) -> i32
            %703 = "arith.muli"(%701, %28) : (i32, i32) -> i32
            %704 = "arith.addi"(%700, %703) : (i32, i32) -> i32
            %705 = "arith.remui"(%702, %622) : (i32, i32) -> i32
            %706 = "arith.divui"(%702, %622) : (i32, i32) -> i32
            %707 = "arith.muli"(%705, %373) : (i32, i32) -> i32
            %708 = "arith.addi"(%704, %707) : (i32, i32) -> i32
            %709 = "arith.divui"(%706, %622) : (i32, i32) -> i32
            %710 = "arith.muli"(%709, %418) : (i32, i32) -> i32
            %711 = "arith.addi"(%708, %710) : (i32, i32) -> i32
            %712 = "arith.muli"(%279, %622) : (i32, i32) -> i32
            "scf.if"(%697) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %713 = "arith.addi"(%97, %279) : (i32, i32) -> i32
            "nvvm.barrier"(%713, %28) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 16 : i32} : (i32, i32) -> ()
            %714 = "vector.from_elements"(%683, %686, %689, %692) : (f32, f32, f32, f32) -> vector<4xf32>
            %715 = "arith.truncf"(%714) : (vector<4xf32>) -> vector<4xbf16>
            %716 = "vector.extract"(%715) {static_position = array<i64: 0>} : (vector<4xbf16>) -> bf16
            %717 = "vector.extract"(%715) {static_position = array<i64: 1>} : (vector<4xbf16>) -> bf16
            %718 = "vector.extract"(%715) {static_position = array<i64: 2>} : (vector<4xbf16>) -> bf16
            %719 = "vector.extract"(%715) {static_position = array<i64: 3>} : (vector<4xbf16>) -> bf16
            %720 = "arith.muli"(%712, %605) : (i32, i32) -> i32
            %721 = "llvm.getelementptr"(%48, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %722 = "vector.from_elements"(%716, %717) : (bf16, bf16) -> vector<2xbf16>
            %723 = "llvm.bitcast"(%722) : (vector<2xbf16>) -> i32
            %724 = "vector.from_elements"(%718, %719) : (bf16, bf16) -> vector<2xbf16>
            %725 = "llvm.bitcast"(%724) : (vector<2xbf16>) -> i32
            %726 = "arith.constant"() {value = 448 : i32} : () -> i32
            %727 = "arith.andi"(%711, %726) : (i32, i32) -> i32
            %728 = "arith.shrui"(%727, %644) : (i32, i32) -> i32
            %729 = "arith.xori"(%711, %728) : (i32, i32) -> i32
            %730 = "llvm.getelementptr"(%721, %729) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%730, %723, %725) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%713, %28) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 18 : i32} : (i32, i32) -> ()
            "scf.if"(%697) ({
              %732 = "arith.muli"(%407, %373) : (i32, i32) -> i32
              %733 = "arith.addi"(%596, %732) : (i32, i32) -> i32
              %734 = "nvvm.elect.sync"() {cutec.arm = 19 : i32} : () -> i1
              "scf.if"(%734) ({
                %t735_s1 = "llvm.ptrtoint"(%721) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%15, %t735_s1, %595, %733) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%723, %725) : (i32, i32) -> ()
          }, {
            "scf.yield"(%351, %352) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %736 = "arith.addi"(%338, %96) : (i32, i32) -> i32
          %737 = "arith.addi"(%339, %97) : (i32, i32) -> i32
          "scf.yield"(%333, %736, %98, %100, %442, %736, %737, %443, %444, %445, %454, %455, %456, %457, %458, %459, %460, %461, %694, %695) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%296, %297, %295) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "nvvm.cluster.arrive"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 3 : i32, nvvm.cluster_dim = array<i32: 1, 4, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: i32, %11: i64, %12: !llvm.ptr<1>, %13: i64):
    %14 = "arith.constant"() {value = 128 : i32} : () -> i32
    %15 = "arith.muli"(%2, %14) : (i32, i32) -> i32
    %16 = "arith.extsi"(%15) : (i32) -> i64
    %17 = "arith.extsi"(%7) : (i32) -> i64
    %18 = "cutec.tensor_map"(%6, %16, %17, %8) {dtype = "u8", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 128, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.extsi"(%1) : (i32) -> i64
    %20 = "cutec.tensor_map"(%0, %16, %19, %3) {dtype = "u8", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 128, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %21 = "arith.extsi"(%2) : (i32) -> i64
    %22 = "arith.constant"() {value = 4 : i64} : () -> i64
    %23 = "arith.muli"(%5, %22) : (i64, i64) -> i64
    %24 = "cutec.tensor_map"(%4, %19, %21, %23) {dtype = "f32", swizzle = "none", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 16, 1>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %25 = "arith.constant"() {value = 2 : i64} : () -> i64
    %26 = "arith.muli"(%13, %25) : (i64, i64) -> i64
    %27 = "cutec.tensor_map"(%12, %17, %19, %26) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 8>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %28 = "arith.constant"() {value = 63 : i32} : () -> i32
    %29 = "arith.addi"(%7, %28) : (i32, i32) -> i32
    %30 = "arith.constant"() {value = 64 : i32} : () -> i32
    %31 = "arith.divui"(%29, %30) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 15 : i32} : () -> i32
    %33 = "arith.addi"(%1, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 16 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 4 : i32} : () -> i32
    %37 = "arith.muli"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 3 : i32} : () -> i32
    %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.divui"(%39, %36) : (i32, i32) -> i32
    %41 = "arith.muli"(%40, %31) : (i32, i32) -> i32
    %42 = "arith.constant"() {value = 1 : i32} : () -> i32
    %43 = "arith.maxsi"(%41, %42) : (i32, i32) -> i32
    %44 = "arith.extui"(%43) : (i32) -> i64
    %45 = "arith.subi"(%43, %42) : (i32, i32) -> i32
    %46 = "llvm.intr.ctlz"(%45) {is_zero_poison = false} : (i32) -> i32
    %47 = "arith.constant"() {value = 32 : i32} : () -> i32
    %48 = "arith.subi"(%47, %46) : (i32, i32) -> i32
    %49 = "arith.extsi"(%48) : (i32) -> i64
    %50 = "arith.constant"() {value = 1 : i64} : () -> i64
    %51 = "arith.shli"(%50, %49) : (i64, i64) -> i64
    %52 = "arith.constant"() {value = 64 : i64} : () -> i64
    %53 = "arith.cmpi"(%49, %52) {predicate = 6 : i64} : (i64, i64) -> i1
    %54 = "arith.constant"() {value = 0 : i64} : () -> i64
    %55 = "arith.select"(%53, %51, %54) : (i1, i64, i64) -> i64
    %56 = "arith.subi"(%55, %44) : (i64, i64) -> i64
    %57 = "arith.constant"() {value = 32 : i64} : () -> i64
    %58 = "arith.shli"(%56, %57) : (i64, i64) -> i64
    %59 = "arith.divui"(%58, %44) : (i64, i64) -> i64
    %60 = "arith.addi"(%59, %50) : (i64, i64) -> i64
    %61 = "arith.shli"(%60, %57) : (i64, i64) -> i64
    %62 = "arith.ori"(%61, %44) : (i64, i64) -> i64
    %63 = "arith.constant"() {value = 8 : i32} : () -> i32
    %64 = "arith.muli"(%40, %63) : (i32, i32) -> i32
    %65 = "arith.maxsi"(%64, %42) : (i32, i32) -> i32
    %66 = "arith.extui"(%65) : (i32) -> i64
    %67 = "arith.subi"(%65, %42) : (i32, i32) -> i32
    %68 = "llvm.intr.ctlz"(%67) {is_zero_poison = false} : (i32) -> i32
    %69 = "arith.subi"(%47, %68) : (i32, i32) -> i32
    %70 = "arith.extsi"(%69) : (i32) -> i64
    %71 = "arith.shli"(%50, %70) : (i64, i64) -> i64
    %72 = "arith.cmpi"(%70, %52) {predicate = 6 : i64} : (i64, i64) -> i1
    %73 = "arith.select"(%72, %71, %54) : (i1, i64, i64) -> i64
    %74 = "arith.subi"(%73, %66) : (i64, i64) -> i64
    %75 = "arith.shli"(%74, %57) : (i64, i64) -> i64
    %76 = "arith.divui"(%75, %66) : (i64, i64) -> i64
    %77 = "arith.addi"(%76, %50) : (i64, i64) -> i64
    %78 = "arith.shli"(%77, %57) : (i64, i64) -> i64
    %79 = "arith.ori"(%78, %66) : (i64, i64) -> i64
    %80 = "arith.addi"(%31, %63) : (i32, i32) -> i32
    %81 = "arith.subi"(%80, %42) : (i32, i32) -> i32
    %82 = "arith.constant"() {value = 7 : i32} : () -> i32
    %83 = "arith.andi"(%81, %82) : (i32, i32) -> i32
    %84 = "arith.addi"(%83, %42) : (i32, i32) -> i32
    %85 = "arith.maxsi"(%84, %42) : (i32, i32) -> i32
    %86 = "arith.extui"(%85) : (i32) -> i64
    %87 = "arith.subi"(%85, %42) : (i32, i32) -> i32
    %88 = "llvm.intr.ctlz"(%87) {is_zero_poison = false} : (i32) -> i32
    %89 = "arith.subi"(%47, %88) : (i32, i32) -> i32
    %90 = "arith.extsi"(%89) : (i32) -> i64
    %91 = "arith.shli"(%50, %90) : (i64, i64) -> i64
    %92 = "arith.cmpi"(%90, %52) {predicate = 6 : i64} : (i64, i64) -> i1
    %93 = "arith.select"(%92, %91, %54) : (i1, i64, i64) -> i64
    %94 = "arith.subi"(%93, %86) : (i64, i64) -> i64
    %95 = "arith.shli"(%94, %57) : (i64, i64) -> i64
    %96 = "arith.divui"(%95, %86) : (i64, i64) -> i64
    %97 = "arith.addi"(%96, %50) : (i64, i64) -> i64
    %98 = "arith.shli"(%97, %57) : (i64, i64) -> i64
    %99 = "arith.ori"(%98, %86) : (i64, i64) -> i64
    %100 = "arith.muli"(%31, %40) : (i32, i32) -> i32
    %101 = "arith.minsi"(%100, %100) : (i32, i32) -> i32
    %102 = "arith.constant"() {value = 256 : i32} : () -> i32
    %103 = "arith.constant"() {value = 68448 : i32} : () -> i32
    "gpu.launch_func"(%42, %36, %101, %102, %42, %42, %42, %36, %42, %103, %18, %20, %24, %7, %15, %1, %15, %1, %2, %9, %10, %2, %11, %4, %5, %27, %7, %1, %62, %79, %99, %31, %40) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 23, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_scaled_tile64x16_cluster1x1_swapped1_split4_resident3", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
