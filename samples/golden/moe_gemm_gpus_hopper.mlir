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
      %176 = "arith.cmpi"(%173, %66) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%176) ({
        %177 = "scf.for"(%63, %34, %66, %63) ({
        ^bb0(%178: i32, %179: i32):
          %180 = "arith.addi"(%178, %173) : (i32, i32) -> i32
          %181 = "arith.cmpi"(%180, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %182 = "scf.if"(%181) ({
            %183 = "llvm.getelementptr"(%81, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %184 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%184) : (i32) -> ()
          }, {
            "scf.yield"(%63) : (i32) -> ()
          }) : (i1) -> i32
          %185 = "nvvm.shfl.sync"(%62, %182, %129, %63) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %186 = "arith.cmpi"(%173, %129) {predicate = 5 : i64} : (i32, i32) -> i1
          %187 = "arith.select"(%186, %185, %63) : (i1, i32, i32) -> i32
          %188 = "arith.addi"(%182, %187) : (i32, i32) -> i32
          %189 = "arith.constant"() {value = 2 : i32} : () -> i32
          %190 = "nvvm.shfl.sync"(%62, %188, %189, %63) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          %191 = "arith.cmpi"(%173, %189) {predicate = 5 : i64} : (i32, i32) -> i1
          %192 = "arith.select"(%191, %190, %63) : (i1, i32, i32) -> i32
          %193 = "arith.addi"(%188, %192) : (i32, i32) -> i32
          %194 = "arith.constant"() {value = 4 : i32} : () -> i32
          %195 = "nvvm.shfl.sync"(%62, %193, %194, %63) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
          %196 = "arith.cmpi"(%173, %194) {predicate = 5 : i64} : (i32, i32) -> i1
          %197 = "arith.select"(%196, %195, %63) : (i1, i32, i32) -> i32
          %198 = "arith.addi"(%193, %197) : (i32, i32) -> i32
          %199 = "arith.constant"() {value = 8 : i32} : () -> i32
          %200 = "nvvm.shfl.sync"(%62, %198, %199, %63) {kind = #nvvm<shfl_kind up>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
          %201 = "arith.cmpi"(%173, %199) {predicate = 5 : i64} : (i32, i32) -> i1
          %202 = "arith.select"(%201, %200, %63) : (i1, i32, i32) -> i32
          %203 = "arith.addi"(%198, %202) : (i32, i32) -> i32
          %204 = "arith.constant"() {value = 16 : i32} : () -> i32
          %205 = "nvvm.shfl.sync"(%62, %203, %204, %63) {kind = #nvvm<shfl_kind up>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
          %206 = "arith.cmpi"(%173, %204) {predicate = 5 : i64} : (i32, i32) -> i1
          %207 = "arith.select"(%206, %205, %63) : (i1, i32, i32) -> i32
          %208 = "arith.addi"(%203, %207) : (i32, i32) -> i32
          %209 = "arith.addi"(%208, %179) : (i32, i32) -> i32
          "scf.if"(%181) ({
            %210 = "llvm.getelementptr"(%81, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%209, %210) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %211 = "nvvm.shfl.sync"(%62, %209, %64, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%211) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%148) ({
        %212 = "arith.cmpi"(%143, %63) {predicate = 4 : i64} : (i32, i32) -> i1
        %213 = "scf.if"(%212) ({
          %214 = "arith.subi"(%143, %129) : (i32, i32) -> i32
          %215 = "llvm.getelementptr"(%81, %214) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%216) : (i32) -> ()
        }, {
          "scf.yield"(%63) : (i32) -> ()
        }) : (i1) -> i32
        %217 = "arith.subi"(%213, %165) : (i32, i32) -> i32
        %218 = "arith.addi"(%0, %129) : (i32, i32) -> i32
        %219 = "arith.andi"(%218, %129) : (i32, i32) -> i32
        %220 = "arith.cmpi"(%219, %219) {predicate = 2 : i64} : (i32, i32) -> i1
        %221 = "arith.select"(%220, %168, %63) : (i1, i32, i32) -> i32
        %222 = "arith.addi"(%217, %221) : (i32, i32) -> i32
        %223 = "arith.addi"(%218, %129) : (i32, i32) -> i32
        %224 = "arith.andi"(%223, %129) : (i32, i32) -> i32
        %225 = "arith.cmpi"(%224, %219) {predicate = 2 : i64} : (i32, i32) -> i1
        %226 = "arith.select"(%225, %170, %63) : (i1, i32, i32) -> i32
        %227 = "arith.addi"(%222, %226) : (i32, i32) -> i32
        %228 = "llvm.getelementptr"(%79, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%227, %228) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %229 = "arith.addi"(%227, %165) : (i32, i32) -> i32
        %230 = "llvm.getelementptr"(%80, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%229, %230) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %231 = "arith.subi"(%213, %166) : (i32, i32) -> i32
        %232 = "arith.cmpi"(%219, %224) {predicate = 2 : i64} : (i32, i32) -> i1
        %233 = "arith.select"(%232, %168, %63) : (i1, i32, i32) -> i32
        %234 = "arith.addi"(%231, %233) : (i32, i32) -> i32
        %235 = "arith.cmpi"(%224, %224) {predicate = 2 : i64} : (i32, i32) -> i1
        %236 = "arith.select"(%235, %170, %63) : (i1, i32, i32) -> i32
        %237 = "arith.addi"(%234, %236) : (i32, i32) -> i32
        %238 = "arith.addi"(%34, %143) : (i32, i32) -> i32
        %239 = "llvm.getelementptr"(%79, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%237, %239) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %240 = "arith.addi"(%237, %166) : (i32, i32) -> i32
        %241 = "llvm.getelementptr"(%80, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%240, %241) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %242 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %243 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %244 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %245 = "arith.cmpi"(%242, %63) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%245) ({
          %246 = "llvm.getelementptr"(%81, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %247 = "llvm.load"(%246) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %248 = "llvm.load"(%246) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %249 = "arith.minsi"(%248, %31) : (i32, i32) -> i32
          %250 = "arith.extsi"(%143) : (i32) -> i64
          %251 = "llvm.getelementptr"(%33, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%249, %251) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %252 = "arith.subi"(%34, %129) : (i32, i32) -> i32
      %253 = "llvm.getelementptr"(%81, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %255 = "arith.minsi"(%254, %31) : (i32, i32) -> i32
      %256 = "arith.subi"(%42, %129) : (i32, i32) -> i32
      %257 = "arith.shrsi"(%256, %129) : (i32, i32) -> i32
      %258 = "llvm.inline_asm"(%41) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
      %260 = "arith.shrsi"(%258, %120) : (i64, i64) -> i64
      %261 = "arith.constant"() {value = 1 : i64} : () -> i64
      %262 = "arith.andi"(%260, %261) : (i64, i64) -> i64
      %263 = "arith.trunci"(%262) : (i64) -> i32
      %264 = "arith.constant"() {value = 255 : i32} : () -> i32
      %265 = "arith.addi"(%49, %264) : (i32, i32) -> i32
      %266 = "arith.divui"(%265, %90) : (i32, i32) -> i32
      %267 = "arith.constant"() {value = 63 : i32} : () -> i32
      %268 = "arith.constant"() {value = 64 : i32} : () -> i32
      %269 = "arith.cmpi"(%65, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %270 = "scf.if"(%269) ({
        "nvvm.setmaxregister"() {regCount = 88 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%69) ({
          %271 = "arith.andi"(%117, %63) : (i32, i32) -> i32
          %272 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %273 = "arith.minsi"(%272, %31) : (i32, i32) -> i32
          %274 = "arith.maxsi"(%273, %63) : (i32, i32) -> i32
          %275 = "arith.addi"(%274, %267) : (i32, i32) -> i32
          %276 = "arith.constant"() {value = 6 : i32} : () -> i32
          %277 = "arith.shrsi"(%275, %276) : (i32, i32) -> i32
          %278 = "arith.muli"(%277, %266) : (i32, i32) -> i32
          %279, %280, %281, %282, %283 = "scf.while"(%274, %63, %63, %63, %278) ({
          ^bb0(%284: i32, %285: i32, %286: i32, %287: i32, %288: i32):
            %289 = "arith.cmpi"(%286, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %290 = "arith.addi"(%285, %288) : (i32, i32) -> i32
            %291 = "arith.cmpi"(%54, %290) {predicate = 5 : i64} : (i32, i32) -> i1
            %292 = "arith.andi"(%289, %291) : (i1, i1) -> i1
            "scf.condition"(%292, %284, %285, %286, %287, %288) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%293: i32, %294: i32, %295: i32, %296: i32, %297: i32):
            %298 = "arith.addi"(%294, %297) : (i32, i32) -> i32
            %299 = "arith.addi"(%295, %129) : (i32, i32) -> i32
            %300 = "arith.cmpi"(%299, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %301, %302, %303 = "scf.if"(%300) ({
              %304 = "llvm.getelementptr"(%81, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %305 = "llvm.load"(%304) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %306 = "arith.minsi"(%305, %31) : (i32, i32) -> i32
              %307 = "arith.maxsi"(%306, %293) : (i32, i32) -> i32
              %308 = "arith.subi"(%307, %293) : (i32, i32) -> i32
              %309 = "arith.addi"(%308, %267) : (i32, i32) -> i32
              %310 = "arith.shrsi"(%309, %276) : (i32, i32) -> i32
              %311 = "arith.muli"(%310, %266) : (i32, i32) -> i32
              "scf.yield"(%307, %293, %311) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%293, %296, %297) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%301, %298, %299, %302, %303) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          %312, %313, %314, %315, %316, %317, %318, %319 = "scf.while"(%279, %280, %281, %54, %282, %63, %63, %129) ({
          ^bb0(%320: i32, %321: i32, %322: i32, %323: i32, %324: i32, %325: i32, %326: i32, %327: i32):
            %328 = "arith.cmpi"(%322, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%328, %320, %321, %322, %323, %324, %325, %326, %327) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%329: i32, %330: i32, %331: i32, %332: i32, %333: i32, %334: i32, %335: i32, %336: i32):
            %337 = "arith.subi"(%329, %333) : (i32, i32) -> i32
            %338 = "arith.addi"(%337, %267) : (i32, i32) -> i32
            %339 = "arith.shrsi"(%338, %276) : (i32, i32) -> i32
            %340 = "arith.subi"(%332, %330) : (i32, i32) -> i32
            %341 = "arith.constant"() {value = 8 : i32} : () -> i32
            %342 = "arith.muli"(%341, %266) : (i32, i32) -> i32
            %343 = "arith.remsi"(%340, %342) : (i32, i32) -> i32
            %344 = "arith.cmpi"(%343, %63) {predicate = 2 : i64} : (i32, i32) -> i1
            %345 = "arith.divsi"(%340, %342) : (i32, i32) -> i32
            %346 = "arith.extsi"(%344) : (i1) -> i32
            %347 = "arith.addi"(%345, %346) : (i32, i32) -> i32
            %348 = "arith.muli"(%347, %341) : (i32, i32) -> i32
            %349 = "arith.subi"(%339, %348) : (i32, i32) -> i32
            %350 = "arith.minsi"(%341, %349) : (i32, i32) -> i32
            %351 = "arith.muli"(%348, %266) : (i32, i32) -> i32
            %352 = "arith.subi"(%340, %351) : (i32, i32) -> i32
            %353 = "arith.remsi"(%352, %350) : (i32, i32) -> i32
            %354 = "arith.xori"(%353, %350) : (i32, i32) -> i32
            %355 = "arith.cmpi"(%354, %63) {predicate = 2 : i64} : (i32, i32) -> i1
            %356 = "arith.cmpi"(%353, %63) {predicate = 1 : i64} : (i32, i32) -> i1
            %357 = "arith.andi"(%355, %356) : (i1, i1) -> i1
            %358 = "arith.addi"(%353, %350) : (i32, i32) -> i32
            %359 = "arith.select"(%357, %358, %353) : (i1, i32, i32) -> i32
            %360 = "arith.addi"(%348, %359) : (i32, i32) -> i32
            %361 = "arith.divsi"(%352, %350) : (i32, i32) -> i32
            %362 = "arith.extsi"(%357) : (i1) -> i32
            %363 = "arith.addi"(%361, %362) : (i32, i32) -> i32
            %364 = "arith.addi"(%360, %271) : (i32, i32) -> i32
            %365 = "arith.addi"(%363, %117) : (i32, i32) -> i32
            %366 = "arith.addi"(%3, %267) : (i32, i32) -> i32
            %367 = "arith.divui"(%366, %268) : (i32, i32) -> i32
            %368 = "arith.maxsi"(%367, %129) : (i32, i32) -> i32
            %369 = "arith.muli"(%364, %268) : (i32, i32) -> i32
            %370 = "arith.addi"(%333, %369) : (i32, i32) -> i32
            %371 = "arith.shrsi"(%370, %276) : (i32, i32) -> i32
            %372 = "arith.muli"(%371, %268) : (i32, i32) -> i32
            %373 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %374 = "arith.muli"(%373, %268) : (i32, i32) -> i32
            %375 = "arith.addi"(%372, %374) : (i32, i32) -> i32
            %376 = "arith.addi"(%370, %268) : (i32, i32) -> i32
            %377 = "arith.minsi"(%376, %255) : (i32, i32) -> i32
            %378 = "arith.cmpi"(%375, %377) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%378) ({
              %379 = "arith.muli"(%263, %257) : (i32, i32) -> i32
              %380 = "arith.addi"(%129, %379) : (i32, i32) -> i32
              %381 = "arith.shrsi"(%375, %276) : (i32, i32) -> i32
              %382 = "arith.addi"(%380, %381) : (i32, i32) -> i32
              %383 = "llvm.getelementptr"(%41, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %384 = "arith.subi"(%255, %375) : (i32, i32) -> i32
              %385 = "arith.minsi"(%384, %268) : (i32, i32) -> i32
              %386 = "arith.extsi"(%385) : (i32) -> i64
              %387 = "llvm.inline_asm"(%383) {asm_string = "ld.acquire.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
              %389 = "scf.while"(%387) ({
              ^bb0(%390: i64):
                %391 = "arith.cmpi"(%390, %386) {predicate = 2 : i64} : (i64, i64) -> i1
                "scf.condition"(%391, %390) : (i1, i64) -> ()
              }, {
              ^bb0(%392: i64):
                %393 = "llvm.inline_asm"(%383) {asm_string = "ld.acquire.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                "scf.yield"(%393) : (i64) -> ()
              }) : (i64) -> i64
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.bar.warp.sync"(%62) {cutec.arm = 10 : i32} : (i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.global>} : () -> ()
            %395 = "arith.muli"(%365, %90) : (i32, i32) -> i32
            %396, %397, %398 = "scf.for"(%63, %368, %129, %334, %335, %336) ({
            ^bb0(%399: i32, %400: i32, %401: i32, %402: i32):
              %403 = "llvm.getelementptr"(%85, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t404_s0 = "llvm.ptrtoint"(%403) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t404_s0, %402) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %405 = "llvm.getelementptr"(%82, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %406 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%406) ({
                %407 = "arith.constant"() {value = 40960 : i32} : () -> i32
                %t408_s0 = "llvm.ptrtoint"(%405) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t408_s0, %407) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %409 = "arith.muli"(%399, %268) : (i32, i32) -> i32
              %410 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %411 = "arith.muli"(%401, %410) : (i32, i32) -> i32
              %412 = "llvm.getelementptr"(%76, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %413 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
              "scf.if"(%413) ({
                %t414_s0 = "llvm.ptrtoint"(%412) : (!llvm.ptr<3>) -> i32
                %t414_s2 = "llvm.ptrtoint"(%405) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t414_s0, %43, %t414_s2, %409, %370) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %415 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %416 = "arith.muli"(%401, %415) : (i32, i32) -> i32
              %417 = "llvm.getelementptr"(%77, %416) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %418 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
              "scf.if"(%418) ({
                %t419_s0 = "llvm.ptrtoint"(%417) : (!llvm.ptr<3>) -> i32
                %t419_s2 = "llvm.ptrtoint"(%405) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t419_s0, %44, %t419_s2, %409, %395, %331) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %420 = "arith.addi"(%401, %129) : (i32, i32) -> i32
              %421 = "arith.constant"() {value = 5 : i32} : () -> i32
              %422 = "arith.cmpi"(%420, %421) {predicate = 0 : i64} : (i32, i32) -> i1
              %423 = "arith.xori"(%402, %129) : (i32, i32) -> i32
              %424 = "arith.select"(%422, %423, %402) : (i1, i32, i32) -> i32
              %425 = "arith.select"(%422, %63, %420) : (i1, i32, i32) -> i32
              %426 = "arith.addi"(%400, %129) : (i32, i32) -> i32
              "scf.yield"(%426, %425, %424) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %427 = "arith.addi"(%332, %57) : (i32, i32) -> i32
            %428 = "arith.muli"(%339, %266) : (i32, i32) -> i32
            %429, %430, %431, %432, %433 = "scf.while"(%329, %330, %331, %333, %428) ({
            ^bb0(%434: i32, %435: i32, %436: i32, %437: i32, %438: i32):
              %439 = "arith.cmpi"(%436, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %440 = "arith.addi"(%435, %438) : (i32, i32) -> i32
              %441 = "arith.cmpi"(%427, %440) {predicate = 5 : i64} : (i32, i32) -> i1
              %442 = "arith.andi"(%439, %441) : (i1, i1) -> i1
              "scf.condition"(%442, %434, %435, %436, %437, %438) : (i1, i32, i32, i32, i32, i32) -> ()
            }, {
            ^bb0(%443: i32, %444: i32, %445: i32, %446: i32, %447: i32):
              %448 = "arith.addi"(%444, %447) : (i32, i32) -> i32
              %449 = "arith.addi"(%445, %129) : (i32, i32) -> i32
              %450 = "arith.cmpi"(%449, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %451, %452, %453 = "scf.if"(%450) ({
                %454 = "llvm.getelementptr"(%81, %449) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %455 = "llvm.load"(%454) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %456 = "arith.minsi"(%455, %31) : (i32, i32) -> i32
                %457 = "arith.maxsi"(%456, %443) : (i32, i32) -> i32
                %458 = "arith.subi"(%457, %443) : (i32, i32) -> i32
                %459 = "arith.addi"(%458, %267) : (i32, i32) -> i32
                %460 = "arith.shrsi"(%459, %276) : (i32, i32) -> i32
                %461 = "arith.muli"(%460, %266) : (i32, i32) -> i32
                "scf.yield"(%457, %443, %461) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%443, %446, %447) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%451, %448, %449, %452, %453) : (i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
            "scf.yield"(%429, %430, %431, %427, %432, %396, %397, %398) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %462 = "llvm.getelementptr"(%85, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t463_s0 = "llvm.ptrtoint"(%462) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t463_s0, %319) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %464 = "arith.addi"(%318, %129) : (i32, i32) -> i32
          %465 = "arith.constant"() {value = 5 : i32} : () -> i32
          %466 = "arith.cmpi"(%464, %465) {predicate = 0 : i64} : (i32, i32) -> i1
          %467 = "arith.xori"(%319, %129) : (i32, i32) -> i32
          %468 = "arith.select"(%466, %467, %319) : (i1, i32, i32) -> i32
          %469 = "arith.select"(%466, %63, %464) : (i1, i32, i32) -> i32
          %470 = "llvm.getelementptr"(%85, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t471_s0 = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t471_s0, %468) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %472 = "arith.addi"(%469, %129) : (i32, i32) -> i32
          %473 = "arith.cmpi"(%472, %465) {predicate = 0 : i64} : (i32, i32) -> i1
          %474 = "arith.xori"(%468, %129) : (i32, i32) -> i32
          %475 = "arith.select"(%473, %474, %468) : (i1, i32, i32) -> i32
          %476 = "arith.select"(%473, %63, %472) : (i1, i32, i32) -> i32
          %477 = "llvm.getelementptr"(%85, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t478_s0 = "llvm.ptrtoint"(%477) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t478_s0, %475) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %479 = "arith.addi"(%476, %129) : (i32, i32) -> i32
          %480 = "arith.cmpi"(%479, %465) {predicate = 0 : i64} : (i32, i32) -> i1
          %481 = "arith.xori"(%475, %129) : (i32, i32) -> i32
          %482 = "arith.select"(%480, %481, %475) : (i1, i32, i32) -> i32
          %483 = "arith.select"(%480, %63, %479) : (i1, i32, i32) -> i32
          %484 = "llvm.getelementptr"(%85, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t485_s0 = "llvm.ptrtoint"(%484) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t485_s0, %482) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %486 = "arith.addi"(%483, %129) : (i32, i32) -> i32
          %487 = "arith.cmpi"(%486, %465) {predicate = 0 : i64} : (i32, i32) -> i1
          %488 = "arith.xori"(%482, %129) : (i32, i32) -> i32
          %489 = "arith.select"(%487, %488, %482) : (i1, i32, i32) -> i32
          %490 = "arith.select"(%487, %63, %486) : (i1, i32, i32) -> i32
          %491 = "llvm.getelementptr"(%85, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t492_s0 = "llvm.ptrtoint"(%491) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t492_s0, %489) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %493 = "arith.subi"(%68, %129) : (i32, i32) -> i32
          %494 = "arith.muli"(%493, %57) : (i32, i32) -> i32
          %495 = "arith.addi"(%54, %494) : (i32, i32) -> i32
          %496 = "arith.constant"() {value = 3 : i32} : () -> i32
          %497 = "arith.muli"(%57, %496) : (i32, i32) -> i32
          %498 = "arith.muli"(%495, %66) : (i32, i32) -> i32
          %499 = "arith.remui"(%51, %66) : (i32, i32) -> i32
          %500 = "arith.addi"(%498, %499) : (i32, i32) -> i32
          %501 = "arith.muli"(%497, %66) : (i32, i32) -> i32
          %502 = "arith.maxsi"(%501, %129) : (i32, i32) -> i32
          "scf.for"(%500, %257, %502) ({
          ^bb0(%503: i32):
            %504 = "arith.subi"(%129, %263) : (i32, i32) -> i32
            %505 = "arith.muli"(%504, %257) : (i32, i32) -> i32
            %506 = "arith.addi"(%129, %505) : (i32, i32) -> i32
            %507 = "arith.addi"(%506, %503) : (i32, i32) -> i32
            %508 = "arith.constant"() {value = 0 : i64} : () -> i64
            %509 = "arith.extsi"(%507) : (i32) -> i64
            %510 = "llvm.getelementptr"(%41, %509) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%508, %510) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          %511 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %512 = "arith.constant"() {value = 8 : i32} : () -> i32
          %513 = "arith.remui"(%511, %512) : (i32, i32) -> i32
          %514 = "arith.divui"(%511, %512) : (i32, i32) -> i32
          %515 = "arith.constant"() {value = 2 : i32} : () -> i32
          %516 = "arith.cmpi"(%514, %515) {predicate = 2 : i64} : (i32, i32) -> i1
          %517 = "arith.cmpi"(%513, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %518 = "arith.andi"(%516, %517) : (i1, i1) -> i1
          %519 = "arith.addi"(%255, %129) : (i32, i32) -> i32
          %520 = "arith.shrsi"(%519, %129) : (i32, i32) -> i32
          %521 = "arith.subi"(%497, %129) : (i32, i32) -> i32
          %522 = "arith.addi"(%520, %521) : (i32, i32) -> i32
          %523 = "arith.remsi"(%522, %497) : (i32, i32) -> i32
          %524 = "arith.cmpi"(%523, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %525 = "arith.divsi"(%522, %497) : (i32, i32) -> i32
          %526 = "arith.extsi"(%524) : (i1) -> i32
          %527 = "arith.addi"(%525, %526) : (i32, i32) -> i32
          %528 = "arith.addi"(%527, %515) : (i32, i32) -> i32
          %529, %530, %531, %532, %533, %534, %535, %536 = "scf.for"(%63, %528, %129, %62, %63, %63, %62, %63, %62, %62, %63) ({
          ^bb0(%537: i32, %538: i32, %539: i32, %540: i32, %541: i32, %542: i32, %543: i32, %544: i32, %545: i32):
            %546 = "arith.cmpi"(%544, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %547, %548 = "scf.if"(%546) ({
              %549 = "arith.cmpi"(%539, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %550 = "scf.if"(%549) ({
                "scf.yield"(%20) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%5) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %551 = "arith.extsi"(%545) : (i32) -> i64
              %552 = "arith.extsi"(%513) : (i32) -> i64
              %553 = "arith.muli"(%551, %7) : (i64, i64) -> i64
              %554 = "arith.addi"(%553, %552) : (i64, i64) -> i64
              %555 = "llvm.getelementptr"(%550, %554) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %557 = "scf.if"(%549) ({
                "scf.yield"(%22) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%8) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %558 = "arith.muli"(%551, %9) : (i64, i64) -> i64
              %559 = "arith.addi"(%558, %552) : (i64, i64) -> i64
              %560 = "llvm.getelementptr"(%557, %559) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %561 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%556, %561) : (i32, i32) -> ()
            }, {
              "scf.yield"(%62, %543) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %562 = "arith.muli"(%537, %497) : (i32, i32) -> i32
            %563 = "arith.addi"(%495, %562) : (i32, i32) -> i32
            %564 = "arith.muli"(%563, %515) : (i32, i32) -> i32
            %565 = "arith.addi"(%564, %514) : (i32, i32) -> i32
            %566 = "arith.cmpi"(%565, %255) {predicate = 2 : i64} : (i32, i32) -> i1
            %567 = "arith.andi"(%518, %566) : (i1, i1) -> i1
            %568 = "arith.select"(%567, %565, %62) : (i1, i32, i32) -> i32
            %569 = "arith.cmpi"(%568, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %570, %571 = "scf.if"(%569) ({
              %572, %573 = "scf.while"(%252, %63) ({
              ^bb0(%574: i32, %575: i32):
                %576 = "arith.cmpi"(%575, %574) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.condition"(%576, %574, %575) : (i1, i32, i32) -> ()
              }, {
              ^bb0(%577: i32, %578: i32):
                %579 = "arith.addi"(%578, %577) : (i32, i32) -> i32
                %580 = "arith.shrsi"(%579, %129) : (i32, i32) -> i32
                %581 = "llvm.getelementptr"(%81, %580) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %582 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %583 = "arith.cmpi"(%582, %568) {predicate = 4 : i64} : (i32, i32) -> i1
                %584, %585 = "scf.if"(%583) ({
                  "scf.yield"(%580, %578) : (i32, i32) -> ()
                }, {
                  %586 = "arith.addi"(%580, %129) : (i32, i32) -> i32
                  "scf.yield"(%577, %586) : (i32, i32) -> ()
                }) : (i1) -> (i32, i32)
                "scf.yield"(%584, %585) : (i32, i32) -> ()
              }) : (i32, i32) -> (i32, i32)
              %587 = "arith.subi"(%129, %0) : (i32, i32) -> i32
              %588 = "arith.andi"(%587, %129) : (i32, i32) -> i32
              %589 = "arith.muli"(%588, %34) : (i32, i32) -> i32
              %590 = "arith.addi"(%589, %573) : (i32, i32) -> i32
              %591 = "llvm.getelementptr"(%80, %590) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %592 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %593 = "arith.cmpi"(%592, %568) {predicate = 3 : i64} : (i32, i32) -> i1
              %594 = "scf.if"(%593) ({
                "scf.yield"(%588) : (i32) -> ()
              }, {
                "scf.yield"(%63) : (i32) -> ()
              }) : (i1) -> i32
              %595 = "arith.subi"(%515, %0) : (i32, i32) -> i32
              %596 = "arith.andi"(%595, %129) : (i32, i32) -> i32
              %597 = "arith.muli"(%596, %34) : (i32, i32) -> i32
              %598 = "arith.addi"(%597, %573) : (i32, i32) -> i32
              %599 = "llvm.getelementptr"(%80, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %600 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %601 = "arith.cmpi"(%600, %568) {predicate = 3 : i64} : (i32, i32) -> i1
              %602 = "scf.if"(%601) ({
                "scf.yield"(%596) : (i32) -> ()
              }, {
                "scf.yield"(%594) : (i32) -> ()
              }) : (i1) -> i32
              %603 = "arith.muli"(%602, %34) : (i32, i32) -> i32
              %604 = "arith.addi"(%603, %573) : (i32, i32) -> i32
              %605 = "llvm.getelementptr"(%79, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %606 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %607 = "arith.subi"(%568, %606) : (i32, i32) -> i32
              %608 = "arith.cmpi"(%602, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %609 = "scf.if"(%608) ({
                "scf.yield"(%28) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%16) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %610 = "arith.remsi"(%607, %6) : (i32, i32) -> i32
              %611 = "arith.cmpi"(%610, %63) {predicate = 2 : i64} : (i32, i32) -> i1
              %612 = "arith.divsi"(%607, %6) : (i32, i32) -> i32
              %613 = "arith.extsi"(%611) : (i1) -> i32
              %614 = "arith.addi"(%612, %613) : (i32, i32) -> i32
              %615 = "arith.addi"(%610, %6) : (i32, i32) -> i32
              %616 = "arith.select"(%611, %615, %610) : (i1, i32, i32) -> i32
              %617 = "arith.extsi"(%614) : (i32) -> i64
              %618 = "arith.extsi"(%616) : (i32) -> i64
              %619 = "arith.muli"(%617, %17) : (i64, i64) -> i64
              %620 = "arith.addi"(%619, %618) : (i64, i64) -> i64
              %621 = "llvm.getelementptr"(%609, %620) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %622 = "llvm.load"(%621) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%602, %622) : (i32, i32) -> ()
            }, {
              "scf.yield"(%539, %545) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %623 = "arith.subi"(%538, %146) : (i32, i32) -> i32
            %624 = "arith.cmpi"(%541, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %625 = "arith.cmpi"(%623, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %626 = "arith.andi"(%624, %625) : (i1, i1) -> i1
            %627 = "arith.cmpi"(%623, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %628 = "arith.andi"(%626, %627) : (i1, i1) -> i1
            %629 = "scf.if"(%628) ({
              %630 = "arith.muli"(%540, %34) : (i32, i32) -> i32
              %631 = "arith.addi"(%630, %623) : (i32, i32) -> i32
              %632 = "llvm.getelementptr"(%79, %631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %633 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %634 = "arith.addi"(%633, %543) : (i32, i32) -> i32
              %635 = "arith.cmpi"(%634, %31) {predicate = 2 : i64} : (i32, i32) -> i1
              %636 = "arith.select"(%635, %634, %62) : (i1, i32, i32) -> i32
              "scf.yield"(%636) : (i32) -> ()
            }, {
              "scf.yield"(%62) : (i32) -> ()
            }) : (i1) -> i32
            %637 = "arith.cmpi"(%629, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %638 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
            %639 = "arith.select"(%637, %629, %638) : (i1, i32, i32) -> i32
            %640 = "arith.constant"() {value = 4 : i32} : () -> i32
            %641 = "nvvm.shfl.sync"(%62, %639, %640, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
            %642 = "arith.minsi"(%639, %641) : (i32, i32) -> i32
            %643 = "nvvm.shfl.sync"(%62, %642, %515, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %644 = "arith.minsi"(%642, %643) : (i32, i32) -> i32
            %645 = "nvvm.shfl.sync"(%62, %644, %129, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
            %646 = "arith.minsi"(%644, %645) : (i32, i32) -> i32
            %647 = "arith.cmpi"(%646, %541) {predicate = 0 : i64} : (i32, i32) -> i1
            %648 = "arith.select"(%647, %629, %62) : (i1, i32, i32) -> i32
            %649 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %650 = "arith.cmpi"(%648, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %651 = "nvvm.vote.sync"(%62, %650) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 17 : i32} : (i32, i1) -> i32
            "scf.for"(%63, %515, %129) ({
            ^bb0(%652: i32):
              %653 = "arith.muli"(%652, %512) : (i32, i32) -> i32
              %654 = "arith.shli"(%264, %653) : (i32, i32) -> i32
              %655 = "arith.cmpi"(%653, %66) {predicate = 6 : i64} : (i32, i32) -> i1
              %656 = "arith.select"(%655, %654, %63) : (i1, i32, i32) -> i32
              %657 = "arith.andi"(%651, %656) : (i32, i32) -> i32
              %658 = "arith.cmpi"(%657, %63) {predicate = 1 : i64} : (i32, i32) -> i1
              "scf.if"(%658) ({
                %659 = "arith.subi"(%63, %657) : (i32, i32) -> i32
                %660 = "arith.andi"(%657, %659) : (i32, i32) -> i32
                %661 = "arith.subi"(%660, %129) : (i32, i32) -> i32
                %662 = "llvm.intr.ctpop"(%661) : (i32) -> i32
                %663 = "nvvm.shfl.sync"(%62, %540, %662, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
                %664 = "arith.cmpi"(%663, %129) {predicate = 0 : i64} : (i32, i32) -> i1
                %665 = "scf.if"(%664) ({
                  "scf.yield"(%18) : (!llvm.ptr<1>) -> ()
                }, {
                  "scf.yield"(%1) : (!llvm.ptr<1>) -> ()
                }) : (i1) -> !llvm.ptr<1>
                %666 = "nvvm.shfl.sync"(%62, %542, %662, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
                %667 = "arith.constant"() {value = 1024 : i32} : () -> i32
                "scf.for"(%63, %3, %667) ({
                ^bb0(%668: i32):
                  %669 = "arith.extsi"(%666) : (i32) -> i64
                  %670 = "arith.muli"(%669, %4) : (i64, i64) -> i64
                  %671 = "llvm.getelementptr"(%665, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %672 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                  %673 = "vector.extract"(%672) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                  %674 = "vector.extract"(%672) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                  %675 = "vector.extract"(%672) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                  %676 = "vector.extract"(%672) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                  %677 = "vector.extract"(%672) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                  %678 = "vector.extract"(%672) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                  %679 = "vector.extract"(%672) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                  %680 = "vector.extract"(%672) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                  %681 = "vector.extract"(%672) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                  %682 = "vector.extract"(%672) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                  %683 = "vector.extract"(%672) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                  %684 = "vector.extract"(%672) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                  %685 = "vector.extract"(%672) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                  %686 = "vector.extract"(%672) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                  %687 = "vector.extract"(%672) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                  %688 = "vector.extract"(%672) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                  %689 = "vector.extract"(%672) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                  %690 = "vector.extract"(%672) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                  %691 = "vector.extract"(%672) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                  %692 = "vector.extract"(%672) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                  %693 = "vector.extract"(%672) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                  %694 = "vector.extract"(%672) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                  %695 = "vector.extract"(%672) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                  %696 = "vector.extract"(%672) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                  %697 = "vector.extract"(%672) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                  %698 = "vector.extract"(%672) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                  %699 = "vector.extract"(%672) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                  %700 = "vector.extract"(%672) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                  %701 = "vector.extract"(%672) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                  %702 = "vector.extract"(%672) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                  %703 = "vector.extract"(%672) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                  %704 = "vector.extract"(%672) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                  %705 = "arith.muli"(%649, %512) : (i32, i32) -> i32
                  %706 = "arith.addi"(%668, %705) : (i32, i32) -> i32
                  %707 = "arith.addi"(%66, %649) : (i32, i32) -> i32
                  %708 = "arith.muli"(%707, %512) : (i32, i32) -> i32
                  %709 = "arith.addi"(%668, %708) : (i32, i32) -> i32
                  %710 = "arith.addi"(%268, %649) : (i32, i32) -> i32
                  %711 = "arith.muli"(%710, %512) : (i32, i32) -> i32
                  %712 = "arith.addi"(%668, %711) : (i32, i32) -> i32
                  %713 = "arith.constant"() {value = 96 : i32} : () -> i32
                  %714 = "arith.addi"(%713, %649) : (i32, i32) -> i32
                  %715 = "arith.muli"(%714, %512) : (i32, i32) -> i32
                  %716 = "arith.addi"(%668, %715) : (i32, i32) -> i32
                  %717 = "arith.cmpi"(%706, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %718 = "arith.cmpi"(%709, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %719 = "arith.cmpi"(%712, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %720 = "arith.cmpi"(%716, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %721 = "arith.constant"() {value = true} : () -> i1
                  %722 = "arith.andi"(%717, %721) : (i1, i1) -> i1
                  %723, %724, %725, %726, %727, %728, %729, %730 = "scf.if"(%722) ({
                    %731 = "llvm.getelementptr"(%671, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t734_r = "llvm.inline_asm"(%731) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %732 = "llvm.extractvalue"(%t734_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %733 = "llvm.extractvalue"(%t734_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %735 = "vector.from_elements"(%732, %733) : (i64, i64) -> vector<2xi64>
                    %736 = "vector.bitcast"(%735) : (vector<2xi64>) -> vector<8xbf16>
                    %737 = "vector.extract"(%736) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %738 = "vector.extract"(%736) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %739 = "vector.extract"(%736) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %740 = "vector.extract"(%736) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %741 = "vector.extract"(%736) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %742 = "vector.extract"(%736) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %743 = "vector.extract"(%736) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %744 = "vector.extract"(%736) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%737, %738, %739, %740, %741, %742, %743, %744) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%673, %674, %675, %676, %677, %678, %679, %680) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %745 = "arith.andi"(%718, %721) : (i1, i1) -> i1
                  %746, %747, %748, %749, %750, %751, %752, %753 = "scf.if"(%745) ({
                    %754 = "llvm.getelementptr"(%671, %709) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t757_r = "llvm.inline_asm"(%754) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %755 = "llvm.extractvalue"(%t757_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %756 = "llvm.extractvalue"(%t757_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %758 = "vector.from_elements"(%755, %756) : (i64, i64) -> vector<2xi64>
                    %759 = "vector.bitcast"(%758) : (vector<2xi64>) -> vector<8xbf16>
                    %760 = "vector.extract"(%759) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %761 = "vector.extract"(%759) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %762 = "vector.extract"(%759) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %763 = "vector.extract"(%759) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %764 = "vector.extract"(%759) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %765 = "vector.extract"(%759) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %766 = "vector.extract"(%759) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %767 = "vector.extract"(%759) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%760, %761, %762, %763, %764, %765, %766, %767) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%681, %682, %683, %684, %685, %686, %687, %688) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %768 = "arith.andi"(%719, %721) : (i1, i1) -> i1
                  %769, %770, %771, %772, %773, %774, %775, %776 = "scf.if"(%768) ({
                    %777 = "llvm.getelementptr"(%671, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t780_r = "llvm.inline_asm"(%777) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %778 = "llvm.extractvalue"(%t780_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %779 = "llvm.extractvalue"(%t780_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %781 = "vector.from_elements"(%778, %779) : (i64, i64) -> vector<2xi64>
                    %782 = "vector.bitcast"(%781) : (vector<2xi64>) -> vector<8xbf16>
                    %783 = "vector.extract"(%782) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %784 = "vector.extract"(%782) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %785 = "vector.extract"(%782) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %786 = "vector.extract"(%782) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %787 = "vector.extract"(%782) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %788 = "vector.extract"(%782) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %789 = "vector.extract"(%782) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %790 = "vector.extract"(%782) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%783, %784, %785, %786, %787, %788, %789, %790) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%689, %690, %691, %692, %693, %694, %695, %696) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %791 = "arith.andi"(%720, %721) : (i1, i1) -> i1
                  %792, %793, %794, %795, %796, %797, %798, %799 = "scf.if"(%791) ({
                    %800 = "llvm.getelementptr"(%671, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t803_r = "llvm.inline_asm"(%800) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %801 = "llvm.extractvalue"(%t803_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %802 = "llvm.extractvalue"(%t803_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %804 = "vector.from_elements"(%801, %802) : (i64, i64) -> vector<2xi64>
                    %805 = "vector.bitcast"(%804) : (vector<2xi64>) -> vector<8xbf16>
                    %806 = "vector.extract"(%805) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %807 = "vector.extract"(%805) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %808 = "vector.extract"(%805) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %809 = "vector.extract"(%805) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %810 = "vector.extract"(%805) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %811 = "vector.extract"(%805) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %812 = "vector.extract"(%805) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %813 = "vector.extract"(%805) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%806, %807, %808, %809, %810, %811, %812, %813) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%697, %698, %699, %700, %701, %702, %703, %704) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %814 = "scf.while"(%657) ({
                  ^bb0(%815: i32):
                    %816 = "arith.cmpi"(%815, %63) {predicate = 1 : i64} : (i32, i32) -> i1
                    "scf.condition"(%816, %815) : (i1, i32) -> ()
                  }, {
                  ^bb0(%817: i32):
                    %818 = "arith.subi"(%63, %817) : (i32, i32) -> i32
                    %819 = "arith.andi"(%817, %818) : (i32, i32) -> i32
                    %820 = "arith.subi"(%819, %129) : (i32, i32) -> i32
                    %821 = "llvm.intr.ctpop"(%820) : (i32) -> i32
                    %822 = "nvvm.shfl.sync"(%62, %648, %821, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
                    %823 = "arith.extsi"(%822) : (i32) -> i64
                    %824 = "arith.muli"(%823, %32) : (i64, i64) -> i64
                    %825 = "llvm.getelementptr"(%30, %824) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "scf.if"(%717) ({
                      %826 = "llvm.getelementptr"(%825, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %827 = "vector.from_elements"(%723, %724, %725, %726, %727, %728, %729, %730) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %828 = "vector.bitcast"(%827) : (vector<8xbf16>) -> vector<2xi64>
                      %829 = "vector.extract"(%828) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %830 = "vector.extract"(%828) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%826, %829, %830) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%718) ({
                      %832 = "llvm.getelementptr"(%825, %709) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %833 = "vector.from_elements"(%746, %747, %748, %749, %750, %751, %752, %753) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %834 = "vector.bitcast"(%833) : (vector<8xbf16>) -> vector<2xi64>
                      %835 = "vector.extract"(%834) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %836 = "vector.extract"(%834) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%832, %835, %836) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%719) ({
                      %838 = "llvm.getelementptr"(%825, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %839 = "vector.from_elements"(%769, %770, %771, %772, %773, %774, %775, %776) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %840 = "vector.bitcast"(%839) : (vector<8xbf16>) -> vector<2xi64>
                      %841 = "vector.extract"(%840) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %842 = "vector.extract"(%840) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%838, %841, %842) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%720) ({
                      %844 = "llvm.getelementptr"(%825, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %845 = "vector.from_elements"(%792, %793, %794, %795, %796, %797, %798, %799) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %846 = "vector.bitcast"(%845) : (vector<8xbf16>) -> vector<2xi64>
                      %847 = "vector.extract"(%846) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %848 = "vector.extract"(%846) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%844, %847, %848) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    %850 = "arith.subi"(%817, %129) : (i32, i32) -> i32
                    %851 = "arith.andi"(%817, %850) : (i32, i32) -> i32
                    "scf.yield"(%851) : (i32) -> ()
                  }) : (i32) -> i32
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%62) {cutec.arm = 21 : i32} : (i32) -> ()
            "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
            "scf.if"(%650) ({
              %852 = "arith.muli"(%263, %257) : (i32, i32) -> i32
              %853 = "arith.addi"(%129, %852) : (i32, i32) -> i32
              %854 = "arith.constant"() {value = 6 : i32} : () -> i32
              %855 = "arith.shrsi"(%648, %854) : (i32, i32) -> i32
              %856 = "arith.addi"(%853, %855) : (i32, i32) -> i32
              %857 = "llvm.getelementptr"(%41, %856) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              "llvm.inline_asm"(%857, %261) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%547, %570, %539, %544, %545, %548, %568, %571) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %859 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %860 = "arith.constant"() {value = 4 : i32} : () -> i32
          %861 = "arith.muli"(%497, %860) : (i32, i32) -> i32
          %862 = "arith.subi"(%861, %129) : (i32, i32) -> i32
          %863 = "arith.addi"(%2, %862) : (i32, i32) -> i32
          %864 = "arith.remsi"(%863, %861) : (i32, i32) -> i32
          %865 = "arith.cmpi"(%864, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %866 = "arith.divsi"(%863, %861) : (i32, i32) -> i32
          %867 = "arith.extsi"(%865) : (i1) -> i32
          %868 = "arith.addi"(%866, %867) : (i32, i32) -> i32
          %869 = "arith.maxsi"(%868, %129) : (i32, i32) -> i32
          %870 = "arith.muli"(%497, %869) : (i32, i32) -> i32
          %871 = "arith.subi"(%870, %129) : (i32, i32) -> i32
          %872 = "arith.addi"(%2, %871) : (i32, i32) -> i32
          %873 = "arith.remsi"(%872, %870) : (i32, i32) -> i32
          %874 = "arith.xori"(%873, %870) : (i32, i32) -> i32
          %875 = "arith.cmpi"(%874, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %876 = "arith.cmpi"(%873, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %877 = "arith.andi"(%875, %876) : (i1, i1) -> i1
          %878 = "arith.divsi"(%872, %870) : (i32, i32) -> i32
          %879 = "arith.extsi"(%877) : (i1) -> i32
          %880 = "arith.addi"(%878, %879) : (i32, i32) -> i32
          %881 = "arith.maxsi"(%880, %129) : (i32, i32) -> i32
          %882 = "arith.subi"(%881, %129) : (i32, i32) -> i32
          %883 = "arith.addi"(%2, %882) : (i32, i32) -> i32
          %884 = "arith.remsi"(%883, %881) : (i32, i32) -> i32
          %885 = "arith.cmpi"(%884, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %886 = "arith.divsi"(%883, %881) : (i32, i32) -> i32
          %887 = "arith.extsi"(%885) : (i1) -> i32
          %888 = "arith.addi"(%886, %887) : (i32, i32) -> i32
          %889 = "arith.maxsi"(%497, %129) : (i32, i32) -> i32
          "scf.for"(%495, %888, %889) ({
          ^bb0(%890: i32):
            %891 = "arith.muli"(%890, %881) : (i32, i32) -> i32
            %892 = "arith.divui"(%859, %512) : (i32, i32) -> i32
            %893 = "arith.addi"(%891, %892) : (i32, i32) -> i32
            %894 = "arith.remui"(%859, %512) : (i32, i32) -> i32
            %895 = "arith.cmpi"(%892, %881) {predicate = 2 : i64} : (i32, i32) -> i1
            %896 = "arith.cmpi"(%893, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %897 = "arith.andi"(%895, %896) : (i1, i1) -> i1
            %898 = "arith.cmpi"(%894, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %899 = "arith.andi"(%897, %898) : (i1, i1) -> i1
            %900, %901 = "scf.if"(%899) ({
              %902 = "arith.extsi"(%893) : (i32) -> i64
              %903 = "arith.extsi"(%894) : (i32) -> i64
              %904 = "arith.muli"(%902, %7) : (i64, i64) -> i64
              %905 = "arith.addi"(%904, %903) : (i64, i64) -> i64
              %906 = "llvm.getelementptr"(%5, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %907 = "llvm.load"(%906) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %908 = "arith.muli"(%902, %11) : (i64, i64) -> i64
              %909 = "arith.addi"(%908, %903) : (i64, i64) -> i64
              %910 = "llvm.getelementptr"(%10, %909) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %911 = "llvm.load"(%910) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %912 = "arith.muli"(%902, %9) : (i64, i64) -> i64
              %913 = "arith.addi"(%912, %903) : (i64, i64) -> i64
              %914 = "llvm.getelementptr"(%8, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %915 = "llvm.load"(%914) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %916 = "arith.subi"(%907, %146) : (i32, i32) -> i32
              %917 = "arith.cmpi"(%916, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %918 = "arith.cmpi"(%916, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %919 = "arith.andi"(%917, %918) : (i1, i1) -> i1
              %920 = "arith.cmpi"(%907, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %921 = "arith.andi"(%919, %920) : (i1, i1) -> i1
              %922 = "scf.if"(%921) ({
                %923 = "llvm.getelementptr"(%79, %916) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %924 = "llvm.load"(%923) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %925 = "arith.addi"(%924, %915) : (i32, i32) -> i32
                %926 = "arith.cmpi"(%915, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %927 = "arith.cmpi"(%925, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %928 = "arith.andi"(%926, %927) : (i1, i1) -> i1
                %929 = "arith.constant"() {value = -2 : i32} : () -> i32
                %930 = "arith.select"(%928, %925, %929) : (i1, i32, i32) -> i32
                "scf.yield"(%930) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%922, %911) : (i32, f32) -> ()
            }, {
              %931 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %931) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%899) ({
              %932 = "arith.extsi"(%893) : (i32) -> i64
              %933 = "arith.extsi"(%894) : (i32) -> i64
              %934 = "arith.muli"(%932, %37) : (i64, i64) -> i64
              %935 = "arith.addi"(%934, %933) : (i64, i64) -> i64
              %936 = "llvm.getelementptr"(%35, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%900, %936) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %937 = "arith.muli"(%932, %40) : (i64, i64) -> i64
              %938 = "arith.addi"(%937, %933) : (i64, i64) -> i64
              %939 = "llvm.getelementptr"(%38, %938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%901, %939) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          %940 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          "scf.for"(%495, %888, %889) ({
          ^bb0(%941: i32):
            %942 = "arith.muli"(%941, %881) : (i32, i32) -> i32
            %943 = "arith.divui"(%940, %512) : (i32, i32) -> i32
            %944 = "arith.addi"(%942, %943) : (i32, i32) -> i32
            %945 = "arith.remui"(%940, %512) : (i32, i32) -> i32
            %946 = "arith.cmpi"(%943, %881) {predicate = 2 : i64} : (i32, i32) -> i1
            %947 = "arith.cmpi"(%944, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %948 = "arith.andi"(%946, %947) : (i1, i1) -> i1
            %949 = "arith.cmpi"(%945, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %950 = "arith.andi"(%948, %949) : (i1, i1) -> i1
            %951 = "llvm.getelementptr"(%79, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %952, %953 = "scf.if"(%950) ({
              %954 = "arith.extsi"(%944) : (i32) -> i64
              %955 = "arith.extsi"(%945) : (i32) -> i64
              %956 = "arith.muli"(%954, %21) : (i64, i64) -> i64
              %957 = "arith.addi"(%956, %955) : (i64, i64) -> i64
              %958 = "llvm.getelementptr"(%20, %957) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %959 = "llvm.load"(%958) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %960 = "arith.muli"(%954, %25) : (i64, i64) -> i64
              %961 = "arith.addi"(%960, %955) : (i64, i64) -> i64
              %962 = "llvm.getelementptr"(%24, %961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %963 = "llvm.load"(%962) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %964 = "arith.muli"(%954, %23) : (i64, i64) -> i64
              %965 = "arith.addi"(%964, %955) : (i64, i64) -> i64
              %966 = "llvm.getelementptr"(%22, %965) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %967 = "llvm.load"(%966) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %968 = "arith.subi"(%959, %146) : (i32, i32) -> i32
              %969 = "arith.cmpi"(%968, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %970 = "arith.cmpi"(%968, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %971 = "arith.andi"(%969, %970) : (i1, i1) -> i1
              %972 = "arith.cmpi"(%959, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %973 = "arith.andi"(%971, %972) : (i1, i1) -> i1
              %974 = "scf.if"(%973) ({
                %975 = "llvm.getelementptr"(%951, %968) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %976 = "llvm.load"(%975) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %977 = "arith.addi"(%976, %967) : (i32, i32) -> i32
                %978 = "arith.cmpi"(%967, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %979 = "arith.cmpi"(%977, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %980 = "arith.andi"(%978, %979) : (i1, i1) -> i1
                %981 = "arith.constant"() {value = -2 : i32} : () -> i32
                %982 = "arith.select"(%980, %977, %981) : (i1, i32, i32) -> i32
                "scf.yield"(%982) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%974, %963) : (i32, f32) -> ()
            }, {
              %983 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %983) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%950) ({
              %984 = "arith.extsi"(%944) : (i32) -> i64
              %985 = "arith.extsi"(%945) : (i32) -> i64
              %986 = "arith.muli"(%984, %37) : (i64, i64) -> i64
              %987 = "arith.addi"(%36, %986) : (i64, i64) -> i64
              %988 = "arith.addi"(%987, %985) : (i64, i64) -> i64
              %989 = "llvm.getelementptr"(%35, %988) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%952, %989) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %990 = "arith.muli"(%984, %40) : (i64, i64) -> i64
              %991 = "arith.addi"(%39, %990) : (i64, i64) -> i64
              %992 = "arith.addi"(%991, %985) : (i64, i64) -> i64
              %993 = "llvm.getelementptr"(%38, %992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%953, %993) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %994 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%994) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 208 : i32, action = #nvvm<action increase>} : () -> ()
        %995 = "arith.subi"(%51, %60) : (i32, i32) -> i32
        %996 = "arith.subi"(%65, %129) : (i32, i32) -> i32
        %997 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %998 = "arith.minsi"(%997, %31) : (i32, i32) -> i32
        %999 = "arith.maxsi"(%998, %63) : (i32, i32) -> i32
        %1000 = "arith.addi"(%999, %267) : (i32, i32) -> i32
        %1001 = "arith.constant"() {value = 6 : i32} : () -> i32
        %1002 = "arith.shrsi"(%1000, %1001) : (i32, i32) -> i32
        %1003 = "arith.muli"(%1002, %266) : (i32, i32) -> i32
        %1004, %1005, %1006, %1007, %1008 = "scf.while"(%999, %63, %63, %63, %1003) ({
        ^bb0(%1009: i32, %1010: i32, %1011: i32, %1012: i32, %1013: i32):
          %1014 = "arith.cmpi"(%1011, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1015 = "arith.addi"(%1010, %1013) : (i32, i32) -> i32
          %1016 = "arith.cmpi"(%54, %1015) {predicate = 5 : i64} : (i32, i32) -> i1
          %1017 = "arith.andi"(%1014, %1016) : (i1, i1) -> i1
          "scf.condition"(%1017, %1009, %1010, %1011, %1012, %1013) : (i1, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1018: i32, %1019: i32, %1020: i32, %1021: i32, %1022: i32):
          %1023 = "arith.addi"(%1019, %1022) : (i32, i32) -> i32
          %1024 = "arith.addi"(%1020, %129) : (i32, i32) -> i32
          %1025 = "arith.cmpi"(%1024, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1026, %1027, %1028 = "scf.if"(%1025) ({
            %1029 = "llvm.getelementptr"(%81, %1024) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1030 = "llvm.load"(%1029) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1031 = "arith.minsi"(%1030, %31) : (i32, i32) -> i32
            %1032 = "arith.maxsi"(%1031, %1018) : (i32, i32) -> i32
            %1033 = "arith.subi"(%1032, %1018) : (i32, i32) -> i32
            %1034 = "arith.addi"(%1033, %267) : (i32, i32) -> i32
            %1035 = "arith.shrsi"(%1034, %1001) : (i32, i32) -> i32
            %1036 = "arith.muli"(%1035, %266) : (i32, i32) -> i32
            "scf.yield"(%1032, %1018, %1036) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1018, %1021, %1022) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          "scf.yield"(%1026, %1023, %1024, %1027, %1028) : (i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
        %1037 = "arith.constant"() {value = true} : () -> i1
        %1038 = "llvm.mlir.undef"() : () -> f32
        %1039 = "llvm.mlir.undef"() : () -> f32
        %1040 = "llvm.mlir.undef"() : () -> f32
        %1041 = "llvm.mlir.undef"() : () -> f32
        %1042 = "llvm.mlir.undef"() : () -> f32
        %1043 = "llvm.mlir.undef"() : () -> f32
        %1044 = "llvm.mlir.undef"() : () -> f32
        %1045 = "llvm.mlir.undef"() : () -> f32
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
        %1166 = "llvm.mlir.undef"() : () -> i32
        %1167 = "llvm.mlir.undef"() : () -> i32
        %1168 = "llvm.mlir.undef"() : () -> i32
        %1169 = "llvm.mlir.undef"() : () -> i32
        %1170 = "llvm.mlir.undef"() : () -> i32
        %1171 = "llvm.mlir.undef"() : () -> i32
        %1172 = "llvm.mlir.undef"() : () -> i32
        %1173 = "llvm.mlir.undef"() : () -> i32
        %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319 = "scf.while"(%1004, %1005, %1006, %54, %1007, %63, %1037, %63, %63, %63, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173) ({
        ^bb0(%1320: i32, %1321: i32, %1322: i32, %1323: i32, %1324: i32, %1325: i32, %1326: i1, %1327: i32, %1328: i32, %1329: i32, %1330: f32, %1331: f32, %1332: f32, %1333: f32, %1334: f32, %1335: f32, %1336: f32, %1337: f32, %1338: f32, %1339: f32, %1340: f32, %1341: f32, %1342: f32, %1343: f32, %1344: f32, %1345: f32, %1346: f32, %1347: f32, %1348: f32, %1349: f32, %1350: f32, %1351: f32, %1352: f32, %1353: f32, %1354: f32, %1355: f32, %1356: f32, %1357: f32, %1358: f32, %1359: f32, %1360: f32, %1361: f32, %1362: f32, %1363: f32, %1364: f32, %1365: f32, %1366: f32, %1367: f32, %1368: f32, %1369: f32, %1370: f32, %1371: f32, %1372: f32, %1373: f32, %1374: f32, %1375: f32, %1376: f32, %1377: f32, %1378: f32, %1379: f32, %1380: f32, %1381: f32, %1382: f32, %1383: f32, %1384: f32, %1385: f32, %1386: f32, %1387: f32, %1388: f32, %1389: f32, %1390: f32, %1391: f32, %1392: f32, %1393: f32, %1394: f32, %1395: f32, %1396: f32, %1397: f32, %1398: f32, %1399: f32, %1400: f32, %1401: f32, %1402: f32, %1403: f32, %1404: f32, %1405: f32, %1406: f32, %1407: f32, %1408: f32, %1409: f32, %1410: f32, %1411: f32, %1412: f32, %1413: f32, %1414: f32, %1415: f32, %1416: f32, %1417: f32, %1418: f32, %1419: f32, %1420: f32, %1421: f32, %1422: f32, %1423: f32, %1424: f32, %1425: f32, %1426: f32, %1427: f32, %1428: f32, %1429: f32, %1430: f32, %1431: f32, %1432: f32, %1433: f32, %1434: f32, %1435: f32, %1436: f32, %1437: f32, %1438: f32, %1439: f32, %1440: f32, %1441: f32, %1442: f32, %1443: f32, %1444: f32, %1445: f32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: f32, %1458: i32, %1459: i32, %1460: i32, %1461: i32, %1462: i32, %1463: i32, %1464: i32, %1465: i32):
          %1466 = "arith.cmpi"(%1322, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%1466, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1467: i32, %1468: i32, %1469: i32, %1470: i32, %1471: i32, %1472: i32, %1473: i1, %1474: i32, %1475: i32, %1476: i32, %1477: f32, %1478: f32, %1479: f32, %1480: f32, %1481: f32, %1482: f32, %1483: f32, %1484: f32, %1485: f32, %1486: f32, %1487: f32, %1488: f32, %1489: f32, %1490: f32, %1491: f32, %1492: f32, %1493: f32, %1494: f32, %1495: f32, %1496: f32, %1497: f32, %1498: f32, %1499: f32, %1500: f32, %1501: f32, %1502: f32, %1503: f32, %1504: f32, %1505: f32, %1506: f32, %1507: f32, %1508: f32, %1509: f32, %1510: f32, %1511: f32, %1512: f32, %1513: f32, %1514: f32, %1515: f32, %1516: f32, %1517: f32, %1518: f32, %1519: f32, %1520: f32, %1521: f32, %1522: f32, %1523: f32, %1524: f32, %1525: f32, %1526: f32, %1527: f32, %1528: f32, %1529: f32, %1530: f32, %1531: f32, %1532: f32, %1533: f32, %1534: f32, %1535: f32, %1536: f32, %1537: f32, %1538: f32, %1539: f32, %1540: f32, %1541: f32, %1542: f32, %1543: f32, %1544: f32, %1545: f32, %1546: f32, %1547: f32, %1548: f32, %1549: f32, %1550: f32, %1551: f32, %1552: f32, %1553: f32, %1554: f32, %1555: f32, %1556: f32, %1557: f32, %1558: f32, %1559: f32, %1560: f32, %1561: f32, %1562: f32, %1563: f32, %1564: f32, %1565: f32, %1566: f32, %1567: f32, %1568: f32, %1569: f32, %1570: f32, %1571: f32, %1572: f32, %1573: f32, %1574: f32, %1575: f32, %1576: f32, %1577: f32, %1578: f32, %1579: f32, %1580: f32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: f32, %1605: i32, %1606: i32, %1607: i32, %1608: i32, %1609: i32, %1610: i32, %1611: i32, %1612: i32):
          %1613 = "arith.subi"(%1467, %1471) : (i32, i32) -> i32
          %1614 = "arith.addi"(%1613, %267) : (i32, i32) -> i32
          %1615 = "arith.shrsi"(%1614, %1001) : (i32, i32) -> i32
          %1616 = "arith.subi"(%1470, %1468) : (i32, i32) -> i32
          %1617 = "arith.constant"() {value = 8 : i32} : () -> i32
          %1618 = "arith.muli"(%1617, %266) : (i32, i32) -> i32
          %1619 = "arith.remsi"(%1616, %1618) : (i32, i32) -> i32
          %1620 = "arith.cmpi"(%1619, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1621 = "arith.divsi"(%1616, %1618) : (i32, i32) -> i32
          %1622 = "arith.extsi"(%1620) : (i1) -> i32
          %1623 = "arith.addi"(%1621, %1622) : (i32, i32) -> i32
          %1624 = "arith.muli"(%1623, %1617) : (i32, i32) -> i32
          %1625 = "arith.subi"(%1615, %1624) : (i32, i32) -> i32
          %1626 = "arith.minsi"(%1617, %1625) : (i32, i32) -> i32
          %1627 = "arith.muli"(%1624, %266) : (i32, i32) -> i32
          %1628 = "arith.subi"(%1616, %1627) : (i32, i32) -> i32
          %1629 = "arith.remsi"(%1628, %1626) : (i32, i32) -> i32
          %1630 = "arith.xori"(%1629, %1626) : (i32, i32) -> i32
          %1631 = "arith.cmpi"(%1630, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1632 = "arith.cmpi"(%1629, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %1633 = "arith.andi"(%1631, %1632) : (i1, i1) -> i1
          %1634 = "arith.addi"(%1629, %1626) : (i32, i32) -> i32
          %1635 = "arith.select"(%1633, %1634, %1629) : (i1, i32, i32) -> i32
          %1636 = "arith.addi"(%1624, %1635) : (i32, i32) -> i32
          %1637 = "arith.divsi"(%1628, %1626) : (i32, i32) -> i32
          %1638 = "arith.extsi"(%1633) : (i1) -> i32
          %1639 = "arith.addi"(%1637, %1638) : (i32, i32) -> i32
          %1640 = "arith.andi"(%117, %63) : (i32, i32) -> i32
          %1641 = "arith.addi"(%1636, %1640) : (i32, i32) -> i32
          %1642 = "arith.addi"(%1639, %117) : (i32, i32) -> i32
          %1643 = "arith.addi"(%3, %267) : (i32, i32) -> i32
          %1644 = "arith.divui"(%1643, %268) : (i32, i32) -> i32
          %1645 = "arith.maxsi"(%1644, %129) : (i32, i32) -> i32
          %1646 = "llvm.getelementptr"(%82, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1647_s0 = "llvm.ptrtoint"(%1646) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1647_s0, %1476) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1648 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %1649 = "arith.muli"(%1475, %1648) : (i32, i32) -> i32
          %1650 = "llvm.getelementptr"(%76, %1649) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1651 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %1652 = "arith.muli"(%1475, %1651) : (i32, i32) -> i32
          %1653 = "llvm.getelementptr"(%77, %1652) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1654 = "arith.constant"() {value = false} : () -> i1
          %t1656_a = "llvm.ptrtoint"(%1650) : (!llvm.ptr<3>) -> i32
          %t1656_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1656_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1656_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1656_shifted = "arith.shrui"(%t1656_a, %t1656_four) : (i32, i32) -> i32
          %t1656_low = "arith.andi"(%t1656_shifted, %t1656_mask) : (i32, i32) -> i32
          %t1656_wide = "arith.extui"(%t1656_low) : (i32) -> i64
          %1655 = "arith.ori"(%t1656_wide, %t1656_fields) : (i64, i64) -> i64
          %t1658_a = "llvm.ptrtoint"(%1653) : (!llvm.ptr<3>) -> i32
          %t1658_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1658_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1658_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1658_shifted = "arith.shrui"(%t1658_a, %t1658_four) : (i32, i32) -> i32
          %t1658_low = "arith.andi"(%t1658_shifted, %t1658_mask) : (i32, i32) -> i32
          %t1658_wide = "arith.extui"(%t1658_low) : (i32) -> i64
          %1657 = "arith.ori"(%t1658_wide, %t1658_fields) : (i64, i64) -> i64
          %t1787_r = "llvm.inline_asm"(%1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1659 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1660 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1661 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1662 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1663 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1664 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1665 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1666 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1667 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1668 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1669 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1670 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1671 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1672 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1673 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1674 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1675 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1676 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1677 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1678 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1679 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1680 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1681 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1682 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1683 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1684 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1685 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1686 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1687 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1688 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1689 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1690 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1691 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1692 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1693 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1694 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1695 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1696 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1697 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1698 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1699 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1700 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1701 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1702 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1703 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1704 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1705 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1706 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1707 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1708 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1709 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1710 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1711 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1712 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1713 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1714 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1715 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1716 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1717 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1718 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1719 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1720 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1721 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1722 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1723 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1724 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1725 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1726 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1727 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1728 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1729 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1730 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1731 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1732 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1733 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1734 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1735 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1736 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1737 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1738 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1739 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1740 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1741 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1742 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1743 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1744 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1745 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1746 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1747 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1748 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1749 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1750 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1751 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1752 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1753 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1754 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1755 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1756 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1757 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1758 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1759 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1760 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1761 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1762 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1763 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1764 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1765 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1766 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1767 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1768 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1769 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1770 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1771 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1772 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1773 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1774 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1775 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1776 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1777 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1778 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1779 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1780 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1781 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1782 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1783 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1784 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1785 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1786 = "llvm.extractvalue"(%t1787_r) {position = array<i64: 127>} : (!struct1) -> f32
          %t1916_r = "llvm.inline_asm"(%1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1655, %1657, %1654) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 22 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1788 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1789 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1790 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1791 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1792 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1793 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1794 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1795 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1796 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1797 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1798 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1799 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1800 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1801 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1802 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1803 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1804 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1805 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1806 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1807 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1808 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1809 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1810 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1811 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1812 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1813 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1814 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1815 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1816 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1817 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1818 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1819 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1820 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1821 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1822 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1823 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1824 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1825 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1826 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1827 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1828 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1829 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1830 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1831 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1832 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1833 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1834 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1835 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1836 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1837 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1838 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1839 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1840 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1841 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1842 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1843 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1844 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1845 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1846 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1847 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1848 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1849 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1850 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1851 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1852 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1853 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1854 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1855 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1856 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1857 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1858 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1859 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1860 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1861 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1862 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1863 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1864 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1865 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1866 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1867 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1868 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1869 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1870 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1871 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1872 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1873 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1874 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1875 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1876 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1877 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1878 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1879 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1880 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1881 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1882 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1883 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1884 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1885 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1886 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1887 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1888 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1889 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1890 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1891 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1892 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1893 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1894 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1895 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1896 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1897 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1898 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1899 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1900 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1901 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1902 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1903 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1904 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1905 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1906 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1907 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1908 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1909 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1910 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1911 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1912 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1913 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1914 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1915 = "llvm.extractvalue"(%t1916_r) {position = array<i64: 127>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1917 = "arith.addi"(%1475, %129) : (i32, i32) -> i32
          %1918 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1919 = "arith.cmpi"(%1917, %1918) {predicate = 0 : i64} : (i32, i32) -> i1
          %1920 = "arith.xori"(%1476, %129) : (i32, i32) -> i32
          %1921 = "arith.select"(%1919, %1920, %1476) : (i1, i32, i32) -> i32
          %1922 = "arith.select"(%1919, %63, %1917) : (i1, i32, i32) -> i32
          %1923 = "arith.addi"(%1474, %129) : (i32, i32) -> i32
          %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057 = "scf.for"(%129, %1645, %129, %1474, %1475, %1476, %1923, %1922, %1921, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915) ({
          ^bb0(%2058: i32, %2059: i32, %2060: i32, %2061: i32, %2062: i32, %2063: i32, %2064: i32, %2065: f32, %2066: f32, %2067: f32, %2068: f32, %2069: f32, %2070: f32, %2071: f32, %2072: f32, %2073: f32, %2074: f32, %2075: f32, %2076: f32, %2077: f32, %2078: f32, %2079: f32, %2080: f32, %2081: f32, %2082: f32, %2083: f32, %2084: f32, %2085: f32, %2086: f32, %2087: f32, %2088: f32, %2089: f32, %2090: f32, %2091: f32, %2092: f32, %2093: f32, %2094: f32, %2095: f32, %2096: f32, %2097: f32, %2098: f32, %2099: f32, %2100: f32, %2101: f32, %2102: f32, %2103: f32, %2104: f32, %2105: f32, %2106: f32, %2107: f32, %2108: f32, %2109: f32, %2110: f32, %2111: f32, %2112: f32, %2113: f32, %2114: f32, %2115: f32, %2116: f32, %2117: f32, %2118: f32, %2119: f32, %2120: f32, %2121: f32, %2122: f32, %2123: f32, %2124: f32, %2125: f32, %2126: f32, %2127: f32, %2128: f32, %2129: f32, %2130: f32, %2131: f32, %2132: f32, %2133: f32, %2134: f32, %2135: f32, %2136: f32, %2137: f32, %2138: f32, %2139: f32, %2140: f32, %2141: f32, %2142: f32, %2143: f32, %2144: f32, %2145: f32, %2146: f32, %2147: f32, %2148: f32, %2149: f32, %2150: f32, %2151: f32, %2152: f32, %2153: f32, %2154: f32, %2155: f32, %2156: f32, %2157: f32, %2158: f32, %2159: f32, %2160: f32, %2161: f32, %2162: f32, %2163: f32, %2164: f32, %2165: f32, %2166: f32, %2167: f32, %2168: f32, %2169: f32, %2170: f32, %2171: f32, %2172: f32, %2173: f32, %2174: f32, %2175: f32, %2176: f32, %2177: f32, %2178: f32, %2179: f32, %2180: f32, %2181: f32, %2182: f32, %2183: f32, %2184: f32, %2185: f32, %2186: f32, %2187: f32, %2188: f32, %2189: f32, %2190: f32, %2191: f32, %2192: f32):
            %2193 = "llvm.getelementptr"(%82, %2063) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2194_s0 = "llvm.ptrtoint"(%2193) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2194_s0, %2064) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2195 = "arith.muli"(%2063, %1648) : (i32, i32) -> i32
            %2196 = "llvm.getelementptr"(%76, %2195) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2197 = "arith.muli"(%2063, %1651) : (i32, i32) -> i32
            %2198 = "llvm.getelementptr"(%77, %2197) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2200_a = "llvm.ptrtoint"(%2196) : (!llvm.ptr<3>) -> i32
            %t2200_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2200_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2200_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2200_shifted = "arith.shrui"(%t2200_a, %t2200_four) : (i32, i32) -> i32
            %t2200_low = "arith.andi"(%t2200_shifted, %t2200_mask) : (i32, i32) -> i32
            %t2200_wide = "arith.extui"(%t2200_low) : (i32) -> i64
            %2199 = "arith.ori"(%t2200_wide, %t2200_fields) : (i64, i64) -> i64
            %t2202_a = "llvm.ptrtoint"(%2198) : (!llvm.ptr<3>) -> i32
            %t2202_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2202_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2202_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2202_shifted = "arith.shrui"(%t2202_a, %t2202_four) : (i32, i32) -> i32
            %t2202_low = "arith.andi"(%t2202_shifted, %t2202_mask) : (i32, i32) -> i32
            %t2202_wide = "arith.extui"(%t2202_low) : (i32) -> i64
            %2201 = "arith.ori"(%t2202_wide, %t2202_fields) : (i64, i64) -> i64
            %t2331_r = "llvm.inline_asm"(%2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2203 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2204 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2205 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2206 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2207 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2208 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2209 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2210 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2211 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2212 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2213 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2214 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2215 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2216 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2217 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2218 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2219 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2220 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2221 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2222 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2223 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2224 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2225 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2226 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2227 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2228 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2229 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2230 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2231 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2232 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2233 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2234 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2235 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2236 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2237 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2238 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2239 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2240 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2241 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2242 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2243 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2244 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2245 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2246 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2247 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2248 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2249 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2250 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2251 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2252 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2253 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2254 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2255 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2256 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2257 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2258 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2259 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2260 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2261 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2262 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2263 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2264 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2265 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2266 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2267 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2268 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2269 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2270 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2271 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2272 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2273 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2274 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2275 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2276 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2277 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2278 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2279 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2280 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2281 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2282 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2283 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2284 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2285 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2286 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2287 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2288 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2289 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2290 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2291 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2292 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2293 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2294 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2295 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2296 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2297 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2298 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2299 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2300 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2301 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2302 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2303 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2304 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2305 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2306 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2307 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2308 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2309 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2310 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2311 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2312 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2313 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2314 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2315 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2316 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2317 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2318 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2319 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2320 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2321 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2322 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2323 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2324 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2325 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2326 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2327 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2328 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2329 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2330 = "llvm.extractvalue"(%t2331_r) {position = array<i64: 127>} : (!struct1) -> f32
            %t2460_r = "llvm.inline_asm"(%2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2199, %2201, %1037) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 23 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2332 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2333 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2334 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2335 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2336 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2337 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2338 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2339 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2340 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2341 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2342 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2343 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2344 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2345 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2346 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2347 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2348 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2349 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2350 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2351 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2352 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2353 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2354 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2355 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2356 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2357 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2358 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2359 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2360 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2361 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2362 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2363 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2364 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2365 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2366 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2367 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2368 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2369 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2370 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2371 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2372 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2373 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2374 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2375 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2376 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2377 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2378 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2379 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2380 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2381 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2382 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2383 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2384 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2385 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2386 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2387 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2388 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2389 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2390 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2391 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2392 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2393 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2394 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2395 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2396 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2397 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2398 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2399 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2400 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2401 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2402 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2403 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2404 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2405 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2406 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2407 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2408 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2409 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2410 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2411 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2412 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2413 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2414 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2415 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2416 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2417 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2418 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2419 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2420 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2421 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2422 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2423 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2424 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2425 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2426 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2427 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2428 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2429 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2430 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2431 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2432 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2433 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2434 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2435 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2436 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2437 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2438 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2439 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2440 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2441 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2442 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2443 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2444 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2445 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2446 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2447 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2448 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2449 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2450 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2451 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2452 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2453 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2454 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2455 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2456 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2457 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2458 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2459 = "llvm.extractvalue"(%t2460_r) {position = array<i64: 127>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2589_r = "llvm.inline_asm"(%2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2461 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2462 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2463 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2464 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2465 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2466 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2467 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2468 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2469 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2470 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2471 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2472 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2473 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2474 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2475 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2476 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2477 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2478 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2479 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2480 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2481 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2482 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2483 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2484 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2485 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2486 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2487 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2488 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2489 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2490 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2491 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2492 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2493 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2494 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2495 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2496 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2497 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2498 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2499 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2500 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2501 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2502 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2503 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2504 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2505 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2506 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2507 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2508 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2509 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2510 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2511 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2512 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2513 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2514 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2515 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2516 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2517 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2518 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2519 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2520 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2521 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2522 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2523 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2524 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2525 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2526 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2527 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2528 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2529 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2530 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2531 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2532 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2533 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2534 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2535 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2536 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2537 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2538 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2539 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2540 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2541 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2542 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2543 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2544 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2545 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2546 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2547 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2548 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2549 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2550 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2551 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2552 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2553 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2554 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2555 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2556 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2557 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2558 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2559 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2560 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2561 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2562 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2563 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2564 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2565 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2566 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2567 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2568 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2569 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2570 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2571 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2572 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2573 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2574 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2575 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2576 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2577 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2578 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2579 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2580 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2581 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2582 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2583 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2584 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2585 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2586 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2587 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2588 = "llvm.extractvalue"(%t2589_r) {position = array<i64: 127>} : (!struct1) -> f32
            "scf.if"(%84) ({
              %2590 = "llvm.getelementptr"(%85, %2060) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2591_s0 = "llvm.ptrtoint"(%2590) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2591_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2592 = "arith.addi"(%2063, %129) : (i32, i32) -> i32
            %2593 = "arith.cmpi"(%2592, %1918) {predicate = 0 : i64} : (i32, i32) -> i1
            %2594 = "arith.xori"(%2064, %129) : (i32, i32) -> i32
            %2595 = "arith.select"(%2593, %2594, %2064) : (i1, i32, i32) -> i32
            %2596 = "arith.select"(%2593, %63, %2592) : (i1, i32, i32) -> i32
            %2597 = "arith.addi"(%2062, %129) : (i32, i32) -> i32
            "scf.yield"(%2062, %2063, %2064, %2597, %2596, %2595, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t2726_r = "llvm.inline_asm"(%1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2598 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2599 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2600 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2601 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2602 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2603 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2604 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2605 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2606 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2607 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2608 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2609 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2610 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2611 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2612 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2613 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2614 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2615 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2616 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2617 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2618 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2619 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2620 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2621 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2622 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2623 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2624 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2625 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2626 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2627 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2628 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2629 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2630 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2631 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2632 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2633 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2634 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2635 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2636 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2637 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2638 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2639 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2640 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2641 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2642 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2643 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2644 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2645 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2646 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2647 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2648 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2649 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2650 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2651 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2652 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2653 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2654 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2655 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2656 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2657 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2658 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2659 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2660 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2661 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2662 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2663 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2664 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2665 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2666 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2667 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2668 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2669 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2670 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2671 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2672 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2673 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2674 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2675 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2676 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2677 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2678 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2679 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2680 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2681 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2682 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2683 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2684 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2685 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2686 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2687 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2688 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2689 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2690 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2691 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2692 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2693 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2694 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 96>} : (!struct1) -> f32
          %2695 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 97>} : (!struct1) -> f32
          %2696 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 98>} : (!struct1) -> f32
          %2697 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 99>} : (!struct1) -> f32
          %2698 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 100>} : (!struct1) -> f32
          %2699 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 101>} : (!struct1) -> f32
          %2700 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 102>} : (!struct1) -> f32
          %2701 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 103>} : (!struct1) -> f32
          %2702 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 104>} : (!struct1) -> f32
          %2703 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 105>} : (!struct1) -> f32
          %2704 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 106>} : (!struct1) -> f32
          %2705 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 107>} : (!struct1) -> f32
          %2706 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 108>} : (!struct1) -> f32
          %2707 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 109>} : (!struct1) -> f32
          %2708 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 110>} : (!struct1) -> f32
          %2709 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 111>} : (!struct1) -> f32
          %2710 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 112>} : (!struct1) -> f32
          %2711 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 113>} : (!struct1) -> f32
          %2712 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 114>} : (!struct1) -> f32
          %2713 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 115>} : (!struct1) -> f32
          %2714 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 116>} : (!struct1) -> f32
          %2715 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 117>} : (!struct1) -> f32
          %2716 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 118>} : (!struct1) -> f32
          %2717 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 119>} : (!struct1) -> f32
          %2718 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 120>} : (!struct1) -> f32
          %2719 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 121>} : (!struct1) -> f32
          %2720 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 122>} : (!struct1) -> f32
          %2721 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 123>} : (!struct1) -> f32
          %2722 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 124>} : (!struct1) -> f32
          %2723 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 125>} : (!struct1) -> f32
          %2724 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 126>} : (!struct1) -> f32
          %2725 = "llvm.extractvalue"(%t2726_r) {position = array<i64: 127>} : (!struct1) -> f32
          "scf.if"(%84) ({
            %2727 = "llvm.getelementptr"(%85, %1925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2728_s0 = "llvm.ptrtoint"(%2727) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2728_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2729 = "arith.addi"(%1641, %996) : (i32, i32) -> i32
          %2730 = "arith.muli"(%2729, %268) : (i32, i32) -> i32
          %2731 = "arith.subi"(%1613, %2730) : (i32, i32) -> i32
          %2732 = "arith.minsi"(%2731, %268) : (i32, i32) -> i32
          %2733 = "arith.maxsi"(%2732, %63) : (i32, i32) -> i32
          %2734 = "arith.subi"(%268, %2733) : (i32, i32) -> i32
          %2735 = "arith.addi"(%1471, %2730) : (i32, i32) -> i32
          %2736 = "arith.addi"(%2735, %2733) : (i32, i32) -> i32
          %2737 = "arith.muli"(%1642, %90) : (i32, i32) -> i32
          %2738 = "arith.constant"() {value = 127 : i32} : () -> i32
          %2739 = "arith.andi"(%995, %2738) : (i32, i32) -> i32
          %2740 = "arith.divui"(%2739, %66) : (i32, i32) -> i32
          %2741 = "nvvm.shfl.sync"(%62, %2740, %63, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
          %2742 = "arith.cmpi"(%2741, %63) {predicate = 0 : i64} : (i32, i32) -> i1
          %2743 = "arith.remui"(%2739, %1617) : (i32, i32) -> i32
          %2744 = "arith.divui"(%2739, %1617) : (i32, i32) -> i32
          %2745 = "arith.muli"(%2743, %66) : (i32, i32) -> i32
          %2746 = "arith.constant"() {value = 2 : i32} : () -> i32
          %2747 = "arith.remui"(%2744, %2746) : (i32, i32) -> i32
          %2748 = "arith.divui"(%2744, %2746) : (i32, i32) -> i32
          %2749 = "arith.muli"(%2747, %90) : (i32, i32) -> i32
          %2750 = "arith.addi"(%2745, %2749) : (i32, i32) -> i32
          %2751 = "arith.remui"(%2748, %2746) : (i32, i32) -> i32
          %2752 = "arith.divui"(%2748, %2746) : (i32, i32) -> i32
          %2753 = "arith.muli"(%2751, %1617) : (i32, i32) -> i32
          %2754 = "arith.addi"(%2750, %2753) : (i32, i32) -> i32
          %2755 = "arith.constant"() {value = 512 : i32} : () -> i32
          %2756 = "arith.muli"(%2752, %2755) : (i32, i32) -> i32
          %2757 = "arith.addi"(%2754, %2756) : (i32, i32) -> i32
          %2758 = "arith.constant"() {value = 4 : i32} : () -> i32
          %2759 = "arith.muli"(%996, %2746) : (i32, i32) -> i32
          %2760 = "arith.remui"(%1472, %2746) : (i32, i32) -> i32
          %2761 = "arith.addi"(%2759, %2760) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2762 = "arith.addi"(%129, %996) : (i32, i32) -> i32
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 25 : i32} : (i32, i32) -> ()
          %2763 = "vector.from_elements"(%2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2764 = "arith.truncf"(%2763) : (vector<16xf32>) -> vector<16xbf16>
          %2765 = "vector.extract"(%2764) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2766 = "vector.extract"(%2764) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2767 = "vector.extract"(%2764) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2768 = "vector.extract"(%2764) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2769 = "vector.extract"(%2764) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2770 = "vector.extract"(%2764) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2771 = "vector.extract"(%2764) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2772 = "vector.extract"(%2764) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2773 = "vector.extract"(%2764) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2774 = "vector.extract"(%2764) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2775 = "vector.extract"(%2764) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2776 = "vector.extract"(%2764) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2777 = "vector.extract"(%2764) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2778 = "vector.extract"(%2764) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2779 = "vector.extract"(%2764) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2780 = "vector.extract"(%2764) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2781 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %2782 = "arith.muli"(%2761, %2781) : (i32, i32) -> i32
          %2783 = "llvm.getelementptr"(%78, %2782) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2784 = "vector.from_elements"(%2765, %2766) : (bf16, bf16) -> vector<2xbf16>
          %2785 = "llvm.bitcast"(%2784) : (vector<2xbf16>) -> i32
          %2786 = "vector.from_elements"(%2767, %2768) : (bf16, bf16) -> vector<2xbf16>
          %2787 = "llvm.bitcast"(%2786) : (vector<2xbf16>) -> i32
          %2788 = "vector.from_elements"(%2769, %2770) : (bf16, bf16) -> vector<2xbf16>
          %2789 = "llvm.bitcast"(%2788) : (vector<2xbf16>) -> i32
          %2790 = "vector.from_elements"(%2771, %2772) : (bf16, bf16) -> vector<2xbf16>
          %2791 = "llvm.bitcast"(%2790) : (vector<2xbf16>) -> i32
          %2792 = "arith.constant"() {value = 192 : i32} : () -> i32
          %2793 = "arith.andi"(%2757, %2792) : (i32, i32) -> i32
          %2794 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2795 = "arith.shrui"(%2793, %2794) : (i32, i32) -> i32
          %2796 = "arith.xori"(%2757, %2795) : (i32, i32) -> i32
          %2797 = "llvm.getelementptr"(%2783, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2797, %2785, %2787, %2789, %2791) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2799 = "arith.constant"() {value = 16 : i32} : () -> i32
          %2800 = "arith.addi"(%2757, %2799) : (i32, i32) -> i32
          %2801 = "vector.from_elements"(%2773, %2774) : (bf16, bf16) -> vector<2xbf16>
          %2802 = "llvm.bitcast"(%2801) : (vector<2xbf16>) -> i32
          %2803 = "vector.from_elements"(%2775, %2776) : (bf16, bf16) -> vector<2xbf16>
          %2804 = "llvm.bitcast"(%2803) : (vector<2xbf16>) -> i32
          %2805 = "vector.from_elements"(%2777, %2778) : (bf16, bf16) -> vector<2xbf16>
          %2806 = "llvm.bitcast"(%2805) : (vector<2xbf16>) -> i32
          %2807 = "vector.from_elements"(%2779, %2780) : (bf16, bf16) -> vector<2xbf16>
          %2808 = "llvm.bitcast"(%2807) : (vector<2xbf16>) -> i32
          %2809 = "arith.andi"(%2800, %2792) : (i32, i32) -> i32
          %2810 = "arith.shrui"(%2809, %2794) : (i32, i32) -> i32
          %2811 = "arith.xori"(%2800, %2810) : (i32, i32) -> i32
          %2812 = "llvm.getelementptr"(%2783, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2812, %2802, %2804, %2806, %2808) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 28 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %2814 = "nvvm.elect.sync"() {cutec.arm = 29 : i32} : () -> i1
            "scf.if"(%2814) ({
              %t2815_s1 = "llvm.ptrtoint"(%2783) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2815_s1, %2737, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2816 = "arith.addi"(%1472, %129) : (i32, i32) -> i32
          %2817 = "arith.remui"(%2816, %2746) : (i32, i32) -> i32
          %2818 = "arith.addi"(%2759, %2817) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 30 : i32} : (i32, i32) -> ()
          %2819 = "vector.from_elements"(%2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2820 = "arith.truncf"(%2819) : (vector<16xf32>) -> vector<16xbf16>
          %2821 = "vector.extract"(%2820) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2822 = "vector.extract"(%2820) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2823 = "vector.extract"(%2820) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2824 = "vector.extract"(%2820) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2825 = "vector.extract"(%2820) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2826 = "vector.extract"(%2820) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2827 = "vector.extract"(%2820) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2828 = "vector.extract"(%2820) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2829 = "vector.extract"(%2820) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2830 = "vector.extract"(%2820) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2831 = "vector.extract"(%2820) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2832 = "vector.extract"(%2820) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2833 = "vector.extract"(%2820) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2834 = "vector.extract"(%2820) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2835 = "vector.extract"(%2820) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2836 = "vector.extract"(%2820) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2837 = "arith.muli"(%2818, %2781) : (i32, i32) -> i32
          %2838 = "llvm.getelementptr"(%78, %2837) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2839 = "vector.from_elements"(%2821, %2822) : (bf16, bf16) -> vector<2xbf16>
          %2840 = "llvm.bitcast"(%2839) : (vector<2xbf16>) -> i32
          %2841 = "vector.from_elements"(%2823, %2824) : (bf16, bf16) -> vector<2xbf16>
          %2842 = "llvm.bitcast"(%2841) : (vector<2xbf16>) -> i32
          %2843 = "vector.from_elements"(%2825, %2826) : (bf16, bf16) -> vector<2xbf16>
          %2844 = "llvm.bitcast"(%2843) : (vector<2xbf16>) -> i32
          %2845 = "vector.from_elements"(%2827, %2828) : (bf16, bf16) -> vector<2xbf16>
          %2846 = "llvm.bitcast"(%2845) : (vector<2xbf16>) -> i32
          %2847 = "llvm.getelementptr"(%2838, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2847, %2840, %2842, %2844, %2846) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2849 = "vector.from_elements"(%2829, %2830) : (bf16, bf16) -> vector<2xbf16>
          %2850 = "llvm.bitcast"(%2849) : (vector<2xbf16>) -> i32
          %2851 = "vector.from_elements"(%2831, %2832) : (bf16, bf16) -> vector<2xbf16>
          %2852 = "llvm.bitcast"(%2851) : (vector<2xbf16>) -> i32
          %2853 = "vector.from_elements"(%2833, %2834) : (bf16, bf16) -> vector<2xbf16>
          %2854 = "llvm.bitcast"(%2853) : (vector<2xbf16>) -> i32
          %2855 = "vector.from_elements"(%2835, %2836) : (bf16, bf16) -> vector<2xbf16>
          %2856 = "llvm.bitcast"(%2855) : (vector<2xbf16>) -> i32
          %2857 = "llvm.getelementptr"(%2838, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2857, %2850, %2852, %2854, %2856) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 33 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %2859 = "arith.addi"(%2737, %66) : (i32, i32) -> i32
            %2860 = "nvvm.elect.sync"() {cutec.arm = 34 : i32} : () -> i1
            "scf.if"(%2860) ({
              %t2861_s1 = "llvm.ptrtoint"(%2838) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2861_s1, %2859, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2862 = "arith.addi"(%1472, %2746) : (i32, i32) -> i32
          %2863 = "arith.remui"(%2862, %2746) : (i32, i32) -> i32
          %2864 = "arith.addi"(%2759, %2863) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 35 : i32} : (i32, i32) -> ()
          %2865 = "vector.from_elements"(%2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2866 = "arith.truncf"(%2865) : (vector<16xf32>) -> vector<16xbf16>
          %2867 = "vector.extract"(%2866) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2868 = "vector.extract"(%2866) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2869 = "vector.extract"(%2866) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2870 = "vector.extract"(%2866) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2871 = "vector.extract"(%2866) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2872 = "vector.extract"(%2866) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2873 = "vector.extract"(%2866) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2874 = "vector.extract"(%2866) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2875 = "vector.extract"(%2866) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2876 = "vector.extract"(%2866) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2877 = "vector.extract"(%2866) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2878 = "vector.extract"(%2866) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2879 = "vector.extract"(%2866) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2880 = "vector.extract"(%2866) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2881 = "vector.extract"(%2866) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2882 = "vector.extract"(%2866) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2883 = "arith.muli"(%2864, %2781) : (i32, i32) -> i32
          %2884 = "llvm.getelementptr"(%78, %2883) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2885 = "vector.from_elements"(%2867, %2868) : (bf16, bf16) -> vector<2xbf16>
          %2886 = "llvm.bitcast"(%2885) : (vector<2xbf16>) -> i32
          %2887 = "vector.from_elements"(%2869, %2870) : (bf16, bf16) -> vector<2xbf16>
          %2888 = "llvm.bitcast"(%2887) : (vector<2xbf16>) -> i32
          %2889 = "vector.from_elements"(%2871, %2872) : (bf16, bf16) -> vector<2xbf16>
          %2890 = "llvm.bitcast"(%2889) : (vector<2xbf16>) -> i32
          %2891 = "vector.from_elements"(%2873, %2874) : (bf16, bf16) -> vector<2xbf16>
          %2892 = "llvm.bitcast"(%2891) : (vector<2xbf16>) -> i32
          %2893 = "llvm.getelementptr"(%2884, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2893, %2886, %2888, %2890, %2892) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2895 = "vector.from_elements"(%2875, %2876) : (bf16, bf16) -> vector<2xbf16>
          %2896 = "llvm.bitcast"(%2895) : (vector<2xbf16>) -> i32
          %2897 = "vector.from_elements"(%2877, %2878) : (bf16, bf16) -> vector<2xbf16>
          %2898 = "llvm.bitcast"(%2897) : (vector<2xbf16>) -> i32
          %2899 = "vector.from_elements"(%2879, %2880) : (bf16, bf16) -> vector<2xbf16>
          %2900 = "llvm.bitcast"(%2899) : (vector<2xbf16>) -> i32
          %2901 = "vector.from_elements"(%2881, %2882) : (bf16, bf16) -> vector<2xbf16>
          %2902 = "llvm.bitcast"(%2901) : (vector<2xbf16>) -> i32
          %2903 = "llvm.getelementptr"(%2884, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2903, %2896, %2898, %2900, %2902) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 38 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %2905 = "arith.addi"(%2737, %268) : (i32, i32) -> i32
            %2906 = "nvvm.elect.sync"() {cutec.arm = 39 : i32} : () -> i1
            "scf.if"(%2906) ({
              %t2907_s1 = "llvm.ptrtoint"(%2884) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2907_s1, %2905, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2908 = "arith.addi"(%1472, %2794) : (i32, i32) -> i32
          %2909 = "arith.remui"(%2908, %2746) : (i32, i32) -> i32
          %2910 = "arith.addi"(%2759, %2909) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 40 : i32} : (i32, i32) -> ()
          %2911 = "vector.from_elements"(%2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2912 = "arith.truncf"(%2911) : (vector<16xf32>) -> vector<16xbf16>
          %2913 = "vector.extract"(%2912) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2914 = "vector.extract"(%2912) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2915 = "vector.extract"(%2912) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2916 = "vector.extract"(%2912) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2917 = "vector.extract"(%2912) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2918 = "vector.extract"(%2912) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2919 = "vector.extract"(%2912) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2920 = "vector.extract"(%2912) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2921 = "vector.extract"(%2912) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2922 = "vector.extract"(%2912) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2923 = "vector.extract"(%2912) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2924 = "vector.extract"(%2912) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2925 = "vector.extract"(%2912) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2926 = "vector.extract"(%2912) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2927 = "vector.extract"(%2912) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2928 = "vector.extract"(%2912) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2929 = "arith.muli"(%2910, %2781) : (i32, i32) -> i32
          %2930 = "llvm.getelementptr"(%78, %2929) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2931 = "vector.from_elements"(%2913, %2914) : (bf16, bf16) -> vector<2xbf16>
          %2932 = "llvm.bitcast"(%2931) : (vector<2xbf16>) -> i32
          %2933 = "vector.from_elements"(%2915, %2916) : (bf16, bf16) -> vector<2xbf16>
          %2934 = "llvm.bitcast"(%2933) : (vector<2xbf16>) -> i32
          %2935 = "vector.from_elements"(%2917, %2918) : (bf16, bf16) -> vector<2xbf16>
          %2936 = "llvm.bitcast"(%2935) : (vector<2xbf16>) -> i32
          %2937 = "vector.from_elements"(%2919, %2920) : (bf16, bf16) -> vector<2xbf16>
          %2938 = "llvm.bitcast"(%2937) : (vector<2xbf16>) -> i32
          %2939 = "llvm.getelementptr"(%2930, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2939, %2932, %2934, %2936, %2938) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2941 = "vector.from_elements"(%2921, %2922) : (bf16, bf16) -> vector<2xbf16>
          %2942 = "llvm.bitcast"(%2941) : (vector<2xbf16>) -> i32
          %2943 = "vector.from_elements"(%2923, %2924) : (bf16, bf16) -> vector<2xbf16>
          %2944 = "llvm.bitcast"(%2943) : (vector<2xbf16>) -> i32
          %2945 = "vector.from_elements"(%2925, %2926) : (bf16, bf16) -> vector<2xbf16>
          %2946 = "llvm.bitcast"(%2945) : (vector<2xbf16>) -> i32
          %2947 = "vector.from_elements"(%2927, %2928) : (bf16, bf16) -> vector<2xbf16>
          %2948 = "llvm.bitcast"(%2947) : (vector<2xbf16>) -> i32
          %2949 = "llvm.getelementptr"(%2930, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2949, %2942, %2944, %2946, %2948) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 43 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %2951 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2952 = "arith.addi"(%2737, %2951) : (i32, i32) -> i32
            %2953 = "nvvm.elect.sync"() {cutec.arm = 44 : i32} : () -> i1
            "scf.if"(%2953) ({
              %t2954_s1 = "llvm.ptrtoint"(%2930) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2954_s1, %2952, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2955 = "arith.addi"(%1472, %2758) : (i32, i32) -> i32
          %2956 = "arith.remui"(%2955, %2746) : (i32, i32) -> i32
          %2957 = "arith.addi"(%2759, %2956) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 45 : i32} : (i32, i32) -> ()
          %2958 = "vector.from_elements"(%2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2959 = "arith.truncf"(%2958) : (vector<16xf32>) -> vector<16xbf16>
          %2960 = "vector.extract"(%2959) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2961 = "vector.extract"(%2959) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2962 = "vector.extract"(%2959) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2963 = "vector.extract"(%2959) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2964 = "vector.extract"(%2959) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2965 = "vector.extract"(%2959) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2966 = "vector.extract"(%2959) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2967 = "vector.extract"(%2959) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2968 = "vector.extract"(%2959) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2969 = "vector.extract"(%2959) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2970 = "vector.extract"(%2959) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2971 = "vector.extract"(%2959) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2972 = "vector.extract"(%2959) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2973 = "vector.extract"(%2959) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2974 = "vector.extract"(%2959) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2975 = "vector.extract"(%2959) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2976 = "arith.muli"(%2957, %2781) : (i32, i32) -> i32
          %2977 = "llvm.getelementptr"(%78, %2976) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2978 = "vector.from_elements"(%2960, %2961) : (bf16, bf16) -> vector<2xbf16>
          %2979 = "llvm.bitcast"(%2978) : (vector<2xbf16>) -> i32
          %2980 = "vector.from_elements"(%2962, %2963) : (bf16, bf16) -> vector<2xbf16>
          %2981 = "llvm.bitcast"(%2980) : (vector<2xbf16>) -> i32
          %2982 = "vector.from_elements"(%2964, %2965) : (bf16, bf16) -> vector<2xbf16>
          %2983 = "llvm.bitcast"(%2982) : (vector<2xbf16>) -> i32
          %2984 = "vector.from_elements"(%2966, %2967) : (bf16, bf16) -> vector<2xbf16>
          %2985 = "llvm.bitcast"(%2984) : (vector<2xbf16>) -> i32
          %2986 = "llvm.getelementptr"(%2977, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2986, %2979, %2981, %2983, %2985) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2988 = "vector.from_elements"(%2968, %2969) : (bf16, bf16) -> vector<2xbf16>
          %2989 = "llvm.bitcast"(%2988) : (vector<2xbf16>) -> i32
          %2990 = "vector.from_elements"(%2970, %2971) : (bf16, bf16) -> vector<2xbf16>
          %2991 = "llvm.bitcast"(%2990) : (vector<2xbf16>) -> i32
          %2992 = "vector.from_elements"(%2972, %2973) : (bf16, bf16) -> vector<2xbf16>
          %2993 = "llvm.bitcast"(%2992) : (vector<2xbf16>) -> i32
          %2994 = "vector.from_elements"(%2974, %2975) : (bf16, bf16) -> vector<2xbf16>
          %2995 = "llvm.bitcast"(%2994) : (vector<2xbf16>) -> i32
          %2996 = "llvm.getelementptr"(%2977, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2996, %2989, %2991, %2993, %2995) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 48 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %2998 = "arith.addi"(%2737, %60) : (i32, i32) -> i32
            %2999 = "nvvm.elect.sync"() {cutec.arm = 49 : i32} : () -> i1
            "scf.if"(%2999) ({
              %t3000_s1 = "llvm.ptrtoint"(%2977) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3000_s1, %2998, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3001 = "arith.addi"(%1472, %1918) : (i32, i32) -> i32
          %3002 = "arith.remui"(%3001, %2746) : (i32, i32) -> i32
          %3003 = "arith.addi"(%2759, %3002) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 50 : i32} : (i32, i32) -> ()
          %3004 = "vector.from_elements"(%2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3005 = "arith.truncf"(%3004) : (vector<16xf32>) -> vector<16xbf16>
          %3006 = "vector.extract"(%3005) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3007 = "vector.extract"(%3005) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3008 = "vector.extract"(%3005) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3009 = "vector.extract"(%3005) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3010 = "vector.extract"(%3005) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3011 = "vector.extract"(%3005) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3012 = "vector.extract"(%3005) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3013 = "vector.extract"(%3005) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3014 = "vector.extract"(%3005) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3015 = "vector.extract"(%3005) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3016 = "vector.extract"(%3005) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3017 = "vector.extract"(%3005) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3018 = "vector.extract"(%3005) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3019 = "vector.extract"(%3005) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3020 = "vector.extract"(%3005) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3021 = "vector.extract"(%3005) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3022 = "arith.muli"(%3003, %2781) : (i32, i32) -> i32
          %3023 = "llvm.getelementptr"(%78, %3022) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3024 = "vector.from_elements"(%3006, %3007) : (bf16, bf16) -> vector<2xbf16>
          %3025 = "llvm.bitcast"(%3024) : (vector<2xbf16>) -> i32
          %3026 = "vector.from_elements"(%3008, %3009) : (bf16, bf16) -> vector<2xbf16>
          %3027 = "llvm.bitcast"(%3026) : (vector<2xbf16>) -> i32
          %3028 = "vector.from_elements"(%3010, %3011) : (bf16, bf16) -> vector<2xbf16>
          %3029 = "llvm.bitcast"(%3028) : (vector<2xbf16>) -> i32
          %3030 = "vector.from_elements"(%3012, %3013) : (bf16, bf16) -> vector<2xbf16>
          %3031 = "llvm.bitcast"(%3030) : (vector<2xbf16>) -> i32
          %3032 = "llvm.getelementptr"(%3023, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3032, %3025, %3027, %3029, %3031) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3034 = "vector.from_elements"(%3014, %3015) : (bf16, bf16) -> vector<2xbf16>
          %3035 = "llvm.bitcast"(%3034) : (vector<2xbf16>) -> i32
          %3036 = "vector.from_elements"(%3016, %3017) : (bf16, bf16) -> vector<2xbf16>
          %3037 = "llvm.bitcast"(%3036) : (vector<2xbf16>) -> i32
          %3038 = "vector.from_elements"(%3018, %3019) : (bf16, bf16) -> vector<2xbf16>
          %3039 = "llvm.bitcast"(%3038) : (vector<2xbf16>) -> i32
          %3040 = "vector.from_elements"(%3020, %3021) : (bf16, bf16) -> vector<2xbf16>
          %3041 = "llvm.bitcast"(%3040) : (vector<2xbf16>) -> i32
          %3042 = "llvm.getelementptr"(%3023, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3042, %3035, %3037, %3039, %3041) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 53 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %3044 = "arith.constant"() {value = 160 : i32} : () -> i32
            %3045 = "arith.addi"(%2737, %3044) : (i32, i32) -> i32
            %3046 = "nvvm.elect.sync"() {cutec.arm = 54 : i32} : () -> i1
            "scf.if"(%3046) ({
              %t3047_s1 = "llvm.ptrtoint"(%3023) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3047_s1, %3045, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3048 = "arith.addi"(%1472, %1001) : (i32, i32) -> i32
          %3049 = "arith.remui"(%3048, %2746) : (i32, i32) -> i32
          %3050 = "arith.addi"(%2759, %3049) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 55 : i32} : (i32, i32) -> ()
          %3051 = "vector.from_elements"(%2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3052 = "arith.truncf"(%3051) : (vector<16xf32>) -> vector<16xbf16>
          %3053 = "vector.extract"(%3052) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3054 = "vector.extract"(%3052) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3055 = "vector.extract"(%3052) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3056 = "vector.extract"(%3052) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3057 = "vector.extract"(%3052) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3058 = "vector.extract"(%3052) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3059 = "vector.extract"(%3052) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3060 = "vector.extract"(%3052) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3061 = "vector.extract"(%3052) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3062 = "vector.extract"(%3052) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3063 = "vector.extract"(%3052) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3064 = "vector.extract"(%3052) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3065 = "vector.extract"(%3052) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3066 = "vector.extract"(%3052) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3067 = "vector.extract"(%3052) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3068 = "vector.extract"(%3052) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3069 = "arith.muli"(%3050, %2781) : (i32, i32) -> i32
          %3070 = "llvm.getelementptr"(%78, %3069) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3071 = "vector.from_elements"(%3053, %3054) : (bf16, bf16) -> vector<2xbf16>
          %3072 = "llvm.bitcast"(%3071) : (vector<2xbf16>) -> i32
          %3073 = "vector.from_elements"(%3055, %3056) : (bf16, bf16) -> vector<2xbf16>
          %3074 = "llvm.bitcast"(%3073) : (vector<2xbf16>) -> i32
          %3075 = "vector.from_elements"(%3057, %3058) : (bf16, bf16) -> vector<2xbf16>
          %3076 = "llvm.bitcast"(%3075) : (vector<2xbf16>) -> i32
          %3077 = "vector.from_elements"(%3059, %3060) : (bf16, bf16) -> vector<2xbf16>
          %3078 = "llvm.bitcast"(%3077) : (vector<2xbf16>) -> i32
          %3079 = "llvm.getelementptr"(%3070, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3079, %3072, %3074, %3076, %3078) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3081 = "vector.from_elements"(%3061, %3062) : (bf16, bf16) -> vector<2xbf16>
          %3082 = "llvm.bitcast"(%3081) : (vector<2xbf16>) -> i32
          %3083 = "vector.from_elements"(%3063, %3064) : (bf16, bf16) -> vector<2xbf16>
          %3084 = "llvm.bitcast"(%3083) : (vector<2xbf16>) -> i32
          %3085 = "vector.from_elements"(%3065, %3066) : (bf16, bf16) -> vector<2xbf16>
          %3086 = "llvm.bitcast"(%3085) : (vector<2xbf16>) -> i32
          %3087 = "vector.from_elements"(%3067, %3068) : (bf16, bf16) -> vector<2xbf16>
          %3088 = "llvm.bitcast"(%3087) : (vector<2xbf16>) -> i32
          %3089 = "llvm.getelementptr"(%3070, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3089, %3082, %3084, %3086, %3088) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 58 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %3091 = "arith.addi"(%2737, %2792) : (i32, i32) -> i32
            %3092 = "nvvm.elect.sync"() {cutec.arm = 59 : i32} : () -> i1
            "scf.if"(%3092) ({
              %t3093_s1 = "llvm.ptrtoint"(%3070) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3093_s1, %3091, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3094 = "arith.constant"() {value = 7 : i32} : () -> i32
          %3095 = "arith.addi"(%1472, %3094) : (i32, i32) -> i32
          %3096 = "arith.remui"(%3095, %2746) : (i32, i32) -> i32
          %3097 = "arith.addi"(%2759, %3096) : (i32, i32) -> i32
          "scf.if"(%2742) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 60 : i32} : (i32, i32) -> ()
          %3098 = "vector.from_elements"(%2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3099 = "arith.truncf"(%3098) : (vector<16xf32>) -> vector<16xbf16>
          %3100 = "vector.extract"(%3099) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3101 = "vector.extract"(%3099) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3102 = "vector.extract"(%3099) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3103 = "vector.extract"(%3099) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3104 = "vector.extract"(%3099) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3105 = "vector.extract"(%3099) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3106 = "vector.extract"(%3099) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3107 = "vector.extract"(%3099) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3108 = "vector.extract"(%3099) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3109 = "vector.extract"(%3099) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3110 = "vector.extract"(%3099) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3111 = "vector.extract"(%3099) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3112 = "vector.extract"(%3099) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3113 = "vector.extract"(%3099) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3114 = "vector.extract"(%3099) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3115 = "vector.extract"(%3099) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3116 = "arith.muli"(%3097, %2781) : (i32, i32) -> i32
          %3117 = "llvm.getelementptr"(%78, %3116) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3118 = "vector.from_elements"(%3100, %3101) : (bf16, bf16) -> vector<2xbf16>
          %3119 = "llvm.bitcast"(%3118) : (vector<2xbf16>) -> i32
          %3120 = "vector.from_elements"(%3102, %3103) : (bf16, bf16) -> vector<2xbf16>
          %3121 = "llvm.bitcast"(%3120) : (vector<2xbf16>) -> i32
          %3122 = "vector.from_elements"(%3104, %3105) : (bf16, bf16) -> vector<2xbf16>
          %3123 = "llvm.bitcast"(%3122) : (vector<2xbf16>) -> i32
          %3124 = "vector.from_elements"(%3106, %3107) : (bf16, bf16) -> vector<2xbf16>
          %3125 = "llvm.bitcast"(%3124) : (vector<2xbf16>) -> i32
          %3126 = "llvm.getelementptr"(%3117, %2796) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3126, %3119, %3121, %3123, %3125) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3128 = "vector.from_elements"(%3108, %3109) : (bf16, bf16) -> vector<2xbf16>
          %3129 = "llvm.bitcast"(%3128) : (vector<2xbf16>) -> i32
          %3130 = "vector.from_elements"(%3110, %3111) : (bf16, bf16) -> vector<2xbf16>
          %3131 = "llvm.bitcast"(%3130) : (vector<2xbf16>) -> i32
          %3132 = "vector.from_elements"(%3112, %3113) : (bf16, bf16) -> vector<2xbf16>
          %3133 = "llvm.bitcast"(%3132) : (vector<2xbf16>) -> i32
          %3134 = "vector.from_elements"(%3114, %3115) : (bf16, bf16) -> vector<2xbf16>
          %3135 = "llvm.bitcast"(%3134) : (vector<2xbf16>) -> i32
          %3136 = "llvm.getelementptr"(%3117, %2811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3136, %3129, %3131, %3133, %3135) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2762, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 63 : i32} : (i32, i32) -> ()
          "scf.if"(%2742) ({
            %3138 = "arith.constant"() {value = 224 : i32} : () -> i32
            %3139 = "arith.addi"(%2737, %3138) : (i32, i32) -> i32
            %3140 = "nvvm.elect.sync"() {cutec.arm = 64 : i32} : () -> i1
            "scf.if"(%3140) ({
              %t3141_s1 = "llvm.ptrtoint"(%3117) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3141_s1, %3139, %2734, %2736, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3142 = "arith.addi"(%1470, %57) : (i32, i32) -> i32
          %3143 = "arith.muli"(%1615, %266) : (i32, i32) -> i32
          %3144, %3145, %3146, %3147, %3148 = "scf.while"(%1467, %1468, %1469, %1471, %3143) ({
          ^bb0(%3149: i32, %3150: i32, %3151: i32, %3152: i32, %3153: i32):
            %3154 = "arith.cmpi"(%3151, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3155 = "arith.addi"(%3150, %3153) : (i32, i32) -> i32
            %3156 = "arith.cmpi"(%3142, %3155) {predicate = 5 : i64} : (i32, i32) -> i1
            %3157 = "arith.andi"(%3154, %3156) : (i1, i1) -> i1
            "scf.condition"(%3157, %3149, %3150, %3151, %3152, %3153) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%3158: i32, %3159: i32, %3160: i32, %3161: i32, %3162: i32):
            %3163 = "arith.addi"(%3159, %3162) : (i32, i32) -> i32
            %3164 = "arith.addi"(%3160, %129) : (i32, i32) -> i32
            %3165 = "arith.cmpi"(%3164, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3166, %3167, %3168 = "scf.if"(%3165) ({
              %3169 = "llvm.getelementptr"(%81, %3164) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3170 = "llvm.load"(%3169) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %3171 = "arith.minsi"(%3170, %31) : (i32, i32) -> i32
              %3172 = "arith.maxsi"(%3171, %3158) : (i32, i32) -> i32
              %3173 = "arith.subi"(%3172, %3158) : (i32, i32) -> i32
              %3174 = "arith.addi"(%3173, %267) : (i32, i32) -> i32
              %3175 = "arith.shrsi"(%3174, %1001) : (i32, i32) -> i32
              %3176 = "arith.muli"(%3175, %266) : (i32, i32) -> i32
              "scf.yield"(%3172, %3158, %3176) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3158, %3161, %3162) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%3166, %3163, %3164, %3167, %3168) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"(%3144, %3145, %3146, %3142, %3147, %1472, %1037, %1927, %1928, %1929, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %3119, %3121, %3123, %3125, %3129, %3131, %3133, %3135) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%1180) : (i1) -> ()
      }) : (i1) -> i1
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%123) ({
        %3177 = "llvm.inline_asm"(%27) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %3179 = "arith.shrsi"(%3177, %120) : (i64, i64) -> i64
        %3180 = "scf.if"(%122) ({
          %3181 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %3182 = "arith.subi"(%3181, %57) : (i32, i32) -> i32
          %3183 = "arith.extsi"(%3182) : (i32) -> i64
          "scf.yield"(%3183) : (i64) -> ()
        }, {
          "scf.yield"(%261) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %3184 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%3184, %3180) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%27, %3180) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%122) ({
          %3187 = "arith.addi"(%3179, %261) : (i64, i64) -> i64
          %3188 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3189 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %3190 = "arith.muli"(%3187, %3189) : (i64, i64) -> i64
          %3191 = "llvm.inline_asm"(%3188) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %3193 = "scf.while"(%3191) ({
          ^bb0(%3194: i64):
            %3195 = "arith.cmpi"(%3194, %3190) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%3195, %3194) : (i1, i64) -> ()
          }, {
          ^bb0(%3196: i64):
            %3197 = "llvm.inline_asm"(%3188) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%3197) : (i64) -> ()
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
        %3199 = "arith.constant"() {value = 1025 : i32} : () -> i32
        %3200 = "arith.subi"(%3199, %57) : (i32, i32) -> i32
        %3201 = "arith.select"(%122, %3200, %129) : (i1, i32, i32) -> i32
        %3202 = "arith.extsi"(%3201) : (i32) -> i64
        "llvm.inline_asm"(%41, %3202) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
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
    "cutec.host_check"(%53) {message = "row_ends has another length than experts", file = "samples/moe_gemm_gpus_hopper.py", line = 331 : i32} : (i1) -> ()
    %54 = "arith.constant"() {value = 0 : i32} : () -> i32
    %55 = "arith.subi"(%54, %31) : (i32, i32) -> i32
    %56 = "arith.constant"() {value = 6 : i32} : () -> i32
    %57 = "arith.shrsi"(%55, %56) : (i32, i32) -> i32
    %58 = "arith.subi"(%54, %57) : (i32, i32) -> i32
    %59 = "arith.muli"(%51, %58) : (i32, i32) -> i32
    %60 = "arith.addi"(%49, %59) : (i32, i32) -> i32
    %61 = "arith.cmpi"(%48, %60) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%61) {message = "fewer counters than counters_of says", file = "samples/moe_gemm_gpus_hopper.py", line = 332 : i32} : (i1) -> ()
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
    %72 = "arith.constant"() {value = 64 : i32} : () -> i32
    %73 = "arith.addi"(%31, %72) : (i32, i32) -> i32
    %74 = "arith.constant"() {value = 64 : i64} : () -> i64
    %75 = "arith.muli"(%74, %46) : (i64, i64) -> i64
    %76 = "arith.constant"() {value = 0 : i64} : () -> i64
    %77 = "arith.subi"(%76, %75) : (i64, i64) -> i64
    %78 = "llvm.getelementptr"(%45, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %79 = "arith.extsi"(%73) : (i32) -> i64
    %80 = "arith.constant"() {value = 1 : i64} : () -> i64
    %81 = "arith.muli"(%46, %64) : (i64, i64) -> i64
    %82 = "cutec.tensor_map"(%78, %67, %74, %79, %80, %81, %81, %81) {dtype = "bf16", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 32, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %83 = "arith.constant"() {value = 132 : i32} : () -> i32
    %84 = "arith.constant"() {value = 256 : i32} : () -> i32
    %85 = "arith.constant"() {value = 218224 : i32} : () -> i32
    "gpu.launch_func"(%83, %49, %49, %84, %49, %49, %49, %49, %49, %85, %0, %18, %2, %3, %19, %20, %6, %21, %22, %23, %24, %25, %26, %13, %27, %15, %28, %29, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %16, %17, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %47, %48, %66, %71, %42, %3, %34, %82, %42, %73) {kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 51, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_gemm_tile64x256_cluster1x1_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
