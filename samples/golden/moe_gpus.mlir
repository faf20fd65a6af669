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
      %115 = "arith.cmpi"(%112, %30) {predicate = 2 : i64} : (i32, i32) -> i1
      %116 = "scf.if"(%115) ({
        %117 = "llvm.getelementptr"(%56, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %118 = "llvm.load"(%117) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "scf.yield"(%118) : (i32) -> ()
      }, {
        "scf.yield"(%52) : (i32) -> ()
      }) : (i1) -> i32
      %119 = "nvvm.shfl.sync"(%51, %116, %68, %52) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %120 = "arith.remui"(%112, %49) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%120, %68) {predicate = 5 : i64} : (i32, i32) -> i1
      %122 = "arith.select"(%121, %119, %52) : (i1, i32, i32) -> i32
      %123 = "arith.addi"(%116, %122) : (i32, i32) -> i32
      %124 = "arith.constant"() {value = 2 : i32} : () -> i32
      %125 = "nvvm.shfl.sync"(%51, %123, %124, %52) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %126 = "arith.cmpi"(%120, %124) {predicate = 5 : i64} : (i32, i32) -> i1
      %127 = "arith.select"(%126, %125, %52) : (i1, i32, i32) -> i32
      %128 = "arith.addi"(%123, %127) : (i32, i32) -> i32
      %129 = "arith.constant"() {value = 4 : i32} : () -> i32
      %130 = "nvvm.shfl.sync"(%51, %128, %129, %52) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %131 = "arith.cmpi"(%120, %129) {predicate = 5 : i64} : (i32, i32) -> i1
      %132 = "arith.select"(%131, %130, %52) : (i1, i32, i32) -> i32
      %133 = "arith.addi"(%128, %132) : (i32, i32) -> i32
      %134 = "arith.constant"() {value = 8 : i32} : () -> i32
      %135 = "nvvm.shfl.sync"(%51, %133, %134, %52) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %136 = "arith.cmpi"(%120, %134) {predicate = 5 : i64} : (i32, i32) -> i1
      %137 = "arith.select"(%136, %135, %52) : (i1, i32, i32) -> i32
      %138 = "arith.addi"(%133, %137) : (i32, i32) -> i32
      %139 = "arith.constant"() {value = 16 : i32} : () -> i32
      %140 = "nvvm.shfl.sync"(%51, %138, %139, %52) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %141 = "arith.cmpi"(%120, %139) {predicate = 5 : i64} : (i32, i32) -> i1
      %142 = "arith.select"(%141, %140, %52) : (i1, i32, i32) -> i32
      %143 = "arith.addi"(%138, %142) : (i32, i32) -> i32
      "scf.if"(%115) ({
        %144 = "llvm.getelementptr"(%56, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%143, %144) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %145 = "scf.if"(%115) ({
        %146 = "arith.divui"(%112, %49) : (i32, i32) -> i32
        %147 = "scf.for"(%52, %146, %68, %143) ({
        ^bb0(%148: i32, %149: i32):
          %150 = "arith.muli"(%148, %49) : (i32, i32) -> i32
          %151 = "arith.addi"(%150, %53) : (i32, i32) -> i32
          %152 = "llvm.getelementptr"(%56, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %153 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %154 = "arith.addi"(%149, %153) : (i32, i32) -> i32
          "scf.yield"(%154) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"(%147) : (i32) -> ()
      }, {
        "scf.yield"(%143) : (i32) -> ()
      }) : (i1) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%115) ({
        %155 = "llvm.getelementptr"(%56, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%145, %155) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%87) ({
        %156 = "arith.cmpi"(%82, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %157 = "scf.if"(%156) ({
          %158 = "arith.subi"(%82, %68) : (i32, i32) -> i32
          %159 = "llvm.getelementptr"(%56, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %160 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%160) : (i32) -> ()
        }, {
          "scf.yield"(%52) : (i32) -> ()
        }) : (i1) -> i32
        %161 = "arith.subi"(%157, %104) : (i32, i32) -> i32
        %162 = "arith.addi"(%0, %68) : (i32, i32) -> i32
        %163 = "arith.andi"(%162, %68) : (i32, i32) -> i32
        %164 = "arith.cmpi"(%163, %163) {predicate = 2 : i64} : (i32, i32) -> i1
        %165 = "arith.select"(%164, %107, %52) : (i1, i32, i32) -> i32
        %166 = "arith.addi"(%161, %165) : (i32, i32) -> i32
        %167 = "arith.addi"(%162, %68) : (i32, i32) -> i32
        %168 = "arith.andi"(%167, %68) : (i32, i32) -> i32
        %169 = "arith.cmpi"(%168, %163) {predicate = 2 : i64} : (i32, i32) -> i1
        %170 = "arith.select"(%169, %109, %52) : (i1, i32, i32) -> i32
        %171 = "arith.addi"(%166, %170) : (i32, i32) -> i32
        %172 = "arith.muli"(%82, %124) : (i32, i32) -> i32
        %173 = "llvm.getelementptr"(%55, %172) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%171, %173) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %174 = "arith.subi"(%157, %105) : (i32, i32) -> i32
        %175 = "arith.cmpi"(%163, %168) {predicate = 2 : i64} : (i32, i32) -> i1
        %176 = "arith.select"(%175, %107, %52) : (i1, i32, i32) -> i32
        %177 = "arith.addi"(%174, %176) : (i32, i32) -> i32
        %178 = "arith.cmpi"(%168, %168) {predicate = 2 : i64} : (i32, i32) -> i1
        %179 = "arith.select"(%178, %109, %52) : (i1, i32, i32) -> i32
        %180 = "arith.addi"(%177, %179) : (i32, i32) -> i32
        %181 = "arith.addi"(%68, %172) : (i32, i32) -> i32
        %182 = "llvm.getelementptr"(%55, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%180, %182) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %183 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %184 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %185 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %186 = "arith.cmpi"(%183, %52) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%186) ({
          %187 = "llvm.getelementptr"(%56, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %189 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %190 = "arith.minsi"(%189, %27) : (i32, i32) -> i32
          %191 = "arith.extsi"(%82) : (i32) -> i64
          %192 = "llvm.getelementptr"(%29, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%190, %192) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %193 = "arith.muli"(%43, %134) : (i32, i32) -> i32
      %194 = "arith.maxsi"(%2, %68) : (i32, i32) -> i32
      %195 = "arith.divui"(%193, %194) : (i32, i32) -> i32
      %196 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %197 = "arith.addi"(%3, %196) : (i32, i32) -> i32
      %198 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %199 = "arith.divui"(%197, %198) : (i32, i32) -> i32
      %200 = "arith.minsi"(%195, %199) : (i32, i32) -> i32
      %201 = "arith.maxsi"(%200, %68) : (i32, i32) -> i32
      %202 = "arith.constant"() {value = 3 : i32} : () -> i32
      %203 = "arith.shrsi"(%54, %202) : (i32, i32) -> i32
      %204 = "arith.cmpi"(%203, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%204) ({
        %205 = "arith.constant"() {value = 7 : i32} : () -> i32
        %206 = "arith.andi"(%54, %205) : (i32, i32) -> i32
        %207 = "arith.muli"(%206, %43) : (i32, i32) -> i32
        %208 = "arith.addi"(%40, %207) : (i32, i32) -> i32
        %209 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %210 = "arith.muli"(%2, %201) : (i32, i32) -> i32
        %211 = "arith.muli"(%193, %129) : (i32, i32) -> i32
        %212 = "arith.subi"(%211, %68) : (i32, i32) -> i32
        %213 = "arith.addi"(%210, %212) : (i32, i32) -> i32
        %214 = "arith.remsi"(%213, %211) : (i32, i32) -> i32
        %215 = "arith.cmpi"(%214, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %216 = "arith.divsi"(%213, %211) : (i32, i32) -> i32
        %217 = "arith.extsi"(%215) : (i1) -> i32
        %218 = "arith.addi"(%216, %217) : (i32, i32) -> i32
        %219 = "arith.maxsi"(%218, %68) : (i32, i32) -> i32
        %220 = "arith.muli"(%193, %219) : (i32, i32) -> i32
        %221 = "arith.subi"(%220, %68) : (i32, i32) -> i32
        %222 = "arith.addi"(%210, %221) : (i32, i32) -> i32
        %223 = "arith.remsi"(%222, %220) : (i32, i32) -> i32
        %224 = "arith.xori"(%223, %220) : (i32, i32) -> i32
        %225 = "arith.cmpi"(%224, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %226 = "arith.cmpi"(%223, %52) {predicate = 1 : i64} : (i32, i32) -> i1
        %227 = "arith.andi"(%225, %226) : (i1, i1) -> i1
        %228 = "arith.divsi"(%222, %220) : (i32, i32) -> i32
        %229 = "arith.extsi"(%227) : (i1) -> i32
        %230 = "arith.addi"(%228, %229) : (i32, i32) -> i32
        %231 = "arith.maxsi"(%230, %68) : (i32, i32) -> i32
        %232 = "arith.subi"(%231, %68) : (i32, i32) -> i32
        %233 = "arith.addi"(%2, %232) : (i32, i32) -> i32
        %234 = "arith.remsi"(%233, %231) : (i32, i32) -> i32
        %235 = "arith.cmpi"(%234, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %236 = "arith.divsi"(%233, %231) : (i32, i32) -> i32
        %237 = "arith.extsi"(%235) : (i1) -> i32
        %238 = "arith.addi"(%236, %237) : (i32, i32) -> i32
        %239 = "arith.muli"(%238, %201) : (i32, i32) -> i32
        %240 = "arith.maxsi"(%193, %68) : (i32, i32) -> i32
        "scf.for"(%208, %239, %240) ({
        ^bb0(%241: i32):
          %242 = "arith.remsi"(%241, %201) : (i32, i32) -> i32
          %243 = "arith.cmpi"(%242, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %244 = "arith.divsi"(%241, %201) : (i32, i32) -> i32
          %245 = "arith.extsi"(%243) : (i1) -> i32
          %246 = "arith.addi"(%244, %245) : (i32, i32) -> i32
          %247 = "arith.muli"(%246, %231) : (i32, i32) -> i32
          %248 = "arith.addi"(%242, %201) : (i32, i32) -> i32
          %249 = "arith.select"(%243, %248, %242) : (i1, i32, i32) -> i32
          %250 = "arith.divui"(%209, %134) : (i32, i32) -> i32
          %251 = "arith.addi"(%247, %250) : (i32, i32) -> i32
          %252 = "arith.remui"(%209, %134) : (i32, i32) -> i32
          %253 = "arith.cmpi"(%250, %231) {predicate = 2 : i64} : (i32, i32) -> i1
          %254 = "arith.cmpi"(%251, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %255 = "arith.andi"(%253, %254) : (i1, i1) -> i1
          %256 = "arith.cmpi"(%252, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %257 = "arith.andi"(%255, %256) : (i1, i1) -> i1
          %258, %259 = "scf.if"(%257) ({
            %260 = "arith.extsi"(%251) : (i32) -> i64
            %261 = "arith.extsi"(%252) : (i32) -> i64
            %262 = "arith.muli"(%260, %7) : (i64, i64) -> i64
            %263 = "arith.addi"(%262, %261) : (i64, i64) -> i64
            %264 = "llvm.getelementptr"(%5, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %266 = "arith.muli"(%260, %11) : (i64, i64) -> i64
            %267 = "arith.addi"(%266, %261) : (i64, i64) -> i64
            %268 = "llvm.getelementptr"(%10, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %270 = "arith.muli"(%260, %9) : (i64, i64) -> i64
            %271 = "arith.addi"(%270, %261) : (i64, i64) -> i64
            %272 = "llvm.getelementptr"(%8, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %274 = "arith.subi"(%265, %85) : (i32, i32) -> i32
            %275 = "arith.cmpi"(%274, %52) {predicate = 5 : i64} : (i32, i32) -> i1
            %276 = "arith.cmpi"(%274, %30) {predicate = 2 : i64} : (i32, i32) -> i1
            %277 = "arith.andi"(%275, %276) : (i1, i1) -> i1
            %278 = "arith.cmpi"(%265, %13) {predicate = 2 : i64} : (i32, i32) -> i1
            %279 = "arith.andi"(%277, %278) : (i1, i1) -> i1
            %280 = "scf.if"(%279) ({
              %281 = "arith.muli"(%274, %124) : (i32, i32) -> i32
              %282 = "llvm.getelementptr"(%55, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %284 = "arith.addi"(%283, %273) : (i32, i32) -> i32
              %285 = "arith.cmpi"(%273, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %286 = "arith.cmpi"(%284, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %287 = "arith.andi"(%285, %286) : (i1, i1) -> i1
              %288 = "arith.constant"() {value = -2 : i32} : () -> i32
              %289 = "arith.select"(%287, %284, %288) : (i1, i32, i32) -> i32
              "scf.yield"(%289) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%280, %269) : (i32, f32) -> ()
          }, {
            %290 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%51, %290) : (i32, f32) -> ()
          }) : (i1) -> (i32, f32)
          %291 = "arith.cmpi"(%249, %52) {predicate = 0 : i64} : (i32, i32) -> i1
          %292 = "arith.andi"(%257, %291) : (i1, i1) -> i1
          "scf.if"(%292) ({
            %293 = "arith.extsi"(%251) : (i32) -> i64
            %294 = "arith.extsi"(%252) : (i32) -> i64
            %295 = "arith.muli"(%293, %33) : (i64, i64) -> i64
            %296 = "arith.addi"(%295, %294) : (i64, i64) -> i64
            %297 = "llvm.getelementptr"(%31, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%258, %297) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %298 = "arith.muli"(%293, %36) : (i64, i64) -> i64
            %299 = "arith.addi"(%298, %294) : (i64, i64) -> i64
            %300 = "llvm.getelementptr"(%34, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%259, %300) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %301 = "arith.cmpi"(%258, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %302 = "nvvm.vote.sync"(%51, %301) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 0 : i32} : (i32, i1) -> i32
          %303 = "arith.subi"(%2, %247) : (i32, i32) -> i32
          %304 = "arith.minsi"(%303, %231) : (i32, i32) -> i32
          "scf.for"(%52, %304, %68) ({
          ^bb0(%305: i32):
            %306 = "arith.muli"(%305, %134) : (i32, i32) -> i32
            %307 = "arith.constant"() {value = 255 : i32} : () -> i32
            %308 = "arith.shli"(%307, %306) : (i32, i32) -> i32
            %309 = "arith.cmpi"(%306, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %310 = "arith.select"(%309, %308, %52) : (i1, i32, i32) -> i32
            %311 = "arith.andi"(%302, %310) : (i32, i32) -> i32
            %312 = "arith.cmpi"(%311, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%312) ({
              %313 = "arith.muli"(%249, %198) : (i32, i32) -> i32
              %314 = "arith.muli"(%199, %198) : (i32, i32) -> i32
              %315 = "arith.muli"(%201, %198) : (i32, i32) -> i32
              %316 = "arith.maxsi"(%315, %68) : (i32, i32) -> i32
              "scf.for"(%313, %314, %316) ({
              ^bb0(%317: i32):
                %318 = "arith.addi"(%247, %305) : (i32, i32) -> i32
                %319 = "arith.extsi"(%318) : (i32) -> i64
                %320 = "arith.muli"(%319, %4) : (i64, i64) -> i64
                %321 = "llvm.getelementptr"(%1, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %322 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %323 = "vector.extract"(%322) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %324 = "vector.extract"(%322) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %325 = "vector.extract"(%322) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %326 = "vector.extract"(%322) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %327 = "vector.extract"(%322) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %328 = "vector.extract"(%322) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %329 = "vector.extract"(%322) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %330 = "vector.extract"(%322) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %331 = "vector.extract"(%322) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %332 = "vector.extract"(%322) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %333 = "vector.extract"(%322) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %334 = "vector.extract"(%322) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %335 = "vector.extract"(%322) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %336 = "vector.extract"(%322) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %337 = "vector.extract"(%322) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %338 = "vector.extract"(%322) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %339 = "vector.extract"(%322) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %340 = "vector.extract"(%322) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %341 = "vector.extract"(%322) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %342 = "vector.extract"(%322) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %343 = "vector.extract"(%322) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %344 = "vector.extract"(%322) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %345 = "vector.extract"(%322) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %346 = "vector.extract"(%322) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %347 = "vector.extract"(%322) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %348 = "vector.extract"(%322) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %349 = "vector.extract"(%322) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %350 = "vector.extract"(%322) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %351 = "vector.extract"(%322) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %352 = "vector.extract"(%322) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %353 = "vector.extract"(%322) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %354 = "vector.extract"(%322) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %355 = "arith.muli"(%209, %134) : (i32, i32) -> i32
                %356 = "arith.addi"(%317, %355) : (i32, i32) -> i32
                %357 = "arith.addi"(%49, %209) : (i32, i32) -> i32
                %358 = "arith.muli"(%357, %134) : (i32, i32) -> i32
                %359 = "arith.addi"(%317, %358) : (i32, i32) -> i32
                %360 = "arith.constant"() {value = 64 : i32} : () -> i32
                %361 = "arith.addi"(%360, %209) : (i32, i32) -> i32
                %362 = "arith.muli"(%361, %134) : (i32, i32) -> i32
                %363 = "arith.addi"(%317, %362) : (i32, i32) -> i32
                %364 = "arith.constant"() {value = 96 : i32} : () -> i32
                %365 = "arith.addi"(%364, %209) : (i32, i32) -> i32
                %366 = "arith.muli"(%365, %134) : (i32, i32) -> i32
                %367 = "arith.addi"(%317, %366) : (i32, i32) -> i32
                %368 = "arith.cmpi"(%356, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %369 = "arith.cmpi"(%359, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %370 = "arith.cmpi"(%363, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %371 = "arith.cmpi"(%367, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %372 = "arith.constant"() {value = true} : () -> i1
                %373 = "arith.andi"(%368, %372) : (i1, i1) -> i1
                %374, %375, %376, %377, %378, %379, %380, %381 = "scf.if"(%373) ({
                  %382 = "llvm.getelementptr"(%321, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t385_r = "llvm.inline_asm"(%382) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %383 = "llvm.extractvalue"(%t385_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %384 = "llvm.extractvalue"(%t385_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %386 = "vector.from_elements"(%383, %384) : (i64, i64) -> vector<2xi64>
                  %387 = "vector.bitcast"(%386) : (vector<2xi64>) -> vector<8xbf16>
                  %388 = "vector.extract"(%387) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %389 = "vector.extract"(%387) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %390 = "vector.extract"(%387) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %391 = "vector.extract"(%387) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %392 = "vector.extract"(%387) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %393 = "vector.extract"(%387) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %394 = "vector.extract"(%387) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %395 = "vector.extract"(%387) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%388, %389, %390, %391, %392, %393, %394, %395) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%323, %324, %325, %326, %327, %328, %329, %330) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %396 = "arith.andi"(%369, %372) : (i1, i1) -> i1
                %397, %398, %399, %400, %401, %402, %403, %404 = "scf.if"(%396) ({
                  %405 = "llvm.getelementptr"(%321, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t408_r = "llvm.inline_asm"(%405) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %406 = "llvm.extractvalue"(%t408_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %407 = "llvm.extractvalue"(%t408_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %409 = "vector.from_elements"(%406, %407) : (i64, i64) -> vector<2xi64>
                  %410 = "vector.bitcast"(%409) : (vector<2xi64>) -> vector<8xbf16>
                  %411 = "vector.extract"(%410) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %412 = "vector.extract"(%410) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %413 = "vector.extract"(%410) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %414 = "vector.extract"(%410) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %415 = "vector.extract"(%410) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %416 = "vector.extract"(%410) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %417 = "vector.extract"(%410) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %418 = "vector.extract"(%410) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%411, %412, %413, %414, %415, %416, %417, %418) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%331, %332, %333, %334, %335, %336, %337, %338) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %419 = "arith.andi"(%370, %372) : (i1, i1) -> i1
                %420, %421, %422, %423, %424, %425, %426, %427 = "scf.if"(%419) ({
                  %428 = "llvm.getelementptr"(%321, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t431_r = "llvm.inline_asm"(%428) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %429 = "llvm.extractvalue"(%t431_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %430 = "llvm.extractvalue"(%t431_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %432 = "vector.from_elements"(%429, %430) : (i64, i64) -> vector<2xi64>
                  %433 = "vector.bitcast"(%432) : (vector<2xi64>) -> vector<8xbf16>
                  %434 = "vector.extract"(%433) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %435 = "vector.extract"(%433) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %436 = "vector.extract"(%433) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %437 = "vector.extract"(%433) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %438 = "vector.extract"(%433) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %439 = "vector.extract"(%433) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %440 = "vector.extract"(%433) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %441 = "vector.extract"(%433) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%434, %435, %436, %437, %438, %439, %440, %441) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%339, %340, %341, %342, %343, %344, %345, %346) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %442 = "arith.andi"(%371, %372) : (i1, i1) -> i1
                %443, %444, %445, %446, %447, %448, %449, %450 = "scf.if"(%442) ({
                  %451 = "llvm.getelementptr"(%321, %367) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t454_r = "llvm.inline_asm"(%451) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %452 = "llvm.extractvalue"(%t454_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %453 = "llvm.extractvalue"(%t454_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %455 = "vector.from_elements"(%452, %453) : (i64, i64) -> vector<2xi64>
                  %456 = "vector.bitcast"(%455) : (vector<2xi64>) -> vector<8xbf16>
                  %457 = "vector.extract"(%456) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %458 = "vector.extract"(%456) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %459 = "vector.extract"(%456) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %460 = "vector.extract"(%456) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %461 = "vector.extract"(%456) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %462 = "vector.extract"(%456) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %463 = "vector.extract"(%456) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %464 = "vector.extract"(%456) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%457, %458, %459, %460, %461, %462, %463, %464) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%347, %348, %349, %350, %351, %352, %353, %354) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %465 = "scf.while"(%311) ({
                ^bb0(%466: i32):
                  %467 = "arith.cmpi"(%466, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%467, %466) : (i1, i32) -> ()
                }, {
                ^bb0(%468: i32):
                  %469 = "arith.subi"(%52, %468) : (i32, i32) -> i32
                  %470 = "arith.andi"(%468, %469) : (i32, i32) -> i32
                  %471 = "arith.subi"(%470, %68) : (i32, i32) -> i32
                  %472 = "llvm.intr.ctpop"(%471) : (i32) -> i32
                  %473 = "nvvm.shfl.sync"(%51, %258, %472, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
                  %474 = "arith.extsi"(%473) : (i32) -> i64
                  %475 = "arith.muli"(%474, %28) : (i64, i64) -> i64
                  %476 = "llvm.getelementptr"(%26, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%368) ({
                    %477 = "llvm.getelementptr"(%476, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %478 = "vector.from_elements"(%374, %375, %376, %377, %378, %379, %380, %381) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %479 = "vector.bitcast"(%478) : (vector<8xbf16>) -> vector<2xi64>
                    %480 = "vector.extract"(%479) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %481 = "vector.extract"(%479) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%477, %480, %481) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%369) ({
                    %483 = "llvm.getelementptr"(%476, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %484 = "vector.from_elements"(%397, %398, %399, %400, %401, %402, %403, %404) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %485 = "vector.bitcast"(%484) : (vector<8xbf16>) -> vector<2xi64>
                    %486 = "vector.extract"(%485) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %487 = "vector.extract"(%485) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%483, %486, %487) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%370) ({
                    %489 = "llvm.getelementptr"(%476, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %490 = "vector.from_elements"(%420, %421, %422, %423, %424, %425, %426, %427) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %491 = "vector.bitcast"(%490) : (vector<8xbf16>) -> vector<2xi64>
                    %492 = "vector.extract"(%491) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %493 = "vector.extract"(%491) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%489, %492, %493) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%371) ({
                    %495 = "llvm.getelementptr"(%476, %367) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %496 = "vector.from_elements"(%443, %444, %445, %446, %447, %448, %449, %450) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %497 = "vector.bitcast"(%496) : (vector<8xbf16>) -> vector<2xi64>
                    %498 = "vector.extract"(%497) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %499 = "vector.extract"(%497) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%495, %498, %499) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %501 = "arith.subi"(%468, %68) : (i32, i32) -> i32
                  %502 = "arith.andi"(%468, %501) : (i32, i32) -> i32
                  "scf.yield"(%502) : (i32) -> ()
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
      %503 = "arith.cmpi"(%203, %68) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%503) ({
        %504 = "arith.constant"() {value = 7 : i32} : () -> i32
        %505 = "arith.andi"(%54, %504) : (i32, i32) -> i32
        %506 = "arith.muli"(%505, %43) : (i32, i32) -> i32
        %507 = "arith.addi"(%40, %506) : (i32, i32) -> i32
        %508 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %509 = "arith.muli"(%2, %201) : (i32, i32) -> i32
        %510 = "arith.muli"(%193, %129) : (i32, i32) -> i32
        %511 = "arith.subi"(%510, %68) : (i32, i32) -> i32
        %512 = "arith.addi"(%509, %511) : (i32, i32) -> i32
        %513 = "arith.remsi"(%512, %510) : (i32, i32) -> i32
        %514 = "arith.cmpi"(%513, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %515 = "arith.divsi"(%512, %510) : (i32, i32) -> i32
        %516 = "arith.extsi"(%514) : (i1) -> i32
        %517 = "arith.addi"(%515, %516) : (i32, i32) -> i32
        %518 = "arith.maxsi"(%517, %68) : (i32, i32) -> i32
        %519 = "arith.muli"(%193, %518) : (i32, i32) -> i32
        %520 = "arith.subi"(%519, %68) : (i32, i32) -> i32
        %521 = "arith.addi"(%509, %520) : (i32, i32) -> i32
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
        %538 = "arith.muli"(%537, %201) : (i32, i32) -> i32
        %539 = "llvm.getelementptr"(%31, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %540 = "llvm.getelementptr"(%34, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %541 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %542 = "arith.maxsi"(%193, %68) : (i32, i32) -> i32
        "scf.for"(%507, %538, %542) ({
        ^bb0(%543: i32):
          %544 = "arith.remsi"(%543, %201) : (i32, i32) -> i32
          %545 = "arith.cmpi"(%544, %52) {predicate = 2 : i64} : (i32, i32) -> i1
          %546 = "arith.divsi"(%543, %201) : (i32, i32) -> i32
          %547 = "arith.extsi"(%545) : (i1) -> i32
          %548 = "arith.addi"(%546, %547) : (i32, i32) -> i32
          %549 = "arith.muli"(%548, %530) : (i32, i32) -> i32
          %550 = "arith.addi"(%544, %201) : (i32, i32) -> i32
          %551 = "arith.select"(%545, %550, %544) : (i1, i32, i32) -> i32
          %552 = "arith.divui"(%508, %134) : (i32, i32) -> i32
          %553 = "arith.addi"(%549, %552) : (i32, i32) -> i32
          %554 = "arith.remui"(%508, %134) : (i32, i32) -> i32
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
              %583 = "arith.muli"(%576, %124) : (i32, i32) -> i32
              %584 = "llvm.getelementptr"(%541, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %585 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %586 = "arith.addi"(%585, %575) : (i32, i32) -> i32
              %587 = "arith.cmpi"(%575, %52) {predicate = 5 : i64} : (i32, i32) -> i1
              %588 = "arith.cmpi"(%586, %27) {predicate = 2 : i64} : (i32, i32) -> i1
              %589 = "arith.andi"(%587, %588) : (i1, i1) -> i1
              %590 = "arith.constant"() {value = -2 : i32} : () -> i32
              %591 = "arith.select"(%589, %586, %590) : (i1, i32, i32) -> i32
              "scf.yield"(%591) : (i32) -> ()
            }, {
              "scf.yield"(%51) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%582, %571) : (i32, f32) -> ()
          }, {
            %592 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%51, %592) : (i32, f32) -> ()
          }) : (i1) -> (i32, f32)
          %593 = "arith.cmpi"(%551, %52) {predicate = 0 : i64} : (i32, i32) -> i1
          %594 = "arith.andi"(%559, %593) : (i1, i1) -> i1
          "scf.if"(%594) ({
            %595 = "arith.extsi"(%553) : (i32) -> i64
            %596 = "arith.extsi"(%554) : (i32) -> i64
            %597 = "arith.muli"(%595, %33) : (i64, i64) -> i64
            %598 = "arith.addi"(%597, %596) : (i64, i64) -> i64
            %599 = "llvm.getelementptr"(%539, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%560, %599) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %600 = "arith.muli"(%595, %36) : (i64, i64) -> i64
            %601 = "arith.addi"(%600, %596) : (i64, i64) -> i64
            %602 = "llvm.getelementptr"(%540, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%561, %602) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %603 = "arith.cmpi"(%560, %52) {predicate = 5 : i64} : (i32, i32) -> i1
          %604 = "nvvm.vote.sync"(%51, %603) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 2 : i32} : (i32, i1) -> i32
          %605 = "arith.subi"(%2, %549) : (i32, i32) -> i32
          %606 = "arith.minsi"(%605, %530) : (i32, i32) -> i32
          "scf.for"(%52, %606, %68) ({
          ^bb0(%607: i32):
            %608 = "arith.muli"(%607, %134) : (i32, i32) -> i32
            %609 = "arith.constant"() {value = 255 : i32} : () -> i32
            %610 = "arith.shli"(%609, %608) : (i32, i32) -> i32
            %611 = "arith.cmpi"(%608, %49) {predicate = 6 : i64} : (i32, i32) -> i1
            %612 = "arith.select"(%611, %610, %52) : (i1, i32, i32) -> i32
            %613 = "arith.andi"(%604, %612) : (i32, i32) -> i32
            %614 = "arith.cmpi"(%613, %52) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%614) ({
              %615 = "arith.muli"(%551, %198) : (i32, i32) -> i32
              %616 = "arith.muli"(%199, %198) : (i32, i32) -> i32
              %617 = "arith.muli"(%201, %198) : (i32, i32) -> i32
              %618 = "arith.maxsi"(%617, %68) : (i32, i32) -> i32
              "scf.for"(%615, %616, %618) ({
              ^bb0(%619: i32):
                %620 = "arith.addi"(%549, %607) : (i32, i32) -> i32
                %621 = "arith.extsi"(%620) : (i32) -> i64
                %622 = "arith.muli"(%621, %17) : (i64, i64) -> i64
                %623 = "llvm.getelementptr"(%16, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %624 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                %625 = "vector.extract"(%624) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                %626 = "vector.extract"(%624) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                %627 = "vector.extract"(%624) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                %628 = "vector.extract"(%624) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                %629 = "vector.extract"(%624) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                %630 = "vector.extract"(%624) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                %631 = "vector.extract"(%624) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                %632 = "vector.extract"(%624) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                %633 = "vector.extract"(%624) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                %634 = "vector.extract"(%624) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                %635 = "vector.extract"(%624) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                %636 = "vector.extract"(%624) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                %637 = "vector.extract"(%624) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                %638 = "vector.extract"(%624) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                %639 = "vector.extract"(%624) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                %640 = "vector.extract"(%624) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                %641 = "vector.extract"(%624) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                %642 = "vector.extract"(%624) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                %643 = "vector.extract"(%624) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                %644 = "vector.extract"(%624) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                %645 = "vector.extract"(%624) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                %646 = "vector.extract"(%624) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                %647 = "vector.extract"(%624) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                %648 = "vector.extract"(%624) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                %649 = "vector.extract"(%624) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                %650 = "vector.extract"(%624) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                %651 = "vector.extract"(%624) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                %652 = "vector.extract"(%624) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                %653 = "vector.extract"(%624) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                %654 = "vector.extract"(%624) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                %655 = "vector.extract"(%624) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                %656 = "vector.extract"(%624) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                %657 = "arith.muli"(%508, %134) : (i32, i32) -> i32
                %658 = "arith.addi"(%619, %657) : (i32, i32) -> i32
                %659 = "arith.addi"(%49, %508) : (i32, i32) -> i32
                %660 = "arith.muli"(%659, %134) : (i32, i32) -> i32
                %661 = "arith.addi"(%619, %660) : (i32, i32) -> i32
                %662 = "arith.constant"() {value = 64 : i32} : () -> i32
                %663 = "arith.addi"(%662, %508) : (i32, i32) -> i32
                %664 = "arith.muli"(%663, %134) : (i32, i32) -> i32
                %665 = "arith.addi"(%619, %664) : (i32, i32) -> i32
                %666 = "arith.constant"() {value = 96 : i32} : () -> i32
                %667 = "arith.addi"(%666, %508) : (i32, i32) -> i32
                %668 = "arith.muli"(%667, %134) : (i32, i32) -> i32
                %669 = "arith.addi"(%619, %668) : (i32, i32) -> i32
                %670 = "arith.cmpi"(%658, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %671 = "arith.cmpi"(%661, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %672 = "arith.cmpi"(%665, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %673 = "arith.cmpi"(%669, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                %674 = "arith.constant"() {value = true} : () -> i1
                %675 = "arith.andi"(%670, %674) : (i1, i1) -> i1
                %676, %677, %678, %679, %680, %681, %682, %683 = "scf.if"(%675) ({
                  %684 = "llvm.getelementptr"(%623, %658) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t687_r = "llvm.inline_asm"(%684) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %685 = "llvm.extractvalue"(%t687_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %686 = "llvm.extractvalue"(%t687_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %688 = "vector.from_elements"(%685, %686) : (i64, i64) -> vector<2xi64>
                  %689 = "vector.bitcast"(%688) : (vector<2xi64>) -> vector<8xbf16>
                  %690 = "vector.extract"(%689) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %691 = "vector.extract"(%689) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %692 = "vector.extract"(%689) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %693 = "vector.extract"(%689) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %694 = "vector.extract"(%689) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %695 = "vector.extract"(%689) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %696 = "vector.extract"(%689) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %697 = "vector.extract"(%689) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%690, %691, %692, %693, %694, %695, %696, %697) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%625, %626, %627, %628, %629, %630, %631, %632) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %698 = "arith.andi"(%671, %674) : (i1, i1) -> i1
                %699, %700, %701, %702, %703, %704, %705, %706 = "scf.if"(%698) ({
                  %707 = "llvm.getelementptr"(%623, %661) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t710_r = "llvm.inline_asm"(%707) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %708 = "llvm.extractvalue"(%t710_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %709 = "llvm.extractvalue"(%t710_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %711 = "vector.from_elements"(%708, %709) : (i64, i64) -> vector<2xi64>
                  %712 = "vector.bitcast"(%711) : (vector<2xi64>) -> vector<8xbf16>
                  %713 = "vector.extract"(%712) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %714 = "vector.extract"(%712) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %715 = "vector.extract"(%712) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %716 = "vector.extract"(%712) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %717 = "vector.extract"(%712) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %718 = "vector.extract"(%712) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %719 = "vector.extract"(%712) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %720 = "vector.extract"(%712) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%713, %714, %715, %716, %717, %718, %719, %720) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%633, %634, %635, %636, %637, %638, %639, %640) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %721 = "arith.andi"(%672, %674) : (i1, i1) -> i1
                %722, %723, %724, %725, %726, %727, %728, %729 = "scf.if"(%721) ({
                  %730 = "llvm.getelementptr"(%623, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t733_r = "llvm.inline_asm"(%730) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %731 = "llvm.extractvalue"(%t733_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %732 = "llvm.extractvalue"(%t733_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %734 = "vector.from_elements"(%731, %732) : (i64, i64) -> vector<2xi64>
                  %735 = "vector.bitcast"(%734) : (vector<2xi64>) -> vector<8xbf16>
                  %736 = "vector.extract"(%735) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %737 = "vector.extract"(%735) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %738 = "vector.extract"(%735) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %739 = "vector.extract"(%735) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %740 = "vector.extract"(%735) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %741 = "vector.extract"(%735) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %742 = "vector.extract"(%735) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %743 = "vector.extract"(%735) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%736, %737, %738, %739, %740, %741, %742, %743) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%641, %642, %643, %644, %645, %646, %647, %648) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %744 = "arith.andi"(%673, %674) : (i1, i1) -> i1
                %745, %746, %747, %748, %749, %750, %751, %752 = "scf.if"(%744) ({
                  %753 = "llvm.getelementptr"(%623, %669) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %t756_r = "llvm.inline_asm"(%753) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                  %754 = "llvm.extractvalue"(%t756_r) {position = array<i64: 0>} : (!struct0) -> i64
                  %755 = "llvm.extractvalue"(%t756_r) {position = array<i64: 1>} : (!struct0) -> i64
                  %757 = "vector.from_elements"(%754, %755) : (i64, i64) -> vector<2xi64>
                  %758 = "vector.bitcast"(%757) : (vector<2xi64>) -> vector<8xbf16>
                  %759 = "vector.extract"(%758) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                  %760 = "vector.extract"(%758) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                  %761 = "vector.extract"(%758) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                  %762 = "vector.extract"(%758) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                  %763 = "vector.extract"(%758) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                  %764 = "vector.extract"(%758) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                  %765 = "vector.extract"(%758) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                  %766 = "vector.extract"(%758) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                  "scf.yield"(%759, %760, %761, %762, %763, %764, %765, %766) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }, {
                  "scf.yield"(%649, %650, %651, %652, %653, %654, %655, %656) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                %767 = "scf.while"(%613) ({
                ^bb0(%768: i32):
                  %769 = "arith.cmpi"(%768, %52) {predicate = 1 : i64} : (i32, i32) -> i1
                  "scf.condition"(%769, %768) : (i1, i32) -> ()
                }, {
                ^bb0(%770: i32):
                  %771 = "arith.subi"(%52, %770) : (i32, i32) -> i32
                  %772 = "arith.andi"(%770, %771) : (i32, i32) -> i32
                  %773 = "arith.subi"(%772, %68) : (i32, i32) -> i32
                  %774 = "llvm.intr.ctpop"(%773) : (i32) -> i32
                  %775 = "nvvm.shfl.sync"(%51, %560, %774, %53) {kind = #nvvm<shfl_kind idx>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
                  %776 = "arith.extsi"(%775) : (i32) -> i64
                  %777 = "arith.muli"(%776, %28) : (i64, i64) -> i64
                  %778 = "llvm.getelementptr"(%26, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "scf.if"(%670) ({
                    %779 = "llvm.getelementptr"(%778, %658) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %780 = "vector.from_elements"(%676, %677, %678, %679, %680, %681, %682, %683) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %781 = "vector.bitcast"(%780) : (vector<8xbf16>) -> vector<2xi64>
                    %782 = "vector.extract"(%781) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %783 = "vector.extract"(%781) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%779, %782, %783) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%671) ({
                    %785 = "llvm.getelementptr"(%778, %661) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %786 = "vector.from_elements"(%699, %700, %701, %702, %703, %704, %705, %706) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %787 = "vector.bitcast"(%786) : (vector<8xbf16>) -> vector<2xi64>
                    %788 = "vector.extract"(%787) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %789 = "vector.extract"(%787) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%785, %788, %789) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%672) ({
                    %791 = "llvm.getelementptr"(%778, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %792 = "vector.from_elements"(%722, %723, %724, %725, %726, %727, %728, %729) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %793 = "vector.bitcast"(%792) : (vector<8xbf16>) -> vector<2xi64>
                    %794 = "vector.extract"(%793) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %795 = "vector.extract"(%793) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%791, %794, %795) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.if"(%673) ({
                    %797 = "llvm.getelementptr"(%778, %669) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %798 = "vector.from_elements"(%745, %746, %747, %748, %749, %750, %751, %752) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                    %799 = "vector.bitcast"(%798) : (vector<8xbf16>) -> vector<2xi64>
                    %800 = "vector.extract"(%799) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                    %801 = "vector.extract"(%799) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                    "llvm.inline_asm"(%797, %800, %801) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  %803 = "arith.subi"(%770, %68) : (i32, i32) -> i32
                  %804 = "arith.andi"(%770, %803) : (i32, i32) -> i32
                  "scf.yield"(%804) : (i32) -> ()
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
        %805 = "llvm.inline_asm"(%25) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %807 = "arith.shrsi"(%805, %59) : (i64, i64) -> i64
        %808 = "scf.if"(%61) ({
          %809 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %810 = "arith.subi"(%809, %43) : (i32, i32) -> i32
          %811 = "arith.extsi"(%810) : (i32) -> i64
          "scf.yield"(%811) : (i64) -> ()
        }, {
          %812 = "arith.constant"() {value = 1 : i64} : () -> i64
          "scf.yield"(%812) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %813 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%813, %808) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%25, %808) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%61) ({
          %816 = "arith.constant"() {value = 1 : i64} : () -> i64
          %817 = "arith.addi"(%807, %816) : (i64, i64) -> i64
          %818 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %819 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %820 = "arith.muli"(%817, %819) : (i64, i64) -> i64
          %821 = "llvm.inline_asm"(%818) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %823 = "scf.while"(%821) ({
          ^bb0(%824: i64):
            %825 = "arith.cmpi"(%824, %820) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%825, %824) : (i1, i64) -> ()
          }, {
          ^bb0(%826: i64):
            %827 = "llvm.inline_asm"(%818) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%827) : (i64) -> ()
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
    "cutec.host_check"(%41) {message = "row_ends has another length than experts", file = "samples/moe_gpus.py", line = 259 : i32} : (i1) -> ()
    %42 = "arith.constant"() {value = 132 : i32} : () -> i32
    %43 = "arith.constant"() {value = 512 : i32} : () -> i32
    %44 = "arith.constant"() {value = 6144 : i32} : () -> i32
    "gpu.launch_func"(%42, %37, %37, %43, %37, %37, %44, %0, %16, %2, %3, %17, %18, %6, %19, %20, %21, %22, %23, %24, %13, %25, %15, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36) {kernel = @kernels::@dispatch_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 37, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
