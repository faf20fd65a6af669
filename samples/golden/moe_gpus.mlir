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
        "llvm.inline_asm"(%64, %66) {asm_string = "st.release.sys.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
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
      %90, %91, %92, %93 = "scf.if"(%89) ({
        %94 = "arith.cmpi"(%86, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %95 = "scf.if"(%94) ({
          %96 = "arith.subi"(%86, %68) : (i32, i32) -> i32
          %97 = "arith.extsi"(%96) : (i32) -> i64
          %98 = "llvm.getelementptr"(%12, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %99 = "llvm.load"(%98) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%99) : (i32) -> ()
        }, {
          "scf.yield"(%52) : (i32) -> ()
        }) : (i1) -> i32
        %100 = "arith.extsi"(%86) : (i32) -> i64
        %101 = "llvm.getelementptr"(%12, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "llvm.load"(%101) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
        %103 = "arith.subi"(%102, %95) : (i32, i32) -> i32
        %104 = "scf.if"(%94) ({
          %105 = "arith.subi"(%86, %68) : (i32, i32) -> i32
          %106 = "arith.extsi"(%105) : (i32) -> i64
          %107 = "llvm.getelementptr"(%24, %106) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %108 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%108) : (i32) -> ()
        }, {
          "scf.yield"(%52) : (i32) -> ()
        }) : (i1) -> i32
        %109 = "llvm.getelementptr"(%24, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %110 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
        %111 = "arith.subi"(%110, %104) : (i32, i32) -> i32
        "scf.yield"(%103, %111, %95, %104) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%52, %52, %52, %52) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      "scf.if"(%87) ({
        %112 = "arith.addi"(%90, %91) : (i32, i32) -> i32
        %113 = "llvm.getelementptr"(%56, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%112, %113) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %114 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %115 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %116 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %117 = "arith.cmpi"(%114, %49) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%117) ({
        %118 = "scf.for"(%52, %30, %49, %52) ({
        ^bb0(%119: i32, %120: i32):
          %121 = "arith.addi"(%119, %114) : (i32, i32) -> i32
          %122 = "arith.cmpi"(%121, %30) {predicate = 2 : i64} : (i32, i32) -> i1
          %123 = "scf.if"(%122) ({
            %124 = "llvm.getelementptr"(%56, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %125 = "llvm.load"(%124) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%125) : (i32) -> ()
          }, {
            "scf.yield"(%52) : (i32) -> ()
          }) : (i1) -> i32
          %126 = "nvvm.shfl.sync"(%51, %123, %68, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %127 = "arith.cmpi"(%114, %68) {predicate = 5 : i64} : (i32, i32) -> i1
          %128 = "arith.select"(%127, %126, %52) : (i1, i32, i32) -> i32
          %129 = "arith.addi"(%123, %128) : (i32, i32) -> i32
          %130 = "arith.constant"() {value = 2 : i32} : () -> i32
          %131 = "nvvm.shfl.sync"(%51, %129, %130, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %132 = "arith.cmpi"(%114, %130) {predicate = 5 : i64} : (i32, i32) -> i1
          %133 = "arith.select"(%132, %131, %52) : (i1, i32, i32) -> i32
          %134 = "arith.addi"(%129, %133) : (i32, i32) -> i32
          %135 = "arith.constant"() {value = 4 : i32} : () -> i32
          %136 = "nvvm.shfl.sync"(%51, %134, %135, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %137 = "arith.cmpi"(%114, %135) {predicate = 5 : i64} : (i32, i32) -> i1
          %138 = "arith.select"(%137, %136, %52) : (i1, i32, i32) -> i32
          %139 = "arith.addi"(%134, %138) : (i32, i32) -> i32
          %140 = "arith.constant"() {value = 8 : i32} : () -> i32
          %141 = "nvvm.shfl.sync"(%51, %139, %140, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %142 = "arith.cmpi"(%114, %140) {predicate = 5 : i64} : (i32, i32) -> i1
          %143 = "arith.select"(%142, %141, %52) : (i1, i32, i32) -> i32
          %144 = "arith.addi"(%139, %143) : (i32, i32) -> i32
          %145 = "arith.constant"() {value = 16 : i32} : () -> i32
          %146 = "nvvm.shfl.sync"(%51, %144, %145, %52) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %147 = "arith.cmpi"(%114, %145) {predicate = 5 : i64} : (i32, i32) -> i1
          %148 = "arith.select"(%147, %146, %52) : (i1, i32, i32) -> i32
          %149 = "arith.addi"(%144, %148) : (i32, i32) -> i32
          %150 = "arith.addi"(%149, %120) : (i32, i32) -> i32
          "scf.if"(%122) ({
            %151 = "llvm.getelementptr"(%56, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%150, %151) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %152 = "nvvm.shfl.sync"(%51, %150, %53, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%152) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%87) ({
        %153 = "arith.cmpi"(%82, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %154 = "scf.if"(%153) ({
          %155 = "arith.subi"(%82, %68) : (i32, i32) -> i32
          %156 = "llvm.getelementptr"(%56, %155) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %157 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%157) : (i32) -> ()
        }, {
          "scf.yield"(%52) : (i32) -> ()
        }) : (i1) -> i32
        %158 = "arith.subi"(%154, %92) : (i32, i32) -> i32
        %159 = "arith.addi"(%0, %68) : (i32, i32) -> i32
        %160 = "arith.andi"(%159, %68) : (i32, i32) -> i32
        %161 = "arith.cmpi"(%160, %160) {predicate = 2 : i64} : (i32, i32) -> i1
        %162 = "arith.select"(%161, %90, %52) : (i1, i32, i32) -> i32
        %163 = "arith.addi"(%158, %162) : (i32, i32) -> i32
        %164 = "arith.addi"(%159, %68) : (i32, i32) -> i32
        %165 = "arith.andi"(%164, %68) : (i32, i32) -> i32
        %166 = "arith.cmpi"(%165, %160) {predicate = 2 : i64} : (i32, i32) -> i1
        %167 = "arith.select"(%166, %91, %52) : (i1, i32, i32) -> i32
        %168 = "arith.addi"(%163, %167) : (i32, i32) -> i32
        %169 = "arith.constant"() {value = 2 : i32} : () -> i32
        %170 = "arith.muli"(%82, %169) : (i32, i32) -> i32
        %171 = "llvm.getelementptr"(%55, %170) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%168, %171) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %172 = "arith.subi"(%154, %93) : (i32, i32) -> i32
        %173 = "arith.cmpi"(%160, %165) {predicate = 2 : i64} : (i32, i32) -> i1
        %174 = "arith.select"(%173, %90, %52) : (i1, i32, i32) -> i32
        %175 = "arith.addi"(%172, %174) : (i32, i32) -> i32
        %176 = "arith.cmpi"(%165, %165) {predicate = 2 : i64} : (i32, i32) -> i1
        %177 = "arith.select"(%176, %91, %52) : (i1, i32, i32) -> i32
        %178 = "arith.addi"(%175, %177) : (i32, i32) -> i32
        %179 = "arith.addi"(%68, %170) : (i32, i32) -> i32
        %180 = "llvm.getelementptr"(%55, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%178, %180) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %181 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %182 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %183 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %184 = "arith.cmpi"(%181, %52) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%184) ({
          %185 = "llvm.getelementptr"(%56, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %187 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %188 = "arith.minsi"(%187, %27) : (i32, i32) -> i32
          %189 = "arith.extsi"(%82) : (i32) -> i64
          %190 = "llvm.getelementptr"(%29, %189) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%188, %190) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %191 = "arith.constant"() {value = 8 : i32} : () -> i32
      %192 = "arith.muli"(%43, %191) : (i32, i32) -> i32
      %193 = "arith.maxsi"(%2, %68) : (i32, i32) -> i32
      %194 = "arith.divui"(%192, %193) : (i32, i32) -> i32
      %195 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %196 = "arith.addi"(%3, %195) : (i32, i32) -> i32
      %197 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %198 = "arith.divui"(%196, %197) : (i32, i32) -> i32
      %199 = "arith.minsi"(%194, %198) : (i32, i32) -> i32
      %200 = "arith.maxsi"(%199, %68) : (i32, i32) -> i32
      %201 = "arith.constant"() {value = 3 : i32} : () -> i32
      %202 = "arith.shrsi"(%54, %201) : (i32, i32) -> i32
      %203 = "arith.cmpi"(%202, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%203) ({
        %204 = "arith.constant"() {value = 7 : i32} : () -> i32
        %205 = "arith.andi"(%54, %204) : (i32, i32) -> i32
        %206 = "arith.muli"(%205, %43) : (i32, i32) -> i32
        %207 = "arith.addi"(%40, %206) : (i32, i32) -> i32
        %208 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %209 = "arith.muli"(%2, %200) : (i32, i32) -> i32
        %210 = "arith.divui"(%209, %192) : (i32, i32) -> i32
        %211 = "arith.constant"() {value = 4 : i32} : () -> i32
        %212 = "arith.minsi"(%210, %211) : (i32, i32) -> i32
        %213 = "arith.maxsi"(%212, %68) : (i32, i32) -> i32
        %214 = "arith.subi"(%213, %68) : (i32, i32) -> i32
        %215 = "arith.addi"(%2, %214) : (i32, i32) -> i32
        %216 = "arith.remsi"(%215, %213) : (i32, i32) -> i32
        %217 = "arith.cmpi"(%216, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %218 = "arith.divsi"(%215, %213) : (i32, i32) -> i32
        %219 = "arith.extsi"(%217) : (i1) -> i32
        %220 = "arith.addi"(%218, %219) : (i32, i32) -> i32
        %221 = "arith.muli"(%220, %200) : (i32, i32) -> i32
        %222 = "arith.cmpi"(%192, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %223 = "arith.subi"(%221, %207) : (i32, i32) -> i32
        %224 = "arith.subi"(%207, %221) : (i32, i32) -> i32
        %225 = "arith.select"(%222, %223, %224) : (i1, i32, i32) -> i32
        %226 = "arith.subi"(%52, %192) : (i32, i32) -> i32
        %227 = "arith.select"(%222, %192, %226) : (i1, i32, i32) -> i32
        %228 = "arith.addi"(%225, %227) : (i32, i32) -> i32
        %229 = "arith.subi"(%228, %68) : (i32, i32) -> i32
        %230 = "arith.remsi"(%229, %227) : (i32, i32) -> i32
        %231 = "arith.xori"(%230, %227) : (i32, i32) -> i32
        %232 = "arith.cmpi"(%231, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %233 = "arith.cmpi"(%230, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %234 = "arith.andi"(%232, %233) : (i1, i1) -> i1
        %235 = "arith.divsi"(%229, %227) : (i32, i32) -> i32
        %236 = "arith.extsi"(%234) : (i1) -> i32
        %237 = "arith.addi"(%235, %236) : (i32, i32) -> i32
        %238 = "arith.maxsi"(%52, %237) : (i32, i32) -> i32
        "scf.for"(%52, %238, %68) ({
        ^bb0(%239: i32):
          %240 = "arith.muli"(%239, %192) : (i32, i32) -> i32
          %241 = "arith.addi"(%207, %240) : (i32, i32) -> i32
          %242 = "arith.remsi"(%241, %200) : (i32, i32) -> i32
          %243 = "arith.cmpi"(%242, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %244 = "arith.divsi"(%241, %200) : (i32, i32) -> i32
          %245 = "arith.extsi"(%243) : (i1) -> i32
          %246 = "arith.addi"(%244, %245) : (i32, i32) -> i32
          %247 = "arith.muli"(%246, %213) : (i32, i32) -> i32
          %248 = "arith.addi"(%242, %200) : (i32, i32) -> i32
          %249 = "arith.select"(%243, %248, %242) : (i1, i32, i32) -> i32
          %250 = "arith.divui"(%208, %191) : (i32, i32) -> i32
          %251 = "arith.addi"(%247, %250) : (i32, i32) -> i32
          %252 = "arith.remui"(%208, %191) : (i32, i32) -> i32
          %253 = "arith.cmpi"(%250, %213) {predicate = 2 : i64} : (i32, i32) -> i1
          %254 = "arith.cmpi"(%251, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %255 = "arith.andi"(%253, %254) : (i1, i1) -> i1
          %256 = "arith.cmpi"(%252, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %257 = "arith.andi"(%255, %256) : (i1, i1) -> i1
          %258 = "scf.if"(%257) ({
            %259 = "arith.extsi"(%251) : (i32) -> i64
            %260 = "arith.extsi"(%252) : (i32) -> i64
            %261 = "arith.muli"(%259, %7) : (i64, i64) -> i64
            %262 = "arith.addi"(%261, %260) : (i64, i64) -> i64
            %263 = "llvm.getelementptr"(%5, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %265 = "arith.muli"(%259, %11) : (i64, i64) -> i64
            %266 = "arith.addi"(%265, %260) : (i64, i64) -> i64
            %267 = "llvm.getelementptr"(%10, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %269 = "arith.muli"(%259, %9) : (i64, i64) -> i64
            %270 = "arith.addi"(%269, %260) : (i64, i64) -> i64
            %271 = "llvm.getelementptr"(%8, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %273 = "arith.subi"(%264, %85) : (i32, i32) -> i32
            %274 = "arith.cmpi"(%264, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %275 = "arith.cmpi"(%273, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %276 = "arith.andi"(%274, %275) : (i1, i1) -> i1
            %277 = "arith.cmpi"(%273, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %278 = "arith.andi"(%276, %277) : (i1, i1) -> i1
            %279 = "scf.if"(%278) ({
              %280 = "arith.constant"() {value = 2 : i32} : () -> i32
              %281 = "arith.muli"(%273, %280) : (i32, i32) -> i32
              %282 = "llvm.getelementptr"(%55, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %284 = "arith.addi"(%283, %272) : (i32, i32) -> i32
              %285 = "arith.cmpi"(%284, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %286 = "arith.constant"() {value = -2 : i32} : () -> i32
              %287 = "arith.select"(%285, %284, %286) : (i1, i32, i32) -> i32
              "scf.yield"(%287) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %288 = "arith.cmpi"(%249, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%288) ({
              %289 = "arith.muli"(%259, %33) : (i64, i64) -> i64
              %290 = "arith.addi"(%289, %260) : (i64, i64) -> i64
              %291 = "llvm.getelementptr"(%31, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%279, %291) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %292 = "arith.muli"(%259, %36) : (i64, i64) -> i64
              %293 = "arith.addi"(%292, %260) : (i64, i64) -> i64
              %294 = "llvm.getelementptr"(%34, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%268, %294) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%279) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %295 = "arith.cmpi"(%258, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %296 = "nvvm.vote.sync"(%51, %295) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 6 : i32} : (i32, i1) -> i32
          %297 = "arith.subi"(%2, %247) : (i32, i32) -> i32
          %298 = "arith.minsi"(%297, %213) : (i32, i32) -> i32
          "scf.for"(%52, %298, %68) ({
          ^bb0(%299: i32):
            %300 = "arith.muli"(%299, %191) : (i32, i32) -> i32
            %301 = "arith.constant"() {value = 255 : i32} : () -> i32
            %302 = "arith.shli"(%301, %300) : (i32, i32) -> i32
            %303 = "arith.cmpi"(%300, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %304 = "arith.select"(%303, %302, %52) : (i1, i32, i32) -> i32
            %305 = "arith.andi"(%296, %304) : (i32, i32) -> i32
            %306 = "arith.cmpi"(%305, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%306) ({
              %307 = "arith.muli"(%249, %197) : (i32, i32) -> i32
              %308 = "arith.muli"(%198, %197) : (i32, i32) -> i32
              %309 = "arith.muli"(%200, %197) : (i32, i32) -> i32
              %310 = "arith.cmpi"(%309, %52) {predicate = 4 : i64} : (i32, i32) -> i1
              %311 = "arith.subi"(%308, %307) : (i32, i32) -> i32
              %312 = "arith.subi"(%307, %308) : (i32, i32) -> i32
              %313 = "arith.select"(%310, %311, %312) : (i1, i32, i32) -> i32
              %314 = "arith.subi"(%52, %309) : (i32, i32) -> i32
              %315 = "arith.select"(%310, %309, %314) : (i1, i32, i32) -> i32
              %316 = "arith.addi"(%313, %315) : (i32, i32) -> i32
              %317 = "arith.subi"(%316, %68) : (i32, i32) -> i32
              %318 = "arith.remsi"(%317, %315) : (i32, i32) -> i32
              %319 = "arith.xori"(%318, %315) : (i32, i32) -> i32
              %320 = "arith.cmpi"(%319, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %321 = "arith.cmpi"(%318, %52) {predicate = 1 : i64} : (i32, i32) -> i1
              %322 = "arith.andi"(%320, %321) : (i1, i1) -> i1
              %323 = "arith.divsi"(%317, %315) : (i32, i32) -> i32
              %324 = "arith.extsi"(%322) : (i1) -> i32
              %325 = "arith.addi"(%323, %324) : (i32, i32) -> i32
              %326 = "arith.maxsi"(%52, %325) : (i32, i32) -> i32
              "scf.for"(%52, %326, %68) ({
              ^bb0(%327: i32):
                %328 = "arith.muli"(%327, %309) : (i32, i32) -> i32
                %329 = "arith.addi"(%307, %328) : (i32, i32) -> i32
                %330 = "arith.addi"(%247, %299) : (i32, i32) -> i32
                %331 = "arith.extsi"(%330) : (i32) -> i64
                %332 = "arith.muli"(%331, %4) : (i64, i64) -> i64
                %333 = "llvm.getelementptr"(%1, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %334 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %335 = "vector.extract"(%334) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %336 = "vector.extract"(%334) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %337 = "vector.extract"(%334) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %338 = "vector.extract"(%334) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %339 = "vector.extract"(%334) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %340 = "vector.extract"(%334) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %341 = "vector.extract"(%334) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %342 = "vector.extract"(%334) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %343 = "vector.extract"(%334) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %344 = "vector.extract"(%334) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %345 = "vector.extract"(%334) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %346 = "vector.extract"(%334) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %347 = "vector.extract"(%334) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %348 = "vector.extract"(%334) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %349 = "vector.extract"(%334) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %350 = "vector.extract"(%334) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %351 = "vector.extract"(%334) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %352 = "vector.extract"(%334) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %353 = "vector.extract"(%334) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %354 = "vector.extract"(%334) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %355 = "vector.extract"(%334) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %356 = "vector.extract"(%334) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %357 = "vector.extract"(%334) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %358 = "vector.extract"(%334) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %359 = "vector.extract"(%334) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %360 = "vector.extract"(%334) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %361 = "vector.extract"(%334) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %362 = "vector.extract"(%334) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %363 = "vector.extract"(%334) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %364 = "vector.extract"(%334) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %365 = "vector.extract"(%334) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %366 = "vector.extract"(%334) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %367 = "arith.muli"(%208, %191) : (i32, i32) -> i32
                %368 = "arith.addi"(%329, %367) : (i32, i32) -> i32
                %369 = "arith.addi"(%49, %208) : (i32, i32) -> i32
                %370 = "arith.muli"(%369, %191) : (i32, i32) -> i32
                %371 = "arith.addi"(%329, %370) : (i32, i32) -> i32
                %372 = "arith.constant"() {value = 64 : i32} : () -> i32
                %373 = "arith.addi"(%372, %208) : (i32, i32) -> i32
                %374 = "arith.muli"(%373, %191) : (i32, i32) -> i32
                %375 = "arith.addi"(%329, %374) : (i32, i32) -> i32
                %376 = "arith.constant"() {value = 96 : i32} : () -> i32
                %377 = "arith.addi"(%376, %208) : (i32, i32) -> i32
                %378 = "arith.muli"(%377, %191) : (i32, i32) -> i32
                %379 = "arith.addi"(%329, %378) : (i32, i32) -> i32
                %380 = "arith.cmpi"(%368, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %381 = "arith.cmpi"(%371, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %382 = "arith.cmpi"(%375, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %383 = "arith.cmpi"(%379, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %384, %385, %386, %387, %388, %389, %390, %391 = "scf.if"(%380) ({
                  %392 = "llvm.getelementptr"(%333, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t395_r = "llvm.inline_asm"(%392) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %393 = "llvm.extractvalue"(%t395_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %394 = "llvm.extractvalue"(%t395_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %396 = "vector.from_elements"(%393, %394) : (i64, i64) -> vector<2xi64>
                  %397 = "vector.bitcast"(%396) : (vector<2xi64>) -> vector<8xbf16>
                  %398 = "vector.extract"(%397) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %399 = "vector.extract"(%397) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %400 = "vector.extract"(%397) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %401 = "vector.extract"(%397) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %402 = "vector.extract"(%397) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %403 = "vector.extract"(%397) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %404 = "vector.extract"(%397) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %405 = "vector.extract"(%397) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%398, %399, %400, %401, %402, %403, %404, %405) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%335, %336, %337, %338, %339, %340, %341, %342) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %406, %407, %408, %409, %410, %411, %412, %413 = "scf.if"(%381) ({
                  %414 = "llvm.getelementptr"(%333, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t417_r = "llvm.inline_asm"(%414) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %415 = "llvm.extractvalue"(%t417_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %416 = "llvm.extractvalue"(%t417_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %418 = "vector.from_elements"(%415, %416) : (i64, i64) -> vector<2xi64>
                  %419 = "vector.bitcast"(%418) : (vector<2xi64>) -> vector<8xbf16>
                  %420 = "vector.extract"(%419) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %421 = "vector.extract"(%419) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %422 = "vector.extract"(%419) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %423 = "vector.extract"(%419) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %424 = "vector.extract"(%419) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %425 = "vector.extract"(%419) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %426 = "vector.extract"(%419) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %427 = "vector.extract"(%419) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%420, %421, %422, %423, %424, %425, %426, %427) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%343, %344, %345, %346, %347, %348, %349, %350) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %428, %429, %430, %431, %432, %433, %434, %435 = "scf.if"(%382) ({
                  %436 = "llvm.getelementptr"(%333, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t439_r = "llvm.inline_asm"(%436) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %437 = "llvm.extractvalue"(%t439_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %438 = "llvm.extractvalue"(%t439_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %440 = "vector.from_elements"(%437, %438) : (i64, i64) -> vector<2xi64>
                  %441 = "vector.bitcast"(%440) : (vector<2xi64>) -> vector<8xbf16>
                  %442 = "vector.extract"(%441) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %443 = "vector.extract"(%441) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %444 = "vector.extract"(%441) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %445 = "vector.extract"(%441) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %446 = "vector.extract"(%441) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %447 = "vector.extract"(%441) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %448 = "vector.extract"(%441) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %449 = "vector.extract"(%441) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%442, %443, %444, %445, %446, %447, %448, %449) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%351, %352, %353, %354, %355, %356, %357, %358) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %450, %451, %452, %453, %454, %455, %456, %457 = "scf.if"(%383) ({
                  %458 = "llvm.getelementptr"(%333, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
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
                  "scf.yield"(%359, %360, %361, %362, %363, %364, %365, %366) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %472 = "scf.while"(%305) ({
                ^bb0(%473: i32):
                  %474 = "arith.cmpi"(%473, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%474, %473) : (i1, i32) -> ()
                }, {
                ^bb0(%475: i32):
                  %476 = "arith.subi"(%52, %475) : (i32, i32) -> i32
                  %477 = "arith.andi"(%475, %476) : (i32, i32) -> i32
                  %478 = "arith.subi"(%477, %68) : (i32, i32) -> i32
                  %479 = "llvm.intr.ctpop"(%478) : (i32) -> i32
                  %480 = "nvvm.shfl.sync"(%51, %258, %479, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
                  %481 = "arith.extsi"(%480) : (i32) -> i64
                  %482 = "arith.muli"(%481, %28) : (i64, i64) -> i64
                  %483 = "llvm.getelementptr"(%26, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%380) ({
                    %484 = "llvm.getelementptr"(%483, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %485 = "vector.from_elements"(%384, %385, %386, %387, %388, %389, %390, %391) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %486 = "vector.bitcast"(%485) : (vector<8xbf16>) -> vector<2xi64>
                    %487 = "vector.extract"(%486) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %488 = "vector.extract"(%486) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%484, %487, %488) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%381) ({
                    %490 = "llvm.getelementptr"(%483, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %491 = "vector.from_elements"(%406, %407, %408, %409, %410, %411, %412, %413) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %492 = "vector.bitcast"(%491) : (vector<8xbf16>) -> vector<2xi64>
                    %493 = "vector.extract"(%492) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %494 = "vector.extract"(%492) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%490, %493, %494) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%382) ({
                    %496 = "llvm.getelementptr"(%483, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %497 = "vector.from_elements"(%428, %429, %430, %431, %432, %433, %434, %435) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %498 = "vector.bitcast"(%497) : (vector<8xbf16>) -> vector<2xi64>
                    %499 = "vector.extract"(%498) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %500 = "vector.extract"(%498) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%496, %499, %500) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%383) ({
                    %502 = "llvm.getelementptr"(%483, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %503 = "vector.from_elements"(%450, %451, %452, %453, %454, %455, %456, %457) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %504 = "vector.bitcast"(%503) : (vector<8xbf16>) -> vector<2xi64>
                    %505 = "vector.extract"(%504) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %506 = "vector.extract"(%504) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%502, %505, %506) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %508 = "arith.subi"(%475, %68) : (i32, i32) -> i32
                  %509 = "arith.andi"(%475, %508) : (i32, i32) -> i32
                  "scf.yield"(%509) : (i32) -> ()
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
      %510 = "arith.cmpi"(%202, %68) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%510) ({
        %511 = "arith.constant"() {value = 7 : i32} : () -> i32
        %512 = "arith.andi"(%54, %511) : (i32, i32) -> i32
        %513 = "arith.muli"(%512, %43) : (i32, i32) -> i32
        %514 = "arith.addi"(%40, %513) : (i32, i32) -> i32
        %515 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %516 = "arith.muli"(%2, %200) : (i32, i32) -> i32
        %517 = "arith.divui"(%516, %192) : (i32, i32) -> i32
        %518 = "arith.constant"() {value = 4 : i32} : () -> i32
        %519 = "arith.minsi"(%517, %518) : (i32, i32) -> i32
        %520 = "arith.maxsi"(%519, %68) : (i32, i32) -> i32
        %521 = "arith.subi"(%520, %68) : (i32, i32) -> i32
        %522 = "arith.addi"(%2, %521) : (i32, i32) -> i32
        %523 = "arith.remsi"(%522, %520) : (i32, i32) -> i32
        %524 = "arith.cmpi"(%523, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %525 = "arith.divsi"(%522, %520) : (i32, i32) -> i32
        %526 = "arith.extsi"(%524) : (i1) -> i32
        %527 = "arith.addi"(%525, %526) : (i32, i32) -> i32
        %528 = "arith.muli"(%527, %200) : (i32, i32) -> i32
        %529 = "llvm.getelementptr"(%31, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %530 = "llvm.getelementptr"(%34, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %531 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %532 = "arith.cmpi"(%192, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %533 = "arith.subi"(%528, %514) : (i32, i32) -> i32
        %534 = "arith.subi"(%514, %528) : (i32, i32) -> i32
        %535 = "arith.select"(%532, %533, %534) : (i1, i32, i32) -> i32
        %536 = "arith.subi"(%52, %192) : (i32, i32) -> i32
        %537 = "arith.select"(%532, %192, %536) : (i1, i32, i32) -> i32
        %538 = "arith.addi"(%535, %537) : (i32, i32) -> i32
        %539 = "arith.subi"(%538, %68) : (i32, i32) -> i32
        %540 = "arith.remsi"(%539, %537) : (i32, i32) -> i32
        %541 = "arith.xori"(%540, %537) : (i32, i32) -> i32
        %542 = "arith.cmpi"(%541, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %543 = "arith.cmpi"(%540, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %544 = "arith.andi"(%542, %543) : (i1, i1) -> i1
        %545 = "arith.divsi"(%539, %537) : (i32, i32) -> i32
        %546 = "arith.extsi"(%544) : (i1) -> i32
        %547 = "arith.addi"(%545, %546) : (i32, i32) -> i32
        %548 = "arith.maxsi"(%52, %547) : (i32, i32) -> i32
        "scf.for"(%52, %548, %68) ({
        ^bb0(%549: i32):
          %550 = "arith.muli"(%549, %192) : (i32, i32) -> i32
          %551 = "arith.addi"(%514, %550) : (i32, i32) -> i32
          %552 = "arith.remsi"(%551, %200) : (i32, i32) -> i32
          %553 = "arith.cmpi"(%552, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %554 = "arith.divsi"(%551, %200) : (i32, i32) -> i32
          %555 = "arith.extsi"(%553) : (i1) -> i32
          %556 = "arith.addi"(%554, %555) : (i32, i32) -> i32
          %557 = "arith.muli"(%556, %520) : (i32, i32) -> i32
          %558 = "arith.addi"(%552, %200) : (i32, i32) -> i32
          %559 = "arith.select"(%553, %558, %552) : (i1, i32, i32) -> i32
          %560 = "arith.divui"(%515, %191) : (i32, i32) -> i32
          %561 = "arith.addi"(%557, %560) : (i32, i32) -> i32
          %562 = "arith.remui"(%515, %191) : (i32, i32) -> i32
          %563 = "arith.cmpi"(%560, %520) {predicate = 2 : i64} : (i32, i32) -> i1
          %564 = "arith.cmpi"(%561, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %565 = "arith.andi"(%563, %564) : (i1, i1) -> i1
          %566 = "arith.cmpi"(%562, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %567 = "arith.andi"(%565, %566) : (i1, i1) -> i1
          %568 = "scf.if"(%567) ({
            %569 = "arith.extsi"(%561) : (i32) -> i64
            %570 = "arith.extsi"(%562) : (i32) -> i64
            %571 = "arith.muli"(%569, %19) : (i64, i64) -> i64
            %572 = "arith.addi"(%571, %570) : (i64, i64) -> i64
            %573 = "llvm.getelementptr"(%18, %572) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %575 = "arith.muli"(%569, %23) : (i64, i64) -> i64
            %576 = "arith.addi"(%575, %570) : (i64, i64) -> i64
            %577 = "llvm.getelementptr"(%22, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %578 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %579 = "arith.muli"(%569, %21) : (i64, i64) -> i64
            %580 = "arith.addi"(%579, %570) : (i64, i64) -> i64
            %581 = "llvm.getelementptr"(%20, %580) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %582 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %583 = "arith.subi"(%574, %85) : (i32, i32) -> i32
            %584 = "arith.cmpi"(%574, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %585 = "arith.cmpi"(%583, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %586 = "arith.andi"(%584, %585) : (i1, i1) -> i1
            %587 = "arith.cmpi"(%583, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %588 = "arith.andi"(%586, %587) : (i1, i1) -> i1
            %589 = "scf.if"(%588) ({
              %590 = "arith.constant"() {value = 2 : i32} : () -> i32
              %591 = "arith.muli"(%583, %590) : (i32, i32) -> i32
              %592 = "llvm.getelementptr"(%531, %591) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %593 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %594 = "arith.addi"(%593, %582) : (i32, i32) -> i32
              %595 = "arith.cmpi"(%594, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %596 = "arith.constant"() {value = -2 : i32} : () -> i32
              %597 = "arith.select"(%595, %594, %596) : (i1, i32, i32) -> i32
              "scf.yield"(%597) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            %598 = "arith.cmpi"(%559, %52) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%598) ({
              %599 = "arith.muli"(%569, %33) : (i64, i64) -> i64
              %600 = "arith.addi"(%599, %570) : (i64, i64) -> i64
              %601 = "llvm.getelementptr"(%529, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%589, %601) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %602 = "arith.muli"(%569, %36) : (i64, i64) -> i64
              %603 = "arith.addi"(%602, %570) : (i64, i64) -> i64
              %604 = "llvm.getelementptr"(%530, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%578, %604) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%589) : (i32) -> ()
          }, {
            "scf.yield"(%51) : (i32) -> ()
          }) : (i1) -> i32
          %605 = "arith.cmpi"(%568, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %606 = "nvvm.vote.sync"(%51, %605) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 8 : i32} : (i32, i1) -> i32
          %607 = "arith.subi"(%2, %557) : (i32, i32) -> i32
          %608 = "arith.minsi"(%607, %520) : (i32, i32) -> i32
          "scf.for"(%52, %608, %68) ({
          ^bb0(%609: i32):
            %610 = "arith.muli"(%609, %191) : (i32, i32) -> i32
            %611 = "arith.constant"() {value = 255 : i32} : () -> i32
            %612 = "arith.shli"(%611, %610) : (i32, i32) -> i32
            %613 = "arith.cmpi"(%610, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %614 = "arith.select"(%613, %612, %52) : (i1, i32, i32) -> i32
            %615 = "arith.andi"(%606, %614) : (i32, i32) -> i32
            %616 = "arith.cmpi"(%615, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%616) ({
              %617 = "arith.muli"(%559, %197) : (i32, i32) -> i32
              %618 = "arith.muli"(%198, %197) : (i32, i32) -> i32
              %619 = "arith.muli"(%200, %197) : (i32, i32) -> i32
              %620 = "arith.cmpi"(%619, %52) {predicate = 4 : i64} : (i32, i32) -> i1
              %621 = "arith.subi"(%618, %617) : (i32, i32) -> i32
              %622 = "arith.subi"(%617, %618) : (i32, i32) -> i32
              %623 = "arith.select"(%620, %621, %622) : (i1, i32, i32) -> i32
              %624 = "arith.subi"(%52, %619) : (i32, i32) -> i32
              %625 = "arith.select"(%620, %619, %624) : (i1, i32, i32) -> i32
              %626 = "arith.addi"(%623, %625) : (i32, i32) -> i32
              %627 = "arith.subi"(%626, %68) : (i32, i32) -> i32
              %628 = "arith.remsi"(%627, %625) : (i32, i32) -> i32
              %629 = "arith.xori"(%628, %625) : (i32, i32) -> i32
              %630 = "arith.cmpi"(%629, %52) {predicate = 2 : i64} : (i32, i32) -> i1
              %631 = "arith.cmpi"(%628, %52) {predicate = 1 : i64} : (i32, i32) -> i1
              %632 = "arith.andi"(%630, %631) : (i1, i1) -> i1
              %633 = "arith.divsi"(%627, %625) : (i32, i32) -> i32
              %634 = "arith.extsi"(%632) : (i1) -> i32
              %635 = "arith.addi"(%633, %634) : (i32, i32) -> i32
              %636 = "arith.maxsi"(%52, %635) : (i32, i32) -> i32
              "scf.for"(%52, %636, %68) ({
              ^bb0(%637: i32):
                %638 = "arith.muli"(%637, %619) : (i32, i32) -> i32
                %639 = "arith.addi"(%617, %638) : (i32, i32) -> i32
                %640 = "arith.addi"(%557, %609) : (i32, i32) -> i32
                %641 = "arith.extsi"(%640) : (i32) -> i64
                %642 = "arith.muli"(%641, %17) : (i64, i64) -> i64
                %643 = "llvm.getelementptr"(%16, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %644 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %645 = "vector.extract"(%644) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %646 = "vector.extract"(%644) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %647 = "vector.extract"(%644) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %648 = "vector.extract"(%644) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %649 = "vector.extract"(%644) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %650 = "vector.extract"(%644) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %651 = "vector.extract"(%644) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %652 = "vector.extract"(%644) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %653 = "vector.extract"(%644) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %654 = "vector.extract"(%644) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %655 = "vector.extract"(%644) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %656 = "vector.extract"(%644) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %657 = "vector.extract"(%644) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %658 = "vector.extract"(%644) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %659 = "vector.extract"(%644) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %660 = "vector.extract"(%644) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %661 = "vector.extract"(%644) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %662 = "vector.extract"(%644) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %663 = "vector.extract"(%644) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %664 = "vector.extract"(%644) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %665 = "vector.extract"(%644) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %666 = "vector.extract"(%644) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %667 = "vector.extract"(%644) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %668 = "vector.extract"(%644) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %669 = "vector.extract"(%644) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %670 = "vector.extract"(%644) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %671 = "vector.extract"(%644) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %672 = "vector.extract"(%644) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %673 = "vector.extract"(%644) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %674 = "vector.extract"(%644) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %675 = "vector.extract"(%644) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %676 = "vector.extract"(%644) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %677 = "arith.muli"(%515, %191) : (i32, i32) -> i32
                %678 = "arith.addi"(%639, %677) : (i32, i32) -> i32
                %679 = "arith.addi"(%49, %515) : (i32, i32) -> i32
                %680 = "arith.muli"(%679, %191) : (i32, i32) -> i32
                %681 = "arith.addi"(%639, %680) : (i32, i32) -> i32
                %682 = "arith.constant"() {value = 64 : i32} : () -> i32
                %683 = "arith.addi"(%682, %515) : (i32, i32) -> i32
                %684 = "arith.muli"(%683, %191) : (i32, i32) -> i32
                %685 = "arith.addi"(%639, %684) : (i32, i32) -> i32
                %686 = "arith.constant"() {value = 96 : i32} : () -> i32
                %687 = "arith.addi"(%686, %515) : (i32, i32) -> i32
                %688 = "arith.muli"(%687, %191) : (i32, i32) -> i32
                %689 = "arith.addi"(%639, %688) : (i32, i32) -> i32
                %690 = "arith.cmpi"(%678, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %691 = "arith.cmpi"(%681, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %692 = "arith.cmpi"(%685, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %693 = "arith.cmpi"(%689, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %694, %695, %696, %697, %698, %699, %700, %701 = "scf.if"(%690) ({
                  %702 = "llvm.getelementptr"(%643, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t705_r = "llvm.inline_asm"(%702) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %703 = "llvm.extractvalue"(%t705_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %704 = "llvm.extractvalue"(%t705_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %706 = "vector.from_elements"(%703, %704) : (i64, i64) -> vector<2xi64>
                  %707 = "vector.bitcast"(%706) : (vector<2xi64>) -> vector<8xbf16>
                  %708 = "vector.extract"(%707) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %709 = "vector.extract"(%707) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %710 = "vector.extract"(%707) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %711 = "vector.extract"(%707) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %712 = "vector.extract"(%707) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %713 = "vector.extract"(%707) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %714 = "vector.extract"(%707) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %715 = "vector.extract"(%707) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%708, %709, %710, %711, %712, %713, %714, %715) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%645, %646, %647, %648, %649, %650, %651, %652) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %716, %717, %718, %719, %720, %721, %722, %723 = "scf.if"(%691) ({
                  %724 = "llvm.getelementptr"(%643, %681) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t727_r = "llvm.inline_asm"(%724) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %725 = "llvm.extractvalue"(%t727_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %726 = "llvm.extractvalue"(%t727_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %728 = "vector.from_elements"(%725, %726) : (i64, i64) -> vector<2xi64>
                  %729 = "vector.bitcast"(%728) : (vector<2xi64>) -> vector<8xbf16>
                  %730 = "vector.extract"(%729) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %731 = "vector.extract"(%729) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %732 = "vector.extract"(%729) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %733 = "vector.extract"(%729) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %734 = "vector.extract"(%729) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %735 = "vector.extract"(%729) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %736 = "vector.extract"(%729) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %737 = "vector.extract"(%729) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%730, %731, %732, %733, %734, %735, %736, %737) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%653, %654, %655, %656, %657, %658, %659, %660) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %738, %739, %740, %741, %742, %743, %744, %745 = "scf.if"(%692) ({
                  %746 = "llvm.getelementptr"(%643, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t749_r = "llvm.inline_asm"(%746) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %747 = "llvm.extractvalue"(%t749_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %748 = "llvm.extractvalue"(%t749_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %750 = "vector.from_elements"(%747, %748) : (i64, i64) -> vector<2xi64>
                  %751 = "vector.bitcast"(%750) : (vector<2xi64>) -> vector<8xbf16>
                  %752 = "vector.extract"(%751) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %753 = "vector.extract"(%751) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %754 = "vector.extract"(%751) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %755 = "vector.extract"(%751) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %756 = "vector.extract"(%751) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %757 = "vector.extract"(%751) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %758 = "vector.extract"(%751) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %759 = "vector.extract"(%751) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%752, %753, %754, %755, %756, %757, %758, %759) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%661, %662, %663, %664, %665, %666, %667, %668) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %760, %761, %762, %763, %764, %765, %766, %767 = "scf.if"(%693) ({
                  %768 = "llvm.getelementptr"(%643, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t771_r = "llvm.inline_asm"(%768) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %769 = "llvm.extractvalue"(%t771_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %770 = "llvm.extractvalue"(%t771_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %772 = "vector.from_elements"(%769, %770) : (i64, i64) -> vector<2xi64>
                  %773 = "vector.bitcast"(%772) : (vector<2xi64>) -> vector<8xbf16>
                  %774 = "vector.extract"(%773) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %775 = "vector.extract"(%773) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %776 = "vector.extract"(%773) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %777 = "vector.extract"(%773) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %778 = "vector.extract"(%773) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %779 = "vector.extract"(%773) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %780 = "vector.extract"(%773) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %781 = "vector.extract"(%773) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%774, %775, %776, %777, %778, %779, %780, %781) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%669, %670, %671, %672, %673, %674, %675, %676) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %782 = "scf.while"(%615) ({
                ^bb0(%783: i32):
                  %784 = "arith.cmpi"(%783, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%784, %783) : (i1, i32) -> ()
                }, {
                ^bb0(%785: i32):
                  %786 = "arith.subi"(%52, %785) : (i32, i32) -> i32
                  %787 = "arith.andi"(%785, %786) : (i32, i32) -> i32
                  %788 = "arith.subi"(%787, %68) : (i32, i32) -> i32
                  %789 = "llvm.intr.ctpop"(%788) : (i32) -> i32
                  %790 = "nvvm.shfl.sync"(%51, %568, %789, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
                  %791 = "arith.extsi"(%790) : (i32) -> i64
                  %792 = "arith.muli"(%791, %28) : (i64, i64) -> i64
                  %793 = "llvm.getelementptr"(%26, %792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%690) ({
                    %794 = "llvm.getelementptr"(%793, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %795 = "vector.from_elements"(%694, %695, %696, %697, %698, %699, %700, %701) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %796 = "vector.bitcast"(%795) : (vector<8xbf16>) -> vector<2xi64>
                    %797 = "vector.extract"(%796) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %798 = "vector.extract"(%796) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%794, %797, %798) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%691) ({
                    %800 = "llvm.getelementptr"(%793, %681) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %801 = "vector.from_elements"(%716, %717, %718, %719, %720, %721, %722, %723) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %802 = "vector.bitcast"(%801) : (vector<8xbf16>) -> vector<2xi64>
                    %803 = "vector.extract"(%802) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %804 = "vector.extract"(%802) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%800, %803, %804) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%692) ({
                    %806 = "llvm.getelementptr"(%793, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %807 = "vector.from_elements"(%738, %739, %740, %741, %742, %743, %744, %745) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %808 = "vector.bitcast"(%807) : (vector<8xbf16>) -> vector<2xi64>
                    %809 = "vector.extract"(%808) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %810 = "vector.extract"(%808) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%806, %809, %810) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%693) ({
                    %812 = "llvm.getelementptr"(%793, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %813 = "vector.from_elements"(%760, %761, %762, %763, %764, %765, %766, %767) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %814 = "vector.bitcast"(%813) : (vector<8xbf16>) -> vector<2xi64>
                    %815 = "vector.extract"(%814) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %816 = "vector.extract"(%814) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%812, %815, %816) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %818 = "arith.subi"(%785, %68) : (i32, i32) -> i32
                  %819 = "arith.andi"(%785, %818) : (i32, i32) -> i32
                  "scf.yield"(%819) : (i32) -> ()
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
        %820 = "llvm.inline_asm"(%25) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %822 = "arith.shrsi"(%820, %59) : (i64, i64) -> i64
        %823 = "scf.if"(%61) ({
          %824 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %825 = "arith.subi"(%824, %43) : (i32, i32) -> i32
          %826 = "arith.extsi"(%825) : (i32) -> i64
          "scf.yield"(%826) : (i64) -> ()
        }, {
          %827 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%827) : (i64) -> ()
        }) : (i1) -> i64
        %828 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%828, %823) {asm_string = "red.release.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%25, %823) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%61) ({
          %831 = "arith.constant"() {value = 1 : i64} : () -> i64
          %832 = "arith.addi"(%822, %831) : (i64, i64) -> i64
          %833 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %834 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %835 = "arith.muli"(%832, %834) : (i64, i64) -> i64
          %836 = "llvm.inline_asm"(%833) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %838 = "scf.while"(%836) ({
          ^bb0(%839: i64):
            %840 = "arith.cmpi"(%839, %835) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%840, %839) : (i1, i64) -> ()
          }, {
          ^bb0(%841: i64):
            %842 = "llvm.inline_asm"(%833) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%842) : (i64) -> ()
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
    "cutec.host_check"(%41) {message = "row_ends has another length than experts", file = "samples/moe_gpus.py", line = 372 : i32} : (i1) -> ()
    %42 = "arith.constant"() {value = 132 : i32} : () -> i32
    %43 = "arith.constant"() {value = 512 : i32} : () -> i32
    %44 = "arith.constant"() {value = 6144 : i32} : () -> i32
    "gpu.launch_func"(%42, %37, %37, %43, %37, %37, %44, %0, %16, %2, %3, %17, %18, %6, %19, %20, %21, %22, %23, %24, %13, %25, %15, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) {kernel = @kernels::@dispatch_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 37, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
