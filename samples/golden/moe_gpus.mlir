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
        %238 = "arith.maxsi"(%190, %68) : (i32, i32) -> i32
        "scf.for"(%205, %237, %238) ({
        ^bb0(%239: i32):
          %240 = "arith.remsi"(%239, %198) : (i32, i32) -> i32
          %241 = "arith.cmpi"(%240, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %242 = "arith.divsi"(%239, %198) : (i32, i32) -> i32
          %243 = "arith.extsi"(%241) : (i1) -> i32
          %244 = "arith.addi"(%242, %243) : (i32, i32) -> i32
          %245 = "arith.muli"(%244, %229) : (i32, i32) -> i32
          %246 = "arith.addi"(%240, %198) : (i32, i32) -> i32
          %247 = "arith.select"(%241, %246, %240) : (i1, i32, i32) -> i32
          %248 = "arith.divui"(%206, %189) : (i32, i32) -> i32
          %249 = "arith.addi"(%245, %248) : (i32, i32) -> i32
          %250 = "arith.remui"(%206, %189) : (i32, i32) -> i32
          %251 = "arith.cmpi"(%248, %229) {predicate = 2 : i64} : (i32, i32) -> i1
          %252 = "arith.cmpi"(%249, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %253 = "arith.andi"(%251, %252) : (i1, i1) -> i1
          %254 = "arith.cmpi"(%250, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %255 = "arith.andi"(%253, %254) : (i1, i1) -> i1
          %256 = "scf.if"(%255) ({
            %257 = "arith.extsi"(%249) : (i32) -> i64
            %258 = "arith.extsi"(%250) : (i32) -> i64
            %259 = "arith.muli"(%257, %7) : (i64, i64) -> i64
            %260 = "arith.addi"(%259, %258) : (i64, i64) -> i64
            %261 = "llvm.getelementptr"(%5, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %263 = "arith.muli"(%257, %11) : (i64, i64) -> i64
            %264 = "arith.addi"(%263, %258) : (i64, i64) -> i64
            %265 = "llvm.getelementptr"(%10, %264) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %267 = "arith.muli"(%257, %9) : (i64, i64) -> i64
            %268 = "arith.addi"(%267, %258) : (i64, i64) -> i64
            %269 = "llvm.getelementptr"(%8, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %271 = "arith.subi"(%262, %85) : (i32, i32) -> i32
            %272 = "arith.cmpi"(%271, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %273 = "arith.cmpi"(%271, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %274 = "arith.andi"(%272, %273) : (i1, i1) -> i1
            %275 = "arith.cmpi"(%262, %13) {predicate = 2 : i64} : (i32, i32) -> i1
            %276 = "arith.andi"(%274, %275) : (i1, i1) -> i1
            %277 = "scf.if"(%276) ({
              %278 = "arith.constant"() {value = 2 : i32} : () -> i32
              %279 = "arith.muli"(%271, %278) : (i32, i32) -> i32
              %280 = "llvm.getelementptr"(%55, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %281 = "llvm.load"(%280) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %282 = "arith.addi"(%281, %270) : (i32, i32) -> i32
              %283 = "arith.cmpi"(%270, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %284 = "arith.cmpi"(%282, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %285 = "arith.andi"(%283, %284) : (i1, i1) -> i1
              %286 = "arith.constant"() {value = -2 : i32} : () -> i32
              %287 = "arith.select"(%285, %282, %286) : (i1, i32, i32) -> i32
              "scf.yield"(%287) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %288 = "arith.cmpi"(%247, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%288) ({
              %289 = "arith.muli"(%257, %33) : (i64, i64) -> i64
              %290 = "arith.addi"(%289, %258) : (i64, i64) -> i64
              %291 = "llvm.getelementptr"(%31, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%277, %291) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %292 = "arith.muli"(%257, %36) : (i64, i64) -> i64
              %293 = "arith.addi"(%292, %258) : (i64, i64) -> i64
              %294 = "llvm.getelementptr"(%34, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%266, %294) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%277) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %295 = "arith.cmpi"(%256, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %296 = "nvvm.vote.sync"(%51, %295) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 6 : i32} : (i32, i1) -> i32
          %297 = "arith.subi"(%2, %245) : (i32, i32) -> i32
          %298 = "arith.minsi"(%297, %229) : (i32, i32) -> i32
          "scf.for"(%52, %298, %68) ({
          ^bb0(%299: i32):
            %300 = "arith.muli"(%299, %189) : (i32, i32) -> i32
            %301 = "arith.constant"() {value = 255 : i32} : () -> i32
            %302 = "arith.shli"(%301, %300) : (i32, i32) -> i32
            %303 = "arith.cmpi"(%300, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %304 = "arith.select"(%303, %302, %52) : (i1, i32, i32) -> i32
            %305 = "arith.andi"(%296, %304) : (i32, i32) -> i32
            %306 = "arith.cmpi"(%305, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%306) ({
              %307 = "arith.muli"(%247, %195) : (i32, i32) -> i32
              %308 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %309 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %310 = "arith.maxsi"(%309, %68) : (i32, i32) -> i32
              "scf.for"(%307, %308, %310) ({
              ^bb0(%311: i32):
                %312 = "arith.addi"(%245, %299) : (i32, i32) -> i32
                %313 = "arith.extsi"(%312) : (i32) -> i64
                %314 = "arith.muli"(%313, %4) : (i64, i64) -> i64
                %315 = "llvm.getelementptr"(%1, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %316 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %317 = "vector.extract"(%316) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %318 = "vector.extract"(%316) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %319 = "vector.extract"(%316) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %320 = "vector.extract"(%316) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %321 = "vector.extract"(%316) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %322 = "vector.extract"(%316) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %323 = "vector.extract"(%316) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %324 = "vector.extract"(%316) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %325 = "vector.extract"(%316) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %326 = "vector.extract"(%316) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %327 = "vector.extract"(%316) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %328 = "vector.extract"(%316) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %329 = "vector.extract"(%316) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %330 = "vector.extract"(%316) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %331 = "vector.extract"(%316) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %332 = "vector.extract"(%316) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %333 = "vector.extract"(%316) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %334 = "vector.extract"(%316) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %335 = "vector.extract"(%316) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %336 = "vector.extract"(%316) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %337 = "vector.extract"(%316) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %338 = "vector.extract"(%316) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %339 = "vector.extract"(%316) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %340 = "vector.extract"(%316) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %341 = "vector.extract"(%316) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %342 = "vector.extract"(%316) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %343 = "vector.extract"(%316) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %344 = "vector.extract"(%316) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %345 = "vector.extract"(%316) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %346 = "vector.extract"(%316) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %347 = "vector.extract"(%316) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %348 = "vector.extract"(%316) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %349 = "arith.muli"(%206, %189) : (i32, i32) -> i32
                %350 = "arith.addi"(%311, %349) : (i32, i32) -> i32
                %351 = "arith.addi"(%49, %206) : (i32, i32) -> i32
                %352 = "arith.muli"(%351, %189) : (i32, i32) -> i32
                %353 = "arith.addi"(%311, %352) : (i32, i32) -> i32
                %354 = "arith.constant"() {value = 64 : i32} : () -> i32
                %355 = "arith.addi"(%354, %206) : (i32, i32) -> i32
                %356 = "arith.muli"(%355, %189) : (i32, i32) -> i32
                %357 = "arith.addi"(%311, %356) : (i32, i32) -> i32
                %358 = "arith.constant"() {value = 96 : i32} : () -> i32
                %359 = "arith.addi"(%358, %206) : (i32, i32) -> i32
                %360 = "arith.muli"(%359, %189) : (i32, i32) -> i32
                %361 = "arith.addi"(%311, %360) : (i32, i32) -> i32
                %362 = "arith.cmpi"(%350, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %363 = "arith.cmpi"(%353, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %364 = "arith.cmpi"(%357, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %365 = "arith.cmpi"(%361, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %366 = "arith.constant"() {value = true} : () -> i1
                %367 = "arith.andi"(%362, %366) : (i1, i1) -> i1
                %368, %369, %370, %371, %372, %373, %374, %375 = "scf.if"(%367) ({
                  %376 = "llvm.getelementptr"(%315, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t379_r = "llvm.inline_asm"(%376) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %377 = "llvm.extractvalue"(%t379_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %378 = "llvm.extractvalue"(%t379_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %380 = "vector.from_elements"(%377, %378) : (i64, i64) -> vector<2xi64>
                  %381 = "vector.bitcast"(%380) : (vector<2xi64>) -> vector<8xbf16>
                  %382 = "vector.extract"(%381) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %383 = "vector.extract"(%381) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %384 = "vector.extract"(%381) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %385 = "vector.extract"(%381) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %386 = "vector.extract"(%381) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %387 = "vector.extract"(%381) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %388 = "vector.extract"(%381) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %389 = "vector.extract"(%381) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%382, %383, %384, %385, %386, %387, %388, %389) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%317, %318, %319, %320, %321, %322, %323, %324) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %390 = "arith.andi"(%363, %366) : (i1, i1) -> i1
                %391, %392, %393, %394, %395, %396, %397, %398 = "scf.if"(%390) ({
                  %399 = "llvm.getelementptr"(%315, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t402_r = "llvm.inline_asm"(%399) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %400 = "llvm.extractvalue"(%t402_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %401 = "llvm.extractvalue"(%t402_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %403 = "vector.from_elements"(%400, %401) : (i64, i64) -> vector<2xi64>
                  %404 = "vector.bitcast"(%403) : (vector<2xi64>) -> vector<8xbf16>
                  %405 = "vector.extract"(%404) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %406 = "vector.extract"(%404) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %407 = "vector.extract"(%404) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %408 = "vector.extract"(%404) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %409 = "vector.extract"(%404) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %410 = "vector.extract"(%404) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %411 = "vector.extract"(%404) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %412 = "vector.extract"(%404) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%405, %406, %407, %408, %409, %410, %411, %412) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%325, %326, %327, %328, %329, %330, %331, %332) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %413 = "arith.andi"(%364, %366) : (i1, i1) -> i1
                %414, %415, %416, %417, %418, %419, %420, %421 = "scf.if"(%413) ({
                  %422 = "llvm.getelementptr"(%315, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t425_r = "llvm.inline_asm"(%422) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %423 = "llvm.extractvalue"(%t425_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %424 = "llvm.extractvalue"(%t425_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %426 = "vector.from_elements"(%423, %424) : (i64, i64) -> vector<2xi64>
                  %427 = "vector.bitcast"(%426) : (vector<2xi64>) -> vector<8xbf16>
                  %428 = "vector.extract"(%427) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %429 = "vector.extract"(%427) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %430 = "vector.extract"(%427) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %431 = "vector.extract"(%427) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %432 = "vector.extract"(%427) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %433 = "vector.extract"(%427) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %434 = "vector.extract"(%427) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %435 = "vector.extract"(%427) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%428, %429, %430, %431, %432, %433, %434, %435) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%333, %334, %335, %336, %337, %338, %339, %340) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %436 = "arith.andi"(%365, %366) : (i1, i1) -> i1
                %437, %438, %439, %440, %441, %442, %443, %444 = "scf.if"(%436) ({
                  %445 = "llvm.getelementptr"(%315, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t448_r = "llvm.inline_asm"(%445) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %446 = "llvm.extractvalue"(%t448_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %447 = "llvm.extractvalue"(%t448_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %449 = "vector.from_elements"(%446, %447) : (i64, i64) -> vector<2xi64>
                  %450 = "vector.bitcast"(%449) : (vector<2xi64>) -> vector<8xbf16>
                  %451 = "vector.extract"(%450) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %452 = "vector.extract"(%450) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %453 = "vector.extract"(%450) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %454 = "vector.extract"(%450) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %455 = "vector.extract"(%450) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %456 = "vector.extract"(%450) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %457 = "vector.extract"(%450) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %458 = "vector.extract"(%450) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%451, %452, %453, %454, %455, %456, %457, %458) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%341, %342, %343, %344, %345, %346, %347, %348) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %459 = "scf.while"(%305) ({
                ^bb0(%460: i32):
                  %461 = "arith.cmpi"(%460, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%461, %460) : (i1, i32) -> ()
                }, {
                ^bb0(%462: i32):
                  %463 = "arith.subi"(%52, %462) : (i32, i32) -> i32
                  %464 = "arith.andi"(%462, %463) : (i32, i32) -> i32
                  %465 = "arith.subi"(%464, %68) : (i32, i32) -> i32
                  %466 = "llvm.intr.ctpop"(%465) : (i32) -> i32
                  %467 = "nvvm.shfl.sync"(%51, %256, %466, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
                  %468 = "arith.extsi"(%467) : (i32) -> i64
                  %469 = "arith.muli"(%468, %28) : (i64, i64) -> i64
                  %470 = "llvm.getelementptr"(%26, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%362) ({
                    %471 = "llvm.getelementptr"(%470, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %472 = "vector.from_elements"(%368, %369, %370, %371, %372, %373, %374, %375) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %473 = "vector.bitcast"(%472) : (vector<8xbf16>) -> vector<2xi64>
                    %474 = "vector.extract"(%473) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %475 = "vector.extract"(%473) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%471, %474, %475) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%363) ({
                    %477 = "llvm.getelementptr"(%470, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %478 = "vector.from_elements"(%391, %392, %393, %394, %395, %396, %397, %398) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %479 = "vector.bitcast"(%478) : (vector<8xbf16>) -> vector<2xi64>
                    %480 = "vector.extract"(%479) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %481 = "vector.extract"(%479) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%477, %480, %481) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%364) ({
                    %483 = "llvm.getelementptr"(%470, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %484 = "vector.from_elements"(%414, %415, %416, %417, %418, %419, %420, %421) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %485 = "vector.bitcast"(%484) : (vector<8xbf16>) -> vector<2xi64>
                    %486 = "vector.extract"(%485) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %487 = "vector.extract"(%485) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%483, %486, %487) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%365) ({
                    %489 = "llvm.getelementptr"(%470, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %490 = "vector.from_elements"(%437, %438, %439, %440, %441, %442, %443, %444) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %491 = "vector.bitcast"(%490) : (vector<8xbf16>) -> vector<2xi64>
                    %492 = "vector.extract"(%491) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %493 = "vector.extract"(%491) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%489, %492, %493) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %495 = "arith.subi"(%462, %68) : (i32, i32) -> i32
                  %496 = "arith.andi"(%462, %495) : (i32, i32) -> i32
                  "scf.yield"(%496) : (i32) -> ()
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
      %497 = "arith.cmpi"(%200, %68) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%497) ({
        %498 = "arith.constant"() {value = 7 : i32} : () -> i32
        %499 = "arith.andi"(%54, %498) : (i32, i32) -> i32
        %500 = "arith.muli"(%499, %43) : (i32, i32) -> i32
        %501 = "arith.addi"(%40, %500) : (i32, i32) -> i32
        %502 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %503 = "arith.muli"(%2, %198) : (i32, i32) -> i32
        %504 = "arith.constant"() {value = 4 : i32} : () -> i32
        %505 = "arith.muli"(%190, %504) : (i32, i32) -> i32
        %506 = "arith.subi"(%505, %68) : (i32, i32) -> i32
        %507 = "arith.addi"(%503, %506) : (i32, i32) -> i32
        %508 = "arith.remsi"(%507, %505) : (i32, i32) -> i32
        %509 = "arith.cmpi"(%508, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %510 = "arith.divsi"(%507, %505) : (i32, i32) -> i32
        %511 = "arith.extsi"(%509) : (i1) -> i32
        %512 = "arith.addi"(%510, %511) : (i32, i32) -> i32
        %513 = "arith.maxsi"(%512, %68) : (i32, i32) -> i32
        %514 = "arith.muli"(%190, %513) : (i32, i32) -> i32
        %515 = "arith.subi"(%514, %68) : (i32, i32) -> i32
        %516 = "arith.addi"(%503, %515) : (i32, i32) -> i32
        %517 = "arith.remsi"(%516, %514) : (i32, i32) -> i32
        %518 = "arith.xori"(%517, %514) : (i32, i32) -> i32
        %519 = "arith.cmpi"(%518, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %520 = "arith.cmpi"(%517, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %521 = "arith.andi"(%519, %520) : (i1, i1) -> i1
        %522 = "arith.divsi"(%516, %514) : (i32, i32) -> i32
        %523 = "arith.extsi"(%521) : (i1) -> i32
        %524 = "arith.addi"(%522, %523) : (i32, i32) -> i32
        %525 = "arith.maxsi"(%524, %68) : (i32, i32) -> i32
        %526 = "arith.subi"(%525, %68) : (i32, i32) -> i32
        %527 = "arith.addi"(%2, %526) : (i32, i32) -> i32
        %528 = "arith.remsi"(%527, %525) : (i32, i32) -> i32
        %529 = "arith.cmpi"(%528, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %530 = "arith.divsi"(%527, %525) : (i32, i32) -> i32
        %531 = "arith.extsi"(%529) : (i1) -> i32
        %532 = "arith.addi"(%530, %531) : (i32, i32) -> i32
        %533 = "arith.muli"(%532, %198) : (i32, i32) -> i32
        %534 = "llvm.getelementptr"(%31, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %535 = "llvm.getelementptr"(%34, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %536 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %537 = "arith.maxsi"(%190, %68) : (i32, i32) -> i32
        "scf.for"(%501, %533, %537) ({
        ^bb0(%538: i32):
          %539 = "arith.remsi"(%538, %198) : (i32, i32) -> i32
          %540 = "arith.cmpi"(%539, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %541 = "arith.divsi"(%538, %198) : (i32, i32) -> i32
          %542 = "arith.extsi"(%540) : (i1) -> i32
          %543 = "arith.addi"(%541, %542) : (i32, i32) -> i32
          %544 = "arith.muli"(%543, %525) : (i32, i32) -> i32
          %545 = "arith.addi"(%539, %198) : (i32, i32) -> i32
          %546 = "arith.select"(%540, %545, %539) : (i1, i32, i32) -> i32
          %547 = "arith.divui"(%502, %189) : (i32, i32) -> i32
          %548 = "arith.addi"(%544, %547) : (i32, i32) -> i32
          %549 = "arith.remui"(%502, %189) : (i32, i32) -> i32
          %550 = "arith.cmpi"(%547, %525) {predicate = 2 : i64} : (i32, i32) -> i1
          %551 = "arith.cmpi"(%548, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %552 = "arith.andi"(%550, %551) : (i1, i1) -> i1
          %553 = "arith.cmpi"(%549, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %554 = "arith.andi"(%552, %553) : (i1, i1) -> i1
          %555 = "scf.if"(%554) ({
            %556 = "arith.extsi"(%548) : (i32) -> i64
            %557 = "arith.extsi"(%549) : (i32) -> i64
            %558 = "arith.muli"(%556, %19) : (i64, i64) -> i64
            %559 = "arith.addi"(%558, %557) : (i64, i64) -> i64
            %560 = "llvm.getelementptr"(%18, %559) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %561 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %562 = "arith.muli"(%556, %23) : (i64, i64) -> i64
            %563 = "arith.addi"(%562, %557) : (i64, i64) -> i64
            %564 = "llvm.getelementptr"(%22, %563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %565 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %566 = "arith.muli"(%556, %21) : (i64, i64) -> i64
            %567 = "arith.addi"(%566, %557) : (i64, i64) -> i64
            %568 = "llvm.getelementptr"(%20, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %569 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %570 = "arith.subi"(%561, %85) : (i32, i32) -> i32
            %571 = "arith.cmpi"(%570, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %572 = "arith.cmpi"(%570, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %573 = "arith.andi"(%571, %572) : (i1, i1) -> i1
            %574 = "arith.cmpi"(%561, %13) {predicate = 2 : i64} : (i32, i32) -> i1
            %575 = "arith.andi"(%573, %574) : (i1, i1) -> i1
            %576 = "scf.if"(%575) ({
              %577 = "arith.constant"() {value = 2 : i32} : () -> i32
              %578 = "arith.muli"(%570, %577) : (i32, i32) -> i32
              %579 = "llvm.getelementptr"(%536, %578) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %580 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %581 = "arith.addi"(%580, %569) : (i32, i32) -> i32
              %582 = "arith.cmpi"(%569, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %583 = "arith.cmpi"(%581, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %584 = "arith.andi"(%582, %583) : (i1, i1) -> i1
              %585 = "arith.constant"() {value = -2 : i32} : () -> i32
              %586 = "arith.select"(%584, %581, %585) : (i1, i32, i32) -> i32
              "scf.yield"(%586) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %587 = "arith.cmpi"(%546, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%587) ({
              %588 = "arith.muli"(%556, %33) : (i64, i64) -> i64
              %589 = "arith.addi"(%588, %557) : (i64, i64) -> i64
              %590 = "llvm.getelementptr"(%534, %589) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%576, %590) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %591 = "arith.muli"(%556, %36) : (i64, i64) -> i64
              %592 = "arith.addi"(%591, %557) : (i64, i64) -> i64
              %593 = "llvm.getelementptr"(%535, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%565, %593) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%576) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %594 = "arith.cmpi"(%555, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %595 = "nvvm.vote.sync"(%51, %594) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 8 : i32} : (i32, i1) -> i32
          %596 = "arith.subi"(%2, %544) : (i32, i32) -> i32
          %597 = "arith.minsi"(%596, %525) : (i32, i32) -> i32
          "scf.for"(%52, %597, %68) ({
          ^bb0(%598: i32):
            %599 = "arith.muli"(%598, %189) : (i32, i32) -> i32
            %600 = "arith.constant"() {value = 255 : i32} : () -> i32
            %601 = "arith.shli"(%600, %599) : (i32, i32) -> i32
            %602 = "arith.cmpi"(%599, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %603 = "arith.select"(%602, %601, %52) : (i1, i32, i32) -> i32
            %604 = "arith.andi"(%595, %603) : (i32, i32) -> i32
            %605 = "arith.cmpi"(%604, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%605) ({
              %606 = "arith.muli"(%546, %195) : (i32, i32) -> i32
              %607 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %608 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %609 = "arith.maxsi"(%608, %68) : (i32, i32) -> i32
              "scf.for"(%606, %607, %609) ({
              ^bb0(%610: i32):
                %611 = "arith.addi"(%544, %598) : (i32, i32) -> i32
                %612 = "arith.extsi"(%611) : (i32) -> i64
                %613 = "arith.muli"(%612, %17) : (i64, i64) -> i64
                %614 = "llvm.getelementptr"(%16, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %615 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %616 = "vector.extract"(%615) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %617 = "vector.extract"(%615) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %618 = "vector.extract"(%615) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %619 = "vector.extract"(%615) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %620 = "vector.extract"(%615) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %621 = "vector.extract"(%615) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %622 = "vector.extract"(%615) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %623 = "vector.extract"(%615) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %624 = "vector.extract"(%615) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %625 = "vector.extract"(%615) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %626 = "vector.extract"(%615) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %627 = "vector.extract"(%615) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %628 = "vector.extract"(%615) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %629 = "vector.extract"(%615) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %630 = "vector.extract"(%615) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %631 = "vector.extract"(%615) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %632 = "vector.extract"(%615) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %633 = "vector.extract"(%615) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %634 = "vector.extract"(%615) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %635 = "vector.extract"(%615) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %636 = "vector.extract"(%615) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %637 = "vector.extract"(%615) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %638 = "vector.extract"(%615) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %639 = "vector.extract"(%615) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %640 = "vector.extract"(%615) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %641 = "vector.extract"(%615) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %642 = "vector.extract"(%615) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %643 = "vector.extract"(%615) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %644 = "vector.extract"(%615) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %645 = "vector.extract"(%615) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %646 = "vector.extract"(%615) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %647 = "vector.extract"(%615) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %648 = "arith.muli"(%502, %189) : (i32, i32) -> i32
                %649 = "arith.addi"(%610, %648) : (i32, i32) -> i32
                %650 = "arith.addi"(%49, %502) : (i32, i32) -> i32
                %651 = "arith.muli"(%650, %189) : (i32, i32) -> i32
                %652 = "arith.addi"(%610, %651) : (i32, i32) -> i32
                %653 = "arith.constant"() {value = 64 : i32} : () -> i32
                %654 = "arith.addi"(%653, %502) : (i32, i32) -> i32
                %655 = "arith.muli"(%654, %189) : (i32, i32) -> i32
                %656 = "arith.addi"(%610, %655) : (i32, i32) -> i32
                %657 = "arith.constant"() {value = 96 : i32} : () -> i32
                %658 = "arith.addi"(%657, %502) : (i32, i32) -> i32
                %659 = "arith.muli"(%658, %189) : (i32, i32) -> i32
                %660 = "arith.addi"(%610, %659) : (i32, i32) -> i32
                %661 = "arith.cmpi"(%649, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %662 = "arith.cmpi"(%652, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %663 = "arith.cmpi"(%656, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %664 = "arith.cmpi"(%660, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %665 = "arith.constant"() {value = true} : () -> i1
                %666 = "arith.andi"(%661, %665) : (i1, i1) -> i1
                %667, %668, %669, %670, %671, %672, %673, %674 = "scf.if"(%666) ({
                  %675 = "llvm.getelementptr"(%614, %649) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t678_r = "llvm.inline_asm"(%675) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %676 = "llvm.extractvalue"(%t678_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %677 = "llvm.extractvalue"(%t678_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %679 = "vector.from_elements"(%676, %677) : (i64, i64) -> vector<2xi64>
                  %680 = "vector.bitcast"(%679) : (vector<2xi64>) -> vector<8xbf16>
                  %681 = "vector.extract"(%680) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %682 = "vector.extract"(%680) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %683 = "vector.extract"(%680) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %684 = "vector.extract"(%680) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %685 = "vector.extract"(%680) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %686 = "vector.extract"(%680) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %687 = "vector.extract"(%680) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %688 = "vector.extract"(%680) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%681, %682, %683, %684, %685, %686, %687, %688) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%616, %617, %618, %619, %620, %621, %622, %623) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %689 = "arith.andi"(%662, %665) : (i1, i1) -> i1
                %690, %691, %692, %693, %694, %695, %696, %697 = "scf.if"(%689) ({
                  %698 = "llvm.getelementptr"(%614, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t701_r = "llvm.inline_asm"(%698) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %699 = "llvm.extractvalue"(%t701_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %700 = "llvm.extractvalue"(%t701_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %702 = "vector.from_elements"(%699, %700) : (i64, i64) -> vector<2xi64>
                  %703 = "vector.bitcast"(%702) : (vector<2xi64>) -> vector<8xbf16>
                  %704 = "vector.extract"(%703) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %705 = "vector.extract"(%703) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %706 = "vector.extract"(%703) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %707 = "vector.extract"(%703) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %708 = "vector.extract"(%703) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %709 = "vector.extract"(%703) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %710 = "vector.extract"(%703) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %711 = "vector.extract"(%703) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%704, %705, %706, %707, %708, %709, %710, %711) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%624, %625, %626, %627, %628, %629, %630, %631) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %712 = "arith.andi"(%663, %665) : (i1, i1) -> i1
                %713, %714, %715, %716, %717, %718, %719, %720 = "scf.if"(%712) ({
                  %721 = "llvm.getelementptr"(%614, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t724_r = "llvm.inline_asm"(%721) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %722 = "llvm.extractvalue"(%t724_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %723 = "llvm.extractvalue"(%t724_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %725 = "vector.from_elements"(%722, %723) : (i64, i64) -> vector<2xi64>
                  %726 = "vector.bitcast"(%725) : (vector<2xi64>) -> vector<8xbf16>
                  %727 = "vector.extract"(%726) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %728 = "vector.extract"(%726) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %729 = "vector.extract"(%726) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %730 = "vector.extract"(%726) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %731 = "vector.extract"(%726) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %732 = "vector.extract"(%726) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %733 = "vector.extract"(%726) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %734 = "vector.extract"(%726) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%727, %728, %729, %730, %731, %732, %733, %734) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%632, %633, %634, %635, %636, %637, %638, %639) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %735 = "arith.andi"(%664, %665) : (i1, i1) -> i1
                %736, %737, %738, %739, %740, %741, %742, %743 = "scf.if"(%735) ({
                  %744 = "llvm.getelementptr"(%614, %660) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t747_r = "llvm.inline_asm"(%744) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %745 = "llvm.extractvalue"(%t747_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %746 = "llvm.extractvalue"(%t747_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %748 = "vector.from_elements"(%745, %746) : (i64, i64) -> vector<2xi64>
                  %749 = "vector.bitcast"(%748) : (vector<2xi64>) -> vector<8xbf16>
                  %750 = "vector.extract"(%749) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %751 = "vector.extract"(%749) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %752 = "vector.extract"(%749) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %753 = "vector.extract"(%749) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %754 = "vector.extract"(%749) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %755 = "vector.extract"(%749) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %756 = "vector.extract"(%749) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %757 = "vector.extract"(%749) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%750, %751, %752, %753, %754, %755, %756, %757) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%640, %641, %642, %643, %644, %645, %646, %647) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %758 = "scf.while"(%604) ({
                ^bb0(%759: i32):
                  %760 = "arith.cmpi"(%759, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%760, %759) : (i1, i32) -> ()
                }, {
                ^bb0(%761: i32):
                  %762 = "arith.subi"(%52, %761) : (i32, i32) -> i32
                  %763 = "arith.andi"(%761, %762) : (i32, i32) -> i32
                  %764 = "arith.subi"(%763, %68) : (i32, i32) -> i32
                  %765 = "llvm.intr.ctpop"(%764) : (i32) -> i32
                  %766 = "nvvm.shfl.sync"(%51, %555, %765, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
                  %767 = "arith.extsi"(%766) : (i32) -> i64
                  %768 = "arith.muli"(%767, %28) : (i64, i64) -> i64
                  %769 = "llvm.getelementptr"(%26, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%661) ({
                    %770 = "llvm.getelementptr"(%769, %649) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %771 = "vector.from_elements"(%667, %668, %669, %670, %671, %672, %673, %674) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %772 = "vector.bitcast"(%771) : (vector<8xbf16>) -> vector<2xi64>
                    %773 = "vector.extract"(%772) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %774 = "vector.extract"(%772) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%770, %773, %774) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%662) ({
                    %776 = "llvm.getelementptr"(%769, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %777 = "vector.from_elements"(%690, %691, %692, %693, %694, %695, %696, %697) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %778 = "vector.bitcast"(%777) : (vector<8xbf16>) -> vector<2xi64>
                    %779 = "vector.extract"(%778) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %780 = "vector.extract"(%778) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%776, %779, %780) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%663) ({
                    %782 = "llvm.getelementptr"(%769, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %783 = "vector.from_elements"(%713, %714, %715, %716, %717, %718, %719, %720) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %784 = "vector.bitcast"(%783) : (vector<8xbf16>) -> vector<2xi64>
                    %785 = "vector.extract"(%784) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %786 = "vector.extract"(%784) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%782, %785, %786) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%664) ({
                    %788 = "llvm.getelementptr"(%769, %660) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %789 = "vector.from_elements"(%736, %737, %738, %739, %740, %741, %742, %743) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %790 = "vector.bitcast"(%789) : (vector<8xbf16>) -> vector<2xi64>
                    %791 = "vector.extract"(%790) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %792 = "vector.extract"(%790) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%788, %791, %792) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %794 = "arith.subi"(%761, %68) : (i32, i32) -> i32
                  %795 = "arith.andi"(%761, %794) : (i32, i32) -> i32
                  "scf.yield"(%795) : (i32) -> ()
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
        %796 = "llvm.inline_asm"(%25) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %798 = "arith.shrsi"(%796, %59) : (i64, i64) -> i64
        %799 = "scf.if"(%61) ({
          %800 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %801 = "arith.subi"(%800, %43) : (i32, i32) -> i32
          %802 = "arith.extsi"(%801) : (i32) -> i64
          "scf.yield"(%802) : (i64) -> ()
        }, {
          %803 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%803) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %804 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%804, %799) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%25, %799) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%61) ({
          %807 = "arith.constant"() {value = 1 : i64} : () -> i64
          %808 = "arith.addi"(%798, %807) : (i64, i64) -> i64
          %809 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %810 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %811 = "arith.muli"(%808, %810) : (i64, i64) -> i64
          %812 = "llvm.inline_asm"(%809) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %814 = "scf.while"(%812) ({
          ^bb0(%815: i64):
            %816 = "arith.cmpi"(%815, %811) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%816, %815) : (i1, i64) -> ()
          }, {
          ^bb0(%817: i64):
            %818 = "llvm.inline_asm"(%809) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%818) : (i64) -> ()
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
