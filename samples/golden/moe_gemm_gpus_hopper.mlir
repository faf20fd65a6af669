!struct0 = !llvm.struct<"struct0", (i64, i64)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: i32, %1: !llvm.ptr<1>, %2: i32, %3: i32, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i64, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: !llvm.ptr<1>, %17: i64, %18: !llvm.ptr<1>, %19: i64, %20: !llvm.ptr<1>, %21: i64, %22: !llvm.ptr<1>, %23: i64, %24: !llvm.ptr<1>, %25: i64, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>, %29: i64, %30: !llvm.ptr<1>, %31: i32, %32: i64, %33: !llvm.ptr<1>, %34: i32, %35: !llvm.ptr<1>, %36: i64, %37: i64, %38: !llvm.ptr<1>, %39: i64, %40: i64, %41: !llvm.ptr<1>, %42: i32, %43: !llvm.ptr, %44: !llvm.ptr, %45: i32, %46: i32, %47: i32, %48: !llvm.ptr, %49: i32, %50: i32):
      %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %54 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %55 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %60 = "arith.constant"() {value = 128 : i32} : () -> i32
      %61 = "arith.divui"(%51, %60) : (i32, i32) -> i32
      %62 = "arith.constant"() {value = -1 : i32} : () -> i32
      %63 = "arith.constant"() {value = 0 : i32} : () -> i32
      %64 = "arith.constant"() {value = 31 : i32} : () -> i32
      %65 = "nvvm.shfl.sync"(%62, %61, %63, %64) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %66 = "arith.constant"() {value = 32 : i32} : () -> i32
      %67 = "arith.divui"(%51, %66) : (i32, i32) -> i32
      %68 = "nvvm.shfl.sync"(%62, %67, %63, %64) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %69 = "arith.cmpi"(%68, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%69) ({
        %70 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%70) ({
          "llvm.inline_asm"(%43) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %72 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%72) ({
          "llvm.inline_asm"(%44) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %74 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%74) ({
          "llvm.inline_asm"(%48) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %76 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %77 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 40960>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %78 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 204800>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %79 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 212992>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %80 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 215056>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %81 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 217120>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %82 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 218144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %83 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %84 = "arith.cmpi"(%83, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %85 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %86 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %89 = "arith.addi"(%87, %88) : (i32, i32) -> i32
      %90 = "arith.constant"() {value = 256 : i32} : () -> i32
      %91 = "arith.muli"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.addi"(%86, %91) : (i32, i32) -> i32
      %93 = "arith.divui"(%92, %66) : (i32, i32) -> i32
      %94 = "arith.cmpi"(%93, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%94) ({
        %95 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%95) ({
          %96 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t97_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t97_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %98 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t99_s0 = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t99_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %100 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t101_s0 = "llvm.ptrtoint"(%100) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t101_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %102 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t103_s0 = "llvm.ptrtoint"(%102) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t103_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %104 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t105_s0 = "llvm.ptrtoint"(%104) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t105_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %106 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t107_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t107_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %108 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t109_s0 = "llvm.ptrtoint"(%108) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t109_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %110 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t111_s0 = "llvm.ptrtoint"(%110) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t111_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %112 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t113_s0 = "llvm.ptrtoint"(%112) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t113_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %114 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t115_s0 = "llvm.ptrtoint"(%114) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t115_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %116 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %117 = "nvvm.shfl.sync"(%62, %116, %63, %64) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %118 = "llvm.inline_asm"(%27) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
      %120 = "arith.constant"() {value = 10 : i64} : () -> i64
      %121 = "arith.shrsi"(%118, %120) : (i64, i64) -> i64
      %122 = "arith.cmpi"(%54, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %123 = "arith.cmpi"(%51, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%122, %123) : (i1, i1) -> i1
      "scf.if"(%124) ({
        %125 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 32>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %126 = "arith.constant"() {value = 1 : i64} : () -> i64
        %127 = "arith.addi"(%121, %126) : (i64, i64) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        "llvm.inline_asm"(%125, %127) {asm_string = "st.relaxed.sys.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %129 = "arith.constant"() {value = 1 : i32} : () -> i32
      %130 = "arith.cmpi"(%51, %129) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%130) ({
        %131 = "arith.addi"(%66, %51) : (i32, i32) -> i32
        %132 = "llvm.getelementptr"(%27, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %133 = "arith.constant"() {value = 1 : i64} : () -> i64
        %134 = "arith.addi"(%121, %133) : (i64, i64) -> i64
        %135 = "llvm.inline_asm"(%132) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %137 = "scf.while"(%135) ({
        ^bb0(%138: i64):
          %139 = "arith.cmpi"(%138, %134) {predicate = 2 : i64} : (i64, i64) -> i1
          "scf.condition"(%139, %138) : (i1, i64) -> ()
        }, {
        ^bb0(%140: i64):
          %141 = "llvm.inline_asm"(%132) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "scf.yield"(%141) : (i64) -> ()
        }) : (i64) -> i64
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %143 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %144 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %145 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %146 = "arith.muli"(%0, %34) : (i32, i32) -> i32
      %147 = "arith.addi"(%146, %143) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%143, %34) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.cmpi"(%147, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      %150 = "arith.andi"(%148, %149) : (i1, i1) -> i1
      %151 = "arith.select"(%150, %147, %63) : (i1, i32, i32) -> i32
      %152 = "arith.extsi"(%151) : (i32) -> i64
      %153 = "llvm.getelementptr"(%12, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %155 = "llvm.getelementptr"(%26, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %156 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %157 = "arith.subi"(%151, %129) : (i32, i32) -> i32
      %158 = "arith.maxsi"(%157, %63) : (i32, i32) -> i32
      %159 = "arith.extsi"(%158) : (i32) -> i64
      %160 = "llvm.getelementptr"(%12, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %162 = "llvm.getelementptr"(%26, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %163 = "llvm.load"(%162) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %164 = "arith.cmpi"(%151, %63) {predicate = 4 : i64} : (i32, i32) -> i1
      %165 = "arith.select"(%164, %161, %63) : (i1, i32, i32) -> i32
      %166 = "arith.select"(%164, %163, %63) : (i1, i32, i32) -> i32
      %167 = "arith.subi"(%154, %165) : (i32, i32) -> i32
      %168 = "arith.select"(%150, %167, %63) : (i1, i32, i32) -> i32
      %169 = "arith.subi"(%156, %166) : (i32, i32) -> i32
      %170 = "arith.select"(%150, %169, %63) : (i1, i32, i32) -> i32
      "scf.if"(%148) ({
        %171 = "arith.addi"(%168, %170) : (i32, i32) -> i32
        %172 = "llvm.getelementptr"(%81, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%171, %172) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.cmpi"(%173, %34) {predicate = 2 : i64} : (i32, i32) -> i1
      %177 = "scf.if"(%176) ({
        %178 = "llvm.getelementptr"(%81, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %179 = "llvm.load"(%178) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "scf.yield"(%179) : (i32) -> ()
      }, {
        "scf.yield"(%63) : (i32) -> ()
      }) : (i1) -> i32
      %180 = "nvvm.shfl.sync"(%62, %177, %129, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %181 = "arith.remui"(%173, %66) : (i32, i32) -> i32
      %182 = "arith.cmpi"(%181, %129) {predicate = 5 : i64} : (i32, i32) -> i1
      %183 = "arith.select"(%182, %180, %63) : (i1, i32, i32) -> i32
      %184 = "arith.addi"(%177, %183) : (i32, i32) -> i32
      %185 = "arith.constant"() {value = 2 : i32} : () -> i32
      %186 = "nvvm.shfl.sync"(%62, %184, %185, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %187 = "arith.cmpi"(%181, %185) {predicate = 5 : i64} : (i32, i32) -> i1
      %188 = "arith.select"(%187, %186, %63) : (i1, i32, i32) -> i32
      %189 = "arith.addi"(%184, %188) : (i32, i32) -> i32
      %190 = "arith.constant"() {value = 4 : i32} : () -> i32
      %191 = "nvvm.shfl.sync"(%62, %189, %190, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %192 = "arith.cmpi"(%181, %190) {predicate = 5 : i64} : (i32, i32) -> i1
      %193 = "arith.select"(%192, %191, %63) : (i1, i32, i32) -> i32
      %194 = "arith.addi"(%189, %193) : (i32, i32) -> i32
      %195 = "arith.constant"() {value = 8 : i32} : () -> i32
      %196 = "nvvm.shfl.sync"(%62, %194, %195, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %197 = "arith.cmpi"(%181, %195) {predicate = 5 : i64} : (i32, i32) -> i1
      %198 = "arith.select"(%197, %196, %63) : (i1, i32, i32) -> i32
      %199 = "arith.addi"(%194, %198) : (i32, i32) -> i32
      %200 = "arith.constant"() {value = 16 : i32} : () -> i32
      %201 = "nvvm.shfl.sync"(%62, %199, %200, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %202 = "arith.cmpi"(%181, %200) {predicate = 5 : i64} : (i32, i32) -> i1
      %203 = "arith.select"(%202, %201, %63) : (i1, i32, i32) -> i32
      %204 = "arith.addi"(%199, %203) : (i32, i32) -> i32
      "scf.if"(%176) ({
        %205 = "llvm.getelementptr"(%81, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%204, %205) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %206 = "scf.if"(%176) ({
        %207 = "arith.divui"(%173, %66) : (i32, i32) -> i32
        %208 = "scf.for"(%63, %207, %129, %204) ({
        ^bb0(%209: i32, %210: i32):
          %211 = "arith.muli"(%209, %66) : (i32, i32) -> i32
          %212 = "arith.addi"(%211, %64) : (i32, i32) -> i32
          %213 = "llvm.getelementptr"(%81, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %215 = "arith.addi"(%210, %214) : (i32, i32) -> i32
          "scf.yield"(%215) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"(%208) : (i32) -> ()
      }, {
        "scf.yield"(%204) : (i32) -> ()
      }) : (i1) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%176) ({
        %216 = "llvm.getelementptr"(%81, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%206, %216) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%148) ({
        %217 = "arith.cmpi"(%143, %63) {predicate = 4 : i64} : (i32, i32) -> i1
        %218 = "scf.if"(%217) ({
          %219 = "arith.subi"(%143, %129) : (i32, i32) -> i32
          %220 = "llvm.getelementptr"(%81, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %221 = "llvm.load"(%220) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%221) : (i32) -> ()
        }, {
          "scf.yield"(%63) : (i32) -> ()
        }) : (i1) -> i32
        %222 = "arith.subi"(%218, %165) : (i32, i32) -> i32
        %223 = "arith.addi"(%0, %129) : (i32, i32) -> i32
        %224 = "arith.andi"(%223, %129) : (i32, i32) -> i32
        %225 = "arith.cmpi"(%224, %224) {predicate = 2 : i64} : (i32, i32) -> i1
        %226 = "arith.select"(%225, %168, %63) : (i1, i32, i32) -> i32
        %227 = "arith.addi"(%222, %226) : (i32, i32) -> i32
        %228 = "arith.addi"(%223, %129) : (i32, i32) -> i32
        %229 = "arith.andi"(%228, %129) : (i32, i32) -> i32
        %230 = "arith.cmpi"(%229, %224) {predicate = 2 : i64} : (i32, i32) -> i1
        %231 = "arith.select"(%230, %170, %63) : (i1, i32, i32) -> i32
        %232 = "arith.addi"(%227, %231) : (i32, i32) -> i32
        %233 = "llvm.getelementptr"(%79, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%232, %233) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %234 = "arith.addi"(%232, %165) : (i32, i32) -> i32
        %235 = "llvm.getelementptr"(%80, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%234, %235) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %236 = "arith.subi"(%218, %166) : (i32, i32) -> i32
        %237 = "arith.cmpi"(%224, %229) {predicate = 2 : i64} : (i32, i32) -> i1
        %238 = "arith.select"(%237, %168, %63) : (i1, i32, i32) -> i32
        %239 = "arith.addi"(%236, %238) : (i32, i32) -> i32
        %240 = "arith.cmpi"(%229, %229) {predicate = 2 : i64} : (i32, i32) -> i1
        %241 = "arith.select"(%240, %170, %63) : (i1, i32, i32) -> i32
        %242 = "arith.addi"(%239, %241) : (i32, i32) -> i32
        %243 = "arith.addi"(%34, %143) : (i32, i32) -> i32
        %244 = "llvm.getelementptr"(%79, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%242, %244) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %245 = "arith.addi"(%242, %166) : (i32, i32) -> i32
        %246 = "llvm.getelementptr"(%80, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%245, %246) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %247 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %248 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %249 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %250 = "arith.cmpi"(%247, %63) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%250) ({
          %251 = "llvm.getelementptr"(%81, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %253 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %254 = "arith.minsi"(%253, %31) : (i32, i32) -> i32
          %255 = "arith.extsi"(%143) : (i32) -> i64
          %256 = "llvm.getelementptr"(%33, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%254, %256) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %257 = "arith.subi"(%34, %129) : (i32, i32) -> i32
      %258 = "llvm.getelementptr"(%81, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %260 = "arith.minsi"(%259, %31) : (i32, i32) -> i32
      %261 = "arith.subi"(%42, %129) : (i32, i32) -> i32
      %262 = "arith.shrsi"(%261, %129) : (i32, i32) -> i32
      %263 = "llvm.inline_asm"(%41) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
      %265 = "arith.shrsi"(%263, %120) : (i64, i64) -> i64
      %266 = "arith.constant"() {value = 1 : i64} : () -> i64
      %267 = "arith.andi"(%265, %266) : (i64, i64) -> i64
      %268 = "arith.trunci"(%267) : (i64) -> i32
      %269 = "arith.constant"() {value = 255 : i32} : () -> i32
      %270 = "arith.addi"(%49, %269) : (i32, i32) -> i32
      %271 = "arith.divui"(%270, %90) : (i32, i32) -> i32
      %272 = "arith.constant"() {value = 63 : i32} : () -> i32
      %273 = "arith.constant"() {value = 64 : i32} : () -> i32
      %274 = "arith.cmpi"(%65, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %275 = "scf.if"(%274) ({
        "nvvm.setmaxregister"() {regCount = 88 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%69) ({
          %276 = "arith.andi"(%117, %63) : (i32, i32) -> i32
          %277 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %278 = "arith.minsi"(%277, %31) : (i32, i32) -> i32
          %279 = "arith.maxsi"(%278, %63) : (i32, i32) -> i32
          %280 = "arith.addi"(%279, %272) : (i32, i32) -> i32
          %281 = "arith.constant"() {value = 6 : i32} : () -> i32
          %282 = "arith.shrsi"(%280, %281) : (i32, i32) -> i32
          %283 = "arith.muli"(%282, %271) : (i32, i32) -> i32
          %284, %285, %286, %287, %288 = "scf.while"(%279, %63, %63, %63, %283) ({
          ^bb0(%289: i32, %290: i32, %291: i32, %292: i32, %293: i32):
            %294 = "arith.cmpi"(%291, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %295 = "arith.addi"(%290, %293) : (i32, i32) -> i32
            %296 = "arith.cmpi"(%54, %295) {predicate = 5 : i64} : (i32, i32) -> i1
            %297 = "arith.andi"(%294, %296) : (i1, i1) -> i1
            "scf.condition"(%297, %289, %290, %291, %292, %293) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%298: i32, %299: i32, %300: i32, %301: i32, %302: i32):
            %303 = "arith.addi"(%299, %302) : (i32, i32) -> i32
            %304 = "arith.addi"(%300, %129) : (i32, i32) -> i32
            %305 = "arith.cmpi"(%304, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %306, %307, %308 = "scf.if"(%305) ({
              %309 = "llvm.getelementptr"(%81, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %310 = "llvm.load"(%309) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %311 = "arith.minsi"(%310, %31) : (i32, i32) -> i32
              %312 = "arith.maxsi"(%311, %298) : (i32, i32) -> i32
              %313 = "arith.subi"(%312, %298) : (i32, i32) -> i32
              %314 = "arith.addi"(%313, %272) : (i32, i32) -> i32
              %315 = "arith.shrsi"(%314, %281) : (i32, i32) -> i32
              %316 = "arith.muli"(%315, %271) : (i32, i32) -> i32
              "scf.yield"(%312, %298, %316) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%298, %301, %302) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%306, %303, %304, %307, %308) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          %317, %318, %319, %320, %321, %322, %323, %324 = "scf.while"(%284, %285, %286, %54, %287, %63, %63, %129) ({
          ^bb0(%325: i32, %326: i32, %327: i32, %328: i32, %329: i32, %330: i32, %331: i32, %332: i32):
            %333 = "arith.cmpi"(%327, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%333, %325, %326, %327, %328, %329, %330, %331, %332) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%334: i32, %335: i32, %336: i32, %337: i32, %338: i32, %339: i32, %340: i32, %341: i32):
            %342 = "arith.subi"(%334, %338) : (i32, i32) -> i32
            %343 = "arith.addi"(%342, %272) : (i32, i32) -> i32
            %344 = "arith.shrsi"(%343, %281) : (i32, i32) -> i32
            %345 = "arith.subi"(%337, %335) : (i32, i32) -> i32
            %346 = "arith.muli"(%195, %271) : (i32, i32) -> i32
            %347 = "arith.remsi"(%345, %346) : (i32, i32) -> i32
            %348 = "arith.cmpi"(%347, %63) {predicate = 2 : i64} : (i32, i32) -> i1
            %349 = "arith.divsi"(%345, %346) : (i32, i32) -> i32
            %350 = "arith.extsi"(%348) : (i1) -> i32
            %351 = "arith.addi"(%349, %350) : (i32, i32) -> i32
            %352 = "arith.muli"(%351, %195) : (i32, i32) -> i32
            %353 = "arith.subi"(%344, %352) : (i32, i32) -> i32
            %354 = "arith.minsi"(%195, %353) : (i32, i32) -> i32
            %355 = "arith.muli"(%352, %271) : (i32, i32) -> i32
            %356 = "arith.subi"(%345, %355) : (i32, i32) -> i32
            %357 = "arith.remsi"(%356, %354) : (i32, i32) -> i32
            %358 = "arith.xori"(%357, %354) : (i32, i32) -> i32
            %359 = "arith.cmpi"(%358, %63) {predicate = 2 : i64} : (i32, i32) -> i1
            %360 = "arith.cmpi"(%357, %63) {predicate = 1 : i64} : (i32, i32) -> i1
            %361 = "arith.andi"(%359, %360) : (i1, i1) -> i1
            %362 = "arith.addi"(%357, %354) : (i32, i32) -> i32
            %363 = "arith.select"(%361, %362, %357) : (i1, i32, i32) -> i32
            %364 = "arith.addi"(%352, %363) : (i32, i32) -> i32
            %365 = "arith.divsi"(%356, %354) : (i32, i32) -> i32
            %366 = "arith.extsi"(%361) : (i1) -> i32
            %367 = "arith.addi"(%365, %366) : (i32, i32) -> i32
            %368 = "arith.addi"(%364, %276) : (i32, i32) -> i32
            %369 = "arith.addi"(%367, %117) : (i32, i32) -> i32
            %370 = "arith.addi"(%3, %272) : (i32, i32) -> i32
            %371 = "arith.divui"(%370, %273) : (i32, i32) -> i32
            %372 = "arith.maxsi"(%371, %129) : (i32, i32) -> i32
            %373 = "arith.muli"(%368, %273) : (i32, i32) -> i32
            %374 = "arith.addi"(%338, %373) : (i32, i32) -> i32
            %375 = "arith.constant"() {value = 3 : i32} : () -> i32
            %376 = "arith.shrsi"(%368, %375) : (i32, i32) -> i32
            %377 = "arith.muli"(%376, %195) : (i32, i32) -> i32
            %378 = "arith.muli"(%377, %273) : (i32, i32) -> i32
            %379 = "arith.addi"(%338, %378) : (i32, i32) -> i32
            %380 = "arith.subi"(%344, %377) : (i32, i32) -> i32
            %381 = "arith.minsi"(%380, %195) : (i32, i32) -> i32
            %382 = "arith.muli"(%381, %273) : (i32, i32) -> i32
            %383 = "arith.shrsi"(%379, %281) : (i32, i32) -> i32
            %384 = "arith.muli"(%383, %273) : (i32, i32) -> i32
            %385 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %386 = "arith.muli"(%385, %273) : (i32, i32) -> i32
            %387 = "arith.addi"(%384, %386) : (i32, i32) -> i32
            %388 = "arith.addi"(%379, %382) : (i32, i32) -> i32
            %389 = "arith.minsi"(%388, %260) : (i32, i32) -> i32
            %390 = "arith.constant"() {value = 2048 : i32} : () -> i32
            "scf.for"(%387, %389, %390) ({
            ^bb0(%391: i32):
              %392 = "arith.muli"(%268, %262) : (i32, i32) -> i32
              %393 = "arith.addi"(%129, %392) : (i32, i32) -> i32
              %394 = "arith.shrsi"(%391, %281) : (i32, i32) -> i32
              %395 = "arith.addi"(%393, %394) : (i32, i32) -> i32
              %396 = "llvm.getelementptr"(%41, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %397 = "arith.subi"(%260, %391) : (i32, i32) -> i32
              %398 = "arith.minsi"(%397, %273) : (i32, i32) -> i32
              %399 = "arith.extsi"(%398) : (i32) -> i64
              %400 = "llvm.inline_asm"(%396) {asm_string = "ld.acquire.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
              %402 = "scf.while"(%400) ({
              ^bb0(%403: i64):
                %404 = "arith.cmpi"(%403, %399) {predicate = 2 : i64} : (i64, i64) -> i1
                "scf.condition"(%404, %403) : (i1, i64) -> ()
              }, {
              ^bb0(%405: i64):
                %406 = "llvm.inline_asm"(%396) {asm_string = "ld.acquire.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                "scf.yield"(%406) : (i64) -> ()
              }) : (i64) -> i64
              "scf.yield"() : () -> ()
            }) : (i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%62) {cutec.arm = 4 : i32} : (i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.global>} : () -> ()
            %408 = "arith.muli"(%369, %90) : (i32, i32) -> i32
            %409, %410, %411 = "scf.for"(%63, %372, %129, %339, %340, %341) ({
            ^bb0(%412: i32, %413: i32, %414: i32, %415: i32):
              %416 = "llvm.getelementptr"(%85, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t417_s0 = "llvm.ptrtoint"(%416) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t417_s0, %415) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %418 = "llvm.getelementptr"(%82, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %419 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%419) ({
                %420 = "arith.constant"() {value = 40960 : i32} : () -> i32
                %t421_s0 = "llvm.ptrtoint"(%418) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t421_s0, %420) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %422 = "arith.muli"(%412, %273) : (i32, i32) -> i32
              %423 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %424 = "arith.muli"(%414, %423) : (i32, i32) -> i32
              %425 = "llvm.getelementptr"(%76, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %426 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%426) ({
                %t427_s0 = "llvm.ptrtoint"(%425) : (!llvm.ptr<3>) -> i32
                %t427_s2 = "llvm.ptrtoint"(%418) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t427_s0, %43, %t427_s2, %422, %374) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %428 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %429 = "arith.muli"(%414, %428) : (i32, i32) -> i32
              %430 = "llvm.getelementptr"(%77, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %431 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
              "scf.if"(%431) ({
                %t432_s0 = "llvm.ptrtoint"(%430) : (!llvm.ptr<3>) -> i32
                %t432_s2 = "llvm.ptrtoint"(%418) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t432_s0, %44, %t432_s2, %422, %408, %336) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %433 = "arith.addi"(%414, %129) : (i32, i32) -> i32
              %434 = "arith.constant"() {value = 5 : i32} : () -> i32
              %435 = "arith.cmpi"(%433, %434) {predicate = 0 : i64} : (i32, i32) -> i1
              %436 = "arith.xori"(%415, %129) : (i32, i32) -> i32
              %437 = "arith.select"(%435, %436, %415) : (i1, i32, i32) -> i32
              %438 = "arith.select"(%435, %63, %433) : (i1, i32, i32) -> i32
              %439 = "arith.addi"(%413, %129) : (i32, i32) -> i32
              "scf.yield"(%439, %438, %437) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %440 = "arith.addi"(%337, %57) : (i32, i32) -> i32
            %441 = "arith.muli"(%344, %271) : (i32, i32) -> i32
            %442, %443, %444, %445, %446 = "scf.while"(%334, %335, %336, %338, %441) ({
            ^bb0(%447: i32, %448: i32, %449: i32, %450: i32, %451: i32):
              %452 = "arith.cmpi"(%449, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %453 = "arith.addi"(%448, %451) : (i32, i32) -> i32
              %454 = "arith.cmpi"(%440, %453) {predicate = 5 : i64} : (i32, i32) -> i1
              %455 = "arith.andi"(%452, %454) : (i1, i1) -> i1
              "scf.condition"(%455, %447, %448, %449, %450, %451) : (i1, i32, i32, i32, i32, i32) -> ()
            }, {
            ^bb0(%456: i32, %457: i32, %458: i32, %459: i32, %460: i32):
              %461 = "arith.addi"(%457, %460) : (i32, i32) -> i32
              %462 = "arith.addi"(%458, %129) : (i32, i32) -> i32
              %463 = "arith.cmpi"(%462, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %464, %465, %466 = "scf.if"(%463) ({
                %467 = "llvm.getelementptr"(%81, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %469 = "arith.minsi"(%468, %31) : (i32, i32) -> i32
                %470 = "arith.maxsi"(%469, %456) : (i32, i32) -> i32
                %471 = "arith.subi"(%470, %456) : (i32, i32) -> i32
                %472 = "arith.addi"(%471, %272) : (i32, i32) -> i32
                %473 = "arith.shrsi"(%472, %281) : (i32, i32) -> i32
                %474 = "arith.muli"(%473, %271) : (i32, i32) -> i32
                "scf.yield"(%470, %456, %474) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%456, %459, %460) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%464, %461, %462, %465, %466) : (i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
            "scf.yield"(%442, %443, %444, %440, %445, %409, %410, %411) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %475 = "llvm.getelementptr"(%85, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t476_s0 = "llvm.ptrtoint"(%475) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t476_s0, %324) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %477 = "arith.addi"(%323, %129) : (i32, i32) -> i32
          %478 = "arith.constant"() {value = 5 : i32} : () -> i32
          %479 = "arith.cmpi"(%477, %478) {predicate = 0 : i64} : (i32, i32) -> i1
          %480 = "arith.xori"(%324, %129) : (i32, i32) -> i32
          %481 = "arith.select"(%479, %480, %324) : (i1, i32, i32) -> i32
          %482 = "arith.select"(%479, %63, %477) : (i1, i32, i32) -> i32
          %483 = "llvm.getelementptr"(%85, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t484_s0 = "llvm.ptrtoint"(%483) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t484_s0, %481) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %485 = "arith.addi"(%482, %129) : (i32, i32) -> i32
          %486 = "arith.cmpi"(%485, %478) {predicate = 0 : i64} : (i32, i32) -> i1
          %487 = "arith.xori"(%481, %129) : (i32, i32) -> i32
          %488 = "arith.select"(%486, %487, %481) : (i1, i32, i32) -> i32
          %489 = "arith.select"(%486, %63, %485) : (i1, i32, i32) -> i32
          %490 = "llvm.getelementptr"(%85, %489) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t491_s0 = "llvm.ptrtoint"(%490) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t491_s0, %488) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %492 = "arith.addi"(%489, %129) : (i32, i32) -> i32
          %493 = "arith.cmpi"(%492, %478) {predicate = 0 : i64} : (i32, i32) -> i1
          %494 = "arith.xori"(%488, %129) : (i32, i32) -> i32
          %495 = "arith.select"(%493, %494, %488) : (i1, i32, i32) -> i32
          %496 = "arith.select"(%493, %63, %492) : (i1, i32, i32) -> i32
          %497 = "llvm.getelementptr"(%85, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t498_s0 = "llvm.ptrtoint"(%497) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t498_s0, %495) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %499 = "arith.addi"(%496, %129) : (i32, i32) -> i32
          %500 = "arith.cmpi"(%499, %478) {predicate = 0 : i64} : (i32, i32) -> i1
          %501 = "arith.xori"(%495, %129) : (i32, i32) -> i32
          %502 = "arith.select"(%500, %501, %495) : (i1, i32, i32) -> i32
          %503 = "arith.select"(%500, %63, %499) : (i1, i32, i32) -> i32
          %504 = "llvm.getelementptr"(%85, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t505_s0 = "llvm.ptrtoint"(%504) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t505_s0, %502) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %506 = "arith.subi"(%68, %129) : (i32, i32) -> i32
          %507 = "arith.muli"(%506, %57) : (i32, i32) -> i32
          %508 = "arith.addi"(%54, %507) : (i32, i32) -> i32
          %509 = "arith.constant"() {value = 3 : i32} : () -> i32
          %510 = "arith.muli"(%57, %509) : (i32, i32) -> i32
          %511 = "arith.muli"(%508, %66) : (i32, i32) -> i32
          %512 = "arith.remui"(%51, %66) : (i32, i32) -> i32
          %513 = "arith.addi"(%511, %512) : (i32, i32) -> i32
          %514 = "arith.muli"(%510, %66) : (i32, i32) -> i32
          %515 = "arith.maxsi"(%514, %129) : (i32, i32) -> i32
          "scf.for"(%513, %262, %515) ({
          ^bb0(%516: i32):
            %517 = "arith.subi"(%129, %268) : (i32, i32) -> i32
            %518 = "arith.muli"(%517, %262) : (i32, i32) -> i32
            %519 = "arith.addi"(%129, %518) : (i32, i32) -> i32
            %520 = "arith.addi"(%519, %516) : (i32, i32) -> i32
            %521 = "arith.constant"() {value = 0 : i64} : () -> i64
            %522 = "arith.extsi"(%520) : (i32) -> i64
            %523 = "llvm.getelementptr"(%41, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%521, %523) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          %524 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %525 = "arith.remui"(%524, %195) : (i32, i32) -> i32
          %526 = "arith.cmpi"(%525, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %527 = "arith.addi"(%260, %509) : (i32, i32) -> i32
          %528 = "arith.shrsi"(%527, %185) : (i32, i32) -> i32
          %529 = "arith.subi"(%510, %129) : (i32, i32) -> i32
          %530 = "arith.addi"(%528, %529) : (i32, i32) -> i32
          %531 = "arith.remsi"(%530, %510) : (i32, i32) -> i32
          %532 = "arith.cmpi"(%531, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %533 = "arith.divsi"(%530, %510) : (i32, i32) -> i32
          %534 = "arith.extsi"(%532) : (i1) -> i32
          %535 = "arith.addi"(%533, %534) : (i32, i32) -> i32
          %536 = "arith.addi"(%535, %185) : (i32, i32) -> i32
          %537, %538, %539, %540, %541, %542, %543, %544 = "scf.for"(%63, %536, %129, %62, %63, %63, %62, %63, %62, %62, %63) ({
          ^bb0(%545: i32, %546: i32, %547: i32, %548: i32, %549: i32, %550: i32, %551: i32, %552: i32, %553: i32):
            %554 = "arith.cmpi"(%552, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %555, %556 = "scf.if"(%554) ({
              %557 = "arith.cmpi"(%547, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %558 = "scf.if"(%557) ({
                "scf.yield"(%20) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%5) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %559 = "arith.extsi"(%553) : (i32) -> i64
              %560 = "arith.extsi"(%525) : (i32) -> i64
              %561 = "arith.muli"(%559, %7) : (i64, i64) -> i64
              %562 = "arith.addi"(%561, %560) : (i64, i64) -> i64
              %563 = "llvm.getelementptr"(%558, %562) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %565 = "scf.if"(%557) ({
                "scf.yield"(%22) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%8) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %566 = "arith.muli"(%559, %9) : (i64, i64) -> i64
              %567 = "arith.addi"(%566, %560) : (i64, i64) -> i64
              %568 = "llvm.getelementptr"(%565, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %569 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%564, %569) : (i32, i32) -> ()
            }, {
              "scf.yield"(%62, %551) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %570 = "arith.muli"(%545, %510) : (i32, i32) -> i32
            %571 = "arith.addi"(%508, %570) : (i32, i32) -> i32
            %572 = "arith.muli"(%571, %190) : (i32, i32) -> i32
            %573 = "arith.divui"(%524, %195) : (i32, i32) -> i32
            %574 = "arith.addi"(%572, %573) : (i32, i32) -> i32
            %575 = "arith.cmpi"(%574, %260) {predicate = 2 : i64} : (i32, i32) -> i1
            %576 = "arith.andi"(%526, %575) : (i1, i1) -> i1
            %577 = "arith.select"(%576, %574, %62) : (i1, i32, i32) -> i32
            %578 = "arith.cmpi"(%577, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %579, %580 = "scf.if"(%578) ({
              %581, %582 = "scf.while"(%257, %63) ({
              ^bb0(%583: i32, %584: i32):
                %585 = "arith.cmpi"(%584, %583) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.condition"(%585, %583, %584) : (i1, i32, i32) -> ()
              }, {
              ^bb0(%586: i32, %587: i32):
                %588 = "arith.addi"(%587, %586) : (i32, i32) -> i32
                %589 = "arith.shrsi"(%588, %129) : (i32, i32) -> i32
                %590 = "llvm.getelementptr"(%81, %589) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %591 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %592 = "arith.cmpi"(%591, %577) {predicate = 4 : i64} : (i32, i32) -> i1
                %593, %594 = "scf.if"(%592) ({
                  "scf.yield"(%589, %587) : (i32, i32) -> ()
                }, {
                  %595 = "arith.addi"(%589, %129) : (i32, i32) -> i32
                  "scf.yield"(%586, %595) : (i32, i32) -> ()
                }) : (i1) -> (i32, i32)
                "scf.yield"(%593, %594) : (i32, i32) -> ()
              }) : (i32, i32) -> (i32, i32)
              %596 = "arith.subi"(%129, %0) : (i32, i32) -> i32
              %597 = "arith.andi"(%596, %129) : (i32, i32) -> i32
              %598 = "arith.muli"(%597, %34) : (i32, i32) -> i32
              %599 = "arith.addi"(%598, %582) : (i32, i32) -> i32
              %600 = "llvm.getelementptr"(%80, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %601 = "llvm.load"(%600) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %602 = "arith.cmpi"(%601, %577) {predicate = 3 : i64} : (i32, i32) -> i1
              %603 = "scf.if"(%602) ({
                "scf.yield"(%597) : (i32) -> ()
              }, {
                "scf.yield"(%63) : (i32) -> ()
              }) : (i1) -> i32
              %604 = "arith.subi"(%185, %0) : (i32, i32) -> i32
              %605 = "arith.andi"(%604, %129) : (i32, i32) -> i32
              %606 = "arith.muli"(%605, %34) : (i32, i32) -> i32
              %607 = "arith.addi"(%606, %582) : (i32, i32) -> i32
              %608 = "llvm.getelementptr"(%80, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %610 = "arith.cmpi"(%609, %577) {predicate = 3 : i64} : (i32, i32) -> i1
              %611 = "scf.if"(%610) ({
                "scf.yield"(%605) : (i32) -> ()
              }, {
                "scf.yield"(%603) : (i32) -> ()
              }) : (i1) -> i32
              %612 = "arith.muli"(%611, %34) : (i32, i32) -> i32
              %613 = "arith.addi"(%612, %582) : (i32, i32) -> i32
              %614 = "llvm.getelementptr"(%79, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %615 = "llvm.load"(%614) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %616 = "arith.subi"(%577, %615) : (i32, i32) -> i32
              %617 = "arith.cmpi"(%611, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %618 = "scf.if"(%617) ({
                "scf.yield"(%28) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%16) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %619 = "arith.remsi"(%616, %6) : (i32, i32) -> i32
              %620 = "arith.cmpi"(%619, %63) {predicate = 2 : i64} : (i32, i32) -> i1
              %621 = "arith.divsi"(%616, %6) : (i32, i32) -> i32
              %622 = "arith.extsi"(%620) : (i1) -> i32
              %623 = "arith.addi"(%621, %622) : (i32, i32) -> i32
              %624 = "arith.addi"(%619, %6) : (i32, i32) -> i32
              %625 = "arith.select"(%620, %624, %619) : (i1, i32, i32) -> i32
              %626 = "arith.extsi"(%623) : (i32) -> i64
              %627 = "arith.extsi"(%625) : (i32) -> i64
              %628 = "arith.muli"(%626, %17) : (i64, i64) -> i64
              %629 = "arith.addi"(%628, %627) : (i64, i64) -> i64
              %630 = "llvm.getelementptr"(%618, %629) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %631 = "llvm.load"(%630) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%611, %631) : (i32, i32) -> ()
            }, {
              "scf.yield"(%547, %553) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %632 = "arith.subi"(%546, %146) : (i32, i32) -> i32
            %633 = "arith.cmpi"(%549, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %634 = "arith.cmpi"(%632, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %635 = "arith.andi"(%633, %634) : (i1, i1) -> i1
            %636 = "arith.cmpi"(%632, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %637 = "arith.andi"(%635, %636) : (i1, i1) -> i1
            %638 = "scf.if"(%637) ({
              %639 = "arith.muli"(%548, %34) : (i32, i32) -> i32
              %640 = "arith.addi"(%639, %632) : (i32, i32) -> i32
              %641 = "llvm.getelementptr"(%79, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %642 = "llvm.load"(%641) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %643 = "arith.addi"(%642, %551) : (i32, i32) -> i32
              %644 = "arith.cmpi"(%643, %31) {predicate = 2 : i64} : (i32, i32) -> i1
              %645 = "arith.select"(%644, %643, %62) : (i1, i32, i32) -> i32
              "scf.yield"(%645) : (i32) -> ()
            }, {
              "scf.yield"(%62) : (i32) -> ()
            }) : (i1) -> i32
            %646 = "arith.cmpi"(%638, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %647 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
            %648 = "arith.select"(%646, %638, %647) : (i1, i32, i32) -> i32
            %649 = "nvvm.shfl.sync"(%62, %648, %190, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
            %650 = "arith.minsi"(%648, %649) : (i32, i32) -> i32
            %651 = "nvvm.shfl.sync"(%62, %650, %185, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %652 = "arith.minsi"(%650, %651) : (i32, i32) -> i32
            %653 = "nvvm.shfl.sync"(%62, %652, %129, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %654 = "arith.minsi"(%652, %653) : (i32, i32) -> i32
            %655 = "arith.cmpi"(%654, %549) {predicate = 0 : i64} : (i32, i32) -> i1
            %656 = "arith.select"(%655, %638, %62) : (i1, i32, i32) -> i32
            %657 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %658 = "arith.cmpi"(%656, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %659 = "nvvm.vote.sync"(%62, %658) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 11 : i32} : (i32, i1) -> i32
            "scf.for"(%63, %190, %129) ({
            ^bb0(%660: i32):
              %661 = "arith.muli"(%660, %195) : (i32, i32) -> i32
              %662 = "arith.shli"(%269, %661) : (i32, i32) -> i32
              %663 = "arith.cmpi"(%661, %66) {predicate = 6 : i64} : (i32, i32) -> i1
              %664 = "arith.select"(%663, %662, %63) : (i1, i32, i32) -> i32
              %665 = "arith.andi"(%659, %664) : (i32, i32) -> i32
              %666 = "arith.cmpi"(%665, %63) {predicate = 1 : i64} : (i32, i32) -> i1
              "scf.if"(%666) ({
                %667 = "arith.subi"(%63, %665) : (i32, i32) -> i32
                %668 = "arith.andi"(%665, %667) : (i32, i32) -> i32
                %669 = "arith.subi"(%668, %129) : (i32, i32) -> i32
                %670 = "llvm.intr.ctpop"(%669) : (i32) -> i32
                %671 = "nvvm.shfl.sync"(%62, %548, %670, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
                %672 = "arith.cmpi"(%671, %129) {predicate = 0 : i64} : (i32, i32) -> i1
                %673 = "scf.if"(%672) ({
                  "scf.yield"(%18) : (!llvm.ptr<1>) -> ()
                }, {
                  "scf.yield"(%1) : (!llvm.ptr<1>) -> ()
                }) : (i1) -> !llvm.ptr<1>
                %674 = "nvvm.shfl.sync"(%62, %550, %670, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
                %675 = "arith.constant"() {value = 1024 : i32} : () -> i32
                "scf.for"(%63, %3, %675) ({
                ^bb0(%676: i32):
                  %677 = "arith.extsi"(%674) : (i32) -> i64
                  %678 = "arith.muli"(%677, %4) : (i64, i64) -> i64
                  %679 = "llvm.getelementptr"(%673, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %680 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                  %681 = "vector.extract"(%680) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                  %682 = "vector.extract"(%680) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                  %683 = "vector.extract"(%680) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                  %684 = "vector.extract"(%680) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                  %685 = "vector.extract"(%680) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                  %686 = "vector.extract"(%680) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                  %687 = "vector.extract"(%680) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                  %688 = "vector.extract"(%680) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                  %689 = "vector.extract"(%680) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                  %690 = "vector.extract"(%680) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                  %691 = "vector.extract"(%680) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                  %692 = "vector.extract"(%680) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                  %693 = "vector.extract"(%680) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                  %694 = "vector.extract"(%680) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                  %695 = "vector.extract"(%680) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                  %696 = "vector.extract"(%680) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                  %697 = "vector.extract"(%680) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                  %698 = "vector.extract"(%680) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                  %699 = "vector.extract"(%680) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                  %700 = "vector.extract"(%680) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                  %701 = "vector.extract"(%680) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                  %702 = "vector.extract"(%680) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                  %703 = "vector.extract"(%680) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                  %704 = "vector.extract"(%680) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                  %705 = "vector.extract"(%680) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                  %706 = "vector.extract"(%680) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                  %707 = "vector.extract"(%680) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                  %708 = "vector.extract"(%680) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                  %709 = "vector.extract"(%680) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                  %710 = "vector.extract"(%680) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                  %711 = "vector.extract"(%680) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                  %712 = "vector.extract"(%680) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                  %713 = "arith.muli"(%657, %195) : (i32, i32) -> i32
                  %714 = "arith.addi"(%676, %713) : (i32, i32) -> i32
                  %715 = "arith.addi"(%66, %657) : (i32, i32) -> i32
                  %716 = "arith.muli"(%715, %195) : (i32, i32) -> i32
                  %717 = "arith.addi"(%676, %716) : (i32, i32) -> i32
                  %718 = "arith.addi"(%273, %657) : (i32, i32) -> i32
                  %719 = "arith.muli"(%718, %195) : (i32, i32) -> i32
                  %720 = "arith.addi"(%676, %719) : (i32, i32) -> i32
                  %721 = "arith.constant"() {value = 96 : i32} : () -> i32
                  %722 = "arith.addi"(%721, %657) : (i32, i32) -> i32
                  %723 = "arith.muli"(%722, %195) : (i32, i32) -> i32
                  %724 = "arith.addi"(%676, %723) : (i32, i32) -> i32
                  %725 = "arith.cmpi"(%714, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %726 = "arith.cmpi"(%717, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %727 = "arith.cmpi"(%720, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %728 = "arith.cmpi"(%724, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %729 = "arith.constant"() {value = true} : () -> i1
                  %730 = "arith.andi"(%725, %729) : (i1, i1) -> i1
                  %731, %732, %733, %734, %735, %736, %737, %738 = "scf.if"(%730) ({
                    %739 = "llvm.getelementptr"(%679, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t742_r = "llvm.inline_asm"(%739) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %740 = "llvm.extractvalue"(%t742_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %741 = "llvm.extractvalue"(%t742_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %743 = "vector.from_elements"(%740, %741) : (i64, i64) -> vector<2xi64>
                    %744 = "vector.bitcast"(%743) : (vector<2xi64>) -> vector<8xbf16>
                    %745 = "vector.extract"(%744) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %746 = "vector.extract"(%744) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %747 = "vector.extract"(%744) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %748 = "vector.extract"(%744) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %749 = "vector.extract"(%744) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %750 = "vector.extract"(%744) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %751 = "vector.extract"(%744) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %752 = "vector.extract"(%744) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%745, %746, %747, %748, %749, %750, %751, %752) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%681, %682, %683, %684, %685, %686, %687, %688) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %753 = "arith.andi"(%726, %729) : (i1, i1) -> i1
                  %754, %755, %756, %757, %758, %759, %760, %761 = "scf.if"(%753) ({
                    %762 = "llvm.getelementptr"(%679, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t765_r = "llvm.inline_asm"(%762) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %763 = "llvm.extractvalue"(%t765_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %764 = "llvm.extractvalue"(%t765_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %766 = "vector.from_elements"(%763, %764) : (i64, i64) -> vector<2xi64>
                    %767 = "vector.bitcast"(%766) : (vector<2xi64>) -> vector<8xbf16>
                    %768 = "vector.extract"(%767) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %769 = "vector.extract"(%767) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %770 = "vector.extract"(%767) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %771 = "vector.extract"(%767) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %772 = "vector.extract"(%767) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %773 = "vector.extract"(%767) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %774 = "vector.extract"(%767) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %775 = "vector.extract"(%767) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%768, %769, %770, %771, %772, %773, %774, %775) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%689, %690, %691, %692, %693, %694, %695, %696) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %776 = "arith.andi"(%727, %729) : (i1, i1) -> i1
                  %777, %778, %779, %780, %781, %782, %783, %784 = "scf.if"(%776) ({
                    %785 = "llvm.getelementptr"(%679, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t788_r = "llvm.inline_asm"(%785) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %786 = "llvm.extractvalue"(%t788_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %787 = "llvm.extractvalue"(%t788_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %789 = "vector.from_elements"(%786, %787) : (i64, i64) -> vector<2xi64>
                    %790 = "vector.bitcast"(%789) : (vector<2xi64>) -> vector<8xbf16>
                    %791 = "vector.extract"(%790) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %792 = "vector.extract"(%790) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %793 = "vector.extract"(%790) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %794 = "vector.extract"(%790) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %795 = "vector.extract"(%790) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %796 = "vector.extract"(%790) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %797 = "vector.extract"(%790) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %798 = "vector.extract"(%790) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%791, %792, %793, %794, %795, %796, %797, %798) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%697, %698, %699, %700, %701, %702, %703, %704) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %799 = "arith.andi"(%728, %729) : (i1, i1) -> i1
                  %800, %801, %802, %803, %804, %805, %806, %807 = "scf.if"(%799) ({
                    %808 = "llvm.getelementptr"(%679, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t811_r = "llvm.inline_asm"(%808) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %809 = "llvm.extractvalue"(%t811_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %810 = "llvm.extractvalue"(%t811_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %812 = "vector.from_elements"(%809, %810) : (i64, i64) -> vector<2xi64>
                    %813 = "vector.bitcast"(%812) : (vector<2xi64>) -> vector<8xbf16>
                    %814 = "vector.extract"(%813) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %815 = "vector.extract"(%813) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %816 = "vector.extract"(%813) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %817 = "vector.extract"(%813) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %818 = "vector.extract"(%813) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %819 = "vector.extract"(%813) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %820 = "vector.extract"(%813) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %821 = "vector.extract"(%813) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%814, %815, %816, %817, %818, %819, %820, %821) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%705, %706, %707, %708, %709, %710, %711, %712) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %822 = "scf.while"(%665) ({
                  ^bb0(%823: i32):
                    %824 = "arith.cmpi"(%823, %63) {predicate = 1 : i64} : (i32, i32) -> i1
                    "scf.condition"(%824, %823) : (i1, i32) -> ()
                  }, {
                  ^bb0(%825: i32):
                    %826 = "arith.subi"(%63, %825) : (i32, i32) -> i32
                    %827 = "arith.andi"(%825, %826) : (i32, i32) -> i32
                    %828 = "arith.subi"(%827, %129) : (i32, i32) -> i32
                    %829 = "llvm.intr.ctpop"(%828) : (i32) -> i32
                    %830 = "nvvm.shfl.sync"(%62, %656, %829, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
                    %831 = "arith.extsi"(%830) : (i32) -> i64
                    %832 = "arith.muli"(%831, %32) : (i64, i64) -> i64
                    %833 = "llvm.getelementptr"(%30, %832) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "scf.if"(%725) ({
                      %834 = "llvm.getelementptr"(%833, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %835 = "vector.from_elements"(%731, %732, %733, %734, %735, %736, %737, %738) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %836 = "vector.bitcast"(%835) : (vector<8xbf16>) -> vector<2xi64>
                      %837 = "vector.extract"(%836) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %838 = "vector.extract"(%836) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%834, %837, %838) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%726) ({
                      %840 = "llvm.getelementptr"(%833, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %841 = "vector.from_elements"(%754, %755, %756, %757, %758, %759, %760, %761) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %842 = "vector.bitcast"(%841) : (vector<8xbf16>) -> vector<2xi64>
                      %843 = "vector.extract"(%842) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %844 = "vector.extract"(%842) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%840, %843, %844) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%727) ({
                      %846 = "llvm.getelementptr"(%833, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %847 = "vector.from_elements"(%777, %778, %779, %780, %781, %782, %783, %784) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %848 = "vector.bitcast"(%847) : (vector<8xbf16>) -> vector<2xi64>
                      %849 = "vector.extract"(%848) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %850 = "vector.extract"(%848) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%846, %849, %850) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%728) ({
                      %852 = "llvm.getelementptr"(%833, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %853 = "vector.from_elements"(%800, %801, %802, %803, %804, %805, %806, %807) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %854 = "vector.bitcast"(%853) : (vector<8xbf16>) -> vector<2xi64>
                      %855 = "vector.extract"(%854) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %856 = "vector.extract"(%854) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%852, %855, %856) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    %858 = "arith.subi"(%825, %129) : (i32, i32) -> i32
                    %859 = "arith.andi"(%825, %858) : (i32, i32) -> i32
                    "scf.yield"(%859) : (i32) -> ()
                  }) : (i32) -> i32
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %860 = "arith.cmpi"(%659, %63) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%860) ({
              "nvvm.bar.warp.sync"(%62) {cutec.arm = 15 : i32} : (i32) -> ()
              "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
              "scf.if"(%658) ({
                %861 = "arith.muli"(%268, %262) : (i32, i32) -> i32
                %862 = "arith.addi"(%129, %861) : (i32, i32) -> i32
                %863 = "arith.constant"() {value = 6 : i32} : () -> i32
                %864 = "arith.shrsi"(%656, %863) : (i32, i32) -> i32
                %865 = "arith.addi"(%862, %864) : (i32, i32) -> i32
                %866 = "llvm.getelementptr"(%41, %865) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.inline_asm"(%866, %266) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%555, %579, %547, %552, %553, %556, %577, %580) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %868 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %869 = "arith.muli"(%510, %190) : (i32, i32) -> i32
          %870 = "arith.subi"(%869, %129) : (i32, i32) -> i32
          %871 = "arith.addi"(%2, %870) : (i32, i32) -> i32
          %872 = "arith.remsi"(%871, %869) : (i32, i32) -> i32
          %873 = "arith.cmpi"(%872, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %874 = "arith.divsi"(%871, %869) : (i32, i32) -> i32
          %875 = "arith.extsi"(%873) : (i1) -> i32
          %876 = "arith.addi"(%874, %875) : (i32, i32) -> i32
          %877 = "arith.maxsi"(%876, %129) : (i32, i32) -> i32
          %878 = "arith.muli"(%510, %877) : (i32, i32) -> i32
          %879 = "arith.subi"(%878, %129) : (i32, i32) -> i32
          %880 = "arith.addi"(%2, %879) : (i32, i32) -> i32
          %881 = "arith.remsi"(%880, %878) : (i32, i32) -> i32
          %882 = "arith.xori"(%881, %878) : (i32, i32) -> i32
          %883 = "arith.cmpi"(%882, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %884 = "arith.cmpi"(%881, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %885 = "arith.andi"(%883, %884) : (i1, i1) -> i1
          %886 = "arith.divsi"(%880, %878) : (i32, i32) -> i32
          %887 = "arith.extsi"(%885) : (i1) -> i32
          %888 = "arith.addi"(%886, %887) : (i32, i32) -> i32
          %889 = "arith.maxsi"(%888, %129) : (i32, i32) -> i32
          %890 = "arith.subi"(%889, %129) : (i32, i32) -> i32
          %891 = "arith.addi"(%2, %890) : (i32, i32) -> i32
          %892 = "arith.remsi"(%891, %889) : (i32, i32) -> i32
          %893 = "arith.cmpi"(%892, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %894 = "arith.divsi"(%891, %889) : (i32, i32) -> i32
          %895 = "arith.extsi"(%893) : (i1) -> i32
          %896 = "arith.addi"(%894, %895) : (i32, i32) -> i32
          %897 = "arith.maxsi"(%510, %129) : (i32, i32) -> i32
          "scf.for"(%508, %896, %897) ({
          ^bb0(%898: i32):
            %899 = "arith.muli"(%898, %889) : (i32, i32) -> i32
            %900 = "arith.divui"(%868, %195) : (i32, i32) -> i32
            %901 = "arith.addi"(%899, %900) : (i32, i32) -> i32
            %902 = "arith.remui"(%868, %195) : (i32, i32) -> i32
            %903 = "arith.cmpi"(%900, %889) {predicate = 2 : i64} : (i32, i32) -> i1
            %904 = "arith.cmpi"(%901, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %905 = "arith.andi"(%903, %904) : (i1, i1) -> i1
            %906 = "arith.cmpi"(%902, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %907 = "arith.andi"(%905, %906) : (i1, i1) -> i1
            %908, %909 = "scf.if"(%907) ({
              %910 = "arith.extsi"(%901) : (i32) -> i64
              %911 = "arith.extsi"(%902) : (i32) -> i64
              %912 = "arith.muli"(%910, %7) : (i64, i64) -> i64
              %913 = "arith.addi"(%912, %911) : (i64, i64) -> i64
              %914 = "llvm.getelementptr"(%5, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %915 = "llvm.load"(%914) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %916 = "arith.muli"(%910, %11) : (i64, i64) -> i64
              %917 = "arith.addi"(%916, %911) : (i64, i64) -> i64
              %918 = "llvm.getelementptr"(%10, %917) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %919 = "llvm.load"(%918) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %920 = "arith.muli"(%910, %9) : (i64, i64) -> i64
              %921 = "arith.addi"(%920, %911) : (i64, i64) -> i64
              %922 = "llvm.getelementptr"(%8, %921) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %923 = "llvm.load"(%922) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %924 = "arith.subi"(%915, %146) : (i32, i32) -> i32
              %925 = "arith.cmpi"(%924, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %926 = "arith.cmpi"(%924, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %927 = "arith.andi"(%925, %926) : (i1, i1) -> i1
              %928 = "arith.cmpi"(%915, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %929 = "arith.andi"(%927, %928) : (i1, i1) -> i1
              %930 = "scf.if"(%929) ({
                %931 = "llvm.getelementptr"(%79, %924) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %932 = "llvm.load"(%931) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %933 = "arith.addi"(%932, %923) : (i32, i32) -> i32
                %934 = "arith.cmpi"(%923, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %935 = "arith.cmpi"(%933, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %936 = "arith.andi"(%934, %935) : (i1, i1) -> i1
                %937 = "arith.constant"() {value = -2 : i32} : () -> i32
                %938 = "arith.select"(%936, %933, %937) : (i1, i32, i32) -> i32
                "scf.yield"(%938) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%930, %919) : (i32, f32) -> ()
            }, {
              %939 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %939) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%907) ({
              %940 = "arith.extsi"(%901) : (i32) -> i64
              %941 = "arith.extsi"(%902) : (i32) -> i64
              %942 = "arith.muli"(%940, %37) : (i64, i64) -> i64
              %943 = "arith.addi"(%942, %941) : (i64, i64) -> i64
              %944 = "llvm.getelementptr"(%35, %943) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%908, %944) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %945 = "arith.muli"(%940, %40) : (i64, i64) -> i64
              %946 = "arith.addi"(%945, %941) : (i64, i64) -> i64
              %947 = "llvm.getelementptr"(%38, %946) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%909, %947) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          %948 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          "scf.for"(%508, %896, %897) ({
          ^bb0(%949: i32):
            %950 = "arith.muli"(%949, %889) : (i32, i32) -> i32
            %951 = "arith.divui"(%948, %195) : (i32, i32) -> i32
            %952 = "arith.addi"(%950, %951) : (i32, i32) -> i32
            %953 = "arith.remui"(%948, %195) : (i32, i32) -> i32
            %954 = "arith.cmpi"(%951, %889) {predicate = 2 : i64} : (i32, i32) -> i1
            %955 = "arith.cmpi"(%952, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %956 = "arith.andi"(%954, %955) : (i1, i1) -> i1
            %957 = "arith.cmpi"(%953, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %958 = "arith.andi"(%956, %957) : (i1, i1) -> i1
            %959 = "llvm.getelementptr"(%79, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %960, %961 = "scf.if"(%958) ({
              %962 = "arith.extsi"(%952) : (i32) -> i64
              %963 = "arith.extsi"(%953) : (i32) -> i64
              %964 = "arith.muli"(%962, %21) : (i64, i64) -> i64
              %965 = "arith.addi"(%964, %963) : (i64, i64) -> i64
              %966 = "llvm.getelementptr"(%20, %965) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %967 = "llvm.load"(%966) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %968 = "arith.muli"(%962, %25) : (i64, i64) -> i64
              %969 = "arith.addi"(%968, %963) : (i64, i64) -> i64
              %970 = "llvm.getelementptr"(%24, %969) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %971 = "llvm.load"(%970) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %972 = "arith.muli"(%962, %23) : (i64, i64) -> i64
              %973 = "arith.addi"(%972, %963) : (i64, i64) -> i64
              %974 = "llvm.getelementptr"(%22, %973) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %975 = "llvm.load"(%974) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %976 = "arith.subi"(%967, %146) : (i32, i32) -> i32
              %977 = "arith.cmpi"(%976, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %978 = "arith.cmpi"(%976, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %979 = "arith.andi"(%977, %978) : (i1, i1) -> i1
              %980 = "arith.cmpi"(%967, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %981 = "arith.andi"(%979, %980) : (i1, i1) -> i1
              %982 = "scf.if"(%981) ({
                %983 = "llvm.getelementptr"(%959, %976) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %984 = "llvm.load"(%983) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %985 = "arith.addi"(%984, %975) : (i32, i32) -> i32
                %986 = "arith.cmpi"(%975, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %987 = "arith.cmpi"(%985, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %988 = "arith.andi"(%986, %987) : (i1, i1) -> i1
                %989 = "arith.constant"() {value = -2 : i32} : () -> i32
                %990 = "arith.select"(%988, %985, %989) : (i1, i32, i32) -> i32
                "scf.yield"(%990) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%982, %971) : (i32, f32) -> ()
            }, {
              %991 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %991) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%958) ({
              %992 = "arith.extsi"(%952) : (i32) -> i64
              %993 = "arith.extsi"(%953) : (i32) -> i64
              %994 = "arith.muli"(%992, %37) : (i64, i64) -> i64
              %995 = "arith.addi"(%36, %994) : (i64, i64) -> i64
              %996 = "arith.addi"(%995, %993) : (i64, i64) -> i64
              %997 = "llvm.getelementptr"(%35, %996) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%960, %997) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %998 = "arith.muli"(%992, %40) : (i64, i64) -> i64
              %999 = "arith.addi"(%39, %998) : (i64, i64) -> i64
              %1000 = "arith.addi"(%999, %993) : (i64, i64) -> i64
              %1001 = "llvm.getelementptr"(%38, %1000) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%961, %1001) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1002 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%1002) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 208 : i32, action = #nvvm<action increase>} : () -> ()
        %1003 = "arith.subi"(%51, %60) : (i32, i32) -> i32
        %1004 = "arith.subi"(%65, %129) : (i32, i32) -> i32
        %1005 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1006 = "arith.minsi"(%1005, %31) : (i32, i32) -> i32
        %1007 = "arith.maxsi"(%1006, %63) : (i32, i32) -> i32
        %1008 = "arith.addi"(%1007, %272) : (i32, i32) -> i32
        %1009 = "arith.constant"() {value = 6 : i32} : () -> i32
        %1010 = "arith.shrsi"(%1008, %1009) : (i32, i32) -> i32
        %1011 = "arith.muli"(%1010, %271) : (i32, i32) -> i32
        %1012, %1013, %1014, %1015, %1016 = "scf.while"(%1007, %63, %63, %63, %1011) ({
        ^bb0(%1017: i32, %1018: i32, %1019: i32, %1020: i32, %1021: i32):
          %1022 = "arith.cmpi"(%1019, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1023 = "arith.addi"(%1018, %1021) : (i32, i32) -> i32
          %1024 = "arith.cmpi"(%54, %1023) {predicate = 5 : i64} : (i32, i32) -> i1
          %1025 = "arith.andi"(%1022, %1024) : (i1, i1) -> i1
          "scf.condition"(%1025, %1017, %1018, %1019, %1020, %1021) : (i1, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1026: i32, %1027: i32, %1028: i32, %1029: i32, %1030: i32):
          %1031 = "arith.addi"(%1027, %1030) : (i32, i32) -> i32
          %1032 = "arith.addi"(%1028, %129) : (i32, i32) -> i32
          %1033 = "arith.cmpi"(%1032, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1034, %1035, %1036 = "scf.if"(%1033) ({
            %1037 = "llvm.getelementptr"(%81, %1032) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1038 = "llvm.load"(%1037) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1039 = "arith.minsi"(%1038, %31) : (i32, i32) -> i32
            %1040 = "arith.maxsi"(%1039, %1026) : (i32, i32) -> i32
            %1041 = "arith.subi"(%1040, %1026) : (i32, i32) -> i32
            %1042 = "arith.addi"(%1041, %272) : (i32, i32) -> i32
            %1043 = "arith.shrsi"(%1042, %1009) : (i32, i32) -> i32
            %1044 = "arith.muli"(%1043, %271) : (i32, i32) -> i32
            "scf.yield"(%1040, %1026, %1044) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1026, %1029, %1030) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          "scf.yield"(%1034, %1031, %1032, %1035, %1036) : (i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
        %1045 = "arith.constant"() {value = true} : () -> i1
        %1046 = "llvm.mlir.undef"() : () -> f32
        %1047 = "llvm.mlir.undef"() : () -> f32
        %1048 = "llvm.mlir.undef"() : () -> f32
        %1049 = "llvm.mlir.undef"() : () -> f32
        %1050 = "llvm.mlir.undef"() : () -> f32
        %1051 = "llvm.mlir.undef"() : () -> f32
        %1052 = "llvm.mlir.undef"() : () -> f32
        %1053 = "llvm.mlir.undef"() : () -> f32
        %1054 = "llvm.mlir.undef"() : () -> f32
        %1055 = "llvm.mlir.undef"() : () -> f32
        %1056 = "llvm.mlir.undef"() : () -> f32
        %1057 = "llvm.mlir.undef"() : () -> f32
        %1058 = "llvm.mlir.undef"() : () -> f32
        %1059 = "llvm.mlir.undef"() : () -> f32
        %1060 = "llvm.mlir.undef"() : () -> f32
        %1061 = "llvm.mlir.undef"() : () -> f32
        %1062 = "llvm.mlir.undef"() : () -> f32
        %1063 = "llvm.mlir.undef"() : () -> f32
        %1064 = "llvm.mlir.undef"() : () -> f32
        %1065 = "llvm.mlir.undef"() : () -> f32
        %1066 = "llvm.mlir.undef"() : () -> f32
        %1067 = "llvm.mlir.undef"() : () -> f32
        %1068 = "llvm.mlir.undef"() : () -> f32
        %1069 = "llvm.mlir.undef"() : () -> f32
        %1070 = "llvm.mlir.undef"() : () -> f32
        %1071 = "llvm.mlir.undef"() : () -> f32
        %1072 = "llvm.mlir.undef"() : () -> f32
        %1073 = "llvm.mlir.undef"() : () -> f32
        %1074 = "llvm.mlir.undef"() : () -> f32
        %1075 = "llvm.mlir.undef"() : () -> f32
        %1076 = "llvm.mlir.undef"() : () -> f32
        %1077 = "llvm.mlir.undef"() : () -> f32
        %1078 = "llvm.mlir.undef"() : () -> f32
        %1079 = "llvm.mlir.undef"() : () -> f32
        %1080 = "llvm.mlir.undef"() : () -> f32
        %1081 = "llvm.mlir.undef"() : () -> f32
        %1082 = "llvm.mlir.undef"() : () -> f32
        %1083 = "llvm.mlir.undef"() : () -> f32
        %1084 = "llvm.mlir.undef"() : () -> f32
        %1085 = "llvm.mlir.undef"() : () -> f32
        %1086 = "llvm.mlir.undef"() : () -> f32
        %1087 = "llvm.mlir.undef"() : () -> f32
        %1088 = "llvm.mlir.undef"() : () -> f32
        %1089 = "llvm.mlir.undef"() : () -> f32
        %1090 = "llvm.mlir.undef"() : () -> f32
        %1091 = "llvm.mlir.undef"() : () -> f32
        %1092 = "llvm.mlir.undef"() : () -> f32
        %1093 = "llvm.mlir.undef"() : () -> f32
        %1094 = "llvm.mlir.undef"() : () -> f32
        %1095 = "llvm.mlir.undef"() : () -> f32
        %1096 = "llvm.mlir.undef"() : () -> f32
        %1097 = "llvm.mlir.undef"() : () -> f32
        %1098 = "llvm.mlir.undef"() : () -> f32
        %1099 = "llvm.mlir.undef"() : () -> f32
        %1100 = "llvm.mlir.undef"() : () -> f32
        %1101 = "llvm.mlir.undef"() : () -> f32
        %1102 = "llvm.mlir.undef"() : () -> f32
        %1103 = "llvm.mlir.undef"() : () -> f32
        %1104 = "llvm.mlir.undef"() : () -> f32
        %1105 = "llvm.mlir.undef"() : () -> f32
        %1106 = "llvm.mlir.undef"() : () -> f32
        %1107 = "llvm.mlir.undef"() : () -> f32
        %1108 = "llvm.mlir.undef"() : () -> f32
        %1109 = "llvm.mlir.undef"() : () -> f32
        %1110 = "llvm.mlir.undef"() : () -> f32
        %1111 = "llvm.mlir.undef"() : () -> f32
        %1112 = "llvm.mlir.undef"() : () -> f32
        %1113 = "llvm.mlir.undef"() : () -> f32
        %1114 = "llvm.mlir.undef"() : () -> f32
        %1115 = "llvm.mlir.undef"() : () -> f32
        %1116 = "llvm.mlir.undef"() : () -> f32
        %1117 = "llvm.mlir.undef"() : () -> f32
        %1118 = "llvm.mlir.undef"() : () -> f32
        %1119 = "llvm.mlir.undef"() : () -> f32
        %1120 = "llvm.mlir.undef"() : () -> f32
        %1121 = "llvm.mlir.undef"() : () -> f32
        %1122 = "llvm.mlir.undef"() : () -> f32
        %1123 = "llvm.mlir.undef"() : () -> f32
        %1124 = "llvm.mlir.undef"() : () -> f32
        %1125 = "llvm.mlir.undef"() : () -> f32
        %1126 = "llvm.mlir.undef"() : () -> f32
        %1127 = "llvm.mlir.undef"() : () -> f32
        %1128 = "llvm.mlir.undef"() : () -> f32
        %1129 = "llvm.mlir.undef"() : () -> f32
        %1130 = "llvm.mlir.undef"() : () -> f32
        %1131 = "llvm.mlir.undef"() : () -> f32
        %1132 = "llvm.mlir.undef"() : () -> f32
        %1133 = "llvm.mlir.undef"() : () -> f32
        %1134 = "llvm.mlir.undef"() : () -> f32
        %1135 = "llvm.mlir.undef"() : () -> f32
        %1136 = "llvm.mlir.undef"() : () -> f32
        %1137 = "llvm.mlir.undef"() : () -> f32
        %1138 = "llvm.mlir.undef"() : () -> f32
        %1139 = "llvm.mlir.undef"() : () -> f32
        %1140 = "llvm.mlir.undef"() : () -> f32
        %1141 = "llvm.mlir.undef"() : () -> f32
        %1142 = "llvm.mlir.undef"() : () -> f32
        %1143 = "llvm.mlir.undef"() : () -> f32
        %1144 = "llvm.mlir.undef"() : () -> f32
        %1145 = "llvm.mlir.undef"() : () -> f32
        %1146 = "llvm.mlir.undef"() : () -> f32
        %1147 = "llvm.mlir.undef"() : () -> f32
        %1148 = "llvm.mlir.undef"() : () -> f32
        %1149 = "llvm.mlir.undef"() : () -> f32
        %1150 = "llvm.mlir.undef"() : () -> f32
        %1151 = "llvm.mlir.undef"() : () -> f32
        %1152 = "llvm.mlir.undef"() : () -> f32
        %1153 = "llvm.mlir.undef"() : () -> f32
        %1154 = "llvm.mlir.undef"() : () -> f32
        %1155 = "llvm.mlir.undef"() : () -> f32
        %1156 = "llvm.mlir.undef"() : () -> f32
        %1157 = "llvm.mlir.undef"() : () -> f32
        %1158 = "llvm.mlir.undef"() : () -> f32
        %1159 = "llvm.mlir.undef"() : () -> f32
        %1160 = "llvm.mlir.undef"() : () -> f32
        %1161 = "llvm.mlir.undef"() : () -> f32
        %1162 = "llvm.mlir.undef"() : () -> f32
        %1163 = "llvm.mlir.undef"() : () -> f32
        %1164 = "llvm.mlir.undef"() : () -> f32
        %1165 = "llvm.mlir.undef"() : () -> f32
        %1166 = "llvm.mlir.undef"() : () -> f32
        %1167 = "llvm.mlir.undef"() : () -> f32
        %1168 = "llvm.mlir.undef"() : () -> f32
        %1169 = "llvm.mlir.undef"() : () -> f32
        %1170 = "llvm.mlir.undef"() : () -> f32
        %1171 = "llvm.mlir.undef"() : () -> f32
        %1172 = "llvm.mlir.undef"() : () -> f32
        %1173 = "llvm.mlir.undef"() : () -> f32
        %1174 = "llvm.mlir.undef"() : () -> i32
        %1175 = "llvm.mlir.undef"() : () -> i32
        %1176 = "llvm.mlir.undef"() : () -> i32
        %1177 = "llvm.mlir.undef"() : () -> i32
        %1178 = "llvm.mlir.undef"() : () -> i32
        %1179 = "llvm.mlir.undef"() : () -> i32
        %1180 = "llvm.mlir.undef"() : () -> i32
        %1181 = "llvm.mlir.undef"() : () -> i32
        %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327 = "scf.while"(%1012, %1013, %1014, %54, %1015, %63, %1045, %63, %63, %63, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181) ({
        ^bb0(%1328: i32, %1329: i32, %1330: i32, %1331: i32, %1332: i32, %1333: i32, %1334: i1, %1335: i32, %1336: i32, %1337: i32, %1338: f32, %1339: f32, %1340: f32, %1341: f32, %1342: f32, %1343: f32, %1344: f32, %1345: f32, %1346: f32, %1347: f32, %1348: f32, %1349: f32, %1350: f32, %1351: f32, %1352: f32, %1353: f32, %1354: f32, %1355: f32, %1356: f32, %1357: f32, %1358: f32, %1359: f32, %1360: f32, %1361: f32, %1362: f32, %1363: f32, %1364: f32, %1365: f32, %1366: f32, %1367: f32, %1368: f32, %1369: f32, %1370: f32, %1371: f32, %1372: f32, %1373: f32, %1374: f32, %1375: f32, %1376: f32, %1377: f32, %1378: f32, %1379: f32, %1380: f32, %1381: f32, %1382: f32, %1383: f32, %1384: f32, %1385: f32, %1386: f32, %1387: f32, %1388: f32, %1389: f32, %1390: f32, %1391: f32, %1392: f32, %1393: f32, %1394: f32, %1395: f32, %1396: f32, %1397: f32, %1398: f32, %1399: f32, %1400: f32, %1401: f32, %1402: f32, %1403: f32, %1404: f32, %1405: f32, %1406: f32, %1407: f32, %1408: f32, %1409: f32, %1410: f32, %1411: f32, %1412: f32, %1413: f32, %1414: f32, %1415: f32, %1416: f32, %1417: f32, %1418: f32, %1419: f32, %1420: f32, %1421: f32, %1422: f32, %1423: f32, %1424: f32, %1425: f32, %1426: f32, %1427: f32, %1428: f32, %1429: f32, %1430: f32, %1431: f32, %1432: f32, %1433: f32, %1434: f32, %1435: f32, %1436: f32, %1437: f32, %1438: f32, %1439: f32, %1440: f32, %1441: f32, %1442: f32, %1443: f32, %1444: f32, %1445: f32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: f32, %1458: f32, %1459: f32, %1460: f32, %1461: f32, %1462: f32, %1463: f32, %1464: f32, %1465: f32, %1466: i32, %1467: i32, %1468: i32, %1469: i32, %1470: i32, %1471: i32, %1472: i32, %1473: i32):
          %1474 = "arith.cmpi"(%1330, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%1474, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1475: i32, %1476: i32, %1477: i32, %1478: i32, %1479: i32, %1480: i32, %1481: i1, %1482: i32, %1483: i32, %1484: i32, %1485: f32, %1486: f32, %1487: f32, %1488: f32, %1489: f32, %1490: f32, %1491: f32, %1492: f32, %1493: f32, %1494: f32, %1495: f32, %1496: f32, %1497: f32, %1498: f32, %1499: f32, %1500: f32, %1501: f32, %1502: f32, %1503: f32, %1504: f32, %1505: f32, %1506: f32, %1507: f32, %1508: f32, %1509: f32, %1510: f32, %1511: f32, %1512: f32, %1513: f32, %1514: f32, %1515: f32, %1516: f32, %1517: f32, %1518: f32, %1519: f32, %1520: f32, %1521: f32, %1522: f32, %1523: f32, %1524: f32, %1525: f32, %1526: f32, %1527: f32, %1528: f32, %1529: f32, %1530: f32, %1531: f32, %1532: f32, %1533: f32, %1534: f32, %1535: f32, %1536: f32, %1537: f32, %1538: f32, %1539: f32, %1540: f32, %1541: f32, %1542: f32, %1543: f32, %1544: f32, %1545: f32, %1546: f32, %1547: f32, %1548: f32, %1549: f32, %1550: f32, %1551: f32, %1552: f32, %1553: f32, %1554: f32, %1555: f32, %1556: f32, %1557: f32, %1558: f32, %1559: f32, %1560: f32, %1561: f32, %1562: f32, %1563: f32, %1564: f32, %1565: f32, %1566: f32, %1567: f32, %1568: f32, %1569: f32, %1570: f32, %1571: f32, %1572: f32, %1573: f32, %1574: f32, %1575: f32, %1576: f32, %1577: f32, %1578: f32, %1579: f32, %1580: f32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: f32, %1605: f32, %1606: f32, %1607: f32, %1608: f32, %1609: f32, %1610: f32, %1611: f32, %1612: f32, %1613: i32, %1614: i32, %1615: i32, %1616: i32, %1617: i32, %1618: i32, %1619: i32, %1620: i32):
          %1621 = "arith.subi"(%1475, %1479) : (i32, i32) -> i32
          %1622 = "arith.addi"(%1621, %272) : (i32, i32) -> i32
          %1623 = "arith.shrsi"(%1622, %1009) : (i32, i32) -> i32
          %1624 = "arith.subi"(%1478, %1476) : (i32, i32) -> i32
          %1625 = "arith.muli"(%195, %271) : (i32, i32) -> i32
          %1626 = "arith.remsi"(%1624, %1625) : (i32, i32) -> i32
          %1627 = "arith.cmpi"(%1626, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1628 = "arith.divsi"(%1624, %1625) : (i32, i32) -> i32
          %1629 = "arith.extsi"(%1627) : (i1) -> i32
          %1630 = "arith.addi"(%1628, %1629) : (i32, i32) -> i32
          %1631 = "arith.muli"(%1630, %195) : (i32, i32) -> i32
          %1632 = "arith.subi"(%1623, %1631) : (i32, i32) -> i32
          %1633 = "arith.minsi"(%195, %1632) : (i32, i32) -> i32
          %1634 = "arith.muli"(%1631, %271) : (i32, i32) -> i32
          %1635 = "arith.subi"(%1624, %1634) : (i32, i32) -> i32
          %1636 = "arith.remsi"(%1635, %1633) : (i32, i32) -> i32
          %1637 = "arith.xori"(%1636, %1633) : (i32, i32) -> i32
          %1638 = "arith.cmpi"(%1637, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1639 = "arith.cmpi"(%1636, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %1640 = "arith.andi"(%1638, %1639) : (i1, i1) -> i1
          %1641 = "arith.addi"(%1636, %1633) : (i32, i32) -> i32
          %1642 = "arith.select"(%1640, %1641, %1636) : (i1, i32, i32) -> i32
          %1643 = "arith.addi"(%1631, %1642) : (i32, i32) -> i32
          %1644 = "arith.divsi"(%1635, %1633) : (i32, i32) -> i32
          %1645 = "arith.extsi"(%1640) : (i1) -> i32
          %1646 = "arith.addi"(%1644, %1645) : (i32, i32) -> i32
          %1647 = "arith.andi"(%117, %63) : (i32, i32) -> i32
          %1648 = "arith.addi"(%1643, %1647) : (i32, i32) -> i32
          %1649 = "arith.addi"(%1646, %117) : (i32, i32) -> i32
          %1650 = "arith.addi"(%3, %272) : (i32, i32) -> i32
          %1651 = "arith.divui"(%1650, %273) : (i32, i32) -> i32
          %1652 = "arith.maxsi"(%1651, %129) : (i32, i32) -> i32
          %1653 = "llvm.getelementptr"(%82, %1483) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1654_s0 = "llvm.ptrtoint"(%1653) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1654_s0, %1484) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1655 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %1656 = "arith.muli"(%1483, %1655) : (i32, i32) -> i32
          %1657 = "llvm.getelementptr"(%76, %1656) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1658 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %1659 = "arith.muli"(%1483, %1658) : (i32, i32) -> i32
          %1660 = "llvm.getelementptr"(%77, %1659) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1661 = "arith.constant"() {value = false} : () -> i1
          %t1663_a = "llvm.ptrtoint"(%1657) : (!llvm.ptr<3>) -> i32
          %t1663_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1663_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1663_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1663_shifted = "arith.shrui"(%t1663_a, %t1663_four) : (i32, i32) -> i32
          %t1663_low = "arith.andi"(%t1663_shifted, %t1663_mask) : (i32, i32) -> i32
          %t1663_wide = "arith.extui"(%t1663_low) : (i32) -> i64
          %1662 = "arith.ori"(%t1663_wide, %t1663_fields) : (i64, i64) -> i64
          %t1665_a = "llvm.ptrtoint"(%1660) : (!llvm.ptr<3>) -> i32
          %t1665_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1665_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1665_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1665_shifted = "arith.shrui"(%t1665_a, %t1665_four) : (i32, i32) -> i32
          %t1665_low = "arith.andi"(%t1665_shifted, %t1665_mask) : (i32, i32) -> i32
          %t1665_wide = "arith.extui"(%t1665_low) : (i32) -> i64
          %1664 = "arith.ori"(%t1665_wide, %t1665_fields) : (i64, i64) -> i64
          %t1794_r = "llvm.inline_asm"(%1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1666 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1667 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1668 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1669 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1670 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1671 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1672 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1673 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1674 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1675 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1676 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1677 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1678 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1679 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1680 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1681 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1682 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1683 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1684 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1685 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1686 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1687 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1688 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1689 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1690 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1691 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1692 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1693 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1694 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1695 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1696 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1697 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1698 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1699 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1700 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1701 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1702 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1703 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1704 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1705 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1706 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1707 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1708 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1709 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1710 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1711 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1712 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1713 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1714 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1715 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1716 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1717 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1718 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1719 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1720 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1721 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1722 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1723 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1724 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1725 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1726 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1727 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1728 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1729 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1730 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1731 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1732 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1733 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1734 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1735 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1736 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1737 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1738 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1739 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1740 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1741 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1742 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1743 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1744 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1745 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1746 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1747 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1748 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1749 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1750 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1751 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1752 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1753 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1754 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1755 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1756 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1757 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1758 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1759 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1760 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1761 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1762 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1763 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1764 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1765 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1766 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1767 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1768 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1769 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1770 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1771 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1772 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1773 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1774 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1775 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1776 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1777 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1778 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1779 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1780 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1781 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1782 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1783 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1784 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1785 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1786 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1787 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1788 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1789 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1790 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1791 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1792 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1793 = "llvm.extractvalue"(%t1794_r) {position = array<i64: 127>} : (!struct1) -> f32
          %t1923_r = "llvm.inline_asm"(%1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1662, %1664, %1661) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 16 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1795 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1796 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1797 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1798 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1799 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1800 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1801 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1802 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1803 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1804 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1805 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1806 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1807 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1808 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1809 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1810 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1811 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1812 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1813 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1814 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1815 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1816 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1817 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1818 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1819 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1820 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1821 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1822 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1823 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1824 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1825 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1826 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1827 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1828 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1829 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1830 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1831 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1832 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1833 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1834 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1835 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1836 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1837 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1838 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1839 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1840 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1841 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1842 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1843 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1844 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1845 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1846 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1847 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1848 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1849 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1850 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1851 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1852 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1853 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1854 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1855 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1856 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1857 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1858 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1859 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1860 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1861 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1862 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1863 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1864 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1865 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1866 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1867 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1868 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1869 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1870 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1871 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1872 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1873 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1874 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1875 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1876 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1877 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1878 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1879 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1880 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1881 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1882 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1883 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1884 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1885 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1886 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1887 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1888 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1889 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1890 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1891 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1892 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1893 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1894 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1895 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1896 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1897 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1898 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1899 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1900 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1901 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1902 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1903 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1904 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1905 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1906 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1907 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1908 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1909 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1910 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1911 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1912 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1913 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1914 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1915 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1916 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1917 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1918 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1919 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1920 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1921 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1922 = "llvm.extractvalue"(%t1923_r) {position = array<i64: 127>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1924 = "arith.addi"(%1483, %129) : (i32, i32) -> i32
          %1925 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1926 = "arith.cmpi"(%1924, %1925) {predicate = 0 : i64} : (i32, i32) -> i1
          %1927 = "arith.xori"(%1484, %129) : (i32, i32) -> i32
          %1928 = "arith.select"(%1926, %1927, %1484) : (i1, i32, i32) -> i32
          %1929 = "arith.select"(%1926, %63, %1924) : (i1, i32, i32) -> i32
          %1930 = "arith.addi"(%1482, %129) : (i32, i32) -> i32
          %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064 = "scf.for"(%129, %1652, %129, %1482, %1483, %1484, %1930, %1929, %1928, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922) ({
          ^bb0(%2065: i32, %2066: i32, %2067: i32, %2068: i32, %2069: i32, %2070: i32, %2071: i32, %2072: f32, %2073: f32, %2074: f32, %2075: f32, %2076: f32, %2077: f32, %2078: f32, %2079: f32, %2080: f32, %2081: f32, %2082: f32, %2083: f32, %2084: f32, %2085: f32, %2086: f32, %2087: f32, %2088: f32, %2089: f32, %2090: f32, %2091: f32, %2092: f32, %2093: f32, %2094: f32, %2095: f32, %2096: f32, %2097: f32, %2098: f32, %2099: f32, %2100: f32, %2101: f32, %2102: f32, %2103: f32, %2104: f32, %2105: f32, %2106: f32, %2107: f32, %2108: f32, %2109: f32, %2110: f32, %2111: f32, %2112: f32, %2113: f32, %2114: f32, %2115: f32, %2116: f32, %2117: f32, %2118: f32, %2119: f32, %2120: f32, %2121: f32, %2122: f32, %2123: f32, %2124: f32, %2125: f32, %2126: f32, %2127: f32, %2128: f32, %2129: f32, %2130: f32, %2131: f32, %2132: f32, %2133: f32, %2134: f32, %2135: f32, %2136: f32, %2137: f32, %2138: f32, %2139: f32, %2140: f32, %2141: f32, %2142: f32, %2143: f32, %2144: f32, %2145: f32, %2146: f32, %2147: f32, %2148: f32, %2149: f32, %2150: f32, %2151: f32, %2152: f32, %2153: f32, %2154: f32, %2155: f32, %2156: f32, %2157: f32, %2158: f32, %2159: f32, %2160: f32, %2161: f32, %2162: f32, %2163: f32, %2164: f32, %2165: f32, %2166: f32, %2167: f32, %2168: f32, %2169: f32, %2170: f32, %2171: f32, %2172: f32, %2173: f32, %2174: f32, %2175: f32, %2176: f32, %2177: f32, %2178: f32, %2179: f32, %2180: f32, %2181: f32, %2182: f32, %2183: f32, %2184: f32, %2185: f32, %2186: f32, %2187: f32, %2188: f32, %2189: f32, %2190: f32, %2191: f32, %2192: f32, %2193: f32, %2194: f32, %2195: f32, %2196: f32, %2197: f32, %2198: f32, %2199: f32):
            %2200 = "llvm.getelementptr"(%82, %2070) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2201_s0 = "llvm.ptrtoint"(%2200) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2201_s0, %2071) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2202 = "arith.muli"(%2070, %1655) : (i32, i32) -> i32
            %2203 = "llvm.getelementptr"(%76, %2202) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2204 = "arith.muli"(%2070, %1658) : (i32, i32) -> i32
            %2205 = "llvm.getelementptr"(%77, %2204) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2207_a = "llvm.ptrtoint"(%2203) : (!llvm.ptr<3>) -> i32
            %t2207_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2207_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2207_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2207_shifted = "arith.shrui"(%t2207_a, %t2207_four) : (i32, i32) -> i32
            %t2207_low = "arith.andi"(%t2207_shifted, %t2207_mask) : (i32, i32) -> i32
            %t2207_wide = "arith.extui"(%t2207_low) : (i32) -> i64
            %2206 = "arith.ori"(%t2207_wide, %t2207_fields) : (i64, i64) -> i64
            %t2209_a = "llvm.ptrtoint"(%2205) : (!llvm.ptr<3>) -> i32
            %t2209_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2209_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2209_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2209_shifted = "arith.shrui"(%t2209_a, %t2209_four) : (i32, i32) -> i32
            %t2209_low = "arith.andi"(%t2209_shifted, %t2209_mask) : (i32, i32) -> i32
            %t2209_wide = "arith.extui"(%t2209_low) : (i32) -> i64
            %2208 = "arith.ori"(%t2209_wide, %t2209_fields) : (i64, i64) -> i64
            %t2338_r = "llvm.inline_asm"(%2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2210 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2211 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2212 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2213 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2214 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2215 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2216 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2217 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2218 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2219 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2220 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2221 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2222 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2223 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2224 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2225 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2226 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2227 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2228 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2229 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2230 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2231 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2232 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2233 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2234 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2235 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2236 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2237 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2238 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2239 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2240 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2241 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2242 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2243 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2244 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2245 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2246 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2247 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2248 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2249 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2250 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2251 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2252 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2253 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2254 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2255 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2256 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2257 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2258 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2259 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2260 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2261 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2262 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2263 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2264 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2265 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2266 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2267 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2268 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2269 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2270 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2271 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2272 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2273 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2274 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2275 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2276 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2277 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2278 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2279 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2280 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2281 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2282 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2283 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2284 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2285 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2286 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2287 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2288 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2289 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2290 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2291 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2292 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2293 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2294 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2295 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2296 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2297 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2298 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2299 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2300 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2301 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2302 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2303 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2304 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2305 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2306 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2307 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2308 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2309 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2310 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2311 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2312 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2313 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2314 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2315 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2316 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2317 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2318 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2319 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2320 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2321 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2322 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2323 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2324 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2325 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2326 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2327 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2328 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2329 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2330 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2331 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2332 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2333 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2334 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2335 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2336 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2337 = "llvm.extractvalue"(%t2338_r) {position = array<i64: 127>} : (!struct1) -> f32
            %t2467_r = "llvm.inline_asm"(%2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2206, %2208, %1045) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 17 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2339 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2340 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2341 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2342 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2343 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2344 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2345 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2346 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2347 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2348 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2349 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2350 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2351 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2352 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2353 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2354 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2355 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2356 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2357 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2358 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2359 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2360 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2361 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2362 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2363 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2364 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2365 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2366 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2367 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2368 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2369 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2370 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2371 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2372 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2373 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2374 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2375 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2376 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2377 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2378 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2379 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2380 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2381 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2382 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2383 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2384 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2385 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2386 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2387 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2388 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2389 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2390 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2391 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2392 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2393 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2394 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2395 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2396 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2397 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2398 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2399 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2400 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2401 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2402 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2403 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2404 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2405 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2406 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2407 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2408 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2409 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2410 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2411 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2412 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2413 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2414 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2415 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2416 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2417 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2418 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2419 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2420 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2421 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2422 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2423 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2424 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2425 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2426 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2427 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2428 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2429 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2430 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2431 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2432 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2433 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2434 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2435 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2436 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2437 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2438 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2439 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2440 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2441 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2442 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2443 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2444 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2445 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2446 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2447 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2448 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2449 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2450 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2451 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2452 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2453 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2454 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2455 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2456 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2457 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2458 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2459 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2460 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2461 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2462 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2463 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2464 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2465 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2466 = "llvm.extractvalue"(%t2467_r) {position = array<i64: 127>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2596_r = "llvm.inline_asm"(%2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2468 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2469 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2470 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2471 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2472 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2473 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2474 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2475 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2476 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2477 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2478 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2479 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2480 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2481 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2482 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2483 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2484 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2485 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2486 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2487 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2488 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2489 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2490 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2491 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2492 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2493 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2494 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2495 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2496 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2497 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2498 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2499 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2500 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2501 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2502 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2503 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2504 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2505 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2506 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2507 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2508 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2509 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2510 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2511 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2512 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2513 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2514 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2515 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2516 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2517 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2518 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2519 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2520 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2521 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2522 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2523 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2524 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2525 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2526 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2527 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2528 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2529 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2530 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2531 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2532 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2533 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2534 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2535 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2536 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2537 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2538 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2539 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2540 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2541 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2542 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2543 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2544 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2545 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2546 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2547 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2548 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2549 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2550 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2551 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2552 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2553 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2554 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2555 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2556 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2557 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2558 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2559 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2560 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2561 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2562 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2563 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2564 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2565 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2566 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2567 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2568 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2569 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2570 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2571 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2572 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2573 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2574 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2575 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2576 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2577 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2578 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2579 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2580 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2581 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2582 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2583 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2584 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2585 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2586 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2587 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2588 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2589 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2590 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2591 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2592 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2593 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2594 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2595 = "llvm.extractvalue"(%t2596_r) {position = array<i64: 127>} : (!struct1) -> f32
            "scf.if"(%84) ({
              %2597 = "llvm.getelementptr"(%85, %2067) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2598_s0 = "llvm.ptrtoint"(%2597) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2598_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2599 = "arith.addi"(%2070, %129) : (i32, i32) -> i32
            %2600 = "arith.cmpi"(%2599, %1925) {predicate = 0 : i64} : (i32, i32) -> i1
            %2601 = "arith.xori"(%2071, %129) : (i32, i32) -> i32
            %2602 = "arith.select"(%2600, %2601, %2071) : (i1, i32, i32) -> i32
            %2603 = "arith.select"(%2600, %63, %2599) : (i1, i32, i32) -> i32
            %2604 = "arith.addi"(%2069, %129) : (i32, i32) -> i32
            "scf.yield"(%2069, %2070, %2071, %2604, %2603, %2602, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t2733_r = "llvm.inline_asm"(%1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2605 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2606 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2607 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2608 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2609 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2610 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2611 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2612 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2613 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2614 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2615 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2616 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2617 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2618 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2619 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2620 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2621 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2622 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2623 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2624 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2625 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2626 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2627 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2628 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2629 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2630 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2631 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2632 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2633 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2634 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2635 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2636 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2637 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2638 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2639 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2640 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2641 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2642 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2643 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2644 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2645 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2646 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2647 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2648 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2649 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2650 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2651 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2652 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2653 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2654 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2655 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2656 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2657 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2658 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2659 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2660 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2661 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2662 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2663 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2664 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2665 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2666 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2667 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2668 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2669 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2670 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2671 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2672 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2673 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2674 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2675 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2676 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2677 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2678 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2679 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2680 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2681 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2682 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2683 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2684 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2685 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2686 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2687 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2688 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2689 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2690 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2691 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2692 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2693 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2694 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2695 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2696 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2697 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2698 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2699 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2700 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2701 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 96>} : (!struct1) -> f32
          %2702 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 97>} : (!struct1) -> f32
          %2703 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 98>} : (!struct1) -> f32
          %2704 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 99>} : (!struct1) -> f32
          %2705 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 100>} : (!struct1) -> f32
          %2706 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 101>} : (!struct1) -> f32
          %2707 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 102>} : (!struct1) -> f32
          %2708 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 103>} : (!struct1) -> f32
          %2709 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 104>} : (!struct1) -> f32
          %2710 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 105>} : (!struct1) -> f32
          %2711 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 106>} : (!struct1) -> f32
          %2712 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 107>} : (!struct1) -> f32
          %2713 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 108>} : (!struct1) -> f32
          %2714 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 109>} : (!struct1) -> f32
          %2715 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 110>} : (!struct1) -> f32
          %2716 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 111>} : (!struct1) -> f32
          %2717 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 112>} : (!struct1) -> f32
          %2718 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 113>} : (!struct1) -> f32
          %2719 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 114>} : (!struct1) -> f32
          %2720 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 115>} : (!struct1) -> f32
          %2721 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 116>} : (!struct1) -> f32
          %2722 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 117>} : (!struct1) -> f32
          %2723 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 118>} : (!struct1) -> f32
          %2724 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 119>} : (!struct1) -> f32
          %2725 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 120>} : (!struct1) -> f32
          %2726 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 121>} : (!struct1) -> f32
          %2727 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 122>} : (!struct1) -> f32
          %2728 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 123>} : (!struct1) -> f32
          %2729 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 124>} : (!struct1) -> f32
          %2730 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 125>} : (!struct1) -> f32
          %2731 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 126>} : (!struct1) -> f32
          %2732 = "llvm.extractvalue"(%t2733_r) {position = array<i64: 127>} : (!struct1) -> f32
          "scf.if"(%84) ({
            %2734 = "llvm.getelementptr"(%85, %1932) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2735_s0 = "llvm.ptrtoint"(%2734) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2735_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2736 = "arith.addi"(%1648, %1004) : (i32, i32) -> i32
          %2737 = "arith.muli"(%2736, %273) : (i32, i32) -> i32
          %2738 = "arith.subi"(%1621, %2737) : (i32, i32) -> i32
          %2739 = "arith.minsi"(%2738, %273) : (i32, i32) -> i32
          %2740 = "arith.maxsi"(%2739, %63) : (i32, i32) -> i32
          %2741 = "arith.subi"(%273, %2740) : (i32, i32) -> i32
          %2742 = "arith.addi"(%1479, %2737) : (i32, i32) -> i32
          %2743 = "arith.addi"(%2742, %2740) : (i32, i32) -> i32
          %2744 = "arith.muli"(%1649, %90) : (i32, i32) -> i32
          %2745 = "arith.constant"() {value = 127 : i32} : () -> i32
          %2746 = "arith.andi"(%1003, %2745) : (i32, i32) -> i32
          %2747 = "arith.divui"(%2746, %66) : (i32, i32) -> i32
          %2748 = "nvvm.shfl.sync"(%62, %2747, %63, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %2749 = "arith.cmpi"(%2748, %63) {predicate = 0 : i64} : (i32, i32) -> i1
          %2750 = "arith.remui"(%2746, %195) : (i32, i32) -> i32
          %2751 = "arith.divui"(%2746, %195) : (i32, i32) -> i32
          %2752 = "arith.muli"(%2750, %66) : (i32, i32) -> i32
          %2753 = "arith.remui"(%2751, %185) : (i32, i32) -> i32
          %2754 = "arith.divui"(%2751, %185) : (i32, i32) -> i32
          %2755 = "arith.muli"(%2753, %90) : (i32, i32) -> i32
          %2756 = "arith.addi"(%2752, %2755) : (i32, i32) -> i32
          %2757 = "arith.remui"(%2754, %185) : (i32, i32) -> i32
          %2758 = "arith.divui"(%2754, %185) : (i32, i32) -> i32
          %2759 = "arith.muli"(%2757, %195) : (i32, i32) -> i32
          %2760 = "arith.addi"(%2756, %2759) : (i32, i32) -> i32
          %2761 = "arith.constant"() {value = 512 : i32} : () -> i32
          %2762 = "arith.muli"(%2758, %2761) : (i32, i32) -> i32
          %2763 = "arith.addi"(%2760, %2762) : (i32, i32) -> i32
          %2764 = "arith.muli"(%1004, %185) : (i32, i32) -> i32
          %2765 = "arith.remui"(%1480, %185) : (i32, i32) -> i32
          %2766 = "arith.addi"(%2764, %2765) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2767 = "arith.addi"(%129, %1004) : (i32, i32) -> i32
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 19 : i32} : (i32, i32) -> ()
          %2768 = "vector.from_elements"(%2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2769 = "arith.truncf"(%2768) : (vector<16xf32>) -> vector<16xbf16>
          %2770 = "vector.extract"(%2769) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2771 = "vector.extract"(%2769) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2772 = "vector.extract"(%2769) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2773 = "vector.extract"(%2769) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2774 = "vector.extract"(%2769) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2775 = "vector.extract"(%2769) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2776 = "vector.extract"(%2769) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2777 = "vector.extract"(%2769) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2778 = "vector.extract"(%2769) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2779 = "vector.extract"(%2769) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2780 = "vector.extract"(%2769) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2781 = "vector.extract"(%2769) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2782 = "vector.extract"(%2769) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2783 = "vector.extract"(%2769) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2784 = "vector.extract"(%2769) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2785 = "vector.extract"(%2769) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2786 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %2787 = "arith.muli"(%2766, %2786) : (i32, i32) -> i32
          %2788 = "llvm.getelementptr"(%78, %2787) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2789 = "vector.from_elements"(%2770, %2771) : (bf16, bf16) -> vector<2xbf16>
          %2790 = "llvm.bitcast"(%2789) : (vector<2xbf16>) -> i32
          %2791 = "vector.from_elements"(%2772, %2773) : (bf16, bf16) -> vector<2xbf16>
          %2792 = "llvm.bitcast"(%2791) : (vector<2xbf16>) -> i32
          %2793 = "vector.from_elements"(%2774, %2775) : (bf16, bf16) -> vector<2xbf16>
          %2794 = "llvm.bitcast"(%2793) : (vector<2xbf16>) -> i32
          %2795 = "vector.from_elements"(%2776, %2777) : (bf16, bf16) -> vector<2xbf16>
          %2796 = "llvm.bitcast"(%2795) : (vector<2xbf16>) -> i32
          %2797 = "arith.constant"() {value = 192 : i32} : () -> i32
          %2798 = "arith.andi"(%2763, %2797) : (i32, i32) -> i32
          %2799 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2800 = "arith.shrui"(%2798, %2799) : (i32, i32) -> i32
          %2801 = "arith.xori"(%2763, %2800) : (i32, i32) -> i32
          %2802 = "llvm.getelementptr"(%2788, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2802, %2790, %2792, %2794, %2796) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2804 = "arith.addi"(%2763, %200) : (i32, i32) -> i32
          %2805 = "vector.from_elements"(%2778, %2779) : (bf16, bf16) -> vector<2xbf16>
          %2806 = "llvm.bitcast"(%2805) : (vector<2xbf16>) -> i32
          %2807 = "vector.from_elements"(%2780, %2781) : (bf16, bf16) -> vector<2xbf16>
          %2808 = "llvm.bitcast"(%2807) : (vector<2xbf16>) -> i32
          %2809 = "vector.from_elements"(%2782, %2783) : (bf16, bf16) -> vector<2xbf16>
          %2810 = "llvm.bitcast"(%2809) : (vector<2xbf16>) -> i32
          %2811 = "vector.from_elements"(%2784, %2785) : (bf16, bf16) -> vector<2xbf16>
          %2812 = "llvm.bitcast"(%2811) : (vector<2xbf16>) -> i32
          %2813 = "arith.andi"(%2804, %2797) : (i32, i32) -> i32
          %2814 = "arith.shrui"(%2813, %2799) : (i32, i32) -> i32
          %2815 = "arith.xori"(%2804, %2814) : (i32, i32) -> i32
          %2816 = "llvm.getelementptr"(%2788, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2816, %2806, %2808, %2810, %2812) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 22 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %2818 = "nvvm.elect.sync"() {cutec.arm = 23 : i32} : () -> i1
            "scf.if"(%2818) ({
              %t2819_s1 = "llvm.ptrtoint"(%2788) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2819_s1, %2744, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2820 = "arith.addi"(%1480, %129) : (i32, i32) -> i32
          %2821 = "arith.remui"(%2820, %185) : (i32, i32) -> i32
          %2822 = "arith.addi"(%2764, %2821) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 24 : i32} : (i32, i32) -> ()
          %2823 = "vector.from_elements"(%2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2824 = "arith.truncf"(%2823) : (vector<16xf32>) -> vector<16xbf16>
          %2825 = "vector.extract"(%2824) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2826 = "vector.extract"(%2824) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2827 = "vector.extract"(%2824) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2828 = "vector.extract"(%2824) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2829 = "vector.extract"(%2824) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2830 = "vector.extract"(%2824) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2831 = "vector.extract"(%2824) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2832 = "vector.extract"(%2824) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2833 = "vector.extract"(%2824) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2834 = "vector.extract"(%2824) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2835 = "vector.extract"(%2824) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2836 = "vector.extract"(%2824) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2837 = "vector.extract"(%2824) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2838 = "vector.extract"(%2824) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2839 = "vector.extract"(%2824) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2840 = "vector.extract"(%2824) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2841 = "arith.muli"(%2822, %2786) : (i32, i32) -> i32
          %2842 = "llvm.getelementptr"(%78, %2841) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2843 = "vector.from_elements"(%2825, %2826) : (bf16, bf16) -> vector<2xbf16>
          %2844 = "llvm.bitcast"(%2843) : (vector<2xbf16>) -> i32
          %2845 = "vector.from_elements"(%2827, %2828) : (bf16, bf16) -> vector<2xbf16>
          %2846 = "llvm.bitcast"(%2845) : (vector<2xbf16>) -> i32
          %2847 = "vector.from_elements"(%2829, %2830) : (bf16, bf16) -> vector<2xbf16>
          %2848 = "llvm.bitcast"(%2847) : (vector<2xbf16>) -> i32
          %2849 = "vector.from_elements"(%2831, %2832) : (bf16, bf16) -> vector<2xbf16>
          %2850 = "llvm.bitcast"(%2849) : (vector<2xbf16>) -> i32
          %2851 = "llvm.getelementptr"(%2842, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2851, %2844, %2846, %2848, %2850) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2853 = "vector.from_elements"(%2833, %2834) : (bf16, bf16) -> vector<2xbf16>
          %2854 = "llvm.bitcast"(%2853) : (vector<2xbf16>) -> i32
          %2855 = "vector.from_elements"(%2835, %2836) : (bf16, bf16) -> vector<2xbf16>
          %2856 = "llvm.bitcast"(%2855) : (vector<2xbf16>) -> i32
          %2857 = "vector.from_elements"(%2837, %2838) : (bf16, bf16) -> vector<2xbf16>
          %2858 = "llvm.bitcast"(%2857) : (vector<2xbf16>) -> i32
          %2859 = "vector.from_elements"(%2839, %2840) : (bf16, bf16) -> vector<2xbf16>
          %2860 = "llvm.bitcast"(%2859) : (vector<2xbf16>) -> i32
          %2861 = "llvm.getelementptr"(%2842, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2861, %2854, %2856, %2858, %2860) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 27 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %2863 = "arith.addi"(%2744, %66) : (i32, i32) -> i32
            %2864 = "nvvm.elect.sync"() {cutec.arm = 28 : i32} : () -> i1
            "scf.if"(%2864) ({
              %t2865_s1 = "llvm.ptrtoint"(%2842) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2865_s1, %2863, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2866 = "arith.addi"(%1480, %185) : (i32, i32) -> i32
          %2867 = "arith.remui"(%2866, %185) : (i32, i32) -> i32
          %2868 = "arith.addi"(%2764, %2867) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 29 : i32} : (i32, i32) -> ()
          %2869 = "vector.from_elements"(%2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2870 = "arith.truncf"(%2869) : (vector<16xf32>) -> vector<16xbf16>
          %2871 = "vector.extract"(%2870) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2872 = "vector.extract"(%2870) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2873 = "vector.extract"(%2870) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2874 = "vector.extract"(%2870) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2875 = "vector.extract"(%2870) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2876 = "vector.extract"(%2870) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2877 = "vector.extract"(%2870) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2878 = "vector.extract"(%2870) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2879 = "vector.extract"(%2870) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2880 = "vector.extract"(%2870) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2881 = "vector.extract"(%2870) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2882 = "vector.extract"(%2870) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2883 = "vector.extract"(%2870) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2884 = "vector.extract"(%2870) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2885 = "vector.extract"(%2870) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2886 = "vector.extract"(%2870) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2887 = "arith.muli"(%2868, %2786) : (i32, i32) -> i32
          %2888 = "llvm.getelementptr"(%78, %2887) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2889 = "vector.from_elements"(%2871, %2872) : (bf16, bf16) -> vector<2xbf16>
          %2890 = "llvm.bitcast"(%2889) : (vector<2xbf16>) -> i32
          %2891 = "vector.from_elements"(%2873, %2874) : (bf16, bf16) -> vector<2xbf16>
          %2892 = "llvm.bitcast"(%2891) : (vector<2xbf16>) -> i32
          %2893 = "vector.from_elements"(%2875, %2876) : (bf16, bf16) -> vector<2xbf16>
          %2894 = "llvm.bitcast"(%2893) : (vector<2xbf16>) -> i32
          %2895 = "vector.from_elements"(%2877, %2878) : (bf16, bf16) -> vector<2xbf16>
          %2896 = "llvm.bitcast"(%2895) : (vector<2xbf16>) -> i32
          %2897 = "llvm.getelementptr"(%2888, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2897, %2890, %2892, %2894, %2896) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2899 = "vector.from_elements"(%2879, %2880) : (bf16, bf16) -> vector<2xbf16>
          %2900 = "llvm.bitcast"(%2899) : (vector<2xbf16>) -> i32
          %2901 = "vector.from_elements"(%2881, %2882) : (bf16, bf16) -> vector<2xbf16>
          %2902 = "llvm.bitcast"(%2901) : (vector<2xbf16>) -> i32
          %2903 = "vector.from_elements"(%2883, %2884) : (bf16, bf16) -> vector<2xbf16>
          %2904 = "llvm.bitcast"(%2903) : (vector<2xbf16>) -> i32
          %2905 = "vector.from_elements"(%2885, %2886) : (bf16, bf16) -> vector<2xbf16>
          %2906 = "llvm.bitcast"(%2905) : (vector<2xbf16>) -> i32
          %2907 = "llvm.getelementptr"(%2888, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2907, %2900, %2902, %2904, %2906) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 32 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %2909 = "arith.addi"(%2744, %273) : (i32, i32) -> i32
            %2910 = "nvvm.elect.sync"() {cutec.arm = 33 : i32} : () -> i1
            "scf.if"(%2910) ({
              %t2911_s1 = "llvm.ptrtoint"(%2888) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2911_s1, %2909, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2912 = "arith.addi"(%1480, %2799) : (i32, i32) -> i32
          %2913 = "arith.remui"(%2912, %185) : (i32, i32) -> i32
          %2914 = "arith.addi"(%2764, %2913) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 34 : i32} : (i32, i32) -> ()
          %2915 = "vector.from_elements"(%2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2916 = "arith.truncf"(%2915) : (vector<16xf32>) -> vector<16xbf16>
          %2917 = "vector.extract"(%2916) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2918 = "vector.extract"(%2916) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2919 = "vector.extract"(%2916) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2920 = "vector.extract"(%2916) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2921 = "vector.extract"(%2916) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2922 = "vector.extract"(%2916) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2923 = "vector.extract"(%2916) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2924 = "vector.extract"(%2916) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2925 = "vector.extract"(%2916) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2926 = "vector.extract"(%2916) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2927 = "vector.extract"(%2916) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2928 = "vector.extract"(%2916) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2929 = "vector.extract"(%2916) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2930 = "vector.extract"(%2916) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2931 = "vector.extract"(%2916) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2932 = "vector.extract"(%2916) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2933 = "arith.muli"(%2914, %2786) : (i32, i32) -> i32
          %2934 = "llvm.getelementptr"(%78, %2933) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2935 = "vector.from_elements"(%2917, %2918) : (bf16, bf16) -> vector<2xbf16>
          %2936 = "llvm.bitcast"(%2935) : (vector<2xbf16>) -> i32
          %2937 = "vector.from_elements"(%2919, %2920) : (bf16, bf16) -> vector<2xbf16>
          %2938 = "llvm.bitcast"(%2937) : (vector<2xbf16>) -> i32
          %2939 = "vector.from_elements"(%2921, %2922) : (bf16, bf16) -> vector<2xbf16>
          %2940 = "llvm.bitcast"(%2939) : (vector<2xbf16>) -> i32
          %2941 = "vector.from_elements"(%2923, %2924) : (bf16, bf16) -> vector<2xbf16>
          %2942 = "llvm.bitcast"(%2941) : (vector<2xbf16>) -> i32
          %2943 = "llvm.getelementptr"(%2934, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2943, %2936, %2938, %2940, %2942) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2945 = "vector.from_elements"(%2925, %2926) : (bf16, bf16) -> vector<2xbf16>
          %2946 = "llvm.bitcast"(%2945) : (vector<2xbf16>) -> i32
          %2947 = "vector.from_elements"(%2927, %2928) : (bf16, bf16) -> vector<2xbf16>
          %2948 = "llvm.bitcast"(%2947) : (vector<2xbf16>) -> i32
          %2949 = "vector.from_elements"(%2929, %2930) : (bf16, bf16) -> vector<2xbf16>
          %2950 = "llvm.bitcast"(%2949) : (vector<2xbf16>) -> i32
          %2951 = "vector.from_elements"(%2931, %2932) : (bf16, bf16) -> vector<2xbf16>
          %2952 = "llvm.bitcast"(%2951) : (vector<2xbf16>) -> i32
          %2953 = "llvm.getelementptr"(%2934, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2953, %2946, %2948, %2950, %2952) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 37 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %2955 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2956 = "arith.addi"(%2744, %2955) : (i32, i32) -> i32
            %2957 = "nvvm.elect.sync"() {cutec.arm = 38 : i32} : () -> i1
            "scf.if"(%2957) ({
              %t2958_s1 = "llvm.ptrtoint"(%2934) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2958_s1, %2956, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2959 = "arith.addi"(%1480, %190) : (i32, i32) -> i32
          %2960 = "arith.remui"(%2959, %185) : (i32, i32) -> i32
          %2961 = "arith.addi"(%2764, %2960) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 39 : i32} : (i32, i32) -> ()
          %2962 = "vector.from_elements"(%2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2963 = "arith.truncf"(%2962) : (vector<16xf32>) -> vector<16xbf16>
          %2964 = "vector.extract"(%2963) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2965 = "vector.extract"(%2963) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2966 = "vector.extract"(%2963) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2967 = "vector.extract"(%2963) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2968 = "vector.extract"(%2963) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2969 = "vector.extract"(%2963) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2970 = "vector.extract"(%2963) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2971 = "vector.extract"(%2963) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2972 = "vector.extract"(%2963) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2973 = "vector.extract"(%2963) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2974 = "vector.extract"(%2963) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2975 = "vector.extract"(%2963) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2976 = "vector.extract"(%2963) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2977 = "vector.extract"(%2963) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2978 = "vector.extract"(%2963) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2979 = "vector.extract"(%2963) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2980 = "arith.muli"(%2961, %2786) : (i32, i32) -> i32
          %2981 = "llvm.getelementptr"(%78, %2980) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2982 = "vector.from_elements"(%2964, %2965) : (bf16, bf16) -> vector<2xbf16>
          %2983 = "llvm.bitcast"(%2982) : (vector<2xbf16>) -> i32
          %2984 = "vector.from_elements"(%2966, %2967) : (bf16, bf16) -> vector<2xbf16>
          %2985 = "llvm.bitcast"(%2984) : (vector<2xbf16>) -> i32
          %2986 = "vector.from_elements"(%2968, %2969) : (bf16, bf16) -> vector<2xbf16>
          %2987 = "llvm.bitcast"(%2986) : (vector<2xbf16>) -> i32
          %2988 = "vector.from_elements"(%2970, %2971) : (bf16, bf16) -> vector<2xbf16>
          %2989 = "llvm.bitcast"(%2988) : (vector<2xbf16>) -> i32
          %2990 = "llvm.getelementptr"(%2981, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2990, %2983, %2985, %2987, %2989) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2992 = "vector.from_elements"(%2972, %2973) : (bf16, bf16) -> vector<2xbf16>
          %2993 = "llvm.bitcast"(%2992) : (vector<2xbf16>) -> i32
          %2994 = "vector.from_elements"(%2974, %2975) : (bf16, bf16) -> vector<2xbf16>
          %2995 = "llvm.bitcast"(%2994) : (vector<2xbf16>) -> i32
          %2996 = "vector.from_elements"(%2976, %2977) : (bf16, bf16) -> vector<2xbf16>
          %2997 = "llvm.bitcast"(%2996) : (vector<2xbf16>) -> i32
          %2998 = "vector.from_elements"(%2978, %2979) : (bf16, bf16) -> vector<2xbf16>
          %2999 = "llvm.bitcast"(%2998) : (vector<2xbf16>) -> i32
          %3000 = "llvm.getelementptr"(%2981, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3000, %2993, %2995, %2997, %2999) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 42 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %3002 = "arith.addi"(%2744, %60) : (i32, i32) -> i32
            %3003 = "nvvm.elect.sync"() {cutec.arm = 43 : i32} : () -> i1
            "scf.if"(%3003) ({
              %t3004_s1 = "llvm.ptrtoint"(%2981) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3004_s1, %3002, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3005 = "arith.addi"(%1480, %1925) : (i32, i32) -> i32
          %3006 = "arith.remui"(%3005, %185) : (i32, i32) -> i32
          %3007 = "arith.addi"(%2764, %3006) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 44 : i32} : (i32, i32) -> ()
          %3008 = "vector.from_elements"(%2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3009 = "arith.truncf"(%3008) : (vector<16xf32>) -> vector<16xbf16>
          %3010 = "vector.extract"(%3009) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3011 = "vector.extract"(%3009) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3012 = "vector.extract"(%3009) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3013 = "vector.extract"(%3009) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3014 = "vector.extract"(%3009) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3015 = "vector.extract"(%3009) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3016 = "vector.extract"(%3009) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3017 = "vector.extract"(%3009) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3018 = "vector.extract"(%3009) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3019 = "vector.extract"(%3009) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3020 = "vector.extract"(%3009) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3021 = "vector.extract"(%3009) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3022 = "vector.extract"(%3009) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3023 = "vector.extract"(%3009) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3024 = "vector.extract"(%3009) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3025 = "vector.extract"(%3009) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3026 = "arith.muli"(%3007, %2786) : (i32, i32) -> i32
          %3027 = "llvm.getelementptr"(%78, %3026) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3028 = "vector.from_elements"(%3010, %3011) : (bf16, bf16) -> vector<2xbf16>
          %3029 = "llvm.bitcast"(%3028) : (vector<2xbf16>) -> i32
          %3030 = "vector.from_elements"(%3012, %3013) : (bf16, bf16) -> vector<2xbf16>
          %3031 = "llvm.bitcast"(%3030) : (vector<2xbf16>) -> i32
          %3032 = "vector.from_elements"(%3014, %3015) : (bf16, bf16) -> vector<2xbf16>
          %3033 = "llvm.bitcast"(%3032) : (vector<2xbf16>) -> i32
          %3034 = "vector.from_elements"(%3016, %3017) : (bf16, bf16) -> vector<2xbf16>
          %3035 = "llvm.bitcast"(%3034) : (vector<2xbf16>) -> i32
          %3036 = "llvm.getelementptr"(%3027, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3036, %3029, %3031, %3033, %3035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3038 = "vector.from_elements"(%3018, %3019) : (bf16, bf16) -> vector<2xbf16>
          %3039 = "llvm.bitcast"(%3038) : (vector<2xbf16>) -> i32
          %3040 = "vector.from_elements"(%3020, %3021) : (bf16, bf16) -> vector<2xbf16>
          %3041 = "llvm.bitcast"(%3040) : (vector<2xbf16>) -> i32
          %3042 = "vector.from_elements"(%3022, %3023) : (bf16, bf16) -> vector<2xbf16>
          %3043 = "llvm.bitcast"(%3042) : (vector<2xbf16>) -> i32
          %3044 = "vector.from_elements"(%3024, %3025) : (bf16, bf16) -> vector<2xbf16>
          %3045 = "llvm.bitcast"(%3044) : (vector<2xbf16>) -> i32
          %3046 = "llvm.getelementptr"(%3027, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3046, %3039, %3041, %3043, %3045) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 47 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %3048 = "arith.constant"() {value = 160 : i32} : () -> i32
            %3049 = "arith.addi"(%2744, %3048) : (i32, i32) -> i32
            %3050 = "nvvm.elect.sync"() {cutec.arm = 48 : i32} : () -> i1
            "scf.if"(%3050) ({
              %t3051_s1 = "llvm.ptrtoint"(%3027) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3051_s1, %3049, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3052 = "arith.addi"(%1480, %1009) : (i32, i32) -> i32
          %3053 = "arith.remui"(%3052, %185) : (i32, i32) -> i32
          %3054 = "arith.addi"(%2764, %3053) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 49 : i32} : (i32, i32) -> ()
          %3055 = "vector.from_elements"(%2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3056 = "arith.truncf"(%3055) : (vector<16xf32>) -> vector<16xbf16>
          %3057 = "vector.extract"(%3056) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3058 = "vector.extract"(%3056) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3059 = "vector.extract"(%3056) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3060 = "vector.extract"(%3056) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3061 = "vector.extract"(%3056) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3062 = "vector.extract"(%3056) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3063 = "vector.extract"(%3056) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3064 = "vector.extract"(%3056) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3065 = "vector.extract"(%3056) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3066 = "vector.extract"(%3056) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3067 = "vector.extract"(%3056) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3068 = "vector.extract"(%3056) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3069 = "vector.extract"(%3056) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3070 = "vector.extract"(%3056) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3071 = "vector.extract"(%3056) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3072 = "vector.extract"(%3056) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3073 = "arith.muli"(%3054, %2786) : (i32, i32) -> i32
          %3074 = "llvm.getelementptr"(%78, %3073) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3075 = "vector.from_elements"(%3057, %3058) : (bf16, bf16) -> vector<2xbf16>
          %3076 = "llvm.bitcast"(%3075) : (vector<2xbf16>) -> i32
          %3077 = "vector.from_elements"(%3059, %3060) : (bf16, bf16) -> vector<2xbf16>
          %3078 = "llvm.bitcast"(%3077) : (vector<2xbf16>) -> i32
          %3079 = "vector.from_elements"(%3061, %3062) : (bf16, bf16) -> vector<2xbf16>
          %3080 = "llvm.bitcast"(%3079) : (vector<2xbf16>) -> i32
          %3081 = "vector.from_elements"(%3063, %3064) : (bf16, bf16) -> vector<2xbf16>
          %3082 = "llvm.bitcast"(%3081) : (vector<2xbf16>) -> i32
          %3083 = "llvm.getelementptr"(%3074, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3083, %3076, %3078, %3080, %3082) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3085 = "vector.from_elements"(%3065, %3066) : (bf16, bf16) -> vector<2xbf16>
          %3086 = "llvm.bitcast"(%3085) : (vector<2xbf16>) -> i32
          %3087 = "vector.from_elements"(%3067, %3068) : (bf16, bf16) -> vector<2xbf16>
          %3088 = "llvm.bitcast"(%3087) : (vector<2xbf16>) -> i32
          %3089 = "vector.from_elements"(%3069, %3070) : (bf16, bf16) -> vector<2xbf16>
          %3090 = "llvm.bitcast"(%3089) : (vector<2xbf16>) -> i32
          %3091 = "vector.from_elements"(%3071, %3072) : (bf16, bf16) -> vector<2xbf16>
          %3092 = "llvm.bitcast"(%3091) : (vector<2xbf16>) -> i32
          %3093 = "llvm.getelementptr"(%3074, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3093, %3086, %3088, %3090, %3092) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 52 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %3095 = "arith.addi"(%2744, %2797) : (i32, i32) -> i32
            %3096 = "nvvm.elect.sync"() {cutec.arm = 53 : i32} : () -> i1
            "scf.if"(%3096) ({
              %t3097_s1 = "llvm.ptrtoint"(%3074) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3097_s1, %3095, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3098 = "arith.constant"() {value = 7 : i32} : () -> i32
          %3099 = "arith.addi"(%1480, %3098) : (i32, i32) -> i32
          %3100 = "arith.remui"(%3099, %185) : (i32, i32) -> i32
          %3101 = "arith.addi"(%2764, %3100) : (i32, i32) -> i32
          "scf.if"(%2749) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 54 : i32} : (i32, i32) -> ()
          %3102 = "vector.from_elements"(%2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3103 = "arith.truncf"(%3102) : (vector<16xf32>) -> vector<16xbf16>
          %3104 = "vector.extract"(%3103) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3105 = "vector.extract"(%3103) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3106 = "vector.extract"(%3103) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3107 = "vector.extract"(%3103) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3108 = "vector.extract"(%3103) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3109 = "vector.extract"(%3103) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3110 = "vector.extract"(%3103) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3111 = "vector.extract"(%3103) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3112 = "vector.extract"(%3103) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3113 = "vector.extract"(%3103) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3114 = "vector.extract"(%3103) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3115 = "vector.extract"(%3103) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3116 = "vector.extract"(%3103) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3117 = "vector.extract"(%3103) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3118 = "vector.extract"(%3103) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3119 = "vector.extract"(%3103) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3120 = "arith.muli"(%3101, %2786) : (i32, i32) -> i32
          %3121 = "llvm.getelementptr"(%78, %3120) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3122 = "vector.from_elements"(%3104, %3105) : (bf16, bf16) -> vector<2xbf16>
          %3123 = "llvm.bitcast"(%3122) : (vector<2xbf16>) -> i32
          %3124 = "vector.from_elements"(%3106, %3107) : (bf16, bf16) -> vector<2xbf16>
          %3125 = "llvm.bitcast"(%3124) : (vector<2xbf16>) -> i32
          %3126 = "vector.from_elements"(%3108, %3109) : (bf16, bf16) -> vector<2xbf16>
          %3127 = "llvm.bitcast"(%3126) : (vector<2xbf16>) -> i32
          %3128 = "vector.from_elements"(%3110, %3111) : (bf16, bf16) -> vector<2xbf16>
          %3129 = "llvm.bitcast"(%3128) : (vector<2xbf16>) -> i32
          %3130 = "llvm.getelementptr"(%3121, %2801) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3130, %3123, %3125, %3127, %3129) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3132 = "vector.from_elements"(%3112, %3113) : (bf16, bf16) -> vector<2xbf16>
          %3133 = "llvm.bitcast"(%3132) : (vector<2xbf16>) -> i32
          %3134 = "vector.from_elements"(%3114, %3115) : (bf16, bf16) -> vector<2xbf16>
          %3135 = "llvm.bitcast"(%3134) : (vector<2xbf16>) -> i32
          %3136 = "vector.from_elements"(%3116, %3117) : (bf16, bf16) -> vector<2xbf16>
          %3137 = "llvm.bitcast"(%3136) : (vector<2xbf16>) -> i32
          %3138 = "vector.from_elements"(%3118, %3119) : (bf16, bf16) -> vector<2xbf16>
          %3139 = "llvm.bitcast"(%3138) : (vector<2xbf16>) -> i32
          %3140 = "llvm.getelementptr"(%3121, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3140, %3133, %3135, %3137, %3139) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2767, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 57 : i32} : (i32, i32) -> ()
          "scf.if"(%2749) ({
            %3142 = "arith.constant"() {value = 224 : i32} : () -> i32
            %3143 = "arith.addi"(%2744, %3142) : (i32, i32) -> i32
            %3144 = "nvvm.elect.sync"() {cutec.arm = 58 : i32} : () -> i1
            "scf.if"(%3144) ({
              %t3145_s1 = "llvm.ptrtoint"(%3121) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3145_s1, %3143, %2741, %2743, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3146 = "arith.addi"(%1478, %57) : (i32, i32) -> i32
          %3147 = "arith.muli"(%1623, %271) : (i32, i32) -> i32
          %3148, %3149, %3150, %3151, %3152 = "scf.while"(%1475, %1476, %1477, %1479, %3147) ({
          ^bb0(%3153: i32, %3154: i32, %3155: i32, %3156: i32, %3157: i32):
            %3158 = "arith.cmpi"(%3155, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3159 = "arith.addi"(%3154, %3157) : (i32, i32) -> i32
            %3160 = "arith.cmpi"(%3146, %3159) {predicate = 5 : i64} : (i32, i32) -> i1
            %3161 = "arith.andi"(%3158, %3160) : (i1, i1) -> i1
            "scf.condition"(%3161, %3153, %3154, %3155, %3156, %3157) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%3162: i32, %3163: i32, %3164: i32, %3165: i32, %3166: i32):
            %3167 = "arith.addi"(%3163, %3166) : (i32, i32) -> i32
            %3168 = "arith.addi"(%3164, %129) : (i32, i32) -> i32
            %3169 = "arith.cmpi"(%3168, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3170, %3171, %3172 = "scf.if"(%3169) ({
              %3173 = "llvm.getelementptr"(%81, %3168) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3174 = "llvm.load"(%3173) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %3175 = "arith.minsi"(%3174, %31) : (i32, i32) -> i32
              %3176 = "arith.maxsi"(%3175, %3162) : (i32, i32) -> i32
              %3177 = "arith.subi"(%3176, %3162) : (i32, i32) -> i32
              %3178 = "arith.addi"(%3177, %272) : (i32, i32) -> i32
              %3179 = "arith.shrsi"(%3178, %1009) : (i32, i32) -> i32
              %3180 = "arith.muli"(%3179, %271) : (i32, i32) -> i32
              "scf.yield"(%3176, %3162, %3180) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3162, %3165, %3166) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%3170, %3167, %3168, %3171, %3172) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"(%3148, %3149, %3150, %3146, %3151, %1480, %1045, %1934, %1935, %1936, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %3123, %3125, %3127, %3129, %3133, %3135, %3137, %3139) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%1188) : (i1) -> ()
      }) : (i1) -> i1
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%123) ({
        %3181 = "llvm.inline_asm"(%27) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %3183 = "arith.shrsi"(%3181, %120) : (i64, i64) -> i64
        %3184 = "scf.if"(%122) ({
          %3185 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %3186 = "arith.subi"(%3185, %57) : (i32, i32) -> i32
          %3187 = "arith.extsi"(%3186) : (i32) -> i64
          "scf.yield"(%3187) : (i64) -> ()
        }, {
          "scf.yield"(%266) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %3188 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%3188, %3184) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%27, %3184) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%122) ({
          %3191 = "arith.addi"(%3183, %266) : (i64, i64) -> i64
          %3192 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3193 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %3194 = "arith.muli"(%3191, %3193) : (i64, i64) -> i64
          %3195 = "llvm.inline_asm"(%3192) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %3197 = "scf.while"(%3195) ({
          ^bb0(%3198: i64):
            %3199 = "arith.cmpi"(%3198, %3194) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%3199, %3198) : (i1, i64) -> ()
          }, {
          ^bb0(%3200: i64):
            %3201 = "llvm.inline_asm"(%3192) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%3201) : (i64) -> ()
          }) : (i64) -> i64
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%123) ({
        %3203 = "arith.constant"() {value = 1025 : i32} : () -> i32
        %3204 = "arith.subi"(%3203, %57) : (i32, i32) -> i32
        %3205 = "arith.select"(%122, %3204, %129) : (i1, i32, i32) -> i32
        %3206 = "arith.extsi"(%3205) : (i32) -> i64
        "llvm.inline_asm"(%41, %3206) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "kernel", function_type = !llvm.func<void (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: i32, %1: !llvm.ptr<1>, %2: i32, %3: i32, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i64, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: !llvm.ptr<1>, %17: i64, %18: !llvm.ptr<1>, %19: i64, %20: !llvm.ptr<1>, %21: i64, %22: !llvm.ptr<1>, %23: i64, %24: !llvm.ptr<1>, %25: i64, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>, %29: i64, %30: !llvm.ptr<1>, %31: i32, %32: i64, %33: !llvm.ptr<1>, %34: i32, %35: !llvm.ptr<1>, %36: i64, %37: i64, %38: !llvm.ptr<1>, %39: i64, %40: i64, %41: !llvm.ptr<1>, %42: i32, %43: i64, %44: i64, %45: !llvm.ptr<1>, %46: i64, %47: !llvm.ptr<1>, %48: i32):
    %49 = "arith.constant"() {value = 1 : i32} : () -> i32
    %50 = "arith.addi"(%13, %49) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 2 : i32} : () -> i32
    %52 = "arith.divui"(%50, %51) : (i32, i32) -> i32
    %53 = "arith.cmpi"(%34, %52) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%53) {message = "row_ends has another length than experts", file = "samples/moe_gemm_gpus_hopper.py", line = 335 : i32} : (i1) -> ()
    %54 = "arith.constant"() {value = 0 : i32} : () -> i32
    %55 = "arith.subi"(%54, %31) : (i32, i32) -> i32
    %56 = "arith.constant"() {value = 6 : i32} : () -> i32
    %57 = "arith.shrsi"(%55, %56) : (i32, i32) -> i32
    %58 = "arith.subi"(%54, %57) : (i32, i32) -> i32
    %59 = "arith.muli"(%51, %58) : (i32, i32) -> i32
    %60 = "arith.addi"(%49, %59) : (i32, i32) -> i32
    %61 = "arith.cmpi"(%48, %60) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%61) {message = "fewer counters than counters_of says", file = "samples/moe_gemm_gpus_hopper.py", line = 336 : i32} : (i1) -> ()
    %62 = "arith.extsi"(%3) : (i32) -> i64
    %63 = "arith.extsi"(%31) : (i32) -> i64
    %64 = "arith.constant"() {value = 2 : i64} : () -> i64
    %65 = "arith.muli"(%32, %64) : (i64, i64) -> i64
    %66 = "cutec.tensor_map"(%30, %62, %63, %65) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %67 = "arith.extsi"(%42) : (i32) -> i64
    %68 = "arith.extsi"(%34) : (i32) -> i64
    %69 = "arith.muli"(%44, %64) : (i64, i64) -> i64
    %70 = "arith.muli"(%43, %64) : (i64, i64) -> i64
    %71 = "cutec.tensor_map"(%41, %62, %67, %68, %69, %70) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 256, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %72 = "arith.minsi"(%31, %49) : (i32, i32) -> i32
    %73 = "arith.constant"() {value = 64 : i32} : () -> i32
    %74 = "arith.muli"(%73, %72) : (i32, i32) -> i32
    %75 = "arith.addi"(%31, %74) : (i32, i32) -> i32
    %76 = "arith.constant"() {value = 64 : i64} : () -> i64
    %77 = "arith.muli"(%76, %46) : (i64, i64) -> i64
    %78 = "arith.constant"() {value = 0 : i64} : () -> i64
    %79 = "arith.subi"(%78, %77) : (i64, i64) -> i64
    %80 = "llvm.getelementptr"(%45, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %81 = "arith.extsi"(%75) : (i32) -> i64
    %82 = "arith.constant"() {value = 1 : i64} : () -> i64
    %83 = "arith.muli"(%46, %64) : (i64, i64) -> i64
    %84 = "cutec.tensor_map"(%80, %67, %76, %81, %82, %83, %83, %83) {dtype = "bf16", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 32, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %85 = "arith.constant"() {value = 132 : i32} : () -> i32
    %86 = "arith.constant"() {value = 256 : i32} : () -> i32
    %87 = "arith.constant"() {value = 218224 : i32} : () -> i32
    "gpu.launch_func"(%85, %49, %49, %86, %49, %49, %49, %49, %49, %87, %0, %18, %2, %3, %19, %20, %6, %21, %22, %23, %24, %25, %26, %13, %27, %15, %28, %29, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %16, %17, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %47, %48, %66, %71, %42, %3, %34, %84, %42, %75) {kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 51, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_gemm_tile64x256_cluster1x1_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
