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
      %324 = "llvm.getelementptr"(%82, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %325 = "arith.constant"() {value = 256 : i32} : () -> i32
      %326 = "arith.muli"(%315, %325) : (i32, i32) -> i32
      %327 = "llvm.getelementptr"(%83, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %741 = "arith.addi"(%610, %155) : (i32, i32) -> i32
        %742 = "llvm.getelementptr"(%82, %740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %743 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %744 = "arith.andi"(%741, %146) : (i32, i32) -> i32
        %745 = "arith.shrui"(%744, %148) : (i32, i32) -> i32
        %746 = "arith.xori"(%741, %745) : (i32, i32) -> i32
        %747 = "llvm.getelementptr"(%742, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %756 = "arith.addi"(%741, %158) : (i32, i32) -> i32
        %757 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %758 = "arith.andi"(%756, %146) : (i32, i32) -> i32
        %759 = "arith.shrui"(%758, %148) : (i32, i32) -> i32
        %760 = "arith.xori"(%756, %759) : (i32, i32) -> i32
        %761 = "llvm.getelementptr"(%742, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %770 = "arith.addi"(%741, %170) : (i32, i32) -> i32
        %771 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %772 = "arith.andi"(%770, %146) : (i32, i32) -> i32
        %773 = "arith.shrui"(%772, %148) : (i32, i32) -> i32
        %774 = "arith.xori"(%770, %773) : (i32, i32) -> i32
        %775 = "llvm.getelementptr"(%742, %774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %784 = "arith.addi"(%741, %182) : (i32, i32) -> i32
        %785 = "llvm.getelementptr"(%743) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %786 = "arith.andi"(%784, %146) : (i32, i32) -> i32
        %787 = "arith.shrui"(%786, %148) : (i32, i32) -> i32
        %788 = "arith.xori"(%784, %787) : (i32, i32) -> i32
        %789 = "llvm.getelementptr"(%742, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
        %798 = "arith.addi"(%625, %155) : (i32, i32) -> i32
        %799 = "llvm.getelementptr"(%83, %740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %800 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %801 = "arith.andi"(%798, %146) : (i32, i32) -> i32
        %802 = "arith.shrui"(%801, %148) : (i32, i32) -> i32
        %803 = "arith.xori"(%798, %802) : (i32, i32) -> i32
        %804 = "llvm.getelementptr"(%799, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t809_d = "nvvm.ldmatrix"(%804) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %805 = "llvm.extractvalue"(%t809_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %806 = "llvm.extractvalue"(%t809_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %807 = "llvm.extractvalue"(%t809_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %808 = "llvm.extractvalue"(%t809_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%805, %800) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %810 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%806, %810) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %811 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%807, %811) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %812 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%808, %812) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %813 = "arith.addi"(%798, %158) : (i32, i32) -> i32
        %814 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %815 = "arith.andi"(%813, %146) : (i32, i32) -> i32
        %816 = "arith.shrui"(%815, %148) : (i32, i32) -> i32
        %817 = "arith.xori"(%813, %816) : (i32, i32) -> i32
        %818 = "llvm.getelementptr"(%799, %817) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t823_d = "nvvm.ldmatrix"(%818) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %819 = "llvm.extractvalue"(%t823_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %820 = "llvm.extractvalue"(%t823_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %821 = "llvm.extractvalue"(%t823_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %822 = "llvm.extractvalue"(%t823_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%819, %814) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %824 = "llvm.getelementptr"(%814) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%820, %824) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %825 = "llvm.getelementptr"(%814) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%821, %825) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %826 = "llvm.getelementptr"(%814) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%822, %826) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %827 = "arith.addi"(%798, %170) : (i32, i32) -> i32
        %828 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %829 = "arith.andi"(%827, %146) : (i32, i32) -> i32
        %830 = "arith.shrui"(%829, %148) : (i32, i32) -> i32
        %831 = "arith.xori"(%827, %830) : (i32, i32) -> i32
        %832 = "llvm.getelementptr"(%799, %831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t837_d = "nvvm.ldmatrix"(%832) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %833 = "llvm.extractvalue"(%t837_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %834 = "llvm.extractvalue"(%t837_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %835 = "llvm.extractvalue"(%t837_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %836 = "llvm.extractvalue"(%t837_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%833, %828) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %838 = "llvm.getelementptr"(%828) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%834, %838) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %839 = "llvm.getelementptr"(%828) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%835, %839) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %840 = "llvm.getelementptr"(%828) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%836, %840) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %841 = "arith.addi"(%798, %182) : (i32, i32) -> i32
        %842 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %843 = "arith.andi"(%841, %146) : (i32, i32) -> i32
        %844 = "arith.shrui"(%843, %148) : (i32, i32) -> i32
        %845 = "arith.xori"(%841, %844) : (i32, i32) -> i32
        %846 = "llvm.getelementptr"(%799, %845) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t851_d = "nvvm.ldmatrix"(%846) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %847 = "llvm.extractvalue"(%t851_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %848 = "llvm.extractvalue"(%t851_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %849 = "llvm.extractvalue"(%t851_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %850 = "llvm.extractvalue"(%t851_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%847, %842) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %852 = "llvm.getelementptr"(%842) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%848, %852) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %853 = "llvm.getelementptr"(%842) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%849, %853) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %854 = "llvm.getelementptr"(%842) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%850, %854) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %855 = "arith.addi"(%736, %148) : (i32, i32) -> i32
        %856 = "arith.cmpi"(%855, %63) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%856) ({
          %857 = "arith.extsi"(%855) : (i32) -> i64
          %858 = "arith.muli"(%857, %84) : (i64, i64) -> i64
          %859 = "llvm.getelementptr"(%94, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %860 = "arith.muli"(%738, %739) : (i32, i32) -> i32
          %861 = "llvm.getelementptr"(%82, %860) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %862 = "llvm.getelementptr"(%861, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %863 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %864 = "arith.cmpi"(%863, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %865 = "arith.select"(%864, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%862, %859, %865) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %866 = "llvm.getelementptr"(%859, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %867 = "llvm.getelementptr"(%861, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %868 = "llvm.load"(%108) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %869 = "arith.cmpi"(%868, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %870 = "arith.select"(%869, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%867, %866, %870) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %871 = "llvm.getelementptr"(%859, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %872 = "llvm.getelementptr"(%861, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %873 = "llvm.load"(%113) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %874 = "arith.cmpi"(%873, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %875 = "arith.select"(%874, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%872, %871, %875) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %876 = "llvm.getelementptr"(%859, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %877 = "llvm.getelementptr"(%861, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %878 = "llvm.load"(%118) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %879 = "arith.cmpi"(%878, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %880 = "arith.select"(%879, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%877, %876, %880) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %881 = "llvm.getelementptr"(%102, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %882 = "llvm.getelementptr"(%83, %860) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %883 = "llvm.getelementptr"(%882, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %884 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %885 = "arith.cmpi"(%884, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %886 = "arith.select"(%885, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%883, %881, %886) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %887 = "llvm.getelementptr"(%881, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %888 = "llvm.getelementptr"(%882, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %889 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %890 = "arith.cmpi"(%889, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %891 = "arith.select"(%890, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%888, %887, %891) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %892 = "llvm.getelementptr"(%881, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %893 = "llvm.getelementptr"(%882, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %894 = "llvm.load"(%128) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %895 = "arith.cmpi"(%894, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %896 = "arith.select"(%895, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%893, %892, %896) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          %897 = "llvm.getelementptr"(%881, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %898 = "llvm.getelementptr"(%882, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %899 = "llvm.load"(%132) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %900 = "arith.cmpi"(%899, %153) {predicate = 1 : i64} : (i8, i8) -> i1
          %901 = "arith.select"(%900, %155, %45) : (i1, i32, i32) -> i32
          "nvvm.cp.async.shared.global"(%898, %897, %901) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        %902 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %903 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %904 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %905 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %906 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %907 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %908 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %909 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %910 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %911 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t916_d = "llvm.call_intrinsic"(%902, %903, %904, %905, %906, %907, %908, %909, %910, %911) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %912 = "llvm.extractvalue"(%t916_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %913 = "llvm.extractvalue"(%t916_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %914 = "llvm.extractvalue"(%t916_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %915 = "llvm.extractvalue"(%t916_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%912, %22) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%913, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%914, %474) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%915, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %917 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %918 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %919 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %920 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %921 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %922 = "llvm.getelementptr"(%690) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %923 = "llvm.load"(%922) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %924 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %925 = "llvm.getelementptr"(%488) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %926 = "llvm.load"(%925) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %927 = "llvm.getelementptr"(%488) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %928 = "llvm.load"(%927) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %929 = "llvm.getelementptr"(%488) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %930 = "llvm.load"(%929) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t935_d = "llvm.call_intrinsic"(%917, %918, %919, %920, %921, %923, %924, %926, %928, %930) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %931 = "llvm.extractvalue"(%t935_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %932 = "llvm.extractvalue"(%t935_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %933 = "llvm.extractvalue"(%t935_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %934 = "llvm.extractvalue"(%t935_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%931, %488) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%932, %925) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%933, %927) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%934, %929) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %936 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %937 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %938 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %939 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %940 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %941 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %942 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %943 = "llvm.getelementptr"(%504) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %944 = "llvm.load"(%943) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %945 = "llvm.getelementptr"(%504) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %946 = "llvm.load"(%945) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %947 = "llvm.getelementptr"(%504) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %948 = "llvm.load"(%947) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t953_d = "llvm.call_intrinsic"(%936, %937, %938, %939, %940, %941, %942, %944, %946, %948) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %949 = "llvm.extractvalue"(%t953_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %950 = "llvm.extractvalue"(%t953_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %951 = "llvm.extractvalue"(%t953_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %952 = "llvm.extractvalue"(%t953_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%949, %504) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%950, %943) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%951, %945) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%952, %947) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %954 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %955 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %956 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %957 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %958 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %959 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %960 = "llvm.getelementptr"(%954) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %961 = "llvm.load"(%960) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %962 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %963 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %964 = "llvm.load"(%963) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %965 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %966 = "llvm.load"(%965) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %967 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %968 = "llvm.load"(%967) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t973_d = "llvm.call_intrinsic"(%955, %956, %957, %958, %959, %961, %962, %964, %966, %968) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %969 = "llvm.extractvalue"(%t973_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %970 = "llvm.extractvalue"(%t973_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %971 = "llvm.extractvalue"(%t973_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %972 = "llvm.extractvalue"(%t973_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%969, %520) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%970, %963) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%971, %965) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%972, %967) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %974 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %975 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %976 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %977 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %978 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %979 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %980 = "llvm.load"(%536) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %981 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %982 = "llvm.load"(%981) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %983 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %984 = "llvm.load"(%983) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %985 = "llvm.getelementptr"(%536) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %986 = "llvm.load"(%985) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t991_d = "llvm.call_intrinsic"(%974, %975, %976, %977, %978, %979, %980, %982, %984, %986) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %987 = "llvm.extractvalue"(%t991_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %988 = "llvm.extractvalue"(%t991_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %989 = "llvm.extractvalue"(%t991_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %990 = "llvm.extractvalue"(%t991_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%987, %536) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%988, %981) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%989, %983) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%990, %985) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %992 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %993 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %994 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %995 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %996 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %997 = "llvm.load"(%992) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %998 = "llvm.getelementptr"(%992) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %999 = "llvm.load"(%998) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1000 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1001 = "llvm.getelementptr"(%552) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1002 = "llvm.load"(%1001) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1003 = "llvm.getelementptr"(%552) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1004 = "llvm.load"(%1003) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1005 = "llvm.getelementptr"(%552) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1006 = "llvm.load"(%1005) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1011_d = "llvm.call_intrinsic"(%993, %994, %995, %996, %997, %999, %1000, %1002, %1004, %1006) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1007 = "llvm.extractvalue"(%t1011_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1008 = "llvm.extractvalue"(%t1011_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1009 = "llvm.extractvalue"(%t1011_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1010 = "llvm.extractvalue"(%t1011_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1007, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1008, %1001) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1009, %1003) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1010, %1005) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1012 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1013 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1014 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1015 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1016 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1017 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1018 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1019 = "llvm.getelementptr"(%568) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1020 = "llvm.load"(%1019) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1021 = "llvm.getelementptr"(%568) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1022 = "llvm.load"(%1021) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1023 = "llvm.getelementptr"(%568) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1024 = "llvm.load"(%1023) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1029_d = "llvm.call_intrinsic"(%1012, %1013, %1014, %1015, %1016, %1017, %1018, %1020, %1022, %1024) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1025 = "llvm.extractvalue"(%t1029_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1026 = "llvm.extractvalue"(%t1029_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1027 = "llvm.extractvalue"(%t1029_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1028 = "llvm.extractvalue"(%t1029_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1025, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1026, %1019) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1027, %1021) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1028, %1023) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1030 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1031 = "llvm.load"(%18) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1032 = "llvm.load"(%635) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1033 = "llvm.load"(%636) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1034 = "llvm.load"(%637) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1035 = "llvm.load"(%1030) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1036 = "llvm.getelementptr"(%1030) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1037 = "llvm.load"(%1036) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1038 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1039 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1040 = "llvm.load"(%1039) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1041 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1042 = "llvm.load"(%1041) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1043 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1044 = "llvm.load"(%1043) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1049_d = "llvm.call_intrinsic"(%1031, %1032, %1033, %1034, %1035, %1037, %1038, %1040, %1042, %1044) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1045 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1046 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1047 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1048 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1045, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1046, %1039) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1047, %1041) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1048, %1043) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1050 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1051 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1052 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1053 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1054 = "llvm.load"(%1030) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1055 = "llvm.load"(%1036) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1056 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1057 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1058 = "llvm.load"(%1057) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1059 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1060 = "llvm.load"(%1059) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1061 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1062 = "llvm.load"(%1061) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1067_d = "llvm.call_intrinsic"(%1050, %1051, %1052, %1053, %1054, %1055, %1056, %1058, %1060, %1062) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1063 = "llvm.extractvalue"(%t1067_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1064 = "llvm.extractvalue"(%t1067_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1065 = "llvm.extractvalue"(%t1067_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1066 = "llvm.extractvalue"(%t1067_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1063, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1064, %1057) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1065, %1059) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1066, %1061) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1068 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1069 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1070 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1071 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1072 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1073 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1074 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1075 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1076 = "llvm.load"(%1075) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1077 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1078 = "llvm.load"(%1077) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1079 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1080 = "llvm.load"(%1079) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1085_d = "llvm.call_intrinsic"(%1068, %1069, %1070, %1071, %1072, %1073, %1074, %1076, %1078, %1080) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1081 = "llvm.extractvalue"(%t1085_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1082 = "llvm.extractvalue"(%t1085_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1083 = "llvm.extractvalue"(%t1085_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1084 = "llvm.extractvalue"(%t1085_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1081, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1082, %1075) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1083, %1077) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1084, %1079) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1086 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1087 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1088 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1089 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1090 = "llvm.load"(%992) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1091 = "llvm.load"(%998) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1092 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1093 = "llvm.getelementptr"(%556) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1094 = "llvm.load"(%1093) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1095 = "llvm.getelementptr"(%556) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1096 = "llvm.load"(%1095) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1097 = "llvm.getelementptr"(%556) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1098 = "llvm.load"(%1097) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1103_d = "llvm.call_intrinsic"(%1086, %1087, %1088, %1089, %1090, %1091, %1092, %1094, %1096, %1098) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1099 = "llvm.extractvalue"(%t1103_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1100 = "llvm.extractvalue"(%t1103_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1101 = "llvm.extractvalue"(%t1103_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1102 = "llvm.extractvalue"(%t1103_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1099, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1100, %1093) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1101, %1095) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1102, %1097) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1104 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1105 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1106 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1107 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1108 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1109 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1110 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1111 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1112 = "llvm.load"(%1111) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1113 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1114 = "llvm.load"(%1113) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1115 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1116 = "llvm.load"(%1115) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1121_d = "llvm.call_intrinsic"(%1104, %1105, %1106, %1107, %1108, %1109, %1110, %1112, %1114, %1116) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1117 = "llvm.extractvalue"(%t1121_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1118 = "llvm.extractvalue"(%t1121_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1119 = "llvm.extractvalue"(%t1121_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1120 = "llvm.extractvalue"(%t1121_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1117, %540) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1118, %1111) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1119, %1113) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1120, %1115) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1122 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1123 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1124 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1125 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1126 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1127 = "llvm.load"(%960) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1128 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1129 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1130 = "llvm.load"(%1129) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1131 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1132 = "llvm.load"(%1131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1133 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1134 = "llvm.load"(%1133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1139_d = "llvm.call_intrinsic"(%1122, %1123, %1124, %1125, %1126, %1127, %1128, %1130, %1132, %1134) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1135 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1136 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1137 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1138 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1135, %524) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1136, %1129) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1137, %1131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1138, %1133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1140 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1141 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1142 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1143 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1144 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1145 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1146 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1147 = "llvm.getelementptr"(%508) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1148 = "llvm.load"(%1147) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1149 = "llvm.getelementptr"(%508) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1150 = "llvm.load"(%1149) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1151 = "llvm.getelementptr"(%508) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1152 = "llvm.load"(%1151) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1157_d = "llvm.call_intrinsic"(%1140, %1141, %1142, %1143, %1144, %1145, %1146, %1148, %1150, %1152) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1153 = "llvm.extractvalue"(%t1157_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1154 = "llvm.extractvalue"(%t1157_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1155 = "llvm.extractvalue"(%t1157_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1156 = "llvm.extractvalue"(%t1157_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1153, %508) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1154, %1147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1155, %1149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1156, %1151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1158 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1159 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1160 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1161 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1162 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1163 = "llvm.load"(%922) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1164 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1165 = "llvm.getelementptr"(%492) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1166 = "llvm.load"(%1165) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1167 = "llvm.getelementptr"(%492) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1168 = "llvm.load"(%1167) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1169 = "llvm.getelementptr"(%492) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1170 = "llvm.load"(%1169) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1175_d = "llvm.call_intrinsic"(%1158, %1159, %1160, %1161, %1162, %1163, %1164, %1166, %1168, %1170) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1171 = "llvm.extractvalue"(%t1175_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1172 = "llvm.extractvalue"(%t1175_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1173 = "llvm.extractvalue"(%t1175_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1174 = "llvm.extractvalue"(%t1175_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1171, %492) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1172, %1165) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1173, %1167) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1174, %1169) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1176 = "llvm.load"(%639) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1177 = "llvm.load"(%649) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1178 = "llvm.load"(%650) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1179 = "llvm.load"(%651) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1180 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1181 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1182 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1183 = "llvm.getelementptr"(%476) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1184 = "llvm.load"(%1183) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1185 = "llvm.getelementptr"(%476) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1186 = "llvm.load"(%1185) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1187 = "llvm.getelementptr"(%476) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1188 = "llvm.load"(%1187) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1193_d = "llvm.call_intrinsic"(%1176, %1177, %1178, %1179, %1180, %1181, %1182, %1184, %1186, %1188) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1189 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1190 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1191 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1192 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1189, %476) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1190, %1183) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1191, %1185) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1192, %1187) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1194 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1195 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1196 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1197 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1198 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1199 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1200 = "llvm.load"(%480) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1201 = "llvm.getelementptr"(%480) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1202 = "llvm.load"(%1201) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1203 = "llvm.getelementptr"(%480) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1204 = "llvm.load"(%1203) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1205 = "llvm.getelementptr"(%480) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1206 = "llvm.load"(%1205) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1211_d = "llvm.call_intrinsic"(%1194, %1195, %1196, %1197, %1198, %1199, %1200, %1202, %1204, %1206) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1207 = "llvm.extractvalue"(%t1211_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1208 = "llvm.extractvalue"(%t1211_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1209 = "llvm.extractvalue"(%t1211_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1210 = "llvm.extractvalue"(%t1211_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1207, %480) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1208, %1201) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1209, %1203) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1210, %1205) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1212 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1213 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1214 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1215 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1216 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1217 = "llvm.load"(%922) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1218 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1219 = "llvm.getelementptr"(%496) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1220 = "llvm.load"(%1219) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1221 = "llvm.getelementptr"(%496) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1222 = "llvm.load"(%1221) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1223 = "llvm.getelementptr"(%496) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1224 = "llvm.load"(%1223) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1229_d = "llvm.call_intrinsic"(%1212, %1213, %1214, %1215, %1216, %1217, %1218, %1220, %1222, %1224) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1225 = "llvm.extractvalue"(%t1229_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1226 = "llvm.extractvalue"(%t1229_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1227 = "llvm.extractvalue"(%t1229_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1228 = "llvm.extractvalue"(%t1229_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1225, %496) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1226, %1219) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1227, %1221) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1228, %1223) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1230 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1231 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1232 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1233 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1234 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1235 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1236 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1237 = "llvm.getelementptr"(%512) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1238 = "llvm.load"(%1237) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1239 = "llvm.getelementptr"(%512) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1240 = "llvm.load"(%1239) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1241 = "llvm.getelementptr"(%512) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1242 = "llvm.load"(%1241) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1247_d = "llvm.call_intrinsic"(%1230, %1231, %1232, %1233, %1234, %1235, %1236, %1238, %1240, %1242) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1243 = "llvm.extractvalue"(%t1247_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1244 = "llvm.extractvalue"(%t1247_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1245 = "llvm.extractvalue"(%t1247_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1246 = "llvm.extractvalue"(%t1247_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1243, %512) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1244, %1237) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1245, %1239) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1246, %1241) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1248 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1249 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1250 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1251 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1252 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1253 = "llvm.load"(%960) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1254 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1255 = "llvm.getelementptr"(%528) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1256 = "llvm.load"(%1255) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1257 = "llvm.getelementptr"(%528) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1258 = "llvm.load"(%1257) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1259 = "llvm.getelementptr"(%528) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1260 = "llvm.load"(%1259) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1265_d = "llvm.call_intrinsic"(%1248, %1249, %1250, %1251, %1252, %1253, %1254, %1256, %1258, %1260) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1261 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1262 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1263 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1264 = "llvm.extractvalue"(%t1265_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1261, %528) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1262, %1255) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1263, %1257) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1264, %1259) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1266 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1267 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1268 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1269 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1270 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1271 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1272 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1273 = "llvm.getelementptr"(%544) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1274 = "llvm.load"(%1273) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1275 = "llvm.getelementptr"(%544) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1276 = "llvm.load"(%1275) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1277 = "llvm.getelementptr"(%544) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1278 = "llvm.load"(%1277) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1283_d = "llvm.call_intrinsic"(%1266, %1267, %1268, %1269, %1270, %1271, %1272, %1274, %1276, %1278) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1279 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1280 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1281 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1282 = "llvm.extractvalue"(%t1283_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1279, %544) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1280, %1273) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1281, %1275) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1282, %1277) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1284 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1285 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1286 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1287 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1288 = "llvm.load"(%992) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1289 = "llvm.load"(%998) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1290 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1291 = "llvm.getelementptr"(%560) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1292 = "llvm.load"(%1291) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1293 = "llvm.getelementptr"(%560) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1294 = "llvm.load"(%1293) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1295 = "llvm.getelementptr"(%560) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1296 = "llvm.load"(%1295) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1301_d = "llvm.call_intrinsic"(%1284, %1285, %1286, %1287, %1288, %1289, %1290, %1292, %1294, %1296) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1297 = "llvm.extractvalue"(%t1301_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1298 = "llvm.extractvalue"(%t1301_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1299 = "llvm.extractvalue"(%t1301_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1300 = "llvm.extractvalue"(%t1301_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1297, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1298, %1291) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1299, %1293) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1300, %1295) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1302 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1303 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1304 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1305 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1306 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1307 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1308 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1309 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1310 = "llvm.load"(%1309) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1311 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1312 = "llvm.load"(%1311) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1313 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1314 = "llvm.load"(%1313) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1319_d = "llvm.call_intrinsic"(%1302, %1303, %1304, %1305, %1306, %1307, %1308, %1310, %1312, %1314) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1315 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1316 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1317 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1318 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1315, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1316, %1309) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1317, %1311) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1318, %1313) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1320 = "llvm.load"(%653) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1321 = "llvm.load"(%663) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1322 = "llvm.load"(%664) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1323 = "llvm.load"(%665) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1324 = "llvm.load"(%1030) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1325 = "llvm.load"(%1036) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1326 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1327 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1328 = "llvm.load"(%1327) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1329 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1330 = "llvm.load"(%1329) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1331 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1332 = "llvm.load"(%1331) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1337_d = "llvm.call_intrinsic"(%1320, %1321, %1322, %1323, %1324, %1325, %1326, %1328, %1330, %1332) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1333 = "llvm.extractvalue"(%t1337_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1334 = "llvm.extractvalue"(%t1337_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1335 = "llvm.extractvalue"(%t1337_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1336 = "llvm.extractvalue"(%t1337_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1333, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1334, %1327) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1335, %1329) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1336, %1331) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1338 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1339 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1340 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1341 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1342 = "llvm.load"(%1030) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1343 = "llvm.load"(%1036) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1344 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1345 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1346 = "llvm.load"(%1345) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1347 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1348 = "llvm.load"(%1347) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1349 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1350 = "llvm.load"(%1349) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1355_d = "llvm.call_intrinsic"(%1338, %1339, %1340, %1341, %1342, %1343, %1344, %1346, %1348, %1350) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1351 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1352 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1353 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1354 = "llvm.extractvalue"(%t1355_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1351, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1352, %1345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1353, %1347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1354, %1349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1356 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1357 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1358 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1359 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1360 = "llvm.load"(%721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1361 = "llvm.load"(%731) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1362 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1363 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1364 = "llvm.load"(%1363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1365 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1366 = "llvm.load"(%1365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1367 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1368 = "llvm.load"(%1367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1373_d = "llvm.call_intrinsic"(%1356, %1357, %1358, %1359, %1360, %1361, %1362, %1364, %1366, %1368) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1369 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1370 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1371 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1372 = "llvm.extractvalue"(%t1373_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1369, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1370, %1363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1371, %1365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1372, %1367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1374 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1375 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1376 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1377 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1378 = "llvm.load"(%992) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1379 = "llvm.load"(%998) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1380 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1381 = "llvm.getelementptr"(%564) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1382 = "llvm.load"(%1381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1383 = "llvm.getelementptr"(%564) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1384 = "llvm.load"(%1383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1385 = "llvm.getelementptr"(%564) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1386 = "llvm.load"(%1385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1391_d = "llvm.call_intrinsic"(%1374, %1375, %1376, %1377, %1378, %1379, %1380, %1382, %1384, %1386) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1387 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1388 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1389 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1390 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1387, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1388, %1381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1389, %1383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1390, %1385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1392 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1393 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1394 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1395 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1396 = "llvm.load"(%707) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1397 = "llvm.load"(%717) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1398 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1399 = "llvm.getelementptr"(%548) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1400 = "llvm.load"(%1399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1401 = "llvm.getelementptr"(%548) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1402 = "llvm.load"(%1401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1403 = "llvm.getelementptr"(%548) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1404 = "llvm.load"(%1403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1409_d = "llvm.call_intrinsic"(%1392, %1393, %1394, %1395, %1396, %1397, %1398, %1400, %1402, %1404) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1405 = "llvm.extractvalue"(%t1409_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1406 = "llvm.extractvalue"(%t1409_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1407 = "llvm.extractvalue"(%t1409_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1408 = "llvm.extractvalue"(%t1409_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1405, %548) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1406, %1399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1407, %1401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1408, %1403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1410 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1411 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1412 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1413 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1414 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1415 = "llvm.load"(%960) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1416 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1417 = "llvm.getelementptr"(%532) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1418 = "llvm.load"(%1417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1419 = "llvm.getelementptr"(%532) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1420 = "llvm.load"(%1419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1421 = "llvm.getelementptr"(%532) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1422 = "llvm.load"(%1421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1427_d = "llvm.call_intrinsic"(%1410, %1411, %1412, %1413, %1414, %1415, %1416, %1418, %1420, %1422) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1423 = "llvm.extractvalue"(%t1427_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1424 = "llvm.extractvalue"(%t1427_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1425 = "llvm.extractvalue"(%t1427_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1426 = "llvm.extractvalue"(%t1427_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1423, %532) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1424, %1417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1425, %1419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1426, %1421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1428 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1429 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1430 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1431 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1432 = "llvm.load"(%693) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1433 = "llvm.load"(%703) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1434 = "llvm.load"(%516) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1435 = "llvm.getelementptr"(%516) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1436 = "llvm.load"(%1435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1437 = "llvm.getelementptr"(%516) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1438 = "llvm.load"(%1437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1439 = "llvm.getelementptr"(%516) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1440 = "llvm.load"(%1439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1445_d = "llvm.call_intrinsic"(%1428, %1429, %1430, %1431, %1432, %1433, %1434, %1436, %1438, %1440) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1441 = "llvm.extractvalue"(%t1445_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1442 = "llvm.extractvalue"(%t1445_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1443 = "llvm.extractvalue"(%t1445_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1444 = "llvm.extractvalue"(%t1445_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1441, %516) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1442, %1435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1443, %1437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1444, %1439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1446 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1447 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1448 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1449 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1450 = "llvm.load"(%690) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1451 = "llvm.load"(%922) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1452 = "llvm.load"(%500) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1453 = "llvm.getelementptr"(%500) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1454 = "llvm.load"(%1453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1455 = "llvm.getelementptr"(%500) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1456 = "llvm.load"(%1455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1457 = "llvm.getelementptr"(%500) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1458 = "llvm.load"(%1457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1463_d = "llvm.call_intrinsic"(%1446, %1447, %1448, %1449, %1450, %1451, %1452, %1454, %1456, %1458) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1459 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1460 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1461 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1462 = "llvm.extractvalue"(%t1463_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1459, %500) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1460, %1453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1461, %1455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1462, %1457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1464 = "llvm.load"(%667) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1465 = "llvm.load"(%677) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1466 = "llvm.load"(%678) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1467 = "llvm.load"(%679) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1468 = "llvm.load"(%20) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1469 = "llvm.load"(%689) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1470 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1471 = "llvm.getelementptr"(%484) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1472 = "llvm.load"(%1471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1473 = "llvm.getelementptr"(%484) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1474 = "llvm.load"(%1473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1475 = "llvm.getelementptr"(%484) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1476 = "llvm.load"(%1475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1481_d = "llvm.call_intrinsic"(%1464, %1465, %1466, %1467, %1468, %1469, %1470, %1472, %1474, %1476) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1477 = "llvm.extractvalue"(%t1481_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1478 = "llvm.extractvalue"(%t1481_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1479 = "llvm.extractvalue"(%t1481_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1480 = "llvm.extractvalue"(%t1481_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1477, %484) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1478, %1471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1479, %1473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1480, %1475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1482 = "arith.cmpi"(%737, %148) {predicate = 0 : i64} : (i32, i32) -> i1
        %1483 = "arith.addi"(%737, %57) : (i32, i32) -> i32
        %1484 = "arith.select"(%1482, %45, %1483) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1485 = "arith.muli"(%1484, %739) : (i32, i32) -> i32
        %1486 = "llvm.getelementptr"(%82, %1485) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1487 = "llvm.getelementptr"(%1486, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1492_d = "nvvm.ldmatrix"(%1487) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1488 = "llvm.extractvalue"(%t1492_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1489 = "llvm.extractvalue"(%t1492_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1490 = "llvm.extractvalue"(%t1492_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1491 = "llvm.extractvalue"(%t1492_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1488, %18) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1489, %635) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1490, %636) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1491, %637) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1493 = "llvm.getelementptr"(%1486, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1498_d = "nvvm.ldmatrix"(%1493) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1494 = "llvm.extractvalue"(%t1498_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1495 = "llvm.extractvalue"(%t1498_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1496 = "llvm.extractvalue"(%t1498_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1497 = "llvm.extractvalue"(%t1498_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1494, %639) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1495, %649) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1496, %650) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1497, %651) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1499 = "llvm.getelementptr"(%1486, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1504_d = "nvvm.ldmatrix"(%1499) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1500 = "llvm.extractvalue"(%t1504_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1501 = "llvm.extractvalue"(%t1504_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1502 = "llvm.extractvalue"(%t1504_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1503 = "llvm.extractvalue"(%t1504_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1500, %653) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1501, %663) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1502, %664) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1503, %665) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1505 = "llvm.getelementptr"(%1486, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1510_d = "nvvm.ldmatrix"(%1505) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1506 = "llvm.extractvalue"(%t1510_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1507 = "llvm.extractvalue"(%t1510_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1508 = "llvm.extractvalue"(%t1510_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1509 = "llvm.extractvalue"(%t1510_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1506, %667) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1507, %677) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1508, %678) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1509, %679) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1511 = "llvm.getelementptr"(%83, %1485) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1512 = "llvm.getelementptr"(%1511, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1517_d = "nvvm.ldmatrix"(%1512) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1513 = "llvm.extractvalue"(%t1517_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1514 = "llvm.extractvalue"(%t1517_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1515 = "llvm.extractvalue"(%t1517_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1516 = "llvm.extractvalue"(%t1517_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1513, %20) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1514, %689) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1515, %690) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1516, %691) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1518 = "llvm.getelementptr"(%1511, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1523_d = "nvvm.ldmatrix"(%1518) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1519 = "llvm.extractvalue"(%t1523_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1520 = "llvm.extractvalue"(%t1523_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1521 = "llvm.extractvalue"(%t1523_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1522 = "llvm.extractvalue"(%t1523_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1519, %693) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1520, %703) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1521, %704) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1522, %705) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1524 = "llvm.getelementptr"(%1511, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1529_d = "nvvm.ldmatrix"(%1524) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1525 = "llvm.extractvalue"(%t1529_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1526 = "llvm.extractvalue"(%t1529_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1527 = "llvm.extractvalue"(%t1529_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1528 = "llvm.extractvalue"(%t1529_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1525, %707) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1526, %717) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1527, %718) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1528, %719) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1530 = "llvm.getelementptr"(%1511, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1535_d = "nvvm.ldmatrix"(%1530) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1531 = "llvm.extractvalue"(%t1535_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1532 = "llvm.extractvalue"(%t1535_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1533 = "llvm.extractvalue"(%t1535_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1534 = "llvm.extractvalue"(%t1535_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1531, %721) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1532, %731) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1533, %732) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1534, %733) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1536 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1537 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1538 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1539 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1540 = "llvm.load"(%800) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1541 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1542 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1543 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1544 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1545 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1550_d = "llvm.call_intrinsic"(%1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1546 = "llvm.extractvalue"(%t1550_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1547 = "llvm.extractvalue"(%t1550_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1548 = "llvm.extractvalue"(%t1550_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1549 = "llvm.extractvalue"(%t1550_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1546, %22) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1547, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1548, %474) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1549, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1551 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1552 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1553 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1554 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1555 = "llvm.load"(%811) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1556 = "llvm.getelementptr"(%811) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1557 = "llvm.load"(%1556) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1558 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1559 = "llvm.load"(%925) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1560 = "llvm.load"(%927) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1561 = "llvm.load"(%929) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1566_d = "llvm.call_intrinsic"(%1551, %1552, %1553, %1554, %1555, %1557, %1558, %1559, %1560, %1561) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1562 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1563 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1564 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1565 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1562, %488) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1563, %925) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1564, %927) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1565, %929) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1567 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1568 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1569 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1570 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1571 = "llvm.load"(%814) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1572 = "llvm.load"(%824) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1573 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1574 = "llvm.load"(%943) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1575 = "llvm.load"(%945) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1576 = "llvm.load"(%947) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1581_d = "llvm.call_intrinsic"(%1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1577 = "llvm.extractvalue"(%t1581_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1578 = "llvm.extractvalue"(%t1581_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1579 = "llvm.extractvalue"(%t1581_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1580 = "llvm.extractvalue"(%t1581_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1577, %504) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1578, %943) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1579, %945) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1580, %947) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1582 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1583 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1584 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1585 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1586 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1587 = "llvm.load"(%1582) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1588 = "llvm.getelementptr"(%1582) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1589 = "llvm.load"(%1588) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1590 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1591 = "llvm.load"(%963) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1592 = "llvm.load"(%965) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1593 = "llvm.load"(%967) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1598_d = "llvm.call_intrinsic"(%1583, %1584, %1585, %1586, %1587, %1589, %1590, %1591, %1592, %1593) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1594 = "llvm.extractvalue"(%t1598_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1595 = "llvm.extractvalue"(%t1598_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1596 = "llvm.extractvalue"(%t1598_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1597 = "llvm.extractvalue"(%t1598_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1594, %520) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1595, %963) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1596, %965) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1597, %967) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1599 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1600 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1601 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1602 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1603 = "llvm.load"(%828) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1604 = "llvm.load"(%838) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1605 = "llvm.load"(%536) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1606 = "llvm.load"(%981) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1607 = "llvm.load"(%983) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1608 = "llvm.load"(%985) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1613_d = "llvm.call_intrinsic"(%1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1609 = "llvm.extractvalue"(%t1613_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1610 = "llvm.extractvalue"(%t1613_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1611 = "llvm.extractvalue"(%t1613_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1612 = "llvm.extractvalue"(%t1613_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1609, %536) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1610, %981) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1611, %983) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1612, %985) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1614 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1615 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1616 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1617 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1618 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1619 = "llvm.load"(%1614) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1620 = "llvm.getelementptr"(%1614) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1621 = "llvm.load"(%1620) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1622 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1623 = "llvm.load"(%1001) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1624 = "llvm.load"(%1003) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1625 = "llvm.load"(%1005) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1630_d = "llvm.call_intrinsic"(%1615, %1616, %1617, %1618, %1619, %1621, %1622, %1623, %1624, %1625) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1626 = "llvm.extractvalue"(%t1630_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1627 = "llvm.extractvalue"(%t1630_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1628 = "llvm.extractvalue"(%t1630_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1629 = "llvm.extractvalue"(%t1630_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1626, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1627, %1001) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1628, %1003) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1629, %1005) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1631 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1632 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1633 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1634 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1635 = "llvm.load"(%842) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1636 = "llvm.load"(%852) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1637 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1638 = "llvm.load"(%1019) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1639 = "llvm.load"(%1021) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1640 = "llvm.load"(%1023) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1645_d = "llvm.call_intrinsic"(%1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1641 = "llvm.extractvalue"(%t1645_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1642 = "llvm.extractvalue"(%t1645_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1643 = "llvm.extractvalue"(%t1645_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1644 = "llvm.extractvalue"(%t1645_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1641, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1642, %1019) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1643, %1021) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1644, %1023) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1646 = "llvm.getelementptr"(%800) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1647 = "llvm.load"(%743) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1648 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1649 = "llvm.load"(%754) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1650 = "llvm.load"(%755) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1651 = "llvm.load"(%1646) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1652 = "llvm.getelementptr"(%1646) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1653 = "llvm.load"(%1652) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1654 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1655 = "llvm.load"(%1039) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1656 = "llvm.load"(%1041) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1657 = "llvm.load"(%1043) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1662_d = "llvm.call_intrinsic"(%1647, %1648, %1649, %1650, %1651, %1653, %1654, %1655, %1656, %1657) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1658 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1659 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1660 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1661 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1658, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1659, %1039) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1660, %1041) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1661, %1043) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1663 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1664 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1665 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1666 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1667 = "llvm.load"(%1646) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1668 = "llvm.load"(%1652) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1669 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1670 = "llvm.load"(%1057) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1671 = "llvm.load"(%1059) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1672 = "llvm.load"(%1061) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1677_d = "llvm.call_intrinsic"(%1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1673 = "llvm.extractvalue"(%t1677_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1674 = "llvm.extractvalue"(%t1677_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1675 = "llvm.extractvalue"(%t1677_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1676 = "llvm.extractvalue"(%t1677_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1673, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1674, %1057) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1675, %1059) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1676, %1061) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1678 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1679 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1680 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1681 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1682 = "llvm.load"(%842) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1683 = "llvm.load"(%852) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1684 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1685 = "llvm.load"(%1075) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1686 = "llvm.load"(%1077) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1687 = "llvm.load"(%1079) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1692_d = "llvm.call_intrinsic"(%1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1688 = "llvm.extractvalue"(%t1692_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1689 = "llvm.extractvalue"(%t1692_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1690 = "llvm.extractvalue"(%t1692_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1691 = "llvm.extractvalue"(%t1692_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1688, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1689, %1075) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1690, %1077) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1691, %1079) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1693 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1694 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1695 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1696 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1697 = "llvm.load"(%1614) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1698 = "llvm.load"(%1620) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1699 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1700 = "llvm.load"(%1093) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1701 = "llvm.load"(%1095) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1702 = "llvm.load"(%1097) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1707_d = "llvm.call_intrinsic"(%1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1703 = "llvm.extractvalue"(%t1707_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1704 = "llvm.extractvalue"(%t1707_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1705 = "llvm.extractvalue"(%t1707_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1706 = "llvm.extractvalue"(%t1707_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1703, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1704, %1093) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1705, %1095) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1706, %1097) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1708 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1709 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1710 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1711 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1712 = "llvm.load"(%828) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1713 = "llvm.load"(%838) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1714 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1715 = "llvm.load"(%1111) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1716 = "llvm.load"(%1113) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1717 = "llvm.load"(%1115) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1722_d = "llvm.call_intrinsic"(%1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1718 = "llvm.extractvalue"(%t1722_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1719 = "llvm.extractvalue"(%t1722_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1720 = "llvm.extractvalue"(%t1722_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1721 = "llvm.extractvalue"(%t1722_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1718, %540) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1719, %1111) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1720, %1113) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1721, %1115) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1723 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1724 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1725 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1726 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1727 = "llvm.load"(%1582) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1728 = "llvm.load"(%1588) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1729 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1730 = "llvm.load"(%1129) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1731 = "llvm.load"(%1131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1732 = "llvm.load"(%1133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1737_d = "llvm.call_intrinsic"(%1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1733 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1734 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1735 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1736 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1733, %524) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1734, %1129) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1735, %1131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1736, %1133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1738 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1739 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1740 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1741 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1742 = "llvm.load"(%814) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1743 = "llvm.load"(%824) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1744 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1745 = "llvm.load"(%1147) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1746 = "llvm.load"(%1149) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1747 = "llvm.load"(%1151) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1752_d = "llvm.call_intrinsic"(%1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1748 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1749 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1750 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1751 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1748, %508) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1749, %1147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1750, %1149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1751, %1151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1753 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1754 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1755 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1756 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1757 = "llvm.load"(%811) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1758 = "llvm.load"(%1556) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1759 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1760 = "llvm.load"(%1165) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1761 = "llvm.load"(%1167) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1762 = "llvm.load"(%1169) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1767_d = "llvm.call_intrinsic"(%1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1763 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1764 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1765 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1766 = "llvm.extractvalue"(%t1767_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1763, %492) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1764, %1165) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1765, %1167) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1766, %1169) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1768 = "llvm.load"(%757) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1769 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1770 = "llvm.load"(%768) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1771 = "llvm.load"(%769) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1772 = "llvm.load"(%800) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1773 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1774 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1775 = "llvm.load"(%1183) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1776 = "llvm.load"(%1185) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1777 = "llvm.load"(%1187) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1782_d = "llvm.call_intrinsic"(%1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1778 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1779 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1780 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1781 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1778, %476) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1779, %1183) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1780, %1185) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1781, %1187) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1783 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1784 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1785 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1786 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1787 = "llvm.load"(%800) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1788 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1789 = "llvm.load"(%480) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1790 = "llvm.load"(%1201) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1791 = "llvm.load"(%1203) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1792 = "llvm.load"(%1205) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1797_d = "llvm.call_intrinsic"(%1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1793 = "llvm.extractvalue"(%t1797_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1794 = "llvm.extractvalue"(%t1797_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1795 = "llvm.extractvalue"(%t1797_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1796 = "llvm.extractvalue"(%t1797_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1793, %480) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1794, %1201) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1795, %1203) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1796, %1205) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1798 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1799 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1800 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1801 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1802 = "llvm.load"(%811) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1803 = "llvm.load"(%1556) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1804 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1805 = "llvm.load"(%1219) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1806 = "llvm.load"(%1221) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1807 = "llvm.load"(%1223) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1812_d = "llvm.call_intrinsic"(%1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1808 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1809 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1810 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1811 = "llvm.extractvalue"(%t1812_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1808, %496) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1809, %1219) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1810, %1221) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1811, %1223) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1813 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1814 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1815 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1816 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1817 = "llvm.load"(%814) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1818 = "llvm.load"(%824) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1819 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1820 = "llvm.load"(%1237) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1821 = "llvm.load"(%1239) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1822 = "llvm.load"(%1241) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1827_d = "llvm.call_intrinsic"(%1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1823 = "llvm.extractvalue"(%t1827_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1824 = "llvm.extractvalue"(%t1827_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1825 = "llvm.extractvalue"(%t1827_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1826 = "llvm.extractvalue"(%t1827_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1823, %512) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1824, %1237) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1825, %1239) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1826, %1241) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1828 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1829 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1830 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1831 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1832 = "llvm.load"(%1582) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1833 = "llvm.load"(%1588) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1834 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1835 = "llvm.load"(%1255) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1836 = "llvm.load"(%1257) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1837 = "llvm.load"(%1259) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1842_d = "llvm.call_intrinsic"(%1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1838 = "llvm.extractvalue"(%t1842_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1839 = "llvm.extractvalue"(%t1842_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1840 = "llvm.extractvalue"(%t1842_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1841 = "llvm.extractvalue"(%t1842_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1838, %528) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1839, %1255) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1840, %1257) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1841, %1259) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1843 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1844 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1845 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1846 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1847 = "llvm.load"(%828) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1848 = "llvm.load"(%838) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1849 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1850 = "llvm.load"(%1273) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1851 = "llvm.load"(%1275) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1852 = "llvm.load"(%1277) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1857_d = "llvm.call_intrinsic"(%1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1853 = "llvm.extractvalue"(%t1857_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1854 = "llvm.extractvalue"(%t1857_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1855 = "llvm.extractvalue"(%t1857_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1856 = "llvm.extractvalue"(%t1857_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1853, %544) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1854, %1273) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1855, %1275) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1856, %1277) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1858 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1859 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1860 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1861 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1862 = "llvm.load"(%1614) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1863 = "llvm.load"(%1620) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1864 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1865 = "llvm.load"(%1291) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1866 = "llvm.load"(%1293) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1867 = "llvm.load"(%1295) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1872_d = "llvm.call_intrinsic"(%1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1868 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1869 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1870 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1871 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1868, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1869, %1291) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1870, %1293) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1871, %1295) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1873 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1874 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1875 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1876 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1877 = "llvm.load"(%842) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1878 = "llvm.load"(%852) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1879 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1880 = "llvm.load"(%1309) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1881 = "llvm.load"(%1311) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1882 = "llvm.load"(%1313) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1887_d = "llvm.call_intrinsic"(%1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1883 = "llvm.extractvalue"(%t1887_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1884 = "llvm.extractvalue"(%t1887_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1885 = "llvm.extractvalue"(%t1887_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1886 = "llvm.extractvalue"(%t1887_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1883, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1884, %1309) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1885, %1311) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1886, %1313) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1888 = "llvm.load"(%771) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1889 = "llvm.load"(%781) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1890 = "llvm.load"(%782) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1891 = "llvm.load"(%783) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1892 = "llvm.load"(%1646) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1893 = "llvm.load"(%1652) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1894 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1895 = "llvm.load"(%1327) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1896 = "llvm.load"(%1329) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1897 = "llvm.load"(%1331) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1902_d = "llvm.call_intrinsic"(%1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1898 = "llvm.extractvalue"(%t1902_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1899 = "llvm.extractvalue"(%t1902_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1900 = "llvm.extractvalue"(%t1902_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1901 = "llvm.extractvalue"(%t1902_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1898, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1899, %1327) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1900, %1329) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1901, %1331) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1903 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1904 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1905 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1906 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1907 = "llvm.load"(%1646) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1908 = "llvm.load"(%1652) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1909 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1910 = "llvm.load"(%1345) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1911 = "llvm.load"(%1347) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1912 = "llvm.load"(%1349) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1917_d = "llvm.call_intrinsic"(%1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1913 = "llvm.extractvalue"(%t1917_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1914 = "llvm.extractvalue"(%t1917_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1915 = "llvm.extractvalue"(%t1917_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1916 = "llvm.extractvalue"(%t1917_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1913, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1914, %1345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1915, %1347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1916, %1349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1918 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1919 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1920 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1921 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1922 = "llvm.load"(%842) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1923 = "llvm.load"(%852) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1924 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1925 = "llvm.load"(%1363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1926 = "llvm.load"(%1365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1927 = "llvm.load"(%1367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1932_d = "llvm.call_intrinsic"(%1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1928 = "llvm.extractvalue"(%t1932_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1929 = "llvm.extractvalue"(%t1932_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1930 = "llvm.extractvalue"(%t1932_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1931 = "llvm.extractvalue"(%t1932_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1928, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1929, %1363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1930, %1365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1931, %1367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1933 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1934 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1935 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1936 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1937 = "llvm.load"(%1614) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1938 = "llvm.load"(%1620) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1939 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1940 = "llvm.load"(%1381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1941 = "llvm.load"(%1383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1942 = "llvm.load"(%1385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1947_d = "llvm.call_intrinsic"(%1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1943 = "llvm.extractvalue"(%t1947_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1944 = "llvm.extractvalue"(%t1947_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1945 = "llvm.extractvalue"(%t1947_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1946 = "llvm.extractvalue"(%t1947_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1943, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1944, %1381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1945, %1383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1946, %1385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1948 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1949 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1950 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1951 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1952 = "llvm.load"(%828) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1953 = "llvm.load"(%838) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1954 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1955 = "llvm.load"(%1399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1956 = "llvm.load"(%1401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1957 = "llvm.load"(%1403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1962_d = "llvm.call_intrinsic"(%1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1958 = "llvm.extractvalue"(%t1962_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1959 = "llvm.extractvalue"(%t1962_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1960 = "llvm.extractvalue"(%t1962_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1961 = "llvm.extractvalue"(%t1962_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1958, %548) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1959, %1399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1960, %1401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1961, %1403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1963 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1964 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1965 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1966 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1967 = "llvm.load"(%1582) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1968 = "llvm.load"(%1588) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1969 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1970 = "llvm.load"(%1417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1971 = "llvm.load"(%1419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1972 = "llvm.load"(%1421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1977_d = "llvm.call_intrinsic"(%1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1973 = "llvm.extractvalue"(%t1977_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1974 = "llvm.extractvalue"(%t1977_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1975 = "llvm.extractvalue"(%t1977_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1976 = "llvm.extractvalue"(%t1977_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1973, %532) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1974, %1417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1975, %1419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1976, %1421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1978 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1979 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1980 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1981 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1982 = "llvm.load"(%814) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1983 = "llvm.load"(%824) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1984 = "llvm.load"(%516) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1985 = "llvm.load"(%1435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1986 = "llvm.load"(%1437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1987 = "llvm.load"(%1439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1992_d = "llvm.call_intrinsic"(%1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1988 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1989 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1990 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1991 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1988, %516) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1989, %1435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1990, %1437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1991, %1439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1993 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1994 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1995 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1996 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1997 = "llvm.load"(%811) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1998 = "llvm.load"(%1556) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1999 = "llvm.load"(%500) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2000 = "llvm.load"(%1453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2001 = "llvm.load"(%1455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2002 = "llvm.load"(%1457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2007_d = "llvm.call_intrinsic"(%1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2003 = "llvm.extractvalue"(%t2007_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2004 = "llvm.extractvalue"(%t2007_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2005 = "llvm.extractvalue"(%t2007_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2006 = "llvm.extractvalue"(%t2007_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2003, %500) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2004, %1453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2005, %1455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2006, %1457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2008 = "llvm.load"(%785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2009 = "llvm.load"(%795) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2010 = "llvm.load"(%796) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2011 = "llvm.load"(%797) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2012 = "llvm.load"(%800) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2013 = "llvm.load"(%810) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2014 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2015 = "llvm.load"(%1471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2016 = "llvm.load"(%1473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2017 = "llvm.load"(%1475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2022_d = "llvm.call_intrinsic"(%2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2018 = "llvm.extractvalue"(%t2022_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2019 = "llvm.extractvalue"(%t2022_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2020 = "llvm.extractvalue"(%t2022_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2021 = "llvm.extractvalue"(%t2022_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2018, %484) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2019, %1471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2020, %1473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2021, %1475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"(%1484, %737) : (i32, i32) -> ()
      }) : (i32, i32, i32, i32, i32) -> (i32, i32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2023 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2024 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2025 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2026 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2027 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2028 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2029 = "llvm.load"(%478) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2030 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2031 = "llvm.load"(%480) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2032 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2033 = "llvm.load"(%482) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2034 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2035 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2036 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2037 = "llvm.load"(%486) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2038 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2039 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2040 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2041 = "llvm.load"(%490) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2042 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2043 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2044 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2045 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2046 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2047 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2048 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2049 = "llvm.load"(%498) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2050 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2051 = "llvm.load"(%500) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2052 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2053 = "llvm.load"(%502) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2054 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2055 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2056 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2057 = "llvm.load"(%506) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2058 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2059 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2060 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2061 = "llvm.load"(%510) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2062 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2063 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2064 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2065 = "llvm.load"(%514) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2066 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2067 = "llvm.load"(%516) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2068 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2069 = "llvm.load"(%518) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2070 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2071 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2072 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2073 = "llvm.load"(%522) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2074 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2075 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2076 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2077 = "llvm.load"(%526) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2078 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2079 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2080 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2081 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2082 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2083 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2084 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2085 = "llvm.load"(%534) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2086 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2087 = "llvm.load"(%536) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2088 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2089 = "llvm.load"(%538) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2090 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2091 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2092 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2093 = "llvm.load"(%542) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2094 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2095 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2096 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2097 = "llvm.load"(%546) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2098 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2099 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2100 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2101 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2102 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2103 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2104 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2105 = "llvm.load"(%554) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2106 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2107 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2108 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2109 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2110 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2111 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2112 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2113 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2114 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2115 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2116 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2117 = "llvm.load"(%566) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2118 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2119 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2120 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2121 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2122 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2123 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2124 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2125 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2126 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2127 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2128 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2129 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2130 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2131 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2132 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2133 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2134 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2135 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2136 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2137 = "llvm.load"(%586) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2138 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2139 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2140 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2141 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2142 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2143 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2144 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2145 = "llvm.load"(%594) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2146 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2147 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2148 = "llvm.load"(%597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2149 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2150 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2151 = "vector.from_elements"(%2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
      %2152 = "arith.truncf"(%2151) : (vector<128xf32>) -> vector<128xf16>
      %2153 = "vector.extract"(%2152) {static_position = array<i64: 0>} : (vector<128xf16>) -> f16
      %2154 = "vector.extract"(%2152) {static_position = array<i64: 1>} : (vector<128xf16>) -> f16
      %2155 = "vector.extract"(%2152) {static_position = array<i64: 2>} : (vector<128xf16>) -> f16
      %2156 = "vector.extract"(%2152) {static_position = array<i64: 3>} : (vector<128xf16>) -> f16
      %2157 = "vector.extract"(%2152) {static_position = array<i64: 4>} : (vector<128xf16>) -> f16
      %2158 = "vector.extract"(%2152) {static_position = array<i64: 5>} : (vector<128xf16>) -> f16
      %2159 = "vector.extract"(%2152) {static_position = array<i64: 6>} : (vector<128xf16>) -> f16
      %2160 = "vector.extract"(%2152) {static_position = array<i64: 7>} : (vector<128xf16>) -> f16
      %2161 = "vector.extract"(%2152) {static_position = array<i64: 8>} : (vector<128xf16>) -> f16
      %2162 = "vector.extract"(%2152) {static_position = array<i64: 9>} : (vector<128xf16>) -> f16
      %2163 = "vector.extract"(%2152) {static_position = array<i64: 10>} : (vector<128xf16>) -> f16
      %2164 = "vector.extract"(%2152) {static_position = array<i64: 11>} : (vector<128xf16>) -> f16
      %2165 = "vector.extract"(%2152) {static_position = array<i64: 12>} : (vector<128xf16>) -> f16
      %2166 = "vector.extract"(%2152) {static_position = array<i64: 13>} : (vector<128xf16>) -> f16
      %2167 = "vector.extract"(%2152) {static_position = array<i64: 14>} : (vector<128xf16>) -> f16
      %2168 = "vector.extract"(%2152) {static_position = array<i64: 15>} : (vector<128xf16>) -> f16
      %2169 = "vector.extract"(%2152) {static_position = array<i64: 16>} : (vector<128xf16>) -> f16
      %2170 = "vector.extract"(%2152) {static_position = array<i64: 17>} : (vector<128xf16>) -> f16
      %2171 = "vector.extract"(%2152) {static_position = array<i64: 18>} : (vector<128xf16>) -> f16
      %2172 = "vector.extract"(%2152) {static_position = array<i64: 19>} : (vector<128xf16>) -> f16
      %2173 = "vector.extract"(%2152) {static_position = array<i64: 20>} : (vector<128xf16>) -> f16
      %2174 = "vector.extract"(%2152) {static_position = array<i64: 21>} : (vector<128xf16>) -> f16
      %2175 = "vector.extract"(%2152) {static_position = array<i64: 22>} : (vector<128xf16>) -> f16
      %2176 = "vector.extract"(%2152) {static_position = array<i64: 23>} : (vector<128xf16>) -> f16
      %2177 = "vector.extract"(%2152) {static_position = array<i64: 24>} : (vector<128xf16>) -> f16
      %2178 = "vector.extract"(%2152) {static_position = array<i64: 25>} : (vector<128xf16>) -> f16
      %2179 = "vector.extract"(%2152) {static_position = array<i64: 26>} : (vector<128xf16>) -> f16
      %2180 = "vector.extract"(%2152) {static_position = array<i64: 27>} : (vector<128xf16>) -> f16
      %2181 = "vector.extract"(%2152) {static_position = array<i64: 28>} : (vector<128xf16>) -> f16
      %2182 = "vector.extract"(%2152) {static_position = array<i64: 29>} : (vector<128xf16>) -> f16
      %2183 = "vector.extract"(%2152) {static_position = array<i64: 30>} : (vector<128xf16>) -> f16
      %2184 = "vector.extract"(%2152) {static_position = array<i64: 31>} : (vector<128xf16>) -> f16
      %2185 = "vector.extract"(%2152) {static_position = array<i64: 32>} : (vector<128xf16>) -> f16
      %2186 = "vector.extract"(%2152) {static_position = array<i64: 33>} : (vector<128xf16>) -> f16
      %2187 = "vector.extract"(%2152) {static_position = array<i64: 34>} : (vector<128xf16>) -> f16
      %2188 = "vector.extract"(%2152) {static_position = array<i64: 35>} : (vector<128xf16>) -> f16
      %2189 = "vector.extract"(%2152) {static_position = array<i64: 36>} : (vector<128xf16>) -> f16
      %2190 = "vector.extract"(%2152) {static_position = array<i64: 37>} : (vector<128xf16>) -> f16
      %2191 = "vector.extract"(%2152) {static_position = array<i64: 38>} : (vector<128xf16>) -> f16
      %2192 = "vector.extract"(%2152) {static_position = array<i64: 39>} : (vector<128xf16>) -> f16
      %2193 = "vector.extract"(%2152) {static_position = array<i64: 40>} : (vector<128xf16>) -> f16
      %2194 = "vector.extract"(%2152) {static_position = array<i64: 41>} : (vector<128xf16>) -> f16
      %2195 = "vector.extract"(%2152) {static_position = array<i64: 42>} : (vector<128xf16>) -> f16
      %2196 = "vector.extract"(%2152) {static_position = array<i64: 43>} : (vector<128xf16>) -> f16
      %2197 = "vector.extract"(%2152) {static_position = array<i64: 44>} : (vector<128xf16>) -> f16
      %2198 = "vector.extract"(%2152) {static_position = array<i64: 45>} : (vector<128xf16>) -> f16
      %2199 = "vector.extract"(%2152) {static_position = array<i64: 46>} : (vector<128xf16>) -> f16
      %2200 = "vector.extract"(%2152) {static_position = array<i64: 47>} : (vector<128xf16>) -> f16
      %2201 = "vector.extract"(%2152) {static_position = array<i64: 48>} : (vector<128xf16>) -> f16
      %2202 = "vector.extract"(%2152) {static_position = array<i64: 49>} : (vector<128xf16>) -> f16
      %2203 = "vector.extract"(%2152) {static_position = array<i64: 50>} : (vector<128xf16>) -> f16
      %2204 = "vector.extract"(%2152) {static_position = array<i64: 51>} : (vector<128xf16>) -> f16
      %2205 = "vector.extract"(%2152) {static_position = array<i64: 52>} : (vector<128xf16>) -> f16
      %2206 = "vector.extract"(%2152) {static_position = array<i64: 53>} : (vector<128xf16>) -> f16
      %2207 = "vector.extract"(%2152) {static_position = array<i64: 54>} : (vector<128xf16>) -> f16
      %2208 = "vector.extract"(%2152) {static_position = array<i64: 55>} : (vector<128xf16>) -> f16
      %2209 = "vector.extract"(%2152) {static_position = array<i64: 56>} : (vector<128xf16>) -> f16
      %2210 = "vector.extract"(%2152) {static_position = array<i64: 57>} : (vector<128xf16>) -> f16
      %2211 = "vector.extract"(%2152) {static_position = array<i64: 58>} : (vector<128xf16>) -> f16
      %2212 = "vector.extract"(%2152) {static_position = array<i64: 59>} : (vector<128xf16>) -> f16
      %2213 = "vector.extract"(%2152) {static_position = array<i64: 60>} : (vector<128xf16>) -> f16
      %2214 = "vector.extract"(%2152) {static_position = array<i64: 61>} : (vector<128xf16>) -> f16
      %2215 = "vector.extract"(%2152) {static_position = array<i64: 62>} : (vector<128xf16>) -> f16
      %2216 = "vector.extract"(%2152) {static_position = array<i64: 63>} : (vector<128xf16>) -> f16
      %2217 = "vector.extract"(%2152) {static_position = array<i64: 64>} : (vector<128xf16>) -> f16
      %2218 = "vector.extract"(%2152) {static_position = array<i64: 65>} : (vector<128xf16>) -> f16
      %2219 = "vector.extract"(%2152) {static_position = array<i64: 66>} : (vector<128xf16>) -> f16
      %2220 = "vector.extract"(%2152) {static_position = array<i64: 67>} : (vector<128xf16>) -> f16
      %2221 = "vector.extract"(%2152) {static_position = array<i64: 68>} : (vector<128xf16>) -> f16
      %2222 = "vector.extract"(%2152) {static_position = array<i64: 69>} : (vector<128xf16>) -> f16
      %2223 = "vector.extract"(%2152) {static_position = array<i64: 70>} : (vector<128xf16>) -> f16
      %2224 = "vector.extract"(%2152) {static_position = array<i64: 71>} : (vector<128xf16>) -> f16
      %2225 = "vector.extract"(%2152) {static_position = array<i64: 72>} : (vector<128xf16>) -> f16
      %2226 = "vector.extract"(%2152) {static_position = array<i64: 73>} : (vector<128xf16>) -> f16
      %2227 = "vector.extract"(%2152) {static_position = array<i64: 74>} : (vector<128xf16>) -> f16
      %2228 = "vector.extract"(%2152) {static_position = array<i64: 75>} : (vector<128xf16>) -> f16
      %2229 = "vector.extract"(%2152) {static_position = array<i64: 76>} : (vector<128xf16>) -> f16
      %2230 = "vector.extract"(%2152) {static_position = array<i64: 77>} : (vector<128xf16>) -> f16
      %2231 = "vector.extract"(%2152) {static_position = array<i64: 78>} : (vector<128xf16>) -> f16
      %2232 = "vector.extract"(%2152) {static_position = array<i64: 79>} : (vector<128xf16>) -> f16
      %2233 = "vector.extract"(%2152) {static_position = array<i64: 80>} : (vector<128xf16>) -> f16
      %2234 = "vector.extract"(%2152) {static_position = array<i64: 81>} : (vector<128xf16>) -> f16
      %2235 = "vector.extract"(%2152) {static_position = array<i64: 82>} : (vector<128xf16>) -> f16
      %2236 = "vector.extract"(%2152) {static_position = array<i64: 83>} : (vector<128xf16>) -> f16
      %2237 = "vector.extract"(%2152) {static_position = array<i64: 84>} : (vector<128xf16>) -> f16
      %2238 = "vector.extract"(%2152) {static_position = array<i64: 85>} : (vector<128xf16>) -> f16
      %2239 = "vector.extract"(%2152) {static_position = array<i64: 86>} : (vector<128xf16>) -> f16
      %2240 = "vector.extract"(%2152) {static_position = array<i64: 87>} : (vector<128xf16>) -> f16
      %2241 = "vector.extract"(%2152) {static_position = array<i64: 88>} : (vector<128xf16>) -> f16
      %2242 = "vector.extract"(%2152) {static_position = array<i64: 89>} : (vector<128xf16>) -> f16
      %2243 = "vector.extract"(%2152) {static_position = array<i64: 90>} : (vector<128xf16>) -> f16
      %2244 = "vector.extract"(%2152) {static_position = array<i64: 91>} : (vector<128xf16>) -> f16
      %2245 = "vector.extract"(%2152) {static_position = array<i64: 92>} : (vector<128xf16>) -> f16
      %2246 = "vector.extract"(%2152) {static_position = array<i64: 93>} : (vector<128xf16>) -> f16
      %2247 = "vector.extract"(%2152) {static_position = array<i64: 94>} : (vector<128xf16>) -> f16
      %2248 = "vector.extract"(%2152) {static_position = array<i64: 95>} : (vector<128xf16>) -> f16
      %2249 = "vector.extract"(%2152) {static_position = array<i64: 96>} : (vector<128xf16>) -> f16
      %2250 = "vector.extract"(%2152) {static_position = array<i64: 97>} : (vector<128xf16>) -> f16
      %2251 = "vector.extract"(%2152) {static_position = array<i64: 98>} : (vector<128xf16>) -> f16
      %2252 = "vector.extract"(%2152) {static_position = array<i64: 99>} : (vector<128xf16>) -> f16
      %2253 = "vector.extract"(%2152) {static_position = array<i64: 100>} : (vector<128xf16>) -> f16
      %2254 = "vector.extract"(%2152) {static_position = array<i64: 101>} : (vector<128xf16>) -> f16
      %2255 = "vector.extract"(%2152) {static_position = array<i64: 102>} : (vector<128xf16>) -> f16
      %2256 = "vector.extract"(%2152) {static_position = array<i64: 103>} : (vector<128xf16>) -> f16
      %2257 = "vector.extract"(%2152) {static_position = array<i64: 104>} : (vector<128xf16>) -> f16
      %2258 = "vector.extract"(%2152) {static_position = array<i64: 105>} : (vector<128xf16>) -> f16
      %2259 = "vector.extract"(%2152) {static_position = array<i64: 106>} : (vector<128xf16>) -> f16
      %2260 = "vector.extract"(%2152) {static_position = array<i64: 107>} : (vector<128xf16>) -> f16
      %2261 = "vector.extract"(%2152) {static_position = array<i64: 108>} : (vector<128xf16>) -> f16
      %2262 = "vector.extract"(%2152) {static_position = array<i64: 109>} : (vector<128xf16>) -> f16
      %2263 = "vector.extract"(%2152) {static_position = array<i64: 110>} : (vector<128xf16>) -> f16
      %2264 = "vector.extract"(%2152) {static_position = array<i64: 111>} : (vector<128xf16>) -> f16
      %2265 = "vector.extract"(%2152) {static_position = array<i64: 112>} : (vector<128xf16>) -> f16
      %2266 = "vector.extract"(%2152) {static_position = array<i64: 113>} : (vector<128xf16>) -> f16
      %2267 = "vector.extract"(%2152) {static_position = array<i64: 114>} : (vector<128xf16>) -> f16
      %2268 = "vector.extract"(%2152) {static_position = array<i64: 115>} : (vector<128xf16>) -> f16
      %2269 = "vector.extract"(%2152) {static_position = array<i64: 116>} : (vector<128xf16>) -> f16
      %2270 = "vector.extract"(%2152) {static_position = array<i64: 117>} : (vector<128xf16>) -> f16
      %2271 = "vector.extract"(%2152) {static_position = array<i64: 118>} : (vector<128xf16>) -> f16
      %2272 = "vector.extract"(%2152) {static_position = array<i64: 119>} : (vector<128xf16>) -> f16
      %2273 = "vector.extract"(%2152) {static_position = array<i64: 120>} : (vector<128xf16>) -> f16
      %2274 = "vector.extract"(%2152) {static_position = array<i64: 121>} : (vector<128xf16>) -> f16
      %2275 = "vector.extract"(%2152) {static_position = array<i64: 122>} : (vector<128xf16>) -> f16
      %2276 = "vector.extract"(%2152) {static_position = array<i64: 123>} : (vector<128xf16>) -> f16
      %2277 = "vector.extract"(%2152) {static_position = array<i64: 124>} : (vector<128xf16>) -> f16
      %2278 = "vector.extract"(%2152) {static_position = array<i64: 125>} : (vector<128xf16>) -> f16
      %2279 = "vector.extract"(%2152) {static_position = array<i64: 126>} : (vector<128xf16>) -> f16
      %2280 = "vector.extract"(%2152) {static_position = array<i64: 127>} : (vector<128xf16>) -> f16
      "llvm.store"(%2153, %24) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2281 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 1>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2154, %2281) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2282 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2155, %2282) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2283 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 3>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2156, %2283) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2284 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2157, %2284) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2285 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 5>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2158, %2285) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2286 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2159, %2286) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2287 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 7>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2160, %2287) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2288 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2161, %2288) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2289 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 9>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2162, %2289) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2290 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 10>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2163, %2290) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2291 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 11>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2164, %2291) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2292 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2165, %2292) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2293 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 13>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2166, %2293) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2294 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 14>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2167, %2294) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2295 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 15>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2168, %2295) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2296 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2169, %2296) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2297 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 17>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2170, %2297) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2298 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 18>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2171, %2298) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2299 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 19>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2172, %2299) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2300 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2173, %2300) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2301 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 21>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2174, %2301) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2302 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 22>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2175, %2302) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2303 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 23>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2176, %2303) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2304 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2177, %2304) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2305 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 25>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2178, %2305) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2306 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 26>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2179, %2306) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2307 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 27>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2180, %2307) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2308 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2181, %2308) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2309 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 29>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2182, %2309) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2310 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 30>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2183, %2310) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2311 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 31>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2184, %2311) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2312 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2185, %2312) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2313 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 33>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2186, %2313) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2314 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 34>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2187, %2314) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2315 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 35>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2188, %2315) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2316 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 36>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2189, %2316) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2317 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 37>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2190, %2317) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2318 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 38>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2191, %2318) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2319 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 39>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2192, %2319) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2320 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 40>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2193, %2320) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2321 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 41>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2194, %2321) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2322 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 42>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2195, %2322) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2323 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 43>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2196, %2323) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2324 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 44>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2197, %2324) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2325 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 45>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2198, %2325) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2326 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 46>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2199, %2326) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2327 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 47>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2200, %2327) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2328 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 48>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2201, %2328) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2329 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 49>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2202, %2329) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2330 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 50>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2203, %2330) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2331 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 51>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2204, %2331) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2332 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 52>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2205, %2332) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2333 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 53>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2206, %2333) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2334 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 54>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2207, %2334) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2335 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 55>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2208, %2335) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2336 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 56>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2209, %2336) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2337 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 57>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2210, %2337) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2338 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 58>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2211, %2338) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2339 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 59>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2212, %2339) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2340 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 60>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2213, %2340) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2341 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 61>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2214, %2341) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2342 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 62>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2215, %2342) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2343 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 63>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2216, %2343) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2344 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2217, %2344) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2345 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 65>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2218, %2345) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2346 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 66>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2219, %2346) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2347 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 67>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2220, %2347) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2348 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 68>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2221, %2348) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2349 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 69>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2222, %2349) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2350 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 70>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2223, %2350) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2351 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 71>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2224, %2351) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2352 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 72>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2225, %2352) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2353 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 73>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2226, %2353) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2354 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 74>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2227, %2354) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2355 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 75>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2228, %2355) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2356 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 76>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2229, %2356) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2357 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 77>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2230, %2357) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2358 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 78>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2231, %2358) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2359 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 79>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2232, %2359) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2360 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 80>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2233, %2360) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2361 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 81>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2234, %2361) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2362 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 82>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2235, %2362) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2363 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 83>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2236, %2363) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2364 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 84>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2237, %2364) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2365 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 85>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2238, %2365) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2366 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 86>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2239, %2366) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2367 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 87>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2240, %2367) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2368 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 88>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2241, %2368) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2369 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 89>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2242, %2369) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2370 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 90>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2243, %2370) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2371 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 91>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2244, %2371) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2372 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 92>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2245, %2372) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2373 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 93>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2246, %2373) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2374 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 94>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2247, %2374) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2375 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 95>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2248, %2375) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2376 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 96>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2249, %2376) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2377 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 97>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2250, %2377) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2378 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 98>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2251, %2378) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2379 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 99>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2252, %2379) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2380 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 100>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2253, %2380) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2381 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 101>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2254, %2381) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2382 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 102>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2255, %2382) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2383 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 103>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2256, %2383) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2384 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 104>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2257, %2384) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2385 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 105>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2258, %2385) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2386 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 106>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2259, %2386) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2387 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 107>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2260, %2387) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2388 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 108>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2261, %2388) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2389 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 109>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2262, %2389) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2390 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 110>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2263, %2390) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2391 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 111>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2264, %2391) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2392 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 112>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2265, %2392) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2393 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 113>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2266, %2393) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2394 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 114>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2267, %2394) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2395 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 115>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2268, %2395) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2396 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 116>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2269, %2396) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2397 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 117>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2270, %2397) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2398 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 118>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2271, %2398) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2399 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 119>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2272, %2399) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2400 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2273, %2400) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2401 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 121>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2274, %2401) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2402 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 122>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2275, %2402) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2403 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 123>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2276, %2403) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2404 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 124>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2277, %2404) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2405 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 125>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2278, %2405) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2406 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 126>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2279, %2406) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2407 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 127>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2280, %2407) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2408 = "arith.muli"(%318, %110) : (i32, i32) -> i32
      %2409 = "arith.addi"(%319, %2408) : (i32, i32) -> i32
      %2410 = "arith.muli"(%312, %158) : (i32, i32) -> i32
      %2411 = "arith.addi"(%2409, %339) : (i32, i32) -> i32
      %2412 = "llvm.getelementptr"(%82, %2410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2413 = "llvm.load"(%24) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2414 = "llvm.load"(%2281) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2415 = "llvm.load"(%2296) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2416 = "llvm.load"(%2297) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2417 = "llvm.load"(%2312) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2418 = "llvm.load"(%2313) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2419 = "llvm.load"(%2328) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2420 = "llvm.load"(%2329) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2421 = "llvm.load"(%2282) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2422 = "llvm.load"(%2283) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2423 = "llvm.load"(%2298) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2424 = "llvm.load"(%2299) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2425 = "llvm.load"(%2314) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2426 = "llvm.load"(%2315) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2427 = "llvm.load"(%2330) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2428 = "llvm.load"(%2331) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2429 = "llvm.load"(%2284) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2430 = "llvm.load"(%2285) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2431 = "llvm.load"(%2300) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2432 = "llvm.load"(%2301) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2433 = "llvm.load"(%2316) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2434 = "llvm.load"(%2317) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2435 = "llvm.load"(%2332) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2436 = "llvm.load"(%2333) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2437 = "llvm.load"(%2286) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2438 = "llvm.load"(%2287) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2439 = "llvm.load"(%2302) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2440 = "llvm.load"(%2303) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2441 = "llvm.load"(%2318) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2442 = "llvm.load"(%2319) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2443 = "llvm.load"(%2334) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2444 = "llvm.load"(%2335) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2445 = "llvm.load"(%2288) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2446 = "llvm.load"(%2289) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2447 = "llvm.load"(%2304) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2448 = "llvm.load"(%2305) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2449 = "llvm.load"(%2320) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2450 = "llvm.load"(%2321) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2451 = "llvm.load"(%2336) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2452 = "llvm.load"(%2337) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2453 = "llvm.load"(%2290) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2454 = "llvm.load"(%2291) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2455 = "llvm.load"(%2306) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2456 = "llvm.load"(%2307) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2457 = "llvm.load"(%2322) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2458 = "llvm.load"(%2323) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2459 = "llvm.load"(%2338) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2460 = "llvm.load"(%2339) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2461 = "llvm.load"(%2292) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2462 = "llvm.load"(%2293) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2463 = "llvm.load"(%2308) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2464 = "llvm.load"(%2309) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2465 = "llvm.load"(%2324) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2466 = "llvm.load"(%2325) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2467 = "llvm.load"(%2340) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2468 = "llvm.load"(%2341) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2469 = "llvm.load"(%2294) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2470 = "llvm.load"(%2295) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2471 = "llvm.load"(%2310) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2472 = "llvm.load"(%2311) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2473 = "llvm.load"(%2326) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2474 = "llvm.load"(%2327) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2475 = "llvm.load"(%2342) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2476 = "llvm.load"(%2343) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2477 = "llvm.load"(%2344) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2478 = "llvm.load"(%2345) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2479 = "llvm.load"(%2360) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2480 = "llvm.load"(%2361) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2481 = "llvm.load"(%2376) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2482 = "llvm.load"(%2377) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2483 = "llvm.load"(%2392) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2484 = "llvm.load"(%2393) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2485 = "llvm.load"(%2346) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2486 = "llvm.load"(%2347) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2487 = "llvm.load"(%2362) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2488 = "llvm.load"(%2363) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2489 = "llvm.load"(%2378) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2490 = "llvm.load"(%2379) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2491 = "llvm.load"(%2394) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2492 = "llvm.load"(%2395) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2493 = "llvm.load"(%2348) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2494 = "llvm.load"(%2349) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2495 = "llvm.load"(%2364) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2496 = "llvm.load"(%2365) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2497 = "llvm.load"(%2380) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2498 = "llvm.load"(%2381) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2499 = "llvm.load"(%2396) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2500 = "llvm.load"(%2397) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2501 = "llvm.load"(%2350) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2502 = "llvm.load"(%2351) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2503 = "llvm.load"(%2366) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2504 = "llvm.load"(%2367) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2505 = "llvm.load"(%2382) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2506 = "llvm.load"(%2383) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2507 = "llvm.load"(%2398) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2508 = "llvm.load"(%2399) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2509 = "llvm.load"(%2352) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2510 = "llvm.load"(%2353) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2511 = "llvm.load"(%2368) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2512 = "llvm.load"(%2369) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2513 = "llvm.load"(%2384) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2514 = "llvm.load"(%2385) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2515 = "llvm.load"(%2400) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2516 = "llvm.load"(%2401) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2517 = "llvm.load"(%2354) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2518 = "llvm.load"(%2355) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2519 = "llvm.load"(%2370) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2520 = "llvm.load"(%2371) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2521 = "llvm.load"(%2386) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2522 = "llvm.load"(%2387) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2523 = "llvm.load"(%2402) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2524 = "llvm.load"(%2403) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2525 = "llvm.load"(%2356) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2526 = "llvm.load"(%2357) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2527 = "llvm.load"(%2372) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2528 = "llvm.load"(%2373) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2529 = "llvm.load"(%2388) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2530 = "llvm.load"(%2389) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2531 = "llvm.load"(%2404) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2532 = "llvm.load"(%2405) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2533 = "llvm.load"(%2358) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2534 = "llvm.load"(%2359) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2535 = "llvm.load"(%2374) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2536 = "llvm.load"(%2375) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2537 = "llvm.load"(%2390) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2538 = "llvm.load"(%2391) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2539 = "llvm.load"(%2406) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2540 = "llvm.load"(%2407) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2541 = "arith.constant"() {value = 448 : i32} : () -> i32
      %2542 = "arith.andi"(%2411, %2541) : (i32, i32) -> i32
      %2543 = "arith.shrui"(%2542, %148) : (i32, i32) -> i32
      %2544 = "arith.xori"(%2411, %2543) : (i32, i32) -> i32
      %2545 = "llvm.getelementptr"(%2412, %2544) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2546 = "vector.from_elements"(%2413, %2414) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2546, %2545) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2547 = "arith.addi"(%2411, %155) : (i32, i32) -> i32
      %2548 = "arith.andi"(%2547, %2541) : (i32, i32) -> i32
      %2549 = "arith.shrui"(%2548, %148) : (i32, i32) -> i32
      %2550 = "arith.xori"(%2547, %2549) : (i32, i32) -> i32
      %2551 = "llvm.getelementptr"(%2412, %2550) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2552 = "vector.from_elements"(%2415, %2416) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2552, %2551) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2553 = "arith.addi"(%2411, %60) : (i32, i32) -> i32
      %2554 = "arith.andi"(%2553, %2541) : (i32, i32) -> i32
      %2555 = "arith.shrui"(%2554, %148) : (i32, i32) -> i32
      %2556 = "arith.xori"(%2553, %2555) : (i32, i32) -> i32
      %2557 = "llvm.getelementptr"(%2412, %2556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2558 = "vector.from_elements"(%2417, %2418) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2558, %2557) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2559 = "arith.constant"() {value = 48 : i32} : () -> i32
      %2560 = "arith.addi"(%2411, %2559) : (i32, i32) -> i32
      %2561 = "arith.andi"(%2560, %2541) : (i32, i32) -> i32
      %2562 = "arith.shrui"(%2561, %148) : (i32, i32) -> i32
      %2563 = "arith.xori"(%2560, %2562) : (i32, i32) -> i32
      %2564 = "llvm.getelementptr"(%2412, %2563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2565 = "vector.from_elements"(%2419, %2420) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2565, %2564) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2566 = "arith.addi"(%2544, %322) : (i32, i32) -> i32
      %2567 = "llvm.getelementptr"(%2412, %2566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2568 = "vector.from_elements"(%2421, %2422) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2568, %2567) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2569 = "arith.addi"(%2550, %322) : (i32, i32) -> i32
      %2570 = "llvm.getelementptr"(%2412, %2569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2571 = "vector.from_elements"(%2423, %2424) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2571, %2570) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2572 = "arith.addi"(%2556, %322) : (i32, i32) -> i32
      %2573 = "llvm.getelementptr"(%2412, %2572) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2574 = "vector.from_elements"(%2425, %2426) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2574, %2573) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2575 = "arith.addi"(%2563, %322) : (i32, i32) -> i32
      %2576 = "llvm.getelementptr"(%2412, %2575) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2577 = "vector.from_elements"(%2427, %2428) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2577, %2576) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2578 = "arith.addi"(%2544, %170) : (i32, i32) -> i32
      %2579 = "llvm.getelementptr"(%2412, %2578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2580 = "vector.from_elements"(%2429, %2430) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2580, %2579) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2581 = "arith.addi"(%2550, %170) : (i32, i32) -> i32
      %2582 = "llvm.getelementptr"(%2412, %2581) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2583 = "vector.from_elements"(%2431, %2432) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2583, %2582) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2584 = "arith.addi"(%2556, %170) : (i32, i32) -> i32
      %2585 = "llvm.getelementptr"(%2412, %2584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2586 = "vector.from_elements"(%2433, %2434) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2586, %2585) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2587 = "arith.addi"(%2563, %170) : (i32, i32) -> i32
      %2588 = "llvm.getelementptr"(%2412, %2587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2589 = "vector.from_elements"(%2435, %2436) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2589, %2588) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2590 = "arith.constant"() {value = 2560 : i32} : () -> i32
      %2591 = "arith.addi"(%2544, %2590) : (i32, i32) -> i32
      %2592 = "llvm.getelementptr"(%2412, %2591) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2593 = "vector.from_elements"(%2437, %2438) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2593, %2592) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2594 = "arith.addi"(%2550, %2590) : (i32, i32) -> i32
      %2595 = "llvm.getelementptr"(%2412, %2594) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2596 = "vector.from_elements"(%2439, %2440) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2596, %2595) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2597 = "arith.addi"(%2556, %2590) : (i32, i32) -> i32
      %2598 = "llvm.getelementptr"(%2412, %2597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2599 = "vector.from_elements"(%2441, %2442) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2599, %2598) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2600 = "arith.addi"(%2563, %2590) : (i32, i32) -> i32
      %2601 = "llvm.getelementptr"(%2412, %2600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2602 = "vector.from_elements"(%2443, %2444) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2602, %2601) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2603 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %2604 = "arith.addi"(%2544, %2603) : (i32, i32) -> i32
      %2605 = "llvm.getelementptr"(%2412, %2604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2606 = "vector.from_elements"(%2445, %2446) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2606, %2605) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2607 = "arith.addi"(%2550, %2603) : (i32, i32) -> i32
      %2608 = "llvm.getelementptr"(%2412, %2607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2609 = "vector.from_elements"(%2447, %2448) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2609, %2608) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2610 = "arith.addi"(%2556, %2603) : (i32, i32) -> i32
      %2611 = "llvm.getelementptr"(%2412, %2610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2612 = "vector.from_elements"(%2449, %2450) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2612, %2611) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2613 = "arith.addi"(%2563, %2603) : (i32, i32) -> i32
      %2614 = "llvm.getelementptr"(%2412, %2613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2615 = "vector.from_elements"(%2451, %2452) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2615, %2614) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2616 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %2617 = "arith.addi"(%2544, %2616) : (i32, i32) -> i32
      %2618 = "llvm.getelementptr"(%2412, %2617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2619 = "vector.from_elements"(%2453, %2454) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2619, %2618) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2620 = "arith.addi"(%2550, %2616) : (i32, i32) -> i32
      %2621 = "llvm.getelementptr"(%2412, %2620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2622 = "vector.from_elements"(%2455, %2456) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2622, %2621) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2623 = "arith.addi"(%2556, %2616) : (i32, i32) -> i32
      %2624 = "llvm.getelementptr"(%2412, %2623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2625 = "vector.from_elements"(%2457, %2458) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2625, %2624) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2626 = "arith.addi"(%2563, %2616) : (i32, i32) -> i32
      %2627 = "llvm.getelementptr"(%2412, %2626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2628 = "vector.from_elements"(%2459, %2460) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2628, %2627) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2629 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %2630 = "arith.addi"(%2544, %2629) : (i32, i32) -> i32
      %2631 = "llvm.getelementptr"(%2412, %2630) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2632 = "vector.from_elements"(%2461, %2462) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2632, %2631) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2633 = "arith.addi"(%2550, %2629) : (i32, i32) -> i32
      %2634 = "llvm.getelementptr"(%2412, %2633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2635 = "vector.from_elements"(%2463, %2464) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2635, %2634) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2636 = "arith.addi"(%2556, %2629) : (i32, i32) -> i32
      %2637 = "llvm.getelementptr"(%2412, %2636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2638 = "vector.from_elements"(%2465, %2466) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2638, %2637) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2639 = "arith.addi"(%2563, %2629) : (i32, i32) -> i32
      %2640 = "llvm.getelementptr"(%2412, %2639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2641 = "vector.from_elements"(%2467, %2468) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2641, %2640) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2642 = "arith.constant"() {value = 6656 : i32} : () -> i32
      %2643 = "arith.addi"(%2544, %2642) : (i32, i32) -> i32
      %2644 = "llvm.getelementptr"(%2412, %2643) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2645 = "vector.from_elements"(%2469, %2470) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2645, %2644) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2646 = "arith.addi"(%2550, %2642) : (i32, i32) -> i32
      %2647 = "llvm.getelementptr"(%2412, %2646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2648 = "vector.from_elements"(%2471, %2472) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2648, %2647) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2649 = "arith.addi"(%2556, %2642) : (i32, i32) -> i32
      %2650 = "llvm.getelementptr"(%2412, %2649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2651 = "vector.from_elements"(%2473, %2474) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2651, %2650) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2652 = "arith.addi"(%2563, %2642) : (i32, i32) -> i32
      %2653 = "llvm.getelementptr"(%2412, %2652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2654 = "vector.from_elements"(%2475, %2476) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2654, %2653) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2655 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %2656 = "arith.addi"(%2544, %2655) : (i32, i32) -> i32
      %2657 = "llvm.getelementptr"(%2412, %2656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2658 = "vector.from_elements"(%2477, %2478) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2658, %2657) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2659 = "arith.addi"(%2550, %2655) : (i32, i32) -> i32
      %2660 = "llvm.getelementptr"(%2412, %2659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2661 = "vector.from_elements"(%2479, %2480) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2661, %2660) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2662 = "arith.addi"(%2556, %2655) : (i32, i32) -> i32
      %2663 = "llvm.getelementptr"(%2412, %2662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2664 = "vector.from_elements"(%2481, %2482) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2664, %2663) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2665 = "arith.addi"(%2563, %2655) : (i32, i32) -> i32
      %2666 = "llvm.getelementptr"(%2412, %2665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2667 = "vector.from_elements"(%2483, %2484) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2667, %2666) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2668 = "arith.constant"() {value = 8704 : i32} : () -> i32
      %2669 = "arith.addi"(%2544, %2668) : (i32, i32) -> i32
      %2670 = "llvm.getelementptr"(%2412, %2669) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2671 = "vector.from_elements"(%2485, %2486) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2671, %2670) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2672 = "arith.addi"(%2550, %2668) : (i32, i32) -> i32
      %2673 = "llvm.getelementptr"(%2412, %2672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2674 = "vector.from_elements"(%2487, %2488) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2674, %2673) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2675 = "arith.addi"(%2556, %2668) : (i32, i32) -> i32
      %2676 = "llvm.getelementptr"(%2412, %2675) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2677 = "vector.from_elements"(%2489, %2490) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2677, %2676) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2678 = "arith.addi"(%2563, %2668) : (i32, i32) -> i32
      %2679 = "llvm.getelementptr"(%2412, %2678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2680 = "vector.from_elements"(%2491, %2492) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2680, %2679) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2681 = "arith.constant"() {value = 10240 : i32} : () -> i32
      %2682 = "arith.addi"(%2544, %2681) : (i32, i32) -> i32
      %2683 = "llvm.getelementptr"(%2412, %2682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2684 = "vector.from_elements"(%2493, %2494) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2684, %2683) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2685 = "arith.addi"(%2550, %2681) : (i32, i32) -> i32
      %2686 = "llvm.getelementptr"(%2412, %2685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2687 = "vector.from_elements"(%2495, %2496) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2687, %2686) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2688 = "arith.addi"(%2556, %2681) : (i32, i32) -> i32
      %2689 = "llvm.getelementptr"(%2412, %2688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2690 = "vector.from_elements"(%2497, %2498) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2690, %2689) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2691 = "arith.addi"(%2563, %2681) : (i32, i32) -> i32
      %2692 = "llvm.getelementptr"(%2412, %2691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2693 = "vector.from_elements"(%2499, %2500) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2693, %2692) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2694 = "arith.constant"() {value = 10752 : i32} : () -> i32
      %2695 = "arith.addi"(%2544, %2694) : (i32, i32) -> i32
      %2696 = "llvm.getelementptr"(%2412, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2697 = "vector.from_elements"(%2501, %2502) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2697, %2696) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2698 = "arith.addi"(%2550, %2694) : (i32, i32) -> i32
      %2699 = "llvm.getelementptr"(%2412, %2698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2700 = "vector.from_elements"(%2503, %2504) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2700, %2699) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2701 = "arith.addi"(%2556, %2694) : (i32, i32) -> i32
      %2702 = "llvm.getelementptr"(%2412, %2701) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2703 = "vector.from_elements"(%2505, %2506) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2703, %2702) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2704 = "arith.addi"(%2563, %2694) : (i32, i32) -> i32
      %2705 = "llvm.getelementptr"(%2412, %2704) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2706 = "vector.from_elements"(%2507, %2508) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2706, %2705) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2707 = "arith.constant"() {value = 12288 : i32} : () -> i32
      %2708 = "arith.addi"(%2544, %2707) : (i32, i32) -> i32
      %2709 = "llvm.getelementptr"(%2412, %2708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2710 = "vector.from_elements"(%2509, %2510) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2710, %2709) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2711 = "arith.addi"(%2550, %2707) : (i32, i32) -> i32
      %2712 = "llvm.getelementptr"(%2412, %2711) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2713 = "vector.from_elements"(%2511, %2512) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2713, %2712) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2714 = "arith.addi"(%2556, %2707) : (i32, i32) -> i32
      %2715 = "llvm.getelementptr"(%2412, %2714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2716 = "vector.from_elements"(%2513, %2514) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2716, %2715) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2717 = "arith.addi"(%2563, %2707) : (i32, i32) -> i32
      %2718 = "llvm.getelementptr"(%2412, %2717) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2719 = "vector.from_elements"(%2515, %2516) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2719, %2718) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2720 = "arith.constant"() {value = 12800 : i32} : () -> i32
      %2721 = "arith.addi"(%2544, %2720) : (i32, i32) -> i32
      %2722 = "llvm.getelementptr"(%2412, %2721) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2723 = "vector.from_elements"(%2517, %2518) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2723, %2722) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2724 = "arith.addi"(%2550, %2720) : (i32, i32) -> i32
      %2725 = "llvm.getelementptr"(%2412, %2724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2726 = "vector.from_elements"(%2519, %2520) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2726, %2725) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2727 = "arith.addi"(%2556, %2720) : (i32, i32) -> i32
      %2728 = "llvm.getelementptr"(%2412, %2727) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2729 = "vector.from_elements"(%2521, %2522) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2729, %2728) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2730 = "arith.addi"(%2563, %2720) : (i32, i32) -> i32
      %2731 = "llvm.getelementptr"(%2412, %2730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2732 = "vector.from_elements"(%2523, %2524) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2732, %2731) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2733 = "arith.constant"() {value = 14336 : i32} : () -> i32
      %2734 = "arith.addi"(%2544, %2733) : (i32, i32) -> i32
      %2735 = "llvm.getelementptr"(%2412, %2734) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2736 = "vector.from_elements"(%2525, %2526) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2736, %2735) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2737 = "arith.addi"(%2550, %2733) : (i32, i32) -> i32
      %2738 = "llvm.getelementptr"(%2412, %2737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2739 = "vector.from_elements"(%2527, %2528) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2739, %2738) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2740 = "arith.addi"(%2556, %2733) : (i32, i32) -> i32
      %2741 = "llvm.getelementptr"(%2412, %2740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2742 = "vector.from_elements"(%2529, %2530) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2742, %2741) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2743 = "arith.addi"(%2563, %2733) : (i32, i32) -> i32
      %2744 = "llvm.getelementptr"(%2412, %2743) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2745 = "vector.from_elements"(%2531, %2532) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2745, %2744) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2746 = "arith.constant"() {value = 14848 : i32} : () -> i32
      %2747 = "arith.addi"(%2544, %2746) : (i32, i32) -> i32
      %2748 = "llvm.getelementptr"(%2412, %2747) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2749 = "vector.from_elements"(%2533, %2534) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2749, %2748) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2750 = "arith.addi"(%2550, %2746) : (i32, i32) -> i32
      %2751 = "llvm.getelementptr"(%2412, %2750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2752 = "vector.from_elements"(%2535, %2536) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2752, %2751) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2753 = "arith.addi"(%2556, %2746) : (i32, i32) -> i32
      %2754 = "llvm.getelementptr"(%2412, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2755 = "vector.from_elements"(%2537, %2538) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2755, %2754) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2756 = "arith.addi"(%2563, %2746) : (i32, i32) -> i32
      %2757 = "llvm.getelementptr"(%2412, %2756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2758 = "vector.from_elements"(%2539, %2540) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2758, %2757) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2759 = "arith.remui"(%600, %37) : (i32, i32) -> i32
      %2760 = "arith.divui"(%600, %37) : (i32, i32) -> i32
      %2761 = "arith.muli"(%2759, %37) : (i32, i32) -> i32
      %2762 = "arith.muli"(%2760, %2655) : (i32, i32) -> i32
      %2763 = "arith.addi"(%2761, %2762) : (i32, i32) -> i32
      %2764 = "arith.muli"(%601, %110) : (i32, i32) -> i32
      %2765 = "arith.addi"(%2763, %2764) : (i32, i32) -> i32
      %2766 = "arith.muli"(%600, %37) : (i32, i32) -> i32
      %2767 = "arith.extsi"(%601) : (i32) -> i64
      %2768 = "arith.muli"(%2767, %8) : (i64, i64) -> i64
      %2769 = "arith.extsi"(%2766) : (i32) -> i64
      %2770 = "arith.addi"(%2769, %2768) : (i64, i64) -> i64
      %2771 = "llvm.getelementptr"(%74, %2770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %2772 = "arith.addi"(%80, %601) : (i32, i32) -> i32
      %2773 = "arith.addi"(%81, %2766) : (i32, i32) -> i32
      %2774 = "arith.cmpi"(%2772, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2775 = "arith.cmpi"(%2773, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2776 = "arith.andi"(%2774, %2775) : (i1, i1) -> i1
      "scf.if"(%2776) ({
        %2777 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2778 = "arith.shrui"(%2777, %148) : (i32, i32) -> i32
        %2779 = "arith.xori"(%2765, %2778) : (i32, i32) -> i32
        %2780 = "llvm.getelementptr"(%82, %2779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2781 = "llvm.load"(%2780) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2782 = "vector.extract"(%2781) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2783 = "vector.extract"(%2781) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2784 = "vector.extract"(%2781) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2785 = "vector.extract"(%2781) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2786 = "vector.extract"(%2781) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2787 = "vector.extract"(%2781) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2788 = "vector.extract"(%2781) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2789 = "vector.extract"(%2781) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2781, %2771) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2790 = "arith.addi"(%2772, %37) : (i32, i32) -> i32
      %2791 = "arith.cmpi"(%2790, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2792 = "arith.andi"(%2791, %2775) : (i1, i1) -> i1
      "scf.if"(%2792) ({
        %2793 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 512>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2794 = "llvm.getelementptr"(%2771, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2795 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2796 = "arith.shrui"(%2795, %148) : (i32, i32) -> i32
        %2797 = "arith.xori"(%2765, %2796) : (i32, i32) -> i32
        %2798 = "llvm.getelementptr"(%2793, %2797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2799 = "llvm.load"(%2798) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2800 = "vector.extract"(%2799) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2801 = "vector.extract"(%2799) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2802 = "vector.extract"(%2799) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2803 = "vector.extract"(%2799) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2804 = "vector.extract"(%2799) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2805 = "vector.extract"(%2799) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2806 = "vector.extract"(%2799) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2807 = "vector.extract"(%2799) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2799, %2794) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2808 = "arith.addi"(%2772, %155) : (i32, i32) -> i32
      %2809 = "arith.cmpi"(%2808, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2810 = "arith.andi"(%2809, %2775) : (i1, i1) -> i1
      "scf.if"(%2810) ({
        %2811 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2812 = "arith.muli"(%167, %332) : (i64, i64) -> i64
        %2813 = "llvm.getelementptr"(%2771, %2812) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2814 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2815 = "arith.shrui"(%2814, %148) : (i32, i32) -> i32
        %2816 = "arith.xori"(%2765, %2815) : (i32, i32) -> i32
        %2817 = "llvm.getelementptr"(%2811, %2816) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2818 = "llvm.load"(%2817) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2819 = "vector.extract"(%2818) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2820 = "vector.extract"(%2818) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2821 = "vector.extract"(%2818) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2822 = "vector.extract"(%2818) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2823 = "vector.extract"(%2818) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2824 = "vector.extract"(%2818) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2825 = "vector.extract"(%2818) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2826 = "vector.extract"(%2818) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2818, %2813) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2827 = "arith.constant"() {value = 24 : i32} : () -> i32
      %2828 = "arith.addi"(%2772, %2827) : (i32, i32) -> i32
      %2829 = "arith.cmpi"(%2828, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2830 = "arith.andi"(%2829, %2775) : (i1, i1) -> i1
      "scf.if"(%2830) ({
        %2831 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1536>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2832 = "arith.muli"(%179, %332) : (i64, i64) -> i64
        %2833 = "llvm.getelementptr"(%2771, %2832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2834 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2835 = "arith.shrui"(%2834, %148) : (i32, i32) -> i32
        %2836 = "arith.xori"(%2765, %2835) : (i32, i32) -> i32
        %2837 = "llvm.getelementptr"(%2831, %2836) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2838 = "llvm.load"(%2837) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2839 = "vector.extract"(%2838) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2840 = "vector.extract"(%2838) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2841 = "vector.extract"(%2838) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2842 = "vector.extract"(%2838) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2843 = "vector.extract"(%2838) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2844 = "vector.extract"(%2838) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2845 = "vector.extract"(%2838) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2846 = "vector.extract"(%2838) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2838, %2833) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2847 = "arith.addi"(%2772, %60) : (i32, i32) -> i32
      %2848 = "arith.cmpi"(%2847, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2849 = "arith.andi"(%2848, %2775) : (i1, i1) -> i1
      "scf.if"(%2849) ({
        %2850 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2851 = "arith.constant"() {value = 4 : i64} : () -> i64
        %2852 = "arith.muli"(%2851, %332) : (i64, i64) -> i64
        %2853 = "llvm.getelementptr"(%2771, %2852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2854 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2855 = "arith.shrui"(%2854, %148) : (i32, i32) -> i32
        %2856 = "arith.xori"(%2765, %2855) : (i32, i32) -> i32
        %2857 = "llvm.getelementptr"(%2850, %2856) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2858 = "llvm.load"(%2857) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2859 = "vector.extract"(%2858) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2860 = "vector.extract"(%2858) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2861 = "vector.extract"(%2858) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2862 = "vector.extract"(%2858) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2863 = "vector.extract"(%2858) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2864 = "vector.extract"(%2858) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2865 = "vector.extract"(%2858) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2866 = "vector.extract"(%2858) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2858, %2853) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2867 = "arith.constant"() {value = 40 : i32} : () -> i32
      %2868 = "arith.addi"(%2772, %2867) : (i32, i32) -> i32
      %2869 = "arith.cmpi"(%2868, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2870 = "arith.andi"(%2869, %2775) : (i1, i1) -> i1
      "scf.if"(%2870) ({
        %2871 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 2560>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2872 = "arith.constant"() {value = 5 : i64} : () -> i64
        %2873 = "arith.muli"(%2872, %332) : (i64, i64) -> i64
        %2874 = "llvm.getelementptr"(%2771, %2873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2875 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2876 = "arith.shrui"(%2875, %148) : (i32, i32) -> i32
        %2877 = "arith.xori"(%2765, %2876) : (i32, i32) -> i32
        %2878 = "llvm.getelementptr"(%2871, %2877) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2879 = "llvm.load"(%2878) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2880 = "vector.extract"(%2879) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2881 = "vector.extract"(%2879) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2882 = "vector.extract"(%2879) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2883 = "vector.extract"(%2879) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2884 = "vector.extract"(%2879) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2885 = "vector.extract"(%2879) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2886 = "vector.extract"(%2879) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2887 = "vector.extract"(%2879) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2879, %2874) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2888 = "arith.addi"(%2772, %2559) : (i32, i32) -> i32
      %2889 = "arith.cmpi"(%2888, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2890 = "arith.andi"(%2889, %2775) : (i1, i1) -> i1
      "scf.if"(%2890) ({
        %2891 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2892 = "arith.constant"() {value = 6 : i64} : () -> i64
        %2893 = "arith.muli"(%2892, %332) : (i64, i64) -> i64
        %2894 = "llvm.getelementptr"(%2771, %2893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2895 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2896 = "arith.shrui"(%2895, %148) : (i32, i32) -> i32
        %2897 = "arith.xori"(%2765, %2896) : (i32, i32) -> i32
        %2898 = "llvm.getelementptr"(%2891, %2897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2899 = "llvm.load"(%2898) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2900 = "vector.extract"(%2899) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2901 = "vector.extract"(%2899) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2902 = "vector.extract"(%2899) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2903 = "vector.extract"(%2899) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2904 = "vector.extract"(%2899) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2905 = "vector.extract"(%2899) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2906 = "vector.extract"(%2899) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2907 = "vector.extract"(%2899) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2899, %2894) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2908 = "arith.constant"() {value = 56 : i32} : () -> i32
      %2909 = "arith.addi"(%2772, %2908) : (i32, i32) -> i32
      %2910 = "arith.cmpi"(%2909, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2911 = "arith.andi"(%2910, %2775) : (i1, i1) -> i1
      "scf.if"(%2911) ({
        %2912 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 3584>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2913 = "arith.constant"() {value = 7 : i64} : () -> i64
        %2914 = "arith.muli"(%2913, %332) : (i64, i64) -> i64
        %2915 = "llvm.getelementptr"(%2771, %2914) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2916 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2917 = "arith.shrui"(%2916, %148) : (i32, i32) -> i32
        %2918 = "arith.xori"(%2765, %2917) : (i32, i32) -> i32
        %2919 = "llvm.getelementptr"(%2912, %2918) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2920 = "llvm.load"(%2919) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2921 = "vector.extract"(%2920) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2922 = "vector.extract"(%2920) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2923 = "vector.extract"(%2920) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2924 = "vector.extract"(%2920) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2925 = "vector.extract"(%2920) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2926 = "vector.extract"(%2920) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2927 = "vector.extract"(%2920) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2928 = "vector.extract"(%2920) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2920, %2915) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2929 = "arith.addi"(%2772, %110) : (i32, i32) -> i32
      %2930 = "arith.cmpi"(%2929, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2931 = "arith.andi"(%2930, %2775) : (i1, i1) -> i1
      "scf.if"(%2931) ({
        %2932 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2933 = "arith.muli"(%331, %332) : (i64, i64) -> i64
        %2934 = "llvm.getelementptr"(%2771, %2933) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2935 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2936 = "arith.shrui"(%2935, %148) : (i32, i32) -> i32
        %2937 = "arith.xori"(%2765, %2936) : (i32, i32) -> i32
        %2938 = "llvm.getelementptr"(%2932, %2937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2939 = "llvm.load"(%2938) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2940 = "vector.extract"(%2939) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2941 = "vector.extract"(%2939) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2942 = "vector.extract"(%2939) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2943 = "vector.extract"(%2939) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2944 = "vector.extract"(%2939) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2945 = "vector.extract"(%2939) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2946 = "vector.extract"(%2939) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2947 = "vector.extract"(%2939) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2939, %2934) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2948 = "arith.constant"() {value = 72 : i32} : () -> i32
      %2949 = "arith.addi"(%2772, %2948) : (i32, i32) -> i32
      %2950 = "arith.cmpi"(%2949, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2951 = "arith.andi"(%2950, %2775) : (i1, i1) -> i1
      "scf.if"(%2951) ({
        %2952 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 4608>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2953 = "arith.constant"() {value = 9 : i64} : () -> i64
        %2954 = "arith.muli"(%2953, %332) : (i64, i64) -> i64
        %2955 = "llvm.getelementptr"(%2771, %2954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2956 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2957 = "arith.shrui"(%2956, %148) : (i32, i32) -> i32
        %2958 = "arith.xori"(%2765, %2957) : (i32, i32) -> i32
        %2959 = "llvm.getelementptr"(%2952, %2958) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2960 = "llvm.load"(%2959) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2961 = "vector.extract"(%2960) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2962 = "vector.extract"(%2960) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2963 = "vector.extract"(%2960) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2964 = "vector.extract"(%2960) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2965 = "vector.extract"(%2960) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2966 = "vector.extract"(%2960) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2967 = "vector.extract"(%2960) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2968 = "vector.extract"(%2960) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2960, %2955) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2969 = "arith.constant"() {value = 80 : i32} : () -> i32
      %2970 = "arith.addi"(%2772, %2969) : (i32, i32) -> i32
      %2971 = "arith.cmpi"(%2970, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2972 = "arith.andi"(%2971, %2775) : (i1, i1) -> i1
      "scf.if"(%2972) ({
        %2973 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2974 = "arith.constant"() {value = 10 : i64} : () -> i64
        %2975 = "arith.muli"(%2974, %332) : (i64, i64) -> i64
        %2976 = "llvm.getelementptr"(%2771, %2975) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2977 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2978 = "arith.shrui"(%2977, %148) : (i32, i32) -> i32
        %2979 = "arith.xori"(%2765, %2978) : (i32, i32) -> i32
        %2980 = "llvm.getelementptr"(%2973, %2979) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2981 = "llvm.load"(%2980) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %2982 = "vector.extract"(%2981) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %2983 = "vector.extract"(%2981) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %2984 = "vector.extract"(%2981) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %2985 = "vector.extract"(%2981) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %2986 = "vector.extract"(%2981) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %2987 = "vector.extract"(%2981) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %2988 = "vector.extract"(%2981) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %2989 = "vector.extract"(%2981) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%2981, %2976) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2990 = "arith.constant"() {value = 88 : i32} : () -> i32
      %2991 = "arith.addi"(%2772, %2990) : (i32, i32) -> i32
      %2992 = "arith.cmpi"(%2991, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2993 = "arith.andi"(%2992, %2775) : (i1, i1) -> i1
      "scf.if"(%2993) ({
        %2994 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 5632>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2995 = "arith.constant"() {value = 11 : i64} : () -> i64
        %2996 = "arith.muli"(%2995, %332) : (i64, i64) -> i64
        %2997 = "llvm.getelementptr"(%2771, %2996) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2998 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %2999 = "arith.shrui"(%2998, %148) : (i32, i32) -> i32
        %3000 = "arith.xori"(%2765, %2999) : (i32, i32) -> i32
        %3001 = "llvm.getelementptr"(%2994, %3000) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3002 = "llvm.load"(%3001) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3003 = "vector.extract"(%3002) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3004 = "vector.extract"(%3002) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3005 = "vector.extract"(%3002) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3006 = "vector.extract"(%3002) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3007 = "vector.extract"(%3002) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3008 = "vector.extract"(%3002) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3009 = "vector.extract"(%3002) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3010 = "vector.extract"(%3002) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3002, %2997) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3011 = "arith.addi"(%2772, %115) : (i32, i32) -> i32
      %3012 = "arith.cmpi"(%3011, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3013 = "arith.andi"(%3012, %2775) : (i1, i1) -> i1
      "scf.if"(%3013) ({
        %3014 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3015 = "arith.constant"() {value = 12 : i64} : () -> i64
        %3016 = "arith.muli"(%3015, %332) : (i64, i64) -> i64
        %3017 = "llvm.getelementptr"(%2771, %3016) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3018 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %3019 = "arith.shrui"(%3018, %148) : (i32, i32) -> i32
        %3020 = "arith.xori"(%2765, %3019) : (i32, i32) -> i32
        %3021 = "llvm.getelementptr"(%3014, %3020) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3022 = "llvm.load"(%3021) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3023 = "vector.extract"(%3022) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3024 = "vector.extract"(%3022) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3025 = "vector.extract"(%3022) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3026 = "vector.extract"(%3022) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3027 = "vector.extract"(%3022) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3028 = "vector.extract"(%3022) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3029 = "vector.extract"(%3022) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3030 = "vector.extract"(%3022) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3022, %3017) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3031 = "arith.constant"() {value = 104 : i32} : () -> i32
      %3032 = "arith.addi"(%2772, %3031) : (i32, i32) -> i32
      %3033 = "arith.cmpi"(%3032, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3034 = "arith.andi"(%3033, %2775) : (i1, i1) -> i1
      "scf.if"(%3034) ({
        %3035 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 6656>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3036 = "arith.constant"() {value = 13 : i64} : () -> i64
        %3037 = "arith.muli"(%3036, %332) : (i64, i64) -> i64
        %3038 = "llvm.getelementptr"(%2771, %3037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3039 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %3040 = "arith.shrui"(%3039, %148) : (i32, i32) -> i32
        %3041 = "arith.xori"(%2765, %3040) : (i32, i32) -> i32
        %3042 = "llvm.getelementptr"(%3035, %3041) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3043 = "llvm.load"(%3042) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3044 = "vector.extract"(%3043) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3045 = "vector.extract"(%3043) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3046 = "vector.extract"(%3043) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3047 = "vector.extract"(%3043) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3048 = "vector.extract"(%3043) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3049 = "vector.extract"(%3043) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3050 = "vector.extract"(%3043) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3051 = "vector.extract"(%3043) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3043, %3038) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3052 = "arith.constant"() {value = 112 : i32} : () -> i32
      %3053 = "arith.addi"(%2772, %3052) : (i32, i32) -> i32
      %3054 = "arith.cmpi"(%3053, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3055 = "arith.andi"(%3054, %2775) : (i1, i1) -> i1
      "scf.if"(%3055) ({
        %3056 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3057 = "arith.constant"() {value = 14 : i64} : () -> i64
        %3058 = "arith.muli"(%3057, %332) : (i64, i64) -> i64
        %3059 = "llvm.getelementptr"(%2771, %3058) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3060 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %3061 = "arith.shrui"(%3060, %148) : (i32, i32) -> i32
        %3062 = "arith.xori"(%2765, %3061) : (i32, i32) -> i32
        %3063 = "llvm.getelementptr"(%3056, %3062) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3064 = "llvm.load"(%3063) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3065 = "vector.extract"(%3064) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3066 = "vector.extract"(%3064) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3067 = "vector.extract"(%3064) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3068 = "vector.extract"(%3064) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3069 = "vector.extract"(%3064) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3070 = "vector.extract"(%3064) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3071 = "vector.extract"(%3064) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3072 = "vector.extract"(%3064) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3064, %3059) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3073 = "arith.constant"() {value = 120 : i32} : () -> i32
      %3074 = "arith.addi"(%2772, %3073) : (i32, i32) -> i32
      %3075 = "arith.cmpi"(%3074, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3076 = "arith.andi"(%3075, %2775) : (i1, i1) -> i1
      "scf.if"(%3076) ({
        %3077 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 7680>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3078 = "arith.constant"() {value = 15 : i64} : () -> i64
        %3079 = "arith.muli"(%3078, %332) : (i64, i64) -> i64
        %3080 = "llvm.getelementptr"(%2771, %3079) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3081 = "arith.andi"(%2765, %2541) : (i32, i32) -> i32
        %3082 = "arith.shrui"(%3081, %148) : (i32, i32) -> i32
        %3083 = "arith.xori"(%2765, %3082) : (i32, i32) -> i32
        %3084 = "llvm.getelementptr"(%3077, %3083) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3085 = "llvm.load"(%3084) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3086 = "vector.extract"(%3085) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3087 = "vector.extract"(%3085) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3088 = "vector.extract"(%3085) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3089 = "vector.extract"(%3085) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3090 = "vector.extract"(%3085) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3091 = "vector.extract"(%3085) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3092 = "vector.extract"(%3085) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3093 = "vector.extract"(%3085) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3085, %3080) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
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
