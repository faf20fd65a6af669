!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i32, %9: i64, %10: i64, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: i64, %15: i64, %16: !llvm.ptr<1>, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i64, %21: !llvm.ptr<1>, %22: !llvm.ptr<1>, %23: !llvm.ptr<1>, %24: i32, %25: !llvm.ptr<1>, %26: i32, %27: i32, %28: i32, %29: i32, %30: i32, %31: i64, %32: !llvm.ptr<1>, %33: i32, %34: i64, %35: f32):
      %36 = "arith.trunci"(%31) : (i64) -> i32
      %37 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %40 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 6144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 104448>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 104704>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 104960>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.addi"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 256 : i32} : () -> i32
      %51 = "arith.muli"(%49, %50) : (i32, i32) -> i32
      %52 = "arith.addi"(%46, %51) : (i32, i32) -> i32
      %53 = "arith.constant"() {value = 32 : i32} : () -> i32
      %54 = "arith.divui"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.constant"() {value = 0 : i32} : () -> i32
      %56 = "arith.cmpi"(%54, %55) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%56) ({
        %57 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%57) ({
          %58 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t59_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t65_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %70 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %71 = "arith.constant"() {value = 128 : i32} : () -> i32
      %72 = "scf.for"(%55, %1, %71, %55) ({
      ^bb0(%73: i32, %74: i32):
        %75 = "arith.addi"(%73, %70) : (i32, i32) -> i32
        %76 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %77 = "scf.if"(%76) ({
          %78 = "arith.extsi"(%75) : (i32) -> i64
          %79 = "llvm.getelementptr"(%25, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %80 = "llvm.load"(%79) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %81 = "arith.constant"() {value = 127 : i32} : () -> i32
          %82 = "arith.addi"(%80, %81) : (i32, i32) -> i32
          %83 = "arith.constant"() {value = 7 : i32} : () -> i32
          %84 = "arith.shrsi"(%82, %83) : (i32, i32) -> i32
          %85 = "arith.constant"() {value = 1 : i32} : () -> i32
          %86 = "arith.maxsi"(%84, %85) : (i32, i32) -> i32
          %87 = "arith.muli"(%86, %26) : (i32, i32) -> i32
          %88 = "arith.addi"(%74, %87) : (i32, i32) -> i32
          "scf.yield"(%88) : (i32) -> ()
        }, {
          "scf.yield"(%74) : (i32) -> ()
        }) : (i1) -> i32
        %89 = "arith.addi"(%73, %53) : (i32, i32) -> i32
        %90 = "arith.addi"(%89, %70) : (i32, i32) -> i32
        %91 = "arith.cmpi"(%90, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %92 = "scf.if"(%91) ({
          %93 = "arith.extsi"(%90) : (i32) -> i64
          %94 = "llvm.getelementptr"(%25, %93) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %95 = "llvm.load"(%94) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %96 = "arith.constant"() {value = 127 : i32} : () -> i32
          %97 = "arith.addi"(%95, %96) : (i32, i32) -> i32
          %98 = "arith.constant"() {value = 7 : i32} : () -> i32
          %99 = "arith.shrsi"(%97, %98) : (i32, i32) -> i32
          %100 = "arith.constant"() {value = 1 : i32} : () -> i32
          %101 = "arith.maxsi"(%99, %100) : (i32, i32) -> i32
          %102 = "arith.muli"(%101, %26) : (i32, i32) -> i32
          %103 = "arith.addi"(%77, %102) : (i32, i32) -> i32
          "scf.yield"(%103) : (i32) -> ()
        }, {
          "scf.yield"(%77) : (i32) -> ()
        }) : (i1) -> i32
        %104 = "arith.constant"() {value = 64 : i32} : () -> i32
        %105 = "arith.addi"(%73, %104) : (i32, i32) -> i32
        %106 = "arith.addi"(%105, %70) : (i32, i32) -> i32
        %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %108 = "scf.if"(%107) ({
          %109 = "arith.extsi"(%106) : (i32) -> i64
          %110 = "llvm.getelementptr"(%25, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %111 = "llvm.load"(%110) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %112 = "arith.constant"() {value = 127 : i32} : () -> i32
          %113 = "arith.addi"(%111, %112) : (i32, i32) -> i32
          %114 = "arith.constant"() {value = 7 : i32} : () -> i32
          %115 = "arith.shrsi"(%113, %114) : (i32, i32) -> i32
          %116 = "arith.constant"() {value = 1 : i32} : () -> i32
          %117 = "arith.maxsi"(%115, %116) : (i32, i32) -> i32
          %118 = "arith.muli"(%117, %26) : (i32, i32) -> i32
          %119 = "arith.addi"(%92, %118) : (i32, i32) -> i32
          "scf.yield"(%119) : (i32) -> ()
        }, {
          "scf.yield"(%92) : (i32) -> ()
        }) : (i1) -> i32
        %120 = "arith.constant"() {value = 96 : i32} : () -> i32
        %121 = "arith.addi"(%73, %120) : (i32, i32) -> i32
        %122 = "arith.addi"(%121, %70) : (i32, i32) -> i32
        %123 = "arith.cmpi"(%122, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %124 = "scf.if"(%123) ({
          %125 = "arith.extsi"(%122) : (i32) -> i64
          %126 = "llvm.getelementptr"(%25, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %127 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %128 = "arith.constant"() {value = 127 : i32} : () -> i32
          %129 = "arith.addi"(%127, %128) : (i32, i32) -> i32
          %130 = "arith.constant"() {value = 7 : i32} : () -> i32
          %131 = "arith.shrsi"(%129, %130) : (i32, i32) -> i32
          %132 = "arith.constant"() {value = 1 : i32} : () -> i32
          %133 = "arith.maxsi"(%131, %132) : (i32, i32) -> i32
          %134 = "arith.muli"(%133, %26) : (i32, i32) -> i32
          %135 = "arith.addi"(%108, %134) : (i32, i32) -> i32
          "scf.yield"(%135) : (i32) -> ()
        }, {
          "scf.yield"(%108) : (i32) -> ()
        }) : (i1) -> i32
        "scf.yield"(%124) : (i32) -> ()
      }) : (i32, i32, i32, i32) -> i32
      %136 = "arith.constant"() {value = -1 : i32} : () -> i32
      %137 = "arith.constant"() {value = 16 : i32} : () -> i32
      %138 = "arith.constant"() {value = 31 : i32} : () -> i32
      %139 = "nvvm.shfl.sync"(%136, %72, %137, %138) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %140 = "arith.addi"(%72, %139) : (i32, i32) -> i32
      %141 = "arith.constant"() {value = 8 : i32} : () -> i32
      %142 = "nvvm.shfl.sync"(%136, %140, %141, %138) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %143 = "arith.addi"(%140, %142) : (i32, i32) -> i32
      %144 = "arith.constant"() {value = 4 : i32} : () -> i32
      %145 = "nvvm.shfl.sync"(%136, %143, %144, %138) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %146 = "arith.addi"(%143, %145) : (i32, i32) -> i32
      %147 = "arith.constant"() {value = 2 : i32} : () -> i32
      %148 = "nvvm.shfl.sync"(%136, %146, %147, %138) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %149 = "arith.addi"(%146, %148) : (i32, i32) -> i32
      %150 = "arith.constant"() {value = 1 : i32} : () -> i32
      %151 = "nvvm.shfl.sync"(%136, %149, %150, %138) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %152 = "arith.addi"(%149, %151) : (i32, i32) -> i32
      %153 = "arith.remsi"(%152, %24) : (i32, i32) -> i32
      %154 = "arith.cmpi"(%153, %55) {predicate = 2 : i64} : (i32, i32) -> i1
      %155 = "arith.divsi"(%152, %24) : (i32, i32) -> i32
      %156 = "arith.extsi"(%154) : (i1) -> i32
      %157 = "arith.addi"(%155, %156) : (i32, i32) -> i32
      %158 = "arith.addi"(%153, %24) : (i32, i32) -> i32
      %159 = "arith.select"(%154, %158, %153) : (i1, i32, i32) -> i32
      %160 = "arith.divui"(%37, %71) : (i32, i32) -> i32
      %161 = "nvvm.shfl.sync"(%136, %160, %55, %138) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %162 = "arith.cmpi"(%161, %55) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%162) ({
        "nvvm.setmaxregister"() {regCount = 80 : i32, action = #nvvm<action decrease>} : () -> ()
        %163 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %164 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %165 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %166 = "arith.divui"(%37, %53) : (i32, i32) -> i32
        %167 = "nvvm.shfl.sync"(%136, %166, %55, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
        %168 = "arith.remui"(%37, %53) : (i32, i32) -> i32
        %169 = "arith.muli"(%163, %157) : (i32, i32) -> i32
        %170 = "arith.minsi"(%163, %159) : (i32, i32) -> i32
        %171 = "arith.addi"(%169, %170) : (i32, i32) -> i32
        %172 = "arith.addi"(%163, %150) : (i32, i32) -> i32
        %173 = "arith.muli"(%172, %157) : (i32, i32) -> i32
        %174 = "arith.minsi"(%172, %159) : (i32, i32) -> i32
        %175 = "arith.addi"(%173, %174) : (i32, i32) -> i32
        %176 = "arith.cmpi"(%171, %175) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%176) ({
          %177 = "arith.constant"() {value = dense<0> : vector<2xi32>} : () -> vector<2xi32>
          %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %180 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %181, %182, %183 = "scf.for"(%55, %1, %53, %55, %55, %136) ({
          ^bb0(%184: i32, %185: i32, %186: i32, %187: i32):
            %188 = "arith.addi"(%184, %180) : (i32, i32) -> i32
            %189 = "arith.cmpi"(%187, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %190 = "arith.cmpi"(%188, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %191 = "arith.andi"(%189, %190) : (i1, i1) -> i1
            %192 = "scf.if"(%191) ({
              %193 = "arith.extsi"(%188) : (i32) -> i64
              %194 = "llvm.getelementptr"(%25, %193) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %195 = "llvm.load"(%194) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %196 = "arith.constant"() {value = 127 : i32} : () -> i32
              %197 = "arith.addi"(%195, %196) : (i32, i32) -> i32
              %198 = "arith.constant"() {value = 7 : i32} : () -> i32
              %199 = "arith.shrsi"(%197, %198) : (i32, i32) -> i32
              %200 = "arith.maxsi"(%199, %150) : (i32, i32) -> i32
              %201 = "arith.muli"(%200, %26) : (i32, i32) -> i32
              "scf.yield"(%201) : (i32) -> ()
            }, {
              "scf.yield"(%55) : (i32) -> ()
            }) : (i1) -> i32
            %202 = "nvvm.shfl.sync"(%136, %192, %150, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
            %203 = "arith.cmpi"(%180, %150) {predicate = 5 : i64} : (i32, i32) -> i1
            %204 = "arith.select"(%203, %202, %55) : (i1, i32, i32) -> i32
            %205 = "arith.addi"(%192, %204) : (i32, i32) -> i32
            %206 = "nvvm.shfl.sync"(%136, %205, %147, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
            %207 = "arith.cmpi"(%180, %147) {predicate = 5 : i64} : (i32, i32) -> i1
            %208 = "arith.select"(%207, %206, %55) : (i1, i32, i32) -> i32
            %209 = "arith.addi"(%205, %208) : (i32, i32) -> i32
            %210 = "nvvm.shfl.sync"(%136, %209, %144, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
            %211 = "arith.cmpi"(%180, %144) {predicate = 5 : i64} : (i32, i32) -> i1
            %212 = "arith.select"(%211, %210, %55) : (i1, i32, i32) -> i32
            %213 = "arith.addi"(%209, %212) : (i32, i32) -> i32
            %214 = "nvvm.shfl.sync"(%136, %213, %141, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
            %215 = "arith.cmpi"(%180, %141) {predicate = 5 : i64} : (i32, i32) -> i1
            %216 = "arith.select"(%215, %214, %55) : (i1, i32, i32) -> i32
            %217 = "arith.addi"(%213, %216) : (i32, i32) -> i32
            %218 = "nvvm.shfl.sync"(%136, %217, %137, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
            %219 = "arith.cmpi"(%180, %137) {predicate = 5 : i64} : (i32, i32) -> i1
            %220 = "arith.select"(%219, %218, %55) : (i1, i32, i32) -> i32
            %221 = "arith.addi"(%217, %220) : (i32, i32) -> i32
            %222 = "arith.addi"(%185, %221) : (i32, i32) -> i32
            %223 = "arith.cmpi"(%222, %171) {predicate = 4 : i64} : (i32, i32) -> i1
            %224 = "arith.andi"(%189, %223) : (i1, i1) -> i1
            %225 = "nvvm.vote.sync"(%136, %224) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
            %226 = "arith.cmpi"(%225, %55) {predicate = 1 : i64} : (i32, i32) -> i1
            %227, %228 = "scf.if"(%226) ({
              %229 = "arith.subi"(%55, %225) : (i32, i32) -> i32
              %230 = "arith.andi"(%225, %229) : (i32, i32) -> i32
              %231 = "arith.subi"(%230, %150) : (i32, i32) -> i32
              %232 = "llvm.intr.ctpop"(%231) : (i32) -> i32
              %233 = "arith.addi"(%184, %232) : (i32, i32) -> i32
              %234 = "arith.subi"(%221, %192) : (i32, i32) -> i32
              %235 = "nvvm.shfl.sync"(%136, %234, %232, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
              %236 = "arith.addi"(%185, %235) : (i32, i32) -> i32
              "scf.yield"(%233, %236) : (i32, i32) -> ()
            }, {
              "scf.yield"(%186, %187) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %237 = "nvvm.shfl.sync"(%136, %221, %138, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %238 = "arith.addi"(%185, %237) : (i32, i32) -> i32
            "scf.yield"(%238, %227, %228) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %239 = "arith.extsi"(%182) : (i32) -> i64
          %240 = "llvm.getelementptr"(%25, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %241 = "llvm.load"(%240) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %242 = "arith.constant"() {value = 127 : i32} : () -> i32
          %243 = "arith.addi"(%241, %242) : (i32, i32) -> i32
          %244 = "arith.constant"() {value = 7 : i32} : () -> i32
          %245 = "arith.shrsi"(%243, %244) : (i32, i32) -> i32
          %246 = "arith.maxsi"(%245, %150) : (i32, i32) -> i32
          %247 = "arith.subi"(%171, %183) : (i32, i32) -> i32
          %248 = "arith.remsi"(%247, %246) : (i32, i32) -> i32
          %249 = "arith.cmpi"(%248, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %250 = "arith.divsi"(%247, %246) : (i32, i32) -> i32
          %251 = "arith.extsi"(%249) : (i1) -> i32
          %252 = "arith.addi"(%250, %251) : (i32, i32) -> i32
          %253 = "arith.addi"(%248, %246) : (i32, i32) -> i32
          %254 = "arith.select"(%249, %253, %248) : (i1, i32, i32) -> i32
          %255 = "arith.muli"(%254, %71) : (i32, i32) -> i32
          %256 = "arith.muli"(%167, %53) : (i32, i32) -> i32
          %257 = "arith.addi"(%255, %256) : (i32, i32) -> i32
          %258 = "arith.addi"(%257, %168) : (i32, i32) -> i32
          %259 = "arith.cmpi"(%168, %53) {predicate = 2 : i64} : (i32, i32) -> i1
          %260 = "arith.cmpi"(%258, %241) {predicate = 2 : i64} : (i32, i32) -> i1
          %261 = "arith.andi"(%259, %260) : (i1, i1) -> i1
          %262, %263 = "scf.if"(%261) ({
            %264 = "arith.constant"() {value = 32 : i64} : () -> i64
            %265 = "arith.shrui"(%31, %264) : (i64, i64) -> i64
            %266 = "arith.subi"(%36, %150) : (i32, i32) -> i32
            %267 = "llvm.intr.ctlz"(%266) {is_zero_poison = false} : (i32) -> i32
            %268 = "arith.subi"(%53, %267) : (i32, i32) -> i32
            %269 = "arith.shrsi"(%258, %138) : (i32, i32) -> i32
            %270 = "arith.xori"(%258, %269) : (i32, i32) -> i32
            %271 = "arith.extui"(%270) : (i32) -> i64
            %272 = "arith.muli"(%271, %265) : (i64, i64) -> i64
            %273 = "arith.shrui"(%272, %264) : (i64, i64) -> i64
            %274 = "arith.trunci"(%273) : (i64) -> i32
            %275 = "arith.addi"(%274, %270) : (i32, i32) -> i32
            %276 = "arith.shrui"(%275, %268) : (i32, i32) -> i32
            %277 = "arith.cmpi"(%268, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %278 = "arith.select"(%277, %276, %55) : (i1, i32, i32) -> i32
            %279 = "arith.xori"(%278, %269) : (i32, i32) -> i32
            %280 = "llvm.intr.ctlz"(%266) {is_zero_poison = false} : (i32) -> i32
            %281 = "arith.subi"(%53, %280) : (i32, i32) -> i32
            %282 = "arith.shrui"(%275, %281) : (i32, i32) -> i32
            %283 = "arith.cmpi"(%281, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %284 = "arith.select"(%283, %282, %55) : (i1, i32, i32) -> i32
            %285 = "arith.xori"(%284, %269) : (i32, i32) -> i32
            %286 = "arith.muli"(%285, %36) : (i32, i32) -> i32
            %287 = "arith.subi"(%258, %286) : (i32, i32) -> i32
            %288 = "arith.extsi"(%279) : (i32) -> i64
            %289 = "arith.muli"(%239, %34) : (i64, i64) -> i64
            %290 = "arith.addi"(%289, %288) : (i64, i64) -> i64
            %291 = "llvm.getelementptr"(%32, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%292, %287) : (i32, i32) -> ()
          }, {
            "scf.yield"(%178, %179) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %293, %294, %295, %296, %297, %298, %299, %300, %301, %302 = "scf.for"(%171, %175, %150, %182, %241, %252, %254, %55, %55, %55, %150, %262, %263) ({
          ^bb0(%303: i32, %304: i32, %305: i32, %306: i32, %307: i32, %308: i32, %309: i32, %310: i32, %311: i32, %312: i32, %313: i32):
            %314 = "llvm.getelementptr"(%45, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t315_s0 = "llvm.ptrtoint"(%314) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t315_s0, %311) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %316 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %317 = "arith.muli"(%308, %316) : (i32, i32) -> i32
            %318 = "llvm.getelementptr"(%40, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %319 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %320 = "arith.muli"(%310, %319) : (i32, i32) -> i32
            %321 = "llvm.getelementptr"(%41, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %322 = "arith.muli"(%306, %27) : (i32, i32) -> i32
            %323 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %324 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %325 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %326 = "arith.addi"(%322, %324) : (i32, i32) -> i32
            %327 = "arith.remsi"(%326, %29) : (i32, i32) -> i32
            %328 = "arith.cmpi"(%327, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %329 = "arith.divsi"(%326, %29) : (i32, i32) -> i32
            %330 = "arith.extsi"(%328) : (i1) -> i32
            %331 = "arith.addi"(%329, %330) : (i32, i32) -> i32
            %332 = "arith.remui"(%168, %141) : (i32, i32) -> i32
            %333 = "arith.divui"(%168, %141) : (i32, i32) -> i32
            %334 = "arith.remui"(%333, %53) : (i32, i32) -> i32
            %335 = "nvvm.shfl.sync"(%136, %312, %334, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %336 = "nvvm.shfl.sync"(%136, %313, %334, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
            %337 = "arith.addi"(%256, %333) : (i32, i32) -> i32
            %338 = "arith.muli"(%307, %71) : (i32, i32) -> i32
            %339 = "arith.addi"(%338, %337) : (i32, i32) -> i32
            %340 = "arith.cmpi"(%339, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %341 = "arith.extui"(%340) : (i1) -> i8
            %342 = "arith.extsi"(%335) : (i32) -> i64
            %343 = "arith.extsi"(%336) : (i32) -> i64
            %344 = "arith.extsi"(%331) : (i32) -> i64
            %345 = "arith.muli"(%342, %9) : (i64, i64) -> i64
            %346 = "arith.muli"(%343, %10) : (i64, i64) -> i64
            %347 = "arith.addi"(%345, %346) : (i64, i64) -> i64
            %348 = "arith.muli"(%344, %11) : (i64, i64) -> i64
            %349 = "arith.addi"(%347, %348) : (i64, i64) -> i64
            %350 = "llvm.getelementptr"(%5, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %351 = "arith.remui"(%333, %141) : (i32, i32) -> i32
            %352 = "arith.xori"(%332, %351) : (i32, i32) -> i32
            %353 = "arith.muli"(%352, %141) : (i32, i32) -> i32
            %354 = "arith.constant"() {value = 64 : i32} : () -> i32
            %355 = "arith.muli"(%337, %354) : (i32, i32) -> i32
            %356 = "arith.addi"(%353, %355) : (i32, i32) -> i32
            %357 = "llvm.getelementptr"(%321, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %358 = "arith.muli"(%332, %141) : (i32, i32) -> i32
            %359 = "llvm.getelementptr"(%350, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %360 = "arith.constant"() {value = 0 : i8} : () -> i8
            %361 = "arith.cmpi"(%341, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %362 = "arith.select"(%361, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%357, %359, %362) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %363 = "arith.muli"(%342, %13) : (i64, i64) -> i64
            %364 = "arith.muli"(%343, %14) : (i64, i64) -> i64
            %365 = "arith.addi"(%363, %364) : (i64, i64) -> i64
            %366 = "arith.muli"(%344, %15) : (i64, i64) -> i64
            %367 = "arith.addi"(%365, %366) : (i64, i64) -> i64
            %368 = "llvm.getelementptr"(%12, %367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %369 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %370 = "arith.addi"(%356, %369) : (i32, i32) -> i32
            %371 = "llvm.getelementptr"(%321, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %372 = "llvm.getelementptr"(%368, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %373 = "arith.cmpi"(%341, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %374 = "arith.select"(%373, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%371, %372, %374) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %375 = "arith.addi"(%144, %333) : (i32, i32) -> i32
            %376 = "arith.remui"(%375, %53) : (i32, i32) -> i32
            %377 = "nvvm.shfl.sync"(%136, %312, %376, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
            %378 = "nvvm.shfl.sync"(%136, %313, %376, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
            %379 = "arith.addi"(%256, %375) : (i32, i32) -> i32
            %380 = "arith.addi"(%338, %379) : (i32, i32) -> i32
            %381 = "arith.cmpi"(%380, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %382 = "arith.extui"(%381) : (i1) -> i8
            %383 = "arith.extsi"(%377) : (i32) -> i64
            %384 = "arith.extsi"(%378) : (i32) -> i64
            %385 = "arith.muli"(%383, %9) : (i64, i64) -> i64
            %386 = "arith.muli"(%384, %10) : (i64, i64) -> i64
            %387 = "arith.addi"(%385, %386) : (i64, i64) -> i64
            %388 = "arith.addi"(%387, %348) : (i64, i64) -> i64
            %389 = "llvm.getelementptr"(%5, %388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %390 = "arith.remui"(%375, %141) : (i32, i32) -> i32
            %391 = "arith.xori"(%332, %390) : (i32, i32) -> i32
            %392 = "arith.muli"(%391, %141) : (i32, i32) -> i32
            %393 = "arith.muli"(%379, %354) : (i32, i32) -> i32
            %394 = "arith.addi"(%392, %393) : (i32, i32) -> i32
            %395 = "llvm.getelementptr"(%321, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %396 = "llvm.getelementptr"(%389, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %397 = "arith.cmpi"(%382, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %398 = "arith.select"(%397, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%395, %396, %398) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %399 = "arith.muli"(%383, %13) : (i64, i64) -> i64
            %400 = "arith.muli"(%384, %14) : (i64, i64) -> i64
            %401 = "arith.addi"(%399, %400) : (i64, i64) -> i64
            %402 = "arith.addi"(%401, %366) : (i64, i64) -> i64
            %403 = "llvm.getelementptr"(%12, %402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %404 = "arith.addi"(%394, %369) : (i32, i32) -> i32
            %405 = "llvm.getelementptr"(%321, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %406 = "llvm.getelementptr"(%403, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %407 = "arith.cmpi"(%382, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %408 = "arith.select"(%407, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%405, %406, %408) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %409 = "arith.addi"(%141, %333) : (i32, i32) -> i32
            %410 = "arith.remui"(%409, %53) : (i32, i32) -> i32
            %411 = "nvvm.shfl.sync"(%136, %312, %410, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
            %412 = "nvvm.shfl.sync"(%136, %313, %410, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %413 = "arith.addi"(%256, %409) : (i32, i32) -> i32
            %414 = "arith.addi"(%338, %413) : (i32, i32) -> i32
            %415 = "arith.cmpi"(%414, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %416 = "arith.extui"(%415) : (i1) -> i8
            %417 = "arith.extsi"(%411) : (i32) -> i64
            %418 = "arith.extsi"(%412) : (i32) -> i64
            %419 = "arith.muli"(%417, %9) : (i64, i64) -> i64
            %420 = "arith.muli"(%418, %10) : (i64, i64) -> i64
            %421 = "arith.addi"(%419, %420) : (i64, i64) -> i64
            %422 = "arith.addi"(%421, %348) : (i64, i64) -> i64
            %423 = "llvm.getelementptr"(%5, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %424 = "arith.remui"(%409, %141) : (i32, i32) -> i32
            %425 = "arith.xori"(%332, %424) : (i32, i32) -> i32
            %426 = "arith.muli"(%425, %141) : (i32, i32) -> i32
            %427 = "arith.muli"(%413, %354) : (i32, i32) -> i32
            %428 = "arith.addi"(%426, %427) : (i32, i32) -> i32
            %429 = "llvm.getelementptr"(%321, %428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %430 = "llvm.getelementptr"(%423, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %431 = "arith.cmpi"(%416, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %432 = "arith.select"(%431, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%429, %430, %432) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %433 = "arith.muli"(%417, %13) : (i64, i64) -> i64
            %434 = "arith.muli"(%418, %14) : (i64, i64) -> i64
            %435 = "arith.addi"(%433, %434) : (i64, i64) -> i64
            %436 = "arith.addi"(%435, %366) : (i64, i64) -> i64
            %437 = "llvm.getelementptr"(%12, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %438 = "arith.addi"(%428, %369) : (i32, i32) -> i32
            %439 = "llvm.getelementptr"(%321, %438) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %440 = "llvm.getelementptr"(%437, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %441 = "arith.cmpi"(%416, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %442 = "arith.select"(%441, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%439, %440, %442) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %443 = "arith.constant"() {value = 12 : i32} : () -> i32
            %444 = "arith.addi"(%443, %333) : (i32, i32) -> i32
            %445 = "arith.remui"(%444, %53) : (i32, i32) -> i32
            %446 = "nvvm.shfl.sync"(%136, %312, %445, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
            %447 = "nvvm.shfl.sync"(%136, %313, %445, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
            %448 = "arith.addi"(%256, %444) : (i32, i32) -> i32
            %449 = "arith.addi"(%338, %448) : (i32, i32) -> i32
            %450 = "arith.cmpi"(%449, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %451 = "arith.extui"(%450) : (i1) -> i8
            %452 = "arith.extsi"(%446) : (i32) -> i64
            %453 = "arith.extsi"(%447) : (i32) -> i64
            %454 = "arith.muli"(%452, %9) : (i64, i64) -> i64
            %455 = "arith.muli"(%453, %10) : (i64, i64) -> i64
            %456 = "arith.addi"(%454, %455) : (i64, i64) -> i64
            %457 = "arith.addi"(%456, %348) : (i64, i64) -> i64
            %458 = "llvm.getelementptr"(%5, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %459 = "arith.remui"(%444, %141) : (i32, i32) -> i32
            %460 = "arith.xori"(%332, %459) : (i32, i32) -> i32
            %461 = "arith.muli"(%460, %141) : (i32, i32) -> i32
            %462 = "arith.muli"(%448, %354) : (i32, i32) -> i32
            %463 = "arith.addi"(%461, %462) : (i32, i32) -> i32
            %464 = "llvm.getelementptr"(%321, %463) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %465 = "llvm.getelementptr"(%458, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %466 = "arith.cmpi"(%451, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %467 = "arith.select"(%466, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%464, %465, %467) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %468 = "arith.muli"(%452, %13) : (i64, i64) -> i64
            %469 = "arith.muli"(%453, %14) : (i64, i64) -> i64
            %470 = "arith.addi"(%468, %469) : (i64, i64) -> i64
            %471 = "arith.addi"(%470, %366) : (i64, i64) -> i64
            %472 = "llvm.getelementptr"(%12, %471) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %473 = "arith.addi"(%463, %369) : (i32, i32) -> i32
            %474 = "llvm.getelementptr"(%321, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %475 = "llvm.getelementptr"(%472, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %476 = "arith.cmpi"(%451, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %477 = "arith.select"(%476, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%474, %475, %477) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %478 = "arith.addi"(%137, %333) : (i32, i32) -> i32
            %479 = "arith.remui"(%478, %53) : (i32, i32) -> i32
            %480 = "nvvm.shfl.sync"(%136, %312, %479, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
            %481 = "nvvm.shfl.sync"(%136, %313, %479, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
            %482 = "arith.addi"(%256, %478) : (i32, i32) -> i32
            %483 = "arith.addi"(%338, %482) : (i32, i32) -> i32
            %484 = "arith.cmpi"(%483, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %485 = "arith.extui"(%484) : (i1) -> i8
            %486 = "arith.extsi"(%480) : (i32) -> i64
            %487 = "arith.extsi"(%481) : (i32) -> i64
            %488 = "arith.muli"(%486, %9) : (i64, i64) -> i64
            %489 = "arith.muli"(%487, %10) : (i64, i64) -> i64
            %490 = "arith.addi"(%488, %489) : (i64, i64) -> i64
            %491 = "arith.addi"(%490, %348) : (i64, i64) -> i64
            %492 = "llvm.getelementptr"(%5, %491) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %493 = "arith.remui"(%478, %141) : (i32, i32) -> i32
            %494 = "arith.xori"(%332, %493) : (i32, i32) -> i32
            %495 = "arith.muli"(%494, %141) : (i32, i32) -> i32
            %496 = "arith.muli"(%482, %354) : (i32, i32) -> i32
            %497 = "arith.addi"(%495, %496) : (i32, i32) -> i32
            %498 = "llvm.getelementptr"(%321, %497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %499 = "llvm.getelementptr"(%492, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %500 = "arith.cmpi"(%485, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %501 = "arith.select"(%500, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%498, %499, %501) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %502 = "arith.muli"(%486, %13) : (i64, i64) -> i64
            %503 = "arith.muli"(%487, %14) : (i64, i64) -> i64
            %504 = "arith.addi"(%502, %503) : (i64, i64) -> i64
            %505 = "arith.addi"(%504, %366) : (i64, i64) -> i64
            %506 = "llvm.getelementptr"(%12, %505) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %507 = "arith.addi"(%497, %369) : (i32, i32) -> i32
            %508 = "llvm.getelementptr"(%321, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %509 = "llvm.getelementptr"(%506, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %510 = "arith.cmpi"(%485, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %511 = "arith.select"(%510, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%508, %509, %511) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %512 = "arith.constant"() {value = 20 : i32} : () -> i32
            %513 = "arith.addi"(%512, %333) : (i32, i32) -> i32
            %514 = "arith.remui"(%513, %53) : (i32, i32) -> i32
            %515 = "nvvm.shfl.sync"(%136, %312, %514, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
            %516 = "nvvm.shfl.sync"(%136, %313, %514, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
            %517 = "arith.addi"(%256, %513) : (i32, i32) -> i32
            %518 = "arith.addi"(%338, %517) : (i32, i32) -> i32
            %519 = "arith.cmpi"(%518, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %520 = "arith.extui"(%519) : (i1) -> i8
            %521 = "arith.extsi"(%515) : (i32) -> i64
            %522 = "arith.extsi"(%516) : (i32) -> i64
            %523 = "arith.muli"(%521, %9) : (i64, i64) -> i64
            %524 = "arith.muli"(%522, %10) : (i64, i64) -> i64
            %525 = "arith.addi"(%523, %524) : (i64, i64) -> i64
            %526 = "arith.addi"(%525, %348) : (i64, i64) -> i64
            %527 = "llvm.getelementptr"(%5, %526) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %528 = "arith.remui"(%513, %141) : (i32, i32) -> i32
            %529 = "arith.xori"(%332, %528) : (i32, i32) -> i32
            %530 = "arith.muli"(%529, %141) : (i32, i32) -> i32
            %531 = "arith.muli"(%517, %354) : (i32, i32) -> i32
            %532 = "arith.addi"(%530, %531) : (i32, i32) -> i32
            %533 = "llvm.getelementptr"(%321, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %534 = "llvm.getelementptr"(%527, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %535 = "arith.cmpi"(%520, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %536 = "arith.select"(%535, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%533, %534, %536) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %537 = "arith.muli"(%521, %13) : (i64, i64) -> i64
            %538 = "arith.muli"(%522, %14) : (i64, i64) -> i64
            %539 = "arith.addi"(%537, %538) : (i64, i64) -> i64
            %540 = "arith.addi"(%539, %366) : (i64, i64) -> i64
            %541 = "llvm.getelementptr"(%12, %540) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %542 = "arith.addi"(%532, %369) : (i32, i32) -> i32
            %543 = "llvm.getelementptr"(%321, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %544 = "llvm.getelementptr"(%541, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %545 = "arith.cmpi"(%520, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %546 = "arith.select"(%545, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%543, %544, %546) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %547 = "arith.constant"() {value = 24 : i32} : () -> i32
            %548 = "arith.addi"(%547, %333) : (i32, i32) -> i32
            %549 = "arith.remui"(%548, %53) : (i32, i32) -> i32
            %550 = "nvvm.shfl.sync"(%136, %312, %549, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
            %551 = "nvvm.shfl.sync"(%136, %313, %549, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
            %552 = "arith.addi"(%256, %548) : (i32, i32) -> i32
            %553 = "arith.addi"(%338, %552) : (i32, i32) -> i32
            %554 = "arith.cmpi"(%553, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %555 = "arith.extui"(%554) : (i1) -> i8
            %556 = "arith.extsi"(%550) : (i32) -> i64
            %557 = "arith.extsi"(%551) : (i32) -> i64
            %558 = "arith.muli"(%556, %9) : (i64, i64) -> i64
            %559 = "arith.muli"(%557, %10) : (i64, i64) -> i64
            %560 = "arith.addi"(%558, %559) : (i64, i64) -> i64
            %561 = "arith.addi"(%560, %348) : (i64, i64) -> i64
            %562 = "llvm.getelementptr"(%5, %561) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %563 = "arith.remui"(%548, %141) : (i32, i32) -> i32
            %564 = "arith.xori"(%332, %563) : (i32, i32) -> i32
            %565 = "arith.muli"(%564, %141) : (i32, i32) -> i32
            %566 = "arith.muli"(%552, %354) : (i32, i32) -> i32
            %567 = "arith.addi"(%565, %566) : (i32, i32) -> i32
            %568 = "llvm.getelementptr"(%321, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %569 = "llvm.getelementptr"(%562, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %570 = "arith.cmpi"(%555, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %571 = "arith.select"(%570, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%568, %569, %571) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %572 = "arith.muli"(%556, %13) : (i64, i64) -> i64
            %573 = "arith.muli"(%557, %14) : (i64, i64) -> i64
            %574 = "arith.addi"(%572, %573) : (i64, i64) -> i64
            %575 = "arith.addi"(%574, %366) : (i64, i64) -> i64
            %576 = "llvm.getelementptr"(%12, %575) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %577 = "arith.addi"(%567, %369) : (i32, i32) -> i32
            %578 = "llvm.getelementptr"(%321, %577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %579 = "llvm.getelementptr"(%576, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %580 = "arith.cmpi"(%555, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %581 = "arith.select"(%580, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%578, %579, %581) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %582 = "arith.constant"() {value = 28 : i32} : () -> i32
            %583 = "arith.addi"(%582, %333) : (i32, i32) -> i32
            %584 = "arith.remui"(%583, %53) : (i32, i32) -> i32
            %585 = "nvvm.shfl.sync"(%136, %312, %584, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
            %586 = "nvvm.shfl.sync"(%136, %313, %584, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
            %587 = "arith.addi"(%256, %583) : (i32, i32) -> i32
            %588 = "arith.addi"(%338, %587) : (i32, i32) -> i32
            %589 = "arith.cmpi"(%588, %305) {predicate = 2 : i64} : (i32, i32) -> i1
            %590 = "arith.extui"(%589) : (i1) -> i8
            %591 = "arith.extsi"(%585) : (i32) -> i64
            %592 = "arith.extsi"(%586) : (i32) -> i64
            %593 = "arith.muli"(%591, %9) : (i64, i64) -> i64
            %594 = "arith.muli"(%592, %10) : (i64, i64) -> i64
            %595 = "arith.addi"(%593, %594) : (i64, i64) -> i64
            %596 = "arith.addi"(%595, %348) : (i64, i64) -> i64
            %597 = "llvm.getelementptr"(%5, %596) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %598 = "arith.remui"(%583, %141) : (i32, i32) -> i32
            %599 = "arith.xori"(%332, %598) : (i32, i32) -> i32
            %600 = "arith.muli"(%599, %141) : (i32, i32) -> i32
            %601 = "arith.muli"(%587, %354) : (i32, i32) -> i32
            %602 = "arith.addi"(%600, %601) : (i32, i32) -> i32
            %603 = "llvm.getelementptr"(%321, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %604 = "llvm.getelementptr"(%597, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %605 = "arith.cmpi"(%590, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %606 = "arith.select"(%605, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%603, %604, %606) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %607 = "arith.muli"(%591, %13) : (i64, i64) -> i64
            %608 = "arith.muli"(%592, %14) : (i64, i64) -> i64
            %609 = "arith.addi"(%607, %608) : (i64, i64) -> i64
            %610 = "arith.addi"(%609, %366) : (i64, i64) -> i64
            %611 = "llvm.getelementptr"(%12, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %612 = "arith.addi"(%602, %369) : (i32, i32) -> i32
            %613 = "llvm.getelementptr"(%321, %612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %614 = "llvm.getelementptr"(%611, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %615 = "arith.cmpi"(%590, %360) {predicate = 1 : i64} : (i8, i8) -> i1
            %616 = "arith.select"(%615, %137, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%613, %614, %616) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %617 = "arith.cmpi"(%307, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %618 = "arith.cmpi"(%303, %171) {predicate = 0 : i64} : (i32, i32) -> i1
            %619 = "arith.ori"(%617, %618) : (i1, i1) -> i1
            "scf.if"(%619) ({
              %620 = "arith.remui"(%37, %141) : (i32, i32) -> i32
              %621 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %622 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %623 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %624 = "arith.addi"(%322, %622) : (i32, i32) -> i32
              %625 = "arith.divui"(%37, %141) : (i32, i32) -> i32
              %626 = "arith.remsi"(%624, %29) : (i32, i32) -> i32
              %627 = "arith.cmpi"(%626, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %628 = "arith.addi"(%626, %29) : (i32, i32) -> i32
              %629 = "arith.select"(%627, %628, %626) : (i1, i32, i32) -> i32
              %630 = "arith.muli"(%629, %137) : (i32, i32) -> i32
              %631 = "arith.addi"(%630, %625) : (i32, i32) -> i32
              %632 = "arith.cmpi"(%631, %28) {predicate = 2 : i64} : (i32, i32) -> i1
              %633 = "arith.extui"(%632) : (i1) -> i8
              %634 = "arith.cmpi"(%633, %360) {predicate = 1 : i64} : (i8, i8) -> i1
              %635 = "arith.select"(%634, %625, %55) : (i1, i32, i32) -> i32
              %636 = "arith.divsi"(%624, %29) : (i32, i32) -> i32
              %637 = "arith.extsi"(%627) : (i1) -> i32
              %638 = "arith.addi"(%636, %637) : (i32, i32) -> i32
              %639 = "arith.muli"(%638, %28) : (i32, i32) -> i32
              %640 = "arith.addi"(%639, %630) : (i32, i32) -> i32
              %641 = "arith.addi"(%640, %635) : (i32, i32) -> i32
              %642 = "arith.extsi"(%304) : (i32) -> i64
              %643 = "arith.extsi"(%641) : (i32) -> i64
              %644 = "arith.muli"(%642, %3) : (i64, i64) -> i64
              %645 = "arith.muli"(%643, %4) : (i64, i64) -> i64
              %646 = "arith.addi"(%644, %645) : (i64, i64) -> i64
              %647 = "llvm.getelementptr"(%0, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %648 = "arith.muli"(%620, %141) : (i32, i32) -> i32
              %649 = "llvm.getelementptr"(%647, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %650 = "arith.muli"(%625, %354) : (i32, i32) -> i32
              %651 = "arith.addi"(%650, %648) : (i32, i32) -> i32
              %652 = "arith.constant"() {value = 448 : i32} : () -> i32
              %653 = "arith.andi"(%651, %652) : (i32, i32) -> i32
              %654 = "arith.constant"() {value = 3 : i32} : () -> i32
              %655 = "arith.shrui"(%653, %654) : (i32, i32) -> i32
              %656 = "arith.xori"(%651, %655) : (i32, i32) -> i32
              %657 = "llvm.getelementptr"(%318, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %658 = "arith.cmpi"(%633, %360) {predicate = 1 : i64} : (i8, i8) -> i1
              %659 = "arith.select"(%658, %137, %55) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%657, %649, %659) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %660 = "llvm.getelementptr"(%44, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.cp.async.mbarrier.arrive"(%660) {noinc = true} : (!llvm.ptr<3>) -> ()
            %661 = "arith.addi"(%310, %150) : (i32, i32) -> i32
            %662 = "arith.constant"() {value = 3 : i32} : () -> i32
            %663 = "arith.cmpi"(%661, %662) {predicate = 0 : i64} : (i32, i32) -> i1
            %664 = "arith.xori"(%311, %150) : (i32, i32) -> i32
            %665 = "arith.select"(%663, %664, %311) : (i1, i32, i32) -> i32
            %666 = "arith.select"(%663, %55, %661) : (i1, i32, i32) -> i32
            %667 = "arith.addi"(%309, %150) : (i32, i32) -> i32
            %668 = "arith.addi"(%307, %150) : (i32, i32) -> i32
            %669 = "arith.addi"(%305, %242) : (i32, i32) -> i32
            %670 = "arith.shrsi"(%669, %244) : (i32, i32) -> i32
            %671 = "arith.maxsi"(%670, %150) : (i32, i32) -> i32
            %672 = "arith.cmpi"(%668, %671) {predicate = 0 : i64} : (i32, i32) -> i1
            %673, %674, %675, %676 = "scf.if"(%672) ({
              %677 = "arith.addi"(%306, %150) : (i32, i32) -> i32
              %678 = "arith.cmpi"(%677, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %679, %680, %681 = "scf.if"(%678) ({
                %682 = "arith.addi"(%304, %150) : (i32, i32) -> i32
                %683 = "arith.subi"(%1, %150) : (i32, i32) -> i32
                %684 = "arith.minsi"(%682, %683) : (i32, i32) -> i32
                %685 = "arith.extsi"(%684) : (i32) -> i64
                %686 = "llvm.getelementptr"(%25, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %687 = "llvm.load"(%686) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%687, %684, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%305, %304, %677) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%679, %680, %55, %681) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%305, %304, %668, %306) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %688 = "arith.cmpi"(%675, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %689 = "arith.addi"(%308, %150) : (i32, i32) -> i32
            %690 = "arith.cmpi"(%689, %662) {predicate = 0 : i64} : (i32, i32) -> i1
            %691 = "arith.select"(%690, %55, %689) : (i1, i32, i32) -> i32
            %692 = "arith.select"(%688, %691, %308) : (i1, i32, i32) -> i32
            %693 = "arith.muli"(%675, %71) : (i32, i32) -> i32
            %694 = "arith.addi"(%693, %256) : (i32, i32) -> i32
            %695 = "arith.addi"(%694, %168) : (i32, i32) -> i32
            %696 = "arith.cmpi"(%695, %673) {predicate = 2 : i64} : (i32, i32) -> i1
            %697 = "arith.andi"(%259, %696) : (i1, i1) -> i1
            %698, %699 = "scf.if"(%697) ({
              %700 = "arith.constant"() {value = 32 : i64} : () -> i64
              %701 = "arith.shrui"(%31, %700) : (i64, i64) -> i64
              %702 = "arith.subi"(%36, %150) : (i32, i32) -> i32
              %703 = "llvm.intr.ctlz"(%702) {is_zero_poison = false} : (i32) -> i32
              %704 = "arith.subi"(%53, %703) : (i32, i32) -> i32
              %705 = "arith.shrsi"(%695, %138) : (i32, i32) -> i32
              %706 = "arith.xori"(%695, %705) : (i32, i32) -> i32
              %707 = "arith.extui"(%706) : (i32) -> i64
              %708 = "arith.muli"(%707, %701) : (i64, i64) -> i64
              %709 = "arith.shrui"(%708, %700) : (i64, i64) -> i64
              %710 = "arith.trunci"(%709) : (i64) -> i32
              %711 = "arith.addi"(%710, %706) : (i32, i32) -> i32
              %712 = "arith.shrui"(%711, %704) : (i32, i32) -> i32
              %713 = "arith.cmpi"(%704, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %714 = "arith.select"(%713, %712, %55) : (i1, i32, i32) -> i32
              %715 = "arith.xori"(%714, %705) : (i32, i32) -> i32
              %716 = "llvm.intr.ctlz"(%702) {is_zero_poison = false} : (i32) -> i32
              %717 = "arith.subi"(%53, %716) : (i32, i32) -> i32
              %718 = "arith.shrui"(%711, %717) : (i32, i32) -> i32
              %719 = "arith.cmpi"(%717, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %720 = "arith.select"(%719, %718, %55) : (i1, i32, i32) -> i32
              %721 = "arith.xori"(%720, %705) : (i32, i32) -> i32
              %722 = "arith.muli"(%721, %36) : (i32, i32) -> i32
              %723 = "arith.subi"(%695, %722) : (i32, i32) -> i32
              %724 = "arith.extsi"(%674) : (i32) -> i64
              %725 = "arith.extsi"(%715) : (i32) -> i64
              %726 = "arith.muli"(%724, %34) : (i64, i64) -> i64
              %727 = "arith.addi"(%726, %725) : (i64, i64) -> i64
              %728 = "llvm.getelementptr"(%32, %727) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %729 = "llvm.load"(%728) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%729, %723) : (i32, i32) -> ()
            }, {
              "scf.yield"(%312, %313) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%674, %673, %676, %675, %692, %667, %666, %665, %698, %699) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %730 = "arith.cmpi"(%167, %55) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%730) ({
          %731 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %732 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %733 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %734 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %735 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %736 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %737 = "arith.muli"(%735, %24) : (i32, i32) -> i32
          %738 = "arith.addi"(%737, %734) : (i32, i32) -> i32
          %739 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %740 = "scf.for"(%55, %1, %71, %55) ({
          ^bb0(%741: i32, %742: i32):
            %743 = "arith.addi"(%741, %739) : (i32, i32) -> i32
            %744 = "arith.cmpi"(%743, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %745 = "scf.if"(%744) ({
              %746 = "arith.extsi"(%743) : (i32) -> i64
              %747 = "llvm.getelementptr"(%25, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %748 = "llvm.load"(%747) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %749 = "arith.constant"() {value = 127 : i32} : () -> i32
              %750 = "arith.addi"(%748, %749) : (i32, i32) -> i32
              %751 = "arith.constant"() {value = 7 : i32} : () -> i32
              %752 = "arith.shrsi"(%750, %751) : (i32, i32) -> i32
              %753 = "arith.maxsi"(%752, %150) : (i32, i32) -> i32
              %754 = "arith.muli"(%753, %26) : (i32, i32) -> i32
              %755 = "arith.addi"(%742, %754) : (i32, i32) -> i32
              "scf.yield"(%755) : (i32) -> ()
            }, {
              "scf.yield"(%742) : (i32) -> ()
            }) : (i1) -> i32
            %756 = "arith.addi"(%741, %53) : (i32, i32) -> i32
            %757 = "arith.addi"(%756, %739) : (i32, i32) -> i32
            %758 = "arith.cmpi"(%757, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %759 = "scf.if"(%758) ({
              %760 = "arith.extsi"(%757) : (i32) -> i64
              %761 = "llvm.getelementptr"(%25, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %762 = "llvm.load"(%761) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %763 = "arith.constant"() {value = 127 : i32} : () -> i32
              %764 = "arith.addi"(%762, %763) : (i32, i32) -> i32
              %765 = "arith.constant"() {value = 7 : i32} : () -> i32
              %766 = "arith.shrsi"(%764, %765) : (i32, i32) -> i32
              %767 = "arith.maxsi"(%766, %150) : (i32, i32) -> i32
              %768 = "arith.muli"(%767, %26) : (i32, i32) -> i32
              %769 = "arith.addi"(%745, %768) : (i32, i32) -> i32
              "scf.yield"(%769) : (i32) -> ()
            }, {
              "scf.yield"(%745) : (i32) -> ()
            }) : (i1) -> i32
            %770 = "arith.constant"() {value = 64 : i32} : () -> i32
            %771 = "arith.addi"(%741, %770) : (i32, i32) -> i32
            %772 = "arith.addi"(%771, %739) : (i32, i32) -> i32
            %773 = "arith.cmpi"(%772, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %774 = "scf.if"(%773) ({
              %775 = "arith.extsi"(%772) : (i32) -> i64
              %776 = "llvm.getelementptr"(%25, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %777 = "llvm.load"(%776) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %778 = "arith.constant"() {value = 127 : i32} : () -> i32
              %779 = "arith.addi"(%777, %778) : (i32, i32) -> i32
              %780 = "arith.constant"() {value = 7 : i32} : () -> i32
              %781 = "arith.shrsi"(%779, %780) : (i32, i32) -> i32
              %782 = "arith.maxsi"(%781, %150) : (i32, i32) -> i32
              %783 = "arith.muli"(%782, %26) : (i32, i32) -> i32
              %784 = "arith.addi"(%759, %783) : (i32, i32) -> i32
              "scf.yield"(%784) : (i32) -> ()
            }, {
              "scf.yield"(%759) : (i32) -> ()
            }) : (i1) -> i32
            %785 = "arith.constant"() {value = 96 : i32} : () -> i32
            %786 = "arith.addi"(%741, %785) : (i32, i32) -> i32
            %787 = "arith.addi"(%786, %739) : (i32, i32) -> i32
            %788 = "arith.cmpi"(%787, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %789 = "scf.if"(%788) ({
              %790 = "arith.extsi"(%787) : (i32) -> i64
              %791 = "llvm.getelementptr"(%25, %790) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %792 = "llvm.load"(%791) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %793 = "arith.constant"() {value = 127 : i32} : () -> i32
              %794 = "arith.addi"(%792, %793) : (i32, i32) -> i32
              %795 = "arith.constant"() {value = 7 : i32} : () -> i32
              %796 = "arith.shrsi"(%794, %795) : (i32, i32) -> i32
              %797 = "arith.maxsi"(%796, %150) : (i32, i32) -> i32
              %798 = "arith.muli"(%797, %26) : (i32, i32) -> i32
              %799 = "arith.addi"(%774, %798) : (i32, i32) -> i32
              "scf.yield"(%799) : (i32) -> ()
            }, {
              "scf.yield"(%774) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%789) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %800 = "nvvm.shfl.sync"(%136, %740, %137, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
          %801 = "arith.addi"(%740, %800) : (i32, i32) -> i32
          %802 = "nvvm.shfl.sync"(%136, %801, %141, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 27 : i32} : (i32, i32, i32, i32) -> i32
          %803 = "arith.addi"(%801, %802) : (i32, i32) -> i32
          %804 = "nvvm.shfl.sync"(%136, %803, %144, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 28 : i32} : (i32, i32, i32, i32) -> i32
          %805 = "arith.addi"(%803, %804) : (i32, i32) -> i32
          %806 = "nvvm.shfl.sync"(%136, %805, %147, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 29 : i32} : (i32, i32, i32, i32) -> i32
          %807 = "arith.addi"(%805, %806) : (i32, i32) -> i32
          %808 = "nvvm.shfl.sync"(%136, %807, %150, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
          %809 = "arith.addi"(%807, %808) : (i32, i32) -> i32
          %810 = "arith.remsi"(%809, %24) : (i32, i32) -> i32
          %811 = "arith.cmpi"(%810, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %812 = "arith.divsi"(%809, %24) : (i32, i32) -> i32
          %813 = "arith.extsi"(%811) : (i1) -> i32
          %814 = "arith.addi"(%812, %813) : (i32, i32) -> i32
          %815 = "arith.addi"(%810, %24) : (i32, i32) -> i32
          %816 = "arith.select"(%811, %815, %810) : (i1, i32, i32) -> i32
          %817 = "arith.muli"(%731, %814) : (i32, i32) -> i32
          %818 = "arith.minsi"(%731, %816) : (i32, i32) -> i32
          %819 = "arith.addi"(%817, %818) : (i32, i32) -> i32
          %820 = "arith.addi"(%731, %150) : (i32, i32) -> i32
          %821 = "arith.muli"(%820, %814) : (i32, i32) -> i32
          %822 = "arith.minsi"(%820, %816) : (i32, i32) -> i32
          %823 = "arith.addi"(%821, %822) : (i32, i32) -> i32
          %824 = "arith.cmpi"(%819, %823) {predicate = 2 : i64} : (i32, i32) -> i1
          %825, %826, %827 = "scf.if"(%824) ({
            %828 = "arith.subi"(%823, %150) : (i32, i32) -> i32
            %829 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %830, %831, %832 = "scf.for"(%55, %1, %53, %55, %55, %136) ({
            ^bb0(%833: i32, %834: i32, %835: i32, %836: i32):
              %837 = "arith.addi"(%833, %829) : (i32, i32) -> i32
              %838 = "arith.cmpi"(%836, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %839 = "arith.cmpi"(%837, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %840 = "arith.andi"(%838, %839) : (i1, i1) -> i1
              %841 = "scf.if"(%840) ({
                %842 = "arith.extsi"(%837) : (i32) -> i64
                %843 = "llvm.getelementptr"(%25, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %844 = "llvm.load"(%843) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %845 = "arith.constant"() {value = 127 : i32} : () -> i32
                %846 = "arith.addi"(%844, %845) : (i32, i32) -> i32
                %847 = "arith.constant"() {value = 7 : i32} : () -> i32
                %848 = "arith.shrsi"(%846, %847) : (i32, i32) -> i32
                %849 = "arith.maxsi"(%848, %150) : (i32, i32) -> i32
                %850 = "arith.muli"(%849, %26) : (i32, i32) -> i32
                "scf.yield"(%850) : (i32) -> ()
              }, {
                "scf.yield"(%55) : (i32) -> ()
              }) : (i1) -> i32
              %851 = "nvvm.shfl.sync"(%136, %841, %150, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
              %852 = "arith.cmpi"(%829, %150) {predicate = 5 : i64} : (i32, i32) -> i1
              %853 = "arith.select"(%852, %851, %55) : (i1, i32, i32) -> i32
              %854 = "arith.addi"(%841, %853) : (i32, i32) -> i32
              %855 = "nvvm.shfl.sync"(%136, %854, %147, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
              %856 = "arith.cmpi"(%829, %147) {predicate = 5 : i64} : (i32, i32) -> i1
              %857 = "arith.select"(%856, %855, %55) : (i1, i32, i32) -> i32
              %858 = "arith.addi"(%854, %857) : (i32, i32) -> i32
              %859 = "nvvm.shfl.sync"(%136, %858, %144, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
              %860 = "arith.cmpi"(%829, %144) {predicate = 5 : i64} : (i32, i32) -> i1
              %861 = "arith.select"(%860, %859, %55) : (i1, i32, i32) -> i32
              %862 = "arith.addi"(%858, %861) : (i32, i32) -> i32
              %863 = "nvvm.shfl.sync"(%136, %862, %141, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
              %864 = "arith.cmpi"(%829, %141) {predicate = 5 : i64} : (i32, i32) -> i1
              %865 = "arith.select"(%864, %863, %55) : (i1, i32, i32) -> i32
              %866 = "arith.addi"(%862, %865) : (i32, i32) -> i32
              %867 = "nvvm.shfl.sync"(%136, %866, %137, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
              %868 = "arith.cmpi"(%829, %137) {predicate = 5 : i64} : (i32, i32) -> i1
              %869 = "arith.select"(%868, %867, %55) : (i1, i32, i32) -> i32
              %870 = "arith.addi"(%866, %869) : (i32, i32) -> i32
              %871 = "arith.addi"(%834, %870) : (i32, i32) -> i32
              %872 = "arith.cmpi"(%871, %828) {predicate = 4 : i64} : (i32, i32) -> i1
              %873 = "arith.andi"(%838, %872) : (i1, i1) -> i1
              %874 = "nvvm.vote.sync"(%136, %873) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 36 : i32} : (i32, i1) -> i32
              %875 = "arith.cmpi"(%874, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %876, %877 = "scf.if"(%875) ({
                %878 = "arith.subi"(%55, %874) : (i32, i32) -> i32
                %879 = "arith.andi"(%874, %878) : (i32, i32) -> i32
                %880 = "arith.subi"(%879, %150) : (i32, i32) -> i32
                %881 = "llvm.intr.ctpop"(%880) : (i32) -> i32
                %882 = "arith.addi"(%833, %881) : (i32, i32) -> i32
                %883 = "arith.subi"(%870, %841) : (i32, i32) -> i32
                %884 = "nvvm.shfl.sync"(%136, %883, %881, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 37 : i32} : (i32, i32, i32, i32) -> i32
                %885 = "arith.addi"(%834, %884) : (i32, i32) -> i32
                "scf.yield"(%882, %885) : (i32, i32) -> ()
              }, {
                "scf.yield"(%835, %836) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %886 = "nvvm.shfl.sync"(%136, %870, %138, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 38 : i32} : (i32, i32, i32, i32) -> i32
              %887 = "arith.addi"(%834, %886) : (i32, i32) -> i32
              "scf.yield"(%887, %876, %877) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %888 = "arith.extsi"(%831) : (i32) -> i64
            %889 = "llvm.getelementptr"(%25, %888) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %890 = "llvm.load"(%889) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %891 = "arith.constant"() {value = 127 : i32} : () -> i32
            %892 = "arith.addi"(%890, %891) : (i32, i32) -> i32
            %893 = "arith.constant"() {value = 7 : i32} : () -> i32
            %894 = "arith.shrsi"(%892, %893) : (i32, i32) -> i32
            %895 = "arith.maxsi"(%894, %150) : (i32, i32) -> i32
            %896 = "arith.subi"(%828, %832) : (i32, i32) -> i32
            %897 = "arith.remsi"(%896, %895) : (i32, i32) -> i32
            %898 = "arith.cmpi"(%897, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %899 = "arith.divsi"(%896, %895) : (i32, i32) -> i32
            %900 = "arith.extsi"(%898) : (i1) -> i32
            %901 = "arith.addi"(%899, %900) : (i32, i32) -> i32
            %902 = "arith.addi"(%897, %895) : (i32, i32) -> i32
            %903 = "arith.select"(%898, %902, %897) : (i1, i32, i32) -> i32
            %904 = "arith.subi"(%828, %903) : (i32, i32) -> i32
            %905 = "arith.cmpi"(%904, %819) {predicate = 5 : i64} : (i32, i32) -> i1
            %906 = "arith.addi"(%903, %150) : (i32, i32) -> i32
            %907 = "arith.cmpi"(%906, %895) {predicate = 2 : i64} : (i32, i32) -> i1
            %908 = "arith.andi"(%905, %907) : (i1, i1) -> i1
            %909, %910, %911 = "scf.if"(%908) ({
              %912 = "arith.muli"(%901, %27) : (i32, i32) -> i32
              %913 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %914 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %915 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %916 = "arith.addi"(%912, %914) : (i32, i32) -> i32
              %917 = "arith.addi"(%904, %895) : (i32, i32) -> i32
              %918 = "arith.subi"(%917, %150) : (i32, i32) -> i32
              %919 = "arith.addi"(%814, %150) : (i32, i32) -> i32
              %920 = "arith.muli"(%816, %919) : (i32, i32) -> i32
              %921 = "arith.subi"(%918, %920) : (i32, i32) -> i32
              %922 = "arith.maxsi"(%814, %150) : (i32, i32) -> i32
              %923 = "arith.remsi"(%921, %922) : (i32, i32) -> i32
              %924 = "arith.cmpi"(%923, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %925 = "arith.divsi"(%921, %922) : (i32, i32) -> i32
              %926 = "arith.extsi"(%924) : (i1) -> i32
              %927 = "arith.addi"(%925, %926) : (i32, i32) -> i32
              %928 = "arith.addi"(%816, %927) : (i32, i32) -> i32
              %929 = "arith.cmpi"(%918, %920) {predicate = 2 : i64} : (i32, i32) -> i1
              %930 = "arith.remsi"(%918, %919) : (i32, i32) -> i32
              %931 = "arith.xori"(%930, %919) : (i32, i32) -> i32
              %932 = "arith.cmpi"(%931, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %933 = "arith.cmpi"(%930, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %934 = "arith.andi"(%932, %933) : (i1, i1) -> i1
              %935 = "arith.divsi"(%918, %919) : (i32, i32) -> i32
              %936 = "arith.extsi"(%934) : (i1) -> i32
              %937 = "arith.addi"(%935, %936) : (i32, i32) -> i32
              %938 = "arith.select"(%929, %937, %928) : (i1, i32, i32) -> i32
              %939 = "arith.subi"(%938, %731) : (i32, i32) -> i32
              %940 = "arith.addi"(%939, %150) : (i32, i32) -> i32
              "scf.yield"(%940, %831, %916) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%55, %136, %55) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%909, %910, %911) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%55, %136, %55) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %941 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %942 = "arith.cmpi"(%941, %55) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%942) ({
            %943 = "arith.constant"() {value = 3 : i32} : () -> i32
            %944 = "arith.muli"(%738, %943) : (i32, i32) -> i32
            %945 = "llvm.getelementptr"(%23, %944) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%826, %945) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %946 = "arith.addi"(%944, %150) : (i32, i32) -> i32
            %947 = "llvm.getelementptr"(%23, %946) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%827, %947) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %948 = "arith.addi"(%944, %147) : (i32, i32) -> i32
            %949 = "llvm.getelementptr"(%23, %948) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%825, %949) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 176 : i32, action = #nvvm<action increase>} : () -> ()
        %950 = "arith.subi"(%37, %71) : (i32, i32) -> i32
        %951 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %952 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %953 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %954 = "arith.andi"(%950, %138) : (i32, i32) -> i32
        %955 = "arith.constant"() {value = 5 : i32} : () -> i32
        %956 = "arith.shrsi"(%950, %955) : (i32, i32) -> i32
        %957 = "nvvm.shfl.sync"(%136, %956, %55, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 39 : i32} : (i32, i32, i32, i32) -> i32
        %958 = "arith.constant"() {value = 3 : i32} : () -> i32
        %959 = "arith.andi"(%957, %958) : (i32, i32) -> i32
        %960 = "arith.shrsi"(%957, %147) : (i32, i32) -> i32
        %961 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %962 = "arith.muli"(%951, %157) : (i32, i32) -> i32
        %963 = "arith.minsi"(%951, %159) : (i32, i32) -> i32
        %964 = "arith.addi"(%962, %963) : (i32, i32) -> i32
        %965 = "arith.addi"(%951, %150) : (i32, i32) -> i32
        %966 = "arith.muli"(%965, %157) : (i32, i32) -> i32
        %967 = "arith.minsi"(%965, %159) : (i32, i32) -> i32
        %968 = "arith.addi"(%966, %967) : (i32, i32) -> i32
        %969 = "arith.cmpi"(%964, %968) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%969) ({
          %970 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %971 = "arith.muli"(%959, %970) : (i32, i32) -> i32
          %972 = "llvm.getelementptr"(%41, %971) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %973 = "llvm.getelementptr"(%961, %971) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %974 = "arith.constant"() {value = 64 : i32} : () -> i32
          %975 = "arith.remui"(%954, %137) : (i32, i32) -> i32
          %976 = "arith.divui"(%954, %137) : (i32, i32) -> i32
          %977 = "arith.muli"(%975, %974) : (i32, i32) -> i32
          %978 = "arith.muli"(%976, %141) : (i32, i32) -> i32
          %979 = "arith.addi"(%977, %978) : (i32, i32) -> i32
          %980 = "arith.remui"(%954, %141) : (i32, i32) -> i32
          %981 = "arith.divui"(%954, %141) : (i32, i32) -> i32
          %982 = "arith.muli"(%980, %974) : (i32, i32) -> i32
          %983 = "arith.remui"(%981, %147) : (i32, i32) -> i32
          %984 = "arith.divui"(%981, %147) : (i32, i32) -> i32
          %985 = "arith.muli"(%983, %141) : (i32, i32) -> i32
          %986 = "arith.addi"(%982, %985) : (i32, i32) -> i32
          %987 = "arith.constant"() {value = 512 : i32} : () -> i32
          %988 = "arith.muli"(%984, %987) : (i32, i32) -> i32
          %989 = "arith.addi"(%986, %988) : (i32, i32) -> i32
          %990 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %991 = "vector.extract"(%990) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %992 = "vector.extract"(%990) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %993 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
          %994 = "vector.extract"(%993) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %995 = "vector.extract"(%993) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %996 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %997 = "arith.mulf"(%35, %996) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %998 = "vector.broadcast"(%997) : (f32) -> vector<2xf32>
          %999 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1000 = "vector.extract"(%999) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1001 = "vector.extract"(%999) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1002 = "vector.extract"(%999) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1003 = "vector.extract"(%999) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1004 = "vector.extract"(%999) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1005 = "vector.extract"(%999) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1006 = "vector.extract"(%999) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1007 = "vector.extract"(%999) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1008 = "vector.extract"(%999) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1009 = "vector.extract"(%999) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1010 = "vector.extract"(%999) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1011 = "vector.extract"(%999) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1012 = "vector.extract"(%999) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1013 = "vector.extract"(%999) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1014 = "vector.extract"(%999) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1015 = "vector.extract"(%999) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1016 = "vector.extract"(%999) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1017 = "vector.extract"(%999) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1018 = "vector.extract"(%999) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1019 = "vector.extract"(%999) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1020 = "vector.extract"(%999) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1021 = "vector.extract"(%999) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1022 = "vector.extract"(%999) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1023 = "vector.extract"(%999) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1024 = "vector.extract"(%999) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1025 = "vector.extract"(%999) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1026 = "vector.extract"(%999) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1027 = "vector.extract"(%999) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1028 = "vector.extract"(%999) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1029 = "vector.extract"(%999) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1030 = "vector.extract"(%999) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1031 = "vector.extract"(%999) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1032 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1033, %1034, %1035 = "scf.for"(%55, %1, %53, %55, %55, %136) ({
          ^bb0(%1036: i32, %1037: i32, %1038: i32, %1039: i32):
            %1040 = "arith.addi"(%1036, %1032) : (i32, i32) -> i32
            %1041 = "arith.cmpi"(%1039, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %1042 = "arith.cmpi"(%1040, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1043 = "arith.andi"(%1041, %1042) : (i1, i1) -> i1
            %1044 = "scf.if"(%1043) ({
              %1045 = "arith.extsi"(%1040) : (i32) -> i64
              %1046 = "llvm.getelementptr"(%25, %1045) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1047 = "llvm.load"(%1046) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1048 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1049 = "arith.addi"(%1047, %1048) : (i32, i32) -> i32
              %1050 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1051 = "arith.shrsi"(%1049, %1050) : (i32, i32) -> i32
              %1052 = "arith.maxsi"(%1051, %150) : (i32, i32) -> i32
              %1053 = "arith.muli"(%1052, %26) : (i32, i32) -> i32
              "scf.yield"(%1053) : (i32) -> ()
            }, {
              "scf.yield"(%55) : (i32) -> ()
            }) : (i1) -> i32
            %1054 = "nvvm.shfl.sync"(%136, %1044, %150, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 40 : i32} : (i32, i32, i32, i32) -> i32
            %1055 = "arith.cmpi"(%1032, %150) {predicate = 5 : i64} : (i32, i32) -> i1
            %1056 = "arith.select"(%1055, %1054, %55) : (i1, i32, i32) -> i32
            %1057 = "arith.addi"(%1044, %1056) : (i32, i32) -> i32
            %1058 = "nvvm.shfl.sync"(%136, %1057, %147, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 41 : i32} : (i32, i32, i32, i32) -> i32
            %1059 = "arith.cmpi"(%1032, %147) {predicate = 5 : i64} : (i32, i32) -> i1
            %1060 = "arith.select"(%1059, %1058, %55) : (i1, i32, i32) -> i32
            %1061 = "arith.addi"(%1057, %1060) : (i32, i32) -> i32
            %1062 = "nvvm.shfl.sync"(%136, %1061, %144, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 42 : i32} : (i32, i32, i32, i32) -> i32
            %1063 = "arith.cmpi"(%1032, %144) {predicate = 5 : i64} : (i32, i32) -> i1
            %1064 = "arith.select"(%1063, %1062, %55) : (i1, i32, i32) -> i32
            %1065 = "arith.addi"(%1061, %1064) : (i32, i32) -> i32
            %1066 = "nvvm.shfl.sync"(%136, %1065, %141, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 43 : i32} : (i32, i32, i32, i32) -> i32
            %1067 = "arith.cmpi"(%1032, %141) {predicate = 5 : i64} : (i32, i32) -> i1
            %1068 = "arith.select"(%1067, %1066, %55) : (i1, i32, i32) -> i32
            %1069 = "arith.addi"(%1065, %1068) : (i32, i32) -> i32
            %1070 = "nvvm.shfl.sync"(%136, %1069, %137, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 44 : i32} : (i32, i32, i32, i32) -> i32
            %1071 = "arith.cmpi"(%1032, %137) {predicate = 5 : i64} : (i32, i32) -> i1
            %1072 = "arith.select"(%1071, %1070, %55) : (i1, i32, i32) -> i32
            %1073 = "arith.addi"(%1069, %1072) : (i32, i32) -> i32
            %1074 = "arith.addi"(%1037, %1073) : (i32, i32) -> i32
            %1075 = "arith.cmpi"(%1074, %964) {predicate = 4 : i64} : (i32, i32) -> i1
            %1076 = "arith.andi"(%1041, %1075) : (i1, i1) -> i1
            %1077 = "nvvm.vote.sync"(%136, %1076) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 45 : i32} : (i32, i1) -> i32
            %1078 = "arith.cmpi"(%1077, %55) {predicate = 1 : i64} : (i32, i32) -> i1
            %1079, %1080 = "scf.if"(%1078) ({
              %1081 = "arith.subi"(%55, %1077) : (i32, i32) -> i32
              %1082 = "arith.andi"(%1077, %1081) : (i32, i32) -> i32
              %1083 = "arith.subi"(%1082, %150) : (i32, i32) -> i32
              %1084 = "llvm.intr.ctpop"(%1083) : (i32) -> i32
              %1085 = "arith.addi"(%1036, %1084) : (i32, i32) -> i32
              %1086 = "arith.subi"(%1073, %1044) : (i32, i32) -> i32
              %1087 = "nvvm.shfl.sync"(%136, %1086, %1084, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 46 : i32} : (i32, i32, i32, i32) -> i32
              %1088 = "arith.addi"(%1037, %1087) : (i32, i32) -> i32
              "scf.yield"(%1085, %1088) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1038, %1039) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1089 = "nvvm.shfl.sync"(%136, %1073, %138, %138) {kind = #nvvm<shfl_kind idx>, cutec.arm = 47 : i32} : (i32, i32, i32, i32) -> i32
            %1090 = "arith.addi"(%1037, %1089) : (i32, i32) -> i32
            "scf.yield"(%1090, %1079, %1080) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %1091 = "arith.extsi"(%1034) : (i32) -> i64
          %1092 = "llvm.getelementptr"(%25, %1091) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1093 = "llvm.load"(%1092) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %1094 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1095 = "arith.addi"(%1093, %1094) : (i32, i32) -> i32
          %1096 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1097 = "arith.shrsi"(%1095, %1096) : (i32, i32) -> i32
          %1098 = "arith.maxsi"(%1097, %150) : (i32, i32) -> i32
          %1099 = "arith.subi"(%964, %1035) : (i32, i32) -> i32
          %1100 = "arith.remsi"(%1099, %1098) : (i32, i32) -> i32
          %1101 = "arith.cmpi"(%1100, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %1102 = "arith.divsi"(%1099, %1098) : (i32, i32) -> i32
          %1103 = "arith.extsi"(%1101) : (i1) -> i32
          %1104 = "arith.addi"(%1102, %1103) : (i32, i32) -> i32
          %1105 = "arith.addi"(%1100, %1098) : (i32, i32) -> i32
          %1106 = "arith.select"(%1101, %1105, %1100) : (i1, i32, i32) -> i32
          %1107 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1108 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1109 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1110 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1111 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1112 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1113 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1114 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167 = "scf.for"(%964, %968, %150, %1106, %1034, %1093, %1104, %1106, %55, %55, %55, %55, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %991, %992, %994, %995) ({
          ^bb0(%1168: i32, %1169: i32, %1170: i32, %1171: i32, %1172: i32, %1173: i32, %1174: i32, %1175: i32, %1176: i32, %1177: i32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: f32, %1184: f32, %1185: f32, %1186: f32, %1187: f32, %1188: f32, %1189: f32, %1190: f32, %1191: f32, %1192: f32, %1193: f32, %1194: f32, %1195: f32, %1196: f32, %1197: f32, %1198: f32, %1199: f32, %1200: f32, %1201: f32, %1202: f32, %1203: f32, %1204: f32, %1205: f32, %1206: f32, %1207: f32, %1208: f32, %1209: f32, %1210: vector<2xf16>, %1211: vector<2xf16>, %1212: vector<2xf16>, %1213: vector<2xf16>, %1214: vector<2xf16>, %1215: vector<2xf16>, %1216: vector<2xf16>, %1217: vector<2xf16>, %1218: f32, %1219: f32, %1220: f32, %1221: f32):
            %1222 = "llvm.getelementptr"(%44, %1176) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1223_s0 = "llvm.ptrtoint"(%1222) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1223_s0, %1177) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1224 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
            %1225 = "vector.extract"(%1224) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1226 = "vector.extract"(%1224) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1227 = "vector.extract"(%1224) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1228 = "vector.extract"(%1224) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1229 = "vector.extract"(%1224) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1230 = "vector.extract"(%1224) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1231 = "vector.extract"(%1224) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1232 = "vector.extract"(%1224) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1233 = "vector.extract"(%1224) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1234 = "vector.extract"(%1224) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1235 = "vector.extract"(%1224) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1236 = "vector.extract"(%1224) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1237 = "vector.extract"(%1224) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1238 = "vector.extract"(%1224) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1239 = "vector.extract"(%1224) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1240 = "vector.extract"(%1224) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1241 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %1242 = "arith.muli"(%1174, %1241) : (i32, i32) -> i32
            %1243 = "llvm.getelementptr"(%40, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1244 = "arith.constant"() {value = 448 : i32} : () -> i32
            %1245 = "arith.andi"(%979, %1244) : (i32, i32) -> i32
            %1246 = "arith.shrui"(%1245, %958) : (i32, i32) -> i32
            %1247 = "arith.xori"(%979, %1246) : (i32, i32) -> i32
            %1248 = "llvm.getelementptr"(%1243, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1253_d = "nvvm.ldmatrix"(%1248) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1249 = "llvm.extractvalue"(%t1253_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1250 = "llvm.extractvalue"(%t1253_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1251 = "llvm.extractvalue"(%t1253_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1252 = "llvm.extractvalue"(%t1253_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1254 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %1255 = "arith.muli"(%1176, %1254) : (i32, i32) -> i32
            %1256 = "llvm.getelementptr"(%972, %1255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1257 = "arith.andi"(%989, %1244) : (i32, i32) -> i32
            %1258 = "arith.shrui"(%1257, %958) : (i32, i32) -> i32
            %1259 = "arith.xori"(%989, %1258) : (i32, i32) -> i32
            %1260 = "llvm.getelementptr"(%1256, %1259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1265_d = "nvvm.ldmatrix"(%1260) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1261 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1262 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1263 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1264 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1266 = "llvm.getelementptr"(%1256) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1267 = "llvm.getelementptr"(%1266, %1259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1272_d = "nvvm.ldmatrix"(%1267) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1268 = "llvm.extractvalue"(%t1272_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1269 = "llvm.extractvalue"(%t1272_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1270 = "llvm.extractvalue"(%t1272_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1271 = "llvm.extractvalue"(%t1272_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1273 = "llvm.bitcast"(%1249) : (i32) -> vector<2xf16>
            %1274 = "llvm.bitcast"(%1250) : (i32) -> vector<2xf16>
            %1275 = "llvm.bitcast"(%1251) : (i32) -> vector<2xf16>
            %1276 = "llvm.bitcast"(%1252) : (i32) -> vector<2xf16>
            %1277 = "llvm.bitcast"(%1261) : (i32) -> vector<2xf16>
            %1278 = "llvm.bitcast"(%1262) : (i32) -> vector<2xf16>
            %t1283_d = "llvm.call_intrinsic"(%1273, %1274, %1275, %1276, %1277, %1278, %1225, %1226, %1227, %1228) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1279 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1280 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1281 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1282 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1284 = "llvm.bitcast"(%1263) : (i32) -> vector<2xf16>
            %1285 = "llvm.bitcast"(%1264) : (i32) -> vector<2xf16>
            %t1290_d = "llvm.call_intrinsic"(%1273, %1274, %1275, %1276, %1284, %1285, %1229, %1230, %1231, %1232) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1286 = "llvm.extractvalue"(%t1290_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1287 = "llvm.extractvalue"(%t1290_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1288 = "llvm.extractvalue"(%t1290_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1289 = "llvm.extractvalue"(%t1290_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1291 = "llvm.bitcast"(%1268) : (i32) -> vector<2xf16>
            %1292 = "llvm.bitcast"(%1269) : (i32) -> vector<2xf16>
            %t1297_d = "llvm.call_intrinsic"(%1273, %1274, %1275, %1276, %1291, %1292, %1233, %1234, %1235, %1236) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1293 = "llvm.extractvalue"(%t1297_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1294 = "llvm.extractvalue"(%t1297_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1295 = "llvm.extractvalue"(%t1297_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1296 = "llvm.extractvalue"(%t1297_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1298 = "llvm.bitcast"(%1270) : (i32) -> vector<2xf16>
            %1299 = "llvm.bitcast"(%1271) : (i32) -> vector<2xf16>
            %t1304_d = "llvm.call_intrinsic"(%1273, %1274, %1275, %1276, %1298, %1299, %1237, %1238, %1239, %1240) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1300 = "llvm.extractvalue"(%t1304_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1301 = "llvm.extractvalue"(%t1304_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1302 = "llvm.extractvalue"(%t1304_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1303 = "llvm.extractvalue"(%t1304_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1305 = "arith.addi"(%979, %137) : (i32, i32) -> i32
            %1306 = "arith.andi"(%1305, %1244) : (i32, i32) -> i32
            %1307 = "arith.shrui"(%1306, %958) : (i32, i32) -> i32
            %1308 = "arith.xori"(%1305, %1307) : (i32, i32) -> i32
            %1309 = "llvm.getelementptr"(%1243, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1314_d = "nvvm.ldmatrix"(%1309) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1310 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1311 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1312 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1313 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1315 = "arith.addi"(%989, %137) : (i32, i32) -> i32
            %1316 = "arith.andi"(%1315, %1244) : (i32, i32) -> i32
            %1317 = "arith.shrui"(%1316, %958) : (i32, i32) -> i32
            %1318 = "arith.xori"(%1315, %1317) : (i32, i32) -> i32
            %1319 = "llvm.getelementptr"(%1256, %1318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1324_d = "nvvm.ldmatrix"(%1319) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1320 = "llvm.extractvalue"(%t1324_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1321 = "llvm.extractvalue"(%t1324_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1322 = "llvm.extractvalue"(%t1324_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1323 = "llvm.extractvalue"(%t1324_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1325 = "llvm.getelementptr"(%1266, %1318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1330_d = "nvvm.ldmatrix"(%1325) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1326 = "llvm.extractvalue"(%t1330_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1327 = "llvm.extractvalue"(%t1330_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1328 = "llvm.extractvalue"(%t1330_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1329 = "llvm.extractvalue"(%t1330_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1331 = "llvm.bitcast"(%1310) : (i32) -> vector<2xf16>
            %1332 = "llvm.bitcast"(%1311) : (i32) -> vector<2xf16>
            %1333 = "llvm.bitcast"(%1312) : (i32) -> vector<2xf16>
            %1334 = "llvm.bitcast"(%1313) : (i32) -> vector<2xf16>
            %1335 = "llvm.bitcast"(%1320) : (i32) -> vector<2xf16>
            %1336 = "llvm.bitcast"(%1321) : (i32) -> vector<2xf16>
            %t1341_d = "llvm.call_intrinsic"(%1331, %1332, %1333, %1334, %1335, %1336, %1279, %1280, %1281, %1282) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1337 = "llvm.extractvalue"(%t1341_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1338 = "llvm.extractvalue"(%t1341_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1339 = "llvm.extractvalue"(%t1341_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1340 = "llvm.extractvalue"(%t1341_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1342 = "llvm.bitcast"(%1322) : (i32) -> vector<2xf16>
            %1343 = "llvm.bitcast"(%1323) : (i32) -> vector<2xf16>
            %t1348_d = "llvm.call_intrinsic"(%1331, %1332, %1333, %1334, %1342, %1343, %1286, %1287, %1288, %1289) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1344 = "llvm.extractvalue"(%t1348_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1345 = "llvm.extractvalue"(%t1348_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1346 = "llvm.extractvalue"(%t1348_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1347 = "llvm.extractvalue"(%t1348_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1349 = "llvm.bitcast"(%1326) : (i32) -> vector<2xf16>
            %1350 = "llvm.bitcast"(%1327) : (i32) -> vector<2xf16>
            %t1355_d = "llvm.call_intrinsic"(%1331, %1332, %1333, %1334, %1349, %1350, %1293, %1294, %1295, %1296) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1351 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1352 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1353 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1354 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1356 = "llvm.bitcast"(%1328) : (i32) -> vector<2xf16>
            %1357 = "llvm.bitcast"(%1329) : (i32) -> vector<2xf16>
            %t1362_d = "llvm.call_intrinsic"(%1331, %1332, %1333, %1334, %1356, %1357, %1300, %1301, %1302, %1303) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1358 = "llvm.extractvalue"(%t1362_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1359 = "llvm.extractvalue"(%t1362_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1360 = "llvm.extractvalue"(%t1362_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1361 = "llvm.extractvalue"(%t1362_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1363 = "arith.addi"(%979, %53) : (i32, i32) -> i32
            %1364 = "arith.andi"(%1363, %1244) : (i32, i32) -> i32
            %1365 = "arith.shrui"(%1364, %958) : (i32, i32) -> i32
            %1366 = "arith.xori"(%1363, %1365) : (i32, i32) -> i32
            %1367 = "llvm.getelementptr"(%1243, %1366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1372_d = "nvvm.ldmatrix"(%1367) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1368 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1369 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1370 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1371 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1373 = "arith.addi"(%989, %53) : (i32, i32) -> i32
            %1374 = "arith.andi"(%1373, %1244) : (i32, i32) -> i32
            %1375 = "arith.shrui"(%1374, %958) : (i32, i32) -> i32
            %1376 = "arith.xori"(%1373, %1375) : (i32, i32) -> i32
            %1377 = "llvm.getelementptr"(%1256, %1376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1382_d = "nvvm.ldmatrix"(%1377) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1378 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1379 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1380 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1381 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1383 = "llvm.getelementptr"(%1266, %1376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1388_d = "nvvm.ldmatrix"(%1383) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1384 = "llvm.extractvalue"(%t1388_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1385 = "llvm.extractvalue"(%t1388_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1386 = "llvm.extractvalue"(%t1388_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1387 = "llvm.extractvalue"(%t1388_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1389 = "llvm.bitcast"(%1368) : (i32) -> vector<2xf16>
            %1390 = "llvm.bitcast"(%1369) : (i32) -> vector<2xf16>
            %1391 = "llvm.bitcast"(%1370) : (i32) -> vector<2xf16>
            %1392 = "llvm.bitcast"(%1371) : (i32) -> vector<2xf16>
            %1393 = "llvm.bitcast"(%1378) : (i32) -> vector<2xf16>
            %1394 = "llvm.bitcast"(%1379) : (i32) -> vector<2xf16>
            %t1399_d = "llvm.call_intrinsic"(%1389, %1390, %1391, %1392, %1393, %1394, %1337, %1338, %1339, %1340) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1395 = "llvm.extractvalue"(%t1399_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1396 = "llvm.extractvalue"(%t1399_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1397 = "llvm.extractvalue"(%t1399_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1398 = "llvm.extractvalue"(%t1399_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1400 = "llvm.bitcast"(%1380) : (i32) -> vector<2xf16>
            %1401 = "llvm.bitcast"(%1381) : (i32) -> vector<2xf16>
            %t1406_d = "llvm.call_intrinsic"(%1389, %1390, %1391, %1392, %1400, %1401, %1344, %1345, %1346, %1347) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1402 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1403 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1404 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1405 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1407 = "llvm.bitcast"(%1384) : (i32) -> vector<2xf16>
            %1408 = "llvm.bitcast"(%1385) : (i32) -> vector<2xf16>
            %t1413_d = "llvm.call_intrinsic"(%1389, %1390, %1391, %1392, %1407, %1408, %1351, %1352, %1353, %1354) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1409 = "llvm.extractvalue"(%t1413_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1410 = "llvm.extractvalue"(%t1413_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1411 = "llvm.extractvalue"(%t1413_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1412 = "llvm.extractvalue"(%t1413_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1414 = "llvm.bitcast"(%1386) : (i32) -> vector<2xf16>
            %1415 = "llvm.bitcast"(%1387) : (i32) -> vector<2xf16>
            %t1420_d = "llvm.call_intrinsic"(%1389, %1390, %1391, %1392, %1414, %1415, %1358, %1359, %1360, %1361) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1416 = "llvm.extractvalue"(%t1420_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1417 = "llvm.extractvalue"(%t1420_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1418 = "llvm.extractvalue"(%t1420_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1419 = "llvm.extractvalue"(%t1420_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1421 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1422 = "arith.addi"(%979, %1421) : (i32, i32) -> i32
            %1423 = "arith.andi"(%1422, %1244) : (i32, i32) -> i32
            %1424 = "arith.shrui"(%1423, %958) : (i32, i32) -> i32
            %1425 = "arith.xori"(%1422, %1424) : (i32, i32) -> i32
            %1426 = "llvm.getelementptr"(%1243, %1425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1431_d = "nvvm.ldmatrix"(%1426) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1427 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1428 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1429 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1430 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1432 = "arith.addi"(%989, %1421) : (i32, i32) -> i32
            %1433 = "arith.andi"(%1432, %1244) : (i32, i32) -> i32
            %1434 = "arith.shrui"(%1433, %958) : (i32, i32) -> i32
            %1435 = "arith.xori"(%1432, %1434) : (i32, i32) -> i32
            %1436 = "llvm.getelementptr"(%1256, %1435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1441_d = "nvvm.ldmatrix"(%1436) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1437 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1438 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1439 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1440 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1442 = "llvm.getelementptr"(%1266, %1435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1447_d = "nvvm.ldmatrix"(%1442) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1443 = "llvm.extractvalue"(%t1447_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1444 = "llvm.extractvalue"(%t1447_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1445 = "llvm.extractvalue"(%t1447_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1446 = "llvm.extractvalue"(%t1447_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1448 = "llvm.bitcast"(%1427) : (i32) -> vector<2xf16>
            %1449 = "llvm.bitcast"(%1428) : (i32) -> vector<2xf16>
            %1450 = "llvm.bitcast"(%1429) : (i32) -> vector<2xf16>
            %1451 = "llvm.bitcast"(%1430) : (i32) -> vector<2xf16>
            %1452 = "llvm.bitcast"(%1437) : (i32) -> vector<2xf16>
            %1453 = "llvm.bitcast"(%1438) : (i32) -> vector<2xf16>
            %t1458_d = "llvm.call_intrinsic"(%1448, %1449, %1450, %1451, %1452, %1453, %1395, %1396, %1397, %1398) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1454 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1455 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1456 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1457 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1459 = "llvm.bitcast"(%1439) : (i32) -> vector<2xf16>
            %1460 = "llvm.bitcast"(%1440) : (i32) -> vector<2xf16>
            %t1465_d = "llvm.call_intrinsic"(%1448, %1449, %1450, %1451, %1459, %1460, %1402, %1403, %1404, %1405) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1461 = "llvm.extractvalue"(%t1465_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1462 = "llvm.extractvalue"(%t1465_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1463 = "llvm.extractvalue"(%t1465_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1464 = "llvm.extractvalue"(%t1465_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1466 = "llvm.bitcast"(%1443) : (i32) -> vector<2xf16>
            %1467 = "llvm.bitcast"(%1444) : (i32) -> vector<2xf16>
            %t1472_d = "llvm.call_intrinsic"(%1448, %1449, %1450, %1451, %1466, %1467, %1409, %1410, %1411, %1412) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1468 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1469 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1470 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1471 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1473 = "llvm.bitcast"(%1445) : (i32) -> vector<2xf16>
            %1474 = "llvm.bitcast"(%1446) : (i32) -> vector<2xf16>
            %t1479_d = "llvm.call_intrinsic"(%1448, %1449, %1450, %1451, %1473, %1474, %1416, %1417, %1418, %1419) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1475 = "llvm.extractvalue"(%t1479_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1476 = "llvm.extractvalue"(%t1479_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1477 = "llvm.extractvalue"(%t1479_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1478 = "llvm.extractvalue"(%t1479_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1480 = "arith.muli"(%1173, %71) : (i32, i32) -> i32
            %1481 = "arith.muli"(%959, %53) : (i32, i32) -> i32
            %1482 = "arith.addi"(%1480, %1481) : (i32, i32) -> i32
            %1483 = "arith.remui"(%954, %144) : (i32, i32) -> i32
            %1484 = "arith.muli"(%1483, %147) : (i32, i32) -> i32
            %1485 = "arith.addi"(%1482, %1484) : (i32, i32) -> i32
            %1486 = "arith.addi"(%1173, %150) : (i32, i32) -> i32
            %1487 = "arith.muli"(%1486, %71) : (i32, i32) -> i32
            %1488 = "arith.cmpi"(%1487, %1171) {predicate = 4 : i64} : (i32, i32) -> i1
            %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504 = "scf.if"(%1488) ({
              %1505 = "arith.cmpi"(%1485, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1506 = "scf.if"(%1505) ({
                %1507 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1507) : (f32) -> ()
              }, {
                "scf.yield"(%1454) : (f32) -> ()
              }) : (i1) -> f32
              %1508 = "arith.addi"(%1485, %150) : (i32, i32) -> i32
              %1509 = "arith.cmpi"(%1508, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1510 = "scf.if"(%1509) ({
                %1511 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1511) : (f32) -> ()
              }, {
                "scf.yield"(%1455) : (f32) -> ()
              }) : (i1) -> f32
              %1512 = "scf.if"(%1505) ({
                %1513 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1513) : (f32) -> ()
              }, {
                "scf.yield"(%1456) : (f32) -> ()
              }) : (i1) -> f32
              %1514 = "scf.if"(%1509) ({
                %1515 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1515) : (f32) -> ()
              }, {
                "scf.yield"(%1457) : (f32) -> ()
              }) : (i1) -> f32
              %1516 = "arith.addi"(%1485, %141) : (i32, i32) -> i32
              %1517 = "arith.cmpi"(%1516, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1518 = "scf.if"(%1517) ({
                %1519 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1519) : (f32) -> ()
              }, {
                "scf.yield"(%1461) : (f32) -> ()
              }) : (i1) -> f32
              %1520 = "arith.addi"(%1516, %150) : (i32, i32) -> i32
              %1521 = "arith.cmpi"(%1520, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1522 = "scf.if"(%1521) ({
                %1523 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1523) : (f32) -> ()
              }, {
                "scf.yield"(%1462) : (f32) -> ()
              }) : (i1) -> f32
              %1524 = "scf.if"(%1517) ({
                %1525 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1525) : (f32) -> ()
              }, {
                "scf.yield"(%1463) : (f32) -> ()
              }) : (i1) -> f32
              %1526 = "scf.if"(%1521) ({
                %1527 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1527) : (f32) -> ()
              }, {
                "scf.yield"(%1464) : (f32) -> ()
              }) : (i1) -> f32
              %1528 = "arith.addi"(%1485, %137) : (i32, i32) -> i32
              %1529 = "arith.cmpi"(%1528, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1530 = "scf.if"(%1529) ({
                %1531 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1531) : (f32) -> ()
              }, {
                "scf.yield"(%1468) : (f32) -> ()
              }) : (i1) -> f32
              %1532 = "arith.addi"(%1528, %150) : (i32, i32) -> i32
              %1533 = "arith.cmpi"(%1532, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1534 = "scf.if"(%1533) ({
                %1535 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1535) : (f32) -> ()
              }, {
                "scf.yield"(%1469) : (f32) -> ()
              }) : (i1) -> f32
              %1536 = "scf.if"(%1529) ({
                %1537 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1537) : (f32) -> ()
              }, {
                "scf.yield"(%1470) : (f32) -> ()
              }) : (i1) -> f32
              %1538 = "scf.if"(%1533) ({
                %1539 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1539) : (f32) -> ()
              }, {
                "scf.yield"(%1471) : (f32) -> ()
              }) : (i1) -> f32
              %1540 = "arith.constant"() {value = 24 : i32} : () -> i32
              %1541 = "arith.addi"(%1485, %1540) : (i32, i32) -> i32
              %1542 = "arith.cmpi"(%1541, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1543 = "scf.if"(%1542) ({
                %1544 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1544) : (f32) -> ()
              }, {
                "scf.yield"(%1475) : (f32) -> ()
              }) : (i1) -> f32
              %1545 = "arith.addi"(%1541, %150) : (i32, i32) -> i32
              %1546 = "arith.cmpi"(%1545, %1171) {predicate = 5 : i64} : (i32, i32) -> i1
              %1547 = "scf.if"(%1546) ({
                %1548 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1548) : (f32) -> ()
              }, {
                "scf.yield"(%1476) : (f32) -> ()
              }) : (i1) -> f32
              %1549 = "scf.if"(%1542) ({
                %1550 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1550) : (f32) -> ()
              }, {
                "scf.yield"(%1477) : (f32) -> ()
              }) : (i1) -> f32
              %1551 = "scf.if"(%1546) ({
                %1552 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1552) : (f32) -> ()
              }, {
                "scf.yield"(%1478) : (f32) -> ()
              }) : (i1) -> f32
              "scf.yield"(%1506, %1510, %1512, %1514, %1518, %1522, %1524, %1526, %1530, %1534, %1536, %1538, %1543, %1547, %1549, %1551) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1454, %1455, %1456, %1457, %1461, %1462, %1463, %1464, %1468, %1469, %1470, %1471, %1475, %1476, %1477, %1478) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1553 = "vector.from_elements"(%1489, %1490, %1493, %1494, %1497, %1498, %1501, %1502) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1554 = "vector.extract"(%1553) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1555 = "vector.extract"(%1553) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1556 = "arith.maxnumf"(%1554, %1555) : (f32, f32) -> f32
            %1557 = "vector.extract"(%1553) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1558 = "vector.extract"(%1553) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1559 = "arith.maxnumf"(%1557, %1558) : (f32, f32) -> f32
            %1560 = "arith.maxnumf"(%1556, %1559) : (f32, f32) -> f32
            %1561 = "vector.extract"(%1553) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1562 = "vector.extract"(%1553) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1563 = "arith.maxnumf"(%1561, %1562) : (f32, f32) -> f32
            %1564 = "vector.extract"(%1553) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1565 = "vector.extract"(%1553) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1566 = "arith.maxnumf"(%1564, %1565) : (f32, f32) -> f32
            %1567 = "arith.maxnumf"(%1563, %1566) : (f32, f32) -> f32
            %1568 = "arith.maxnumf"(%1560, %1567) : (f32, f32) -> f32
            %1569 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1570 = "arith.maxnumf"(%1568, %1569) : (f32, f32) -> f32
            %1571 = "nvvm.shfl.sync"(%136, %1570, %150, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 76 : i32} : (i32, f32, i32, i32) -> f32
            %1572 = "arith.maxnumf"(%1570, %1571) : (f32, f32) -> f32
            %1573 = "nvvm.shfl.sync"(%136, %1572, %147, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 77 : i32} : (i32, f32, i32, i32) -> f32
            %1574 = "arith.maxnumf"(%1572, %1573) : (f32, f32) -> f32
            %1575 = "arith.mulf"(%1574, %997) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1576 = "arith.maxnumf"(%1218, %1575) : (f32, f32) -> f32
            %1577 = "arith.cmpf"(%1576, %1569) {predicate = 2 : i64} : (f32, f32) -> i1
            %1578 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1579 = "arith.select"(%1577, %1576, %1578) : (i1, f32, f32) -> f32
            %1580 = "arith.subf"(%1218, %1579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1581 = "llvm.call_intrinsic"(%1580) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1582 = "vector.from_elements"(%1489, %1490, %1493, %1494, %1497, %1498, %1501, %1502) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1583 = "vector.broadcast"(%997) : (f32) -> vector<8xf32>
            %1584 = "arith.mulf"(%1582, %1583) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1585 = "arith.cmpf"(%1576, %1569) {predicate = 2 : i64} : (f32, f32) -> i1
            %1586 = "arith.select"(%1585, %1576, %1578) : (i1, f32, f32) -> f32
            %1587 = "vector.broadcast"(%1586) : (f32) -> vector<8xf32>
            %1588 = "arith.subf"(%1584, %1587) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1589 = "vector.extract"(%1588) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1590 = "vector.extract"(%1588) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1591 = "vector.extract"(%1588) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1592 = "vector.extract"(%1588) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1593 = "vector.extract"(%1588) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1594 = "vector.extract"(%1588) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1595 = "vector.extract"(%1588) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1596 = "vector.extract"(%1588) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1597 = "llvm.call_intrinsic"(%1589) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1598 = "llvm.call_intrinsic"(%1590) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1599 = "llvm.call_intrinsic"(%1591) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1600 = "llvm.call_intrinsic"(%1592) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1601 = "llvm.call_intrinsic"(%1593) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1602 = "llvm.call_intrinsic"(%1594) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1603 = "llvm.call_intrinsic"(%1595) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1604 = "llvm.call_intrinsic"(%1596) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1605 = "vector.from_elements"(%1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1606 = "arith.mulf"(%1220, %1581) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1607 = "vector.extract"(%1605) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1608 = "vector.extract"(%1605) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1609 = "arith.addf"(%1607, %1608) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1610 = "vector.extract"(%1605) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1611 = "vector.extract"(%1605) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1612 = "arith.addf"(%1610, %1611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1613 = "arith.addf"(%1609, %1612) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1614 = "vector.extract"(%1605) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1615 = "vector.extract"(%1605) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1616 = "arith.addf"(%1614, %1615) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1617 = "vector.extract"(%1605) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1618 = "vector.extract"(%1605) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1619 = "arith.addf"(%1617, %1618) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1620 = "arith.addf"(%1616, %1619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1621 = "arith.addf"(%1613, %1620) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1622 = "arith.addf"(%1621, %1578) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1623 = "arith.addf"(%1606, %1622) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1624 = "vector.from_elements"(%1178, %1179, %1182, %1183, %1186, %1187, %1190, %1191, %1194, %1195, %1198, %1199, %1202, %1203, %1206, %1207) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1625 = "vector.broadcast"(%1581) : (f32) -> vector<16xf32>
            %1626 = "arith.mulf"(%1624, %1625) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1627 = "vector.extract"(%1626) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1628 = "vector.extract"(%1626) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1629 = "vector.extract"(%1626) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1630 = "vector.extract"(%1626) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1631 = "vector.extract"(%1626) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1632 = "vector.extract"(%1626) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1633 = "vector.extract"(%1626) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1634 = "vector.extract"(%1626) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1635 = "vector.extract"(%1626) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1636 = "vector.extract"(%1626) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1637 = "vector.extract"(%1626) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1638 = "vector.extract"(%1626) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1639 = "vector.extract"(%1626) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1640 = "vector.extract"(%1626) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1641 = "vector.extract"(%1626) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1642 = "vector.extract"(%1626) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1643 = "vector.from_elements"(%1491, %1492, %1495, %1496, %1499, %1500, %1503, %1504) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1644 = "vector.extract"(%1643) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1645 = "vector.extract"(%1643) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1646 = "arith.maxnumf"(%1644, %1645) : (f32, f32) -> f32
            %1647 = "vector.extract"(%1643) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1648 = "vector.extract"(%1643) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1649 = "arith.maxnumf"(%1647, %1648) : (f32, f32) -> f32
            %1650 = "arith.maxnumf"(%1646, %1649) : (f32, f32) -> f32
            %1651 = "vector.extract"(%1643) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1652 = "vector.extract"(%1643) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1653 = "arith.maxnumf"(%1651, %1652) : (f32, f32) -> f32
            %1654 = "vector.extract"(%1643) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1655 = "vector.extract"(%1643) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1656 = "arith.maxnumf"(%1654, %1655) : (f32, f32) -> f32
            %1657 = "arith.maxnumf"(%1653, %1656) : (f32, f32) -> f32
            %1658 = "arith.maxnumf"(%1650, %1657) : (f32, f32) -> f32
            %1659 = "arith.maxnumf"(%1658, %1569) : (f32, f32) -> f32
            %1660 = "nvvm.shfl.sync"(%136, %1659, %150, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 78 : i32} : (i32, f32, i32, i32) -> f32
            %1661 = "arith.maxnumf"(%1659, %1660) : (f32, f32) -> f32
            %1662 = "nvvm.shfl.sync"(%136, %1661, %147, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 79 : i32} : (i32, f32, i32, i32) -> f32
            %1663 = "arith.maxnumf"(%1661, %1662) : (f32, f32) -> f32
            %1664 = "arith.mulf"(%1663, %997) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1665 = "arith.maxnumf"(%1219, %1664) : (f32, f32) -> f32
            %1666 = "arith.cmpf"(%1665, %1569) {predicate = 2 : i64} : (f32, f32) -> i1
            %1667 = "arith.select"(%1666, %1665, %1578) : (i1, f32, f32) -> f32
            %1668 = "arith.subf"(%1219, %1667) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1669 = "llvm.call_intrinsic"(%1668) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1670 = "vector.from_elements"(%1491, %1492, %1495, %1496, %1499, %1500, %1503, %1504) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1671 = "vector.broadcast"(%997) : (f32) -> vector<8xf32>
            %1672 = "arith.mulf"(%1670, %1671) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1673 = "arith.cmpf"(%1665, %1569) {predicate = 2 : i64} : (f32, f32) -> i1
            %1674 = "arith.select"(%1673, %1665, %1578) : (i1, f32, f32) -> f32
            %1675 = "vector.broadcast"(%1674) : (f32) -> vector<8xf32>
            %1676 = "arith.subf"(%1672, %1675) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1677 = "vector.extract"(%1676) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1678 = "vector.extract"(%1676) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1679 = "vector.extract"(%1676) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1680 = "vector.extract"(%1676) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1681 = "vector.extract"(%1676) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1682 = "vector.extract"(%1676) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1683 = "vector.extract"(%1676) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1684 = "vector.extract"(%1676) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1685 = "llvm.call_intrinsic"(%1677) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1686 = "llvm.call_intrinsic"(%1678) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1687 = "llvm.call_intrinsic"(%1679) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1688 = "llvm.call_intrinsic"(%1680) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1689 = "llvm.call_intrinsic"(%1681) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1690 = "llvm.call_intrinsic"(%1682) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1691 = "llvm.call_intrinsic"(%1683) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1692 = "llvm.call_intrinsic"(%1684) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1693 = "vector.from_elements"(%1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1694 = "arith.mulf"(%1221, %1669) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1695 = "vector.extract"(%1693) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1696 = "vector.extract"(%1693) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1697 = "arith.addf"(%1695, %1696) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1698 = "vector.extract"(%1693) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1699 = "vector.extract"(%1693) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1700 = "arith.addf"(%1698, %1699) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1701 = "arith.addf"(%1697, %1700) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1702 = "vector.extract"(%1693) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1703 = "vector.extract"(%1693) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1704 = "arith.addf"(%1702, %1703) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1705 = "vector.extract"(%1693) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1706 = "vector.extract"(%1693) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1707 = "arith.addf"(%1705, %1706) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1708 = "arith.addf"(%1704, %1707) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1709 = "arith.addf"(%1701, %1708) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1710 = "arith.addf"(%1709, %1578) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1711 = "arith.addf"(%1694, %1710) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1712 = "vector.from_elements"(%1180, %1181, %1184, %1185, %1188, %1189, %1192, %1193, %1196, %1197, %1200, %1201, %1204, %1205, %1208, %1209) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1713 = "vector.broadcast"(%1669) : (f32) -> vector<16xf32>
            %1714 = "arith.mulf"(%1712, %1713) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1715 = "vector.extract"(%1714) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1716 = "vector.extract"(%1714) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1717 = "vector.extract"(%1714) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1718 = "vector.extract"(%1714) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1719 = "vector.extract"(%1714) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1720 = "vector.extract"(%1714) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1721 = "vector.extract"(%1714) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1722 = "vector.extract"(%1714) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1723 = "vector.extract"(%1714) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1724 = "vector.extract"(%1714) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1725 = "vector.extract"(%1714) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1726 = "vector.extract"(%1714) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1727 = "vector.extract"(%1714) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1728 = "vector.extract"(%1714) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1729 = "vector.extract"(%1714) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1730 = "vector.extract"(%1714) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1731 = "vector.from_elements"(%1607, %1608, %1695, %1696, %1610, %1611, %1698, %1699, %1614, %1615, %1702, %1703, %1617, %1618, %1705, %1706) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1732 = "arith.truncf"(%1731) : (vector<16xf32>) -> vector<16xf16>
            %1733 = "vector.extract"(%1732) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
            %1734 = "vector.extract"(%1732) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
            %1735 = "vector.extract"(%1732) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
            %1736 = "vector.extract"(%1732) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
            %1737 = "vector.extract"(%1732) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
            %1738 = "vector.extract"(%1732) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
            %1739 = "vector.extract"(%1732) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
            %1740 = "vector.extract"(%1732) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
            %1741 = "vector.extract"(%1732) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
            %1742 = "vector.extract"(%1732) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
            %1743 = "vector.extract"(%1732) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
            %1744 = "vector.extract"(%1732) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
            %1745 = "vector.extract"(%1732) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
            %1746 = "vector.extract"(%1732) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
            %1747 = "vector.extract"(%1732) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
            %1748 = "vector.extract"(%1732) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
            %1749 = "llvm.getelementptr"(%973, %1255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1750 = "llvm.getelementptr"(%1749, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1755_d = "nvvm.ldmatrix"(%1750) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1751 = "llvm.extractvalue"(%t1755_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1752 = "llvm.extractvalue"(%t1755_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1753 = "llvm.extractvalue"(%t1755_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1754 = "llvm.extractvalue"(%t1755_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1756 = "llvm.getelementptr"(%1749, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1761_d = "nvvm.ldmatrix"(%1756) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1757 = "llvm.extractvalue"(%t1761_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1758 = "llvm.extractvalue"(%t1761_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1759 = "llvm.extractvalue"(%t1761_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1760 = "llvm.extractvalue"(%t1761_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1762 = "llvm.getelementptr"(%1749, %1366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1767_d = "nvvm.ldmatrix"(%1762) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1763 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1764 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1765 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1766 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1768 = "llvm.getelementptr"(%1749, %1425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1773_d = "nvvm.ldmatrix"(%1768) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1769 = "llvm.extractvalue"(%t1773_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1770 = "llvm.extractvalue"(%t1773_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1771 = "llvm.extractvalue"(%t1773_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1772 = "llvm.extractvalue"(%t1773_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1774 = "vector.from_elements"(%1733, %1734) : (f16, f16) -> vector<2xf16>
            %1775 = "vector.from_elements"(%1735, %1736) : (f16, f16) -> vector<2xf16>
            %1776 = "vector.from_elements"(%1737, %1738) : (f16, f16) -> vector<2xf16>
            %1777 = "vector.from_elements"(%1739, %1740) : (f16, f16) -> vector<2xf16>
            %1778 = "llvm.bitcast"(%1751) : (i32) -> vector<2xf16>
            %1779 = "llvm.bitcast"(%1752) : (i32) -> vector<2xf16>
            %t1784_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1778, %1779, %1627, %1628, %1715, %1716) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1780 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1781 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1782 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1783 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1785 = "llvm.bitcast"(%1753) : (i32) -> vector<2xf16>
            %1786 = "llvm.bitcast"(%1754) : (i32) -> vector<2xf16>
            %t1791_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1785, %1786, %1629, %1630, %1717, %1718) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1787 = "llvm.extractvalue"(%t1791_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1788 = "llvm.extractvalue"(%t1791_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1789 = "llvm.extractvalue"(%t1791_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1790 = "llvm.extractvalue"(%t1791_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1792 = "llvm.bitcast"(%1757) : (i32) -> vector<2xf16>
            %1793 = "llvm.bitcast"(%1758) : (i32) -> vector<2xf16>
            %t1798_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1792, %1793, %1631, %1632, %1719, %1720) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1794 = "llvm.extractvalue"(%t1798_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1795 = "llvm.extractvalue"(%t1798_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1796 = "llvm.extractvalue"(%t1798_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1797 = "llvm.extractvalue"(%t1798_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1799 = "llvm.bitcast"(%1759) : (i32) -> vector<2xf16>
            %1800 = "llvm.bitcast"(%1760) : (i32) -> vector<2xf16>
            %t1805_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1799, %1800, %1633, %1634, %1721, %1722) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1801 = "llvm.extractvalue"(%t1805_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1802 = "llvm.extractvalue"(%t1805_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1803 = "llvm.extractvalue"(%t1805_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1804 = "llvm.extractvalue"(%t1805_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1806 = "llvm.bitcast"(%1763) : (i32) -> vector<2xf16>
            %1807 = "llvm.bitcast"(%1764) : (i32) -> vector<2xf16>
            %t1812_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1806, %1807, %1635, %1636, %1723, %1724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1808 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1809 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1810 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1811 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1813 = "llvm.bitcast"(%1765) : (i32) -> vector<2xf16>
            %1814 = "llvm.bitcast"(%1766) : (i32) -> vector<2xf16>
            %t1819_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1813, %1814, %1637, %1638, %1725, %1726) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1815 = "llvm.extractvalue"(%t1819_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1816 = "llvm.extractvalue"(%t1819_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1817 = "llvm.extractvalue"(%t1819_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1818 = "llvm.extractvalue"(%t1819_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1820 = "llvm.bitcast"(%1769) : (i32) -> vector<2xf16>
            %1821 = "llvm.bitcast"(%1770) : (i32) -> vector<2xf16>
            %t1826_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1820, %1821, %1639, %1640, %1727, %1728) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1822 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1823 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1824 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1825 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1827 = "llvm.bitcast"(%1771) : (i32) -> vector<2xf16>
            %1828 = "llvm.bitcast"(%1772) : (i32) -> vector<2xf16>
            %t1833_d = "llvm.call_intrinsic"(%1774, %1775, %1776, %1777, %1827, %1828, %1641, %1642, %1729, %1730) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1829 = "llvm.extractvalue"(%t1833_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1830 = "llvm.extractvalue"(%t1833_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1831 = "llvm.extractvalue"(%t1833_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1832 = "llvm.extractvalue"(%t1833_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1834 = "arith.addi"(%1241, %1255) : (i32, i32) -> i32
            %1835 = "llvm.getelementptr"(%973, %1834) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1836 = "llvm.getelementptr"(%1835, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1841_d = "nvvm.ldmatrix"(%1836) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1837 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1838 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1839 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1840 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1842 = "llvm.getelementptr"(%1835, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1847_d = "nvvm.ldmatrix"(%1842) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1843 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1844 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1845 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1846 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1848 = "llvm.getelementptr"(%1835, %1366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1853_d = "nvvm.ldmatrix"(%1848) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1849 = "llvm.extractvalue"(%t1853_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1850 = "llvm.extractvalue"(%t1853_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1851 = "llvm.extractvalue"(%t1853_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1852 = "llvm.extractvalue"(%t1853_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1854 = "llvm.getelementptr"(%1835, %1425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1859_d = "nvvm.ldmatrix"(%1854) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1855 = "llvm.extractvalue"(%t1859_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1856 = "llvm.extractvalue"(%t1859_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1857 = "llvm.extractvalue"(%t1859_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1858 = "llvm.extractvalue"(%t1859_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1860 = "vector.from_elements"(%1741, %1742) : (f16, f16) -> vector<2xf16>
            %1861 = "vector.from_elements"(%1743, %1744) : (f16, f16) -> vector<2xf16>
            %1862 = "vector.from_elements"(%1745, %1746) : (f16, f16) -> vector<2xf16>
            %1863 = "vector.from_elements"(%1747, %1748) : (f16, f16) -> vector<2xf16>
            %1864 = "llvm.bitcast"(%1837) : (i32) -> vector<2xf16>
            %1865 = "llvm.bitcast"(%1838) : (i32) -> vector<2xf16>
            %t1870_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1864, %1865, %1780, %1781, %1782, %1783) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1866 = "llvm.extractvalue"(%t1870_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1867 = "llvm.extractvalue"(%t1870_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1868 = "llvm.extractvalue"(%t1870_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1869 = "llvm.extractvalue"(%t1870_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1871 = "llvm.bitcast"(%1839) : (i32) -> vector<2xf16>
            %1872 = "llvm.bitcast"(%1840) : (i32) -> vector<2xf16>
            %t1877_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1871, %1872, %1787, %1788, %1789, %1790) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1873 = "llvm.extractvalue"(%t1877_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1874 = "llvm.extractvalue"(%t1877_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1875 = "llvm.extractvalue"(%t1877_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1876 = "llvm.extractvalue"(%t1877_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1878 = "llvm.bitcast"(%1843) : (i32) -> vector<2xf16>
            %1879 = "llvm.bitcast"(%1844) : (i32) -> vector<2xf16>
            %t1884_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1878, %1879, %1794, %1795, %1796, %1797) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1880 = "llvm.extractvalue"(%t1884_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1881 = "llvm.extractvalue"(%t1884_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1882 = "llvm.extractvalue"(%t1884_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1883 = "llvm.extractvalue"(%t1884_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1885 = "llvm.bitcast"(%1845) : (i32) -> vector<2xf16>
            %1886 = "llvm.bitcast"(%1846) : (i32) -> vector<2xf16>
            %t1891_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1885, %1886, %1801, %1802, %1803, %1804) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1887 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1888 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1889 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1890 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1892 = "llvm.bitcast"(%1849) : (i32) -> vector<2xf16>
            %1893 = "llvm.bitcast"(%1850) : (i32) -> vector<2xf16>
            %t1898_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1892, %1893, %1808, %1809, %1810, %1811) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1894 = "llvm.extractvalue"(%t1898_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1895 = "llvm.extractvalue"(%t1898_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1896 = "llvm.extractvalue"(%t1898_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1897 = "llvm.extractvalue"(%t1898_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1899 = "llvm.bitcast"(%1851) : (i32) -> vector<2xf16>
            %1900 = "llvm.bitcast"(%1852) : (i32) -> vector<2xf16>
            %t1905_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1899, %1900, %1815, %1816, %1817, %1818) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1901 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1902 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1903 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1904 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1906 = "llvm.bitcast"(%1855) : (i32) -> vector<2xf16>
            %1907 = "llvm.bitcast"(%1856) : (i32) -> vector<2xf16>
            %t1912_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1906, %1907, %1822, %1823, %1824, %1825) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1908 = "llvm.extractvalue"(%t1912_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1909 = "llvm.extractvalue"(%t1912_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1910 = "llvm.extractvalue"(%t1912_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1911 = "llvm.extractvalue"(%t1912_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1913 = "llvm.bitcast"(%1857) : (i32) -> vector<2xf16>
            %1914 = "llvm.bitcast"(%1858) : (i32) -> vector<2xf16>
            %t1919_d = "llvm.call_intrinsic"(%1860, %1861, %1862, %1863, %1913, %1914, %1829, %1830, %1831, %1832) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1915 = "llvm.extractvalue"(%t1919_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1916 = "llvm.extractvalue"(%t1919_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1917 = "llvm.extractvalue"(%t1919_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1918 = "llvm.extractvalue"(%t1919_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1920 = "arith.addi"(%1171, %1094) : (i32, i32) -> i32
            %1921 = "arith.shrsi"(%1920, %1096) : (i32, i32) -> i32
            %1922 = "arith.maxsi"(%1921, %150) : (i32, i32) -> i32
            %1923 = "arith.cmpi"(%1486, %1922) {predicate = 0 : i64} : (i32, i32) -> i1
            %1924 = "arith.addi"(%1168, %150) : (i32, i32) -> i32
            %1925 = "arith.cmpi"(%1924, %968) {predicate = 0 : i64} : (i32, i32) -> i1
            %1926 = "arith.ori"(%1923, %1925) : (i1, i1) -> i1
            %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963 = "scf.if"(%1926) ({
              "nvvm.barrier"(%150, %71) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 104 : i32} : (i32, i32) -> ()
              %1964 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %1965 = "arith.muli"(%1176, %1964) : (i32, i32) -> i32
              %1966 = "llvm.getelementptr"(%41, %1965) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1967 = "arith.divui"(%954, %144) : (i32, i32) -> i32
              %1968 = "nvvm.shfl.sync"(%136, %1623, %150, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 105 : i32} : (i32, f32, i32, i32) -> f32
              %1969 = "arith.addf"(%1623, %1968) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1970 = "nvvm.shfl.sync"(%136, %1969, %147, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 106 : i32} : (i32, f32, i32, i32) -> f32
              %1971 = "arith.addf"(%1969, %1970) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1972 = "arith.cmpi"(%1483, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %1973 = "arith.cmpi"(%960, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %1974 = "arith.andi"(%1972, %1973) : (i1, i1) -> i1
              "scf.if"(%1974) ({
                %1975 = "arith.muli"(%1967, %144) : (i32, i32) -> i32
                %1976 = "arith.addi"(%959, %1975) : (i32, i32) -> i32
                %1977 = "llvm.getelementptr"(%42, %1976) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1576, %1977) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %1978 = "llvm.getelementptr"(%43, %1976) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1971, %1978) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1979 = "arith.muli"(%960, %141) : (i32, i32) -> i32
              %1980 = "arith.muli"(%959, %1241) : (i32, i32) -> i32
              %1981 = "arith.muli"(%1967, %974) : (i32, i32) -> i32
              %1982 = "arith.addi"(%1980, %1981) : (i32, i32) -> i32
              %1983 = "llvm.getelementptr"(%1966, %1982) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1984 = "arith.remui"(%1967, %141) : (i32, i32) -> i32
              %1985 = "arith.xori"(%1979, %1984) : (i32, i32) -> i32
              %1986 = "arith.muli"(%1985, %141) : (i32, i32) -> i32
              %1987 = "llvm.getelementptr"(%1983, %1986) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1988 = "llvm.getelementptr"(%1987, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1989 = "vector.from_elements"(%1866, %1867) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%1989, %1988) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %1990 = "arith.addi"(%1979, %150) : (i32, i32) -> i32
              %1991 = "arith.xori"(%1990, %1984) : (i32, i32) -> i32
              %1992 = "arith.muli"(%1991, %141) : (i32, i32) -> i32
              %1993 = "llvm.getelementptr"(%1983, %1992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1994 = "llvm.getelementptr"(%1993, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1995 = "vector.from_elements"(%1873, %1874) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%1995, %1994) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %1996 = "arith.addi"(%1979, %147) : (i32, i32) -> i32
              %1997 = "arith.xori"(%1996, %1984) : (i32, i32) -> i32
              %1998 = "arith.muli"(%1997, %141) : (i32, i32) -> i32
              %1999 = "llvm.getelementptr"(%1983, %1998) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2000 = "llvm.getelementptr"(%1999, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2001 = "vector.from_elements"(%1880, %1881) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2001, %2000) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2002 = "arith.addi"(%1979, %958) : (i32, i32) -> i32
              %2003 = "arith.xori"(%2002, %1984) : (i32, i32) -> i32
              %2004 = "arith.muli"(%2003, %141) : (i32, i32) -> i32
              %2005 = "llvm.getelementptr"(%1983, %2004) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2006 = "llvm.getelementptr"(%2005, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2007 = "vector.from_elements"(%1887, %1888) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2007, %2006) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2008 = "arith.addi"(%1979, %144) : (i32, i32) -> i32
              %2009 = "arith.xori"(%2008, %1984) : (i32, i32) -> i32
              %2010 = "arith.muli"(%2009, %141) : (i32, i32) -> i32
              %2011 = "llvm.getelementptr"(%1983, %2010) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2012 = "llvm.getelementptr"(%2011, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2013 = "vector.from_elements"(%1894, %1895) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2013, %2012) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2014 = "arith.addi"(%1979, %955) : (i32, i32) -> i32
              %2015 = "arith.xori"(%2014, %1984) : (i32, i32) -> i32
              %2016 = "arith.muli"(%2015, %141) : (i32, i32) -> i32
              %2017 = "llvm.getelementptr"(%1983, %2016) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2018 = "llvm.getelementptr"(%2017, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2019 = "vector.from_elements"(%1901, %1902) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2019, %2018) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2020 = "arith.constant"() {value = 6 : i32} : () -> i32
              %2021 = "arith.addi"(%1979, %2020) : (i32, i32) -> i32
              %2022 = "arith.xori"(%2021, %1984) : (i32, i32) -> i32
              %2023 = "arith.muli"(%2022, %141) : (i32, i32) -> i32
              %2024 = "llvm.getelementptr"(%1983, %2023) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2025 = "llvm.getelementptr"(%2024, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2026 = "vector.from_elements"(%1908, %1909) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2026, %2025) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2027 = "arith.addi"(%1979, %1096) : (i32, i32) -> i32
              %2028 = "arith.xori"(%2027, %1984) : (i32, i32) -> i32
              %2029 = "arith.muli"(%2028, %141) : (i32, i32) -> i32
              %2030 = "llvm.getelementptr"(%1983, %2029) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2031 = "llvm.getelementptr"(%2030, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2032 = "vector.from_elements"(%1915, %1916) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2032, %2031) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2033 = "arith.addi"(%1967, %141) : (i32, i32) -> i32
              %2034 = "nvvm.shfl.sync"(%136, %1711, %150, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 107 : i32} : (i32, f32, i32, i32) -> f32
              %2035 = "arith.addf"(%1711, %2034) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2036 = "nvvm.shfl.sync"(%136, %2035, %147, %138) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 108 : i32} : (i32, f32, i32, i32) -> f32
              %2037 = "arith.addf"(%2035, %2036) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.if"(%1974) ({
                %2038 = "arith.muli"(%2033, %144) : (i32, i32) -> i32
                %2039 = "arith.addi"(%959, %2038) : (i32, i32) -> i32
                %2040 = "llvm.getelementptr"(%42, %2039) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1665, %2040) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2041 = "llvm.getelementptr"(%43, %2039) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2037, %2041) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2042 = "arith.muli"(%2033, %974) : (i32, i32) -> i32
              %2043 = "arith.addi"(%1980, %2042) : (i32, i32) -> i32
              %2044 = "llvm.getelementptr"(%1966, %2043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2045 = "arith.remui"(%2033, %141) : (i32, i32) -> i32
              %2046 = "arith.xori"(%1979, %2045) : (i32, i32) -> i32
              %2047 = "arith.muli"(%2046, %141) : (i32, i32) -> i32
              %2048 = "llvm.getelementptr"(%2044, %2047) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2049 = "llvm.getelementptr"(%2048, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2050 = "vector.from_elements"(%1868, %1869) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2050, %2049) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2051 = "arith.xori"(%1990, %2045) : (i32, i32) -> i32
              %2052 = "arith.muli"(%2051, %141) : (i32, i32) -> i32
              %2053 = "llvm.getelementptr"(%2044, %2052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2054 = "llvm.getelementptr"(%2053, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2055 = "vector.from_elements"(%1875, %1876) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2055, %2054) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2056 = "arith.xori"(%1996, %2045) : (i32, i32) -> i32
              %2057 = "arith.muli"(%2056, %141) : (i32, i32) -> i32
              %2058 = "llvm.getelementptr"(%2044, %2057) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2059 = "llvm.getelementptr"(%2058, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2060 = "vector.from_elements"(%1882, %1883) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2060, %2059) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2061 = "arith.xori"(%2002, %2045) : (i32, i32) -> i32
              %2062 = "arith.muli"(%2061, %141) : (i32, i32) -> i32
              %2063 = "llvm.getelementptr"(%2044, %2062) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2064 = "llvm.getelementptr"(%2063, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2065 = "vector.from_elements"(%1889, %1890) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2065, %2064) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2066 = "arith.xori"(%2008, %2045) : (i32, i32) -> i32
              %2067 = "arith.muli"(%2066, %141) : (i32, i32) -> i32
              %2068 = "llvm.getelementptr"(%2044, %2067) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2069 = "llvm.getelementptr"(%2068, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2070 = "vector.from_elements"(%1896, %1897) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2070, %2069) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2071 = "arith.xori"(%2014, %2045) : (i32, i32) -> i32
              %2072 = "arith.muli"(%2071, %141) : (i32, i32) -> i32
              %2073 = "llvm.getelementptr"(%2044, %2072) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2074 = "llvm.getelementptr"(%2073, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2075 = "vector.from_elements"(%1903, %1904) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2075, %2074) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2076 = "arith.xori"(%2021, %2045) : (i32, i32) -> i32
              %2077 = "arith.muli"(%2076, %141) : (i32, i32) -> i32
              %2078 = "llvm.getelementptr"(%2044, %2077) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2079 = "llvm.getelementptr"(%2078, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2080 = "vector.from_elements"(%1910, %1911) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2080, %2079) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2081 = "arith.xori"(%2027, %2045) : (i32, i32) -> i32
              %2082 = "arith.muli"(%2081, %141) : (i32, i32) -> i32
              %2083 = "llvm.getelementptr"(%2044, %2082) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2084 = "llvm.getelementptr"(%2083, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2085 = "vector.from_elements"(%1917, %1918) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2085, %2084) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              "nvvm.barrier"(%150, %71) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 109 : i32} : (i32, i32) -> ()
              %2086 = "arith.cmpi"(%1169, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %2087 = "arith.andi"(%2086, %1923) : (i1, i1) -> i1
              %2088 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2089 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2090 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2091 = "arith.muli"(%2089, %24) : (i32, i32) -> i32
              %2092 = "arith.addi"(%2091, %2088) : (i32, i32) -> i32
              %2093 = "arith.muli"(%147, %2092) : (i32, i32) -> i32
              %2094 = "arith.extui"(%2086) : (i1) -> i32
              %2095 = "arith.addi"(%2093, %2094) : (i32, i32) -> i32
              %2096 = "arith.muli"(%1172, %27) : (i32, i32) -> i32
              %2097 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2098 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2099 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2100 = "arith.addi"(%2096, %2098) : (i32, i32) -> i32
              %2101 = "arith.shrsi"(%950, %958) : (i32, i32) -> i32
              %2102 = "arith.andi"(%950, %1096) : (i32, i32) -> i32
              %2103 = "arith.remsi"(%2100, %29) : (i32, i32) -> i32
              %2104 = "arith.cmpi"(%2103, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %2105 = "arith.addi"(%2103, %29) : (i32, i32) -> i32
              %2106 = "arith.select"(%2104, %2105, %2103) : (i1, i32, i32) -> i32
              %2107 = "arith.muli"(%2106, %137) : (i32, i32) -> i32
              %2108 = "arith.addi"(%2107, %2101) : (i32, i32) -> i32
              %2109 = "arith.cmpi"(%2108, %28) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.if"(%2109) ({
                %2110 = "arith.muli"(%2101, %144) : (i32, i32) -> i32
                %2111 = "llvm.getelementptr"(%42, %2110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2112 = "llvm.load"(%2111) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2113 = "arith.maxnumf"(%1569, %2112) : (f32, f32) -> f32
                %2114 = "arith.addi"(%150, %2110) : (i32, i32) -> i32
                %2115 = "llvm.getelementptr"(%42, %2114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2116 = "llvm.load"(%2115) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2117 = "arith.maxnumf"(%2113, %2116) : (f32, f32) -> f32
                %2118 = "arith.addi"(%147, %2110) : (i32, i32) -> i32
                %2119 = "llvm.getelementptr"(%42, %2118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2120 = "llvm.load"(%2119) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2121 = "arith.maxnumf"(%2117, %2120) : (f32, f32) -> f32
                %2122 = "arith.addi"(%958, %2110) : (i32, i32) -> i32
                %2123 = "llvm.getelementptr"(%42, %2122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2124 = "llvm.load"(%2123) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2125 = "arith.maxnumf"(%2121, %2124) : (f32, f32) -> f32
                %2126 = "llvm.load"(%2111) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2127 = "arith.cmpf"(%2125, %1569) {predicate = 2 : i64} : (f32, f32) -> i1
                %2128 = "arith.select"(%2127, %2125, %1578) : (i1, f32, f32) -> f32
                %2129 = "arith.subf"(%2126, %2128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2130 = "llvm.call_intrinsic"(%2129) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2131 = "llvm.load"(%2115) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2132 = "arith.subf"(%2131, %2128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2133 = "llvm.call_intrinsic"(%2132) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2134 = "llvm.load"(%2119) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2135 = "arith.subf"(%2134, %2128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2136 = "llvm.call_intrinsic"(%2135) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2137 = "llvm.load"(%2123) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2138 = "arith.subf"(%2137, %2128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2139 = "llvm.call_intrinsic"(%2138) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2140 = "llvm.getelementptr"(%43, %2110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2141 = "llvm.load"(%2140) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2142 = "arith.mulf"(%2130, %2141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2143 = "arith.addf"(%1578, %2142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2144 = "llvm.getelementptr"(%43, %2114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2145 = "llvm.load"(%2144) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2146 = "arith.mulf"(%2133, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2147 = "arith.addf"(%2143, %2146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2148 = "llvm.getelementptr"(%43, %2118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2149 = "llvm.load"(%2148) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2150 = "arith.mulf"(%2136, %2149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2151 = "arith.addf"(%2147, %2150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2152 = "llvm.getelementptr"(%43, %2122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2153 = "llvm.load"(%2152) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2154 = "arith.mulf"(%2139, %2153) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2155 = "arith.addf"(%2151, %2154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2156 = "arith.cmpf"(%2155, %1578) {predicate = 1 : i64} : (f32, f32) -> i1
                %2157 = "llvm.call_intrinsic"(%2155) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2158 = "arith.select"(%2156, %1578, %2157) : (i1, f32, f32) -> f32
                %2159 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
                %2160 = "vector.extract"(%2159) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2161 = "vector.extract"(%2159) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2162 = "vector.extract"(%2159) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2163 = "vector.extract"(%2159) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2164 = "vector.extract"(%2159) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2165 = "vector.extract"(%2159) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2166 = "vector.extract"(%2159) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2167 = "vector.extract"(%2159) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2168 = "arith.muli"(%2101, %974) : (i32, i32) -> i32
                %2169 = "llvm.getelementptr"(%1966, %2168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2170 = "arith.andi"(%2101, %1096) : (i32, i32) -> i32
                %2171 = "arith.xori"(%2102, %2170) : (i32, i32) -> i32
                %2172 = "arith.muli"(%2171, %141) : (i32, i32) -> i32
                %2173 = "llvm.getelementptr"(%2169, %2172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2174 = "llvm.load"(%2173) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2175 = "vector.extract"(%2174) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2176 = "vector.extract"(%2174) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2177 = "vector.extract"(%2174) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2178 = "vector.extract"(%2174) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2179 = "llvm.getelementptr"(%2173) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2180 = "llvm.load"(%2179) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2181 = "vector.extract"(%2180) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2182 = "vector.extract"(%2180) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2183 = "vector.extract"(%2180) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2184 = "vector.extract"(%2180) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2185 = "vector.from_elements"(%2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2186 = "vector.from_elements"(%2175, %2176, %2177, %2178, %2181, %2182, %2183, %2184) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2187 = "arith.mulf"(%2130, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2188 = "vector.broadcast"(%2187) : (f32) -> vector<8xf32>
                %2189 = "arith.mulf"(%2186, %2188) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2190 = "arith.addf"(%2185, %2189) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2191 = "vector.extract"(%2190) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2192 = "vector.extract"(%2190) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2193 = "vector.extract"(%2190) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2194 = "vector.extract"(%2190) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2195 = "vector.extract"(%2190) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2196 = "vector.extract"(%2190) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2197 = "vector.extract"(%2190) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2198 = "vector.extract"(%2190) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2199 = "arith.addi"(%1241, %2168) : (i32, i32) -> i32
                %2200 = "llvm.getelementptr"(%1966, %2199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2201 = "llvm.getelementptr"(%2200, %2172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2202 = "llvm.load"(%2201) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2203 = "vector.extract"(%2202) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2204 = "vector.extract"(%2202) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2205 = "vector.extract"(%2202) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2206 = "vector.extract"(%2202) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2207 = "llvm.getelementptr"(%2201) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2208 = "llvm.load"(%2207) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2209 = "vector.extract"(%2208) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2210 = "vector.extract"(%2208) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2211 = "vector.extract"(%2208) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2212 = "vector.extract"(%2208) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2213 = "vector.from_elements"(%2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2214 = "vector.from_elements"(%2203, %2204, %2205, %2206, %2209, %2210, %2211, %2212) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2215 = "arith.mulf"(%2133, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2216 = "vector.broadcast"(%2215) : (f32) -> vector<8xf32>
                %2217 = "arith.mulf"(%2214, %2216) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2218 = "arith.addf"(%2213, %2217) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2219 = "vector.extract"(%2218) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2220 = "vector.extract"(%2218) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2221 = "vector.extract"(%2218) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2222 = "vector.extract"(%2218) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2223 = "vector.extract"(%2218) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2224 = "vector.extract"(%2218) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2225 = "vector.extract"(%2218) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2226 = "vector.extract"(%2218) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2227 = "arith.addi"(%970, %2168) : (i32, i32) -> i32
                %2228 = "llvm.getelementptr"(%1966, %2227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2229 = "llvm.getelementptr"(%2228, %2172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2230 = "llvm.load"(%2229) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2231 = "vector.extract"(%2230) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2232 = "vector.extract"(%2230) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2233 = "vector.extract"(%2230) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2234 = "vector.extract"(%2230) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2235 = "llvm.getelementptr"(%2229) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2236 = "llvm.load"(%2235) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2237 = "vector.extract"(%2236) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2238 = "vector.extract"(%2236) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2239 = "vector.extract"(%2236) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2240 = "vector.extract"(%2236) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2241 = "vector.from_elements"(%2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2242 = "vector.from_elements"(%2231, %2232, %2233, %2234, %2237, %2238, %2239, %2240) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2243 = "arith.mulf"(%2136, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2244 = "vector.broadcast"(%2243) : (f32) -> vector<8xf32>
                %2245 = "arith.mulf"(%2242, %2244) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2246 = "arith.addf"(%2241, %2245) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2247 = "vector.extract"(%2246) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2248 = "vector.extract"(%2246) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2249 = "vector.extract"(%2246) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2250 = "vector.extract"(%2246) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2251 = "vector.extract"(%2246) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2252 = "vector.extract"(%2246) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2253 = "vector.extract"(%2246) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2254 = "vector.extract"(%2246) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2255 = "arith.constant"() {value = 3072 : i32} : () -> i32
                %2256 = "arith.addi"(%2255, %2168) : (i32, i32) -> i32
                %2257 = "llvm.getelementptr"(%1966, %2256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2258 = "llvm.getelementptr"(%2257, %2172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2259 = "llvm.load"(%2258) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2260 = "vector.extract"(%2259) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2261 = "vector.extract"(%2259) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2262 = "vector.extract"(%2259) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2263 = "vector.extract"(%2259) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2264 = "llvm.getelementptr"(%2258) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2265 = "llvm.load"(%2264) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2266 = "vector.extract"(%2265) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2267 = "vector.extract"(%2265) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2268 = "vector.extract"(%2265) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2269 = "vector.extract"(%2265) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2270 = "vector.from_elements"(%2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2271 = "vector.from_elements"(%2260, %2261, %2262, %2263, %2266, %2267, %2268, %2269) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2272 = "arith.mulf"(%2139, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2273 = "vector.broadcast"(%2272) : (f32) -> vector<8xf32>
                %2274 = "arith.mulf"(%2271, %2273) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2275 = "arith.addf"(%2270, %2274) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2276 = "vector.extract"(%2275) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2277 = "vector.extract"(%2275) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2278 = "vector.extract"(%2275) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2279 = "vector.extract"(%2275) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2280 = "vector.extract"(%2275) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2281 = "vector.extract"(%2275) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2282 = "vector.extract"(%2275) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2283 = "vector.extract"(%2275) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2284 = "llvm.call_intrinsic"(%2155) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2285 = "arith.addf"(%2125, %2284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                "scf.if"(%2087) ({
                  %2286 = "arith.divsi"(%2100, %29) : (i32, i32) -> i32
                  %2287 = "arith.extsi"(%2104) : (i1) -> i32
                  %2288 = "arith.addi"(%2286, %2287) : (i32, i32) -> i32
                  %2289 = "arith.muli"(%2288, %28) : (i32, i32) -> i32
                  %2290 = "arith.addi"(%2289, %2107) : (i32, i32) -> i32
                  %2291 = "arith.addi"(%2290, %2101) : (i32, i32) -> i32
                  %2292 = "arith.extsi"(%1170) : (i32) -> i64
                  %2293 = "arith.extsi"(%2291) : (i32) -> i64
                  %2294 = "arith.muli"(%2292, %17) : (i64, i64) -> i64
                  %2295 = "arith.muli"(%2293, %18) : (i64, i64) -> i64
                  %2296 = "arith.addi"(%2294, %2295) : (i64, i64) -> i64
                  %2297 = "llvm.getelementptr"(%16, %2296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %2298 = "vector.from_elements"(%2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2299 = "arith.truncf"(%2298) : (vector<8xf32>) -> vector<8xf16>
                  %2300 = "vector.extract"(%2299) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                  %2301 = "vector.extract"(%2299) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                  %2302 = "vector.extract"(%2299) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                  %2303 = "vector.extract"(%2299) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                  %2304 = "vector.extract"(%2299) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                  %2305 = "vector.extract"(%2299) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                  %2306 = "vector.extract"(%2299) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                  %2307 = "vector.extract"(%2299) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                  %2308 = "arith.muli"(%2102, %141) : (i32, i32) -> i32
                  %2309 = "llvm.getelementptr"(%2297, %2308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2310 = "vector.from_elements"(%2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                  "llvm.store"(%2310, %2309) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
                  %2311 = "arith.cmpi"(%2102, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2311) ({
                    %2312 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                    %2313 = "arith.mulf"(%2285, %2312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                    %2314 = "arith.muli"(%2292, %20) : (i64, i64) -> i64
                    %2315 = "arith.addi"(%2314, %2293) : (i64, i64) -> i64
                    %2316 = "llvm.getelementptr"(%19, %2315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "llvm.store"(%2313, %2316) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  %2317 = "arith.muli"(%2095, %1241) : (i32, i32) -> i32
                  %2318 = "arith.addi"(%2317, %2168) : (i32, i32) -> i32
                  %2319 = "llvm.getelementptr"(%21, %2318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2320 = "vector.from_elements"(%2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2321 = "vector.extract"(%2320) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                  %2322 = "vector.extract"(%2320) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                  %2323 = "vector.extract"(%2320) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                  %2324 = "vector.extract"(%2320) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                  %2325 = "vector.extract"(%2320) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                  %2326 = "vector.extract"(%2320) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                  %2327 = "vector.extract"(%2320) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                  %2328 = "vector.extract"(%2320) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                  %2329 = "arith.muli"(%2102, %141) : (i32, i32) -> i32
                  %2330 = "llvm.getelementptr"(%2319, %2329) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2331 = "vector.from_elements"(%2321, %2322, %2323, %2324) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2331, %2330) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2332 = "llvm.getelementptr"(%2330) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
                  %2333 = "vector.from_elements"(%2325, %2326, %2327, %2328) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2333, %2332) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2334 = "arith.cmpi"(%2102, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2334) ({
                    %2335 = "arith.muli"(%2095, %137) : (i32, i32) -> i32
                    %2336 = "arith.addi"(%2335, %2101) : (i32, i32) -> i32
                    %2337 = "llvm.getelementptr"(%22, %2336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    "llvm.store"(%2285, %2337) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"(%55, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %991, %992, %994, %995) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1169, %1866, %1867, %1868, %1869, %1873, %1874, %1875, %1876, %1880, %1881, %1882, %1883, %1887, %1888, %1889, %1890, %1894, %1895, %1896, %1897, %1901, %1902, %1903, %1904, %1908, %1909, %1910, %1911, %1915, %1916, %1917, %1918, %1576, %1665, %1623, %1711) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "nvvm.bar.warp.sync"(%136) {cutec.arm = 110 : i32} : (i32) -> ()
            %2338 = "arith.cmpi"(%954, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2338) ({
              %2339 = "llvm.getelementptr"(%45, %1176) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2340_s0 = "llvm.ptrtoint"(%2339) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2340_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2341 = "arith.addi"(%1176, %150) : (i32, i32) -> i32
            %2342 = "arith.cmpi"(%2341, %958) {predicate = 0 : i64} : (i32, i32) -> i1
            %2343 = "arith.xori"(%1177, %150) : (i32, i32) -> i32
            %2344 = "arith.select"(%2342, %2343, %1177) : (i1, i32, i32) -> i32
            %2345 = "arith.select"(%2342, %55, %2341) : (i1, i32, i32) -> i32
            %2346 = "arith.addi"(%1175, %150) : (i32, i32) -> i32
            %2347, %2348, %2349, %2350 = "scf.if"(%1923) ({
              %2351 = "arith.addi"(%1172, %150) : (i32, i32) -> i32
              %2352 = "arith.cmpi"(%2351, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %2353, %2354, %2355 = "scf.if"(%2352) ({
                %2356 = "arith.addi"(%1170, %150) : (i32, i32) -> i32
                %2357 = "arith.subi"(%1, %150) : (i32, i32) -> i32
                %2358 = "arith.minsi"(%2356, %2357) : (i32, i32) -> i32
                %2359 = "arith.extsi"(%2358) : (i32) -> i64
                %2360 = "llvm.getelementptr"(%25, %2359) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2361 = "llvm.load"(%2360) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%2361, %2358, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1171, %1170, %2351) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%2353, %2354, %55, %2355) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1171, %1170, %1486, %1172) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %2362 = "arith.cmpi"(%2349, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %2363 = "arith.addi"(%1174, %150) : (i32, i32) -> i32
            %2364 = "arith.cmpi"(%2363, %958) {predicate = 0 : i64} : (i32, i32) -> i1
            %2365 = "arith.select"(%2364, %55, %2363) : (i1, i32, i32) -> i32
            %2366 = "arith.select"(%2362, %2365, %1174) : (i1, i32, i32) -> i32
            "scf.yield"(%1927, %2348, %2347, %2350, %2349, %2366, %2346, %2345, %2344, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1774, %1775, %1776, %1777, %1860, %1861, %1862, %1863, %1960, %1961, %1962, %1963) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "decode_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: i32):
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.constant"() {value = 32 : i32} : () -> i32
      %22 = "arith.remui"(%15, %21) : (i32, i32) -> i32
      %23 = "arith.divui"(%15, %21) : (i32, i32) -> i32
      %24 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2080>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %27 = "arith.constant"() {value = 3 : i32} : () -> i32
      %28 = "arith.muli"(%18, %27) : (i32, i32) -> i32
      %29 = "llvm.getelementptr"(%9, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %30 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %31 = "arith.constant"() {value = 1 : i32} : () -> i32
      %32 = "arith.addi"(%28, %31) : (i32, i32) -> i32
      %33 = "llvm.getelementptr"(%9, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %34 = "llvm.load"(%33) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %35 = "arith.constant"() {value = 2 : i32} : () -> i32
      %36 = "arith.addi"(%28, %35) : (i32, i32) -> i32
      %37 = "llvm.getelementptr"(%9, %36) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %38 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %39 = "arith.constant"() {value = 0 : i32} : () -> i32
      %40 = "arith.cmpi"(%30, %39) {predicate = 5 : i64} : (i32, i32) -> i1
      "scf.if"(%40) ({
        %41 = "arith.constant"() {value = 8 : i32} : () -> i32
        %42 = "arith.muli"(%19, %41) : (i32, i32) -> i32
        %43 = "arith.addi"(%42, %23) : (i32, i32) -> i32
        %44 = "arith.constant"() {value = 31 : i32} : () -> i32
        %45 = "arith.minui"(%14, %44) : (i32, i32) -> i32
        %46 = "arith.shrsi"(%43, %45) : (i32, i32) -> i32
        %47 = "arith.shli"(%31, %14) : (i32, i32) -> i32
        %48 = "arith.cmpi"(%14, %21) {predicate = 6 : i64} : (i32, i32) -> i1
        %49 = "arith.select"(%48, %47, %39) : (i1, i32, i32) -> i32
        %50 = "arith.subi"(%49, %31) : (i32, i32) -> i32
        %51 = "arith.andi"(%43, %50) : (i32, i32) -> i32
        %52 = "arith.constant"() {value = 16 : i32} : () -> i32
        %53 = "arith.cmpi"(%46, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %54 = "arith.remsi"(%34, %12) : (i32, i32) -> i32
        %55 = "arith.cmpi"(%54, %39) {predicate = 2 : i64} : (i32, i32) -> i1
        %56 = "arith.addi"(%54, %12) : (i32, i32) -> i32
        %57 = "arith.select"(%55, %56, %54) : (i1, i32, i32) -> i32
        %58 = "arith.muli"(%57, %52) : (i32, i32) -> i32
        %59 = "arith.addi"(%58, %46) : (i32, i32) -> i32
        %60 = "arith.cmpi"(%59, %11) {predicate = 2 : i64} : (i32, i32) -> i1
        %61 = "arith.andi"(%53, %60) : (i1, i1) -> i1
        %62 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %63 = "vector.extract"(%62) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %64 = "vector.extract"(%62) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %65, %66, %67, %68 = "scf.if"(%61) ({
          %69 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %70 = "arith.subi"(%38, %51) : (i32, i32) -> i32
          %71 = "arith.addi"(%70, %49) : (i32, i32) -> i32
          %72 = "arith.subi"(%71, %31) : (i32, i32) -> i32
          %73 = "arith.shrsi"(%72, %45) : (i32, i32) -> i32
          %74 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %75 = "scf.for"(%69, %73, %21, %74) ({
          ^bb0(%76: i32, %77: f32):
            %78 = "arith.shli"(%76, %14) : (i32, i32) -> i32
            %79 = "arith.select"(%48, %78, %39) : (i1, i32, i32) -> i32
            %80 = "arith.addi"(%51, %79) : (i32, i32) -> i32
            %81 = "arith.addi"(%18, %80) : (i32, i32) -> i32
            %82 = "arith.muli"(%35, %81) : (i32, i32) -> i32
            %83 = "arith.cmpi"(%80, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %84 = "arith.extui"(%83) : (i1) -> i32
            %85 = "arith.addi"(%82, %84) : (i32, i32) -> i32
            %86 = "arith.muli"(%85, %52) : (i32, i32) -> i32
            %87 = "arith.addi"(%86, %46) : (i32, i32) -> i32
            %88 = "llvm.getelementptr"(%8, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %89 = "llvm.load"(%88) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %90 = "arith.maxnumf"(%77, %89) : (f32, f32) -> f32
            "scf.yield"(%90) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %91 = "arith.constant"() {value = -1 : i32} : () -> i32
          %92 = "nvvm.shfl.sync"(%91, %75, %52, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %93 = "arith.maxnumf"(%75, %92) : (f32, f32) -> f32
          %94 = "nvvm.shfl.sync"(%91, %93, %41, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %95 = "arith.maxnumf"(%93, %94) : (f32, f32) -> f32
          %96 = "arith.constant"() {value = 4 : i32} : () -> i32
          %97 = "nvvm.shfl.sync"(%91, %95, %96, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %98 = "arith.maxnumf"(%95, %97) : (f32, f32) -> f32
          %99 = "nvvm.shfl.sync"(%91, %98, %35, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %100 = "arith.maxnumf"(%98, %99) : (f32, f32) -> f32
          %101 = "nvvm.shfl.sync"(%91, %100, %31, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %102 = "arith.maxnumf"(%100, %101) : (f32, f32) -> f32
          %103 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %104, %105, %106 = "scf.for"(%39, %73, %96, %103, %63, %64) ({
          ^bb0(%107: i32, %108: f32, %109: f32, %110: f32):
            %111 = "arith.subi"(%73, %31) : (i32, i32) -> i32
            %112 = "arith.minsi"(%107, %111) : (i32, i32) -> i32
            %113 = "arith.shli"(%112, %14) : (i32, i32) -> i32
            %114 = "arith.select"(%48, %113, %39) : (i1, i32, i32) -> i32
            %115 = "arith.addi"(%51, %114) : (i32, i32) -> i32
            %116 = "arith.addi"(%107, %31) : (i32, i32) -> i32
            %117 = "arith.minsi"(%116, %111) : (i32, i32) -> i32
            %118 = "arith.shli"(%117, %14) : (i32, i32) -> i32
            %119 = "arith.select"(%48, %118, %39) : (i1, i32, i32) -> i32
            %120 = "arith.addi"(%51, %119) : (i32, i32) -> i32
            %121 = "arith.addi"(%107, %35) : (i32, i32) -> i32
            %122 = "arith.minsi"(%121, %111) : (i32, i32) -> i32
            %123 = "arith.shli"(%122, %14) : (i32, i32) -> i32
            %124 = "arith.select"(%48, %123, %39) : (i1, i32, i32) -> i32
            %125 = "arith.addi"(%51, %124) : (i32, i32) -> i32
            %126 = "arith.addi"(%107, %27) : (i32, i32) -> i32
            %127 = "arith.minsi"(%126, %111) : (i32, i32) -> i32
            %128 = "arith.shli"(%127, %14) : (i32, i32) -> i32
            %129 = "arith.select"(%48, %128, %39) : (i1, i32, i32) -> i32
            %130 = "arith.addi"(%51, %129) : (i32, i32) -> i32
            %131 = "arith.addi"(%18, %115) : (i32, i32) -> i32
            %132 = "arith.muli"(%35, %131) : (i32, i32) -> i32
            %133 = "arith.cmpi"(%115, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %134 = "arith.extui"(%133) : (i1) -> i32
            %135 = "arith.addi"(%132, %134) : (i32, i32) -> i32
            %136 = "arith.addi"(%18, %120) : (i32, i32) -> i32
            %137 = "arith.muli"(%35, %136) : (i32, i32) -> i32
            %138 = "arith.cmpi"(%120, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %139 = "arith.extui"(%138) : (i1) -> i32
            %140 = "arith.addi"(%137, %139) : (i32, i32) -> i32
            %141 = "arith.addi"(%18, %125) : (i32, i32) -> i32
            %142 = "arith.muli"(%35, %141) : (i32, i32) -> i32
            %143 = "arith.cmpi"(%125, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %144 = "arith.extui"(%143) : (i1) -> i32
            %145 = "arith.addi"(%142, %144) : (i32, i32) -> i32
            %146 = "arith.addi"(%18, %130) : (i32, i32) -> i32
            %147 = "arith.muli"(%35, %146) : (i32, i32) -> i32
            %148 = "arith.cmpi"(%130, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %149 = "arith.extui"(%148) : (i1) -> i32
            %150 = "arith.addi"(%147, %149) : (i32, i32) -> i32
            %151 = "arith.muli"(%135, %52) : (i32, i32) -> i32
            %152 = "arith.addi"(%151, %46) : (i32, i32) -> i32
            %153 = "llvm.getelementptr"(%8, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %154 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %155 = "arith.muli"(%140, %52) : (i32, i32) -> i32
            %156 = "arith.addi"(%155, %46) : (i32, i32) -> i32
            %157 = "llvm.getelementptr"(%8, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %158 = "llvm.load"(%157) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %159 = "arith.muli"(%145, %52) : (i32, i32) -> i32
            %160 = "arith.addi"(%159, %46) : (i32, i32) -> i32
            %161 = "llvm.getelementptr"(%8, %160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %162 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %163 = "arith.muli"(%150, %52) : (i32, i32) -> i32
            %164 = "arith.addi"(%163, %46) : (i32, i32) -> i32
            %165 = "llvm.getelementptr"(%8, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %166 = "llvm.load"(%165) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %167 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %168 = "arith.muli"(%135, %167) : (i32, i32) -> i32
            %169 = "arith.constant"() {value = 64 : i32} : () -> i32
            %170 = "arith.muli"(%46, %169) : (i32, i32) -> i32
            %171 = "arith.addi"(%168, %170) : (i32, i32) -> i32
            %172 = "arith.addi"(%171, %69) : (i32, i32) -> i32
            %173 = "llvm.getelementptr"(%7, %172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %174 = "llvm.load"(%173) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %175 = "arith.addi"(%69, %21) : (i32, i32) -> i32
            %176 = "arith.addi"(%171, %175) : (i32, i32) -> i32
            %177 = "llvm.getelementptr"(%7, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %178 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %179 = "arith.muli"(%140, %167) : (i32, i32) -> i32
            %180 = "arith.addi"(%179, %170) : (i32, i32) -> i32
            %181 = "arith.addi"(%180, %69) : (i32, i32) -> i32
            %182 = "llvm.getelementptr"(%7, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %184 = "arith.addi"(%180, %175) : (i32, i32) -> i32
            %185 = "llvm.getelementptr"(%7, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %187 = "arith.muli"(%145, %167) : (i32, i32) -> i32
            %188 = "arith.addi"(%187, %170) : (i32, i32) -> i32
            %189 = "arith.addi"(%188, %69) : (i32, i32) -> i32
            %190 = "llvm.getelementptr"(%7, %189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %191 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %192 = "arith.addi"(%188, %175) : (i32, i32) -> i32
            %193 = "llvm.getelementptr"(%7, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %195 = "arith.muli"(%150, %167) : (i32, i32) -> i32
            %196 = "arith.addi"(%195, %170) : (i32, i32) -> i32
            %197 = "arith.addi"(%196, %69) : (i32, i32) -> i32
            %198 = "llvm.getelementptr"(%7, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %199 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %200 = "arith.addi"(%196, %175) : (i32, i32) -> i32
            %201 = "llvm.getelementptr"(%7, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %203 = "arith.cmpi"(%107, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %204 = "arith.cmpf"(%102, %74) {predicate = 2 : i64} : (f32, f32) -> i1
            %205 = "arith.select"(%204, %102, %103) : (i1, f32, f32) -> f32
            %206 = "arith.subf"(%154, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %207 = "llvm.call_intrinsic"(%206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %208 = "arith.select"(%203, %207, %103) : (i1, f32, f32) -> f32
            %209 = "arith.addf"(%108, %208) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %210 = "arith.mulf"(%208, %174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %211 = "arith.addf"(%109, %210) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %212 = "arith.mulf"(%208, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %213 = "arith.addf"(%110, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %214 = "arith.cmpi"(%116, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %215 = "arith.subf"(%158, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %216 = "llvm.call_intrinsic"(%215) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %217 = "arith.select"(%214, %216, %103) : (i1, f32, f32) -> f32
            %218 = "arith.addf"(%209, %217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %219 = "arith.mulf"(%217, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %220 = "arith.addf"(%211, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %221 = "arith.mulf"(%217, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %222 = "arith.addf"(%213, %221) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %223 = "arith.cmpi"(%121, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %224 = "arith.subf"(%162, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %225 = "llvm.call_intrinsic"(%224) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %226 = "arith.select"(%223, %225, %103) : (i1, f32, f32) -> f32
            %227 = "arith.addf"(%218, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %228 = "arith.mulf"(%226, %191) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %229 = "arith.addf"(%220, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %230 = "arith.mulf"(%226, %194) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %231 = "arith.addf"(%222, %230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %232 = "arith.cmpi"(%126, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %233 = "arith.subf"(%166, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %234 = "llvm.call_intrinsic"(%233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %235 = "arith.select"(%232, %234, %103) : (i1, f32, f32) -> f32
            %236 = "arith.addf"(%227, %235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %237 = "arith.mulf"(%235, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %238 = "arith.addf"(%229, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %239 = "arith.mulf"(%235, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %240 = "arith.addf"(%231, %239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%236, %238, %240) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%102, %104, %105, %106) : (f32, f32, f32, f32) -> ()
        }, {
          %241 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %242 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%241, %242, %63, %64) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %243 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %244 = "arith.constant"() {value = 64 : i32} : () -> i32
        %245 = "arith.muli"(%23, %244) : (i32, i32) -> i32
        %246 = "arith.addi"(%245, %243) : (i32, i32) -> i32
        %247 = "llvm.getelementptr"(%24, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%67, %247) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %248 = "arith.addi"(%243, %21) : (i32, i32) -> i32
        %249 = "arith.addi"(%245, %248) : (i32, i32) -> i32
        %250 = "llvm.getelementptr"(%24, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%68, %250) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %251 = "arith.cmpi"(%243, %39) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%251) ({
          %252 = "llvm.getelementptr"(%25, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%66, %252) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %253 = "llvm.getelementptr"(%26, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%65, %253) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 5 : i32} : () -> ()
        %254 = "arith.cmpi"(%51, %39) {predicate = 0 : i64} : (i32, i32) -> i1
        %255 = "arith.andi"(%61, %254) : (i1, i1) -> i1
        "scf.if"(%255) ({
          %256 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %257 = "scf.for"(%31, %49, %31, %65) ({
          ^bb0(%258: i32, %259: f32):
            %260 = "arith.addi"(%23, %258) : (i32, i32) -> i32
            %261 = "llvm.getelementptr"(%26, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %263 = "arith.maxnumf"(%259, %262) : (f32, f32) -> f32
            "scf.yield"(%263) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %264 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %265 = "arith.cmpf"(%257, %264) {predicate = 2 : i64} : (f32, f32) -> i1
          %266 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %267 = "arith.select"(%265, %257, %266) : (i1, f32, f32) -> f32
          %268 = "arith.subf"(%65, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %269 = "llvm.call_intrinsic"(%268) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %270 = "arith.mulf"(%66, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %271 = "arith.mulf"(%67, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %272 = "arith.mulf"(%68, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %273, %274, %275 = "scf.for"(%31, %49, %31, %270, %271, %272) ({
          ^bb0(%276: i32, %277: f32, %278: f32, %279: f32):
            %280 = "arith.addi"(%23, %276) : (i32, i32) -> i32
            %281 = "llvm.getelementptr"(%26, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %283 = "arith.subf"(%282, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %284 = "llvm.call_intrinsic"(%283) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %285 = "llvm.getelementptr"(%25, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %287 = "arith.mulf"(%284, %286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %288 = "arith.addf"(%277, %287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %289 = "arith.muli"(%280, %244) : (i32, i32) -> i32
            %290 = "arith.addi"(%289, %256) : (i32, i32) -> i32
            %291 = "llvm.getelementptr"(%24, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %293 = "arith.mulf"(%284, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %294 = "arith.addf"(%278, %293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %295 = "arith.addi"(%256, %21) : (i32, i32) -> i32
            %296 = "arith.addi"(%289, %295) : (i32, i32) -> i32
            %297 = "llvm.getelementptr"(%24, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %299 = "arith.mulf"(%284, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %300 = "arith.addf"(%279, %299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%288, %294, %300) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %301 = "arith.divsi"(%34, %12) : (i32, i32) -> i32
          %302 = "arith.extsi"(%55) : (i1) -> i32
          %303 = "arith.addi"(%301, %302) : (i32, i32) -> i32
          %304 = "arith.muli"(%303, %11) : (i32, i32) -> i32
          %305 = "arith.addi"(%304, %58) : (i32, i32) -> i32
          %306 = "arith.addi"(%305, %46) : (i32, i32) -> i32
          %307 = "arith.extsi"(%30) : (i32) -> i64
          %308 = "arith.extsi"(%306) : (i32) -> i64
          %309 = "arith.muli"(%307, %3) : (i64, i64) -> i64
          %310 = "arith.muli"(%308, %4) : (i64, i64) -> i64
          %311 = "arith.addi"(%309, %310) : (i64, i64) -> i64
          %312 = "llvm.getelementptr"(%0, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %313 = "arith.cmpf"(%273, %266) {predicate = 1 : i64} : (f32, f32) -> i1
          %314 = "llvm.call_intrinsic"(%273) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %315 = "arith.select"(%313, %266, %314) : (i1, f32, f32) -> f32
          %316 = "arith.mulf"(%274, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %317 = "arith.truncf"(%316) : (f32) -> f16
          %318 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %319 = "llvm.getelementptr"(%312, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%317, %319) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %320 = "arith.mulf"(%275, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %321 = "arith.truncf"(%320) : (f32) -> f16
          %322 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %323 = "arith.addi"(%322, %21) : (i32, i32) -> i32
          %324 = "llvm.getelementptr"(%312, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%321, %324) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %325 = "arith.cmpi"(%22, %39) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%325) ({
            %326 = "llvm.call_intrinsic"(%273) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %327 = "arith.addf"(%257, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %328 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %329 = "arith.mulf"(%327, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %330 = "arith.muli"(%307, %6) : (i64, i64) -> i64
            %331 = "arith.addi"(%330, %308) : (i64, i64) -> i64
            %332 = "llvm.getelementptr"(%5, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%329, %332) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i32, %9: i64, %10: i64, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: i64, %15: i64, %16: !llvm.ptr<1>, %17: i32, %18: i64, %19: !llvm.ptr<1>, %20: !llvm.ptr<1>, %21: i64, %22: i64, %23: !llvm.ptr<1>, %24: i64, %25: f32, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>):
    %29 = "arith.constant"() {value = 0 : i32} : () -> i32
    %30 = "arith.cmpi"(%8, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%30) {message = "K and V have at least one head", file = "samples/attention_decode.py", line = 527 : i32} : (i1) -> ()
    %31 = "arith.remui"(%2, %8) : (i32, i32) -> i32
    %32 = "arith.cmpi"(%31, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%32) {message = "as many heads of q share each one of K and V", file = "samples/attention_decode.py", line = 528 : i32} : (i1) -> ()
    %33 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %34 = "arith.cmpf"(%25, %33) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%34) {message = "scores keep their order when they are scaled", file = "samples/attention_decode.py", line = 529 : i32} : (i1) -> ()
    %35 = "arith.divui"(%2, %8) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 1 : i32} : () -> i32
    %37 = "arith.maxsi"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 15 : i32} : () -> i32
    %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 16 : i32} : () -> i32
    %41 = "arith.divui"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.muli"(%8, %41) : (i32, i32) -> i32
    %43 = "arith.minsi"(%2, %36) : (i32, i32) -> i32
    %44 = "arith.muli"(%42, %43) : (i32, i32) -> i32
    %45 = "arith.constant"() {value = 2 : i32} : () -> i32
    %46 = "arith.remui"(%44, %45) : (i32, i32) -> i32
    %47 = "arith.cmpi"(%46, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %48 = "arith.select"(%47, %45, %36) : (i1, i32, i32) -> i32
    %49 = "arith.constant"() {value = 4 : i32} : () -> i32
    %50 = "arith.remui"(%44, %49) : (i32, i32) -> i32
    %51 = "arith.cmpi"(%50, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %52 = "arith.select"(%51, %49, %48) : (i1, i32, i32) -> i32
    %53 = "arith.constant"() {value = 8 : i32} : () -> i32
    %54 = "arith.remui"(%44, %53) : (i32, i32) -> i32
    %55 = "arith.cmpi"(%54, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %56 = "arith.select"(%55, %53, %52) : (i1, i32, i32) -> i32
    %57 = "arith.maxsi"(%56, %36) : (i32, i32) -> i32
    %58 = "arith.maxsi"(%7, %36) : (i32, i32) -> i32
    %59 = "arith.extui"(%58) : (i32) -> i64
    %60 = "arith.subi"(%58, %36) : (i32, i32) -> i32
    %61 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
    %62 = "arith.constant"() {value = 32 : i32} : () -> i32
    %63 = "arith.subi"(%62, %61) : (i32, i32) -> i32
    %64 = "arith.extsi"(%63) : (i32) -> i64
    %65 = "arith.constant"() {value = 1 : i64} : () -> i64
    %66 = "arith.shli"(%65, %64) : (i64, i64) -> i64
    %67 = "arith.constant"() {value = 64 : i64} : () -> i64
    %68 = "arith.cmpi"(%64, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %69 = "arith.constant"() {value = 0 : i64} : () -> i64
    %70 = "arith.select"(%68, %66, %69) : (i1, i64, i64) -> i64
    %71 = "arith.subi"(%70, %59) : (i64, i64) -> i64
    %72 = "arith.constant"() {value = 32 : i64} : () -> i64
    %73 = "arith.shli"(%71, %72) : (i64, i64) -> i64
    %74 = "arith.divui"(%73, %59) : (i64, i64) -> i64
    %75 = "arith.addi"(%74, %65) : (i64, i64) -> i64
    %76 = "arith.shli"(%75, %72) : (i64, i64) -> i64
    %77 = "arith.ori"(%76, %59) : (i64, i64) -> i64
    %78 = "arith.muli"(%17, %7) : (i32, i32) -> i32
    %79 = "arith.divui"(%44, %57) : (i32, i32) -> i32
    %80 = "arith.constant"() {value = 127 : i32} : () -> i32
    %81 = "arith.addi"(%78, %80) : (i32, i32) -> i32
    %82 = "arith.constant"() {value = 128 : i32} : () -> i32
    %83 = "arith.divui"(%81, %82) : (i32, i32) -> i32
    %84 = "arith.maxsi"(%83, %36) : (i32, i32) -> i32
    %85 = "arith.muli"(%1, %79) : (i32, i32) -> i32
    %86 = "arith.muli"(%85, %84) : (i32, i32) -> i32
    %87 = "arith.constant"() {value = 264 : i32} : () -> i32
    %88 = "arith.divui"(%87, %57) : (i32, i32) -> i32
    %89 = "arith.maxsi"(%88, %36) : (i32, i32) -> i32
    %90 = "arith.minsi"(%86, %89) : (i32, i32) -> i32
    %91 = "arith.maxsi"(%90, %36) : (i32, i32) -> i32
    %92 = "arith.constant"() {value = 256 : i32} : () -> i32
    %93 = "arith.constant"() {value = 105008 : i32} : () -> i32
    "gpu.launch_func"(%90, %57, %36, %92, %36, %36, %93, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %20, %21, %22, %23, %24, %26, %27, %28, %91, %19, %79, %57, %37, %41, %44, %77, %16, %17, %18, %25) {kernel = @kernels::@decode_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 36, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32) -> ()
    %94 = "arith.muli"(%1, %44) : (i32, i32) -> i32
    %95 = "arith.cmpi"(%94, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    %96 = "arith.muli"(%91, %57) : (i32, i32) -> i32
    %97 = "arith.select"(%95, %96, %29) : (i1, i32, i32) -> i32
    %98 = "arith.muli"(%94, %53) : (i32, i32) -> i32
    %99 = "arith.cmpi"(%98, %97) {predicate = 3 : i64} : (i32, i32) -> i1
    %100 = "arith.constant"() {value = 3 : i32} : () -> i32
    %101 = "arith.select"(%99, %100, %29) : (i1, i32, i32) -> i32
    %102 = "arith.minsi"(%37, %40) : (i32, i32) -> i32
    %103 = "arith.subi"(%97, %36) : (i32, i32) -> i32
    %104 = "arith.maxsi"(%103, %29) : (i32, i32) -> i32
    %105 = "arith.shli"(%102, %101) : (i32, i32) -> i32
    %106 = "arith.cmpi"(%101, %62) {predicate = 6 : i64} : (i32, i32) -> i1
    %107 = "arith.select"(%106, %105, %29) : (i1, i32, i32) -> i32
    %108 = "arith.constant"() {value = 7 : i32} : () -> i32
    %109 = "arith.addi"(%107, %108) : (i32, i32) -> i32
    %110 = "arith.divui"(%109, %53) : (i32, i32) -> i32
    %111 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%104, %110, %36, %92, %36, %36, %111, %20, %1, %2, %21, %22, %23, %24, %26, %27, %28, %57, %37, %41, %44, %101) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_decode_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
