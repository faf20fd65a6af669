!struct0 = !llvm.struct<"struct0", (i64, i64)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: i32, %1: !llvm.ptr<1>, %2: i32, %3: i32, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i64, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: !llvm.ptr<1>, %17: i64, %18: !llvm.ptr<1>, %19: i64, %20: !llvm.ptr<1>, %21: i64, %22: !llvm.ptr<1>, %23: i64, %24: !llvm.ptr<1>, %25: !llvm.ptr<1>, %26: !llvm.ptr<1>, %27: i32, %28: i64, %29: !llvm.ptr<1>, %30: i32, %31: !llvm.ptr<1>, %32: i64, %33: i64, %34: !llvm.ptr<1>, %35: i64, %36: i64):
      %37 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %41 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %42 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %43 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.constant"() {value = 32 : i32} : () -> i32
      %50 = "arith.divui"(%46, %49) : (i32, i32) -> i32
      %51 = "arith.constant"() {value = -1 : i32} : () -> i32
      %52 = "arith.constant"() {value = 0 : i32} : () -> i32
      %53 = "arith.constant"() {value = 31 : i32} : () -> i32
      %54 = "nvvm.shfl.sync"(%51, %50, %52, %53) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %55 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %56 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 4096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %57 = "llvm.inline_asm"(%25) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
      %59 = "arith.constant"() {value = 10 : i64} : () -> i64
      %60 = "arith.shrsi"(%57, %59) : (i64, i64) -> i64
      %61 = "arith.cmpi"(%40, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %62 = "arith.cmpi"(%37, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %63 = "arith.andi"(%61, %62) : (i1, i1) -> i1
      "scf.if"(%63) ({
        %64 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 32>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %65 = "arith.constant"() {value = 1 : i64} : () -> i64
        %66 = "arith.addi"(%60, %65) : (i64, i64) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        "llvm.inline_asm"(%64, %66) {asm_string = "st.relaxed.sys.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %68 = "arith.constant"() {value = 1 : i32} : () -> i32
      %69 = "arith.cmpi"(%37, %68) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%69) ({
        %70 = "arith.addi"(%49, %37) : (i32, i32) -> i32
        %71 = "llvm.getelementptr"(%25, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %72 = "arith.constant"() {value = 1 : i64} : () -> i64
        %73 = "arith.addi"(%60, %72) : (i64, i64) -> i64
        %74 = "llvm.inline_asm"(%71) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %76 = "scf.while"(%74) ({
        ^bb0(%77: i64):
          %78 = "arith.cmpi"(%77, %73) {predicate = 2 : i64} : (i64, i64) -> i1
          "scf.condition"(%78, %77) : (i1, i64) -> ()
        }, {
        ^bb0(%79: i64):
          %80 = "llvm.inline_asm"(%71) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "scf.yield"(%80) : (i64) -> ()
        }) : (i64) -> i64
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %82 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %85 = "arith.muli"(%0, %30) : (i32, i32) -> i32
      %86 = "arith.addi"(%85, %82) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%82, %30) {predicate = 2 : i64} : (i32, i32) -> i1
      %88 = "arith.cmpi"(%86, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90 = "arith.select"(%89, %86, %52) : (i1, i32, i32) -> i32
      %91 = "arith.extsi"(%90) : (i32) -> i64
      %92 = "llvm.getelementptr"(%12, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %93 = "llvm.load"(%92) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %94 = "llvm.getelementptr"(%24, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %95 = "llvm.load"(%94) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %96 = "arith.subi"(%90, %68) : (i32, i32) -> i32
      %97 = "arith.maxsi"(%96, %52) : (i32, i32) -> i32
      %98 = "arith.extsi"(%97) : (i32) -> i64
      %99 = "llvm.getelementptr"(%12, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %100 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %101 = "llvm.getelementptr"(%24, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %102 = "llvm.load"(%101) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %103 = "arith.cmpi"(%90, %52) {predicate = 4 : i64} : (i32, i32) -> i1
      %104 = "arith.select"(%103, %100, %52) : (i1, i32, i32) -> i32
      %105 = "arith.select"(%103, %102, %52) : (i1, i32, i32) -> i32
      %106 = "arith.subi"(%93, %104) : (i32, i32) -> i32
      %107 = "arith.select"(%89, %106, %52) : (i1, i32, i32) -> i32
      %108 = "arith.subi"(%95, %105) : (i32, i32) -> i32
      %109 = "arith.select"(%89, %108, %52) : (i1, i32, i32) -> i32
      "scf.if"(%87) ({
        %110 = "arith.addi"(%107, %109) : (i32, i32) -> i32
        %111 = "llvm.getelementptr"(%56, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%110, %111) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %112 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %113 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %114 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %115 = "arith.cmpi"(%112, %49) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%115) ({
        %116 = "scf.for"(%52, %30, %49, %52) ({
        ^bb0(%117: i32, %118: i32):
          %119 = "arith.addi"(%117, %112) : (i32, i32) -> i32
          %120 = "arith.cmpi"(%119, %30) {predicate = 2 : i64} : (i32, i32) -> i1
          %121 = "scf.if"(%120) ({
            %122 = "llvm.getelementptr"(%56, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %123 = "llvm.load"(%122) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%123) : (i32) -> ()
          }, {
            "scf.yield"(%52) : (i32) -> ()
          }) : (i1) -> i32
          %124 = "nvvm.shfl.sync"(%51, %121, %68, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %125 = "arith.cmpi"(%112, %68) {predicate = 5 : i64} : (i32, i32) -> i1
          %126 = "arith.select"(%125, %124, %52) : (i1, i32, i32) -> i32
          %127 = "arith.addi"(%121, %126) : (i32, i32) -> i32
          %128 = "arith.constant"() {value = 2 : i32} : () -> i32
          %129 = "nvvm.shfl.sync"(%51, %127, %128, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %130 = "arith.cmpi"(%112, %128) {predicate = 5 : i64} : (i32, i32) -> i1
          %131 = "arith.select"(%130, %129, %52) : (i1, i32, i32) -> i32
          %132 = "arith.addi"(%127, %131) : (i32, i32) -> i32
          %133 = "arith.constant"() {value = 4 : i32} : () -> i32
          %134 = "nvvm.shfl.sync"(%51, %132, %133, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %135 = "arith.cmpi"(%112, %133) {predicate = 5 : i64} : (i32, i32) -> i1
          %136 = "arith.select"(%135, %134, %52) : (i1, i32, i32) -> i32
          %137 = "arith.addi"(%132, %136) : (i32, i32) -> i32
          %138 = "arith.constant"() {value = 8 : i32} : () -> i32
          %139 = "nvvm.shfl.sync"(%51, %137, %138, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %140 = "arith.cmpi"(%112, %138) {predicate = 5 : i64} : (i32, i32) -> i1
          %141 = "arith.select"(%140, %139, %52) : (i1, i32, i32) -> i32
          %142 = "arith.addi"(%137, %141) : (i32, i32) -> i32
          %143 = "arith.constant"() {value = 16 : i32} : () -> i32
          %144 = "nvvm.shfl.sync"(%51, %142, %143, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %145 = "arith.cmpi"(%112, %143) {predicate = 5 : i64} : (i32, i32) -> i1
          %146 = "arith.select"(%145, %144, %52) : (i1, i32, i32) -> i32
          %147 = "arith.addi"(%142, %146) : (i32, i32) -> i32
          %148 = "arith.addi"(%147, %118) : (i32, i32) -> i32
          "scf.if"(%120) ({
            %149 = "llvm.getelementptr"(%56, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%148, %149) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %150 = "nvvm.shfl.sync"(%51, %148, %53, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%150) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%87) ({
        %151 = "arith.cmpi"(%82, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %152 = "scf.if"(%151) ({
          %153 = "arith.subi"(%82, %68) : (i32, i32) -> i32
          %154 = "llvm.getelementptr"(%56, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %155 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%155) : (i32) -> ()
        }, {
          "scf.yield"(%52) : (i32) -> ()
        }) : (i1) -> i32
        %156 = "arith.subi"(%152, %104) : (i32, i32) -> i32
        %157 = "arith.addi"(%0, %68) : (i32, i32) -> i32
        %158 = "arith.andi"(%157, %68) : (i32, i32) -> i32
        %159 = "arith.cmpi"(%158, %158) {predicate = 2 : i64} : (i32, i32) -> i1
        %160 = "arith.select"(%159, %107, %52) : (i1, i32, i32) -> i32
        %161 = "arith.addi"(%156, %160) : (i32, i32) -> i32
        %162 = "arith.addi"(%157, %68) : (i32, i32) -> i32
        %163 = "arith.andi"(%162, %68) : (i32, i32) -> i32
        %164 = "arith.cmpi"(%163, %158) {predicate = 2 : i64} : (i32, i32) -> i1
        %165 = "arith.select"(%164, %109, %52) : (i1, i32, i32) -> i32
        %166 = "arith.addi"(%161, %165) : (i32, i32) -> i32
        %167 = "arith.constant"() {value = 2 : i32} : () -> i32
        %168 = "arith.muli"(%82, %167) : (i32, i32) -> i32
        %169 = "llvm.getelementptr"(%55, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%166, %169) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %170 = "arith.subi"(%152, %105) : (i32, i32) -> i32
        %171 = "arith.cmpi"(%158, %163) {predicate = 2 : i64} : (i32, i32) -> i1
        %172 = "arith.select"(%171, %107, %52) : (i1, i32, i32) -> i32
        %173 = "arith.addi"(%170, %172) : (i32, i32) -> i32
        %174 = "arith.cmpi"(%163, %163) {predicate = 2 : i64} : (i32, i32) -> i1
        %175 = "arith.select"(%174, %109, %52) : (i1, i32, i32) -> i32
        %176 = "arith.addi"(%173, %175) : (i32, i32) -> i32
        %177 = "arith.addi"(%68, %168) : (i32, i32) -> i32
        %178 = "llvm.getelementptr"(%55, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%176, %178) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %179 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %180 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %181 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %182 = "arith.cmpi"(%179, %52) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%182) ({
          %183 = "llvm.getelementptr"(%56, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %184 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %185 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %186 = "arith.minsi"(%185, %27) : (i32, i32) -> i32
          %187 = "arith.extsi"(%82) : (i32) -> i64
          %188 = "llvm.getelementptr"(%29, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%186, %188) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %189 = "arith.constant"() {value = 8 : i32} : () -> i32
      %190 = "arith.muli"(%43, %189) : (i32, i32) -> i32
      %191 = "arith.maxsi"(%2, %68) : (i32, i32) -> i32
      %192 = "arith.divui"(%190, %191) : (i32, i32) -> i32
      %193 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %194 = "arith.addi"(%3, %193) : (i32, i32) -> i32
      %195 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %196 = "arith.divui"(%194, %195) : (i32, i32) -> i32
      %197 = "arith.minsi"(%192, %196) : (i32, i32) -> i32
      %198 = "arith.maxsi"(%197, %68) : (i32, i32) -> i32
      %199 = "arith.constant"() {value = 3 : i32} : () -> i32
      %200 = "arith.shrsi"(%54, %199) : (i32, i32) -> i32
      %201 = "arith.cmpi"(%200, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%201) ({
        %202 = "arith.constant"() {value = 7 : i32} : () -> i32
        %203 = "arith.andi"(%54, %202) : (i32, i32) -> i32
        %204 = "arith.muli"(%203, %43) : (i32, i32) -> i32
        %205 = "arith.addi"(%40, %204) : (i32, i32) -> i32
        %206 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %207 = "arith.muli"(%2, %198) : (i32, i32) -> i32
        %208 = "arith.constant"() {value = 4 : i32} : () -> i32
        %209 = "arith.muli"(%190, %208) : (i32, i32) -> i32
        %210 = "arith.subi"(%209, %68) : (i32, i32) -> i32
        %211 = "arith.addi"(%207, %210) : (i32, i32) -> i32
        %212 = "arith.remsi"(%211, %209) : (i32, i32) -> i32
        %213 = "arith.cmpi"(%212, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %214 = "arith.divsi"(%211, %209) : (i32, i32) -> i32
        %215 = "arith.extsi"(%213) : (i1) -> i32
        %216 = "arith.addi"(%214, %215) : (i32, i32) -> i32
        %217 = "arith.maxsi"(%216, %68) : (i32, i32) -> i32
        %218 = "arith.muli"(%190, %217) : (i32, i32) -> i32
        %219 = "arith.subi"(%218, %68) : (i32, i32) -> i32
        %220 = "arith.addi"(%207, %219) : (i32, i32) -> i32
        %221 = "arith.remsi"(%220, %218) : (i32, i32) -> i32
        %222 = "arith.xori"(%221, %218) : (i32, i32) -> i32
        %223 = "arith.cmpi"(%222, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %224 = "arith.cmpi"(%221, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %225 = "arith.andi"(%223, %224) : (i1, i1) -> i1
        %226 = "arith.divsi"(%220, %218) : (i32, i32) -> i32
        %227 = "arith.extsi"(%225) : (i1) -> i32
        %228 = "arith.addi"(%226, %227) : (i32, i32) -> i32
        %229 = "arith.maxsi"(%228, %68) : (i32, i32) -> i32
        %230 = "arith.subi"(%229, %68) : (i32, i32) -> i32
        %231 = "arith.addi"(%2, %230) : (i32, i32) -> i32
        %232 = "arith.remsi"(%231, %229) : (i32, i32) -> i32
        %233 = "arith.cmpi"(%232, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %234 = "arith.divsi"(%231, %229) : (i32, i32) -> i32
        %235 = "arith.extsi"(%233) : (i1) -> i32
        %236 = "arith.addi"(%234, %235) : (i32, i32) -> i32
        %237 = "arith.muli"(%236, %198) : (i32, i32) -> i32
        %238 = "arith.cmpi"(%190, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %239 = "arith.subi"(%237, %205) : (i32, i32) -> i32
        %240 = "arith.subi"(%205, %237) : (i32, i32) -> i32
        %241 = "arith.select"(%238, %239, %240) : (i1, i32, i32) -> i32
        %242 = "arith.subi"(%52, %190) : (i32, i32) -> i32
        %243 = "arith.select"(%238, %190, %242) : (i1, i32, i32) -> i32
        %244 = "arith.addi"(%241, %243) : (i32, i32) -> i32
        %245 = "arith.subi"(%244, %68) : (i32, i32) -> i32
        %246 = "arith.remsi"(%245, %243) : (i32, i32) -> i32
        %247 = "arith.xori"(%246, %243) : (i32, i32) -> i32
        %248 = "arith.cmpi"(%247, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %249 = "arith.cmpi"(%246, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %250 = "arith.andi"(%248, %249) : (i1, i1) -> i1
        %251 = "arith.divsi"(%245, %243) : (i32, i32) -> i32
        %252 = "arith.extsi"(%250) : (i1) -> i32
        %253 = "arith.addi"(%251, %252) : (i32, i32) -> i32
        %254 = "arith.maxsi"(%52, %253) : (i32, i32) -> i32
        "scf.for"(%52, %254, %68) ({
        ^bb0(%255: i32):
          %256 = "arith.muli"(%255, %190) : (i32, i32) -> i32
          %257 = "arith.addi"(%205, %256) : (i32, i32) -> i32
          %258 = "arith.remsi"(%257, %198) : (i32, i32) -> i32
          %259 = "arith.cmpi"(%258, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %260 = "arith.divsi"(%257, %198) : (i32, i32) -> i32
          %261 = "arith.extsi"(%259) : (i1) -> i32
          %262 = "arith.addi"(%260, %261) : (i32, i32) -> i32
          %263 = "arith.muli"(%262, %229) : (i32, i32) -> i32
          %264 = "arith.addi"(%258, %198) : (i32, i32) -> i32
          %265 = "arith.select"(%259, %264, %258) : (i1, i32, i32) -> i32
          %266 = "arith.divui"(%206, %189) : (i32, i32) -> i32
          %267 = "arith.addi"(%263, %266) : (i32, i32) -> i32
          %268 = "arith.remui"(%206, %189) : (i32, i32) -> i32
          %269 = "arith.cmpi"(%266, %229) {predicate = 2 : i64} : (i32, i32) -> i1
          %270 = "arith.cmpi"(%267, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %271 = "arith.andi"(%269, %270) : (i1, i1) -> i1
          %272 = "arith.cmpi"(%268, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %273 = "arith.andi"(%271, %272) : (i1, i1) -> i1
          %274 = "scf.if"(%273) ({
            %275 = "arith.extsi"(%267) : (i32) -> i64
            %276 = "arith.extsi"(%268) : (i32) -> i64
            %277 = "arith.muli"(%275, %7) : (i64, i64) -> i64
            %278 = "arith.addi"(%277, %276) : (i64, i64) -> i64
            %279 = "llvm.getelementptr"(%5, %278) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %280 = "llvm.load"(%279) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %281 = "arith.muli"(%275, %11) : (i64, i64) -> i64
            %282 = "arith.addi"(%281, %276) : (i64, i64) -> i64
            %283 = "llvm.getelementptr"(%10, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %285 = "arith.muli"(%275, %9) : (i64, i64) -> i64
            %286 = "arith.addi"(%285, %276) : (i64, i64) -> i64
            %287 = "llvm.getelementptr"(%8, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %289 = "arith.subi"(%280, %85) : (i32, i32) -> i32
            %290 = "arith.cmpi"(%289, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %291 = "arith.cmpi"(%289, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %292 = "arith.andi"(%290, %291) : (i1, i1) -> i1
            %293 = "arith.cmpi"(%280, %13) {predicate = 2 : i64} : (i32, i32) -> i1
            %294 = "arith.andi"(%292, %293) : (i1, i1) -> i1
            %295 = "scf.if"(%294) ({
              %296 = "arith.constant"() {value = 2 : i32} : () -> i32
              %297 = "arith.muli"(%289, %296) : (i32, i32) -> i32
              %298 = "llvm.getelementptr"(%55, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %299 = "llvm.load"(%298) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %300 = "arith.addi"(%299, %288) : (i32, i32) -> i32
              %301 = "arith.cmpi"(%288, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %302 = "arith.cmpi"(%300, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %303 = "arith.andi"(%301, %302) : (i1, i1) -> i1
              %304 = "arith.constant"() {value = -2 : i32} : () -> i32
              %305 = "arith.select"(%303, %300, %304) : (i1, i32, i32) -> i32
              "scf.yield"(%305) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %306 = "arith.cmpi"(%265, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%306) ({
              %307 = "arith.muli"(%275, %33) : (i64, i64) -> i64
              %308 = "arith.addi"(%307, %276) : (i64, i64) -> i64
              %309 = "llvm.getelementptr"(%31, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%295, %309) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %310 = "arith.muli"(%275, %36) : (i64, i64) -> i64
              %311 = "arith.addi"(%310, %276) : (i64, i64) -> i64
              %312 = "llvm.getelementptr"(%34, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%284, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%295) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %313 = "arith.cmpi"(%274, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %314 = "nvvm.vote.sync"(%51, %313) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 6 : i32} : (i32, i1) -> i32
          %315 = "arith.subi"(%2, %263) : (i32, i32) -> i32
          %316 = "arith.minsi"(%315, %229) : (i32, i32) -> i32
          "scf.for"(%52, %316, %68) ({
          ^bb0(%317: i32):
            %318 = "arith.muli"(%317, %189) : (i32, i32) -> i32
            %319 = "arith.constant"() {value = 255 : i32} : () -> i32
            %320 = "arith.shli"(%319, %318) : (i32, i32) -> i32
            %321 = "arith.cmpi"(%318, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %322 = "arith.select"(%321, %320, %52) : (i1, i32, i32) -> i32
            %323 = "arith.andi"(%314, %322) : (i32, i32) -> i32
            %324 = "arith.cmpi"(%323, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%324) ({
              %325 = "arith.muli"(%265, %195) : (i32, i32) -> i32
              %326 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %327 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %328 = "arith.cmpi"(%327, %52) {predicate = 4 : i64} : (i32, i32) -> i1
              %329 = "arith.subi"(%326, %325) : (i32, i32) -> i32
              %330 = "arith.subi"(%325, %326) : (i32, i32) -> i32
              %331 = "arith.select"(%328, %329, %330) : (i1, i32, i32) -> i32
              %332 = "arith.subi"(%52, %327) : (i32, i32) -> i32
              %333 = "arith.select"(%328, %327, %332) : (i1, i32, i32) -> i32
              %334 = "arith.addi"(%331, %333) : (i32, i32) -> i32
              %335 = "arith.subi"(%334, %68) : (i32, i32) -> i32
              %336 = "arith.remsi"(%335, %333) : (i32, i32) -> i32
              %337 = "arith.xori"(%336, %333) : (i32, i32) -> i32
              %338 = "arith.cmpi"(%337, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %339 = "arith.cmpi"(%336, %52) {predicate = 1 : i64} : (i32, i32) -> i1
              %340 = "arith.andi"(%338, %339) : (i1, i1) -> i1
              %341 = "arith.divsi"(%335, %333) : (i32, i32) -> i32
              %342 = "arith.extsi"(%340) : (i1) -> i32
              %343 = "arith.addi"(%341, %342) : (i32, i32) -> i32
              %344 = "arith.maxsi"(%52, %343) : (i32, i32) -> i32
              "scf.for"(%52, %344, %68) ({
              ^bb0(%345: i32):
                %346 = "arith.muli"(%345, %327) : (i32, i32) -> i32
                %347 = "arith.addi"(%325, %346) : (i32, i32) -> i32
                %348 = "arith.addi"(%263, %317) : (i32, i32) -> i32
                %349 = "arith.extsi"(%348) : (i32) -> i64
                %350 = "arith.muli"(%349, %4) : (i64, i64) -> i64
                %351 = "llvm.getelementptr"(%1, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %352 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %353 = "vector.extract"(%352) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %354 = "vector.extract"(%352) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %355 = "vector.extract"(%352) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %356 = "vector.extract"(%352) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %357 = "vector.extract"(%352) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %358 = "vector.extract"(%352) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %359 = "vector.extract"(%352) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %360 = "vector.extract"(%352) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %361 = "vector.extract"(%352) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %362 = "vector.extract"(%352) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %363 = "vector.extract"(%352) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %364 = "vector.extract"(%352) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %365 = "vector.extract"(%352) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %366 = "vector.extract"(%352) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %367 = "vector.extract"(%352) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %368 = "vector.extract"(%352) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %369 = "vector.extract"(%352) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %370 = "vector.extract"(%352) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %371 = "vector.extract"(%352) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %372 = "vector.extract"(%352) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %373 = "vector.extract"(%352) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %374 = "vector.extract"(%352) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %375 = "vector.extract"(%352) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %376 = "vector.extract"(%352) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %377 = "vector.extract"(%352) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %378 = "vector.extract"(%352) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %379 = "vector.extract"(%352) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %380 = "vector.extract"(%352) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %381 = "vector.extract"(%352) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %382 = "vector.extract"(%352) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %383 = "vector.extract"(%352) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %384 = "vector.extract"(%352) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %385 = "arith.muli"(%206, %189) : (i32, i32) -> i32
                %386 = "arith.addi"(%347, %385) : (i32, i32) -> i32
                %387 = "arith.addi"(%49, %206) : (i32, i32) -> i32
                %388 = "arith.muli"(%387, %189) : (i32, i32) -> i32
                %389 = "arith.addi"(%347, %388) : (i32, i32) -> i32
                %390 = "arith.constant"() {value = 64 : i32} : () -> i32
                %391 = "arith.addi"(%390, %206) : (i32, i32) -> i32
                %392 = "arith.muli"(%391, %189) : (i32, i32) -> i32
                %393 = "arith.addi"(%347, %392) : (i32, i32) -> i32
                %394 = "arith.constant"() {value = 96 : i32} : () -> i32
                %395 = "arith.addi"(%394, %206) : (i32, i32) -> i32
                %396 = "arith.muli"(%395, %189) : (i32, i32) -> i32
                %397 = "arith.addi"(%347, %396) : (i32, i32) -> i32
                %398 = "arith.cmpi"(%386, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %399 = "arith.cmpi"(%389, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %400 = "arith.cmpi"(%393, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %401 = "arith.cmpi"(%397, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %402 = "arith.constant"() {value = true} : () -> i1
                %403 = "arith.andi"(%398, %402) : (i1, i1) -> i1
                %404, %405, %406, %407, %408, %409, %410, %411 = "scf.if"(%403) ({
                  %412 = "llvm.getelementptr"(%351, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t415_r = "llvm.inline_asm"(%412) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %413 = "llvm.extractvalue"(%t415_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %414 = "llvm.extractvalue"(%t415_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %416 = "vector.from_elements"(%413, %414) : (i64, i64) -> vector<2xi64>
                  %417 = "vector.bitcast"(%416) : (vector<2xi64>) -> vector<8xbf16>
                  %418 = "vector.extract"(%417) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %419 = "vector.extract"(%417) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %420 = "vector.extract"(%417) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %421 = "vector.extract"(%417) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %422 = "vector.extract"(%417) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %423 = "vector.extract"(%417) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %424 = "vector.extract"(%417) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %425 = "vector.extract"(%417) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%418, %419, %420, %421, %422, %423, %424, %425) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%353, %354, %355, %356, %357, %358, %359, %360) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %426 = "arith.andi"(%399, %402) : (i1, i1) -> i1
                %427, %428, %429, %430, %431, %432, %433, %434 = "scf.if"(%426) ({
                  %435 = "llvm.getelementptr"(%351, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t438_r = "llvm.inline_asm"(%435) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %436 = "llvm.extractvalue"(%t438_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %437 = "llvm.extractvalue"(%t438_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %439 = "vector.from_elements"(%436, %437) : (i64, i64) -> vector<2xi64>
                  %440 = "vector.bitcast"(%439) : (vector<2xi64>) -> vector<8xbf16>
                  %441 = "vector.extract"(%440) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %442 = "vector.extract"(%440) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %443 = "vector.extract"(%440) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %444 = "vector.extract"(%440) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %445 = "vector.extract"(%440) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %446 = "vector.extract"(%440) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %447 = "vector.extract"(%440) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %448 = "vector.extract"(%440) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%441, %442, %443, %444, %445, %446, %447, %448) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%361, %362, %363, %364, %365, %366, %367, %368) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %449 = "arith.andi"(%400, %402) : (i1, i1) -> i1
                %450, %451, %452, %453, %454, %455, %456, %457 = "scf.if"(%449) ({
                  %458 = "llvm.getelementptr"(%351, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t461_r = "llvm.inline_asm"(%458) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %459 = "llvm.extractvalue"(%t461_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %460 = "llvm.extractvalue"(%t461_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %462 = "vector.from_elements"(%459, %460) : (i64, i64) -> vector<2xi64>
                  %463 = "vector.bitcast"(%462) : (vector<2xi64>) -> vector<8xbf16>
                  %464 = "vector.extract"(%463) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %465 = "vector.extract"(%463) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %466 = "vector.extract"(%463) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %467 = "vector.extract"(%463) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %468 = "vector.extract"(%463) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %469 = "vector.extract"(%463) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %470 = "vector.extract"(%463) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %471 = "vector.extract"(%463) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%464, %465, %466, %467, %468, %469, %470, %471) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%369, %370, %371, %372, %373, %374, %375, %376) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %472 = "arith.andi"(%401, %402) : (i1, i1) -> i1
                %473, %474, %475, %476, %477, %478, %479, %480 = "scf.if"(%472) ({
                  %481 = "llvm.getelementptr"(%351, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t484_r = "llvm.inline_asm"(%481) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %482 = "llvm.extractvalue"(%t484_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %483 = "llvm.extractvalue"(%t484_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %485 = "vector.from_elements"(%482, %483) : (i64, i64) -> vector<2xi64>
                  %486 = "vector.bitcast"(%485) : (vector<2xi64>) -> vector<8xbf16>
                  %487 = "vector.extract"(%486) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %488 = "vector.extract"(%486) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %489 = "vector.extract"(%486) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %490 = "vector.extract"(%486) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %491 = "vector.extract"(%486) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %492 = "vector.extract"(%486) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %493 = "vector.extract"(%486) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %494 = "vector.extract"(%486) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%487, %488, %489, %490, %491, %492, %493, %494) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%377, %378, %379, %380, %381, %382, %383, %384) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %495 = "scf.while"(%323) ({
                ^bb0(%496: i32):
                  %497 = "arith.cmpi"(%496, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%497, %496) : (i1, i32) -> ()
                }, {
                ^bb0(%498: i32):
                  %499 = "arith.subi"(%52, %498) : (i32, i32) -> i32
                  %500 = "arith.andi"(%498, %499) : (i32, i32) -> i32
                  %501 = "arith.subi"(%500, %68) : (i32, i32) -> i32
                  %502 = "llvm.intr.ctpop"(%501) : (i32) -> i32
                  %503 = "nvvm.shfl.sync"(%51, %274, %502, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
                  %504 = "arith.extsi"(%503) : (i32) -> i64
                  %505 = "arith.muli"(%504, %28) : (i64, i64) -> i64
                  %506 = "llvm.getelementptr"(%26, %505) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%398) ({
                    %507 = "llvm.getelementptr"(%506, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %508 = "vector.from_elements"(%404, %405, %406, %407, %408, %409, %410, %411) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %509 = "vector.bitcast"(%508) : (vector<8xbf16>) -> vector<2xi64>
                    %510 = "vector.extract"(%509) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %511 = "vector.extract"(%509) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%507, %510, %511) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%399) ({
                    %513 = "llvm.getelementptr"(%506, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %514 = "vector.from_elements"(%427, %428, %429, %430, %431, %432, %433, %434) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %515 = "vector.bitcast"(%514) : (vector<8xbf16>) -> vector<2xi64>
                    %516 = "vector.extract"(%515) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %517 = "vector.extract"(%515) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%513, %516, %517) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%400) ({
                    %519 = "llvm.getelementptr"(%506, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %520 = "vector.from_elements"(%450, %451, %452, %453, %454, %455, %456, %457) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %521 = "vector.bitcast"(%520) : (vector<8xbf16>) -> vector<2xi64>
                    %522 = "vector.extract"(%521) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %523 = "vector.extract"(%521) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%519, %522, %523) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%401) ({
                    %525 = "llvm.getelementptr"(%506, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %526 = "vector.from_elements"(%473, %474, %475, %476, %477, %478, %479, %480) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %527 = "vector.bitcast"(%526) : (vector<8xbf16>) -> vector<2xi64>
                    %528 = "vector.extract"(%527) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %529 = "vector.extract"(%527) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%525, %528, %529) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %531 = "arith.subi"(%498, %68) : (i32, i32) -> i32
                  %532 = "arith.andi"(%498, %531) : (i32, i32) -> i32
                  "scf.yield"(%532) : (i32) -> ()
                }) : (i32) -> i32
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %533 = "arith.cmpi"(%200, %68) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%533) ({
        %534 = "arith.constant"() {value = 7 : i32} : () -> i32
        %535 = "arith.andi"(%54, %534) : (i32, i32) -> i32
        %536 = "arith.muli"(%535, %43) : (i32, i32) -> i32
        %537 = "arith.addi"(%40, %536) : (i32, i32) -> i32
        %538 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %539 = "arith.muli"(%2, %198) : (i32, i32) -> i32
        %540 = "arith.constant"() {value = 4 : i32} : () -> i32
        %541 = "arith.muli"(%190, %540) : (i32, i32) -> i32
        %542 = "arith.subi"(%541, %68) : (i32, i32) -> i32
        %543 = "arith.addi"(%539, %542) : (i32, i32) -> i32
        %544 = "arith.remsi"(%543, %541) : (i32, i32) -> i32
        %545 = "arith.cmpi"(%544, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %546 = "arith.divsi"(%543, %541) : (i32, i32) -> i32
        %547 = "arith.extsi"(%545) : (i1) -> i32
        %548 = "arith.addi"(%546, %547) : (i32, i32) -> i32
        %549 = "arith.maxsi"(%548, %68) : (i32, i32) -> i32
        %550 = "arith.muli"(%190, %549) : (i32, i32) -> i32
        %551 = "arith.subi"(%550, %68) : (i32, i32) -> i32
        %552 = "arith.addi"(%539, %551) : (i32, i32) -> i32
        %553 = "arith.remsi"(%552, %550) : (i32, i32) -> i32
        %554 = "arith.xori"(%553, %550) : (i32, i32) -> i32
        %555 = "arith.cmpi"(%554, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %556 = "arith.cmpi"(%553, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %557 = "arith.andi"(%555, %556) : (i1, i1) -> i1
        %558 = "arith.divsi"(%552, %550) : (i32, i32) -> i32
        %559 = "arith.extsi"(%557) : (i1) -> i32
        %560 = "arith.addi"(%558, %559) : (i32, i32) -> i32
        %561 = "arith.maxsi"(%560, %68) : (i32, i32) -> i32
        %562 = "arith.subi"(%561, %68) : (i32, i32) -> i32
        %563 = "arith.addi"(%2, %562) : (i32, i32) -> i32
        %564 = "arith.remsi"(%563, %561) : (i32, i32) -> i32
        %565 = "arith.cmpi"(%564, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %566 = "arith.divsi"(%563, %561) : (i32, i32) -> i32
        %567 = "arith.extsi"(%565) : (i1) -> i32
        %568 = "arith.addi"(%566, %567) : (i32, i32) -> i32
        %569 = "arith.muli"(%568, %198) : (i32, i32) -> i32
        %570 = "llvm.getelementptr"(%31, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %571 = "llvm.getelementptr"(%34, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %572 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %573 = "arith.cmpi"(%190, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %574 = "arith.subi"(%569, %537) : (i32, i32) -> i32
        %575 = "arith.subi"(%537, %569) : (i32, i32) -> i32
        %576 = "arith.select"(%573, %574, %575) : (i1, i32, i32) -> i32
        %577 = "arith.subi"(%52, %190) : (i32, i32) -> i32
        %578 = "arith.select"(%573, %190, %577) : (i1, i32, i32) -> i32
        %579 = "arith.addi"(%576, %578) : (i32, i32) -> i32
        %580 = "arith.subi"(%579, %68) : (i32, i32) -> i32
        %581 = "arith.remsi"(%580, %578) : (i32, i32) -> i32
        %582 = "arith.xori"(%581, %578) : (i32, i32) -> i32
        %583 = "arith.cmpi"(%582, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %584 = "arith.cmpi"(%581, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %585 = "arith.andi"(%583, %584) : (i1, i1) -> i1
        %586 = "arith.divsi"(%580, %578) : (i32, i32) -> i32
        %587 = "arith.extsi"(%585) : (i1) -> i32
        %588 = "arith.addi"(%586, %587) : (i32, i32) -> i32
        %589 = "arith.maxsi"(%52, %588) : (i32, i32) -> i32
        "scf.for"(%52, %589, %68) ({
        ^bb0(%590: i32):
          %591 = "arith.muli"(%590, %190) : (i32, i32) -> i32
          %592 = "arith.addi"(%537, %591) : (i32, i32) -> i32
          %593 = "arith.remsi"(%592, %198) : (i32, i32) -> i32
          %594 = "arith.cmpi"(%593, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %595 = "arith.divsi"(%592, %198) : (i32, i32) -> i32
          %596 = "arith.extsi"(%594) : (i1) -> i32
          %597 = "arith.addi"(%595, %596) : (i32, i32) -> i32
          %598 = "arith.muli"(%597, %561) : (i32, i32) -> i32
          %599 = "arith.addi"(%593, %198) : (i32, i32) -> i32
          %600 = "arith.select"(%594, %599, %593) : (i1, i32, i32) -> i32
          %601 = "arith.divui"(%538, %189) : (i32, i32) -> i32
          %602 = "arith.addi"(%598, %601) : (i32, i32) -> i32
          %603 = "arith.remui"(%538, %189) : (i32, i32) -> i32
          %604 = "arith.cmpi"(%601, %561) {predicate = 2 : i64} : (i32, i32) -> i1
          %605 = "arith.cmpi"(%602, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %606 = "arith.andi"(%604, %605) : (i1, i1) -> i1
          %607 = "arith.cmpi"(%603, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %608 = "arith.andi"(%606, %607) : (i1, i1) -> i1
          %609 = "scf.if"(%608) ({
            %610 = "arith.extsi"(%602) : (i32) -> i64
            %611 = "arith.extsi"(%603) : (i32) -> i64
            %612 = "arith.muli"(%610, %19) : (i64, i64) -> i64
            %613 = "arith.addi"(%612, %611) : (i64, i64) -> i64
            %614 = "llvm.getelementptr"(%18, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %615 = "llvm.load"(%614) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %616 = "arith.muli"(%610, %23) : (i64, i64) -> i64
            %617 = "arith.addi"(%616, %611) : (i64, i64) -> i64
            %618 = "llvm.getelementptr"(%22, %617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %619 = "llvm.load"(%618) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %620 = "arith.muli"(%610, %21) : (i64, i64) -> i64
            %621 = "arith.addi"(%620, %611) : (i64, i64) -> i64
            %622 = "llvm.getelementptr"(%20, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %623 = "llvm.load"(%622) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %624 = "arith.subi"(%615, %85) : (i32, i32) -> i32
            %625 = "arith.cmpi"(%624, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %626 = "arith.cmpi"(%624, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %627 = "arith.andi"(%625, %626) : (i1, i1) -> i1
            %628 = "arith.cmpi"(%615, %13) {predicate = 2 : i64} : (i32, i32) -> i1
            %629 = "arith.andi"(%627, %628) : (i1, i1) -> i1
            %630 = "scf.if"(%629) ({
              %631 = "arith.constant"() {value = 2 : i32} : () -> i32
              %632 = "arith.muli"(%624, %631) : (i32, i32) -> i32
              %633 = "llvm.getelementptr"(%572, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %634 = "llvm.load"(%633) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %635 = "arith.addi"(%634, %623) : (i32, i32) -> i32
              %636 = "arith.cmpi"(%623, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %637 = "arith.cmpi"(%635, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %638 = "arith.andi"(%636, %637) : (i1, i1) -> i1
              %639 = "arith.constant"() {value = -2 : i32} : () -> i32
              %640 = "arith.select"(%638, %635, %639) : (i1, i32, i32) -> i32
              "scf.yield"(%640) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %641 = "arith.cmpi"(%600, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%641) ({
              %642 = "arith.muli"(%610, %33) : (i64, i64) -> i64
              %643 = "arith.addi"(%642, %611) : (i64, i64) -> i64
              %644 = "llvm.getelementptr"(%570, %643) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%630, %644) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %645 = "arith.muli"(%610, %36) : (i64, i64) -> i64
              %646 = "arith.addi"(%645, %611) : (i64, i64) -> i64
              %647 = "llvm.getelementptr"(%571, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%619, %647) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%630) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %648 = "arith.cmpi"(%609, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %649 = "nvvm.vote.sync"(%51, %648) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 8 : i32} : (i32, i1) -> i32
          %650 = "arith.subi"(%2, %598) : (i32, i32) -> i32
          %651 = "arith.minsi"(%650, %561) : (i32, i32) -> i32
          "scf.for"(%52, %651, %68) ({
          ^bb0(%652: i32):
            %653 = "arith.muli"(%652, %189) : (i32, i32) -> i32
            %654 = "arith.constant"() {value = 255 : i32} : () -> i32
            %655 = "arith.shli"(%654, %653) : (i32, i32) -> i32
            %656 = "arith.cmpi"(%653, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %657 = "arith.select"(%656, %655, %52) : (i1, i32, i32) -> i32
            %658 = "arith.andi"(%649, %657) : (i32, i32) -> i32
            %659 = "arith.cmpi"(%658, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%659) ({
              %660 = "arith.muli"(%600, %195) : (i32, i32) -> i32
              %661 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %662 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %663 = "arith.cmpi"(%662, %52) {predicate = 4 : i64} : (i32, i32) -> i1
              %664 = "arith.subi"(%661, %660) : (i32, i32) -> i32
              %665 = "arith.subi"(%660, %661) : (i32, i32) -> i32
              %666 = "arith.select"(%663, %664, %665) : (i1, i32, i32) -> i32
              %667 = "arith.subi"(%52, %662) : (i32, i32) -> i32
              %668 = "arith.select"(%663, %662, %667) : (i1, i32, i32) -> i32
              %669 = "arith.addi"(%666, %668) : (i32, i32) -> i32
              %670 = "arith.subi"(%669, %68) : (i32, i32) -> i32
              %671 = "arith.remsi"(%670, %668) : (i32, i32) -> i32
              %672 = "arith.xori"(%671, %668) : (i32, i32) -> i32
              %673 = "arith.cmpi"(%672, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %674 = "arith.cmpi"(%671, %52) {predicate = 1 : i64} : (i32, i32) -> i1
              %675 = "arith.andi"(%673, %674) : (i1, i1) -> i1
              %676 = "arith.divsi"(%670, %668) : (i32, i32) -> i32
              %677 = "arith.extsi"(%675) : (i1) -> i32
              %678 = "arith.addi"(%676, %677) : (i32, i32) -> i32
              %679 = "arith.maxsi"(%52, %678) : (i32, i32) -> i32
              "scf.for"(%52, %679, %68) ({
              ^bb0(%680: i32):
                %681 = "arith.muli"(%680, %662) : (i32, i32) -> i32
                %682 = "arith.addi"(%660, %681) : (i32, i32) -> i32
                %683 = "arith.addi"(%598, %652) : (i32, i32) -> i32
                %684 = "arith.extsi"(%683) : (i32) -> i64
                %685 = "arith.muli"(%684, %17) : (i64, i64) -> i64
                %686 = "llvm.getelementptr"(%16, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %687 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %688 = "vector.extract"(%687) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %689 = "vector.extract"(%687) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %690 = "vector.extract"(%687) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %691 = "vector.extract"(%687) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %692 = "vector.extract"(%687) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %693 = "vector.extract"(%687) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %694 = "vector.extract"(%687) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %695 = "vector.extract"(%687) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %696 = "vector.extract"(%687) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %697 = "vector.extract"(%687) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %698 = "vector.extract"(%687) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %699 = "vector.extract"(%687) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %700 = "vector.extract"(%687) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %701 = "vector.extract"(%687) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %702 = "vector.extract"(%687) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %703 = "vector.extract"(%687) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %704 = "vector.extract"(%687) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %705 = "vector.extract"(%687) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %706 = "vector.extract"(%687) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %707 = "vector.extract"(%687) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %708 = "vector.extract"(%687) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %709 = "vector.extract"(%687) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %710 = "vector.extract"(%687) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %711 = "vector.extract"(%687) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %712 = "vector.extract"(%687) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %713 = "vector.extract"(%687) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %714 = "vector.extract"(%687) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %715 = "vector.extract"(%687) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %716 = "vector.extract"(%687) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %717 = "vector.extract"(%687) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %718 = "vector.extract"(%687) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %719 = "vector.extract"(%687) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %720 = "arith.muli"(%538, %189) : (i32, i32) -> i32
                %721 = "arith.addi"(%682, %720) : (i32, i32) -> i32
                %722 = "arith.addi"(%49, %538) : (i32, i32) -> i32
                %723 = "arith.muli"(%722, %189) : (i32, i32) -> i32
                %724 = "arith.addi"(%682, %723) : (i32, i32) -> i32
                %725 = "arith.constant"() {value = 64 : i32} : () -> i32
                %726 = "arith.addi"(%725, %538) : (i32, i32) -> i32
                %727 = "arith.muli"(%726, %189) : (i32, i32) -> i32
                %728 = "arith.addi"(%682, %727) : (i32, i32) -> i32
                %729 = "arith.constant"() {value = 96 : i32} : () -> i32
                %730 = "arith.addi"(%729, %538) : (i32, i32) -> i32
                %731 = "arith.muli"(%730, %189) : (i32, i32) -> i32
                %732 = "arith.addi"(%682, %731) : (i32, i32) -> i32
                %733 = "arith.cmpi"(%721, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %734 = "arith.cmpi"(%724, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %735 = "arith.cmpi"(%728, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %736 = "arith.cmpi"(%732, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %737 = "arith.constant"() {value = true} : () -> i1
                %738 = "arith.andi"(%733, %737) : (i1, i1) -> i1
                %739, %740, %741, %742, %743, %744, %745, %746 = "scf.if"(%738) ({
                  %747 = "llvm.getelementptr"(%686, %721) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t750_r = "llvm.inline_asm"(%747) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %748 = "llvm.extractvalue"(%t750_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %749 = "llvm.extractvalue"(%t750_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %751 = "vector.from_elements"(%748, %749) : (i64, i64) -> vector<2xi64>
                  %752 = "vector.bitcast"(%751) : (vector<2xi64>) -> vector<8xbf16>
                  %753 = "vector.extract"(%752) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %754 = "vector.extract"(%752) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %755 = "vector.extract"(%752) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %756 = "vector.extract"(%752) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %757 = "vector.extract"(%752) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %758 = "vector.extract"(%752) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %759 = "vector.extract"(%752) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %760 = "vector.extract"(%752) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%753, %754, %755, %756, %757, %758, %759, %760) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%688, %689, %690, %691, %692, %693, %694, %695) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %761 = "arith.andi"(%734, %737) : (i1, i1) -> i1
                %762, %763, %764, %765, %766, %767, %768, %769 = "scf.if"(%761) ({
                  %770 = "llvm.getelementptr"(%686, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t773_r = "llvm.inline_asm"(%770) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %771 = "llvm.extractvalue"(%t773_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %772 = "llvm.extractvalue"(%t773_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %774 = "vector.from_elements"(%771, %772) : (i64, i64) -> vector<2xi64>
                  %775 = "vector.bitcast"(%774) : (vector<2xi64>) -> vector<8xbf16>
                  %776 = "vector.extract"(%775) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %777 = "vector.extract"(%775) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %778 = "vector.extract"(%775) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %779 = "vector.extract"(%775) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %780 = "vector.extract"(%775) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %781 = "vector.extract"(%775) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %782 = "vector.extract"(%775) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %783 = "vector.extract"(%775) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%776, %777, %778, %779, %780, %781, %782, %783) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%696, %697, %698, %699, %700, %701, %702, %703) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %784 = "arith.andi"(%735, %737) : (i1, i1) -> i1
                %785, %786, %787, %788, %789, %790, %791, %792 = "scf.if"(%784) ({
                  %793 = "llvm.getelementptr"(%686, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t796_r = "llvm.inline_asm"(%793) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %794 = "llvm.extractvalue"(%t796_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %795 = "llvm.extractvalue"(%t796_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %797 = "vector.from_elements"(%794, %795) : (i64, i64) -> vector<2xi64>
                  %798 = "vector.bitcast"(%797) : (vector<2xi64>) -> vector<8xbf16>
                  %799 = "vector.extract"(%798) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %800 = "vector.extract"(%798) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %801 = "vector.extract"(%798) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %802 = "vector.extract"(%798) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %803 = "vector.extract"(%798) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %804 = "vector.extract"(%798) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %805 = "vector.extract"(%798) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %806 = "vector.extract"(%798) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%799, %800, %801, %802, %803, %804, %805, %806) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%704, %705, %706, %707, %708, %709, %710, %711) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %807 = "arith.andi"(%736, %737) : (i1, i1) -> i1
                %808, %809, %810, %811, %812, %813, %814, %815 = "scf.if"(%807) ({
                  %816 = "llvm.getelementptr"(%686, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t819_r = "llvm.inline_asm"(%816) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %817 = "llvm.extractvalue"(%t819_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %818 = "llvm.extractvalue"(%t819_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %820 = "vector.from_elements"(%817, %818) : (i64, i64) -> vector<2xi64>
                  %821 = "vector.bitcast"(%820) : (vector<2xi64>) -> vector<8xbf16>
                  %822 = "vector.extract"(%821) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %823 = "vector.extract"(%821) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %824 = "vector.extract"(%821) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %825 = "vector.extract"(%821) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %826 = "vector.extract"(%821) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %827 = "vector.extract"(%821) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %828 = "vector.extract"(%821) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %829 = "vector.extract"(%821) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%822, %823, %824, %825, %826, %827, %828, %829) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%712, %713, %714, %715, %716, %717, %718, %719) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %830 = "scf.while"(%658) ({
                ^bb0(%831: i32):
                  %832 = "arith.cmpi"(%831, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%832, %831) : (i1, i32) -> ()
                }, {
                ^bb0(%833: i32):
                  %834 = "arith.subi"(%52, %833) : (i32, i32) -> i32
                  %835 = "arith.andi"(%833, %834) : (i32, i32) -> i32
                  %836 = "arith.subi"(%835, %68) : (i32, i32) -> i32
                  %837 = "llvm.intr.ctpop"(%836) : (i32) -> i32
                  %838 = "nvvm.shfl.sync"(%51, %609, %837, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
                  %839 = "arith.extsi"(%838) : (i32) -> i64
                  %840 = "arith.muli"(%839, %28) : (i64, i64) -> i64
                  %841 = "llvm.getelementptr"(%26, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%733) ({
                    %842 = "llvm.getelementptr"(%841, %721) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %843 = "vector.from_elements"(%739, %740, %741, %742, %743, %744, %745, %746) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %844 = "vector.bitcast"(%843) : (vector<8xbf16>) -> vector<2xi64>
                    %845 = "vector.extract"(%844) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %846 = "vector.extract"(%844) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%842, %845, %846) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%734) ({
                    %848 = "llvm.getelementptr"(%841, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %849 = "vector.from_elements"(%762, %763, %764, %765, %766, %767, %768, %769) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %850 = "vector.bitcast"(%849) : (vector<8xbf16>) -> vector<2xi64>
                    %851 = "vector.extract"(%850) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %852 = "vector.extract"(%850) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%848, %851, %852) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%735) ({
                    %854 = "llvm.getelementptr"(%841, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %855 = "vector.from_elements"(%785, %786, %787, %788, %789, %790, %791, %792) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %856 = "vector.bitcast"(%855) : (vector<8xbf16>) -> vector<2xi64>
                    %857 = "vector.extract"(%856) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %858 = "vector.extract"(%856) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%854, %857, %858) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%736) ({
                    %860 = "llvm.getelementptr"(%841, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %861 = "vector.from_elements"(%808, %809, %810, %811, %812, %813, %814, %815) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %862 = "vector.bitcast"(%861) : (vector<8xbf16>) -> vector<2xi64>
                    %863 = "vector.extract"(%862) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %864 = "vector.extract"(%862) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%860, %863, %864) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %866 = "arith.subi"(%833, %68) : (i32, i32) -> i32
                  %867 = "arith.andi"(%833, %866) : (i32, i32) -> i32
                  "scf.yield"(%867) : (i32) -> ()
                }) : (i32) -> i32
                "scf.yield"() : () -> ()
              }) : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%62) ({
        %868 = "llvm.inline_asm"(%25) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %870 = "arith.shrsi"(%868, %59) : (i64, i64) -> i64
        %871 = "scf.if"(%61) ({
          %872 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %873 = "arith.subi"(%872, %43) : (i32, i32) -> i32
          %874 = "arith.extsi"(%873) : (i32) -> i64
          "scf.yield"(%874) : (i64) -> ()
        }, {
          %875 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%875) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %876 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%876, %871) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%25, %871) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%61) ({
          %879 = "arith.constant"() {value = 1 : i64} : () -> i64
          %880 = "arith.addi"(%870, %879) : (i64, i64) -> i64
          %881 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %882 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %883 = "arith.muli"(%880, %882) : (i64, i64) -> i64
          %884 = "llvm.inline_asm"(%881) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %886 = "scf.while"(%884) ({
          ^bb0(%887: i64):
            %888 = "arith.cmpi"(%887, %883) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%888, %887) : (i1, i64) -> ()
          }, {
          ^bb0(%889: i64):
            %890 = "llvm.inline_asm"(%881) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%890) : (i64) -> ()
          }) : (i64) -> i64
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "dispatch_kernel", function_type = !llvm.func<void (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: i32, %1: !llvm.ptr<1>, %2: i32, %3: i32, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i64, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: !llvm.ptr<1>, %17: i64, %18: !llvm.ptr<1>, %19: i64, %20: !llvm.ptr<1>, %21: i64, %22: !llvm.ptr<1>, %23: i64, %24: !llvm.ptr<1>, %25: !llvm.ptr<1>, %26: !llvm.ptr<1>, %27: i32, %28: i64, %29: !llvm.ptr<1>, %30: i32, %31: !llvm.ptr<1>, %32: i64, %33: i64, %34: !llvm.ptr<1>, %35: i64, %36: i64):
    %37 = "arith.constant"() {value = 1 : i32} : () -> i32
    %38 = "arith.addi"(%13, %37) : (i32, i32) -> i32
    %39 = "arith.constant"() {value = 2 : i32} : () -> i32
    %40 = "arith.divui"(%38, %39) : (i32, i32) -> i32
    %41 = "arith.cmpi"(%30, %40) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%41) {message = "row_ends has another length than experts", file = "samples/moe_gpus.py", line = 392 : i32} : (i1) -> ()
    %42 = "arith.constant"() {value = 132 : i32} : () -> i32
    %43 = "arith.constant"() {value = 512 : i32} : () -> i32
    %44 = "arith.constant"() {value = 6144 : i32} : () -> i32
    "gpu.launch_func"(%42, %37, %37, %43, %37, %37, %44, %0, %16, %2, %3, %17, %18, %6, %19, %20, %21, %22, %23, %24, %13, %25, %15, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) {kernel = @kernels::@dispatch_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 37, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
