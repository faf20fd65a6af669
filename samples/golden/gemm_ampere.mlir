"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
      %9 = "arith.constant"() {value = 4 : i32} : () -> i32
      %10 = "llvm.alloca"(%9) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %11 = "arith.constant"() {value = 4 : i32} : () -> i32
      %12 = "llvm.alloca"(%11) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %13 = "arith.constant"() {value = 4 : i32} : () -> i32
      %14 = "llvm.alloca"(%13) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %15 = "arith.constant"() {value = 4 : i32} : () -> i32
      %16 = "llvm.alloca"(%15) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %17 = "arith.constant"() {value = 64 : i32} : () -> i32
      %18 = "llvm.alloca"(%17) {elem_type = f16, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %19 = "arith.constant"() {value = 64 : i32} : () -> i32
      %20 = "llvm.alloca"(%19) {elem_type = f16, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %21 = "arith.constant"() {value = 128 : i32} : () -> i32
      %22 = "llvm.alloca"(%21) {elem_type = f32, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %23 = "arith.constant"() {value = 128 : i32} : () -> i32
      %24 = "llvm.alloca"(%23) {elem_type = f16, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 127 : i32} : () -> i32
      %32 = "arith.addi"(%1, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 128 : i32} : () -> i32
      %34 = "arith.divui"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.addi"(%5, %31) : (i32, i32) -> i32
      %36 = "arith.divui"(%35, %33) : (i32, i32) -> i32
      %37 = "arith.constant"() {value = 8 : i32} : () -> i32
      %38 = "arith.muli"(%37, %36) : (i32, i32) -> i32
      %39 = "arith.divui"(%28, %38) : (i32, i32) -> i32
      %40 = "arith.muli"(%39, %37) : (i32, i32) -> i32
      %41 = "arith.subi"(%34, %40) : (i32, i32) -> i32
      %42 = "arith.minsi"(%41, %37) : (i32, i32) -> i32
      %43 = "arith.remui"(%28, %38) : (i32, i32) -> i32
      %44 = "arith.remsi"(%43, %42) : (i32, i32) -> i32
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.xori"(%44, %42) : (i32, i32) -> i32
      %47 = "arith.cmpi"(%46, %45) {predicate = 2 : i64} : (i32, i32) -> i1
      %48 = "arith.cmpi"(%44, %45) {predicate = 1 : i64} : (i32, i32) -> i1
      %49 = "arith.andi"(%47, %48) : (i1, i1) -> i1
      %50 = "arith.addi"(%44, %42) : (i32, i32) -> i32
      %51 = "arith.select"(%49, %50, %44) : (i1, i32, i32) -> i32
      %52 = "arith.addi"(%40, %51) : (i32, i32) -> i32
      %53 = "arith.divsi"(%43, %42) : (i32, i32) -> i32
      %54 = "arith.extsi"(%49) : (i1) -> i32
      %55 = "arith.addi"(%53, %54) : (i32, i32) -> i32
      %56 = "arith.extsi"(%52) : (i32) -> i64
      %57 = "arith.constant"() {value = 1 : i32} : () -> i32
      %58 = "arith.constant"() {value = 128 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 32 : i32} : () -> i32
      %61 = "arith.constant"() {value = 31 : i32} : () -> i32
      %62 = "arith.addi"(%2, %61) : (i32, i32) -> i32
      %63 = "arith.divui"(%62, %60) : (i32, i32) -> i32
      %64 = "arith.muli"(%56, %59) : (i64, i64) -> i64
      %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %66 = "arith.extsi"(%55) : (i32) -> i64
      %67 = "arith.muli"(%6, %58) : (i64, i64) -> i64
      %68 = "arith.muli"(%66, %67) : (i64, i64) -> i64
      %69 = "llvm.getelementptr"(%4, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %70 = "arith.muli"(%8, %58) : (i64, i64) -> i64
      %71 = "arith.muli"(%56, %70) : (i64, i64) -> i64
      %72 = "arith.muli"(%66, %58) : (i64, i64) -> i64
      %73 = "arith.addi"(%71, %72) : (i64, i64) -> i64
      %74 = "llvm.getelementptr"(%7, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %75 = "arith.muli"(%63, %60) : (i32, i32) -> i32
      %76 = "arith.subi"(%2, %75) : (i32, i32) -> i32
      %77 = "arith.extsi"(%76) : (i32) -> i64
      %78 = "llvm.getelementptr"(%65, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %79 = "llvm.getelementptr"(%69, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %80 = "arith.muli"(%52, %33) : (i32, i32) -> i32
      %81 = "arith.muli"(%55, %33) : (i32, i32) -> i32
      %82 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %83 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %84 = "arith.constant"() {value = 32 : i64} : () -> i64
      %85 = "arith.muli"(%3, %84) : (i64, i64) -> i64
      %86 = "arith.constant"() {value = 4 : i32} : () -> i32
      %87 = "arith.remui"(%25, %86) : (i32, i32) -> i32
      %88 = "arith.divui"(%25, %86) : (i32, i32) -> i32
      %89 = "arith.muli"(%87, %37) : (i32, i32) -> i32
      %90 = "arith.extsi"(%88) : (i32) -> i64
      %91 = "arith.muli"(%90, %3) : (i64, i64) -> i64
      %92 = "arith.extsi"(%89) : (i32) -> i64
      %93 = "arith.addi"(%92, %91) : (i64, i64) -> i64
      %94 = "llvm.getelementptr"(%78, %93) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %95 = "arith.muli"(%88, %60) : (i32, i32) -> i32
      %96 = "arith.addi"(%89, %95) : (i32, i32) -> i32
      %97 = "arith.addi"(%80, %88) : (i32, i32) -> i32
      %98 = "arith.addi"(%76, %89) : (i32, i32) -> i32
      %99 = "arith.muli"(%6, %84) : (i64, i64) -> i64
      %100 = "arith.muli"(%90, %6) : (i64, i64) -> i64
      %101 = "arith.addi"(%92, %100) : (i64, i64) -> i64
      %102 = "llvm.getelementptr"(%79, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %103 = "arith.addi"(%81, %88) : (i32, i32) -> i32
      %104 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %105 = "arith.extui"(%104) : (i1) -> i8
      "llvm.store"(%105, %10) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %106 = "arith.addi"(%97, %60) : (i32, i32) -> i32
      %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %108 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %109 = "arith.extui"(%107) : (i1) -> i8
      "llvm.store"(%109, %108) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %110 = "arith.constant"() {value = 64 : i32} : () -> i32
      %111 = "arith.addi"(%97, %110) : (i32, i32) -> i32
      %112 = "arith.cmpi"(%111, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %113 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %114 = "arith.extui"(%112) : (i1) -> i8
      "llvm.store"(%114, %113) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %115 = "arith.constant"() {value = 96 : i32} : () -> i32
      %116 = "arith.addi"(%97, %115) : (i32, i32) -> i32
      %117 = "arith.cmpi"(%116, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %118 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %119 = "arith.extui"(%117) : (i1) -> i8
      "llvm.store"(%119, %118) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %120 = "arith.cmpi"(%103, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %121 = "arith.extui"(%120) : (i1) -> i8
      "llvm.store"(%121, %12) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %122 = "arith.addi"(%103, %60) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %125 = "arith.extui"(%123) : (i1) -> i8
      "llvm.store"(%125, %124) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %126 = "arith.addi"(%103, %110) : (i32, i32) -> i32
      %127 = "arith.cmpi"(%126, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %128 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %129 = "arith.extui"(%127) : (i1) -> i8
      "llvm.store"(%129, %128) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %130 = "arith.addi"(%103, %115) : (i32, i32) -> i32
      %131 = "arith.cmpi"(%130, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %132 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %133 = "arith.extui"(%131) : (i1) -> i8
      "llvm.store"(%133, %132) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %134 = "arith.cmpi"(%98, %45) {predicate = 5 : i64} : (i32, i32) -> i1
      %135 = "arith.andi"(%104, %134) : (i1, i1) -> i1
      %136 = "arith.extui"(%135) : (i1) -> i8
      "llvm.store"(%136, %14) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %137 = "arith.andi"(%107, %134) : (i1, i1) -> i1
      %138 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %139 = "arith.extui"(%137) : (i1) -> i8
      "llvm.store"(%139, %138) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %140 = "arith.andi"(%112, %134) : (i1, i1) -> i1
      %141 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %142 = "arith.extui"(%140) : (i1) -> i8
      "llvm.store"(%142, %141) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %143 = "arith.andi"(%117, %134) : (i1, i1) -> i1
      %144 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %145 = "arith.extui"(%143) : (i1) -> i8
      "llvm.store"(%145, %144) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %146 = "arith.constant"() {value = 192 : i32} : () -> i32
      %147 = "arith.andi"(%96, %146) : (i32, i32) -> i32
      %148 = "arith.constant"() {value = 3 : i32} : () -> i32
      %149 = "arith.shrui"(%147, %148) : (i32, i32) -> i32
      %150 = "arith.xori"(%96, %149) : (i32, i32) -> i32
      %151 = "llvm.getelementptr"(%82, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %152 = "llvm.load"(%14) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %153 = "arith.constant"() {value = 0 : i8} : () -> i8
      %154 = "arith.cmpi"(%152, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %155 = "arith.constant"() {value = 16 : i32} : () -> i32
      %156 = "arith.select"(%154, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%151, %94, %156) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %157 = "llvm.getelementptr"(%94, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %158 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %159 = "arith.addi"(%96, %158) : (i32, i32) -> i32
      %160 = "arith.andi"(%159, %146) : (i32, i32) -> i32
      %161 = "arith.shrui"(%160, %148) : (i32, i32) -> i32
      %162 = "arith.xori"(%159, %161) : (i32, i32) -> i32
      %163 = "llvm.getelementptr"(%82, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %164 = "llvm.load"(%138) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %165 = "arith.cmpi"(%164, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %166 = "arith.select"(%165, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%163, %157, %166) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %167 = "arith.constant"() {value = 2 : i64} : () -> i64
      %168 = "arith.muli"(%167, %85) : (i64, i64) -> i64
      %169 = "llvm.getelementptr"(%94, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %170 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %171 = "arith.addi"(%96, %170) : (i32, i32) -> i32
      %172 = "arith.andi"(%171, %146) : (i32, i32) -> i32
      %173 = "arith.shrui"(%172, %148) : (i32, i32) -> i32
      %174 = "arith.xori"(%171, %173) : (i32, i32) -> i32
      %175 = "llvm.getelementptr"(%82, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %176 = "llvm.load"(%141) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %177 = "arith.cmpi"(%176, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %178 = "arith.select"(%177, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%175, %169, %178) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %179 = "arith.constant"() {value = 3 : i64} : () -> i64
      %180 = "arith.muli"(%179, %85) : (i64, i64) -> i64
      %181 = "llvm.getelementptr"(%94, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %182 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %183 = "arith.addi"(%96, %182) : (i32, i32) -> i32
      %184 = "arith.andi"(%183, %146) : (i32, i32) -> i32
      %185 = "arith.shrui"(%184, %148) : (i32, i32) -> i32
      %186 = "arith.xori"(%183, %185) : (i32, i32) -> i32
      %187 = "llvm.getelementptr"(%82, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %188 = "llvm.load"(%144) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %189 = "arith.cmpi"(%188, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %190 = "arith.select"(%189, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%187, %181, %190) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %191 = "arith.andi"(%120, %134) : (i1, i1) -> i1
      %192 = "arith.extui"(%191) : (i1) -> i8
      "llvm.store"(%192, %16) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %193 = "arith.andi"(%123, %134) : (i1, i1) -> i1
      %194 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %195 = "arith.extui"(%193) : (i1) -> i8
      "llvm.store"(%195, %194) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %196 = "arith.andi"(%127, %134) : (i1, i1) -> i1
      %197 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %198 = "arith.extui"(%196) : (i1) -> i8
      "llvm.store"(%198, %197) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %199 = "arith.andi"(%131, %134) : (i1, i1) -> i1
      %200 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %201 = "arith.extui"(%199) : (i1) -> i8
      "llvm.store"(%201, %200) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %202 = "llvm.getelementptr"(%83, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %203 = "llvm.load"(%16) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %204 = "arith.cmpi"(%203, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %205 = "arith.select"(%204, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%202, %102, %205) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %206 = "llvm.getelementptr"(%102, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "llvm.getelementptr"(%83, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %208 = "llvm.load"(%194) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %209 = "arith.cmpi"(%208, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %210 = "arith.select"(%209, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%207, %206, %210) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %211 = "arith.muli"(%167, %99) : (i64, i64) -> i64
      %212 = "llvm.getelementptr"(%102, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %213 = "llvm.getelementptr"(%83, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %214 = "llvm.load"(%197) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %215 = "arith.cmpi"(%214, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %216 = "arith.select"(%215, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%213, %212, %216) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %217 = "arith.muli"(%179, %99) : (i64, i64) -> i64
      %218 = "llvm.getelementptr"(%102, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %219 = "llvm.getelementptr"(%83, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %220 = "llvm.load"(%200) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %221 = "arith.cmpi"(%220, %153) {predicate = 1 : i64} : (i8, i8) -> i1
      %222 = "arith.select"(%221, %155, %45) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%219, %218, %222) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %223 = "arith.cmpi"(%63, %57) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%223) ({
        %224 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %225 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %226 = "llvm.getelementptr"(%225, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %227 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %228 = "arith.cmpi"(%227, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %229 = "arith.select"(%228, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%226, %224, %229) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %230 = "llvm.getelementptr"(%224, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %231 = "llvm.getelementptr"(%225, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %232 = "llvm.load"(%108) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %233 = "arith.cmpi"(%232, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %234 = "arith.select"(%233, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%231, %230, %234) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %235 = "llvm.getelementptr"(%224, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %236 = "llvm.getelementptr"(%225, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %237 = "llvm.load"(%113) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %238 = "arith.cmpi"(%237, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %239 = "arith.select"(%238, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%236, %235, %239) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %240 = "llvm.getelementptr"(%224, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %241 = "llvm.getelementptr"(%225, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %242 = "llvm.load"(%118) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %243 = "arith.cmpi"(%242, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %244 = "arith.select"(%243, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%241, %240, %244) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %245 = "llvm.getelementptr"(%102) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %246 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %247 = "llvm.getelementptr"(%246, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %248 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %249 = "arith.cmpi"(%248, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %250 = "arith.select"(%249, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%247, %245, %250) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %251 = "llvm.getelementptr"(%245, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %252 = "llvm.getelementptr"(%246, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %253 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %254 = "arith.cmpi"(%253, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %255 = "arith.select"(%254, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%252, %251, %255) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %256 = "llvm.getelementptr"(%245, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %257 = "llvm.getelementptr"(%246, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %258 = "llvm.load"(%128) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %259 = "arith.cmpi"(%258, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %260 = "arith.select"(%259, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%257, %256, %260) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %261 = "llvm.getelementptr"(%245, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %262 = "llvm.getelementptr"(%246, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %263 = "llvm.load"(%132) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %264 = "arith.cmpi"(%263, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %265 = "arith.select"(%264, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%262, %261, %265) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %266 = "arith.constant"() {value = 2 : i32} : () -> i32
      %267 = "arith.cmpi"(%63, %266) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%267) ({
        %268 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %269 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %270 = "llvm.getelementptr"(%269, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %271 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %272 = "arith.cmpi"(%271, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %273 = "arith.select"(%272, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%270, %268, %273) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %274 = "llvm.getelementptr"(%268, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %275 = "llvm.getelementptr"(%269, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %276 = "llvm.load"(%108) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %277 = "arith.cmpi"(%276, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %278 = "arith.select"(%277, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%275, %274, %278) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %279 = "llvm.getelementptr"(%268, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %280 = "llvm.getelementptr"(%269, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %281 = "llvm.load"(%113) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %282 = "arith.cmpi"(%281, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %283 = "arith.select"(%282, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%280, %279, %283) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %284 = "llvm.getelementptr"(%268, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %285 = "llvm.getelementptr"(%269, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %286 = "llvm.load"(%118) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %287 = "arith.cmpi"(%286, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %288 = "arith.select"(%287, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%285, %284, %288) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %289 = "llvm.getelementptr"(%102) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %290 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %291 = "llvm.getelementptr"(%290, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %292 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %293 = "arith.cmpi"(%292, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %294 = "arith.select"(%293, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%291, %289, %294) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %295 = "llvm.getelementptr"(%289, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %296 = "llvm.getelementptr"(%290, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %297 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %298 = "arith.cmpi"(%297, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %299 = "arith.select"(%298, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%296, %295, %299) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %300 = "llvm.getelementptr"(%289, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %301 = "llvm.getelementptr"(%290, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %302 = "llvm.load"(%128) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %303 = "arith.cmpi"(%302, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %304 = "arith.select"(%303, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%301, %300, %304) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %305 = "llvm.getelementptr"(%289, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %306 = "llvm.getelementptr"(%290, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %307 = "llvm.load"(%132) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %308 = "arith.cmpi"(%307, %153) {predicate = 1 : i64} : (i8, i8) -> i1
        %309 = "arith.select"(%308, %155, %45) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%306, %305, %309) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %310 = "arith.remui"(%25, %60) : (i32, i32) -> i32
      %311 = "arith.divui"(%25, %60) : (i32, i32) -> i32
      %312 = "arith.remui"(%311, %266) : (i32, i32) -> i32
      %313 = "arith.divui"(%311, %266) : (i32, i32) -> i32
      %314 = "arith.divui"(%25, %110) : (i32, i32) -> i32
      %315 = "arith.remui"(%314, %266) : (i32, i32) -> i32
      %316 = "arith.divui"(%314, %266) : (i32, i32) -> i32
      %317 = "arith.remui"(%310, %86) : (i32, i32) -> i32
      %318 = "arith.divui"(%310, %86) : (i32, i32) -> i32
      %319 = "arith.muli"(%317, %266) : (i32, i32) -> i32
      %320 = "arith.muli"(%318, %60) : (i32, i32) -> i32
      %321 = "arith.addi"(%319, %320) : (i32, i32) -> i32
      %322 = "arith.constant"() {value = 512 : i32} : () -> i32
      %323 = "arith.muli"(%312, %322) : (i32, i32) -> i32
      %324 = "arith.addi"(%321, %323) : (i32, i32) -> i32
      %325 = "arith.constant"() {value = 256 : i32} : () -> i32
      %326 = "arith.muli"(%315, %325) : (i32, i32) -> i32
      %327 = "arith.addi"(%321, %326) : (i32, i32) -> i32
      %328 = "arith.muli"(%8, %84) : (i64, i64) -> i64
      %329 = "arith.constant"() {value = 16 : i64} : () -> i64
      %330 = "arith.muli"(%8, %329) : (i64, i64) -> i64
      %331 = "arith.constant"() {value = 8 : i64} : () -> i64
      %332 = "arith.muli"(%8, %331) : (i64, i64) -> i64
      %333 = "arith.extsi"(%318) : (i32) -> i64
      %334 = "arith.muli"(%333, %8) : (i64, i64) -> i64
      %335 = "arith.extsi"(%319) : (i32) -> i64
      %336 = "arith.addi"(%335, %334) : (i64, i64) -> i64
      %337 = "arith.extsi"(%312) : (i32) -> i64
      %338 = "arith.muli"(%337, %330) : (i64, i64) -> i64
      %339 = "arith.muli"(%315, %37) : (i32, i32) -> i32
      %340 = "arith.extsi"(%339) : (i32) -> i64
      %341 = "arith.addi"(%338, %340) : (i64, i64) -> i64
      %342 = "arith.addi"(%336, %341) : (i64, i64) -> i64
      %343 = "llvm.getelementptr"(%74, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %344 = "arith.constant"() {value = dense<0.0> : vector<128xf32>} : () -> vector<128xf32>
      %345 = "vector.extract"(%344) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
      %346 = "vector.extract"(%344) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
      %347 = "vector.extract"(%344) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
      %348 = "vector.extract"(%344) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
      %349 = "vector.extract"(%344) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
      %350 = "vector.extract"(%344) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
      %351 = "vector.extract"(%344) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
      %352 = "vector.extract"(%344) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
      %353 = "vector.extract"(%344) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
      %354 = "vector.extract"(%344) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
      %355 = "vector.extract"(%344) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
      %356 = "vector.extract"(%344) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
      %357 = "vector.extract"(%344) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
      %358 = "vector.extract"(%344) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
      %359 = "vector.extract"(%344) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
      %360 = "vector.extract"(%344) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
      %361 = "vector.extract"(%344) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
      %362 = "vector.extract"(%344) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
      %363 = "vector.extract"(%344) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
      %364 = "vector.extract"(%344) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
      %365 = "vector.extract"(%344) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
      %366 = "vector.extract"(%344) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
      %367 = "vector.extract"(%344) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
      %368 = "vector.extract"(%344) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
      %369 = "vector.extract"(%344) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
      %370 = "vector.extract"(%344) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
      %371 = "vector.extract"(%344) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
      %372 = "vector.extract"(%344) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
      %373 = "vector.extract"(%344) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
      %374 = "vector.extract"(%344) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
      %375 = "vector.extract"(%344) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
      %376 = "vector.extract"(%344) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
      %377 = "vector.extract"(%344) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
      %378 = "vector.extract"(%344) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
      %379 = "vector.extract"(%344) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
      %380 = "vector.extract"(%344) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
      %381 = "vector.extract"(%344) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
      %382 = "vector.extract"(%344) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
      %383 = "vector.extract"(%344) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
      %384 = "vector.extract"(%344) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
      %385 = "vector.extract"(%344) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
      %386 = "vector.extract"(%344) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
      %387 = "vector.extract"(%344) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
      %388 = "vector.extract"(%344) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
      %389 = "vector.extract"(%344) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
      %390 = "vector.extract"(%344) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
      %391 = "vector.extract"(%344) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
      %392 = "vector.extract"(%344) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
      %393 = "vector.extract"(%344) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
      %394 = "vector.extract"(%344) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
      %395 = "vector.extract"(%344) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
      %396 = "vector.extract"(%344) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
      %397 = "vector.extract"(%344) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
      %398 = "vector.extract"(%344) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
      %399 = "vector.extract"(%344) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
      %400 = "vector.extract"(%344) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
      %401 = "vector.extract"(%344) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
      %402 = "vector.extract"(%344) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
      %403 = "vector.extract"(%344) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
      %404 = "vector.extract"(%344) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
      %405 = "vector.extract"(%344) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
      %406 = "vector.extract"(%344) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
      %407 = "vector.extract"(%344) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
      %408 = "vector.extract"(%344) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
      %409 = "vector.extract"(%344) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
      %410 = "vector.extract"(%344) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
      %411 = "vector.extract"(%344) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
      %412 = "vector.extract"(%344) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
      %413 = "vector.extract"(%344) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
      %414 = "vector.extract"(%344) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
      %415 = "vector.extract"(%344) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
      %416 = "vector.extract"(%344) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
      %417 = "vector.extract"(%344) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
      %418 = "vector.extract"(%344) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
      %419 = "vector.extract"(%344) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
      %420 = "vector.extract"(%344) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
      %421 = "vector.extract"(%344) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
      %422 = "vector.extract"(%344) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
      %423 = "vector.extract"(%344) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
      %424 = "vector.extract"(%344) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
      %425 = "vector.extract"(%344) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
      %426 = "vector.extract"(%344) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
      %427 = "vector.extract"(%344) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
      %428 = "vector.extract"(%344) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
      %429 = "vector.extract"(%344) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
      %430 = "vector.extract"(%344) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
      %431 = "vector.extract"(%344) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
      %432 = "vector.extract"(%344) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
      %433 = "vector.extract"(%344) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
      %434 = "vector.extract"(%344) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
      %435 = "vector.extract"(%344) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
      %436 = "vector.extract"(%344) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
      %437 = "vector.extract"(%344) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
      %438 = "vector.extract"(%344) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
      %439 = "vector.extract"(%344) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
      %440 = "vector.extract"(%344) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
      %441 = "vector.extract"(%344) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
      %442 = "vector.extract"(%344) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
      %443 = "vector.extract"(%344) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
      %444 = "vector.extract"(%344) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
      %445 = "vector.extract"(%344) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
      %446 = "vector.extract"(%344) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
      %447 = "vector.extract"(%344) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
      %448 = "vector.extract"(%344) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
      %449 = "vector.extract"(%344) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
      %450 = "vector.extract"(%344) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
      %451 = "vector.extract"(%344) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
      %452 = "vector.extract"(%344) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
      %453 = "vector.extract"(%344) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
      %454 = "vector.extract"(%344) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
      %455 = "vector.extract"(%344) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
      %456 = "vector.extract"(%344) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
      %457 = "vector.extract"(%344) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
      %458 = "vector.extract"(%344) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
      %459 = "vector.extract"(%344) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
      %460 = "vector.extract"(%344) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
      %461 = "vector.extract"(%344) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
      %462 = "vector.extract"(%344) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
      %463 = "vector.extract"(%344) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
      %464 = "vector.extract"(%344) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
      %465 = "vector.extract"(%344) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
      %466 = "vector.extract"(%344) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
      %467 = "vector.extract"(%344) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
      %468 = "vector.extract"(%344) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
      %469 = "vector.extract"(%344) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
      %470 = "vector.extract"(%344) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
      %471 = "vector.extract"(%344) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
      %472 = "vector.extract"(%344) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
      "llvm.store"(%345, %22) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %473 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%346, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %474 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%347, %474) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %475 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%348, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %476 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%349, %476) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %477 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%350, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %478 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%351, %478) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %479 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%352, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %480 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%353, %480) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %481 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%354, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %482 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%355, %482) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %483 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%356, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %484 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%357, %484) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %485 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%358, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %486 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%359, %486) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %487 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%360, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %488 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%361, %488) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %489 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%362, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %490 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%363, %490) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %491 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%364, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %492 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%365, %492) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %493 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%366, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %494 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%367, %494) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %495 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%368, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %496 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%369, %496) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %497 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%370, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %498 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%371, %498) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %499 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%372, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %500 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%373, %500) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %501 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%374, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %502 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%375, %502) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %503 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%376, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %504 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%377, %504) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %505 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 33>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%378, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %506 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 34>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%379, %506) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %507 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 35>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%380, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %508 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 36>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%381, %508) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %509 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 37>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%382, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %510 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 38>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%383, %510) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %511 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 39>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%384, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %512 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%385, %512) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %513 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 41>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%386, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %514 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 42>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%387, %514) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %515 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 43>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%388, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %516 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 44>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%389, %516) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %517 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 45>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%390, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %518 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 46>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%391, %518) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %519 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 47>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%392, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %520 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%393, %520) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %521 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 49>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%394, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %522 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 50>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%395, %522) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %523 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 51>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%396, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %524 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 52>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%397, %524) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %525 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 53>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%398, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %526 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 54>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%399, %526) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %527 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 55>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%400, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %528 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%401, %528) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %529 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 57>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%402, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %530 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 58>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%403, %530) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %531 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 59>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%404, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %532 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 60>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%405, %532) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %533 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 61>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%406, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %534 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 62>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%407, %534) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %535 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 63>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%408, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %536 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%409, %536) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %537 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 65>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%410, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %538 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 66>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%411, %538) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %539 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 67>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%412, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %540 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 68>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%413, %540) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %541 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 69>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%414, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %542 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 70>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%415, %542) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %543 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 71>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%416, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %544 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%417, %544) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %545 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 73>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%418, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %546 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 74>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%419, %546) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %547 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 75>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%420, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %548 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 76>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%421, %548) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %549 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 77>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%422, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %550 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 78>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%423, %550) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %551 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 79>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%424, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %552 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%425, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %553 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 81>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%426, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %554 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 82>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%427, %554) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %555 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 83>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%428, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %556 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 84>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%429, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %557 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 85>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%430, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %558 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 86>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%431, %558) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %559 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 87>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%432, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %560 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%433, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %561 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 89>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%434, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %562 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 90>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%435, %562) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %563 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 91>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%436, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %564 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 92>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%437, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %565 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 93>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%438, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %566 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 94>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%439, %566) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %567 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 95>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%440, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %568 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%441, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %569 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 97>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%442, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %570 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 98>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%443, %570) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %571 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 99>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%444, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %572 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 100>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%445, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %573 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 101>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%446, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %574 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 102>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%447, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %575 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 103>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%448, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %576 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%449, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %577 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 105>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%450, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %578 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 106>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%451, %578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %579 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 107>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%452, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %580 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 108>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%453, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %581 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 109>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%454, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %582 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 110>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%455, %582) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %583 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 111>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%456, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %584 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%457, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %585 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 113>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%458, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %586 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 114>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%459, %586) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %587 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 115>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%460, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %588 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 116>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%461, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %589 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 117>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%462, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %590 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 118>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%463, %590) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %591 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 119>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%464, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %592 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%465, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %593 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 121>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%466, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %594 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%467, %594) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %595 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 123>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%468, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %596 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 124>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%469, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %597 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 125>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%470, %597) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %598 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 126>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%471, %598) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %599 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 127>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%472, %599) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %600 = "arith.remui"(%25, %155) : (i32, i32) -> i32
      %601 = "arith.divui"(%25, %155) : (i32, i32) -> i32
      %602 = "arith.muli"(%600, %60) : (i32, i32) -> i32
      %603 = "arith.remui"(%601, %266) : (i32, i32) -> i32
      %604 = "arith.divui"(%601, %266) : (i32, i32) -> i32
      %605 = "arith.muli"(%603, %37) : (i32, i32) -> i32
      %606 = "arith.addi"(%602, %605) : (i32, i32) -> i32
      %607 = "arith.remui"(%604, %266) : (i32, i32) -> i32
      %608 = "arith.divui"(%604, %266) : (i32, i32) -> i32
      %609 = "arith.muli"(%607, %322) : (i32, i32) -> i32
      %610 = "arith.addi"(%606, %609) : (i32, i32) -> i32
      %611 = "arith.remui"(%25, %37) : (i32, i32) -> i32
      %612 = "arith.divui"(%25, %37) : (i32, i32) -> i32
      %613 = "arith.muli"(%611, %60) : (i32, i32) -> i32
      %614 = "arith.remui"(%612, %266) : (i32, i32) -> i32
      %615 = "arith.divui"(%612, %266) : (i32, i32) -> i32
      %616 = "arith.muli"(%614, %37) : (i32, i32) -> i32
      %617 = "arith.addi"(%613, %616) : (i32, i32) -> i32
      %618 = "arith.remui"(%615, %266) : (i32, i32) -> i32
      %619 = "arith.divui"(%615, %266) : (i32, i32) -> i32
      %620 = "arith.muli"(%618, %322) : (i32, i32) -> i32
      %621 = "arith.addi"(%617, %620) : (i32, i32) -> i32
      %622 = "arith.remui"(%619, %266) : (i32, i32) -> i32
      %623 = "arith.divui"(%619, %266) : (i32, i32) -> i32
      %624 = "arith.muli"(%623, %325) : (i32, i32) -> i32
      %625 = "arith.addi"(%621, %624) : (i32, i32) -> i32
      "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %626 = "arith.andi"(%610, %146) : (i32, i32) -> i32
      %627 = "arith.shrui"(%626, %148) : (i32, i32) -> i32
      %628 = "arith.xori"(%610, %627) : (i32, i32) -> i32
      %629 = "llvm.getelementptr"(%82, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t634_d = "nvvm.ldmatrix"(%629) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %630 = "llvm.extractvalue"(%t634_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %631 = "llvm.extractvalue"(%t634_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %632 = "llvm.extractvalue"(%t634_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %633 = "llvm.extractvalue"(%t634_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%630, %18) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %635 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%631, %635) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %636 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%632, %636) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %637 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%633, %637) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %638 = "arith.addi"(%610, %158) : (i32, i32) -> i32
      %639 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %640 = "arith.andi"(%638, %146) : (i32, i32) -> i32
      %641 = "arith.shrui"(%640, %148) : (i32, i32) -> i32
      %642 = "arith.xori"(%638, %641) : (i32, i32) -> i32
      %643 = "llvm.getelementptr"(%82, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t648_d = "nvvm.ldmatrix"(%643) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %644 = "llvm.extractvalue"(%t648_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %645 = "llvm.extractvalue"(%t648_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %646 = "llvm.extractvalue"(%t648_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %647 = "llvm.extractvalue"(%t648_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%644, %639) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %649 = "llvm.getelementptr"(%639) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%645, %649) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %650 = "llvm.getelementptr"(%639) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%646, %650) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %651 = "llvm.getelementptr"(%639) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%647, %651) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %652 = "arith.addi"(%610, %170) : (i32, i32) -> i32
      %653 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %654 = "arith.andi"(%652, %146) : (i32, i32) -> i32
      %655 = "arith.shrui"(%654, %148) : (i32, i32) -> i32
      %656 = "arith.xori"(%652, %655) : (i32, i32) -> i32
      %657 = "llvm.getelementptr"(%82, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t662_d = "nvvm.ldmatrix"(%657) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %658 = "llvm.extractvalue"(%t662_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %659 = "llvm.extractvalue"(%t662_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %660 = "llvm.extractvalue"(%t662_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %661 = "llvm.extractvalue"(%t662_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%658, %653) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %663 = "llvm.getelementptr"(%653) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%659, %663) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %664 = "llvm.getelementptr"(%653) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%660, %664) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %665 = "llvm.getelementptr"(%653) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%661, %665) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %666 = "arith.addi"(%610, %182) : (i32, i32) -> i32
      %667 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %668 = "arith.andi"(%666, %146) : (i32, i32) -> i32
      %669 = "arith.shrui"(%668, %148) : (i32, i32) -> i32
      %670 = "arith.xori"(%666, %669) : (i32, i32) -> i32
      %671 = "llvm.getelementptr"(%82, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t676_d = "nvvm.ldmatrix"(%671) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %672 = "llvm.extractvalue"(%t676_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %673 = "llvm.extractvalue"(%t676_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %674 = "llvm.extractvalue"(%t676_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %675 = "llvm.extractvalue"(%t676_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%672, %667) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %677 = "llvm.getelementptr"(%667) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%673, %677) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %678 = "llvm.getelementptr"(%667) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%674, %678) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %679 = "llvm.getelementptr"(%667) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%675, %679) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %680 = "arith.andi"(%625, %146) : (i32, i32) -> i32
      %681 = "arith.shrui"(%680, %148) : (i32, i32) -> i32
      %682 = "arith.xori"(%625, %681) : (i32, i32) -> i32
      %683 = "llvm.getelementptr"(%83, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t688_d = "nvvm.ldmatrix"(%683) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %684 = "llvm.extractvalue"(%t688_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %685 = "llvm.extractvalue"(%t688_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %686 = "llvm.extractvalue"(%t688_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %687 = "llvm.extractvalue"(%t688_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%684, %20) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %689 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%685, %689) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %690 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%686, %690) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %691 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%687, %691) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %692 = "arith.addi"(%625, %158) : (i32, i32) -> i32
      %693 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %694 = "arith.andi"(%692, %146) : (i32, i32) -> i32
      %695 = "arith.shrui"(%694, %148) : (i32, i32) -> i32
      %696 = "arith.xori"(%692, %695) : (i32, i32) -> i32
      %697 = "llvm.getelementptr"(%83, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t702_d = "nvvm.ldmatrix"(%697) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %698 = "llvm.extractvalue"(%t702_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %699 = "llvm.extractvalue"(%t702_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %700 = "llvm.extractvalue"(%t702_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %701 = "llvm.extractvalue"(%t702_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%698, %693) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %703 = "llvm.getelementptr"(%693) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%699, %703) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %704 = "llvm.getelementptr"(%693) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%700, %704) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %705 = "llvm.getelementptr"(%693) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%701, %705) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %706 = "arith.addi"(%625, %170) : (i32, i32) -> i32
      %707 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %708 = "arith.andi"(%706, %146) : (i32, i32) -> i32
      %709 = "arith.shrui"(%708, %148) : (i32, i32) -> i32
      %710 = "arith.xori"(%706, %709) : (i32, i32) -> i32
      %711 = "llvm.getelementptr"(%83, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t716_d = "nvvm.ldmatrix"(%711) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %712 = "llvm.extractvalue"(%t716_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %713 = "llvm.extractvalue"(%t716_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %714 = "llvm.extractvalue"(%t716_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %715 = "llvm.extractvalue"(%t716_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%712, %707) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %717 = "llvm.getelementptr"(%707) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%713, %717) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %718 = "llvm.getelementptr"(%707) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%714, %718) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %719 = "llvm.getelementptr"(%707) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%715, %719) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %720 = "arith.addi"(%625, %182) : (i32, i32) -> i32
      %721 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %722 = "arith.andi"(%720, %146) : (i32, i32) -> i32
      %723 = "arith.shrui"(%722, %148) : (i32, i32) -> i32
      %724 = "arith.xori"(%720, %723) : (i32, i32) -> i32
      %725 = "llvm.getelementptr"(%83, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t730_d = "nvvm.ldmatrix"(%725) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %726 = "llvm.extractvalue"(%t730_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %727 = "llvm.extractvalue"(%t730_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %728 = "llvm.extractvalue"(%t730_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %729 = "llvm.extractvalue"(%t730_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%726, %721) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %731 = "llvm.getelementptr"(%721) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%727, %731) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %732 = "llvm.getelementptr"(%721) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%728, %732) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %733 = "llvm.getelementptr"(%721) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%729, %733) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %734, %735 = "scf.for"(%45, %63, %57, %45, %148) ({
      ^bb0(%736: i32, %737: i32, %738: i32):
        %739 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %740 = "arith.muli"(%737, %739) : (i32, i32) -> i32
        %741 = "arith.addi"(%155, %740) : (i32, i32) -> i32
        %742 = "arith.addi"(%610, %741) : (i32, i32) -> i32
        %743 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %744 = "arith.andi"(%742, %146) : (i32, i32) -> i32
        %745 = "arith.shrui"(%744, %148) : (i32, i32) -> i32
        %746 = "arith.xori"(%742, %745) : (i32, i32) -> i32
        %747 = "llvm.getelementptr"(%82, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t752_d = "nvvm.ldmatrix"(%747) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %748 = "llvm.extractvalue"(%t752_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %749 = "llvm.extractvalue"(%t752_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %750 = "llvm.extractvalue"(%t752_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %751 = "llvm.extractvalue"(%t752_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%748, %743) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %753 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%749, %753) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %754 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%750, %754) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %755 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%751, %755) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %756 = "arith.addi"(%742, %158) : (i32, i32) -> i32
        %757 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %758 = "arith.andi"(%756, %146) : (i32, i32) -> i32
        %759 = "arith.shrui"(%758, %148) : (i32, i32) -> i32
        %760 = "arith.xori"(%756, %759) : (i32, i32) -> i32
        %761 = "llvm.getelementptr"(%82, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t766_d = "nvvm.ldmatrix"(%761) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %762 = "llvm.extractvalue"(%t766_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %763 = "llvm.extractvalue"(%t766_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %764 = "llvm.extractvalue"(%t766_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %765 = "llvm.extractvalue"(%t766_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%762, %757) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %767 = "llvm.getelementptr"(%757) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%763, %767) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %768 = "llvm.getelementptr"(%757) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%764, %768) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %769 = "llvm.getelementptr"(%757) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%765, %769) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %770 = "arith.addi"(%742, %170) : (i32, i32) -> i32
        %771 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %772 = "arith.andi"(%770, %146) : (i32, i32) -> i32
        %773 = "arith.shrui"(%772, %148) : (i32, i32) -> i32
        %774 = "arith.xori"(%770, %773) : (i32, i32) -> i32
        %775 = "llvm.getelementptr"(%82, %774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t780_d = "nvvm.ldmatrix"(%775) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %776 = "llvm.extractvalue"(%t780_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %777 = "llvm.extractvalue"(%t780_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %778 = "llvm.extractvalue"(%t780_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %779 = "llvm.extractvalue"(%t780_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%776, %771) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %781 = "llvm.getelementptr"(%771) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%777, %781) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %782 = "llvm.getelementptr"(%771) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%778, %782) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %783 = "llvm.getelementptr"(%771) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%779, %783) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %784 = "arith.addi"(%742, %182) : (i32, i32) -> i32
        %785 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %786 = "arith.andi"(%784, %146) : (i32, i32) -> i32
        %787 = "arith.shrui"(%786, %148) : (i32, i32) -> i32
        %788 = "arith.xori"(%784, %787) : (i32, i32) -> i32
        %789 = "llvm.getelementptr"(%82, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t794_d = "nvvm.ldmatrix"(%789) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %790 = "llvm.extractvalue"(%t794_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %791 = "llvm.extractvalue"(%t794_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %792 = "llvm.extractvalue"(%t794_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %793 = "llvm.extractvalue"(%t794_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%790, %785) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %795 = "llvm.getelementptr"(%785) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%791, %795) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %796 = "llvm.getelementptr"(%785) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%792, %796) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %797 = "llvm.getelementptr"(%785) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%793, %797) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %798 = "arith.addi"(%625, %741) : (i32, i32) -> i32
        %799 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %800 = "arith.andi"(%798, %146) : (i32, i32) -> i32
        %801 = "arith.shrui"(%800, %148) : (i32, i32) -> i32
        %802 = "arith.xori"(%798, %801) : (i32, i32) -> i32
        %803 = "llvm.getelementptr"(%83, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t808_d = "nvvm.ldmatrix"(%803) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %804 = "llvm.extractvalue"(%t808_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %805 = "llvm.extractvalue"(%t808_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %806 = "llvm.extractvalue"(%t808_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %807 = "llvm.extractvalue"(%t808_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%804, %799) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %809 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%805, %809) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %810 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%806, %810) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %811 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%807, %811) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %812 = "arith.addi"(%798, %158) : (i32, i32) -> i32
        %813 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %814 = "arith.andi"(%812, %146) : (i32, i32) -> i32
        %815 = "arith.shrui"(%814, %148) : (i32, i32) -> i32
        %816 = "arith.xori"(%812, %815) : (i32, i32) -> i32
        %817 = "llvm.getelementptr"(%83, %816) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t822_d = "nvvm.ldmatrix"(%817) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %818 = "llvm.extractvalue"(%t822_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %819 = "llvm.extractvalue"(%t822_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %820 = "llvm.extractvalue"(%t822_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %821 = "llvm.extractvalue"(%t822_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%818, %813) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %823 = "llvm.getelementptr"(%813) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%819, %823) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %824 = "llvm.getelementptr"(%813) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%820, %824) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %825 = "llvm.getelementptr"(%813) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%821, %825) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %826 = "arith.addi"(%798, %170) : (i32, i32) -> i32
        %827 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %828 = "arith.andi"(%826, %146) : (i32, i32) -> i32
        %829 = "arith.shrui"(%828, %148) : (i32, i32) -> i32
        %830 = "arith.xori"(%826, %829) : (i32, i32) -> i32
        %831 = "llvm.getelementptr"(%83, %830) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t836_d = "nvvm.ldmatrix"(%831) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %832 = "llvm.extractvalue"(%t836_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %833 = "llvm.extractvalue"(%t836_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %834 = "llvm.extractvalue"(%t836_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %835 = "llvm.extractvalue"(%t836_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%832, %827) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %837 = "llvm.getelementptr"(%827) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%833, %837) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %838 = "llvm.getelementptr"(%827) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%834, %838) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %839 = "llvm.getelementptr"(%827) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%835, %839) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %840 = "arith.addi"(%798, %182) : (i32, i32) -> i32
        %841 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %842 = "arith.andi"(%840, %146) : (i32, i32) -> i32
        %843 = "arith.shrui"(%842, %148) : (i32, i32) -> i32
        %844 = "arith.xori"(%840, %843) : (i32, i32) -> i32
        %845 = "llvm.getelementptr"(%83, %844) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t850_d = "nvvm.ldmatrix"(%845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %846 = "llvm.extractvalue"(%t850_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %847 = "llvm.extractvalue"(%t850_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %848 = "llvm.extractvalue"(%t850_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %849 = "llvm.extractvalue"(%t850_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%846, %841) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %851 = "llvm.getelementptr"(%841) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%847, %851) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %852 = "llvm.getelementptr"(%841) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%848, %852) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %853 = "llvm.getelementptr"(%841) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%849, %853) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %854 = "arith.addi"(%736, %148) : (i32, i32) -> i32
        %855 = "arith.cmpi"(%854, %63) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%855) ({
          %856 = "arith.extsi"(%854) : (i32) -> i64
          %857 = "arith.muli"(%856, %84) : (i64, i64) -> i64
          %858 = "llvm.getelementptr"(%94, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %859 = "arith.muli"(%738, %739) : (i32, i32) -> i32
          %860 = "llvm.getelementptr"(%82, %859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %861 = "llvm.getelementptr"(%860, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %862 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %863 = "arith.cmpi"(%862, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %864 = "arith.select"(%863, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%861, %858, %864) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %865 = "llvm.getelementptr"(%858, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %866 = "llvm.getelementptr"(%860, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %867 = "llvm.load"(%108) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %868 = "arith.cmpi"(%867, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %869 = "arith.select"(%868, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%866, %865, %869) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %870 = "llvm.getelementptr"(%858, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %871 = "llvm.getelementptr"(%860, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %872 = "llvm.load"(%113) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %873 = "arith.cmpi"(%872, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %874 = "arith.select"(%873, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%871, %870, %874) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %875 = "llvm.getelementptr"(%858, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %876 = "llvm.getelementptr"(%860, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %877 = "llvm.load"(%118) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %878 = "arith.cmpi"(%877, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %879 = "arith.select"(%878, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%876, %875, %879) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %880 = "llvm.getelementptr"(%102, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %881 = "llvm.getelementptr"(%83, %859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %882 = "llvm.getelementptr"(%881, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %883 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %884 = "arith.cmpi"(%883, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %885 = "arith.select"(%884, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%882, %880, %885) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %886 = "llvm.getelementptr"(%880, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %887 = "llvm.getelementptr"(%881, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %888 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %889 = "arith.cmpi"(%888, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %890 = "arith.select"(%889, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%887, %886, %890) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %891 = "llvm.getelementptr"(%880, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %892 = "llvm.getelementptr"(%881, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %893 = "llvm.load"(%128) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %894 = "arith.cmpi"(%893, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %895 = "arith.select"(%894, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%892, %891, %895) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %896 = "llvm.getelementptr"(%880, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %897 = "llvm.getelementptr"(%881, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %898 = "llvm.load"(%132) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %899 = "arith.cmpi"(%898, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %900 = "arith.select"(%899, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%897, %896, %900) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        %901 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %902 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %903 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %904 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %905 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %906 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %907 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %908 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %909 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %910 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t915_d = "llvm.call_intrinsic"(%901, %902, %903, %904, %905, %906, %907, %908, %909, %910) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %911 = "llvm.extractvalue"(%t915_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %912 = "llvm.extractvalue"(%t915_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %913 = "llvm.extractvalue"(%t915_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %914 = "llvm.extractvalue"(%t915_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%911, %22) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%912, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%913, %474) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%914, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %916 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %917 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %918 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %919 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %920 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %921 = "llvm.getelementptr"(%690) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %922 = "llvm.load"(%921) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %923 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %924 = "llvm.getelementptr"(%488) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %925 = "llvm.load"(%924) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %926 = "llvm.getelementptr"(%488) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %927 = "llvm.load"(%926) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %928 = "llvm.getelementptr"(%488) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %929 = "llvm.load"(%928) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t934_d = "llvm.call_intrinsic"(%916, %917, %918, %919, %920, %922, %923, %925, %927, %929) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %930 = "llvm.extractvalue"(%t934_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %931 = "llvm.extractvalue"(%t934_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %932 = "llvm.extractvalue"(%t934_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %933 = "llvm.extractvalue"(%t934_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%930, %488) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%931, %924) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%932, %926) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%933, %928) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %935 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %936 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %937 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %938 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %939 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %940 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %941 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %942 = "llvm.getelementptr"(%504) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %943 = "llvm.load"(%942) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %944 = "llvm.getelementptr"(%504) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %945 = "llvm.load"(%944) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %946 = "llvm.getelementptr"(%504) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %947 = "llvm.load"(%946) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t952_d = "llvm.call_intrinsic"(%935, %936, %937, %938, %939, %940, %941, %943, %945, %947) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %948 = "llvm.extractvalue"(%t952_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %949 = "llvm.extractvalue"(%t952_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %950 = "llvm.extractvalue"(%t952_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %951 = "llvm.extractvalue"(%t952_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%948, %504) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%949, %942) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%950, %944) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%951, %946) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %953 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %954 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %955 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %956 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %957 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %958 = "llvm.load"(%953) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %959 = "llvm.getelementptr"(%953) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %960 = "llvm.load"(%959) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %961 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %962 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %963 = "llvm.load"(%962) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %964 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %965 = "llvm.load"(%964) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %966 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %967 = "llvm.load"(%966) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t972_d = "llvm.call_intrinsic"(%954, %955, %956, %957, %958, %960, %961, %963, %965, %967) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %968 = "llvm.extractvalue"(%t972_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %969 = "llvm.extractvalue"(%t972_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %970 = "llvm.extractvalue"(%t972_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %971 = "llvm.extractvalue"(%t972_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%968, %520) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%969, %962) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%970, %964) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%971, %966) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %973 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %974 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %975 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %976 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %977 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %978 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %979 = "llvm.load"(%536) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %980 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %981 = "llvm.load"(%980) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %982 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %983 = "llvm.load"(%982) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %984 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %985 = "llvm.load"(%984) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t990_d = "llvm.call_intrinsic"(%973, %974, %975, %976, %977, %978, %979, %981, %983, %985) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %986 = "llvm.extractvalue"(%t990_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %987 = "llvm.extractvalue"(%t990_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %988 = "llvm.extractvalue"(%t990_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %989 = "llvm.extractvalue"(%t990_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%986, %536) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%987, %980) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%988, %982) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%989, %984) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %991 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %992 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %993 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %994 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %995 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %996 = "llvm.load"(%991) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %997 = "llvm.getelementptr"(%991) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %998 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %999 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1000 = "llvm.getelementptr"(%552) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1001 = "llvm.load"(%1000) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1002 = "llvm.getelementptr"(%552) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1003 = "llvm.load"(%1002) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1004 = "llvm.getelementptr"(%552) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1005 = "llvm.load"(%1004) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1010_d = "llvm.call_intrinsic"(%992, %993, %994, %995, %996, %998, %999, %1001, %1003, %1005) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1006 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1007 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1008 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1009 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1006, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1007, %1000) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1008, %1002) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1009, %1004) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1011 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1012 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1013 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1014 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1015 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1016 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1017 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1018 = "llvm.getelementptr"(%568) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1019 = "llvm.load"(%1018) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1020 = "llvm.getelementptr"(%568) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1021 = "llvm.load"(%1020) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1022 = "llvm.getelementptr"(%568) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1023 = "llvm.load"(%1022) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1028_d = "llvm.call_intrinsic"(%1011, %1012, %1013, %1014, %1015, %1016, %1017, %1019, %1021, %1023) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1024 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1025 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1026 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1027 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1024, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1025, %1018) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1026, %1020) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1027, %1022) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1029 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1030 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1031 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1032 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1033 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1034 = "llvm.load"(%1029) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1035 = "llvm.getelementptr"(%1029) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1036 = "llvm.load"(%1035) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1037 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1038 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1039 = "llvm.load"(%1038) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1040 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1041 = "llvm.load"(%1040) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1042 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1043 = "llvm.load"(%1042) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1048_d = "llvm.call_intrinsic"(%1030, %1031, %1032, %1033, %1034, %1036, %1037, %1039, %1041, %1043) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1044 = "llvm.extractvalue"(%t1048_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1045 = "llvm.extractvalue"(%t1048_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1046 = "llvm.extractvalue"(%t1048_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1047 = "llvm.extractvalue"(%t1048_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1044, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1045, %1038) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1046, %1040) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1047, %1042) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1049 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1050 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1051 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1052 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1053 = "llvm.load"(%1029) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1054 = "llvm.load"(%1035) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1055 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1056 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1057 = "llvm.load"(%1056) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1058 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1059 = "llvm.load"(%1058) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1060 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1061 = "llvm.load"(%1060) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1066_d = "llvm.call_intrinsic"(%1049, %1050, %1051, %1052, %1053, %1054, %1055, %1057, %1059, %1061) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1062 = "llvm.extractvalue"(%t1066_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1063 = "llvm.extractvalue"(%t1066_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1064 = "llvm.extractvalue"(%t1066_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1065 = "llvm.extractvalue"(%t1066_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1062, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1063, %1056) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1064, %1058) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1065, %1060) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1067 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1068 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1069 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1070 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1071 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1072 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1073 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1074 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1075 = "llvm.load"(%1074) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1076 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1077 = "llvm.load"(%1076) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1078 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1079 = "llvm.load"(%1078) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1084_d = "llvm.call_intrinsic"(%1067, %1068, %1069, %1070, %1071, %1072, %1073, %1075, %1077, %1079) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1080 = "llvm.extractvalue"(%t1084_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1081 = "llvm.extractvalue"(%t1084_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1082 = "llvm.extractvalue"(%t1084_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1083 = "llvm.extractvalue"(%t1084_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1080, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1081, %1074) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1082, %1076) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1083, %1078) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1085 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1086 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1087 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1088 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1089 = "llvm.load"(%991) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1090 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1091 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1092 = "llvm.getelementptr"(%556) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1093 = "llvm.load"(%1092) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1094 = "llvm.getelementptr"(%556) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1095 = "llvm.load"(%1094) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1096 = "llvm.getelementptr"(%556) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1097 = "llvm.load"(%1096) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1102_d = "llvm.call_intrinsic"(%1085, %1086, %1087, %1088, %1089, %1090, %1091, %1093, %1095, %1097) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1098 = "llvm.extractvalue"(%t1102_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1099 = "llvm.extractvalue"(%t1102_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1100 = "llvm.extractvalue"(%t1102_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1101 = "llvm.extractvalue"(%t1102_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1098, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1099, %1092) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1100, %1094) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1101, %1096) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1103 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1104 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1105 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1106 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1107 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1108 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1109 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1110 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1111 = "llvm.load"(%1110) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1112 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1113 = "llvm.load"(%1112) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1114 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1115 = "llvm.load"(%1114) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1120_d = "llvm.call_intrinsic"(%1103, %1104, %1105, %1106, %1107, %1108, %1109, %1111, %1113, %1115) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1116 = "llvm.extractvalue"(%t1120_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1117 = "llvm.extractvalue"(%t1120_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1118 = "llvm.extractvalue"(%t1120_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1119 = "llvm.extractvalue"(%t1120_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1116, %540) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1117, %1110) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1118, %1112) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1119, %1114) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1121 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1122 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1123 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1124 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1125 = "llvm.load"(%953) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1126 = "llvm.load"(%959) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1127 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1128 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1129 = "llvm.load"(%1128) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1130 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1131 = "llvm.load"(%1130) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1132 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1133 = "llvm.load"(%1132) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1138_d = "llvm.call_intrinsic"(%1121, %1122, %1123, %1124, %1125, %1126, %1127, %1129, %1131, %1133) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1134 = "llvm.extractvalue"(%t1138_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1135 = "llvm.extractvalue"(%t1138_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1136 = "llvm.extractvalue"(%t1138_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1137 = "llvm.extractvalue"(%t1138_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1134, %524) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1135, %1128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1136, %1130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1137, %1132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1139 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1140 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1141 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1142 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1143 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1144 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1145 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1146 = "llvm.getelementptr"(%508) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1147 = "llvm.load"(%1146) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1148 = "llvm.getelementptr"(%508) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1149 = "llvm.load"(%1148) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1150 = "llvm.getelementptr"(%508) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1151 = "llvm.load"(%1150) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1156_d = "llvm.call_intrinsic"(%1139, %1140, %1141, %1142, %1143, %1144, %1145, %1147, %1149, %1151) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1152 = "llvm.extractvalue"(%t1156_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1153 = "llvm.extractvalue"(%t1156_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1154 = "llvm.extractvalue"(%t1156_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1155 = "llvm.extractvalue"(%t1156_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1152, %508) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1153, %1146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1154, %1148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1155, %1150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1157 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1158 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1159 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1160 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1161 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1162 = "llvm.load"(%921) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1163 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1164 = "llvm.getelementptr"(%492) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1165 = "llvm.load"(%1164) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1166 = "llvm.getelementptr"(%492) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1167 = "llvm.load"(%1166) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1168 = "llvm.getelementptr"(%492) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1169 = "llvm.load"(%1168) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1174_d = "llvm.call_intrinsic"(%1157, %1158, %1159, %1160, %1161, %1162, %1163, %1165, %1167, %1169) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1170 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1171 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1172 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1173 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1170, %492) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1171, %1164) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1172, %1166) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1173, %1168) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1175 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1176 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1177 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1178 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1179 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1180 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1181 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1182 = "llvm.getelementptr"(%476) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1183 = "llvm.load"(%1182) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1184 = "llvm.getelementptr"(%476) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1185 = "llvm.load"(%1184) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1186 = "llvm.getelementptr"(%476) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1187 = "llvm.load"(%1186) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1192_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1179, %1180, %1181, %1183, %1185, %1187) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1188 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1189 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1190 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1191 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1188, %476) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1189, %1182) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1190, %1184) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1191, %1186) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1193 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1194 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1195 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1196 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1197 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1198 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1199 = "llvm.load"(%480) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1200 = "llvm.getelementptr"(%480) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1201 = "llvm.load"(%1200) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1202 = "llvm.getelementptr"(%480) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1203 = "llvm.load"(%1202) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1204 = "llvm.getelementptr"(%480) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1205 = "llvm.load"(%1204) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1210_d = "llvm.call_intrinsic"(%1193, %1194, %1195, %1196, %1197, %1198, %1199, %1201, %1203, %1205) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1206 = "llvm.extractvalue"(%t1210_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1207 = "llvm.extractvalue"(%t1210_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1208 = "llvm.extractvalue"(%t1210_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1209 = "llvm.extractvalue"(%t1210_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1206, %480) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1207, %1200) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1208, %1202) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1209, %1204) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1211 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1212 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1213 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1214 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1215 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1216 = "llvm.load"(%921) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1217 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1218 = "llvm.getelementptr"(%496) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1219 = "llvm.load"(%1218) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1220 = "llvm.getelementptr"(%496) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1221 = "llvm.load"(%1220) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1222 = "llvm.getelementptr"(%496) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1223 = "llvm.load"(%1222) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1228_d = "llvm.call_intrinsic"(%1211, %1212, %1213, %1214, %1215, %1216, %1217, %1219, %1221, %1223) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1224 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1225 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1226 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1227 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1224, %496) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1225, %1218) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1226, %1220) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1227, %1222) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1229 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1230 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1231 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1232 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1233 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1234 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1235 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1236 = "llvm.getelementptr"(%512) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1237 = "llvm.load"(%1236) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1238 = "llvm.getelementptr"(%512) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1239 = "llvm.load"(%1238) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1240 = "llvm.getelementptr"(%512) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1241 = "llvm.load"(%1240) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1246_d = "llvm.call_intrinsic"(%1229, %1230, %1231, %1232, %1233, %1234, %1235, %1237, %1239, %1241) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1242 = "llvm.extractvalue"(%t1246_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1243 = "llvm.extractvalue"(%t1246_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1244 = "llvm.extractvalue"(%t1246_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1245 = "llvm.extractvalue"(%t1246_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1242, %512) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1243, %1236) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1244, %1238) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1245, %1240) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1247 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1248 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1249 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1250 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1251 = "llvm.load"(%953) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1252 = "llvm.load"(%959) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1253 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1254 = "llvm.getelementptr"(%528) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1255 = "llvm.load"(%1254) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1256 = "llvm.getelementptr"(%528) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1257 = "llvm.load"(%1256) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1258 = "llvm.getelementptr"(%528) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1259 = "llvm.load"(%1258) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1264_d = "llvm.call_intrinsic"(%1247, %1248, %1249, %1250, %1251, %1252, %1253, %1255, %1257, %1259) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1260 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1261 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1262 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1263 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1260, %528) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1261, %1254) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1262, %1256) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1263, %1258) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1265 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1266 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1267 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1268 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1269 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1270 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1271 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1272 = "llvm.getelementptr"(%544) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1273 = "llvm.load"(%1272) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1274 = "llvm.getelementptr"(%544) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1275 = "llvm.load"(%1274) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1276 = "llvm.getelementptr"(%544) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1277 = "llvm.load"(%1276) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1282_d = "llvm.call_intrinsic"(%1265, %1266, %1267, %1268, %1269, %1270, %1271, %1273, %1275, %1277) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1278 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1279 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1280 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1281 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1278, %544) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1279, %1272) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1280, %1274) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1281, %1276) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1283 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1284 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1285 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1286 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1287 = "llvm.load"(%991) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1288 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1289 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1290 = "llvm.getelementptr"(%560) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1291 = "llvm.load"(%1290) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1292 = "llvm.getelementptr"(%560) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1293 = "llvm.load"(%1292) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1294 = "llvm.getelementptr"(%560) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1295 = "llvm.load"(%1294) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1300_d = "llvm.call_intrinsic"(%1283, %1284, %1285, %1286, %1287, %1288, %1289, %1291, %1293, %1295) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1296 = "llvm.extractvalue"(%t1300_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1297 = "llvm.extractvalue"(%t1300_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1298 = "llvm.extractvalue"(%t1300_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1299 = "llvm.extractvalue"(%t1300_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1296, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1297, %1290) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1298, %1292) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1299, %1294) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1301 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1302 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1303 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1304 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1305 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1306 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1307 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1308 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1309 = "llvm.load"(%1308) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1310 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1311 = "llvm.load"(%1310) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1312 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1313 = "llvm.load"(%1312) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1318_d = "llvm.call_intrinsic"(%1301, %1302, %1303, %1304, %1305, %1306, %1307, %1309, %1311, %1313) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1314 = "llvm.extractvalue"(%t1318_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1315 = "llvm.extractvalue"(%t1318_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1316 = "llvm.extractvalue"(%t1318_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1317 = "llvm.extractvalue"(%t1318_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1314, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1315, %1308) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1316, %1310) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1317, %1312) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1319 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1320 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1321 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1322 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1323 = "llvm.load"(%1029) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1324 = "llvm.load"(%1035) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1325 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1326 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1327 = "llvm.load"(%1326) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1328 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1329 = "llvm.load"(%1328) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1330 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1331 = "llvm.load"(%1330) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1336_d = "llvm.call_intrinsic"(%1319, %1320, %1321, %1322, %1323, %1324, %1325, %1327, %1329, %1331) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1332 = "llvm.extractvalue"(%t1336_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1333 = "llvm.extractvalue"(%t1336_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1334 = "llvm.extractvalue"(%t1336_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1335 = "llvm.extractvalue"(%t1336_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1332, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1333, %1326) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1334, %1328) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1335, %1330) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1337 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1338 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1339 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1340 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1341 = "llvm.load"(%1029) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1342 = "llvm.load"(%1035) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1343 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1344 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1345 = "llvm.load"(%1344) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1346 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1347 = "llvm.load"(%1346) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1348 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1349 = "llvm.load"(%1348) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1354_d = "llvm.call_intrinsic"(%1337, %1338, %1339, %1340, %1341, %1342, %1343, %1345, %1347, %1349) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1350 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1351 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1352 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1353 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1350, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1351, %1344) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1352, %1346) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1353, %1348) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1355 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1356 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1357 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1358 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1359 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1360 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1361 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1362 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1363 = "llvm.load"(%1362) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1364 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1365 = "llvm.load"(%1364) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1366 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1367 = "llvm.load"(%1366) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1372_d = "llvm.call_intrinsic"(%1355, %1356, %1357, %1358, %1359, %1360, %1361, %1363, %1365, %1367) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1368 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1369 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1370 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1371 = "llvm.extractvalue"(%t1372_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1368, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1369, %1362) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1370, %1364) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1371, %1366) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1373 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1374 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1375 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1376 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1377 = "llvm.load"(%991) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1378 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1379 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1380 = "llvm.getelementptr"(%564) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1381 = "llvm.load"(%1380) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1382 = "llvm.getelementptr"(%564) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1383 = "llvm.load"(%1382) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1384 = "llvm.getelementptr"(%564) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1385 = "llvm.load"(%1384) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1390_d = "llvm.call_intrinsic"(%1373, %1374, %1375, %1376, %1377, %1378, %1379, %1381, %1383, %1385) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1386 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1387 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1388 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1389 = "llvm.extractvalue"(%t1390_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1386, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1387, %1380) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1388, %1382) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1389, %1384) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1391 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1392 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1393 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1394 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1395 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1396 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1397 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1398 = "llvm.getelementptr"(%548) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1399 = "llvm.load"(%1398) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1400 = "llvm.getelementptr"(%548) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1401 = "llvm.load"(%1400) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1402 = "llvm.getelementptr"(%548) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1403 = "llvm.load"(%1402) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1408_d = "llvm.call_intrinsic"(%1391, %1392, %1393, %1394, %1395, %1396, %1397, %1399, %1401, %1403) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1404 = "llvm.extractvalue"(%t1408_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1405 = "llvm.extractvalue"(%t1408_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1406 = "llvm.extractvalue"(%t1408_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1407 = "llvm.extractvalue"(%t1408_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1404, %548) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1405, %1398) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1406, %1400) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1407, %1402) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1409 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1410 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1411 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1412 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1413 = "llvm.load"(%953) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1414 = "llvm.load"(%959) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1415 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1416 = "llvm.getelementptr"(%532) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1417 = "llvm.load"(%1416) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1418 = "llvm.getelementptr"(%532) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1419 = "llvm.load"(%1418) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1420 = "llvm.getelementptr"(%532) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1421 = "llvm.load"(%1420) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1426_d = "llvm.call_intrinsic"(%1409, %1410, %1411, %1412, %1413, %1414, %1415, %1417, %1419, %1421) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1422 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1423 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1424 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1425 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1422, %532) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1423, %1416) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1424, %1418) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1425, %1420) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1427 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1428 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1429 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1430 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1431 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1432 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1433 = "llvm.load"(%516) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1434 = "llvm.getelementptr"(%516) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1435 = "llvm.load"(%1434) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1436 = "llvm.getelementptr"(%516) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1437 = "llvm.load"(%1436) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1438 = "llvm.getelementptr"(%516) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1439 = "llvm.load"(%1438) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1444_d = "llvm.call_intrinsic"(%1427, %1428, %1429, %1430, %1431, %1432, %1433, %1435, %1437, %1439) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1440 = "llvm.extractvalue"(%t1444_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1441 = "llvm.extractvalue"(%t1444_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1442 = "llvm.extractvalue"(%t1444_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1443 = "llvm.extractvalue"(%t1444_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1440, %516) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1441, %1434) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1442, %1436) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1443, %1438) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1445 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1446 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1447 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1448 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1449 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1450 = "llvm.load"(%921) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1451 = "llvm.load"(%500) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1452 = "llvm.getelementptr"(%500) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1453 = "llvm.load"(%1452) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1454 = "llvm.getelementptr"(%500) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1455 = "llvm.load"(%1454) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1456 = "llvm.getelementptr"(%500) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1457 = "llvm.load"(%1456) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1462_d = "llvm.call_intrinsic"(%1445, %1446, %1447, %1448, %1449, %1450, %1451, %1453, %1455, %1457) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1458 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1459 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1460 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1461 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1458, %500) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1459, %1452) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1460, %1454) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1461, %1456) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1463 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1464 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1465 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1466 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1467 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1468 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1469 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1470 = "llvm.getelementptr"(%484) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1471 = "llvm.load"(%1470) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1472 = "llvm.getelementptr"(%484) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1473 = "llvm.load"(%1472) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1474 = "llvm.getelementptr"(%484) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1475 = "llvm.load"(%1474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1480_d = "llvm.call_intrinsic"(%1463, %1464, %1465, %1466, %1467, %1468, %1469, %1471, %1473, %1475) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1476 = "llvm.extractvalue"(%t1480_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1477 = "llvm.extractvalue"(%t1480_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1478 = "llvm.extractvalue"(%t1480_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1479 = "llvm.extractvalue"(%t1480_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1476, %484) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1477, %1470) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1478, %1472) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1479, %1474) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1481 = "arith.cmpi"(%737, %148) {predicate = 0 : i64} : (i32, i32) -> i1
        %1482 = "arith.addi"(%737, %57) : (i32, i32) -> i32
        %1483 = "arith.select"(%1481, %45, %1482) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1484 = "arith.muli"(%1483, %739) : (i32, i32) -> i32
        %1485 = "llvm.getelementptr"(%82, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1486 = "llvm.getelementptr"(%1485, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1491_d = "nvvm.ldmatrix"(%1486) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1487 = "llvm.extractvalue"(%t1491_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1488 = "llvm.extractvalue"(%t1491_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1489 = "llvm.extractvalue"(%t1491_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1490 = "llvm.extractvalue"(%t1491_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1487, %18) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1488, %635) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1489, %636) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1490, %637) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1492 = "llvm.getelementptr"(%1485, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1497_d = "nvvm.ldmatrix"(%1492) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1493 = "llvm.extractvalue"(%t1497_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1494 = "llvm.extractvalue"(%t1497_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1495 = "llvm.extractvalue"(%t1497_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1496 = "llvm.extractvalue"(%t1497_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1493, %639) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1494, %649) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1495, %650) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1496, %651) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1498 = "llvm.getelementptr"(%1485, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1503_d = "nvvm.ldmatrix"(%1498) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1499 = "llvm.extractvalue"(%t1503_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1500 = "llvm.extractvalue"(%t1503_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1501 = "llvm.extractvalue"(%t1503_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1502 = "llvm.extractvalue"(%t1503_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1499, %653) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1500, %663) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1501, %664) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1502, %665) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1504 = "llvm.getelementptr"(%1485, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1509_d = "nvvm.ldmatrix"(%1504) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1505 = "llvm.extractvalue"(%t1509_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1506 = "llvm.extractvalue"(%t1509_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1507 = "llvm.extractvalue"(%t1509_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1508 = "llvm.extractvalue"(%t1509_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1505, %667) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1506, %677) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1507, %678) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1508, %679) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1510 = "llvm.getelementptr"(%83, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1511 = "llvm.getelementptr"(%1510, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1516_d = "nvvm.ldmatrix"(%1511) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1512 = "llvm.extractvalue"(%t1516_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1513 = "llvm.extractvalue"(%t1516_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1514 = "llvm.extractvalue"(%t1516_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1515 = "llvm.extractvalue"(%t1516_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1512, %20) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1513, %689) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1514, %690) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1515, %691) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1517 = "llvm.getelementptr"(%1510, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1522_d = "nvvm.ldmatrix"(%1517) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1518 = "llvm.extractvalue"(%t1522_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1519 = "llvm.extractvalue"(%t1522_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1520 = "llvm.extractvalue"(%t1522_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1521 = "llvm.extractvalue"(%t1522_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1518, %693) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1519, %703) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1520, %704) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1521, %705) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1523 = "llvm.getelementptr"(%1510, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1528_d = "nvvm.ldmatrix"(%1523) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1524 = "llvm.extractvalue"(%t1528_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1525 = "llvm.extractvalue"(%t1528_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1526 = "llvm.extractvalue"(%t1528_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1527 = "llvm.extractvalue"(%t1528_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1524, %707) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1525, %717) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1526, %718) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1527, %719) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1529 = "llvm.getelementptr"(%1510, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1534_d = "nvvm.ldmatrix"(%1529) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1530 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1531 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1532 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1533 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1530, %721) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1531, %731) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1532, %732) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1533, %733) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1535 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1536 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1537 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1538 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1539 = "llvm.load"(%799) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1540 = "llvm.load"(%809) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1541 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1542 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1543 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1544 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1549_d = "llvm.call_intrinsic"(%1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1545 = "llvm.extractvalue"(%t1549_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1546 = "llvm.extractvalue"(%t1549_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1547 = "llvm.extractvalue"(%t1549_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1548 = "llvm.extractvalue"(%t1549_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1545, %22) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1546, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1547, %474) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1548, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1550 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1551 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1552 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1553 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1554 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1555 = "llvm.getelementptr"(%810) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1556 = "llvm.load"(%1555) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1557 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1558 = "llvm.load"(%924) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1559 = "llvm.load"(%926) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1560 = "llvm.load"(%928) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1565_d = "llvm.call_intrinsic"(%1550, %1551, %1552, %1553, %1554, %1556, %1557, %1558, %1559, %1560) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1561 = "llvm.extractvalue"(%t1565_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1562 = "llvm.extractvalue"(%t1565_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1563 = "llvm.extractvalue"(%t1565_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1564 = "llvm.extractvalue"(%t1565_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1561, %488) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1562, %924) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1563, %926) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1564, %928) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1566 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1567 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1568 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1569 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1570 = "llvm.load"(%813) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1571 = "llvm.load"(%823) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1572 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1573 = "llvm.load"(%942) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1574 = "llvm.load"(%944) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1575 = "llvm.load"(%946) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1580_d = "llvm.call_intrinsic"(%1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1576 = "llvm.extractvalue"(%t1580_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1577 = "llvm.extractvalue"(%t1580_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1578 = "llvm.extractvalue"(%t1580_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1579 = "llvm.extractvalue"(%t1580_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1576, %504) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1577, %942) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1578, %944) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1579, %946) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1581 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1582 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1583 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1584 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1585 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1586 = "llvm.load"(%1581) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1587 = "llvm.getelementptr"(%1581) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1588 = "llvm.load"(%1587) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1589 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1590 = "llvm.load"(%962) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1591 = "llvm.load"(%964) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1592 = "llvm.load"(%966) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1597_d = "llvm.call_intrinsic"(%1582, %1583, %1584, %1585, %1586, %1588, %1589, %1590, %1591, %1592) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1593 = "llvm.extractvalue"(%t1597_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1594 = "llvm.extractvalue"(%t1597_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1595 = "llvm.extractvalue"(%t1597_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1596 = "llvm.extractvalue"(%t1597_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1593, %520) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1594, %962) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1595, %964) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1596, %966) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1598 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1599 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1600 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1601 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1602 = "llvm.load"(%827) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1603 = "llvm.load"(%837) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1604 = "llvm.load"(%536) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1605 = "llvm.load"(%980) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1606 = "llvm.load"(%982) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1607 = "llvm.load"(%984) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1612_d = "llvm.call_intrinsic"(%1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1608 = "llvm.extractvalue"(%t1612_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1609 = "llvm.extractvalue"(%t1612_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1610 = "llvm.extractvalue"(%t1612_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1611 = "llvm.extractvalue"(%t1612_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1608, %536) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1609, %980) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1610, %982) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1611, %984) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1613 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1614 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1615 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1616 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1617 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1618 = "llvm.load"(%1613) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1619 = "llvm.getelementptr"(%1613) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1620 = "llvm.load"(%1619) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1621 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1622 = "llvm.load"(%1000) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1623 = "llvm.load"(%1002) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1624 = "llvm.load"(%1004) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1629_d = "llvm.call_intrinsic"(%1614, %1615, %1616, %1617, %1618, %1620, %1621, %1622, %1623, %1624) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1625 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1626 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1627 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1628 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1625, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1626, %1000) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1627, %1002) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1628, %1004) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1630 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1631 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1632 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1633 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1634 = "llvm.load"(%841) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1635 = "llvm.load"(%851) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1636 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1637 = "llvm.load"(%1018) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1638 = "llvm.load"(%1020) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1639 = "llvm.load"(%1022) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1644_d = "llvm.call_intrinsic"(%1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1640 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1641 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1642 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1643 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1640, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1641, %1018) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1642, %1020) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1643, %1022) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1645 = "llvm.getelementptr"(%799) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1646 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1647 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1648 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1649 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1650 = "llvm.load"(%1645) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1651 = "llvm.getelementptr"(%1645) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1652 = "llvm.load"(%1651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1653 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1654 = "llvm.load"(%1038) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1655 = "llvm.load"(%1040) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1656 = "llvm.load"(%1042) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1661_d = "llvm.call_intrinsic"(%1646, %1647, %1648, %1649, %1650, %1652, %1653, %1654, %1655, %1656) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1657 = "llvm.extractvalue"(%t1661_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1658 = "llvm.extractvalue"(%t1661_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1659 = "llvm.extractvalue"(%t1661_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1660 = "llvm.extractvalue"(%t1661_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1657, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1658, %1038) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1659, %1040) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1660, %1042) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1662 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1663 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1664 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1665 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1666 = "llvm.load"(%1645) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1667 = "llvm.load"(%1651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1668 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1669 = "llvm.load"(%1056) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1670 = "llvm.load"(%1058) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1671 = "llvm.load"(%1060) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1676_d = "llvm.call_intrinsic"(%1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1672 = "llvm.extractvalue"(%t1676_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1673 = "llvm.extractvalue"(%t1676_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1674 = "llvm.extractvalue"(%t1676_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1675 = "llvm.extractvalue"(%t1676_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1672, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1673, %1056) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1674, %1058) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1675, %1060) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1677 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1678 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1679 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1680 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1681 = "llvm.load"(%841) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1682 = "llvm.load"(%851) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1683 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1684 = "llvm.load"(%1074) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1685 = "llvm.load"(%1076) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1686 = "llvm.load"(%1078) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1691_d = "llvm.call_intrinsic"(%1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1687 = "llvm.extractvalue"(%t1691_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1688 = "llvm.extractvalue"(%t1691_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1689 = "llvm.extractvalue"(%t1691_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1690 = "llvm.extractvalue"(%t1691_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1687, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1688, %1074) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1689, %1076) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1690, %1078) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1692 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1693 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1694 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1695 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1696 = "llvm.load"(%1613) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1697 = "llvm.load"(%1619) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1698 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1699 = "llvm.load"(%1092) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1700 = "llvm.load"(%1094) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1701 = "llvm.load"(%1096) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1706_d = "llvm.call_intrinsic"(%1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1702 = "llvm.extractvalue"(%t1706_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1703 = "llvm.extractvalue"(%t1706_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1704 = "llvm.extractvalue"(%t1706_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1705 = "llvm.extractvalue"(%t1706_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1702, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1703, %1092) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1704, %1094) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1705, %1096) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1707 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1708 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1709 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1710 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1711 = "llvm.load"(%827) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1712 = "llvm.load"(%837) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1713 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1714 = "llvm.load"(%1110) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1715 = "llvm.load"(%1112) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1716 = "llvm.load"(%1114) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1721_d = "llvm.call_intrinsic"(%1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1717 = "llvm.extractvalue"(%t1721_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1718 = "llvm.extractvalue"(%t1721_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1719 = "llvm.extractvalue"(%t1721_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1720 = "llvm.extractvalue"(%t1721_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1717, %540) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1718, %1110) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1719, %1112) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1720, %1114) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1722 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1723 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1724 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1725 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1726 = "llvm.load"(%1581) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1727 = "llvm.load"(%1587) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1728 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1729 = "llvm.load"(%1128) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1730 = "llvm.load"(%1130) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1731 = "llvm.load"(%1132) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1736_d = "llvm.call_intrinsic"(%1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1732 = "llvm.extractvalue"(%t1736_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1733 = "llvm.extractvalue"(%t1736_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1734 = "llvm.extractvalue"(%t1736_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1735 = "llvm.extractvalue"(%t1736_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1732, %524) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1733, %1128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1734, %1130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1735, %1132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1737 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1738 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1739 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1740 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1741 = "llvm.load"(%813) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1742 = "llvm.load"(%823) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1743 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1744 = "llvm.load"(%1146) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1745 = "llvm.load"(%1148) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1746 = "llvm.load"(%1150) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1751_d = "llvm.call_intrinsic"(%1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1747 = "llvm.extractvalue"(%t1751_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1748 = "llvm.extractvalue"(%t1751_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1749 = "llvm.extractvalue"(%t1751_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1750 = "llvm.extractvalue"(%t1751_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1747, %508) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1748, %1146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1749, %1148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1750, %1150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1752 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1753 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1754 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1755 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1756 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1757 = "llvm.load"(%1555) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1758 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1759 = "llvm.load"(%1164) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1760 = "llvm.load"(%1166) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1761 = "llvm.load"(%1168) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1766_d = "llvm.call_intrinsic"(%1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1762 = "llvm.extractvalue"(%t1766_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1763 = "llvm.extractvalue"(%t1766_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1764 = "llvm.extractvalue"(%t1766_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1765 = "llvm.extractvalue"(%t1766_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1762, %492) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1763, %1164) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1764, %1166) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1765, %1168) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1767 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1768 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1769 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1770 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1771 = "llvm.load"(%799) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1772 = "llvm.load"(%809) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1773 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1774 = "llvm.load"(%1182) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1775 = "llvm.load"(%1184) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1776 = "llvm.load"(%1186) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1781_d = "llvm.call_intrinsic"(%1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1777 = "llvm.extractvalue"(%t1781_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1778 = "llvm.extractvalue"(%t1781_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1779 = "llvm.extractvalue"(%t1781_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1780 = "llvm.extractvalue"(%t1781_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1777, %476) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1778, %1182) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1779, %1184) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1780, %1186) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1782 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1783 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1784 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1785 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1786 = "llvm.load"(%799) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1787 = "llvm.load"(%809) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1788 = "llvm.load"(%480) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1789 = "llvm.load"(%1200) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1790 = "llvm.load"(%1202) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1791 = "llvm.load"(%1204) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1796_d = "llvm.call_intrinsic"(%1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1792 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1793 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1794 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1795 = "llvm.extractvalue"(%t1796_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1792, %480) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1793, %1200) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1794, %1202) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1795, %1204) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1797 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1798 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1799 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1800 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1801 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1802 = "llvm.load"(%1555) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1803 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1804 = "llvm.load"(%1218) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1805 = "llvm.load"(%1220) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1806 = "llvm.load"(%1222) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1811_d = "llvm.call_intrinsic"(%1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1807 = "llvm.extractvalue"(%t1811_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1808 = "llvm.extractvalue"(%t1811_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1809 = "llvm.extractvalue"(%t1811_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1810 = "llvm.extractvalue"(%t1811_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1807, %496) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1808, %1218) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1809, %1220) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1810, %1222) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1812 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1813 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1814 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1815 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1816 = "llvm.load"(%813) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1817 = "llvm.load"(%823) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1818 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1819 = "llvm.load"(%1236) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1820 = "llvm.load"(%1238) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1821 = "llvm.load"(%1240) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1826_d = "llvm.call_intrinsic"(%1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1822 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1823 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1824 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1825 = "llvm.extractvalue"(%t1826_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1822, %512) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1823, %1236) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1824, %1238) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1825, %1240) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1827 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1828 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1829 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1830 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1831 = "llvm.load"(%1581) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1832 = "llvm.load"(%1587) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1833 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1834 = "llvm.load"(%1254) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1835 = "llvm.load"(%1256) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1836 = "llvm.load"(%1258) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1841_d = "llvm.call_intrinsic"(%1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1837 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1838 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1839 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1840 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1837, %528) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1838, %1254) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1839, %1256) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1840, %1258) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1842 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1843 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1844 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1845 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1846 = "llvm.load"(%827) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1847 = "llvm.load"(%837) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1848 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1849 = "llvm.load"(%1272) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1850 = "llvm.load"(%1274) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1851 = "llvm.load"(%1276) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1856_d = "llvm.call_intrinsic"(%1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1852 = "llvm.extractvalue"(%t1856_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1853 = "llvm.extractvalue"(%t1856_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1854 = "llvm.extractvalue"(%t1856_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1855 = "llvm.extractvalue"(%t1856_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1852, %544) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1853, %1272) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1854, %1274) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1855, %1276) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1857 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1858 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1859 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1860 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1861 = "llvm.load"(%1613) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1862 = "llvm.load"(%1619) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1863 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1864 = "llvm.load"(%1290) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1865 = "llvm.load"(%1292) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1866 = "llvm.load"(%1294) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1871_d = "llvm.call_intrinsic"(%1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1867 = "llvm.extractvalue"(%t1871_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1868 = "llvm.extractvalue"(%t1871_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1869 = "llvm.extractvalue"(%t1871_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1870 = "llvm.extractvalue"(%t1871_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1867, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1868, %1290) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1869, %1292) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1870, %1294) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1872 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1873 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1874 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1875 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1876 = "llvm.load"(%841) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1877 = "llvm.load"(%851) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1878 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1879 = "llvm.load"(%1308) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1880 = "llvm.load"(%1310) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1881 = "llvm.load"(%1312) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1886_d = "llvm.call_intrinsic"(%1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1882 = "llvm.extractvalue"(%t1886_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1883 = "llvm.extractvalue"(%t1886_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1884 = "llvm.extractvalue"(%t1886_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1885 = "llvm.extractvalue"(%t1886_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1882, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1883, %1308) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1884, %1310) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1885, %1312) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1887 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1888 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1889 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1890 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1891 = "llvm.load"(%1645) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1892 = "llvm.load"(%1651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1893 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1894 = "llvm.load"(%1326) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1895 = "llvm.load"(%1328) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1896 = "llvm.load"(%1330) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1901_d = "llvm.call_intrinsic"(%1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1897 = "llvm.extractvalue"(%t1901_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1898 = "llvm.extractvalue"(%t1901_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1899 = "llvm.extractvalue"(%t1901_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1900 = "llvm.extractvalue"(%t1901_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1897, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1898, %1326) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1899, %1328) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1900, %1330) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1902 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1903 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1904 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1905 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1906 = "llvm.load"(%1645) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1907 = "llvm.load"(%1651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1908 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1909 = "llvm.load"(%1344) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1910 = "llvm.load"(%1346) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1911 = "llvm.load"(%1348) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1916_d = "llvm.call_intrinsic"(%1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1912 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1913 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1914 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1915 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1912, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1913, %1344) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1914, %1346) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1915, %1348) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1917 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1918 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1919 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1920 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1921 = "llvm.load"(%841) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1922 = "llvm.load"(%851) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1923 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1924 = "llvm.load"(%1362) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1925 = "llvm.load"(%1364) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1926 = "llvm.load"(%1366) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1931_d = "llvm.call_intrinsic"(%1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1927 = "llvm.extractvalue"(%t1931_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1928 = "llvm.extractvalue"(%t1931_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1929 = "llvm.extractvalue"(%t1931_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1930 = "llvm.extractvalue"(%t1931_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1927, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1928, %1362) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1929, %1364) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1930, %1366) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1932 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1933 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1934 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1935 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1936 = "llvm.load"(%1613) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1937 = "llvm.load"(%1619) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1938 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1939 = "llvm.load"(%1380) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1940 = "llvm.load"(%1382) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1941 = "llvm.load"(%1384) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1946_d = "llvm.call_intrinsic"(%1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1942 = "llvm.extractvalue"(%t1946_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1943 = "llvm.extractvalue"(%t1946_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1944 = "llvm.extractvalue"(%t1946_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1945 = "llvm.extractvalue"(%t1946_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1942, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1943, %1380) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1944, %1382) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1945, %1384) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1947 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1948 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1949 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1950 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1951 = "llvm.load"(%827) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1952 = "llvm.load"(%837) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1953 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1954 = "llvm.load"(%1398) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1955 = "llvm.load"(%1400) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1956 = "llvm.load"(%1402) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1961_d = "llvm.call_intrinsic"(%1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1957 = "llvm.extractvalue"(%t1961_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1958 = "llvm.extractvalue"(%t1961_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1959 = "llvm.extractvalue"(%t1961_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1960 = "llvm.extractvalue"(%t1961_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1957, %548) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1958, %1398) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1959, %1400) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1960, %1402) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1962 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1963 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1964 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1965 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1966 = "llvm.load"(%1581) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1967 = "llvm.load"(%1587) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1968 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1969 = "llvm.load"(%1416) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1970 = "llvm.load"(%1418) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1971 = "llvm.load"(%1420) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1976_d = "llvm.call_intrinsic"(%1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1972 = "llvm.extractvalue"(%t1976_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1973 = "llvm.extractvalue"(%t1976_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1974 = "llvm.extractvalue"(%t1976_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1975 = "llvm.extractvalue"(%t1976_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1972, %532) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1973, %1416) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1974, %1418) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1975, %1420) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1977 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1978 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1979 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1980 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1981 = "llvm.load"(%813) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1982 = "llvm.load"(%823) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1983 = "llvm.load"(%516) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1984 = "llvm.load"(%1434) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1985 = "llvm.load"(%1436) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1986 = "llvm.load"(%1438) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1991_d = "llvm.call_intrinsic"(%1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1987 = "llvm.extractvalue"(%t1991_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1988 = "llvm.extractvalue"(%t1991_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1989 = "llvm.extractvalue"(%t1991_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1990 = "llvm.extractvalue"(%t1991_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1987, %516) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1988, %1434) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1989, %1436) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1990, %1438) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1992 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1993 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1994 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1995 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1996 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1997 = "llvm.load"(%1555) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1998 = "llvm.load"(%500) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1999 = "llvm.load"(%1452) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2000 = "llvm.load"(%1454) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2001 = "llvm.load"(%1456) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2006_d = "llvm.call_intrinsic"(%1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2002 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2003 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2004 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2005 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2002, %500) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2003, %1452) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2004, %1454) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2005, %1456) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2007 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2008 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2009 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2010 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2011 = "llvm.load"(%799) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2012 = "llvm.load"(%809) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2013 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2014 = "llvm.load"(%1470) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2015 = "llvm.load"(%1472) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2016 = "llvm.load"(%1474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2021_d = "llvm.call_intrinsic"(%2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2017 = "llvm.extractvalue"(%t2021_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2018 = "llvm.extractvalue"(%t2021_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2019 = "llvm.extractvalue"(%t2021_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2020 = "llvm.extractvalue"(%t2021_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2017, %484) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2018, %1470) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2019, %1472) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2020, %1474) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"(%1483, %737) : (i32, i32) -> ()
      }) : (i32, i32, i32, i32, i32) -> (i32, i32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2022 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2023 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2024 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2025 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2026 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2027 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2028 = "llvm.load"(%478) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2029 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2030 = "llvm.load"(%480) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2031 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2032 = "llvm.load"(%482) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2033 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2034 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2035 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2036 = "llvm.load"(%486) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2037 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2038 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2039 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2040 = "llvm.load"(%490) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2041 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2042 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2043 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2044 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2045 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2046 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2047 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2048 = "llvm.load"(%498) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2049 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2050 = "llvm.load"(%500) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2051 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2052 = "llvm.load"(%502) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2053 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2054 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2055 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2056 = "llvm.load"(%506) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2057 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2058 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2059 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2060 = "llvm.load"(%510) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2061 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2062 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2063 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2064 = "llvm.load"(%514) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2065 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2066 = "llvm.load"(%516) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2067 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2068 = "llvm.load"(%518) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2069 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2070 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2071 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2072 = "llvm.load"(%522) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2073 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2074 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2075 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2076 = "llvm.load"(%526) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2077 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2078 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2079 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2080 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2081 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2082 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2083 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2084 = "llvm.load"(%534) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2085 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2086 = "llvm.load"(%536) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2087 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2088 = "llvm.load"(%538) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2089 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2090 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2091 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2092 = "llvm.load"(%542) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2093 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2094 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2095 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2096 = "llvm.load"(%546) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2097 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2098 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2099 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2100 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2101 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2102 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2103 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2104 = "llvm.load"(%554) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2105 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2106 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2107 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2108 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2109 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2110 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2111 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2112 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2113 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2114 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2115 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2116 = "llvm.load"(%566) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2117 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2118 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2119 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2120 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2121 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2122 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2123 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2124 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2125 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2126 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2127 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2128 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2129 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2130 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2131 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2132 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2133 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2134 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2135 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2136 = "llvm.load"(%586) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2137 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2138 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2139 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2140 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2141 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2142 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2143 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2144 = "llvm.load"(%594) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2145 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2146 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2147 = "llvm.load"(%597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2148 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2149 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2150 = "vector.from_elements"(%2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
      %2151 = "arith.truncf"(%2150) : (vector<128xf32>) -> vector<128xf16>
      %2152 = "vector.extract"(%2151) {static_position = array<i64: 0>} : (vector<128xf16>) -> f16
      %2153 = "vector.extract"(%2151) {static_position = array<i64: 1>} : (vector<128xf16>) -> f16
      %2154 = "vector.extract"(%2151) {static_position = array<i64: 2>} : (vector<128xf16>) -> f16
      %2155 = "vector.extract"(%2151) {static_position = array<i64: 3>} : (vector<128xf16>) -> f16
      %2156 = "vector.extract"(%2151) {static_position = array<i64: 4>} : (vector<128xf16>) -> f16
      %2157 = "vector.extract"(%2151) {static_position = array<i64: 5>} : (vector<128xf16>) -> f16
      %2158 = "vector.extract"(%2151) {static_position = array<i64: 6>} : (vector<128xf16>) -> f16
      %2159 = "vector.extract"(%2151) {static_position = array<i64: 7>} : (vector<128xf16>) -> f16
      %2160 = "vector.extract"(%2151) {static_position = array<i64: 8>} : (vector<128xf16>) -> f16
      %2161 = "vector.extract"(%2151) {static_position = array<i64: 9>} : (vector<128xf16>) -> f16
      %2162 = "vector.extract"(%2151) {static_position = array<i64: 10>} : (vector<128xf16>) -> f16
      %2163 = "vector.extract"(%2151) {static_position = array<i64: 11>} : (vector<128xf16>) -> f16
      %2164 = "vector.extract"(%2151) {static_position = array<i64: 12>} : (vector<128xf16>) -> f16
      %2165 = "vector.extract"(%2151) {static_position = array<i64: 13>} : (vector<128xf16>) -> f16
      %2166 = "vector.extract"(%2151) {static_position = array<i64: 14>} : (vector<128xf16>) -> f16
      %2167 = "vector.extract"(%2151) {static_position = array<i64: 15>} : (vector<128xf16>) -> f16
      %2168 = "vector.extract"(%2151) {static_position = array<i64: 16>} : (vector<128xf16>) -> f16
      %2169 = "vector.extract"(%2151) {static_position = array<i64: 17>} : (vector<128xf16>) -> f16
      %2170 = "vector.extract"(%2151) {static_position = array<i64: 18>} : (vector<128xf16>) -> f16
      %2171 = "vector.extract"(%2151) {static_position = array<i64: 19>} : (vector<128xf16>) -> f16
      %2172 = "vector.extract"(%2151) {static_position = array<i64: 20>} : (vector<128xf16>) -> f16
      %2173 = "vector.extract"(%2151) {static_position = array<i64: 21>} : (vector<128xf16>) -> f16
      %2174 = "vector.extract"(%2151) {static_position = array<i64: 22>} : (vector<128xf16>) -> f16
      %2175 = "vector.extract"(%2151) {static_position = array<i64: 23>} : (vector<128xf16>) -> f16
      %2176 = "vector.extract"(%2151) {static_position = array<i64: 24>} : (vector<128xf16>) -> f16
      %2177 = "vector.extract"(%2151) {static_position = array<i64: 25>} : (vector<128xf16>) -> f16
      %2178 = "vector.extract"(%2151) {static_position = array<i64: 26>} : (vector<128xf16>) -> f16
      %2179 = "vector.extract"(%2151) {static_position = array<i64: 27>} : (vector<128xf16>) -> f16
      %2180 = "vector.extract"(%2151) {static_position = array<i64: 28>} : (vector<128xf16>) -> f16
      %2181 = "vector.extract"(%2151) {static_position = array<i64: 29>} : (vector<128xf16>) -> f16
      %2182 = "vector.extract"(%2151) {static_position = array<i64: 30>} : (vector<128xf16>) -> f16
      %2183 = "vector.extract"(%2151) {static_position = array<i64: 31>} : (vector<128xf16>) -> f16
      %2184 = "vector.extract"(%2151) {static_position = array<i64: 32>} : (vector<128xf16>) -> f16
      %2185 = "vector.extract"(%2151) {static_position = array<i64: 33>} : (vector<128xf16>) -> f16
      %2186 = "vector.extract"(%2151) {static_position = array<i64: 34>} : (vector<128xf16>) -> f16
      %2187 = "vector.extract"(%2151) {static_position = array<i64: 35>} : (vector<128xf16>) -> f16
      %2188 = "vector.extract"(%2151) {static_position = array<i64: 36>} : (vector<128xf16>) -> f16
      %2189 = "vector.extract"(%2151) {static_position = array<i64: 37>} : (vector<128xf16>) -> f16
      %2190 = "vector.extract"(%2151) {static_position = array<i64: 38>} : (vector<128xf16>) -> f16
      %2191 = "vector.extract"(%2151) {static_position = array<i64: 39>} : (vector<128xf16>) -> f16
      %2192 = "vector.extract"(%2151) {static_position = array<i64: 40>} : (vector<128xf16>) -> f16
      %2193 = "vector.extract"(%2151) {static_position = array<i64: 41>} : (vector<128xf16>) -> f16
      %2194 = "vector.extract"(%2151) {static_position = array<i64: 42>} : (vector<128xf16>) -> f16
      %2195 = "vector.extract"(%2151) {static_position = array<i64: 43>} : (vector<128xf16>) -> f16
      %2196 = "vector.extract"(%2151) {static_position = array<i64: 44>} : (vector<128xf16>) -> f16
      %2197 = "vector.extract"(%2151) {static_position = array<i64: 45>} : (vector<128xf16>) -> f16
      %2198 = "vector.extract"(%2151) {static_position = array<i64: 46>} : (vector<128xf16>) -> f16
      %2199 = "vector.extract"(%2151) {static_position = array<i64: 47>} : (vector<128xf16>) -> f16
      %2200 = "vector.extract"(%2151) {static_position = array<i64: 48>} : (vector<128xf16>) -> f16
      %2201 = "vector.extract"(%2151) {static_position = array<i64: 49>} : (vector<128xf16>) -> f16
      %2202 = "vector.extract"(%2151) {static_position = array<i64: 50>} : (vector<128xf16>) -> f16
      %2203 = "vector.extract"(%2151) {static_position = array<i64: 51>} : (vector<128xf16>) -> f16
      %2204 = "vector.extract"(%2151) {static_position = array<i64: 52>} : (vector<128xf16>) -> f16
      %2205 = "vector.extract"(%2151) {static_position = array<i64: 53>} : (vector<128xf16>) -> f16
      %2206 = "vector.extract"(%2151) {static_position = array<i64: 54>} : (vector<128xf16>) -> f16
      %2207 = "vector.extract"(%2151) {static_position = array<i64: 55>} : (vector<128xf16>) -> f16
      %2208 = "vector.extract"(%2151) {static_position = array<i64: 56>} : (vector<128xf16>) -> f16
      %2209 = "vector.extract"(%2151) {static_position = array<i64: 57>} : (vector<128xf16>) -> f16
      %2210 = "vector.extract"(%2151) {static_position = array<i64: 58>} : (vector<128xf16>) -> f16
      %2211 = "vector.extract"(%2151) {static_position = array<i64: 59>} : (vector<128xf16>) -> f16
      %2212 = "vector.extract"(%2151) {static_position = array<i64: 60>} : (vector<128xf16>) -> f16
      %2213 = "vector.extract"(%2151) {static_position = array<i64: 61>} : (vector<128xf16>) -> f16
      %2214 = "vector.extract"(%2151) {static_position = array<i64: 62>} : (vector<128xf16>) -> f16
      %2215 = "vector.extract"(%2151) {static_position = array<i64: 63>} : (vector<128xf16>) -> f16
      %2216 = "vector.extract"(%2151) {static_position = array<i64: 64>} : (vector<128xf16>) -> f16
      %2217 = "vector.extract"(%2151) {static_position = array<i64: 65>} : (vector<128xf16>) -> f16
      %2218 = "vector.extract"(%2151) {static_position = array<i64: 66>} : (vector<128xf16>) -> f16
      %2219 = "vector.extract"(%2151) {static_position = array<i64: 67>} : (vector<128xf16>) -> f16
      %2220 = "vector.extract"(%2151) {static_position = array<i64: 68>} : (vector<128xf16>) -> f16
      %2221 = "vector.extract"(%2151) {static_position = array<i64: 69>} : (vector<128xf16>) -> f16
      %2222 = "vector.extract"(%2151) {static_position = array<i64: 70>} : (vector<128xf16>) -> f16
      %2223 = "vector.extract"(%2151) {static_position = array<i64: 71>} : (vector<128xf16>) -> f16
      %2224 = "vector.extract"(%2151) {static_position = array<i64: 72>} : (vector<128xf16>) -> f16
      %2225 = "vector.extract"(%2151) {static_position = array<i64: 73>} : (vector<128xf16>) -> f16
      %2226 = "vector.extract"(%2151) {static_position = array<i64: 74>} : (vector<128xf16>) -> f16
      %2227 = "vector.extract"(%2151) {static_position = array<i64: 75>} : (vector<128xf16>) -> f16
      %2228 = "vector.extract"(%2151) {static_position = array<i64: 76>} : (vector<128xf16>) -> f16
      %2229 = "vector.extract"(%2151) {static_position = array<i64: 77>} : (vector<128xf16>) -> f16
      %2230 = "vector.extract"(%2151) {static_position = array<i64: 78>} : (vector<128xf16>) -> f16
      %2231 = "vector.extract"(%2151) {static_position = array<i64: 79>} : (vector<128xf16>) -> f16
      %2232 = "vector.extract"(%2151) {static_position = array<i64: 80>} : (vector<128xf16>) -> f16
      %2233 = "vector.extract"(%2151) {static_position = array<i64: 81>} : (vector<128xf16>) -> f16
      %2234 = "vector.extract"(%2151) {static_position = array<i64: 82>} : (vector<128xf16>) -> f16
      %2235 = "vector.extract"(%2151) {static_position = array<i64: 83>} : (vector<128xf16>) -> f16
      %2236 = "vector.extract"(%2151) {static_position = array<i64: 84>} : (vector<128xf16>) -> f16
      %2237 = "vector.extract"(%2151) {static_position = array<i64: 85>} : (vector<128xf16>) -> f16
      %2238 = "vector.extract"(%2151) {static_position = array<i64: 86>} : (vector<128xf16>) -> f16
      %2239 = "vector.extract"(%2151) {static_position = array<i64: 87>} : (vector<128xf16>) -> f16
      %2240 = "vector.extract"(%2151) {static_position = array<i64: 88>} : (vector<128xf16>) -> f16
      %2241 = "vector.extract"(%2151) {static_position = array<i64: 89>} : (vector<128xf16>) -> f16
      %2242 = "vector.extract"(%2151) {static_position = array<i64: 90>} : (vector<128xf16>) -> f16
      %2243 = "vector.extract"(%2151) {static_position = array<i64: 91>} : (vector<128xf16>) -> f16
      %2244 = "vector.extract"(%2151) {static_position = array<i64: 92>} : (vector<128xf16>) -> f16
      %2245 = "vector.extract"(%2151) {static_position = array<i64: 93>} : (vector<128xf16>) -> f16
      %2246 = "vector.extract"(%2151) {static_position = array<i64: 94>} : (vector<128xf16>) -> f16
      %2247 = "vector.extract"(%2151) {static_position = array<i64: 95>} : (vector<128xf16>) -> f16
      %2248 = "vector.extract"(%2151) {static_position = array<i64: 96>} : (vector<128xf16>) -> f16
      %2249 = "vector.extract"(%2151) {static_position = array<i64: 97>} : (vector<128xf16>) -> f16
      %2250 = "vector.extract"(%2151) {static_position = array<i64: 98>} : (vector<128xf16>) -> f16
      %2251 = "vector.extract"(%2151) {static_position = array<i64: 99>} : (vector<128xf16>) -> f16
      %2252 = "vector.extract"(%2151) {static_position = array<i64: 100>} : (vector<128xf16>) -> f16
      %2253 = "vector.extract"(%2151) {static_position = array<i64: 101>} : (vector<128xf16>) -> f16
      %2254 = "vector.extract"(%2151) {static_position = array<i64: 102>} : (vector<128xf16>) -> f16
      %2255 = "vector.extract"(%2151) {static_position = array<i64: 103>} : (vector<128xf16>) -> f16
      %2256 = "vector.extract"(%2151) {static_position = array<i64: 104>} : (vector<128xf16>) -> f16
      %2257 = "vector.extract"(%2151) {static_position = array<i64: 105>} : (vector<128xf16>) -> f16
      %2258 = "vector.extract"(%2151) {static_position = array<i64: 106>} : (vector<128xf16>) -> f16
      %2259 = "vector.extract"(%2151) {static_position = array<i64: 107>} : (vector<128xf16>) -> f16
      %2260 = "vector.extract"(%2151) {static_position = array<i64: 108>} : (vector<128xf16>) -> f16
      %2261 = "vector.extract"(%2151) {static_position = array<i64: 109>} : (vector<128xf16>) -> f16
      %2262 = "vector.extract"(%2151) {static_position = array<i64: 110>} : (vector<128xf16>) -> f16
      %2263 = "vector.extract"(%2151) {static_position = array<i64: 111>} : (vector<128xf16>) -> f16
      %2264 = "vector.extract"(%2151) {static_position = array<i64: 112>} : (vector<128xf16>) -> f16
      %2265 = "vector.extract"(%2151) {static_position = array<i64: 113>} : (vector<128xf16>) -> f16
      %2266 = "vector.extract"(%2151) {static_position = array<i64: 114>} : (vector<128xf16>) -> f16
      %2267 = "vector.extract"(%2151) {static_position = array<i64: 115>} : (vector<128xf16>) -> f16
      %2268 = "vector.extract"(%2151) {static_position = array<i64: 116>} : (vector<128xf16>) -> f16
      %2269 = "vector.extract"(%2151) {static_position = array<i64: 117>} : (vector<128xf16>) -> f16
      %2270 = "vector.extract"(%2151) {static_position = array<i64: 118>} : (vector<128xf16>) -> f16
      %2271 = "vector.extract"(%2151) {static_position = array<i64: 119>} : (vector<128xf16>) -> f16
      %2272 = "vector.extract"(%2151) {static_position = array<i64: 120>} : (vector<128xf16>) -> f16
      %2273 = "vector.extract"(%2151) {static_position = array<i64: 121>} : (vector<128xf16>) -> f16
      %2274 = "vector.extract"(%2151) {static_position = array<i64: 122>} : (vector<128xf16>) -> f16
      %2275 = "vector.extract"(%2151) {static_position = array<i64: 123>} : (vector<128xf16>) -> f16
      %2276 = "vector.extract"(%2151) {static_position = array<i64: 124>} : (vector<128xf16>) -> f16
      %2277 = "vector.extract"(%2151) {static_position = array<i64: 125>} : (vector<128xf16>) -> f16
      %2278 = "vector.extract"(%2151) {static_position = array<i64: 126>} : (vector<128xf16>) -> f16
      %2279 = "vector.extract"(%2151) {static_position = array<i64: 127>} : (vector<128xf16>) -> f16
      "llvm.store"(%2152, %24) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2280 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 1>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2153, %2280) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2281 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2154, %2281) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2282 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 3>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2155, %2282) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2283 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2156, %2283) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2284 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 5>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2157, %2284) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2285 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2158, %2285) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2286 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 7>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2159, %2286) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2287 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2160, %2287) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2288 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 9>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2161, %2288) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2289 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 10>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2162, %2289) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2290 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 11>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2163, %2290) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2291 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2164, %2291) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2292 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 13>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2165, %2292) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2293 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 14>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2166, %2293) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2294 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 15>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2167, %2294) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2295 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2168, %2295) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2296 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 17>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2169, %2296) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2297 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 18>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2170, %2297) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2298 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 19>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2171, %2298) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2299 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2172, %2299) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2300 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 21>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2173, %2300) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2301 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 22>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2174, %2301) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2302 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 23>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2175, %2302) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2303 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2176, %2303) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2304 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 25>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2177, %2304) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2305 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 26>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2178, %2305) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2306 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 27>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2179, %2306) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2307 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2180, %2307) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2308 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 29>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2181, %2308) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2309 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 30>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2182, %2309) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2310 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 31>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2183, %2310) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2311 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2184, %2311) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2312 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 33>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2185, %2312) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2313 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 34>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2186, %2313) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2314 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 35>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2187, %2314) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2315 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 36>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2188, %2315) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2316 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 37>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2189, %2316) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2317 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 38>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2190, %2317) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2318 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 39>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2191, %2318) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2319 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 40>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2192, %2319) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2320 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 41>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2193, %2320) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2321 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 42>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2194, %2321) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2322 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 43>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2195, %2322) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2323 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 44>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2196, %2323) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2324 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 45>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2197, %2324) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2325 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 46>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2198, %2325) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2326 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 47>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2199, %2326) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2327 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 48>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2200, %2327) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2328 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 49>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2201, %2328) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2329 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 50>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2202, %2329) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2330 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 51>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2203, %2330) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2331 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 52>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2204, %2331) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2332 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 53>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2205, %2332) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2333 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 54>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2206, %2333) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2334 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 55>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2207, %2334) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2335 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 56>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2208, %2335) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2336 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 57>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2209, %2336) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2337 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 58>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2210, %2337) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2338 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 59>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2211, %2338) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2339 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 60>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2212, %2339) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2340 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 61>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2213, %2340) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2341 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 62>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2214, %2341) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2342 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 63>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2215, %2342) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2343 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2216, %2343) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2344 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 65>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2217, %2344) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2345 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 66>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2218, %2345) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2346 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 67>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2219, %2346) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2347 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 68>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2220, %2347) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2348 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 69>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2221, %2348) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2349 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 70>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2222, %2349) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2350 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 71>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2223, %2350) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2351 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 72>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2224, %2351) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2352 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 73>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2225, %2352) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2353 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 74>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2226, %2353) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2354 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 75>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2227, %2354) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2355 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 76>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2228, %2355) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2356 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 77>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2229, %2356) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2357 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 78>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2230, %2357) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2358 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 79>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2231, %2358) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2359 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 80>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2232, %2359) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2360 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 81>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2233, %2360) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2361 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 82>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2234, %2361) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2362 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 83>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2235, %2362) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2363 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 84>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2236, %2363) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2364 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 85>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2237, %2364) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2365 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 86>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2238, %2365) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2366 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 87>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2239, %2366) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2367 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 88>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2240, %2367) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2368 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 89>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2241, %2368) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2369 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 90>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2242, %2369) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2370 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 91>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2243, %2370) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2371 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 92>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2244, %2371) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2372 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 93>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2245, %2372) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2373 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 94>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2246, %2373) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2374 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 95>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2247, %2374) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2375 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 96>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2248, %2375) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2376 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 97>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2249, %2376) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2377 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 98>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2250, %2377) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2378 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 99>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2251, %2378) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2379 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 100>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2252, %2379) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2380 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 101>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2253, %2380) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2381 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 102>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2254, %2381) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2382 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 103>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2255, %2382) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2383 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 104>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2256, %2383) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2384 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 105>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2257, %2384) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2385 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 106>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2258, %2385) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2386 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 107>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2259, %2386) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2387 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 108>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2260, %2387) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2388 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 109>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2261, %2388) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2389 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 110>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2262, %2389) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2390 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 111>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2263, %2390) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2391 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 112>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2264, %2391) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2392 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 113>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2265, %2392) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2393 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 114>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2266, %2393) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2394 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 115>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2267, %2394) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2395 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 116>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2268, %2395) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2396 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 117>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2269, %2396) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2397 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 118>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2270, %2397) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2398 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 119>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2271, %2398) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2399 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2272, %2399) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2400 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 121>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2273, %2400) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2401 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 122>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2274, %2401) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2402 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 123>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2275, %2402) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2403 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 124>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2276, %2403) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2404 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 125>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2277, %2404) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2405 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 126>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2278, %2405) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2406 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 127>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2279, %2406) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2407 = "arith.muli"(%318, %110) : (i32, i32) -> i32
      %2408 = "arith.addi"(%319, %2407) : (i32, i32) -> i32
      %2409 = "arith.muli"(%312, %158) : (i32, i32) -> i32
      %2410 = "arith.addi"(%2409, %339) : (i32, i32) -> i32
      %2411 = "arith.addi"(%2408, %2410) : (i32, i32) -> i32
      %2412 = "llvm.load"(%24) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2413 = "llvm.load"(%2280) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2414 = "llvm.load"(%2295) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2415 = "llvm.load"(%2296) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2416 = "llvm.load"(%2311) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2417 = "llvm.load"(%2312) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2418 = "llvm.load"(%2327) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2419 = "llvm.load"(%2328) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2420 = "llvm.load"(%2281) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2421 = "llvm.load"(%2282) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2422 = "llvm.load"(%2297) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2423 = "llvm.load"(%2298) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2424 = "llvm.load"(%2313) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2425 = "llvm.load"(%2314) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2426 = "llvm.load"(%2329) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2427 = "llvm.load"(%2330) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2428 = "llvm.load"(%2283) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2429 = "llvm.load"(%2284) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2430 = "llvm.load"(%2299) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2431 = "llvm.load"(%2300) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2432 = "llvm.load"(%2315) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2433 = "llvm.load"(%2316) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2434 = "llvm.load"(%2331) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2435 = "llvm.load"(%2332) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2436 = "llvm.load"(%2285) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2437 = "llvm.load"(%2286) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2438 = "llvm.load"(%2301) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2439 = "llvm.load"(%2302) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2440 = "llvm.load"(%2317) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2441 = "llvm.load"(%2318) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2442 = "llvm.load"(%2333) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2443 = "llvm.load"(%2334) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2444 = "llvm.load"(%2287) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2445 = "llvm.load"(%2288) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2446 = "llvm.load"(%2303) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2447 = "llvm.load"(%2304) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2448 = "llvm.load"(%2319) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2449 = "llvm.load"(%2320) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2450 = "llvm.load"(%2335) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2451 = "llvm.load"(%2336) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2452 = "llvm.load"(%2289) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2453 = "llvm.load"(%2290) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2454 = "llvm.load"(%2305) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2455 = "llvm.load"(%2306) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2456 = "llvm.load"(%2321) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2457 = "llvm.load"(%2322) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2458 = "llvm.load"(%2337) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2459 = "llvm.load"(%2338) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2460 = "llvm.load"(%2291) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2461 = "llvm.load"(%2292) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2462 = "llvm.load"(%2307) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2463 = "llvm.load"(%2308) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2464 = "llvm.load"(%2323) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2465 = "llvm.load"(%2324) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2466 = "llvm.load"(%2339) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2467 = "llvm.load"(%2340) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2468 = "llvm.load"(%2293) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2469 = "llvm.load"(%2294) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2470 = "llvm.load"(%2309) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2471 = "llvm.load"(%2310) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2472 = "llvm.load"(%2325) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2473 = "llvm.load"(%2326) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2474 = "llvm.load"(%2341) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2475 = "llvm.load"(%2342) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2476 = "llvm.load"(%2343) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2477 = "llvm.load"(%2344) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2478 = "llvm.load"(%2359) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2479 = "llvm.load"(%2360) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2480 = "llvm.load"(%2375) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2481 = "llvm.load"(%2376) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2482 = "llvm.load"(%2391) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2483 = "llvm.load"(%2392) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2484 = "llvm.load"(%2345) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2485 = "llvm.load"(%2346) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2486 = "llvm.load"(%2361) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2487 = "llvm.load"(%2362) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2488 = "llvm.load"(%2377) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2489 = "llvm.load"(%2378) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2490 = "llvm.load"(%2393) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2491 = "llvm.load"(%2394) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2492 = "llvm.load"(%2347) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2493 = "llvm.load"(%2348) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2494 = "llvm.load"(%2363) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2495 = "llvm.load"(%2364) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2496 = "llvm.load"(%2379) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2497 = "llvm.load"(%2380) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2498 = "llvm.load"(%2395) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2499 = "llvm.load"(%2396) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2500 = "llvm.load"(%2349) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2501 = "llvm.load"(%2350) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2502 = "llvm.load"(%2365) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2503 = "llvm.load"(%2366) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2504 = "llvm.load"(%2381) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2505 = "llvm.load"(%2382) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2506 = "llvm.load"(%2397) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2507 = "llvm.load"(%2398) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2508 = "llvm.load"(%2351) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2509 = "llvm.load"(%2352) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2510 = "llvm.load"(%2367) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2511 = "llvm.load"(%2368) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2512 = "llvm.load"(%2383) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2513 = "llvm.load"(%2384) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2514 = "llvm.load"(%2399) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2515 = "llvm.load"(%2400) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2516 = "llvm.load"(%2353) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2517 = "llvm.load"(%2354) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2518 = "llvm.load"(%2369) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2519 = "llvm.load"(%2370) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2520 = "llvm.load"(%2385) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2521 = "llvm.load"(%2386) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2522 = "llvm.load"(%2401) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2523 = "llvm.load"(%2402) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2524 = "llvm.load"(%2355) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2525 = "llvm.load"(%2356) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2526 = "llvm.load"(%2371) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2527 = "llvm.load"(%2372) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2528 = "llvm.load"(%2387) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2529 = "llvm.load"(%2388) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2530 = "llvm.load"(%2403) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2531 = "llvm.load"(%2404) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2532 = "llvm.load"(%2357) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2533 = "llvm.load"(%2358) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2534 = "llvm.load"(%2373) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2535 = "llvm.load"(%2374) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2536 = "llvm.load"(%2389) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2537 = "llvm.load"(%2390) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2538 = "llvm.load"(%2405) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2539 = "llvm.load"(%2406) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2540 = "arith.constant"() {value = 448 : i32} : () -> i32
      %2541 = "arith.andi"(%2411, %2540) : (i32, i32) -> i32
      %2542 = "arith.shrui"(%2541, %148) : (i32, i32) -> i32
      %2543 = "arith.xori"(%2411, %2542) : (i32, i32) -> i32
      %2544 = "llvm.getelementptr"(%82, %2543) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2545 = "vector.from_elements"(%2412, %2413) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2545, %2544) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2546 = "arith.addi"(%2411, %155) : (i32, i32) -> i32
      %2547 = "arith.andi"(%2546, %2540) : (i32, i32) -> i32
      %2548 = "arith.shrui"(%2547, %148) : (i32, i32) -> i32
      %2549 = "arith.xori"(%2546, %2548) : (i32, i32) -> i32
      %2550 = "llvm.getelementptr"(%82, %2549) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2551 = "vector.from_elements"(%2414, %2415) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2551, %2550) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2552 = "arith.addi"(%2411, %60) : (i32, i32) -> i32
      %2553 = "arith.andi"(%2552, %2540) : (i32, i32) -> i32
      %2554 = "arith.shrui"(%2553, %148) : (i32, i32) -> i32
      %2555 = "arith.xori"(%2552, %2554) : (i32, i32) -> i32
      %2556 = "llvm.getelementptr"(%82, %2555) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2557 = "vector.from_elements"(%2416, %2417) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2557, %2556) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2558 = "arith.constant"() {value = 48 : i32} : () -> i32
      %2559 = "arith.addi"(%2411, %2558) : (i32, i32) -> i32
      %2560 = "arith.andi"(%2559, %2540) : (i32, i32) -> i32
      %2561 = "arith.shrui"(%2560, %148) : (i32, i32) -> i32
      %2562 = "arith.xori"(%2559, %2561) : (i32, i32) -> i32
      %2563 = "llvm.getelementptr"(%82, %2562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2564 = "vector.from_elements"(%2418, %2419) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2564, %2563) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2565 = "arith.addi"(%2411, %322) : (i32, i32) -> i32
      %2566 = "arith.andi"(%2565, %2540) : (i32, i32) -> i32
      %2567 = "arith.shrui"(%2566, %148) : (i32, i32) -> i32
      %2568 = "arith.xori"(%2565, %2567) : (i32, i32) -> i32
      %2569 = "llvm.getelementptr"(%82, %2568) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2570 = "vector.from_elements"(%2420, %2421) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2570, %2569) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2571 = "arith.constant"() {value = 528 : i32} : () -> i32
      %2572 = "arith.addi"(%2411, %2571) : (i32, i32) -> i32
      %2573 = "arith.andi"(%2572, %2540) : (i32, i32) -> i32
      %2574 = "arith.shrui"(%2573, %148) : (i32, i32) -> i32
      %2575 = "arith.xori"(%2572, %2574) : (i32, i32) -> i32
      %2576 = "llvm.getelementptr"(%82, %2575) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2577 = "vector.from_elements"(%2422, %2423) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2577, %2576) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2578 = "arith.constant"() {value = 544 : i32} : () -> i32
      %2579 = "arith.addi"(%2411, %2578) : (i32, i32) -> i32
      %2580 = "arith.andi"(%2579, %2540) : (i32, i32) -> i32
      %2581 = "arith.shrui"(%2580, %148) : (i32, i32) -> i32
      %2582 = "arith.xori"(%2579, %2581) : (i32, i32) -> i32
      %2583 = "llvm.getelementptr"(%82, %2582) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2584 = "vector.from_elements"(%2424, %2425) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2584, %2583) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2585 = "arith.constant"() {value = 560 : i32} : () -> i32
      %2586 = "arith.addi"(%2411, %2585) : (i32, i32) -> i32
      %2587 = "arith.andi"(%2586, %2540) : (i32, i32) -> i32
      %2588 = "arith.shrui"(%2587, %148) : (i32, i32) -> i32
      %2589 = "arith.xori"(%2586, %2588) : (i32, i32) -> i32
      %2590 = "llvm.getelementptr"(%82, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2591 = "vector.from_elements"(%2426, %2427) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2591, %2590) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2592 = "arith.addi"(%2411, %170) : (i32, i32) -> i32
      %2593 = "arith.andi"(%2592, %2540) : (i32, i32) -> i32
      %2594 = "arith.shrui"(%2593, %148) : (i32, i32) -> i32
      %2595 = "arith.xori"(%2592, %2594) : (i32, i32) -> i32
      %2596 = "llvm.getelementptr"(%82, %2595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2597 = "vector.from_elements"(%2428, %2429) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2597, %2596) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2598 = "arith.constant"() {value = 2064 : i32} : () -> i32
      %2599 = "arith.addi"(%2411, %2598) : (i32, i32) -> i32
      %2600 = "arith.andi"(%2599, %2540) : (i32, i32) -> i32
      %2601 = "arith.shrui"(%2600, %148) : (i32, i32) -> i32
      %2602 = "arith.xori"(%2599, %2601) : (i32, i32) -> i32
      %2603 = "llvm.getelementptr"(%82, %2602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2604 = "vector.from_elements"(%2430, %2431) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2604, %2603) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2605 = "arith.constant"() {value = 2080 : i32} : () -> i32
      %2606 = "arith.addi"(%2411, %2605) : (i32, i32) -> i32
      %2607 = "arith.andi"(%2606, %2540) : (i32, i32) -> i32
      %2608 = "arith.shrui"(%2607, %148) : (i32, i32) -> i32
      %2609 = "arith.xori"(%2606, %2608) : (i32, i32) -> i32
      %2610 = "llvm.getelementptr"(%82, %2609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2611 = "vector.from_elements"(%2432, %2433) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2611, %2610) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2612 = "arith.constant"() {value = 2096 : i32} : () -> i32
      %2613 = "arith.addi"(%2411, %2612) : (i32, i32) -> i32
      %2614 = "arith.andi"(%2613, %2540) : (i32, i32) -> i32
      %2615 = "arith.shrui"(%2614, %148) : (i32, i32) -> i32
      %2616 = "arith.xori"(%2613, %2615) : (i32, i32) -> i32
      %2617 = "llvm.getelementptr"(%82, %2616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2618 = "vector.from_elements"(%2434, %2435) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2618, %2617) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2619 = "arith.constant"() {value = 2560 : i32} : () -> i32
      %2620 = "arith.addi"(%2411, %2619) : (i32, i32) -> i32
      %2621 = "arith.andi"(%2620, %2540) : (i32, i32) -> i32
      %2622 = "arith.shrui"(%2621, %148) : (i32, i32) -> i32
      %2623 = "arith.xori"(%2620, %2622) : (i32, i32) -> i32
      %2624 = "llvm.getelementptr"(%82, %2623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2625 = "vector.from_elements"(%2436, %2437) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2625, %2624) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2626 = "arith.constant"() {value = 2576 : i32} : () -> i32
      %2627 = "arith.addi"(%2411, %2626) : (i32, i32) -> i32
      %2628 = "arith.andi"(%2627, %2540) : (i32, i32) -> i32
      %2629 = "arith.shrui"(%2628, %148) : (i32, i32) -> i32
      %2630 = "arith.xori"(%2627, %2629) : (i32, i32) -> i32
      %2631 = "llvm.getelementptr"(%82, %2630) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2632 = "vector.from_elements"(%2438, %2439) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2632, %2631) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2633 = "arith.constant"() {value = 2592 : i32} : () -> i32
      %2634 = "arith.addi"(%2411, %2633) : (i32, i32) -> i32
      %2635 = "arith.andi"(%2634, %2540) : (i32, i32) -> i32
      %2636 = "arith.shrui"(%2635, %148) : (i32, i32) -> i32
      %2637 = "arith.xori"(%2634, %2636) : (i32, i32) -> i32
      %2638 = "llvm.getelementptr"(%82, %2637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2639 = "vector.from_elements"(%2440, %2441) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2639, %2638) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2640 = "arith.constant"() {value = 2608 : i32} : () -> i32
      %2641 = "arith.addi"(%2411, %2640) : (i32, i32) -> i32
      %2642 = "arith.andi"(%2641, %2540) : (i32, i32) -> i32
      %2643 = "arith.shrui"(%2642, %148) : (i32, i32) -> i32
      %2644 = "arith.xori"(%2641, %2643) : (i32, i32) -> i32
      %2645 = "llvm.getelementptr"(%82, %2644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2646 = "vector.from_elements"(%2442, %2443) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2646, %2645) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2647 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %2648 = "arith.addi"(%2411, %2647) : (i32, i32) -> i32
      %2649 = "arith.andi"(%2648, %2540) : (i32, i32) -> i32
      %2650 = "arith.shrui"(%2649, %148) : (i32, i32) -> i32
      %2651 = "arith.xori"(%2648, %2650) : (i32, i32) -> i32
      %2652 = "llvm.getelementptr"(%82, %2651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2653 = "vector.from_elements"(%2444, %2445) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2653, %2652) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2654 = "arith.constant"() {value = 4112 : i32} : () -> i32
      %2655 = "arith.addi"(%2411, %2654) : (i32, i32) -> i32
      %2656 = "arith.andi"(%2655, %2540) : (i32, i32) -> i32
      %2657 = "arith.shrui"(%2656, %148) : (i32, i32) -> i32
      %2658 = "arith.xori"(%2655, %2657) : (i32, i32) -> i32
      %2659 = "llvm.getelementptr"(%82, %2658) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2660 = "vector.from_elements"(%2446, %2447) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2660, %2659) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2661 = "arith.constant"() {value = 4128 : i32} : () -> i32
      %2662 = "arith.addi"(%2411, %2661) : (i32, i32) -> i32
      %2663 = "arith.andi"(%2662, %2540) : (i32, i32) -> i32
      %2664 = "arith.shrui"(%2663, %148) : (i32, i32) -> i32
      %2665 = "arith.xori"(%2662, %2664) : (i32, i32) -> i32
      %2666 = "llvm.getelementptr"(%82, %2665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2667 = "vector.from_elements"(%2448, %2449) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2667, %2666) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2668 = "arith.constant"() {value = 4144 : i32} : () -> i32
      %2669 = "arith.addi"(%2411, %2668) : (i32, i32) -> i32
      %2670 = "arith.andi"(%2669, %2540) : (i32, i32) -> i32
      %2671 = "arith.shrui"(%2670, %148) : (i32, i32) -> i32
      %2672 = "arith.xori"(%2669, %2671) : (i32, i32) -> i32
      %2673 = "llvm.getelementptr"(%82, %2672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2674 = "vector.from_elements"(%2450, %2451) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2674, %2673) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2675 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %2676 = "arith.addi"(%2411, %2675) : (i32, i32) -> i32
      %2677 = "arith.andi"(%2676, %2540) : (i32, i32) -> i32
      %2678 = "arith.shrui"(%2677, %148) : (i32, i32) -> i32
      %2679 = "arith.xori"(%2676, %2678) : (i32, i32) -> i32
      %2680 = "llvm.getelementptr"(%82, %2679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2681 = "vector.from_elements"(%2452, %2453) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2681, %2680) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2682 = "arith.constant"() {value = 4624 : i32} : () -> i32
      %2683 = "arith.addi"(%2411, %2682) : (i32, i32) -> i32
      %2684 = "arith.andi"(%2683, %2540) : (i32, i32) -> i32
      %2685 = "arith.shrui"(%2684, %148) : (i32, i32) -> i32
      %2686 = "arith.xori"(%2683, %2685) : (i32, i32) -> i32
      %2687 = "llvm.getelementptr"(%82, %2686) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2688 = "vector.from_elements"(%2454, %2455) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2688, %2687) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2689 = "arith.constant"() {value = 4640 : i32} : () -> i32
      %2690 = "arith.addi"(%2411, %2689) : (i32, i32) -> i32
      %2691 = "arith.andi"(%2690, %2540) : (i32, i32) -> i32
      %2692 = "arith.shrui"(%2691, %148) : (i32, i32) -> i32
      %2693 = "arith.xori"(%2690, %2692) : (i32, i32) -> i32
      %2694 = "llvm.getelementptr"(%82, %2693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2695 = "vector.from_elements"(%2456, %2457) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2695, %2694) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2696 = "arith.constant"() {value = 4656 : i32} : () -> i32
      %2697 = "arith.addi"(%2411, %2696) : (i32, i32) -> i32
      %2698 = "arith.andi"(%2697, %2540) : (i32, i32) -> i32
      %2699 = "arith.shrui"(%2698, %148) : (i32, i32) -> i32
      %2700 = "arith.xori"(%2697, %2699) : (i32, i32) -> i32
      %2701 = "llvm.getelementptr"(%82, %2700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2702 = "vector.from_elements"(%2458, %2459) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2702, %2701) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2703 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %2704 = "arith.addi"(%2411, %2703) : (i32, i32) -> i32
      %2705 = "arith.andi"(%2704, %2540) : (i32, i32) -> i32
      %2706 = "arith.shrui"(%2705, %148) : (i32, i32) -> i32
      %2707 = "arith.xori"(%2704, %2706) : (i32, i32) -> i32
      %2708 = "llvm.getelementptr"(%82, %2707) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2709 = "vector.from_elements"(%2460, %2461) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2709, %2708) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2710 = "arith.constant"() {value = 6160 : i32} : () -> i32
      %2711 = "arith.addi"(%2411, %2710) : (i32, i32) -> i32
      %2712 = "arith.andi"(%2711, %2540) : (i32, i32) -> i32
      %2713 = "arith.shrui"(%2712, %148) : (i32, i32) -> i32
      %2714 = "arith.xori"(%2711, %2713) : (i32, i32) -> i32
      %2715 = "llvm.getelementptr"(%82, %2714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2716 = "vector.from_elements"(%2462, %2463) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2716, %2715) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2717 = "arith.constant"() {value = 6176 : i32} : () -> i32
      %2718 = "arith.addi"(%2411, %2717) : (i32, i32) -> i32
      %2719 = "arith.andi"(%2718, %2540) : (i32, i32) -> i32
      %2720 = "arith.shrui"(%2719, %148) : (i32, i32) -> i32
      %2721 = "arith.xori"(%2718, %2720) : (i32, i32) -> i32
      %2722 = "llvm.getelementptr"(%82, %2721) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2723 = "vector.from_elements"(%2464, %2465) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2723, %2722) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2724 = "arith.constant"() {value = 6192 : i32} : () -> i32
      %2725 = "arith.addi"(%2411, %2724) : (i32, i32) -> i32
      %2726 = "arith.andi"(%2725, %2540) : (i32, i32) -> i32
      %2727 = "arith.shrui"(%2726, %148) : (i32, i32) -> i32
      %2728 = "arith.xori"(%2725, %2727) : (i32, i32) -> i32
      %2729 = "llvm.getelementptr"(%82, %2728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2730 = "vector.from_elements"(%2466, %2467) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2730, %2729) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2731 = "arith.constant"() {value = 6656 : i32} : () -> i32
      %2732 = "arith.addi"(%2411, %2731) : (i32, i32) -> i32
      %2733 = "arith.andi"(%2732, %2540) : (i32, i32) -> i32
      %2734 = "arith.shrui"(%2733, %148) : (i32, i32) -> i32
      %2735 = "arith.xori"(%2732, %2734) : (i32, i32) -> i32
      %2736 = "llvm.getelementptr"(%82, %2735) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2737 = "vector.from_elements"(%2468, %2469) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2737, %2736) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2738 = "arith.constant"() {value = 6672 : i32} : () -> i32
      %2739 = "arith.addi"(%2411, %2738) : (i32, i32) -> i32
      %2740 = "arith.andi"(%2739, %2540) : (i32, i32) -> i32
      %2741 = "arith.shrui"(%2740, %148) : (i32, i32) -> i32
      %2742 = "arith.xori"(%2739, %2741) : (i32, i32) -> i32
      %2743 = "llvm.getelementptr"(%82, %2742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2744 = "vector.from_elements"(%2470, %2471) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2744, %2743) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2745 = "arith.constant"() {value = 6688 : i32} : () -> i32
      %2746 = "arith.addi"(%2411, %2745) : (i32, i32) -> i32
      %2747 = "arith.andi"(%2746, %2540) : (i32, i32) -> i32
      %2748 = "arith.shrui"(%2747, %148) : (i32, i32) -> i32
      %2749 = "arith.xori"(%2746, %2748) : (i32, i32) -> i32
      %2750 = "llvm.getelementptr"(%82, %2749) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2751 = "vector.from_elements"(%2472, %2473) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2751, %2750) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2752 = "arith.constant"() {value = 6704 : i32} : () -> i32
      %2753 = "arith.addi"(%2411, %2752) : (i32, i32) -> i32
      %2754 = "arith.andi"(%2753, %2540) : (i32, i32) -> i32
      %2755 = "arith.shrui"(%2754, %148) : (i32, i32) -> i32
      %2756 = "arith.xori"(%2753, %2755) : (i32, i32) -> i32
      %2757 = "llvm.getelementptr"(%82, %2756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2758 = "vector.from_elements"(%2474, %2475) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2758, %2757) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2759 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %2760 = "arith.addi"(%2411, %2759) : (i32, i32) -> i32
      %2761 = "arith.andi"(%2760, %2540) : (i32, i32) -> i32
      %2762 = "arith.shrui"(%2761, %148) : (i32, i32) -> i32
      %2763 = "arith.xori"(%2760, %2762) : (i32, i32) -> i32
      %2764 = "llvm.getelementptr"(%82, %2763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2765 = "vector.from_elements"(%2476, %2477) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2765, %2764) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2766 = "arith.constant"() {value = 8208 : i32} : () -> i32
      %2767 = "arith.addi"(%2411, %2766) : (i32, i32) -> i32
      %2768 = "arith.andi"(%2767, %2540) : (i32, i32) -> i32
      %2769 = "arith.shrui"(%2768, %148) : (i32, i32) -> i32
      %2770 = "arith.xori"(%2767, %2769) : (i32, i32) -> i32
      %2771 = "llvm.getelementptr"(%82, %2770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2772 = "vector.from_elements"(%2478, %2479) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2772, %2771) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2773 = "arith.constant"() {value = 8224 : i32} : () -> i32
      %2774 = "arith.addi"(%2411, %2773) : (i32, i32) -> i32
      %2775 = "arith.andi"(%2774, %2540) : (i32, i32) -> i32
      %2776 = "arith.shrui"(%2775, %148) : (i32, i32) -> i32
      %2777 = "arith.xori"(%2774, %2776) : (i32, i32) -> i32
      %2778 = "llvm.getelementptr"(%82, %2777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2779 = "vector.from_elements"(%2480, %2481) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2779, %2778) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2780 = "arith.constant"() {value = 8240 : i32} : () -> i32
      %2781 = "arith.addi"(%2411, %2780) : (i32, i32) -> i32
      %2782 = "arith.andi"(%2781, %2540) : (i32, i32) -> i32
      %2783 = "arith.shrui"(%2782, %148) : (i32, i32) -> i32
      %2784 = "arith.xori"(%2781, %2783) : (i32, i32) -> i32
      %2785 = "llvm.getelementptr"(%82, %2784) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2786 = "vector.from_elements"(%2482, %2483) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2786, %2785) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2787 = "arith.constant"() {value = 8704 : i32} : () -> i32
      %2788 = "arith.addi"(%2411, %2787) : (i32, i32) -> i32
      %2789 = "arith.andi"(%2788, %2540) : (i32, i32) -> i32
      %2790 = "arith.shrui"(%2789, %148) : (i32, i32) -> i32
      %2791 = "arith.xori"(%2788, %2790) : (i32, i32) -> i32
      %2792 = "llvm.getelementptr"(%82, %2791) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2793 = "vector.from_elements"(%2484, %2485) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2793, %2792) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2794 = "arith.constant"() {value = 8720 : i32} : () -> i32
      %2795 = "arith.addi"(%2411, %2794) : (i32, i32) -> i32
      %2796 = "arith.andi"(%2795, %2540) : (i32, i32) -> i32
      %2797 = "arith.shrui"(%2796, %148) : (i32, i32) -> i32
      %2798 = "arith.xori"(%2795, %2797) : (i32, i32) -> i32
      %2799 = "llvm.getelementptr"(%82, %2798) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2800 = "vector.from_elements"(%2486, %2487) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2800, %2799) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2801 = "arith.constant"() {value = 8736 : i32} : () -> i32
      %2802 = "arith.addi"(%2411, %2801) : (i32, i32) -> i32
      %2803 = "arith.andi"(%2802, %2540) : (i32, i32) -> i32
      %2804 = "arith.shrui"(%2803, %148) : (i32, i32) -> i32
      %2805 = "arith.xori"(%2802, %2804) : (i32, i32) -> i32
      %2806 = "llvm.getelementptr"(%82, %2805) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2807 = "vector.from_elements"(%2488, %2489) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2807, %2806) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2808 = "arith.constant"() {value = 8752 : i32} : () -> i32
      %2809 = "arith.addi"(%2411, %2808) : (i32, i32) -> i32
      %2810 = "arith.andi"(%2809, %2540) : (i32, i32) -> i32
      %2811 = "arith.shrui"(%2810, %148) : (i32, i32) -> i32
      %2812 = "arith.xori"(%2809, %2811) : (i32, i32) -> i32
      %2813 = "llvm.getelementptr"(%82, %2812) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2814 = "vector.from_elements"(%2490, %2491) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2814, %2813) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2815 = "arith.constant"() {value = 10240 : i32} : () -> i32
      %2816 = "arith.addi"(%2411, %2815) : (i32, i32) -> i32
      %2817 = "arith.andi"(%2816, %2540) : (i32, i32) -> i32
      %2818 = "arith.shrui"(%2817, %148) : (i32, i32) -> i32
      %2819 = "arith.xori"(%2816, %2818) : (i32, i32) -> i32
      %2820 = "llvm.getelementptr"(%82, %2819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2821 = "vector.from_elements"(%2492, %2493) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2821, %2820) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2822 = "arith.constant"() {value = 10256 : i32} : () -> i32
      %2823 = "arith.addi"(%2411, %2822) : (i32, i32) -> i32
      %2824 = "arith.andi"(%2823, %2540) : (i32, i32) -> i32
      %2825 = "arith.shrui"(%2824, %148) : (i32, i32) -> i32
      %2826 = "arith.xori"(%2823, %2825) : (i32, i32) -> i32
      %2827 = "llvm.getelementptr"(%82, %2826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2828 = "vector.from_elements"(%2494, %2495) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2828, %2827) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2829 = "arith.constant"() {value = 10272 : i32} : () -> i32
      %2830 = "arith.addi"(%2411, %2829) : (i32, i32) -> i32
      %2831 = "arith.andi"(%2830, %2540) : (i32, i32) -> i32
      %2832 = "arith.shrui"(%2831, %148) : (i32, i32) -> i32
      %2833 = "arith.xori"(%2830, %2832) : (i32, i32) -> i32
      %2834 = "llvm.getelementptr"(%82, %2833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2835 = "vector.from_elements"(%2496, %2497) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2835, %2834) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2836 = "arith.constant"() {value = 10288 : i32} : () -> i32
      %2837 = "arith.addi"(%2411, %2836) : (i32, i32) -> i32
      %2838 = "arith.andi"(%2837, %2540) : (i32, i32) -> i32
      %2839 = "arith.shrui"(%2838, %148) : (i32, i32) -> i32
      %2840 = "arith.xori"(%2837, %2839) : (i32, i32) -> i32
      %2841 = "llvm.getelementptr"(%82, %2840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2842 = "vector.from_elements"(%2498, %2499) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2842, %2841) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2843 = "arith.constant"() {value = 10752 : i32} : () -> i32
      %2844 = "arith.addi"(%2411, %2843) : (i32, i32) -> i32
      %2845 = "arith.andi"(%2844, %2540) : (i32, i32) -> i32
      %2846 = "arith.shrui"(%2845, %148) : (i32, i32) -> i32
      %2847 = "arith.xori"(%2844, %2846) : (i32, i32) -> i32
      %2848 = "llvm.getelementptr"(%82, %2847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2849 = "vector.from_elements"(%2500, %2501) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2849, %2848) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2850 = "arith.constant"() {value = 10768 : i32} : () -> i32
      %2851 = "arith.addi"(%2411, %2850) : (i32, i32) -> i32
      %2852 = "arith.andi"(%2851, %2540) : (i32, i32) -> i32
      %2853 = "arith.shrui"(%2852, %148) : (i32, i32) -> i32
      %2854 = "arith.xori"(%2851, %2853) : (i32, i32) -> i32
      %2855 = "llvm.getelementptr"(%82, %2854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2856 = "vector.from_elements"(%2502, %2503) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2856, %2855) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2857 = "arith.constant"() {value = 10784 : i32} : () -> i32
      %2858 = "arith.addi"(%2411, %2857) : (i32, i32) -> i32
      %2859 = "arith.andi"(%2858, %2540) : (i32, i32) -> i32
      %2860 = "arith.shrui"(%2859, %148) : (i32, i32) -> i32
      %2861 = "arith.xori"(%2858, %2860) : (i32, i32) -> i32
      %2862 = "llvm.getelementptr"(%82, %2861) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2863 = "vector.from_elements"(%2504, %2505) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2863, %2862) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2864 = "arith.constant"() {value = 10800 : i32} : () -> i32
      %2865 = "arith.addi"(%2411, %2864) : (i32, i32) -> i32
      %2866 = "arith.andi"(%2865, %2540) : (i32, i32) -> i32
      %2867 = "arith.shrui"(%2866, %148) : (i32, i32) -> i32
      %2868 = "arith.xori"(%2865, %2867) : (i32, i32) -> i32
      %2869 = "llvm.getelementptr"(%82, %2868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2870 = "vector.from_elements"(%2506, %2507) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2870, %2869) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2871 = "arith.constant"() {value = 12288 : i32} : () -> i32
      %2872 = "arith.addi"(%2411, %2871) : (i32, i32) -> i32
      %2873 = "arith.andi"(%2872, %2540) : (i32, i32) -> i32
      %2874 = "arith.shrui"(%2873, %148) : (i32, i32) -> i32
      %2875 = "arith.xori"(%2872, %2874) : (i32, i32) -> i32
      %2876 = "llvm.getelementptr"(%82, %2875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2877 = "vector.from_elements"(%2508, %2509) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2877, %2876) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2878 = "arith.constant"() {value = 12304 : i32} : () -> i32
      %2879 = "arith.addi"(%2411, %2878) : (i32, i32) -> i32
      %2880 = "arith.andi"(%2879, %2540) : (i32, i32) -> i32
      %2881 = "arith.shrui"(%2880, %148) : (i32, i32) -> i32
      %2882 = "arith.xori"(%2879, %2881) : (i32, i32) -> i32
      %2883 = "llvm.getelementptr"(%82, %2882) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2884 = "vector.from_elements"(%2510, %2511) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2884, %2883) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2885 = "arith.constant"() {value = 12320 : i32} : () -> i32
      %2886 = "arith.addi"(%2411, %2885) : (i32, i32) -> i32
      %2887 = "arith.andi"(%2886, %2540) : (i32, i32) -> i32
      %2888 = "arith.shrui"(%2887, %148) : (i32, i32) -> i32
      %2889 = "arith.xori"(%2886, %2888) : (i32, i32) -> i32
      %2890 = "llvm.getelementptr"(%82, %2889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2891 = "vector.from_elements"(%2512, %2513) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2891, %2890) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2892 = "arith.constant"() {value = 12336 : i32} : () -> i32
      %2893 = "arith.addi"(%2411, %2892) : (i32, i32) -> i32
      %2894 = "arith.andi"(%2893, %2540) : (i32, i32) -> i32
      %2895 = "arith.shrui"(%2894, %148) : (i32, i32) -> i32
      %2896 = "arith.xori"(%2893, %2895) : (i32, i32) -> i32
      %2897 = "llvm.getelementptr"(%82, %2896) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2898 = "vector.from_elements"(%2514, %2515) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2898, %2897) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2899 = "arith.constant"() {value = 12800 : i32} : () -> i32
      %2900 = "arith.addi"(%2411, %2899) : (i32, i32) -> i32
      %2901 = "arith.andi"(%2900, %2540) : (i32, i32) -> i32
      %2902 = "arith.shrui"(%2901, %148) : (i32, i32) -> i32
      %2903 = "arith.xori"(%2900, %2902) : (i32, i32) -> i32
      %2904 = "llvm.getelementptr"(%82, %2903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2905 = "vector.from_elements"(%2516, %2517) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2905, %2904) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2906 = "arith.constant"() {value = 12816 : i32} : () -> i32
      %2907 = "arith.addi"(%2411, %2906) : (i32, i32) -> i32
      %2908 = "arith.andi"(%2907, %2540) : (i32, i32) -> i32
      %2909 = "arith.shrui"(%2908, %148) : (i32, i32) -> i32
      %2910 = "arith.xori"(%2907, %2909) : (i32, i32) -> i32
      %2911 = "llvm.getelementptr"(%82, %2910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2912 = "vector.from_elements"(%2518, %2519) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2912, %2911) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2913 = "arith.constant"() {value = 12832 : i32} : () -> i32
      %2914 = "arith.addi"(%2411, %2913) : (i32, i32) -> i32
      %2915 = "arith.andi"(%2914, %2540) : (i32, i32) -> i32
      %2916 = "arith.shrui"(%2915, %148) : (i32, i32) -> i32
      %2917 = "arith.xori"(%2914, %2916) : (i32, i32) -> i32
      %2918 = "llvm.getelementptr"(%82, %2917) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2919 = "vector.from_elements"(%2520, %2521) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2919, %2918) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2920 = "arith.constant"() {value = 12848 : i32} : () -> i32
      %2921 = "arith.addi"(%2411, %2920) : (i32, i32) -> i32
      %2922 = "arith.andi"(%2921, %2540) : (i32, i32) -> i32
      %2923 = "arith.shrui"(%2922, %148) : (i32, i32) -> i32
      %2924 = "arith.xori"(%2921, %2923) : (i32, i32) -> i32
      %2925 = "llvm.getelementptr"(%82, %2924) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2926 = "vector.from_elements"(%2522, %2523) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2926, %2925) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2927 = "arith.constant"() {value = 14336 : i32} : () -> i32
      %2928 = "arith.addi"(%2411, %2927) : (i32, i32) -> i32
      %2929 = "arith.andi"(%2928, %2540) : (i32, i32) -> i32
      %2930 = "arith.shrui"(%2929, %148) : (i32, i32) -> i32
      %2931 = "arith.xori"(%2928, %2930) : (i32, i32) -> i32
      %2932 = "llvm.getelementptr"(%82, %2931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2933 = "vector.from_elements"(%2524, %2525) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2933, %2932) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2934 = "arith.constant"() {value = 14352 : i32} : () -> i32
      %2935 = "arith.addi"(%2411, %2934) : (i32, i32) -> i32
      %2936 = "arith.andi"(%2935, %2540) : (i32, i32) -> i32
      %2937 = "arith.shrui"(%2936, %148) : (i32, i32) -> i32
      %2938 = "arith.xori"(%2935, %2937) : (i32, i32) -> i32
      %2939 = "llvm.getelementptr"(%82, %2938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2940 = "vector.from_elements"(%2526, %2527) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2940, %2939) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2941 = "arith.constant"() {value = 14368 : i32} : () -> i32
      %2942 = "arith.addi"(%2411, %2941) : (i32, i32) -> i32
      %2943 = "arith.andi"(%2942, %2540) : (i32, i32) -> i32
      %2944 = "arith.shrui"(%2943, %148) : (i32, i32) -> i32
      %2945 = "arith.xori"(%2942, %2944) : (i32, i32) -> i32
      %2946 = "llvm.getelementptr"(%82, %2945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2947 = "vector.from_elements"(%2528, %2529) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2947, %2946) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2948 = "arith.constant"() {value = 14384 : i32} : () -> i32
      %2949 = "arith.addi"(%2411, %2948) : (i32, i32) -> i32
      %2950 = "arith.andi"(%2949, %2540) : (i32, i32) -> i32
      %2951 = "arith.shrui"(%2950, %148) : (i32, i32) -> i32
      %2952 = "arith.xori"(%2949, %2951) : (i32, i32) -> i32
      %2953 = "llvm.getelementptr"(%82, %2952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2954 = "vector.from_elements"(%2530, %2531) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2954, %2953) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2955 = "arith.constant"() {value = 14848 : i32} : () -> i32
      %2956 = "arith.addi"(%2411, %2955) : (i32, i32) -> i32
      %2957 = "arith.andi"(%2956, %2540) : (i32, i32) -> i32
      %2958 = "arith.shrui"(%2957, %148) : (i32, i32) -> i32
      %2959 = "arith.xori"(%2956, %2958) : (i32, i32) -> i32
      %2960 = "llvm.getelementptr"(%82, %2959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2961 = "vector.from_elements"(%2532, %2533) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2961, %2960) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2962 = "arith.constant"() {value = 14864 : i32} : () -> i32
      %2963 = "arith.addi"(%2411, %2962) : (i32, i32) -> i32
      %2964 = "arith.andi"(%2963, %2540) : (i32, i32) -> i32
      %2965 = "arith.shrui"(%2964, %148) : (i32, i32) -> i32
      %2966 = "arith.xori"(%2963, %2965) : (i32, i32) -> i32
      %2967 = "llvm.getelementptr"(%82, %2966) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2968 = "vector.from_elements"(%2534, %2535) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2968, %2967) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2969 = "arith.constant"() {value = 14880 : i32} : () -> i32
      %2970 = "arith.addi"(%2411, %2969) : (i32, i32) -> i32
      %2971 = "arith.andi"(%2970, %2540) : (i32, i32) -> i32
      %2972 = "arith.shrui"(%2971, %148) : (i32, i32) -> i32
      %2973 = "arith.xori"(%2970, %2972) : (i32, i32) -> i32
      %2974 = "llvm.getelementptr"(%82, %2973) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2975 = "vector.from_elements"(%2536, %2537) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2975, %2974) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2976 = "arith.constant"() {value = 14896 : i32} : () -> i32
      %2977 = "arith.addi"(%2411, %2976) : (i32, i32) -> i32
      %2978 = "arith.andi"(%2977, %2540) : (i32, i32) -> i32
      %2979 = "arith.shrui"(%2978, %148) : (i32, i32) -> i32
      %2980 = "arith.xori"(%2977, %2979) : (i32, i32) -> i32
      %2981 = "llvm.getelementptr"(%82, %2980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2982 = "vector.from_elements"(%2538, %2539) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2982, %2981) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2983 = "arith.remui"(%600, %37) : (i32, i32) -> i32
      %2984 = "arith.divui"(%600, %37) : (i32, i32) -> i32
      %2985 = "arith.muli"(%2983, %37) : (i32, i32) -> i32
      %2986 = "arith.muli"(%2984, %2759) : (i32, i32) -> i32
      %2987 = "arith.addi"(%2985, %2986) : (i32, i32) -> i32
      %2988 = "arith.muli"(%601, %110) : (i32, i32) -> i32
      %2989 = "arith.addi"(%2987, %2988) : (i32, i32) -> i32
      %2990 = "arith.muli"(%600, %37) : (i32, i32) -> i32
      %2991 = "arith.extsi"(%601) : (i32) -> i64
      %2992 = "arith.muli"(%2991, %8) : (i64, i64) -> i64
      %2993 = "arith.extsi"(%2990) : (i32) -> i64
      %2994 = "arith.addi"(%2993, %2992) : (i64, i64) -> i64
      %2995 = "llvm.getelementptr"(%74, %2994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %2996 = "arith.addi"(%80, %601) : (i32, i32) -> i32
      %2997 = "arith.addi"(%81, %2990) : (i32, i32) -> i32
      %2998 = "arith.cmpi"(%2996, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2999 = "arith.cmpi"(%2997, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %3000 = "arith.andi"(%2998, %2999) : (i1, i1) -> i1
      "scf.if"(%3000) ({
        %3001 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3002 = "arith.shrui"(%3001, %148) : (i32, i32) -> i32
        %3003 = "arith.xori"(%2989, %3002) : (i32, i32) -> i32
        %3004 = "llvm.getelementptr"(%82, %3003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3005 = "llvm.load"(%3004) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3006 = "vector.extract"(%3005) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3007 = "vector.extract"(%3005) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3008 = "vector.extract"(%3005) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3009 = "vector.extract"(%3005) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3010 = "vector.extract"(%3005) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3011 = "vector.extract"(%3005) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3012 = "vector.extract"(%3005) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3013 = "vector.extract"(%3005) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3005, %2995) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3014 = "arith.addi"(%2996, %37) : (i32, i32) -> i32
      %3015 = "arith.cmpi"(%3014, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3016 = "arith.andi"(%3015, %2999) : (i1, i1) -> i1
      "scf.if"(%3016) ({
        %3017 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 512>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3018 = "llvm.getelementptr"(%2995, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3019 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3020 = "arith.shrui"(%3019, %148) : (i32, i32) -> i32
        %3021 = "arith.xori"(%2989, %3020) : (i32, i32) -> i32
        %3022 = "llvm.getelementptr"(%3017, %3021) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3023 = "llvm.load"(%3022) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3024 = "vector.extract"(%3023) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3025 = "vector.extract"(%3023) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3026 = "vector.extract"(%3023) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3027 = "vector.extract"(%3023) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3028 = "vector.extract"(%3023) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3029 = "vector.extract"(%3023) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3030 = "vector.extract"(%3023) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3031 = "vector.extract"(%3023) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3023, %3018) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3032 = "arith.addi"(%2996, %155) : (i32, i32) -> i32
      %3033 = "arith.cmpi"(%3032, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3034 = "arith.andi"(%3033, %2999) : (i1, i1) -> i1
      "scf.if"(%3034) ({
        %3035 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3036 = "arith.muli"(%167, %332) : (i64, i64) -> i64
        %3037 = "llvm.getelementptr"(%2995, %3036) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3038 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3039 = "arith.shrui"(%3038, %148) : (i32, i32) -> i32
        %3040 = "arith.xori"(%2989, %3039) : (i32, i32) -> i32
        %3041 = "llvm.getelementptr"(%3035, %3040) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3042 = "llvm.load"(%3041) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3043 = "vector.extract"(%3042) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3044 = "vector.extract"(%3042) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3045 = "vector.extract"(%3042) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3046 = "vector.extract"(%3042) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3047 = "vector.extract"(%3042) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3048 = "vector.extract"(%3042) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3049 = "vector.extract"(%3042) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3050 = "vector.extract"(%3042) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3042, %3037) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3051 = "arith.constant"() {value = 24 : i32} : () -> i32
      %3052 = "arith.addi"(%2996, %3051) : (i32, i32) -> i32
      %3053 = "arith.cmpi"(%3052, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3054 = "arith.andi"(%3053, %2999) : (i1, i1) -> i1
      "scf.if"(%3054) ({
        %3055 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1536>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3056 = "arith.muli"(%179, %332) : (i64, i64) -> i64
        %3057 = "llvm.getelementptr"(%2995, %3056) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3058 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3059 = "arith.shrui"(%3058, %148) : (i32, i32) -> i32
        %3060 = "arith.xori"(%2989, %3059) : (i32, i32) -> i32
        %3061 = "llvm.getelementptr"(%3055, %3060) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3062 = "llvm.load"(%3061) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3063 = "vector.extract"(%3062) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3064 = "vector.extract"(%3062) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3065 = "vector.extract"(%3062) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3066 = "vector.extract"(%3062) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3067 = "vector.extract"(%3062) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3068 = "vector.extract"(%3062) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3069 = "vector.extract"(%3062) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3070 = "vector.extract"(%3062) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3062, %3057) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3071 = "arith.addi"(%2996, %60) : (i32, i32) -> i32
      %3072 = "arith.cmpi"(%3071, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3073 = "arith.andi"(%3072, %2999) : (i1, i1) -> i1
      "scf.if"(%3073) ({
        %3074 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3075 = "arith.constant"() {value = 4 : i64} : () -> i64
        %3076 = "arith.muli"(%3075, %332) : (i64, i64) -> i64
        %3077 = "llvm.getelementptr"(%2995, %3076) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3078 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3079 = "arith.shrui"(%3078, %148) : (i32, i32) -> i32
        %3080 = "arith.xori"(%2989, %3079) : (i32, i32) -> i32
        %3081 = "llvm.getelementptr"(%3074, %3080) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3082 = "llvm.load"(%3081) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3083 = "vector.extract"(%3082) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3084 = "vector.extract"(%3082) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3085 = "vector.extract"(%3082) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3086 = "vector.extract"(%3082) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3087 = "vector.extract"(%3082) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3088 = "vector.extract"(%3082) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3089 = "vector.extract"(%3082) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3090 = "vector.extract"(%3082) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3082, %3077) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3091 = "arith.constant"() {value = 40 : i32} : () -> i32
      %3092 = "arith.addi"(%2996, %3091) : (i32, i32) -> i32
      %3093 = "arith.cmpi"(%3092, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3094 = "arith.andi"(%3093, %2999) : (i1, i1) -> i1
      "scf.if"(%3094) ({
        %3095 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 2560>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3096 = "arith.constant"() {value = 5 : i64} : () -> i64
        %3097 = "arith.muli"(%3096, %332) : (i64, i64) -> i64
        %3098 = "llvm.getelementptr"(%2995, %3097) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3099 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3100 = "arith.shrui"(%3099, %148) : (i32, i32) -> i32
        %3101 = "arith.xori"(%2989, %3100) : (i32, i32) -> i32
        %3102 = "llvm.getelementptr"(%3095, %3101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3103 = "llvm.load"(%3102) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3104 = "vector.extract"(%3103) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3105 = "vector.extract"(%3103) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3106 = "vector.extract"(%3103) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3107 = "vector.extract"(%3103) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3108 = "vector.extract"(%3103) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3109 = "vector.extract"(%3103) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3110 = "vector.extract"(%3103) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3111 = "vector.extract"(%3103) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3103, %3098) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3112 = "arith.addi"(%2996, %2558) : (i32, i32) -> i32
      %3113 = "arith.cmpi"(%3112, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3114 = "arith.andi"(%3113, %2999) : (i1, i1) -> i1
      "scf.if"(%3114) ({
        %3115 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3116 = "arith.constant"() {value = 6 : i64} : () -> i64
        %3117 = "arith.muli"(%3116, %332) : (i64, i64) -> i64
        %3118 = "llvm.getelementptr"(%2995, %3117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3119 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3120 = "arith.shrui"(%3119, %148) : (i32, i32) -> i32
        %3121 = "arith.xori"(%2989, %3120) : (i32, i32) -> i32
        %3122 = "llvm.getelementptr"(%3115, %3121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3123 = "llvm.load"(%3122) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3124 = "vector.extract"(%3123) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3125 = "vector.extract"(%3123) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3126 = "vector.extract"(%3123) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3127 = "vector.extract"(%3123) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3128 = "vector.extract"(%3123) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3129 = "vector.extract"(%3123) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3130 = "vector.extract"(%3123) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3131 = "vector.extract"(%3123) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3123, %3118) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3132 = "arith.constant"() {value = 56 : i32} : () -> i32
      %3133 = "arith.addi"(%2996, %3132) : (i32, i32) -> i32
      %3134 = "arith.cmpi"(%3133, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3135 = "arith.andi"(%3134, %2999) : (i1, i1) -> i1
      "scf.if"(%3135) ({
        %3136 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 3584>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3137 = "arith.constant"() {value = 7 : i64} : () -> i64
        %3138 = "arith.muli"(%3137, %332) : (i64, i64) -> i64
        %3139 = "llvm.getelementptr"(%2995, %3138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3140 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3141 = "arith.shrui"(%3140, %148) : (i32, i32) -> i32
        %3142 = "arith.xori"(%2989, %3141) : (i32, i32) -> i32
        %3143 = "llvm.getelementptr"(%3136, %3142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3144 = "llvm.load"(%3143) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3145 = "vector.extract"(%3144) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3146 = "vector.extract"(%3144) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3147 = "vector.extract"(%3144) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3148 = "vector.extract"(%3144) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3149 = "vector.extract"(%3144) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3150 = "vector.extract"(%3144) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3151 = "vector.extract"(%3144) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3152 = "vector.extract"(%3144) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3144, %3139) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3153 = "arith.addi"(%2996, %110) : (i32, i32) -> i32
      %3154 = "arith.cmpi"(%3153, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3155 = "arith.andi"(%3154, %2999) : (i1, i1) -> i1
      "scf.if"(%3155) ({
        %3156 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3157 = "arith.muli"(%331, %332) : (i64, i64) -> i64
        %3158 = "llvm.getelementptr"(%2995, %3157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3159 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3160 = "arith.shrui"(%3159, %148) : (i32, i32) -> i32
        %3161 = "arith.xori"(%2989, %3160) : (i32, i32) -> i32
        %3162 = "llvm.getelementptr"(%3156, %3161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3163 = "llvm.load"(%3162) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3164 = "vector.extract"(%3163) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3165 = "vector.extract"(%3163) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3166 = "vector.extract"(%3163) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3167 = "vector.extract"(%3163) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3168 = "vector.extract"(%3163) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3169 = "vector.extract"(%3163) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3170 = "vector.extract"(%3163) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3171 = "vector.extract"(%3163) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3163, %3158) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3172 = "arith.constant"() {value = 72 : i32} : () -> i32
      %3173 = "arith.addi"(%2996, %3172) : (i32, i32) -> i32
      %3174 = "arith.cmpi"(%3173, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3175 = "arith.andi"(%3174, %2999) : (i1, i1) -> i1
      "scf.if"(%3175) ({
        %3176 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 4608>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3177 = "arith.constant"() {value = 9 : i64} : () -> i64
        %3178 = "arith.muli"(%3177, %332) : (i64, i64) -> i64
        %3179 = "llvm.getelementptr"(%2995, %3178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3180 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3181 = "arith.shrui"(%3180, %148) : (i32, i32) -> i32
        %3182 = "arith.xori"(%2989, %3181) : (i32, i32) -> i32
        %3183 = "llvm.getelementptr"(%3176, %3182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3184 = "llvm.load"(%3183) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3185 = "vector.extract"(%3184) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3186 = "vector.extract"(%3184) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3187 = "vector.extract"(%3184) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3188 = "vector.extract"(%3184) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3189 = "vector.extract"(%3184) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3190 = "vector.extract"(%3184) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3191 = "vector.extract"(%3184) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3192 = "vector.extract"(%3184) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3184, %3179) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3193 = "arith.constant"() {value = 80 : i32} : () -> i32
      %3194 = "arith.addi"(%2996, %3193) : (i32, i32) -> i32
      %3195 = "arith.cmpi"(%3194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3196 = "arith.andi"(%3195, %2999) : (i1, i1) -> i1
      "scf.if"(%3196) ({
        %3197 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3198 = "arith.constant"() {value = 10 : i64} : () -> i64
        %3199 = "arith.muli"(%3198, %332) : (i64, i64) -> i64
        %3200 = "llvm.getelementptr"(%2995, %3199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3201 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3202 = "arith.shrui"(%3201, %148) : (i32, i32) -> i32
        %3203 = "arith.xori"(%2989, %3202) : (i32, i32) -> i32
        %3204 = "llvm.getelementptr"(%3197, %3203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3205 = "llvm.load"(%3204) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3206 = "vector.extract"(%3205) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3207 = "vector.extract"(%3205) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3208 = "vector.extract"(%3205) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3209 = "vector.extract"(%3205) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3210 = "vector.extract"(%3205) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3211 = "vector.extract"(%3205) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3212 = "vector.extract"(%3205) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3213 = "vector.extract"(%3205) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3205, %3200) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3214 = "arith.constant"() {value = 88 : i32} : () -> i32
      %3215 = "arith.addi"(%2996, %3214) : (i32, i32) -> i32
      %3216 = "arith.cmpi"(%3215, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3217 = "arith.andi"(%3216, %2999) : (i1, i1) -> i1
      "scf.if"(%3217) ({
        %3218 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 5632>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3219 = "arith.constant"() {value = 11 : i64} : () -> i64
        %3220 = "arith.muli"(%3219, %332) : (i64, i64) -> i64
        %3221 = "llvm.getelementptr"(%2995, %3220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3222 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3223 = "arith.shrui"(%3222, %148) : (i32, i32) -> i32
        %3224 = "arith.xori"(%2989, %3223) : (i32, i32) -> i32
        %3225 = "llvm.getelementptr"(%3218, %3224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3226 = "llvm.load"(%3225) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3227 = "vector.extract"(%3226) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3228 = "vector.extract"(%3226) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3229 = "vector.extract"(%3226) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3230 = "vector.extract"(%3226) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3231 = "vector.extract"(%3226) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3232 = "vector.extract"(%3226) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3233 = "vector.extract"(%3226) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3234 = "vector.extract"(%3226) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3226, %3221) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3235 = "arith.addi"(%2996, %115) : (i32, i32) -> i32
      %3236 = "arith.cmpi"(%3235, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3237 = "arith.andi"(%3236, %2999) : (i1, i1) -> i1
      "scf.if"(%3237) ({
        %3238 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3239 = "arith.constant"() {value = 12 : i64} : () -> i64
        %3240 = "arith.muli"(%3239, %332) : (i64, i64) -> i64
        %3241 = "llvm.getelementptr"(%2995, %3240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3242 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3243 = "arith.shrui"(%3242, %148) : (i32, i32) -> i32
        %3244 = "arith.xori"(%2989, %3243) : (i32, i32) -> i32
        %3245 = "llvm.getelementptr"(%3238, %3244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3246 = "llvm.load"(%3245) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3247 = "vector.extract"(%3246) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3248 = "vector.extract"(%3246) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3249 = "vector.extract"(%3246) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3250 = "vector.extract"(%3246) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3251 = "vector.extract"(%3246) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3252 = "vector.extract"(%3246) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3253 = "vector.extract"(%3246) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3254 = "vector.extract"(%3246) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3246, %3241) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3255 = "arith.constant"() {value = 104 : i32} : () -> i32
      %3256 = "arith.addi"(%2996, %3255) : (i32, i32) -> i32
      %3257 = "arith.cmpi"(%3256, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3258 = "arith.andi"(%3257, %2999) : (i1, i1) -> i1
      "scf.if"(%3258) ({
        %3259 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 6656>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3260 = "arith.constant"() {value = 13 : i64} : () -> i64
        %3261 = "arith.muli"(%3260, %332) : (i64, i64) -> i64
        %3262 = "llvm.getelementptr"(%2995, %3261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3263 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3264 = "arith.shrui"(%3263, %148) : (i32, i32) -> i32
        %3265 = "arith.xori"(%2989, %3264) : (i32, i32) -> i32
        %3266 = "llvm.getelementptr"(%3259, %3265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3267 = "llvm.load"(%3266) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3268 = "vector.extract"(%3267) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3269 = "vector.extract"(%3267) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3270 = "vector.extract"(%3267) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3271 = "vector.extract"(%3267) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3272 = "vector.extract"(%3267) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3273 = "vector.extract"(%3267) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3274 = "vector.extract"(%3267) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3275 = "vector.extract"(%3267) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3267, %3262) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3276 = "arith.constant"() {value = 112 : i32} : () -> i32
      %3277 = "arith.addi"(%2996, %3276) : (i32, i32) -> i32
      %3278 = "arith.cmpi"(%3277, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3279 = "arith.andi"(%3278, %2999) : (i1, i1) -> i1
      "scf.if"(%3279) ({
        %3280 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3281 = "arith.constant"() {value = 14 : i64} : () -> i64
        %3282 = "arith.muli"(%3281, %332) : (i64, i64) -> i64
        %3283 = "llvm.getelementptr"(%2995, %3282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3284 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3285 = "arith.shrui"(%3284, %148) : (i32, i32) -> i32
        %3286 = "arith.xori"(%2989, %3285) : (i32, i32) -> i32
        %3287 = "llvm.getelementptr"(%3280, %3286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3288 = "llvm.load"(%3287) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3289 = "vector.extract"(%3288) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3290 = "vector.extract"(%3288) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3291 = "vector.extract"(%3288) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3292 = "vector.extract"(%3288) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3293 = "vector.extract"(%3288) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3294 = "vector.extract"(%3288) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3295 = "vector.extract"(%3288) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3296 = "vector.extract"(%3288) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3288, %3283) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3297 = "arith.constant"() {value = 120 : i32} : () -> i32
      %3298 = "arith.addi"(%2996, %3297) : (i32, i32) -> i32
      %3299 = "arith.cmpi"(%3298, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3300 = "arith.andi"(%3299, %2999) : (i1, i1) -> i1
      "scf.if"(%3300) ({
        %3301 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 7680>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3302 = "arith.constant"() {value = 15 : i64} : () -> i64
        %3303 = "arith.muli"(%3302, %332) : (i64, i64) -> i64
        %3304 = "llvm.getelementptr"(%2995, %3303) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3305 = "arith.andi"(%2989, %2540) : (i32, i32) -> i32
        %3306 = "arith.shrui"(%3305, %148) : (i32, i32) -> i32
        %3307 = "arith.xori"(%2989, %3306) : (i32, i32) -> i32
        %3308 = "llvm.getelementptr"(%3301, %3307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3309 = "llvm.load"(%3308) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3310 = "vector.extract"(%3309) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3311 = "vector.extract"(%3309) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3312 = "vector.extract"(%3309) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3313 = "vector.extract"(%3309) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3314 = "vector.extract"(%3309) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3315 = "vector.extract"(%3309) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3316 = "vector.extract"(%3309) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3317 = "vector.extract"(%3309) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3309, %3304) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.constant"() {value = 127 : i32} : () -> i32
    %10 = "arith.addi"(%1, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 128 : i32} : () -> i32
    %12 = "arith.divui"(%10, %11) : (i32, i32) -> i32
    %13 = "arith.addi"(%5, %9) : (i32, i32) -> i32
    %14 = "arith.divui"(%13, %11) : (i32, i32) -> i32
    %15 = "arith.muli"(%12, %14) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 1 : i32} : () -> i32
    %17 = "arith.constant"() {value = 65536 : i32} : () -> i32
    "gpu.launch_func"(%15, %16, %16, %11, %16, %16, %17, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
