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
      %136 = "arith.constant"() {value = 127 : i32} : () -> i32
      %137 = "arith.constant"() {value = 1 : i32} : () -> i32
      %138 = "arith.constant"() {value = -1 : i32} : () -> i32
      %139 = "arith.constant"() {value = 16 : i32} : () -> i32
      %140 = "arith.constant"() {value = 31 : i32} : () -> i32
      %141 = "nvvm.shfl.sync"(%138, %72, %139, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %142 = "arith.addi"(%72, %141) : (i32, i32) -> i32
      %143 = "arith.constant"() {value = 8 : i32} : () -> i32
      %144 = "nvvm.shfl.sync"(%138, %142, %143, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %145 = "arith.addi"(%142, %144) : (i32, i32) -> i32
      %146 = "arith.constant"() {value = 4 : i32} : () -> i32
      %147 = "nvvm.shfl.sync"(%138, %145, %146, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %148 = "arith.addi"(%145, %147) : (i32, i32) -> i32
      %149 = "arith.constant"() {value = 2 : i32} : () -> i32
      %150 = "nvvm.shfl.sync"(%138, %148, %149, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %151 = "arith.addi"(%148, %150) : (i32, i32) -> i32
      %152 = "nvvm.shfl.sync"(%138, %151, %137, %140) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %153 = "arith.addi"(%151, %152) : (i32, i32) -> i32
      %154 = "arith.remsi"(%153, %24) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %55) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.divsi"(%153, %24) : (i32, i32) -> i32
      %157 = "arith.extsi"(%155) : (i1) -> i32
      %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
      %159 = "arith.addi"(%154, %24) : (i32, i32) -> i32
      %160 = "arith.select"(%155, %159, %154) : (i1, i32, i32) -> i32
      %161 = "arith.divui"(%37, %71) : (i32, i32) -> i32
      %162 = "nvvm.shfl.sync"(%138, %161, %55, %140) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %55) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%163) ({
        "nvvm.setmaxregister"() {regCount = 80 : i32, action = #nvvm<action decrease>} : () -> ()
        %164 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %165 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %166 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %167 = "arith.divui"(%37, %53) : (i32, i32) -> i32
        %168 = "nvvm.shfl.sync"(%138, %167, %55, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
        %169 = "arith.remui"(%37, %53) : (i32, i32) -> i32
        %170 = "arith.muli"(%164, %158) : (i32, i32) -> i32
        %171 = "arith.minsi"(%164, %160) : (i32, i32) -> i32
        %172 = "arith.addi"(%170, %171) : (i32, i32) -> i32
        %173 = "arith.addi"(%164, %137) : (i32, i32) -> i32
        %174 = "arith.muli"(%173, %158) : (i32, i32) -> i32
        %175 = "arith.minsi"(%173, %160) : (i32, i32) -> i32
        %176 = "arith.addi"(%174, %175) : (i32, i32) -> i32
        %177 = "arith.cmpi"(%172, %176) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%177) ({
          %178 = "arith.constant"() {value = dense<0> : vector<2xi32>} : () -> vector<2xi32>
          %179 = "vector.extract"(%178) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %180 = "vector.extract"(%178) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %181 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %182, %183, %184 = "scf.for"(%55, %1, %53, %55, %55, %138) ({
          ^bb0(%185: i32, %186: i32, %187: i32, %188: i32):
            %189 = "arith.addi"(%185, %181) : (i32, i32) -> i32
            %190 = "arith.cmpi"(%188, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %191 = "arith.cmpi"(%189, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %192 = "arith.andi"(%190, %191) : (i1, i1) -> i1
            %193 = "scf.if"(%192) ({
              %194 = "arith.extsi"(%189) : (i32) -> i64
              %195 = "llvm.getelementptr"(%25, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %197 = "arith.addi"(%196, %136) : (i32, i32) -> i32
              %198 = "arith.constant"() {value = 7 : i32} : () -> i32
              %199 = "arith.shrsi"(%197, %198) : (i32, i32) -> i32
              %200 = "arith.maxsi"(%199, %137) : (i32, i32) -> i32
              %201 = "arith.muli"(%200, %26) : (i32, i32) -> i32
              "scf.yield"(%201) : (i32) -> ()
            }, {
              "scf.yield"(%55) : (i32) -> ()
            }) : (i1) -> i32
            %202 = "nvvm.shfl.sync"(%138, %193, %137, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
            %203 = "arith.cmpi"(%181, %137) {predicate = 5 : i64} : (i32, i32) -> i1
            %204 = "arith.select"(%203, %202, %55) : (i1, i32, i32) -> i32
            %205 = "arith.addi"(%193, %204) : (i32, i32) -> i32
            %206 = "nvvm.shfl.sync"(%138, %205, %149, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
            %207 = "arith.cmpi"(%181, %149) {predicate = 5 : i64} : (i32, i32) -> i1
            %208 = "arith.select"(%207, %206, %55) : (i1, i32, i32) -> i32
            %209 = "arith.addi"(%205, %208) : (i32, i32) -> i32
            %210 = "nvvm.shfl.sync"(%138, %209, %146, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
            %211 = "arith.cmpi"(%181, %146) {predicate = 5 : i64} : (i32, i32) -> i1
            %212 = "arith.select"(%211, %210, %55) : (i1, i32, i32) -> i32
            %213 = "arith.addi"(%209, %212) : (i32, i32) -> i32
            %214 = "nvvm.shfl.sync"(%138, %213, %143, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
            %215 = "arith.cmpi"(%181, %143) {predicate = 5 : i64} : (i32, i32) -> i1
            %216 = "arith.select"(%215, %214, %55) : (i1, i32, i32) -> i32
            %217 = "arith.addi"(%213, %216) : (i32, i32) -> i32
            %218 = "nvvm.shfl.sync"(%138, %217, %139, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
            %219 = "arith.cmpi"(%181, %139) {predicate = 5 : i64} : (i32, i32) -> i1
            %220 = "arith.select"(%219, %218, %55) : (i1, i32, i32) -> i32
            %221 = "arith.addi"(%217, %220) : (i32, i32) -> i32
            %222 = "arith.addi"(%186, %221) : (i32, i32) -> i32
            %223 = "arith.cmpi"(%222, %172) {predicate = 4 : i64} : (i32, i32) -> i1
            %224 = "arith.andi"(%190, %223) : (i1, i1) -> i1
            %225 = "nvvm.vote.sync"(%138, %224) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
            %226 = "arith.cmpi"(%225, %55) {predicate = 1 : i64} : (i32, i32) -> i1
            %227, %228 = "scf.if"(%226) ({
              %229 = "arith.subi"(%55, %225) : (i32, i32) -> i32
              %230 = "arith.andi"(%225, %229) : (i32, i32) -> i32
              %231 = "arith.subi"(%230, %137) : (i32, i32) -> i32
              %232 = "llvm.intr.ctpop"(%231) : (i32) -> i32
              %233 = "arith.addi"(%185, %232) : (i32, i32) -> i32
              %234 = "arith.subi"(%221, %193) : (i32, i32) -> i32
              %235 = "nvvm.shfl.sync"(%138, %234, %232, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
              %236 = "arith.addi"(%186, %235) : (i32, i32) -> i32
              "scf.yield"(%233, %236) : (i32, i32) -> ()
            }, {
              "scf.yield"(%187, %188) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %237 = "nvvm.shfl.sync"(%138, %221, %140, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %238 = "arith.addi"(%186, %237) : (i32, i32) -> i32
            "scf.yield"(%238, %227, %228) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %239 = "arith.extsi"(%183) : (i32) -> i64
          %240 = "llvm.getelementptr"(%25, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %241 = "llvm.load"(%240) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %242 = "arith.addi"(%241, %136) : (i32, i32) -> i32
          %243 = "arith.constant"() {value = 7 : i32} : () -> i32
          %244 = "arith.shrsi"(%242, %243) : (i32, i32) -> i32
          %245 = "arith.maxsi"(%244, %137) : (i32, i32) -> i32
          %246 = "arith.subi"(%172, %184) : (i32, i32) -> i32
          %247 = "arith.remsi"(%246, %245) : (i32, i32) -> i32
          %248 = "arith.cmpi"(%247, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %249 = "arith.divsi"(%246, %245) : (i32, i32) -> i32
          %250 = "arith.extsi"(%248) : (i1) -> i32
          %251 = "arith.addi"(%249, %250) : (i32, i32) -> i32
          %252 = "arith.addi"(%247, %245) : (i32, i32) -> i32
          %253 = "arith.select"(%248, %252, %247) : (i1, i32, i32) -> i32
          %254 = "arith.muli"(%253, %71) : (i32, i32) -> i32
          %255 = "arith.muli"(%168, %53) : (i32, i32) -> i32
          %256 = "arith.addi"(%254, %255) : (i32, i32) -> i32
          %257 = "arith.addi"(%256, %169) : (i32, i32) -> i32
          %258 = "arith.cmpi"(%169, %53) {predicate = 2 : i64} : (i32, i32) -> i1
          %259 = "arith.cmpi"(%257, %241) {predicate = 2 : i64} : (i32, i32) -> i1
          %260 = "arith.andi"(%258, %259) : (i1, i1) -> i1
          %261, %262 = "scf.if"(%260) ({
            %263 = "arith.constant"() {value = 32 : i64} : () -> i64
            %264 = "arith.shrui"(%31, %263) : (i64, i64) -> i64
            %265 = "arith.subi"(%36, %137) : (i32, i32) -> i32
            %266 = "llvm.intr.ctlz"(%265) {is_zero_poison = false} : (i32) -> i32
            %267 = "arith.subi"(%53, %266) : (i32, i32) -> i32
            %268 = "arith.shrsi"(%257, %140) : (i32, i32) -> i32
            %269 = "arith.xori"(%257, %268) : (i32, i32) -> i32
            %270 = "arith.extui"(%269) : (i32) -> i64
            %271 = "arith.muli"(%270, %264) : (i64, i64) -> i64
            %272 = "arith.shrui"(%271, %263) : (i64, i64) -> i64
            %273 = "arith.trunci"(%272) : (i64) -> i32
            %274 = "arith.addi"(%273, %269) : (i32, i32) -> i32
            %275 = "arith.shrui"(%274, %267) : (i32, i32) -> i32
            %276 = "arith.cmpi"(%267, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %277 = "arith.select"(%276, %275, %55) : (i1, i32, i32) -> i32
            %278 = "arith.xori"(%277, %268) : (i32, i32) -> i32
            %279 = "llvm.intr.ctlz"(%265) {is_zero_poison = false} : (i32) -> i32
            %280 = "arith.subi"(%53, %279) : (i32, i32) -> i32
            %281 = "arith.shrui"(%274, %280) : (i32, i32) -> i32
            %282 = "arith.cmpi"(%280, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %283 = "arith.select"(%282, %281, %55) : (i1, i32, i32) -> i32
            %284 = "arith.xori"(%283, %268) : (i32, i32) -> i32
            %285 = "arith.muli"(%284, %36) : (i32, i32) -> i32
            %286 = "arith.subi"(%257, %285) : (i32, i32) -> i32
            %287 = "arith.extsi"(%278) : (i32) -> i64
            %288 = "arith.muli"(%239, %34) : (i64, i64) -> i64
            %289 = "arith.addi"(%288, %287) : (i64, i64) -> i64
            %290 = "llvm.getelementptr"(%32, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %291 = "llvm.load"(%290) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%291, %286) : (i32, i32) -> ()
          }, {
            "scf.yield"(%179, %180) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %292, %293, %294, %295, %296, %297, %298, %299, %300, %301 = "scf.for"(%172, %176, %137, %183, %241, %251, %253, %55, %55, %55, %137, %261, %262) ({
          ^bb0(%302: i32, %303: i32, %304: i32, %305: i32, %306: i32, %307: i32, %308: i32, %309: i32, %310: i32, %311: i32, %312: i32):
            %313 = "llvm.getelementptr"(%45, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t314_s0 = "llvm.ptrtoint"(%313) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t314_s0, %310) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %315 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %316 = "arith.muli"(%307, %315) : (i32, i32) -> i32
            %317 = "llvm.getelementptr"(%40, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %318 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %319 = "arith.muli"(%309, %318) : (i32, i32) -> i32
            %320 = "llvm.getelementptr"(%41, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %321 = "arith.muli"(%305, %27) : (i32, i32) -> i32
            %322 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %323 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %324 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %325 = "arith.addi"(%321, %323) : (i32, i32) -> i32
            %326 = "arith.remsi"(%325, %29) : (i32, i32) -> i32
            %327 = "arith.cmpi"(%326, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %328 = "arith.divsi"(%325, %29) : (i32, i32) -> i32
            %329 = "arith.extsi"(%327) : (i1) -> i32
            %330 = "arith.addi"(%328, %329) : (i32, i32) -> i32
            %331 = "arith.remui"(%169, %143) : (i32, i32) -> i32
            %332 = "arith.divui"(%169, %143) : (i32, i32) -> i32
            %333 = "arith.remui"(%332, %53) : (i32, i32) -> i32
            %334 = "nvvm.shfl.sync"(%138, %311, %333, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %335 = "nvvm.shfl.sync"(%138, %312, %333, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
            %336 = "arith.addi"(%255, %332) : (i32, i32) -> i32
            %337 = "arith.muli"(%306, %71) : (i32, i32) -> i32
            %338 = "arith.addi"(%337, %336) : (i32, i32) -> i32
            %339 = "arith.cmpi"(%338, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %340 = "arith.extui"(%339) : (i1) -> i8
            %341 = "arith.extsi"(%334) : (i32) -> i64
            %342 = "arith.extsi"(%335) : (i32) -> i64
            %343 = "arith.extsi"(%330) : (i32) -> i64
            %344 = "arith.muli"(%341, %9) : (i64, i64) -> i64
            %345 = "arith.muli"(%342, %10) : (i64, i64) -> i64
            %346 = "arith.addi"(%344, %345) : (i64, i64) -> i64
            %347 = "arith.muli"(%343, %11) : (i64, i64) -> i64
            %348 = "arith.addi"(%346, %347) : (i64, i64) -> i64
            %349 = "llvm.getelementptr"(%5, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %350 = "arith.remui"(%332, %143) : (i32, i32) -> i32
            %351 = "arith.xori"(%331, %350) : (i32, i32) -> i32
            %352 = "arith.muli"(%351, %143) : (i32, i32) -> i32
            %353 = "arith.constant"() {value = 64 : i32} : () -> i32
            %354 = "arith.muli"(%336, %353) : (i32, i32) -> i32
            %355 = "arith.addi"(%352, %354) : (i32, i32) -> i32
            %356 = "llvm.getelementptr"(%320, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %357 = "arith.muli"(%331, %143) : (i32, i32) -> i32
            %358 = "llvm.getelementptr"(%349, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %359 = "arith.constant"() {value = 0 : i8} : () -> i8
            %360 = "arith.cmpi"(%340, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %361 = "arith.select"(%360, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%356, %358, %361) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %362 = "arith.muli"(%341, %13) : (i64, i64) -> i64
            %363 = "arith.muli"(%342, %14) : (i64, i64) -> i64
            %364 = "arith.addi"(%362, %363) : (i64, i64) -> i64
            %365 = "arith.muli"(%343, %15) : (i64, i64) -> i64
            %366 = "arith.addi"(%364, %365) : (i64, i64) -> i64
            %367 = "llvm.getelementptr"(%12, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %368 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %369 = "arith.addi"(%355, %368) : (i32, i32) -> i32
            %370 = "llvm.getelementptr"(%320, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %371 = "llvm.getelementptr"(%367, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %372 = "arith.cmpi"(%340, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %373 = "arith.select"(%372, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%370, %371, %373) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %374 = "arith.addi"(%146, %332) : (i32, i32) -> i32
            %375 = "arith.remui"(%374, %53) : (i32, i32) -> i32
            %376 = "nvvm.shfl.sync"(%138, %311, %375, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
            %377 = "nvvm.shfl.sync"(%138, %312, %375, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
            %378 = "arith.addi"(%255, %374) : (i32, i32) -> i32
            %379 = "arith.addi"(%337, %378) : (i32, i32) -> i32
            %380 = "arith.cmpi"(%379, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %381 = "arith.extui"(%380) : (i1) -> i8
            %382 = "arith.extsi"(%376) : (i32) -> i64
            %383 = "arith.extsi"(%377) : (i32) -> i64
            %384 = "arith.muli"(%382, %9) : (i64, i64) -> i64
            %385 = "arith.muli"(%383, %10) : (i64, i64) -> i64
            %386 = "arith.addi"(%384, %385) : (i64, i64) -> i64
            %387 = "arith.addi"(%386, %347) : (i64, i64) -> i64
            %388 = "llvm.getelementptr"(%5, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %389 = "arith.remui"(%374, %143) : (i32, i32) -> i32
            %390 = "arith.xori"(%331, %389) : (i32, i32) -> i32
            %391 = "arith.muli"(%390, %143) : (i32, i32) -> i32
            %392 = "arith.muli"(%378, %353) : (i32, i32) -> i32
            %393 = "arith.addi"(%391, %392) : (i32, i32) -> i32
            %394 = "llvm.getelementptr"(%320, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %395 = "llvm.getelementptr"(%388, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %396 = "arith.cmpi"(%381, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %397 = "arith.select"(%396, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%394, %395, %397) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %398 = "arith.muli"(%382, %13) : (i64, i64) -> i64
            %399 = "arith.muli"(%383, %14) : (i64, i64) -> i64
            %400 = "arith.addi"(%398, %399) : (i64, i64) -> i64
            %401 = "arith.addi"(%400, %365) : (i64, i64) -> i64
            %402 = "llvm.getelementptr"(%12, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %403 = "arith.addi"(%393, %368) : (i32, i32) -> i32
            %404 = "llvm.getelementptr"(%320, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %405 = "llvm.getelementptr"(%402, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %406 = "arith.cmpi"(%381, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %407 = "arith.select"(%406, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%404, %405, %407) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %408 = "arith.addi"(%143, %332) : (i32, i32) -> i32
            %409 = "arith.remui"(%408, %53) : (i32, i32) -> i32
            %410 = "nvvm.shfl.sync"(%138, %311, %409, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
            %411 = "nvvm.shfl.sync"(%138, %312, %409, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
            %412 = "arith.addi"(%255, %408) : (i32, i32) -> i32
            %413 = "arith.addi"(%337, %412) : (i32, i32) -> i32
            %414 = "arith.cmpi"(%413, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %415 = "arith.extui"(%414) : (i1) -> i8
            %416 = "arith.extsi"(%410) : (i32) -> i64
            %417 = "arith.extsi"(%411) : (i32) -> i64
            %418 = "arith.muli"(%416, %9) : (i64, i64) -> i64
            %419 = "arith.muli"(%417, %10) : (i64, i64) -> i64
            %420 = "arith.addi"(%418, %419) : (i64, i64) -> i64
            %421 = "arith.addi"(%420, %347) : (i64, i64) -> i64
            %422 = "llvm.getelementptr"(%5, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %423 = "arith.remui"(%408, %143) : (i32, i32) -> i32
            %424 = "arith.xori"(%331, %423) : (i32, i32) -> i32
            %425 = "arith.muli"(%424, %143) : (i32, i32) -> i32
            %426 = "arith.muli"(%412, %353) : (i32, i32) -> i32
            %427 = "arith.addi"(%425, %426) : (i32, i32) -> i32
            %428 = "llvm.getelementptr"(%320, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %429 = "llvm.getelementptr"(%422, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %430 = "arith.cmpi"(%415, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %431 = "arith.select"(%430, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%428, %429, %431) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %432 = "arith.muli"(%416, %13) : (i64, i64) -> i64
            %433 = "arith.muli"(%417, %14) : (i64, i64) -> i64
            %434 = "arith.addi"(%432, %433) : (i64, i64) -> i64
            %435 = "arith.addi"(%434, %365) : (i64, i64) -> i64
            %436 = "llvm.getelementptr"(%12, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %437 = "arith.addi"(%427, %368) : (i32, i32) -> i32
            %438 = "llvm.getelementptr"(%320, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %439 = "llvm.getelementptr"(%436, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %440 = "arith.cmpi"(%415, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %441 = "arith.select"(%440, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%438, %439, %441) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %442 = "arith.constant"() {value = 12 : i32} : () -> i32
            %443 = "arith.addi"(%442, %332) : (i32, i32) -> i32
            %444 = "arith.remui"(%443, %53) : (i32, i32) -> i32
            %445 = "nvvm.shfl.sync"(%138, %311, %444, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
            %446 = "nvvm.shfl.sync"(%138, %312, %444, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
            %447 = "arith.addi"(%255, %443) : (i32, i32) -> i32
            %448 = "arith.addi"(%337, %447) : (i32, i32) -> i32
            %449 = "arith.cmpi"(%448, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %450 = "arith.extui"(%449) : (i1) -> i8
            %451 = "arith.extsi"(%445) : (i32) -> i64
            %452 = "arith.extsi"(%446) : (i32) -> i64
            %453 = "arith.muli"(%451, %9) : (i64, i64) -> i64
            %454 = "arith.muli"(%452, %10) : (i64, i64) -> i64
            %455 = "arith.addi"(%453, %454) : (i64, i64) -> i64
            %456 = "arith.addi"(%455, %347) : (i64, i64) -> i64
            %457 = "llvm.getelementptr"(%5, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %458 = "arith.remui"(%443, %143) : (i32, i32) -> i32
            %459 = "arith.xori"(%331, %458) : (i32, i32) -> i32
            %460 = "arith.muli"(%459, %143) : (i32, i32) -> i32
            %461 = "arith.muli"(%447, %353) : (i32, i32) -> i32
            %462 = "arith.addi"(%460, %461) : (i32, i32) -> i32
            %463 = "llvm.getelementptr"(%320, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %464 = "llvm.getelementptr"(%457, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %465 = "arith.cmpi"(%450, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %466 = "arith.select"(%465, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%463, %464, %466) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %467 = "arith.muli"(%451, %13) : (i64, i64) -> i64
            %468 = "arith.muli"(%452, %14) : (i64, i64) -> i64
            %469 = "arith.addi"(%467, %468) : (i64, i64) -> i64
            %470 = "arith.addi"(%469, %365) : (i64, i64) -> i64
            %471 = "llvm.getelementptr"(%12, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %472 = "arith.addi"(%462, %368) : (i32, i32) -> i32
            %473 = "llvm.getelementptr"(%320, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %474 = "llvm.getelementptr"(%471, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %475 = "arith.cmpi"(%450, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %476 = "arith.select"(%475, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%473, %474, %476) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %477 = "arith.addi"(%139, %332) : (i32, i32) -> i32
            %478 = "arith.remui"(%477, %53) : (i32, i32) -> i32
            %479 = "nvvm.shfl.sync"(%138, %311, %478, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
            %480 = "nvvm.shfl.sync"(%138, %312, %478, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
            %481 = "arith.addi"(%255, %477) : (i32, i32) -> i32
            %482 = "arith.addi"(%337, %481) : (i32, i32) -> i32
            %483 = "arith.cmpi"(%482, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %484 = "arith.extui"(%483) : (i1) -> i8
            %485 = "arith.extsi"(%479) : (i32) -> i64
            %486 = "arith.extsi"(%480) : (i32) -> i64
            %487 = "arith.muli"(%485, %9) : (i64, i64) -> i64
            %488 = "arith.muli"(%486, %10) : (i64, i64) -> i64
            %489 = "arith.addi"(%487, %488) : (i64, i64) -> i64
            %490 = "arith.addi"(%489, %347) : (i64, i64) -> i64
            %491 = "llvm.getelementptr"(%5, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %492 = "arith.remui"(%477, %143) : (i32, i32) -> i32
            %493 = "arith.xori"(%331, %492) : (i32, i32) -> i32
            %494 = "arith.muli"(%493, %143) : (i32, i32) -> i32
            %495 = "arith.muli"(%481, %353) : (i32, i32) -> i32
            %496 = "arith.addi"(%494, %495) : (i32, i32) -> i32
            %497 = "llvm.getelementptr"(%320, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %498 = "llvm.getelementptr"(%491, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %499 = "arith.cmpi"(%484, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %500 = "arith.select"(%499, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%497, %498, %500) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %501 = "arith.muli"(%485, %13) : (i64, i64) -> i64
            %502 = "arith.muli"(%486, %14) : (i64, i64) -> i64
            %503 = "arith.addi"(%501, %502) : (i64, i64) -> i64
            %504 = "arith.addi"(%503, %365) : (i64, i64) -> i64
            %505 = "llvm.getelementptr"(%12, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %506 = "arith.addi"(%496, %368) : (i32, i32) -> i32
            %507 = "llvm.getelementptr"(%320, %506) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %508 = "llvm.getelementptr"(%505, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %509 = "arith.cmpi"(%484, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %510 = "arith.select"(%509, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%507, %508, %510) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %511 = "arith.constant"() {value = 20 : i32} : () -> i32
            %512 = "arith.addi"(%511, %332) : (i32, i32) -> i32
            %513 = "arith.remui"(%512, %53) : (i32, i32) -> i32
            %514 = "nvvm.shfl.sync"(%138, %311, %513, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
            %515 = "nvvm.shfl.sync"(%138, %312, %513, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
            %516 = "arith.addi"(%255, %512) : (i32, i32) -> i32
            %517 = "arith.addi"(%337, %516) : (i32, i32) -> i32
            %518 = "arith.cmpi"(%517, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %519 = "arith.extui"(%518) : (i1) -> i8
            %520 = "arith.extsi"(%514) : (i32) -> i64
            %521 = "arith.extsi"(%515) : (i32) -> i64
            %522 = "arith.muli"(%520, %9) : (i64, i64) -> i64
            %523 = "arith.muli"(%521, %10) : (i64, i64) -> i64
            %524 = "arith.addi"(%522, %523) : (i64, i64) -> i64
            %525 = "arith.addi"(%524, %347) : (i64, i64) -> i64
            %526 = "llvm.getelementptr"(%5, %525) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %527 = "arith.remui"(%512, %143) : (i32, i32) -> i32
            %528 = "arith.xori"(%331, %527) : (i32, i32) -> i32
            %529 = "arith.muli"(%528, %143) : (i32, i32) -> i32
            %530 = "arith.muli"(%516, %353) : (i32, i32) -> i32
            %531 = "arith.addi"(%529, %530) : (i32, i32) -> i32
            %532 = "llvm.getelementptr"(%320, %531) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %533 = "llvm.getelementptr"(%526, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %534 = "arith.cmpi"(%519, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %535 = "arith.select"(%534, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%532, %533, %535) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %536 = "arith.muli"(%520, %13) : (i64, i64) -> i64
            %537 = "arith.muli"(%521, %14) : (i64, i64) -> i64
            %538 = "arith.addi"(%536, %537) : (i64, i64) -> i64
            %539 = "arith.addi"(%538, %365) : (i64, i64) -> i64
            %540 = "llvm.getelementptr"(%12, %539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %541 = "arith.addi"(%531, %368) : (i32, i32) -> i32
            %542 = "llvm.getelementptr"(%320, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %543 = "llvm.getelementptr"(%540, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %544 = "arith.cmpi"(%519, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %545 = "arith.select"(%544, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%542, %543, %545) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %546 = "arith.constant"() {value = 24 : i32} : () -> i32
            %547 = "arith.addi"(%546, %332) : (i32, i32) -> i32
            %548 = "arith.remui"(%547, %53) : (i32, i32) -> i32
            %549 = "nvvm.shfl.sync"(%138, %311, %548, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
            %550 = "nvvm.shfl.sync"(%138, %312, %548, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
            %551 = "arith.addi"(%255, %547) : (i32, i32) -> i32
            %552 = "arith.addi"(%337, %551) : (i32, i32) -> i32
            %553 = "arith.cmpi"(%552, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %554 = "arith.extui"(%553) : (i1) -> i8
            %555 = "arith.extsi"(%549) : (i32) -> i64
            %556 = "arith.extsi"(%550) : (i32) -> i64
            %557 = "arith.muli"(%555, %9) : (i64, i64) -> i64
            %558 = "arith.muli"(%556, %10) : (i64, i64) -> i64
            %559 = "arith.addi"(%557, %558) : (i64, i64) -> i64
            %560 = "arith.addi"(%559, %347) : (i64, i64) -> i64
            %561 = "llvm.getelementptr"(%5, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %562 = "arith.remui"(%547, %143) : (i32, i32) -> i32
            %563 = "arith.xori"(%331, %562) : (i32, i32) -> i32
            %564 = "arith.muli"(%563, %143) : (i32, i32) -> i32
            %565 = "arith.muli"(%551, %353) : (i32, i32) -> i32
            %566 = "arith.addi"(%564, %565) : (i32, i32) -> i32
            %567 = "llvm.getelementptr"(%320, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %568 = "llvm.getelementptr"(%561, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %569 = "arith.cmpi"(%554, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %570 = "arith.select"(%569, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%567, %568, %570) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %571 = "arith.muli"(%555, %13) : (i64, i64) -> i64
            %572 = "arith.muli"(%556, %14) : (i64, i64) -> i64
            %573 = "arith.addi"(%571, %572) : (i64, i64) -> i64
            %574 = "arith.addi"(%573, %365) : (i64, i64) -> i64
            %575 = "llvm.getelementptr"(%12, %574) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %576 = "arith.addi"(%566, %368) : (i32, i32) -> i32
            %577 = "llvm.getelementptr"(%320, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %578 = "llvm.getelementptr"(%575, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %579 = "arith.cmpi"(%554, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %580 = "arith.select"(%579, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%577, %578, %580) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %581 = "arith.constant"() {value = 28 : i32} : () -> i32
            %582 = "arith.addi"(%581, %332) : (i32, i32) -> i32
            %583 = "arith.remui"(%582, %53) : (i32, i32) -> i32
            %584 = "nvvm.shfl.sync"(%138, %311, %583, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
            %585 = "nvvm.shfl.sync"(%138, %312, %583, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
            %586 = "arith.addi"(%255, %582) : (i32, i32) -> i32
            %587 = "arith.addi"(%337, %586) : (i32, i32) -> i32
            %588 = "arith.cmpi"(%587, %304) {predicate = 2 : i64} : (i32, i32) -> i1
            %589 = "arith.extui"(%588) : (i1) -> i8
            %590 = "arith.extsi"(%584) : (i32) -> i64
            %591 = "arith.extsi"(%585) : (i32) -> i64
            %592 = "arith.muli"(%590, %9) : (i64, i64) -> i64
            %593 = "arith.muli"(%591, %10) : (i64, i64) -> i64
            %594 = "arith.addi"(%592, %593) : (i64, i64) -> i64
            %595 = "arith.addi"(%594, %347) : (i64, i64) -> i64
            %596 = "llvm.getelementptr"(%5, %595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %597 = "arith.remui"(%582, %143) : (i32, i32) -> i32
            %598 = "arith.xori"(%331, %597) : (i32, i32) -> i32
            %599 = "arith.muli"(%598, %143) : (i32, i32) -> i32
            %600 = "arith.muli"(%586, %353) : (i32, i32) -> i32
            %601 = "arith.addi"(%599, %600) : (i32, i32) -> i32
            %602 = "llvm.getelementptr"(%320, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %603 = "llvm.getelementptr"(%596, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %604 = "arith.cmpi"(%589, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %605 = "arith.select"(%604, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%602, %603, %605) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %606 = "arith.muli"(%590, %13) : (i64, i64) -> i64
            %607 = "arith.muli"(%591, %14) : (i64, i64) -> i64
            %608 = "arith.addi"(%606, %607) : (i64, i64) -> i64
            %609 = "arith.addi"(%608, %365) : (i64, i64) -> i64
            %610 = "llvm.getelementptr"(%12, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %611 = "arith.addi"(%601, %368) : (i32, i32) -> i32
            %612 = "llvm.getelementptr"(%320, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %613 = "llvm.getelementptr"(%610, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %614 = "arith.cmpi"(%589, %359) {predicate = 1 : i64} : (i8, i8) -> i1
            %615 = "arith.select"(%614, %139, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%612, %613, %615) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %616 = "arith.cmpi"(%306, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %617 = "arith.cmpi"(%302, %172) {predicate = 0 : i64} : (i32, i32) -> i1
            %618 = "arith.ori"(%616, %617) : (i1, i1) -> i1
            "scf.if"(%618) ({
              %619 = "arith.remui"(%37, %143) : (i32, i32) -> i32
              %620 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %621 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %622 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %623 = "arith.addi"(%321, %621) : (i32, i32) -> i32
              %624 = "arith.divui"(%37, %143) : (i32, i32) -> i32
              %625 = "arith.remsi"(%623, %29) : (i32, i32) -> i32
              %626 = "arith.cmpi"(%625, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %627 = "arith.addi"(%625, %29) : (i32, i32) -> i32
              %628 = "arith.select"(%626, %627, %625) : (i1, i32, i32) -> i32
              %629 = "arith.muli"(%628, %139) : (i32, i32) -> i32
              %630 = "arith.addi"(%629, %624) : (i32, i32) -> i32
              %631 = "arith.cmpi"(%630, %28) {predicate = 2 : i64} : (i32, i32) -> i1
              %632 = "arith.extui"(%631) : (i1) -> i8
              %633 = "arith.cmpi"(%632, %359) {predicate = 1 : i64} : (i8, i8) -> i1
              %634 = "arith.select"(%633, %624, %55) : (i1, i32, i32) -> i32
              %635 = "arith.divsi"(%623, %29) : (i32, i32) -> i32
              %636 = "arith.extsi"(%626) : (i1) -> i32
              %637 = "arith.addi"(%635, %636) : (i32, i32) -> i32
              %638 = "arith.muli"(%637, %28) : (i32, i32) -> i32
              %639 = "arith.addi"(%638, %629) : (i32, i32) -> i32
              %640 = "arith.addi"(%639, %634) : (i32, i32) -> i32
              %641 = "arith.extsi"(%303) : (i32) -> i64
              %642 = "arith.extsi"(%640) : (i32) -> i64
              %643 = "arith.muli"(%641, %3) : (i64, i64) -> i64
              %644 = "arith.muli"(%642, %4) : (i64, i64) -> i64
              %645 = "arith.addi"(%643, %644) : (i64, i64) -> i64
              %646 = "llvm.getelementptr"(%0, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %647 = "arith.muli"(%619, %143) : (i32, i32) -> i32
              %648 = "llvm.getelementptr"(%646, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %649 = "arith.muli"(%624, %353) : (i32, i32) -> i32
              %650 = "arith.addi"(%649, %647) : (i32, i32) -> i32
              %651 = "arith.constant"() {value = 448 : i32} : () -> i32
              %652 = "arith.andi"(%650, %651) : (i32, i32) -> i32
              %653 = "arith.constant"() {value = 3 : i32} : () -> i32
              %654 = "arith.shrui"(%652, %653) : (i32, i32) -> i32
              %655 = "arith.xori"(%650, %654) : (i32, i32) -> i32
              %656 = "llvm.getelementptr"(%317, %655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %657 = "arith.cmpi"(%632, %359) {predicate = 1 : i64} : (i8, i8) -> i1
              %658 = "arith.select"(%657, %139, %55) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%656, %648, %658) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %659 = "llvm.getelementptr"(%44, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.cp.async.mbarrier.arrive"(%659) {noinc = true} : (!llvm.ptr<3>) -> ()
            %660 = "arith.addi"(%309, %137) : (i32, i32) -> i32
            %661 = "arith.constant"() {value = 3 : i32} : () -> i32
            %662 = "arith.cmpi"(%660, %661) {predicate = 0 : i64} : (i32, i32) -> i1
            %663 = "arith.xori"(%310, %137) : (i32, i32) -> i32
            %664 = "arith.select"(%662, %663, %310) : (i1, i32, i32) -> i32
            %665 = "arith.select"(%662, %55, %660) : (i1, i32, i32) -> i32
            %666 = "arith.addi"(%308, %137) : (i32, i32) -> i32
            %667 = "arith.addi"(%306, %137) : (i32, i32) -> i32
            %668 = "arith.addi"(%304, %136) : (i32, i32) -> i32
            %669 = "arith.shrsi"(%668, %243) : (i32, i32) -> i32
            %670 = "arith.maxsi"(%669, %137) : (i32, i32) -> i32
            %671 = "arith.cmpi"(%667, %670) {predicate = 0 : i64} : (i32, i32) -> i1
            %672, %673, %674, %675 = "scf.if"(%671) ({
              %676 = "arith.addi"(%305, %137) : (i32, i32) -> i32
              %677 = "arith.cmpi"(%676, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %678, %679, %680 = "scf.if"(%677) ({
                %681 = "arith.addi"(%303, %137) : (i32, i32) -> i32
                %682 = "arith.subi"(%1, %137) : (i32, i32) -> i32
                %683 = "arith.minsi"(%681, %682) : (i32, i32) -> i32
                %684 = "arith.extsi"(%683) : (i32) -> i64
                %685 = "llvm.getelementptr"(%25, %684) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %686 = "llvm.load"(%685) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%686, %683, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%304, %303, %676) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%678, %679, %55, %680) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%304, %303, %667, %305) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %687 = "arith.cmpi"(%674, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %688 = "arith.addi"(%307, %137) : (i32, i32) -> i32
            %689 = "arith.cmpi"(%688, %661) {predicate = 0 : i64} : (i32, i32) -> i1
            %690 = "arith.select"(%689, %55, %688) : (i1, i32, i32) -> i32
            %691 = "arith.select"(%687, %690, %307) : (i1, i32, i32) -> i32
            %692 = "arith.muli"(%674, %71) : (i32, i32) -> i32
            %693 = "arith.addi"(%692, %255) : (i32, i32) -> i32
            %694 = "arith.addi"(%693, %169) : (i32, i32) -> i32
            %695 = "arith.cmpi"(%694, %672) {predicate = 2 : i64} : (i32, i32) -> i1
            %696 = "arith.andi"(%258, %695) : (i1, i1) -> i1
            %697, %698 = "scf.if"(%696) ({
              %699 = "arith.constant"() {value = 32 : i64} : () -> i64
              %700 = "arith.shrui"(%31, %699) : (i64, i64) -> i64
              %701 = "arith.subi"(%36, %137) : (i32, i32) -> i32
              %702 = "llvm.intr.ctlz"(%701) {is_zero_poison = false} : (i32) -> i32
              %703 = "arith.subi"(%53, %702) : (i32, i32) -> i32
              %704 = "arith.shrsi"(%694, %140) : (i32, i32) -> i32
              %705 = "arith.xori"(%694, %704) : (i32, i32) -> i32
              %706 = "arith.extui"(%705) : (i32) -> i64
              %707 = "arith.muli"(%706, %700) : (i64, i64) -> i64
              %708 = "arith.shrui"(%707, %699) : (i64, i64) -> i64
              %709 = "arith.trunci"(%708) : (i64) -> i32
              %710 = "arith.addi"(%709, %705) : (i32, i32) -> i32
              %711 = "arith.shrui"(%710, %703) : (i32, i32) -> i32
              %712 = "arith.cmpi"(%703, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %713 = "arith.select"(%712, %711, %55) : (i1, i32, i32) -> i32
              %714 = "arith.xori"(%713, %704) : (i32, i32) -> i32
              %715 = "llvm.intr.ctlz"(%701) {is_zero_poison = false} : (i32) -> i32
              %716 = "arith.subi"(%53, %715) : (i32, i32) -> i32
              %717 = "arith.shrui"(%710, %716) : (i32, i32) -> i32
              %718 = "arith.cmpi"(%716, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %719 = "arith.select"(%718, %717, %55) : (i1, i32, i32) -> i32
              %720 = "arith.xori"(%719, %704) : (i32, i32) -> i32
              %721 = "arith.muli"(%720, %36) : (i32, i32) -> i32
              %722 = "arith.subi"(%694, %721) : (i32, i32) -> i32
              %723 = "arith.extsi"(%673) : (i32) -> i64
              %724 = "arith.extsi"(%714) : (i32) -> i64
              %725 = "arith.muli"(%723, %34) : (i64, i64) -> i64
              %726 = "arith.addi"(%725, %724) : (i64, i64) -> i64
              %727 = "llvm.getelementptr"(%32, %726) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %728 = "llvm.load"(%727) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%728, %722) : (i32, i32) -> ()
            }, {
              "scf.yield"(%311, %312) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%673, %672, %675, %674, %691, %666, %665, %664, %697, %698) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %729 = "arith.cmpi"(%168, %55) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%729) ({
          %730 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %731 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %732 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %733 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %734 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %735 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %736 = "arith.muli"(%734, %24) : (i32, i32) -> i32
          %737 = "arith.addi"(%736, %733) : (i32, i32) -> i32
          %738 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %739 = "scf.for"(%55, %1, %71, %55) ({
          ^bb0(%740: i32, %741: i32):
            %742 = "arith.addi"(%740, %738) : (i32, i32) -> i32
            %743 = "arith.cmpi"(%742, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %744 = "scf.if"(%743) ({
              %745 = "arith.extsi"(%742) : (i32) -> i64
              %746 = "llvm.getelementptr"(%25, %745) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %747 = "llvm.load"(%746) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %748 = "arith.addi"(%747, %136) : (i32, i32) -> i32
              %749 = "arith.constant"() {value = 7 : i32} : () -> i32
              %750 = "arith.shrsi"(%748, %749) : (i32, i32) -> i32
              %751 = "arith.maxsi"(%750, %137) : (i32, i32) -> i32
              %752 = "arith.muli"(%751, %26) : (i32, i32) -> i32
              %753 = "arith.addi"(%741, %752) : (i32, i32) -> i32
              "scf.yield"(%753) : (i32) -> ()
            }, {
              "scf.yield"(%741) : (i32) -> ()
            }) : (i1) -> i32
            %754 = "arith.addi"(%740, %53) : (i32, i32) -> i32
            %755 = "arith.addi"(%754, %738) : (i32, i32) -> i32
            %756 = "arith.cmpi"(%755, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %757 = "scf.if"(%756) ({
              %758 = "arith.extsi"(%755) : (i32) -> i64
              %759 = "llvm.getelementptr"(%25, %758) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %760 = "llvm.load"(%759) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %761 = "arith.addi"(%760, %136) : (i32, i32) -> i32
              %762 = "arith.constant"() {value = 7 : i32} : () -> i32
              %763 = "arith.shrsi"(%761, %762) : (i32, i32) -> i32
              %764 = "arith.maxsi"(%763, %137) : (i32, i32) -> i32
              %765 = "arith.muli"(%764, %26) : (i32, i32) -> i32
              %766 = "arith.addi"(%744, %765) : (i32, i32) -> i32
              "scf.yield"(%766) : (i32) -> ()
            }, {
              "scf.yield"(%744) : (i32) -> ()
            }) : (i1) -> i32
            %767 = "arith.constant"() {value = 64 : i32} : () -> i32
            %768 = "arith.addi"(%740, %767) : (i32, i32) -> i32
            %769 = "arith.addi"(%768, %738) : (i32, i32) -> i32
            %770 = "arith.cmpi"(%769, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %771 = "scf.if"(%770) ({
              %772 = "arith.extsi"(%769) : (i32) -> i64
              %773 = "llvm.getelementptr"(%25, %772) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %774 = "llvm.load"(%773) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %775 = "arith.addi"(%774, %136) : (i32, i32) -> i32
              %776 = "arith.constant"() {value = 7 : i32} : () -> i32
              %777 = "arith.shrsi"(%775, %776) : (i32, i32) -> i32
              %778 = "arith.maxsi"(%777, %137) : (i32, i32) -> i32
              %779 = "arith.muli"(%778, %26) : (i32, i32) -> i32
              %780 = "arith.addi"(%757, %779) : (i32, i32) -> i32
              "scf.yield"(%780) : (i32) -> ()
            }, {
              "scf.yield"(%757) : (i32) -> ()
            }) : (i1) -> i32
            %781 = "arith.constant"() {value = 96 : i32} : () -> i32
            %782 = "arith.addi"(%740, %781) : (i32, i32) -> i32
            %783 = "arith.addi"(%782, %738) : (i32, i32) -> i32
            %784 = "arith.cmpi"(%783, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %785 = "scf.if"(%784) ({
              %786 = "arith.extsi"(%783) : (i32) -> i64
              %787 = "llvm.getelementptr"(%25, %786) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %788 = "llvm.load"(%787) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %789 = "arith.addi"(%788, %136) : (i32, i32) -> i32
              %790 = "arith.constant"() {value = 7 : i32} : () -> i32
              %791 = "arith.shrsi"(%789, %790) : (i32, i32) -> i32
              %792 = "arith.maxsi"(%791, %137) : (i32, i32) -> i32
              %793 = "arith.muli"(%792, %26) : (i32, i32) -> i32
              %794 = "arith.addi"(%771, %793) : (i32, i32) -> i32
              "scf.yield"(%794) : (i32) -> ()
            }, {
              "scf.yield"(%771) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%785) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %795 = "nvvm.shfl.sync"(%138, %739, %139, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
          %796 = "arith.addi"(%739, %795) : (i32, i32) -> i32
          %797 = "nvvm.shfl.sync"(%138, %796, %143, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 27 : i32} : (i32, i32, i32, i32) -> i32
          %798 = "arith.addi"(%796, %797) : (i32, i32) -> i32
          %799 = "nvvm.shfl.sync"(%138, %798, %146, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 28 : i32} : (i32, i32, i32, i32) -> i32
          %800 = "arith.addi"(%798, %799) : (i32, i32) -> i32
          %801 = "nvvm.shfl.sync"(%138, %800, %149, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 29 : i32} : (i32, i32, i32, i32) -> i32
          %802 = "arith.addi"(%800, %801) : (i32, i32) -> i32
          %803 = "nvvm.shfl.sync"(%138, %802, %137, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
          %804 = "arith.addi"(%802, %803) : (i32, i32) -> i32
          %805 = "arith.remsi"(%804, %24) : (i32, i32) -> i32
          %806 = "arith.cmpi"(%805, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %807 = "arith.divsi"(%804, %24) : (i32, i32) -> i32
          %808 = "arith.extsi"(%806) : (i1) -> i32
          %809 = "arith.addi"(%807, %808) : (i32, i32) -> i32
          %810 = "arith.addi"(%805, %24) : (i32, i32) -> i32
          %811 = "arith.select"(%806, %810, %805) : (i1, i32, i32) -> i32
          %812 = "arith.muli"(%730, %809) : (i32, i32) -> i32
          %813 = "arith.minsi"(%730, %811) : (i32, i32) -> i32
          %814 = "arith.addi"(%812, %813) : (i32, i32) -> i32
          %815 = "arith.addi"(%730, %137) : (i32, i32) -> i32
          %816 = "arith.muli"(%815, %809) : (i32, i32) -> i32
          %817 = "arith.minsi"(%815, %811) : (i32, i32) -> i32
          %818 = "arith.addi"(%816, %817) : (i32, i32) -> i32
          %819 = "arith.cmpi"(%814, %818) {predicate = 2 : i64} : (i32, i32) -> i1
          %820, %821, %822 = "scf.if"(%819) ({
            %823 = "arith.subi"(%818, %137) : (i32, i32) -> i32
            %824 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %825, %826, %827 = "scf.for"(%55, %1, %53, %55, %55, %138) ({
            ^bb0(%828: i32, %829: i32, %830: i32, %831: i32):
              %832 = "arith.addi"(%828, %824) : (i32, i32) -> i32
              %833 = "arith.cmpi"(%831, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %834 = "arith.cmpi"(%832, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %835 = "arith.andi"(%833, %834) : (i1, i1) -> i1
              %836 = "scf.if"(%835) ({
                %837 = "arith.extsi"(%832) : (i32) -> i64
                %838 = "llvm.getelementptr"(%25, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %839 = "llvm.load"(%838) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %840 = "arith.addi"(%839, %136) : (i32, i32) -> i32
                %841 = "arith.constant"() {value = 7 : i32} : () -> i32
                %842 = "arith.shrsi"(%840, %841) : (i32, i32) -> i32
                %843 = "arith.maxsi"(%842, %137) : (i32, i32) -> i32
                %844 = "arith.muli"(%843, %26) : (i32, i32) -> i32
                "scf.yield"(%844) : (i32) -> ()
              }, {
                "scf.yield"(%55) : (i32) -> ()
              }) : (i1) -> i32
              %845 = "nvvm.shfl.sync"(%138, %836, %137, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
              %846 = "arith.cmpi"(%824, %137) {predicate = 5 : i64} : (i32, i32) -> i1
              %847 = "arith.select"(%846, %845, %55) : (i1, i32, i32) -> i32
              %848 = "arith.addi"(%836, %847) : (i32, i32) -> i32
              %849 = "nvvm.shfl.sync"(%138, %848, %149, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
              %850 = "arith.cmpi"(%824, %149) {predicate = 5 : i64} : (i32, i32) -> i1
              %851 = "arith.select"(%850, %849, %55) : (i1, i32, i32) -> i32
              %852 = "arith.addi"(%848, %851) : (i32, i32) -> i32
              %853 = "nvvm.shfl.sync"(%138, %852, %146, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
              %854 = "arith.cmpi"(%824, %146) {predicate = 5 : i64} : (i32, i32) -> i1
              %855 = "arith.select"(%854, %853, %55) : (i1, i32, i32) -> i32
              %856 = "arith.addi"(%852, %855) : (i32, i32) -> i32
              %857 = "nvvm.shfl.sync"(%138, %856, %143, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
              %858 = "arith.cmpi"(%824, %143) {predicate = 5 : i64} : (i32, i32) -> i1
              %859 = "arith.select"(%858, %857, %55) : (i1, i32, i32) -> i32
              %860 = "arith.addi"(%856, %859) : (i32, i32) -> i32
              %861 = "nvvm.shfl.sync"(%138, %860, %139, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
              %862 = "arith.cmpi"(%824, %139) {predicate = 5 : i64} : (i32, i32) -> i1
              %863 = "arith.select"(%862, %861, %55) : (i1, i32, i32) -> i32
              %864 = "arith.addi"(%860, %863) : (i32, i32) -> i32
              %865 = "arith.addi"(%829, %864) : (i32, i32) -> i32
              %866 = "arith.cmpi"(%865, %823) {predicate = 4 : i64} : (i32, i32) -> i1
              %867 = "arith.andi"(%833, %866) : (i1, i1) -> i1
              %868 = "nvvm.vote.sync"(%138, %867) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 36 : i32} : (i32, i1) -> i32
              %869 = "arith.cmpi"(%868, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %870, %871 = "scf.if"(%869) ({
                %872 = "arith.subi"(%55, %868) : (i32, i32) -> i32
                %873 = "arith.andi"(%868, %872) : (i32, i32) -> i32
                %874 = "arith.subi"(%873, %137) : (i32, i32) -> i32
                %875 = "llvm.intr.ctpop"(%874) : (i32) -> i32
                %876 = "arith.addi"(%828, %875) : (i32, i32) -> i32
                %877 = "arith.subi"(%864, %836) : (i32, i32) -> i32
                %878 = "nvvm.shfl.sync"(%138, %877, %875, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 37 : i32} : (i32, i32, i32, i32) -> i32
                %879 = "arith.addi"(%829, %878) : (i32, i32) -> i32
                "scf.yield"(%876, %879) : (i32, i32) -> ()
              }, {
                "scf.yield"(%830, %831) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %880 = "nvvm.shfl.sync"(%138, %864, %140, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 38 : i32} : (i32, i32, i32, i32) -> i32
              %881 = "arith.addi"(%829, %880) : (i32, i32) -> i32
              "scf.yield"(%881, %870, %871) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %882 = "arith.extsi"(%826) : (i32) -> i64
            %883 = "llvm.getelementptr"(%25, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %884 = "llvm.load"(%883) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %885 = "arith.addi"(%884, %136) : (i32, i32) -> i32
            %886 = "arith.constant"() {value = 7 : i32} : () -> i32
            %887 = "arith.shrsi"(%885, %886) : (i32, i32) -> i32
            %888 = "arith.maxsi"(%887, %137) : (i32, i32) -> i32
            %889 = "arith.subi"(%823, %827) : (i32, i32) -> i32
            %890 = "arith.remsi"(%889, %888) : (i32, i32) -> i32
            %891 = "arith.cmpi"(%890, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %892 = "arith.divsi"(%889, %888) : (i32, i32) -> i32
            %893 = "arith.extsi"(%891) : (i1) -> i32
            %894 = "arith.addi"(%892, %893) : (i32, i32) -> i32
            %895 = "arith.addi"(%890, %888) : (i32, i32) -> i32
            %896 = "arith.select"(%891, %895, %890) : (i1, i32, i32) -> i32
            %897 = "arith.subi"(%823, %896) : (i32, i32) -> i32
            %898 = "arith.cmpi"(%897, %814) {predicate = 5 : i64} : (i32, i32) -> i1
            %899 = "arith.addi"(%896, %137) : (i32, i32) -> i32
            %900 = "arith.cmpi"(%899, %888) {predicate = 2 : i64} : (i32, i32) -> i1
            %901 = "arith.andi"(%898, %900) : (i1, i1) -> i1
            %902, %903, %904 = "scf.if"(%901) ({
              %905 = "arith.muli"(%894, %27) : (i32, i32) -> i32
              %906 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %907 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %908 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %909 = "arith.addi"(%905, %907) : (i32, i32) -> i32
              %910 = "arith.addi"(%897, %888) : (i32, i32) -> i32
              %911 = "arith.subi"(%910, %137) : (i32, i32) -> i32
              %912 = "arith.addi"(%809, %137) : (i32, i32) -> i32
              %913 = "arith.muli"(%811, %912) : (i32, i32) -> i32
              %914 = "arith.subi"(%911, %913) : (i32, i32) -> i32
              %915 = "arith.maxsi"(%809, %137) : (i32, i32) -> i32
              %916 = "arith.remsi"(%914, %915) : (i32, i32) -> i32
              %917 = "arith.cmpi"(%916, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %918 = "arith.divsi"(%914, %915) : (i32, i32) -> i32
              %919 = "arith.extsi"(%917) : (i1) -> i32
              %920 = "arith.addi"(%918, %919) : (i32, i32) -> i32
              %921 = "arith.addi"(%811, %920) : (i32, i32) -> i32
              %922 = "arith.cmpi"(%911, %913) {predicate = 2 : i64} : (i32, i32) -> i1
              %923 = "arith.remsi"(%911, %912) : (i32, i32) -> i32
              %924 = "arith.xori"(%923, %912) : (i32, i32) -> i32
              %925 = "arith.cmpi"(%924, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %926 = "arith.cmpi"(%923, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %927 = "arith.andi"(%925, %926) : (i1, i1) -> i1
              %928 = "arith.divsi"(%911, %912) : (i32, i32) -> i32
              %929 = "arith.extsi"(%927) : (i1) -> i32
              %930 = "arith.addi"(%928, %929) : (i32, i32) -> i32
              %931 = "arith.select"(%922, %930, %921) : (i1, i32, i32) -> i32
              %932 = "arith.subi"(%931, %730) : (i32, i32) -> i32
              %933 = "arith.addi"(%932, %137) : (i32, i32) -> i32
              "scf.yield"(%933, %826, %909) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%55, %138, %55) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%902, %903, %904) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%55, %138, %55) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %934 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %935 = "arith.cmpi"(%934, %55) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%935) ({
            %936 = "arith.constant"() {value = 3 : i32} : () -> i32
            %937 = "arith.muli"(%737, %936) : (i32, i32) -> i32
            %938 = "llvm.getelementptr"(%23, %937) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%821, %938) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %939 = "arith.addi"(%937, %137) : (i32, i32) -> i32
            %940 = "llvm.getelementptr"(%23, %939) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%822, %940) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %941 = "arith.addi"(%937, %149) : (i32, i32) -> i32
            %942 = "llvm.getelementptr"(%23, %941) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%820, %942) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
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
        %943 = "arith.subi"(%37, %71) : (i32, i32) -> i32
        %944 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %945 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %946 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %947 = "arith.andi"(%943, %140) : (i32, i32) -> i32
        %948 = "arith.constant"() {value = 5 : i32} : () -> i32
        %949 = "arith.shrsi"(%943, %948) : (i32, i32) -> i32
        %950 = "nvvm.shfl.sync"(%138, %949, %55, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 39 : i32} : (i32, i32, i32, i32) -> i32
        %951 = "arith.constant"() {value = 3 : i32} : () -> i32
        %952 = "arith.andi"(%950, %951) : (i32, i32) -> i32
        %953 = "arith.shrsi"(%950, %149) : (i32, i32) -> i32
        %954 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %955 = "arith.muli"(%944, %158) : (i32, i32) -> i32
        %956 = "arith.minsi"(%944, %160) : (i32, i32) -> i32
        %957 = "arith.addi"(%955, %956) : (i32, i32) -> i32
        %958 = "arith.addi"(%944, %137) : (i32, i32) -> i32
        %959 = "arith.muli"(%958, %158) : (i32, i32) -> i32
        %960 = "arith.minsi"(%958, %160) : (i32, i32) -> i32
        %961 = "arith.addi"(%959, %960) : (i32, i32) -> i32
        %962 = "arith.cmpi"(%957, %961) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%962) ({
          %963 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %964 = "arith.muli"(%952, %963) : (i32, i32) -> i32
          %965 = "llvm.getelementptr"(%41, %964) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %966 = "llvm.getelementptr"(%954, %964) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %967 = "arith.constant"() {value = 64 : i32} : () -> i32
          %968 = "arith.remui"(%947, %139) : (i32, i32) -> i32
          %969 = "arith.divui"(%947, %139) : (i32, i32) -> i32
          %970 = "arith.muli"(%968, %967) : (i32, i32) -> i32
          %971 = "arith.muli"(%969, %143) : (i32, i32) -> i32
          %972 = "arith.addi"(%970, %971) : (i32, i32) -> i32
          %973 = "arith.remui"(%947, %143) : (i32, i32) -> i32
          %974 = "arith.divui"(%947, %143) : (i32, i32) -> i32
          %975 = "arith.muli"(%973, %967) : (i32, i32) -> i32
          %976 = "arith.remui"(%974, %149) : (i32, i32) -> i32
          %977 = "arith.divui"(%974, %149) : (i32, i32) -> i32
          %978 = "arith.muli"(%976, %143) : (i32, i32) -> i32
          %979 = "arith.addi"(%975, %978) : (i32, i32) -> i32
          %980 = "arith.constant"() {value = 512 : i32} : () -> i32
          %981 = "arith.muli"(%977, %980) : (i32, i32) -> i32
          %982 = "arith.addi"(%979, %981) : (i32, i32) -> i32
          %983 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %984 = "vector.extract"(%983) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %985 = "vector.extract"(%983) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %986 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
          %987 = "vector.extract"(%986) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %988 = "vector.extract"(%986) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %989 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %990 = "arith.mulf"(%35, %989) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %991 = "vector.broadcast"(%990) : (f32) -> vector<2xf32>
          %992 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %993 = "vector.extract"(%992) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %994 = "vector.extract"(%992) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %995 = "vector.extract"(%992) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %996 = "vector.extract"(%992) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %997 = "vector.extract"(%992) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %998 = "vector.extract"(%992) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %999 = "vector.extract"(%992) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1000 = "vector.extract"(%992) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1001 = "vector.extract"(%992) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1002 = "vector.extract"(%992) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1003 = "vector.extract"(%992) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1004 = "vector.extract"(%992) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1005 = "vector.extract"(%992) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1006 = "vector.extract"(%992) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1007 = "vector.extract"(%992) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1008 = "vector.extract"(%992) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1009 = "vector.extract"(%992) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1010 = "vector.extract"(%992) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1011 = "vector.extract"(%992) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1012 = "vector.extract"(%992) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1013 = "vector.extract"(%992) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1014 = "vector.extract"(%992) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1015 = "vector.extract"(%992) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1016 = "vector.extract"(%992) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1017 = "vector.extract"(%992) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1018 = "vector.extract"(%992) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1019 = "vector.extract"(%992) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1020 = "vector.extract"(%992) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1021 = "vector.extract"(%992) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1022 = "vector.extract"(%992) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1023 = "vector.extract"(%992) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1024 = "vector.extract"(%992) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1025 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1026, %1027, %1028 = "scf.for"(%55, %1, %53, %55, %55, %138) ({
          ^bb0(%1029: i32, %1030: i32, %1031: i32, %1032: i32):
            %1033 = "arith.addi"(%1029, %1025) : (i32, i32) -> i32
            %1034 = "arith.cmpi"(%1032, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %1035 = "arith.cmpi"(%1033, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1036 = "arith.andi"(%1034, %1035) : (i1, i1) -> i1
            %1037 = "scf.if"(%1036) ({
              %1038 = "arith.extsi"(%1033) : (i32) -> i64
              %1039 = "llvm.getelementptr"(%25, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1040 = "llvm.load"(%1039) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1041 = "arith.addi"(%1040, %136) : (i32, i32) -> i32
              %1042 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1043 = "arith.shrsi"(%1041, %1042) : (i32, i32) -> i32
              %1044 = "arith.maxsi"(%1043, %137) : (i32, i32) -> i32
              %1045 = "arith.muli"(%1044, %26) : (i32, i32) -> i32
              "scf.yield"(%1045) : (i32) -> ()
            }, {
              "scf.yield"(%55) : (i32) -> ()
            }) : (i1) -> i32
            %1046 = "nvvm.shfl.sync"(%138, %1037, %137, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 40 : i32} : (i32, i32, i32, i32) -> i32
            %1047 = "arith.cmpi"(%1025, %137) {predicate = 5 : i64} : (i32, i32) -> i1
            %1048 = "arith.select"(%1047, %1046, %55) : (i1, i32, i32) -> i32
            %1049 = "arith.addi"(%1037, %1048) : (i32, i32) -> i32
            %1050 = "nvvm.shfl.sync"(%138, %1049, %149, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 41 : i32} : (i32, i32, i32, i32) -> i32
            %1051 = "arith.cmpi"(%1025, %149) {predicate = 5 : i64} : (i32, i32) -> i1
            %1052 = "arith.select"(%1051, %1050, %55) : (i1, i32, i32) -> i32
            %1053 = "arith.addi"(%1049, %1052) : (i32, i32) -> i32
            %1054 = "nvvm.shfl.sync"(%138, %1053, %146, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 42 : i32} : (i32, i32, i32, i32) -> i32
            %1055 = "arith.cmpi"(%1025, %146) {predicate = 5 : i64} : (i32, i32) -> i1
            %1056 = "arith.select"(%1055, %1054, %55) : (i1, i32, i32) -> i32
            %1057 = "arith.addi"(%1053, %1056) : (i32, i32) -> i32
            %1058 = "nvvm.shfl.sync"(%138, %1057, %143, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 43 : i32} : (i32, i32, i32, i32) -> i32
            %1059 = "arith.cmpi"(%1025, %143) {predicate = 5 : i64} : (i32, i32) -> i1
            %1060 = "arith.select"(%1059, %1058, %55) : (i1, i32, i32) -> i32
            %1061 = "arith.addi"(%1057, %1060) : (i32, i32) -> i32
            %1062 = "nvvm.shfl.sync"(%138, %1061, %139, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 44 : i32} : (i32, i32, i32, i32) -> i32
            %1063 = "arith.cmpi"(%1025, %139) {predicate = 5 : i64} : (i32, i32) -> i1
            %1064 = "arith.select"(%1063, %1062, %55) : (i1, i32, i32) -> i32
            %1065 = "arith.addi"(%1061, %1064) : (i32, i32) -> i32
            %1066 = "arith.addi"(%1030, %1065) : (i32, i32) -> i32
            %1067 = "arith.cmpi"(%1066, %957) {predicate = 4 : i64} : (i32, i32) -> i1
            %1068 = "arith.andi"(%1034, %1067) : (i1, i1) -> i1
            %1069 = "nvvm.vote.sync"(%138, %1068) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 45 : i32} : (i32, i1) -> i32
            %1070 = "arith.cmpi"(%1069, %55) {predicate = 1 : i64} : (i32, i32) -> i1
            %1071, %1072 = "scf.if"(%1070) ({
              %1073 = "arith.subi"(%55, %1069) : (i32, i32) -> i32
              %1074 = "arith.andi"(%1069, %1073) : (i32, i32) -> i32
              %1075 = "arith.subi"(%1074, %137) : (i32, i32) -> i32
              %1076 = "llvm.intr.ctpop"(%1075) : (i32) -> i32
              %1077 = "arith.addi"(%1029, %1076) : (i32, i32) -> i32
              %1078 = "arith.subi"(%1065, %1037) : (i32, i32) -> i32
              %1079 = "nvvm.shfl.sync"(%138, %1078, %1076, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 46 : i32} : (i32, i32, i32, i32) -> i32
              %1080 = "arith.addi"(%1030, %1079) : (i32, i32) -> i32
              "scf.yield"(%1077, %1080) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1031, %1032) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1081 = "nvvm.shfl.sync"(%138, %1065, %140, %140) {kind = #nvvm<shfl_kind idx>, cutec.arm = 47 : i32} : (i32, i32, i32, i32) -> i32
            %1082 = "arith.addi"(%1030, %1081) : (i32, i32) -> i32
            "scf.yield"(%1082, %1071, %1072) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %1083 = "arith.extsi"(%1027) : (i32) -> i64
          %1084 = "llvm.getelementptr"(%25, %1083) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1085 = "llvm.load"(%1084) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %1086 = "arith.addi"(%1085, %136) : (i32, i32) -> i32
          %1087 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1088 = "arith.shrsi"(%1086, %1087) : (i32, i32) -> i32
          %1089 = "arith.maxsi"(%1088, %137) : (i32, i32) -> i32
          %1090 = "arith.subi"(%957, %1028) : (i32, i32) -> i32
          %1091 = "arith.remsi"(%1090, %1089) : (i32, i32) -> i32
          %1092 = "arith.cmpi"(%1091, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %1093 = "arith.divsi"(%1090, %1089) : (i32, i32) -> i32
          %1094 = "arith.extsi"(%1092) : (i1) -> i32
          %1095 = "arith.addi"(%1093, %1094) : (i32, i32) -> i32
          %1096 = "arith.addi"(%1091, %1089) : (i32, i32) -> i32
          %1097 = "arith.select"(%1092, %1096, %1091) : (i1, i32, i32) -> i32
          %1098 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1099 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1100 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1101 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1102 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1103 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1104 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1105 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158 = "scf.for"(%957, %961, %137, %1097, %1027, %1085, %1095, %1097, %55, %55, %55, %55, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %984, %985, %987, %988) ({
          ^bb0(%1159: i32, %1160: i32, %1161: i32, %1162: i32, %1163: i32, %1164: i32, %1165: i32, %1166: i32, %1167: i32, %1168: i32, %1169: f32, %1170: f32, %1171: f32, %1172: f32, %1173: f32, %1174: f32, %1175: f32, %1176: f32, %1177: f32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: f32, %1184: f32, %1185: f32, %1186: f32, %1187: f32, %1188: f32, %1189: f32, %1190: f32, %1191: f32, %1192: f32, %1193: f32, %1194: f32, %1195: f32, %1196: f32, %1197: f32, %1198: f32, %1199: f32, %1200: f32, %1201: vector<2xf16>, %1202: vector<2xf16>, %1203: vector<2xf16>, %1204: vector<2xf16>, %1205: vector<2xf16>, %1206: vector<2xf16>, %1207: vector<2xf16>, %1208: vector<2xf16>, %1209: f32, %1210: f32, %1211: f32, %1212: f32):
            %1213 = "llvm.getelementptr"(%44, %1167) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1214_s0 = "llvm.ptrtoint"(%1213) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1214_s0, %1168) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1215 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
            %1216 = "vector.extract"(%1215) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1217 = "vector.extract"(%1215) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1218 = "vector.extract"(%1215) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1219 = "vector.extract"(%1215) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1220 = "vector.extract"(%1215) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1221 = "vector.extract"(%1215) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1222 = "vector.extract"(%1215) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1223 = "vector.extract"(%1215) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1224 = "vector.extract"(%1215) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1225 = "vector.extract"(%1215) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1226 = "vector.extract"(%1215) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1227 = "vector.extract"(%1215) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1228 = "vector.extract"(%1215) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1229 = "vector.extract"(%1215) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1230 = "vector.extract"(%1215) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1231 = "vector.extract"(%1215) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1232 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %1233 = "arith.muli"(%1165, %1232) : (i32, i32) -> i32
            %1234 = "llvm.getelementptr"(%40, %1233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1235 = "arith.constant"() {value = 448 : i32} : () -> i32
            %1236 = "arith.andi"(%972, %1235) : (i32, i32) -> i32
            %1237 = "arith.shrui"(%1236, %951) : (i32, i32) -> i32
            %1238 = "arith.xori"(%972, %1237) : (i32, i32) -> i32
            %1239 = "llvm.getelementptr"(%1234, %1238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1244_d = "nvvm.ldmatrix"(%1239) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1240 = "llvm.extractvalue"(%t1244_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1241 = "llvm.extractvalue"(%t1244_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1242 = "llvm.extractvalue"(%t1244_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1243 = "llvm.extractvalue"(%t1244_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1245 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %1246 = "arith.muli"(%1167, %1245) : (i32, i32) -> i32
            %1247 = "llvm.getelementptr"(%965, %1246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1248 = "arith.andi"(%982, %1235) : (i32, i32) -> i32
            %1249 = "arith.shrui"(%1248, %951) : (i32, i32) -> i32
            %1250 = "arith.xori"(%982, %1249) : (i32, i32) -> i32
            %1251 = "llvm.getelementptr"(%1247, %1250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1256_d = "nvvm.ldmatrix"(%1251) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1252 = "llvm.extractvalue"(%t1256_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1253 = "llvm.extractvalue"(%t1256_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1254 = "llvm.extractvalue"(%t1256_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1255 = "llvm.extractvalue"(%t1256_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1257 = "llvm.getelementptr"(%1247) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1258 = "llvm.getelementptr"(%1257, %1250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1263_d = "nvvm.ldmatrix"(%1258) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1259 = "llvm.extractvalue"(%t1263_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1260 = "llvm.extractvalue"(%t1263_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1261 = "llvm.extractvalue"(%t1263_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1262 = "llvm.extractvalue"(%t1263_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1264 = "llvm.bitcast"(%1240) : (i32) -> vector<2xf16>
            %1265 = "llvm.bitcast"(%1241) : (i32) -> vector<2xf16>
            %1266 = "llvm.bitcast"(%1242) : (i32) -> vector<2xf16>
            %1267 = "llvm.bitcast"(%1243) : (i32) -> vector<2xf16>
            %1268 = "llvm.bitcast"(%1252) : (i32) -> vector<2xf16>
            %1269 = "llvm.bitcast"(%1253) : (i32) -> vector<2xf16>
            %t1274_d = "llvm.call_intrinsic"(%1264, %1265, %1266, %1267, %1268, %1269, %1216, %1217, %1218, %1219) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1270 = "llvm.extractvalue"(%t1274_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1271 = "llvm.extractvalue"(%t1274_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1272 = "llvm.extractvalue"(%t1274_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1273 = "llvm.extractvalue"(%t1274_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1275 = "llvm.bitcast"(%1254) : (i32) -> vector<2xf16>
            %1276 = "llvm.bitcast"(%1255) : (i32) -> vector<2xf16>
            %t1281_d = "llvm.call_intrinsic"(%1264, %1265, %1266, %1267, %1275, %1276, %1220, %1221, %1222, %1223) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1277 = "llvm.extractvalue"(%t1281_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1278 = "llvm.extractvalue"(%t1281_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1279 = "llvm.extractvalue"(%t1281_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1280 = "llvm.extractvalue"(%t1281_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1282 = "llvm.bitcast"(%1259) : (i32) -> vector<2xf16>
            %1283 = "llvm.bitcast"(%1260) : (i32) -> vector<2xf16>
            %t1288_d = "llvm.call_intrinsic"(%1264, %1265, %1266, %1267, %1282, %1283, %1224, %1225, %1226, %1227) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1284 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1285 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1286 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1287 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1289 = "llvm.bitcast"(%1261) : (i32) -> vector<2xf16>
            %1290 = "llvm.bitcast"(%1262) : (i32) -> vector<2xf16>
            %t1295_d = "llvm.call_intrinsic"(%1264, %1265, %1266, %1267, %1289, %1290, %1228, %1229, %1230, %1231) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1291 = "llvm.extractvalue"(%t1295_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1292 = "llvm.extractvalue"(%t1295_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1293 = "llvm.extractvalue"(%t1295_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1294 = "llvm.extractvalue"(%t1295_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1296 = "arith.addi"(%972, %139) : (i32, i32) -> i32
            %1297 = "arith.andi"(%1296, %1235) : (i32, i32) -> i32
            %1298 = "arith.shrui"(%1297, %951) : (i32, i32) -> i32
            %1299 = "arith.xori"(%1296, %1298) : (i32, i32) -> i32
            %1300 = "llvm.getelementptr"(%1234, %1299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1305_d = "nvvm.ldmatrix"(%1300) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1301 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1302 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1303 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1304 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1306 = "arith.addi"(%982, %139) : (i32, i32) -> i32
            %1307 = "arith.andi"(%1306, %1235) : (i32, i32) -> i32
            %1308 = "arith.shrui"(%1307, %951) : (i32, i32) -> i32
            %1309 = "arith.xori"(%1306, %1308) : (i32, i32) -> i32
            %1310 = "llvm.getelementptr"(%1247, %1309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1315_d = "nvvm.ldmatrix"(%1310) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1311 = "llvm.extractvalue"(%t1315_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1312 = "llvm.extractvalue"(%t1315_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1313 = "llvm.extractvalue"(%t1315_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1314 = "llvm.extractvalue"(%t1315_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1316 = "llvm.getelementptr"(%1257, %1309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1321_d = "nvvm.ldmatrix"(%1316) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1317 = "llvm.extractvalue"(%t1321_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1318 = "llvm.extractvalue"(%t1321_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1319 = "llvm.extractvalue"(%t1321_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1320 = "llvm.extractvalue"(%t1321_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1322 = "llvm.bitcast"(%1301) : (i32) -> vector<2xf16>
            %1323 = "llvm.bitcast"(%1302) : (i32) -> vector<2xf16>
            %1324 = "llvm.bitcast"(%1303) : (i32) -> vector<2xf16>
            %1325 = "llvm.bitcast"(%1304) : (i32) -> vector<2xf16>
            %1326 = "llvm.bitcast"(%1311) : (i32) -> vector<2xf16>
            %1327 = "llvm.bitcast"(%1312) : (i32) -> vector<2xf16>
            %t1332_d = "llvm.call_intrinsic"(%1322, %1323, %1324, %1325, %1326, %1327, %1270, %1271, %1272, %1273) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1328 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1329 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1330 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1331 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1333 = "llvm.bitcast"(%1313) : (i32) -> vector<2xf16>
            %1334 = "llvm.bitcast"(%1314) : (i32) -> vector<2xf16>
            %t1339_d = "llvm.call_intrinsic"(%1322, %1323, %1324, %1325, %1333, %1334, %1277, %1278, %1279, %1280) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1335 = "llvm.extractvalue"(%t1339_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1336 = "llvm.extractvalue"(%t1339_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1337 = "llvm.extractvalue"(%t1339_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1338 = "llvm.extractvalue"(%t1339_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1340 = "llvm.bitcast"(%1317) : (i32) -> vector<2xf16>
            %1341 = "llvm.bitcast"(%1318) : (i32) -> vector<2xf16>
            %t1346_d = "llvm.call_intrinsic"(%1322, %1323, %1324, %1325, %1340, %1341, %1284, %1285, %1286, %1287) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1342 = "llvm.extractvalue"(%t1346_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1343 = "llvm.extractvalue"(%t1346_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1344 = "llvm.extractvalue"(%t1346_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1345 = "llvm.extractvalue"(%t1346_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1347 = "llvm.bitcast"(%1319) : (i32) -> vector<2xf16>
            %1348 = "llvm.bitcast"(%1320) : (i32) -> vector<2xf16>
            %t1353_d = "llvm.call_intrinsic"(%1322, %1323, %1324, %1325, %1347, %1348, %1291, %1292, %1293, %1294) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1349 = "llvm.extractvalue"(%t1353_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1350 = "llvm.extractvalue"(%t1353_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1351 = "llvm.extractvalue"(%t1353_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1352 = "llvm.extractvalue"(%t1353_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1354 = "arith.addi"(%972, %53) : (i32, i32) -> i32
            %1355 = "arith.andi"(%1354, %1235) : (i32, i32) -> i32
            %1356 = "arith.shrui"(%1355, %951) : (i32, i32) -> i32
            %1357 = "arith.xori"(%1354, %1356) : (i32, i32) -> i32
            %1358 = "llvm.getelementptr"(%1234, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1363_d = "nvvm.ldmatrix"(%1358) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1359 = "llvm.extractvalue"(%t1363_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1360 = "llvm.extractvalue"(%t1363_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1361 = "llvm.extractvalue"(%t1363_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1362 = "llvm.extractvalue"(%t1363_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1364 = "arith.addi"(%982, %53) : (i32, i32) -> i32
            %1365 = "arith.andi"(%1364, %1235) : (i32, i32) -> i32
            %1366 = "arith.shrui"(%1365, %951) : (i32, i32) -> i32
            %1367 = "arith.xori"(%1364, %1366) : (i32, i32) -> i32
            %1368 = "llvm.getelementptr"(%1247, %1367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1373_d = "nvvm.ldmatrix"(%1368) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1369 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1370 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1371 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1372 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1374 = "llvm.getelementptr"(%1257, %1367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1379_d = "nvvm.ldmatrix"(%1374) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1375 = "llvm.extractvalue"(%t1379_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1376 = "llvm.extractvalue"(%t1379_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1377 = "llvm.extractvalue"(%t1379_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1378 = "llvm.extractvalue"(%t1379_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1380 = "llvm.bitcast"(%1359) : (i32) -> vector<2xf16>
            %1381 = "llvm.bitcast"(%1360) : (i32) -> vector<2xf16>
            %1382 = "llvm.bitcast"(%1361) : (i32) -> vector<2xf16>
            %1383 = "llvm.bitcast"(%1362) : (i32) -> vector<2xf16>
            %1384 = "llvm.bitcast"(%1369) : (i32) -> vector<2xf16>
            %1385 = "llvm.bitcast"(%1370) : (i32) -> vector<2xf16>
            %t1390_d = "llvm.call_intrinsic"(%1380, %1381, %1382, %1383, %1384, %1385, %1328, %1329, %1330, %1331) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1386 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1387 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1388 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1389 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1391 = "llvm.bitcast"(%1371) : (i32) -> vector<2xf16>
            %1392 = "llvm.bitcast"(%1372) : (i32) -> vector<2xf16>
            %t1397_d = "llvm.call_intrinsic"(%1380, %1381, %1382, %1383, %1391, %1392, %1335, %1336, %1337, %1338) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1393 = "llvm.extractvalue"(%t1397_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1394 = "llvm.extractvalue"(%t1397_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1395 = "llvm.extractvalue"(%t1397_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1396 = "llvm.extractvalue"(%t1397_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1398 = "llvm.bitcast"(%1375) : (i32) -> vector<2xf16>
            %1399 = "llvm.bitcast"(%1376) : (i32) -> vector<2xf16>
            %t1404_d = "llvm.call_intrinsic"(%1380, %1381, %1382, %1383, %1398, %1399, %1342, %1343, %1344, %1345) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1400 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1401 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1402 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1403 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1405 = "llvm.bitcast"(%1377) : (i32) -> vector<2xf16>
            %1406 = "llvm.bitcast"(%1378) : (i32) -> vector<2xf16>
            %t1411_d = "llvm.call_intrinsic"(%1380, %1381, %1382, %1383, %1405, %1406, %1349, %1350, %1351, %1352) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1407 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1408 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1409 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1410 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1412 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1413 = "arith.addi"(%972, %1412) : (i32, i32) -> i32
            %1414 = "arith.andi"(%1413, %1235) : (i32, i32) -> i32
            %1415 = "arith.shrui"(%1414, %951) : (i32, i32) -> i32
            %1416 = "arith.xori"(%1413, %1415) : (i32, i32) -> i32
            %1417 = "llvm.getelementptr"(%1234, %1416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1422_d = "nvvm.ldmatrix"(%1417) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1418 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1419 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1420 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1421 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1423 = "arith.addi"(%982, %1412) : (i32, i32) -> i32
            %1424 = "arith.andi"(%1423, %1235) : (i32, i32) -> i32
            %1425 = "arith.shrui"(%1424, %951) : (i32, i32) -> i32
            %1426 = "arith.xori"(%1423, %1425) : (i32, i32) -> i32
            %1427 = "llvm.getelementptr"(%1247, %1426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1432_d = "nvvm.ldmatrix"(%1427) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1428 = "llvm.extractvalue"(%t1432_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1429 = "llvm.extractvalue"(%t1432_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1430 = "llvm.extractvalue"(%t1432_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1431 = "llvm.extractvalue"(%t1432_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1433 = "llvm.getelementptr"(%1257, %1426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1438_d = "nvvm.ldmatrix"(%1433) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1434 = "llvm.extractvalue"(%t1438_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1435 = "llvm.extractvalue"(%t1438_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1436 = "llvm.extractvalue"(%t1438_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1437 = "llvm.extractvalue"(%t1438_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1439 = "llvm.bitcast"(%1418) : (i32) -> vector<2xf16>
            %1440 = "llvm.bitcast"(%1419) : (i32) -> vector<2xf16>
            %1441 = "llvm.bitcast"(%1420) : (i32) -> vector<2xf16>
            %1442 = "llvm.bitcast"(%1421) : (i32) -> vector<2xf16>
            %1443 = "llvm.bitcast"(%1428) : (i32) -> vector<2xf16>
            %1444 = "llvm.bitcast"(%1429) : (i32) -> vector<2xf16>
            %t1449_d = "llvm.call_intrinsic"(%1439, %1440, %1441, %1442, %1443, %1444, %1386, %1387, %1388, %1389) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1445 = "llvm.extractvalue"(%t1449_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1446 = "llvm.extractvalue"(%t1449_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1447 = "llvm.extractvalue"(%t1449_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1448 = "llvm.extractvalue"(%t1449_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1450 = "llvm.bitcast"(%1430) : (i32) -> vector<2xf16>
            %1451 = "llvm.bitcast"(%1431) : (i32) -> vector<2xf16>
            %t1456_d = "llvm.call_intrinsic"(%1439, %1440, %1441, %1442, %1450, %1451, %1393, %1394, %1395, %1396) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1452 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1453 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1454 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1455 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1457 = "llvm.bitcast"(%1434) : (i32) -> vector<2xf16>
            %1458 = "llvm.bitcast"(%1435) : (i32) -> vector<2xf16>
            %t1463_d = "llvm.call_intrinsic"(%1439, %1440, %1441, %1442, %1457, %1458, %1400, %1401, %1402, %1403) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1459 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1460 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1461 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1462 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1464 = "llvm.bitcast"(%1436) : (i32) -> vector<2xf16>
            %1465 = "llvm.bitcast"(%1437) : (i32) -> vector<2xf16>
            %t1470_d = "llvm.call_intrinsic"(%1439, %1440, %1441, %1442, %1464, %1465, %1407, %1408, %1409, %1410) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1466 = "llvm.extractvalue"(%t1470_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1467 = "llvm.extractvalue"(%t1470_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1468 = "llvm.extractvalue"(%t1470_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1469 = "llvm.extractvalue"(%t1470_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1471 = "arith.muli"(%1164, %71) : (i32, i32) -> i32
            %1472 = "arith.muli"(%952, %53) : (i32, i32) -> i32
            %1473 = "arith.addi"(%1471, %1472) : (i32, i32) -> i32
            %1474 = "arith.remui"(%947, %146) : (i32, i32) -> i32
            %1475 = "arith.muli"(%1474, %149) : (i32, i32) -> i32
            %1476 = "arith.addi"(%1473, %1475) : (i32, i32) -> i32
            %1477 = "arith.addi"(%1164, %137) : (i32, i32) -> i32
            %1478 = "arith.muli"(%1477, %71) : (i32, i32) -> i32
            %1479 = "arith.cmpi"(%1478, %1162) {predicate = 4 : i64} : (i32, i32) -> i1
            %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495 = "scf.if"(%1479) ({
              %1496 = "arith.cmpi"(%1476, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1497 = "scf.if"(%1496) ({
                %1498 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1498) : (f32) -> ()
              }, {
                "scf.yield"(%1445) : (f32) -> ()
              }) : (i1) -> f32
              %1499 = "arith.addi"(%1476, %137) : (i32, i32) -> i32
              %1500 = "arith.cmpi"(%1499, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1501 = "scf.if"(%1500) ({
                %1502 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1502) : (f32) -> ()
              }, {
                "scf.yield"(%1446) : (f32) -> ()
              }) : (i1) -> f32
              %1503 = "scf.if"(%1496) ({
                %1504 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1504) : (f32) -> ()
              }, {
                "scf.yield"(%1447) : (f32) -> ()
              }) : (i1) -> f32
              %1505 = "scf.if"(%1500) ({
                %1506 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1506) : (f32) -> ()
              }, {
                "scf.yield"(%1448) : (f32) -> ()
              }) : (i1) -> f32
              %1507 = "arith.addi"(%1476, %143) : (i32, i32) -> i32
              %1508 = "arith.cmpi"(%1507, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1509 = "scf.if"(%1508) ({
                %1510 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1510) : (f32) -> ()
              }, {
                "scf.yield"(%1452) : (f32) -> ()
              }) : (i1) -> f32
              %1511 = "arith.addi"(%1507, %137) : (i32, i32) -> i32
              %1512 = "arith.cmpi"(%1511, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1513 = "scf.if"(%1512) ({
                %1514 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1514) : (f32) -> ()
              }, {
                "scf.yield"(%1453) : (f32) -> ()
              }) : (i1) -> f32
              %1515 = "scf.if"(%1508) ({
                %1516 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1516) : (f32) -> ()
              }, {
                "scf.yield"(%1454) : (f32) -> ()
              }) : (i1) -> f32
              %1517 = "scf.if"(%1512) ({
                %1518 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1518) : (f32) -> ()
              }, {
                "scf.yield"(%1455) : (f32) -> ()
              }) : (i1) -> f32
              %1519 = "arith.addi"(%1476, %139) : (i32, i32) -> i32
              %1520 = "arith.cmpi"(%1519, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1521 = "scf.if"(%1520) ({
                %1522 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1522) : (f32) -> ()
              }, {
                "scf.yield"(%1459) : (f32) -> ()
              }) : (i1) -> f32
              %1523 = "arith.addi"(%1519, %137) : (i32, i32) -> i32
              %1524 = "arith.cmpi"(%1523, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1525 = "scf.if"(%1524) ({
                %1526 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1526) : (f32) -> ()
              }, {
                "scf.yield"(%1460) : (f32) -> ()
              }) : (i1) -> f32
              %1527 = "scf.if"(%1520) ({
                %1528 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1528) : (f32) -> ()
              }, {
                "scf.yield"(%1461) : (f32) -> ()
              }) : (i1) -> f32
              %1529 = "scf.if"(%1524) ({
                %1530 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1530) : (f32) -> ()
              }, {
                "scf.yield"(%1462) : (f32) -> ()
              }) : (i1) -> f32
              %1531 = "arith.constant"() {value = 24 : i32} : () -> i32
              %1532 = "arith.addi"(%1476, %1531) : (i32, i32) -> i32
              %1533 = "arith.cmpi"(%1532, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1534 = "scf.if"(%1533) ({
                %1535 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1535) : (f32) -> ()
              }, {
                "scf.yield"(%1466) : (f32) -> ()
              }) : (i1) -> f32
              %1536 = "arith.addi"(%1532, %137) : (i32, i32) -> i32
              %1537 = "arith.cmpi"(%1536, %1162) {predicate = 5 : i64} : (i32, i32) -> i1
              %1538 = "scf.if"(%1537) ({
                %1539 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1539) : (f32) -> ()
              }, {
                "scf.yield"(%1467) : (f32) -> ()
              }) : (i1) -> f32
              %1540 = "scf.if"(%1533) ({
                %1541 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1541) : (f32) -> ()
              }, {
                "scf.yield"(%1468) : (f32) -> ()
              }) : (i1) -> f32
              %1542 = "scf.if"(%1537) ({
                %1543 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%1543) : (f32) -> ()
              }, {
                "scf.yield"(%1469) : (f32) -> ()
              }) : (i1) -> f32
              "scf.yield"(%1497, %1501, %1503, %1505, %1509, %1513, %1515, %1517, %1521, %1525, %1527, %1529, %1534, %1538, %1540, %1542) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1445, %1446, %1447, %1448, %1452, %1453, %1454, %1455, %1459, %1460, %1461, %1462, %1466, %1467, %1468, %1469) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1544 = "vector.from_elements"(%1480, %1481, %1484, %1485, %1488, %1489, %1492, %1493) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1545 = "vector.extract"(%1544) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1546 = "vector.extract"(%1544) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1547 = "arith.maxnumf"(%1545, %1546) : (f32, f32) -> f32
            %1548 = "vector.extract"(%1544) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1549 = "vector.extract"(%1544) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1550 = "arith.maxnumf"(%1548, %1549) : (f32, f32) -> f32
            %1551 = "arith.maxnumf"(%1547, %1550) : (f32, f32) -> f32
            %1552 = "vector.extract"(%1544) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1553 = "vector.extract"(%1544) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1554 = "arith.maxnumf"(%1552, %1553) : (f32, f32) -> f32
            %1555 = "vector.extract"(%1544) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1556 = "vector.extract"(%1544) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1557 = "arith.maxnumf"(%1555, %1556) : (f32, f32) -> f32
            %1558 = "arith.maxnumf"(%1554, %1557) : (f32, f32) -> f32
            %1559 = "arith.maxnumf"(%1551, %1558) : (f32, f32) -> f32
            %1560 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1561 = "arith.maxnumf"(%1559, %1560) : (f32, f32) -> f32
            %1562 = "nvvm.shfl.sync"(%138, %1561, %137, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 76 : i32} : (i32, f32, i32, i32) -> f32
            %1563 = "arith.maxnumf"(%1561, %1562) : (f32, f32) -> f32
            %1564 = "nvvm.shfl.sync"(%138, %1563, %149, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 77 : i32} : (i32, f32, i32, i32) -> f32
            %1565 = "arith.maxnumf"(%1563, %1564) : (f32, f32) -> f32
            %1566 = "arith.mulf"(%1565, %990) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1567 = "arith.maxnumf"(%1209, %1566) : (f32, f32) -> f32
            %1568 = "arith.cmpf"(%1567, %1560) {predicate = 2 : i64} : (f32, f32) -> i1
            %1569 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1570 = "arith.select"(%1568, %1567, %1569) : (i1, f32, f32) -> f32
            %1571 = "arith.subf"(%1209, %1570) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1572 = "llvm.call_intrinsic"(%1571) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1573 = "vector.from_elements"(%1480, %1481, %1484, %1485, %1488, %1489, %1492, %1493) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1574 = "vector.broadcast"(%990) : (f32) -> vector<8xf32>
            %1575 = "arith.mulf"(%1573, %1574) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1576 = "arith.cmpf"(%1567, %1560) {predicate = 2 : i64} : (f32, f32) -> i1
            %1577 = "arith.select"(%1576, %1567, %1569) : (i1, f32, f32) -> f32
            %1578 = "vector.broadcast"(%1577) : (f32) -> vector<8xf32>
            %1579 = "arith.subf"(%1575, %1578) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1580 = "vector.extract"(%1579) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1581 = "vector.extract"(%1579) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1582 = "vector.extract"(%1579) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1583 = "vector.extract"(%1579) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1584 = "vector.extract"(%1579) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1585 = "vector.extract"(%1579) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1586 = "vector.extract"(%1579) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1587 = "vector.extract"(%1579) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1588 = "llvm.call_intrinsic"(%1580) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1589 = "llvm.call_intrinsic"(%1581) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1590 = "llvm.call_intrinsic"(%1582) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1591 = "llvm.call_intrinsic"(%1583) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1592 = "llvm.call_intrinsic"(%1584) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1593 = "llvm.call_intrinsic"(%1585) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1594 = "llvm.call_intrinsic"(%1586) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1595 = "llvm.call_intrinsic"(%1587) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1596 = "vector.from_elements"(%1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1597 = "arith.mulf"(%1211, %1572) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1598 = "vector.extract"(%1596) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1599 = "vector.extract"(%1596) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1600 = "arith.addf"(%1598, %1599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1601 = "vector.extract"(%1596) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1602 = "vector.extract"(%1596) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1603 = "arith.addf"(%1601, %1602) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1604 = "arith.addf"(%1600, %1603) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1605 = "vector.extract"(%1596) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1606 = "vector.extract"(%1596) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1607 = "arith.addf"(%1605, %1606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1608 = "vector.extract"(%1596) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1609 = "vector.extract"(%1596) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1610 = "arith.addf"(%1608, %1609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1611 = "arith.addf"(%1607, %1610) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1612 = "arith.addf"(%1604, %1611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1613 = "arith.addf"(%1612, %1569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1614 = "arith.addf"(%1597, %1613) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1615 = "vector.from_elements"(%1169, %1170, %1173, %1174, %1177, %1178, %1181, %1182, %1185, %1186, %1189, %1190, %1193, %1194, %1197, %1198) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1616 = "vector.broadcast"(%1572) : (f32) -> vector<16xf32>
            %1617 = "arith.mulf"(%1615, %1616) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1618 = "vector.extract"(%1617) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1619 = "vector.extract"(%1617) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1620 = "vector.extract"(%1617) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1621 = "vector.extract"(%1617) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1622 = "vector.extract"(%1617) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1623 = "vector.extract"(%1617) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1624 = "vector.extract"(%1617) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1625 = "vector.extract"(%1617) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1626 = "vector.extract"(%1617) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1627 = "vector.extract"(%1617) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1628 = "vector.extract"(%1617) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1629 = "vector.extract"(%1617) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1630 = "vector.extract"(%1617) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1631 = "vector.extract"(%1617) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1632 = "vector.extract"(%1617) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1633 = "vector.extract"(%1617) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1634 = "vector.from_elements"(%1482, %1483, %1486, %1487, %1490, %1491, %1494, %1495) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1635 = "vector.extract"(%1634) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1636 = "vector.extract"(%1634) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1637 = "arith.maxnumf"(%1635, %1636) : (f32, f32) -> f32
            %1638 = "vector.extract"(%1634) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1639 = "vector.extract"(%1634) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1640 = "arith.maxnumf"(%1638, %1639) : (f32, f32) -> f32
            %1641 = "arith.maxnumf"(%1637, %1640) : (f32, f32) -> f32
            %1642 = "vector.extract"(%1634) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1643 = "vector.extract"(%1634) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1644 = "arith.maxnumf"(%1642, %1643) : (f32, f32) -> f32
            %1645 = "vector.extract"(%1634) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1646 = "vector.extract"(%1634) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1647 = "arith.maxnumf"(%1645, %1646) : (f32, f32) -> f32
            %1648 = "arith.maxnumf"(%1644, %1647) : (f32, f32) -> f32
            %1649 = "arith.maxnumf"(%1641, %1648) : (f32, f32) -> f32
            %1650 = "arith.maxnumf"(%1649, %1560) : (f32, f32) -> f32
            %1651 = "nvvm.shfl.sync"(%138, %1650, %137, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 78 : i32} : (i32, f32, i32, i32) -> f32
            %1652 = "arith.maxnumf"(%1650, %1651) : (f32, f32) -> f32
            %1653 = "nvvm.shfl.sync"(%138, %1652, %149, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 79 : i32} : (i32, f32, i32, i32) -> f32
            %1654 = "arith.maxnumf"(%1652, %1653) : (f32, f32) -> f32
            %1655 = "arith.mulf"(%1654, %990) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1656 = "arith.maxnumf"(%1210, %1655) : (f32, f32) -> f32
            %1657 = "arith.cmpf"(%1656, %1560) {predicate = 2 : i64} : (f32, f32) -> i1
            %1658 = "arith.select"(%1657, %1656, %1569) : (i1, f32, f32) -> f32
            %1659 = "arith.subf"(%1210, %1658) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1660 = "llvm.call_intrinsic"(%1659) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1661 = "vector.from_elements"(%1482, %1483, %1486, %1487, %1490, %1491, %1494, %1495) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1662 = "vector.broadcast"(%990) : (f32) -> vector<8xf32>
            %1663 = "arith.mulf"(%1661, %1662) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1664 = "arith.cmpf"(%1656, %1560) {predicate = 2 : i64} : (f32, f32) -> i1
            %1665 = "arith.select"(%1664, %1656, %1569) : (i1, f32, f32) -> f32
            %1666 = "vector.broadcast"(%1665) : (f32) -> vector<8xf32>
            %1667 = "arith.subf"(%1663, %1666) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1668 = "vector.extract"(%1667) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1669 = "vector.extract"(%1667) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1670 = "vector.extract"(%1667) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1671 = "vector.extract"(%1667) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1672 = "vector.extract"(%1667) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1673 = "vector.extract"(%1667) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1674 = "vector.extract"(%1667) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1675 = "vector.extract"(%1667) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1676 = "llvm.call_intrinsic"(%1668) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1677 = "llvm.call_intrinsic"(%1669) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1678 = "llvm.call_intrinsic"(%1670) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1679 = "llvm.call_intrinsic"(%1671) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1680 = "llvm.call_intrinsic"(%1672) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1681 = "llvm.call_intrinsic"(%1673) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1682 = "llvm.call_intrinsic"(%1674) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1683 = "llvm.call_intrinsic"(%1675) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1684 = "vector.from_elements"(%1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %1685 = "arith.mulf"(%1212, %1660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1686 = "vector.extract"(%1684) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %1687 = "vector.extract"(%1684) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %1688 = "arith.addf"(%1686, %1687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1689 = "vector.extract"(%1684) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %1690 = "vector.extract"(%1684) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %1691 = "arith.addf"(%1689, %1690) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1692 = "arith.addf"(%1688, %1691) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1693 = "vector.extract"(%1684) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %1694 = "vector.extract"(%1684) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %1695 = "arith.addf"(%1693, %1694) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1696 = "vector.extract"(%1684) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %1697 = "vector.extract"(%1684) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %1698 = "arith.addf"(%1696, %1697) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1699 = "arith.addf"(%1695, %1698) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1700 = "arith.addf"(%1692, %1699) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1701 = "arith.addf"(%1700, %1569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1702 = "arith.addf"(%1685, %1701) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1703 = "vector.from_elements"(%1171, %1172, %1175, %1176, %1179, %1180, %1183, %1184, %1187, %1188, %1191, %1192, %1195, %1196, %1199, %1200) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1704 = "vector.broadcast"(%1660) : (f32) -> vector<16xf32>
            %1705 = "arith.mulf"(%1703, %1704) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1706 = "vector.extract"(%1705) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1707 = "vector.extract"(%1705) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1708 = "vector.extract"(%1705) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1709 = "vector.extract"(%1705) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1710 = "vector.extract"(%1705) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1711 = "vector.extract"(%1705) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1712 = "vector.extract"(%1705) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1713 = "vector.extract"(%1705) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1714 = "vector.extract"(%1705) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1715 = "vector.extract"(%1705) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1716 = "vector.extract"(%1705) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1717 = "vector.extract"(%1705) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1718 = "vector.extract"(%1705) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1719 = "vector.extract"(%1705) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1720 = "vector.extract"(%1705) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1721 = "vector.extract"(%1705) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1722 = "vector.from_elements"(%1598, %1605, %1686, %1693, %1601, %1608, %1689, %1696, %1599, %1606, %1687, %1694, %1602, %1609, %1690, %1697) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %1723 = "arith.truncf"(%1722) : (vector<16xf32>) -> vector<16xf16>
            %1724 = "vector.extract"(%1723) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
            %1725 = "vector.extract"(%1723) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
            %1726 = "vector.extract"(%1723) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
            %1727 = "vector.extract"(%1723) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
            %1728 = "vector.extract"(%1723) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
            %1729 = "vector.extract"(%1723) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
            %1730 = "vector.extract"(%1723) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
            %1731 = "vector.extract"(%1723) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
            %1732 = "vector.extract"(%1723) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
            %1733 = "vector.extract"(%1723) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
            %1734 = "vector.extract"(%1723) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
            %1735 = "vector.extract"(%1723) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
            %1736 = "vector.extract"(%1723) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
            %1737 = "vector.extract"(%1723) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
            %1738 = "vector.extract"(%1723) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
            %1739 = "vector.extract"(%1723) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
            %1740 = "llvm.getelementptr"(%966, %1246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1741 = "llvm.getelementptr"(%1740, %1238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1746_d = "nvvm.ldmatrix"(%1741) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1742 = "llvm.extractvalue"(%t1746_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1743 = "llvm.extractvalue"(%t1746_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1744 = "llvm.extractvalue"(%t1746_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1745 = "llvm.extractvalue"(%t1746_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1747 = "llvm.getelementptr"(%1740, %1299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1752_d = "nvvm.ldmatrix"(%1747) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1748 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1749 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1750 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1751 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1753 = "llvm.getelementptr"(%1740, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1758_d = "nvvm.ldmatrix"(%1753) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1754 = "llvm.extractvalue"(%t1758_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1755 = "llvm.extractvalue"(%t1758_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1756 = "llvm.extractvalue"(%t1758_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1757 = "llvm.extractvalue"(%t1758_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1759 = "llvm.getelementptr"(%1740, %1416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1764_d = "nvvm.ldmatrix"(%1759) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1760 = "llvm.extractvalue"(%t1764_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1761 = "llvm.extractvalue"(%t1764_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1762 = "llvm.extractvalue"(%t1764_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1763 = "llvm.extractvalue"(%t1764_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1765 = "vector.from_elements"(%1724, %1725) : (f16, f16) -> vector<2xf16>
            %1766 = "vector.from_elements"(%1726, %1727) : (f16, f16) -> vector<2xf16>
            %1767 = "vector.from_elements"(%1728, %1729) : (f16, f16) -> vector<2xf16>
            %1768 = "vector.from_elements"(%1730, %1731) : (f16, f16) -> vector<2xf16>
            %1769 = "llvm.bitcast"(%1742) : (i32) -> vector<2xf16>
            %1770 = "llvm.bitcast"(%1743) : (i32) -> vector<2xf16>
            %t1775_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1769, %1770, %1618, %1619, %1706, %1707) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1771 = "llvm.extractvalue"(%t1775_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1772 = "llvm.extractvalue"(%t1775_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1773 = "llvm.extractvalue"(%t1775_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1774 = "llvm.extractvalue"(%t1775_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1776 = "llvm.bitcast"(%1744) : (i32) -> vector<2xf16>
            %1777 = "llvm.bitcast"(%1745) : (i32) -> vector<2xf16>
            %t1782_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1776, %1777, %1620, %1621, %1708, %1709) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1778 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1779 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1780 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1781 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1783 = "llvm.bitcast"(%1748) : (i32) -> vector<2xf16>
            %1784 = "llvm.bitcast"(%1749) : (i32) -> vector<2xf16>
            %t1789_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1783, %1784, %1622, %1623, %1710, %1711) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1785 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1786 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1787 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1788 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1790 = "llvm.bitcast"(%1750) : (i32) -> vector<2xf16>
            %1791 = "llvm.bitcast"(%1751) : (i32) -> vector<2xf16>
            %t1796_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1790, %1791, %1624, %1625, %1712, %1713) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1792 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1793 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1794 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1795 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1797 = "llvm.bitcast"(%1754) : (i32) -> vector<2xf16>
            %1798 = "llvm.bitcast"(%1755) : (i32) -> vector<2xf16>
            %t1803_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1797, %1798, %1626, %1627, %1714, %1715) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1799 = "llvm.extractvalue"(%t1803_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1800 = "llvm.extractvalue"(%t1803_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1801 = "llvm.extractvalue"(%t1803_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1802 = "llvm.extractvalue"(%t1803_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1804 = "llvm.bitcast"(%1756) : (i32) -> vector<2xf16>
            %1805 = "llvm.bitcast"(%1757) : (i32) -> vector<2xf16>
            %t1810_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1804, %1805, %1628, %1629, %1716, %1717) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1806 = "llvm.extractvalue"(%t1810_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1807 = "llvm.extractvalue"(%t1810_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1808 = "llvm.extractvalue"(%t1810_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1809 = "llvm.extractvalue"(%t1810_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1811 = "llvm.bitcast"(%1760) : (i32) -> vector<2xf16>
            %1812 = "llvm.bitcast"(%1761) : (i32) -> vector<2xf16>
            %t1817_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1811, %1812, %1630, %1631, %1718, %1719) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1813 = "llvm.extractvalue"(%t1817_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1814 = "llvm.extractvalue"(%t1817_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1815 = "llvm.extractvalue"(%t1817_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1816 = "llvm.extractvalue"(%t1817_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1818 = "llvm.bitcast"(%1762) : (i32) -> vector<2xf16>
            %1819 = "llvm.bitcast"(%1763) : (i32) -> vector<2xf16>
            %t1824_d = "llvm.call_intrinsic"(%1765, %1766, %1767, %1768, %1818, %1819, %1632, %1633, %1720, %1721) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1820 = "llvm.extractvalue"(%t1824_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1821 = "llvm.extractvalue"(%t1824_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1822 = "llvm.extractvalue"(%t1824_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1823 = "llvm.extractvalue"(%t1824_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1825 = "arith.addi"(%1232, %1246) : (i32, i32) -> i32
            %1826 = "llvm.getelementptr"(%966, %1825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1827 = "llvm.getelementptr"(%1826, %1238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1832_d = "nvvm.ldmatrix"(%1827) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1828 = "llvm.extractvalue"(%t1832_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1829 = "llvm.extractvalue"(%t1832_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1830 = "llvm.extractvalue"(%t1832_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1831 = "llvm.extractvalue"(%t1832_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1833 = "llvm.getelementptr"(%1826, %1299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1838_d = "nvvm.ldmatrix"(%1833) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1834 = "llvm.extractvalue"(%t1838_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1835 = "llvm.extractvalue"(%t1838_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1836 = "llvm.extractvalue"(%t1838_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1837 = "llvm.extractvalue"(%t1838_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1839 = "llvm.getelementptr"(%1826, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1844_d = "nvvm.ldmatrix"(%1839) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1840 = "llvm.extractvalue"(%t1844_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1841 = "llvm.extractvalue"(%t1844_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1842 = "llvm.extractvalue"(%t1844_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1843 = "llvm.extractvalue"(%t1844_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1845 = "llvm.getelementptr"(%1826, %1416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1850_d = "nvvm.ldmatrix"(%1845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1846 = "llvm.extractvalue"(%t1850_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1847 = "llvm.extractvalue"(%t1850_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1848 = "llvm.extractvalue"(%t1850_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1849 = "llvm.extractvalue"(%t1850_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1851 = "vector.from_elements"(%1732, %1733) : (f16, f16) -> vector<2xf16>
            %1852 = "vector.from_elements"(%1734, %1735) : (f16, f16) -> vector<2xf16>
            %1853 = "vector.from_elements"(%1736, %1737) : (f16, f16) -> vector<2xf16>
            %1854 = "vector.from_elements"(%1738, %1739) : (f16, f16) -> vector<2xf16>
            %1855 = "llvm.bitcast"(%1828) : (i32) -> vector<2xf16>
            %1856 = "llvm.bitcast"(%1829) : (i32) -> vector<2xf16>
            %t1861_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1855, %1856, %1771, %1772, %1773, %1774) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1857 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1858 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1859 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1860 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1862 = "llvm.bitcast"(%1830) : (i32) -> vector<2xf16>
            %1863 = "llvm.bitcast"(%1831) : (i32) -> vector<2xf16>
            %t1868_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1862, %1863, %1778, %1779, %1780, %1781) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1864 = "llvm.extractvalue"(%t1868_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1865 = "llvm.extractvalue"(%t1868_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1866 = "llvm.extractvalue"(%t1868_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1867 = "llvm.extractvalue"(%t1868_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1869 = "llvm.bitcast"(%1834) : (i32) -> vector<2xf16>
            %1870 = "llvm.bitcast"(%1835) : (i32) -> vector<2xf16>
            %t1875_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1869, %1870, %1785, %1786, %1787, %1788) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1871 = "llvm.extractvalue"(%t1875_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1872 = "llvm.extractvalue"(%t1875_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1873 = "llvm.extractvalue"(%t1875_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1874 = "llvm.extractvalue"(%t1875_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1876 = "llvm.bitcast"(%1836) : (i32) -> vector<2xf16>
            %1877 = "llvm.bitcast"(%1837) : (i32) -> vector<2xf16>
            %t1882_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1876, %1877, %1792, %1793, %1794, %1795) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1878 = "llvm.extractvalue"(%t1882_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1879 = "llvm.extractvalue"(%t1882_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1880 = "llvm.extractvalue"(%t1882_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1881 = "llvm.extractvalue"(%t1882_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1883 = "llvm.bitcast"(%1840) : (i32) -> vector<2xf16>
            %1884 = "llvm.bitcast"(%1841) : (i32) -> vector<2xf16>
            %t1889_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1883, %1884, %1799, %1800, %1801, %1802) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1885 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1886 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1887 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1888 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1890 = "llvm.bitcast"(%1842) : (i32) -> vector<2xf16>
            %1891 = "llvm.bitcast"(%1843) : (i32) -> vector<2xf16>
            %t1896_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1890, %1891, %1806, %1807, %1808, %1809) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1892 = "llvm.extractvalue"(%t1896_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1893 = "llvm.extractvalue"(%t1896_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1894 = "llvm.extractvalue"(%t1896_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1895 = "llvm.extractvalue"(%t1896_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1897 = "llvm.bitcast"(%1846) : (i32) -> vector<2xf16>
            %1898 = "llvm.bitcast"(%1847) : (i32) -> vector<2xf16>
            %t1903_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1897, %1898, %1813, %1814, %1815, %1816) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1899 = "llvm.extractvalue"(%t1903_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1900 = "llvm.extractvalue"(%t1903_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1901 = "llvm.extractvalue"(%t1903_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1902 = "llvm.extractvalue"(%t1903_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1904 = "llvm.bitcast"(%1848) : (i32) -> vector<2xf16>
            %1905 = "llvm.bitcast"(%1849) : (i32) -> vector<2xf16>
            %t1910_d = "llvm.call_intrinsic"(%1851, %1852, %1853, %1854, %1904, %1905, %1820, %1821, %1822, %1823) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1906 = "llvm.extractvalue"(%t1910_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1907 = "llvm.extractvalue"(%t1910_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1908 = "llvm.extractvalue"(%t1910_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1909 = "llvm.extractvalue"(%t1910_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1911 = "arith.addi"(%1162, %136) : (i32, i32) -> i32
            %1912 = "arith.shrsi"(%1911, %1087) : (i32, i32) -> i32
            %1913 = "arith.maxsi"(%1912, %137) : (i32, i32) -> i32
            %1914 = "arith.cmpi"(%1477, %1913) {predicate = 0 : i64} : (i32, i32) -> i1
            %1915 = "arith.addi"(%1159, %137) : (i32, i32) -> i32
            %1916 = "arith.cmpi"(%1915, %961) {predicate = 0 : i64} : (i32, i32) -> i1
            %1917 = "arith.ori"(%1914, %1916) : (i1, i1) -> i1
            %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954 = "scf.if"(%1917) ({
              "nvvm.barrier"(%137, %71) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 104 : i32} : (i32, i32) -> ()
              %1955 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %1956 = "arith.muli"(%1167, %1955) : (i32, i32) -> i32
              %1957 = "llvm.getelementptr"(%41, %1956) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1958 = "arith.divui"(%947, %146) : (i32, i32) -> i32
              %1959 = "nvvm.shfl.sync"(%138, %1614, %137, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 105 : i32} : (i32, f32, i32, i32) -> f32
              %1960 = "arith.addf"(%1614, %1959) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1961 = "nvvm.shfl.sync"(%138, %1960, %149, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 106 : i32} : (i32, f32, i32, i32) -> f32
              %1962 = "arith.addf"(%1960, %1961) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1963 = "arith.cmpi"(%1474, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %1964 = "arith.cmpi"(%953, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %1965 = "arith.andi"(%1963, %1964) : (i1, i1) -> i1
              "scf.if"(%1965) ({
                %1966 = "arith.muli"(%1958, %146) : (i32, i32) -> i32
                %1967 = "arith.addi"(%952, %1966) : (i32, i32) -> i32
                %1968 = "llvm.getelementptr"(%42, %1967) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1567, %1968) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %1969 = "llvm.getelementptr"(%43, %1967) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1962, %1969) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1970 = "arith.muli"(%953, %143) : (i32, i32) -> i32
              %1971 = "arith.muli"(%952, %1232) : (i32, i32) -> i32
              %1972 = "arith.muli"(%1958, %967) : (i32, i32) -> i32
              %1973 = "arith.addi"(%1971, %1972) : (i32, i32) -> i32
              %1974 = "llvm.getelementptr"(%1957, %1973) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1975 = "arith.remui"(%1958, %143) : (i32, i32) -> i32
              %1976 = "arith.xori"(%1970, %1975) : (i32, i32) -> i32
              %1977 = "arith.muli"(%1976, %143) : (i32, i32) -> i32
              %1978 = "llvm.getelementptr"(%1974, %1977) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1979 = "llvm.getelementptr"(%1978, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1980 = "vector.from_elements"(%1857, %1858) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%1980, %1979) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %1981 = "arith.addi"(%1970, %137) : (i32, i32) -> i32
              %1982 = "arith.xori"(%1981, %1975) : (i32, i32) -> i32
              %1983 = "arith.muli"(%1982, %143) : (i32, i32) -> i32
              %1984 = "llvm.getelementptr"(%1974, %1983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1985 = "llvm.getelementptr"(%1984, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1986 = "vector.from_elements"(%1864, %1865) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%1986, %1985) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %1987 = "arith.addi"(%1970, %149) : (i32, i32) -> i32
              %1988 = "arith.xori"(%1987, %1975) : (i32, i32) -> i32
              %1989 = "arith.muli"(%1988, %143) : (i32, i32) -> i32
              %1990 = "llvm.getelementptr"(%1974, %1989) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1991 = "llvm.getelementptr"(%1990, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1992 = "vector.from_elements"(%1871, %1872) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%1992, %1991) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %1993 = "arith.addi"(%1970, %951) : (i32, i32) -> i32
              %1994 = "arith.xori"(%1993, %1975) : (i32, i32) -> i32
              %1995 = "arith.muli"(%1994, %143) : (i32, i32) -> i32
              %1996 = "llvm.getelementptr"(%1974, %1995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1997 = "llvm.getelementptr"(%1996, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1998 = "vector.from_elements"(%1878, %1879) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%1998, %1997) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %1999 = "arith.addi"(%1970, %146) : (i32, i32) -> i32
              %2000 = "arith.xori"(%1999, %1975) : (i32, i32) -> i32
              %2001 = "arith.muli"(%2000, %143) : (i32, i32) -> i32
              %2002 = "llvm.getelementptr"(%1974, %2001) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2003 = "llvm.getelementptr"(%2002, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2004 = "vector.from_elements"(%1885, %1886) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2004, %2003) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2005 = "arith.addi"(%1970, %948) : (i32, i32) -> i32
              %2006 = "arith.xori"(%2005, %1975) : (i32, i32) -> i32
              %2007 = "arith.muli"(%2006, %143) : (i32, i32) -> i32
              %2008 = "llvm.getelementptr"(%1974, %2007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2009 = "llvm.getelementptr"(%2008, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2010 = "vector.from_elements"(%1892, %1893) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2010, %2009) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2011 = "arith.constant"() {value = 6 : i32} : () -> i32
              %2012 = "arith.addi"(%1970, %2011) : (i32, i32) -> i32
              %2013 = "arith.xori"(%2012, %1975) : (i32, i32) -> i32
              %2014 = "arith.muli"(%2013, %143) : (i32, i32) -> i32
              %2015 = "llvm.getelementptr"(%1974, %2014) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2016 = "llvm.getelementptr"(%2015, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2017 = "vector.from_elements"(%1899, %1900) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2017, %2016) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2018 = "arith.addi"(%1970, %1087) : (i32, i32) -> i32
              %2019 = "arith.xori"(%2018, %1975) : (i32, i32) -> i32
              %2020 = "arith.muli"(%2019, %143) : (i32, i32) -> i32
              %2021 = "llvm.getelementptr"(%1974, %2020) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2022 = "llvm.getelementptr"(%2021, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2023 = "vector.from_elements"(%1906, %1907) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2023, %2022) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2024 = "arith.addi"(%1958, %143) : (i32, i32) -> i32
              %2025 = "nvvm.shfl.sync"(%138, %1702, %137, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 107 : i32} : (i32, f32, i32, i32) -> f32
              %2026 = "arith.addf"(%1702, %2025) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2027 = "nvvm.shfl.sync"(%138, %2026, %149, %140) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 108 : i32} : (i32, f32, i32, i32) -> f32
              %2028 = "arith.addf"(%2026, %2027) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.if"(%1965) ({
                %2029 = "arith.muli"(%2024, %146) : (i32, i32) -> i32
                %2030 = "arith.addi"(%952, %2029) : (i32, i32) -> i32
                %2031 = "llvm.getelementptr"(%42, %2030) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1656, %2031) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2032 = "llvm.getelementptr"(%43, %2030) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2028, %2032) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2033 = "arith.muli"(%2024, %967) : (i32, i32) -> i32
              %2034 = "arith.addi"(%1971, %2033) : (i32, i32) -> i32
              %2035 = "llvm.getelementptr"(%1957, %2034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2036 = "arith.remui"(%2024, %143) : (i32, i32) -> i32
              %2037 = "arith.xori"(%1970, %2036) : (i32, i32) -> i32
              %2038 = "arith.muli"(%2037, %143) : (i32, i32) -> i32
              %2039 = "llvm.getelementptr"(%2035, %2038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2040 = "llvm.getelementptr"(%2039, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2041 = "vector.from_elements"(%1859, %1860) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2041, %2040) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2042 = "arith.xori"(%1981, %2036) : (i32, i32) -> i32
              %2043 = "arith.muli"(%2042, %143) : (i32, i32) -> i32
              %2044 = "llvm.getelementptr"(%2035, %2043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2045 = "llvm.getelementptr"(%2044, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2046 = "vector.from_elements"(%1866, %1867) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2046, %2045) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2047 = "arith.xori"(%1987, %2036) : (i32, i32) -> i32
              %2048 = "arith.muli"(%2047, %143) : (i32, i32) -> i32
              %2049 = "llvm.getelementptr"(%2035, %2048) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2050 = "llvm.getelementptr"(%2049, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2051 = "vector.from_elements"(%1873, %1874) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2051, %2050) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2052 = "arith.xori"(%1993, %2036) : (i32, i32) -> i32
              %2053 = "arith.muli"(%2052, %143) : (i32, i32) -> i32
              %2054 = "llvm.getelementptr"(%2035, %2053) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2055 = "llvm.getelementptr"(%2054, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2056 = "vector.from_elements"(%1880, %1881) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2056, %2055) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2057 = "arith.xori"(%1999, %2036) : (i32, i32) -> i32
              %2058 = "arith.muli"(%2057, %143) : (i32, i32) -> i32
              %2059 = "llvm.getelementptr"(%2035, %2058) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2060 = "llvm.getelementptr"(%2059, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2061 = "vector.from_elements"(%1887, %1888) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2061, %2060) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2062 = "arith.xori"(%2005, %2036) : (i32, i32) -> i32
              %2063 = "arith.muli"(%2062, %143) : (i32, i32) -> i32
              %2064 = "llvm.getelementptr"(%2035, %2063) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2065 = "llvm.getelementptr"(%2064, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2066 = "vector.from_elements"(%1894, %1895) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2066, %2065) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2067 = "arith.xori"(%2012, %2036) : (i32, i32) -> i32
              %2068 = "arith.muli"(%2067, %143) : (i32, i32) -> i32
              %2069 = "llvm.getelementptr"(%2035, %2068) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2070 = "llvm.getelementptr"(%2069, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2071 = "vector.from_elements"(%1901, %1902) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2071, %2070) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2072 = "arith.xori"(%2018, %2036) : (i32, i32) -> i32
              %2073 = "arith.muli"(%2072, %143) : (i32, i32) -> i32
              %2074 = "llvm.getelementptr"(%2035, %2073) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2075 = "llvm.getelementptr"(%2074, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2076 = "vector.from_elements"(%1908, %1909) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2076, %2075) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              "nvvm.barrier"(%137, %71) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 109 : i32} : (i32, i32) -> ()
              %2077 = "arith.cmpi"(%1160, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %2078 = "arith.andi"(%2077, %1914) : (i1, i1) -> i1
              %2079 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2080 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2081 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2082 = "arith.muli"(%2080, %24) : (i32, i32) -> i32
              %2083 = "arith.addi"(%2082, %2079) : (i32, i32) -> i32
              %2084 = "arith.muli"(%149, %2083) : (i32, i32) -> i32
              %2085 = "arith.extui"(%2077) : (i1) -> i32
              %2086 = "arith.addi"(%2084, %2085) : (i32, i32) -> i32
              %2087 = "arith.muli"(%1163, %27) : (i32, i32) -> i32
              %2088 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2089 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2090 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2091 = "arith.addi"(%2087, %2089) : (i32, i32) -> i32
              %2092 = "arith.shrsi"(%943, %951) : (i32, i32) -> i32
              %2093 = "arith.andi"(%943, %1087) : (i32, i32) -> i32
              %2094 = "arith.remsi"(%2091, %29) : (i32, i32) -> i32
              %2095 = "arith.cmpi"(%2094, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %2096 = "arith.addi"(%2094, %29) : (i32, i32) -> i32
              %2097 = "arith.select"(%2095, %2096, %2094) : (i1, i32, i32) -> i32
              %2098 = "arith.muli"(%2097, %139) : (i32, i32) -> i32
              %2099 = "arith.addi"(%2098, %2092) : (i32, i32) -> i32
              %2100 = "arith.cmpi"(%2099, %28) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.if"(%2100) ({
                %2101 = "arith.muli"(%2092, %146) : (i32, i32) -> i32
                %2102 = "llvm.getelementptr"(%42, %2101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2103 = "llvm.load"(%2102) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2104 = "arith.maxnumf"(%1560, %2103) : (f32, f32) -> f32
                %2105 = "arith.addi"(%137, %2101) : (i32, i32) -> i32
                %2106 = "llvm.getelementptr"(%42, %2105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2107 = "llvm.load"(%2106) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2108 = "arith.maxnumf"(%2104, %2107) : (f32, f32) -> f32
                %2109 = "arith.addi"(%149, %2101) : (i32, i32) -> i32
                %2110 = "llvm.getelementptr"(%42, %2109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2111 = "llvm.load"(%2110) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2112 = "arith.maxnumf"(%2108, %2111) : (f32, f32) -> f32
                %2113 = "arith.addi"(%951, %2101) : (i32, i32) -> i32
                %2114 = "llvm.getelementptr"(%42, %2113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2115 = "llvm.load"(%2114) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2116 = "arith.maxnumf"(%2112, %2115) : (f32, f32) -> f32
                %2117 = "llvm.load"(%2102) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2118 = "arith.cmpf"(%2116, %1560) {predicate = 2 : i64} : (f32, f32) -> i1
                %2119 = "arith.select"(%2118, %2116, %1569) : (i1, f32, f32) -> f32
                %2120 = "arith.subf"(%2117, %2119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2121 = "llvm.call_intrinsic"(%2120) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2122 = "llvm.load"(%2106) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2123 = "arith.subf"(%2122, %2119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2124 = "llvm.call_intrinsic"(%2123) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2125 = "llvm.load"(%2110) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2126 = "arith.subf"(%2125, %2119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2127 = "llvm.call_intrinsic"(%2126) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2128 = "llvm.load"(%2114) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2129 = "arith.subf"(%2128, %2119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2130 = "llvm.call_intrinsic"(%2129) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2131 = "llvm.getelementptr"(%43, %2101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2132 = "llvm.load"(%2131) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2133 = "arith.mulf"(%2121, %2132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2134 = "arith.addf"(%1569, %2133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2135 = "llvm.getelementptr"(%43, %2105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2136 = "llvm.load"(%2135) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2137 = "arith.mulf"(%2124, %2136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2138 = "arith.addf"(%2134, %2137) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2139 = "llvm.getelementptr"(%43, %2109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2140 = "llvm.load"(%2139) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2141 = "arith.mulf"(%2127, %2140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2142 = "arith.addf"(%2138, %2141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2143 = "llvm.getelementptr"(%43, %2113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2144 = "llvm.load"(%2143) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2145 = "arith.mulf"(%2130, %2144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2146 = "arith.addf"(%2142, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2147 = "arith.cmpf"(%2146, %1569) {predicate = 1 : i64} : (f32, f32) -> i1
                %2148 = "llvm.call_intrinsic"(%2146) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2149 = "arith.select"(%2147, %1569, %2148) : (i1, f32, f32) -> f32
                %2150 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
                %2151 = "vector.extract"(%2150) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2152 = "vector.extract"(%2150) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2153 = "vector.extract"(%2150) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2154 = "vector.extract"(%2150) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2155 = "vector.extract"(%2150) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2156 = "vector.extract"(%2150) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2157 = "vector.extract"(%2150) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2158 = "vector.extract"(%2150) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2159 = "arith.muli"(%2092, %967) : (i32, i32) -> i32
                %2160 = "llvm.getelementptr"(%1957, %2159) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2161 = "arith.andi"(%2092, %1087) : (i32, i32) -> i32
                %2162 = "arith.xori"(%2093, %2161) : (i32, i32) -> i32
                %2163 = "arith.muli"(%2162, %143) : (i32, i32) -> i32
                %2164 = "llvm.getelementptr"(%2160, %2163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2165 = "llvm.load"(%2164) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2166 = "vector.extract"(%2165) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2167 = "vector.extract"(%2165) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2168 = "vector.extract"(%2165) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2169 = "vector.extract"(%2165) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2170 = "llvm.getelementptr"(%2164) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2171 = "llvm.load"(%2170) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2172 = "vector.extract"(%2171) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2173 = "vector.extract"(%2171) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2174 = "vector.extract"(%2171) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2175 = "vector.extract"(%2171) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2176 = "vector.from_elements"(%2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2177 = "vector.from_elements"(%2166, %2167, %2168, %2169, %2172, %2173, %2174, %2175) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2178 = "arith.mulf"(%2121, %2149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2179 = "vector.broadcast"(%2178) : (f32) -> vector<8xf32>
                %2180 = "arith.mulf"(%2177, %2179) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2181 = "arith.addf"(%2176, %2180) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2182 = "vector.extract"(%2181) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2183 = "vector.extract"(%2181) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2184 = "vector.extract"(%2181) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2185 = "vector.extract"(%2181) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2186 = "vector.extract"(%2181) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2187 = "vector.extract"(%2181) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2188 = "vector.extract"(%2181) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2189 = "vector.extract"(%2181) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2190 = "arith.addi"(%1232, %2159) : (i32, i32) -> i32
                %2191 = "llvm.getelementptr"(%1957, %2190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2192 = "llvm.getelementptr"(%2191, %2163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2193 = "llvm.load"(%2192) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2194 = "vector.extract"(%2193) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2195 = "vector.extract"(%2193) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2196 = "vector.extract"(%2193) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2197 = "vector.extract"(%2193) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2198 = "llvm.getelementptr"(%2192) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2199 = "llvm.load"(%2198) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2200 = "vector.extract"(%2199) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2201 = "vector.extract"(%2199) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2202 = "vector.extract"(%2199) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2203 = "vector.extract"(%2199) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2204 = "vector.from_elements"(%2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2205 = "vector.from_elements"(%2194, %2195, %2196, %2197, %2200, %2201, %2202, %2203) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2206 = "arith.mulf"(%2124, %2149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2207 = "vector.broadcast"(%2206) : (f32) -> vector<8xf32>
                %2208 = "arith.mulf"(%2205, %2207) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2209 = "arith.addf"(%2204, %2208) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2210 = "vector.extract"(%2209) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2211 = "vector.extract"(%2209) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2212 = "vector.extract"(%2209) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2213 = "vector.extract"(%2209) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2214 = "vector.extract"(%2209) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2215 = "vector.extract"(%2209) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2216 = "vector.extract"(%2209) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2217 = "vector.extract"(%2209) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2218 = "arith.addi"(%963, %2159) : (i32, i32) -> i32
                %2219 = "llvm.getelementptr"(%1957, %2218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2220 = "llvm.getelementptr"(%2219, %2163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2221 = "llvm.load"(%2220) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2222 = "vector.extract"(%2221) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2223 = "vector.extract"(%2221) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2224 = "vector.extract"(%2221) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2225 = "vector.extract"(%2221) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2226 = "llvm.getelementptr"(%2220) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2227 = "llvm.load"(%2226) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2228 = "vector.extract"(%2227) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2229 = "vector.extract"(%2227) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2230 = "vector.extract"(%2227) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2231 = "vector.extract"(%2227) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2232 = "vector.from_elements"(%2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2233 = "vector.from_elements"(%2222, %2223, %2224, %2225, %2228, %2229, %2230, %2231) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2234 = "arith.mulf"(%2127, %2149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2235 = "vector.broadcast"(%2234) : (f32) -> vector<8xf32>
                %2236 = "arith.mulf"(%2233, %2235) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2237 = "arith.addf"(%2232, %2236) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2238 = "vector.extract"(%2237) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2239 = "vector.extract"(%2237) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2240 = "vector.extract"(%2237) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2241 = "vector.extract"(%2237) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2242 = "vector.extract"(%2237) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2243 = "vector.extract"(%2237) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2244 = "vector.extract"(%2237) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2245 = "vector.extract"(%2237) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2246 = "arith.constant"() {value = 3072 : i32} : () -> i32
                %2247 = "arith.addi"(%2246, %2159) : (i32, i32) -> i32
                %2248 = "llvm.getelementptr"(%1957, %2247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2249 = "llvm.getelementptr"(%2248, %2163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2250 = "llvm.load"(%2249) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2251 = "vector.extract"(%2250) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2252 = "vector.extract"(%2250) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2253 = "vector.extract"(%2250) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2254 = "vector.extract"(%2250) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2255 = "llvm.getelementptr"(%2249) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2256 = "llvm.load"(%2255) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2257 = "vector.extract"(%2256) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2258 = "vector.extract"(%2256) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2259 = "vector.extract"(%2256) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2260 = "vector.extract"(%2256) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2261 = "vector.from_elements"(%2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2262 = "vector.from_elements"(%2251, %2252, %2253, %2254, %2257, %2258, %2259, %2260) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2263 = "arith.mulf"(%2130, %2149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2264 = "vector.broadcast"(%2263) : (f32) -> vector<8xf32>
                %2265 = "arith.mulf"(%2262, %2264) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2266 = "arith.addf"(%2261, %2265) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2267 = "vector.extract"(%2266) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2268 = "vector.extract"(%2266) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2269 = "vector.extract"(%2266) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2270 = "vector.extract"(%2266) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2271 = "vector.extract"(%2266) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2272 = "vector.extract"(%2266) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2273 = "vector.extract"(%2266) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2274 = "vector.extract"(%2266) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2275 = "llvm.call_intrinsic"(%2146) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2276 = "arith.addf"(%2116, %2275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                "scf.if"(%2078) ({
                  %2277 = "arith.divsi"(%2091, %29) : (i32, i32) -> i32
                  %2278 = "arith.extsi"(%2095) : (i1) -> i32
                  %2279 = "arith.addi"(%2277, %2278) : (i32, i32) -> i32
                  %2280 = "arith.muli"(%2279, %28) : (i32, i32) -> i32
                  %2281 = "arith.addi"(%2280, %2098) : (i32, i32) -> i32
                  %2282 = "arith.addi"(%2281, %2092) : (i32, i32) -> i32
                  %2283 = "arith.extsi"(%1161) : (i32) -> i64
                  %2284 = "arith.extsi"(%2282) : (i32) -> i64
                  %2285 = "arith.muli"(%2283, %17) : (i64, i64) -> i64
                  %2286 = "arith.muli"(%2284, %18) : (i64, i64) -> i64
                  %2287 = "arith.addi"(%2285, %2286) : (i64, i64) -> i64
                  %2288 = "llvm.getelementptr"(%16, %2287) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %2289 = "vector.from_elements"(%2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2290 = "arith.truncf"(%2289) : (vector<8xf32>) -> vector<8xf16>
                  %2291 = "vector.extract"(%2290) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                  %2292 = "vector.extract"(%2290) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                  %2293 = "vector.extract"(%2290) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                  %2294 = "vector.extract"(%2290) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                  %2295 = "vector.extract"(%2290) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                  %2296 = "vector.extract"(%2290) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                  %2297 = "vector.extract"(%2290) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                  %2298 = "vector.extract"(%2290) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                  %2299 = "arith.muli"(%2093, %143) : (i32, i32) -> i32
                  %2300 = "llvm.getelementptr"(%2288, %2299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2301 = "vector.from_elements"(%2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                  "llvm.store"(%2301, %2300) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
                  %2302 = "arith.cmpi"(%2093, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2302) ({
                    %2303 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                    %2304 = "arith.mulf"(%2276, %2303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                    %2305 = "arith.muli"(%2283, %20) : (i64, i64) -> i64
                    %2306 = "arith.addi"(%2305, %2284) : (i64, i64) -> i64
                    %2307 = "llvm.getelementptr"(%19, %2306) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "llvm.store"(%2304, %2307) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  %2308 = "arith.muli"(%2086, %1232) : (i32, i32) -> i32
                  %2309 = "arith.addi"(%2308, %2159) : (i32, i32) -> i32
                  %2310 = "llvm.getelementptr"(%21, %2309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2311 = "vector.from_elements"(%2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2312 = "vector.extract"(%2311) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                  %2313 = "vector.extract"(%2311) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                  %2314 = "vector.extract"(%2311) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                  %2315 = "vector.extract"(%2311) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                  %2316 = "vector.extract"(%2311) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                  %2317 = "vector.extract"(%2311) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                  %2318 = "vector.extract"(%2311) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                  %2319 = "vector.extract"(%2311) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                  %2320 = "arith.muli"(%2093, %143) : (i32, i32) -> i32
                  %2321 = "llvm.getelementptr"(%2310, %2320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2322 = "vector.from_elements"(%2312, %2313, %2314, %2315) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2322, %2321) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2323 = "llvm.getelementptr"(%2321) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
                  %2324 = "vector.from_elements"(%2316, %2317, %2318, %2319) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2324, %2323) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2325 = "arith.cmpi"(%2093, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2325) ({
                    %2326 = "arith.muli"(%2086, %139) : (i32, i32) -> i32
                    %2327 = "arith.addi"(%2326, %2092) : (i32, i32) -> i32
                    %2328 = "llvm.getelementptr"(%22, %2327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    "llvm.store"(%2276, %2328) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
              "scf.yield"(%55, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %984, %985, %987, %988) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1160, %1857, %1858, %1859, %1860, %1864, %1865, %1866, %1867, %1871, %1872, %1873, %1874, %1878, %1879, %1880, %1881, %1885, %1886, %1887, %1888, %1892, %1893, %1894, %1895, %1899, %1900, %1901, %1902, %1906, %1907, %1908, %1909, %1567, %1656, %1614, %1702) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "nvvm.bar.warp.sync"(%138) {cutec.arm = 110 : i32} : (i32) -> ()
            %2329 = "arith.cmpi"(%947, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2329) ({
              %2330 = "llvm.getelementptr"(%45, %1167) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2331_s0 = "llvm.ptrtoint"(%2330) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2331_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2332 = "arith.addi"(%1167, %137) : (i32, i32) -> i32
            %2333 = "arith.cmpi"(%2332, %951) {predicate = 0 : i64} : (i32, i32) -> i1
            %2334 = "arith.xori"(%1168, %137) : (i32, i32) -> i32
            %2335 = "arith.select"(%2333, %2334, %1168) : (i1, i32, i32) -> i32
            %2336 = "arith.select"(%2333, %55, %2332) : (i1, i32, i32) -> i32
            %2337 = "arith.addi"(%1166, %137) : (i32, i32) -> i32
            %2338, %2339, %2340, %2341 = "scf.if"(%1914) ({
              %2342 = "arith.addi"(%1163, %137) : (i32, i32) -> i32
              %2343 = "arith.cmpi"(%2342, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %2344, %2345, %2346 = "scf.if"(%2343) ({
                %2347 = "arith.addi"(%1161, %137) : (i32, i32) -> i32
                %2348 = "arith.subi"(%1, %137) : (i32, i32) -> i32
                %2349 = "arith.minsi"(%2347, %2348) : (i32, i32) -> i32
                %2350 = "arith.extsi"(%2349) : (i32) -> i64
                %2351 = "llvm.getelementptr"(%25, %2350) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2352 = "llvm.load"(%2351) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%2352, %2349, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1162, %1161, %2342) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%2344, %2345, %55, %2346) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1162, %1161, %1477, %1163) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %2353 = "arith.cmpi"(%2340, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %2354 = "arith.addi"(%1165, %137) : (i32, i32) -> i32
            %2355 = "arith.cmpi"(%2354, %951) {predicate = 0 : i64} : (i32, i32) -> i1
            %2356 = "arith.select"(%2355, %55, %2354) : (i1, i32, i32) -> i32
            %2357 = "arith.select"(%2353, %2356, %1165) : (i1, i32, i32) -> i32
            "scf.yield"(%1918, %2339, %2338, %2341, %2340, %2357, %2337, %2336, %2335, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1765, %1766, %1767, %1768, %1851, %1852, %1853, %1854, %1951, %1952, %1953, %1954) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> ()
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
    "cutec.host_check"(%30) {message = "K and V have at least one head", file = "samples/attention_decode.py", line = 496 : i32} : (i1) -> ()
    %31 = "arith.remui"(%2, %8) : (i32, i32) -> i32
    %32 = "arith.cmpi"(%31, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%32) {message = "as many heads of q share each one of K and V", file = "samples/attention_decode.py", line = 497 : i32} : (i1) -> ()
    %33 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %34 = "arith.cmpf"(%25, %33) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%34) {message = "scores keep their order when they are scaled", file = "samples/attention_decode.py", line = 498 : i32} : (i1) -> ()
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
