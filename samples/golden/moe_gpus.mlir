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
          %256, %257 = "scf.if"(%255) ({
            %258 = "arith.extsi"(%249) : (i32) -> i64
            %259 = "arith.extsi"(%250) : (i32) -> i64
            %260 = "arith.muli"(%258, %7) : (i64, i64) -> i64
            %261 = "arith.addi"(%260, %259) : (i64, i64) -> i64
            %262 = "llvm.getelementptr"(%5, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %264 = "arith.muli"(%258, %11) : (i64, i64) -> i64
            %265 = "arith.addi"(%264, %259) : (i64, i64) -> i64
            %266 = "llvm.getelementptr"(%10, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %268 = "arith.muli"(%258, %9) : (i64, i64) -> i64
            %269 = "arith.addi"(%268, %259) : (i64, i64) -> i64
            %270 = "llvm.getelementptr"(%8, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %272 = "arith.subi"(%263, %85) : (i32, i32) -> i32
            %273 = "arith.cmpi"(%272, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %274 = "arith.cmpi"(%272, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %275 = "arith.andi"(%273, %274) : (i1, i1) -> i1
            %276 = "arith.cmpi"(%263, %13) {predicate = 2 : i64} : (i32, i32) -> i1
            %277 = "arith.andi"(%275, %276) : (i1, i1) -> i1
            %278 = "scf.if"(%277) ({
              %279 = "arith.constant"() {value = 2 : i32} : () -> i32
              %280 = "arith.muli"(%272, %279) : (i32, i32) -> i32
              %281 = "llvm.getelementptr"(%55, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %283 = "arith.addi"(%282, %271) : (i32, i32) -> i32
              %284 = "arith.cmpi"(%271, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %285 = "arith.cmpi"(%283, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %286 = "arith.andi"(%284, %285) : (i1, i1) -> i1
              %287 = "arith.constant"() {value = -2 : i32} : () -> i32
              %288 = "arith.select"(%286, %283, %287) : (i1, i32, i32) -> i32
              "scf.yield"(%288) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%278, %267) : (i32, f32) -> ()
          }, {
            %289 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%51, %289) : (i32, f32) -> ()
          }) : (i1) -> (i32, f32)
          %290 = "arith.cmpi"(%247, %52) {predicate = 0 : i64} : (i32, i32) -> i1
          %291 = "arith.andi"(%255, %290) : (i1, i1) -> i1
          "scf.if"(%291) ({
            %292 = "arith.extsi"(%249) : (i32) -> i64
            %293 = "arith.extsi"(%250) : (i32) -> i64
            %294 = "arith.muli"(%292, %33) : (i64, i64) -> i64
            %295 = "arith.addi"(%294, %293) : (i64, i64) -> i64
            %296 = "llvm.getelementptr"(%31, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%256, %296) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %297 = "arith.muli"(%292, %36) : (i64, i64) -> i64
            %298 = "arith.addi"(%297, %293) : (i64, i64) -> i64
            %299 = "llvm.getelementptr"(%34, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%257, %299) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %300 = "arith.cmpi"(%256, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %301 = "nvvm.vote.sync"(%51, %300) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 6 : i32} : (i32, i1) -> i32
          %302 = "arith.subi"(%2, %245) : (i32, i32) -> i32
          %303 = "arith.minsi"(%302, %229) : (i32, i32) -> i32
          "scf.for"(%52, %303, %68) ({
          ^bb0(%304: i32):
            %305 = "arith.muli"(%304, %189) : (i32, i32) -> i32
            %306 = "arith.constant"() {value = 255 : i32} : () -> i32
            %307 = "arith.shli"(%306, %305) : (i32, i32) -> i32
            %308 = "arith.cmpi"(%305, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %309 = "arith.select"(%308, %307, %52) : (i1, i32, i32) -> i32
            %310 = "arith.andi"(%301, %309) : (i32, i32) -> i32
            %311 = "arith.cmpi"(%310, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%311) ({
              %312 = "arith.muli"(%247, %195) : (i32, i32) -> i32
              %313 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %314 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %315 = "arith.maxsi"(%314, %68) : (i32, i32) -> i32
              "scf.for"(%312, %313, %315) ({
              ^bb0(%316: i32):
                %317 = "arith.addi"(%245, %304) : (i32, i32) -> i32
                %318 = "arith.extsi"(%317) : (i32) -> i64
                %319 = "arith.muli"(%318, %4) : (i64, i64) -> i64
                %320 = "llvm.getelementptr"(%1, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %321 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %322 = "vector.extract"(%321) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %323 = "vector.extract"(%321) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %324 = "vector.extract"(%321) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %325 = "vector.extract"(%321) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %326 = "vector.extract"(%321) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %327 = "vector.extract"(%321) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %328 = "vector.extract"(%321) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %329 = "vector.extract"(%321) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %330 = "vector.extract"(%321) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %331 = "vector.extract"(%321) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %332 = "vector.extract"(%321) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %333 = "vector.extract"(%321) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %334 = "vector.extract"(%321) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %335 = "vector.extract"(%321) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %336 = "vector.extract"(%321) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %337 = "vector.extract"(%321) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %338 = "vector.extract"(%321) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %339 = "vector.extract"(%321) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %340 = "vector.extract"(%321) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %341 = "vector.extract"(%321) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %342 = "vector.extract"(%321) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %343 = "vector.extract"(%321) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %344 = "vector.extract"(%321) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %345 = "vector.extract"(%321) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %346 = "vector.extract"(%321) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %347 = "vector.extract"(%321) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %348 = "vector.extract"(%321) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %349 = "vector.extract"(%321) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %350 = "vector.extract"(%321) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %351 = "vector.extract"(%321) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %352 = "vector.extract"(%321) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %353 = "vector.extract"(%321) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %354 = "arith.muli"(%206, %189) : (i32, i32) -> i32
                %355 = "arith.addi"(%316, %354) : (i32, i32) -> i32
                %356 = "arith.addi"(%49, %206) : (i32, i32) -> i32
                %357 = "arith.muli"(%356, %189) : (i32, i32) -> i32
                %358 = "arith.addi"(%316, %357) : (i32, i32) -> i32
                %359 = "arith.constant"() {value = 64 : i32} : () -> i32
                %360 = "arith.addi"(%359, %206) : (i32, i32) -> i32
                %361 = "arith.muli"(%360, %189) : (i32, i32) -> i32
                %362 = "arith.addi"(%316, %361) : (i32, i32) -> i32
                %363 = "arith.constant"() {value = 96 : i32} : () -> i32
                %364 = "arith.addi"(%363, %206) : (i32, i32) -> i32
                %365 = "arith.muli"(%364, %189) : (i32, i32) -> i32
                %366 = "arith.addi"(%316, %365) : (i32, i32) -> i32
                %367 = "arith.cmpi"(%355, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %368 = "arith.cmpi"(%358, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %369 = "arith.cmpi"(%362, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %370 = "arith.cmpi"(%366, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %371 = "arith.constant"() {value = true} : () -> i1
                %372 = "arith.andi"(%367, %371) : (i1, i1) -> i1
                %373, %374, %375, %376, %377, %378, %379, %380 = "scf.if"(%372) ({
                  %381 = "llvm.getelementptr"(%320, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t384_r = "llvm.inline_asm"(%381) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %382 = "llvm.extractvalue"(%t384_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %383 = "llvm.extractvalue"(%t384_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %385 = "vector.from_elements"(%382, %383) : (i64, i64) -> vector<2xi64>
                  %386 = "vector.bitcast"(%385) : (vector<2xi64>) -> vector<8xbf16>
                  %387 = "vector.extract"(%386) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %388 = "vector.extract"(%386) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %389 = "vector.extract"(%386) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %390 = "vector.extract"(%386) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %391 = "vector.extract"(%386) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %392 = "vector.extract"(%386) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %393 = "vector.extract"(%386) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %394 = "vector.extract"(%386) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%387, %388, %389, %390, %391, %392, %393, %394) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%322, %323, %324, %325, %326, %327, %328, %329) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %395 = "arith.andi"(%368, %371) : (i1, i1) -> i1
                %396, %397, %398, %399, %400, %401, %402, %403 = "scf.if"(%395) ({
                  %404 = "llvm.getelementptr"(%320, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t407_r = "llvm.inline_asm"(%404) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %405 = "llvm.extractvalue"(%t407_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %406 = "llvm.extractvalue"(%t407_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %408 = "vector.from_elements"(%405, %406) : (i64, i64) -> vector<2xi64>
                  %409 = "vector.bitcast"(%408) : (vector<2xi64>) -> vector<8xbf16>
                  %410 = "vector.extract"(%409) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %411 = "vector.extract"(%409) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %412 = "vector.extract"(%409) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %413 = "vector.extract"(%409) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %414 = "vector.extract"(%409) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %415 = "vector.extract"(%409) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %416 = "vector.extract"(%409) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %417 = "vector.extract"(%409) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%410, %411, %412, %413, %414, %415, %416, %417) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%330, %331, %332, %333, %334, %335, %336, %337) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %418 = "arith.andi"(%369, %371) : (i1, i1) -> i1
                %419, %420, %421, %422, %423, %424, %425, %426 = "scf.if"(%418) ({
                  %427 = "llvm.getelementptr"(%320, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t430_r = "llvm.inline_asm"(%427) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %428 = "llvm.extractvalue"(%t430_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %429 = "llvm.extractvalue"(%t430_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %431 = "vector.from_elements"(%428, %429) : (i64, i64) -> vector<2xi64>
                  %432 = "vector.bitcast"(%431) : (vector<2xi64>) -> vector<8xbf16>
                  %433 = "vector.extract"(%432) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %434 = "vector.extract"(%432) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %435 = "vector.extract"(%432) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %436 = "vector.extract"(%432) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %437 = "vector.extract"(%432) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %438 = "vector.extract"(%432) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %439 = "vector.extract"(%432) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %440 = "vector.extract"(%432) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%433, %434, %435, %436, %437, %438, %439, %440) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%338, %339, %340, %341, %342, %343, %344, %345) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %441 = "arith.andi"(%370, %371) : (i1, i1) -> i1
                %442, %443, %444, %445, %446, %447, %448, %449 = "scf.if"(%441) ({
                  %450 = "llvm.getelementptr"(%320, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t453_r = "llvm.inline_asm"(%450) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %451 = "llvm.extractvalue"(%t453_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %452 = "llvm.extractvalue"(%t453_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %454 = "vector.from_elements"(%451, %452) : (i64, i64) -> vector<2xi64>
                  %455 = "vector.bitcast"(%454) : (vector<2xi64>) -> vector<8xbf16>
                  %456 = "vector.extract"(%455) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %457 = "vector.extract"(%455) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %458 = "vector.extract"(%455) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %459 = "vector.extract"(%455) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %460 = "vector.extract"(%455) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %461 = "vector.extract"(%455) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %462 = "vector.extract"(%455) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %463 = "vector.extract"(%455) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%456, %457, %458, %459, %460, %461, %462, %463) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%346, %347, %348, %349, %350, %351, %352, %353) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %464 = "scf.while"(%310) ({
                ^bb0(%465: i32):
                  %466 = "arith.cmpi"(%465, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%466, %465) : (i1, i32) -> ()
                }, {
                ^bb0(%467: i32):
                  %468 = "arith.subi"(%52, %467) : (i32, i32) -> i32
                  %469 = "arith.andi"(%467, %468) : (i32, i32) -> i32
                  %470 = "arith.subi"(%469, %68) : (i32, i32) -> i32
                  %471 = "llvm.intr.ctpop"(%470) : (i32) -> i32
                  %472 = "nvvm.shfl.sync"(%51, %256, %471, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
                  %473 = "arith.extsi"(%472) : (i32) -> i64
                  %474 = "arith.muli"(%473, %28) : (i64, i64) -> i64
                  %475 = "llvm.getelementptr"(%26, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%367) ({
                    %476 = "llvm.getelementptr"(%475, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %477 = "vector.from_elements"(%373, %374, %375, %376, %377, %378, %379, %380) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %478 = "vector.bitcast"(%477) : (vector<8xbf16>) -> vector<2xi64>
                    %479 = "vector.extract"(%478) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %480 = "vector.extract"(%478) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%476, %479, %480) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%368) ({
                    %482 = "llvm.getelementptr"(%475, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %483 = "vector.from_elements"(%396, %397, %398, %399, %400, %401, %402, %403) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %484 = "vector.bitcast"(%483) : (vector<8xbf16>) -> vector<2xi64>
                    %485 = "vector.extract"(%484) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %486 = "vector.extract"(%484) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%482, %485, %486) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%369) ({
                    %488 = "llvm.getelementptr"(%475, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %489 = "vector.from_elements"(%419, %420, %421, %422, %423, %424, %425, %426) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %490 = "vector.bitcast"(%489) : (vector<8xbf16>) -> vector<2xi64>
                    %491 = "vector.extract"(%490) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %492 = "vector.extract"(%490) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%488, %491, %492) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%370) ({
                    %494 = "llvm.getelementptr"(%475, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %495 = "vector.from_elements"(%442, %443, %444, %445, %446, %447, %448, %449) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %496 = "vector.bitcast"(%495) : (vector<8xbf16>) -> vector<2xi64>
                    %497 = "vector.extract"(%496) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %498 = "vector.extract"(%496) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%494, %497, %498) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %500 = "arith.subi"(%467, %68) : (i32, i32) -> i32
                  %501 = "arith.andi"(%467, %500) : (i32, i32) -> i32
                  "scf.yield"(%501) : (i32) -> ()
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
      %502 = "arith.cmpi"(%200, %68) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%502) ({
        %503 = "arith.constant"() {value = 7 : i32} : () -> i32
        %504 = "arith.andi"(%54, %503) : (i32, i32) -> i32
        %505 = "arith.muli"(%504, %43) : (i32, i32) -> i32
        %506 = "arith.addi"(%40, %505) : (i32, i32) -> i32
        %507 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %508 = "arith.muli"(%2, %198) : (i32, i32) -> i32
        %509 = "arith.constant"() {value = 4 : i32} : () -> i32
        %510 = "arith.muli"(%190, %509) : (i32, i32) -> i32
        %511 = "arith.subi"(%510, %68) : (i32, i32) -> i32
        %512 = "arith.addi"(%508, %511) : (i32, i32) -> i32
        %513 = "arith.remsi"(%512, %510) : (i32, i32) -> i32
        %514 = "arith.cmpi"(%513, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %515 = "arith.divsi"(%512, %510) : (i32, i32) -> i32
        %516 = "arith.extsi"(%514) : (i1) -> i32
        %517 = "arith.addi"(%515, %516) : (i32, i32) -> i32
        %518 = "arith.maxsi"(%517, %68) : (i32, i32) -> i32
        %519 = "arith.muli"(%190, %518) : (i32, i32) -> i32
        %520 = "arith.subi"(%519, %68) : (i32, i32) -> i32
        %521 = "arith.addi"(%508, %520) : (i32, i32) -> i32
        %522 = "arith.remsi"(%521, %519) : (i32, i32) -> i32
        %523 = "arith.xori"(%522, %519) : (i32, i32) -> i32
        %524 = "arith.cmpi"(%523, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %525 = "arith.cmpi"(%522, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %526 = "arith.andi"(%524, %525) : (i1, i1) -> i1
        %527 = "arith.divsi"(%521, %519) : (i32, i32) -> i32
        %528 = "arith.extsi"(%526) : (i1) -> i32
        %529 = "arith.addi"(%527, %528) : (i32, i32) -> i32
        %530 = "arith.maxsi"(%529, %68) : (i32, i32) -> i32
        %531 = "arith.subi"(%530, %68) : (i32, i32) -> i32
        %532 = "arith.addi"(%2, %531) : (i32, i32) -> i32
        %533 = "arith.remsi"(%532, %530) : (i32, i32) -> i32
        %534 = "arith.cmpi"(%533, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %535 = "arith.divsi"(%532, %530) : (i32, i32) -> i32
        %536 = "arith.extsi"(%534) : (i1) -> i32
        %537 = "arith.addi"(%535, %536) : (i32, i32) -> i32
        %538 = "arith.muli"(%537, %198) : (i32, i32) -> i32
        %539 = "llvm.getelementptr"(%31, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %540 = "llvm.getelementptr"(%34, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %541 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %542 = "arith.maxsi"(%190, %68) : (i32, i32) -> i32
        "scf.for"(%506, %538, %542) ({
        ^bb0(%543: i32):
          %544 = "arith.remsi"(%543, %198) : (i32, i32) -> i32
          %545 = "arith.cmpi"(%544, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %546 = "arith.divsi"(%543, %198) : (i32, i32) -> i32
          %547 = "arith.extsi"(%545) : (i1) -> i32
          %548 = "arith.addi"(%546, %547) : (i32, i32) -> i32
          %549 = "arith.muli"(%548, %530) : (i32, i32) -> i32
          %550 = "arith.addi"(%544, %198) : (i32, i32) -> i32
          %551 = "arith.select"(%545, %550, %544) : (i1, i32, i32) -> i32
          %552 = "arith.divui"(%507, %189) : (i32, i32) -> i32
          %553 = "arith.addi"(%549, %552) : (i32, i32) -> i32
          %554 = "arith.remui"(%507, %189) : (i32, i32) -> i32
          %555 = "arith.cmpi"(%552, %530) {predicate = 2 : i64} : (i32, i32) -> i1
          %556 = "arith.cmpi"(%553, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %557 = "arith.andi"(%555, %556) : (i1, i1) -> i1
          %558 = "arith.cmpi"(%554, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %559 = "arith.andi"(%557, %558) : (i1, i1) -> i1
          %560, %561 = "scf.if"(%559) ({
            %562 = "arith.extsi"(%553) : (i32) -> i64
            %563 = "arith.extsi"(%554) : (i32) -> i64
            %564 = "arith.muli"(%562, %19) : (i64, i64) -> i64
            %565 = "arith.addi"(%564, %563) : (i64, i64) -> i64
            %566 = "llvm.getelementptr"(%18, %565) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %567 = "llvm.load"(%566) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %568 = "arith.muli"(%562, %23) : (i64, i64) -> i64
            %569 = "arith.addi"(%568, %563) : (i64, i64) -> i64
            %570 = "llvm.getelementptr"(%22, %569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %571 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %572 = "arith.muli"(%562, %21) : (i64, i64) -> i64
            %573 = "arith.addi"(%572, %563) : (i64, i64) -> i64
            %574 = "llvm.getelementptr"(%20, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %575 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %576 = "arith.subi"(%567, %85) : (i32, i32) -> i32
            %577 = "arith.cmpi"(%576, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %578 = "arith.cmpi"(%576, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %579 = "arith.andi"(%577, %578) : (i1, i1) -> i1
            %580 = "arith.cmpi"(%567, %13) {predicate = 2 : i64} : (i32, i32) -> i1
            %581 = "arith.andi"(%579, %580) : (i1, i1) -> i1
            %582 = "scf.if"(%581) ({
              %583 = "arith.constant"() {value = 2 : i32} : () -> i32
              %584 = "arith.muli"(%576, %583) : (i32, i32) -> i32
              %585 = "llvm.getelementptr"(%541, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %586 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %587 = "arith.addi"(%586, %575) : (i32, i32) -> i32
              %588 = "arith.cmpi"(%575, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %589 = "arith.cmpi"(%587, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %590 = "arith.andi"(%588, %589) : (i1, i1) -> i1
              %591 = "arith.constant"() {value = -2 : i32} : () -> i32
              %592 = "arith.select"(%590, %587, %591) : (i1, i32, i32) -> i32
              "scf.yield"(%592) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%582, %571) : (i32, f32) -> ()
          }, {
            %593 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%51, %593) : (i32, f32) -> ()
          }) : (i1) -> (i32, f32)
          %594 = "arith.cmpi"(%551, %52) {predicate = 0 : i64} : (i32, i32) -> i1
          %595 = "arith.andi"(%559, %594) : (i1, i1) -> i1
          "scf.if"(%595) ({
            %596 = "arith.extsi"(%553) : (i32) -> i64
            %597 = "arith.extsi"(%554) : (i32) -> i64
            %598 = "arith.muli"(%596, %33) : (i64, i64) -> i64
            %599 = "arith.addi"(%598, %597) : (i64, i64) -> i64
            %600 = "llvm.getelementptr"(%539, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%560, %600) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %601 = "arith.muli"(%596, %36) : (i64, i64) -> i64
            %602 = "arith.addi"(%601, %597) : (i64, i64) -> i64
            %603 = "llvm.getelementptr"(%540, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%561, %603) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %604 = "arith.cmpi"(%560, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %605 = "nvvm.vote.sync"(%51, %604) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 8 : i32} : (i32, i1) -> i32
          %606 = "arith.subi"(%2, %549) : (i32, i32) -> i32
          %607 = "arith.minsi"(%606, %530) : (i32, i32) -> i32
          "scf.for"(%52, %607, %68) ({
          ^bb0(%608: i32):
            %609 = "arith.muli"(%608, %189) : (i32, i32) -> i32
            %610 = "arith.constant"() {value = 255 : i32} : () -> i32
            %611 = "arith.shli"(%610, %609) : (i32, i32) -> i32
            %612 = "arith.cmpi"(%609, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %613 = "arith.select"(%612, %611, %52) : (i1, i32, i32) -> i32
            %614 = "arith.andi"(%605, %613) : (i32, i32) -> i32
            %615 = "arith.cmpi"(%614, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%615) ({
              %616 = "arith.muli"(%551, %195) : (i32, i32) -> i32
              %617 = "arith.muli"(%196, %195) : (i32, i32) -> i32
              %618 = "arith.muli"(%198, %195) : (i32, i32) -> i32
              %619 = "arith.maxsi"(%618, %68) : (i32, i32) -> i32
              "scf.for"(%616, %617, %619) ({
              ^bb0(%620: i32):
                %621 = "arith.addi"(%549, %608) : (i32, i32) -> i32
                %622 = "arith.extsi"(%621) : (i32) -> i64
                %623 = "arith.muli"(%622, %17) : (i64, i64) -> i64
                %624 = "llvm.getelementptr"(%16, %623) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %625 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %626 = "vector.extract"(%625) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %627 = "vector.extract"(%625) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %628 = "vector.extract"(%625) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %629 = "vector.extract"(%625) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %630 = "vector.extract"(%625) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %631 = "vector.extract"(%625) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %632 = "vector.extract"(%625) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %633 = "vector.extract"(%625) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %634 = "vector.extract"(%625) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %635 = "vector.extract"(%625) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %636 = "vector.extract"(%625) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %637 = "vector.extract"(%625) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %638 = "vector.extract"(%625) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %639 = "vector.extract"(%625) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %640 = "vector.extract"(%625) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %641 = "vector.extract"(%625) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %642 = "vector.extract"(%625) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %643 = "vector.extract"(%625) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %644 = "vector.extract"(%625) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %645 = "vector.extract"(%625) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %646 = "vector.extract"(%625) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %647 = "vector.extract"(%625) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %648 = "vector.extract"(%625) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %649 = "vector.extract"(%625) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %650 = "vector.extract"(%625) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %651 = "vector.extract"(%625) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %652 = "vector.extract"(%625) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %653 = "vector.extract"(%625) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %654 = "vector.extract"(%625) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %655 = "vector.extract"(%625) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %656 = "vector.extract"(%625) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %657 = "vector.extract"(%625) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %658 = "arith.muli"(%507, %189) : (i32, i32) -> i32
                %659 = "arith.addi"(%620, %658) : (i32, i32) -> i32
                %660 = "arith.addi"(%49, %507) : (i32, i32) -> i32
                %661 = "arith.muli"(%660, %189) : (i32, i32) -> i32
                %662 = "arith.addi"(%620, %661) : (i32, i32) -> i32
                %663 = "arith.constant"() {value = 64 : i32} : () -> i32
                %664 = "arith.addi"(%663, %507) : (i32, i32) -> i32
                %665 = "arith.muli"(%664, %189) : (i32, i32) -> i32
                %666 = "arith.addi"(%620, %665) : (i32, i32) -> i32
                %667 = "arith.constant"() {value = 96 : i32} : () -> i32
                %668 = "arith.addi"(%667, %507) : (i32, i32) -> i32
                %669 = "arith.muli"(%668, %189) : (i32, i32) -> i32
                %670 = "arith.addi"(%620, %669) : (i32, i32) -> i32
                %671 = "arith.cmpi"(%659, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %672 = "arith.cmpi"(%662, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %673 = "arith.cmpi"(%666, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %674 = "arith.cmpi"(%670, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %675 = "arith.constant"() {value = true} : () -> i1
                %676 = "arith.andi"(%671, %675) : (i1, i1) -> i1
                %677, %678, %679, %680, %681, %682, %683, %684 = "scf.if"(%676) ({
                  %685 = "llvm.getelementptr"(%624, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t688_r = "llvm.inline_asm"(%685) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %686 = "llvm.extractvalue"(%t688_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %687 = "llvm.extractvalue"(%t688_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %689 = "vector.from_elements"(%686, %687) : (i64, i64) -> vector<2xi64>
                  %690 = "vector.bitcast"(%689) : (vector<2xi64>) -> vector<8xbf16>
                  %691 = "vector.extract"(%690) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %692 = "vector.extract"(%690) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %693 = "vector.extract"(%690) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %694 = "vector.extract"(%690) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %695 = "vector.extract"(%690) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %696 = "vector.extract"(%690) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %697 = "vector.extract"(%690) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %698 = "vector.extract"(%690) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%691, %692, %693, %694, %695, %696, %697, %698) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%626, %627, %628, %629, %630, %631, %632, %633) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %699 = "arith.andi"(%672, %675) : (i1, i1) -> i1
                %700, %701, %702, %703, %704, %705, %706, %707 = "scf.if"(%699) ({
                  %708 = "llvm.getelementptr"(%624, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t711_r = "llvm.inline_asm"(%708) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %709 = "llvm.extractvalue"(%t711_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %710 = "llvm.extractvalue"(%t711_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %712 = "vector.from_elements"(%709, %710) : (i64, i64) -> vector<2xi64>
                  %713 = "vector.bitcast"(%712) : (vector<2xi64>) -> vector<8xbf16>
                  %714 = "vector.extract"(%713) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %715 = "vector.extract"(%713) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %716 = "vector.extract"(%713) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %717 = "vector.extract"(%713) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %718 = "vector.extract"(%713) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %719 = "vector.extract"(%713) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %720 = "vector.extract"(%713) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %721 = "vector.extract"(%713) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%714, %715, %716, %717, %718, %719, %720, %721) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%634, %635, %636, %637, %638, %639, %640, %641) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %722 = "arith.andi"(%673, %675) : (i1, i1) -> i1
                %723, %724, %725, %726, %727, %728, %729, %730 = "scf.if"(%722) ({
                  %731 = "llvm.getelementptr"(%624, %666) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
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
                  "scf.yield"(%642, %643, %644, %645, %646, %647, %648, %649) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %745 = "arith.andi"(%674, %675) : (i1, i1) -> i1
                %746, %747, %748, %749, %750, %751, %752, %753 = "scf.if"(%745) ({
                  %754 = "llvm.getelementptr"(%624, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
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
                  "scf.yield"(%650, %651, %652, %653, %654, %655, %656, %657) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %768 = "scf.while"(%614) ({
                ^bb0(%769: i32):
                  %770 = "arith.cmpi"(%769, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%770, %769) : (i1, i32) -> ()
                }, {
                ^bb0(%771: i32):
                  %772 = "arith.subi"(%52, %771) : (i32, i32) -> i32
                  %773 = "arith.andi"(%771, %772) : (i32, i32) -> i32
                  %774 = "arith.subi"(%773, %68) : (i32, i32) -> i32
                  %775 = "llvm.intr.ctpop"(%774) : (i32) -> i32
                  %776 = "nvvm.shfl.sync"(%51, %560, %775, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
                  %777 = "arith.extsi"(%776) : (i32) -> i64
                  %778 = "arith.muli"(%777, %28) : (i64, i64) -> i64
                  %779 = "llvm.getelementptr"(%26, %778) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%671) ({
                    %780 = "llvm.getelementptr"(%779, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %781 = "vector.from_elements"(%677, %678, %679, %680, %681, %682, %683, %684) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %782 = "vector.bitcast"(%781) : (vector<8xbf16>) -> vector<2xi64>
                    %783 = "vector.extract"(%782) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %784 = "vector.extract"(%782) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%780, %783, %784) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%672) ({
                    %786 = "llvm.getelementptr"(%779, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %787 = "vector.from_elements"(%700, %701, %702, %703, %704, %705, %706, %707) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %788 = "vector.bitcast"(%787) : (vector<8xbf16>) -> vector<2xi64>
                    %789 = "vector.extract"(%788) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %790 = "vector.extract"(%788) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%786, %789, %790) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%673) ({
                    %792 = "llvm.getelementptr"(%779, %666) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %793 = "vector.from_elements"(%723, %724, %725, %726, %727, %728, %729, %730) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %794 = "vector.bitcast"(%793) : (vector<8xbf16>) -> vector<2xi64>
                    %795 = "vector.extract"(%794) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %796 = "vector.extract"(%794) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%792, %795, %796) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%674) ({
                    %798 = "llvm.getelementptr"(%779, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %799 = "vector.from_elements"(%746, %747, %748, %749, %750, %751, %752, %753) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %800 = "vector.bitcast"(%799) : (vector<8xbf16>) -> vector<2xi64>
                    %801 = "vector.extract"(%800) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %802 = "vector.extract"(%800) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%798, %801, %802) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %804 = "arith.subi"(%771, %68) : (i32, i32) -> i32
                  %805 = "arith.andi"(%771, %804) : (i32, i32) -> i32
                  "scf.yield"(%805) : (i32) -> ()
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
        %806 = "llvm.inline_asm"(%25) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %808 = "arith.shrsi"(%806, %59) : (i64, i64) -> i64
        %809 = "scf.if"(%61) ({
          %810 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %811 = "arith.subi"(%810, %43) : (i32, i32) -> i32
          %812 = "arith.extsi"(%811) : (i32) -> i64
          "scf.yield"(%812) : (i64) -> ()
        }, {
          %813 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%813) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %814 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%814, %809) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%25, %809) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%61) ({
          %817 = "arith.constant"() {value = 1 : i64} : () -> i64
          %818 = "arith.addi"(%808, %817) : (i64, i64) -> i64
          %819 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %820 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %821 = "arith.muli"(%818, %820) : (i64, i64) -> i64
          %822 = "llvm.inline_asm"(%819) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %824 = "scf.while"(%822) ({
          ^bb0(%825: i64):
            %826 = "arith.cmpi"(%825, %821) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%826, %825) : (i1, i64) -> ()
          }, {
          ^bb0(%827: i64):
            %828 = "llvm.inline_asm"(%819) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%828) : (i64) -> ()
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
    "cutec.host_check"(%41) {message = "row_ends has another length than experts", file = "samples/moe_gpus.py", line = 258 : i32} : (i1) -> ()
    %42 = "arith.constant"() {value = 132 : i32} : () -> i32
    %43 = "arith.constant"() {value = 512 : i32} : () -> i32
    %44 = "arith.constant"() {value = 6144 : i32} : () -> i32
    "gpu.launch_func"(%42, %37, %37, %43, %37, %37, %44, %0, %16, %2, %3, %17, %18, %6, %19, %20, %21, %22, %23, %24, %13, %25, %15, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) {kernel = @kernels::@dispatch_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 37, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
