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
            %290 = "arith.cmpi"(%280, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %291 = "arith.cmpi"(%289, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %292 = "arith.andi"(%290, %291) : (i1, i1) -> i1
            %293 = "arith.cmpi"(%289, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %294 = "arith.andi"(%292, %293) : (i1, i1) -> i1
            %295 = "scf.if"(%294) ({
              %296 = "arith.constant"() {value = 2 : i32} : () -> i32
              %297 = "arith.muli"(%289, %296) : (i32, i32) -> i32
              %298 = "llvm.getelementptr"(%55, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %299 = "llvm.load"(%298) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %300 = "arith.addi"(%299, %288) : (i32, i32) -> i32
              %301 = "arith.cmpi"(%300, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %302 = "arith.constant"() {value = -2 : i32} : () -> i32
              %303 = "arith.select"(%301, %300, %302) : (i1, i32, i32) -> i32
              "scf.yield"(%303) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %304 = "arith.cmpi"(%265, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%304) ({
              %305 = "arith.muli"(%275, %33) : (i64, i64) -> i64
              %306 = "arith.addi"(%305, %276) : (i64, i64) -> i64
              %307 = "llvm.getelementptr"(%31, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%295, %307) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %308 = "arith.muli"(%275, %36) : (i64, i64) -> i64
              %309 = "arith.addi"(%308, %276) : (i64, i64) -> i64
              %310 = "llvm.getelementptr"(%34, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%284, %310) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%295) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %311 = "arith.cmpi"(%274, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %312 = "nvvm.vote.sync"(%51, %311) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 6 : i32} : (i32, i1) -> i32
          %313 = "arith.subi"(%2, %263) : (i32, i32) -> i32
          %314 = "arith.minsi"(%313, %229) : (i32, i32) -> i32
          "scf.for"(%52, %314, %68) ({
          ^bb0(%315: i32):
            %316 = "arith.muli"(%315, %189) : (i32, i32) -> i32
            %317 = "arith.constant"() {value = 255 : i32} : () -> i32
            %318 = "arith.shli"(%317, %316) : (i32, i32) -> i32
            %319 = "arith.cmpi"(%316, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %320 = "arith.select"(%319, %318, %52) : (i1, i32, i32) -> i32
            %321 = "arith.andi"(%312, %320) : (i32, i32) -> i32
            %322 = "arith.cmpi"(%321, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%322) ({
              %323 = "arith.muli"(%265, %195) : (i32, i32) -> i32
              %324 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %325 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %326 = "arith.cmpi"(%325, %52) {predicate = 4 : i64} : (i32, i32) -> i1
              %327 = "arith.subi"(%324, %323) : (i32, i32) -> i32
              %328 = "arith.subi"(%323, %324) : (i32, i32) -> i32
              %329 = "arith.select"(%326, %327, %328) : (i1, i32, i32) -> i32
              %330 = "arith.subi"(%52, %325) : (i32, i32) -> i32
              %331 = "arith.select"(%326, %325, %330) : (i1, i32, i32) -> i32
              %332 = "arith.addi"(%329, %331) : (i32, i32) -> i32
              %333 = "arith.subi"(%332, %68) : (i32, i32) -> i32
              %334 = "arith.remsi"(%333, %331) : (i32, i32) -> i32
              %335 = "arith.xori"(%334, %331) : (i32, i32) -> i32
              %336 = "arith.cmpi"(%335, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %337 = "arith.cmpi"(%334, %52) {predicate = 1 : i64} : (i32, i32) -> i1
              %338 = "arith.andi"(%336, %337) : (i1, i1) -> i1
              %339 = "arith.divsi"(%333, %331) : (i32, i32) -> i32
              %340 = "arith.extsi"(%338) : (i1) -> i32
              %341 = "arith.addi"(%339, %340) : (i32, i32) -> i32
              %342 = "arith.maxsi"(%52, %341) : (i32, i32) -> i32
              "scf.for"(%52, %342, %68) ({
              ^bb0(%343: i32):
                %344 = "arith.muli"(%343, %325) : (i32, i32) -> i32
                %345 = "arith.addi"(%323, %344) : (i32, i32) -> i32
                %346 = "arith.addi"(%263, %315) : (i32, i32) -> i32
                %347 = "arith.extsi"(%346) : (i32) -> i64
                %348 = "arith.muli"(%347, %4) : (i64, i64) -> i64
                %349 = "llvm.getelementptr"(%1, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %350 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %351 = "vector.extract"(%350) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %352 = "vector.extract"(%350) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %353 = "vector.extract"(%350) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %354 = "vector.extract"(%350) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %355 = "vector.extract"(%350) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %356 = "vector.extract"(%350) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %357 = "vector.extract"(%350) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %358 = "vector.extract"(%350) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %359 = "vector.extract"(%350) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %360 = "vector.extract"(%350) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %361 = "vector.extract"(%350) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %362 = "vector.extract"(%350) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %363 = "vector.extract"(%350) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %364 = "vector.extract"(%350) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %365 = "vector.extract"(%350) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %366 = "vector.extract"(%350) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %367 = "vector.extract"(%350) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %368 = "vector.extract"(%350) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %369 = "vector.extract"(%350) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %370 = "vector.extract"(%350) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %371 = "vector.extract"(%350) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %372 = "vector.extract"(%350) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %373 = "vector.extract"(%350) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %374 = "vector.extract"(%350) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %375 = "vector.extract"(%350) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %376 = "vector.extract"(%350) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %377 = "vector.extract"(%350) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %378 = "vector.extract"(%350) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %379 = "vector.extract"(%350) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %380 = "vector.extract"(%350) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %381 = "vector.extract"(%350) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %382 = "vector.extract"(%350) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %383 = "arith.muli"(%206, %189) : (i32, i32) -> i32
                %384 = "arith.addi"(%345, %383) : (i32, i32) -> i32
                %385 = "arith.addi"(%49, %206) : (i32, i32) -> i32
                %386 = "arith.muli"(%385, %189) : (i32, i32) -> i32
                %387 = "arith.addi"(%345, %386) : (i32, i32) -> i32
                %388 = "arith.constant"() {value = 64 : i32} : () -> i32
                %389 = "arith.addi"(%388, %206) : (i32, i32) -> i32
                %390 = "arith.muli"(%389, %189) : (i32, i32) -> i32
                %391 = "arith.addi"(%345, %390) : (i32, i32) -> i32
                %392 = "arith.constant"() {value = 96 : i32} : () -> i32
                %393 = "arith.addi"(%392, %206) : (i32, i32) -> i32
                %394 = "arith.muli"(%393, %189) : (i32, i32) -> i32
                %395 = "arith.addi"(%345, %394) : (i32, i32) -> i32
                %396 = "arith.cmpi"(%384, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %397 = "arith.cmpi"(%387, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %398 = "arith.cmpi"(%391, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %399 = "arith.cmpi"(%395, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %400 = "arith.constant"() {value = true} : () -> i1
                %401 = "arith.andi"(%396, %400) : (i1, i1) -> i1
                %402, %403, %404, %405, %406, %407, %408, %409 = "scf.if"(%401) ({
                  %410 = "llvm.getelementptr"(%349, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t413_r = "llvm.inline_asm"(%410) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %411 = "llvm.extractvalue"(%t413_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %412 = "llvm.extractvalue"(%t413_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %414 = "vector.from_elements"(%411, %412) : (i64, i64) -> vector<2xi64>
                  %415 = "vector.bitcast"(%414) : (vector<2xi64>) -> vector<8xbf16>
                  %416 = "vector.extract"(%415) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %417 = "vector.extract"(%415) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %418 = "vector.extract"(%415) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %419 = "vector.extract"(%415) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %420 = "vector.extract"(%415) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %421 = "vector.extract"(%415) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %422 = "vector.extract"(%415) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %423 = "vector.extract"(%415) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%416, %417, %418, %419, %420, %421, %422, %423) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%351, %352, %353, %354, %355, %356, %357, %358) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %424 = "arith.andi"(%397, %400) : (i1, i1) -> i1
                %425, %426, %427, %428, %429, %430, %431, %432 = "scf.if"(%424) ({
                  %433 = "llvm.getelementptr"(%349, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t436_r = "llvm.inline_asm"(%433) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %434 = "llvm.extractvalue"(%t436_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %435 = "llvm.extractvalue"(%t436_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %437 = "vector.from_elements"(%434, %435) : (i64, i64) -> vector<2xi64>
                  %438 = "vector.bitcast"(%437) : (vector<2xi64>) -> vector<8xbf16>
                  %439 = "vector.extract"(%438) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %440 = "vector.extract"(%438) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %441 = "vector.extract"(%438) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %442 = "vector.extract"(%438) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %443 = "vector.extract"(%438) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %444 = "vector.extract"(%438) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %445 = "vector.extract"(%438) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %446 = "vector.extract"(%438) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%439, %440, %441, %442, %443, %444, %445, %446) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%359, %360, %361, %362, %363, %364, %365, %366) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %447 = "arith.andi"(%398, %400) : (i1, i1) -> i1
                %448, %449, %450, %451, %452, %453, %454, %455 = "scf.if"(%447) ({
                  %456 = "llvm.getelementptr"(%349, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t459_r = "llvm.inline_asm"(%456) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %457 = "llvm.extractvalue"(%t459_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %458 = "llvm.extractvalue"(%t459_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %460 = "vector.from_elements"(%457, %458) : (i64, i64) -> vector<2xi64>
                  %461 = "vector.bitcast"(%460) : (vector<2xi64>) -> vector<8xbf16>
                  %462 = "vector.extract"(%461) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %463 = "vector.extract"(%461) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %464 = "vector.extract"(%461) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %465 = "vector.extract"(%461) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %466 = "vector.extract"(%461) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %467 = "vector.extract"(%461) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %468 = "vector.extract"(%461) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %469 = "vector.extract"(%461) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%462, %463, %464, %465, %466, %467, %468, %469) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%367, %368, %369, %370, %371, %372, %373, %374) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %470 = "arith.andi"(%399, %400) : (i1, i1) -> i1
                %471, %472, %473, %474, %475, %476, %477, %478 = "scf.if"(%470) ({
                  %479 = "llvm.getelementptr"(%349, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t482_r = "llvm.inline_asm"(%479) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %480 = "llvm.extractvalue"(%t482_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %481 = "llvm.extractvalue"(%t482_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %483 = "vector.from_elements"(%480, %481) : (i64, i64) -> vector<2xi64>
                  %484 = "vector.bitcast"(%483) : (vector<2xi64>) -> vector<8xbf16>
                  %485 = "vector.extract"(%484) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %486 = "vector.extract"(%484) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %487 = "vector.extract"(%484) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %488 = "vector.extract"(%484) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %489 = "vector.extract"(%484) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %490 = "vector.extract"(%484) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %491 = "vector.extract"(%484) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %492 = "vector.extract"(%484) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%485, %486, %487, %488, %489, %490, %491, %492) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%375, %376, %377, %378, %379, %380, %381, %382) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %493 = "scf.while"(%321) ({
                ^bb0(%494: i32):
                  %495 = "arith.cmpi"(%494, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%495, %494) : (i1, i32) -> ()
                }, {
                ^bb0(%496: i32):
                  %497 = "arith.subi"(%52, %496) : (i32, i32) -> i32
                  %498 = "arith.andi"(%496, %497) : (i32, i32) -> i32
                  %499 = "arith.subi"(%498, %68) : (i32, i32) -> i32
                  %500 = "llvm.intr.ctpop"(%499) : (i32) -> i32
                  %501 = "nvvm.shfl.sync"(%51, %274, %500, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
                  %502 = "arith.extsi"(%501) : (i32) -> i64
                  %503 = "arith.muli"(%502, %28) : (i64, i64) -> i64
                  %504 = "llvm.getelementptr"(%26, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%396) ({
                    %505 = "llvm.getelementptr"(%504, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %506 = "vector.from_elements"(%402, %403, %404, %405, %406, %407, %408, %409) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %507 = "vector.bitcast"(%506) : (vector<8xbf16>) -> vector<2xi64>
                    %508 = "vector.extract"(%507) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %509 = "vector.extract"(%507) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%505, %508, %509) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%397) ({
                    %511 = "llvm.getelementptr"(%504, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %512 = "vector.from_elements"(%425, %426, %427, %428, %429, %430, %431, %432) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %513 = "vector.bitcast"(%512) : (vector<8xbf16>) -> vector<2xi64>
                    %514 = "vector.extract"(%513) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %515 = "vector.extract"(%513) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%511, %514, %515) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%398) ({
                    %517 = "llvm.getelementptr"(%504, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %518 = "vector.from_elements"(%448, %449, %450, %451, %452, %453, %454, %455) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %519 = "vector.bitcast"(%518) : (vector<8xbf16>) -> vector<2xi64>
                    %520 = "vector.extract"(%519) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %521 = "vector.extract"(%519) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%517, %520, %521) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%399) ({
                    %523 = "llvm.getelementptr"(%504, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %524 = "vector.from_elements"(%471, %472, %473, %474, %475, %476, %477, %478) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %525 = "vector.bitcast"(%524) : (vector<8xbf16>) -> vector<2xi64>
                    %526 = "vector.extract"(%525) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %527 = "vector.extract"(%525) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%523, %526, %527) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %529 = "arith.subi"(%496, %68) : (i32, i32) -> i32
                  %530 = "arith.andi"(%496, %529) : (i32, i32) -> i32
                  "scf.yield"(%530) : (i32) -> ()
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
      %531 = "arith.cmpi"(%200, %68) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%531) ({
        %532 = "arith.constant"() {value = 7 : i32} : () -> i32
        %533 = "arith.andi"(%54, %532) : (i32, i32) -> i32
        %534 = "arith.muli"(%533, %43) : (i32, i32) -> i32
        %535 = "arith.addi"(%40, %534) : (i32, i32) -> i32
        %536 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %537 = "arith.muli"(%2, %198) : (i32, i32) -> i32
        %538 = "arith.constant"() {value = 4 : i32} : () -> i32
        %539 = "arith.muli"(%190, %538) : (i32, i32) -> i32
        %540 = "arith.subi"(%539, %68) : (i32, i32) -> i32
        %541 = "arith.addi"(%537, %540) : (i32, i32) -> i32
        %542 = "arith.remsi"(%541, %539) : (i32, i32) -> i32
        %543 = "arith.cmpi"(%542, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %544 = "arith.divsi"(%541, %539) : (i32, i32) -> i32
        %545 = "arith.extsi"(%543) : (i1) -> i32
        %546 = "arith.addi"(%544, %545) : (i32, i32) -> i32
        %547 = "arith.maxsi"(%546, %68) : (i32, i32) -> i32
        %548 = "arith.muli"(%190, %547) : (i32, i32) -> i32
        %549 = "arith.subi"(%548, %68) : (i32, i32) -> i32
        %550 = "arith.addi"(%537, %549) : (i32, i32) -> i32
        %551 = "arith.remsi"(%550, %548) : (i32, i32) -> i32
        %552 = "arith.xori"(%551, %548) : (i32, i32) -> i32
        %553 = "arith.cmpi"(%552, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %554 = "arith.cmpi"(%551, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %555 = "arith.andi"(%553, %554) : (i1, i1) -> i1
        %556 = "arith.divsi"(%550, %548) : (i32, i32) -> i32
        %557 = "arith.extsi"(%555) : (i1) -> i32
        %558 = "arith.addi"(%556, %557) : (i32, i32) -> i32
        %559 = "arith.maxsi"(%558, %68) : (i32, i32) -> i32
        %560 = "arith.subi"(%559, %68) : (i32, i32) -> i32
        %561 = "arith.addi"(%2, %560) : (i32, i32) -> i32
        %562 = "arith.remsi"(%561, %559) : (i32, i32) -> i32
        %563 = "arith.cmpi"(%562, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %564 = "arith.divsi"(%561, %559) : (i32, i32) -> i32
        %565 = "arith.extsi"(%563) : (i1) -> i32
        %566 = "arith.addi"(%564, %565) : (i32, i32) -> i32
        %567 = "arith.muli"(%566, %198) : (i32, i32) -> i32
        %568 = "llvm.getelementptr"(%31, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %569 = "llvm.getelementptr"(%34, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %570 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %571 = "arith.cmpi"(%190, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %572 = "arith.subi"(%567, %535) : (i32, i32) -> i32
        %573 = "arith.subi"(%535, %567) : (i32, i32) -> i32
        %574 = "arith.select"(%571, %572, %573) : (i1, i32, i32) -> i32
        %575 = "arith.subi"(%52, %190) : (i32, i32) -> i32
        %576 = "arith.select"(%571, %190, %575) : (i1, i32, i32) -> i32
        %577 = "arith.addi"(%574, %576) : (i32, i32) -> i32
        %578 = "arith.subi"(%577, %68) : (i32, i32) -> i32
        %579 = "arith.remsi"(%578, %576) : (i32, i32) -> i32
        %580 = "arith.xori"(%579, %576) : (i32, i32) -> i32
        %581 = "arith.cmpi"(%580, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %582 = "arith.cmpi"(%579, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %583 = "arith.andi"(%581, %582) : (i1, i1) -> i1
        %584 = "arith.divsi"(%578, %576) : (i32, i32) -> i32
        %585 = "arith.extsi"(%583) : (i1) -> i32
        %586 = "arith.addi"(%584, %585) : (i32, i32) -> i32
        %587 = "arith.maxsi"(%52, %586) : (i32, i32) -> i32
        "scf.for"(%52, %587, %68) ({
        ^bb0(%588: i32):
          %589 = "arith.muli"(%588, %190) : (i32, i32) -> i32
          %590 = "arith.addi"(%535, %589) : (i32, i32) -> i32
          %591 = "arith.remsi"(%590, %198) : (i32, i32) -> i32
          %592 = "arith.cmpi"(%591, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %593 = "arith.divsi"(%590, %198) : (i32, i32) -> i32
          %594 = "arith.extsi"(%592) : (i1) -> i32
          %595 = "arith.addi"(%593, %594) : (i32, i32) -> i32
          %596 = "arith.muli"(%595, %559) : (i32, i32) -> i32
          %597 = "arith.addi"(%591, %198) : (i32, i32) -> i32
          %598 = "arith.select"(%592, %597, %591) : (i1, i32, i32) -> i32
          %599 = "arith.divui"(%536, %189) : (i32, i32) -> i32
          %600 = "arith.addi"(%596, %599) : (i32, i32) -> i32
          %601 = "arith.remui"(%536, %189) : (i32, i32) -> i32
          %602 = "arith.cmpi"(%599, %559) {predicate = 2 : i64} : (i32, i32) -> i1
          %603 = "arith.cmpi"(%600, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %604 = "arith.andi"(%602, %603) : (i1, i1) -> i1
          %605 = "arith.cmpi"(%601, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %606 = "arith.andi"(%604, %605) : (i1, i1) -> i1
          %607 = "scf.if"(%606) ({
            %608 = "arith.extsi"(%600) : (i32) -> i64
            %609 = "arith.extsi"(%601) : (i32) -> i64
            %610 = "arith.muli"(%608, %19) : (i64, i64) -> i64
            %611 = "arith.addi"(%610, %609) : (i64, i64) -> i64
            %612 = "llvm.getelementptr"(%18, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %613 = "llvm.load"(%612) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %614 = "arith.muli"(%608, %23) : (i64, i64) -> i64
            %615 = "arith.addi"(%614, %609) : (i64, i64) -> i64
            %616 = "llvm.getelementptr"(%22, %615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %617 = "llvm.load"(%616) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %618 = "arith.muli"(%608, %21) : (i64, i64) -> i64
            %619 = "arith.addi"(%618, %609) : (i64, i64) -> i64
            %620 = "llvm.getelementptr"(%20, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %621 = "llvm.load"(%620) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %622 = "arith.subi"(%613, %85) : (i32, i32) -> i32
            %623 = "arith.cmpi"(%613, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %624 = "arith.cmpi"(%622, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %625 = "arith.andi"(%623, %624) : (i1, i1) -> i1
            %626 = "arith.cmpi"(%622, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %627 = "arith.andi"(%625, %626) : (i1, i1) -> i1
            %628 = "scf.if"(%627) ({
              %629 = "arith.constant"() {value = 2 : i32} : () -> i32
              %630 = "arith.muli"(%622, %629) : (i32, i32) -> i32
              %631 = "llvm.getelementptr"(%570, %630) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %632 = "llvm.load"(%631) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %633 = "arith.addi"(%632, %621) : (i32, i32) -> i32
              %634 = "arith.cmpi"(%633, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %635 = "arith.constant"() {value = -2 : i32} : () -> i32
              %636 = "arith.select"(%634, %633, %635) : (i1, i32, i32) -> i32
              "scf.yield"(%636) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %637 = "arith.cmpi"(%598, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%637) ({
              %638 = "arith.muli"(%608, %33) : (i64, i64) -> i64
              %639 = "arith.addi"(%638, %609) : (i64, i64) -> i64
              %640 = "llvm.getelementptr"(%568, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%628, %640) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %641 = "arith.muli"(%608, %36) : (i64, i64) -> i64
              %642 = "arith.addi"(%641, %609) : (i64, i64) -> i64
              %643 = "llvm.getelementptr"(%569, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%617, %643) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%628) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %644 = "arith.cmpi"(%607, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %645 = "nvvm.vote.sync"(%51, %644) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 8 : i32} : (i32, i1) -> i32
          %646 = "arith.subi"(%2, %596) : (i32, i32) -> i32
          %647 = "arith.minsi"(%646, %559) : (i32, i32) -> i32
          "scf.for"(%52, %647, %68) ({
          ^bb0(%648: i32):
            %649 = "arith.muli"(%648, %189) : (i32, i32) -> i32
            %650 = "arith.constant"() {value = 255 : i32} : () -> i32
            %651 = "arith.shli"(%650, %649) : (i32, i32) -> i32
            %652 = "arith.cmpi"(%649, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %653 = "arith.select"(%652, %651, %52) : (i1, i32, i32) -> i32
            %654 = "arith.andi"(%645, %653) : (i32, i32) -> i32
            %655 = "arith.cmpi"(%654, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%655) ({
              %656 = "arith.muli"(%598, %195) : (i32, i32) -> i32
              %657 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %658 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %659 = "arith.cmpi"(%658, %52) {predicate = 4 : i64} : (i32, i32) -> i1
              %660 = "arith.subi"(%657, %656) : (i32, i32) -> i32
              %661 = "arith.subi"(%656, %657) : (i32, i32) -> i32
              %662 = "arith.select"(%659, %660, %661) : (i1, i32, i32) -> i32
              %663 = "arith.subi"(%52, %658) : (i32, i32) -> i32
              %664 = "arith.select"(%659, %658, %663) : (i1, i32, i32) -> i32
              %665 = "arith.addi"(%662, %664) : (i32, i32) -> i32
              %666 = "arith.subi"(%665, %68) : (i32, i32) -> i32
              %667 = "arith.remsi"(%666, %664) : (i32, i32) -> i32
              %668 = "arith.xori"(%667, %664) : (i32, i32) -> i32
              %669 = "arith.cmpi"(%668, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %670 = "arith.cmpi"(%667, %52) {predicate = 1 : i64} : (i32, i32) -> i1
              %671 = "arith.andi"(%669, %670) : (i1, i1) -> i1
              %672 = "arith.divsi"(%666, %664) : (i32, i32) -> i32
              %673 = "arith.extsi"(%671) : (i1) -> i32
              %674 = "arith.addi"(%672, %673) : (i32, i32) -> i32
              %675 = "arith.maxsi"(%52, %674) : (i32, i32) -> i32
              "scf.for"(%52, %675, %68) ({
              ^bb0(%676: i32):
                %677 = "arith.muli"(%676, %658) : (i32, i32) -> i32
                %678 = "arith.addi"(%656, %677) : (i32, i32) -> i32
                %679 = "arith.addi"(%596, %648) : (i32, i32) -> i32
                %680 = "arith.extsi"(%679) : (i32) -> i64
                %681 = "arith.muli"(%680, %17) : (i64, i64) -> i64
                %682 = "llvm.getelementptr"(%16, %681) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %683 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %684 = "vector.extract"(%683) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %685 = "vector.extract"(%683) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %686 = "vector.extract"(%683) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %687 = "vector.extract"(%683) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %688 = "vector.extract"(%683) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %689 = "vector.extract"(%683) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %690 = "vector.extract"(%683) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %691 = "vector.extract"(%683) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %692 = "vector.extract"(%683) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %693 = "vector.extract"(%683) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %694 = "vector.extract"(%683) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %695 = "vector.extract"(%683) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %696 = "vector.extract"(%683) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %697 = "vector.extract"(%683) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %698 = "vector.extract"(%683) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %699 = "vector.extract"(%683) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %700 = "vector.extract"(%683) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %701 = "vector.extract"(%683) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %702 = "vector.extract"(%683) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %703 = "vector.extract"(%683) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %704 = "vector.extract"(%683) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %705 = "vector.extract"(%683) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %706 = "vector.extract"(%683) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %707 = "vector.extract"(%683) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %708 = "vector.extract"(%683) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %709 = "vector.extract"(%683) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %710 = "vector.extract"(%683) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %711 = "vector.extract"(%683) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %712 = "vector.extract"(%683) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %713 = "vector.extract"(%683) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %714 = "vector.extract"(%683) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %715 = "vector.extract"(%683) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %716 = "arith.muli"(%536, %189) : (i32, i32) -> i32
                %717 = "arith.addi"(%678, %716) : (i32, i32) -> i32
                %718 = "arith.addi"(%49, %536) : (i32, i32) -> i32
                %719 = "arith.muli"(%718, %189) : (i32, i32) -> i32
                %720 = "arith.addi"(%678, %719) : (i32, i32) -> i32
                %721 = "arith.constant"() {value = 64 : i32} : () -> i32
                %722 = "arith.addi"(%721, %536) : (i32, i32) -> i32
                %723 = "arith.muli"(%722, %189) : (i32, i32) -> i32
                %724 = "arith.addi"(%678, %723) : (i32, i32) -> i32
                %725 = "arith.constant"() {value = 96 : i32} : () -> i32
                %726 = "arith.addi"(%725, %536) : (i32, i32) -> i32
                %727 = "arith.muli"(%726, %189) : (i32, i32) -> i32
                %728 = "arith.addi"(%678, %727) : (i32, i32) -> i32
                %729 = "arith.cmpi"(%717, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %730 = "arith.cmpi"(%720, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %731 = "arith.cmpi"(%724, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %732 = "arith.cmpi"(%728, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %733 = "arith.constant"() {value = true} : () -> i1
                %734 = "arith.andi"(%729, %733) : (i1, i1) -> i1
                %735, %736, %737, %738, %739, %740, %741, %742 = "scf.if"(%734) ({
                  %743 = "llvm.getelementptr"(%682, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t746_r = "llvm.inline_asm"(%743) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %744 = "llvm.extractvalue"(%t746_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %745 = "llvm.extractvalue"(%t746_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %747 = "vector.from_elements"(%744, %745) : (i64, i64) -> vector<2xi64>
                  %748 = "vector.bitcast"(%747) : (vector<2xi64>) -> vector<8xbf16>
                  %749 = "vector.extract"(%748) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %750 = "vector.extract"(%748) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %751 = "vector.extract"(%748) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %752 = "vector.extract"(%748) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %753 = "vector.extract"(%748) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %754 = "vector.extract"(%748) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %755 = "vector.extract"(%748) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %756 = "vector.extract"(%748) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%749, %750, %751, %752, %753, %754, %755, %756) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%684, %685, %686, %687, %688, %689, %690, %691) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %757 = "arith.andi"(%730, %733) : (i1, i1) -> i1
                %758, %759, %760, %761, %762, %763, %764, %765 = "scf.if"(%757) ({
                  %766 = "llvm.getelementptr"(%682, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t769_r = "llvm.inline_asm"(%766) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %767 = "llvm.extractvalue"(%t769_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %768 = "llvm.extractvalue"(%t769_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %770 = "vector.from_elements"(%767, %768) : (i64, i64) -> vector<2xi64>
                  %771 = "vector.bitcast"(%770) : (vector<2xi64>) -> vector<8xbf16>
                  %772 = "vector.extract"(%771) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %773 = "vector.extract"(%771) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %774 = "vector.extract"(%771) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %775 = "vector.extract"(%771) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %776 = "vector.extract"(%771) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %777 = "vector.extract"(%771) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %778 = "vector.extract"(%771) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %779 = "vector.extract"(%771) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%772, %773, %774, %775, %776, %777, %778, %779) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%692, %693, %694, %695, %696, %697, %698, %699) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %780 = "arith.andi"(%731, %733) : (i1, i1) -> i1
                %781, %782, %783, %784, %785, %786, %787, %788 = "scf.if"(%780) ({
                  %789 = "llvm.getelementptr"(%682, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t792_r = "llvm.inline_asm"(%789) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %790 = "llvm.extractvalue"(%t792_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %791 = "llvm.extractvalue"(%t792_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %793 = "vector.from_elements"(%790, %791) : (i64, i64) -> vector<2xi64>
                  %794 = "vector.bitcast"(%793) : (vector<2xi64>) -> vector<8xbf16>
                  %795 = "vector.extract"(%794) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %796 = "vector.extract"(%794) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %797 = "vector.extract"(%794) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %798 = "vector.extract"(%794) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %799 = "vector.extract"(%794) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %800 = "vector.extract"(%794) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %801 = "vector.extract"(%794) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %802 = "vector.extract"(%794) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%795, %796, %797, %798, %799, %800, %801, %802) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%700, %701, %702, %703, %704, %705, %706, %707) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %803 = "arith.andi"(%732, %733) : (i1, i1) -> i1
                %804, %805, %806, %807, %808, %809, %810, %811 = "scf.if"(%803) ({
                  %812 = "llvm.getelementptr"(%682, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t815_r = "llvm.inline_asm"(%812) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %813 = "llvm.extractvalue"(%t815_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %814 = "llvm.extractvalue"(%t815_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %816 = "vector.from_elements"(%813, %814) : (i64, i64) -> vector<2xi64>
                  %817 = "vector.bitcast"(%816) : (vector<2xi64>) -> vector<8xbf16>
                  %818 = "vector.extract"(%817) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %819 = "vector.extract"(%817) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %820 = "vector.extract"(%817) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %821 = "vector.extract"(%817) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %822 = "vector.extract"(%817) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %823 = "vector.extract"(%817) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %824 = "vector.extract"(%817) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %825 = "vector.extract"(%817) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%818, %819, %820, %821, %822, %823, %824, %825) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%708, %709, %710, %711, %712, %713, %714, %715) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %826 = "scf.while"(%654) ({
                ^bb0(%827: i32):
                  %828 = "arith.cmpi"(%827, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%828, %827) : (i1, i32) -> ()
                }, {
                ^bb0(%829: i32):
                  %830 = "arith.subi"(%52, %829) : (i32, i32) -> i32
                  %831 = "arith.andi"(%829, %830) : (i32, i32) -> i32
                  %832 = "arith.subi"(%831, %68) : (i32, i32) -> i32
                  %833 = "llvm.intr.ctpop"(%832) : (i32) -> i32
                  %834 = "nvvm.shfl.sync"(%51, %607, %833, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
                  %835 = "arith.extsi"(%834) : (i32) -> i64
                  %836 = "arith.muli"(%835, %28) : (i64, i64) -> i64
                  %837 = "llvm.getelementptr"(%26, %836) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%729) ({
                    %838 = "llvm.getelementptr"(%837, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %839 = "vector.from_elements"(%735, %736, %737, %738, %739, %740, %741, %742) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %840 = "vector.bitcast"(%839) : (vector<8xbf16>) -> vector<2xi64>
                    %841 = "vector.extract"(%840) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %842 = "vector.extract"(%840) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%838, %841, %842) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%730) ({
                    %844 = "llvm.getelementptr"(%837, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %845 = "vector.from_elements"(%758, %759, %760, %761, %762, %763, %764, %765) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %846 = "vector.bitcast"(%845) : (vector<8xbf16>) -> vector<2xi64>
                    %847 = "vector.extract"(%846) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %848 = "vector.extract"(%846) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%844, %847, %848) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%731) ({
                    %850 = "llvm.getelementptr"(%837, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %851 = "vector.from_elements"(%781, %782, %783, %784, %785, %786, %787, %788) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %852 = "vector.bitcast"(%851) : (vector<8xbf16>) -> vector<2xi64>
                    %853 = "vector.extract"(%852) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %854 = "vector.extract"(%852) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%850, %853, %854) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%732) ({
                    %856 = "llvm.getelementptr"(%837, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %857 = "vector.from_elements"(%804, %805, %806, %807, %808, %809, %810, %811) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %858 = "vector.bitcast"(%857) : (vector<8xbf16>) -> vector<2xi64>
                    %859 = "vector.extract"(%858) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %860 = "vector.extract"(%858) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%856, %859, %860) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %862 = "arith.subi"(%829, %68) : (i32, i32) -> i32
                  %863 = "arith.andi"(%829, %862) : (i32, i32) -> i32
                  "scf.yield"(%863) : (i32) -> ()
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
        %864 = "llvm.inline_asm"(%25) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %866 = "arith.shrsi"(%864, %59) : (i64, i64) -> i64
        %867 = "scf.if"(%61) ({
          %868 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %869 = "arith.subi"(%868, %43) : (i32, i32) -> i32
          %870 = "arith.extsi"(%869) : (i32) -> i64
          "scf.yield"(%870) : (i64) -> ()
        }, {
          %871 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%871) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %872 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%872, %867) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%25, %867) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%61) ({
          %875 = "arith.constant"() {value = 1 : i64} : () -> i64
          %876 = "arith.addi"(%866, %875) : (i64, i64) -> i64
          %877 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %878 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %879 = "arith.muli"(%876, %878) : (i64, i64) -> i64
          %880 = "llvm.inline_asm"(%877) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %882 = "scf.while"(%880) ({
          ^bb0(%883: i64):
            %884 = "arith.cmpi"(%883, %879) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%884, %883) : (i1, i64) -> ()
          }, {
          ^bb0(%885: i64):
            %886 = "llvm.inline_asm"(%877) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%886) : (i64) -> ()
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
    "cutec.host_check"(%41) {message = "row_ends has another length than experts", file = "samples/moe_gpus.py", line = 379 : i32} : (i1) -> ()
    %42 = "arith.constant"() {value = 132 : i32} : () -> i32
    %43 = "arith.constant"() {value = 512 : i32} : () -> i32
    %44 = "arith.constant"() {value = 6144 : i32} : () -> i32
    "gpu.launch_func"(%42, %37, %37, %43, %37, %37, %44, %0, %16, %2, %3, %17, %18, %6, %19, %20, %21, %22, %23, %24, %13, %25, %15, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) {kernel = @kernels::@dispatch_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 37, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
